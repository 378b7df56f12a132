/*
 * Partial results of a reduction that no all_reduce combines: one of several operands, as argmax
 * is, or by a region of several ops. What the devices have is put one behind the other, in the
 * order of their parts, and reduced once more by the same region.
 *
 * The specification has the elements in order, so it allows that wherever parts are runs of the
 * elements in that order: where the cut dimension is the first of those that are reduced, but for
 * ones of size 1. Nothing is asked of the region but what it must be anyway, associative; it need
 * not commute. The specification takes initial values in between as often as one likes, too, but
 * nobody who starts a count from 5 expects it 5 times as often as there are devices: unless they
 * are known to change nothing (repeat.c), parts are reduced with marks, by which neither initial
 * values nor padding count, and the initial values come in where the parts' results are reduced.
 */
#include <string.h>

#include "partitioner/core/axes.h"
#include "partitioner/core/builder.h"
#include "partitioner/core/pass.h"
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

/* The results of `parts`, all of one shape, as each device has them of its part by `cut`. */
typedef struct partials {
  sr_pass *pass;
  const sr_op *op;    /* of the program */
  const sr_op *parts; /* the same, or with marks */
  const sr_local *local;
  const sr_shard_dim *cut;
  const sr_mesh *mesh;
  sr_builder b;
  int32_t spread; /* dimension of the results that the cut goes to meanwhile; -1: none */
} partials;

static const sr_type *whole_type(const partials *p, int32_t index) {
  return p->local->types[p->op->operand_count + index];
}

/* Where the cut is meanwhile. */
typedef enum place {
  IN_FRONT, /* the devices' results are a dimension before the others */
  SPREAD,   /* they are put together, and the cut is where it is meanwhile */
} place;

/* The form of result `index`, with `front` more dimensions before it. */
static const sr_sharding *form_at(const partials *p, int32_t index, int32_t front, place where) {
  const sr_sharding *result = p->local->results[index];
  int32_t rank = whole_type(p, index)->rank;
  sr_shard_dim *dims = SR_NEW_ARRAY(p->pass->arena, sr_shard_dim, front + rank);
  for (int32_t d = 0; result && d < rank; d++)
    dims[front + d] = result->dims[d];
  if (where == IN_FRONT)
    dims[0] = *p->cut;
  else if (p->spread >= 0)
    dims[front + p->spread] = sr_axes_join(p->pass->arena, &dims[front + p->spread], p->cut);
  return sr_pass_intern(p->pass, &(sr_sharding){p->mesh, front + rank, dims});
}

/* A dimension of the results that the cut divides evenly; -1: none. */
static int32_t room_for(const partials *p) {
  const sr_type *type = whole_type(p, 0);
  int64_t parts = sr_shard_dim_parts(p->cut);
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] % (parts * sr_form_parts(p->local->results[0], d)) == 0)
      return d;
  return -1;
}

/* Of large results each device puts together a share, which costs the bytes of two all_to_alls
 * and not of one all_gather for each device. */
static int32_t spread_of(const partials *p, const sr_sharding *cut) {
  sr_reach reach = sr_reach_of(p->pass, cut, 0);
  double bytes = 0, parts = (double)sr_shard_dim_parts(p->cut);
  for (int32_t i = 0; i < p->op->result_count; i++)
    bytes += (double)sr_type_bytes(sr_result(p->op, i)->type);
  double all = sr_sent_cost(p->pass, sr_sent_to_all(reach, bytes));
  double share = sr_sent_cost(p->pass, sr_sent_to_each(reach, bytes / parts));
  return 2 * share < all ? room_for(p) : -1;
}

/* How many of the parts have elements: the others are the last ones. */
static int64_t parts_with_elements(const partials *p) {
  const sr_type *type = p->local->types[0];
  size_t count;
  const int64_t *dims = sr_op_ints(p->op, "dimensions", &count);
  for (size_t i = 0; i < count; i++) {
    int64_t size = type->dims[dims[i]],
            parts = sr_form_parts(p->local->wanted[0], (int32_t)dims[i]);
    if (parts > 1)
      return size == 0 ? 0 : sr_part_size(size, sr_part_size(size, parts));
  }
  return sr_shard_dim_parts(p->cut);
}

/* What the devices have of result `index`, by part along a new first dimension; without what parts
 * give that have nothing. */
static sr_value *put_together(const partials *p, int32_t index) {
  sr_value *own = sr_result(p->parts, index);
  const sr_type *whole = whole_type(p, index);
  int64_t dims[SR_MAX_RANK] = {1}, all[SR_MAX_RANK] = {sr_shard_dim_parts(p->cut)};
  for (int32_t d = 0; d < whole->rank; d++) {
    dims[d + 1] = own->type->dims[d];
    all[d + 1] = whole->dims[d];
  }
  sr_module *module = p->pass->module;
  int32_t rank = whole->rank + 1;
  own = sr_build_unary(&p->b, SR_OP_RESHAPE, own, sr_type_tensor(module, whole->dtype, rank, dims));
  sr_value *made =
      sr_pass_reshard(p->pass, own, sr_type_tensor(module, whole->dtype, rank, all),
                      form_at(p, index, 1, IN_FRONT), form_at(p, index, 1, SPREAD), p->b.before);
  int64_t kept = p->parts != p->op ? parts_with_elements(p) : all[0];
  if (kept == all[0])
    return made;
  const int64_t none[SR_MAX_RANK] = {0};
  memcpy(dims, made->type->dims, (size_t)rank * sizeof *dims);
  dims[0] = kept;
  return sr_build_slice(&p->b, made, none, dims);
}

/* The reduction again, of what the devices have. */
static sr_op *reduce_again(const partials *p) {
  int32_t count = p->op->result_count;
  sr_value **values = SR_NEW_ARRAY(p->pass->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++)
    values[i] = put_together(p, i);
  sr_value **starts = SR_NEW_ARRAY(p->pass->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++)
    starts[i] = sr_operand(p->op, count + i);
  return sr_build_reduce(&p->b, p->op, values, starts, 0);
}

/* Which elements of operand 0 are some of the array. */
static sr_value *marks_of(sr_pass *pass, sr_op *op) {
  const sr_builder b = {pass, op};
  const sr_local *local = sr_op_local(op);
  const sr_sharding *form = local->wanted[0];
  const sr_type *whole = sr_build_type(&b, SR_I1, local->types[0]);
  sr_window windows[SR_MAX_RANK] = {0}; /* empty ones are nowhere outside */
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  bool padded = false;
  for (size_t i = 0; i < count; i++) {
    windows[dims[i]] = sr_part_window(whole, form, (int32_t)dims[i]);
    padded |= whole->dims[dims[i]] % sr_form_parts(form, (int32_t)dims[i]) != 0;
  }
  sr_value *marks = sr_build_spread(&b, sr_build_integer(&b, SR_I1, 1), sr_operand(op, 0)->type);
  return padded ? sr_pass_mask(pass, marks, whole, form, windows, sr_build_zero(&b, SR_I1), op)
                : marks;
}

void sr_pass_reduce_again(sr_pass *pass, sr_op *op, const sr_sharding *cut, bool once) {
  const sr_builder before = {pass, op};
  const sr_op *parts = once ? sr_build_marked(&before, op, marks_of(pass, op), false) : op;
  partials p = {.pass = pass,
                .op = op,
                .parts = parts,
                .local = sr_op_local(op),
                .cut = &cut->dims[0],
                .mesh = cut->mesh,
                .b = {pass, op->next}};
  p.spread = spread_of(&p, cut);
  sr_value **users = SR_NEW_ARRAY(pass->arena, sr_value *, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    users[i] = sr_value_set_aside(pass->module, sr_result(op, i));
  sr_op *again = reduce_again(&p);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_bring_back(users[i], sr_pass_reshard(pass, sr_result(again, i), whole_type(&p, i),
                                                  form_at(&p, i, 0, SPREAD), p.local->results[i],
                                                  p.b.before));
  if (once)
    sr_op_erase(op);
}
