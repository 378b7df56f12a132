/* Finds how much memory is available. The kernel gives an estimate for the machine. Containers and
 * batch systems limit a job to much less by control groups, and a job that exceeds such a limit is
 * killed without a message. */
#include "executor/devices/cpu/cpu_memory.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
  PATH_BYTES = 4096,
  LINE_BYTES = 4096
};

/* Where a control group's memory limit and usage are found. Control groups of version 1 and version
 * 2 have different names for these files. */
typedef struct group_files {
  const char *mount, *limit, *usage;
  const char *cache; /* key in memory.stat of page cache that the kernel drops if memory is short */
} group_files;

static const group_files version_1 = {"/sys/fs/cgroup/memory", "memory.limit_in_bytes",
                                      "memory.usage_in_bytes", "total_inactive_file"};
static const group_files version_2 = {"/sys/fs/cgroup", "memory.max", "memory.current",
                                      "inactive_file"};

/* Reads the number after `key` in the first line of the file that begins with `key`. If `key` is
 * empty, reads the number at the start of the first line. */
static bool read_number(const char *path, const char *key, uint64_t *out_number) {
  FILE *file = fopen(path, "re");
  if (!file)
    return false;
  char line[LINE_BYTES];
  bool found = false;
  size_t length = strlen(key);
  while (!found && fgets(line, sizeof line, file))
    if (strncmp(line, key, length) == 0 &&
        (length == 0 || line[length] == ' ' || line[length] == ':'))
      found = sscanf(line + length + (line[length] == ':'), "%" SCNu64, out_number) == 1;
  fclose(file);
  return found;
}

static bool read_group_number(const char *root, const group_files *files, const char *group,
                              const char *name, const char *key, uint64_t *out_number) {
  char path[PATH_BYTES];
  int length = snprintf(path, sizeof path, "%s%s%s/%s", root, files->mount, group, name);
  return length > 0 && (size_t)length < sizeof path && read_number(path, key, out_number);
}

/* Returns the smallest number of bytes that `group` and its ancestors still allow. Overwrites
 * `group`: it is cut to the parent's path again and again. */
static uint64_t group_available(const char *root, const group_files *files, char *group) {
  uint64_t least = UINT64_MAX;
  for (;;) {
    size_t length = strlen(group);
    if (length > 0 && group[length - 1] == '/')
      group[length - 1] = 0;
    uint64_t limit, usage, cache = 0;
    if (read_group_number(root, files, group, files->limit, "", &limit) &&
        read_group_number(root, files, group, files->usage, "", &usage)) {
      read_group_number(root, files, group, "memory.stat", files->cache, &cache);
      usage = usage > cache ? usage - cache : 0;
      uint64_t left = limit > usage ? limit - usage : 0;
      least = left < least ? left : least;
    }
    char *slash = strrchr(group, '/');
    if (!slash)
      return least;
    *slash = 0;
  }
}

uint64_t sr_memory_available(const char *root) {
  char path[PATH_BYTES], line[LINE_BYTES];
  uint64_t available = 0;
  snprintf(path, sizeof path, "%s/proc/meminfo", root);
  if (!read_number(path, "MemAvailable", &available))
    return 0;
  available *= 1024;

  snprintf(path, sizeof path, "%s/proc/self/cgroup", root);
  FILE *file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    /* A line is "number:controllers:path". Version 2 has no controllers. */
    char *controllers = strchr(line, ':');
    char *group = controllers ? strchr(controllers + 1, ':') : NULL;
    if (!group)
      continue;
    *group++ = 0;
    controllers++;
    uint64_t left = UINT64_MAX;
    if (*controllers == 0)
      left = group_available(root, &version_2, group);
    else if (strcmp(controllers, "memory") == 0)
      left = group_available(root, &version_1, group);
    available = left < available ? left : available;
  }
  if (file)
    fclose(file);
  return available;
}

uint64_t sr_memory_address_space(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return UINT64_MAX;
  uint64_t pages = 0;
  /* the first number is the count of mapped pages */
  if (!read_number("/proc/self/statm", "", &pages))
    return 0;
  uint64_t used = pages * (uint64_t)sysconf(_SC_PAGESIZE);
  return limit.rlim_cur > used ? limit.rlim_cur - used : 0;
}
