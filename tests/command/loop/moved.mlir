module @jit_moved attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=4]> {stablehlo.mesh = {axes = [{name = "d", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}) -> (tensor<8x3xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"d"}, {}]> : tensor<8x3xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<8x3xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"d"}, {}]> : tensor<8x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"d"}, {}]> : tensor<8x3xf32>
    %6 = stablehlo.add %3, %5 : tensor<8x3xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"d"}, {}]> : tensor<8x3xf32>
    return %7 : tensor<8x3xf32>
  }
}
