/*
 * The GPUs of a job: which ones each rank sees, and which one each device gets.
 *
 * A launcher may show all GPUs of a node to each rank of the node, or to each rank its own
 * (CUDA_VISIBLE_DEVICES). So a rank's numbers of GPUs mean nothing to other ranks, and GPUs are
 * told apart by UUID.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_GPUS_H
#define SR_EXECUTOR_DEVICES_CUDA_GPUS_H

#include "executor/devices/cuda/libraries/runtime.h"
#include "mpi/world.h"

/* A GPU that a rank sees. Ranks send these records to each other. */
typedef struct sr_gpu {
  char name[64];        /* "NVIDIA H200" */
  char uuid[41];        /* "GPU-" and 36 characters, as nvidia-smi prints it */
  char bus[23];         /* its place on the PCI bus: "0000:3B:00.0" */
  int32_t major, minor; /* compute capability */
  int32_t multiprocessors;
  int32_t number; /* CUDA's number of the GPU, which is this rank's */
  uint64_t memory_bytes;
} sr_gpu;

/* What a rank tells other ranks about its CUDA. */
typedef struct sr_gpu_rank {
  int32_t node;
  int32_t gpu_count;
  int32_t runtime, driver; /* versions: 1000 * major + 10 * minor */
  char host[64];
  char visible[128]; /* CUDA_VISIBLE_DEVICES, for messages; "" if it is not set */
} sr_gpu_rank;

/* The GPUs that this rank sees. */
typedef struct sr_gpu_list {
  sr_gpu *gpus; /* [count], from malloc */
  int32_t count;
  int32_t runtime, driver;
} sr_gpu_list;

/* The GPUs of all ranks; equal on all ranks. */
typedef struct sr_gpu_job {
  int32_t rank_count, most; /* `most` GPUs are seen by one rank */
  sr_gpu_rank *ranks;       /* [rank_count] */
  sr_gpu *gpus;             /* [rank_count][most]; of rank r the first ranks[r].gpu_count */
} sr_gpu_job;

/* Lists the GPUs that this rank sees, in CUDA's order. Uses none of them: no GPU gets a context.
 * Not collective. `out_list` is valid after a failure, too. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE. */
sr_status sr_gpu_list_make(sr_ctx *ctx, const sr_cuda_runtime *cuda, sr_gpu_list *out_list);
void sr_gpu_list_free(sr_gpu_list *list);

/* Collective. Tells all ranks of the GPUs of all ranks. `list` may be zeroed on a rank that sees
 * none. `out_job` is valid after a failure, too. Errors: SR_ERR_NOMEM. */
sr_status sr_gpu_job_gather(sr_ctx *ctx, sr_world *world, const sr_gpu_list *list,
                            sr_gpu_job *out_job);
void sr_gpu_job_free(sr_gpu_job *job);

/*
 * Gives each device of the job one of the GPUs that its rank sees: out_gpus[d] is the GPU of device
 * d, or NULL if its rank sees none. The devices of a node choose in order. Each takes the GPU that
 * the fewest devices of the node have so far; of several such GPUs, the one that the fewest ranks
 * of the node see, and of these the first in the rank's list. So if all ranks of a node see the
 * same GPUs, the devices take them in turn.
 */
void sr_gpu_job_divide(const sr_gpu_job *job, int32_t devices_per_rank, const sr_gpu **out_gpus);

/* The functions below return the same on all ranks. `gpus` is what sr_gpu_job_divide gave. */

/* Refuses a job in which a rank sees no GPU (SR_ERR_UNAVAILABLE), or in which devices have GPUs of
 * different kinds, or ranks have different versions of CUDA (SR_ERR_UNSUPPORTED): a program is
 * compiled once for all devices. */
sr_status sr_gpu_job_check(sr_ctx *ctx, const sr_gpu_job *job, int32_t devices_per_rank,
                           const sr_gpu *const *gpus);
/* If devices share a GPU, writes into `out` which do, on the first node with such devices, and
 * returns true. */
bool sr_gpu_job_shares(const sr_gpu_job *job, int32_t devices_per_rank, const sr_gpu *const *gpus,
                       char *out, size_t bytes);

#endif
