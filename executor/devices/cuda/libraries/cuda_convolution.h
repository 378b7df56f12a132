/* Convolutions and their gradients by cuDNN. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_CONVOLUTION_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_CONVOLUTION_H

#include "executable/plan.h"
#include "executor/devices/cuda/libraries/cuda_dnn.h"

enum {
  /* No convolution needs a larger workspace. */
  SR_CUDA_CONVOLUTION_WORKSPACE_MOST = 256 << 20
};

/* A convolution that is ready to run on one GPU. */
typedef struct sr_cuda_convolution sr_cuda_convolution;

/*
 * Prepares a convolution: takes the first engine that cuDNN proposes for it and that computes as
 * wanted (cuda_engine.c). The choice depends on the step, the kind of GPU and the version of cuDNN.
 * So equal operands give equal bits on all GPUs of a kind. F32 is multiplied and added as F32,
 * and as TF32 only if the step says so.
 *
 * The GPU of `dnn`, which must outlive the convolution, is the current one of the thread. `step` is
 * one that the verifier of plans has checked; it is copied.
 *
 * Errors: SR_ERR_UNSUPPORTED (cuDNN has no such engine for this GPU), SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_cuda_convolution_create(sr_ctx *ctx, sr_cuda_dnn *dnn, const sr_convolution_step *step,
                                     sr_cuda_convolution **out_convolution);
/* Nothing may enqueue the convolution any more; what is enqueued has run. NULL is allowed. */
void sr_cuda_convolution_destroy(sr_cuda_convolution *convolution);

/* Returns the bytes of workspace that the convolution needs: 0 to
 * SR_CUDA_CONVOLUTION_WORKSPACE_MOST. */
uint64_t sr_cuda_convolution_workspace(const sr_cuda_convolution *convolution);

/*
 * Enqueues the convolution on `stream`, which may be captured. `arrays` has the addresses of the
 * step's arrays, in spaces that begin at multiples of 256 bytes. `workspace` is memory of the GPU
 * at a multiple of 256 bytes, for no other use until the convolution has run: convolutions that run
 * one after the other share it. The GPU is the current one of the thread; several threads may
 * enqueue one convolution. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_cuda_convolution_enqueue(sr_ctx *ctx, const sr_cuda_convolution *convolution,
                                      void *const arrays[SR_CONVOLUTION_ARRAYS], void *workspace,
                                      sr_cuda_stream stream);

#endif
