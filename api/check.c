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

/* The binary formats whose values are compared by more than their bits. */
typedef struct float_format {
  int exponent_bits, mantissa_bits;
} float_format;

static float_format format_of(sr_dtype dtype) {
  switch ((int)dtype) {
  case SR_F16:
    return (float_format){5, 10};
  case SR_BF16:
    return (float_format){8, 7};
  case SR_F32:
  case SR_C64:
    return (float_format){8, 23};
  case SR_F64:
  case SR_C128:
    return (float_format){11, 52};
  }
  return (float_format){0, 0};
}

static uint64_t load_bits(const uint8_t *data, size_t bytes) {
  uint64_t bits = 0;
  memcpy(&bits, data, bytes); /* little-endian, as the executor's memory is */
  return bits;
}

static uint64_t magnitude(uint64_t bits, float_format format) {
  return bits & ((UINT64_C(1) << (format.exponent_bits + format.mantissa_bits)) - 1);
}

/* Magnitudes from here on are infinite (equal) or NaN (above). */
static uint64_t infinity(float_format format) {
  return ((UINT64_C(1) << format.exponent_bits) - 1) << format.mantissa_bits;
}

static double to_double(uint64_t bits, float_format format) {
  uint64_t size = magnitude(bits, format);
  int bias = (1 << (format.exponent_bits - 1)) - 1;
  int exponent = (int)(size >> format.mantissa_bits);
  uint64_t mantissa = size & ((UINT64_C(1) << format.mantissa_bits) - 1);
  double value;
  if (size >= infinity(format))
    value = size == infinity(format) ? INFINITY : NAN;
  else if (exponent == 0)
    value = ldexp((double)mantissa, 1 - bias - format.mantissa_bits);
  else
    value = ldexp((double)(mantissa | (UINT64_C(1) << format.mantissa_bits)),
                  exponent - bias - format.mantissa_bits);
  bool negative = bits >> (format.exponent_bits + format.mantissa_bits) & 1;
  return negative ? -value : value;
}

/* Position on the line of representable values: +0 and -0 are both 0. */
static int64_t position(uint64_t bits, float_format format) {
  bool negative = bits >> (format.exponent_bits + format.mantissa_bits) & 1;
  int64_t size = (int64_t)magnitude(bits, format);
  return negative ? -size : size;
}

static bool values_agree(const check_rule *check, float_format format, uint64_t got,
                         uint64_t expected) {
  uint64_t limit = infinity(format);
  uint64_t got_size = magnitude(got, format), expected_size = magnitude(expected, format);
  if (got_size > limit || expected_size > limit) /* NaN agrees with NaN of any bits */
    return got_size > limit && expected_size > limit;
  if (got_size == limit || expected_size == limit)
    return got == expected;
  if (check->kind == CHECK_ALMOST)
    return fabs(to_double(got, format) - to_double(expected, format)) <= check->tolerance;
  int64_t a = position(got, format), b = position(expected, format);
  uint64_t distance = a > b ? (uint64_t)a - (uint64_t)b : (uint64_t)b - (uint64_t)a;
  return distance >= check->min_ulps && distance <= check->max_ulps;
}

/* Index of the first element that does not agree; -1 if all do. */
static int64_t first_difference(const check_rule *check, sr_dtype dtype, const uint8_t *got,
                                const uint8_t *expected, int64_t count) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  float_format format = format_of(dtype);
  bool by_bits = check->kind == CHECK_EQUAL || format.exponent_bits == 0;
  int64_t parts = !by_bits && info->class_ == SR_CLASS_COMPLEX ? 2 : 1;
  size_t bytes = (size_t)(info->bytes / parts);
  for (int64_t i = 0; i < count * parts; i++) {
    const uint8_t *a = got + (size_t)i * bytes, *b = expected + (size_t)i * bytes;
    if (memcmp(a, b, bytes) == 0 && (by_bits || check->min_ulps == 0))
      continue;
    if (by_bits || !values_agree(check, format, load_bits(a, bytes), load_bits(b, bytes)))
      return i / parts;
  }
  return -1;
}

static void describe_value(char *out, size_t size, sr_dtype dtype, const uint8_t *data) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  float_format format = format_of(dtype);
  if (info->class_ == SR_CLASS_COMPLEX)
    snprintf(out, size, "(%.9g, %.9g)", to_double(load_bits(data, info->bytes / 2u), format),
             to_double(load_bits(data + info->bytes / 2, info->bytes / 2u), format));
  else if (format.exponent_bits)
    snprintf(out, size, "%.17g", to_double(load_bits(data, info->bytes), format));
  else if (info->class_ == SR_CLASS_SIGNED)
    snprintf(out, size, "%lld",
             (long long)((int64_t)(load_bits(data, info->bytes) << (64 - 8 * info->bytes)) >>
                         (64 - 8 * info->bytes)));
  else
    snprintf(out, size, "%llu", (unsigned long long)load_bits(data, info->bytes));
}

/* Compares a pair of replicated results on the rank's first device. */
static sr_status compare_pair(sr_ctx *ctx, const char *file, const check_rule *check, unsigned line,
                              const sr_array *got, const sr_array *expected) {
  int64_t count = 1;
  for (int32_t d = 0; d < got->rank; d++)
    count *= got->dims[d];
  const uint8_t *a = got->shards[0].data, *b = expected->shards[0].data;
  int64_t index = first_difference(check, got->dtype, a, b, count);
  if (index < 0)
    return SR_OK;
  char got_text[64], expected_text[64];
  size_t offset = (size_t)index * sr_dtype_get(got->dtype)->bytes;
  describe_value(got_text, sizeof got_text, got->dtype, a + offset);
  describe_value(expected_text, sizeof expected_text, got->dtype, b + offset);
  return sr_fail(ctx, SR_ERR_INVALID, "%s:%u: check.%s: element %lld of %lld is %s, expected %s",
                 file, line, kind_names[check->kind], (long long)index, (long long)count, got_text,
                 expected_text);
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
