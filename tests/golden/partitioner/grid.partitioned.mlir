#pieces0 = dense<[[2, 0, 2, 2, 0, 0, 0, 0], [3, 0, 2, 2, 0, 0, 0, 2], [0, 1, 2, 2, 0, 0, 0, 0], [1, 1, 2, 2, 0, 0, 0, 2], [2, 2, 2, 2, 0, 0, 0, 0], [3, 2, 2, 2, 0, 0, 0, 2], [0, 3, 2, 2, 0, 0, 0, 0], [1, 3, 2, 2, 0, 0, 0, 2], [6, 4, 2, 2, 0, 0, 0, 0], [7, 4, 2, 2, 0, 0, 0, 2], [4, 5, 2, 2, 0, 0, 0, 0], [5, 5, 2, 2, 0, 0, 0, 2], [6, 6, 2, 2, 0, 0, 0, 0], [7, 6, 2, 2, 0, 0, 0, 2], [4, 7, 2, 2, 0, 0, 0, 0], [5, 7, 2, 2, 0, 0, 0, 2]]> : tensor<16x8xi64>
module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
  func.func public @main(%arg0: tensor<2x2xf32>) -> tensor<2x8xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[2, 0], [3, 1], [0, 2], [1, 3], [6, 4], [7, 5], [4, 6], [5, 7]]> : tensor<8x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<2x2xf32>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<2x2xf32>
    %3 = "spmdrun.redistribute"(%2) <{pieces = #pieces0}> : (tensor<2x2xf32>) -> tensor<2x4xf32>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<2x4xf32>
    %5 = "stablehlo.all_gather"(%4) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
    return %5 : tensor<2x8xf32>
  }
}
