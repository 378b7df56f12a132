/*
 * Pieces of arrays that go from devices to devices: boxes of the operands of some to boxes of the
 * results of others. The contract of a redistribute, which the graph, the executable and the
 * exchange share:
 *
 *     result(target)[to .. to + size) = operand(source)[from .. from + size)
 *
 * in every dimension; elements of a result that no piece covers are zero (all bits 0). Source and
 * target may be one device, and a device may be the source and the target of many pieces. The
 * pieces of a target do not overlap.
 */
#ifndef SR_TRANSFER_BOXES_H
#define SR_TRANSFER_BOXES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

/* Dimensions that an array may have: what has more is refused where it comes in. */
enum {
  SR_MAX_RANK = 64
};

/* Numbers of a piece. */
static inline size_t sr_box_width(int32_t rank) {
  return 2 + 3 * (size_t)rank;
}

enum {
  SR_BOX_MOST_NUMBERS = 2 + 3 * SR_MAX_RANK, /* of a piece */
  SR_BOXES_MOST = 1 << 24,                   /* pieces of a table */
  SR_BOXES_FEW = 16,                         /* that are listed: people read them */
};

/*
 * Windows: pieces that are told without naming any, by what each target gets of an array that lies
 * in parts on the sources. That is as long for thousands of devices as for two.
 *
 * Sources are the positions [0 .. sources) of a mesh, targets the positions [0 .. targets) of the
 * same or of another one; at most SR_BOXES_MOST of each. A *digit* {list, size, stride} of a
 * position is position / stride % size, and `size` at least 2. Lists of digits come in their order,
 * and the digits of each, the major one first, spell a number:
 *
 *     list d             which part of dimension d of the array a source has
 *     list rank + d      which window along dimension d a target gets
 *     list 2 rank + d    by which copies of the parts of dimension d are told apart
 *
 * A digit covers the range from `stride` to size * stride, which divides the number of positions.
 * The ranges of all digits of the lists d and 2 rank + d do not overlap, nor those within one list
 * rank + d: of two digits the higher stride is a multiple of the lower one's size * stride. So any
 * of them can be set without changing the others.
 *
 * Part p of dimension d is elements [p * chunk .. (p + 1) * chunk) of the array, or what of them is
 * in patches. Windows are of a *view*: patches of the array, and zeros between them. A patch puts
 * elements [from .. from + size) of the array at [to .. to + size) of the view, and no two overlap
 * there. Window w is `size` elements of the view from
 *
 *     floor((first + w / shares * step) / divisor) + w % shares * size
 *
 * on. It may begin before 0 and end behind the last patch. There may be several arrays: a device
 * has its parts of them one behind the other along `along`, and each patch says of which it is by
 * the chunk of that and by where its part begins in an operand.
 *
 * Each target has a position among the sources: its own (sr_boxes). It takes the part that this one
 * has from there. Any other part it takes from the position *beside*: its own with the digits of
 * the lists d set to that part, which serves as many as any other copy would. Where windows follow
 * from digits that parts do not follow from, all targets of a window would read one copy, and none
 * the others. There list 2 rank + d has the digits in which copies of the parts differ. With m
 * parts, of which the own position has p, and n copies, of which it is c, and one of m and n a
 * multiple of the other, the part comes from copy
 *
 *     p * (n / m) + c % (n / m)    if n >= m, else  p / (m / n)
 *
 * unless the position beside is on the target's node, of `node` devices, and the copy is not.
 */
typedef struct sr_box_windows {
  int32_t rank;
  int64_t sources, targets;
  int64_t node;  /* 0: all devices are on one, or no copies are told apart */
  int64_t along; /* any where there is one array; 0 if that has no dimensions */
  int64_t digit_count, patch_count;
  const int64_t *dims;    /* [rank][SR_WINDOW_NUMBERS]: chunk, first, step, size, divisor, shares */
  const int64_t *digits;  /* [digit_count][SR_DIGIT_NUMBERS]: list, size, stride */
  const int64_t *patches; /* [patch_count][sr_box_width(rank)]: chunk along `along`, where the part
                             begins there in an operand, size[rank], from[rank], to[rank] */
} sr_box_windows;

enum {
  SR_WINDOWS_HEAD = 6, /* sources, targets, node, along, digit_count, patch_count */
  SR_DIGIT_NUMBERS = 3,
};

/* Which number of a dimension is what. */
enum {
  SR_WINDOW_CHUNK,
  SR_WINDOW_FIRST,
  SR_WINDOW_STEP,
  SR_WINDOW_SIZE,
  SR_WINDOW_DIVISOR, /* at least 1 */
  SR_WINDOW_SHARES,  /* at least 1 */
  SR_WINDOW_NUMBERS
};

/*
 * A table of pieces. Arrays are row-major, every device's operand of one shape and every device's
 * result of one. It lists its pieces, or it has windows. Each piece of a list is a row: source,
 * target, size[rank], from[rank], to[rank].
 *
 * Where the positions of a mesh are in no order of device numbers, a table with windows has the
 * devices of the sources; and, where targets are of another mesh, behind them those of the targets,
 * and behind these the position of each target among the sources; of a device that is none, the
 * position as which it reads.
 */
typedef struct sr_boxes {
  int32_t rank;
  uint32_t row_count;
  const int64_t *in_dims, *out_dims; /* [rank] of an operand, of a result */
  const int64_t *rows;               /* [row_count][sr_box_width(rank)] */
  sr_box_windows windows;            /* zeros: rows */
  const int64_t *devices;            /* [device_count]; NULL: position i is device i */
  int64_t device_count;
} sr_boxes;

static inline bool sr_boxes_have_windows(const sr_boxes *boxes) {
  return boxes->windows.dims != NULL;
}

/* True for windows whose targets are of another mesh than their sources, as the list says. */
static inline bool sr_boxes_have_two_meshes(const sr_boxes *boxes) {
  return sr_boxes_have_windows(boxes) && boxes->device_count > boxes->windows.sources;
}

/* Devices in the list: behind them there may be positions. */
static inline int64_t sr_boxes_listed(const sr_boxes *boxes) {
  return boxes->device_count - (sr_boxes_have_two_meshes(boxes) ? boxes->windows.targets : 0);
}

/* A piece. The arrays are `rank` long and one behind the other. */
typedef struct sr_box {
  int64_t source, target;
  const int64_t *size, *from, *to;
} sr_box;

/* The piece whose numbers stand at `at`. */
static inline sr_box sr_box_at(int32_t rank, const int64_t *at) {
  return (sr_box){at[0], at[1], at + 2, at + 2 + rank, at + 2 + 2 * (size_t)rank};
}

/* ---- boxes_windows.c ------------------------------------------------------------------------- */

/* Windows of an array of `rank`, 0 .. SR_MAX_RANK, written as one list: the head, dims, digits,
 * patches. False: it is not as long as its head says. Nothing else is checked, and nothing copied:
 * `numbers` has to last as long as `out`. */
bool sr_box_windows_read(int32_t rank, const int64_t *numbers, uint64_t count, sr_box_windows *out);
/* The list that was read, and how long it is. */
static inline const int64_t *sr_box_windows_list(const sr_box_windows *windows) {
  return windows->dims - SR_WINDOWS_HEAD;
}
uint64_t sr_box_windows_numbers(const sr_box_windows *windows);

/* The numbers of dimension `dim`. */
static inline const int64_t *sr_box_windows_dim(const sr_box_windows *windows, int32_t dim) {
  return windows->dims + (size_t)dim * SR_WINDOW_NUMBERS;
}

typedef struct sr_patch_row {
  int64_t chunk, offset;
  const int64_t *size, *from, *to; /* [rank] */
} sr_patch_row;

static inline sr_patch_row sr_box_windows_patch(const sr_box_windows *windows, int64_t index) {
  const sr_box row =
      sr_box_at(windows->rank, windows->patches + (size_t)index * sr_box_width(windows->rank));
  return (sr_patch_row){row.source, row.target, row.size, row.from, row.to};
}

/* The size of full parts, along `dim`, of the array of which the patch is. */
int64_t sr_box_windows_chunk(const sr_box_windows *windows, const sr_patch_row *patch, int32_t dim);
/* Where window `index` along a dimension begins, by the numbers of that. */
int64_t sr_box_window_start(const int64_t *dim, int64_t index);
/* How many numbers the digits of a list can spell. */
int64_t sr_box_windows_count(const sr_box_windows *windows, int32_t list);
/* The devices at positions of the sources and of the targets of windows, and the position as a
 * source of the device of a target, or the one that it reads as if. */
int64_t sr_boxes_source(const sr_boxes *boxes, int64_t position);
int64_t sr_boxes_target(const sr_boxes *boxes, int64_t position);
int64_t sr_boxes_own(const sr_boxes *boxes, int64_t target);

/* What a target's window and a patch have in common, along each dimension: elements [begin .. end)
 * of the array, in parts [first .. last] of `chunk`; the window would begin at `low` there. */
typedef struct sr_meeting {
  int64_t low[SR_MAX_RANK], begin[SR_MAX_RANK], end[SR_MAX_RANK];
  int64_t first[SR_MAX_RANK], last[SR_MAX_RANK], chunk[SR_MAX_RANK];
} sr_meeting;

/* A way through what windows and patches have in common: target by target, and the patches of each
 * in their order. Begins as {.windows = ...}. Most of a target is as it was of the one before. */
typedef struct sr_meeting_walk {
  const sr_box_windows *windows;
  bool within;
  bool ordered; /* each patch lies behind the one before along `along`: few are looked at */
  int64_t target, patch, patch_end;
  uint64_t looks, most_looks; /* at a dimension, or at a target or a patch; 0: there may be any */
  int64_t met_patch;          /* of which `meeting` is */
  uint32_t lists[3 * SR_MAX_RANK + 1]; /* where the digits of each begin */
  int64_t turns[SR_MAX_RANK];          /* targets in a row with the same window along it */
  int64_t left[SR_MAX_RANK];           /* of these */
  int64_t start[SR_MAX_RANK];          /* of the target's window */
  bool is_new[SR_MAX_RANK];            /* `start` has changed since `meeting` was found */
  bool has_moved[SR_MAX_RANK];         /* `meeting` has, since a piece was made of it */
  sr_meeting meeting;
} sr_meeting_walk;

/* The pieces of it: of all combinations of parts. */
static inline double sr_meeting_pieces(const sr_meeting *meeting, int32_t rank) {
  double pieces = 1;
  for (int32_t d = 0; d < rank; d++)
    pieces *= (double)(meeting->last[d] - meeting->first[d] + 1);
  return pieces;
}

/* On to the next target and patch that have something in common; false behind the last, or after
 * more looks than there may be. */
bool sr_meeting_next(sr_meeting_walk *walk);

/* The number that the digits of a list spell in a position. */
int64_t sr_meeting_number(const sr_meeting_walk *walk, int32_t list, int64_t position);

/* A way through the pieces of a table, in their order; begins as {.boxes = ...}. */
typedef struct sr_box_walk {
  const sr_boxes *boxes;
  uint32_t row; /* of a list: the next piece */
  bool firsts;  /* of windows alone, as is what follows: of each target the first piece */
  bool within;  /* what a target gets of a patch has begun */
  int64_t numbers[SR_BOX_MOST_NUMBERS];
  sr_meeting_walk meetings;
  int64_t place;               /* in an operand along `along`, where the patch's part begins */
  int64_t part[SR_MAX_RANK];   /* that the piece is of */
  int64_t offset[SR_MAX_RANK]; /* to its position, from that of part 0 */
  uint32_t steps[SR_MAX_RANK]; /* until its minor digit begins again */
  int64_t all_offsets;         /* added up */
  int64_t own, beside, other;  /* positions of the target, and of part 0 of what it may read */
} sr_box_walk;

/* As sr_box_next, which calls it, for a table with windows. */
bool sr_box_windows_next(sr_box_walk *walk, sr_box *out);
/* The next piece, which lives until the next call; false behind the last. Of windows that
 * sr_boxes_check has found sound; rows may have any numbers. */
bool sr_box_next(sr_box_walk *walk, sr_box *out);

/* The numbers of all pieces, one behind the other: [pieces][sr_box_width(rank)]. */
void sr_boxes_expand(const sr_boxes *boxes, int64_t *out);

/* ---- checks ---------------------------------------------------------------------------------- */

/* Bytes of an array. False when a size is negative, or the product of those that are not 0 is out
 * of the range of int64_t. */
bool sr_boxes_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes, int64_t *out_bytes);

/* What is wrong with one piece alone, or NULL: devices below `device_count`, sizes of at least 1,
 * both boxes inside their arrays, whose dims are not negative. */
const char *sr_box_fault(const sr_boxes *boxes, const sr_box *box, int64_t device_count);

/* ---- boxes_windows_sum.c --------------------------------------------------------------------- */

/* Of pieces: how many, and elements in all of them. */
typedef struct sr_box_sum {
  double pieces, elements;
} sr_box_sum;

typedef struct sr_box_sums {
  sr_box_sum all;
  sr_box_sum near; /* from the target's own node; without nodes all */
  sr_box_sum own;  /* from the target itself */
  uint64_t looks;  /* at what a target gets of a patch, or at pieces */
} sr_box_sums;

/*
 * What all targets get together. Of windows this takes no more time than there are targets, times
 * the patches if these are in no order, wherever the parts of a node are beside each other. Where
 * they are not, it goes through the pieces if they are no more than `most`; else it returns false,
 * and `near` and `own` are 0. Nodes have `node` devices; 0: all are on one.
 */
bool sr_boxes_sum(const sr_boxes *boxes, int64_t node, double most, sr_box_sums *out);

/* ---- boxes_windows_check.c ------------------------------------------------------------------- */

/* Finds what is wrong with windows, but for overlaps of their patches. False: there is no memory to
 * find it. */
bool sr_box_windows_check(const sr_boxes *boxes, int64_t device_count, const char **out_fault);

/* ---- boxes_check.c --------------------------------------------------------------------------- */

/*
 * Finds what is wrong with the table: with a piece alone, or that pieces of a target overlap.
 * *out_fault says it, of piece *out_piece of a list, or of windows; NULL: nothing. False: there is
 * no memory to find it. The numbers may be anybody's.
 *
 * Windows are checked by their numbers, without a look at their pieces. To count these, where they
 * may be too many, takes no more than some seconds: beyond that they count as too many.
 *
 * A list takes n log n for pieces that cuts through whole arrays make, and 16 bytes for each.
 * Pieces that no such cut parts are compared in pairs, and more than a thousand of one target are a
 * fault.
 */
bool sr_boxes_check(const sr_boxes *boxes, int64_t device_count, const char **out_fault,
                    uint32_t *out_piece);

#endif
