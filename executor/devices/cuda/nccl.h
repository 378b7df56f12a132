/*
 * NCCL, NVIDIA's library of collectives, and the communicators of a rank.
 *
 * A communicator of all devices is made with the devices. From it one is split for each table of
 * groups that programs have, in the order of their plans, and kept until the devices are destroyed.
 * Communicators do not block: each wait for NCCL is a wait of the exchange, which ends when a
 * device fails and is logged when it is long (mpi/exchange.h).
 *
 * NCCL needs one device and one GPU for each rank. From 2.30 on, ranks may share a GPU if the
 * variable SR_NCCL_SHARING_VARIABLE is 1 on all of them. Else, or without NCCL, there are no
 * communicators, and collectives go over the host.
 *
 * Graphs may hold calls of NCCL, on all devices or none; which graphs is tried once (nccl_trial.c).
 *
 * After a failure the communicators are aborted, and the devices can run no more collectives.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_NCCL_H
#define SR_EXECUTOR_DEVICES_CUDA_NCCL_H

#include "executable/plan.h"
#include "executor/devices/cuda/libraries/runtime.h"
#include "executor/devices/cuda/nccl_api.h"
#include "mpi/exchange.h"

typedef struct sr_nccl sr_nccl;

/* What NCCL needs to know of a job of CUDA devices. Equal on all ranks, but for the exchange. */
typedef struct sr_nccl_options {
  sr_exchange *exchange;
  const char *directories; /* the value of --cuda-libraries; may be NULL */
  int32_t per_rank;        /* devices of each rank */
  bool shares_gpus;        /* devices of the job share GPUs */
} sr_nccl_options;

/*
 * Collective over the job, while the device's GPU is the calling thread's current one. Makes the
 * communicator of all devices. Sets *out_nccl to NULL on all ranks if collectives must go over the
 * host; a line of the log, on one rank, says why. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE (NCCL
 * failed), SR_ERR_UNSUPPORTED (ranks have different versions of NCCL), SR_ERR_PEER; if one rank
 * fails, all fail.
 */
sr_status sr_nccl_create(sr_ctx *ctx, sr_world *world, const sr_nccl_options *options,
                         sr_nccl **out_nccl);
/* Collective, on the thread of sr_nccl_create or another one with the same GPU. NULL is allowed. */
void sr_nccl_destroy(sr_nccl *nccl);

/* Collective over the job. Makes the communicators that the collectives of `executable` need and
 * that are not there yet. Errors: as sr_nccl_create. */
sr_status sr_nccl_connect(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                          const sr_executable *executable);

/*
 * Collective. Ends a phase in which a rank may fail while others wait for it in NCCL: `own` is this
 * rank's status. If one failed, the exchange has failed, and the communicators are aborted. Returns
 * what sr_world_agree returns.
 */
sr_status sr_nccl_agree(sr_ctx *ctx, sr_nccl *nccl, sr_world *world, sr_status own);

/* Returns the table of NCCL's functions. */
const sr_nccl_library *sr_nccl_functions(const sr_nccl *nccl);
/* Returns the communicator of all devices; a device's number is its rank there. */
sr_nccl_comm sr_nccl_world(const sr_nccl *nccl);
/* Finds the communicator of this device's group in the table: NULL if it is in no group. Its ranks
 * are the positions in the group. Returns false if no communicators were made for such a table;
 * equal on all devices. */
bool sr_nccl_find(const sr_nccl *nccl, const sr_group_table *groups, sr_nccl_comm *out_comm);

/* Collective over the job. Makes a communicator of the ranks with equal colors, in the order of
 * their positions. NCCL may write to *out_comm until the call returns. Errors: SR_ERR_DEVICE,
 * SR_ERR_PEER. */
sr_status sr_nccl_split(sr_ctx *ctx, sr_nccl *nccl, int color, int position,
                        sr_nccl_comm *out_comm);

/*
 * Ends a call of NCCL on `comm` that returned `result`: waits until the call is enqueued. `place`
 * begins the message of a failure. Errors: SR_ERR_DEVICE, SR_ERR_PEER.
 */
sr_status sr_nccl_settle(sr_ctx *ctx, sr_nccl *nccl, sr_nccl_comm comm, sr_nccl_result result,
                         const char *place);
/* As sr_exchange_wait_until, on the exchange of the devices. */
sr_status sr_nccl_wait_until(sr_nccl *nccl, const char *place, bool (*is_done)(void *user),
                             void *user);
/* Returns the first error of a communicator, SR_NCCL_SUCCESS if there is none. */
sr_nccl_result sr_nccl_error(const sr_nccl *nccl);
/* Fails with the sentence of NCCL's error (SR_ERR_DEVICE), or of a peer's failure (SR_ERR_PEER). */
sr_status sr_nccl_fail(sr_ctx *ctx, const sr_nccl *nccl, sr_nccl_result result, const char *place);
/* Ends all work of NCCL on the device, which may be incomplete, and all communicators. To be called
 * after sr_exchange_fail, when no other call of `nccl` runs; NULL is allowed. */
void sr_nccl_abort(sr_nccl *nccl);
/* Lets sr_nccl_abort call drop(user) first, which destroys all graphs with calls of NCCL: it waits
 * until there are none. */
void sr_nccl_before_abort(sr_nccl *nccl, void (*drop)(void *user), void *user);

/* ---- graphs ---------------------------------------------------------------------------------- */

/* Where calls of NCCL can be. */
typedef enum sr_nccl_reach {
  SR_NCCL_IN_STREAMS, /* in no graph */
  SR_NCCL_IN_GRAPHS,  /* but not in the bodies of conditional nodes */
  SR_NCCL_IN_BODIES,
} sr_nccl_reach;

/* False: while a graph with calls of NCCL runs, no call outside of graphs may be made. */
bool sr_nccl_mixes(const sr_nccl *nccl);

/*
 * Collective over the job, on the thread of sr_nccl_create. Tries calls of NCCL in graphs, by a
 * communicator of its own. *out_reach is equal on all ranks; a line of the log, on one rank, tells
 * it. `stream` is empty. Errors: as sr_nccl_create.
 */
sr_status sr_nccl_try_graphs(sr_ctx *ctx, sr_nccl *nccl, sr_world *world,
                             const sr_cuda_runtime *cuda, sr_cuda_stream stream,
                             sr_nccl_reach *out_reach);

#endif
