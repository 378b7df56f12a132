/*
 * One device fails while its peers wait in a collective: all of them return, none hangs.
 *
 *     exchange_fail_test [node_is_rank | split_nodes]
 */
#include "mpi/exchange_private.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/expect.h"

enum {
  DEVICES_PER_RANK = 2,
  WINDOW_BYTES = 1 << 22,
  MAX_DEVICES = 64
};

static void add_i32(void *const *buffers, int64_t begin, int64_t end) {
  int32_t *result = buffers[0];
  const int32_t *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = a[i] + b[i];
}

typedef struct device_state {
  sr_exchange *exchange;
  int32_t device, device_count;
  int64_t chunk;
} device_state;

/* Prepares an all-reduce of `count` devices: `first` and every `step`-th one after it. */
static sr_exchange_op *prepare_some(const device_state *state, uint64_t number, int32_t first,
                                    int32_t step, int32_t count) {
  int32_t groups[MAX_DEVICES];
  for (int32_t i = 0; i < count; i++)
    groups[i] = first + i * step;
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                           .outer = 1,
                           .chunk = state->chunk,
                           .element_bytes = 4,
                           .group_count = 1,
                           .group_size = (uint32_t)count,
                           .groups = groups,
                           .reduction = add_i32};
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  EXPECT_EQ(sr_exchange_prepare(&ctx, state->exchange, state->device, number, &spec, &op), SR_OK);
  return op;
}

/* Prepares an all-reduce of all devices. */
static sr_exchange_op *prepare(const device_state *state, uint64_t number) {
  return prepare_some(state, number, 0, 1, state->device_count);
}

/* The last device fails while the others run a loop of collectives without it and hardly ever wait.
 * They still learn of the failure, long before the loop's end after 20 s. */
static void loop_or_fail(const device_state *state, sr_exchange_op *op) {
  int32_t *in = sr_exchange_window(state->exchange, state->device);
  struct timespec pause = {.tv_nsec = 200000000}, start, now;
  if (state->device == state->device_count - 1) {
    nanosleep(&pause, NULL);
    sr_exchange_fail(state->exchange);
    return;
  }
  sr_status status = SR_OK;
  clock_gettime(CLOCK_MONOTONIC, &start);
  do {
    status = sr_exchange_run(op, in, in + WINDOW_BYTES / 8);
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while (status == SR_OK && now.tv_sec - start.tv_sec < 20);
  EXPECT_EQ(status, SR_ERR_PEER);
}

/* The devices of each rank exchange among themselves. */
static void *inside_main(void *argument) {
  device_state *state = argument;
  int32_t first = state->device / DEVICES_PER_RANK * DEVICES_PER_RANK;
  sr_exchange_op *op = prepare_some(state, 0, first, 1, DEVICES_PER_RANK);
  loop_or_fail(state, op);
  sr_exchange_release(op);
  return NULL;
}

/* The first devices of all ranks exchange; the other devices take no part. */
static void *across_main(void *argument) {
  device_state *state = argument;
  sr_exchange_op *op =
      prepare_some(state, 0, 0, DEVICES_PER_RANK, state->device_count / DEVICES_PER_RANK);
  if (state->device % DEVICES_PER_RANK == 0 || state->device == state->device_count - 1)
    loop_or_fail(state, op);
  sr_exchange_release(op);
  return NULL;
}

/* The last device fails at once, while device 0 waits for a busy device on its own node. If the
 * failed device is on another node, device 0 still learns of it, by a message. */
static void *busy_main(void *argument) {
  device_state *state = argument;
  sr_exchange_op *op = prepare(state, 1);
  int32_t *in = sr_exchange_window(state->exchange, state->device);
  struct timespec pause = {.tv_sec = 2}, start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (state->device == state->device_count - 1) {
    sr_exchange_fail(state->exchange);
  } else {
    if (state->device > 0)
      nanosleep(&pause, NULL);
    EXPECT_EQ(sr_exchange_run(op, in, in + WINDOW_BYTES / 8), SR_ERR_PEER);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  EXPECT(state->device > 0 || end.tv_sec - start.tv_sec < 2);
  sr_exchange_release(op);
  return NULL;
}

/* Three good runs, after which the last device fails instead of running. */
static void *device_main(void *argument) {
  device_state *state = argument;
  sr_exchange_op *op = prepare(state, 0);
  int32_t *in = sr_exchange_window(state->exchange, state->device);
  int32_t *out = in + WINDOW_BYTES / 8;
  for (int run = 0; run < 3; run++) {
    in[0] = run;
    EXPECT_EQ(sr_exchange_run(op, in, out), SR_OK);
    EXPECT_EQ(out[0], run * state->device_count);
  }
  if (state->device == state->device_count - 1) {
    /* Long enough for the peers to finish the third run, however busy the machine is. */
    struct timespec pause = {.tv_nsec = 200000000};
    nanosleep(&pause, NULL);
    sr_exchange_fail(state->exchange);
  } else {
    EXPECT_EQ(sr_exchange_run(op, in, out), SR_ERR_PEER);
  }
  EXPECT_EQ(sr_exchange_run(op, in, out), SR_ERR_PEER);
  sr_exchange_release(op);
  return NULL;
}

/* True if a page is part of the address space. */
static bool is_mapped(void *page) {
  return msync(page, 4096, MS_ASYNC) == 0;
}

static void test_size(sr_world *world, int64_t chunk, void *(*thread_main)(void *)) {
  sr_ctx ctx = {0};
  sr_exchange *exchange = NULL;
  if (!EXPECT_EQ(sr_exchange_create(&ctx, world, DEVICES_PER_RANK, WINDOW_BYTES,
                                    SR_EXCHANGE_NUMBERS, &exchange),
                 SR_OK))
    return;
  uint64_t first = 1;
  EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 2, &first), SR_OK);
  EXPECT_EQ(first, 0);
  pthread_t threads[DEVICES_PER_RANK];
  device_state states[DEVICES_PER_RANK];
  for (int32_t i = 0; i < DEVICES_PER_RANK; i++) {
    states[i] = (device_state){exchange, sr_world_rank(world) * DEVICES_PER_RANK + i,
                               sr_world_size(world) * DEVICES_PER_RANK, chunk};
    EXPECT_EQ(pthread_create(&threads[i], NULL, thread_main, &states[i]), 0);
  }
  for (int32_t i = 0; i < DEVICES_PER_RANK; i++)
    pthread_join(threads[i], NULL);

  /* The ranks can still agree, as they do at the end of a job. */
  sr_status own = sr_world_rank(world) == sr_world_size(world) - 1
                      ? sr_fail(&ctx, SR_ERR_INVALID, "gave up")
                      : SR_ERR_PEER;
  EXPECT(sr_world_agree(&ctx, world, own) != SR_OK);
  /* Rank 0 may have pending receives from the failed device of another node, so MPI may still write
   * to its window. */
  void *window = sr_exchange_window(exchange, sr_world_rank(world) * DEVICES_PER_RANK);
  const bool abandoned = exchange->abandoned;
  sr_exchange_destroy(exchange);
  EXPECT(!abandoned || sr_world_node_count(world) > 1);
  EXPECT_EQ(is_mapped(window), abandoned);
}

static bool is_never(void *user) {
  (void)user;
  return false;
}

/* A wait for other work ends when the process of a device on this node has. */
static void test_lost_peer(sr_world *world) {
  sr_ctx ctx = {0};
  sr_exchange *exchange = NULL;
  if (!EXPECT_EQ(sr_exchange_create(&ctx, world, DEVICES_PER_RANK, WINDOW_BYTES, 1, &exchange),
                 SR_OK))
    return;
  const pid_t child = fork();
  if (child == 0)
    _exit(0);
  EXPECT_EQ(waitpid(child, NULL, 0), child);
  exchange->devices[sr_world_rank(world) * DEVICES_PER_RANK].pid = child;
  EXPECT_EQ(sr_exchange_wait_until(exchange, "here", is_never, NULL), SR_ERR_PEER);
  sr_exchange_destroy(exchange);
}

int main(int argc, char **argv) {
  sr_world_options options = {0};
  if (argc > 1) {
    options.node_is_rank = strcmp(argv[1], "node_is_rank") == 0;
    options.split_nodes = strcmp(argv[1], "split_nodes") == 0 ? 2 : 0;
  }
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  if (!EXPECT_EQ(sr_world_create(&ctx, &options, &world), SR_OK))
    return expect_result();
  const int64_t chunks[] = {1, 1000, 100000};
  for (size_t i = 0; i < sizeof chunks / sizeof *chunks; i++)
    test_size(world, chunks[i], device_main);
  test_size(world, 1000, busy_main);
  for (size_t i = 0; i < sizeof chunks / sizeof *chunks; i++) {
    test_size(world, chunks[i], inside_main);
    test_size(world, chunks[i], across_main);
  }
  test_lost_peer(world);
  sr_world_destroy(world);
  return expect_result();
}
