/*
 * Faults in every system call of a cache's store, load and other acts. Whatever fails, no process
 * gets wrong bytes or crashes, no other entry is lost, the next job is not delayed, and leftover
 * files are removed. The worst case is a miss, and the miss is explained.
 */
#include <errno.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/hash.h"
#include "fault/scenes.h"
#include "fault/tracer.h"
#include "support/expect.h"

static const char *const kind_names[FAULT_KINDS] = {
    [FAULT_KILL] = "kills",     [FAULT_CUT] = "kills within a write", [FAULT_SHORT] = "short ones",
    [FAULT_ERROR] = "failures", [FAULT_DEAD] = "disks gone",          [FAULT_LOST] = "lost answers",
};
enum {
  ERROR_COUNT = 3
};
static const int errors[ERROR_COUNT] = {EIO, ENOSPC, EACCES};

typedef struct tally {
  int runs[FAULT_KINDS];
  int wrong, crashed, lost, blocked, left, unexplained;
} tally;

static trace clean, faulty;

static void arrange(void *user) {
  scene_arrange(user);
}

static int act(void *user) {
  const scene *of = user;
  return of->act(of);
}

/* Counts the errors of a run with the fault `what`; true if there are none. */
static bool judge(const scene *of, fault what, tally *all) {
  bool killed = what.kind == FAULT_KILL || what.kind == FAULT_CUT;
  int status = faulty.status, result = WIFEXITED(status) ? WEXITSTATUS(status) : ACT_FALSE;
  int outcome = result & ACT_MASK;
  bool crashed = killed ? !WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL : !WIFEXITED(status);
  bool failed = outcome > ACT_TRUE && !(outcome == ACT_NO_CACHE && what.error == ENOMEM);
  /* A stale file was replaced or evicted in the meantime, which is an ordinary miss. */
  bool unexplained =
      !killed && outcome == ACT_FALSE && !(result & ACT_SAID) && what.error != ESTALE;
  bool refused = what.kind == FAULT_SHORT && outcome != ACT_TRUE;
  int bad = scene_inspect(of, result);
  all->crashed += crashed;
  all->wrong += failed || refused || (bad & SCENE_WRONG);
  all->lost += (bad & SCENE_LOST) != 0;
  all->blocked += (bad & SCENE_BLOCKED) != 0;
  all->left += (bad & SCENE_LEFT) != 0;
  all->unexplained += unexplained;
  return !crashed && !failed && !refused && !bad && !unexplained;
}

static void try(const scene *of, fault what, tally *all) {
  trace_run(arrange, act, (void *)(uintptr_t)of, &clean, what, NULL, &faulty);
  all->runs[what.kind]++;
  bool good = judge(of, what, all);
  if (!EXPECT(faulty.struck) || !good)
    fprintf(stderr, "  %s: %s, error %d, at call %d of %d, %s: status %x\n", of->name,
            kind_names[what.kind], what.error, what.at, clean.count,
            trace_call_name(clean.calls[what.at].number), (unsigned)faulty.status);
}

/* Injects one kind of fault at every call that it can strike. A stale file means something else
 * than other errors, which mean the same and take turns. */
static void try_calls(const scene *of, fault_kind kind, tally *all) {
  for (int at = 0; at < clean.count; at++) {
    long number = clean.calls[at].number;
    bool of_memory = fault_is_of_memory(number);
    if (!fault_can_strike(kind, number))
      continue;
    if (kind != FAULT_ERROR && kind != FAULT_DEAD)
      try(of, (fault){kind, at, EIO}, all);
    else if (of_memory)
      try(of, (fault){kind, at, ENOMEM}, all);
    else {
      try(of, (fault){kind, at, ESTALE}, all);
      try(of, (fault){kind, at, errors[at % ERROR_COUNT]}, all);
    }
  }
}

static void test_scene(const scene *of) {
  scene_begin(of);
  trace_run(arrange, act, (void *)(uintptr_t)of, NULL, (fault){0}, NULL, &clean);
  EXPECT(WIFEXITED(clean.status) && WEXITSTATUS(clean.status) == ACT_TRUE);
  if (!EXPECT_EQ(scene_inspect(of, ACT_TRUE), 0))
    return;
  tally all = {0};
  printf("%s: %d calls:", of->name, clean.count);
  for (int kind = FAULT_KILL; kind < FAULT_KINDS; kind++) {
    try_calls(of, (fault_kind)kind, &all);
    printf(" %d %s,", all.runs[kind], kind_names[kind]);
  }
  printf("\n  %d wrong results, %d crashes, %d times others lost, %d blocked, %d times leftovers, "
         "%d misses without a word\n",
         all.wrong, all.crashed, all.lost, all.blocked, all.left, all.unexplained);
  EXPECT_EQ(all.wrong + all.crashed + all.lost + all.blocked + all.left + all.unexplained, 0);
}

int main(int argc, char **argv) {
  if (!trace_is_allowed()) {
    printf("not tested: this process may not trace its children\n");
    return EXPECT_SKIPPED;
  }
  scenes_init();
  for (size_t i = 0; i < scene_count; i++)
    if (argc < 2 || strcmp(argv[1], scenes[i].name) == 0)
      test_scene(&scenes[i]);
  scenes_deinit();
  return expect_result();
}
