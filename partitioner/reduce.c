/*
 * Partial results of a reduction that no all_reduce combines: one of several operands, as argmax
 * is, or by a region of several ops. What the devices have is put one behind the other, in the
 * order of their parts, and reduced once more by the same region.
 *
 * The specification has the elements in order and takes initial values in between as often as one
 * likes, so it allows that wherever parts are runs of the elements in that order: where the cut
 * dimension is the first of those that are reduced, but for ones of size 1. Nothing is asked of the
 * region but what it must be anyway, associative; it need not commute.
 */
#include "partitioner/axes.h"
#include "partitioner/builder.h"
#include "partitioner/parts.h"
#include "partitioner/pass.h"
#include "partitioner/reshard.h"

bool sr_reduce_runs_along(const sr_op *op, int32_t dim) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (dims[i] < dim && sr_operand(op, 0)->type->dims[dims[i]] > 1)
      return false;
  return true;
}

/* The results of `op`, all of one shape, as each device has them of its part by `cut`. */
typedef struct partials {
  sr_pass *pass;
  const sr_op *op;
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
  int64_t parts = sr_axes_parts(p->cut);
  for (int32_t d = 0; d < type->rank; d++)
    if (type->dims[d] % (parts * sr_form_parts(p->local->results[0], d)) == 0)
      return d;
  return -1;
}

/* Of large results each device puts together a share, which costs the bytes of two all_to_alls
 * and not of one all_gather for each device. */
static int32_t spread_of(const partials *p, const sr_sharding *cut) {
  sr_reach reach = sr_reach_of(p->pass, cut, 0);
  double bytes = 0, parts = (double)sr_axes_parts(p->cut);
  for (int32_t i = 0; i < p->op->result_count; i++)
    bytes += (double)sr_type_bytes(sr_result(p->op, i)->type);
  double all = sr_sent_cost(p->pass, sr_sent_to_all(reach, bytes));
  double share = sr_sent_cost(p->pass, sr_sent_to_each(reach, bytes / parts));
  return 2 * share < all ? room_for(p) : -1;
}

/* What the devices have of result `index`, by part along a new first dimension. */
static sr_value *put_together(const partials *p, int32_t index) {
  sr_value *own = sr_result(p->op, index);
  const sr_type *whole = whole_type(p, index);
  int64_t dims[SR_MAX_RANK] = {1}, all[SR_MAX_RANK] = {sr_axes_parts(p->cut)};
  for (int32_t d = 0; d < whole->rank; d++) {
    dims[d + 1] = own->type->dims[d];
    all[d + 1] = whole->dims[d];
  }
  sr_module *module = p->pass->module;
  int32_t rank = whole->rank + 1;
  own = sr_build_unary(&p->b, SR_OP_RESHAPE, own, sr_type_tensor(module, whole->dtype, rank, dims));
  return sr_pass_reshard(p->pass, own, sr_type_tensor(module, whole->dtype, rank, all),
                         form_at(p, index, 1, IN_FRONT), form_at(p, index, 1, SPREAD), p->b.before);
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

void sr_pass_reduce_again(sr_pass *pass, sr_op *op, const sr_sharding *cut) {
  partials p = {.pass = pass,
                .op = op,
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
}
