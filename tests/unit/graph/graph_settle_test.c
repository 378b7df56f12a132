/* Dynamic sizes: resolved, or refused. */
#include "support/module_case.h"

static const char open[] =
    "module @m {\n"
    "  func.func public @main(%x: tensor<4xf32>) -> tensor<?xf32> {\n"
    "    %n = stablehlo.constant dense<[2, 4]> : tensor<2xi32>\n"
    "    %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<4xf32>, "
    "tensor<2xi32>) "
    "-> tensor<?x?xf32>\n"
    "    %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>\n"
    "    %2 = stablehlo.add %1, %1 : tensor<i32>\n"
    "    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>\n"
    "    %4 = stablehlo.dynamic_reshape %0, %3 : (tensor<?x?xf32>, tensor<1xi32>) -> "
    "tensor<?xf32>\n"
    "    %5 = stablehlo.sine %4 : tensor<?xf32>\n"
    "    return %5 : tensor<?xf32>\n"
    "  }\n"
    "}\n";

static const char settled[] =
    "module @m {\n"
    "  func.func public @main(%arg0: tensor<4xf32>) -> tensor<8xf32> {\n"
    "    %c = stablehlo.constant dense<[2, 4]> : tensor<2xi32>\n"
    "    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>\n"
    "    %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<2x4xf32>) -> tensor<i32>\n"
    "    %2 = stablehlo.add %1, %1 : tensor<i32>\n"
    "    %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>\n"
    "    %4 = stablehlo.reshape %0 : (tensor<2x4xf32>) -> tensor<8xf32>\n"
    "    %5 = stablehlo.sine %4 : tensor<8xf32>\n"
    "    return %5 : tensor<8xf32>\n"
    "  }\n"
    "}\n";

static void test_settled(void) {
  module_case c = module_case_good(open);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_settle(&c.ctx, c.module), SR_OK);
  EXPECT_STRING(module_case_print(&c, false, false), settled);
  module_case_end(&c);
}

static void expect_refused(const char *argument, const char *body, sr_status status,
                           const char *sentence) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func public @main(%%x: %s) -> tensor<2xf32> {\n"
           "  %s\n"
           "  %%r = stablehlo.constant dense<0.0> : tensor<2xf32>\n"
           "  return %%r : tensor<2xf32>\n"
           "}\n",
           argument, body);
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_settle(&c.ctx, c.module), status);
  EXPECT_CONTAINS(c.ctx.message, sentence);
  module_case_end(&c);
}

static void test_refused(void) {
  expect_refused("tensor<?xf32>", "", SR_ERR_UNSUPPORTED,
                 "argument 0 is a tensor<?xf32>, which has no fixed size; export the program from "
                 "JAX with concrete shapes");
  expect_refused("tensor<1xi32>",
                 "%0 = stablehlo.dynamic_iota %x, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
                 SR_ERR_UNSUPPORTED, ":2:8: stablehlo.dynamic_iota: sizes are values here");
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.constant dense<3> : tensor<i32>\n"
                 "  %1 = stablehlo.set_dimension_size %x, %0, dim = 0 : (tensor<4xf32>, "
                 "tensor<i32>) -> tensor<?xf32>",
                 SR_ERR_UNSUPPORTED, ":3:8: stablehlo.set_dimension_size: sizes are values here");
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> "
                 "tensor<4x!quant.uniform<i8:f32, 0.1>>",
                 SR_ERR_UNSUPPORTED, "has quantized elements");
  expect_refused("tensor<4xf32>", "%0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xtf32>",
                 SR_ERR_UNSUPPORTED, "a tensor<4xtf32> has tf32 elements");
  expect_refused("tensor<4xf32>", "%0 = stablehlo.constant dense<[2, 3]> : tensor<2xindex>",
                 SR_ERR_UNSUPPORTED,
                 ":2:8: stablehlo.constant: a tensor<2xindex> has index elements, which are not "
                 "supported; let the program compute in i64");
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.constant dense<-4> : tensor<1xi32>\n"
                 "  %1 = stablehlo.dynamic_reshape %x, %0 : (tensor<4xf32>, tensor<1xi32>) -> "
                 "tensor<?xf32>",
                 SR_ERR_UNSUPPORTED, ":3:8: stablehlo.dynamic_reshape: sizes are values here");
  expect_refused("tensor<i1>",
                 "stablehlo.custom_call @shape_assertion(%x) {has_side_effect = true} : "
                 "(tensor<i1>) -> ()",
                 SR_ERR_UNSUPPORTED, ":2:3: stablehlo.custom_call: whether the shapes are the");
  expect_refused("tensor<1xi32>",
                 "%0 = stablehlo.custom_call @f(%x) {indices_of_shape_operands = dense<0> : "
                 "tensor<1xi64>} : (tensor<1xi32>) -> tensor<?xf32>",
                 SR_ERR_UNSUPPORTED, ":2:8: stablehlo.custom_call: sizes are values here");
  /* The rest are invalid programs. */
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.constant dense<5> : tensor<1xi32>\n"
                 "  %1 = stablehlo.dynamic_reshape %x, %0 : (tensor<4xf32>, tensor<1xi32>) -> "
                 "tensor<?xf32>",
                 SR_ERR_INVALID, ":3:8: stablehlo.reshape");
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>\n"
                 "  %1 = stablehlo.constant dense<4> : tensor<2xi32>\n"
                 "  %2 = stablehlo.compare NE, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> "
                 "tensor<2xi1>\n"
                 "  %3 = stablehlo.slice %2 [0:1] : (tensor<2xi1>) -> tensor<1xi1>\n"
                 "  %4 = stablehlo.reshape %3 : (tensor<1xi1>) -> tensor<i1>\n"
                 "  stablehlo.custom_call @shape_assertion(%4) {error_message = \"b is not 4\", "
                 "has_side_effect = true} : (tensor<i1>) -> ()",
                 SR_ERR_INVALID, "that the exported function is for: b is not 4");
}

/* Compiles a case with the index `index`; `wanted` is the constant that @main must return. */
static void expect_branch(const char *index, const char *wanted) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func public @main() -> tensor<f32> {\n"
           "  %%i = stablehlo.constant dense<%s> : tensor<i32>\n"
           "  %%r = \"stablehlo.case\"(%%i) ({\n"
           "    %%a = stablehlo.constant dense<1.0> : tensor<f32>\n"
           "    stablehlo.return %%a : tensor<f32>\n"
           "  }, {\n"
           "    %%a = stablehlo.custom_call @elsewhere() : () -> tensor<f32>\n"
           "    stablehlo.return %%a : tensor<f32>\n"
           "  }, {\n"
           "    %%a = stablehlo.constant dense<3.0> : tensor<f32>\n"
           "    stablehlo.return %%a : tensor<f32>\n"
           "  }) : (tensor<i32>) -> tensor<f32>\n"
           "  return %%r : tensor<f32>\n"
           "}\n",
           index);
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_settle(&c.ctx, c.module), SR_OK);
  EXPECT_CONTAINS(module_case_print(&c, false, false), wanted);
  EXPECT(!strstr(module_case_print(&c, false, false), "stablehlo.case"));
  module_case_end(&c);
}

static void test_branches(void) {
  expect_branch("0", "%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>\n"
                     "    return %cst");
  expect_branch("1", "stablehlo.custom_call @elsewhere");
  expect_branch("2", "%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>\n"
                     "    return %cst");
  expect_branch("3", "%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>\n"
                     "    return %cst");
  expect_branch("-1", "%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>\n"
                      "    return %cst");
}

/* An iota whose size %r is computed from constants by `arithmetic`. */
static void expect_size(const char *arithmetic, const char *size, const char *wanted) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func public @main() -> tensor<?xi32> {\n%s"
           "  %%n = stablehlo.reshape %%r : (tensor<%s>) -> tensor<1x%s>\n"
           "  %%0 = stablehlo.dynamic_iota %%n, dim = 0 : (tensor<1x%s>) -> tensor<?xi32>\n"
           "  return %%0 : tensor<?xi32>\n}\n",
           arithmetic, size, size, size);
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_settle(&c.ctx, c.module), SR_OK);
  EXPECT_CONTAINS(module_case_print(&c, false, false), wanted);
  module_case_end(&c);
}

/* Arithmetic on integers of any type, as in the specification. */
static void test_arithmetic(void) {
  expect_size("%a = stablehlo.constant dense<24> : tensor<i32>\n"
              "%b = stablehlo.constant dense<2> : tensor<i32>\n"
              "%c = stablehlo.shift_right_logical %a, %b : tensor<i32>\n"
              "%d = stablehlo.negate %c : tensor<i32>\n"
              "%r = stablehlo.abs %d : tensor<i32>\n",
              "i32", "iota dim = 0 : tensor<6xi32>");
  expect_size("%a = stablehlo.constant dense<-24> : tensor<i32>\n"
              "%b = stablehlo.constant dense<-1> : tensor<i32>\n"
              "%r = stablehlo.divide %a, %b : tensor<i32>\n",
              "i32", "iota dim = 0 : tensor<24xi32>");
  /* Unsigned, 2^63 is greater than 5. */
  expect_size("%a = stablehlo.constant dense<9223372036854775808> : tensor<ui64>\n"
              "%b = stablehlo.constant dense<5> : tensor<ui64>\n"
              "%r = stablehlo.minimum %a, %b : tensor<ui64>\n",
              "ui64", "iota dim = 0 : tensor<5xi32>");
  expect_size("%a = stablehlo.constant dense<9223372036854775808> : tensor<ui64>\n"
              "%b = stablehlo.constant dense<5> : tensor<ui64>\n"
              "%k = stablehlo.compare GT, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> "
              "tensor<i1>\n"
              "%s = stablehlo.add %k, %k : tensor<i1>\n"
              "%r = stablehlo.convert %s : (tensor<i1>) -> tensor<i32>\n",
              "i32", "iota dim = 0 : tensor<1xi32>");
}

int main(void) {
  test_settled();
  test_arithmetic();
  test_branches();
  test_refused();
  return expect_result();
}
