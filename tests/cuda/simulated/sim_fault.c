#include "simulated/sim_fault.h"

#include <pthread.h>
#include <stddef.h>

#include "simulated/sim_memory.h"

static struct sigaction before_segv, before_bus;
static sim_fault_catcher *catcher;
static pthread_t caught_thread;

static void handle(int signal, siginfo_t *info, void *state) {
  if (catcher && pthread_equal(pthread_self(), caught_thread) && catcher(info->si_addr, state))
    return;
  char place[160];
  if (sim_block_near(info->si_addr))
    sim_tell("the host touched %s", sim_place(info->si_addr, place, sizeof place));
  /* The instruction runs again, and this time meets whoever handled faults before. */
  sigaction(signal, signal == SIGSEGV ? &before_segv : &before_bus, NULL);
}

/* Handles a signal, if another handler has come since. */
static void watch(int signal, struct sigaction *out_before) {
  struct sigaction now, action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  if (sigaction(signal, NULL, &now) != 0)
    sim_abort("cannot handle faults");
  if (now.sa_sigaction == handle)
    return;
  *out_before = now;
  sigaction(signal, &action, NULL);
}

void sim_fault_watch(void) {
  watch(SIGSEGV, &before_segv);
  watch(SIGBUS, &before_bus);
}

void sim_fault_catch(sim_fault_catcher *new_catcher) {
  if (new_catcher)
    sim_fault_watch();
  caught_thread = pthread_self();
  catcher = new_catcher;
}
