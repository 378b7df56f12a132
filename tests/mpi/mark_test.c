/* Marks: who sleeps is woken by a raise, also from another process, and wakes by itself in time. */
#include "mpi/mark.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/expect.h"

enum {
  TURNS = 200
};

static const int64_t second_ns = 1000000000;

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * second_ns + now.tv_nsec;
}

/* Two that sleep for each other in turns. One raises `mine` before it sleeps for the other. */
typedef struct side {
  sr_mark *mine, *other;
  bool shared;
} side;

static void take_turns(const side *s) {
  for (uint64_t turn = 1; turn <= TURNS; turn++) {
    sr_mark_raise(s->mine, turn, s->shared);
    while (sr_mark_value(s->other) < turn)
      sr_mark_sleep(s->other, turn, s->shared, second_ns / 1000);
  }
}

static void *thread_main(void *argument) {
  take_turns(argument);
  return NULL;
}

static void test_threads(void) {
  sr_mark marks[2] = {{0}, {0}};
  side sides[2] = {{&marks[0], &marks[1], false}, {&marks[1], &marks[0], false}};
  pthread_t thread;
  EXPECT_EQ(pthread_create(&thread, NULL, thread_main, &sides[1]), 0);
  take_turns(&sides[0]);
  pthread_join(thread, NULL);
  EXPECT_EQ(marks[0].value, TURNS);
  EXPECT_EQ(marks[0].sleepers, 0);
  EXPECT_EQ(marks[1].sleepers, 0);
}

static void test_processes(void) {
  sr_mark *marks =
      mmap(NULL, 2 * sizeof *marks, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (!EXPECT(marks != MAP_FAILED))
    return;
  pid_t child = fork();
  if (child == 0) {
    take_turns(&(side){&marks[1], &marks[0], true});
    _exit(0);
  }
  take_turns(&(side){&marks[0], &marks[1], true});
  int status = 1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  munmap(marks, 2 * sizeof *marks);
}

typedef struct sleeper {
  sr_mark *mark;
  int64_t slept_ns;
} sleeper;

static void *sleep_main(void *argument) {
  sleeper *s = argument;
  int64_t start = now_ns();
  sr_mark_sleep(s->mark, 1, false, 60 * second_ns);
  s->slept_ns = now_ns() - start;
  return NULL;
}

/* The raise comes when the thread has said that it sleeps, so it must wake it. */
static void test_woken(void) {
  sr_mark mark = {0};
  sleeper s = {&mark, 0};
  pthread_t thread;
  EXPECT_EQ(pthread_create(&thread, NULL, sleep_main, &s), 0);
  while (__atomic_load_n(&mark.sleepers, __ATOMIC_ACQUIRE) == 0)
    usleep(1000);
  usleep(20000); /* most likely it sleeps by now */
  sr_mark_raise(&mark, 1, false);
  pthread_join(thread, NULL);
  EXPECT(s.slept_ns < 50 * second_ns);
}

static void test_alone(void) {
  sr_mark mark = {.value = ((uint64_t)1 << 32) + 7};
  int64_t start = now_ns();
  sr_mark_sleep(&mark, mark.value, false, 60 * second_ns); /* it has the value already */
  EXPECT(now_ns() - start < 50 * second_ns);
  start = now_ns();
  sr_mark_sleep(&mark, mark.value + 1, false, second_ns / 100); /* nobody raises it */
  EXPECT(now_ns() - start >= second_ns / 200);
  EXPECT_EQ(mark.sleepers, 0);
}

int main(void) {
  test_threads();
  test_processes();
  test_woken();
  test_alone();
  return expect_result();
}
