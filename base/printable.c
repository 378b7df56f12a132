#include "base/printable.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

size_t sr_utf8_length(const unsigned char *s) {
  if (s[0] < 0x80)
    return 1;
  size_t length = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
  if (s[0] < 0xc2 || s[0] > 0xf4)
    return 0;
  for (size_t i = 1; i < length; i++)
    if ((s[i] & 0xc0) != 0x80)
      return 0;
  if ((s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xed && s[1] > 0x9f) ||
      (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] > 0x8f))
    return 0;
  return length;
}

/* True if the UTF-8 character at `s` is a control character, which a terminal would obey: C0, DEL
 * or C1 (U+0080 to U+009F). */
static bool is_control(const unsigned char *s) {
  return s[0] < 0x20 || s[0] == 0x7f || (s[0] == 0xc2 && s[1] < 0xa0);
}

size_t sr_printable(char *out, size_t room, const char *text) {
  size_t count = 0;
  bool full = room == 0;
  if (room > 0)
    out[0] = '\0';
  for (const unsigned char *s = (const unsigned char *)text; *s;) {
    size_t length = sr_utf8_length(s);
    char piece[8] = "";
    if (length == 0 || is_control(s)) {
      length = 1;
      snprintf(piece, sizeof piece, "\\x%02x", *s);
    } else {
      memcpy(piece, s, length);
    }
    size_t bytes = strlen(piece);
    /* Once `full` is true, nothing more is copied, so that no character is cut in two. */
    full = full || count + bytes >= room;
    if (!full)
      memcpy(out + count, piece, bytes + 1);
    count += bytes;
    s += length;
  }
  return count;
}
