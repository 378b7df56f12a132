module @jit_loss attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<3x3x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}, %arg1: tensor<3x3x4x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}, %arg2: tensor<3x3x12x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}, %arg3: tensor<3x9x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"i"}]>}) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x3x1x16xf32> {jax.result_info = "result[1][0]"}, tensor<3x3x4x24xf32> {jax.result_info = "result[1][1]"}, tensor<3x3x12x8xf32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.convolution(%arg3, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x8xf32>, tensor<3x3x1x16xf32>) -> tensor<3x9x8x16xf32>
    %1 = call @relu(%0) : (tensor<3x9x8x16xf32>) -> tensor<3x9x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9x8x16xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<3x9x8x16xf32>, tensor<3x9x8x16xf32>) -> tensor<3x9x8x16xi1>
    %4 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x16xf32>, tensor<3x3x4x24xf32>) -> tensor<3x5x8x24xf32>
    %5 = stablehlo.tanh %4 : tensor<3x5x8x24xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5x8x24xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x5x8x24xf32>
    %8 = stablehlo.convolution(%5, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x8x24xf32>, tensor<3x3x12x8xf32>) -> tensor<3x5x8x8xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<3x5x8x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5x8x8xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<3x5x8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x5x8x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<9.600000e+02> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<9.600000e+02> : tensor<f32>
    %14 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3x5x8x8xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<3x5x8x8xf32>
    %17 = stablehlo.convolution(%5, %16) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x8x24xf32>, tensor<3x5x8x8xf32>) -> tensor<3x3x12x8xf32>
    %18 = stablehlo.reshape %arg2 : (tensor<3x3x12x8xf32>) -> tensor<3x3x12x2x4xf32>
    %19 = stablehlo.transpose %18, dims = [0, 1, 3, 2, 4] : (tensor<3x3x12x2x4xf32>) -> tensor<3x3x2x12x4xf32>
    %20 = stablehlo.reshape %19 : (tensor<3x3x2x12x4xf32>) -> tensor<3x3x24x4xf32>
    %21 = stablehlo.reverse %20, dims = [0, 1] : tensor<3x3x24x4xf32>
    %22 = stablehlo.convolution(%16, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x8x8xf32>, tensor<3x3x24x4xf32>) -> tensor<3x5x8x24xf32>
    %23 = stablehlo.multiply %22, %7 : tensor<3x5x8x24xf32>
    %24 = stablehlo.multiply %23, %5 : tensor<3x5x8x24xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x5x8x24xf32>
    %26 = stablehlo.convolution(%1, %25) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x16xf32>, tensor<3x5x8x24xf32>) -> tensor<3x3x4x24xf32>
    %27 = stablehlo.reshape %arg1 : (tensor<3x3x4x24xf32>) -> tensor<3x3x4x4x6xf32>
    %28 = stablehlo.transpose %27, dims = [0, 1, 3, 2, 4] : (tensor<3x3x4x4x6xf32>) -> tensor<3x3x4x4x6xf32>
    %29 = stablehlo.reshape %28 : (tensor<3x3x4x4x6xf32>) -> tensor<3x3x16x6xf32>
    %30 = stablehlo.reverse %29, dims = [0, 1] : tensor<3x3x16x6xf32>
    %31 = stablehlo.convolution(%25, %30) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x8x24xf32>, tensor<3x3x16x6xf32>) -> tensor<3x9x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x9x8x16xf32>
    %33 = stablehlo.select %3, %31, %32 : tensor<3x9x8x16xi1>, tensor<3x9x8x16xf32>
    %34 = stablehlo.convolution(%arg3, %33) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 8 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x9x8x8xf32>, tensor<3x9x8x16xf32>) -> tensor<3x3x1x16xf32>
    return %13, %34, %26, %17 : tensor<f32>, tensor<3x3x1x16xf32>, tensor<3x3x4x24xf32>, tensor<3x3x12x8xf32>
  }
  func.func private @relu(%arg0: tensor<3x9x8x16xf32>) -> tensor<3x9x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x9x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x9x8x16xf32>
    return %1 : tensor<3x9x8x16xf32>
  }
}
