/*
 * Ops whose shards need a halo (elements of other shards) along a sharded dimension: slice, pad,
 * reverse, concatenate, reduce_window, convolution, and dynamic_update_slice with constant starts.
 *
 * Shard p of the result is computed from a window of the operand. The window starts at first + p *
 * step in the whole array and may reach beyond the array. Each device fetches its window. The op is
 * then replaced by the same op on the window. That op need not pad: elements outside of the array
 * were fetched as zeros, or replaced by the padding value. concatenate.c does this for a
 * concatenate.
 */
#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

/* ---- windows --------------------------------------------------------------------------------- */

/*
 * What shard p of the result reads of one dimension of the operand, and the padding that the op on
 * the window adds (`low`, `high`). Positions count the elements of the operand and the holes that
 * base dilation puts between them. Shards may start at different positions relative to an element.
 * The window is then dilated before the op. From the dilated window, the op reads `places`
 * positions, from position begin + p * step on.
 */
typedef struct span {
  sr_window window;
  int64_t low, high;
  int64_t dilation; /* base dilation by which the window is dilated before the op; 0: the op itself
                     * dilates the window */
  int64_t begin, step, places;
} span;

/* The windows of an op along one dimension of its operand. */
typedef struct moving {
  int64_t size, stride, dilation; /* size, stride and dilation of one window */
  int64_t base, low;              /* base dilation and low padding of the operand */
  bool reversed;                  /* window_reversal: the last element of the kernel comes first */
} moving;

/* Returns the span if shard p, of `shards` shards, reads `places` positions from begin + p * step
 * on. Elements of the operand are `base` positions apart. */
static span span_from(int64_t begin, int64_t step, int64_t places, int64_t base, int64_t shards) {
  int64_t end = begin + places - 1;
  int64_t first = -sr_floor_divide(-begin, base), last = sr_floor_divide(end, base);
  if (last >= first && (shards == 1 || step % base == 0))
    return (span){.window = sr_window_from(first, step / base, 1, last - first + 1),
                  .low = first * base - begin,
                  .high = end - last * base};
  /* The window reaches from the element at or before the first position to the element behind the
   * last position. */
  int64_t count = (base + places - 2) / base + 1;
  return (span){.window = sr_window_from(begin, step, base, count),
                .dilation = base,
                .begin = begin,
                .step = step,
                .places = places};
}

/* Finds what a shard of the result reads, if the result has `shards` shards of `shard` elements.
 * False: the windows are empty. */
static bool span_of(const moving *m, int64_t shard, int64_t shards, span *out_span) {
  int64_t places = (shard - 1) * m->stride + (m->size - 1) * m->dilation + 1;
  if (places < 1)
    return false;
  *out_span = span_from(-m->low, shard * m->stride, places, m->base, shards);
  return true;
}

/* Returns what a device reads in a convolution whose kernel is cut into `shards` shards, while the
 * result is not cut. Each device needs what its shard of the kernel reads to compute all `results`
 * elements. */
static span span_of_window_shard(const moving *m, int64_t results, int64_t shards) {
  int64_t shard = sr_shard_size(m->size, shards);
  int64_t places = (results - 1) * m->stride + (shard - 1) * m->dilation + 1;
  int64_t first = m->reversed ? m->size - shard : 0, step = m->reversed ? -shard : shard;
  return span_from(first * m->dilation - m->low, step * m->dilation, places, m->base, shards);
}

/* Returns entry `place` of the list `name` in a convolution's dimension_numbers: the dimension of
 * the input, kernel or output that is spatial dimension `place`. */
static int32_t spatial_dim(const sr_op *op, const char *name, int32_t place) {
  size_t count;
  return (int32_t)sr_attr_get_ints(sr_attr_field(sr_op_attr(op, "dimension_numbers"), name),
                                   &count)[place];
}

/* Returns the index of `dim` in the list `name` of a convolution's dimension_numbers; -1: `dim` is
 * not in the list. */
static int32_t spatial_place(const sr_op *op, const char *name, int32_t dim) {
  size_t count;
  const int64_t *dims =
      sr_attr_get_ints(sr_attr_field(sr_op_attr(op, "dimension_numbers"), name), &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] == dim)
      return (int32_t)i;
  return -1;
}

/* Returns the index of `dim`, a dimension of the operand, in the op's window attributes; -1: no
 * window moves along it. *out_result_dim is the same dimension in the result. */
static int32_t place_of(const sr_op *op, int32_t dim, int32_t *out_result_dim) {
  *out_result_dim = dim;
  if (op->code != SR_OP_CONVOLUTION)
    return dim;
  int32_t place = spatial_place(op, "input_spatial_dimensions", dim);
  if (place >= 0)
    *out_result_dim = spatial_dim(op, "output_spatial_dimensions", place);
  return place;
}

static moving moving_of(const sr_op *op, int32_t place, const sr_type *kernel) {
  size_t i = (size_t)place;
  if (op->code == SR_OP_PAD)
    return (moving){.size = 1,
                    .stride = 1,
                    .dilation = 1,
                    .base = sr_op_int_at(op, "interior_padding", i, 0) + 1,
                    .low = sr_op_int_at(op, "edge_padding_low", i, 0)};
  bool convolves = op->code == SR_OP_CONVOLUTION;
  int64_t size = sr_op_int_at(op, "window_dimensions", i, 1);
  if (convolves)
    size = kernel->dims[spatial_dim(op, "kernel_spatial_dimensions", place)];
  return (moving){.size = size,
                  .stride = sr_op_int_at(op, "window_strides", i, 1),
                  .dilation =
                      sr_op_int_at(op, convolves ? "rhs_dilation" : "window_dilations", i, 1),
                  .base = sr_op_int_at(op, convolves ? "lhs_dilation" : "base_dilations", i, 1),
                  .low = sr_op_int_at(op, "padding", 2 * i, 0),
                  .reversed = convolves && sr_op_int_at(op, "window_reversal", i, 0) != 0};
}

int32_t sr_convolution_image_dim(const sr_op *op, int32_t dim) {
  int32_t place = spatial_place(op, "kernel_spatial_dimensions", dim);
  return place < 0 ? -1 : spatial_dim(op, "input_spatial_dimensions", place);
}

/* The last shard of a kernel may have padding. True if this padding meets only positions outside of
 * the `size` elements of the image, where the window has zeros. */
static bool ends_outside(const moving *m, int64_t results, int64_t size) {
  if (m->reversed)
    return (results - 1) * m->stride - m->dilation < m->low;
  return m->size * m->dilation - m->low > (size - 1) * m->base;
}

bool sr_convolution_sums_windows(const sr_op *op, int32_t dim, int64_t shards) {
  const sr_type *image = sr_operand(op, 0)->type, *kernel = sr_operand(op, 1)->type;
  int32_t result_dim, image_dim = sr_convolution_image_dim(op, dim);
  moving m = moving_of(op, place_of(op, image_dim, &result_dim), kernel);
  int64_t results = sr_result(op, 0)->type->dims[result_dim];
  /* With more results, a device would read more elements of other shards than of its own. */
  return shards <= m.size &&
         (results - 1) * m.stride <= sr_shard_size(m.size, shards) * m.dilation &&
         (m.size % shards == 0 || sr_dtype_get(image->dtype)->class_ < SR_CLASS_FLOAT ||
          ends_outside(&m, results, image->dims[image_dim]));
}

/* True if the positions in a window cannot overflow. They could: a program may pad by any number,
 * and remove as many elements at the other end. */
static bool is_within_reach(const moving *m, int64_t size, int64_t results) {
  const int64_t most = size + results + INT32_MAX / 2;
  return -most <= m->low && m->low <= most && m->stride <= INT32_MAX && m->dilation <= INT32_MAX &&
         m->base <= INT32_MAX;
}

bool sr_moving_reads_windows(const sr_op *op, int32_t dim, int64_t shards) {
  int32_t result_dim, place = place_of(op, dim, &result_dim);
  if (place < 0)
    return false;
  moving m = moving_of(op, place, sr_operand(op, 1)->type);
  span r;
  int64_t results = sr_result(op, 0)->type->dims[result_dim],
          shard = sr_shard_size(results, shards);
  /* A device with a window wider than its shard would read more elements of other shards than of
   * its own. An example is a cumulative sum. */
  return is_within_reach(&m, sr_operand(op, 0)->type->dims[dim], results) &&
         span_of(&m, shard, shards, &r) &&
         (shards == 1 || (m.size - 1) * m.dilation <= shard * m.stride);
}

/* ---- ops on windows -------------------------------------------------------------------------- */

static bool is_cut(const sr_sharding *sharding, int32_t dim) {
  return sharding && sharding->dims[dim].count > 0;
}

/* True if the op fetches windows of dimension `dim` of operand `tensor`. It does if it reads
 * windows along the dimension's factor, and any operand that has this factor is cut along it, in
 * local->operands or in local->wanted. */
static bool is_moved(const sr_local *local, int32_t tensor, int32_t dim) {
  const sr_rule *rule = &local->rule;
  const sr_rule_dim *d = &rule->tensors[tensor].dims[dim];
  if (d->count != 1 || !local->windows[d->factors[0]])
    return false;
  for (int32_t t = 0; t < rule->operand_count; t++)
    if (dim < rule->tensors[t].rank && rule->tensors[t].dims[dim].count == 1 &&
        rule->tensors[t].dims[dim].factors[0] == d->factors[0] &&
        (is_cut(local->operands[t], dim) || is_cut(local->wanted[t], dim)))
      return true;
  return false;
}

bool sr_use_reads_windows(const sr_partitioner *p, const sr_use *use) {
  const sr_local *local = sr_op_local(p, use->user);
  if (!local || !local->operands)
    return false;
  for (int32_t d = 0; d < local->rule.tensors[use->index].rank; d++)
    if (is_moved(local, use->index, d))
      return true;
  return false;
}

static void set_entry(sr_partitioner *p, sr_op *op, const char *name, size_t index, int64_t value) {
  size_t count;
  const int64_t *list = sr_op_ints(op, name, &count);
  int64_t *changed = sr_arena_copy(p->arena, list, count * sizeof *changed);
  changed[index] = value;
  sr_op_set_attr(p->module, op, name, sr_attr_ints(p->module, changed, count));
}

/* Sets entry `place` of the attribute `padding`, which the op may not have yet. */
static void set_padding(sr_partitioner *p, sr_op *op, size_t place, int64_t low, int64_t high) {
  int32_t rank = sr_operand(op, 0)->type->rank;
  int64_t shape[] = {op->code == SR_OP_CONVOLUTION ? rank - 2 : rank, 2};
  int64_t changed[2 * SR_MAX_RANK];
  for (int64_t i = 0; i < 2 * shape[0]; i++)
    changed[i] = sr_op_int_at(op, "padding", (size_t)i, 0);
  changed[2 * place] = low;
  changed[2 * place + 1] = high;
  sr_op_set_attr(p->module, op, "padding", sr_attr_dense_i64(p->module, 2, shape, changed));
}

static int64_t result_shard(const sr_local *local, int32_t dim) {
  return sr_shard_size(local->types[local->rule.operand_count]->dims[dim],
                       sr_dim_shards(local->results[0], dim));
}

sr_window sr_result_window(const sr_local *local, int32_t dim) {
  int64_t shard = result_shard(local, dim);
  sr_window window = sr_window_from(0, shard, 1, shard);
  window.loose = true;
  return window;
}

sr_window sr_slice_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim) {
  (void)tensor;
  size_t i = (size_t)dim;
  int64_t shard = result_shard(sr_op_local(p, op), dim), stride = sr_op_int_at(op, "strides", i, 1);
  sr_window window = sr_window_from(sr_op_int_at(op, "start_indices", i, 0), shard * stride, 1,
                                    (shard - 1) * stride + 1);
  window.loose = true;
  return window;
}

sr_window sr_reverse_window(const sr_partitioner *p, const sr_op *op, int32_t tensor, int32_t dim) {
  const sr_local *local = sr_op_local(p, op);
  int64_t shard = result_shard(local, dim);
  sr_window window = sr_window_from(local->types[tensor]->dims[dim] - shard, -shard, 1, shard);
  window.loose = true;
  return window;
}

/* Returns what a device reads of dimension `dim` of operand `tensor`, for its shard of the result
 * or of a kernel that is summed over. */
static span span_at(const sr_partitioner *p, const sr_op *op, const sr_local *local, int32_t tensor,
                    int32_t dim) {
  const sr_op_sharding *sharding = sr_op_sharding_of(op);
  if (sharding->window)
    return (span){.window = sharding->window(p, op, tensor, dim)};
  span r;
  int32_t result_dim, place = place_of(op, dim, &result_dim);
  int64_t shard = result_shard(local, result_dim);
  int64_t shards = sr_dim_shards(local->wanted[tensor], dim);
  moving m = moving_of(op, place, local->types[1]);
  if (op->code == SR_OP_CONVOLUTION &&
      is_cut(local->wanted[1], spatial_dim(op, "kernel_spatial_dimensions", place)))
    return span_of_window_shard(&m, shard, shards);
  bool found = span_of(&m, shard, shards, &r);
  SR_ASSERT(found);
  return r;
}

/* Changes the attributes of the op for dimension `dim`, so that they fit the fetched window instead
 * of the whole operand. */
static void aim_at_window(sr_partitioner *p, sr_op *op, const sr_local *local, int32_t dim) {
  int32_t result_dim;
  size_t i = (size_t)place_of(op, dim, &result_dim);
  span r = span_at(p, op, local, 0, dim);
  if (op->code == SR_OP_SLICE) {
    set_entry(p, op, "start_indices", i, 0);
    set_entry(p, op, "limit_indices", i, r.window.size);
  } else if (op->code == SR_OP_PAD) {
    set_entry(p, op, "edge_padding_low", i, r.low);
    set_entry(p, op, "edge_padding_high", i, r.high);
    if (r.dilation)
      set_entry(p, op, "interior_padding", i, 0);
  } else if (op->code == SR_OP_REDUCE_WINDOW || op->code == SR_OP_CONVOLUTION) {
    if (r.dilation > 1)
      set_entry(p, op, op->code == SR_OP_CONVOLUTION ? "lhs_dilation" : "base_dilations", i, 1);
    set_padding(p, op, i, r.low, r.high);
  }
}

/* Returns the scalar with which the op pads operand `tensor`. NULL: the op pads with zeros, or
 * never reads padding. */
static sr_value *padding_of(const sr_op *op, int32_t tensor) {
  if (op->code == SR_OP_PAD)
    return sr_operand(op, 1);
  bool moves = op->code == SR_OP_REDUCE_WINDOW && tensor < op->result_count;
  return moves ? sr_operand(op, op->result_count + tensor) : NULL;
}

/* ---- padding and dilation -------------------------------------------------------------------- */

/* True if the op pads dimension `dim`, or dilates it with positions between its elements. */
static bool has_padding(const sr_op *op, int32_t dim) {
  size_t i = (size_t)dim;
  return sr_op_int_at(op, "padding", 2 * i, 0) > 0 ||
         sr_op_int_at(op, "padding", 2 * i + 1, 0) > 0 ||
         sr_op_int_at(op, "base_dilations", i, 1) > 1;
}

/* True for a reduce_window that needs marks, an i1 for each element, to tell elements from padding.
 * It does if its windows cover padding and the initial value is not known to be neutral. */
static bool is_marked(const sr_op *op, const sr_local *local) {
  if (op->code != SR_OP_REDUCE_WINDOW)
    return false;
  sr_opcode code = sr_block_combiner(op->regions[0]);
  if (code != SR_OP_COUNT && sr_value_may_repeat(sr_operand(op, 1), code))
    return false;
  for (int32_t d = 0; d < local->rule.tensors[0].rank; d++)
    if (is_moved(local, 0, d) && has_padding(op, d))
      return true;
  return false;
}

/* Dilates `value`, the fetched windows of operand `tensor`, along dimensions that the op itself
 * does not dilate (span.dilation). Puts `fill` between the elements. Then slices the positions that
 * the device reads. */
static sr_value *dilated(sr_partitioner *p, sr_op *op, const sr_local *local, int32_t tensor,
                         sr_value *value, sr_value *fill) {
  const sr_builder b = sr_partitioner_builder(p, op);
  int64_t interior[SR_MAX_RANK] = {0}, high[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK] = {NULL};
  bool any = false;
  for (int32_t d = 0; d < value->type->rank; d++) {
    span r = {0};
    if (is_moved(local, tensor, d))
      r = span_at(p, op, local, tensor, d);
    sizes[d] = r.dilation ? r.places : value->type->dims[d];
    if (!r.dilation)
      continue;
    any = true;
    starts[d] = sr_scalar_remainder(p, local->wanted[tensor], d,
                                    &(sr_division){r.begin, r.step, r.dilation}, SR_U32);
    interior[d] = r.dilation - 1;
    high[d] = r.dilation + r.places - 2 - (r.window.size - 1) * r.dilation;
  }
  if (!any)
    return value;
  for (int32_t d = 0; d < value->type->rank; d++)
    starts[d] = starts[d] ? starts[d] : sr_scalar_constant(p, SR_U32, 0);
  fill = fill ? fill : sr_build_scalar(&b, value->type->dtype, 0);
  return sr_build_dynamic_slice(&b, sr_build_pad(&b, value, fill, NULL, high, interior), starts,
                                sizes);
}

bool sr_op_windows(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                   sr_window *out_windows) {
  const sr_local *local = sr_op_local(p, op);
  bool moved = false;
  for (int32_t d = 0; d < local->rule.tensors[tensor].rank; d++) {
    bool here = is_moved(local, tensor, d);
    out_windows[d] = here ? span_at(p, op, local, tensor, d).window
                          : sr_shard_window(local->types[tensor], local->wanted[tensor], d);
    moved |= here;
  }
  return moved;
}

/* Replaces operand `tensor` by the shard or window from which the device computes its result.
 * Elements outside of the array become `fill`; NULL: zeros. True if the operand became a window. */
static bool fetch_operand(sr_partitioner *p, sr_op *op, const sr_local *local, int32_t tensor,
                          sr_value *fill) {
  const sr_type *whole = local->types[tensor];
  const sr_sharding *to = local->wanted[tensor];
  sr_window windows[SR_MAX_RANK];
  bool moved = sr_op_windows(p, op, tensor, windows);
  sr_value *value = sr_operand(op, tensor);
  if (!moved) {
    value = sr_reshard(p, value, whole, local->operands[tensor], to, op);
    sr_op_set_operand(op, tensor, value);
    return false;
  }
  value = sr_take_windows(p, op, tensor, windows);
  if (fill && !sr_value_is_zero(fill))
    value = sr_mask_padding(p, value, whole, to, windows, fill, op);
  sr_op_set_operand(op, tensor, dilated(p, op, local, tensor, value, fill));
  return true;
}

/* Builds marks for the fetched windows of operand 0 of a reduce_window: true for elements of the
 * array, false for padding. */
static sr_value *marks_of(sr_partitioner *p, sr_op *op, const sr_local *local) {
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_window windows[SR_MAX_RANK];
  int64_t sizes[SR_MAX_RANK];
  const sr_type *whole = sr_type_with_dtype(b.module, local->types[0], SR_I1);
  (void)sr_op_windows(p, op, 0, windows);
  for (int32_t d = 0; d < whole->rank; d++)
    sizes[d] = windows[d].size;
  const sr_type *type = sr_type_tensor(p->module, SR_I1, whole->rank, sizes);
  sr_value *no = sr_build_scalar(&b, SR_I1, 0);
  sr_value *marks = sr_build_broadcast(&b, sr_build_scalar(&b, SR_I1, 1), type);
  marks = sr_mask_padding(p, marks, whole, local->wanted[0], windows, no, op);
  return dilated(p, op, local, 0, marks, no);
}

/* Replaces a reduce_window by a copy with `marks` as its last operand. */
static void mark(sr_partitioner *p, sr_op *op, sr_value *marks) {
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_op *made = sr_build_marked(&b, op, marks, true);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_bring_back(p, sr_result(op, i), sr_result(made, i));
  sr_op_erase(op);
}

/* ---- dynamic_update_slice -------------------------------------------------------------------- */

void sr_overwrite_window(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  const sr_local *local = sr_op_local(p, op);
  sr_window windows[SR_MAX_RANK];
  (void)sr_op_windows(p, op, 1, windows);
  for (int32_t t = 0; t < 2; t++)
    (void)fetch_operand(p, op, local, t, NULL);
  for (int32_t d = 0; d < local->rule.tensors[1].rank; d++) {
    if (is_moved(local, 1, d))
      sr_op_set_operand(op, 2 + d, sr_build_scalar(&b, sr_operand(op, 2 + d)->type->dtype, 0));
    else
      windows[d] = (sr_window){0}; /* an empty window: dimension `d` needs no mask */
  }
  sr_value *old = sr_operand(op, 0), *update = sr_operand(op, 1), *result = sr_result(op, 0);
  sr_value *inside =
      sr_inside_mask(p, result->type, local->types[1], local->wanted[1], windows, op);
  if (!inside)
    return;
  const sr_builder behind = sr_partitioner_builder(p, op->next);
  sr_value *users = sr_value_set_aside(p, result);
  sr_value *all = update->type == result->type ? update : result;
  sr_value_bring_back(p, users, sr_build_select(&behind, inside, all, old));
  if (all == update)
    sr_op_erase(op);
}

/* ---- the rewrite ----------------------------------------------------------------------------- */

bool sr_localise_halos(sr_partitioner *p, sr_op *op) {
  const sr_local *local = sr_op_local(p, op);
  bool moved = false, marked = is_marked(op, local);
  for (int32_t t = 0; t < op->operand_count; t++)
    moved |= fetch_operand(p, op, local, t, marked ? NULL : padding_of(op, t));
  sr_value *marks = marked ? marks_of(p, op, local) : NULL;
  for (int32_t d = 0; moved && d < local->rule.tensors[0].rank; d++)
    if (is_moved(local, 0, d))
      aim_at_window(p, op, local, d);
  if (marked)
    mark(p, op, marks);
  return marked;
}
