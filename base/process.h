/* Finds out whether a process still runs, and what this one is. Only processes since this boot of
 * the machine and in this PID namespace can be looked up. */
#ifndef SR_BASE_PROCESS_H
#define SR_BASE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Returns a number that identifies this boot and this PID namespace. Two processes with the same
 * number can look up each other by PID. Returns 0 if the number is not known. Any thread may call
 * this.
 */
uint64_t sr_process_scope(void);

/* Returns the time when this process started, in clock ticks since the boot. PID and start time
 * together identify a process, because a PID may be used again. Returns 0 if the time is not
 * known. */
uint64_t sr_process_started(void);

/*
 * True if it is certain that process `pid` has died. `started` is the process's sr_process_started,
 * or 0 if that is not known. The process must have the sr_process_scope of this process. Returns
 * false if the process lives, or if nothing is known.
 */
bool sr_process_has_died(int64_t pid, uint64_t started);

/* True in the thread with which the process began. */
bool sr_process_is_main_thread(void);

/* From now on sr_process_is_forked tells whether the process was forked off the one that made this
 * call: such a process has the memory of the other one, but none of its threads. Returns 0 or an
 * errno. */
int sr_process_watch_forks(void);
bool sr_process_is_forked(void);

#endif
