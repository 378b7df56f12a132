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

/* Dimensions that an array may have: what has more is refused where it comes in. */
enum {
  SR_MAX_RANK = 64
};

/* Arrays are row-major, every device's operand of one shape and every device's result of one. */
typedef struct sr_boxes {
  int32_t rank;
  uint32_t count;
  const int64_t *in_dims, *out_dims; /* [rank] of an operand, of a result */
  const int64_t *rows; /* [count] rows: source, target, size[rank], from[rank], to[rank] */
} sr_boxes;

/* A row of the table, taken apart. */
typedef struct sr_box {
  int64_t source, target;
  const int64_t *size, *from, *to;
} sr_box;

/* Numbers in a row. */
static inline size_t sr_boxes_width(int32_t rank) {
  return 2 + 3 * (size_t)rank;
}

static inline sr_box sr_box_get(const sr_boxes *boxes, uint32_t row) {
  size_t rank = (size_t)boxes->rank;
  const int64_t *at = boxes->rows + row * sr_boxes_width(boxes->rank);
  return (sr_box){at[0], at[1], at + 2, at + 2 + rank, at + 2 + 2 * rank};
}

/* Bytes of an array. False when a size is negative, or the product of those that are not 0 is out
 * of the range of int64_t. */
bool sr_boxes_bytes(int32_t rank, const int64_t *dims, int64_t element_bytes, int64_t *out_bytes);

/* What is wrong with one row alone, or NULL: devices below `device_count`, sizes of at least 1,
 * both boxes inside their arrays, whose dims are not negative. */
const char *sr_box_fault(const sr_boxes *boxes, uint32_t row, int64_t device_count);

/* Room to put rows in order. */
typedef struct sr_box_order {
  int64_t key;
  const int64_t *row;
} sr_box_order;

/*
 * What is wrong with the table, or NULL: every row, and that the pieces of a target do not overlap.
 * The row at fault in *out_row. `scratch` is [count]. Takes n log n for pieces that cuts through
 * whole arrays make, and n^2 per target at worst.
 */
const char *sr_boxes_fault(const sr_boxes *boxes, int64_t device_count, sr_box_order *scratch,
                           uint32_t *out_row);

#endif
