/*
 * gather and scatter of an array that is sharded along indexed dimensions, or with sharded updates.
 *
 * Indices are made relative to the start of the device's shard; for a gather, they are clamped to
 * the whole array first. Reading: each device reads the elements that are in its shard, and has
 * zeros in place of the others. An all_reduce then combines the devices. Writing: each device
 * writes only the elements that fall into its shard. All other elements have indices out of range,
 * which write nothing.
 *
 * A scatter writes a window completely or not at all, and all devices must come to the same
 * decision. So a window may only have one element along a sharded dimension, or the size of the
 * dimension. One element is in a single shard. A window of the size of the dimension has elements
 * in every shard, and is written if it starts at 0.
 *
 * The updates of a scatter may be sharded instead. If they are added, one device then starts from
 * the operand, and the others start from zeros; an all_reduce adds up the results.
 */
#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

/* A gather or scatter and its indices. `numbers` is its attribute of dimension numbers. `vector` is
 * the dimension of the indices that holds the coordinates (index_vector_dim). There are `count`
 * coordinates; coordinate i indexes dimension map[i] of the array. */
typedef struct indexing {
  sr_partitioner *p;
  sr_builder b;
  sr_op *op;
  const sr_local *local;
  const sr_attr *numbers;
  const int64_t *map;
  size_t count;
  int32_t vector;
} indexing;

static const int64_t *map_of(const sr_op *op, size_t *out_count) {
  bool gathers = op->code == SR_OP_GATHER;
  const sr_attr *numbers =
      sr_op_attr(op, gathers ? "dimension_numbers" : "scatter_dimension_numbers");
  const char *name = gathers ? "start_index_map" : "scatter_dims_to_operand_dims";
  return sr_attr_get_ints(sr_attr_field(numbers, name), out_count);
}

static indexing indexing_of(sr_partitioner *p, sr_op *op) {
  bool gathers = op->code == SR_OP_GATHER;
  indexing x = {.p = p, .b = sr_partitioner_builder(p, op), .op = op, .local = sr_op_local(p, op)};
  x.numbers = sr_op_attr(op, gathers ? "dimension_numbers" : "scatter_dimension_numbers");
  x.map = map_of(op, &x.count);
  const sr_attr *vector = sr_attr_field(x.numbers, "index_vector_dim");
  x.vector = vector ? (int32_t)vector->integer.value : 0;
  return x;
}

/* Returns an array of `type`, the type of the indices, in which coordinate i of every index is
 * numbers[i]. */
static sr_value *per_coordinate(const indexing *x, sr_value *const *numbers, const sr_type *type) {
  const sr_builder *b = &x->b;
  const int64_t one = 1, place = x->vector;
  if (x->vector == type->rank)
    return sr_build_broadcast(b, numbers[0], type);
  sr_value *list[SR_MAX_RANK] = {0};
  for (size_t i = 0; i < x->count; i++)
    list[i] = sr_build_reshape(b, numbers[i], 1, &one);
  sr_value *vector = sr_build_concatenate(b, (int32_t)x->count, list, 0);
  return sr_build_broadcast_in_dim(b, vector, &place, type);
}

/* Returns coordinate `i` of all indices, as an array without the dimension x->vector. */
static sr_value *coordinate(const indexing *x, sr_value *indices, size_t i) {
  const sr_type *type = indices->type;
  int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK], dims[SR_MAX_RANK];
  if (x->vector == type->rank)
    return indices;
  int32_t rank = 0;
  for (int32_t d = 0; d < type->rank; d++) {
    sizes[d] = d == x->vector ? 1 : type->dims[d];
    if (d != x->vector)
      dims[rank++] = type->dims[d];
  }
  starts[x->vector] = (int64_t)i;
  return sr_build_reshape(&x->b, sr_build_slice(&x->b, indices, starts, sizes), rank, dims);
}

/* True if coordinate `i` has to be counted from the start of the device's shard: it indexes single
 * elements of a sharded dimension. */
static bool is_counted(const indexing *x, size_t i) {
  int32_t dim = (int32_t)x->map[i];
  const sr_rule *rule = &x->local->rule;
  if (sr_dim_shards(x->local->wanted[0], dim) == 1)
    return false;
  int32_t factor = rule->tensors[0].dims[dim].factors[0];
  return x->op->code == SR_OP_GATHER ? rule->factors[factor].kind == SR_FACTOR_REDUCTION
                                     : !sr_rule_has(rule, x->op->result_count + 1, factor);
}

static int64_t longest(const sr_type *type) {
  int64_t most = 1;
  for (int32_t d = 0; d < type->rank; d++)
    most = type->dims[d] > most ? type->dims[d] : most;
  return most;
}

/* Clamps indices to the whole array, as a gather does. */
static sr_value *clamped(const indexing *x, sr_value *indices) {
  size_t count;
  const int64_t *sizes = sr_op_ints(x->op, "slice_sizes", &count);
  const sr_type *whole = x->local->types[0];
  sr_value *most[SR_MAX_RANK];
  for (size_t i = 0; i < x->count; i++) {
    /* A window that spans a whole dimension can only start at 0. */
    bool all = sizes[x->map[i]] == sr_operand(x->op, 0)->type->dims[x->map[i]];
    most[i] = sr_build_scalar(
        &x->b, SR_I64, all && !is_counted(x, i) ? 0 : whole->dims[x->map[i]] - sizes[x->map[i]]);
  }
  sr_value *none = sr_build_broadcast(&x->b, sr_build_scalar(&x->b, SR_I64, 0), indices->type);
  indices = sr_build_binary(&x->b, SR_OP_MAXIMUM, indices, none);
  return sr_build_binary(&x->b, SR_OP_MINIMUM, indices, per_coordinate(x, most, indices->type));
}

/* Returns the indices relative to the start of the device's shard; NULL if no coordinate indexes
 * single elements of a sharded dimension. */
static sr_value *count_from_shard(const indexing *x, sr_value *indices) {
  const sr_type *whole = x->local->types[0];
  sr_value *starts[SR_MAX_RANK];
  bool any = false;
  for (size_t i = 0; i < x->count; i++) {
    bool here = is_counted(x, i);
    starts[i] =
        here ? sr_build_shard_start(x->p, &x->b, whole, x->local->wanted[0], (int32_t)x->map[i])
             : sr_build_scalar(&x->b, SR_I64, 0);
    any |= here;
  }
  if (!any)
    return NULL;
  indices = sr_build_index(&x->b, indices, longest(whole));
  if (x->op->code == SR_OP_GATHER)
    indices = clamped(x, indices);
  return sr_build_binary(&x->b, SR_OP_SUBTRACT, indices, per_coordinate(x, starts, indices->type));
}

/* True if the indices determine where windows start along dimension `dim` of the array that is
 * indexed; otherwise all windows start at 0. */
static bool indexes(const sr_op *op, int32_t dim) {
  size_t count;
  const int64_t *map = map_of(op, &count);
  return sr_ints_have(map, count, dim);
}

bool sr_gather_combines(const sr_op *op, int32_t dim, int64_t shards) {
  (void)shards;
  return indexes(op, dim);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Broadcasts `mask`, an i1 for each window of a gather, to all elements of the windows. */
static sr_value *spread_over_windows(const indexing *x, const sr_builder *b, sr_value *mask,
                                     const sr_type *type) {
  size_t offsets;
  const int64_t *offset = sr_attr_get_ints(sr_attr_field(x->numbers, "offset_dims"), &offsets);
  int64_t places[SR_MAX_RANK];
  int32_t count = 0;
  for (int32_t d = 0; d < type->rank; d++)
    if (!sr_ints_have(offset, offsets, d))
      places[count++] = d;
  return sr_build_broadcast_in_dim(b, mask, places, sr_type_with_dtype(b->module, type, SR_I1));
}

/* Builds the windows of a gather, with zeros in place of the windows that are not in the device's
 * shard. */
static sr_value *read_windows(sr_partitioner *p, sr_op *op) {
  const indexing x = indexing_of(p, op);
  sr_value *result = sr_result(op, 0), *mask = NULL;
  sr_value *indices = count_from_shard(&x, sr_operand(op, 1));
  if (!indices)
    return result;
  for (size_t i = 0; i < x.count; i++) {
    if (!is_counted(&x, i))
      continue;
    sr_value *here =
        sr_build_within(&x.b, coordinate(&x, indices, i), sr_operand(op, 0)->type->dims[x.map[i]]);
    mask = mask ? sr_build_binary(&x.b, SR_OP_AND, mask, here) : here;
  }
  sr_op_set_operand(op, 1, indices);
  const sr_builder behind = sr_partitioner_builder(p, op->next);
  const sr_type *type = result->type;
  mask = spread_over_windows(&x, &behind, mask, type);
  sr_value *zeros = sr_build_broadcast(&behind, sr_build_scalar(&behind, type->dtype, 0), type);
  return sr_build_select(&behind, mask, result, zeros);
}

/* Returns the unsigned type with as many bits as `dtype`; SR_DTYPE_COUNT if there is none. */
static sr_dtype bits_of(sr_dtype dtype) {
  switch (sr_dtype_get(dtype)->bits) {
  case 4:
    return SR_U4;
  case 8:
    return SR_U8;
  case 16:
    return SR_U16;
  case 32:
    return SR_U32;
  case 64:
    return SR_U64;
  }
  return SR_DTYPE_COUNT;
}

/* Combines `value` over devices, bit for bit. Each element is on one device, and zero on the
 * others. */
static sr_value *put_together(sr_partitioner *p, const sr_builder *b, sr_value *value,
                              const sr_sharding *cut) {
  const sr_type *type = value->type;
  sr_class class_ = sr_dtype_get(type->dtype)->class_;
  if (class_ == SR_CLASS_COMPLEX) {
    const sr_type *half = sr_type_with_dtype(b->module, type, sr_dtype_part(type->dtype));
    sr_value *shards[] = {put_together(p, b, sr_build(b, SR_OP_REAL, 1, &value, half), cut),
                          put_together(p, b, sr_build(b, SR_OP_IMAG, 1, &value, half), cut)};
    return sr_build(b, SR_OP_COMPLEX, 2, shards, type);
  }
  if (class_ != SR_CLASS_FLOAT)
    return sr_build_all_reduce(p, b, value, SR_OP_OR, cut);
  sr_dtype bits = bits_of(type->dtype);
  bool fits = bits != SR_DTYPE_COUNT; /* false: no integer type has as many bits (6, for example);
                                       * then f32 holds the float exactly */
  sr_opcode change = fits ? SR_OP_BITCAST_CONVERT : SR_OP_CONVERT;
  const sr_type *between = sr_type_with_dtype(b->module, type, fits ? bits : SR_F32);
  value = sr_build(b, change, 1, &value, between);
  value = fits ? sr_build_all_reduce(p, b, value, SR_OP_OR, cut) : put_together(p, b, value, cut);
  return sr_build(b, change, 1, &value, type);
}

bool sr_localise_gather(sr_partitioner *p, sr_op *op) {
  const sr_sharding *cut = sr_op_local(p, op)->partial;
  sr_fit_sizes(p, op, "slice_sizes");
  if (!cut)
    return true;
  const sr_builder behind = sr_partitioner_builder(p, op->next);
  sr_value *users = sr_value_set_aside(p, sr_result(op, 0));
  sr_value *read =
      op->code == SR_OP_GATHER ? read_windows(p, op) : sr_localise_dynamic_slice(p, op);
  sr_value_bring_back(p, users, put_together(p, &behind, read, cut));
  if (read != sr_result(op, 0) && !sr_result(op, 0)->uses)
    sr_op_erase(op);
  return true;
}

/* ---- writing --------------------------------------------------------------------------------- */

bool sr_scatter_stays(const sr_op *op, int32_t dim) {
  const sr_attr *numbers = sr_op_attr(op, "scatter_dimension_numbers");
  size_t offsets, inserted, batches, next = 0;
  const int64_t *offset = sr_attr_get_ints(sr_attr_field(numbers, "update_window_dims"), &offsets);
  const int64_t *collapsed =
      sr_attr_get_ints(sr_attr_field(numbers, "inserted_window_dims"), &inserted);
  const int64_t *batch = sr_attr_get_ints(sr_attr_field(numbers, "input_batching_dims"), &batches);
  for (int32_t d = 0; d <= dim; d++) {
    if (sr_ints_have(collapsed, inserted, d) || sr_ints_have(batch, batches, d))
      continue;
    int64_t size = sr_operand(op, op->result_count + 1)->type->dims[offset[next++]];
    if (d == dim)
      return size == sr_operand(op, 0)->type->dims[d] || (size == 1 && indexes(op, d));
  }
  return sr_ints_have(batch, batches, dim) || indexes(op, dim);
}

/* Replaces indices in the padding of an uneven shard by -1, so that their updates are not
 * written. */
static sr_value *drop_padding(const indexing *x, sr_value *indices) {
  int32_t t = x->op->result_count;
  const sr_type *whole = x->local->types[t];
  const sr_sharding *sharding = x->local->wanted[t];
  sr_dtype dtype = sr_index_dtype(whole);
  for (int32_t d = 0; d < whole->rank; d++) {
    if (whole->dims[d] % sr_dim_shards(sharding, d) == 0)
      continue;
    indices = sr_build_index(&x->b, indices, INT64_MAX);
    sr_window w = sr_shard_window(whole, sharding, d);
    sr_value *start = sr_scalar_affine(x->p, sharding, d, w.step, w.first, dtype);
    sr_value *inside = sr_build_below(&x->b, indices->type, d, start, whole->dims[d]);
    sr_value *nowhere =
        sr_build_broadcast(&x->b, sr_build_scalar(&x->b, SR_I64, -1), indices->type);
    indices = sr_build_select(&x->b, inside, indices, nowhere);
  }
  return indices;
}

/* If updates are sharded, only devices with the first shard of the updates start from the operand;
 * the others start from zeros. Otherwise the sum over devices would count the operand several
 * times. A minimum or maximum may start from the operand on all devices. */
static void start_once(const indexing *x) {
  sr_opcode code = sr_block_combiner(x->op->regions[0]);
  if (!x->local->partial || (code != SR_OP_ADD && code != SR_OP_OR && code != SR_OP_XOR))
    return;
  sr_value *value = sr_operand(x->op, 0);
  sr_value *shard = sr_scalar_affine(x->p, x->local->partial, 0, 1, 0, SR_U32);
  sr_value *first =
      sr_build_compare(&x->b, SR_COMPARE_EQ, shard, sr_scalar_constant(x->p, SR_U32, 0));
  sr_value *zeros = sr_build_zeros(x->p, value->type, x->op);
  sr_op_set_operand(x->op, 0, sr_build_select(&x->b, first, value, zeros));
}

bool sr_localise_scatter(sr_partitioner *p, sr_op *op) {
  const indexing x = indexing_of(p, op);
  sr_value *indices = drop_padding(&x, sr_operand(op, op->result_count));
  sr_value *counted = count_from_shard(&x, indices);
  sr_op_set_operand(op, op->result_count, counted ? counted : indices);
  start_once(&x);
  if (x.local->partial)
    sr_combine_results(p, op, x.local->partial, NULL);
  return true;
}
