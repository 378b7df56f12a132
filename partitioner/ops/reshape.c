/*
 * Reshapes for which a shard of the result is not a reshaped shard of the operand, because neither
 * sharding divides the other evenly. Example: 60,060 numbers in 8 shards of 7,508 are reshaped to
 * 60 rows of 1,001, in shards of 8 rows.
 *
 * A shard of the operand or result is a run of elements in memory, or one run for each index of the
 * dimensions before the cut dimension. Each device fetches its run of the result from the devices
 * which have these elements.
 */
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

/* Returns the only dimension that is cut; -1: none is, or several are. */
static int32_t cut_dim(const sr_sharding *sharding) {
  int32_t dim = -1;
  for (int32_t d = 0; sharding && d < sharding->rank; d++)
    if (sharding->dims[d].count > 0) {
      if (dim >= 0)
        return -1;
      dim = d;
    }
  return dim;
}

/* Returns the product of the sizes of dimensions [first, end). */
static int64_t product(const sr_type *type, int32_t first, int32_t end) {
  int64_t elements = 1;
  for (int32_t d = first; d < end; d++)
    elements *= type->dims[d];
  return elements;
}

/* Returns the dimension of `type`, with a size above 1, for which the sizes of all earlier
 * dimensions have the product `before`. Example: for [2,3,5] and 6, dimension 2. -1: there is
 * none. */
static int32_t dim_behind(const sr_type *type, int64_t before) {
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] > 1 && product(type, 0, d) == before)
      return d;
  return -1;
}

/* `sharding` cuts dimension `dim` of an array of type `other`. Returns the sharding of `type` in
 * which the same axes cut the counterpart of `dim`: the dimension for which the sizes of all
 * earlier dimensions have the same product. NULL: there is no such dimension, or a shard would have
 * fewer than two elements. */
static const sr_sharding *facing(sr_partitioner *p, const sr_type *type, const sr_type *other,
                                 const sr_sharding *sharding, int32_t dim) {
  int32_t own = dim_behind(type, product(other, 0, dim));
  if (own < 0 || type->dims[own] < 2 * sr_sharding_dim_shards(sharding, dim))
    return NULL;
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, type->rank);
  dims[own] = sharding->dims[dim];
  return sr_sharding_intern(p, &(sr_sharding){sharding->mesh, type->rank, dims});
}

const sr_sharding *sr_reshape_result_sharding(sr_partitioner *p, const sr_op *op,
                                              const sr_sharding *from) {
  int32_t dim = cut_dim(from);
  if (dim < 0)
    return NULL;
  return facing(p, sr_result(op, 0)->type, sr_operand(op, 0)->type, from, dim);
}

const sr_sharding *sr_reshape_operand_sharding(sr_partitioner *p, const sr_op *op,
                                               const sr_sharding *from, const sr_sharding *to) {
  int32_t dim = cut_dim(to);
  const sr_type *type = sr_operand(op, 0)->type, *result = sr_result(op, 0)->type;
  if (dim < 0 || !from || sr_sharding_is_replicated(from) || !sr_mesh_equal(from->mesh, to->mesh))
    return NULL;
  int32_t own = cut_dim(from);
  if (own >= 0 && product(type, 0, own) == product(result, 0, dim))
    return from;
  return facing(p, type, result, to, dim);
}

/* An array, seen as `lines` lines of `length` elements each. A shard has `run` adjacent elements of
 * each line. */
typedef struct runs {
  const sr_sharding *sharding; /* sharding of the array of lines */
  int64_t lines, length, run;
} runs;

static runs runs_of(sr_partitioner *p, const sr_type *type, const sr_sharding *sharding) {
  int32_t dim = cut_dim(sharding);
  sr_shard_dim *dims = SR_NEW_ARRAY(p->arena, sr_shard_dim, 2);
  dims[1] = sharding->dims[dim];
  int64_t shard = sr_shard_size(type->dims[dim], sr_sharding_dim_shards(sharding, dim));
  return (runs){.sharding = sr_sharding_intern(p, &(sr_sharding){sharding->mesh, 2, dims}),
                .lines = product(type, 0, dim),
                .length = product(type, dim, type->rank),
                .run = shard * product(type, dim + 1, type->rank)};
}

bool sr_localise_reshape(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  const sr_local *local = sr_op_local(p, op);
  sr_dtype dtype = local->types[0]->dtype;
  if (!local->redistributes)
    return false;
  runs from = runs_of(p, local->types[0], local->operands[0]);
  runs to = runs_of(p, local->types[1], local->results[0]);
  /* Every device has room for a shard of the same size. Padding behind the end of the array is not
   * fetched. */
  int64_t shape[] = {from.lines, from.run * sr_sharding_dim_shards(from.sharding, 1)};
  int64_t shard[] = {from.lines, from.run};
  sr_value *lines = sr_build_reshape(&b, sr_operand(op, 0), 2, shard);
  const sr_patch all = {.size = {from.lines, from.length}};
  const sr_view view = {.source = lines,
                        .whole = sr_type_tensor(p->module, dtype, 2, shape),
                        .sharding = from.sharding,
                        .patches = &all,
                        .count = 1};
  const sr_window windows[] = {
      {.step = from.lines, .size = from.lines, .loose = true},
      {.step = to.run, .size = to.run, .loose = true},
  };
  sr_op_set_operand(op, 0, sr_fetch_view(p, &view, to.sharding, windows, op));
  return true;
}
