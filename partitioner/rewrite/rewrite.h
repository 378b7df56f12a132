/*
 * Rewrites of collectives in the program of one device: the same results from less that is moved,
 * or from fewer collectives.
 *
 * Every rewrite is a row of rewrites.def with a name, and can be switched off by it. Local ones (a
 * collective and what uses it) run until nothing changes, whole-program ones between rounds of
 * that. The cost is about linear in the number of ops.
 *
 * What holds for all rewrites:
 *   - The device that a collective makes send most sends no more bytes, counted as
 *     executable/traffic.h does, than those did of what it stands for, but where a loop turns out
 *     to run not even once. (It may be another device: of a broadcast each member sends once what
 *     one sent to all.)
 *   - Integers, minima and maxima are the same. Sums and products of floats are those of the same
 *     numbers, perhaps in another order; of sums over devices that are rounded to bf16 on their way
 *     into a sum of f32, perhaps not rounded.
 *   - Devices that took part in a collective take part in what is made of it. Nothing that is moved
 *     leaves a branch, so the conditions around it are those that were compared before.
 *
 * Private to the partitioner. p->phase is the rewrites'; what is in it lasts for a round. What
 * a local one puts into p->scratch, lists over the devices above all, is gone when the next op is
 * visited.
 */
#ifndef SR_PARTITIONER_REWRITE_REWRITE_H
#define SR_PARTITIONER_REWRITE_REWRITE_H

#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "uniformity/table.h"
#include "uniformity/uniform.h"

/* Of programs of more devices, no table is computed for each scalar that windows follow from, and
 * nobody is looked for among all of them. */
enum {
  SR_MOST_DEVICES = 4096
};

typedef struct sr_rewriting {
  sr_partitioner *p;
  const sr_signature *signature;
  SR_VECTOR(sr_op *) queue; /* collectives to look at (again) */
  sr_tables tables;
  sr_uniformity *uniformity; /* NULL: not asked in this round */
  SR_VECTOR(bool) invariant; /* by sr_value.id, the same in every iteration: rewrite_loop.c */
  SR_VECTOR(bool) needed;    /* by sr_op.id, goes out of the loop: rewrite_loop.c */
  SR_VECTOR(int32_t) levels; /* by sr_op.id: rewrite_combine.c */
  SR_VECTOR(const struct sr_batch *) batches; /* by sr_op.id, whose users it stands behind */
  int64_t *members; /* [device_count], for whoever puts devices in order */
  sr_status status; /* not SR_OK: a rewrite could not look at the program, and no other does */
} sr_rewriting;

#define LOCAL(NAME, OPCODE, FUNCTION)                                                              \
  bool sr_rewrite_##FUNCTION(sr_rewriting *rewriting, sr_op *op);
#define GLOBAL(NAME, FUNCTION) bool sr_rewrite_##FUNCTION(sr_rewriting *rewriting);
#include "partitioner/rewrite/rewrites.def"
#undef LOCAL
#undef GLOBAL

/* Rewrites collectives of the finished program. Errors: SR_ERR_INVALID for a name in `options`,
 * which may be NULL, that no rewrite has, and for groups with devices that the program does not
 * have. */
sr_status sr_rewrite_collectives(sr_partitioner *p, const sr_signature *signature,
                                 const sr_partition_options *options);

/* ---- rewrite.c: changing the program --------------------------------------------------------- */

/* `op` is looked at (again). */
void sr_rewriting_visit(sr_rewriting *rewriting, sr_op *op);
/* `made` takes the place of `old`; what only `old` needed goes. */
void sr_rewriting_replace(sr_rewriting *rewriting, sr_value *old, sr_value *made);
/* A collective of one operand at the location of `origin`, before `before`, with `regions` empty
 * regions; to be looked at. It has `replica_groups` unless `groups` is NULL. */
sr_op *sr_rewriting_collective(sr_rewriting *rewriting, sr_opcode code, const sr_op *origin,
                               sr_value *operand, const sr_type *type, const sr_groups *groups,
                               int32_t regions, sr_op *before);

/* ---- rewrite.c: questions -------------------------------------------------------------------- */

/* The groups of a collective that has `replica_groups`; they point into the op. */
sr_groups sr_op_groups(const sr_op *op);
/* True if every device is in one, and all have one size. */
bool sr_groups_are_full(const sr_rewriting *rewriting, const sr_groups *groups);
/* A slice or a dynamic_slice. */
bool sr_op_is_slice(const sr_op *op);
/* The only user of `value`, if it uses it once; else NULL. */
sr_op *sr_value_only_user(const sr_value *value);

/* ---- by_device.c ----------------------------------------------------------------------------- */

/* The integer in `value`, of one element, on each device; NULL if not known. Tables last while a
 * rewrite looks at one op. */
const sr_table *sr_value_by_device(sr_rewriting *rewriting, const sr_value *value);

/* What a slice or dynamic_slice takes: `sizes` elements of each dimension, one behind the other. */
typedef struct sr_cut {
  sr_value *operand;
  int64_t sizes[SR_MAX_RANK];
  const sr_table *starts[SR_MAX_RANK]; /* of each device, inside the operand; NULL: not known */
} sr_cut;

/* False for any other op, and for a slice with strides. */
bool sr_op_cut(sr_rewriting *rewriting, sr_op *op, sr_cut *out_cut);
/*
 * What `cut`, the cut of `op`, takes of `operand`, along those dimensions alone for which `taken`
 * is set, from `starts` in dimension `dim`; -1: in none. Built before `op`; `operand` itself if
 * that is all of it.
 */
sr_value *sr_cut_again(sr_rewriting *rewriting, const sr_cut *cut, sr_op *op, sr_value *operand,
                       const bool *taken, int32_t dim, const sr_table *starts);
/* True if `table` is one number within each group. */
bool sr_table_is_equal(const sr_table *table, const sr_groups *groups);

#endif
