#include "graph/read.h"

#include <string.h>

#include "graph/bytecode/bytecode.h"
#include "graph/text/reader.h"

static sr_status read_text(sr_ctx *ctx, sr_module *module, const char *text, size_t bytes) {
  sr_reader *reader = SR_NEW(module->arena, sr_reader);
  sr_reader_init(reader, ctx, module, text, bytes);
  const char *zero = memchr(text, '\0', bytes);
  if (zero)
    return sr_read_fail(reader, zero, "the text has a zero byte; the file seems to be damaged");
  return sr_read_top(reader);
}

sr_status sr_module_read(sr_ctx *ctx, sr_arena *arena, const char *file, const char *text,
                         size_t bytes, sr_module **out_module) {
  *out_module = NULL;
  sr_module *module = sr_module_create(arena, file);
  if (sr_is_bytecode(text, bytes))
    SR_TRY(sr_bytecode_read(ctx, module, text, bytes));
  else
    SR_TRY(read_text(ctx, module, text, bytes));
  SR_TRY(sr_module_verify(ctx, module));
  *out_module = module;
  return SR_OK;
}
