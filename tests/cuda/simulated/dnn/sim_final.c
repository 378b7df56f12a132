/*
 * Finalizes objects of cuDNN, and reads them. An object takes over what it needs from those that it
 * is made of.
 *
 * The heuristic A proposes engines that nobody should want before those that compute well. FALLBACK
 * proposes the one that can compute everything.
 */
#include <inttypes.h>
#include <string.h>

#include "simulated/dnn/sim_dnn.h"

/* ---- engines -------------------------------------------------------------------------------- */

#define BIT(NAME)   (UINT32_C(1) << SR_CUDNN_##NAME)
#define FLOAT(TYPE) (UINT32_C(1) << SR_CUBLAS_##TYPE)

enum {
  EVERYTHING = UINT32_MAX
};

typedef struct engine {
  uint32_t numerical, behavior; /* notes, as bits */
  uint32_t spoils;              /* the types of elements for which the result is NaN, as bits */
  uint32_t unable;              /* those that it does not compute */
  bool is_greedy;               /* needs more workspace than anybody has */
  bool takes_steps;             /* strides and dilations */
} engine;

static const engine engines[] = {
    {.numerical = BIT(NOTE_VARIES) | BIT(NOTE_TENSOR_CORE), .spoils = EVERYTHING},
    {.numerical = BIT(NOTE_ROUNDS_INPUTS) | BIT(NOTE_TENSOR_CORE), .spoils = EVERYTHING},
    {.numerical = BIT(NOTE_ROUNDS_SUMS), .spoils = EVERYTHING},
    {.numerical = BIT(NOTE_FFT), .spoils = EVERYTHING},
    {.behavior = BIT(NOTE_COMPILES), .spoils = EVERYTHING},
    {.behavior = BIT(NOTE_CUBLASLT), .spoils = EVERYTHING},
    {.is_greedy = true, .spoils = EVERYTHING},
    {.unable = EVERYTHING, .spoils = EVERYTHING},
    {.numerical = BIT(NOTE_TENSOR_CORE), .unable = FLOAT(F16)},
    {.numerical = BIT(NOTE_WINOGRAD), .spoils = FLOAT(F16)},
    {.takes_steps = true},
};

enum {
  ENGINES = sizeof engines / sizeof *engines,
  LAST = ENGINES - 1 /* what FALLBACK proposes, and A does not */
};

bool sim_engine_spoils(const sim_dnn *plan) {
  return engines[plan->engine].spoils >> plan->convolution.arrays[0].type & 1;
}

bool sim_engine_rounds(const sim_dnn *plan) {
  return plan->convolution.arrays[0].type == SR_CUBLAS_F32 &&
         (engines[plan->engine].numerical & BIT(NOTE_TENSOR_CORE)) != 0;
}

uint64_t sim_engine_workspace(const sim_dnn *plan) {
  const sim_convolution *c = &plan->convolution;
  return engines[plan->engine].is_greedy ? UINT64_C(1) << 40
                                         : sim_array_bytes(&c->arrays[c->result]);
}

static bool can_compute(const sim_convolution *c, const engine *e) {
  bool has_steps = false;
  for (int d = 0; d < SIM_CONVOLUTION_SPATIAL; d++)
    has_steps |= c->stride[d] != 1 || c->dilation[d] != 1;
  return !(e->unable >> c->arrays[0].type & 1) && (e->takes_steps || !has_steps);
}

/* ---- arrays --------------------------------------------------------------------------------- */

static sr_cublas_type type_of(uint32_t type) {
  return type == SR_CUDNN_F32    ? SR_CUBLAS_F32
         : type == SR_CUDNN_F64  ? SR_CUBLAS_F64
         : type == SR_CUDNN_F16  ? SR_CUBLAS_F16
         : type == SR_CUDNN_BF16 ? SR_CUBLAS_BF16
                                 : SR_CUBLAS_C64;
}

static sr_cudnn_status array_make(sim_dnn *object) {
  const sim_field *dims = sim_field_of(object, SR_CUDNN_TENSOR_DIMENSIONS);
  const sim_field *strides = sim_field_of(object, SR_CUDNN_TENSOR_STRIDES);
  const int64_t alignment = sim_field_of(object, SR_CUDNN_TENSOR_ALIGNMENT)->numbers[0];
  sim_array *array = &object->convolution.arrays[0];
  array->type = type_of(sim_field_of(object, SR_CUDNN_TENSOR_TYPE)->word);
  if (array->type == SR_CUBLAS_C64)
    return SIM_DNN_REFUSE(NOT_SUPPORTED, "no such type, or not simulated");
  if (dims->count != strides->count || dims->count < 4 || dims->count > SIM_CONVOLUTION_RANK)
    return SIM_DNN_REFUSE(BAD_PARAM, "an array cannot have %" PRId64 " dimensions", dims->count);
  if (alignment < (int64_t)sim_type_bytes(array->type) || (alignment & (alignment - 1)) != 0)
    return SIM_DNN_REFUSE(BAD_PARAM, "there is no alignment to %" PRId64 " bytes", alignment);
  const int added = SIM_CONVOLUTION_RANK - (int)dims->count;
  for (int d = 0; d < SIM_CONVOLUTION_RANK; d++) {
    const bool is_added = d >= 2 && d < 2 + added;
    const int from = d < 2 ? d : d - added;
    array->dims[d] = is_added ? 1 : dims->numbers[from];
    array->strides[d] = is_added ? 0 : strides->numbers[from];
    if (array->dims[d] < 1 || array->dims[d] > INT32_MAX || (!is_added && array->strides[d] < 1))
      return SIM_DNN_REFUSE(BAD_PARAM, "dimension %d has %" PRId64 " elements, %" PRId64 " apart",
                            d, array->dims[d], array->strides[d]);
  }
  object->numbers[0] = sim_field_of(object, SR_CUDNN_TENSOR_NUMBER)->numbers[0];
  object->alignments[0] = alignment;
  return SR_CUDNN_SUCCESS;
}

/* ---- windows -------------------------------------------------------------------------------- */

/* Reads one number for each spatial dimension. */
static sr_cudnn_status rows_get(const sim_dnn *object, sr_cudnn_attribute attribute, int64_t rows,
                                int64_t least, int64_t usual, int64_t *out) {
  const sim_field *field = sim_field_of(object, attribute);
  const int64_t added = SIM_CONVOLUTION_SPATIAL - rows;
  if (field->count != rows)
    return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u has %" PRId64 " numbers", attribute,
                          field->count);
  for (int64_t d = 0; d < SIM_CONVOLUTION_SPATIAL; d++) {
    out[d] = d < added ? usual : field->numbers[d - added];
    if (out[d] < least || out[d] > INT32_MAX)
      return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u cannot be %" PRId64, attribute, out[d]);
  }
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status window_make(sim_dnn *object) {
  sim_convolution *c = &object->convolution;
  const int64_t rows = sim_field_of(object, SR_CUDNN_WINDOW_SPATIAL)->numbers[0];
  const uint32_t sum = sim_field_of(object, SR_CUDNN_WINDOW_SUM)->word;
  int64_t behind[SIM_CONVOLUTION_SPATIAL];
  if (rows < 2 || rows > SIM_CONVOLUTION_SPATIAL)
    return SIM_DNN_REFUSE(BAD_PARAM, "there are no windows of %" PRId64 " dimensions", rows);
  if (sim_field_of(object, SR_CUDNN_WINDOW_MODE)->word != SR_CUDNN_CROSS_CORRELATION)
    return SIM_DNN_REFUSE(NOT_SUPPORTED, "reversed windows are not simulated");
  if (sum != SR_CUDNN_F32 && sum != SR_CUDNN_F64)
    return SIM_DNN_REFUSE(NOT_SUPPORTED, "sums of type %u are not simulated", sum);
  c->rounds = sum == SR_CUDNN_F32;
  SIM_DNN_TRY(rows_get(object, SR_CUDNN_WINDOW_STRIDES, rows, 1, 1, c->stride));
  SIM_DNN_TRY(rows_get(object, SR_CUDNN_WINDOW_DILATIONS, rows, 1, 1, c->dilation));
  SIM_DNN_TRY(rows_get(object, SR_CUDNN_WINDOW_PADDING_BEFORE, rows, 0, 0, c->padding));
  SIM_DNN_TRY(rows_get(object, SR_CUDNN_WINDOW_PADDING_BEHIND, rows, 0, 0, behind));
  if (memcmp(c->padding, behind, sizeof behind) != 0)
    return SIM_DNN_REFUSE(NOT_SUPPORTED, "other padding behind than before is not simulated");
  return SR_CUDNN_SUCCESS;
}

/* ---- operations ----------------------------------------------------------------------------- */

/* The operations: the arrays x, w, y, the window, the factors; and which array is the result. */
static const struct {
  sr_cudnn_kind kind;
  sr_cudnn_attribute arrays[SIM_CONVOLUTION_ARRAYS], window, alpha, beta;
  int result;
} operations[] = {
    {SR_CUDNN_FORWARD,
     {SR_CUDNN_FORWARD_X, SR_CUDNN_FORWARD_W, SR_CUDNN_FORWARD_Y},
     SR_CUDNN_FORWARD_WINDOW,
     SR_CUDNN_FORWARD_ALPHA,
     SR_CUDNN_FORWARD_BETA,
     2},
    {SR_CUDNN_DATA_GRADIENT,
     {SR_CUDNN_DATA_DX, SR_CUDNN_DATA_W, SR_CUDNN_DATA_DY},
     SR_CUDNN_DATA_WINDOW,
     SR_CUDNN_DATA_ALPHA,
     SR_CUDNN_DATA_BETA,
     0},
    {SR_CUDNN_FILTER_GRADIENT,
     {SR_CUDNN_FILTER_X, SR_CUDNN_FILTER_DW, SR_CUDNN_FILTER_DY},
     SR_CUDNN_FILTER_WINDOW,
     SR_CUDNN_FILTER_ALPHA,
     SR_CUDNN_FILTER_BETA,
     1},
};

/* Finds a finalized object that an attribute of another one names. */
static sr_cudnn_status part_of(const sim_dnn *object, sr_cudnn_attribute attribute,
                               sr_cudnn_kind kind, sim_dnn **out_part) {
  *out_part = sim_object_of(sim_field_of(object, attribute)->pointers[0], SIM_DESCRIPTOR);
  if (!*out_part || (*out_part)->kind != kind || !(*out_part)->is_final)
    return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u is no finalized object of kind %u", attribute,
                          kind);
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status check_shapes(const sim_convolution *c) {
  const sim_array *x = &c->arrays[0], *w = &c->arrays[1], *y = &c->arrays[2];
  const int64_t groups = x->dims[1] / w->dims[1];
  if (x->type != w->type || x->type != y->type || (x->type == SR_CUBLAS_F64) == c->rounds)
    return SIM_DNN_REFUSE(NOT_SUPPORTED, "these types together are not simulated");
  if (x->dims[0] != y->dims[0] || w->dims[0] != y->dims[1] || x->dims[1] % w->dims[1] != 0 ||
      w->dims[0] % groups != 0)
    return SIM_DNN_REFUSE(BAD_PARAM, "images or features of the arrays do not fit together");
  for (int d = 0; d < SIM_CONVOLUTION_SPATIAL; d++) {
    const int64_t room =
        x->dims[2 + d] + 2 * c->padding[d] - (w->dims[2 + d] - 1) * c->dilation[d] - 1;
    if (room < 0 || y->dims[2 + d] != room / c->stride[d] + 1)
      return SIM_DNN_REFUSE(BAD_PARAM, "windows do not fit the images along dimension %d", d);
  }
  return SR_CUDNN_SUCCESS;
}

static bool is_factor(const sim_field *field, bool is_float, double wanted) {
  return is_float ? field->type == SR_CUDNN_TYPE_FLOAT && field->real == (float)wanted
                  : field->type == SR_CUDNN_TYPE_DOUBLE && field->wide == wanted;
}

static sr_cudnn_status operation_make(sim_dnn *object, int row) {
  sim_dnn *window;
  SIM_DNN_TRY(part_of(object, operations[row].window, SR_CUDNN_WINDOW, &window));
  sim_convolution *c = &object->convolution;
  *c = window->convolution;
  c->result = operations[row].result;
  for (int i = 0; i < SIM_CONVOLUTION_ARRAYS; i++) {
    sim_dnn *array;
    SIM_DNN_TRY(part_of(object, operations[row].arrays[i], SR_CUDNN_TENSOR, &array));
    c->arrays[i] = array->convolution.arrays[0];
    object->numbers[i] = array->numbers[0];
    object->alignments[i] = array->alignments[0];
    for (int j = 0; j < i; j++)
      if (object->numbers[j] == object->numbers[i])
        return SIM_DNN_REFUSE(BAD_PARAM, "two arrays have the number %" PRId64, object->numbers[i]);
  }
  if (!is_factor(sim_field_of(object, operations[row].alpha), c->rounds, 1) ||
      !is_factor(sim_field_of(object, operations[row].beta), c->rounds, 0))
    return SIM_DNN_REFUSE(NOT_SUPPORTED,
                          "an alpha other than 1 and a beta other than 0 are not simulated");
  return check_shapes(c);
}

/* Takes over what the object is made of. */
static void take(sim_dnn *object, const sim_dnn *part) {
  object->convolution = part->convolution;
  memcpy(object->numbers, part->numbers, sizeof object->numbers);
  memcpy(object->alignments, part->alignments, sizeof object->alignments);
  object->handle = part->handle;
}

/* ---- graphs, heuristics, plans -------------------------------------------------------------- */

static sr_cudnn_status handle_get(const sim_dnn *object, sr_cudnn_attribute attribute,
                                  sr_cudnn_handle *out_handle) {
  *out_handle = sim_object_of(sim_field_of(object, attribute)->pointers[0], SIM_DNN);
  if (!*out_handle)
    return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u is no handle of cuDNN", attribute);
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status graph_make(sim_dnn *object) {
  const sim_dnn *operation =
      sim_object_of(sim_field_of(object, SR_CUDNN_GRAPH_OPERATIONS)->pointers[0], SIM_DESCRIPTOR);
  sr_cudnn_handle handle;
  SIM_DNN_TRY(handle_get(object, SR_CUDNN_GRAPH_HANDLE, &handle));
  if (!operation || !operation->is_final || operation->convolution.stride[0] == 0)
    return SIM_DNN_REFUSE(BAD_PARAM, "there is no finalized operation");
  take(object, operation);
  object->handle = handle;
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status heuristic_make(sim_dnn *object) {
  sim_dnn *graph;
  const uint32_t mode = sim_field_of(object, SR_CUDNN_HEURISTIC_MODE)->word;
  SIM_DNN_TRY(part_of(object, SR_CUDNN_HEURISTIC_GRAPH, SR_CUDNN_GRAPH, &graph));
  if (mode != SR_CUDNN_MODE_A && mode != SR_CUDNN_MODE_FALLBACK)
    return SIM_DNN_REFUSE(NOT_SUPPORTED, "heuristic %u is not simulated", mode);
  take(object, graph);
  object->made_of = graph;
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status plan_make(sim_dnn *object) {
  sim_dnn *configuration;
  sr_cudnn_handle handle;
  SIM_DNN_TRY(handle_get(object, SR_CUDNN_PLAN_HANDLE, &handle));
  SIM_DNN_TRY(part_of(object, SR_CUDNN_PLAN_CONFIGURATION, SR_CUDNN_CONFIGURATION, &configuration));
  take(object, configuration);
  if (object->handle != handle)
    return SIM_DNN_REFUSE(BAD_PARAM, "the graph is of another handle than the plan");
  object->engine = configuration->engine;
  object->made_of = configuration;
  return can_compute(&object->convolution, &engines[object->engine]) ? SR_CUDNN_SUCCESS
                                                                     : SR_CUDNN_NOT_SUPPORTED;
}

sr_cudnn_status sim_final_make(sim_dnn *object) {
  for (int i = 0; i < 3; i++)
    if (object->kind == operations[i].kind)
      return operation_make(object, i);
  switch (object->kind) {
  case SR_CUDNN_TENSOR:
    return array_make(object);
  case SR_CUDNN_WINDOW:
    return window_make(object);
  case SR_CUDNN_GRAPH:
    return graph_make(object);
  case SR_CUDNN_HEURISTIC:
    return heuristic_make(object);
  case SR_CUDNN_PLAN:
    return plan_make(object);
  }
  return SR_CUDNN_SUCCESS;
}

/* ---- reading -------------------------------------------------------------------------------- */

/* Fills objects that the caller has made: configurations of the engines from `first` on. */
static sr_cudnn_status fill(const sim_dnn *from, sr_cudnn_kind kind, int first, int64_t count,
                            void *const *handles) {
  for (int64_t i = 0; i < count; i++) {
    sim_dnn *object = sim_object_of(handles[i], SIM_DESCRIPTOR);
    if (!object || object->kind != kind || object->is_final)
      return SIM_DNN_REFUSE(BAD_PARAM, "%p is no fresh object of kind %u", handles[i], kind);
    take(object, from);
    object->made_of = from->kind == SR_CUDNN_HEURISTIC ? from->made_of : NULL;
    object->engine = first + (int)i;
    object->is_final = true;
  }
  return SR_CUDNN_SUCCESS;
}

static sr_cudnn_status proposals_get(const sim_dnn *heuristic, int64_t capacity, int64_t *out_count,
                                     void *out_values) {
  const bool is_fallback =
      sim_field_of(heuristic, SR_CUDNN_HEURISTIC_MODE)->word == SR_CUDNN_MODE_FALLBACK;
  const int64_t count = is_fallback ? 1 : LAST;
  *out_count = capacity == 0 || count < capacity ? count : capacity;
  return capacity == 0 ? SR_CUDNN_SUCCESS
                       : fill(heuristic, SR_CUDNN_CONFIGURATION, is_fallback ? LAST : 0, *out_count,
                              out_values);
}

static sr_cudnn_status notes_get(uint32_t bits, int64_t capacity, int64_t *out_count,
                                 void *out_values) {
  *out_count = 0;
  for (sr_cudnn_note note = 0; note < 32 && *out_count < capacity; note++)
    if (bits >> note & 1)
      ((sr_cudnn_note *)out_values)[(*out_count)++] = note;
  return SR_CUDNN_SUCCESS;
}

/* What can be read: the kind of object, its attribute, the type of the values. */
static bool can_read(const sim_dnn *object, sr_cudnn_attribute attribute,
                     sr_cudnn_attribute_type type) {
  static const struct {
    sr_cudnn_kind kind;
    sr_cudnn_attribute attribute;
    sr_cudnn_attribute_type type;
  } readable[] = {
      {SR_CUDNN_HEURISTIC, SR_CUDNN_HEURISTIC_RESULTS, SR_CUDNN_TYPE_OBJECT},
      {SR_CUDNN_CONFIGURATION, SR_CUDNN_CONFIGURATION_ENGINE, SR_CUDNN_TYPE_OBJECT},
      {SR_CUDNN_ENGINE, SR_CUDNN_NUMERICAL_NOTES, SR_CUDNN_TYPE_NUMERICAL_NOTE},
      {SR_CUDNN_ENGINE, SR_CUDNN_BEHAVIOR_NOTES, SR_CUDNN_TYPE_BEHAVIOR_NOTE},
      {SR_CUDNN_PLAN, SR_CUDNN_PLAN_WORKSPACE, SR_CUDNN_TYPE_INT64},
  };
  bool found = false;
  for (size_t i = 0; i < sizeof readable / sizeof *readable; i++)
    found |= readable[i].kind == object->kind && readable[i].attribute == attribute &&
             readable[i].type == type;
  return found;
}

sr_cudnn_status sim_final_get(const sim_dnn *object, sr_cudnn_attribute attribute,
                              sr_cudnn_attribute_type type, int64_t capacity, int64_t *out_count,
                              void *out_values) {
  if (!can_read(object, attribute, type))
    return SIM_DNN_REFUSE(BAD_PARAM,
                          "attribute %u of type %u cannot be read, or it is not simulated",
                          attribute, type);
  if (attribute == SR_CUDNN_HEURISTIC_RESULTS)
    return proposals_get(object, capacity, out_count, out_values);
  if (capacity < 1)
    return SIM_DNN_REFUSE(BAD_PARAM, "there is no room for attribute %u", attribute);
  *out_count = 1;
  if (attribute == SR_CUDNN_CONFIGURATION_ENGINE)
    return fill(object, SR_CUDNN_ENGINE, object->engine, 1, out_values);
  const engine *e = &engines[object->engine];
  if (attribute == SR_CUDNN_NUMERICAL_NOTES)
    return notes_get(e->numerical, capacity, out_count, out_values);
  if (attribute == SR_CUDNN_BEHAVIOR_NOTES)
    return notes_get(e->behavior, capacity, out_count, out_values);
  *(int64_t *)out_values = (int64_t)sim_engine_workspace(object);
  return SR_CUDNN_SUCCESS;
}
