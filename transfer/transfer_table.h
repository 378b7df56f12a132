/*
 * Transfers between devices: boxes of the operands of source devices become boxes of the results of
 * target devices. The graph's op spmdrun.redistribute, the executable and mpi/exchange.h all
 * describe such moves by a transfer table. A transfer does
 *
 *     result(target)[to .. to + size) = operand(source)[from .. from + size)
 *
 * in every dimension. Elements of a result that no transfer covers are zero (all bits 0). Source
 * and target may be one device. A device may be the source and the target of many transfers. The
 * transfers to one target do not overlap.
 *
 * A transfer table has one of two encodings. A *list* has a row for each transfer. *Regions*
 * compute what a target receives from the target's position in the mesh. Their length does not
 * depend on the number of devices. The same functions serve both encodings: sr_transfer_next
 * iterates over the transfers, sr_transfers_sum counts transfers and elements, and
 * sr_transfers_check validates the table.
 */
#ifndef SR_TRANSFER_TRANSFER_TABLE_H
#define SR_TRANSFER_TRANSFER_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

/* Largest rank of an array. The parser, the verifiers and the decoders refuse arrays of higher
 * rank. */
enum {
  SR_MAX_RANK = 64
};

/* Returns the number of integers that describe one transfer: source, target, size[rank],
 * from[rank], to[rank]. */
static inline size_t sr_transfer_width(int32_t rank) {
  return 2 + 3 * (size_t)rank;
}

enum {
  SR_TRANSFER_MOST_NUMBERS = 2 + 3 * SR_MAX_RANK, /* largest value of sr_transfer_width */
  SR_TRANSFERS_MOST = 1 << 24,                    /* most transfers of a table */
  SR_TRANSFERS_FEW = 16, /* A table with this many transfers or fewer is written as a list, which
                          * people can read. */
};

/*
 * Regions: what each target receives of an array whose shards are on the sources.
 *
 * Sources are positions [0 .. sources) of a mesh. Targets are positions [0 .. targets) of the same
 * mesh or of another one. There are at most SR_TRANSFERS_MOST of each.
 *
 * A *mode* {list, size, stride} is an axis of a mesh, or a part of one. The index of a mode at a
 * position is position / stride % size, and `size` is at least 2. The modes of one list, major
 * first, are the digits of a number: the number of the list at a position. For example, the modes
 * {0, 2, 4} and {0, 3, 1} give list 0 the number 3 * (position / 4 % 2) + position % 3. There are
 * three lists for each dimension d:
 *
 *     list d             the shard along dimension d that a source has
 *     list rank + d      the region along dimension d that a target receives
 *     list 2 rank + d    the copy of this shard that a source has; usually empty
 *
 * The modes are sorted by list, and size * stride of a mode divides the number of positions. The
 * modes of all lists d and 2 rank + d together are independent: the index of one mode can change
 * while the others stay. So are the modes of one list rank + d. Two modes are independent if the
 * larger stride is a multiple of size * stride of the other mode.
 *
 * Shard p of dimension d has the elements [p * chunk .. (p + 1) * chunk) of the array. Regions are
 * slices of a *view*, which consists of patches of the array with zeros between them. A patch
 * copies elements [from .. from + size) of the array to [to .. to + size) of the view. Patches do
 * not overlap in the view. Region r along a dimension has `size` elements of the view and starts at
 * element
 *
 *     floor((first + r / shares * step) / divisor) + r % shares * size
 *
 * A region may start before element 0 of the view and end behind the last patch. If `shares` is
 * above 1, the regions r with the same r / shares are successive shares of one larger slice.
 *
 * The view may have patches of several arrays. An operand then holds one shard of each of these
 * arrays, concatenated along dimension `along`. A patch identifies its array by the array's chunk
 * and by the offset of the array's shard in the operand.
 *
 * Each target has an *own* position among the sources (sr_transfers_own). To read a shard, the
 * target usually takes the copy *beside* its own position: the position at which the lists d have
 * the number of that shard, while all other modes of the own position keep their index. Each copy
 * of a shard then usually serves equally many targets.
 *
 * But if the regions of dimension d depend on mesh axes that do not cut the array, all targets that
 * want one shard would read the same copy. List 2 rank + d then has the modes of these axes, and
 * the target chooses another copy. Let m be the number of shards and n the number of copies, where
 * one number is a multiple of the other. Let p and c be the shard and the copy at the own position.
 * The target reads copy
 *
 *     p * (n / m) + c % (n / m)    if n >= m, else  p / (m / n)
 *
 * There is one exception: if that copy is on another node than the target, and the copy beside is
 * on the target's node, the target reads the copy beside.
 */
typedef struct sr_transfer_regions {
  int32_t rank;
  int64_t sources, targets;
  int64_t node;  /* number of devices on one node; 0: all devices are on one node, or no list 2 rank
                  * + d has modes */
  int64_t along; /* dimension along which an operand concatenates shards of several arrays; if there
                  * is one array, any dimension (0 for rank 0) */
  int64_t mode_count, patch_count;
  const int64_t *dims;    /* [rank][SR_REGION_NUMBERS]: chunk, first, step, size, divisor, shares */
  const int64_t *modes;   /* [mode_count][SR_MODE_NUMBERS]: list, size, stride */
  const int64_t *patches; /* [patch_count][sr_transfer_width(rank)]: chunk along `along`, offset of
                           * the shard in an operand, size[rank], from[rank], to[rank] */
} sr_transfer_regions;

enum {
  SR_REGIONS_HEAD = 6, /* number of integers in front of `dims`: sources, targets, node, along,
                        * mode_count, patch_count */
  SR_MODE_NUMBERS = 3,
};

/* Indices into sr_transfer_regions.dims[d], the numbers that describe the regions along dimension
 * d. */
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
 * A transfer table. Arrays are row-major. The operands of all devices have the shape in_dims, and
 * the results have the shape out_dims. A row of a list is source, target, size[rank], from[rank],
 * to[rank].
 *
 * Regions may have a list of devices, which names the device at each source position. If the
 * targets are positions of another mesh, two more parts follow in `devices`: the device at each
 * target position, and the own position of each target among the sources. A target device that is
 * not among the sources has an own position, too: it reads as the source at that position would.
 */
typedef struct sr_transfer_table {
  int32_t rank;
  uint32_t row_count;
  const int64_t *in_dims, *out_dims; /* [rank] each: shape of an operand, shape of a result */
  const int64_t *rows;               /* [row_count][sr_transfer_width(rank)] */
  sr_transfer_regions regions;       /* all fields are 0 if the table is a list */
  const int64_t *devices;            /* [device_count]: the list of devices described above; NULL:
                                      * position i is device i */
  int64_t device_count;
} sr_transfer_table;

static inline bool sr_transfers_have_regions(const sr_transfer_table *table) {
  return table->regions.dims != NULL;
}

/* True for regions whose targets are positions of another mesh than their sources. `devices` then
 * has more entries than there are sources. */
static inline bool sr_transfers_have_two_meshes(const sr_transfer_table *table) {
  return sr_transfers_have_regions(table) && table->device_count > table->regions.sources;
}

/* Returns the number of entries of `devices` that are device numbers. The own positions of targets,
 * which may follow them, do not count. */
static inline int64_t sr_transfers_listed(const sr_transfer_table *table) {
  return table->device_count - (sr_transfers_have_two_meshes(table) ? table->regions.targets : 0);
}

/* One transfer. The arrays `size`, `from` and `to` have `rank` entries each and follow one another
 * in memory. */
typedef struct sr_transfer {
  int64_t source, target;
  const int64_t *size, *from, *to;
} sr_transfer;

/* Returns the transfer whose integers begin at `at`. */
static inline sr_transfer sr_transfer_at(int32_t rank, const int64_t *at) {
  return (sr_transfer){at[0], at[1], at + 2, at + 2 + rank, at + 2 + 2 * (size_t)rank};
}

/* ---- transfer_regions.c ---------------------------------------------------------------------- */

/*
 * Decodes regions from a list of `count` integers: the head (SR_REGIONS_HEAD), then dims, modes and
 * patches. Returns false if `count` does not match the head. Checks nothing else. *out points into
 * `numbers`. `rank` must be in 0 .. SR_MAX_RANK.
 */
bool sr_transfer_regions_read(int32_t rank, const int64_t *numbers, uint64_t count,
                              sr_transfer_regions *out);
/* sr_transfer_regions_list returns the list of integers from which the regions were decoded;
 * sr_transfer_regions_numbers returns the length of that list. */
static inline const int64_t *sr_transfer_regions_list(const sr_transfer_regions *regions) {
  return regions->dims - SR_REGIONS_HEAD;
}
uint64_t sr_transfer_regions_numbers(const sr_transfer_regions *regions);

/* Returns the numbers of dimension `dim`, indexed by SR_REGION_CHUNK to SR_REGION_SHARES. */
static inline const int64_t *sr_transfer_regions_dim(const sr_transfer_regions *regions,
                                                     int32_t dim) {
  return regions->dims + (size_t)dim * SR_REGION_NUMBERS;
}

typedef struct sr_patch_row {
  int64_t chunk, offset;
  const int64_t *size, *from, *to; /* [rank] each */
} sr_patch_row;

static inline sr_patch_row sr_transfer_regions_patch(const sr_transfer_regions *regions,
                                                     int64_t index) {
  const sr_transfer row = sr_transfer_at(
      regions->rank, regions->patches + (size_t)index * sr_transfer_width(regions->rank));
  return (sr_patch_row){row.source, row.target, row.size, row.from, row.to};
}

/* Returns the size along `dim` of a shard of the array that the patch copies from. */
int64_t sr_transfer_regions_chunk(const sr_transfer_regions *regions, const sr_patch_row *patch,
                                  int32_t dim);
/* Returns the element of the view at which region `index` starts, along one dimension. `dim` has
 * the numbers of that dimension (SR_REGION_*). */
int64_t sr_transfer_region_start(const int64_t *dim, int64_t index);
/* Returns how many different numbers list `list` can have: the product of the sizes of its
 * modes. */
int64_t sr_transfer_regions_count(const sr_transfer_regions *regions, int32_t list);
/* sr_transfers_source returns the device at a source position, sr_transfers_target the device at a
 * target position. sr_transfers_own returns the own position among the sources of the target at
 * position `target`. */
int64_t sr_transfers_source(const sr_transfer_table *table, int64_t position);
int64_t sr_transfers_target(const sr_transfer_table *table, int64_t position);
int64_t sr_transfers_own(const sr_transfer_table *table, int64_t target);

/*
 * The intersection of a target's region and a patch. Along each dimension, the intersection has
 * elements [begin .. end) of the array. These elements lie in shards [first .. last], which have
 * `chunk` elements each. `low` is the start of the region, counted in elements of the array.
 */
typedef struct sr_intersection {
  int64_t low[SR_MAX_RANK], begin[SR_MAX_RANK], end[SR_MAX_RANK];
  int64_t first[SR_MAX_RANK], last[SR_MAX_RANK], chunk[SR_MAX_RANK];
} sr_intersection;

/*
 * An iterator over the intersections of regions and patches. For each target in turn, it visits the
 * patches in order. Initialise it to {.regions = ...}. It recomputes only the dimensions in which
 * the target's region differs from the region of the previous target.
 */
typedef struct sr_intersection_walk {
  const sr_transfer_regions *regions;
  bool within;
  bool ordered; /* The patches are sorted along dimension `along`. Only the patches that overlap the
                 * target's region along it are then tested. */
  int64_t target, patch, patch_end;
  /* `looks` counts the work: 1 + rank for each target and for each patch that is tested. The
   * iteration ends when `looks` exceeds `most_looks`; 0: no limit. */
  uint64_t looks, most_looks;
  int64_t current_patch;               /* index of the patch that `intersection` is with */
  uint32_t lists[3 * SR_MAX_RANK + 1]; /* index of the first mode of each list */
  int64_t turns[SR_MAX_RANK];          /* [d]: number of successive targets that have the same
                                        * region along d */
  int64_t left[SR_MAX_RANK];           /* [d]: how many of these targets are still to be visited */
  int64_t start[SR_MAX_RANK];  /* [d]: element of the view at which the target's region starts */
  bool is_new[SR_MAX_RANK];    /* [d]: start[d] or the patch has changed since `intersection` was
                                * computed along d */
  bool has_moved[SR_MAX_RANK]; /* [d]: `intersection` has changed along d since sr_transfer_walk
                                * last used it */
  sr_intersection intersection;
} sr_intersection_walk;

/* Returns the number of transfers of an intersection: one for each combination of shards. */
static inline double sr_intersection_transfers(const sr_intersection *intersection, int32_t rank) {
  double transfers = 1;
  for (int32_t d = 0; d < rank; d++)
    transfers *= (double)(intersection->last[d] - intersection->first[d] + 1);
  return transfers;
}

/* Advances to the next intersection that is not empty. Returns false after the last one, or when
 * `looks` exceeds `most_looks`. */
bool sr_intersection_next(sr_intersection_walk *walk);

/* Returns the number of list `list` at `position` (see sr_transfer_regions). */
int64_t sr_intersection_number(const sr_intersection_walk *walk, int32_t list, int64_t position);

/* An iterator over the transfers of a table. Initialise it to {.table = ...}. */
typedef struct sr_transfer_walk {
  const sr_transfer_table *table;
  uint32_t row; /* lists only: row of the next transfer */
  bool firsts;  /* regions only, like all fields below: visit only the first transfer to each
                 * target */
  bool within;  /* the iteration is inside of an intersection and has visited some of its
                 * transfers */
  int64_t numbers[SR_TRANSFER_MOST_NUMBERS];
  sr_intersection_walk intersections;
  int64_t place;               /* offset in an operand, along dimension `along`, of the shard that
                                * the patch copies from */
  int64_t shard[SR_MAX_RANK];  /* [d]: index along d of the shard that the transfer reads */
  int64_t offset[SR_MAX_RANK]; /* [d]: distance in positions from shard 0 along d to shard[d] */
  uint32_t steps[SR_MAX_RANK]; /* [d]: how often shard[d] can grow by 1 before the index of the
                                * minor mode of list d wraps to 0 */
  int64_t all_offsets;         /* sum of offset[d] over all dimensions */
  /* Positions: `own` is the target's own position. `beside` and `other` are the two positions from
   * which the target may read shard 0 of each dimension. */
  int64_t own, beside, other;
} sr_transfer_walk;

/* Implements sr_transfer_next for a table with regions. */
bool sr_transfer_regions_next(sr_transfer_walk *walk, sr_transfer *out);
/* Writes the next transfer to *out; its arrays are valid until the next call. Returns false after
 * the last transfer. Regions must have passed sr_transfers_check. The rows of a list need not be
 * valid. */
bool sr_transfer_next(sr_transfer_walk *walk, sr_transfer *out);

/* Writes all transfers of the table as the rows of a list: [transfers][sr_transfer_width(rank)]. */
void sr_transfers_expand(const sr_transfer_table *table, int64_t *out);

/* ---- checks ---------------------------------------------------------------------------------- */

/* Computes the size of an array in bytes. Returns false if a dimension is negative, or if the
 * product of the nonzero factors overflows int64_t. */
bool sr_transfer_array_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes,
                             int64_t *out_bytes);

/* Checks one transfer without regard to the others. Both devices must be below `device_count`,
 * sizes must be at least 1, and both boxes must be inside of their arrays. Returns the error
 * message, or NULL if the transfer is valid. The table's dims must not be negative. */
const char *sr_transfer_fault(const sr_transfer_table *table, const sr_transfer *transfer,
                              int64_t device_count);

/* ---- transfer_sum.c -------------------------------------------------------------------------- */

/* A number of transfers, and the number of elements that these transfers move. */
typedef struct sr_transfer_sum {
  double transfers, elements;
} sr_transfer_sum;

typedef struct sr_transfer_sums {
  sr_transfer_sum all;
  sr_transfer_sum near; /* transfers between devices of one node; all transfers if `node` is 0 */
  sr_transfer_sum own;  /* transfers from a device to itself */
  uint64_t looks;       /* number of intersections and transfers that were visited, a measure of the
                         * work */
} sr_transfer_sums;

/*
 * Sums the transfers to all targets. A node has `node` devices; if `node` is 0, all devices are on
 * one node.
 *
 * For regions, the time is proportional to the number of targets. If the patches are not sorted, it
 * is also proportional to the number of patches. `near` and `own` follow from the regions only if
 * the shards on a node are contiguous. If they are not, the function visits every transfer,
 * provided that there are at most `most`. If there are more, it returns false and sets `near` and
 * `own` to 0.
 */
bool sr_transfers_sum(const sr_transfer_table *table, int64_t node, double most,
                      sr_transfer_sums *out);

/* ---- transfer_regions_check.c ---------------------------------------------------------------- */

/* Validates regions. Does not check whether their patches overlap. *out_fault is the error message,
 * or NULL. Returns false if memory runs out. */
bool sr_transfer_regions_check(const sr_transfer_table *table, int64_t device_count,
                               const char **out_fault);

/* ---- transfer_check.c ------------------------------------------------------------------------ */

/*
 * Validates a table from an untrusted source: every transfer must be valid, and transfers to one
 * target must not overlap. *out_fault is the error message, or NULL. For a list, *out_transfer is
 * the row of the invalid transfer. Returns false if memory runs out.
 *
 * Regions are checked by their numbers, without iterating over their transfers. If the numbers
 * allow more than SR_TRANSFERS_MOST transfers, the transfers are counted. Regions whose count would
 * take more than a few seconds are an error.
 *
 * A list of n transfers takes 16 n bytes of memory. It takes n log n time if the boxes at each
 * target can be separated by hyperplanes. Boxes that no hyperplane separates are compared pairwise;
 * more than 1024 such boxes at one target are an error.
 */
bool sr_transfers_check(const sr_transfer_table *table, int64_t device_count,
                        const char **out_fault, uint32_t *out_transfer);

#endif
