module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4], device_ids=[2, 0, 3, 1]>
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<[2, 6, 0, 4]> : tensor<4xui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.dynamic_slice %c, %0, sizes = [1] : (tensor<4xui32>, tensor<ui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %c_0 = stablehlo.constant dense<[1, 3, 0, 2]> : tensor<4xui32>
    %3 = stablehlo.dynamic_slice %c_0, %0, sizes = [1] : (tensor<4xui32>, tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.negate %arg0 : tensor<8xf32>
    %6 = stablehlo.reverse %5, dims = [0] : tensor<8xf32>
    %7 = stablehlo.dynamic_slice %6, %2, sizes = [2] : (tensor<8xf32>, tensor<ui32>) -> tensor<2xf32>
    %8 = "stablehlo.all_reduce"(%7) <{replica_groups = dense<[[2, 0], [3, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %9 = "stablehlo.collective_permute"(%7) <{source_target_pairs = dense<[[2, 0], [0, 3], [3, 1], [1, 2]]> : tensor<4x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %10 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<2xf32>
    return %12, %9 : tensor<2xf32>, tensor<2xf32>
  }
}
