module @jit_shuffled_lists attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<16x8xf32>, %y: tensor<16x8xf32>, %w: tensor<4xf32>) -> (tensor<16x8xf32>, tensor<32x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<16x8xf32>) {
    %a_cut = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{devices=[8,1]3,1,6,2,7,0,4,5}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %a = stablehlo.custom_call @SPMDFullToShardShape(%a_cut) {mhlo.sharding = "{manual}"} : (tensor<16x8xf32>) -> tensor<2x8xf32>
    %b_cut = stablehlo.custom_call @Sharding(%y) {mhlo.sharding = "{devices=[4,2]6,0,5,3,1,7,2,4}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %b = stablehlo.custom_call @SPMDFullToShardShape(%b_cut) {mhlo.sharding = "{manual}"} : (tensor<16x8xf32>) -> tensor<4x4xf32>
    %c_cut = stablehlo.custom_call @Sharding(%w) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    %c = stablehlo.custom_call @SPMDFullToShardShape(%c_cut) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %p = stablehlo.partition_id : tensor<ui32>
    %number = stablehlo.convert %p : (tensor<ui32>) -> tensor<f32>
    %numbers = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %marked = stablehlo.add %a, %numbers : tensor<2x8xf32>
    %sent = "stablehlo.collective_permute"(%marked) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 5], [5, 0], [3, 7]]> : tensor<5x2xi64>}> : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %beside = "stablehlo.all_gather"(%b) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0], [1, 5], [4, 3], [7, 6]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
    %turned = "stablehlo.all_to_all"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[1, 0, 3, 2], [7, 4, 6, 5]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x4xf32>) -> tensor<1x16xf32>
    %weights = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %weighed = stablehlo.multiply %b, %weights : tensor<4x4xf32>
    %sum = "stablehlo.all_reduce"(%weighed) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[7, 6, 5, 4], [3, 2, 1, 0]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %0_own = stablehlo.custom_call @Sharding(%sent) {mhlo.sharding = "{manual}"} : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %0 = stablehlo.custom_call @SPMDShardToFullShape(%0_own) {mhlo.sharding = "{devices=[8,1]3,1,6,2,7,0,4,5}"} : (tensor<2x8xf32>) -> tensor<16x8xf32>
    %1_own = stablehlo.custom_call @Sharding(%beside) {mhlo.sharding = "{devices=[1,1,8]<=[2,2,2]T(1,0,2) last_tile_dims={manual}}"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.custom_call @SPMDShardToFullShape(%1_own) {mhlo.sharding = "{devices=[8,1]7,6,5,4,3,2,1,0}"} : (tensor<4x8xf32>) -> tensor<32x8xf32>
    %2_own = stablehlo.custom_call @Sharding(%turned) {mhlo.sharding = "{manual}"} : (tensor<1x16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.custom_call @SPMDShardToFullShape(%2_own) {mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3_own = stablehlo.custom_call @Sharding(%weighed) {mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.custom_call @SPMDShardToFullShape(%3_own) {mhlo.sharding = "{devices=[2,4]6,0,5,3,1,7,2,4}"} : (tensor<4x4xf32>) -> tensor<8x16xf32>
    %4_own = stablehlo.custom_call @Sharding(%sum) {mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%4_own) {mhlo.sharding = "{devices=[1,2,4]7,6,5,4,3,2,1,0 last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<4x8xf32>
    %d_cut = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[1,2,4]3,1,6,2,7,0,4,5 last_tile_dim_replicate}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %d = stablehlo.custom_call @SPMDFullToShardShape(%d_cut) {mhlo.sharding = "{devices=[1,1,2,4]3,1,6,2,7,0,4,5 last_tile_dims={manual, replicated}}"} : (tensor<16x8xf32>) -> tensor<16x4xf32>
    %rows = stablehlo.custom_call @Sharding(%d) {mhlo.sharding = "{devices=[4,1,2]3,7,1,0,6,4,2,5 last_tile_dims={manual}}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %both = "stablehlo.all_reduce"(%rows) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[3, 7], [1, 0], [6, 4], [2, 5]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %table = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0]> : tensor<8xf32>
    %q = stablehlo.partition_id : tensor<ui32>
    %entry = stablehlo.dynamic_slice %table, %q, sizes = [1] : (tensor<8xf32>, tensor<ui32>) -> tensor<1xf32>
    %half = stablehlo.reshape %entry : (tensor<1xf32>) -> tensor<f32>
    %wide = stablehlo.broadcast_in_dim %half, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %moved = stablehlo.add %both, %wide : tensor<16x4xf32>
    %5_own = stablehlo.custom_call @Sharding(%moved) {mhlo.sharding = "{devices=[1,1,2,4]3,1,6,2,7,0,4,5 last_tile_dims={manual, replicated}}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %5 = stablehlo.custom_call @SPMDShardToFullShape(%5_own) {mhlo.sharding = "{devices=[1,2,4]6,2,3,1,5,7,4,0 last_tile_dim_replicate}"} : (tensor<16x4xf32>) -> tensor<16x8xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<16x8xf32>, tensor<32x8xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<16x8xf32>
  }
}
