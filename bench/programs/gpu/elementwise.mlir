module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16384x16384xf32>) -> (tensor<16384x16384xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16384x16384xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<16384x16384xf32>, tensor<16384x16384xf32>) -> tensor<16384x16384xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16384x16384xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<16384x16384xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16384x16384xf32>
    %5 = stablehlo.add %3, %4 : tensor<16384x16384xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16384x16384xf32>
    %7 = stablehlo.subtract %6, %arg0 : tensor<16384x16384xf32>
    %8 = call @_where(%1, %5, %7) : (tensor<16384x16384xi1>, tensor<16384x16384xf32>, tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
    return %8 : tensor<16384x16384xf32>
  }
  func.func private @_where(%arg0: tensor<16384x16384xi1>, %arg1: tensor<16384x16384xf32>, %arg2: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16384x16384xi1>, tensor<16384x16384xf32>
    return %0 : tensor<16384x16384xf32>
  }
}
