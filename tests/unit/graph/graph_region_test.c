/* Combiners: recognised and built. */
#include "support/module_case.h"

static const sr_block *region_of(const module_case *c) {
  const sr_op *op = c->module->main->body->first;
  while (op->region_count == 0)
    op = op->next;
  return op->regions[0];
}

/* The combiner of a reduce whose region has this body, with arguments %a and %b. */
static sr_opcode combiner_of(const char *body) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func public @main(%%x: tensor<4xf32>, %%c: tensor<f32>) -> tensor<f32> {\n"
           "  %%r = \"stablehlo.reduce\"(%%x, %%c) <{dimensions = array<i64: 0>}> ({\n"
           "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
           "    %s\n"
           "  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
           "  return %%r : tensor<f32>\n"
           "}\n",
           body);
  module_case c = module_case_good(text);
  sr_opcode code = sr_block_combiner(region_of(&c));
  module_case_end(&c);
  return code;
}

static void test_combiner(void) {
#define RETURN(VALUE)  "stablehlo.return " VALUE " : tensor<f32>"
#define OP(NAME, A, B) "%s = stablehlo." NAME " " A ", " B " : tensor<f32>\n    "
  EXPECT_EQ(combiner_of(OP("add", "%a", "%b") RETURN("%s")), SR_OP_ADD);
  EXPECT_EQ(combiner_of(OP("multiply", "%b", "%a") RETURN("%s")), SR_OP_MULTIPLY);
  EXPECT_EQ(combiner_of(OP("maximum", "%a", "%b") RETURN("%s")), SR_OP_MAXIMUM);
  EXPECT_EQ(combiner_of(OP("subtract", "%a", "%b") RETURN("%s")), SR_OP_COUNT);
  EXPECT_EQ(combiner_of(OP("add", "%a", "%a") RETURN("%s")), SR_OP_COUNT);
  EXPECT_EQ(combiner_of(OP("add", "%b", "%b") RETURN("%s")), SR_OP_COUNT);
  EXPECT_EQ(combiner_of(OP("add", "%a", "%c") RETURN("%s")), SR_OP_COUNT);
  EXPECT_EQ(combiner_of(OP("add", "%a", "%b") RETURN("%a")), SR_OP_COUNT);
  EXPECT_EQ(combiner_of(RETURN("%a")), SR_OP_COUNT);
  EXPECT_EQ(combiner_of("%t = stablehlo.negate %b : tensor<f32>\n    " OP("add", "%a", "%t")
                            RETURN("%s")),
            SR_OP_COUNT);
  EXPECT_EQ(combiner_of(
                OP("add", "%a", "%b") "%t = stablehlo.negate %s : tensor<f32>\n    " RETURN("%t")),
            SR_OP_COUNT);
#undef OP
#undef RETURN
}

/* A reduction of two arrays has four arguments; a single op of the first two is no combiner. */
static void test_pairs(void) {
  module_case c = module_case_good(
      "func.func public @main(%x: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {\n"
      "  %r:2 = \"stablehlo.reduce\"(%x, %x, %c, %c) <{dimensions = array<i64: 0>}> ({\n"
      "  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %d: tensor<f32>, %e: tensor<f32>):\n"
      "    %s = stablehlo.add %a, %b : tensor<f32>\n"
      "    stablehlo.return %s, %s : tensor<f32>, tensor<f32>\n"
      "  }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, "
      "tensor<f32>)\n"
      "  return %r#0 : tensor<f32>\n"
      "}\n");
  const sr_block *region = region_of(&c);
  EXPECT_EQ(sr_block_combiner(region), SR_OP_COUNT);
  EXPECT(sr_op_combines(region->first, region->args[0], region->args[1]));
  EXPECT(sr_op_combines(region->first, region->args[1], region->args[0]));
  EXPECT(!sr_op_combines(region->first, region->args[0], region->args[2]));
  EXPECT(!sr_op_combines(region->first, region->args[0], region->args[0]));
  module_case_end(&c);
}

static void test_fill(void) {
  module_case c = module_case_good("func.func public @main() {\n  return\n}\n");
  const sr_type *scalar = sr_type_tensor(c.module, SR_BF16, 0, NULL);
  const sr_op *origin = c.module->main->body->first;
  sr_block *block = sr_block_create(c.module);
  EXPECT_EQ(sr_block_combiner(block), SR_OP_COUNT);
  sr_block_fill_combiner(c.module, block, SR_OP_MINIMUM, scalar, origin);
  EXPECT_EQ(sr_block_combiner(block), SR_OP_MINIMUM);
  EXPECT(block->args[1]->type == scalar && block->first->results[0].type == scalar);
  EXPECT_EQ(block->first->location.line, 2);
  EXPECT_EQ(block->last->location.line, 2);
  EXPECT_EQ(block->last->code, SR_OP_RETURN);
  module_case_end(&c);
}

static void types_of_reductions(void) {
  static const struct {
    sr_dtype dtype, plain, running;
  } rows[] = {{SR_BF16, SR_F32, SR_F32}, {SR_F8E5M2, SR_F32, SR_F32}, {SR_F32, SR_F32, SR_F64},
              {SR_F64, SR_F64, SR_F64},  {SR_C64, SR_C64, SR_C128},   {SR_C128, SR_C128, SR_C128},
              {SR_I8, SR_I8, SR_I8},     {SR_I1, SR_I1, SR_I1}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    EXPECT_EQ(sr_dtype_reducing(rows[i].dtype, false), rows[i].plain);
    EXPECT_EQ(sr_dtype_reducing(rows[i].dtype, true), rows[i].running);
  }
}

int main(void) {
  types_of_reductions();
  test_combiner();
  test_pairs();
  test_fill();
  return expect_result();
}
