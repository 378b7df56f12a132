/*
 * The simulated GPU's modules and kernels: threads and blocks, barriers, shuffles, shared memory,
 * orders by seed, and every way in which a kernel or a launch can be wrong.
 */
#include "scenario.h"

#include <signal.h>

#include "sim_kernels.h"

static sim_stream *stream;
static sim_module *module;
static uint32_t *out, *host; /* a block of the device, and where it is read to */

enum {
  OUT_WORDS = 8192
};

static void begin(void) {
  kernels_header *data = kernels_module();
  DONE(cudaLibraryLoadData(&module, data, NULL, NULL, 0, NULL, NULL, 0));
  free(data);
  DONE(cudaStreamCreateWithFlags(&stream, 1));
  DONE(cudaMalloc((void **)&out, OUT_WORDS * 4));
  DONE(cudaHostAlloc((void **)&host, OUT_WORDS * 4, 0));
}

static void end(void) {
  DONE(cudaLibraryUnload(module));
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(out));
  DONE(cudaFreeHost(host));
}

static sim_kernel *kernel_of(int number) {
  char name[32];
  snprintf(name, sizeof name, "kernel%d", number);
  sim_kernel *kernel = NULL;
  DONE(cudaLibraryGetKernel(&kernel, module, name));
  return kernel;
}

static sim_error launch(int number, unsigned blocks, unsigned threads, uint64_t word0,
                        uint64_t word1, uint64_t word2) {
  uint64_t words[] = {word0, word1, word2};
  void *arguments[] = {words};
  return cudaLaunchKernel(kernel_of(number), (sr_cuda_size3){blocks, 1, 1},
                          (sr_cuda_size3){threads, 1, 1}, arguments, 0, stream);
}

static void fetch(void) {
  DONE(cudaMemcpyAsync(host, out, OUT_WORDS * 4, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
}

#define ADDRESS ((uint64_t)(uintptr_t)out)

/* ---- what works ----------------------------------------------------------------------------- */

static void threads_know_their_place(void) {
  begin();
  DONE(launch(NUMBER_writes_indices, 7, 1000, ADDRESS, 1000, 0));
  fetch();
  for (uint32_t i = 0; i < 7000; i++)
    EXPECT_EQ(host[i], i);
  EXPECT_EQ(host[7000], 0x7FF7A5A5);
  end();
}

static void barriers_meet(void) {
  begin();
  const uint32_t sizes[] = {1, 31, 32, 33, 100, 1024};
  for (int s = 0; s < 6; s++) {
    uint64_t words[] = {ADDRESS, sizes[s]};
    void *arguments[] = {words};
    DONE(cudaLaunchKernel(kernel_of(NUMBER_reverses), (sr_cuda_size3){2, 1, 1},
                          (sr_cuda_size3){sizes[s], 1, 1}, arguments, 4 * sizes[s], stream));
    fetch();
    for (uint32_t i = 0; i < sizes[s]; i++)
      EXPECT_EQ(host[i], sizes[s] - 1 - i + 2);
  }
  end();
}

static void shuffles_exchange(void) {
  begin();
  DONE(launch(NUMBER_sums_warps, 1, 128, ADDRESS, 0, 0));
  fetch();
  for (uint32_t i = 0; i < 128; i++)
    EXPECT_EQ(host[i], 32 * (i / 32 * 32) + 31 * 32 / 2);
  DONE(launch(NUMBER_rotates_warps, 1, 64, ADDRESS, 0, 0));
  fetch();
  for (uint32_t i = 0; i < 64; i++)
    EXPECT_EQ(host[i], i / 32 * 32 + (i + 3) % 32);
  end();
}

static void shared_memory_is_fresh(void) {
  begin();
  DONE(launch(NUMBER_reads_shared, 10, 16, ADDRESS, 0, 0));
  fetch();
  for (uint32_t i = 0; i < 160; i++)
    EXPECT_EQ(host[i], 0x7FF7A5A5);
  end();
}

static void kernels_call_imports(void) {
  begin();
  DONE(cudaMemsetAsync(out, 3, 8, stream));
  DONE(launch(NUMBER_copies, 1, 1, ADDRESS + 8, ADDRESS, 7));
  fetch();
  EXPECT_EQ(host[2], 0x03030303);
  EXPECT_EQ(host[3], 0x7F030303);
  DONE(launch(NUMBER_fills_stack, 2, 1024, 50000, 0, 0));
  fetch();
  end();
}

/* Parameters are read when the kernel is launched, and pinned memory is the device's, too. */
static void launches_keep_parameters(void) {
  begin();
  uint64_t words[] = {ADDRESS, 1};
  void *arguments[] = {words};
  DONE(cudaLaunchKernel(kernel_of(NUMBER_reads_parameter), (sr_cuda_size3){1, 1, 1},
                        (sr_cuda_size3){1, 1, 1}, arguments, 0, stream));
  words[0] = words[1] = 0;
  DONE(launch(NUMBER_writes_indices, 1, 1, (uint64_t)(uintptr_t)(host + 100), 0, 0));
  fetch();
  EXPECT_EQ(host[0], 1);
  host[100] = 9;
  DONE(launch(NUMBER_writes_indices, 1, 1, (uint64_t)(uintptr_t)(host + 100), 0, 0));
  DONE(cudaStreamSynchronize(stream));
  EXPECT_EQ(host[100], 0);
  end();
}

static void print_order(void) {
  begin();
  DONE(cudaMemsetAsync(out, 0, 4, stream));
  DONE(launch(NUMBER_writes_order, 3, 70, ADDRESS, 0, 0));
  fetch();
  bool seen[3][70] = {0};
  EXPECT_EQ(host[0], 210);
  for (uint32_t i = 1; i <= 210; i++) {
    seen[host[i] >> 16][host[i] & 0xffff] = true;
    fprintf(stderr, "%u.%u ", host[i] >> 16, host[i] & 0xffff);
  }
  for (int i = 0; i < 210; i++)
    EXPECT(seen[i / 70][i % 70]);
  end();
}

static void seeds_choose_orders(void) {
  static char first[SCENARIO_TEXT_BYTES];
  const scenario_end *got = scenario_run(print_order, "SPMDRUN_SIMULATED_SEED=0");
  EXPECT_EQ(got->status, 0);
  EXPECT(strncmp(got->text, "0.0 0.1 0.2 0.3 ", 16) == 0);
  EXPECT_CONTAINS(got->text, "0.69 1.0 1.1 ");
  memcpy(first, got->text, sizeof first);
  int same = 0;
  for (int seed = 1; seed <= 10; seed++) {
    char setting[64];
    snprintf(setting, sizeof setting, "SPMDRUN_SIMULATED_SEED=%d", seed);
    got = scenario_run(print_order, setting);
    EXPECT_EQ(got->status, 0);
    same += strcmp(got->text, first) == 0;
    memcpy(first, got->text, sizeof first);
    got = scenario_run(print_order, setting);
    EXPECT(strcmp(got->text, first) == 0);
    SCENARIO(setting, threads_know_their_place);
    SCENARIO(setting, barriers_meet);
    SCENARIO(setting, shuffles_exchange);
    SCENARIO(setting, shared_memory_is_fresh);
  }
  EXPECT_EQ(same, 0);
}

/* ---- wrong kernels -------------------------------------------------------------------------- */

static int wrong_kernel;
static uint64_t wrong_word, wrong_other;

/* Runs a kernel that ends the process. */
static void ends_process(void) {
  begin();
  launch(wrong_kernel, 2, 64, wrong_word, wrong_other, 0);
  cudaStreamSynchronize(stream);
}

/* Runs a kernel that breaks the device. */
static void breaks_device(void) {
  begin();
  int value;
  void *more;
  DONE(launch(wrong_kernel, 5, 64, wrong_word == 0 ? ADDRESS : wrong_word, wrong_other, 0));
  DONE(cudaMemsetAsync(out, 0, 4, stream));
  FAILS(cudaStreamSynchronize(stream), IllegalAddress);
  FAILS(cudaStreamSynchronize(stream), IllegalAddress);
  FAILS(cudaMalloc(&more, 1), IllegalAddress);
  FAILS(cudaLaunchKernel(NULL, (sr_cuda_size3){1, 1, 1}, (sr_cuda_size3){1, 1, 1}, NULL, 0, stream),
        IllegalAddress);
  DONE(cudaDeviceGetAttribute(&value, 16, 0));
  FAILS(cudaLibraryUnload(module), IllegalAddress);
  FAILS(cudaStreamDestroy(stream), IllegalAddress);
  FAILS(cudaFree(out), IllegalAddress);
  FAILS(cudaFreeHost(host), IllegalAddress);
}

static void touches_behind(void) {
  begin();
  DONE(launch(NUMBER_touches, 5, 64, ADDRESS + 4 * OUT_WORDS, 311, 0));
  FAILS(cudaStreamSynchronize(stream), IllegalAddress);
}

static void touches_slack(void) {
  void *small;
  begin();
  DONE(cudaMalloc(&small, 10));
  launch(NUMBER_touches, 5, 64, (uint64_t)(uintptr_t)small + 10, 311, 0);
  cudaStreamSynchronize(stream);
}

static void touches_other_device(void) {
  begin();
  void *other;
  DONE(cudaSetDevice(1));
  DONE(cudaMalloc(&other, 64));
  DONE(cudaSetDevice(0));
  DONE(launch(NUMBER_touches, 1, 1, (uint64_t)(uintptr_t)other, 0, 0));
  FAILS(cudaStreamSynchronize(stream), IllegalAddress);
  DONE(cudaSetDevice(1));
  DONE(cudaFree(other));
}

static void kernel_ends(int kernel, uint64_t word, const char *part) {
  wrong_kernel = kernel;
  wrong_word = word;
  SCENARIO_SAYS("", ends_process, 128 + SIGABRT, part);
  SCENARIO_SAYS("SPMDRUN_SIMULATED_SEED=0", ends_process, 128 + SIGABRT, part);
}

static void kernel_breaks(int kernel, uint64_t word, uint64_t other, const char *part) {
  wrong_kernel = kernel;
  wrong_word = word;
  wrong_other = other;
  SCENARIO_SAYS("", breaks_device, 0, part);
}

static void wrong_kernels(void) {
  kernel_ends(NUMBER_misses_barrier, 3, "waits at a barrier for thread 3, which has ended");
  kernel_ends(NUMBER_misses_barrier, 40, "waits at a barrier for thread 40");
  kernel_ends(NUMBER_misses_shuffle, 7, "waits in a shuffle for thread ");
  kernel_ends(NUMBER_shuffles_and_waits, 0, "which waits at a barrier");
  kernel_breaks(NUMBER_touches, 1234, 311, "kernel10: thread 11 of block 3 touched 0x4d2");
  kernel_breaks(NUMBER_touches_shared, 128, 0, "touched byte 128 of 100 of shared memory");
  kernel_breaks(NUMBER_reads_parameter, 0, 2, "touched");
  kernel_breaks(NUMBER_fills_stack, 70000, 0, "needs too large a stack");
  SCENARIO_SAYS("", touches_behind, 0, "0 bytes behind the 32768 bytes at");
  SCENARIO_SAYS("", touches_slack, 128 + SIGABRT, "0 bytes behind the 10 bytes at");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", touches_other_device, 0, "of device 1");
}

static void partial_warp(void) {
  begin();
  launch(NUMBER_asks_for_lane, 1, 40, 8, 0, 0);
  cudaStreamSynchronize(stream);
}

static void unloaded_too_early(void) {
  begin();
  launch(NUMBER_writes_indices, 1, 1, ADDRESS, 0, 0);
  cudaLibraryUnload(module);
  cudaStreamSynchronize(stream);
}

/* ---- wrong launches ------------------------------------------------------------------------- */

static sim_error sized(sr_cuda_size3 blocks, sr_cuda_size3 threads, size_t shared_bytes) {
  uint64_t words[4] = {0};
  void *arguments[] = {words};
  return cudaLaunchKernel(kernel_of(NUMBER_touches_shared), blocks, threads, arguments,
                          shared_bytes, stream);
}

static void wrong_launches(void) {
  const sr_cuda_size3 one = {1, 1, 1};
  begin();
  FAILS(sized((sr_cuda_size3){0, 1, 1}, one, 0), InvalidConfiguration);
  FAILS(sized((sr_cuda_size3){1, 2, 1}, one, 0), InvalidConfiguration);
  FAILS(sized(one, (sr_cuda_size3){1025, 1, 1}, 0), InvalidConfiguration);
  FAILS(sized(one, (sr_cuda_size3){0, 1, 1}, 0), InvalidConfiguration);
  FAILS(sized(one, one, 49152 - 99), InvalidValue);
  DONE(sized(one, one, 49152 - 100));
  DONE(cudaStreamSynchronize(stream));
  const void *kernel = kernel_of(NUMBER_touches_shared);
  FAILS(cudaLaunchKernel(kernel, one, one, NULL, 0, stream), InvalidValue);
  FAILS(cudaLaunchKernel(module, one, one, NULL, 0, stream), InvalidResourceHandle);
  DONE(cudaSetDevice(1));
  FAILS(sized(one, one, 0), InvalidResourceHandle);
  sim_kernel *none;
  FAILS(cudaLibraryGetKernel(&none, module, "kernel99"), SymbolNotFound);
  FAILS(cudaLibraryGetKernel(&none, module, "kernel1x"), SymbolNotFound);
  FAILS(cudaLibraryGetKernel(&none, (void *)stream, "kernel1"), InvalidResourceHandle);
  end();
  FAILS(cudaLibraryGetKernel(&none, module, "kernel1"), InvalidResourceHandle);
  FAILS(cudaLaunchKernel(kernel, one, one, NULL, 0, stream), InvalidResourceHandle);
  FAILS(cudaLibraryUnload(module), InvalidResourceHandle);
}

static void occupancies(void) {
  static const struct {
    int kernel, threads, shared_bytes, blocks;
  } cases[] = {
      {NUMBER_reverses, 1024, 0, 2},      {NUMBER_reverses, 1, 0, 32},
      {NUMBER_reverses, 96, 0, 21},       {NUMBER_reverses, 1025, 0, 0},
      {NUMBER_reverses, 32, 40000, 2},    {NUMBER_reverses, 32, 50000, 0},
      {NUMBER_uses_most_shared, 1, 0, 2},
  };
  begin();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    int blocks = -1;
    DONE(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        &blocks, kernel_of(cases[i].kernel), cases[i].threads, (size_t)cases[i].shared_bytes));
    EXPECT_EQ(blocks, cases[i].blocks);
  }
  end();
}

/* ---- wrong modules -------------------------------------------------------------------------- */

/* Each makes one number wrong. */
static void damage(kernels_header *m, int which) {
  switch ((int)which) {
  case 0:
    m->magic[0] = 'S';
    break;
  case 1:
    m->image_offset = 8;
    break;
  case 2:
    m->image_bytes += 1;
    break;
  case 3:
    m->text_bytes = m->image_bytes + 4096;
    break;
  case 4:
    m->import_offset += 4;
    break;
  case 5:
    m->import_offset = m->text_bytes - 8;
    break;
  case 6:
    m->import_count = 513;
    break;
  case 7:
    m->function_count = 1 << 30;
    break;
  case 8:
    m->functions[3].offset = m->text_bytes;
    break;
  case 9:
    m->functions[3].parameter_bytes = 32768;
    break;
  case 10:
    m->functions[3].shared_bytes = 49153;
    break;
  case 11:
    m->functions[3].number = 2;
    break;
  case 12:
    m->names[0] = 'S';
    break;
  case 13:
    m->image_bytes = 0;
    break;
  default:
    m->bytes = offsetof(kernels_header, names) + 4; /* the first name has no end */
    m->image_bytes = 8;
    m->image_offset = m->text_bytes = m->import_offset = 0;
    m->import_count = 1;
    m->function_count = KERNEL_COUNT;
    break;
  }
}

static int damage_number;

static void damaged_module(void) {
  kernels_header *data = kernels_module();
  damage(data, damage_number);
  FAILS(cudaLibraryLoadData(&module, data, NULL, NULL, 0, NULL, NULL, 0), InvalidKernelImage);
  free(data);
}

static void damaged_modules(void) {
  for (damage_number = 0; damage_number <= 14; damage_number++)
    SCENARIO_SAYS("", damaged_module, 0, "the module");
}

int main(void) {
  SCENARIO("", threads_know_their_place);
  SCENARIO("", barriers_meet);
  SCENARIO("", shuffles_exchange);
  SCENARIO("", shared_memory_is_fresh);
  SCENARIO("", kernels_call_imports);
  SCENARIO("", launches_keep_parameters);
  SCENARIO("", occupancies);
  seeds_choose_orders();
  wrong_kernels();
  SCENARIO_SAYS("", partial_warp, 128 + SIGABRT, "shuffles with lane 8, which its warp");
  SCENARIO_SAYS("", unloaded_too_early, 128 + SIGABRT, "runs after its library was unloaded");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", wrong_launches, 0, "cannot run 0 x 1 x 1 blocks");
  damaged_modules();
  return expect_result();
}
