/* Objects of cuDNN, and the choice of an engine: the code that computes a graph of operations. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_ENGINE_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_ENGINE_H

#include "base/dtype.h"
#include "executor/devices/cuda/libraries/cuda_dnn.h"

/* An attribute of an object, for which `values` has `count` values. */
typedef struct sr_cudnn_field {
  sr_cudnn_attribute attribute;
  sr_cudnn_attribute_type type;
  int64_t count;
  const void *values;
} sr_cudnn_field;

/* Makes an object with these attributes and finalizes it. After a failure *out_object may be an
 * object, too, which the caller destroys. */
sr_cudnn_status sr_cudnn_make(const sr_cudnn *library, sr_cudnn_kind kind, size_t count,
                              const sr_cudnn_field *fields, sr_cudnn_object *out_object);

/* How a graph of operations is computed. */
typedef struct sr_cudnn_engine {
  sr_cudnn_object configuration, plan; /* plan NULL: no engine is as wanted */
  uint64_t workspace_bytes;
} sr_cudnn_engine;

/*
 * Takes the first engine that cuDNN proposes for `graph` and that
 *
 *   - gives equal bits for equal operands;
 *   - multiplies elements of the type `dtype` as they are, or, if `tf32` is set, F32 as TF32, and
 *     adds in F32 or F64;
 *   - needs no other library, which a node may lack, and at most `workspace_most` bytes.
 *
 * Only the thread that holds dnn->lock may call this. *out_proposals is the number of engines that
 * cuDNN proposed. The caller destroys the engine, also after a failure. Returns what cuDNN
 * returned, and SR_CUDNN_SUCCESS also if no engine is as wanted.
 */
sr_cudnn_status sr_cudnn_engine_choose(const sr_cuda_dnn *dnn, sr_cudnn_object graph,
                                       sr_dtype dtype, bool tf32, uint64_t workspace_most,
                                       int64_t *out_proposals, sr_cudnn_engine *out_engine);
void sr_cudnn_engine_destroy(const sr_cudnn *library, sr_cudnn_engine *engine);

#endif
