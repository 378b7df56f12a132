module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32> {mhlo.sharding = "{replicated}"}, %arg1: tensor<4x5xf32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare GT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
    %2 = "stablehlo.case"(%1) ({
      %7 = func.call @_fun(%arg1) : (tensor<4x5xf32>) -> tensor<4x5xf32>
      stablehlo.return %7 : tensor<4x5xf32>
    }, {
      %7 = func.call @_fun_0(%arg1) : (tensor<4x5xf32>) -> tensor<4x5xf32>
      stablehlo.return %7 : tensor<4x5xf32>
    }) : (tensor<i32>) -> tensor<4x5xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.clamp %c_1, %3, %c_2 : tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %7 = func.call @_fun_2(%arg1) : (tensor<4x5xf32>) -> tensor<4x5xf32>
      stablehlo.return %7 : tensor<4x5xf32>
    }, {
      %7 = func.call @_fun_4(%arg1) : (tensor<4x5xf32>) -> tensor<4x5xf32>
      stablehlo.return %7 : tensor<4x5xf32>
    }, {
      %7 = func.call @_fun_2(%arg1) : (tensor<4x5xf32>) -> tensor<4x5xf32>
      stablehlo.return %7 : tensor<4x5xf32>
    }) : (tensor<i32>) -> tensor<4x5xf32>
    %6 = stablehlo.add %2, %5 : tensor<4x5xf32>
    return %6 : tensor<4x5xf32>
  }
  func.func private @_fun(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = call @shmap_body(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
  func.func private @shmap_body(%arg0: tensor<1x5xf32>) -> (tensor<1x5xf32> {jax.result_info = "[('i',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    return %5 : tensor<1x5xf32>
  }
  func.func private @_fun_0(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = call @shmap_body_1(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
  func.func private @shmap_body_1(%arg0: tensor<1x5xf32>) -> (tensor<1x5xf32> {jax.result_info = "[('i',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x5xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<5xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    return %4 : tensor<1x5xf32>
  }
  func.func private @_fun_2(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = call @shmap_body_3(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
  func.func private @shmap_body_3(%arg0: tensor<1x5xf32>) -> (tensor<1x5xf32> {jax.result_info = "[('i',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x5xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<5xf32>
    %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    return %4 : tensor<1x5xf32>
  }
  func.func private @_fun_4(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = call @shmap_body_5(%1) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
  func.func private @shmap_body_5(%arg0: tensor<1x5xf32>) -> (tensor<1x5xf32> {jax.result_info = "[('i',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    return %5 : tensor<1x5xf32>
  }
}
