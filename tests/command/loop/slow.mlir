module @jit_slow attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=4]> {stablehlo.mesh = {axes = [{name = "d", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<12x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>, tf.aliasing_output = 0 : i32}, %arg1: tensor<5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 1 : i32}, %arg2: tensor<12x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>, tf.aliasing_output = 2 : i32}, %arg3: tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, %arg4: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, %arg5: tensor<i32> {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<12x5xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, tensor<5xf32> {jax.result_info = "result[1]", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<12x5xf32> {jax.result_info = "result[2]", sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, tensor<8x5xf32> {jax.result_info = "result[3]['error']", sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, tensor<f32> {jax.result_info = "result[3]['loss']", sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {jax.result_info = "result[3]['rate']", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_13 = %arg0) : tensor<i32>, tensor<12x5xf32>
    cond {
      %c_14 = stablehlo.constant dense<30000> : tensor<i32>
      %104 = stablehlo.compare LT, %iterArg, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %104 : tensor<i1>
    } do {
      %104 = stablehlo.sine %iterArg_13 : tensor<12x5xf32>
      %105 = sdy.sharding_constraint %104 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
      %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
      %107 = sdy.sharding_constraint %106 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
      %108 = stablehlo.add %105, %107 : tensor<12x5xf32>
      %109 = sdy.sharding_constraint %108 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
      %110 = sdy.sharding_constraint %109 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %111 = stablehlo.add %iterArg, %c_15 : tensor<i32>
      stablehlo.return %111, %110 : tensor<i32>, tensor<12x5xf32>
    }
    %1 = sdy.sharding_constraint %0#1 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<12x5xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12x5xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %8 = stablehlo.dot_general %arg3, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x5xf32>) -> tensor<8x5xf32>
    %9 = sdy.sharding_constraint %8 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %10 = stablehlo.tanh %9 : tensor<8x5xf32>
    %11 = sdy.sharding_constraint %10 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = sdy.sharding_constraint %cst_0 <@mesh, []> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %14 = sdy.sharding_constraint %13 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %15 = stablehlo.add %14, %11 : tensor<8x5xf32>
    %16 = sdy.sharding_constraint %15 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = sdy.sharding_constraint %cst_1 <@mesh, []> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %19 = sdy.sharding_constraint %18 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %20 = stablehlo.subtract %19, %11 : tensor<8x5xf32>
    %21 = sdy.sharding_constraint %20 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %22 = stablehlo.multiply %16, %21 : tensor<8x5xf32>
    %23 = sdy.sharding_constraint %22 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %24 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %25 = sdy.sharding_constraint %24 <@mesh, [{}, {}]> : tensor<1x5xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %27 = sdy.sharding_constraint %26 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %28 = stablehlo.add %11, %27 : tensor<8x5xf32>
    %29 = sdy.sharding_constraint %28 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %30 = stablehlo.subtract %29, %arg4 : tensor<8x5xf32>
    %31 = sdy.sharding_constraint %30 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<8x5xf32>
    %33 = sdy.sharding_constraint %32 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %35 = sdy.sharding_constraint %34 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %36 = stablehlo.multiply %35, %31 : tensor<8x5xf32>
    %37 = sdy.sharding_constraint %36 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%33 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %39 = sdy.sharding_constraint %38 <@mesh, []> : tensor<f32>
    %cst_4 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %40 = sdy.sharding_constraint %cst_4 <@mesh, []> : tensor<f32>
    %41 = stablehlo.divide %39, %40 : tensor<f32>
    %42 = sdy.sharding_constraint %41 <@mesh, []> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = sdy.sharding_constraint %cst_5 <@mesh, []> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %44 = sdy.sharding_constraint %cst_6 <@mesh, []> : tensor<f32>
    %45 = stablehlo.divide %43, %44 : tensor<f32>
    %46 = sdy.sharding_constraint %45 <@mesh, []> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %48 = sdy.sharding_constraint %47 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %49 = stablehlo.multiply %48, %37 : tensor<8x5xf32>
    %50 = sdy.sharding_constraint %49 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
    %52 = sdy.sharding_constraint %51 <@mesh, [{}]> : tensor<5xf32>
    %53 = stablehlo.reshape %52 : (tensor<5xf32>) -> tensor<1x5xf32>
    %54 = sdy.sharding_constraint %53 <@mesh, [{}, {}]> : tensor<1x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %56 = sdy.sharding_constraint %55 <@mesh, [{}]> : tensor<5xf32>
    %57 = stablehlo.multiply %50, %23 : tensor<8x5xf32>
    %58 = sdy.sharding_constraint %57 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %59 = stablehlo.dot_general %58, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x12xf32>) -> tensor<5x12xf32>
    %60 = sdy.sharding_constraint %59 <@mesh, [{}, {"d"}]> : tensor<5x12xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<5x12xf32>) -> tensor<12x5xf32>
    %62 = sdy.sharding_constraint %61 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %64 = sdy.sharding_constraint %63 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %65 = stablehlo.multiply %64, %arg2 : tensor<12x5xf32>
    %66 = sdy.sharding_constraint %65 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %67 = stablehlo.add %66, %62 : tensor<12x5xf32>
    %68 = sdy.sharding_constraint %67 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %69 = stablehlo.convert %arg5 : (tensor<i32>) -> tensor<f32>
    %70 = sdy.sharding_constraint %69 <@mesh, []> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %71 = sdy.sharding_constraint %cst_10 <@mesh, []> : tensor<f32>
    %72 = stablehlo.multiply %71, %70 : tensor<f32>
    %73 = sdy.sharding_constraint %72 <@mesh, []> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = sdy.sharding_constraint %cst_11 <@mesh, []> : tensor<f32>
    %75 = stablehlo.add %74, %73 : tensor<f32>
    %76 = sdy.sharding_constraint %75 <@mesh, []> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = sdy.sharding_constraint %cst_12 <@mesh, []> : tensor<f32>
    %78 = stablehlo.divide %77, %76 : tensor<f32>
    %79 = sdy.sharding_constraint %78 <@mesh, []> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<12x5xf32>
    %81 = sdy.sharding_constraint %80 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %82 = stablehlo.multiply %81, %68 : tensor<12x5xf32>
    %83 = sdy.sharding_constraint %82 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %84 = stablehlo.subtract %7, %83 : tensor<12x5xf32>
    %85 = sdy.sharding_constraint %84 <@mesh, [{"d"}, {}]> : tensor<12x5xf32>
    %86 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %87 = sdy.sharding_constraint %86 <@mesh, [{}]> : tensor<5xf32>
    %88 = stablehlo.multiply %87, %56 : tensor<5xf32>
    %89 = sdy.sharding_constraint %88 <@mesh, [{}]> : tensor<5xf32>
    %90 = stablehlo.subtract %arg1, %89 : tensor<5xf32>
    %91 = sdy.sharding_constraint %90 <@mesh, [{}]> : tensor<5xf32>
    %92 = stablehlo.dot_general %arg3, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x5xf32>) -> tensor<8x5xf32>
    %93 = sdy.sharding_constraint %92 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %94 = stablehlo.tanh %93 : tensor<8x5xf32>
    %95 = sdy.sharding_constraint %94 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %96 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %97 = sdy.sharding_constraint %96 <@mesh, [{}, {}]> : tensor<1x5xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<8x5xf32>
    %99 = sdy.sharding_constraint %98 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %100 = stablehlo.add %95, %99 : tensor<8x5xf32>
    %101 = sdy.sharding_constraint %100 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    %102 = stablehlo.subtract %101, %arg4 : tensor<8x5xf32>
    %103 = sdy.sharding_constraint %102 <@mesh, [{"d"}, {}]> : tensor<8x5xf32>
    return %85, %91, %68, %103, %42, %79 : tensor<12x5xf32>, tensor<5xf32>, tensor<12x5xf32>, tensor<8x5xf32>, tensor<f32>, tensor<f32>
  }
}
