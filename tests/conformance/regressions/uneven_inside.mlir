// The parts of a manual computation are cut once more, which does not come out even: 3 elements in 2. Outside, 6
// elements in 4 parts are others.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["a"=2, "c"=2]>
  func.func public @main() {
    %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
    %0 = stablehlo.optimization_barrier %c : tensor<3xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{"a", "c"}]>] manual_axes={"a"} (%arg0: tensor<3xi32>) {
      %3 = stablehlo.multiply %arg0, %arg0 : tensor<3xi32>
      sdy.return %3 : tensor<3xi32>
    } : (tensor<3xi32>) -> tensor<6xi32>
    %2 = stablehlo.constant dense<[1, 4, 9, 1, 4, 9]> : tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%1, %2) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
}
