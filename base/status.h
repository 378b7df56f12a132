/* Status codes, error messages (one sentence each) and the log. */
#ifndef SR_BASE_STATUS_H
#define SR_BASE_STATUS_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Status codes. The command turns each into an exit status. */
typedef enum sr_status {
  SR_OK = 0,
  SR_ERR_INVALID,     /* the input, an argument or the command line is wrong */
  SR_ERR_UNSUPPORTED, /* valid input that this version cannot run */
  SR_ERR_NOMEM,       /* host or device memory ran out */
  SR_ERR_IO,          /* a file, a directory or the file system failed */
  SR_ERR_PEER,        /* another rank failed; that rank's message is printed */
  SR_ERR_INTERNAL,    /* a bug in spmdrun */
  SR_ERR_UNAVAILABLE, /* this machine or process lacks something: another start may succeed */
  SR_ERR_DEVICE,      /* a GPU failed, a library that works on it, or a function of
                       * the host that a program calls */
} sr_status;

typedef enum sr_log_level {
  SR_LOG_ERROR,
  SR_LOG_WARN,
  SR_LOG_INFO,
  SR_LOG_DEBUG,
} sr_log_level;

/* Parts of the program. Each has a log level of its own (--log LEVEL[,MODULE=LEVEL...]). */
typedef enum sr_log_module {
  SR_LOG_GRAPH,
  SR_LOG_PARTITIONER,
  SR_LOG_COMPILE,
  SR_LOG_CACHE,
  SR_LOG_MPI,
  SR_LOG_EXECUTOR,
  SR_LOG_SAVES,
  SR_LOG_MODULE_COUNT,
} sr_log_module;

/*
 * The receiver of log lines. The library does not print lines itself: it calls `sink`, which the
 * owner of the sr_ctx sets. `sink` may be called from several threads at once and must write a line
 * in one piece.
 */
typedef struct sr_log {
  sr_log_level level[SR_LOG_MODULE_COUNT];
  void (*sink)(void *user, sr_log_level level, sr_log_module module, const char *line);
  void *user;
} sr_log;

enum {
  SR_MESSAGE_BYTES = 2048
};

/*
 * The context of a call. It holds the failure of the call: a status code and a sentence. Recording
 * a failure allocates no memory. A context belongs to one thread at a time. A zeroed context is
 * valid and does not log.
 */
typedef struct sr_ctx {
  sr_status code;
  char message[SR_MESSAGE_BYTES];
  const sr_log *log; /* may be NULL; not owned */
} sr_ctx;

/* Writes an error sentence (place, fault, remedy) into `ctx` and returns `code`. If `ctx` already
 * has a sentence, that one stays: the place that found the fault knows most about it. */
#define sr_fail(ctx, code, ...) sr_fail_at((ctx), __FILE__, __LINE__, (code), __VA_ARGS__)
sr_status sr_fail_at(sr_ctx *ctx, const char *file, int line, sr_status code, const char *format,
                     ...) __attribute__((format(printf, 5, 6)));

/* Removes code and sentence from `ctx`, after the caller has handled the failure. */
void sr_ctx_clear(sr_ctx *ctx);

/* Returns a name for logs and JSON: "invalid input", "unsupported", ... */
const char *sr_status_name(sr_status status);

/* Evaluates `expr`. If it is not SR_OK, returns it from the enclosing function; the call that
 * failed has already written its sentence into the context. */
#define SR_TRY(expr)                                                                               \
  do {                                                                                             \
    sr_status sr_try_ = (expr);                                                                    \
    if (sr_try_ != SR_OK)                                                                          \
      return sr_try_;                                                                              \
  } while (0)

/* True if the log shows lines of this module and level. Callers use it to skip work that only a log
 * line needs. */
bool sr_log_enabled(const sr_ctx *ctx, sr_log_module module, sr_log_level level);

void sr_log_line(const sr_ctx *ctx, sr_log_module module, sr_log_level level, const char *format,
                 ...) __attribute__((format(printf, 4, 5)));

/* Sets the levels of `out_log` from the value of --log: "info" or "warn,cache=debug,mpi=info". */
sr_status sr_log_parse(sr_ctx *ctx, const char *text, sr_log *out_log);

const char *sr_log_level_name(sr_log_level level);
const char *sr_log_module_name(sr_log_module module);

/* Checks `condition`, in every build. If the condition is false, there is a bug: prints a message
 * to stderr and aborts. */
#define SR_ASSERT(condition)                                                                       \
  ((condition) ? (void)0 : sr_assert_failed(#condition, __FILE__, __LINE__))
_Noreturn void sr_assert_failed(const char *condition, const char *file, int line);

#endif
