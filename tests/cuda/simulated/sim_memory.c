#include "simulated/sim_memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "simulated/sim_fault.h"
#include "simulated/sim_graph.h"

enum {
  PAGE_BYTES = 4096,
  ALIGNMENT = 256 /* of addresses, as of CUDA's */
};

static const uint8_t poison[4] = {0xA5, 0xA5, 0xF7, 0x7F};

static sim_block *blocks, *freed_blocks;
static sim_block *open_blocks;
static const sim_device *allowed_device; /* NULL: none */

/* ---- poison --------------------------------------------------------------------------------- */

void sim_poison(void *to, size_t bytes) {
  uint8_t *p = to, *end = p + bytes;
  uint32_t word;
  memcpy(&word, poison, sizeof word);
  for (; p < end && (uintptr_t)p % 4; p++)
    *p = poison[(uintptr_t)p % 4];
  for (; end - p >= 4; p += 4)
    memcpy(p, &word, 4);
  for (; p < end; p++)
    *p = poison[(uintptr_t)p % 4];
}

const uint8_t *sim_poison_lost(const void *from, size_t bytes) {
  const uint8_t *p = from;
  for (size_t i = 0; i < bytes; i++)
    if (p[i] != poison[(uintptr_t)(p + i) % 4])
      return p + i;
  return NULL;
}

/* ---- looking up ----------------------------------------------------------------------------- */

static const sim_block *near(const sim_block *list, const void *address) {
  for (const sim_block *b = list; b; b = b->next)
    if ((const uint8_t *)address >= b->map && (const uint8_t *)address < b->map + b->map_bytes)
      return b;
  return NULL;
}

const sim_block *sim_block_near(const void *address) {
  const sim_block *block = near(blocks, address);
  return block ? block : near(freed_blocks, address);
}

static const char *owner_of(const sim_block *block, char *out, size_t capacity) {
  if (!block->device)
    return "pinned memory";
  snprintf(out, capacity, "device %" PRId32, block->device->index);
  return out;
}

const char *sim_place(const void *address, char *out, size_t capacity) {
  const sim_block *b = sim_block_near(address);
  if (!b) {
    snprintf(out, capacity, "%p, which belongs to no block", address);
    return out;
  }
  char owner[32];
  const uint8_t *p = address, *end = b->address + b->bytes;
  int64_t distance = p < b->address ? b->address - p : p < end ? p - b->address : p - end;
  snprintf(out, capacity, "%p, %" PRId64 " bytes %s the %s%" PRIu64 " bytes at %p of %s", address,
           distance,
           p < b->address ? "before"
           : p < end      ? "into"
                          : "behind",
           b->is_freed ? "freed " : "", b->bytes, (void *)b->address,
           owner_of(b, owner, sizeof owner));
  return out;
}

const sim_block *sim_block_of(const void *address, uint64_t bytes) {
  const sim_block *b = near(blocks, address);
  uint64_t offset = b ? (uint64_t)((const uint8_t *)address - b->address) : 0;
  return b && offset <= b->bytes && bytes <= b->bytes - offset ? b : NULL;
}

bool sim_is_host(const void *address, uint64_t bytes) {
  const uint8_t *last = (const uint8_t *)address + (bytes ? bytes - 1 : 0);
  if (!sim_block_near(address) && !sim_block_near(last))
    return true;
  const sim_block *b = sim_block_of(address, bytes);
  return b && !b->device;
}

/* ---- access --------------------------------------------------------------------------------- */

static void protect(const sim_block *block, int protection) {
  if (mprotect(block->map + PAGE_BYTES, block->map_bytes - 2 * PAGE_BYTES, protection) != 0)
    sim_abort("cannot protect memory: the host allows too few mappings");
}

/* The pages of a block begin and end with poison, where the block does not fill them. */
static void check_edges(const sim_block *block) {
  const uint8_t *begin = block->map + PAGE_BYTES, *end = block->map + block->map_bytes - PAGE_BYTES;
  const uint8_t *lost = sim_poison_lost(begin, (size_t)(block->address - begin));
  if (!lost)
    lost = sim_poison_lost(block->address + block->bytes,
                           (size_t)(end - block->address) - block->bytes);
  char place[160];
  if (lost)
    sim_abort("something was written to %s", sim_place(lost, place, sizeof place));
}

void sim_block_open(const sim_block *block) {
  if (!block->device || block->is_open)
    return;
  sim_block *b = (sim_block *)(uintptr_t)block;
  protect(b, PROT_READ | PROT_WRITE);
  b->is_open = true;
  b->next_open = open_blocks;
  open_blocks = b;
}

void sim_memory_allow(const sim_device *device) {
  sim_block **link = &open_blocks;
  for (sim_block *b; (b = *link) != NULL;) {
    if (b->device == device) {
      link = &b->next_open;
      continue;
    }
    *link = b->next_open;
    b->is_open = false;
    check_edges(b);
    protect(b, PROT_NONE);
  }
  allowed_device = device;
}

bool sim_memory_fault(const void *address) {
  const sim_block *b = near(blocks, address);
  const uint8_t *p = address;
  if (!b || !b->device || b->device != allowed_device || b->is_open || p < b->map + PAGE_BYTES ||
      p >= b->map + b->map_bytes - PAGE_BYTES)
    return false;
  sim_block_open(b);
  return true;
}

/* ---- blocks --------------------------------------------------------------------------------- */

/* Maps a block of poison. Returns NULL if the host has no memory for it. */
static sim_block *block_create(sim_device *device, uint64_t bytes) {
  uint64_t used = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  uint64_t pages = (used + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES;
  size_t map_bytes = pages + 2 * PAGE_BYTES;
  void *map = mmap(NULL, map_bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (map == MAP_FAILED)
    return NULL;
  sim_block *b = sim_allocate(sizeof *b);
  *b = (sim_block){.next = blocks,
                   .map = map,
                   .map_bytes = map_bytes,
                   .address = (uint8_t *)map + PAGE_BYTES + pages - used,
                   .bytes = bytes,
                   .device = device};
  blocks = b;
  sim_fault_watch();
  protect(b, PROT_READ | PROT_WRITE);
  sim_poison(b->map + PAGE_BYTES, pages);
  if (device)
    protect(b, PROT_NONE);
  return b;
}

/* Gives the pages back and keeps the addresses, so that a late access is found. */
static void block_free(sim_block *b) {
  protect(b, PROT_READ);
  check_edges(b);
  if (mmap(b->map, b->map_bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED,
           -1, 0) == MAP_FAILED)
    sim_abort("cannot protect freed memory");
  sim_block **link = &blocks;
  while (*link != b)
    link = &(*link)->next;
  *link = b->next;
  b->is_freed = true;
  b->next = freed_blocks;
  freed_blocks = b;
  if (b->device)
    b->device->used_bytes -= b->bytes;
}

/* Finds the block that begins at `address` in memory of devices or pinned memory. */
static sim_error block_at(const void *address, bool on_device, sim_block **out_block) {
  char place[160];
  for (sim_block *b = blocks; b; b = b->next)
    if (b->address == address && (b->device != NULL) == on_device) {
      *out_block = b;
      return SIM_Success;
    }
  return SIM_REFUSE(SIM_InvalidValue, "no %s block begins at %s", on_device ? "device" : "pinned",
                    sim_place(address, place, sizeof place));
}

static sim_error release(const void *address, bool on_device) {
  sim_block *block;
  if (!address)
    return SIM_Success;
  SIM_TRY(block_at(address, on_device, &block));
  block_free(block);
  return SIM_Success;
}

/* What was never freed is told at exit. */
__attribute__((destructor)) static void leaks_print(void) {
  char owner[32];
  for (const sim_block *b = blocks; b; b = b->next)
    sim_tell("never freed: %" PRIu64 " bytes of %s", b->bytes, owner_of(b, owner, sizeof owner));
}

/* ---- calls ---------------------------------------------------------------------------------- */

static sim_error device_allocate(void **out_address, uint64_t bytes) {
  sim_device *device;
  *out_address = NULL;
  SIM_TRY(sim_current(&device));
  SIM_TRY(sim_capture_allows());
  if (bytes == 0)
    return SIM_Success;
  if (bytes > device->gpu->memory_bytes - device->used_bytes)
    return SIM_MemoryAllocation;
  const sim_block *block = block_create(device, bytes);
  if (!block)
    return SIM_MemoryAllocation;
  device->used_bytes += bytes;
  *out_address = block->address;
  return SIM_Success;
}

sim_error cudaMalloc(void **out_address, size_t bytes) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? device_allocate(out_address, bytes) : error);
}

/* Frees even if the device is broken or the call is to fail: there is no second call. */
static sim_error free_any(sim_error error, const void *address, bool on_device) {
  sim_device *device;
  SIM_TRY(sim_capture_allows());
  if (error == SIM_Success)
    error = sim_current(&device);
  sim_error freed = release(address, on_device);
  return error == SIM_Success ? freed : error;
}

sim_error cudaFree(void *address) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  return sim_end(free_any(error, address, true));
}

static sim_error host_allocate(void **out_address, uint64_t bytes, unsigned flags) {
  sim_device *device;
  *out_address = NULL;
  SIM_TRY(sim_current(&device));
  SIM_TRY(sim_capture_allows());
  if (flags > 7) /* portable, mapped, write-combined */
    return SIM_REFUSE(SIM_InvalidValue, "no such flags: %u", flags);
  if (bytes == 0)
    return SIM_Success;
  const sim_block *block = block_create(NULL, bytes);
  if (!block)
    return SIM_MemoryAllocation;
  *out_address = block->address;
  return SIM_Success;
}

sim_error cudaHostAlloc(void **out_address, size_t bytes, unsigned flags) {
  sim_error error = sim_begin(__func__, SIM_MemoryAllocation);
  return sim_end(error == SIM_Success ? host_allocate(out_address, bytes, flags) : error);
}

sim_error cudaFreeHost(void *address) {
  sim_error error = sim_begin(__func__, SIM_LaunchFailure);
  return sim_end(free_any(error, address, false));
}

static sim_error memory_info(size_t *out_free, size_t *out_total) {
  sim_device *device;
  SIM_TRY(sim_current(&device));
  *out_total = device->gpu->memory_bytes;
  *out_free = device->gpu->memory_bytes - device->used_bytes;
  return SIM_Success;
}

sim_error cudaMemGetInfo(size_t *out_free, size_t *out_total) {
  sim_error error = sim_begin(__func__, SIM_InvalidValue);
  return sim_end(error == SIM_Success ? memory_info(out_free, out_total) : error);
}
