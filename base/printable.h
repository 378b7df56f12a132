/* Makes text from files and networks safe to print on a terminal. */
#ifndef SR_BASE_PRINTABLE_H
#define SR_BASE_PRINTABLE_H

#include <stddef.h>

/* Returns the length in bytes of the UTF-8 character at `s`, or 0 if it is malformed. */
size_t sr_utf8_length(const unsigned char *s);

/*
 * Copies `text` into `out`, and escapes what a terminal could obey. Control characters (line feeds,
 * too) and bytes that are not UTF-8 become "\x1b" and the like. Letters of all languages stay.
 *
 * As with snprintf, the result is cut to `room` bytes, and its full length is returned. `out` may
 * be NULL if `room` is 0. Text that is already safe does not change.
 */
size_t sr_printable(char *out, size_t room, const char *text);

#endif
