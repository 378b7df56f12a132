module @jit_fit_step attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<2xf32> {jax.buffer_donor = true}, %arg1: tensor<2x8xf32>, %arg2: tensor<2x8xf32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0:2 = call @_fun(%arg0, %arg1, %arg2) : (tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
    %1 = stablehlo.slice %0#0 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2xf32>
    %6 = stablehlo.slice %0#1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    return %5, %7 : tensor<2xf32>, tensor<f32>
  }
  func.func private @_fun(%arg0: tensor<2xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<2x8xf32>) -> (tensor<2x2xf32>, tensor<2xf32>) {
    %0:2 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{"data"}]>] manual_axes={"data"} (%arg3: tensor<2xf32>, %arg4: tensor<1x8xf32>, %arg5: tensor<1x8xf32>) {
      %1 = stablehlo.reshape %arg4 : (tensor<1x8xf32>) -> tensor<8xf32>
      %2 = stablehlo.reshape %arg5 : (tensor<1x8xf32>) -> tensor<8xf32>
      %3 = stablehlo.slice %arg3 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %6 = stablehlo.multiply %5, %1 : tensor<8xf32>
      %7 = stablehlo.slice %arg3 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %10 = stablehlo.add %6, %9 : tensor<8xf32>
      %11 = stablehlo.subtract %10, %2 : tensor<8xf32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %13 = stablehlo.multiply %12, %11 : tensor<8xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %14 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %16 = stablehlo.multiply %15, %13 : tensor<8xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.pad %18, %cst_3, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
      %20 = stablehlo.multiply %16, %1 : tensor<8xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %23 = stablehlo.pad %22, %cst_5, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
      %24 = stablehlo.add %19, %23 : tensor<2xf32>
      %25 = "stablehlo.all_reduce"(%24) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %44 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %44 : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %27 = stablehlo.divide %25, %26 : tensor<2xf32>
      %28 = stablehlo.slice %arg3 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
      %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %31 = stablehlo.multiply %30, %1 : tensor<8xf32>
      %32 = stablehlo.slice %arg3 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %33 = stablehlo.reshape %32 : (tensor<1xf32>) -> tensor<f32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %35 = stablehlo.add %31, %34 : tensor<8xf32>
      %36 = stablehlo.subtract %35, %2 : tensor<8xf32>
      %37 = stablehlo.multiply %36, %36 : tensor<8xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %39 = stablehlo.divide %38, %cst_8 : tensor<f32>
      %40 = "stablehlo.all_reduce"(%39) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %44 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %44 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %41 = stablehlo.divide %40, %cst_9 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<1xf32>
      sdy.return %42, %43 : tensor<1x2xf32>, tensor<1xf32>
    } : (tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
    return %0#0, %0#1 : tensor<2x2xf32>, tensor<2xf32>
  }
}
