/* Shows the stages of compilation as text. Nothing here is collective or cached. */
#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/needs.h"
#include "api/sized.h"
#include "executable/format.h"
#include "partitioner/report/notes.h"

/* Default width, in columns, of the pictures of the stage "shardings". */
enum {
  DEFAULT_WIDTH = 100
};

static sr_status show_partition(spmdrun_context *context, sr_module *module, bool shardings,
                                size_t width, sr_text *text) {
  sr_partition_result result;
  SR_TRY(sr_partition_module(context, module, &(sr_build_target){0}, &result));
  if (shardings)
    sr_partition_format(module, &result, width, text);
  else
    sr_module_print(module, NULL, text);
  return SR_OK;
}

/* Compiles `module`, and writes its plan, its LLVM IR or its PTX. */
static sr_status show_compiled(spmdrun_context *context, sr_arena *arena, sr_module *module,
                               const spmdrun_show_options *options, sr_text *text) {
  const bool llvm = strcmp(options->stage, "llvm") == 0, ptx = strcmp(options->stage, "ptx") == 0;
  sr_build_target target = {0};
  SR_TRY(sr_find_target(context, options->target, &target.code));
  if (ptx && target.code.family != SR_TARGET_CUDA)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "the stage \"ptx\" is that of code for a GPU: say which, as in --gpu sm_90");
  sr_fingerprint fingerprint;
  SR_TRY(sr_module_fingerprint(&context->ctx, module, &fingerprint));
  sr_names names = sr_names_of(arena, module, &fingerprint, false);
  sr_executable *executable;
  const sr_code_texts texts = {.llvm = llvm ? text : NULL, .ptx = ptx ? text : NULL};
  SR_TRY(sr_compile_module(context, module, &target, &texts, &executable));
  SR_TRY(sr_executable_name(&context->ctx, executable, &names, arena));
  if (!llvm && !ptx)
    sr_executable_format(executable, text);
  return SR_OK;
}

static sr_status show_stage(spmdrun_context *context, sr_arena *arena,
                            const sr_program_text *source, const spmdrun_show_options *options,
                            sr_text *text) {
  static const char *const compiled[] = {"plan", "llvm", "ptx"};
  const char *stage = options->stage ? options->stage : "";
  sr_module *module;
  if (strcmp(stage, "graph") == 0) {
    SR_TRY(
        sr_module_read(&context->ctx, arena, source->name, source->text, source->bytes, &module));
    sr_module_print(module, NULL, text);
    return SR_OK;
  }
  const bool shardings = strcmp(stage, "shardings") == 0;
  bool is_compiled = false;
  for (size_t i = 0; i < sizeof compiled / sizeof *compiled; i++)
    is_compiled |= strcmp(stage, compiled[i]) == 0;
  if (!shardings && !is_compiled && strcmp(stage, "partitioned") != 0)
    return sr_fail(
        &context->ctx, SR_ERR_INVALID,
        "there is no stage \"%s\"; there are graph, shardings, partitioned, plan, llvm and ptx",
        stage);
  SR_TRY(sr_program_text_read(&context->ctx, arena, source, &module));
  return is_compiled ? show_compiled(context, arena, module, options, text)
                     : show_partition(context, module, shardings,
                                      options->width ? options->width : DEFAULT_WIDTH, text);
}

/* Runs show_stage. Returns SR_ERR_NOMEM if memory runs out in any of its steps. */
static sr_status show_guarded(spmdrun_context *context, sr_arena *arena,
                              const sr_program_text *source, const spmdrun_show_options *options,
                              char **out_text) {
  if (SR_ARENA_GUARD(arena))
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  sr_text text = {.arena = arena};
  SR_TRY(show_stage(context, arena, source, options, &text));
  *out_text = strdup(sr_text_get(&text));
  return *out_text ? SR_OK
                   : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
}

spmdrun_status spmdrun_show(spmdrun_context *context, const char *path,
                            const spmdrun_show_options *given, char **text) {
  SR_MAKES(text);
  SR_NEEDS_ALONE(context, "context, path, text", context, path, text);
  sr_context_begin(context);
  sr_program_text source;
  spmdrun_show_options options;
  sr_status status =
      sr_sized_read(&context->ctx, "spmdrun_show_options", given, &options, sizeof options);
  if (status == SR_OK)
    status = sr_program_text_open(&context->ctx, path, &source);
  if (status == SR_OK) {
    sr_arena *arena = sr_arena_create();
    status = arena ? show_guarded(context, arena, &source, &options, text)
                   : sr_fail(&context->ctx, SR_ERR_NOMEM, "%s: out of memory", path);
    sr_arena_destroy(arena);
    sr_program_text_close(&source);
  }
  return sr_context_finish(context, status);
}
