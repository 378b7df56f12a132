module @jit_unreduced attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  sdy.mesh @other = <["x"=2, "y"=2], device_ids=[3, 1, 0, 2]>
  func.func public @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %u: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}], unreduced={"x"}>})
      -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"x"}>}, tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"x"}>}, tensor<8x4xf32>, tensor<8x6xf32>) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}], unreduced={"x"}> : tensor<8x4xf32>
    %2 = stablehlo.add %1, %1 : tensor<8x4xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{}, {}], unreduced={"x"}> : tensor<8x4xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{"x"}, {}]> : tensor<8x4xf32>
    %5 = sdy.sharding_constraint %u <@mesh, [{}, {"y"}], unreduced={"x"}> : tensor<8x6xf32>
    %6 = sdy.manual_computation(%5) in_shardings=[<@mesh, [{}, {"y"}], unreduced={"x"}>] out_shardings=[<@mesh, [{}, {"y"}]>] manual_axes={"x", "y"} (%p: tensor<8x3xf32>) {
      %q = stablehlo.add %p, %p : tensor<8x3xf32>
      %r = "stablehlo.all_reduce"(%q) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>, use_global_device_ids}> ({
      ^bb0(%s: tensor<f32>, %t: tensor<f32>):
        %v = stablehlo.add %s, %t : tensor<f32>
        stablehlo.return %v : tensor<f32>
      }) : (tensor<8x3xf32>) -> tensor<8x3xf32>
      sdy.return %r : tensor<8x3xf32>
    } : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %7 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}, {"x"}]>] out_shardings=[<@mesh, [{}, {}], unreduced={"x"}>] manual_axes={"x", "y"} (%p: tensor<8x8xf32>) {
      sdy.return %p : tensor<8x8xf32>
    } : (tensor<8x16xf32>) -> tensor<8x8xf32>
    %8 = sdy.sharded_to_unreduced [{}, {"x"}] %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x16xf32>
    %9 = stablehlo.dot_general %8, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %10 = sdy.all_reduce {"x"} %9 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
    %11 = sdy.replicated_to_unreduced {"y"} %10 out_sharding=<@mesh, [{}, {}], unreduced={"y"}> : tensor<8x4xf32>
    %12 = sdy.reduce_scatter [{"y"}, {}] %11 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x4xf32>
    %13 = sdy.manual_computation(%u) in_shardings=[<@other, [{}, {"x"}], unreduced={"y"}>] out_shardings=[<@other, [{}, {"x"}], unreduced={"y"}>] manual_axes={"x", "y"} (%p: tensor<8x3xf32>) {
      %q = stablehlo.add %p, %p : tensor<8x3xf32>
      sdy.return %q : tensor<8x3xf32>
    } : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %4, %6, %7, %1, %12, %13 : tensor<8x4xf32>, tensor<8x6xf32>, tensor<8x8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x6xf32>
  }
}
