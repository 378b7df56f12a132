module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21x3xf32>, %arg1: tensor<21x3xi32>, %arg2: tensor<70xf16>, %arg3: tensor<70xcomplex<f32>>, %arg4: tensor<70xf32>) -> (tensor<21x3xi32> {jax.result_info = "result[0][0]"}, tensor<21x3xi32> {jax.result_info = "result[0][1]"}, tensor<21x3xi32> {jax.result_info = "result[0][2]"}, tensor<21x3xi32> {jax.result_info = "result[0][3]"}, tensor<21x3xi32> {jax.result_info = "result[0][4]"}, tensor<21x3xi32> {jax.result_info = "result[0][5]"}, tensor<21x3xi32> {jax.result_info = "result[0][6]"}, tensor<21x3xi32> {jax.result_info = "result[0][7]"}, tensor<21x3xf32> {jax.result_info = "result[1][0]"}, tensor<21x3xf32> {jax.result_info = "result[1][1]"}, tensor<21x3xf32> {jax.result_info = "result[1][2]"}, tensor<21x3xf32> {jax.result_info = "result[1][3]"}, tensor<15x3xf32> {jax.result_info = "result[2][0]"}, tensor<15x3xf32> {jax.result_info = "result[2][1]"}, tensor<15x3xf32> {jax.result_info = "result[3][0]"}, tensor<15x3xf32> {jax.result_info = "result[3][1]"}, tensor<70xf16> {jax.result_info = "result[4]"}, tensor<70xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<3x21xi32> {jax.result_info = "result[6]"}, tensor<70xf32> {jax.result_info = "result[7]"}, tensor<70xi32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %1 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %2 = stablehlo.custom_call @Sharding(%arg2) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<70xf16>) -> tensor<70xf16>
    %3 = stablehlo.custom_call @Sharding(%arg3) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<70xcomplex<f32>>) -> tensor<70xcomplex<f32>>
    %4 = stablehlo.custom_call @Sharding(%arg4) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<70xf32>) -> tensor<70xf32>
    %5 = call @cumsum(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %6 = call @cumsum_0(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %7 = call @cumprod(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %8 = call @cumprod_1(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %9 = call @cummax(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %10 = call @cummax_2(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %11 = call @cummin(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %12 = call @cummin_3(%1) : (tensor<21x3xi32>) -> tensor<21x3xi32>
    %13 = call @cumsum_4(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %14 = call @cumsum_5(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %15 = call @cumlogsumexp(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %16 = call @cumlogsumexp_6(%0) : (tensor<21x3xf32>) -> tensor<21x3xf32>
    %17 = stablehlo.slice %0 [0:15, 0:3] : (tensor<21x3xf32>) -> tensor<15x3xf32>
    %18 = stablehlo.custom_call @Sharding(%17) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<15x3xf32>) -> tensor<15x3xf32>
    %19 = stablehlo.convert %1 : (tensor<21x3xi32>) -> tensor<21x3xf32>
    %20 = stablehlo.add %19, %0 : tensor<21x3xf32>
    %21 = stablehlo.slice %20 [0:15, 0:3] : (tensor<21x3xf32>) -> tensor<15x3xf32>
    %22 = stablehlo.custom_call @Sharding(%21) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<15x3xf32>) -> tensor<15x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23:2 = "stablehlo.reduce_window"(%18, %22, %cst, %cst_0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[14, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 15, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %34 = stablehlo.multiply %arg5, %arg7 : tensor<f32>
      %35 = stablehlo.multiply %arg6, %arg7 : tensor<f32>
      %36 = stablehlo.add %35, %arg8 : tensor<f32>
      stablehlo.return %34, %36 : tensor<f32>, tensor<f32>
    }) : (tensor<15x3xf32>, tensor<15x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<15x3xf32>, tensor<15x3xf32>)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24:2 = "stablehlo.reduce_window"(%18, %22, %cst_1, %cst_2) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 14], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 15, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>):
      %34 = stablehlo.multiply %arg5, %arg7 : tensor<f32>
      %35 = stablehlo.multiply %arg6, %arg7 : tensor<f32>
      %36 = stablehlo.add %35, %arg8 : tensor<f32>
      stablehlo.return %34, %36 : tensor<f32>, tensor<f32>
    }) : (tensor<15x3xf32>, tensor<15x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<15x3xf32>, tensor<15x3xf32>)
    %25 = call @cumsum_7(%2) : (tensor<70xf16>) -> tensor<70xf16>
    %26 = call @cumsum_8(%3) : (tensor<70xcomplex<f32>>) -> tensor<70xcomplex<f32>>
    %27 = stablehlo.transpose %1, dims = [1, 0] : (tensor<21x3xi32>) -> tensor<3x21xi32>
    %28 = stablehlo.custom_call @Sharding(%27) {backend_config = "", mhlo.sharding = "{devices=[1,4]<=[4]}"} : (tensor<3x21xi32>) -> tensor<3x21xi32>
    %29 = call @cumsum_9(%28) : (tensor<3x21xi32>) -> tensor<3x21xi32>
    %30 = call @cumsum_10(%4) : (tensor<70xf32>) -> tensor<70xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<70xf32>
    %32 = stablehlo.compare GT, %4, %31, FLOAT : (tensor<70xf32>, tensor<70xf32>) -> tensor<70xi1>
    %33 = call @cumsum_11(%32) : (tensor<70xi1>) -> tensor<70xi32>
    return %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %23#0, %23#1, %24#0, %24#1, %25, %26, %29, %30, %33 : tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xi32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<21x3xf32>, tensor<15x3xf32>, tensor<15x3xf32>, tensor<15x3xf32>, tensor<15x3xf32>, tensor<70xf16>, tensor<70xcomplex<f32>>, tensor<3x21xi32>, tensor<70xf32>, tensor<70xi32>
  }
  func.func private @cumsum(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %1 : tensor<21x3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %1 : tensor<21x3xi32>
  }
  func.func private @cumprod(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %0 : tensor<21x3xi32>
  }
  func.func private @cumprod_1(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %0 : tensor<21x3xi32>
  }
  func.func private @cummax(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %1 : tensor<21x3xi32>
  }
  func.func private @cummax_2(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %1 : tensor<21x3xi32>
  }
  func.func private @cummin(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %1 : tensor<21x3xi32>
  }
  func.func private @cummin_3(%arg0: tensor<21x3xi32>) -> tensor<21x3xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<21x3xi32>, tensor<i32>) -> tensor<21x3xi32>
    return %1 : tensor<21x3xi32>
  }
  func.func private @cumsum_4(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<21x3xf32>, tensor<f32>) -> tensor<21x3xf32>
    return %1 : tensor<21x3xf32>
  }
  func.func private @cumsum_5(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<21x3xf32>, tensor<f32>) -> tensor<21x3xf32>
    return %1 : tensor<21x3xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<21x3xf32>, tensor<f32>) -> tensor<21x3xf32>
    return %0 : tensor<21x3xf32>
  }
  func.func private @cumlogsumexp_6(%arg0: tensor<21x3xf32>) -> tensor<21x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 20], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<21x3xf32>, tensor<f32>) -> tensor<21x3xf32>
    return %0 : tensor<21x3xf32>
  }
  func.func private @cumsum_7(%arg0: tensor<70xf16>) -> tensor<70xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[69, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 70>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<70xf16>, tensor<f16>) -> tensor<70xf16>
    return %1 : tensor<70xf16>
  }
  func.func private @cumsum_8(%arg0: tensor<70xcomplex<f32>>) -> tensor<70xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[69, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 70>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<70xcomplex<f32>>, tensor<complex<f32>>) -> tensor<70xcomplex<f32>>
    return %1 : tensor<70xcomplex<f32>>
  }
  func.func private @cumsum_9(%arg0: tensor<3x21xi32>) -> tensor<3x21xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [20, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 21>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x21xi32>, tensor<i32>) -> tensor<3x21xi32>
    return %1 : tensor<3x21xi32>
  }
  func.func private @cumsum_10(%arg0: tensor<70xf32>) -> tensor<70xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[69, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 70>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<70xf32>, tensor<f32>) -> tensor<70xf32>
    return %1 : tensor<70xf32>
  }
  func.func private @cumsum_11(%arg0: tensor<70xi1>) -> tensor<70xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<70xi1>) -> tensor<70xi32>
    %1 = call @cumsum_12(%0) : (tensor<70xi32>) -> tensor<70xi32>
    return %1 : tensor<70xi32>
  }
  func.func private @cumsum_12(%arg0: tensor<70xi32>) -> tensor<70xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[69, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 70>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<70xi32>, tensor<i32>) -> tensor<70xi32>
    return %1 : tensor<70xi32>
  }
}
