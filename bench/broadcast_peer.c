/*
 * Sends an executable to all ranks: this project's broadcast beside MPI_Bcast, in one run.
 *
 *     mpicc -O2 -I. bench/broadcast_peer.c build/mpi/lib*.a build/base/lib*.a -lcrypto
 *     mpirun -n 64 a.out [MiB] [rounds] [node_is_rank]
 *
 * Prints for each of the two the time in milliseconds until every rank has read every page once:
 * the median of the rounds, of the slowest rank. Also prints how much more memory all ranks
 * together hold then, as the sum of their proportional set sizes. This project's broadcast holds
 * one more copy on each node, beside the root's own.
 */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "mpi/world.h"
#include "tests/support/resident.h"

static double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

static int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Reads one byte of every page. */
static uint64_t read_all(const uint8_t *data, size_t bytes) {
  uint64_t sum = 0;
  for (size_t i = 0; i < bytes; i += 4096)
    sum += data[i];
  return sum;
}

static double sum_of_all(double own) {
  double all = 0;
  MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static double slowest(double own) {
  double all = 0;
  MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return all;
}

/* Runs one round of this project's broadcast, and returns its milliseconds. Sets *out_held to the
 * bytes that all ranks together hold in addition while they have the data. */
static double ours(sr_world *world, const uint8_t *original, size_t bytes, double *out_held) {
  sr_ctx ctx = {0};
  sr_world_piece piece = {sr_world_rank(world) == 0 ? original : NULL, bytes};
  sr_world_block block;
  double before = sum_of_all((double)resident_bytes());
  MPI_Barrier(MPI_COMM_WORLD);
  double start = now_ms();
  if (sr_world_broadcast(&ctx, world, 0, &piece, 1, &block) != SR_OK) {
    fprintf(stderr, "%s\n", ctx.message);
    sr_world_abort(world, 1);
  }
  volatile uint64_t sum = read_all(piece.data, piece.bytes);
  (void)sum;
  double took = slowest(now_ms() - start);
  *out_held = sum_of_all((double)resident_bytes()) - before;
  sr_world_release(&block);
  return took;
}

/* Runs one round of MPI_Bcast, into memory of each rank's own. Returns and sets the same as
 * ours(). */
static double theirs(uint8_t *original, size_t bytes, double *out_held) {
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  double before = sum_of_all((double)resident_bytes());
  MPI_Barrier(MPI_COMM_WORLD);
  double start = now_ms();
  uint8_t *data = rank == 0 ? original : malloc(bytes);
  MPI_Bcast(data, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
  volatile uint64_t sum = read_all(data, bytes);
  (void)sum;
  double took = slowest(now_ms() - start);
  *out_held = sum_of_all((double)resident_bytes()) - before;
  if (rank != 0)
    free(data);
  return took;
}

int main(int argc, char **argv) {
  size_t bytes = (size_t)(argc > 1 ? atoi(argv[1]) : 100) << 20;
  int rounds = argc > 2 ? atoi(argv[2]) : 5;
  sr_world_options options = {.node_is_rank = argc > 3 && strcmp(argv[3], "node_is_rank") == 0};
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  if (sr_world_create(&ctx, &options, &world) != SR_OK) {
    fprintf(stderr, "%s\n", ctx.message);
    return 1;
  }
  int rank = sr_world_rank(world);
  uint8_t *original = rank == 0 ? malloc(bytes) : NULL;
  for (size_t i = 0; i < bytes && original; i++)
    original[i] = (uint8_t)(i >> 3);
  double *times = calloc(2 * (size_t)rounds, sizeof *times), held[2] = {0};
  for (int i = 0; i < rounds; i++) {
    times[i] = ours(world, original, bytes, &held[0]);
    times[rounds + i] = theirs(original, bytes, &held[1]);
  }
  qsort(times, (size_t)rounds, sizeof *times, compare_doubles);
  qsort(times + rounds, (size_t)rounds, sizeof *times, compare_doubles);
  if (rank == 0)
    printf("%zu MiB to %d ranks on %d nodes\n"
           "broadcast  %9.1f ms  %9.1f MiB more are held\n"
           "MPI_Bcast  %9.1f ms  %9.1f MiB more are held\n",
           bytes >> 20, sr_world_size(world), sr_world_node_count(world), times[rounds / 2],
           held[0] / 0x1p20, times[rounds + rounds / 2], held[1] / 0x1p20);
  free(times);
  free(original);
  sr_world_destroy(world);
  return 0;
}
