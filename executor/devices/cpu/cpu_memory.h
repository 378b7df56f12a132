/* Finds how much memory and address space this process can still take. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_MEMORY_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_MEMORY_H

#include <stdint.h>

/*
 * Returns the bytes that processes of this node can take without swapping. That is MemAvailable of
 * /proc/meminfo, or less if a control group (version 1 or 2) of this process or of an ancestor
 * allows less. Absolute paths are looked up below `root`, which is "" except in tests. Returns 0 if
 * /proc/meminfo cannot be read.
 */
uint64_t sr_memory_available(const char *root);

/* Returns the bytes of address space that this process may still map under RLIMIT_AS (`ulimit -v`,
 * or the vmem limit of a batch system). UINT64_MAX: there is no limit. */
uint64_t sr_memory_address_space(void);

#endif
