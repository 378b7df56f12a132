/*
 * devices_test DIRECTORY: the devices of one process on the simulated GPU of DIRECTORY: their
 * memory, bytes that move, code, and every call of CUDA failing once. Each scenario is a process.
 */
#include "scenario.h"

#include "executor/devices/cuda/cuda_device.h"
#include "sim_kernels.h"

enum {
  MB = 1 << 20,
  FAILED_FOR_GOOD = 4, /* the same, after an error that lasts */
  WAITING_CALLS = 3    /* of `everything`: one for each transfer */
};

static const char *directory;
static sr_ctx ctx;
static sr_world *world;

static sr_status make_devices(int32_t per_rank, sr_device_set **out_set) {
  return sr_cuda_kind.create(
      &ctx, world, &(sr_device_options){.per_rank = per_rank, .cuda_libraries = directory},
      out_set);
}

/* Ends the scenario if there are no devices. */
static sr_device_set *begin(int32_t per_rank) {
  sr_device_set *set = NULL;
  if (sr_world_create(&ctx, &(sr_world_options){0}, &world) != SR_OK ||
      make_devices(per_rank, &set) != SR_OK) {
    fprintf(stderr, "no devices: %s\n", ctx.message);
    exit(1);
  }
  return set;
}

static void end(sr_device_set *set) {
  sr_device_set_destroy(set);
  sr_world_destroy(world);
}

static sr_device_block *take(sr_device *device, uint64_t bytes) {
  sr_device_block *block = NULL;
  EXPECT_EQ(sr_cuda_kind.take(&ctx, device, bytes, "a block", &block), SR_OK);
  EXPECT_STRING(ctx.message, "");
  return block;
}

static void give(sr_device *device, sr_device_block *block) {
  sr_cuda_kind.give(device, block);
}

static void *address(const sr_device *device, const sr_device_block *block) {
  return block ? sr_cuda_kind.address(device, block) : NULL;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void blocks(void) {
  sr_device_set *set = begin(1);
  sr_device *device = sr_device_set_get(set, 0);
  EXPECT_EQ(device->number, 0);
  EXPECT_EQ(sr_cuda_kind.used_bytes(device), 0);
  sr_device_block *empty = take(device, 0), *small = take(device, 1000);
  uintptr_t at = (uintptr_t)address(device, small);
  EXPECT(at % 64 == 0 && at != 0 && address(device, empty) != NULL);
  EXPECT(address(device, empty) != address(device, small));
  EXPECT_EQ(sr_cuda_kind.used_bytes(device), 512 + 1024);
  give(device, empty);
  give(device, small);
  give(device, NULL);
  EXPECT_EQ(sr_cuda_kind.used_bytes(device), 0);
  EXPECT_EQ(sr_cuda_kind.peak_bytes(device), 512 + 1024);

  /* A block serves the next allocation of its size, but not one that would waste most of it. */
  sr_device_block *again = take(device, 1024), *other = take(device, 1024);
  EXPECT_EQ(address(device, again) == (void *)at, 1);
  EXPECT(address(device, other) != (void *)at);
  give(device, again);
  give(device, other);
  sr_device_block *half = take(device, 513 * 16);
  give(device, half);
  sr_device_block *smaller = take(device, 512 * 10);
  EXPECT(address(device, smaller) != address(device, half));
  give(device, smaller);
  end(set);
}

/* Of the kept blocks that are large enough, the smallest is taken, in whatever order they came. */
static void best_fit(void) {
  sr_device_set *set = begin(1);
  sr_device *device = sr_device_set_get(set, 0);
  static const uint64_t granules[] = {102, 100, 103, 101};
  sr_device_block *kept[4];
  void *at[4];
  for (int i = 0; i < 4; i++) {
    kept[i] = take(device, 512 * granules[i]);
    at[i] = address(device, kept[i]);
  }
  for (int i = 0; i < 4; i++)
    give(device, kept[i]);
  sr_device_block *fits = take(device, 512 * 101), *next = take(device, 512 * 101);
  EXPECT(address(device, fits) == at[3]);
  EXPECT(address(device, next) == at[0]);
  EXPECT_EQ(sr_cuda_kind.used_bytes(device), 512 * (101 + 102));
  give(device, fits);
  give(device, next);
  end(set);
}

/* With 16 MiB of memory. */
static void memory_out(void) {
  sr_device_set *set = begin(1);
  sr_device *device = sr_device_set_get(set, 0);
  sr_device_block *most = take(device, 10 * MB), *none = most;
  EXPECT_EQ(sr_cuda_kind.take(&ctx, device, 12 * MB, "argument 2", &none), SR_ERR_NOMEM);
  EXPECT(!none);
  EXPECT_STRING(ctx.message,
                "argument 2 needs 12.6 MB on device 0, 6.0 MB are available; 0.3 MB more "
                "are kept free for CUDA's libraries; use more GPUs, or end what else "
                "runs on this one");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_cuda_kind.take(&ctx, device, UINT64_MAX, "argument 3", &none), SR_ERR_NOMEM);
  EXPECT_CONTAINS(ctx.message, "argument 3 needs 18446744073.7 GB on device 0");
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_cuda_kind.used_bytes(device), 10 * MB);
  /* The last 256 KiB are for CUDA's libraries. */
  EXPECT_EQ(sr_cuda_kind.take(&ctx, device, 6 * MB - (255 << 10), "argument 4", &none),
            SR_ERR_NOMEM);
  sr_ctx_clear(&ctx);
  give(device, take(device, 6 * MB - (256 << 10)));
  /* What is kept is freed when it stands in the way. */
  give(device, most);
  most = take(device, 12 * MB);
  give(device, most);
  sr_device_block *little = take(device, 1 * MB);
  most = take(device, 10 * MB);
  give(device, most);
  give(device, little);
  end(set);
}

/* With 16 MiB of memory, and one GPU. */
static void shared_memory(void) {
  sr_device_set *set = begin(2), *other = NULL;
  sr_device *first = sr_device_set_get(set, 0), *second = sr_device_set_get(set, 1);
  sr_device_block *block = take(first, 10 * MB);
  void *at = address(first, block);
  give(first, block);
  block = take(second, 10 * MB);
  EXPECT(address(second, block) == at);
  EXPECT_EQ(sr_cuda_kind.used_bytes(first), 0);
  EXPECT_EQ(sr_cuda_kind.peak_bytes(first), 10 * MB);
  EXPECT_EQ(sr_cuda_kind.used_bytes(second), 10 * MB);
  give(second, block);
  /* A set that is no longer used does not stand in the way of another one. */
  EXPECT_EQ(make_devices(1, &other), SR_OK);
  sr_device *third = sr_device_set_get(other, 0);
  block = take(third, 12 * MB);
  EXPECT_EQ(sr_cuda_kind.used_bytes(third), 12 * MB);
  give(third, block);
  sr_device_set_destroy(other);
  end(set);
}

/* ---- transfers ------------------------------------------------------------------------------- */

static sr_status send_pattern(sr_device *device, void *to, uint64_t bytes, uint8_t seed) {
  uint8_t *staging = device->set->staging;
  for (uint64_t i = 0; i < bytes; i++)
    staging[i] = (uint8_t)(i * 7 + seed);
  return sr_cuda_kind.write(&ctx, device, to, staging, bytes);
}

static bool arrives(sr_device *device, const void *from, uint64_t bytes, uint8_t seed) {
  uint8_t *staging = device->set->staging;
  memset(staging, 0, bytes);
  EXPECT_EQ(sr_cuda_kind.read(&ctx, device, staging, from, bytes), SR_OK);
  for (uint64_t i = 0; i < bytes; i++)
    if (staging[i] != (uint8_t)(i * 7 + seed))
      return false;
  return true;
}

/* Bytes go to the first device, from there to the last, and back to the host from both. */
static void transfers(void) {
  sr_device_set *set = begin(2);
  sr_device *first = sr_device_set_get(set, 0), *last = sr_device_set_get(set, 1);
  EXPECT(set->staging && set->staging_bytes >= 4 * MB);
  static const uint64_t sizes[] = {1, 1000, 4 * MB};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    uint64_t bytes = sizes[i];
    sr_device_block *from = take(first, bytes), *to = take(last, bytes);
    void *source = address(first, from), *target = address(last, to);
    EXPECT_EQ(send_pattern(first, source, bytes, 3), SR_OK);
    EXPECT_EQ(sr_cuda_kind.copy(&ctx, last, target, first, source, bytes), SR_OK);
    EXPECT_EQ(send_pattern(first, source, bytes, 5), SR_OK);
    EXPECT(arrives(last, target, bytes, 3));
    EXPECT(arrives(first, source, bytes, 5));
    EXPECT_EQ(sr_cuda_kind.copy(&ctx, first, source, last, target, 0), SR_OK);
    EXPECT(arrives(first, source, bytes, 5));
    give(first, from);
    give(last, to);
  }
  EXPECT_STRING(ctx.message, "");
  end(set);
}

static void bad_transfer(void) {
  sr_device_set *set = begin(1);
  sr_device *device = sr_device_set_get(set, 0);
  EXPECT_EQ(sr_cuda_kind.write(&ctx, device, &ctx, set->staging, 16), SR_ERR_DEVICE);
  EXPECT_CONTAINS(ctx.message, "writing to device 0: ");
  end(set);
}

/* ---- code ------------------------------------------------------------------------------------ */

/* Code of two modules: the first has the kernels with even numbers, the second those with odd
 * ones. */
static sr_code make_code(uint64_t *functions, uint32_t count) {
  kernels_header *module = kernels_module();
  uint64_t bytes = (module->bytes + 4095) / 4096 * 4096;
  uint8_t *image = calloc(2, bytes);
  for (uint32_t part = 0; part < 2; part++) {
    for (uint64_t k = 0; k < KERNEL_COUNT; k++)
      module->functions[k].number = k % 2 == part ? k : 1000 + k;
    memcpy(image + part * bytes, module, module->bytes);
  }
  free(module);
  for (uint32_t i = 0; i < count; i++)
    functions[i] = i % 2 * bytes;
  return (sr_code){.target = {SR_TARGET_SIMULATED, 0},
                   .image = image,
                   .image_bytes = 2 * bytes,
                   .function_count = count,
                   .functions = functions};
}

static void code(void) {
  sr_device_set *set = begin(1);
  uint64_t functions[64];
  sr_code made = make_code(functions, 3);
  sr_device_code *loaded = NULL;
  EXPECT_EQ(sr_cuda_kind.load(&ctx, set, &made, &loaded), SR_OK);
  EXPECT_STRING(ctx.message, "");
  EXPECT(loaded != NULL);
  sr_cuda_kind.unload(loaded);
  sr_cuda_kind.unload(NULL);
  free((void *)(uintptr_t)made.image);

  made = make_code(functions, 64);
  EXPECT_EQ(sr_cuda_kind.load(&ctx, set, &made, &loaded), SR_ERR_DEVICE);
  EXPECT(!loaded);
  EXPECT_CONTAINS(ctx.message, "in the program's code: ");
  sr_ctx_clear(&ctx);
  memset((void *)(uintptr_t)made.image, 0, 8);
  EXPECT_EQ(sr_cuda_kind.load(&ctx, set, &made, &loaded), SR_ERR_DEVICE);
  EXPECT_CONTAINS(ctx.message, "loading the program's code for simulated: ");
  sr_ctx_clear(&ctx);
  made.target = sr_target_cpu(SR_CPU_X86_64_V3);
  EXPECT_EQ(sr_cuda_kind.load(&ctx, set, &made, &loaded), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "compiled for x86-64-v3");
  free((void *)(uintptr_t)made.image);
  end(set);
}

/* ---- faults ---------------------------------------------------------------------------------- */

static sr_status use(sr_device_set *set, sr_device_block **blocks_out) {
  sr_device *first = sr_device_set_get(set, 0), *last = sr_device_set_get(set, 1);
  SR_TRY(sr_cuda_kind.take(&ctx, first, 100, "a block", &blocks_out[0]));
  SR_TRY(sr_cuda_kind.take(&ctx, last, 100, "a block", &blocks_out[1]));
  void *source = address(first, blocks_out[0]), *target = address(last, blocks_out[1]);
  SR_TRY(send_pattern(first, source, 100, 1));
  SR_TRY(sr_cuda_kind.copy(&ctx, last, target, first, source, 100));
  SR_TRY(sr_cuda_kind.read(&ctx, last, set->staging, target, 100));
  uint64_t functions[2];
  sr_code made = make_code(functions, 2);
  sr_device_code *loaded = NULL;
  sr_status status = sr_cuda_kind.load(&ctx, set, &made, &loaded);
  sr_cuda_kind.unload(loaded);
  free((void *)(uintptr_t)made.image);
  return status;
}

static void everything(void) {
  sr_device_set *set = NULL;
  sr_device_block *own[2] = {NULL, NULL};
  bool is_lost = false;
  EXPECT_EQ(sr_world_create(&ctx, &(sr_world_options){0}, &world), SR_OK);
  sr_status status = make_devices(2, &set);
  EXPECT((status == SR_OK) == (set != NULL));
  if (status == SR_OK) {
    status = use(set, own);
    is_lost =
        sr_device_lost(sr_device_set_get(set, 0)) || sr_device_lost(sr_device_set_get(set, 1));
    for (int i = 0; i < 2; i++)
      give(sr_device_set_get(set, i), own[i]);
  }
  end(set);
  EXPECT((status == SR_OK) == (ctx.message[0] == '\0'));
  EXPECT(is_lost == (strstr(ctx.message, "and all arrays in its memory are lost") != NULL));
  exit(expect_result() ? 1 : status == SR_OK ? 0 : is_lost ? FAILED_FOR_GOOD : FAILED_AS_WANTED);
}

/* Each call of CUDA fails once: the process ends as it should and leaves nothing behind. Only if a
 * call that waits fails, and so breaks the GPU, may work be left for which nothing has waited. */
static void check_faults(void) {
  static const char settings[] = "SPMDRUN_SIMULATED_GPUS=2 SPMDRUN_SIMULATED_%s=%d";
  char text[128];
  snprintf(text, sizeof text, settings, "COUNT", 1);
  const scenario_end *done = scenario_run(everything, text);
  int calls = 0, failures = 0, waits = 0, losses = 0;
  EXPECT_EQ(done->status, 0);
  EXPECT(sscanf(done->text, "simulated GPU: %d calls", &calls) == 1 && calls > 30);
  for (int call = 1; call <= calls; call++) {
    snprintf(text, sizeof text, settings, "FAIL", call);
    done = scenario_run(everything, text);
    const bool is_lost = done->status == FAILED_FOR_GOOD;
    bool failed = is_lost || done->status == FAILED_AS_WANTED;
    bool forgets = failed && strstr(done->text, "has work for which nothing has waited");
    if (!EXPECT(done->status == 0 || failed) || !EXPECT(forgets || !*done->text))
      fprintf(stderr, "call %d fails: status %d\n%s\n", call, done->status, done->text);
    failures += failed;
    waits += forgets;
    losses += is_lost;
  }
  EXPECT(failures > calls / 2);
  EXPECT(waits <= WAITING_CALLS);
  EXPECT_EQ(losses, WAITING_CALLS);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  directory = argv[1];
  SCENARIO("", blocks);
  SCENARIO("", best_fit);
  SCENARIO("SPMDRUN_SIMULATED_MEMORY=16777216", memory_out);
  SCENARIO("SPMDRUN_SIMULATED_MEMORY=16777216", shared_memory);
  SCENARIO("SPMDRUN_SIMULATED_GPUS=1", transfers);
  SCENARIO("SPMDRUN_SIMULATED_GPUS=2", transfers);
  SCENARIO_SAYS("", bad_transfer, 0, "simulated GPU: cudaMemcpyAsync");
  SCENARIO_SAYS("", code, 0, "simulated GPU: cudaLibrary");
  check_faults();
  return expect_result();
}
