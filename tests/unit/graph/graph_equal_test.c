/* Which ops a table finds equal, and that it compares few that differ. */
#include "base/text.h"
#include "graph/ir/equal.h"
#include "graph/ir/query.h"
#include "graph/ir/side_table.h"
#include "support/module_case.h"

static int compared;

static bool count_compared(const sr_op *earlier, const sr_op *later) {
  (void)earlier;
  (void)later;
  compared++;
  return true;
}

/* Enters ops of regions first, as users of a table do. Numbers are those of main's ops. */
static void number_ops(sr_op_table *table, sr_block *block, sr_text *out) {
  SR_VECTOR(int32_t) numbers = {0}; /* by sr_op.id */
  size_t mark = sr_op_table_mark(table);
  int32_t number = 0;
  for (sr_op *op = block->first; op != block->last; op = op->next, number++) {
    for (int32_t r = 0; sr_op_is_loop_or_branch(op) && r < op->region_count; r++)
      number_ops(table, op->regions[r], NULL);
    if (out)
      SR_SIDE_SET(out->arena, &numbers, op->id, number);
    sr_op *equal = sr_op_table_find(table, op, count_compared);
    for (int32_t i = 0; equal && i < op->result_count; i++)
      sr_op_table_join(table, sr_result(op, i), sr_result(equal, i));
    if (out)
      sr_text_printf(out, " %d", equal ? numbers.items[equal->id] : number);
  }
  sr_op_table_reset(table, mark);
}

/* For each op of main, the number of the first op that is equal. */
static const char *firsts(const module_case *c) {
  sr_text text = {.arena = c->module->arena};
  sr_block *body = c->module->main->body;
  compared = 0;
  number_ops(sr_op_table_create(c->module->arena, c->module, (size_t)sr_block_op_count(body)), body,
             &text);
  return sr_text_get(&text);
}

#define MAIN(BODY)                                                                                 \
  "func.func public @main(%x: tensor<3xf32>, %y: tensor<3xf32>, %p: tensor<i1>) -> "               \
  "tensor<3xf32> {\n" BODY "return %x : tensor<3xf32>\n}\n"
#define UNARY(OUT, NAME, IN)    "%" OUT " = stablehlo." NAME " %" IN " : tensor<3xf32>\n"
#define BINARY(OUT, NAME, A, B) "%" OUT " = stablehlo." NAME " %" A ", %" B " : tensor<3xf32>\n"
#define GIVE(IN)                "stablehlo.return %" IN " : tensor<3xf32>\n"
#define CHOOSE(OUT, THEN, OTHER)                                                                   \
  "%" OUT " = \"stablehlo.if\"(%p) ({\n" THEN "}, {\n" OTHER "}) : (tensor<i1>) -> "               \
  "tensor<3xf32>\n"
#define SUM(OUT, IN, OP)                                                                           \
  "%" OUT " = \"stablehlo.all_reduce\"(%" IN ") <{replica_groups = dense<[[0, 1]]> : "             \
  "tensor<1x2xi64>}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo." OP              \
  " %a, %b : tensor<f32>\nstablehlo.return %s : tensor<f32>\n}) : (tensor<3xf32>) -> "             \
  "tensor<3xf32>\n"

static void expect_firsts(const char *program, const char *wanted) {
  module_case c = module_case_good(program);
  if (c.module)
    EXPECT_STRING(firsts(&c), wanted);
  module_case_end(&c);
}

static void plain(void) {
  expect_firsts(MAIN(UNARY("0", "sine", "x") UNARY("1", "sine", "y") UNARY("2", "sine", "x")
                         UNARY("3", "cosine", "x")),
                " 0 1 0 3");
  /* Commutative ops in either order; equal operands. */
  expect_firsts(MAIN(BINARY("0", "add", "x", "y") BINARY("1", "add", "y", "x")
                         BINARY("2", "subtract", "x", "y") BINARY("3", "subtract", "y", "x")
                             BINARY("4", "multiply", "0", "x") BINARY("5", "multiply", "x", "1")),
                " 0 0 2 3 4 4");
  /* All attributes count. */
  expect_firsts(MAIN("%0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>\n"
                     "%1 = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>\n"
                     "%2 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>\n"),
                " 0 1 0");
}

static void regions(void) {
  expect_firsts(
      MAIN(SUM("0", "x", "add") SUM("1", "x", "maximum") SUM("2", "x", "add") SUM("3", "y", "add")),
      " 0 1 0 3");
  /* Operands that are equal by computation. */
  expect_firsts(MAIN(UNARY("0", "sine", "x") UNARY("1", "sine", "x") SUM("2", "0", "add")
                         SUM("3", "1", "add")),
                " 0 0 2 2");
  /* Values from outside count, and so does the order of branches. */
  expect_firsts(MAIN(CHOOSE("0", UNARY("k", "sine", "x") GIVE("k"), GIVE("y"))
                         CHOOSE("1", UNARY("k", "sine", "y") GIVE("k"), GIVE("y"))
                             CHOOSE("2", GIVE("y"), UNARY("k", "sine", "x") GIVE("k"))
                                 CHOOSE("3", UNARY("k", "sine", "x") GIVE("k"), GIVE("y"))),
                " 0 1 2 0");
  /* Equal computations in the branch and outside, before both branches or between them. */
#define TWICE                                                                                      \
  UNARY("k", "sine", "x")                                                                          \
  UNARY("l", "sine", "x") BINARY("m", "multiply", "k", "l") BINARY("n", "add", "m", "0") GIVE("n")
#define AGAIN                                                                                      \
  UNARY("k", "sine", "x")                                                                          \
  UNARY("l", "sine", "x") BINARY("m", "multiply", "k", "l") BINARY("n", "add", "m", "1") GIVE("n")
  expect_firsts(MAIN(UNARY("0", "cosine", "y") UNARY("1", "cosine", "y") CHOOSE(
                    "2", TWICE, GIVE("y")) UNARY("3", "sine", "x") CHOOSE("4", AGAIN, GIVE("y"))),
                " 0 0 2 3 2");
}

/* Many different branches by one predicate: none are compared with another. */
static void few_are_compared(void) {
  enum {
    COUNT = 2000
  };
  sr_arena *arena = sr_arena_create();
  sr_text text = {.arena = arena};
  sr_text_string(&text, "func.func public @main(%0: tensor<3xf32>, %p: tensor<i1>) -> "
                        "tensor<3xf32> {\n");
  for (int i = 0; i < COUNT; i++)
    sr_text_printf(&text,
                   "%%%d = \"stablehlo.if\"(%%p) ({\n%%k = stablehlo.sine %%%d : tensor<3xf32>\n"
                   "stablehlo.return %%k : tensor<3xf32>\n}, {\nstablehlo.return %%%d : "
                   "tensor<3xf32>\n}) : (tensor<i1>) -> tensor<3xf32>\n",
                   i + 1, i, i);
  sr_text_printf(&text, "return %%%d : tensor<3xf32>\n}\n", COUNT);
  module_case c = module_case_good(sr_text_get(&text));
  if (c.module) {
    firsts(&c);
    EXPECT(compared < COUNT / 100);
  }
  module_case_end(&c);
  sr_arena_destroy(arena);
}

int main(void) {
  plain();
  regions();
  few_are_compared();
  return expect_result();
}
