/* Makes text from files and networks safe for a terminal. */
#ifndef SR_BASE_PRINTABLE_H
#define SR_BASE_PRINTABLE_H

#include <stddef.h>

/* Length of the well-formed UTF-8 sequence at `s`, 0 if there is none. */
size_t sr_utf8_length(const unsigned char *s);

/*
 * Copies `text` into `out` and returns its length, as snprintf does; `out` may be NULL if `room` is
 * 0. Control characters, line feeds among them, and bytes that are not UTF-8 become "\x1b" and the
 * like. Letters of all languages stay. Applying it twice changes nothing more.
 */
size_t sr_printable(char *out, size_t room, const char *text);

#endif
