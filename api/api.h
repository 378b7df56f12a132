/*
 * The structures that include/spmdrun.h keeps opaque.
 *
 * Every collective public call ends in sr_context_settle. There the ranks agree on a status, the
 * context keeps the message of the failure, and one rank is chosen to report it.
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

/* A set of devices in a context's list. */
typedef struct sr_set_node {
  sr_device_set *devices;
  int32_t per_rank;
  bool failed; /* a run failed on some rank: the devices run nothing more; equal on all ranks */
  struct sr_set_node *older;
} sr_set_node;

struct spmdrun_context {
  sr_ctx ctx; /* holds the message of the last failure */
  sr_log log;
  spmdrun_options options; /* strings point into `arena` */
  sr_placement placement;  /* the placement that `options` ask for */
  sr_arena *arena;         /* lives as long as the context */
  sr_world *world;
  sr_cpu_level cpu; /* the CPU level that every rank can run; code is compiled for it */

  sr_cache_settings cache_settings; /* this rank's settings; strings live in `arena` */
  sr_cache_origin cache_origins[SR_CACHE_SETTING_COUNT];
  sr_cache *cache; /* opened on first use, on rank 0 and on the first rank of each node; NULL if
                      there is none */
  bool cache_tried;
  bool node_tiers; /* nodes have cache directories of their own to search; equal on all ranks */

  const sr_compiler_api *compiler;
  int compiles; /* number of compilations, counted on rank 0 only */

  /*
   * Sets of devices, newest first. A program gets a new set if the newest has too few devices or
   * has failed. Older sets stay, with the programs and arrays on them, because destroying a set is
   * collective.
   */
  sr_set_node *sets;
  bool idle_told; /* on rank 0: the warning about idle ranks has been logged */

  spmdrun_status failure; /* see spmdrun_failure */
  bool reports;
};

/* Data about an executable that only statistics and the log use. */
typedef struct sr_origin {
  spmdrun_cache_result cache;
  bool kept;              /* the cache has the executable now */
  double compile_seconds; /* on rank 0 */
  double made_seconds;    /* seconds that compiling took, here or in an earlier job */
  /* Where the executable was found: the path or URL of the cache tier (owned by the tier), or
   * "another node". NULL if the executable was compiled. */
  const char *place;
} sr_origin;

struct spmdrun_executable {
  spmdrun_context *context;
  char *name;        /* name of the program text, for messages */
  sr_arena *arena;   /* holds the decoded fields below; on rank 0 after a compilation also
                        `bytes` */
  const void *bytes; /* the encoded executable; constants and code point into it */
  size_t byte_count;
  void *cache_bytes;      /* the same bytes if they came from this rank's cache: to be freed */
  const void *name_bytes; /* the encoded table of names, on every rank; on rank 0 in `arena` */
  size_t name_byte_count;
  /* The mappings that hold bytes and names received from another rank. */
  sr_world_block block, name_block;
  const sr_executable *plan; /* the decoded executable, with names */
  sr_set_node *set;          /* owned by the context */
  sr_program *program;
  const char **argument_shardings, **result_shardings; /* formatted for people */
  sr_origin origin;                                    /* on rank 0 */
  double load_seconds;                                 /* see spmdrun_stats */
  /* On rank 0: the look-up in the cache, and the wait for a job that compiles the program. */
  double lookup_seconds;
  const struct sr_check_list *checks; /* on rank 0, for a self-checking module; else NULL */
  bool check;
};

enum {
  SR_ARRAY_NAME_BYTES = 32
};

struct spmdrun_array {
  spmdrun_context *context;
  sr_array *array;
  char what[SR_ARRAY_NAME_BYTES]; /* the array's name in messages: "argument 2", "result 0" */
};

/* ---- context.c ------------------------------------------------------------------------------- */

/* At the start of a public call: forgets the last failure. */
void sr_context_begin(spmdrun_context *context);
/* Ends a collective public call. `own` is this rank's status, with its message in context->ctx.
 * Returns the status of the public call: SR_OK on all ranks or on none. */
spmdrun_status sr_context_settle(spmdrun_context *context, sr_status own);
/* Ends a public call that is not collective. */
spmdrun_status sr_context_finish(spmdrun_context *context, sr_status own);
void sr_context_phase(spmdrun_context *context, spmdrun_phase phase);
bool sr_context_is_root(const spmdrun_context *context);
/*
 * Sends a log line to the sink whatever the log levels are: for output that the caller requested.
 */
void sr_context_log_always(spmdrun_context *context, const char *line);

spmdrun_status sr_status_public(sr_status status);

/* The number of devices on one node for a program that spans `device_count` devices. */
int64_t sr_context_devices_per_node(const spmdrun_context *context, int64_t device_count);
/* Collective: finds or makes devices for a program that spans `device_count` devices. */
sr_status sr_context_devices(spmdrun_context *context, int64_t device_count, sr_set_node **out_set);
/* SR_ERR_INVALID, with advice in the message, if the program's devices can run nothing more. Equal
 * on all ranks. */
sr_status sr_executable_check_live(const spmdrun_executable *executable);

#endif
