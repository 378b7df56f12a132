/*
 * Library calls of a plan (executable/calls.def) on a GPU, by NVIDIA's libraries. A call is
 * prepared once. Then it is enqueued on a stream, with memory of the GPU that the task gives it.
 * Buffers are those of the row in calls.def; results have the same meaning as on a CPU, but other
 * last bits. Equal inputs give equal bits on all GPUs of a job.
 *
 * A NaN or an infinity in an operand goes where the library's arithmetic takes it. Eigenvalues and
 * singular values of a matrix with such an element are not computed; `info` is then -4.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_GPU_CALL_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_GPU_CALL_H

#include "executable/calls.h"
#include "executor/devices/cuda/calls/math_libraries.h"

/* A call that is ready to run on one GPU. */
typedef struct sr_gpu_call sr_gpu_call;

/*
 * Collective over the job. Asks all ranks for the libraries that the calls of `executable` need, as
 * sr_math_ask does. Tells once, on rank 0, which functions run on the host because no library has
 * them. `told` has a place for each function. Errors: SR_ERR_NOMEM.
 */
sr_status sr_gpu_calls_connect(sr_ctx *ctx, sr_math *math, sr_world *world,
                               const sr_executable *executable, bool told[SR_CALL_COUNT]);
/* True if GPUs run the call; otherwise the host does. Equal on all ranks. */
bool sr_gpu_call_runs(const sr_math *math, const sr_call_step *step);

/*
 * Prepares a call for which sr_gpu_call_runs is true, on the calling thread's current GPU, whose
 * handles are `handles`; those that it needs are made. `step` is one that the verifier of plans has
 * checked; it is copied. `place` begins the messages of failures. It and the handles must outlive
 * the call. Errors: SR_ERR_UNSUPPORTED (a size is too large for the
 * library), SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_gpu_call_create(sr_ctx *ctx, sr_math_handles *handles, const sr_call_step *step,
                             const char *place, sr_gpu_call **out_call);
/* Nothing may enqueue the call any more, and what is enqueued has run. NULL is allowed. */
void sr_gpu_call_destroy(sr_gpu_call *call);
/* Returns the bytes of memory of the GPU that a run of the call needs besides its buffers. */
uint64_t sr_gpu_call_workspace(const sr_gpu_call *call);

/*
 * Enqueues the call on `stream`, which may be captured if sr_call_streams; otherwise the call may
 * wait for the stream, on which there must be no work of NCCL. `buffers` are the addresses of the
 * step's buffers. `workspace` is at a multiple of 256 bytes, for no other use until the call has
 * run. The GPU is the current one of the thread. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED,
 * SR_ERR_DEVICE.
 */
sr_status sr_gpu_call_enqueue(sr_ctx *ctx, const sr_gpu_call *call, void *const *buffers,
                              void *workspace, sr_cuda_stream stream);

#endif
