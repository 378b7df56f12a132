module @jit_body attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  sdy.mesh @mesh_0 = <["i"=4]> {stablehlo.mesh = {axes = [{name = "i", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x3xf32>, %arg1: tensor<16x3xf32>, %arg2: tensor<12xi32>, %arg3: tensor<2xi32>) -> (tensor<4x4x3xf32> {jax.result_info = "result[0]"}, tensor<4x4x3xf32> {jax.result_info = "result[1]"}, tensor<4x4x3xf32> {jax.result_info = "result[2]"}, tensor<4x4x3xf32> {jax.result_info = "result[3][0]"}, tensor<4x4x3xf32> {jax.result_info = "result[3][1]"}, tensor<4x3xi32> {jax.result_info = "result[3][2]"}, tensor<4x4x3xf32> {jax.result_info = "result[4][0]"}, tensor<4x4x3xf32> {jax.result_info = "result[4][1]"}, tensor<4x3xi32> {jax.result_info = "result[4][2]"}, tensor<4x4x3xf32> {jax.result_info = "result[5][0]"}, tensor<4x4x3xf32> {jax.result_info = "result[5][1]"}, tensor<4xf32> {jax.result_info = "result[5][2]"}, tensor<4x2x3xf32> {jax.result_info = "result[6]"}) {
    %0:13 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3) in_shardings=[<@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}, {}, {}]>, <@mesh, [{"i"}]>, <@mesh, [{"i"}, {}, {}]>] manual_axes={"i"} (%arg4: tensor<4x3xf32>, %arg5: tensor<4x3xf32>, %arg6: tensor<3xi32>, %arg7: tensor<2xi32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1:3 = stablehlo.while(%iterArg = %arg5, %iterArg_10 = %c, %iterArg_11 = %arg4) : tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>
      cond {
        %c_12 = stablehlo.constant dense<5> : tensor<i32>
        %34 = stablehlo.compare LT, %iterArg_10, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %35 = stablehlo.multiply %iterArg_11, %34 : tensor<4x3xf32>
        %36 = stablehlo.sine %iterArg : tensor<4x3xf32>
        %37 = "stablehlo.all_reduce"(%36) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %42 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %42 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %39 = stablehlo.divide %37, %38 : tensor<4x3xf32>
        %40 = stablehlo.add %35, %39 : tensor<4x3xf32>
        %c_14 = stablehlo.constant dense<1> : tensor<i32>
        %41 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
        stablehlo.return %iterArg, %41, %40 : tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>
      }
      %2 = stablehlo.slice %arg7 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
      %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      %4:4 = stablehlo.while(%iterArg = %arg5, %iterArg_10 = %c_0, %iterArg_11 = %3, %iterArg_12 = %arg4) : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>
      cond {
        %34 = stablehlo.compare LT, %iterArg_10, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %34 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
        %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %36 = stablehlo.multiply %iterArg_12, %35 : tensor<4x3xf32>
        %37 = stablehlo.sine %iterArg : tensor<4x3xf32>
        %38 = "stablehlo.all_reduce"(%37) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %42 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %42 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %40 = stablehlo.divide %38, %39 : tensor<4x3xf32>
        %41 = stablehlo.add %36, %40 : tensor<4x3xf32>
        stablehlo.return %iterArg, %34, %iterArg_11, %41 : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>
      }
      %5 = stablehlo.slice %arg7 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
      %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %7:4 = stablehlo.while(%iterArg = %arg5, %iterArg_10 = %c_1, %iterArg_11 = %6, %iterArg_12 = %arg4) : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>
      cond {
        %34 = stablehlo.compare LT, %iterArg_10, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %34 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
        %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %35 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %36 = stablehlo.multiply %iterArg_12, %35 : tensor<4x3xf32>
        %37 = stablehlo.sine %iterArg : tensor<4x3xf32>
        %38 = "stablehlo.all_reduce"(%37) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %42 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %42 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %40 = stablehlo.divide %38, %39 : tensor<4x3xf32>
        %41 = stablehlo.add %36, %40 : tensor<4x3xf32>
        stablehlo.return %iterArg, %34, %iterArg_11, %41 : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>
      }
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %9 = stablehlo.multiply %arg4, %8 : tensor<4x3xf32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %10:6 = stablehlo.while(%iterArg = %arg6, %iterArg_10 = %c_3, %iterArg_11 = %c_2, %iterArg_12 = %arg4, %iterArg_13 = %9, %iterArg_14 = %arg6) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xi32>
      cond {
        %c_15 = stablehlo.constant dense<6> : tensor<i32>
        %34 = stablehlo.compare LT, %iterArg_10, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %c_15 = stablehlo.constant dense<1> : tensor<i32>
        %34 = stablehlo.add %iterArg_11, %c_15 : tensor<i32>
        %35 = stablehlo.cosine %iterArg_12 : tensor<4x3xf32>
        %36 = "stablehlo.all_reduce"(%iterArg_12) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %46 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %46 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %38 = stablehlo.divide %36, %37 : tensor<4x3xf32>
        %39 = stablehlo.add %iterArg_13, %38 : tensor<4x3xf32>
        %40 = stablehlo.convert %iterArg_11 : tensor<i32>
        %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %42 = stablehlo.add %iterArg, %41 : tensor<3xi32>
        %43 = "stablehlo.all_reduce"(%42) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
          %46 = stablehlo.add %arg8, %arg9 : tensor<i32>
          stablehlo.return %46 : tensor<i32>
        }) : (tensor<3xi32>) -> tensor<3xi32>
        %44 = stablehlo.subtract %iterArg_14, %43 : tensor<3xi32>
        %c_17 = stablehlo.constant dense<1> : tensor<i32>
        %45 = stablehlo.add %iterArg_10, %c_17 : tensor<i32>
        stablehlo.return %iterArg, %45, %34, %35, %39, %44 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xi32>
      }
      %11 = stablehlo.slice %arg7 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
      %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %14 = stablehlo.multiply %arg4, %13 : tensor<4x3xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %15:6 = stablehlo.while(%iterArg = %arg6, %iterArg_10 = %c_5, %iterArg_11 = %12, %iterArg_12 = %arg4, %iterArg_13 = %14, %iterArg_14 = %arg6) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xi32>
      cond {
        %34 = stablehlo.compare LT, %iterArg_10, %iterArg_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %c_15 = stablehlo.constant dense<1> : tensor<i32>
        %34 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
        %35 = stablehlo.cosine %iterArg_12 : tensor<4x3xf32>
        %36 = "stablehlo.all_reduce"(%iterArg_12) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %45 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %45 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %37 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %38 = stablehlo.divide %36, %37 : tensor<4x3xf32>
        %39 = stablehlo.add %iterArg_13, %38 : tensor<4x3xf32>
        %40 = stablehlo.convert %iterArg_10 : tensor<i32>
        %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %42 = stablehlo.add %iterArg, %41 : tensor<3xi32>
        %43 = "stablehlo.all_reduce"(%42) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
          %45 = stablehlo.add %arg8, %arg9 : tensor<i32>
          stablehlo.return %45 : tensor<i32>
        }) : (tensor<3xi32>) -> tensor<3xi32>
        %44 = stablehlo.subtract %iterArg_14, %43 : tensor<3xi32>
        stablehlo.return %iterArg, %34, %iterArg_11, %35, %39, %44 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xi32>
      }
      %16 = stablehlo.slice %arg4 [0:1, 0:1] : (tensor<4x3xf32>) -> tensor<1x1xf32>
      %17 = stablehlo.reshape %16 : (tensor<1x1xf32>) -> tensor<f32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %18:5 = stablehlo.while(%iterArg = %c_7, %iterArg_10 = %c_6, %iterArg_11 = %arg4, %iterArg_12 = %arg5, %iterArg_13 = %17) : tensor<i32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
      cond {
        %c_14 = stablehlo.constant dense<3> : tensor<i32>
        %34 = stablehlo.compare LT, %iterArg, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %c_14 = stablehlo.constant dense<1> : tensor<i32>
        %34 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
        %35 = "stablehlo.all_reduce"(%iterArg_11) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %55 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %55 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %36 = stablehlo.convert %iterArg_10 : (tensor<i32>) -> tensor<f32>
        %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %38 = stablehlo.multiply %iterArg_12, %37 : tensor<4x3xf32>
        %39 = "stablehlo.all_reduce"(%38) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %55 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %55 : tensor<f32>
        }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
        %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %40 = stablehlo.reduce(%iterArg_11 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
        %41 = "stablehlo.all_reduce"(%40) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %55 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %55 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
        %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %43 = stablehlo.divide %35, %42 : tensor<4x3xf32>
        %44 = stablehlo.subtract %iterArg_11, %43 : tensor<4x3xf32>
        %cst_17 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
        %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
        %46 = stablehlo.divide %39, %45 : tensor<4x3xf32>
        %47 = stablehlo.add %iterArg_12, %46 : tensor<4x3xf32>
        %48 = stablehlo.slice %iterArg_12 [0:1, 0:1] : (tensor<4x3xf32>) -> tensor<1x1xf32>
        %49 = stablehlo.reshape %48 : (tensor<1x1xf32>) -> tensor<f32>
        %50 = stablehlo.multiply %41, %49 : tensor<f32>
        %cst_18 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
        %51 = stablehlo.divide %50, %cst_18 : tensor<f32>
        %52 = "stablehlo.all_reduce"(%51) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
        ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
          %55 = stablehlo.add %arg8, %arg9 : tensor<f32>
          stablehlo.return %55 : tensor<f32>
        }) : (tensor<f32>) -> tensor<f32>
        %53 = stablehlo.add %iterArg_13, %52 : tensor<f32>
        %c_19 = stablehlo.constant dense<1> : tensor<i32>
        %54 = stablehlo.add %iterArg, %c_19 : tensor<i32>
        stablehlo.return %54, %34, %44, %47, %53 : tensor<i32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
      }
      %19 = stablehlo.slice %arg5 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %20:4 = stablehlo.while(%iterArg = %arg4, %iterArg_10 = %c_9, %iterArg_11 = %c_8, %iterArg_12 = %19) : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>
      cond {
        %c_13 = stablehlo.constant dense<4> : tensor<i32>
        %34 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %34 : tensor<i1>
      } do {
        %c_13 = stablehlo.constant dense<1> : tensor<i32>
        %34 = stablehlo.add %iterArg_11, %c_13 : tensor<i32>
        %c_14 = stablehlo.constant dense<0> : tensor<i32>
        %35:4 = stablehlo.while(%iterArg_16 = %iterArg, %iterArg_17 = %c_14, %iterArg_18 = %iterArg_11, %iterArg_19 = %iterArg_12) : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>
        cond {
          %37 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %37 : tensor<i1>
        } do {
          %c_20 = stablehlo.constant dense<1> : tensor<i32>
          %37 = stablehlo.add %iterArg_17, %c_20 : tensor<i32>
          %38 = stablehlo.slice %iterArg_16 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
          %39 = stablehlo.convert %iterArg_17 : (tensor<i32>) -> tensor<f32>
          %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
          %41 = stablehlo.multiply %38, %40 : tensor<2x3xf32>
          %42 = "stablehlo.all_reduce"(%41) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "i">]>, use_global_device_ids}> ({
          ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
            %44 = stablehlo.add %arg8, %arg9 : tensor<f32>
            stablehlo.return %44 : tensor<f32>
          }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
          %43 = stablehlo.add %iterArg_19, %42 : tensor<2x3xf32>
          stablehlo.return %iterArg_16, %37, %iterArg_18, %43 : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>
        }
        %c_15 = stablehlo.constant dense<1> : tensor<i32>
        %36 = stablehlo.add %iterArg_10, %c_15 : tensor<i32>
        stablehlo.return %iterArg, %36, %34, %35#3 : tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>
      }
      %21 = stablehlo.broadcast_in_dim %1#2, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %22 = stablehlo.broadcast_in_dim %4#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %23 = stablehlo.broadcast_in_dim %7#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %24 = stablehlo.broadcast_in_dim %10#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %25 = stablehlo.broadcast_in_dim %10#4, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %26 = stablehlo.broadcast_in_dim %10#5, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %27 = stablehlo.broadcast_in_dim %15#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %28 = stablehlo.broadcast_in_dim %15#4, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %29 = stablehlo.broadcast_in_dim %15#5, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
      %30 = stablehlo.broadcast_in_dim %18#2, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %31 = stablehlo.broadcast_in_dim %18#3, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
      %32 = stablehlo.broadcast_in_dim %18#4, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %33 = stablehlo.broadcast_in_dim %20#3, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
      sdy.return %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33 : tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xi32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x3xi32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1xf32>, tensor<1x2x3xf32>
    } : (tensor<16x3xf32>, tensor<16x3xf32>, tensor<12xi32>, tensor<2xi32>) -> (tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x3xi32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x3xi32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4xf32>, tensor<4x2x3xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12 : tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x3xi32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4x3xi32>, tensor<4x4x3xf32>, tensor<4x4x3xf32>, tensor<4xf32>, tensor<4x2x3xf32>
  }
}
