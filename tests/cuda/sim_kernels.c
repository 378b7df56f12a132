/*
 * Kernels for the simulated GPU. All lie in one section with the slots of what they import, so the
 * section is the image of a module: its code reaches nothing outside. It is compiled without
 * sanitizers, and must use no constants that a compiler puts elsewhere.
 */
#include "sim_kernels.h"

#define KERNEL_FUNCTION __attribute__((section("kernels"), used))

/* The order is that of the names in sim_kernels.h. */
extern const struct {
  uint32_t (*thread)(void);
  uint32_t (*block)(void);
  uint32_t (*blocks)(void);
  void (*barrier)(void);
  uint32_t (*shuffle)(uint32_t value, uint32_t lane);
  void *(*shared)(void);
  void *(*copy)(void *to, const void *from, size_t bytes);
  void (*set_condition)(uint64_t handle, uint32_t value);
} kernel_slots __attribute__((visibility("hidden")));

__asm__(".pushsection kernels, \"ax\", @progbits\n"
        "  .balign 4096\n"
        "  .subsection 1\n" /* behind all code */
        "  .balign 4096\n"
        "  .globl kernel_slots\n"
        "  .hidden kernel_slots\n"
        "kernel_slots:\n"
        "  .zero 64\n"
        ".popsection\n");

#define OUT(WORD) ((uint32_t *)(uintptr_t)words[WORD])

KERNEL_FUNCTION void writes_indices(const uint64_t *words) {
  uint32_t thread = kernel_slots.thread(), block = kernel_slots.block();
  if (kernel_slots.blocks() > block)
    OUT(0)[block * words[1] + thread] = 1000 * block + thread;
}

KERNEL_FUNCTION void writes_order(const uint64_t *words) {
  uint32_t *count = OUT(0);
  count[++*count] = kernel_slots.block() << 16 | kernel_slots.thread();
}

KERNEL_FUNCTION void reads_shared(const uint64_t *words) {
  uint32_t thread = kernel_slots.thread(), *shared = kernel_slots.shared();
  OUT(0)[16 * kernel_slots.block() + thread] = shared[thread];
  shared[thread] = 0;
}

KERNEL_FUNCTION void reverses(const uint64_t *words) {
  uint32_t thread = kernel_slots.thread(), *shared = kernel_slots.shared();
  for (uint32_t round = 0; round < 3; round++) {
    shared[thread] = thread + round;
    kernel_slots.barrier();
    OUT(0)[thread] = shared[words[1] - 1 - thread];
    kernel_slots.barrier();
  }
}

KERNEL_FUNCTION void sums_warps(const uint64_t *words) {
  uint32_t thread = kernel_slots.thread(), sum = thread;
  for (uint32_t distance = 1; distance < 32; distance *= 2)
    sum += kernel_slots.shuffle(sum, (thread % 32) ^ distance);
  OUT(0)[thread] = sum;
}

KERNEL_FUNCTION void rotates_warps(const uint64_t *words) {
  uint32_t thread = kernel_slots.thread(), value = thread;
  for (uint32_t i = 0; i < 3; i++)
    value = kernel_slots.shuffle(value, thread + 1);
  OUT(0)[thread] = value;
}

KERNEL_FUNCTION void misses_barrier(const uint64_t *words) {
  if (kernel_slots.thread() != words[0])
    kernel_slots.barrier();
}

KERNEL_FUNCTION void misses_shuffle(const uint64_t *words) {
  if (kernel_slots.thread() % 32 != words[0])
    kernel_slots.shuffle(1, 0);
}

KERNEL_FUNCTION void shuffles_and_waits(const uint64_t *words) {
  (void)words;
  if (kernel_slots.thread() % 32 == 0)
    kernel_slots.shuffle(1, 0);
  else
    kernel_slots.barrier();
}

KERNEL_FUNCTION void asks_for_lane(const uint64_t *words) {
  kernel_slots.shuffle(1, (uint32_t)words[0]);
}

KERNEL_FUNCTION void touches(const uint64_t *words) {
  if (kernel_slots.block() == words[1] / 100 && kernel_slots.thread() == words[1] % 100)
    *(volatile uint8_t *)(uintptr_t)words[0] = 1;
}

KERNEL_FUNCTION void touches_shared(const uint64_t *words) {
  ((volatile uint8_t *)kernel_slots.shared())[words[0]] = 1;
}

KERNEL_FUNCTION void reads_parameter(const uint64_t *words) {
  OUT(0)[0] = (uint32_t)((volatile const uint64_t *)words)[words[1]];
}

KERNEL_FUNCTION void fills_stack(const uint64_t *words) {
  volatile uint8_t *bytes = __builtin_alloca(words[0]);
  for (uint64_t i = words[0]; i > 0; i--)
    bytes[i - 1] = 1;
}

KERNEL_FUNCTION void copies(const uint64_t *words) {
  if (kernel_slots.thread() == 0)
    kernel_slots.copy(OUT(0), OUT(1), words[2]);
}

KERNEL_FUNCTION void uses_most_shared(const uint64_t *words) {
  (void)words;
}

KERNEL_FUNCTION void adds(const uint64_t *words) {
  OUT(0)[0] += (uint32_t)words[1];
}

KERNEL_FUNCTION void starts(const uint64_t *words) {
  OUT(0)[0] = (uint32_t)words[1];
  kernel_slots.set_condition(words[2], OUT(0)[0]);
}

KERNEL_FUNCTION void counts_down(const uint64_t *words) {
  OUT(0)[0]--;
  kernel_slots.set_condition(words[1], OUT(0)[0]);
}

KERNEL_FUNCTION void sets_by_thread(const uint64_t *words) {
  kernel_slots.set_condition(words[0], (uint32_t)(words[1] + words[2] * kernel_slots.thread()));
}
