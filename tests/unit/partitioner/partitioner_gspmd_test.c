/*
 * Which device has which part, by the definition of an mhlo.sharding (device number n of its list
 * has tile n, row-major), of random texts: tests/golden/partitioner/gspmd.txt has all other cases.
 */
#include "support/every_type.h"

static sr_arena *arena;
static sr_partition_result result;

/* Which part of a 24 x 24 x 24 array argument `index` has on `device`. */
static sr_shard shard_of(int index, int64_t device) {
  static const int64_t dims[3] = {24, 24, 24};
  return sr_sharding_shard(&result.signature.arguments[index].sharding, dims, device);
}

typedef struct tiling {
  int64_t tiles[4];    /* the last one counts copies */
  int64_t devices[24]; /* row-major over the tiles */
  const char *text;
} tiling;

static uint32_t state;
static int64_t draw(int64_t below) {
  state = state * 1664525U + 1013904223U;
  return (int64_t)(state >> 8) % below;
}

/* `count` random factors of `total`. */
static void draw_factors(int64_t total, int64_t count_, int64_t *factors) {
  for (int64_t i = 0; i < count_; i++)
    factors[i] = 1;
  for (int64_t p = 2; total > 1; p++)
    for (; total % p == 0; total /= p)
      factors[draw(count_)] *= p;
}

static tiling draw_tiling(int64_t device_count) {
  tiling t = {0};
  int64_t dims[3], order[3] = {0, 1, 2}, steps[3];
  draw_factors(device_count, 4, t.tiles);
  draw_factors(device_count, 3, dims);
  for (int i = 2; i > 0; i--) {
    int64_t j = draw(i + 1), kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
  steps[2] = 1;
  steps[1] = dims[2];
  steps[0] = dims[1] * dims[2];
  int64_t n = 0;
  for (int64_t a = 0; a < dims[order[0]]; a++)
    for (int64_t b = 0; b < dims[order[1]]; b++)
      for (int64_t c = 0; c < dims[order[2]]; c++)
        t.devices[n++] = a * steps[order[0]] + b * steps[order[1]] + c * steps[order[2]];
  sr_text text = {.arena = arena};
  sr_text_printf(&text, "{devices=[%d,%d,%d,%d]", (int)t.tiles[0], (int)t.tiles[1], (int)t.tiles[2],
                 (int)t.tiles[3]);
  if (draw(2)) {
    sr_text_printf(&text, "<=[%d,%d,%d]T(%d,%d,%d)", (int)dims[0], (int)dims[1], (int)dims[2],
                   (int)order[0], (int)order[1], (int)order[2]);
  } else {
    if (draw(2)) { /* two devices change places */
      int64_t i = draw(device_count), j = draw(device_count), kept = t.devices[i];
      t.devices[i] = t.devices[j];
      t.devices[j] = kept;
    }
    for (int64_t i = 0; i < device_count; i++)
      sr_text_printf(&text, i ? ",%d" : "%d", (int)t.devices[i]);
  }
  sr_text_string(&text, draw(2) ? " last_tile_dim_replicate}" : " last_tile_dims={replicated}}");
  t.text = sr_text_get(&text);
  return t;
}

static void expect_parts(int index, const tiling *t, int64_t device_count) {
  for (int64_t n = 0; n < device_count; n++) {
    int64_t tile = n / t->tiles[3];
    const int64_t places[3] = {tile / t->tiles[2] / t->tiles[1], tile / t->tiles[2] % t->tiles[1],
                               tile % t->tiles[2]};
    sr_shard shard = shard_of(index, t->devices[n]);
    for (int d = 0; d < 3; d++) {
      EXPECT_EQ(shard.start[d], places[d] * (24 / t->tiles[d]));
      EXPECT_EQ(shard.size[d], 24 / t->tiles[d]);
    }
  }
}

static void parts_of_devices(void) {
  static const int64_t counts[] = {2, 4, 6, 8, 12, 24};
#define CUBE "tensor<24x24x24xf32>"
  for (state = 0; state < 600; state++) {
    uint32_t seed = state;
    arena = sr_arena_create();
    int64_t devices = counts[seed % 6];
    tiling t[3];
    for (int i = 0; i < 3; i++)
      t[i] = draw_tiling(devices);
    const char *program = sr_arena_printf(
        arena,
        "module attributes {mhlo.num_partitions = %d : i32} {\nfunc.func public @main(%%x: " CUBE
        " {mhlo.sharding = \"%s\"}, %%y: " CUBE " {mhlo.sharding = \"%s\"}, %%z: " CUBE
        " {mhlo.sharding = \"%s\"}) -> " CUBE " {\nreturn %%x : " CUBE "\n}\n}\n",
        (int)devices, t[0].text, t[1].text, t[2].text);
    sr_ctx ctx = {0};
    sr_module *module;
    const sr_partition_options options = {.placement = SR_PLACEMENT_ALL};
    partition_every_type(program, &options);
    EXPECT_EQ(partition_module(&ctx, arena, "t.mlir", program, &options, &module, &result), SR_OK);
    for (int i = 0; i < 3; i++)
      expect_parts(i, &t[i], devices);
    state = seed;
    sr_arena_destroy(arena);
  }
}

int main(void) {
  parts_of_devices();
  return expect_result();
}
