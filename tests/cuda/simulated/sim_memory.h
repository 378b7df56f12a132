/*
 * Memory of the devices, and pinned memory of the host. Each block is a mapping of its own between
 * pages that nobody may touch; it ends at such a page, and freed blocks become such pages for good.
 * Blocks of a device are such pages, too, while the device does not work.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_MEMORY_H
#define SR_TESTS_CUDA_SIMULATED_SIM_MEMORY_H

#include "simulated/sim_call.h"

typedef struct sim_block {
  struct sim_block *next;
  uint8_t *map; /* the mapping, guard pages and all */
  size_t map_bytes;
  uint8_t *address;
  uint64_t bytes;
  sim_device *device; /* NULL: pinned memory of the host */
  bool is_freed;
  bool is_open; /* the host can access it, since the device works */
  struct sim_block *next_open;
} sim_block;

/* Fills memory with bytes that are a NaN in every type of floats. */
void sim_poison(void *to, size_t bytes);
/* Returns the first byte of the range that is no longer poison, or NULL. */
const uint8_t *sim_poison_lost(const void *from, size_t bytes);

/* Returns the block in whose mapping `address` lies, or NULL. Blocks that are not freed are
 * preferred. May be called by a handler of signals. */
const sim_block *sim_block_near(const void *address);
/* Says in words where an address lies: "4 bytes past block 0x... of 16 bytes of device 0". Returns
 * `out`. */
const char *sim_place(const void *address, char *out, size_t capacity);
/* Returns the block that holds the whole range; NULL: none does. */
const sim_block *sim_block_of(const void *address, uint64_t bytes);
/* True if the range touches no memory of devices and no freed memory: it is the host's. */
bool sim_is_host(const void *address, uint64_t bytes);

/* Lets the calling thread access the block, if it is one of a device. */
void sim_block_open(const sim_block *block);
/* Closes the blocks of all other devices, and lets sim_memory_fault open those of `device` from now
 * on. NULL: none. Ends the process if a block has lost poison around it: something was written out
 * of bounds. */
void sim_memory_allow(const sim_device *device);
/* Called when a kernel faults: opens the block at `address` if that is allowed. Returns false if
 * the kernel must not touch it. */
bool sim_memory_fault(const void *address);

#endif
