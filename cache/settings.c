/* Every source (command line, environment, files, program) gives texts for the names of settings.
 * The text of a stronger source replaces that of a weaker one. Only the final texts are parsed. So
 * a wrong value that is overridden is not an error. */
#include "cache/settings.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/c_locale.h"
#include "base/environment.h"
#include "base/units.h"
#include "cache/url.h"

typedef enum setting_kind {
  SETTING_FLAG,
  SETTING_PLACE,
  SETTING_DIRECTORY,
  SETTING_URL,
  SETTING_BYTES,
  SETTING_SECONDS,
  SETTING_TIMEOUT,
  SETTING_LEVEL,
  SETTING_TRUST,
  SETTING_FILE,
} setting_kind;

static const struct {
  const char *name;
  setting_kind kind;
  size_t offset; /* offset of the field in sr_cache_settings */
} rows[] = {
#define CACHE_SETTING(name, kind, use, field, argument, help)                                      \
  {name, SETTING_##kind, offsetof(sr_cache_settings, field)},
#include "base/cache_settings.def"
};

enum {
  DEFAULT_LEVEL = 3,            /* compresses to about a third at a few hundred MB/s */
  DEFAULT_TIMEOUT = 10,         /* seconds */
  MOST_CONFIGURATION = 1 << 16, /* bytes of a configuration file */
  MOST_LEVEL = 19,              /* higher levels need memory that readers may lack */
};

/* Default limit of the bytes of all entries in a directory: room for some thousands of programs. */
static const uint64_t default_max_bytes = UINT64_C(10) << 30;

/* The text "none" means that a setting has no value. It overrides the value of a weaker source. */
static const char none[] = "none";

/* The text of one setting from its strongest source so far, and the name of that source. */
typedef struct given_text {
  const char *value, *from;
  bool of_site; /* the site's file gave it; the user cannot fix an error there */
  /* name of an unset variable that the text uses, which is an error; else NULL */
  const char *unset;
} given_text;

typedef struct source {
  sr_ctx *ctx;
  sr_arena *arena;
  /* [index in `rows`]; `value` is NULL if no source has set it */
  given_text texts[SR_CACHE_SETTING_COUNT];
  const char *unread; /* as in sr_cache_settings */
  bool of_site;       /* the site's file is being read */
} source;

/* Returns the index in `rows` of the setting `name`; SR_CACHE_SETTING_COUNT if there is none. */
static size_t find_row(const char *name) {
  size_t row = 0;
  while (row < SR_CACHE_SETTING_COUNT && strcmp(rows[row].name, name) != 0)
    row++;
  return row;
}

/* ---- sources --------------------------------------------------------------------------------- */

static sr_status take_words(source *in, const sr_cache_word *words, size_t count,
                            const char *from) {
  for (size_t i = 0; i < count; i++) {
    size_t row = find_row(words[i].name);
    if (row == SR_CACHE_SETTING_COUNT)
      return sr_fail(in->ctx, SR_ERR_INVALID, "%s: the cache has no setting \"%s\"", from,
                     words[i].name);
    in->texts[row] = (given_text){.value = words[i].value, .from = from, .of_site = in->of_site};
  }
  return SR_OK;
}

static void take_environment(source *in) {
  for (size_t row = 0; row < SR_CACHE_SETTING_COUNT; row++) {
    const char *name = sr_environment_name(in->arena, rows[row].name);
    const char *value = getenv(name);
    if (value && *value)
      in->texts[row] =
          (given_text){.value = sr_arena_string(in->arena, value, strlen(value)), .from = name};
  }
}

static bool is_name_character(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

/* Returns NAME if `text` begins with "$NAME" or "${NAME}", and sets *out_rest to the text after it.
 * Returns NULL if `text` begins with neither. */
static const char *variable_name(sr_arena *arena, const char *text, const char **out_rest) {
  bool braces = text[1] == '{';
  const char *name = text + 1 + braces;
  size_t length = 0;
  while (is_name_character(name[length]))
    length++;
  if (length == 0 || (braces && name[length] != '}'))
    return NULL;
  *out_rest = name + length + braces;
  return sr_arena_string(arena, name, length);
}

/*
 * Expands ~/, $NAME and ${NAME} in a value from a configuration file, as a shell does. So one file
 * can serve many machines. Returns NULL and the name in *out_unset if a variable is not set: a path
 * without its value would name another place. Returns NULL and *out_unset NULL if no valid name
 * follows a '$'.
 */
static const char *expand(sr_arena *arena, const char *value, const char **out_unset) {
  sr_text text = {.arena = arena};
  const char *home = getenv("HOME");
  *out_unset = NULL;
  if (strncmp(value, "~/", 2) == 0 && home) {
    sr_text_string(&text, home);
    value++;
  }
  while (*value) {
    size_t plain = strcspn(value, "$");
    sr_text_append(&text, value, plain);
    value += plain;
    if (!*value)
      break;
    const char *name = variable_name(arena, value, &value);
    const char *found = name ? getenv(name) : NULL;
    if (!found) {
      *out_unset = name;
      return NULL;
    }
    sr_text_string(&text, found);
  }
  return sr_text_get(&text);
}

/* Removes blanks from both ends, in place. */
static char *trim(char *text) {
  while (isspace((unsigned char)*text))
    text++;
  size_t length = strlen(text);
  while (length > 0 && isspace((unsigned char)text[length - 1]))
    text[--length] = '\0';
  return text;
}

/* Handles a line whose value uses the unset variable `unset`. The line is skipped with a warning.
 * But if it names the file of the secret, the missing variable is an error unless a stronger source
 * sets the file: otherwise entries would be sealed without the secret. */
static sr_status pass_over(source *in, const char *from, const char *name, const char *unset) {
  size_t row = find_row(name);
  if (row < SR_CACHE_SETTING_COUNT && rows[row].kind == SETTING_FILE) {
    in->texts[row] = (given_text){.from = from, .unset = unset, .of_site = in->of_site};
    return SR_OK;
  }
  sr_log_line(in->ctx, SR_LOG_CACHE, SR_LOG_WARN,
              "%s: $%s is not set, so %s is as without this line", from, unset, name);
  return SR_OK;
}

/* True if `value` is a relative path for a setting that takes a path. In a configuration file this
 * is a mistake, because jobs start in any directory. */
static bool is_relative(const char *name, const char *value) {
  size_t row = find_row(name);
  setting_kind kind = row < SR_CACHE_SETTING_COUNT ? rows[row].kind : SETTING_FLAG;
  return (kind == SETTING_PLACE || kind == SETTING_DIRECTORY || kind == SETTING_FILE) && *value &&
         *value != '/' && strcmp(value, none) != 0 && !sr_cache_is_url(value);
}

static sr_status take_line(source *in, const char *path, int number, char *line) {
  line[strcspn(line, "#")] = '\0';
  char *name = trim(line);
  if (!*name)
    return SR_OK;
  char *equals = strchr(name, '=');
  const char *from = sr_arena_printf(in->arena, "%s:%d", path, number);
  if (!equals)
    return sr_fail(in->ctx, SR_ERR_INVALID, "%s: expected NAME = VALUE, not \"%s\"", from, name);
  *equals = '\0';
  name = trim(name);
  char *written = trim(equals + 1);
  const char *unset, *value = expand(in->arena, written, &unset);
  if (!value && !unset)
    return sr_fail(in->ctx, SR_ERR_INVALID, "%s: expected $NAME or ${NAME} in \"%s\"", from,
                   written);
  if (!value)
    return pass_over(in, from, name, unset);
  if (is_relative(name, value))
    return sr_fail(
        in->ctx, SR_ERR_INVALID,
        "%s: expected a path that begins with /, ~/ or $NAME, without quotes, not \"%s\"", from,
        written);
  return take_words(in, &(sr_cache_word){name, value}, 1, from);
}

/* Records in in->unread that a configuration file cannot be read. Fails if the file `must` be
 * readable. */
static sr_status refuse_file(source *in, const char *path, bool must, const char *why) {
  in->unread = sr_arena_printf(in->arena, "%s: cannot read the configuration: %s", path, why);
  return must ? sr_fail(in->ctx, SR_ERR_INVALID, "%s", in->unread) : SR_OK;
}

/* Reads `bytes` bytes, or fewer if the file ends before. Returns false with errno set after a
 * failure. */
static bool read_up_to(int file, char *text, size_t bytes, size_t *out_count) {
  *out_count = 0;
  while (*out_count < bytes) {
    ssize_t got = read(file, text + *out_count, bytes - *out_count);
    if (got < 0)
      return false;
    if (got == 0)
      return true;
    *out_count += (size_t)got;
  }
  return true;
}

/* Returns the whole file as a string. After a failure returns NULL and the reason in *out_why. A
 * pipe is refused, because reading it could wait for data. */
static char *read_text(source *in, int file, const char **out_why) {
  struct stat found;
  char *text = sr_arena_alloc(in->arena, MOST_CONFIGURATION + 1);
  size_t count = 0;
  *out_why = NULL;
  if (fstat(file, &found) != 0)
    *out_why = strerror(errno);
  else if (S_ISFIFO(found.st_mode) || S_ISSOCK(found.st_mode))
    *out_why = "it is no file";
  else if (!read_up_to(file, text, MOST_CONFIGURATION + 1, &count))
    *out_why = strerror(errno);
  else if (count > MOST_CONFIGURATION)
    *out_why = "it is too long";
  if (*out_why)
    return NULL;
  text[count] = '\0';
  return text;
}

/* Reads a configuration file. A missing file is ignored unless it `must` exist. */
static sr_status take_file(source *in, const char *path, bool must) {
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0 && (errno == ENOENT || errno == ENOTDIR) && !must)
    return SR_OK;
  if (file < 0)
    return refuse_file(in, path, must, strerror(errno));
  const char *why;
  char *text = read_text(in, file, &why);
  close(file);
  if (!text)
    return refuse_file(in, path, must, why);
  for (int number = 1; text; number++)
    SR_TRY(take_line(in, path, number, strsep(&text, "\n")));
  return SR_OK;
}

/* Reads the site's file. The user cannot fix that file, so an error in it does not fail the job. It
 * only sets in->unread, which turns the cache off. */
static sr_status take_site_file(source *in) {
  sr_ctx *asked = in->ctx, faults = {.log = asked->log};
  in->ctx = &faults;
  in->of_site = true;
  sr_status status = take_file(in, "/etc/spmdrun/config", false);
  in->of_site = false;
  in->ctx = asked;
  if (status != SR_OK)
    in->unread = sr_arena_printf(in->arena, "%s", faults.message);
  return SR_OK;
}

/* Returns the value of variable `name` if it is an absolute path, else NULL. The XDG rules say to
 * ignore relative paths. */
static const char *absolute(const char *name) {
  const char *value = getenv(name);
  return value && *value == '/' ? value : NULL;
}

/* Returns the path $VARIABLE/BELOW. If VARIABLE holds no absolute path, returns
 * $HOME/FALLBACK/BELOW. If HOME holds none either, returns NULL. */
static const char *user_place(sr_arena *arena, const char *variable, const char *fallback,
                              const char *below) {
  const char *base = absolute(variable), *home = absolute("HOME");
  if (base)
    return sr_arena_printf(arena, "%s/%s", base, below);
  return home ? sr_arena_printf(arena, "%s/%s/%s", home, fallback, below) : NULL;
}

static sr_status take_files(source *in) {
  SR_TRY(take_site_file(in));
  const char *named = getenv("SPMDRUN_CONFIG");
  if (named && *named)
    return take_file(in, named, true);
  const char *own = user_place(in->arena, "XDG_CONFIG_HOME", ".config", "spmdrun/config");
  return own ? take_file(in, own, false) : SR_OK;
}

/* ---- values ---------------------------------------------------------------------------------- */

static sr_status wrong(sr_ctx *ctx, const char *name, const given_text *text,
                       const char *expected) {
  return sr_fail(ctx, SR_ERR_INVALID, "%s of the cache: expected %s, not \"%s\" (from %s)", name,
                 expected, text->value, text->from);
}

static bool read_seconds(const char *text, double *out) {
  char *end;
  *out = strtod_l(text, &end, sr_c_locale());
  return end != text && !*end && *out >= 0 && *out <= 1e9;
}

static bool read_level(const char *text, int *out) {
  char *end;
  long value = strtol(text, &end, 10);
  *out = (int)value;
  return end != text && !*end && value >= 1 && value <= MOST_LEVEL;
}

/* Reads "user", "group" or "group:NAME". Does not check that the group NAME exists: trust.c looks
 * it up when a directory is opened. */
static bool read_trust(const char *text, sr_trust *out) {
  static const char group[] = "group:";
  bool names = strncmp(text, group, sizeof group - 1) == 0;
  *out = (sr_trust){.group = names || strcmp(text, "group") == 0,
                    .group_name = names ? text + sizeof group - 1 : NULL};
  return names ? *out->group_name != '\0' : out->group || strcmp(text, "user") == 0;
}

static bool read_bytes(const char *text, uint64_t *out) {
  *out = 0;
  return strcmp(text, none) == 0 || sr_units_read_bytes(text, out);
}

/* Reads a path or a URL. For the value "none", *out is "". */
static bool read_place(const char *text, const char **out) {
  *out = strcmp(text, none) == 0 ? "" : text;
  return *text != '\0';
}

static bool read_directory(const char *text, const char **out) {
  return read_place(text, out) && !sr_cache_is_url(text);
}

/* Checks the server's URL now, so that a wrong URL does not fail only at the first request. */
static sr_status check_url(sr_ctx *ctx, sr_arena *arena, const char *text) {
  sr_cache_url url;
  sr_ctx own = {0};
  sr_status status = sr_cache_url_read(&own, arena, text, &url);
  return status == SR_OK ? SR_OK : sr_fail(ctx, status, "cache %s: %s", text, own.message);
}

static sr_status set_place(sr_ctx *ctx, sr_arena *arena, size_t row, const given_text *text,
                           const char **out) {
  const bool url = rows[row].kind == SETTING_URL;
  if (!read_place(text->value, out))
    return wrong(ctx, rows[row].name, text, url ? SR_CACHE_URL_FORM : "a path");
  return **out && (url || sr_cache_is_url(*out)) ? check_url(ctx, arena, *out) : SR_OK;
}

static sr_status set_value(sr_ctx *ctx, sr_arena *arena, size_t row, const given_text *text,
                           sr_cache_settings *out) {
  const char *name = rows[row].name, *value = text->value;
  void *field = (char *)out + rows[row].offset;
  switch (rows[row].kind) {
  case SETTING_FLAG:
    return sr_flag_read(value, field) ? SR_OK : wrong(ctx, name, text, "1 or 0");
  case SETTING_BYTES:
    return read_bytes(value, field) ? SR_OK : wrong(ctx, name, text, "a size as in 512M or 10G");
  case SETTING_SECONDS:
    return read_seconds(value, field) ? SR_OK : wrong(ctx, name, text, "a number of seconds");
  case SETTING_TIMEOUT: /* a timeout of zero would allow no answer */
    return read_seconds(value, field) && *(const double *)field > 0
               ? SR_OK
               : wrong(ctx, name, text, "a number of seconds, more than 0");
  case SETTING_LEVEL:
    return read_level(value, field) ? SR_OK : wrong(ctx, name, text, "a level from 1 to 19");
  case SETTING_TRUST:
    return read_trust(value, field) ? SR_OK : wrong(ctx, name, text, "user, group or group:NAME");
  case SETTING_DIRECTORY:
    return read_directory(value, field)
               ? SR_OK
               : wrong(ctx, name, text, "a directory (--cache-remote names a server)");
  case SETTING_FILE:
    return read_place(value, field) ? SR_OK : wrong(ctx, name, text, "a path");
  case SETTING_PLACE:
  case SETTING_URL:
    return set_place(ctx, arena, row, text, field);
  }
  return SR_OK;
}

/* Sets each place that has the value "none" to NULL. If `directory` is "none", no_directory keeps
 * the default directory from being used. */
static void settle_none(sr_cache_settings *out) {
  out->no_directory = out->directory && !*out->directory;
  const char **const places[] = {&out->directory, &out->local, &out->site, &out->remote,
                                 &out->secret_file};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (*places[i] && !**places[i])
      *places[i] = NULL;
}

sr_cache_settings sr_cache_settings_of_node(const sr_cache_settings *all) {
  sr_cache_settings own = *all;
  own.directory = own.site = own.remote = NULL;
  own.of_node = true;
  return own;
}

/* ---- all together ---------------------------------------------------------------------------- */

/* Writes a size as a configuration file would give it: "10G", or "1000" if no unit divides it. */
static const char *bytes_text(sr_arena *arena, uint64_t bytes) {
  static const char *const suffixes[] = {"", "K", "M", "G", "T"};
  size_t unit = 0;
  while (bytes && bytes % 1024 == 0 && unit + 1 < sizeof suffixes / sizeof *suffixes) {
    bytes /= 1024;
    unit++;
  }
  return sr_arena_printf(arena, "%llu%s", (unsigned long long)bytes, suffixes[unit]);
}

static const char *effective(sr_arena *arena, size_t row, const sr_cache_settings *settings) {
  const void *field = (const char *)settings + rows[row].offset;
  switch (rows[row].kind) {
  case SETTING_FLAG:
    return *(const bool *)field ? "1" : "0";
  case SETTING_BYTES:
    return bytes_text(arena, *(const uint64_t *)field);
  case SETTING_SECONDS:
  case SETTING_TIMEOUT:
    return sr_arena_printf(arena, "%g", *(const double *)field);
  case SETTING_LEVEL:
    return sr_arena_printf(arena, "%d", *(const int *)field);
  case SETTING_TRUST: {
    const sr_trust *trust = field;
    if (trust->group_name)
      return sr_arena_printf(arena, "group:%s", trust->group_name);
    return trust->group ? "group" : "user";
  }
  case SETTING_PLACE:
  case SETTING_DIRECTORY:
  case SETTING_URL:
  case SETTING_FILE: {
    const char *text = *(const char *const *)field;
    return text ? text : "";
  }
  }
  return "";
}

/* If no source sets cache-remote-max-size, cache-max-size also limits the server, provided that a
 * source sets cache-max-size. Its default does not limit a server: a user who names a team's bucket
 * without a size must not empty that bucket. */
static void inherit_limit(source *in) {
  given_text *own = &in->texts[find_row("cache-remote-max-size")];
  if (!own->value)
    *own = in->texts[find_row("cache-max-size")];
}

/* Returns the error in `own`, which fails the job. An error in the site's file is only recorded in
 * in->unread. */
static sr_status judge(source *in, bool of_site, const sr_ctx *own) {
  if (own->code == SR_OK)
    return SR_OK;
  if (!of_site)
    return sr_fail(in->ctx, own->code, "%s", own->message);
  in->unread = sr_arena_printf(in->arena, "%s", own->message);
  return SR_OK;
}

static sr_status take_value(source *in, size_t row, sr_cache_settings *out) {
  const given_text *text = &in->texts[row];
  sr_ctx own = {.log = in->ctx->log};
  if (text->unset)
    (void)sr_fail(&own, SR_ERR_INVALID, "%s: %s needs $%s, which is not set", text->from,
                  rows[row].name, text->unset);
  else if (text->value)
    (void)set_value(&own, in->arena, row, text, out);
  return judge(in, text->of_site, &own);
}

/* The setting cache-dir may be the URL of a server. Then it becomes `remote`, and the default
 * directory is used as well. */
static sr_status settle_servers(source *in, sr_cache_settings *out) {
  sr_ctx own = {.log = in->ctx->log};
  if (!out->directory || !sr_cache_is_url(out->directory))
    return SR_OK;
  if (out->remote && *out->remote && strcmp(out->remote, out->directory) != 0)
    (void)sr_fail(&own, SR_ERR_INVALID,
                  "the cache is given two servers, cache-dir %s and cache-remote %s",
                  out->directory, out->remote);
  out->remote = out->remote ? out->remote : out->directory;
  out->directory = NULL;
  return judge(
      in, in->texts[find_row("cache-dir")].of_site || in->texts[find_row("cache-remote")].of_site,
      &own);
}

/* Sets the fields that depend on several settings: `remote`, places with the value "none", and the
 * default directory. */
static sr_status settle(source *in, sr_cache_settings *out) {
  SR_TRY(settle_servers(in, out));
  settle_none(out);
  if (!out->directory && !out->no_directory)
    out->directory = user_place(in->arena, "XDG_CACHE_HOME", ".cache", "spmdrun");
  return SR_OK;
}

sr_status sr_cache_settings_read(sr_ctx *ctx, sr_arena *arena, const sr_cache_word *program,
                                 size_t program_count, const sr_cache_word *given,
                                 size_t given_count, sr_cache_settings *out,
                                 sr_cache_origin origins[SR_CACHE_SETTING_COUNT]) {
  source in = {.ctx = ctx, .arena = arena};
  SR_TRY(take_words(&in, program, program_count, "the program"));
  SR_TRY(take_files(&in));
  take_environment(&in);
  SR_TRY(take_words(&in, given, given_count, "the command line"));
  inherit_limit(&in);
  *out = (sr_cache_settings){
      .max_bytes = default_max_bytes, .level = DEFAULT_LEVEL, .timeout_seconds = DEFAULT_TIMEOUT};
  for (size_t row = 0; row < SR_CACHE_SETTING_COUNT; row++)
    SR_TRY(take_value(&in, row, out));
  SR_TRY(settle(&in, out));
  out->unread = in.unread;
  for (size_t row = 0; origins && row < SR_CACHE_SETTING_COUNT; row++)
    origins[row] = (sr_cache_origin){rows[row].name, effective(arena, row, out),
                                     in.texts[row].from ? in.texts[row].from : "default"};
  return SR_OK;
}
