/*
 * The text of mhlo.sharding, in programs from before Shardy:
 *
 *   {replicated}  {manual}  {maximal device=3}
 *   {devices=[2,1,4]0,1,2,3,4,5,6,7 last_tile_dim_replicate}     devices row-major over the tiles
 *   {devices=[2,1,4]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}      iota [2,4], transposed
 *   {unreduced}  {devices=[2,1,4]<=[8] last_tile_dims={unreduced}}     partial sums
 *   {unknown shard_as 0}                                   same sharding as all values of group 0
 *   {{replicated}, {devices=[8]<=[8]}}                           for an op with several results
 *
 * The text is untrusted: the parser refuses any other text.
 */
#ifndef SR_PARTITIONER_GSPMD_GSPMD_TEXT_H
#define SR_PARTITIONER_GSPMD_GSPMD_TEXT_H

#include "graph/ir/graph.h"

enum {
  SR_GSPMD_MAX_TILES = 2 * SR_MAX_RANK
};

typedef enum sr_gspmd_kind {
  SR_GSPMD_UNKNOWN,    /* nothing is stated */
  SR_GSPMD_REPLICATED, /* every device has the whole value */
  SR_GSPMD_UNREDUCED,  /* the value is the sum over all devices */
  SR_GSPMD_MAXIMAL,    /* one device has the value */
  SR_GSPMD_MANUAL,     /* each device has a value of its own; sr_gspmd_sharding.of_each is true */
  SR_GSPMD_TILED,
} sr_gspmd_kind;

/* Tiles may have more dimensions than the array (last_tile_dims). A subgroup says what the devices
 * along such an additional dimension hold. */
typedef enum sr_gspmd_subgroup {
  SR_GSPMD_COPIES,       /* copies of the same shard */
  SR_GSPMD_OWN,          /* each device has a value of its own */
  SR_GSPMD_PARTIAL_SUMS, /* the value is the sum of what the devices hold */
} sr_gspmd_subgroup;

typedef struct sr_gspmd_sharding {
  sr_gspmd_kind kind;
  bool grouped;  /* the value is in a group of values that must have one sharding (shard_as) */
  int64_t group; /* number of the group, if `grouped` */
  bool of_each;  /* each device has a value of its own: MANUAL, or TILED with an OWN tile for each
                  * device */
  /* TILED: dimension d of the array is cut into tiles[d] shards, for d < rank. Tile dimensions t
   * from rank to tile_count - 1 are additional: rests[t] says what the tiles[t] devices along them
   * hold. */
  int32_t rank, tile_count;
  int64_t tiles[SR_GSPMD_MAX_TILES];
  sr_gspmd_subgroup rests[SR_GSPMD_MAX_TILES];
  /* `devices` lists the devices, row-major over the tiles. If it is NULL, the devices are an iota:
   * 0, 1, 2, ... in the shape `dims`, transposed by `order`. */
  const int64_t *devices;
  int32_t dim_count;
  int64_t dims[SR_GSPMD_MAX_TILES];
  int32_t order[SR_GSPMD_MAX_TILES];
} sr_gspmd_sharding;

typedef struct sr_gspmd_shardings {
  bool tuple; /* true: `items` has one sharding for each result of the op */
  size_t count;
  const sr_gspmd_sharding *items;
} sr_gspmd_shardings;

/*
 * Parses `text`, the sharding of a program over `device_count` devices. Returns false if the text
 * cannot be parsed; *out_fault says why. The results live in `arena`.
 */
bool sr_gspmd_shardings_read(sr_arena *arena, const char *text, int64_t device_count,
                             sr_gspmd_shardings *out_shardings, const char **out_fault);

#endif
