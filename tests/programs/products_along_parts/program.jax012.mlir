module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<128x36xf32>, %arg1: tensor<126x34xf32>, %arg2: tensor<96x16xf32>, %arg3: tensor<16x102xf32>, %arg4: tensor<3x80x22xf32>) -> (tensor<128x128xf32> {jax.result_info = "result[0]"}, tensor<126x126xf32> {jax.result_info = "result[1]"}, tensor<96x102xf32> {jax.result_info = "result[2]"}, tensor<96x102xf32> {jax.result_info = "result[3]"}, tensor<96x102xf32> {jax.result_info = "result[4]"}, tensor<3x80x80xf32> {jax.result_info = "result[5]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i"}, {}]> : tensor<128x36xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"i"}, {}]> : tensor<126x34xf32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"i"}]> : tensor<96x16xf32>
    %3 = sdy.sharding_constraint %arg3 <@mesh, [{"i"}, {}]> : tensor<16x102xf32>
    %4 = sdy.sharding_constraint %arg4 <@mesh, [{}, {}, {"i"}]> : tensor<3x80x22xf32>
    %5 = call @sort(%0) : (tensor<128x36xf32>) -> tensor<128x36xf32>
    %6 = call @sort_0(%1) : (tensor<126x34xf32>) -> tensor<126x34xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96x102xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8:5 = stablehlo.while(%iterArg = %2, %iterArg_2 = %3, %iterArg_3 = %c_0, %iterArg_4 = %c, %iterArg_5 = %7) : tensor<96x16xf32>, tensor<16x102xf32>, tensor<i32>, tensor<i32>, tensor<96x102xf32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
      %22 = stablehlo.convert %iterArg_4 : (tensor<i32>) -> tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<96x16xf32>
      %24 = stablehlo.add %iterArg, %23 : tensor<96x16xf32>
      %25 = func.call @round(%24) : (tensor<96x16xf32>) -> tensor<96x16xf32>
      %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x102xf32>
      %27 = stablehlo.multiply %26, %iterArg_2 : tensor<16x102xf32>
      %28 = func.call @round_1(%27) : (tensor<16x102xf32>) -> tensor<16x102xf32>
      %29 = stablehlo.dot_general %25, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x16xf32>, tensor<16x102xf32>) -> tensor<96x102xf32>
      %30 = stablehlo.add %iterArg_5, %29 : tensor<96x102xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_3, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %31, %21, %30 : tensor<96x16xf32>, tensor<16x102xf32>, tensor<i32>, tensor<i32>, tensor<96x102xf32>
    }
    %9 = stablehlo.transpose %5, dims = [1, 0] : (tensor<128x36xf32>) -> tensor<36x128xf32>
    %10 = stablehlo.dot_general %5, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x36xf32>, tensor<36x128xf32>) -> tensor<128x128xf32>
    %11 = stablehlo.transpose %6, dims = [1, 0] : (tensor<126x34xf32>) -> tensor<34x126xf32>
    %12 = stablehlo.dot_general %6, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<126x34xf32>, tensor<34x126xf32>) -> tensor<126x126xf32>
    %13 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x16xf32>, tensor<16x102xf32>) -> tensor<96x102xf32>
    %14 = stablehlo.tanh %13 : tensor<96x102xf32>
    %15 = stablehlo.sine %2 : tensor<96x16xf32>
    %16 = stablehlo.dot_general %15, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x16xf32>, tensor<16x102xf32>) -> tensor<96x102xf32>
    %17 = sdy.sharding_constraint %16 <@mesh, [{}, {"i"}]> : tensor<96x102xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x80x22xf32>
    %19 = stablehlo.add %4, %18 : tensor<3x80x22xf32>
    %20 = stablehlo.dot_general %4, %19, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x80x22xf32>, tensor<3x80x22xf32>) -> tensor<3x80x80xf32>
    return %10, %12, %14, %17, %8#4, %20 : tensor<128x128xf32>, tensor<126x126xf32>, tensor<96x102xf32>, tensor<96x102xf32>, tensor<96x102xf32>, tensor<3x80x80xf32>
  }
  func.func private @sort(%arg0: tensor<128x36xf32>) -> tensor<128x36xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<128x36xf32>) -> tensor<128x36xf32>
    return %0 : tensor<128x36xf32>
  }
  func.func private @sort_0(%arg0: tensor<126x34xf32>) -> tensor<126x34xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
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
    }) : (tensor<126x34xf32>) -> tensor<126x34xf32>
    return %0 : tensor<126x34xf32>
  }
  func.func private @round(%arg0: tensor<96x16xf32>) -> tensor<96x16xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<96x16xf32>
    return %0 : tensor<96x16xf32>
  }
  func.func private @round_1(%arg0: tensor<16x102xf32>) -> tensor<16x102xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<16x102xf32>
    return %0 : tensor<16x102xf32>
  }
}
