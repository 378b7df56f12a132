/*
 * Programs of several replicas, of one partition each or of several: which devices are meant by
 * groups and by meshes, and what comes of results that may differ. Expectations were worked out by
 * hand from the StableHLO specification ("process groups").
 */
#include "support/partitioned.h"

#define MODULE(ATTRS, MESHES, BODY)                                                                \
  "module attributes {" ATTRS "} {\n" MESHES "\n  func.func public @main" BODY "\n}\n"
#define CHANNEL "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
#define SUM                                                                                        \
  "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"         \
  "stablehlo.return %s : tensor<f32>\n})"

static void replicas(void) {
  const char *out = partition(MODULE(
      "mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32", "",
      "(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<ui32>, tensor<ui32>) {\n"
      "%r = stablehlo.replica_id : tensor<ui32>\n%i = stablehlo.partition_id : tensor<ui32>\n"
      "%0 = \"stablehlo.all_reduce\"(%x) <{replica_groups = dense<[[0, 1]]> : "
      "tensor<1x2xi64>}> " SUM " : (tensor<4xf32>) -> tensor<4xf32>\n"
      "%1 = \"stablehlo.collective_permute\"(%0) <{source_target_pairs = dense<[[0, 1]]> : "
      "tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>\n"
      "return %1, %r, %i : tensor<4xf32>, tensor<ui32>, tensor<ui32>\n}"));
  EXPECT_EQ(result.signature.device_count, 2);
  EXPECT_CONTAINS(out, "replica_groups = dense<[[0, 1]]>");
  EXPECT_CONTAINS(out, "source_target_pairs = dense<[[0, 1]]>");
  EXPECT_EQ(count(out, "partition_id"), 1);
  EXPECT_EQ(count(out, "dense<0> : tensor<ui32>"), 1);
  /* What differs has a dimension for the replicas; the one partition has one number. */
  EXPECT_STRING(sharding_of_result(0), "<@replicas, [{\"replica\"}, {}]>");
  EXPECT_STRING(sharding_of_result(1), "<@replicas, [{\"replica\"}]>");
  EXPECT_EQ(result.signature.results[0].rank, 2);
  EXPECT_EQ(result.signature.results[0].dims[0], 2);
  EXPECT_EQ(result.signature.results[0].dims[1], 4);
  EXPECT_EQ(result.signature.results[2].rank, 0);
  EXPECT_CONTAINS(out, "-> (tensor<1x4xf32>, tensor<1xui32>, tensor<ui32>)");
  EXPECT_STRING(note("result0", 0)->reason, "replicas may differ: one behind the other");
  EXPECT_STRING(reason("stablehlo.replica_id"), "replicated: computed by each replica for itself");
}

#define BOTH "mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32"

/* Replicas of partitions: one number for a device. */
static void replicas_of_partitions(void) {
  const char *out = partition(
      MODULE(BOTH, "",
             "(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<ui32>, tensor<ui32>) {\n"
             "%r = stablehlo.replica_id : tensor<ui32>\n"
             "%i = stablehlo.partition_id : tensor<ui32>\n"
             "%0 = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<[[0, 1]]> : "
             "tensor<1x2xi64>, " CHANNEL "}> : (tensor<4xf32>) -> tensor<4xf32>\n"
             "%1 = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<[[0, 1]]> : "
             "tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>\n"
             "%2 = stablehlo.add %0, %1 : tensor<4xf32>\n"
             "return %2, %r, %i : tensor<4xf32>, tensor<ui32>, tensor<ui32>\n}"));
  EXPECT_EQ(result.signature.device_count, 4);
  EXPECT_CONTAINS(out, "dense<[0, 0, 1, 1]> : tensor<4xui32>");
  EXPECT_CONTAINS(out, "dense<[0, 1, 0, 1]> : tensor<4xui32>");
  EXPECT_CONTAINS(out, "source_target_pairs = dense<[[0, 1], [2, 3]]>");
  EXPECT_CONTAINS(out, "source_target_pairs = dense<[[0, 2], [1, 3]]>");
  EXPECT_STRING(sharding_of_result(0), "<@replicas, [{\"replica\"}, {\"partition\"}, {}]>");
  EXPECT_STRING(sharding_of_result(1), "<@replicas, [{\"replica\"}]>");
  EXPECT_STRING(sharding_of_result(2), "<@replicas, [{\"replica\"}, {\"partition\"}]>");
  EXPECT_CONTAINS(
      partition(MODULE("mhlo.num_replicas = 2147483647 : i32, mhlo.num_partitions = 2147483647 : "
                       "i32",
                       "", "(%x: tensor<4xf32>) -> tensor<4xf32> {\nreturn %x : tensor<4xf32>\n}")),
      "at most");
}

#define REPLICAS(COUNT)                                                                            \
  MODULE("mhlo.num_replicas = " COUNT " : i32", "",                                                \
         "(%x: tensor<4xf32>) -> tensor<4xf32> {\nreturn %x : tensor<4xf32>\n}")

/* Refused before anything is made for each of them. */
static void too_many_replicas(void) {
  EXPECT_CONTAINS(partition(REPLICAS("131072")), "return %arg0 : tensor<4xf32>");
  EXPECT_CONTAINS(
      partition(REPLICAS("131073")),
      "t.mlir:3:3: @main: the program is for 131073 replicas of 1 partitions; at most 131072 "
      "devices are supported");
}

#define PAIR "  sdy.mesh @m = <[\"x\"=2]>"
#define ROWS "{sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}"

/* The mesh is that of each replica. */
static void meshes_of_replicas(void) {
  const char *out = partition(MODULE(
      BOTH, PAIR,
      "(%x: tensor<4x6xf32> " ROWS ") -> (tensor<4x6xf32>, tensor<f32>, tensor<4x6xf32>) {\n"
      "%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%r = stablehlo.replica_id : tensor<ui32>\n"
      "%f = stablehlo.convert %r : (tensor<ui32>) -> tensor<f32>\n"
      "%g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4x6xf32>\n"
      "%0 = stablehlo.add %x, %g : tensor<4x6xf32>\n"
      "%1 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0, 1] : "
      "(tensor<4x6xf32>, tensor<f32>) -> tensor<f32>\n"
      "%2 = \"stablehlo.all_reduce\"(%0) <{replica_groups = dense<[[0, 1]]> : "
      "tensor<1x2xi64>}> " SUM " : (tensor<4x6xf32>) -> tensor<4x6xf32>\n"
      "return %0, %1, %2 : tensor<4x6xf32>, tensor<f32>, tensor<4x6xf32>\n}"));
  EXPECT_EQ(result.signature.device_count, 4);
  EXPECT_EQ(result.signature.arguments[0].rank, 2);
  EXPECT_STRING(argument(0), "<@m, [{\"x\"}, {}]>");
  for (int64_t device = 0; device < 4; device++) { /* partition 0 and 1 of both replicas */
    sr_shard shard =
        sr_sharding_shard(&result.signature.arguments[0].sharding, (const int64_t[]){4, 6}, device);
    EXPECT_EQ(shard.start[0], 2 * (device % 2));
    EXPECT_EQ(shard.size[0], 2);
  }
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"replica\"}, {\"x\"}, {}]>");
  EXPECT_EQ(result.signature.results[0].dims[0], 2);
  EXPECT_EQ(result.signature.results[0].dims[1], 4);
  EXPECT_EQ(result.signature.results[1].rank, 0);
  EXPECT_STRING(sharding_of_result(2), "<@m, [{\"x\"}, {}]>");
  EXPECT_CONTAINS(out, "replica_groups = dense<[[0, 1], [2, 3]]>"); /* the partitioner's own sum */
  EXPECT_CONTAINS(out, "replica_groups = dense<[[0, 2], [1, 3]]>"); /* the program's */
  EXPECT_CONTAINS(out, "dense<[0, 0, 1, 1]> : tensor<4xui32>");
}

/* Of four replicas of two partitions, by what the op counts. */
static void axis_groups_of_replicas(void) {
#define FOUR_PAIRS "mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 2 : i32"
#define SUM_BY(ATTRS)                                                                              \
  MODULE(FOUR_PAIRS,                                                                               \
         PAIR "\n  sdy.mesh @r = <[\"a\"=2, \"b\"=2]>\n  sdy.mesh @d = <[\"a\"=4, \"b\"=2]>",      \
         "(%x: tensor<4xf32>) -> tensor<4xf32> {\n%r = stablehlo.partition_id : tensor<ui32>\n"    \
         "%f = stablehlo.convert %r : (tensor<ui32>) -> tensor<f32>\n%g = "                        \
         "stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>\n%i = "        \
         "stablehlo.replica_id : tensor<ui32>\n%j = stablehlo.convert %i : (tensor<ui32>) -> "     \
         "tensor<f32>\n%k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<f32>) -> "          \
         "tensor<4xf32>\n%y = stablehlo.multiply %g, %k : tensor<4xf32>\n%0 = "                    \
         "\"stablehlo.all_reduce\"(%y) <{" ATTRS "}> " SUM                                         \
         " : (tensor<4xf32>) -> tensor<4xf32>\nreturn %0 : tensor<4xf32>\n}")
#define AXES_OF(MESH, NAME)                                                                        \
  "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = " MESH ", axes = ["                  \
  "#stablehlo.axis_ref<name = \"" NAME "\">"                                                       \
  "]>"
  /* Replicas, in each partition: of numbers [[0, 2], [1, 3]]. */
  EXPECT_CONTAINS(partition(SUM_BY(AXES_OF("@r", "a"))), "dense<[[0, 4], [2, 6], [1, 5], [3, 7]]>");
  /* Replicas, with both partitions. */
  EXPECT_CONTAINS(partition(SUM_BY(CHANNEL ", " AXES_OF("@r", "a"))),
                  "dense<[[0, 4, 1, 5], [2, 6, 3, 7]]>");
  /* Devices: 2 * replica + partition. */
  EXPECT_CONTAINS(partition(SUM_BY(CHANNEL ", " AXES_OF("@d", "a") ", use_global_device_ids")),
                  "dense<[[0, 2, 4, 6], [1, 3, 5, 7]]>");
  /* The mesh of the shardings: partitions, in each replica. */
  EXPECT_CONTAINS(partition(SUM_BY(CHANNEL ", " AXES_OF("@m", "x") ", use_global_device_ids")),
                  "dense<[[0, 1], [2, 3], [4, 5], [6, 7]]>");
  EXPECT_CONTAINS(partition(SUM_BY(AXES_OF("@d", "a"))),
                  "has 8 devices, but 4 replicas are counted here");
}

/* Roots that are known when the program runs need members that can be counted. */
static void dynamic_roots(void) {
  EXPECT_CONTAINS(
      partition(MODULE("mhlo.num_replicas = 3 : i32", "",
                       "(%x: tensor<4xf32>, %r: tensor<1xi32>) -> tensor<4xf32> {\n"
                       "%0 = \"stablehlo.collective_broadcast\"(%x, %r) <{replica_groups = "
                       "dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, has_dynamic_root}> : "
                       "(tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>\n"
                       "return %0 : tensor<4xf32>\n}")),
      "stablehlo.collective_broadcast: the groups have to be of one size here");
}

int main(void) {
  return RUN_EACH(replicas, too_many_replicas, replicas_of_partitions, meshes_of_replicas,
                  axis_groups_of_replicas, dynamic_roots);
}
