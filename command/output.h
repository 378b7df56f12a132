/*
 * Writes the results for -o. They are written to a hidden folder in DIR and, when the last one is
 * complete, moved to their names, each in one step (places.h). So each result in DIR is whole at
 * any time, either old or new. A failure or signal before the first move leaves all old results; a
 * signal after it leaves all new ones; only a kill or a power loss between two moves leaves some of
 * each. Failures and signals remove the folder; a folder that a killed job left is removed by the
 * next run. A file at a result's name that is not a result is refused, not replaced.
 */
#ifndef SR_COMMAND_OUTPUT_H
#define SR_COMMAND_OUTPUT_H

#include "command/command.h"

/*
 * Collective, before the run, which may take hours. Checks, without writing, that the paths of -o
 * and --stats can be written and would not overwrite an input (inputs.h). The message of a failure
 * is in the context.
 */
spmdrun_status sr_output_check(const sr_session *session, int count);

/* Collective. Writes `count` results as settings->output and settings->gather request. After a
 * failure no partial result remains; the message is in the context. */
spmdrun_status sr_output_write(const sr_session *session, spmdrun_array *const *results, int count);

/* Writes `text` to `path`; the file appears complete or not at all. SPMDRUN_IO, with the reason in
 * `*out_reason` (in `arena`). */
spmdrun_status sr_output_file(sr_arena *arena, const char *path, const char *text,
                              const char **out_reason);

#endif
