/* Reads and writes sizes ("1.5K") and times ("15min") as people write them. */
#ifndef SR_BASE_UNITS_H
#define SR_BASE_UNITS_H

#include <stdbool.h>

#include "base/text.h"

/* Reads a size in bytes, with a suffix K, M, G or T for a power of 1024: "1536", "1.5K", "10G".
 * Returns false if `text` is not a size, or if the size is 2^63 bytes or more. */
bool sr_units_read_bytes(const char *text, uint64_t *out);
/* Reads a time and gives it in seconds: "90s", "15min", "12h", "30d", "4w". Returns false if `text`
 * is not a time or has no unit. */
bool sr_units_read_age(const char *text, double *out);

/* Writes a size: "512 B", "1.5 KiB", "312 KiB". */
void sr_units_write_bytes(sr_text *text, uint64_t bytes);
/* Writes a time as a whole number of the largest unit that fits: "5 s", "3 min", "4 h", "3 d". */
void sr_units_write_age(sr_text *text, double seconds);

#endif
