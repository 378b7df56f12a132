/* OpenBLAS, which is loaded when the first program needs it, and matrix products by it. */
#ifndef SR_EXECUTOR_DEVICES_CPU_BLAS_H
#define SR_EXECUTOR_DEVICES_CPU_BLAS_H

#include "executable/plan.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_blas sr_blas;

/*
 * The library, loaded once per process and kept; it uses no threads of its own. Threads: any.
 *
 * OpenBLAS chooses its kernels by the processor, and those of different processors round
 * differently, while devices that were proven to hold equal values must hold equal bits. `core`,
 * unless NULL, is the OPENBLAS_CORETYPE that every rank can run (sr_blas_core): it is asked for and
 * seen to be in use. A user's own OPENBLAS_CORETYPE stands before it: it then has to be the same on
 * all nodes, as the version of OpenBLAS has to be.
 *
 * Errors: SR_ERR_UNSUPPORTED, when it is not installed (naming the package) or runs other kernels.
 */
sr_status sr_blas_open(sr_ctx *ctx, const char *core, const sr_blas **out_blas);
/*
 * Copies the address of a routine of BLAS or LAPACK, with the names and calling conventions of
 * Fortran ("dgetrf_"), to `out_routine`, a pointer to a function pointer. Errors:
 * SR_ERR_UNSUPPORTED (OpenBLAS was built without it).
 */
sr_status sr_blas_routine(sr_ctx *ctx, const sr_blas *blas, const char *name, void *out_routine);
/* The name of OpenBLAS's kernels for all processors of that level. */
const char *sr_blas_core(sr_cpu_level level);

/*
 * A product made ready: C is cut into tiles whose sizes depend on the shape alone, so that its bits
 * do not depend on how many threads compute them.
 */
typedef struct sr_gemm {
  const sr_blas *blas;
  sr_gemm_step shape; /* its refs are not used */
  int64_t row_tiles, column_tiles;
  int32_t parts; /* threads that share the tiles */
} sr_gemm;

/* `threads`: what the device has. Errors: SR_ERR_UNSUPPORTED (a size that BLAS cannot express). */
sr_status sr_gemm_prepare(sr_ctx *ctx, const sr_blas *blas, const sr_gemm_step *shape,
                          int32_t threads, sr_gemm *out_gemm);
/* Called by the leader of `pool`. buffers = {A, B, C}. */
void sr_gemm_run(const sr_gemm *gemm, sr_pool *pool, void *const *buffers);

#endif
