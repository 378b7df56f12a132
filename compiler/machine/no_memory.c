/* Handlers that C++ and LLVM call when memory runs out. They must not allocate. */
#include "compiler/machine/no_memory.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/printable.h"

/* std::set_new_handler and llvm::install_bad_alloc_error_handler, by their mangled names because C
 * cannot call them otherwise. */
void (*set_new_handler(void (*handler)(void)))(void) __asm__("_ZSt15set_new_handlerPFvvE");
void install_bad_alloc_error_handler(
    void (*handler)(void *user, const char *reason, bool crash),
    void *user) __asm__("_ZN4llvm31install_bad_alloc_error_handlerEPFvPvPKcbES0_");

/* The message names rank 0, because only rank 0 compiles. */
#define SENTENCE(WHERE) "spmdrun: rank 0: " WHERE "out of memory while compiling; give it more\n"
static char sentence[512] = SENTENCE("");

/* Prints the message and ends the process. Runs on the thread whose allocation failed. If the
 * allocations of several threads fail, only the first thread prints, and the others wait for the
 * end. */
static void end_process(void) {
  static atomic_flag told = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&told)) {
    (void)!write(STDERR_FILENO, sentence, strlen(sentence));
    _exit(1);
  }
  for (;;)
    pause();
}

static void on_bad_alloc(void *user, const char *reason, bool crash) {
  (void)user;
  (void)reason;
  (void)crash;
  end_process();
}

static void (*before)(void); /* the new-handler that the host program had set */

/* Installs the handlers before LLVM's static constructors run, because these allocate, too. A
 * function with a priority runs before them, as they have none. */
__attribute__((constructor(101))) static void install(void) {
  before = set_new_handler(end_process);
  install_bad_alloc_error_handler(on_bad_alloc, NULL);
}

void sr_no_memory_begin(const char *program) {
  char name[400];
  sr_printable(name, sizeof name, program);
  snprintf(sentence, sizeof sentence, SENTENCE("%s: "), name);
  void (*old)(void) = set_new_handler(end_process);
  if (old != end_process) /* equal if a longjmp skipped the previous sr_no_memory_end */
    before = old;
}

void sr_no_memory_end(void) {
  set_new_handler(before);
}
