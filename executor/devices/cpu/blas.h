/* Matrix products by OpenBLAS, which is loaded when the first program needs it. */
#ifndef SR_EXECUTOR_DEVICES_CPU_BLAS_H
#define SR_EXECUTOR_DEVICES_CPU_BLAS_H

#include "executable/plan.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_blas sr_blas;

/*
 * The library, loaded once per process and kept; it uses no threads of its own. Threads: any.
 * Errors: SR_ERR_UNSUPPORTED, naming the package, when it is not installed.
 */
sr_status sr_blas_open(sr_ctx *ctx, const sr_blas **out_blas);

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
