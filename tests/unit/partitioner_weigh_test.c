/*
 * Products that are summed over a dimension in parts: what moves, the operands or the sums. With 4
 * devices of one node a message counts as 4,096 bytes (cost.h), and by the table of traffic.h, of
 * X = [i, k] and Y = [k, j], both cut along k, and R = [i, j]:
 *
 *   all_reduce of R                                           6 messages, 3/2 R
 *   X by rows, Y whole, R by rows, and that to all devices    9 messages, 3/4 (X / 4 + Y + R)
 *   R in parts, of the sums                                   3 messages, 3/4 R
 *
 * Bytes are worked out by hand in each test.
 */
#include "support/partitioned.h"

#define ALONG(DIMS) "{sdy.sharding = #sdy.sharding<@m, " DIMS ">}"
#define K_OF_X      ALONG("[{}, {\"i\"}]")
#define K_OF_Y      ALONG("[{\"i\"}, {}]")
#define WHOLE       ALONG("[{}, {}]")

static const char *program(const char *main) {
  return sr_arena_printf(arena,
                         "module attributes {mhlo.num_partitions = 4 : i32} {\n"
                         "  sdy.mesh @m = <[\"i\"=4]>\n  func.func public @main%s\n}\n",
                         main);
}

/* With the rewrites: what is summed, and of which each takes a part, is a reduce_scatter. */
static const char *rewritten(const char *text) {
  return partition_with(text, &(sr_partition_options){.placement = SR_PLACEMENT_ALL});
}

/* [256, k] x [k, j] of `dtype`, cut as they say. */
static const char *product_of(const char *dtype, int k, int j, const char *x, const char *y,
                              const char *result_form) {
  const char *a = sr_arena_printf(arena, "tensor<256x%dx%s>", k, dtype);
  const char *b = sr_arena_printf(arena, "tensor<%dx%dx%s>", k, j, dtype);
  const char *r = sr_arena_printf(arena, "tensor<256x%dx%s>", j, dtype);
  return rewritten(program(sr_arena_printf(
      arena,
      "(%%x: %s %s, %%y: %s %s) -> (%s %s) {\n%%0 = stablehlo.dot_general %%x, %%y, "
      "contracting_dims = [1] x [0] : (%s, %s) -> %s\nreturn %%0 : %s\n}",
      a, x, b, y, r, result_form, a, b, r, r)));
}

static const char *product(int k, int j, const char *x, const char *y, const char *result_form) {
  return product_of("f32", k, j, x, y, result_form);
}

/* Moves if 16,384 + X / 4 + Y < R: of 256 columns, if 1,280 k < 245,760. */
static void both_in_parts(void) {
  const char *out = product(188, 256, K_OF_X, K_OF_Y, "");
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_EQ(count(out, "all_gather\""), 1); /* of Y: nobody has asked for the result */
  EXPECT_CONTAINS(out, "(tensor<64x188xf32>, tensor<188x256xf32>) -> tensor<64x256xf32>");
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"i\"}, {}]>");
  out = product(192, 256, K_OF_X, K_OF_Y, ""); /* as much */
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT_EQ(count(out, "all_to_all\"") + count(out, "all_gather\""), 0);
  /* The result is brought to all devices at the same cost. */
  out = product(188, 256, K_OF_X, K_OF_Y, WHOLE);
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_EQ(count(out, "all_gather\""), 2);
  EXPECT_EQ(count(product(192, 256, K_OF_X, K_OF_Y, WHOLE), "all_reduce\""), 1);
}

/* What every device has need not move: if X / 4 < R, for the messages are as many. */
static void one_in_parts(void) {
  const char *out = product(4092, 1024, K_OF_X, WHOLE, "");
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_EQ(count(out, "all_gather\""), 0);
  out = product(4096, 1024, K_OF_X, WHOLE, "");
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT_EQ(count(out, "all_to_all\""), 0);
  /* Of the larger operand the columns: Y / 4 < R. */
  out = product(1020, 64, WHOLE, K_OF_Y, "");
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}]>");
}

/* 66 columns are 17, 17, 17 and 15; 250 rows are 63, 63, 63 and 61. */
static void uneven_parts(void) {
  const char *out = partition(program(
      "(%x: tensor<250x66xf32> " K_OF_X ") -> tensor<250x250xf32> {\n"
      "%0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<250x66xf32>, "
      "tensor<250x66xf32>) -> tensor<250x250xf32>\nreturn %0 : tensor<250x250xf32>\n}"));
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_CONTAINS(out, "(tensor<63x66xf32>, tensor<250x66xf32>) -> tensor<63x250xf32>");
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"i\"}, {}]>");
}

/*
 * The result is to be cut along the rows, as X is not. By rows: 6 messages, 3/4 (X / 4 + Y). Of the
 * sums: 3 messages, 3/4 R. So the former if 16,384 + X / 4 + Y < R, as before. The other way round,
 * X has rows already: 3 messages and 3/4 Y are for rows; for sums 6, and 3/4 (X / 4 + R).
 */
static void results_in_parts(void) {
  const char *rows = ALONG("[{\"i\"}, {}]");
  EXPECT_EQ(count(product(188, 256, K_OF_X, K_OF_Y, rows), "all_gather\""), 1);
  EXPECT_EQ(count(product(192, 256, K_OF_X, K_OF_Y, rows), "reduce_scatter\""), 1);
  /* R = 65,536, X / 4 = 256 k, Y = 256 k: never. */
  EXPECT_EQ(count(product(1024, 64, rows, K_OF_Y, rows), "all_gather\""), 1);
  /* R = 4,096, X / 4 = 256 k, Y = 16 k. */
  EXPECT_EQ(count(product(1024, 4, rows, K_OF_Y, rows), "all_gather\""), 1);
  /* R = 524,288, X / 4 = 256 k, Y = 2,048 k: if 16,384 + 524,288 < 1,792 k, from 302 on. */
  EXPECT_EQ(count(product(300, 512, rows, K_OF_Y, rows), "all_gather\""), 1);
  const char *out = product(304, 512, rows, K_OF_Y, rows);
  EXPECT_EQ(count(out, "all_gather\""), 0);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_EQ(count(out, "reduce_scatter\""), 1);
}

/* Sums of bf16 are f32 on their way to those that take parts: both_in_parts moves if
 * 16,384 + X / 4 + Y < 2 R, if 640 k < 245,760. */
static void small_floats(void) {
  const char *out = product_of("bf16", 380, 256, K_OF_X, K_OF_Y, "");
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_CONTAINS(out, "(tensor<64x380xbf16>, tensor<380x256xbf16>) -> tensor<64x256xbf16>");
  out = product_of("bf16", 384, 256, K_OF_X, K_OF_Y, "");
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT_CONTAINS(out, "(tensor<256x96xbf16>, tensor<96x256xbf16>) -> tensor<256x256xf32>");
}

/* What a loop adds up is summed over the devices once, behind it: nothing moves meanwhile. */
static void sums_in_loops(void) {
#define ADDING(NEXT)                                                                               \
  "(%x: tensor<256x64xf32> " K_OF_X ", %y: tensor<64x256xf32> " K_OF_Y                             \
  ") -> tensor<256x256xf32> {\n"                                                                   \
  "%c = stablehlo.constant dense<0.0> : tensor<256x256xf32>\n"                                     \
  "%zero = stablehlo.constant dense<0> : tensor<i32>\n"                                            \
  "%one = stablehlo.constant dense<1> : tensor<i32>\n"                                             \
  "%ten = stablehlo.constant dense<10> : tensor<i32>\n"                                            \
  "%l:3 = stablehlo.while(%i = %zero, %v = %x, %w = %c) : tensor<i32>, tensor<256x64xf32>, "       \
  "tensor<256x256xf32>\ncond {\n"                                                                  \
  "%p = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"       \
  "stablehlo.return %p : tensor<i1>\n} do {\n"                                                     \
  "%n = stablehlo.add %i, %one : tensor<i32>\n"                                                    \
  "%s = stablehlo.tanh %v : tensor<256x64xf32>\n"                                                  \
  "%d = stablehlo.dot_general %s, %y, contracting_dims = [1] x [0] : (tensor<256x64xf32>, "        \
  "tensor<64x256xf32>) -> tensor<256x256xf32>\n"                                                   \
  "%g = stablehlo.negate %d : tensor<256x256xf32>\n" NEXT                                          \
  "stablehlo.return %n, %s, %e : tensor<i32>, tensor<256x64xf32>, tensor<256x256xf32>\n}\n"        \
  "return %l#2 : tensor<256x256xf32>\n}"
  const char *out = rewritten(program(ADDING("%e = stablehlo.add %w, %g : tensor<256x256xf32>\n")));
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT(strstr(out, "all_reduce\"") > strstr(out, "} do {"));
  EXPECT_EQ(count(out, "all_to_all\"") + count(out, "all_gather\""), 0);
  EXPECT_EQ(
      count(partition(program(ADDING("%e = stablehlo.maximum %w, %g : tensor<256x256xf32>\n"))),
            "all_reduce\""),
      0);
}

int main(void) {
  return RUN_EACH(both_in_parts, one_in_parts, uneven_parts, results_in_parts, small_floats,
                  sums_in_loops);
}
