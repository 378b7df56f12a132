// A window with an index of its own in every dimension: each update has its own place.
module {
  func.func public @main() {
    %c = stablehlo.constant dense<0> : tensor<3x4xi32>
    %x = stablehlo.optimization_barrier %c : tensor<3x4xi32>
    %ci = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
    %i = stablehlo.optimization_barrier %ci : tensor<2xui32>
    %cu = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    %u = stablehlo.optimization_barrier %cu : tensor<2x2xi32>
    %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<2xui32>, tensor<2x2xi32>) -> tensor<3x4xi32>
    %e = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 1, 2], [0, 0, 3, 4]]> : tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %e) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
}
// -----
// A start that is far outside, with a window index added to it, is outside.
module {
  func.func public @main() {
    %c = stablehlo.constant dense<7> : tensor<20xi32>
    %x = stablehlo.optimization_barrier %c : tensor<20xi32>
    %ci = stablehlo.constant dense<9223372036854775807> : tensor<1xi64>
    %i = stablehlo.optimization_barrier %ci : tensor<1xi64>
    %cu = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %u = stablehlo.optimization_barrier %cu : tensor<2xi32>
    %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      stablehlo.return %b : tensor<i32>
    }) : (tensor<20xi32>, tensor<1xi64>, tensor<2xi32>) -> tensor<20xi32>
    stablehlo.custom_call @check.expect_eq(%0, %c) {has_side_effect = true} : (tensor<20xi32>, tensor<20xi32>) -> ()
    return
  }
}
// -----
// A window that lies across an edge is left out whole: here the first and the last, which begin and end outside.
module {
  func.func public @main() {
    %c = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %x = stablehlo.optimization_barrier %c : tensor<2x3xi32>
    %ci = stablehlo.constant dense<[[-1, 1], [0, 1], [1, 1]]> : tensor<3x2xi32>
    %i = stablehlo.optimization_barrier %ci : tensor<3x2xi32>
    %cu = stablehlo.constant dense<[[[10, 20], [30, 40]], [[50, 60], [70, 80]], [[10, 20], [30, 40]]]> : tensor<3x2x2xi32>
    %u = stablehlo.optimization_barrier %cu : tensor<3x2x2xi32>
    %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<3x2xi32>, tensor<3x2x2xi32>) -> tensor<2x3xi32>
    %e = stablehlo.constant dense<[[1, 52, 63], [4, 75, 86]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %e) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    return
  }
}
