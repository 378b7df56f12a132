/* Shows the stages of compilation as text. Nothing here is collective or cached. */
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "executable/format.h"
#include "partitioner/report/notes.h"

/* Default width, in columns, of the pictures of the stage "shardings". */
enum {
  DEFAULT_WIDTH = 100
};

static sr_status show_partition(spmdrun_context *context, sr_module *module, bool shardings,
                                size_t width, sr_text *text) {
  sr_partition_result result;
  SR_TRY(sr_partition_module(context, module, 0, &result));
  if (shardings)
    sr_partition_format(module, &result, width, text);
  else
    sr_module_print(module, NULL, text);
  return SR_OK;
}

static sr_status show_stage(spmdrun_context *context, sr_arena *arena,
                            const sr_program_text *source, const char *stage, size_t width,
                            sr_text *text) {
  sr_module *module;
  if (strcmp(stage, "graph") == 0) {
    SR_TRY(
        sr_module_read(&context->ctx, arena, source->name, source->text, source->bytes, &module));
    sr_module_print(module, NULL, text);
    return SR_OK;
  }
  bool shardings = strcmp(stage, "shardings") == 0, llvm = strcmp(stage, "llvm") == 0;
  if (!shardings && !llvm && strcmp(stage, "partitioned") != 0 && strcmp(stage, "plan") != 0)
    return sr_fail(
        &context->ctx, SR_ERR_INVALID,
        "there is no stage \"%s\"; there are graph, shardings, partitioned, plan and llvm", stage);
  SR_TRY(sr_program_text_read(&context->ctx, arena, source, &module));
  if (shardings || strcmp(stage, "partitioned") == 0)
    return show_partition(context, module, shardings, width, text);
  sr_fingerprint fingerprint;
  SR_TRY(sr_module_fingerprint(&context->ctx, module, &fingerprint));
  sr_names names = sr_names_of(arena, module, &fingerprint);
  sr_executable *executable;
  SR_TRY(sr_compile_module(context, module, &(sr_build_target){.code = context->target},
                           llvm ? text : NULL, &executable));
  SR_TRY(sr_executable_name(&context->ctx, executable, &names, arena));
  if (!llvm)
    sr_executable_format(executable, text);
  return SR_OK;
}

/* Runs show_stage. Returns SR_ERR_NOMEM if memory runs out in any of its steps. */
static sr_status show_guarded(spmdrun_context *context, sr_arena *arena,
                              const sr_program_text *source, const char *stage, size_t width,
                              char **out_text) {
  if (SR_ARENA_GUARD(arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  sr_text text = {.arena = arena};
  SR_TRY(show_stage(context, arena, source, stage, width, &text));
  *out_text = strdup(sr_text_get(&text));
  return *out_text ? SR_OK
                   : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
}

spmdrun_status spmdrun_show(spmdrun_context *context, const char *path, const char *stage,
                            size_t width, char **text) {
  sr_context_begin(context);
  *text = NULL;
  sr_program_text source;
  sr_status status = sr_program_text_open(&context->ctx, path, &source);
  if (status == SR_OK) {
    sr_arena *arena = sr_arena_create();
    status = arena
                 ? show_guarded(context, arena, &source, stage, width ? width : DEFAULT_WIDTH, text)
                 : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", path);
    sr_arena_destroy(arena);
    sr_program_text_close(&source);
  }
  return sr_context_finish(context, status);
}
