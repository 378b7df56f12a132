/*
 * The results of a run in the directory of -o: DIR/result<i>.zarr or DIR/result<i>.npy. They are
 * made in a hidden folder of DIR under the same names. Then each moves into DIR in one step. If it
 * replaces a directory, that directory moves into the hidden folder; a replaced file is removed. So
 * removing the hidden folder never removes a current result.
 */
#ifndef SR_COMMAND_PLACES_H
#define SR_COMMAND_PLACES_H

#include <stdbool.h>

#include "base/arena.h"
#include "spmdrun.h"

/* The directory part of `path` ("." if it has none), and its last name without trailing slashes; in
 * `arena`. */
const char *sr_folder_of(sr_arena *arena, const char *path);
const char *sr_name_of(sr_arena *arena, const char *path);
/* "FOLDER/result<index>.npy" if `gather`, else .zarr; in `arena`. */
const char *sr_result_path(sr_arena *arena, const char *folder, int index, bool gather);

/* Checks, without writing, that `count` results can be put into `directory`: each of their names is
 * free or is a result. SPMDRUN_INVALID, with the message in `*out_reason`. */
spmdrun_status sr_places_check(sr_arena *arena, const char *directory, int count, bool gather,
                               const char **out_reason);

/*
 * Moves `count` complete results from `partial` to their names in `directory`, and the results of
 * an earlier run that none of them replaces into `partial`. If the process ends at any point, each
 * result in `directory` is whole, old or new; sr_file_replace says when it may have another name.
 * Makes a few system calls per result and removes only what a killed job left. SPMDRUN_IO, with the
 * message in `*out_reason`.
 */
spmdrun_status sr_places_fill(sr_arena *arena, const char *directory, const char *partial,
                              int count, bool gather, const char **out_reason);

#endif
