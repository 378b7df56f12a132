/* The program that uses the library may set a locale with decimal commas, where the capital of i is
 * not I. This makes such a locale with localedef, because the machine may not have one. */
#ifndef SR_TESTS_SUPPORT_COMMA_LOCALE_H
#define SR_TESTS_SUPPORT_COMMA_LOCALE_H

#include <ctype.h>
#include <locale.h>

#include "support/expect.h"
#include "support/scratch.h"

/* From now on printf prints 1,5, and of the letters only a has a capital. */
static inline void comma_locale_set(void) {
  static const char rules[] =
      "LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \"\"\ngrouping -1\nEND LC_NUMERIC\n"
      "LC_CTYPE\ntoupper (<U0061>,<U0041>)\nEND LC_CTYPE\n";
  scratch place;
  scratch_init(&place);
  const char *source = scratch_path(&place, "rules"), *made = scratch_path(&place, "comma");
  FILE *file = fopen(source, "w");
  EXPECT(file && fputs(rules, file) >= 0 && fclose(file) == 0);
  char command[2200];
  /* localedef warns that the other categories are those of C, and exits with 1. */
  snprintf(command, sizeof command, "localedef -c -i %s %s 2>/dev/null", source, made);
  EXPECT(system(command) >= 0);
  setenv("LOCPATH", place.path, 1);
  EXPECT(setlocale(LC_NUMERIC, "comma") && setlocale(LC_CTYPE, "comma"));
  scratch_deinit(&place);
  char written[8];
  snprintf(written, sizeof written, "%.1f", 1.5);
  EXPECT_STRING(written, "1,5");
  EXPECT(toupper('a') == 'A' && toupper('i') == 'i');
}

#endif
