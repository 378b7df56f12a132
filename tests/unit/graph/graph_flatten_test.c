/* Tuples, tokens and asynchronous ops are flattened. */
#include "support/module_case.h"

static const char tuples[] =
    "module @m {\n"
    "  func.func public @main(%k: !stablehlo.token, %x: tensor<2xf32> {tf.aliasing_output = "
    "2 : i32}, %p: tuple<tensor<i32>, tensor<2xf32>>) -> (!stablehlo.token, "
    "tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>> {jax.result_info = \"a\"}, "
    "tensor<2xf32> {jax.result_info = \"b\"}) {\n"
    "    %i = stablehlo.get_tuple_element %p[0] : (tuple<tensor<i32>, tensor<2xf32>>) -> "
    "tensor<i32>\n"
    "    %y = stablehlo.get_tuple_element %p[1] : (tuple<tensor<i32>, tensor<2xf32>>) -> "
    "tensor<2xf32>\n"
    "    %k0 = stablehlo.create_token : !stablehlo.token\n"
    "    %k1 = stablehlo.after_all %k0, %k : !stablehlo.token\n"
    "    %q = stablehlo.tuple %i, %k1 : tuple<tensor<i32>, !stablehlo.token>\n"
    "    %t = stablehlo.tuple %x, %q : tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>\n"
    "    %w:2 = \"stablehlo.while\"(%t, %k1) ({\n"
    "    ^bb0(%s: tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>, %l: "
    "!stablehlo.token):\n"
    "      %0 = stablehlo.get_tuple_element %s[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>) -> tuple<tensor<i32>, !stablehlo.token>\n"
    "      %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<i32>, !stablehlo.token>) "
    "-> tensor<i32>\n"
    "      %2 = stablehlo.compare GT, %1, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "      stablehlo.return %2 : tensor<i1>\n"
    "    }, {\n"
    "    ^bb0(%s: tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>, %l: "
    "!stablehlo.token):\n"
    "      %0 = stablehlo.get_tuple_element %s[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>) -> tuple<tensor<i32>, !stablehlo.token>\n"
    "      %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<i32>, !stablehlo.token>) "
    "-> tensor<i32>\n"
    "      %2 = \"stablehlo.case\"(%1) ({\n"
    "        stablehlo.return %s : tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>\n"
    "      }, {\n"
    "        %3 = stablehlo.tuple %y, %0 : tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>\n"
    "        stablehlo.return %3 : tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>\n"
    "      }) : (tensor<i32>) -> tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>\n"
    "      stablehlo.return %2, %l : tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>, !stablehlo.token\n"
    "    }) : (tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>, !stablehlo.token) "
    "-> (tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>, !stablehlo.token)\n"
    "    %b:2 = stablehlo.optimization_barrier %w#0, %w#1 : tuple<tensor<2xf32>, "
    "tuple<tensor<i32>, !stablehlo.token>>, !stablehlo.token\n"
    "    %c = stablehlo.optimization_barrier %b#1 : !stablehlo.token\n"
    "    return %c, %b#0, %y : !stablehlo.token, tuple<tensor<2xf32>, tuple<tensor<i32>, "
    "!stablehlo.token>>, tensor<2xf32>\n"
    "  }\n"
    "}\n";

static const char tuples_flat[] =
    "module @m {\n"
    "  func.func public @main(%arg0: tensor<2xf32> {tf.aliasing_output = 2 : i32}, %arg1: "
    "tensor<i32>, %arg2: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = \"a[0]\"}, "
    "tensor<i32> {jax.result_info = \"a[1]\"}, tensor<2xf32> {jax.result_info = \"b\"}) {\n"
    "    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<2xf32>, "
    "tensor<i32>\n"
    "    cond {\n"
    "      %2 = stablehlo.compare GT, %iterArg_0, %arg1 : (tensor<i32>, tensor<i32>) -> "
    "tensor<i1>\n"
    "      stablehlo.return %2 : tensor<i1>\n"
    "    } do {\n"
    "      %2:2 = \"stablehlo.case\"(%iterArg_0) ({\n"
    "        stablehlo.return %iterArg, %iterArg_0 : tensor<2xf32>, tensor<i32>\n"
    "      }, {\n"
    "        stablehlo.return %arg2, %iterArg_0 : tensor<2xf32>, tensor<i32>\n"
    "      }) : (tensor<i32>) -> (tensor<2xf32>, tensor<i32>)\n"
    "      stablehlo.return %2#0, %2#1 : tensor<2xf32>, tensor<i32>\n"
    "    }\n"
    "    %1:2 = stablehlo.optimization_barrier %0#0, %0#1 : tensor<2xf32>, tensor<i32>\n"
    "    return %1#0, %1#1, %arg2 : tensor<2xf32>, tensor<i32>, tensor<2xf32>\n"
    "  }\n"
    "}\n";

static const char started[] =
    "module @m {\n"
    "  func.func public @main(%x: tensor<2xf32>) -> tensor<4xf32> {\n"
    "    %k = stablehlo.create_token : !stablehlo.token\n"
    "    %t = stablehlo.tuple %x, %k : tuple<tensor<2xf32>, !stablehlo.token>\n"
    "    %f = \"stablehlo.async_start\"(%t) ({\n"
    "    ^bb0(%a: tuple<tensor<2xf32>, !stablehlo.token>):\n"
    "      %0 = stablehlo.get_tuple_element %a[0] : (tuple<tensor<2xf32>, !stablehlo.token>) "
    "-> tensor<2xf32>\n"
    "      %1 = \"stablehlo.all_gather\"(%0) <{all_gather_dim = 0 : i64, replica_groups = "
    "dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>\n"
    "      %2 = stablehlo.tuple %1 : tuple<tensor<4xf32>>\n"
    "      stablehlo.return %2 : tuple<tensor<4xf32>>\n"
    "    }) : (tuple<tensor<2xf32>, !stablehlo.token>) -> "
    "!stablehlo.future<tuple<tensor<4xf32>>>\n"
    "    \"stablehlo.trace\"() <{tag = \"here\"}> : () -> ()\n"
    "    %r = \"stablehlo.async_done\"(%f) : (!stablehlo.future<tuple<tensor<4xf32>>>) -> "
    "tuple<tensor<4xf32>>\n"
    "    %s = stablehlo.get_tuple_element %r[0] : (tuple<tensor<4xf32>>) -> tensor<4xf32>\n"
    "    return %s : tensor<4xf32>\n"
    "  }\n"
    "}\n";

static const char started_flat[] =
    "module @m {\n"
    "  func.func public @main(%arg0: tensor<2xf32>) -> tensor<4xf32> {\n"
    "    %0 = \"stablehlo.all_gather\"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = "
    "dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>\n"
    "    return %0 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

/* A token on its way through computations of Shardy takes its shardings along. */
static const char computed[] =
    "module @m {\n"
    "  sdy.mesh @mesh = <[\"x\"=2]>\n"
    "  func.func public @main(%k: !stablehlo.token, %x: tensor<4xf32>) -> (tensor<4xf32>, "
    "!stablehlo.token) {\n"
    "    %0:2 = sdy.manual_computation(%k, %x) in_shardings=[<@mesh, []>, <@mesh, [{\"x\"}]>] "
    "out_shardings=[<@mesh, [{\"x\"}]>, <@mesh, []>] manual_axes={\"x\"} (%l: !stablehlo.token, "
    "%a: tensor<2xf32>) {\n"
    "      %1 = stablehlo.negate %a : tensor<2xf32>\n"
    "      sdy.return %1, %l : tensor<2xf32>, !stablehlo.token\n"
    "    } : (!stablehlo.token, tensor<4xf32>) -> (tensor<4xf32>, !stablehlo.token)\n"
    "    %2:2 = sdy.named_computation<\"n\">(%0#1, %0#0) (%l: !stablehlo.token, %a: "
    "tensor<4xf32>) {\n"
    "      sdy.return %a, %l : tensor<4xf32>, !stablehlo.token\n"
    "    } : (!stablehlo.token, tensor<4xf32>) -> (tensor<4xf32>, !stablehlo.token)\n"
    "    return %2#0, %2#1 : tensor<4xf32>, !stablehlo.token\n"
    "  }\n"
    "}\n";

static const char computed_flat[] =
    "module @m {\n"
    "  sdy.mesh @mesh = <[\"x\"=2]>\n"
    "  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
    "    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{\"x\"}]>] "
    "out_shardings=[<@mesh, [{\"x\"}]>] manual_axes={\"x\"} (%arg1: tensor<2xf32>) {\n"
    "      %2 = stablehlo.negate %arg1 : tensor<2xf32>\n"
    "      sdy.return %2 : tensor<2xf32>\n"
    "    } : (tensor<4xf32>) -> tensor<4xf32>\n"
    "    %1 = sdy.named_computation<\"n\">(%0) (%arg1: tensor<4xf32>) {\n"
    "      sdy.return %arg1 : tensor<4xf32>\n"
    "    } : (tensor<4xf32>) -> tensor<4xf32>\n"
    "    return %1 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

static void expect_flat(const char *text, const char *flat) {
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_flatten(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  EXPECT_STRING(module_case_print(&c, false, false), flat);
  module_case_end(&c);
}

/* A caller may pass and expect tokens: their places among the arrays stay known. */
static void test_token_places(void) {
  module_case c = module_case_good(
      "func.func public @main(%x: tensor<f32>, %k: !stablehlo.token, %l: !stablehlo.token, %y: "
      "tensor<f32>) -> (!stablehlo.token, tensor<f32>, !stablehlo.token) {\n"
      "  return %k, %y, %l : !stablehlo.token, tensor<f32>, !stablehlo.token\n"
      "}\n");
  EXPECT_EQ(sr_module_flatten(&c.ctx, c.module), SR_OK);
  const sr_tokens *in = &c.module->argument_tokens, *out = &c.module->result_tokens;
  EXPECT(in->count == 2 && in->before[0] == 1 && in->before[1] == 1);
  EXPECT(out->count == 2 && out->before[0] == 0 && out->before[1] == 1);
  module_case_end(&c);
}

/* A function of C finds an argument in the place of each token. */
static void test_tokens_of_c(void) {
  expect_flat("func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n"
              "  %k = stablehlo.create_token : !stablehlo.token\n"
              "  %0:2 = stablehlo.custom_call @mine(%arg0, %k, %arg0, %k) {mhlo.backend_config = "
              "{}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, "
              "dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, "
              "!stablehlo.token, tensor<2xf32>, !stablehlo.token) -> (!stablehlo.token, "
              "tensor<2xf32>)\n"
              "  return %0#1 : tensor<2xf32>\n"
              "}\n",
              "module {\n"
              "  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n"
              "    %0 = stablehlo.custom_call @mine(%arg0, %arg0) {mhlo.backend_config = {}, "
              "operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], "
              "target.operand_tokens = dense<[1, 3]> : tensor<2xi64>, target.result_tokens = "
              "dense<0> : tensor<1xi64>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
              "    return %0 : tensor<2xf32>\n"
              "  }\n"
              "}\n");
}

/* A program without tuples and tokens is unchanged. */
static void test_unchanged(void) {
  expect_flat(started_flat, started_flat);
}

static void expect_refused(const char *op, const char *sentence) {
  char text[1024];
  snprintf(text, sizeof text,
           "sdy.mesh @mesh = <[]> func.func public @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"
           "  %%k = stablehlo.create_token : !stablehlo.token\n"
           "  %s\n"
           "  return %%x : tensor<2xf32>\n"
           "}\n",
           op);
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_flatten(&c.ctx, c.module), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(c.ctx.message, sentence);
  EXPECT_CONTAINS(c.ctx.message, ":3:");
  module_case_end(&c);
}

static void test_refused(void) {
  expect_refused("%0:2 = \"stablehlo.infeed\"(%k) : (!stablehlo.token) -> (tensor<2xf32>, "
                 "!stablehlo.token)",
                 "stablehlo.infeed: a program cannot exchange values with its host");
  expect_refused("%0 = \"stablehlo.outfeed\"(%x, %k) : (tensor<2xf32>, !stablehlo.token) -> "
                 "!stablehlo.token",
                 "stablehlo.outfeed: a program cannot exchange values with its host");
  expect_refused("%0 = sdy.manual_computation(%k) in_shardings=[<@mesh, []>] "
                 "out_shardings=[<@mesh, []>] manual_axes={} (%l: !stablehlo.token) {\n"
                 "%t = stablehlo.tuple %l : tuple<!stablehlo.token> sdy.return %t : "
                 "tuple<!stablehlo.token> } : (!stablehlo.token) -> tuple<!stablehlo.token>",
                 "sdy.manual_computation: tuples cannot go through this op");
}

int main(void) {
  test_token_places();
  test_tokens_of_c();
  expect_flat(tuples, tuples_flat);
  expect_flat(started, started_flat);
  expect_flat(computed, computed_flat);
  test_unchanged();
  test_refused();
  return expect_result();
}
