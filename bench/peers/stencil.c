/* The heat equation: stencil STEPS. Each rank has 256 x 512 floats. MPI_Sendrecv exchanges the halo
 * rows, and two arrays take turns as input and output. */
#include "twin.h"

enum {
  ROWS = 256,
  COLUMNS = 512
};

typedef float grid[ROWS + 2][COLUMNS + 2];
static grid first, second;

static void step(grid u, grid v) {
  for (int i = 1; i <= ROWS; i++)
    for (int j = 1; j <= COLUMNS; j++)
      v[i][j] =
          u[i][j] + 0.1f * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j]);
}

static float run(int steps) {
  int up = twin_rank ? twin_rank - 1 : MPI_PROC_NULL;
  int down = twin_rank < twin_size - 1 ? twin_rank + 1 : MPI_PROC_NULL;
  for (int s = 0; s < steps; s++) {
    float(*u)[COLUMNS + 2] = s & 1 ? second : first, (*v)[COLUMNS + 2] = s & 1 ? first : second;
    MPI_Sendrecv(u[ROWS], COLUMNS + 2, MPI_FLOAT, down, 0, u[0], COLUMNS + 2, MPI_FLOAT, up, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(u[1], COLUMNS + 2, MPI_FLOAT, up, 1, u[ROWS + 1], COLUMNS + 2, MPI_FLOAT, down, 1,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    step(u, v);
  }
  return first[5][5];
}

int main(int argc, char **argv) {
  twin_start(&argc, &argv);
  for (int i = 1; i <= ROWS; i++)
    for (int j = 1; j <= COLUMNS; j++)
      first[i][j] = (float)((i * 31 + j * 17) % 101) / 101;
  return twin_time(atoi(argv[1]), run);
}
