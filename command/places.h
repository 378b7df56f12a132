/*
 * The files of a run's results: DIR/result<i>.zarr or DIR/result<i>.npy for DIR of -o. They are
 * made under these names in a hidden folder of DIR. Then each is moved into DIR in one step. If it
 * replaces a directory, the old directory moves into the hidden folder. If it replaces a file, the
 * old file is removed. So removing the hidden folder never removes a current result.
 */
#ifndef SR_COMMAND_PLACES_H
#define SR_COMMAND_PLACES_H

#include <stdbool.h>

#include "base/arena.h"
#include "spmdrun.h"

/* Return the directory part of `path` ("." if it has none), and its last name without trailing
 * slashes. Both texts live in `arena`. */
const char *sr_folder_of(sr_arena *arena, const char *path);
const char *sr_name_of(sr_arena *arena, const char *path);
/* Returns "FOLDER/result<index>.npy" if `gather` is true, else "FOLDER/result<index>.zarr"; in
 * `arena`. */
const char *sr_result_path(sr_arena *arena, const char *folder, int index, bool gather);

/* Checks, without writing, that `count` results can be put into `directory`. Each of their names
 * must be free or belong to an earlier result. SPMDRUN_INVALID, with the message in
 * `*out_reason`. */
spmdrun_status sr_places_check(sr_arena *arena, const char *directory, int count, bool gather,
                               const char **out_reason);

/*
 * Moves `count` complete results from the folder `partial` to their names in `directory`. Results
 * of an earlier run that are not replaced move into `partial`. Wherever the process ends, each
 * result in `directory` is whole, old or new. (sr_file_replace says when a result may be left under
 * another name.) Makes only a few system calls per result. SPMDRUN_IO, with the message in
 * `*out_reason`.
 */
spmdrun_status sr_places_fill(sr_arena *arena, const char *directory, const char *partial,
                              int count, bool gather, const char **out_reason);

#endif
