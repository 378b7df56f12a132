/*
 * NVIDIA's libraries of mathematical functions: those that library calls of a plan need, which of
 * them a job has, and their handles on a GPU.
 *
 * Libraries round differently from each other and from one version to the next, and equal inputs
 * must give equal bits on all devices. So a library is used if all ranks have the same version of
 * it. Otherwise the host runs what would need it, on all ranks.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_MATH_LIBRARIES_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_MATH_LIBRARIES_H

#include "executor/devices/cuda/calls/cufft_api.h"
#include "executor/devices/cuda/calls/cusolver_api.h"
#include "executor/devices/cuda/calls/cusparse_api.h"
#include "executor/devices/cuda/libraries/runtime.h"
#include "mpi/world.h"

typedef enum sr_math_library {
  SR_MATH_FFT,    /* cuFFT */
  SR_MATH_BLAS,   /* cuBLAS */
  SR_MATH_SOLVER, /* cuSOLVER */
  SR_MATH_SPARSE, /* cuSPARSE */
  SR_MATH_LIBRARIES
} sr_math_library;

/* Sets of libraries are bit masks: 1 << sr_math_library. */

/* The functions of the libraries; valid of those that are open. */
typedef struct sr_math_functions {
  sr_cufft fft;
  sr_cublas_v2 blas;
  sr_cusolver solver;
  sr_cusparse sparse;
} sr_math_functions;

/* What a rank knows of its job's libraries. */
typedef struct sr_math {
  const char *directories; /* the value of --cuda-libraries; may be NULL */
  uint32_t asked;          /* for these, all ranks have told their versions */
  uint32_t usable;         /* these, all ranks have in one version */
} sr_math;

/*
 * Collective over the job. Opens those libraries of `needed` about which the ranks have not asked
 * each other yet. Sets `asked` and `usable`, which are then equal on all ranks. For each library, a
 * line of the log, on one rank, tells its version, or warns why it is not usable. The libraries
 * stay open, as in base/cuda_libraries.h. Errors: SR_ERR_NOMEM.
 */
sr_status sr_math_ask(sr_ctx *ctx, sr_math *math, sr_world *world, uint32_t needed);
/* Returns the functions of the libraries that this process has opened. */
const sr_math_functions *sr_math_open_functions(void);

/* The libraries' handles on one GPU. One thread at a time uses them. Zeroed, but for `cuda`, it has
 * none. */
typedef struct sr_math_handles {
  const sr_cuda_runtime *cuda;
  sr_cublas_v2_handle blas;
  sr_cusolver_handle solver;
  sr_cusparse_handle sparse;
} sr_math_handles;

/*
 * Makes those handles of `libraries`, which are open, that are not there yet, on the calling
 * thread's current GPU. Equal operands give equal bits, and elements are never multiplied in a
 * narrower type. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_math_handles_make(sr_ctx *ctx, sr_math_handles *handles, uint32_t libraries);
/* Called while the GPU is the current one, when its work is done. */
void sr_math_handles_destroy(sr_math_handles *handles);
/*
 * Lets the handles of `libraries` work on `stream`. cuBLAS gets SR_MATH_BLAS_BYTES bytes of
 * workspace, at a multiple of 256 bytes. Errors: SR_ERR_DEVICE.
 */
sr_status sr_math_handles_bind(sr_ctx *ctx, const sr_math_handles *handles, uint32_t libraries,
                               sr_cuda_stream stream, void *workspace);

enum {
  SR_MATH_BLAS_BYTES = 4 << 20 /* what cuBLAS would allocate for a stream of its own */
};

/*
 * Returns SR_OK if `status`, which a function of `library` returned, is 0. Otherwise fails with a
 * message that begins with `what`. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED, else SR_ERR_DEVICE.
 */
sr_status sr_math_check(sr_ctx *ctx, const sr_cuda_runtime *cuda, sr_math_library library,
                        unsigned status, const char *what);

#endif
