/*
 * dynamic_slice and dynamic_update_slice of a sharded array. The window that they read or write may
 * lie in several shards.
 *
 * Reading: each device reads the elements of the window that are in its shard, and has zeros in
 * place of the other elements. Writing: each device writes the elements of the window that are in
 * its shard. It writes a slice of a fixed size, so the slice may reach beyond the window; there, it
 * holds the old elements. Start indices are first clamped to the whole array, as StableHLO demands,
 * and then made relative to the shard.
 */
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"

/*
 * How the window and the device's shard overlap in one dimension. The device works on a slice of
 * its shard: `size` elements from element `start` on. Element `start` of the shard is element
 * `shift` of the window, which has `window` elements. The slice may reach beyond the window. `cut`
 * is false if the dimension is not sharded, or if the window spans all of the dimension.
 */
typedef struct crossing {
  bool cut;
  int64_t size, window;
  sr_value *start, *shift;
} crossing;

static crossing crossing_of(sr_partitioner *p, const sr_builder *b, const sr_local *local,
                            int64_t shard, int32_t dim, int64_t window, sr_value *index) {
  const sr_type *whole = local->types[0];
  const sr_sharding *sharding = local->wanted[0];
  int64_t size = whole->dims[dim];
  if (window == size)
    return (crossing){.size = shard, .window = window, .start = index};
  if (sr_dim_shards(sharding, dim) == 1)
    return (crossing){.size = window, .window = window, .start = index};
  crossing c = {.cut = true, .size = window < shard ? window : shard, .window = window};
  sr_value *none = sr_build_scalar(b, SR_I64, 0);
  sr_value *place = sr_build_clamp(b, none, sr_build_index(b, index, size), size - window);
  place =
      sr_build_binary(b, SR_OP_SUBTRACT, place, sr_build_shard_start(p, b, whole, sharding, dim));
  c.start = sr_build_clamp(b, none, place, shard - c.size);
  c.shift = sr_build_binary(b, SR_OP_SUBTRACT, c.start, place);
  return c;
}

/* Finds the `crossing` of the window and the device's shard in each dimension. False if no
 * dimension is cut. */
static bool cross(sr_partitioner *p, const sr_builder *b, const sr_op *op, const sr_type *window,
                  int32_t first_index, crossing *out_crossings) {
  const sr_local *local = sr_op_local(p, op);
  const sr_type *shard = sr_operand(op, 0)->type;
  bool any = false;
  for (int32_t d = 0; d < shard->rank; d++) {
    out_crossings[d] = crossing_of(p, b, local, shard->dims[d], d, window->dims[d],
                                   sr_operand(op, first_index + d));
    any |= out_crossings[d].cut;
  }
  for (int32_t d = 0; any && d < shard->rank; d++) /* all start indices of an op must have one
                                                    * type */
    out_crossings[d].start = sr_build_index(b, out_crossings[d].start, INT64_MAX);
  return any;
}

/* Returns an array of the sizes `sizes`. Its element i is element i + shift (`sign` is SR_OP_ADD)
 * or i - shift (SR_OP_SUBTRACT) of `value`, or zero if `value` has no such element. */
static sr_value *shifted(const sr_builder *b, sr_value *value, const crossing *crossings,
                         sr_opcode sign, const int64_t *sizes) {
  int64_t margin[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK];
  bool moves = false;
  for (int32_t d = 0; d < value->type->rank; d++) {
    bool here = crossings[d].cut && crossings[d].window > 1; /* a single element needs no shift */
    margin[d] = here ? sizes[d] : 0;
    starts[d] = sr_build_scalar(b, SR_I64, margin[d]);
    if (here)
      starts[d] = sr_build_binary(b, sign, starts[d], crossings[d].shift);
    moves |= here;
  }
  return moves ? sr_build_dynamic_slice(b, sr_build_pad(b, value, NULL, margin, margin, NULL),
                                        starts, sizes)
               : value;
}

/* Returns a mask of the shape of `like`. An element is true if `mask` is true there, and `first` +
 * the element's index along `dim` is in [0, limit). If `mask` is NULL, only the second condition
 * counts. */
static sr_value *limited(const sr_builder *b, sr_value *mask, const sr_type *like, int32_t dim,
                         sr_value *first, int64_t limit) {
  sr_value *here = sr_build_below(b, like, dim, sr_build_convert(b, first, SR_U64), limit);
  return mask ? sr_build_binary(b, SR_OP_AND, mask, here) : here;
}

sr_value *sr_localise_dynamic_slice(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  const sr_type *type = sr_result(op, 0)->type, *shard = sr_operand(op, 0)->type;
  crossing crossings[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK], *mask = NULL;
  int64_t sizes[SR_MAX_RANK];
  if (!cross(p, &b, op, sr_op_local(p, op)->types[op->operand_count], 1, crossings))
    return sr_result(op, 0);
  for (int32_t d = 0; d < type->rank; d++) {
    starts[d] = crossings[d].start;
    sizes[d] = crossings[d].size;
  }
  sr_value *made = sr_build_dynamic_slice(&b, sr_operand(op, 0), starts, sizes);
  made = shifted(&b, made, crossings, SR_OP_SUBTRACT, type->dims);
  for (int32_t d = 0; d < type->rank; d++)
    if (crossings[d].cut) { /* element i of the window is element first + i of the shard */
      sr_value *first = sr_build_binary(&b, SR_OP_SUBTRACT, crossings[d].start, crossings[d].shift);
      mask = limited(&b, mask, type, d, first, shard->dims[d]);
    }
  sr_value *zeros = sr_build_broadcast(&b, sr_build_scalar(&b, type->dtype, 0), type);
  return sr_build_select(&b, mask, made, zeros);
}

sr_window sr_update_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim) {
  const sr_local *local = sr_op_local(p, op);
  sr_window window = sr_result_window(local, dim);
  if (tensor == 1)
    window.first =
        -sr_update_start(op, dim, local->types[0]->dims[dim] - local->types[1]->dims[dim]);
  return window;
}

static void update_own(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  crossing crossings[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK], *mask = NULL;
  int64_t sizes[SR_MAX_RANK];
  int32_t rank = sr_operand(op, 0)->type->rank;
  if (!cross(p, &b, op, sr_op_local(p, op)->types[1], 2, crossings))
    return;
  for (int32_t d = 0; d < rank; d++) {
    starts[d] = crossings[d].start;
    sizes[d] = crossings[d].size;
  }
  sr_value *made = shifted(&b, sr_operand(op, 1), crossings, SR_OP_ADD, sizes);
  for (int32_t d = 0; d < rank; d++)
    if (crossings[d].cut)
      mask = limited(&b, mask, made->type, d, crossings[d].shift, crossings[d].window);
  sr_value *old = sr_build_dynamic_slice(&b, sr_operand(op, 0), starts, sizes);
  sr_op_set_operand(op, 1, sr_build_select(&b, mask, made, old));
  for (int32_t d = 0; d < rank; d++)
    sr_op_set_operand(op, 2 + d, starts[d]);
}

bool sr_localise_dynamic_update_slice(sr_partitioner *p, sr_op *op) {
  if (sr_use_reads_windows(p, &op->operands[0]))
    sr_overwrite_window(p, op);
  else
    update_own(p, op);
  return true;
}
