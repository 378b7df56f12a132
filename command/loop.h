/* What the files of `spmdrun loop` share: loop_command.c runs the steps, loop_saves.c has the state
 * at the beginning and saves it, loop_shardings.c brings results to where arguments lie. */
#ifndef SR_COMMAND_LOOP_H
#define SR_COMMAND_LOOP_H

#include "command/command.h"

typedef struct sr_loop {
  sr_session *session;
  spmdrun_executable *program;
  int argument_count, result_count;
  int state_count;                      /* leading arguments that the leading results replace */
  spmdrun_array **arguments, **results; /* [count]; the feeds own the arguments behind the state */
  /* [state_count]: how argument i is sharded, if result i is sharded in another way; else NULL */
  const spmdrun_layout **layouts;
  spmdrun_feed **feeds; /* [arguments behind the state] */
  spmdrun_record *record;
  spmdrun_saves *saves;
  int64_t step, total; /* steps that are done, and that are wanted */
  /* A failure that only this rank knows of. */
  spmdrun_status trouble;
  const char *sentence;
} sr_loop;

/* Collective. Notes in loop->layouts which results are sharded in another way than the arguments
 * that they become, and says so. */
spmdrun_status sr_loop_compare_shardings(sr_loop *loop);
/* Collective. Gives results the shardings of the arguments that they become. */
spmdrun_status sr_loop_reshard(sr_loop *loop);
/* Collective. Gets the state at the beginning: that of the newest save, or else the arguments of
 * the command line. Sets loop->step. */
spmdrun_status sr_loop_begin(sr_loop *loop);
/* Collective. Begins to save the state after loop->step steps. A disk that is full, or the like, is
 * no failure: that is told, and the loop goes on. */
spmdrun_status sr_loop_save(sr_loop *loop);
/* Collective. Saves the state for good; fails if that is not possible. */
spmdrun_status sr_loop_save_last(sr_loop *loop);
#endif
