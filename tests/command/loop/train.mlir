module @jit_train attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=4]> {stablehlo.mesh = {axes = [{name = "d", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<12x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<12x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, %arg4: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, %arg5: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<12x5xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, tensor<5xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<12x5xf32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, tensor<8x5xf32> {jax.result_info = "result[3]['error']", sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, tensor<f32> {jax.result_info = "result[3]['loss']", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[3]['rate']", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x5xf32>) -> tensor<8x5xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %2 = stablehlo.tanh %1 : tensor<8x5xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = sdy.sharding_constraint %cst <@mesh, []> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %6 = sdy.sharding_constraint %5 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %7 = stablehlo.add %6, %3 : tensor<8x5xf32>
    %8 = sdy.sharding_constraint %7 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = sdy.sharding_constraint %cst_0 <@mesh, []> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %11 = sdy.sharding_constraint %10 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %12 = stablehlo.subtract %11, %3 : tensor<8x5xf32>
    %13 = sdy.sharding_constraint %12 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %14 = stablehlo.multiply %8, %13 : tensor<8x5xf32>
    %15 = sdy.sharding_constraint %14 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %17 = sdy.sharding_constraint %16 <@mesh, [{}, {}]> : tensor<1x5xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %19 = sdy.sharding_constraint %18 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %20 = stablehlo.add %3, %19 : tensor<8x5xf32>
    %21 = sdy.sharding_constraint %20 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %22 = stablehlo.subtract %21, %arg4 : tensor<8x5xf32>
    %23 = sdy.sharding_constraint %22 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<8x5xf32>
    %25 = sdy.sharding_constraint %24 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %27 = sdy.sharding_constraint %26 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<8x5xf32>
    %29 = sdy.sharding_constraint %28 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%25 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %31 = sdy.sharding_constraint %30 <@mesh, []> : tensor<f32>
    %cst_3 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %32 = sdy.sharding_constraint %cst_3 <@mesh, []> : tensor<f32>
    %33 = stablehlo.divide %31, %32 : tensor<f32>
    %34 = sdy.sharding_constraint %33 <@mesh, []> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = sdy.sharding_constraint %cst_4 <@mesh, []> : tensor<f32>
    %cst_5 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %36 = sdy.sharding_constraint %cst_5 <@mesh, []> : tensor<f32>
    %37 = stablehlo.divide %35, %36 : tensor<f32>
    %38 = sdy.sharding_constraint %37 <@mesh, []> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %40 = sdy.sharding_constraint %39 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %41 = stablehlo.multiply %40, %29 : tensor<8x5xf32>
    %42 = sdy.sharding_constraint %41 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %44 = sdy.sharding_constraint %43 <@mesh, [{}]> : tensor<5xf32>
    %45 = stablehlo.reshape %44 : (tensor<5xf32>) -> tensor<1x5xf32>
    %46 = sdy.sharding_constraint %45 <@mesh, [{}, {}]> : tensor<1x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %48 = sdy.sharding_constraint %47 <@mesh, [{}]> : tensor<5xf32>
    %49 = stablehlo.multiply %42, %15 : tensor<8x5xf32>
    %50 = sdy.sharding_constraint %49 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %51 = stablehlo.dot_general %50, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x12xf32>) -> tensor<5x12xf32>
    %52 = sdy.sharding_constraint %51 <@mesh, [{}, {"d"}]> : tensor<5x12xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<5x12xf32>) -> tensor<12x5xf32>
    %54 = sdy.sharding_constraint %53 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %56 = sdy.sharding_constraint %55 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %57 = stablehlo.multiply %56, %arg2 : tensor<12x5xf32>
    %58 = sdy.sharding_constraint %57 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %59 = stablehlo.add %58, %54 : tensor<12x5xf32>
    %60 = sdy.sharding_constraint %59 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %61 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<f32>
    %62 = sdy.sharding_constraint %61 <@mesh, []> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %63 = sdy.sharding_constraint %cst_9 <@mesh, []> : tensor<f32>
    %64 = stablehlo.multiply %63, %62 : tensor<f32>
    %65 = sdy.sharding_constraint %64 <@mesh, []> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = sdy.sharding_constraint %cst_10 <@mesh, []> : tensor<f32>
    %67 = stablehlo.add %66, %65 : tensor<f32>
    %68 = sdy.sharding_constraint %67 <@mesh, []> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = sdy.sharding_constraint %cst_11 <@mesh, []> : tensor<f32>
    %70 = stablehlo.divide %69, %68 : tensor<f32>
    %71 = sdy.sharding_constraint %70 <@mesh, []> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %73 = sdy.sharding_constraint %72 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %74 = stablehlo.multiply %73, %60 : tensor<12x5xf32>
    %75 = sdy.sharding_constraint %74 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %76 = stablehlo.subtract %arg0, %75 : tensor<12x5xf32>
    %77 = sdy.sharding_constraint %76 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %78 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %79 = sdy.sharding_constraint %78 <@mesh, [{}]> : tensor<5xf32>
    %80 = stablehlo.multiply %79, %48 : tensor<5xf32>
    %81 = sdy.sharding_constraint %80 <@mesh, [{}]> : tensor<5xf32>
    %82 = stablehlo.subtract %arg1, %81 : tensor<5xf32>
    %83 = sdy.sharding_constraint %82 <@mesh, [{}]> : tensor<5xf32>
    %84 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x5xf32>) -> tensor<8x5xf32>
    %85 = sdy.sharding_constraint %84 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %86 = stablehlo.tanh %85 : tensor<8x5xf32>
    %87 = sdy.sharding_constraint %86 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %88 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %89 = sdy.sharding_constraint %88 <@mesh, [{}, {}]> : tensor<1x5xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %91 = sdy.sharding_constraint %90 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %92 = stablehlo.add %87, %91 : tensor<8x5xf32>
    %93 = sdy.sharding_constraint %92 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %94 = stablehlo.subtract %93, %arg4 : tensor<8x5xf32>
    %95 = sdy.sharding_constraint %94 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    return %77, %83, %60, %95, %34, %71 : tensor<12x5xf32>, tensor<5xf32>, tensor<12x5xf32>, tensor<8x5xf32>, tensor<f32>, tensor<f32>
  }
}
