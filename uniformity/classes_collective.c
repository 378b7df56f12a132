/*
 * Computes the classes of a collective's result, from the classes of its operand. Two devices share
 * a class if the data that they receive come from the same classes of the operand, in the same
 * order.
 */
#include "uniformity/classes.h"

#include <string.h>

#include "base/integer.h"
#include "base/mix.h"
#include "graph/ir/query.h"

typedef struct collective {
  sr_class_pool *pool;
  sr_ctx *ctx;
  const sr_module *module;
  const sr_op *op;
  sr_collective_kind kind;
  const sr_classes *operand;
  sr_arena *scratch; /* memory that is freed after the analysis of this collective */
} collective;

static sr_status check_device(const collective *c, const char *what, int64_t device) {
  if (device < c->pool->device_count)
    return SR_OK;
  return sr_op_fail(c->ctx, c->module, c->op, SR_ERR_INVALID,
                    "%s names device %lld, but the program has %d devices", what, (long long)device,
                    (int)c->pool->device_count);
}

/* Fills pool->pairs with a different number for each device, and returns it. sr_classes_by_number
 * then puts each device into a class of its own. */
static int64_t *apart(const collective *c) {
  for (int32_t d = 0; d < c->pool->device_count; d++)
    c->pool->pairs[d] = -1 - d;
  return c->pool->pairs;
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Returns a number that members of a group share if they receive equal data. For collectives that
 * give all members the same data, this is 0. For others, it is the member's position in the
 * group. */
static int64_t share_of(const collective *c, int64_t position) {
  if (c->kind == SR_COLLECTIVE_ALL_REDUCE || c->kind == SR_COLLECTIVE_ALL_GATHER ||
      c->kind == SR_COLLECTIVE_BROADCAST)
    return 0;
  return position;
}

/* Replica groups as a matrix [count][width] of devices; -1 is padding. The operands of the first
 * `counted` devices of a row decide what the row receives. */
typedef struct rows {
  const collective *c;
  const int64_t *devices;
  int64_t count, width, counted;
} rows;

/* Returns the class of the operand on member `j` of group `i`; -1 for padding. */
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

/* Finds the classes for a collective with replica groups. Two groups receive equal data if member i
 * of one group has the same operand as member i of the other, for every i. Members with the same
 * position in such groups then share a class. For a broadcast, only the operand of the first member
 * matters. */
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

/* ---- permutes and transfers ------------------------------------------------------------------ */

/* Finds the classes for a collective_permute. Devices that are the target of no pair receive zeros,
 * so they share a class. */
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

/*
 * A digest represents the data that a device receives by transfers. It is the sum of the hashes of
 * these transfers, so their order does not matter. The transfers themselves are not stored: a table
 * may describe millions of them.
 */
static uint64_t hash_digest(const void *digests, int64_t device) {
  return ((const sr_mix_sum *)digests)[device].low;
}

static bool is_same_digest(const void *digests, int64_t a, int64_t b) {
  const sr_mix_sum *x = (const sr_mix_sum *)digests + a, *y = (const sr_mix_sum *)digests + b;
  return x->low == y->low && x->high == y->high;
}

static sr_status check_devices(const collective *c, const sr_transfer_table *transfers) {
  int64_t highest = -1;
  for (int64_t i = 0; i < sr_transfers_listed(transfers); i++)
    highest = sr_max(highest, transfers->devices[i]);
  if (sr_transfers_have_regions(transfers) && !transfers->devices)
    highest = transfers->regions.sources - 1;
  sr_transfer_walk walk = {.table = transfers};
  for (sr_transfer transfer;
       !sr_transfers_have_regions(transfers) && sr_transfer_next(&walk, &transfer);)
    highest = sr_max(highest, sr_max(transfer.source, transfer.target));
  return check_device(c, "a transfer", highest);
}

/* Computes out[device], the digest of the transfers to each device. */
static void digest_transfers(const collective *c, sr_transfer_walk walk, sr_mix_sum *out) {
  const int32_t rank = walk.table->rank;
  memset(out, 0, (size_t)c->pool->device_count * sizeof *out);
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);)
    sr_mix_add(&out[transfer.target], (uint64_t)c->operand->of[transfer.source], transfer.size,
               3 * rank);
}

/* Puts devices with equal digests into one class. The digests may cover only the first transfer to
 * each device. Devices with different digests then still receive different data, but devices with
 * equal digests may, too. */
static const sr_classes *equal_digests(const collective *c, const sr_mix_sum *digests) {
  const int32_t devices = c->pool->device_count;
  int32_t *first = SR_NEW_ARRAY(c->scratch, int32_t, devices);
  const sr_likeness likeness = {digests, devices, hash_digest, is_same_digest};
  sr_classes_first_equal(c->pool, &likeness, first);
  int64_t *numbers = c->pool->pairs;
  for (int32_t d = 0; d < devices; d++)
    numbers[d] = first[d];
  return sr_classes_by_number(c->pool, numbers);
}

/* The fact that sr_classes_note_table stored about a transfer table. */
typedef struct noted {
  const sr_classes *from, *to;
} noted;

static noted **note_of(sr_class_pool *pool, const sr_attr *transfers, const sr_attr *devices) {
  const int64_t key[] = {(int64_t)(intptr_t)transfers, (int64_t)(intptr_t)devices};
  return (noted **)sr_memo_at(pool->arena, &pool->tables, key, sizeof key / sizeof *key);
}

void sr_classes_note_table(sr_class_pool *pool, const sr_attr *transfers, const sr_attr *devices,
                           const sr_classes *from, const sr_classes *to) {
  noted **place = note_of(pool, transfers, devices);
  if (!*place)
    *place = SR_NEW(pool->arena, noted);
  **place = (noted){from, to};
}

/* True if every class of `classes` is a subset of one class of `wider`. */
static bool is_refined_by(const sr_class_pool *pool, const sr_classes *wider,
                          const sr_classes *classes) {
  for (int32_t d = 0; d < pool->device_count; d++)
    if (wider->of[d] != wider->of[classes->of[d]])
      return false;
  return true;
}

/* Finds the classes for a redistribute: devices share a class if they receive equal transfers from
 * equal operands. If the table has regions, the function first compares only the first transfer to
 * each device. Often these differ on all devices. Each device is then in a class of its own, and
 * the other transfers need not be visited. */
static sr_status of_transfers(const collective *c, const sr_classes **out_result) {
  const noted *known = *note_of(c->pool, sr_op_transfers(c->op), sr_op_attr(c->op, "devices"));
  if (known && is_refined_by(c->pool, c->operand, known->from)) {
    *out_result = known->to;
    return SR_OK;
  }
  const sr_transfer_table transfers = sr_op_transfer_table(c->op);
  sr_mix_sum *digests = SR_NEW_ARRAY(c->scratch, sr_mix_sum, c->pool->device_count);
  SR_TRY(check_devices(c, &transfers));
  if (sr_transfers_have_regions(&transfers)) {
    digest_transfers(c, (sr_transfer_walk){.table = &transfers, .firsts = true}, digests);
    *out_result = equal_digests(c, digests);
    if (*out_result == c->pool->none)
      return SR_OK;
  }
  digest_transfers(c, (sr_transfer_walk){.table = &transfers}, digests);
  *out_result = equal_digests(c, digests);
  return SR_OK;
}

/* ---- all collectives ------------------------------------------------------------------------- */

static sr_status find(collective *c, const sr_classes **out_result) {
  *out_result = c->pool->none;
  if (!sr_op_collective_kind(c->op, &c->kind))
    return SR_OK;
  if (c->kind == SR_COLLECTIVE_PERMUTE)
    return of_pairs(c, out_result);
  return c->kind == SR_COLLECTIVE_REDISTRIBUTE ? of_transfers(c, out_result)
                                               : of_groups(c, out_result);
}

sr_status sr_classes_of_collective(sr_class_pool *pool, sr_ctx *ctx, const sr_module *module,
                                   const sr_op *op, const sr_classes *operand,
                                   const sr_classes **out_result) {
  const sr_attr *who = NULL;
  static const char *const names[] = {"replica_groups", "source_target_pairs", "transfers",
                                      "regions"};
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
    collective c = {pool, ctx, module, op, SR_COLLECTIVE_ALL_REDUCE, operand, scratch};
    status = find(&c, known);
    sr_arena_destroy(scratch);
  }
  *out_result = *known;
  return status;
}
