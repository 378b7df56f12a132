/* OpenBLAS, which is loaded when the first program needs it, and its matrix products. */
#ifndef SR_EXECUTOR_DEVICES_CPU_BLAS_H
#define SR_EXECUTOR_DEVICES_CPU_BLAS_H

#include "executable/plan.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_blas sr_blas;

/*
 * Loads OpenBLAS once per process and keeps it; the library uses no threads of its own. Threads:
 * any.
 *
 * OpenBLAS chooses its kernels by the processor, and the kernels of different processors round
 * differently; but devices that were proven to hold equal values must hold equal bits. `core`,
 * unless NULL, is an OPENBLAS_CORETYPE that every rank can run (sr_blas_core); the call sets it and
 * checks that OpenBLAS uses it. If the user has set OPENBLAS_CORETYPE, that value is used instead,
 * and must be the same on all nodes. The version of OpenBLAS must be the same on all nodes, too.
 *
 * Errors: SR_ERR_UNSUPPORTED (OpenBLAS is not installed, the message names the package; or it runs
 * other kernels than `core`).
 */
sr_status sr_blas_open(sr_ctx *ctx, const char *core, const sr_blas **out_blas);
/*
 * Finds a routine of BLAS or LAPACK by its Fortran name ("dgetrf_") and copies its address to
 * `out_routine`, which points to a function pointer. The routine has Fortran's calling convention.
 * Errors: SR_ERR_UNSUPPORTED (OpenBLAS was built without it).
 */
sr_status sr_blas_routine(sr_ctx *ctx, const sr_blas *blas, const char *name, void *out_routine);
/* OpenBLAS's name of the kernels that run on all processors of `level`. */
const char *sr_blas_core(sr_cpu_level level);

/* A matrix product that is ready to run: C is cut into tiles whose sizes depend on the shape alone,
 * so that the bits of C do not depend on the number of threads. */
typedef struct sr_gemm {
  const sr_blas *blas;
  sr_gemm_step shape; /* its buffer references are not used */
  int64_t row_tiles, column_tiles;
  int32_t parts; /* number of threads that share the tiles */
} sr_gemm;

/* Prepares a product for a device with `threads` threads. Errors: SR_ERR_UNSUPPORTED (a size that
 * BLAS cannot express). */
sr_status sr_gemm_prepare(sr_ctx *ctx, const sr_blas *blas, const sr_gemm_step *shape,
                          int32_t threads, sr_gemm *out_gemm);
/* Called by the leader thread of `pool`. buffers = {A, B, C}. */
void sr_gemm_run(const sr_gemm *gemm, sr_pool *pool, void *const *buffers);

#endif
