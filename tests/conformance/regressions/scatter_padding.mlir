// Updates in uneven parts: what stands behind the last of them is written nowhere, although its window would be
// wider than one element, of which some are inside.
module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
  func.func public @main() {
    %c = stablehlo.constant dense<[[2, 8, 0]]> : tensor<1x3xi64>
    %0 = sdy.sharding_constraint %c <@mesh, [{}, {"a"}], replicated={"b"}> : tensor<1x3xi64>
    %1 = stablehlo.optimization_barrier %0 : tensor<1x3xi64>
    %c_0 = stablehlo.constant dense<[[-12450424, -1848789948, -1040686962, 1849628100], [1946910636, -914010422, 1019605046, 2031033545], [645458583, 177965926, 333249677, -1359116375]]> : tensor<3x4xi32>
    %2 = sdy.sharding_constraint %c_0 <@mesh, [{}, {"a", "c"}p1]> : tensor<3x4xi32>
    %3 = stablehlo.optimization_barrier %2 : tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<[5, 7, 10, 14, 19, -4]> : tensor<6xi32>
    %4 = stablehlo.optimization_barrier %c_1 : tensor<6xi32>
    %5 = "stablehlo.scatter"(%4, %1, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
      %6 = stablehlo.minimum %arg0, %arg1 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<6xi32>, tensor<1x3xi64>, tensor<3x4xi32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<[5, 7, -12450424, -1848789948, -1040686962, -4]> : tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%5, %c_2) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
}
