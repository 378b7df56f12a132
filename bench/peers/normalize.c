/* Batch normalization over the 1024 x 256 floats of each rank: normalize STEPS. */
#include "twin.h"

#include <math.h>

enum {
  ROWS = 1024,
  COLUMNS = 256
};

static float x[ROWS][COLUMNS], mean[COLUMNS], variance[COLUMNS];

/* Sets out[j] to the mean over all rows of all ranks of (x[i][j] - from[j]) to the power 1 or 2. */
static void average(const float *from, int squared, float *out) {
  for (int j = 0; j < COLUMNS; j++)
    out[j] = 0;
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) {
      float off = x[i][j] - from[j];
      out[j] += squared ? off * off : off;
    }
  MPI_Allreduce(MPI_IN_PLACE, out, COLUMNS, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
  for (int j = 0; j < COLUMNS; j++)
    out[j] /= (float)(ROWS * twin_size);
}

static float run(int steps) {
  static const float zeros[COLUMNS];
  for (int s = 0; s < steps; s++) {
    float factor[COLUMNS];
    average(zeros, 0, mean);
    average(mean, 1, variance);
    for (int j = 0; j < COLUMNS; j++)
      factor[j] = 0.99f / sqrtf(variance[j] + 1e-5f);
    for (int i = 0; i < ROWS; i++)
      for (int j = 0; j < COLUMNS; j++)
        x[i][j] = (x[i][j] - mean[j]) * factor[j] + 0.01f;
  }
  return x[5][5];
}

int main(int argc, char **argv) {
  twin_start(&argc, &argv);
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++)
      x[i][j] = (float)((i * 31 + j * 17 + twin_rank) % 101) / 101;
  return twin_time(atoi(argv[1]), run);
}
