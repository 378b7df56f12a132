/* Tells whether a process of this boot and this PID namespace still runs. */
#ifndef SR_BASE_PROCESS_H
#define SR_BASE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

/* Returns a number for this boot and this PID namespace. It is equal in two processes if each can
 * look up the other by its PID. 0: it is not known. Any thread. */
uint64_t sr_process_scope(void);

/* Returns when this process started, in ticks since the boot. It tells apart two processes that had
 * the same PID one after the other. 0: it is not known. */
uint64_t sr_process_started(void);

/*
 * True if process `pid`, which started at `started` (0: at any time), has certainly died. Its
 * sr_process_scope must be that of this process. False: it lives, or this is not known.
 */
bool sr_process_has_died(int64_t pid, uint64_t started);

#endif
