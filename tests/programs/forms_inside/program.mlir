module @jit_forms_inside attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @t = <["z"=2, "x"=2, "y"=2], device_ids=[0, 2, 4, 6, 1, 3, 5, 7]>
  sdy.mesh @a = <["x"=2, "y"=2, "z"=2]>
  sdy.mesh @l = <["p"=4, "q"=2], device_ids=[5, 2, 7, 0, 1, 4, 3, 6]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@t, [{"x"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@l, [{}, {"p"}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@l, [{"q"}, {?}]>}, tensor<8x8xf32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %arg1 <@t, [{"y"}, {"z"}]> : tensor<8x8xf32>
    %2:2 = sdy.manual_computation(%0, %1) in_shardings=[<@a, [{"x"}, {}]>, <@a, [{}, {}]>] out_shardings=[<@a, [{"x", "y"}, {}]>, <@a, [{}, {"x", "z"}]>] manual_axes={"x"} (%p: tensor<4x8xf32>, %w: tensor<8x8xf32>) {
      %3 = sdy.sharding_constraint %p <@a, [{"y"}, {}]> : tensor<4x8xf32>
      %4 = stablehlo.dot_general %3, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %5:2 = stablehlo.while(%k = %zero, %v = %4) : tensor<i32>, tensor<4x8xf32>
      cond {
        %c = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %6 = sdy.sharding_constraint %v <@a, [{"z"}, {"y"}]> : tensor<4x8xf32>
        %7 = stablehlo.tanh %6 : tensor<4x8xf32>
        %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @a, axes = [#stablehlo.axis_ref<name = "x">]>, use_global_device_ids}> ({
        ^bb0(%q: tensor<f32>, %r: tensor<f32>):
          %sum = stablehlo.add %q, %r : tensor<f32>
          stablehlo.return %sum : tensor<f32>
        }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
        %9 = stablehlo.add %6, %8 : tensor<4x8xf32>
        %m = stablehlo.add %k, %one : tensor<i32>
        stablehlo.return %m, %9 : tensor<i32>, tensor<4x8xf32>
      }
      %10 = sdy.manual_computation(%5#1) in_shardings=[<@a, [{"y"}, {}]>] out_shardings=[<@a, [{"y"}, {"z"}]>] manual_axes={"y"} (%q: tensor<2x8xf32>) {
        %11 = sdy.sharding_constraint %q <@a, [{}, {"z"}]> : tensor<2x8xf32>
        %12 = stablehlo.cosine %11 : tensor<2x8xf32>
        %13 = stablehlo.reverse %12, dims = [0] : tensor<2x8xf32>
        sdy.return %13 : tensor<2x8xf32>
      } : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %14 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
      sdy.return %10, %14 : tensor<4x8xf32>, tensor<8x4xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %15:2 = stablehlo.while(%k = %zero, %v = %2#0) : tensor<i32>, tensor<8x8xf32>
    cond {
      %c = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %16 = sdy.sharding_constraint %v <@a, [{"y"}, {"x"}]> : tensor<8x8xf32>
      %17 = stablehlo.sine %16 : tensor<8x8xf32>
      %18 = sdy.manual_computation(%17) in_shardings=[<@t, [{"y"}, {}]>] out_shardings=[<@t, [{"y"}, {"x"}]>] manual_axes={"y"} (%q: tensor<4x8xf32>) {
        %19 = sdy.sharding_constraint %q <@t, [{}, {"x"}]> : tensor<4x8xf32>
        %20 = stablehlo.reverse %19, dims = [0, 1] : tensor<4x8xf32>
        sdy.return %20 : tensor<4x8xf32>
      } : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %21 = stablehlo.add %18, %2#1 : tensor<8x8xf32>
      %m = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %m, %21 : tensor<i32>, tensor<8x8xf32>
    }
    return %15#1, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
