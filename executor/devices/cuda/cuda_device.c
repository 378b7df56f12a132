/*
 * Makes the CUDA devices of a rank, and moves bytes between them and the host.
 *
 * Ranks agree after each step that can fail on one rank alone. What a job must have, such as GPUs
 * of one kind, every rank checks for itself by what all ranks have told it, so that all fail with
 * one sentence.
 */
#include "executor/devices/cuda/cuda_device.h"

#include <stdio.h>
#include <stdlib.h>

#include "executor/devices/cuda/cuda_task.h"
#include "executor/devices/cuda/fault.h"
#include "executor/devices/cuda/gpus.h"
#include "executor/devices/cuda/libraries/versions.h"

enum {
  STAGING_BYTES = 4 << 20, /* enough for the full speed of PCIe */
  KEPT_FREE_PART = 64      /* of a GPU's memory: 1/KEPT_FREE_PART is kept free, */
};
static const uint64_t most_kept_free = 512 << 20; /* but at most so many bytes */
/* Address space of a device in the exchange, for the operands and the result of one collective that
 * goes over the host. */
static const uint64_t window_bytes = (uint64_t)1 << 36;

sr_status sr_cuda_choose(sr_ctx *ctx, const sr_cuda_device *device) {
  const sr_cuda_runtime *cuda = sr_cuda_set_of(&device->base)->cuda;
  const char *why = sr_cuda_lost(device);
  if (why)
    return sr_fail(ctx, SR_ERR_DEVICE,
                   "this process can no longer use the GPU of device %d, which has failed: %s; "
                   "start the job again",
                   (int)device->base.number, why);
  return sr_cuda_check(ctx, cuda, cuda->cudaSetDevice(device->gpu), "choosing the GPU of device %d",
                       (int)device->base.number);
}

/* ---- which GPUs ------------------------------------------------------------------------------ */

/* What all ranks know of the GPUs of a job. */
typedef struct survey {
  const sr_cuda_runtime *cuda;
  sr_gpu_job job;
  const sr_gpu **gpus; /* [device of the job]: its GPU */
} survey;

static void survey_free(survey *s) {
  free(s->gpus);
  sr_gpu_job_free(&s->job);
}

/* Opens CUDA and lists the GPUs that this rank sees. */
static sr_status find_gpus(sr_ctx *ctx, survey *s, const sr_world *world,
                           const sr_device_options *options, sr_gpu_list *out_list) {
  s->gpus = calloc((size_t)sr_world_size(world) * (size_t)options->per_rank, sizeof *s->gpus);
  if (!s->gpus)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to divide the GPUs");
  SR_TRY(sr_cuda_runtime_open(ctx, options->cuda_libraries, &s->cuda));
  return sr_gpu_list_make(ctx, s->cuda, out_list);
}

/* Collective. Finds the GPU of each device of the job. The caller frees *out after a failure,
 * too. */
static sr_status survey_make(sr_ctx *ctx, sr_world *world, const sr_device_options *options,
                             survey *out) {
  sr_gpu_list list = {0};
  *out = (survey){0};
  sr_status status = sr_world_agree(ctx, world, find_gpus(ctx, out, world, options, &list));
  if (status == SR_OK)
    status = sr_gpu_job_gather(ctx, world, &list, &out->job);
  sr_gpu_list_free(&list);
  SR_TRY(status);
  sr_gpu_job_divide(&out->job, options->per_rank, out->gpus);
  return sr_gpu_job_check(ctx, &out->job, options->per_rank, out->gpus);
}

/* Collective. Sets the GPUs of this rank's devices. */
static sr_status choose_gpus(sr_ctx *ctx, sr_cuda_set *set, const sr_device_options *options) {
  const int32_t count = set->base.count, rank = sr_world_rank(set->base.world);
  survey s;
  sr_status status = survey_make(ctx, set->base.world, options, &s);
  set->cuda = s.cuda;
  for (int32_t i = 0; status == SR_OK && i < count; i++) {
    const sr_gpu *gpu = s.gpus[rank * count + i];
    set->devices[i].gpu = gpu->number;
    set->devices[i].multiprocessors = gpu->multiprocessors;
  }
  char shares[SR_MESSAGE_BYTES / 2];
  set->shares_gpus =
      status == SR_OK && sr_gpu_job_shares(&s.job, count, s.gpus, shares, sizeof shares);
  if (set->shares_gpus && rank == 0)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "%s: there are more devices than GPUs; those that share one take turns", shares);
  survey_free(&s);
  return status;
}

/* The simulated GPU says that it has the compute capability 0.0. */
static sr_target target_of(const sr_gpu *gpu) {
  const int32_t capability = 10 * gpu->major + gpu->minor;
  return (sr_target){capability ? SR_TARGET_CUDA : SR_TARGET_SIMULATED, capability};
}

static sr_status find_target(sr_ctx *ctx, sr_world *world, const sr_device_options *options,
                             sr_target *out_target) {
  survey s;
  sr_status status = survey_make(ctx, world, options, &s);
  if (status == SR_OK)
    *out_target = target_of(s.gpus[0]);
  if (status == SR_OK && !sr_target_is_known(*out_target))
    status = sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "GPUs of compute capability %d.%d (%s) are too old: 8.0 is needed",
                     s.gpus[0]->major, s.gpus[0]->minor, s.gpus[0]->name);
  survey_free(&s);
  return status;
}

/* ---- the set --------------------------------------------------------------------------------- */

static sr_status device_init(sr_ctx *ctx, sr_cuda_device *device, const sr_cuda_runtime *cuda) {
  int number = (int)device->base.number;
  SR_TRY(sr_cuda_choose(ctx, device));
  SR_TRY(sr_cuda_check(
      ctx, cuda, cuda->cudaStreamCreateWithFlags(&device->stream, SR_CUDA_STREAM_NON_BLOCKING),
      "making the stream of device %d", number));
  device->math.cuda = cuda;
  SR_TRY(sr_pool_create(ctx, 1, NULL, "cuda", &device->host));
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

/* Returns the bytes that are free on the GPU of the first device; 0 if CUDA does not tell. */
static uint64_t free_bytes(const sr_cuda_set *set) {
  size_t available = 0, total = 0;
  sr_ctx own = {0};
  if (sr_cuda_choose(&own, &set->devices[0]) != SR_OK ||
      set->cuda->cudaMemGetInfo(&available, &total) != SR_CUDA_SUCCESS)
    return 0;
  return available;
}

/*
 * Keeps memory free for what is allocated without us: by CUDA for graphs and the stacks of kernels,
 * by its libraries when their kernels are loaded, by NCCL when collectives first run. For NCCL that
 * is as much as it took to join the GPUs of the job, before which `before` bytes were free.
 */
static sr_status keep_free(sr_ctx *ctx, const sr_cuda_set *set, uint64_t before) {
  for (int32_t i = 0; i < set->base.count; i++) {
    size_t available = 0, total = 0;
    SR_TRY(sr_cuda_choose(ctx, &set->devices[i]));
    SR_TRY(sr_cuda_check(ctx, set->cuda, set->cuda->cudaMemGetInfo(&available, &total),
                         "asking for the memory of device %d", (int)set->devices[i].base.number));
    const uint64_t part = total / KEPT_FREE_PART;
    const uint64_t nccl = set->nccl && before > available ? before - available : 0;
    sr_gpu_heap_keep_free(set->devices[i].heap,
                          nccl + (part < most_kept_free ? part : most_kept_free));
  }
  return SR_OK;
}

static void drop_calls(void *user) {
  const sr_cuda_set *set = user;
  for (int32_t i = 0; i < set->base.count; i++)
    sr_cuda_drop_calls(&set->devices[i]);
}

/* Collective. Prepares collectives by NCCL, if they can go by it. */
static sr_status init_nccl(sr_ctx *ctx, sr_cuda_set *set, const sr_device_options *options) {
  const sr_nccl_options nccl = {.exchange = set->base.exchange,
                                .directories = options->cuda_libraries,
                                .per_rank = options->per_rank,
                                .shares_gpus = set->shares_gpus};
  SR_TRY(sr_nccl_create(ctx, set->base.world, &nccl, &set->nccl));
  if (!set->nccl)
    return SR_OK;
  sr_nccl_before_abort(set->nccl, drop_calls, set);
  return sr_nccl_try_graphs(ctx, set->nccl, set->base.world, set->cuda, set->devices[0].stream,
                            &set->reach);
}

static sr_status set_init(sr_ctx *ctx, sr_cuda_set *set, const sr_device_options *options) {
  for (int32_t i = 0; i < set->base.count; i++)
    set->devices[i].base = (sr_device){
        .set = &set->base,
        .number = sr_world_rank(set->base.world) * set->base.count + i,
    };
  SR_TRY(choose_gpus(ctx, set, options));
  set->window_bytes = window_bytes;
  set->cuda_libraries = options->cuda_libraries;
  set->checks_steps = options->checks_steps;
  set->math = (sr_math){.directories = options->cuda_libraries};
  SR_TRY(sr_exchange_create(ctx, set->base.world, set->base.count, window_bytes,
                            SR_EXCHANGE_NUMBERS, &set->base.exchange));
  SR_TRY(sr_world_agree(ctx, set->base.world, init_devices(ctx, set)));
  const uint64_t before = free_bytes(set);
  SR_TRY(init_nccl(ctx, set, options));
  SR_TRY(sr_world_agree(ctx, set->base.world, keep_free(ctx, set, before)));
  for (int32_t i = 0; i < set->base.count; i++)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "device %d is this rank's GPU %d",
                (int)set->devices[i].base.number, (int)set->devices[i].gpu);
  return SR_OK;
}

static void device_deinit(sr_cuda_device *device, const sr_cuda_runtime *cuda) {
  if (device->stream) {
    cuda->cudaSetDevice(device->gpu);
    sr_cuda_blas_destroy(device->blas);
    sr_cuda_dnn_destroy(device->dnn);
    sr_math_handles_destroy(&device->math);
    cuda->cudaStreamDestroy(device->stream);
  }
  sr_pool_destroy(device->host);
  sr_gpu_heap_destroy(device->heap);
}

static void destroy(sr_device_set *base) {
  sr_cuda_set *set = (sr_cuda_set *)(void *)base;
  sr_nccl_destroy(set->nccl);
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
  status = set_init(ctx, set, options);
  if (status == SR_OK)
    *out_set = &set->base;
  else
    destroy(&set->base);
  return status;
}

static sr_status connect_all(sr_ctx *ctx, sr_device_set *base, const sr_executable *executable) {
  sr_cuda_set *set = (sr_cuda_set *)(void *)base;
  SR_TRY(sr_libraries_compare(ctx, base->world, set->cuda_libraries, executable));
  SR_TRY(sr_gpu_calls_connect(ctx, &set->math, base->world, executable, set->told_calls));
  return set->nccl ? sr_nccl_connect(ctx, set->nccl, base->world, executable) : SR_OK;
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
  sr_gpu_block *block = NULL;
  sr_status status = sr_cuda_choose(ctx, cuda_device(device));
  if (status == SR_OK)
    status = sr_gpu_heap_take(ctx, cuda_device(device)->heap, bytes, what, &block);
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
  char place[64];
  snprintf(place, sizeof place, "%s device %d", what, (int)base->number);
  return sr_cuda_settle(ctx, device, error, place);
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
  char place[64];
  snprintf(place, sizeof place, "copying from device %d to device %d", (int)from_device->number,
           (int)to_device->number);
  return sr_cuda_settle(ctx, target, error, place);
}

static const char *lost(const sr_device *device) {
  return sr_cuda_lost(cuda_device(device));
}

static uint64_t room(const sr_device *device, char *remark, size_t bytes) {
  char kept[32];
  uint64_t kept_free;
  const uint64_t room_bytes = sr_gpu_heap_room(cuda_device(device)->heap, &kept_free);
  snprintf(remark, bytes, " (%s more are kept free for CUDA's libraries)",
           sr_size_name(kept_free, kept));
  return room_bytes;
}

static uint64_t used_bytes(const sr_device *device) {
  return sr_gpu_heap_used(cuda_device(device)->heap);
}

static uint64_t peak_bytes(const sr_device *device) {
  return sr_gpu_heap_peak(cuda_device(device)->heap);
}

/* ---- the kind -------------------------------------------------------------------------------- */

const sr_device_kind sr_cuda_kind = {
    .name = "cuda",
    .target = find_target,
    .create = create,
    .destroy = destroy,
    .connect = connect_all,
    .get = get,
    .take = take,
    .give = give,
    .address = address,
    .write = write_to,
    .read = read_from,
    .copy = copy,
    .lost = lost,
    .room = room,
    .used_bytes = used_bytes,
    .peak_bytes = peak_bytes,
    .load = sr_cuda_load,
    .unload = sr_cuda_unload,
    .create_task = sr_cuda_create_task,
    .destroy_task = sr_cuda_destroy_task,
    .start = sr_cuda_start,
    .wait = sr_cuda_wait,
    .traffic = sr_cuda_traffic,
};
