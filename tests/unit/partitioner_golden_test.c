/* Programs and what every device runs of them: tests/golden/partitioner, described there. */
#include "support/expect.h"
#include "support/partition_module.h"

typedef struct golden {
  const char *name, *ending; /* of the second file */
  sr_placement placement;
} golden;

static const golden cases[] = {
    {"pmap_in_loop", "", SR_PLACEMENT_AUTO},    {"grid", "", SR_PLACEMENT_AUTO},
    {"shuffled", "", SR_PLACEMENT_AUTO},        {"partly_manual", "", SR_PLACEMENT_AUTO},
    {"around_pmap", ".one", SR_PLACEMENT_ONE},  {"around_pmap", ".all", SR_PLACEMENT_ALL},
    {"around_pmap", ".one", SR_PLACEMENT_AUTO}, {"small_around_pmap", ".all", SR_PLACEMENT_AUTO},
    {"before_loop", ".one", SR_PLACEMENT_ONE},  {"before_loop", ".all", SR_PLACEMENT_ALL},
    {"before_loop", ".one", SR_PLACEMENT_AUTO}, {"inside_loop", ".one", SR_PLACEMENT_ONE},
    {"inside_loop", ".all", SR_PLACEMENT_ALL},  {"inside_loop", ".one", SR_PLACEMENT_AUTO},
};

static char *read_text(sr_arena *arena, const char *name, const char *ending, size_t *out_bytes) {
  const char *path =
      sr_arena_printf(arena, "%s/golden/partitioner/%s%s", SPMDRUN_TESTS_DIR, name, ending);
  FILE *file = fopen(path, "rb");
  if (!EXPECT(file != NULL))
    return NULL;
  char *text = sr_arena_alloc(arena, 1 << 20);
  *out_bytes = fread(text, 1, (1 << 20) - 1, file);
  fclose(file);
  return text;
}

static void check(sr_arena *arena, const golden *c) {
  sr_ctx ctx = {0};
  size_t bytes, wanted_bytes;
  sr_module *module = NULL;
  sr_partition_result result;
  const char *ending = sr_arena_printf(arena, "%s.partitioned.mlir", c->ending);
  const char *text = read_text(arena, c->name, ".mlir", &bytes);
  const char *wanted = read_text(arena, c->name, ending, &wanted_bytes);
  if (!text || !wanted)
    return;
  sr_status status =
      partition_module(&ctx, arena, c->name, text,
                       &(sr_partition_options){.placement = c->placement}, &module, &result);
  EXPECT_STRING(ctx.message, "");
  if (status != SR_OK)
    return;
  sr_text out = {.arena = arena};
  sr_module_print(module, NULL, &out);
  if (!EXPECT_STRING(sr_text_get(&out), wanted))
    fprintf(stderr, "  in the case: %s%s, placement %d\n", c->name, c->ending, (int)c->placement);
  /* What is printed reads back. */
  EXPECT_EQ(sr_module_read(&ctx, arena, c->name, sr_text_get(&out), out.count, &module), SR_OK);
}

int main(void) {
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_arena *arena = sr_arena_create();
    if (!EXPECT(arena != NULL))
      break;
    check(arena, &cases[i]);
    sr_arena_destroy(arena);
  }
  return expect_result();
}
