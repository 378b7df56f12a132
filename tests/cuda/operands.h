/* What tests of NVIDIA's libraries on the simulated GPU share: the state of a scenario, numbers of
 * all types, and buffers on the host and on the device. */
#ifndef SR_TESTS_CUDA_OPERANDS_H
#define SR_TESTS_CUDA_OPERANDS_H

#include "scenario.h"

#include <complex.h>
#include <math.h>

#include "base/dtype.h"
#include "executor/devices/cuda/libraries/runtime.h"

static const char *directory;
static sr_ctx ctx;
static const sr_cuda_runtime *cuda;
static sr_cuda_stream stream;

static inline bool is_well(sr_status status) {
  if (status != SR_OK)
    fprintf(stderr, "%s\n", ctx.message);
  return status == SR_OK;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* Integers that have at most 11 digits in binary are exact in F16, and those of 8 in BF16. */
static inline uint16_t half_of(int value) {
  int size = abs(value), exponent = size ? ilogb(size) : -15;
  int digits = size ? (int)ldexp(size, 10 - exponent) - 1024 : 0;
  return (uint16_t)((value < 0) << 15 | (exponent + 15) << 10 | digits);
}

static inline double half_get(uint16_t bits) {
  double size = ldexp((bits & 1023) + 1024, (bits >> 10 & 31) - 25);
  return (bits & 0x7FFF) == 0 ? 0 : bits >> 15 ? -size : size;
}

/* -2 to 2 in E4M3. */
static inline uint8_t float8_of(int value) {
  static const uint8_t sizes[] = {0, 0x38, 0x40};
  return (uint8_t)(sizes[abs(value)] | (value < 0) << 7);
}

static inline double float8_get(uint8_t bits) {
  const double size = (bits & 127) == 0 ? 0 : (bits & 127) == 0x38 ? 1 : 2;
  return bits >> 7 ? -size : size;
}

static inline void put(sr_dtype dtype, void *data, int64_t i, int re, int im) {
  float f = (float)re;
  uint32_t word;
  memcpy(&word, &f, sizeof word);
  switch ((int)dtype) {
  case SR_I8:
    ((int8_t *)data)[i] = (int8_t)re;
    return;
  case SR_I32:
    ((int32_t *)data)[i] = re;
    return;
  case SR_F8E4M3FN:
    ((uint8_t *)data)[i] = float8_of(re);
    return;
  case SR_F8E5M2: /* the upper half of an F16 */
    ((uint8_t *)data)[i] = (uint8_t)(half_of(re) >> 8);
    return;
  case SR_F16:
    ((uint16_t *)data)[i] = half_of(re);
    return;
  case SR_BF16:
    ((uint16_t *)data)[i] = (uint16_t)(word >> 16);
    return;
  case SR_F32:
    ((float *)data)[i] = f;
    return;
  case SR_F64:
    ((double *)data)[i] = re;
    return;
  case SR_C64:
    ((float *)data)[2 * i] = f;
    ((float *)data)[2 * i + 1] = (float)im;
    return;
  default:
    ((double *)data)[2 * i] = re;
    ((double *)data)[2 * i + 1] = im;
  }
}

static inline double complex get(sr_dtype dtype, const void *data, int64_t i) {
  if (dtype == SR_I8)
    return ((const int8_t *)data)[i];
  if (dtype == SR_F8E4M3FN)
    return float8_get(((const uint8_t *)data)[i]);
  if (dtype == SR_F8E5M2)
    return half_get((uint16_t)(((const uint8_t *)data)[i] << 8));
  uint32_t word = (uint32_t)((const uint16_t *)data)[i] << 16;
  float f;
  memcpy(&f, &word, sizeof f);
  switch ((int)dtype) {
  case SR_F16:
    return half_get(((const uint16_t *)data)[i]);
  case SR_BF16:
    return f;
  case SR_F32:
    return ((const float *)data)[i];
  case SR_F64:
    return ((const double *)data)[i];
  case SR_C64:
    return ((const float complex *)data)[i];
  default:
    return ((const double complex *)data)[i];
  }
}

/* Small integers: sums are exact in every type, so results are compared for equality. */
static inline void *numbers(sr_dtype dtype, int64_t count, int seed) {
  void *data = calloc((size_t)count + 1, sr_dtype_get(dtype)->bytes);
  for (int64_t i = 0; i < count; i++)
    put(dtype, data, i, (int)((i * 7 + seed) % 5) - 2, (int)((i * 3 + seed) % 3) - 1);
  return data;
}

/* ---- buffers --------------------------------------------------------------------------------- */

/* A buffer on the host and on the device. */
typedef struct buffer {
  uint8_t *host, *space, *device; /* the buffer is in a space of the device's memory */
  size_t bytes;
} buffer;

static inline buffer buffer_of(void *host, size_t bytes, uint64_t offset) {
  buffer b = {.host = host, .bytes = bytes};
  EXPECT_EQ(cuda->cudaMalloc((void **)&b.space, offset + bytes), SR_CUDA_SUCCESS);
  b.device = b.space + offset;
  EXPECT_EQ(cuda->cudaMemcpyAsync(b.device, host, bytes, SR_CUDA_HOST_TO_DEVICE, stream),
            SR_CUDA_SUCCESS);
  return b;
}

static inline void buffer_read(const buffer *b) {
  EXPECT_EQ(cuda->cudaMemcpyAsync(b->host, b->device, b->bytes, SR_CUDA_DEVICE_TO_HOST, stream),
            SR_CUDA_SUCCESS);
  EXPECT_EQ(cuda->cudaStreamSynchronize(stream), SR_CUDA_SUCCESS);
}

static inline void buffer_free(buffer *b) {
  EXPECT_EQ(cuda->cudaFree(b->space), SR_CUDA_SUCCESS);
  free(b->host);
}

#endif
