module @jit_body attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=2, "t"=2]> {stablehlo.mesh = {axes = [{name = "d", size = 2 : i64}, {name = "t", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}, %arg1: tensor<6x10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<8x7xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"d", ?}, {?}]>, <@mesh, [{?}, {?}]>] out_shardings=[<@mesh, [{"d", ?}, {?}]>, <@mesh, []>] manual_axes={"d"} (%arg2: tensor<4x6xf32>, %arg3: tensor<6x10xf32>) {
      %1 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"t"}]> : tensor<4x6xf32>
      %2 = sdy.sharding_constraint %arg3 <@mesh, [{"t"}, {}]> : tensor<6x10xf32>
      %3 = sdy.sharding_constraint %1 <@mesh, [{?}, {?}]> : tensor<4x6xf32>
      %4 = sdy.sharding_constraint %2 <@mesh, [{?}, {?}]> : tensor<6x10xf32>
      %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x10xf32>) -> tensor<4x10xf32>
      %6 = sdy.sharding_constraint %5 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
      %7 = sdy.sharding_constraint %6 <@mesh, [{}, {"t"}]> : tensor<4x10xf32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %8:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %7) : tensor<i32>, tensor<i32>, tensor<4x10xf32>
      cond {
        %c_3 = stablehlo.constant dense<3> : tensor<i32>
        %28 = sdy.sharding_constraint %iterArg <@mesh, []> : tensor<i32>
        %29 = sdy.sharding_constraint %c_3 <@mesh, []> : tensor<i32>
        %30 = stablehlo.compare LT, %28, %29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %30 : tensor<i1>
      } do {
        %28 = sdy.sharding_constraint %iterArg_2 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
        %29:2 = func.call @closed_call(%iterArg_1, %28) : (tensor<i32>, tensor<4x10xf32>) -> (tensor<i32>, tensor<4x10xf32>)
        %c_3 = stablehlo.constant dense<1> : tensor<i32>
        %30 = sdy.sharding_constraint %iterArg <@mesh, []> : tensor<i32>
        %31 = sdy.sharding_constraint %c_3 <@mesh, []> : tensor<i32>
        %32 = stablehlo.add %30, %31 : tensor<i32>
        %33 = sdy.sharding_constraint %32 <@mesh, []> : tensor<i32>
        stablehlo.return %33, %29#0, %29#1 : tensor<i32>, tensor<i32>, tensor<4x10xf32>
      }
      %9 = sdy.sharding_constraint %8#0 <@mesh, []> : tensor<i32>
      %10 = sdy.sharding_constraint %8#1 <@mesh, []> : tensor<i32>
      %11 = sdy.sharding_constraint %8#2 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
      %12 = stablehlo.slice %11 [0:4, 1:10] : (tensor<4x10xf32>) -> tensor<4x9xf32>
      %13 = sdy.sharding_constraint %12 <@mesh, [{?}, {?}]> : tensor<4x9xf32>
      %14 = stablehlo.slice %11 [0:4, 0:1] : (tensor<4x10xf32>) -> tensor<4x1xf32>
      %15 = sdy.sharding_constraint %14 <@mesh, [{?}, {?}]> : tensor<4x1xf32>
      %16 = stablehlo.concatenate %13, %15, dim = 1 : (tensor<4x9xf32>, tensor<4x1xf32>) -> tensor<4x10xf32>
      %17 = sdy.sharding_constraint %16 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
      %18 = sdy.sharding_constraint %17 <@mesh, [{}, {"t"}]> : tensor<4x10xf32>
      %19 = sdy.sharding_constraint %18 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
      %20 = stablehlo.slice %19 [0:4, 2:9] : (tensor<4x10xf32>) -> tensor<4x7xf32>
      %21 = sdy.sharding_constraint %20 <@mesh, [{?}, {?}]> : tensor<4x7xf32>
      %22 = sdy.sharding_constraint %21 <@mesh, [{}, {"t"}]> : tensor<4x7xf32>
      %23 = func.call @_flip(%22) : (tensor<4x7xf32>) -> tensor<4x7xf32>
      %24 = sdy.sharding_constraint %18 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%24 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<f32>
      %26 = sdy.sharding_constraint %25 <@mesh, []> : tensor<f32>
      %27 = "stablehlo.all_reduce"(%26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %28 = stablehlo.add %arg4, %arg5 : tensor<f32>
        %29 = sdy.sharding_constraint %28 <@mesh, []> : tensor<f32>
        stablehlo.return %29 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      sdy.return %23, %27 : tensor<4x7xf32>, tensor<f32>
    } : (tensor<8x6xf32>, tensor<6x10xf32>) -> (tensor<8x7xf32>, tensor<f32>)
    return %0#0, %0#1 : tensor<8x7xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<4x10xf32>) -> (tensor<i32>, tensor<4x10xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = sdy.sharding_constraint %arg0 <@mesh, []> : tensor<i32>
    %1 = sdy.sharding_constraint %c <@mesh, []> : tensor<i32>
    %2 = stablehlo.add %0, %1 : tensor<i32>
    %3 = sdy.sharding_constraint %2 <@mesh, []> : tensor<i32>
    %4 = sdy.sharding_constraint %arg1 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %5 = stablehlo.tanh %4 : tensor<4x10xf32>
    %6 = sdy.sharding_constraint %5 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %7 = sdy.sharding_constraint %arg1 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %21 = stablehlo.add %arg2, %arg3 : tensor<f32>
      %22 = sdy.sharding_constraint %21 <@mesh, []> : tensor<f32>
      stablehlo.return %22 : tensor<f32>
    }) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<4x10xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %13 = stablehlo.add %6, %12 : tensor<4x10xf32>
    %14 = sdy.sharding_constraint %13 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %15 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %16 = sdy.sharding_constraint %15 <@mesh, []> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %18 = sdy.sharding_constraint %17 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    %19 = stablehlo.add %14, %18 : tensor<4x10xf32>
    %20 = sdy.sharding_constraint %19 <@mesh, [{?}, {?}]> : tensor<4x10xf32>
    return %3, %20 : tensor<i32>, tensor<4x10xf32>
  }
  func.func private @_flip(%arg0: tensor<4x7xf32>) -> tensor<4x7xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{?}, {?}]> : tensor<4x7xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x7xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{?}, {?}]> : tensor<4x7xf32>
    return %2 : tensor<4x7xf32>
  }
}
