/*
 * A reader marks an entry as used and then reads it (directory.c); here an entry is looked at once
 * more directly before it goes. A reader that marked it between these two has it open: what is open
 * stays readable on a disk of this machine, and a network file system tells the reader that the
 * file is gone, which is a miss.
 */
#include "cache/evict.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "cache/count.h"

typedef struct candidate {
  char name[SR_ENTRY_NAME_BYTES];
  uint64_t bytes;
  struct timespec used;
} candidate;

typedef struct candidates {
  candidate *items;
  size_t count, room;
  uint64_t bytes;
} candidates;

static bool add(candidates *all, const char *name, const struct stat *found) {
  if (all->count == all->room) {
    size_t room = all->room ? 2 * all->room : 256;
    candidate *items = realloc(all->items, room * sizeof *items);
    if (!items)
      return false;
    all->items = items;
    all->room = room;
  }
  candidate *item = &all->items[all->count++];
  memcpy(item->name, name, sizeof item->name);
  item->bytes = (uint64_t)found->st_size;
  item->used = found->st_mtim;
  all->bytes += item->bytes;
  return true;
}

static bool collect(int directory, candidates *all) {
  DIR *stream = sr_file_directory_stream(directory);
  if (!stream)
    return false;
  bool good = true;
  for (struct dirent *file; good && (file = readdir(stream)) != NULL;) {
    struct stat found;
    if (sr_is_entry_name(file->d_name) &&
        fstatat(directory, file->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISREG(found.st_mode))
      good = add(all, file->d_name, &found);
  }
  closedir(stream);
  return good;
}

static int by_use(const void *left, const void *right) {
  const candidate *a = left, *b = right;
  if (a->used.tv_sec != b->used.tv_sec)
    return a->used.tv_sec < b->used.tv_sec ? -1 : 1;
  if (a->used.tv_nsec != b->used.tv_nsec)
    return a->used.tv_nsec < b->used.tv_nsec ? -1 : 1;
  return strcmp(a->name, b->name);
}

/*
 * Times ahead of now: of uses since, when they are near; else a client's clock set them, they say
 * nothing of what is being read, and such an entry only goes after all others.
 */
static bool may_be_read(struct timespec used, struct timespec now) {
  return llabs((long long)used.tv_sec - (long long)now.tv_sec) <= SR_EVICT_GRACE_SECONDS;
}

/* True if it is gone. It is opened to be looked at: a network file system asks its server when a
 * file is opened, and may answer from memory when one asks for its state alone. */
static bool remove_unused(int directory, const char *name, struct timespec now) {
  int file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0)
    return errno == ENOENT || errno == ESTALE;
  struct stat found;
  bool known = fstat(file, &found) == 0;
  close(file);
  if (!known || may_be_read(found.st_mtim, now))
    return false;
  bool gone = unlinkat(directory, name, 0) == 0 || errno == ENOENT;
  if (gone)
    sr_count_forget(directory, name);
  return gone;
}

static void shrink(const sr_ctx *log, int directory, const char *place, candidates *all,
                   uint64_t limit, struct timespec now) {
  const uint64_t before = all->bytes, goal = limit / 100 * SR_EVICT_GOAL_PERCENT;
  size_t removed = 0;
  qsort(all->items, all->count, sizeof *all->items, by_use);
  for (size_t i = 0; i < all->count && all->bytes > goal; i++) {
    const candidate *item = &all->items[i];
    if (may_be_read(item->used, now) || !remove_unused(directory, item->name, now))
      continue;
    all->bytes -= item->bytes;
    removed++;
  }
  sr_log_line(
      log, SR_LOG_CACHE, SR_LOG_INFO,
      "cache %s: %llu KiB, and %llu KiB are the limit: %zu of %zu entries evicted, %llu KiB "
      "are left%s",
      place, (unsigned long long)before / 1024, (unsigned long long)limit / 1024, removed,
      all->count, (unsigned long long)all->bytes / 1024,
      all->bytes > limit ? "; the others were used within the last minute" : "");
}

void sr_evict(const sr_ctx *log, int directory, const char *place, uint64_t limit,
              struct timespec now) {
  if (limit == 0)
    return;
  candidates all = {0};
  if (!collect(directory, &all))
    sr_log_line(log, SR_LOG_CACHE, SR_LOG_DEBUG, "cache %s: not looked whether it is full: %s",
                place, strerror(errno));
  else if (all.bytes > limit)
    shrink(log, directory, place, &all, limit, now);
  free(all.items);
}
