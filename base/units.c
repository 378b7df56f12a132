#include "base/units.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_locale.h"

bool sr_units_read_bytes(const char *text, uint64_t *out) {
  static const char suffixes[] = "KMGT";
  char *end;
  double value = strtod_l(text, &end, sr_c_locale());
  const char *suffix =
      *end ? strchr(suffixes, toupper_l((unsigned char)*end, sr_c_locale())) : NULL;
  if (end == text || (*end && (!suffix || end[1])) || !(value >= 0))
    return false;
  if (suffix)
    value = ldexp(value, 10 * (int)(suffix - suffixes + 1));
  if (value >= 0x1p63)
    return false;
  *out = (uint64_t)value;
  return true;
}

/* Units of time, the largest first. */
static const struct {
  const char *name;
  double seconds;
} ages[] = {{"w", 604800}, {"d", 86400}, {"h", 3600}, {"min", 60}, {"s", 1}};

bool sr_units_read_age(const char *text, double *out) {
  char *end;
  double value = strtod_l(text, &end, sr_c_locale());
  if (end == text || !(value >= 0 && value <= 1e9))
    return false;
  for (size_t i = 0; i < sizeof ages / sizeof *ages; i++)
    if (strcmp(end, ages[i].name) == 0) {
      *out = value * ages[i].seconds;
      return true;
    }
  return false;
}

void sr_units_write_bytes(sr_text *text, uint64_t bytes) {
  static const char *const names[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  double value = (double)bytes;
  size_t unit = 0;
  while (value >= 1023.5 && unit + 1 < sizeof names / sizeof *names) {
    value /= 1024;
    unit++;
  }
  sr_text_printf(text, unit && value < 9.95 ? "%.1f %s" : "%.0f %s", value, names[unit]);
}

void sr_units_write_age(sr_text *text, double seconds) {
  size_t unit = 1; /* skips weeks: "30 d" is more precise than "4 w" */
  while (seconds < ages[unit].seconds && unit + 1 < sizeof ages / sizeof *ages)
    unit++;
  sr_text_printf(text, "%.0f %s", floor(seconds / ages[unit].seconds), ages[unit].name);
}
