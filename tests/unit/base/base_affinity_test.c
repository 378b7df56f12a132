/* Masks of processors beyond the 1024 of cpu_set_t, and the system's mask of this thread. */
#include "base/affinity.h"

#include <sched.h>

#include "support/expect.h"

static void test_masks(void) {
  sr_affinity a = {0}, b = {0};
  EXPECT_EQ(sr_affinity_count(&a), 0);
  a.words[0] = 5;                                  /* processors 0 and 2 */
  b.words[SR_AFFINITY_MOST / 64 - 1] = 1ull << 63; /* the last one */
  sr_affinity_join(&a, &b);
  sr_affinity_join(&a, &b);
  EXPECT_EQ(sr_affinity_count(&a), 3);
  EXPECT(sr_affinity_has(&a, 0) && !sr_affinity_has(&a, 1) && sr_affinity_has(&a, 2));
  EXPECT(sr_affinity_has(&a, SR_AFFINITY_MOST - 1) && !sr_affinity_has(&a, SR_AFFINITY_MOST - 2));
}

/* A thread bound to one processor has a mask with that processor only. */
static void test_own(void) {
  sr_affinity all, one;
  if (!EXPECT(sr_affinity_get(&all)) || !EXPECT(sr_affinity_count(&all) > 0))
    return;
  int32_t last = 0;
  for (int32_t i = 0; i < CPU_SETSIZE; i++)
    last = sr_affinity_has(&all, i) ? i : last;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET((size_t)last, &set);
  EXPECT_EQ(sched_setaffinity(0, sizeof set, &set), 0);
  EXPECT(sr_affinity_get(&one));
  EXPECT_EQ(sr_affinity_count(&one), 1);
  EXPECT(sr_affinity_has(&one, last));
  const sr_affinity expected = sr_affinity_of(last);
  EXPECT(memcmp(&one, &expected, sizeof one) == 0);
  EXPECT(sr_affinity_set(&all) && sr_affinity_get(&one));
  EXPECT(memcmp(&one, &all, sizeof one) == 0);
  const sr_affinity none = {0};
  EXPECT(!sr_affinity_set(&none));
}

int main(void) {
  test_masks();
  test_own();
  return expect_result();
}
