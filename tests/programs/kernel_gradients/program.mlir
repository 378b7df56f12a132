module @jit_loss attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2, "j"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}, {name = "j", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<3x5x3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg1: tensor<4x2x4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg2: tensor<1x1x6x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg3: tensor<3x32x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"i"}, {"j"}, {}]>}) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x5x3x4xf32> {jax.result_info = "result[1][0][0]"}, tensor<4x2x4x6xf32> {jax.result_info = "result[1][0][1]"}, tensor<1x1x6x2xf32> {jax.result_info = "result[1][0][2]"}, tensor<3x32x16x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.convolution(%arg3, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x3xf32>, tensor<3x5x3x4xf32>) -> tensor<3x32x16x4xf32>
    %1 = stablehlo.tanh %0 : tensor<3x32x16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x32x16x4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x32x16x4xf32>
    %4 = sdy.sharding_constraint %1 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x32x16x4xf32>
    %5 = stablehlo.convolution(%4, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x4xf32>, tensor<4x2x4x6xf32>) -> tensor<3x8x8x6xf32>
    %6 = stablehlo.tanh %5 : tensor<3x8x8x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x8x8x6xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<3x8x8x6xf32>
    %9 = sdy.sharding_constraint %6 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x6xf32>
    %10 = stablehlo.convolution(%9, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x6xf32>, tensor<1x1x6x2xf32>) -> tensor<3x8x8x2xf32>
    %11 = stablehlo.tanh %10 : tensor<3x8x8x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<3x8x8x2xf32>
    %14 = sdy.sharding_constraint %11 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x2xf32>
    %15 = stablehlo.multiply %14, %14 : tensor<3x8x8x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<3x8x8x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x8x8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %20 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<3x8x8x2xf32>
    %23 = sdy.sharding_constraint %22 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x2xf32>
    %24 = stablehlo.multiply %23, %13 : tensor<3x8x8x2xf32>
    %25 = stablehlo.multiply %24, %11 : tensor<3x8x8x2xf32>
    %26 = stablehlo.add %24, %25 : tensor<3x8x8x2xf32>
    %27 = stablehlo.convolution(%9, %26) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x6xf32>, tensor<3x8x8x2xf32>) -> tensor<1x1x6x2xf32>
    %28 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<1x1x6x2xf32>
    %29 = stablehlo.convolution(%26, %28) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x2xf32>, tensor<1x1x6x2xf32>) -> tensor<3x8x8x6xf32>
    %30 = sdy.sharding_constraint %29 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x6xf32>
    %31 = stablehlo.multiply %30, %8 : tensor<3x8x8x6xf32>
    %32 = stablehlo.multiply %31, %6 : tensor<3x8x8x6xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x8x8x6xf32>
    %34 = stablehlo.convolution(%4, %33) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x4xf32>, tensor<3x8x8x6xf32>) -> tensor<4x2x4x6xf32>
    %35 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<4x2x4x6xf32>
    %36 = stablehlo.convolution(%33, %35) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [1, 1]], lhs_dilate = [4, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x6xf32>, tensor<4x2x4x6xf32>) -> tensor<3x32x16x4xf32>
    %37 = sdy.sharding_constraint %36 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x32x16x4xf32>
    %38 = stablehlo.multiply %37, %3 : tensor<3x32x16x4xf32>
    %39 = stablehlo.multiply %38, %1 : tensor<3x32x16x4xf32>
    %40 = stablehlo.add %38, %39 : tensor<3x32x16x4xf32>
    %41 = stablehlo.convolution(%arg3, %40) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x3xf32>, tensor<3x32x16x4xf32>) -> tensor<3x5x3x4xf32>
    %42 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5x3x4xf32>
    %43 = stablehlo.convolution(%40, %42) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x4xf32>, tensor<3x5x3x4xf32>) -> tensor<3x32x16x3xf32>
    return %19, %41, %34, %27, %43 : tensor<f32>, tensor<3x5x3x4xf32>, tensor<4x2x4x6xf32>, tensor<1x1x6x2xf32>, tensor<3x32x16x3xf32>
  }
}
