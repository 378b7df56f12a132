module @jit_big attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x33xf32>) -> (tensor<4x33xf32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}) {
    %0:3 = call @_fun(%arg0) : (tensor<4x33xf32>) -> (tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>)
    %1 = stablehlo.broadcast_in_dim %0#2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x33xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<4x33xf32>
    %6:3 = call @_fun_0(%5) : (tensor<4x33xf32>) -> (tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>)
    %7 = stablehlo.add %0#1, %6#1 : tensor<4xi32>
    return %6#0, %7, %6#2 : tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>
  }
  func.func private @_fun(%arg0: tensor<4x33xf32>) -> (tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x33xf32>) -> tensor<4x33xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x33xf32>) -> tensor<1x33xf32>
    %2:3 = call @shmap_body(%1) : (tensor<1x33xf32>) -> (tensor<1x33xf32>, tensor<1xi32>, tensor<1xf32>)
    %3 = stablehlo.custom_call @Sharding(%2#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x33xf32>) -> tensor<1x33xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x33xf32>) -> tensor<4x33xf32>
    %5 = stablehlo.custom_call @Sharding(%2#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xi32>) -> tensor<1xi32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<1xi32>) -> tensor<4xi32>
    %7 = stablehlo.custom_call @Sharding(%2#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xf32>) -> tensor<1xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<1xf32>) -> tensor<4xf32>
    return %4, %6, %8 : tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>
  }
  func.func private @shmap_body(%arg0: tensor<1x33xf32>) -> (tensor<1x33xf32> {jax.result_info = "[('i',), None]"}, tensor<1xi32> {jax.result_info = "[('i',)]"}, tensor<1xf32> {jax.result_info = "[('i',)]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x33xf32>) -> tensor<33xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1:3 = stablehlo.while(%iterArg = %0, %iterArg_3 = %c, %iterArg_4 = %cst) : tensor<33xf32>, tensor<i32>, tensor<f32>
    cond {
      %cst_5 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %9 = stablehlo.compare GT, %iterArg_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<200> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %11 = stablehlo.and %9, %10 : tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<33xf32>
      %10 = stablehlo.divide %9, %iterArg : tensor<33xf32>
      %11 = stablehlo.add %iterArg, %10 : tensor<33xf32>
      %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<33xf32>
      %13 = stablehlo.multiply %12, %11 : tensor<33xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      %15 = stablehlo.subtract %13, %iterArg : tensor<33xf32>
      %16 = stablehlo.abs %15 : tensor<33xf32>
      %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %17 = stablehlo.reduce(%16 init: %cst_8) applies stablehlo.maximum across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
      %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %19 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
        stablehlo.return %19 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      stablehlo.return %13, %14, %18 : tensor<33xf32>, tensor<i32>, tensor<f32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.300000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst_1 : tensor<f32>
    %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_2 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %1#0, dims = [1] : (tensor<33xf32>) -> tensor<1x33xf32>
    %7 = stablehlo.broadcast_in_dim %1#1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %6, %7, %8 : tensor<1x33xf32>, tensor<1xi32>, tensor<1xf32>
  }
  func.func private @_fun_0(%arg0: tensor<4x33xf32>) -> (tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x33xf32>) -> tensor<4x33xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x33xf32>) -> tensor<1x33xf32>
    %2:3 = call @shmap_body_1(%1) : (tensor<1x33xf32>) -> (tensor<1x33xf32>, tensor<1xi32>, tensor<1xf32>)
    %3 = stablehlo.custom_call @Sharding(%2#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x33xf32>) -> tensor<1x33xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x33xf32>) -> tensor<4x33xf32>
    %5 = stablehlo.custom_call @Sharding(%2#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xi32>) -> tensor<1xi32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<1xi32>) -> tensor<4xi32>
    %7 = stablehlo.custom_call @Sharding(%2#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xf32>) -> tensor<1xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<1xf32>) -> tensor<4xf32>
    return %4, %6, %8 : tensor<4x33xf32>, tensor<4xi32>, tensor<4xf32>
  }
  func.func private @shmap_body_1(%arg0: tensor<1x33xf32>) -> (tensor<1x33xf32> {jax.result_info = "[('i',), None]"}, tensor<1xi32> {jax.result_info = "[('i',)]"}, tensor<1xf32> {jax.result_info = "[('i',)]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x33xf32>) -> tensor<33xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1:3 = stablehlo.while(%iterArg = %0, %iterArg_3 = %c, %iterArg_4 = %cst) : tensor<33xf32>, tensor<i32>, tensor<f32>
    cond {
      %cst_5 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %9 = stablehlo.compare GT, %iterArg_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<200> : tensor<i32>
      %10 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %11 = stablehlo.and %9, %10 : tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<33xf32>
      %10 = stablehlo.divide %9, %iterArg : tensor<33xf32>
      %11 = stablehlo.add %iterArg, %10 : tensor<33xf32>
      %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<33xf32>
      %13 = stablehlo.multiply %12, %11 : tensor<33xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      %15 = stablehlo.subtract %13, %iterArg : tensor<33xf32>
      %16 = stablehlo.abs %15 : tensor<33xf32>
      %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %17 = stablehlo.reduce(%16 init: %cst_8) applies stablehlo.maximum across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
      %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %19 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
        stablehlo.return %19 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      stablehlo.return %13, %14, %18 : tensor<33xf32>, tensor<i32>, tensor<f32>
    }
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1#0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.300000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst_1 : tensor<f32>
    %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %9 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_2 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %1#0, dims = [1] : (tensor<33xf32>) -> tensor<1x33xf32>
    %7 = stablehlo.broadcast_in_dim %1#1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %6, %7, %8 : tensor<1x33xf32>, tensor<1xi32>, tensor<1xf32>
  }
}
