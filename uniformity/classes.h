/*
 * Partitions of the devices into classes. The devices of one class have equal values of something.
 *
 * Partitions are interned: equal ones are one pointer. A program has few different ones, because it
 * has few different replica groups. All of them live in the pool's arena.
 */
#ifndef SR_UNIFORMITY_CLASSES_H
#define SR_UNIFORMITY_CLASSES_H

#include "base/memo.h"
#include "graph/ir/graph.h"
#include "sharding/sharding.h"

/* of[d] is the smallest device of d's class. */
typedef struct sr_classes {
  const int32_t *of;
  const struct sr_classes *next; /* next partition with the same hash */
} sr_classes;

typedef struct sr_class_pool {
  sr_arena *arena;
  int32_t device_count;
  const sr_classes *all, *none; /* all devices in one class; every device in its own */
  sr_memo made;                 /* hash -> list of the partitions with this hash */
  sr_memo meetings;             /* pair of partitions -> their coarsest common refinement */
  int32_t *draft;               /* [device_count], scratch */
  int64_t *pairs;               /* [device_count], scratch */
  int32_t *slots;               /* hash table of sr_classes_first_equal */
  size_t slot_count;
  sr_memo collectives; /* (op code, groups, devices, operand's classes) -> result's classes */
  sr_memo tables;      /* table of transfers -> what sr_classes_note_table noted */
  uint64_t looks;      /* ops that all runs of sr_uniformity_run have visited */
} sr_class_pool;

/* Makes a pool in `arena`. The pool remembers results by the addresses of attributes, so the
 * attributes must live as long as the pool. */
sr_class_pool *sr_class_pool_create(sr_arena *arena, int64_t device_count);

/* Returns the coarsest common refinement: two devices share a class if they do in both
 * partitions. */
const sr_classes *sr_classes_meet(sr_class_pool *pool, const sr_classes *a, const sr_classes *b);
/* Returns the partition in which two devices share a class if they have the same number; `numbers`
 * has device_count entries. */
const sr_classes *sr_classes_by_number(sr_class_pool *pool, const int64_t *numbers);

/* Returns the partition in which two devices share a class if `sharding` gives them the same shard;
 * a device outside of the mesh is alone. */
const sr_classes *sr_classes_of_shards(sr_class_pool *pool, const sr_sharding *sharding);

/* A sequence of items, given by a hash function and a test for equality. */
typedef struct sr_likeness {
  const void *context;
  int64_t count;
  uint64_t (*hash)(const void *context, int64_t index); /* equal items have equal hashes */
  bool (*equal)(const void *context, int64_t a, int64_t b);
} sr_likeness;

/* For each item, writes the index of the first item that equals it. */
void sr_classes_first_equal(sr_class_pool *pool, const sr_likeness *things, int32_t *out_first);

/* ---- classes_collective.c -------------------------------------------------------------------- */

/*
 * Notes a fact on a table of transfers, given by its attributes (sr_op_transfers): if the operands
 * are equal within the classes of `from`, the results are equal within those of `to`. This saves
 * sr_classes_of_collective a walk over the transfers.
 */
void sr_classes_note_table(sr_class_pool *pool, const sr_attr *transfers, const sr_attr *devices,
                           const sr_classes *from, const sr_classes *to);

/*
 * Finds the devices on which the result of a collective of the partitioned program is equal, if its
 * operand is equal within the classes of `operand`: all devices that receive equal data. Errors:
 * SR_ERR_INVALID for devices that the program does not have.
 */
sr_status sr_classes_of_collective(sr_class_pool *pool, sr_ctx *ctx, const sr_module *module,
                                   const sr_op *op, const sr_classes *operand,
                                   const sr_classes **out_result);

#endif
