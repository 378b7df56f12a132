/* What a task is made of; for task.c, instructions.c and interpret.c alone. */
#ifndef SR_EXECUTOR_DEVICES_CPU_INSTRUCTION_H
#define SR_EXECUTOR_DEVICES_CPU_INSTRUCTION_H

#include "executor/devices/cpu/blas.h"
#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cpu/cpu_device.h"
#include "executor/task.h"

typedef enum sr_opcode_cpu {
  SR_CPU_END,
  SR_CPU_KERNEL,     /* function(buffers, 0, extent)                           */
  SR_CPU_SPLIT,      /* the same, its range divided over `parts` threads       */
  SR_CPU_GEMM,       /* buffers = {A, B, C}                                    */
  SR_CPU_CALL,       /* buffers = those of the step, then the workspace        */
  SR_CPU_COLLECTIVE, /* buffers = {in, out}                                    */
  SR_CPU_AGREE,      /* buffers = {value, values of the group}                 */
  SR_CPU_COPY,       /* buffers = {to, from}                                   */
  SR_CPU_JUMP,       /* to target                                              */
  SR_CPU_JUMP_IF,    /* ... if the byte at buffers[0] is not 0                 */
  SR_CPU_JUMP_UNLESS,
  SR_CPU_COUNT,     /* sets the counter                                       */
  SR_CPU_JUMP_MORE, /* counts down, jumps if the counter is not 0 then        */
  SR_CPU_JUMP_DONE, /* counts down, jumps if the counter is 0 then            */
  SR_CPU_CASE,      /* jumps to targets[int32 at buffers[0]], out of range: to the last */
} sr_opcode_cpu;

typedef struct sr_instruction {
  sr_opcode_cpu code;
  uint32_t target; /* jumps: index of an instruction */
  void **buffers;  /* into the task's table of pointers */
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
      uint64_t sent_bytes; /* that a run costs this device (traffic.h) */
      uint32_t row;        /* AGREE: of the groups, the own one */
    } exchange;
    uint64_t copy_bytes;
    struct {
      int64_t *counter;
      int64_t start; /* COUNT */
    } count;
    struct {
      uint32_t *targets;
      uint32_t count;
    } choice;
  };
} sr_instruction;

/* Bytes that are written into the task's memory when it is made: a constant that peers read. */
typedef struct sr_initial_copy {
  uint64_t offset;
  const uint8_t *from;
  uint64_t bytes;
} sr_initial_copy;

struct sr_task {
  sr_device *device;
  const sr_executable *executable;
  sr_kernel *const *functions;
  const sr_blas *blas;  /* NULL if the plan has no products */
  uint64_t next_number; /* of the next collective that is prepared */
  sr_arena *arena;

  SR_VECTOR(sr_instruction) code;
  SR_VECTOR(sr_ref) refs;            /* what each entry of `pointers` names */
  void **pointers;                   /* refs.count entries */
  SR_VECTOR(uint32_t) port_pointers; /* entries that change with the arguments and results */
  SR_VECTOR(sr_exchange_op *) ops;
  SR_VECTOR(sr_call *) calls;
  SR_VECTOR(sr_initial_copy) initial_copies;
  uint64_t memory_bytes; /* the executable's arena, and behind it what the task itself needs */
  sr_device_block *memory;

  sr_ctx ctx;         /* of the run that goes on, or the last one */
  sr_traffic traffic; /* of that run */
  sr_status status;
};

/* Fills everything but `pointers` and `memory`. Until those are made, `buffers` are indices into
 * refs. */
sr_status sr_task_flatten(sr_ctx *ctx, sr_task *task);

/* Runs the instructions, on the thread that leads the device. Errors: as sr_task_wait. */
sr_status sr_task_interpret(sr_ctx *ctx, sr_task *task);

#endif
