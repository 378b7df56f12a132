/* A task (executor/device.h) as a list of instructions for one device. instructions.c makes the
 * list from the steps of the plan, and interpret.c runs it. Only these two files and task.c use
 * this header. */
#ifndef SR_EXECUTOR_DEVICES_CPU_INSTRUCTION_H
#define SR_EXECUTOR_DEVICES_CPU_INSTRUCTION_H

#include "executor/devices/cpu/blas.h"
#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cpu/cpu_convolution.h"
#include "executor/devices/cpu/cpu_device.h"
#include "executor/devices/cpu/loader.h"
#include "executor/host_call.h"
#include "executor/nan_notes.h"

typedef enum sr_opcode_cpu {
  SR_CPU_END,
  SR_CPU_KERNEL,      /* calls function(buffers, 0, extent) */
  SR_CPU_SPLIT,       /* like KERNEL, but `parts` threads share the range 0..extent */
  SR_CPU_GEMM,        /* matrix product; buffers = {A, B, C, workspace} */
  SR_CPU_CALL,        /* library call; buffers = {buffers of the step..., workspace} */
  SR_CPU_CONVOLUTION, /* convolution; buffers = its arrays */
  SR_CPU_COLLECTIVE,  /* runs a collective; buffers = {in, out} */
  SR_CPU_AGREE,       /* fails if devices differ; buffers = {value, values of the group} */
  SR_CPU_COPY,        /* copies copy_bytes bytes; buffers = {to, from} */
  SR_CPU_JUMP,        /* continues at the instruction `target` */
  SR_CPU_JUMP_IF,     /* jumps if the byte at buffers[0] is not 0 */
  SR_CPU_JUMP_UNLESS,
  SR_CPU_WATCH,     /* looks for NaN; buffers = {values} */
  SR_CPU_HOST_CALL, /* calls the host; buffers = {operands..., results...} */
  SR_CPU_COUNT,     /* sets *counter to `start` */
  SR_CPU_TICK,      /* adds 1 to *counter */
  SR_CPU_JUMP_MORE, /* subtracts 1 from *counter, then jumps if it is not 0 */
  SR_CPU_JUMP_DONE, /* subtracts 1 from *counter, then jumps if it is 0 */
  /* jumps to targets[i] for the int32 i at buffers[0]; to the last one if i is out of range */
  SR_CPU_CASE,
} sr_opcode_cpu;

typedef struct sr_instruction {
  sr_opcode_cpu code;
  uint32_t target;     /* for jumps: index of the instruction to continue at */
  void **buffers;      /* the instruction's entries in task->pointers */
  const sr_step *step; /* that the instruction runs; NULL: it belongs to a loop or branch */
  union {
    struct {
      sr_kernel *function;
      int64_t extent;
      int32_t parts;
    } kernel;
    const sr_gemm *gemm;
    const sr_call *call;
    const sr_cpu_convolution *convolution;
    struct {
      sr_exchange_op *op;
      /* bytes that one run of the instruction moves, as traffic.h counts them */
      uint64_t sent_bytes;
      uint32_t row; /* for AGREE: row of this device's group in the table of groups */
    } exchange;
    uint64_t copy_bytes;
    sr_nan_note *note;
    sr_host_call *host_call;
    struct {
      int64_t *counter; /* another thread may read it (sr_cpu_loop): stored atomically */
      int64_t start;    /* for COUNT */
    } count;
    struct {
      uint32_t *targets;
      uint32_t count;
    } choice;
  };
} sr_instruction;

/* A constant that other devices read in a collective. Its bytes are copied into the task's memory
 * once, when the task is made. */
typedef struct sr_initial_copy {
  uint64_t offset;
  const uint8_t *from;
  uint64_t bytes;
} sr_initial_copy;

/* A loop with a known number of iterations that is in no other loop. */
typedef struct sr_cpu_loop {
  const int64_t *counter; /* of its COUNT; 0: the loop does not run */
  int64_t start, trips;   /* the counter at the beginning; iterations, one or two for each count */
} sr_cpu_loop;

typedef struct sr_cpu_task {
  sr_cpu_device *device;
  const sr_executable *executable;
  sr_kernel *const *functions;
  const sr_blas *blas; /* NULL if the plan has no matrix products */
  sr_role role;
  uint64_t next_number; /* number of the next collective to prepare */
  sr_arena *arena;

  SR_VECTOR(sr_instruction) code;
  /* [entry of `pointers`]: the buffer in the plan that the entry points to */
  SR_VECTOR(sr_ref) refs;
  void **pointers; /* [refs.count]: address of each buffer */
  /* indices of the entries in `pointers` for arguments and results */
  SR_VECTOR(uint32_t) port_pointers;
  SR_VECTOR(sr_exchange_op *) ops;
  SR_VECTOR(sr_call *) calls;
  SR_VECTOR(sr_initial_copy) initial_copies;
  SR_VECTOR(sr_cpu_loop) loops;
  SR_VECTOR(sr_nan_note *) notes; /* of the watches, in the order of the plan */
  uint64_t watch_count;           /* watches that the current or last run has run */
  bool is_serial;             /* no instruction calls other threads or waits for other devices */
  sr_leader leader;           /* of the run */
  sr_pool *pool;              /* of the run: the device's, or a spare one */
  bool calls_host;            /* the plan calls Python, and may run beside other tasks */
  const sr_host *host;        /* of the run */
  const sr_instruction *next; /* of a run in turns: where the next turn begins */
  sr_turn turn;               /* what the last one did */
  bool is_short;              /* the last run took so little time that its thread hardly moved */
  uint64_t memory_bytes; /* size of `memory`: the executable's arena, then the task's own memory */
  sr_device_block *memory;

  sr_ctx ctx;         /* holds the error of the current or last run */
  sr_traffic traffic; /* counts the collectives of the current or last run */
  bool measures_next; /* the next run fills `profile` */
  sr_profile profile; /* a row for each instruction; empty until a run was to be measured */
  sr_status status;
} sr_cpu_task;

/* Turns the executable's steps into the instructions task->code, and fills the lists that the
 * instructions refer to. task->pointers and task->memory do not exist yet. Until they do, an
 * instruction's `buffers` holds the index of its first entry in task->refs, cast to a pointer. */
sr_status sr_task_flatten(sr_ctx *ctx, sr_cpu_task *task);

/* Runs the instructions, as the leader of the device's threads. If `measured`, fills task->profile.
 * Fails as sr_device_kind.wait does. */
sr_status sr_task_interpret(sr_ctx *ctx, sr_cpu_task *task, bool measured);
/* Goes on with a run in turns at task->next, which is the first instruction at first, until the end
 * or a collective that would have to wait. Sets task->turn. Fails as sr_task_interpret does. */
sr_status sr_task_advance(sr_ctx *ctx, sr_cpu_task *task);

#endif
