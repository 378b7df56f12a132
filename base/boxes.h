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
#ifndef SR_BASE_BOXES_H
#define SR_BASE_BOXES_H

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
  SR_BOX_LEVELS = 8,                         /* the most that a row has */
  SR_BOX_MOST_NUMBERS = 2 + 3 * SR_MAX_RANK, /* of a piece */
  SR_BOXES_MOST = 1 << 24,                   /* pieces of a table */
};

/*
 * A table of pieces. Arrays are row-major, every device's operand of one shape and every device's
 * result of one. A row is a piece: source, target, size[rank], from[rank], to[rank]; and, for each
 * of `levels`, a count of at least 1 and what is added to each of these numbers from one to the
 * next. So it stands for as many pieces as the product of its counts. They come in the order of the
 * rows, and within a row the first level runs fastest. Many devices that do the same one place
 * further are one row (boxes_fold.c). Where the places of a mesh are in no order of device numbers,
 * source and target are places in a list of devices, in which any of them may be more than once.
 */
typedef struct sr_boxes {
  int32_t rank, levels;
  uint32_t row_count;
  uint32_t count;                    /* of pieces; sr_boxes_count finds it */
  const int64_t *in_dims, *out_dims; /* [rank] of an operand, of a result */
  const int64_t *rows;               /* [row_count][sr_boxes_width(rank, levels)] */
  const int64_t *devices;            /* [device_count]; NULL: the place i is the device i */
  int64_t device_count;
} sr_boxes;

/* A piece, between devices: -1 for a place that is not in the list. The arrays are `rank` long and
 * one behind the other. */
typedef struct sr_box {
  int64_t source, target;
  const int64_t *size, *from, *to;
} sr_box;

/* Numbers in a row. */
static inline size_t sr_boxes_width(int32_t rank, int32_t levels) {
  return sr_box_width(rank) + (size_t)levels * (1 + sr_box_width(rank));
}

/* The numbers of a row. */
static inline const int64_t *sr_boxes_row(const sr_boxes *boxes, uint32_t row) {
  return boxes->rows + row * sr_boxes_width(boxes->rank, boxes->levels);
}

/* What a level of a row says: how often, and behind it what is added. */
static inline const int64_t *sr_boxes_level(const sr_boxes *boxes, const int64_t *row,
                                            int32_t level) {
  const size_t width = sr_box_width(boxes->rank);
  return row + width + (size_t)level * (1 + width);
}

/* The piece whose numbers stand at `at`, between places. */
static inline sr_box sr_box_at(int32_t rank, const int64_t *at) {
  return (sr_box){at[0], at[1], at + 2, at + 2 + rank, at + 2 + 2 * (size_t)rank};
}

/* A way through the pieces of a table, in their order; begins as {.boxes = ...}. */
typedef struct sr_box_walk {
  const sr_boxes *boxes;
  uint32_t row; /* of the piece that is told of */
  bool within;  /* the row has begun */
  int64_t turns[SR_BOX_LEVELS];
  int64_t numbers[SR_BOX_MOST_NUMBERS];
} sr_box_walk;

/* The next piece, which lives until the next call; false behind the last. */
bool sr_box_next(sr_box_walk *walk, sr_box *out);

/* Pieces of a row of a table whose pieces are counted. */
uint32_t sr_boxes_row_count(const sr_boxes *boxes, uint32_t row);
/* Piece `index` of a row, whose numbers go to `numbers`: [sr_box_width(rank)]. */
sr_box sr_boxes_get(const sr_boxes *boxes, uint32_t row, uint32_t index, int64_t *numbers);

/* Sets `count` by the rows. False: a count is below 1, or there are more pieces than
 * SR_BOXES_MOST. */
bool sr_boxes_count(sr_boxes *boxes);

/* The numbers of all pieces, one behind the other, which name devices: [count][sr_box_width(rank)].
 */
void sr_boxes_expand(const sr_boxes *boxes, int64_t *out);

/* ---- boxes_fold.c ---------------------------------------------------------------------------- */

/* A table in the making, of arrays of `rank`, by a list of devices if there is one; begins with
 * zeros else. */
typedef struct sr_boxes_draft {
  int32_t rank;
  const int64_t *devices; /* [device_count], as in sr_boxes */
  int64_t device_count;
  uint64_t count;             /* of pieces */
  SR_VECTOR(int64_t) numbers; /* rows of one level */
} sr_boxes_draft;

/* Takes room for `rows` rows of an empty draft, each for a piece or for several that follow each
 * other: a table of many needs half as much memory then. */
void sr_boxes_reserve(sr_arena *arena, sr_boxes_draft *draft, size_t rows);
/* Adds the piece whose numbers are `piece`. The pieces of a place come one behind the other. */
void sr_boxes_add(sr_arena *arena, sr_boxes_draft *draft, const int64_t *piece);
/* The same for `count` pieces, 2 at least, each with `step` added to the one before; they have one
 * target. */
void sr_boxes_add_run(sr_arena *arena, sr_boxes_draft *draft, const int64_t *piece, int64_t count,
                      const int64_t *step);

/*
 * The pieces in few rows, where they repeat each other; their order changes. Few pieces have rows
 * of their own, which name devices without a list: people read them. in_dims and out_dims are NULL.
 * The rows, and room to find them, are from `arena`. More than SR_BOXES_MOST are not counted.
 */
sr_boxes sr_boxes_fold(const sr_boxes_draft *draft, sr_arena *arena);

/* ---- checks ---------------------------------------------------------------------------------- */

/* Bytes of an array. False when a size is negative, or the product of those that are not 0 is out
 * of the range of int64_t. */
bool sr_boxes_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes, int64_t *out_bytes);

/* What is wrong with one piece alone, or NULL: devices below `device_count`, sizes of at least 1,
 * both boxes inside their arrays, whose dims are not negative. */
const char *sr_box_fault(const sr_boxes *boxes, const sr_box *box, int64_t device_count);

/* ---- boxes_rows.c ---------------------------------------------------------------------------- */

/* True if the rows of a counted table show that sr_box_fault finds nothing wrong with any of its
 * pieces; false: it may. */
bool sr_boxes_rows_in_range(const sr_boxes *boxes, int64_t device_count);

/*
 * Of a counted table whose rows are in range, those that do not show that their pieces overlap
 * neither each other nor those of another row: sets open[row_count] and how many they are. Takes
 * rows^2, and levels^3 a row, where that is less than to unfold the table; where it is more all
 * rows are open. False: there is no memory for some numbers a row, and one a listed device.
 */
bool sr_boxes_find_open_rows(const sr_boxes *boxes, bool *open, uint32_t *out_count);

/* ---- boxes_check.c --------------------------------------------------------------------------- */

/*
 * Finds what is wrong with the table, whose pieces are counted, if anything is: every piece, and
 * that those of a target do not overlap. *out_fault says it, of piece *out_piece; NULL: nothing.
 * False: there is no memory to find it.
 *
 * Rows that show that nothing is wrong are not unfolded. Of the others it takes n log n for pieces
 * that cuts through whole arrays make. Pieces that no such cut parts are compared in pairs, and
 * more than a thousand of one target are a fault. It walks through them once for each 260,000, and
 * takes some MB, or 20 bytes for each piece of one target where that has more.
 */
bool sr_boxes_check(const sr_boxes *boxes, int64_t device_count, const char **out_fault,
                    uint32_t *out_piece);

#endif
