/* A switch saves the registers that a function must keep on the old stack, and loads them from the
 * new one. After a fault, the handler of signals does the second half. */
#include "simulated/sim_fiber.h"

#include <sys/mman.h>
#include <ucontext.h>

#include "simulated/sim_fault.h"
#include "simulated/sim_limits.h"
#include "simulated/sim_memory.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__ 1
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

enum {
  PAGE_BYTES = 4096,
  STACK_BYTES = 16 * PAGE_BYTES,
  SLOT_BYTES = STACK_BYTES + PAGE_BYTES, /* a stack, and a page below it that faults */
  SIGNAL_STACK_BYTES = 16 * PAGE_BYTES,
  SAVED_REGISTERS = 6,
  CACHE_LINE = 64
};

/* Stores the stack pointer to *save and goes on where `load` was stored. */
__attribute__((visibility("hidden"))) void sim_fiber_switch(void **save, void *load);
/* The second half of a switch. */
__attribute__((visibility("hidden"))) void sim_fiber_resume(void);
__asm__(".text\n"
        ".globl sim_fiber_switch, sim_fiber_resume\n"
        ".hidden sim_fiber_switch, sim_fiber_resume\n"
        "sim_fiber_switch:\n"
        "  push %rbp\n  push %rbx\n  push %r12\n  push %r13\n  push %r14\n  push %r15\n"
        "  mov %rsp, (%rdi)\n"
        "  mov %rsi, %rsp\n"
        "sim_fiber_resume:\n"
        "  pop %r15\n  pop %r14\n  pop %r13\n  pop %r12\n  pop %rbx\n  pop %rbp\n"
        "  ret\n");

typedef struct fiber {
  void *stack_pointer; /* while it does not run */
  sim_fiber_function *function;
  const void *argument;
  void *fake_stack; /* AddressSanitizer's */
} fiber;

static fiber fibers[SIM_THREADS_MOST];
static uint8_t *slots;        /* of all fibers */
static uint32_t slot_count;   /* slots that are ready for use */
static fiber caller;          /* who called sim_fiber_run: a stack pointer and a fake stack */
static fiber *running;        /* NULL: none */
static sim_fiber_state state; /* why it has stopped */
static const void *fault_address;
static uint8_t signal_stack[SIGNAL_STACK_BYTES];
static stack_t stack_before;

/* ---- stacks --------------------------------------------------------------------------------- */

static uint8_t *stack_of(uint32_t index) {
  return slots + (size_t)index * SLOT_BYTES + PAGE_BYTES;
}

/* Maps all stacks at once, and makes those up to `count` accessible. */
static void stacks_provide(uint32_t count) {
  if (!slots) {
    slots = mmap(NULL, (size_t)SIM_THREADS_MOST * SLOT_BYTES, PROT_NONE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (slots == MAP_FAILED)
      sim_abort("no memory for the stacks of threads");
  }
  for (; slot_count < count; slot_count++)
    if (mprotect(stack_of(slot_count), STACK_BYTES, PROT_READ | PROT_WRITE) != 0)
      sim_abort("no memory for the stacks of threads");
}

/* ---- switching ------------------------------------------------------------------------------ */

/* AddressSanitizer is told of every switch: before it, where the other stack lies, and after it. */
#ifdef __SANITIZE_ADDRESS__
static const void *caller_bottom;
static size_t caller_bytes;

SIM_ON_FIBER static void tell_entering(const fiber *to) {
  __sanitizer_start_switch_fiber(&caller.fake_stack, stack_of((uint32_t)(to - fibers)),
                                 STACK_BYTES);
}
SIM_ON_FIBER static void tell_entered(const fiber *to) {
  __sanitizer_finish_switch_fiber(to->fake_stack, &caller_bottom, &caller_bytes);
}
SIM_ON_FIBER static void tell_leaving(fiber *from) {
  __sanitizer_start_switch_fiber(from ? &from->fake_stack : NULL, caller_bottom, caller_bytes);
}
SIM_ON_FIBER static void tell_left(void) {
  __sanitizer_finish_switch_fiber(caller.fake_stack, NULL, NULL);
}
#else
static void tell_entering(const fiber *to) {
  (void)to;
}
static void tell_entered(const fiber *to) {
  (void)to;
}
static void tell_leaving(const fiber *from) {
  (void)from;
}
static void tell_left(void) {}
#endif

/* Where a fiber begins. */
SIM_ON_FIBER static void run(void) {
  tell_entered(running);
  running->function(running->argument);
  state = SIM_FIBER_ENDED;
  tell_leaving(NULL);
  sim_fiber_switch(&running->stack_pointer, caller.stack_pointer);
}

SIM_ON_FIBER void sim_fiber_leave(void) {
  fiber *self = running;
  state = SIM_FIBER_LEFT;
  tell_leaving(self);
  sim_fiber_switch(&self->stack_pointer, caller.stack_pointer);
  tell_entered(self);
}

void sim_fiber_prepare(uint32_t index, sim_fiber_function *function, const void *argument) {
  stacks_provide(index + 1);
  /* Stacks begin in different sets of the caches. */
  uintptr_t *top =
      (uintptr_t *)(void *)(stack_of(index) + STACK_BYTES - index % CACHE_LINE * CACHE_LINE);
  *--top = 0; /* `run` does not return */
  *--top = (uintptr_t)run;
  for (int i = 0; i < SAVED_REGISTERS; i++)
    *--top = 0;
  fibers[index] = (fiber){.stack_pointer = top, .function = function, .argument = argument};
}

sim_fiber_state sim_fiber_run(uint32_t index) {
  running = &fibers[index];
  tell_entering(running);
  sim_fiber_switch(&caller.stack_pointer, running->stack_pointer);
  running = NULL;
  if (state == SIM_FIBER_FAULTED)
    tell_leaving(NULL); /* the fiber could not */
  tell_left();
  return state;
}

/* ---- faults --------------------------------------------------------------------------------- */

/* Lets the fiber go on if it may touch the memory. Else goes on as if the fiber had switched to its
 * caller. */
static bool catch_fault(const void *address, ucontext_t *context) {
  if (!running)
    return false;
  if (sim_memory_fault(address))
    return true;
  fault_address = address;
  state = SIM_FIBER_FAULTED;
  context->uc_mcontext.gregs[REG_RSP] = (greg_t)(uintptr_t)caller.stack_pointer;
  context->uc_mcontext.gregs[REG_RIP] = (greg_t)(uintptr_t)sim_fiber_resume;
  return true;
}

const void *sim_fiber_fault(bool *out_is_stack) {
  const uint8_t *address = fault_address;
  *out_is_stack = address >= slots && address < slots + (size_t)SIM_THREADS_MOST * SLOT_BYTES;
  return address;
}

void sim_fibers_begin(void) {
  const stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  if (sigaltstack(&stack, &stack_before) != 0)
    sim_abort("no stack for signals");
  sim_fault_catch(catch_fault);
}

void sim_fibers_end(void) {
  sim_fault_catch(NULL);
  sigaltstack(&stack_before, NULL);
}
