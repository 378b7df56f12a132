module @jit_unreduced attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%a: tensor<8x16xf32> {mhlo.sharding = "{devices=[1,2,2]0,1,2,3 last_tile_dim_replicate}"}, %b: tensor<16x4xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}, %u: tensor<8x6xf32> {mhlo.sharding = "{devices=[1,2,2]0,2,1,3 last_tile_dims={unreduced}}"})
      -> (tensor<8x4xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}, tensor<8x6xf32> {mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}, tensor<8x8xf32> {mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"}, tensor<8x4xf32> {mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"}, tensor<8x4xf32> {mhlo.sharding = "{unreduced}"}, tensor<8x6xf32>) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = stablehlo.add %1, %1 : tensor<8x4xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "", mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %ps = stablehlo.custom_call @Sharding(%u) {backend_config = "", mhlo.sharding = "{devices=[1,2,2]0,2,1,3 last_tile_dims={unreduced}}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %p = stablehlo.custom_call @SPMDFullToShardShape(%ps) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x6xf32>) -> tensor<8x3xf32>
    %q = stablehlo.add %p, %p : tensor<8x3xf32>
    %r = "stablehlo.all_reduce"(%q) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%s: tensor<f32>, %t: tensor<f32>):
      %v = stablehlo.add %s, %t : tensor<f32>
      stablehlo.return %v : tensor<f32>
    }) : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %6s = stablehlo.custom_call @Sharding(%r) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%6s) {backend_config = "", mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"} : (tensor<8x3xf32>) -> tensor<8x6xf32>
    %ds = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{devices=[1,2,2]0,1,2,3 last_tile_dim_replicate}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %d = stablehlo.custom_call @SPMDFullToShardShape(%ds) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<8x8xf32>
    %7s = stablehlo.custom_call @Sharding(%d) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.custom_call @SPMDShardToFullShape(%7s) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %es = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{unreduced}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %e = stablehlo.custom_call @SPMDFullToShardShape(%es) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %8s = stablehlo.custom_call @Sharding(%e) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%8s) {backend_config = "", mhlo.sharding = "{unreduced}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %fs = stablehlo.custom_call @Sharding(%u) {backend_config = "", mhlo.sharding = "{devices=[1,2,2]0,2,1,3 last_tile_dims={unreduced}}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %f = stablehlo.custom_call @SPMDFullToShardShape(%fs) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={manual, replicated}}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %g = stablehlo.custom_call @Sharding(%f) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={manual, unreduced}}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %h = stablehlo.add %g, %g : tensor<8x6xf32>
    %9s = stablehlo.custom_call @Sharding(%h) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={manual, replicated}}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %9 = stablehlo.custom_call @SPMDShardToFullShape(%9s) {backend_config = "", mhlo.sharding = "{devices=[1,1,2,2]<=[4] last_tile_dims={unreduced, replicated}}"} : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %4, %6, %7, %1, %8, %9 : tensor<8x4xf32>, tensor<8x6xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x6xf32>
  }
}
