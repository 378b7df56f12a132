/* What the subcommands share: one is a function from a session to an exit status. */
#ifndef SR_COMMAND_COMMAND_H
#define SR_COMMAND_COMMAND_H

#include "command/options.h"
#include "spmdrun.h"

enum {
  SR_EXIT_OK = 0,
  SR_EXIT_FAILED = 1,
  SR_EXIT_USAGE = 2
};

/* One start of the command inside its job. */
typedef struct sr_session {
  const sr_settings *settings;
  sr_arena *arena; /* for the whole run of the command */
  spmdrun_context *context;
} sr_session;

/* True on the rank that speaks for all. */
static inline bool sr_session_speaks(const sr_session *session) {
  return spmdrun_rank(session->context) == 0;
}

/* Collective. Each prints what a person sees and returns the exit status, equal on all ranks. */
int sr_command_run(sr_session *session);
int sr_command_show(sr_session *session);
int sr_command_check(sr_session *session);
int sr_command_devices(sr_session *session);

/*
 * Collective, before anything else of the job: SPMDRUN_INVALID, with a rank and what it was given,
 * when ranks have different command lines. What is collective would otherwise be called by some of
 * them only, and wait for ever.
 */
spmdrun_status sr_session_compare(const sr_session *session);

/* Where a failure happened, as far as the exit status depends on it. */
typedef enum sr_stage {
  SR_STAGE_INPUT, /* a file that cannot be read is wrong input */
  SR_STAGE_WORK,  /* a file that cannot be written is a failed run */
} sr_stage;

/*
 * After a collective call failed on all ranks: prints "spmdrun: rank R: sentence" on stderr of the
 * one rank that found the fault, and returns the exit status.
 */
int sr_report_failure(const sr_session *session, sr_stage stage);

/*
 * The same for a fault that every process sees by itself before it is a rank (the command line, a
 * wrong launch): printed, with `hint` below it, by the process that its launcher calls 0. Others
 * wait a moment, for a launcher ends the whole job at the first bad exit. Returns the exit status
 * of `status`, the same as sr_report_failure would.
 */
int sr_report_alone(spmdrun_status status, const char *sentence, const char *hint);

#endif
