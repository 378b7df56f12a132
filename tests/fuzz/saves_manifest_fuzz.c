/* libFuzzer on the description of a save. What is read is written again, and then reads as the
 * same. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "saves/manifest.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

/* Lists and texts must be inside the arena; the sanitizer finds those that are not. */
static void check(const sr_save_manifest *manifest) {
  SR_ASSERT(manifest->format >= 1 && manifest->format <= SR_SAVE_FORMAT && manifest->step >= 0);
  SR_ASSERT(manifest->devices >= 1 && manifest->ranks >= 1 && manifest->count >= 0);
  for (int32_t i = 0; i < manifest->count; i++) {
    const sr_save_array *array = &manifest->arrays[i];
    uint64_t size;
    SR_ASSERT(array->rank >= 0 && array->rank <= SR_IO_MAX_RANK && array->name && array->sharding);
    SR_ASSERT(sr_shape_bytes(array->rank, array->dims, 1, &size));
    for (int32_t d = 0; d < array->rank; d++)
      SR_ASSERT(array->chunk[d] >= 1);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_save_manifest manifest, again;
  sr_status status =
      sr_save_manifest_read(&ctx, arena, "fuzz", (const char *)data, bytes, &manifest);
  SR_ASSERT((status == SR_OK) == (ctx.message[0] == '\0'));
  if (status == SR_OK) {
    /* The first text has escapes for bytes that are not UTF-8; the others have what these mean. */
    sr_text texts[3] = {{.arena = arena}, {.arena = arena}, {.arena = arena}};
    check(&manifest);
    for (int i = 0; i < 3; i++) {
      sr_save_manifest_write(i ? &again : &manifest, &texts[i]);
      SR_ASSERT(sr_save_manifest_read(&ctx, arena, "fuzz", sr_text_get(&texts[i]), texts[i].count,
                                      &again) == SR_OK);
    }
    SR_ASSERT(strcmp(sr_text_get(&texts[1]), sr_text_get(&texts[2])) == 0);
  }
  sr_arena_destroy(arena);
  return 0;
}
