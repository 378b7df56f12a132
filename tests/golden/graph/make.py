"""Writes the golden files of this folder with JAX, which is the oracle.

    python -W ignore make.py        (with jax 0.12 installed)

NAME.mlir is what MLIR prints for the source below, NAME.generic.mlir the generic form of the same module,
NAME.debug.mlir and NAME.gdebug.mlir both with locations. floats.txt holds every value of the small floating
point types as ml_dtypes decodes it, and roundings of random numbers to them.
"""
import os
import struct

import ml_dtypes
import numpy as np
from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir

HERE = os.path.dirname(os.path.abspath(__file__))

SOURCES = {}

UNARY = """cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic negate
round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh""".split()
BINARY = "add atan2 divide maximum minimum multiply power remainder subtract".split()
SOURCES["elementwise"] = """
func.func public @main(%f: tensor<2x3xf32>, %i: tensor<2x3xi32>, %b: tensor<2x3xi1>,
                %c: tensor<2x3xcomplex<f32>>, %p: tensor<i1>, %s: tensor<f32>, %e: tensor<0x3xbf16>) {
""" + "".join(f"  %u{k} = stablehlo.{m} %f : tensor<2x3xf32>\n" for k, m in enumerate(UNARY)) \
    + "".join(f"  %v{k} = stablehlo.{m} %f, %f : tensor<2x3xf32>\n" for k, m in enumerate(BINARY)) + """
  %0 = stablehlo.abs %c : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %1 = stablehlo.abs %i : tensor<2x3xi32>
  %2 = stablehlo.and %b, %b : tensor<2x3xi1>
  %3 = stablehlo.or %i, %i : tensor<2x3xi32>
  %4 = stablehlo.xor %i, %i : tensor<2x3xi32>
  %5 = stablehlo.not %i : tensor<2x3xi32>
  %6 = stablehlo.popcnt %i : tensor<2x3xi32>
  %7 = stablehlo.count_leading_zeros %i : tensor<2x3xi32>
  %8 = stablehlo.shift_left %i, %i : tensor<2x3xi32>
  %9 = stablehlo.shift_right_arithmetic %i, %i : tensor<2x3xi32>
  %10 = stablehlo.shift_right_logical %i, %i : tensor<2x3xi32>
  %11 = stablehlo.convert %f : (tensor<2x3xf32>) -> tensor<2x3xf8E4M3FN>
  %12 = stablehlo.convert %f : tensor<2x3xf32>
  %13 = stablehlo.real %c : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %14 = stablehlo.imag %c : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
  %15 = stablehlo.complex %f, %f : tensor<2x3xcomplex<f32>>
  %16 = stablehlo.is_finite %f : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %17 = stablehlo.compare LT, %f, %f, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %18 = stablehlo.compare NE, %f, %f, TOTALORDER : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %19 = stablehlo.compare GE, %i, %i : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %20 = stablehlo.select %p, %f, %f : tensor<i1>, tensor<2x3xf32>
  %21 = stablehlo.select %b, %f, %f : tensor<2x3xi1>, tensor<2x3xf32>
  %22 = stablehlo.clamp %s, %f, %s : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %23 = stablehlo.clamp %f, %f, %f : tensor<2x3xf32>
  %24 = stablehlo.reduce_precision %f, format = e8m10 : tensor<2x3xf32>
  %25 = stablehlo.add %e, %e {some.note = "kept", other} : tensor<0x3xbf16>
  %26 = stablehlo.exponential %f {result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x3xf32>
  %27 = stablehlo.optimization_barrier %f : tensor<2x3xf32>
  %28:2 = stablehlo.optimization_barrier %f, %i : tensor<2x3xf32>, tensor<2x3xi32>
  return
}
"""

SOURCES["layout"] = """
func.func public @main(%f: tensor<2x3xf32>, %i: tensor<i32>, %g: tensor<12x4xf32>, %x: tensor<5x1xi32>, %s: tensor<f32>) -> (tensor<3x2xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.transpose %f, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.broadcast_in_dim %f, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
  %2 = stablehlo.broadcast %f, sizes = [4] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  %3 = stablehlo.reshape %f : (tensor<2x3xf32>) -> tensor<6xf32>
  %4 = stablehlo.reverse %f, dims = [0] : tensor<2x3xf32>
  %5 = stablehlo.slice %f [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %6 = stablehlo.dynamic_slice %f, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %7 = stablehlo.dynamic_update_slice %f, %6, %i, %i : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %8 = stablehlo.pad %f, %s, low = [1, -1], high = [0, 0], interior = [2, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x2xf32>
  %9 = stablehlo.concatenate %f, %f, %f, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
  %10 = stablehlo.bitcast_convert %f : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
  %11 = stablehlo.iota dim = 1 : tensor<2x3xi4>
  %12 = "stablehlo.gather"(%g, %x) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<12x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
  %13 = stablehlo.get_dimension_size %f, dim = 1 : (tensor<2x3xf32>) -> tensor<i32>
  %14 = stablehlo.partition_id : tensor<ui32>
  %15 = stablehlo.replica_id : tensor<ui32>
  %16 = stablehlo.reshape %s : (tensor<f32>) -> tensor<1x1xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<2x3x4xf32>
}
"""

SOURCES["regions"] = """
func.func public @main(%f: tensor<4x4xf32>, %i: tensor<4x4xi32>, %s: tensor<f32>, %z: tensor<i32>, %x: tensor<2x1xi32>, %u: tensor<2x4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%f init: %s) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1:2 = stablehlo.reduce(%f init: %s), (%i init: %z) across dimensions = [1] : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {
      %q = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %r = stablehlo.select %q, %a, %b : tensor<i1>, tensor<f32>
      %t = stablehlo.select %q, %c, %d : tensor<i1>, tensor<i32>
      stablehlo.return %r, %t : tensor<f32>, tensor<i32>
    }
  %2 = "stablehlo.reduce_window"(%f, %s) <{padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 4, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %q = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %q : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  %3:2 = "stablehlo.sort"(%f, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %q = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %q : tensor<i1>
  }) : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4x4xf32>, tensor<4x4xi32>)
  %4 = "stablehlo.scatter"(%f, %x, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %5 = "stablehlo.reduce_window"(%f, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %q = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %q : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32>
  %6 = "stablehlo.select_and_scatter"(%f, %5, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %q = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %q : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %q = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %q : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  %7 = "stablehlo.map"(%f, %f) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %q = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %q : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %8 = stablehlo.reduce(%f init: %s) across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    reducer(%a: tensor<f32>, %b: tensor<f32>) {
      %q = stablehlo.add %b, %a : tensor<f32>
      stablehlo.return %q : tensor<f32>
    }
  return %0 : tensor<4xf32>
}
"""

SOURCES["linear"] = """
func.func public @main(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %v: tensor<4xf32>, %m: tensor<4x4xf32>, %n: tensor<8x6x6x3xf32>, %k: tensor<3x3x3x8xf32>, %key: tensor<2xui64>, %l: tensor<1xi64>, %c: tensor<16xcomplex<f32>>) -> tensor<2x3x5xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %1 = stablehlo.dot_general %v, %v, contracting_dims = [] x [] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %v, %v, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %3 = stablehlo.dot %m, %v : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.dot %v, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %5 = stablehlo.convolution(%n, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, -1]], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>) -> tensor<8x3x3x8xf32>
  %6 = stablehlo.convolution(%n, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[0, f, b, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x3xf32>, tensor<3x3x3x8xf32>) -> tensor<4x8x8x4xf32>
  %7 = stablehlo.fft %c, type = FFT, length = [16] : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %8 = stablehlo.fft %c, type = IRFFT, length = [30] : (tensor<16xcomplex<f32>>) -> tensor<30xf32>
  %9 = stablehlo.cholesky %m, lower = true : tensor<4x4xf32>
  %10 = stablehlo.cholesky %m : tensor<4x4xf32>
  %11 = "stablehlo.triangular_solve"(%m, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %12, %13 = stablehlo.rng_bit_generator %key, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %s = stablehlo.constant dense<0.0> : tensor<f32>
  %14 = stablehlo.rng %s, %s, %l, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<7xf32>
  %15 = stablehlo.einsum %m, %m, config = "ab,bc->ac" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %16 = stablehlo.unary_einsum %m, config = "ab->a" : (tensor<4x4xf32>) -> tensor<4xf32>
  %17 = "stablehlo.batch_norm_inference"(%m, %v, %v, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  %18:3 = "stablehlo.batch_norm_training"(%m, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %0 : tensor<2x3x5xf32>
}
"""

SOURCES["control"] = """
module @"odd name" attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, x.f = 1.5 : f32, x.t = tensor<2x?xf32>, "x.key with space" = unit} {
func.func public @main(%i: tensor<i32>, %x: tensor<4xf32> {jax.buffer_donor = true, tf.aliasing_output = 0 : i32}) -> (tensor<4xf32> {jax.result_info = "result[0]['w\\22']"}, tensor<i32>) {
  %lim = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = stablehlo.while(%n = %i, %y = %x) : tensor<i32>, tensor<4xf32>
    cond {
      %p = stablehlo.compare LT, %n, %lim, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %m = stablehlo.add %n, %one : tensor<i32>
      %z = func.call @f(%y) : (tensor<4xf32>) -> tensor<4xf32>
      %w:2 = stablehlo.while(%a = %n, %b = %z) : tensor<i32>, tensor<4xf32> attributes {note.x = 1 : i32}
        cond {
          %c1 = stablehlo.constant dense<true> : tensor<i1>
          stablehlo.return %c1 : tensor<i1>
        } do {
          %cst = stablehlo.constant dense<1.0> : tensor<4xf32>
          %c2 = stablehlo.constant dense<2> : tensor<i32>
          stablehlo.return %c2, %cst : tensor<i32>, tensor<4xf32>
        }
      stablehlo.return %m, %w#1 : tensor<i32>, tensor<4xf32>
    }
  %1 = "stablehlo.case"(%i) ({
    %two = stablehlo.constant dense<2.0> : tensor<4xf32>
    stablehlo.return %two : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  %q = stablehlo.compare EQ, %i, %lim : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %2:2 = "stablehlo.if"(%q) ({
    stablehlo.return %1, %i : tensor<4xf32>, tensor<i32>
  }, {
    stablehlo.return %x, %lim : tensor<4xf32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<i32>)
  %3 = call @"<lambda>"(%2#0) {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.composite "jax.erf" %3 {composite_attributes = {a = 1 : i64, n = {}}, decomposition = @f, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %5:2 = stablehlo.custom_call @"odd target"(%4, %i) {api_version = 4 : i32, backend_config = {uplo = 76 : ui8}, has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], x.strange = #stablehlo.bounds<3, ?>} : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
  stablehlo.custom_call @no_operands() {has_side_effect = true} : () -> ()
  %tok = stablehlo.create_token : !stablehlo.token
  %tok2 = stablehlo.after_all %tok, %tok : !stablehlo.token
  %tup = stablehlo.tuple %x, %i : tuple<tensor<4xf32>, tensor<i32>>
  %el = stablehlo.get_tuple_element %tup[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return %5#0, %el : tensor<4xf32>, tensor<i32>
}
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func private @"<lambda>"(%x: tensor<4xf32>) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) attributes {x.y = [1 : i32, "a\\\\b", @f, false, -3.5 : f16]} {
  return %x : tensor<4xf32>
}
}
"""

SOURCES["collectives"] = """
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @mesh = <["a"=2, "b c"=2]>
sdy.mesh @rev = <["a"=2, "we\\22ird \\C3\\A9"=2], device_ids=[3, 2, 1, 0]>
sdy.mesh @empty_mesh = <[]>
sdy.mesh @maximal = <[], device_ids=[2]>
func.func public @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">, #stablehlo.axis_ref<name = "b c">]>, use_global_device_ids}> : (tensor<8x4xf32>) -> tensor<32x4xf32>
  %2 = "stablehlo.reduce_scatter"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x4xf32>) -> tensor<2x4xf32>
  %3 = "stablehlo.all_to_all"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %4 = "stablehlo.collective_permute"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %5 = "stablehlo.collective_broadcast"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %6 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>}> : (tensor<8x4xf32>) -> tensor<16x4xf32>
  return %x : tensor<8x4xf32>
}
}
"""

SOURCES["sdy"] = """
sdy.mesh @mesh = <["x"=2, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}}
sdy.mesh @mesh4 = <["x"=4, "z"=2]>
func.func public @main(%a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh4, [{"x":(1)2}, {?}p2]>}, %s: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %d: tensor<16x8xf32>) -> (tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {}], replicated={"y"}>}, tensor<16x8xf32>) {
  %0 = sdy.manual_computation(%a, %d) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%p: tensor<8x8xf32>, %q: tensor<16x8xf32>) {
    %1 = stablehlo.add %p, %p : tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
  %2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"y"} () {
    %c = stablehlo.constant dense<1> : tensor<i32>
    sdy.return %c : tensor<i32>
  } : () -> tensor<i32>
  %3 = sdy.sharding_constraint %d <@mesh, [{"x", ?}, {?}]> : tensor<16x8xf32>
  %31 = sdy.sharding_constraint %d <@mesh, [{}, {}], replicated={"y"}, unreduced={"x"}> : tensor<16x8xf32>
  %32 = sdy.sharding_constraint %d <@mesh, [{}, {?}], unreduced=max{"x", "y"}> : tensor<16x8xf32>
  %33 = sdy.sharding_constraint %d <@mesh4, [{}, {}], unreduced=min{"x":(2)2}> : tensor<16x8xf32>
  %4 = sdy.reshard %d <mesh<["q"=4]>, [{"q"}, {}]> : tensor<16x8xf32>
  %5 = sdy.all_gather [{}, {"x"}] %a out_sharding=<@mesh, [{"y"}, {}]> : tensor<16x8xf32>
  %6 = sdy.all_slice [{}, {"x"}] %5 out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<16x8xf32>
  %7 = sdy.propagation_barrier %d allowed_direction=BACKWARD : tensor<16x8xf32>
  sdy.sharding_group %d group_id=3 : tensor<16x8xf32>
  %8 = sdy.named_computation<"foo \\22">(%d) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] (%z: tensor<16x8xf32>) {
    sdy.return %z : tensor<16x8xf32>
  } : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %9 = stablehlo.add %d, %d {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<16x8xf32>
  %10 = stablehlo.custom_call @foo(%d) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=8} need_replication={j}, custom>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %11 = sdy.constant dense<1.0> : tensor<4xf32>
  %12 = sdy.collective_permute %a out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<16x8xf32>
  return %0, %9 : tensor<16x8xf32>, tensor<16x8xf32>
}
"""

CHLO1 = """acos acosh asin asinh atan atanh bessel_i1e conj cosh digamma erf erf_inv erfc lgamma sinh square
tan""".split()
SOURCES["chlo"] = """
func.func public @main(%x: tensor<4x32xf32>) -> tensor<4x32xf32> {
""" + "".join(f"  %u{k} = chlo.{m} %x : tensor<4x32xf32> -> tensor<4x32xf32>\n" for k, m in enumerate(CHLO1)) + """
  %0 = chlo.next_after %x, %x : tensor<4x32xf32>, tensor<4x32xf32> -> tensor<4x32xf32>
  %1 = chlo.polygamma %x, %x : tensor<4x32xf32>, tensor<4x32xf32> -> tensor<4x32xf32>
  %2 = chlo.zeta %x, %x : tensor<4x32xf32>, tensor<4x32xf32> -> tensor<4x32xf32>
  %3 = chlo.is_inf %x : tensor<4x32xf32> -> tensor<4x32xi1>
  %4, %5 = chlo.top_k(%x, k = 3) : tensor<4x32xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  %6 = chlo.broadcast_add %x, %x : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
  %7 = chlo.broadcast_compare %x, %x {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xi1>
  %init = stablehlo.constant dense<0.0> : tensor<32xf32>
  %8:2 = chlo.scan(%x) inits(%init) dimension=0 attributes {is_reverse = true} {
  ^bb0(%a: tensor<32xf32>, %b: tensor<32xf32>):
    %s = stablehlo.add %a, %b : tensor<32xf32>
    stablehlo.return %s, %s : tensor<32xf32>, tensor<32xf32>
  } : (tensor<4x32xf32>, tensor<32xf32>) -> (tensor<4x32xf32>, tensor<32xf32>)
  %9:4 = chlo.scan(%x, %x) inits(%init, %init) dimension=0 {
  ^bb0(%a: tensor<32xf32>, %c: tensor<32xf32>, %b: tensor<32xf32>, %d: tensor<32xf32>):
    %s = stablehlo.add %a, %b : tensor<32xf32>
    %t = stablehlo.add %c, %d : tensor<32xf32>
    stablehlo.return %s, %t, %s, %t : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  } : (tensor<4x32xf32>, tensor<4x32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>, tensor<32xf32>, tensor<32xf32>)
  return %0 : tensor<4x32xf32>
}
"""

LONG = struct.pack("<101f", *np.linspace(-2, 3, 101, dtype=np.float32)).hex().upper()
SOURCES["constants"] = """
func.func public @main() {
  %f32 = stablehlo.constant dense<[1.0, 0.1, 3.14159, 1234567.0, 0x7F800000, 0x7FC00000, 0xFF800000, -0.0, 1.0e-30, 65535.0, 16777216.0, 0.01, 1.0e-8, 0.676795304, 3.40282347e38, 1.0e-45]> : tensor<16xf32>
  %f64 = stablehlo.constant dense<[1.0, 0.1, 3.14159, 1234567.0, 3.141592653589793, 1.0e-30, 65535.0, 16777217.0, 1.0e22, 123456789012345680.0, 0.001234567, 0.0001234567, 0.00001234567, 5.0e-324, 1.7976931348623157e308]> : tensor<15xf64>
  %bf16 = stablehlo.constant dense<[1.0, 0.1, 3.14159, 1234567.0, 0x7F80, 1.0e-30, 65535.0]> : tensor<7xbf16>
  %f16 = stablehlo.constant dense<[1.0, 0.1, 3.14159, 65504.0, 6.0e-8, 0x7E00]> : tensor<6xf16>
  %e4m3 = stablehlo.constant dense<[1.0, 0.1, 3.14159, 448.0, 0.001953125, 0x7F]> : tensor<6xf8E4M3FN>
  %e5m2 = stablehlo.constant dense<[1.0, 0.1, 3.14159, 57344.0, 0x7C]> : tensor<5xf8E5M2>
  %fnuz = stablehlo.constant dense<[1.0, -240.0, 0.0]> : tensor<3xf8E4M3FNUZ>
  %b11 = stablehlo.constant dense<[1.0, 30.0]> : tensor<2xf8E4M3B11FNUZ>
  %e3m4 = stablehlo.constant dense<[1.0, 15.5]> : tensor<2xf8E3M4>
  %e8m0 = stablehlo.constant dense<[1.0, 0.25, 1024.0, 0.1, 0.0]> : tensor<5xf8E8M0FNU>
  %f4 = stablehlo.constant dense<[1.0, 0.5, -6.0]> : tensor<3xf4E2M1FN>
  %f6a = stablehlo.constant dense<[1.0, 7.5]> : tensor<2xf6E2M3FN>
  %f6b = stablehlo.constant dense<[1.0, 28.0]> : tensor<2xf6E3M2FN>
  %c64 = stablehlo.constant dense<[(1.0,-0.0), (0x7F800000, 3.3)]> : tensor<2xcomplex<f32>>
  %c128 = stablehlo.constant dense<(1.0,2.0)> : tensor<2x2xcomplex<f64>>
  %i2 = stablehlo.constant dense<[1, -2, 0]> : tensor<3xi2>
  %i4 = stablehlo.constant dense<[1, -8, 7]> : tensor<3xi4>
  %i8 = stablehlo.constant dense<[[1, -128], [127, 0]]> : tensor<2x2xi8>
  %i16 = stablehlo.constant dense<-32768> : tensor<i16>
  %i64 = stablehlo.constant dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>
  %u2 = stablehlo.constant dense<[3, 0]> : tensor<2xui2>
  %u4 = stablehlo.constant dense<[1, 15, 7]> : tensor<3xui4>
  %u8 = stablehlo.constant dense<[255, 0]> : tensor<2xui8>
  %u64 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %i1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %splat = stablehlo.constant dense<[[2, 2], [2, 2]]> : tensor<2x2xi32>
  %none = stablehlo.constant dense<> : tensor<0x4xf32>
  %one = stablehlo.constant dense<[[[5]]]> : tensor<1x1x1xi32>
  %named = stablehlo.constant {my.note = 1 : i32} dense<1> : tensor<i32>
  %long = stablehlo.constant dense<"0xLONG"> : tensor<101xf32>
  %bits = stablehlo.constant dense<"0xBITS"> : tensor<101xi1>
  return
}
""".replace("LONG", LONG).replace("BITS", "0100" * 50 + "01")


def write(name, text):
    with open(os.path.join(HERE, name), "w") as f:
        f.write(text)


def make_modules():
    for name, source in SOURCES.items():
        with mlir.make_ir_context() as context, ir.Location.unknown(context):
            op = ir.Module.parse(source).operation
            write(f"{name}.mlir", op.get_asm())
            write(f"{name}.generic.mlir", op.get_asm(print_generic_op_form=True))
            write(f"{name}.debug.mlir", op.get_asm(enable_debug_info=True))
            write(f"{name}.gdebug.mlir", op.get_asm(enable_debug_info=True, print_generic_op_form=True))


SMALL = {
    "f4E2M1FN": (ml_dtypes.float4_e2m1fn, 4), "f6E2M3FN": (ml_dtypes.float6_e2m3fn, 6),
    "f6E3M2FN": (ml_dtypes.float6_e3m2fn, 6), "f8E3M4": (ml_dtypes.float8_e3m4, 8),
    "f8E4M3": (ml_dtypes.float8_e4m3, 8), "f8E4M3FN": (ml_dtypes.float8_e4m3fn, 8),
    "f8E4M3FNUZ": (ml_dtypes.float8_e4m3fnuz, 8), "f8E4M3B11FNUZ": (ml_dtypes.float8_e4m3b11fnuz, 8),
    "f8E5M2": (ml_dtypes.float8_e5m2, 8), "f8E5M2FNUZ": (ml_dtypes.float8_e5m2fnuz, 8),
    "f8E8M0FNU": (ml_dtypes.float8_e8m0fnu, 8), "bf16": (ml_dtypes.bfloat16, 16), "f16": (np.float16, 16),
}


def pairs(head, items, per_line=16):
    words = [f"{int(code)} {float(value)!r}" for code, value in items]
    return [head + " " + " ".join(words[i:i + per_line]) for i in range(0, len(words), per_line)]


def make_floats():
    """Lines "decode TYPE BITS VALUE BITS VALUE ..." and "round TYPE BITS VALUE ...": BITS is VALUE rounded."""
    lines = []
    rng = np.random.default_rng(0)
    for name, (dtype, bits) in SMALL.items():
        codes = np.arange(1 << bits) if bits <= 8 else rng.integers(0, 1 << bits, 200)
        raw = codes.astype(np.uint8 if bits <= 8 else np.uint16).view(dtype)
        lines += pairs(f"decode {name}", zip(codes, raw.astype(np.float64)))
        finite = np.sort(raw.astype(np.float64)[np.isfinite(raw.astype(np.float64))])
        low, high = (finite[finite > 0][0], finite[-1]) if name == "f8E8M0FNU" else (finite[0], finite[-1])
        if name in ("bf16", "f16"):
            low, high = -3.0, 3.0
        values = np.concatenate([rng.uniform(low, high, 60), (finite[1:] + finite[:-1])[:60] / 2])
        if name == "f8E8M0FNU":
            values = np.exp2(rng.uniform(-100, 100, 60))
        values = values.astype(np.float32).astype(np.float64)
        values = values[(low <= values) & (values <= high)]
        codes = values.astype(dtype).view(np.uint8 if bits <= 8 else np.uint16)
        lines += pairs(f"round {name}", zip(codes, values))
    write("floats.txt", "\n".join(lines) + "\n")


if __name__ == "__main__":
    make_modules()
    make_floats()
