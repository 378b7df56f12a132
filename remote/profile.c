#include "remote/profile.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

enum {
  FILE_LIMIT = 1 << 20
};

static sr_status refuse(sr_ctx *ctx, const char *path, const char *why) {
  return sr_fail(ctx, SR_ERR_IO, "%s cannot be read: %s", path, why);
}

static sr_status read_open(sr_ctx *ctx, sr_arena *arena, const char *path, int file,
                           const char **out_text) {
  struct stat info;
  if (fstat(file, &info) != 0)
    return refuse(ctx, path, strerror(errno));
  if (!S_ISREG(info.st_mode))
    return refuse(ctx, path, "it is no file");
  if (info.st_size > FILE_LIMIT)
    return refuse(ctx, path, "it has more than a megabyte");
  char *text = sr_arena_alloc(arena, (size_t)info.st_size + 1);
  if (!sr_file_read(file, text, (size_t)info.st_size, 0))
    return refuse(ctx, path, errno ? strerror(errno) : "it is cut off meanwhile");
  *out_text = text;
  return SR_OK;
}

sr_status sr_profile_read(sr_ctx *ctx, sr_arena *arena, const char *path, const char **out_text) {
  *out_text = "";
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0)
    return errno == ENOENT || errno == ENOTDIR ? SR_OK : refuse(ctx, path, strerror(errno));
  sr_status status = read_open(ctx, arena, path, file, out_text);
  close(file);
  return status;
}

/* A range of characters in the text of a file. */
typedef struct words {
  const char *at;
  size_t count;
} words;

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

static words trim(words text) {
  while (text.count > 0 && is_blank(*text.at)) {
    text.at++;
    text.count--;
  }
  while (text.count > 0 && is_blank(text.at[text.count - 1]))
    text.count--;
  return text;
}

static bool same(words text, const char *word) {
  return text.count == strlen(word) && memcmp(text.at, word, text.count) == 0;
}

/* Returns the line without its comment, which begins with '#' or ';' at the start of the line or
 * after a blank. */
static words without_comment(words line) {
  for (size_t i = 0; i < line.count; i++)
    if ((line.at[i] == '#' || line.at[i] == ';') && (i == 0 || is_blank(line.at[i - 1])))
      line.count = i;
  return line;
}

/* The state of the search through the lines of the file. */
typedef struct place {
  bool in_section; /* true inside the requested section */
  words group;     /* the last key without a value; indented lines below it belong to it */
} place;

/* Returns the value in `line` if the line has the requested key; else an empty range. */
static words take_line(place *own, words line, const char *section, const char *group,
                       const char *key) {
  bool indented = is_blank(*line.at);
  line = trim(line);
  if (*line.at == '[' && line.at[line.count - 1] == ']') {
    own->in_section = same(trim((words){line.at + 1, line.count - 2}), section);
    own->group.count = 0;
    return (words){0};
  }
  const char *equals = memchr(line.at, '=', line.count);
  if (!own->in_section || !equals)
    return (words){0};
  words name = trim((words){line.at, (size_t)(equals - line.at)});
  words value = trim((words){equals + 1, line.count - (size_t)(equals - line.at) - 1});
  if (!indented)
    own->group = value.count ? (words){0} : name;
  bool right = indented ? group && own->group.count && same(own->group, group) : !group;
  return right && same(name, key) ? value : (words){0};
}

const char *sr_profile_find(sr_arena *arena, const char *text, const char *section,
                            const char *group, const char *key) {
  place own = {0};
  words found = {0};
  while (*text) {
    words line = {text, strcspn(text, "\n")};
    text += line.count + (text[line.count] == '\n');
    line = without_comment(line);
    if (trim(line).count == 0)
      continue;
    words value = take_line(&own, line, section, group, key);
    if (value.count)
      found = value;
  }
  return found.count ? sr_arena_string(arena, found.at, found.count) : NULL;
}
