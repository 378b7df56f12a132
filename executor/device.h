/*
 * The devices of this rank. A device runs programs and owns the memory of its shards of arrays.
 *
 * A CPU device is a set of cores with threads on them, and a window: a range of memory that the
 * other devices of the node can access. One thread runs the program's plan; each further core has a
 * worker thread. Devices are numbered through the job, rank by rank: device d belongs to rank d /
 * devices_per_rank.
 */
#ifndef SR_EXECUTOR_DEVICE_H
#define SR_EXECUTOR_DEVICE_H

#include "base/status.h"
#include "mpi/exchange.h"

typedef struct sr_device sr_device;
typedef struct sr_device_set sr_device_set;

/*
 * Makes `devices_per_rank` CPU devices on every rank. Collective over the job.
 *
 * The cores that a rank may use are divided among its devices. If several ranks of a node may use
 * the same cores, these cores are first divided among the ranks. If every device of the rank has at
 * least one core of its own, each thread is pinned to a core. Otherwise the devices share the
 * rank's cores, and each device has one thread, which is not pinned.
 *
 * The free memory of the node, less a reserve, is divided evenly among the node's devices. A
 * device's share is only a limit: the system allocates a page when it is first touched.
 *
 * If one rank fails, all ranks fail: they agree after each step that can fail on one rank alone.
 * Errors: SR_ERR_NOMEM, SR_ERR_IO.
 */
sr_status sr_device_set_create(sr_ctx *ctx, sr_world *world, int32_t devices_per_rank,
                               sr_device_set **out_set);
/* Collective; NULL is allowed. Destroy all arrays and programs on the devices first. */
void sr_device_set_destroy(sr_device_set *set);

sr_exchange *sr_device_set_exchange(const sr_device_set *set);
/* Returns the number of devices of this rank. */
int32_t sr_device_set_count(const sr_device_set *set);
/* Returns the number of devices of the job. */
int64_t sr_device_set_total(const sr_device_set *set);
/* Returns device `index` of this rank, 0 <= index < sr_device_set_count. It lives as long as the
 * set. */
sr_device *sr_device_set_get(const sr_device_set *set, int32_t index);

/* Returns the number of the device in the job. */
int32_t sr_device_number(const sr_device *device);
/* Return the bytes that are allocated on the device now, and the maximum since the set was made. */
uint64_t sr_device_used_bytes(const sr_device *device);
uint64_t sr_device_peak_bytes(const sr_device *device);

/* A block of memory that was allocated on a device. */
typedef struct sr_device_block sr_device_block;

/*
 * Allocates a block of `bytes` bytes in the device's window. The block is aligned to 64 bytes; its
 * contents are undefined. A block of 0 bytes is valid, too. Any thread may call this function.
 * Errors: SR_ERR_NOMEM, found before any page is touched. Its message begins with `what`, such as
 * "argument 2": "argument 2 needs 12.3 GB on device 3, 8.0 GB are available".
 */
sr_status sr_device_take(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                         sr_device_block **out_block);
/* Frees a block; NULL is allowed. The device keeps the block's pages until another allocation needs
 * them. Any thread may call this function. */
void sr_device_give(sr_device *device, sr_device_block *block);
/* Returns the address of the block in this process. */
void *sr_device_block_data(const sr_device *device, const sr_device_block *block);

#endif
