/*
 * Memory of devices that their peers can see, and collectives on it.
 *
 * Each device has a window: address space in shared memory that all processes of the node map.
 * Inside a node a collective is a short wait and a direct read of the peers' buffers; between nodes
 * MPI carries the bytes. Every wait spins for a short while, then yields, then sleeps: ranks may
 * outnumber cores. Every wait also watches a flag through which a failing device ends it with
 * SR_ERR_PEER.
 */
#ifndef SR_MPI_EXCHANGE_H
#define SR_MPI_EXCHANGE_H

#include "mpi/world.h"
#include "transfer/collective_kind.h"
#include "transfer/transfer_table.h"

typedef struct sr_exchange sr_exchange;

enum {
  SR_EXCHANGE_NUMBERS = 1 << 20,      /* enough for any job */
  SR_EXCHANGE_NUMBER_BYTES = 9 * 1024 /* address space of one on a device, at most */
};

/*
 * Collective over the job: devices_per_rank devices on every rank, numbered rank by rank (device d
 * lives on rank d / devices_per_rank). window_bytes of address space are reserved for each device;
 * physical pages are taken on first touch. `numbers`: how many collectives can be prepared during
 * its life, at most SR_EXCHANGE_NUMBERS; each takes address space on every device. Equal arguments
 * on all ranks. Errors: SR_ERR_NOMEM, SR_ERR_IO.
 */
sr_status sr_exchange_create(sr_ctx *ctx, sr_world *world, int32_t devices_per_rank,
                             uint64_t window_bytes, int32_t numbers, sr_exchange **out_exchange);
/* Collective. NULL is fine. */
void sr_exchange_destroy(sr_exchange *exchange);

/* Base address of an own device's window in this process: page aligned, zero pages at first. */
void *sr_exchange_window(const sr_exchange *exchange, int32_t device);
/* Gives the pages of a range of an own window back to the system (they read as zero afterwards). */
void sr_exchange_discard(sr_exchange *exchange, int32_t device, uint64_t offset, uint64_t bytes);

/*
 * accumulator[i] = f(accumulator[i], operand[i]) for i in begin..end; buffers = {accumulator,
 * operand}. Called with pieces of the buffers, aligned to the element only.
 */
typedef void sr_exchange_reduction(void *const *buffers, int64_t begin, int64_t end);

/*
 * A collective prepared for one device: who takes part, who needs what from whom, staging memory.
 * Made once per executable and device, so that running it looks nothing up and allocates nothing.
 */
typedef struct sr_exchange_op sr_exchange_op;

typedef struct sr_exchange_spec {
  sr_collective_kind kind;
  int64_t outer, chunk; /* elements */
  uint32_t element_bytes;
  uint32_t group_count, group_size; /* PERMUTE: rows of {source, target} */
  const int32_t *groups;            /* device numbers, -1 pads */
  sr_exchange_reduction *reduction; /* NULL if none */
  /* REDISTRIBUTE: the transfers, instead of sizes and groups; those of a target do not overlap. */
  const sr_transfer_table *transfers;
} sr_exchange_spec;

/*
 * Numbers for `count` collectives: *out_first, *out_first + 1, ... A number gives a collective its
 * message tag and its place in shared memory, so all devices that take part in one must prepare it
 * under the same number. Not collective, but every rank reserves the same counts in the same order,
 * whatever its devices do with them; a number that is not used costs address space alone.
 * Errors: SR_ERR_NOMEM (the address space is used up: on all ranks alike).
 */
sr_status sr_exchange_reserve(sr_ctx *ctx, sr_exchange *exchange, uint64_t count,
                              uint64_t *out_first);

/*
 * Not collective. Prepares the collective `number`, which was reserved, for one device; a device
 * prepares a number once. The op is freed with sr_exchange_release, by the thread that uses the
 * device, before the exchange is destroyed. `spec` is not kept. Groups: padding may stand anywhere
 * in a row, and rows of any kind may be ragged (sizes then go by the devices in the caller's
 * group). A permute may name a source several times, a target once. Errors: SR_ERR_INVALID (a
 * device that does not exist or is in two groups, a transfer that leaves its array, sizes that
 * overflow), SR_ERR_UNSUPPORTED (more rows than a message of MPI can have), SR_ERR_NOMEM.
 */
sr_status sr_exchange_prepare(sr_ctx *ctx, sr_exchange *exchange, int32_t device, uint64_t number,
                              const sr_exchange_spec *spec, sr_exchange_op **out_op);
void sr_exchange_release(sr_exchange_op *op);

/*
 * Runs it: called by the device's own thread; every device of the group (of a redistribute: every
 * source and target) calls it, in the same order relative to other collectives. `in` lies in the
 * device's window and may be overwritten as soon as the call returns; `out` lies in the window too
 * and does not overlap `in`. Returns SR_OK or SR_ERR_PEER (a peer failed or left).
 */
sr_status sr_exchange_run(sr_exchange_op *op, const void *in, void *out);

/* Tells all devices of the job that this one cannot go on: their waits end with SR_ERR_PEER. */
void sr_exchange_fail(sr_exchange *exchange);

#endif
