/* Prints ops whose pretty syntax is irregular, with one function sr_syntax_print_<family> for each
 * family (syntax.h). read_syntax_special.c reads the same syntax. */
#include "graph/text/syntax.h"

#include <inttypes.h>
#include <string.h>

#include "graph/ir/type.h"

static void print(sr_printer *printer, const char *string) {
  sr_text_string(printer->text, string);
}

static void print_int_list(sr_printer *printer, const sr_attr *attr) {
  size_t count = 0;
  const int64_t *values = sr_attr_get_ints(attr, &count);
  print(printer, "[");
  sr_ints_print(printer->text, values, count);
  print(printer, "]");
}

/* Prints the end of an op: "{attrs} : (a) -> b". */
static void print_tail(sr_printer *printer, const sr_op *op) {
  sr_print_other_attrs(printer, op);
  print(printer, " : ");
  sr_print_function_types(printer, op);
}

static void print_call_operands(sr_printer *printer, const sr_op *op) {
  print(printer, "(");
  sr_print_operands(printer, op, 0, op->operand_count);
  print(printer, ")");
}

/* ---- StableHLO ------------------------------------------------------------------------------- */

void sr_syntax_print_constant(sr_printer *printer, const sr_op *op) {
  const sr_attr *value = sr_op_attr(op, "value");
  if (value->dense.type != op->results[0].type) {
    sr_text_string(printer->text, "() {");
    sr_attr_print_fields(printer->text, op->attrs, op->attr_count);
    print(printer, "} : () -> ");
    sr_print_result_types(printer, op);
    return;
  }
  sr_print_other_attrs(printer, op);
  print(printer, " ");
  sr_attr_print(printer->text, value);
}

void sr_syntax_print_compare(sr_printer *printer, const sr_op *op) {
  sr_text_printf(printer->text, " %s, ", sr_op_enum(op, "comparison_direction", "EQ"));
  sr_print_operands(printer, op, 0, op->operand_count);
  const char *type = sr_op_enum(op, "compare_type", NULL);
  if (type)
    sr_text_printf(printer->text, ", %s", type);
  print_tail(printer, op);
}

void sr_syntax_print_slice(sr_printer *printer, const sr_op *op) {
  size_t count, limit_count, stride_count;
  const int64_t *start = sr_op_ints(op, "start_indices", &count);
  const int64_t *limit = sr_op_ints(op, "limit_indices", &limit_count);
  const int64_t *stride = sr_op_ints(op, "strides", &stride_count);
  print(printer, " ");
  sr_print_operands(printer, op, 0, 1);
  print(printer, " [");
  for (size_t i = 0; i < count; i++) {
    sr_text_printf(printer->text, "%s%" PRId64 ":%" PRId64, i > 0 ? ", " : "", start[i], limit[i]);
    if (stride[i] != 1)
      sr_text_printf(printer->text, ":%" PRId64, stride[i]);
  }
  print(printer, "]");
  print_tail(printer, op);
}

/* Returns the only op of a reduce's region, besides the return, if the short syntax "applies
 * stablehlo.add" can express the whole region by the op's name. Else returns NULL. */
static const sr_op *single_reducer(const sr_op *op) {
  const sr_block *body = op->regions[0];
  const sr_op *inner = body->first;
  if (sr_block_combiner(body) == SR_OP_COUNT)
    return NULL;
  const sr_type *type = body->args[0]->type;
  bool fits = strncmp(sr_op_info_get(inner->code)->name, "stablehlo.", 10) == 0 &&
              sr_operand(inner, 0) == body->args[0] && inner->attr_count == 0 &&
              body->last->attr_count == 0 && body->args[1]->type == type &&
              inner->results[0].type == type && type->dtype == sr_operand(op, 0)->type->dtype &&
              type->rank == 0;
  return fits ? inner : NULL;
}

void sr_syntax_print_reduce(sr_printer *printer, const sr_op *op) {
  int32_t pairs = op->operand_count / 2;
  for (int32_t i = 0; i < pairs; i++) {
    print(printer, i > 0 ? ", (" : "(");
    sr_print_operands(printer, op, i, 1);
    print(printer, " init: ");
    sr_print_operands(printer, op, pairs + i, 1);
    print(printer, ")");
  }
  const sr_op *inner = single_reducer(op);
  if (inner)
    sr_text_printf(printer->text, " applies %s", sr_op_info_get(inner->code)->name);
  print(printer, " across dimensions = ");
  print_int_list(printer, sr_op_attr(op, "dimensions"));
  print_tail(printer, op);
  if (inner)
    return;
  const sr_block *body = op->regions[0];
  sr_print_newline(printer);
  print(printer, " reducer");
  for (int32_t i = 0; i < pairs; i++) {
    const sr_block pair = {.args = (sr_value *[]){body->args[i], body->args[pairs + i]},
                           .arg_count = 2};
    print(printer, "(");
    sr_print_args(printer, &pair);
    print(printer, ") ");
  }
  print(printer, " ");
  sr_print_region(printer, body, false);
}

void sr_syntax_print_while_loop(sr_printer *printer, const sr_op *op) {
  const sr_block *body = op->regions[1];
  print(printer, "(");
  for (int32_t i = 0; i < op->operand_count; i++) {
    print(printer, i > 0 ? ", " : "");
    sr_print_value(printer, body->args[i]);
    print(printer, " = ");
    sr_print_value(printer, op->operands[i].value);
  }
  print(printer, ")");
  if (op->operand_count > 0) {
    print(printer, " : ");
    sr_print_operand_types(printer, op);
  }
  if (op->attr_count > 0) {
    print(printer, " attributes");
    sr_print_other_attrs(printer, op);
  }
  sr_print_newline(printer);
  print(printer, "cond ");
  sr_print_region(printer, op->regions[0], false);
  print(printer, " do ");
  sr_print_region(printer, body, false);
}

void sr_syntax_print_scan(sr_printer *printer, const sr_op *op) {
  size_t count;
  int32_t inputs = (int32_t)sr_op_ints(op, "operandSegmentSizes", &count)[0];
  print(printer, "(");
  sr_print_operands(printer, op, 0, inputs);
  print(printer, ") inits (");
  sr_print_operands(printer, op, inputs, op->operand_count - inputs);
  sr_text_printf(printer->text, ") dimension=%" PRId64 " ", sr_op_int(op, "dimension", 0));
  sr_text other = {.arena = printer->arena};
  sr_text *text = printer->text;
  printer->text = &other;
  sr_print_other_attrs(printer, op);
  printer->text = text;
  if (other.count > 0)
    sr_text_printf(text, " attributes%s", sr_text_get(&other));
  print(printer, " ");
  sr_print_region(printer, op->regions[0], true);
  print(printer, " : ");
  sr_print_function_types(printer, op);
}

static void print_padding(sr_printer *printer, const sr_attr *attr) {
  size_t count = 0;
  const int64_t *values = sr_attr_get_ints(attr, &count);
  print(printer, "[");
  for (size_t i = 0; i + 1 < count; i += 2)
    sr_text_printf(printer->text, "%s[%" PRId64 ", %" PRId64 "]", i > 0 ? ", " : "", values[i],
                   values[i + 1]);
  print(printer, "]");
}

static void print_flags(sr_printer *printer, const sr_attr *attr) {
  size_t count = 0;
  const int64_t *values = sr_attr_get_ints(attr, &count);
  print(printer, "[");
  for (size_t i = 0; i < count; i++)
    sr_text_printf(printer->text, "%s%s", i > 0 ? ", " : "", values[i] ? "true" : "false");
  print(printer, "]");
}

void sr_syntax_print_convolution(sr_printer *printer, const sr_op *op) {
  static const struct {
    const char *attr, *key;
    void (*print)(sr_printer *printer, const sr_attr *attr);
  } window[] = {{"window_strides", "stride", print_int_list},
                {"padding", "pad", print_padding},
                {"lhs_dilation", "lhs_dilate", print_int_list},
                {"rhs_dilation", "rhs_dilate", print_int_list},
                {"window_reversal", "reverse", print_flags}};
  print_call_operands(printer, op);
  print(printer, " dim_numbers = ");
  sr_convolution_numbers_print(printer->text, sr_op_attr(op, "dimension_numbers"));
  print(printer, ", window = {");
  bool first = true;
  for (size_t i = 0; i < sizeof window / sizeof *window; i++) {
    const sr_attr *attr = sr_op_attr(op, window[i].attr);
    if (!attr)
      continue;
    sr_text_printf(printer->text, "%s%s = ", first ? "" : ", ", window[i].key);
    window[i].print(printer, attr);
    first = false;
  }
  print(printer, "}");
  print_tail(printer, op);
}

void sr_syntax_print_custom_call(sr_printer *printer, const sr_op *op) {
  print(printer, " ");
  sr_text_mlir_symbol(printer->text, sr_op_attr(op, "call_target_name")->string.data);
  print_call_operands(printer, op);
  print_tail(printer, op);
}

void sr_syntax_print_composite(sr_printer *printer, const sr_op *op) {
  print(printer, " ");
  sr_attr_print(printer->text, sr_op_attr(op, "name"));
  print(printer, op->operand_count > 0 ? " " : "");
  sr_print_operands(printer, op, 0, op->operand_count);
  print_tail(printer, op);
}

void sr_syntax_print_barrier(sr_printer *printer, const sr_op *op) {
  sr_print_other_attrs(printer, op);
  if (op->operand_count == 0) {
    print(printer, "()");
    return;
  }
  print(printer, " ");
  sr_print_operands(printer, op, 0, op->operand_count);
  print(printer, " : ");
  sr_print_operand_types(printer, op);
}

void sr_syntax_print_terminator(sr_printer *printer, const sr_op *op) {
  if (op->code == SR_OP_SDY_RETURN)
    sr_print_other_attrs(printer, op);
  if (op->operand_count > 0)
    print(printer, " ");
  sr_print_operands(printer, op, 0, op->operand_count);
  if (op->code != SR_OP_SDY_RETURN)
    sr_print_other_attrs(printer, op);
  if (op->operand_count == 0)
    return;
  print(printer, " : ");
  sr_print_operand_types(printer, op);
}

void sr_syntax_print_tuple_element(sr_printer *printer, const sr_op *op) {
  print(printer, " ");
  sr_print_operands(printer, op, 0, 1);
  sr_text_printf(printer->text, "[%" PRId64 "]", sr_op_int(op, "index", 0));
  print_tail(printer, op);
}

void sr_syntax_print_top_k(sr_printer *printer, const sr_op *op) {
  print(printer, "(");
  sr_print_operands(printer, op, 0, 1);
  sr_text_printf(printer->text, ", k = %" PRId64, sr_op_int(op, "k", 0));
  const sr_attr *stable = sr_op_attr(op, "is_stable");
  if (stable)
    sr_text_printf(printer->text, ", is_stable = %s", stable->boolean ? "true" : "false");
  print(printer, ")");
  sr_print_other_attrs(printer, op);
  print(printer, " : ");
  sr_print_operand_types(printer, op);
  print(printer, " -> (");
  sr_print_result_types(printer, op);
  print(printer, ")");
}

/* ---- func and check -------------------------------------------------------------------------- */

void sr_syntax_print_call(sr_printer *printer, const sr_op *op) {
  print(printer, " ");
  sr_text_mlir_symbol(printer->text, sr_op_attr(op, "callee")->string.data);
  print_call_operands(printer, op);
  print_tail(printer, op);
}

void sr_syntax_print_expect_const(sr_printer *printer, const sr_op *op) {
  print(printer, " ");
  sr_print_operands(printer, op, 0, 1);
  print(printer, ", ");
  sr_attr_print(printer->text, sr_op_attr(op, "value"));
  const sr_attr *tolerance = sr_op_attr(op, "tolerance");
  if (tolerance) {
    print(printer, ", tolerance = ");
    sr_attr_print_untyped(printer->text, tolerance);
  }
  sr_print_other_attrs(printer, op);
}

/* ---- Shardy ---------------------------------------------------------------------------------- */

static void print_shardings(sr_printer *printer, const char *key, const sr_attr *attr) {
  if (!attr)
    return;
  sr_text_printf(printer->text, " %s=[", key);
  for (size_t i = 0; i < attr->array.count; i++) {
    print(printer, i > 0 ? ", " : "");
    sr_sharding_print(printer->text, attr->array.items[i]->sharding);
  }
  print(printer, "]");
}

/* Prints the body of a computation: " (%a: type) { ... } {attrs} : types". */
static void print_body(sr_printer *printer, const sr_op *op) {
  print(printer, " (");
  sr_print_args(printer, op->regions[0]);
  print(printer, ") ");
  sr_print_region(printer, op->regions[0], false);
  print_tail(printer, op);
}

void sr_syntax_print_manual_computation(sr_printer *printer, const sr_op *op) {
  const sr_attr *axes = sr_op_attr(op, "manual_axes");
  print_call_operands(printer, op);
  print_shardings(printer, "in_shardings", sr_op_attr(op, "in_shardings"));
  print_shardings(printer, "out_shardings", sr_op_attr(op, "out_shardings"));
  print(printer, " manual_axes={");
  for (size_t i = 0; i < axes->array.count; i++) {
    print(printer, i > 0 ? ", " : "");
    sr_attr_print(printer->text, axes->array.items[i]);
  }
  print(printer, "}");
  print_body(printer, op);
}

void sr_syntax_print_named_computation(sr_printer *printer, const sr_op *op) {
  print(printer, "<");
  sr_attr_print(printer->text, sr_op_attr(op, "name"));
  print(printer, ">");
  print_call_operands(printer, op);
  print_shardings(printer, "in_shardings", sr_op_attr(op, "in_shardings"));
  print_shardings(printer, "out_shardings", sr_op_attr(op, "out_shardings"));
  print_body(printer, op);
}

void sr_syntax_print_sharding(sr_printer *printer, const sr_op *op) {
  print(printer, " ");
  sr_print_operands(printer, op, 0, 1);
  print(printer, " ");
  sr_sharding_print(printer->text, sr_op_attr(op, "sharding")->sharding);
  sr_print_other_attrs(printer, op);
  print(printer, " : ");
  sr_print_result_types(printer, op);
}

void sr_syntax_print_axes(sr_printer *printer, const sr_op *op) {
  static const char *const reductions[] = {"sum", "max", "min"};
  const sr_syntax *syntax = sr_syntax_get(op->code);
  int64_t reduction = sr_op_int(op, "reduction_op", 0);
  if (reduction > 0 && reduction < 3)
    sr_text_printf(printer->text, " %s", reductions[reduction]);
  if (syntax->axes) {
    /* The attribute is the text "#sdy<list_of_axis_ref_lists[...]>", of which only the list is
     * printed. */
    const sr_attr *axes = sr_op_attr(op, syntax->axes);
    const char *text = axes->string.data;
    size_t skip = strlen("#sdy<") + strlen(syntax->axes_mnemonic);
    print(printer, " ");
    sr_text_append(printer->text, text + skip, axes->string.length - skip - 1);
  }
  print(printer, " ");
  sr_print_operands(printer, op, 0, 1);
  print(printer, " out_sharding=");
  sr_sharding_print(printer->text, sr_op_attr(op, "out_sharding")->sharding);
  sr_print_other_attrs(printer, op);
  print(printer, " : ");
  sr_print_result_types(printer, op);
}
