module @jit_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.multiply %arg0, %c : tensor<i32>
    return %0, %1 : tensor<i32>, tensor<i32>
  }
}
