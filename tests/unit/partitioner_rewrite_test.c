/*
 * The golden files of the rewrites of collectives (tests/golden/rewrite/README.md says how they are
 * written), their names, and that cost grows with the program and not faster.
 */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "support/expect.h"
#include "support/normal_form.h"
#include "support/partition_module.h"

/* ---- text in and out ------------------------------------------------------------------------- */

static char *read_file(sr_arena *arena, const char *path) {
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

static sr_module *parse(sr_ctx *ctx, sr_arena *arena, const char *name, const char *text) {
  sr_module *module = NULL;
  if (sr_module_read(ctx, arena, name, text, strlen(text), &module) != SR_OK)
    module = NULL;
  if (!EXPECT(module != NULL))
    fprintf(stderr, "  %s: %s\n%s\n", name, ctx->message, text);
  return module;
}

static const char *print(sr_arena *arena, const sr_module *module) {
  sr_text text = {.arena = arena};
  sr_module_print(module, NULL, &text);
  return sr_text_get(&text);
}

static const char *print_normal(sr_arena *arena, sr_module *module) {
  normal_form(module);
  return print(arena, module);
}

/* The partitioned program; "", and said, if there is none. */
static const char *partition_text(sr_arena *arena, const char *name, const char *text,
                                  const sr_partition_options *options) {
  sr_ctx ctx = {0};
  sr_module *module;
  sr_partition_result result;
  sr_status status = partition_module(&ctx, arena, name, text, options, &module, &result);
  if (EXPECT(status == SR_OK))
    return print_normal(arena, module);
  fprintf(stderr, "  %s: %s\n%s\n", name, ctx.message, text);
  return "";
}

/* ---- golden cases ---------------------------------------------------------------------------- */

#define MODULE_OF_FOUR                                                                             \
  "module @m attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n%s\n}\n"

typedef struct golden_case {
  const char *name, *input;
  const char *expected; /* NULL: the collectives stay */
  sr_partition_options options;
} golden_case;

/* "name | rewrite, rewrite" */
static void read_title(sr_arena *arena, char *title, golden_case *out) {
  char *bar = strchr(title, '|');
  SR_VECTOR(const char *) names = {0};
  if (bar) {
    *bar = '\0';
    for (char *word = strtok(bar + 1, ", "); word; word = strtok(NULL, ", "))
      SR_PUSH(arena, &names, word);
    out->options.enabled = names.items;
    out->options.enabled_count = names.count;
  }
  out->name = title;
}

/* Cuts the next case out of the text; NULL at the end. */
static char *next_case(sr_arena *arena, char *text, golden_case *out) {
  static const char head[] = "=== ", bar[] = "\n---\n";
  if (strncmp(text, head, strlen(head)) != 0)
    return NULL;
  *out = (golden_case){0};
  char *title = text + strlen(head), *body = strchr(title, '\n');
  char *middle = body ? strstr(body, bar) : NULL;
  if (!EXPECT(middle != NULL))
    return NULL;
  *body = *middle = '\0';
  char *expected = middle + strlen(bar), *end = strstr(expected, "\n=== ");
  if (end)
    *end = '\0';
  read_title(arena, title, out);
  out->input = sr_arena_printf(arena, MODULE_OF_FOUR, body + 1);
  if (strncmp(expected, "unchanged", 9) != 0)
    out->expected = sr_arena_printf(arena, MODULE_OF_FOUR, expected);
  return end ? end + 1 : expected + strlen(expected);
}

static void check_case(const golden_case *c) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  static const char *const none[] = {NULL};
  const sr_partition_options nothing = {.enabled = none};
  const char *before = partition_text(arena, c->name, c->input, &nothing);
  sr_module *wanted = c->expected ? parse(&ctx, arena, c->name, c->expected) : NULL;
  const char *expected = wanted ? print_normal(arena, wanted) : before;
  if (!EXPECT_STRING(partition_text(arena, c->name, c->input, &c->options), expected))
    fprintf(stderr, "  in the case: %s\n", c->name);
  if (c->options.enabled) {
    const sr_partition_options off = {.disabled = c->options.enabled,
                                      .disabled_count = c->options.enabled_count,
                                      .enabled = c->options.enabled,
                                      .enabled_count = c->options.enabled_count};
    EXPECT_STRING(partition_text(arena, c->name, c->input, &off), before);
  }
  sr_arena_destroy(arena);
}

static int is_text(const struct dirent *entry) {
  const char *dot = strrchr(entry->d_name, '.');
  return dot && strcmp(dot, ".txt") == 0;
}

static void check_golden_files(const char *directory) {
  struct dirent **entries;
  int count = scandir(directory, &entries, is_text, alphasort);
  EXPECT(count > 0);
  for (int i = 0; i < count; i++) {
    sr_arena *arena = sr_arena_create();
    char *text = read_file(arena, sr_arena_printf(arena, "%s/%s", directory, entries[i]->d_name));
    golden_case c;
    int cases = 0;
    for (; text && (text = next_case(arena, text, &c)); cases++)
      check_case(&c);
    EXPECT(cases > 0);
    printf("%s: %d cases\n", entries[i]->d_name, cases);
    free(entries[i]);
    sr_arena_destroy(arena);
  }
  free(entries);
}

/* ---- names ----------------------------------------------------------------------------------- */

static void check_names(void) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const char *wrong[] = {"slice-of-everything"};
  const sr_partition_options options = {.disabled = wrong, .disabled_count = 1};
  const char *text = sr_arena_printf(arena, MODULE_OF_FOUR,
                                     "func.func public @main(%a: tensor<f32>) -> tensor<f32> {\n"
                                     "return %a : tensor<f32>\n}");
  sr_module *module;
  sr_partition_result result;
  EXPECT_EQ(partition_module(&ctx, arena, "names", text, &options, &module, &result),
            SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "slice-of-everything");
  sr_arena_destroy(arena);
}

int main(void) {
  check_golden_files(SPMDRUN_TESTS_DIR "/golden/rewrite");
  check_names();
  return expect_result();
}
