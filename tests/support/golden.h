/* Golden files: lists of cases, each with a title, a program and the expected result. The READMEs
 * in tests/golden describe the syntax. */
#ifndef SR_TESTS_SUPPORT_GOLDEN_H
#define SR_TESTS_SUPPORT_GOLDEN_H

#include <dirent.h>
#include <stdlib.h>

#include "graph/read.h"
#include "support/expect.h"
#include "support/normal_form.h"

#define MODULE_OF_FOUR                                                                             \
  "module @m attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n%s\n}\n"

/* One case, as written in its file. */
typedef struct golden_case {
  const char *file;
  const char *header; /* the text of the file before its first case */
  char *title, *body; /* `check` may cut them into pieces */
} golden_case;

/* A case for a rewrite. The texts are modules. */
typedef struct golden_rewrite {
  const char *name, *input;
  const char *expected;        /* NULL: the program does not change */
  const char *const *rewrites; /* names of the rewrites to run; NULL: all */
  size_t rewrite_count;
} golden_rewrite;

/* ---- text in and out ------------------------------------------------------------------------- */

/* Parses a module; prints the error and returns NULL if that fails. */
static inline sr_module *golden_parse(sr_ctx *ctx, sr_arena *arena, const char *name,
                                      const char *text) {
  sr_module *module = NULL;
  if (sr_module_read(ctx, arena, name, text, strlen(text), &module) != SR_OK)
    module = NULL;
  if (!EXPECT(module != NULL))
    fprintf(stderr, "  %s: %s\n%s\n", name, ctx->message, text);
  return module;
}

static inline const char *golden_print(sr_arena *arena, const sr_module *module) {
  sr_text text = {.arena = arena};
  sr_module_print(module, NULL, &text);
  return sr_text_get(&text);
}

/* Puts the module in normal form (normal_form.h) and prints it. */
static inline const char *golden_print_normal(sr_arena *arena, sr_module *module) {
  normal_form(module);
  return golden_print(arena, module);
}

/* ---- files ----------------------------------------------------------------------------------- */

static inline char *golden_read_file(sr_arena *arena, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  sr_text text = {.arena = arena};
  char part[4096];
  for (size_t got; (got = fread(part, 1, sizeof part, file)) > 0;)
    sr_text_append(&text, part, got);
  fclose(file);
  return sr_arena_string(arena, sr_text_get(&text), text.count);
}

/* Ends the line at `text` with a NUL and returns the next line. */
static inline char *golden_cut_line(char *text) {
  char *end = text + strcspn(text, "\n"), *next = *end ? end + 1 : end;
  *end = '\0';
  return next;
}

/* Ends the text before the next line that begins with `mark`. Returns the text after the mark, or
 * NULL if there is no such line. */
static inline char *golden_cut_at(char *text, const char *mark) {
  char *at = text;
  while (at && strncmp(at, mark, strlen(mark)) != 0)
    at = (at = strchr(at, '\n')) ? at + 1 : NULL;
  if (!at)
    return NULL;
  *at = '\0';
  return at + strlen(mark);
}

/* Parses a title: "name | rewrite, rewrite". */
static inline void golden_read_title(sr_arena *arena, char *title, golden_rewrite *out) {
  char *bar = strchr(title, '|');
  SR_VECTOR(const char *) names = {0};
  if (bar) {
    *bar = '\0';
    for (char *word = strtok(bar + 1, ", "); word; word = strtok(NULL, ", "))
      SR_PUSH(arena, &names, word);
    out->rewrites = names.items;
    out->rewrite_count = names.count;
  }
  out->name = title;
}

/* Parses the body of a case; prints the error and returns false if it has no second function. */
static inline bool golden_read_rewrite(sr_arena *arena, const golden_case *c, golden_rewrite *out) {
  char *expected = golden_cut_at(c->body, "---\n");
  *out = (golden_rewrite){0};
  golden_read_title(arena, c->title, out);
  out->input = sr_arena_printf(arena, MODULE_OF_FOUR, c->body);
  if (expected && strncmp(expected, "unchanged", 9) != 0)
    out->expected = sr_arena_printf(arena, MODULE_OF_FOUR, expected);
  return EXPECT(expected != NULL);
}

static inline int golden_is_text(const struct dirent *entry) {
  const char *dot = strrchr(entry->d_name, '.');
  return dot && strcmp(dot, ".txt") == 0;
}

/* Checks all cases in the .txt files of `directory`. `check` may allocate in `arena`. */
static inline void golden_check_files(const char *directory,
                                      void (*check)(sr_arena *arena, const golden_case *c)) {
  struct dirent **entries;
  int count = scandir(directory, &entries, golden_is_text, alphasort);
  EXPECT(count > 0);
  for (int i = 0; i < count; i++) {
    sr_arena *arena = sr_arena_create();
    golden_case c = {.file = entries[i]->d_name};
    char *text = golden_read_file(arena, sr_arena_printf(arena, "%s/%s", directory, c.file));
    char *next = text ? golden_cut_at(text, "=== ") : NULL;
    int cases = 0;
    for (c.header = text; next; cases++) {
      c.title = next;
      c.body = golden_cut_line(c.title);
      next = golden_cut_at(c.body, "=== ");
      sr_arena *own = sr_arena_create();
      check(own, &c);
      sr_arena_destroy(own);
    }
    EXPECT(cases > 0);
    printf("%s: %d cases\n", entries[i]->d_name, cases);
    free(entries[i]);
    sr_arena_destroy(arena);
  }
  free(entries);
}

#endif
