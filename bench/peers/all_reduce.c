/*
 * Times MPI_Allreduce of COUNT floats: all_reduce COUNT STEPS. A round makes STEPS calls in a loop;
 * each call reduces the halved result of the call before. Prints microseconds per call: the best
 * round, the median round, and one element of the result.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  ROUNDS = 9
};

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  int rank, count = atoi(argv[1]), steps = atoi(argv[2]);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  float *x = calloc((size_t)count, sizeof *x), *y = calloc((size_t)count, sizeof *y);
  if (!x || !y)
    MPI_Abort(MPI_COMM_WORLD, 1);
  double times[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (int s = 0; s < steps; s++) {
      MPI_Allreduce(x, y, count, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
      for (int i = 0; i < count; i++)
        x[i] = y[i] * 0.5f;
    }
    times[round] = (MPI_Wtime() - start) / steps * 1e6;
  }
  qsort(times, ROUNDS, sizeof *times, compare);
  if (rank == 0)
    printf("%.3f %.3f %g\n", times[0], times[ROUNDS / 2], (double)x[0]);
  MPI_Finalize();
  return 0;
}
