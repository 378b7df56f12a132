/*
 * All collectives of groups and pairs compared with a scalar reference, on any number of ranks and
 * devices per rank.
 *
 *     exchange_test DEVICES_PER_RANK [node_is_rank] [split_nodes] [shuffled] [quick] [pairs]
 *                   [turns]
 *
 * Inputs are a function of (device, case, run, element), so every device can compute its expected
 * result. Devices do not synchronise between cases and overwrite `in` directly after each run, so a
 * missing wait shows. In every other run an all-reduce writes its result over its operand.
 */
#include "mpi/exchange.h"
#include "mpi/pace.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#include "support/shuffled_team.h"
#include "support/turns.h"

enum {
  MAX_DEVICES = 64,
  WINDOW_BYTES = 1 << 28,
  MAX_ROWS = 64,
  MAX_CASES = 10000
};

/* ---- element types and reductions ------------------------------------------------------------ */

/* Neither associative nor commutative: detects any wrong order. */
static void mix_u32(void *const *buffers, int64_t begin, int64_t end) {
  uint32_t *result = buffers[0];
  const uint32_t *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = b ? a[i] * 3 + (b[i] ^ 0x55) : a[i] * 7 + 1;
}

static void add_f32(void *const *buffers, int64_t begin, int64_t end) {
  float *result = buffers[0];
  const float *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = b ? a[i] + b[i] : a[i] * 0.3f;
}

static void max_f64(void *const *buffers, int64_t begin, int64_t end) {
  double *result = buffers[0];
  const double *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = !b ? 1 / a[i] : a[i] > b[i] ? a[i] : b[i];
}

static void subtract_u8(void *const *buffers, int64_t begin, int64_t end) {
  uint8_t *result = buffers[0];
  const uint8_t *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = (uint8_t)(b ? a[i] - b[i] : a[i] ^ 0xa5);
}

/* Complex product; then the conjugate. */
static void multiply_c128(void *const *buffers, int64_t begin, int64_t end) {
  double(*result)[2] = buffers[0];
  double(*a)[2] = buffers[1], (*b)[2] = buffers[2];
  for (int64_t i = begin; i < end; i++) {
    double real = b ? a[i][0] * b[i][0] - a[i][1] * b[i][1] : a[i][0];
    double imaginary = b ? a[i][0] * b[i][1] + a[i][1] * b[i][0] : -a[i][1];
    result[i][0] = real;
    result[i][1] = imaginary;
  }
}

typedef struct type_row {
  uint32_t bytes;
  sr_exchange_reduction *reduction;
} type_row;

static const type_row types[] = {
    {4, mix_u32}, {4, add_f32}, {8, max_f64}, {1, subtract_u8}, {16, multiply_c128}};

static uint64_t hash(uint64_t x) {
  x *= 0x9e3779b97f4a7c15u;
  x ^= x >> 29;
  x *= 0xbf58476d1ce4e5b9u;
  return x ^ (x >> 32);
}

/* Element `index` of a device's operand in a run. */
static void make_element(const type_row *type, uint64_t key, int64_t index, void *out) {
  uint64_t bits = hash(key + (uint64_t)index);
  float f = (float)(int32_t)bits * 1.7e-5f;
  double d[2] = {(double)(int32_t)bits / 3e9, (double)(int32_t)(bits >> 32) / 3e9};
  if (type->reduction == add_f32)
    memcpy(out, &f, sizeof f);
  else if (type->bytes >= 8)
    memcpy(out, d, type->bytes);
  else
    memcpy(out, &bits, type->bytes);
}

/* ---- cases ----------------------------------------------------------------------------------- */

typedef struct test_case {
  sr_exchange_spec spec;
  const type_row *type;
  uint64_t key;
  int runs;
} test_case;

typedef struct device_state {
  sr_exchange *exchange;
  const sr_team *team;          /* or NULL */
  int32_t device, device_count; /* the participant, and how many there are */
  int32_t place;                /* the device */
  bool quick, turns;
  uint64_t first, case_count; /* number of the first case, cases so far */
} device_state;

static uint64_t run_key(const test_case *test, int32_t device, int run) {
  return hash(test->key * 1000003 + (uint64_t)run) + ((uint64_t)device << 40);
}

/* Finds the group of a device: its members without padding, and the device's position or -1. */
static int32_t group_of(const sr_exchange_spec *spec, int32_t device, int32_t *members,
                        int32_t *count) {
  for (uint32_t g = 0; g < spec->group_count; g++) {
    int32_t position = -1;
    *count = 0;
    for (uint32_t i = 0; i < spec->group_size; i++) {
      int32_t member = spec->groups[g * spec->group_size + i];
      if (member < 0)
        continue;
      if (member == device)
        position = *count;
      members[(*count)++] = member;
    }
    if (position >= 0)
      return position;
  }
  *count = (int32_t)spec->group_size;
  return -1;
}

static void reduce_expected(const test_case *test, int run, const int32_t *members, int32_t count,
                            int64_t index, void *out) {
  make_element(test->type, run_key(test, members[0], run), index, out);
  for (int32_t i = 1; i < count; i++) {
    _Alignas(16) uint8_t operand[16];
    make_element(test->type, run_key(test, members[i], run), index, operand);
    test->spec.reduction((void *[]){out, out, operand}, 0, 1);
  }
}

/* Number of elements of `in` and `out` for a device in a group of n. */
static int64_t in_count(const sr_exchange_spec *spec, int32_t n) {
  bool splits =
      spec->kind == SR_COLLECTIVE_REDUCE_SCATTER || spec->kind == SR_COLLECTIVE_ALL_TO_ALL;
  return spec->outer * spec->chunk * (splits ? n : 1);
}

static int64_t out_count(const sr_exchange_spec *spec, int32_t n) {
  bool joins = spec->kind == SR_COLLECTIVE_ALL_GATHER || spec->kind == SR_COLLECTIVE_ALL_TO_ALL;
  return spec->outer * spec->chunk * (joins ? n : 1);
}

/* The expected element `index` of a device's result, as executable/plan.h defines it. */
static void expected_element(const test_case *test, int run, int32_t device, const int32_t *members,
                             int32_t n, int32_t position, int64_t index, void *out) {
  const sr_exchange_spec *spec = &test->spec;
  int64_t chunk = spec->chunk;
  memset(out, 0, 16);
  switch (spec->kind) {
  case SR_COLLECTIVE_PERMUTE:
    for (uint32_t i = 0; i < spec->group_count; i++)
      if (spec->groups[2 * i + 1] == device)
        make_element(test->type, run_key(test, spec->groups[2 * i], run), index, out);
    return;
  case SR_COLLECTIVE_ALL_REDUCE:
    if (position < 0)
      make_element(test->type, run_key(test, device, run), index, out);
    else
      reduce_expected(test, run, members, n, index, out);
    if (spec->finishes)
      spec->reduction((void *[]){out, out, NULL}, 0, 1);
    return;
  case SR_COLLECTIVE_BROADCAST:
    if (position >= 0)
      make_element(test->type, run_key(test, members[0], run), index, out);
    return;
  case SR_COLLECTIVE_ALL_GATHER:
    if (position >= 0) {
      int64_t row = index / (n * chunk), part = index / chunk % n, column = index % chunk;
      make_element(test->type, run_key(test, members[part], run), row * chunk + column, out);
    }
    return;
  case SR_COLLECTIVE_REDUCE_SCATTER:
    if (position >= 0)
      reduce_expected(test, run, members, n, (index / chunk * n + position) * chunk + index % chunk,
                      out);
    return;
  case SR_COLLECTIVE_ALL_TO_ALL:
    if (position >= 0)
      make_element(test->type, run_key(test, members[index / chunk], run),
                   position * chunk + index % chunk, out);
    return;
  case SR_COLLECTIVE_REDISTRIBUTE: /* exchange_redistribute_test.c */
    return;
  }
}

/* Checks all elements of small results, and edges and a sample of large ones. */
static bool check_result(const test_case *test, int run, int32_t device, const uint8_t *out) {
  int32_t members[MAX_DEVICES], n = 0;
  int32_t position = group_of(&test->spec, device, members, &n);
  int64_t count = out_count(&test->spec, n), step = count > 20000 ? 61 : 1;
  for (int64_t i = 0; i < count; i += i < 5000 || i > count - 5000 ? 1 : step) {
    _Alignas(16) uint8_t wanted[16];
    expected_element(test, run, device, members, n, position, i, wanted);
    if (memcmp(out + i * test->type->bytes, wanted, test->type->bytes) == 0)
      continue;
    fprintf(stderr, "device %d: case %llu, kind %d, run %d: element %lld of %lld differs\n", device,
            (unsigned long long)test->key, (int)test->spec.kind, run, (long long)i,
            (long long)count);
    return false;
  }
  return true;
}

/* Prepares, runs and releases one case on one device. */
static void run_case(device_state *state, test_case *test) {
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  uint64_t number = state->first + state->case_count++;
  test->spec.team = state->team;
  test->key = state->case_count;
  if (!EXPECT_EQ(sr_exchange_prepare(&ctx, state->exchange, state->place, number, &test->spec, &op),
                 SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return;
  }
  int32_t members[MAX_DEVICES], n = 0;
  group_of(&test->spec, state->device, members, &n);
  uint8_t *in = sr_exchange_window(state->exchange, state->place);
  int64_t count = in_count(&test->spec, n);
  EXPECT(count * test->type->bytes <= WINDOW_BYTES / 2);
  EXPECT(out_count(&test->spec, n) * test->type->bytes <= WINDOW_BYTES / 2);
  for (int run = 0; run < test->runs; run++) {
    const bool over = test->spec.kind == SR_COLLECTIVE_ALL_REDUCE && (run + state->device) % 2 == 1;
    uint8_t *out = over ? in : in + WINDOW_BYTES / 2;
    for (int64_t i = 0; i < count; i++)
      make_element(test->type, run_key(test, state->device, run), i, in + i * test->type->bytes);
    if (hash(test->key * 64 + (uint64_t)run + (uint64_t)state->device * 977) % 8 == 0)
      sched_yield();
    if (!EXPECT_EQ(run_op(op, in, out, state->turns), SR_OK))
      break;
    if (!over)
      memset(in, 0xee, (size_t)(count < 4096 ? count : 4096) * test->type->bytes);
    if (!EXPECT(check_result(test, run, state->device, out))) {
      sr_exchange_fail(state->exchange); /* the others would wait forever */
      break;
    }
  }
  sr_exchange_release(op);
}

/* Typical groups of the devices 0..count-1. `rows` is [MAX_ROWS][count]. */
static uint32_t make_groups(int shape, int32_t count, int32_t *groups, uint32_t *out_size) {
  int32_t half = (count + 1) / 2;
  switch (shape) {
  case 0: /* one group */
  case 1: /* one group, in reverse order */
    for (int32_t i = 0; i < count; i++)
      groups[i] = shape == 0 ? i : count - 1 - i;
    *out_size = (uint32_t)count;
    return 1;
  case 2: /* two halves, of unequal size if count is odd */
    for (int32_t i = 0; i < 2 * half; i++)
      groups[i] = i < count ? i : -1;
    *out_size = (uint32_t)half;
    return 2;
  case 3: /* even and odd, the last device in no group, padding in front */
    for (int32_t i = 0; i < 2 * half; i++)
      groups[i] = -1;
    for (int32_t i = 0; i < count - 1; i++)
      groups[i % 2 * half + half - 1 - i / 2] = i;
    *out_size = (uint32_t)half;
    return 2;
  case 4: /* groups of one device */
    for (int32_t i = 0; i < count; i++)
      groups[i] = i;
    *out_size = 1;
    return (uint32_t)count;
  }
  return 0;
}

enum {
  GROUP_SHAPES = 5,
  PAIR_SHAPES = 5
};

static uint32_t make_pairs(int shape, int32_t count, int32_t *pairs) {
  uint32_t rows = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t target = -1;
    if (shape == 0) /* ring */
      target = (i + 1) % count;
    else if (shape == 1 && i + 1 < count) /* open chain: the first device receives nothing */
      target = i + 1;
    else if (shape == 2) /* mirror; if count is odd, one device sends to itself */
      target = count - 1 - i;
    else if (shape == 3 && i % 2 == 0 && i + 1 < count) /* half of the devices idle */
      target = i + 1;
    if (target >= 0) {
      pairs[2 * rows] = i;
      pairs[2 * rows++ + 1] = target;
    }
    if (shape == 4 && i > 0) { /* one source for all targets */
      pairs[2 * rows] = 0;
      pairs[2 * rows++ + 1] = i;
    }
  }
  return rows;
}

/* All kinds and groups for one size and type. */
static void run_size(device_state *state, const type_row *type, int64_t outer, int64_t chunk,
                     int runs) {
  int32_t groups[MAX_ROWS * MAX_DEVICES];
  for (int kind = SR_COLLECTIVE_ALL_REDUCE; kind <= SR_COLLECTIVE_BROADCAST; kind++) {
    bool rows = kind == SR_COLLECTIVE_ALL_GATHER || kind == SR_COLLECTIVE_REDUCE_SCATTER;
    bool reduces = kind == SR_COLLECTIVE_ALL_REDUCE || kind == SR_COLLECTIVE_REDUCE_SCATTER;
    bool permutes = kind == SR_COLLECTIVE_PERMUTE;
    for (int shape = 0; shape < (permutes ? PAIR_SHAPES : GROUP_SHAPES); shape++) {
      test_case test = {.type = type, .runs = runs};
      uint32_t size = 2;
      uint32_t count = permutes ? make_pairs(shape, state->device_count, groups)
                                : make_groups(shape, state->device_count, groups, &size);
      test.spec = (sr_exchange_spec){.kind = (sr_collective_kind)kind,
                                     .outer = rows ? outer : 1,
                                     .chunk = chunk,
                                     .element_bytes = type->bytes,
                                     .group_count = count,
                                     .group_size = size,
                                     .groups = groups,
                                     .reduction = reduces ? type->reduction : NULL};
      run_case(state, &test);
      test.spec.finishes = true;
      if (kind == SR_COLLECTIVE_ALL_REDUCE)
        run_case(state, &test);
    }
  }
}

static void *device_main(void *argument) {
  device_state *state = argument;
  size_t type_count = sizeof types / sizeof *types;
  int many = state->quick ? 60 : 400;
  for (size_t t = 0; t < type_count; t++) {
    run_size(state, &types[t], 1, 0, 2);
    run_size(state, &types[t], 1, 1, many);
    run_size(state, &types[t], 3, 7, many);
    run_size(state, &types[t], 2, 500, state->quick ? 6 : 20);
    run_size(state, &types[t], 1, 4096, state->quick ? 3 : 10);
  }
  run_size(state, &types[0], 5, 30011, 3);
  run_size(state, &types[1], 1, 8209, 2 * SR_PACE_FIRST); /* its copies are paced */
  if (!state->quick)
    run_size(state, &types[1], 1, 1000003, 2);
  return NULL;
}

int main(int argc, char **argv) {
  int32_t devices_per_rank = argc > 1 ? atoi(argv[1]) : 1;
  sr_world_options options = {0};
  bool quick = false, pairs = false, shuffled = false, turns = false;
  for (int i = 2; i < argc; i++) {
    options.node_is_rank |= strcmp(argv[i], "node_is_rank") == 0;
    options.split_nodes = strcmp(argv[i], "split_nodes") == 0 ? 2 : options.split_nodes;
    shuffled |= strcmp(argv[i], "shuffled") == 0;
    quick |= strcmp(argv[i], "quick") == 0;
    pairs |= strcmp(argv[i], "pairs") == 0;
    turns |= strcmp(argv[i], "turns") == 0;
  }
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  sr_exchange *exchange = NULL;
  if (!EXPECT_EQ(sr_world_create(&ctx, &options, &world), SR_OK) ||
      !EXPECT_EQ(sr_exchange_create(&ctx, world, devices_per_rank, WINDOW_BYTES,
                                    SR_EXCHANGE_NUMBERS, &exchange),
                 SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return expect_result();
  }
  for (int32_t i = 0; pairs && i < devices_per_rank; i++) {
    int32_t device = sr_world_rank(world) * devices_per_rank + i;
    sr_exchange_pin(exchange, device, device / 2);
  }
  EXPECT_EQ(sr_world_agree(&ctx, world, SR_OK), SR_OK);
  const sr_team *team =
      shuffled ? shuffled_team(exchange, world, devices_per_rank, MAX_CASES) : NULL;
  uint64_t first = 1;
  if (!team) {
    EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, MAX_CASES, &first), SR_OK);
    EXPECT_EQ(first, 0);
  }
  pthread_t threads[MAX_DEVICES];
  device_state states[MAX_DEVICES];
  for (int32_t i = 0; i < devices_per_rank; i++) {
    const int32_t place = sr_world_rank(world) * devices_per_rank + i;
    states[i] = (device_state){.exchange = exchange,
                               .team = team,
                               .place = place,
                               .device = team ? shuffled_participant(team, place) : place,
                               .first = team ? team->first[shuffled_participant(team, place)] : 0,
                               .device_count = sr_world_size(world) * devices_per_rank,
                               .quick = quick,
                               .turns = turns};
    EXPECT_EQ(pthread_create(&threads[i], NULL, device_main, &states[i]), 0);
  }
  for (int32_t i = 0; i < devices_per_rank; i++)
    pthread_join(threads[i], NULL);
  sr_exchange_destroy(exchange);
  sr_world_destroy(world);
  return expect_result();
}
