/*
 * A heap belongs to the pool of its GPU, which all heaps of the process share. A list of kept
 * blocks in the order of their size is enough: a program allocates tens of blocks a run, not
 * thousands.
 */
#include "executor/devices/cuda/gpu_heap.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* Blocks are a multiple of GRANULE, as cudaMalloc's are. A kept block serves an allocation if at
 * most 1/WASTE_PART of it is left over: a larger rest would take memory that others need. */
enum {
  GRANULE = 512,
  WASTE_PART = 8
};

struct sr_gpu_block {
  void *address;
  uint64_t bytes;
  struct sr_gpu_block *next; /* the next larger one that is kept */
};

typedef struct pool {
  const sr_cuda_runtime *cuda;
  int32_t gpu;
  int32_t users;      /* number of heaps */
  uint64_t keep_free; /* bytes */
  uint64_t allocated; /* bytes of all blocks, those that are kept, too */
  sr_gpu_block *kept;
  struct pool *next;
} pool;

struct sr_gpu_heap {
  pool *pool;
  const sr_device *device;
  uint64_t used, peak;
};

/* Guards `pools` and all that is reached from it, and the heaps. Allocations are rare, so one lock
 * for all GPUs is enough. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pool *pools;

/* ---- pools ----------------------------------------------------------------------------------- */

/* Frees the kept blocks. An error that cudaFree returns is one of earlier work, which has been
 * reported where that work was waited for. */
static void release_kept(pool *p) {
  while (p->kept) {
    sr_gpu_block *block = p->kept;
    p->kept = block->next;
    p->cuda->cudaFree(block->address);
    p->allocated -= block->bytes;
    free(block);
  }
}

/* Asks how many bytes can be allocated. */
static sr_cuda_error ask_free(const pool *p, uint64_t *out_bytes) {
  size_t available = 0, total = 0;
  const sr_cuda_error error = p->cuda->cudaMemGetInfo(&available, &total);
  *out_bytes = available > p->keep_free ? available - p->keep_free : 0;
  return error;
}

/* Finds or makes the pool of a GPU, for one more heap. Returns NULL if malloc fails. */
static pool *pool_join(const sr_cuda_runtime *cuda, int32_t gpu) {
  pool *p = pools;
  while (p && p->gpu != gpu)
    p = p->next;
  if (!p) {
    p = calloc(1, sizeof *p);
    if (!p)
      return NULL;
    *p = (pool){.cuda = cuda, .gpu = gpu, .next = pools};
    pools = p;
  }
  p->users++;
  return p;
}

static void pool_leave(pool *p) {
  if (--p->users > 0)
    return;
  p->cuda->cudaSetDevice(p->gpu);
  release_kept(p);
  pool **link = &pools;
  while (*link != p)
    link = &(*link)->next;
  *link = p->next;
  free(p);
}

/* Takes the smallest kept block that is large enough and not too large out of the list. */
static sr_gpu_block *take_kept(pool *p, uint64_t bytes) {
  sr_gpu_block **link = &p->kept;
  while (*link && (*link)->bytes < bytes)
    link = &(*link)->next;
  sr_gpu_block *block = *link;
  if (!block || block->bytes - bytes > block->bytes / WASTE_PART)
    return NULL;
  *link = block->next;
  return block;
}

/* Calls cudaMalloc, if enough memory is left free then. */
static sr_cuda_error allocate_once(pool *p, uint64_t bytes, void **out_address) {
  uint64_t available;
  sr_cuda_error error = ask_free(p, &available);
  if (error == SR_CUDA_SUCCESS)
    error =
        bytes > available ? SR_CUDA_ERROR_OUT_OF_MEMORY : p->cuda->cudaMalloc(out_address, bytes);
  if (error == SR_CUDA_SUCCESS)
    p->allocated += bytes;
  return error;
}

/* If the GPU has too little memory, frees the kept blocks and tries again. */
static sr_cuda_error allocate(pool *p, uint64_t bytes, void **out_address) {
  sr_cuda_error error = allocate_once(p, bytes, out_address);
  if (error != SR_CUDA_ERROR_OUT_OF_MEMORY || !p->kept)
    return error;
  p->cuda->cudaGetLastError(); /* else a later call would return the error again */
  release_kept(p);
  return allocate_once(p, bytes, out_address);
}

/* ---- heaps ----------------------------------------------------------------------------------- */

sr_status sr_gpu_heap_create(sr_ctx *ctx, const sr_cuda_runtime *cuda, int32_t gpu,
                             const sr_device *device, sr_gpu_heap **out_heap) {
  sr_gpu_heap *heap = calloc(1, sizeof *heap);
  pthread_mutex_lock(&lock);
  pool *p = heap ? pool_join(cuda, gpu) : NULL;
  pthread_mutex_unlock(&lock);
  if (!p) {
    free(heap);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for device %d", (int)device->number);
  }
  *heap = (sr_gpu_heap){.pool = p, .device = device};
  *out_heap = heap;
  return SR_OK;
}

void sr_gpu_heap_destroy(sr_gpu_heap *heap) {
  if (!heap)
    return;
  pthread_mutex_lock(&lock);
  pool_leave(heap->pool);
  pthread_mutex_unlock(&lock);
  free(heap);
}

/* Allocates a block that no kept block can serve. */
static sr_status take_new(sr_ctx *ctx, const sr_gpu_heap *heap, uint64_t bytes, const char *what,
                          sr_gpu_block **out_block) {
  pool *p = heap->pool;
  const sr_cuda_runtime *cuda = p->cuda;
  const int number = (int)heap->device->number;
  uint64_t available;
  char kept[32], remedy[160];
  sr_gpu_block *block = calloc(1, sizeof *block);
  if (!block)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a block of device %d", number);
  block->bytes = bytes;
  sr_cuda_error error = cuda->cudaSetDevice(p->gpu);
  if (error == SR_CUDA_SUCCESS)
    error = allocate(p, bytes, &block->address);
  if (error == SR_CUDA_SUCCESS) {
    *out_block = block;
    return SR_OK;
  }
  free(block);
  if (error != SR_CUDA_ERROR_OUT_OF_MEMORY || ask_free(p, &available) != SR_CUDA_SUCCESS)
    return sr_cuda_check(ctx, cuda, error, "allocating memory on device %d", number);
  cuda->cudaGetLastError();
  snprintf(remedy, sizeof remedy,
           "%s more are kept free for CUDA's libraries; use more GPUs, or end what else runs on "
           "this one",
           sr_size_name(p->keep_free, kept));
  return sr_device_lacks_memory(ctx, heap->device, what, bytes, available, remedy);
}

sr_status sr_gpu_heap_take(sr_ctx *ctx, sr_gpu_heap *heap, uint64_t bytes, const char *what,
                           sr_gpu_block **out_block) {
  *out_block = NULL;
  uint64_t rest = bytes % GRANULE, whole = bytes;
  if (bytes == 0 || (rest > 0 && bytes < UINT64_MAX - GRANULE))
    whole += GRANULE - rest;
  pthread_mutex_lock(&lock);
  sr_status status = SR_OK;
  sr_gpu_block *block = take_kept(heap->pool, whole);
  if (!block)
    status = take_new(ctx, heap, whole, what, &block);
  if (status == SR_OK) {
    heap->used += block->bytes;
    heap->peak = heap->used > heap->peak ? heap->used : heap->peak;
    *out_block = block;
  }
  pthread_mutex_unlock(&lock);
  return status;
}

void sr_gpu_heap_keep_free(sr_gpu_heap *heap, uint64_t bytes) {
  pthread_mutex_lock(&lock);
  if (bytes > heap->pool->keep_free)
    heap->pool->keep_free = bytes;
  pthread_mutex_unlock(&lock);
}

uint64_t sr_gpu_heap_room(const sr_gpu_heap *heap, uint64_t *out_kept_free) {
  const pool *p = heap->pool;
  uint64_t available = 0;
  pthread_mutex_lock(&lock);
  sr_cuda_error error = p->cuda->cudaSetDevice(p->gpu);
  if (error == SR_CUDA_SUCCESS)
    error = ask_free(p, &available);
  const uint64_t room = available + p->allocated;
  *out_kept_free = p->keep_free;
  pthread_mutex_unlock(&lock);
  return error == SR_CUDA_SUCCESS ? room : UINT64_MAX;
}

void sr_gpu_heap_give(sr_gpu_heap *heap, sr_gpu_block *block) {
  pthread_mutex_lock(&lock);
  heap->used -= block->bytes;
  sr_gpu_block **link = &heap->pool->kept;
  while (*link && (*link)->bytes < block->bytes)
    link = &(*link)->next;
  block->next = *link;
  *link = block;
  pthread_mutex_unlock(&lock);
}

void *sr_gpu_block_address(const sr_gpu_block *block) {
  return block->address;
}

static uint64_t read_locked(const uint64_t *number) {
  pthread_mutex_lock(&lock);
  uint64_t value = *number;
  pthread_mutex_unlock(&lock);
  return value;
}

uint64_t sr_gpu_heap_used(const sr_gpu_heap *heap) {
  return read_locked(&heap->used);
}

uint64_t sr_gpu_heap_peak(const sr_gpu_heap *heap) {
  return read_locked(&heap->peak);
}
