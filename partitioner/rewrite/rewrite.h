/*
 * Rewrites of collectives in the partitioned program. The results stay the same, with fewer bytes
 * sent or with fewer collectives.
 *
 * Every rewrite is a row of rewrites.def. Its name there is the one by which it can be switched
 * off. graph/build/driver.h runs them. The cost is about linear in the number of ops. Each rewrite
 * reduces the bytes that are sent, the number of collectives, or the number of loops around a
 * collective, so the rounds come to an end.
 *
 * All rewrites obey these rules:
 *
 *   - In a new collective, no device sends more bytes (executable/traffic.h counts them) than the
 *     device that sent most in the old collectives, unless the loop around these never runs. One
 *     device may send more than it did: in a broadcast, each member passes on what one device sent
 *     to all others.
 *   - Results for integers, minima and maxima do not change. Sums and products of floats have the
 *     same terms, perhaps in another order. Sums over devices that were rounded to bf16 before they
 *     were added to an f32 may stay unrounded.
 *   - The devices of a collective take part in its replacement. A moved op never leaves a branch,
 *     so it still runs under the same conditions.
 *
 * Private to the partitioner. In this phase, only rewrites allocate in p->phase, which is reset at
 * the start of each round. Memory that a rewrite takes from p->scratch, above all for lists of
 * devices, is freed when it returns.
 */
#ifndef SR_PARTITIONER_REWRITE_REWRITE_H
#define SR_PARTITIONER_REWRITE_REWRITE_H

#include "graph/build/driver.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "uniformity/table.h"
#include "uniformity/uniform.h"

/* With more devices than this, rewrites make no tables with an entry for each device, and do not
 * search lists of devices. */
enum {
  SR_MOST_DEVICES = 4096
};

/* The state of the rewrites: sr_builder.context of the builder that they are called with. All but
 * the first three fields is empty at the start of a round. */
typedef struct sr_rewriting {
  sr_partitioner *p;
  const sr_builder *b; /* has the worklist, and no insertion point */
  const sr_signature *signature;
  sr_tables tables;          /* the numbers that values have on each device */
  sr_uniformity *uniformity; /* NULL: not computed in this round */
  SR_VECTOR(bool)
  invariant; /* by sr_value.id: the value is equal in every iteration of a loop (rewrite_loop.c) */
  SR_VECTOR(bool) needed;    /* by sr_op.id: the op moves out of the loop (rewrite_loop.c) */
  SR_VECTOR(int32_t) levels; /* by sr_op.id: how many all_reduces precede it (rewrite_combine.c) */
  SR_VECTOR(const struct sr_batch *)
  batches;          /* by sr_op.id: the batch of all_reduces to which the op belongs, or behind
                     * which it has moved */
  int64_t *members; /* [device_count]: scratch memory to sort the members of groups */
  sr_status status; /* if not SR_OK: a rewrite failed to analyse the program; no other rewrite
                     * runs */
} sr_rewriting;

#define LOCAL(NAME, OPCODE, FUNCTION) bool sr_rewrite_##FUNCTION(const sr_builder *b, sr_op *op);
#define GLOBAL(NAME, FUNCTION)        bool sr_rewrite_##FUNCTION(const sr_builder *b);
#include "partitioner/rewrite/rewrites.def"
#undef LOCAL
#undef GLOBAL

/* Rewrites collectives of the finished program. `selection` may be NULL. Errors: SR_ERR_INVALID for
 * a name in `selection` that no rewrite has, and for groups with devices that the program does not
 * have. */
sr_status sr_rewrite_collectives(sr_partitioner *p, const sr_signature *signature,
                                 const sr_rewrite_selection *selection);

/* ---- rewrite.c: changing the program --------------------------------------------------------- */

/* Replaces `old` by `made`, and erases the ops whose results are then unused. */
void sr_rewriting_replace(sr_rewriting *rewriting, sr_value *old, sr_value *made);
/* Builds a collective of one operand before `before`, at the source location of `origin`, with
 * `regions` empty regions, and enters it into the worklist. `groups` become its `replica_groups`;
 * NULL: it has none. */
sr_op *sr_rewriting_collective(sr_rewriting *rewriting, sr_opcode code, const sr_op *origin,
                               sr_value *operand, const sr_type *type, const sr_groups *groups,
                               int32_t regions, sr_op *before);

/* ---- rewrite.c: questions -------------------------------------------------------------------- */

/* Returns the `replica_groups` of a collective. The result points into the op. */
sr_groups sr_op_groups(const sr_op *op);
/* True if every device is in a group, and all groups have the same size. */
bool sr_groups_are_full(const sr_rewriting *rewriting, const sr_groups *groups);
/* True for slice and dynamic_slice. */
bool sr_op_is_slice(const sr_op *op);
/* Returns the only user of `value`, if it uses the value once; else NULL. */
sr_op *sr_value_only_user(const sr_value *value);

/* ---- by_device.c ----------------------------------------------------------------------------- */

/* The box that a slice or dynamic_slice takes: `sizes` consecutive elements of each dimension. */
typedef struct sr_cut {
  sr_value *operand;
  int64_t sizes[SR_MAX_RANK];
  const sr_table *starts[SR_MAX_RANK]; /* where each device's box starts in the operand; NULL: not
                                        * known */
} sr_cut;

/* Gets the box that `op` takes: a slice without strides, or a dynamic_slice. False: `op` is
 * neither, or the program runs on more than SR_MOST_DEVICES devices. */
bool sr_op_cut(sr_rewriting *rewriting, sr_op *op, sr_cut *out_cut);
/*
 * Slices `operand` as `op` does, whose box is `cut`, but only along dimensions for which `taken` is
 * set. Along `dim`, the box starts at `starts` instead (-1: in no dimension). Built before `op`.
 * Returns `operand` itself if the box is all of it.
 */
sr_value *sr_cut_again(sr_rewriting *rewriting, const sr_cut *cut, sr_op *op, sr_value *operand,
                       const bool *taken, int32_t dim, const sr_table *starts);
/* True if the number in `table` is the same for all devices of each group. */
bool sr_table_is_equal(const sr_table *table, const sr_groups *groups);

#endif
