module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
  func.func public @main(%arg0: tensor<4x2xf32>) -> tensor<2x8xf32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.constant dense<2> : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c : tensor<ui32>
    %3 = stablehlo.multiply %2, %c : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %4 = stablehlo.remainder %0, %c : tensor<ui32>
    %5 = stablehlo.multiply %4, %c : tensor<ui32>
    %6 = stablehlo.reverse %arg0, dims = [0] : tensor<4x2xf32>
    %7 = stablehlo.dynamic_slice %6, %3, %c_0, sizes = [2, 2] : (tensor<4x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x2xf32>
    %8 = stablehlo.reverse %7, dims = [1] : tensor<2x2xf32>
    %9 = "stablehlo.all_gather"(%8) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.all_gather"(%9) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.reverse %10, dims = [0] : tensor<4x4xf32>
    %12 = stablehlo.dynamic_slice %11, %5, %c_0, sizes = [2, 4] : (tensor<4x4xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x4xf32>
    %13 = "stablehlo.all_gather"(%12) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
    return %13 : tensor<2x8xf32>
  }
}
