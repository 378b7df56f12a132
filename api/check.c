/*
 * Self-checking modules: check.expect_eq and its kin, as ops or as custom calls, compare two values
 * inside the program. Code for comparing belongs to no kernel, so the pairs are made results of
 * @main, and compared here, on rank 0, after an ordinary run. What to compare how travels in the
 * results' names, which the executable keeps anyway.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/check.h"
#include "api/value.h"

typedef enum check_kind {
  CHECK_EQUAL,
  CHECK_ALMOST, /* within an absolute tolerance; NaN equals NaN */
  CHECK_CLOSE,  /* within a number of representable values */
} check_kind;

static const char *const kind_names[] = {"expect_eq", "expect_almost_eq", "expect_close"};

typedef struct check_rule {
  check_kind kind;
  double tolerance;            /* CHECK_ALMOST */
  uint64_t min_ulps, max_ulps; /* CHECK_CLOSE */
} check_rule;

/* ---- before compilation ---------------------------------------------------------------------- */

/* How results of a check are named, followed by "got" or "expected". */
#define NAME_FORMAT "check.%s tolerance=%.17g ulps=%llu..%llu line %u "

/* The name after "check." of an op or of the target of a custom call; NULL for any other op. */
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

static sr_status read_check(sr_ctx *ctx, const sr_module *module, const sr_op *op, check_rule *out,
                            bool *out_constant) {
  const char *name = expectation(op);
  const char *suffix = strstr(name, "_const");
  size_t length = suffix ? (size_t)(suffix - name) : strlen(name);
  *out_constant = suffix != NULL;
  *out = (check_rule){
      .tolerance = real_attr(op, "tolerance", 1e-4),
      .min_ulps = (uint64_t)sr_op_int(op, "min_ulp_difference", 0),
      .max_ulps = (uint64_t)sr_op_int(op, "max_ulp_difference", 1),
  };
  for (int kind = CHECK_EQUAL; kind <= CHECK_CLOSE; kind++)
    if (strlen(kind_names[kind]) == length && strncmp(name, kind_names[kind], length) == 0) {
      out->kind = (check_kind)kind;
      if (op->operand_count == (suffix ? 1 : 2))
        return SR_OK;
    }
  return sr_op_fail(ctx, module, op, SR_ERR_UNSUPPORTED,
                    "the expectation check.%s is not one that spmdrun check knows (expect_eq, "
                    "expect_almost_eq, expect_close, with two operands or as _const with one)",
                    name);
}

/* The expected value of a _const op as a constant before it. */
static sr_value *expected_constant(sr_module *module, sr_op *op) {
  sr_value *constant = sr_op_build(module, SR_OP_CONSTANT, op, 0, NULL, sr_operand(op, 0)->type);
  sr_op_set_attr(module, constant->op, "value", sr_op_attr(op, "value"));
  return constant;
}

typedef struct exposure {
  sr_module *module;
  SR_VECTOR(sr_value *) values;
  SR_VECTOR(const char *) names;
} exposure;

static void expose_value(exposure *exposed, sr_value *value, const char *name, const char *role) {
  sr_arena *arena = exposed->module->arena;
  SR_PUSH(arena, &exposed->values, value);
  SR_PUSH(arena, &exposed->names, sr_arena_printf(arena, "%s%s", name, role));
}

static sr_status expose_op(sr_ctx *ctx, exposure *exposed, sr_op *op) {
  sr_module *module = exposed->module;
  check_rule check;
  bool constant;
  SR_TRY(read_check(ctx, module, op, &check, &constant));
  if (op->block != module->main->body)
    return sr_op_fail(
        ctx, module, op, SR_ERR_UNSUPPORTED,
        "an expectation inside a region cannot be checked; move it to the body of @main");
  if (constant && !sr_op_attr(op, "value"))
    return sr_op_fail(ctx, module, op, SR_ERR_INVALID, "the expected constant is missing");
  const char *name = sr_arena_printf(module->arena, NAME_FORMAT, kind_names[check.kind],
                                     check.tolerance, (unsigned long long)check.min_ulps,
                                     (unsigned long long)check.max_ulps, op->location.line);
  expose_value(exposed, sr_operand(op, 0), name, "got");
  expose_value(exposed, constant ? expected_constant(module, op) : sr_operand(op, 1), name,
               "expected");
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

/* Appends the exposed values to what @main returns: operands, type and attributes. */
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
    if (i < old) {
      attrs[i] = main->result_attrs ? main->result_attrs[i] : NULL;
      attr_counts[i] = main->result_attr_counts ? main->result_attr_counts[i] : 0;
    } else {
      attrs[i] = SR_NEW(module->arena, sr_named_attr);
      *attrs[i] =
          (sr_named_attr){"jax.result_info", sr_attr_string(module, exposed->names.items[i - old])};
      attr_counts[i] = 1;
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

sr_status sr_check_expose(sr_ctx *ctx, sr_module *module, const char **out_names) {
  exposure exposed = {.module = module};
  SR_TRY(expose_block(ctx, &exposed, module->main->body));
  extend_main(&exposed);
  sr_text names = {.arena = module->arena};
  for (size_t i = 0; i < exposed.names.count; i++)
    sr_text_printf(&names, "%s; ", exposed.names.items[i]);
  *out_names = sr_text_get(&names);
  return SR_OK;
}

/* ---- after a run ----------------------------------------------------------------------------- */

/* True if `name` is that of a check's "got" value. */
static bool parse_name(const char *name, check_rule *out, unsigned *out_line) {
  char kind[32];
  unsigned long long low, high;
  if (!name || sscanf(name, "check.%31s tolerance=%lg ulps=%llu..%llu line %u got", kind,
                      &out->tolerance, &low, &high, out_line) != 5)
    return false;
  size_t length = strlen(name);
  if (length < 3 || strcmp(name + length - 3, "got") != 0)
    return false;
  out->min_ulps = low;
  out->max_ulps = high;
  for (int i = CHECK_EQUAL; i <= CHECK_CLOSE; i++)
    if (strcmp(kind, kind_names[i]) == 0) {
      out->kind = (check_kind)i;
      return true;
    }
  return false;
}

/* Position on the line of representable values: +0 and -0 are both 0. */
static int64_t position(sr_dtype part, uint64_t bits) {
  uint64_t sign = UINT64_C(1) << (sr_dtype_get(part)->bits - 1);
  int64_t size = (int64_t)(bits & (sign - 1));
  return bits & sign ? -size : size;
}

static bool floats_agree(const check_rule *check, sr_dtype part, const uint8_t *got,
                         const uint8_t *expected) {
  double a = sr_value_load(part, got), b = sr_value_load(part, expected);
  if (isnan(a) || isnan(b)) /* NaN agrees with NaN of any bits */
    return isnan(a) && isnan(b);
  if (isinf(a) || isinf(b))
    return a == b;
  if (check->kind == CHECK_ALMOST)
    return fabs(a - b) <= check->tolerance;
  int64_t from = position(part, sr_value_bits(part, got));
  int64_t to = position(part, sr_value_bits(part, expected));
  uint64_t distance = from > to ? (uint64_t)from - (uint64_t)to : (uint64_t)to - (uint64_t)from;
  return distance >= check->min_ulps && distance <= check->max_ulps;
}

static bool elements_agree(const check_rule *check, sr_dtype dtype, const uint8_t *got,
                           const uint8_t *expected) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  bool is_float = info->class_ == SR_CLASS_FLOAT || info->class_ == SR_CLASS_COMPLEX;
  if (check->kind == CHECK_EQUAL || !is_float)
    return memcmp(got, expected, info->bytes) == 0;
  sr_dtype part = sr_value_part_type(dtype);
  size_t bytes = sr_dtype_get(part)->bytes;
  for (int i = 0; i < sr_value_parts(dtype); i++)
    if (!floats_agree(check, part, got + (size_t)i * bytes, expected + (size_t)i * bytes))
      return false;
  return true;
}

/* Compares a pair of replicated results on the rank's first device. */
static sr_status compare_pair(sr_ctx *ctx, const char *file, const check_rule *check, unsigned line,
                              const sr_array *got, const sr_array *expected) {
  int64_t count = 1;
  for (int32_t d = 0; d < got->rank; d++)
    count *= got->dims[d];
  size_t bytes = sr_dtype_get(got->dtype)->bytes;
  const uint8_t *a = got->shards[0].data, *b = expected->shards[0].data;
  for (int64_t i = 0; i < count; i++, a += bytes, b += bytes) {
    if (elements_agree(check, got->dtype, a, b))
      continue;
    char got_text[96], expected_text[96];
    sr_value_print(got->dtype, a, got_text, sizeof got_text);
    sr_value_print(got->dtype, b, expected_text, sizeof expected_text);
    return sr_fail(ctx, SR_ERR_INVALID, "%s:%u: check.%s: element %lld of %lld is %s, expected %s",
                   file, line, kind_names[check->kind], (long long)i, (long long)count, got_text,
                   expected_text);
  }
  return SR_OK;
}

void sr_check_compare(sr_ctx *ctx, const char *file, const sr_executable *plan,
                      sr_array *const *results, sr_check_counts *out_counts) {
  *out_counts = (sr_check_counts){0};
  for (int32_t i = 0; i + 1 < plan->signature.result_count; i++) {
    check_rule check = {0};
    unsigned line;
    if (!parse_name(plan->signature.results[i].name, &check, &line))
      continue;
    sr_status status = compare_pair(ctx, file, &check, line, results[i], results[i + 1]);
    if (status == SR_OK)
      out_counts->passed++;
    else
      out_counts->failed++;
    i++; /* its "expected" */
  }
}
