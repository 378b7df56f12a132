/* A product of which each rank has 256 rows, while the parts of the right factor travel from rank
 * to rank: ring_matmul STEPS. A step is a whole product. */
#include <cblas.h>
#include <string.h>

#include "twin.h"

enum {
  ROWS = 256
};

static float *a, *b, *part, *next, *c;

static void multiply(int n) {
  int right = (twin_rank + 1) % twin_size, left = (twin_rank + twin_size - 1) % twin_size;
  memcpy(part, b, sizeof *b * ROWS * (size_t)n);
  for (int k = 0; k < twin_size; k++) {
    int from = (twin_rank - k + twin_size) % twin_size * ROWS;
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, ROWS, n, ROWS, 1, a + from, n, part, n,
                k > 0, c, n);
    MPI_Sendrecv(part, ROWS * n, MPI_FLOAT, right, 0, next, ROWS * n, MPI_FLOAT, left, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    float *received = next;
    next = part;
    part = received;
  }
}

static float run(int steps) {
  for (int s = 0; s < steps; s++)
    multiply(ROWS * twin_size);
  return c[5];
}

int main(int argc, char **argv) {
  twin_start(&argc, &argv);
  openblas_set_num_threads(1);
  size_t size = (size_t)ROWS * ROWS * (size_t)twin_size;
  float **arrays[] = {&a, &b, &part, &next, &c};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
    *arrays[i] = twin_floats(size);
  for (size_t i = 0; i < size; i++) {
    a[i] = (float)(i % 13) / 1024;
    b[i] = (float)(i % 7);
  }
  return twin_time(atoi(argv[1]), run);
}
