/*
 * Formats numbers with a decimal point whatever the locale is, because other programs read them.
 * Any thread.
 */
#ifndef SR_BASE_C_LOCALE_H
#define SR_BASE_C_LOCALE_H

#include <locale.h>
#include <stdarg.h>
#include <stddef.h>

/* The C locale, for strtod_l, toupper_l and the like. Belongs to the process: do not free it. */
locale_t sr_c_locale(void);

/* vsnprintf and snprintf in the C locale. The thread's own locale is set again afterwards. */
int sr_vsnprintf(char *out, size_t bytes, const char *format, va_list list)
    __attribute__((format(printf, 3, 0)));
int sr_snprintf(char *out, size_t bytes, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
