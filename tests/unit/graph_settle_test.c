/* Open sizes: settled, or refused. */
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
                 SR_ERR_UNSUPPORTED, "are quantized");
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.constant dense<-4> : tensor<1xi32>\n"
                 "  %1 = stablehlo.dynamic_reshape %x, %0 : (tensor<4xf32>, tensor<1xi32>) -> "
                 "tensor<?xf32>",
                 SR_ERR_UNSUPPORTED, ":3:8: stablehlo.dynamic_reshape: sizes are values here");
  /* What follows is no program that could be right. */
  expect_refused("tensor<4xf32>",
                 "%0 = stablehlo.constant dense<5> : tensor<1xi32>\n"
                 "  %1 = stablehlo.dynamic_reshape %x, %0 : (tensor<4xf32>, tensor<1xi32>) -> "
                 "tensor<?xf32>",
                 SR_ERR_INVALID, ":3:8: stablehlo.reshape");
}

int main(void) {
  test_settled();
  test_refused();
  return expect_result();
}
