/* The type in which regions of reductions compute, after the expansions. */
#include "compiler/expand/expand.h"
#include "support/module_case.h"

static const sr_op *reduction_in(const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next)
    if (op->region_count == 1)
      return op;
  return NULL;
}

static const char *terms = "4"; /* elements of the operand */

/* The type of the first argument of the region of `op`, whose operand and result have elements of
 * `dtype`. `body` takes %a and %b and gives %r. */
static sr_dtype region_dtype(const char *op, const char *attrs, const char *dtype, const char *body,
                             const char *result) {
  char text[2048];
  const char *operands =
      strcmp(op, "all_reduce") == 0 ? "tensor<%sxEE>" : "tensor<%sxEE>, tensor<EE>";
  char types[64];
  snprintf(types, sizeof types, operands, terms);
  snprintf(text, sizeof text,
           "func.func public @main(%%x: tensor<%sxEE>, %%z: tensor<EE>) -> tensor<%sEE> {\n"
           "  %%o = \"stablehlo.%s\"(%s) <{%s}> ({\n"
           "  ^bb0(%%a: tensor<EE>, %%b: tensor<EE>):\n"
           "    %s\n"
           "    stablehlo.return %%r : tensor<EE>\n"
           "  }) : (%s) -> tensor<%sEE>\n"
           "  return %%o : tensor<%sEE>\n"
           "}\n",
           terms, result, op, strcmp(op, "all_reduce") == 0 ? "%x" : "%x, %z", attrs, body, types,
           result, result);
  char named[4096];
  size_t length = 0;
  for (const char *at = text; *at; at++) {
    bool hole = at[0] == 'E' && at[1] == 'E';
    length += (size_t)snprintf(named + length, sizeof named - length, "%.*s",
                               hole ? (int)strlen(dtype) : 1, hole ? dtype : at);
    at += hole;
  }
  module_case c = module_case_good(named);
  sr_dtype found = SR_DTYPE_COUNT;
  if (c.module && EXPECT_EQ(sr_expand(&c.ctx, c.module, &sr_cpu_policy), SR_OK)) {
    if (!EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK))
      fprintf(stderr, "  %s\n", c.ctx.message);
    const sr_op *made = reduction_in(c.module->main->body);
    if (EXPECT(made))
      found = made->regions[0]->args[0]->type->dtype;
  }
  module_case_end(&c);
  return found;
}

#define BINARY(NAME) "%r = stablehlo." NAME " %a, %b : tensor<EE>"
/* A log of a sum of exponentials: no single op shows this. */
#define LONG                                                                                       \
  "%k = stablehlo.constant dense<2.0> : tensor<EE>\n"                                              \
  "    %s = stablehlo.reshape %k : (tensor<EE>) -> tensor<EE>\n"                                   \
  "    %p = stablehlo.power %s, %a : tensor<EE>\n"                                                 \
  "    %q = stablehlo.power %s, %b : tensor<EE>\n"                                                 \
  "    %t = stablehlo.add %p, %q : tensor<EE>\n"                                                   \
  "    %r = stablehlo.log %t : tensor<EE>"
#define CHOOSES                                                                                    \
  "%s = stablehlo.add %a, %b : tensor<EE>\n"                                                       \
  "    %r = stablehlo.reduce_precision %s, format = e5m2 : tensor<EE>"

static sr_dtype reduced(const char *dtype, const char *body) {
  return region_dtype("reduce", "dimensions = array<i64: 0>", dtype, body, "");
}

static sr_dtype pooled(const char *dtype, const char *body) {
  return region_dtype("reduce_window", "window_dimensions = array<i64: 2>", dtype, body, "3x");
}

static sr_dtype shared(const char *dtype, const char *body) {
  return region_dtype("all_reduce",
                      "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = "
                      "#stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids",
                      dtype, body, "4x");
}

static void small_floats_are_f32(void) {
  static const char *const bodies[] = {BINARY("add"), BINARY("multiply"), BINARY("maximum"),
                                       BINARY("subtract"), LONG};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    EXPECT_EQ(reduced("bf16", bodies[i]), SR_F32);
    EXPECT_EQ(reduced("f8E4M3FN", bodies[i]), SR_F32);
    EXPECT_EQ(pooled("f16", bodies[i]), SR_F32);
  }
}

/* Bytes between devices are expensive: collectives are widened only if they would round. */
static void collectives_round_once(void) {
  EXPECT_EQ(shared("bf16", BINARY("add")), SR_F32);
  EXPECT_EQ(shared("bf16", BINARY("subtract")), SR_F32);
  EXPECT_EQ(shared("f16", LONG), SR_F32);
  EXPECT_EQ(shared("bf16", BINARY("maximum")), SR_BF16);
  EXPECT_EQ(shared("f16", "%n = stablehlo.negate %a : tensor<EE>\n"
                          "    %r = stablehlo.minimum %n, %b : tensor<EE>"),
            SR_F16);
}

/* Sums of many terms are widened; products are not. */
static void long_sums_are_f64(void) {
  EXPECT_EQ(reduced("f32", LONG), SR_F32);
  terms = "1024";
  EXPECT_EQ(reduced("f32", LONG), SR_F64);
  EXPECT_EQ(reduced("bf16", LONG), SR_F32);
  EXPECT_EQ(reduced("f32", "%p = stablehlo.multiply %a, %b : tensor<EE>\n"
                           "    %r = stablehlo.abs %p : tensor<EE>"),
            SR_F32);
  terms = "4";
}

static void others_stay(void) {
  EXPECT_EQ(reduced("f32", BINARY("add")), SR_F32);
  EXPECT_EQ(reduced("f64", BINARY("add")), SR_F64);
  EXPECT_EQ(reduced("i8", BINARY("add")), SR_I8);
  EXPECT_EQ(reduced("f16", CHOOSES), SR_F16);
  EXPECT_EQ(shared("f16", CHOOSES), SR_F16);
}

int main(void) {
  small_floats_are_f32();
  collectives_round_once();
  long_sums_are_f64();
  others_stay();
  return expect_result();
}
