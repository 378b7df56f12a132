/* Which values the analysis proves equal on which devices: each case names the values by the
 * results of main. */
#include "compiler/uniform.h"
#include "graph/read.h"
#include "support/expect.h"

enum {
  DEVICES = 4
};

/* Answers for result i: '*' equal on all devices, 'p' in the groups {0, 1}, {2, 3}, '-' neither. */
static void check_uniform(const char *what, const char *body, const char *answers) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const char *text = sr_arena_printf(
      arena,
      "module @m {\nfunc.func public @main(%%same: tensor<f32>, %%part: tensor<f32>, "
      "%%n: tensor<i32>) -> %s\n}\n}\n",
      body);
  sr_module *module = NULL;
  if (!EXPECT(sr_module_read(&ctx, arena, what, text, strlen(text), &module) == SR_OK)) {
    fprintf(stderr, "  %s\n", ctx.message);
    sr_arena_destroy(arena);
    return;
  }
  sr_mesh_axis axis = {.name = "d", .size = DEVICES};
  const sr_mesh mesh = {.axis_count = 1, .axes = &axis, .device_count = DEVICES};
  const sr_shard_axis whole = {0, 1, DEVICES};
  const sr_shard_dim cut = {&whole, 1};
  sr_port ports[3] = {{.sharding = {&mesh, 0, NULL}},
                      {.sharding = {&mesh, 1, &cut}},
                      {.sharding = {&mesh, 0, NULL}}};
  const sr_signature signature = {.argument_count = 3, .arguments = ports, .device_count = DEVICES};
  sr_uniformity *uniformity;
  EXPECT(sr_uniformity_run(&ctx, module, &signature, arena, &uniformity) == SR_OK);
  const int64_t pairs[] = {0, 1, 2, 3};
  const sr_attr *groups = sr_attr_dense_i64(module, 2, (int64_t[]){2, 2}, pairs);
  const sr_op *terminator = module->main->body->last;
  EXPECT_EQ(terminator->operand_count, strlen(answers));
  for (int32_t i = 0; i < terminator->operand_count; i++) {
    const sr_value *value = sr_operand(terminator, i);
    bool all = sr_value_is_uniform(uniformity, value, NULL);
    bool paired = sr_value_is_uniform(uniformity, value, groups);
    char got = all ? '*' : paired ? 'p' : '-';
    EXPECT(!all || paired);
    if (!EXPECT(got == answers[i]))
      fprintf(stderr, "  %s: result %d: got %c, wanted %c\n", what, i, got, answers[i]);
  }
  sr_arena_destroy(arena);
}

#define SUM_OF(RESULT, OPERAND, GROUPS, TYPE)                                                      \
  RESULT " = \"stablehlo.all_reduce\"(" OPERAND ") <{replica_groups = dense<" GROUPS "> : " TYPE   \
         "}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"                                        \
         "%s = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %s : tensor<f32>\n"            \
         "}) : (tensor<f32>) -> tensor<f32>\n"
#define SUM_ALL(RESULT, OPERAND)   SUM_OF(RESULT, OPERAND, "[[0, 1, 2, 3]]", "tensor<1x4xi64>")
#define SUM_PAIRS(RESULT, OPERAND) SUM_OF(RESULT, OPERAND, "[[0, 1], [2, 3]]", "tensor<2x2xi64>")

static void moved_values(void) {
  check_uniform(
      "a permutation moves values apart",
      "tensor<f32> {\n%0 = \"stablehlo.collective_permute\"(%same) <{source_target_pairs = "
      "dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>\n"
      "return %0 : tensor<f32>",
      "-");
  check_uniform("a redistribute gives each what is its own",
                "tensor<f32> {\n%0 = \"spmdrun.redistribute\"(%same) <{pieces = "
                "dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<f32>) -> tensor<f32>\n"
                "return %0 : tensor<f32>",
                "-");
}

int main(void) {
  check_uniform("arguments and what follows",
                "(tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {\n"
                "%c = stablehlo.constant dense<1.0> : tensor<f32>\n"
                "%0 = stablehlo.add %same, %c : tensor<f32>\n"
                "%1 = stablehlo.add %0, %part : tensor<f32>\n"
                "return %same, %part, %0, %1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>",
                "*-*-");
  check_uniform("the device number",
                "tensor<ui32> {\n%0 = stablehlo.partition_id : tensor<ui32>\n"
                "return %0 : tensor<ui32>",
                "-");
  check_uniform("sums over all and over pairs",
                "(tensor<f32>, tensor<f32>, tensor<f32>) {\n" SUM_ALL("%0", "%part") SUM_PAIRS(
                    "%1", "%part") "%2 = stablehlo.add %0, %1 : tensor<f32>\n"
                                   "return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>",
                "*pp");
  check_uniform("pairs across and pairs along have nothing in common",
                "(tensor<f32>, tensor<f32>) {\n" SUM_PAIRS("%0", "%part")
                    SUM_OF("%1", "%part", "[[0, 2], [1, 3]]",
                           "tensor<2x2xi64>") "%2 = stablehlo.add %0, %1 : tensor<f32>\n"
                                              "return %1, %2 : tensor<f32>, tensor<f32>",
                "--");
  check_uniform("devices outside the groups are alone",
                "tensor<f32> {\n" SUM_OF("%0", "%part", "[[0, 1, -1], [2, 3, -1]]",
                                         "tensor<2x3xi64>") "return %0 : tensor<f32>",
                "p");
  check_uniform("a group of three of four",
                "tensor<f32> {\n" SUM_OF("%0", "%part", "[[0, 1, 2]]",
                                         "tensor<1x3xi64>") "return %0 : tensor<f32>",
                "-");
  moved_values();
  check_uniform(
      "a loop that all leave together",
      "(tensor<i32>, tensor<f32>, tensor<f32>) {\n"
      "%c = stablehlo.constant dense<0> : tensor<i32>\n"
      "%w:3 = stablehlo.while(%i = %c, %x = %same, %y = %same) : tensor<i32>, tensor<f32>, "
      "tensor<f32>\ncond {\n"
      "%p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "stablehlo.return %p : tensor<i1>\n} do {\n"
      "%k = stablehlo.constant dense<1> : tensor<i32>\n"
      "%j = stablehlo.add %i, %k : tensor<i32>\n"
      "%z = stablehlo.multiply %y, %part : tensor<f32>\n"
      "%v = stablehlo.sine %x : tensor<f32>\n"
      "stablehlo.return %j, %v, %z : tensor<i32>, tensor<f32>, tensor<f32>\n}\n"
      "return %w#0, %w#1, %w#2 : tensor<i32>, tensor<f32>, tensor<f32>",
      "**-");
  check_uniform(
      "a loop whose condition becomes different after a while",
      "(tensor<f32>, tensor<f32>, tensor<f32>) {\n"
      "%w:3 = stablehlo.while(%x = %same, %y = %same, %z = %same) : tensor<f32>, tensor<f32>, "
      "tensor<f32>\ncond {\n"
      "%p = stablehlo.compare LT, %x, %same, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "stablehlo.return %p : tensor<i1>\n} do {\n"
      "%v = stablehlo.sine %z : tensor<f32>\n"
      "stablehlo.return %y, %part, %v : tensor<f32>, tensor<f32>, tensor<f32>\n}\n"
      "return %w#0, %w#1, %w#2 : tensor<f32>, tensor<f32>, tensor<f32>",
      "---");
  check_uniform(
      "a loop with a condition of pairs",
      "(tensor<f32>, tensor<f32>) {\n" SUM_PAIRS(
          "%0", "%part") "%w:2 = stablehlo.while(%x = %0, %y = %same) : tensor<f32>, "
                         "tensor<f32>\ncond {\n"
                         "%p = stablehlo.compare LT, %x, %same, FLOAT : (tensor<f32>, tensor<f32>) "
                         "-> tensor<i1>\n"
                         "stablehlo.return %p : tensor<i1>\n} do {\n"
                         "%v = stablehlo.sine %y : tensor<f32>\n" SUM_PAIRS(
                             "%r",
                             "%part") "stablehlo.return %r, %v : tensor<f32>, tensor<f32>\n}\n"
                                      "return %w#0, %w#1 : tensor<f32>, tensor<f32>",
      "pp");
  check_uniform("a branch that all take, one that each takes alone",
                "(tensor<f32>, tensor<f32>) {\n"
                "%0 = \"stablehlo.case\"(%n) ({\nstablehlo.return %same : tensor<f32>\n}, {\n"
                "%3 = stablehlo.sine %same : tensor<f32>\nstablehlo.return %3 : tensor<f32>\n"
                "}) : (tensor<i32>) -> tensor<f32>\n"
                "%1 = stablehlo.convert %part : (tensor<f32>) -> tensor<i32>\n"
                "%2 = \"stablehlo.case\"(%1) ({\nstablehlo.return %same : tensor<f32>\n}, {\n"
                "%3 = stablehlo.sine %same : tensor<f32>\nstablehlo.return %3 : tensor<f32>\n"
                "}) : (tensor<i32>) -> tensor<f32>\n"
                "return %0, %2 : tensor<f32>, tensor<f32>",
                "*-");
  check_uniform(
      "scalar code counts what it takes from outside",
      "(tensor<f32>, tensor<f32>) {\n"
      "%c = stablehlo.constant dense<1.0> : tensor<8xf32>\n"
      "%0 = stablehlo.reduce(%c init: %same) applies stablehlo.add across dimensions = [0] : "
      "(tensor<8xf32>, tensor<f32>) -> tensor<f32>\n"
      "%1 = stablehlo.reduce(%c init: %part) applies stablehlo.add across dimensions = [0] : "
      "(tensor<8xf32>, tensor<f32>) -> tensor<f32>\n"
      "return %0, %1 : tensor<f32>, tensor<f32>",
      "*-");
  return expect_result();
}
