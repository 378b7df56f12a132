#include "graph/ir/normal.h"

#include <string.h>

#include "graph/ir/print_attr.h"

void sr_attrs_sort(sr_named_attr *items, size_t count) {
  for (size_t i = 1; i < count; i++) {
    sr_named_attr item = items[i];
    size_t at = i;
    for (; at > 0 && strcmp(items[at - 1].name, item.name) > 0; at--)
      items[at] = items[at - 1];
    items[at] = item;
  }
}

/* ---- defaults -------------------------------------------------------------------------------- */

/* True for a list of integers, an array or a tensor, that are all `value`. */
static bool is_all(const sr_attr *attr, int64_t value) {
  if (attr->kind == SR_ATTR_INTS) {
    for (size_t i = 0; i < attr->ints.count; i++)
      if (attr->ints.values[i] != value)
        return false;
    return true;
  }
  if (attr->kind != SR_ATTR_DENSE || attr->dense.type->dtype != SR_I64)
    return false;
  for (size_t i = 0; i < attr->dense.bytes; i += sizeof value)
    if (memcmp((const char *)attr->dense.data + i, &value, sizeof value) != 0)
      return false;
  return true;
}

static bool is_empty(const sr_attr *attr) {
  return (attr->kind == SR_ATTR_STRING && attr->string.length == 0) ||
         (attr->kind == SR_ATTR_DICT && attr->fields.count == 0) ||
         (attr->kind == SR_ATTR_ARRAY && attr->array.count == 0) ||
         (attr->kind == SR_ATTR_INTS && attr->ints.count == 0) ||
         (attr->kind == SR_ATTR_DENSE && attr->dense.bytes == 0);
}

static bool is_default_precision(const sr_attr *attr) {
  bool all = attr->kind == SR_ATTR_ARRAY;
  for (size_t i = 0; all && i < attr->array.count; i++) {
    const sr_attr *item = attr->array.items[i];
    all = item->kind == SR_ATTR_ENUM && strcmp(item->enumeration.value, "DEFAULT") == 0;
  }
  return all;
}

/* True for a result_accuracy whose mode is DEFAULT. */
static bool is_default_accuracy(const sr_attr *attr) {
  const sr_attr *mode = sr_attr_field(attr, "mode");
  return mode && mode->kind == SR_ATTR_OPAQUE &&
         strcmp(mode->string.data, "#stablehlo.result_accuracy_mode<DEFAULT>") == 0;
}

/* True if the attribute is printed as `text`. */
static bool is_printed(sr_module *module, const sr_attr *attr, const char *text) {
  sr_text printed = {.arena = module->arena};
  sr_attr_print(&printed, attr);
  return strcmp(sr_text_get(&printed), text) == 0;
}

typedef enum rule {
  ONES, /* a list of integers that are all 1 */
  ZEROS,
  EMPTY,
  PRECISION,
  PRINTED, /* what the attribute is printed as */
} rule;

static const struct {
  sr_opcode code;
  rule rule;
  const char *name, *printed;
} defaults[] = {
    {SR_OP_CHLO_RAGGED_DOT, PRECISION, "precision_config", NULL},
    {SR_OP_CHLO_TOP_K, PRINTED, "is_stable", "true"},
    {SR_OP_CHOLESKY, PRINTED, "lower", "false"},
    {SR_OP_COMPARE, PRINTED, "compare_type", "#stablehlo<comparison_type NOTYPE>"},
    {SR_OP_COMPOSITE, PRINTED, "version", "0 : i32"},
    {SR_OP_COMPOSITE, EMPTY, "composite_attributes", NULL},
    {SR_OP_CONVOLUTION, ONES, "lhs_dilation", NULL},
    {SR_OP_CONVOLUTION, ONES, "rhs_dilation", NULL},
    {SR_OP_CONVOLUTION, ONES, "window_strides", NULL},
    {SR_OP_CONVOLUTION, ZEROS, "padding", NULL},
    {SR_OP_CONVOLUTION, ZEROS, "window_reversal", NULL},
    {SR_OP_CONVOLUTION, PRECISION, "precision_config", NULL},
    {SR_OP_CUSTOM_CALL, EMPTY, "backend_config", NULL},
    {SR_OP_CUSTOM_CALL, EMPTY, "called_computations", NULL},
    {SR_OP_CUSTOM_CALL, EMPTY, "operand_layouts", NULL},
    {SR_OP_CUSTOM_CALL, EMPTY, "output_operand_aliases", NULL},
    {SR_OP_CUSTOM_CALL, EMPTY, "result_layouts", NULL},
    {SR_OP_CUSTOM_CALL, PRINTED, "api_version", "1 : i32"},
    {SR_OP_CUSTOM_CALL, PRINTED, "has_side_effect", "false"},
    {SR_OP_DOT, PRECISION, "precision_config", NULL},
    {SR_OP_DOT_GENERAL, PRECISION, "precision_config", NULL},
    {SR_OP_DYNAMIC_BROADCAST_IN_DIM, EMPTY, "known_expanding_dimensions", NULL},
    {SR_OP_DYNAMIC_BROADCAST_IN_DIM, EMPTY, "known_nonexpanding_dimensions", NULL},
    {SR_OP_DYNAMIC_CONV, ONES, "lhs_dilation", NULL},
    {SR_OP_DYNAMIC_CONV, ONES, "rhs_dilation", NULL},
    {SR_OP_DYNAMIC_CONV, ONES, "window_strides", NULL},
    {SR_OP_DYNAMIC_CONV, ZEROS, "window_reversal", NULL},
    {SR_OP_DYNAMIC_CONV, PRECISION, "precision_config", NULL},
    {SR_OP_DYNAMIC_GATHER, PRINTED, "indices_are_sorted", "false"},
    {SR_OP_GATHER, PRINTED, "indices_are_sorted", "false"},
    {SR_OP_INFEED, EMPTY, "infeed_config", NULL},
    {SR_OP_INFEED, EMPTY, "layout", NULL},
    {SR_OP_OUTFEED, EMPTY, "outfeed_config", NULL},
    {SR_OP_RECV, EMPTY, "source_target_pairs", NULL},
    {SR_OP_RECV, PRINTED, "is_host_transfer", "false"},
    {SR_OP_REDUCE_WINDOW, ONES, "base_dilations", NULL},
    {SR_OP_REDUCE_WINDOW, ONES, "window_dilations", NULL},
    {SR_OP_REDUCE_WINDOW, ONES, "window_strides", NULL},
    {SR_OP_REDUCE_WINDOW, ZEROS, "padding", NULL},
    {SR_OP_SCATTER, PRINTED, "indices_are_sorted", "false"},
    {SR_OP_SCATTER, PRINTED, "unique_indices", "false"},
    {SR_OP_SDY_ALL_REDUCE, PRINTED, "reduction_op", "0 : i32"},
    {SR_OP_SDY_REDUCE_SCATTER, PRINTED, "reduction_op", "0 : i32"},
    {SR_OP_SELECT_AND_SCATTER, ONES, "window_strides", NULL},
    {SR_OP_SELECT_AND_SCATTER, ZEROS, "padding", NULL},
    {SR_OP_SEND, EMPTY, "source_target_pairs", NULL},
    {SR_OP_SEND, PRINTED, "is_host_transfer", "false"},
    {SR_OP_SORT, PRINTED, "dimension", "-1 : i64"},
    {SR_OP_SORT, PRINTED, "is_stable", "false"},
};

static bool is_default(sr_module *module, sr_opcode code, const sr_named_attr *item) {
  const sr_attr *value = item->value;
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++) {
    if (defaults[i].code != code || strcmp(defaults[i].name, item->name) != 0)
      continue;
    switch (defaults[i].rule) {
    case ONES:
    case ZEROS:
      return is_all(value, defaults[i].rule == ONES);
    case EMPTY:
      return is_empty(value);
    case PRECISION:
      return is_default_precision(value);
    case PRINTED:
      return is_printed(module, value, defaults[i].printed);
    }
  }
  return strcmp(item->name, "result_accuracy") == 0 && is_default_accuracy(value);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Returns the attribute's value. A splat of i64 is expanded to the list of its elements. Very long
 * splats, and the values of constants, are left as they are. */
static const sr_attr *expand_splat(sr_module *module, const sr_named_attr *item) {
  enum {
    LONGEST_LIST = 1 << 20
  };
  const sr_attr *attr = item->value;
  if (attr->kind != SR_ATTR_DENSE || !attr->dense.splat || strcmp(item->name, "value") == 0 ||
      attr->dense.type->dtype != SR_I64)
    return attr;
  int64_t count = sr_type_elements(attr->dense.type);
  if (count < 2 || count > LONGEST_LIST)
    return attr;
  int64_t *values = SR_NEW_ARRAY(module->arena, int64_t, count);
  for (int64_t i = 0; i < count; i++)
    memcpy(&values[i], attr->dense.data, sizeof *values);
  return sr_attr_dense(module, attr->dense.type, values, (size_t)count * sizeof *values, false);
}

const char *sr_op_adopt_attrs(sr_module *module, sr_op *op, sr_named_attr *items, size_t count) {
  sr_attrs_sort(items, count);
  op->attrs = SR_NEW_ARRAY(module->arena, sr_named_attr, count);
  op->attr_capacity = count;
  for (size_t i = 0; i < count; i++) {
    if (i > 0 && strcmp(items[i].name, items[i - 1].name) == 0)
      return items[i].name;
    if (!is_default(module, op->code, &items[i]))
      op->attrs[op->attr_count++] = (sr_named_attr){items[i].name, expand_splat(module, &items[i])};
  }
  return NULL;
}
