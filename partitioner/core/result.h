/* What partitioning is told, and what it gives besides the module. */
#ifndef SR_PARTITIONER_CORE_RESULT_H
#define SR_PARTITIONER_CORE_RESULT_H

#include "graph/ir/graph.h"
#include "sharding/signature.h"

/* Where is computed what no sharding reaches. */
typedef enum sr_placement {
  SR_PLACEMENT_AUTO, /* by cost: by all devices, by one, or in parts */
  SR_PLACEMENT_ONE,  /* by one device, but for scalars that every device can make itself */
  SR_PLACEMENT_ALL,  /* by every device */
} sr_placement;

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
  uint64_t looks; /* how often propagation looked at an op, or at what flows, and at a tensor to
                      weigh a cut of its op: what it took */
  uint64_t
      transfer_looks; /* what devices get of patches, looked at to tell what is sent: the same */
  uint64_t compared;  /* how often an op was looked at, to tell where its results are equal */
  size_t list_bytes;  /* the most memory that lists took which last for one op */
} sr_partition_result;

/* Name of rewrite `index` of rewrites.def; NULL behind the last. */
const char *sr_rewrite_name(size_t index);

/* What main's result is called: its jax.result_info, or "result0". In the module's arena. */
const char *sr_result_name(const sr_module *module, int32_t index);

#endif
