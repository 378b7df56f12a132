/* Code images of a few bytes of x86-64 machine code: called, importing, refused; never writable and
 * executable at once. */
#include "executor/devices/cpu/loader.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "executable/format.h"
#include "support/expect.h"

enum {
  PAGE = 4096,
  CALL_AT = 64
};

static uint8_t image[2 * PAGE];
static const uint64_t offsets[] = {0, CALL_AT};
static const char *const imports[] = {"memset"};

static sr_code make_code(void) {
  /* 0: mov rax, [rdi]; mov dword [rax], 42; ret */
  static const uint8_t store[] = {0x48, 0x8b, 0x07, 0xc7, 0x00, 0x2a, 0x00, 0x00, 0x00, 0xc3};
  /* 64: jmp [rip + distance to the slot at 4096]: memset(buffers, begin, end) */
  uint8_t jump[] = {0xff, 0x25, 0, 0, 0, 0};
  uint32_t distance = PAGE - (CALL_AT + sizeof jump);
  memcpy(jump + 2, &distance, sizeof distance);
  memcpy(image, store, sizeof store);
  memcpy(image + CALL_AT, jump, sizeof jump);
  return (sr_code){
      .target = {SR_TARGET_X86_64, SR_CPU_X86_64_V1},
      .image = image,
      .image_bytes = PAGE + 8,
      .text_bytes = PAGE,
      .import_offset = PAGE,
      .import_count = 1,
      .imports = imports,
      .function_count = 2,
      .functions = offsets,
  };
}

/* Number of mappings of this process that are writable and executable. */
static int writable_code(void) {
  FILE *maps = fopen("/proc/self/maps", "r");
  char line[512];
  int count = 0;
  while (maps && fgets(line, sizeof line, maps))
    count += strstr(line, " rwx") != NULL;
  if (maps)
    fclose(maps);
  return count;
}

/* The line of /proc/self/maps that contains an address, or "". */
static const char *mapping_of(uintptr_t address) {
  static char line[512];
  unsigned long start, end;
  bool found = false;
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps && !found && fgets(line, sizeof line, maps))
    found = sscanf(line, "%lx-%lx", &start, &end) == 2 && start <= address && address < end;
  if (maps)
    fclose(maps);
  return found ? line : "";
}

/* Clang's function sanitizer would read a signature before our bytes. */
#if defined(__clang__)
__attribute__((no_sanitize("function")))
#endif
static void
call(sr_kernel *function, void *const *buffers, int64_t begin, int64_t end) {
  function(buffers, begin, end);
}

/* Loads and calls both functions. The line of the mapping of the code must contain `mapped_as`. */
static void expect_calls(const sr_code *code, const char *mapped_as) {
  sr_ctx ctx = {0};
  sr_device_code *loaded;
  int before = writable_code();
  if (!EXPECT_EQ(sr_code_load(&ctx, code, &loaded), SR_OK))
    return;
  EXPECT_EQ(writable_code(), before);
  uintptr_t address;
  memcpy(&address, &loaded->functions[0], sizeof address);
  EXPECT_CONTAINS(mapping_of(address), mapped_as);
  int32_t value = 0;
  void *buffers[] = {&value};
  call(loaded->functions[0], buffers, 0, 1);
  EXPECT_EQ(value, 42);
  uint8_t bytes[16] = {0};
  call(loaded->functions[1], (void *const *)(void *)bytes, 7, 15);
  EXPECT(bytes[0] == 7 && bytes[14] == 7 && bytes[15] == 0);
  sr_code_unload(loaded);
}

/* True if shared pages can be mapped a second time: valgrind cannot. */
static bool maps_again(void *pages, size_t bytes) {
  void *again = mremap(pages, 0, bytes, MREMAP_MAYMOVE);
  if (again == MAP_FAILED)
    return false;
  munmap(again, bytes);
  return true;
}

/* Code in a file that other processes map too, as for the ranks of a node. Their pages stay
 * unchanged. */
static void test_shared(void) {
  sr_code code = make_code();
  int file = memfd_create("spmdrun test image", MFD_CLOEXEC);
  EXPECT(file >= 0 && write(file, image, sizeof image) == (ssize_t)sizeof image);
  void *pages = mmap(NULL, sizeof image, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (!EXPECT(pages != MAP_FAILED))
    return;
  code.image = pages;
  code.image_is_shared = true;
  bool again = maps_again(pages, sizeof image);
  if (!again)
    puts("shared pages cannot be mapped again: the text is copied");
  expect_calls(&code, again ? "r-xs" : "r-xp");
  EXPECT(memcmp(pages, image, sizeof image) == 0);
  EXPECT_CONTAINS(mapping_of((uintptr_t)pages), "r--s");
  munmap(pages, sizeof image);
}

int main(void) {
#if !defined(__x86_64__)
  puts("the image is x86-64 code");
  return EXPECT_SKIPPED;
#endif
  sr_ctx ctx = {0};
  sr_code code = make_code();
  sr_device_code *loaded;
  expect_calls(&code, "r-xp");
  test_shared();
  sr_code_unload(NULL);

  static const char *const unknown[] = {"system"};
  code.imports = unknown;
  EXPECT_EQ(sr_code_load(&ctx, &code, &loaded), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "calls system");

  if (sr_cpu_level_host() < SR_CPU_X86_64_V4) {
    code = make_code();
    code.target.level = SR_CPU_X86_64_V4;
    sr_ctx_clear(&ctx);
    EXPECT_EQ(sr_code_load(&ctx, &code, &loaded), SR_ERR_UNSUPPORTED);
    EXPECT_CONTAINS(ctx.message, "built for x86-64-v4, this machine runs x86-64");
  }
  sr_code nothing = {.target = {SR_TARGET_X86_64, SR_CPU_X86_64_V1}};
  EXPECT_EQ(sr_code_load(&ctx, &nothing, &loaded), SR_OK);
  sr_code_unload(loaded);
  return expect_result();
}
