/*
 * MLIR's output, read and printed again. The golden files of tests/golden/graph are printed by JAX
 * (make.py), in the pretty and the generic syntax, with and without locations. All four must give
 * the same module, and the pretty syntax must be printed byte for byte. Then every program of
 * tests/programs, if present.
 */
#include <glob.h>

#include "support/module_case.h"

static const char *const names[] = {"elementwise", "layout", "regions", "linear",   "control",
                                    "collectives", "sdy",    "chlo",    "constants"};

/* Reports the first line that differs. */
static void expect_same_text(const char *got, const char *wanted, const char *what) {
  int line = 1;
  const char *g = got, *w = wanted, *g_line = got, *w_line = wanted;
  for (; *g && *g == *w; g++, w++)
    if (*g == '\n') {
      line++;
      g_line = g + 1;
      w_line = w + 1;
    }
  if (EXPECT(*g == *w))
    return;
  fprintf(stderr, "  %s, line %d:\n  got    %.200s\n  wanted %.200s\n", what, line, g_line, w_line);
}

static void test_golden(const char *name) {
  static const char *const kinds[] = {"mlir", "generic.mlir", "debug.mlir", "gdebug.mlir"};
  char path[256];
  size_t bytes;
  snprintf(path, sizeof path, "golden/graph/%s.mlir", name);
  char *wanted = module_case_file(path, &bytes);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    snprintf(path, sizeof path, "golden/graph/%s.%s", name, kinds[i]);
    char *text = module_case_file(path, &bytes);
    module_case c = module_case_good(text);
    if (c.module)
      expect_same_text(module_case_print(&c, false, false), wanted, path);
    module_case_end(&c);
    free(text);
  }
  free(wanted);
}

/* Printing in any syntax and reading the result gives a module that prints the same. */
static void test_round_trip(const char *text, const char *what) {
  module_case c = module_case_good(text);
  for (int way = 0; c.module && way < 4; way++) {
    bool generic = way & 1, locations = way & 2;
    const char *printed = module_case_print(&c, generic, locations);
    module_case again = module_case_good(printed);
    if (again.module)
      expect_same_text(module_case_print(&again, generic, locations), printed, what);
    module_case_end(&again);
  }
  module_case_end(&c);
}

static void test_locations(void) {
  size_t bytes;
  char *text = module_case_file("golden/graph/control.debug.mlir", &bytes);
  module_case c = module_case_good(text);
  const sr_op *op = c.module->main->body->first;
  EXPECT_STRING(op->location.source, "\"-\":4:10");
  EXPECT(op->location.line > 1 && op->location.column == 10);
  module_case_end(&c);
  free(text);
}

static void test_programs(void) {
  glob_t found;
  if (glob(SPMDRUN_TESTS_DIR "/programs/*/*.mlir", 0, NULL, &found) != 0)
    return;
  for (size_t i = 0; i < found.gl_pathc; i++) {
    size_t bytes;
    char *text = module_case_file(found.gl_pathv[i] + strlen(SPMDRUN_TESTS_DIR) + 1, &bytes);
    test_round_trip(text, found.gl_pathv[i]);
    module_case c = module_case_good(text);
    if (c.module) {
      EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
      EXPECT_EQ(sr_module_verify(&c.ctx, c.module), SR_OK);
      EXPECT(!c.module->funcs->next && c.module->funcs == c.module->main);
    }
    module_case_end(&c);
    free(text);
  }
  globfree(&found);
}

int main(void) {
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char path[256];
    size_t bytes;
    test_golden(names[i]);
    snprintf(path, sizeof path, "golden/graph/%s.debug.mlir", names[i]);
    char *text = module_case_file(path, &bytes);
    test_round_trip(text, path);
    free(text);
  }
  test_locations();
  test_programs();
  return expect_result();
}
