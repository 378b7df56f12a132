/*
 * The CPU kind of devices.
 *
 * A device is a set of cores with threads on them, and a window: a range of memory that the other
 * devices of the node can access. One thread runs the program's plan: on the first device of a rank
 * the thread that executes the program, on others a thread of the device. Each further core has a
 * worker thread.
 *
 * The cores that a rank may use are divided among its devices. If several ranks of a node may use
 * the same cores, these cores are first divided among the ranks. If every device of the rank has at
 * least one core of its own, each thread is pinned to a core. Otherwise the devices share the
 * rank's cores, and each device has one thread, which is not pinned.
 *
 * The free memory of the node, less a reserve, is divided evenly among the node's devices. A
 * device's share is only a limit: the system allocates a page when it is first touched. Blocks are
 * in the device's window, and their addresses are those of this process.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_H

#include "executor/device.h"

extern const sr_device_kind sr_cpu_kind;

#endif
