/* The golden files of the simplifier (see tests/golden/simplify/README.md), and properties that no
 * text shows: the cost is linear in the program, and simplifying twice changes nothing more. */

#include "base/clock.h"
#include "compiler/simplify/simplify.h"
#include "support/golden.h"

/* ---- golden cases --------------------------------------------------------------------------- */

static void check_case(sr_arena *arena, const golden_case *from) {
  sr_ctx ctx = {0};
  golden_rewrite read, *c = &read;
  if (!golden_read_rewrite(arena, from, &read))
    return;
  sr_rewrite_stats stats;
  const sr_rewrite_selection options = {.enabled = c->rewrites, .enabled_count = c->rewrite_count};
  sr_module *module = golden_parse(&ctx, arena, c->name, c->input);
  sr_module *wanted = golden_parse(&ctx, arena, c->name, c->expected ? c->expected : c->input);
  if (!module || !wanted || !EXPECT(sr_simplify_with(&ctx, module, &options, &stats) == SR_OK))
    return;
  if (!EXPECT(sr_module_verify(&ctx, module) == SR_OK))
    fprintf(stderr, "  %s: %s\n", c->name, ctx.message);
  /* The printed module can be read, and simplifying it changes nothing. */
  sr_module *again = golden_parse(&ctx, arena, c->name, golden_print(arena, module));
  if (again && EXPECT(sr_simplify_with(&ctx, again, &options, &stats) == SR_OK))
    EXPECT_STRING(golden_print_normal(arena, again), golden_print_normal(arena, module));
  if (!EXPECT_STRING(golden_print_normal(arena, module), golden_print_normal(arena, wanted)))
    fprintf(stderr, "  in the case: %s\n", c->name);
}

/* ---- names ---------------------------------------------------------------------------------- */

static size_t fired(const sr_rewrite_stats *stats, const char *name) {
  for (size_t i = 0; i < sr_simplify_rewrites.count; i++)
    if (strcmp(sr_simplify_rewrites.rewrites[i].name, name) == 0)
      return stats->fired[i];
  return 0;
}

/* Names of rewrites are unique and switch their rewrite off; unknown names are refused. */
static void check_names(void) {
  static const char text[] =
      "module @m {\nfunc.func public @main(%a: tensor<i32>) -> tensor<i32> {\n"
      "%c = stablehlo.constant dense<0> : tensor<i32>\n"
      "%0 = stablehlo.add %a, %c : tensor<i32>\n"
      "return %0 : tensor<i32>\n}\n}\n";
  for (size_t i = 0; i < sr_simplify_rewrites.count; i++)
    for (size_t j = 0; j < i; j++)
      EXPECT(strcmp(sr_simplify_rewrites.rewrites[i].name, sr_simplify_rewrites.rewrites[j].name) !=
             0);
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const char *names[] = {"add"}, *wrong[] = {"addition"};
  sr_rewrite_selection options = {.disabled = names, .disabled_count = 1};
  sr_rewrite_stats stats;
  sr_module *module = golden_parse(&ctx, arena, "names", text);
  EXPECT(sr_simplify_with(&ctx, module, &options, &stats) == SR_OK);
  EXPECT_EQ(stats.changes, 0);
  EXPECT(sr_simplify_with(&ctx, module, NULL, &stats) == SR_OK);
  EXPECT_EQ(fired(&stats, "add"), 1);
  options.disabled = wrong;
  EXPECT(sr_simplify_with(&ctx, module, &options, NULL) == SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "addition");
  sr_arena_destroy(arena);
}

/* ---- cost ----------------------------------------------------------------------------------- */

/* A long program in which nearly every op simplifies, in loops and outside. */
static void write_long_program(sr_text *text, int count) {
  sr_text_string(text,
                 "module @m {\nfunc.func public @main(%a0: tensor<8xf32>) -> tensor<8xf32> {\n"
                 "%one = stablehlo.constant dense<1.0> : tensor<f32>\n"
                 "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
                 "%n = stablehlo.constant dense<100> : tensor<i32>\n"
                 "%step = stablehlo.constant dense<1> : tensor<i32>\n");
  for (int i = 0; i < count; i += 10)
    sr_text_printf(
        text,
        "%%b%d = stablehlo.broadcast_in_dim %%one, dims = [] : (tensor<f32>) -> tensor<8xf32>\n"
        "%%c%d = stablehlo.multiply %%a%d, %%b%d : tensor<8xf32>\n"
        "%%r%d = stablehlo.reshape %%c%d : (tensor<8xf32>) -> tensor<2x4xf32>\n"
        "%%s%d = stablehlo.sine %%r%d : tensor<2x4xf32>\n"
        "%%t%d = stablehlo.sine %%r%d : tensor<2x4xf32>\n"
        "%%u%d = stablehlo.add %%s%d, %%t%d : tensor<2x4xf32>\n"
        "%%w%d:3 = stablehlo.while(%%i = %%zero, %%j = %%zero, %%x = %%u%d) : tensor<i32>, "
        "tensor<i32>, tensor<2x4xf32>\n"
        "cond { %%p = stablehlo.compare LT, %%i, %%n, SIGNED : (tensor<i32>, tensor<i32>) -> "
        "tensor<i1>\nstablehlo.return %%p : tensor<i1> } do {\n"
        "%%q = stablehlo.add %%i, %%step : tensor<i32>\n"
        "%%k = stablehlo.add %%j, %%step : tensor<i32>\n"
        "%%y = stablehlo.add %%x, %%s%d : tensor<2x4xf32>\n"
        "stablehlo.return %%q, %%k, %%y : tensor<i32>, tensor<i32>, tensor<2x4xf32> }\n"
        "%%a%d = stablehlo.reshape %%w%d#2 : (tensor<2x4xf32>) -> tensor<8xf32>\n",
        i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 10, i);
  sr_text_printf(text, "return %%a%d : tensor<8xf32>\n}\n}\n", (count + 9) / 10 * 10);
}

static void simplify_long(int count, sr_rewrite_stats *out_stats) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_text text = {.arena = arena};
  write_long_program(&text, count);
  sr_module *module = golden_parse(&ctx, arena, "long", sr_text_get(&text));
  if (module) {
    double before = sr_seconds_now();
    EXPECT(sr_simplify_with(&ctx, module, NULL, out_stats) == SR_OK);
    printf("about %d ops: %zu visits, %zu changes, %zu rounds, %.0f ms\n", count, out_stats->visits,
           out_stats->changes, out_stats->rounds, 1e3 * (sr_seconds_now() - before));
    EXPECT(sr_module_verify(&ctx, module) == SR_OK);
  }
  sr_arena_destroy(arena);
}

static void check_cost(void) {
  sr_rewrite_stats few = {0}, many = {0};
  simplify_long(2000, &few);
  simplify_long(20000, &many);
  EXPECT(many.visits <= 11 * few.visits);
  EXPECT(many.rounds <= few.rounds + 1);
}

int main(void) {
  golden_check_files(SPMDRUN_TESTS_DIR "/golden/simplify", check_case);
  check_names();
  check_cost();
  return expect_result();
}
