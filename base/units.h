/* Sizes and times as people write and read them. */
#ifndef SR_BASE_UNITS_H
#define SR_BASE_UNITS_H

#include <stdbool.h>

#include "base/text.h"

/* Reads bytes in powers of 1024: "1536", "1.5K", "10G". False: `text` is no size, or 2^63 or
 * more. */
bool sr_units_read_bytes(const char *text, uint64_t *out);
/* Reads seconds: "90s", "15min", "12h", "30d", "4w". False: `text` is no time, or has no unit. */
bool sr_units_read_age(const char *text, double *out);

/* Writes "512 B", "1.5 KiB", "312 KiB". */
void sr_units_write_bytes(sr_text *text, uint64_t bytes);
/* Writes "5 s", "3 min", "4 h", "3 d": whole numbers of the largest unit that fits. */
void sr_units_write_age(sr_text *text, double seconds);

#endif
