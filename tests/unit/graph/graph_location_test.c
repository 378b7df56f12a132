/* The origin of an op in messages, for the syntaxes that MLIR defines and JAX prints. */
#include <string.h>

#include "support/module_case.h"

typedef struct told {
  const char *source, *suffix, *inside;
} told;

static const told cases[] = {
    {NULL, "", "5:7"},
    {"unknown", "", "5:7"},
    {"\"model.py\":12:3", " (from model.py:12:3)", "5:7 (model.py:12:3)"},
    {"\"/a b/model.py\":12:3 to :20", " (from /a b/model.py:12:3)", "5:7 (/a b/model.py:12:3)"},
    {"\"model.py\":12:3 to 14:20", " (from model.py:12:3)", "5:7 (model.py:12:3)"},
    {"\"jit(f)/add\"(\"model.py\":12:3)", " (from model.py:12:3)", "5:7 (model.py:12:3)"},
    {"\"jit(f)/add\"(callsite(\"helper\"(\"lib.py\":3:25 to :35) at "
     "callsite(\"f\"(\"model.py\":5:8 to "
     ":17) at \"<module>\"(\"run.py\":7:2))))",
     " (from lib.py:3:25)", "5:7 (lib.py:3:25)"},
    {"fused[\"add\", \"model.py\":12:3, \"other.py\":4:5]", " (from model.py:12:3)",
     "5:7 (model.py:12:3)"},
    {"fused<\"CSE\">[unknown, \"other.py\":4:5]", " (from other.py:4:5)", "5:7 (other.py:4:5)"},
    {"\"jit(f)/add\"", " (from \"jit(f)/add\")", "5:7 (\"jit(f)/add\")"},
    {"\"model.py\":12", " (from \"model.py\")", "5:7 (\"model.py\")"}, /* no column: it is a name */
    {"\"unfinished", "", "5:7"},
};

static void forms(void) {
  sr_arena *arena = sr_arena_create();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const sr_location at = {.line = 5, .column = 7, .source = cases[i].source};
    char buffer[SR_ORIGIN_BYTES];
    sr_text inside = {.arena = arena};
    EXPECT_STRING(sr_location_suffix(&at, buffer), cases[i].suffix);
    sr_location_format(&inside, &at);
    EXPECT_STRING(sr_text_get(&inside), cases[i].inside);
  }
  sr_arena_destroy(arena);
}

/* Texts that exceed the buffer are cut. */
static void long_files(void) {
  char source[2 * SR_ORIGIN_BYTES], buffer[SR_ORIGIN_BYTES];
  memset(source, 'x', sizeof source);
  source[0] = '"';
  memcpy(source + sizeof source - 6, "\":1:2", 6);
  const sr_location at = {.line = 5, .column = 7, .source = source};
  EXPECT_EQ(strlen(sr_location_suffix(&at, buffer)), SR_ORIGIN_BYTES - 1);
  EXPECT(sr_location_names_file(&at));
}

/* The location of an inlined op counts if it names a file; otherwise the location of the call. */
static void inlined(void) {
  static const char program[] = "module {\n"
                                "func.func public @main(%a: tensor<f32>) -> tensor<f32> {\n"
                                "%0 = call @f(%a) : (tensor<f32>) -> tensor<f32> loc(#at)\n"
                                "return %0 : tensor<f32>\n}\n"
                                "func.func private @f(%a: tensor<f32>) -> tensor<f32> {\n"
                                "%0 = stablehlo.sine %a : tensor<f32> loc(\"sine\")\n"
                                "%1 = stablehlo.cosine %0 : tensor<f32>\n"
                                "%2 = stablehlo.tanh %1 : tensor<f32> loc(\"lib.py\":1:2)\n"
                                "return %2 : tensor<f32>\n}\n}\n#at = loc(\"model.py\":12:3)\n";
  static const char *const wanted[] = {" (from model.py:12:3)", " (from model.py:12:3)",
                                       " (from lib.py:1:2)"};
  module_case c = module_case_good(program);
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  const sr_op *op = c.module->main->body->first;
  char buffer[SR_ORIGIN_BYTES];
  for (size_t i = 0; i < 3; i++, op = op->next)
    EXPECT_STRING(sr_location_suffix(&op->location, buffer), wanted[i]);
  module_case_end(&c);
}

int main(void) {
  forms();
  long_files();
  inlined();
  return expect_result();
}
