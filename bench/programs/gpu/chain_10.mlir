module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x256xf32>) -> (tensor<256x256xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<256x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
    %7 = stablehlo.add %1, %6 : tensor<256x256xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<256x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
    %15 = stablehlo.add %9, %14 : tensor<256x256xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<256x256xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<1x256xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
    %23 = stablehlo.add %17, %22 : tensor<256x256xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<256x256xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<256x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
    %31 = stablehlo.add %25, %30 : tensor<256x256xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<256x256xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<1x256xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
    %39 = stablehlo.add %33, %38 : tensor<256x256xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<256x256xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<256x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
    %47 = stablehlo.add %41, %46 : tensor<256x256xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<256x256xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<1x256xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
    %55 = stablehlo.add %49, %54 : tensor<256x256xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<256x256xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%55 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<256x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
    %63 = stablehlo.add %57, %62 : tensor<256x256xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<256x256xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x256xf32>
    %69 = stablehlo.multiply %67, %68 : tensor<1x256xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<256x256xf32>
    %71 = stablehlo.add %65, %70 : tensor<256x256xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %73 = stablehlo.multiply %71, %72 : tensor<256x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%71 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %77 = stablehlo.multiply %75, %76 : tensor<256x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x256xf32>
    %79 = stablehlo.add %73, %78 : tensor<256x256xf32>
    return %79 : tensor<256x256xf32>
  }
}
