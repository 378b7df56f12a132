#include "base/c_locale.h"

#include <pthread.h>
#include <stdio.h>

#include "base/status.h"

static locale_t c_locale;

static void make(void) {
  c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  SR_ASSERT(c_locale); /* the C locale is built into the C library and needs no allocation */
}

locale_t sr_c_locale(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make);
  return c_locale;
}

int sr_vsnprintf(char *out, size_t bytes, const char *format, va_list list) {
  const locale_t own = uselocale(sr_c_locale());
  int length = vsnprintf(out, bytes, format, list);
  uselocale(own);
  return length;
}

int sr_snprintf(char *out, size_t bytes, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int length = sr_vsnprintf(out, bytes, format, list);
  va_end(list);
  return length;
}
