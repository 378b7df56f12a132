/* A thread beside the run. It shows the current phase on a terminal once the run takes longer than
 * a second, and cleans up when a signal ends the process. */
#ifndef SR_COMMAND_WATCH_H
#define SR_COMMAND_WATCH_H

#include <stdbool.h>

#include "base/text.h"
#include "spmdrun.h"

/* Starts the thread; at most one per process. Call it before any other thread is created: it blocks
 * SIGINT, SIGTERM and SIGHUP in the calling thread and in all threads created later. */
void sr_watch_start(void);
/*
 * Called on rank 0 only. From now on the thread shows the phase, if standard error ends on a
 * terminal, and reports the signal that ends the process. `among_ranks`: the job has other ranks,
 * one of which may have been lost.
 */
void sr_watch_show(bool among_ranks);
/* Ends the thread and clears the shown phase. */
void sr_watch_stop(void);

/* The run enters `phase`. Callable from any thread. */
void sr_watch_phase(spmdrun_phase phase);
/* The run is over; only leaving the job remains. If it failed, the failure has been reported: from
 * now on a signal ends the process silently with `exit_status`. Callable from any thread. */
void sr_watch_finish(int exit_status);
/*
 * Erases a shown phase and writes a line to standard error in one piece. Callable from any thread.
 */
void sr_watch_write(const char *line);

/*
 * Sets `tidy`, which the thread calls once if a signal ends the process; NULL for none. When this
 * returns, the previous tidy has not run and never will. If a signal came first, this does not
 * return: the process ends.
 */
void sr_watch_on_signal(void (*tidy)(void));
/* Delays signals until sr_watch_release. Use it for moments only: launchers kill a process that
 * does not end within a second. If a signal came first, this does not return. */
void sr_watch_hold(void);
void sr_watch_release(void);

#endif
