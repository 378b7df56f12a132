/*
 * Allocates the memory of GPUs.
 *
 * cudaMalloc and cudaFree take many microseconds, and cudaFree waits for all work of the GPU. So a
 * freed block is kept, and the next allocation of about its size gets it: the runs of a program
 * allocate the same sizes again and again. Only when cudaMalloc fails are the kept blocks freed.
 *
 * The devices of a process that share a GPU also share the blocks that are kept, and so do sets of
 * devices: what an old set has freed must not stand in the way of a new one.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_GPU_HEAP_H
#define SR_EXECUTOR_DEVICES_CUDA_GPU_HEAP_H

#include "executor/device.h"
#include "executor/devices/cuda/libraries/runtime.h"

/* The memory of one device. Any thread may call its functions. */
typedef struct sr_gpu_heap sr_gpu_heap;
typedef struct sr_gpu_block sr_gpu_block;

/* Makes the heap of `device` on the GPU that CUDA calls `gpu`. Errors: SR_ERR_NOMEM. */
sr_status sr_gpu_heap_create(sr_ctx *ctx, const sr_cuda_runtime *cuda, int32_t gpu,
                             const sr_device *device, sr_gpu_heap **out_heap);
/* All blocks must have been given back. The last heap of a GPU frees what is kept. NULL is
 * allowed. */
void sr_gpu_heap_destroy(sr_gpu_heap *heap);

/* Allocates a block of at least `bytes` bytes, at a multiple of 256. `what` is what the message
 * says it is for, as in sr_device_kind.take. Errors: SR_ERR_NOMEM, SR_ERR_DEVICE. */
sr_status sr_gpu_heap_take(sr_ctx *ctx, sr_gpu_heap *heap, uint64_t bytes, const char *what,
                           sr_gpu_block **out_block);
/* Keeps `bytes` bytes of the GPU free, for what CUDA and its libraries allocate themselves: no heap
 * takes them. The largest number that was given for a GPU counts. */
void sr_gpu_heap_keep_free(sr_gpu_heap *heap, uint64_t bytes);
/* Returns how many bytes blocks of the heap could have at once if all blocks of all heaps of the
 * GPU were given back, and how many are kept free; UINT64_MAX if CUDA does not tell. */
uint64_t sr_gpu_heap_room(const sr_gpu_heap *heap, uint64_t *out_kept_free);
/* Nothing on the GPU may still use the block. */
void sr_gpu_heap_give(sr_gpu_heap *heap, sr_gpu_block *block);
void *sr_gpu_block_address(const sr_gpu_block *block);

/* Return the bytes of the blocks that are allocated now, and their maximum since the heap was
 * made. */
uint64_t sr_gpu_heap_used(const sr_gpu_heap *heap);
uint64_t sr_gpu_heap_peak(const sr_gpu_heap *heap);

#endif
