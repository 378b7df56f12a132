module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8388608xf32>, %arg1: tensor<8388608xf32>) -> (tensor<8388608xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<8388608xf32>, tensor<8388608xf32>) -> tensor<8388608xi1>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8388608xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<8388608xf32>
    %3 = stablehlo.add %2, %arg1 : tensor<8388608xf32>
    %4 = stablehlo.subtract %arg1, %arg0 : tensor<8388608xf32>
    %5 = call @_where(%0, %3, %4) : (tensor<8388608xi1>, tensor<8388608xf32>, tensor<8388608xf32>) -> tensor<8388608xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8388608xf32>
    %7 = stablehlo.add %5, %6 : tensor<8388608xf32>
    return %7 : tensor<8388608xf32>
  }
  func.func private @_where(%arg0: tensor<8388608xi1>, %arg1: tensor<8388608xf32>, %arg2: tensor<8388608xf32>) -> tensor<8388608xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8388608xi1>, tensor<8388608xf32>
    return %0 : tensor<8388608xf32>
  }
}
