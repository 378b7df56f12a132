/* Text from files and networks, as a terminal may be given it. */
#ifndef SR_BASE_PRINTABLE_H
#define SR_BASE_PRINTABLE_H

#include <stddef.h>

/* Length of the well-formed UTF-8 sequence at `s`, 0 if there is none. */
size_t sr_utf8_length(const unsigned char *s);

/*
 * Copies `text`, as snprintf does: what a terminal would obey and not show (control characters,
 * line feeds too) and what is no UTF-8 becomes "\x1b". Letters of all languages stay; so does what
 * was made printable before. Gives the length of the whole; `out` may be NULL where `room` is 0.
 */
size_t sr_printable(char *out, size_t room, const char *text);

#endif
