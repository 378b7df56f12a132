#include "base/environment.h"

#include <ctype.h>
#include <string.h>

#include "base/c_locale.h"

const char *sr_environment_name(sr_arena *arena, const char *name) {
  char *text = sr_arena_printf(arena, "SPMDRUN_%s", name);
  for (char *c = text; *c; c++) /* not toupper: in a Turkish locale it does not turn i into I */
    *c = *c == '-' ? '_' : (char)toupper_l((unsigned char)*c, sr_c_locale());
  return text;
}

bool sr_flag_read(const char *text, bool *out) {
  static const char *const words[] = {"0", "1", "false", "true", "no", "yes", "off", "on"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(text, words[i]) == 0) {
      *out = i % 2;
      return true;
    }
  return false;
}
