/* Implemented with ptrace: the child stops before and after every call, where its registers are
 * changed. */
#include "fault/tracer.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  MEMORY = 1,   /* fails only if memory runs out, not if a disk is gone */
  CHANGES = 2,  /* other processes see what it does, so a lost answer or a kill before it matters */
  COUNTS = 4,   /* returns the number of bytes, which may be fewer than requested */
  SURE = 8,     /* cannot fail, or does not return */
  WAITS = 16,   /* only waits for another thread of the process */
  WRITES = 32,  /* writes bytes */
  PROCESS = 64, /* concerns the process itself: it does not fail if a disk is gone */
};

static const struct {
  long number;
  const char *name;
  unsigned traits;
} rows[] = {
    {SYS_brk, "brk", MEMORY},
    {SYS_mmap, "mmap", MEMORY},
    {SYS_munmap, "munmap", MEMORY},
    {SYS_mremap, "mremap", MEMORY},
    {SYS_mprotect, "mprotect", MEMORY},
    {SYS_madvise, "madvise", MEMORY},
    {SYS_clone, "clone", MEMORY},
    {SYS_clone3, "clone3", MEMORY},
    {SYS_openat, "openat", CHANGES},
    {SYS_mkdir, "mkdir", CHANGES},
    {SYS_mkdirat, "mkdirat", CHANGES},
    {SYS_close, "close", CHANGES},
    {SYS_rename, "rename", CHANGES},
    {SYS_renameat, "renameat", CHANGES},
    {SYS_renameat2, "renameat2", CHANGES},
    {SYS_unlinkat, "unlinkat", CHANGES},
    {SYS_fsync, "fsync", CHANGES},
    {SYS_fdatasync, "fdatasync", CHANGES},
    {SYS_utimensat, "utimensat", CHANGES},
    {SYS_fchmod, "fchmod", CHANGES},
    {SYS_pwrite64, "pwrite64", CHANGES | COUNTS | WRITES},
    {SYS_write, "write", PROCESS}, /* to an eventfd; files are written with pwrite */
    {SYS_eventfd2, "eventfd2", PROCESS},
    {SYS_pread64, "pread64", COUNTS},
    {SYS_read, "read", COUNTS},
    {SYS_newfstatat, "newfstatat", 0},
    {SYS_fcntl, "fcntl", 0},
    {SYS_getdents64, "getdents64", 0},
    {SYS_poll, "poll", PROCESS},
    {SYS_getrandom, "getrandom", PROCESS},
    {SYS_rt_sigprocmask, "rt_sigprocmask", PROCESS},
    {SYS_rt_sigpending, "rt_sigpending", PROCESS},
    {SYS_rseq, "rseq", SURE}, /* libc ends the process without it */
    {SYS_set_robust_list, "set_robust_list", SURE},
    {SYS_sigaltstack, "sigaltstack", SURE}, /* of sanitizers */
    {SYS_sched_getaffinity, "sched_getaffinity", SURE},
    {SYS_exit, "exit", SURE},
    {SYS_exit_group, "exit_group", SURE},
    {SYS_geteuid, "geteuid", SURE},
    {SYS_getegid, "getegid", SURE},
    {SYS_getpid, "getpid", SURE},
    {SYS_gettid, "gettid", SURE},
    {SYS_futex, "futex", WAITS},
};

static size_t row_of(long number) {
  size_t row = 0;
  while (row < sizeof rows / sizeof *rows && rows[row].number != number)
    row++;
  return row;
}

static unsigned traits_of(long number) {
  size_t row = row_of(number);
  return row < sizeof rows / sizeof *rows ? rows[row].traits : 0;
}

const char *trace_call_name(long number) {
  size_t row = row_of(number);
  return row < sizeof rows / sizeof *rows ? rows[row].name : "a call";
}

bool fault_is_of_memory(long number) {
  return traits_of(number) & MEMORY;
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
static const bool is_sanitized = true;
#else
static const bool is_sanitized = false;
#endif

bool fault_error_is_due(int at, size_t index, size_t count) {
  return !is_sanitized || (size_t)at % count == index;
}

bool fault_can_strike(fault_kind kind, long number) {
  unsigned traits = traits_of(number);
  /* Memory calls are the sanitizer's: if one fails, it ends the process. A killed process reports
   * nothing to a sanitizer. */
  if (is_sanitized && (kind == FAULT_KILL || kind == FAULT_CUT || (traits & MEMORY)))
    return false;
  switch (kind) {
  case FAULT_NONE:
  case FAULT_KINDS:
    return false;
  case FAULT_KILL:
    return (traits & CHANGES) || number == SYS_exit_group;
  case FAULT_CUT:
    return traits & WRITES;
  case FAULT_SHORT:
    return traits & COUNTS;
  case FAULT_ERROR:
    return !(traits & SURE);
  case FAULT_DEAD:
    return !(traits & (SURE | MEMORY | PROCESS));
  case FAULT_LOST:
    return traits & CHANGES;
  }
  return false;
}

/* ---- one run --------------------------------------------------------------------------------- */

enum {
  MOST_SECONDS = 60 /* of a run; a run that hangs ends with SIGALRM, which is a crash */
};

typedef struct traced_thread {
  pid_t id;
  bool seen;    /* the thread has stopped before */
  int calls[2]; /* calls so far: on files and the like, and of memory */
  int polls;    /* number of polls that timed out at once */
  bool inside;  /* the thread is in a call that is counted */
  bool changed; /* the fault was injected into the current call */
  int index;    /* index of that call in the trace */
  long instead; /* result that replaces the call's own */
  bool has_instead;
} traced_thread;

typedef struct tracer {
  traced_thread threads[TRACE_THREADS];
  int thread_count;
  const trace *clean;
  fault what;
  trace_visit *visit;
  void *user;
  trace *out;
  bool dead;
  bool done; /* the rest of the run needs no tracing */
} tracer;

/* Ends the test because the test itself is broken. */
static _Noreturn void give_up(const char *what) {
  perror(what);
  exit(1);
}

static traced_thread *thread_of(tracer *on, pid_t id) {
  for (int i = 0; i < on->thread_count; i++)
    if (on->threads[i].id == id)
      return &on->threads[i];
  if (on->thread_count == TRACE_THREADS)
    give_up("the traced program has too many threads");
  traced_thread *thread = &on->threads[on->thread_count++];
  *thread = (traced_thread){.id = id};
  return thread;
}

/* Number of calls before call `at` in its thread, of the same kind (memory or other). */
static int calls_before(const trace *clean, int at) {
  const traced_call *wanted = &clean->calls[at];
  int before = 0;
  for (int i = 0; i < at; i++)
    before += clean->calls[i].thread == wanted->thread &&
              fault_is_of_memory(clean->calls[i].number) == fault_is_of_memory(wanted->number);
  return before;
}

/* True if the call that `thread` is about to make is the one to fail. */
static bool is_struck(const tracer *on, const traced_thread *thread, long number) {
  if (on->what.kind == FAULT_NONE)
    return false;
  const traced_call *wanted = &on->clean->calls[on->what.at];
  return wanted->thread == (int)(thread - on->threads) && wanted->number == number &&
         thread->calls[fault_is_of_memory(number)] == calls_before(on->clean, on->what.at);
}

static void give_instead(traced_thread *thread, struct user_regs_struct *registers, long result) {
  registers->orig_rax = (unsigned long long)-1; /* not a call: the kernel does nothing */
  thread->has_instead = true;
  thread->instead = result;
}

/* brk(2) returns no error: without memory it returns the old end, as brk(0) does. */
static void fail(traced_thread *thread, struct user_regs_struct *registers, int error) {
  if ((long)registers->orig_rax == SYS_brk)
    registers->rdi = 0;
  else
    give_instead(thread, registers,
                 traits_of((long)registers->orig_rax) & MEMORY ? -ENOMEM : -error);
}

static void strike(tracer *on, traced_thread *thread, struct user_regs_struct *registers) {
  switch (on->what.kind) {
  case FAULT_NONE:
  case FAULT_KINDS:
  case FAULT_LOST: /* after the call */
    break;
  case FAULT_KILL:
    kill(on->threads[0].id, SIGKILL);
    break;
  case FAULT_CUT:
  case FAULT_SHORT:
    registers->rdx = (registers->rdx + 1) / 2;
    break;
  case FAULT_ERROR:
  case FAULT_DEAD:
    fail(thread, registers, on->what.error);
    break;
  }
}

/*
 * Two polls time out at once. A later poll waits until it is interrupted, because otherwise the
 * number of calls would depend on how busy the machine is; except if the interruption itself, a
 * write to an eventfd, is what fails.
 */
static void pass_time(const tracer *on, traced_thread *thread, struct user_regs_struct *registers) {
  if (thread->polls++ < 2)
    give_instead(thread, registers, 0);
  else if (on->what.kind == FAULT_NONE || on->clean->calls[on->what.at].number != SYS_write)
    registers->rdx = 1000 * MOST_SECONDS;
}

/* Sets the registers of a stopped thread if they differ from those that it has. */
static void set_registers(const traced_thread *thread, const struct user_regs_struct *has,
                          const struct user_regs_struct *wanted) {
  if (memcmp(has, wanted, sizeof *has) != 0)
    (void)ptrace(PTRACE_SETREGS, thread->id, NULL, wanted);
}

static void enter(tracer *on, traced_thread *thread) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread->id, NULL, &registers) != 0)
    return; /* killed in the meantime */
  const struct user_regs_struct found = registers;
  long number = (long)registers.orig_rax;
  thread->inside = !(traits_of(number) & WAITS);
  thread->changed = thread->has_instead = false;
  if (!thread->inside)
    return;
  trace *out = on->out;
  if (out->count == TRACE_CALLS)
    give_up("the traced program makes too many system calls");
  thread->index = out->count++;
  out->calls[thread->index] =
      (traced_call){.thread = (int)(thread - on->threads),
                    .number = number,
                    .arguments = {registers.rdi, registers.rsi, registers.rdx, registers.r10,
                                  registers.r8, registers.r9}};
  if (on->visit)
    on->visit(on->user, on->threads[0].id, &out->calls[thread->index]);
  if (number == SYS_poll && thread != on->threads)
    pass_time(on, thread, &registers);
  if (is_struck(on, thread, number)) {
    thread->changed = out->struck = true;
    on->dead = on->what.kind == FAULT_DEAD;
    strike(on, thread, &registers);
  } else if (on->dead && fault_can_strike(FAULT_DEAD, number))
    fail(thread, &registers, on->what.error);
  thread->calls[fault_is_of_memory(number)]++;
  set_registers(thread, &found, &registers);
}

static void leave(tracer *on, traced_thread *thread) {
  struct user_regs_struct registers;
  if (!thread->inside || ptrace(PTRACE_GETREGS, thread->id, NULL, &registers) != 0)
    return;
  const struct user_regs_struct found = registers;
  thread->inside = false;
  bool lost = thread->changed && on->what.kind == FAULT_LOST && (long)registers.rax >= 0;
  traced_call *call = &on->out->calls[thread->index];
  if (thread->has_instead || lost)
    registers.rax = (unsigned long long)(lost ? -on->what.error : thread->instead);
  /* Restores the argument registers, which the kernel never changes. */
  registers.rdi = call->arguments[0];
  registers.rdx = call->arguments[2];
  set_registers(thread, &found, &registers);
  call->result = (long)registers.rax;
  call->returned = true;
  if (on->visit)
    on->visit(on->user, on->threads[0].id, call);
  if (thread->changed && on->what.kind == FAULT_CUT)
    kill(on->threads[0].id, SIGKILL);
  /* Each stop costs two switches of processes. Polls of other threads need stops: pass_time. */
  on->done = thread->changed && !on->dead && on->thread_count == 1;
}

/* Handles a stop of a thread; returns the signal to deliver to it. */
static int look_at(tracer *on, pid_t id, int status) {
  traced_thread *thread = thread_of(on, id);
  bool is_start = !thread->seen;
  thread->seen = true;
  int signal = WSTOPSIG(status);
  if (signal == (SIGTRAP | 0x80)) {
    struct __ptrace_syscall_info info;
    if (ptrace(PTRACE_GET_SYSCALL_INFO, id, sizeof info, &info) <= 0)
      return 0;
    if (info.op == PTRACE_SYSCALL_INFO_ENTRY)
      enter(on, thread);
    else
      leave(on, thread);
    return 0;
  }
  if (status >> 16 || (is_start && signal == SIGSTOP))
    return 0;
  return signal;
}

static void follow(tracer *on) {
  for (;;) {
    int status;
    pid_t id = waitpid(-1, &status, __WALL);
    if (id < 0)
      give_up("waitpid");
    if (WIFSTOPPED(status)) {
      int signal = look_at(on, id, status);
      (void)ptrace(on->done ? PTRACE_CONT : PTRACE_SYSCALL, id, NULL, (void *)(uintptr_t)signal);
    } else if (id == on->threads[0].id) {
      on->out->status = status;
      return;
    }
  }
}

/* Keeps this thread and its children on the core where it is; returns the cores that it had. At a
 * stop one of two processes waits, so they need one core, and to wake a process on another one, at
 * every stop, takes longer than the stop itself. */
static cpu_set_t stay_on_core(void) {
  cpu_set_t before, here;
  CPU_ZERO(&here);
  if (sched_getaffinity(0, sizeof before, &before) != 0)
    give_up("sched_getaffinity");
  CPU_SET((size_t)sched_getcpu(), &here);
  (void)sched_setaffinity(0, sizeof here, &here);
  return before;
}

void trace_run(void (*prepare)(void *user), int (*body)(void *user), void *user, const trace *clean,
               fault what, trace_visit *visit, trace *out) {
  out->count = 0;
  out->struck = false;
  const cpu_set_t cores = stay_on_core();
  tracer on = {.clean = clean, .what = what, .visit = visit, .user = user, .out = out};
  fflush(NULL);
  pid_t child = fork();
  if (child < 0)
    give_up("fork");
  if (child == 0) {
    prepare(user);
    alarm(MOST_SECONDS);
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0)
      give_up("ptrace");
    kill(getpid(), SIGSTOP);
    _exit(body(user));
  }
  int status;
  if (waitpid(child, &status, 0) != child || !WIFSTOPPED(status))
    give_up("the traced program did not start");
  on.threads[0] = (traced_thread){.id = child, .seen = true};
  on.thread_count = 1;
  if (ptrace(PTRACE_SETOPTIONS, child, NULL,
             (void *)(PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL)) != 0 ||
      ptrace(PTRACE_SYSCALL, child, NULL, NULL) != 0)
    give_up("ptrace");
  follow(&on);
  (void)sched_setaffinity(0, sizeof cores, &cores);
}

bool trace_is_allowed(void) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0)
    _exit(ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0 ? 0 : 1);
  int status;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}
