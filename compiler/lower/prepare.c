/*
 * Rewrites the simplified graph into the form that the later passes rely on:
 *
 *   - The program's optimization_barriers are removed, because only the simplifier needs them. From
 *     here on an optimization_barrier is a copy of its one operand.
 *   - Products in loops that are known before are computed at once (prepare_products.c).
 *   - A dot that a library should compute has operands that it can read (prepare_dot.c).
 *   - A large all_reduce also computes what follows element by element (prepare_all_reduce.c).
 *   - Where the policy says so, a sort is a chain of rounds (prepare_sort.c), and the
 *     updates of a scatter are sorted (prepare_scatter.c).
 *   - An update of most of an array, from other elements of it, computes the whole array anew
 *     (prepare_updates.c).
 *   - Loops that can go by strips of their arrays are found (prepare_strips.c).
 *   - Every op is marked as a step of the plan or as part of a kernel (sr_op_is_step).
 *   - A value that needs memory of its own is the result of a separate op (prepare_copies.c).
 *   - Updates (dynamic_update_slice, scatter) stand where they can be done in place.
 */
#include "compiler/lower/prepare.h"

#include "graph/ir/trips.h"

/* ---- barriers, dots, updates and sorts ------------------------------------------------------ */

/* Removes the program's optimization_barriers, prepares dots for libraries and updates, and divides
 * sorts. */
static void rewrite_block(sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        rewrite_block(low, op->regions[r]);
    if (op->code == SR_OP_WHILE) {
      sr_prepare_products(low, op);
    } else if (op->code == SR_OP_OPTIMIZATION_BARRIER) {
      for (int32_t i = 0; i < op->result_count; i++)
        sr_value_replace(sr_result(op, i), sr_operand(op, i));
      sr_op_erase(op);
    } else if (sr_emit_class_of(op) == SR_EMIT_dot) {
      sr_prepare_dot(low, op);
    } else if (op->code == SR_OP_DYNAMIC_UPDATE_SLICE) {
      sr_prepare_update(low, op);
    } else if (op->code == SR_OP_ALL_REDUCE) {
      next = sr_prepare_all_reduce(low, op);
    } else if (op->code == SR_OP_TRANSPOSE) {
      sr_prepare_transpose(low, op);
    } else if (sr_emit_class_of(op) == SR_EMIT_sort && low->policy->sorts_in_rounds) {
      sr_prepare_sort(low, op);
    } else if (op->code == SR_OP_SCATTER && low->policy->sorts_in_rounds) {
      sr_prepare_scatter(low, op);
    }
  }
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool mark_block(sr_lowering *low, sr_block *block);

static bool has_more_elements(const sr_value *value, int64_t limit) {
  return value->type->kind == SR_TYPE_TENSOR && sr_type_elements(value->type) > limit;
}

static bool is_only_sliced(const sr_value *value);

/* True if the use reads or updates a slice of the value, or passes the whole value on. */
static bool is_slice_use(const sr_use *use) {
  const sr_emit_class class_ = sr_emit_class_of(use->user);
  if (class_ == SR_EMIT_dynamic_slice || class_ == SR_EMIT_dynamic_update_slice)
    return use->index == 0;
  return class_ == SR_EMIT_terminator ||
         (class_ == SR_EMIT_reshape && is_only_sliced(&use->user->results[0]));
}

/* True if its block reads and updates slices of the value alone, so that the size of the whole is
 * no matter: the stacked operands and results of a scan. */
static bool is_only_sliced(const sr_value *value) {
  for (const sr_use *use = value->uses; use; use = use->next)
    if (!is_slice_use(use))
      return false;
  return true;
}

/* True if computing result `i` of `op` goes through more elements than `limit`. */
static bool is_large_result(const sr_op *op, int32_t i, int64_t limit) {
  const sr_value *value = &op->results[i];
  const sr_emit_class class_ = sr_emit_class_of(op);
  if (!has_more_elements(value, limit) || class_ == SR_EMIT_constant || class_ == SR_EMIT_iota)
    return false; /* splats and counters are not stored */
  if (class_ == SR_EMIT_dynamic_update_slice)
    return has_more_elements(sr_operand(op, 1), limit) || !is_only_sliced(value);
  return class_ != SR_EMIT_reshape || !is_only_sliced(value);
}

/* True if a value of the block itself has more elements than the target computes well inside of a
 * loop or branch in a kernel. */
static bool has_large_value(const sr_lowering *low, const sr_block *block) {
  const int64_t limit = low->policy->block_elements;
  for (int32_t i = 0; i < block->arg_count; i++)
    if (has_more_elements(block->args[i], limit) && !is_only_sliced(block->args[i]))
      return true;
  for (const sr_op *op = block->first; op; op = op->next)
    for (int32_t i = 0; i < op->result_count; i++)
      if (is_large_result(op, i, limit))
        return true;
  return false;
}

/* What one thread takes longer to update an element that another core has computed, in
 * operations. */
enum {
  FETCH_WORK = 8,
  WORD_BYTES = 4 /* a vector has half as many larger elements */
};

/* Returns how many operations several threads save by sharing `op`: those of elements that are
 * computed independently, or of sums. In a kernel, one thread updates arrays, unless they can be
 * shared, and then fetches what others have computed. Loops and sorts run on one thread, too. */
static int64_t shared_work(const sr_policy *policy, const sr_op *op) {
  const sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_dynamic_update_slice)
    return -FETCH_WORK * sr_type_elements(sr_operand(op, 1)->type);
  sr_scatter_parts parts;
  if (class_ == SR_EMIT_scatter)
    return sr_type_elements(sr_operand(op, op->operand_count - 1)->type) *
           (sr_scatter_parts_of(policy, op, &parts) ? 1 : -FETCH_WORK);
  if (op->result_count == 0 || op->results[0].type->kind != SR_TYPE_TENSOR)
    return 0;
  int64_t work = 0;
  if (class_ == SR_EMIT_dot)
    work = 2 * sr_op_terms(op);
  else if (class_ == SR_EMIT_reduce)
    work = sr_op_terms(op);
  else if (sr_op_is_elemental(op))
    work = sr_type_elements(op->results[0].type) * sr_op_cost(op);
  return sr_dtype_get(op->results[0].type->dtype)->bytes > WORD_BYTES ? 2 * work : work;
}

/* True if an iteration of a loop, or a branch, has enough work in its own block that threads should
 * share it. */
static bool has_shared_work(const sr_lowering *low, const sr_block *block) {
  int64_t work = 0;
  for (const sr_op *op = block->first; op; op = op->next)
    work += shared_work(low->policy, op);
  return work >= low->policy->block_work;
}

/* Stores the trip count of a loop in an attribute. Later the count can no longer be found, because
 * copies hide the initial values. */
static void note_trip_count(sr_module *module, sr_op *op) {
  if (sr_emit_class_of(op) == SR_EMIT_while_loop)
    sr_op_set_attr(module, op, SR_TRIP_COUNT_ATTR,
                   sr_attr_int(module, sr_while_trip_count(op), SR_I64));
}

/* Marks the ops of `block` and of nested blocks as parts of a kernel. */
static void mark_parts(sr_lowering *low, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    SR_SIDE_SET(low->arena, &low->steps, op->id, false);
    note_trip_count(low->module, op);
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        mark_parts(low, op->regions[r]);
  }
}

/* If the loop `op` can go by strips, notes that and marks the ops in its regions. */
static bool goes_by_strips(sr_lowering *low, sr_op *op) {
  if (sr_emit_class_of(op) != SR_EMIT_while_loop)
    return false;
  sr_prepare_strips(low, op);
  if (!sr_loop_has_strips(op))
    return false;
  for (int32_t r = 0; r < op->region_count; r++)
    mark_parts(low, op->regions[r]);
  return true;
}

/* True if `op` must run as a step. Marks the ops in its regions first. */
static bool op_needs_step(sr_lowering *low, sr_op *op) {
  if (goes_by_strips(low, op))
    return false;
  bool nested = false;
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++) {
      nested |= mark_block(low, op->regions[r]);
      nested |= has_large_value(low, op->regions[r]) || has_shared_work(low, op->regions[r]);
    }
  sr_gemm_shape shape;
  return nested || sr_emit_class_of(op) == SR_EMIT_collective ||
         sr_emit_class_of(op) == SR_EMIT_watch || sr_emit_class_of(op) == SR_EMIT_host_call ||
         sr_emit_class_of(op) == SR_EMIT_keep || sr_emit_class_of(op) == SR_EMIT_call ||
         sr_emit_class_of(op) == SR_EMIT_convolution ||
         (sr_emit_class_of(op) == SR_EMIT_dot && sr_gemm_match(low->policy, op, &shape));
}

/* Marks the ops of `block` and of nested blocks that must run as steps of the plan. Returns true if
 * there are any, or loops that threads share: what holds one must then be a step. */
static bool mark_block(sr_lowering *low, sr_block *block) {
  bool any = false;
  for (sr_op *op = block->first; op; op = op->next) {
    const bool is_step = op_needs_step(low, op);
    SR_SIDE_SET(low->arena, &low->steps, op->id, is_step);
    note_trip_count(low->module, op);
    any |= is_step || sr_loop_has_strips(op); /* a kernel of its own */
  }
  return any;
}

/* ---- updates --------------------------------------------------------------------------------- */

/* [sr_op.id]: an update (dynamic_update_slice or scatter) whose result is used by this op or by an
 * op in its regions. */
typedef SR_VECTOR(const sr_op *) update_marks;

/* Returns the op of `block` that is `user` or contains it. */
static sr_op *ancestor_in(const sr_block *block, sr_op *user) {
  while (user->block != block)
    user = user->block->parent;
  return user;
}

/*
 * Moves each update (dynamic_update_slice or scatter) directly before its first user. Most ops that
 * read the array before it is updated then come before the update, so it can be done in place.
 */
static void sink_updates(sr_lowering *low, update_marks *marks, sr_block *block) {
  for (sr_op *op = block->last, *prev; op; op = prev) {
    prev = op->prev;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        sink_updates(low, marks, op->regions[r]);
    sr_emit_class class_ = sr_emit_class_of(op);
    if ((class_ != SR_EMIT_dynamic_update_slice && class_ != SR_EMIT_scatter) ||
        op->result_count != 1)
      continue;
    for (sr_use *use = op->results[0].uses; use; use = use->next)
      SR_SIDE_SET(low->arena, marks, ancestor_in(block, use->user)->id, op);
    sr_op *user = op->next;
    while (user && SR_SIDE_GET(marks, user->id) != op)
      user = user->next;
    if (user && user != op->next) {
      sr_op_detach(op);
      sr_op_insert(op, block, user);
    }
  }
}

/* ---- the pass -------------------------------------------------------------------------------- */

void sr_lower_prepare(sr_lowering *low) {
  sr_block *body = low->module->main->body;
  rewrite_block(low, body);
  mark_block(low, body);
  sr_prepare_copies(low, body); /* copies stay unmarked: they are parts of kernels */
  sink_updates(low, &(update_marks){0}, body);
}
