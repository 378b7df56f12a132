/*
 * The exchange: device memory that peers can read, and collectives on it.
 *
 * Each device has a window: address space in shared memory that all processes of the node map.
 * Inside a node, a device waits briefly until its peers are ready and then reads their buffers
 * directly. Between nodes, MPI carries the bytes. Waits back off as in backoff.h. A device that
 * fails sets a flag on all nodes, and every wait that sees the flag ends with SR_ERR_PEER.
 */
#ifndef SR_MPI_EXCHANGE_H
#define SR_MPI_EXCHANGE_H

#include "mpi/world.h"
#include "transfer/collective_kind.h"
#include "transfer/transfer_table.h"

typedef struct sr_exchange sr_exchange;

enum {
  /* Most collectives that one exchange can prepare; enough for any job. */
  SR_EXCHANGE_NUMBERS = 1 << 20,
  SR_EXCHANGE_NUMBER_BYTES = 9 * 1024 /* most address space that one collective takes on a device */
};

/*
 * Collective over the job. Makes devices_per_rank devices on every rank; device d lives on rank d /
 * devices_per_rank. Reserves window_bytes of address space for each device; physical pages are
 * taken on first touch. `numbers` is how many collectives can be prepared on this exchange, at most
 * SR_EXCHANGE_NUMBERS. Each of them takes address space on every device. All ranks pass equal
 * arguments. Errors: SR_ERR_NOMEM, SR_ERR_IO.
 */
sr_status sr_exchange_create(sr_ctx *ctx, sr_world *world, int32_t devices_per_rank,
                             uint64_t window_bytes, int32_t numbers, sr_exchange **out_exchange);
/* Collective. `exchange` may be NULL. */
void sr_exchange_destroy(sr_exchange *exchange);
/* Collective: the first half of sr_exchange_destroy. Waits until no rank reads this one's memory or
 * sends to it any more. Fails if collectives of a rank did. */
sr_status sr_exchange_finish(sr_exchange *exchange);

/* Says that the thread of `device`, one of this rank's, stays on `processor`. It then gives the
 * core away at once where it waits for a device that stays on the same one, and each of the two may
 * reduce the other's part of a large all-reduce. Not collective; ranks
 * agree between this call and the first sr_exchange_prepare. */
void sr_exchange_pin(sr_exchange *exchange, int32_t device, int32_t processor);

/* Returns the base address of the window of `device`, one of this rank's devices. The window is
 * page aligned and zero at first. */
void *sr_exchange_window(const sr_exchange *exchange, int32_t device);
/* Returns the pages of [offset, offset + bytes) of the window of `device` to the system; the bytes
 * then read as zero. `device` is one of this rank's. */
void sr_exchange_discard(sr_exchange *exchange, int32_t device, uint64_t offset, uint64_t bytes);

/* Sets result[i] = f(left[i], right[i]) for begin <= i < end, where buffers = {result, left,
 * right}. `result` may be one of the operands. If `right` is NULL, sets result[i] = g(left[i]):
 * what the collective computes of a sum when it is complete (sr_exchange_spec.finishes). The
 * buffers may be slices of arrays, so they are aligned to the element size only. */
typedef void sr_exchange_reduction(void *const *buffers, int64_t begin, int64_t end);

/* A collective prepared for one device: its peers, its transfers and its staging memory. It is
 * prepared once per executable and device. So a run looks nothing up and allocates nothing. */
typedef struct sr_exchange_op sr_exchange_op;

/*
 * The devices of a program: participant p of its collectives is device devices[p]. Each device has
 * reserved numbers for them, first[p] and on. So programs on different devices need not be prepared
 * in one order. All ranks with devices of a team pass equal arrays.
 */
typedef struct sr_team {
  int32_t count;
  const int32_t *devices; /* [count] each once */
  const uint64_t *first;  /* [count] */
  /* A flag in the memory of this process, if all devices are of this rank: set once a device has
   * failed, so that the others wait no longer, and the job goes on. Outlives the ops. NULL: if a
   * device fails, the job does. */
  uint32_t *failed;
} sr_team;

typedef struct sr_exchange_spec {
  sr_collective_kind kind;
  /* The devices that `groups` and `transfers` number. NULL: they have the numbers of the job's
   * devices, all of which prepare the collective under the same number. */
  const sr_team *team;
  int64_t outer, chunk; /* sizes of the arrays in elements, see collective_kind.h */
  uint32_t element_bytes;
  uint32_t group_count, group_size; /* shape of `groups`; rows of PERMUTE are {source, target} */
  const int32_t *groups;            /* [group_count][group_size] participants; -1 pads a row */
  sr_exchange_reduction *reduction; /* NULL if the collective reduces nothing */
  bool finishes;                    /* ALL_REDUCE: the result is g of the sums; see above */
  /* REDISTRIBUTE only, in place of the sizes and groups: which boxes (index ranges) of operands
   * become which boxes of results. The boxes written on one target do not overlap. */
  const sr_transfer_table *transfers;
  const char *place; /* of the collective in the program, for lines about long waits; outlives the
                      * op; NULL: not known */
} sr_exchange_spec;

/* A device number that stands for all devices of this rank. */
enum {
  SR_EVERY_DEVICE = -1
};

/*
 * Reserves numbers for `count` collectives of a device of this rank: *out_first, *out_first + 1 and
 * on. The number of a collective is its place in the device's shared memory, and determines the
 * tag of its messages. Not collective. SR_EVERY_DEVICE reserves the same numbers on all devices of
 * the rank. If all ranks do so with equal counts, in the same order, and reserve none for single
 * devices, then the numbers are equal on all devices, and collectives need no team. An unused
 * number costs only address space. Errors: SR_ERR_NOMEM (no address space is left).
 */
sr_status sr_exchange_reserve(sr_ctx *ctx, sr_exchange *exchange, int32_t device, uint64_t count,
                              uint64_t *out_first);

/*
 * Not collective. Prepares the collective `number`, which was reserved, for one device. A device
 * prepares a number once. The thread that uses the device frees the op with sr_exchange_release,
 * before the exchange is destroyed. `spec` is not kept.
 *
 * Padding may stand anywhere in a row of spec->groups. Groups may differ in size; the array sizes
 * then follow from the size of the group that has `device`. A permute may name a source several
 * times, but a target only once.
 *
 * Errors: SR_ERR_INVALID (a participant that does not exist or is in two groups, a transfer that
 * leaves its array, sizes that overflow), SR_ERR_UNSUPPORTED (an MPI message cannot have so many
 * rows), SR_ERR_NOMEM.
 */
sr_status sr_exchange_prepare(sr_ctx *ctx, sr_exchange *exchange, int32_t device, uint64_t number,
                              const sr_exchange_spec *spec, sr_exchange_op **out_op);
void sr_exchange_release(sr_exchange_op *op);

/*
 * Runs the op on the device's own thread. Every device of the group calls this, in the same order
 * relative to other collectives; for a redistribute, every source and target does. `in` lies in the
 * device's window and may be overwritten as soon as the call returns. `out` also lies in the window
 * and does not overlap `in`; in an all-reduce it may be `in`. Returns SR_OK; SR_ERR_PEER if a peer
 * failed or left; SR_ERR_INVALID if the devices of the node wait for each other, because they do
 * not run the same collectives in the same order. Then sr_exchange_fault says why.
 */
sr_status sr_exchange_run(sr_exchange_op *op, const void *in, void *out);

/* Is told of each wait of a device for others: when it began, by sr_seconds_now, and how long it
 * took. Called on the device's own thread. */
typedef struct sr_wait_note {
  void (*note)(void *user, double begin, double seconds);
  void *user;
} sr_wait_note;

/* As sr_exchange_run, which reads no clock; `waits` is told of the run's waits. */
sr_status sr_exchange_run_noted(sr_exchange_op *op, const void *in, void *out,
                                const sr_wait_note *waits);

/* What a turn of a run has done. */
typedef enum sr_turn {
  SR_TURN_WAITS, /* nothing: another device must move first */
  SR_TURN_MOVED, /* something, and then it had to wait */
  SR_TURN_ENDED, /* the rest */
} sr_turn;

/*
 * As sr_exchange_run, but never waits, for a thread that runs all devices of a collective in turns;
 * all are of this rank. The call does what it can, and says so in *out_turn. Until that is
 * SR_TURN_ENDED, the caller calls again with the same arguments, after turns of other devices. If
 * all wait, they wait for ever. Errors: SR_ERR_PEER, which ends the run.
 */
sr_status sr_exchange_advance(sr_exchange_op *op, const void *in, void *out, sr_turn *out_turn);
const char *sr_exchange_fault(const sr_exchange_op *op);

/*
 * Waits on the device's own thread for work of peers that does not go over the exchange, until
 * is_done(user) returns true. is_done is called often and must not wait. A long wait is logged, and
 * ends at the deadline, as the wait in a collective. `place` is where the program waits, as in
 * sr_exchange_spec. Errors: SR_ERR_PEER (a device of the job has failed, or the process of a device
 * on this node has ended). No message is set.
 */
sr_status sr_exchange_wait_until(sr_exchange *exchange, const char *place,
                                 bool (*is_done)(void *user), void *user);

/* Says that a rank of the job has left it. Waits for its devices then end with SR_ERR_PEER, and the
 * job's with them. Any thread may call this function. */
void sr_exchange_leave(sr_exchange *exchange, int32_t rank);

/* Tells all devices of the job that this device cannot continue. Their waits then end with
 * SR_ERR_PEER. */
void sr_exchange_fail(sr_exchange *exchange);
/* The same, or if the team has a flag, tells the devices of the team alone, whose programs then run
 * no more. `team` may be NULL. */
void sr_exchange_fail_team(sr_exchange *exchange, const sr_team *team);

#endif
