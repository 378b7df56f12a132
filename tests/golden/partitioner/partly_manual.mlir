module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=2, "t"=2]>
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"d", ?}, {?}]>] out_shardings=[<@mesh, [{"d", ?}, {?}]>] manual_axes={"d"} (%arg1: tensor<2x6xf32>) {
      %1 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"t"} () {
        %c = stablehlo.constant dense<2> : tensor<ui32>
        %8 = stablehlo.partition_id : tensor<ui32>
        %9 = stablehlo.divide %8, %c : tensor<ui32>
        %10 = stablehlo.convert %9 : (tensor<ui32>) -> tensor<i32>
        sdy.return %10 : tensor<i32>
      } : () -> tensor<i32>
      %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<f32>
      %3 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {"t"}]>] out_shardings=[<@mesh, [{}, {"t"}]>] manual_axes={"t"} (%arg2: tensor<2x3xf32>) {
        %8 = stablehlo.reverse %arg2, dims = [1] : tensor<2x3xf32>
        sdy.return %8 : tensor<2x3xf32>
      } : (tensor<2x6xf32>) -> tensor<2x6xf32>
      %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
      %5 = stablehlo.add %3, %4 : tensor<2x6xf32>
      %6 = sdy.sharding_constraint %5 <@mesh, [{?}, {?}]> : tensor<2x6xf32>
      %7 = "stablehlo.all_reduce"(%6) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "d">]>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
        %9 = sdy.sharding_constraint %8 <@mesh, []> : tensor<f32>
        stablehlo.return %9 : tensor<f32>
      }) : (tensor<2x6xf32>) -> tensor<2x6xf32>
      sdy.return %7 : tensor<2x6xf32>
    } : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
