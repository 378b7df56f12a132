/*
 * The simulated GPU's modules and kernels: threads and blocks, barriers, shuffles, shared memory,
 * orders by seed, and every way in which a kernel or a launch can be wrong.
 */
#include "simulated_case.h"

#include <signal.h>

/* ---- what works ----------------------------------------------------------------------------- */

static void threads_know_their_place(void) {
  case_begin();
  DONE(case_launch(NUMBER_writes_indices, 7, 1000, CASE_OUT, 1000, 0));
  case_fetch();
  for (uint32_t i = 0; i < 7000; i++)
    EXPECT_EQ(case_host[i], i);
  EXPECT_EQ(case_host[7000], 0x7FF7A5A5);
  case_end();
}

static void barriers_meet(void) {
  case_begin();
  const uint32_t sizes[] = {1, 31, 32, 33, 100, 1024};
  for (int s = 0; s < 6; s++) {
    uint64_t words[] = {CASE_OUT, sizes[s]};
    void *arguments[] = {words};
    DONE(cudaLaunchKernel(case_kernel(NUMBER_reverses), (sr_cuda_size3){2, 1, 1},
                          (sr_cuda_size3){sizes[s], 1, 1}, arguments, 4 * sizes[s], case_stream));
    case_fetch();
    for (uint32_t i = 0; i < sizes[s]; i++)
      EXPECT_EQ(case_host[i], sizes[s] - 1 - i + 2);
  }
  case_end();
}

static void shuffles_exchange(void) {
  case_begin();
  DONE(case_launch(NUMBER_sums_warps, 1, 128, CASE_OUT, 0, 0));
  case_fetch();
  for (uint32_t i = 0; i < 128; i++)
    EXPECT_EQ(case_host[i], 32 * (i / 32 * 32) + 31 * 32 / 2);
  DONE(case_launch(NUMBER_rotates_warps, 1, 64, CASE_OUT, 0, 0));
  case_fetch();
  for (uint32_t i = 0; i < 64; i++)
    EXPECT_EQ(case_host[i], i / 32 * 32 + (i + 3) % 32);
  case_end();
}

static void shared_memory_is_fresh(void) {
  case_begin();
  DONE(case_launch(NUMBER_reads_shared, 10, 16, CASE_OUT, 0, 0));
  case_fetch();
  for (uint32_t i = 0; i < 160; i++)
    EXPECT_EQ(case_host[i], 0x7FF7A5A5);
  case_end();
}

static void kernels_call_imports(void) {
  case_begin();
  DONE(cudaMemsetAsync(case_out, 3, 8, case_stream));
  DONE(case_launch(NUMBER_copies, 1, 1, CASE_OUT + 8, CASE_OUT, 7));
  case_fetch();
  EXPECT_EQ(case_host[2], 0x03030303);
  EXPECT_EQ(case_host[3], 0x7F030303);
  DONE(case_launch(NUMBER_fills_stack, 2, 1024, 50000, 0, 0));
  case_fetch();
  case_end();
}

/* Parameters are read when the kernel is launched, and pinned memory is the device's, too. */
static void launches_keep_parameters(void) {
  case_begin();
  uint64_t words[] = {CASE_OUT, 1};
  void *arguments[] = {words};
  DONE(cudaLaunchKernel(case_kernel(NUMBER_reads_parameter), (sr_cuda_size3){1, 1, 1},
                        (sr_cuda_size3){1, 1, 1}, arguments, 0, case_stream));
  words[0] = words[1] = 0;
  DONE(case_launch(NUMBER_writes_indices, 1, 1, (uint64_t)(uintptr_t)(case_host + 100), 0, 0));
  case_fetch();
  EXPECT_EQ(case_host[0], 1);
  case_host[100] = 9;
  DONE(case_launch(NUMBER_writes_indices, 1, 1, (uint64_t)(uintptr_t)(case_host + 100), 0, 0));
  DONE(cudaStreamSynchronize(case_stream));
  EXPECT_EQ(case_host[100], 0);
  case_end();
}

/* Kernels fault when they first touch a block, whoever handled faults meanwhile. */
static void handlers_may_change(void) {
  case_begin();
  for (uint32_t round = 0; round < 2; round++) {
    signal(SIGSEGV, SIG_DFL);
    DONE(case_launch(NUMBER_writes_indices, 1, 2, CASE_OUT, 0, 0));
    case_fetch();
    EXPECT_EQ(case_host[1], 1);
  }
  case_end();
}

static void print_order(void) {
  case_begin();
  DONE(cudaMemsetAsync(case_out, 0, 4, case_stream));
  DONE(case_launch(NUMBER_writes_order, 3, 70, CASE_OUT, 0, 0));
  case_fetch();
  bool seen[3][70] = {0};
  EXPECT_EQ(case_host[0], 210);
  for (uint32_t i = 1; i <= 210; i++) {
    seen[case_host[i] >> 16][case_host[i] & 0xffff] = true;
    fprintf(stderr, "%u.%u ", case_host[i] >> 16, case_host[i] & 0xffff);
  }
  for (int i = 0; i < 210; i++)
    EXPECT(seen[i / 70][i % 70]);
  case_end();
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
  case_begin();
  case_launch(wrong_kernel, 2, 64, wrong_word, wrong_other, 0);
  cudaStreamSynchronize(case_stream);
}

/* Runs a kernel that breaks the device. */
static void breaks_device(void) {
  case_begin();
  int value;
  void *more;
  DONE(case_launch(wrong_kernel, 5, 64, wrong_word == 0 ? CASE_OUT : wrong_word, wrong_other, 0));
  DONE(cudaMemsetAsync(case_out, 0, 4, case_stream));
  FAILS(cudaStreamSynchronize(case_stream), IllegalAddress);
  FAILS(cudaStreamSynchronize(case_stream), IllegalAddress);
  FAILS(cudaMalloc(&more, 1), IllegalAddress);
  FAILS(cudaLaunchKernel(NULL, (sr_cuda_size3){1, 1, 1}, (sr_cuda_size3){1, 1, 1}, NULL, 0,
                         case_stream),
        IllegalAddress);
  DONE(cudaDeviceGetAttribute(&value, 16, 0));
  FAILS(cudaLibraryUnload(case_module), IllegalAddress);
  FAILS(cudaStreamDestroy(case_stream), IllegalAddress);
  FAILS(cudaFree(case_out), IllegalAddress);
  FAILS(cudaFreeHost(case_host), IllegalAddress);
}

static void touches_behind(void) {
  void *small;
  case_begin();
  DONE(cudaMalloc(&small, 512));
  DONE(case_launch(NUMBER_touches, 5, 64, (uint64_t)(uintptr_t)small + 512, 311, 0));
  FAILS(cudaStreamSynchronize(case_stream), IllegalAddress);
}

static void touches_slack(void) {
  void *small;
  case_begin();
  DONE(cudaMalloc(&small, 10));
  case_launch(NUMBER_touches, 5, 64, (uint64_t)(uintptr_t)small + 10, 311, 0);
  cudaStreamSynchronize(case_stream);
}

static void touches_other_device(void) {
  case_begin();
  void *other;
  DONE(cudaSetDevice(1));
  DONE(cudaMalloc(&other, 64));
  DONE(cudaSetDevice(0));
  DONE(case_launch(NUMBER_touches, 1, 1, (uint64_t)(uintptr_t)other, 0, 0));
  FAILS(cudaStreamSynchronize(case_stream), IllegalAddress);
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
  SCENARIO_SAYS("", touches_behind, 0, "0 bytes behind the 512 bytes at");
  SCENARIO_SAYS("", touches_slack, 128 + SIGABRT, "0 bytes behind the 10 bytes at");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", touches_other_device, 0, "of device 1");
}

static void partial_warp(void) {
  case_begin();
  case_launch(NUMBER_asks_for_lane, 1, 40, 8, 0, 0);
  cudaStreamSynchronize(case_stream);
}

static void unloaded_too_early(void) {
  case_begin();
  case_launch(NUMBER_writes_indices, 1, 1, CASE_OUT, 0, 0);
  cudaLibraryUnload(case_module);
  cudaStreamSynchronize(case_stream);
}

/* ---- wrong launches ------------------------------------------------------------------------- */

static sim_error sized(sr_cuda_size3 blocks, sr_cuda_size3 threads, size_t shared_bytes) {
  uint64_t words[4] = {0};
  void *arguments[] = {words};
  return cudaLaunchKernel(case_kernel(NUMBER_touches_shared), blocks, threads, arguments,
                          shared_bytes, case_stream);
}

static void wrong_launches(void) {
  const sr_cuda_size3 one = {1, 1, 1};
  case_begin();
  FAILS(sized((sr_cuda_size3){0, 1, 1}, one, 0), InvalidConfiguration);
  FAILS(sized((sr_cuda_size3){1, 2, 1}, one, 0), InvalidConfiguration);
  FAILS(sized(one, (sr_cuda_size3){1025, 1, 1}, 0), InvalidConfiguration);
  FAILS(sized(one, (sr_cuda_size3){0, 1, 1}, 0), InvalidConfiguration);
  FAILS(sized(one, one, 49152 - 99), InvalidValue);
  DONE(sized(one, one, 49152 - 100));
  DONE(cudaStreamSynchronize(case_stream));
  const void *kernel = case_kernel(NUMBER_touches_shared);
  FAILS(cudaLaunchKernel(kernel, one, one, NULL, 0, case_stream), InvalidValue);
  FAILS(cudaLaunchKernel(case_module, one, one, NULL, 0, case_stream), InvalidResourceHandle);
  DONE(cudaSetDevice(1));
  FAILS(sized(one, one, 0), InvalidResourceHandle);
  sim_kernel *none;
  FAILS(cudaLibraryGetKernel(&none, case_module, "kernel99"), SymbolNotFound);
  FAILS(cudaLibraryGetKernel(&none, case_module, "kernel1x"), SymbolNotFound);
  FAILS(cudaLibraryGetKernel(&none, (void *)case_stream, "kernel1"), InvalidResourceHandle);
  case_end();
  FAILS(cudaLibraryGetKernel(&none, case_module, "kernel1"), InvalidResourceHandle);
  FAILS(cudaLaunchKernel(kernel, one, one, NULL, 0, case_stream), InvalidResourceHandle);
  FAILS(cudaLibraryUnload(case_module), InvalidResourceHandle);
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
  case_begin();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    int blocks = -1;
    DONE(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        &blocks, case_kernel(cases[i].kernel), cases[i].threads, (size_t)cases[i].shared_bytes));
    EXPECT_EQ(blocks, cases[i].blocks);
  }
  case_end();
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
  FAILS(cudaLibraryLoadData(&case_module, data, NULL, NULL, 0, NULL, NULL, 0), InvalidKernelImage);
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
  SCENARIO("", handlers_may_change);
  SCENARIO("", occupancies);
  seeds_choose_orders();
  wrong_kernels();
  SCENARIO_SAYS("", partial_warp, 128 + SIGABRT, "shuffles with lane 8, which its warp");
  SCENARIO_SAYS("", unloaded_too_early, 128 + SIGABRT, "runs after its library was unloaded");
  SCENARIO_SAYS("SPMDRUN_SIMULATED_GPUS=2", wrong_launches, 0, "cannot run 0 x 1 x 1 blocks");
  damaged_modules();
  return expect_result();
}
