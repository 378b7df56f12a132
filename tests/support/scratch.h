/* A directory for the test, empty at first and removed at the end. */
#ifndef SR_TESTS_SUPPORT_SCRATCH_H
#define SR_TESTS_SUPPORT_SCRATCH_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <fcntl.h>

#include "base/file.h"

typedef struct scratch {
  char path[256];
} scratch;

/* Creates it below $TMPDIR or /tmp. Ends the test if that fails. */
static inline void scratch_init(scratch *place) {
  const char *base = getenv("TMPDIR");
  /* mkdtemp replaces the last six characters. */
  int length = snprintf(place->path, sizeof place->path - 7, "%s/spmdrun-test-",
                        base && *base ? base : "/tmp");
  memset(place->path + length, 'X', 6);
  place->path[length + 6] = '\0';
  if (!mkdtemp(place->path)) {
    perror(place->path);
    exit(1);
  }
}

static inline void scratch_deinit(const scratch *place) {
  sr_file_tree_remove(AT_FDCWD, place->path);
}

/* Returns how many names a directory has. That of /proc/self/fd also counts the call's own file. */
static inline int scratch_count_names(const char *directory) {
  DIR *stream = opendir(directory);
  int count = 0;
  while (stream && sr_file_next_name(stream))
    count++;
  if (stream)
    closedir(stream);
  return count;
}

/* "<scratch>/<name>", in one of eight buffers that calls reuse in turn. */
static inline const char *scratch_path(const scratch *place, const char *name) {
  static char paths[8][1024];
  static unsigned next;
  char *path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", place->path, name);
  return path;
}

#endif
