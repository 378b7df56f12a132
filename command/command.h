/* Shared by the subcommands, each of which is a function from a session to an exit status. */
#ifndef SR_COMMAND_COMMAND_H
#define SR_COMMAND_COMMAND_H

#include "command/options.h"
#include "spmdrun.h"

enum {
  SR_EXIT_OK = 0,
  SR_EXIT_FAILED = 1,
  SR_EXIT_USAGE = 2
};

/* One run of the command, as this rank of its job sees it. */
typedef struct sr_session {
  const sr_settings *settings; /* zeros if there is a fault */
  const char *fault;           /* the error in this rank's command line; NULL if there is none */
  const char *hint;            /* printed below the fault; may be "" */
  const char *answer;          /* the whole output of --help or --version; else NULL */
  int launched_rank;           /* the rank according to the launcher; 0 without one */
  sr_arena *arena;             /* lives as long as the command runs */
  spmdrun_context *context;
} sr_session;

/* True on the rank that prints for all ranks. */
static inline bool sr_session_speaks(const sr_session *session) {
  return spmdrun_rank(session->context) == 0;
}

/* The subcommands; collective. Each prints its output and returns the exit status, which is equal
 * on all ranks. */
int sr_command_run(sr_session *session);
int sr_command_compile(sr_session *session);
int sr_command_show(sr_session *session);
int sr_command_check(sr_session *session);
int sr_command_devices(sr_session *session);
int sr_command_cache(sr_session *session);
/* `spmdrun cache why`; cache_command.c calls it. */
int sr_command_why(sr_session *session);

/* Reads --topology and --cpu (compile_command.c). False if --topology is missing or not
 * NODESxDEVICES. */
bool sr_topology_read(const sr_settings *settings, spmdrun_topology *out_topology);
/* The message for a failed sr_topology_read. */
const char *sr_topology_refusal(sr_arena *arena, const char *spec);

/*
 * Collective, before any other call of the job. Returns SPMDRUN_INVALID if a rank's command line is
 * wrong, or if ranks have different ones; the message names the rank and what it was given. Without
 * this check, only some ranks would make a collective call and would wait forever.
 */
spmdrun_status sr_session_compare(const sr_session *session);

/* The kind of work that failed, which determines the exit status. */
typedef enum sr_stage {
  SR_STAGE_INPUT, /* an unreadable file is invalid input */
  SR_STAGE_WORK,  /* a file that cannot be written is a failed run */
} sr_stage;

/* Reports a collective call that failed on all ranks: the rank that found the fault prints
 * "spmdrun: rank R: sentence" on stderr. Returns the exit status. */
int sr_report_failure(const sr_session *session, sr_stage stage);

/* Collective: fails with SPMDRUN_INVALID for a command line that is wrong on every rank, so that
 * each rank detects the fault by itself. */
spmdrun_status sr_agree_on_fault(const sr_session *session, const char *sentence);
/* Like sr_agree_on_fault, and prints the message. Returns the exit status. */
int sr_refuse(const sr_session *session, const char *sentence);

/*
 * Reports a failure from a process that has no other ranks or did not find them (a wrong launch).
 * The process that the launcher numbers 0 prints the message, with `hint` below it. The others wait
 * a moment, because a launcher ends all processes of the job at the first bad exit. Returns the
 * exit status for `status`, as sr_report_failure does.
 */
int sr_report_alone(const sr_session *session, spmdrun_status status, const char *sentence,
                    const char *hint);

/* The rank that the launcher put into this process's environment; 0 without a launcher. Call it
 * before MPI starts, because MPI may set such variables itself. */
int sr_launched_rank(void);

#endif
