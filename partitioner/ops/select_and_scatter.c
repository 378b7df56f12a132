/*
 * select_and_scatter, the gradient of pooling, along sharded dimensions.
 *
 * Each window of the op selects one element of the operand, and brings one element of the source to
 * that place of the result. So an element of the result depends on all windows that cover it. For
 * all windows that overlap its shard, a device fetches the elements of the source and the elements
 * of the operand that the windows cover. For each window, it finds the place of the selected
 * element. The *place* of an element is its index in the device's shard, or another number if the
 * element is not in that shard. The device then scatters the source elements whose place is in its
 * shard, in the order of the windows.
 *
 * Elements outside of the array are never selected: their place is -1.
 */
#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

/* ---- along one dimension --------------------------------------------------------------------- */

/* The op's windows along one dimension, and the elements that a device reads along this
 * dimension. */
typedef struct span {
  int64_t size, stride, low; /* size, stride and low padding of the op's windows */
  int64_t shard, shards;     /* size of a shard of the result, and number of shards */
  sr_window source, operand; /* elements that the device reads; the source has one element for each
                              * window of the op */
  bool shifted;              /* the first window starts at an offset in `operand` that differs
                              * between devices */
} span;

static span span_of(const sr_op *op, const sr_local *local, int32_t dim) {
  size_t i = (size_t)dim;
  int64_t windows = local->types[1]->dims[dim];
  span r = {.size = sr_op_int_at(op, "window_dimensions", i, 1),
            .stride = sr_op_int_at(op, "window_strides", i, 1),
            .low = sr_op_int_at(op, "padding", 2 * i, 0),
            .shards = sr_dim_shards(local->wanted[0], dim)};
  r.shard = sr_shard_size(local->types[0]->dims[dim], r.shards);
  if (r.shards == 1) {
    r.source = sr_window_from(0, 0, 1, windows);
    r.operand = sr_window_from(-r.low, 0, 1, (windows - 1) * r.stride + r.size);
    return r;
  }
  /* Window k starts at k * stride - low. The first window of a shard is the first one that ends in
   * or behind the shard; the last is the last one that starts before the end of the shard. If the
   * shard size is not a multiple of the stride, shards have different numbers of windows. */
  r.shifted = r.shard % r.stride != 0;
  r.source = sr_window_from(r.low - r.size + r.stride, r.shard, r.stride, 0);
  const sr_window last = {.first = r.low + r.shard - 1, .step = r.shard, .divisor = r.stride};
  r.source.size = r.shifted ? (r.shard + r.size - 1 + r.stride - 1) / r.stride
                            : sr_window_start(&last, 0) - sr_window_start(&r.source, 0) + 1;
  int64_t width = (r.source.size - 1) * r.stride + r.size;
  int64_t first = sr_window_start(&r.source, 0) * r.stride - r.low;
  r.operand = r.shifted ? sr_window_from(1 - r.size, r.shard, 1, width + r.stride - 1)
                        : sr_window_from(first, r.shard, 1, width);
  return r;
}

sr_window sr_select_and_scatter_window(const sr_partitioner *p, const sr_op *op, int32_t tensor,
                                       int32_t dim) {
  span r = span_of(op, sr_op_local(p, op), dim);
  return tensor == 0 ? r.operand : r.source;
}

bool sr_select_and_scatter_divides(const sr_op *op, int32_t dim, int64_t shards) {
  sr_dtype dtype = sr_result(op, 0)->type->dtype;
  for (int32_t i = 0; i < 3; i++)
    if (sr_operand(op, i)->type->dtype != dtype)
      return false;
  if (sr_operand(op, 1)->type->dims[dim] == 0)
    return false;
  int64_t shard = sr_shard_size(sr_operand(op, 0)->type->dims[dim], shards);
  /* A device with a window wider than its shard would read more elements of other shards than of
   * its own. */
  return shards > 1 && (sr_op_int_at(op, "window_dimensions", (size_t)dim, 1) - 1 <= shard &&
                        sr_op_int_at(op, "window_strides", (size_t)dim, 1) <= shard);
}

/* ---- the op ---------------------------------------------------------------------------------- */

typedef struct selecting {
  sr_partitioner *p;
  sr_op *op;
  const sr_local *local;
  sr_builder b;
  int32_t rank;
  span spans[SR_MAX_RANK];
  sr_dtype place; /* type of the places of elements: I32 or I64. The place of an element is its
                   * index in the device's shard; -1 if it is outside of the array; the shard's
                   * number of elements if it is in another shard */
} selecting;

static sr_value *number(const sr_builder *b, sr_dtype dtype, int64_t value) {
  return sr_build_convert(b, sr_build_scalar(b, SR_I64, value), dtype);
}

/* Finds the windows of operand `tensor` that the device fetches. */
static void windows_of(const selecting *s, int32_t tensor, sr_window *out_windows) {
  for (int32_t d = 0; d < s->rank; d++)
    out_windows[d] = sr_select_and_scatter_window(s->p, s->op, tensor, d);
}

static sr_value *fetched(const selecting *s, int32_t tensor) {
  sr_window windows[SR_MAX_RANK];
  windows_of(s, tensor, windows);
  return sr_fetch_array(s->p, sr_operand(s->op, tensor), s->local->types[tensor],
                        s->local->operands[tensor], s->local->wanted[tensor], windows, s->op);
}

/* Returns `places` with -1 for those positions in the device's windows of operand `tensor` that are
 * outside of the array. */
static sr_value *in_array(const selecting *s, sr_value *places, int32_t tensor) {
  sr_window windows[SR_MAX_RANK];
  windows_of(s, tensor, windows);
  return sr_mask_padding(s->p, places, s->local->types[tensor], s->local->wanted[tensor], windows,
                         number(&s->b, s->place, -1), s->op);
}

/* Builds the place (selecting.place) of each element of the fetched operand, whose type is
 * `like`. */
static sr_value *places_of(const selecting *s, const sr_type *like) {
  const sr_builder *b = &s->b;
  const sr_type *shard = sr_result(s->op, 0)->type,
                *type = sr_type_with_dtype(b->module, like, s->place);
  sr_dtype unsigned_place = s->place == SR_I32 ? SR_U32 : SR_U64;
  sr_value *sum = NULL, *inside = NULL;
  for (int32_t d = s->rank; d-- > 0;) {
    int64_t first = s->spans[d].operand.first, weight = 1;
    for (int32_t minor = d + 1; minor < s->rank; minor++)
      weight *= shard->dims[minor];
    sr_value *from = sr_build_broadcast(b, number(b, s->place, first), like);
    sr_value *term = sr_build_binary(b, SR_OP_ADD, sr_build_iota(b, type, d), from);
    term = sr_build_binary(b, SR_OP_MULTIPLY, term,
                           sr_build_broadcast(b, number(b, s->place, weight), like));
    sum = sum ? sr_build_binary(b, SR_OP_ADD, sum, term) : term;
    if (first == 0 && like->dims[d] <= shard->dims[d])
      continue;
    sr_value *start = sr_scalar_constant(s->p, unsigned_place, first);
    sr_value *here = sr_build_below(b, like, d, start, shard->dims[d]);
    inside = inside ? sr_build_binary(b, SR_OP_AND, inside, here) : here;
  }
  sr_value *elsewhere = sr_build_broadcast(b, number(b, s->place, sr_type_elements(shard)), like);
  return in_array(s, inside ? sr_build_select(b, inside, sum, elsewhere) : sum, 0);
}

/* Returns the offset in the fetched operand, along dimension `d`, at which the device's first
 * window starts. */
static sr_value *shift_of(const selecting *s, int32_t d) {
  const span *r = &s->spans[d];
  const sr_sharding *sharding = s->local->wanted[0];
  sr_value *source = sr_window_start_scalar(s->p, sharding, d, &r->source, 0, SR_U32);
  sr_value *operand = sr_window_start_scalar(s->p, sharding, d, &r->operand, r->low, SR_U32);
  source =
      sr_scalar_binary(s->p, SR_OP_MULTIPLY, source, sr_scalar_constant(s->p, SR_U32, r->stride));
  return sr_scalar_binary(s->p, SR_OP_SUBTRACT, source, operand);
}

/* Returns the slice of `value` that begins at the device's first window. `value` has the shape of
 * the operand that sr_fetch_array returned. */
static sr_value *shifted(const selecting *s, sr_value *value) {
  sr_value *starts[SR_MAX_RANK];
  int64_t sizes[SR_MAX_RANK];
  bool any = false;
  for (int32_t d = 0; d < s->rank; d++) {
    const span *r = &s->spans[d];
    starts[d] = r->shifted ? shift_of(s, d) : sr_scalar_constant(s->p, SR_U32, 0);
    sizes[d] = (r->source.size - 1) * r->stride + r->size;
    any |= r->shifted;
  }
  return any ? sr_build_dynamic_slice(&s->b, value, starts, sizes) : value;
}

/* ---- selecting elements ---------------------------------------------------------------------- */

/* Fills `block`, which combines two pairs (element, place). A pair is outside of the array if its
 * place is below 0. The block returns the first pair if the second one is outside, or if the first
 * one is not outside and `select` prefers its element. Otherwise it returns the second pair. */
static void fill_choice(const selecting *s, sr_block *block, sr_block *select) {
  sr_module *module = s->p->module;
  const sr_type *types[] = {sr_type_rank0(s->b.module, sr_operand(s->op, 0)->type->dtype),
                            sr_type_rank0(s->b.module, s->place)};
  for (int32_t i = 0; i < 4; i++)
    sr_block_add_arg(module, block, types[i % 2]);
  const sr_builder b = sr_builder_in(&s->b, block);
  sr_value *const *args = block->args;
  sr_value *prefers = sr_build_copy(&b, select, (sr_value *[]){args[0], args[2]})[0];
  sr_value *zero = number(&b, s->place, 0);
  sr_value *first =
      sr_build_binary(&b, SR_OP_AND, sr_build_compare(&b, SR_COMPARE_GE, args[1], zero), prefers);
  first = sr_build_binary(&b, SR_OP_OR, sr_build_compare(&b, SR_COMPARE_LT, args[3], zero), first);
  sr_value *chosen[] = {sr_build_select(&b, first, args[0], args[2]),
                        sr_build_select(&b, first, args[1], args[3])};
  sr_build_return(&b, 2, chosen);
}

/* Returns, for each window, the place (selecting.place) of the selected element. */
static sr_value *selected_places(const selecting *s) {
  sr_module *module = s->p->module;
  sr_value *fetched_operand = fetched(s, 0);
  sr_value *places = places_of(s, fetched_operand->type);
  sr_value *operands[] = {shifted(s, fetched_operand), shifted(s, places), sr_operand(s->op, 2),
                          number(&s->b, s->place, -1)};
  int64_t dims[SR_MAX_RANK], sizes[SR_MAX_RANK], strides[SR_MAX_RANK];
  for (int32_t d = 0; d < s->rank; d++) {
    dims[d] = s->spans[d].source.size;
    sizes[d] = s->spans[d].size;
    strides[d] = s->spans[d].stride;
  }
  const sr_type *types[2];
  for (int32_t i = 0; i < 2; i++)
    types[i] = sr_type_tensor(module, operands[i]->type->dtype, s->rank, dims);
  sr_op *made = sr_build_op(&s->b, SR_OP_REDUCE_WINDOW, 4, operands, 2, types, 1);
  sr_op_set_attr(module, made, "window_dimensions", sr_attr_ints(module, sizes, (size_t)s->rank));
  sr_op_set_attr(module, made, "window_strides", sr_attr_ints(module, strides, (size_t)s->rank));
  fill_choice(s, made->regions[0], s->op->regions[0]);
  return in_array(s, sr_result(made, 1), 1);
}

/* ---- scattering ------------------------------------------------------------------------------ */

/* Scatters the fetched elements of the source to `places`, the places that their windows
 * selected. */
static sr_value *scattered(const selecting *s, sr_value *places) {
  sr_module *module = s->p->module;
  const sr_builder *b = &s->b;
  const sr_type *shard = sr_result(s->op, 0)->type;
  int64_t size = sr_type_elements(shard), count = sr_type_elements(places->type);
  const sr_type *line = sr_type_tensor(module, shard->dtype, 1, &size);
  const sr_type *column = sr_type_tensor(module, s->place, 2, (int64_t[]){count, 1});
  sr_value *operands[] = {
      sr_build_broadcast(b, sr_operand(s->op, 2), line),
      sr_build_reshape_as(b, places, column),
      sr_build_reshape(b, fetched(s, 1), 1, &count),
  };
  sr_op *made = sr_build_op(&s->b, SR_OP_SCATTER, 3, operands, 1, &line, 1);
  sr_op_set_attr(module, made, "scatter_dimension_numbers", sr_scatter_rows(module, 1));
  sr_block_clone(module, s->op->regions[1], made->regions[0]);
  return sr_build_reshape_as(b, sr_result(made, 0), shard);
}

bool sr_localise_select_and_scatter(sr_partitioner *p, sr_op *op) {
  selecting s = {.p = p, .op = op, .local = sr_op_local(p, op), .b = sr_partitioner_builder(p, op)};
  if (!sr_use_reads_windows(p, &op->operands[0]) && !sr_use_reads_windows(p, &op->operands[1]))
    return false;
  const sr_type *shard = sr_result(op, 0)->type;
  s.rank = shard->rank;
  s.place = sr_index_dtype(s.local->types[0]) == SR_U64 || sr_type_elements(shard) > INT32_MAX
                ? SR_I64
                : SR_I32;
  for (int32_t d = 0; d < s.rank; d++)
    s.spans[d] = span_of(op, s.local, d);
  sr_value_bring_back(p, sr_result(op, 0), scattered(&s, selected_places(&s)));
  sr_op_erase(op);
  return true;
}
