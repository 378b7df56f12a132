/*
 * Every program of examples/, tests/programs and tests/conformance compiles for GPUs. All of them
 * compile for CPUs, so a refusal is a failure.
 *
 *     programs_test FOLDER
 *
 * For assemble_test, modules of PTX are written to FOLDER/80 and FOLDER/90: those of programs if a
 * line has a form that no line before had, and one with kernels that call the functions of the
 * library. To assemble all would take minutes, and would show the assembler nothing new.
 */
#include <glob.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "api/build.h"
#include "api/self_check.h"
#include "compiler/compile.h"
#include "cuda/ptx_form.h"
#include "support/code.h"
#include "support/expect.h"
#include "support/module_case.h"
#include "support/scratch.h"

static const char *folder;
static sr_arena *kept;            /* memory of the two sets */
static void *forms, *programs;    /* sets of strings, as tsearch makes them */
static int all, apart, assembled; /* programs: all, those that differ, those for assemble_test */

static int compare(const void *a, const void *b) {
  return strcmp(a, b);
}

/* Adds `text` to `set`. Returns false if it was there already. */
static bool is_new(void **set, const char *text) {
  if (tfind(text, set, compare))
    return false;
  tsearch(sr_arena_string(kept, text, strlen(text)), set, compare);
  return true;
}

/* ---- PTX ------------------------------------------------------------------------------------- */

/* Adds the forms of all lines of a module of PTX. Returns true if one of them is new. */
static bool has_new_form(sr_arena *arena, const char *module) {
  char *text = sr_arena_string(arena, module, strlen(module)), *next;
  bool found = false;
  for (char *line = text; line; line = next) {
    next = strchr(line, '\n');
    if (next)
      *next++ = '\0';
    ptx_form(line);
    found |= is_new(&forms, line);
  }
  return found;
}

typedef SR_VECTOR(const char *) module_list;

/* Returns the modules of an image of PTX. */
static module_list modules_of(sr_arena *arena, const sr_code *code) {
  module_list list = {0};
  for (uint32_t i = 0; i < code->function_count; i++)
    if (i == 0 || code->functions[i] != code->functions[i - 1])
      SR_PUSH(arena, &list, (const char *)code->image + code->functions[i]);
  return list;
}

/* Writes modules of PTX to a file, each with its NUL. */
static void write_ptx(sr_arena *arena, int32_t generation, const char *name,
                      const module_list *modules) {
  const char *path = sr_arena_printf(arena, "%s/%d/%s.ptx", folder, (int)generation, name);
  FILE *file = fopen(path, "wb");
  if (!EXPECT(file))
    return;
  for (size_t i = 0; i < modules->count; i++)
    EXPECT_EQ(fwrite(modules->items[i], strlen(modules->items[i]) + 1, 1, file), 1);
  EXPECT_EQ(fclose(file), 0);
}

/* ---- programs -------------------------------------------------------------------------------- */

/* Reads a program as the command does. With `out_known`, a program that computes the same as one
 * before is not compiled. */
static sr_status compile(sr_ctx *ctx, sr_arena *arena, const sr_program_text *source,
                         int32_t generation, bool *out_known, sr_executable **out) {
  sr_module *module;
  sr_check_list checks;
  sr_fingerprint fingerprint;
  sr_partition_result partition;
  sr_text ptx = {.arena = arena};
  SR_TRY(sr_program_text_read(ctx, arena, source, &module));
  SR_TRY(sr_check_expose(ctx, module, arena, &checks));
  SR_TRY(sr_module_fingerprint(ctx, module, &fingerprint));
  char digest[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&fingerprint.digest, digest);
  if (out_known && (*out_known = !is_new(&programs, digest)))
    return SR_OK;
  SR_TRY(sr_partition_with(ctx, module, NULL, &partition));
  const sr_compile_options options = {
      .target = {SR_TARGET_CUDA, generation}, .optimization = SR_OPTIMIZATION, .ptx = &ptx};
  return sr_compile(ctx, module, &partition.signature, &options, out);
}

/* Compiles the program for both generations; for sm_80 only if it has something new for sm_90. */
static sr_status check_both(sr_ctx *ctx, sr_arena *arena, const sr_program_text *source) {
  sr_executable *newer, *older;
  bool known;
  SR_TRY(compile(ctx, arena, source, 90, &known, &newer));
  if (known)
    return SR_OK;
  apart++;
  module_list modules = modules_of(arena, &newer->code), fresh = {0}, same = {0};
  SR_VECTOR(size_t) places = {0};
  for (size_t i = 0; i < modules.count; i++)
    if (has_new_form(arena, modules.items[i])) {
      SR_PUSH(arena, &fresh, modules.items[i]);
      SR_PUSH(arena, &places, i);
    }
  if (fresh.count == 0)
    return SR_OK;
  SR_TRY(compile(ctx, arena, source, 80, NULL, &older));
  module_list all_older = modules_of(arena, &older->code);
  for (size_t i = 0; i < places.count && EXPECT(places.items[i] < all_older.count); i++)
    SR_PUSH(arena, &same, all_older.items[places.items[i]]);
  const char *name = sr_arena_printf(arena, "%d", all);
  write_ptx(arena, 90, name, &fresh);
  write_ptx(arena, 80, name, &same);
  assembled++;
  return SR_OK;
}

static void check_program(const char *name, const char *text) {
  if (all++ % expect_slowness() != 0)
    return;
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  if (!EXPECT_EQ(
          check_both(&ctx, arena, &(sr_program_text){.name = name, .text = text, strlen(text)}),
          SR_OK))
    fprintf(stderr, "  %s\n", ctx.message);
  sr_arena_destroy(arena);
}

/* A file may hold several programs, as for `spmdrun check`. */
static void check_file(const char *name) {
  static const char separator[] = "// -----";
  size_t bytes;
  char *text = module_case_file(name, &bytes);
  for (char *at = text, *next; at; at = next) {
    next = strstr(at, separator);
    if (next) {
      *next = '\0';
      next += strlen(separator);
    }
    check_program(name, at);
  }
  free(text);
}

/* Checks the files whose path below tests/ matches `pattern`. */
static void check_files(const char *pattern) {
  const char *below = sr_arena_printf(kept, "%s/%s", SPMDRUN_TESTS_DIR, pattern);
  glob_t found;
  if (EXPECT_EQ(glob(below, 0, NULL, &found), 0))
    for (size_t i = 0; i < found.gl_pathc; i++)
      check_file(found.gl_pathv[i] + strlen(SPMDRUN_TESTS_DIR) + 1);
  globfree(&found);
}

/* ---- the library ----------------------------------------------------------------------------- */

/* The types of a function of the library, in C. */
typedef struct library_function {
  const char *result, *name, *parameters;
} library_function;

static const library_function functions[] = {
#define SR_FUNCTION(RESULT, NAME, ...) {#RESULT, #NAME, #__VA_ARGS__},
#include "compiler/library/functions.def"
#undef SR_FUNCTION
};

enum {
  FUNCTION_COUNT = sizeof functions / sizeof *functions
};

/* Returns the LLVM type of the type of C that `text` begins with. */
static const char *llvm_type(const char *text) {
  static const struct {
    const char *c, *llvm;
  } types[] = {{"double _Complex", "{ double, double }"},
               {"double", "double"},
               {"float", "float"},
               {"uint8_t", "i8"},
               {"uint16_t", "i16"},
               {"uint64_t", "i64"}};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (strncmp(text, types[i].c, strlen(types[i].c)) == 0)
      return types[i].llvm;
  EXPECT_STRING(text, "a type that this test knows");
  return "void";
}

/* Writes kernel number `i`: it loads operands of function number `i` and stores the result. */
static void write_kernel(sr_arena *arena, sr_text *ir, uint32_t i) {
  const library_function *f = &functions[i];
  const char *result = llvm_type(f->result), *comma = "";
  sr_text types = {.arena = arena}, operands = {.arena = arena};
  sr_text_printf(ir,
                 "define void @" SR_CODE_FUNCTION "%u(ptr %%words) {\n"
                 "  %%to = load ptr, ptr %%words\n",
                 i);
  int count = 0;
  for (const char *at = f->parameters; at; comma = ", ", count++) {
    const char *type = llvm_type(at), *next = strchr(at, ',');
    sr_text_printf(ir,
                   "  %%a%d = getelementptr i64, ptr %%to, i64 %d\n"
                   "  %%x%d = load %s, ptr %%a%d\n",
                   count, count, count, type, count);
    sr_text_printf(&types, "%s%s", comma, type);
    sr_text_printf(&operands, "%s%s %%x%d", comma, type, count);
    at = next ? next + strlen(", ") : NULL;
  }
  sr_text_printf(ir,
                 "  %%r = call %s @%s(%s)\n  store %s %%r, ptr %%to\n  ret void\n}\n"
                 "declare %s @%s(%s)\n",
                 result, f->name, sr_text_get(&operands), result, result, f->name,
                 sr_text_get(&types));
}

static void check_library(int32_t generation) {
  sr_arena *arena = sr_arena_create();
  sr_text ir = {.arena = arena};
  for (uint32_t i = 0; i < FUNCTION_COUNT; i++)
    write_kernel(arena, &ir, i);
  LLVMModuleRef module = code_parse(sr_text_get(&ir));
  sr_ctx ctx = {0};
  sr_machine machine;
  LLVMMemoryBufferRef ptx = NULL;
  const sr_target target = {SR_TARGET_CUDA, generation};
  EXPECT_EQ(sr_machine_init(&ctx, target, SR_OPTIMIZATION, &machine), SR_OK);
  if (!EXPECT(module))
    return;
  sr_machine_prepare(&machine, module);
  for (uint32_t i = 0; i < FUNCTION_COUNT; i++)
    sr_machine_mark_kernel(
        LLVMGetNamedFunction(module, sr_arena_printf(arena, SR_CODE_FUNCTION "%u", i)), 1, 256);
  EXPECT_EQ(sr_machine_optimize(&ctx, &machine, module), SR_OK);
  EXPECT_EQ(sr_machine_emit(&ctx, &machine, module, &ptx), SR_OK);
  EXPECT_STRING(ctx.message, "");
  if (ptx) {
    const char *text = LLVMGetBufferStart(ptx);
    write_ptx(arena, generation, "library", &(module_list){.items = &text, .count = 1});
    LLVMDisposeMemoryBuffer(ptx);
  }
  code_dispose(module);
  sr_machine_deinit(&machine);
  sr_arena_destroy(arena);
}

/* ---- all ------------------------------------------------------------------------------------- */

/* Makes the folder anew. */
static void make_folder(void) {
  sr_file_tree_remove(AT_FDCWD, folder);
  EXPECT_EQ(mkdir(folder, 0777), 0);
  EXPECT_EQ(mkdir(sr_arena_printf(kept, "%s/80", folder), 0777), 0);
  EXPECT_EQ(mkdir(sr_arena_printf(kept, "%s/90", folder), 0777), 0);
}

static void keep(void *text) {
  (void)text; /* it is in the arena */
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 1;
  folder = argv[1];
  kept = sr_arena_create();
  make_folder();
  check_library(80);
  check_library(90);
  check_files("../examples/*.mlir");
  check_files("programs/*/*.mlir");
  check_files("conformance/*.mlir");
  check_files("conformance/regressions/*.mlir");
  printf("%d programs, of which %d differ and %d are to be assembled\n", all, apart, assembled);
  tdestroy(forms, keep);
  tdestroy(programs, keep);
  sr_arena_destroy(kept);
  return expect_result();
}
