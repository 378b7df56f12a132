module @"odd name" attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, x.f = 1.500000e+00 : f32, "x.key with space", x.t = tensor<2x?xf32>} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<4xf32> {jax.buffer_donor = true, tf.aliasing_output = 0 : i32}) -> (tensor<4xf32> {jax.result_info = "result[0]['w\22']"}, tensor<i32>) {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<4xf32>
    cond {
      %11 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %12 = func.call @f(%iterArg_0) : (tensor<4xf32>) -> tensor<4xf32>
      %13:2 = stablehlo.while(%iterArg_2 = %iterArg, %iterArg_3 = %12) : tensor<i32>, tensor<4xf32> attributes {note.x = 1 : i32}
      cond {
        %c_4 = stablehlo.constant dense<true> : tensor<i1>
        stablehlo.return %c_4 : tensor<i1>
      } do {
        %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
        %c_4 = stablehlo.constant dense<2> : tensor<i32>
        stablehlo.return %c_4, %cst : tensor<i32>, tensor<4xf32>
      }
      stablehlo.return %11, %13#1 : tensor<i32>, tensor<4xf32>
    }
    %1 = "stablehlo.case"(%arg0) ({
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
      stablehlo.return %cst : tensor<4xf32>
    }, {
      stablehlo.return %arg1 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    %2 = stablehlo.compare EQ, %arg0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3:2 = "stablehlo.if"(%2) ({
      stablehlo.return %1, %arg0 : tensor<4xf32>, tensor<i32>
    }, {
      stablehlo.return %arg1, %c : tensor<4xf32>, tensor<i32>
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<i32>)
    %4 = call @"<lambda>"(%3#0) {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.composite "jax.erf" %4 {composite_attributes = {a = 1 : i64, n = {}}, decomposition = @f, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    %6:2 = stablehlo.custom_call @"odd target"(%5, %arg0) {api_version = 4 : i32, backend_config = {uplo = 76 : ui8}, has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], x.strange = #stablehlo.bounds<3, ?>} : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    stablehlo.custom_call @no_operands() {has_side_effect = true} : () -> ()
    %7 = stablehlo.create_token : !stablehlo.token
    %8 = stablehlo.after_all %7, %7 : !stablehlo.token
    %9 = stablehlo.tuple %arg1, %arg0 : tuple<tensor<4xf32>, tensor<i32>>
    %10 = stablehlo.get_tuple_element %9[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
    return %6#0, %10 : tensor<4xf32>, tensor<i32>
  }
  func.func private @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func private @"<lambda>"(%arg0: tensor<4xf32>) -> (tensor<4xf32> {mhlo.layout_mode = "default"}) attributes {x.y = [1 : i32, "a\\b", @f, false, -3.500000e+00 : f16]} {
    return %arg0 : tensor<4xf32>
  }
}
