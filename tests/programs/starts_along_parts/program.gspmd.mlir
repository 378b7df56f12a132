module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21x19xf32>, %arg1: tensor<21x19xi32>, %arg2: tensor<40x2xi32>, %arg3: tensor<f32> {mhlo.sharding = "{replicated}"}) -> (tensor<21x19xf32> {jax.result_info = "result[0]"}, tensor<12x20xf32> {jax.result_info = "result[1]"}, tensor<42x10xi32> {jax.result_info = "result[2]"}, tensor<23x19xi32> {jax.result_info = "result[3]"}, tensor<21x28xi32> {jax.result_info = "result[4]"}, tensor<22x19xi32> {jax.result_info = "result[5][0]"}, tensor<22x19xi32> {jax.result_info = "result[5][1]"}, tensor<40x2xi32> {jax.result_info = "result[6][0]"}, tensor<40x2xi32> {jax.result_info = "result[6][1]"}, tensor<21x19xf32> {jax.result_info = "result[7]"}, tensor<21x19xi32> {jax.result_info = "result[8]"}, tensor<40x2xi32> {jax.result_info = "result[9]"}, tensor<19xf32> {jax.result_info = "result[10]"}, tensor<f32> {jax.result_info = "result[11]"}, tensor<21xi32> {jax.result_info = "result[12]"}, tensor<i32> {jax.result_info = "result[13]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<21x19xf32>) -> tensor<21x19xf32>
    %1 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<21x19xi32>) -> tensor<21x19xi32>
    %2 = stablehlo.custom_call @Sharding(%arg2) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[2,4]T(1,0)}"} : (tensor<40x2xi32>) -> tensor<40x2xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<21x19xi32>
    %4 = stablehlo.multiply %1, %3 : tensor<21x19xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %5:2 = "stablehlo.reduce_window"(%1, %4, %c_0, %c_1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %33 = stablehlo.add %arg4, %arg6 : tensor<i32>
      %34 = stablehlo.maximum %arg5, %arg7 : tensor<i32>
      stablehlo.return %33, %34 : tensor<i32>, tensor<i32>
    }) : (tensor<21x19xi32>, tensor<21x19xi32>, tensor<i32>, tensor<i32>) -> (tensor<22x19xi32>, tensor<22x19xi32>)
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40x2xi32>
    %7 = stablehlo.add %2, %6 : tensor<40x2xi32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %8:2 = "stablehlo.reduce_window"(%2, %7, %c_3, %c_4) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %33 = stablehlo.add %arg4, %arg6 : tensor<i32>
      %34 = stablehlo.maximum %arg5, %arg7 : tensor<i32>
      stablehlo.return %33, %34 : tensor<i32>, tensor<i32>
    }) : (tensor<40x2xi32>, tensor<40x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<40x2xi32>, tensor<40x2xi32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %33 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %33 : tensor<f32>
    }) : (tensor<21x19xf32>, tensor<f32>) -> tensor<21x19xf32>
    %10 = stablehlo.custom_call @Sharding(%9) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<21x19xf32>) -> tensor<21x19xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %11 = "stablehlo.reduce_window"(%0, %cst_5) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %33 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %33 : tensor<f32>
    }) : (tensor<21x19xf32>, tensor<f32>) -> tensor<12x20xf32>
    %12 = stablehlo.custom_call @Sharding(%11) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<12x20xf32>) -> tensor<12x20xf32>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %13 = "stablehlo.reduce_window"(%1, %c_6) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %33 = stablehlo.multiply %arg4, %arg5 : tensor<i32>
      stablehlo.return %33 : tensor<i32>
    }) : (tensor<21x19xi32>, tensor<i32>) -> tensor<42x10xi32>
    %14 = stablehlo.custom_call @Sharding(%13) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<42x10xi32>) -> tensor<42x10xi32>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %15 = "stablehlo.reduce_window"(%1, %c_7) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 2], [1, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %33 = stablehlo.xor %arg4, %arg5 : tensor<i32>
      stablehlo.return %33 : tensor<i32>
    }) : (tensor<21x19xi32>, tensor<i32>) -> tensor<23x19xi32>
    %16 = stablehlo.custom_call @Sharding(%15) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<23x19xi32>) -> tensor<23x19xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %17 = "stablehlo.reduce_window"(%1, %c_8) <{base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-1, 4]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %33 = stablehlo.add %arg4, %arg5 : tensor<i32>
      stablehlo.return %33 : tensor<i32>
    }) : (tensor<21x19xi32>, tensor<i32>) -> tensor<21x28xi32>
    %18 = stablehlo.custom_call @Sharding(%17) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<21x28xi32>) -> tensor<21x28xi32>
    %19 = stablehlo.custom_call @Sharding(%5#0) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<22x19xi32>) -> tensor<22x19xi32>
    %20 = stablehlo.custom_call @Sharding(%5#1) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<22x19xi32>) -> tensor<22x19xi32>
    %21 = stablehlo.custom_call @Sharding(%8#0) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[2,4]T(1,0)}"} : (tensor<40x2xi32>) -> tensor<40x2xi32>
    %22 = stablehlo.custom_call @Sharding(%8#1) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[2,4]T(1,0)}"} : (tensor<40x2xi32>) -> tensor<40x2xi32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = "stablehlo.reduce_window"(%0, %cst_9) <{base_dilations = array<i64: 1, 1>, padding = dense<[[20, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 21, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %33 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %33 : tensor<f32>
    }) : (tensor<21x19xf32>, tensor<f32>) -> tensor<21x19xf32>
    %24 = stablehlo.custom_call @Sharding(%23) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<21x19xf32>) -> tensor<21x19xf32>
    %c_10 = stablehlo.constant dense<9> : tensor<i32>
    %25 = "stablehlo.reduce_window"(%1, %c_10) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 18]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 19>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %33 = stablehlo.add %arg4, %arg5 : tensor<i32>
      stablehlo.return %33 : tensor<i32>
    }) : (tensor<21x19xi32>, tensor<i32>) -> tensor<21x19xi32>
    %26 = stablehlo.custom_call @Sharding(%25) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<21x19xi32>) -> tensor<21x19xi32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %27 = "stablehlo.reduce_window"(%2, %c_11) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 39], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 40, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %33 = stablehlo.add %arg4, %arg5 : tensor<i32>
      stablehlo.return %33 : tensor<i32>
    }) : (tensor<40x2xi32>, tensor<i32>) -> tensor<40x2xi32>
    %28 = stablehlo.custom_call @Sharding(%27) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[2,4]T(1,0)}"} : (tensor<40x2xi32>) -> tensor<40x2xi32>
    %29 = stablehlo.reduce(%0 init: %arg3) applies stablehlo.add across dimensions = [0] : (tensor<21x19xf32>, tensor<f32>) -> tensor<19xf32>
    %30 = stablehlo.reduce(%0 init: %arg3) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<21x19xf32>, tensor<f32>) -> tensor<f32>
    %c_12 = stablehlo.constant dense<7> : tensor<i32>
    %31 = stablehlo.reduce(%1 init: %c_12) applies stablehlo.xor across dimensions = [1] : (tensor<21x19xi32>, tensor<i32>) -> tensor<21xi32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %32 = stablehlo.reduce(%2 init: %c_13) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<40x2xi32>, tensor<i32>) -> tensor<i32>
    return %10, %12, %14, %16, %18, %19, %20, %21, %22, %24, %26, %28, %29, %30, %31, %32 : tensor<21x19xf32>, tensor<12x20xf32>, tensor<42x10xi32>, tensor<23x19xi32>, tensor<21x28xi32>, tensor<22x19xi32>, tensor<22x19xi32>, tensor<40x2xi32>, tensor<40x2xi32>, tensor<21x19xf32>, tensor<21x19xi32>, tensor<40x2xi32>, tensor<19xf32>, tensor<f32>, tensor<21xi32>, tensor<i32>
  }
}
