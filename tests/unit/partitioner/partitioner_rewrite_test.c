/*
 * The golden files of the rewrites of collectives (tests/golden/rewrite/README.md says how they are
 * written), and their names.
 */
#include "support/golden.h"
#include "support/partition_module.h"

/* The partitioned program; "", and said, if there is none. */
static const char *partition_text(sr_arena *arena, const char *name, const char *text,
                                  const sr_partition_options *options) {
  sr_ctx ctx = {0};
  sr_module *module;
  sr_partition_result result;
  sr_status status = partition_module(&ctx, arena, name, text, options, &module, &result);
  if (EXPECT(status == SR_OK))
    return golden_print_normal(arena, module);
  fprintf(stderr, "  %s: %s\n%s\n", name, ctx.message, text);
  return "";
}

static void check_case(sr_arena *arena, const golden_case *from) {
  sr_ctx ctx = {0};
  golden_rewrite read, *c = &read;
  if (!golden_read_rewrite(arena, from, &read))
    return;
  static const char *const none[] = {NULL};
  const sr_partition_options nothing = {.rewrites.enabled = none};
  const sr_partition_options on = {
      .rewrites = {.enabled = c->rewrites, .enabled_count = c->rewrite_count}};
  const char *before = partition_text(arena, c->name, c->input, &nothing);
  sr_module *wanted = c->expected ? golden_parse(&ctx, arena, c->name, c->expected) : NULL;
  const char *expected = wanted ? golden_print_normal(arena, wanted) : before;
  if (!EXPECT_STRING(partition_text(arena, c->name, c->input, &on), expected))
    fprintf(stderr, "  in the case: %s\n", c->name);
  if (!c->rewrites)
    return;
  sr_partition_options off = on;
  off.rewrites.disabled = c->rewrites;
  off.rewrites.disabled_count = c->rewrite_count;
  EXPECT_STRING(partition_text(arena, c->name, c->input, &off), before);
}

/* ---- names ----------------------------------------------------------------------------------- */

static void check_names(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const char *wrong[] = {"slice-of-everything"};
  const sr_partition_options options = {.rewrites = {.disabled = wrong, .disabled_count = 1}};
  const char *text = sr_arena_printf(arena, MODULE_OF_FOUR,
                                     "func.func public @main(%a: tensor<f32>) -> tensor<f32> {\n"
                                     "return %a : tensor<f32>\n}");
  sr_module *module;
  sr_partition_result result;
  EXPECT_EQ(partition_module(&ctx, arena, "names", text, &options, &module, &result),
            SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "slice-of-everything");
  sr_arena_destroy(arena);
}

int main(void) {
  golden_check_files(SPMDRUN_TESTS_DIR "/golden/rewrite", check_case);
  check_names();
  return expect_result();
}
