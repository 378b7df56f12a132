/*
 * Rendezvous: ranks meet by keys, in several threads, with records of all sizes, and with too large
 * ones; some fail, one leaves early, and one comes too late. The same body for any number of ranks.
 */

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "mpi/rendezvous_private.h"
#include "support/expect.h"

enum {
  KEYS = 24,
  TIMES = 300, /* that the ranks meet for one thing */
  LARGE = 300000
};

static sr_world *world;
static sr_rendezvous *rendezvous;
static int32_t rank, size, *ranks;

static sr_meeting meeting_of(int number, int32_t count) {
  sr_meeting meeting = {.name = "a test", .count = count, .ranks = ranks};
  meeting.key.what.bytes[0] = (uint8_t)number;
  return meeting;
}

/* Rank r gives bytes of value r + key, r times `unit` of them. */
static size_t record_bytes(int32_t of, size_t unit) {
  return (size_t)of * unit;
}

static void meet_again(int key, uint64_t number, int32_t count, size_t unit) {
  sr_ctx ctx = {0};
  sr_meeting meeting = meeting_of(key, count);
  meeting.key.number = number;
  uint8_t *own = malloc(record_bytes(rank, unit) + 1);
  memset(own, rank + key, record_bytes(rank, unit));
  sr_world_piece *all = calloc((size_t)count, sizeof *all);
  void *memory = NULL;
  EXPECT_EQ(sr_rendezvous_meet(&ctx, rendezvous, &meeting, SR_OK,
                               (sr_world_piece){own, record_bytes(rank, unit)}, all, &memory),
            SR_OK);
  EXPECT_STRING(ctx.message, "");
  for (int32_t r = 0; r < count && memory; r++) {
    EXPECT_EQ(all[r].bytes, record_bytes(r, unit));
    for (size_t i = 0; i < all[r].bytes; i += 1 + all[r].bytes / 16)
      EXPECT_EQ(((const uint8_t *)all[r].data)[i], (uint8_t)(r + key));
  }
  free(memory);
  free(all);
  free(own);
}

static void meet(int key, int32_t count, size_t unit) {
  meet_again(key, 0, count, unit);
}

static void *meet_all(void *user) {
  const int first = *(const int *)user;
  for (int i = 0; i < KEYS / 2; i++)
    meet(first + i, size, i % 3 == 2 ? LARGE : (size_t)i);
  return NULL;
}

/* Two threads of each rank at once. */
static void test_threads(void) {
  pthread_t threads[2];
  int first[2] = {0, KEYS / 2};
  for (int i = 0; i < 2; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, meet_all, &first[(i + rank) % 2]), 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
}

static bool has_come(int key, uint64_t number) {
  sr_meeting_key asked = meeting_of(key, size).key;
  asked.number = number;
  pthread_mutex_lock(&rendezvous->lock);
  const bool found = sr_rendezvous_has_come(rendezvous, &asked);
  pthread_mutex_unlock(&rendezvous->lock);
  return found;
}

/* However often ranks meet for one thing, they remember no more than that they did. */
static void test_again(void) {
  const size_t before = rendezvous->come_count;
  for (uint64_t number = 0; number < TIMES; number++) {
    EXPECT(!has_come(99, number));
    meet_again(99, number, size, 8);
  }
  EXPECT_EQ(rendezvous->come_count, before + 1);
  EXPECT(has_come(99, 0) && has_come(99, TIMES - 1) && !has_come(99, TIMES) && !has_come(98, 0));
}

/* All but the last rank meet; the last does not even know. */
static void test_some(void) {
  if (size > 1 && rank < size - 1)
    meet(100, size - 1, 1000);
}

/* The last rank fails: it gets its own status, and the others its message. */
static void test_failure(void) {
  sr_ctx ctx = {0};
  const sr_meeting meeting = meeting_of(101, size);
  sr_world_piece *all = calloc((size_t)size, sizeof *all);
  void *memory = NULL;
  const bool fails = rank == size - 1;
  const sr_status own = fails ? sr_fail(&ctx, SR_ERR_IO, "the disk is full") : SR_OK;
  const sr_status got =
      sr_rendezvous_meet(&ctx, rendezvous, &meeting, own, (sr_world_piece){0}, all, &memory);
  EXPECT_EQ(got, fails ? SR_ERR_IO : SR_ERR_PEER);
  EXPECT_CONTAINS(ctx.message, "the disk is full");
  if (!fails)
    EXPECT_EQ(strncmp(ctx.message, "rank ", 5), 0);
  EXPECT(!memory);
  free(all);
}

/* Records that are too large, one alone or all together, fail the meeting on all ranks. */
static void test_large(void) {
  const size_t most = rendezvous->most_bytes;
  rendezvous->most_bytes = LARGE;
  for (int key = 107; key < 109; key++) {
    const bool is_alone = key == 107; /* the last rank's */
    sr_ctx ctx = {0};
    const sr_meeting meeting = meeting_of(key, size);
    sr_world_piece *all = calloc((size_t)size, sizeof *all);
    void *memory = NULL, *data = calloc(1, LARGE);
    const size_t bytes = !is_alone ? LARGE * 2 / 3 : rank == size - 1 ? LARGE : 1;
    const sr_status got = sr_rendezvous_meet(&ctx, rendezvous, &meeting, SR_OK,
                                             (sr_world_piece){data, bytes}, all, &memory);
    const bool finds = rank == (is_alone ? size - 1 : 0);
    EXPECT_EQ(got, finds ? SR_ERR_UNSUPPORTED : SR_ERR_PEER);
    EXPECT_CONTAINS(ctx.message, is_alone ? "a test: 300000 bytes cannot be sent to rank 0"
                                          : " bytes cannot be sent to ");
    EXPECT(!memory);
    free(data);
    free(all);
  }
  rendezvous->most_bytes = most;
}

static void test_told(void) {
  char heard[128];
  EXPECT(!sr_rendezvous_heard(rendezvous, 0, heard, sizeof heard));
  meet(102, size, 1);
  if (rank == size - 1)
    sr_rendezvous_tell(rendezvous, "failed: no more memory");
  if (EXPECT(sr_rendezvous_heard(rendezvous, 10, heard, sizeof heard)))
    EXPECT_CONTAINS(heard, " failed: no more memory");
  meet(103, size, 1);
}

static int32_t seen_leave = -1;

static void note_leave(void *user, int32_t who) {
  (void)user;
  __atomic_store_n(&seen_leave, who, __ATOMIC_RELAXED);
}

/* The last rank leaves; the others wait for it in vain. */
static void test_leave(void) {
  sr_ctx ctx = {0};
  const sr_meeting meeting = meeting_of(104, size);
  sr_world_piece *all = calloc((size_t)size, sizeof *all);
  void *memory = NULL;
  if (rank < size - 1) {
    EXPECT_EQ(
        sr_rendezvous_meet(&ctx, rendezvous, &meeting, SR_OK, (sr_world_piece){0}, all, &memory),
        SR_ERR_PEER);
    EXPECT_CONTAINS(ctx.message, "has left the job");
  }
  free(all);
  sr_rendezvous_destroy(rendezvous);
  if (size > 1)
    EXPECT(__atomic_load_n(&seen_leave, __ATOMIC_RELAXED) >= 0);
}

/* What a thread of this rank waits for: rank 0 for the others, which wait for something else. */
typedef struct vain_wait {
  sr_status status;
  sr_ctx ctx;
} vain_wait;

static void *wait_in_vain(void *user) {
  vain_wait *own = user;
  sr_meeting meeting = meeting_of(rank == 0 ? 105 : 106, size);
  meeting.name = rank == 0 ? "jit_f" : "jit_g";
  sr_world_piece *all = calloc((size_t)size, sizeof *all);
  void *memory = NULL;
  own->status =
      sr_rendezvous_meet(&own->ctx, rendezvous, &meeting, SR_OK, (sr_world_piece){0}, all, &memory);
  free(all);
  return NULL;
}

static bool yes(void) {
  return true;
}

static bool no(void) {
  return false;
}

static void create(double deadline, bool (*has_one_thread)(void)) {
  sr_ctx ctx = {0};
  const sr_rendezvous_options options = {.deadline = deadline, .has_one_thread = has_one_thread};
  EXPECT_EQ(sr_rendezvous_create(&ctx, world, &options, &rendezvous), SR_OK);
}

static void destroy(void) {
  sr_ctx ctx = {0};
  EXPECT_EQ(sr_world_agree(&ctx, world, SR_OK), SR_OK); /* nobody leaves before all have seen it */
  sr_rendezvous_destroy(rendezvous);
}

static void wait_in_thread(vain_wait *own) {
  pthread_t thread;
  EXPECT_EQ(pthread_create(&thread, NULL, wait_in_vain, own), 0);
  pthread_join(thread, NULL);
}

/* Of several threads nobody knows whether another one will come; so all hear of it at the
 * deadline. */
static void test_deadline(bool (*has_one_thread)(void)) {
  vain_wait own = {0};
  create(1, has_one_thread);
  wait_in_thread(&own);
  EXPECT_EQ(own.status, SR_ERR_PEER);
  EXPECT_CONTAINS(own.ctx.message, "by the deadline of 1 s there has not come");
  EXPECT_CONTAINS(own.ctx.message, rank == 0 ? "rank 1, which waits for others to make jit_g"
                                             : "rank 0, which waits for others to make jit_f");
  destroy();
}

/* Main threads that wait for each other, or those that work for them, hear of it without a
 * deadline, also if one comes so late that the other has given up before it asks. */
static void test_ring(bool in_thread) {
  const struct timespec late = {.tv_sec = 1};
  vain_wait own = {0};
  create(0, in_thread ? yes : NULL);
  if (rank > 0)
    nanosleep(&late, NULL);
  if (in_thread)
    wait_in_thread(&own);
  else
    wait_in_vain(&own);
  EXPECT_EQ(own.status, SR_ERR_INVALID);
  EXPECT_CONTAINS(own.ctx.message, rank == 0 ? "jit_f: this process, of rank 0, waits for rank "
                                             : "to make jit_f: all processes must make");
  destroy();
}

int main(void) {
  sr_ctx ctx = {0};
  if (!EXPECT_EQ(sr_world_create(&ctx, NULL, &world), SR_OK))
    return expect_result();
  rank = sr_world_rank(world);
  size = sr_world_size(world);
  ranks = calloc((size_t)size, sizeof *ranks);
  for (int32_t r = 0; r < size; r++)
    ranks[r] = r;
  if (size > 1) {
    const sr_rendezvous_options options = {.news = note_leave};
    EXPECT_EQ(sr_rendezvous_create(&ctx, world, &options, &rendezvous), SR_OK);
    test_threads();
    test_again();
    test_some();
    test_failure();
    test_large();
    test_told();
    test_leave();
    test_deadline(NULL);
    test_deadline(no);
    test_ring(false);
    test_ring(true);
  }
  sr_world_destroy(world);
  free(ranks);
  return expect_result();
}
