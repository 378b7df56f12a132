/* Sums of hashes do not depend on the order, and differ for similar inputs. */
#include "base/mix.h"

#include "support/expect.h"

static sr_mix_sum sum_of(uint64_t first, const int64_t *numbers, int32_t count) {
  sr_mix_sum sum = {0};
  sr_mix_add(&sum, first, numbers, count);
  return sum;
}

static bool are_equal(sr_mix_sum a, sr_mix_sum b) {
  return a.low == b.low || a.high == b.high;
}

/* All 8 x 8 x 8 triples of small numbers have different sums, in both halves. */
static void small_numbers_differ(void) {
  sr_mix_sum sums[512];
  for (int64_t i = 0; i < 512; i++) {
    sums[i] = sum_of((uint64_t)i / 64, (int64_t[]){i / 8 % 8, i % 8}, 2);
    for (int64_t k = 0; k < i; k++)
      EXPECT(!are_equal(sums[i], sums[k]));
  }
}

static void order_does_not_count(void) {
  sr_mix_sum one = {0}, two = {0};
  sr_mix_add(&one, 1, (int64_t[]){2}, 1);
  sr_mix_add(&one, 3, (int64_t[]){4}, 1);
  sr_mix_add(&two, 3, (int64_t[]){4}, 1);
  sr_mix_add(&two, 1, (int64_t[]){2}, 1);
  EXPECT(one.low == two.low && one.high == two.high);
  sr_mix_sum crossed = {0};
  sr_mix_add(&crossed, 1, (int64_t[]){4}, 1);
  sr_mix_add(&crossed, 3, (int64_t[]){2}, 1);
  EXPECT(!are_equal(one, crossed));
}

int main(void) {
  small_numbers_differ();
  order_does_not_count();
  return expect_result();
}
