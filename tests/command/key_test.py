"""key_test.py COMMAND LAUNCHER [FOLDER]: what has one key, and what has another. FOLDER: texts of tests/keys/make.py
by the JAX at hand, instead of those that lie there."""
import glob
import json
import os
import sys

from support import HERE, command_from_arguments, expect, result

KEYS = os.path.join(os.path.dirname(HERE), "keys")


def key_of(command, path):
    outcome = command.run(None, "cache", "why", path, "--json", "--no-cache")
    expect(outcome.status == 0, f"{path}: {outcome}")
    return json.loads(outcome.out)["key"] if outcome.status == 0 else None


def histories_do_not_matter(command, folder):
    for version in sorted(glob.glob(os.path.join(folder, "*", ""))):
        texts = sorted(glob.glob(os.path.join(version, "*.mlir")))
        functions = {open(path).read().count("func.func") for path in texts}
        keys = {key_of(command, path) for path in texts}
        print(f"{os.path.basename(os.path.dirname(version))}: {len(texts)} texts, {len(keys)} key")
        expect(len(texts) >= 3 and len(keys) == 1, f"{version}: one key, not {keys}")
        expect(len(functions) > 1, f"{version}: JAX split it in more ways than one")


# Modules, and one change of each in a row: what stood there and what stands there then. Every one is still a program.
ELEMENTWISE = """module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %n: tensor<4x6xi32>, %p: tensor<4x6xi1>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xbf16>) {
    %c = stablehlo.constant dense<1.5> : tensor<4x6xf32>
    %lo = stablehlo.constant dense<0.0> : tensor<f32>
    %hi = stablehlo.constant dense<6.0> : tensor<f32>
    %k = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
    %0 = stablehlo.add %a, %c : tensor<4x6xf32>
    %1 = stablehlo.subtract %0, %b : tensor<4x6xf32>
    %2 = stablehlo.tanh %1 : tensor<4x6xf32>
    %3 = stablehlo.clamp %lo, %2, %hi : (tensor<f32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.compare LT, %3, %a, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.select %4, %3, %b : tensor<4x6xi1>, tensor<4x6xf32>
    %6 = stablehlo.and %4, %p : tensor<4x6xi1>
    %7 = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<6xi32>) -> tensor<4x6xi32>
    %8 = stablehlo.iota dim = 0 : tensor<4x6xi32>
    %9 = stablehlo.multiply %7, %8 : tensor<4x6xi32>
    %10 = stablehlo.shift_left %9, %n : tensor<4x6xi32>
    %11 = stablehlo.reduce_precision %5, format = e5m10 : tensor<4x6xf32>
    %12 = stablehlo.convert %11 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %13 = stablehlo.exponential %11 : tensor<4x6xf32>
    return %13, %6, %10, %12 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xbf16>
  }
}
"""

MOVES = """func.func public @main(%a: tensor<4x6xf32>, %i: tensor<i32>, %s: tensor<2x1xi32>, %v: tensor<f32>) -> (tensor<7x6xf32>, tensor<8x6xf32>, tensor<2x4xf32>, tensor<4x6xf32>, tensor<2x6xf32>, tensor<4x2xf32>, tensor<4x6xf32>) {
  %0 = stablehlo.slice %a [0:4:2, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.pad %a, %v, low = [1, 0], high = [2, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<7x6xf32>
  %2 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %3 = stablehlo.reverse %2, dims = [0] : tensor<8x6xf32>
  %4 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %5 = stablehlo.dynamic_slice %4, %i, %i, sizes = [2, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  %6 = stablehlo.dynamic_update_slice %a, %0, %i, %i : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  %7 = "stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xf32>, tensor<2x1xi32>) -> tensor<2x6xf32>
  %8 = "stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1>}> : (tensor<4x6xf32>, tensor<2x1xi32>) -> tensor<4x2xf32>
  %9 = "stablehlo.scatter"(%6, %s, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x1xi32>, tensor<2x6xf32>) -> tensor<4x6xf32>
  return %1, %3, %5, %6, %7, %8, %9 : tensor<7x6xf32>, tensor<8x6xf32>, tensor<2x4xf32>, tensor<4x6xf32>, tensor<2x6xf32>, tensor<4x2xf32>, tensor<4x6xf32>
}
"""

LINEAR = """func.func public @main(%a: tensor<4x4x4xf32>, %b: tensor<4x4x4xf32>, %g: tensor<2x8x8x4xf32>, %w: tensor<3x3x2x4xf32>, %m: tensor<4x4xf32>) -> (tensor<4x4x4xf32>, tensor<2x8x8x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4xf32>, tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  %1 = stablehlo.convolution(%g, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4xf32>, tensor<3x3x2x4xf32>) -> tensor<2x8x8x4xf32>
  %2 = stablehlo.cholesky %m, lower = true : tensor<4x4xf32>
  %3 = "stablehlo.triangular_solve"(%2, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = stablehlo.complex %m, %3 : tensor<4x4xcomplex<f32>>
  %5 = stablehlo.fft %4, type = FFT, length = [4] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  return %0, %1, %2, %3, %5 : tensor<4x4x4xf32>, tensor<2x8x8x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>
}
"""

REGIONS = """func.func public @main(%a: tensor<4x4xf32>, %n: tensor<i32>, %k: tensor<2xui64>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xui32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce_window"(%a, %zero) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32>
  %3:2 = stablehlo.while(%i = %n, %s = %0) : tensor<i32>, tensor<4xf32>
  cond {
    %end = stablehlo.constant dense<9> : tensor<i32>
    %p = stablehlo.compare LE, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.sine %s : tensor<4xf32>
    stablehlo.return %j, %t : tensor<i32>, tensor<4xf32>
  }
  %4 = "stablehlo.case"(%n) ({
    %t = stablehlo.cosine %a : tensor<4x4xf32>
    stablehlo.return %t : tensor<4x4xf32>
  }, {
    stablehlo.return %1 : tensor<4x4xf32>
  }) : (tensor<i32>) -> tensor<4x4xf32>
  %5, %6 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %0, %1, %2, %3#1, %4, %6 : tensor<4xf32>, tensor<4x4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xui32>
}
"""

PARALLEL = """module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%a: tensor<8x8xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}) {
    %0 = sdy.sharding_constraint %b <@mesh, [{"y", ?}, {}]> : tensor<8x8xf32>
    %1 = sdy.manual_computation(%a, %0) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {"x"}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%p: tensor<4x8xf32>, %q: tensor<8x4xf32>) {
      %2 = "stablehlo.all_reduce"(%p) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %z = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %z : tensor<f32>
      }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %3 = "stablehlo.all_gather"(%q) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<8x4xf32>) -> tensor<8x8xf32>
      %4 = "stablehlo.collective_permute"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 0], [1, 3], [3, 1]]> : tensor<4x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %5 = "stablehlo.all_to_all"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %6 = stablehlo.dot_general %5, %3, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      sdy.return %6 : tensor<4x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
"""

MUTATIONS = {
    "elementwise": (ELEMENTWISE, [
        ("num_partitions = 1", "num_partitions = 2"), ("num_replicas = 1", "num_replicas = 2"),
        ("dense<1.5>", "dense<1.50000012>"), ("dense<0.0> : tensor<f32>", "dense<-0.0> : tensor<f32>"),
        ("dense<6.0>", "dense<0x7F800000>"), ("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 6, 5]"),
        ("stablehlo.add %a, %c", "stablehlo.add %b, %c"), ("stablehlo.add %a", "stablehlo.atan2 %a"),
        ("subtract %0, %b", "subtract %b, %0"), ("stablehlo.tanh", "stablehlo.tan"),
        ("stablehlo.tanh %1 :", "stablehlo.logistic %1 :"), ("clamp %lo, %2, %hi", "clamp %hi, %2, %lo"),
        ("compare LT", "compare LE"), ("compare LT", "compare GT"), ("compare LT", "compare GE"),
        ("compare LT", "compare EQ"), ("compare LT", "compare NE"), (", FLOAT :", ", TOTALORDER :"),
        ("select %4, %3, %b", "select %4, %b, %3"), ("stablehlo.and", "stablehlo.or"), ("stablehlo.and", "stablehlo.xor"),
        ("iota dim = 0", "iota dim = 1"), ("multiply %7, %8", "maximum %7, %8"),
        ("stablehlo.shift_left", "stablehlo.shift_right_logical"),
        ("stablehlo.shift_left", "stablehlo.shift_right_arithmetic"), ("e5m10", "e5m9"), ("e5m10", "e6m10"),
        ("return %13, %6", "return %11, %6"),
        ("%13 = stablehlo.exponential %11", "%13 = stablehlo.exponential %5"),
    ]),
    "moves": (MOVES, [
        ("[0:4:2, 0:6:2]", "[1:4:2, 0:6:2]"), ("[0:4:2, 0:6:2]", "[0:2:1, 0:6:2]"), ("[0:4:2, 0:6:2]", "[0:4:2, 1:6:2]"),
        ("[0:4:2, 0:6:2]", "[0:4:3, 0:6:2]"), ("low = [1, 0], high = [2, 0]", "low = [2, 0], high = [1, 0]"),
        ("high = [2, 0], interior = [0, 0]", "high = [-1, 0], interior = [1, 0]"),
        ("reverse %2, dims = [0]", "reverse %2, dims = [1]"), ("reverse %2, dims = [0]", "reverse %2, dims = [0, 1]"),
        ("indices_are_sorted = false, slice", "indices_are_sorted = true, slice"),
        ("unique_indices = false", "unique_indices = true"),
        ("{indices_are_sorted = false, scatter", "{indices_are_sorted = true, scatter"),
        ("%z = stablehlo.add", "%z = stablehlo.multiply"), ("%z = stablehlo.add %x, %y", "%z = stablehlo.add %y, %y"),
        ("%z = stablehlo.add", "%z = stablehlo.minimum"), ('"stablehlo.scatter"(%6,', '"stablehlo.scatter"(%a,'),
        ("return %1, %3, %5, %6", "return %1, %2, %5, %6"),
        ('"stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0]',
         '"stablehlo.gather"(%6, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0]'),
    ]),
    "linear": (LINEAR, [
        ("batching_dims = [0] x [0]", "batching_dims = [1] x [0]"), ("contracting_dims = [2] x [1]", "contracting_dims = [1] x [1]"),
        ("contracting_dims = [2] x [1]", "contracting_dims = [2] x [2]"), ("batching_dims = [0] x [0]", "batching_dims = [0] x [2]"),
        ("precision = [DEFAULT, DEFAULT]", "precision = [HIGHEST, DEFAULT]"),
        ("precision = [DEFAULT, DEFAULT]", "precision = [DEFAULT, HIGH]"),
        ("[b, 0, 1, f]x[", "[b, 1, 0, f]x["), ("x[0, 1, i, o]", "x[1, 0, i, o]"), ("->[b, 0, 1, f]", "->[b, 1, 0, f]"),
        ("pad = [[1, 1], [1, 1]]", "pad = [[2, 0], [1, 1]]"), ("pad = [[1, 1], [1, 1]]", "pad = [[1, 1], [0, 2]]"),
        ("pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]", "pad = [[2, 2], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1]"),
        ("reverse = [false, false]", "reverse = [true, false]"), ("reverse = [false, false]", "reverse = [false, true]"),
        ("precision_config = [#stablehlo<precision DEFAULT>,", "precision_config = [#stablehlo<precision HIGHEST>,"),
        ("%m, lower = true", "%m, lower = false"), ("left_side = true", "left_side = false"),
        ("left_side = true, lower = true", "left_side = true, lower = false"),
        ("<transpose NO_TRANSPOSE>", "<transpose TRANSPOSE>"), ("<transpose NO_TRANSPOSE>", "<transpose ADJOINT>"),
        ("unit_diagonal = false", "unit_diagonal = true"), ("type = FFT", "type = IFFT"),
        ("complex %m, %3", "complex %3, %m"), ("dot_general %a, %b,", "dot_general %b, %a,"),
    ]),
    "regions": (REGIONS, [
        ("applies stablehlo.add across", "applies stablehlo.maximum across"), ("across dimensions = [1]", "across dimensions = [0]"),
        ("dimension = 1 : i64, is_stable", "dimension = 0 : i64, is_stable"), ("is_stable = true", "is_stable = false"),
        ("compare GT, %x, %y, TOTALORDER", "compare GT, %x, %y, FLOAT"), ("compare GT", "compare LT"),
        ("compare GT, %x, %y", "compare GT, %y, %x"), ("window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>",
         "window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>"),
        ("window_dimensions = array<i64: 2, 2>", "window_dimensions = array<i64: 1, 2>"),
        ("padding = dense<0> : tensor<2x2xi64>", "padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>"),
        ("%z = stablehlo.maximum", "%z = stablehlo.minimum"), ("dense<9>", "dense<10>"), ("compare LE", "compare LT"),
        ("dense<1> : tensor<i32>", "dense<2> : tensor<i32>"), ("stablehlo.sine", "stablehlo.cosine"),
        ("stablehlo.cosine %a", "stablehlo.sine %a"), ("THREE_FRY", "PHILOX"), ("THREE_FRY", "DEFAULT"),
        ("dense<0.0> : tensor<f32>", "dense<1.0> : tensor<f32>"),
    ]),
    "parallel": (PARALLEL, [
        ("jax.buffer_donor = true, ", ""), ("jax.buffer_donor = true", "tf.aliasing_output = 0 : i32"),
        ('["x"=2, "y"=2]>\n', '["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>\n'), ('["x"=2, "y"=2]>', '["x"=2, "y"=2, "z"=1]>'),
        ('[{"x", "y"}, {?}]', '[{"y", "x"}, {?}]'), ('[{"x", "y"}, {?}]', '[{"x", "y"}, {}]'), ('[{"x", "y"}, {?}]', '[{"x"}, {?}]'),
        ('[{"x", "y"}, {?}]', '[{}, {?}], replicated={"x"}'), ('[{"y"}, {"x"}]', '[{"x"}, {"y"}]'), ('[{"y"}, {"x"}]', '[{"y"}, {}]'),
        ('[{"y"}, {"x"}]', '[{"y"}p0, {"x"}p1]'), ('[{"y", ?}, {}]', '[{"y"}, {}]'), ('[{"y", ?}, {}]', '[{}, {}]'),
        ("dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({", "dense<[[2, 0], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({"),
        ("dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({", "dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({"),
        ("%z = stablehlo.add", "%z = stablehlo.maximum"),
        ("all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]>",
         "all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0], [3, 1]]>"),
        ("[[0, 2], [2, 0], [1, 3], [3, 1]]> : tensor<4x2xi64>", "[[0, 2], [2, 0], [1, 3]]> : tensor<3x2xi64>"),
        ("concat_dimension = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]>", "concat_dimension = 0 : i64, replica_groups = dense<[[0, 2], [3, 1]]>"),
        ("in_shardings=[<@mesh, [{\"x\"}, {}]>,", "in_shardings=[<@mesh, [{\"x\"}, {?}]>,"),
    ]),
}


def every_change_matters(command):
    count = 0
    for name, (text, changes) in MUTATIONS.items():
        base = key_of(command, write(command, f"{name}.mlir", text))
        known = {base: "as it is"}
        for number, (before, after) in enumerate(changes):
            expect(before in text, f"{name}: {before}")
            changed = text.replace(before, after, 1)
            key = key_of(command, write(command, f"{name}{number}.mlir", changed))
            expect(key is None or key not in known, f"{name}: {before} -> {after} has the key of {known.get(key)}")
            known[key] = f"{before} -> {after}"
            count += 1
    print(f"{count} changes")
    expect(count >= 100, "a hundred of them")


def write(command, name, text):
    path = command.path(name)
    with open(path, "w") as file:
        file.write(text)
    return path


def main():
    command, rest = command_from_arguments()
    with command:
        histories_do_not_matter(command, rest[0] if rest else KEYS)
        every_change_matters(command)
    return result()


sys.exit(main())
