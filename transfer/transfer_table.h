/*
 * Transfers between devices: boxes of the operands of source devices become boxes of the results of
 * target devices. The graph, the executable and the exchange share this contract of a redistribute.
 * A transfer does
 *
 *     result(target)[to .. to + size) = operand(source)[from .. from + size)
 *
 * in every dimension. Elements of a result that no transfer covers are zero (all bits 0). Source
 * and target may be one device. A device may be the source and the target of many transfers. The
 * transfers to one target do not overlap.
 *
 * A transfer table has one of two encodings. A *list* has a row for each transfer. *Regions* give
 * what each target receives as an affine function of its position; their length does not depend on
 * the number of devices. Both encodings have the same interface: sr_transfer_next iterates over the
 * transfers, sr_transfers_sum counts them and their elements, sr_transfers_check validates the
 * table.
 */
#ifndef SR_TRANSFER_TRANSFER_TABLE_H
#define SR_TRANSFER_TRANSFER_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

/* Largest rank of an array. Arrays of higher rank are refused where they enter. */
enum {
  SR_MAX_RANK = 64
};

/* Number of integers that describe a transfer. */
static inline size_t sr_transfer_width(int32_t rank) {
  return 2 + 3 * (size_t)rank;
}

enum {
  SR_TRANSFER_MOST_NUMBERS = 2 + 3 * SR_MAX_RANK, /* integers in a transfer */
  SR_TRANSFERS_MOST = 1 << 24,                    /* transfers in a table */
  SR_TRANSFERS_FEW = 16, /* tables of at most so many transfers are lists, for people to read */
};

/*
 * Regions: what each target receives of an array whose shards are on the sources.
 *
 * Sources are positions [0 .. sources) of a mesh. Targets are positions [0 .. targets) of the same
 * mesh or of another one. There are at most SR_TRANSFERS_MOST of each. A *mode* {list, size,
 * stride} is an axis of the positions: its index at a position is position / stride % size, and
 * `size` is at least 2. Each mode belongs to a list. The indices of the modes of one list are the
 * digits, major first, of the number that the list has at a position:
 *
 *     list d             the shard along dimension d that a source has
 *     list rank + d      the region along dimension d that a target receives
 *     list 2 rank + d    the copy of the shards along dimension d that a source has
 *
 * The modes are sorted by list. A mode covers the range from `stride` to size * stride, and size *
 * stride divides the number of positions. The ranges of all modes of the lists d and 2 rank + d do
 * not overlap, nor do those of one list rank + d: of two modes, the higher stride is a multiple of
 * the lower one's size * stride. The index of one mode can thus change without the others.
 *
 * Shard p of dimension d has the elements [p * chunk .. (p + 1) * chunk) of the array. Regions are
 * slices of a *view*, which consists of patches of the array with zeros between them. A patch
 * copies elements [from .. from + size) of the array to [to .. to + size) of the view. Patches do
 * not overlap in the view. Region r along a dimension is the `size` elements of the view from
 *
 *     floor((first + r / shares * step) / divisor) + r % shares * size
 *
 * on. A region may begin before 0 and end behind the last patch. The view may have patches of
 * several arrays. An operand then holds one shard of each of these arrays, concatenated along
 * dimension `along`. A patch identifies its array by the array's chunk and by the offset of the
 * array's shard in the operand.
 *
 * Each target has an *own* position among the sources (sr_transfer_table). It reads the shard at
 * its own position from there. It reads any other shard from the position *beside* its own: the
 * modes of the lists d are set to that shard, and all other modes stay. Usually each copy of a
 * shard then serves equally many targets.
 *
 * But if regions depend on modes on which shards do not depend, all targets of a region would read
 * the same copy, and no target the others. For these dimensions list 2 rank + d has the modes that
 * distinguish the copies. Let m be the number of shards and n the number of copies, one a multiple
 * of the other. Let p and c be the shard and the copy at the own position. The target then reads
 * from copy
 *
 *     p * (n / m) + c % (n / m)    if n >= m, else  p / (m / n)
 *
 * unless that copy is on another node (of `node` devices) than the target, and the position beside
 * is on the target's node.
 */
typedef struct sr_transfer_regions {
  int32_t rank;
  int64_t sources, targets;
  int64_t node;  /* devices on one node; 0: one node, or copies are not distinguished */
  int64_t along; /* dimension along which shards of several arrays are concatenated; any dimension
                  * if there is one array; 0 for rank 0 */
  int64_t mode_count, patch_count;
  const int64_t *dims;    /* [rank][SR_REGION_NUMBERS]: chunk, first, step, size, divisor, shares */
  const int64_t *modes;   /* [mode_count][SR_MODE_NUMBERS]: list, size, stride */
  const int64_t *patches; /* [patch_count][sr_transfer_width(rank)]: chunk along `along`, offset of
                             the shard in an operand, size[rank], from[rank], to[rank] */
} sr_transfer_regions;

enum {
  SR_REGIONS_HEAD = 6, /* sources, targets, node, along, mode_count, patch_count */
  SR_MODE_NUMBERS = 3,
};

/* Indices into the SR_REGION_NUMBERS numbers of one dimension. */
enum {
  SR_REGION_CHUNK,
  SR_REGION_FIRST,
  SR_REGION_STEP,
  SR_REGION_SIZE,
  SR_REGION_DIVISOR, /* at least 1 */
  SR_REGION_SHARES,  /* at least 1 */
  SR_REGION_NUMBERS
};

/*
 * A transfer table. Arrays are row-major; the operands of all devices have one shape, and so do the
 * results. A row of a list is source, target, size[rank], from[rank], to[rank].
 *
 * Regions may have a list of devices, which names the device at each source position. If the
 * targets are of another mesh, two more parts follow: the device at each target position, and each
 * target's own position among the sources. A target that is no source reads as a source at its own
 * position would.
 */
typedef struct sr_transfer_table {
  int32_t rank;
  uint32_t row_count;
  const int64_t *in_dims, *out_dims; /* [rank]: shape of an operand, of a result */
  const int64_t *rows;               /* [row_count][sr_transfer_width(rank)] */
  sr_transfer_regions regions;       /* all zeros for a list */
  const int64_t *devices;            /* [device_count]; NULL: position i is device i */
  int64_t device_count;
} sr_transfer_table;

static inline bool sr_transfers_have_regions(const sr_transfer_table *table) {
  return table->regions.dims != NULL;
}

/* True for regions whose targets are of another mesh than their sources: the device list is then
 * longer than the number of sources. */
static inline bool sr_transfers_have_two_meshes(const sr_transfer_table *table) {
  return sr_transfers_have_regions(table) && table->device_count > table->regions.sources;
}

/* Number of entries of `devices` that are devices; own positions of targets may follow them. */
static inline int64_t sr_transfers_listed(const sr_transfer_table *table) {
  return table->device_count - (sr_transfers_have_two_meshes(table) ? table->regions.targets : 0);
}

/* A transfer. Its three arrays have `rank` entries and are contiguous. */
typedef struct sr_transfer {
  int64_t source, target;
  const int64_t *size, *from, *to;
} sr_transfer;

/* The transfer whose integers begin at `at`. */
static inline sr_transfer sr_transfer_at(int32_t rank, const int64_t *at) {
  return (sr_transfer){at[0], at[1], at + 2, at + 2 + rank, at + 2 + 2 * (size_t)rank};
}

/* ---- transfer_regions.c ---------------------------------------------------------------------- */

/*
 * Decodes the regions of an array of rank 0 .. SR_MAX_RANK from one list of integers: head, dims,
 * modes, patches. False if the length of the list does not match the head. Nothing else is checked.
 * `out` points into `numbers`.
 */
bool sr_transfer_regions_read(int32_t rank, const int64_t *numbers, uint64_t count,
                              sr_transfer_regions *out);
/* The list from which the regions were decoded, and its length. */
static inline const int64_t *sr_transfer_regions_list(const sr_transfer_regions *regions) {
  return regions->dims - SR_REGIONS_HEAD;
}
uint64_t sr_transfer_regions_numbers(const sr_transfer_regions *regions);

/* The numbers of dimension `dim`, indexed by the enum above. */
static inline const int64_t *sr_transfer_regions_dim(const sr_transfer_regions *regions,
                                                     int32_t dim) {
  return regions->dims + (size_t)dim * SR_REGION_NUMBERS;
}

typedef struct sr_patch_row {
  int64_t chunk, offset;
  const int64_t *size, *from, *to; /* [rank] */
} sr_patch_row;

static inline sr_patch_row sr_transfer_regions_patch(const sr_transfer_regions *regions,
                                                     int64_t index) {
  const sr_transfer row = sr_transfer_at(
      regions->rank, regions->patches + (size_t)index * sr_transfer_width(regions->rank));
  return (sr_patch_row){row.source, row.target, row.size, row.from, row.to};
}

/* Size of a shard along `dim`, of the array that the patch copies from. */
int64_t sr_transfer_regions_chunk(const sr_transfer_regions *regions, const sr_patch_row *patch,
                                  int32_t dim);
/* Returns the position in the view at which region `index` starts, along the dimension that `dim`
 * describes (SR_REGION_*). */
int64_t sr_transfer_region_start(const int64_t *dim, int64_t index);
/* Number of values that the modes of list `list` can represent. */
int64_t sr_transfer_regions_count(const sr_transfer_regions *regions, int32_t list);
/* The device at a source position, the device at a target position, and the own position of a
 * target among the sources. */
int64_t sr_transfers_source(const sr_transfer_table *table, int64_t position);
int64_t sr_transfers_target(const sr_transfer_table *table, int64_t position);
int64_t sr_transfers_own(const sr_transfer_table *table, int64_t target);

/*
 * The intersection of a target's region and a patch. Along each dimension it is elements [begin ..
 * end) of the array, which lie in shards [first .. last] of size `chunk`. `low` is the start of the
 * region, in elements of the array.
 */
typedef struct sr_intersection {
  int64_t low[SR_MAX_RANK], begin[SR_MAX_RANK], end[SR_MAX_RANK];
  int64_t first[SR_MAX_RANK], last[SR_MAX_RANK], chunk[SR_MAX_RANK];
} sr_intersection;

/*
 * An iterator over the intersections of regions and patches: for each target, the patches in order.
 * Initialised to {.regions = ...}. It updates only the dimensions in which the region of a target
 * differs from that of the previous target.
 */
typedef struct sr_intersection_walk {
  const sr_transfer_regions *regions;
  bool within;
  bool ordered; /* patches are sorted along `along`; only patches that overlap the region there
                 * are tested */
  int64_t target, patch, patch_end;
  /* `looks`: work so far, 1 + rank for each target and patch; `most_looks`: its limit, 0: none. */
  uint64_t looks, most_looks;
  int64_t current_patch;               /* the patch of `intersection` */
  uint32_t lists[3 * SR_MAX_RANK + 1]; /* first mode of each list */
  int64_t turns[SR_MAX_RANK];          /* number of successive targets with equal regions along d */
  int64_t left[SR_MAX_RANK];           /* how many of these successive targets are still to come */
  int64_t start[SR_MAX_RANK];          /* start of the target's region */
  bool is_new[SR_MAX_RANK];            /* `start` has changed since `intersection` was computed */
  bool has_moved[SR_MAX_RANK]; /* `intersection` has changed since the last transfer was made */
  sr_intersection intersection;
} sr_intersection_walk;

/* Number of transfers of an intersection: one for each combination of shards. */
static inline double sr_intersection_transfers(const sr_intersection *intersection, int32_t rank) {
  double transfers = 1;
  for (int32_t d = 0; d < rank; d++)
    transfers *= (double)(intersection->last[d] - intersection->first[d] + 1);
  return transfers;
}

/* The next nonempty intersection; false after the last one, or after `most_looks` steps. */
bool sr_intersection_next(sr_intersection_walk *walk);

/* The number that the modes of a list have at a position. */
int64_t sr_intersection_number(const sr_intersection_walk *walk, int32_t list, int64_t position);

/* An iterator over the transfers of a table, in order. Initialised to {.table = ...}. */
typedef struct sr_transfer_walk {
  const sr_transfer_table *table;
  uint32_t row; /* for a list: row of the next transfer */
  bool firsts;  /* for regions, like all fields below: visit one transfer per target, its first */
  bool within;  /* the transfers of an intersection are being visited */
  int64_t numbers[SR_TRANSFER_MOST_NUMBERS];
  sr_intersection_walk intersections;
  int64_t place;               /* offset along `along` of the patch's shard in an operand */
  int64_t shard[SR_MAX_RANK];  /* the shard that the transfer reads */
  int64_t offset[SR_MAX_RANK]; /* distance of the shard's position from the position of shard 0 */
  uint32_t steps[SR_MAX_RANK]; /* next shards before the index of the minor mode wraps to 0 */
  int64_t all_offsets;         /* sum of `offset` */
  /* Positions: the target's own, and two from which it may read shard 0 of each dimension. */
  int64_t own, beside, other;
} sr_transfer_walk;

/* sr_transfer_next for a table with regions. */
bool sr_transfer_regions_next(sr_transfer_walk *walk, sr_transfer *out);
/* Gives the next transfer, valid until the next call; false after the last one. Regions must have
 * passed sr_transfers_check; the rows of a list may have any numbers. */
bool sr_transfer_next(sr_transfer_walk *walk, sr_transfer *out);

/* Writes all transfers: [transfers][sr_transfer_width(rank)]. */
void sr_transfers_expand(const sr_transfer_table *table, int64_t *out);

/* ---- checks ---------------------------------------------------------------------------------- */

/* Size of an array in bytes. False if a dimension is negative, or if the product of the nonzero
 * factors overflows int64_t. */
bool sr_transfer_array_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes,
                             int64_t *out_bytes);

/* Checks one transfer by itself: devices below `device_count`, sizes at least 1, both boxes inside
 * their arrays, whose dims are not negative. Returns the error or NULL. */
const char *sr_transfer_fault(const sr_transfer_table *table, const sr_transfer *transfer,
                              int64_t device_count);

/* ---- transfer_sum.c -------------------------------------------------------------------------- */

/* Number of transfers, and of elements in them. */
typedef struct sr_transfer_sum {
  double transfers, elements;
} sr_transfer_sum;

typedef struct sr_transfer_sums {
  sr_transfer_sum all;
  sr_transfer_sum near; /* transfers within a node; all of them if `node` is 0 */
  sr_transfer_sum own;  /* transfers from a device to itself */
  uint64_t looks;       /* number of intersections or transfers that were visited */
} sr_transfer_sums;

/*
 * Sums the transfers to all targets. A node has `node` devices; 0: there is one node.
 *
 * For regions the time is proportional to the number of targets, times the number of patches if
 * these are not sorted. If the shards on a node are not contiguous, the function iterates over the
 * transfers if there are at most `most`. If there are more, it returns false with `near` and `own`
 * 0.
 */
bool sr_transfers_sum(const sr_transfer_table *table, int64_t node, double most,
                      sr_transfer_sums *out);

/* ---- transfer_regions_check.c ---------------------------------------------------------------- */

/* Validates regions, except for overlaps of their patches. Returns false if memory runs out. */
bool sr_transfer_regions_check(const sr_transfer_table *table, int64_t device_count,
                               const char **out_fault);

/* ---- transfer_check.c ------------------------------------------------------------------------ */

/*
 * Validates a table from an untrusted source: each transfer, and that the transfers to one target
 * do not overlap. *out_fault is the error, or NULL. It is about transfer *out_transfer of a list,
 * or about the regions. Returns false if memory runs out.
 *
 * Regions are checked by their numbers, without iterating over their transfers. If they may have
 * too many transfers, these are counted; a count that takes more than some seconds is an error.
 *
 * A list of n transfers takes n log n time if hyperplanes separate the transfers, and 16 bytes for
 * each. Transfers that no hyperplane separates are compared pairwise; more than a thousand of them
 * at one target are an error.
 */
bool sr_transfers_check(const sr_transfer_table *table, int64_t device_count,
                        const char **out_fault, uint32_t *out_transfer);

#endif
