/* Matrix products, by OpenBLAS, which is loaded when a program first needs it, or by our own
 * kernels. */
#ifndef SR_EXECUTOR_DEVICES_CPU_BLAS_H
#define SR_EXECUTOR_DEVICES_CPU_BLAS_H

#include "executable/plan.h"
#include "executor/devices/cpu/multiply.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_blas sr_blas;

/*
 * Loads OpenBLAS once per process and keeps it loaded. OpenBLAS uses no threads of its own. Any
 * thread may call this function.
 *
 * OpenBLAS chooses its kernels by the processor, and the kernels for different processors round
 * differently. But devices that the compiler proved to hold equal values must hold equal bits. So
 * if the ranks have different processors, `core` names kernels that every rank can run
 * (sr_blas_core); otherwise `core` is NULL. The call sets OPENBLAS_CORETYPE to `core` and checks
 * that OpenBLAS obeys. If the user has set OPENBLAS_CORETYPE, that value is used instead; it must
 * be the same on all nodes. The version of OpenBLAS must be the same on all nodes, too.
 *
 * Errors: SR_ERR_UNSUPPORTED (OpenBLAS is not installed, and the message names the package; or
 * OpenBLAS uses other kernels than `core`).
 */
sr_status sr_blas_open(sr_ctx *ctx, const char *core, const sr_blas **out_blas);
/* Finds the routine of BLAS or LAPACK with the Fortran name `name` ("dgetrf_"). Stores its address
 * in the function pointer to which `out_routine` points. The routine has Fortran's calling
 * convention. Errors: SR_ERR_UNSUPPORTED (OpenBLAS was built without the routine). */
sr_status sr_blas_routine(sr_ctx *ctx, const sr_blas *blas, const char *name, void *out_routine);
/* Returns OpenBLAS's name of the kernels that run on all processors of `level`. */
const char *sr_blas_core(sr_cpu_level level);
/* Returns the level of the processors that all ranks have: that of `core`, or if `core` is NULL,
 * that of this processor, since all are alike. Loads nothing. */
sr_cpu_level sr_blas_level(const char *core);

/* A matrix product C = A B that is ready to run. C is cut into tiles, which threads divide. The
 * bits of C do not depend on the number of threads: our own kernels (multiply.h) give the same in
 * tiles of any size, and tiles of OpenBLAS depend only on the shape. */
typedef struct sr_gemm {
  const sr_blas *blas;
  sr_gemm_step shape;        /* only types, sizes and strides are used, not the buffer references */
  int a, b;                  /* which of the buffers are the factors */
  const sr_multiplier *ours; /* NULL: OpenBLAS computes the product */
  void (*round)(const float *from, int64_t count, void *to); /* makes results of sums, or NULL */
  uint64_t workspace_bytes;                                  /* of each thread */
  int64_t tile_rows, tile_columns;
  int64_t row_tiles, column_tiles;
  int32_t parts; /* how many threads share the tiles */
} sr_gemm;

/* Prepares a product for a device with `threads` threads. Errors: SR_ERR_UNSUPPORTED (a size
 * exceeds the 32-bit sizes of BLAS). */
sr_status sr_gemm_prepare(sr_ctx *ctx, const sr_blas *blas, const sr_gemm_step *shape,
                          int32_t threads, sr_gemm *out_gemm);
/* Returns the bytes of workspace for all threads of a run. Products that do not run at the same
 * time may use the same workspace, which is aligned to 64 bytes. */
uint64_t sr_gemm_workspace_bytes(const sr_gemm *gemm);
/* Computes the product; called by the leader thread of `pool`. `buffers` is {A, B, C, workspace}.
 */
void sr_gemm_run(const sr_gemm *gemm, sr_pool *pool, void *const *buffers);

#endif
