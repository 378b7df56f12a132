/*
 * Writes the results for -o DIR. They are written to a hidden folder in DIR and, when the last one
 * is complete, moved to their names, each in one step (places.h). So each result in DIR is whole at
 * any time, either old or new. A failure or signal before the first move leaves all old results; a
 * signal after it leaves all new ones; only a kill or a power loss between two moves leaves some of
 * each. After a failure or a signal the job removes the hidden folder; if the job is killed, the
 * next run removes it. If a result's name belongs to a file that is no result, the run is refused.
 */
#ifndef SR_COMMAND_OUTPUT_H
#define SR_COMMAND_OUTPUT_H

#include "command/command.h"

/*
 * Collective, before the run, which may take hours. Checks, without writing, that `count` results
 * of -o and the file of --stats can be written and would not overwrite an input (inputs.h). The
 * message of a failure is in the context.
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
