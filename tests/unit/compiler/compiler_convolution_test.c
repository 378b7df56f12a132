/*
 * A convolution becomes a step of the plan, and so do its gradients, which JAX writes as
 * convolutions: on a GPU for a library, on a CPU for kernels of the executor. The texts are what
 * JAX 0.10.2 prints for lax.conv_general_dilated, lax.conv_transpose and jax.vjp. gpu.convolutions
 * compares values.
 */
#include <inttypes.h>

#include "compiler/core/op_class.h"
#include "compiler/expand/expand.h"
#include "compiler/simplify/simplify.h"
#include "support/module_case.h"

/* Writes the sizes of the spatial dimensions: " image 33x33". */
static void describe_list(sr_text *text, const sr_convolution_step *s, const char *name,
                          const int64_t *list) {
  sr_text_printf(text, " %s ", name);
  for (int32_t d = 0; d < s->spatial; d++)
    sr_text_printf(text, "%s%" PRId64, d ? "x" : "", list[d]);
}

/* Writes what the op computes, and how many pads (or slices) and reversals are around it; for a CPU
 * how many transposes, too. */
static void describe(sr_text *text, const sr_policy *policy, const sr_block *block) {
  static const char *const kinds[] = {"forward", "data", "filter"};
  int pads = 0, reversals = 0, transposes = 0;
  bool is_direct = false;
  for (const sr_op *op = block->first; op; op = op->next) {
    pads += op->code == SR_OP_PAD || op->code == SR_OP_SLICE;
    reversals += op->code == SR_OP_REVERSE && op->results[0].uses;
    transposes += op->code == SR_OP_TRANSPOSE && op->results[0].uses;
    if (op->code != SR_OP_LIBRARY_CONVOLUTION)
      continue;
    sr_convolution_step s;
    const char *fault = sr_convolution_of(policy, op, &s);
    EXPECT_STRING(fault ? fault : "", "");
    is_direct = s.filters_last;
    sr_text_printf(text, "%s %s, %" PRId64 " of %" PRId64 "->%" PRId64 " by %" PRId64 ",",
                   kinds[s.kind],
                   s.filters_last    ? "direct"
                   : s.features_last ? "last"
                                     : "first",
                   s.batch, s.in_features, s.out_features, s.groups);
    describe_list(text, &s, "image", s.image);
    describe_list(text, &s, "window", s.window);
    describe_list(text, &s, "places", s.places);
    describe_list(text, &s, "stride", s.stride);
    describe_list(text, &s, "padding", s.padding);
    describe_list(text, &s, "dilation", s.dilation);
  }
  if (text->count > 0 && pads)
    sr_text_printf(text, ", %d pads", pads);
  if (text->count > 0 && reversals)
    sr_text_printf(text, ", %d reversals", reversals);
  if (is_direct && transposes)
    sr_text_printf(text, ", %d transposes", transposes);
}

/* Expands the convolution %r of %x and %k, which `lines` compute, and expects that description. */
static void check(const sr_policy *policy, const char *x, const char *k, const char *result,
                  const char *lines, const char *wanted) {
  sr_arena *arena = sr_arena_create();
  module_case c = module_case_good(sr_arena_printf(
      arena,
      "module @m {\nfunc.func public @main(%%x: tensor<%s>, %%k: tensor<%s>) -> tensor<%s> {\n%s : "
      "(tensor<%s>, tensor<%s>) -> tensor<%s>\nreturn %%r : tensor<%s>\n}\n}\n",
      x, k, result, lines, x, k, result, result));
  sr_text text = {.arena = arena};
  if (c.module && EXPECT_EQ(sr_expand(&c.ctx, c.module, policy), SR_OK)) {
    if (!EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK))
      fprintf(stderr, "  %s\n", c.ctx.message);
    EXPECT_EQ(sr_simplify(&c.ctx, c.module), SR_OK);
    describe(&text, policy, c.module->main->body);
  }
  EXPECT_STRING(sr_text_get(&text), wanted);
  module_case_end(&c);
  sr_arena_destroy(arena);
}

#define ON_GPU(...) check(&sr_gpu_policy, __VA_ARGS__)
#define ON_CPU(...) check(&sr_cpu_policy, __VA_ARGS__)

/* The text of a convolution: CONVOLUTION(operand, kernel, numbers, stride, pad, lhs, rhs, reverse,
 * batch groups, feature groups). */
#define CONVOLUTION(X, K, NUMBERS, STRIDE, PAD, LHS, RHS, REVERSE, BATCH, FEATURE)                 \
  "%r = stablehlo.convolution(" X ", " K ") dim_numbers = " NUMBERS                                \
  ", window = {stride = [" STRIDE "], pad = [" PAD "], lhs_dilate = [" LHS "], rhs_dilate = [" RHS \
  "], reverse = [" REVERSE "]} {batch_group_count = " BATCH                                        \
  " : i64, feature_group_count = " FEATURE                                                         \
  " : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}"
#define REVERSED(TYPE, DIMS) "%v = stablehlo.reverse %k, dims = [" DIMS "] : tensor<" TYPE ">\n"
#define STRAIGHT             "false, false"

#define FORWARD "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"
#define DATA    "[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]"
#define FILTER  "[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]"

static void convolutions(void) {
  /* padding="SAME"; with strides it is uneven */
  ON_GPU("8x32x32x16xf32", "3x3x16x24xf32", "8x32x32x24xf32",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "1"),
         "forward first, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
         "1x1 dilation 1x1");
  ON_GPU("8x32x32x16xf32", "3x3x16x24xf32", "8x16x16x24xf32",
         CONVOLUTION("%x", "%k", FORWARD, "2, 2", "[0, 1], [0, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "1"),
         "forward first, 8 of 16->24 by 1, image 33x33 window 3x3 places 16x16 stride 2x2 padding "
         "0x0 dilation 1x1, 1 pads");
  /* dilated, small floats */
  ON_GPU("8x32x32x16xbf16", "3x3x16x24xbf16", "8x32x32x24xbf16",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[2, 2], [2, 2]", "1, 1", "2, 2", STRAIGHT, "1",
                     "1"),
         "forward last, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
         "2x2 dilation 2x2");
  /* feature groups; one and three dimensions; the default order of lax.conv */
  ON_GPU("8x32x32x16xf64", "3x3x4x24xf64", "8x32x32x24xf64",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "4"),
         "forward first, 8 of 16->24 by 4, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
         "1x1 dilation 1x1");
  ON_GPU("8x100x16xf32", "5x16x24xf32", "8x34x24xf32",
         CONVOLUTION("%x", "%k", "[b, 0, f]x[0, i, o]->[b, 0, f]", "3", "[2, 2]", "1", "1", "false",
                     "1", "1"),
         "forward first, 8 of 16->24 by 1, image 100 window 5 places 34 stride 3 padding 2 "
         "dilation 1");
  ON_GPU("2x8x8x8x16xf16", "3x3x3x16x8xf16", "2x8x8x8x8xf16",
         CONVOLUTION("%x", "%k", "[b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f]", "1, 1, 1",
                     "[1, 1], [1, 1], [1, 1]", "1, 1, 1", "1, 1, 1", "false, false, false", "1",
                     "1"),
         "forward last, 2 of 16->8 by 1, image 8x8x8 window 3x3x3 places 8x8x8 stride 1x1x1 "
         "padding 1x1x1 dilation 1x1x1");
  ON_GPU("8x16x30x31xf32", "24x16x3x5xf32", "8x24x28x27xf32",
         CONVOLUTION("%x", "%k", "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]", "1, 1",
                     "[0, 0], [0, 0]", "1, 1", "1, 1", STRAIGHT, "1", "1"),
         "forward first, 8 of 16->24 by 1, image 30x31 window 3x5 places 28x27 stride 1x1 padding "
         "0x0 dilation 1x1");
}

/* A CPU computes them in f32. */
static void small_floats(void) {
  const char *same = CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1",
                                 STRAIGHT, "1", "1");
  const char *wanted = "forward direct, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 "
                       "stride 1x1 padding 1x1 dilation 1x1";
  ON_CPU("8x32x32x16xbf16", "3x3x16x24xbf16", "8x32x32x24xbf16", same, wanted);
  ON_CPU("8x32x32x16xbf16", "3x3x16x24xbf16", "8x32x32x24xf32", same, wanted);
  ON_CPU("8x32x32x16xf16", "3x3x16x24xf32", "8x32x32x24xf16", same, wanted);
}

static void gradients_to_images(void) {
  ON_GPU("8x32x32x24xf32", "3x3x16x24xf32", "8x32x32x16xf32",
         REVERSED("3x3x16x24xf32", "0, 1") CONVOLUTION("%x", "%v", DATA, "1, 1", "[1, 1], [1, 1]",
                                                       "1, 1", "1, 1", STRAIGHT, "1", "1"),
         "data first, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding 1x1 "
         "dilation 1x1");
  ON_GPU("8x16x16x24xf32", "3x3x16x24xf32", "8x32x32x16xf32",
         REVERSED("3x3x16x24xf32", "0, 1") CONVOLUTION("%x", "%v", DATA, "1, 1", "[2, 1], [2, 1]",
                                                       "2, 2", "1, 1", STRAIGHT, "1", "1"),
         "data first, 8 of 16->24 by 1, image 33x33 window 3x3 places 16x16 stride 2x2 padding 0x0 "
         "dilation 1x1, 1 pads");
  ON_GPU("8x34x24xf32", "5x16x24xf32", "8x100x16xf32",
         REVERSED("5x16x24xf32", "0") CONVOLUTION("%x", "%v", "[b, 0, f]x[0, o, i]->[b, 0, f]", "1",
                                                  "[2, 2]", "3", "1", "false", "1", "1"),
         "data first, 8 of 16->24 by 1, image 100 window 5 places 34 stride 3 padding 2 dilation "
         "1");
  ON_GPU("8x24x28x27xf32", "24x16x3x5xf32", "8x16x30x31xf32",
         REVERSED("24x16x3x5xf32", "2, 3")
             CONVOLUTION("%x", "%v", "[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]", "1, 1",
                         "[2, 2], [4, 4]", "1, 1", "1, 1", STRAIGHT, "1", "1"),
         "data first, 8 of 16->24 by 1, image 30x31 window 3x5 places 28x27 stride 1x1 padding 0x0 "
         "dilation 1x1");
  /* a point of a window of one point: behind the last place there is nothing */
  ON_GPU("8x16x16x24xf32", "1x1x16x24xf32", "8x32x32x16xf32",
         REVERSED("1x1x16x24xf32", "0, 1") CONVOLUTION("%x", "%v", DATA, "1, 1", "[0, 1], [0, 1]",
                                                       "2, 2", "1, 1", STRAIGHT, "1", "1"),
         "data first, 8 of 16->24 by 1, image 32x32 window 1x1 places 16x16 stride 2x2 padding 0x0 "
         "dilation 1x1");
  /* the kernel of groups, which JAX lays out anew */
  ON_GPU("8x32x32x24xf32", "3x3x16x6xf32", "8x32x32x16xf32",
         REVERSED("3x3x16x6xf32", "0, 1") CONVOLUTION("%x", "%v", DATA, "1, 1", "[1, 1], [1, 1]",
                                                      "1, 1", "1, 1", STRAIGHT, "1", "4"),
         "data first, 8 of 16->24 by 4, image 32x32 window 3x3 places 32x32 stride 1x1 padding 1x1 "
         "dilation 1x1");
  /* lax.conv_transpose, which does not reverse */
  ON_GPU("4x16x16x24xf32", "3x3x24x16xf32", "4x32x32x16xf32",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[2, 1], [2, 1]", "2, 2", "1, 1", STRAIGHT, "1",
                     "1"),
         "data first, 4 of 16->24 by 1, image 33x33 window 3x3 places 16x16 stride 2x2 padding 0x0 "
         "dilation 1x1, 1 pads, 1 reversals");
  /* the op itself reverses the window, once with the kernel reversed before */
  ON_GPU("8x32x32x24xf32", "3x3x16x24xf32", "8x32x32x16xf32",
         CONVOLUTION("%x", "%k", DATA, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", "true, true", "1",
                     "1"),
         "data first, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding 1x1 "
         "dilation 1x1");
  ON_GPU("8x32x32x24xf32", "3x3x16x24xf32", "8x32x32x16xf32",
         REVERSED("3x3x16x24xf32", "0, 1") CONVOLUTION("%x", "%v", DATA, "1, 1", "[1, 1], [1, 1]",
                                                       "1, 1", "1, 1", "true, true", "1", "1"),
         "forward first, 8 of 24->16 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
         "1x1 dilation 1x1");
}

static void gradients_to_filters(void) {
  ON_GPU(
      "8x32x32x16xf32", "8x32x32x24xf32", "3x3x16x24xf32",
      CONVOLUTION("%x", "%k", FILTER, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1", "1"),
      "filter first, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
      "1x1 dilation 1x1");
  ON_GPU(
      "8x32x32x16xf32", "8x16x16x24xf32", "3x3x16x24xf32",
      CONVOLUTION("%x", "%k", FILTER, "1, 1", "[0, 1], [0, 1]", "1, 1", "2, 2", STRAIGHT, "1", "1"),
      "filter first, 8 of 16->24 by 1, image 33x33 window 3x3 places 16x16 stride 2x2 padding "
      "0x0 dilation 1x1, 1 pads");
  ON_GPU(
      "8x32x32x16xbf16", "8x32x32x24xbf16", "3x3x16x24xbf16",
      CONVOLUTION("%x", "%k", FILTER, "2, 2", "[2, 2], [2, 2]", "1, 1", "1, 1", STRAIGHT, "1", "1"),
      "filter last, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
      "2x2 dilation 2x2");
  /* rows behind the last place are cut off by the op, and not by the library */
  ON_GPU("8x32x32x16xf32", "8x16x16x24xf32", "1x1x16x24xf32",
         CONVOLUTION("%x", "%k", FILTER, "1, 1", "[0, -1], [0, -1]", "1, 1", "2, 2", STRAIGHT, "1",
                     "1"),
         "filter first, 8 of 16->24 by 1, image 32x32 window 1x1 places 16x16 stride 2x2 padding "
         "0x0 dilation 1x1");
  ON_GPU(
      "8x32x32x16xf32", "8x32x32x24xf32", "3x3x4x24xf32",
      CONVOLUTION("%x", "%k", FILTER, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "4", "1"),
      "filter first, 8 of 16->24 by 4, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
      "1x1 dilation 1x1");
  ON_GPU("8x16x30x31xf32", "8x24x28x27xf32", "24x16x3x5xf32",
         CONVOLUTION("%x", "%k", "[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]", "1, 1",
                     "[0, 0], [0, 0]", "1, 1", "1, 1", STRAIGHT, "1", "1"),
         "filter first, 8 of 16->24 by 1, image 30x31 window 3x5 places 28x27 stride 1x1 padding "
         "0x0 dilation 1x1");
  /* a large window says the same, if batch and features are not exchanged */
  ON_GPU("16x32x32x8xf32", "32x32x8x24xf32", "16x3x3x24xf32",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "1"),
         "filter first, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
         "1x1 dilation 1x1");
}

/* On CPUs, arrays with the features last are read where they are, with any padding. */
static void direct(void) {
  ON_CPU("8x32x32x16xf32", "3x3x16x24xf32", "8x16x16x24xf32",
         CONVOLUTION("%x", "%k", FORWARD, "2, 2", "[0, 1], [0, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "1"),
         "forward direct, 8 of 16->24 by 1, image 32x32 window 3x3 places 16x16 stride 2x2 padding "
         "0x0 dilation 1x1");
  ON_CPU("8x32x32x16xf64", "3x3x16x24xf64", "8x26x33x24xf64",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[-3, -1], [2, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "1"),
         "forward direct, 8 of 16->24 by 1, image 32x32 window 3x3 places 26x33 stride 1x1 padding "
         "-3x2 dilation 1x1");
  ON_CPU(
      "8x32x32x16xf32", "3x3x1x16xf32", "8x32x32x16xf32",
      CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                  "16"),
      "forward direct, 8 of 16->16 by 16, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
      "1x1 dilation 1x1");
  /* features first: the images, the filters and the products are transposed */
  ON_CPU("8x16x32x32xf32", "24x16x3x3xf32", "8x24x32x32xf32",
         CONVOLUTION("%x", "%k", "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]", "1, 1",
                     "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1", "1"),
         "forward direct, 8 of 16->24 by 1, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
         "1x1 dilation 1x1, 3 transposes");
  /* the gradients of a convolution with strides, and of groups: only filters are moved */
  ON_CPU("8x16x16x24xf32", "3x3x16x24xf32", "8x32x32x16xf32",
         REVERSED("3x3x16x24xf32", "0, 1") CONVOLUTION("%x", "%v", DATA, "1, 1", "[2, 1], [2, 1]",
                                                       "2, 2", "1, 1", STRAIGHT, "1", "1"),
         "data direct, 8 of 16->24 by 1, image 32x32 window 3x3 places 16x16 stride 2x2 padding "
         "0x0 dilation 1x1, 1 transposes");
  ON_CPU(
      "8x32x32x16xf32", "8x16x16x24xf32", "3x3x16x24xf32",
      CONVOLUTION("%x", "%k", FILTER, "1, 1", "[0, 1], [0, 1]", "1, 1", "2, 2", STRAIGHT, "1", "1"),
      "filter direct, 8 of 16->24 by 1, image 32x32 window 3x3 places 16x16 stride 2x2 padding "
      "0x0 dilation 1x1");
  ON_CPU(
      "8x32x32x16xf32", "8x32x32x24xf32", "3x3x4x24xf32",
      CONVOLUTION("%x", "%k", FILTER, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "4", "1"),
      "filter direct, 8 of 16->24 by 4, image 32x32 window 3x3 places 32x32 stride 1x1 padding "
      "1x1 dilation 1x1");
}

/* What no library or kernel computes, or not well, is expanded. */
static void others(void) {
  const char *same = CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1",
                                 STRAIGHT, "1", "1");
  ON_CPU("8x32x32x16xi32", "3x3x16x24xi32", "8x32x32x24xi32", same, "");
  ON_CPU("1x4x4x2xf32", "3x3x2x4xf32", "1x4x4x4xf32", same, "");
  ON_GPU("8x32x32x16xi32", "3x3x16x24xi32", "8x32x32x24xi32", same, "");
  ON_GPU("8x32x32x16xbf16", "3x3x16x24xbf16", "8x32x32x24xf32", same, "");
  ON_GPU("1x4x4x2xf32", "3x3x2x4xf32", "1x4x4x4xf32", same, "");
  /* strides and dilation of the operand */
  ON_GPU("8x32x32x16xf32", "3x3x16x24xf32", "8x32x32x24xf32",
         CONVOLUTION("%x", "%k", FORWARD, "2, 2", "[1, 2], [1, 2]", "2, 2", "1, 1", STRAIGHT, "1",
                     "1"),
         "");
  /* gradients to the filters of each feature group */
  ON_GPU("16x32x32x8xf32", "32x32x4x24xf32", "16x3x3x24xf32",
         CONVOLUTION("%x", "%k", FORWARD, "1, 1", "[1, 1], [1, 1]", "1, 1", "1, 1", STRAIGHT, "1",
                     "2"),
         "");
  /* four dimensions */
  ON_GPU("2x8x8x8x8x4xf32", "3x3x3x3x4x8xf32", "2x6x6x6x6x8xf32",
         CONVOLUTION("%x", "%k", "[b, 0, 1, 2, 3, f]x[0, 1, 2, 3, i, o]->[b, 0, 1, 2, 3, f]",
                     "1, 1, 1, 1", "[0, 0], [0, 0], [0, 0], [0, 0]", "1, 1, 1, 1", "1, 1, 1, 1",
                     "false, false, false, false", "1", "1"),
         "");
}

/* A text may hold the compiler's op, with anything in it. */
static void hostile_numbers(void) {
  /* kind, features last, filters last, dimensions, batch, groups, features, features; image,
   * window, places, ... */
  static const char *const cases[][2] = {
      {"numbers = array<i64: 0, 0, 0, 1, 2, 1, 3, 4, 8, 3, 6, 1, 0, 1>", ""},
      {"numbers = array<i64: 0, 0, 0, 1, 2, 1, 3, 4, 8, 3, 5, 1, 0, 1>", "windows do not fit"},
      {"numbers = array<i64: 0, 1, 0, 1, 2, 1, 3, 4, 8, 3, 6, 1, 0, 1>", "does not have the type"},
      {"numbers = array<i64: 1, 0, 0, 1, 2, 1, 3, 4, 8, 3, 6, 1, 0, 1>", "does not have the type"},
      {"numbers = array<i64: 0, 0, 0, 1, 2, 0, 3, 4, 8, 3, 6, 1, 0, 1>", "out of range"},
      {"numbers = array<i64: 0, 0, 0, 1, 2, 1, 3, 4, 8, 3, 6, 1, 0>", "needs numbers"},
      {"numbers = array<i64: 3, 0, 0, 1, 2, 1, 3, 4, 8, 3, 6, 1, 0, 1>", "needs numbers"},
      {"numbers = array<i64: -1, 0, 0, 1, 2, 1, 3, 4, 8, 3, 6, 1, 0, 1>", "needs numbers"},
      {"numbers = array<i64: 0, 0, 0, 0, 2, 1, 3, 4>", "needs numbers"},
      {"numbers = array<i64: 0, 0, 0, 4, 2, 1, 3, 4, 8, 3, 6, 1, 0, 1>", "needs numbers"},
      {"numbers = array<i64>", "needs numbers"},
      {"numbers = 5 : i64", "needs numbers"},
      {"", "needs numbers"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_arena *arena = sr_arena_create();
    module_case c = module_case_good(sr_arena_printf(
        arena,
        "func.func public @main(%%x: tensor<2x3x8xf32>, %%k: tensor<4x3x3xf32>) -> "
        "tensor<2x4x6xf32> {\n%%r = \"spmdrun.convolution\"(%%x, %%k) {%s} : (tensor<2x3x8xf32>, "
        "tensor<4x3x3xf32>) -> tensor<2x4x6xf32>\nreturn %%r : tensor<2x4x6xf32>\n}\n",
        cases[i][0]));
    sr_convolution_step s;
    const sr_op *op = c.module ? c.module->main->body->first : NULL;
    const char *fault = op ? sr_convolution_of(&sr_gpu_policy, op, &s) : "no module";
    EXPECT_CONTAINS(fault ? fault : "", cases[i][1]);
    EXPECT_EQ(fault == NULL, i == 0);
    const char *on_cpu = op ? sr_convolution_of(&sr_cpu_policy, op, &s) : NULL;
    EXPECT_CONTAINS(on_cpu ? on_cpu : "", i < 5 ? "filters of this layout" : "needs numbers");
    module_case_end(&c);
    sr_arena_destroy(arena);
  }
}

int main(void) {
  convolutions();
  small_floats();
  gradients_to_images();
  gradients_to_filters();
  direct();
  others();
  hostile_numbers();
  return expect_result();
}
