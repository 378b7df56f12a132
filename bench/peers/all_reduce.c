/* Sums COUNT floats of all ranks in a loop: all_reduce COUNT STEPS. Each step reduces the halved
 * result of the step before. */
#include "twin.h"

static int count;
static float *x, *sum;

static float run(int steps) {
  for (int s = 0; s < steps; s++) {
    MPI_Allreduce(x, sum, count, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < count; i++)
      x[i] = sum[i] * 0.5f;
  }
  return x[0];
}

int main(int argc, char **argv) {
  twin_start(&argc, &argv);
  count = atoi(argv[1]);
  x = twin_floats((size_t)count);
  sum = twin_floats((size_t)count);
  return twin_time(atoi(argv[2]), run);
}
