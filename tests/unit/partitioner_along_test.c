/*
 * Ops along a dimension that is divided, which combine more than an all_reduce can: how much goes
 * between devices, and that no operand is put together. What they compute is tested by the programs
 * of their names, and by tests/fuzz.
 */
#include "support/partitioned.h"

#define LINE_OF_4(BODY)                                                                            \
  "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"             \
  "  sdy.mesh @m = <[\"i\"=4]>\n  func.func public @main" BODY "\n}\n"
#define ALONG(DIMS) "{sdy.sharding = #sdy.sharding<@m, " DIMS ">}"

/* Products and sums of pairs: the affine functions x -> a x + b, one behind the other. They do not
 * commute. */
#define COMPOSED(SHAPE, DIMS, RESULT)                                                              \
  "%c = stablehlo.constant dense<1.0> : tensor<f32>\n"                                             \
  "%d = stablehlo.constant dense<0.0> : tensor<f32>\n"                                             \
  "%0:2 = \"stablehlo.reduce\"(%a, %b, %c, %d) <{dimensions = array<i64: " DIMS ">}> ({\n"         \
  "^bb0(%p: tensor<f32>, %q: tensor<f32>, %r: tensor<f32>, %s: tensor<f32>):\n"                    \
  "%1 = stablehlo.multiply %p, %r : tensor<f32>\n"                                                 \
  "%2 = stablehlo.multiply %q, %r : tensor<f32>\n"                                                 \
  "%3 = stablehlo.add %2, %s : tensor<f32>\n"                                                      \
  "stablehlo.return %1, %3 : tensor<f32>, tensor<f32>\n}) : (" SHAPE ", " SHAPE                    \
  ", tensor<f32>, tensor<f32>) -> (" RESULT ", " RESULT ")\n"                                      \
  "return %0#0, %0#1 : " RESULT ", " RESULT "\n}"

#define COMPOSING(SHAPE, FORM, DIMS, RESULT)                                                       \
  LINE_OF_4("(%a: " SHAPE " " ALONG(FORM) ", %b: " SHAPE " " ALONG(                                \
      FORM) ") -> (" RESULT ", " RESULT ") {\n" COMPOSED(SHAPE, DIMS, RESULT))

static void reductions_by_regions(void) {
  /* Each device reduces its part; four results of each operand are reduced again. */
  const char *out = partition(COMPOSING("tensor<8x3xf32>", "[{\"i\"}, {}]", "0", "tensor<3xf32>"));
  EXPECT_EQ(count(out, "stablehlo.reduce("), 2);
  EXPECT_EQ(count(out, "all_gather\""), 2);
  EXPECT_EQ(count(out, "(tensor<1x3xf32>) -> tensor<4x3xf32>"), 2);
  /* Neither what lies behind the end of an uneven part counts in it, nor the initial values: each
   * part has marks, which are false there. */
  out = partition(COMPOSING("tensor<7x3xf32>", "[{\"i\"}, {}]", "0", "tensor<3xf32>"));
  EXPECT_EQ(count(out, ":3 = stablehlo.reduce("), 1);
  EXPECT_EQ(count(out, ":2 = stablehlo.reduce("), 1);
  EXPECT_EQ(count(out, "tensor<2x3xi1>, tensor<2x3xi1>"), 1); /* the mask of the marks */
  EXPECT_EQ(count(out, "(tensor<1x3xf32>) -> tensor<4x3xf32>"), 2);
  /* Parts of 2 of 5: the last has none, and what it gives is left out. */
  out = partition(COMPOSING("tensor<5x3xf32>", "[{\"i\"}, {}]", "0", "tensor<3xf32>"));
  EXPECT_EQ(count(out, "(tensor<4x3xf32>) -> tensor<3x3xf32>"), 2);
}

/* The largest number, and the least place of it; a NaN is larger. */
#define LARGEST(DTYPE, START, COMPARE)                                                             \
  LINE_OF_4("(%a: tensor<8x" DTYPE "> " ALONG("[{\"i\"}]") ", %b: tensor<8xi32> " ALONG(           \
      "[{\"i\"}]") ") -> (tensor<" DTYPE ">, tensor<i32>) {\n%c = stablehlo.constant dense<" START \
                   "> : tensor<" DTYPE ">\n%d = stablehlo.constant dense<0> : tensor<i32>\n"       \
                   "%0:2 = \"stablehlo.reduce\"(%a, %b, %c, %d) <{dimensions = array<i64: 0>}> "   \
                   "({\n"                                                                          \
                   "^bb0(%p: tensor<" DTYPE ">, %q: tensor<i32>, %r: tensor<" DTYPE                \
                   ">, %s: tensor<i32>):\n%1 = stablehlo.compare " COMPARE                         \
                   ", %p, %r : (tensor<" DTYPE ">, tensor<" DTYPE ">) -> tensor<i1>\n"             \
                   "%2 = stablehlo.compare NE, %p, %p : (tensor<" DTYPE ">, tensor<" DTYPE         \
                   ">) -> tensor<i1>\n%3 = stablehlo.or %1, %2 : tensor<i1>\n"                     \
                   "%4 = stablehlo.compare EQ, %p, %r : (tensor<" DTYPE ">, tensor<" DTYPE         \
                   ">) -> tensor<i1>\n%5 = stablehlo.compare LT, %q, %s : (tensor<i32>, "          \
                   "tensor<i32>) -> tensor<i1>\n%6 = stablehlo.and %4, %5 : tensor<i1>\n"          \
                   "%7 = stablehlo.or %3, %6 : tensor<i1>\n%8 = stablehlo.select %3, %p, %r : "    \
                   "tensor<i1>, tensor<" DTYPE                                                     \
                   ">\n%9 = stablehlo.select %7, %q, %s : tensor<i1>, "                            \
                   "tensor<i32>\nstablehlo.return %8, %9 : tensor<" DTYPE                          \
                   ">, tensor<i32>\n}) : (tensor<8x" DTYPE ">, tensor<8xi32>, tensor<" DTYPE       \
                   ">, tensor<i32>) -> (tensor<" DTYPE ">, tensor<i32>)\nreturn %0#0, %0#1 : "     \
                   "tensor<" DTYPE ">, tensor<i32>\n}")

/* What an argmax starts from may come in with each part; nothing is marked. */
static void starts_that_repeat(void) {
  EXPECT_EQ(count(partition(LARGEST("f32", "0xFF800000", "GT")), ":2 = stablehlo.reduce("), 2);
  EXPECT_EQ(count(partition(LARGEST("i32", "-2147483648", "GT")), ":2 = stablehlo.reduce("), 2);
  EXPECT_EQ(count(partition(LARGEST("f32", "3.0", "GT")), ":2 = stablehlo.reduce("), 2);
  /* -0.0 and 0.0 are equal and not the same; NaN is no number to compare with. */
  EXPECT_EQ(count(partition(LARGEST("f32", "0.0", "GT")), ":3 = stablehlo.reduce("), 1);
  EXPECT_EQ(count(partition(LARGEST("f32", "0x7FC00000", "GT")), ":3 = stablehlo.reduce("), 1);
}

/* Parts of a dimension that is not the first of those reduced are no runs of the elements. */
static void order_of_elements(void) {
  const char *out = partition(COMPOSING("tensor<3x8xf32>", "[{}, {\"i\"}]", "0, 1", "tensor<f32>"));
  EXPECT_EQ(count(out, "stablehlo.reduce("), 1);
  EXPECT_EQ(count(out, "(tensor<3x2xf32>) -> tensor<3x8xf32>"), 2);
  out = partition(COMPOSING("tensor<8x3xf32>", "[{\"i\"}, {}]", "0, 1", "tensor<f32>"));
  EXPECT_EQ(count(out, "stablehlo.reduce("), 2);
  out = partition(COMPOSING("tensor<1x8xf32>", "[{}, {\"i\"}]", "0, 1", "tensor<f32>"));
  EXPECT_EQ(count(out, "stablehlo.reduce("), 2);
}

/* Of large results each device puts a share together. */
static void large_results(void) {
  const char *out =
      partition(COMPOSING("tensor<8x60x100xf32>", "[{\"i\"}, {}, {}]", "0", "tensor<60x100xf32>"));
  EXPECT_EQ(count(out, "all_to_all\""), 2);
  EXPECT_EQ(count(out, "(tensor<15x100xf32>) -> tensor<60x100xf32>"), 2);
  /* No dimension has room: all devices do it. */
  out =
      partition(COMPOSING("tensor<8x61x101xf32>", "[{\"i\"}, {}, {}]", "0", "tensor<61x101xf32>"));
  EXPECT_EQ(count(out, "(tensor<1x61x101xf32>) -> tensor<4x61x101xf32>"), 2);
}

#define WINDOWS(SHAPE, SCALAR, FORM, DIMS, PADDING, START, OP)                                     \
  LINE_OF_4("(%a: " SHAPE " " ALONG(                                                               \
      FORM) ") -> " SHAPE " {\n%c = stablehlo.constant dense<" START "> : " SCALAR                 \
            "\n%0 = \"stablehlo.reduce_window\"(%a, %c) <{window_dimensions = array<i64: " DIMS    \
            ">, padding = dense<" PADDING "> : tensor<2x2xi64>}> ({\n^bb0(%p: " SCALAR             \
            ", %q: " SCALAR "):\n%1 = stablehlo." OP " %p, %q : " SCALAR                           \
            "\nstablehlo.return %1 : " SCALAR "\n}) : (" SHAPE ", " SCALAR ") -> " SHAPE           \
            "\nreturn %0 : " SHAPE "\n}")

static void cumulative_windows(void) {
  /* A total of each part, in f64, goes to all; the part's own windows begin with what came. */
  const char *out = partition(WINDOWS("tensor<64x3xf32>", "tensor<f32>", "[{\"i\"}, {}]", "64, 1",
                                      "[[63, 0], [0, 0]]", "0.0", "add"));
  EXPECT_EQ(count(out, "all_gather\""), 1);
  EXPECT_CONTAINS(out, "(tensor<1x3xf64>) -> tensor<4x3xf64>");
  EXPECT_CONTAINS(out, "stablehlo.compare LT");
  EXPECT_CONTAINS(out, "window_dimensions = array<i64: 17, 1>");
  EXPECT_EQ(count(out, "redistribute"), 0);
  /* In reverse, and no wider than that: the end of an uneven part is where it begins. */
  out = partition(WINDOWS("tensor<63x3xi32>", "tensor<i32>", "[{\"i\"}, {}]", "63, 1",
                          "[[0, 62], [0, 0]]", "1", "multiply"));
  EXPECT_CONTAINS(out, "(tensor<1x3xi32>) -> tensor<4x3xi32>");
  EXPECT_CONTAINS(out, "stablehlo.compare GT");
  EXPECT_EQ(count(out, "stablehlo.select"), 2);
  EXPECT_CONTAINS(out, "padding = dense<[[0, 16], [0, 0]]>");
}

static void other_windows(void) {
  /* From 1, which comes in with what is before the part, and nowhere else. */
  const char *out = partition(WINDOWS("tensor<64x3xf32>", "tensor<f32>", "[{\"i\"}, {}]", "64, 1",
                                      "[[63, 0], [0, 0]]", "1.0", "add"));
  EXPECT_CONTAINS(out, "(tensor<1x3xf64>) -> tensor<4x3xf64>");
  EXPECT_CONTAINS(out, "%2 = stablehlo.convert %cst : (tensor<f32>) -> tensor<f64>");
  EXPECT_EQ(count(out, "init: %1)"), 1);
  EXPECT_EQ(count(out, "init: %2)"), 1);
  EXPECT_CONTAINS(out, "\"stablehlo.reduce_window\"(%14, %1)");
  /* Parts of one element: totals would be as many. */
  out = partition(WINDOWS("tensor<4x3xf32>", "tensor<f32>", "[{\"i\"}, {}]", "4, 1",
                          "[[3, 0], [0, 0]]", "0.0", "add"));
  EXPECT_CONTAINS(out, "(tensor<1x3xf32>) -> tensor<4x3xf32>");
}

/* What lies outside of the array counts for nothing: where no number is nothing, the windows come
 * with marks, which are the array's inside of all devices' windows. */
static void windows_with_holes(void) {
  const char *out = partition(WINDOWS("tensor<32x3xf32>", "tensor<f32>", "[{\"i\"}, {}]", "3, 1",
                                      "[[1, 1], [0, 0]]", "1.0", "add"));
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, ": (tensor<8x3xf32>) -> tensor<10x3xf32>");
  EXPECT_CONTAINS(out, ": (tensor<10x3xf32>, tensor<10x3xi1>, tensor<f32>, tensor<i1>) -> "
                       "(tensor<8x3xf32>, tensor<8x3xi1>)");
  EXPECT_EQ(count(out, "stablehlo.compare LT"), 1);
  /* From 0, that is nothing. */
  out = partition(WINDOWS("tensor<32x3xf32>", "tensor<f32>", "[{\"i\"}, {}]", "3, 1",
                          "[[1, 1], [0, 0]]", "0.0", "add"));
  EXPECT_EQ(count(out, "i1"), 0);
  EXPECT_EQ(count(out, "all_gather"), 0);
  /* Along a dimension that is whole the op leaves it out itself. */
  out = partition(WINDOWS("tensor<32x3xf32>", "tensor<f32>", "[{\"i\"}, {}]", "1, 3",
                          "[[0, 0], [1, 1]]", "1.0", "add"));
  EXPECT_EQ(count(out, "i1"), 0);
}

#define TOP(K, OPERAND, VALUES, PLACES)                                                            \
  LINE_OF_4("(%a: " OPERAND " " ALONG("[{}, {\"i\"}]") ") -> (" VALUES ", " PLACES                 \
                                                       ") {\n%0:2 = chlo.top_k(%a, k = " K         \
                                                       ") : " OPERAND " -> (" VALUES ", " PLACES   \
                                                       ")\nreturn %0#0, %0#1 : " VALUES            \
                                                       ", " PLACES "\n}")

static void best_elements(void) {
  /* The best of each part, and their places in the array, go to all. */
  const char *out = partition(TOP("3", "tensor<2x64xf32>", "tensor<2x3xf32>", "tensor<2x3xi32>"));
  EXPECT_CONTAINS(out, "chlo.top_k(%arg0, k = 3) : tensor<2x16xf32>");
  EXPECT_CONTAINS(out, "(tensor<2x3xf32>) -> tensor<2x12xf32>");
  EXPECT_CONTAINS(out, "(tensor<2x3xi32>) -> tensor<2x12xi32>");
  EXPECT_EQ(count(out, "stablehlo.select"), 0);
  /* Behind the end of an uneven part there is nothing better. */
  out = partition(TOP("3", "tensor<2x63xi8>", "tensor<2x3xi8>", "tensor<2x3xi32>"));
  EXPECT_CONTAINS(out, "dense<-128> : tensor<i8>");
  EXPECT_EQ(count(out, "stablehlo.select"), 1);
  out = partition(TOP("3", "tensor<2x63xf32>", "tensor<2x3xf32>", "tensor<2x3xi32>"));
  EXPECT_CONTAINS(out, "dense<0xFFFFFFFF> : tensor<f32>");
  /* More than half of a part is all of it. */
  out = partition(TOP("9", "tensor<2x64xf32>", "tensor<2x9xf32>", "tensor<2x9xi32>"));
  EXPECT_CONTAINS(out, "chlo.top_k(%0, k = 9) : tensor<2x64xf32>");
}

#define SORTED(TYPE, DIM, FORM)                                                                    \
  LINE_OF_4("(%a: " TYPE " " ALONG(                                                                \
      FORM) ") -> " TYPE " {\n%0 = \"stablehlo.sort\"(%a) <{dimension = " DIM                      \
            " : i64}> ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"                               \
            "%1 = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"       \
            "stablehlo.return %1 : tensor<i1>\n}) : (" TYPE ") -> " TYPE "\nreturn %0 : " TYPE     \
            "\n}")

/* The network of 4 parts: (0 1)(2 3), (0 2)(1 3), (1 2); elements go with their indices. */
static void sorted_parts(void) {
  const char *out = partition(SORTED("tensor<4096xf32>", "0", "[{\"i\"}]"));
  EXPECT_EQ(count(out, "stablehlo.sort"), 1);
  EXPECT_EQ(count(out, "stablehlo.while"), 1);
  EXPECT_EQ(count(out, "spmdrun.merge"), 1);
  EXPECT_EQ(count(out, "collective_permute"), 3 * 2);
  EXPECT_EQ(count(out, "dense<[[1, 0], [0, 1], [3, 2], [2, 3]]>"), 2);
  EXPECT_EQ(count(out, "dense<[[2, 0], [3, 1], [0, 2], [1, 3]]>"), 2);
  EXPECT_EQ(count(out, "dense<[[2, 1], [1, 2]]>"), 2);
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"i\"}]>");
  /* Each device looks whether it has elements behind the end. */
  EXPECT_EQ(count(out, "compare GE"), 0);
  out = partition(SORTED("tensor<4095xf32>", "0", "[{\"i\"}]"));
  EXPECT_EQ(count(out, "compare GE"), 2);
  EXPECT_EQ(count(out, "all_gather") + count(out, "redistribute"), 0);
  /* Rows have room for the cut; of few elements each device sorts all. */
  out = partition(SORTED("tensor<8x4096xf32>", "1", "[{}, {\"i\"}]"));
  EXPECT_EQ(count(out, "stablehlo.sort"), 1);
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  /* So have nine, in parts of three; seven would be too few for four devices. */
  out = partition(SORTED("tensor<9x4096xf32>", "1", "[{}, {\"i\"}]"));
  EXPECT_EQ(count(out, "stablehlo.sort"), 1);
  EXPECT_CONTAINS(out, ": (tensor<9x1024xf32>) -> tensor<3x4096xf32>");
  EXPECT_EQ(count(out, "all_gather") + count(out, "collective_permute"), 0);
  out = partition(SORTED("tensor<7x4096xf32>", "1", "[{}, {\"i\"}]"));
  EXPECT_EQ(count(out, "spmdrun.merge"), 1);
  out = partition(SORTED("tensor<16xf32>", "0", "[{\"i\"}]"));
  EXPECT_EQ(count(out, "stablehlo.sort"), 1);
  EXPECT_EQ(count(out, "all_gather\""), 1);
}

#define POOLED(SHAPE, SOURCE, WINDOW, STRIDES, PADDING)                                            \
  LINE_OF_4("(%a: " SHAPE " " ALONG("[{\"i\"}, {}]") ", %s: " SOURCE " " ALONG(                    \
      "[{\"i\"}, {}]") ") -> (" SHAPE                                                              \
                       " " ALONG(                                                                  \
                           "[{\"i\"}, {}]") ") {\n"                                                \
                                            "%c = stablehlo.constant dense<0.0> : tensor<f32>\n"   \
                                            "%0 = \"stablehlo.select_and_scatter\"(%a, %s, %c) "   \
                                            "<{window_dimensions = "                               \
                                            "array<i64: " WINDOW                                   \
                                            ">, window_strides = array<i64: " STRIDES              \
                                            ">, padding = dense<" PADDING                          \
                                            "> : tensor<2x2xi64>}> ({\n"                           \
                                            "^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"            \
                                            "%1 = stablehlo.compare GE, %p, %q : (tensor<f32>, "   \
                                            "tensor<f32>) -> "                                     \
                                            "tensor<i1>\nstablehlo.return %1 : tensor<i1>\n}, {\n" \
                                            "^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"            \
                                            "%1 = stablehlo.add %p, %q : tensor<f32>\n"            \
                                            "stablehlo.return %1 : tensor<f32>\n}) : (" SHAPE      \
                                            ", " SOURCE ", tensor<f32>) -> " SHAPE                 \
                                            "\nreturn %0 : " SHAPE "\n}")

static void gradients_of_pooling(void) {
  /* Windows that end with their part: nobody needs anything of others. */
  const char *out =
      partition(POOLED("tensor<32x3xf32>", "tensor<16x3xf32>", "2, 1", "2, 1", "[[0, 0], [0, 0]]"));
  EXPECT_EQ(count(out, "redistribute"), 0);
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, "(tensor<8x3xf32>, tensor<8x3xi32>, tensor<f32>, tensor<i32>)");
  /* Windows that overlap: those that reach over the part, and what they reach over. */
  out =
      partition(POOLED("tensor<32x3xf32>", "tensor<32x3xf32>", "3, 1", "1, 1", "[[1, 1], [0, 0]]"));
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, ": (tensor<8x3xf32>) -> tensor<12x3xf32>");
  EXPECT_CONTAINS(out, ": (tensor<8x3xf32>) -> tensor<10x3xf32>");
  /* Parts of 9 and steps of 2: every other part's windows start one element later. */
  out =
      partition(POOLED("tensor<36x3xf32>", "tensor<18x3xf32>", "2, 1", "2, 1", "[[0, 0], [0, 0]]"));
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, ": (tensor<9x3xf32>) -> tensor<11x3xf32>");
  EXPECT_CONTAINS(out, ": (tensor<5x3xf32>) -> tensor<5x3xf32>");
  /* A window wider than a part has more elsewhere than here. */
  out = partition(
      POOLED("tensor<32x3xf32>", "tensor<23x3xf32>", "10, 1", "1, 1", "[[0, 0], [0, 0]]"));
  EXPECT_CONTAINS(out, "tensor<32x3xf32>, tensor<23x3xf32>, tensor<f32>) -> tensor<32x3xf32>");
}

/* 0 or more elements between those of an array, in parts of 5. */
#define DILATED(RESULT, LOW, INTERIOR)                                                             \
  LINE_OF_4("(%a: tensor<9x3xf32> " ALONG("[{\"i\"}, {}]") ") -> (" RESULT " " ALONG(              \
      "[{\"i\"}, {}]") ") {\n%c = stablehlo.constant dense<1.0> : tensor<f32>\n"                   \
                       "%0 = stablehlo.pad %a, %c, low = [" LOW                                    \
                       ", 0], high = [1, 0], interior = [" INTERIOR                                \
                       ", 0] : (tensor<9x3xf32>, tensor<f32>) -> " RESULT "\nreturn %0 : " RESULT  \
                       "\n}")

static void dilated_windows(void) {
  /* Parts of 5 places and elements 2 apart: 3 elements, or 2 and what is before them. */
  const char *out = partition(DILATED("tensor<19x3xf32>", "1", "1"));
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, ": (tensor<3x3xf32>) -> tensor<3x3xf32>");
  /* Parts of 4 places: each begins with the same. */
  out = partition(DILATED("tensor<16x3xf32>", "-2", "1"));
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_CONTAINS(out, ": (tensor<3x3xf32>) -> tensor<2x3xf32>");
}

#define DRAWN(FORM, RESULTS, VALUES)                                                               \
  LINE_OF_4("(%k: tensor<2xui64>) -> (" RESULTS "tensor<9x6xui32> " ALONG(                         \
      FORM) ") {\n%s, %r = stablehlo.rng_bit_generator %k, algorithm = PHILOX : (tensor<2xui64>) " \
            "-> (tensor<2xui64>, tensor<9x6xui32>)\nreturn " VALUES "%r : " RESULTS                \
            "tensor<9x6xui32>\n}")

/* Each device draws its part of the whole; the state behind that is counted on by the whole. */
static void random_bits(void) {
  const char *out = partition(DRAWN("[{\"i\"}, {}]", "", ""));
  EXPECT_CONTAINS(out, "whole = array<i64: 9, 6>}> : (tensor<2xui64>, tensor<ui64>, tensor<ui64>) "
                       "-> tensor<3x6xui32>");
  EXPECT_EQ(count(out, "rng_bit_generator"), 0);
  out = partition(DRAWN("[{}, {\"i\"}]", "tensor<2xui64>, ", "%s, "));
  EXPECT_CONTAINS(out, "-> tensor<9x2xui32>");
  EXPECT_CONTAINS(out, "(tensor<2xui64>) -> (tensor<2xui64>, tensor<9x6xui32>)");
  EXPECT_EQ(count(out, "stablehlo.slice"), 0);
  /* What is asked for whole is drawn whole. */
  out = partition(DRAWN("[{}, {}]", "", ""));
  EXPECT_EQ(count(out, "random_part"), 0);
}

#define BETWEEN(SAID, RESULTS, GIVEN)                                                              \
  LINE_OF_4("(%a: tensor<48x80xf32> " ALONG(                                                       \
      "[{}, {\"i\"}]") ") -> (" RESULTS ") {\n"                                                    \
                       "%0 = stablehlo.reshape %a " SAID                                           \
                       " : (tensor<48x80xf32>) -> tensor<3840xf32>\n"                              \
                       "%1 = stablehlo.reshape %0 : (tensor<3840xf32>) -> tensor<48x80xf32>\n"     \
                       "%2 = stablehlo.sine %1 : tensor<48x80xf32>\nreturn " GIVEN "\n}")

/* Columns are no parts of the line that they become, but nobody takes the line. */
static void reshapes_of_reshapes(void) {
  const char *out = partition(BETWEEN("", "tensor<48x80xf32>", "%2 : tensor<48x80xf32>"));
  EXPECT_EQ(count(out, "reshape"), 0);
  EXPECT_EQ(count(out, "all_to_all\"") + count(out, "spmdrun.redistribute"), 0);
  EXPECT_EQ(count(out, "stablehlo.sine"), 1);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}]>");
  const sr_sharding_note *same = note("stablehlo.reshape", 0);
  EXPECT(same && strcmp(same->reason, "as its operand") == 0 && same->type->rank == 2);
  EXPECT(note("stablehlo.reshape", 1) == NULL);
  /* Somebody takes the line, too: it is made for who does. */
  out = partition(BETWEEN("", "tensor<48x80xf32>, tensor<3840xf32>",
                          "%2, %0 : tensor<48x80xf32>, tensor<3840xf32>"));
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}]>");
  EXPECT_STRING(sharding_of_result(1), "<@m, [{\"i\"}]>");
  /* The program says how it is to lie, and so it does. */
  out = partition(BETWEEN("{sdy.sharding = #sdy.sharding_per_value<[<@m, [{\"i\"}]>]>}",
                          "tensor<48x80xf32>", "%2 : tensor<48x80xf32>"));
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"i\"}, {}]>");
}

/* [2, 3, 4] -> [4, 2, 3] -> [3, 4, 2], which is in all an order of its own; and back. */
static void transposes_of_transposes(void) {
#define TURNED(OUT, IN, ORDER, FROM, TO)                                                           \
  OUT " = stablehlo.transpose " IN ", dims = " ORDER " : (tensor<" FROM "xf32>) -> tensor<" TO     \
      "xf32>\n"
  const char *out = partition(LINE_OF_4("(%a: tensor<2x3x4xf32> " ALONG(
      "[{}, {}, {\"i\"}]") ") -> (tensor<3x4x2xf32>, tensor<2x3x4xf32>) "
                           "{\n" TURNED("%0", "%a", "[2, 0, 1]", "2x3x4",
                                        "4x2x3") TURNED("%1", "%0", "[2, 0, 1]", "4x2x3", "3x4x2")
                                            TURNED("%2", "%1", "[2, 0, 1]", "3x4x2",
                                                   "2x3x4") "return %1, %2 : tensor<3x4x2xf32>, "
                                                            "tensor<2x3x4xf32>\n}"));
  EXPECT_EQ(count(out, "stablehlo.transpose"), 1);
  EXPECT_CONTAINS(out, "dims = [1, 2, 0] : (tensor<2x3x1xf32>) -> tensor<3x1x2xf32>");
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}, {}]>");
  EXPECT_STRING(sharding_of_result(1), "<@m, [{}, {}, {\"i\"}]>");
}

/* Columns are turned round, and rows are wanted: each device takes all of its rows at once. */
static void neighbours_of_other_forms(void) {
  const char *out = partition(
      LINE_OF_4("(%a: tensor<32x16xf32> " ALONG("[{}, {\"i\"}]") ") -> (tensor<32x16xf32> " ALONG(
          "[{\"i\"}, {}]") ") {\n"
                           "%0 = stablehlo.reverse %a, dims = [1] : tensor<32x16xf32>\n"
                           "%1 = stablehlo.sine %0 : tensor<32x16xf32>\n"
                           "%2 = stablehlo.slice %1 [0:32, 4:16] : (tensor<32x16xf32>) -> "
                           "tensor<32x12xf32>\n"
                           "%3 = stablehlo.slice %1 [0:32, 0:4] : (tensor<32x16xf32>) -> "
                           "tensor<32x4xf32>\n"
                           "%4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<32x12xf32>, "
                           "tensor<32x4xf32>) -> tensor<32x16xf32>\n"
                           "return %4 : tensor<32x16xf32>\n}"));
  EXPECT_EQ(count(out, "spmdrun.redistribute") + count(out, "all_to_all\"") +
                count(out, "collective_permute\""),
            1);
  EXPECT_CONTAINS(out, "stablehlo.sine %1 : tensor<8x16xf32>");
  EXPECT_CONTAINS(out, "(tensor<8x12xf32>, tensor<8x4xf32>) -> tensor<8x16xf32>");
}

/* An operand on one mesh of four and a result on another: whichever of them is cut along what is
 * turned round, nothing is put together. */
static void neighbours_of_other_meshes(void) {
  static const char *const forms[][3] = {{"{\"i\"}, {}", "{}, {\"i\"}", "tensor<32x4xf32>"},
                                         {"{}, {\"i\"}", "{\"i\"}, {}", "tensor<8x16xf32>"},
                                         {"{\"i\"}, {}", "{\"i\"}, {}", "tensor<8x16xf32>"}};
  for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
    for (int dim = 0; dim < 2; dim++) {
      const char *out = partition(sr_arena_printf(
          arena,
          "module attributes {mhlo.num_partitions = 4 : i32} {\n  sdy.mesh @m = <[\"i\"=4]>\n"
          "  sdy.mesh @t = <[\"i\"=4], device_ids=[2, 0, 3, 1]>\n"
          "  func.func public @main(%%a: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@t, "
          "[%s]>}) -> (tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@m, [%s]>}) {\n"
          "%%0 = stablehlo.reverse %%a, dims = [%d] : tensor<32x16xf32>\n"
          "return %%0 : tensor<32x16xf32>\n}\n}\n",
          forms[k][0], forms[k][1], dim));
      const char *reversed = sr_arena_printf(arena, "dims = [%d] : %s\n", dim, forms[k][2]);
      EXPECT_CONTAINS(out, reversed);
      EXPECT_EQ(count(out, "all_gather"), 0);
      EXPECT_EQ(count(out, "spmdrun.redistribute") + count(out, "collective_permute\""), 1);
    }
}

/* Results are in quarters, operands in halves: each device computes its quarter, and no more. */
static void results_in_finer_parts(void) {
  const char *out = partition(
      "module attributes {mhlo.num_partitions = 4 : i32} {\n"
      "  sdy.mesh @m = <[\"i\"=2, \"j\"=2]>\n"
      "  func.func public @main(%a: tensor<8x6xf32> " ALONG(
          "[{\"j\"}, {}]") ") -> (tensor<8x6xf32> " ALONG("[{\"j\", \"i\"}, {}]") ") {\n%0 = "
                                                                                  "stablehlo.sine "
                                                                                  "%a : "
                                                                                  "tensor<8x6xf32>"
                                                                                  "\n"
                                                                                  "return %0 : "
                                                                                  "tensor<8x6xf32>"
                                                                                  "\n}\n}\n");
  EXPECT_EQ(count(out, "stablehlo.sine"), 1);
  EXPECT_CONTAINS(out, " : tensor<2x6xf32>\n");
  EXPECT_EQ(count(out, "stablehlo.sine %arg0 :"), 0);
}

/* Of a dimension that a slice takes as a whole it takes all of the part, in whatever form the array
 * comes. */
static void slices_of_other_forms(void) {
  const char *out =
      partition(LINE_OF_4("(%a: tensor<5x9xf32> " ALONG("[{}, {}]") ") -> (tensor<5x4xf32> " ALONG(
          "[{\"i\"}, {}]") ") {\n%0 = stablehlo.slice %a [0:5, 3:7] : (tensor<5x9xf32>) -> "
                           "tensor<5x4xf32>\nreturn %0 : tensor<5x4xf32>\n}"));
  EXPECT_CONTAINS(out, " [0:2, 3:7] : (tensor<2x9xf32>) -> tensor<2x4xf32>");
}

#define RESHAPED(FROM, FORM, TO, RESULT)                                                           \
  LINE_OF_4("(%a: " FROM " " ALONG(FORM) ") -> (" TO RESULT                                        \
                                         ") {\n%0 = stablehlo.reshape %a : (" FROM ") -> " TO      \
                                         "\nreturn %0 : " TO "\n}")

/* Parts of columns are no parts of what is read row by row: they become parts of rows. */
static void reshapes_of_minor_parts(void) {
  const char *out =
      partition(RESHAPED("tensor<64x128xf32>", "[{}, {\"i\"}]", "tensor<8192xf32>", ""));
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_EQ(count(out, "all_gather"), 0);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{\"i\"}]>");
  /* There, and to the columns that are wanted. */
  out = partition(RESHAPED("tensor<64x128xf32>", "[{}, {\"i\"}]", "tensor<128x64xf32>",
                           ALONG("[{}, {\"i\"}]")));
  EXPECT_EQ(count(out, "all_to_all\""), 2);
  EXPECT_EQ(count(out, "all_gather"), 0);
  /* All of it is wanted. */
  out =
      partition(RESHAPED("tensor<64x128xf32>", "[{}, {\"i\"}]", "tensor<8192xf32>", ALONG("[{}]")));
  EXPECT_EQ(count(out, "all_to_all"), 0);
  EXPECT_EQ(count(out, "all_gather\""), 1);
  /* The second dimension has room, and is the major part of one of the result. */
  out = partition(RESHAPED("tensor<3x4x16xf32>", "[{}, {}, {\"i\"}]", "tensor<3x64xf32>", ""));
  EXPECT_EQ(count(out, "all_to_all\""), 1);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {\"i\"}]>");
  /* It has room, and is not. */
  out = partition(RESHAPED("tensor<3x4x16xf32>", "[{}, {}, {\"i\"}]", "tensor<192xf32>", ""));
  EXPECT_EQ(count(out, "all_to_all"), 0);
  EXPECT_EQ(count(out, "all_gather\""), 1);
}

/* Rows that are cut again, of which a roll needs the line that they make: it is in as many parts,
 * and that of the rows it comes back to is not put together for the columns to be cut. */
static void reshapes_of_finer_parts(void) {
#define QUARTERS ALONG("[{\"i\":(1)2}, {\"i\":(2)2}]")
  const char *out = partition(
      LINE_OF_4("(%a: tensor<8x8xf32> " QUARTERS ") -> (tensor<8x8xf32> " QUARTERS ") {\n"
                "%0 = stablehlo.reshape %a : (tensor<8x8xf32>) -> tensor<64xf32>\n"
                "%1 = stablehlo.slice %0 [63:64] : (tensor<64xf32>) -> tensor<1xf32>\n"
                "%2 = stablehlo.slice %0 [0:63] : (tensor<64xf32>) -> tensor<63xf32>\n"
                "%3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1xf32>, tensor<63xf32>) -> "
                "tensor<64xf32>\n"
                "%4 = stablehlo.reshape %3 : (tensor<64xf32>) -> tensor<8x8xf32>\n"
                "return %4 : tensor<8x8xf32>\n}"));
  EXPECT_EQ(count(out, "all_to_all\""), 2);
  EXPECT_EQ(count(out, "all_gather"), 0);
  /* The other way round it is cut further behind. */
  out = partition(
      RESHAPED("tensor<64xf32>", "[{\"i\":(1)2}]", "tensor<8x8xf32>", ALONG("[{\"i\"}, {}]")));
  EXPECT_EQ(count(out, "all_to_all") + count(out, "all_gather") + count(out, "redistribute"), 0);
}

#define CONVOLVED(X, X_FORM, K, K_FORM, Y, NUMBERS, WINDOW, BATCHES, FEATURES)                     \
  LINE_OF_4("(%x: tensor<" X "> " ALONG(X_FORM) ", %k: tensor<" K "> " ALONG(                      \
      K_FORM) ") -> tensor<" Y "> {\n%0 = stablehlo.convolution(%x, %k) dim_numbers = " NUMBERS    \
              ", window = {" WINDOW "} {batch_group_count = " BATCHES                              \
              " : i64, feature_group_count = " FEATURES " : i64} : (tensor<" X ">, tensor<" K      \
              ">) -> tensor<" Y ">\nreturn %0 : tensor<" Y ">\n}")
#define FORWARD "[b, 0, f]x[0, i, o]->[b, 0, f]"

/* Parts of what groups divide are groups: nothing is moved where all has the same ones. */
static void groups_of_convolutions(void) {
  /* Of 8 groups each device has two. */
  const char *out = partition(CONVOLVED("2x9x16xf32", "[{}, {}, {\"i\"}]", "3x2x24xf32",
                                        "[{}, {}, {\"i\"}]", "2x7x24xf32", FORWARD, "", "1", "8"));
  EXPECT_CONTAINS(out, "feature_group_count = 2 : i64");
  EXPECT_CONTAINS(out, "(tensor<2x9x4xf32>, tensor<3x2x6xf32>) -> tensor<2x7x6xf32>");
  EXPECT_EQ(count(out, "all_") + count(out, "permute") + count(out, "redistribute"), 0);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {}, {\"i\"}]>");
  /* Of 4 groups of the batch one, which is none. */
  out = partition(CONVOLVED("8x9x3xf32", "[{\"i\"}, {}, {}]", "3x3x8xf32", "[{}, {}, {\"i\"}]",
                            "2x7x8xf32", FORWARD, "", "4", "1"));
  EXPECT_CONTAINS(out, "batch_group_count = 1 : i64");
  EXPECT_CONTAINS(out, "(tensor<2x9x3xf32>, tensor<3x3x2xf32>) -> tensor<2x7x2xf32>");
  EXPECT_EQ(count(out, "all_") + count(out, "permute") + count(out, "redistribute"), 0);
  /* Of 2 groups each device has half of the results of one, and needs all that goes into it. */
  out = partition(CONVOLVED("2x9x8xf32", "[{}, {}, {\"i\"}]", "3x4x8xf32", "[{}, {}, {\"i\"}]",
                            "2x7x8xf32", FORWARD, "", "1", "2"));
  EXPECT_CONTAINS(out, "feature_group_count = 1 : i64");
  EXPECT_CONTAINS(out, "(tensor<2x9x4xf32>, tensor<3x4x2xf32>) -> tensor<2x7x2xf32>");
  EXPECT_CONTAINS(out, "all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]>");
  EXPECT_EQ(count(out, "all_") - count(out, "all_gather"), 0);
  EXPECT_STRING(sharding_of_result(0), "<@m, [{}, {}, {\"i\"}]>");
  out = partition(CONVOLVED("8x9x3xf32", "[{}, {}, {}]", "3x3x8xf32", "[{}, {}, {\"i\"}]",
                            "4x7x8xf32", FORWARD, "", "2", "1"));
  EXPECT_CONTAINS(out, "batch_group_count = 1 : i64");
  EXPECT_CONTAINS(out, "(tensor<4x9x3xf32>, tensor<3x3x2xf32>) -> tensor<4x7x2xf32>");
  EXPECT_EQ(count(out, "all_") + count(out, "permute") + count(out, "redistribute"), 0);
  /* Parts that are no groups, 6 of them for 4 devices, are put together. */
  out = partition(CONVOLVED("2x9x12xf32", "[{}, {}, {\"i\"}]", "3x2x12xf32", "[{}, {}, {\"i\"}]",
                            "2x7x12xf32", FORWARD, "", "1", "6"));
  EXPECT_CONTAINS(out, "feature_group_count = 6 : i64");
  EXPECT_CONTAINS(out, "(tensor<2x9x12xf32>, tensor<3x2x12xf32>) -> tensor<2x7x12xf32>");
}

#define GRADIENT(X, K, Y, WINDOW)                                                                  \
  CONVOLVED(X, "[{}, {\"i\"}, {}]", K, "[{}, {\"i\"}, {}]", Y, "[f, 0, b]x[i, 0, o]->[0, b, f]",   \
            WINDOW, "1", "1")

/* Of a kernel as large as its image, both of which are cut, each device has terms of all results:
 * its part of the kernel with the window of the image that this reads. */
static void sums_over_windows(void) {
  const char *out = partition(GRADIENT("8x32x4xf32", "8x32x6xf32", "3x4x6xf32", "pad = [[1, 1]]"));
  EXPECT_CONTAINS(out, "(tensor<8x10x4xf32>, tensor<8x8x6xf32>) -> tensor<3x4x6xf32>");
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  EXPECT_EQ(count(out, "all_gather") + count(out, "stablehlo.select"), 0);
  /* The windows of two elements that the strides of the forward convolution leave apart are the
   * parts. */
  out = partition(GRADIENT("8x32x4xf32", "8x16x6xf32", "2x4x6xf32", "rhs_dilate = [2]"));
  EXPECT_CONTAINS(out, "(tensor<8x8x4xf32>, tensor<8x4x6xf32>) -> tensor<2x4x6xf32>");
  EXPECT_EQ(count(out, "redistribute") + count(out, "all_gather"), 0);
  /* Behind the end of an uneven part is nothing: neither of the kernel, */
  out = partition(GRADIENT("8x30x4xi32", "8x30x6xi32", "3x4x6xi32", "pad = [[1, 1]]"));
  EXPECT_CONTAINS(out, "(tensor<8x10x4xi32>, tensor<8x8x6xi32>) -> tensor<3x4x6xi32>");
  EXPECT_EQ(count(out, "stablehlo.select"), 1);
  /* nor of the image, or else an infinity of it, times nothing, would be NaN. */
  out = partition(GRADIENT("8x30x4xf32", "8x30x6xf32", "1x4x6xf32", ""));
  EXPECT_EQ(count(out, "all_reduce\""), 1);
  out = partition(GRADIENT("8x30x4xf32", "8x30x6xf32", "3x4x6xf32", "pad = [[1, 1]]"));
  EXPECT_EQ(count(out, "all_reduce\""), 0);
  EXPECT_EQ(count(out, "all_gather\""), 1);
  EXPECT_CONTAINS(out, "tensor<8x30x6xf32>) -> tensor<3x4x6xf32>");
  /* As many results as that read most of the image everywhere. */
  out = partition(GRADIENT("8x41x4xf32", "8x32x6xf32", "10x4x6xf32", ""));
  EXPECT_EQ(count(out, "all_reduce\""), 0);
}

/* Windows that a part of the results moves over may be as wide as that: patches of an image are
 * in the part that they are made of. */
static void patches_of_parts(void) {
  const char *out =
      partition(CONVOLVED("2x32x3xf32", "[{}, {\"i\"}, {}]", "4x3x8xf32", "[{}, {}, {}]",
                          "2x8x8xf32", FORWARD, "stride = [4]", "1", "1"));
  EXPECT_CONTAINS(out, "(tensor<2x8x3xf32>, tensor<4x3x8xf32>) -> tensor<2x2x8xf32>");
  EXPECT_EQ(count(out, "all_") + count(out, "redistribute"), 0);
}

int main(void) {
  return RUN_EACH(reductions_by_regions, starts_that_repeat, order_of_elements, large_results,
                  cumulative_windows, other_windows, best_elements, gradients_of_pooling,
                  dilated_windows, sorted_parts, random_bits, windows_with_holes,
                  slices_of_other_forms, neighbours_of_other_forms, neighbours_of_other_meshes,
                  results_in_finer_parts, reshapes_of_reshapes, transposes_of_transposes,
                  reshapes_of_minor_parts, reshapes_of_finer_parts, groups_of_convolutions,
                  sums_over_windows, patches_of_parts);
}
