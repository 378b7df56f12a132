/*
 * What the hand-written peers with MPI share. A twin does what a program of bench/programs or of
 * bench/side_collectives.py does, on arrays of the same sizes, as one would write it by hand.
 */
#ifndef BENCH_PEERS_TWIN_H
#define BENCH_PEERS_TWIN_H

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  TWIN_ROUNDS = 9
};

static int twin_rank, twin_size;

static inline int twin_compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

/* Zeroed memory for `count` floats. */
static inline float *twin_floats(size_t count) {
  float *made = aligned_alloc(64, (count * sizeof *made + 63) / 64 * 64);
  if (!made)
    MPI_Abort(MPI_COMM_WORLD, 1);
  for (size_t i = 0; i < count; i++)
    made[i] = 0;
  return made;
}

static inline void twin_start(int *argc, char ***argv) {
  MPI_Init(argc, argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &twin_rank);
  MPI_Comm_size(MPI_COMM_WORLD, &twin_size);
}

/* Calls run(steps) in each round, and prints microseconds per step on rank 0: the best round, the
 * median round, and what `run` returned last, which shows that it has computed. */
static inline int twin_time(int steps, float (*run)(int steps)) {
  double times[TWIN_ROUNDS];
  float last = 0;
  for (int round = 0; round < TWIN_ROUNDS; round++) {
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    last = run(steps);
    times[round] = (MPI_Wtime() - start) / steps * 1e6;
  }
  qsort(times, TWIN_ROUNDS, sizeof *times, twin_compare);
  if (twin_rank == 0)
    printf("%.3f %.3f %g\n", times[0], times[TWIN_ROUNDS / 2], (double)last);
  MPI_Finalize();
  return 0;
}

#endif
