/*
 * What becomes of each form that a program can have: groups, own numbers, nesting, loops, branches,
 * donation, old forms, and the sentences of refusals. Expectations were worked out by
 * hand from the StableHLO and Shardy specifications.
 */
#include "support/partitioned.h"

#define MODULE(ATTRS, MESHES, BODY)                                                                \
  "module attributes {" ATTRS "} {\n" MESHES "\n  func.func public @main" BODY "\n}\n"
#define FOUR   "mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32"
#define LINE   "  sdy.mesh @m = <[\"i\"=4]>"
#define MIRROR "  sdy.mesh @m = <[\"i\"=4], device_ids=[3, 2, 1, 0]>"
#define GRID   "  sdy.mesh @m = <[\"x\"=2, \"y\"=2]>"
#define SPLIT  "<@m, [{\"i\"}, {}]>"
#define MANUAL(IN, TYPE, PART)                                                                     \
  "sdy.manual_computation(" IN ") in_shardings=[" SPLIT "] out_shardings=[" SPLIT                  \
  "] manual_axes={\"i\"} (%p: tensor<" PART ">) {\n"
#define END(TYPE) "\n} : (tensor<" TYPE ">) -> tensor<" TYPE ">\n"
/* Doubles each part of a tensor<4x5xf32>. */
#define DOUBLE(OUT, IN)                                                                            \
  OUT " = " MANUAL(IN, "4x5xf32", "1x5xf32") "%q = stablehlo.add %p, %p : tensor<1x5xf32>\n"       \
                                             "sdy.return %q : tensor<1x5xf32>" END("4x5xf32")
#define CHANNEL "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
#define SUM                                                                                        \
  "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"         \
  "stablehlo.return %s : tensor<f32>\n})"
/* One all_reduce in a manual computation over four devices. */
#define ALL_REDUCE(MESH, ATTRS)                                                                    \
  MODULE(FOUR, MESH,                                                                               \
         "(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n%0 = " MANUAL(                               \
             "%x", "4x5xf32", "1x5xf32") "%q = \"stablehlo.all_reduce\"(%p) <{" ATTRS "}> " SUM    \
                                         " : (tensor<1x5xf32>) -> tensor<1x5xf32>\n"               \
                                         "sdy.return %q : tensor<1x5xf32>" END(                    \
                                             "4x5xf32") "return %0 : tensor<4x5xf32>\n}")

/* ---- groups ---------------------------------------------------------------------------------- */

static void dense_groups(void) {
  const char *out = partition(ALL_REDUCE(
      LINE, CHANNEL ", replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>, "
                    "use_global_device_ids"));
  EXPECT_CONTAINS(out, "dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>");
  EXPECT_CONTAINS(out, "@main(%arg0: tensor<1x5xf32>) -> tensor<1x5xf32>");
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
  EXPECT_EQ(result.signature.device_count, 4);
  /* Positions in the mesh become devices. */
  out = partition(ALL_REDUCE(MIRROR, CHANNEL
                             ", replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, "
                             "use_global_device_ids"));
  EXPECT_CONTAINS(out, "dense<[[3, 2], [1, 0]]>");
  /* No list: all together. With a channel alone, the group of the one replica holds every
   * partition. */
  out = partition(ALL_REDUCE(
      LINE, CHANNEL ", replica_groups = dense<> : tensor<0x0xi64>, use_global_device_ids"));
  EXPECT_CONTAINS(out, "dense<[[0, 1, 2, 3]]>");
  out = partition(ALL_REDUCE(LINE, CHANNEL ", replica_groups = dense<0> : tensor<1x1xi64>"));
  EXPECT_CONTAINS(out, "dense<[[0, 1, 2, 3]]>");
}

static void groups_of_one(void) {
  const char *each =
      partition(ALL_REDUCE(LINE, CHANNEL ", replica_groups = dense<[[0], [1], [2], [3]]> : "
                                         "tensor<4x1xi64>, use_global_device_ids"));
  EXPECT_EQ(count(each, "all_reduce"), 0);
  /* Without a channel the groups are of replicas, and there is one. */
  const char *replica = partition(ALL_REDUCE(LINE, "replica_groups = dense<0> : tensor<1x1xi64>"));
  EXPECT_EQ(count(replica, "all_reduce"), 0);
}

static void wrong_groups(void) {
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, CHANNEL ", replica_groups = dense<[[0, 1, 2, 4]]> : "
                                                     "tensor<1x4xi64>, use_global_device_ids")),
                  "stablehlo.all_reduce: 4 is none of the 4 devices");
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, CHANNEL ", replica_groups = dense<[[0, 1, 2, 1]]> : "
                                                     "tensor<1x4xi64>, use_global_device_ids")),
                  "1 is named twice");
  EXPECT_CONTAINS(
      partition(ALL_REDUCE(LINE, "replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>")),
      "collectives between partitions carry a channel_handle");
}

#define CUBE "  sdy.mesh @m = <[\"i\"=4]>\n  sdy.mesh @c = "
#define BY_AXES(MESH, AXES)                                                                        \
  CHANNEL ", replica_groups = #stablehlo.replica_group_mesh_axes<mesh = " MESH ", axes = [" AXES   \
          "]>, use_global_device_ids"
#define AXIS(NAME) "#stablehlo.axis_ref<name = \"" NAME "\">"
#define PART(NAME, PRE_SIZE)                                                                       \
  "#stablehlo.axis_ref<name = \"" NAME "\", sub_axis_info = " PRE_SIZE ">"

/* np.arange(4).reshape(2, 2), the axes that are not listed first, then those that are. */
static void axis_groups(void) {
  EXPECT_CONTAINS(partition(ALL_REDUCE(CUBE "<[\"x\"=2, \"y z\"=2]>", BY_AXES("@c", AXIS("y z")))),
                  "dense<[[0, 1], [2, 3]]>");
  EXPECT_CONTAINS(partition(ALL_REDUCE(CUBE "<[\"x\"=2, \"y\"=2]>", BY_AXES("@c", AXIS("x")))),
                  "dense<[[0, 2], [1, 3]]>");
  EXPECT_CONTAINS(
      partition(ALL_REDUCE(CUBE "<[\"x\"=2, \"y\"=2]>", BY_AXES("@c", AXIS("y") ", " AXIS("x")))),
      "dense<[[0, 2, 1, 3]]>");
  /* A part of an axis: i seen as [2, 2]. */
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, BY_AXES("@m", PART("i", "(1)2")))),
                  "dense<[[0, 2], [1, 3]]>");
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, BY_AXES("@m", PART("i", "(2)2")))),
                  "dense<[[0, 1], [2, 3]]>");
  /* Through the mesh's own device_ids, and not a second time through the computation's. */
  EXPECT_CONTAINS(partition(ALL_REDUCE(MIRROR, BY_AXES("@m", AXIS("i")))), "dense<[[3, 2, 1, 0]]>");
  EXPECT_CONTAINS(
      partition(ALL_REDUCE(
          LINE, BY_AXES("#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"u\", size = 2>, "
                        "#stablehlo.mesh_axis<name = \"v\", size = 2>]>",
                        AXIS("u")))),
      "dense<[[0, 2], [1, 3]]>");
  /* No axes: every device by itself. */
  EXPECT_EQ(count(partition(ALL_REDUCE(LINE, BY_AXES("@m", ""))), "all_reduce"), 0);
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, BY_AXES("@m", AXIS("q")))), "has no axis \"q\"");
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, BY_AXES("@m", PART("i", "(2)4")))), "is no part");
  EXPECT_CONTAINS(partition(ALL_REDUCE(LINE, BY_AXES("@n", AXIS("i")))), "no mesh @n");
}

/* An op of one operand of a part 4x5 -> RESULT, on four devices. */
#define ONE(MESH, OP, ATTRS, RESULT)                                                               \
  MODULE(FOUR, MESH,                                                                               \
         "(%x: tensor<16x5xf32>) -> tensor<16x5xf32> {\n%0 = " MANUAL(                             \
             "%x", "16x5xf32", "4x5xf32") "%q = "                                                  \
                                          "\"stablehlo." OP "\"(%p) <{" ATTRS                      \
                                          "}> : (tensor<4x5xf32>) -> tensor<" RESULT ">\n"         \
                                          "sdy.return %p : tensor<4x5xf32>" END(                   \
                                              "16x5xf32") "return %0 : tensor<16x5xf32>\n}")
#define ALL4 CHANNEL ", replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>"

static void other_collectives(void) {
  EXPECT_CONTAINS(
      partition(ONE(MIRROR, "all_gather",
                    "all_gather_dim = 1 : i64, " ALL4 ", use_global_device_ids", "4x20xf32")),
      "dense<[[3, 2, 1, 0]]>");
  EXPECT_CONTAINS(partition(ONE(LINE, "all_to_all",
                                ALL4 ", concat_dimension = 0 : i64, split_count = 4 : i64, "
                                     "split_dimension = 0 : i64",
                                "4x5xf32")),
                  "replica_groups = dense<[[0, 1, 2, 3]]>");
  EXPECT_CONTAINS(
      partition(ONE(MIRROR, "collective_broadcast",
                    CHANNEL ", replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>", "4x5xf32")),
      "dense<[[1, 2]]>");
  EXPECT_CONTAINS(
      partition(ONE(MIRROR, "collective_permute",
                    CHANNEL ", source_target_pairs = dense<[[0, 1], [3, 0]]> : tensor<2x2xi64>",
                    "4x5xf32")),
      "source_target_pairs = dense<[[3, 2], [0, 3]]>");
  /* Groups that do not fit the shapes. */
  EXPECT_CONTAINS(
      partition(ONE(LINE, "all_gather",
                    "all_gather_dim = 1 : i64, " CHANNEL ", replica_groups = dense<[[0, 1], [2, "
                    "3]]> : tensor<2x2xi64>, use_global_device_ids",
                    "4x20xf32")),
      "stablehlo.all_gather: ");
  EXPECT_CONTAINS(
      partition(ONE(LINE, "all_gather",
                    "all_gather_dim = 1 : i64, " CHANNEL ", replica_groups = dense<[[0, 1, 2], [3, "
                    "-1, -1]]> : tensor<2x3xi64>, use_global_device_ids",
                    "4x15xf32")),
      "stablehlo.all_gather: ");
}

/* Nobody sends: zeros. Everybody sends to itself: nothing to do. */
static void still_permutes(void) {
  const char *none =
      partition(ONE(LINE, "collective_permute",
                    CHANNEL ", source_target_pairs = dense<> : tensor<0x2xi64>", "4x5xf32"));
  EXPECT_EQ(count(none, "collective_permute"), 0);
  EXPECT_EQ(count(none, "dense<0.000000e+00> : tensor<4x5xf32>"), 1);
  const char *self = partition(ONE(
      LINE, "collective_permute",
      CHANNEL ", source_target_pairs = dense<[[0, 0], [1, 1], [2, 2], [3, 3]]> : tensor<4x2xi64>",
      "4x5xf32"));
  EXPECT_EQ(count(self, "collective_permute"), 0);
  EXPECT_EQ(count(self, "stablehlo.constant"), 0);
  /* Three of four: the fourth gets zeros, so it stays. */
  const char *some = partition(
      ONE(LINE, "collective_permute",
          CHANNEL ", source_target_pairs = dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi64>",
          "4x5xf32"));
  EXPECT_EQ(count(some, "collective_permute"), 1);
  EXPECT_CONTAINS(
      partition(ONE(LINE, "collective_permute",
                    CHANNEL ", source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>",
                    "4x5xf32")),
      "1 is named twice");
}

static void variadic(void) {
  const char *out = partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x20xf32>) {\n"
             "%0:2 = sdy.manual_computation(%x) in_shardings=[" SPLIT "] out_shardings=[" SPLIT
             ", " SPLIT "] manual_axes={\"i\"} (%p: tensor<1x5xf32>) {\n"
             "%q = stablehlo.negate %p : tensor<1x5xf32>\n"
             "%r:2 = \"stablehlo.all_reduce\"(%p, %q) <{" ALL4 ", use_global_device_ids}> " SUM
             " : (tensor<1x5xf32>, tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1x5xf32>)\n"
             "%g:2 = \"stablehlo.all_gather\"(%r#1, %r#0) <{all_gather_dim = 1 : i64, " ALL4
             ", use_global_device_ids}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> (tensor<1x20xf32>, "
             "tensor<1x20xf32>)\n"
             "sdy.return %r#0, %g#0 : tensor<1x5xf32>, tensor<1x20xf32>\n"
             "} : (tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x20xf32>)\n"
             "return %0#0, %0#1 : tensor<4x5xf32>, tensor<4x20xf32>\n}"));
  EXPECT_EQ(count(out, "\"stablehlo.all_reduce\"(%"), 2);
  EXPECT_EQ(count(out, "\"stablehlo.all_gather\"(%"), 2);
  EXPECT_EQ(count(out, "stablehlo.add"), 2);
  EXPECT_EQ(count(out, ":2"), 0);
}

/* ---- own numbers ----------------------------------------------------------------------------- */

#define OWN_NUMBER                                                                                 \
  "() -> tensor<4xui32> {\n%0 = sdy.manual_computation() in_shardings=[] "                         \
  "out_shardings=[<@m, [{\"i\"}]>] manual_axes={\"i\"} () {\n"                                     \
  "%i = stablehlo.partition_id : tensor<ui32>\n"                                                   \
  "%j = stablehlo.reshape %i : (tensor<ui32>) -> tensor<1xui32>\n"                                 \
  "sdy.return %j : tensor<1xui32>\n} : () -> tensor<4xui32>\nreturn %0 : tensor<4xui32>\n}"

static void own_numbers(void) {
  const char *plain = partition(MODULE(FOUR, LINE, OWN_NUMBER));
  EXPECT_EQ(count(plain, "partition_id"), 1);
  EXPECT_EQ(count(plain, "dynamic_slice"), 0);
  const char *table =
      partition(MODULE(FOUR, "  sdy.mesh @m = <[\"i\"=4], device_ids=[2, 0, 3, 1]>", OWN_NUMBER));
  /* Device 0 is at position 1, device 1 at 3, device 2 at 0, device 3 at 2. */
  EXPECT_CONTAINS(table, "dense<[1, 3, 0, 2]> : tensor<4xui32>");
  EXPECT_EQ(count(table, "dynamic_slice"), 1);
  /* Outside manual computations the number is the device's, and there is one replica. */
  const char *outside = partition(MODULE(FOUR, MIRROR,
                                         "() -> (tensor<ui32>, tensor<ui32>) {\n"
                                         "%i = stablehlo.partition_id : tensor<ui32>\n"
                                         "%r = stablehlo.replica_id : tensor<ui32>\n"
                                         "return %i, %r : tensor<ui32>, tensor<ui32>\n}"));
  EXPECT_EQ(count(outside, "partition_id"), 1);
  EXPECT_EQ(count(outside, "dense<0> : tensor<ui32>"), 1);
}

/* ---- what stays in parts --------------------------------------------------------------------- */

#define ZERO "%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
/* Needs every element at once. */
#define SORT(OUT, IN)                                                                              \
  OUT " = \"stablehlo.sort\"(" IN ") <{dimension = 0 : i64, is_stable = true}> ({\n"               \
      "^bb0(%p0: tensor<f32>, %q0: tensor<f32>):\n"                                                \
      "%s0 = stablehlo.compare LT, %p0, %q0 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"          \
      "stablehlo.return %s0 : tensor<i1>\n}) : (tensor<4x5xf32>) -> tensor<4x5xf32>\n"
#define REDUCE(OUT, IN)                                                                            \
  OUT " = stablehlo.reduce(" IN " init: %c) applies stablehlo.add across dimensions = [0, 1] : "   \
      "(tensor<4x5xf32>, tensor<f32>) -> tensor<f32>\n"

static void summed_on_parts(void) {
  /* The argument comes in the parts that the computation takes; each device sums up its own. */
  const char *out = partition(MODULE(
      FOUR, LINE,
      "(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<f32>) {\n" ZERO REDUCE("%s", "%x")
          DOUBLE("%0", "%x") REDUCE("%t", "%0") "%u = stablehlo.add %s, %t : tensor<f32>\n"
                                                "return %0, %u : tensor<4x5xf32>, tensor<f32>\n}"));
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_EQ(count(out, "all_reduce\""), 2);
  EXPECT_CONTAINS(out, "dense<[[0, 1, 2, 3]]>");
}

static void used_whole_too(void) {
  /* Two sorts need all rows: one gather each, of what is in parts for all others. */
  const char *out = partition(MODULE(
      FOUR, LINE,
      "(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {\n" SORT(
          "%s", "%x") DOUBLE("%0", "%x") SORT("%t", "%0") "return %0, %s, %t : tensor<4x5xf32>, "
                                                          "tensor<4x5xf32>, tensor<4x5xf32>\n}"));
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
  EXPECT_STRING(sharding_of_result(1), "<@m, [{}, {}]>");
  EXPECT_EQ(count(out, "all_gather\""), 2);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_CONTAINS(reason("sdy.manual_computation"), "gathered for stablehlo.sort");
}

/* The notes of one value that is taken in all ways, and of what is put together. */
static void ways_of_use(void) {
  partition(MODULE(
      FOUR, GRID,
      "(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {\"y\"}]>}, %i: "
      "tensor<5x1xi32>, %z: tensor<f32>, %w: tensor<8x8xf32>) -> (tensor<7x8xf32>, "
      "tensor<8x8xf32>, tensor<5x8xf32>, tensor<8x8xf32>, tensor<8x5xcomplex<f32>>, tensor<f32>) "
      "{\n"
      "%0 = stablehlo.tanh %x : tensor<8x8xf32>\n"
      "%1 = stablehlo.slice %0 [1:8, 0:8] : (tensor<8x8xf32>) -> tensor<7x8xf32>\n"
      "%2 = \"stablehlo.sort\"(%0) <{dimension = 1 : i64}> ({\n^bb0(%a: tensor<f32>, %b: "
      "tensor<f32>):\n%c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> "
      "tensor<i1>\nstablehlo.return %c : tensor<i1>\n}) : (tensor<8x8xf32>) -> "
      "tensor<8x8xf32>\n"
      "%3 = \"stablehlo.gather\"(%0, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = "
      "[1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes "
      "= array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>\n"
      "%4 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, "
      "tensor<8x8xf32>) -> tensor<8x8xf32>\n"
      "%5 = stablehlo.fft %0, type = RFFT, length = [8, 8] : (tensor<8x8xf32>) -> "
      "tensor<8x5xcomplex<f32>>\n"
      "%6 = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [0, 1] : "
      "(tensor<8x8xf32>, tensor<f32>) -> tensor<f32>\n"
      "return %1, %2, %3, %4, %5, %6 : tensor<7x8xf32>, tensor<8x8xf32>, tensor<5x8xf32>, "
      "tensor<8x8xf32>, tensor<8x5xcomplex<f32>>, tensor<f32>\n}"));
  /* The gather reads each row where it is, and the product takes what there is. */
  EXPECT_STRING(reason("stablehlo.tanh"),
                "computed on parts; gathered for stablehlo.fft at 13:6; moved for "
                "stablehlo.sort at 6:6; read in windows by stablehlo.slice at 5:6");
  EXPECT_STRING(reason("stablehlo.gather"), "combined from parts");
  EXPECT_STRING(reason("stablehlo.dot_general"), "combined from parts");
  EXPECT_STRING(reason("stablehlo.fft"), "replicated: computed by every device");
  EXPECT_STRING(reason("result4"), "replicated: computed by every device");
  EXPECT_STRING(reason("result5"), "replicated: combined from parts");
  /* A part of what is there: no more than a slice. */
  partition(MODULE(FOUR, GRID,
                   "(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {}]>}, %y: "
                   "tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}, {\"y\"}]>}) -> "
                   "tensor<8x8xf32> {\n%0 = stablehlo.add %x, %y : tensor<8x8xf32>\n"
                   "return %0 : tensor<8x8xf32>\n}"));
  EXPECT_STRING(reason("arg0"), "argument attribute; cut further for stablehlo.add at 4:6");
  EXPECT_STRING(reason("arg1"), "argument attribute");
}

/* A product of two matrices, the left one in parts by rows, the right one by columns or by rows. */
static void products(void) {
  const char *by_columns = partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {\"i\"}]>}, %y: "
             "tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@m, [{\"i\"}, {}]>}) -> "
             "tensor<4x12xf32> {\n"
             "%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x8xf32>, "
             "tensor<8x12xf32>) -> tensor<4x12xf32>\nreturn %0 : tensor<4x12xf32>\n}"));
  EXPECT_CONTAINS(by_columns, "(tensor<4x2xf32>, tensor<2x12xf32>) -> tensor<4x12xf32>");
  EXPECT_EQ(count(by_columns, "all_reduce\""), 1);
  EXPECT_EQ(count(by_columns, "all_gather\""), 0);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {}]>");
  const char *by_rows = partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"i\"}, {}]>}, %y: "
             "tensor<8x12xf32>) -> tensor<4x12xf32> {\n"
             "%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x8xf32>, "
             "tensor<8x12xf32>) -> tensor<4x12xf32>\nreturn %0 : tensor<4x12xf32>\n}"));
  EXPECT_CONTAINS(by_rows, "(tensor<1x8xf32>, tensor<8x12xf32>) -> tensor<1x12xf32>");
  EXPECT_EQ(count(by_rows, "all_"), 0);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
}

/* Rows by indices of each batch, the batch in parts: the window's one row stays one. */
static void batches_of_rows(void) {
  const char *out = partition(MODULE(
      FOUR, LINE,
      "(%x: tensor<8x6xf32> {sdy.sharding = #sdy.sharding" SPLIT
      "}, %k: tensor<8x3xi32>) -> tensor<8x3xf32> {\n"
      "%0 = \"stablehlo.gather\"(%x, %k) <{dimension_numbers = #stablehlo.gather<"
      "collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], "
      "start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : "
      "(tensor<8x6xf32>, tensor<8x3xi32>) -> tensor<8x3xf32>\n"
      "return %0 : tensor<8x3xf32>\n}"));
  EXPECT_CONTAINS(out, "slice_sizes = array<i64: 1, 1>}> : (tensor<2x6xf32>, tensor<2x3xi32>) -> "
                       "tensor<2x3xf32>");
  EXPECT_EQ(count(out, "all_"), 0);
}

/* A sum that starts with 1 would start with 1 on every device: 1 is added behind. */
static void sums_that_start_somewhere(void) {
  const char *out = partition(MODULE(FOUR, LINE,
                                     "(%x: tensor<4x5xf32> {sdy.sharding = #sdy.sharding" SPLIT
                                     "}) -> tensor<f32> {\n"
                                     "%c = stablehlo.constant dense<1.0> : tensor<f32>\n" REDUCE(
                                         "%s", "%x") "return %s : tensor<f32>\n}"));
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_CONTAINS(out, "%cst_0 = stablehlo.constant dense<0.000000e+00>");
  EXPECT_CONTAINS(out, "stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add");
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT_CONTAINS(out, "stablehlo.add %cst, %1 : tensor<f32>\n    return %2");
}

/* A constraint divides what nothing else does, and what is made of it. */
static void constraints(void) {
  const char *out = partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<4x5xf32>) -> tensor<5x4xf32> {\n"
             "%0 = stablehlo.negate %x : tensor<4x5xf32>\n"
             "%1 = sdy.sharding_constraint %0 " SPLIT " : tensor<4x5xf32>\n"
             "%2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>\n"
             "return %2 : tensor<5x4xf32>\n}"));
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}]>");
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_CONTAINS(reason("stablehlo.negate"), "on parts, from sdy.sharding_constraint at ");
  EXPECT_CONTAINS(
      partition(MODULE(FOUR, LINE,
                       "(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n"
                       "%0 = sdy.manual_computation(%x) in_shardings=[" SPLIT
                       "] out_shardings=[" SPLIT "] manual_axes={\"i\"} (%p: tensor<1x5xf32>) {\n"
                       "%1 = sdy.sharding_constraint %p <@m, [{}, {\"i\"}]> : tensor<1x5xf32>\n"
                       "sdy.return %1 : tensor<1x5xf32>\n} : (tensor<4x5xf32>) -> tensor<4x5xf32>\n"
                       "return %0 : tensor<4x5xf32>\n}")),
      "the sharding names the axis \"i\", which is manual here");
}

static void chains(void) {
  /* From one computation to the next, through a barrier, a constraint and elementwise ops. */
  const char *out = partition(MODULE(
      FOUR, LINE,
      "(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n" DOUBLE(
          "%0",
          "%x") "%c = stablehlo.constant dense<2.0> : tensor<4x5xf32>\n"
                "%z = stablehlo.constant dense<1.0> : tensor<f32>\n"
                "%w = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<4x5xf32>\n"
                "%1 = stablehlo.multiply %0, %c : tensor<4x5xf32>\n"
                "%2 = sdy.sharding_constraint %1 <@m, [{?}, {?}]> : tensor<4x5xf32>\n"
                "%3 = stablehlo.add %2, %w : tensor<4x5xf32>\n"
                "%4 = stablehlo.optimization_barrier %3 : tensor<4x5xf32>\n" DOUBLE(
                    "%5", "%4") "return %5 : tensor<4x5xf32>\n}"));
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_EQ(count(out, "tensor<4x5xf32>"), 0);
  EXPECT_STRING(reason("stablehlo.multiply"), "computed on parts");
  EXPECT_STRING(reason("sdy.sharding_constraint"), "as its operand");
}

static void other_orders(void) {
  /* The next computation splits the other dimension: each device keeps a quarter of its rows, and
   * gives three away. */
  const char *out = partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {\n"
             "%0 = sdy.manual_computation(%x) in_shardings=[" SPLIT "] out_shardings=[" SPLIT
             "] manual_axes={\"i\"} (%p: tensor<1x8xf32>) {\n"
             "sdy.return %p : tensor<1x8xf32>\n} : (tensor<4x8xf32>) -> tensor<4x8xf32>\n"
             "%1 = sdy.manual_computation(%0) in_shardings=[<@m, [{}, {\"i\"}]>] "
             "out_shardings=[<@m, [{}, {\"i\"}]>] manual_axes={\"i\"} (%p: tensor<4x2xf32>) {\n"
             "sdy.return %p : tensor<4x2xf32>\n} : (tensor<4x8xf32>) -> tensor<4x8xf32>\n"
             "return %1 : tensor<4x8xf32>\n}"));
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}]>");
}

/* for i in range(10): x = pmap(double)(x), and something done to x in the loop or behind it. */
#define LOOP(IN_BODY, BEHIND, RESULTS)                                                             \
  MODULE(FOUR, LINE,                                                                               \
         "(%x: tensor<4x5xf32>) -> " RESULTS " {\n" ZERO                                           \
         "%i0 = stablehlo.constant dense<0> : tensor<i32>\n"                                       \
         "%ten = stablehlo.constant dense<10> : tensor<i32>\n"                                     \
         "%one = stablehlo.constant dense<1> : tensor<i32>\n"                                      \
         "%l:3 = stablehlo.while(%i = %i0, %v = %x, %w = %c) : tensor<i32>, tensor<4x5xf32>, "     \
         "tensor<f32>\ncond {\n"                                                                   \
         "%p0 = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> "           \
         "tensor<i1>\nstablehlo.return %p0 : tensor<i1>\n} do {\n"                                 \
         "%n = stablehlo.add %i, %one : tensor<i32>\n" DOUBLE("%d", "%v") IN_BODY                  \
         "stablehlo.return %n, %e, %f : tensor<i32>, tensor<4x5xf32>, tensor<f32>\n}\n" BEHIND     \
         "\n}")

static void loops(void) {
  const char *out = partition(LOOP("%e = stablehlo.add %d, %v : tensor<4x5xf32>\n"
                                   "%f = stablehlo.add %w, %w : tensor<f32>\n",
                                   "return %l#1 : tensor<4x5xf32>", "tensor<4x5xf32>"));
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_CONTAINS(out, "tensor<i32>, tensor<1x5xf32>, tensor<f32>");
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
  EXPECT_STRING(reason("stablehlo.while"),
                "replicated: computed by every device"); /* the counter */
  /* Summed behind the loop: there, on parts. */
  out = partition(LOOP("%e = stablehlo.negate %d : tensor<4x5xf32>\n"
                       "%f = stablehlo.add %w, %w : tensor<f32>\n",
                       REDUCE("%s", "%l#1") "return %s : tensor<f32>", "tensor<f32>"));
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT(strstr(out, "all_reduce\"") > strstr(out, "} do {"));
  EXPECT(strstr(out, "all_reduce\"") > strstr(out, "stablehlo.reduce"));
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_STRING(argument(0), SPLIT);
  /* Needed whole in each step: one gather a step, of what the step makes; the carry stays in
   * parts. */
  out = partition(LOOP("%e = stablehlo.optimization_barrier %d : tensor<4x5xf32>\n" SORT("%o", "%d")
                           REDUCE("%f", "%o"),
                       "return %l#2 : tensor<f32>", "tensor<f32>"));
  EXPECT_EQ(count(out, "all_gather\""), 1);
  EXPECT_CONTAINS(out, "tensor<i32>, tensor<1x5xf32>, tensor<f32>");
}

/* A carry that the loop hands on unchanged, summed in every step. */
static void unchanged_carry(void) {
  const char *out = partition(LOOP(
      "%e = sdy.sharding_constraint %v <@m, [{?}, {?}]> : tensor<4x5xf32>\n" REDUCE("%f", "%v"),
      "return %l#1 : tensor<4x5xf32>", "tensor<4x5xf32>"));
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_STRING(argument(0), SPLIT);
}

static void branches(void) {
  const char *program = MODULE(
      FOUR, LINE,
      "(%i: tensor<i32>, %x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n"
      "%0 = \"stablehlo.case\"(%i) ({\n" DOUBLE(
          "%1",
          "%x") "stablehlo.return %1 : tensor<4x5xf32>\n}, {\n"
                "stablehlo.return %x : tensor<4x5xf32>\n}) : (tensor<i32>) -> tensor<4x5xf32>\n"
                "return %0 : tensor<4x5xf32>\n}");
  const char *out = partition(program);
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "dynamic_slice"), 0);
  EXPECT_STRING(argument(1), SPLIT);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
  EXPECT_STRING(reason("stablehlo.case"), "branches give parts");
}

/* ---- declarations of main -------------------------------------------------------------------- */

static void declared(void) {
  /* The argument in rows, the computation takes columns, the result is to be whole. */
  const char *out = partition(
      MODULE(FOUR, GRID,
             "(%x: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\", \"y\"}, {}]>}) -> "
             "(tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {\n"
             "%0 = sdy.manual_computation(%x) in_shardings=[<@m, [{}, {\"y\", \"x\"}]>] "
             "out_shardings=[<@m, [{}, {\"y\", \"x\"}]>] manual_axes={\"x\", \"y\"} (%p: "
             "tensor<4x2xf32>) {\nsdy.return %p : tensor<4x2xf32>\n} : (tensor<4x8xf32>) -> "
             "tensor<4x8xf32>\nreturn %0 : tensor<4x8xf32>\n}"));
  EXPECT_STRING(argument(0), "<@m, [{\"x\", \"y\"}, {}]>");
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {}]>");
  EXPECT_EQ(count(out, "redistribute"), 1);      /* rows to columns, in another order */
  EXPECT_CONTAINS(out, "dense<[[0, 2, 1, 3]]>"); /* columns: y major */
  EXPECT_STRING(reason("result0"), "result attribute");
}

/* The devices of a mesh in another order, with other axes, are all devices as well. */
static void gathered_in_another_order(void) {
#define ORDERED(ATTRS, ORDER)                                                                      \
  MODULE(ATTRS, LINE "\n  sdy.mesh @r = <[\"k\"=2, \"l\"=2], device_ids=[" ORDER "]>",             \
         "(%x: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@r, [{\"l\", \"k\"}, {}]>}) -> "      \
         "(tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {\n"                      \
         "return %x : tensor<8x5xf32>\n}")
  const char *out = partition(ORDERED(FOUR, "3, 1, 0, 2"));
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_EQ(count(out, "all_gather\""), 1);
  EXPECT_CONTAINS(out, "dense<[[3, 0, 1, 2]]>"); /* l major */
  /* Each replica for itself. */
  out = partition(
      ORDERED("mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 2 : i32", "3, 1, 0, 2"));
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_CONTAINS(out, "dense<[[3, 0, 1, 2], [7, 4, 5, 6]]>");
  /* So are the same devices of several. */
  out = partition(
      ORDERED("mhlo.num_partitions = 5 : i32, mhlo.num_replicas = 1 : i32", "3, 1, 0, 2"));
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_CONTAINS(out, "dense<[[3, 0, 1, 2]]>");
  /* Those of a mesh of some devices send to the others, too. */
  out = partition(
      ORDERED("mhlo.num_partitions = 5 : i32, mhlo.num_replicas = 1 : i32", "4, 1, 0, 2"));
  EXPECT_EQ(count(out, "redistribute"), 1);
#undef ORDERED
}

static void uneven(void) {
  const char *out = partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{\"i\"}]>}) -> (tensor<6xf32> "
             "{jax.result_info = \"out\", sdy.sharding = #sdy.sharding<@m, [{\"i\"}]>}) {\n"
             "%0 = stablehlo.negate %x : tensor<6xf32>\nreturn %0 : tensor<6xf32>\n}"));
  EXPECT_CONTAINS(out, "@main(%arg0: tensor<2xf32>)"); /* 2, 2, 2 and none */
  EXPECT_STRING(argument(0), "<@m, [{\"i\"}]>");
  EXPECT_STRING(reason("arg0"), "argument attribute");
  EXPECT_STRING(reason("out"), "result attribute");
  EXPECT_CONTAINS(
      partition(MODULE(
          FOUR, LINE,
          "(%x: tensor<6x5xf32>) -> tensor<6x5xf32> {\n%0 = " MANUAL(
              "%x", "6x5xf32",
              "2x5xf32") "sdy.return %p : tensor<2x5xf32>" END("6x5xf32") "return %0 : "
                                                                          "tensor<6x5xf32>\n}")),
      "t.mlir:4:");
}

static void donation(void) {
  partition(
      MODULE(FOUR, LINE,
             "(%x: tensor<4x5xf32> {tf.aliasing_output = 1 : i32}, %y: tensor<4x5xf32> "
             "{jax.buffer_donor = true}, %z: tensor<4x5xf32> {tf.aliasing_output = 0 : i32}, %w: "
             "tensor<f32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {\n" DOUBLE(
                 "%0", "%x") "%1 = stablehlo.add %y, %z : tensor<4x5xf32>\n"
                             "return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>\n}"));
  const sr_signature *s = &result.signature;
  EXPECT_EQ(s->argument_count, 4);
  /* x is in parts and result 1 whole; z whole and result 0 in parts: free, but no
   * place for them. */
  EXPECT(s->arguments[0].donated && s->arguments[1].donated && s->arguments[2].donated);
  EXPECT(!s->arguments[3].donated);
  EXPECT_EQ(s->arguments[0].alias, -1);
  EXPECT_EQ(s->results[1].alias, -1);
  partition(MODULE(FOUR, LINE,
                   "(%x: tensor<4x5xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4x5xf32> "
                   "{\n" DOUBLE("%0", "%x") "return %0 : tensor<4x5xf32>\n}"));
  EXPECT_EQ(result.signature.arguments[0].alias, 0);
  EXPECT_EQ(result.signature.results[0].alias, 0);
  EXPECT_CONTAINS(
      partition(MODULE(FOUR, LINE,
                       "(%x: tensor<4xf32> {tf.aliasing_output = 3 : i32}) -> tensor<4xf32> "
                       "{\nreturn %x : tensor<4xf32>\n}")),
      "result 3 of 1");
}

/* ---- partly manual and nested ---------------------------------------------------------------- */

static void nested(void) {
  /* Over x, rows; inside, over y, columns of the rows. As JAX prints axis_index of y there. */
  const char *out = partition(
      MODULE(FOUR, GRID,
             "(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {\n"
             "%0 = sdy.manual_computation(%x) in_shardings=[<@m, [{\"x\", ?}, {?}]>] "
             "out_shardings=[<@m, [{\"x\", ?}, {?}]>] manual_axes={\"x\"} (%p: tensor<2x8xf32>) {\n"
             "%1 = sdy.manual_computation(%p) in_shardings=[<@m, [{}, {\"y\"}]>] "
             "out_shardings=[<@m, [{}, {\"y\"}]>] manual_axes={\"y\"} (%q: tensor<2x4xf32>) {\n"
             "sdy.return %q : tensor<2x4xf32>\n} : (tensor<2x8xf32>) -> tensor<2x8xf32>\n"
             "%2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@m, []>] "
             "manual_axes={\"y\"} () {\n%i = stablehlo.partition_id : tensor<ui32>\n"
             "sdy.return %i : tensor<ui32>\n} : () -> tensor<ui32>\n"
             "%3 = stablehlo.reverse %1, dims = [1] : tensor<2x8xf32>\n"
             "sdy.return %3 : tensor<2x8xf32>\n} : (tensor<4x8xf32>) -> tensor<4x8xf32>\n"
             "return %0 : tensor<4x8xf32>\n}"));
  /* What the inner one takes and gives reaches through the outer one. */
  EXPECT_STRING(argument(0), "<@m, [{\"x\"}, {\"y\"}]>");
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"x\"}, {\"y\"}]>");
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, "source_target_pairs = dense<[[1, 0], [0, 1], [3, 2], [2, 3]]>");
}

/* ---- some of the devices --------------------------------------------------------------------- */

#define EIGHT "mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32"

static void some_devices(void) {
  /* A loop on four of eight devices: the others do not go round. Its results stay there. */
  const char *out = partition(MODULE(EIGHT, LINE,
                                     "(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n" DOUBLE(
                                         "%0", "%x") "return %0 : tensor<4x5xf32>\n}"));
  EXPECT_STRING(argument(0), SPLIT);
  EXPECT_STRING(sharding_of_result(0), SPLIT);
  EXPECT_EQ(count(out, "stablehlo.case"), 1);
  EXPECT_CONTAINS(out, "dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xi32>");
  EXPECT_EQ(count(out, "redistribute"), 0);
  /* A scalar leaves the program on all devices: it has no parts of which some could be empty. */
  out = partition(MODULE(
      EIGHT, LINE,
      "(%x: tensor<f32>) -> tensor<f32> {\n%0 = sdy.manual_computation(%x) in_shardings=[<@m, []>] "
      "out_shardings=[<@m, []>] manual_axes={\"i\"} (%p: tensor<f32>) {\n%1 = stablehlo.negate %p "
      ": "
      "tensor<f32>\nsdy.return %1 : tensor<f32>\n} : (tensor<f32>) -> tensor<f32>\nreturn %0 : "
      "tensor<f32>\n}"));
  EXPECT_EQ(count(out, "redistribute"), 1);
}

#define LONE "  sdy.mesh @m = <[\"i\"=4]>\n  sdy.mesh @o = <[\"o\"=1], device_ids=[2]>"
/* What device 2 does alone to a tensor<4x5xf32>. */
#define THERE(OUT, IN)                                                                             \
  OUT " = sdy.manual_computation(" IN ") in_shardings=[<@o, [{}, {}]>] "                           \
      "out_shardings=[<@o, [{}, {}]>] manual_axes={\"o\"} (%p: tensor<4x5xf32>) {\n"               \
      "%q = stablehlo.tanh %p : tensor<4x5xf32>\nsdy.return %q : tensor<4x5xf32>" END("4x5xf32")
#define THERE_ALONE "<@o, [{}, {}]>"
#define LOOP_THERE(IN_BODY, CONDITION)                                                             \
  MODULE(FOUR, LONE,                                                                               \
         "(%x: tensor<4x5xf32>, %n: tensor<f32>) -> tensor<4x5xf32> {\n"                           \
         "%l = stablehlo.while(%v = %x) : tensor<4x5xf32>\ncond {\n" CONDITION                     \
         "stablehlo.return %k : tensor<i1>\n} do {\n" IN_BODY                                      \
         "stablehlo.return %e : tensor<4x5xf32>\n}\n"                                              \
         "%b = stablehlo.optimization_barrier %l : tensor<4x5xf32>\n"                              \
         "return %b : tensor<4x5xf32>\n}")
#define NEVER                                                                                      \
  "%k = stablehlo.compare LT, %n, %n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"

/* What lies whole on some devices stays there while it flows. */
static void flow_on_some_devices(void) {
  const char *out = partition(LOOP_THERE(THERE("%e", "%v"), NEVER));
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_STRING(argument(0), THERE_ALONE);
  EXPECT_STRING(sharding_of_result(0), THERE_ALONE);
  EXPECT_STRING(reason("arg0"), "argument where it is used, from stablehlo.while at 5:6");
  EXPECT_STRING(reason("stablehlo.while"), "loop carry on these devices");
  /* From a branch that all devices compute, and one that does it there. */
  out = partition(
      MODULE(FOUR, LONE,
             "(%x: tensor<4x5xf32>, %n: tensor<i32>) -> tensor<4x5xf32> {\n"
             "%0 = \"stablehlo.case\"(%n) ({\n" THERE(
                 "%e", "%x") "stablehlo.return %e : tensor<4x5xf32>\n}, {\n"
                             "stablehlo.return %x : tensor<4x5xf32>\n}) : (tensor<i32>) -> "
                             "tensor<4x5xf32>\nreturn %0 : tensor<4x5xf32>\n}"));
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_STRING(argument(0), THERE_ALONE);
  EXPECT_STRING(sharding_of_result(0), THERE_ALONE);
  EXPECT_STRING(reason("stablehlo.case"), "branches give it there");
  /* What comes in parts of another mesh is put together for it, and not cut inside. */
  out =
      partition(MODULE(FOUR, LONE,
                       "(%x: tensor<4x5xf32> {sdy.sharding = #sdy.sharding<@m, [{\"i\"}, {}]>}) -> "
                       "tensor<4x5xf32> {\n" THERE("%0", "%x") "return %0 : tensor<4x5xf32>\n}"));
  EXPECT_EQ(count(out, "redistribute"), 1);
  EXPECT_CONTAINS(out, "stablehlo.tanh %3 : tensor<4x5xf32>");
  /* A condition is everybody's: the carry comes to all devices in each step, once. */
  out = partition(LOOP_THERE(THERE("%e", "%v"),
                             ZERO REDUCE("%s", "%v") "%k = stablehlo.compare LT, %s, %n, FLOAT : "
                                                     "(tensor<f32>, tensor<f32>) -> tensor<i1>\n"));
  EXPECT_EQ(count(out, "redistribute"), 1);
  EXPECT_STRING(argument(0), "<@m, [{}, {}]>");
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {}]>");
  /* Others use the argument as well. */
  out = partition(MODULE(FOUR, LONE,
                         "(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {\n" THERE(
                             "%0", "%x") "%1 = stablehlo.tanh %x : tensor<4x5xf32>\n"
                                         "return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>\n}"));
  EXPECT_STRING(argument(0), "<@m, [{}, {}]>");
  EXPECT_STRING(sharding_of_result(0), THERE_ALONE);
  EXPECT_STRING(sharding_of_result(1), "<@m, [{}, {}]>");
}

/* All devices take rows of what one has, in a loop that does not change it: it comes to them before
 * the loop. What that device alone takes in the loop stays there. */
static void invariant_on_one_device(void) {
#define ROWS(TAKE)                                                                                 \
  MODULE(                                                                                          \
      FOUR, LONE,                                                                                  \
      "(%x: tensor<4x5xf32>, %a: tensor<1x5xf32>, %n: tensor<i32>) -> tensor<1x5xf32> {\n"         \
      "%o = stablehlo.constant dense<1> : tensor<i32>\n" THERE(                                    \
          "%t",                                                                                    \
          "%x") "%l:3 = stablehlo.while(%i = %n, %v = %t, %s = %a) : tensor<i32>, "                \
                "tensor<4x5xf32>, "                                                                \
                "tensor<1x5xf32>\ncond {\n"                                                        \
                "%k = stablehlo.compare GT, %i, %o : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"   \
                "stablehlo.return %k : tensor<i1>\n} do {\n"                                       \
                "%j = stablehlo.subtract %i, %o : tensor<i32>\n" TAKE                              \
                "%f = stablehlo.add %s, %e : tensor<1x5xf32>\n"                                    \
                "stablehlo.return %j, %v, %f : tensor<i32>, tensor<4x5xf32>, tensor<1x5xf32>\n}\n" \
                "return %l#2 : tensor<1x5xf32>\n}")
#define ROW_OF(VALUE)                                                                              \
  "%e = stablehlo.dynamic_slice " VALUE ", %i, %o, sizes = [1, 5] : (tensor<4x5xf32>, "            \
  "tensor<i32>, tensor<i32>) -> tensor<1x5xf32>\n"
  const char *out = partition(ROWS(ROW_OF("%v")));
  EXPECT_EQ(count(out, "redistribute"), 1);
  EXPECT(strstr(out, "redistribute") < strstr(out, "stablehlo.while"));
  out = partition(ROWS(THERE("%w", "%v") ROW_OF("%w")));
  EXPECT_EQ(count(out, "redistribute"), 1);
  EXPECT(strstr(out, "redistribute") > strstr(out, "stablehlo.while"));
}

/* ---- refusals -------------------------------------------------------------------------------- */

#define PASS_THROUGH                                                                               \
  "(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {\n" DOUBLE("%0", "%x") "return %0 : "                 \
                                                                    "tensor<4x5xf32>\n}"

static void refused(void) {
  EXPECT_CONTAINS(partition(MODULE("mhlo.num_partitions = 2 : i32", LINE, PASS_THROUGH)),
                  "mesh @m has 4 devices, but the module is for 2");
  EXPECT_CONTAINS(
      partition(MODULE(FOUR, "  sdy.mesh @m = <[\"i\"=4], device_ids=[0, 1, 2, 4]>", PASS_THROUGH)),
      "numbers from 0 to 3");
  EXPECT_CONTAINS(partition(MODULE(FOUR, GRID,
                                   "(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, "
                                   "[{\"x\"}, {\"x\"}]>}) -> tensor<4x4xf32> {\n"
                                   "return %x : tensor<4x4xf32>\n}")),
                  "\"x\" twice");
  EXPECT_CONTAINS(partition(MODULE(FOUR, LINE,
                                   "(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                                   "%0 = \"spmdrun.redistribute\"(%x) <{pieces = "
                                   "dense<[[0, 1, 4, 0, 0]]> : tensor<1x5xi64>}> : "
                                   "(tensor<4xf32>) -> tensor<4xf32>\n"
                                   "return %0 : tensor<4xf32>\n}")),
                  "only the partitioner itself makes spmdrun.redistribute");
}

/* Says where a value is to lie. */
#define PLACE(TARGET, RESULT)                                                                      \
  MODULE("mhlo.num_partitions = 8 : i32", "",                                                      \
         "(%x: tensor<8x4xf32>) -> tensor<" RESULT "> {\n%0 = stablehlo.custom_call @" TARGET      \
         "(%x) {has_side_effect = true} : (tensor<8x4xf32>) -> tensor<" RESULT                     \
         ">\nreturn %0 : tensor<" RESULT ">\n}")

static void places(void) {
  EXPECT_EQ(count(partition(PLACE("annotate_device_placement", "8x4xf32")), "custom_call"), 0);
  EXPECT_EQ(count(partition(PLACE("LayoutConstraint", "8x4xf32")), "custom_call"), 0);
  EXPECT_EQ(count(partition(PLACE("LayoutConstraint", "4x8xf32")), "custom_call"), 1);
  EXPECT_EQ(count(partition(PLACE("nobody", "8x4xf32")), "custom_call"), 1);
}

/* A custom call that says itself which of its dimensions run together. */
static void written_rules(void) {
#define OWN(RULE)                                                                                  \
  MODULE(FOUR, LINE,                                                                               \
         "(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding" SPLIT "}) -> tensor<8x4xf32> {\n"    \
         "%0 = stablehlo.custom_call @own(%x) {sdy.sharding_rule = " RULE                          \
         "} : (tensor<8x4xf32>) -> tensor<8x4xf32>\nreturn %0 : tensor<8x4xf32>\n}")
#define RULE(TEXT) OWN("#sdy.op_sharding_rule<" TEXT ">")
  EXPECT_CONTAINS(partition(RULE("([i, j])->([i, k]) {i=8, j=4, k=4}, custom")),
                  "(tensor<2x4xf32>)");
  /* Of parts of what no result has nothing is computed: the cut moves, or the operand is whole. */
  EXPECT_CONTAINS(partition(RULE("([i, j])->([k, j]) {i=8, j=4, k=8}, custom")),
                  "(tensor<8x1xf32>) -> tensor<8x1xf32>");
  EXPECT_CONTAINS(partition(RULE("([i, j])->([k, l]) {i=8, j=4, k=8, l=4}, custom")),
                  "(tensor<8x4xf32>) -> tensor<8x4xf32>");
  static const char *const broken[] = {
      RULE("([i, j])->([i, k]) {i=4, j=4, k=4}"),
      RULE("([i, j])->([i]) {i=8, j=4}"),
      RULE("([i, j], [i])->([i, j]) {i=8, j=4}"),
      RULE("([i, z_99999999])->([i, j]) {i=8, j=4}"),
      RULE("([i, j])->([i, j]) {i=8, j=4} reduction={k}"),
      RULE("([i, j])->([i, j]) {i=8, i=8, j=4}"),
      OWN("\"i\""),
  };
  for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
    EXPECT_CONTAINS(partition(broken[i]), "custom_call: its sdy.sharding_rule is not one for its");
}

/* The form before Shardy where there is one partition; partitioner_old_test.c has all others. */
static void old_forms(void) {
#define OLD(SHARDING)                                                                              \
  MODULE("mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32", "",                         \
         "(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {\n%0 = stablehlo.custom_call @Sharding(%x) "   \
         "{backend_config = \"\", mhlo.sharding = \"" SHARDING                                     \
         "\"} : (tensor<8x4xf32>) -> tensor<8x4xf32>\nreturn %0 : tensor<8x4xf32>\n}")
  const char *refusal = partition(OLD("{devices=[8,1]<=[8]}"));
  EXPECT_CONTAINS(refusal, "t.mlir:4:");
  EXPECT_CONTAINS(refusal, "jax_use_shardy_partitioner");
  EXPECT_EQ(count(partition(OLD("{replicated}")), "custom_call"), 0);
  EXPECT_CONTAINS(partition(MODULE("mhlo.num_replicas = 8 : i32", "",
                                   "(%x: tensor<8xf32> {mhlo.sharding = \"{devices=[8]<=[8]}\"}) "
                                   "-> tensor<8xf32> {\nreturn %x : tensor<8xf32>\n}")),
                  "argument 0 with mhlo.sharding");
}

/* ---- devices --------------------------------------------------------------------------------- */

static void device_counts(void) {
  partition("module {\n" LINE "\n  func.func public @main" PASS_THROUGH "\n}\n");
  EXPECT_EQ(result.signature.device_count, 4); /* the largest mesh */
  partition("module {\n  sdy.mesh @e = <[]>\n  func.func public @main(%x: tensor<2x3xf32> "
            "{sdy.sharding = #sdy.sharding<@e, [{}, {}]>}) -> tensor<2x3xf32> {\n"
            "return %x : tensor<2x3xf32>\n}\n}\n");
  EXPECT_EQ(result.signature.device_count, 1);
  EXPECT_EQ(result.signature.arguments[0].sharding.mesh->device_count, 1);
}

int main(void) {
  return RUN_EACH(dense_groups, groups_of_one, wrong_groups, axis_groups, other_collectives,
                  still_permutes, variadic, own_numbers, chains, summed_on_parts, used_whole_too,
                  ways_of_use, products, sums_that_start_somewhere, batches_of_rows, constraints,
                  other_orders, loops, branches, unchanged_carry, declared,
                  gathered_in_another_order, uneven, some_devices, flow_on_some_devices,
                  invariant_on_one_device, donation, nested, refused, old_forms, written_rules,
                  places, device_counts);
}
