/*
 * A program on a CUDA device (executor/device.h): the steps of the plan, prepared once. A thread of
 * the device walks through them and gives the work to the device's stream, many steps at once as
 * graphs. It waits for the stream where the host must know a value, or does a step itself.
 *
 * cuda_steps.c prepares the steps, cuda_run.c runs them, and cuda_graph.h has the graphs;
 * cuda_nccl.c and cuda_redistribute.c have the collectives that NCCL runs; cuda_host.c does what
 * the host does: collectives over the exchange, and those library calls that NVIDIA's libraries do
 * not run (calls/gpu_call.h). Only these files and cuda_task.c use this header.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_TASK_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_TASK_H

#include "executable/traffic.h"
#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cuda/calls/gpu_call.h"
#include "executor/devices/cuda/cuda_device.h"
#include "executor/devices/cuda/libraries/cuda_convolution.h"
#include "executor/devices/cuda/libraries/product.h"

typedef struct sr_cuda_step sr_cuda_step;
typedef struct sr_cuda_stretch sr_cuda_stretch; /* cuda_graph.h */

typedef struct sr_cuda_steps {
  sr_cuda_step *items;
  uint32_t count;
  uint32_t counter; /* index + 1 in sr_cuda_task.counted; 0: passes are not counted */
} sr_cuda_steps;

enum {
  SR_CUDA_GRAPHS = 4 /* that a stretch keeps, for as many sets of addresses */
};

/* The addresses of arguments and results for which all devices have graphs with collectives. */
typedef struct sr_cuda_set_of_addresses {
  void **addresses;  /* [ports.count] */
  uint64_t last_run; /* equal on all devices; 0: there are none */
} sr_cuda_set_of_addresses;

/* A collective or agreement that goes over the exchange. The operand and the result of the exchange
 * lie in the device's window. */
typedef struct sr_cuda_exchange {
  sr_exchange_op *op;
  /* Of an agreement that is in a graph. */
  sr_nccl_comm comm;            /* NULL: the device has none */
  uint32_t number;              /* index + 1 in sr_cuda_task.agreements */
  uint32_t gathered;            /* entry in `addresses` of the memory for the values of all */
  uint64_t sent_bytes;          /* what a run moves, as traffic.h counts it */
  uint64_t in_bytes;            /* of the operand */
  uint64_t out_offset;          /* of the result in the window */
  bool is_member;               /* the device is in a group */
  uint32_t row, position, size; /* of its group in the table, in its group, of its group */
  uint32_t operand;             /* entry in `addresses` of the memory for an operand to reduce */
  sr_cuda_kernel reduction;     /* NULL: the collective reduces nothing */
} sr_cuda_exchange;

typedef struct sr_nccl_box sr_nccl_box; /* cuda_redistribute.c */

/* A collective that NCCL runs. */
typedef struct sr_cuda_nccl_step {
  uint64_t sent_bytes;          /* what a run moves, as traffic.h counts it */
  bool is_member;               /* the device is in a group, or the step has no groups */
  uint32_t row, position, size; /* as in sr_cuda_exchange */
  sr_nccl_comm comm;            /* of the group */
  sr_nccl_reduction reduction;
  sr_cuda_kernel kernel; /* combines operands, if NCCL cannot; copies boxes of a redistribution;
                          * NULL: NCCL does all */
  uint32_t operands;     /* entry in `addresses` of the memory for operands, or packed boxes */
  SR_VECTOR(sr_nccl_box) boxes; /* of a redistribution */
  bool is_covered;              /* boxes cover the result; else the rest is zero */
} sr_cuda_nccl_step;

struct sr_cuda_step {
  const sr_step *step;
  uint32_t first, end; /* entries of its buffers, and of its parts', in sr_cuda_task.addresses */
  sr_cuda_stretch *stretch; /* that begins here; NULL: none */
  bool is_agreed;           /* a branch about which devices agree, by the step before */
  bool is_nccl;             /* a collective that NCCL runs, else it goes over the exchange; an
                             * agreement that graphs can hold */
  union {
    struct {
      sr_cuda_kernel function;
      uint32_t blocks;
    } kernel;
    sr_cuda_exchange exchange;
    sr_cuda_product *product;
    sr_cuda_convolution *convolution;
    sr_cuda_nccl_step nccl;
    struct {
      sr_gpu_call *on_gpu; /* NULL: the host runs it */
      sr_call *call;
      void **ports; /* memory of the host for each buffer, and the workspace */
    } call;
    struct {
      sr_cuda_steps conditions[2], bodies[2], settle;
      uint32_t count; /* its index in sr_cuda_task.counts */
    } loop;
    sr_cuda_steps *branches;
  };
};

typedef struct sr_cuda_task {
  struct sr_cuda_task *next; /* of the device */
  sr_cuda_device *device;
  const sr_cuda_runtime *cuda;
  const sr_executable *executable;
  const sr_device_code *code;
  sr_arena *arena;
  uint64_t next_number; /* number of the next collective to prepare */

  sr_cuda_steps steps;
  SR_VECTOR(sr_ref) refs;    /* [entry of `addresses`]: the buffer in the plan */
  void **addresses;          /* [refs.count] */
  SR_VECTOR(uint32_t) ports; /* entries of arguments and results, which change with every run */
  SR_VECTOR(sr_cuda_stretch *) stretches;
  bool is_without_graphs;         /* the host walks through all steps itself */
  sr_cuda_stream captured_stream; /* of captures, in which nothing runs; NULL: none */
  uint32_t loop_count;
  /* Numbers in the device's memory: for each loop that of SR_DECIDE_BY_COUNT, 0 between loops; for
   * each item of `counted` how often that list of steps ran; a 0. */
  uint64_t *counts;
  /* What the collectives of a list send in one pass, where only the device knows how many there
   * are. */
  SR_VECTOR(sr_traffic) counted;
  /* Memory of the host that SR_DECIDE_IF_EQUAL writes: for agreements[i], i + 1 times
   * SR_CUDA_AGREEMENT. The host writes SR_CUDA_GIVEN_UP. */
  uint64_t *note;
  SR_VECTOR(const sr_cuda_step *) agreements; /* in graphs */
  sr_exchange_op *sets_op;                    /* NULL: there are no sets */
  sr_cuda_set_of_addresses sets[SR_CUDA_GRAPHS];
  uint32_t set;  /* of the current run */
  uint64_t runs; /* that had a set */
  SR_VECTOR(sr_exchange_op *) ops;
  SR_VECTOR(sr_call *) calls;
  SR_VECTOR(sr_gpu_call *) gpu_calls;
  SR_VECTOR(sr_cuda_product *) products;
  SR_VECTOR(sr_cuda_convolution *) convolutions;
  SR_VECTOR(void *) host_memory; /* from malloc, for library calls */
  uint64_t memory_bytes;         /* of the executable's arena */
  uint64_t own_bytes; /* task's own memory behind the arena: for operands to reduce, or for the
                       * workspace of a product, a convolution or a library call, one at a time */
  sr_device_block *memory, *constants;
  uint8_t *pinned;

  bool checks_steps; /* the host walks through all steps, and waits after each */
  /* The first step that has been given to the stream since the host last waited for it (NULL:
   * none), and the last step of all. */
  const sr_cuda_step *first_queued, *last_queued;
  /* The collectives that NCCL may still be running; NULL: none. Whether some are in a graph. */
  const sr_step *first_running, *last_running;
  bool has_launched_calls;
  sr_ctx ctx;         /* holds the error of the current or last run */
  sr_traffic traffic; /* counts the collectives of the current or last run */
  sr_status status;
} sr_cuda_task;

enum { /* in the lower half of *sr_cuda_task.note */
  SR_CUDA_GIVEN_UP = 1,
  SR_CUDA_AGREEMENT = 2
};

enum {
  SR_CUDA_PINNED_BYTES = 1 << 20 /* of a task, for what its host thread reads and writes */
};

/* Returns the numbers of task->counts that belong to task->counted. */
static inline uint64_t *sr_cuda_passes(const sr_cuda_task *task) {
  return task->counts + task->loop_count;
}

/* The functions of sr_cuda_kind for tasks; sr_device_kind describes them. */
sr_status sr_cuda_create_task(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                              const sr_device_code *code, const sr_role *role, sr_arena *arena,
                              sr_task **out_task);
void sr_cuda_destroy_task(sr_task *task);
void sr_cuda_start(sr_task *task, const sr_log *log, sr_leader leader, const sr_host *host,
                   void *const *arguments, void *const *results);
sr_status sr_cuda_wait(sr_ctx *ctx, sr_task *task);
sr_traffic sr_cuda_traffic(const sr_task *task);

/* Prepares the steps of the plan: sets task->steps, `refs`, `ports` and all that the steps own.
 * Errors: SR_ERR_NOMEM, SR_ERR_UNSUPPORTED (a step that this version does not run on a GPU). */
sr_status sr_cuda_prepare(sr_ctx *ctx, sr_cuda_task *task);
/* Gives a kernel, a product, a convolution, a library call or a copy to a stream. Errors: those of
 * CUDA. */
sr_status sr_cuda_queue(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                        sr_cuda_stream stream);
/* Runs the steps on the device's host thread and waits for the stream. Fails as sr_device_kind.wait
 * does. */
sr_status sr_cuda_run(sr_ctx *ctx, sr_cuda_task *task);

/* ---- cuda_host.c
 * ---------------------------------------------------------------------------------- */

/* Copy bytes from the device's memory and to it, behind the work that the stream has, and wait.
 * The host's memory may be any. */
sr_status sr_cuda_fetch(sr_ctx *ctx, sr_cuda_task *task, void *to, const void *from,
                        uint64_t bytes);
sr_status sr_cuda_put(sr_ctx *ctx, sr_cuda_task *task, void *to, const void *from, uint64_t bytes);

/* Prepare the collective or agreement of step->step, and the library call, for the host. */
sr_status sr_cuda_prepare_collective(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step);
sr_status sr_cuda_prepare_agree(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step);
sr_status sr_cuda_prepare_call(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_step *step);
/* Run them. Errors: SR_ERR_PEER, SR_ERR_UNSUPPORTED (devices disagree), SR_ERR_DEVICE. */
sr_status sr_cuda_run_collective(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step);
sr_status sr_cuda_run_agree(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step);
sr_status sr_cuda_run_call(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step);

/* Runs a function of the code that divides `elements` among blocks of SR_REDUCTION_THREADS threads.
 * `words` is its parameter. */
sr_status sr_cuda_queue_elements(sr_ctx *ctx, sr_cuda_task *task, sr_cuda_kernel kernel,
                                 void *words, uint64_t elements, sr_cuda_stream stream);
/* Combines *operand into *accumulator, both like the result of the collective `step`. */
sr_status sr_cuda_combine(sr_ctx *ctx, sr_cuda_task *task, const sr_step *step,
                          sr_cuda_kernel kernel, void *accumulator, const void *operand,
                          sr_cuda_stream stream);

/* ---- cuda_nccl.c
 * ---------------------------------------------------------------------------------- */

/* Prepares the collective of step->step if NCCL can run it; otherwise returns false. All devices of
 * a job get the same answer. */
bool sr_cuda_prepare_nccl(sr_cuda_task *task, sr_cuda_step *step);
/* Prepares an agreement, which the host can do, too, for graphs. Sets step->is_nccl if graphs can
 * hold it, wherever it is. All devices of a job get the same answer. */
void sr_cuda_prepare_nccl_agree(sr_cuda_task *task, sr_cuda_step *step);
/* Gives it to a stream, which may be captured. Errors: SR_ERR_PEER, SR_ERR_DEVICE. */
sr_status sr_cuda_queue_nccl(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                             sr_cuda_stream stream);
/* Gives it to the device's stream and counts it. Errors: SR_ERR_PEER, SR_ERR_DEVICE. */
sr_status sr_cuda_run_nccl(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step);
/* Gives an agreement to a captured stream. Errors: SR_ERR_PEER, SR_ERR_DEVICE. */
sr_status sr_cuda_queue_agree(sr_ctx *ctx, sr_cuda_task *task, const sr_cuda_step *step,
                              sr_cuda_stream stream);
/* Waits for the stream if NCCL may be at work there: only this wait ends when a peer fails, or when
 * devices disagree in a graph. Errors: SR_ERR_PEER, SR_ERR_DEVICE, SR_ERR_UNSUPPORTED (they
 * disagree); the communicators must then be aborted before anything else waits. */
sr_status sr_cuda_wait_nccl(sr_ctx *ctx, sr_cuda_task *task);

/* ---- cuda_steps.c
 * --------------------------------------------------------------------------------- */

/* Returns `status`. If it is a failure, which says what failed, puts the place of the step in front
 * of the message. */
sr_status sr_cuda_name_failure(sr_ctx *ctx, const sr_cuda_step *step, sr_status status);
/* Returns a reference to the task's own memory, of which `bytes` bytes are needed. */
sr_ref sr_cuda_own_memory(sr_cuda_task *task, uint64_t bytes);
/* Appends an entry of `addresses` for the buffer, and returns its index. */
uint32_t sr_cuda_add_ref(sr_cuda_task *task, sr_ref ref);

#endif
