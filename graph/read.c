#include "graph/read.h"

#include <string.h>

#include "graph/text/reader.h"

/* MLIR bytecode, which portable artifacts of StableHLO are, begins with these bytes. */
static bool is_bytecode(const char *text, size_t bytes) {
  static const char magic[] = {'M', 'L', '\xef', 'R'};
  return bytes >= sizeof magic && memcmp(text, magic, sizeof magic) == 0;
}

sr_status sr_module_read(sr_ctx *ctx, sr_arena *arena, const char *file, const char *text,
                         size_t bytes, sr_module **out_module) {
  *out_module = NULL;
  sr_reader *reader = SR_NEW(arena, sr_reader);
  sr_reader_init(reader, ctx, sr_module_create(arena, file), text, bytes);
  if (is_bytecode(text, bytes))
    return sr_read_fail(reader, text,
                        "this is MLIR bytecode, not text; JAX writes text with "
                        "jax.jit(f).lower(...).as_text(), or with mlir_module() of what jax.export "
                        "gives");
  const char *zero = memchr(text, '\0', bytes);
  if (zero)
    return sr_read_fail(reader, zero, "the text has a zero byte; the file seems to be damaged");
  SR_TRY(sr_read_top(reader));
  SR_TRY(sr_module_verify(ctx, reader->module));
  *out_module = reader->module;
  return SR_OK;
}
