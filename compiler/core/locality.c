#include "compiler/core/locality.h"

#include "graph/ir/query.h"

/* ---- one linear index ------------------------------------------------------------------------ */

static bool flat_operands(sr_lowering *low, const sr_op *op);

static bool flat_value(sr_lowering *low, const sr_value *value) {
  sr_cell *cell = sr_cell_of(low, value);
  const sr_op *op = value->op;
  if (cell->root || sr_type_elements(value->type) == 1 || cell->seen[0] == low->stamp)
    return true;
  cell->seen[0] = low->stamp;
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_reshape)
    return flat_value(low, sr_operand(op, 0));
  if (class_ == SR_EMIT_broadcast)
    return sr_type_elements(sr_operand(op, 0)->type) == 1;
  return class_ == SR_EMIT_constant || (sr_op_is_pointwise(op) && flat_operands(low, op));
}

static bool flat_operands(sr_lowering *low, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!flat_value(low, sr_operand(op, i)))
      return false;
  return true;
}

bool sr_op_is_flat(sr_lowering *low, const sr_op *op) {
  low->stamp++;
  return (sr_op_is_pointwise(op) || sr_emit_class_of(op) == SR_EMIT_reshape) &&
         flat_operands(low, op);
}

/* ---- rows ------------------------------------------------------------------------------------ */

typedef struct row_walk {
  const sr_lowering *low;
  const sr_unit *unit;  /* its roots are looked for */
  const sr_cell *array; /* or only this one, if it is not NULL */
  int32_t rows;
} row_walk;

bool sr_types_share_dims(const sr_type *a, const sr_type *b, int32_t count) {
  if (a->rank < count || b->rank < count)
    return false;
  for (int32_t d = 0; d < count; d++)
    if (a->dims[d] != b->dims[d])
      return false;
  return true;
}

int64_t sr_row_elements(const sr_op *op, int32_t rows) {
  const sr_type *type =
      sr_emit_class_of(op) == SR_EMIT_reduce ? sr_operand(op, 0)->type : op->results[0].type;
  int64_t elements = 1;
  for (int32_t d = rows; d < type->rank; d++)
    elements *= type->dims[d];
  return elements;
}

int64_t sr_kept_row_bytes(const sr_type *type, int32_t rows) {
  int64_t bytes = sr_dtype_get(type->dtype == SR_BF16 ? SR_F32 : type->dtype)->bytes;
  for (int32_t d = rows; d < type->rank; d++)
    bytes *= type->dims[d];
  return bytes;
}

/* True if `list` has none of the dimensions before `rows`. */
static bool spares_rows(const sr_op *op, const char *list, int32_t rows) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, list, &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] < rows)
      return false;
  return true;
}

/* True if entry d of `list` is d for each of the first `rows` dimensions. */
static bool keeps_rows(const sr_op *op, const char *list, int32_t rows) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, list, &count);
  for (int32_t d = 0; d < rows; d++)
    if ((size_t)d >= count || dims[d] != d)
      return false;
  return true;
}

/* Whether row r of the result of an op needs only row r of operand `index`, which has as many rows
 * as the result: a function for each class of ops. */

static bool always(const sr_op *op, int32_t index, int32_t rows) {
  (void)op;
  (void)index;
  (void)rows;
  return true;
}

static bool first_operand(const sr_op *op, int32_t index, int32_t rows) {
  (void)op;
  (void)rows;
  return index == 0;
}

static bool broadcast_in_row(const sr_op *op, int32_t index, int32_t rows) {
  (void)index;
  return keeps_rows(op, "broadcast_dimensions", rows);
}

static bool transpose_in_row(const sr_op *op, int32_t index, int32_t rows) {
  (void)index;
  return keeps_rows(op, "permutation", rows);
}

static bool pad_in_row(const sr_op *op, int32_t index, int32_t rows) {
  size_t count;
  const int64_t *low = sr_op_ints(op, "edge_padding_low", &count);
  const int64_t *interior = sr_op_ints(op, "interior_padding", &count);
  for (int32_t d = 0; d < rows; d++)
    if (low[d] != 0 || interior[d] != 0)
      return false;
  return index == 0;
}

static bool join_in_row(const sr_op *op, int32_t index, int32_t rows) {
  (void)index;
  return sr_op_int(op, "dimension", 0) >= rows;
}

static bool other_dimensions(const sr_op *op, int32_t index, int32_t rows) {
  (void)index;
  return spares_rows(op, "dimensions", rows);
}

static bool moves_no_row(const sr_op *op, int32_t index, int32_t rows) {
  static bool (*const in_row[SR_EMIT_CLASSES])(const sr_op *, int32_t, int32_t) = {
      [SR_EMIT_reshape] = always,
      [SR_EMIT_slice] = always, /* all of a dimension, if its size stays */
      [SR_EMIT_dynamic_slice] = first_operand,
      [SR_EMIT_broadcast] = broadcast_in_row,
      [SR_EMIT_transpose] = transpose_in_row,
      [SR_EMIT_pad] = pad_in_row,
      [SR_EMIT_concatenate] = join_in_row,
      [SR_EMIT_reverse] = other_dimensions,
      [SR_EMIT_reduce] = other_dimensions,
  };
  const sr_emit_class class_ = sr_emit_class_of(op);
  return in_row[class_] && in_row[class_](op, index, rows);
}

static bool local_operands(const row_walk *walk, const sr_op *op, bool in_row);

/* True if `value` is computed without the roots that are looked for, or, if `in_row`, with their
 * elements in the same row. */
static bool local_value(const row_walk *walk, const sr_value *value, bool in_row) {
  sr_cell *cell = sr_cell_of(walk->low, value);
  if (cell->seen[in_row] == walk->low->stamp)
    return true;
  cell->seen[in_row] = walk->low->stamp;
  if (!cell->root)
    return local_operands(walk, value->op, in_row);
  const sr_type *type = value->type;
  while (cell->view_of)
    cell = cell->view_of;
  if (walk->array ? cell != walk->array : cell->unit != walk->unit)
    return true;
  return in_row && (cell->value == value ||
                    (walk->rows >= 0 && sr_types_share_dims(type, cell->value->type, walk->rows)));
}

static bool local_operands(const row_walk *walk, const sr_op *op, bool in_row) {
  const sr_type *type = op->results[0].type;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *operand = sr_operand(op, i)->type;
    const bool stays = sr_op_is_pointwise(op)
                           ? operand->rank == type->rank
                           : walk->rows >= 0 && sr_types_share_dims(operand, type, walk->rows) &&
                                 moves_no_row(op, i, walk->rows);
    if (!local_value(walk, sr_operand(op, i), in_row && stays))
      return false;
  }
  return true;
}

bool sr_op_is_local(sr_lowering *low, const sr_op *op, const sr_unit *unit, int32_t rows) {
  const row_walk walk = {low, unit, NULL, rows};
  low->stamp++;
  return local_operands(&walk, op, true);
}

bool sr_op_reads_in_row(sr_lowering *low, const sr_op *op, const sr_cell *array, int32_t rows) {
  const row_walk walk = {low, NULL, array, rows};
  low->stamp++;
  return local_operands(&walk, op, true);
}
