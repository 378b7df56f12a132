module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4], device_ids=[2, 0, 3, 1]>
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<[1, 3, 0, 2]> : tensor<4xui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.dynamic_slice %c, %0, sizes = [1] : (tensor<4xui32>, tensor<ui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.negate %arg0 : tensor<2xf32>
    %4 = "stablehlo.collective_permute"(%3) <{source_target_pairs = dense<[[1, 2], [3, 0], [0, 3], [2, 1]]> : tensor<4x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %5 = stablehlo.reverse %4, dims = [0] : tensor<2xf32>
    %6 = "stablehlo.all_reduce"(%5) <{replica_groups = dense<[[2, 0], [3, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %11 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %7 = "stablehlo.collective_permute"(%5) <{source_target_pairs = dense<[[2, 0], [0, 3], [3, 1], [1, 2]]> : tensor<4x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %8 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<2xf32>
    return %10, %7 : tensor<2xf32>, tensor<2xf32>
  }
}
