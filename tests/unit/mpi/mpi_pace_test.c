/* How a collective chooses between copies through the caches and past them; and those past them. */
#include "mpi/pace.h"

#include "support/expect.h"

/* Notes `runs` runs that take `plain_ns`, or `stream_ns` past the caches. Returns how many were
 * past them. */
static int32_t note(sr_pace *pace, int32_t runs, int64_t plain_ns, int64_t stream_ns) {
  int32_t streams = 0;
  for (int32_t i = 0; i < runs; i++) {
    streams += sr_pace_streams(pace);
    sr_pace_note(pace, sr_pace_streams(pace) ? stream_ns : plain_ns);
  }
  return streams;
}

static void keeps_what_takes_less_time(void) {
  sr_pace pace = sr_pace_start();
  EXPECT_EQ(note(&pace, SR_PACE_FIRST, 100, 50), 0);
  EXPECT_EQ(note(&pace, SR_PACE_TRIAL, 100, 50), SR_PACE_TRIAL);
  EXPECT_EQ(note(&pace, SR_PACE_FIRST, 100, 50), SR_PACE_FIRST); /* it was better */
  EXPECT_EQ(note(&pace, SR_PACE_TRIAL, 100, 50), 0);             /* the next trial */
  EXPECT_EQ(note(&pace, 2 * SR_PACE_FIRST, 100, 50), 2 * SR_PACE_FIRST);
  note(&pace, SR_PACE_TRIAL, 30, 50); /* a core has moved */
  EXPECT_EQ(note(&pace, SR_PACE_FIRST, 30, 50), 0);
}

static void tries_more_and_more_seldom(void) {
  sr_pace pace = sr_pace_start();
  int32_t interval = SR_PACE_FIRST;
  for (int32_t i = 0; i < 10; i++) {
    EXPECT_EQ(note(&pace, interval, 100, 95), 0); /* too little to change */
    EXPECT_EQ(note(&pace, SR_PACE_TRIAL, 100, 95), SR_PACE_TRIAL);
    interval = 2 * interval < SR_PACE_MOST ? 2 * interval : SR_PACE_MOST;
  }
  EXPECT_EQ(interval, SR_PACE_MOST);
}

/* What disturbs single runs does not count, nor do the first ones of a trial. */
static void the_least_of_the_last_runs_counts(void) {
  sr_pace pace = sr_pace_start();
  note(&pace, SR_PACE_FIRST - SR_PACE_NOTED, 10, 0);
  note(&pace, 1, 100, 0);
  note(&pace, SR_PACE_NOTED - 1, 900, 0);
  note(&pace, SR_PACE_TRIAL - SR_PACE_NOTED, 0, 1);
  note(&pace, SR_PACE_NOTED - 1, 0, 900);
  note(&pace, 1, 0, 95);
  EXPECT(!sr_pace_streams(&pace));
}

static void streams_copy_all_bytes(void) {
  enum {
    BYTES = 700
  };
  _Alignas(64) uint8_t from[BYTES], to[BYTES];
  for (size_t i = 0; i < BYTES; i++)
    from[i] = (uint8_t)(i * 37 + i / 256);
  for (size_t begin = 0; begin < 66; begin++)
    for (size_t bytes = 0; bytes < BYTES - 131; bytes += bytes < 140 ? 1 : 61) {
      const size_t source = begin * 7 % 65;
      memset(to, 0xee, sizeof to);
      sr_stream_copy(to + begin, from + source, bytes);
      sr_stream_end();
      bool same = memcmp(to + begin, from + source, bytes) == 0;
      for (size_t i = 0; i < BYTES; i++)
        same &= (i >= begin && i < begin + bytes) || to[i] == 0xee;
      EXPECT(same);
    }
}

int main(void) {
  keeps_what_takes_less_time();
  tries_more_and_more_seldom();
  the_least_of_the_last_runs_counts();
  streams_copy_all_bytes();
  return expect_result();
}
