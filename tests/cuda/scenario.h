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

/* Expects that a call of the simulated GPU succeeds. */
#define DONE(CALL) EXPECT_STRING(cudaGetErrorName(CALL), "cudaSuccess")
/* Expects that it fails with this error: FAILS(cudaFree(p), InvalidValue). */
#define FAILS(CALL, ERROR) EXPECT_STRING(cudaGetErrorName(CALL), "cudaError" #ERROR)

#endif
