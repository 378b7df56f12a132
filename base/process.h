/* Tells whether a process of this boot and this namespace of process numbers still runs. */
#ifndef SR_BASE_PROCESS_H
#define SR_BASE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

/* The same number in all processes that see each other's process numbers, and another elsewhere or
 * after the machine was started anew; 0: it is not known. Any thread. */
uint64_t sr_process_scope(void);

/* When this process started, in ticks since the boot, which tells processes with one number apart;
 * 0: it is not known. */
uint64_t sr_process_started(void);

/*
 * Whether the process `pid` of this scope, started at `started` (0: at any time), has died. Certain
 * where it is true; false, too, of processes that cannot be asked after.
 */
bool sr_process_has_died(int64_t pid, uint64_t started);

#endif
