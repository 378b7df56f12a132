module @jit_loss attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<3x3x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}, %arg1: tensor<3x3x4x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}, %arg2: tensor<3x9x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x3x1x16xf32> {jax.result_info = "result[1][0]"}, tensor<3x3x4x24xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.convolution(%arg2, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x8xf32>, tensor<3x3x1x16xf32>) -> tensor<3x9x8x16xf32>
    %1 = call @relu(%0) : (tensor<3x9x8x16xf32>) -> tensor<3x9x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9x8x16xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<3x9x8x16xf32>, tensor<3x9x8x16xf32>) -> tensor<3x9x8x16xi1>
    %4 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x16xf32>, tensor<3x3x4x24xf32>) -> tensor<3x5x8x24xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<3x5x8x24xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5x8x24xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<3x5x8x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x5x8x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.880000e+03> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.880000e+03> : tensor<f32>
    %10 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3x5x8x24xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<3x5x8x24xf32>
    %13 = stablehlo.convolution(%1, %12) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x16xf32>, tensor<3x5x8x24xf32>) -> tensor<3x3x4x24xf32>
    %14 = stablehlo.reshape %arg1 : (tensor<3x3x4x24xf32>) -> tensor<3x3x4x4x6xf32>
    %15 = stablehlo.transpose %14, dims = [0, 1, 3, 2, 4] : (tensor<3x3x4x4x6xf32>) -> tensor<3x3x4x4x6xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x3x4x4x6xf32>) -> tensor<3x3x16x6xf32>
    %17 = stablehlo.reverse %16, dims = [0, 1] : tensor<3x3x16x6xf32>
    %18 = stablehlo.convolution(%12, %17) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x8x24xf32>, tensor<3x3x16x6xf32>) -> tensor<3x9x8x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x9x8x16xf32>
    %20 = stablehlo.select %3, %18, %19 : tensor<3x9x8x16xi1>, tensor<3x9x8x16xf32>
    %21 = stablehlo.convolution(%arg2, %20) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 8 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x8xf32>, tensor<3x9x8x16xf32>) -> tensor<3x3x1x16xf32>
    return %9, %21, %13 : tensor<f32>, tensor<3x3x1x16xf32>, tensor<3x3x4x24xf32>
  }
  func.func private @relu(%arg0: tensor<3x9x8x16xf32>) -> tensor<3x9x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x9x8x16xf32>
    return %1 : tensor<3x9x8x16xf32>
  }
}
