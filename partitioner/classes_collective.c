/*
 * What collectives make of classes: groups or devices that get the same pieces of devices whose
 * operands are in one class have equal results.
 */
#include "partitioner/classes.h"

#include <string.h>

#include "graph/mix.h"

typedef struct collective {
  sr_class_pool *pool;
  sr_ctx *ctx;
  const sr_module *module;
  const sr_op *op;
  const sr_classes *operand;
  sr_arena *scratch; /* for as long as it is looked at */
} collective;

static sr_status check_device(const collective *c, const char *what, int64_t device) {
  if (device < c->pool->device_count)
    return SR_OK;
  return sr_op_fail(c->ctx, c->module, c->op, SR_ERR_INVALID,
                    "%s names device %lld, but the program has %d devices", what, (long long)device,
                    (int)c->pool->device_count);
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

/* Rows of devices, of which those count that come first. */
typedef struct rows {
  const collective *c;
  const int64_t *devices;
  int64_t count, width, counted;
} rows;

/* The class of what member `j` of row `i` has; -1 for padding. */
static int64_t class_at(const rows *r, int64_t i, int64_t j) {
  int64_t device = r->devices[i * r->width + j];
  return device < 0 ? -1 : r->c->operand->of[device];
}

static uint64_t hash_row(const void *context, int64_t i) {
  const rows *r = context;
  uint64_t hash = 0;
  for (int64_t j = 0; j < r->counted; j++)
    hash = sr_mix(hash, (uint64_t)class_at(r, i, j));
  return hash;
}

static bool is_same_row(const void *context, int64_t a, int64_t b) {
  const rows *r = context;
  for (int64_t j = 0; j < r->counted; j++)
    if (class_at(r, a, j) != class_at(r, b, j))
      return false;
  return true;
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
  for (size_t i = 0; i < total; i++)
    SR_TRY(check_device(c, "replica_groups", devices[i]));
  rows r = {c, devices, groups->dense.type->dims[0], groups->dense.type->dims[1], 0};
  r.counted = c->op->code == SR_OP_COLLECTIVE_BROADCAST && r.width > 0 ? 1 : r.width;
  int32_t *first = SR_NEW_ARRAY(c->scratch, int32_t, r.count);
  sr_classes_first_equal(c->pool, &(sr_likeness){&r, r.count, hash_row, is_same_row}, first);
  int64_t *numbers = apart(c);
  for (int64_t i = 0; i < r.count * r.width; i++)
    if (devices[i] >= 0)
      numbers[devices[i]] = first[i / r.width] * r.width + share_of(c, i % r.width);
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

/* The pieces in order of their targets: next[target], then next[device_count + piece]; -1 behind
 * the last. */
typedef struct pieces {
  const collective *c;
  sr_boxes boxes;
  const int32_t *starts; /* the first piece of each row; NULL where each is a row */
  const int32_t *next;
} pieces;

static pieces pieces_of(const collective *c) {
  pieces p = {.c = c, .boxes = sr_op_boxes(c->op)};
  if (p.boxes.levels == 0)
    return p;
  int32_t *starts = SR_NEW_ARRAY(c->scratch, int32_t, p.boxes.row_count), next = 0;
  for (uint32_t i = 0; i < p.boxes.row_count; i++) {
    starts[i] = next;
    next += (int32_t)sr_boxes_row_count(&p.boxes, i);
  }
  p.starts = starts;
  return p;
}

static sr_box piece_at(const pieces *p, int32_t piece, int64_t numbers[SR_BOX_MOST_NUMBERS]) {
  if (!p->starts)
    return sr_boxes_get(&p->boxes, (uint32_t)piece, 0, numbers);
  uint32_t low = 0, high = p->boxes.row_count;
  while (high - low > 1) {
    const uint32_t middle = low + (high - low) / 2;
    *(p->starts[middle] <= piece ? &low : &high) = middle;
  }
  return sr_boxes_get(&p->boxes, low, (uint32_t)(piece - p->starts[low]), numbers);
}

static sr_status chain(pieces *p) {
  const collective *c = p->c;
  int32_t devices = c->pool->device_count;
  int64_t numbers[SR_BOX_MOST_NUMBERS];
  int32_t *next = SR_NEW_ARRAY(c->scratch, int32_t, (int64_t)devices + p->boxes.count);
  p->next = next;
  for (int32_t d = 0; d < devices; d++)
    next[d] = -1;
  for (int32_t i = (int32_t)p->boxes.count; i-- > 0;) {
    sr_box box = piece_at(p, i, numbers);
    int64_t highest = box.source > box.target ? box.source : box.target;
    if (highest >= devices)
      return sr_op_fail(c->ctx, c->module, c->op, SR_ERR_INVALID,
                        "piece %d names device %lld, but the program has %d devices", (int)i,
                        (long long)highest, (int)devices);
    next[devices + i] = next[box.target];
    next[box.target] = i;
  }
  return SR_OK;
}

static int32_t behind(const pieces *p, int32_t piece) {
  return p->next[p->c->pool->device_count + piece];
}

/* A piece is the same as another if it is of this class, and its size, `from` and `to`, which stand
 * one behind the other, are the same. */
static int32_t class_of(const pieces *p, const sr_box *box) {
  return p->c->operand->of[box->source];
}

static uint64_t hash_pieces(const void *context, int64_t device) {
  const pieces *p = context;
  int64_t numbers[SR_BOX_MOST_NUMBERS];
  uint64_t hash = 0;
  for (int32_t i = p->next[device]; i >= 0; i = behind(p, i)) {
    sr_box box = piece_at(p, i, numbers);
    hash = sr_mix(hash, (uint64_t)class_of(p, &box));
    hash = sr_mix(hash, sr_mix_bytes(box.size, 3 * (size_t)p->boxes.rank * sizeof *box.size));
  }
  return hash;
}

static bool is_same_pieces(const void *context, int64_t a, int64_t b) {
  const pieces *p = context;
  int64_t of_a[SR_BOX_MOST_NUMBERS], of_b[SR_BOX_MOST_NUMBERS];
  int32_t i = p->next[a], j = p->next[b];
  for (; i >= 0 && j >= 0; i = behind(p, i), j = behind(p, j)) {
    sr_box x = piece_at(p, i, of_a), y = piece_at(p, j, of_b);
    if (class_of(p, &x) != class_of(p, &y) ||
        memcmp(x.size, y.size, 3 * (size_t)p->boxes.rank * sizeof *x.size) != 0)
      return false;
  }
  return i < 0 && j < 0;
}

/* Devices that get the same pieces of the same. */
static sr_status of_pieces(const collective *c, const sr_classes **out_result) {
  pieces p = pieces_of(c);
  SR_TRY(chain(&p));
  int32_t devices = c->pool->device_count, *first = SR_NEW_ARRAY(c->scratch, int32_t, devices);
  sr_classes_first_equal(c->pool, &(sr_likeness){&p, devices, hash_pieces, is_same_pieces}, first);
  int64_t *numbers = c->pool->pairs;
  for (int32_t d = 0; d < devices; d++)
    numbers[d] = first[d];
  *out_result = sr_classes_by_number(c->pool, numbers);
  return SR_OK;
}

/* ---- all ------------------------------------------------------------------------------------- */

static sr_status find(const collective *c, const sr_classes **out_result) {
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
  const sr_attr *who = NULL;
  static const char *const names[] = {"replica_groups", "source_target_pairs", "pieces"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !who; i++)
    who = sr_op_attr(op, names[i]);
  const int64_t key[] = {op->code, (int64_t)(intptr_t)who,
                         (int64_t)(intptr_t)sr_op_attr(op, "devices"), (int64_t)(intptr_t)operand};
  const sr_classes **known = (const sr_classes **)sr_memo_at(pool->arena, &pool->collectives, key,
                                                             sizeof key / sizeof *key);
  sr_status status = SR_OK;
  if (!*known) {
    sr_arena *scratch = sr_arena_create();
    if (!scratch)
      return sr_fail(ctx, SR_ERR_NOMEM, "no memory to look at a collective");
    status = find(&(collective){pool, ctx, module, op, operand, scratch}, known);
    sr_arena_destroy(scratch);
  }
  *out_result = *known;
  return status;
}
