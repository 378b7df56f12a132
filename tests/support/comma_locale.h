/*
 * A program around the library may count with commas: in a locale that localedef makes here, for
 * the machine need not have one.
 */
#ifndef SR_TESTS_SUPPORT_COMMA_LOCALE_H
#define SR_TESTS_SUPPORT_COMMA_LOCALE_H

#include <locale.h>

#include "support/expect.h"
#include "support/scratch.h"

/* From here on printf writes 1,5. */
static inline void comma_locale_set(void) {
  static const char numbers[] =
      "LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \"\"\ngrouping -1\nEND LC_NUMERIC\n";
  scratch place;
  scratch_init(&place);
  const char *source = scratch_path(&place, "numbers"), *made = scratch_path(&place, "comma");
  FILE *file = fopen(source, "w");
  EXPECT(file && fputs(numbers, file) >= 0 && fclose(file) == 0);
  char command[2200];
  /* It says, and ends with 1, that the other categories are those of C. */
  snprintf(command, sizeof command, "localedef -c -i %s %s 2>/dev/null", source, made);
  EXPECT(system(command) >= 0);
  setenv("LOCPATH", place.path, 1);
  EXPECT(setlocale(LC_NUMERIC, "comma"));
  scratch_deinit(&place);
  char written[8];
  snprintf(written, sizeof written, "%.1f", 1.5);
  EXPECT_STRING(written, "1,5");
}

#endif
