/* The fingerprint of a module: the parts that it covers, and those that it leaves out. */
#include "support/module_case.h"

/* All digests of `text`, in one string. */
typedef struct prints {
  char all[SR_DIGEST_HEX_BYTES], constants[SR_DIGEST_HEX_BYTES], body[SR_DIGEST_HEX_BYTES];
  size_t ops;
} prints;

static prints prints_of(const char *text) {
  module_case c = module_case_good(text);
  sr_fingerprint found;
  prints out;
  EXPECT_EQ(sr_module_inline(&c.ctx, c.module), SR_OK);
  sr_module_enclose(c.module);
  EXPECT_EQ(sr_module_fingerprint(&c.ctx, c.module, &found), SR_OK);
  sr_digest_hex(&found.digest, out.all);
  sr_digest_hex(&found.constants, out.constants);
  sr_digest_hex(&found.body, out.body);
  out.ops = found.op_count;
  module_case_end(&c);
  return out;
}

static void expect_equal(const char *text, const prints *base) {
  prints other = prints_of(text);
  if (!EXPECT_STRING(other.all, base->all))
    fprintf(stderr, "  %s\n", text);
  EXPECT_EQ((long long)other.ops, (long long)base->ops);
}

static void expect_different(const char *text, const prints *base) {
  if (!EXPECT(strcmp(prints_of(text).all, base->all) != 0))
    fprintf(stderr, "  %s\n", text);
}

/* ---- names ----------------------------------------------------------------------------------- */

#define HEAD(MESH, AXIS, OTHER) "sdy.mesh @" MESH " = <[\"" AXIS "\"=2, \"" OTHER "\"=2]>\n"
#define BODY(NAME, ARG, MESH, AXIS, VALUE, INFO, HANDLE)                                           \
  "func.func public @" NAME "(%" ARG ": tensor<4xf32> {sdy.sharding = #sdy.sharding<@" MESH        \
  ", [{\"" AXIS "\"}]>}) -> (tensor<4xf32> {jax.result_info = \"" INFO "\"}) {\n"                  \
  "%0 = stablehlo.constant dense<" VALUE "> : tensor<4xf32>\n"                                     \
  "%1 = stablehlo.add %" ARG ", %0 : tensor<4xf32>\n"                                              \
  "%2 = \"stablehlo.all_reduce\"(%1) <{channel_handle = #stablehlo.channel_handle<handle "         \
  "= " HANDLE ", type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @" MESH     \
  ", axes = [#stablehlo.axis_ref<name = \"" AXIS "\">]>}> ({\n"                                    \
  "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"             \
  "stablehlo.return %s : tensor<f32>\n}) : (tensor<4xf32>) -> tensor<4xf32>\n"                     \
  "return %2 : tensor<4xf32> loc(\"here\")\n}\n"

static void test_names(void) {
  prints base = prints_of(HEAD("m", "x", "y") BODY("main", "p", "m", "x", "1.0", "r", "1"));
  static const char *const equal[] = {
      "module @name {\n" HEAD("m", "x", "y") BODY("main", "p", "m", "x", "1.0", "r", "1") "}",
      HEAD("mesh", "x", "y") BODY("main", "p", "mesh", "x", "1.0", "r", "1"),
      HEAD("m", "we\\22ird", "i") BODY("main", "p", "m", "we\\22ird", "1.0", "r", "1"),
      HEAD("m", "<axis 0x78c896710ea0>", "i")
          BODY("main", "p", "m", "<axis 0x78c896710ea0>", "1.0", "r", "1"),
      HEAD("m", "x", "y") BODY("other", "q", "m", "x", "1.0", "r", "1"),
      HEAD("m", "x", "y") BODY("main", "p", "m", "x", "1.0", "result[0]", "1"),
      HEAD("m", "x", "y") BODY("main", "p", "m", "x", "[1.0, 1.0, 1.0, 1.0]", "r", "7"),
      /* A second name for a mesh, as JAX 0.12 prints it. */
      HEAD("m", "x", "y") HEAD("m_0", "x", "y") BODY("main", "p", "m_0", "x", "1.0", "r", "1"),
      "sdy.mesh @m = <[\"x\"=2, \"y\"=2], device_ids=[0, 1, 2, 3]>\n" BODY("main", "p", "m", "x",
                                                                           "1.0", "r", "1"),
  };
  for (size_t i = 0; i < sizeof equal / sizeof *equal; i++)
    expect_equal(equal[i], &base);
  static const char *const different[] = {
      HEAD("m", "x", "y") BODY("main", "p", "m", "x", "2.0", "r", "1"),
      HEAD("m", "x", "y") BODY("main", "p", "m", "y", "1.0", "r", "1"),
      HEAD("m", "x", "y") BODY("main", "p", "m", "x", "1.0", "r", "0"),
      HEAD("m", "x", "y") BODY("main", "p", "m", "x", "[1.0, 1.0, 1.0, 2.0]", "r", "1"),
      "module attributes {mhlo.num_partitions = 2 : i32} {\n" HEAD("m", "x", "y")
          BODY("main", "p", "m", "x", "1.0", "r", "1") "}",
      HEAD("m", "x", "y") "sdy.mesh @n = <[\"x\"=8]>\n" BODY("main", "p", "m", "x", "1.0", "r",
                                                             "1"),
      "sdy.mesh @m = <[\"x\"=2, \"y\"=2], device_ids=[0, 2, 1, 3]>\n" BODY("main", "p", "m", "x",
                                                                           "1.0", "r", "1"),
  };
  for (size_t i = 0; i < sizeof different / sizeof *different; i++)
    expect_different(different[i], &base);
}

/* ---- functions and constants ----------------------------------------------------------------- */

#define T                  "tensor<4xf32>"
#define MAIN               "func.func public @main(%x: " T ") -> " T " {\n"
#define ADD(RESULT, A, B)  "%" RESULT " = stablehlo.add %" A ", %" B " : " T "\n"
#define MUL(RESULT, A, B)  "%" RESULT " = stablehlo.multiply %" A ", %" B " : " T "\n"
#define ONE(NAME)          "%" NAME " = stablehlo.constant dense<1.0> : " T "\n"
#define TWO(NAME)          "%" NAME " = stablehlo.constant dense<2.0> : " T "\n"
#define CALL(RESULT, F, A) "%" RESULT " = call @" F "(%" A ") : (" T ") -> " T "\n"
#define PRIVATE(NAME, OPS)                                                                         \
  "func.func private @" NAME "(%x: " T ") -> " T " {\n" OPS "return %r : " T "\n}\n"
#define STEP(C) C ADD("s", "x", "one") MUL("r", "s", "s")

static void test_functions(void) {
  prints base = prints_of(MAIN ONE("one") ADD("a", "x", "one") MUL("b", "a", "a")
                              ADD("c", "b", "one") MUL("d", "c", "c") "return %d : " T "\n}\n");
  EXPECT_EQ((long long)base.ops, 6); /* the constant, four ops and the return */
  static const char *const equal[] = {
      /* Two calls of one function, or of two equal functions, in either order of the text. */
      MAIN CALL("a", "f", "x") CALL("b", "f", "a") "return %b : " T
                                                   "\n}\n" PRIVATE("f", STEP(ONE("one"))),
      MAIN CALL("a", "f", "x") CALL("b", "g", "a") "return %b : " T
                                                   "\n}\n" PRIVATE("f", STEP(ONE("one")))
                                                       PRIVATE("g", STEP(ONE("one"))),
      MAIN CALL("a", "f", "x") CALL("b", "g", "a") "return %b : " T
                                                   "\n}\n" PRIVATE("g", STEP(ONE("one")))
                                                       PRIVATE("f", STEP(ONE("one"))),
      /* A function that calls another, and one with one of the calls inlined. */
      MAIN CALL("a", "f", "x") "return %a : " T
                               "\n}\n" PRIVATE("f", CALL("y", "g", "x") CALL("r", "g", "y"))
                                   PRIVATE("g", STEP(ONE("one"))),
      MAIN ONE("one") ADD("s", "x", "one") MUL("a", "s", "s")
          CALL("b", "f", "a") "return %b : " T "\n}\n" PRIVATE("f", STEP(ONE("one"))),
      /* The constant in another place, and twice. */
      MAIN ONE("one") ONE("two") ADD("a", "x", "one") MUL("b", "a", "a") ADD("c", "b", "two")
          MUL("d", "c", "c") "return %d : " T "\n}\n",
  };
  for (size_t i = 0; i < sizeof equal / sizeof *equal; i++)
    expect_equal(equal[i], &base);
  static const char *const different[] = {
      MAIN ONE("one") TWO("two") ADD("a", "x", "one") MUL("b", "a", "a") ADD("c", "b", "two")
          MUL("d", "c", "c") "return %d : " T "\n}\n",
      MAIN CALL("a", "f", "x") CALL("b", "g", "a") "return %b : " T
                                                   "\n}\n" PRIVATE("f", STEP(ONE("one")))
                                                       PRIVATE("g", STEP(TWO("one"))),
      /* An unused op, which the compiler may refuse. */
      MAIN ONE("one") ADD("a", "x", "one") MUL("b", "a", "a") ADD("c", "b", "one")
          MUL("d", "c", "c") MUL("e", "c", "d") "return %d : " T "\n}\n",
  };
  for (size_t i = 0; i < sizeof different / sizeof *different; i++)
    expect_different(different[i], &base);
}

/* The digests that change with a constant's value, place or shape. */
static void test_constants(void) {
#define TWO_CONSTANTS(A, B, FIRST, SECOND)                                                         \
  MAIN A("p") B("q") ADD("a", "x", FIRST) MUL("b", "a", SECOND) "return %b : " T "\n}\n"
  prints base = prints_of(TWO_CONSTANTS(ONE, TWO, "p", "q"));
  expect_equal(TWO_CONSTANTS(TWO, ONE, "q", "p"), &base);
  prints swapped = prints_of(TWO_CONSTANTS(ONE, TWO, "q", "p"));
  EXPECT_STRING(swapped.body, base.body);
  EXPECT(strcmp(swapped.constants, base.constants) != 0 && strcmp(swapped.all, base.all) != 0);
  prints one = prints_of(TWO_CONSTANTS(ONE, ONE, "p", "q"));
  EXPECT(strcmp(one.body, base.body) != 0); /* it contains one constant */
  prints integer = prints_of("func.func public @main() -> tensor<i32> {\n%a = stablehlo.constant "
                             "dense<1065353216> : tensor<i32>\nreturn %a : tensor<i32>\n}");
  prints real = prints_of("func.func public @main() -> tensor<f32> {\n%a = stablehlo.constant "
                          "dense<1.0> : tensor<f32>\nreturn %a : tensor<f32>\n}");
  EXPECT_STRING(integer.constants, real.constants); /* equal bytes */
  EXPECT(strcmp(integer.body, real.body) != 0);
}

/* A constant inside a loop's body, or in front of the loop. */
static void test_regions(void) {
#define LOOP(BEFORE, INSIDE)                                                                       \
  "func.func public @main(%x: tensor<i32>) -> tensor<i32> {\n" BEFORE                              \
  "%w = stablehlo.while(%i = %x) : tensor<i32>\ncond {\n" INSIDE                                   \
  "%p = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"         \
  "stablehlo.return %p : tensor<i1>\n} do {\n" INSIDE                                              \
  "%n = stablehlo.add %i, %c : tensor<i32>\nstablehlo.return %n : tensor<i32>\n}\n"                \
  "return %w : tensor<i32>\n}\n"
#define FIVE "%c = stablehlo.constant dense<5> : tensor<i32>\n"
  prints base = prints_of(LOOP(FIVE, ""));
  expect_equal(LOOP("", FIVE), &base);
}

/* ---- attributes ------------------------------------------------------------------------------ */

#define CUSTOM(ARGUMENT, ATTRIBUTES)                                                               \
  "func.func public @main(%x: " T " {" ARGUMENT "}) -> " T " {\n"                                  \
  "%r = stablehlo.custom_call @f(%x) {" ATTRIBUTES "} : (" T ") -> " T "\nreturn %r : " T "\n}\n"

static void test_attributes(void) {
  prints base = prints_of(CUSTOM("", "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x12\""));
  static const char *const equal[] = {
      CUSTOM("", "backend_config = \"f at 0x55d0c0ffee, n = 0x12\""),
      CUSTOM("jax.arg_info = \"x\"", "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x12\""),
      CUSTOM("mhlo.layout_mode = \"default\", mhlo.memory_kind = \"device\"",
             "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x12\""),
      CUSTOM("", "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x12\", "
                 "mhlo.frontend_attributes = {inlineable = \"true\"}"),
  };
  for (size_t i = 0; i < sizeof equal / sizeof *equal; i++)
    expect_equal(equal[i], &base);
  static const char *const different[] = {
      CUSTOM("", "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x13\""),
      CUSTOM("", "backend_config = \"f at , n = 0x12\""),
      CUSTOM("", "backend_config = \"f at 0x7F3C5A1D2E80, n = 0x12\""),
      CUSTOM("jax.buffer_donor = true", "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x12\""),
      CUSTOM("", "backend_config = \"f at 0x7f3c5a1d2e80, n = 0x12\", "
                 "mhlo.frontend_attributes = {num_batch_dims = \"1\"}"),
  };
  for (size_t i = 0; i < sizeof different / sizeof *different; i++)
    expect_different(different[i], &base);
}

/* Hexadecimal digits that are not addresses: names of functions, bits of floats. */
static void test_hexadecimal(void) {
#define CALL_OF(TARGET, TEXT)                                                                      \
  "func.func public @main(%x: " T ") -> " T " {\n%r = stablehlo.custom_call @" TARGET              \
  "(%x) {backend_config = \"" TEXT "\"} : (" T ") -> " T "\nreturn %r : " T "\n}\n"
  prints base = prints_of(CALL_OF("f_0x12345678", "one = 0x3f800000"));
  expect_different(CALL_OF("f_0x12345679", "one = 0x3f800000"), &base);
  expect_different(CALL_OF("f_0x12345678", "one = 0x3f800001"), &base);
}

/* Attributes that MLIR prints in the generic syntax only, because they have default values. */
static void test_defaults(void) {
#define CALL_WITH(ATTRIBUTES)                                                                      \
  "func.func public @main(%x: " T ") -> " T " {\n%r = \"stablehlo.custom_call\"(%x) "              \
  "<{call_target_name = \"f\"" ATTRIBUTES "}> : (" T ") -> " T "\nreturn %r : " T "\n}\n"
  prints call = prints_of(CALL_WITH(""));
  expect_equal(CALL_WITH(", api_version = 1 : i32, called_computations = [], "
                         "has_side_effect = false"),
               &call);
  expect_different(CALL_WITH(", api_version = 2 : i32"), &call);
  expect_different(CALL_WITH(", has_side_effect = true"), &call);
#define TOP_K(ATTRIBUTES)                                                                          \
  "func.func public @main(%x: " T                                                                  \
  ") -> tensor<2xf32> {\n%v, %i = \"chlo.top_k\"(%x) <{k = 2 : i64" ATTRIBUTES "}> : (" T          \
  ") -> (tensor<2xf32>, tensor<2xi32>)\nreturn %v : tensor<2xf32>\n}\n"
  prints top = prints_of(TOP_K(""));
  expect_equal(TOP_K(", is_stable = true"), &top);
  expect_different(TOP_K(", is_stable = false"), &top);
#define REDUCTION(ATTRIBUTES)                                                                      \
  "sdy.mesh @m = <[\"x\"=2]>\nfunc.func public @main(%x: " T ") -> " T " {\n%r = "                 \
  "\"sdy.all_reduce\"(%x) <{out_sharding = #sdy.sharding<@m, [{}]>, reduction_axes = "             \
  "#sdy<axis_ref_list{\"x\"}>" ATTRIBUTES "}> : (" T ") -> " T "\nreturn %r : " T "\n}\n"
  prints sum = prints_of(REDUCTION(""));
  expect_equal(REDUCTION(", reduction_op = 0 : i32"), &sum);
  expect_different(REDUCTION(", reduction_op = 1 : i32"), &sum);
#define SCATTER(ATTRIBUTES)                                                                        \
  "sdy.mesh @m = <[\"x\"=2]>\nfunc.func public @main(%x: " T ") -> " T " {\n%r = "                 \
  "\"sdy.reduce_scatter\"(%x) <{out_sharding = #sdy.sharding<@m, [{\"x\"}]>, "                     \
  "reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{\"x\"}]>" ATTRIBUTES "}> : (" T ") -> " T    \
  "\nreturn %r : " T "\n}\n"
  prints parts = prints_of(SCATTER(""));
  expect_equal(SCATTER(", reduction_op = 0 : i32"), &parts);
  expect_different(SCATTER(", reduction_op = 1 : i32"), &parts);
#define UNREDUCED(KIND)                                                                            \
  "sdy.mesh @m = <[\"x\"=2]>\nfunc.func public @main(%x: " T ") -> " T " {\n%r = "                 \
  "sdy.sharding_constraint %x <@m, [{}], unreduced=" KIND "{\"x\"}> : " T "\nreturn %r : " T       \
  "\n}\n"
  prints terms = prints_of(UNREDUCED(""));
  expect_equal(UNREDUCED("sum"), &terms);
  expect_different(UNREDUCED("max"), &terms);
}

/* ---- spellings ------------------------------------------------------------------------------- */

/* A constant of four elements of a type, written in two ways. */
static void test_numbers(void) {
  static const struct {
    const char *type, *one, *other;
  } equal[] = {
      {"f32", "1.0", "1.000000e+00"},
      {"f32", "1.0", "0x3F800000"},
      {"f32", "1.0", "\"0x0000803F\""},
      {"f32", "1.0", "\"0x0000803F0000803f0000803F0000803f\""},
      {"f32", "0.1", "0.100000001"}, /* the nearest f32 of both */
      {"f64", "0.1", "0x3FB999999999999A"},
      {"bf16", "1.0", "0x3F80"},
      {"i1", "true", "1"},
      {"i1", "[true, false, true, true]", "\"0x0D\""},
      {"i4", "[1, -1, 2, 3]", "\"0x010F0203\""},
      {"i32", "-1", "\"0xFFFFFFFF\""},
      {"ui8", "255", "\"0xFF\""},
      {"complex<f32>", "(1.0, 2.0)", "[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0)]"},
  };
  static const struct {
    const char *type, *one, *other;
  } different[] = {
      {"f32", "0.0", "-0.0"},
      {"f32", "0x7FC00000", "0x7FC00001"},
      {"f32", "0x7FC00000", "0xFFC00000"},
      {"f32", "0x00000001", "0x00000002"},
      {"f32", "1.0", "1.00000012"},
      {"i4", "[1, -1, 2, 3]", "[1, -2, 2, 3]"},
      {"i1", "[true, false, true, true]", "[true, false, true, false]"},
      {"complex<f32>", "(1.0, 2.0)", "(2.0, 1.0)"},
  };
  char one[256], other[256];
#define CONSTANT_OF(OUT, ROW, VALUE)                                                               \
  snprintf(OUT, sizeof OUT,                                                                        \
           "func.func public @main() -> tensor<4x%s> {\n%%c = stablehlo.constant dense<%s> : "     \
           "tensor<4x%s>\nreturn %%c : tensor<4x%s>\n}\n",                                         \
           (ROW).type, VALUE, (ROW).type, (ROW).type)
  for (size_t i = 0; i < sizeof equal / sizeof *equal; i++) {
    CONSTANT_OF(one, equal[i], equal[i].one);
    CONSTANT_OF(other, equal[i], equal[i].other);
    prints base = prints_of(one);
    expect_equal(other, &base);
  }
  for (size_t i = 0; i < sizeof different / sizeof *different; i++) {
    CONSTANT_OF(one, different[i], different[i].one);
    CONSTANT_OF(other, different[i], different[i].other);
    prints base = prints_of(one);
    expect_different(other, &base);
  }
}

/* An op in the pretty and in the generic syntax, with its attributes in any order. */
static void test_forms(void) {
#define PAD(OP) MAIN "%v = stablehlo.constant dense<0.0> : tensor<f32>\n%p = " OP RETURNS
#define RETURNS " : (" T ", tensor<f32>) -> " T "\nreturn %p : " T "\n}\n"
  prints base = prints_of(PAD("stablehlo.pad %x, %v, low = [1], high = [-1], interior = [0]"));
  static const char *const equal[] = {
      PAD("\"stablehlo.pad\"(%x, %v) <{edge_padding_high = array<i64: -1>, edge_padding_low = "
          "array<i64: 1>, interior_padding = array<i64: 0>}>"),
      PAD("\"stablehlo.pad\"(%x, %v) <{interior_padding = array<i64: 0>, edge_padding_low = "
          "array<i64: 1>, edge_padding_high = array<i64: -1>}>"),
      PAD("\"stablehlo.pad\"(%x, %v) {interior_padding = array<i64: 0>, edge_padding_low = "
          "array<i64: 1>, edge_padding_high = array<i64: -1>}"),
      PAD(" // a remark\n  stablehlo.pad  %x , %v, low=[ 1 ],high = [-1],  interior = [0]"),
  };
  for (size_t i = 0; i < sizeof equal / sizeof *equal; i++)
    expect_equal(equal[i], &base);
  expect_different(PAD("stablehlo.pad %x, %v, low = [-1], high = [1], interior = [0]"), &base);
}

/* ---- groups of shardings --------------------------------------------------------------------- */

/* JAX 0.10 numbers groups by a counter of the process. */
static void test_groups(void) {
#define GROUPS(A, B, C)                                                                            \
  "func.func public @main(%x: " T ", %y: " T ", %z: " T ") -> " T " {\n"                           \
  "sdy.sharding_group %x group_id=" A " : " T "\nsdy.sharding_group %y group_id=" B " : " T        \
  "\nsdy.sharding_group %z group_id=" C " : " T "\n" ADD("r", "x", "y") "return %r : " T "\n}\n"
  prints base = prints_of(GROUPS("0", "1", "0"));
  expect_equal(GROUPS("7", "3", "7"), &base);
  expect_equal(GROUPS("1", "0", "1"), &base);
  expect_different(GROUPS("0", "1", "1"), &base);
  expect_different(GROUPS("0", "0", "0"), &base);
  expect_different(GROUPS("0", "1", "2"), &base);
}

int main(void) {
  test_names();
  test_functions();
  test_constants();
  test_regions();
  test_attributes();
  test_hexadecimal();
  test_defaults();
  test_numbers();
  test_forms();
  test_groups();
  return expect_result();
}
