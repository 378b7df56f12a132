/* The scopes of guards that the command line asks for. */
#ifndef SR_COMMAND_GUARD_OPTIONS_H
#define SR_COMMAND_GUARD_OPTIONS_H

#include "command/command.h"

/* Checks the value of --transfer-guard. SPMDRUN_INVALID on all ranks, with the message in the
 * context. */
spmdrun_status sr_guards_check(const sr_session *session);

/* True if --transfer-guard refuses transfers that nobody asked for. */
bool sr_guards_refuse_implicit(const sr_session *session);

/* Collective. The scope of the whole subcommand: --no-compile, --strict-donation and --no-leaks.
 * End it when all arrays and programs have been destroyed. */
spmdrun_status sr_guards_begin(const sr_session *session);
/* Collective. The scope of executions: --transfer-guard. */
spmdrun_status sr_guards_begin_run(const sr_session *session);
/* Collective. Ends the inner scope. */
spmdrun_status sr_guards_end(const sr_session *session);

#endif
