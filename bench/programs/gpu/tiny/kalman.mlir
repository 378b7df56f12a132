module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<20x1xf64>) -> (tensor<3xf64> {jax.result_info = "result[0][0]"}, tensor<3x3xf64> {jax.result_info = "result[0][1]"}, tensor<20x3xf64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[[1.000000e+00, 1.000000e-01, 5.000000e-03], [0.000000e+00, 1.000000e+00, 1.000000e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<3x3xf64>
    %cst_0 = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e-01, 1.000000e+00, 0.000000e+00], [5.000000e-03, 1.000000e-01, 1.000000e+00]]> : tensor<3x3xf64>
    %cst_1 = stablehlo.constant dense<[[1.000000e+00], [0.000000e+00], [0.000000e+00]]> : tensor<3x1xf64>
    %cst_2 = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<1x3xf64>
    %cst_3 = stablehlo.constant dense<[[1.000000e+00], [0.000000e+00], [0.000000e+00]]> : tensor<3x1xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<20x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:10 = stablehlo.while(%iterArg = %arg2, %iterArg_5 = %cst, %iterArg_6 = %cst_0, %iterArg_7 = %cst_1, %iterArg_8 = %cst_2, %iterArg_9 = %cst_3, %iterArg_10 = %c, %iterArg_11 = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %0) : tensor<20x1xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x1xf64>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<i64>, tensor<3xf64>, tensor<3x3xf64>, tensor<20x3xf64>
    cond {
      %c_14 = stablehlo.constant dense<20> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<20x1xf64>, tensor<i64>) -> tensor<1xf64>
      %3 = stablehlo.dot_general %iterArg_5, %iterArg_11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %4 = stablehlo.dot_general %iterArg_5, %iterArg_12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
      %5 = stablehlo.dot_general %4, %iterArg_6, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
      %6 = stablehlo.iota dim = 0 : tensor<3x3xi64>
      %7 = stablehlo.iota dim = 1 : tensor<3x3xi64>
      %c_14 = stablehlo.constant dense<0> : tensor<i64>
      %8 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
      %9 = stablehlo.add %6, %8 : tensor<3x3xi64>
      %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xf64>
      %cst_15 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
      %12 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
      %13 = stablehlo.multiply %12, %11 : tensor<3x3xf64>
      %14 = stablehlo.add %5, %13 : tensor<3x3xf64>
      %15 = stablehlo.dot_general %14, %iterArg_7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
      %16 = stablehlo.dot_general %iterArg_8, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x3xf64>, tensor<3x3xf64>) -> tensor<1x3xf64>
      %17 = stablehlo.dot_general %16, %iterArg_9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x3xf64>, tensor<3x1xf64>) -> tensor<1x1xf64>
      %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %18 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
      %19 = stablehlo.add %17, %18 : tensor<1x1xf64>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x1xf64>
      %21 = stablehlo.divide %15, %20 : tensor<3x1xf64>
      %22 = stablehlo.dot_general %iterArg_8, %3, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x3xf64>, tensor<3xf64>) -> tensor<1xf64>
      %23 = stablehlo.subtract %2, %22 : tensor<1xf64>
      %24 = stablehlo.dot_general %21, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3xf64>
      %25 = stablehlo.add %3, %24 : tensor<3xf64>
      %26 = stablehlo.iota dim = 0 : tensor<3x3xi64>
      %27 = stablehlo.iota dim = 1 : tensor<3x3xi64>
      %c_17 = stablehlo.constant dense<0> : tensor<i64>
      %28 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
      %29 = stablehlo.add %26, %28 : tensor<3x3xi64>
      %30 = stablehlo.compare EQ, %29, %27, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %31 = stablehlo.convert %30 : (tensor<3x3xi1>) -> tensor<3x3xf64>
      %32 = stablehlo.dot_general %21, %iterArg_8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x1xf64>, tensor<1x3xf64>) -> tensor<3x3xf64>
      %33 = stablehlo.subtract %31, %32 : tensor<3x3xf64>
      %34 = stablehlo.dot_general %33, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_13, %3, %iterArg_10) : (tensor<20x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<20x3xf64>
      %c_18 = stablehlo.constant dense<1> : tensor<i64>
      %36 = stablehlo.add %iterArg_10, %c_18 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %36, %25, %34, %35 : tensor<20x1xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x1xf64>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<i64>, tensor<3xf64>, tensor<3x3xf64>, tensor<20x3xf64>
    }
    return %1#7, %1#8, %1#9 : tensor<3xf64>, tensor<3x3xf64>, tensor<20x3xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<20x1xf64>, %arg1: tensor<i64>) -> tensor<1xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1] : (tensor<20x1xf64>, tensor<i64>, tensor<i64>) -> tensor<1x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf64>) -> tensor<1xf64>
    return %1 : tensor<1xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<20x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<20x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<20x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<20x3xf64>
    return %1 : tensor<20x3xf64>
  }
}
