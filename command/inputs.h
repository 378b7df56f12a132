/* Checks that a run does not overwrite its own input. */
#ifndef SR_COMMAND_INPUTS_H
#define SR_COMMAND_INPUTS_H

#include "command/command.h"

/*
 * Checks that -o does not overwrite what the command line names: the program, an argument, a file
 * of --expect, the file of --stats or --profile, or the directory of --state. The file may be
 * spelled differently or reached through links. An argument may lie where result i < `count` will
 * be written: it is read before that, and so a program's new state can replace its old state.
 * SPMDRUN_INVALID, with the message in `*out_reason`.
 */
spmdrun_status sr_inputs_check(sr_arena *arena, const sr_settings *settings, int count,
                               const char **out_reason);

#endif
