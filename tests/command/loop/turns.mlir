module @jit_turns attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["p"=2]> {stablehlo.mesh = {axes = [{name = "p", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"p"}]>] out_shardings=[<@mesh, [{"p"}]>] manual_axes={"p"} (%arg1: tensor<1xf32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1) : tensor<i32>, tensor<1xf32>
      cond {
        %c_1 = stablehlo.constant dense<300000> : tensor<i32>
        %2 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = "stablehlo.collective_permute"(%iterArg_0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<1xf32>) -> tensor<1xf32>
        %c_1 = stablehlo.constant dense<1> : tensor<i32>
        %3 = stablehlo.convert %c_1 : (tensor<i32>) -> tensor<f32>
        %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %5 = stablehlo.add %2, %4 : tensor<1xf32>
        %c_2 = stablehlo.constant dense<1> : tensor<i32>
        %6 = stablehlo.add %iterArg, %c_2 : tensor<i32>
        stablehlo.return %6, %5 : tensor<i32>, tensor<1xf32>
      }
      sdy.return %1#1 : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
