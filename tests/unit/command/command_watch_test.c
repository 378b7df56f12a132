/* The messages and the exit status when a signal arrives. Each case runs in a child, whose standard
 * error is a pipe. */
#include "command/watch.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command/progress.h"
#include "support/expect.h"

enum {
  SHOWS = 1, /* this rank reports to the user */
  TIDIES = 2,
  AMONG_RANKS = 4,
  HOLDS = 8, /* the signal arrives while it must be delayed */
};

static void say(const char *word) {
  if (write(STDERR_FILENO, word, strlen(word)) < 0)
    _exit(99);
}

static void tidy(void) {
  say("tidied\n");
}

/* Runs a child up to `finish` (-1: still running) and sends `signal_number`. Returns the exit
 * status of the child; its standard error is in `out_said`. */
static int signalled(int flags, int finish, int signal_number, char *out_said, size_t room) {
  int ends[2];
  if (!EXPECT(pipe(ends) == 0))
    return -1;
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    sr_watch_start(false);
    if (flags & SHOWS)
      sr_watch_show((flags & AMONG_RANKS) != 0, 0);
    if (flags & TIDIES)
      sr_watch_on_signal(tidy);
    sr_progress_phase(SPMDRUN_PHASE_RUN);
    if (finish >= 0)
      sr_watch_finish(finish);
    if (flags & HOLDS)
      sr_watch_hold();
    kill(getpid(), signal_number);
    if (flags & HOLDS) {
      usleep(100 * 1000);
      say("held\n");
      sr_watch_release();
    }
    for (;;)
      pause();
  }
  close(ends[1]);
  size_t length = 0;
  for (ssize_t got; length + 1 < room; length += (size_t)got) {
    got = read(ends[0], out_said + length, room - 1 - length);
    if (got <= 0)
      break;
  }
  out_said[length] = 0;
  close(ends[0]);
  int status = 0;
  if (!EXPECT(waitpid(child, &status, 0) == child) || !EXPECT(WIFEXITED(status)))
    return -1;
  return WEXITSTATUS(status);
}

static void stop(void) {
  say("asked\n");
}

/* Runs a loop's child: it gets SIGUSR1 before and after it says how it is stopped, then SIGTERM at
 * once, and at last SIGINT. */
static int stopped(char *out_said, size_t room) {
  int ends[2];
  if (!EXPECT(pipe(ends) == 0))
    return -1;
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    sr_watch_start(true);
    sr_watch_show(false, 0);
    sr_progress_phase(SPMDRUN_PHASE_RUN);
    sr_progress_loop(3, 9, NULL);
    kill(getpid(), SIGUSR1);
    usleep(100 * 1000);
    sr_watch_on_stop(stop);
    sr_progress_step(4);
    kill(getpid(), SIGUSR1);
    usleep(100 * 1000);
    kill(getpid(), SIGTERM);
    usleep(100 * 1000);
    say("goes on\n");
    kill(getpid(), SIGINT);
    for (;;)
      pause();
  }
  close(ends[1]);
  size_t length = 0;
  for (ssize_t got; length + 1 < room; length += (size_t)got) {
    got = read(ends[0], out_said + length, room - 1 - length);
    if (got <= 0)
      break;
  }
  out_said[length] = 0;
  close(ends[0]);
  int status = 0;
  if (!EXPECT(waitpid(child, &status, 0) == child) || !EXPECT(WIFEXITED(status)))
    return -1;
  return WEXITSTATUS(status);
}

int main(void) {
  char said[1024];

  /* A loop is asked to stop, once; a second control-C ends it. */
  EXPECT_EQ(stopped(said, sizeof said), 128 + SIGINT);
  EXPECT_STRING(said, "spmdrun: signal 10 (User defined signal 1) at step 3: the loop stops and "
                      "saves its state\nasked\ngoes on\nspmdrun: rank 0: stopped by signal 2 "
                      "(Interrupt) at step 4\n");

  EXPECT_EQ(signalled(SHOWS, -1, SIGTERM, said, sizeof said), 128 + SIGTERM);
  EXPECT_CONTAINS(said, "stopped by signal 15");
  EXPECT_CONTAINS(said, "while running\n");

  /* Among other ranks, the signal often has another meaning than its name. */
  EXPECT_EQ(signalled(SHOWS | AMONG_RANKS, -1, SIGTERM, said, sizeof said), 128 + SIGTERM);
  EXPECT_CONTAINS(said, "while running; launchers do so when a rank is lost");
  EXPECT_CONTAINS(said, "cancelled\n");
  EXPECT_EQ(signalled(SHOWS | AMONG_RANKS, -1, SIGINT, said, sizeof said), 128 + SIGINT);
  EXPECT_CONTAINS(said, "while running\n");

  EXPECT_EQ(signalled(SHOWS | TIDIES, -1, SIGINT, said, sizeof said), 128 + SIGINT);
  EXPECT_EQ(strncmp(said, "tidied\n", 7), 0);
  EXPECT_CONTAINS(said, "stopped by signal 2");

  /* Work that must not be interrupted finishes before the clean-up starts. */
  EXPECT_EQ(signalled(SHOWS | TIDIES | HOLDS, -1, SIGTERM, said, sizeof said), 128 + SIGTERM);
  EXPECT_EQ(strncmp(said, "held\ntidied\n", 12), 0);

  EXPECT_EQ(signalled(0, -1, SIGTERM, said, sizeof said), 128 + SIGTERM);
  EXPECT_STRING(said, "");

  /* When a rank has failed, and the failure was reported, the launcher stops ranks that are still
   * leaving. Their status stays and nothing more is printed. */
  EXPECT_EQ(signalled(SHOWS, 2, SIGTERM, said, sizeof said), 2);
  EXPECT_STRING(said, "");

  /* A run that succeeded but cannot leave: the signal is reported. */
  EXPECT_EQ(signalled(SHOWS, 0, SIGTERM, said, sizeof said), 128 + SIGTERM);
  EXPECT_CONTAINS(said, "while finishing");
  return expect_result();
}
