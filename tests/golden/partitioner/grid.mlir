module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {}]>}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4x8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"y"}, {"x", "z"}]>] out_shardings=[<@mesh, [{"y"}, {"x", "z"}]>] manual_axes={"x", "y", "z"} (%arg1: tensor<2x2xf32>) {
      %3 = stablehlo.reverse %arg1, dims = [1] : tensor<2x2xf32>
      sdy.return %3 : tensor<2x2xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<4x8xf32>
    return %2 : tensor<4x8xf32>
  }
}
