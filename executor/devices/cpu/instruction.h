/* The data of a task; for task.c, instructions.c and interpret.c alone. */
#ifndef SR_EXECUTOR_DEVICES_CPU_INSTRUCTION_H
#define SR_EXECUTOR_DEVICES_CPU_INSTRUCTION_H

#include "executor/devices/cpu/blas.h"
#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cpu/cpu_device.h"
#include "executor/task.h"

typedef enum sr_opcode_cpu {
  SR_CPU_END,
  SR_CPU_KERNEL,     /* function(buffers, 0, extent)                           */
  SR_CPU_SPLIT,      /* like KERNEL, but `parts` threads share the range */
  SR_CPU_GEMM,       /* buffers = {A, B, C}                                    */
  SR_CPU_CALL,       /* buffers = those of the step, then the workspace */
  SR_CPU_COLLECTIVE, /* buffers = {in, out}                                    */
  SR_CPU_AGREE,      /* buffers = {value, values of the group} */
  SR_CPU_COPY,       /* buffers = {to, from}                                   */
  SR_CPU_JUMP,       /* jumps to `target` */
  SR_CPU_JUMP_IF,    /* jumps if the byte at buffers[0] is not 0 */
  SR_CPU_JUMP_UNLESS,
  SR_CPU_COUNT,     /* sets the counter to `start` */
  SR_CPU_JUMP_MORE, /* counts down, then jumps if the counter is not 0 */
  SR_CPU_JUMP_DONE, /* counts down, then jumps if the counter is 0 */
  SR_CPU_CASE,      /* jumps to targets[int32 at buffers[0]]; out of range: the last */
} sr_opcode_cpu;

typedef struct sr_instruction {
  sr_opcode_cpu code;
  uint32_t target; /* jumps: index of an instruction */
  void **buffers;  /* address of its first entry in task->pointers */
  union {
    struct {
      sr_kernel *function;
      int64_t extent;
      int32_t parts;
    } kernel;
    const sr_gemm *gemm;
    const sr_call *call;
    struct {
      sr_exchange_op *op;
      const sr_step *step;
      uint64_t sent_bytes; /* bytes that the device sends in one run (traffic.h) */
      uint32_t row;        /* AGREE: row of this device's group in the replica groups */
    } exchange;
    uint64_t copy_bytes;
    struct {
      int64_t *counter;
      int64_t start; /* COUNT: first value of the counter */
    } count;
    struct {
      uint32_t *targets;
      uint32_t count;
    } choice;
  };
} sr_instruction;

/* A constant that peers read: its bytes are copied into the task's memory when the task is made. */
typedef struct sr_initial_copy {
  uint64_t offset;
  const uint8_t *from;
  uint64_t bytes;
} sr_initial_copy;

struct sr_task {
  sr_device *device;
  const sr_executable *executable;
  sr_kernel *const *functions;
  const sr_blas *blas;  /* NULL if the plan has no matrix products */
  uint64_t next_number; /* number of the next collective */
  sr_arena *arena;

  SR_VECTOR(sr_instruction) code;
  SR_VECTOR(sr_ref) refs;            /* the plan's reference of each entry of `pointers` */
  void **pointers;                   /* refs.count entries */
  SR_VECTOR(uint32_t) port_pointers; /* entries that change with arguments and results */
  SR_VECTOR(sr_exchange_op *) ops;
  SR_VECTOR(sr_call *) calls;
  SR_VECTOR(sr_initial_copy) initial_copies;
  uint64_t memory_bytes; /* the executable's arena, followed by the task's own memory */
  sr_device_block *memory;

  sr_ctx ctx;         /* errors of the current or the last run */
  sr_traffic traffic; /* traffic of that run */
  sr_status status;
};

/* Flattens the executable's steps into task->code and fills the lists that the code uses.
 * `pointers` and `memory` are set afterwards: until then an instruction's `buffers` is the index of
 * its first entry in task->refs, cast to a pointer. */
sr_status sr_task_flatten(sr_ctx *ctx, sr_task *task);

/* Runs the instructions on the device's leader thread. Errors: as sr_task_wait. */
sr_status sr_task_interpret(sr_ctx *ctx, sr_task *task);

#endif
