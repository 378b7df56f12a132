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
#include "executor/run_queue.h"
#include "partitioner/partition.h"
#include "spmdrun.h"

/* One set of devices in the list spmdrun_context.sets. */
typedef struct sr_set_node {
  sr_device_set *devices;
  int32_t per_rank;
  bool failed; /* true after a run failed on some rank: the devices run nothing more; equal on all
                  ranks */
  char why[SR_MESSAGE_BYTES]; /* the message of that failure */
  struct sr_set_node *older;
} sr_set_node;

struct spmdrun_context {
  sr_ctx ctx; /* has the message of the last failure */
  sr_log log;
  spmdrun_options options;    /* a copy of the caller's options; its strings live in `arena` */
  sr_placement placement;     /* options.placement, parsed */
  sr_cpu_level level;         /* that this rank's processor has or is limited to (options.cpu) */
  bool tf32;                  /* options.matmul_precision is "tf32" */
  bool tf32_told;             /* on rank 0: the warning that CPUs have no TF32 has been logged */
  const sr_device_kind *kind; /* options.device, found */
  sr_arena *arena;            /* lives as long as the context */
  sr_world *world;
  sr_target target; /* code is compiled for it: the highest x86-64 level (v1 to v4) that every
                       rank's processor has */

  sr_cache_settings cache_settings; /* this rank's settings; their strings live in `arena` */
  sr_cache_origin cache_origins[SR_CACHE_SETTING_COUNT];
  sr_cache *cache; /* opened on first use, on rank 0 and on the first rank of each node; NULL if
                      there is none */
  bool cache_tried;
  bool compiles_alone; /* true if this rank, too, compiles by itself, and uses all of the cache */
  bool node_tiers; /* true if a node has its own cache directory, so that all nodes are searched;
                      equal on all ranks */

  const sr_compiler_api *compiler;
  int compiles; /* number of programs compiled, counted on rank 0 only */

  /* Sets of devices, newest first. A program gets a new set if the newest set has too few devices
   * or has failed. Programs and arrays may still use an older set. So it lives as long as the
   * context. */
  sr_set_node *sets;
  struct sr_program_name *names; /* of programs (program.c), each once */
  sr_run_queue *queue;           /* executions in flight (execute_start.c); NULL: there were none */
  /* Programs of spmdrun_array_reshard (array_reshard.c), newest first. */
  struct sr_resharding *reshardings;
  uint64_t kept_bytes;    /* on this rank's devices, that these programs have */
  struct sr_guard *guard; /* the innermost scope (guards.c); NULL: there is none */
  spmdrun_array *arrays;  /* the handles of all arrays, newest first */
  uint64_t array_count;   /* how many handles were made */
  bool idle_told;         /* on rank 0: true if the warning about idle ranks has been logged */

  spmdrun_status failure; /* the value of spmdrun_failure */
  bool reports;
};

/* Where an executable came from. Only statistics and the log use this. */
typedef struct sr_origin {
  spmdrun_cache_result cache;
  bool kept;              /* true if the cache has the executable now */
  double compile_seconds; /* seconds that this job took to compile; set on rank 0 only */
  double made_seconds;    /* seconds that compiling took, in this job or in an earlier one */
  /* Where the executable was found: the path or URL of the cache tier (a directory or server), or
   * "another node". The tier owns the string. NULL if this job compiled the executable. */
  const char *place;
} sr_origin;

struct spmdrun_executable {
  spmdrun_context *context;
  const char *name; /* name of the program's file, for messages; owned by the context */
  /* Memory of the decoded fields below; on rank 0 after a compilation also of `bytes`. */
  sr_arena *arena;
  const void *bytes; /* the encoded executable; `plan` points into it for constants and code */
  size_t byte_count;
  void *cache_bytes; /* equal to `bytes` if this rank's cache returned them, else NULL; freed with
                        the executable */
  const void *name_bytes; /* the encoded names and source locations (sr_names), which `bytes` leaves
                             out; set on every rank, and on rank 0 allocated in `arena` */
  size_t name_byte_count;
  /* The mappings that hold `bytes` and `name_bytes` if another rank sent them. */
  sr_world_block block, name_block;
  const sr_executable *plan; /* the executable decoded from `bytes`, with its names */
  sr_set_node *set;          /* the devices that the program runs on; owned by the context */
  sr_program *program;
  const spmdrun_port *arguments, *results; /* for users, in `arena` */
  const char **result_names;               /* [result]: "result 0", in `arena` */
  sr_origin origin;                        /* complete on rank 0 only */
  double load_seconds;                     /* spmdrun_stats.load_seconds of this rank */
  /* On rank 0: seconds spent searching the cache, and waiting for another job that compiles the
   * same program. */
  double lookup_seconds;
  /* The checks of a self-checking module, set on rank 0; else NULL. */
  const struct sr_check_list *checks;
  bool check;
  bool watches;          /* the plan looks for NaN (nans.c) */
  bool measured;         /* an execution is or was to be measured (measured.c) */
  sr_device_speed speed; /* of the first device of this rank; zeros: not measured yet */
};

enum {
  SR_ARRAY_NAME_BYTES = 32
};

struct spmdrun_array {
  spmdrun_context *context;
  sr_array *array;
  char what[SR_ARRAY_NAME_BYTES]; /* the array's name in messages: "argument 2", "result 0" */
  sr_queued_run
      *maker; /* the execution that makes the array, if nobody has waited for it; or NULL */
  /* The program that took the array's memory, and as which argument; NULL: none has. */
  const char *taken_by;
  int taken_as;
  spmdrun_shard *shown;         /* [shards of this rank], made by spmdrun_shard_get; or NULL */
  sr_arena *arena;              /* of `layout`; or NULL */
  const spmdrun_layout *layout; /* made by spmdrun_array_layout; or NULL */
  spmdrun_array *newer, *older; /* in context->arrays */
  uint64_t number;              /* context->array_count when the array had been made */
  bool is_fed;                  /* a feed owns it, whose thread may be changing `array` */
  const sr_ctx *fault; /* why this rank could not fill the array (loop/feed.c); NULL: it could. Not
                          owned */
};

/* ---- context.c ------------------------------------------------------------------------------- */

/* Begins a public call: clears the failure of the call before, and waits until no execution is in
 * flight. */
void sr_context_begin(spmdrun_context *context);
/* As sr_context_begin, for a call that can be made while executions are in flight. Waits only for
 * devices whose memory one thread at a time can move. */
void sr_context_begin_beside(spmdrun_context *context);
/* Waits until no execution is in flight. */
void sr_context_drain(const spmdrun_context *context);
/* Ends a collective public call. `own` is this rank's status; its message is in context->ctx.
 * Returns SPMDRUN_OK on all ranks or on none. */
spmdrun_status sr_context_settle(spmdrun_context *context, sr_status own);
/* Ends a public call that is not collective. Records `own` as the context's failure. */
spmdrun_status sr_context_finish(spmdrun_context *context, sr_status own);
/* Returns the library's own code for a public status. */
sr_status sr_status_of(spmdrun_status status);
void sr_context_phase(spmdrun_context *context, spmdrun_phase phase);
bool sr_context_is_root(const spmdrun_context *context);
/* Logs a line that the caller requested, even if the log levels would drop it. */
void sr_context_log_always(spmdrun_context *context, const char *line);

/* Returns how many devices of a program that spans `device_count` devices are on one node. */
int64_t sr_context_devices_per_node(const spmdrun_context *context, int64_t device_count);
/* Collective. Finds or creates devices for `what`, "the program" or "the array", which spans
 * `device_count` devices. */
sr_status sr_context_devices(spmdrun_context *context, const char *what, int64_t device_count,
                             sr_set_node **out_set);
/* ---- array_reshard.c ------------------------------------------------------------------------ */

/* Destroys context->reshardings. */
void sr_reshardings_destroy(spmdrun_context *context);

/* ---- program.c ------------------------------------------------------------------------------ */

struct sr_nodes;
/* The steps of making an executable. A new one has a name and an arena. `check` is as in
 * spmdrun_compile_options. */
sr_status sr_executable_new(spmdrun_context *context, const char *name, bool check,
                            spmdrun_executable **out);
/* Collective. Sends the executable's bytes and names to every rank that lacks them, by nodes.h; if
 * `nodes` is NULL, from rank 0. Each rank decodes the plan. */
spmdrun_status sr_executable_distribute(spmdrun_executable *executable,
                                        const struct sr_nodes *nodes);
/* Decodes the plan and sets its names. Does nothing if this rank compiled the executable or found
 * it in a cache: it has the plan already. */
sr_status sr_executable_decode_plan(spmdrun_executable *executable);
/* Collective. Creates this rank's devices and loads the program on them. */
sr_status sr_executable_make_ready(spmdrun_executable *executable);

/* Returns a copy of `name` that lives as long as the context; NULL: there is no memory. */
const char *sr_context_name(spmdrun_context *context, const char *name);
/* Frees context->names. */
void sr_context_names_free(spmdrun_context *context);

/* ---- execute.c ------------------------------------------------------------------------------ */

/* Prepares an execution: collects the executor's arrays of the arguments in `inputs`, which has
 * room for them, and makes handles without arrays for the results. */
sr_status sr_execution_prepare(spmdrun_executable *executable, spmdrun_array *const *arguments,
                               sr_array **inputs, spmdrun_array **results);
/* Notes that the donated arguments are taken by an execution that has begun. */
void sr_execution_take(const spmdrun_executable *executable, spmdrun_array *const *arguments);
/* Notes, on all ranks, that an execution has failed, so that the devices run nothing more. */
void sr_execution_failed(spmdrun_executable *executable);

/* Fails with SR_ERR_INVALID if an earlier run on the program's devices failed, so that they run
 * nothing more. The message says what to do. All ranks get the same result. */
sr_status sr_executable_check_live(const spmdrun_executable *executable);

/* ---- nans.c ---------------------------------------------------------------------------------- */

/*
 * Collective. To be called after a run of a program that looks for NaN, with its results. If a
 * result has NaN, fails on all ranks with the sentence that names the op which made the first:
 * context->failure is then SPMDRUN_NAN, and the devices may run on. Else logs that sentence at
 * level info, if NaN arose.
 */
spmdrun_status sr_nans_settle(spmdrun_executable *executable, sr_array *const *results);

#endif
