module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=2, "t"=2]>
  func.func public @main(%arg0: tensor<2x6xf32>) -> (tensor<2x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %1 = stablehlo.remainder %0, %c_0 : tensor<ui32>
    %c_1 = stablehlo.constant dense<3> : tensor<ui32>
    %2 = stablehlo.multiply %1, %c_1 : tensor<ui32>
    %3 = stablehlo.dynamic_slice %arg0, %c, %2, sizes = [2, 3] : (tensor<2x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<ui32>
    %4 = stablehlo.partition_id : tensor<ui32>
    %5 = stablehlo.divide %4, %c_2 : tensor<ui32>
    %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i32>
    %7 = stablehlo.convert %6 : (tensor<i32>) -> tensor<f32>
    %8 = stablehlo.reverse %3, dims = [1] : tensor<2x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.add %8, %9 : tensor<2x3xf32>
    %11 = "stablehlo.all_gather"(%10) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    %12 = "stablehlo.all_reduce"(%11) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<2x6xf32>) -> tensor<2x6xf32>
    return %12 : tensor<2x6xf32>
  }
}
