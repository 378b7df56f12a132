/*
 * The devices of this rank: a device runs programs and owns the memory of its shards of arrays.
 *
 * A CPU device is a set of cores, a window of memory that its peers on the node can access, and
 * threads: one runs the plan, and each further core has a worker. Devices are numbered over the
 * job, rank by rank: device d belongs to rank d / devices_per_rank.
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
 * The cores that a rank may use are divided among its devices. Ranks of a node that may use the
 * same cores divide these cores first. A thread is pinned to its core if every device of the rank
 * has at least one core of its own; otherwise the devices share the rank's cores, and each has one
 * unpinned thread. The memory that is available on the node when the set is made, less a reserve,
 * is divided evenly among the node's devices. A device's share of the memory is only a limit: pages
 * are taken when they are first touched.
 *
 * If one rank fails, all ranks fail: they agree after each step in which one rank can fail alone.
 * Errors: SR_ERR_NOMEM, SR_ERR_IO.
 */
sr_status sr_device_set_create(sr_ctx *ctx, sr_world *world, int32_t devices_per_rank,
                               sr_device_set **out_set);
/* Collective. All arrays and programs on the devices must have been destroyed. NULL is fine. */
void sr_device_set_destroy(sr_device_set *set);

sr_exchange *sr_device_set_exchange(const sr_device_set *set);
/* Number of devices of this rank. */
int32_t sr_device_set_count(const sr_device_set *set);
/* Number of devices of the job. */
int64_t sr_device_set_total(const sr_device_set *set);
/* Device `index` of this rank, 0 <= index < count. Valid as long as the set. */
sr_device *sr_device_set_get(const sr_device_set *set, int32_t index);

/* Number of the device in the job. */
int32_t sr_device_number(const sr_device *device);
/* Bytes that are allocated now, and the maximum since the set was made. */
uint64_t sr_device_used_bytes(const sr_device *device);
uint64_t sr_device_peak_bytes(const sr_device *device);

/* A block of a device's memory. */
typedef struct sr_device_block sr_device_block;

/*
 * Allocates `bytes` bytes of the device's window, 64-byte aligned, contents undefined. Zero bytes
 * give a valid unique block. Threads: any. Errors: SR_ERR_NOMEM, before any page is touched. The
 * message begins with `what` ("the program's working memory", "argument 2"): "... needs 12.3 GB on
 * device 3, 8.0 GB are available".
 */
sr_status sr_device_take(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                         sr_device_block **out_block);
/* Frees a block. The device keeps the pages until another allocation needs them. NULL is fine.
 * Threads: any. */
void sr_device_give(sr_device *device, sr_device_block *block);
/* Address of the block in this process. */
void *sr_device_block_data(const sr_device *device, const sr_device_block *block);

#endif
