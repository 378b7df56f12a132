/*
 * All-reduce of float sums: this project's exchange beside MPI_Allreduce, in one run.
 *
 *     mpirun -n 2 bench_collectives [devices per rank]
 *
 * Each sample times a batch of calls back to back, as a loop of a program makes them. The table
 * shows the median of the samples, in microseconds per call, of the slowest rank. With several
 * devices per rank the column of MPI is left out, because MPI_Allreduce has one participant per
 * rank.
 */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "mpi/exchange.h"

enum {
  SAMPLES = 41,
  MAX_BYTES = 8 << 20,
  MAX_DEVICES = 256
};

static const size_t sizes[] = {8, 1024, 8192, 65536, 1 << 20, MAX_BYTES};
enum {
  SIZE_COUNT = sizeof sizes / sizeof *sizes
};

static void add_f32(void *const *buffers, int64_t begin, int64_t end) {
  float *result = buffers[0];
  const float *left = buffers[1], *right = buffers[2];
#pragma GCC ivdep
  for (int64_t i = begin; i < end; i++)
    result[i] = left[i] + right[i];
}

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

static int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, compare_doubles);
  return values[count / 2];
}

/* Returns the number of calls in a sample, which take about 200 us. It is the same on all ranks. */
static int batch_of(size_t bytes) {
  return bytes <= 8192 ? 200 : bytes <= 65536 ? 50 : bytes <= 1 << 20 ? 5 : 1;
}

typedef struct device_state {
  sr_exchange *exchange;
  int32_t device, device_count;
  double us[SIZE_COUNT]; /* [size]: median microseconds per call */
  bool failed;
} device_state;

static sr_exchange_op *prepare(device_state *state, const int32_t *groups, int number) {
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                           .outer = 1,
                           .chunk = (int64_t)(sizes[number] / sizeof(float)),
                           .element_bytes = sizeof(float),
                           .group_count = 1,
                           .group_size = (uint32_t)state->device_count,
                           .groups = groups,
                           .reduction = add_f32};
  if (sr_exchange_prepare(&ctx, state->exchange, state->device, (uint64_t)number, &spec, &op) !=
      SR_OK)
    fprintf(stderr, "%s\n", ctx.message);
  return op;
}

static void *device_main(void *argument) {
  device_state *state = argument;
  int32_t groups[MAX_DEVICES];
  for (int32_t i = 0; i < state->device_count; i++)
    groups[i] = i;
  uint8_t *in = sr_exchange_window(state->exchange, state->device), *out = in + MAX_BYTES;
  memset(in, 0, 2 * (size_t)MAX_BYTES);
  for (int i = 0; i < SIZE_COUNT; i++) {
    sr_exchange_op *op = prepare(state, groups, i);
    double samples[SAMPLES];
    int batch = batch_of(sizes[i]);
    for (int sample = -2; sample < SAMPLES && op; sample++) {
      double start = now_us();
      for (int call = 0; call < batch; call++)
        state->failed |= sr_exchange_run(op, in, out) != SR_OK;
      if (sample >= 0)
        samples[sample] = (now_us() - start) / batch;
    }
    state->failed |= op == NULL;
    state->us[i] = op ? median(samples, SAMPLES) : 0;
    sr_exchange_release(op);
  }
  return NULL;
}

/* Measures MPI_Allreduce, on buffers of its own. Sets out_us[i] to the median microseconds per call
 * for sizes[i]. */
static void run_mpi(double *out_us) {
  float *in = calloc(1, MAX_BYTES), *out = calloc(1, MAX_BYTES);
  if (!in || !out)
    abort();
  memset(in, 0, MAX_BYTES);
  memset(out, 0, MAX_BYTES);
  for (int i = 0; i < SIZE_COUNT; i++) {
    double samples[SAMPLES];
    int batch = batch_of(sizes[i]);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int sample = -2; sample < SAMPLES; sample++) {
      double start = now_us();
      for (int call = 0; call < batch; call++)
        MPI_Allreduce(in, out, (int)(sizes[i] / sizeof(float)), MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
      if (sample >= 0)
        samples[sample] = (now_us() - start) / batch;
    }
    out_us[i] = median(samples, SAMPLES);
  }
  free(in);
  free(out);
}

/* Measures the exchange. Sets out_us[i] to the median for sizes[i], of the slowest device of this
 * rank. */
static bool run_exchange(sr_exchange *exchange, sr_world *world, int32_t devices, double *out_us) {
  pthread_t threads[MAX_DEVICES];
  device_state *states = calloc((size_t)devices, sizeof *states);
  bool failed = states == NULL;
  for (int32_t i = 0; i < devices && !failed; i++) {
    states[i].exchange = exchange;
    states[i].device = sr_world_rank(world) * devices + i;
    states[i].device_count = sr_world_size(world) * devices;
    if (pthread_create(&threads[i], NULL, device_main, &states[i]) != 0)
      abort();
  }
  memset(out_us, 0, SIZE_COUNT * sizeof *out_us);
  for (int32_t i = 0; i < devices && !failed; i++) {
    pthread_join(threads[i], NULL);
    failed |= states[i].failed;
    for (int s = 0; s < SIZE_COUNT; s++)
      out_us[s] = states[i].us[s] > out_us[s] ? states[i].us[s] : out_us[s];
  }
  free(states);
  return !failed;
}

int main(int argc, char **argv) {
  int32_t devices = argc > 1 ? atoi(argv[1]) : 1;
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  sr_exchange *exchange = NULL;
  if (sr_world_create(&ctx, NULL, &world) != SR_OK || devices < 1 ||
      devices * sr_world_size(world) > MAX_DEVICES ||
      sr_exchange_create(&ctx, world, devices, 2 * (uint64_t)MAX_BYTES, SR_EXCHANGE_NUMBERS,
                         &exchange) != SR_OK ||
      sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, SIZE_COUNT, &(uint64_t){0}) != SR_OK) {
    fprintf(stderr, "bench_collectives: %s\n", ctx.message);
    return 1;
  }
  bool has_mpi = sr_world_size(world) > 1 && devices == 1;
  double ours[SIZE_COUNT], theirs[SIZE_COUNT] = {0}, pair[2 * SIZE_COUNT];
  bool ok = run_exchange(exchange, world, devices, ours);
  if (has_mpi)
    run_mpi(theirs);

  int32_t size = sr_world_size(world), rank = sr_world_rank(world);
  double *all = calloc((size_t)size * 2 * SIZE_COUNT, sizeof *all);
  memcpy(pair, ours, sizeof ours);
  memcpy(pair + SIZE_COUNT, theirs, sizeof theirs);
  ok = ok && all && sr_world_all_gather(&ctx, world, pair, sizeof pair, all) == SR_OK;
  if (ok && rank == 0) {
    printf("all-reduce of float sums, %d ranks, %d devices a rank, %s, us a call\n", size, devices,
           sr_world_library(world));
    printf("%10s %12s %14s %8s\n", "bytes", "exchange", "MPI_Allreduce", "ratio");
    for (int s = 0; s < SIZE_COUNT; s++) {
      double mine = 0, mpi = 0;
      for (int32_t r = 0; r < size; r++) {
        double *row = all + (size_t)r * 2 * SIZE_COUNT;
        mine = row[s] > mine ? row[s] : mine;
        mpi = row[SIZE_COUNT + s] > mpi ? row[SIZE_COUNT + s] : mpi;
      }
      if (has_mpi)
        printf("%10zu %12.2f %14.2f %8.1f\n", sizes[s], mine, mpi, mpi / mine);
      else
        printf("%10zu %12.2f\n", sizes[s], mine);
    }
  }
  free(all);
  sr_exchange_destroy(exchange);
  sr_world_destroy(world);
  return ok ? 0 : 1;
}
