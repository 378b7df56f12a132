/* What tests of the simulated GPU begin with: a module of the kernels of sim_kernels.def, a stream,
 * and a block of memory on the device and on the host. */
#ifndef SR_TESTS_CUDA_SIMULATED_CASE_H
#define SR_TESTS_CUDA_SIMULATED_CASE_H

#include "scenario.h"
#include "sim_kernels.h"

enum {
  CASE_WORDS = 8192
};

static sim_stream *case_stream;
static sim_module *case_module;
static uint32_t *case_out, *case_host; /* [CASE_WORDS] */

#define CASE_OUT ((uint64_t)(uintptr_t)case_out)

static inline void case_begin(void) {
  kernels_header *data = kernels_module();
  DONE(cudaLibraryLoadData(&case_module, data, NULL, NULL, 0, NULL, NULL, 0));
  free(data);
  DONE(cudaStreamCreateWithFlags(&case_stream, 1));
  DONE(cudaMalloc((void **)&case_out, CASE_WORDS * 4));
  DONE(cudaHostAlloc((void **)&case_host, CASE_WORDS * 4, 0));
}

static inline void case_end(void) {
  DONE(cudaLibraryUnload(case_module));
  DONE(cudaStreamDestroy(case_stream));
  DONE(cudaFree(case_out));
  DONE(cudaFreeHost(case_host));
}

static inline sim_kernel *case_kernel(int number) {
  char name[32];
  snprintf(name, sizeof name, "kernel%d", number);
  sim_kernel *kernel = NULL;
  DONE(cudaLibraryGetKernel(&kernel, case_module, name));
  return kernel;
}

/* Launches a kernel with up to three words. */
static inline sim_error case_launch(int number, unsigned blocks, unsigned threads, uint64_t word0,
                                    uint64_t word1, uint64_t word2) {
  uint64_t words[] = {word0, word1, word2};
  void *arguments[] = {words};
  return cudaLaunchKernel(case_kernel(number), (sr_cuda_size3){blocks, 1, 1},
                          (sr_cuda_size3){threads, 1, 1}, arguments, 0, case_stream);
}

/* Waits, and reads case_out to case_host. */
static inline void case_fetch(void) {
  DONE(cudaMemcpyAsync(case_host, case_out, CASE_WORDS * 4, SIM_DEVICE_TO_HOST, case_stream));
  DONE(cudaStreamSynchronize(case_stream));
}

#endif
