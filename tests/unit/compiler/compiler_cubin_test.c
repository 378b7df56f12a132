/* PTX becomes cubins for three generations of GPUs, with equal bytes in every process. What is
 * wrong with the PTX or with libnvJitLink is in the sentence.
 *
 *     compiler_cubin_test [DIRECTORIES]         where libnvJitLink may be
 *     compiler_cubin_test DIRECTORIES digest    prints the digest of one cubin
 */
#include <dlfcn.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/hash.h"
#include "compiler/cuda/cubin.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

/* Whether dlopen fails to find libraries of NVIDIA. */
static bool hidden;

void *__real_dlopen(const char *path, int mode);
void *__wrap_dlopen(const char *path, int mode);
void *__wrap_dlopen(const char *path, int mode) {
  return __real_dlopen(hidden ? "/nowhere/at/all.so" : path, mode);
}

#define HEAD                                                                                       \
  ".version 8.0\n"                                                                                 \
  ".target sm_80\n"                                                                                \
  ".address_size 64\n"

/* Threads of a block exchange numbers through shared memory. */
#define EXCHANGE(XOR)                                                                              \
  HEAD ".visible .entry kernel0(.param .align 8 .b8 words[16])\n"                                  \
       "{\n"                                                                                       \
       "  .reg .b32 %r<5>;\n"                                                                      \
       "  .reg .b64 %d<3>;\n"                                                                      \
       "  .shared .align 4 .b8 tile[1024];\n"                                                      \
       "  ld.param.u64 %d0, [words];\n"                                                            \
       "  ld.param.u64 %d1, [words+8];\n"                                                          \
       "  mov.u32 %r0, %tid.x;\n"                                                                  \
       "  mul.wide.u32 %d2, %r0, 4;\n"                                                             \
       "  add.u64 %d0, %d0, %d2;\n"                                                                \
       "  add.u64 %d1, %d1, %d2;\n"                                                                \
       "  ld.global.u32 %r1, [%d0];\n"                                                             \
       "  shl.b32 %r2, %r0, 2;\n"                                                                  \
       "  mov.u32 %r3, tile;\n"                                                                    \
       "  add.u32 %r4, %r3, %r2;\n"                                                                \
       "  st.shared.u32 [%r4], %r1;\n"                                                             \
       "  bar.sync 0;\n"                                                                           \
       "  " XOR " %r4, %r4, 124;\n"                                                                \
       "  ld.shared.u32 %r1, [%r4];\n"                                                             \
       "  st.global.u32 [%d1], %r1;\n"                                                             \
       "  ret;\n"                                                                                  \
       "}\n"

/* Calls FUNCTION, which is defined elsewhere, with a handle and a value. */
#define SET(FUNCTION)                                                                              \
  HEAD ".extern .func " FUNCTION "(.param .b64 handle, .param .b32 value);\n"                      \
       ".visible .entry kernel1(.param .align 8 .b8 words[16])\n"                                  \
       "{\n"                                                                                       \
       "  .reg .b32 %r<1>;\n"                                                                      \
       "  .reg .b64 %d<2>;\n"                                                                      \
       "  ld.param.u64 %d0, [words];\n"                                                            \
       "  ld.param.u64 %d1, [words+8];\n"                                                          \
       "  ld.global.u32 %r0, [%d1];\n"                                                             \
       "  {\n"                                                                                     \
       "    .param .b64 handle;\n"                                                                 \
       "    .param .b32 value;\n"                                                                  \
       "    st.param.b64 [handle], %d0;\n"                                                         \
       "    st.param.b32 [value], %r0;\n"                                                          \
       "    call.uni " FUNCTION ", (handle, value);\n"                                             \
       "  }\n"                                                                                     \
       "  ret;\n"                                                                                  \
       "}\n"

static const sr_ptx modules[] = {{"exchange", EXCHANGE("xor.b32")},
                                 {"condition", SET("cudaGraphSetConditional")}};

static const char *directories;

static bool holds(const sr_cubin *cubin, const char *name) {
  return memmem(cubin->data, cubin->bytes, name, strlen(name) + 1) != NULL;
}

static sr_digest digest_of(const sr_cubin *cubin) {
  return sr_digest_of(cubin->data, cubin->bytes);
}

/* The digest that another process prints. */
static void digest_elsewhere(char out_hex[SR_DIGEST_HEX_BYTES]) {
  char self[PATH_MAX], command[2 * PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  self[length > 0 ? length : 0] = '\0';
  snprintf(command, sizeof command, "'%s' '%s' digest", self, directories);
  FILE *answer = popen(command, "r");
  out_hex[0] = '\0';
  EXPECT(answer && fgets(out_hex, SR_DIGEST_HEX_BYTES, answer));
  EXPECT(answer && pclose(answer) == 0);
}

/* A cubin is an ELF file of machine 190, whose flags have the capability. */
static void expect_cubin(const sr_cubin *cubin, int32_t capability) {
  if (!EXPECT(cubin->bytes > 64))
    return;
  EXPECT(memcmp(cubin->data, "\177ELF\2\1", 6) == 0);
  EXPECT_EQ(cubin->data[18], 190);
  EXPECT_EQ(cubin->data[49], capability);
  EXPECT(holds(cubin, ".text.kernel0"));
  EXPECT(holds(cubin, ".text.kernel1"));
  EXPECT(holds(cubin, "cudaGraphSetConditional"));
}

static void test_cubins(sr_arena *arena) {
  static const int32_t capabilities[] = {80, 90, 100};
  for (size_t i = 0; i < sizeof capabilities / sizeof *capabilities; i++) {
    sr_ctx ctx = {0};
    sr_cubin cubin, again;
    EXPECT_EQ(sr_cubin_link(&ctx, arena, directories, modules, 2, capabilities[i], &cubin), SR_OK);
    EXPECT_STRING(ctx.message, "");
    expect_cubin(&cubin, capabilities[i]);
    EXPECT_EQ(sr_cubin_link(&ctx, arena, directories, modules, 2, capabilities[i], &again), SR_OK);
    sr_digest first = digest_of(&cubin), second = digest_of(&again);
    EXPECT(memcmp(&first, &second, sizeof first) == 0);
  }
}

static void test_processes(sr_arena *arena) {
  sr_ctx ctx = {0};
  sr_cubin cubin;
  EXPECT_EQ(sr_cubin_link(&ctx, arena, directories, modules, 2, 90, &cubin), SR_OK);
  sr_digest digest = digest_of(&cubin);
  char here[SR_DIGEST_HEX_BYTES], there[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&digest, here);
  digest_elsewhere(there);
  EXPECT_STRING(there, here);
}

/* Expects that `module` is refused with `part` in the sentence. The log has that sentence, too, and
 * at least two lines of nvJitLink. */
static void expect_refused(sr_arena *arena, const sr_ptx *module, const char *part) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cubin cubin;
  EXPECT_EQ(sr_cubin_link(&ctx, arena, directories, module, 1, 90, &cubin), SR_ERR_INTERNAL);
  EXPECT_CONTAINS(ctx.message, part);
  EXPECT(!strchr(ctx.message, '\n'));
  EXPECT(cubin.data == NULL);
  EXPECT(lines.count[SR_LOG_DEBUG] >= 3);
}

static void test_refusals(sr_arena *arena) {
  expect_refused(arena, &(sr_ptx){"wrong", EXCHANGE("xorr.b32")}, "compile wrong for sm_90");
  expect_refused(arena, &(sr_ptx){"wrong", EXCHANGE("xorr.b32")}, "line 21; ");
  expect_refused(arena, &(sr_ptx){"wrong", EXCHANGE("xorr.b32")}, "'xorr'");
  expect_refused(arena, &(sr_ptx){"calls", SET("nobody_defines")},
                 "link the modules for sm_90: error   : Undefined reference to 'nobody_defines'");
  sr_ctx ctx = {0};
  sr_cubin cubin;
  EXPECT_EQ(sr_cubin_link(&ctx, arena, directories, modules, 2, 999, &cubin), SR_ERR_UNAVAILABLE);
  EXPECT_CONTAINS(ctx.message, "nvJitLink cannot make code for sm_999: ");
  EXPECT_CONTAINS(ctx.message, "unrecognized architecture");
}

static void test_missing_library(sr_arena *arena) {
  sr_ctx ctx = {0};
  sr_cubin cubin;
  hidden = true;
  EXPECT_EQ(sr_cubin_link(&ctx, arena, "/a:/b", modules, 2, 90, &cubin), SR_ERR_UNAVAILABLE);
  hidden = false;
  EXPECT_CONTAINS(ctx.message, "libnvJitLink.so.13 cannot be opened");
  EXPECT_CONTAINS(ctx.message, "searched: /a (--cuda-libraries), /b (--cuda-libraries)");
}

/* A library of this name with other functions. */
static void test_other_library(sr_arena *arena) {
  scratch place;
  scratch_init(&place);
  Dl_info other;
  EXPECT(dladdr((const void *)(uintptr_t)&nextafter, &other) != 0);
  const char *path = scratch_path(&place, "libnvJitLink.so.13");
  EXPECT(symlink(other.dli_fname, path) == 0);
  sr_ctx ctx = {0};
  sr_cubin cubin;
  EXPECT_EQ(sr_cubin_link(&ctx, arena, place.path, modules, 2, 90, &cubin), SR_ERR_UNAVAILABLE);
  EXPECT_CONTAINS(ctx.message, path);
  EXPECT_CONTAINS(ctx.message, "__nvJitLinkCreate_13_0");
  scratch_deinit(&place);
}

static int print_digest(const sr_cubin *cubin) {
  sr_digest digest = digest_of(cubin);
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&digest, hex);
  return puts(hex) < 0;
}

static int test_all(sr_arena *arena) {
  test_missing_library(arena);
  test_other_library(arena);
  test_cubins(arena);
  test_processes(arena);
  test_refusals(arena);
  return expect_result();
}

int main(int argc, char **argv) {
  directories = argc > 1 ? argv[1] : "";
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_cubin cubin;
  int result = EXPECT_SKIPPED;
  if (sr_cubin_link(&ctx, arena, directories, modules, 2, 90, &cubin) == SR_ERR_UNAVAILABLE)
    puts(ctx.message);
  else
    result = argc > 2 ? print_digest(&cubin) : test_all(arena);
  sr_arena_destroy(arena);
  return result;
}
