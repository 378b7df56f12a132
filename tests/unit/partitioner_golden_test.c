/* Programs and what every device runs of them: tests/golden/partitioner, described there. */
#include "support/expect.h"
#include "support/partition_module.h"

static const char *const names[] = {"pmap_in_loop", "grid", "shuffled", "partly_manual"};

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

static void check(sr_arena *arena, const char *name) {
  sr_ctx ctx = {0};
  size_t bytes, wanted_bytes;
  sr_module *module = NULL;
  sr_partition_result result;
  const char *text = read_text(arena, name, ".mlir", &bytes);
  const char *wanted = read_text(arena, name, ".partitioned.mlir", &wanted_bytes);
  if (!text || !wanted)
    return;
  sr_status status = partition_module(&ctx, arena, name, text, NULL, &module, &result);
  EXPECT_STRING(ctx.message, "");
  if (status != SR_OK)
    return;
  sr_text out = {.arena = arena};
  sr_module_print(module, NULL, &out);
  EXPECT_STRING(sr_text_get(&out), wanted);
  /* What is printed reads back. */
  EXPECT_EQ(sr_module_read(&ctx, arena, name, sr_text_get(&out), out.count, &module), SR_OK);
}

int main(void) {
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    sr_arena *arena = sr_arena_create();
    if (!EXPECT(arena != NULL))
      break;
    check(arena, names[i]);
    sr_arena_destroy(arena);
  }
  return expect_result();
}
