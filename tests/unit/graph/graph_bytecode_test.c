/*
 * Artifacts of both versions of JAX (tests/programs, program*.mlirbc) give the fingerprint of the
 * text beside them. Whatever bit of one is wrong, and wherever it is cut off, reading it ends in a
 * module that is valid or in one sentence. With SPMDRUN_ALL_BITS in the environment every bit of
 * every file is tried, else one of 17.
 */
#include <glob.h>

#include "support/module_case.h"

/* The fingerprint of a module; zeros if there is none. */
static sr_digest fingerprint(module_case *c) {
  sr_fingerprint print = {0};
  if (c->module && EXPECT_EQ(sr_module_inline(&c->ctx, c->module), SR_OK)) {
    sr_module_list_groups(c->module);
    sr_module_enclose(c->module);
    sr_module_drop_unused(c->module);
    EXPECT_EQ(sr_module_fingerprint(&c->ctx, c->module, &print), SR_OK);
  }
  return print.digest;
}

static module_case read_good(const char *bytes, size_t count, const char *what) {
  module_case c = module_case_read(bytes, count);
  if (!EXPECT(c.module))
    fprintf(stderr, "  %s: %s\n", what, c.ctx.message);
  return c;
}

/* The artifact and the text beside it are one program, and so is what the artifact prints as. */
static void test_same(const char *name) {
  size_t byte_count, text_count;
  char text_name[256];
  snprintf(text_name, sizeof text_name, "%.*s", (int)(strlen(name) - 2), name);
  char *bytes = module_case_file(name, &byte_count),
       *text = module_case_file(text_name, &text_count);
  module_case a = read_good(bytes, byte_count, name), b = read_good(text, text_count, text_name);
  if (a.module && b.module) {
    const char *printed = module_case_print(&a, true, true);
    module_case again = read_good(printed, strlen(printed), name);
    sr_digest of[] = {fingerprint(&a), fingerprint(&b), fingerprint(&again)};
    if (!EXPECT(memcmp(&of[0], &of[1], sizeof *of) == 0) ||
        !EXPECT(memcmp(&of[0], &of[2], sizeof *of) == 0))
      fprintf(stderr, "  %s\n", name);
    module_case_end(&again);
  }
  module_case_end(&a);
  module_case_end(&b);
  free(bytes);
  free(text);
}

/* Reads damaged bytes. A module that comes of them is verified by the reader. */
static void read_damaged(const char *bytes, size_t count) {
  module_case c = module_case_read(bytes, count);
  EXPECT(c.module || strncmp(c.ctx.message, "t.mlir:", 7) == 0);
  module_case_end(&c);
}

static void test_damaged(const char *name) {
  size_t count;
  char *bytes = module_case_file(name, &count);
  size_t step = getenv("SPMDRUN_ALL_BITS") ? 1 : 17;
  for (size_t bit = 0; bit < 8 * count; bit += step) {
    bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
    read_damaged(bytes, count);
    bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
  }
  for (size_t part = 4; part < count; part += step) {
    module_case c = module_case_read(bytes, part);
    EXPECT(!c.module);
    module_case_end(&c);
  }
  free(bytes);
}

/* Other versions are refused with the version that was found and the one that is read. */
static void test_versions(void) {
  static const struct {
    const char *bytes, *sentence;
    sr_status status;
  } cases[] = {
      {"ML\xefR\x0bStableHLO_v1.13.0",
       "t.mlir:1:5: this is MLIR bytecode of version 5, and version 6 is read", SR_ERR_UNSUPPORTED},
      {"ML\xefR\x0dStableHLO_v1.18.0",
       "t.mlir:1:6: this is an artifact of StableHLO_v1.18.0, and StableHLO_v1.13.0 is read",
       SR_ERR_UNSUPPORTED},
      {"ML\xefR\x0dMLIR20.0.0git", "this is an artifact of MLIR20.0.0git, and", SR_ERR_UNSUPPORTED},
      {"ML\xefR\x0dStableHLO_v1.13.0", "t.mlir:1:24: a section is missing", SR_ERR_INVALID},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    /* With the zero byte at the end. */
    module_case c = module_case_read(cases[i].bytes, strlen(cases[i].bytes) + 1);
    EXPECT(!c.module && c.ctx.code == cases[i].status);
    if (!EXPECT(strstr(c.ctx.message, cases[i].sentence)))
      fprintf(stderr, "  %s\n", c.ctx.message);
    module_case_end(&c);
  }
}

/* What has its default value, and what is not there, is one program. */
static void test_defaults(void) {
  static const struct {
    const char *op, *with, *without;
  } cases[] = {
      {"%r = \"stablehlo.dot\"(%x, %x) <{%s}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> "
       "tensor<2x2xf32>",
       "precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]", ""},
      {"%r = \"stablehlo.custom_call\"(%x) <{%s}> : (tensor<2x2xf32>) -> tensor<2x2xf32>",
       "backend_config = \"\", call_target_name = \"Sharding\", operand_layouts = []",
       "call_target_name = \"Sharding\""},
      {"%r = \"stablehlo.cholesky\"(%x) <{%s}> : (tensor<2x2xf32>) -> tensor<2x2xf32>",
       "lower = false", ""},
      {"%r = \"stablehlo.composite\"(%x) <{%s}> : (tensor<2x2xf32>) -> tensor<2x2xf32>",
       "composite_attributes = {}, decomposition = @f, name = \"n\", version = 0 : i32",
       "decomposition = @f, name = \"n\""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_digest digests[2];
    for (int way = 0; way < 2; way++) {
      char text[2048], op[1024];
      const char *mark = strstr(cases[i].op, "%s");
      snprintf(op, sizeof op, "%.*s%s%s", (int)(mark - cases[i].op), cases[i].op,
               way ? cases[i].with : cases[i].without, mark + 2);
      snprintf(text, sizeof text,
               "func.func @main(%%x: tensor<2x2xf32>) -> tensor<2x2xf32> {\n%s\n"
               "return %%r : tensor<2x2xf32>\n}\n"
               "func.func private @f(%%x: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
               "return %%x : tensor<2x2xf32>\n}\n",
               op);
      module_case c = module_case_good(text);
      digests[way] = fingerprint(&c);
      module_case_end(&c);
    }
    EXPECT(memcmp(&digests[0], &digests[1], sizeof *digests) == 0);
  }
}

/* A composite that stands for an op of CHLO is that op; with an attribute or a version that the op
 * does not have, it is its decomposition. */
static void test_composites(void) {
  static const struct {
    const char *attrs, *op;
  } cases[] = {
      {"decomposition = @f, version = 1 : i32", "chlo.erf"},
      {"decomposition = @f, version = 2 : i32", "stablehlo.negate"},
      {"composite_attributes = {new = 1 : i32}, decomposition = @f, version = 1 : i32",
       "stablehlo.negate"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"
             "%%r = stablehlo.composite \"chlo.erf\" %%x {%s} : (tensor<2xf32>) -> tensor<2xf32>\n"
             "return %%r : tensor<2xf32>\n}\n"
             "func.func private @f(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"
             "%%r = stablehlo.negate %%x : tensor<2xf32>\nreturn %%r : tensor<2xf32>\n}\n",
             cases[i].attrs);
    module_case c = module_case_good(text);
    EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
    EXPECT_STRING(sr_op_info_get(c.module->main->body->first->code)->name, cases[i].op);
    module_case_end(&c);
  }
}

/* The dimension numbers of a ragged_dot are a list in a composite, and fields in text. A list of
 * another form leaves the decomposition. */
static void test_ragged(void) {
#define RAGGED "tensor<3x4xf32>, tensor<2x4x5xf32>, tensor<2xi32>) -> tensor<3x5xf32>"
  static const char frame[] =
      "func.func @main(%%x: tensor<3x4xf32>, %%w: tensor<2x4x5xf32>, %%g: tensor<2xi32>) -> "
      "tensor<3x5xf32> {\n%s : (" RAGGED "\nreturn %%r : tensor<3x5xf32>\n}\n"
      "func.func private @f(%%x: tensor<3x4xf32>, %%w: tensor<2x4x5xf32>, %%g: tensor<2xi32>) -> "
      "tensor<3x5xf32> {\n%%r = stablehlo.constant dense<0.0> : tensor<3x5xf32>\n"
      "return %%r : tensor<3x5xf32>\n}\n";
  static const char op[] = "%r = \"chlo.ragged_dot\"(%x, %w, %g) <{ragged_dot_dimension_numbers = "
                           "#chlo.ragged_dot<lhs_contracting_dimensions = [1], "
                           "rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], "
                           "rhs_group_dimensions = [0]>}>";
#define EMPTY "dense<> : tensor<0xi64>, dense<> : tensor<0xi64>"
#define COMPOSITE(LIST)                                                                            \
  "%r = stablehlo.composite \"chlo.ragged_dot\" %x, %w, %g {composite_attributes = "               \
  "{ragged_dot_dimension_numbers = [" LIST "]}, decomposition = @f, version = 1 : i32}"
#define ONE(I) ", dense<" #I "> : tensor<1xi64>"
  static const char *const composites[] = {
      COMPOSITE(EMPTY ONE(1) ONE(1) ONE(0) ONE(0)), /* the op */
      COMPOSITE(EMPTY ONE(1) ONE(1) ONE(0)),        /* and no op */
      COMPOSITE(EMPTY ONE(1) ONE(1) ONE(0) ", 0 : i64"),
      COMPOSITE(EMPTY ONE(1) ONE(1) ONE(0) ", dense<0> : tensor<2xi64>"),
  };
  char text[1500];
  snprintf(text, sizeof text, frame, op);
  module_case c = module_case_good(text);
  const sr_digest wanted = fingerprint(&c);
  module_case_end(&c);
  for (size_t i = 0; i < sizeof composites / sizeof *composites; i++) {
    snprintf(text, sizeof text, frame, composites[i]);
    c = module_case_good(text);
    const sr_digest digest = fingerprint(&c);
    EXPECT_EQ(memcmp(&digest, &wanted, sizeof digest) == 0, i == 0);
    module_case_end(&c);
  }
}

int main(void) {
  glob_t found;
  test_versions();
  test_defaults();
  test_composites();
  test_ragged();
  EXPECT(glob(SPMDRUN_TESTS_DIR "/programs/*/*.mlirbc", 0, NULL, &found) == 0);
  EXPECT(found.gl_pathc >= 20);
  for (size_t i = 0; i < found.gl_pathc; i++) {
    const char *name = found.gl_pathv[i] + strlen(SPMDRUN_TESTS_DIR) + 1;
    test_same(name);
    test_damaged(name);
  }
  globfree(&found);
  return expect_result();
}
