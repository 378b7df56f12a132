/* libFuzzer on configuration files of the cache: any bytes end in settings or a sentence. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/file.h"
#include "cache/settings.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes) {
  int file = memfd_create("config", MFD_CLOEXEC);
  SR_ASSERT(file >= 0 && sr_file_write(file, data, bytes, 0));
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  setenv("SPMDRUN_CONFIG", path, 1);
  sr_arena *arena = sr_arena_create();
  SR_ASSERT(arena);
  sr_ctx ctx = {0};
  sr_cache_settings settings;
  sr_cache_origin origins[SR_CACHE_SETTING_COUNT];
  sr_status status = sr_cache_settings_read(&ctx, arena, NULL, 0, NULL, 0, &settings, origins);
  SR_ASSERT((status == SR_OK) == (ctx.message[0] == '\0'));
  SR_ASSERT(status != SR_OK || (settings.level >= 1 && settings.min_compile_seconds >= 0));
  sr_arena_destroy(arena);
  close(file);
  return 0;
}
