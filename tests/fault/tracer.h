/*
 * Runs a function in a child, traces every system call, and injects a fault into one of them: the
 * process is killed there, the call fails, or it succeeds but reports failure.
 *
 * A process affects other processes and files only by system calls, so a kill before each call with
 * such effects, and one at the end, stand for a kill at any instruction.
 */
#ifndef SR_TESTS_FAULT_TRACER_H
#define SR_TESTS_FAULT_TRACER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum {
  TRACE_CALLS = 1000, /* calls in one run */
  TRACE_THREADS = 2,
  TRACE_ARGUMENTS = 6,
};

typedef enum fault_kind {
  FAULT_NONE,
  FAULT_KILL,  /* the process ends before the call */
  FAULT_CUT,   /* half of the bytes are written, then the process ends */
  FAULT_SHORT, /* half of the bytes are read or written, and that is reported */
  FAULT_ERROR, /* the call does nothing and fails */
  FAULT_DEAD,  /* from there on all calls on files fail: the disk is gone */
  FAULT_LOST,  /* the call succeeds but reports failure */
  FAULT_KINDS,
} fault_kind;

typedef struct fault {
  fault_kind kind;
  int at;    /* index of the call in the run without a fault */
  int error; /* error of a failing call */
} fault;

typedef struct traced_call {
  int thread; /* 0: the first thread, 1: the one that it starts */
  long number;
  uint64_t arguments[TRACE_ARGUMENTS];
  bool returned;
  long result; /* -errno on failure; 0 for a call that has not returned */
} traced_call;

typedef struct trace {
  traced_call calls[TRACE_CALLS];
  int count;
  bool struck; /* the fault was injected, at a call with the same number */
  int status;  /* as from waitpid */
} trace;

/*
 * Called twice for each call of process `pid`: before it and after its return. Threads are reported
 * independently: a descriptor that one thread closes may be reused by another before the close is
 * seen to return.
 */
typedef void trace_visit(void *user, pid_t pid, const traced_call *call);

/* False if tracing is not allowed here. */
bool trace_is_allowed(void);

/*
 * Calls prepare(user), untraced, and body(user), traced, in a child, which exits with the result of
 * body. `clean` is a run without a fault, to which `what.at` refers; NULL for the first run. Calls
 * that only wait for another thread are not counted, because their number is random. In a thread
 * that the body starts, the first two polls time out at once. `visit` may be NULL. If the process
 * has one thread, *out has no calls behind a fault that strikes one call only.
 */
void trace_run(void (*prepare)(void *user), int (*body)(void *user), void *user, const trace *clean,
               fault what, trace_visit *visit, trace *out);

/* True if this kind of fault can happen to this call, and a test of it can show something. */
bool fault_can_strike(fault_kind kind, long number);
/* True if a test tries error `index` of its `count` errors at call `at`. Under sanitizers, which
 * slow each run down, the errors take turns; else each is tried at each call. */
bool fault_error_is_due(int at, size_t index, size_t count);
/* True if the call fails only when memory runs out. */
bool fault_is_of_memory(long number);
/* "openat", ...; "a call" for an unknown number. */
const char *trace_call_name(long number);

#endif
