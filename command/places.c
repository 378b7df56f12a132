#include "command/places.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

/* Finds the last name of a path: returns where it begins, and its end in `*out_end`. */
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

/* The kinds of files at a result's name. */
typedef enum found_kind {
  FOUND_NOTHING,
  FOUND_RESULT, /* a .npy file, a Zarr array, or an empty folder, which a run may have left */
  FOUND_OTHER,  /* a user's file: must not be replaced */
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

/* Moves result<first>, and all results with higher numbers, out of `directory` into `partial`. Only
 * results of one format are moved: .npy if `gather`, else .zarr. A user's files stay in place. */
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
  /* Moves results of an earlier run away: those with higher numbers than this run has, and all
   * results in the other format. If there were two files for one number, it would be unclear which
   * is newer. */
  spmdrun_status status = retire(arena, directory, partial, count, gather, out_reason);
  if (status == SPMDRUN_OK)
    status = retire(arena, directory, partial, 0, !gather, out_reason);
  return status;
}
