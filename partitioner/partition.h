/*
 * From a program over global arrays to the program that every device runs (SPMD).
 *
 * In:  a verified, inlined module: main with sdy.sharding on arguments, results and ops,
 *      constraints and sdy.manual_computation wherever; or all of it as before Shardy
 *      (mhlo.sharding, @Sharding, ...).
 * Out: the same module, rewritten. Its main has local types throughout and:
 *      - no sdy op and no func.call is left;
 *      - each collective has one operand and one result and carries `replica_groups` as a dense
 *        i64 tensor [groups, size] of device numbers 0..device_count-1 (rows padded with -1), or
 *        `source_target_pairs` [n, 2] of the same; channel handles are gone;
 *      - a move that no collective of StableHLO is, is a spmdrun.redistribute, what a device draws
 *        of an array of random bits a spmdrun.random_part, and a half of two sorted parts a
 *        spmdrun.merge;
 *      - partition_id gives the device number; replica_id is gone.
 *      All devices run it. What lies outside manual computations is computed on parts as far as
 *      shardings reach by propagation, and where they do not as sr_placement says.
 *      With mhlo.num_replicas > 1 device r * partitions + p is partition p of replica r, shardings
 *      are of the partitions, and each replica is given all of every argument. A result that is not
 *      proven equal on all of them has a dimension more, in front: that of the replicas.
 */
#ifndef SR_PARTITIONER_PARTITION_H
#define SR_PARTITIONER_PARTITION_H

#include "graph/graph.h"
#include "sharding/signature.h"

/* What became of one value, for `show --stage shardings`. */
typedef struct sr_sharding_note {
  const sr_op *op;      /* of the input; NULL for an argument, main's end for a result of main, a
                           manual computation for an argument of its body */
  int32_t index;        /* which result or argument */
  bool argument;        /* of main or of a body */
  const char *name;     /* of the argument, of main's result, or of the op */
  sr_location location; /* of the op */
  const sr_type *type;  /* of the whole value; in a manual computation, of what a device has along
                           manual axes */
  sr_sharding sharding; /* of that type */
  const char *manual;   /* axes that are manual where it stands, {"x", "y"}; NULL: outside */
  bool all_manual;      /* there are no others, and each device has a value of its own */
  int32_t depth;        /* of manual computations around it */
  const char *reason;   /* "argument attribute", "manual computation", "replicated: ...", ... */
} sr_sharding_note;

typedef struct sr_partition_result {
  sr_signature signature;
  const sr_sharding_note *notes;
  size_t note_count;
  uint64_t looks;    /* how often propagation looked at an op, or at what flows, and at a tensor to
                      weigh a cut of its op: what it took */
  uint64_t pieces;   /* what devices get of patches, looked at to tell what is sent: the same */
  uint64_t compared; /* how often an op was looked at, to tell where its results are equal */
  size_t list_bytes; /* the most memory that lists took which last for one op */
} sr_partition_result;

/*
 * Partitions `module` in place. Results live in the module's arena.
 * Deterministic: equal modules give equal results on every rank.
 * Errors: SR_ERR_INVALID (shardings or groups that contradict each other), SR_ERR_UNSUPPORTED
 * (sizes that are not known, ...), each with the op's location; SR_ERR_NOMEM; SR_ERR_INTERNAL (the
 * module was not inlined).
 */
sr_status sr_partition(sr_ctx *ctx, sr_module *module, sr_partition_result *out_result);

/* Where is computed what no sharding reaches. */
typedef enum sr_placement {
  SR_PLACEMENT_AUTO, /* by cost: by all devices, by one, or in parts */
  SR_PLACEMENT_ONE,  /* by one device, but for scalars that every device can make itself */
  SR_PLACEMENT_ALL,  /* by every device */
} sr_placement;

/* By its name; NULL: auto. Errors: SR_ERR_INVALID. */
sr_status sr_placement_parse(sr_ctx *ctx, const char *name, sr_placement *out_placement);
const char *sr_placement_name(sr_placement placement);

typedef struct sr_partition_options {
  sr_placement placement;
  int64_t devices_per_node; /* devices are numbered node by node; 0: all are on one */
  /* Names of rewrites of collectives (rewrites.def) that do not run; by default all do. */
  const char *const *disabled;
  size_t disabled_count;
  /* If not NULL, the only ones that do, but for those that are disabled. */
  const char *const *enabled;
  size_t enabled_count;
} sr_partition_options;

/* Name of rewrite `index` of rewrites.def; NULL behind the last. */
const char *sr_rewrite_name(size_t index);

/* The same as `options` say, which may be NULL. SR_ERR_INVALID for a name that no rewrite has. */
sr_status sr_partition_with(sr_ctx *ctx, sr_module *module, const sr_partition_options *options,
                            sr_partition_result *out_result);

/* Devices that a module of sr_partition's spans; its errors of them. */
sr_status sr_partition_devices(sr_ctx *ctx, sr_module *module, int64_t *out_count);

/* What main's result is called: its jax.result_info, or "result0". In the module's arena. */
const char *sr_result_name(const sr_module *module, int32_t index);

/*
 * The notes for people, a line each: where, name, type, sharding, reason. Below them
 * sr_layouts_print.
 */
void sr_partition_print(sr_module *module, const sr_partition_result *result, size_t width,
                        sr_text *text);

/* ---- layout.c -------------------------------------------------------------------------------- */

/*
 * Which devices hold which part of the arguments and results that are cut, in lines of at most
 * `width` columns, or of 40 if that is less; a single cell may be wider:
 *
 *     arg0, result[0]: <@mesh, [{"x"}, {"y"}]>
 *     +---+---+
 *     | 0 | 1 |
 *     +---+---+
 *     | 2 | 3 |
 *     +---+---+
 */
void sr_layouts_print(sr_arena *arena, const sr_signature *signature, size_t width, sr_text *text);

#endif
