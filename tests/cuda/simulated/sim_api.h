/*
 * The functions of CUDA's runtime that the simulated GPU exports, with CUDA's names, numbers and
 * ABI: libcudart.so.13. What a function does is told in NVIDIA's documentation; the README tells
 * what the simulation adds and leaves out. Every function may be called from any thread.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_API_H
#define SR_TESTS_CUDA_SIMULATED_SIM_API_H

#include <stddef.h>
#include <stdint.h>

#define SIM_API __attribute__((visibility("default")))

/* cudaError_t */
typedef enum sim_error {
#define ERROR(NAME, NUMBER, SENTENCE) SIM_##NAME = NUMBER,
#include "simulated/sim_errors.def"
#undef ERROR
} sim_error;

typedef struct sim_stream sim_stream; /* a cudaStream_t points to one */
typedef struct sim_event sim_event;   /* cudaEvent_t */

typedef struct sim_module sim_module; /* cudaLibrary_t */
typedef struct sim_kernel sim_kernel; /* cudaKernel_t */

/* dim3 */
typedef struct sim_size3 {
  unsigned x, y, z;
} sim_size3;

/* cudaMemcpyKind */
typedef enum sim_direction {
  SIM_HOST_TO_HOST,
  SIM_HOST_TO_DEVICE,
  SIM_DEVICE_TO_HOST,
  SIM_DEVICE_TO_DEVICE,
  SIM_ANY_DIRECTION,
} sim_direction;

/* ---- the driver and its devices ------------------------------------------------------------- */

/* Versions are 1000 * major + 10 * minor. */
SIM_API sim_error cudaDriverGetVersion(int *out_version);
SIM_API sim_error cudaRuntimeGetVersion(int *out_version);
SIM_API sim_error cudaGetDeviceCount(int *out_count);
/* Writes all 1008 bytes of a cudaDeviceProp; fields that are not simulated get poison. */
SIM_API sim_error cudaGetDeviceProperties(void *out_properties, int device);
/* Attributes that are not simulated are refused. */
SIM_API sim_error cudaDeviceGetAttribute(int *out_value, int attribute, int device);
SIM_API sim_error cudaDeviceGetPCIBusId(char *out_name, int capacity, int device);
SIM_API sim_error cudaSetDevice(int device);

/* ---- errors --------------------------------------------------------------------------------- */

SIM_API const char *cudaGetErrorName(sim_error error);
SIM_API const char *cudaGetErrorString(sim_error error);
SIM_API sim_error cudaGetLastError(void);

/* ---- memory --------------------------------------------------------------------------------- */

SIM_API sim_error cudaMemGetInfo(size_t *out_free, size_t *out_total);
SIM_API sim_error cudaMalloc(void **out_address, size_t bytes);
SIM_API sim_error cudaFree(void *address);
SIM_API sim_error cudaHostAlloc(void **out_address, size_t bytes, unsigned flags);
SIM_API sim_error cudaFreeHost(void *address);
SIM_API sim_error cudaMemcpyAsync(void *to, const void *from, size_t bytes, sim_direction direction,
                                  sim_stream *stream);
SIM_API sim_error cudaMemcpyPeerAsync(void *to, int to_device, const void *from, int from_device,
                                      size_t bytes, sim_stream *stream);
SIM_API sim_error cudaMemsetAsync(void *to, int value, size_t bytes, sim_stream *stream);

/* ---- streams and events --------------------------------------------------------------------- */

SIM_API sim_error cudaStreamCreateWithFlags(sim_stream **out_stream, unsigned flags);
SIM_API sim_error cudaStreamDestroy(sim_stream *stream);
SIM_API sim_error cudaStreamSynchronize(sim_stream *stream);
SIM_API sim_error cudaStreamQuery(sim_stream *stream);
SIM_API sim_error cudaStreamWaitEvent(sim_stream *stream, sim_event *event, unsigned flags);
SIM_API sim_error cudaEventCreateWithFlags(sim_event **out_event, unsigned flags);
SIM_API sim_error cudaEventRecord(sim_event *event, sim_stream *stream);
SIM_API sim_error cudaEventSynchronize(sim_event *event);
SIM_API sim_error cudaEventDestroy(sim_event *event);

/* ---- code ----------------------------------------------------------------------------------- */

/* `data` is a module of the format that README.md describes. */
SIM_API sim_error cudaLibraryLoadData(sim_module **out_module, const void *data,
                                      unsigned *jit_options, void **jit_values, unsigned jit_count,
                                      unsigned *options, void **values, unsigned count);
SIM_API sim_error cudaLibraryUnload(sim_module *module);
SIM_API sim_error cudaLibraryGetKernel(sim_kernel **out_kernel, sim_module *module,
                                       const char *name);
SIM_API sim_error cudaLaunchKernel(const void *kernel, sim_size3 blocks, sim_size3 threads,
                                   void **arguments, size_t shared_bytes, sim_stream *stream);
SIM_API sim_error cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *out_blocks, const void *kernel,
                                                                int threads, size_t shared_bytes);

#endif
