module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<2x8xf32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %c = stablehlo.constant dense<2> : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c : tensor<ui32>
    %3 = stablehlo.multiply %2, %c : tensor<ui32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui32>
    %4 = stablehlo.divide %0, %c_0 : tensor<ui32>
    %5 = stablehlo.multiply %4, %c_0 : tensor<ui32>
    %6 = stablehlo.remainder %0, %c : tensor<ui32>
    %7 = stablehlo.multiply %6, %c : tensor<ui32>
    %8 = stablehlo.add %5, %7 : tensor<ui32>
    %9 = stablehlo.remainder %0, %c : tensor<ui32>
    %10 = stablehlo.multiply %9, %c : tensor<ui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.reverse %arg0, dims = [0] : tensor<4x8xf32>
    %12 = stablehlo.dynamic_slice %11, %3, %8, sizes = [2, 2] : (tensor<4x8xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x2xf32>
    %13 = stablehlo.reverse %12, dims = [1] : tensor<2x2xf32>
    %14 = "stablehlo.all_gather"(%13) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1, 4, 5], [2, 3, 6, 7]]> : tensor<2x4xi64>}> : (tensor<2x2xf32>) -> tensor<2x8xf32>
    %15 = "stablehlo.all_gather"(%14) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> : (tensor<2x8xf32>) -> tensor<4x8xf32>
    %16 = stablehlo.reverse %15, dims = [0] : tensor<4x8xf32>
    %17 = stablehlo.dynamic_slice %16, %10, %c_1, sizes = [2, 8] : (tensor<4x8xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x8xf32>
    return %17 : tensor<2x8xf32>
  }
}
