/*
 * Writes the results for -o DIR. All results are first written to a hidden folder in DIR. When the
 * last one is complete, each is moved to its name in one step (places.h). So a result in DIR is
 * always whole, either the old one or the new one.
 *
 * A failure or a signal before the first move leaves all old results; a signal after it leaves all
 * new ones. Only a kill or a power loss between two moves leaves some of each. After a failure or a
 * signal the job removes the hidden folder. If the job was killed, the next run removes it. A file
 * that has the name of a result but is none is never replaced: the run is refused.
 */
#ifndef SR_COMMAND_OUTPUT_H
#define SR_COMMAND_OUTPUT_H

#include "command/command.h"

/* Collective. Called before the program runs, because that may take hours. Checks, without writing
 * anything, that `count` results of -o and the files of --stats and --profile can be written, and
 * that none overwrites an input (inputs.h). The message of a failure is in the context. */
spmdrun_status sr_output_check(const sr_session *session, int count);

/* Collective. Writes `count` results to DIR of -o: as Zarr arrays, or as .npy files with --gather.
 * After a failure no partial result remains, and the message is in the context. */
spmdrun_status sr_output_write(const sr_session *session, spmdrun_array *const *results, int count);

/* Writes `text` to the file `path`, which appears complete or not at all. SPMDRUN_IO: the reason is
 * in `*out_reason`, which lives in `arena`. */
spmdrun_status sr_output_file(sr_arena *arena, const char *path, const char *text,
                              const char **out_reason);

#endif
