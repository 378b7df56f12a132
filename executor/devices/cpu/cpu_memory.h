/* How much memory there is to take. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_MEMORY_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_MEMORY_H

#include <stdint.h>

/*
 * Bytes that processes of this node can still take without swapping: MemAvailable of /proc/meminfo,
 * or less where a control group (version 1 or 2) of this process or one above it allows less.
 * `root` stands before the absolute paths ("" normally; tests pass a folder). 0 when /proc/meminfo
 * cannot be read.
 */
uint64_t sr_memory_available(const char *root);

/*
 * Bytes of address space that this process may still map: what RLIMIT_AS (`ulimit -v`, the vmem
 * limits of batch systems) leaves. UINT64_MAX without a limit.
 */
uint64_t sr_memory_address_space(void);

#endif
