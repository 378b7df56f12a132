/*
 * A thread beside the run: shows the phase on a terminal once the run takes longer than a second,
 * and tidies up when a signal ends the process.
 */
#ifndef SR_COMMAND_WATCH_H
#define SR_COMMAND_WATCH_H

#include <stdbool.h>

#include "base/text.h"
#include "spmdrun.h"

/*
 * Starts the thread. SIGINT, SIGTERM and SIGHUP are blocked in the calling thread and in all that
 * it makes later, so call it before anything else makes threads. One per process.
 */
void sr_watch_start(void);
/*
 * Called on rank 0 alone: from now on it says what phase it is in, if its standard error ends on a
 * terminal, and what signal ended it. `among_ranks`: the job has others, of which one may have
 * been lost.
 */
void sr_watch_show(bool among_ranks);
/* Ends the thread and takes the shown phase away. */
void sr_watch_stop(void);

/* The run enters `phase`. Any thread. */
void sr_watch_phase(spmdrun_phase phase);
/*
 * The run is over and only leaving the job remains. If it failed, that has been told: a signal from
 * now on ends the process with `exit_status` and without another word. Any thread.
 */
void sr_watch_finish(int exit_status);
/* Writes a line to standard error in one piece, not into the middle of a shown
 * phase. Any thread. */
void sr_watch_write(const char *line);

/*
 * `tidy` is called once if a signal ends the process; NULL for nothing. It runs in the thread of
 * the watch. When this returns, the tidy before has not run and never will: where a signal was
 * first, it does not return, for the process ends.
 */
void sr_watch_on_signal(void (*tidy)(void));
/*
 * From hold to release a signal waits. For moments: launchers kill what does not end within a
 * second. Like the above, hold does not return where a signal was first.
 */
void sr_watch_hold(void);
void sr_watch_release(void);

#endif
