/*
 * Redistributes compared with the definition in transfer_table.h, element by element, on any number
 * of ranks and devices per rank.
 *
 *     exchange_redistribute_test DEVICES_PER_RANK [node_is_rank] [split_nodes] [shuffled] [turns]
 *
 * Tables are random but equal on all devices. Operands are a function of (device, case, run,
 * element), so every device can compute its expected result. Devices do not synchronise between
 * cases and overwrite `in` directly after each run, so a missing wait shows.
 */
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#include "mpi/exchange_private.h"
#include "support/shuffled_team.h"
#include "support/turns.h"

enum {
  MAX_DEVICES = 64,
  MAX_RANK = 4,
  MAX_TRANSFERS = 1 << 13,
  WIDTH = 2 + 3 * MAX_RANK,
  WINDOW_BYTES = 1 << 24,
  MAX_CASES = 4000
};

static uint64_t hash(uint64_t x) {
  x *= 0x9e3779b97f4a7c15u;
  x ^= x >> 29;
  x *= 0xbf58476d1ce4e5b9u;
  return x ^ (x >> 32);
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* A table under construction; equal on all devices. */
typedef struct table {
  sr_transfer_table transfers;
  int64_t in_dims[MAX_RANK], out_dims[MAX_RANK];
  int64_t rows[MAX_TRANSFERS * WIDTH];
  uint64_t random;
  int32_t devices;
} table;

static int64_t draw(table *t, int64_t below) {
  t->random += 0x9e3779b97f4a7c15u;
  return (int64_t)(hash(t->random) % (uint64_t)below);
}

static void table_init(table *t, uint64_t seed, int32_t devices, int32_t rank) {
  t->random = hash(seed);
  t->devices = devices;
  t->transfers = (sr_transfer_table){.rank = rank, .in_dims = t->in_dims, .out_dims = t->out_dims};
  t->transfers.rows = t->rows;
}

static void add_transfer(table *t, int64_t source, int64_t target, const int64_t *size,
                         const int64_t *from, const int64_t *to) {
  int32_t rank = t->transfers.rank;
  if (!EXPECT(t->transfers.row_count < MAX_TRANSFERS))
    return;
  int64_t *row = t->rows + t->transfers.row_count++ * sr_transfer_width(rank);
  row[0] = source;
  row[1] = target;
  for (int32_t d = 0; d < rank; d++) {
    row[2 + d] = size[d];
    row[2 + rank + d] = from[d];
    row[2 + 2 * rank + d] = to[d];
  }
}

/* Divides a box of a target's result at random. Each part comes from a random source or stays
 * uncovered. */
static void cut(table *t, int64_t target, const int64_t *to, const int64_t *size, int depth,
                int64_t drop) {
  int32_t rank = t->transfers.rank, d = rank > 0 ? (int32_t)draw(t, rank) : 0;
  if (depth > 0 && rank > 0 && size[d] > 1 && draw(t, 4) > 0) {
    int64_t first[MAX_RANK], second[MAX_RANK], behind[MAX_RANK];
    memcpy(first, size, sizeof first);
    memcpy(second, size, sizeof second);
    memcpy(behind, to, sizeof behind);
    first[d] = 1 + draw(t, size[d] - 1);
    second[d] -= first[d];
    behind[d] += first[d];
    cut(t, target, to, first, depth - 1, drop);
    cut(t, target, behind, second, depth - 1, drop);
    return;
  }
  int64_t clipped[MAX_RANK], from[MAX_RANK];
  if (draw(t, 100) < drop)
    return;
  for (int32_t i = 0; i < rank; i++) {
    clipped[i] = size[i] < t->in_dims[i] ? size[i] : t->in_dims[i];
    from[i] = draw(t, t->in_dims[i] - clipped[i] + 1);
  }
  add_transfer(t, draw(t, t->devices), target, clipped, from, to);
}

/* Random transfers; `drop` per cent of them are left out, and some devices take no part. */
static void make_random(table *t, int64_t longest, int64_t drop) {
  static const int64_t origin[MAX_RANK];
  for (int32_t d = 0; d < t->transfers.rank; d++) {
    t->in_dims[d] = 1 + draw(t, longest);
    t->out_dims[d] = drop == 0 ? 1 + draw(t, t->in_dims[d]) : 1 + draw(t, longest);
  }
  for (int32_t target = 0; target < t->devices; target++)
    if (drop == 0 || draw(t, 5) > 0)
      cut(t, target, origin, t->out_dims, 3, drop);
}

/* Shards of `rows` x `columns` with a halo of `halo` along `dim` from the neighbours; none at the
 * ends. */
static void make_halo(table *t, int32_t dim, int64_t rows, int64_t columns, int64_t halo) {
  const int64_t zero[2] = {0, 0};
  t->in_dims[0] = t->out_dims[0] = rows;
  t->in_dims[1] = t->out_dims[1] = columns;
  t->out_dims[dim] += 2 * halo;
  int64_t middle[2] = {0, 0}, strip[2] = {rows, columns}, last[2] = {0, 0}, end[2] = {0, 0};
  middle[dim] = halo;
  strip[dim] = halo;
  last[dim] = t->in_dims[dim] - halo;
  end[dim] = t->in_dims[dim] + halo;
  for (int32_t target = 0; target < t->devices; target++) {
    add_transfer(t, target, target, t->in_dims, zero, middle);
    if (target > 0)
      add_transfer(t, target - 1, target, strip, last, zero);
    if (target + 1 < t->devices)
      add_transfer(t, target + 1, target, strip, zero, end);
  }
}

/* ---- running --------------------------------------------------------------------------------- */

typedef struct device_state {
  sr_exchange *exchange;
  const sr_team *team;          /* or NULL */
  int32_t device, device_count; /* the participant, and how many there are */
  int32_t place;                /* the device */
  bool turns;
  uint64_t first, case_count;    /* number of the first case, cases so far */
  int paths[SR_PATH_DIRECT + 1]; /* number of cases by path */
  int covered;                   /* results that are covered by transfers */
  table *table;
} device_state;

static void make_element(uint64_t key, int32_t device, int64_t index, uint32_t bytes, void *out) {
  uint64_t bits[2] = {hash(key + ((uint64_t)device << 40) + (uint64_t)index), 0};
  bits[1] = hash(bits[0]);
  memcpy(out, bits, bytes);
}

static sr_transfer transfer_at(const table *t, uint32_t transfer) {
  return sr_transfer_at(t->transfers.rank,
                        t->rows + transfer * sr_transfer_width(t->transfers.rank));
}

/* The transfer that covers an element of a device's result, or -1. */
static int64_t covering(const table *t, int32_t device, const int64_t *at) {
  for (uint32_t i = 0; i < t->transfers.row_count; i++) {
    sr_transfer transfer = transfer_at(t, i);
    bool inside = transfer.target == device;
    for (int32_t d = 0; inside && d < t->transfers.rank; d++)
      inside = at[d] >= transfer.to[d] && at[d] < transfer.to[d] + transfer.size[d];
    if (inside)
      return i;
  }
  return -1;
}

static void expected_element(const device_state *state, uint64_t key, int64_t index, uint32_t bytes,
                             void *out) {
  const table *t = state->table;
  int64_t at[MAX_RANK] = {0}, rest = index;
  for (int32_t d = t->transfers.rank - 1; d >= 0; d--) {
    at[d] = rest % t->out_dims[d];
    rest /= t->out_dims[d];
  }
  int64_t number = covering(t, state->device, at), from = 0;
  memset(out, 0, bytes);
  if (number < 0)
    return;
  sr_transfer transfer = transfer_at(t, (uint32_t)number);
  for (int32_t d = 0; d < t->transfers.rank; d++)
    from = from * t->in_dims[d] + transfer.from[d] + at[d] - transfer.to[d];
  make_element(key, (int32_t)transfer.source, from, bytes, out);
}

static int64_t elements(const table *t, const int64_t *dims) {
  int64_t count = 1;
  for (int32_t d = 0; d < t->transfers.rank; d++)
    count *= dims[d];
  return count;
}

/* Checks all elements of small results, and edges and a sample of large ones. */
static bool check_result(const device_state *state, uint64_t key, uint32_t bytes,
                         const uint8_t *out) {
  int64_t count = elements(state->table, state->table->out_dims);
  for (int64_t i = 0; i < count; i += i < 1000 || i > count - 1000 ? 1 : 61) {
    uint8_t wanted[16];
    expected_element(state, key, i, bytes, wanted);
    if (memcmp(out + i * bytes, wanted, bytes) == 0)
      continue;
    fprintf(stderr, "device %d: case %llu: element %lld of %lld differs\n", state->device,
            (unsigned long long)state->case_count, (long long)i, (long long)count);
    return false;
  }
  return true;
}

/* Prepares, runs and releases the table on one device. */
static void run_table(device_state *state, const sr_transfer_table *transfers, uint32_t bytes,
                      int runs) {
  const table *t = state->table;
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  uint64_t number = state->case_count++;
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_REDISTRIBUTE,
                           .team = state->team,
                           .element_bytes = bytes,
                           .transfers = transfers};
  if (!EXPECT_EQ(sr_exchange_prepare(&ctx, state->exchange, state->place, state->first + number,
                                     &spec, &op),
                 SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return;
  }
  state->paths[op->path]++;
  state->covered += op->is_covered;
  uint8_t *in = sr_exchange_window(state->exchange, state->place);
  uint8_t *out = in + WINDOW_BYTES / 2;
  int64_t count = elements(t, t->in_dims), out_bytes = elements(t, t->out_dims) * bytes;
  EXPECT(count * bytes <= WINDOW_BYTES / 2 && out_bytes < WINDOW_BYTES / 2);
  for (int run = 0; run < runs; run++) {
    uint64_t key = hash(number * 1000003 + (uint64_t)run);
    for (int64_t i = 0; i < count; i++)
      make_element(key, state->device, i, bytes, in + i * bytes);
    memset(out, 0xcc, (size_t)out_bytes + 1);
    if (hash(key + (uint64_t)state->device * 977) % 8 == 0)
      sched_yield();
    if (!EXPECT_EQ(run_op(op, in, out, state->turns), SR_OK))
      break;
    memset(in, 0xee, (size_t)count * bytes);
    if (!EXPECT(check_result(state, key, bytes, out)) || !EXPECT_EQ(out[out_bytes], 0xcc)) {
      sr_exchange_fail(state->exchange); /* the others would wait forever */
      break;
    }
  }
  sr_exchange_release(op);
}

static void run_case(device_state *state, uint32_t bytes, int runs) {
  run_table(state, &state->table->transfers, bytes, runs);
}

/* ---- cases ----------------------------------------------------------------------------------- */

static void run_random(device_state *state) {
  static const int64_t longest[MAX_RANK + 1][3] = {
      {1, 1, 1}, {4, 900, 9000}, {3, 30, 100}, {2, 9, 25}, {2, 5, 11}};
  static const uint32_t widths[] = {1, 2, 4, 8, 16};
  for (uint64_t seed = 0; seed < 120; seed++) {
    int32_t rank = (int32_t)(seed % (MAX_RANK + 1));
    int size = (int)(seed / 5 % 3);
    table_init(state->table, seed, state->device_count, rank);
    make_random(state->table, longest[rank][size], seed / 15 % 2 == 0 ? 0 : 25);
    run_case(state, widths[seed / 3 % 5], size == 0 ? 40 : size == 1 ? 8 : 3);
  }
}

/* The transfers of make_halo as regions: windows of an array sharded along `dim`, which begin
 * `halo` before each shard. */
static void run_windows_of_halo(device_state *state, int32_t dim, int64_t halo, uint32_t bytes,
                                int runs) {
  const table *t = state->table;
  const int64_t n = t->devices, modes = n > 1;
  int64_t list[SR_REGIONS_HEAD + 2 * SR_REGION_NUMBERS + SR_MODE_NUMBERS * 2 + 8] = {
      n, n, 0, 0, 2 * modes, 1};
  int64_t *at = list + SR_REGIONS_HEAD;
  for (int32_t d = 0; d < 2; d++, at += SR_REGION_NUMBERS) {
    at[SR_REGION_CHUNK] = t->in_dims[d];
    at[SR_REGION_FIRST] = d == dim ? -halo : 0;
    at[SR_REGION_STEP] = t->in_dims[d];
    at[SR_REGION_SIZE] = t->out_dims[d];
    at[SR_REGION_DIVISOR] = at[SR_REGION_SHARES] = 1;
  }
  for (int32_t i = 0; i < 2 * modes; i++, at += SR_MODE_NUMBERS) {
    at[0] = dim + 2 * i;
    at[1] = n;
    at[2] = 1;
  }
  at[0] = t->in_dims[0];
  for (int32_t d = 0; d < 2; d++)
    at[2 + d] = d == dim ? n * t->in_dims[d] : t->in_dims[d];
  sr_transfer_table transfers = {.rank = 2, .in_dims = t->in_dims, .out_dims = t->out_dims};
  const uint64_t count = (uint64_t)(at + sr_transfer_width(2) - list);
  EXPECT(sr_transfer_regions_read(2, list, count, &transfers.regions));
  run_table(state, &transfers, bytes, runs);
}

static void run_halo(device_state *state, int32_t dim, const int64_t *size, uint32_t bytes,
                     int runs) {
  table_init(state->table, 0, state->device_count, 2);
  make_halo(state->table, dim, size[0], size[1], size[2]);
  run_case(state, bytes, runs);
  run_windows_of_halo(state, dim, size[2], bytes, runs);
}

static void run_halos(device_state *state) {
  for (int32_t dim = 0; dim < 2; dim++) {
    run_halo(state, dim, (int64_t[]){5, 3, 1}, 4, 300);
    run_halo(state, dim, (int64_t[]){64, 60, 2}, 8, 30);
    run_halo(state, dim, (int64_t[]){700, 650, 3}, 4, 5);
  }
}

/* No transfers; one source for all targets; all data to one device, which has none. */
static void run_extremes(device_state *state) {
  const int64_t zero[1] = {0}, one[1] = {1};
  table *t = state->table;
  table_init(t, 0, state->device_count, 2);
  t->in_dims[0] = t->out_dims[1] = 70;
  t->in_dims[1] = t->out_dims[0] = 3;
  run_case(state, 4, 20);
  table_init(t, 0, state->device_count, 2);
  t->in_dims[0] = t->in_dims[1] = t->out_dims[0] = 0;
  t->out_dims[1] = 5;
  run_case(state, 4, 3);
  for (int64_t size = 1; size <= 100000; size *= 10) {
    table_init(t, 0, state->device_count, 1);
    t->in_dims[0] = t->out_dims[0] = size;
    for (int32_t i = 0; i < state->device_count; i++)
      add_transfer(t, 0, i, t->in_dims, zero, zero);
    run_case(state, 4, size < 1000 ? 50 : 5);
  }
  table_init(t, 0, state->device_count, 1);
  t->in_dims[0] = 2;
  t->out_dims[0] = state->device_count;
  for (int32_t i = 1; i < state->device_count; i++) {
    int64_t to[1] = {i};
    add_transfer(t, i, 0, one, one, to);
  }
  run_case(state, 4, 50);
}

/* An invalid spec is refused. */
static void expect_refused(device_state *state, const char *what, uint32_t bytes) {
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_REDISTRIBUTE,
                           .team = state->team,
                           .element_bytes = bytes,
                           .transfers = &state->table->transfers};
  EXPECT_EQ(sr_exchange_prepare(&ctx, state->exchange, state->place,
                                state->first + state->case_count++, &spec, &op),
            SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, what);
  EXPECT(op == NULL);
}

static void run_refused(device_state *state) {
  table *t = state->table;
  for (int fault = 0; fault < 8; fault++) {
    table_init(t, 0, state->device_count, 1);
    int64_t size[1] = {3}, from[1] = {1}, to[1] = {2}, source = 0, target = 0;
    t->in_dims[0] = 4;
    t->out_dims[0] = 5;
    source = fault == 0 ? state->device_count : fault == 1 ? -1 : source;
    target = fault == 2 ? state->device_count : target;
    size[0] = fault == 3 ? 0 : size[0];
    from[0] = fault == 4 ? 2 : from[0];
    to[0] = fault == 5 ? INT64_MAX : to[0];
    t->in_dims[0] = fault == 6 ? INT64_MAX : 4;
    t->out_dims[0] = fault == 7 ? -1 : 5;
    add_transfer(t, source, target, size, from, to);
    expect_refused(state,
                   fault < 3    ? "its source or its target is no device"
                   : fault == 3 ? "its size is not positive"
                   : fault == 4 ? "it leaves the operand"
                   : fault == 5 ? "it leaves the result"
                                : "arrays of rank 1",
                   4);
  }
}

static void *device_main(void *argument) {
  device_state *state = argument;
  state->table = calloc(1, sizeof *state->table);
  if (!EXPECT(state->table != NULL))
    return NULL;
  run_random(state);
  run_halos(state);
  run_extremes(state);
  run_refused(state);
  EXPECT(state->paths[SR_PATH_NONE] > 0 && state->covered > 0);
  EXPECT(state->covered < (int)state->case_count);
  if (state->device_count > 1)
    for (int path = SR_PATH_INLINE; path <= SR_PATH_DIRECT; path++)
      EXPECT(state->paths[path] > 0);
  free(state->table);
  return NULL;
}

int main(int argc, char **argv) {
  int32_t devices_per_rank = argc > 1 ? atoi(argv[1]) : 1;
  sr_world_options options = {0};
  bool shuffled = false, turns = false;
  for (int i = 2; i < argc; i++) {
    options.node_is_rank |= strcmp(argv[i], "node_is_rank") == 0;
    options.split_nodes = strcmp(argv[i], "split_nodes") == 0 ? 2 : options.split_nodes;
    shuffled |= strcmp(argv[i], "shuffled") == 0;
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
  const sr_team *team =
      shuffled ? shuffled_team(exchange, world, devices_per_rank, MAX_CASES) : NULL;
  uint64_t first = 1;
  if (!team)
    EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, MAX_CASES, &first), SR_OK);
  pthread_t threads[MAX_DEVICES];
  device_state states[MAX_DEVICES];
  for (int32_t i = 0; i < devices_per_rank; i++) {
    const int32_t place = sr_world_rank(world) * devices_per_rank + i;
    states[i] = (device_state){.exchange = exchange,
                               .team = team,
                               .place = place,
                               .turns = turns,
                               .device = team ? shuffled_participant(team, place) : place,
                               .first = team ? team->first[shuffled_participant(team, place)] : 0,
                               .device_count = sr_world_size(world) * devices_per_rank};
    EXPECT_EQ(pthread_create(&threads[i], NULL, device_main, &states[i]), 0);
  }
  for (int32_t i = 0; i < devices_per_rank; i++)
    pthread_join(threads[i], NULL);
  sr_exchange_destroy(exchange);
  sr_world_destroy(world);
  return expect_result();
}
