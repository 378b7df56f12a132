/* How fast a device copies memory and multiplies matrices at best, measured when it is asked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "executor/devices/cpu/blas.h"
#include "executor/devices/cpu/cpu_device.h"

enum {
  LEAST_BYTES = 16 << 20, /* of an array that is copied; at least as large as the last cache */
  HUGE_PAGE = 2 << 20,
  SIDE = 768,      /* of the matrices */
  NEAR_ONE = 0x3f, /* four such bytes are the float 0.747 */
  ROUNDS = 3       /* the first one warms up; the best of the others counts */
};

/* A function whose time is measured, and the memory that it works in. */
typedef struct trial {
  sr_pool *pool;
  uint8_t *memory; /* two arrays of `bytes`, or three matrices */
  size_t bytes;
  sr_gemm gemm;
  void (*run)(struct trial *trial);
  double seconds; /* of the best round */
} trial;

static void copy_part(const void *user, int32_t part, int32_t parts) {
  const trial *t = user;
  const size_t each = t->bytes / (size_t)parts;
  memcpy(t->memory + t->bytes + (size_t)part * each, t->memory + (size_t)part * each, each);
}

/* Writes all of the memory: pages that were never written are all one page, which a cache holds. */
static void write_part(const void *user, int32_t part, int32_t parts) {
  const trial *t = user;
  const size_t each = 2 * t->bytes / (size_t)parts;
  memset(t->memory + (size_t)part * each, NEAR_ONE, each);
}

static void write_all(trial *t) {
  sr_pool_split(t->pool, sr_pool_count(t->pool), write_part, t);
}

static void copy_all(trial *t) {
  sr_pool_split(t->pool, sr_pool_count(t->pool), copy_part, t);
}

static void multiply(trial *t) {
  const size_t matrix = sizeof(float) * SIDE * SIDE;
  void *const buffers[] = {t->memory, t->memory + matrix, t->memory + 2 * matrix};
  sr_gemm_run(&t->gemm, t->pool, buffers);
}

/* Runs the trial on the device's leader thread. */
static void lead(void *user) {
  trial *t = user;
  for (int round = 0; round < ROUNDS; round++) {
    const double begin = sr_seconds_now();
    t->run(t);
    const double seconds = sr_seconds_now() - begin;
    t->seconds = round <= 1 || seconds < t->seconds ? seconds : t->seconds;
  }
}

static double seconds_of(trial *t, void (*run)(trial *t)) {
  t->run = run;
  sr_pool_start(t->pool, lead, t);
  sr_pool_wait(t->pool);
  return t->seconds;
}

/* Prepares t->gemm. False if there is no OpenBLAS. */
static bool can_multiply(const sr_cpu_device *device, trial *t) {
  static const sr_gemm_step shape = {.dtype = SR_F32,
                                     .dtype_b = SR_F32,
                                     .sum = SR_F32,
                                     .result = SR_F32,
                                     .batch = 1,
                                     .m = SIDE,
                                     .n = SIDE,
                                     .k = SIDE,
                                     .lda = SIDE,
                                     .ldb = SIDE,
                                     .ldc = SIDE};
  const sr_blas *blas;
  sr_ctx ctx = {.code = SR_OK};
  return sr_blas_open(&ctx, sr_cpu_set_of(device)->blas_core, &blas) == SR_OK &&
         sr_gemm_prepare(&ctx, blas, &shape, sr_pool_count(device->pool), &t->gemm) == SR_OK;
}

/* Bytes of the last cache that a core reaches; 0 if the system does not tell. sysconf(3) may add up
 * those of all cores of the processor. */
static size_t last_cache(void) {
  size_t kibibytes = 0;
  FILE *file = fopen("/sys/devices/system/cpu/cpu0/cache/index3/size", "re");
  if (file) {
    if (fscanf(file, "%zuK", &kibibytes) != 1)
      kibibytes = 0;
    fclose(file);
  }
  return kibibytes << 10;
}

sr_status sr_cpu_speed(sr_ctx *ctx, sr_device *base, sr_device_speed *out) {
  const sr_cpu_device *device = (const sr_cpu_device *)(const void *)base;
  const size_t cache = last_cache();
  trial t = {.pool = device->pool, .bytes = LEAST_BYTES};
  if (cache > t.bytes)
    t.bytes = (cache + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  t.memory = aligned_alloc(HUGE_PAGE, 2 * t.bytes);
  if (!t.memory)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to measure how fast a device is");
  madvise(t.memory, 2 * t.bytes, MADV_HUGEPAGE); /* without, the first touch takes longest */
  seconds_of(&t, write_all);
  *out = (sr_device_speed){.bytes = 2 * (double)t.bytes / seconds_of(&t, copy_all)};
  if (can_multiply(device, &t))
    out->operations = 2 * (double)((int64_t)SIDE * SIDE * SIDE) / seconds_of(&t, multiply);
  free(t.memory);
  return SR_OK;
}
