/* The entry point of the compiler: the list of passes. */
#include "compiler/compile.h"

#include "compiler/emit/kernels.h"
#include "compiler/expand/expand.h"
#include "compiler/lower/lower.h"
#include "compiler/machine/no_memory.h"
#include "compiler/simplify/simplify.h"
#include "graph/read.h"

/* Verifies the module after a pass, in debug builds only. */
static sr_status verify(sr_lowering *low) {
#ifdef NDEBUG
  (void)low;
  return SR_OK;
#else
  return sr_module_verify(low->ctx, low->module);
#endif
}

/* A copy of `from` with its own arrays of arguments and results, which may be changed. */
static sr_signature *own_signature(sr_arena *arena, const sr_signature *from) {
  sr_signature *own = SR_NEW(arena, sr_signature);
  *own = *from;
  own->arguments =
      sr_arena_copy(arena, from->arguments, (size_t)from->argument_count * sizeof *from->arguments);
  own->results =
      sr_arena_copy(arena, from->results, (size_t)from->result_count * sizeof *from->results);
  return own;
}

static sr_status compile(sr_ctx *ctx, sr_module *module, const sr_signature *signature,
                         const sr_compile_options *options, sr_executable **out_executable) {
  *out_executable = NULL;
  sr_lowering *low = SR_NEW(module->arena, sr_lowering);
  sr_policy *policy = SR_NEW(module->arena, sr_policy);
  *policy = sr_policy_of(options->target);
  *low = (sr_lowering){.ctx = ctx,
                       .module = module,
                       .arena = module->arena,
                       .signature = own_signature(module->arena, signature),
                       .target = options->target,
                       .policy = policy,
                       .optimization = options->optimization,
                       .tf32 = options->tf32,
                       .cuda_libraries = options->cuda_libraries,
                       .processors = options->processors,
                       .llvm = options->llvm,
                       .ptx = options->ptx,
                       .constants = {.arena = module->arena}};
  sr_executable *executable = SR_NEW(module->arena, sr_executable);
  SR_TRY(sr_expand(ctx, module, low->policy));
  SR_TRY(verify(low));
  SR_TRY(sr_simplify(ctx, module));
  SR_TRY(verify(low));
  SR_TRY(sr_lower_check(low));
  sr_lower_prepare(low);
  SR_TRY(verify(low));
  SR_TRY(sr_lower_agreements(low));
  sr_lower_fuse(low);
  sr_lower_loops(low);
  sr_lower_schedule(low);
  SR_TRY(sr_lower_buffers(low));
  SR_TRY(sr_lower_emit(low, &executable->code));
  SR_TRY(sr_lower_steps(low, &executable->steps));
  executable->signature = *low->signature;
  executable->arena_bytes = low->arena_bytes;
  executable->constants = (const uint8_t *)sr_text_get(&low->constants);
  executable->constant_bytes = low->constants.count;
  executable->group_count = (uint32_t)low->groups.count;
  executable->groups = low->groups.items;
  executable->transfer_table_count = (uint32_t)low->transfers.count;
  executable->transfers = low->transfers.items;
  *out_executable = executable;
  return SR_OK;
}

sr_status sr_compile(sr_ctx *ctx, sr_module *module, const sr_signature *signature,
                     const sr_compile_options *options, sr_executable **out_executable) {
  sr_no_memory_begin(module->file);
  sr_status status = compile(ctx, module, signature, options, out_executable);
  sr_no_memory_end();
  return status;
}
