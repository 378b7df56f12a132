/* Invalid text: every error gives a message with its place, and every truncated text gives an
 * error. */
#include "support/module_case.h"

/* Text of a function body, and a part of the expected message. */
typedef struct fault {
  const char *body, *sentence;
} fault;

/* A scatter into %i of updates at indices, with these types. */
#define SCATTER(NUMBERS, INDICES, UPDATES)                                                         \
  "%k = stablehlo.iota dim = 0 : " INDICES "\n%u = stablehlo.iota dim = 0 : " UPDATES              \
  "\n%0 = \"stablehlo.scatter\"(%i, %k, %u) <{scatter_dimension_numbers = "                        \
  "#stablehlo.scatter<" NUMBERS ">}> ({\n^bb0(%p: tensor<i32>, %q: tensor<i32>):\n"                \
  "stablehlo.return %q : tensor<i32>\n}) : (tensor<4xi32>, " INDICES ", " UPDATES                  \
  ") -> tensor<4xi32>"

/* A shard of random bits; %n is its number along each dimension. */
#define DRAWN(OPERANDS, TYPES, WHOLE, RESULT)                                                      \
  "%k = stablehlo.constant dense<1> : tensor<2xui64>\n%n = stablehlo.constant dense<0> : "         \
  "tensor<ui64>\n%0 = \"spmdrun.random_part\"(%k" OPERANDS                                         \
  ") <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>, whole = array<i64: " WHOLE                \
  ">}> : (tensor<2xui64>" TYPES ") -> tensor<" RESULT ">"

/* A merge of RUNS with results of type RESULT. */
#define MERGED(RUNS, TYPES, RESULT, DIM)                                                           \
  "%t = stablehlo.constant dense<true> : tensor<i1>\n%0 = \"spmdrun.merge\"(" RUNS                 \
  ") <{dimension = " DIM " : i64}> ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"                  \
  "%c = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"                 \
  "stablehlo.return %c : tensor<i1>\n}) : (" TYPES ") -> " RESULT

static const fault bodies[] = {
    /* words and brackets */
    {"%0 = stablehlo.add %a, %a : tensor<4xf32", "t.mlir:3:1: expected '>'"},
    {"%0 = stablehlo.nothing %a : tensor<4xf32>",
     "t.mlir:2:6: the op stablehlo.nothing is not known"},
    {"%0 = \"mhlo.add\"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
     "the op mhlo.add is not known; ops of the dialects stablehlo, chlo, sdy, func and check"},
    {"%0 = stablehlo.all_reduce %a : tensor<4xf32>", "has no short form"},
    {"%0 = stablehlo.add %a, %b : tensor<4xf32>", "%b is used here, but not defined before"},
    {"%a = stablehlo.add %a, %a : tensor<4xf32>", "the name %a is already taken"},
    {"%0 = stablehlo.add %a, %a : tensor<5xf32>",
     "t.mlir:2:20: %a is a tensor<4xf32>, but is used here as a tensor<5xf32>"},
    {"%0 = stablehlo.add %a#1, %a : tensor<4xf32>", "%a has 1 results, so there is no #1"},
    {"%0:2 = stablehlo.add %a, %a : tensor<4xf32>", "the op has 1 results"},
    {"%0, %1 = stablehlo.add %a, %a : tensor<4xf32>", "the op has 1 results"},
    {"%0 = stablehlo.add %a : tensor<4xf32>", "there are 1 operands, but must be 2"},
    {"%0 = stablehlo.add %a, %a, : tensor<4xf32>", "what belongs behind the comma"},
    {"%0 = \"stablehlo.add\"(%a, %a) : (tensor<4xf32>) -> tensor<4xf32>",
     "the op has 2 operands, but types for 1"},
    {"%0 = stablehlo.constant dense<\"0x00\" : tensor<f32>", "expected '>'"},
    {"%0 = stablehlo.constant dense<\"0x00", "a string that does not end"},
    {"%0 = \"stablehlo.case\"(%a) ({\n^bb0:\n^bb1:\n}) : (tensor<4xf32>) -> ()", "several blocks"},
    {"stablehlo.custom_call @x(%a) {a = 1, a = 2} : (tensor<4xf32>) -> ()",
     "the attribute a is given twice"},
    {"stablehlo.custom_call @x(%a) {spmdrun.anything = 4} : (tensor<4xf32>) -> ()",
     "t.mlir:2:30: spmdrun.anything is an attribute that only the compiler itself makes"},
    {"stablehlo.custom_call @x(%a) {a = #unknown} : (tensor<4xf32>) -> ()",
     "the attribute alias #unknown is not defined"},
    {"stablehlo.custom_call @x(%a) {a = !unknown} : (tensor<4xf32>) -> ()",
     "the type alias !unknown is not defined"},
    {"stablehlo.custom_call @x(%a) {a = \"\\zz\"} : (tensor<4xf32>) -> ()", "escape"},
    {"stablehlo.custom_call @x(%a) {a = 300 : i8} : (tensor<4xf32>) -> ()",
     "does not fit its type i8"},
    {"\x80", "a byte that does not belong"},
    /* types */
    {"%0 = stablehlo.iota dim = 0 : tensor<4xf33>", "expected a type, found 'f33'"},
    {"%0 = stablehlo.iota dim = 0 : tensor<*xf32>", "unknown rank"},
    {"%0 = stablehlo.iota dim = 0 : tensor<99999999999999999999xf32>", "beyond 64 bits"},
    {"%0 = stablehlo.iota dim = 0 : tensor<9223372036854775807x4xf32>", "more than 2^62 bytes"},
    {"%0 = stablehlo.iota dim = 0 : tensor<4xcomplex<i32>>", "f32 or f64"},
    /* constants */
    {"%0 = stablehlo.constant dense_resource<__elided__> : tensor<4xf32>", "large_elements_limit"},
    {"%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<3xf32>", "expected ','"},
    {"%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<1xf32>", "expected ']'"},
    {"%0 = stablehlo.constant dense<[1.0]> : tensor<1000000000xf32>", "fewer elements"},
    {"%0 = stablehlo.constant dense<1> : tensor<f32>", "'1' is no number of type f32"},
    {"%0 = stablehlo.constant dense<1.5> : tensor<i32>", "'1.5' is no number of type i32"},
    {"%0 = stablehlo.constant dense<-1> : tensor<ui8>", "'-1' is no number of type ui8"},
    {"%0 = stablehlo.constant dense<0x1FFFFFFFF> : tensor<f32>", "is no number of type f32"},
    {"%0 = stablehlo.constant dense<\"0x0000\"> : tensor<101xf32>",
     "has 2 bytes, but its type needs"},
    {"%0 = stablehlo.constant dense<\"0x0000000G\"> : tensor<1xf32>", "no hexadecimal digit"},
    {"%0 = stablehlo.constant dense<1.0> : tensor<?xf32>", "cannot have the type tensor<?xf32>"},
    {"%0 = stablehlo.constant dense<(1.0,2.0> : tensor<complex<f32>>", "')' of a complex number"},
    {"%0 = stablehlo.constant dense<1.0 2.0> : tensor<f32>", "no more elements"},
    /* shapes */
    {"%0 = stablehlo.sine %i : tensor<4xi32>", "cannot be computed with"},
    {"%0 = stablehlo.and %a, %a : tensor<4xf32>", "cannot be computed with"},
    {"%0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<5xf32>",
     "different numbers of elements"},
    {"%0 = stablehlo.transpose %a, dims = [1] : (tensor<4xf32>) -> tensor<4xf32>",
     "between 0 and 0"},
    {"%0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<5xf32>",
     "neither 1 nor 5"},
    {"%0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<4xf32>) -> tensor<4xf32>",
     "has 0 members, but needs 1"},
    {"%0 = stablehlo.slice %a [0:5] : (tensor<4xf32>) -> tensor<5xf32>",
     "lies outside of dimension 0"},
    {"%0 = stablehlo.slice %a [0:4:2] : (tensor<4xf32>) -> tensor<4xf32>",
     "must be a tensor<2xf32>"},
    {"%0 = stablehlo.iota dim = 1 : tensor<4xf32>", "between 0 and 0"},
    {"%0 = stablehlo.compare XX, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
     "there is no comparison XX"},
    {"%0 = stablehlo.compare LT, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
     "must be a tensor<4xi1>"},
    {"%0 = stablehlo.select %a, %a, %a : tensor<4xf32>, tensor<4xf32>", "must be of type i1"},
    {"%0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<7xf32>",
     "must be a tensor<8xf32>"},
    {"%0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4xf32>, "
     "tensor<4xf32>) -> tensor<f32>",
     "names dimension 1, but there are 1"},
    {"%0 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [] : (tensor<4xf32>, "
     "tensor<4xf32>) -> tensor<4xf32>",
     "1 contracting dimensions on the left, but 0 on the right"},
    {"%0 = stablehlo.dynamic_slice %a, %s, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> "
     "tensor<5xf32>",
     "the slice takes 5 of dimension 0"},
    {"%0 = stablehlo.dynamic_slice %a, sizes = [4] : (tensor<4xf32>) -> tensor<4xf32>",
     "0 start indices for 1 dimensions"},
    {SCATTER("inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1",
             "tensor<2xi32>", "tensor<3xi32>"),
     "the updates have size 3 along dimension 0, but the indices have 2"},
    {SCATTER("update_window_dims = [0], scatter_dims_to_operand_dims = [0]", "tensor<1xi32>",
             "tensor<5xi32>"),
     "the window takes 5 of dimension 0, which has size 4"},
    {SCATTER("input_batching_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 1",
             "tensor<3x0xi32>", "tensor<3xi32>"),
     "dimension 0 of the inputs cannot be a batch along dimension 0 of the indices"},
    {SCATTER("inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims "
             "= [0], index_vector_dim = 1",
             "tensor<4x0xi32>", "tensor<4xi32>"),
     "do not cover the dimensions"},
    {"%0 = stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<4xf64>", "cannot be read as"},
    {"%0 = stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<2xcomplex<f32>>",
     "complex numbers cannot be read as the bits of real ones"},
    {"%0 = stablehlo.fft %a, type = FFT, length = [4] : (tensor<4xf32>) -> tensor<4xf32>",
     "FFT cannot turn"},
    {"%0 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4xf32>) -> "
     "tensor<3xcomplex<f64>>",
     "RFFT cannot turn a tensor<4xf32> into a tensor<3xcomplex<f64>>"},
    {"%0 = \"stablehlo.iota\"() : () -> tensor<4xf32>", "the attribute iota_dimension is missing"},
    {"%0 = \"stablehlo.iota\"() {iota_dimension = \"x\"} : () -> tensor<4xf32>", "wrong kind"},
    /* regions */
    {"%0 = stablehlo.while(%x = %a) : tensor<4xf32>\ncond {\nstablehlo.return %x : "
     "tensor<4xf32>\n} "
     "do {\nstablehlo.return %x : tensor<4xf32>\n}",
     "must return a tensor<i1>"},
    {"%0 = stablehlo.while(%x = %s) : tensor<i32>\ncond {\n%t = stablehlo.constant dense<true> : "
     "tensor<i1>\nstablehlo.return %t : tensor<i1>\n} do {\nstablehlo.return %a : tensor<4xf32>\n}",
     "region 1 returns a tensor<4xf32> as value 0, but result 0 is a tensor<i32>"},
    {"\"stablehlo.case\"(%a) ({\nstablehlo.return\n}) : (tensor<4xf32>) -> ()",
     "must be a tensor<i32>"},
    {"\"stablehlo.case\"(%s) ({\n}) : (tensor<i32>) -> ()",
     "region 0 must end in stablehlo.return"},
    {"%0 = stablehlo.reduce(%a init: %a) applies stablehlo.add across dimensions = [0] : "
     "(tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
     "initial value 0 must have no dimensions"},
    {"%0 = stablehlo.reduce(%a init: %a) applies stablehlo.subtract across dimensions = [0] : "
     "(tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
     "an op of two operands that commutes"},
    {"stablehlo.return %a : tensor<4xf32>", "this must be the last op of its region"},
    /* calls and devices */
    {"%0 = call @nobody(%a) : (tensor<4xf32>) -> tensor<4xf32>", "there is no function @nobody"},
    {"%0 = call @main(%a) : (tensor<4xf32>) -> tensor<4xf32>", "@main takes 3 arguments"},
    {"%0 = \"stablehlo.all_gather\"(%a) <{all_gather_dim = 0 : i64}> : (tensor<4xf32>) -> "
     "tensor<8xf32>",
     "replica_groups is missing"},
    {"%0 = \"stablehlo.all_gather\"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, "
     "2]]> : tensor<1x3xi64>}> : (tensor<4xf32>) -> tensor<8xf32>",
     "must be a tensor<12xf32>"},
    {"%0 = \"stablehlo.all_gather\"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[-1, "
     "1]]> "
     ": tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>",
     "-1 stands before a device"},
    {"%z = stablehlo.constant dense<0.0> : tensor<f32>\n%0 = stablehlo.pad %a, %z, low = "
     "[-2305843009213693952], high = [2305843009213693952], interior = [0] : (tensor<4xf32>, "
     "tensor<f32>) -> tensor<4xf32>",
     "edge_padding_low"},
    {MERGED("%a, %a", "tensor<4xf32>, tensor<4xf32>", "tensor<4xf32>", "0"),
     "two operands for every result, and an i1"},
    {MERGED("%a, %i, %t", "tensor<4xf32>, tensor<4xi32>, tensor<i1>", "tensor<4xf32>", "0"),
     "both runs and the result must be of one type"},
    {MERGED("%a, %a, %a", "tensor<4xf32>, tensor<4xf32>, tensor<4xf32>", "tensor<4xf32>", "0"),
     "which half is asked for is a tensor<4xf32>, but must be a tensor<i1>"},
    {MERGED("%a, %a, %t", "tensor<4xf32>, tensor<4xf32>, tensor<i1>", "tensor<4xf32>", "1"),
     "there is no dimension 1"},
    {DRAWN("", "", "8", "4xui32"), "a number for each dimension"},
    {DRAWN(", %k", ", tensor<2xui64>", "8", "4xui32"), "the number of a part is a tensor<2xui64>"},
    {DRAWN(", %n", ", tensor<ui64>", "8, 8", "4xui32"), "whole"},
    {DRAWN(", %n", ", tensor<ui64>", "3", "4xui32"),
     "dimension 0 is longer than that of the whole"},
    {DRAWN(", %n, %n", ", tensor<ui64>, tensor<ui64>", "4611686018427387904, 4", "4x4xui32"),
     "the whole has too many elements"},
    {DRAWN(", %n", ", tensor<ui64>", "8", "4xi1"), "must be elements of integers or floats"},
    {"\"spmdrun.watch\"(%a) <{made = 1 : i64}> : (tensor<4xf32>) -> ()", "what"},
    {"\"spmdrun.watch\"(%a) <{made = 2 : i64, what = \"x\"}> : (tensor<4xf32>) -> ()", "made"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 4, 0, 0]]> : "
     "tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<4xi32>",
     "operand and result must have one element type and one rank"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 4, 0, 0]]> : "
     "tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<4x1xf32>",
     "operand and result must have one element type and one rank"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 4, 0]]> : "
     "tensor<1x4xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "transfers must be a tensor<Nx5xi64>"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 3, 0, 0], [0, 1, 0, 0, 0]]> : "
     "tensor<2x5xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "transfer 1: its size is not positive"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, -1, 3, 0, 0]]> : "
     "tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "transfer 0: its source or its target is no device"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 3, 2, 0]]> : "
     "tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "transfer 0: it leaves the operand"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 3, 1, 0]]> : "
     "tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<2xf32>",
     "transfer 0: it leaves the result"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 2, 0, 0], [1, 1, 2, 0, 1]]> : "
     "tensor<2x5xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "it overlaps another transfer of its target"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<[[0, 1, 4, 0, 0]]> : tensor<1x5xi64>, "
     "regions "
     "= dense<[2, 2, 0]> : tensor<3xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "it has transfers and regions, of which it may have one"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{regions = dense<[2, 2, 0]> : tensor<3xi64>}> : "
     "(tensor<4xf32>) -> tensor<4xf32>",
     "regions must be a tensor<Nxi64> as long as its first numbers say"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{regions = dense<[2, 2, 0, 0, 0, 1, 4, 0, 0, 4, 1, 1, 4, "
     "0, "
     "8, 0, 0]> : tensor<17xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "regions: a patch leaves the array"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{regions = dense<[2, 16777217, 0, 0, 0, 0, 4, 0, 0, 4, 1, "
     "1]> "
     ": tensor<12xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "regions: there are no such regions"},
    {"%0 = \"spmdrun.redistribute\"(%a) : (tensor<4xf32>) -> tensor<4xf32>", "transfers"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{devices = dense<[[0, 1]]> : tensor<1x2xi64>, transfers = "
     "dense<[[0, 1, 4, 0, 0]]> : tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "devices must be a tensor<Nxi64>"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{devices = dense<[0, 1]> : tensor<2xi64>, transfers = "
     "dense<[[0, 1, 4, 0, 0]]> : tensor<1x5xi64>}> : (tensor<4xf32>) -> tensor<4xf32>",
     "it has devices, but no regions"},
    {"%0 = \"spmdrun.redistribute\"(%a) <{transfers = dense<> : tensor<0x5xi64>}> : "
     "(tensor<4xf32>) "
     "-> "
     "tensor<?xf32>",
     "all sizes must be known"},
    {"%0 = \"stablehlo.collective_broadcast\"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>, "
     "has_dynamic_root}> : (tensor<4xf32>) -> tensor<4xf32>",
     "one result for every operand but the last"},
    {"%0 = \"stablehlo.collective_broadcast\"(%a, %a) <{replica_groups = dense<0> : "
     "tensor<1x1xi64>, has_dynamic_root}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
     "the roots must be a tensor<1xi32>"},
    {"%0 = \"stablehlo.send\"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = "
     "1>}> : (tensor<4xf32>) -> !stablehlo.token",
     "the last operand must be a token"},
    {"%k = stablehlo.create_token : !stablehlo.token\n%0 = \"stablehlo.send\"(%a, %k) : "
     "(tensor<4xf32>, !stablehlo.token) -> !stablehlo.token",
     "channel_handle"},
    {"%k = stablehlo.create_token : !stablehlo.token\n%0 = \"stablehlo.recv\"(%k) <{channel_handle "
     "= #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> tensor<4xf32>",
     "the last result must be a token"},
    {"%k = stablehlo.create_token : !stablehlo.token\n%0:2 = \"stablehlo.recv\"(%k) "
     "<{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = "
     "dense<0> : tensor<1x3xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)",
     "source_target_pairs must be a tensor<Nx2xi64>"},
    {"%0 = sdy.manual_computation(%a) in_shardings=[] out_shardings=[] manual_axes={} (%q: "
     "tensor<4xf32>) {\nsdy.return\n} : (tensor<4xf32>) -> ()",
     "the op has 0 results"},
    {"sdy.manual_computation(%a) in_shardings=[] out_shardings=[] manual_axes={} (%q: "
     "tensor<4xf32>) {\nsdy.return\n} : (tensor<4xf32>) -> ()",
     "in_shardings has 0 shardings, but there are 1 values"},
};

static char *body_text(const char *body, const char *end) {
  size_t size = strlen(body) + 300;
  char *text = malloc(size);
  if (!text)
    exit(1);
  snprintf(
      text, size,
      "func.func public @main(%%a: tensor<4xf32>, %%s: tensor<i32>, %%i: tensor<4xi32>) {\n%s\n%s",
      body, end);
  return text;
}

static void expect_fault(const char *text, const char *sentence) {
  module_case c = module_case_read(text, strlen(text));
  if (EXPECT(!c.module))
    EXPECT_CONTAINS(c.ctx.message, sentence);
  else
    fprintf(stderr, "  read without a fault: %s\n", text);
  EXPECT_CONTAINS(c.ctx.message, "t.mlir:");
  module_case_end(&c);
}

static void test_bodies(void) {
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    char *text = body_text(bodies[i].body, "return\n}\n");
    expect_fault(text, bodies[i].sentence);
    free(text);
  }
}

static void test_modules(void) {
  static const fault modules[] = {
      {"", "there is no module in this text"},
      {"// nothing", "there is no module in this text"},
      {"module @m {\n}", "the module has no function"},
      {"module @m {", "the text ends where"},
      {"hello", "expected a function"},
      {"ML", "found 'ML'"},
      {"ML\xefR", "t.mlir:1:5: the bytes end within a part"},
      {"ML\xefR\rStableHLO_v1.0.0", "t.mlir:1:6: the name of what wrote the file has no end"},
      {"module @m { module @n { } }", "expected a function"},
      {"func.func @f() {\n}", "the body must end in return"},
      {"func.func private @f(tensor<f32>) -> tensor<f32>", "declared, but has no body"},
      {"func.func @f() {\nreturn\n}\nfunc.func @f() {\nreturn\n}", "defined twice"},
      {"func.func @f(%a: tensor<f32>) -> tensor<i32> {\nreturn %a : tensor<f32>\n}",
       "operand 0 is a tensor<f32>, but @f returns a tensor<i32>"},
      {"sdy.mesh @m = <[\"x\"=0]>", "at least 1 device"},
      {"sdy.mesh @m = <[\"x\"=2, \"x\"=2]>", "two axes of one name"},
      {"sdy.mesh @m = <[\"x\"=2], device_ids=[0]>", "another number of device_ids"},
      {"sdy.mesh @m = <[\"x\"=2]>\nsdy.mesh @m = <[\"x\"=2]>", "defined twice"},
      {"#a = 1 : i32\n#a = 2 : i32", "the alias #a is defined twice"},
      {"\"builtin.module\"() ({\n}) : () -> ()", "the module has no function"},
  };
  for (size_t i = 0; i < sizeof modules / sizeof *modules; i++)
    expect_fault(modules[i].body, modules[i].sentence);
}

/* `count` times `open`, then `middle`, then as often `close`. */
static char *nested(const char *open, const char *middle, const char *close, int count) {
  size_t size = (strlen(open) + strlen(close)) * (size_t)count + strlen(middle) + 1;
  char *text = malloc(size), *p = text;
  if (!text)
    exit(1);
  for (int i = 0; i < count; i++)
    p = stpcpy(p, open);
  p = stpcpy(p, middle);
  for (int i = 0; i < count; i++)
    p = stpcpy(p, close);
  return text;
}

/* Text nested so deeply that recursion would overflow the stack. */
static void test_nesting(void) {
  static const struct {
    const char *open, *middle, *close;
  } cases[] = {
      {"tuple<", "f32", ">"},    {"(", "f32", ") -> ()"}, {"[", "1 : i32", "]"},
      {"{a = ", "1 : i32", "}"}, {"#x.y<a = ", "1", ">"}, {"#x.y<[", "1", "]>"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char *inner = nested(cases[i].open, cases[i].middle, cases[i].close, 100000);
    size_t size = strlen(inner) + 100;
    char *text = malloc(size);
    snprintf(text, size, "#alias = %s\nfunc.func @f() {\nreturn\n}", inner);
    expect_fault(text, "nested more than");
    free(text);
    free(inner);
  }
  char *regions = nested("\"stablehlo.case\"(%s) ({\n", "", "}) : (tensor<i32>) -> ()\n", 100000);
  char *text = body_text(regions, "return\n}\n");
  expect_fault(text, "nested more than");
  free(text);
  free(regions);
}

/* Every prefix of a text gives an error message. */
static void test_cuts(const char *name) {
  size_t bytes;
  char *text = module_case_file(name, &bytes);
  size_t step = bytes / 700 + 1;
  for (size_t cut = 0; cut < bytes; cut += step) {
    module_case c = module_case_read(text, cut);
    if (!c.module)
      EXPECT_CONTAINS(c.ctx.message, "t.mlir:");
    module_case_end(&c);
  }
  free(text);
}

/* Single bytes are changed: the text is read or refused. */
static void test_damage(const char *name) {
  size_t bytes;
  char *text = module_case_file(name, &bytes);
  uint64_t state = bytes;
  for (int i = 0; i < 400; i++) {
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    size_t at = (size_t)(state >> 20) % bytes;
    char old = text[at];
    text[at] = "0%#<>({[]})\"@:,=-x \n9"[(state >> 10) % 21];
    module_case c = module_case_read(text, bytes);
    if (c.module)
      EXPECT(module_case_print(&c, false, true));
    module_case_end(&c);
    text[at] = old;
  }
  free(text);
}

int main(void) {
  static const char *const files[] = {
      "golden/graph/control.debug.mlir",
      "golden/graph/control.gdebug.mlir",
      "golden/graph/collectives.mlir",
      "golden/graph/sdy.generic.mlir",
      "golden/graph/sdy.mlir",
      "golden/graph/linear.mlir",
      "golden/graph/regions.mlir",
      "golden/graph/constants.mlir",
      "golden/graph/regions.generic.mlir",
      "golden/graph/chlo.mlir",
  };
  test_bodies();
  test_modules();
  test_nesting();
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    test_cuts(files[i]);
    test_damage(files[i]);
  }
  return expect_result();
}
