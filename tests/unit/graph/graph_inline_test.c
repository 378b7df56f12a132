/* Inlining, clones and use lists. */
#include "base/text.h"
#include "graph/build/builder.h"
#include "support/module_case.h"

static const char nested_calls[] =
    "module @m {\n"
    "  func.func public @main(%a: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {\n"
    "    %0 = call @outer(%a) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "    %1 = \"stablehlo.case\"(%n) ({\n"
    "      %2 = func.call @inner(%0) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "      stablehlo.return %2 : tensor<4xf32>\n"
    "    }, {\n"
    "      %2:2 = func.call @both(%0, %a) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, "
    "tensor<4xf32>)\n"
    "      stablehlo.return %2#1 : tensor<4xf32>\n"
    "    }) : (tensor<i32>) -> tensor<4xf32>\n"
    "    return %1 : tensor<4xf32>\n"
    "  }\n"
    "  func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "    %0 = stablehlo.sine %x : tensor<4xf32>\n"
    "    return %0 : tensor<4xf32>\n"
    "  }\n"
    "  func.func private @outer(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "    %0 = call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "    %1 = call @inner(%0) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "    return %1 : tensor<4xf32>\n"
    "  }\n"
    "  func.func private @both(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, "
    "tensor<4xf32>) {\n"
    "    return %y, %x : tensor<4xf32>, tensor<4xf32>\n"
    "  }\n"
    "}\n";

static const char nested_calls_inlined[] =
    "module @m {\n"
    "  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {\n"
    "    %0 = stablehlo.sine %arg0 : tensor<4xf32>\n"
    "    %1 = stablehlo.sine %0 : tensor<4xf32>\n"
    "    %2 = \"stablehlo.case\"(%arg1) ({\n"
    "      %3 = stablehlo.sine %1 : tensor<4xf32>\n"
    "      stablehlo.return %3 : tensor<4xf32>\n"
    "    }, {\n"
    "      stablehlo.return %1 : tensor<4xf32>\n"
    "    }) : (tensor<i32>) -> tensor<4xf32>\n"
    "    return %2 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

static void test_inline(void) {
  module_case c = module_case_good(nested_calls);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  EXPECT_STRING(module_case_print(&c, false, false), nested_calls_inlined);
  module_case_end(&c);
}

static void expect_refused(const char *text, const char *sentence) {
  module_case c = module_case_good(text);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(c.ctx.message, sentence);
  module_case_end(&c);
}

/* Function f0 is main; f<i> calls f<i + 1> `times` times. */
static const char *call_chain(sr_arena *arena, int functions, int times) {
  sr_text text = {.arena = arena};
  for (int i = 0; i < functions; i++) {
    sr_text_printf(&text, "func.func %s @f%d(%%a: tensor<f32>) -> tensor<f32> {\n",
                   i == 0 ? "public" : "private", i);
    for (int k = 0; i + 1 < functions && k < times; k++)
      sr_text_printf(&text, "%%%d = call @f%d(%%a) : (tensor<f32>) -> tensor<f32>\n", k, i + 1);
    sr_text_string(&text, "return %a : tensor<f32>\n}\n");
  }
  return sr_text_get(&text);
}

static void test_refused(void) {
  expect_refused("func.func @main() {\ncall @a() : () -> ()\nreturn\n}\n"
                 "func.func private @a() {\ncall @b() : () -> ()\nreturn\n}\n"
                 "func.func private @b() {\ncall @a() : () -> ()\nreturn\n}\n",
                 "t.mlir:10:1: func.call: @a calls itself");
  sr_arena *arena = sr_arena_create();
  /* A look-up that visits all functions would exceed the time limit. */
  expect_refused(call_chain(arena, 200000 / expect_slowness(), 1),
                 "functions call each other more than");
  /* 2^40 calls of empty functions. */
  expect_refused(call_chain(arena, 40, 2), "the program would have more than");
  sr_arena_destroy(arena);
}

/* Bodies that double: f<i> has 2^i additions. */
static void test_growth(void) {
  enum {
    FUNCTIONS = 40
  };
  sr_arena *arena = sr_arena_create();
  sr_text text = {.arena = arena};
  for (int i = 0; i < FUNCTIONS; i++)
    sr_text_printf(&text,
                   "func.func %s @f%d(%%a: tensor<f32>) -> tensor<f32> {\n"
                   "%%0 = %s%d(%%a) : (tensor<f32>) -> tensor<f32>\n"
                   "%%1 = %s%d(%%0) : (tensor<f32>) -> tensor<f32>\n"
                   "return %%1 : tensor<f32>\n}\n",
                   i == 0 ? "public" : "private", i,
                   i + 1 < FUNCTIONS ? "call @f" : "stablehlo.custom_call @g", i + 1,
                   i + 1 < FUNCTIONS ? "call @f" : "stablehlo.custom_call @g", i + 1);
  expect_refused(sr_text_get(&text), "the program would have more than");
  sr_arena_destroy(arena);
}

static void test_no_main(void) {
  module_case c = module_case_good("func.func @a() {\nreturn\n}\nfunc.func @b() {\nreturn\n}\n");
  EXPECT(!c.module->main);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_ERR_INVALID);
  EXPECT_CONTAINS(c.ctx.message, "@main");
  module_case_end(&c);
}

/* ---- use lists ------------------------------------------------------------------------------- */

static int use_count(const sr_value *value) {
  int count = 0;
  for (const sr_use *use = value->uses; use; use = use->next) {
    EXPECT(use->value == value && *use->link == use);
    EXPECT(&use->user->operands[use->index] == use);
    count++;
  }
  return count;
}

static void test_uses(void) {
  module_case c = module_case_good("func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> "
                                   "tensor<f32> {\n%0 = stablehlo.add %a, %a : tensor<f32>\n"
                                   "%1 = stablehlo.add %0, %b : tensor<f32>\n"
                                   "return %1 : tensor<f32>\n}\n");
  sr_block *body = c.module->main->body;
  sr_value *a = body->args[0], *b = body->args[1];
  sr_op *first = body->first, *second = first->next;
  EXPECT_EQ(use_count(a), 2);
  EXPECT(sr_value_has_one_use(b) && !sr_value_has_one_use(a));
  sr_value_replace(a, b);
  EXPECT_EQ(use_count(a), 0);
  EXPECT_EQ(use_count(b), 3);
  sr_op_set_operand(second, 0, a);
  EXPECT_EQ(use_count(a), 1);
  EXPECT_EQ(use_count(sr_result(first, 0)), 0);
  sr_op_erase(first);
  EXPECT_EQ(use_count(b), 1);
  EXPECT(body->first == second && !second->prev);
  sr_value *three[3] = {a, b, a};
  sr_op_set_operands(c.module, second, 3, three);
  EXPECT_EQ(use_count(a), 2);
  sr_op_set_operands(c.module, second, 2, three);
  EXPECT_EQ(use_count(a), 1);
  const sr_builder at = {.module = c.module, .before = second};
  sr_value *built = sr_build_unary(&at, SR_OP_NEGATE, a);
  EXPECT(second->prev == built->op && body->first == built->op);
  EXPECT_EQ(built->op->location.line, second->location.line);
  EXPECT(sr_block_func(body) == c.module->main);
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  /* A value that is used before its definition. */
  sr_op_set_operand(built->op, 0, sr_result(second, 0));
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_ERR_INVALID);
  EXPECT_CONTAINS(c.ctx.message, "operand 0 is not defined before and around this op");
  module_case_end(&c);
}

static void test_attributes(void) {
  module_case c = module_case_good("func.func @main(%a: tensor<4x4xf32>) {\n"
                                   "%0 = stablehlo.slice %a [0:2, 1:3] : (tensor<4x4xf32>) -> "
                                   "tensor<2x2xf32>\nreturn\n}\n");
  sr_op *op = c.module->main->body->first;
  size_t count;
  const int64_t *limits = sr_op_ints(op, "limit_indices", &count);
  EXPECT(count == 2 && limits[0] == 2 && limits[1] == 3);
  EXPECT(!sr_op_ints(op, "nothing", &count) && count == 0);
  sr_op_set_attr(c.module, op, "m.x", sr_attr_bool(c.module, true));
  sr_op_set_attr(c.module, op, "a.x", sr_attr_int(c.module, 7, SR_I32));
  EXPECT(sr_op_flag(op, "m.x") && !sr_op_flag(op, "m.y"));
  EXPECT_EQ(sr_op_int(op, "a.x", 0), 7);
  EXPECT_STRING(op->attrs[0].name, "a.x"); /* sorted */
  sr_op_set_attr(c.module, op, "a.x", NULL);
  EXPECT(!sr_op_attr(op, "a.x") && sr_op_attr(op, "strides"));
  EXPECT(sr_attr_equal(sr_op_attr(op, "strides"), sr_attr_ints(c.module, (int64_t[]){1, 1}, 2)));
  EXPECT(!sr_attr_equal(sr_op_attr(op, "strides"), sr_op_attr(op, "limit_indices")));
  module_case_end(&c);
}

static void test_clone(void) {
  module_case c = module_case_good("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                                   "%0 = stablehlo.while(%x = %a) : tensor<f32>\ncond {\n"
                                   "%p = stablehlo.compare LT, %x, %a : (tensor<f32>, "
                                   "tensor<f32>) -> tensor<i1>\n"
                                   "stablehlo.return %p : tensor<i1>\n} do {\n"
                                   "%y = stablehlo.add %x, %a : tensor<f32>\n"
                                   "stablehlo.return %y : tensor<f32>\n}\n"
                                   "return %0 : tensor<f32>\n}\n");
  sr_block *body = c.module->main->body;
  sr_op *loop = body->first, *copy = sr_op_clone(c.module, loop, 99);
  sr_op_insert(copy, body, body->last);
  EXPECT_EQ(use_count(body->args[0]), 6); /* twice the operand, the compare and the add */
  EXPECT(copy->regions[1]->first->operands[0].value == copy->regions[1]->args[0]);
  sr_op_set_operand(copy, 0, sr_result(loop, 0));
  sr_op_set_operand(body->last, 0, sr_result(copy, 0));
  EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
  module_case_end(&c);
}

int main(void) {
  test_inline();
  test_refused();
  test_growth();
  test_no_main();
  test_uses();
  test_attributes();
  test_clone();
  return expect_result();
}
