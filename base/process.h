/* Tells whether a process of this boot and this PID namespace still runs. */
#ifndef SR_BASE_PROCESS_H
#define SR_BASE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

/* A number of this boot and this PID namespace: equal in two processes if they can look each other
 * up. 0: it is not known. Any thread. */
uint64_t sr_process_scope(void);

/* When this process started, in ticks since the boot. Tells processes apart that had one PID after
 * the other. 0: it is not known. */
uint64_t sr_process_started(void);

/*
 * Whether the process `pid` of the same scope, started at `started` (0: at any time), has died.
 * True is certain. False can also mean that it is not known.
 */
bool sr_process_has_died(int64_t pid, uint64_t started);

#endif
