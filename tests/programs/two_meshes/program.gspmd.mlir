module @jit_f attributes {mhlo.num_partitions = 12 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x24xf32> {mhlo.sharding = "{devices=[4,3]<=[12]}"}, %arg1: tensor<12x24xf32> {mhlo.sharding = "{devices=[3,4]<=[4,3]T(1,0)}"}) -> (tensor<12x24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,2,6]<=[12] last_tile_dim_replicate}"} : (tensor<12x24xf32>) -> tensor<12x24xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,6]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x24xf32>) -> tensor<12x12xf32>
    %2 = call @shmap_body(%1) : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,6]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,2,6]<=[12] last_tile_dim_replicate}"} : (tensor<12x12xf32>) -> tensor<12x24xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<12x24xf32>
    return %5 : tensor<12x24xf32>
  }
  func.func private @shmap_body(%arg0: tensor<12x12xf32>) -> (tensor<12x12xf32> {jax.result_info = "[None, ('a',)]"}) {
    %0 = stablehlo.tanh %arg0 : tensor<12x12xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,6]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %2 = stablehlo.custom_call @Sharding(%1) {backend_config = "", mhlo.sharding = "{devices=[2,1,2,3]<=[6,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,3,2,2]<=[2,3,2]T(1,0,2) last_tile_dims={manual, replicated}}"} : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %4 = stablehlo.custom_call @SPMDFullToShardShape(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,6,2]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x12xf32>) -> tensor<12x4xf32>
    %5 = call @shmap_body_0(%4) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,6,2]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %7 = stablehlo.custom_call @SPMDShardToFullShape(%6) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,3,2,2]<=[2,3,2]T(1,0,2) last_tile_dims={manual, replicated}}"} : (tensor<12x4xf32>) -> tensor<12x12xf32>
    %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 6], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11]]> : tensor<6x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %12 = stablehlo.custom_call @Sharding(%11) {backend_config = "", mhlo.sharding = "{devices=[2,6]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<f32>) -> tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<12x12xf32>) -> tensor<12x12xf32>
    %9 = stablehlo.add %7, %8 : tensor<12x12xf32>
    %10 = stablehlo.custom_call @Sharding(%9) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,6]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x12xf32>) -> tensor<12x12xf32>
    return %10 : tensor<12x12xf32>
  }
  func.func private @shmap_body_0(%arg0: tensor<12x4xf32>) -> (tensor<12x4xf32> {jax.result_info = "[None, ('b',)]"}) {
    %0 = stablehlo.tanh %arg0 : tensor<12x4xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,6,2]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %2 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4], [1, 3, 5], [6, 8, 10], [7, 9, 11]]> : tensor<4x3xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "", mhlo.sharding = "{devices=[6,2]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<f32>) -> tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<12x4xf32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,6,2]<=[12] last_tile_dims={manual, replicated}}"} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    return %4 : tensor<12x4xf32>
  }
}
