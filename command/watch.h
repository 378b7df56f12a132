/* A thread that runs beside the command. Once the run takes longer than a second, it shows on a
 * terminal what the run is doing (progress.h); elsewhere it writes a line every minute. When a
 * signal ends the process, the thread cleans up first. A loop is asked to stop instead. */
#ifndef SR_COMMAND_WATCH_H
#define SR_COMMAND_WATCH_H

#include <stdbool.h>

#include "base/text.h"
#include "spmdrun.h"

/* Starts the thread; at most once per process. It blocks SIGINT, SIGTERM and SIGHUP in the calling
 * thread, for a `loop` SIGUSR1 as well, and every thread created later inherits that. So call it
 * before other threads are created. */
void sr_watch_start(bool loop);
/* Sets the job, of which the thread asks who was lost when a signal comes; NULL: none. Call it with
 * NULL before the context is destroyed. */
void sr_watch_job(const spmdrun_context *context);
/* Called only on rank 0. From now on the thread tells what the job does, and prints which signal
 * ends the process. (If a rank of this node was lost, the lowest one that is left says so instead.)
 * On a terminal one line is drawn again and again, unless TERM is "dumb". Elsewhere a line is
 * written every `seconds`; 0: none. `among_ranks`: the job has other ranks, so the message about a
 * signal adds that one of them may have been lost. */
void sr_watch_show(bool among_ranks, double seconds);
/* Ends the thread and erases the phase from the terminal. */
void sr_watch_stop(void);

/*
 * Sets the function that asks a loop to stop; NULL: none. SIGTERM, SIGINT, SIGUSR1 and the moment
 * of sr_watch_stop_at then do not end the process. The first of them calls `stop`, once; if one has
 * come before, this call does. A later SIGINT ends the process, and so does a SIGTERM that comes
 * more than 2 s after the first signal: launchers send one twice.
 */
void sr_watch_on_stop(void (*stop)(void));
/* Stops a loop at `moment`, in seconds since 1970. */
void sr_watch_stop_at(double moment);
/* Called when the work is done and the rank only has to leave the job. If the run failed, its
 * failure has been reported; then a signal ends the process silently with `exit_status`. Any thread
 * may call this function. */
void sr_watch_finish(int exit_status);
/* Erases the phase from the terminal and writes `line` to standard error. The phase is not drawn
 * again before the whole line is written. Any thread may call this function. */
void sr_watch_write(const char *line);

/* Erases the phase from the terminal, before something is printed to standard output. */
void sr_watch_erase(void);

/* Sets the function that the thread calls once if a signal ends the process; NULL: none. After this
 * call the function set before will not run, and has not run. If a signal came first, this call
 * does not return: the process ends. */
void sr_watch_on_signal(void (*tidy)(void));
/* Delays signals until sr_watch_release. May last only a moment, because launchers kill a process
 * that does not end within a second. If a signal came first, this call does not return. */
void sr_watch_hold(void);
void sr_watch_release(void);

#endif
