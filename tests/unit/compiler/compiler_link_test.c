/*
 * The linker: code with constants, jump tables, calls between functions and imports runs from a
 * plain mapping. Code that cannot be part of an image is refused by name. Damaged objects never
 * crash the linker.
 */
#include "support/expect.h"

#include "support/code.h"

#include <elf.h>
#include <math.h>
#include <stdlib.h>

static const char several_functions[] =
    "@table = private unnamed_addr constant [4 x double] [double 1.0, double 2.5, double -3.0, "
    "double 1.0e10]\n"
    "@aligned = private unnamed_addr constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, "
    "i32 7, i32 8], "
    "align 64\n"
    "declare ptr @memcpy(ptr, ptr, i64)\n"
    "declare double @fmod(double, double)\n"
    "define i64 @square(i64 %x) noinline {\n"
    "  %y = mul i64 %x, %x\n"
    "  ret i64 %y\n"
    "}\n"
    "define internal i64 @hidden(i64 %x) noinline {\n"
    "  %y = add i64 %x, 100\n"
    "  ret i64 %y\n"
    "}\n"
    "define i64 @calls(i64 %x) {\n"
    "  %a = call i64 @square(i64 %x)\n"
    "  %b = call i64 @hidden(i64 %a)\n"
    "  ret i64 %b\n"
    "}\n"
    "define double @looks_up(i64 %i) {\n"
    "  %p = getelementptr [4 x double], ptr @table, i64 0, i64 %i\n"
    "  %x = load double, ptr %p\n"
    "  ret double %x\n"
    "}\n"
    "define i32 @sums(i64 %i) {\n"
    "  %p = getelementptr [8 x i32], ptr @aligned, i64 0, i64 %i\n"
    "  %v = load <4 x i32>, ptr %p, align 4\n"
    "  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)\n"
    "  ret i32 %s\n"
    "}\n"
    "declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)\n"
    "define void @copies(ptr %to, ptr %from, i64 %n) {\n"
    "  %r = call ptr @memcpy(ptr %to, ptr %from, i64 %n)\n"
    "  ret void\n"
    "}\n"
    "define double @remainder(double %x, double %y) {\n"
    "  %r = frem double %x, %y\n"
    "  ret double %r\n"
    "}\n"
    "define ptr @address() {\n"
    "  ret ptr @memcpy\n"
    "}\n"
    "define ptr @own_address() {\n"
    "  ret ptr @square\n"
    "}\n"
    "define i64 @switches(i64 %x, i64 %y) {\n"
    "  switch i64 %x, label %none [\n"
    "    i64 0, label %a\n    i64 1, label %b\n    i64 2, label %c\n    i64 3, label %d\n"
    "    i64 4, label %e\n    i64 5, label %f\n  ]\n"
    "a:\n  %ra = call i64 @square(i64 %y)\n  ret i64 %ra\n"
    "b:\n  %rb = call i64 @hidden(i64 %y)\n  ret i64 %rb\n"
    "c:\n  %rc = mul i64 %y, 7\n  ret i64 %rc\n"
    "d:\n  %rd = sdiv i64 %y, 3\n  ret i64 %rd\n"
    "e:\n  %re = call i64 @calls(i64 %y)\n  ret i64 %re\n"
    "f:\n  %rf = xor i64 %y, 255\n  ret i64 %rf\n"
    "none:\n  ret i64 -1\n"
    "}\n";

static const char *const names[] = {"square",    "calls",   "looks_up",    "sums",    "copies",
                                    "remainder", "address", "own_address", "switches"};
enum {
  SQUARE,
  CALLS,
  LOOKS_UP,
  SUMS,
  COPIES,
  REMAINDER,
  ADDRESS,
  OWN_ADDRESS,
  SWITCHES,
  COUNT
};

static void image_is_well_formed(const sr_code *code) {
  EXPECT_EQ(code->text_bytes % 4096, 0);
  EXPECT_EQ(code->import_offset % 8, 0);
  EXPECT(code->import_offset >= code->text_bytes);
  EXPECT_EQ(code->image_bytes, code->import_offset + 8 * (uint64_t)code->import_count);
  EXPECT_EQ(code->function_count, COUNT);
  for (uint32_t i = 0; i < code->function_count; i++)
    EXPECT(code->functions[i] < code->text_bytes);
  for (uint64_t i = code->import_offset; i < code->image_bytes; i++)
    EXPECT_EQ(code->image[i], 0);
  EXPECT_EQ(code->image[code->text_bytes - 1], 0xcc);
  EXPECT_EQ(code->import_count, 2);
  EXPECT_STRING(code->imports[0], "fmod");
  EXPECT_STRING(code->imports[1], "memcpy");
}

#define FUNCTION(TYPE, INDEX) ((TYPE)(uintptr_t)(image + code.functions[INDEX]))

static void linked_code_runs(int32_t optimization) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_code code = {0};
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V1, optimization, several_functions, names,
                         COUNT, &code),
            SR_OK);
  EXPECT_STRING(ctx.message, "");
  image_is_well_formed(&code);
  uint8_t *image = code_map(&code);
  if (!EXPECT(image != NULL)) {
    sr_arena_destroy(arena);
    return;
  }
  typedef int64_t (*integers)(int64_t, int64_t);
  EXPECT_EQ(FUNCTION(integers, SQUARE)(-7, 0), 49);
  EXPECT_EQ(FUNCTION(integers, CALLS)(9, 0), 181);
  EXPECT(FUNCTION(double (*)(int64_t), LOOKS_UP)(3) == 1e10);
  EXPECT_EQ(FUNCTION(int32_t (*)(int64_t), SUMS)(2), 3 + 4 + 5 + 6);
  char to[32] = "", from[32] = "through an import slot";
  FUNCTION(void (*)(void *, const void *, int64_t), COPIES)(to, from, 32);
  EXPECT_STRING(to, from);
  EXPECT(FUNCTION(double (*)(double, double), REMAINDER)(-5.5, 2) == -1.5);
  EXPECT(FUNCTION(void *(*)(void), ADDRESS)() == (void *)(uintptr_t)memcpy);
  EXPECT(FUNCTION(void *(*)(void), OWN_ADDRESS)() == image + code.functions[SQUARE]);
  static const int64_t wanted[] = {900, 130, 210, 10, 1000, 225, -1};
  for (int64_t i = 0; i < 7; i++)
    EXPECT_EQ(FUNCTION(integers, SWITCHES)(i, 30), wanted[i]);
  code_unmap(&code, image);
  sr_arena_destroy(arena);
}

static void is_refused(const char *text, const char *function, const char *sentence) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_code code;
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V3, 0, text, &function, 1, &code),
            SR_ERR_INTERNAL);
  EXPECT_CONTAINS(ctx.message, sentence);
  sr_arena_destroy(arena);
}

static void what_has_no_place_is_refused(void) {
  is_refused(
      "declare double @exp(double)\n"
      "define double @f(double %x) {\n  %y = call double @exp(double %x)\n  ret double %y\n}\n",
      "f", "it calls 'exp'");
  is_refused("@counter = global i64 5\n"
             "define i64 @f() {\n  %x = load i64, ptr @counter\n  ret i64 %x\n}\n",
             "f", "section .data holds writable data");
  is_refused("@zeros = global [4 x i64] zeroinitializer\n"
             "define i64 @f() {\n  %x = load i64, ptr @zeros\n  ret i64 %x\n}\n",
             "f", "section .bss holds writable data");
  is_refused("@own = thread_local(localexec) global i64 5\n"
             "define i64 @f() {\n  %x = load i64, ptr @own\n  ret i64 %x\n}\n",
             "f", "thread-local");
  is_refused("@pointers = constant [2 x ptr] [ptr @f, ptr @f]\n"
             "define ptr @f(i64 %i) {\n  %p = getelementptr ptr, ptr @pointers, i64 %i\n"
             "  %x = load ptr, ptr %p\n  ret ptr %x\n}\n",
             "f", "section .data.rel.ro");
  is_refused("define void @f() {\n  ret void\n}\n", "g", "no function 'g'");
}

/* The lower half of OP on (low + carry * 2^64) and `by` as 128-bit integers. */
#define DIVISION(OP)                                                                               \
  "define i64 @" OP "(i64 %low, i64 %carry, i64 %by) {\n"                                          \
  "  %l = zext i64 %low to i128\n  %c = sext i64 %carry to i128\n  %d = sext i64 %by to i128\n"    \
  "  %h = shl i128 %c, 64\n  %n = or i128 %h, %l\n"                                                \
  "  %r = " OP " i128 %n, %d\n  %t = trunc i128 %r to i64\n  ret i64 %t\n}\n"

/* LLVM computes trip counts of i64 loops in i128, which no processor can divide. */
static void divisions_of_128_bits_are_imported(void) {
  static const char *const names_of[] = {"sdiv", "srem", "udiv", "urem"};
  static const char text[] = DIVISION("sdiv") DIVISION("srem") DIVISION("udiv") DIVISION("urem");
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_code code;
  EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V1, 2, text, names_of, 4, &code), SR_OK);
  if (EXPECT_STRING(ctx.message, "")) {
    typedef uint64_t (*division)(uint64_t, int64_t, int64_t);
    uint8_t *image = code_map(&code);
    EXPECT_EQ(FUNCTION(division, 0)(0, -1, 7), (uint64_t)-2635249153387078802); /* -2^64 / 7 */
    EXPECT_EQ(FUNCTION(division, 1)(0, -1, 7), (uint64_t)-2);
    EXPECT_EQ(FUNCTION(division, 2)(5, 6, 7), 15811494920322472814u); /* (6 * 2^64 + 5) / 7 */
    EXPECT_EQ(FUNCTION(division, 3)(5, 6, 7), 3);
    code_unmap(&code, image);
  }
  sr_arena_destroy(arena);
}

/* An image contains the library functions that are called, directly or by other library functions,
 * and no others. */
static void library_functions_come_when_called(void) {
  static const char *const program[] = {"far", "zeta"};
  static const char text[] = "declare double @sr_remainder_far_f64(double, double)\n"
                             "declare double @sr_zeta_f64(double, double)\n"
                             "define double @far(double %x, double %y) {\n"
                             "  %r = call double @sr_remainder_far_f64(double %x, double %y)\n"
                             "  ret double %r\n}\n"
                             "define double @zeta(double %x, double %y) {\n"
                             "  %r = call double @sr_zeta_f64(double %x, double %y)\n"
                             "  ret double %r\n}\n";
  uint64_t bytes[2];
  for (uint32_t count = 1; count <= 2; count++) {
    sr_ctx ctx = {0};
    sr_arena *arena = sr_arena_create();
    sr_code code = {0};
    const char *end = strstr(text, "define double @zeta");
    const char *some = count == 2 ? text : sr_arena_printf(arena, "%.*s", (int)(end - text), text);
    EXPECT_EQ(code_compile(&ctx, arena, SR_CPU_X86_64_V3, 2, some, program, count, &code), SR_OK);
    EXPECT_STRING(ctx.message, "");
    EXPECT_EQ(code.import_count, 0);
    bytes[count - 1] = code.text_bytes;
    uint8_t *image = code_map(&code);
    EXPECT(FUNCTION(double (*)(double, double), 0)(1e300, 0.7) == fmod(1e300, 0.7));
    if (count == 2)
      EXPECT(fabs(FUNCTION(double (*)(double, double), 1)(2, 1) - 1.6449340668482264) < 1e-15);
    code_unmap(&code, image);
    sr_arena_destroy(arena);
  }
  EXPECT_EQ(bytes[0], 4096);
  EXPECT(bytes[1] <= 2 * 4096);
}

/* The object of several_functions, which the test damages. */
static uint8_t *make_object(sr_arena *arena, size_t *bytes) {
  sr_ctx ctx = {0};
  sr_machine machine;
  LLVMModuleRef module = code_parse(several_functions);
  LLVMMemoryBufferRef object = NULL;
  EXPECT_EQ(sr_machine_init(&ctx, sr_target_cpu(SR_CPU_X86_64_V3), 2, &machine), SR_OK);
  sr_machine_prepare(&machine, module);
  EXPECT_EQ(sr_machine_optimize(&ctx, &machine, module), SR_OK);
  EXPECT_EQ(sr_machine_emit(&ctx, &machine, module, &object), SR_OK);
  sr_machine_deinit(&machine);
  code_dispose(module);
  *bytes = LLVMGetBufferSize(object);
  uint8_t *copy = sr_arena_copy(arena, LLVMGetBufferStart(object), *bytes);
  LLVMDisposeMemoryBuffer(object);
  return copy;
}

/* Links a copy of exactly `bytes` bytes, so that a sanitizer sees a read beyond. Either outcome is
 * fine. */
static void link_damaged(const uint8_t *object, size_t bytes) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  uint8_t *copy = malloc(bytes ? bytes : 1);
  memcpy(copy, object, bytes);
  sr_code code;
  sr_status status = code_link(&ctx, arena, copy, bytes, names, COUNT, &code);
  EXPECT(status == SR_OK || ctx.message[0] != 0);
  free(copy);
  sr_arena_destroy(arena);
}

static void damaged_objects_are_refused(void) {
  sr_arena *arena = sr_arena_create();
  size_t bytes;
  uint8_t *object = make_object(arena, &bytes);
  for (size_t cut = 0; cut < bytes; cut += cut < 128 ? 1 : 61)
    link_damaged(object, cut);
  uint64_t state = 88172645463325252u;
  for (int round = 0; round < 6000; round++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    size_t at = state % bytes;
    uint8_t old = object[at];
    object[at] = (uint8_t)(state >> 40);
    link_damaged(object, bytes);
    object[at] = old;
  }
  sr_arena_destroy(arena);
}

int main(void) {
  for (int32_t optimization = 0; optimization <= 3; optimization++)
    linked_code_runs(optimization);
  what_has_no_place_is_refused();
  divisions_of_128_bits_are_imported();
  library_functions_come_when_called();
  damaged_objects_are_refused();
  return expect_result();
}
