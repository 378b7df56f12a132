/* spmdrun: reads the command line, joins the job and calls a subcommand. Even --help, --version and
 * a wrong command line are handled after joining the job. Otherwise, if only one rank got them and
 * left, the other ranks would wait for it. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/file.h"
#include "command/command.h"
#include "command/generated.h"
#include "command/progress.h"
#include "command/watch.h"

static void log_line(void *user, const char *line) {
  (void)user;
  sr_watch_write(line);
}

static void enter_phase(void *user, spmdrun_phase phase) {
  (void)user;
  sr_progress_phase(phase);
}

static sr_status check_settings(sr_ctx *ctx, const sr_settings *settings) {
  if (settings->device && strcmp(settings->device, "cpu") != 0 &&
      strcmp(settings->device, "cuda") != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "--device: expected cpu or cuda, not \"%s\"",
                   settings->device);
  if (settings->subcommand == SR_COMMAND_DEVICES && settings->words.count > 0)
    return sr_fail(ctx, SR_ERR_INVALID, "spmdrun devices takes no \"%s\"",
                   settings->words.items[0]);
  if (settings->subcommand == SR_COMMAND_CACHE)
    return SR_OK; /* cache_command.c checks the words of `cache` */
  if (settings->subcommand != SR_COMMAND_DEVICES && settings->words.count == 0)
    return sr_fail(ctx, SR_ERR_INVALID, "no program given; spmdrun --help shows how to call it");
  if (settings->subcommand == SR_COMMAND_LOOP && !(settings->state && settings->steps))
    return sr_fail(ctx, SR_ERR_INVALID,
                   "spmdrun loop needs --state DIR and --steps N: where to save, and when to end");
  if (settings->subcommand == SR_COMMAND_LOOP && settings->words.count < 2)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "spmdrun loop needs the state: an ARG for each argument that a result replaces");
  if (settings->gather && !settings->output)
    return sr_fail(ctx, SR_ERR_INVALID, "--gather needs -o DIR to write to");
  return SR_OK;
}

static const char usage[] =
    "usage: spmdrun [run] [option...] PROGRAM.mlir [ARG...]    (spmdrun --help tells more)\n";

/* Flushes standard output. Returns a message if any output could not be written; else NULL. */
static const char *output_failure(sr_arena *arena) {
  bool failed = ferror(stdout) != 0;
  errno = 0;
  if (fflush(stdout) == 0 && !failed && sr_file_flush(STDOUT_FILENO))
    return NULL;
  /* An earlier write failed, and its errno is gone. One more byte fails in the same way and sets
   * errno again. */
  if (!errno)
    (void)!write(STDOUT_FILENO, "\n", 1);
  return errno ? sr_arena_printf(arena, "standard output cannot be written: %s", strerror(errno))
               : "standard output cannot be written";
}

/* Collective. Flushes standard output and reports it if any output could not be written. */
static int finish_output(const sr_session *session) {
  const char *failure = output_failure(session->arena);
  if (spmdrun_agree(session->context, failure ? SPMDRUN_IO : SPMDRUN_OK, failure) == SPMDRUN_OK)
    return SR_EXIT_OK;
  return sr_report_failure(session, SR_STAGE_WORK);
}

static int run_subcommand(sr_session *session) {
  if (sr_session_compare(session) != SPMDRUN_OK) {
    int refused = sr_report_failure(session, SR_STAGE_WORK);
    if (spmdrun_should_report(session->context))
      sr_watch_write(session->hint);
    return refused;
  }
  if (session->answer) {
    if (sr_session_speaks(session))
      fputs(session->answer, stdout);
    return finish_output(session);
  }
  int status = SR_EXIT_USAGE;
  switch (session->settings->subcommand) {
  case SR_COMMAND_RUN:
    status = sr_command_run(session);
    break;
  case SR_COMMAND_LOOP:
    status = sr_command_loop(session);
    break;
  case SR_COMMAND_SHOW:
    status = sr_command_show(session);
    break;
  case SR_COMMAND_CHECK:
    status = sr_command_check(session);
    break;
  case SR_COMMAND_DEVICES:
    status = sr_command_devices(session);
    break;
  case SR_COMMAND_COMPILE:
    status = sr_command_compile(session);
    break;
  case SR_COMMAND_CACHE:
    status = sr_command_cache(session);
    break;
  }
  /* A failure has already been printed, so a failed standard output is not reported as well.
   * Exception: `check` returns a failure only because a module failed. */
  bool told = status != SR_EXIT_OK && session->settings->subcommand != SR_COMMAND_CHECK;
  return told || finish_output(session) == SR_EXIT_OK ? status : SR_EXIT_FAILED;
}

/* Reports why nothing ran, in a process that has no other ranks or could not join them. */
static int report_alone(const sr_session *session) {
  if (session->fault)
    return sr_report_alone(session, SPMDRUN_INVALID, session->fault, session->hint);
  if (!session->context)
    return sr_report_alone(session, SPMDRUN_NOMEM, "out of memory while starting", "");
  return sr_report_alone(session, spmdrun_failure(session->context),
                         spmdrun_message(session->context), "");
}

/* Prints --help or --version in a process that has no other ranks or could not join them. */
static int answer_alone(const sr_session *session) {
  fputs(session->answer, stdout);
  const char *failure = output_failure(session->arena);
  return failure ? sr_report_alone(session, SPMDRUN_IO, failure, "") : SR_EXIT_OK;
}

/* Joins the job, runs the subcommand, leaves the job. */
static int run_session(sr_session *session) {
  const sr_settings *settings = session->settings;
  spmdrun_options options = {
      .size = sizeof options,
      .devices_per_rank = (int)settings->devices,
      .device = settings->device,
      .cuda_libraries = settings->cuda_libraries,
      .check_steps = settings->check_steps,
      .cache_settings = settings->cache.items,
      .cache_setting_count = (int)settings->cache.count,
      .log = settings->log,
      .node_is_rank = settings->node_is_rank,
      .deadline = settings->deadline,
      .placement = settings->placement,
      .cpu = settings->subcommand & (SR_COMMAND_RUN | SR_COMMAND_LOOP | SR_COMMAND_CHECK)
                 ? settings->cpu
                 : NULL,
      .matmul_precision = settings->matmul_precision,
      .disabled_rewrites = settings->disable_rewrite.items,
      .disabled_rewrite_count = (int)settings->disable_rewrite.count,
      .log_sink = log_line,
      .phase = enter_phase,
  };
  int status = SR_EXIT_FAILED;
  bool joined = spmdrun_context_create(&options, &session->context) == SPMDRUN_OK;
  bool alone = !session->context || spmdrun_size(session->context) == 1;
  if (alone && session->answer) {
    status = answer_alone(session);
  } else if (alone && (!joined || session->fault)) {
    status = report_alone(session);
  } else if (!joined) {
    status = sr_report_failure(session, SR_STAGE_WORK);
  } else {
    sr_watch_job(session->context);
    if (sr_session_speaks(session))
      sr_watch_show(!alone, settings->progress);
    status = run_subcommand(session);
  }
  sr_watch_finish(status);
  sr_watch_job(NULL);
  spmdrun_context_destroy(session->context);
  return status;
}

/* Parses the command line and runs the command. If memory runs out, a longjmp leaves this function
 * (see `work`). */
static int run_command(sr_arena *arena, int argc, char **argv) {
  sr_ctx ctx = {0};
  sr_settings settings;
  sr_session session = {
      .settings = &settings, .arena = arena, .hint = "", .launched_rank = sr_launched_rank()};
  sr_status status = sr_settings_parse(&ctx, arena, argc, argv, &settings);
  if (status != SR_OK)
    session.hint = usage;
  else if (settings.help)
    session.answer = sr_settings_help(arena);
  else if (settings.generate)
    status = sr_generate(&ctx, arena, settings.generate, &session.answer);
  else if (settings.version)
    session.answer = sr_arena_printf(arena, "spmdrun %s\n", spmdrun_version());
  else
    status = check_settings(&ctx, &settings);
  if (status != SR_OK) {
    session.fault = ctx.message;
    settings = (sr_settings){0}; /* ignore all options of a wrong command line */
  }

  sr_watch_start(settings.subcommand == SR_COMMAND_LOOP);
  int exit_status = run_session(&session);
  sr_watch_stop();
  return exit_status;
}

/* Makes sure that the descriptors 0, 1 and 2 are in use. If one of them is closed (`>&-`), the next
 * file opened would get its number, and output would go into that file. /dev/null takes the number
 * instead; it is opened read-only, so that writes to it fail. */
static void keep_standard_files(void) {
  int file;
  do
    file = open("/dev/null", O_RDONLY);
  while (file >= 0 && file <= STDERR_FILENO);
  if (file >= 0)
    close(file);
}

/* What the thread of work_with_stack gets and returns. */
typedef struct job {
  int argc;
  char **argv;
  int status;
} job;

static void *work(void *user) {
  job *j = user;
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    fputs("spmdrun: out of memory\n", stderr);
    j->status = SR_EXIT_FAILED; /* the failed exit makes the launcher end the other ranks */
    return NULL;
  }
  j->status = run_command(arena, j->argc, j->argv);
  sr_arena_destroy(arena);
  return NULL;
}

/* Runs `work` with a stack of at least 8 MiB, Linux's default, on which MPI, LLVM and LAPACK rely.
 * If the user has set a smaller limit (`ulimit -s`), the work runs on a new thread with 8 MiB of
 * stack. All threads created later also get 8 MiB. */
static bool work_with_stack(job *j) {
  enum {
    STACK_BYTES = 8 << 20
  };
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= STACK_BYTES) {
    work(j);
    return true;
  }
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) != 0)
    return false;
  bool started = pthread_attr_setstacksize(&attributes, STACK_BYTES) == 0 &&
                 pthread_setattr_default_np(&attributes) == 0 &&
                 pthread_create(&thread, NULL, work, j) == 0;
  pthread_attr_destroy(&attributes);
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, NULL); /* signals go to the thread of watch.c */
  return started && pthread_join(thread, NULL) == 0;
}

int main(int argc, char **argv) {
  keep_standard_files();
  job j = {.argc = argc, .argv = argv};
  if (!work_with_stack(&j)) {
    fputs("spmdrun: out of memory: no stack of 8 MiB can be had; allow more (ulimit -s, -v)\n",
          stderr);
    return SR_EXIT_FAILED;
  }
  return j.status;
}
