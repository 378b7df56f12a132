/* Matrix products by cuBLASLt. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_PRODUCT_H
#define SR_EXECUTOR_DEVICES_CUDA_PRODUCT_H

#include "executable/plan.h"
#include "executor/devices/cuda/libraries/cuda_blas.h"

enum {
  /* No product needs a larger workspace. NVIDIA recommends this size for Hopper. */
  SR_CUDA_WORKSPACE_MOST = 32 << 20
};

/* A matrix product that is ready to run on one GPU. */
typedef struct sr_cuda_product sr_cuda_product;

/*
 * Prepares a product: takes the first algorithm that cuBLASLt proposes for it. The choice depends
 * on the step, the kind of GPU and the version of cuBLASLt, and each algorithm that is allowed adds
 * in a fixed order. So equal factors give equal bits on all GPUs of a kind. F32 is multiplied and
 * added as F32, and as TF32 only if the step says so.
 *
 * The GPU of `blas`, which must outlive the product, is the current one of the thread. `step` is
 * one that the verifier of plans has checked; it is copied.
 *
 * Errors: SR_ERR_UNSUPPORTED (a size exceeds 32 bits, or cuBLASLt cannot compute this product on
 * this GPU), SR_ERR_NOMEM, SR_ERR_DEVICE.
 */
sr_status sr_cuda_product_create(sr_ctx *ctx, const sr_cuda_blas *blas, const sr_gemm_step *step,
                                 sr_cuda_product **out_product);
/* Nothing may enqueue the product any more; what is enqueued may still run. NULL is allowed. */
void sr_cuda_product_destroy(sr_cuda_product *product);

/* Returns the bytes of workspace that the product needs: 0 to SR_CUDA_WORKSPACE_MOST. */
uint64_t sr_cuda_product_workspace(const sr_cuda_product *product);

/*
 * Enqueues the product on `stream`, which may be captured. `a`, `b` and `c` are the addresses of
 * the step's buffers, whose spaces begin at multiples of 256 bytes. `workspace` is memory of the
 * GPU at a multiple of 256 bytes, for no other use until the product has run: products that run one
 * after the other share it. The GPU is the current one of the thread; several threads may enqueue
 * one product. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED, SR_ERR_DEVICE.
 */
sr_status sr_cuda_product_enqueue(sr_ctx *ctx, const sr_cuda_product *product, const void *a,
                                  const void *b, void *c, void *workspace, sr_cuda_stream stream);

#endif
