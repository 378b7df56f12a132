/* Target and passes: loops around library functions are vectorised at every level with useful
 * vectors, code is deterministic, and LLVM's errors become messages. */
#include "support/expect.h"

#include "support/code.h"

#include <math.h>
#include <stdlib.h>

#include "compiler/machine/function_library.h"
#include "executable/format.h"

/* out[i] = op(in[i]) over [begin, end), in the shape of an emitted kernel. */
static const char unary_kernel[] =
    "define void @kernel(ptr noalias nocapture readonly %%buffers, i64 %%begin, i64 %%end) {\n"
    "entry:\n"
    "  %%in = load ptr, ptr %%buffers\n"
    "  %%at = getelementptr ptr, ptr %%buffers, i64 1\n"
    "  %%out = load ptr, ptr %%at\n"
    "  br label %%loop\n"
    "loop:\n"
    "  %%i = phi i64 [ %%begin, %%entry ], [ %%next, %%loop ]\n"
    "  %%from = getelementptr inbounds %s, ptr %%in, i64 %%i\n"
    "  %%x = load %s, ptr %%from, !alias.scope !1\n"
    "  %%y = call %s @sr_%s_%s(%s %%x)\n"
    "  %%to = getelementptr inbounds %s, ptr %%out, i64 %%i\n"
    "  store %s %%y, ptr %%to, !noalias !1\n"
    "  %%next = add nuw nsw i64 %%i, 1\n"
    "  %%more = icmp slt i64 %%next, %%end\n"
    "  br i1 %%more, label %%loop, label %%done\n"
    "done:\n"
    "  ret void\n"
    "}\n"
    "declare %s @sr_%s_%s(%s)\n"
    "!0 = distinct !{!0}\n"
    "!2 = distinct !{!2, !0}\n"
    "!1 = !{!2}\n";

static const char *unary_text(sr_arena *arena, const char *op, bool wide) {
  const char *type = wide ? "double" : "float", *suffix = wide ? "f64" : "f32";
  return sr_arena_printf(arena, unary_kernel, type, type, type, op, suffix, type, type, type, type,
                         op, suffix, type);
}

/* True if the module contains a vector multiplication. */
static bool is_vectorised(LLVMModuleRef module) {
  char *text = LLVMPrintModuleToString(module);
  bool found = strstr(text, " fmul <") || strstr(text, " fdiv <");
  LLVMDisposeMessage(text);
  return found;
}

/* True if nothing is left of the variants of called functions. */
static bool is_clean(LLVMModuleRef module) {
  size_t length;
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (strstr(LLVMGetValueName2(f, &length), ".lanes"))
      return false;
  return !LLVMGetNamedGlobal(module, "llvm.compiler.used");
}

static void loops_are_vectorised(void) {
  static const char *const ops[] = {
      "exp",   "expm1", "log",  "log1p",   "logistic", "tanh",    "sinh",      "cosh",  "sin",
      "cos",   "tan",   "asin", "acos",    "atan",     "asinh",   "acosh",     "atanh", "cbrt",
      "rsqrt", "erf",   "erfc", "erf_inv", "lgamma",   "digamma", "bessel_i1e"};
  sr_arena *arena = sr_arena_create();
  for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++) {
    for (int wide = 0; wide < 2; wide++) {
      sr_ctx ctx = {0};
      sr_machine machine;
      EXPECT_EQ(sr_machine_init(&ctx, sr_target_cpu(SR_CPU_X86_64_V3), 3, &machine), SR_OK);
      LLVMModuleRef module = code_parse(unary_text(arena, ops[i], wide));
      if (EXPECT(module != NULL)) {
        sr_machine_prepare(&machine, module);
        EXPECT_EQ(sr_machine_optimize(&ctx, &machine, module), SR_OK);
        EXPECT_STRING(ctx.message, "");
        if (!EXPECT(is_vectorised(module)))
          fprintf(stderr, "  the loop around sr_%s_%s\n", ops[i], wide ? "f64" : "f32");
        EXPECT(is_clean(module));
        code_dispose(module);
      }
      sr_machine_deinit(&machine);
    }
  }
  sr_arena_destroy(arena);
}

/* LLVM's code for rounding and remainders links at every level, as instructions or imports. */
static void roundings_link(void) {
  static const char *const ops[] = {"floor",     "ceil", "trunc",  "round",
                                    "roundeven", "rint", "maximum"};
  sr_arena *arena = sr_arena_create();
  for (int level = SR_CPU_X86_64_V1; level <= SR_CPU_X86_64_V4; level++) {
    for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++) {
      bool two = strcmp(ops[i], "maximum") == 0;
      const char *text = sr_arena_printf(
          arena,
          "declare double @llvm.%s.f64(double%s)\ndeclare float @llvm.%s.f32(float%s)\n"
          "define double @f(double %%x, float %%y) {\n"
          "  %%a = call double @llvm.%s.f64(double %%x%s)\n"
          "  %%b = call float @llvm.%s.f32(float %%y%s)\n"
          "  %%c = fpext float %%b to double\n  %%d = frem double %%a, %%c\n  ret double %%d\n}\n",
          ops[i], two ? ", double" : "", ops[i], two ? ", float" : "", ops[i],
          two ? ", double 1.0" : "", ops[i], two ? ", float 1.0" : "");
      sr_ctx ctx = {0};
      sr_code code;
      const char *name = "f";
      EXPECT_EQ(code_compile(&ctx, arena, (sr_cpu_level)level, 3, text, &name, 1, &code), SR_OK);
      EXPECT_STRING(ctx.message, "");
    }
  }
  sr_arena_destroy(arena);
}

typedef void (*kernel)(void *const *buffers, int64_t begin, int64_t end);

static void every_level_computes(void) {
  sr_arena *arena = sr_arena_create();
  for (int level = SR_CPU_X86_64_V1; level <= (int)sr_cpu_level_host(); level++) {
    for (int32_t optimization = 0; optimization <= 3; optimization++) {
      sr_ctx ctx = {0};
      sr_code code = {0};
      const char *name = "kernel";
      EXPECT_EQ(code_compile(&ctx, arena, (sr_cpu_level)level, optimization,
                             unary_text(arena, "sin", true), &name, 1, &code),
                SR_OK);
      EXPECT_STRING(ctx.message, "");
      uint8_t *image = code_map(&code);
      if (!EXPECT(image != NULL))
        continue;
      double in[37], out[37];
      for (int i = 0; i < 37; i++)
        in[i] = i == 17 ? 1e22 : 0.37 * i;
      void *buffers[] = {in, out};
      ((kernel)(uintptr_t)(image + code.functions[0]))(buffers, 0, 37);
      for (int i = 0; i < 37; i++)
        EXPECT(fabs(out[i] - sin(in[i])) <= 2.3e-16);
      code_unmap(&code, image);
    }
  }
  sr_arena_destroy(arena);
}

static void code_is_deterministic(void) {
  sr_arena *arena = sr_arena_create();
  sr_code codes[2];
  const char *name = "kernel";
  for (int i = 0; i < 2; i++) {
    sr_ctx ctx = {0};
    EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V4, 3, unary_text(arena, "lgamma", false),
                           &name, 1, &codes[i]),
              SR_OK);
  }
  if (EXPECT_EQ(codes[0].image_bytes, codes[1].image_bytes))
    EXPECT(memcmp(codes[0].image, codes[1].image, codes[0].image_bytes) == 0);
  sr_arena_destroy(arena);
}

/* Writes to out[row][i - 1] what in[row][i + 1] and the number i make, for rows of 100 numbers, one
 * element at a time. */
static const char rows_kernel[] =
    "define void @kernel(ptr %buffers, i64 %begin, i64 %end) {\n"
    "entry:\n"
    "  %in = load ptr, ptr %buffers\n"
    "  %at = getelementptr ptr, ptr %buffers, i64 1\n"
    "  %out = load ptr, ptr %at\n"
    "  br label %row\n"
    "row:\n"
    "  %r = phi i64 [ %begin, %entry ], [ %r.next, %row.end ]\n"
    "  br label %loop\n"
    "loop:\n"
    "  %i = phi i64 [ 1, %row ], [ %next, %loop ]\n"
    "  %behind = add i64 %i, 1\n"
    "  %from = getelementptr inbounds [100 x i32], ptr %in, i64 %r, i64 %behind\n"
    "  %x = load i32, ptr %from\n"
    "  %number = trunc i64 %i to i32\n"
    "  %y = add i32 %x, %number\n"
    "  %row.begin = mul i64 %r, 100\n"
    "  %line = add i64 %row.begin, %i\n"
    "  %before = sub i64 %line, 1\n"
    "  %to = getelementptr inbounds i32, ptr %out, i64 %before\n"
    "  store i32 %y, ptr %to\n"
    "  %next = add nuw nsw i64 %i, 1\n"
    "  %more = icmp ult i64 %next, 99\n"
    "  br i1 %more, label %loop, label %row.end, !llvm.loop !0\n"
    "row.end:\n"
    "  %r.next = add nuw nsw i64 %r, 1\n"
    "  %r.more = icmp slt i64 %r.next, %end\n"
    "  br i1 %r.more, label %row, label %done, !llvm.loop !0\n"
    "done:\n"
    "  ret void\n"
    "}\n"
    "!0 = distinct !{!0, !1, !2}\n"
    "!1 = !{!\"llvm.loop.vectorize.enable\", i1 false}\n"
    "!2 = !{!\"llvm.loop.unroll.disable\"}\n";

static unsigned count_of(const char *text, const char *part) {
  unsigned count = 0;
  for (; (text = strstr(text, part)); text++)
    count++;
  return count;
}

/* What an inner loop does not change becomes one pointer before it, and its counter is hidden in
 * what is no address. */
static void addresses_have_one_base(void) {
  sr_ctx ctx = {0};
  sr_machine machine;
  EXPECT_EQ(sr_machine_init(&ctx, sr_target_cpu(SR_CPU_X86_64_V3), 3, &machine), SR_OK);
  LLVMModuleRef module = code_parse(rows_kernel);
  if (EXPECT(module != NULL)) {
    sr_machine_prepare(&machine, module);
    EXPECT_EQ(sr_machine_optimize(&ctx, &machine, module), SR_OK);
    EXPECT_STRING(ctx.message, "");
    char *text = LLVMPrintModuleToString(module);
    EXPECT_EQ(count_of(text, "freeze ptr"), 2u);
    EXPECT_EQ(count_of(text, "freeze i32"), 1u);
    EXPECT_EQ(count_of(text, "[100 x i32]"), 0u);
    LLVMDisposeMessage(text);
    code_dispose(module);
  }
  sr_machine_deinit(&machine);
}

static void addresses_are_right(void) {
  enum {
    ROWS = 3,
    WIDTH = 100
  };
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_code code = {0};
  const char *name = "kernel";
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V1, 3, rows_kernel, &name, 1, &code), SR_OK);
  EXPECT_STRING(ctx.message, "");
  uint8_t *image = code_map(&code);
  if (EXPECT(image != NULL)) {
    int32_t in[ROWS][WIDTH], out[ROWS][WIDTH] = {{0}};
    for (int32_t i = 0; i < ROWS * WIDTH; i++)
      in[i / WIDTH][i % WIDTH] = 1000 * i;
    void *buffers[] = {in, out};
    ((kernel)(uintptr_t)(image + code.functions[0]))(buffers, 1, ROWS);
    for (int32_t r = 0; r < ROWS; r++)
      for (int32_t i = 0; i < WIDTH; i++)
        EXPECT_EQ(out[r][i], r > 0 && i < WIDTH - 2 ? in[r][i + 2] + i + 1 : 0);
    code_unmap(&code, image);
  }
  sr_arena_destroy(arena);
}

/* A kernel for a GPU with all that only GPUs have, and with functions of the library that are
 * inlined and called. */
static const char gpu_kernel[] =
    "define void @f(ptr %words) {\n"
    "  %to = load ptr, ptr %words\n"
    "  %thread = call i32 @sr_gpu_thread()\n"
    "  %block = call i32 @sr_gpu_block()\n"
    "  %blocks = call i32 @sr_gpu_blocks()\n"
    "  %sum = add i32 %thread, %block\n"
    "  %all = add i32 %sum, %blocks\n"
    "  %at = getelementptr double, ptr %to, i32 %all\n"
    "  %x = load double, ptr %at\n"
    "  %e = call double @sr_exp_f64(double %x)\n"
    "  %z = call double @sr_zeta_f64(double %e, double %x)\n"
    "  call void @sr_gpu_barrier()\n"
    "  %condition = ptrtoint ptr %at to i64\n"
    "  call void @sr_gpu_set_condition(i64 %condition, i32 %all)\n"
    "  store double %z, ptr %at\n"
    "  ret void\n}\n"
    "declare i32 @sr_gpu_thread()\ndeclare i32 @sr_gpu_block()\ndeclare i32 @sr_gpu_blocks()\n"
    "declare void @sr_gpu_barrier()\ndeclare void @sr_gpu_set_condition(i64, i32)\n"
    "declare double @sr_exp_f64(double)\ndeclare double @sr_zeta_f64(double, double)\n";

static void gpus_get_ptx(void) {
  static const struct {
    int32_t capability;
    const char *generation;
  } cases[] = {
      {80, ".target sm_80"}, {86, ".target sm_86"}, {90, ".target sm_90"}, {100, ".target sm_90"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_ctx ctx = {0};
    sr_machine machine;
    LLVMMemoryBufferRef ptx = NULL;
    LLVMModuleRef module = code_parse(gpu_kernel);
    const sr_target target = {SR_TARGET_CUDA, cases[i].capability};
    EXPECT_EQ(sr_machine_init(&ctx, target, 2, &machine), SR_OK);
    sr_machine_prepare(&machine, module);
    sr_machine_mark_kernel(LLVMGetNamedFunction(module, "f"), 1, 64);
    EXPECT_EQ(sr_machine_optimize(&ctx, &machine, module), SR_OK);
    EXPECT_EQ(sr_machine_emit(&ctx, &machine, module, &ptx), SR_OK);
    const char *text = LLVMGetBufferStart(ptx);
    EXPECT_CONTAINS(text, cases[i].generation);
    EXPECT_CONTAINS(text, ".visible .entry f(\n\t.param .align 8 .b8 f_param_0[8]\n");
    EXPECT_CONTAINS(text, ".maxntid 64, 1, 1");
    EXPECT_CONTAINS(text, "%tid.x");
    EXPECT_CONTAINS(text, "%ctaid.x");
    EXPECT_CONTAINS(text, "%nctaid.x");
    EXPECT_CONTAINS(text, "bar.sync");
    EXPECT_CONTAINS(text, "st.global.f64");
    EXPECT_CONTAINS(text, ".func  (.param .b64 func_retval0) sr_zeta_f64(");
    EXPECT(!strstr(text, ".func  (.param .b64 func_retval0) sr_exp_f64("));
    const char *outside = strstr(text, ".extern");
    EXPECT(outside && strncmp(outside, ".extern .func cudaGraphSetConditional", 37) == 0);
    EXPECT(outside && !strstr(outside + 1, ".extern"));
    LLVMDisposeMemoryBuffer(ptx);
    sr_machine_deinit(&machine);
    code_dispose(module);
  }
}

static void failures_are_sentences(void) {
  sr_ctx ctx = {0};
  sr_machine machine;
  EXPECT_EQ(sr_machine_init(&ctx, sr_target_cpu((sr_cpu_level)9), 3, &machine), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "a target that does not exist");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_machine_init(&ctx, sr_target_cpu(SR_CPU_X86_64_V3), 4, &machine), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "optimization level 4");
  sr_machine_deinit(&machine);

  /* a library function declared with another type */
  sr_arena *arena = sr_arena_create();
  sr_code code;
  sr_ctx_clear(&ctx);
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V3, 3, "declare double @sr_exp_f32(double)\n",
                         NULL, 0, &code),
            SR_ERR_INTERNAL);
  EXPECT_CONTAINS(ctx.message, "sr_exp_f32 is declared with another type");

  /* invalid IR: a terminator is missing in a module built by hand */
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("broken", context);
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), NULL, 0, 0);
  LLVMAppendBasicBlockInContext(context, LLVMAddFunction(module, "f", type), "entry");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_machine_init(&ctx, sr_target_cpu(SR_CPU_X86_64_V3), 3, &machine), SR_OK);
  sr_machine_prepare(&machine, module);
  EXPECT_EQ(sr_machine_optimize(&ctx, &machine, module), SR_ERR_INTERNAL);
  EXPECT_CONTAINS(ctx.message, "is not valid");
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  sr_machine_deinit(&machine);

  /* Invalid inline assembly: LLVM fails in code generation, where it would exit. */
  const char *name = "f";
  sr_ctx_clear(&ctx);
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V3, 3,
                         "define void @f() {\n"
                         "  call void asm sideeffect \"no such instruction\", \"\"()\n"
                         "  ret void\n}\n",
                         &name, 1, &code),
            SR_ERR_INTERNAL);
  EXPECT_CONTAINS(ctx.message, "while emitting code");
  /* afterwards it is not used again */
  sr_ctx_clear(&ctx);
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V3, 3, "define void @f() {\n  ret void\n}\n",
                         &name, 1, &code),
            SR_ERR_UNAVAILABLE);
  EXPECT_CONTAINS(ctx.message, "earlier program");
  sr_arena_destroy(arena);
}

int main(void) {
  loops_are_vectorised();
  every_level_computes();
  roundings_link();
  code_is_deterministic();
  addresses_have_one_base();
  addresses_are_right();
  gpus_get_ptx();
  failures_are_sentences(); /* last: it breaks LLVM for this process */
  return expect_result();
}
