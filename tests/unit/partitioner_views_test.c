/*
 * Ops that only move elements, along a dimension that is divided: each element goes once, from the
 * device that has it to the one that computes with it. What they compute is tested by the program
 * rolls_along_parts.
 */
#include "support/partitioned.h"

/* ---- programs -------------------------------------------------------------------------------- */

/* Made of %a, 16 rows of which each of 4 devices has 4. */
static sr_text body, results, types;

static void begin(void) {
  body = results = types = (sr_text){.arena = arena};
  sr_text_string(&body, "%z = stablehlo.constant dense<0.0> : tensor<f32>\n");
}

/* Rows [first, end) of `of`, which has `size`. */
static void slice(const char *name, const char *of, int size, int first, int end) {
  sr_text_printf(&body, "%%%s = stablehlo.slice %%%s [%d:%d, 0:3] : (tensor<%dx3xf32>)", name, of,
                 first, end, size);
  sr_text_printf(&body, " -> tensor<%dx3xf32>\n", end - first);
}

/* Two behind each other, of so many rows. */
static void join(const char *name, const char *first, int rows, const char *second, int more) {
  sr_text_printf(&body, "%%%s = stablehlo.concatenate %%%s, %%%s, dim = 0", name, first, second);
  sr_text_printf(&body, " : (tensor<%dx3xf32>, tensor<%dx3xf32>) -> tensor<%dx3xf32>\n", rows, more,
                 rows + more);
}

/* The last `by` of 16 rows, and then the others. */
static void roll(const char *name, const char *of, int by) {
  const char *last = sr_arena_printf(arena, "%s_last", name);
  const char *others = sr_arena_printf(arena, "%s_others", name);
  slice(last, of, 16, 16 - by, 16);
  slice(others, of, 16, 0, 16 - by);
  join(name, last, by, others, 16 - by);
}

static void pad(const char *name, const char *of, int size, int low, int high) {
  sr_text_printf(&body, "%%%s = stablehlo.pad %%%s, %%z, low = [%d, 0], high = [%d, 0]", name, of,
                 low, high);
  sr_text_printf(&body, ", interior = [0, 0] : (tensor<%dx3xf32>, tensor<f32>)", size);
  sr_text_printf(&body, " -> tensor<%dx3xf32>\n", low + size + high);
}

static void negate(const char *name, const char *of, int rows) {
  sr_text_printf(&body, "%%%s = stablehlo.negate %%%s : tensor<%dx3xf32>\n", name, of, rows);
}

static void give(const char *name, int rows) {
  const char *comma = results.count ? ", " : "";
  sr_text_printf(&results, "%s%%%s", comma, name);
  sr_text_printf(&types, "%stensor<%dx3xf32>", comma, rows);
}

/* The program of one device. */
static const char *partitioned(void) {
  const char *give_types = sr_text_get(&types);
  return partition(sr_arena_printf(
      arena,
      "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  sdy.mesh @m = <[\"i\"=4]>\n"
      "  func.func public @main(%%a: tensor<16x3xf32> "
      "{sdy.sharding = #sdy.sharding<@m, [{\"i\"}, {}]>}) -> (%s) {\n%sreturn %s : %s\n}\n}\n",
      give_types, sr_text_get(&body), sr_text_get(&results), give_types));
}

static int moving(const char *out) {
  return count(out, "spmdrun.redistribute") + count(out, "collective_permute");
}

/* ---- what is moved --------------------------------------------------------------------------- */

static void rolls(void) {
  /* Part p gets rows 4 p - 5 to 4 p - 2: the last of a part, and the first three of the next. */
  begin();
  roll("r", "a", 5);
  give("r", 16);
  const char *out = partitioned();
  EXPECT_CONTAINS(out, "\"spmdrun.redistribute\"(%arg0) <{pieces = dense<["
                       "[2, 0, 1, 3, 3, 0, 0, 0], [3, 0, 3, 3, 0, 0, 1, 0], "
                       "[3, 1, 1, 3, 3, 0, 0, 0], [0, 1, 3, 3, 0, 0, 1, 0], "
                       "[0, 2, 1, 3, 3, 0, 0, 0], [1, 2, 3, 3, 0, 0, 1, 0], "
                       "[1, 3, 1, 3, 3, 0, 0, 0], [2, 3, 3, 3, 0, 0, 1, 0]]>");
  EXPECT_EQ(moving(out), 1);
  EXPECT_EQ(count(out, "stablehlo.select"), 0);
  /* By whole parts: who sends to whom says all. */
  begin();
  roll("r", "a", 4);
  give("r", 16);
  out = partitioned();
  EXPECT_CONTAINS(out, "dense<[[3, 0], [0, 1], [1, 2], [2, 3]]>");
  EXPECT_EQ(moving(out), 1);
  /* Two that follow each other are one, by 8. */
  begin();
  roll("r", "a", 5);
  roll("s", "r", 3);
  give("s", 16);
  out = partitioned();
  EXPECT_CONTAINS(out, "dense<[[2, 0], [3, 1], [0, 2], [1, 3]]>");
  EXPECT_EQ(moving(out), 1);
}

/* jnp.roll by nothing puts no rows in front, and jnp.pad along one dimension no columns around. */
static void nothing_in_front(void) {
  begin();
  roll("r", "a", 0);
  give("r", 16);
  const char *out = partitioned();
  EXPECT_EQ(moving(out) + count(out, "all_gather"), 0);
  begin();
  sr_text_string(&body, "%e = stablehlo.slice %a [0:16, 1:1] : (tensor<16x3xf32>) -> "
                        "tensor<16x0xf32>\n%c = stablehlo.concatenate %e, %a, dim = 1 : "
                        "(tensor<16x0xf32>, tensor<16x3xf32>) -> tensor<16x3xf32>\n");
  give("c", 16);
  out = partitioned();
  EXPECT_EQ(moving(out) + count(out, "all_gather") + count(out, "x0x"), 0);
}

/* A row more on either side, of which three windows are read: one is what there was, and the others
 * are fetched at once. */
static void around(void) {
  begin();
  slice("low", "a", 16, 15, 16);
  slice("high", "a", 16, 0, 1);
  join("b", "low", 1, "a", 16);
  join("c", "b", 17, "high", 1);
  for (int i = 0; i < 3; i++) {
    const char *name = sr_arena_printf(arena, "%d", i);
    slice(name, "c", 18, i, 16 + i);
    give(name, 16);
  }
  const char *out = partitioned();
  EXPECT_EQ(moving(out), 1);
  EXPECT_EQ(count(out, "select") + count(out, "concatenate"), 0);
}

/* By half of the rows, and three windows of that: rows go far once, then to their neighbours, for
 * all windows at once. */
static void done_where_that_is_less(void) {
  begin();
  roll("r", "a", 8);
  for (int i = 0; i < 3; i++) {
    const char *name = sr_arena_printf(arena, "%d", i);
    slice(name, "r", 16, i, 14 + i);
    give(name, 14);
  }
  const char *out = partitioned();
  EXPECT_EQ(count(out, "collective_permute"), 1);
  EXPECT_CONTAINS(out, "dense<[[2, 0], [3, 1], [0, 2], [1, 3]]>");
  EXPECT_EQ(count(out, "spmdrun.redistribute"), 1);
}

/* What is moved and then moved back, or is in the device's part, is not sent. */
static void moved_back(void) {
  begin();
  slice("0", "a", 16, 1, 16);
  pad("1", "0", 15, 1, 0);
  give("1", 16);
  const char *out = partitioned();
  EXPECT_EQ(moving(out), 0);
  EXPECT_EQ(count(out, "stablehlo.select"), 1); /* the first row is none of the slice */
  begin();
  slice("0", "a", 16, 1, 16);
  pad("1", "0", 15, 0, 1);
  give("1", 16);
  EXPECT_EQ(moving(partitioned()), 1);
  /* What lies behind the end of an uneven part may be anything, and is zeros then. */
  begin();
  slice("0", "a", 16, 0, 15);
  negate("1", "0", 15);
  pad("2", "1", 15, 0, 1);
  give("2", 16);
  out = partitioned();
  EXPECT_EQ(moving(out), 0);
  EXPECT_EQ(count(out, "stablehlo.select"), 1);
  /* A slice reads none of it. */
  begin();
  slice("0", "a", 16, 0, 15);
  negate("1", "0", 15);
  slice("2", "1", 15, 0, 14);
  give("2", 14);
  out = partitioned();
  EXPECT_EQ(moving(out) + count(out, "stablehlo.select"), 0);
}

/* Whoever takes the result otherwise needs it made: all take it then. */
static void made_for_others(void) {
  begin();
  roll("r", "a", 3);
  negate("0", "r", 16);
  slice("1", "r", 16, 1, 15);
  give("0", 16);
  give("1", 14);
  const char *out = partitioned();
  EXPECT_EQ(moving(out), 2);
  EXPECT_EQ(count(out, "spmdrun.redistribute\"(%arg0)"), 1);
}

/* Of two arrays in one form, joined twice: one redistribute of both. */
static void of_two_arrays(void) {
  begin();
  negate("n", "a", 16);
  slice("0", "a", 16, 9, 16);
  slice("1", "a", 16, 0, 9);
  join("2", "0", 7, "n", 16);
  join("3", "2", 23, "1", 9);
  give("3", 32);
  const char *out = partitioned();
  EXPECT_EQ(moving(out), 1);
  EXPECT_EQ(count(out, "stablehlo.concatenate"), 1);
  EXPECT_EQ(count(out, "stablehlo.select"), 0);
  /* What is made of two is no view: a window of it is a third. */
  begin();
  negate("n", "a", 16);
  slice("0", "a", 16, 9, 16);
  join("1", "0", 7, "n", 16);
  slice("2", "1", 23, 1, 23);
  give("2", 22);
  out = partitioned();
  EXPECT_EQ(moving(out), 3);
  EXPECT_EQ(count(out, "stablehlo.select"), 1);
}

int main(void) {
  return RUN_EACH(rolls, nothing_in_front, around, done_where_that_is_less, moved_back,
                  made_for_others, of_two_arrays);
}
