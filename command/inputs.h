/* Checks that a run does not overwrite its own input. */
#ifndef SR_COMMAND_INPUTS_H
#define SR_COMMAND_INPUTS_H

#include "command/command.h"

/*
 * Checks that -o, with `count` results, would not overwrite a path on the command line: the
 * program, an argument, a reference of --expect or the file of --stats, in any spelling or through
 * links. An argument may lie where a result will be written, because it has been read by then: a
 * program's new state can replace its old one. SPMDRUN_INVALID, with the message in `*out_reason`.
 */
spmdrun_status sr_inputs_check(sr_arena *arena, const sr_settings *settings, int count,
                               const char **out_reason);

#endif
