#include "simulated/sim_grid.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "simulated/sim_fiber.h"
#include "simulated/sim_graph.h"
#include "simulated/sim_limits.h"
#include "simulated/sim_memory.h"

enum {
  PAGE_BYTES = 4096,
  SHARED_ALIGNMENT = 128,
  WINDOW_BYTES = SIM_SHARED_MOST > 32768 ? SIM_SHARED_MOST : 32768
};

typedef enum window {
  PARAMETERS,
  SHARED
} window;

typedef enum thread_state {
  NEW,
  READY, /* it has met the threads for which it waited */
  AT_BARRIER,
  AT_SHUFFLE,
  ENDED
} thread_state;

/* The launch that runs. */
static const sim_launch *launch;
static uint64_t launch_number;
static uint32_t block, thread; /* indices of the block and of the thread that run */
static thread_state states[SIM_THREADS_MOST];
/* Of threads that are AT_SHUFFLE: what each gives, and from which lane it takes. When all have met,
 * a thread's value is what it takes. */
static uint32_t shuffle_values[SIM_THREADS_MOST], shuffle_lanes[SIM_THREADS_MOST];
static uint8_t *shared, *parameters; /* each ends at a page that faults */

/* ---- memory of blocks ----------------------------------------------------------------------- */

/* Returns the address at which `bytes` bytes end at a page that faults. The windows for that are
 * made at the first call. */
static uint8_t *at_end(window which, uint64_t bytes, uint64_t alignment) {
  static uint8_t *windows;
  const size_t stride = WINDOW_BYTES + PAGE_BYTES;
  if (!windows) {
    windows = mmap(NULL, 2 * stride + WINDOW_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (windows == MAP_FAILED || mprotect(windows, WINDOW_BYTES, PROT_READ | PROT_WRITE) != 0 ||
        mprotect(windows + stride, WINDOW_BYTES, PROT_READ | PROT_WRITE) != 0)
      sim_abort("no memory for shared memory");
  }
  return windows + (size_t)which * stride + WINDOW_BYTES -
         (bytes + alignment - 1) / alignment * alignment;
}

/* ---- what kernels call ---------------------------------------------------------------------- */

SIM_ON_FIBER static uint32_t gpu_thread(void) {
  return thread;
}

SIM_ON_FIBER static uint32_t gpu_block(void) {
  return block;
}

SIM_ON_FIBER static uint32_t gpu_blocks(void) {
  return launch->blocks;
}

SIM_ON_FIBER static void gpu_barrier(void) {
  states[thread] = AT_BARRIER;
  sim_fiber_leave();
}

SIM_ON_FIBER static uint32_t gpu_shuffle(uint32_t value, uint32_t lane) {
  states[thread] = AT_SHUFFLE;
  shuffle_values[thread] = value;
  shuffle_lanes[thread] = lane % SIM_WARP;
  sim_fiber_leave();
  return shuffle_values[thread];
}

SIM_ON_FIBER static void *gpu_shared(void) {
  return shared;
}

SIM_ON_FIBER static void gpu_set_condition(uint64_t handle, uint32_t value) {
  sim_condition_set(handle, value, launch_number);
}

typedef void (*address_of)(void);

uint64_t sim_gpu_import(const char *name) {
  static const struct {
    const char *name;
    address_of address;
  } table[] = {
      {"sr_gpu_thread", (address_of)gpu_thread},
      {"sr_gpu_block", (address_of)gpu_block},
      {"sr_gpu_blocks", (address_of)gpu_blocks},
      {"sr_gpu_barrier", (address_of)gpu_barrier},
      {"sr_gpu_shuffle", (address_of)gpu_shuffle},
      {"sr_gpu_shared", (address_of)gpu_shared},
      {"sr_gpu_set_condition", (address_of)gpu_set_condition},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (strcmp(table[i].name, name) == 0)
      return (uint64_t)(uintptr_t)table[i].address;
  return 0;
}

/* ---- orders --------------------------------------------------------------------------------- */

/* An order of the numbers below `count`: from `next` in steps that have no common divisor with
 * it. */
typedef struct order {
  uint64_t count, step, next;
} order;

static uint64_t common_divisor(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static order order_chosen(uint64_t count) {
  order chosen = {.count = count, .step = 1 + sim_random(count), .next = sim_random(count)};
  while (common_divisor(chosen.step, count) != 1)
    chosen.step = 1 + sim_random(count);
  return chosen;
}

static uint32_t order_next(order *o) {
  uint64_t number = o->next;
  o->next = (number + o->step) % o->count;
  return (uint32_t)number;
}

/* ---- threads -------------------------------------------------------------------------------- */

/* Tells which kernel, block and thread did something wrong, for the end of a sentence. */
static const char *where(char *out, size_t capacity) {
  snprintf(out, capacity, "kernel%" PRIu64 ": thread %" PRIu32 " of block %" PRIu32,
           launch->kernel->number, thread, block);
  return out;
}

static sim_error tell_fault(void) {
  bool is_stack;
  char place[160], who[80];
  const void *address = sim_fiber_fault(&is_stack);
  where(who, sizeof who);
  if (is_stack)
    return SIM_REFUSE(SIM_IllegalAddress, "%s needs too large a stack", who);
  const uint8_t *byte = address;
  if (byte >= shared && byte < at_end(SHARED, 0, 1) + PAGE_BYTES)
    return SIM_REFUSE(SIM_IllegalAddress, "%s touched byte %td of %" PRIu32 " of shared memory",
                      who, byte - shared, launch->shared_bytes);
  return SIM_REFUSE(SIM_IllegalAddress, "%s touched %s", who,
                    sim_place(address, place, sizeof place));
}

/* Runs a thread until it waits or ends. */
static sim_error thread_run(uint32_t index) {
  thread = index;
  if (states[index] == NEW)
    sim_fiber_prepare(index, launch->kernel->function, parameters);
  switch (sim_fiber_run(index)) {
  case SIM_FIBER_LEFT:
    return SIM_Success;
  case SIM_FIBER_ENDED:
    states[index] = ENDED;
    return SIM_Success;
  case SIM_FIBER_FAULTED:
    return tell_fault();
  }
  return SIM_Success;
}

/* Counts the threads from `first` up to `end` that are in a state. *out_other is one that is not,
 * if there is any. */
static uint32_t count_state(uint32_t first, uint32_t end, thread_state state, uint32_t *out_other) {
  uint32_t count = 0;
  for (uint32_t i = first; i < end; i++)
    if (states[i] == state)
      count++;
    else
      *out_other = i;
  return count;
}

/* Gives every thread of a warp, all of which are in a shuffle, the value that it asks for. */
static void shuffle(uint32_t first, uint32_t end) {
  uint32_t taken[SIM_WARP];
  for (uint32_t i = first; i < end; i++) {
    thread = i;
    char who[80];
    if (first + shuffle_lanes[i] >= end)
      sim_abort("%s shuffles with lane %" PRIu32 ", which its warp does not have",
                where(who, sizeof who), shuffle_lanes[i]);
    taken[i - first] = shuffle_values[first + shuffle_lanes[i]];
  }
  for (uint32_t i = first; i < end; i++) {
    shuffle_values[i] = taken[i - first];
    states[i] = READY;
  }
}

static const char *const state_words[] = {
    [NEW] = "has not begun",
    [READY] = "runs",
    [AT_BARRIER] = "waits at a barrier",
    [AT_SHUFFLE] = "waits in a shuffle",
    [ENDED] = "has ended",
};

/* A thread waits for others that will never come. */
static _Noreturn void abort_divergent(uint32_t waits, uint32_t other) {
  char who[80];
  thread = waits;
  sim_abort("%s %s for thread %" PRIu32 ", which %s", where(who, sizeof who),
            state_words[states[waits]], other, state_words[states[other]]);
}

static uint32_t first_in(uint32_t first, uint32_t end, thread_state state) {
  while (first < end && states[first] != state)
    first++;
  return first;
}

/* Runs a warp until all its threads are at a barrier or have ended. */
static sim_error warp_run(uint32_t first, uint32_t end) {
  for (;;) {
    order lanes = order_chosen(end - first);
    for (uint32_t i = first; i < end; i++) {
      uint32_t index = first + order_next(&lanes);
      if (states[index] == NEW || states[index] == READY)
        SIM_TRY(thread_run(index));
    }
    uint32_t other = first;
    uint32_t shuffling = count_state(first, end, AT_SHUFFLE, &other);
    if (shuffling == 0)
      return SIM_Success;
    if (shuffling < end - first)
      abort_divergent(first_in(first, end, AT_SHUFFLE), other);
    shuffle(first, end);
  }
}

/* Runs all threads of a block up to the next barrier or their end. */
static sim_error warps_run(void) {
  uint32_t warp_count = (launch->threads + SIM_WARP - 1) / SIM_WARP;
  order warps = order_chosen(warp_count);
  for (uint32_t i = 0; i < warp_count; i++) {
    uint32_t first = order_next(&warps) * SIM_WARP;
    uint32_t end = first + SIM_WARP;
    SIM_TRY(warp_run(first, end < launch->threads ? end : launch->threads));
  }
  return SIM_Success;
}

static sim_error block_run(void) {
  memset(states, 0, sizeof states);
  sim_poison(shared, launch->shared_bytes);
  for (;;) {
    SIM_TRY(warps_run());
    uint32_t other = 0;
    uint32_t waiting = count_state(0, launch->threads, AT_BARRIER, &other);
    if (waiting == 0)
      return SIM_Success;
    if (waiting < launch->threads)
      abort_divergent(first_in(0, launch->threads, AT_BARRIER), other);
    for (uint32_t i = 0; i < launch->threads; i++)
      states[i] = READY;
  }
}

/* ---- launches ------------------------------------------------------------------------------- */

sim_error sim_launch_perform(const sim_launch *new_launch, const sim_device *device) {
  launch = new_launch;
  launch_number++;
  if (launch->kernel->object.is_ended)
    sim_abort("kernel%" PRIu64 " runs after its library was unloaded", launch->kernel->number);
  if (launch_number == sim_settings_get()->fault)
    return SIM_IllegalAddress;
  parameters = at_end(PARAMETERS, launch->kernel->parameter_bytes, sizeof(uint64_t));
  memcpy(parameters, launch->parameters, launch->kernel->parameter_bytes);
  shared = at_end(SHARED, launch->shared_bytes, SHARED_ALIGNMENT);
  sim_memory_allow(device);
  sim_fibers_begin();
  order blocks = order_chosen(launch->blocks);
  sim_error error = SIM_Success;
  for (uint32_t i = 0; i < launch->blocks && error == SIM_Success; i++) {
    block = order_next(&blocks);
    error = block_run();
  }
  sim_fibers_end();
  return error;
}
