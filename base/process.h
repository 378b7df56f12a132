/* Finds out whether a process still runs. Only processes since this boot of the machine and in this
 * PID namespace can be looked up. */
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

#endif
