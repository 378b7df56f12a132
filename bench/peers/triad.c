/* Times STREAM's triad a = b + 3 * c on arrays of 32 MB: triad [THREADS]. Prints milliseconds: the
 * best round, the median round, and one element of the result. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
  ELEMENTS = 8 << 20,
  ROUNDS = 15
};

static float *a, *b, *c;
static int threads;

static void *part(void *which) {
  long k = (long)which, low = ELEMENTS / threads * k, high = ELEMENTS / threads * (k + 1);
  for (long i = low; i < high; i++)
    a[i] = b[i] + 3.0f * c[i];
  return NULL;
}

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
  threads = argc > 1 ? atoi(argv[1]) : 1;
  a = calloc(ELEMENTS, sizeof *a);
  b = calloc(ELEMENTS, sizeof *b);
  c = calloc(ELEMENTS, sizeof *c);
  if (!a || !b || !c || threads < 1 || threads > 64)
    return 1;
  for (long i = 0; i < ELEMENTS; i++)
    b[i] = (float)i, c[i] = 1;
  double times[ROUNDS + 1];
  for (int round = 0; round <= ROUNDS; round++) {
    pthread_t ids[64];
    double start = now();
    for (long k = 1; k < threads; k++)
      if (pthread_create(&ids[k], NULL, part, (void *)k))
        return 1;
    part((void *)0);
    for (long k = 1; k < threads; k++)
      pthread_join(ids[k], NULL);
    times[round] = now() - start;
  }
  /* Leave out the first round, which touches the pages. */
  qsort(times + 1, ROUNDS, sizeof *times, compare);
  printf("%.3f %.3f %g\n", times[1], times[1 + ROUNDS / 2], (double)a[7]);
  return 0;
}
