#include "saves/folder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/random.h"
#include "saves/lock.h"

#define SAVE_PREFIX   "save-"
#define HIDDEN_PREFIX ".spmdrun-save-"

const char *sr_save_name(int64_t step, char out_name[SR_SAVE_NAME_BYTES]) {
  snprintf(out_name, SR_SAVE_NAME_BYTES, SAVE_PREFIX "%lld", (long long)step);
  return out_name;
}

const char *sr_save_array_name(int32_t index, char out_name[SR_SAVE_NAME_BYTES]) {
  snprintf(out_name, SR_SAVE_NAME_BYTES, "state%d", (int)index);
  return out_name;
}

bool sr_save_hidden_name(char out_name[SR_SAVE_HIDDEN_BYTES]) {
  uint64_t random;
  if (!sr_random_bytes(&random, sizeof random))
    return false;
  snprintf(out_name, SR_SAVE_HIDDEN_BYTES, HIDDEN_PREFIX "%016llx", (unsigned long long)random);
  return true;
}

/* Returns the step in the name of a save, or -1. Only names that sr_save_name makes are taken. */
static int64_t step_of(const char *name) {
  char again[SR_SAVE_NAME_BYTES];
  if (strncmp(name, SAVE_PREFIX, sizeof SAVE_PREFIX - 1) != 0)
    return -1;
  errno = 0;
  int64_t step = strtoll(name + sizeof SAVE_PREFIX - 1, NULL, 10);
  return step >= 0 && step <= SR_SAVE_MOST_STEP && strcmp(sr_save_name(step, again), name) == 0
             ? step
             : -1;
}

static sr_status fail(sr_ctx *ctx, const char *path, const char *what) {
  return sr_fail(ctx, SR_ERR_IO, "%s: %s: %s", path, what, strerror(errno));
}

/* ---- the directory --------------------------------------------------------------------------- */

/* Makes a directory, and brings its name to the disk. */
static void make_directory(const char *path) {
  if (mkdir(path, 0777) == 0)
    sr_file_sync_name(path);
}

/* Makes the directory `path` and its parents. A failure shows when the directory is opened. */
static void make_directories(const char *path) {
  char part[PATH_MAX];
  if (snprintf(part, sizeof part, "%s", path) >= PATH_MAX)
    return;
  for (char *slash = strchr(part + strspn(part, "/"), '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    make_directory(part);
    *slash = '/';
  }
  make_directory(part);
}

/* True if the directory is empty but for hidden files, or has saves or a lock. The user may have
 * named a directory of other files by mistake. */
static bool is_for_saves(int directory) {
  DIR *stream = sr_file_directory_stream(directory);
  bool empty = true, found = false;
  for (const char *name; stream && (name = sr_file_next_name(stream)) != NULL;) {
    empty = empty && name[0] == '.';
    found = found || strcmp(name, SR_STATE_LOCK_NAME) == 0 || step_of(name) >= 0;
  }
  if (stream)
    closedir(stream);
  return empty || found;
}

sr_status sr_state_open(sr_ctx *ctx, const char *path, int *out_directory) {
  make_directories(path);
  *out_directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (*out_directory < 0)
    return fail(ctx, path, "the state directory can be neither opened nor made");
  if (is_for_saves(*out_directory))
    return SR_OK;
  close(*out_directory);
  *out_directory = -1;
  return sr_fail(ctx, SR_ERR_INVALID,
                 "%s: it holds other files and no saves, so no state is saved there; choose a new "
                 "or an empty directory",
                 path);
}

static int later_first(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (y > x) - (y < x);
}

/* Reads the steps to its end, or until memory runs out. Returns false with errno set. */
static bool read_steps(DIR *stream, int64_t **out_steps, size_t *out_count) {
  size_t capacity = 0;
  for (const char *name; (name = sr_file_next_name(stream)) != NULL;) {
    int64_t step = step_of(name);
    if (step < 0)
      continue;
    if (*out_count == capacity) {
      capacity = capacity ? 2 * capacity : 16;
      int64_t *steps = realloc(*out_steps, capacity * sizeof *steps);
      if (!steps) {
        errno = ENOMEM;
        return false;
      }
      *out_steps = steps;
    }
    (*out_steps)[(*out_count)++] = step;
  }
  return errno == 0;
}

sr_status sr_state_list(sr_ctx *ctx, const char *path, int directory, int64_t **out_steps,
                        size_t *out_count) {
  *out_steps = NULL;
  *out_count = 0;
  DIR *stream = sr_file_directory_stream(directory);
  bool good = stream && read_steps(stream, out_steps, out_count);
  int error = errno;
  if (stream)
    closedir(stream);
  if (good && *out_count)
    qsort(*out_steps, *out_count, sizeof **out_steps, later_first);
  if (good)
    return SR_OK;
  free(*out_steps);
  *out_steps = NULL;
  *out_count = 0;
  return error == ENOMEM ? sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path)
                         : sr_fail(ctx, SR_ERR_IO, "%s: the state directory cannot be read: %s",
                                   path, strerror(error));
}

void sr_state_sweep(int directory, const char *but) {
  DIR *stream = sr_file_directory_stream(directory);
  for (const char *name; stream && (name = sr_file_next_name(stream)) != NULL;)
    if (strncmp(name, HIDDEN_PREFIX, sizeof HIDDEN_PREFIX - 1) == 0 &&
        !(but && strcmp(name, but) == 0))
      sr_file_tree_remove(directory, name);
  if (stream)
    closedir(stream);
}

/* Takes the save's name away first, so that it is never half there. */
static void remove_save(int directory, int64_t step) {
  char name[SR_SAVE_NAME_BYTES], hidden[SR_SAVE_HIDDEN_BYTES];
  if (sr_save_hidden_name(hidden) &&
      renameat(directory, sr_save_name(step, name), directory, hidden) == 0)
    sr_file_tree_remove(directory, hidden);
}

static bool is_among(int64_t step, const int64_t *steps, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (steps[i] == step)
      return true;
  return false;
}

/* Removes those of the listed saves that sr_state_prune does not keep. */
static void prune(int directory, const int64_t *steps, size_t count, int64_t newest, int keep,
                  const int64_t *damaged, size_t damaged_count) {
  for (size_t i = 0; i < count; i++) {
    bool whole = steps[i] == newest || !is_among(steps[i], damaged, damaged_count);
    if (steps[i] > newest || !whole || keep-- <= 0)
      remove_save(directory, steps[i]);
  }
}

void sr_state_prune(const char *path, int directory, int64_t newest, int keep,
                    const int64_t *damaged, size_t damaged_count) {
  sr_ctx quiet = {0};
  int64_t *steps;
  size_t count;
  if (sr_state_list(&quiet, path, directory, &steps, &count) == SR_OK)
    prune(directory, steps, count, newest, keep, damaged, damaged_count);
  free(steps);
}
