/*
 * What the fuzz targets of both readers check: any bytes end in a module or in a sentence. What was
 * read must print, in both forms, to text that reads again and prints the same; inlining and the
 * fingerprint must stand what was read, too.
 */
#ifndef SR_TESTS_FUZZ_READ_MODULE_H
#define SR_TESTS_FUZZ_READ_MODULE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "graph/read.h"

static inline void fail(const char *what, const char *detail, const char *text) {
  fprintf(stderr, "%s: %s\n%s\n", what, detail, text);
  abort();
}

/* Prints, reads and prints again. */
static inline void check_round_trip(sr_arena *arena, const sr_module *module, bool generic) {
  sr_print_options options = {.generic = generic, .locations = true};
  sr_text first = {.arena = arena}, second = {.arena = arena};
  sr_ctx ctx = {0};
  sr_module *again;
  sr_module_print(module, &options, &first);
  if (sr_module_read(&ctx, arena, "printed.mlir", first.items, first.count, &again) != SR_OK)
    fail("what was printed does not read", ctx.message, first.items);
  sr_module_print(again, &options, &second);
  if (first.count != second.count || memcmp(first.items, second.items, first.count) != 0)
    fail("what was printed reads differently", second.items, first.items);
}

static inline int fuzz_read_module(const uint8_t *data, size_t size) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_module *module;
  sr_fingerprint fingerprint;
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return 0;
  }
  sr_status status = sr_module_read(&ctx, arena, "fuzz.mlir", (const char *)data, size, &module);
  if (status == SR_ERR_INTERNAL || (status != SR_OK) != (ctx.message[0] != '\0'))
    fail("the reader failed without a sentence", ctx.message, "");
  if (status == SR_OK) {
    check_round_trip(arena, module, false);
    check_round_trip(arena, module, true);
    if (sr_module_inline(&ctx, module) == SR_OK) {
      if (sr_module_verify(&ctx, module) != SR_OK)
        fail("inlining made a module that is wrong", ctx.message, "");
      if (sr_module_fingerprint(&ctx, module, &fingerprint) != SR_OK)
        fail("there is no fingerprint", ctx.message, "");
      sr_module_list_groups(module);
      if (sr_module_verify(&ctx, module) != SR_OK)
        fail("listing groups made a module that is wrong", ctx.message, "");
      bool flat = sr_module_messages(&ctx, module) == SR_OK;
      if (flat && sr_module_verify(&ctx, module) != SR_OK)
        fail("delivering messages made a module that is wrong", ctx.message, "");
      flat = flat && sr_module_flatten(&ctx, module) == SR_OK;
      if (flat && sr_module_verify(&ctx, module) != SR_OK)
        fail("taking tuples apart made a module that is wrong", ctx.message, "");
      if (flat)
        (void)sr_module_settle(&ctx, module); /* verifies what it makes */
    }
  }
  sr_arena_destroy(arena);
  return 0;
}

#endif
