/* Functions of integers that C lacks. */
#ifndef SR_BASE_INTEGER_H
#define SR_BASE_INTEGER_H

#include <stdint.h>

static inline int64_t sr_min(int64_t a, int64_t b) {
  return a < b ? a : b;
}
static inline int64_t sr_max(int64_t a, int64_t b) {
  return a > b ? a : b;
}
/* a / b, rounded down. */
static inline int64_t sr_floor_divide(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
/* a / b, rounded up, of numbers that are not negative. */
static inline int64_t sr_divide_up(int64_t a, int64_t b) {
  return a / b + (a % b != 0);
}

#endif
