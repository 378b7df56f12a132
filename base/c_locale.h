/* Formats numbers with a decimal point in every locale, because other programs read the numbers.
 * The functions may be called from any thread. */
#ifndef SR_BASE_C_LOCALE_H
#define SR_BASE_C_LOCALE_H

#include <locale.h>
#include <stdarg.h>
#include <stddef.h>

/* Returns the C locale, for strtod_l, toupper_l and other functions that take a locale. The caller
 * must not free it. */
locale_t sr_c_locale(void);

/* vsnprintf and snprintf in the C locale. Before they return, they restore the thread's locale. */
int sr_vsnprintf(char *out, size_t bytes, const char *format, va_list list)
    __attribute__((format(printf, 3, 0)));
int sr_snprintf(char *out, size_t bytes, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
