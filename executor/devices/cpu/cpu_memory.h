/* How much memory this process can take. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_MEMORY_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_MEMORY_H

#include <stdint.h>

/*
 * Bytes that processes of this node can take without swapping: MemAvailable of /proc/meminfo, or
 * less if a control group (version 1 or 2) of this process or one of its ancestors allows less.
 * `root` is put before the absolute paths ("" normally; tests pass a folder). 0 if /proc/meminfo
 * cannot be read.
 */
uint64_t sr_memory_available(const char *root);

/* Bytes of address space that this process may still map under RLIMIT_AS (`ulimit -v`, the vmem
 * limits of batch systems). UINT64_MAX without a limit. */
uint64_t sr_memory_address_space(void);

#endif
