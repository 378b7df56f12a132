/*
 * The golden files of the simplifier (tests/golden/simplify/README.md says how they are written),
 * and what no text shows: that cost grows with the program and not faster, that simplifying twice
 * changes nothing more.
 */
#include <dirent.h>
#include <stdlib.h>
#include <time.h>

#include "compiler/simplify.h"
#include "graph/read.h"
#include "support/expect.h"
#include "support/normal_form.h"

/* ---- text in and out ------------------------------------------------------------------------ */

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

/* ---- golden cases --------------------------------------------------------------------------- */

#define MODULE_OF_FOUR "module @m attributes {mhlo.num_partitions = 4 : i32} {\n%s\n}\n"

typedef struct golden_case {
  const char *name, *input, *expected;
  sr_simplify_options options;
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
  bool unchanged = strncmp(expected, "unchanged", 9) == 0;
  out->expected = unchanged ? out->input : sr_arena_printf(arena, MODULE_OF_FOUR, expected);
  return end ? end + 1 : expected + strlen(expected);
}

static void check_case(const golden_case *c) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_module *module = parse(&ctx, arena, c->name, c->input);
  sr_module *wanted = parse(&ctx, arena, c->name, c->expected);
  sr_simplify_stats stats;
  if (module && wanted && EXPECT(sr_simplify_with(&ctx, module, &c->options, &stats) == SR_OK)) {
    if (!EXPECT(sr_module_verify(&ctx, module) == SR_OK))
      fprintf(stderr, "  %s: %s\n", c->name, ctx.message);
    /* What it prints is a module again, and there is nothing more to do to that. */
    sr_module *again = parse(&ctx, arena, c->name, print(arena, module));
    if (again && EXPECT(sr_simplify_with(&ctx, again, &c->options, &stats) == SR_OK))
      EXPECT_STRING(print_normal(arena, again), print_normal(arena, module));
    if (!EXPECT_STRING(print_normal(arena, module), print_normal(arena, wanted)))
      fprintf(stderr, "  in the case: %s\n", c->name);
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

/* ---- names ---------------------------------------------------------------------------------- */

static size_t fired(const sr_simplify_stats *stats, const char *name) {
  for (size_t i = 0; i < sr_simplify_rewrite_count(); i++)
    if (strcmp(sr_simplify_rewrite_name(i), name) == 0)
      return stats->fired[i];
  return 0;
}

/* Names are unique, and switch their rewrite off; others are refused. */
static void check_names(void) {
  static const char text[] =
      "module @m {\nfunc.func public @main(%a: tensor<i32>) -> tensor<i32> {\n"
      "%c = stablehlo.constant dense<0> : tensor<i32>\n"
      "%0 = stablehlo.add %a, %c : tensor<i32>\n"
      "return %0 : tensor<i32>\n}\n}\n";
  for (size_t i = 0; i < sr_simplify_rewrite_count(); i++)
    for (size_t j = 0; j < i; j++)
      EXPECT(strcmp(sr_simplify_rewrite_name(i), sr_simplify_rewrite_name(j)) != 0);
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const char *names[] = {"add"}, *wrong[] = {"addition"};
  sr_simplify_options options = {.disabled = names, .disabled_count = 1};
  sr_simplify_stats stats;
  sr_module *module = parse(&ctx, arena, "names", text);
  EXPECT(sr_simplify_with(&ctx, module, &options, &stats) == SR_OK);
  EXPECT_EQ(stats.changes, 0);
  EXPECT(sr_simplify_with(&ctx, module, NULL, &stats) == SR_OK);
  EXPECT_EQ(fired(&stats, "add"), 1);
  options.disabled = wrong;
  EXPECT(sr_simplify_with(&ctx, module, &options, NULL) == SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "addition");
  sr_arena_destroy(arena);
}

/* ---- cost ----------------------------------------------------------------------------------- */

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* A long program in which nearly every op simplifies, in loops and outside. */
static void write_long_program(sr_text *text, int count) {
  sr_text_string(text,
                 "module @m {\nfunc.func public @main(%a0: tensor<8xf32>) -> tensor<8xf32> {\n"
                 "%one = stablehlo.constant dense<1.0> : tensor<f32>\n"
                 "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
                 "%n = stablehlo.constant dense<100> : tensor<i32>\n"
                 "%step = stablehlo.constant dense<1> : tensor<i32>\n");
  for (int i = 0; i < count; i += 10)
    sr_text_printf(
        text,
        "%%b%d = stablehlo.broadcast_in_dim %%one, dims = [] : (tensor<f32>) -> tensor<8xf32>\n"
        "%%c%d = stablehlo.multiply %%a%d, %%b%d : tensor<8xf32>\n"
        "%%r%d = stablehlo.reshape %%c%d : (tensor<8xf32>) -> tensor<2x4xf32>\n"
        "%%s%d = stablehlo.sine %%r%d : tensor<2x4xf32>\n"
        "%%t%d = stablehlo.sine %%r%d : tensor<2x4xf32>\n"
        "%%u%d = stablehlo.add %%s%d, %%t%d : tensor<2x4xf32>\n"
        "%%w%d:3 = stablehlo.while(%%i = %%zero, %%j = %%zero, %%x = %%u%d) : tensor<i32>, "
        "tensor<i32>, tensor<2x4xf32>\n"
        "cond { %%p = stablehlo.compare LT, %%i, %%n, SIGNED : (tensor<i32>, tensor<i32>) -> "
        "tensor<i1>\nstablehlo.return %%p : tensor<i1> } do {\n"
        "%%q = stablehlo.add %%i, %%step : tensor<i32>\n"
        "%%k = stablehlo.add %%j, %%step : tensor<i32>\n"
        "%%y = stablehlo.add %%x, %%s%d : tensor<2x4xf32>\n"
        "stablehlo.return %%q, %%k, %%y : tensor<i32>, tensor<i32>, tensor<2x4xf32> }\n"
        "%%a%d = stablehlo.reshape %%w%d#2 : (tensor<2x4xf32>) -> tensor<8xf32>\n",
        i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 10, i);
  sr_text_printf(text, "return %%a%d : tensor<8xf32>\n}\n}\n", (count + 9) / 10 * 10);
}

static void simplify_long(int count, sr_simplify_stats *out_stats) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  sr_text text = {.arena = arena};
  write_long_program(&text, count);
  sr_module *module = parse(&ctx, arena, "long", sr_text_get(&text));
  if (module) {
    double before = seconds();
    EXPECT(sr_simplify_with(&ctx, module, NULL, out_stats) == SR_OK);
    printf("about %d ops: %zu visits, %zu changes, %zu rounds, %.0f ms\n", count, out_stats->visits,
           out_stats->changes, out_stats->rounds, 1e3 * (seconds() - before));
    EXPECT(sr_module_verify(&ctx, module) == SR_OK);
  }
  sr_arena_destroy(arena);
}

static void check_cost(void) {
  sr_simplify_stats few = {0}, many = {0};
  simplify_long(2000, &few);
  simplify_long(20000, &many);
  EXPECT(many.visits <= 11 * few.visits);
  EXPECT(many.rounds <= few.rounds + 1);
}

int main(void) {
  check_golden_files(SPMDRUN_TESTS_DIR "/golden/simplify");
  check_names();
  check_cost();
  return expect_result();
}
