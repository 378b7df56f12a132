/* Functions to images: equal functions are merged, batches are linked together whichever thread
 * compiled them, and the image does not depend on the number of threads. */
#include "support/expect.h"

#include "support/code.h"

#include <math.h>
#include <sched.h>

#include "compiler/emit/codegen.h"

enum {
  DISTINCT = 100, /* several batches */
  REPEATS = 3,
};

/* b[0][i] = exp(b[1][i] * K) + table[3] for begin <= i < end, by way of an imported copy. */
static const sr_codegen_options options = {.target = {SR_TARGET_X86_64, SR_CPU_X86_64_V3},
                                           .optimization = 3};

static const char text[] =
    "@0 = private constant [4 x double] [double 0.0, double 1.0, double 2.0, double %d.0]\n"
    "declare double @sr_exp_f64(double)\n"
    "declare ptr @memcpy(ptr, ptr, i64)\n"
    "define void @kernel(ptr %%buffers, i64 %%begin, i64 %%end) {\n"
    "  %%out = load ptr, ptr %%buffers\n"
    "  %%second = getelementptr ptr, ptr %%buffers, i64 1\n"
    "  %%in = load ptr, ptr %%second\n"
    "  %%n = mul i64 %%end, 8\n"
    "  %%r = call ptr @memcpy(ptr %%out, ptr %%in, i64 %%n)\n"
    "  br label %%loop\n"
    "loop:\n"
    "  %%i = phi i64 [ %%begin, %%0 ], [ %%next, %%loop ]\n"
    "  %%at = getelementptr double, ptr %%out, i64 %%i\n"
    "  %%x = load double, ptr %%at\n"
    "  %%y = fmul double %%x, %d.0\n"
    "  %%e = call double @sr_exp_f64(double %%y)\n"
    "  %%last = getelementptr [4 x double], ptr @0, i64 0, i64 3\n"
    "  %%c = load double, ptr %%last\n"
    "  %%z = fadd double %%e, %%c\n"
    "  store double %%z, ptr %%at\n"
    "  %%next = add i64 %%i, 1\n"
    "  %%more = icmp slt i64 %%next, %%end\n"
    "  br i1 %%more, label %%loop, label %%done\n"
    "done:\n"
    "  ret void\n"
    "}\n";

typedef struct maker {
  sr_ctx ctx;
  sr_arena *arena;
  LLVMContextRef context;
  sr_machine machine;
  sr_codegen *codegen;
} maker;

static void maker_init(maker *m) {
  *m = (maker){.arena = sr_arena_create(), .context = LLVMContextCreate()};
  EXPECT_EQ(sr_machine_init(&m->ctx, sr_target_cpu(SR_CPU_X86_64_V3), 3, &m->machine), SR_OK);
  m->codegen = sr_codegen_create(m->arena);
}

static void maker_deinit(maker *m) {
  sr_codegen_destroy(m->codegen);
  sr_machine_deinit(&m->machine);
  LLVMContextDispose(m->context);
  sr_arena_destroy(m->arena);
}

static uint32_t add(maker *m, const char *ir) {
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "spmdrun");
  LLVMModuleRef module = NULL;
  char *error = NULL;
  if (!EXPECT(!LLVMParseIRInContext(m->context, buffer, &module, &error))) {
    fprintf(stderr, "  %s\n", error);
    LLVMDisposeMessage(error);
    return UINT32_MAX;
  }
  sr_machine_prepare(&m->machine, module);
  uint32_t function = sr_codegen_add(m->codegen, module, 0);
  LLVMDisposeModule(module);
  return function;
}

static void add_all(maker *m) {
  for (int repeat = 0; repeat < REPEATS; repeat++)
    for (int i = 0; i < DISTINCT; i++)
      EXPECT_EQ(add(m, sr_arena_printf(m->arena, text, i, i)), (uint32_t)i);
}

static void finish(maker *m, sr_code *code) {
  EXPECT_EQ(sr_codegen_finish(&m->ctx, m->codegen, &options, code), SR_OK);
  EXPECT_STRING(m->ctx.message, "");
  code->target = sr_target_cpu(SR_CPU_X86_64_V3);
}

static void functions_compute_what_they_should(void) {
  maker m;
  maker_init(&m);
  add_all(&m);
  sr_code code;
  finish(&m, &code);
  EXPECT_EQ(code.function_count, DISTINCT);
  uint8_t *image = code_map(&code);
  for (int i = 0; image && i < DISTINCT; i++) {
    double in[5] = {0.0, 0.01, -0.02, 0.03, 0.05}, out[5];
    void *buffers[] = {out, in};
    void (*kernel)(void *const *, int64_t, int64_t) =
        (void (*)(void *const *, int64_t, int64_t))(uintptr_t)(image + code.functions[i]);
    kernel(buffers, 0, 5);
    for (int j = 0; j < 5; j++)
      EXPECT(fabs(out[j] - (exp(in[j] * i) + i)) <= 1e-13 * out[j]);
  }
  if (image)
    code_unmap(&code, image);
  maker_deinit(&m);
}

/* Compares images made on one processor and on all processors of this thread. */
static void threads_do_not_matter(void) {
  cpu_set_t all, one;
  if (!EXPECT_EQ(sched_getaffinity(0, sizeof all, &all), 0))
    return;
  size_t first = 0;
  while (!CPU_ISSET(first, &all))
    first++;
  CPU_ZERO(&one);
  CPU_SET(first, &one);

  maker alone, together;
  sr_code codes[2];
  maker_init(&alone);
  add_all(&alone);
  EXPECT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  finish(&alone, &codes[0]);
  EXPECT_EQ(sched_setaffinity(0, sizeof all, &all), 0);
  maker_init(&together);
  add_all(&together);
  finish(&together, &codes[1]);
  EXPECT_EQ(codes[0].image_bytes, codes[1].image_bytes);
  EXPECT(memcmp(codes[0].image, codes[1].image, codes[0].image_bytes) == 0);
  EXPECT(memcmp(codes[0].functions, codes[1].functions, DISTINCT * sizeof(uint64_t)) == 0);
  maker_deinit(&alone);
  maker_deinit(&together);
}

static void nothing_is_an_image(void) {
  maker m;
  maker_init(&m);
  sr_code code;
  finish(&m, &code);
  EXPECT_EQ(code.function_count, 0);
  maker_deinit(&m);
}

/* Two of many batches contain a call that cannot be linked: the first of them is reported. */
static void the_first_failure_is_told(void) {
  static const char broken[] = "declare double @sr_%s_f64(float)\n"
                               "define void @kernel(ptr %%b, i64 %%i, i64 %%n) {\n"
                               "  %%x = call double @sr_%s_f64(float 1.0)\n"
                               "  store double %%x, ptr %%b\n"
                               "  ret void\n"
                               "}\n";
  maker m;
  maker_init(&m);
  for (int i = 0; i < DISTINCT; i++) {
    add(&m, sr_arena_printf(m.arena, text, i, i));
    if (i == DISTINCT / 2)
      add(&m, sr_arena_printf(m.arena, broken, "log", "log"));
  }
  add(&m, sr_arena_printf(m.arena, broken, "sin", "sin"));
  sr_code code;
  EXPECT_EQ(sr_codegen_finish(&m.ctx, m.codegen, &options, &code), SR_ERR_INTERNAL);
  EXPECT_CONTAINS(m.ctx.message, "sr_log_f64 is declared with another type");
  maker_deinit(&m);
}

int main(void) {
  functions_compute_what_they_should();
  threads_do_not_matter();
  nothing_is_an_image();
  the_first_failure_is_told();
  return expect_result();
}
