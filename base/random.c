#include "base/random.h"

#include <errno.h>
#include <stdint.h>
#include <sys/random.h>

bool sr_random_bytes(void *out, size_t bytes) {
  ssize_t got;
  do
    got = getrandom(out, bytes, 0);
  while (got < 0 && errno == EINTR);
  return got == (ssize_t)bytes;
}

double sr_random_fraction(void) {
  uint32_t number;
  return sr_random_bytes(&number, sizeof number) ? (double)number / 0x1p32 : 0;
}
