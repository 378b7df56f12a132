/* Which GPU each device gets, which jobs are refused, and what is said of devices that share a
 * GPU: on made-up jobs, whose ranks see lists of GPUs with one letter each. */
#include <stdlib.h>

#include "executor/devices/cuda/gpus.h"
#include "support/expect.h"

enum {
  RANKS = 8,
  MOST = 4,
  DEVICES = 16
};

static sr_gpu_rank ranks[RANKS];
static sr_gpu gpus[RANKS * MOST];
static sr_gpu_job job;
static const sr_gpu *chosen[DEVICES];

/* Makes the job of "AB AB|C": ranks are separated by ' ', nodes by '|'. '-' is a rank that sees no
 * GPU. */
static void make_job(const char *text) {
  job = (sr_gpu_job){.rank_count = 1, .most = MOST, .ranks = ranks, .gpus = gpus};
  memset(ranks, 0, sizeof ranks);
  memset(gpus, 0, sizeof gpus);
  int node = 0;
  for (const char *p = text; *p; p++) {
    if (*p == ' ' || *p == '|') {
      node += *p == '|';
      job.rank_count++;
      continue;
    }
    int rank = job.rank_count - 1;
    sr_gpu_rank *own = &ranks[rank];
    *own =
        (sr_gpu_rank){.node = node, .gpu_count = own->gpu_count, .runtime = 13010, .driver = 13000};
    snprintf(own->host, sizeof own->host, "host%d", node);
    if (*p == '-')
      continue;
    sr_gpu *gpu = &gpus[rank * MOST + own->gpu_count];
    *gpu = (sr_gpu){.name = "Toy", .major = 9, .multiprocessors = 132, .number = own->gpu_count++};
    snprintf(gpu->uuid, sizeof gpu->uuid, "GPU-%d%c", node, *p);
  }
}

/* The devices of the job get these GPUs: a letter each. */
static void check_divided(const char *text, int32_t per_rank, const char *wanted) {
  make_job(text);
  sr_gpu_job_divide(&job, per_rank, chosen);
  char got[DEVICES + 1] = "";
  for (int32_t d = 0; d < job.rank_count * per_rank; d++) {
    const sr_gpu *gpu = chosen[d];
    got[d] = gpu ? gpu->uuid[5] : '-';
    int32_t rank = d / per_rank;
    EXPECT(!gpu || gpu == &gpus[rank * MOST + gpu->number]);
  }
  EXPECT_STRING(got, wanted);
}

static void check_divisions(void) {
  check_divided("A", 1, "A");
  check_divided("ABCD", 2, "AB");
  check_divided("A", 3, "AAA");
  /* All see all, in any order. */
  check_divided("ABCD ABCD", 1, "AB");
  check_divided("ABCD ABCD", 2, "ABCD");
  check_divided("ABC ABC", 2, "ABCA");
  check_divided("AB AB AB AB", 1, "ABAB");
  check_divided("BA BA BA", 1, "BAB");
  /* Each sees its own. */
  check_divided("C A B", 1, "CAB");
  check_divided("AB CD", 2, "ABCD");
  /* One that has a choice leaves the GPU that another one needs. */
  check_divided("AB A", 1, "BA");
  check_divided("ABC A B", 1, "CAB");
  /* A node does not count for another one, though letters repeat. */
  check_divided("AB AB|AB AB", 1, "ABAB");
  check_divided("AB|AB|AB", 1, "AAA");
  check_divided("AB - AB", 1, "A-B");
}

static void check_shares(const char *text, int32_t per_rank, const char *wanted) {
  char got[256] = "";
  make_job(text);
  sr_gpu_job_divide(&job, per_rank, chosen);
  EXPECT_EQ(sr_gpu_job_shares(&job, per_rank, chosen, got, sizeof got), *wanted != 0);
  EXPECT_STRING(got, wanted);
  char little[12];
  memset(little, 'x', sizeof little);
  sr_gpu_job_shares(&job, per_rank, chosen, little, sizeof little - 1);
  EXPECT_EQ(little[sizeof little - 1], 'x');
}

static void check_all_shares(void) {
  check_shares("AB AB", 1, "");
  check_shares("AB|AB", 1, "");
  check_shares("A A", 1, "devices 0 and 1 share GPU-0A on host0");
  check_shares("AB AB AB AB", 1,
               "devices 0 and 2 share GPU-0A, devices 1 and 3 share GPU-0B on host0");
  check_shares("AB AB", 2, "devices 0 and 2 share GPU-0A, devices 1 and 3 share GPU-0B on host0");
  check_shares("AB AB AB", 1, "devices 0 and 2 share GPU-0A on host0");
  check_shares("AB|A A|A A", 1, "devices 1 and 2 share GPU-1A on host1");
  check_shares("A A A", 1, "devices 0, 1 and 2 share GPU-0A on host0");
}

static void check_refused(int32_t per_rank, sr_status status, const char *sentence) {
  sr_ctx ctx = {0};
  sr_gpu_job_divide(&job, per_rank, chosen);
  EXPECT_EQ(sr_gpu_job_check(&ctx, &job, per_rank, chosen), status);
  EXPECT_STRING(ctx.message, sentence);
}

static void check_checks(void) {
  make_job("AB AB|C");
  check_refused(2, SR_OK, "");
  make_job("AB -|C");
  check_refused(1, SR_ERR_UNAVAILABLE,
                "rank 1 on host0 sees no GPU: the driver has none, and CUDA_VISIBLE_DEVICES is not "
                "set");
  snprintf(ranks[1].visible, sizeof ranks[1].visible, "CUDA_VISIBLE_DEVICES is \"7\"");
  check_refused(1, SR_ERR_UNAVAILABLE,
                "rank 1 on host0 sees no GPU: CUDA_VISIBLE_DEVICES is \"7\"");
  static const char versions[] =
      "rank 0 on host0 has CUDA's runtime 13.1 and a driver for CUDA 13.0, rank 2 on host1 has "
      "runtime 13.%d and a driver for 13.%d; all ranks need the same";
  char sentence[256];
  make_job("AB AB|C");
  ranks[2].runtime = 13020;
  snprintf(sentence, sizeof sentence, versions, 2, 0);
  check_refused(1, SR_ERR_UNSUPPORTED, sentence);
  ranks[2].runtime = 13010;
  ranks[2].driver = 13030;
  snprintf(sentence, sizeof sentence, versions, 1, 3);
  check_refused(1, SR_ERR_UNSUPPORTED, sentence);

  static const char kinds[] =
      "device 0 is a Toy on host0 of compute capability 9.0 with 132 multiprocessors, device 5 of "
      "rank 2 is a Toy on host1 of %s; all devices need GPUs of one kind, which "
      "CUDA_VISIBLE_DEVICES can choose";
  static const struct {
    int32_t major, minor, multiprocessors;
    const char *text;
  } others[] = {
      {8, 0, 132, "8.0 with 132"}, {9, 1, 132, "9.1 with 132"}, {9, 0, 78, "9.0 with 78"}};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    make_job("AB AB|CD");
    sr_gpu *other = &gpus[2 * MOST + 1];
    other->major = others[i].major;
    other->minor = others[i].minor;
    other->multiprocessors = others[i].multiprocessors;
    check_refused(1, SR_OK, ""); /* no device has it */
    snprintf(sentence, sizeof sentence, kinds, others[i].text);
    check_refused(2, SR_ERR_UNSUPPORTED, sentence);
  }
}

int main(void) {
  check_divisions();
  check_all_shares();
  check_checks();
  return expect_result();
}
