/*
 * A rank is killed while the others wait for it: the job ends by itself, with a failure.
 *
 *     rank_death_test LAUNCHER COUNT_FLAG   starts itself under the launcher, once per case
 *     rank_death_test collective|agree|neighbour   runs as one of these ranks
 */
#include "mpi/exchange.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/expect.h"

static void max_u8(void *const *buffers, int64_t begin, int64_t end) {
  uint8_t *result = buffers[0];
  const uint8_t *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = a[i] > b[i] ? a[i] : b[i];
}

static bool dies; /* at its next sum */

static void max_or_die(void *const *buffers, int64_t begin, int64_t end) {
  if (dies)
    kill(getpid(), SIGKILL);
  max_u8(buffers, begin, end);
}

/* Rank 1 dies after one good collective; the others wait in the next one, or in an agreement. If it
 * shares a core with rank 0, it dies when it first reduces a slice, its own or that of rank 0. */
static int be_rank(const char *way) {
  const bool is_neighbour = strcmp(way, "neighbour") == 0;
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  sr_exchange *exchange = NULL;
  sr_exchange_op *op = NULL;
  if (sr_world_create(&ctx, NULL, &world) != SR_OK ||
      sr_exchange_create(&ctx, world, 1, 1 << 17, SR_EXCHANGE_NUMBERS, &exchange) != SR_OK)
    return 3;
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                           .outer = 1,
                           .chunk = is_neighbour ? 1 << 16 : 8,
                           .element_bytes = 1,
                           .group_count = 1,
                           .group_size = 3,
                           .groups = (const int32_t[]){0, 1, 2},
                           .reduction = max_or_die};
  int32_t rank = sr_world_rank(world);
  if (is_neighbour)
    sr_exchange_pin(exchange, rank, rank / 2);
  sr_world_agree(&ctx, world, SR_OK);
  uint64_t number = 0;
  if (sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 1, &number) != SR_OK ||
      sr_exchange_prepare(&ctx, exchange, rank, number, &spec, &op) != SR_OK)
    return 4;
  uint8_t *window = sr_exchange_window(exchange, rank);
  if (sr_exchange_run(op, window, window + (1 << 16)) != SR_OK)
    return 5;
  dies = rank == 1;
  if (rank == 1 && !is_neighbour)
    kill(getpid(), SIGKILL);
  if (strcmp(way, "agree") == 0) {
    sr_world_agree(&ctx, world, SR_OK);
    sr_world_abort(world, 9);
  }
  while (sr_exchange_run(op, window, window + (1 << 16)) == SR_OK)
    if (!is_neighbour)
      return 0; /* wrong: the peer is dead */
  sr_world_abort(world, 9);
}

/* Exit status of the job, or -1 if it still runs after 25 s, which is mostly margin for a busy
 * machine. */
static int run_job(const char *launcher, const char *flag, const char *self, const char *way) {
  pid_t pid = fork();
  if (pid == 0) {
    execl(launcher, launcher, flag, "3", self, way, (char *)NULL);
    _exit(0); /* without a launcher, the job counts as one that did not fail */
  }
  for (int i = 0; i < 2500; i++) {
    int status = 0;
    if (waitpid(pid, &status, WNOHANG) == pid)
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    struct timespec pause = {.tv_nsec = 10000000};
    nanosleep(&pause, NULL);
  }
  kill(pid, SIGTERM);
  waitpid(pid, NULL, 0);
  return -1;
}

int main(int argc, char **argv) {
  if (argc == 2)
    return be_rank(argv[1]);
  if (!EXPECT_EQ(argc, 3))
    return expect_result();
  const char *const ways[] = {"collective", "agree", "neighbour"};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    int status = run_job(argv[1], argv[2], argv[0], ways[i]);
    EXPECT(status > 0);
    printf("%s: exit status %d\n", ways[i], status);
  }
  return expect_result();
}
