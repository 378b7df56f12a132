/*
 * Fourier transforms compared with their definition in long double: lengths of every kind (small
 * factors, primes, lengths that need a convolution, long lines), all four kinds, both precisions,
 * along the last dimension or another one, in place or not, with the vectors of each processor; and
 * bitwise equal on 1, 2 and 3 threads, and in each lane of a vector.
 */
#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "executor/devices/cpu/blas.h"
#include "support/call_case.h"
#include "support/expect.h"
#include "support/number_case.h"

static sr_pool *pools[4]; /* by number of threads */
static const char *core;  /* of sr_call_prepare: whose vectors are used */

static void *fill(sr_dtype dtype, int64_t count) {
  size_t numbers = (size_t)count * sr_dtype_get(dtype)->bytes / 4;
  bool wide = dtype == SR_F64 || dtype == SR_C128;
  uint8_t *data = malloc(numbers * 4 + 1);
  for (size_t i = 0; i < numbers / (wide ? 2 : 1); i++) {
    double value = sin(1.7 * (double)i + 0.3) + (i % 7 == 0);
    if (wide)
      ((double *)(void *)data)[i] = value;
    else
      ((float *)(void *)data)[i] = (float)value;
  }
  return data;
}

/* Number of elements of a port in all problems. */
static int64_t count_of(const sr_call_step *step, int32_t port) {
  return step->batch * sr_call_port_elements(step, &sr_call_row_get(step->function)->ports[port]);
}

/* The result with `threads` threads, computed in `in` if `in_place`. */
static uint8_t *run(const sr_call_step *shape, void *in, int32_t threads, bool in_place) {
  sr_ctx ctx = {0};
  sr_call_step named = *shape;
  const sr_call_step *step = &named;
  named.buffers[1].space = in_place ? named.buffers[0].space : SR_SPACE_RESULT;
  sr_call call;
  EXPECT_EQ(sr_call_prepare(&ctx, step, threads, core, &call), SR_OK);
  EXPECT(call.parts >= 1 && call.parts <= threads);
  sr_dtype dtype = sr_call_port_dtype(&sr_call_row_get(step->function)->ports[1], step->dtype);
  size_t bytes = (size_t)count_of(step, 1) * sr_dtype_get(dtype)->bytes;
  uint8_t *out = in_place ? in : malloc(bytes + 1);
  uint8_t *workspace = aligned_alloc(64, sr_call_workspace_bytes(&call) + 64);
  void *buffers[3] = {in, out, workspace};
  call_case_run(&call, pools[threads], buffers);
  sr_call_release(&call);
  free(workspace);
  return out;
}

/* The n-th roots of unity: root i is 1 rotated by i / n of a turn. */
static long double complex *roots_of(int64_t n) {
  static const long double turn = 6.283185307179586476925286766559005768L;
  long double complex *roots = malloc((size_t)(n + 1) * sizeof *roots);
  for (int64_t i = 0; i < n; i++)
    roots[i] = cexpl(I * turn * (long double)i / (long double)n);
  return roots;
}

/* Element `j` of the transform of `line`, by the definition. */
static long double complex defined(int64_t n, bool inverse, bool divides, int64_t j,
                                   const long double complex *line,
                                   const long double complex *roots) {
  long double complex sum = 0;
  for (int64_t i = 0; i < n; i++)
    sum += line[i] * roots[(inverse ? i : n - i) * j % n];
  return divides ? sum / (long double)n : sum;
}

/* Element `i` of a line, also in the half of a spectrum that is not stored. */
static long double complex line_element(const sr_call_step *s, const void *in, int64_t outer,
                                        int64_t inner, int64_t i) {
  if (s->function != SR_CALL_IRFFT)
    return number_get(s->dtype, in, (outer * s->n + i) * s->k + inner);
  int64_t half = s->n / 2 + 1, at = i < half ? i : s->n - i;
  long double complex value = number_get(s->dtype, in, outer * half + at);
  if (i == 0 || 2 * i == s->n)
    return creall(value);
  return i < half ? value : conjl(value);
}

/* The largest error, relative to the largest element of a spectrum. Of large arrays, some elements
 * are compared. */
static long double error_of(const sr_call_step *s, const void *in, const uint8_t *out) {
  const sr_call_port *port = &sr_call_row_get(s->function)->ports[1];
  sr_dtype dtype = sr_call_port_dtype(port, s->dtype);
  int64_t length = sr_call_extent_get(s, port->extents[0]);
  bool inverse = s->function == SR_CALL_IRFFT || s->options & SR_CALL_INVERSE;
  const bool divides = inverse && !(s->options & SR_CALL_UNSCALED);
  const int64_t step = 1 + s->batch * s->k * s->n * s->n * expect_slowness() / (1 << 25);
  long double worst = 0, scale = 0;
  long double complex *roots = roots_of(s->n), *line = roots_of(s->n);
  for (int64_t outer = 0; outer < s->batch; outer++)
    for (int64_t inner = 0; inner < s->k; inner++) {
      for (int64_t i = 0; i < s->n; i++)
        line[i] = line_element(s, in, outer, inner, i);
      for (int64_t j = 0; j < length; j++) {
        long double complex got = number_get(dtype, out, (outer * length + j) * s->k + inner);
        scale = fmaxl(scale, cabsl(got));
        if (j % step == inner % step)
          worst = fmaxl(worst, cabsl(got - defined(s->n, inverse, divides, j, line, roots)));
      }
    }
  free(roots);
  free(line);
  return worst / fmaxl(scale, 1e-30L);
}

/* valgrind computes long double with 64 bits. */
static bool has_long_double(void) {
  volatile long double one = 1, little = 1e-18L;
  return one + little != one;
}

static void test(sr_call_function function, sr_dtype dtype, uint32_t options, int64_t batch,
                 int64_t n, int64_t k) {
  sr_call_step s = {
      .function = function, .dtype = dtype, .options = options, .batch = batch, .n = n, .k = k};
  EXPECT(sr_call_fault(&s) == NULL);
  void *in = fill(dtype, count_of(&s, 0));
  uint8_t *one = run(&s, in, 1, false);
  bool wide = sr_dtype_part(dtype) == SR_F64;
  long double error = error_of(&s, in, one);
  if (!EXPECT(error <= (!wide ? 5e-7L : has_long_double() ? 1e-15L : 1e-13L)))
    fprintf(stderr, "%s of n=%d k=%d: error %Lg\n", sr_call_row_get(function)->name, (int)n, (int)k,
            error);
  sr_dtype result = sr_call_port_dtype(&sr_call_row_get(function)->ports[1], dtype);
  size_t bytes = (size_t)count_of(&s, 1) * sr_dtype_get(result)->bytes;
  for (int32_t threads = 2; threads <= 3; threads++) {
    uint8_t *many = run(&s, in, threads, false);
    EXPECT(memcmp(one, many, bytes) == 0);
    free(many);
  }
  if (function == SR_CALL_FFT) {
    run(&s, in, 2, true);
    EXPECT(memcmp(one, in, bytes) == 0);
  }
  free(one);
  free(in);
}

static void test_length(int64_t n) {
  for (int wide = 0; wide < 2; wide++) {
    sr_dtype real = wide ? SR_F64 : SR_F32, complex_type = wide ? SR_C128 : SR_C64;
    test(SR_CALL_FFT, complex_type, 0, 2, n, 1);
    test(SR_CALL_FFT, complex_type, SR_CALL_INVERSE, 2, n, 3);
    test(SR_CALL_FFT, complex_type, SR_CALL_INVERSE, 1, n, 1);
    test(SR_CALL_RFFT, real, 0, 1, n, 1);
    test(SR_CALL_IRFFT, complex_type, 0, 1, n, 1);
    test(SR_CALL_RFFT, real, 0, 3, n, 1);
    test(SR_CALL_IRFFT, complex_type, 0, 3, n, 1);
    test(SR_CALL_FFT, complex_type, SR_CALL_INVERSE | SR_CALL_UNSCALED, 2, n, 1);
    test(SR_CALL_FFT, complex_type, SR_CALL_INVERSE | SR_CALL_UNSCALED, 2, n, 3);
    test(SR_CALL_IRFFT, complex_type, SR_CALL_UNSCALED, 3, n, 1);
  }
}

/* Long lines are divided: alone, few, and many; also where a row or a column has a large prime
 * factor. Few lines of prime length are convolved with longer ones, which are divided. The lanes of
 * many such lines must not take much memory. */
static void test_long_lines(void) {
  test(SR_CALL_FFT, SR_C64, 0, 1, 4800, 1);
  test(SR_CALL_FFT, SR_C64, SR_CALL_INVERSE, 3, 5040, 1);
  test(SR_CALL_FFT, SR_C128, SR_CALL_INVERSE, 17, 4200, 1);
  test(SR_CALL_RFFT, SR_F32, 0, 1, 9600, 1);
  test(SR_CALL_RFFT, SR_F64, 0, 18, 8400, 1);
  test(SR_CALL_IRFFT, SR_C64, 0, 2, 9600, 1);
  test(SR_CALL_IRFFT, SR_C128, 0, 18, 8400, 1);
  test(SR_CALL_FFT, SR_C64, 0, 16, 4099, 1);
  test(SR_CALL_FFT, SR_C64, 0, 40, 4 * 1031, 1);
  test(SR_CALL_FFT, SR_C64, 0, 1, 1031, 1);
  test(SR_CALL_FFT, SR_C128, SR_CALL_INVERSE, 3, 2 * 257, 1);
  test(SR_CALL_RFFT, SR_F32, 0, 2, 2 * 521, 1);
  test(SR_CALL_RFFT, SR_F64, 0, 1, 2 * 1031, 1);
  test(SR_CALL_IRFFT, SR_C64, 0, 2, 2 * 521, 1);
  test(SR_CALL_IRFFT, SR_C128, SR_CALL_UNSCALED, 1, 2 * 1031, 1);
  test(SR_CALL_FFT, SR_C64, 0, 1, 37 * 40, 1);
  test(SR_CALL_FFT, SR_C128, SR_CALL_INVERSE, 2, 40 * 41, 1);
  test(SR_CALL_FFT, SR_C64, 0, 17, 67 * 68, 1);
  test(SR_CALL_RFFT, SR_F32, 0, 17, 2 * 64 * 74, 1);
  test(SR_CALL_RFFT, SR_F64, 0, 1, 2 * 40 * 41, 1);
  test(SR_CALL_IRFFT, SR_C64, 0, 1, 2 * 37 * 40, 1);
  test(SR_CALL_RFFT, SR_F32, 0, 3, 4725, 1);
  test(SR_CALL_FFT, SR_C64, 0, 1, 1440, 5);
}

/* Lines that are equal have equal results, in whatever lane they are; and a line of NaN leaves the
 * others alone. */
static void test_lanes(int64_t n, int64_t count, int64_t k) {
  const sr_call_step s = {
      .function = SR_CALL_FFT, .dtype = SR_C64, .batch = k > 1 ? 1 : count, .n = n, .k = k};
  float complex *line = fill(SR_C64, n);
  float complex *in = malloc((size_t)(count * n) * sizeof *in);
  const int64_t line_step = k > 1 ? 1 : n, step = k > 1 ? count : 1, broken = count / 2;
  for (int64_t l = 0; l < count; l++)
    for (int64_t i = 0; i < n; i++)
      in[l * line_step + i * step] = l == broken ? NAN : line[i];
  float complex *out = (void *)run(&s, in, 2, false);
  for (int64_t l = 0; l < count; l++)
    for (int64_t i = 0; i < n; i++) {
      const float complex *first = &out[i * step], *other = &out[l * line_step + i * step];
      EXPECT(l == broken ? isnan(crealf(*other)) : memcmp(first, other, sizeof *first) == 0);
    }
  free(out);
  free(in);
  free(line);
}

/* Lengths of every kind with the vectors of each processor that this one can imitate. */
static void test_processors(void) {
  static const int64_t lengths[] = {1, 2, 7, 24, 30, 31, 37, 44, 64, 74};
  for (sr_cpu_level level = SR_CPU_X86_64_V1; level <= sr_cpu_level_host(); level++) {
    core = sr_blas_core(level);
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
      test_length(lengths[i]);
    test(SR_CALL_FFT, SR_C64, 0, 5, 120, 61);
    test(SR_CALL_FFT, SR_C128, SR_CALL_INVERSE, 37, 40, 1);
    test(SR_CALL_RFFT, SR_F32, 0, 37, 90, 1);
    test(SR_CALL_RFFT, SR_F64, 0, 37, 45, 1);
    test(SR_CALL_IRFFT, SR_C64, 0, 37, 45, 1);
    test(SR_CALL_IRFFT, SR_C128, 0, 37, 90, 1);
    test_lanes(24, 21, 1);
    test_lanes(24, 21, 21);
    test_lanes(37, 3, 1);
  }
  core = NULL;
}

int main(void) {
  sr_ctx ctx = {0};
  for (int32_t i = 1; i <= 3; i++)
    EXPECT_EQ(sr_pool_create(&ctx, i, NULL, "fft", &pools[i]), SR_OK);
  for (int64_t n = 1; n <= 33; n += expect_slowness() > 1 ? 3 : 1)
    test_length(n);
  static const int64_t lengths[] = {49, 64, 97, 121, 128, 211, 243, 359};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
    test_length(lengths[i]);
  /* Enough work for several threads, with full groups of lines and a partial one. */
  test(SR_CALL_FFT, SR_C64, 0, 5, 120, 61);
  test(SR_CALL_FFT, SR_C128, SR_CALL_INVERSE, 400, 128, 1);
  test(SR_CALL_RFFT, SR_F32, 0, 700, 90, 1);
  test(SR_CALL_IRFFT, SR_C64, 0, 700, 90, 1);
  test_long_lines();
  test_processors();
  /* Empty arrays. */
  test(SR_CALL_FFT, SR_C64, 0, 0, 8, 2);
  test(SR_CALL_FFT, SR_C64, 0, 3, 0, 2);
  test(SR_CALL_RFFT, SR_F64, 0, 2, 0, 1);
  test(SR_CALL_FFT, SR_C128, 0, 3, 4, 0);
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
