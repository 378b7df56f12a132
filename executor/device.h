/*
 * Devices of this rank: what runs a program and owns the memory that its arrays live in.
 *
 * A CPU device is a set of cores, a window of memory that its peers on the node can see, and
 * threads: one that runs the plan, and with several cores one worker for each further core. Device
 * numbers count over the job, rank by rank: device d lives on rank d / devices_per_rank.
 */
#ifndef SR_EXECUTOR_DEVICE_H
#define SR_EXECUTOR_DEVICE_H

#include "base/status.h"
#include "mpi/exchange.h"

typedef struct sr_device sr_device;
typedef struct sr_device_set sr_device_set;

/*
 * Collective over the job: makes `devices_per_rank` CPU devices on every rank. The cores that a
 * rank may use are divided among its devices; ranks of a node that may use the same cores divide
 * them first. A thread is pinned to its core when every device of the rank has at least one core of
 * its own; otherwise devices share the rank's cores, each with one unpinned thread. Memory: what
 * the node has available when the set is made, less a reserve, is divided evenly among the node's
 * devices. It is a limit only: pages are taken when they are first touched.
 * Every rank returns the same outcome class: a failure on one is agreed by the calls inside.
 * Errors: SR_ERR_NOMEM, SR_ERR_IO.
 */
sr_status sr_device_set_create(sr_ctx *ctx, sr_world *world, int32_t devices_per_rank,
                               sr_device_set **out_set);
/* Collective. Arrays and programs on the devices must be gone. NULL is fine. */
void sr_device_set_destroy(sr_device_set *set);

sr_exchange *sr_device_set_exchange(const sr_device_set *set);
/* Devices of this rank. */
int32_t sr_device_set_count(const sr_device_set *set);
/* Devices of the job. */
int64_t sr_device_set_total(const sr_device_set *set);
/* Own device `index`, 0 <= index < count. Valid as long as the set. */
sr_device *sr_device_set_get(const sr_device_set *set, int32_t index);

/* Number in the job. */
int32_t sr_device_number(const sr_device *device);
/* Allocated now, and the highest since the set was made. */
uint64_t sr_device_used_bytes(const sr_device *device);
uint64_t sr_device_peak_bytes(const sr_device *device);

/* A piece of a device's memory. */
typedef struct sr_device_block sr_device_block;

/*
 * Takes `bytes` of the device's window: 64-byte aligned, contents undefined. Zero bytes give a
 * valid unique block. Threads: any. Errors: SR_ERR_NOMEM "... needs 12.3 GB on device 3, 8.0 GB are
 * available", where `what` ("the program's working memory", "argument 2") begins the sentence.
 * Found before a page is touched.
 */
sr_status sr_device_take(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                         sr_device_block **out_block);
/* Gives a block back. Its pages stay with the device until others need the memory. NULL is fine.
 * Threads: any. */
void sr_device_give(sr_device *device, sr_device_block *block);
/* Its address in this process. */
void *sr_device_block_data(const sr_device *device, const sr_device_block *block);

#endif
