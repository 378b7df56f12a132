module @jit_both attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x4x4xf32>) -> (tensor<16x4x4xf32> {jax.result_info = "result[0]"}, tensor<4x16x4xf32> {jax.result_info = "result[1]"}, tensor<4x4x16xf32> {jax.result_info = "result[2]"}, tensor<64x1x4xf32> {jax.result_info = "result[3]"}, tensor<16x4x4xf32> {jax.result_info = "result[4]"}, tensor<16x1x16xf32> {jax.result_info = "result[5]"}, tensor<64x4x1xf32> {jax.result_info = "result[6]"}, tensor<16x16x1xf32> {jax.result_info = "result[7]"}, tensor<16x4x4xf32> {jax.result_info = "result[8]"}, tensor<16x4x4xf32> {jax.result_info = "result[9]"}, tensor<16x4x4xf32> {jax.result_info = "result[10]"}, tensor<16x8x2xf32> {jax.result_info = "result[11]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<16x4x4xf32>) -> tensor<16x4x4xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4x4xf32>) -> tensor<4x4x4xf32>
    %2:11 = call @shmap_body(%1) : (tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<1x16x4xf32>, tensor<1x4x16xf32>, tensor<16x1x4xf32>, tensor<4x4x4xf32>, tensor<4x1x16xf32>, tensor<16x4x1xf32>, tensor<4x16x1xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32>)
    %3 = stablehlo.custom_call @Sharding(%2#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x4x4xf32>) -> tensor<16x4x4xf32>
    %5 = stablehlo.custom_call @Sharding(%2#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x16x4xf32>) -> tensor<1x16x4xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<1x16x4xf32>) -> tensor<4x16x4xf32>
    %7 = stablehlo.custom_call @Sharding(%2#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x4x16xf32>) -> tensor<1x4x16xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<1x4x16xf32>) -> tensor<4x4x16xf32>
    %9 = stablehlo.custom_call @Sharding(%2#3) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x1x4xf32>) -> tensor<16x1x4xf32>
    %10 = stablehlo.custom_call @SPMDShardToFullShape(%9) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<16x1x4xf32>) -> tensor<64x1x4xf32>
    %11 = stablehlo.custom_call @Sharding(%2#4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %12 = stablehlo.custom_call @SPMDShardToFullShape(%11) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x4x4xf32>) -> tensor<16x4x4xf32>
    %13 = stablehlo.custom_call @Sharding(%2#5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %14 = stablehlo.custom_call @SPMDShardToFullShape(%13) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x1x16xf32>) -> tensor<16x1x16xf32>
    %15 = stablehlo.custom_call @Sharding(%2#6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4x1xf32>) -> tensor<16x4x1xf32>
    %16 = stablehlo.custom_call @SPMDShardToFullShape(%15) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<16x4x1xf32>) -> tensor<64x4x1xf32>
    %17 = stablehlo.custom_call @Sharding(%2#7) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x16x1xf32>) -> tensor<4x16x1xf32>
    %18 = stablehlo.custom_call @SPMDShardToFullShape(%17) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x16x1xf32>) -> tensor<16x16x1xf32>
    %19 = stablehlo.custom_call @Sharding(%2#8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %20 = stablehlo.custom_call @SPMDShardToFullShape(%19) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x4x4xf32>) -> tensor<16x4x4xf32>
    %21 = stablehlo.custom_call @Sharding(%2#9) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %22 = stablehlo.custom_call @SPMDShardToFullShape(%21) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x4x4xf32>) -> tensor<16x4x4xf32>
    %23 = stablehlo.custom_call @Sharding(%2#10) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %24 = stablehlo.custom_call @SPMDShardToFullShape(%23) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x4x4xf32>) -> tensor<16x4x4xf32>
    %25 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<16x4x4xf32>) -> tensor<16x4x4xf32>
    %26 = stablehlo.custom_call @SPMDFullToShardShape(%25) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4x4xf32>) -> tensor<4x4x4xf32>
    %27 = call @shmap_body_0(%26) : (tensor<4x4x4xf32>) -> tensor<4x8x2xf32>
    %28 = stablehlo.custom_call @Sharding(%27) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
    %29 = stablehlo.custom_call @SPMDShardToFullShape(%28) {backend_config = "", mhlo.sharding = "{devices=[4,1,1]<=[4]}"} : (tensor<4x8x2xf32>) -> tensor<16x8x2xf32>
    return %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %29 : tensor<16x4x4xf32>, tensor<4x16x4xf32>, tensor<4x4x16xf32>, tensor<64x1x4xf32>, tensor<16x4x4xf32>, tensor<16x1x16xf32>, tensor<64x4x1xf32>, tensor<16x16x1xf32>, tensor<16x4x4xf32>, tensor<16x4x4xf32>, tensor<16x4x4xf32>, tensor<16x8x2xf32>
  }
  func.func private @shmap_body(%arg0: tensor<4x4x4xf32>) -> (tensor<4x4x4xf32> {jax.result_info = "[('i',), None, None]"}, tensor<1x16x4xf32> {jax.result_info = "[('i',), None, None]"}, tensor<1x4x16xf32> {jax.result_info = "[('i',), None, None]"}, tensor<16x1x4xf32> {jax.result_info = "[('i',), None, None]"}, tensor<4x4x4xf32> {jax.result_info = "[('i',), None, None]"}, tensor<4x1x16xf32> {jax.result_info = "[('i',), None, None]"}, tensor<16x4x1xf32> {jax.result_info = "[('i',), None, None]"}, tensor<4x16x1xf32> {jax.result_info = "[('i',), None, None]"}, tensor<4x4x4xf32> {jax.result_info = "[('i',), None, None]"}, tensor<4x4x4xf32> {jax.result_info = "[('i',), None, None]"}, tensor<4x4x4xf32> {jax.result_info = "[('i',), None, None]"}) {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %1 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x4x4xf32>) -> tensor<1x16x4xf32>
    %2 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x4x4xf32>) -> tensor<1x4x16xf32>
    %3 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x4xf32>) -> tensor<16x1x4xf32>
    %4 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %5 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x4xf32>) -> tensor<4x1x16xf32>
    %6 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 2 : i64}> : (tensor<4x4x4xf32>) -> tensor<16x4x1xf32>
    %7 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 2 : i64}> : (tensor<4x4x4xf32>) -> tensor<4x16x1xf32>
    %8 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 2 : i64}> : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<4x4x4xf32>) -> tensor<4x4x4x1xf32>
    %10 = "stablehlo.all_to_all"(%9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 3 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x4x4x1xf32>) -> tensor<4x1x4x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x1x4x4xf32>) -> tensor<4x4x4xf32>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3] : (tensor<4x4x4xf32>) -> tensor<1x4x4x4xf32>
    %13 = "stablehlo.all_to_all"(%12) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 3 : i64}> : (tensor<1x4x4x4xf32>) -> tensor<4x4x4x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x4x4x1xf32>) -> tensor<4x4x4xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %11, %14 : tensor<4x4x4xf32>, tensor<1x16x4xf32>, tensor<1x4x16xf32>, tensor<16x1x4xf32>, tensor<4x4x4xf32>, tensor<4x1x16xf32>, tensor<16x4x1xf32>, tensor<4x16x1xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<4x4x4xf32>
  }
  func.func private @shmap_body_0(%arg0: tensor<4x4x4xf32>) -> (tensor<4x8x2xf32> {jax.result_info = "[('i', 'j'), None, None]"}) {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 2 : i64}> : (tensor<4x4x4xf32>) -> tensor<4x8x2xf32>
    return %0 : tensor<4x8x2xf32>
  }
}
