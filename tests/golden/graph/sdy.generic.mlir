"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}} : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=4, "z"=2]>, sym_name = "mesh4"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, {sdy.sharding = #sdy.sharding<@mesh4, [{"x":(1)2}, {?}p2]>}, {sdy.sharding = #sdy.sharding<@mesh, []>}, {}], function_type = (tensor<16x8xf32>, tensor<16x8xf32>, tensor<f32>, tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>), res_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {}], replicated={"y"}>}, {}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<f32>, %arg3: tensor<16x8xf32>):
    %0 = "sdy.manual_computation"(%arg0, %arg3) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>}> ({
    ^bb0(%arg5: tensor<8x8xf32>, %arg6: tensor<16x8xf32>):
      %16 = "stablehlo.add"(%arg5, %arg5) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      "sdy.return"(%16) : (tensor<8x8xf32>) -> ()
    }) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{"y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, []>]>}> ({
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      "sdy.return"(%15) : (tensor<i32>) -> ()
    }) : () -> tensor<i32>
    %2 = "sdy.sharding_constraint"(%arg3) <{sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %3 = "sdy.sharding_constraint"(%arg3) <{sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"y"}, unreduced={"x"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %4 = "sdy.sharding_constraint"(%arg3) <{sharding = #sdy.sharding<@mesh, [{}, {?}], unreduced=max{"x", "y"}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %5 = "sdy.sharding_constraint"(%arg3) <{sharding = #sdy.sharding<@mesh4, [{}, {}], unreduced=min{"x":(2)2}>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = "sdy.reshard"(%arg3) <{sharding = #sdy.sharding<mesh<["q"=4]>, [{"q"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %7 = "sdy.all_gather"(%arg0) <{gathering_axes = #sdy<list_of_axis_ref_lists[{}, {"x"}]>, out_sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %8 = "sdy.all_slice"(%7) <{out_sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>, slicing_axes = #sdy<list_of_axis_ref_lists[{}, {"x"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %9 = "sdy.propagation_barrier"(%arg3) <{allowed_direction = 2 : i32}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "sdy.sharding_group"(%arg3) <{group_id = 3 : i64}> : (tensor<16x8xf32>) -> ()
    %10 = "sdy.named_computation"(%arg3) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, name = "foo \22", out_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg4: tensor<16x8xf32>):
      "sdy.return"(%arg4) : (tensor<16x8xf32>) -> ()
    }) : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %11 = "stablehlo.add"(%arg3, %arg3) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
    %12 = "stablehlo.custom_call"(%arg3) <{call_target_name = "foo"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=16, j=8} need_replication={j}, custom>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %13 = "sdy.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %14 = "sdy.collective_permute"(%arg0) <{out_sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
    "func.return"(%0, %11) : (tensor<16x8xf32>, tensor<16x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
