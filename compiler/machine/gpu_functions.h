/*
 * The functions by which a kernel for GPUs asks for its place, meets the other threads and decides
 * what a graph does next. Emitted code declares and calls them by name:
 *
 *   i32 sr_gpu_thread()            index of the thread in its block
 *   i32 sr_gpu_block()             index of the block
 *   i32 sr_gpu_blocks()            number of blocks
 *   void sr_gpu_barrier()          waits for all threads of the block; what they wrote can be read
 *   i32 sr_gpu_shuffle(i32 value, i32 lane)
 *                                  value of thread `lane` modulo 32 of the warp; all 32 call it
 *   void *sr_gpu_shared()          the memory that the threads of the block share
 *   void sr_gpu_set_condition(i64 condition, i32 value)
 *                                  sets a condition of the graph that runs; one thread calls it
 *
 * For CUDA they become instructions, and the last one cudaGraphSetConditional, which drivers and
 * linkers of NVIDIA know. In code for the simulated GPU they stay calls, which the
 * simulator serves.
 */
#ifndef SR_COMPILER_MACHINE_GPU_FUNCTIONS_H
#define SR_COMPILER_MACHINE_GPU_FUNCTIONS_H

#include <llvm-c/Core.h>

typedef enum sr_gpu_function {
  SR_GPU_THREAD,
  SR_GPU_BLOCK,
  SR_GPU_BLOCKS,
  SR_GPU_BARRIER,
  SR_GPU_SHUFFLE,
  SR_GPU_SHARED,
  SR_GPU_SET_CONDITION,
  SR_GPU_FUNCTIONS,
} sr_gpu_function;

/* Returns the function's declaration in `module`, which is added if it is not there. */
LLVMValueRef sr_gpu_function_declare(LLVMModuleRef module, sr_gpu_function function);
/* Gives each of these functions that `module` declares a body for CUDA, which is always inlined. */
void sr_gpu_functions_define(LLVMModuleRef module);

#endif
