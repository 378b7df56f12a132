module @jit__lambda attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<512x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}) -> (tensor<512x512xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg1: tensor<256x512xf32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1) : tensor<i32>, tensor<256x512xf32>
      cond {
        %c_1 = stablehlo.constant dense<2000> : tensor<i32>
        %2 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = stablehlo.slice %iterArg_0 [255:256, 0:512] : (tensor<256x512xf32>) -> tensor<1x512xf32>
        %3 = "stablehlo.collective_permute"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x512xf32>) -> tensor<1x512xf32>
        %4 = stablehlo.slice %iterArg_0 [0:1, 0:512] : (tensor<256x512xf32>) -> tensor<1x512xf32>
        %5 = "stablehlo.collective_permute"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<1x512xf32>) -> tensor<1x512xf32>
        %6 = stablehlo.concatenate %3, %iterArg_0, %5, dim = 0 : (tensor<1x512xf32>, tensor<256x512xf32>, tensor<1x512xf32>) -> tensor<258x512xf32>
        %c_1 = stablehlo.constant dense<0> : tensor<i32>
        %7 = func.call @_pad(%iterArg_0, %c_1) : (tensor<256x512xf32>, tensor<i32>) -> tensor<256x514xf32>
        %8 = stablehlo.slice %6 [0:256, 0:512] : (tensor<258x512xf32>) -> tensor<256x512xf32>
        %9 = stablehlo.slice %6 [2:258, 0:512] : (tensor<258x512xf32>) -> tensor<256x512xf32>
        %10 = stablehlo.add %8, %9 : tensor<256x512xf32>
        %11 = stablehlo.slice %7 [0:256, 0:512] : (tensor<256x514xf32>) -> tensor<256x512xf32>
        %12 = stablehlo.add %10, %11 : tensor<256x512xf32>
        %13 = stablehlo.slice %7 [0:256, 2:514] : (tensor<256x514xf32>) -> tensor<256x512xf32>
        %14 = stablehlo.add %12, %13 : tensor<256x512xf32>
        %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x512xf32>
        %16 = stablehlo.multiply %15, %iterArg_0 : tensor<256x512xf32>
        %17 = stablehlo.subtract %14, %16 : tensor<256x512xf32>
        %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
        %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x512xf32>
        %19 = stablehlo.multiply %18, %17 : tensor<256x512xf32>
        %20 = stablehlo.add %iterArg_0, %19 : tensor<256x512xf32>
        %c_3 = stablehlo.constant dense<1> : tensor<i32>
        %21 = stablehlo.add %iterArg, %c_3 : tensor<i32>
        stablehlo.return %21, %20 : tensor<i32>, tensor<256x512xf32>
      }
      sdy.return %1#1 : tensor<256x512xf32>
    } : (tensor<512x512xf32>) -> tensor<512x512xf32>
    return %0 : tensor<512x512xf32>
  }
  func.func private @_pad(%arg0: tensor<256x512xf32>, %arg1: tensor<i32>) -> tensor<256x514xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256x514xf32>
    return %1 : tensor<256x514xf32>
  }
}
