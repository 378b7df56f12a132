/*
 * Combines several small all_reduces into one all_reduce of their concatenated operands. The time
 * of a small all_reduce is spent on synchronizing devices, not on sending bytes.
 *
 * Every op of a block has a level: the largest number of small all_reduces on a path of operands
 * that leads to the op. So all_reduces of the same level do not depend on each other. The combined
 * all_reduce takes the place of the last all_reduce that it replaces. Ops in front of it that use
 * results of the replaced all_reduces move behind it. This is possible because such ops have a
 * higher level than the combined all_reduce, so it cannot depend on them.
 */
#include "partitioner/collective/collective.h"
#include "partitioner/rewrite/rewrite.h"

enum {
  MOST_BYTES = 64 << 10, /* most bytes of a combined all_reduce; copying more bytes to concatenate
                          * them would cost as much as the saved synchronization */
  MOST_OPS = 1024        /* most ops of the block between the first all_reduce of a batch and the
                          * last */
};

typedef struct sr_batch {
  SR_VECTOR(sr_op *) members; /* the all_reduces that become one, in the order of the block */
  const sr_attr *groups;
  sr_opcode code; /* the op with which the all_reduces reduce, such as add */
  sr_dtype dtype;
  int32_t level;
  int64_t bytes, first; /* `bytes`: size of the results of all members together; `first`: index of
                         * the first member in the block */
} batch;

typedef struct combination {
  sr_rewriting *rw;
  sr_block *block;
  SR_VECTOR(batch *) open, all;
} combination;

static bool is_candidate(const sr_op *op) {
  int64_t bytes = op->code == SR_OP_ALL_REDUCE ? sr_type_bytes(op->results[0].type) : 0;
  return bytes > 0 && bytes <= MOST_BYTES / 2 && op->results[0].uses &&
         sr_block_combiner(op->regions[0]) != SR_OP_COUNT;
}

/* ---- levels ---------------------------------------------------------------------------------- */

static int32_t level_of(const sr_rewriting *rw, const sr_op *op) {
  return SR_SIDE_GET(&rw->levels, op->id);
}
static void set_level(sr_rewriting *rw, const sr_op *op, int32_t level) {
  SR_SIDE_SET(rw->p->phase, &rw->levels, op->id, level);
}

/* Returns the level of `op` in `block`: the largest number of small all_reduces on a path of
 * operands to `op`. It follows from the levels of the ops of `block` whose results `op` or its
 * regions use. */
static int32_t level_below(const sr_rewriting *rw, const sr_op *op, const sr_block *block) {
  int32_t level = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *from = sr_operand(op, i)->op;
    if (!from || from->block != block)
      continue;
    int32_t next = level_of(rw, from) + is_candidate(from);
    level = next > level ? next : level;
  }
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next) {
      int32_t next = level_below(rw, inner, block);
      level = next > level ? next : level;
    }
  return level;
}

/* ---- finding batches ------------------------------------------------------------------------- */

static bool fits(const sr_rewriting *rw, const batch *b, const sr_op *op, int64_t number) {
  const sr_type *type = op->results[0].type;
  return b->level == level_of(rw, op) && b->dtype == type->dtype &&
         b->code == sr_block_combiner(op->regions[0]) &&
         b->bytes + sr_type_bytes(type) <= MOST_BYTES && number - b->first <= MOST_OPS &&
         sr_attr_equal(b->groups, sr_op_attr(op, "replica_groups"));
}

static void add_member(combination *c, sr_op *op, int64_t number) {
  sr_arena *arena = c->rw->p->phase;
  batch *into = NULL;
  size_t kept = 0;
  for (size_t i = 0; i < c->open.count; i++) {
    batch *b = c->open.items[i];
    if (number - b->first <= MOST_OPS)
      c->open.items[kept++] = b;
    if (!into && fits(c->rw, b, op, number))
      into = b;
  }
  c->open.count = kept;
  if (!into) {
    into = SR_NEW(arena, batch);
    *into = (batch){.groups = sr_op_attr(op, "replica_groups"),
                    .code = sr_block_combiner(op->regions[0]),
                    .dtype = op->results[0].type->dtype,
                    .level = level_of(c->rw, op),
                    .first = number};
    SR_PUSH(arena, &c->open, into);
    SR_PUSH(arena, &c->all, into);
  }
  into->bytes += sr_type_bytes(op->results[0].type);
  SR_PUSH(arena, &into->members, op);
}

/* ---- combining ------------------------------------------------------------------------------- */

static const batch *batch_of(const sr_rewriting *rw, const sr_op *op) {
  return SR_SIDE_GET(&rw->batches, op->id);
}
static void set_batch(sr_rewriting *rw, const sr_op *op, const batch *b) {
  SR_SIDE_SET(rw->p->phase, &rw->batches, op->id, b);
}

/* True if combining another batch has already moved a member of `b`. The members may then be in
 * another order in the block. They are combined in the next round of rewrites instead. */
static bool is_moved(const sr_rewriting *rw, const batch *b) {
  for (size_t i = 0; i < b->members.count; i++)
    if (batch_of(rw, b->members.items[i]))
      return true;
  return false;
}

/* True if `op` or its regions use a result of a member of `b`, or a result of an op that has moved
 * behind the combined all_reduce of `b`. */
static bool uses_members(const sr_rewriting *rw, const sr_op *op, const batch *b) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *from = sr_operand(op, i)->op;
    if (from && batch_of(rw, from) == b)
      return true;
  }
  for (int32_t r = 0; r < op->region_count; r++)
    for (const sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      if (uses_members(rw, inner, b))
        return true;
  return false;
}

/* Moves all ops in front of `last` that use results of members of `b`, directly or through other
 * ops, to behind `last`. The moved ops keep their order. */
static void move_users(sr_rewriting *rw, const batch *b, sr_op *last) {
  sr_op *behind = last->next;
  for (size_t i = 0; i < b->members.count; i++)
    set_batch(rw, b->members.items[i], b);
  for (sr_op *op = b->members.items[0], *next; op != last; op = next) {
    next = op->next;
    if (batch_of(rw, op) == b || !uses_members(rw, op, b))
      continue;
    set_batch(rw, op, b);
    sr_op_detach(op);
    sr_op_insert(op, last->block, behind);
  }
}

static sr_value *reshaped(sr_rewriting *rw, const sr_builder *b, sr_value *value, int32_t rank,
                          const int64_t *dims, int32_t level) {
  sr_value *made = sr_build_reshape(b, value, rank, dims);
  if (made != value)
    set_level(rw, made->op, level);
  return made;
}

/* Reshapes the operand of each member to one dimension, and concatenates these operands. */
static sr_value *joint_operand(sr_rewriting *rw, const sr_builder *b, const batch *from) {
  size_t count = from->members.count;
  sr_value **parts = SR_NEW_ARRAY(rw->p->phase, sr_value *, count);
  for (size_t i = 0; i < count; i++) {
    sr_value *operand = sr_operand(from->members.items[i], 0);
    const int64_t size = sr_type_elements(operand->type);
    parts[i] = reshaped(rw, b, operand, 1, &size, from->level);
  }
  sr_value *joint = sr_build_concatenate(b, (int32_t)count, parts, 0);
  set_level(rw, joint->op, from->level);
  return joint;
}

static void join(combination *c, const batch *from) {
  sr_op *last = from->members.items[from->members.count - 1];
  move_users(c->rw, from, last);
  const sr_builder b = sr_partitioner_builder(c->rw->p, last);
  sr_value *operand = joint_operand(c->rw, &b, from);
  sr_groups groups = sr_op_groups(last);
  sr_op *made = sr_rewriting_collective(c->rw, SR_OP_ALL_REDUCE, from->members.items[0], operand,
                                        operand->type, &groups, 1, last);
  sr_block_fill_combiner(b.module, made->regions[0], from->code,
                         sr_type_rank0(b.module, from->dtype), made);
  set_level(c->rw, made, from->level);
  int64_t start = 0;
  for (size_t i = 0; i < from->members.count; i++) {
    sr_value *result = sr_result(from->members.items[i], 0);
    int64_t size = sr_type_elements(result->type);
    sr_value *part = sr_build_slice(&b, sr_result(made, 0), &start, &size);
    set_level(c->rw, part->op, from->level + 1);
    const sr_type *type = result->type;
    sr_value_replace(result, reshaped(c->rw, &b, part, type->rank, type->dims, from->level + 1));
    start += size;
  }
  for (size_t i = 0; i < from->members.count; i++)
    sr_op_erase(from->members.items[i]);
}

static bool combine_in(sr_rewriting *rw, sr_block *block) {
  combination c = {.rw = rw, .block = block};
  bool changed = false;
  int64_t number = 0;
  for (sr_op *op = block->first; op; op = op->next, number++) {
    for (int32_t r = 0; sr_op_has(op, SR_TRAIT_CONTROL) && r < op->region_count; r++)
      changed |= combine_in(rw, op->regions[r]);
    set_level(rw, op, level_below(rw, op, block));
    set_batch(rw, op, NULL);
    if (is_candidate(op))
      add_member(&c, op, number);
  }
  for (size_t i = 0; i < c.all.count; i++) {
    if (c.all.items[i]->members.count < 2 || is_moved(rw, c.all.items[i]))
      continue;
    join(&c, c.all.items[i]);
    changed = true;
  }
  return changed;
}

bool sr_rewrite_small_all_reduces(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  return combine_in(rw, rw->p->body);
}
