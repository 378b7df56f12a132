/* The form of a line of PTX: what is left without numbers of registers, labels and constants. */
#ifndef SR_TESTS_CUDA_PTX_FORM_H
#define SR_TESTS_CUDA_PTX_FORM_H

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

/* Returns the length of the word at `text`, such as "add.s32", "%rd12", ".b64" or "0f3F800000"; 0
 * if none begins there. */
static inline size_t ptx_word(const char *text) {
  size_t length = 0;
  while (isalnum((unsigned char)text[length]) || (text[length] && strchr("_.%$", text[length])))
    length++;
  return length;
}

/* True if the digits in the word are of an instruction or a type: "add.s32", ".b64". */
static inline bool ptx_is_instruction(const char *word, size_t length) {
  return !isdigit((unsigned char)word[0]) && memchr(word, '.', length);
}

/* Replaces the line by its form: a number becomes '#', and comments, white space at both ends and
 * the elements of constant arrays go. Code of a second and of a hundredth register of one kind thus
 * has one form. */
static inline void ptx_form(char *line) {
  char *out = line;
  const char *at = line + strspn(line, " \t");
  while (*at && *at != '=' && strncmp(at, "//", 2) != 0) {
    size_t length = ptx_word(at);
    const char *end = at + (length ? length : 1);
    if (length == 0 || ptx_is_instruction(at, length)) {
      while (at < end)
        *out++ = *at++;
    } else if (isdigit((unsigned char)*at)) {
      *out++ = '#';
      at = end;
    } else {
      for (; at < end; at++)
        if (!isdigit((unsigned char)*at))
          *out++ = *at;
        else if (out[-1] != '#')
          *out++ = '#';
    }
  }
  while (out > line && isspace((unsigned char)out[-1]))
    out--;
  *out = '\0';
}

#endif
