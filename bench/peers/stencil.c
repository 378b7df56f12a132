/*
 * The stencil benchmark, programs/stencil.mlir, written by hand. Each rank has 256 x 512 floats.
 * MPI_Sendrecv exchanges the halo rows, and two arrays take turns as input and output. Prints
 * microseconds per step: the best round, the median round, and one element of the result.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  ROWS = 256,
  COLUMNS = 512,
  STEPS = 2000,
  ROUNDS = 9
};

typedef float grid[ROWS + 2][COLUMNS + 2];
static grid first, second;

static void step(grid u, grid v) {
  for (int i = 1; i <= ROWS; i++)
    for (int j = 1; j <= COLUMNS; j++)
      v[i][j] =
          u[i][j] + 0.1f * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j]);
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int up = rank ? rank - 1 : MPI_PROC_NULL, down = rank < size - 1 ? rank + 1 : MPI_PROC_NULL;
  for (int i = 1; i <= ROWS; i++)
    for (int j = 1; j <= COLUMNS; j++)
      first[i][j] = (float)((i * 31 + j * 17) % 101) / 101;
  double times[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (int s = 0; s < STEPS; s++) {
      float(*u)[COLUMNS + 2] = s & 1 ? second : first, (*v)[COLUMNS + 2] = s & 1 ? first : second;
      MPI_Sendrecv(u[ROWS], COLUMNS + 2, MPI_FLOAT, down, 0, u[0], COLUMNS + 2, MPI_FLOAT, up, 0,
                   MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      MPI_Sendrecv(u[1], COLUMNS + 2, MPI_FLOAT, up, 1, u[ROWS + 1], COLUMNS + 2, MPI_FLOAT, down,
                   1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      step(u, v);
    }
    times[round] = (MPI_Wtime() - start) / STEPS * 1e6;
  }
  qsort(times, ROUNDS, sizeof *times, compare);
  if (rank == 0)
    printf("%.3f %.3f %g\n", times[0], times[ROUNDS / 2], (double)first[5][5]);
  MPI_Finalize();
  return 0;
}
