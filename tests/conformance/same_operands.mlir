// tridiagonal_solve_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xf32>
%c1 = stablehlo.constant dense<"0x21039040E7D7B240AB49A3402EA73940B2D74C409AD0AF40"> : tensor<6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xf32>
%c2 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE"> : tensor<6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xf32>
%c3 = stablehlo.constant dense<"0x4E91BD3F974C5ABF563FD33EF3188E3FAB425D3FB4ACD43F"> : tensor<6xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xf32>
%r:7 = call @f(%a0, %a1, %a2, %a3) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>)
%e0 = stablehlo.constant dense<"0x219D0F415EE123BEA079194077DC0BC0DAF4863F59C50440"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.1400121568149189e-03 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xBF47AA3ED214D3BDD6CFDE3DFB22C03EBD5D1BBEF257A23E"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.9470596265073254e-05 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0xDD5BE03CA8022EBD579A43BE1D5B17BF32C9773F5C3D4B3B"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.3076862021298439e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e3 = stablehlo.constant dense<"0x2A8775BE8AA0113F7C923FBFE737633FBE6622BF633ABA3E"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1161359597954288e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e4 = stablehlo.constant dense<"0x867A8D3F58492F3F6539A13FCD7DAA3F79AD92BE4E8B833F"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.1756499652146886e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e5 = stablehlo.constant dense<"0x33C7C8BD759DB93EEA8091BD3BF3733EA99EBD3E10B4EBBD"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.8298584444146400e-05 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000000800000803F00000080000000000000803F00000080"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.3841857910156250e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>) {
%0 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<6x1xf32>
%1:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%7 = stablehlo.select %6, %1#3, %5 : tensor<6x1xi1>, tensor<6x1xf32>
%8 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<6x1xf32>
%9:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg0, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%11 = stablehlo.compare EQ, %9#4, %10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%15 = stablehlo.select %14, %9#3, %13 : tensor<6x1xi1>, tensor<6x1xf32>
%16 = stablehlo.reshape %arg0 : (tensor<6xf32>) -> tensor<6x1xf32>
%17:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg2, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x1xi1>, tensor<6x1xf32>
%24 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<6x1xf32>
%25:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg1, %24) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%27 = stablehlo.compare EQ, %25#4, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%31 = stablehlo.select %30, %25#3, %29 : tensor<6x1xi1>, tensor<6x1xf32>
%32 = stablehlo.reshape %arg1 : (tensor<6xf32>) -> tensor<6x1xf32>
%33:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg2, %32) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%35 = stablehlo.compare EQ, %33#4, %34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%39 = stablehlo.select %38, %33#3, %37 : tensor<6x1xi1>, tensor<6x1xf32>
%40 = stablehlo.reshape %arg2 : (tensor<6xf32>) -> tensor<6x1xf32>
%41:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg2, %40) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<i32>
%43 = stablehlo.compare EQ, %41#4, %42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%47 = stablehlo.select %46, %41#3, %45 : tensor<6x1xi1>, tensor<6x1xf32>
%48 = stablehlo.reshape %arg0 : (tensor<6xf32>) -> tensor<6x1xf32>
%49:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg0, %arg0, %48) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%51 = stablehlo.compare EQ, %49#4, %50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
%54 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%55 = stablehlo.select %54, %49#3, %53 : tensor<6x1xi1>, tensor<6x1xf32>
return %7, %15, %23, %31, %39, %47, %55 : tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>
}
}
// -----
// tridiagonal_perturbed_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073F"> : tensor<6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xf32>
%c1 = stablehlo.constant dense<"0x21039040E7D7B240AB49A3402EA73940B2D74C409AD0AF40"> : tensor<6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xf32>
%c2 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE"> : tensor<6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xf32>
%c3 = stablehlo.constant dense<"0x4E91BD3F974C5ABF563FD33EF3188E3FAB425D3FB4ACD43F"> : tensor<6xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<6xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xf32>
%r:7 = call @f(%a0, %a1, %a2, %a3) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>)
%e0 = stablehlo.constant dense<"0x229D0F415FE123BEA079194077DC0BC0DAF4863F59C50440"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.1400123841885943e-03 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e1 = stablehlo.constant dense<"0xBE47AA3ED214D3BDD6CFDE3DFB22C03EBC5D1BBEF257A23E"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.9470596265073254e-05 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0xDD5BE03CA9022EBD579A43BE1D5B17BF32C9773F5B3D4B3B"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.3076862021298439e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e3 = stablehlo.constant dense<"0x2A8775BE8AA0113F7C923FBFE737633FBD6622BF633ABA3E"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1161359597954288e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e4 = stablehlo.constant dense<"0x867A8D3F59492F3F6539A13FCD7DAA3F79AD92BE4E8B833F"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.1756499652146886e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e5 = stablehlo.constant dense<"0x33C7C8BD759DB93EEA8091BD3BF3733EA99EBD3E0FB4EBBD"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.8298584444146400e-05 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000803F00000080000000800000803F00000000"> : tensor<6x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.3841857910156250e-04 : f64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>) {
%0 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<6x1xf32>
%1 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
%2 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<6x1xf32>
%3 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg0, %2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
%4 = stablehlo.reshape %arg0 : (tensor<6xf32>) -> tensor<6x1xf32>
%5 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg2, %4) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
%6 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<6x1xf32>
%7 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg1, %6) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
%8 = stablehlo.reshape %arg1 : (tensor<6xf32>) -> tensor<6x1xf32>
%9 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg2, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
%10 = stablehlo.reshape %arg2 : (tensor<6xf32>) -> tensor<6x1xf32>
%11 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg2, %10) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
%12 = stablehlo.reshape %arg0 : (tensor<6xf32>) -> tensor<6x1xf32>
%13 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg0, %arg0, %12) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
return %1, %3, %5, %7, %9, %11, %13 : tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>
}
}
// -----
// triangular_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x74B453405A7CF93FDEA339BFB0BC933F1363BD3F221E6440946F7EBE1D4E02BF613DC9BFA450ACBD41C93D40EAAE78BFDE6AA1BFC9BD9CBF05AEA03FB1486C40"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%r:4 = call @f(%a0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x0000803F0000000000000000000000003503E53E4862413F5C09B63DF5C519BE6258F3BEB4F7713EA350673F1A881F3EDE30C3BE07530ABE4336A33E8F9B973F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.8239125526852149e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x5EC2263F3235253F40F6C0BE8710A03E18E930BD86B8733FF54DD0BC972D0DBE52F004BCCCBEB3BDCD418E3F8BB786BE0000000000000000000000000000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.6497437488615105e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x98F8493F682EF43DDE7602BE00000000E2A4A43ED96D713F05B0663D00000000AA5E24BF94500CBECD418E3F00000000F0E2AEBEF8D1A9BE5516AE3E0000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.6497437488615105e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000803FC7D7163F4E7B60BEEDA5B23E000000004862413F4067AE3C384693BE000000009D649C3EA766623F8C5F1ABE00000000395E853CAC85E9BCC79A893F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.5630853883740201e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
%0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%2 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%3 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
// -----
// reflectors_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x74B453405A7CF93FDEA339BFB0BC933F1363BD3F221E6440946F7EBE1D4E02BF613DC9BFA450ACBD41C93D40EAAE78BFDE6AA1BFC9BD9CBF05AEA03FB1486C40"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%r:4 = call @f(%a0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0xEB43A9407A167C3F8C449B3D9118ECBF3F195B3F26A441402EA078BED2816E3F85978CBF66221F3F39690C407CB64BBEB549A93F571D813EC54894BF1DCE4740"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.1528119848189817e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x72B2AE3F9BAD964001C7EFBFED680CC064D2DFBDCB1622403559C33FC3A6B73F72D9B23F86604DBF6B9AF63F5936BEBE31B7643E948C8E3F1615B5BF1B664640"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.8065991841685900e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xF4735D40A670EB3F08A436BFB1BC933FF16E9C3F46326540EA5348BE204E02BF4306B8BF23FE51BE6A743940EAAE78BF6667AABF53C1ABBF5B59B73FB1486C40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2005657740464812e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0xE6C24640D3256740048609C0DE400C3ED03786BF4851CB3FB1A61840149AF2BE25012340DCF6953FE07C753E0025FA3B87A78BBE89E886BF6F854B3FFF5F7F40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.3783648828157311e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
%0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%1 = stablehlo.custom_call @lapack_sormqr_ffi(%0#0, %0#1, %0#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%2:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%3 = stablehlo.custom_call @lapack_sormqr_ffi(%2#0, %2#1, %2#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%4:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%5 = stablehlo.custom_call @lapack_sormqr_ffi(%4#0, %4#1, %4#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%6:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
%7 = stablehlo.custom_call @lapack_sormqr_ffi(%6#0, %6#1, %6#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %1, %3, %5, %7 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
// -----
// tridiagonal_solve_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000020478AC33F00000040B30FE4BF000000A067C2E0BF000000607D10E0BF000000804C32FF3F0000006028FEE03F"> : tensor<6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xf64>
%c1 = stablehlo.constant dense<"0x0000001C64001240000000D8FC5A16400000006835691440000000B0E534074000000050F69A09400000003013FA1540"> : tensor<6xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xf64>
%c2 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF"> : tensor<6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xf64>
%c3 = stablehlo.constant dense<"0x000000C029B2F73F000000E09249EBBF000000C0EA67DA3F000000601EC3F13F0000006055A8EB3F000000809695FA3F"> : tensor<6xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xf64>
%r:7 = call @f(%a0, %a1, %a2, %a3) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>)
%e0 = stablehlo.constant dense<"0x220D9136A4F321402856D2D72B7CC4BFBC6900FD332F034004C836DA8E7B01C08E69664A9BDEF03F9ECF4023AB980040"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.9860835618531387e-12 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e1 = stablehlo.constant dense<"0x1892D6D5F748D53FF13F29459A62BABFFCB2E594FAD9BB3F1B650B775F04D83F9BD0A6BFB76BC3BF2BF6B455FE4AD43F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.6665198166292664e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0xEC1728B17B0B9C3FCAC6240455C0A5BFAFD459DF4A73C8BFB521269663EBE2BF102D323D26F9EE3F7456F97BAB67693F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.2984004871502202e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e3 = stablehlo.constant dense<"0x941E17FEE5B0CEBFD24F747C1134E23F8F4508DA4FF2E7BFE1E83E25FD66EC3F90AABBD4D74CE4BF203B8E674C47D73F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.9416109534134952e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e4 = stablehlo.constant dense<"0xD4CA22B450AFF13F632C7E252BE9E53F8F932E892C27F43F36F130A1B94FF53F1478EE3FAF55D2BF60ED29C46971F03F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 5.9151090230690271e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e5 = stablehlo.constant dense<"0x3F193076E618B9BF179C2EA3AE33D73F76D7592E1D30B2BF7E6BB24D677ECE3FF59B8F1BD5B3D73F8C9AB5FD8176BDBF"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.6446892816291098e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000080000000000000F03F00000000000000800000000000000000000000000000F03F0000000000000080"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.4408920985006262e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %arg3: tensor<6xf64>) -> (tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>) {
%0 = stablehlo.reshape %arg3 : (tensor<6xf64>) -> tensor<6x1xf64>
%1:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%7 = stablehlo.select %6, %1#3, %5 : tensor<6x1xi1>, tensor<6x1xf64>
%8 = stablehlo.reshape %arg3 : (tensor<6xf64>) -> tensor<6x1xf64>
%9:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg0, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%11 = stablehlo.compare EQ, %9#4, %10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%15 = stablehlo.select %14, %9#3, %13 : tensor<6x1xi1>, tensor<6x1xf64>
%16 = stablehlo.reshape %arg0 : (tensor<6xf64>) -> tensor<6x1xf64>
%17:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg2, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x1xi1>, tensor<6x1xf64>
%24 = stablehlo.reshape %arg3 : (tensor<6xf64>) -> tensor<6x1xf64>
%25:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg1, %24) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%27 = stablehlo.compare EQ, %25#4, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%31 = stablehlo.select %30, %25#3, %29 : tensor<6x1xi1>, tensor<6x1xf64>
%32 = stablehlo.reshape %arg1 : (tensor<6xf64>) -> tensor<6x1xf64>
%33:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg2, %32) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%35 = stablehlo.compare EQ, %33#4, %34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%39 = stablehlo.select %38, %33#3, %37 : tensor<6x1xi1>, tensor<6x1xf64>
%40 = stablehlo.reshape %arg2 : (tensor<6xf64>) -> tensor<6x1xf64>
%41:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg2, %40) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<i32>
%43 = stablehlo.compare EQ, %41#4, %42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%47 = stablehlo.select %46, %41#3, %45 : tensor<6x1xi1>, tensor<6x1xf64>
%48 = stablehlo.reshape %arg0 : (tensor<6xf64>) -> tensor<6x1xf64>
%49:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg0, %arg0, %48) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%51 = stablehlo.compare EQ, %49#4, %50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
%54 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%55 = stablehlo.select %54, %49#3, %53 : tensor<6x1xi1>, tensor<6x1xf64>
return %7, %15, %23, %31, %39, %47, %55 : tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>
}
}
// -----
// tridiagonal_perturbed_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000020478AC33F00000040B30FE4BF000000A067C2E0BF000000607D10E0BF000000804C32FF3F0000006028FEE03F"> : tensor<6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xf64>
%c1 = stablehlo.constant dense<"0x0000001C64001240000000D8FC5A16400000006835691440000000B0E534074000000050F69A09400000003013FA1540"> : tensor<6xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xf64>
%c2 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF"> : tensor<6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xf64>
%c3 = stablehlo.constant dense<"0x000000C029B2F73F000000E09249EBBF000000C0EA67DA3F000000601EC3F13F0000006055A8EB3F000000809695FA3F"> : tensor<6xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xf64>
%r:7 = call @f(%a0, %a1, %a2, %a3) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>)
%e0 = stablehlo.constant dense<"0x220D9136A4F321402756D2D72B7CC4BFBC6900FD332F034004C836DA8E7B01C08F69664A9BDEF03F9FCF4023AB980040"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.9860835618531387e-12 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e1 = stablehlo.constant dense<"0x1892D6D5F748D53FF13F29459A62BABFFCB2E594FAD9BB3F1B650B775F04D83F9BD0A6BFB76BC3BF2BF6B455FE4AD43F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.6665198166292664e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0xEC1728B17B0B9C3FCAC6240455C0A5BFAFD459DF4A73C8BFB521269663EBE2BF102D323D26F9EE3F7456F97BAB67693F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.2984004871502202e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e3 = stablehlo.constant dense<"0x9C1E17FEE5B0CEBFD44F747C1134E23F904508DA4FF2E7BFE1E83E25FD66EC3F90AABBD4D74CE4BF203B8E674C47D73F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.9416109534134952e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e4 = stablehlo.constant dense<"0xD4CA22B450AFF13F642C7E252BE9E53F8F932E892C27F43F36F130A1B94FF53F1478EE3FAF55D2BF60ED29C46971F03F"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 5.9151090230690271e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e5 = stablehlo.constant dense<"0x3E193076E618B9BF189C2EA3AE33D73F76D7592E1D30B2BF7E6BB24D677ECE3FF59B8F1BD5B3D73F8C9AB5FD8176BDBF"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.6446892816291098e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000800000000000000080000000000000F03F0000000000000000"> : tensor<6x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.4408920985006262e-13 : f64} : (tensor<6x1xf64>, tensor<6x1xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %arg3: tensor<6xf64>) -> (tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>) {
%0 = stablehlo.reshape %arg3 : (tensor<6xf64>) -> tensor<6x1xf64>
%1 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
%2 = stablehlo.reshape %arg3 : (tensor<6xf64>) -> tensor<6x1xf64>
%3 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg0, %2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
%4 = stablehlo.reshape %arg0 : (tensor<6xf64>) -> tensor<6x1xf64>
%5 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg2, %4) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
%6 = stablehlo.reshape %arg3 : (tensor<6xf64>) -> tensor<6x1xf64>
%7 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg1, %6) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
%8 = stablehlo.reshape %arg1 : (tensor<6xf64>) -> tensor<6x1xf64>
%9 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg2, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
%10 = stablehlo.reshape %arg2 : (tensor<6xf64>) -> tensor<6x1xf64>
%11 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg1, %arg2, %10) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
%12 = stablehlo.reshape %arg0 : (tensor<6xf64>) -> tensor<6x1xf64>
%13 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%arg0, %arg0, %arg0, %12) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=1, n=6, o=1}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x1xf64>) -> tensor<6x1xf64>
return %1, %3, %5, %7, %9, %11, %13 : tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>, tensor<6x1xf64>
}
}
// -----
// triangular_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000908E760A40000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F00000048C4830C4000000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF0000002028B9074000000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F0000002416890D40"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%r:4 = call @f(%a0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF3F9B750546AD7F913CC948E1280A9585BC8E5747A3D0FD8C3CCB79EB9966A0DC3FF4CA9CF2482CE83F092BD6962BC1B63F4A0EA694BE38C3BF0BE782260C6BDEBF45CE0D51F63ECE3FD6C9676814EAEC3F2BF9B82303F1C33F334AADB91B66D8BFCB0611CE604AC1BF41775F80C866D43F33A2C0E671F3F23F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.2599471298218527e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xC2F327BD4BD8E43F04F1FB48A6A6E43F6EA4CF23C81ED8BFAE213AE51002D43FEBB372F7211DA6BF5D6DAA9D1077EE3FC5193FDFBE099ABFC44889C7B2A5C1BFF52AF4130C9E80BF668E9F8CD977B6BF1B1B079139C8F13F615FF860F1D6D0BF000000000000000000000000000000000000000000000000000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.9355320928269665e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x1FBB5401133FE93F942BA7D6CD85BE3FC90C27E7DB4EC0BF00000000000000005D6C68329C94D43FD9E72205BB2DEE3F475A0A7300D6AC3F0000000000000000D26A1035D58BE4BFFDBACE8E128AC1BF1B1B079139C8F13F0000000000000000B35841FD5DDCD5BFA099E2F93E3AD5BF9DDADE9CCAC2D53F000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.9355320928269665e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF3F4C4F2BD1F8DAE23F3BEF69BA690FCCBFB4F62F94BD54D63FC272717921918A3CF5CA9CF2482CE83FCE33FBD3E7CC953F36C22909C768D2BFDE731183B59690BCF2696895938CD33F7C4783F0D44CEC3FC8242F97F14BC3BF0C724D3AF84A4CBCAD73CC59C6AB903F0F5A6493B5309DBF7242E0CC5833F13F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.7741182493398007e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
%0 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%2 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%3 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
return %0, %1, %2, %3 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
}
}
// -----
// reflectors_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000908E760A40000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F00000048C4830C4000000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF0000002028B9074000000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F0000002416890D40"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%r:4 = call @f(%a0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0x600567467D281540BB97520ECF82EF3FBEF4130E9468B33F4EBE80E31183FDBF8E5B99002863EB3FBF2794E0843408400C965A8E0514CFBFEBFAEDBB39D0ED3F34B0AE9AF092F1BFD5B322654CE4E33F05E8533C278D01400425F400D076C9BF60E80E893629F53FD96BB9E4AB23D03F59EEA4C51889F2BF22E45489C3F90840"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.8725695264839594e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x33D824C84ED6F53F874DEE2FB3D5124034985236E0F8FDBF5FB027B11D8D01C08FD6807D51FABBBFB77E5D9CD9420440F180846C266BF83F62192450D8F4F63F780415382E5BF63F14C9817C10ACE9BF272795714DD3FE3F7582BDE5CAC6D7BFCDE05C38E596CC3FFF41FC9492D1F13F570B11CFA2A2F6BFEB2CB37EC3CC0840"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.2276975609901455e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x566B98807EAE0B406C65FB35146EFD3F8CF0EB1D81D4E6BFFFFFFFFF9577F23FAA66CD14DE8DF33F4964758248A60C405ED1ECDB7A0AC9BFFDFFFF9FC349E0BF16FC0F40C800F7BFCB95EE86C33FCABF052FFD0B8D2E074000000040DD15EFBFB506A0AAEC4CF5BFEE01BE492A78F5BF21D28C452BEBF63F0000002416890D40"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.0988731976785690e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0ABE08AF5CD80840D00CD06BBAE40C4097598D52C03001C0FD45BBFD1B88C13F066ECD27FAC6F0BF215B0D1C296AF93F2B3DBDF9D5140340F45FF3E34153DEBFF630B19324600440DAF24676DBBEF23F98B0472C9FAFCE3F000A7A1F8C447F3F2625C1A5EF74D1BF80C5B0F510DDF0BF6BB468BFAD70E93FA9C4190800EC0F40"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.4300501437828357e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) {
%0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%1 = stablehlo.custom_call @lapack_dormqr_ffi(%0#0, %0#1, %0#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%2:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%3 = stablehlo.custom_call @lapack_dormqr_ffi(%2#0, %2#1, %2#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%4:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%5 = stablehlo.custom_call @lapack_dormqr_ffi(%4#0, %4#1, %4#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%6:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>)
%7 = stablehlo.custom_call @lapack_dormqr_ffi(%6#0, %6#1, %6#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
return %1, %3, %5, %7 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>
}
}
// -----
// tridiagonal_solve_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x39521C3E968D673F9A7D20BF8458F7BF3D1306BF8F2BF63FEB8300BFA6FE653F6492F93FCF17353E43F1073FC55C87BF"> : tensor<6xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x2103904032963C3FE7D7B2404FCB01BEAB49A3402EB6AE3F2EA73940348323BFB2D74C401174D9BE9AD0AF40D6E6AFBF"> : tensor<6xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF"> : tensor<6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xcomplex<f32>>
%c3 = stablehlo.constant dense<"0x4E91BD3FC8B4B33E974C5ABF25F2A63F563FD33EF21FC4BFF3188E3F2F06FBBEAB425D3F39A2A0BFB4ACD43F70EFADBF"> : tensor<6xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xcomplex<f32>>
%r:7 = call @f(%a0, %a1, %a2, %a3) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x56D5F2BEB1867BBF02FE8CBFAFE602BE834502BF31845ABF1B97C23E256EFEBFA93B093E6D63B6BF69D9C23F14850A40"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.3087657053984003e-04 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x44FDCA3E0E7F8EBB2CCEEB3CADF3AF3ED2EE503D808CCBBEECC26A3E020858BE5D85C9BDE3AE62BE7458C83EA18616BE"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.9658961971726967e-05 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x7A27053EE512173ECFDBDA3D2A7BA7BE5847C2BE34EDD93E67C814BF0BD7783F56C9893F6700D6BE6E7F643D24738D3D"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.7531510227163380e-04 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x992FEBBD0CAB48BF7641E53EBEAE4E3FDF75B0BEFE0333BF868B263F4AD46C3E7FB102BF7978C4BE3A44F23EE2B642BE"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2011003864008671e-04 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x1DC78D3F2C9CB73D999B1E3F08C35F3C7B0DAE3FF2384C3B3B89E33FD3283FBE2F130BBF73E034BF00CD973FD0A3273C"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.2614956896613876e-04 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x2CC641BE2A0058BD80974C3ECC8AAD3E3692773D0BB8DCBE710A35BE078B77BF57BF903E31C0AF3F26BF89BE9084D0BE"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.3422838896512985e-04 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x00000080000000800000803F000000000000000000000080A5C7B9A5399809270000803F00000080A5C7B925399809A7"> : tensor<6x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.3841857910156250e-04 : f64} : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<6xcomplex<f32>>, %arg2: tensor<6xcomplex<f32>>, %arg3: tensor<6xcomplex<f32>>) -> (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) {
%0 = stablehlo.reshape %arg3 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%1:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%7 = stablehlo.select %6, %1#3, %5 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
%8 = stablehlo.reshape %arg3 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%9:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg0, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%11 = stablehlo.compare EQ, %9#4, %10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%15 = stablehlo.select %14, %9#3, %13 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
%16 = stablehlo.reshape %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%17:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg2, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_3 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
%24 = stablehlo.reshape %arg3 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%25:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg1, %24) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%27 = stablehlo.compare EQ, %25#4, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%31 = stablehlo.select %30, %25#3, %29 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
%32 = stablehlo.reshape %arg1 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%33:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg2, %32) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%35 = stablehlo.compare EQ, %33#4, %34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%39 = stablehlo.select %38, %33#3, %37 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
%40 = stablehlo.reshape %arg2 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%41:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg1, %arg2, %40) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<i32>
%43 = stablehlo.compare EQ, %41#4, %42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%47 = stablehlo.select %46, %41#3, %45 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
%48 = stablehlo.reshape %arg0 : (tensor<6xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
%49:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%arg0, %arg0, %arg0, %48) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%51 = stablehlo.compare EQ, %49#4, %50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
%54 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%55 = stablehlo.select %54, %49#3, %53 : tensor<6x1xi1>, tensor<6x1xcomplex<f32>>
return %7, %15, %23, %31, %39, %47, %55 : tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>
}
}
// -----
// triangular_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x74B45340699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13F221E6440D206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F41C93D40F4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BFB1486C405973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%r:4 = call @f(%a0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xFFFF7F3F60747F32706C9332A0602D33534234B3855124B37308A9B1197461B33079AA3EEE78FD3ED182953F2691B0BE85ADD53CB63D803EE22A1EBE4A67513D51A1EABEB2F196BD20D0A1BDE0442E3F18E2383F0EC002BE90F625BEB1BB1ABE8D77F6BE1606DE3E0E85063E2C4888BD95102B3E6A6AB9BED3FA953F39CF9EBE"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.9036979753982450e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x4D89873FCAED3DBF5D73C03EF5AE1C3F9B4C87BE2E44CABD7BEF943E516AABBE291290BE1481D4BDC16E7C3F40694FBE8B24CE3DBD2722BE398426BE1623C3BE126E79BE3737AC3DBCE9D83B506A45BE209B983F81F14CBAFF658EBE85A06CBE689397B2FC0B6D330A57ACB2C57D0EB3B94D2833BA3ABCB2FFFF7F3F5ABD01B1"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.0825702879155870e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xB4E96E3F610F1FBF47809EBD587DA03DC4F49C3CE352003EDB92C6320920A6B263AEF63B85CF353E6CBD6F3F577624BE39C6D23D6338323EF929DD30494626B3864348BFC836123E358FC8BDE6FFE73E209B983F34F24CBA5342B4B28551A4B275FE9DBECD17023F1FE8ABBE1F8D80BDCCC7A43EE4588FBEFFFF7F3FC0B8002F"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.8425080245142453e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xFFFF7F3F4ADC053239D9EA3E8FB3103FB65D0FBE259DAFBECB2ED13EC63684BE706C9332A0602D33D182953F2691B0BE956EEFBD8D1D8DBD690649BED04709BF0D7D8FB2120447B135D5A03D9FA2313E79A35D3FF52AD8BD69F4E5BEEBEEAFBE2E63B1B2FED14133F6B3DD3ED67F4ABE00FF37BE21DB8CBD40079A3FC95AFDBE"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.1021014024190663e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%3 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %0, %1, %2, %3 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
}
// -----
// reflectors_complex64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x74B45340699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13F221E6440D206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F41C93D40F4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BFB1486C405973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%r:4 = call @f(%a0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x5D9BB240CB32263F5050C13FD434DF3ED3FA27BFA4FC99BFF4A6CC3F806CC93BC47FE73FD500A63F3CFC54402E32E4BF9891D73EB449A03F3203ABBF141B8ABF91EFF9BE801C1BBE7C35783E8EE3503F1CFFF63FD6EB3FBE8F2D45BFA06A1CBFBB6E6CBFD9C69E3F216C04BFA64D50BF63CD123FE3CD5ABFA6E8464036E33DBF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.3492418083369557e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x008B28405ED8D6BF59A7104030D8CC3D2A9619C08F9BC8BF2438B4BF105F6AC0C3D2A53D4CB218C05E37224002F2C43F438EA43FC6751DC0FD0EA0BF26D7BF3E2E060F3FEC0CEE3EDA2C193FEF319EBFCB8CDE3F6E65673DDA99683EBEE9EF3EEC2CD73F6B264FBFA0C7EBBB07BB3D3FB64B87BF58D1A63F9A1A2D40DEA0273F"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3385224778849079e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x5E01624014F26FBFB048F03F6247BF3F1C414ABFCCDB7ABFB0BC933FEE4995BFD5F2A43F0B3CB13F80356C40C34DBEBFD0785FBE8A3B43BF184E02BFFC18B9BFF9A5BDBF6C9D813C405A97BD5C89BC3F9F1B42400C08F93DE7AE78BF1F786BBF20F592BF609ED13FB4C8A2BF1E1289BE05109C3F79D851BFB0486C405C73753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.3716482644431380e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xA606414013863C3FA9C0394004AA83BF48E213C07A61D7BF0698A0BF9C5C2FC0A9AE183F70AF0CC099C03D40BED3873FD06556BD08CD1FBF503EFABF8CEA8CBDA725B83FAEFC663F909EB33F0092DEBFD8D97D3F0E4253BF8F9C953E291B223F7A600540705284BFB8B45B3FC911123FEB4AD7BF523E3A3FA9E528400442CDBE"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.8769836174215015e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%1 = stablehlo.custom_call @lapack_cunmqr_ffi(%0#0, %0#1, %0#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%2:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%3 = stablehlo.custom_call @lapack_cunmqr_ffi(%2#0, %2#1, %2#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%4:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%5 = stablehlo.custom_call @lapack_cunmqr_ffi(%4#0, %4#1, %4#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%6:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%7 = stablehlo.custom_call @lapack_cunmqr_ffi(%6#0, %6#1, %6#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %1, %3, %5, %7 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
}
// -----
// tridiagonal_solve_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x00000020478AC33F000000C0B2F1EC3F00000040B30FE4BF0000008010EBFEBF000000A067C2E0BF000000E071C5FE3F000000607D10E0BF000000C0D4BFEC3F000000804C32FF3F000000E0F9A2C63F0000006028FEE03F000000A098EBF0BF"> : tensor<6xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x0000001C6400124000000040C692E73F000000D8FC5A1640000000E06939C0BF0000006835691440000000C0C5D6F53F000000B0E5340740000000806670E4BF00000050F69A094000000020822EDBBF0000003013FA1540000000C0DAFCF5BF"> : tensor<6xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF"> : tensor<6xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x000000C029B2F73F000000009976D63F000000E09249EBBF000000A044DEF43F000000C0EA67DA3F00000040FE83F8BF000000601EC3F13F000000E0C560DFBF0000006055A8EB3F000000204714F4BF000000809695FA3F00000000EEBDF5BF"> : tensor<6xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xcomplex<f64>>
%r:7 = call @f(%a0, %a1, %a2, %a3) : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x1AC76218AB5ADEBF7BB1B91BD670EFBFDE3E6731C09FF1BFCEC1298FD65CC0BFC7CF0767B048E0BF5E965B558650EBBFC212EFA0E352D83FCA2947A3C4CDFFBF3C4FCF667427C13FA92B5EA06DCCF6BFF74FCC202D5BF83F41631F83A2500140"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.1750992530892060e-12 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xDD8CA0A6A85FD93F29FC623BE0CF71BFE79632C7C4799D3F1D23C58475FED53FC011BB44DA1DAA3F667677E68F71D9BF4BD18A845D58CD3F3F79A73B0001CBBF18236FEDAB30B9BFCB4D1D5DDC55CCBF000B92B00E0BD93FA07EA342D4D0C2BF"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.8562929146539443e-13 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xDC7ECE3CEFA4C03F3E8F78985CE2C23F0FC69D80795BBB3F6854AA4365EFD4BFE6D410C6EA48D8BF7ECB2C44A63DDB3FB3C118CB0C99E2BF5BCCD507E11AEF3F6529D4902A39F13F963F7F670CC0DABFE4027A7BEE8FAC3F61F95DD963AEB13F"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 5.1281424902961742e-13 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xEE8F2A49F465BDBFF979DC4D6115E9BFFBA621212FA8DC3F1EF14790D7D5E93F41C46F46BC0ED6BF417912C27F60E6BF6F3CABD470D1E43F007B3A04899ACD3F2435BEFB2F56E0BFEE86A1E10E8FD8BFFB467C568748DE3FBDCB3E72DC56C8BF"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.0998688301319507e-13 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x38EF33A5E3B8F13FE011F56585F3B63F9EE3B01E73D3E33FD12C633C62F88B3FC90ACC68AFC1F53F82C63089F986693F6BFB76282771FC3F54168F8A1AE5C7BF45A9B1CD6562E1BFCA72F2230E9CE6BF18387800A0F9F23F369FF5F675F4843F"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 7.9376528160162695e-13 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x8D5C4191C538C8BF624F22430500ABBFCAE19322F092C93F7F8FA48B59B1D53F87CFCF9547F2AE3FA4F3F3480197DBBFBDE090F74CA1C6BF9C1C5FF260F1EEBF3929AC69EA17D23F077A8C0506F8F53F8305C29CE437D1BF91F9792E9210DABF"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 6.2254880959197449e-13 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x352FB84A7A71833C46A405DD36F79DBC000000000000F03F53411601F6FA9E3C0000000000000000000000000000008066DED9D5B0B761BC0B16EF38D36A98BC000000000000F03F5F9EE69A852A983C7941590EF53827391144BE2E073351B9"> : tensor<6x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.4408920985006262e-13 : f64} : (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<6xcomplex<f64>>, %arg1: tensor<6xcomplex<f64>>, %arg2: tensor<6xcomplex<f64>>, %arg3: tensor<6xcomplex<f64>>) -> (tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>) {
%0 = stablehlo.reshape %arg3 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%1:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%7 = stablehlo.select %6, %1#3, %5 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
%8 = stablehlo.reshape %arg3 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%9:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg1, %arg0, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%11 = stablehlo.compare EQ, %9#4, %10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%15 = stablehlo.select %14, %9#3, %13 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
%16 = stablehlo.reshape %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%17:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg1, %arg2, %16) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_3 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%23 = stablehlo.select %22, %17#3, %21 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
%24 = stablehlo.reshape %arg3 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%25:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg1, %arg1, %24) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%27 = stablehlo.compare EQ, %25#4, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%31 = stablehlo.select %30, %25#3, %29 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
%32 = stablehlo.reshape %arg1 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%33:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg1, %arg2, %32) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%35 = stablehlo.compare EQ, %33#4, %34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%39 = stablehlo.select %38, %33#3, %37 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
%40 = stablehlo.reshape %arg2 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%41:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg1, %arg2, %40) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<i32>
%43 = stablehlo.compare EQ, %41#4, %42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%47 = stablehlo.select %46, %41#3, %45 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
%48 = stablehlo.reshape %arg0 : (tensor<6xcomplex<f64>>) -> tensor<6x1xcomplex<f64>>
%49:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%arg0, %arg0, %arg0, %48) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=6, j=6, k=6, l=6, m=1, n=6, o=6, p=6, q=6, r=1}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%51 = stablehlo.compare EQ, %49#4, %50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f64>>) -> tensor<6x1xcomplex<f64>>
%54 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x1xi1>
%55 = stablehlo.select %54, %49#3, %53 : tensor<6x1xi1>, tensor<6x1xcomplex<f64>>
return %7, %15, %23, %31, %39, %47, %55 : tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>, tensor<6x1xcomplex<f64>>
}
}
// -----
// triangular_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000908E760A40000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F00000048C4830C4000000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F0000002028B90740000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF0000002416890D40000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%r:4 = call @f(%a0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000F03F000000C06EF6843C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006610E814264FD53FC612F8C81DAFDF3FE933A33A5AB0F23FD593870F2512D6BF7FB89E51B2B59A3FBA4C081AB707D03F798DD4FC5BC5C3BFD61EFEADEA2CAA3FDB5020272A54DDBFFF8A652336DEB2BFCAC6B7E1033AB4BF178CA4FE9BC8E53F1B67C611431CE73F6DFC71B60158C0BF401B2C14D2BEC4BF2F3132167657C3BF47FC77A5F1CEDEBF88C584EAC2C0DB3F62D67F11A2D0C03F6C4757BC0509B1BF31589AA11262C53F62E1175D4D2DD7BFCBB3217D5ABFF23F1BFCB337E7D9D3BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.4085593464020939e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xA8D591BE29F1F03FB480C65FB9BDE7BF21BEE8B36B0ED83FC9C17DABDE95E33F7BF94A7893E9D0BFD6541FBB8548B9BF1F370671EF9DD23FE9DD89124A6DD5BFB4F2FA3F4502D2BFEC1B81602290BABF52D6F232D88DEF3F0E3D134728EDC9BF70086EA391C4B93FBC4A7EB7F744C4BFE0E2EF2587D0C4BFD70F7CC96264D8BF42E913EDC12DCFBF9F97D38EE786B53F49140877341D7B3FFB130A634AADC8BFA8D6BD1B6413F33FFCAA938C509E49BF8B3EB5F5BFCCD1BF1D30BD931094CDBFB5B0DF056DF282BC65BB87707FA19D3C94EDC342E18A85BC8DAAB9AEB8CF91BCB237EA2FB709953C078CFB59578787BCFFFFFFFFFFFFEF3F00000008B0D256BC"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.7417351049508179e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x502BF0A836DDED3F9C7B684AECE1E3BF16C91D5B09D0B3BF9C847E66AA0FB43F330C6E389B9E933F8F8747B05C0AC03F3DEC574A5BD2883CF342AA3101C484BC1AD5B121CAD57E3F90CE3EA5F0B9C63FE75DE4A0ADF7ED3F2E9ABACACA8EC4BFB5DA0D4AC758BA3FF5F818AC0C47C63FE6B2863E3FA54B3CA27A542EC9C894BCD26F97D97008E9BF8212B401D946C23F8F4998C1E611B9BFDC1F5ADEFCFFDC3FA8D6BD1B6413F33F3BAB938C509E49BFE5035B7C4A8886BCA1F319C1308A84BC630767B5CEBFD3BF9858DEA0F942E03FD12A04E4037DD5BF968AD0E2A311B0BF6781F384F998D43F632749901CEBD1BFFFFFFFFFFFFFEF3F000000003CAF453C"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 5.2945843220355845e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000F03F00000040FA3D743C2F5ACB2E275BDD3F88DDBCEF7116E23F47A1E5CEB6EBC1BF8423C3A4A4F3D5BFC64CCB68D925DA3F42005DCBD886D0BF00000000000000000000000000000000E933A33A5AB0F23FD493870F2512D6BF85EAF4ACD2EDBDBF555CD27AB1A3B1BF2AB4D935CD20C9BF9EE1220EFA28E1BF420411B49BE11F3CC37BBA9E3D89653C5C793366A61AB43F5BBEFC015434C63F51E4A84D6FB4EB3F71904EAF5E05BBBFA8BB042A8DBEDCBF79F0788FDDFDD5BF129AD43C9E6649BC2DBFCB2AD39B4ABCBF6600167FB6DB3F86B0E62CFB4FC9BFA5DB2F2DE0FFC6BF871650E0639BB1BF67715112E840F33FD5B1015059ABDFBF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 5.7781149483338041e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%3 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %0, %1, %2, %3 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
}
// -----
// reflectors_complex128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x000000908E760A40000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F00000048C4830C4000000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F0000002028B90740000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF0000002416890D40000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%r:4 = call @f(%a0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x444BEA816B5316403914B15C58C6E43F489BD8060A2AF83F5CB823169BE6DB3F9C4C3D105AFFE4BF60D7F656943FF3BFED137EAEDE94F93F002EFD25D32D793FBFB26E58F8EFFC3FD7C5DA971AC0F43F54934ACD879F0A40485C16B64586FCBF50CE32E532F2DA3F31A83B963609F43F3ED8D9A76660F5BF3F9987886243F1BF18DD6126F23DDFBFB67B76879063C3BFF5D9CE5DB006CF3F3ECF5811721CEA3F0E04401BE4DFFE3F468877527AFDC7BF8583CA49B2A5E8BFBADBE240548DE3BF3D1C566BD78DEDBF2B04C52BDBD8F33FA4B82658848DE0BF3E43CBEDB409EABFAB3C169AAC59E23F7015DCBDBC59EBBF6DA3F90415DD08407104A7C666BCE7BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.2384483446351374e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xEA99D1B65F110540D7C1BA750BDBFABFA39C6B24EB14024000C25EE9059BB93FC34C0B77C53203C0871C5CF97113F9BF52B41FC90487F6BFCDF361F0E14B0DC01F8F2DF058BAB43F9331954E491603C057CA90B8EB4604403EAF0C2B409EF83FDC671976C891F43F15C194F9B8AE03C0F43126D6DF01F4BFD70C066EE4FAD73F666FC391C5E0E13F405B08BA9DC1DD3F3E06A0459B25E33FEAEB3C313EC6F3BF02E9626B99D1FB3F0A6D0002A9ECAC3F1CB052253A13CD3FB2A32FFB37FDDD3FAA73DE9F9DE5FA3FFC35F86FCDE4E9BF4056B6D9EB787DBF87C7C59561B7E73F45E9BEF476E9F0BFCEF114282BDAF43FC712037753A30540939C6AAB1BF4E43F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3558375435340181e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x944CF36A2B400C405AA8D08242FEEDBF940A6CDE1509FE3FDBC82B2EECE8F73FF032096B2248E9BFC4F7075A795BEFBF000000009677F23F000000403DA9F2BF9CD545795A9EF43F8C0CA16F8127F63F940A1E31B0860D404C452071B8C9F7BFEC34DE2D19EFCBBFDF903F6D7067E8BF000000A0C349E0BF000000C01F23F7BF120BBA3BBFB4F7BF04AF8701AD33903F385C572D47EBB2BFE74E69AE2B91F73F2B78A72374430840C04085920121BF3FFEFFFF3FDD15EFBFFCFFFF7F046FEDBF7E3083F7A35EF2BF73CA2E00CC33FA3FAE5BCE741659F4BF468281334422D1BF17A856790082F33F383ADA290F3BEABFFFFFFF2316890D40040000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.4175398723773926e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xE88A382ED42008408B992B54C290E73F141129C81438074077007F6B4075F0BF365D15B5487C02C01AF815102FECFABFA88600DE0013F4BF1FBBFA3993EB05C09E96C5C6D415E33FFC6449F2ED9501C0A99F4C3013B807405D1D9DC177FAF03FF82368BEB2CCAABFBD49CDB5A1F9E3BFD683B277CA47FFBFFC10A930509DB1BFF89AE7D3B404F73FF799F81196DFEC3F5C97C1C7D173F63FF2688F2940D2FBBFB8FB5A803BBBEF3F1256CCB04168EABF4EFFA4D190B3D23FF73D74CB6543E43F8CA04F580FAC00408BFC65254E8AF0BF5A5B92E59676EB3FFA27308A3942E23FD17F5D305DE9FABF74326890CA47E73F0B027B5DB51C05400000D60041A8D9BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.4961544364794567e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%1 = stablehlo.custom_call @lapack_zunmqr_ffi(%0#0, %0#1, %0#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%2:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%3 = stablehlo.custom_call @lapack_zunmqr_ffi(%2#0, %2#1, %2#0) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%4:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%5 = stablehlo.custom_call @lapack_zunmqr_ffi(%4#0, %4#1, %4#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%6:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%7 = stablehlo.custom_call @lapack_zunmqr_ffi(%6#0, %6#1, %6#0) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %1, %3, %5, %7 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
}
// -----
// scatter_0
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0100000004000000F7FFFFFF04000000FFFFFFFF08000000F7FFFFFFF8FFFFFFFFFFFFFF04000000F8FFFFFF080000000400000000000000F8FFFFFFFDFFFFFF0300000002000000050000000400000006000000F9FFFFFF09000000F9FFFFFFFDFFFFFF03000000FAFFFFFFF7FFFFFF01000000F7FFFFFF06000000FDFFFFFF03000000FBFFFFFFFAFFFFFF05000000FAFFFFFF06000000F9FFFFFFFAFFFFFF"> : tensor<40xi32>
%z0 = stablehlo.constant dense<0> : tensor<40xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xi32>
%c1 = stablehlo.constant dense<"0x030000000700000003000000"> : tensor<3x1xi32>
%z1 = stablehlo.constant dense<0> : tensor<3x1xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x1xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x1xi32>
%c2 = stablehlo.constant dense<"0x64000000C80000002C010000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>) -> (tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000004000000F7FFFFFF74FEFFFFFFFFFFFF08000000F7FFFFFF68FEFFFFFFFFFFFF04000000F8FFFFFF080000000400000000000000F8FFFFFFFDFFFFFF0300000002000000050000000400000006000000F9FFFFFF09000000F9FFFFFFFDFFFFFF03000000FAFFFFFFF7FFFFFF01000000F7FFFFFF06000000FDFFFFFF03000000FBFFFFFFFAFFFFFF05000000FAFFFFFF06000000F9FFFFFFFAFFFFFF"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%x: tensor<40xi32>, %at: tensor<3x1xi32>, %u: tensor<3xi32>) -> tensor<40xi32> {
%0:2 = "stablehlo.scatter"(%x, %x, %at, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
%s = stablehlo.add %a, %c : tensor<i32>
%t = stablehlo.subtract %a, %d : tensor<i32>
stablehlo.return %s, %t : tensor<i32>, tensor<i32>
}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)
%1:2 = "stablehlo.scatter"(%0#1, %0#1, %at, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
%s = stablehlo.add %a, %c : tensor<i32>
%t = stablehlo.subtract %a, %d : tensor<i32>
stablehlo.return %s, %t : tensor<i32>, tensor<i32>
}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)
return %1#1 : tensor<40xi32>
}
}
// -----
// scatter_1
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0100000004000000F7FFFFFF04000000FFFFFFFF08000000F7FFFFFFF8FFFFFFFFFFFFFF04000000F8FFFFFF080000000400000000000000F8FFFFFFFDFFFFFF0300000002000000050000000400000006000000F9FFFFFF09000000F9FFFFFFFDFFFFFF03000000FAFFFFFFF7FFFFFF01000000F7FFFFFF06000000FDFFFFFF03000000FBFFFFFFFAFFFFFF05000000FAFFFFFF06000000F9FFFFFFFAFFFFFF"> : tensor<40xi32>
%z0 = stablehlo.constant dense<0> : tensor<40xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xi32>
%c1 = stablehlo.constant dense<"0x030000000700000003000000"> : tensor<3x1xi32>
%z1 = stablehlo.constant dense<0> : tensor<3x1xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x1xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x1xi32>
%c2 = stablehlo.constant dense<"0x64000000C80000002C010000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>) -> (tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000004000000F7FFFFFFE4FCFFFFFFFFFFFF08000000F7FFFFFF68FEFFFFFFFFFFFF04000000F8FFFFFF080000000400000000000000F8FFFFFFFDFFFFFF0300000002000000050000000400000006000000F9FFFFFF09000000F9FFFFFFFDFFFFFF03000000FAFFFFFFF7FFFFFF01000000F7FFFFFF06000000FDFFFFFF03000000FBFFFFFFFAFFFFFF05000000FAFFFFFF06000000F9FFFFFFFAFFFFFF"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%x: tensor<40xi32>, %at: tensor<3x1xi32>, %u: tensor<3xi32>) -> tensor<40xi32> {
%0:2 = "stablehlo.scatter"(%x, %x, %at, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
%s = stablehlo.add %a, %c : tensor<i32>
%t = stablehlo.subtract %b, %d : tensor<i32>
stablehlo.return %s, %t : tensor<i32>, tensor<i32>
}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)
%1:2 = "stablehlo.scatter"(%0#1, %0#1, %at, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
%s = stablehlo.add %a, %c : tensor<i32>
%t = stablehlo.subtract %b, %d : tensor<i32>
stablehlo.return %s, %t : tensor<i32>, tensor<i32>
}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)
return %1#1 : tensor<40xi32>
}
}
// -----
// scatter_2
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0100000004000000F7FFFFFF04000000FFFFFFFF08000000F7FFFFFFF8FFFFFFFFFFFFFF04000000F8FFFFFF080000000400000000000000F8FFFFFFFDFFFFFF0300000002000000050000000400000006000000F9FFFFFF09000000F9FFFFFFFDFFFFFF03000000FAFFFFFFF7FFFFFF01000000F7FFFFFF06000000FDFFFFFF03000000FBFFFFFFFAFFFFFF05000000FAFFFFFF06000000F9FFFFFFFAFFFFFF"> : tensor<40xi32>
%z0 = stablehlo.constant dense<0> : tensor<40xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<40xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<40xi32>
%c1 = stablehlo.constant dense<"0x030000000700000003000000"> : tensor<3x1xi32>
%z1 = stablehlo.constant dense<0> : tensor<3x1xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x1xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x1xi32>
%c2 = stablehlo.constant dense<"0x64000000C80000002C010000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>) -> (tensor<40xi32>)
%e0 = stablehlo.constant dense<"0x0100000004000000F7FFFFFF74FEFFFFFFFFFFFF08000000F7FFFFFF68FEFFFFFFFFFFFF04000000F8FFFFFF080000000400000000000000F8FFFFFFFDFFFFFF0300000002000000050000000400000006000000F9FFFFFF09000000F9FFFFFFFDFFFFFF03000000FAFFFFFFF7FFFFFF01000000F7FFFFFF06000000FDFFFFFF03000000FBFFFFFFFAFFFFFF05000000FAFFFFFF06000000F9FFFFFFFAFFFFFF"> : tensor<40xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<40xi32>, tensor<40xi32>) -> ()
return
}
func.func private @f(%x: tensor<40xi32>, %at: tensor<3x1xi32>, %u: tensor<3xi32>) -> tensor<40xi32> {
%0:2 = "stablehlo.scatter"(%x, %x, %at, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
%s = stablehlo.add %b, %c : tensor<i32>
%t = stablehlo.subtract %a, %d : tensor<i32>
stablehlo.return %s, %t : tensor<i32>, tensor<i32>
}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)
%1:2 = "stablehlo.scatter"(%0#1, %0#1, %at, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
%s = stablehlo.add %b, %c : tensor<i32>
%t = stablehlo.subtract %a, %d : tensor<i32>
stablehlo.return %s, %t : tensor<i32>, tensor<i32>
}) : (tensor<40xi32>, tensor<40xi32>, tensor<3x1xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<40xi32>, tensor<40xi32>)
return %1#1 : tensor<40xi32>
}
}
