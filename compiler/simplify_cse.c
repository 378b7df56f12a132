/*
 * Common subexpressions: one walk over the program with a hash table of the ops seen in this block
 * and the blocks around it, which are those that stand before every use in here. Leaving a block
 * takes its ops out of the table again.
 *
 * What costs nothing to make (iota, broadcasts) is shared inside a block only: a loop that makes
 * its own reads no memory for it.
 */
#include <string.h>

#include "compiler/simplify_cse.h"

/* ---- equality ------------------------------------------------------------------------------- */

static const sr_value *resolve(const sr_value *value, int32_t tag) {
  return value->tag == tag ? value->note : value;
}

static bool same_attrs(const sr_op *a, const sr_op *b) {
  if (a->attr_count != b->attr_count)
    return false;
  for (size_t i = 0; i < a->attr_count; i++) {
    const sr_attr *other = sr_op_attr(b, a->attrs[i].name);
    if (!other || (other != a->attrs[i].value && !sr_attr_equal(a->attrs[i].value, other)))
      return false;
  }
  return true;
}

static bool same_operands(const sr_op *a, const sr_op *b, int32_t tag) {
  bool straight = true;
  for (int32_t i = 0; i < a->operand_count; i++)
    straight = straight && resolve(sr_operand(a, i), tag) == resolve(sr_operand(b, i), tag);
  if (straight || !sr_op_has(a, SR_TRAIT_COMMUTES) || a->operand_count != 2)
    return straight;
  return resolve(sr_operand(a, 0), tag) == resolve(sr_operand(b, 1), tag) &&
         resolve(sr_operand(a, 1), tag) == resolve(sr_operand(b, 0), tag);
}

static bool regions_equal(const sr_block *a, const sr_block *b, int32_t tag);

/* Values of b's regions are entered with `tag`, pointing to those of a. */
static bool ops_equal(const sr_op *a, const sr_op *b, int32_t tag) {
  if (a->code != b->code || a->operand_count != b->operand_count ||
      a->result_count != b->result_count || a->region_count != b->region_count ||
      !same_operands(a, b, tag))
    return false;
  for (int32_t i = 0; i < a->result_count; i++)
    if (a->results[i].type != b->results[i].type)
      return false;
  if (!same_attrs(a, b))
    return false;
  for (int32_t i = 0; i < a->region_count; i++)
    if (!regions_equal(a->regions[i], b->regions[i], tag))
      return false;
  return true;
}

static void pair(sr_value *b, sr_value *a, int32_t tag) {
  b->tag = tag;
  b->note = a;
}

static bool regions_equal(const sr_block *a, const sr_block *b, int32_t tag) {
  if (a->arg_count != b->arg_count)
    return false;
  for (int32_t i = 0; i < a->arg_count; i++) {
    if (a->args[i]->type != b->args[i]->type)
      return false;
    pair(b->args[i], a->args[i], tag);
  }
  const sr_op *x = a->first, *y = b->first;
  for (; x && y; x = x->next, y = y->next) {
    if (!ops_equal(x, y, tag))
      return false;
    for (int32_t i = 0; i < x->result_count; i++)
      pair(sr_result(y, i), sr_result(x, i), tag);
  }
  return !x && !y;
}

bool sr_region_equal(sr_rewriter *rw, const sr_block *a, const sr_block *b) {
  return regions_equal(a, b, sr_rewriter_tag(rw));
}

/* ---- hash ----------------------------------------------------------------------------------- */

static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  return hash ^ hash >> 29;
}

static uint64_t mix_bytes(uint64_t hash, const void *data, size_t bytes) {
  const unsigned char *at = data;
  for (size_t i = 0; i < bytes; i++)
    hash = mix(hash, at[i]);
  return hash;
}

/* Enough of an attribute to tell most apart; equality looks at all of it. */
static uint64_t mix_attr(uint64_t hash, const sr_attr *attr) {
  enum {
    LOOK = 512
  };
  size_t bytes;
  switch (attr->kind) {
  case SR_ATTR_BOOL:
    return mix(hash, attr->boolean);
  case SR_ATTR_INT:
    return mix(hash, (uint64_t)attr->integer.value);
  case SR_ATTR_INTS:
    return mix_bytes(hash, attr->ints.values, attr->ints.count * sizeof *attr->ints.values);
  case SR_ATTR_DENSE:
    bytes = attr->dense.bytes < LOOK ? attr->dense.bytes : LOOK;
    return mix_bytes(mix(hash, attr->dense.bytes), attr->dense.data, bytes);
  case SR_ATTR_ENUM:
    return mix_bytes(hash, attr->enumeration.value, strlen(attr->enumeration.value));
  case SR_ATTR_STRING:
  case SR_ATTR_SYMBOL:
  case SR_ATTR_OPAQUE:
    return mix_bytes(hash, attr->string.data, attr->string.length);
  case SR_ATTR_DICT:
  case SR_ATTR_STRUCT:
    for (size_t i = 0; i < attr->fields.count; i++)
      hash = mix_attr(hash, attr->fields.items[i].value);
    return hash;
  case SR_ATTR_UNIT:
  case SR_ATTR_FLOAT:
  case SR_ATTR_TYPE:
  case SR_ATTR_ARRAY:
  case SR_ATTR_SHARDING:
    break;
  }
  return mix(hash, (uint64_t)attr->kind);
}

static uint64_t op_hash(const sr_op *op, int32_t tag) {
  uint64_t hash = mix((uint64_t)op->code, (uint64_t)op->result_count), operands = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    hash = mix(hash, (uintptr_t)op->results[i].type);
  for (int32_t i = 0; i < op->operand_count; i++) {
    uint64_t one = mix(0, (uintptr_t)resolve(sr_operand(op, i), tag));
    operands = sr_op_has(op, SR_TRAIT_COMMUTES) ? operands + one : mix(operands, one);
  }
  hash = mix(hash, operands);
  for (size_t i = 0; i < op->attr_count; i++) /* in any order */
    hash +=
        mix_attr(mix_bytes(0, op->attrs[i].name, strlen(op->attrs[i].name)), op->attrs[i].value);
  return hash;
}

/* ---- table ---------------------------------------------------------------------------------- */

typedef struct entry {
  sr_op *op;
  uint64_t hash;
  struct entry *next; /* in the bucket */
} entry;

struct sr_op_table {
  sr_rewriter *rw;
  entry **buckets;
  size_t bucket_count;
  SR_VECTOR(entry *) log; /* in order of entry, to leave blocks by */
};

sr_op_table *sr_op_table_create(sr_rewriter *rw, size_t expected) {
  sr_op_table *table = SR_NEW(rw->scratch, sr_op_table);
  table->rw = rw;
  table->bucket_count = 64;
  while (table->bucket_count < expected)
    table->bucket_count *= 2;
  table->buckets = SR_NEW_ARRAY(rw->scratch, entry *, table->bucket_count);
  return table;
}

sr_op *sr_op_table_find(sr_op_table *table, sr_op *op, int32_t tag, sr_op_table_match *match) {
  uint64_t hash = op_hash(op, tag);
  entry **bucket = &table->buckets[hash & (table->bucket_count - 1)];
  for (entry *at = *bucket; at; at = at->next) {
    int32_t region_tag = op->region_count ? sr_rewriter_tag(table->rw) : tag;
    if (at->hash == hash && (!match || match(at->op, op)) && ops_equal(at->op, op, region_tag))
      return at->op;
  }
  entry *added = SR_NEW(table->rw->scratch, entry);
  *added = (entry){op, hash, *bucket};
  *bucket = added;
  SR_PUSH(table->rw->scratch, &table->log, added);
  return NULL;
}

size_t sr_op_table_mark(const sr_op_table *table) {
  return table->log.count;
}

void sr_op_table_reset(sr_op_table *table, size_t mark) {
  while (table->log.count > mark) {
    entry *last = table->log.items[--table->log.count];
    table->buckets[last->hash & (table->bucket_count - 1)] = last->next;
  }
}

/* ---- the rewrites --------------------------------------------------------------------------- */

static bool may_share(const sr_op *earlier, const sr_op *later) {
  bool cheap = later->code == SR_OP_IOTA || later->code == SR_OP_BROADCAST_IN_DIM;
  return !cheap || earlier->block == later->block;
}

/* Tag that no value has: operands stand for themselves. */
enum {
  NO_TAG = -1
};

static bool share_in_block(sr_rewriter *rw, sr_op_table *table, sr_block *block) {
  bool changed = false;
  size_t mark = sr_op_table_mark(table);
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t i = 0; i < op->region_count; i++)
        changed |= share_in_block(rw, table, op->regions[i]);
    if (op->result_count == 0 || !sr_op_is_removable(op))
      continue;
    sr_op *earlier = sr_op_table_find(table, op, NO_TAG, may_share);
    if (!earlier)
      continue;
    for (int32_t i = 0; i < op->result_count; i++)
      sr_rewriter_replace(rw, sr_result(op, i), sr_result(earlier, i));
    sr_rewriter_erase(rw, op);
    changed = true;
  }
  sr_op_table_reset(table, mark);
  return changed;
}

static size_t block_ops(const sr_block *block) {
  size_t count = 0;
  for (const sr_op *op = block->first; op; op = op->next)
    count += 1 + (size_t)sr_op_inner_count(op);
  return count;
}

bool sr_rewrite_common_subexpressions(sr_rewriter *rw) {
  sr_block *body = rw->module->main->body;
  return share_in_block(rw, sr_op_table_create(rw, block_ops(body)), body);
}

/* Branches that do the same are one. */
static bool join_branches(sr_rewriter *rw, sr_block *block) {
  bool changed = false;
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t i = 0; i < op->region_count; i++)
      changed |= join_branches(rw, op->regions[i]);
    if (op->code != SR_OP_CASE && op->code != SR_OP_IF)
      continue;
    bool equal = true;
    for (int32_t i = 1; i < op->region_count && equal; i++)
      equal = sr_region_equal(rw, op->regions[0], op->regions[i]);
    if (!equal)
      continue;
    sr_value **values = sr_rewriter_inline_block(rw, op->regions[0], NULL, op);
    for (int32_t i = 0; i < op->result_count; i++)
      sr_rewriter_replace(rw, sr_result(op, i), values[i]);
    sr_rewriter_erase(rw, op);
    changed = true;
  }
  return changed;
}

bool sr_rewrite_equal_branches(sr_rewriter *rw) {
  return join_branches(rw, rw->module->main->body);
}
