/*
 * What -o writes. Results are written to a hidden folder of this job's in DIR and moved to their
 * names when the last one is complete, each in one step (places.h): at every moment each result in
 * DIR is whole, old or new. A failure or a signal before the first move leaves all old ones, a
 * signal after it all new ones; only a kill or a loss of power between two moves leaves some of
 * each. Failures and signals take the folder away, and what a killed job left goes with the next
 * run. What stands at a result's name and is none is not touched but refused.
 */
#ifndef SR_COMMAND_OUTPUT_H
#define SR_COMMAND_OUTPUT_H

#include "command/command.h"

/*
 * Collective, before the run, which may take hours: whether what -o and --stats name could be
 * written as far as can be seen without writing, and would write over no input (inputs.h). Not OK:
 * the sentence is in the context.
 */
spmdrun_status sr_output_check(const sr_session *session, int count);

/*
 * Collective. Writes `count` results as settings->output and settings->gather ask. Not OK: no part
 * of a result is left behind, and the sentence is in the context.
 */
spmdrun_status sr_output_write(const sr_session *session, spmdrun_array *const *results, int count);

/*
 * Writes `text` as `path` so that the file appears complete or not at all. SPMDRUN_IO with the
 * reason in `*out_reason` (in `arena`).
 */
spmdrun_status sr_output_file(sr_arena *arena, const char *path, const char *text,
                              const char **out_reason);

#endif
