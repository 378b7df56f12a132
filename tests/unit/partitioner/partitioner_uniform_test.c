/* Which values the analysis proves equal on which devices: each case names the values by the
 * results of main. */
#include "graph/read.h"
#include "support/expect.h"
#include "uniformity/uniform.h"

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
      "%%n: tensor<i32>, %%row: tensor<f32>) -> %s\n}\n}\n",
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
  sr_mesh_axis grid_axes[] = {{.name = "x", .size = 2}, {.name = "y", .size = 2}};
  const sr_mesh grid = {.axis_count = 2, .axes = grid_axes, .device_count = DEVICES};
  const sr_shard_axis x = {0, 1, 2};
  const sr_shard_dim rows = {&x, 1};
  sr_port ports[] = {{.sharding = {&mesh, 0, NULL}},
                     {.sharding = {&mesh, 1, &cut}},
                     {.sharding = {&mesh, 0, NULL}},
                     {.sharding = {&grid, 1, &rows}}};
  const sr_signature signature = {.argument_count = 4, .arguments = ports, .device_count = DEVICES};
  sr_uniformity *uniformity;
  EXPECT(sr_uniformity_run(&ctx, module, &signature, sr_class_pool_create(arena, DEVICES), arena,
                           &uniformity) == SR_OK);
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

#define MOVED(RESULT, OPERAND, ATTR, ROWS, WIDTH, OP)                                              \
  RESULT " = \"" OP "\"(" OPERAND ") <{" ATTR " = dense<" ROWS "> : tensor<" WIDTH                 \
         "xi64>}> : (tensor<f32>) -> tensor<f32>\n"
#define PERMUTED(RESULT, OPERAND, ROWS, WIDTH)                                                     \
  MOVED(RESULT, OPERAND, "source_target_pairs", ROWS, WIDTH, "stablehlo.collective_permute")
#define SENT(RESULT, OPERAND, ROWS, WIDTH)                                                         \
  MOVED(RESULT, OPERAND, "transfers", ROWS, WIDTH, "spmdrun.redistribute")
#define BROADCAST(RESULT, OPERAND)                                                                 \
  MOVED(RESULT, OPERAND, "replica_groups", "[[1, 0], [2, 3]]", "2x2",                              \
        "stablehlo.collective_broadcast")
#define THREE        "(tensor<f32>, tensor<f32>, tensor<f32>)"
#define RETURN_THREE "return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>"

static void moved_values(void) {
  check_uniform(
      "a permutation moves values apart, where not all get them",
      "tensor<f32> {\n" PERMUTED("%0", "%same", "[[0, 1]]", "1x2") "return %0 : tensor<f32>", "-");
  check_uniform("who gets what is the same has the same, zeros too",
                THREE " {\n" PERMUTED("%0", "%same", "[[0, 3], [1, 2], [2, 1], [3, 0]]", "4x2")
                    PERMUTED("%1", "%part", "[[3, 3]]", "1x2")
                        PERMUTED("%2", "%same", "[[0, 2], [1, 3]]", "2x2") RETURN_THREE,
                "*-p");
  check_uniform(
      "a redistribute gives some what others do not get",
      "tensor<f32> {\n" SENT("%0", "%same", "[[0, 1], [0, 2]]", "2x2") "return %0 : tensor<f32>",
      "-");
  check_uniform("equal transfers of one device, and of devices that have the same",
                THREE " {\n" SENT("%0", "%part", "[[2, 0], [2, 1], [2, 2], [2, 3]]", "4x2")
                    SENT("%1", "%part", "[[1, 0], [1, 1], [2, 3], [2, 2]]", "4x2")
                        SENT("%2", "%row", "[[0, 0], [1, 1], [3, 2], [2, 3]]", "4x2") RETURN_THREE,
                "*pp");
  check_uniform("what the first of a group has",
                THREE " {\n" BROADCAST("%0", "%part") BROADCAST("%1", "%same")
                    BROADCAST("%2", "%row") RETURN_THREE,
                "p*p");
}

#define TWO "tensor<2xf32>"
/* The first element is that of device 0. */
#define SENT_TWO(RESULT, OPERAND, SECONDS)                                                         \
  RESULT " = \"spmdrun.redistribute\"(" OPERAND ") <{transfers = dense<[[0, 0, 1, 0, 0], "         \
         "[0, 1, 1, 0, 0], [0, 2, 1, 0, 0], [0, 3, 1, 0, 0], " SECONDS                             \
         "]> : tensor<8x5xi64>}> : (" TWO ") -> " TWO "\n"

static void moved_in_transfers(void) {
  check_uniform(
      "the second elements count, too",
      "(" TWO ", " TWO ") {\n"
      "%v = stablehlo.broadcast_in_dim %part, dims = [] : (tensor<f32>) -> " TWO "\n" SENT_TWO(
          "%0", "%v", "[1, 0, 1, 1, 1], [1, 1, 1, 1, 1], [1, 2, 1, 1, 1], [1, 3, 1, 1, 1]")
          SENT_TWO(
              "%1", "%v",
              "[0, 0, 1, 1, 1], [1, 1, 1, 1, 1], [2, 2, 1, 1, 1], [3, 3, 1, 1, 1]") "return %0, %1 "
                                                                                    ": " TWO
                                                                                    ", " TWO,
      "*-");
}

static void sums_of_sums(void) {
  check_uniform("groups that sum up the same",
                THREE " {\n" SUM_PAIRS("%0", "%part")
                    SUM_OF("%1", "%0", "[[0, 2], [1, 3]]", "tensor<2x2xi64>")
                        SUM_OF("%2", "%part", "[[0, 2], [1, 3]]", "tensor<2x2xi64>") RETURN_THREE,
                "p*-");
  check_uniform("the same sums in another order are not the same bits",
                "tensor<f32> {\n" SUM_PAIRS("%0", "%part") SUM_OF(
                    "%1", "%0", "[[0, 2], [3, 1]]", "tensor<2x2xi64>") "return %1 : tensor<f32>",
                "-");
  check_uniform(
      "members of a reduce_scatter get parts by their places",
      "(tensor<1xf32>, tensor<1xf32>) {\n"
      "%v = stablehlo.broadcast_in_dim %row, dims = [] : (tensor<f32>) -> tensor<2xf32>\n"
      "%0 = \"stablehlo.reduce_scatter\"(%v) <{replica_groups = dense<[[0, 1], [2, 3]]> : "
      "tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({\n"
      "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"
      "stablehlo.return %s : tensor<f32>\n}) : (tensor<2xf32>) -> tensor<1xf32>\n"
      "%1 = \"stablehlo.reduce_scatter\"(%v) <{replica_groups = dense<[[0, 2], [1, 3]]> : "
      "tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({\n"
      "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"
      "stablehlo.return %s : tensor<f32>\n}) : (tensor<2xf32>) -> tensor<1xf32>\n"
      "return %0, %1 : tensor<1xf32>, tensor<1xf32>",
      "-p");
}

/* %i is the device's number. */
#define NUMBERS                                                                                    \
  "%i = stablehlo.partition_id : tensor<ui32>\n"                                                   \
  "%one = stablehlo.constant dense<1> : tensor<ui32>\n"                                            \
  "%two = stablehlo.constant dense<2> : tensor<ui32>\n"                                            \
  "%x = stablehlo.divide %i, %two : tensor<ui32>\n"
#define BRANCHES                                                                                   \
  "({\nstablehlo.return %same : tensor<f32>\n}, {\n"                                               \
  "%v = stablehlo.sine %same : tensor<f32>\nstablehlo.return %v : tensor<f32>\n})"

static void numbers_of_devices(void) {
  check_uniform("what is computed of the number",
                "(tensor<ui32>, tensor<ui32>, tensor<i1>, tensor<i1>) {\n" NUMBERS
                "%o = stablehlo.xor %i, %one : tensor<ui32>\n"
                "%0 = stablehlo.divide %o, %two : tensor<ui32>\n"
                "%1 = stablehlo.divide %x, %two : tensor<ui32>\n"
                "%p = stablehlo.compare EQ, %i, %two, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> "
                "tensor<i1>\n"
                "%2 = stablehlo.not %p : tensor<i1>\n"
                "%q = stablehlo.compare LT, %i, %two, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> "
                "tensor<i1>\n"
                "%3 = stablehlo.not %q : tensor<i1>\n"
                "return %0, %1, %2, %3 : tensor<ui32>, tensor<ui32>, tensor<i1>, tensor<i1>",
                "p*-p");
  check_uniform(
      "a table",
      "(tensor<1xi32>, tensor<1xi32>) {\n" NUMBERS
      "%t = stablehlo.constant dense<[7, 7, 5, 5]> : tensor<4xi32>\n"
      "%0 = stablehlo.dynamic_slice %t, %i, sizes = [1] : (tensor<4xi32>, tensor<ui32>) -> "
      "tensor<1xi32>\n"
      "%u = stablehlo.constant dense<[7, 5, 7, 5]> : tensor<4xi32>\n"
      "%1 = stablehlo.dynamic_slice %u, %i, sizes = [1] : (tensor<4xi32>, tensor<ui32>) -> "
      "tensor<1xi32>\n"
      "return %0, %1 : tensor<1xi32>, tensor<1xi32>",
      "p-");
  check_uniform("branches by number: out of range is the last, and what all return alike is one",
                THREE " {\n" NUMBERS "%c = stablehlo.convert %x : (tensor<ui32>) -> tensor<i32>\n"
                      "%n0 = stablehlo.convert %i : (tensor<ui32>) -> tensor<i32>\n"
                      "%0 = \"stablehlo.case\"(%c) " BRANCHES " : (tensor<i32>) -> tensor<f32>\n"
                      "%1 = \"stablehlo.case\"(%n0) " BRANCHES " : (tensor<i32>) -> tensor<f32>\n"
                      "%m = stablehlo.constant dense<-2> : tensor<i32>\n"
                      "%l = stablehlo.subtract %m, %n0 : tensor<i32>\n"
                      "%2 = \"stablehlo.case\"(%l) " BRANCHES
                      " : (tensor<i32>) -> tensor<f32>\n" RETURN_THREE,
                "p-*");
  check_uniform(
      "a loop in a branch of some",
      "tensor<f32> {\n" NUMBERS "%c = stablehlo.convert %x : (tensor<ui32>) -> tensor<i32>\n"
      "%0 = \"stablehlo.case\"(%c) ({\n"
      "%w = stablehlo.while(%y = %same) : tensor<f32>\ncond {\n"
      "%p = stablehlo.compare LT, %y, %same, FLOAT : (tensor<f32>, tensor<f32>) -> "
      "tensor<i1>\nstablehlo.return %p : tensor<i1>\n} do {\n" SUM_PAIRS(
          "%r",
          "%part") "stablehlo.return %r : tensor<f32>\n}\nstablehlo.return %w : tensor<f32>\n}, {\n"
                   "stablehlo.return %same : tensor<f32>\n}) : (tensor<i32>) -> tensor<f32>\n"
                   "return %0 : tensor<f32>",
      "p");
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
  check_uniform("parts that several have", "tensor<f32> {\nreturn %row : tensor<f32>", "p");
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
  moved_in_transfers();
  sums_of_sums();
  numbers_of_devices();
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
