/*
 * A rank is stopped while the others wait for it. One of them reports the rank for which they wait;
 * at the deadline the job ends with status 1. If the rank continues before the deadline, the job
 * continues; and a world that ends leaves no message for later communicators. If all ranks wait,
 * the report says so.
 *
 *     patience_test LAUNCHER COUNT_FLAG COUNT   starts itself under the launcher, once per case
 *     patience_test WAY SECONDS                 runs as one of these ranks; SECONDS: the deadline
 */
#include <fcntl.h>
#include <mpi.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "mpi/exchange.h"
#include "support/expect.h"

enum {
  MAX_RANKS = 4,
  COMMUNICATORS = 8, /* more communicators than a world has */
  OUTPUT_BYTES = 1 << 16,
  DEADLINE = 2, /* seconds, multiplied by the slowness of this build */
  LIMIT = 40    /* mostly margin for a busy machine */
};

/* ---- a rank ---------------------------------------------------------------------------------- */

static void print_line(void *user, sr_log_level level, sr_log_module module, const char *line) {
  (void)user;
  fprintf(stderr, "%s: %s: %s\n", sr_log_module_name(module), sr_log_level_name(level), line);
}

static void max_u8(void *const *buffers, int64_t begin, int64_t end) {
  uint8_t *result = buffers[0];
  const uint8_t *a = buffers[1], *b = buffers[2];
  for (int64_t i = begin; i < end; i++)
    result[i] = a[i] > b[i] ? a[i] : b[i];
}

/* The last rank prints its process id and stops itself. */
static void stop_last(const sr_world *world) {
  if (sr_world_rank(world) < sr_world_size(world) - 1)
    return;
  fprintf(stderr, "stopped %ld\n", (long)getpid());
  raise(SIGSTOP);
}

/* One good all-reduce of all ranks, and one to which the last rank comes late. */
static sr_status reduce_twice(sr_ctx *ctx, sr_world *world) {
  const int32_t groups[MAX_RANKS] = {0, 1, 2, 3};
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                           .outer = 1,
                           .chunk = 8,
                           .element_bytes = 1,
                           .group_count = 1,
                           .group_size = (uint32_t)sr_world_size(world),
                           .groups = groups,
                           .reduction = max_u8};
  sr_exchange *exchange = NULL;
  sr_exchange_op *op = NULL;
  uint64_t number = 0;
  SR_TRY(sr_exchange_create(ctx, world, 1, 4096, 1, &exchange));
  SR_TRY(sr_exchange_reserve(ctx, exchange, SR_EVERY_DEVICE, 1, &number));
  SR_TRY(sr_exchange_prepare(ctx, exchange, sr_world_rank(world), number, &spec, &op));
  uint8_t *window = sr_exchange_window(exchange, sr_world_rank(world));
  SR_TRY(sr_exchange_run(op, window, window + 64));
  stop_last(world);
  window[0] = (uint8_t)sr_world_rank(world);
  SR_TRY(sr_exchange_run(op, window, window + 64));
  EXPECT_EQ(window[64], sr_world_size(world) - 1);
  sr_exchange_release(op);
  sr_exchange_destroy(exchange);
  return SR_OK;
}

/* A broadcast from the last rank, the first rank of its node. */
static sr_status broadcast(sr_ctx *ctx, sr_world *world) {
  stop_last(world);
  sr_world_piece piece = {"text", 4};
  sr_world_block block;
  SR_TRY(sr_world_broadcast(ctx, world, sr_world_size(world) - 1, &piece, 1, &block));
  sr_world_release(&block);
  return SR_OK;
}

/* The last rank sends to rank 0; the others wait in an agreement. */
static sr_status gather(sr_ctx *ctx, sr_world *world) {
  stop_last(world);
  int32_t word = 0, last = sr_world_size(world) - 1;
  if (sr_world_rank(world) == last)
    SR_TRY(sr_world_send(ctx, world, 0, &word, sizeof word));
  if (sr_world_rank(world) == 0)
    SR_TRY(sr_world_receive(ctx, world, last, &word, sizeof word));
  return sr_world_agree(ctx, world, SR_OK);
}

static sr_status agree(sr_ctx *ctx, sr_world *world) {
  stop_last(world);
  return sr_world_agree(ctx, world, SR_OK);
}

/* The last rank sends to rank 1; the others leave the world at once. */
static sr_status leave_early(sr_ctx *ctx, sr_world *world) {
  stop_last(world);
  int32_t word = 0, last = sr_world_size(world) - 1;
  if (sr_world_rank(world) == last)
    return sr_world_send(ctx, world, 1, &word, sizeof word);
  return sr_world_rank(world) == 1 ? sr_world_receive(ctx, world, last, &word, sizeof word) : SR_OK;
}

/* Each rank receives from the next one, and none sends. */
static sr_status receive_in_ring(sr_ctx *ctx, sr_world *world) {
  int32_t word = 0, next = (sr_world_rank(world) + 1) % sr_world_size(world);
  return sr_world_receive(ctx, world, next, &word, sizeof word);
}

/* The others receive from the last rank, which waits in an agreement. It arrives a little later, so
 * that another rank asks first. */
static sr_status receive_or_agree(sr_ctx *ctx, sr_world *world) {
  int32_t word = 0, last = sr_world_size(world) - 1;
  const struct timespec pause = {.tv_nsec = 250000000};
  if (sr_world_rank(world) < last)
    return sr_world_receive(ctx, world, last, &word, sizeof word);
  nanosleep(&pause, NULL);
  return sr_world_agree(ctx, world, SR_OK);
}

static const struct way {
  const char *name;
  sr_status (*run)(sr_ctx *ctx, sr_world *world);
  bool node_is_rank;
} ways[] = {
    {"collective", reduce_twice, false},
    {"collective_apart", reduce_twice, true},
    {"agree", agree, false},
    {"broadcast_apart", broadcast, true},
    {"gather", gather, false},
    {"leave_early", leave_early, false},
    {"receive_in_ring", receive_in_ring, false},
    {"receive_or_agree", receive_or_agree, false},
};

enum {
  WAY_COUNT = sizeof ways / sizeof *ways
};

/* No message of a world arrives in communicators that are created after it: MPI reuses the world's
 * context ids. */
static void expect_no_message(void) {
  MPI_Comm comms[COMMUNICATORS];
  for (int32_t i = 0; i < COMMUNICATORS; i++)
    EXPECT_EQ(MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  for (int32_t i = 0; i < COMMUNICATORS; i++) {
    int found = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comms[i], &found, MPI_STATUS_IGNORE);
    EXPECT_EQ(found, 0);
    MPI_Comm_free(&comms[i]);
  }
}

static int be_rank(const char *name, double deadline) {
  sr_log log = {.sink = print_line};
  sr_ctx ctx = {.log = &log};
  if (sr_log_parse(&ctx, "warn", &log) != SR_OK)
    return 3;
  for (size_t i = 0; i < WAY_COUNT; i++) {
    if (strcmp(ways[i].name, name) != 0)
      continue;
    const sr_world_options options = {.node_is_rank = ways[i].node_is_rank, .deadline = deadline};
    sr_world *world = NULL;
    if (sr_world_create(&ctx, &options, &world) != SR_OK)
      return 4;
    EXPECT_EQ(ways[i].run(&ctx, world), SR_OK);
    sr_world_destroy(world);
    expect_no_message();
    if (!EXPECT_EQ(sr_world_create(&ctx, &options, &world), SR_OK))
      return 4;
    EXPECT_EQ(sr_world_agree(&ctx, world, SR_OK), SR_OK);
    sr_world_destroy(world);
    return expect_result();
  }
  return 5;
}

/* ---- the job --------------------------------------------------------------------------------- */

typedef struct job {
  pid_t launcher;
  int output;
  char text[OUTPUT_BYTES]; /* output so far */
  size_t length;
} job;

/* Starts a job with its output in a non-blocking pipe. */
static bool start_job(char *const *words, job *out) {
  int ends[2];
  if (pipe(ends) != 0)
    return false;
  out->launcher = fork();
  if (out->launcher == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    execv(words[0], words);
    _exit(99);
  }
  close(ends[1]);
  out->output = ends[0];
  return fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0;
}

static void read_output(job *j) {
  ssize_t got = 0;
  while ((got = read(j->output, j->text + j->length, sizeof j->text - 1 - j->length)) > 0)
    j->length += (size_t)got;
  j->text[j->length] = '\0';
}

/* Continues the stopped rank, if the output names its process. */
static bool resume(const job *j) {
  const char *stopped = strstr(j->text, "stopped ");
  return stopped && strstr(j->text, "mpi: warn") &&
         kill((pid_t)strtol(stopped + strlen("stopped "), NULL, 10), SIGCONT) == 0;
}

/* Exit status of the job, or -1 if it still runs. */
static int finish_job(job *j, bool resumes) {
  for (int i = 0; i < LIMIT * 100; i++) {
    int status = 0;
    bool ended = waitpid(j->launcher, &status, WNOHANG) == j->launcher;
    read_output(j);
    if (ended)
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    if (resumes && resume(j))
      resumes = false;
    struct timespec pause = {.tv_nsec = 10000000};
    nanosleep(&pause, NULL);
  }
  kill(j->launcher, SIGTERM);
  waitpid(j->launcher, NULL, 0);
  return -1;
}

static int count_of(const char *text, const char *part) {
  int count = 0;
  for (const char *at = strstr(text, part); at; at = strstr(at + 1, part))
    count++;
  return count;
}

typedef struct scene {
  const char *way;
  bool resumes;     /* the rank continues long before the deadline, which would end the job */
  const char *says; /* expected message; NULL: they wait for the last rank */
} scene;

/* `deadline`: seconds in a build that is not slow. */
static void test_scene(char *const *argv, scene now, double deadline) {
  static job j;
  char seconds[32], last[64];
  snprintf(seconds, sizeof seconds, "%g", expect_slowness() * deadline);
  snprintf(last, sizeof last, "waiting for rank %d for", atoi(argv[3]) - 1);
  const char *says = now.says ? now.says : last;
  char *words[] = {argv[1], argv[2], argv[3], argv[0], (char *)(uintptr_t)now.way, seconds, NULL};
  j.length = 0;
  if (!EXPECT(start_job(words, &j)))
    return;
  EXPECT_EQ(finish_job(&j, now.resumes), now.resumes ? 0 : 1);
  close(j.output);
  EXPECT_CONTAINS(j.text, says);
  EXPECT_EQ(strstr(j.text, "in a ring") != NULL, strstr(says, "in a ring") != NULL);
  EXPECT(strstr(j.text, "mpi: error") ? !now.resumes : now.resumes);
  /* One rank reports. On a busy machine several may ask at a time, each once before the deadline
   * and perhaps once more when it is over. */
  int lines = count_of(j.text, "mpi: warn");
  EXPECT((lines >= 1 || deadline < 1) && lines <= 2 * atoi(argv[3]));
  printf("%s%s: %d line(s)\n", now.way, now.resumes ? ", resumed" : "", lines);
  if (expect_failures > 0)
    printf("%s\n", j.text);
}

int main(int argc, char **argv) {
  if (argc == 3)
    return be_rank(argv[1], strtod(argv[2], NULL));
  if (!EXPECT_EQ(argc, 4))
    return expect_result();
  const scene ending[] = {
      {"collective", false, NULL},
      {"collective_apart", false, NULL},
      {"agree", false, NULL},
      {"broadcast_apart", false, NULL},
      {"gather", false, NULL},
      {"receive_in_ring", false, "it waits for another rank itself, all in a ring"},
      {"receive_or_agree", false, "it waits for another rank itself, all in a ring"},
  };
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
    test_scene(argv, ending[i], DEADLINE);
  test_scene(argv, (scene){"agree", false, "waiting for rank"}, 1e-12);
  const char *const resumed[] = {"collective", "agree", "leave_early"};
  /* With two ranks, there is no rank that could leave early. */
  for (size_t i = 0; i < (atoi(argv[3]) > 2 ? 3 : 2); i++)
    test_scene(argv, (scene){resumed[i], true, NULL}, 4 * DEADLINE);
  return expect_result();
}
