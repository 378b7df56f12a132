/* Makes text from files and networks safe for a terminal. */
#ifndef SR_BASE_PRINTABLE_H
#define SR_BASE_PRINTABLE_H

#include <stddef.h>

/* Returns the length in bytes of the well-formed UTF-8 character at `s`; 0: there is none. */
size_t sr_utf8_length(const unsigned char *s);

/*
 * Copies `text` into `out`, as snprintf does: the result is cut to `room` bytes, and its full
 * length is returned. `out` may be NULL if `room` is 0. Control characters (line feeds, too) and
 * bytes that are not UTF-8 become "\x1b" and the like; letters of all languages stay. Applied to
 * its own result, it changes nothing.
 */
size_t sr_printable(char *out, size_t room, const char *text);

#endif
