/*
 * Runs a piece of a program in a child, sees every system call of it, and lets one of them go
 * wrong: the process is killed there, the call fails, or it happens and is reported as failed.
 *
 * What a process does to the world it does by system calls. So a kill between two of them is a kill
 * at any instruction.
 */
#ifndef SR_TESTS_FAULT_TRACER_H
#define SR_TESTS_FAULT_TRACER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum {
  TRACE_CALLS = 1000, /* of one run */
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
  FAULT_LOST,  /* the call happens, and its answer is a failure */
  FAULT_KINDS,
} fault_kind;

typedef struct fault {
  fault_kind kind;
  int at;    /* index of the call among those of the run without a fault */
  int error; /* what a call that fails says */
} fault;

typedef struct traced_call {
  int thread; /* 0: the first, 1: the one that it starts */
  long number;
  uint64_t arguments[TRACE_ARGUMENTS];
  bool returned;
  long result; /* -errno; of a call that has not returned: 0 */
} traced_call;

typedef struct trace {
  traced_call calls[TRACE_CALLS];
  int count;
  bool struck; /* the fault happened, at a call of the same number */
  int status;  /* as from waitpid */
} trace;

/*
 * Sees a call of the process `pid` twice, before it happens and when it has returned. What one
 * thread has done may be told of behind what another does with it: a descriptor that one closes
 * can be given out again before the close is seen to return.
 */
typedef void trace_visit(void *user, pid_t pid, const traced_call *call);

/* False: tracing is not allowed here. */
bool trace_is_allowed(void);

/*
 * Calls prepare(user), unseen, and body(user), seen, in a child, which ends with what body gives.
 * `clean` is a run without a fault, whose calls `what.at` counts; NULL for the first run. Calls
 * that wait for another thread alone are not counted, for whether there are any is chance. A thread
 * that the body starts and that polls finds that time passes at once, twice. `visit` may be NULL.
 */
void trace_run(void (*prepare)(void *user), int (*body)(void *user), void *user, const trace *clean,
               fault what, trace_visit *visit, trace *out);

/* Whether this kind of fault can happen to such a call. */
bool fault_can_strike(fault_kind kind, long number);
/* Whether it fails for want of memory alone. */
bool fault_is_of_memory(long number);
/* "openat", ...; "a call" for one that has no row. */
const char *trace_call_name(long number);

#endif
