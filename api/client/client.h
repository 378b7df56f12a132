/*
 * A client: programs on any devices of the job, from any threads, in no order that ranks agree on.
 * The PJRT plug-in (pjrt/) is a skin on it.
 *
 * Devices have ids: device i of process p is p * per_process + i. Processes are the ranks of the
 * job, in their order or in another one (sr_client_options.process).
 *
 * Any thread may call any function, but for sr_client_create and sr_client_destroy, which are
 * collective over the job. sr_client_compile and sr_client_load are collective over the processes
 * that have devices of the program: each calls them, in any thread and in any order of programs;
 * main threads, in one order.
 * They find each other by what the program computes and by its devices; the lowest rank of them
 * finds it in the cache or compiles it, and sends it to the others. A program made several times is
 * made as often by all; they get the same sr_loaded again, if all of them still have it, and in any
 * case cannot tell which of their threads has made it the first time.
 *
 * A process without devices of a program may make it, too, to see what it is: alone, and its
 * executions do nothing.
 *
 * A program of several processes is executed by all of them, each on its own devices. Processes
 * must start such programs in the same order. If a process fails in one, or leaves the job before
 * it has done its part, the others' launches end with an error that names it.
 *
 * A process that is forked off one with a client has no threads and no part in the job, and its
 * devices' memory is that of the other one. There (sr_process_is_forked) programs and buffers must
 * not be used; what is ready may be read. So it is in a process that has finalized MPI
 * (sr_client_is_over).
 */
#ifndef SR_API_CLIENT_CLIENT_H
#define SR_API_CLIENT_CLIENT_H

#include "base/hash.h"
#include "executor/program_launch.h"

typedef struct sr_client sr_client;
/* A program that is loaded on its devices. */
typedef struct sr_loaded sr_loaded;

/* Functions of C that programs call (sr_host_call_step.target), which only the caller knows. */
typedef struct sr_client_targets {
  /* Finds the functions of the `count` steps and prepares their calls. It is called when a program
   * with such steps is loaded; a failure fails the loading in all processes. The plan outlives
   * *out_bound. Any thread may call it. */
  sr_status (*bind)(sr_ctx *ctx, const sr_step *const *steps, size_t count, void **out_bound);
  void (*release)(void *bound);
} sr_client_targets;

typedef struct sr_client_options {
  int32_t per_process; /* devices of each process; equal on all */
  int32_t process;     /* number of this process; -1: its rank */
  int32_t processes;   /* how many there are to be; 0: any number */
  int32_t deadline_s; /* as spmdrun_options.deadline, also for making a program together; 0: none */
  int32_t node_is_rank;                           /* as spmdrun_options.node_is_rank */
  const char *log;                                /* as spmdrun_options.log; may be NULL */
  void (*log_sink)(void *user, const char *line); /* as spmdrun_options.log_sink; may be NULL */
  void *user;
  const sr_client_targets *targets; /* NULL: programs that call C are refused */
  bool (*has_one_thread)(void);     /* of sr_rendezvous_options; may be NULL */
} sr_client_options;

/* Collective. Joins the job and makes the devices. Errors: SR_ERR_INVALID (numbers of processes
 * that are no permutation, another number of processes), those of the devices. */
sr_status sr_client_create(sr_ctx *ctx, const sr_client_options *options, sr_client **out_client);
/* Collective: leaves the job, and waits until all processes have. NULL is allowed. Destroy all
 * programs and release all buffers first. In a process that was forked off, or has finalized MPI,
 * it does nothing. */
void sr_client_destroy(sr_client *client);
/* Collective, at the end of the process: its clients leave the job as if they were destroyed, once
 * all that was started has ended, and wait until all processes have left. It is also done if MPI is
 * finalized while there is a client. */
void sr_client_leave_all(void);
/* True from when a client of several processes has left so. Any thread may call this. */
bool sr_client_is_over(void);

int32_t sr_client_process(const sr_client *client);
int32_t sr_client_processes(const sr_client *client);
int32_t sr_client_per_process(const sr_client *client);
/* Returns the device with this id; NULL: it is of another process, or does not exist. */
sr_device *sr_client_device(const sr_client *client, int32_t id);
/* sr_launch_copy. */
sr_status sr_client_copy(sr_ctx *ctx, sr_client *client, sr_buffer *buffer, sr_device *device,
                         sr_buffer **out_copy);

/* What to compile. */
typedef struct sr_client_source {
  const char *name;
  const void *module; /* StableHLO */
  size_t bytes;
  int32_t count;          /* partitions */
  const int32_t *devices; /* [count] the id of the device of each partition */
} sr_client_source;

/*
 * Makes a program: finds it in the cache or compiles it, and loads it on its devices. Errors: those
 * of spmdrun_compile_text; SR_ERR_INVALID (the module has another number of partitions, a device
 * does not exist or is named twice); SR_ERR_UNSUPPORTED (a sharding of an
 * argument or result that is uneven, or not over all devices); SR_ERR_PEER (another process could
 * not make it, has left, or has not come by the deadline). What the module leaves open becomes even
 * shards, or the whole on each device.
 */
sr_status sr_client_compile(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                            sr_loaded **out_loaded);
/* Returns the program that each device runs, as MLIR text; the caller calls free. Takes as long as
 * a compilation without its code. Errors: those of sr_client_compile. */
sr_status sr_client_text(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                         char **out_text);
/* Waits until its launches have ended, and for no others. NULL is allowed. */
void sr_loaded_destroy(sr_loaded *loaded);

const char *sr_loaded_name(const sr_loaded *loaded);
const sr_executable *sr_loaded_plan(const sr_loaded *loaded);
/* SHA-256 of the executable and of the ids of its devices. */
const sr_digest *sr_loaded_fingerprint(const sr_loaded *loaded);
int32_t sr_loaded_partitions(const sr_loaded *loaded);
/* [partitions] the ids of its devices. */
const int32_t *sr_loaded_devices(const sr_loaded *loaded);
/* How many of them are of this process. sr_loaded_execute has them in the order of their
 * partitions. */
int32_t sr_loaded_local_count(const sr_loaded *loaded);
/* Returns the partition of local device `index`. */
int32_t sr_loaded_local_partition(const sr_loaded *loaded, int32_t index);

/* Returns what sr_client_targets.bind made; NULL: the program calls no function of C. */
void *sr_loaded_bound(const sr_loaded *loaded);

/* The program asks for the shardings of some values: signature.inspected, in this order. Returns
 * what it says of who asks for value `index`, in *out_count bytes; NULL: nothing, as in a program
 * that is made of bytes. */
const void *sr_loaded_inspector(const sr_loaded *loaded, int32_t index, size_t *out_count);

/* sr_launch_start on the devices of this process. After a failed run it loads the program again
 * first. Of a program that calls Python there may be any number of launches at once, also by the
 * functions that it calls: each has a program of its own, which is kept for the next one. */
sr_status sr_loaded_execute(sr_ctx *ctx, sr_loaded *loaded, const sr_launch *launch,
                            sr_buffer **const *out_results, sr_event **out_done);

/* Returns the program as bytes that sr_client_load takes; the caller calls free. Errors:
 * SR_ERR_NOMEM. */
sr_status sr_loaded_save(sr_ctx *ctx, const sr_loaded *loaded, void **out_bytes, size_t *out_count);
/* Makes a program from bytes of sr_loaded_save, on the devices of `source`, whose module is not
 * used. Errors: SR_ERR_INVALID (other bytes, damaged ones, those of another version), those of
 * sr_client_compile. */
sr_status sr_client_load(sr_ctx *ctx, sr_client *client, const sr_client_source *source,
                         const void *bytes, size_t count, sr_loaded **out_loaded);

#endif
