/* The settings of the cache: precedence of the sources, values of each setting, parsing of
 * files. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/cache.h"
#include "support/comma_locale.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

static scratch place;

/* Replaces the library's open: the site's file is one of the test's own. */
int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const unsigned mode = flags & O_CREAT ? va_arg(list, unsigned) : 0;
  va_end(list);
  bool site = strcmp(path, "/etc/spmdrun/config") == 0;
  return openat(AT_FDCWD, site ? scratch_path(&place, "site") : path, flags, mode);
}

/* The settings that were read, or the error. */
typedef struct reading {
  sr_arena *arena;
  sr_ctx ctx;
  sr_status status;
  sr_cache_settings settings;
  sr_cache_origin origins[SR_CACHE_SETTING_COUNT];
} reading;

/* The words end with a word without a name. */
static reading read_settings(const sr_cache_word *program, const sr_cache_word *given) {
  reading out = {.arena = sr_arena_create()};
  size_t program_count = 0, given_count = 0;
  while (program && program[program_count].name)
    program_count++;
  while (given && given[given_count].name)
    given_count++;
  out.status = sr_cache_settings_read(&out.ctx, out.arena, program, program_count, given,
                                      given_count, &out.settings, out.origins);
  return out;
}

static const sr_cache_origin *origin_of(const reading *in, const char *name) {
  for (size_t i = 0; i < SR_CACHE_SETTING_COUNT; i++)
    if (strcmp(in->origins[i].name, name) == 0)
      return &in->origins[i];
  static const sr_cache_origin none = {"", "", ""};
  return &none;
}

static void write_config(const char *name, const char *text) {
  int file = open(scratch_path(&place, name), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  EXPECT(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text));
  close(file);
}

/* Unsets all variables and files; the user's file would be scratch/spmdrun/config. */
static void forget_all(void) {
  static const char *const names[] = {
#define CACHE_SETTING(name, kind, use, field, argument, help) name,
#include "base/cache_settings.def"
  };
  for (size_t i = 0; i < SR_CACHE_SETTING_COUNT; i++) {
    char variable[64] = "SPMDRUN_";
    for (size_t c = 0; names[i][c]; c++)
      variable[8 + c] = names[i][c] == '-' ? '_' : (char)(names[i][c] - ('a' - 'A'));
    unsetenv(variable);
  }
  unsetenv("SPMDRUN_CONFIG");
  unsetenv("XDG_CACHE_HOME");
  setenv("XDG_CONFIG_HOME", place.path, 1);
  setenv("HOME", scratch_path(&place, "home"), 1);
  unlink(scratch_path(&place, "site"));
  unlink(scratch_path(&place, "spmdrun/config"));
}

static void test_defaults(void) {
  forget_all();
  reading in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT_STRING(in.settings.directory, scratch_path(&place, "home/.cache/spmdrun"));
  EXPECT(!in.settings.site && !in.settings.remote && !in.settings.secret_file);
  EXPECT(in.settings.timeout_seconds == 10);
  EXPECT(!in.settings.off && !in.settings.read_only);
  EXPECT(in.settings.min_compile_seconds == 0 && in.settings.min_bytes == 0);
  EXPECT(in.settings.max_bytes == UINT64_C(10) << 30);
  EXPECT_EQ(in.settings.level, 3);
  EXPECT(!in.settings.trust.group && !in.settings.trust.group_name);
  for (size_t i = 0; i < SR_CACHE_SETTING_COUNT; i++)
    EXPECT_STRING(in.origins[i].from, "default");
  EXPECT_STRING(origin_of(&in, "cache-max-size")->value, "10G");
  EXPECT_STRING(origin_of(&in, "cache-dir")->value, in.settings.directory);
  EXPECT_STRING(origin_of(&in, "no-cache")->value, "0");
  EXPECT_STRING(origin_of(&in, "cache-site")->value, "");
  sr_arena_destroy(in.arena);
}

/* Each source is stronger than those before; the strongest source so far wins. */
static void test_precedence(void) {
  static const sr_cache_word program[] = {{"cache-level", "1"}, {NULL, NULL}};
  static const sr_cache_word given[] = {{"cache-level", "5"}, {NULL, NULL}};
  forget_all();
  for (int sources = 1; sources <= 5; sources++) {
    if (sources == 2)
      write_config("site", "cache-level = 2\n");
    if (sources == 3)
      write_config("spmdrun/config", "\ncache-level = 3\n");
    if (sources == 4)
      setenv("SPMDRUN_CACHE_LEVEL", "4", 1);
    reading in = read_settings(program, sources == 5 ? given : NULL);
    EXPECT_EQ(in.status, SR_OK);
    EXPECT_EQ(in.settings.level, sources);
    const char *from = origin_of(&in, "cache-level")->from;
    EXPECT_STRING(from, sources == 1   ? "the program"
                        : sources == 2 ? "/etc/spmdrun/config:1"
                        : sources == 3 ? scratch_path(&place, "spmdrun/config:2")
                        : sources == 4 ? "SPMDRUN_CACHE_LEVEL"
                                       : "the command line");
    sr_arena_destroy(in.arena);
  }
}

/* The user's file wins line by line, not as a whole; within a file, the later line wins. */
static void test_two_files(void) {
  forget_all();
  write_config("site", "cache-level = 7\ncache-min-size = 1K\n");
  write_config("spmdrun/config", "cache-level = 8\ncache-level = 9\n");
  reading in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT_EQ(in.settings.level, 9);
  EXPECT_EQ(in.settings.min_bytes, 1024);
  EXPECT_STRING(origin_of(&in, "cache-level")->from, scratch_path(&place, "spmdrun/config:2"));
  sr_arena_destroy(in.arena);

  /* A file that is named replaces the user's file, not the site's. */
  write_config("named", "cache-trust = group\n");
  setenv("SPMDRUN_CONFIG", scratch_path(&place, "named"), 1);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT_EQ(in.settings.level, 7);
  EXPECT(in.settings.trust.group && !in.settings.trust.group_name);
  sr_arena_destroy(in.arena);

  setenv("SPMDRUN_CONFIG", scratch_path(&place, "missing"), 1);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_ERR_INVALID);
  EXPECT_CONTAINS(in.ctx.message, "missing: cannot read the configuration: No such file");
  sr_arena_destroy(in.arena);

  /* Without XDG_CONFIG_HOME the file is below the home directory. */
  forget_all();
  unsetenv("XDG_CONFIG_HOME");
  EXPECT(mkdir(scratch_path(&place, "home/.config/spmdrun"), 0700) == 0);
  write_config("home/.config/spmdrun/config", "cache-level=11\n");
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.settings.level, 11);
  sr_arena_destroy(in.arena);
}

/* A line of the user's file and the cache-dir that it gives, or the error. */
static void test_lines(void) {
  static const struct {
    const char *text, *directory, *fault;
  } cases[] = {
      {"cache-dir=/a/b", "/a/b", NULL},
      {"\t cache-dir \t=  /a/b  \r\n", "/a/b", NULL},
      {"# cache-dir = /a\ncache-dir = /b # not /c\n\n   \n", "/b", NULL},
      {"cache-dir = /a b/c=d", "/a b/c=d", NULL},
      {"cache-dir = ~/c", "HOME/c", NULL},
      {"cache-dir = /x/~/c", "/x/~/c", NULL},
      {"cache-dir = $HOME/$SR_TEST_1/c", "HOME/one/c", NULL},
      {"cache-dir = /x$SR_TEST_1$SR_TEST_1-$SR_TEST_1.d", "/xoneone-one.d", NULL},
      {"cache-dir = ${HOME}/${SR_TEST_1}s/$SR_TEST_1", "HOME/ones/one", NULL},
      {"cache-dir = /a\ncache-dir = /x/${SR_TEST_UNSET}/c", "/a", NULL},
      {"cache-dir = /x/${SR_TEST_1/c", NULL,
       "config:1: expected $NAME or ${NAME} in \"/x/${SR_TEST_1/c\""},
      {"cache-dir = /x/${}/c", NULL, "expected $NAME or ${NAME} in \"/x/${}/c\""},
      {"cache-dir = /x/${A-b}/c", NULL, "expected $NAME or ${NAME}"},
      {"cache-dir = /x/$", NULL, "expected $NAME or ${NAME} in \"/x/$\""},
      {"cache-secret = $SR_TEST_UNSET/s\ncache-secret = /s\ncache-dir = /a", "/a", NULL},
      {"cache-dir = /a\ncache-dir = /x/$SR_TEST_UNSET/c", "/a", NULL}, /* not /x//c */
      {"cache-secret = $SR_TEST_UNSET/s", NULL,
       "config:1: cache-secret needs $SR_TEST_UNSET, which is not set"},
      {"cache-dir /x", NULL, "config:1: expected NAME = VALUE, not \"cache-dir /x\""},
      {"\n\ncache-dri = /x", NULL, "config:3: the cache has no setting \"cache-dri\""},
      {"= /x", NULL, "config:1: the cache has no setting \"\""},
      {"--cache-dir = /x", NULL, "the cache has no setting \"--cache-dir\""},
      {"cache-dir = '/x'", NULL,
       "config:1: expected a path that begins with /, ~/ or $NAME, without "
       "quotes, not \"'/x'\""},
      {"cache-secret = a#b", NULL, "config:1: expected a path that begins with /"},
      {"cache-local = \"/x\"", NULL, "config:1: expected a path that begins with /"},
      {"cache-dir =", NULL, "cache-dir of the cache: expected a path, not \"\" (from "},
  };
  setenv("SR_TEST_1", "one", 1);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    forget_all();
    write_config("spmdrun/config", cases[i].text);
    reading in = read_settings(NULL, NULL);
    if (cases[i].fault) {
      EXPECT_EQ(in.status, SR_ERR_INVALID);
      EXPECT_CONTAINS(in.ctx.message, cases[i].fault);
    } else if (EXPECT_EQ(in.status, SR_OK)) {
      bool home = strncmp(cases[i].directory, "HOME", 4) == 0;
      EXPECT_STRING(
          in.settings.directory,
          home ? scratch_path(&place, sr_arena_printf(in.arena, "home%s", cases[i].directory + 4))
               : cases[i].directory);
    }
    sr_arena_destroy(in.arena);
  }
}

/* The value `none` cancels a weaker source. */
static void test_none(void) {
  static const char text[] = "cache-dir = /a\ncache-local = /b\ncache-site = /c\n"
                             "cache-remote = s3://d\ncache-secret = $SR_TEST_UNSET/e\n"
                             "cache-max-size = 1G\ncache-min-size = 1K\n";
  static const sr_cache_word given[] = {
      {"cache-dir", "none"},    {"cache-local", "none"},    {"cache-site", "none"},
      {"cache-remote", "none"}, {"cache-secret", "none"},   {"cache-max-size", "none"},
      {"cache-min-size", "0"},  {"cache-read-only", "off"}, {NULL, NULL}};
  forget_all();
  write_config("spmdrun/config", text);
  setenv("SPMDRUN_CACHE_READ_ONLY", "1", 1);
  reading in = read_settings(NULL, given);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT(!in.settings.directory && !in.settings.local && !in.settings.site && !in.settings.remote &&
         !in.settings.secret_file);
  EXPECT(in.settings.max_bytes == 0 && in.settings.min_bytes == 0 && !in.settings.read_only);
  EXPECT_STRING(origin_of(&in, "cache-dir")->value, "");
  EXPECT_STRING(origin_of(&in, "cache-dir")->from, "the command line");
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &in.settings, &cache), SR_OK);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0); /* the user chose it */
  EXPECT(!sr_cache_is_persistent(cache));
  sr_cache_close(cache);
  sr_arena_destroy(in.arena);

  /* A server that is named as the directory. */
  forget_all();
  write_config("spmdrun/config", "cache-dir = s3://b\n");
  in = read_settings(NULL, (sr_cache_word[]){{"cache-remote", "none"}, {NULL, NULL}});
  EXPECT_EQ(in.status, SR_OK);
  EXPECT(!in.settings.remote);
  EXPECT_STRING(in.settings.directory, scratch_path(&place, "home/.cache/spmdrun"));
  sr_arena_destroy(in.arena);
  in = read_settings(NULL, (sr_cache_word[]){{"cache-dir", "none"}, {NULL, NULL}});
  EXPECT(!in.settings.remote && !in.settings.directory);
  sr_arena_destroy(in.arena);
}

static reading read_given(const char *name, const char *value) {
  const sr_cache_word given[] = {{name, value}, {NULL, NULL}};
  return read_settings(NULL, given);
}

/* A rank that serves its node uses no other place. */
static void test_of_node(void) {
  const sr_cache_settings all = {.directory = "home",
                                 .local = "disk",
                                 .site = "site",
                                 .remote = "s3://bucket",
                                 .level = 7,
                                 .read_only = true};
  sr_cache_settings own = sr_cache_settings_of_node(&all);
  EXPECT_STRING(own.local, "disk");
  EXPECT(!own.directory && !own.site && !own.remote);
  EXPECT(own.level == 7 && own.read_only && own.of_node && !all.of_node);
}

static void test_wrong_values(void) {
  static const struct {
    const char *name, *expected, *values[8];
  } cases[] = {
      {"no-cache", "1 or 0", {"2", "maybe", "TRUE", ""}},
      {"cache-read-only", "1 or 0", {"y"}},
      {"cache-min-compile-time", "a number of seconds", {"-1", "1s", "nan", "inf", "2e9", ""}},
      {"cache-min-size", "a size as in 512M or 10G", {"-1", "1KB", "K", "1 K", "nan", "1E", ""}},
      {"cache-max-size", "a size as in 512M or 10G", {"9000000T", "1e40", "inf", "10 G", "ten"}},
      {"cache-level", "a level from 1 to 19", {"0", "20", "-3", "3.5", "x", ""}},
      {"cache-trust",
       "user, group or group:NAME",
       {"all", "Group", "group:", "groups", "user:x", ""}},
      {"cache-timeout", "a number of seconds, more than 0", {"-1", "0", "inf", "soon", ""}},
      {"cache-dir", "a path", {""}},
      {"cache-local", "a directory (--cache-remote names a server)", {"", "s3://b"}},
      {"cache-site", "a directory (--cache-remote names a server)", {"", "gs://b/p"}},
      {"cache-remote", "s3://BUCKET/PREFIX or gs://BUCKET/PREFIX", {""}},
      {"cache-secret", "a path", {""}},
  };
  forget_all();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (size_t v = 0; v < 8 && cases[i].values[v]; v++) {
      char wanted[200];
      snprintf(wanted, sizeof wanted,
               "%s of the cache: expected %s, not \"%s\" (from the command line)", cases[i].name,
               cases[i].expected, cases[i].values[v]);
      reading in = read_given(cases[i].name, cases[i].values[v]);
      EXPECT_EQ(in.status, SR_ERR_INVALID);
      EXPECT_STRING(in.ctx.message, wanted);
      sr_arena_destroy(in.arena);
    }
  reading in = read_given("cache-directory", "x");
  EXPECT_EQ(in.status, SR_ERR_INVALID);
  EXPECT_STRING(in.ctx.message, "the command line: the cache has no setting \"cache-directory\"");
  sr_arena_destroy(in.arena);
}

static void test_right_values(void) {
  static const struct {
    const char *text;
    uint64_t bytes;
    const char *shown;
  } sizes[] = {
      {"0", 0, "0"},
      {"1536", 1536, "1536"},
      {"1.5K", 1536, "1536"},
      {"1k", 1024, "1K"},
      {"3M", 3145728, "3M"},
      {"10240M", 10737418240, "10G"},
      {"2048t", 2251799813685248, "2048T"},
  };
  forget_all();
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    reading in = read_given("cache-max-size", sizes[i].text);
    EXPECT_EQ(in.status, SR_OK);
    EXPECT(in.settings.max_bytes == sizes[i].bytes);
    EXPECT_STRING(origin_of(&in, "cache-max-size")->value, sizes[i].shown);
    sr_arena_destroy(in.arena);
  }
  static const struct {
    const char *all, *server, *shown;
    uint64_t bytes;
  } limits[] = {{NULL, NULL, "0", 0},
                {"3M", NULL, "3M", 3145728},
                {NULL, "5M", "5M", 5242880},
                {"3M", "5M", "5M", 5242880},
                {"3M", "0", "0", 0}};
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    sr_cache_word given[3] = {{NULL, NULL}, {NULL, NULL}, {NULL, NULL}};
    int count = 0;
    if (limits[i].all)
      given[count++] = (sr_cache_word){"cache-max-size", limits[i].all};
    if (limits[i].server)
      given[count] = (sr_cache_word){"cache-remote-max-size", limits[i].server};
    reading in = read_settings(NULL, given);
    EXPECT_EQ(in.status, SR_OK);
    EXPECT(in.settings.remote_max_bytes == limits[i].bytes);
    EXPECT_STRING(origin_of(&in, "cache-remote-max-size")->value, limits[i].shown);
    sr_arena_destroy(in.arena);
  }
  static const char *const flags[] = {"0", "1", "false", "true", "no", "yes", "off", "on"};
  for (int i = 0; i < 8; i++) {
    reading in = read_given("no-cache", flags[i]);
    EXPECT_EQ(in.status, SR_OK);
    EXPECT_EQ(in.settings.off, i % 2);
    EXPECT_STRING(origin_of(&in, "no-cache")->value, i % 2 ? "1" : "0");
    sr_arena_destroy(in.arena);
  }
  reading in = read_given("cache-min-compile-time", "0.25");
  EXPECT(in.settings.min_compile_seconds == 0.25);
  EXPECT_STRING(origin_of(&in, "cache-min-compile-time")->value, "0.25");
  sr_arena_destroy(in.arena);
  static const char *const trusted[] = {"user", "group", "group:team", "group:54400"};
  for (int i = 0; i < 4; i++) {
    in = read_given("cache-trust", trusted[i]);
    EXPECT_EQ(in.settings.trust.group, i > 0);
    EXPECT_STRING(in.settings.trust.group_name ? in.settings.trust.group_name : "",
                  i > 1 ? trusted[i] + strlen("group:") : "");
    EXPECT_STRING(origin_of(&in, "cache-trust")->value, trusted[i]);
    sr_arena_destroy(in.arena);
  }
  in = read_given("cache-level", "19");
  EXPECT_EQ(in.settings.level, 19);
  sr_arena_destroy(in.arena);
}

/* A server is used besides the directory, wherever it is named. */
static void test_server(void) {
  static const struct {
    const char *directory, *remote, *wanted_remote, *fault;
  } cases[] = {
      {"s3://b/p", NULL, "s3://b/p", NULL},
      {NULL, "gs://b", "gs://b", NULL},
      {"s3://b/p", "s3://b/p", "s3://b/p", NULL},
      {"s3://a", "s3://b", NULL, "two servers, cache-dir s3://a and cache-remote s3://b"},
      {"https://a/b", NULL, NULL, "cache https://a/b: expected s3://BUCKET/PREFIX"},
      {NULL, "somewhere", NULL, "cache somewhere: expected s3://BUCKET/PREFIX"},
      {"s3://my bucket/p", NULL, NULL, "cache s3://my bucket/p: no bucket is called \"my bucket\""},
      {NULL, "gs://b/../p", NULL, "cache gs://b/../p: the prefix has a part"},
  };
  forget_all();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_cache_word given[3] = {{NULL, NULL}, {NULL, NULL}, {NULL, NULL}};
    int count = 0;
    if (cases[i].directory)
      given[count++] = (sr_cache_word){"cache-dir", cases[i].directory};
    if (cases[i].remote)
      given[count] = (sr_cache_word){"cache-remote", cases[i].remote};
    reading in = read_settings(NULL, given);
    EXPECT_EQ(in.status, cases[i].fault ? SR_ERR_INVALID : SR_OK);
    if (cases[i].fault) {
      EXPECT_CONTAINS(in.ctx.message, cases[i].fault);
    } else {
      EXPECT_STRING(in.settings.remote, cases[i].wanted_remote);
      EXPECT_STRING(in.settings.directory, scratch_path(&place, "home/.cache/spmdrun"));
    }
    sr_arena_destroy(in.arena);
  }
}

/* An overridden value is not checked; an empty variable has no value. */
static void test_overridden(void) {
  forget_all();
  write_config("site", "cache-level = many\n");
  setenv("SPMDRUN_CACHE_TRUST", "nobody", 1);
  setenv("SPMDRUN_CACHE_MIN_SIZE", "", 1);
  const sr_cache_word given[] = {{"cache-trust", "user"}, {"cache-level", "4"}, {NULL, NULL}};
  reading in = read_settings(NULL, given);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT_EQ(in.settings.level, 4);
  EXPECT_STRING(origin_of(&in, "cache-min-size")->from, "default");
  sr_arena_destroy(in.arena);
  in = read_settings(NULL, &given[1]);
  EXPECT_EQ(in.status, SR_ERR_INVALID);
  EXPECT_CONTAINS(in.ctx.message, "not \"nobody\" (from SPMDRUN_CACHE_TRUST)");
  sr_arena_destroy(in.arena);
}

/* An error in the site's file, which users cannot fix, disables the cache but does not fail the
 * job. */
static void test_site_at_fault(void) {
  static const struct {
    const char *text, *fault;
  } cases[] = {
      {"cache-level = many", "not \"many\" (from /etc/spmdrun/config:1)"},
      {"\nof-a-later-version = 1", "/etc/spmdrun/config:2: the cache has no setting"},
      {"cache-dir", "/etc/spmdrun/config:1: expected NAME = VALUE"},
      {"cache-secret = $SR_TEST_UNSET/s", "cache-secret needs $SR_TEST_UNSET"},
      {"cache-remote = s3://b\ncache-dir = s3://c", "the cache is given two servers"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    forget_all();
    write_config("site", cases[i].text);
    reading in = read_settings(NULL, NULL);
    EXPECT_EQ(in.status, SR_OK);
    EXPECT_CONTAINS(in.settings.unread, cases[i].fault);
    sr_arena_destroy(in.arena);
  }
}

/* A line of the site's file that is not involved does not turn the user's error into the site's; a
 * line that is involved does. */
static void test_user_at_fault(void) {
  static const struct {
    const char *site;
    sr_cache_word given[3];
    const char *fault;
    bool of_site;
  } cases[] = {
      {"cache-level = 5", {{"cache-timeout", "0"}}, "cache-timeout of the cache", false},
      {"cache-timeout = 0", {{"cache-timeout", "5"}}, NULL, false},
      {"cache-timeout = 0", {{"cache-level", "5"}}, "cache-timeout of the cache", true},
      {"cache-level = 5",
       {{"cache-dir", "s3://a"}, {"cache-remote", "s3://b"}},
       "two servers",
       false},
      {"cache-remote = s3://a", {{"cache-dir", "s3://b"}}, "two servers", true},
      {"cache-dir = s3://a", {{"cache-remote", "s3://b"}}, "two servers", true},
      {"cache-level = 5", {{"cache-site", "s3://a"}}, "expected a directory", false},
      {"cache-site = s3://a", {{"cache-level", "5"}}, "expected a directory", true},
      {"cache-level = 5", {{"cache-remote", "s3:/a"}}, "expected s3://", false},
      {"cache-remote = s3:/a", {{"cache-level", "5"}}, "expected s3://", true},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    forget_all();
    write_config("site", cases[i].site);
    reading in = read_settings(NULL, cases[i].given);
    const bool of_user = cases[i].fault && !cases[i].of_site;
    EXPECT_EQ(in.status, of_user ? SR_ERR_INVALID : SR_OK);
    const char *said = of_user ? in.ctx.message : in.settings.unread;
    if (cases[i].fault)
      EXPECT_CONTAINS(said, cases[i].fault);
    else
      EXPECT(!said);
    sr_arena_destroy(in.arena);
  }
}

static void test_with_commas(void) {
  comma_locale_set();
  test_right_values();
  forget_all();
  setenv("SPMDRUN_CACHE_MIN_SIZE", "1.5K", 1);
  reading in = read_settings(NULL, NULL);
  EXPECT(in.settings.min_bytes == 1536);
  sr_arena_destroy(in.arena);
}

/* An unreadable configuration may contain a setting for the user's safety. If it was named, it is
 * an error; otherwise the job runs, but trusts no cached entry. */
static void test_unreadable(void) {
  forget_all();
  EXPECT(mkdir(scratch_path(&place, "folder"), 0700) == 0);
  setenv("SPMDRUN_CONFIG", scratch_path(&place, "folder"), 1);
  reading in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_ERR_INVALID);
  EXPECT_CONTAINS(in.ctx.message, "folder: cannot read the configuration: Is a directory");
  sr_arena_destroy(in.arena);

  forget_all();
  EXPECT(mkdir(scratch_path(&place, "spmdrun/config"), 0700) == 0);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT_CONTAINS(in.settings.unread, "config: cannot read the configuration: Is a directory");
  const sr_cache_settings of_node = sr_cache_settings_of_node(&in.settings);
  EXPECT(of_node.unread != NULL);
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  EXPECT_EQ(sr_cache_open(&ctx, &in.settings, &cache), SR_OK);
  EXPECT(!sr_cache_is_persistent(cache));
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1);
  EXPECT_CONTAINS(lines.last, "going on without a cache: ");
  EXPECT_CONTAINS(sr_cache_refusal(cache, SR_TIER_DIRECTORY), "Is a directory");
  sr_cache_close(cache);
  sr_arena_destroy(in.arena);
  EXPECT(rmdir(scratch_path(&place, "spmdrun/config")) == 0);

  /* Pipes are not waited for, and endless files are not read. */
  forget_all();
  EXPECT(mkfifo(scratch_path(&place, "pipe"), 0600) == 0);
  setenv("SPMDRUN_CONFIG", scratch_path(&place, "pipe"), 1);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_ERR_INVALID);
  EXPECT_CONTAINS(in.ctx.message, "pipe: cannot read the configuration: it is no file");
  sr_arena_destroy(in.arena);
  setenv("SPMDRUN_CONFIG", "/dev/zero", 1);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_ERR_INVALID);
  EXPECT_CONTAINS(in.ctx.message, "/dev/zero: cannot read the configuration: it is too long");
  sr_arena_destroy(in.arena);
  setenv("SPMDRUN_CONFIG", "/dev/null", 1);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_OK);
  sr_arena_destroy(in.arena);

  forget_all(); /* there can be none */
  setenv("XDG_CONFIG_HOME", "/dev/null", 1);
  in = read_settings(NULL, NULL);
  EXPECT_EQ(in.status, SR_OK);
  EXPECT(in.settings.unread == NULL);
  sr_arena_destroy(in.arena);
}

int main(void) {
  scratch_init(&place);
  static const char *const folders[] = {"spmdrun", "home", "home/.config"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    EXPECT(mkdir(scratch_path(&place, folders[i]), 0700) == 0);
  test_defaults();
  test_precedence();
  test_two_files();
  test_lines();
  test_of_node();
  test_none();
  test_wrong_values();
  test_right_values();
  test_server();
  test_overridden();
  test_unreadable();
  test_site_at_fault();
  test_user_at_fault();
  test_with_commas();
  scratch_deinit(&place);
  return expect_result();
}
