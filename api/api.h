/*
 * The library's own view of what include/spmdrun.h keeps opaque.
 *
 * Every public call that is collective ends in sr_context_settle: there the ranks agree, the
 * sentence is kept and the rank that reports is chosen.
 */
#ifndef SR_API_API_H
#define SR_API_API_H

#include "base/arena.h"
#include "base/clock.h"
#include "cache/cache.h"
#include "compiler/compile.h"
#include "executable/names.h"
#include "executor/run.h"
#include "partitioner/partition.h"
#include "spmdrun.h"

/* A set of devices of a context. */
typedef struct sr_set_node {
  sr_device_set *devices;
  int32_t per_rank;
  bool failed; /* a run ended half-way on some rank: it runs nothing any more; equal on all ranks */
  struct sr_set_node *older;
} sr_set_node;

struct spmdrun_context {
  sr_ctx ctx; /* the sentence of the last failure */
  sr_log log;
  spmdrun_options options; /* strings point into `arena` */
  sr_placement placement;  /* that they ask for */
  sr_arena *arena;         /* as long as the context */
  sr_world *world;
  sr_cpu_level cpu; /* what every rank can run: code is made for it */

  sr_cache_settings cache_settings; /* this rank's; strings live in `arena` */
  sr_cache_origin cache_origins[SR_CACHE_SETTING_COUNT];
  sr_cache *cache; /* opened when first needed, on rank 0 and first ranks; NULL without one */
  bool cache_tried;
  bool node_tiers; /* nodes have directories of their own to be asked; equal on all ranks */

  const sr_compiler_api *compiler;
  int compiles; /* rank 0 */

  /*
   * Sets of devices, the newest first. A program that needs more devices than the newest has, or
   * comes when that has failed, gets a new one; the others live on with the programs and arrays on
   * them, for taking a set away is collective.
   */
  sr_set_node *sets;
  bool idle_told; /* rank 0: ranks without work were warned of */

  spmdrun_status failure; /* see spmdrun_failure */
  bool reports;
};

/* Parts of an executable that only statistics ask for. */
typedef struct sr_origin {
  spmdrun_cache_result cache;
  bool kept;              /* it is in the cache now */
  double compile_seconds; /* on rank 0 */
  double made_seconds;    /* what it took to make, whoever did */
  const char *place;      /* of the tier where it was found, which owns it; else NULL */
} sr_origin;

struct spmdrun_executable {
  spmdrun_context *context;
  char *name;        /* of the text, for messages */
  sr_arena *arena;   /* what follows, decoded; on rank 0 after a compilation the bytes too */
  const void *bytes; /* encoded; constants and code point into it */
  size_t byte_count;
  void *cache_bytes;      /* the same bytes, to be freed, when they came from this rank's cache */
  const void *name_bytes; /* the table of names, for every rank; on rank 0 in `arena` */
  size_t name_byte_count;
  /* Where bytes and names of another rank lie. */
  sr_world_block block, name_block;
  const sr_executable *plan; /* with names */
  sr_set_node *set;          /* of the context */
  sr_program *program;
  const char **argument_shardings, **result_shardings; /* for people */
  sr_origin origin;                                    /* rank 0 */
  double load_seconds;                                 /* see spmdrun_stats */
  double
      lookup_seconds; /* rank 0: until the cache had it or not; waiting for a job that makes it */
  const struct sr_check_list *checks; /* rank 0: of a self-checking module; else NULL */
  bool check;
};

enum {
  SR_ARRAY_NAME_BYTES = 32
};

struct spmdrun_array {
  spmdrun_context *context;
  sr_array *array;
  char what[SR_ARRAY_NAME_BYTES]; /* "argument 2", "result 0": begins its sentences */
};

/* ---- context.c ------------------------------------------------------------------------------- */

/* At the start of a public call: forgets the last failure. */
void sr_context_begin(spmdrun_context *context);
/*
 * Collective, at the end of a public call. `own` is this rank's status, its sentence in
 * context->ctx. Returns what the public call returns: OK everywhere or on no rank.
 */
spmdrun_status sr_context_settle(spmdrun_context *context, sr_status own);
/* The end of a call that is not collective. */
spmdrun_status sr_context_finish(spmdrun_context *context, sr_status own);
void sr_context_phase(spmdrun_context *context, spmdrun_phase phase);
bool sr_context_is_root(const spmdrun_context *context);
/* A log line to the sink whatever the levels are: for what the caller asked to be told. */
void sr_context_tell(spmdrun_context *context, const char *line);

spmdrun_status sr_status_public(sr_status status);

/* Of a program that spans `device_count`, how many devices are on a node. */
int64_t sr_context_devices_per_node(const spmdrun_context *context, int64_t device_count);
/* Collective: devices for a program that spans `device_count`. */
sr_status sr_context_devices(spmdrun_context *context, int64_t device_count, sr_set_node **out_set);
/* SR_ERR_INVALID, with what to do, when the program's devices run nothing any more. The same on all
 * ranks. */
sr_status sr_executable_check_live(const spmdrun_executable *executable);

#endif
