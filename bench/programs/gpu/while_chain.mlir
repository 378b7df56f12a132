module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<256x256xf32>) -> (tensor<256x256xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %arg1) : tensor<i32>, tensor<i32>, tensor<256x256xf32>
    cond {
      %1 = stablehlo.convert %iterArg_0 : tensor<i32>
      %2 = stablehlo.compare LT, %1, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
      %3 = stablehlo.multiply %iterArg_1, %2 : tensor<256x256xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.reduce(%iterArg_1 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
      %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
      %7 = stablehlo.multiply %5, %6 : tensor<1x256xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
      %9 = stablehlo.add %3, %8 : tensor<256x256xf32>
      %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
      %11 = stablehlo.multiply %9, %10 : tensor<256x256xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.reduce(%9 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
      %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
      %15 = stablehlo.multiply %13, %14 : tensor<256x1xf32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
      %17 = stablehlo.add %11, %16 : tensor<256x256xf32>
      %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
      %19 = stablehlo.multiply %17, %18 : tensor<256x256xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%17 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
      %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
      %23 = stablehlo.multiply %21, %22 : tensor<1x256xf32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
      %25 = stablehlo.add %19, %24 : tensor<256x256xf32>
      %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
      %27 = stablehlo.multiply %25, %26 : tensor<256x256xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.reduce(%25 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
      %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
      %31 = stablehlo.multiply %29, %30 : tensor<256x1xf32>
      %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
      %33 = stablehlo.add %27, %32 : tensor<256x256xf32>
      %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
      %35 = stablehlo.multiply %33, %34 : tensor<256x256xf32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.reduce(%33 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
      %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
      %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
      %39 = stablehlo.multiply %37, %38 : tensor<1x256xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
      %41 = stablehlo.add %35, %40 : tensor<256x256xf32>
      stablehlo.return %iterArg, %1, %41 : tensor<i32>, tensor<i32>, tensor<256x256xf32>
    }
    return %0#2 : tensor<256x256xf32>
  }
}
