#include "command/places.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

/* Returns the index in `path` at which its last name begins; `*out_end` is the index of its end. */
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

/* What lies at the path of a result. */
typedef enum found_kind {
  FOUND_NOTHING,
  /* a .npy file, a Zarr array, or an empty folder, as an interrupted run may leave it */
  FOUND_RESULT,
  FOUND_OTHER, /* something of the user's, which must not be replaced */
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

/* Moves old results out of `directory` into the folder `partial`: result<first>, result<first + 1>
 * and so on, up to the first number that is not there. Only results of one format are moved: .npy
 * if `gather` is true, else .zarr. What is not a result stays. */
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
  /* Removes what is left of an earlier run's results: higher numbers than this run has, and all
   * results in the other format. Otherwise one number could have two files, and nobody would know
   * which is newer. */
  spmdrun_status status = retire(arena, directory, partial, count, gather, out_reason);
  if (status == SPMDRUN_OK)
    status = retire(arena, directory, partial, 0, !gather, out_reason);
  return status;
}
