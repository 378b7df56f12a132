/*
 * Graphs with collectives, through the public header, on two ranks with a simulated GPU each:
 *
 *     nccl_graphs_test FOLDER sets|calls
 *
 * sets: the addresses of results come back on one rank sooner than on the other. calls: a call of
 * NCCL outside of graphs follows a graph.
 */
#include <stdlib.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"

enum {
  RANKS = 2,
  ELEMENTS = 16384,
  ROUNDS = 12
};

static spmdrun_context *context;
static int captures; /* on this rank */

#define REDUCE(RESULT, OPERAND)                                                                    \
  RESULT " = \"stablehlo.all_reduce\"(" OPERAND                                                    \
         ") <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = " \
         "dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({\n"                         \
         "^bb0(%u: tensor<f32>, %v: tensor<f32>):\n"                                               \
         "%w = stablehlo.add %u, %v : tensor<f32>\n"                                               \
         "stablehlo.return %w : tensor<f32>\n"                                                     \
         "}) : (tensor<8192xf32>) -> tensor<8192xf32>\n"

#define PROGRAM(BODY)                                                                              \
  "module @m attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"          \
  "sdy.mesh @mesh = <[\"i\"=2]>\n"                                                                 \
  "func.func public @main(%arg0: tensor<16384xf32>) -> tensor<16384xf32> {\n"                      \
  "%0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{\"i\"}]>] "                          \
  "out_shardings=[<@mesh, [{\"i\"}]>] manual_axes={\"i\"} (%x: tensor<8192xf32>) {\n" REDUCE(      \
      "%s", "%x") "%a = stablehlo.add %s, %x : tensor<8192xf32>\n" BODY                            \
                  "} : (tensor<16384xf32>) -> tensor<16384xf32>\n"                                 \
                  "return %0 : tensor<16384xf32>\n"                                                \
                  "}\n"                                                                            \
                  "}\n"

/* A sum of the operands and an own operand: x0 + x1 + x. */
static const char sum[] = PROGRAM("sdy.return %a : tensor<8192xf32>\n");

/* That doubled until it is 30 or more, and the sum of these. Graphs hold the loop, but not with
 * collectives. The last sum is in no graph, because it would be alone there. */
static const char sums[] =
    PROGRAM("%limit = stablehlo.constant dense<3.0e1> : tensor<f32>\n"
            "%l = stablehlo.while(%b = %a) : tensor<8192xf32>\n"
            "cond {\n"
            "%h = stablehlo.slice %b [0:1] : (tensor<8192xf32>) -> tensor<1xf32>\n"
            "%g = stablehlo.reshape %h : (tensor<1xf32>) -> tensor<f32>\n"
            "%c = stablehlo.compare LT, %g, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
            "stablehlo.return %c : tensor<i1>\n"
            "} do {\n"
            "%d = stablehlo.add %b, %b : tensor<8192xf32>\n"
            "stablehlo.return %d : tensor<8192xf32>\n"
            "}\n" REDUCE("%e", "%l") "sdy.return %e : tensor<8192xf32>\n");

static void count_captures(void *user, const char *line) {
  (void)user;
  captures += strstr(line, "are a graph") != NULL;
}

static bool is_ok(spmdrun_status status) {
  if (EXPECT_EQ(status, SPMDRUN_OK))
    return true;
  fprintf(stderr, "%s\n", spmdrun_message(context));
  return false;
}

/* Compares the result with the number of each rank's shard. */
static void check(spmdrun_array *y, float first, float second) {
  static float found[ELEMENTS];
  if (!is_ok(spmdrun_array_to_host(y, found, sizeof found)) || spmdrun_rank(context) != 0)
    return;
  bool are_right = true;
  for (int i = 0; i < ELEMENTS; i++)
    are_right = are_right && found[i] == (i < ELEMENTS / 2 ? first : second);
  EXPECT(are_right);
}

/* Makes the argument: 1 on the first rank, 2 on the other one. */
static spmdrun_array *argument(spmdrun_executable *program) {
  static float numbers[ELEMENTS];
  spmdrun_array *x = NULL;
  for (int i = 0; i < ELEMENTS; i++)
    numbers[i] = i < ELEMENTS / 2 ? 1 : 2;
  is_ok(spmdrun_array_from_host(program, 0, numbers, sizeof numbers, &x));
  return x;
}

/* Runs the program with two arguments in turn. The last rank keeps the results of rounds that
 * `keeps` divides; 0: of none. */
static void run(const char *text, int keeps, float first, float second) {
  spmdrun_executable *program = NULL;
  spmdrun_array *kept[ROUNDS] = {NULL};
  captures = 0;
  if (!is_ok(spmdrun_compile_text(context, "graphs.mlir", text, strlen(text), NULL, &program)))
    return;
  spmdrun_array *x[] = {argument(program), argument(program)};
  for (int round = 0; round < ROUNDS; round++) {
    spmdrun_array *y = NULL;
    if (is_ok(spmdrun_execute(program, &x[round % 2], &y)))
      check(y, first, second);
    if (spmdrun_rank(context) == RANKS - 1 && keeps > 0 && round % keeps == 0)
      kept[round] = y;
    else
      spmdrun_array_destroy(y);
  }
  for (int round = 0; round < ROUNDS; round++)
    spmdrun_array_destroy(kept[round]);
  spmdrun_array_destroy(x[0]);
  spmdrun_array_destroy(x[1]);
  spmdrun_executable_destroy(program);
}

static void sets(void) {
  run(sum, 0, 4, 5);
  EXPECT_EQ(captures, 2); /* one for each argument */
  run(sum, 1, 4, 5);
  EXPECT_EQ(captures, ROUNDS); /* other addresses on the last rank in every round */
  run(sum, 4, 4, 5);
  EXPECT(captures >= 4 && captures <= 8);
}

/* A graph for each argument, and one of the loop. */
static void calls(void) {
  run(sums, 0, 72, 72);
  EXPECT_EQ(captures, 3);
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  const bool is_sets = strcmp(argv[2], "sets") == 0;
  setenv("SPMDRUN_SIMULATED_GPUS", "2", 1);
  setenv("SPMDRUN_SIMULATED_NCCL_GRAPHS", is_sets ? "2" : "1", 1);
  const spmdrun_options options = {.size = sizeof options,
                                   .devices_per_rank = 1,
                                   .device = "cuda",
                                   .cuda_libraries = argv[1],
                                   .no_cache = 1,
                                   .log = "debug",
                                   .log_sink = count_captures};
  if (!is_ok(spmdrun_context_create(&options, &context)))
    return 1;
  (is_sets ? sets : calls)();
  spmdrun_context_destroy(context);
  return expect_result();
}
