/*
 * Self-checking modules: check.expect_eq and similar ops or custom calls compare two values inside
 * the program. Compiled kernels do not compare them. Instead, both values become results of @main,
 * and rank 0 compares them after an ordinary run. Every start reads the program's text, even if the
 * cache has the executable, so the executable need not contain the checks.
 */
#include "api/self_check.h"

#include <string.h>

#include "api/array/value.h"
#include "graph/build/builder.h"

/* The names of the checks, indexed by kind of tolerance. */
static const char *const names[] = {
    [SR_TOLERANCE_NONE] = "expect_eq",
    [SR_TOLERANCE_NEAR] = "expect_almost_eq",
    [SR_TOLERANCE_ULPS] = "expect_close",
};

/* ---- before compilation ---------------------------------------------------------------------- */

/* Returns the name after "check." of an op, or of a custom call's target; NULL for any other op. */
static const char *expectation(const sr_op *op) {
  const char *name = sr_op_info_get(op->code)->name;
  if (op->code == SR_OP_CUSTOM_CALL) {
    const sr_attr *target = sr_op_attr(op, "call_target_name");
    name = target && target->kind == SR_ATTR_STRING ? target->string.data : "";
  }
  return strncmp(name, "check.", 6) == 0 ? name + 6 : NULL;
}

static double real_attr(const sr_op *op, const char *name, double otherwise) {
  const sr_attr *attr = sr_op_attr(op, name);
  return attr && attr->kind == SR_ATTR_FLOAT ? attr->real.value : otherwise;
}

/* Returns the kind of tolerance of the check `name`; -1 if the name is unknown. If `constant` is
 * true, `name` ends in "_const", which is ignored. */
static int find_kind(const char *name, bool constant) {
  size_t length = strlen(name) - (constant ? strlen("_const") : 0);
  for (int kind = SR_TOLERANCE_NONE; kind <= SR_TOLERANCE_ULPS; kind++)
    if (strlen(names[kind]) == length && strncmp(name, names[kind], length) == 0)
      return kind;
  return -1;
}

static bool ends_in_const(const char *name) {
  size_t length = strlen(name), suffix = strlen("_const");
  return length > suffix && strcmp(name + length - suffix, "_const") == 0;
}

static sr_status read_check(sr_ctx *ctx, const sr_module *module, const sr_op *op, sr_check *out,
                            bool *out_constant) {
  const char *name = expectation(op);
  bool constant = ends_in_const(name);
  int kind = find_kind(name, constant);
  if (kind < 0 || op->operand_count != (constant ? 1 : 2))
    return sr_op_fail(ctx, module, op, SR_ERR_UNSUPPORTED,
                      "the expectation check.%s is not one that spmdrun check knows (expect_eq, "
                      "expect_almost_eq, expect_close, with two operands or as _const with one)",
                      name);
  /* As in StableHLO's interpreter, the default tolerance of custom calls is larger than that of
   * ops. */
  bool is_call = op->code == SR_OP_CUSTOM_CALL;
  *out_constant = constant;
  *out = (sr_check){
      .name = names[kind],
      .line = op->location.line,
      .tolerance = {.kind = (sr_tolerance_kind)kind,
                    .absolute = real_attr(op, "tolerance", is_call ? 1e-3 : 1e-4)},
  };
  if (kind == SR_TOLERANCE_ULPS) {
    out->tolerance.min_ulps = (uint64_t)sr_op_int(op, "min_ulp_difference", 0);
    /* An op always has this attribute; a custom call may lack it. */
    out->tolerance.max_ulps = (uint64_t)sr_op_int(op, "max_ulp_difference", 3);
  }
  return SR_OK;
}

typedef struct exposure {
  sr_module *module;
  SR_VECTOR(sr_value *) values;
  sr_arena *arena; /* memory of `checks` */
  sr_check_list *checks;
} exposure;

/* Returns in *out the value that `op` expects: its second operand or, if `constant`, a new constant
 * op made from its attribute "value". */
static sr_status expected_value(sr_ctx *ctx, sr_module *module, sr_op *op, bool constant,
                                sr_value **out) {
  const sr_type *type = sr_operand(op, 0)->type, *other;
  if (constant) {
    const sr_attr *value = sr_op_attr(op, "value");
    if (!value || value->kind != SR_ATTR_DENSE)
      return sr_op_fail(ctx, module, op, SR_ERR_INVALID, "the expected constant is missing");
    other = value->dense.type;
  } else {
    other = sr_operand(op, 1)->type;
  }
  if (type->kind != SR_TYPE_TENSOR || type != other)
    return sr_op_fail(ctx, module, op, SR_ERR_INVALID,
                      "compares %s with %s; expected tensors of one type",
                      sr_type_printed(module, type), sr_type_printed(module, other));
  if (!constant) {
    *out = sr_operand(op, 1);
    return SR_OK;
  }
  const sr_builder b = {.ctx = ctx, .module = module, .before = op};
  *out = sr_build(&b, SR_OP_CONSTANT, 0, NULL, type);
  sr_op_set_attr(module, (*out)->op, "value", sr_op_attr(op, "value"));
  return SR_OK;
}

static sr_status expose_op(sr_ctx *ctx, exposure *exposed, sr_op *op) {
  sr_module *module = exposed->module;
  sr_check check;
  bool constant = false;
  sr_value *expected = NULL;
  SR_TRY(read_check(ctx, module, op, &check, &constant));
  if (op->block != module->main->body)
    return sr_op_fail(
        ctx, module, op, SR_ERR_UNSUPPORTED,
        "an expectation inside a region cannot be checked; move it to the body of @main");
  SR_TRY(expected_value(ctx, module, op, constant, &expected));
  SR_PUSH(module->arena, &exposed->values, sr_operand(op, 0));
  SR_PUSH(module->arena, &exposed->values, expected);
  SR_PUSH(exposed->arena, &exposed->checks->items, check);
  sr_op_erase(op);
  return SR_OK;
}

static sr_status expose_block(sr_ctx *ctx, exposure *exposed, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      SR_TRY(expose_block(ctx, exposed, op->regions[r]));
    if (expectation(op))
      SR_TRY(expose_op(ctx, exposed, op));
  }
  return SR_OK;
}

/* Appends the values that the checks compare to the results of @main: to the operands of its return
 * op, to its type and to its result attributes. */
static void extend_main(exposure *exposed) {
  sr_module *module = exposed->module;
  sr_func *main = module->main;
  sr_op *terminator = main->body->last;
  int32_t old = terminator->operand_count, added = (int32_t)exposed->values.count;
  int32_t inputs = main->type->input_count;

  sr_value **values = SR_NEW_ARRAY(module->arena, sr_value *, old + added);
  const sr_type **types = SR_NEW_ARRAY(module->arena, const sr_type *, inputs + old + added);
  sr_named_attr **attrs = SR_NEW_ARRAY(module->arena, sr_named_attr *, old + added);
  size_t *attr_counts = SR_NEW_ARRAY(module->arena, size_t, old + added);
  for (int32_t i = 0; i < inputs; i++)
    types[i] = main->type->elements[i];
  for (int32_t i = 0; i < old + added; i++) {
    values[i] = i < old ? sr_operand(terminator, i) : exposed->values.items[i - old];
    types[inputs + i] = values[i]->type;
    if (i < old && main->result_attrs) {
      attrs[i] = main->result_attrs[i];
      attr_counts[i] = main->result_attr_counts[i];
    }
  }
  sr_op_set_operands(module, terminator, old + added, values);
  main->type = sr_type_intern(module, &(sr_type){.kind = SR_TYPE_FUNCTION,
                                                 .count = inputs + old + added,
                                                 .input_count = inputs,
                                                 .elements = types});
  main->result_attrs = attrs;
  main->result_attr_counts = attr_counts;
}

sr_status sr_check_expose(sr_ctx *ctx, sr_module *module, sr_arena *arena,
                          sr_check_list *out_checks) {
  *out_checks = (sr_check_list){.first_result = module->main->body->last->operand_count};
  exposure exposed = {.module = module, .arena = arena, .checks = out_checks};
  SR_TRY(expose_block(ctx, &exposed, module->main->body));
  extend_main(&exposed);
  return SR_OK;
}

/* ---- after a run ----------------------------------------------------------------------------- */

sr_status sr_check_compare(sr_ctx *ctx, const char *file, const sr_check *check, sr_dtype dtype,
                           int64_t count, const void *got, const void *expected) {
  size_t bytes = sr_dtype_get(dtype)->bytes;
  const char *a = got, *b = expected;
  for (int64_t i = 0; i < count; i++, a += bytes, b += bytes) {
    if (sr_tolerance_agrees(&check->tolerance, dtype, a, b, NULL))
      continue;
    char got_text[96], expected_text[96];
    sr_value_format(dtype, a, got_text, sizeof got_text);
    sr_value_format(dtype, b, expected_text, sizeof expected_text);
    return sr_fail(ctx, SR_ERR_INVALID, "%s:%u: check.%s: element %lld of %lld is %s, expected %s",
                   file, check->line, check->name, (long long)i, (long long)count, got_text,
                   expected_text);
  }
  return SR_OK;
}
