/*
 * What collectives make of classes. Who gets what is written down as a list of numbers for each
 * group or device, with classes of the operand in the place of devices: equal lists, equal results.
 */
#include "partitioner/classes.h"

typedef struct collective {
  sr_class_pool *pool;
  sr_ctx *ctx;
  const sr_module *module;
  const sr_op *op;
  const sr_classes *operand;
} collective;

static sr_status check_device(const collective *c, const char *what, int64_t device) {
  if (device < c->pool->device_count)
    return SR_OK;
  return sr_op_fail(c->ctx, c->module, c->op, SR_ERR_INVALID,
                    "%s names device %lld, but the program has %d devices", what, (long long)device,
                    (int)c->pool->device_count);
}

static void begin_list(sr_class_pool *pool) {
  SR_PUSH(pool->arena, &pool->begin, (int64_t)pool->words.count);
}

static void add_word(sr_class_pool *pool, int64_t word) {
  SR_PUSH(pool->arena, &pool->words, word);
}

/* Ends the last list; of each the first that is equal to it. */
static const int64_t *first_equal(sr_class_pool *pool) {
  int64_t count = (int64_t)pool->begin.count;
  begin_list(pool);
  pool->first.count = 0;
  for (int64_t i = 0; i < count; i++)
    SR_PUSH(pool->arena, &pool->first, i);
  const sr_lists lists = {pool->words.items, pool->begin.items, count};
  sr_lists_first_equal(pool, &lists, pool->first.items);
  return pool->first.items;
}

/* A number for each device that no other has. */
static int64_t *apart(const collective *c) {
  for (int32_t d = 0; d < c->pool->device_count; d++)
    c->pool->pairs[d] = -1 - d;
  return c->pool->pairs;
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* What the member at `position` gets, of all members' operands: numbers that differ where it may
 * depend on the position. */
static int64_t share_of(const collective *c, int64_t position) {
  switch ((int)c->op->code) {
  case SR_OP_ALL_REDUCE:
  case SR_OP_ALL_GATHER:
  case SR_OP_COLLECTIVE_BROADCAST:
    return 0;
  }
  return position;
}

/* Members of groups whose operands are the same, one by one, get the same. */
static sr_status of_groups(const collective *c, const sr_classes **out_result) {
  size_t total;
  const sr_attr *groups = sr_op_attr(c->op, "replica_groups");
  const int64_t *devices = sr_attr_get_ints(groups, &total);
  if (!devices || groups->kind != SR_ATTR_DENSE || groups->dense.type->rank != 2) {
    *out_result = c->pool->none;
    return SR_OK;
  }
  int64_t count = groups->dense.type->dims[0], width = groups->dense.type->dims[1];
  bool from_first = c->op->code == SR_OP_COLLECTIVE_BROADCAST;
  for (int64_t i = 0; i < count; i++) {
    begin_list(c->pool);
    for (int64_t j = 0; j < width; j++) {
      int64_t device = devices[i * width + j];
      SR_TRY(check_device(c, "replica_groups", device));
      if (j == 0 || !from_first)
        add_word(c->pool, device < 0 ? -1 : c->operand->of[device]);
    }
  }
  const int64_t *first = first_equal(c->pool);
  int64_t *numbers = apart(c);
  for (int64_t i = 0; i < count * width; i++)
    if (devices[i] >= 0)
      numbers[devices[i]] = first[i / width] * width + share_of(c, i % width);
  *out_result = sr_classes_by_number(c->pool, numbers);
  return SR_OK;
}

/* ---- what is moved --------------------------------------------------------------------------- */

/* Devices that no pair names get zeros. */
static sr_status of_pairs(const collective *c, const sr_classes **out_result) {
  size_t count;
  const int64_t *pairs = sr_attr_get_ints(sr_op_attr(c->op, "source_target_pairs"), &count);
  int64_t *numbers = c->pool->pairs;
  for (int32_t d = 0; d < c->pool->device_count; d++)
    numbers[d] = -1;
  for (size_t i = 0; i + 1 < count; i += 2) {
    SR_TRY(check_device(c, "source_target_pairs", pairs[i]));
    SR_TRY(check_device(c, "source_target_pairs", pairs[i + 1]));
    if (pairs[i] >= 0 && pairs[i + 1] >= 0)
      numbers[pairs[i + 1]] = c->operand->of[pairs[i]];
  }
  *out_result = sr_classes_by_number(c->pool, numbers);
  return SR_OK;
}

/* The pieces in order of their targets: next[target] and next[piece], -1 behind the last. */
typedef struct chains {
  int64_t *of_target, *next;
} chains;

static sr_status chain_pieces(const collective *c, const sr_boxes *boxes, chains *out) {
  out->of_target = SR_NEW_ARRAY(c->pool->arena, int64_t, c->pool->device_count);
  out->next = SR_NEW_ARRAY(c->pool->arena, int64_t, boxes->count);
  for (int32_t d = 0; d < c->pool->device_count; d++)
    out->of_target[d] = -1;
  for (uint32_t i = boxes->count; i-- > 0;) {
    sr_box box = sr_box_get(boxes, i);
    int64_t highest = box.source > box.target ? box.source : box.target;
    if (highest >= c->pool->device_count)
      return sr_op_fail(c->ctx, c->module, c->op, SR_ERR_INVALID,
                        "piece %u names device %lld, but the program has %d devices", (unsigned)i,
                        (long long)highest, (int)c->pool->device_count);
    out->next[i] = out->of_target[box.target];
    out->of_target[box.target] = i;
  }
  return SR_OK;
}

/* Devices that get the same pieces of the same. */
static sr_status of_pieces(const collective *c, const sr_classes **out_result) {
  sr_boxes boxes = sr_op_boxes(c->op);
  chains pieces;
  SR_TRY(chain_pieces(c, &boxes, &pieces));
  for (int32_t d = 0; d < c->pool->device_count; d++) {
    begin_list(c->pool);
    for (int64_t i = pieces.of_target[d]; i >= 0; i = pieces.next[i]) {
      sr_box box = sr_box_get(&boxes, (uint32_t)i);
      add_word(c->pool, c->operand->of[box.source]);
      for (int32_t n = 0; n < 3 * boxes.rank; n++)
        add_word(c->pool, box.size[n]); /* with `from` and `to`, which stand behind */
    }
  }
  *out_result = sr_classes_by_number(c->pool, first_equal(c->pool));
  return SR_OK;
}

/* ---- all ------------------------------------------------------------------------------------- */

static sr_status find(const collective *c, const sr_classes **out_result) {
  c->pool->words.count = 0;
  c->pool->begin.count = 0;
  switch ((int)c->op->code) {
  case SR_OP_ALL_REDUCE:
  case SR_OP_ALL_GATHER:
  case SR_OP_COLLECTIVE_BROADCAST:
  case SR_OP_REDUCE_SCATTER:
  case SR_OP_ALL_TO_ALL:
    return of_groups(c, out_result);
  case SR_OP_COLLECTIVE_PERMUTE:
    return of_pairs(c, out_result);
  case SR_OP_REDISTRIBUTE:
    return of_pieces(c, out_result);
  }
  *out_result = c->pool->none;
  return SR_OK;
}

sr_status sr_classes_of_collective(sr_class_pool *pool, sr_ctx *ctx, const sr_module *module,
                                   const sr_op *op, const sr_classes *operand,
                                   const sr_classes **out_result) {
  const collective c = {pool, ctx, module, op, operand};
  const sr_attr *who = NULL;
  static const char *const names[] = {"replica_groups", "source_target_pairs", "pieces"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !who; i++)
    who = sr_op_attr(op, names[i]);
  const int64_t key[] = {op->code, (int64_t)(intptr_t)who, (int64_t)(intptr_t)operand};
  const sr_classes **known = (const sr_classes **)sr_memo_at(pool->arena, &pool->collectives, key,
                                                             sizeof key / sizeof *key);
  if (!*known)
    SR_TRY(find(&c, known));
  *out_result = *known;
  return SR_OK;
}
