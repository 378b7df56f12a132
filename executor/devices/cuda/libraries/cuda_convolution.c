/*
 * A convolution as a graph of cuDNN with one operation. cuDNN takes arrays by sizes and strides, in
 * the order [outer][feature][spatial...] whatever their layout, and wants at least two spatial
 * dimensions: a line is an image of one row.
 */
#include "executor/devices/cuda/libraries/cuda_convolution.h"

#include <stdio.h>
#include <stdlib.h>

#include "executable/convolution.h"
#include "executor/devices/cuda/libraries/cuda_engine.h"

enum {
  ROWS_LEAST = 2, /* spatial dimensions of cuDNN's images */
  ALIGNMENT = 16  /* the most that is promised to engines */
};

/* The objects that describe a convolution to cuDNN. */
enum {
  WINDOW = SR_CONVOLUTION_ARRAYS, /* behind the arrays */
  OPERATION,
  GRAPH,
  OBJECTS
};

struct sr_cuda_convolution {
  sr_cuda_dnn *dnn;
  sr_convolution_step step;
  sr_cudnn_object objects[OBJECTS];
  sr_cudnn_engine engine;
};

enum {
  WORDS = 256 /* room for what a message calls a convolution */
};

/* Writes what a message calls the convolution into out[WORDS]. */
static void name(const sr_convolution_step *s, char *out) {
  static const char *const kinds[] = {"convolution", "data gradient of a convolution",
                                      "filter gradient of a convolution"};
  char window[64] = "";
  for (int32_t d = 0, at = 0; d < s->spatial; d++)
    at += snprintf(window + at, sizeof window - (size_t)at, "%s%d", d ? " x " : "",
                   (int)s->window[d]);
  snprintf(out, WORDS,
           "the %s of %lld images of %lld features by %lld filters of %s points of %s by cuDNN",
           kinds[s->kind], (long long)s->batch, (long long)s->in_features,
           (long long)s->out_features, window, sr_dtype_get(s->dtype)->name);
}

/* Returns SR_OK, or fails with a message that begins with the convolution. */
static sr_status check(sr_ctx *ctx, const sr_cuda_convolution *convolution,
                       sr_cudnn_status status) {
  char what[WORDS];
  name(&convolution->step, what);
  return sr_cuda_dnn_check(ctx, convolution->dnn, status, what);
}

/* ---- descriptions ---------------------------------------------------------------------------- */

static sr_cudnn_type type_of(sr_dtype dtype) {
  return dtype == SR_F16    ? SR_CUDNN_F16
         : dtype == SR_BF16 ? SR_CUDNN_BF16
         : dtype == SR_F64  ? SR_CUDNN_F64
                            : SR_CUDNN_F32;
}

/* Returns the number of spatial dimensions for cuDNN, and of these the ones that are added in
 * front. */
static int32_t rows_of(const sr_convolution_step *s, int32_t *out_added) {
  *out_added = s->spatial < ROWS_LEAST ? ROWS_LEAST - s->spatial : 0;
  return s->spatial + *out_added;
}

/* Sets the sizes and strides of an array in cuDNN's order. */
static void arrange(const sr_convolution_step *s, int array, int64_t *out_dims,
                    int64_t *out_strides) {
  int64_t dims[SR_CONVOLUTION_RANK], strides[SR_CONVOLUTION_RANK], stride = 1;
  sr_convolution_dims(s, array, dims);
  for (int32_t d = 1 + s->spatial; d >= 0; d--) {
    strides[d] = stride;
    stride *= dims[d];
  }
  const int32_t feature = s->features_last ? 1 + s->spatial : 1;
  const int32_t first = s->features_last ? 1 : 2;
  int32_t added;
  const int32_t rows = rows_of(s, &added);
  for (int32_t d = 0; d < 2 + rows; d++) {
    const int32_t place = d - 2 - added;
    const int32_t from = d == 0 ? 0 : d == 1 ? feature : first + place;
    const bool is_added = d > 1 && place < 0;
    out_dims[d] = is_added ? 1 : dims[from];
    out_strides[d] = is_added ? strides[first] * dims[first] : strides[from];
  }
}

static sr_cudnn_status array_make(sr_cuda_convolution *convolution, int array) {
  const sr_convolution_step *s = &convolution->step;
  int64_t dims[SR_CONVOLUTION_RANK], strides[SR_CONVOLUTION_RANK];
  arrange(s, array, dims, strides);
  int32_t added;
  const int64_t rank = 2 + rows_of(s, &added), number = array + 1;
  const uint64_t bits = s->arrays[array].offset | ALIGNMENT;
  const int64_t alignment = (int64_t)(bits & -bits);
  const sr_cudnn_type type = type_of(s->dtype);
  const sr_cudnn_field fields[] = {
      {SR_CUDNN_TENSOR_TYPE, SR_CUDNN_TYPE_DATA_TYPE, 1, &type},
      {SR_CUDNN_TENSOR_DIMENSIONS, SR_CUDNN_TYPE_INT64, rank, dims},
      {SR_CUDNN_TENSOR_STRIDES, SR_CUDNN_TYPE_INT64, rank, strides},
      {SR_CUDNN_TENSOR_NUMBER, SR_CUDNN_TYPE_INT64, 1, &number},
      {SR_CUDNN_TENSOR_ALIGNMENT, SR_CUDNN_TYPE_INT64, 1, &alignment},
  };
  return sr_cudnn_make(convolution->dnn->library, SR_CUDNN_TENSOR, sizeof fields / sizeof *fields,
                       fields, &convolution->objects[array]);
}

static sr_cudnn_status window_make(sr_cuda_convolution *convolution) {
  const sr_convolution_step *s = &convolution->step;
  int64_t stride[SR_CONVOLUTION_SPATIAL], padding[SR_CONVOLUTION_SPATIAL];
  int64_t dilation[SR_CONVOLUTION_SPATIAL];
  int32_t added;
  const int64_t rows = rows_of(s, &added);
  for (int32_t d = 0; d < rows; d++) {
    stride[d] = d < added ? 1 : s->stride[d - added];
    padding[d] = d < added ? 0 : s->padding[d - added];
    dilation[d] = d < added ? 1 : s->dilation[d - added];
  }
  const sr_cudnn_type sum = s->dtype == SR_F64 ? SR_CUDNN_F64 : SR_CUDNN_F32;
  const sr_cudnn_mode mode = SR_CUDNN_CROSS_CORRELATION;
  const sr_cudnn_field fields[] = {
      {SR_CUDNN_WINDOW_SPATIAL, SR_CUDNN_TYPE_INT64, 1, &rows},
      {SR_CUDNN_WINDOW_SUM, SR_CUDNN_TYPE_DATA_TYPE, 1, &sum},
      {SR_CUDNN_WINDOW_MODE, SR_CUDNN_TYPE_MODE, 1, &mode},
      {SR_CUDNN_WINDOW_STRIDES, SR_CUDNN_TYPE_INT64, rows, stride},
      {SR_CUDNN_WINDOW_PADDING_BEFORE, SR_CUDNN_TYPE_INT64, rows, padding},
      {SR_CUDNN_WINDOW_PADDING_BEHIND, SR_CUDNN_TYPE_INT64, rows, padding},
      {SR_CUDNN_WINDOW_DILATIONS, SR_CUDNN_TYPE_INT64, rows, dilation},
  };
  return sr_cudnn_make(convolution->dnn->library, SR_CUDNN_WINDOW, sizeof fields / sizeof *fields,
                       fields, &convolution->objects[WINDOW]);
}

/* The operation of a kind: its number, and its attributes. */
typedef struct operation {
  sr_cudnn_kind kind;
  sr_cudnn_attribute arrays[SR_CONVOLUTION_ARRAYS], window, alpha, beta;
} operation;

static const operation operations[] = {
    [SR_CONVOLUTION_FORWARD] = {SR_CUDNN_FORWARD,
                                {SR_CUDNN_FORWARD_X, SR_CUDNN_FORWARD_W, SR_CUDNN_FORWARD_Y},
                                SR_CUDNN_FORWARD_WINDOW,
                                SR_CUDNN_FORWARD_ALPHA,
                                SR_CUDNN_FORWARD_BETA},
    [SR_CONVOLUTION_DATA_GRADIENT] = {SR_CUDNN_DATA_GRADIENT,
                                      {SR_CUDNN_DATA_DX, SR_CUDNN_DATA_W, SR_CUDNN_DATA_DY},
                                      SR_CUDNN_DATA_WINDOW,
                                      SR_CUDNN_DATA_ALPHA,
                                      SR_CUDNN_DATA_BETA},
    [SR_CONVOLUTION_FILTER_GRADIENT] = {SR_CUDNN_FILTER_GRADIENT,
                                        {SR_CUDNN_FILTER_X, SR_CUDNN_FILTER_DW, SR_CUDNN_FILTER_DY},
                                        SR_CUDNN_FILTER_WINDOW,
                                        SR_CUDNN_FILTER_ALPHA,
                                        SR_CUDNN_FILTER_BETA},
};

static sr_cudnn_status operation_make(sr_cuda_convolution *convolution) {
  static const float one_f = 1, zero_f = 0;
  static const double one_d = 1, zero_d = 0;
  const operation *o = &operations[convolution->step.kind];
  const bool is_double = convolution->step.dtype == SR_F64;
  const sr_cudnn_attribute_type factor = is_double ? SR_CUDNN_TYPE_DOUBLE : SR_CUDNN_TYPE_FLOAT;
  sr_cudnn_object *objects = convolution->objects;
  const sr_cudnn_field fields[] = {
      {o->arrays[0], SR_CUDNN_TYPE_OBJECT, 1, &objects[0]},
      {o->arrays[1], SR_CUDNN_TYPE_OBJECT, 1, &objects[1]},
      {o->arrays[2], SR_CUDNN_TYPE_OBJECT, 1, &objects[2]},
      {o->window, SR_CUDNN_TYPE_OBJECT, 1, &objects[WINDOW]},
      {o->alpha, factor, 1, is_double ? (const void *)&one_d : &one_f},
      {o->beta, factor, 1, is_double ? (const void *)&zero_d : &zero_f},
  };
  return sr_cudnn_make(convolution->dnn->library, o->kind, sizeof fields / sizeof *fields, fields,
                       &objects[OPERATION]);
}

static sr_cudnn_status graph_make(sr_cuda_convolution *convolution) {
  sr_cudnn_object *objects = convolution->objects;
  const sr_cudnn_field fields[] = {
      {SR_CUDNN_GRAPH_HANDLE, SR_CUDNN_TYPE_HANDLE, 1, &convolution->dnn->handle},
      {SR_CUDNN_GRAPH_OPERATIONS, SR_CUDNN_TYPE_OBJECT, 1, &objects[OPERATION]},
  };
  return sr_cudnn_make(convolution->dnn->library, SR_CUDNN_GRAPH, sizeof fields / sizeof *fields,
                       fields, &objects[GRAPH]);
}

static sr_cudnn_status describe(sr_cuda_convolution *convolution) {
  sr_cudnn_status status = SR_CUDNN_SUCCESS;
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS && status == SR_CUDNN_SUCCESS; i++)
    status = array_make(convolution, i);
  if (status == SR_CUDNN_SUCCESS)
    status = window_make(convolution);
  if (status == SR_CUDNN_SUCCESS)
    status = operation_make(convolution);
  return status == SR_CUDNN_SUCCESS ? graph_make(convolution) : status;
}

/* ---- convolutions ---------------------------------------------------------------------------- */

/* Describes the convolution and chooses an engine. The thread holds the lock of the handle. */
static sr_status prepare(sr_ctx *ctx, sr_cuda_convolution *convolution) {
  int64_t proposals = 0;
  SR_TRY(check(ctx, convolution, describe(convolution)));
  SR_TRY(check(ctx, convolution,
               sr_cudnn_engine_choose(convolution->dnn, convolution->objects[GRAPH],
                                      convolution->step.dtype, convolution->step.tf32,
                                      SR_CUDA_CONVOLUTION_WORKSPACE_MOST, &proposals,
                                      &convolution->engine)));
  if (convolution->engine.plan)
    return SR_OK;
  char what[WORDS];
  name(&convolution->step, what);
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "%s %zu: none of the %lld engines that it proposes gives equal bits every time "
                 "without rounding operands or sums, in %d MiB of workspace",
                 what, convolution->dnn->library->cudnnGetVersion(), (long long)proposals,
                 SR_CUDA_CONVOLUTION_WORKSPACE_MOST >> 20);
}

sr_status sr_cuda_convolution_create(sr_ctx *ctx, sr_cuda_dnn *dnn, const sr_convolution_step *step,
                                     sr_cuda_convolution **out_convolution) {
  *out_convolution = NULL;
  sr_cuda_convolution *convolution = calloc(1, sizeof *convolution);
  if (!convolution)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a convolution");
  convolution->dnn = dnn;
  convolution->step = *step;
  pthread_mutex_lock(&dnn->lock);
  sr_status status = prepare(ctx, convolution);
  pthread_mutex_unlock(&dnn->lock);
  if (status == SR_OK)
    *out_convolution = convolution;
  else
    sr_cuda_convolution_destroy(convolution);
  return status;
}

void sr_cuda_convolution_destroy(sr_cuda_convolution *convolution) {
  if (!convolution)
    return;
  const sr_cudnn *library = convolution->dnn->library;
  sr_cudnn_engine_destroy(library, &convolution->engine);
  for (int i = OBJECTS - 1; i >= 0; i--)
    if (convolution->objects[i])
      library->cudnnBackendDestroyDescriptor(convolution->objects[i]);
  free(convolution);
}

uint64_t sr_cuda_convolution_workspace(const sr_cuda_convolution *convolution) {
  return convolution->engine.workspace_bytes;
}

/* Enqueues the plan with these addresses. */
static sr_cudnn_status execute(const sr_cuda_convolution *convolution, sr_cudnn_object pack,
                               sr_cuda_stream stream) {
  sr_cuda_dnn *dnn = convolution->dnn;
  pthread_mutex_lock(&dnn->lock);
  sr_cudnn_status status = dnn->library->cudnnSetStream(dnn->handle, stream);
  if (status == SR_CUDNN_SUCCESS)
    status = dnn->library->cudnnBackendExecute(dnn->handle, convolution->engine.plan, pack);
  pthread_mutex_unlock(&dnn->lock);
  return status;
}

sr_status sr_cuda_convolution_enqueue(sr_ctx *ctx, const sr_cuda_convolution *convolution,
                                      void *const arrays[SR_CONVOLUTION_ARRAYS], void *workspace,
                                      sr_cuda_stream stream) {
  const sr_cudnn *library = convolution->dnn->library;
  static const int64_t numbers[] = {1, 2, 3}; /* of the arrays, as array_make gives them */
  const sr_cudnn_field fields[] = {
      {SR_CUDNN_PACK_NUMBERS, SR_CUDNN_TYPE_INT64, SR_CONVOLUTION_ARRAYS, numbers},
      {SR_CUDNN_PACK_ADDRESSES, SR_CUDNN_TYPE_POINTER, SR_CONVOLUTION_ARRAYS, arrays},
      {SR_CUDNN_PACK_WORKSPACE, SR_CUDNN_TYPE_POINTER, 1, &workspace},
  };
  sr_cudnn_object pack;
  sr_cudnn_status status =
      sr_cudnn_make(library, SR_CUDNN_PACK, sizeof fields / sizeof *fields, fields, &pack);
  if (status == SR_CUDNN_SUCCESS)
    status = execute(convolution, pack, stream);
  if (pack)
    library->cudnnBackendDestroyDescriptor(pack);
  return check(ctx, convolution, status);
}
