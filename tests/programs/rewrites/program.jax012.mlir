module @jit_body attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  sdy.mesh @mesh_0 = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32x3xf32>, %arg1: tensor<16x5xi32>, %arg2: tensor<8x3xbf16>) -> (tensor<4x2x3xf32> {jax.result_info = "result[0]"}, tensor<4x1x5xi32> {jax.result_info = "result[1]"}, tensor<4x2x2xf32> {jax.result_info = "result[2]"}, tensor<4x8x3xf32> {jax.result_info = "result[3]"}, tensor<4x5xi32> {jax.result_info = "result[4]"}, tensor<4x3xf32> {jax.result_info = "result[5]"}, tensor<4x2x3xf32> {jax.result_info = "result[6]"}, tensor<4x3xf32> {jax.result_info = "result[7]"}, tensor<4x8x3xf32> {jax.result_info = "result[8]"}, tensor<4x3x3xf32> {jax.result_info = "result[9]"}, tensor<4x8x3xf32> {jax.result_info = "result[10]"}, tensor<4x4x5xi32> {jax.result_info = "result[11]"}) {
    %0:12 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>] out_shardings=[<@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>] manual_axes={"i"} (%arg3: tensor<8x3xf32>, %arg4: tensor<4x5xi32>, %arg5: tensor<2x3xbf16>) {
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<4> : tensor<ui32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.divide %1, %c : tensor<ui32>
      %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
      %5 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %67 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %67 : tensor<f32>
      }) : (tensor<8x3xf32>) -> tensor<8x3xf32>
      %c_1 = stablehlo.constant dense<2> : tensor<i32>
      %6 = stablehlo.multiply %c_1, %4 : tensor<i32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<8> : tensor<i32>
      %8 = stablehlo.add %6, %c_3 : tensor<i32>
      %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.dynamic_slice %5, %9, %c_4, sizes = [2, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
      %11 = "stablehlo.all_reduce"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %67 = stablehlo.minimum %arg6, %arg7 : tensor<i32>
        stablehlo.return %67 : tensor<i32>
      }) : (tensor<4x5xi32>) -> tensor<4x5xi32>
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.subtract %c_5, %4 : tensor<i32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare LT, %12, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_7 = stablehlo.constant dense<4> : tensor<i32>
      %14 = stablehlo.add %12, %c_7 : tensor<i32>
      %15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %16 = stablehlo.dynamic_slice %11, %15, %c_8, sizes = [1, 5] : (tensor<4x5xi32>, tensor<i32>, tensor<i32>) -> tensor<1x5xi32>
      %17 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %67 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %67 : tensor<f32>
      }) : (tensor<8x3xf32>) -> tensor<8x3xf32>
      %18 = stablehlo.slice %17 [3:5, 1:3] : (tensor<8x3xf32>) -> tensor<2x2xf32>
      %19 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
      %20 = "stablehlo.all_gather"(%19) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<1x8x3xf32>) -> tensor<4x8x3xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.reduce(%20 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x8x3xf32>, tensor<f32>) -> tensor<8x3xf32>
      %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
      %23 = stablehlo.divide %21, %22 : tensor<8x3xf32>
      %24 = "stablehlo.all_gather"(%arg4) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<4x5xi32>) -> tensor<16x5xi32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.reduce(%24 init: %c_10) applies stablehlo.add across dimensions = [0] : (tensor<16x5xi32>, tensor<i32>) -> tensor<5xi32>
      %26 = stablehlo.broadcast_in_dim %arg5, dims = [1, 2] : (tensor<2x3xbf16>) -> tensor<1x2x3xbf16>
      %27 = "stablehlo.all_gather"(%26) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<1x2x3xbf16>) -> tensor<4x2x3xbf16>
      %28 = stablehlo.convert %27 : (tensor<4x2x3xbf16>) -> tensor<4x2x3xf32>
      %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %29 = stablehlo.reduce(%28 init: %cst_11) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %30 = "stablehlo.all_gather"(%arg3) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<8x3xf32>) -> tensor<32x3xf32>
      %c_12 = stablehlo.constant dense<8> : tensor<i32>
      %31 = stablehlo.multiply %c_12, %4 : tensor<i32>
      %c_13 = stablehlo.constant dense<3> : tensor<i32>
      %32 = stablehlo.add %31, %c_13 : tensor<i32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %33 = stablehlo.compare LT, %32, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<32> : tensor<i32>
      %34 = stablehlo.add %32, %c_15 : tensor<i32>
      %35 = stablehlo.select %33, %34, %32 : tensor<i1>, tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.dynamic_slice %30, %35, %c_16, sizes = [2, 3] : (tensor<32x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
      %37 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
      %38 = "stablehlo.all_gather"(%37) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<1x8x3xf32>) -> tensor<4x8x3xf32>
      %39 = stablehlo.slice %38 [2:3, 5:6, 0:3] : (tensor<4x8x3xf32>) -> tensor<1x1x3xf32>
      %40 = stablehlo.reshape %39 : (tensor<1x1x3xf32>) -> tensor<3xf32>
      %41 = "stablehlo.all_gather"(%arg3) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<8x3xf32>) -> tensor<32x3xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %42 = stablehlo.add %4, %c_17 : tensor<i32>
      %c_18 = stablehlo.constant dense<4> : tensor<i32>
      %43 = func.call @remainder(%42, %c_18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_19 = stablehlo.constant dense<8> : tensor<i32>
      %44 = stablehlo.multiply %c_19, %43 : tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.compare LT, %44, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_21 = stablehlo.constant dense<32> : tensor<i32>
      %46 = stablehlo.add %44, %c_21 : tensor<i32>
      %47 = stablehlo.select %45, %46, %44 : tensor<i1>, tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %48 = stablehlo.dynamic_slice %41, %47, %c_22, sizes = [8, 3] : (tensor<32x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      %49 = "stablehlo.all_gather"(%arg3) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<8x3xf32>) -> tensor<32x3xf32>
      %50 = stablehlo.slice %49 [7:10, 0:3] : (tensor<32x3xf32>) -> tensor<3x3xf32>
      %51 = "stablehlo.collective_permute"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>}> : (tensor<8x3xf32>) -> tensor<8x3xf32>
      %52 = "stablehlo.collective_permute"(%51) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [3, 0]]> : tensor<3x2xi64>}> : (tensor<8x3xf32>) -> tensor<8x3xf32>
      %53 = "stablehlo.collective_permute"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<4x5xi32>) -> tensor<4x5xi32>
      %54 = "stablehlo.collective_permute"(%53) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [0, 3]]> : tensor<4x2xi64>}> : (tensor<4x5xi32>) -> tensor<4x5xi32>
      %55 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %56 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<1x5xi32>) -> tensor<1x1x5xi32>
      %57 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
      %58 = stablehlo.broadcast_in_dim %23, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
      %59 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
      %60 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %61 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %62 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %63 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
      %64 = stablehlo.broadcast_in_dim %50, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
      %65 = stablehlo.broadcast_in_dim %52, dims = [1, 2] : (tensor<8x3xf32>) -> tensor<1x8x3xf32>
      %66 = stablehlo.broadcast_in_dim %54, dims = [1, 2] : (tensor<4x5xi32>) -> tensor<1x4x5xi32>
      sdy.return %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66 : tensor<1x2x3xf32>, tensor<1x1x5xi32>, tensor<1x2x2xf32>, tensor<1x8x3xf32>, tensor<1x5xi32>, tensor<1x3xf32>, tensor<1x2x3xf32>, tensor<1x3xf32>, tensor<1x8x3xf32>, tensor<1x3x3xf32>, tensor<1x8x3xf32>, tensor<1x4x5xi32>
    } : (tensor<32x3xf32>, tensor<16x5xi32>, tensor<8x3xbf16>) -> (tensor<4x2x3xf32>, tensor<4x1x5xi32>, tensor<4x2x2xf32>, tensor<4x8x3xf32>, tensor<4x5xi32>, tensor<4x3xf32>, tensor<4x2x3xf32>, tensor<4x3xf32>, tensor<4x8x3xf32>, tensor<4x3x3xf32>, tensor<4x8x3xf32>, tensor<4x4x5xi32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11 : tensor<4x2x3xf32>, tensor<4x1x5xi32>, tensor<4x2x2xf32>, tensor<4x8x3xf32>, tensor<4x5xi32>, tensor<4x3xf32>, tensor<4x2x3xf32>, tensor<4x3xf32>, tensor<4x8x3xf32>, tensor<4x3x3xf32>, tensor<4x8x3xf32>, tensor<4x4x5xi32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
