module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=8]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  sdy.mesh @mesh_0 = <["i"=2, "j"=2, "k"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}, {name = "j", size = 2 : i64}, {name = "k", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<16x8x16xf32>, %arg1: tensor<24x16x8xf32>, %arg2: tensor<24x32xf32>) -> (tensor<16x8x16xf32> {jax.result_info = "result[0]"}, tensor<14x16x8xf32> {jax.result_info = "result[1]"}, tensor<22x32xf32> {jax.result_info = "result[2]"}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {}, {"i"}]> : tensor<16x8x16xf32>
    %1 = sdy.sharding_constraint %arg1 <@mesh_0, [{"k"}, {}, {"i"}]> : tensor<24x16x8xf32>
    %2 = sdy.sharding_constraint %arg2 <@mesh, [{"i"}, {}]> : tensor<24x32xf32>
    %3 = call @cumsum(%0) : (tensor<16x8x16xf32>) -> tensor<16x8x16xf32>
    %4 = call @_roll_static(%3) : (tensor<16x8x16xf32>) -> tensor<16x8x16xf32>
    %5 = call @_flip(%1) : (tensor<24x16x8xf32>) -> tensor<24x16x8xf32>
    %6 = stablehlo.slice %5 [5:19, 0:16, 0:8] : (tensor<24x16x8xf32>) -> tensor<14x16x8xf32>
    %7 = call @_roll_static_1(%6) : (tensor<14x16x8xf32>) -> tensor<14x16x8xf32>
    %8 = call @_roll_static_2(%2) : (tensor<24x32xf32>) -> tensor<24x32xf32>
    %9 = stablehlo.slice %8 [1:23, 0:32] : (tensor<24x32xf32>) -> tensor<22x32xf32>
    %10 = stablehlo.sine %9 : tensor<22x32xf32>
    %11 = call @_roll_static_3(%10) : (tensor<22x32xf32>) -> tensor<22x32xf32>
    %12 = sdy.sharding_constraint %4 <@mesh, [{}, {"i"}, {}]> : tensor<16x8x16xf32>
    %13 = sdy.sharding_constraint %7 <@mesh_0, [{}, {"j", "k"}, {"i"}]> : tensor<14x16x8xf32>
    %14 = sdy.sharding_constraint %11 <@mesh, [{}, {"i"}]> : tensor<22x32xf32>
    return %12, %13, %14 : tensor<16x8x16xf32>, tensor<14x16x8xf32>, tensor<22x32xf32>
  }
  func.func private @cumsum(%arg0: tensor<16x8x16xf32>) -> tensor<16x8x16xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<16x8x16xf32>) -> tensor<16x8x16xf32>
    return %0 : tensor<16x8x16xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<16x8x16xf32>) -> tensor<16x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [7, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 8, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x8x16xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    return %1 : tensor<16x8x16xf32>
  }
  func.func private @_roll_static(%arg0: tensor<16x8x16xf32>) -> tensor<16x8x16xf32> {
    %0 = stablehlo.slice %arg0 [0:16, 0:8, 12:16] : (tensor<16x8x16xf32>) -> tensor<16x8x4xf32>
    %1 = stablehlo.slice %arg0 [0:16, 0:8, 0:12] : (tensor<16x8x16xf32>) -> tensor<16x8x12xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<16x8x4xf32>, tensor<16x8x12xf32>) -> tensor<16x8x16xf32>
    return %2 : tensor<16x8x16xf32>
  }
  func.func private @_flip(%arg0: tensor<24x16x8xf32>) -> tensor<24x16x8xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<24x16x8xf32>
    return %0 : tensor<24x16x8xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<14x16x8xf32>) -> tensor<14x16x8xf32> {
    %0 = stablehlo.slice %arg0 [3:14, 0:16, 0:8] : (tensor<14x16x8xf32>) -> tensor<11x16x8xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:16, 0:8] : (tensor<14x16x8xf32>) -> tensor<3x16x8xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<11x16x8xf32>, tensor<3x16x8xf32>) -> tensor<14x16x8xf32>
    return %2 : tensor<14x16x8xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<24x32xf32>) -> tensor<24x32xf32> {
    %0 = stablehlo.slice %arg0 [21:24, 0:32] : (tensor<24x32xf32>) -> tensor<3x32xf32>
    %1 = stablehlo.slice %arg0 [0:21, 0:32] : (tensor<24x32xf32>) -> tensor<21x32xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x32xf32>, tensor<21x32xf32>) -> tensor<24x32xf32>
    return %2 : tensor<24x32xf32>
  }
  func.func private @_roll_static_3(%arg0: tensor<22x32xf32>) -> tensor<22x32xf32> {
    %0 = stablehlo.slice %arg0 [20:22, 0:32] : (tensor<22x32xf32>) -> tensor<2x32xf32>
    %1 = stablehlo.slice %arg0 [0:20, 0:32] : (tensor<22x32xf32>) -> tensor<20x32xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x32xf32>, tensor<20x32xf32>) -> tensor<22x32xf32>
    return %2 : tensor<22x32xf32>
  }
}
