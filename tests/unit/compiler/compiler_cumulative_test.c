/*
 * A reduce_window whose windows are prefixes or suffixes becomes loops that combine each element
 * once or a few times. It must not become an array of all windows, for which every element of a
 * line is combined with all later ones. Other windows stay unchanged. On a GPU there is no loop:
 * lines are divided into blocks, in which each prefix is combined by itself.
 */
#include <inttypes.h>

#include "compiler/expand/expand.h"
#include "compiler/simplify/simplify.h"
#include "graph/ir/trips.h"
#include "support/module_case.h"

typedef struct work {
  int64_t windows;  /* elements of all window arrays */
  int64_t combined; /* elements that loops write */
  int64_t reduced;  /* elements that reductions combine */
  int32_t loops;    /* depth of nested loops */
} work;

static void count_work(const sr_block *block, int64_t rounds, int32_t depth, work *out) {
  for (const sr_op *op = block->first; op; op = op->next) {
    int64_t inside = rounds;
    if (op->code == SR_OP_WINDOWS && op->results[0].type->dtype != SR_I1)
      out->windows += rounds * sr_type_elements(op->results[0].type);
    if (op->code == SR_OP_DYNAMIC_UPDATE_SLICE)
      out->combined += rounds * sr_type_elements(sr_operand(op, 1)->type);
    if (op->code == SR_OP_REDUCE)
      out->reduced += rounds * sr_type_elements(sr_operand(op, 0)->type);
    bool loops = op->code == SR_OP_WHILE;
    if (loops) {
      int64_t trips = sr_while_trip_count(op);
      EXPECT(trips > 0);
      inside *= trips;
      out->loops = out->loops > depth ? out->loops : depth + 1;
    }
    for (int32_t r = 0; r < op->region_count; r++)
      count_work(op->regions[r], inside, depth + (loops ? 1 : 0), out);
  }
}

/* Expands a reduce_window with windows of `size` along one dimension; returns the work. */
static work expanded(const sr_policy *policy, const char *type, const char *dtype,
                     const char *sizes, const char *padding, const char *result) {
  sr_arena *arena = sr_arena_create();
  const char *text = sr_arena_printf(
      arena,
      "module @m {\nfunc.func public @main(%%x: tensor<%s>, %%z: tensor<%s>) -> tensor<%s> {\n"
      "%%r = \"stablehlo.reduce_window\"(%%x, %%z) <{window_dimensions = array<i64: %s>, "
      "padding = dense<[%s]> : tensor<%dx2xi64>}> ({\n"
      "^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n"
      "%%c = stablehlo.add %%a, %%b : tensor<%s>\n"
      "stablehlo.return %%c : tensor<%s>\n"
      "}) : (tensor<%s>, tensor<%s>) -> tensor<%s>\n"
      "return %%r : tensor<%s>\n}\n}\n",
      type, dtype, result, sizes, padding, strchr(sizes, ',') ? 2 : 1, dtype, dtype, dtype, dtype,
      type, dtype, result, result);
  module_case c = module_case_good(text);
  work found = {0};
  if (c.module && EXPECT_EQ(sr_expand(&c.ctx, c.module, policy), SR_OK)) {
    if (!EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK))
      fprintf(stderr, "  %s\n", c.ctx.message);
    count_work(c.module->main->body, 1, 0, &found);
  }
  module_case_end(&c);
  sr_arena_destroy(arena);
  return found;
}

static void lines_are_linear_work(void) {
  static const struct {
    const char *type, *dtype, *sizes, *padding;
    int64_t elements;
    int32_t loops;
  } cases[] = {
      {"2000000xf32", "f32", "2000000", "[1999999, 0]", 2000000, 1},
      {"2000000xbf16", "bf16", "2000000", "[0, 1999999]", 2000000, 1},
      {"40000xi32", "i32", "90000", "[89999, 0]", 40000, 1},
      {"20000x4xf32", "f32", "20000, 1", "[19999, 0], [0, 0]", 80000, 1},
      {"20000x100xf32", "f32", "20000, 1", "[0, 19999], [0, 0]", 2000000, 1},
      {"4x20000xf32", "f32", "1, 20000", "[0, 0], [19999, 0]", 80000, 1},
      {"20000x100xf32", "f32", "1, 100", "[0, 0], [99, 0]", 2000000, 2},
      {"4x20000xf32", "f32", "4, 1", "[3, 0], [0, 0]", 80000, 1},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    work found = expanded(&sr_cpu_policy, cases[i].type, cases[i].dtype, cases[i].sizes,
                          cases[i].padding, cases[i].type);
    EXPECT_EQ(found.windows, 0);
    EXPECT_EQ(found.combined, cases[i].elements);
    EXPECT_EQ(found.loops, cases[i].loops);
  }
}

/* If lines are not divided evenly, the last ones overlap. */
static void the_last_lines_overlap(void) {
  work found =
      expanded(&sr_cpu_policy, "5x100xf32", "f32", "1, 100", "[0, 0], [99, 0]", "5x100xf32");
  EXPECT_EQ(found.windows, 0);
  EXPECT_EQ(found.combined, 800);
}

static void other_windows_stay(void) {
  /* Windows of three; one window over all; short lines; windows that are not prefixes. */
  EXPECT_EQ(expanded(&sr_cpu_policy, "50xf32", "f32", "3", "[1, 1]", "50xf32").windows, 150);
  EXPECT_EQ(expanded(&sr_cpu_policy, "50xf32", "f32", "50", "[0, 0]", "1xf32").windows, 50);
  EXPECT_EQ(
      expanded(&sr_cpu_policy, "50x4xf32", "f32", "1, 4", "[0, 0], [3, 0]", "50x4xf32").windows,
      800);
  EXPECT_EQ(expanded(&sr_cpu_policy, "50xf32", "f32", "49", "[48, 0]", "50xf32").windows, 2450);
}

/* Blocks of 32 elements, and their totals in blocks again. */
static void lines_of_a_gpu_are_divided(void) {
  static const struct {
    const char *type, *dtype, *sizes, *padding;
    int64_t reduced;
  } cases[] = {
      {"30xf32", "f32", "30", "[29, 0]", 30 * 30},
      {"64xi32", "i32", "64", "[0, 63]", 64 * 32 + 1},
      {"2000000xf32", "f32", "2000000", "[1999999, 0]", (62500 + 1954 + 62 + 2) * 32 * 32 + 1},
      {"20000x100xbf16", "bf16", "1, 100", "[0, 0], [99, 0]", 20000 * (4 * 32 * 32 + 3 * 3)},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    work found = expanded(&sr_gpu_policy, cases[i].type, cases[i].dtype, cases[i].sizes,
                          cases[i].padding, cases[i].type);
    EXPECT_EQ(found.windows, 0);
    EXPECT_EQ(found.loops, 0);
    EXPECT_EQ(found.reduced, cases[i].reduced);
  }
}

int main(void) {
  lines_are_linear_work();
  the_last_lines_overlap();
  other_windows_stay();
  lines_of_a_gpu_are_divided();
  return expect_result();
}
