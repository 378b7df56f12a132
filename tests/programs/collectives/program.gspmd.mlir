module @jit_body attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128xf32>, %arg1: tensor<20xi32>) -> (tensor<32xf32> {jax.result_info = "result[0]"}, tensor<128xf32> {jax.result_info = "result[1]"}, tensor<16x8xf32> {jax.result_info = "result[2]"}, tensor<128xf32> {jax.result_info = "result[3]"}, tensor<20xi32> {jax.result_info = "result[4]"}, tensor<20xi32> {jax.result_info = "result[5]"}, tensor<128xf32> {jax.result_info = "result[6]"}, tensor<20xi32> {jax.result_info = "result[7]"}, tensor<128xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<128xf32>) -> tensor<128xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<128xf32>) -> tensor<32xf32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<20xi32>) -> tensor<20xi32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<20xi32>) -> tensor<5xi32>
    %4:9 = call @shmap_body(%1, %3) : (tensor<32xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32xf32>, tensor<5xi32>, tensor<5xi32>, tensor<32xf32>, tensor<5xi32>, tensor<32xf32>)
    %5 = stablehlo.custom_call @Sharding(%4#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<8xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<8xf32>) -> tensor<32xf32>
    %7 = stablehlo.custom_call @Sharding(%4#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32xf32>) -> tensor<32xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<32xf32>) -> tensor<128xf32>
    %9 = stablehlo.custom_call @Sharding(%4#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = stablehlo.custom_call @SPMDShardToFullShape(%9) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<4x8xf32>) -> tensor<16x8xf32>
    %11 = stablehlo.custom_call @Sharding(%4#3) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32xf32>) -> tensor<32xf32>
    %12 = stablehlo.custom_call @SPMDShardToFullShape(%11) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<32xf32>) -> tensor<128xf32>
    %13 = stablehlo.custom_call @Sharding(%4#4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<5xi32>) -> tensor<5xi32>
    %14 = stablehlo.custom_call @SPMDShardToFullShape(%13) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<5xi32>) -> tensor<20xi32>
    %15 = stablehlo.custom_call @Sharding(%4#5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<5xi32>) -> tensor<5xi32>
    %16 = stablehlo.custom_call @SPMDShardToFullShape(%15) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<5xi32>) -> tensor<20xi32>
    %17 = stablehlo.custom_call @Sharding(%4#6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32xf32>) -> tensor<32xf32>
    %18 = stablehlo.custom_call @SPMDShardToFullShape(%17) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<32xf32>) -> tensor<128xf32>
    %19 = stablehlo.custom_call @Sharding(%4#7) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<5xi32>) -> tensor<5xi32>
    %20 = stablehlo.custom_call @SPMDShardToFullShape(%19) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<5xi32>) -> tensor<20xi32>
    %21 = stablehlo.custom_call @Sharding(%4#8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32xf32>) -> tensor<32xf32>
    %22 = stablehlo.custom_call @SPMDShardToFullShape(%21) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<32xf32>) -> tensor<128xf32>
    return %6, %8, %10, %12, %14, %16, %18, %20, %22 : tensor<32xf32>, tensor<128xf32>, tensor<16x8xf32>, tensor<128xf32>, tensor<20xi32>, tensor<20xi32>, tensor<128xf32>, tensor<20xi32>, tensor<128xf32>
  }
  func.func private @shmap_body(%arg0: tensor<32xf32>, %arg1: tensor<5xi32>) -> (tensor<8xf32> {jax.result_info = "[('i',)]"}, tensor<32xf32> {jax.result_info = "[('i',)]"}, tensor<4x8xf32> {jax.result_info = "[('i',), None]"}, tensor<32xf32> {jax.result_info = "[('i',)]"}, tensor<5xi32> {jax.result_info = "[('i',)]"}, tensor<5xi32> {jax.result_info = "[('i',)]"}, tensor<32xf32> {jax.result_info = "[('i',)]"}, tensor<5xi32> {jax.result_info = "[('i',)]"}, tensor<32xf32> {jax.result_info = "[('i',)]"}) {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<32xf32>) -> tensor<8xf32>
    %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<8xf32>) -> tensor<32xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<32xf32>) -> tensor<4x8xf32>
    %3 = "stablehlo.all_to_all"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 0], [1, 3]]> : tensor<3x2xi64>}> : (tensor<32xf32>) -> tensor<32xf32>
    %5 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %20 = stablehlo.maximum %arg2, %arg3 : tensor<i32>
      stablehlo.return %20 : tensor<i32>
    }) : (tensor<5xi32>) -> tensor<5xi32>
    %6 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %20 = stablehlo.minimum %arg2, %arg3 : tensor<i32>
      stablehlo.return %20 : tensor<i32>
    }) : (tensor<5xi32>) -> tensor<5xi32>
    %7 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xbf16>
    %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %20 : tensor<bf16>
    }) : (tensor<32xbf16>) -> tensor<32xbf16>
    %9 = stablehlo.convert %8 : (tensor<32xbf16>) -> tensor<32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare GT, %arg1, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %12 = stablehlo.convert %11 : (tensor<5xi1>) -> tensor<5xi32>
    %13 = "stablehlo.all_reduce"(%12) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %20 : tensor<i32>
    }) : (tensor<5xi32>) -> tensor<5xi32>
    %14 = stablehlo.negate %arg0 : tensor<32xf32>
    %15 = stablehlo.complex %arg0, %14 : tensor<32xcomplex<f32>>
    %16 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<complex<f32>>
      stablehlo.return %20 : tensor<complex<f32>>
    }) : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
    %17 = stablehlo.real %16 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %18 = stablehlo.imag %16 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %19 = stablehlo.add %17, %18 : tensor<32xf32>
    return %0, %1, %3, %4, %5, %6, %9, %13, %19 : tensor<8xf32>, tensor<32xf32>, tensor<4x8xf32>, tensor<32xf32>, tensor<5xi32>, tensor<5xi32>, tensor<32xf32>, tensor<5xi32>, tensor<32xf32>
  }
}
