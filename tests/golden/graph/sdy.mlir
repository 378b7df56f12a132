module {
  sdy.mesh @mesh = <["x"=2, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}}
  sdy.mesh @mesh4 = <["x"=4, "z"=2]>
  func.func public @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh4, [{"x":(1)2}, {?}p2]>}, %arg2: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %arg3: tensor<16x8xf32>) -> (tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {}], replicated={"y"}>}, tensor<16x8xf32>) {
    %0 = sdy.manual_computation(%arg0, %arg3) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%arg4: tensor<8x8xf32>, %arg5: tensor<16x8xf32>) {
      %15 = stablehlo.add %arg4, %arg4 : tensor<8x8xf32>
      sdy.return %15 : tensor<8x8xf32>
    } : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"y"} () {
      %c = stablehlo.constant dense<1> : tensor<i32>
      sdy.return %c : tensor<i32>
    } : () -> tensor<i32>
    %2 = sdy.sharding_constraint %arg3 <@mesh, [{"x", ?}, {?}]> : tensor<16x8xf32>
    %3 = sdy.sharding_constraint %arg3 <@mesh, [{}, {}], replicated={"y"}, unreduced={"x"}> : tensor<16x8xf32>
    %4 = sdy.sharding_constraint %arg3 <@mesh, [{}, {?}], unreduced=max{"x", "y"}> : tensor<16x8xf32>
    %5 = sdy.sharding_constraint %arg3 <@mesh4, [{}, {}], unreduced=min{"x":(2)2}> : tensor<16x8xf32>
    %6 = sdy.reshard %arg3 <mesh<["q"=4]>, [{"q"}, {}]> : tensor<16x8xf32>
    %7 = sdy.all_gather [{}, {"x"}] %arg0 out_sharding=<@mesh, [{"y"}, {}]> : tensor<16x8xf32>
    %8 = sdy.all_slice [{}, {"x"}] %7 out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<16x8xf32>
    %9 = sdy.propagation_barrier %arg3 allowed_direction=BACKWARD : tensor<16x8xf32>
    sdy.sharding_group %arg3 group_id=3 : tensor<16x8xf32>
    %10 = sdy.named_computation<"foo \22">(%arg3) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] (%arg4: tensor<16x8xf32>) {
      sdy.return %arg4 : tensor<16x8xf32>
    } : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %11 = stablehlo.add %arg3, %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<16x8xf32>
    %12 = stablehlo.custom_call @foo(%arg3) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=8} need_replication={j}, custom>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %13 = sdy.constant dense<1.000000e+00> : tensor<4xf32>
    %14 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<16x8xf32>
    return %0, %11 : tensor<16x8xf32>, tensor<16x8xf32>
  }
}
