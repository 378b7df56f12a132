/*
 * Partitions of the devices into classes: within a class, something is the same on all devices.
 *
 * Interned: equal partitions are one pointer, for a program has few different ones, as it has few
 * kinds of groups. What is made lives in the pool's arena.
 */
#ifndef SR_UNIFORMITY_CLASSES_H
#define SR_UNIFORMITY_CLASSES_H

#include "base/memo.h"
#include "graph/ir/graph.h"
#include "sharding/sharding.h"

/* of[d] is the smallest device of d's class. */
typedef struct sr_classes {
  const int32_t *of;
  const struct sr_classes *next; /* of the same hash */
} sr_classes;

typedef struct sr_class_pool {
  sr_arena *arena;
  int32_t device_count;
  const sr_classes *all, *none; /* one class; a class for each device */
  sr_memo made;                 /* hash -> those that have it */
  sr_memo meetings;             /* two -> their meet */
  int32_t *draft;               /* [device_count] */
  int64_t *pairs;               /* the same */
  int32_t *slots;               /* a hash table */
  size_t slot_count;
  sr_memo collectives; /* code, who takes part, operand -> result */
  sr_memo tables;      /* a table of transfers -> what sr_classes_note_table was told */
  uint64_t looks;      /* of uniform.h at an op, in all runs */
} sr_class_pool;

/* From `arena`, which what is asked of it by the address of an attribute has to outlive. */
sr_class_pool *sr_class_pool_create(sr_arena *arena, int64_t device_count);

/* Devices are together that are so in both. */
const sr_classes *sr_classes_meet(sr_class_pool *pool, const sr_classes *a, const sr_classes *b);
/* Devices are together that have the same number: [device_count]. */
const sr_classes *sr_classes_by_number(sr_class_pool *pool, const int64_t *numbers);

/* Devices are together that have the same part in `form`; one outside of its mesh is alone. */
const sr_classes *sr_classes_of_shards(sr_class_pool *pool, const sr_sharding *form);

/* Things of which some are equal; they are not written down. */
typedef struct sr_likeness {
  const void *context;
  int64_t count;
  uint64_t (*hash)(const void *context, int64_t index); /* equal if the things are */
  bool (*equal)(const void *context, int64_t a, int64_t b);
} sr_likeness;

/* Of each the first that is equal to it. */
void sr_classes_first_equal(sr_class_pool *pool, const sr_likeness *things, int32_t *out_first);

/* ---- classes_collective.c -------------------------------------------------------------------- */

/*
 * Of a table of transfers, as its attributes (sr_op_transfers): where it moves what is the same on
 * all devices of each class of `from`, results are the same within the classes of `to`. Saves a
 * look at the transfers.
 */
void sr_classes_note_table(sr_class_pool *pool, const sr_attr *transfers, const sr_attr *devices,
                           const sr_classes *from, const sr_classes *to);

/*
 * Where the result of a collective of the partitioned program is the same, if its operand is so
 * within the classes of `operand`: of all devices that get the same of the same.
 * Errors: SR_ERR_INVALID for devices that the program does not have.
 */
sr_status sr_classes_of_collective(sr_class_pool *pool, sr_ctx *ctx, const sr_module *module,
                                   const sr_op *op, const sr_classes *operand,
                                   const sr_classes **out_result);

#endif
