module @jit_loss attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2, "j"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}, {name = "j", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<3x5x3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg1: tensor<4x2x4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg2: tensor<1x1x6x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, %arg3: tensor<3x32x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"i"}, {"j"}, {}]>}) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x5x3x4xf32> {jax.result_info = "result[1][0][0]"}, tensor<4x2x4x6xf32> {jax.result_info = "result[1][0][1]"}, tensor<1x1x6x2xf32> {jax.result_info = "result[1][0][2]"}, tensor<3x32x16x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.convolution(%arg3, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x3xf32>, tensor<3x5x3x4xf32>) -> tensor<3x32x16x4xf32>
    %1 = stablehlo.tanh %0 : tensor<3x32x16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x32x16x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x32x16x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x32x16x4xf32>
    %5 = stablehlo.subtract %4, %1 : tensor<3x32x16x4xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<3x32x16x4xf32>
    %7 = sdy.sharding_constraint %1 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x32x16x4xf32>
    %8 = stablehlo.convolution(%7, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x4xf32>, tensor<4x2x4x6xf32>) -> tensor<3x8x8x6xf32>
    %9 = stablehlo.tanh %8 : tensor<3x8x8x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x8x8x6xf32>
    %11 = stablehlo.add %10, %9 : tensor<3x8x8x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x8x8x6xf32>
    %13 = stablehlo.subtract %12, %9 : tensor<3x8x8x6xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<3x8x8x6xf32>
    %15 = sdy.sharding_constraint %9 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x6xf32>
    %16 = stablehlo.convolution(%15, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x6xf32>, tensor<1x1x6x2xf32>) -> tensor<3x8x8x2xf32>
    %17 = stablehlo.tanh %16 : tensor<3x8x8x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %19 = stablehlo.add %18, %17 : tensor<3x8x8x2xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %21 = stablehlo.subtract %20, %17 : tensor<3x8x8x2xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<3x8x8x2xf32>
    %23 = sdy.sharding_constraint %17 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x2xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<3x8x8x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %26 = stablehlo.multiply %25, %23 : tensor<3x8x8x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x8x8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %29 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<3x8x8x2xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<3x8x8x2xf32>
    %32 = sdy.sharding_constraint %31 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x2xf32>
    %33 = stablehlo.multiply %32, %22 : tensor<3x8x8x2xf32>
    %34 = stablehlo.convolution(%15, %33) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x6xf32>, tensor<3x8x8x2xf32>) -> tensor<1x1x6x2xf32>
    %35 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<1x1x6x2xf32>
    %36 = stablehlo.convolution(%33, %35) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x2xf32>, tensor<1x1x6x2xf32>) -> tensor<3x8x8x6xf32>
    %37 = sdy.sharding_constraint %36 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x8x8x6xf32>
    %38 = stablehlo.multiply %37, %14 : tensor<3x8x8x6xf32>
    %39 = stablehlo.convolution(%7, %38) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x4xf32>, tensor<3x8x8x6xf32>) -> tensor<4x2x4x6xf32>
    %40 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<4x2x4x6xf32>
    %41 = stablehlo.convolution(%38, %40) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 3], [1, 1]], lhs_dilate = [4, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x8x6xf32>, tensor<4x2x4x6xf32>) -> tensor<3x32x16x4xf32>
    %42 = sdy.sharding_constraint %41 <@mesh, [{}, {"i"}, {"j"}, {}]> : tensor<3x32x16x4xf32>
    %43 = stablehlo.multiply %42, %6 : tensor<3x32x16x4xf32>
    %44 = stablehlo.convolution(%arg3, %43) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x3xf32>, tensor<3x32x16x4xf32>) -> tensor<3x5x3x4xf32>
    %45 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5x3x4xf32>
    %46 = stablehlo.convolution(%43, %45) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x32x16x4xf32>, tensor<3x5x3x4xf32>) -> tensor<3x32x16x3xf32>
    return %28, %44, %39, %34, %46 : tensor<f32>, tensor<3x5x3x4xf32>, tensor<4x2x4x6xf32>, tensor<1x1x6x2xf32>, tensor<3x32x16x3xf32>
  }
}
