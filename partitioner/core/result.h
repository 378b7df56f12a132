/* The options of sr_partition_with, and what it returns besides the rewritten module. */
#ifndef SR_PARTITIONER_CORE_RESULT_H
#define SR_PARTITIONER_CORE_RESULT_H

#include "graph/build/driver.h"
#include "sharding/signature.h"

/* Which devices compute an op whose values no sharding reaches. */
typedef enum sr_placement {
  SR_PLACEMENT_AUTO, /* the cheapest of three ways: on all devices, on one device, in shards on all
                      * devices */
  SR_PLACEMENT_ONE,  /* one device; but each device makes scalars itself if it can */
  SR_PLACEMENT_ALL,  /* every device */
} sr_placement;

typedef struct sr_partition_options {
  sr_placement placement;
  int64_t devices_per_node; /* devices are numbered node by node; 0: all devices are on one node */
  sr_rewrite_selection rewrites; /* the rewrites of collectives that run (rewrites.def) */
  bool watch_nans;               /* a spmdrun.watch follows each op that may make NaN */
  /* The caller has a buffer on each device for each argument and result, as JAX does. Where main
   * leaves the sharding open, all devices have shards of equal sizes, or all have the whole. Where
   * main says that an array is unreduced, each device has a term of it. */
  bool of_buffers;
} sr_partition_options;

/* The sharding of one value and its reason, for `show --stage shardings`. */
typedef struct sr_sharding_note {
  /* Op of the input program that makes the value. For an argument of main: NULL. For a result of
   * main: the terminator of main. For an argument of a manual computation's body: the manual
   * computation. */
  const sr_op *op;
  int32_t index;        /* index of the result or argument */
  bool argument;        /* the value is an argument of main or of a manual computation's body */
  const char *name;     /* name of the argument, of main's result, or of the op */
  sr_location location; /* location of `op` in the source */
  const sr_type *type;  /* type of the whole value. In a manual computation: the type in the body,
                         * already divided along the manual axes */
  sr_sharding sharding; /* how devices divide a value of type `type` */
  const char *manual; /* the manual axes of the manual computation around the value, as {"x", "y"};
                       * NULL: there is none */
  bool all_manual;    /* all axes are manual: each device has a value of its own */
  int32_t depth;      /* number of manual computations around the value */
  const char *reason; /* "argument attribute", "manual computation", "replicated: ...", ... */
} sr_sharding_note;

typedef struct sr_partition_result {
  sr_signature signature;
  const sr_sharding_note *notes;
  size_t note_count;
  uint64_t looks; /* work of propagation: how often it visited an op, a data flow, or a tensor to
                   * cut */
  uint64_t transfer_looks; /* work of resharding: how many transfers it visited */
  uint64_t compared;       /* work of sr_uniformity_run: how many ops it visited */
  size_t list_bytes;       /* the most memory that temporary lists took at any time */
} sr_partition_result;

/* The rewrites of collectives: rewrites.def. */
extern const sr_rewrite_table sr_collective_rewrites;

/* Returns the name of result `index` of main: its jax.result_info, or "result" and the index. The
 * name is in the module's arena. */
const char *sr_result_name(const sr_module *module, int32_t index);

#endif
