/* Two paths count as equal here if they name the same entry of the same directory. Directories are
 * compared by device and inode, so symbolic links and mounts do not matter. Hard links to one file
 * count as different files: a result replaces only one name, and the old file keeps the other. */
#include "command/inputs.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"
#include "command/places.h"

typedef struct checking {
  sr_arena *arena;
  const sr_settings *settings;
  int count; /* number of results */
  const char **out_reason;
} checking;

/* A file that the command line names and that the run must not overwrite. */
typedef struct input {
  const char *what; /* what messages call the file: "argument 0" */
  const char *path;
  bool is_argument;
} input;

static bool same_directory(const char *path, const struct stat *directory) {
  struct stat found;
  return stat(path, &found) == 0 && S_ISDIR(found.st_mode) && found.st_dev == directory->st_dev &&
         found.st_ino == directory->st_ino;
}

/* Returns the path with all symbolic links resolved; NULL if it does not exist. */
static const char *resolve(sr_arena *arena, const char *path) {
  char resolved[PATH_MAX];
  return realpath(path, resolved) ? sr_arena_printf(arena, "%s", resolved) : NULL;
}

/* Returns the path with the symbolic links of its directory resolved. The last name stays as it is
 * and need not exist. Returns NULL if the directory does not exist. */
static const char *resolve_folder(sr_arena *arena, const char *path) {
  const char *folder = resolve(arena, sr_folder_of(arena, path));
  return folder ? sr_arena_printf(arena, "%s/%s", folder, sr_name_of(arena, path)) : NULL;
}

/* Returns the name in `directory` through which `resolved` is reached: "a" for DIRECTORY/a/b. NULL
 * if `resolved` does not lie in `directory`. */
static const char *name_within(sr_arena *arena, const char *resolved,
                               const struct stat *directory) {
  while (resolved && strcmp(resolved, "/") != 0) {
    const char *folder = sr_folder_of(arena, resolved);
    if (same_directory(folder, directory))
      return sr_name_of(arena, resolved);
    resolved = folder;
  }
  return NULL;
}

/* True if `path`, which need not exist, is the directory `outer` or lies in it. In a directory that
 * does not exist either nothing lies, but it may be the one that `path` names. */
static bool is_within(sr_arena *arena, const char *path, const char *outer) {
  struct stat directory;
  if (stat(outer, &directory) != 0) {
    const char *a = resolve_folder(arena, path), *b = resolve_folder(arena, outer);
    return a && b && strcmp(a, b) == 0;
  }
  if (!S_ISDIR(directory.st_mode))
    return false;
  const char *resolved = resolve(arena, path);
  if (!resolved)
    resolved = resolve_folder(arena, path);
  return resolved &&
         (same_directory(resolved, &directory) || name_within(arena, resolved, &directory) != NULL);
}

/* Returns the number in "result<number>.zarr" or "result<number>.npy"; -1 if `name` is neither. */
static int result_number(sr_arena *arena, const char *name) {
  int number = -1;
  if (!name || sscanf(name, "result%9d", &number) != 1 || number < 0)
    return -1;
  for (int gather = 0; gather < 2; gather++)
    if (strcmp(name, sr_name_of(arena, sr_result_path(arena, "", number, gather))) == 0)
      return number;
  return -1;
}

/* Returns i if `path` is the result file DIR/result<i> of -o DIR or lies inside it; otherwise
 * -1. */
static int result_at(const checking *of, const char *path) {
  struct stat directory;
  if (!of->settings->output || stat(of->settings->output, &directory) != 0)
    return -1;
  const char *resolved = resolve(of->arena, path);
  if (!resolved)
    resolved = resolve_folder(of->arena, path);
  return result_number(of->arena, name_within(of->arena, resolved, &directory));
}

static spmdrun_status check_output(const checking *of, const input *in) {
  const char *output = of->settings->output;
  int number = result_at(of, in->path);
  if (is_within(of->arena, output, in->path))
    *of->out_reason =
        sr_arena_printf(of->arena, "-o %s: it lies in %s, %s; choose another directory", output,
                        in->what, in->path);
  else if (number >= 0 && !in->is_argument)
    *of->out_reason = sr_arena_printf(of->arena,
                                      "%s, %s, lies where -o %s puts results, which would replace "
                                      "it; move it, or choose another directory",
                                      in->what, in->path, output);
  else if (number >= of->count)
    *of->out_reason =
        sr_arena_printf(of->arena,
                        "%s, %s, may be removed: -o %s leaves the results of this run there, "
                        "which has %d; move it, or choose another directory",
                        in->what, in->path, output, of->count);
  else
    return SPMDRUN_OK;
  return SPMDRUN_INVALID;
}

static spmdrun_status check_one(const checking *of, const input *in) {
  struct stat found;
  if (stat(in->path, &found) != 0)
    return SPMDRUN_OK; /* not a file: a number, or a missing file, which its reader will report */
  return of->settings->output ? check_output(of, in) : SPMDRUN_OK;
}

spmdrun_status sr_inputs_check(sr_arena *arena, const sr_settings *settings, int count,
                               const char **out_reason) {
  const checking of = {arena, settings, count, out_reason};
  const sr_words *words = &settings->words, *expect = &settings->expect;
  spmdrun_status status = SPMDRUN_OK;
  for (size_t i = 0; i < words->count && status == SPMDRUN_OK; i++) {
    const char *what = i ? sr_arena_printf(arena, "argument %zu", i - 1) : "the program";
    status = check_one(&of, &(input){what, words->items[i], i > 0});
  }
  for (size_t i = 0; i < settings->input.count && status == SPMDRUN_OK; i++)
    status = check_one(
        &of, &(input){sr_arena_printf(arena, "input %zu", i), settings->input.items[i], false});
  for (size_t i = 0; i < expect->count && status == SPMDRUN_OK; i++)
    status = check_one(&of, &(input){"the reference of --expect", expect->items[i], false});
  if (settings->state && settings->output && status == SPMDRUN_OK) /* it may be made later */
    status = check_output(&of, &(input){"the state directory", settings->state, false});
  const char *const reports[][2] = {{"stats", settings->stats}, {"profile", settings->profile}};
  for (size_t i = 0; i < 2 && status == SPMDRUN_OK; i++)
    if (reports[i][1] && result_at(&of, reports[i][1]) >= 0) {
      *out_reason = sr_arena_printf(arena,
                                    "--%s %s: a result of -o %s may take its place; choose "
                                    "another file",
                                    reports[i][0], reports[i][1], settings->output);
      status = SPMDRUN_INVALID;
    }
  return status;
}
