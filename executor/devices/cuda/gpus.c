#include "executor/devices/cuda/gpus.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- of this rank ---------------------------------------------------------------------------- */

static void print_uuid(const uint8_t uuid[16], char out[41]) {
  int used = snprintf(out, 41, "GPU-");
  for (int i = 0; i < 16; i++) {
    bool dash = i == 4 || i == 6 || i == 8 || i == 10;
    used += snprintf(out + used, (size_t)(41 - used), "%s%02x", dash ? "-" : "", uuid[i]);
  }
}

static sr_status describe(sr_ctx *ctx, const sr_cuda_runtime *cuda, int number, sr_gpu *out) {
  sr_cuda_properties properties;
  int major, minor, multiprocessors;
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaGetDeviceProperties(&properties, number),
                       "asking for the properties of GPU %d", number));
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaDeviceGetPCIBusId(out->bus, sizeof out->bus, number),
                       "asking for the place of GPU %d", number));
  const struct {
    int *out;
    sr_cuda_attribute attribute;
  } attributes[] = {{&major, SR_CUDA_ATTRIBUTE_MAJOR},
                    {&minor, SR_CUDA_ATTRIBUTE_MINOR},
                    {&multiprocessors, SR_CUDA_ATTRIBUTE_MULTIPROCESSORS}};
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
    SR_TRY(sr_cuda_check(
        ctx, cuda, cuda->cudaDeviceGetAttribute(attributes[i].out, attributes[i].attribute, number),
        "asking for an attribute of GPU %d", number));
  snprintf(out->name, sizeof out->name, "%.*s", (int)sizeof out->name - 1, properties.name);
  print_uuid(properties.uuid, out->uuid);
  out->major = major;
  out->minor = minor;
  out->multiprocessors = multiprocessors;
  out->number = number;
  out->memory_bytes = properties.memory_bytes;
  return SR_OK;
}

sr_status sr_gpu_list_make(sr_ctx *ctx, const sr_cuda_runtime *cuda, sr_gpu_list *out_list) {
  *out_list = (sr_gpu_list){0};
  int runtime, driver, count = 0;
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaRuntimeGetVersion(&runtime),
                       "asking for the version of CUDA's runtime"));
  SR_TRY(sr_cuda_check(ctx, cuda, cuda->cudaDriverGetVersion(&driver),
                       "asking for the version of NVIDIA's driver"));
  sr_cuda_error error = cuda->cudaGetDeviceCount(&count);
  if (error == SR_CUDA_ERROR_NO_DEVICE) {
    cuda->cudaGetLastError();
    error = SR_CUDA_SUCCESS;
    count = 0;
  }
  SR_TRY(sr_cuda_check(ctx, cuda, error, "counting the GPUs"));
  out_list->runtime = runtime;
  out_list->driver = driver;
  if (count == 0)
    return SR_OK;
  out_list->gpus = calloc((size_t)count, sizeof *out_list->gpus);
  if (!out_list->gpus)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to list the GPUs");
  while (out_list->count < count) {
    SR_TRY(describe(ctx, cuda, out_list->count, &out_list->gpus[out_list->count]));
    out_list->count++;
  }
  return SR_OK;
}

void sr_gpu_list_free(sr_gpu_list *list) {
  free(list->gpus);
  *list = (sr_gpu_list){0};
}

/* ---- of all ranks ---------------------------------------------------------------------------- */

static sr_gpu_rank rank_of(const sr_world *world, const sr_gpu_list *list) {
  sr_gpu_rank own;
  memset(&own, 0, sizeof own);
  own.node = sr_world_node(world);
  own.gpu_count = list->count;
  own.runtime = list->runtime;
  own.driver = list->driver;
  const char *visible = getenv("CUDA_VISIBLE_DEVICES");
  snprintf(own.host, sizeof own.host, "%s", sr_world_host(world));
  if (visible)
    snprintf(own.visible, sizeof own.visible, "CUDA_VISIBLE_DEVICES is \"%s\"", visible);
  return own;
}

static sr_status no_memory(sr_ctx *ctx, const void *memory) {
  return memory ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory to list the GPUs of the job");
}

/* Gathers the GPUs of all ranks. job->ranks says how many each rank sees. */
static sr_status gather_gpus(sr_ctx *ctx, sr_world *world, const sr_gpu_list *list,
                             sr_gpu_job *job) {
  for (int32_t r = 0; r < job->rank_count; r++)
    if (job->ranks[r].gpu_count > job->most)
      job->most = job->ranks[r].gpu_count;
  if (job->most == 0)
    return SR_OK;
  size_t most = (size_t)job->most;
  sr_gpu *own = calloc(most, sizeof *own);
  job->gpus = calloc((size_t)job->rank_count * most, sizeof *job->gpus);
  sr_status status = sr_world_agree(ctx, world, no_memory(ctx, own ? job->gpus : NULL));
  if (status == SR_OK) {
    if (list->count > 0)
      memcpy(own, list->gpus, (size_t)list->count * sizeof *own);
    status = sr_world_all_gather(ctx, world, own, most * sizeof *own, job->gpus);
  }
  free(own);
  return status;
}

sr_status sr_gpu_job_gather(sr_ctx *ctx, sr_world *world, const sr_gpu_list *list,
                            sr_gpu_job *out_job) {
  *out_job = (sr_gpu_job){.rank_count = sr_world_size(world)};
  out_job->ranks = calloc((size_t)out_job->rank_count, sizeof *out_job->ranks);
  SR_TRY(sr_world_agree(ctx, world, no_memory(ctx, out_job->ranks)));
  sr_gpu_rank own = rank_of(world, list);
  SR_TRY(sr_world_all_gather(ctx, world, &own, sizeof own, out_job->ranks));
  return gather_gpus(ctx, world, list, out_job);
}

void sr_gpu_job_free(sr_gpu_job *job) {
  free(job->ranks);
  free(job->gpus);
  *job = (sr_gpu_job){0};
}

/* ---- dividing -------------------------------------------------------------------------------- */

/* Ranks are numbered node by node. Returns the first rank of the node of `rank`. */
static int32_t first_of_node(const sr_gpu_job *job, int32_t rank) {
  while (rank > 0 && job->ranks[rank - 1].node == job->ranks[rank].node)
    rank--;
  return rank;
}

static bool is_same(const sr_gpu *a, const sr_gpu *b) {
  return a && b && strcmp(a->uuid, b->uuid) == 0;
}

/* Counts the ranks of a node that see the GPU. */
static int32_t count_seers(const sr_gpu_job *job, int32_t first_rank, const sr_gpu *gpu) {
  int32_t count = 0;
  for (int32_t r = first_rank;
       r < job->rank_count && job->ranks[r].node == job->ranks[first_rank].node; r++)
    for (int32_t i = 0; i < job->ranks[r].gpu_count; i++)
      if (is_same(&job->gpus[r * job->most + i], gpu)) {
        count++;
        break;
      }
  return count;
}

static const sr_gpu *choose(const sr_gpu_job *job, int32_t rank, int32_t first_device,
                            int32_t device, int32_t first_rank, const sr_gpu *const *gpus) {
  const sr_gpu *best = NULL;
  int32_t best_users = 0, best_seers = 0;
  for (int32_t i = 0; i < job->ranks[rank].gpu_count; i++) {
    const sr_gpu *gpu = &job->gpus[rank * job->most + i];
    int32_t users = 0, seers = count_seers(job, first_rank, gpu);
    for (int32_t d = first_device; d < device; d++)
      users += is_same(gpus[d], gpu);
    if (!best || users < best_users || (users == best_users && seers < best_seers)) {
      best = gpu;
      best_users = users;
      best_seers = seers;
    }
  }
  return best;
}

void sr_gpu_job_divide(const sr_gpu_job *job, int32_t devices_per_rank, const sr_gpu **out_gpus) {
  for (int32_t rank = 0; rank < job->rank_count; rank++) {
    int32_t first_rank = first_of_node(job, rank);
    for (int32_t d = rank * devices_per_rank; d < (rank + 1) * devices_per_rank; d++)
      out_gpus[d] = choose(job, rank, first_rank * devices_per_rank, d, first_rank, out_gpus);
  }
}

/* ---- checking -------------------------------------------------------------------------------- */

static sr_status check_versions(sr_ctx *ctx, const sr_gpu_job *job) {
  const sr_gpu_rank *first = &job->ranks[0];
  for (int32_t r = 1; r < job->rank_count; r++) {
    const sr_gpu_rank *other = &job->ranks[r];
    if (other->runtime != first->runtime || other->driver != first->driver)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "rank 0 on %s has CUDA's runtime %d.%d and a driver for CUDA %d.%d, rank %d "
                     "on %s has runtime %d.%d and a driver for %d.%d; all ranks need the same",
                     first->host, first->runtime / 1000, first->runtime % 1000 / 10,
                     first->driver / 1000, first->driver % 1000 / 10, r, other->host,
                     other->runtime / 1000, other->runtime % 1000 / 10, other->driver / 1000,
                     other->driver % 1000 / 10);
  }
  return SR_OK;
}

static sr_status check_kinds(sr_ctx *ctx, const sr_gpu_job *job, int32_t devices_per_rank,
                             const sr_gpu *const *gpus) {
  const sr_gpu *first = gpus[0];
  for (int32_t d = 1; d < job->rank_count * devices_per_rank; d++) {
    const sr_gpu *other = gpus[d];
    if (other->major != first->major || other->minor != first->minor ||
        other->multiprocessors != first->multiprocessors)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "device 0 is a %s on %s of compute capability %d.%d with %d multiprocessors, "
                     "device %d of rank %d is a %s on %s of %d.%d with %d; all devices need GPUs "
                     "of one kind, which CUDA_VISIBLE_DEVICES can choose",
                     first->name, job->ranks[0].host, first->major, first->minor,
                     first->multiprocessors, d, d / devices_per_rank, other->name,
                     job->ranks[d / devices_per_rank].host, other->major, other->minor,
                     other->multiprocessors);
  }
  return SR_OK;
}

sr_status sr_gpu_job_check(sr_ctx *ctx, const sr_gpu_job *job, int32_t devices_per_rank,
                           const sr_gpu *const *gpus) {
  for (int32_t r = 0; r < job->rank_count; r++)
    if (job->ranks[r].gpu_count == 0)
      return sr_fail(ctx, SR_ERR_UNAVAILABLE, "rank %d on %s sees no GPU: %s", r,
                     job->ranks[r].host,
                     job->ranks[r].visible[0] ? job->ranks[r].visible
                                              : "the driver has none, and CUDA_VISIBLE_DEVICES is "
                                                "not set");
  SR_TRY(check_versions(ctx, job));
  return check_kinds(ctx, job, devices_per_rank, gpus);
}

/* ---- sharing --------------------------------------------------------------------------------- */

/* A text of fixed size. What does not fit is dropped. */
typedef struct line {
  char *at;
  size_t left;
} line;

static void add(line *to, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(line *to, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int length = vsnprintf(to->at, to->left, format, list);
  va_end(list);
  size_t used = length < 0 ? 0 : (size_t)length < to->left ? (size_t)length : to->left - 1;
  to->at += used;
  to->left -= used;
}

/* Counts the devices of [begin, end) that have the GPU of device `of`. */
static int32_t count_users(int32_t begin, int32_t end, const sr_gpu *const *gpus, int32_t of) {
  int32_t count = 0;
  for (int32_t d = begin; d < end; d++)
    count += is_same(gpus[d], gpus[of]);
  return count;
}

/* Adds the `count` devices of [first, end) that have the GPU of device `first`. */
static void add_users(line *to, int32_t first, int32_t end, const sr_gpu *const *gpus,
                      int32_t count) {
  add(to, "devices");
  for (int32_t d = first, told = 0; d < end; d++)
    if (is_same(gpus[d], gpus[first])) {
      add(to, "%s %d", told == 0 ? "" : told + 1 < count ? "," : " and", d);
      told++;
    }
  add(to, " share %s", gpus[first]->uuid);
}

bool sr_gpu_job_shares(const sr_gpu_job *job, int32_t devices_per_rank, const sr_gpu *const *gpus,
                       char *out, size_t bytes) {
  line to = {out, bytes};
  bool shares = false;
  for (int32_t rank = 0, next; !shares && rank < job->rank_count; rank = next) {
    for (next = rank; next < job->rank_count && job->ranks[next].node == job->ranks[rank].node;)
      next++;
    int32_t begin = rank * devices_per_rank, end = next * devices_per_rank;
    for (int32_t d = begin; d < end; d++) {
      int32_t count = count_users(d, end, gpus, d);
      if (count < 2 || count_users(begin, d, gpus, d) > 0)
        continue;
      add(&to, "%s", shares ? ", " : "");
      add_users(&to, d, end, gpus, count);
      shares = true;
    }
    if (shares)
      add(&to, " on %s", job->ranks[rank].host);
  }
  return shares;
}
