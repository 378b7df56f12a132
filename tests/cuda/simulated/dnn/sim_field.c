/* The attributes of objects of cuDNN: which there are, and of what types. */
#include <string.h>

#include "simulated/dnn/sim_dnn.h"

/* An attribute of a kind of object. All must be set. */
typedef struct rule {
  sr_cudnn_kind kind;
  sr_cudnn_attribute attribute;
  sr_cudnn_attribute_type type; /* FLOAT: may also be DOUBLE */
  int64_t most;                 /* values */
} rule;

#define OPERATION(KIND, X, W, Y, NAME)                                                             \
  {SR_CUDNN_##KIND, SR_CUDNN_##NAME##_##X, SR_CUDNN_TYPE_OBJECT, 1},                               \
      {SR_CUDNN_##KIND, SR_CUDNN_##NAME##_##W, SR_CUDNN_TYPE_OBJECT, 1},                           \
      {SR_CUDNN_##KIND, SR_CUDNN_##NAME##_##Y, SR_CUDNN_TYPE_OBJECT, 1},                           \
      {SR_CUDNN_##KIND, SR_CUDNN_##NAME##_WINDOW, SR_CUDNN_TYPE_OBJECT, 1},                        \
      {SR_CUDNN_##KIND, SR_CUDNN_##NAME##_ALPHA, SR_CUDNN_TYPE_FLOAT, 1},                          \
      {SR_CUDNN_##KIND, SR_CUDNN_##NAME##_BETA, SR_CUDNN_TYPE_FLOAT, 1}

static const rule rules[] = {
    {SR_CUDNN_TENSOR, SR_CUDNN_TENSOR_TYPE, SR_CUDNN_TYPE_DATA_TYPE, 1},
    {SR_CUDNN_TENSOR, SR_CUDNN_TENSOR_DIMENSIONS, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    {SR_CUDNN_TENSOR, SR_CUDNN_TENSOR_STRIDES, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    {SR_CUDNN_TENSOR, SR_CUDNN_TENSOR_NUMBER, SR_CUDNN_TYPE_INT64, 1},
    {SR_CUDNN_TENSOR, SR_CUDNN_TENSOR_ALIGNMENT, SR_CUDNN_TYPE_INT64, 1},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_SPATIAL, SR_CUDNN_TYPE_INT64, 1},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_SUM, SR_CUDNN_TYPE_DATA_TYPE, 1},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_MODE, SR_CUDNN_TYPE_MODE, 1},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_STRIDES, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_PADDING_BEFORE, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_PADDING_BEHIND, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    {SR_CUDNN_WINDOW, SR_CUDNN_WINDOW_DILATIONS, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    OPERATION(FORWARD, X, W, Y, FORWARD),
    OPERATION(DATA_GRADIENT, DX, W, DY, DATA),
    OPERATION(FILTER_GRADIENT, X, DW, DY, FILTER),
    {SR_CUDNN_GRAPH, SR_CUDNN_GRAPH_HANDLE, SR_CUDNN_TYPE_HANDLE, 1},
    {SR_CUDNN_GRAPH, SR_CUDNN_GRAPH_OPERATIONS, SR_CUDNN_TYPE_OBJECT, 1},
    {SR_CUDNN_HEURISTIC, SR_CUDNN_HEURISTIC_GRAPH, SR_CUDNN_TYPE_OBJECT, 1},
    {SR_CUDNN_HEURISTIC, SR_CUDNN_HEURISTIC_MODE, SR_CUDNN_TYPE_HEURISTIC, 1},
    {SR_CUDNN_PLAN, SR_CUDNN_PLAN_HANDLE, SR_CUDNN_TYPE_HANDLE, 1},
    {SR_CUDNN_PLAN, SR_CUDNN_PLAN_CONFIGURATION, SR_CUDNN_TYPE_OBJECT, 1},
    {SR_CUDNN_PACK, SR_CUDNN_PACK_NUMBERS, SR_CUDNN_TYPE_INT64, SIM_DNN_NUMBERS},
    {SR_CUDNN_PACK, SR_CUDNN_PACK_ADDRESSES, SR_CUDNN_TYPE_POINTER, SIM_DNN_NUMBERS},
    {SR_CUDNN_PACK, SR_CUDNN_PACK_WORKSPACE, SR_CUDNN_TYPE_POINTER, 1},
};

enum {
  RULES = sizeof rules / sizeof *rules
};

/* Returns the number of the attribute among those of the object's kind, and its rule. */
static int find(const sim_dnn *object, sr_cudnn_attribute attribute, const rule **out_rule) {
  int number = 0;
  *out_rule = NULL;
  for (int i = 0; i < RULES; i++) {
    if (rules[i].kind == object->kind && rules[i].attribute == attribute) {
      *out_rule = &rules[i];
      return number;
    }
    number += rules[i].kind == object->kind;
  }
  return 0;
}

static size_t bytes_of(sr_cudnn_attribute_type type) {
  switch (type) {
  case SR_CUDNN_TYPE_DATA_TYPE:
  case SR_CUDNN_TYPE_FLOAT:
  case SR_CUDNN_TYPE_MODE:
  case SR_CUDNN_TYPE_HEURISTIC:
    return 4;
  }
  return 8;
}

sr_cudnn_status sim_field_set(sim_dnn *object, sr_cudnn_attribute attribute,
                              sr_cudnn_attribute_type type, int64_t count, const void *values) {
  const rule *r;
  sim_field *field = &object->fields[find(object, attribute, &r)];
  if (!r)
    return SIM_DNN_REFUSE(BAD_PARAM, "objects of kind %u have no attribute %u, or not simulated",
                          object->kind, attribute);
  if (type != r->type && !(r->type == SR_CUDNN_TYPE_FLOAT && type == SR_CUDNN_TYPE_DOUBLE))
    return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u has type %u, not %u", attribute, r->type, type);
  if (count < 1 || count > r->most)
    return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u cannot have %lld values", attribute,
                          (long long)count);
  field->type = type;
  field->count = count;
  memcpy(field->numbers, values, bytes_of(type) * (size_t)count);
  return SR_CUDNN_SUCCESS;
}

const sim_field *sim_field_of(const sim_dnn *object, sr_cudnn_attribute attribute) {
  const rule *r;
  return &object->fields[find(object, attribute, &r)];
}

sr_cudnn_status sim_fields_check(const sim_dnn *object) {
  int number = 0;
  for (int i = 0; i < RULES; i++)
    if (rules[i].kind == object->kind && object->fields[number++].count == 0)
      return SIM_DNN_REFUSE(BAD_PARAM, "attribute %u is not set", rules[i].attribute);
  if (number == 0)
    return SIM_DNN_REFUSE(BAD_PARAM, "objects of kind %u are not simulated", object->kind);
  return SR_CUDNN_SUCCESS;
}
