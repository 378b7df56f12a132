/*
 * A scenario is a function that a test runs in a process of its own: with its own environment, its
 * own simulated GPU, and an end that may be a crash. What it writes on stderr is kept.
 */
#ifndef SR_TESTS_CUDA_SCENARIO_H
#define SR_TESTS_CUDA_SCENARIO_H

#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "simulated/sim_api.h"
#include "support/expect.h"

enum {
  SCENARIO_TEXT_BYTES = 1 << 16
};

/* How a scenario ended. */
typedef struct scenario_end {
  int status; /* its exit status; 128 + n: signal n ended it */
  char text[SCENARIO_TEXT_BYTES];
} scenario_end;

/* Sets variables of the environment: "A=1 B=2". */
static inline void scenario_set(const char *settings) {
  char name[1024];
  for (const char *p = settings; *p; p += *p == ' ') {
    size_t length = strcspn(p, " ");
    snprintf(name, sizeof name, "%.*s", (int)length, p);
    char *value = strchr(name, '=');
    *value = '\0';
    setenv(name, value + 1, 1);
    p += length;
  }
}

/* Runs `scenario` with these settings and returns how it ended, until the next call. Failed
 * expectations make its status 1. */
static inline const scenario_end *scenario_run(void (*scenario)(void), const char *settings) {
  static scenario_end end;
  int pipes[2];
  if (pipe(pipes) != 0)
    abort();
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    dup2(pipes[1], STDERR_FILENO);
    close(pipes[0]);
    close(pipes[1]);
    scenario_set(settings);
    expect_failures = 0;
    scenario();
    exit(expect_result());
  }
  close(pipes[1]);
  size_t length = 0;
  for (ssize_t got = 1; got > 0; length += (size_t)got)
    if ((got = read(pipes[0], end.text + length, sizeof end.text - 1 - length)) < 0)
      got = 0;
  end.text[length] = '\0';
  close(pipes[0]);
  int status = 0;
  waitpid(child, &status, 0);
  end.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return &end;
}

static inline bool scenario_ends(const char *name, void (*scenario)(void), const char *settings,
                                 int status, const char *text) {
  const scenario_end *end = scenario_run(scenario, settings);
  bool says = *text ? strstr(end->text, text) != NULL : !*end->text;
  if (end->status == status && says)
    return true;
  fprintf(stderr, "%s: %s: status %d, wanted %d; wanted on stderr: \"%s\"; got:\n%s\n", name,
          settings, end->status, status, text, end->text);
  return false;
}

/* Expects that the scenario ends well and says nothing; or that its process ends by a signal (as
 * 128 + signal) or by itself (0), after saying something that has this part. */
#define SCENARIO(SETTINGS, FUNCTION) EXPECT(scenario_ends(#FUNCTION, FUNCTION, (SETTINGS), 0, ""))
#define SCENARIO_SAYS(SETTINGS, FUNCTION, STATUS, PART)                                            \
  EXPECT(scenario_ends(#FUNCTION, FUNCTION, (SETTINGS), (STATUS), (PART)))

/* True if the program's second argument, "real", asks for a test by NVIDIA's own libraries and a
 * GPU: without what only simulated ones say and do. */
static inline bool scenario_is_real(int argc, char **argv) {
  return argc == 3 && strcmp(argv[2], "real") == 0;
}

enum {
  FAILED_AS_WANTED = 3 /* exit status of a scenario that a failed call ends */
};

/* Runs `scenario` once for each call that it makes to the simulated libraries, of which there are
 * more than `least`: that call fails. Expects that the process ends as it should and leaves nothing
 * behind, and that most failures end it. A wait that fails may leave work for which nothing has
 * waited; there are at most `waits` of these. */
static inline void scenario_fail_each_call(void (*scenario)(void), int least, int waits) {
  char text[64];
  const scenario_end *done = scenario_run(scenario, "SPMDRUN_SIMULATED_COUNT=1");
  int calls = 0, failures = 0, forgotten = 0;
  EXPECT_EQ(done->status, 0);
  EXPECT(sscanf(done->text, "simulated GPU: %d calls", &calls) == 1 && calls > least);
  for (int call = 1; call <= calls; call++) {
    snprintf(text, sizeof text, "SPMDRUN_SIMULATED_FAIL=%d", call);
    done = scenario_run(scenario, text);
    const bool failed = done->status == FAILED_AS_WANTED;
    const bool forgets = strstr(done->text, "has work for which nothing has waited") != NULL;
    const bool tells = strstr(done->text, "simulated GPU") != NULL;
    if (!EXPECT(done->status == 0 || failed) || !EXPECT(forgets || !tells))
      fprintf(stderr, "call %d fails: status %d\n%s\n", call, done->status, done->text);
    failures += failed;
    forgotten += forgets;
  }
  EXPECT(failures > calls / 2);
  EXPECT(forgotten <= waits);
}

/* Expects that a call of the simulated GPU succeeds. */
#define DONE(CALL) EXPECT_STRING(cudaGetErrorName(CALL), "cudaSuccess")
/* Expects that it fails with this error: FAILS(cudaFree(p), InvalidValue). */
#define FAILS(CALL, ERROR) EXPECT_STRING(cudaGetErrorName(CALL), "cudaError" #ERROR)

#endif
