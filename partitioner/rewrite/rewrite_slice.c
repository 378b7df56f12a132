/* Replaces an all_reduce of whose result each device uses only a slice. If all members of a group
 * use the same slice, it becomes an all_reduce of that slice. If they use different slices, it
 * becomes a reduce_scatter. */
#include "graph/ir/query.h"
#include "partitioner/collective/collective.h"
#include "partitioner/rewrite/rewrite.h"

/* ---- slices ---------------------------------------------------------------------------------- */

/* Compares the slices that the members of a group take. out_uniform[d] is true if all members take
 * the same range of dimension d. *out_dim is the one dimension in which members take different
 * ranges; -1: there is none. Returns false if there are several such dimensions, or if the start of
 * a slice is not known. */
static bool divide_dims(const sr_cut *cut, const sr_groups *g, bool *out_uniform,
                        int32_t *out_dim) {
  *out_dim = -1;
  for (int32_t d = 0; d < cut->operand->type->rank; d++) {
    if (!cut->starts[d])
      return false;
    out_uniform[d] = sr_table_is_equal(cut->starts[d], g);
    if (!out_uniform[d] && *out_dim >= 0)
      return false;
    if (!out_uniform[d])
      *out_dim = d;
  }
  return true;
}

/* Returns the lowest element at which a slice of any device starts. */
static int64_t base_of(const sr_rewriting *rw, const sr_table *starts) {
  int64_t base = sr_table_at(starts, 0);
  for (int64_t d = 1; d < rw->p->device_count; d++)
    base = sr_table_at(starts, d) < base ? sr_table_at(starts, d) : base;
  return base;
}

/* True if, in each group, the members' slices are adjacent ranges along `dim` that start at element
 * `base`, one range for each member. Sets `sorted` to the members of each group in the order of
 * their slices. */
static bool is_scattered(const sr_cut *cut, int32_t dim, const sr_groups *g, int64_t base,
                         int64_t *sorted) {
  int64_t size = cut->sizes[dim];
  for (int64_t i = 0; i < g->count * g->size; i++)
    sorted[i] = -1;
  for (int64_t i = 0; i < g->count * g->size; i++) {
    int64_t start = sr_table_at(cut->starts[dim], g->devices[i]) - base;
    if (size == 0 || start % size != 0 || start / size >= g->size)
      return false;
    int64_t *place = &sorted[i - i % g->size + start / size];
    if (*place >= 0)
      return false;
    *place = g->devices[i];
  }
  return true;
}

/* Moves region 0 of the op `from` into the op `made`. */
static void take_region(sr_rewriting *rw, sr_op *made, sr_op *from) {
  made->regions[0] = from->regions[0];
  made->regions[0]->parent = made;
  from->regions[0] = sr_block_create(rw->p->module);
  from->regions[0]->parent = from;
}

/* Slices `operand` to the range [base, base + size) of dimension `dim`. */
static sr_value *narrowed(sr_rewriting *rw, sr_value *operand, int32_t dim, int64_t base,
                          int64_t size, sr_op *before) {
  const sr_builder b = sr_partitioner_builder(rw->p, before);
  int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
  if (size == operand->type->dims[dim])
    return operand;
  for (int32_t d = 0; d < operand->type->rank; d++)
    sizes[d] = operand->type->dims[d];
  starts[dim] = base;
  sizes[dim] = size;
  sr_value *made = sr_build_slice(&b, operand, starts, sizes);
  made->op->location = before->location;
  return made;
}

/* ---- ops between the all_reduce and the slice ------------------------------------------------ */

/* True if `op`, which follows the all_reduce, may be computed before it instead. Such an op only
 * moves elements, or adds padding that does not change when it is reduced. */
static bool may_precede(const sr_op *op, sr_opcode reduction) {
  return op->code == SR_OP_RESHAPE || op->code == SR_OP_TRANSPOSE ||
         (op->code == SR_OP_PAD && sr_constant_may_repeat(sr_operand(op, 1), reduction));
}

/* Returns the only user of the result of `op`. NULL: there are several uses, the user is in another
 * block, or the result is not the user's operand 0. */
static sr_op *taker_of(const sr_op *op) {
  const sr_value *value = sr_result(op, 0);
  if (!sr_value_has_one_use(value) || value->uses->index != 0 ||
      value->uses->user->block != op->block)
    return NULL;
  return value->uses->user;
}

/* Walks from the all_reduce `op` to a slice, from each result to the only op that uses it. On the
 * way there may be ops that may precede the reduction (may_precede), and one convert. *out_convert
 * is that convert, which can move behind the slice, or NULL. Returns NULL if the walk does not
 * reach a slice. */
static sr_op *find_slice(const sr_op *op, sr_op **out_convert) {
  sr_opcode reduction = sr_block_combiner(op->regions[0]);
  sr_op *taker = taker_of(op);
  *out_convert = NULL;
  for (; taker; taker = taker_of(taker)) {
    if (taker->code == SR_OP_CONVERT && !*out_convert)
      *out_convert = taker;
    else if (!may_precede(taker, reduction) || (*out_convert && taker->code == SR_OP_PAD))
      break;
  }
  return taker && sr_op_is_slice(taker) ? taker : NULL;
}

/* Moves the op `convert`, which is somewhere before `slice`, to the place behind `slice`. */
static void convert_behind(sr_rewriting *rw, sr_op *convert, sr_op *slice) {
  const sr_builder b = sr_partitioner_builder(rw->p, slice->next);
  sr_value *value = sr_operand(convert, 0), *part = sr_result(slice, 0);
  sr_value *made = sr_build_unary(&b, SR_OP_CONVERT, part);
  made->op->location = convert->location;
  for (sr_op *op = sr_value_only_user(sr_result(convert, 0)); op;
       op = op == slice ? NULL : sr_value_only_user(sr_result(op, 0)))
    op->results->type = sr_type_with_dtype(b.module, op->results->type, value->type->dtype);
  sr_value_replace(part, made);
  sr_op_set_operand(made->op, 0, part);
  sr_value_replace(sr_result(convert, 0), value);
  sr_op_erase(convert);
}

/* Makes the ops between the all_reduce `op` and `slice` work on the operand of `op` instead of its
 * result. Returns the value that `slice` then slices. */
static sr_value *reshaped_operand(sr_op *op, const sr_op *slice) {
  sr_op *user = sr_value_only_user(sr_result(op, 0));
  if (user == slice)
    return sr_operand(op, 0);
  sr_op_set_operand(user, 0, sr_operand(op, 0));
  return sr_operand(slice, 0);
}

/* ---- the rewrite ----------------------------------------------------------------------------- */

/* True if reducing `elements` elements sends less than the all_reduce `op` sends now. `scattered`:
 * they are reduced by a reduce_scatter, which sends half as much as an all_reduce. */
static bool is_less(const sr_op *op, int64_t elements, bool scattered) {
  return elements < (scattered ? 2 : 1) * sr_type_elements(op->results[0].type);
}

bool sr_rewrite_slice_of_all_reduce(const sr_builder *b, sr_op *op) {
  sr_rewriting *rw = b->context;
  sr_tables_tidy(&rw->tables);
  sr_op *convert, *user = find_slice(op, &convert);
  sr_groups g = sr_op_groups(op), sorted = g;
  bool uniform[SR_MAX_RANK];
  sr_cut cut;
  int32_t dim;
  if (!user || !sr_groups_are_full(rw, &g) || !sr_op_cut(rw, user, &cut) ||
      !divide_dims(&cut, &g, uniform, &dim))
    return false;
  const sr_type *type = sr_result(user, 0)->type;
  int64_t base = dim < 0 ? 0 : base_of(rw, cut.starts[dim]), parts = dim < 0 ? 1 : g.size;
  sorted.devices = rw->members; /* all groups fit into this list of device_count entries, because
                                 * each device is in one group only */
  if (!is_less(op, parts * sr_type_elements(type), dim >= 0) ||
      (dim >= 0 && !is_scattered(&cut, dim, &g, base, sorted.devices)))
    return false;
  if (convert)
    convert_behind(rw, convert, user);
  type = sr_result(user, 0)->type;
  sr_value *operand = reshaped_operand(op, user);
  operand = sr_cut_again(rw, &cut, user, operand, uniform, -1, NULL);
  sr_op *made;
  if (dim < 0) {
    made = sr_rewriting_collective(rw, SR_OP_ALL_REDUCE, op, operand, type, &g, 1, user);
  } else {
    operand = narrowed(rw, operand, dim, base, g.size * cut.sizes[dim], user);
    made = sr_rewriting_collective(rw, SR_OP_REDUCE_SCATTER, op, operand, type, &sorted, 1, user);
    sr_op_set_attr(rw->p->module, made, "scatter_dimension",
                   sr_attr_int(rw->p->module, dim, SR_I64));
  }
  take_region(rw, made, op);
  sr_rewriting_replace(rw, sr_result(user, 0), sr_result(made, 0));
  sr_op_drop_dead(rw->p->phase, op);
  return true;
}
