/*
 * The factor rule of every op, against what the specification of its dialect says of the op's
 * dimensions, written down by hand. A row of ops.def without a case fails.
 */
#include <string.h>

#include "support/expect.h"

#include "graph/read.h"
#include "partitioner/rules/rule.h"

#define CONV(X, K, Y, REST)                                                                        \
  "\"stablehlo.convolution\"(%a, %b) <{dimension_numbers = "                                       \
  "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, " REST "}> : (tensor<" X              \
  "xf32>, tensor<" K "xf32>) -> tensor<" Y "xf32>"

#define ADDING(T)                                                                                  \
  "({\n^bb0(%p: tensor<" T ">, %q: tensor<" T ">):\n%s = stablehlo.add %p, %q : tensor<" T         \
  ">\nstablehlo.return %s : tensor<" T ">\n})"

/* The types of %a, %b, %c; the op; its rule. */
static const struct {
  const char *a, *b, *c, *op, *rule;
} cases[] = {
    {"4x8xf32", "", "", "stablehlo.negate %a : tensor<4x8xf32>", "([i, j])->([i, j]) {i=4, j=8}"},
    {"4x8xf32", "4x8xf32", "", "stablehlo.add %a, %b : tensor<4x8xf32>",
     "([i, j], [i, j])->([i, j]) {i=4, j=8}"},
    {"i1", "4xf32", "4xf32", "stablehlo.select %a, %b, %c : tensor<i1>, tensor<4xf32>",
     "([], [i], [i])->([i]) {i=4}"},
    {"f32", "6x2xf32", "f32",
     "\"stablehlo.clamp\"(%a, %b, %c) : (tensor<f32>, tensor<6x2xf32>, tensor<f32>) -> "
     "tensor<6x2xf32>",
     "([], [i, j], [])->([i, j]) {i=6, j=2}"},
    {"4x8xf32", "", "", "stablehlo.iota dim = 1 : tensor<4x8xf32>", "()->([i, j]) {i=4, j=8}"},
    {"f32", "2xi64", "",
     "stablehlo.rng %a, %a, %b, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) "
     "-> tensor<4x8xf32>",
     "([], [], [])->([i, j]) {i=4, j=8}"},
    {"2xui64", "", "",
     "\"stablehlo.rng_bit_generator\"(%a) <{rng_algorithm = #stablehlo<rng_algorithm "
     "THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x4xui32>)",
     "([i])->([i], [j, k]) {i=2, j=8, k=4} need_replication={i} blocked_propagation={i}"},
    {"4x1xf32", "4x8xf32", "",
     "chlo.broadcast_add %a, %b : (tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>",
     "([i, ], [i, j])->([i, j]) {i=4, j=8}"},

    {"2x3x4xf32", "", "",
     "stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>",
     "([j, k, i])->([i, j, k]) {i=4, j=2, k=3}"},
    {"8x1xf32", "", "",
     "stablehlo.broadcast_in_dim %a, dims = [2, 0] : (tensor<8x1xf32>) -> tensor<5x4x8xf32>",
     "([k, ])->([i, j, k]) {i=5, j=4, k=8}"},
    {"4x8xf32", "", "",
     "\"stablehlo.broadcast\"(%a) <{broadcast_sizes = array<i64: 3>}> : (tensor<4x8xf32>) -> "
     "tensor<3x4x8xf32>",
     "([j, k])->([i, j, k]) {i=3, j=4, k=8}"},
    {"8x3xf32", "", "", "stablehlo.reshape %a : (tensor<8x3xf32>) -> tensor<2x12xf32>",
     "([ij, k])->([i, jk]) {i=2, j=4, k=3}"},
    {"6x2xf32", "", "", "stablehlo.reshape %a : (tensor<6x2xf32>) -> tensor<4x3xf32>",
     "([ij, k])->([il, m]) {i=2, j=3, k=2, l=2, m=3} need_replication={j, k, l, m}"},
    {"1x6x1xf32", "", "", "stablehlo.reshape %a : (tensor<1x6x1xf32>) -> tensor<6x1xf32>",
     "([, i, ])->([i, ]) {i=6}"},
    {"3x5xf32", "", "", "stablehlo.reshape %a : (tensor<3x5xf32>) -> tensor<5x3xf32>",
     "([i, j])->([k, l]) {i=3, j=5, k=5, l=3} need_replication={i, j, k, l}"},
    {"0x4xf32", "", "", "stablehlo.reshape %a : (tensor<0x4xf32>) -> tensor<4x0xf32>", "none"},
    {"4xf32", "", "", "stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<4x2xf16>",
     "([i])->([i, j]) {i=4, j=2} need_replication={j}"},
    {"4x8xf32", "", "", "stablehlo.reverse %a, dims = [1] : tensor<4x8xf32>",
     "([i, j])->([i, j]) {i=4, j=8} permutation={j}"},
    {"4x8xf32", "", "", "stablehlo.slice %a [0:4, 1:7] : (tensor<4x8xf32>) -> tensor<4x6xf32>",
     "([i, j])->([i, j]) {i=4, j=8} permutation={j}"},
    {"4x8xf32", "f32", "",
     "stablehlo.pad %a, %b, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<4x8xf32>, "
     "tensor<f32>) -> tensor<4x8xf32>",
     "([i, j], [])->([i, j]) {i=4, j=8} permutation={j}"},
    {"4x8xf32", "4x2xf32", "",
     "stablehlo.concatenate %a, %b, dim = 1 : (tensor<4x8xf32>, tensor<4x2xf32>) -> "
     "tensor<4x10xf32>",
     "([i, j], [i, j])->([i, j]) {i=4, j=10} permutation={j}"},

    {"4x8xf32", "i32", "i32",
     "stablehlo.dynamic_slice %a, %b, %c, sizes = [4, 2] : (tensor<4x8xf32>, tensor<i32>, "
     "tensor<i32>) -> tensor<4x2xf32>",
     "([i, j], [], [])->([i, k]) {i=4, j=8, k=2} reduction={j} need_replication={k} "
     "blocked_propagation={j, k}"},
    {"4x8xf32", "4x2xf32", "i32",
     "stablehlo.dynamic_update_slice %a, %b, %c, %c : (tensor<4x8xf32>, tensor<4x2xf32>, "
     "tensor<i32>, tensor<i32>) -> tensor<4x8xf32>",
     "([i, j], [i, k], [], [])->([i, j]) {i=4, j=8, k=2} need_replication={k}"},
    {"7x4x8xf32", "7x5xi32", "",
     "\"stablehlo.torch_index_select\"(%a, %b) <{dim = 1 : i64, batch_dims = 1 : i64}> : "
     "(tensor<7x4x8xf32>, tensor<7x5xi32>) -> tensor<7x5x8xf32>",
     "([i, j, k], [i, l])->([i, l, k]) {i=7, j=4, k=8, l=5} reduction={j}"},
    /* rows of a table: x[indices] */
    {"10x6xf32", "5x3x1xi32", "",
     "\"stablehlo.gather\"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], "
     "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = "
     "array<i64: 1, 6>}> : (tensor<10x6xf32>, tensor<5x3x1xi32>) -> tensor<5x3x6xf32>",
     "([l, m], [i, j, k])->([i, j, m]) {i=5, j=3, k=1, l=10, m=6} reduction={l} "
     "need_replication={k}"},
    /* with a batch, and windows of two that start where the indices say */
    {"5x9xf32", "5x3xi32", "",
     "\"stablehlo.gather\"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], "
     "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], "
     "index_vector_dim = 2>, slice_sizes = array<i64: 1, 2>}> : (tensor<5x9xf32>, "
     "tensor<5x3xi32>) -> tensor<5x3x2xf32>",
     "([i, k], [i, j])->([i, j, l]) {i=5, j=3, k=9, l=2} need_replication={k, l} "
     "blocked_propagation={k, l}"},
    {"10x6xf32", "5x1xi32", "5x6xf32",
     "\"stablehlo.scatter\"(%a, %b, %c) <{scatter_dimension_numbers = "
     "#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
     "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> " ADDING(
         "f32") " : (tensor<10x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<10x6xf32>",
     "([k, l], [i, j], [i, l])->([k, l]) {i=5, j=1, k=10, l=6} reduction={i} "
     "need_replication={j}"},
    /* the last of several updates of one place wins: they cannot be divided */
    {"10xf32", "5x1xi32", "5xf32",
     "\"stablehlo.scatter\"(%a, %b, %c) <{scatter_dimension_numbers = "
     "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
     "index_vector_dim = 1>}> ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\nstablehlo.return %q : "
     "tensor<f32>\n}) : (tensor<10xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<10xf32>",
     "([k], [i, j], [i])->([k]) {i=5, j=1, k=10} need_replication={i, j}"},

    {"2x4x8xf32", "2x8x5xf32", "",
     "stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
     "(tensor<2x4x8xf32>, tensor<2x8x5xf32>) -> tensor<2x4x5xf32>",
     "([i, j, l], [i, l, k])->([i, j, k]) {i=2, j=4, k=5, l=8} reduction={l}"},
    {"4x8xf32", "8xf32", "",
     "stablehlo.dot %a, %b : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>",
     "([i, j], [j])->([i]) {i=4, j=8} reduction={j}"},
    {"4x8xf32", "8x5xf32", "",
     "\"stablehlo.einsum\"(%a, %b) <{einsum_config = \"ab,bc->ac\"}> : (tensor<4x8xf32>, "
     "tensor<8x5xf32>) -> tensor<4x5xf32>",
     "([i, k], [k, j])->([i, j]) {i=4, j=5, k=8} reduction={k}"},
    {"4x8xf32", "", "",
     "\"stablehlo.unary_einsum\"(%a) <{einsum_config = \"ab->b\"}> : (tensor<4x8xf32>) -> "
     "tensor<8xf32>",
     "([j, i])->([i]) {i=8, j=4} reduction={j}"},
    {"2x10x10x4xf32", "3x1x4x6xf32", "",
     CONV("2x10x10x4", "3x1x4x6", "2x8x10x6",
          "batch_group_count = 1 : i64, feature_group_count = 1 : i64"),
     "([i, l, n, k], [m, o, k, j])->([i, l, n, j]) {i=2, j=6, k=4, l=10, m=3, n=10, o=1} "
     "reduction={k, m, o} permutation={l}"},
    {"2x8x8x6xf32", "1x1x2x9xf32", "",
     CONV("2x8x8x6", "1x1x2x9", "2x8x8x9",
          "batch_group_count = 1 : i64, feature_group_count = 3 : i64"),
     "([j, m, o, il], [n, p, l, ik])->([j, m, o, ik]) {i=3, j=2, k=3, l=2, m=8, n=1, o=8, p=1} "
     "reduction={l, n, p}"},
    {"4x8x8x6xf32", "1x1x6x2xf32", "",
     CONV("4x8x8x6", "1x1x6x2", "2x8x8x2",
          "batch_group_count = 2 : i64, feature_group_count = 1 : i64"),
     "([ij, m, o, l], [n, p, l, ik])->([j, m, o, ik]) {i=2, j=2, k=1, l=6, m=8, n=1, o=8, p=1} "
     "reduction={l, n, p}"},

    {"4x8xf32", "f32", "",
     "\"stablehlo.reduce\"(%a, %b) <{dimensions = array<i64: 0>}> " ADDING(
         "f32") " : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>",
     "([i, j], [])->([j]) {i=4, j=8} reduction={i}"},
    {"4x8xf32", "f32", "",
     "\"stablehlo.reduce_window\"(%a, %b) <{window_dimensions = array<i64: 1, 2>}> " ADDING(
         "f32") " : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x7xf32>",
     "([i, j], [])->([i, j]) {i=4, j=8} permutation={j}"},
    {"4x8xf32", "f32", "", /* a cumulative sum: a part is computed of its like, and of totals */
     "\"stablehlo.reduce_window\"(%a, %b) <{window_dimensions = array<i64: 1, 8>, padding = "
     "dense<[[0, 0], [7, 0]]> : tensor<2x2xi64>}> " ADDING(
         "f32") " : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>",
     "([i, j], [])->([i, j]) {i=4, j=8}"},
    {"4x8xf32", "4x4xf32", "f32",
     "\"stablehlo.select_and_scatter\"(%a, %b, %c) <{window_dimensions = array<i64: 1, 2>, "
     "window_strides = array<i64: 1, 2>}> ({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n%s = "
     "stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\nstablehlo.return %s "
     ": tensor<i1>\n}, {\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n%s = stablehlo.add %p, %q : "
     "tensor<f32>\nstablehlo.return %s : tensor<f32>\n}) : (tensor<4x8xf32>, tensor<4x4xf32>, "
     "tensor<f32>) -> tensor<4x8xf32>",
     "([i, j], [i, j], [])->([i, j]) {i=4, j=8} permutation={j}"},
    {"4x8xf32", "", "",
     "\"stablehlo.sort\"(%a) <{dimension = 1 : i64, is_stable = true}> ({\n^bb0(%p: tensor<f32>, "
     "%q: tensor<f32>):\n%s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> "
     "tensor<i1>\nstablehlo.return %s : tensor<i1>\n}) : (tensor<4x8xf32>) -> tensor<4x8xf32>",
     "([i, j])->([i, j]) {i=4, j=8} need_replication={j}"},
    {"4x8xf32", "", "",
     "chlo.top_k(%a, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)",
     "([i, j])->([i, k], [i, l]) {i=4, j=8, k=3, l=3} reduction={j} need_replication={k, l}"},
    {"4x8xf32", "", "",
     "stablehlo.fft %a, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>",
     "([i, j])->([i, k]) {i=4, j=8, k=5} need_replication={j, k}"},
    {"7x4x4xf32", "", "", "stablehlo.cholesky %a, lower = true : tensor<7x4x4xf32>",
     "([i, j, k])->([i, l, m]) {i=7, j=4, k=4, l=4, m=4} need_replication={j, k, l, m}"},
    {"7x4x4xf32", "7x4x3xf32", "",
     "\"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, unit_diagonal = "
     "false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<7x4x4xf32>, "
     "tensor<7x4x3xf32>) -> tensor<7x4x3xf32>",
     "([i, k, m], [i, j, l])->([i, j, l]) {i=7, j=4, k=4, l=3, m=4} need_replication={j, k, m}"},
    {"6x2x5xf32", "2xf32", "",
     "\"stablehlo.batch_norm_inference\"(%a, %b, %b, %b, %b) <{epsilon = 0.0 : f32, feature_index "
     "= 1 : i64}> : (tensor<6x2x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, "
     "tensor<2xf32>) -> tensor<6x2x5xf32>",
     "([i, j, k], [j], [j], [j], [j])->([i, j, k]) {i=6, j=2, k=5}"},
    {"6x2x5xf32", "2xf32", "",
     "\"stablehlo.batch_norm_training\"(%a, %b, %b) <{epsilon = 0.0 : f32, feature_index = 1 : "
     "i64}> : (tensor<6x2x5xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<6x2x5xf32>, "
     "tensor<2xf32>, tensor<2xf32>)",
     "([i, j, k], [j], [j])->([i, j, k], [j], [j]) {i=6, j=2, k=5} need_replication={i, k}"},
    {"6x2x5xf32", "2xf32", "",
     "\"stablehlo.batch_norm_grad\"(%a, %b, %b, %b, %a) <{epsilon = 0.0 : f32, feature_index = 1 : "
     "i64}> : (tensor<6x2x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<6x2x5xf32>) "
     "-> (tensor<6x2x5xf32>, tensor<2xf32>, tensor<2xf32>)",
     "([i, j, k], [j], [j], [j], [i, j, k])->([i, j, k], [j], [j]) {i=6, j=2, k=5} "
     "need_replication={i, k}"},
    {"7x4x4xf64", "", "",
     "stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.frontend_attributes = {num_batch_dims = "
     "\"1\"}} : (tensor<7x4x4xf64>) -> tensor<7x4x4xf64>",
     "([i, j, k])->([i, l, m]) {i=7, j=4, k=4, l=4, m=4} need_replication={j, k, l, m}"},
    {"7x4x3xf32", "", "",
     "stablehlo.custom_call @cusolver_getrf_ffi(%a) {mhlo.frontend_attributes = {num_batch_dims = "
     "\"1\"}} : (tensor<7x4x3xf32>) -> (tensor<7x4x3xf32>, tensor<7x3xi32>, tensor<7xi32>)",
     "([i, j, k])->([i, l, m], [i, n], [i]) {i=7, j=4, k=3, l=4, m=3, n=3} need_replication={j, k, "
     "l, m, n}"},
    {"7x3xui32", "", "",
     "stablehlo.custom_call @cu_threefry2x32_ffi(%a, %a, %a, %a) : (tensor<7x3xui32>, "
     "tensor<7x3xui32>, tensor<7x3xui32>, tensor<7x3xui32>) -> (tensor<7x3xui32>, "
     "tensor<7x3xui32>)",
     "([i, j], [i, j], [i, j], [i, j])->([i, j], [i, j]) {i=7, j=3}"},
    {"7x3xui32", "7xui32", "",
     "stablehlo.custom_call @cu_threefry2x32_ffi(%a, %b, %a, %a) : (tensor<7x3xui32>, "
     "tensor<7xui32>, tensor<7x3xui32>, tensor<7x3xui32>) -> (tensor<7x3xui32>, tensor<7x3xui32>)",
     "none"},
    {"9xi32", "7xi32", "5x4xi32",
     "stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%a, %b, %a, %c) : (tensor<9xi32>, "
     "tensor<7xi32>, tensor<9xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>",
     "([], [], [], [, i])->([, i]) {i=4}"},
    {"6x8xf32", "3x8x5xf32", "3xi32",
     "\"chlo.ragged_dot\"(%a, %b, %c) <{ragged_dot_dimension_numbers = "
     "#chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], "
     "lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x8xf32>, "
     "tensor<3x8x5xf32>, tensor<3xi32>) -> tensor<6x5xf32>",
     "([i, l], [j, l, k], [m])->([i, k]) {i=6, j=3, k=5, l=8, m=3} reduction={l} "
     "need_replication={i, j, m}"},

    {"4x8xf32", "6xf32", "",
     "\"stablehlo.all_reduce\"(%a, %b) <{replica_groups = dense<0> : tensor<1x1xi64>}> " ADDING(
         "f32") " : (tensor<4x8xf32>, tensor<6xf32>) -> (tensor<4x8xf32>, tensor<6xf32>)",
     "([i, j], [k])->([i, j], [k]) {i=4, j=8, k=6}"},
    {"4x8xf32", "", "",
     "\"stablehlo.all_gather\"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : "
     "tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x8xf32>",
     "([i, k])->([j, k]) {i=4, j=8, k=8} need_replication={i, j}"},
    {"4x8xf32", "", "",
     "\"stablehlo.reduce_scatter\"(%a) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, "
     "1]]> : tensor<1x2xi64>}> " ADDING("f32") " : (tensor<4x8xf32>) -> tensor<4x4xf32>",
     "([i, j])->([i, k]) {i=4, j=8, k=4} need_replication={j, k}"},
    {"4x8x2xf32", "", "",
     "\"stablehlo.all_to_all\"(%a) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, "
     "split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : "
     "(tensor<4x8x2xf32>) -> tensor<2x16x2xf32>",
     "([i, k, m])->([j, l, m]) {i=4, j=2, k=8, l=16, m=2} need_replication={i, j, k, l}"},
    /* What the program says itself. */
    {"8x4xf32", "4x6xf32", "",
     "stablehlo.custom_call @own(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, "
     "j])->([i, j]) {i=8, j=6, k=4} reduction={k}, custom>} : (tensor<8x4xf32>, tensor<4x6xf32>) "
     "-> tensor<8x6xf32>",
     "([i, k], [k, j])->([i, j]) {i=8, j=6, k=4} reduction={k}"},
    {"8x4xf32", "f32", "",
     "stablehlo.custom_call @own(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k], [])"
     "->([i, k]) {i=2, j=4, k=4} need_replication={j} permutation={k} "
     "blocked_propagation={i, k}>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<2x4xf32>",
     "([ij, k], [])->([i, k]) {i=2, j=4, k=4} need_replication={j} permutation={k} "
     "blocked_propagation={i, k}"},
    /* Of parts along factors of one side alone nothing is computed. */
    {"6x4x4xf32", "", "",
     "stablehlo.custom_call @own(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, "
     "l, m]) {i=6, j=4, k=4, l=4, m=4}, custom>} : (tensor<6x4x4xf32>) -> tensor<6x4x4xf32>",
     "([i, j, k])->([i, l, m]) {i=6, j=4, k=4, l=4, m=4} need_replication={j, k, l, m}"},
    {"4x8xf32", "4x6xf32", "",
     "stablehlo.custom_call @own(%a, %b) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, "
     "k])->([k, j], [l], [l]) {i=4, j=8, k=6, l=2}, custom>} : (tensor<4x8xf32>, tensor<4x6xf32>) "
     "-> (tensor<6x8xf32>, tensor<2xf32>, tensor<2xf32>)",
     "([i, j], [i, k])->([k, j], [l], [l]) {i=4, j=8, k=6, l=2} need_replication={i, l}"},
    /* The program says more than is so of a target that is known. */
    {"6x4x3xf32", "", "",
     "stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.frontend_attributes = {num_batch_dims = "
     "\"1\"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k], [i, l], [i]) "
     "{i=6, j=4, k=3, l=3}, custom>} : (tensor<6x4x3xf32>) -> (tensor<6x4x3xf32>, tensor<6x3xi32>, "
     "tensor<6xi32>)",
     "([i, j, k])->([i, j, k], [i, l], [i]) {i=6, j=4, k=3, l=3} need_replication={l} "
     "permutation={j, k}"},
    {"6x6x6xf32", "", "",
     "stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.frontend_attributes = {num_batch_dims = "
     "\"1\"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, i, k], [i, l], [i]) "
     "{i=6, j=6, k=6, l=6}, custom>} : (tensor<6x6x6xf32>) -> (tensor<6x6x6xf32>, tensor<6x6xi32>, "
     "tensor<6xi32>)",
     "([i, j, k])->([j, i, k], [i, l], [i]) {i=6, j=6, k=6, l=6} need_replication={l} "
     "permutation={i, j, k}"},
    {"9xi32", "7xi32", "5x4xi32",
     "stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%a, %b, %a, %c) {sdy.sharding_rule = "
     "#sdy.op_sharding_rule<([i], [j], [i], [k, l])->([m, l]) {i=9, j=7, k=5, l=4, m=6}, "
     "custom>} : (tensor<9xi32>, tensor<7xi32>, tensor<9xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>",
     "([i], [j], [i], [k, l])->([m, l]) {i=9, j=7, k=5, l=4, m=6} need_replication={i, j, k, m}"},
    /* ... and less. */
    {"6x5x4x4xf32", "", "",
     "stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.frontend_attributes = {num_batch_dims = "
     "\"2\"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, m, n, o], [i, p]) "
     "{i=6, j=5, k=4, l=4, m=5, n=4, o=4, p=5}, custom>} : (tensor<6x5x4x4xf32>) -> "
     "(tensor<6x5x4x4xf32>, tensor<6x5xi32>)",
     "([i, j, k, l])->([i, m, n, o], [i, p]) {i=6, j=5, k=4, l=4, m=5, n=4, o=4, p=5} "
     "need_replication={j, k, l, m, n, o, p}"},
    /* Sizes that are not those of the operand: no rule, and a refusal by the partitioner. */
    {"8xf32", "", "",
     "stablehlo.custom_call @own(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) "
     "{i=4}, custom>} : (tensor<8xf32>) -> tensor<8xf32>",
     "none"},
    {"7xf64", "", "", "stablehlo.custom_call @unknown(%a) : (tensor<7xf64>) -> tensor<7xf64>",
     "none"},
};

/* Rules that hold of many ops, on arrays that are all 4x8. Of those whose operands, this many, have
 * the shape of the result: */
static const char *const same_shape[] = {
    "()->([i, j]) {i=4, j=8}",
    "([i, j])->([i, j]) {i=4, j=8}",
    "([i, j], [i, j])->([i, j]) {i=4, j=8}",
    "([i, j], [i, j], [i, j])->([i, j]) {i=4, j=8}",
};

/* ... which are the elementwise ones, chlo.broadcast_*, and */
static const char *const same_shape_ops[] = {"stablehlo.constant",
                                             "chlo.constant",
                                             "sdy.constant",
                                             "stablehlo.map",
                                             "stablehlo.cross-replica-sum",
                                             "chlo.constant_like",
                                             "sdy.sharding_constraint",
                                             "sdy.reshard",
                                             "sdy.propagation_barrier",
                                             "sdy.data_flow_edge",
                                             "sdy.func_data_flow_edge"};

/* Each operand has a result of its own. */
static const char *const each_its_own = "([i, j], [k, l])->([i, j], [k, l]) {i=4, j=8, k=4, l=8}";
static const char *const each_its_own_ops[] = {
    "stablehlo.all_reduce", "stablehlo.collective_permute", "stablehlo.collective_broadcast",
    "stablehlo.collective_reduce"};

/* What has no rule: what it carries flows along edges, it asks of sizes that are not known, it has
 * effects, or it is gone, or not there yet, when rules are asked for. */
static const char *const ruleless_ops[] = {
    "spmdrun.watch", "spmdrun.host_call", "spmdrun.keep",
    /* control flow, calls and ends of regions */
    "stablehlo.while", "stablehlo.if", "stablehlo.case", "stablehlo.return",
    "stablehlo.optimization_barrier", "stablehlo.composite", "stablehlo.async_start",
    "stablehlo.async_done", "chlo.scan", "func.call", "func.return", "interpreter.run_parallel",
    "sdy.manual_computation", "sdy.named_computation", "sdy.return",
    /* sizes */
    "stablehlo.dynamic_iota", "stablehlo.dynamic_broadcast_in_dim", "stablehlo.dynamic_reshape",
    "stablehlo.real_dynamic_slice", "stablehlo.dynamic_pad", "stablehlo.dynamic_gather",
    "stablehlo.dynamic_conv", "stablehlo.get_dimension_size", "stablehlo.set_dimension_size",
    "chlo.dynamic_reshape",
    /* tuples, tokens, the world outside */
    "stablehlo.tuple", "stablehlo.get_tuple_element", "stablehlo.create_token",
    "stablehlo.after_all", "stablehlo.send", "stablehlo.recv", "stablehlo.infeed",
    "stablehlo.outfeed", "stablehlo.trace", "stablehlo.partition_id", "stablehlo.replica_id",
    "check.expect_eq", "check.expect_eq_const", "check.expect_almost_eq",
    "check.expect_almost_eq_const", "check.expect_close", "check.expect_serialized_eq",
    /* what is said of shardings, and what Shardy's partitioner would make */
    "sdy.sharding_group", "sdy.all_gather", "sdy.all_slice", "sdy.reduce_scatter",
    "sdy.sharded_to_unreduced", "sdy.all_to_all", "sdy.all_reduce", "sdy.replicated_to_unreduced",
    "sdy.collective_permute",
    /* quantised numbers, and our own ops, which are made later */
    "stablehlo.uniform_quantize", "stablehlo.uniform_dequantize", "spmdrun.windows", "spmdrun.call",
    "spmdrun.random_part", "spmdrun.redistribute", "spmdrun.merge", "spmdrun.sort_round",
    "spmdrun.scatter_sorted", "spmdrun.convolution", "spmdrun.all_reduce"};

#define IS_ONE_OF(NAME, LIST) is_one_of(NAME, LIST, sizeof(LIST) / sizeof *(LIST))
static bool is_one_of(const char *name, const char *const *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(name, list[i]) == 0)
      return true;
  return false;
}

/* The rule of an op of `operands` arrays; NULL: it needs a case of its own. */
static const char *rule_by_name(const sr_op_info *info, int operands) {
  if (IS_ONE_OF(info->name, ruleless_ops))
    return "none";
  if (IS_ONE_OF(info->name, each_its_own_ops))
    return each_its_own;
  bool same = (info->traits & SR_TRAIT_ELEMENTWISE) || IS_ONE_OF(info->name, same_shape_ops) ||
              strncmp(info->name, "chlo.broadcast_", strlen("chlo.broadcast_")) == 0;
  return same ? same_shape[operands] : NULL;
}

enum {
  MOST = 8 /* operands or results */
};

static bool seen[SR_OP_COUNT]; /* ops that have a case */

/* An op made of its row alone: neither its types nor its attributes need be right. */
static void check_row(sr_opcode code) {
  const sr_op_info *info = sr_op_info_get(code);
  int operands = info->operands < 0 ? 2 : info->operands,
      results = info->results < 0 ? 2 : info->results;
  const char *rule = rule_by_name(info, operands);
  if (!rule)
    return;
  seen[code] = true;
  sr_arena *arena = sr_arena_create();
  sr_module *module = sr_module_create(arena, "t.mlir");
  const sr_type *type = sr_type_tensor(module, SR_F32, 2, (int64_t[]){4, 8});
  const sr_type *types[MOST];
  sr_value *values[MOST];
  EXPECT(operands <= MOST && results <= MOST);
  for (int i = 0; i < MOST; i++) {
    types[i] = type;
    values[i] = sr_result(sr_op_create(module, SR_OP_CONSTANT, NULL, 0, NULL, 1, &type, 0), 0);
  }
  const sr_op *op = sr_op_create(module, code, NULL, operands, values, results, types, 0);
  sr_rule made = sr_rule_of(arena, op);
  sr_text printed = {.arena = arena};
  sr_rule_print(&made, &printed);
  if (!EXPECT_STRING(sr_text_get(&printed), rule))
    fprintf(stderr, "  of %s\n", info->name);
  sr_arena_destroy(arena);
}

/* How many results the op's type says. */
static int count_results(const char *op) {
  const char *list = strstr(op, "-> (");
  int count = 1;
  for (; list && *list; list++)
    count += strncmp(list, ", tensor", 8) == 0;
  return count;
}

/* The op of a case: the first of main. */
static void check(size_t index) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_text text = {.arena = arena};
  const char *types[] = {cases[index].a, cases[index].b, cases[index].c};
  sr_text_string(&text, "func.func public @main(");
  for (int i = 0; i < 3; i++)
    if (types[i][0])
      sr_text_printf(&text, "%s%%%c: tensor<%s>", i ? ", " : "", 'a' + i, types[i]);
  sr_text_printf(&text, ") {\n%%r:%d = %s\nreturn\n}\n", count_results(cases[index].op),
                 cases[index].op);
  sr_module *module;
  if (EXPECT_EQ(sr_module_read(&ctx, arena, "t.mlir", text.items, text.count, &module), SR_OK)) {
    const sr_op *op = module->main->body->first;
    sr_rule rule = sr_rule_of(arena, op);
    seen[op->code] = true;
    sr_text printed = {.arena = arena};
    sr_rule_print(&rule, &printed);
    EXPECT_STRING(sr_text_get(&printed), cases[index].rule);
  } else {
    fprintf(stderr, "  %s\n  %s\n", ctx.message, text.items);
  }
  sr_arena_destroy(arena);
}

int main(void) {
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    check(i);
  for (int code = 0; code < SR_OP_COUNT; code++) {
    check_row((sr_opcode)code);
    if (!EXPECT(seen[code]))
      fprintf(stderr, "  no case for the rule of %s\n", sr_op_info_get((sr_opcode)code)->name);
  }
  return expect_result();
}
