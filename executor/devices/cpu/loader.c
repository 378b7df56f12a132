/*
 * Loads an executable's code. Its image has the text, which is machine code, and after it read-only
 * data and the import slots, which receive the addresses of library functions. The image is
 * position independent and already linked, so only the import slots must be filled.
 *
 * The processes of a node may have mapped the same pages with the image. Then they also share the
 * pages of the text. The rest of the image differs between processes and is copied.
 *
 * No page is ever writable and executable at once. The image is filled while it is writable. Then
 * the text becomes read-execute and the rest read-only.
 */
#include "executor/devices/cpu/loader.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "executable/format.h"
#include "executable/imports.h"

static sr_status fill_imports(sr_ctx *ctx, const sr_code *code, uint8_t *image) {
  for (uint32_t i = 0; i < code->import_count; i++) {
    uint32_t index;
    if (!sr_import_find(code->imports[i], &index) || sr_import_address(index) == 0)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "the executable calls %s, which this version does not offer; compile it again",
                     code->imports[i]);
    uint64_t address = sr_import_address(index);
    memcpy(image + code->import_offset + 8 * (size_t)i, &address, sizeof address);
  }
  return SR_OK;
}

static sr_status no_memory(sr_ctx *ctx, const sr_code *code) {
  return sr_fail(ctx, SR_ERR_NOMEM, "no memory to load the executable's code (%llu bytes): %s",
                 (unsigned long long)code->image_bytes, strerror(errno));
}

/* The system call. UCX, which MPICH and Open MPI use on clusters, replaces the C library's mremap
 * by a function that loses the fifth argument. */
static void *remap(const void *from, size_t from_bytes, size_t bytes, int flags, void *to) {
  const long at = syscall(SYS_mremap, from, from_bytes, bytes, flags, to);
  return at == -1 ? MAP_FAILED : (void *)at;
}

/* Maps the text of `code` a second time, at the address `image`. *out_done is false if other
 * processes do not share the text, or if the system cannot map the same pages twice. */
static sr_status share_text(sr_ctx *ctx, const sr_code *code, uint8_t *image, bool *out_done) {
  *out_done = false;
  if (!code->image_is_shared || code->text_bytes == 0)
    return SR_OK;
  /* With an old length of 0, mremap maps the same pages a second time. */
  void *text = remap(code->image, 0, code->text_bytes, MREMAP_MAYMOVE, NULL);
  if (text == MAP_FAILED)
    return SR_OK;
  if (remap(text, code->text_bytes, code->text_bytes, MREMAP_MAYMOVE | MREMAP_FIXED, image) ==
      MAP_FAILED) {
    munmap(text, code->text_bytes);
    return no_memory(ctx, code);
  }
  *out_done = true;
  return SR_OK;
}

/* Fills `image` and sets its protection: afterwards the text can be executed and nothing can be
 * written. A shared text takes no memory of this process; all the rest is private memory. */
static sr_status place_image(sr_ctx *ctx, const sr_code *code, uint8_t *image) {
  bool shared;
  SR_TRY(share_text(ctx, code, image, &shared));
  uint64_t copied = shared ? code->text_bytes : 0, rest = code->image_bytes - code->text_bytes;
  memcpy(image + copied, code->image + copied, code->image_bytes - copied);
  SR_TRY(fill_imports(ctx, code, image));
  if ((code->text_bytes && mprotect(image, code->text_bytes, PROT_READ | PROT_EXEC) != 0) ||
      (rest && mprotect(image + code->text_bytes, rest, PROT_READ) != 0))
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "this system does not let a program make code that it runs: %s",
                   strerror(errno));
  return SR_OK;
}

static sr_status load(sr_ctx *ctx, const sr_code *code, sr_device_code *loaded) {
  sr_kernel **functions = calloc((size_t)code->function_count + 1, sizeof *functions);
  loaded->functions = functions;
  if (!functions)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to load the executable's code");
  if (code->image_bytes == 0)
    return SR_OK;
  void *image =
      mmap(NULL, code->image_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (image == MAP_FAILED)
    return no_memory(ctx, code);
  loaded->image = image;
  loaded->bytes = code->image_bytes;
  SR_TRY(place_image(ctx, code, loaded->image));
  for (uint32_t i = 0; i < code->function_count; i++) {
    void *address = loaded->image + code->functions[i];
    memcpy(&functions[i], &address, sizeof address);
  }
  return SR_OK;
}

sr_status sr_code_load(sr_ctx *ctx, const sr_code *code, sr_device_code **out_loaded) {
  *out_loaded = NULL;
  const sr_target host = sr_target_cpu(sr_cpu_level_host());
  if (code->target.family != host.family || code->target.level > host.level)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                   "the executable is built for %s, this machine runs %s; compile it here",
                   sr_target_name_of(code->target).text, sr_target_name_of(host).text);
  sr_device_code *loaded = calloc(1, sizeof *loaded);
  if (!loaded)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to load the executable's code");
  sr_status status = load(ctx, code, loaded);
  if (status != SR_OK) {
    sr_code_unload(loaded);
    return status;
  }
  *out_loaded = loaded;
  return SR_OK;
}

void sr_code_unload(sr_device_code *loaded) {
  if (!loaded)
    return;
  if (loaded->image)
    munmap(loaded->image, loaded->bytes);
  free((void *)(uintptr_t)loaded->functions);
  free(loaded);
}
