/*
 * Values that devices do not have alike, outside of manual computations: which have no form, and
 * what is refused. Which are alike was worked out by hand from the StableHLO specification; what
 * the devices compute, command.differ compares with NumPy.
 */
#include "support/partitioned.h"

#define CHANNEL "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
#define DEVICES CHANNEL ", use_global_device_ids"
#define SUM                                                                                        \
  "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"         \
  "stablehlo.return %s : tensor<f32>\n})"
#define ALL_REDUCE(OUT, IN, WHO)                                                                   \
  OUT " = \"stablehlo.all_reduce\"(" IN ") <{" WHO "}> " SUM " : (tensor<8xf32>) -> "              \
      "tensor<8xf32>\n"
#define GROUPS(ROWS, SHAPE) "replica_groups = dense<" ROWS "> : tensor<" SHAPE "xi64>"
#define CUT                 "{sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}"
/* %x is cut along x; %own is the number of the partition, or of the replica, as an array. */
#define MODULE(NUMBERS, MESH, ID, SAID, BODY)                                                      \
  "module attributes {" NUMBERS "} {\n sdy.mesh @m = <[" MESH "]>\n"                               \
  "func.func public @main(%x: tensor<8xf32> " CUT ") -> (tensor<8xf32> " SAID ") {\n"              \
  "%p = stablehlo." ID " : tensor<ui32>\n%f = stablehlo.convert %p : (tensor<ui32>) -> "           \
  "tensor<f32>\n%own = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> "               \
  "tensor<8xf32>\n" BODY "return %y : tensor<8xf32>\n}\n}\n"
#define FOUR(SAID, BODY)                                                                           \
  MODULE("mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32", "\"x\"=2, \"y\"=2",         \
         "partition_id", SAID, BODY)
#define PAIRS(ID, SAID, BODY)                                                                      \
  MODULE("mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32", "\"x\"=2", ID, SAID, BODY)
#define TIMES(OUT, A, B) OUT " = stablehlo.multiply " A ", " B " : tensor<8xf32>\n"

/* True if the multiplication of what `body` makes, `%q`, and %x is of whole arrays. */
static bool is_whole(const char *program) {
  const char *out = partition(program), *product = strstr(out, "stablehlo.multiply");
  if (!EXPECT(product != NULL))
    return false;
  bool whole = strncmp(strstr(product, " : ") + 3, "tensor<8xf32>", 13) == 0;
  EXPECT_STRING(reason("stablehlo.multiply"),
                whole ? "each device has its own" : "computed on parts");
  return whole;
}

static void ops(void) {
  EXPECT(is_whole(FOUR("", TIMES("%y", "%x", "%own"))));
  EXPECT(!is_whole(FOUR("", TIMES("%y", "%x", "%x"))));
  /* The number of a replica is alike in it. */
  EXPECT(!is_whole(PAIRS("replica_id", "", TIMES("%y", "%x", "%own"))));
  EXPECT(is_whole(PAIRS("partition_id", "", TIMES("%y", "%x", "%own"))));
}

/* What is a result of a collective, times the argument in parts. */
#define OF(IN, WHO) ALL_REDUCE("%q", IN, WHO) TIMES("%y", "%q", "%x")

static void sums(void) {
  EXPECT(!is_whole(FOUR("", OF("%own", GROUPS("[[0, 1, 2, 3]]", "1x4") ", " DEVICES))));
  EXPECT(!is_whole(FOUR("", OF("%own", GROUPS("[[3, 1, 0, 2]]", "1x4") ", " DEVICES))));
  EXPECT(is_whole(FOUR("", OF("%own", GROUPS("[[0, 1], [2, 3]]", "2x2") ", " DEVICES))));
  EXPECT(!is_whole(FOUR("", OF("%x", GROUPS("[[0, 1], [2, 3]]", "2x2") ", " DEVICES))));
  /* Of three devices and of one; of one each, which keep what they have; without device 3. */
  EXPECT(is_whole(FOUR("", OF("%x", GROUPS("[[0, 1, 2], [3, -1, -1]]", "2x3") ", " DEVICES))));
  EXPECT(!is_whole(FOUR("", OF("%x", GROUPS("[[0], [1], [2], [3]]", "4x1") ", " DEVICES))));
  EXPECT(is_whole(FOUR("", OF("%own", GROUPS("[[0], [1], [2], [3]]", "4x1") ", " DEVICES))));
  EXPECT(is_whole(FOUR("", OF("%x", GROUPS("[[0, 1, 2]]", "1x3") ", " DEVICES))));
}

/* Two replicas, of devices 0 and 1, and 2 and 3: what these have alike may be cut. */
static void sums_of_replicas(void) {
#define EACH GROUPS("[[0, 1]]", "1x2")
  EXPECT(!is_whole(PAIRS("replica_id", "", OF("%own", EACH))));
  EXPECT(is_whole(PAIRS("partition_id", "", OF("%own", EACH))));
  EXPECT(!is_whole(PAIRS("partition_id", "", OF("%own", EACH ", " CHANNEL)))); /* all four */
  EXPECT(!is_whole(
      PAIRS("partition_id", "", OF("%own", GROUPS("[[0, 1], [2, 3]]", "2x2") ", " DEVICES))));
  EXPECT(is_whole(
      PAIRS("partition_id", "", OF("%own", GROUPS("[[0, 2], [1, 3]]", "2x2") ", " DEVICES))));
  EXPECT(!is_whole(
      PAIRS("replica_id", "", OF("%own", GROUPS("[[0, 2], [1, 3]]", "2x2") ", " DEVICES))));
  /* One of each replica, and what is left: of replicas 0 and 1, and 1 and 0. */
  EXPECT(!is_whole(
      PAIRS("replica_id", "", OF("%own", GROUPS("[[0, 3], [1, 2]]", "2x2") ", " DEVICES))));
  /* Of replicas 0, 0, 1, and of replica 1. */
  EXPECT(is_whole(
      PAIRS("replica_id", "", OF("%own", GROUPS("[[0, 1, 2], [3, -1, -1]]", "2x3") ", " DEVICES))));
#undef EACH
}

/* A carry that is of each device only in the third round. */
static void carries(void) {
  EXPECT(is_whole(FOUR(
      "",
      "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "%l:4 = stablehlo.while(%i = %zero, %a = %x, %b = %x, %c = %x) : tensor<i32>, tensor<8xf32>, "
      "tensor<8xf32>, tensor<8xf32>\ncond {\n%go = stablehlo.compare LT, %i, %i : (tensor<i32>, "
      "tensor<i32>) -> tensor<i1>\nstablehlo.return %go : tensor<i1>\n} do {\n"
      "stablehlo.return %i, %b, %c, %own : tensor<i32>, tensor<8xf32>, tensor<8xf32>, "
      "tensor<8xf32>\n}\n" TIMES("%y", "%l#1", "%x"))));
  EXPECT(!is_whole(FOUR(
      "", "%l:2 = stablehlo.while(%a = %x, %b = %own) : tensor<8xf32>, tensor<8xf32>\ncond {\n"
          "%go = stablehlo.constant dense<false> : tensor<i1>\nstablehlo.return %go : tensor<i1>\n"
          "} do {\nstablehlo.return %a, %b : tensor<8xf32>, tensor<8xf32>\n}\n" TIMES("%y", "%l#0",
                                                                                      "%x"))));
}

static void refusals(void) {
  EXPECT_STRING(partition(FOUR(CUT, TIMES("%y", "%x", "%own"))),
                "t.mlir:7:6: stablehlo.multiply: its result, which is to be cut, differs between "
                "devices, by stablehlo.partition_id at 4:6: parts of it would be of different "
                "arrays");
  EXPECT_CONTAINS(partition(FOUR("", "%y = sdy.sharding_constraint %own <@m, [{\"y\"}]> : "
                                     "tensor<8xf32>\n")),
                  "t.mlir:7:6: sdy.sharding_constraint: what is to be cut here differs between "
                  "devices, by stablehlo.partition_id at 4:6");
#define MANUAL(IN, AXES)                                                                           \
  "%y = sdy.manual_computation(%own) in_shardings=[<@m, [" IN "]>] out_shardings=[<@m, [{}]>] "    \
  "manual_axes={" AXES "} (%z: tensor<8xf32>) {\nsdy.return %z : tensor<8xf32>\n} : "              \
  "(tensor<8xf32>) -> tensor<8xf32>\n"
  EXPECT_CONTAINS(partition(FOUR("", MANUAL("{}", "\"x\""))),
                  "t.mlir:7:6: sdy.manual_computation: operand 0, which the body may cut, differs");
  EXPECT_CONTAINS(partition(FOUR(CUT, MANUAL("{}", "\"x\", \"y\""))),
                  "t.mlir:7:6: sdy.manual_computation: its result, which is to be cut, differs");
  EXPECT_CONTAINS(partition(FOUR("", MANUAL("{}", "\"x\", \"y\""))), "stablehlo.partition_id");
  /* Of a computation over two of the devices. */
#define OTHERS "\"x\"=2, \"y\"=2]>\n sdy.mesh @s = <[\"t\"=2], device_ids=[3, 1"
  EXPECT_CONTAINS(
      partition(MODULE("mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32", OTHERS,
                       "partition_id", CUT,
                       "%y = sdy.manual_computation(%own) in_shardings=[<@s, [{}]>] "
                       "out_shardings=[<@s, [{}]>] manual_axes={\"t\"} (%z: tensor<8xf32>) {\n"
                       "sdy.return %z : tensor<8xf32>\n} : (tensor<8xf32>) -> tensor<8xf32>\n")),
      "t.mlir:8:6: sdy.manual_computation: its result, which is to be cut, differs");
  /* Said to be whole, or sum of all. */
  EXPECT_CONTAINS(partition(FOUR("", "%y = sdy.sharding_constraint %own <@m, [{}]> : "
                                     "tensor<8xf32>\n")),
                  "stablehlo.partition_id");
  partition(FOUR(CUT, ALL_REDUCE("%y", "%own", GROUPS("[[0, 1, 2, 3]]", "1x4") ", " DEVICES)));
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"x\"}]>");
}

int main(void) {
  return RUN_EACH(ops, sums, sums_of_replicas, carries, refusals);
}
