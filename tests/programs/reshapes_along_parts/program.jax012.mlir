module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=8]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<6720xf32>, %arg1: tensor<480x7xf32>, %arg2: tensor<48x80xf32>, %arg3: tensor<6016xf32>) -> (tensor<6720xf32> {jax.result_info = "result[0]"}, tensor<2x6x1x280xf32> {jax.result_info = "result[1]"}, tensor<80x8x6xf32> {jax.result_info = "result[2]"}, tensor<6016xf32> {jax.result_info = "result[3]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i"}]> : tensor<6720xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"i"}, {}]> : tensor<480x7xf32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"i"}]> : tensor<48x80xf32>
    %3 = sdy.sharding_constraint %arg3 <@mesh, [{"i"}]> : tensor<6016xf32>
    %4 = stablehlo.reshape %0 : (tensor<6720xf32>) -> tensor<10x4x168xf32>
    %5 = stablehlo.reshape %4 : (tensor<10x4x168xf32>) -> tensor<14x160x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<14x160x3xf32>) -> tensor<6720xf32>
    %7 = stablehlo.reshape %1 : (tensor<480x7xf32>) -> tensor<10x6x7x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<10x6x7x8xf32>) -> tensor<280x1x2x6xf32>
    %9 = stablehlo.transpose %8, dims = [2, 3, 1, 0] : (tensor<280x1x2x6xf32>) -> tensor<2x6x1x280xf32>
    %10 = stablehlo.reshape %2 : (tensor<48x80xf32>) -> tensor<3840xf32>
    %11 = stablehlo.reshape %10 : (tensor<3840xf32>) -> tensor<48x80xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<48x80xf32>) -> tensor<80x48xf32>
    %13 = stablehlo.reshape %12 : (tensor<80x48xf32>) -> tensor<80x6x8xf32>
    %14 = stablehlo.transpose %13, dims = [1, 2, 0] : (tensor<80x6x8xf32>) -> tensor<6x8x80xf32>
    %15 = stablehlo.transpose %14, dims = [2, 1, 0] : (tensor<6x8x80xf32>) -> tensor<80x8x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6720xf32>
    %17 = stablehlo.add %6, %16 : tensor<6720xf32>
    %18 = sdy.sharding_constraint %17 <@mesh, [{"i"}]> : tensor<6720xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x1x280xf32>
    %20 = stablehlo.multiply %9, %19 : tensor<2x6x1x280xf32>
    %21 = sdy.sharding_constraint %20 <@mesh, [{}, {}, {}, {"i"}]> : tensor<2x6x1x280xf32>
    %22 = stablehlo.sine %15 : tensor<80x8x6xf32>
    %23 = stablehlo.reshape %3 : (tensor<6016xf32>) -> tensor<2x3008xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3008xf32>) -> tensor<3008x2xf32>
    %25 = stablehlo.reshape %24 : (tensor<3008x2xf32>) -> tensor<6016xf32>
    %26 = sdy.sharding_constraint %25 <@mesh, [{"i"}]> : tensor<6016xf32>
    return %18, %21, %22, %26 : tensor<6720xf32>, tensor<2x6x1x280xf32>, tensor<80x8x6xf32>, tensor<6016xf32>
  }
}
