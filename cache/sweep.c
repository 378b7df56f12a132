#include "cache/sweep.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "cache/count.h"
#include "cache/lease.h"
#include "cache/name.h"

typedef char file_name[SR_ENTRY_NAME_BYTES];
_Static_assert((int)SR_COUNT_NAME_BYTES <= (int)SR_ENTRY_NAME_BYTES, "the names of hits fit, too");

/* The names of the entries and hit counters found in the directory. */
typedef struct names {
  file_name *all;
  size_t count, room;
} names;

/* Adds the name of an entry or hit counter to the list. If memory runs out, the name is dropped.
 * That does no harm, because has_entry looks for an entry in the directory, too. */
static void note(names *list, const char *name) {
  if (list->count == list->room) {
    size_t room = list->room ? 2 * list->room : 256;
    file_name *all = realloc(list->all, room * sizeof *all);
    if (!all)
      return;
    list->all = all;
    list->room = room;
  }
  memcpy(list->all[list->count++], name, strlen(name) + 1);
}

/* Removes the file if it has not changed for SR_SWEEP_SECONDS. A link or a special file is removed,
 * too, but the target of a link stays. */
static void remove_old(int directory, const char *name, int64_t now_seconds) {
  struct stat found;
  if (fstatat(directory, name, &found, AT_SYMLINK_NOFOLLOW) == 0 && !S_ISDIR(found.st_mode) &&
      (int64_t)found.st_mtime < now_seconds - SR_SWEEP_SECONDS)
    unlinkat(directory, name, 0);
}

/* ---- hits without an entry ------------------------------------------------------------------- */

static int by_name(const void *left, const void *right) {
  return strcmp(left, right);
}

static bool of_one_entry(const char *entry, const char *hits) {
  return sr_is_entry_name(entry) && memcmp(entry, hits, SR_DIGEST_HEX_BYTES - 1) == 0;
}

/* True if the directory holds the entry to which the counter `hits` belongs. Asks for the file by
 * its name, because a directory listing may miss an entry that is being replaced. */
static bool has_entry(int directory, const char *hits) {
  file_name name;
  struct stat found;
  snprintf(name, sizeof name, "%.*s%s", SR_DIGEST_HEX_BYTES - 1, hits, SR_ENTRY_SUFFIX);
  return fstatat(directory, name, &found, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT;
}

/* Removes old hit counters whose entry is gone. The list is sorted by name, so an entry stands just
 * before its hit counter: DIGEST.entry, DIGEST.hits. */
static void sweep_hits(int directory, names *list, int64_t now_seconds) {
  if (list->count)
    qsort(list->all, list->count, sizeof *list->all, by_name);
  for (size_t i = 0; i < list->count; i++)
    if (sr_is_digest_name(list->all[i], SR_COUNT_HITS_SUFFIX) &&
        !(i > 0 && of_one_entry(list->all[i - 1], list->all[i])) &&
        !has_entry(directory, list->all[i]))
      remove_old(directory, list->all[i], now_seconds);
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool is_temporary(const char *name) {
  return strncmp(name, SR_FILE_TEMPORARY_PREFIX, sizeof SR_FILE_TEMPORARY_PREFIX - 1) == 0;
}

bool sr_sweep(int directory, int64_t now_seconds, sr_sweep_visit *visit, void *user) {
  DIR *stream = sr_file_directory_stream(directory);
  if (!stream)
    return false;
  names list = {0};
  for (const char *name; (name = sr_file_next_name(stream)) != NULL;) {
    if (is_temporary(name) || sr_is_digest_name(name, SR_LEASE_SUFFIX))
      remove_old(directory, name, now_seconds);
    else if (sr_is_digest_name(name, SR_COUNT_HITS_SUFFIX))
      note(&list, name);
    else if (sr_is_entry_name(name)) {
      note(&list, name);
      if (visit)
        visit(user, name);
    }
  }
  int error = errno;
  closedir(stream);
  if (!error)
    sweep_hits(directory, &list, now_seconds);
  free(list.all);
  errno = error;
  return !error;
}
