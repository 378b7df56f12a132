/*
 * Devices. A device runs programs and owns the memory of its shards of arrays. Devices are numbered
 * through the job, rank by rank: device d belongs to rank d / devices_per_rank.
 *
 * A kind of devices is a table of functions, sr_device_kind. All devices of a job are of one kind.
 * Only the folder of a kind (devices/cpu/, devices/cuda/) knows more about its devices than this
 * header says.
 */
#ifndef SR_EXECUTOR_DEVICE_H
#define SR_EXECUTOR_DEVICE_H

#include "executable/plan.h"
#include "executable/traffic.h"
#include "executor/host_call.h"
#include "executor/nan_notes.h"
#include "executor/step_profile.h"
#include "mpi/exchange.h"

typedef struct sr_device_kind sr_device_kind;

/* The devices of this rank. A kind's own struct begins with this one. */
typedef struct sr_device_set {
  const sr_device_kind *kind;
  sr_world *world;
  sr_exchange *exchange; /* runs the collectives */
  int32_t count;         /* number of devices of this rank; every rank has as many */
  /* Host memory through which bytes move to and from the devices (executor/transfer.h); the kind
   * owns it. NULL: the host can access the devices' memory at the addresses that tasks take. */
  void *staging;
  uint64_t staging_bytes; /* 0 if `staging` is NULL; else at least 16, the bytes of the largest
                           * element. Equal on all ranks */
} sr_device_set;

/* A device of this rank. It lives as long as its set. A kind's own struct begins with this one. */
typedef struct sr_device {
  sr_device_set *set;
  int32_t number; /* number of the device in the job */
} sr_device;

/* A block of memory that was allocated on a device. */
typedef struct sr_device_block sr_device_block;

/* The code of an executable, loaded so that the devices of this rank can run it. */
typedef struct sr_device_code sr_device_code;

/* A program that is ready to run on one device. */
typedef struct sr_task sr_task;

/* What a device is in a program. */
typedef struct sr_role {
  int32_t partition;     /* which part of the arrays it has; what partition_id gives */
  uint64_t first_number; /* of the collectives, which the caller has reserved on the device */
  const sr_team *team;   /* the devices of all partitions; NULL: partition p is on device p, and
                          * first_number is equal on all. Outlives the task */
} sr_role;

/* How to make devices. */
typedef struct sr_device_options {
  int32_t per_rank;           /* number of devices on each rank */
  sr_cpu_level level;         /* processors are used as if they had this level and no more; 0: as
                               * they are */
  const char *cuda_libraries; /* directories with CUDA's libraries, separated by ':'; may be NULL */
  bool checks_steps;          /* devices to which the host gives work ahead wait after each step, so
                               * that a fault names the step */
} sr_device_options;

/* What a device reaches at best, in a second. */
typedef struct sr_device_speed {
  double bytes;      /* read and written, in a copy of an array that no cache holds */
  double operations; /* of a product of large f32 matrices; 0: no library multiplies them */
} sr_device_speed;

/* The thread that leads a run on a device. */
typedef enum sr_leader {
  SR_LEADER_DEVICE,   /* one of the device */
  SR_LEADER_CALLER,   /* the caller of `wait`, if the kind lets it; it moves to the device's
                     * processor */
  SR_LEADER_HERE,     /* the same, where it is: for runs that are shorter than a move */
  SR_LEADER_IN_TURNS, /* the caller of `advance`, which leads all devices of the program so */
} sr_leader;

struct sr_device_kind {
  const char *name; /* for users: "cpu", "cuda" */

  /*
   * Collective over the job. Sets *out_target to what the code of the devices must be made for;
   * equal on all ranks. Makes no devices; options->per_rank does not matter, but is at least 1.
   * NULL: the devices are the ranks' processors. Errors: those of `create`, SR_ERR_UNSUPPORTED (no
   * code can be made for them).
   */
  sr_status (*target)(sr_ctx *ctx, sr_world *world, const sr_device_options *options,
                      sr_target *out_target);

  /* ---- devices ------------------------------------------------------------------------------- */

  /*
   * Makes devices on every rank. Collective over the job; all ranks pass equal options. If one rank
   * fails, all ranks fail: they agree after each step that can fail on one rank alone. Errors:
   * SR_ERR_INVALID (options->per_rank is below 1), SR_ERR_NOMEM, SR_ERR_IO, SR_ERR_DEVICE,
   * SR_ERR_UNAVAILABLE (a
   * rank lacks a library, a driver or a device), SR_ERR_UNSUPPORTED (the devices of ranks differ).
   */
  sr_status (*create)(sr_ctx *ctx, sr_world *world, const sr_device_options *options,
                      sr_device_set **out_set);
  /* Collective. Destroy all arrays and programs on the devices first. */
  void (*destroy)(sr_device_set *set);
  /*
   * Collective over the job. Makes what the devices of all ranks need together for the collectives
   * of `executable`, before tasks of it are created, and checks that the devices compute alike.
   * Programs whose executables were not connected run, too, but perhaps slower. If one rank fails,
   * all ranks fail, and the devices can run no more collectives. NULL: there is nothing to make or
   * to check. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE, SR_ERR_UNAVAILABLE (a rank lacks a library),
   * SR_ERR_UNSUPPORTED (ranks have different versions of one).
   */
  sr_status (*connect)(sr_ctx *ctx, sr_device_set *set, const sr_executable *executable);
  /* Returns device `index` of this rank, 0 <= index < set->count. */
  sr_device *(*get)(const sr_device_set *set, int32_t index);

  /* Moves the calling thread, which leads runs of this device alone, to the device's processor.
   * NULL: it may be anywhere. */
  void (*settle)(const sr_device *device);

  /* ---- memory -------------------------------------------------------------------------------- */

  /*
   * Allocates a block of `bytes` bytes on the device, aligned to 64 bytes. Its contents are
   * undefined. A block of 0 bytes is valid, too. Any thread may call this function. Errors:
   * SR_ERR_NOMEM, found before any page is touched. Its message begins with `what`, such as
   * "argument 2": "argument 2 needs 12.3 GB on device 3, 8.0 GB are available".
   */
  sr_status (*take)(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                    sr_device_block **out_block);
  /* Frees a block; NULL is allowed. The device keeps the block's pages until another allocation
   * needs them. Any thread may call this function. */
  void (*give)(sr_device *device, sr_device_block *block);
  /* Returns the address of the block, as tasks take it. */
  void *(*address)(const sr_device *device, const sr_device_block *block);
  /* Write to the device's memory, read from it, and copy between two devices of this rank. They
   * return when the bytes have arrived. The host memory of `write` and `read` is the set's
   * staging buffer; both may be NULL in a kind whose sets have none. Errors: SR_ERR_DEVICE. */
  sr_status (*write)(sr_ctx *ctx, sr_device *device, void *to, const void *from, uint64_t bytes);
  sr_status (*read)(sr_ctx *ctx, sr_device *device, void *to, const void *from, uint64_t bytes);
  sr_status (*copy)(sr_ctx *ctx, sr_device *to_device, void *to, sr_device *from_device,
                    const void *from, uint64_t bytes);
  /* Returns why the device has failed for good, so that the contents of its memory are lost; NULL:
   * it has not. The text lives as long as the process. The other functions then fail, with
   * SR_ERR_DEVICE. NULL: devices of the kind do not fail so. Any thread may call this function. */
  const char *(*lost)(const sr_device *device);
  /* Returns how many bytes blocks of the device could have at once if all that this process has
   * allocated were freed: no program that needs more can run. It is only a bound, for a sentence
   * before the run. Writes a remark on it into `remark`, or "". NULL: there is no such bound. */
  uint64_t (*room)(const sr_device *device, char *remark, size_t bytes);
  /* Return the bytes that are allocated now, and the maximum since the set was made. */
  uint64_t (*used_bytes)(const sr_device *device);
  uint64_t (*peak_bytes)(const sr_device *device);

  /* ---- code ---------------------------------------------------------------------------------- */

  /* Loads `code`, which need not outlive the result. Not collective. Errors: SR_ERR_UNSUPPORTED
   * (the code needs another device, or calls an unknown function), SR_ERR_NOMEM. */
  sr_status (*load)(sr_ctx *ctx, const sr_device_set *set, const sr_code *code,
                    sr_device_code **out_code);
  /* NULL is allowed. No task may be using the code. */
  void (*unload)(sr_device_code *code);

  /* ---- tasks --------------------------------------------------------------------------------- */

  /*
   * Makes `executable` ready on `device` and allocates its working memory. The task lives in
   * `arena`, which must have a guard (SR_ARENA_GUARD). `executable` and `code` must outlive the
   * task. The collectives get numbers from role->first_number on, in the order of the plan; the
   * caller has reserved sr_plan_collectives numbers. Not collective. If *out_task is set after a
   * failure, the caller must destroy that task. Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (a library
   * is missing, a matrix product is too large for it, or the kind has no teams).
   */
  sr_status (*create_task)(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                           const sr_device_code *code, const sr_role *role, sr_arena *arena,
                           sr_task **out_task);
  /* Frees the task's memory and collectives. */
  void (*destroy_task)(sr_task *task);
  /* Starts a run on the device and returns. `arguments` and `results` are the addresses of the
   * device's shards. Both arrays of addresses are read before the call returns; the shards
   * themselves are used until `wait` returns. Only one run at a time. `log` may be NULL. If the
   * leader is not the device, the calling thread will call `wait` before anything else that takes
   * long, and the run may be left to it. `host` is for a plan that calls the host; else it may be
   * NULL. Such a run disturbs no other one on the device. */
  void (*start)(sr_task *task, const sr_log *log, sr_leader leader, const sr_host *host,
                void *const *arguments, void *const *results);
  /* Goes on with a run whose leader is SR_LEADER_IN_TURNS, in the calling thread, until it ends or
   * waits for another device; says which. The program's devices are all of this rank, and the same
   * thread leads them all. When the run has ended, `wait` returns its status. If no device moves,
   * none ever will. NULL: devices of the kind take no turns. */
  sr_turn (*advance)(sr_task *task);
  /* Sleeps until the run has ended, or runs it. If this device failed, it has already told its
   * peers (sr_exchange_fail). Errors: SR_ERR_PEER (a collective ended because a peer failed),
   * SR_ERR_UNSUPPORTED (devices disagree on a condition). */
  sr_status (*wait)(sr_ctx *ctx, sr_task *task);
  /* Returns how many collectives the device ran in the last run and how many bytes they moved, as
   * executable/traffic.h counts bytes. After a failed run these are the counts up to the failure.
   * Zeros before the first run. */
  sr_traffic (*traffic)(const sr_task *task);
  /* Tells how many iterations of how many the outermost loop has done that the task is in. Returns
   * false if it is in no loop, or in one whose iterations are not known or not told one by one. Any
   * thread may call this function while the task exists. NULL: devices of the kind do not tell. */
  bool (*progress)(const sr_task *task, int64_t *out_done, int64_t *out_total);
  /* Makes the next run, and no other, note when its steps run; at most `span_room` runs of steps
   * singly. The run takes longer by some 50 ns a step. NULL: devices of the kind cannot tell.
   * Errors: SR_ERR_NOMEM. */
  sr_status (*measure)(sr_ctx *ctx, sr_task *task, uint64_t span_room);
  /* Returns what the last run that `measure` asked for has noted. The task owns it. */
  const sr_profile *(*profile)(const sr_task *task);
  /* Measures how fast the device is, in some tenths of a second. No task of the device may run.
   * NULL if `measure` is. Errors: SR_ERR_NOMEM. */
  sr_status (*speed)(sr_ctx *ctx, sr_device *device, sr_device_speed *out);
  /* Returns what the watches of the plan have noted in the last run. The task owns the notes. NULL:
   * devices of the kind run no watches, and make no task of a plan that has any. */
  sr_nan_notes (*nans)(const sr_task *task);
};

/* Returns the kind called `name`; NULL: there is none. */
const sr_device_kind *sr_device_kind_find(const char *name);
/* Writes a number of bytes to `out`: "12.3 GB", or "12.3 MB" if it is less than 1 GB. Returns
 * `out`. */
const char *sr_size_name(uint64_t bytes, char out[32]);
/* Fails with the message that `take` of any kind gives (SR_ERR_NOMEM). `remedy` ends it: "use more
 * nodes". */
sr_status sr_device_lacks_memory(sr_ctx *ctx, const sr_device *device, const char *what,
                                 uint64_t bytes, uint64_t available, const char *remedy);

/* Calls device->set->kind->lost, if there is one. */
const char *sr_device_lost(const sr_device *device);
/* Calls set->kind->destroy; NULL is allowed. */
void sr_device_set_destroy(sr_device_set *set);
/* Calls set->kind->connect, if there is one. */
sr_status sr_device_set_connect(sr_ctx *ctx, sr_device_set *set, const sr_executable *executable);
/* Returns the number of devices of the job. */
int64_t sr_device_set_total(const sr_device_set *set);
/* Returns device `index` of this rank, 0 <= index < set->count. */
sr_device *sr_device_set_get(const sr_device_set *set, int32_t index);

#endif
