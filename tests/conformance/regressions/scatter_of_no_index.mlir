// No index selects a dimension of which windows have one element: they all are at its start.
module {
  func.func public @main() {
    %c = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]> : tensor<3x5xi32>
    %x = stablehlo.optimization_barrier %c : tensor<3x5xi32>
    %ci = stablehlo.constant dense<[[4], [0], [5], [4]]> : tensor<4x1xi32>
    %i = stablehlo.optimization_barrier %ci : tensor<4x1xi32>
    %cu = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
    %u = stablehlo.optimization_barrier %cu : tensor<4xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<3x5xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<3x5xi32>
    %e = stablehlo.constant dense<[[20, 1, 2, 3, 54], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]> : tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%r, %e) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
}
// -----
// The same, with larger windows, in a kernel that threads could share.
module {
  func.func public @main() {
    %c = stablehlo.iota dim = 1 : tensor<3x64x32xi32>
    %x = stablehlo.optimization_barrier %c : tensor<3x64x32xi32>
    %ci = stablehlo.constant dense<[[7], [20]]> : tensor<2x1xi32>
    %i = stablehlo.optimization_barrier %ci : tensor<2x1xi32>
    %n = stablehlo.iota dim = 1 : tensor<2x40x32xi32>
    %u = stablehlo.optimization_barrier %n : tensor<2x40x32xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<3x64x32xi32>, tensor<2x1xi32>, tensor<2x40x32xi32>) -> tensor<3x64x32xi32>
    %z = stablehlo.constant dense<0> : tensor<i32>
    %w = stablehlo.iota dim = 1 : tensor<1x40x32xi32>
    %p = stablehlo.pad %w, %z, low = [0, 7, 0], high = [2, 17, 0], interior = [0, 0, 0] : (tensor<1x40x32xi32>, tensor<i32>) -> tensor<3x64x32xi32>
    %q = stablehlo.pad %w, %z, low = [0, 20, 0], high = [2, 4, 0], interior = [0, 0, 0] : (tensor<1x40x32xi32>, tensor<i32>) -> tensor<3x64x32xi32>
    %pq = stablehlo.add %p, %q : tensor<3x64x32xi32>
    %e = stablehlo.add %x, %pq : tensor<3x64x32xi32>
    stablehlo.custom_call @check.expect_eq(%r, %e) {has_side_effect = true} : (tensor<3x64x32xi32>, tensor<3x64x32xi32>) -> ()
    return
  }
}
