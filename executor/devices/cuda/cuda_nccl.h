/* What the files of the collectives that NCCL runs share: one that is being enqueued, and groups of
 * sends and receives. Only cuda_nccl.c and cuda_redistribute.c use this header. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_NCCL_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_NCCL_H

#include "executor/devices/cuda/cuda_task.h"

/* A collective while it is enqueued. */
typedef struct sr_nccl_call {
  sr_ctx *ctx;
  sr_cuda_task *task;
  const sr_cuda_step *step;
  sr_nccl *nccl;
  const sr_nccl_library *library;
  sr_cuda_stream stream;
  const uint8_t *in;
  uint8_t *out;
} sr_nccl_call;

/* Copies within the device, and clears its memory. */
sr_status sr_nccl_copy(const sr_nccl_call *c, void *to, const void *from, uint64_t bytes);
sr_status sr_nccl_clear(const sr_nccl_call *c, void *at, uint64_t bytes);

/* A group of sends and receives. After an error of NCCL nothing is added to it. */
typedef struct sr_nccl_messages {
  const sr_nccl_call *call;
  sr_nccl_result result;
} sr_nccl_messages;

sr_nccl_messages sr_nccl_messages_begin(const sr_nccl_call *call);
void sr_nccl_send(sr_nccl_messages *m, const uint8_t *from, uint64_t bytes, int32_t device);
void sr_nccl_receive(sr_nccl_messages *m, uint8_t *to, uint64_t bytes, int32_t device);
sr_status sr_nccl_messages_end(sr_nccl_messages *m);

/* ---- cuda_redistribute.c --------------------------------------------------------------------- */

/* True if NCCL can run a redistribute of the table; equal on all devices. */
bool sr_nccl_can_redistribute(const sr_transfer_table *transfers);
/* Lists what the device copies, sends and receives. */
void sr_nccl_prepare_redistribute(sr_cuda_task *task, sr_cuda_step *step);
sr_status sr_nccl_redistribute(const sr_nccl_call *c);

#endif
