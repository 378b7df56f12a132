/*
 * Carries that a loop takes apart are carried apart.
 *
 * A system of equations of k variables, of n points at once, is often written on an array [n, k]:
 * the body slices it into k components, computes with these, and stacks the results again. In
 * memory the components of a point are then neighbours, and vectors of one component have to be
 * gathered and scattered. If each component is a carry of its own, its elements are neighbours.
 *
 * Inside of the loop the carry becomes a concatenate of its parts, and so does the value that the
 * body returns. Its elementwise ops are split into ops on parts until they meet the concatenate
 * that the program had there. What still uses a whole value reads the concatenate of its parts.
 */
#include <string.h>

#include "compiler/core/op_class.h"
#include "compiler/simplify/simplify_rules.h"
#include "graph/ir/trips.h"

enum {
  MOST_PARTS = 16,
  LEAST_TRIPS = 4, /* the carry is taken apart before the loop, and joined after it */
  LEAST_LINE = 8,  /* adjacent elements that fill a vector; as many points make it worth while */
  MOST_OPERANDS = 3,
  MOST_OPS = 64,   /* ops before the returned value among which the concatenate is sought */
  MOST_DEPTH = 32, /* of the elementwise ops that are split */
};

/* How a value is cut along a dimension: part i has the indices bounds[i] .. bounds[i + 1] - 1. */
typedef struct cut {
  int64_t dim;
  int32_t count;
  int64_t bounds[MOST_PARTS + 1];
} cut;

/* True if the op computes element i of its result from elements i of operands of its shape, and
 * from scalars. */
static bool is_elementwise(const sr_op *op) {
  if ((!sr_op_has(op, SR_TRAIT_ELEMENTWISE) && op->code != SR_OP_SELECT &&
       op->code != SR_OP_CLAMP) ||
      op->operand_count == 0 || op->operand_count > MOST_OPERANDS || op->result_count != 1)
    return false;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->type->rank != 0 &&
        !sr_type_same_shape(sr_operand(op, i)->type, op->results[0].type))
      return false;
  return true;
}

/* ---- which carries -------------------------------------------------------------------------- */

/* Sets *out_cut to the operands of the concatenate `op`. False if there are too many. */
static bool cut_of(const sr_op *op, cut *out_cut) {
  if (op->operand_count < 2 || op->operand_count > MOST_PARTS)
    return false;
  *out_cut = (cut){.dim = sr_op_int(op, "dimension", 0), .count = op->operand_count};
  for (int32_t i = 0; i < op->operand_count; i++)
    out_cut->bounds[i + 1] = out_cut->bounds[i] + sr_operand(op, i)->type->dims[out_cut->dim];
  return true;
}

/* Finds the concatenate that the elementwise ops before `value`, an op of `body`, end in. Looks at
 * *left ops. */
static bool find_cut(const sr_value *value, const sr_block *body, int *left, cut *out_cut) {
  const sr_op *op = value->op;
  if (!op || op->block != body || (*left)-- <= 0)
    return false;
  if (op->code == SR_OP_CONCATENATE)
    return cut_of(op, out_cut);
  if (!is_elementwise(op))
    return false;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_type_same_shape(sr_operand(op, i)->type, value->type) &&
        find_cut(sr_operand(op, i), body, left, out_cut))
      return true;
  return false;
}

/* True if each part is scattered in short runs over many points. */
static bool is_interleaved(const sr_type *type, const cut *c) {
  int64_t points = 1, inner = 1, longest = 0;
  for (int32_t d = 0; d < type->rank; d++)
    if (d < c->dim)
      points *= type->dims[d];
    else if (d > c->dim)
      inner *= type->dims[d];
  for (int32_t i = 0; i < c->count; i++) {
    const int64_t size = c->bounds[i + 1] - c->bounds[i];
    longest = size > longest ? size : longest;
  }
  return points >= LEAST_LINE && longest * inner < LEAST_LINE;
}

/* True if the slice `op` lies within one part. */
static bool is_in_part(const sr_op *op, const cut *c) {
  size_t count;
  const int64_t low = sr_op_ints(op, "start_indices", &count)[c->dim];
  const int64_t high = sr_op_ints(op, "limit_indices", &count)[c->dim];
  for (int32_t i = 0; i < c->count; i++)
    if (low >= c->bounds[i] && high <= c->bounds[i + 1])
      return true;
  return false;
}

/* True if the body reads the carry as its parts: by slices, and elsewhere only element by element.
 */
static bool is_read_in_parts(const sr_value *arg, const cut *c) {
  bool sliced = false;
  for (const sr_use *use = arg->uses; use; use = use->next) {
    const sr_op *op = use->user;
    const bool slice = op->code == SR_OP_SLICE && is_in_part(op, c);
    if (!slice && !is_elementwise(op) && !sr_op_has(op, SR_TRAIT_VIEW))
      return false;
    sliced |= slice;
  }
  return sliced;
}

static bool should_split(const sr_op *loop, int32_t carry, cut *out_cut) {
  const sr_block *body = loop->regions[1];
  const sr_value *arg = body->args[carry], *next = sr_operand(body->last, carry);
  int left = MOST_OPS;
  return arg->type->kind == SR_TYPE_TENSOR && sr_type_is_static(arg->type) &&
         sr_type_elements(arg->type) > SR_REGISTER_ELEMENTS &&
         find_cut(next, body, &left, out_cut) && is_interleaved(arg->type, out_cut) &&
         is_read_in_parts(arg, out_cut);
}

/* ---- parts of values ------------------------------------------------------------------------ */

static const sr_type *part_type(const sr_builder *b, const sr_type *type, const cut *c,
                                int32_t part) {
  int64_t dims[SR_MAX_RANK];
  memcpy(dims, type->dims, (size_t)type->rank * sizeof *dims);
  dims[c->dim] = c->bounds[part + 1] - c->bounds[part];
  return sr_type_tensor(b->module, type->dtype, type->rank, dims);
}

static sr_value *slice_part(const sr_builder *b, sr_value *value, const cut *c, int32_t part) {
  int64_t starts[SR_MAX_RANK] = {0};
  starts[c->dim] = c->bounds[part];
  return sr_build_slice(b, value, starts, part_type(b, value->type, c, part)->dims);
}

/* Sets parts[] to the parts of `value`, built before b->before. An elementwise op of `body` is
 * replaced by the concatenate of its parts, so that its other users do not compute it again. */
static void split_value(const sr_builder *b, sr_value *value, const sr_block *body, const cut *c,
                        int depth, sr_value **parts);

/* Replaces the elementwise op by ops on parts. */
static void split_op(const sr_builder *b, sr_op *op, const cut *c, int depth, sr_value **parts) {
  const sr_builder at = sr_builder_at(b, op);
  const sr_type *type = op->results[0].type;
  sr_value *operands[MOST_PARTS][MOST_OPERANDS];
  sr_value *of_operand[MOST_PARTS];
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_value *operand = sr_operand(op, i);
    const bool whole = sr_type_same_shape(operand->type, type);
    if (whole)
      split_value(&at, operand, op->block, c, depth + 1, of_operand);
    for (int32_t p = 0; p < c->count; p++)
      operands[p][i] = whole ? of_operand[p] : operand;
  }
  for (int32_t p = 0; p < c->count; p++) {
    parts[p] = sr_build(&at, op->code, op->operand_count, operands[p], part_type(b, type, c, p));
    sr_op_copy_attrs(b->module, op, parts[p]->op);
  }
  sr_rewriter_finish(b, op, sr_build_concatenate(&at, c->count, parts, c->dim));
}

static void split_value(const sr_builder *b, sr_value *value, const sr_block *body, const cut *c,
                        int depth, sr_value **parts) {
  sr_op *op = value->op;
  const sr_dense *splat = sr_splat_of(value);
  cut own;
  if (op && op->code == SR_OP_CONCATENATE && cut_of(op, &own) && own.dim == c->dim &&
      own.count == c->count &&
      memcmp(own.bounds, c->bounds, ((size_t)c->count + 1) * sizeof *own.bounds) == 0) {
    for (int32_t p = 0; p < c->count; p++)
      parts[p] = sr_operand(op, p);
    return;
  }
  if (op && op->block == body && is_elementwise(op) && depth <= MOST_DEPTH) {
    split_op(b, op, c, depth, parts);
    return;
  }
  for (int32_t p = 0; p < c->count; p++) {
    if (!splat) {
      parts[p] = slice_part(b, value, c, p);
      continue;
    }
    sr_dense small = *splat;
    small.type = part_type(b, value->type, c, p);
    parts[p] = sr_build_constant(b, &small);
  }
}

/* ---- the loop ------------------------------------------------------------------------------- */

/* Moves region `r` of `loop` into that of `made`, whose carries behind the others are the parts.
 * Returns what its terminator returned. */
static sr_value **move_region(const sr_builder *b, sr_op *loop, sr_op *made, int32_t r,
                              int32_t carry, const cut *c) {
  sr_block *region = made->regions[r];
  for (int32_t i = 0; i < made->operand_count; i++)
    sr_block_add_arg(b->module, region, sr_operand(made, i)->type);
  const sr_builder in = sr_builder_in(b, region);
  sr_value **args = SR_NEW_ARRAY(b->arena, sr_value *, loop->operand_count);
  for (int32_t i = 0, at = 0; i < loop->operand_count; i++)
    args[i] = i == carry ? sr_build_concatenate(&in, c->count,
                                                region->args + loop->operand_count - 1, c->dim)
                         : region->args[at++];
  return sr_rewriter_inline(&in, loop->regions[r], args);
}

/* Puts the parts of the carry in its place: in a list of `count` values without the carry, `parts`
 * come last. */
static sr_value **with_parts(const sr_builder *b, sr_value *const *values, int32_t count,
                             int32_t carry, sr_value *const *parts, const cut *c) {
  sr_value **all = SR_NEW_ARRAY(b->arena, sr_value *, count + c->count);
  int32_t at = 0;
  for (int32_t i = 0; i < count; i++)
    if (i != carry)
      all[at++] = values[i];
  for (int32_t p = 0; p < c->count; p++)
    all[at++] = parts[p];
  return all;
}

static void split_carry(const sr_builder *outer, sr_op *loop, int32_t carry, const cut *c) {
  const sr_builder at = sr_builder_at(outer, loop), *b = &at;
  const int32_t count = loop->operand_count, all = count - 1 + c->count;
  sr_value *parts[MOST_PARTS];
  sr_value **values = SR_NEW_ARRAY(b->arena, sr_value *, count);
  for (int32_t i = 0; i < count; i++)
    values[i] = sr_operand(loop, i);
  for (int32_t p = 0; p < c->count; p++)
    parts[p] = slice_part(b, values[carry], c, p);
  values = with_parts(b, values, count, carry, parts, c);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, all);
  for (int32_t i = 0; i < all; i++)
    types[i] = values[i]->type;
  sr_op *made = sr_build_op(b, SR_OP_WHILE, all, values, all, types, 2);
  sr_op_copy_attrs(b->module, loop, made);

  values = move_region(b, loop, made, 0, carry, c);
  const sr_builder condition = sr_builder_at(b, made->regions[0]->last);
  sr_build_return(&condition, 1, values);
  values = move_region(b, loop, made, 1, carry, c);
  const sr_builder body = sr_builder_at(b, made->regions[1]->last);
  split_value(&body, values[carry], made->regions[1], c, 0, parts);
  sr_build_return(&body, all, with_parts(b, values, count, carry, parts, c));

  for (int32_t i = 0, next = 0; i < count; i++)
    if (i != carry)
      sr_rewriter_replace(b, sr_result(loop, i), sr_result(made, next++));
  for (int32_t p = 0; p < c->count; p++)
    parts[p] = sr_result(made, count - 1 + p);
  sr_rewriter_replace(b, sr_result(loop, carry), sr_build_concatenate(b, c->count, parts, c->dim));
  sr_rewriter_erase(b, loop);
}

bool sr_rewrite_while_parts(const sr_builder *b, sr_op *loop) {
  const int64_t trips = sr_while_trip_count(loop);
  if (trips >= 0 && trips < LEAST_TRIPS)
    return false;
  cut c;
  for (int32_t i = 0; i < loop->operand_count; i++)
    if (should_split(loop, i, &c)) {
      split_carry(b, loop, i, &c);
      return true;
    }
  return false;
}
