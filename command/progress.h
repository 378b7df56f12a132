/* What the job is doing, as text for people: its phase; in a loop the step, the rate and the time
 * that is left. Functions that note something may be called from any thread. */
#ifndef SR_COMMAND_PROGRESS_H
#define SR_COMMAND_PROGRESS_H

#include <stddef.h>
#include <stdint.h>

#include "spmdrun.h"

/* Notes the phase. */
void sr_progress_phase(spmdrun_phase phase);
/* Notes that a loop of `total` steps begins with step `first`. `latest` copies a line of JSON with
 * results of a step into `line`; it may be NULL. A `total` of 0 ends the loop. */
void sr_progress_loop(int64_t first, int64_t total, void (*latest)(char *line, size_t bytes));
/* Notes that the loop has done `step` steps. Costs a store. */
void sr_progress_step(int64_t step);
/* Sets the program that runs, whose iterations are told; NULL: none. When the call returns, nobody
 * asks the one that was set before. */
void sr_progress_program(const spmdrun_executable *program);

/* Writes what the job does, such as "compiling (12 s)" or "step 12 of 90 (iteration 3 of 40), 3.1 a
 * second, 25 s left, loss 0.5". `seconds` is the age of the job. Only one thread may call it. */
void sr_progress_text(double seconds, char *out, size_t bytes);
/* Writes where a signal met the job: "while compiling", "at step 12". */
void sr_progress_place(char *out, size_t bytes);

#endif
