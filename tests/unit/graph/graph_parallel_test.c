/* Errors of interpreter.run_parallel. tests/conformance/regressions tests that it runs. */
#include "support/module_case.h"

static void expect_refused(const char *op, const char *sentence) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func private @f(%%a: tensor<2xf32>) -> tensor<2xf32> {\n"
           "  return %%a : tensor<2xf32>\n"
           "}\n"
           "func.func private @g(%%a: tensor<2xf32>) -> tensor<2xf32> {\n"
           "  return %%a : tensor<2xf32>\n"
           "}\n"
           "func.func public @main(%%x: tensor<2xf32>, %%n: tensor<i32>) {\n"
           "  %s\n"
           "  return\n"
           "}\n",
           op);
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_parallel(&c.ctx, c.module), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(c.ctx.message, "interpreter.run_parallel: ");
  EXPECT_CONTAINS(c.ctx.message, sentence);
  module_case_end(&c);
}

#define TWO ": (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)"

int main(void) {
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [[@f], [@g]]} " TWO,
                 "all devices must run one function");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [[@h], [@h]]} " TWO,
                 "there is no such function");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [@f, @f]} " TWO,
                 "programs must be lists of functions");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) " TWO,
                 "programs must be a list of lists");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [[@f]]} " TWO,
                 "operands and results for every device");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %n) {programs = [[@f], [@f]]} "
                 ": (tensor<2xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>)",
                 "the operands are not arrays as the function takes them");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) {infeed = [@g], programs = [[@f], "
                 "[@f]]} " TWO,
                 "cannot exchange values with its host");
  expect_refused("%0:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [[@f], [@f]]} " TWO "\n"
                 "  %1:2 = \"interpreter.run_parallel\"(%x, %x) {programs = [[@f, @f]]} " TWO,
                 "equally many devices");
  return expect_result();
}
