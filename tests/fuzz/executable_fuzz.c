/*
 * libFuzzer on the reader of executables: no bytes may crash it, and what it takes keeps the
 * contract of the plan and is written back as the same bytes, up to the parts that encoding
 * normalises.
 *
 * The header's sizes are set to fit the input, so that mutations reach the description behind it.
 */
#include <stdlib.h>
#include <string.h>

#include "executable/format.h"
#include "executable/wire.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum {
  HEADER = 64,
  PAGE = 4096,
  CONSTANTS = PAGE,
  IMAGE = 2 * PAGE,
};

/* A whole executable around a fuzzed description: header, description, a page of constants, a page
 * of code. */
static uint8_t *frame(const uint8_t *description, size_t bytes, size_t *out_count) {
  size_t constants_at = (HEADER + bytes + PAGE - 1) / PAGE * PAGE,
         count = constants_at + CONSTANTS + IMAGE;
  uint8_t *framed = aligned_alloc(PAGE, count);
  memset(framed, 0, count);
  memcpy(framed, "spmdexe\n", 8);
  const uint64_t fields[] = {SR_WIRE_VERSION, count, bytes, CONSTANTS, IMAGE};
  memcpy(framed + 8, fields, sizeof fields);
  memcpy(framed + HEADER, description, bytes);
  *out_count = count;
  return framed;
}

static void check(const uint8_t *bytes, size_t count) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_executable *executable;
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return;
  }
  if (sr_executable_decode(&ctx, bytes, count, arena, &executable) == SR_OK) {
    sr_text text = {.arena = arena};
    sr_executable_format(executable, &text);
    const uint8_t *once, *twice;
    size_t once_count, twice_count;
    sr_executable *again;
    if (sr_executable_encode(&ctx, executable, arena, &once, &once_count) != SR_OK ||
        sr_executable_decode(&ctx, once, once_count, arena, &again) != SR_OK ||
        sr_executable_encode(&ctx, again, arena, &twice, &twice_count) != SR_OK ||
        once_count != twice_count || memcmp(once, twice, once_count) != 0)
      abort();
  } else if (!ctx.message[0]) {
    abort();
  }
  sr_arena_destroy(arena);
}

/* An even first byte: the rest is a description; an odd one: it is a whole file. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 1)
    return 0;
  size_t count = size - 1;
  uint8_t *bytes;
  if (data[0] % 2 == 0) {
    bytes = frame(data + 1, count, &count);
  } else {
    bytes = aligned_alloc(16, (count + 16) / 16 * 16);
    memcpy(bytes, data + 1, count);
  }
  check(bytes, count);
  free(bytes);
  return 0;
}
