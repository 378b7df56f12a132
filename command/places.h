/*
 * The results of a run in the directory of -o: DIR/result<i>.zarr or DIR/result<i>.npy. They are
 * made in a hidden folder of DIR under the same names. A result is put into DIR in one step; a
 * directory that it replaces is in the folder from then on, a file is gone. Removing the folder
 * therefore removes no result.
 */
#ifndef SR_COMMAND_PLACES_H
#define SR_COMMAND_PLACES_H

#include <stdbool.h>

#include "base/arena.h"
#include "spmdrun.h"

/* The folder of `path`, "." where it names none, and its last name, without slashes behind it; in
 * `arena`. */
const char *sr_folder_of(sr_arena *arena, const char *path);
const char *sr_name_of(sr_arena *arena, const char *path);
/* "FOLDER/result<index>.npy" if `gather`, else .zarr; in `arena`. */
const char *sr_result_path(sr_arena *arena, const char *folder, int index, bool gather);

/*
 * Whether `count` results can be put into `directory`, as far as looking tells: what stands at
 * their names is a result or nothing. SPMDRUN_INVALID, with the sentence in `*out_reason`.
 */
spmdrun_status sr_places_check(sr_arena *arena, const char *directory, int count, bool gather,
                               const char **out_reason);

/*
 * Moves `count` results, each whole, from `partial` to their names in `directory`, and the results
 * of an earlier run that have no successor into `partial`. Whenever the process ends, each result
 * in `directory` is whole, old or new; sr_file_replace says where it may bear another name. Takes
 * a few system calls for each and removes nothing but what a kill left. SPMDRUN_IO with the
 * sentence in `*out_reason`.
 */
spmdrun_status sr_places_fill(sr_arena *arena, const char *directory, const char *partial,
                              int count, bool gather, const char **out_reason);

#endif
