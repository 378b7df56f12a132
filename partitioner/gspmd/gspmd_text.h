/*
 * The text of mhlo.sharding, in programs from before Shardy:
 *
 *   {replicated}  {manual}  {maximal device=3}
 *   {devices=[2,1,4]0,1,2,3,4,5,6,7 last_tile_dim_replicate}     devices row-major over the tiles
 *   {devices=[2,1,4]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}      iota [2,4], transposed
 *   {unreduced}  {devices=[2,1,4]<=[8] last_tile_dims={unreduced}}     partial sums
 *   {unknown shard_as 0}                                   as all other values with this number
 *   {{replicated}, {devices=[8]<=[8]}}                           for an op with several results
 *
 * The text is untrusted: the parser reads or refuses it.
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

/* Says what devices hold that differ only along one tile behind the dimensions of the array. */
typedef enum sr_gspmd_subgroup {
  SR_GSPMD_COPIES,
  SR_GSPMD_OWN,          /* values of their own */
  SR_GSPMD_PARTIAL_SUMS, /* summands of the value */
} sr_gspmd_subgroup;

typedef struct sr_gspmd_sharding {
  sr_gspmd_kind kind;
  bool grouped;  /* the value is in a group of values with one sharding */
  int64_t group; /* number of that group */
  bool of_each;  /* MANUAL, or all tiles count devices with values of their own */
  /* TILED: dimension d of an array is cut into tiles[d] shards. The tiles behind the `rank`
   * dimensions count devices; rests[t] says what these hold. */
  int32_t rank, tile_count;
  int64_t tiles[SR_GSPMD_MAX_TILES];
  sr_gspmd_subgroup rests[SR_GSPMD_MAX_TILES];
  /* The devices, row-major over the tiles, as a list. If the list is NULL, the devices are 0, 1, 2,
   * ... in the shape `dims`, transposed by `order`. */
  const int64_t *devices;
  int32_t dim_count;
  int64_t dims[SR_GSPMD_MAX_TILES];
  int32_t order[SR_GSPMD_MAX_TILES];
} sr_gspmd_sharding;

typedef struct sr_gspmd_shardings {
  bool tuple; /* one sharding for each result */
  size_t count;
  const sr_gspmd_sharding *items;
} sr_gspmd_shardings;

/*
 * Parses `text`, whose tiles are over `device_count` devices. False if it cannot be parsed;
 * *out_fault says why. Everything lives in `arena`.
 */
bool sr_gspmd_shardings_read(sr_arena *arena, const char *text, int64_t device_count,
                             sr_gspmd_shardings *out_shardings, const char **out_fault);

#endif
