/*
 * What -o writes: all results or none. They are written to a hidden folder of this job's in DIR and
 * moved to their names when the last one is complete, each in one step, so that DIR never lacks a
 * result that it had; a failure or a signal takes the folder away. Afterwards DIR holds no result
 * of an earlier run in the same form. What stands at a result's name and is none is not touched but
 * refused.
 */
#ifndef SR_COMMAND_OUTPUT_H
#define SR_COMMAND_OUTPUT_H

#include "command/command.h"

/*
 * Collective, before the run, which may take hours: whether what -o and --stats name could be
 * written as far as can be seen without writing. Not OK: the sentence is in the context.
 */
spmdrun_status sr_output_check(const sr_session *session, int count);

/*
 * Collective. Writes `count` results as settings->output and settings->gather ask. Not OK: nothing
 * of it is left behind, and the sentence is in the context.
 */
spmdrun_status sr_output_write(const sr_session *session, spmdrun_array *const *results, int count);

/*
 * Writes `text` as `path` so that the file appears complete or not at all. SPMDRUN_IO with the
 * reason in `*out_reason` (in `arena`).
 */
spmdrun_status sr_output_file(sr_arena *arena, const char *path, const char *text,
                              const char **out_reason);

#endif
