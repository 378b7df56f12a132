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
  const sr_settings *settings; /* zeros if there is a fault */
  const char *fault;           /* what is wrong with this rank's command line; NULL: nothing */
  const char *hint;            /* goes below the fault; "" for nothing */
  const char *answer;          /* all that is to be printed: --help, --version; else NULL */
  int launched_rank;           /* what the launcher called this process; 0 without one */
  sr_arena *arena;             /* for the whole run of the command */
  spmdrun_context *context;
} sr_session;

/* True on the rank that speaks for all. */
static inline bool sr_session_speaks(const sr_session *session) {
  return spmdrun_rank(session->context) == 0;
}

/* Collective. Each prints what a person sees and returns the exit status, equal on all ranks. */
int sr_command_run(sr_session *session);
int sr_command_compile(sr_session *session);
int sr_command_show(sr_session *session);
int sr_command_check(sr_session *session);
int sr_command_devices(sr_session *session);
int sr_command_cache(sr_session *session);
/* `spmdrun cache why`, which cache_command.c hands over to. */
int sr_command_why(sr_session *session);

/* What --topology and --cpu say; compile_command.c. False: --topology is not given, or no
 * NODESxDEVICES. */
bool sr_topology_read(const sr_settings *settings, spmdrun_topology *out_topology);
/* The sentence that goes with false. */
const char *sr_topology_refusal(sr_arena *arena, const char *spec);

/*
 * Collective, before anything else of the job: SPMDRUN_INVALID when a rank's command line is at
 * fault, or when ranks have different ones, with the rank and what it was given. What is collective
 * would otherwise be called by some of them only, and wait for ever.
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

/* Collective: fails, as SPMDRUN_INVALID, where every rank finds the command line at fault by
 * itself. */
spmdrun_status sr_agree_on_fault(const sr_session *session, const char *sentence);
/* The same, printed. Returns the exit status. */
int sr_refuse(const sr_session *session, const char *sentence);

/*
 * The same for what every process sees by itself because there are no other ranks or it did not
 * find them (a wrong launch): printed, with `hint` below it, by the process that its launcher
 * calls 0. Others wait a moment, for a launcher ends the whole job at the first bad exit. Returns
 * the exit status of `status`, the same as sr_report_failure would.
 */
int sr_report_alone(const sr_session *session, spmdrun_status status, const char *sentence,
                    const char *hint);

/*
 * The rank that launchers tell their processes by the environment; 0 without one. Asked before MPI
 * is started, which may put its own there.
 */
int sr_launched_rank(void);

#endif
