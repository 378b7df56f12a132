/*
 * LLVM's target machine, pass pipeline and object emission, wrapped in sr_ctx and sr_status.
 *
 * Optimization levels 0 and 1 use LLVM's pipelines; levels 2 and 3 use the pipelines in this file.
 * Level 0 only inlines the library functions, which are marked alwaysinline.
 */
#include "compiler/machine/machine.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <llvm-c/Analysis.h>
#include <llvm-c/ErrorHandling.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include "compiler/machine/addresses.h"
#include "compiler/machine/extremes.h"
#include "compiler/machine/function_library.h"
#include "compiler/machine/gpu_functions.h"
#include "compiler/machine/halves.h"
#include "compiler/machine/rare_calls.h"

/* ---- LLVM's failures ------------------------------------------------------------------------ */

/* This thread's current call into LLVM, for on_fatal_error. LLVM calls that handler on the thread
 * that failed, but passes no user data to it. */
static _Thread_local struct {
  jmp_buf back;
  sr_ctx *ctx;
  const char *phase; /* "optimising", "emitting code" */
} llvm;

static atomic_bool broken; /* LLVM has failed in this process, so its state is unknown */

static struct {
  pthread_mutex_t lock;
  int users; /* calls in progress; the first one installs the handler, the last one removes it */
} handler = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* LLVM calls this handler where it would otherwise exit. The handler jumps back to run_guarded. */
static void on_fatal_error(const char *reason) {
  atomic_store(&broken, true);
  sr_fail(llvm.ctx, SR_ERR_INTERNAL, "LLVM gave up while %s: %s", llvm.phase, reason);
  longjmp(llvm.back, 1);
}

/* Makes an error that LLVM reports about a module the error of `ctx`, which is `user`. By default
 * LLVM would print the error and exit. */
static void on_diagnostic(LLVMDiagnosticInfoRef info, void *user) {
  sr_ctx *ctx = user;
  char *text = LLVMGetDiagInfoDescription(info);
  if (LLVMGetDiagInfoSeverity(info) == LLVMDSError)
    sr_fail(ctx, SR_ERR_INTERNAL, "LLVM refused the module while %s: %s", llvm.phase, text);
  else
    sr_log_line(ctx, SR_LOG_COMPILE, SR_LOG_DEBUG, "LLVM, %s: %s", llvm.phase, text);
  LLVMDisposeMessage(text);
}

static void enter_llvm(void) {
  pthread_mutex_lock(&handler.lock);
  if (handler.users++ == 0)
    LLVMInstallFatalErrorHandler(on_fatal_error);
  pthread_mutex_unlock(&handler.lock);
}

static void leave_llvm(void) {
  pthread_mutex_lock(&handler.lock);
  if (--handler.users == 0)
    LLVMResetFatalErrorHandler();
  pthread_mutex_unlock(&handler.lock);
}

typedef struct guarded_call {
  const sr_machine *machine;
  LLVMModuleRef module;
  LLVMMemoryBufferRef object; /* result of sr_machine_emit; unused by sr_machine_optimize */
} guarded_call;

/* Runs `work`, which calls LLVM. LLVM's failures become errors of `ctx`. Also fails if `ctx`
 * already had an error before. */
static sr_status run_guarded(sr_ctx *ctx, const char *phase, guarded_call *call,
                             sr_status (*work)(sr_ctx *ctx, guarded_call *call)) {
  if (atomic_load(&broken))
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "LLVM gave up on an earlier program and cannot be used again in this process: "
                   "start a new one");
  LLVMContextRef context = LLVMGetModuleContext(call->module);
  LLVMDiagnosticHandler old_handler = LLVMContextGetDiagnosticHandler(context);
  void *old_user = LLVMContextGetDiagnosticContext(context);

  volatile sr_status status = SR_ERR_INTERNAL;
  llvm.ctx = ctx;
  llvm.phase = phase;
  LLVMContextSetDiagnosticHandler(context, on_diagnostic, ctx);
  enter_llvm();
  if (setjmp(llvm.back) == 0) {
    status = work(ctx, call);
    if (status == SR_OK)
      status = ctx->code;
  }
  leave_llvm();
  LLVMContextSetDiagnosticHandler(context, old_handler, old_user);
  return status;
}

/* ---- the machine ---------------------------------------------------------------------------- */

/*
 * On AVX-512 machines the code uses 256-bit vectors, with the masks and the 32 registers of
 * AVX-512, as the code of clang and XLA does. 512-bit vectors gain little in memory-bound code, and
 * some of these machines lower their clock for them. Kernels that compute much say otherwise
 * (emit_loop.c).
 */
static const char *x86_features(sr_target target) {
  return target.family == SR_TARGET_X86_64 && target.level >= SR_CPU_X86_64_V4 ? "+prefer-256-bit"
                                                                               : "";
}

/* Returns the newest generation of GPUs that LLVM 19 knows and whose PTX the target takes. */
static const char *ptx_generation(sr_target target) {
  static const struct {
    int32_t level;
    const char *name;
  } known[] = {{90, "sm_90"}, {89, "sm_89"}, {87, "sm_87"}, {86, "sm_86"}, {80, "sm_80"}};
  size_t i = 0;
  while (known[i].level > target.level)
    i++;
  return known[i].name;
}

/* From PTX 8.1 on, a kernel can have more than 4096 bytes of parameters. */
static const char ptx_features[] = "+ptx81";

static LLVMCodeGenOptLevel code_generation_level(int32_t optimization) {
  static const LLVMCodeGenOptLevel levels[] = {
      LLVMCodeGenLevelNone,
      LLVMCodeGenLevelLess,
      LLVMCodeGenLevelDefault,
      LLVMCodeGenLevelAggressive,
  };
  return levels[optimization];
}

static void initialize_llvm(void) {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
}

static const char *triple_of(sr_target target) {
  return target.family == SR_TARGET_CUDA ? "nvptx64-nvidia-cuda" : "x86_64-unknown-linux-gnu";
}

/* Returns the processor that LLVM makes code for. Simulated kernels need F16C, as GPUs convert
 * f16 themselves. */
static sr_target_name processor_of(sr_target target) {
  if (target.family == SR_TARGET_SIMULATED)
    target = sr_target_cpu(SR_CPU_X86_64_V3);
  return sr_target_name_of(target);
}

sr_status sr_machine_init(sr_ctx *ctx, sr_target target, int32_t optimization,
                          sr_machine *out_machine) {
  memset(out_machine, 0, sizeof *out_machine);
  const bool is_cuda = target.family == SR_TARGET_CUDA;
  const sr_target_name name = processor_of(target);
  if (!sr_target_is_known(target))
    return sr_fail(ctx, SR_ERR_INVALID, "code is asked for a target that does not exist");
  if (optimization < 0 || optimization > 3)
    return sr_fail(ctx, SR_ERR_INVALID, "optimization level %d: use 0, 1, 2 or 3",
                   (int)optimization);

  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, initialize_llvm);
  LLVMTargetRef llvm_target = NULL;
  char *error = NULL;
  if (LLVMGetTargetFromTriple(triple_of(target), &llvm_target, &error)) {
    sr_fail(ctx, SR_ERR_INTERNAL, "LLVM cannot make code for %s: %s", name.text, error);
    LLVMDisposeMessage(error);
    return SR_ERR_INTERNAL;
  }
  out_machine->target = target;
  out_machine->optimization = optimization;
  out_machine->llvm = LLVMCreateTargetMachine(
      llvm_target, triple_of(target), is_cuda ? ptx_generation(target) : name.text,
      is_cuda ? ptx_features : x86_features(target), code_generation_level(optimization),
      LLVMRelocPIC, LLVMCodeModelSmall);
  if (!out_machine->llvm)
    return sr_fail(ctx, SR_ERR_INTERNAL, "LLVM cannot make code for %s", name.text);
  out_machine->layout = LLVMCreateTargetDataLayout(out_machine->llvm);
  return SR_OK;
}

void sr_machine_deinit(sr_machine *machine) {
  if (machine->layout)
    LLVMDisposeTargetData(machine->layout);
  if (machine->llvm)
    LLVMDisposeTargetMachine(machine->llvm);
  memset(machine, 0, sizeof *machine);
}

void sr_machine_prepare(const sr_machine *machine, LLVMModuleRef module) {
  LLVMSetTarget(module, triple_of(machine->target));
  LLVMSetModuleDataLayout(module, machine->layout);
}

void sr_machine_mark_kernel(LLVMValueRef function, size_t words, uint32_t threads) {
  enum {
    PTX_KERNEL = 71 /* the number of LLVM's calling convention of kernels */
  };
  LLVMModuleRef module = LLVMGetGlobalParent(function);
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMTypeRef word = LLVMInt64TypeInContext(context), number = LLVMInt32TypeInContext(context);
  const unsigned byval = LLVMGetEnumAttributeKindForName("byval", strlen("byval"));
  const unsigned align = LLVMGetEnumAttributeKindForName("align", strlen("align"));
  LLVMAddAttributeAtIndex(
      function, 1,
      LLVMCreateTypeAttribute(context, byval, LLVMArrayType2(word, words ? words : 1)));
  LLVMAddAttributeAtIndex(function, 1, LLVMCreateEnumAttribute(context, align, sizeof(uint64_t)));
  LLVMSetFunctionCallConv(function, PTX_KERNEL);
  LLVMMetadataRef limit[] = {LLVMValueAsMetadata(function),
                             LLVMMDStringInContext2(context, "maxntidx", strlen("maxntidx")),
                             LLVMValueAsMetadata(LLVMConstInt(number, threads, 0))};
  LLVMAddNamedMetadataOperand(
      module, "nvvm.annotations",
      LLVMMetadataAsValue(context, LLVMMDNodeInContext2(context, limit, 3)));
}

/* ---- passes --------------------------------------------------------------------------------- */

/* Marks all functions as nounwind and without unwind tables. No exception ever passes through a
 * kernel: kernels are called from C, and the functions that they call do not throw. */
static void mark_functions(LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  unsigned kind = LLVMGetEnumAttributeKindForName("nounwind", strlen("nounwind"));
  unsigned uwtable = LLVMGetEnumAttributeKindForName("uwtable", strlen("uwtable"));
  LLVMAttributeRef nounwind = LLVMCreateEnumAttribute(context, kind, 0);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
    if (LLVMGetIntrinsicID(f) != 0)
      continue;
    LLVMAddAttributeAtIndex(f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, nounwind);
    LLVMRemoveEnumAttributeAtIndex(f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, uwtable);
  }
}

/* Reports invalid IR, which is a bug of the emitter, before LLVM's passes run. */
static sr_status verify(sr_ctx *ctx, LLVMModuleRef module) {
  char *error = NULL;
  if (LLVMVerifyModule(module, LLVMReturnStatusAction, &error))
    sr_fail(ctx, SR_ERR_INTERNAL, "the LLVM IR made for this program is not valid: %s", error);
  LLVMDisposeMessage(error);
  return ctx->code;
}

/* instcombine with an option. Without it, LLVM aborts if instcombine has not reached a fixpoint
 * after one iteration. */
#define COMBINE "instcombine<no-verify-fixpoint>"

/*
 * The passes of default<O2> that kernels need, and no others.
 *
 * Kernels are single functions with nearly all calls inlined, without exceptions and heap. Their
 * loops count from 0 by 1, and emit_loop.c decides which are vectorised or unrolled. indvars,
 * loop-idiom and loop-deletion find little in such loops and take long, especially in deep nests.
 * early-cse with MemorySSA replaces gvn, because the emitter already loads each value only once.
 *
 * slp-vectorizer is left out, because that of LLVM 19 is wrong. If a product is truncated in one
 * place and shifted right in another, as in Philox, it narrows the product. The shift then lacks
 * the bits that were cut off.
 */
static const char own_pipeline[] =
    "always-inline,"
    "function("
    "sroa<modify-cfg>,early-cse<memssa>,simplifycfg," COMBINE ","
    "loop-mssa(loop-rotate,licm<allowspeculation>),loop(loop-unroll-full),"
    "sroa<modify-cfg>,early-cse<memssa>,sccp,bdce," COMBINE ",dse,simplifycfg),"
    "globaldce,"
    "function("
    "lower-constant-intrinsics,inject-tli-mappings,loop-vectorize,infer-alignment," COMBINE ","
    "simplifycfg<switch-range-to-icmp;switch-to-lookup;no-keep-loops;hoist-common-insts;"
    "sink-common-insts>,"
    "vector-combine,early-cse<memssa>,loop-mssa(licm<allowspeculation>),div-rem-pairs,simplifycfg,"
    "loop-simplify),"
    "globaldce,constmerge";

/* The same for GPUs. Their threads are the lanes of vectors, so no loop is vectorised; adjacent
 * loads and stores of a thread become one. Loads do so before instcombine moves them to their
 * uses. */
static const char gpu_pipeline[] =
    "always-inline,"
    "function("
    "sroa<modify-cfg>,early-cse<memssa>,infer-alignment,load-store-vectorizer,simplifycfg," COMBINE
    ",loop-mssa(loop-rotate,licm<allowspeculation>),loop(loop-unroll-full),"
    "sroa<modify-cfg>,early-cse<memssa>,sccp,bdce," COMBINE ",dse,simplifycfg),"
    "globaldce,"
    "function(infer-alignment,load-store-vectorizer,early-cse<memssa>,"
    "loop-mssa(licm<allowspeculation>),div-rem-pairs,simplifycfg),"
    "globaldce,constmerge";

static const char *pipeline_of(const sr_machine *machine) {
  static const char *const least[] = {"default<O0>", "default<O1>"};
  if (machine->optimization < 2)
    return least[machine->optimization];
  return sr_target_is_gpu(machine->target) ? gpu_pipeline : own_pipeline;
}

static sr_status run_passes(sr_ctx *ctx, guarded_call *call) {
  const sr_machine *machine = call->machine;
  SR_TRY(sr_library_link(ctx, machine->target, call->module));
  if (machine->target.family == SR_TARGET_CUDA)
    sr_gpu_functions_define(call->module);
  mark_functions(call->module);
  SR_TRY(verify(ctx, call->module));

  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(call->module, pipeline_of(machine), machine->llvm, options);
  if (!error && sr_rare_calls_define(call->module))
    error = LLVMRunPasses(call->module, "always-inline", machine->llvm, options);
  LLVMDisposePassBuilderOptions(options);
  if (machine->target.family != SR_TARGET_CUDA) {
    /* Extremes of halves become those of f32, so they come first. */
    sr_halves_finish(call->module);
    sr_extremes_finish(machine->target, call->module);
    if (machine->optimization >= 2)
      sr_addresses_finish(machine->layout, call->module);
  }
  if (!error)
    return SR_OK;
  char *text = LLVMGetErrorMessage(error);
  sr_fail(ctx, SR_ERR_INTERNAL, "LLVM's passes failed: %s", text);
  LLVMDisposeErrorMessage(text);
  return SR_ERR_INTERNAL;
}

sr_status sr_machine_optimize(sr_ctx *ctx, const sr_machine *machine, LLVMModuleRef module) {
  guarded_call call = {.machine = machine, .module = module};
  return run_guarded(ctx, "optimising", &call, run_passes);
}

/* ---- object --------------------------------------------------------------------------------- */

static sr_status emit_object(sr_ctx *ctx, guarded_call *call) {
  char *error = NULL;
  const LLVMCodeGenFileType type =
      call->machine->target.family == SR_TARGET_CUDA ? LLVMAssemblyFile : LLVMObjectFile;
  if (LLVMTargetMachineEmitToMemoryBuffer(call->machine->llvm, call->module, type, &error,
                                          &call->object)) {
    sr_fail(ctx, SR_ERR_INTERNAL, "LLVM cannot emit the code: %s", error);
    LLVMDisposeMessage(error);
    return SR_ERR_INTERNAL;
  }
  return SR_OK;
}

sr_status sr_machine_emit(sr_ctx *ctx, const sr_machine *machine, LLVMModuleRef module,
                          LLVMMemoryBufferRef *out_object) {
  guarded_call call = {.machine = machine, .module = module};
  *out_object = NULL;
  SR_TRY(run_guarded(ctx, "emitting code", &call, emit_object));
  *out_object = call.object;
  return SR_OK;
}
