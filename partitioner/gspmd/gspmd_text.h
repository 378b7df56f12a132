/*
 * The text of a sharding as programs before Shardy have it, in mhlo.sharding:
 *
 *   {replicated}  {manual}  {maximal device=3}
 *   {devices=[2,1,4]0,1,2,3,4,5,6,7 last_tile_dim_replicate}     devices row-major over the tiles
 *   {devices=[2,1,4]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}      0 to 7 as [2,4], turned
 *   {unreduced}  {devices=[2,1,4]<=[8] last_tile_dims={unreduced}}     a sum of terms
 *   {unknown shard_as 0}                                         as all else with this number
 *   {{replicated}, {devices=[8]<=[8]}}                           of an op with several results
 *
 * Foreign text: whatever it is, it is read or refused.
 */
#ifndef SR_PARTITIONER_GSPMD_GSPMD_TEXT_H
#define SR_PARTITIONER_GSPMD_GSPMD_TEXT_H

#include "graph/ir/graph.h"

enum {
  SR_GSPMD_MAX_TILES = 2 * SR_MAX_RANK
};

typedef enum sr_gspmd_kind {
  SR_GSPMD_UNKNOWN,    /* nothing is said */
  SR_GSPMD_REPLICATED, /* every device has all of it */
  SR_GSPMD_UNREDUCED,  /* it is the sum of what the devices have */
  SR_GSPMD_MAXIMAL,    /* one device has it */
  SR_GSPMD_MANUAL,     /* each device has a value of its own; tiles may say the same */
  SR_GSPMD_TILED,
} sr_gspmd_kind;

/* What the devices have that a tile behind the dimensions of an array counts. */
typedef enum sr_gspmd_subgroup {
  SR_GSPMD_COPIES,
  SR_GSPMD_OWN,          /* values of their own */
  SR_GSPMD_PARTIAL_SUMS, /* of which the value is the sum */
} sr_gspmd_subgroup;

typedef struct sr_gspmd_sharding {
  sr_gspmd_kind kind;
  bool grouped;  /* with others that lie alike, */
  int64_t group; /* of this number */
  bool of_each;  /* MANUAL, or all tiles count devices that have values of their own */
  /* TILED: dimension d of an array is cut into tiles[d] parts; what follows the `rank` dimensions
   * of the array counts devices that have rests[t]. */
  int32_t rank, tile_count;
  int64_t tiles[SR_GSPMD_MAX_TILES];
  sr_gspmd_subgroup rests[SR_GSPMD_MAX_TILES];
  /* The devices, row-major over the tiles: a list; or, where that is NULL, 0, 1, 2, ... in the
   * shape `dims`, transposed by `order`. */
  const int64_t *devices;
  int32_t dim_count;
  int64_t dims[SR_GSPMD_MAX_TILES];
  int32_t order[SR_GSPMD_MAX_TILES];
} sr_gspmd_sharding;

typedef struct sr_gspmd_shardings {
  bool tuple; /* one for each result */
  size_t count;
  const sr_gspmd_sharding *items;
} sr_gspmd_shardings;

/*
 * Reads `text`, in which tiles are over `device_count` devices. False when it cannot be read:
 * *out_fault says why. Everything lives in `arena`.
 */
bool sr_gspmd_shardings_read(sr_arena *arena, const char *text, int64_t device_count,
                             sr_gspmd_shardings *out_shardings, const char **out_fault);

#endif
