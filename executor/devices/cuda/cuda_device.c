/*
 * Makes the CUDA devices of a rank, and moves bytes between them and the host.
 *
 * Ranks agree after each step that can fail on one rank alone. What a job must have, such as GPUs
 * of one kind, every rank checks for itself by what all ranks have told it, so that all fail with
 * one sentence.
 */
#include "executor/devices/cuda/cuda_device.h"

#include <stdlib.h>

#include "executor/devices/cuda/gpus.h"

enum {
  STAGING_BYTES = 4 << 20, /* enough for the full speed of PCIe */
  WINDOW_BYTES = 4096      /* of an exchange; the memory of devices is not in its windows */
};

sr_status sr_cuda_choose(sr_ctx *ctx, const sr_cuda_device *device) {
  const sr_cuda_runtime *cuda = sr_cuda_set_of(&device->base)->cuda;
  return sr_cuda_check(ctx, cuda, cuda->cudaSetDevice(device->gpu), "choosing the GPU of device %d",
                       (int)device->base.number);
}

/* ---- which GPUs ------------------------------------------------------------------------------ */

/* Opens CUDA and lists the GPUs that this rank sees. */
static sr_status find_gpus(sr_ctx *ctx, sr_cuda_set *set, const char *directories,
                           sr_gpu_list *out_list) {
  SR_TRY(sr_cuda_runtime_open(ctx, directories, &set->cuda));
  return sr_gpu_list_make(ctx, set->cuda, out_list);
}

/* Collective. Sets the GPUs of this rank's devices. `gpus` has room for one of each device of the
 * job. */
static sr_status divide(sr_ctx *ctx, sr_cuda_set *set, const sr_gpu_job *job, const sr_gpu **gpus) {
  int32_t count = set->base.count, rank = sr_world_rank(set->base.world);
  sr_gpu_job_divide(job, count, gpus);
  SR_TRY(sr_gpu_job_check(ctx, job, count, gpus));
  for (int32_t i = 0; i < count; i++)
    set->devices[i].gpu = gpus[rank * count + i]->number;
  char shares[SR_MESSAGE_BYTES / 2];
  if (rank == 0 && sr_gpu_job_shares(job, count, gpus, shares, sizeof shares))
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "%s: there are more devices than GPUs, and those that share one take turns",
                shares);
  return SR_OK;
}

/* Collective. */
static sr_status choose_gpus(sr_ctx *ctx, sr_cuda_set *set, const char *directories) {
  sr_world *world = set->base.world;
  sr_gpu_list list = {0};
  sr_gpu_job job = {0};
  const sr_gpu **gpus = NULL;
  sr_status status = sr_world_agree(ctx, world, find_gpus(ctx, set, directories, &list));
  if (status == SR_OK)
    status = sr_gpu_job_gather(ctx, world, &list, &job);
  if (status == SR_OK) {
    gpus = calloc((size_t)sr_device_set_total(&set->base), sizeof *gpus);
    if (!gpus)
      status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to divide the GPUs");
    status = sr_world_agree(ctx, world, status);
  }
  if (status == SR_OK)
    status = divide(ctx, set, &job, gpus);
  free(gpus);
  sr_gpu_job_free(&job);
  sr_gpu_list_free(&list);
  return status;
}

/* ---- the set --------------------------------------------------------------------------------- */

static sr_status device_init(sr_ctx *ctx, sr_cuda_device *device, const sr_cuda_runtime *cuda) {
  int number = (int)device->base.number;
  SR_TRY(sr_cuda_choose(ctx, device));
  SR_TRY(sr_cuda_check(
      ctx, cuda, cuda->cudaStreamCreateWithFlags(&device->stream, SR_CUDA_STREAM_NON_BLOCKING),
      "making the stream of device %d", number));
  return sr_gpu_heap_create(ctx, cuda, device->gpu, &device->base, &device->heap);
}

static sr_status init_devices(sr_ctx *ctx, sr_cuda_set *set) {
  for (int32_t i = 0; i < set->base.count; i++)
    SR_TRY(device_init(ctx, &set->devices[i], set->cuda));
  SR_TRY(sr_cuda_check(
      ctx, set->cuda,
      set->cuda->cudaHostAlloc(&set->base.staging, STAGING_BYTES, SR_CUDA_HOST_PORTABLE),
      "allocating %d bytes of pinned memory", STAGING_BYTES));
  set->base.staging_bytes = STAGING_BYTES;
  return SR_OK;
}

static sr_status set_init(sr_ctx *ctx, sr_cuda_set *set, const char *directories) {
  for (int32_t i = 0; i < set->base.count; i++)
    set->devices[i].base = (sr_device){
        .set = &set->base,
        .number = sr_world_rank(set->base.world) * set->base.count + i,
    };
  SR_TRY(choose_gpus(ctx, set, directories));
  SR_TRY(sr_exchange_create(ctx, set->base.world, set->base.count, WINDOW_BYTES,
                            SR_EXCHANGE_NUMBERS, &set->base.exchange));
  SR_TRY(sr_world_agree(ctx, set->base.world, init_devices(ctx, set)));
  for (int32_t i = 0; i < set->base.count; i++)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "device %d is this rank's GPU %d",
                (int)set->devices[i].base.number, (int)set->devices[i].gpu);
  return SR_OK;
}

static void device_deinit(sr_cuda_device *device, const sr_cuda_runtime *cuda) {
  if (device->stream) {
    cuda->cudaSetDevice(device->gpu);
    cuda->cudaStreamDestroy(device->stream);
  }
  sr_gpu_heap_destroy(device->heap);
}

static void destroy(sr_device_set *base) {
  sr_cuda_set *set = (sr_cuda_set *)(void *)base;
  for (int32_t i = 0; i < base->count; i++)
    device_deinit(&set->devices[i], set->cuda);
  if (base->staging)
    set->cuda->cudaFreeHost(base->staging);
  free(set->devices);
  sr_exchange_destroy(base->exchange);
  free(set);
}

static sr_status check_count(sr_ctx *ctx, const sr_world *world, int32_t count) {
  if (count >= 1 && count <= INT32_MAX / sr_world_size(world))
    return SR_OK;
  return sr_fail(ctx, SR_ERR_INVALID, "%d devices on a rank: give at least 1 and at most %d",
                 (int)count, INT32_MAX / sr_world_size(world));
}

static sr_status create(sr_ctx *ctx, sr_world *world, const sr_device_options *options,
                        sr_device_set **out_set) {
  *out_set = NULL;
  SR_TRY(sr_world_agree(ctx, world, check_count(ctx, world, options->per_rank)));
  sr_cuda_set *set = calloc(1, sizeof *set);
  if (set)
    set->devices = calloc((size_t)options->per_rank, sizeof *set->devices);
  sr_status status = SR_OK;
  if (!set || !set->devices)
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory for %d devices", (int)options->per_rank);
  status = sr_world_agree(ctx, world, status);
  if (status != SR_OK) {
    if (set)
      free(set->devices);
    free(set);
    return status;
  }
  set->base = (sr_device_set){.kind = &sr_cuda_kind, .world = world, .count = options->per_rank};
  status = set_init(ctx, set, options->cuda_libraries);
  if (status == SR_OK)
    *out_set = &set->base;
  else
    destroy(&set->base);
  return status;
}

static sr_device *get(const sr_device_set *set, int32_t index) {
  return &((const sr_cuda_set *)(const void *)set)->devices[index].base;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static sr_cuda_device *cuda_device(const sr_device *device) {
  return (sr_cuda_device *)(uintptr_t)device;
}

static sr_status take(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                      sr_device_block **out_block) {
  sr_gpu_block *block;
  sr_status status = sr_gpu_heap_take(ctx, cuda_device(device)->heap, bytes, what, &block);
  *out_block = (sr_device_block *)block;
  return status;
}

static void give(sr_device *device, sr_device_block *block) {
  if (block)
    sr_gpu_heap_give(cuda_device(device)->heap, (sr_gpu_block *)block);
}

static void *address(const sr_device *device, const sr_device_block *block) {
  (void)device;
  return sr_gpu_block_address((const sr_gpu_block *)block);
}

/* Copies on the device's stream, behind the device's other work, and waits. `what` begins the
 * message of a failure. */
static sr_status move(sr_ctx *ctx, const sr_device *base, void *to, const void *from,
                      uint64_t bytes, sr_cuda_direction direction, const char *what) {
  const sr_cuda_device *device = cuda_device(base);
  const sr_cuda_runtime *cuda = sr_cuda_set_of(base)->cuda;
  SR_TRY(sr_cuda_choose(ctx, device));
  sr_cuda_error error = cuda->cudaMemcpyAsync(to, from, bytes, direction, device->stream);
  if (error == SR_CUDA_SUCCESS)
    error = cuda->cudaStreamSynchronize(device->stream);
  return sr_cuda_check(ctx, cuda, error, "%s device %d", what, (int)base->number);
}

/* The functions for transfers are not `write` and `read`: those are functions of the system. */
static sr_status write_to(sr_ctx *ctx, sr_device *device, void *to, const void *from,
                          uint64_t bytes) {
  return move(ctx, device, to, from, bytes, SR_CUDA_HOST_TO_DEVICE, "writing to");
}

static sr_status read_from(sr_ctx *ctx, sr_device *device, void *to, const void *from,
                           uint64_t bytes) {
  return move(ctx, device, to, from, bytes, SR_CUDA_DEVICE_TO_HOST, "reading from");
}

static sr_status copy(sr_ctx *ctx, sr_device *to_device, void *to, sr_device *from_device,
                      const void *from, uint64_t bytes) {
  const sr_cuda_device *target = cuda_device(to_device), *source = cuda_device(from_device);
  const sr_cuda_runtime *cuda = sr_cuda_set_of(to_device)->cuda;
  if (target->gpu == source->gpu)
    return move(ctx, to_device, to, from, bytes, SR_CUDA_DEVICE_TO_DEVICE, "copying to");
  SR_TRY(sr_cuda_choose(ctx, target));
  sr_cuda_error error =
      cuda->cudaMemcpyPeerAsync(to, target->gpu, from, source->gpu, bytes, target->stream);
  if (error == SR_CUDA_SUCCESS)
    error = cuda->cudaStreamSynchronize(target->stream);
  return sr_cuda_check(ctx, cuda, error, "copying from device %d to device %d",
                       (int)from_device->number, (int)to_device->number);
}

static uint64_t used_bytes(const sr_device *device) {
  return sr_gpu_heap_used(cuda_device(device)->heap);
}

static uint64_t peak_bytes(const sr_device *device) {
  return sr_gpu_heap_peak(cuda_device(device)->heap);
}

/* ---- tasks ----------------------------------------------------------------------------------- */

/* No task is ever made, so the kind needs no other function for tasks. */
static sr_status create_task(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                             const sr_device_code *code, uint64_t first_number, sr_arena *arena,
                             sr_task **out_task) {
  (void)executable, (void)code, (void)first_number, (void)arena;
  *out_task = NULL;
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "device %d is a GPU, and this version runs programs on CPUs only (--device cpu)",
                 (int)device->number);
}

/* ---- the kind -------------------------------------------------------------------------------- */

const sr_device_kind sr_cuda_kind = {
    .name = "cuda",
    .create = create,
    .destroy = destroy,
    .get = get,
    .take = take,
    .give = give,
    .address = address,
    .write = write_to,
    .read = read_from,
    .copy = copy,
    .used_bytes = used_bytes,
    .peak_bytes = peak_bytes,
    .load = sr_cuda_load,
    .unload = sr_cuda_unload,
    .create_task = create_task,
};
