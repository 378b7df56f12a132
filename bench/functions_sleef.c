/* Times SLEEF's vector functions for functions.py. Prints a line for each: name, type, nanoseconds
 * an element of the faster of 256 and 512 bits. */
#include <float.h>
#include <immintrin.h>
#include <sleef.h>
#include <stdio.h>
#include <time.h>

enum {
  ELEMENTS = 16384,
  TIMES = 64,
  ROUNDS = 5
};

static float f32[ELEMENTS], f32_out[ELEMENTS];
static double f64[ELEMENTS], f64_out[ELEMENTS];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void fill(double low, double high) {
  unsigned state = 1;
  for (int i = 0; i < ELEMENTS; i++) {
    state = state * 1664525u + 1013904223u;
    f64[i] = low + (high - low) * (state / 4294967296.0);
    f32[i] = (float)f64[i];
  }
}

/* Sets `best` to the time of an element, if it is less. */
#define MEASURE(BITS, VECTOR, LANES, LOAD, STORE, CALL)                                            \
  for (int round = 0; round < ROUNDS; round++) {                                                   \
    double begin = now();                                                                          \
    for (int time = 0; time < TIMES; time++)                                                       \
      for (int i = 0; i < ELEMENTS; i += LANES) {                                                  \
        VECTOR x = LOAD(BITS + i);                                                                 \
        STORE(BITS##_out + i, CALL);                                                               \
      }                                                                                            \
    double ns = (now() - begin) / ELEMENTS / TIMES;                                                \
    best = ns < best ? ns : best;                                                                  \
  }

#ifdef __AVX512F__
#define WIDE(BITS, VECTOR, LANES, SUFFIX, CALL)                                                    \
  MEASURE(BITS, VECTOR, LANES, _mm512_loadu_##SUFFIX, _mm512_storeu_##SUFFIX, CALL)
#else
#define WIDE(BITS, VECTOR, LANES, SUFFIX, CALL)
#endif

#define SHOW(NAME, TYPE, NARROW_CALL, ...)                                                         \
  {                                                                                                \
    double best = DBL_MAX;                                                                         \
    NARROW_CALL __VA_ARGS__ printf("%s %s %.3f\n", NAME, TYPE, best);                              \
  }

#define ROW(NAME, LOW, HIGH, STEM, ULP, ...)                                                       \
  fill(LOW, HIGH);                                                                                 \
  SHOW(NAME, "f32",                                                                                \
       MEASURE(f32, __m256, 8, _mm256_loadu_ps, _mm256_storeu_ps,                                  \
               Sleef_##STEM##f8_##ULP(x __VA_ARGS__)),                                             \
       WIDE(f32, __m512, 16, ps, Sleef_##STEM##f16_##ULP(x __VA_ARGS__)))                          \
  SHOW(NAME, "f64",                                                                                \
       MEASURE(f64, __m256d, 4, _mm256_loadu_pd, _mm256_storeu_pd,                                 \
               Sleef_##STEM##d4_##ULP(x __VA_ARGS__)),                                             \
       WIDE(f64, __m512d, 8, pd, Sleef_##STEM##d8_##ULP(x __VA_ARGS__)))

int main(void) {
  ROW("exp", -10, 10, exp, u10)
  ROW("expm1", -5, 5, expm1, u10)
  ROW("log", 0.01, 100, log, u10)
  ROW("log1p", -0.9, 10, log1p, u10)
  ROW("tanh", -4, 4, tanh, u10)
  ROW("sin", -30, 30, sin, u10)
  ROW("cos", -30, 30, cos, u10)
  ROW("tan", -30, 30, tan, u10)
  ROW("erf", -4, 4, erf, u10)
  ROW("erfc", -4, 4, erfc, u15)
  ROW("power", 0.01, 20, pow, u10, , x * 0.25f)
  ROW("cbrt", -100, 100, cbrt, u10)
  ROW("sinh", -5, 5, sinh, u10)
  ROW("cosh", -5, 5, cosh, u10)
  ROW("atan", -10, 10, atan, u10)
  ROW("asin", -1, 1, asin, u10)
  return 0;
}
