/* Parses texts to modules and prints modules, for tests of graph/. */
#ifndef SR_TESTS_SUPPORT_MODULE_CASE_H
#define SR_TESTS_SUPPORT_MODULE_CASE_H

#include <stdlib.h>

#include "graph/read.h"
#include "support/expect.h"

/* A module and its arena. If `module` is NULL, `ctx` has the message. */
typedef struct module_case {
  sr_arena *arena;
  sr_ctx ctx;
  sr_module *module;
} module_case;

static inline module_case module_case_read(const char *text, size_t bytes) {
  module_case c = {.arena = sr_arena_create()};
  if (!c.arena || SR_ARENA_GUARD(c.arena)) {
    fprintf(stderr, "out of memory\n");
    exit(1);
  }
  /* Copy to a block of exactly that size, so that AddressSanitizer sees reads beyond its end. */
  char *copy = malloc(bytes ? bytes : 1);
  if (!copy)
    exit(1);
  memcpy(copy, text, bytes);
  sr_status status = sr_module_read(&c.ctx, c.arena, "t.mlir", copy, bytes, &c.module);
  free(copy);
  EXPECT_EQ(status == SR_OK, c.module != NULL);
  EXPECT((status == SR_OK) == (c.ctx.message[0] == '\0'));
  return c;
}

static inline void module_case_end(module_case *c) {
  sr_arena_destroy(c->arena);
}

static inline const char *module_case_print(module_case *c, bool generic, bool locations) {
  sr_text text = {.arena = c->arena};
  sr_print_options options = {.generic = generic, .locations = locations};
  sr_module_print(c->module, &options, &text);
  return sr_text_get(&text);
}

/* Parses a module that must be valid; prints the error if it is not. */
static inline module_case module_case_good(const char *text) {
  module_case c = module_case_read(text, strlen(text));
  if (!EXPECT(c.module))
    fprintf(stderr, "  %s\n  in: %s\n", c.ctx.message, text);
  return c;
}

/* A whole file below tests/, NUL-terminated; the caller frees it. */
static inline char *module_case_file(const char *name, size_t *out_bytes) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", SPMDRUN_TESTS_DIR, name);
  FILE *file = fopen(path, "rb");
  if (!EXPECT(file)) {
    fprintf(stderr, "  %s\n", path);
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = malloc((size_t)size + 1);
  if (!text || fread(text, 1, (size_t)size, file) != (size_t)size)
    exit(1);
  fclose(file);
  text[size] = '\0';
  *out_bytes = (size_t)size;
  return text;
}

#endif
