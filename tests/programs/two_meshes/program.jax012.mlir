module @jit_f attributes {mhlo.num_partitions = 12 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["u"=4, "v"=3]> {stablehlo.mesh = {axes = [{name = "u", size = 4 : i64}, {name = "v", size = 3 : i64}]}}
  sdy.mesh @mesh_0 = <["a"=2, "b"=3, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 3 : i64}, {name = "c", size = 2 : i64}]}}
  sdy.mesh @mesh_1 = <["a"=2, "b"=3, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 3 : i64}, {name = "c", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<12x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"u"}, {"v"}]>}, %arg1: tensor<12x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"v"}, {"u"}]>}) -> (tensor<12x24xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh_0, [{?}, {"a", ?}]>] out_shardings=[<@mesh_0, [{?}, {"a", ?}]>] manual_axes={"a"} (%arg2: tensor<12x12xf32>) {
      %2 = stablehlo.tanh %arg2 : tensor<12x12xf32>
      %3 = sdy.sharding_constraint %2 <@mesh_0, [{?}, {?}]> : tensor<12x12xf32>
      %4 = sdy.sharding_constraint %3 <@mesh_0, [{"c"}, {}]> : tensor<12x12xf32>
      %5 = sdy.manual_computation(%4) in_shardings=[<@mesh_0, [{?}, {"b", ?}]>] out_shardings=[<@mesh_0, [{?}, {"b", ?}]>] manual_axes={"b"} (%arg3: tensor<12x4xf32>) {
        %11 = stablehlo.tanh %arg3 : tensor<12x4xf32>
        %12 = sdy.sharding_constraint %11 <@mesh_0, [{?}, {?}]> : tensor<12x4xf32>
        %13 = "stablehlo.all_reduce"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_1, axes = [#stablehlo.axis_ref<name = "b">]>, use_global_device_ids}> ({
        ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
          %17 = stablehlo.add %arg4, %arg5 : tensor<f32>
          %18 = sdy.sharding_constraint %17 <@mesh_0, []> : tensor<f32>
          stablehlo.return %18 : tensor<f32>
        }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
        %14 = sdy.sharding_constraint %13 <@mesh_0, [{?}, {?}]> : tensor<12x4xf32>
        %15 = stablehlo.add %12, %14 : tensor<12x4xf32>
        %16 = sdy.sharding_constraint %15 <@mesh_0, [{?}, {?}]> : tensor<12x4xf32>
        sdy.return %16 : tensor<12x4xf32>
      } : (tensor<12x12xf32>) -> tensor<12x12xf32>
      %6 = sdy.sharding_constraint %5 <@mesh_0, [{?}, {?}]> : tensor<12x12xf32>
      %7 = "stablehlo.all_reduce"(%6) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_1, axes = [#stablehlo.axis_ref<name = "a">]>, use_global_device_ids}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %11 = stablehlo.add %arg3, %arg4 : tensor<f32>
        %12 = sdy.sharding_constraint %11 <@mesh_0, []> : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<12x12xf32>) -> tensor<12x12xf32>
      %8 = sdy.sharding_constraint %7 <@mesh_0, [{?}, {?}]> : tensor<12x12xf32>
      %9 = stablehlo.add %6, %8 : tensor<12x12xf32>
      %10 = sdy.sharding_constraint %9 <@mesh_0, [{?}, {?}]> : tensor<12x12xf32>
      sdy.return %10 : tensor<12x12xf32>
    } : (tensor<12x24xf32>) -> tensor<12x24xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<12x24xf32>
    return %1 : tensor<12x24xf32>
  }
}
