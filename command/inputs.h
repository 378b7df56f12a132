/* A run does not write over its own input. */
#ifndef SR_COMMAND_INPUTS_H
#define SR_COMMAND_INPUTS_H

#include "command/command.h"

/*
 * Whether -o, of `count` results, leaves alone what the command line names: the program, the
 * arguments and the references of --expect, however they are spelt, through links too. An argument
 * may lie where a result of its number or another comes, for it has been read by then: the state of
 * a program is replaced by the next. (--stats replaces nothing but statistics.) SPMDRUN_INVALID,
 * with the sentence in `*out_reason`.
 */
spmdrun_status sr_inputs_check(sr_arena *arena, const sr_settings *settings, int count,
                               const char **out_reason);

#endif
