module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]>
  func.func public @main(%arg0: tensor<1x3xf32>) -> (tensor<1x3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<1x3xf32>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = "stablehlo.all_reduce"(%iterArg_0) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %7 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %7 : tensor<f32>
      }) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %4 = stablehlo.subtract %iterArg_0, %3 : tensor<1x3xf32>
      %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<1x3xf32>
      %5 = stablehlo.multiply %4, %cst_1 : tensor<1x3xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      stablehlo.return %6, %5 : tensor<i32>, tensor<1x3xf32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.all_reduce"(%1) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<3xf32>) -> tensor<3xf32>
    return %0#1, %2 : tensor<1x3xf32>, tensor<3xf32>
  }
}
