/*
 * Programs before Shardy: which device has which part, by the definition of the text (device number
 * n of the list has tile n, row-major); what lies between @SPMDFullToShardShape and
 * @SPMDShardToFullShape; and the sentences of refusals. Texts are those of JAX 0.10.2 and of XLA's
 * HloSharding::ToString.
 */
#include "support/partitioned.h"

#define MODULE(DEVICES, BODY)                                                                      \
  "module attributes {mhlo.num_partitions = " DEVICES " : i32, mhlo.num_replicas = 1 : i32} {\n"   \
  "func.func public @main" BODY "\n}\n"
#define CALL(RESULT, TARGET, OPERAND, SHARDING, FROM, TO)                                          \
  RESULT " = stablehlo.custom_call @" TARGET "(" OPERAND ") {backend_config = \"\", "              \
         "mhlo.sharding = \"" SHARDING "\"} : (tensor<" FROM ">) -> tensor<" TO ">\n"
#define TYPE4 "tensor<4x4xf32>"

/* ---- tiles over devices ---------------------------------------------------------------------- */

/* Which part of a 24 x 24 x 24 array argument `index` has on `device`. */
static sr_shard shard_of(int index, int64_t device) {
  static const int64_t dims[3] = {24, 24, 24};
  return sr_sharding_shard(&result.signature.arguments[index].sharding, dims, device);
}

typedef struct tiling {
  int64_t tiles[4];    /* the last one counts copies */
  int64_t devices[24]; /* row-major over the tiles */
  const char *text;
} tiling;

static uint32_t state;
static int64_t draw(int64_t below) {
  state = state * 1664525U + 1013904223U;
  return (int64_t)(state >> 8) % below;
}

/* `count` random factors of `total`. */
static void draw_factors(int64_t total, int64_t count_, int64_t *factors) {
  for (int64_t i = 0; i < count_; i++)
    factors[i] = 1;
  for (int64_t p = 2; total > 1; p++)
    for (; total % p == 0; total /= p)
      factors[draw(count_)] *= p;
}

static tiling draw_tiling(int64_t device_count) {
  tiling t = {0};
  int64_t dims[3], order[3] = {0, 1, 2}, steps[3];
  draw_factors(device_count, 4, t.tiles);
  draw_factors(device_count, 3, dims);
  for (int i = 2; i > 0; i--) {
    int64_t j = draw(i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  steps[2] = 1;
  steps[1] = dims[2];
  steps[0] = dims[1] * dims[2];
  int64_t n = 0;
  for (int64_t a = 0; a < dims[order[0]]; a++)
    for (int64_t b = 0; b < dims[order[1]]; b++)
      for (int64_t c = 0; c < dims[order[2]]; c++)
        t.devices[n++] = a * steps[order[0]] + b * steps[order[1]] + c * steps[order[2]];
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "{devices=[%d,%d,%d,%d]", (int)t.tiles[0], (int)t.tiles[1], (int)t.tiles[2],
                 (int)t.tiles[3]);
  if (draw(2)) {
    sr_text_printf(&text, "<=[%d,%d,%d]T(%d,%d,%d)", (int)dims[0], (int)dims[1], (int)dims[2],
                   (int)order[0], (int)order[1], (int)order[2]);
  } else {
    if (draw(2)) { /* two devices change places */
      int64_t i = draw(device_count), j = draw(device_count), kept = t.devices[i];
      t.devices[i] = t.devices[j];
      t.devices[j] = kept;
    }
    for (int64_t i = 0; i < device_count; i++)
      sr_text_printf(&text, i ? ",%d" : "%d", (int)t.devices[i]);
  }
  sr_text_string(&text, draw(2) ? " last_tile_dim_replicate}" : " last_tile_dims={replicated}}");
  t.text = sr_text_get(&text);
  return t;
}

static void expect_parts(int index, const tiling *t, int64_t device_count) {
  for (int64_t n = 0; n < device_count; n++) {
    int64_t tile = n / t->tiles[3];
    const int64_t places[3] = {tile / t->tiles[2] / t->tiles[1], tile / t->tiles[2] % t->tiles[1],
                               tile % t->tiles[2]};
    sr_shard shard = shard_of(index, t->devices[n]);
    for (int d = 0; d < 3; d++) {
      EXPECT_EQ(shard.start[d], places[d] * (24 / t->tiles[d]));
      EXPECT_EQ(shard.size[d], 24 / t->tiles[d]);
    }
  }
}

static void parts_of_devices(void) {
  static const int64_t counts[] = {2, 4, 6, 8, 12, 24};
#define CUBE "tensor<24x24x24xf32>"
  for (state = 0; state < 600; state++) {
    uint32_t seed = state;
    int64_t devices = counts[seed % 6];
    tiling t[3];
    for (int i = 0; i < 3; i++)
      t[i] = draw_tiling(devices);
    const char *program = sr_arena_printf(
        arena,
        "module attributes {mhlo.num_partitions = %d : i32} {\nfunc.func public @main(%%x: " CUBE
        " {mhlo.sharding = \"%s\"}, %%y: " CUBE " {mhlo.sharding = \"%s\"}, %%z: " CUBE
        " {mhlo.sharding = \"%s\"}) -> " CUBE " {\nreturn %%x : " CUBE "\n}\n}\n",
        (int)devices, t[0].text, t[1].text, t[2].text);
    EXPECT_CONTAINS(partition(program), "func");
    for (int i = 0; i < 3; i++)
      expect_parts(i, &t[i], devices);
    state = seed;
  }
}

/* Shardings that can be over the same axes are: what one says of a value reaches the other's. */
static void shared_axes(void) {
#define PAIR(A, B)                                                                                 \
  MODULE("8",                                                                                      \
         "(%x: " TYPE4 " {mhlo.sharding = \"" A "\"}, %y: " TYPE4 " {mhlo.sharding = \"" B         \
         "\"}) -> " TYPE4 " {\n%0 = stablehlo.add %x, %y : " TYPE4 "\nreturn %0 : " TYPE4 "\n}")
  partition(PAIR("{devices=[2,4]<=[8]}", "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"));
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.arguments[0].sharding),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=4]>, [{\"axis_0\"}, {\"axis_1\"}]>");
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.arguments[1].sharding),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=4]>, [{\"axis_1\"}, {}]>");
  partition(PAIR("{devices=[2,1,4]0,1,2,3,4,5,6,7 last_tile_dim_replicate}",
                 "{devices=[1,2,4]0,2,4,6,1,3,5,7 last_tile_dim_replicate}"));
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.arguments[1].sharding),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=2, \"axis_2\"=2]>, [{}, {\"axis_2\"}]>");
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.results[0].sharding),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=2, \"axis_2\"=2]>, [{\"axis_0\"}, {\"axis_2\"}]>");
  /* A list in no order, and the same devices as 2 x 4, turned. */
  partition(PAIR("{devices=[8,1]3,1,6,2,7,0,4,5}", "{devices=[4,2]3,7,1,0,6,4,2,5}"));
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.arguments[1].sharding),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=4], device_ids=[3, 1, 6, 2, 7, 0, 4, 5]>, "
                "[{\"axis_1\"}, {\"axis_0\"}]>");
  partition(PAIR("{maximal device=7}", "{replicated metadata={op_name=\\\"}\\\" a={b=1}}}"));
  EXPECT(sr_sharding_is_replicated(&result.signature.arguments[0].sharding));
  EXPECT(sr_sharding_is_replicated(&result.signature.arguments[1].sharding));
}

/* What a group holds lies alike: JAX's shard_alike. The first of it is cut by itself. */
static void groups(void) {
#define ALIKE(FIRST)                                                                               \
  partition(MODULE("4", "(%x: " TYPE4 ") -> (" TYPE4 ", " TYPE4 ") {\n"                            \
                        "%y = stablehlo.iota dim = 0 : " TYPE4 "\n%z = stablehlo.sine %y : " TYPE4 \
                        "\n" CALL("%a", "Sharding", "%x", FIRST, "4x4xf32", "4x4xf32")             \
                            CALL("%b", "Sharding", "%z", "{unknown shard_as 7}", "4x4xf32",        \
                                 "4x4xf32") "return %a, %b : " TYPE4 ", " TYPE4 "\n}"))
  static const char *const cut = "<mesh<[\"axis_0\"=4]>, [{}, {\"axis_0\"}]>";
  ALIKE("{devices=[1,4]<=[4] shard_as 7}");
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.results[1].sharding), cut);
  ALIKE("{devices=[1,4]<=[4] metadata={op_name=\\\"f\\\"} shard_as 7}");
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.results[1].sharding), cut);
  ALIKE("{devices=[1,4]<=[4] shard_as 8}");
  EXPECT(sr_sharding_is_replicated(&result.signature.results[1].sharding));
  EXPECT_CONTAINS(partition(MODULE("4", "(%x: tensor<4xf32>, %y: " TYPE4 ") -> " TYPE4
                                        " {\n" CALL("%a", "Sharding", "%x", "{unknown shard_as 7}",
                                                    "4xf32", "4xf32")
                                            CALL("%b", "Sharding", "%y", "{unknown shard_as 7}",
                                                 "4x4xf32", "4x4xf32") "return %b : " TYPE4 "\n}")),
                  "the values of sharding group 7 have 1 and 2 dimensions");
}

/* ---- parts for one device -------------------------------------------------------------------- */

#define TILED "{devices=[4,1]<=[4]}"
#define ENTER(OUT, IN)                                                                             \
  CALL(OUT "s", "Sharding", IN, TILED, "4x4xf32", "4x4xf32")                                       \
  CALL(OUT, "SPMDFullToShardShape", OUT "s", "{manual}", "4x4xf32", "1x4xf32")
#define LEAVE(OUT, IN)                                                                             \
  CALL(OUT "m", "Sharding", IN, "{manual}", "1x4xf32", "1x4xf32")                                  \
  CALL(OUT, "SPMDShardToFullShape", OUT "m", TILED, "1x4xf32", "4x4xf32")
#define RUN(BODY) partition(MODULE("4", "(%x: " TYPE4 ") -> " TYPE4 " {\n" BODY "}"))

static void separated_parts(void) {
  const char *out = RUN(ENTER("%a", "%x") "%b = stablehlo.add %a, %a : tensor<1x4xf32>\n" LEAVE(
      "%c", "%b") "return %c : " TYPE4 "\n");
  EXPECT_EQ(count(out, "stablehlo.add"), 1);
  EXPECT_CONTAINS(out, "tensor<1x4xf32>");
  EXPECT_EQ(count(out, "4x4xf32"), 0);
  /* A device number and a sum over devices that no value that entered leads to. */
  out = RUN("%p = stablehlo.partition_id : tensor<ui32>\n"
            "%f = stablehlo.convert %p : (tensor<ui32>) -> tensor<f32>\n"
            "%q = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> "
            "tensor<1x4xf32>\n" LEAVE("%c", "%q") "return %c : " TYPE4 "\n");
  EXPECT_CONTAINS(out, "stablehlo.partition_id");
  EXPECT_EQ(count(out, "4x4xf32"), 1); /* the argument, which nothing uses */
  /* A constant inside and outside of a part, and in two parts, one behind the other. */
  out = RUN("%k = stablehlo.constant dense<2.0> : tensor<1x4xf32>\n" ENTER(
      "%a", "%x") "%b = stablehlo.add %a, %k : tensor<1x4xf32>\n" LEAVE("%c", "%b")
                ENTER("%d", "%c") "%e = stablehlo.multiply %d, %k : tensor<1x4xf32>\n" LEAVE(
                    "%g", "%e") "%r = stablehlo.reshape %k : (tensor<1x4xf32>) -> tensor<4xf32>\n"
                                "%h = stablehlo.broadcast_in_dim %r, dims = [1] : "
                                "(tensor<4xf32>) -> " TYPE4 "\n"
                                "%i = stablehlo.add %g, %h : " TYPE4 "\nreturn %i : " TYPE4 "\n");
  EXPECT_EQ(count(out, "stablehlo.add"), 2);
  EXPECT_EQ(count(out, "stablehlo.multiply"), 1);
  EXPECT_EQ(count(out, "4x4xf32"), 0);
}

/* The program is over whole arrays but for what enters and leaves: there devices have terms. */
static void unreduced(void) {
#define TERMS  "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"
#define OTHERS "{devices=[1,1,2,2]0,1,2,3 last_tile_dims={replicated, unreduced}}"
  const char *out = partition(MODULE(
      "4", "(%x: " TYPE4 " {mhlo.sharding = \"{devices=[2,1,2]<=[4] "
           "last_tile_dims={unreduced}}\"}) -> (" TYPE4 " {mhlo.sharding = \"" TERMS
           "\"}) {\n" CALL("%y", "Sharding", "%x", TERMS, "4x4xf32", "4x4xf32") CALL(
               "%z", "Sharding", "%y", "{unreduced}", "4x4xf32", "4x4xf32") "return "
                                                                            "%z : " TYPE4 "\n}"));
  EXPECT_STRING(sr_sharding_name(arena, &result.signature.arguments[0].sharding),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=2]>, [{\"axis_0\"}, {}]>");
  EXPECT(sr_sharding_is_replicated(&result.signature.results[0].sharding));
  EXPECT_EQ(count(out, "all_reduce"), 0);
#define CROSS(SHARDING)                                                                            \
  RUN(CALL("%s", "Sharding", "%x", SHARDING, "4x4xf32", "4x4xf32")                                 \
          CALL("%a", "SPMDFullToShardShape", "%s", "{manual}", "4x4xf32", "4x4xf32")               \
              CALL("%t", "Sharding", "%a", "{manual}", "4x4xf32", "4x4xf32")                       \
                  CALL("%b", "SPMDShardToFullShape", "%t", SHARDING, "4x4xf32",                    \
                       "4x4xf32") "return %b : " TYPE4 "\n")
  out = CROSS(TERMS);
  EXPECT_CONTAINS(out, "dense<[true, true, false, false]>");
  EXPECT_CONTAINS(out, "dense<[[0, 2], [1, 3]]>");
  out = CROSS(OTHERS); /* devices 0 and 2 have copies, 0 and 1 terms */
  EXPECT_CONTAINS(out, "dense<[true, false, true, false]>");
  EXPECT_CONTAINS(out, "dense<[[0, 1], [2, 3]]>");
#define LISTED "{devices=[1,1,2,2]3,1,0,2 last_tile_dims={unreduced, replicated}}"
  out = CROSS(LISTED); /* 3 and 0 have terms, 1 and 2 */
  EXPECT_CONTAINS(out, "dense<[false, true, false, true]>");
  EXPECT_CONTAINS(out, "dense<[[3, 0], [1, 2]]>");
  out = CROSS("{unreduced}");
  EXPECT_CONTAINS(out, "dense<[true, false, false, false]>");
  EXPECT_CONTAINS(out, "dense<[[0, 1, 2, 3]]>");
}

static void mixed_parts(void) {
  EXPECT_CONTAINS(
      RUN("%k = stablehlo.slice %x [0:1, 0:4] : (" TYPE4 ") -> tensor<1x4xf32>\n" ENTER(
          "%a",
          "%x") "%b = stablehlo.add %a, %k : tensor<1x4xf32>\n" LEAVE("%c",
                                                                      "%b") "return %c : " TYPE4
                                                                            "\n"),
      "t.mlir:6:6: stablehlo.add: it uses values of all devices together with values "
      "of one device");
  EXPECT_CONTAINS(RUN(ENTER("%a", "%x") "%b = stablehlo.broadcast_in_dim %a, dims = [0, 1] : "
                                        "(tensor<1x4xf32>) -> " TYPE4 "\nreturn %b : " TYPE4 "\n"),
                  "a value of one device is given as one of all");
  EXPECT_CONTAINS(RUN("%k = stablehlo.slice %x [0:1, 0:4] : (" TYPE4
                      ") -> tensor<1x4xf32>\n" LEAVE("%c", "%k") "return %c : " TYPE4 "\n"),
                  "its operand is a value of all devices");
  /* What leaves enters again, and meets what has been inside. */
  EXPECT_CONTAINS(RUN(ENTER("%a", "%x") LEAVE("%b", "%a")
                          ENTER("%c", "%b") "%d = stablehlo.add %a, %c : tensor<1x4xf32>\n" LEAVE(
                              "%e", "%d") "return %e : " TYPE4 "\n"),
                  "let it enter first");
  EXPECT_CONTAINS(RUN(CALL("%a", "SPMDFullToShardShape", "%x", "{manual}", "4x4xf32", "1x4xf32")
                          LEAVE("%b", "%a") "return %b : " TYPE4 "\n"),
                  "no @Sharding before it says in which parts the value enters");
}

/* Which device has which part when a value enters, and when one leaves, is what lists of devices
 * say, in any order; numbers inside are those of devices. */
static void listed_parts(void) {
#define THROUGH(IN, OWN, INSIDE, LEAVING, OUT)                                                     \
  RUN(CALL("%s", "Sharding", "%x", IN, "4x4xf32", "4x4xf32")                                       \
          CALL("%a", "SPMDFullToShardShape", "%s", OWN, "4x4xf32", "1x4xf32")                      \
              INSIDE CALL("%c", "Sharding", "%b", LEAVING, "1x4xf32", "1x4xf32")                   \
                  CALL("%d", "SPMDShardToFullShape", "%c", OUT, "1x4xf32",                         \
                       "4x4xf32") "return %d : " TYPE4 "\n")
#define BACK "{devices=[4,1]3,2,1,0}"
#define ODD  "{devices=[4,1]0,3,1,2}"
#define COLLECTIVES                                                                                \
  "%p = stablehlo.partition_id : tensor<ui32>\n"                                                   \
  "%f = stablehlo.convert %p : (tensor<ui32>) -> tensor<f32>\n"                                    \
  "%g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<1x4xf32>\n"             \
  "%h = stablehlo.add %a, %g : tensor<1x4xf32>\n"                                                  \
  "%i = \"stablehlo.all_gather\"(%h) <{all_gather_dim = 0 : i64, channel_handle = "                \
  "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [3, 2]]> : "   \
  "tensor<2x2xi64>, use_global_device_ids}> : (tensor<1x4xf32>) -> tensor<2x4xf32>\n"              \
  "%j = stablehlo.slice %i [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>\n"                    \
  "%b = \"stablehlo.collective_permute\"(%j) <{channel_handle = "                                  \
  "#stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [3, "     \
  "2]]> : tensor<2x2xi64>}> : (tensor<1x4xf32>) -> tensor<1x4xf32>\n"
#define TURNED "{devices=[1,1,4]<=[2,2]T(1,0) last_tile_dims={manual}}" /* as {manual} */
  const char *const lists[] = {THROUGH(BACK, "{manual}", COLLECTIVES, "{manual}", BACK),
                               THROUGH(ODD, "{manual}", COLLECTIVES, TURNED, ODD),
                               THROUGH(ODD, TURNED, COLLECTIVES, "{manual}", BACK)};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    EXPECT_EQ(count(lists[i], "stablehlo.partition_id"), 1);
    EXPECT_EQ(count(lists[i], "dynamic_slice"), 0); /* no table of positions */
    EXPECT_EQ(count(lists[i], "redistribute"), 0);
    EXPECT_EQ(count(lists[i], "stablehlo.all_gather"), 1);
    EXPECT_EQ(count(lists[i], "stablehlo.collective_permute"), 1);
    EXPECT_CONTAINS(lists[i], "replica_groups = dense<[[0, 1], [3, 2]]>");
    EXPECT_CONTAINS(lists[i], "source_target_pairs = dense<[[0, 1], [3, 2]]>");
  }
  for (int64_t device = 0; device < 4; device++) { /* of the last one */
    static const int64_t dims[2] = {4, 4}, rows[4] = {0, 2, 3, 1};
    const sr_signature *ports = &result.signature;
    EXPECT_EQ(sr_sharding_shard(&ports->arguments[0].sharding, dims, device).start[0],
              rows[device]);
    EXPECT_EQ(sr_sharding_shard(&ports->results[0].sharding, dims, device).start[0], 3 - device);
  }
  /* Terms leave by a list that cuts devices more finely than the one that their parts came by. */
  const char *out = RUN(
      CALL("%s", "Sharding", "%x", BACK, "4x4xf32", "4x4xf32")
          CALL("%a", "SPMDFullToShardShape", "%s", "{manual}", "4x4xf32", "1x4xf32")
              CALL("%b", "SPMDShardToFullShape", "%a",
                   "{devices=[1,1,2,2]0,3,1,2 last_tile_dims={replicated, unreduced}}", "1x4xf32",
                   "1x4xf32") "%c = stablehlo.broadcast_in_dim %b, dims = [0, 1] : "
                              "(tensor<1x4xf32>) -> " TYPE4 "\nreturn %c : " TYPE4 "\n");
  EXPECT_CONTAINS(out, "stablehlo.all_reduce");
  EXPECT_CONTAINS(out, "dense<[[0, 3], [1, 2]]>");
  /* Along some axes alone, values are on one mesh. */
#define EACH "{devices=[1,1,2,2]0,3,1,2 last_tile_dims={manual, replicated}}"
#define HALF "{devices=[2,1,2]0,3,1,2 last_tile_dim_replicate}"
#define LEFT(OUT)                                                                                  \
  RUN(CALL("%s", "Sharding", "%x", HALF, "4x4xf32",                                                \
           "4x4xf32") CALL("%a", "SPMDFullToShardShape", "%s", EACH, "4x4xf32", "2x4xf32")         \
          CALL("%b", "SPMDShardToFullShape", "%a", OUT, "2x4xf32", "4x4xf32") "return %b : " TYPE4 \
                                                                              "\n")
  EXPECT_CONTAINS(LEFT("{devices=[2,1,2]0,2,3,1 last_tile_dim_replicate}"),
                  "values that are those of one device along some axes enter or leave here in "
                  "parts on devices that no one mesh counts");
  /* Devices that have copies of one another are named in any order. */
  const char *const same[] = {LEFT(HALF), LEFT("{devices=[2,1,2]3,0,1,2 last_tile_dim_replicate}"),
                              LEFT("{devices=[2,1,2]0,3,2,1 last_tile_dims={replicated}}")};
  for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
    EXPECT_CONTAINS(same[i], "-> tensor<2x4xf32>");
    EXPECT_EQ(count(same[i], "stablehlo"), 0);
  }
  for (int64_t device = 0; device < 4; device++) { /* of the last one */
    static const int64_t dims[2] = {4, 4}, rows[4] = {0, 2, 2, 0};
    EXPECT_EQ(sr_sharding_shard(&result.signature.results[0].sharding, dims, device).start[0],
              rows[device]);
  }
#undef LEFT
#undef HALF
}

/* JAX's axis_index where values are those of one device along some axes: the number of a device
 * leaves into the part that uses it. */
static void numbers_in_parts(void) {
#define HALF "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"
#define SOME "{devices=[2,2]<=[4] last_tile_dims={manual, replicated}}"
#define NUMBER                                                                                     \
  "%p = stablehlo.partition_id : tensor<ui32>\n"                                                   \
  "%f = stablehlo.convert %p : (tensor<ui32>) -> tensor<f32>\n" CALL("%m", "Sharding", "%f",       \
                                                                     "{manual}", "f32", "f32")     \
      CALL("%n", "SPMDShardToFullShape", "%m", SOME, "f32", "f32")
#define WIDE(OUT) OUT " = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> "
#define ADDED(TO, FROM)                                                                            \
  CALL(TO "s", "Sharding", FROM, HALF, "4x4xf32", "4x4xf32")                                       \
  CALL(TO "a", "SPMDFullToShardShape", TO "s",                                                     \
       "{devices=[1,1,2,2]<=[4] last_tile_dims={manual, replicated}}", "4x4xf32", "2x4xf32")       \
  WIDE(TO "w")                                                                                     \
  "tensor<2x4xf32>\n" TO "b = stablehlo.add " TO "a, " TO                                          \
  "w : tensor<2x4xf32>\n" CALL(TO, "SPMDShardToFullShape", TO "b", HALF, "2x4xf32", "4x4xf32")
  const char *out = RUN(NUMBER ADDED("%y", "%x") "return %y : " TYPE4 "\n");
  EXPECT_EQ(count(out, "stablehlo.partition_id"), 1);
  EXPECT_EQ(count(out, "stablehlo.add"), 1);
  EXPECT_CONTAINS(out, "-> tensor<2x4xf32>");
  EXPECT_EQ(count(out, "4x4xf32"), 0);
  /* Two parts use it, and nothing does. */
  out = RUN(NUMBER ADDED("%y", "%x") ADDED("%z", "%y") "return %z : " TYPE4 "\n");
  EXPECT_EQ(count(out, "stablehlo.add"), 2);
  EXPECT_EQ(count(out, "4x4xf32"), 0);
  out = RUN(NUMBER "%u = stablehlo.negate %n : tensor<f32>\nreturn %x : " TYPE4 "\n");
  EXPECT_EQ(count(out, "stablehlo"), 0);
  EXPECT_CONTAINS(RUN(NUMBER WIDE("%w") TYPE4 "\n%y = stablehlo.add %x, %w : " TYPE4
                                              "\nreturn %y : " TYPE4 "\n"),
                  "t.mlir:6:6: stablehlo.custom_call: its result is a value of one device along "
                  "some axes, but is used outside of the parts of the program for one device");
#undef HALF
}

/* What stands inside is on the mesh of what enters and leaves, which is one for all of it: of 12
 * devices that are 3 x 4 outside, and 2 x 3 x 2 inside, along whose last axis values are those of
 * one device. */
static void meshes_of_parts(void) {
#define WHOLE "12x12xf32"
#define PART  "12x6xf32"
#define LAST  "{devices=[1,2,6]<=[6,2]T(1,0) last_tile_dim_replicate}"
#define OWN   "{devices=[1,1,2,6]<=[6,2]T(1,0) last_tile_dims={manual, replicated}}"
#define INSIDE(SHARDING)                                                                           \
  partition(MODULE("12", "(%x: tensor<" WHOLE "> {mhlo.sharding = \"{devices=[3,4]<=[12]}\"}) -> " \
                         "tensor<" WHOLE "> {\n" CALL("%s", "Sharding", "%x", LAST, WHOLE, WHOLE)  \
                             CALL("%a", "SPMDFullToShardShape", "%s", OWN, WHOLE, PART)            \
                                 CALL("%b", "Sharding", "%a", SHARDING, PART, PART)                \
                                     CALL("%c", "Sharding", "%b", OWN, PART, PART)                 \
                                         CALL("%d", "SPMDShardToFullShape", "%c", LAST, PART,      \
                                              WHOLE) "return %d : tensor<" WHOLE ">\n}"))
  const char *out =
      INSIDE("{devices=[2,1,2,3]<=[2,3,2]T(0,2,1) last_tile_dims={manual, replicated}}");
  EXPECT_CONTAINS(out, "-> tensor<6x6xf32>");
  EXPECT_STRING(sharding_of_result(0),
                "<mesh<[\"axis_0\"=2, \"axis_1\"=3, \"axis_2\"=2]>, [{}, {\"axis_2\"}]>");
  EXPECT_CONTAINS(INSIDE("{devices=[2,1,2,3]0,2,4,1,3,5,11,9,7,10,8,6 last_tile_dims={manual, "
                         "replicated}}"),
                  "the sharding is on another mesh than the manual computation around it");
#undef INSIDE
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void refused_texts(void) {
#define REFUSED(TEXT, SENTENCE)                                                                    \
  EXPECT_CONTAINS(partition(MODULE("4", "(%x: " TYPE4 " {mhlo.sharding = \"" TEXT "\"}) -> " TYPE4 \
                                        " {\nreturn %x : " TYPE4 "\n}")),                          \
                  "@main: argument 0 with mhlo.sharding \"" TEXT "\": " SENTENCE)
  REFUSED("", "'{' is expected before \"\"");
  REFUSED("{devices=[4,1]<=[4]", "'}' is expected");
  REFUSED("{devices=[4,1]<=[4]} ,", "\",\" follows its end");
  REFUSED("{devices=[8,1]<=[8]}", "tiles of 8 devices, but the module is for 4");
  REFUSED("{devices=[4,1]<=[8]}", "a list of 8 devices, but the module is for 4");
  REFUSED("{devices=[0,4]<=[4]}", "tiles of no device, or of too many");
  REFUSED("{devices=[99999999999999999999]<=[4]}", "a number is too large");
  REFUSED("{devices=[4,1]<=[2,2]T(0,0)}", "T(...) has to name every dimension once");
  REFUSED("{devices=[4,1]<=[2,2]T(0)}", "T(...) has to name every dimension once");
  REFUSED("{devices=[4,1]0,1,2}", "',' is expected");
  REFUSED("{devices=[4,1]0}", "it lists fewer devices than it has tiles");
  REFUSED("{devices=[4,1]0,1,2,2}", "its devices have to be all of the program's, each once");
  REFUSED("{devices=[4,1]0,1,2,4}", "its devices have to be all of the program's, each once");
  REFUSED("{devices=[2,2]<=[4] last_tile_dims={partial}}",
          "last_tile_dims are supported that are manual, replicated or unreduced");
  REFUSED("{devices=[4]<=[4] last_tile_dims={manual, manual}}", "last_tile_dims has more");
  REFUSED("{unknown shard_as}", "a number is expected before \"}\"");
  REFUSED("{unknown shard_like 0}", "shard_like is not supported, shard_as is");
  REFUSED("{maximal device=4}", "it names a device that the program does not have");
  REFUSED("{replicated metadata={a", "its metadata do not end");
  REFUSED("{manual}", "that is no sharding of a whole array");
  REFUSED("{{replicated}, {replicated}}", "that is no sharding of a whole array");
#define ONES "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,"
#define MANY ONES ONES ONES ONES ONES ONES ONES ONES
  REFUSED("{devices=[" MANY "4]<=[4]}", "there are too many dimensions");
  REFUSED("{devices=[4,1]<=[" MANY "4]}", "there are too many dimensions");
  EXPECT_CONTAINS(partition(MODULE("4", "(%x: " TYPE4 " {mhlo.sharding = \"{devices=[4]<=[4]}\"}) "
                                        "-> " TYPE4 " {\nreturn %x : " TYPE4 "\n}")),
                  "is for 1 dimensions; the value has 2");
  EXPECT_CONTAINS(
      partition(MODULE("4", "(%x: " TYPE4 ") -> " TYPE4 " {\n%0 = stablehlo.add %x, %x "
                            "{mhlo.sharding = \"{{replicated}, {replicated}}\"} : " TYPE4
                            "\nreturn %0 : " TYPE4 "\n}")),
      "t.mlir:3:6: stablehlo.add: mhlo.sharding \"{{replicated}, {replicated}}\" gives 2 shardings "
      "to 1 results");
}

int main(void) {
  return RUN_EACH(parts_of_devices, shared_axes, groups, separated_parts, unreduced, mixed_parts,
                  listed_parts, numbers_in_parts, meshes_of_parts, refused_texts);
}
