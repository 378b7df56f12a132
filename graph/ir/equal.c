#include "graph/ir/equal.h"

#include "base/mix.h"
#include "graph/ir/query.h"

/* ---- equality ------------------------------------------------------------------------------- */

/* Two maps (sr_module_new_map) from a value to its stand-in. Two values count as equal if their
 * stand-ins are the same value. */
typedef struct stand_ins {
  int32_t joined; /* the map that sr_op_table_join fills, or NO_MAP */
  /* Maps values defined in the second of two compared regions to the corresponding values of the
   * first; NO_MAP if no regions are compared. */
  int32_t paired;
} stand_ins;

enum {
  NO_MAP = -1
};

static sr_value *resolve(sr_value *value, stand_ins by) {
  return value->map == by.joined || value->map == by.paired ? value->mapped : value;
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

static bool same_operands(const sr_op *a, const sr_op *b, stand_ins by) {
  bool straight = true;
  for (int32_t i = 0; i < a->operand_count; i++)
    straight = straight && resolve(sr_operand(a, i), by) == resolve(sr_operand(b, i), by);
  if (straight || !sr_op_has(a, SR_TRAIT_COMMUTES) || a->operand_count != 2)
    return straight;
  return resolve(sr_operand(a, 0), by) == resolve(sr_operand(b, 1), by) &&
         resolve(sr_operand(a, 1), by) == resolve(sr_operand(b, 0), by);
}

static bool regions_equal(const sr_block *a, const sr_block *b, stand_ins by);

/* True if `a` and `b` are equal. Enters the values defined in regions of `b` into the map
 * by.paired. */
static bool ops_equal(const sr_op *a, const sr_op *b, stand_ins by) {
  if (a->code != b->code || a->operand_count != b->operand_count ||
      a->result_count != b->result_count || a->region_count != b->region_count ||
      !same_operands(a, b, by))
    return false;
  for (int32_t i = 0; i < a->result_count; i++)
    if (a->results[i].type != b->results[i].type)
      return false;
  if (!same_attrs(a, b))
    return false;
  for (int32_t i = 0; i < a->region_count; i++)
    if (!regions_equal(a->regions[i], b->regions[i], by))
      return false;
  return true;
}

static void pair(sr_value *b, sr_value *a, stand_ins by) {
  sr_map_enter(by.paired, b, resolve(a, by));
}

static bool regions_equal(const sr_block *a, const sr_block *b, stand_ins by) {
  if (a->arg_count != b->arg_count)
    return false;
  for (int32_t i = 0; i < a->arg_count; i++) {
    if (a->args[i]->type != b->args[i]->type)
      return false;
    pair(b->args[i], a->args[i], by);
  }
  const sr_op *x = a->first, *y = b->first;
  for (; x && y; x = x->next, y = y->next) {
    if (!ops_equal(x, y, by))
      return false;
    for (int32_t i = 0; i < x->result_count; i++)
      pair(sr_result(y, i), sr_result(x, i), by);
  }
  return !x && !y;
}

bool sr_region_equal(sr_module *module, const sr_block *a, const sr_block *b) {
  return regions_equal(a, b, (stand_ins){NO_MAP, sr_module_new_map(module)});
}

/* ---- hash ----------------------------------------------------------------------------------- */

/* Mixes an attribute into `hash`. Uses only a part of the attribute, which is enough to tell most
 * attributes apart. */
static uint64_t mix_attr(uint64_t hash, const sr_attr *attr) {
  enum {
    LOOK = 512
  };
  size_t bytes;
  switch (attr->kind) {
  case SR_ATTR_BOOL:
    return sr_mix(hash, attr->boolean);
  case SR_ATTR_INT:
    return sr_mix(hash, (uint64_t)attr->integer.value);
  case SR_ATTR_INTS:
    return sr_mix(hash,
                  sr_mix_bytes(attr->ints.values, attr->ints.count * sizeof *attr->ints.values));
  case SR_ATTR_DENSE:
    bytes = attr->dense.bytes < LOOK ? attr->dense.bytes : LOOK;
    return sr_mix(sr_mix(hash, attr->dense.bytes), sr_mix_bytes(attr->dense.data, bytes));
  case SR_ATTR_ENUM:
    return sr_mix(hash, sr_mix_bytes(attr->enumeration.value, strlen(attr->enumeration.value)));
  case SR_ATTR_STRING:
  case SR_ATTR_SYMBOL:
  case SR_ATTR_OPAQUE:
    return sr_mix(hash, sr_mix_bytes(attr->string.data, attr->string.length));
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
  return sr_mix(hash, (uint64_t)attr->kind);
}

/* Hashes the opcode, the number of results and the operands. `inside` is the block that contains
 * `op` if this block is a region that is being hashed, else NULL. Operands defined in `inside` are
 * left out: in an equal region they are other values. */
static uint64_t flow_hash(const sr_op *op, stand_ins by, const sr_block *inside) {
  uint64_t hash = sr_mix((uint64_t)op->code, (uint64_t)op->result_count), operands = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    sr_value *value = sr_operand(op, i);
    bool known = !inside || sr_value_block(value) != inside;
    uint64_t one = known ? sr_mix(0, (uintptr_t)resolve(value, by)) : 0;
    operands = sr_op_has(op, SR_TRAIT_COMMUTES) ? operands + one : sr_mix(operands, one);
  }
  return sr_mix(hash, operands);
}

/* Hashes `op` and the ops directly in its regions. If the ops in regions were left out, all case
 * ops with the same index would fall into one bucket. Ops in deeper regions are left out, so that
 * each op is hashed at most twice. */
static uint64_t op_hash(const sr_op *op, stand_ins by) {
  uint64_t hash = flow_hash(op, by, NULL);
  for (int32_t i = 0; i < op->result_count; i++)
    hash = sr_mix(hash, (uintptr_t)op->results[i].type);
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      hash = sr_mix(hash, flow_hash(inner, by, op->regions[i]));
  /* A sum, because the order of the attributes does not matter. */
  for (size_t i = 0; i < op->attr_count; i++)
    hash +=
        mix_attr(sr_mix_bytes(op->attrs[i].name, strlen(op->attrs[i].name)), op->attrs[i].value);
  return hash;
}

/* ---- table ---------------------------------------------------------------------------------- */

typedef struct entry {
  sr_op *op;
  uint64_t hash;
  struct entry *next; /* next entry in the same bucket */
} entry;

struct sr_op_table {
  sr_arena *arena;
  sr_module *module;
  int32_t joined;
  entry **buckets;
  size_t bucket_count;
  SR_VECTOR(entry *) log; /* entries in order of insertion; a reset removes the last ones */
};

sr_op_table *sr_op_table_create(sr_arena *arena, sr_module *module, size_t expected) {
  sr_op_table *table = SR_NEW(arena, sr_op_table);
  table->arena = arena;
  table->module = module;
  table->joined = sr_module_new_map(module);
  table->bucket_count = 64;
  while (table->bucket_count < expected)
    table->bucket_count *= 2;
  table->buckets = SR_NEW_ARRAY(arena, entry *, table->bucket_count);
  return table;
}

void sr_op_table_join(const sr_op_table *table, sr_value *value, sr_value *leader) {
  sr_map_enter(table->joined, value, leader);
}

const sr_value *sr_op_table_leader(const sr_op_table *table, sr_value *value) {
  return sr_mapped(table->joined, value);
}

sr_op *sr_op_table_find(sr_op_table *table, sr_op *op, sr_op_table_match *match) {
  uint64_t hash = op_hash(op, (stand_ins){table->joined, NO_MAP});
  entry **bucket = &table->buckets[hash & (table->bucket_count - 1)];
  for (entry *at = *bucket; at; at = at->next) {
    if (at->hash != hash || (match && !match(at->op, op)))
      continue;
    int32_t paired = op->region_count ? sr_module_new_map(table->module) : NO_MAP;
    if (ops_equal(at->op, op, (stand_ins){table->joined, paired}))
      return at->op;
  }
  entry *added = SR_NEW(table->arena, entry);
  *added = (entry){op, hash, *bucket};
  *bucket = added;
  SR_PUSH(table->arena, &table->log, added);
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
