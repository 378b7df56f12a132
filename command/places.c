#include "command/places.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

/* How long the path is up to its last name, which begins there, and up to that name's end. */
static size_t find_name(const char *path, size_t *out_end) {
  size_t end = strlen(path);
  while (end > 1 && path[end - 1] == '/')
    end--;
  *out_end = end;
  while (end > 0 && path[end - 1] != '/')
    end--;
  return end;
}

const char *sr_folder_of(sr_arena *arena, const char *path) {
  size_t end, start = find_name(path, &end);
  return start ? sr_arena_string(arena, path, start) : ".";
}

const char *sr_name_of(sr_arena *arena, const char *path) {
  size_t end, start = find_name(path, &end);
  return sr_arena_string(arena, path + start, end - start);
}

const char *sr_result_path(sr_arena *arena, const char *folder, int index, bool gather) {
  return sr_arena_printf(arena, "%s/result%d.%s", folder, index, gather ? "npy" : "zarr");
}

/* What stands where a result belongs. */
typedef enum found_kind {
  FOUND_NOTHING,
  FOUND_RESULT, /* a .npy file, a Zarr array, or an empty folder: a run may have left it */
  FOUND_OTHER,  /* a person's: not ours to replace */
} found_kind;

static found_kind look_at(sr_arena *arena, const char *path, bool gather) {
  struct stat info;
  if (lstat(path, &info) != 0)
    return FOUND_NOTHING;
  if (gather)
    return S_ISREG(info.st_mode) ? FOUND_RESULT : FOUND_OTHER;
  if (!S_ISDIR(info.st_mode))
    return FOUND_OTHER;
  bool is_array = access(sr_arena_printf(arena, "%s/zarr.json", path), F_OK) == 0 ||
                  access(sr_arena_printf(arena, "%s/.zarray", path), F_OK) == 0;
  return is_array || sr_file_directory_is_empty(path) ? FOUND_RESULT : FOUND_OTHER;
}

spmdrun_status sr_places_check(sr_arena *arena, const char *directory, int count, bool gather,
                               const char **out_reason) {
  for (int i = 0; i < count; i++) {
    const char *path = sr_result_path(arena, directory, i, gather);
    if (look_at(arena, path, gather) == FOUND_OTHER) {
      *out_reason =
          sr_arena_printf(arena,
                          "%s: it is there and is not a %s, so it is not replaced; remove "
                          "it or choose another directory",
                          path, gather ? "file" : "Zarr array");
      return SPMDRUN_INVALID;
    }
  }
  return SPMDRUN_OK;
}

static spmdrun_status fail(sr_arena *arena, const char *path, const char *what,
                           const char **out_reason) {
  *out_reason = sr_arena_printf(arena, "%s: cannot %s: %s", path, what, strerror(errno));
  return SPMDRUN_IO;
}

/* Takes result<first> and those that follow it, in one form, out of `directory`; what a person put
 * there stays. */
static spmdrun_status retire(sr_arena *arena, const char *directory, const char *partial, int first,
                             bool gather, const char **out_reason) {
  for (int i = first;; i++) {
    const char *path = sr_result_path(arena, directory, i, gather);
    found_kind found = look_at(arena, path, gather);
    if (found == FOUND_NOTHING)
      return SPMDRUN_OK;
    if (found == FOUND_RESULT && rename(path, sr_result_path(arena, partial, i, gather)) != 0 &&
        errno != ENOENT)
      return fail(arena, path, "take the result of an earlier run away", out_reason);
  }
}

spmdrun_status sr_places_fill(sr_arena *arena, const char *directory, const char *partial,
                              int count, bool gather, const char **out_reason) {
  for (int i = 0; i < count; i++) {
    const char *to = sr_result_path(arena, directory, i, gather);
    if (!sr_file_replace(sr_result_path(arena, partial, i, gather), to))
      return fail(arena, to, "put the result in place", out_reason);
  }
  /* Of an earlier run: results that this one has not, and all in the other form, for nobody could
   * tell which of two files with one number is the newer. */
  spmdrun_status status = retire(arena, directory, partial, count, gather, out_reason);
  if (status == SPMDRUN_OK)
    status = retire(arena, directory, partial, 0, !gather, out_reason);
  return status;
}
