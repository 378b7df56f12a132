/*
 * Combines the partial results of reductions that cannot become an all_reduce: reductions of
 * several operands, such as argmax, and reductions by a region of several ops. The results of all
 * shards are gathered, in the order of the shards, and reduced again by the same region.
 *
 * StableHLO reduces elements in order. So this is correct if the shards, one after the other, have
 * the elements in that order: the cut dimension must be the first reduced dimension with a size
 * above 1. The region has to be associative, which StableHLO demands anyway; it need not commute.
 *
 * StableHLO allows initial values to enter any number of times. But a program that counts from 5
 * expects one 5, not one for each device. If the initial values may change the result when they
 * enter more than once (repeat.c), each shard is reduced with marks. The marks are an additional
 * operand of type i1. They are false for initial values and padding, which are then not reduced.
 * The initial values then enter where the results of the shards are reduced.
 */
#include <string.h>

#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

bool sr_reduce_runs_along(const sr_op *op, int32_t dim) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] < dim && sr_operand(op, 0)->type->dims[dims[i]] > 1)
      return false;
  return true;
}

/* A reduction whose results are partial: each device has the results of its own shard. */
typedef struct partials {
  sr_partitioner *p;
  const sr_op *op;     /* the op of the program */
  const sr_op *shards; /* the op that reduces a shard: `op`, or its copy with marks (true for the
                        * elements of the array) */
  const sr_local *local;
  const sr_shard_dim *cut;
  const sr_mesh *mesh;
  sr_builder b;
  int32_t spread; /* dimension of the results that is cut while the gathered results are reduced
                   * again; -1: none */
} partials;

static const sr_type *whole_type(const partials *s, int32_t index) {
  return s->local->types[s->op->operand_count + index];
}

/* Which dimension of a gathered result is cut by the axes that cut the reduced dimension. */
typedef enum place {
  IN_FRONT, /* a new first dimension, which has one element for each shard */
  SPREAD,   /* dimension `spread`, if it is not -1; the new first dimension is whole */
} place;

/* Returns the sharding of result `index` with `front` (0 or 1) new dimensions in front. */
static const sr_sharding *sharding_at(const partials *s, int32_t index, int32_t front,
                                      place where) {
  const sr_sharding *result = s->local->results[index];
  int32_t rank = whole_type(s, index)->rank;
  sr_shard_dim *dims = SR_NEW_ARRAY(s->p->arena, sr_shard_dim, front + rank);
  for (int32_t d = 0; result && d < rank; d++)
    dims[front + d] = result->dims[d];
  if (where == IN_FRONT)
    dims[0] = *s->cut;
  else if (s->spread >= 0)
    dims[front + s->spread] = sr_axes_append(s->p->arena, &dims[front + s->spread], s->cut);
  return sr_sharding_intern(s->p, &(sr_sharding){s->mesh, front + rank, dims});
}

/* Returns a dimension of the results that the axes of s->cut can cut further, evenly; -1: none. */
static int32_t room_for(const partials *s) {
  const sr_type *type = whole_type(s, 0);
  int64_t shards = sr_shard_dim_shards(s->cut);
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] % (shards * sr_dim_shards(s->local->results[0], d)) == 0)
      return d;
  return -1;
}

/* Returns the dimension along which the gathered results are cut while they are reduced again; -1:
 * none. If results are large, each device reduces only a share of them. This costs two all_to_alls
 * instead of an all_gather of all results. */
static int32_t spread_of(const partials *s, const sr_sharding *cut) {
  sr_reach reach = sr_reach_of(s->p, cut, 0);
  double bytes = 0, shards = (double)sr_shard_dim_shards(s->cut);
  for (int32_t i = 0; i < s->op->result_count; i++)
    bytes += (double)sr_type_bytes(sr_result(s->op, i)->type);
  double all = sr_sent_cost(s->p, sr_sent_to_all(reach, bytes));
  double share = sr_sent_cost(s->p, sr_sent_to_each(reach, bytes / shards));
  return 2 * share < all ? room_for(s) : -1;
}

/* Returns how many shards of the reduced dimension have elements; the empty shards are the last
 * ones. */
static int64_t shards_with_elements(const partials *s) {
  const sr_type *type = s->local->types[0];
  size_t count;
  const int64_t *dims = sr_op_ints(s->op, "dimensions", &count);
  for (size_t i = 0; i < count; i++) {
    int64_t size = type->dims[dims[i]],
            shards = sr_dim_shards(s->local->wanted[0], (int32_t)dims[i]);
    if (shards > 1)
      return size == 0 ? 0 : sr_shard_size(size, sr_shard_size(size, shards));
  }
  return sr_shard_dim_shards(s->cut);
}

/* Gathers result `index` of all shards along a new first dimension. If there are marks, leaves out
 * the results of empty shards. */
static sr_value *put_together(const partials *s, int32_t index) {
  sr_value *own = sr_result(s->shards, index);
  const sr_type *whole = whole_type(s, index);
  int64_t dims[SR_MAX_RANK] = {1}, all[SR_MAX_RANK] = {sr_shard_dim_shards(s->cut)};
  for (int32_t d = 0; d < whole->rank; d++) {
    dims[d + 1] = own->type->dims[d];
    all[d + 1] = whole->dims[d];
  }
  sr_module *module = s->p->module;
  int32_t rank = whole->rank + 1;
  own = sr_build_reshape(&s->b, own, rank, dims);
  sr_value *made =
      sr_reshard(s->p, own, sr_type_tensor(module, whole->dtype, rank, all),
                 sharding_at(s, index, 1, IN_FRONT), sharding_at(s, index, 1, SPREAD), s->b.before);
  int64_t kept = s->shards != s->op ? shards_with_elements(s) : all[0];
  if (kept == all[0])
    return made;
  const int64_t none[SR_MAX_RANK] = {0};
  memcpy(dims, made->type->dims, (size_t)rank * sizeof *dims);
  dims[0] = kept;
  return sr_build_slice(&s->b, made, none, dims);
}

/* Reduces the gathered results of all shards to one. */
static sr_op *reduce_again(const partials *s) {
  int32_t count = s->op->result_count;
  sr_value **values = SR_NEW_ARRAY(s->p->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++)
    values[i] = put_together(s, i);
  sr_value **starts = SR_NEW_ARRAY(s->p->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++)
    starts[i] = sr_operand(s->op, count + i);
  return sr_build_reduce_like(&s->b, s->op, values, starts, 0);
}

/* Builds the marks for operand 0: true for elements of the array, false for padding of the
 * shard. */
static sr_value *marks_of(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  const sr_local *local = sr_op_local(p, op);
  const sr_sharding *sharding = local->wanted[0];
  const sr_type *whole = sr_type_with_dtype(b.module, local->types[0], SR_I1);
  sr_window windows[SR_MAX_RANK] = {0}; /* an empty window: no mask is needed along that
                                         * dimension */
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  bool padded = false;
  for (size_t i = 0; i < count; i++) {
    windows[dims[i]] = sr_shard_window(whole, sharding, (int32_t)dims[i]);
    padded |= whole->dims[dims[i]] % sr_dim_shards(sharding, (int32_t)dims[i]) != 0;
  }
  sr_value *marks = sr_build_broadcast(&b, sr_build_scalar(&b, SR_I1, 1), sr_operand(op, 0)->type);
  return padded ? sr_mask_padding(p, marks, whole, sharding, windows, sr_build_scalar(&b, SR_I1, 0),
                                  op)
                : marks;
}

void sr_combine_reduction(sr_partitioner *p, sr_op *op, const sr_sharding *cut, bool once) {
  const sr_builder before = sr_partitioner_builder(p, op);
  const sr_op *shards = once ? sr_build_marked(&before, op, marks_of(p, op), false) : op;
  partials s = {.p = p,
                .op = op,
                .shards = shards,
                .local = sr_op_local(p, op),
                .cut = &cut->dims[0],
                .mesh = cut->mesh,
                .b = sr_partitioner_builder(p, op->next)};
  s.spread = spread_of(&s, cut);
  sr_value **users = SR_NEW_ARRAY(p->arena, sr_value *, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    users[i] = sr_value_set_aside(p, sr_result(op, i));
  sr_op *again = reduce_again(&s);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_bring_back(p, users[i],
                        sr_reshard(p, sr_result(again, i), whole_type(&s, i),
                                   sharding_at(&s, i, 0, SPREAD), s.local->results[i], s.b.before));
  if (once)
    sr_op_erase(op);
}
