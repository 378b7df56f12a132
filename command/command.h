/* Declarations shared by the subcommands of spmdrun. Each subcommand is a function that gets a
 * session and returns an exit status. */
#ifndef SR_COMMAND_COMMAND_H
#define SR_COMMAND_COMMAND_H

#include "command/options.h"
#include "spmdrun.h"

enum {
  SR_EXIT_OK = 0,
  SR_EXIT_FAILED = 1,
  SR_EXIT_USAGE = 2,
  SR_EXIT_RESUME = 75, /* EX_TEMPFAIL: a loop was stopped, has saved its state and can go on */
};

/* One run of the spmdrun command, as seen by one rank. */
typedef struct sr_session {
  const sr_settings *settings; /* all zero if `fault` is set */
  const char *fault;  /* the message about this rank's wrong command line; NULL if it is right */
  const char *hint;   /* printed below `fault`; may be "" */
  const char *answer; /* the text that --help or --version prints; else NULL */
  int launched_rank;  /* the rank that the launcher gave to this process; 0 without a launcher */
  sr_arena *arena;    /* lives as long as the command runs */
  spmdrun_context *context;
} sr_session;

/* True on the rank that prints for all ranks. */
static inline bool sr_session_speaks(const sr_session *session) {
  return spmdrun_rank(session->context) == 0;
}

/* The subcommands. All ranks call them together. Each prints its output and returns its exit
 * status, which is the same on all ranks. */
int sr_command_run(sr_session *session);
int sr_command_loop(sr_session *session);
int sr_command_compile(sr_session *session);
int sr_command_show(sr_session *session);
int sr_command_check(sr_session *session);
int sr_command_devices(sr_session *session);
int sr_command_cache(sr_session *session);
/* The subcommand `spmdrun cache why`; cache_command.c calls it. */
int sr_command_why(sr_session *session);

/* Reads the options --topology and --cpu; defined in compile_command.c. Returns false if --topology
 * is missing or is not of the form NODESxDEVICES. */
bool sr_topology_read(const sr_settings *settings, spmdrun_topology *out_topology);
/* Returns the message for a value `spec` of --topology that sr_topology_read has refused. */
const char *sr_topology_refusal(sr_arena *arena, const char *spec);

/*
 * Compares the command lines of all ranks. All ranks call it before any other collective function:
 * without it, ranks with different options would call different functions and wait for each other
 * forever. Returns SPMDRUN_INVALID if the command line of a rank is wrong or differs from rank 0's.
 * The message names the rank and what differs.
 */
spmdrun_status sr_session_compare(const sr_session *session);

/* The work during which a failure happened. It decides the exit status of a file error. */
typedef enum sr_stage {
  SR_STAGE_INPUT, /* reading input: exit status 2, because the user named a wrong file */
  SR_STAGE_WORK,  /* running and writing: exit status 1 */
} sr_stage;

/* Reports a collective call that failed, which all ranks know. The rank that found the fault prints
 * "spmdrun: rank R: sentence" on standard error. Returns the exit status. */
int sr_report_failure(const sr_session *session, sr_stage stage);

/* Collective. Fails with SPMDRUN_INVALID and the message `sentence`. For a command line that is
 * wrong on every rank, so that each rank has found the fault by itself. */
spmdrun_status sr_agree_on_fault(const sr_session *session, const char *sentence);
/* As sr_agree_on_fault, but also prints the message and returns the exit status. */
int sr_refuse(const sr_session *session, const char *sentence);

/*
 * Reports a failure in a process that is alone or could not join the other ranks. Only the process
 * to which the launcher gave rank 0 prints the message, with `hint` below it. The other processes
 * first wait a moment: a launcher ends the whole job at the first failed process, perhaps before
 * rank 0 has printed. Returns the exit status for `status`, as sr_report_failure does.
 */
int sr_report_alone(const sr_session *session, spmdrun_status status, const char *sentence,
                    const char *hint);

/* Returns the rank that the launcher wrote into this process's environment; 0 without a launcher.
 * Must be called before MPI starts, because MPI may set the same variables. */
int sr_launched_rank(void);

#endif
