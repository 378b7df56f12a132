/*
 * Makes the CPU devices of a rank. First the cores and the memory of the node are divided among its
 * ranks. Then each device gets a window, which is a range of address space that the node shares, a
 * heap in the window, and threads.
 *
 * The memory limit is computed here, before any memory is touched, and is the same for all devices
 * of a node. If each rank looked later how much memory is free, several ranks would claim the same
 * bytes. Ranks agree after each step that can fail on one rank alone.
 */
#include "executor/devices/cpu/cpu_device.h"
#include "executor/devices/cpu/spare_pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "executor/devices/cpu/blas.h"
#include "executor/devices/cpu/cpu_memory.h"
#include "executor/devices/cpu/loader.h"
#include "executor/devices/cpu/processor.h"

/* What the devices leave to the rest of the process, such as libraries and the compiler: 1/16 of
 * the available memory, and 1/4 of the address space if that is limited. Collectives take at most
 * 1/4 of the address space. */
enum {
  RESERVE_PART = 16,
  ADDRESS_RESERVE_PART = 4,
  NUMBERS_PART = 4, /* collectives may take 1/NUMBERS_PART of the address space */
  PAGE = 4096
};
/* A window has this many times the address space that the device's memory limit needs. So holes
 * between blocks do not make an allocation fail. Address space itself costs nothing. */
enum {
  SPAN_FACTOR = 2
};
#define WINDOW_ALIGNMENT ((uint64_t)2 << 20)

/* What one rank tells all others about itself. */
typedef struct rank_record {
  int32_t node;
  sr_processor processor;
  uint64_t memory;
  uint64_t address_space; /* bytes of address space that the rank can still map */
  sr_core_mask cores;
} rank_record;

/* ---- dividing among ranks ------------------------------------------------------------------- */

/* How cores and memory are divided. Every rank computes it from the same records. */
typedef struct division {
  sr_core_share cores; /* the cores of this rank */
  const char *blas_core;
  uint64_t limit;  /* memory limit of each device of this node, in bytes */
  uint64_t window; /* address space of the window of each device of the job, in bytes */
  int32_t numbers; /* how many collectives the devices can prepare */
} division;

/* What each device of a node gets: the smallest memory and address space that a rank of the node
 * reported, less the reserve, divided by the node's devices. */
typedef struct node_share {
  uint64_t memory, address_space;
} node_share;

static node_share share_of_node(const rank_record *records, int32_t count, int32_t node,
                                int32_t devices_per_rank) {
  node_share least = {UINT64_MAX, UINT64_MAX};
  uint64_t devices = 0;
  for (int32_t i = 0; i < count; i++)
    if (records[i].node == node) {
      least.memory = records[i].memory < least.memory ? records[i].memory : least.memory;
      if (records[i].address_space < least.address_space)
        least.address_space = records[i].address_space;
      devices += (uint64_t)devices_per_rank;
    }
  least.memory -= least.memory / RESERVE_PART;
  least.address_space -= least.address_space / ADDRESS_RESERVE_PART;
  /* Each process of the node maps the windows of all its devices, so they share the address
   * space. */
  return (node_share){least.memory / devices, least.address_space / devices};
}

/* Returns OpenBLAS's name of kernels that all ranks can run. NULL: all ranks have the same kind of
 * processor, which is not `limited` to a level, and OpenBLAS may choose. */
static const char *choose_blas_core(const rank_record *records, int32_t count, bool limited) {
  bool differ = limited;
  int32_t lowest = records[0].processor.level;
  for (int32_t i = 1; i < count; i++) {
    const sr_processor *own = &records[i].processor;
    differ |= memcmp(own, &records[0].processor, sizeof *own) != 0;
    lowest = own->level < lowest ? own->level : lowest;
  }
  return differ ? sr_blas_core((sr_cpu_level)lowest) : NULL;
}

static void divide(const rank_record *records, sr_core_mask *masks, int32_t count, int32_t rank,
                   int32_t devices_per_rank, division *out) {
  int32_t neighbours = 0, own = 0;
  uint64_t window = 0, room = UINT64_MAX;
  for (int32_t i = 0; i < count; i++) {
    node_share share = share_of_node(records, count, records[i].node, devices_per_rank);
    window = share.memory > window ? share.memory : window;
    room = share.address_space < room ? share.address_space : room;
    if (records[i].node != records[rank].node)
      continue;
    out->limit = share.memory;
    if (i == rank)
      own = neighbours;
    masks[neighbours++] = records[i].cores;
  }
  out->cores = sr_cores_divide_ranks(masks, neighbours, own);
  out->numbers = SR_EXCHANGE_NUMBERS;
  if (room / NUMBERS_PART / SR_EXCHANGE_NUMBER_BYTES < SR_EXCHANGE_NUMBERS) {
    out->numbers = (int32_t)(room / NUMBERS_PART / SR_EXCHANGE_NUMBER_BYTES);
    room -= room / NUMBERS_PART;
  } else if (room != UINT64_MAX) {
    room -= (uint64_t)SR_EXCHANGE_NUMBERS * SR_EXCHANGE_NUMBER_BYTES;
  }
  window *= SPAN_FACTOR;
  if (window > room)
    window = room;
  out->window = (window + WINDOW_ALIGNMENT) / WINDOW_ALIGNMENT * WINDOW_ALIGNMENT;
  if (out->limit > window)
    out->limit = window;
  out->limit = out->limit / PAGE * PAGE;
}

/* Collective. Gathers the records of all ranks, and divides cores and memory among them. */
static sr_status divide_among_ranks(sr_ctx *ctx, sr_cpu_set *set, sr_cpu_level level,
                                    division *out) {
  int32_t count = sr_world_size(set->base.world), rank = sr_world_rank(set->base.world);
  rank_record own;
  memset(&own, 0, sizeof own); /* the padding of the struct is also sent */
  own.node = sr_world_node(set->base.world);
  own.processor = sr_processor_find(level);
  own.memory = sr_memory_available("");
  own.address_space = sr_memory_address_space();
  sr_status status = sr_cores_find(ctx, &set->cores);
  own.cores = sr_cores_mask(&set->cores);
  if (status == SR_OK && own.memory == 0)
    status = sr_fail(ctx, SR_ERR_IO, "cannot tell how much memory is available: /proc/meminfo");
  rank_record *records = calloc((size_t)count, sizeof *records);
  sr_core_mask *masks = calloc((size_t)count, sizeof *masks);
  if (status == SR_OK && (!records || !masks))
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to make the devices");
  status = sr_world_agree(ctx, set->base.world, status);
  if (status == SR_OK)
    status = sr_world_all_gather(ctx, set->base.world, &own, sizeof own, records);
  if (status == SR_OK) {
    divide(records, masks, count, rank, set->base.count, out);
    out->blas_core = choose_blas_core(records, count, level != 0);
  }
  free(records);
  free(masks);
  return status;
}

/* ---- one device ----------------------------------------------------------------------------- */

static void discard_pages(void *user, uint64_t offset, uint64_t bytes) {
  sr_cpu_device *device = user;
  sr_exchange_discard(device->base.set->exchange, device->base.number, offset, bytes);
}

static const int32_t *processors_of(const sr_cpu_device *device) {
  return &sr_cpu_set_of(device)->cores.processor[device->cores.first];
}

sr_status sr_cpu_pool_create(sr_ctx *ctx, const sr_cpu_device *device, const char *name,
                             sr_pool **out_pool) {
  char full[16];
  snprintf(full, sizeof full, "%.6s%d", name, (int)device->base.number % 10000);
  return sr_pool_create(ctx, device->cores.count,
                        device->cores.pinned ? processors_of(device) : NULL, full, out_pool);
}

static sr_status device_start_threads(sr_ctx *ctx, sr_cpu_device *device) {
  if (device->cores.pinned && device->cores.count == 1)
    sr_exchange_pin(device->base.set->exchange, device->base.number, processors_of(device)[0]);
  return sr_cpu_pool_create(ctx, device, "device", &device->pool);
}

static sr_status device_init(sr_ctx *ctx, sr_cpu_device *device, const division *share) {
  device->window = sr_exchange_window(device->base.set->exchange, device->base.number);
  if (pthread_mutex_init(&device->lock, NULL) != 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for device %d", (int)device->base.number);
  device->has_lock = true;
  device->heap = sr_heap_create(share->window, share->limit, discard_pages, device);
  if (!device->heap)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for device %d", (int)device->base.number);
  return device_start_threads(ctx, device);
}

static void device_deinit(sr_cpu_device *device) {
  sr_spare_pools_destroy(device);
  sr_pool_destroy(device->pool);
  sr_heap_destroy(device->heap);
  if (device->has_lock)
    pthread_mutex_destroy(&device->lock);
}

static sr_status set_init_devices(sr_ctx *ctx, sr_cpu_set *set, const division *share) {
  set->devices = calloc((size_t)set->base.count, sizeof *set->devices);
  if (!set->devices)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for %d devices", (int)set->base.count);
  for (int32_t i = 0; i < set->base.count; i++) {
    sr_cpu_device *device = &set->devices[i];
    device->base.set = &set->base;
    device->base.number = sr_world_rank(set->base.world) * set->base.count + i;
    device->cores = sr_cores_divide_devices(share->cores, set->base.count, i);
    SR_TRY(device_init(ctx, device, share));
  }
  return SR_OK;
}

/* ---- the set -------------------------------------------------------------------------------- */

static sr_status set_init(sr_ctx *ctx, sr_cpu_set *set, sr_cpu_level level) {
  division share;
  SR_TRY(divide_among_ranks(ctx, set, level, &share));
  set->blas_core = share.blas_core;
  SR_TRY(sr_exchange_create(ctx, set->base.world, set->base.count, share.window, share.numbers,
                            &set->base.exchange));
  SR_TRY(sr_world_agree(ctx, set->base.world, set_init_devices(ctx, set, &share)));
  sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO,
              "devices of this rank: %d; of each: %d core%s%s, %.1f GB of memory",
              (int)set->base.count, (int)set->devices[0].cores.count,
              set->devices[0].cores.count == 1 ? "" : "s",
              set->devices[0].cores.pinned ? "" : " (shared)", (double)share.limit / 1e9);
  return SR_OK;
}

static void destroy(sr_device_set *base) {
  sr_cpu_set *set = (sr_cpu_set *)(void *)base;
  for (int32_t i = 0; set->devices && i < base->count; i++)
    device_deinit(&set->devices[i]);
  free(set->devices);
  sr_exchange_destroy(base->exchange);
  free(set);
}

static sr_status create(sr_ctx *ctx, sr_world *world, const sr_device_options *options,
                        sr_device_set **out_set) {
  *out_set = NULL;
  sr_cpu_set *set = calloc(1, sizeof *set);
  sr_status status = SR_OK;
  if (options->per_rank < 1)
    status = sr_fail(ctx, SR_ERR_INVALID, "%d devices on a rank: give at least 1",
                     (int)options->per_rank);
  else if (!set)
    status = sr_fail(ctx, SR_ERR_NOMEM, "no memory for devices");
  status = sr_world_agree(ctx, world, status);
  if (status != SR_OK) {
    free(set);
    return status;
  }
  set->base = (sr_device_set){.kind = &sr_cpu_kind, .world = world, .count = options->per_rank};
  status = set_init(ctx, set, options->level);
  if (status == SR_OK)
    *out_set = &set->base;
  else
    destroy(&set->base);
  return status;
}

static sr_device *get(const sr_device_set *set, int32_t index) {
  return &((const sr_cpu_set *)(const void *)set)->devices[index].base;
}

static void settle(const sr_device *device) {
  sr_pool_settle(((const sr_cpu_device *)(const void *)device)->pool);
}

/* ---- memory --------------------------------------------------------------------------------- */

static sr_cpu_device *cpu_device(const sr_device *device) {
  return (sr_cpu_device *)(uintptr_t)device;
}

sr_status sr_cpu_take(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                      sr_device_block **out_block) {
  sr_cpu_device *own = cpu_device(device);
  pthread_mutex_lock(&own->lock);
  sr_heap_block *block = sr_heap_take(own->heap, bytes);
  uint64_t left = sr_heap_limit(own->heap) - sr_heap_used(own->heap);
  pthread_mutex_unlock(&own->lock);
  *out_block = (sr_device_block *)block;
  return block ? SR_OK : sr_device_lacks_memory(ctx, device, what, bytes, left, "use more nodes");
}

void sr_cpu_give(sr_device *device, sr_device_block *block) {
  if (!block)
    return;
  sr_cpu_device *own = cpu_device(device);
  pthread_mutex_lock(&own->lock);
  sr_heap_give(own->heap, (sr_heap_block *)block);
  pthread_mutex_unlock(&own->lock);
}

void *sr_cpu_address(const sr_device *device, const sr_device_block *block) {
  return cpu_device(device)->window + sr_heap_block_offset((const sr_heap_block *)block);
}

static sr_status copy(sr_ctx *ctx, sr_device *to_device, void *to, sr_device *from_device,
                      const void *from, uint64_t bytes) {
  (void)ctx, (void)to_device, (void)from_device;
  memcpy(to, from, bytes);
  return SR_OK;
}

/* Other threads may be taking memory meanwhile. */
static uint64_t read_heap(const sr_device *device, uint64_t (*read)(const sr_heap *heap)) {
  sr_cpu_device *own = cpu_device(device);
  pthread_mutex_lock(&own->lock);
  const uint64_t bytes = read(own->heap);
  pthread_mutex_unlock(&own->lock);
  return bytes;
}

static uint64_t used_bytes(const sr_device *device) {
  return read_heap(device, sr_heap_used);
}

static uint64_t peak_bytes(const sr_device *device) {
  return read_heap(device, sr_heap_peak);
}

/* ---- the kind -------------------------------------------------------------------------------- */

static sr_status load(sr_ctx *ctx, const sr_device_set *set, const sr_code *code,
                      sr_device_code **out_code) {
  (void)set;
  return sr_code_load(ctx, code, out_code);
}

const sr_device_kind sr_cpu_kind = {
    .name = "cpu",
    .create = create,
    .destroy = destroy,
    .get = get,
    .settle = settle,
    .take = sr_cpu_take,
    .give = sr_cpu_give,
    .address = sr_cpu_address,
    .copy = copy,
    .used_bytes = used_bytes,
    .peak_bytes = peak_bytes,
    .load = load,
    .unload = sr_code_unload,
    .create_task = sr_cpu_create_task,
    .destroy_task = sr_cpu_destroy_task,
    .start = sr_cpu_start,
    .advance = sr_cpu_advance,
    .wait = sr_cpu_wait,
    .traffic = sr_cpu_traffic,
    .progress = sr_cpu_progress,
    .measure = sr_cpu_measure,
    .profile = sr_cpu_profile,
    .speed = sr_cpu_speed,
    .nans = sr_cpu_nans,
};
