module @jit_body attributes {mhlo.num_partitions = 6 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2, "j"=3]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}, {name = "j", size = 3 : i64}]}}
  sdy.mesh @mesh_0 = <["i"=2, "j"=3]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}, {name = "j", size = 3 : i64}]}}
  func.func public @main(%arg0: tensor<24x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<12xi32>) -> (tensor<6x2x3xf32> {jax.result_info = "result[0]"}, tensor<6x4x3xf32> {jax.result_info = "result[1]"}, tensor<6x4x3xf32> {jax.result_info = "result[2]"}, tensor<6x2xi32> {jax.result_info = "result[3]"}, tensor<6x2xi8> {jax.result_info = "result[4]"}, tensor<6x2xi8> {jax.result_info = "result[5]"}, tensor<6x4x3xf32> {jax.result_info = "result[6]"}, tensor<6x2xi32> {jax.result_info = "result[7]"}, tensor<6x4x3xf32> {jax.result_info = "result[8]"}, tensor<6x4x3xf32> {jax.result_info = "result[9]"}, tensor<6xi32> {jax.result_info = "result[10]"}, tensor<6x4x3xf32> {jax.result_info = "result[11]"}) {
    %0:12 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"i", "j"}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"i", "j"}]>] out_shardings=[<@mesh, [{"i", "j"}, {}, {}]>, <@mesh, [{"i", "j"}, {}, {}]>, <@mesh, [{"i", "j"}, {}, {}]>, <@mesh, [{"i", "j"}, {}]>, <@mesh, [{"i", "j"}, {}]>, <@mesh, [{"i", "j"}, {}]>, <@mesh, [{"i", "j"}, {}, {}]>, <@mesh, [{"i", "j"}, {}]>, <@mesh, [{"i", "j"}, {}, {}]>, <@mesh, [{"i", "j"}, {}, {}]>, <@mesh, [{"i", "j"}]>, <@mesh, [{"i", "j"}, {}, {}]>] manual_axes={"i", "j"} (%arg3: tensor<4x3xf32>, %arg4: tensor<4x3xf32>, %arg5: tensor<2xi32>) {
      %cst = stablehlo.constant dense<7.500000e-01> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %c = stablehlo.constant dense<3> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.divide %2, %c : tensor<ui32>
      %4 = stablehlo.remainder %3, %c_0 : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.compare GE, %5, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.convert %6 : (tensor<i1>) -> tensor<f32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %9 = stablehlo.multiply %1, %8 : tensor<2x3xf32>
      %10 = "stablehlo.all_reduce"(%9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">, #stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %50 : tensor<f32>
      }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %11 = "stablehlo.all_reduce"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %50 : tensor<f32>
      }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %12 = "stablehlo.all_reduce"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %50 : tensor<f32>
      }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %13 = "stablehlo.all_reduce"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<i32>
        stablehlo.return %50 : tensor<i32>
      }) : (tensor<2xi32>) -> tensor<2xi32>
      %14 = "stablehlo.all_reduce"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">, #stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<i32>
        stablehlo.return %50 : tensor<i32>
      }) : (tensor<2xi32>) -> tensor<2xi32>
      %15 = stablehlo.convert %arg5 : (tensor<2xi32>) -> tensor<2xi8>
      %c_2 = stablehlo.constant dense<40> : tensor<i8>
      %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<2xi8>
      %17 = stablehlo.multiply %15, %16 : tensor<2xi8>
      %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i8>, %arg7: tensor<i8>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<i8>
        stablehlo.return %50 : tensor<i8>
      }) : (tensor<2xi8>) -> tensor<2xi8>
      %19 = stablehlo.convert %arg5 : (tensor<2xi32>) -> tensor<2xi8>
      %20 = "stablehlo.all_reduce"(%19) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i8>, %arg7: tensor<i8>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<i8>
        stablehlo.return %50 : tensor<i8>
      }) : (tensor<2xi8>) -> tensor<2xi8>
      %21 = "stablehlo.all_reduce"(%20) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i8>, %arg7: tensor<i8>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<i8>
        stablehlo.return %50 : tensor<i8>
      }) : (tensor<2xi8>) -> tensor<2xi8>
      %22 = "stablehlo.all_reduce"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">, #stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %50 = stablehlo.minimum %arg6, %arg7 : tensor<f32>
        stablehlo.return %50 : tensor<f32>
      }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %23 = "stablehlo.all_reduce"(%arg5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %50 = stablehlo.maximum %arg6, %arg7 : tensor<i32>
        stablehlo.return %50 : tensor<i32>
      }) : (tensor<2xi32>) -> tensor<2xi32>
      %24 = "stablehlo.all_reduce"(%23) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
        %50 = stablehlo.maximum %arg6, %arg7 : tensor<i32>
        stablehlo.return %50 : tensor<i32>
      }) : (tensor<2xi32>) -> tensor<2xi32>
      %25 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %26 = "stablehlo.all_gather"(%25) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> : (tensor<1x4x3xf32>) -> tensor<2x4x3xf32>
      %27 = stablehlo.slice %26 [1:2, 0:4, 0:3] : (tensor<2x4x3xf32>) -> tensor<1x4x3xf32>
      %28 = stablehlo.reshape %27 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
      %29 = "stablehlo.all_reduce"(%28) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %50 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %50 : tensor<f32>
      }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %c_3 = stablehlo.constant dense<3> : tensor<ui32>
      %c_4 = stablehlo.constant dense<2> : tensor<ui32>
      %30 = stablehlo.partition_id : tensor<ui32>
      %31 = stablehlo.divide %30, %c_3 : tensor<ui32>
      %32 = stablehlo.remainder %31, %c_4 : tensor<ui32>
      %33 = stablehlo.convert %32 : (tensor<ui32>) -> tensor<i32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %34 = stablehlo.compare EQ, %33, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %35 = stablehlo.convert %34 : (tensor<i1>) -> tensor<i32>
      %36 = "stablehlo.case"(%35) ({
        stablehlo.return %arg4 : tensor<4x3xf32>
      }, {
        %50 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %55 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %55 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %51 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %52 = stablehlo.multiply %50, %51 : tensor<4x3xf32>
        %53 = stablehlo.add %52, %arg4 : tensor<4x3xf32>
        %54 = "stablehlo.all_reduce"(%53) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %55 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %55 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        stablehlo.return %54 : tensor<4x3xf32>
      }) : (tensor<i32>) -> tensor<4x3xf32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %37:3 = stablehlo.while(%iterArg = %arg4, %iterArg_7 = %c_6, %iterArg_8 = %arg3) : tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>
      cond {
        %50 = "stablehlo.all_reduce"(%iterArg_7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">, #stablehlo.axis_ref<name = "j">]>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
          %52 = stablehlo.add %arg6, %arg7 : tensor<i32>
          stablehlo.return %52 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %c_9 = stablehlo.constant dense<24> : tensor<i32>
        %51 = stablehlo.compare LT, %50, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %51 : tensor<i1>
      } do {
        %c_9 = stablehlo.constant dense<1> : tensor<i32>
        %50 = stablehlo.add %iterArg_7, %c_9 : tensor<i32>
        %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %52 = stablehlo.multiply %iterArg_8, %51 : tensor<4x3xf32>
        %53 = stablehlo.convert %iterArg_7 : (tensor<i32>) -> tensor<f32>
        %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %55 = stablehlo.multiply %iterArg, %54 : tensor<4x3xf32>
        %56 = stablehlo.cosine %55 : tensor<4x3xf32>
        %57 = "stablehlo.all_reduce"(%56) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
          %59 = stablehlo.add %arg6, %arg7 : tensor<f32>
          stablehlo.return %59 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %58 = stablehlo.add %52, %57 : tensor<4x3xf32>
        stablehlo.return %iterArg, %50, %58 : tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>
      }
      %38 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      %39 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %40 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %41 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
      %42 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<2xi8>) -> tensor<1x2xi8>
      %43 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<2xi8>) -> tensor<1x2xi8>
      %44 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %45 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
      %46 = stablehlo.broadcast_in_dim %29, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %47 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %48 = stablehlo.broadcast_in_dim %37#1, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %49 = stablehlo.broadcast_in_dim %37#2, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      sdy.return %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49 : tensor<1x2x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xi32>, tensor<1x2xi8>, tensor<1x2xi8>, tensor<1x4x3xf32>, tensor<1x2xi32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1xi32>, tensor<1x4x3xf32>
    } : (tensor<24x3xf32>, tensor<4x3xf32>, tensor<12xi32>) -> (tensor<6x2x3xf32>, tensor<6x4x3xf32>, tensor<6x4x3xf32>, tensor<6x2xi32>, tensor<6x2xi8>, tensor<6x2xi8>, tensor<6x4x3xf32>, tensor<6x2xi32>, tensor<6x4x3xf32>, tensor<6x4x3xf32>, tensor<6xi32>, tensor<6x4x3xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11 : tensor<6x2x3xf32>, tensor<6x4x3xf32>, tensor<6x4x3xf32>, tensor<6x2xi32>, tensor<6x2xi8>, tensor<6x2xi8>, tensor<6x4x3xf32>, tensor<6x2xi32>, tensor<6x4x3xf32>, tensor<6x4x3xf32>, tensor<6xi32>, tensor<6x4x3xf32>
  }
}
