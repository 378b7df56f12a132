/*
 * Partitions of the devices into classes. All devices of one class have the same value of
 * something, of a graph value for example.
 *
 * Partitions are interned: equal partitions are one pointer. A program has few different
 * partitions, because it has few different replica groups. All of them live in the pool's arena.
 */
#ifndef SR_UNIFORMITY_CLASSES_H
#define SR_UNIFORMITY_CLASSES_H

#include "base/memo.h"
#include "graph/ir/graph.h"
#include "sharding/sharding.h"

/* A partition of the devices. of[d] is the smallest device in the class of device d. For example,
 * the classes {0, 2} and {1, 3} are of = {0, 1, 0, 1}. */
typedef struct sr_classes {
  const int32_t *of;
  const struct sr_classes *next; /* next partition with the same hash, in a list of pool->made */
} sr_classes;

typedef struct sr_class_pool {
  sr_arena *arena;
  int32_t device_count;
  const sr_classes *all, *none; /* `all`: one class with all devices; `none`: each device in a class
                                 * of its own */
  sr_memo made;     /* all partitions made so far: hash -> linked list of those with this hash */
  sr_memo meetings; /* pair of partitions -> what sr_classes_meet returns for them */
  int32_t *draft;   /* [device_count]: scratch for sr_classes.of of a new partition */
  int64_t *pairs;   /* [device_count]: scratch for one number per device */
  int32_t *slots;   /* [slot_count]: hash table that sr_classes_first_equal uses */
  size_t slot_count;
  sr_memo collectives; /* cache of sr_classes_of_collective: (op code, groups attribute, devices
                        * attribute, classes of the operand) -> classes of the result */
  sr_memo tables;      /* (transfers, devices) attributes of a table -> the fact that
                        * sr_classes_note_table stored */
  uint64_t looks;      /* number of ops that all calls of sr_uniformity_run have visited; a measure
                        * of work */
} sr_class_pool;

/* Makes a pool in `arena`. The pool remembers results by the addresses of attributes, so the
 * attributes must live as long as the pool. */
sr_class_pool *sr_class_pool_create(sr_arena *arena, int64_t device_count);

/* Returns the coarsest partition that refines both `a` and `b`: two devices share a class if they
 * share one in `a` and in `b`. */
const sr_classes *sr_classes_meet(sr_class_pool *pool, const sr_classes *a, const sr_classes *b);
/* Returns the partition in which devices d and e share a class if numbers[d] == numbers[e].
 * `numbers` has device_count entries. */
const sr_classes *sr_classes_by_number(sr_class_pool *pool, const int64_t *numbers);

/* Returns the partition in which two devices share a class if `sharding` gives them the same shard.
 * A device outside of the mesh is in a class of its own. */
const sr_classes *sr_classes_of_shards(sr_class_pool *pool, const sr_sharding *sharding);

/* Items 0 .. count - 1 of any kind, which can be hashed and compared. */
typedef struct sr_likeness {
  const void *context;
  int64_t count;
  uint64_t (*hash)(const void *context, int64_t index); /* equal items have equal hashes */
  bool (*equal)(const void *context, int64_t a, int64_t b);
} sr_likeness;

/* For each item i, writes to out_first[i] the index of the first item that equals it. */
void sr_classes_first_equal(sr_class_pool *pool, const sr_likeness *things, int32_t *out_first);

/* ---- classes_collective.c -------------------------------------------------------------------- */

/*
 * Stores a fact about a transfer table, which may save sr_classes_of_collective a walk over all
 * transfers. The fact: if the operands are equal within the classes of `from`, the results are
 * equal within the classes of `to`. `transfers` and `devices` are the attributes of the op that
 * hold the table (sr_op_transfers).
 */
void sr_classes_note_table(sr_class_pool *pool, const sr_attr *transfers, const sr_attr *devices,
                           const sr_classes *from, const sr_classes *to);

/*
 * Finds the devices on which the result of the collective `op` is equal. The operand of `op` is
 * known to be equal within the classes of `operand`. Devices that receive equal data share a class
 * of *out_result. Errors: SR_ERR_INVALID for devices that the program does not have.
 */
sr_status sr_classes_of_collective(sr_class_pool *pool, sr_ctx *ctx, const sr_module *module,
                                   const sr_op *op, const sr_classes *operand,
                                   const sr_classes **out_result);

#endif
