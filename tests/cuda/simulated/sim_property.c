/* Versions, properties and attributes of the simulated GPUs, and the names of errors. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "simulated/sim_call.h"
#include "simulated/sim_limits.h"
#include "simulated/sim_memory.h"

/* Offsets in cudaDeviceProp of CUDA 13. */
enum {
  PROPERTIES_BYTES = 1008,
  UUID_OFFSET = 256,
  MEMORY_OFFSET = 288,
  SHARED_OFFSET = 296,
  WARP_OFFSET = 308,
  CAPABILITY_OFFSET = 360,
  MULTIPROCESSORS_OFFSET = 384
};

sim_error cudaDriverGetVersion(int *out_version) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  if (error == SIM_Success)
    *out_version = sim_settings_get()->driver;
  return sim_end(error);
}

sim_error cudaRuntimeGetVersion(int *out_version) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  if (error == SIM_Success)
    *out_version = SIM_RUNTIME_VERSION;
  return sim_end(error);
}

sim_error cudaGetDeviceCount(int *out_count) {
  sim_error error = sim_begin(__func__, SIM_InitializationError);
  *out_count = 0;
  if (error == SIM_Success)
    error = sim_ready();
  if (error == SIM_Success)
    *out_count = sim_settings_get()->gpu_count;
  return sim_end(error);
}

/* Finds the GPU that a call asks for. */
static sim_error gpu_at(int device, const sim_gpu **out_gpu) {
  SIM_TRY(sim_ready());
  if (!sim_device_at(device))
    return SIM_InvalidDevice;
  *out_gpu = sim_device_at(device)->gpu;
  return SIM_Success;
}

static sim_error properties(uint8_t *out, int device) {
  const sim_gpu *gpu;
  SIM_TRY(gpu_at(device, &gpu));
  sim_poison(out, PROPERTIES_BYTES);
  memcpy(out, gpu->name, sizeof gpu->name);
  memcpy(out + UUID_OFFSET, gpu->uuid, sizeof gpu->uuid);
  const int32_t capability[2] = {gpu->major, gpu->minor}, warp = SIM_WARP;
  const uint64_t shared = SIM_SHARED_MOST;
  memcpy(out + MEMORY_OFFSET, &gpu->memory_bytes, sizeof gpu->memory_bytes);
  memcpy(out + SHARED_OFFSET, &shared, sizeof shared);
  memcpy(out + WARP_OFFSET, &warp, sizeof warp);
  memcpy(out + CAPABILITY_OFFSET, capability, sizeof capability);
  memcpy(out + MULTIPROCESSORS_OFFSET, &gpu->multiprocessors, sizeof gpu->multiprocessors);
  return SIM_Success;
}

sim_error cudaGetDeviceProperties(sr_cuda_properties *out_properties, int device) {
  sim_error error = sim_begin(__func__, SIM_InvalidDevice);
  return sim_end(error == SIM_Success ? properties((uint8_t *)out_properties, device) : error);
}

/* The numbers are those of cudaDeviceAttr. */
static bool attribute_of(const sim_gpu *gpu, sr_cuda_attribute attribute, int *out_value) {
  const struct {
    sr_cuda_attribute attribute;
    int value;
  } table[] = {
      {1, SIM_THREADS_MOST},      /* threads of a block */
      {2, SIM_THREADS_MOST},      /* the same along x */
      {5, INT_MAX},               /* blocks of a grid along x */
      {8, SIM_SHARED_MOST},       /* bytes of shared memory of a block */
      {10, SIM_WARP},             /* threads of a warp */
      {12, SIM_REGISTERS},        /* registers of a block */
      {16, gpu->multiprocessors}, /* multiprocessors */
      {33, gpu->bus},             /* PCI bus */
      {34, 0},                    /* PCI device */
      {39, SIM_RESIDENT_THREADS}, /* threads of a multiprocessor */
      {41, 1},                    /* addresses are the same on host and device */
      {50, 0},                    /* PCI domain */
      {75, gpu->major},           /* compute capability */
      {76, gpu->minor},
      {81, SIM_RESIDENT_SHARED},  /* bytes of shared memory of a multiprocessor */
      {82, SIM_REGISTERS},        /* registers of a multiprocessor */
      {97, SIM_SHARED_MOST},      /* bytes of shared memory of a block that opts in */
      {106, SIM_RESIDENT_BLOCKS}, /* blocks of a multiprocessor */
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].attribute == attribute) {
      *out_value = table[i].value;
      return true;
    }
  return false;
}

static sim_error attribute_get(int *out_value, sr_cuda_attribute attribute, int device) {
  const sim_gpu *gpu;
  SIM_TRY(gpu_at(device, &gpu));
  if (attribute_of(gpu, attribute, out_value))
    return SIM_Success;
  return SIM_REFUSE(SIM_InvalidValue, "attribute %u is not simulated", attribute);
}

sim_error cudaDeviceGetAttribute(int *out_value, sr_cuda_attribute attribute, int device) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  return sim_end(error == SIM_Success ? attribute_get(out_value, attribute, device) : error);
}

static sim_error bus_get(char *out_name, int capacity, int device) {
  const sim_gpu *gpu;
  SIM_TRY(gpu_at(device, &gpu));
  char name[32];
  int length = snprintf(name, sizeof name, "0000:%02X:00.0", (unsigned)gpu->bus);
  if (capacity <= length)
    return SIM_InvalidValue;
  memcpy(out_name, name, (size_t)length + 1);
  return SIM_Success;
}

sim_error cudaDeviceGetPCIBusId(char *out_name, int capacity, int device) {
  sim_error error = sim_begin(__func__, SIM_InvalidDevice);
  return sim_end(error == SIM_Success ? bus_get(out_name, capacity, device) : error);
}

sim_error cudaSetDevice(int device) {
  sim_error error = sim_begin(__func__, SIM_InvalidDevice);
  return sim_end(error == SIM_Success ? sim_select(device) : error);
}

/* ---- errors --------------------------------------------------------------------------------- */

static const struct {
  sim_error error;
  const char *name, *sentence;
} errors[] = {
#define ERROR(NAME, NUMBER, SENTENCE)                                                              \
  {SIM_##NAME, NUMBER == 0 ? "cudaSuccess" : "cudaError" #NAME, SENTENCE},
#include "simulated/sim_errors.def"
#undef ERROR
};

enum {
  ERROR_COUNT = sizeof errors / sizeof *errors
};

static int error_index(sim_error error) {
  for (int i = 0; i < ERROR_COUNT; i++)
    if (errors[i].error == error)
      return i;
  return -1;
}

const char *cudaGetErrorName(sim_error error) {
  int index = error_index(error);
  return index < 0 ? "unrecognized error code" : errors[index].name;
}

const char *cudaGetErrorString(sim_error error) {
  int index = error_index(error);
  return index < 0 ? "unrecognized error code" : errors[index].sentence;
}

sim_error cudaGetLastError(void) {
  sim_lock();
  sim_error error = sim_last_error();
  sim_unlock();
  return error;
}
