/*
 * Numbers with a point, whatever locale the program around the library has set: what is written for
 * other programs and for later ones has one form. May be called from any thread.
 */
#ifndef SR_BASE_C_LOCALE_H
#define SR_BASE_C_LOCALE_H

#include <locale.h>
#include <stdarg.h>
#include <stddef.h>

/* For the functions that take one: strtod_l, toupper_l. The process's, not to be freed. */
locale_t sr_c_locale(void);

/* As those of the C library, in the C locale; the thread has its own again afterwards. */
int sr_vsnprintf(char *out, size_t bytes, const char *format, va_list list)
    __attribute__((format(printf, 3, 0)));
int sr_snprintf(char *out, size_t bytes, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
