"builtin.module"() <{sym_name = "odd name"}> ({
  "func.func"() <{arg_attrs = [{}, {jax.buffer_donor = true, tf.aliasing_output = 0 : i32}], function_type = (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]['w\22']"}, {}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %1:2 = "stablehlo.while"(%arg2, %arg3) ({
    ^bb0(%arg10: tensor<i32>, %arg11: tensor<4xf32>):
      %20 = "stablehlo.compare"(%arg10, %0) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<4xf32>):
      %13 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %14 = "stablehlo.add"(%arg4, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "func.call"(%arg5) <{callee = @f}> : (tensor<4xf32>) -> tensor<4xf32>
      %16:2 = "stablehlo.while"(%arg4, %15) ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<4xf32>):
        %19 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
        "stablehlo.return"(%19) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg6: tensor<i32>, %arg7: tensor<4xf32>):
        %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
        %18 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
        "stablehlo.return"(%18, %17) : (tensor<i32>, tensor<4xf32>) -> ()
      }) {note.x = 1 : i32} : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
      "stablehlo.return"(%14, %16#1) : (tensor<i32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
    %2 = "stablehlo.case"(%arg2) ({
      %12 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
      "stablehlo.return"(%12) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%arg3) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    %3 = "stablehlo.compare"(%arg2, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4:2 = "stablehlo.if"(%3) ({
      "stablehlo.return"(%2, %arg2) : (tensor<4xf32>, tensor<i32>) -> ()
    }, {
      "stablehlo.return"(%arg3, %0) : (tensor<4xf32>, tensor<i32>) -> ()
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<i32>)
    %5 = "func.call"(%4#0) <{callee = @"<lambda>"}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.composite"(%5) <{composite_attributes = {a = 1 : i64, n = {}}, decomposition = @f, name = "jax.erf", version = 1 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
    %7:2 = "stablehlo.custom_call"(%6, %arg2) <{api_version = 4 : i32, backend_config = {uplo = 76 : ui8}, call_target_name = "odd target", has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {x.strange = #stablehlo.bounds<3, ?>} : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    "stablehlo.custom_call"() <{call_target_name = "no_operands", has_side_effect = true}> : () -> ()
    %8 = "stablehlo.create_token"() : () -> !stablehlo.token
    %9 = "stablehlo.after_all"(%8, %8) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %10 = "stablehlo.tuple"(%arg3, %arg2) : (tensor<4xf32>, tensor<i32>) -> tuple<tensor<4xf32>, tensor<i32>>
    %11 = "stablehlo.get_tuple_element"(%10) <{index = 1 : i32}> : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
    "func.return"(%7#0, %11) : (tensor<4xf32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4xf32>):
    "func.return"(%arg1) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{mhlo.layout_mode = "default"}], sym_name = "<lambda>", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    "func.return"(%arg0) : (tensor<4xf32>) -> ()
  }) {x.y = [1 : i32, "a\\b", @f, false, -3.500000e+00 : f16]} : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, x.f = 1.500000e+00 : f32, "x.key with space", x.t = tensor<2x?xf32>} : () -> ()
