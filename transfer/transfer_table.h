/*
 * Transfers between devices: boxes of the operands of some become boxes of the results of others.
 * This is the contract of a redistribute, which the graph, the executable and the exchange share. A
 * transfer does
 *
 *     result(target)[to .. to + size) = operand(source)[from .. from + size)
 *
 * in every dimension. Elements of a result that no transfer covers are zero (all bits 0). Source
 * and target may be one device, and a device may be the source and the target of many transfers.
 * The transfers of a target do not overlap.
 *
 * A table of transfers has one of two encodings. A *list* has a row for each transfer. *Regions*
 * say what each target gets as an affine function of its position, and are as long for thousands of
 * devices as for two. Both are used alike: sr_transfer_next walks through the transfers,
 * sr_transfers_sum counts them and their elements, sr_transfers_check says what is wrong with them.
 */
#ifndef SR_TRANSFER_TRANSFER_TABLE_H
#define SR_TRANSFER_TRANSFER_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

/* Dimensions that an array may have: what has more is refused where it comes in. */
enum {
  SR_MAX_RANK = 64
};

/* Numbers of a transfer. */
static inline size_t sr_transfer_width(int32_t rank) {
  return 2 + 3 * (size_t)rank;
}

enum {
  SR_TRANSFER_MOST_NUMBERS = 2 + 3 * SR_MAX_RANK, /* of a transfer */
  SR_TRANSFERS_MOST = 1 << 24,                    /* transfers of a table */
  SR_TRANSFERS_FEW = 16,                          /* that are listed: people read them */
};

/*
 * Regions: what each target gets of an array that lies in parts on the sources.
 *
 * Sources are the positions [0 .. sources) of a mesh, targets the positions [0 .. targets) of the
 * same mesh or of another one; at most SR_TRANSFERS_MOST of each. A *mode* {list, size, stride} is
 * an axis of the positions: its index in a position is position / stride % size, and `size` is at
 * least 2. The indices of the modes of one list, the major mode first, make a number:
 *
 *     list d             which part of dimension d of the array a source has
 *     list rank + d      which region along dimension d a target gets
 *     list 2 rank + d    which copy of the parts of dimension d a source has
 *
 * The modes come in the order of their lists. A mode covers the range from `stride` to size *
 * stride, which divides the number of positions. The ranges of the modes of all lists d and 2 rank
 * + d do not overlap, nor do those within one list rank + d: of two modes the higher stride is a
 * multiple of the lower one's size * stride. So the index of one mode can change while the others
 * stay.
 *
 * Part p of dimension d has the elements [p * chunk .. (p + 1) * chunk) of the array. Regions are
 * cut from a *view*, which is made of patches of the array and of zeros between them. A patch puts
 * elements [from .. from + size) of the array at [to .. to + size) of the view. Patches do not
 * overlap there. Region r along a dimension has `size` elements of the view, from
 *
 *     floor((first + r / shares * step) / divisor) + r % shares * size
 *
 * on. It may begin before 0 and end behind the last patch. The view may have patches of several
 * arrays. A device then has its parts of these one behind the other along `along`, and a patch says
 * which array it is of by the array's chunk and by where its part begins in an operand.
 *
 * Each target has a position among the sources, its own (sr_transfer_table), and takes the part
 * that this position has from there. It takes any other part from the position *beside*: its own,
 * with the modes of the lists d set to that part. Mostly each copy then serves as many targets as
 * any other. Where regions follow from modes that parts do not follow from, all targets of a region
 * would read one copy, and none the others. For these dimensions list 2 rank + d has the modes in
 * which the copies differ. With m parts, n copies, part p and copy c of the own position, and one
 * of m and n a multiple of the other, the part comes from copy
 *
 *     p * (n / m) + c % (n / m)    if n >= m, else  p / (m / n)
 *
 * unless the position beside is on the target's node, of `node` devices, and the copy is not.
 */
typedef struct sr_transfer_regions {
  int32_t rank;
  int64_t sources, targets;
  int64_t node;  /* 0: all devices are on one, or no copies are told apart */
  int64_t along; /* any where there is one array; 0 if that has no dimensions */
  int64_t mode_count, patch_count;
  const int64_t *dims;    /* [rank][SR_REGION_NUMBERS]: chunk, first, step, size, divisor, shares */
  const int64_t *modes;   /* [mode_count][SR_MODE_NUMBERS]: list, size, stride */
  const int64_t *patches; /* [patch_count][sr_transfer_width(rank)]: chunk along `along`, begin of
                             the part in an operand, size[rank], from[rank], to[rank] */
} sr_transfer_regions;

enum {
  SR_REGIONS_HEAD = 6, /* sources, targets, node, along, mode_count, patch_count */
  SR_MODE_NUMBERS = 3,
};

/* Which number of a dimension is what. */
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
 * A table of transfers. Arrays are row-major, every device's operand of one shape and every
 * device's result of one. A row of a list is source, target, size[rank], from[rank], to[rank].
 *
 * Regions may have a list of devices: those at the positions of the sources; where targets are of
 * another mesh, behind them those of the targets, and behind these the own position of each target.
 * A target that is no source reads as if it stood at that position.
 */
typedef struct sr_transfer_table {
  int32_t rank;
  uint32_t row_count;
  const int64_t *in_dims, *out_dims; /* [rank] of an operand, of a result */
  const int64_t *rows;               /* [row_count][sr_transfer_width(rank)] */
  sr_transfer_regions regions;       /* zeros: a list */
  const int64_t *devices;            /* [device_count]; NULL: position i is device i */
  int64_t device_count;
} sr_transfer_table;

static inline bool sr_transfers_have_regions(const sr_transfer_table *table) {
  return table->regions.dims != NULL;
}

/* True for regions whose targets are of another mesh than their sources, as the list says. */
static inline bool sr_transfers_have_two_meshes(const sr_transfer_table *table) {
  return sr_transfers_have_regions(table) && table->device_count > table->regions.sources;
}

/* Devices in the list: behind them there may be positions. */
static inline int64_t sr_transfers_listed(const sr_transfer_table *table) {
  return table->device_count - (sr_transfers_have_two_meshes(table) ? table->regions.targets : 0);
}

/* A transfer. The arrays are `rank` long and one behind the other. */
typedef struct sr_transfer {
  int64_t source, target;
  const int64_t *size, *from, *to;
} sr_transfer;

/* The transfer whose numbers stand at `at`. */
static inline sr_transfer sr_transfer_at(int32_t rank, const int64_t *at) {
  return (sr_transfer){at[0], at[1], at + 2, at + 2 + rank, at + 2 + 2 * (size_t)rank};
}

/* ---- transfer_regions.c ---------------------------------------------------------------------- */

/* Regions of an array of `rank`, 0 .. SR_MAX_RANK, written as one list: the head, dims, modes,
 * patches. False: it is not as long as its head says. Nothing else is checked, and nothing copied:
 * `numbers` has to last as long as `out`. */
bool sr_transfer_regions_read(int32_t rank, const int64_t *numbers, uint64_t count,
                              sr_transfer_regions *out);
/* The list that was read, and how long it is. */
static inline const int64_t *sr_transfer_regions_list(const sr_transfer_regions *regions) {
  return regions->dims - SR_REGIONS_HEAD;
}
uint64_t sr_transfer_regions_numbers(const sr_transfer_regions *regions);

/* The numbers of dimension `dim`. */
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

/* The size of full parts along `dim` of the array which the patch is of. */
int64_t sr_transfer_regions_chunk(const sr_transfer_regions *regions, const sr_patch_row *patch,
                                  int32_t dim);
/* Where region `index` begins along the dimension with these numbers. */
int64_t sr_transfer_region_start(const int64_t *dim, int64_t index);
/* How many numbers the modes of a list can make. */
int64_t sr_transfer_regions_count(const sr_transfer_regions *regions, int32_t list);
/* The devices at a position of the sources and of the targets; and the own position of a target
 * among the sources. */
int64_t sr_transfers_source(const sr_transfer_table *table, int64_t position);
int64_t sr_transfers_target(const sr_transfer_table *table, int64_t position);
int64_t sr_transfers_own(const sr_transfer_table *table, int64_t target);

/* What a target's region and a patch have in common, along each dimension: elements [begin .. end)
 * of the array, in parts [first .. last] of `chunk`. The region would begin at `low` there. */
typedef struct sr_intersection {
  int64_t low[SR_MAX_RANK], begin[SR_MAX_RANK], end[SR_MAX_RANK];
  int64_t first[SR_MAX_RANK], last[SR_MAX_RANK], chunk[SR_MAX_RANK];
} sr_intersection;

/* A walk through the intersections of regions and patches: target by target, and the patches of
 * each in their order. Begins as {.regions = ...}. Mostly a target differs little from the one
 * before. */
typedef struct sr_intersection_walk {
  const sr_transfer_regions *regions;
  bool within;
  bool ordered; /* each patch lies behind the one before along `along`: few are looked at */
  int64_t target, patch, patch_end;
  uint64_t looks, most_looks; /* at a dimension, or at a target or a patch; 0: there may be any */
  int64_t current_patch;      /* of which `intersection` is */
  uint32_t lists[3 * SR_MAX_RANK + 1]; /* where the modes of each begin */
  int64_t turns[SR_MAX_RANK];          /* targets in a row with the same region along it */
  int64_t left[SR_MAX_RANK];           /* of these */
  int64_t start[SR_MAX_RANK];          /* of the target's region */
  bool is_new[SR_MAX_RANK];            /* `start` has changed since `intersection` was found */
  bool has_moved[SR_MAX_RANK];         /* `intersection` has, since a transfer was made of it */
  sr_intersection intersection;
} sr_intersection_walk;

/* Transfers of an intersection: one for each combination of parts. */
static inline double sr_intersection_transfers(const sr_intersection *intersection, int32_t rank) {
  double transfers = 1;
  for (int32_t d = 0; d < rank; d++)
    transfers *= (double)(intersection->last[d] - intersection->first[d] + 1);
  return transfers;
}

/* The next intersection that is not empty; false behind the last, or after `most_looks`. */
bool sr_intersection_next(sr_intersection_walk *walk);

/* The number that the modes of a list make in a position. */
int64_t sr_intersection_number(const sr_intersection_walk *walk, int32_t list, int64_t position);

/* A walk through the transfers of a table, in their order. Begins as {.table = ...}. */
typedef struct sr_transfer_walk {
  const sr_transfer_table *table;
  uint32_t row; /* of a list: the next transfer */
  bool firsts;  /* of regions, as all below: only the first transfer of each target */
  bool within;  /* an intersection has begun */
  int64_t numbers[SR_TRANSFER_MOST_NUMBERS];
  sr_intersection_walk intersections;
  int64_t place;               /* in an operand along `along`, where the patch's part begins */
  int64_t part[SR_MAX_RANK];   /* that the transfer is of */
  int64_t offset[SR_MAX_RANK]; /* to its position, from that of part 0 */
  uint32_t steps[SR_MAX_RANK]; /* until its minor mode begins again */
  int64_t all_offsets;         /* added up */
  int64_t own, beside, other;  /* positions of the target, and of part 0 of what it may read */
} sr_transfer_walk;

/* As sr_transfer_next, which calls it, for a table with regions. */
bool sr_transfer_regions_next(sr_transfer_walk *walk, sr_transfer *out);
/* The next transfer, which lives until the next call; false behind the last. Of regions that
 * sr_transfers_check has found sound; rows may have any numbers. */
bool sr_transfer_next(sr_transfer_walk *walk, sr_transfer *out);

/* The numbers of all transfers, one behind the other: [transfers][sr_transfer_width(rank)]. */
void sr_transfers_expand(const sr_transfer_table *table, int64_t *out);

/* ---- checks ---------------------------------------------------------------------------------- */

/* Bytes of an array. False when a size is negative, or the product of those that are not 0 is out
 * of the range of int64_t. */
bool sr_transfer_array_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes,
                             int64_t *out_bytes);

/* What is wrong with one transfer alone, or NULL: devices below `device_count`, sizes of at least
 * 1, both boxes inside their arrays, whose dims are not negative. */
const char *sr_transfer_fault(const sr_transfer_table *table, const sr_transfer *transfer,
                              int64_t device_count);

/* ---- transfer_sum.c -------------------------------------------------------------------------- */

/* Of transfers: how many, and elements in all of them. */
typedef struct sr_transfer_sum {
  double transfers, elements;
} sr_transfer_sum;

typedef struct sr_transfer_sums {
  sr_transfer_sum all;
  sr_transfer_sum near; /* from the target's own node; without nodes all */
  sr_transfer_sum own;  /* from the target itself */
  uint64_t looks;       /* at what a target gets of a patch, or at transfers */
} sr_transfer_sums;

/*
 * What all targets get together. Nodes have `node` devices; 0: all devices are on one.
 *
 * For regions this takes as long as there are targets, times the patches if these are in no order.
 * Where the parts of a node are not beside each other, it walks through the transfers if they are
 * at most `most`. If they are more it returns false, and `near` and `own` are 0.
 */
bool sr_transfers_sum(const sr_transfer_table *table, int64_t node, double most,
                      sr_transfer_sums *out);

/* ---- transfer_regions_check.c ---------------------------------------------------------------- */

/* Finds what is wrong with regions, but for overlaps of their patches. False: there is no memory to
 * find it. */
bool sr_transfer_regions_check(const sr_transfer_table *table, int64_t device_count,
                               const char **out_fault);

/* ---- transfer_check.c ------------------------------------------------------------------------ */

/*
 * Finds what is wrong with the table: with one transfer, or that transfers of a target overlap. The
 * numbers may be anybody's. *out_fault is the sentence, which is about transfer *out_transfer of a
 * list, or about regions; NULL: nothing is wrong. Returns false if there is no memory to find it.
 *
 * Regions are checked by their numbers, without a look at their transfers. Where these may be too
 * many they are counted, for some seconds at most: what takes longer counts as too many.
 *
 * A list takes n log n where cuts through the whole arrays part its transfers, and 16 bytes for
 * each. Transfers that no such cut parts are compared in pairs, and more than a thousand of one
 * target are a fault.
 */
bool sr_transfers_check(const sr_transfer_table *table, int64_t device_count,
                        const char **out_fault, uint32_t *out_transfer);

#endif
