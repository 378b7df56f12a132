module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xf32> {mhlo.sharding = "{devices=[2,2]<=[4]}"}) -> (tensor<12x8xf32> {jax.result_info = "result[0]"}, tensor<8x12xf32> {jax.result_info = "result[1]"}, tensor<17xf32> {jax.result_info = "result[2]"}, tensor<12x8xf32> {jax.result_info = "result[3]"}) {
    %0 = call @cumsum(%arg0) : (tensor<8x12xf32>) -> tensor<8x12xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"} : (tensor<8x12xf32>) -> tensor<8x12xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<12x8xf32>
    %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<12x8xf32>) -> tensor<12x8xf32>
    %6 = call @sort(%1) : (tensor<8x12xf32>) -> tensor<8x12xf32>
    %7 = stablehlo.reshape %1 : (tensor<8x12xf32>) -> tensor<96xf32>
    %8 = stablehlo.slice %7 [3:20] : (tensor<96xf32>) -> tensor<17xf32>
    %9 = call @_flip(%5) : (tensor<12x8xf32>) -> tensor<12x8xf32>
    return %5, %6, %8, %9 : tensor<12x8xf32>, tensor<8x12xf32>, tensor<17xf32>, tensor<12x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<8x12xf32>) -> tensor<8x12xf32>
    return %0 : tensor<8x12xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[7, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 8, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x12xf32>, tensor<f32>) -> tensor<8x12xf32>
    return %1 : tensor<8x12xf32>
  }
  func.func private @sort(%arg0: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<8x12xf32>) -> tensor<8x12xf32>
    return %0 : tensor<8x12xf32>
  }
  func.func private @_flip(%arg0: tensor<12x8xf32>) -> tensor<12x8xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<12x8xf32>
    return %0 : tensor<12x8xf32>
  }
}
