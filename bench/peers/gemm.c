/* Times ten products of matrices of 1024 x 1024 floats by OpenBLAS: gemm [THREADS]. Prints
 * milliseconds for all ten: the best round, the median round, and one element of the result. */
#include <cblas.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
  N = 1024,
  PRODUCTS = 10,
  ROUNDS = 9
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int compare(const void *x, const void *y) {
  double p = *(const double *)x, q = *(const double *)y;
  return p < q ? -1 : p > q;
}

int main(int argc, char **argv) {
  openblas_set_num_threads(argc > 1 ? atoi(argv[1]) : 1);
  float *a = malloc(sizeof *a * N * N), *b = malloc(sizeof *b * N * N);
  float *c = malloc(sizeof *c * N * N);
  if (!a || !b || !c)
    return 1;
  for (int i = 0; i < N * N; i++) {
    a[i] = (float)(i % 13) / 1024;
    b[i] = (float)(i % 7) / 1024;
  }
  double times[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    double start = now();
    for (int i = 0; i < PRODUCTS; i++)
      cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, N, N, N, 1, a, N, b, N, 0, c, N);
    times[round] = now() - start;
  }
  qsort(times, ROUNDS, sizeof *times, compare);
  printf("%.3f %.3f %g\n", times[0], times[ROUNDS / 2], (double)c[5]);
  return 0;
}
