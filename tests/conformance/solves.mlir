// cholesky_float32_cpu
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
%c0 = stablehlo.constant dense<"0x4A2D2241A8F311C0449C0D3F9EE831C0A8F311C0C164D64052DDC4BFF865BEBF449C0D3F52DDC4BFD8E2074187088B3F9EE831C0F865BEBF87088B3F142B0C41"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0x89073641928A4CBE18444F40A40BFA3E928A4CBE2EB90541626D83C024FF024018444F40626D83C093C2484111F94FC0A40BFA3E24FF024011F94FC070C5F14034E21641B00C10BF5415473FDEDF73C0B00C10BF66494D41A878A640469A353F5415473FA878A640E9724A415847AE3EDEDF73C0469A353F5847AE3E58F6E540C827B4C27837DBBF70E365407ECC873F7837DBBFCEB2ADC22CCBDE3F1207E6BF70E365402CCBDE3F6ACDB8C2583743BF7ECC873F1207E6BF583743BF9312B7C28306EF4083014E4058C69840674740BF83014E40D24F3941E6E96F40D9F20CC058C69840E6E96F4070C54641187E993E674740BFD9F20CC0187E993EDA5BE440"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x07C24B400000000000000000000000006E5F37BF19301F40000000000000000016EB313E5D7C11BFE297364000000000EE855FBF607759BF5E84873EA9CE2B40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8976435001150094e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x87DE5740000000000000000000000000EF9072BDB9FB3840000000000000000021CC753F855DB3BFA5EF464000000000CD43143EFE0B363F730245BF805E2240178944400000000000000000000000003CA23BBEF4F164400000000000000000CBA8813ECCCDBB3FADC04E4000000000BED49EBF34FA093E0ED6103EB79017400000C07F0000000000000000000000000000C07F0000C07F00000000000000000000C07F0000C07F0000C07F000000000000C07F0000C07F0000C07F0000C07F3DEA2E4000000000000000000000000078C0963F35594C400000000000000000A798DF3F799A073F45F8404000000000E7B48CBEE59F16BF7D59B93E72362440"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.1322176735338871e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x07C24B406E5F37BF16EB313EEE855FBF0000000019301F405D7C11BF607759BF0000000000000000E29736405E84873E000000000000000000000000A9CE2B40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.8976435001150094e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %0, %1, %2 : tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>
}
func.func private @cholesky(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf32>
return %17 : tensor<4x4xf32>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<2x2x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf32>
%4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%16 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%18 = stablehlo.select %16, %10, %17 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
return %18 : tensor<2x2x4x4xf32>
}
func.func private @cholesky_1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf32>
%18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %18 : tensor<4x4xf32>
}
}
// -----
// triangular_float32_cpu
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
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<4x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xf32>
%c2 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf32>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
%e0 = stablehlo.constant dense<"0x54E61A3E06E1B93E3FE9E03EAFAE37BECA7177BE69250D3FDB232EBFD326A43E64ECB73EE7FF6DBE800D4ABE6066DFBE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.6218056941852410e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0719003F14121D3F451CCF3F2B60543E36A14CBF4D574340BB6CE6BF46CA00407C19983F16701CC0B59508BF0AA680C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.5850668913044501e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xD905883D3941D83E47768C3E096F98BE68EA3CBF7855DC3E1FA70DBF4E31B23E389AD83E7D10C1BDB54BB0BE16D375BE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7594140899745980e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0xF1616ABE54DF843F7A4E0F3DA5B18CBF38A8D4C0D3BBFB3F63123BBF0D78A43F9F603C405B347DBF130DD3BF65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.5844188965274952e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0xD905883D3941D83E47768C3E096F98BE68EA3CBF7855DC3E1FA70DBF4E31B23E389AD83E7D10C1BDB54BB0BE16D375BE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.7594140899745980e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0xF1616ABE54DF843F7A4E0F3DA5B18CBF38A8D4C0D3BBFB3F63123BBF0D78A43F9F603C405B347DBF130DD3BF65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.5844188965274952e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0x3C95EC3D3AE1B53EBBECFE3E096F98BE63823ABF2C01053F2C8E50BF4E31B23E2B507A3E0389FABD600028BE16D375BE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.9423231378823402e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xC1531640E04BE73E01E21E40A5B18CBF48AF0EC1C6FC3040C4E165C00D78A43F1B851540FBD697BF2F40A63E65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.1261676010908559e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x54E61A3ECD14C43EB205ED3E91888DBECA7177BE51FF043FEBDC47BFED08343F64ECB73E4A8B3DBE1DD6A4BD98051BBE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.8613688723689847e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0719003F1B37593F61FCFA3F84FEF1BF36A14CBF4E522B4099AA40C010AFEA407C19983F3076F1BF2CEE6B3F39B336C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.7485308489995077e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0x54E61A3ECD14C43EB205ED3E91888DBECA7177BE51FF043FEBDC47BFED08343F64ECB73E4A8B3DBE1DD6A4BD98051BBE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.8613688723689847e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0719003F1B37593F61FCFA3F84FEF1BF36A14CBF4E522B4099AA40C010AFEA407C19983F3076F1BF2CEE6B3F39B336C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.7485308489995077e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e12 = stablehlo.constant dense<"0xA18F683EA605453F82A37D3ED2A7B8BE39E86ABE5994D03EB1C02DBFB30EBA3EA8E6A43E304C0EBD50865ABE16D375BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.8349109609516745e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e13 = stablehlo.constant dense<"0xAF541A40D2D09E4000922F3EC2F3D7BF4C1F89BFBFEC8F3F4AA006C0FC01053F6095A73EA45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.1832692052848870e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e14 = stablehlo.constant dense<"0x54E61A3EE5ECF53E26AFAA3E323EC8BE234DF9BECB99723E3FC229BFB18C023FAB88003FE1F09EBEDAD097BEB6D137BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.5810017828243872e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3F1BC404C0165B79C0F0B727BF066B08C0CB07BC3F969EE93FCA4475C099624BC0723538BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 9.2892275915801292e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e16 = stablehlo.constant dense<"0x54E61A3EE5ECF53E26AFAA3E323EC8BE234DF9BECB99723E3FC229BFB18C023FAB88003FE1F09EBEDAD097BEB6D137BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.5810017828243872e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3F1BC404C0165B79C0F0B727BF066B08C0CB07BC3F969EE93FCA4475C099624BC0723538BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 9.2892275915801292e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e18 = stablehlo.constant dense<"0x54E61A3EE5ECF53E26AFAA3E6A0ABEBEFCE7D8BEBFC88F3E1D0119BF200A2D3F5ADE153FB4BAC63D26E0D6BEAFAB6DBE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.6115563994389959e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e19 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FB275EBBF989C49C0B0AF0CBE296BACBF432461408F443A40003A71BDD1D8E1C0355054C0"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.6826908222355996e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e20 = stablehlo.constant dense<"0xB032B4BCB681463F033CA63EA6E3ABBE820792BE197BB23E111327BF240D063F1799003F304C0EBD50865ABE16D375BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.8487375541553774e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e21 = stablehlo.constant dense<"0x7873DEBEDDEACF40CC802D404D60B4BF3051C9BF243D1A3F02B2E8BF298811403C411340A45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 1.5491056046812446e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e22 = stablehlo.constant dense<"0xB032B4BCB681463F033CA63EA6E3ABBE820792BE197BB23E111327BF240D063F1799003F304C0EBD50865ABE16D375BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 1.8487375541553774e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e23 = stablehlo.constant dense<"0x7873DEBEDDEACF40CC802D404D60B4BF3051C9BF243D1A3F02B2E8BF298811403C411340A45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 1.5491056046812446e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
%0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%2 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%4 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%5 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%6 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%7 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%15 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%16 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%17 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%18 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%19 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%20 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%21 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%22 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%23 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}
}
// -----
// triangular_batch_float32_cpu
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
%c0 = stablehlo.constant dense<"0x08364040CDBCE43F66119FBFEB33A4BFA3B619BFC0043B4054892E3F5114C5BF10E9CA3FE15CB73F46B900406CD8293ECA4AC9BFA8DA77BF6932AABE3020744074D8774078E3DA3FB60477BFDBCC9FBF4C9A2E3FCD2AB940AB7AD83F21B0C23FC50CDFBFA296DF3F4F1A9340913CBE3FDF36BCBE1FAC8FBF2D00963F70B0944008B1A34059E998BF4036BBBFDEF9863F95A4F5BF7209B940C4D5BABF9F06CD3EA2DFA5BEDB5434BF42952B40568E8F3F913CD43F425D6A3F1C62CD3EEC109B408D9E8440A4A76E3E3AEACF3F83935EBFFB398EBF4136B94030E0E23FACA1C4BD93FF993F8616793F8E81B940FD2AD6BF43DBCB3F1BDD013AC60B51BEC1E79740"> : tensor<2x2x4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xf32>
%c1 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF2635B93DEA05BABE1052DBBF3D54CDBFCAFAF83FBBB9463F0D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF616D9D3F8F69A03F5C74FDBFF9052EBF3563D2BF1A4A03BE2C07F13EC617513E3E5CBBBF2D4D4F3F815CE73EFD6C05BEE7BD4FBFB937D63F6447D5BF97E1B5BFE6AFF8BE068E76BF51FFED3E4439473FABC9503FCB3A8C3F6E47A6BFB8397C3FE10582BF4C77133E84C38EBF5AD59F3F0EC2C8BFE4A48DBE82ED083F4C294A3FCA2BCFBF89DEF73FB71E57BFEA975BBE4DCC48BF5D92EBBF8BCC82BF922631BF1FF3993E0262DCBFE890DC3FDA339ABFDDE4F03DD93313BFA0FD0FBF4F81D23FE849C73F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>)
%e0 = stablehlo.constant dense<"0xBB17A2BC435A573E8E8561BD28A418BF03DCA7BEFA904EBF84C75EBFECBF723F6961CE3E526D85BD3C8BA23EDA4FF7BECBBF54BE0013E5BEED37F0BEA315A53EF88E033F9D991FBF58D898BE6C39D3BE3A8109BE8C6BE73DCEADC23D732D3CBEB58E743DB3605B3E536F903D3F2812BE1B69B83E369AB7BED3929CBE7315D6BDA82CD6BD390615BEA7EB953E3F23203D891D5A3E6EACB2BEC1D8843E12A787BE89EB9E3DABA4ECBEC090CB3E8AFDE3BE6DD769BD250EE23DFDDF263EA002ABBE4590153F39DEA1BE39BA8A3D8CC22ABEB2905FBE71A584BE1C77A5BD1BC3B53C21F7A9BE8EAE863E56D1DCBD496DEB3D1B13F8BD72A9F2BDC460B13E3CEDA73E"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2607827077081311e-04 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x4FF895BE182FE8BD60A3E1BE442C28BE2AC2F7BDCF781CBF3EA488BE2937903E9456843EDA4D8CBCD3B3B23D41FF05BE031B87BE6F6423BF4AB068BE9569023DACB0A53E02BCC2BECB5EF43D2D74E6BEEC9B07BD559BAE3DFE5D0ABAB90498BE3A1F563E89E95A3D54C6FA3CCA941CBE0744DD3E4D83ADBE794387BCB09817BEAFCB40BE14A8923C1E618B3E56C6533EBE4E5B3E83431DBECABFB43E9FF490BEE89FE63C7BF23BBE2F85D73E5DBCAABE09855DBD67AE983D8A7E9D3EC6C8B5BE503CEF3E064163BD6A4AFFBDB89AA7BECC5DE3BE680B86BEF117893C58305A3EE1B4D4BE4D325F3E37F921BE231C213E42130EBE1E93FDBDF6A1AA3EBD1AC73E"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.5217095494790556e-04 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
%0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
return %0, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
}
// -----
// cholesky_float32_tpu
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
%c0 = stablehlo.constant dense<"0x4A2D2241A8F311C0449C0D3F9EE831C0A8F311C0C164D64052DDC4BFF865BEBF449C0D3F52DDC4BFD8E2074187088B3F9EE831C0F865BEBF87088B3F142B0C41"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0x89073641928A4CBE18444F40A40BFA3E928A4CBE2EB90541626D83C024FF024018444F40626D83C093C2484111F94FC0A40BFA3E24FF024011F94FC070C5F14034E21641B00C10BF5415473FDEDF73C0B00C10BF66494D41A878A640469A353F5415473FA878A640E9724A415847AE3EDEDF73C0469A353F5847AE3E58F6E540C827B4C27837DBBF70E365407ECC873F7837DBBFCEB2ADC22CCBDE3F1207E6BF70E365402CCBDE3F6ACDB8C2583743BF7ECC873F1207E6BF583743BF9312B7C28306EF4083014E4058C69840674740BF83014E40D24F3941E6E96F40D9F20CC058C69840E6E96F4070C54641187E993E674740BFD9F20CC0187E993EDA5BE440"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x07C24B400000000000000000000000006E5F37BF19301F40000000000000000016EB313E5D7C11BFE297364000000000EE855FBF607759BF5E84873EA9CE2B40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8976435001150094e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x87DE5740000000000000000000000000EF9072BDB9FB3840000000000000000021CC753F855DB3BFA5EF464000000000CD43143EFE0B363F730245BF805E2240178944400000000000000000000000003CA23BBEF4F164400000000000000000CBA8813ECCCDBB3FADC04E4000000000BED49EBF34FA093E0ED6103EB79017400000C07F0000000000000000000000000000C07F0000C07F00000000000000000000C07F0000C07F0000C07F000000000000C07F0000C07F0000C07F0000C07F3DEA2E4000000000000000000000000078C0963F35594C400000000000000000A798DF3F799A073F45F8404000000000E7B48CBEE59F16BF7D59B93E72362440"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.1322176735338871e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x07C24B406E5F37BF16EB313EEE855FBF0000000019301F405D7C11BF607759BF0000000000000000E29736405E84873E000000000000000000000000A9CE2B40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.8976435001150094e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %0, %1, %2 : tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>
}
func.func private @cholesky(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4 = stablehlo.cholesky %3, lower = true : tensor<4x4xf32>
%5 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %5, %6 : tensor<4x4xi64>
%8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%11 = stablehlo.select %9, %4, %10 : tensor<4x4xi1>, tensor<4x4xf32>
return %11 : tensor<4x4xf32>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<2x2x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf32>
%4 = stablehlo.cholesky %3, lower = true : tensor<2x2x4x4xf32>
%5 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %5, %6 : tensor<4x4xi64>
%8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%10 = stablehlo.broadcast_in_dim %9, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%12 = stablehlo.select %10, %4, %11 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
return %12 : tensor<2x2x4x4xf32>
}
func.func private @cholesky_1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4 = stablehlo.cholesky %3, lower = true : tensor<4x4xf32>
%5 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %5, %6 : tensor<4x4xi64>
%8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%11 = stablehlo.select %9, %4, %10 : tensor<4x4xi1>, tensor<4x4xf32>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %12 : tensor<4x4xf32>
}
}
// -----
// triangular_float32_tpu
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
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<4x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xf32>
%c2 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf32>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xf32>, tensor<4x3xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
%e0 = stablehlo.constant dense<"0x54E61A3E06E1B93E3FE9E03EAFAE37BECA7177BE69250D3FDB232EBFD326A43E64ECB73EE7FF6DBE800D4ABE6066DFBE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.6218056941852410e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0719003F14121D3F451CCF3F2B60543E36A14CBF4D574340BB6CE6BF46CA00407C19983F16701CC0B59508BF0AA680C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.5850668913044501e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xD905883D3941D83E47768C3E096F98BE68EA3CBF7855DC3E1FA70DBF4E31B23E389AD83E7D10C1BDB54BB0BE16D375BE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7594140899745980e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0xF1616ABE54DF843F7A4E0F3DA5B18CBF38A8D4C0D3BBFB3F63123BBF0D78A43F9F603C405B347DBF130DD3BF65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.5844188965274952e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0xD905883D3941D83E47768C3E096F98BE68EA3CBF7855DC3E1FA70DBF4E31B23E389AD83E7D10C1BDB54BB0BE16D375BE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.7594140899745980e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0xF1616ABE54DF843F7A4E0F3DA5B18CBF38A8D4C0D3BBFB3F63123BBF0D78A43F9F603C405B347DBF130DD3BF65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.5844188965274952e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0x3C95EC3D3AE1B53EBBECFE3E096F98BE63823ABF2C01053F2C8E50BF4E31B23E2B507A3E0389FABD600028BE16D375BE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.9423231378823402e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xC1531640E04BE73E01E21E40A5B18CBF48AF0EC1C6FC3040C4E165C00D78A43F1B851540FBD697BF2F40A63E65E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.1261676010908559e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x54E61A3ECD14C43EB205ED3E91888DBECA7177BE51FF043FEBDC47BFED08343F64ECB73E4A8B3DBE1DD6A4BD98051BBE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.8613688723689847e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0719003F1B37593F61FCFA3F84FEF1BF36A14CBF4E522B4099AA40C010AFEA407C19983F3076F1BF2CEE6B3F39B336C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.7485308489995077e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0x54E61A3ECD14C43EB205ED3E91888DBECA7177BE51FF043FEBDC47BFED08343F64ECB73E4A8B3DBE1DD6A4BD98051BBE"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.8613688723689847e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0719003F1B37593F61FCFA3F84FEF1BF36A14CBF4E522B4099AA40C010AFEA407C19983F3076F1BF2CEE6B3F39B336C0"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.7485308489995077e-03 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e12 = stablehlo.constant dense<"0xA18F683EA605453F82A37D3ED2A7B8BE39E86ABE5994D03EB1C02DBFB30EBA3EA8E6A43E304C0EBD50865ABE16D375BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.8349109609516745e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e13 = stablehlo.constant dense<"0xAF541A40D2D09E4000922F3EC2F3D7BF4C1F89BFBFEC8F3F4AA006C0FC01053F6095A73EA45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.1832692052848870e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e14 = stablehlo.constant dense<"0x54E61A3EE5ECF53E26AFAA3E323EC8BE234DF9BECB99723E3FC229BFB18C023FAB88003FE1F09EBEDAD097BEB6D137BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.5810017828243872e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3F1BC404C0165B79C0F0B727BF066B08C0CB07BC3F969EE93FCA4475C099624BC0723538BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 9.2892275915801292e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e16 = stablehlo.constant dense<"0x54E61A3EE5ECF53E26AFAA3E323EC8BE234DF9BECB99723E3FC229BFB18C023FAB88003FE1F09EBEDAD097BEB6D137BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.5810017828243872e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3F1BC404C0165B79C0F0B727BF066B08C0CB07BC3F969EE93FCA4475C099624BC0723538BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 9.2892275915801292e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e18 = stablehlo.constant dense<"0x54E61A3EE5ECF53E26AFAA3E6A0ABEBEFCE7D8BEBFC88F3E1D0119BF200A2D3F5ADE153FB4BAC63D26E0D6BEAFAB6DBE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.6115563994389959e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e19 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FB275EBBF989C49C0B0AF0CBE296BACBF432461408F443A40003A71BDD1D8E1C0355054C0"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.6826908222355996e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e20 = stablehlo.constant dense<"0xB032B4BCB681463F033CA63EA6E3ABBE820792BE197BB23E111327BF240D063F1799003F304C0EBD50865ABE16D375BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.8487375541553774e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e21 = stablehlo.constant dense<"0x7873DEBEDDEACF40CC802D404D60B4BF3051C9BF243D1A3F02B2E8BF298811403C411340A45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 1.5491056046812446e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e22 = stablehlo.constant dense<"0xB032B4BCB681463F033CA63EA6E3ABBE820792BE197BB23E111327BF240D063F1799003F304C0EBD50865ABE16D375BE"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 1.8487375541553774e-04 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e23 = stablehlo.constant dense<"0x7873DEBEDDEACF40CC802D404D60B4BF3051C9BF243D1A3F02B2E8BF298811403C411340A45603BEDEB149BF65E462BF"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 1.5491056046812446e-03 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%1 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%2 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%4 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%5 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%6 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%13 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%14 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%15 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%16 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%18 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%19 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%20 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%21 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%22 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%23 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}
}
// -----
// triangular_batch_float32_tpu
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
%c0 = stablehlo.constant dense<"0x08364040CDBCE43F66119FBFEB33A4BFA3B619BFC0043B4054892E3F5114C5BF10E9CA3FE15CB73F46B900406CD8293ECA4AC9BFA8DA77BF6932AABE3020744074D8774078E3DA3FB60477BFDBCC9FBF4C9A2E3FCD2AB940AB7AD83F21B0C23FC50CDFBFA296DF3F4F1A9340913CBE3FDF36BCBE1FAC8FBF2D00963F70B0944008B1A34059E998BF4036BBBFDEF9863F95A4F5BF7209B940C4D5BABF9F06CD3EA2DFA5BEDB5434BF42952B40568E8F3F913CD43F425D6A3F1C62CD3EEC109B408D9E8440A4A76E3E3AEACF3F83935EBFFB398EBF4136B94030E0E23FACA1C4BD93FF993F8616793F8E81B940FD2AD6BF43DBCB3F1BDD013AC60B51BEC1E79740"> : tensor<2x2x4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xf32>
%c1 = stablehlo.constant dense<"0xC43361BFA1241FBEF5ADC1BF2635B93DEA05BABE1052DBBF3D54CDBFCAFAF83FBBB9463F0D2C52BE828A0F3FF8046BBF8DE14ABFE972DABF8113E5BF616D9D3F8F69A03F5C74FDBFF9052EBF3563D2BF1A4A03BE2C07F13EC617513E3E5CBBBF2D4D4F3F815CE73EFD6C05BEE7BD4FBFB937D63F6447D5BF97E1B5BFE6AFF8BE068E76BF51FFED3E4439473FABC9503FCB3A8C3F6E47A6BFB8397C3FE10582BF4C77133E84C38EBF5AD59F3F0EC2C8BFE4A48DBE82ED083F4C294A3FCA2BCFBF89DEF73FB71E57BFEA975BBE4DCC48BF5D92EBBF8BCC82BF922631BF1FF3993E0262DCBFE890DC3FDA339ABFDDE4F03DD93313BFA0FD0FBF4F81D23FE849C73F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>)
%e0 = stablehlo.constant dense<"0xBB17A2BC435A573E8E8561BD28A418BF03DCA7BEFA904EBF84C75EBFECBF723F6961CE3E526D85BD3C8BA23EDA4FF7BECBBF54BE0013E5BEED37F0BEA315A53EF88E033F9D991FBF58D898BE6C39D3BE3A8109BE8C6BE73DCEADC23D732D3CBEB58E743DB3605B3E536F903D3F2812BE1B69B83E369AB7BED3929CBE7315D6BDA82CD6BD390615BEA7EB953E3F23203D891D5A3E6EACB2BEC1D8843E12A787BE89EB9E3DABA4ECBEC090CB3E8AFDE3BE6DD769BD250EE23DFDDF263EA002ABBE4590153F39DEA1BE39BA8A3D8CC22ABEB2905FBE71A584BE1C77A5BD1BC3B53C21F7A9BE8EAE863E56D1DCBD496DEB3D1B13F8BD72A9F2BDC460B13E3CEDA73E"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2607827077081311e-04 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x4FF895BE182FE8BD60A3E1BE442C28BE2AC2F7BDCF781CBF3EA488BE2937903E9456843EDA4D8CBCD3B3B23D41FF05BE031B87BE6F6423BF4AB068BE9569023DACB0A53E02BCC2BECB5EF43D2D74E6BEEC9B07BD559BAE3DFE5D0ABAB90498BE3A1F563E89E95A3D54C6FA3CCA941CBE0744DD3E4D83ADBE794387BCB09817BEAFCB40BE14A8923C1E618B3E56C6533EBE4E5B3E83431DBECABFB43E9FF490BEE89FE63C7BF23BBE2F85D73E5DBCAABE09855DBD67AE983D8A7E9D3EC6C8B5BE503CEF3E064163BD6A4AFFBDB89AA7BECC5DE3BE680B86BEF117893C58305A3EE1B4D4BE4D325F3E37F921BE231C213E42130EBE1E93FDBDF6A1AA3EBD1AC73E"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.5217095494790556e-04 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%1 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
return %0, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
}
// -----
// lu_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F77BA9DBE"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf32>
%c2 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf32>
%c3 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xf32>
%r:15 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf32>, tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>)
%e0 = stablehlo.constant dense<"0x613DC9BFA450ACBD7E6D84BFEAAE78BFCB64E13E103AFE3FFD168ABE9979CA3F6A574D3FC42215BF62CAF63F2542B23F04EC70BF1CB884BE7B8D2BBF38ADA3BD"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.1838358204840915e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x02000000020000000300000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x02000000000000000300000001000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0xDE6AA1BFC9BD9CBF05AEA03FE77F0C3F3AC127406101B5BFE3C2493E852FD1BD1563FBBF39A4883D7721BABECF8C4C3FB84D6ABF552E0C3E8A69ECBE"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.5623382410012709e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x040000000400000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0400000000000000020000000300000001000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e6 = stablehlo.constant dense<"0x7C19983FA45603BEDEB149BF65E462BF379AD73E6949D23F269EB73F0AD839BFFD342CBF57645B3F61406FC02CCAA73F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2282030442966061e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0x020000000200000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000000000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e9 = stablehlo.constant dense<"0x10E9CA3FE15CB73F758DFEBF6CD8293E1AF520BF34032C40C38E1FC0AFDA96BF55F57DBF328F2C3EC44BF1BF3FDF353E5CEEC1BE31EC4BBEF6419A3EC4EDE1BFC50CDFBFA296DF3F78D2183F913CBE3F5E65C8BE28171E40E762F63FBA920640DABE953D45FD233FAE760FC06E0F2DC0B404583E07841ABF63227CBF6DD187BF95A4F5BFC625E43FC4D5BABF9F06CD3E672F5DBFBE261D4038295CBFDA8C983F1EC914BF0C5D84BDF97417C01AA0AE3F0ADE2C3E039FD1BE5E1E1A3F1576383F43DBCB3F1BDD013AC60B51BE0B3E3F3F1F9B32BF57E4E43F15A5D03F9FB1D93EFDA0B93D126F053E7B18B73FFE177EBF8C63413F893D0B3F548B3E3FF470DDBF"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.6117493828460283e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0x02000000020000000300000003000000020000000100000002000000030000000100000003000000030000000300000003000000010000000300000003000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e11 = stablehlo.constant dense<"0x02000000000000000300000001000000020000000100000000000000030000000100000003000000000000000200000003000000010000000000000002000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000803F000000000000000000000000000000000000000000000000000000000000803F00000000000000000000803F00000000000000000000000000000000000000000000803F000000000000803F00000000000000000000000000000000"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 5.9604644775390625e-06 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0000803F0000000000000000E77F0C3F0000803F00000000E3C2493E852FD1BD0000803F39A4883D7721BABECF8C4C3FB84D6ABF552E0C3E8A69ECBE"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.9604644775390625e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e14 = stablehlo.constant dense<"0xDE6AA1BFC9BD9CBF05AEA03F000000003AC127406101B5BF00000000000000001563FBBF"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.5623382410012709e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<2x2x4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>) {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_18 = %c_2, %iterArg_19 = %c_1, %iterArg_20 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>)
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
%13 = stablehlo.subtract %11#1, %12 : tensor<3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%15 = stablehlo.compare GE, %11#2, %14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%19 = stablehlo.select %18, %11#0, %17 : tensor<5x3xi1>, tensor<5x3xf32>
%20 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21:4 = stablehlo.while(%iterArg = %13, %iterArg_18 = %c_7, %iterArg_19 = %c_6, %iterArg_20 = %20) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<5> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<5> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<5> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%22:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xi32>, tensor<i32>)
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%24 = stablehlo.subtract %22#1, %23 : tensor<3xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<i32>
%26 = stablehlo.compare GE, %22#2, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%30 = stablehlo.select %29, %22#0, %28 : tensor<3x4xi1>, tensor<3x4xf32>
%31 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%32:4 = stablehlo.while(%iterArg = %24, %iterArg_18 = %c_12, %iterArg_19 = %c_11, %iterArg_20 = %31) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<3> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<3> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<3> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
}
%33:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%35 = stablehlo.subtract %33#1, %34 : tensor<2x2x4xi32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%37 = stablehlo.compare GE, %33#2, %36, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%41 = stablehlo.select %40, %33#0, %39 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%42 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%43:4 = stablehlo.while(%iterArg = %35, %iterArg_18 = %c_17, %iterArg_19 = %c_16, %iterArg_20 = %42) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i64>) -> tensor<1xi64>
%51 = "stablehlo.gather"(%iterArg, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%52 = stablehlo.reshape %51 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%53 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%54 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%55 = stablehlo.add %54, %c_25 : tensor<i64>
%56 = stablehlo.select %53, %55, %iterArg_19 : tensor<i1>, tensor<i64>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i64>) -> tensor<1xi64>
%58 = "stablehlo.gather"(%iterArg_20, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%59 = stablehlo.reshape %58 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%61 = stablehlo.compare LT, %52, %60, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%63 = stablehlo.add %52, %62 : tensor<2x2xi32>
%64 = stablehlo.select %61, %63, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%66 = "stablehlo.gather"(%iterArg_20, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%67 = stablehlo.reshape %66 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%69 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%70 = stablehlo.select %68, %69, %iterArg_19 : tensor<i1>, tensor<i64>
%71 = stablehlo.convert %70 : (tensor<i64>) -> tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%iterArg_20, %72, %67) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%75 = stablehlo.compare LT, %52, %74, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%77 = stablehlo.add %52, %76 : tensor<2x2xi32>
%78 = stablehlo.select %75, %77, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%80 = "stablehlo.scatter"(%73, %79, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%81 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %81, %45, %80 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%44:3 = call @lu(%arg1) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>)
return %8, %2, %10#3, %19, %13, %21#3, %30, %24, %32#3, %41, %35, %43#3, %44#0, %44#1, %44#2 : tensor<4x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>
}
func.func private @lu(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>) {
%0:3 = call @_lu(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>)
return %0#0, %0#1, %0#2 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>
}
func.func private @_lu(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>) {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<5x3xi1>, tensor<5x3xf32>
%9 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%28 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %28 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i64>
%28 = stablehlo.add %iterArg_5, %c_7 : tensor<i64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%30 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%31 = stablehlo.add %30, %c_9 : tensor<i64>
%32 = stablehlo.select %29, %31, %iterArg_5 : tensor<i1>, tensor<i64>
%33 = stablehlo.dynamic_slice %iterArg, %32, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%34 = stablehlo.reshape %33 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%36 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_11 = stablehlo.constant dense<5> : tensor<i64>
%37 = stablehlo.add %36, %c_11 : tensor<i64>
%38 = stablehlo.select %35, %37, %iterArg_5 : tensor<i1>, tensor<i64>
%39 = stablehlo.dynamic_slice %iterArg_6, %38, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%41 = stablehlo.compare LT, %34, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%42 = stablehlo.add %34, %c_13 : tensor<i32>
%43 = stablehlo.select %41, %42, %34 : tensor<i1>, tensor<i32>
%44 = stablehlo.dynamic_slice %iterArg_6, %43, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_5, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_15 = stablehlo.constant dense<5> : tensor<i64>
%47 = stablehlo.add %iterArg_5, %c_15 : tensor<i64>
%48 = stablehlo.select %46, %47, %iterArg_5 : tensor<i1>, tensor<i64>
%49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1xi32>
%51 = "stablehlo.scatter"(%iterArg_6, %50, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%52 = stablehlo.compare LT, %34, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<5> : tensor<i32>
%53 = stablehlo.add %34, %c_17 : tensor<i32>
%54 = stablehlo.select %52, %53, %34 : tensor<i1>, tensor<i32>
%55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1xi32>
%56 = "stablehlo.scatter"(%51, %55, %40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%57 = stablehlo.add %iterArg_4, %c_18 : tensor<i64>
stablehlo.return %iterArg, %57, %28, %56 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%11 = stablehlo.broadcast_in_dim %10#3, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
%12 = stablehlo.iota dim = 0 : tensor<5xi32>
%13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
%14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<5x5xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x5xi32>
%16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%17 = stablehlo.convert %16 : (tensor<5x5xi1>) -> tensor<5x5xf32>
%18 = call @tril(%8) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%19 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%20 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%22 = stablehlo.add %19, %21 : tensor<5x3xi64>
%23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%24 = stablehlo.convert %23 : (tensor<5x3xi1>) -> tensor<5x3xf32>
%25 = stablehlo.add %18, %24 : tensor<5x3xf32>
%26 = call @triu(%8) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%27 = stablehlo.slice %26 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
return %17, %25, %27 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>
}
func.func private @tril(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%6 = stablehlo.select %4, %arg0, %5 : tensor<5x3xi1>, tensor<5x3xf32>
return %6 : tensor<5x3xf32>
}
func.func private @triu(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%6 = stablehlo.select %4, %5, %arg0 : tensor<5x3xi1>, tensor<5x3xf32>
return %6 : tensor<5x3xf32>
}
}
// -----
// solve_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F77BA9DBE"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073FF981323F0F1E2EBF"> : tensor<4x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x2xf32>
%r:7 = call @f(%a0, %a1, %a2) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x2x4x2xf32>, tensor<2x2x4x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4x4xi1>)
%e0 = stablehlo.constant dense<"0x2278EABE7DCCA6BFC05C26402D0472C16DDDE53FA5B349C1C2D659C0A4638241"> : tensor<4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.7718032116536051e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x44CB333E97CCBD3EBA1A19BF3024233DB64FA1BFE4CD943DA57A073EF43B3E3E57D398BF839F4C3E90A2BB3CA37F28BE6929C93EF643B6BFD3A18BBE2EB0AD3F7DE396BFFB005CBF15EC40BF7ABE1ABF7FB8EA3FAF04833F073445407352863FB46E3F3FC42347BDE51B1C3F2A98303F3437F8BE89D788BF192F4BBF8EB98CBF"> : tensor<2x2x4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.4692785725856083e-04 : f64} : (tensor<2x2x4x2xf32>, tensor<2x2x4x2xf32>) -> ()
%e2 = stablehlo.constant dense<"0x6F406FBEC5EA853E7B4E923E456899BE27D4C23E2B8C98BE989D8BBE67F9CDBE24C19B3D2AA35ABD9522F7BEDBAE03BFAFFC10BE700911BFD58109BE16CA2E3EA50E97BE1594963EAA06AABE7E14FFBEECCB873E97DB3C3E9844903DCB59ABBD5F702C3F4267823EFDEF41BEB984913FE99E6DBF6006D33CE5B38D3E8F4371BFA08D183FCAD5703D7B2E2FBF72DF0B3EE6ECB53D19E2AB3EBC69C9BE77FD803EF17A67BF1B2CDBBECAD04C3FCBC9893EC3E355BF781C8DBE41A4B13F8AA2033FAAC396BDA549E1BD4BD5603E2CAEC83E7A7E81BFCEB9D53E92C7003F1E463F3B26647F3FB78BB43D245BCDBE34538C3EF947DC3E3E44843EDFF913BF0FF1133F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 6.6176659174743691e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0xE1D362C100D02341F29000C15387E1C0"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 6.7599908106785733e-04 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e4 = stablehlo.constant dense<"0x000080BF0000803F000080BF000080BF"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e5 = stablehlo.constant dense<"0xD8B3294060DF1440E25D054070F2F93F"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.2643822628888302e-04 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e6 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x2x4x2xf32>, tensor<2x2x4x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4x4xi1>) {
%0 = call @solve(%arg0, %arg2) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%1 = call @solve_0(%arg1, %arg2) : (tensor<2x2x4x4xf32>, tensor<4x2xf32>) -> tensor<2x2x4x2xf32>
%2 = call @inv(%arg1) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%3 = call @det(%arg1) : (tensor<2x2x4x4xf32>) -> tensor<2x2xf32>
%4:2 = call @slogdet(%arg1) : (tensor<2x2x4x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%6 = stablehlo.multiply %arg0, %5 : tensor<4x4xf32>
%7 = call @inv_6(%6) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%8 = stablehlo.is_finite %7 : (tensor<4x4xf32>) -> tensor<4x4xi1>
return %0, %1, %2, %3, %4#0, %4#1, %8 : tensor<4x2xf32>, tensor<2x2x4x2xf32>, tensor<2x2x4x4xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4x4xi1>
}
func.func private @solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xf32>, tensor<4xi32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
return %13 : tensor<4x2xf32>
}
func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i64>, %arg2: tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.add %8, %c_3 : tensor<i64>
%10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%14 = stablehlo.add %6, %c_5 : tensor<i32>
%15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
%16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%19 = stablehlo.add %arg1, %c_7 : tensor<i64>
%20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
%21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
%22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
%23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.add %6, %c_9 : tensor<i32>
%26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
return %0, %28 : tensor<i64>, tensor<4xi32>
}
func.func private @_lu_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xf32>, tensor<4x1xi32>) -> tensor<2x4x1xf32>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x4x1xf32>) -> tensor<4x1x2xf32>
%9 = stablehlo.reshape %8 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%11 = stablehlo.reshape %10 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
%12 = stablehlo.reshape %11 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%14 = stablehlo.reshape %13 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xf32>) -> tensor<2x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
return %16 : tensor<2x4xf32>
}
func.func private @solve_0(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<2x2x4x2xf32> {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%16:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%17 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %17, %16#0, %16#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
%12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<2x2x4xf32>
%13 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x2x4xf32>
%14 = call @_lu_solve_2(%8, %10#3, %13) : (tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
%15 = stablehlo.transpose %14, dims = [0, 1, 3, 2] : (tensor<2x2x2x4xf32>) -> tensor<2x2x4x2xf32>
return %15 : tensor<2x2x4x2xf32>
}
func.func private @closed_call_1(%arg0: tensor<2x2x4xi32>, %arg1: tensor<i64>, %arg2: tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<1xi64>
%6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%7 = stablehlo.reshape %6 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%10 = stablehlo.add %9, %c_3 : tensor<i64>
%11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i64>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i64>) -> tensor<1xi64>
%13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%14 = stablehlo.reshape %13 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%18 = stablehlo.add %7, %17 : tensor<2x2xi32>
%19 = stablehlo.select %16, %18, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%22 = stablehlo.reshape %21 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %arg1, %c_7 : tensor<i64>
%25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i64>
%26 = stablehlo.convert %25 : (tensor<i64>) -> tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %7, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
return %0, %35 : tensor<i64>, tensor<2x2x4xi32>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf32>) -> tensor<2x2x2x4x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1, 1>}> : (tensor<2x2x2x4x1xf32>, tensor<2x2x4x1xi32>) -> tensor<2x2x2x4x1xf32>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x4x1x2xf32>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x2xf32>) -> tensor<2x2x4x2xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4x2xf32>) -> tensor<2x2x4x2xf32>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x2xf32>) -> tensor<2x2x4x1x2xf32>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x2xf32>) -> tensor<2x2x4x2xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4x2xf32>) -> tensor<2x2x4x2xf32>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x2xf32>) -> tensor<2x2x4x1x2xf32>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x2xf32>) -> tensor<2x2x2x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<2x2x2x4x1xf32>) -> tensor<2x2x2x4xf32>
return %16 : tensor<2x2x2x4xf32>
}
func.func private @inv(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<2x2x4x4xf32>
%7 = call @solve_3(%arg0, %6) : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
return %7 : tensor<2x2x4x4xf32>
}
func.func private @solve_3(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%12 = call @_lu_solve_4(%8, %10#3, %11) : (tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
return %13 : tensor<2x2x4x4xf32>
}
func.func private @_lu_solve_4(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x2x4x4x1xf32>, tensor<2x2x4x1xi32>) -> tensor<2x2x4x4x1xf32>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x4x4x1xf32>) -> tensor<2x2x4x1x4xf32>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x4xf32>) -> tensor<2x2x4x4xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x4xf32>) -> tensor<2x2x4x4xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x4xf32>) -> tensor<2x2x4x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<2x2x4x4x1xf32>) -> tensor<2x2x4x4xf32>
return %16 : tensor<2x2x4x4xf32>
}
func.func private @det(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2xf32> {
%0:2 = call @slogdet(%arg0) : (tensor<2x2x4x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
%1 = stablehlo.exponential %0#1 : tensor<2x2xf32>
%2 = stablehlo.multiply %0#0, %1 : tensor<2x2xf32>
return %2 : tensor<2x2xf32>
}
func.func private @slogdet(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_16 = stablehlo.constant dense<4> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %37 : tensor<i1>
} do {
%37:2 = func.call @closed_call_1(%iterArg, %iterArg_14, %iterArg_15) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_16 = stablehlo.constant dense<1> : tensor<i64>
%38 = stablehlo.add %iterArg_13, %c_16 : tensor<i64>
stablehlo.return %iterArg, %38, %37#0, %37#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = call @diagonal(%8) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
%c_4 = stablehlo.constant dense<false> : tensor<i1>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [2] : (tensor<2x2x4xi1>, tensor<i1>) -> tensor<2x2xi1>
%15 = stablehlo.iota dim = 0 : tensor<4xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x2x4xi32>
%18 = stablehlo.compare NE, %2, %17, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%19 = call @count_nonzero(%18) : (tensor<2x2x4xi1>) -> tensor<2x2xi64>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%21 = stablehlo.compare LT, %11, %20, FLOAT : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
%22 = call @count_nonzero(%21) : (tensor<2x2x4xi1>) -> tensor<2x2xi64>
%23 = stablehlo.add %19, %22 : tensor<2x2xi64>
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
%c_7 = stablehlo.constant dense<-2> : tensor<i64>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%26 = stablehlo.multiply %25, %24 : tensor<2x2xi64>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%28 = stablehlo.add %26, %27 : tensor<2x2xi64>
%29 = stablehlo.convert %28 : (tensor<2x2xi64>) -> tensor<2x2xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
%31 = stablehlo.multiply %30, %29 : tensor<2x2xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%32 = call @_where_5(%14, %cst_10, %31) : (tensor<2x2xi1>, tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%33 = stablehlo.abs %11 : tensor<2x2x4xf32>
%34 = stablehlo.log %33 : tensor<2x2x4xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
%cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%36 = call @_where_5(%14, %cst_12, %35) : (tensor<2x2xi1>, tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
return %32, %36 : tensor<2x2xf32>, tensor<2x2xf32>
}
func.func private @diagonal(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4xi64>
%1 = stablehlo.iota dim = 0 : tensor<4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
%3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
%5 = stablehlo.add %0, %4 : tensor<4xi64>
%6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%10 = stablehlo.add %1, %9 : tensor<4xi64>
%11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
%12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
%13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
%14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 2, 1, 1>}> : (tensor<2x2x4x4xf32>, tensor<4x2xi32>) -> tensor<2x2x4xf32>
return %17 : tensor<2x2x4xf32>
}
func.func private @count_nonzero(%arg0: tensor<2x2x4xi1>) -> tensor<2x2xi64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
%2 = stablehlo.convert %1 : (tensor<2x2x4xi1>) -> tensor<2x2x4xi32>
%3 = stablehlo.convert %2 : (tensor<2x2x4xi32>) -> tensor<2x2x4xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xi64>, tensor<i64>) -> tensor<2x2xi64>
return %4 : tensor<2x2xi64>
}
func.func private @remainder(%arg0: tensor<2x2xi64>, %arg1: tensor<i64>) -> tensor<2x2xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x2xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%12 = stablehlo.and %11, %6 : tensor<2x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%14 = stablehlo.add %4, %13 : tensor<2x2xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x2xi1>, tensor<2x2xi64>
return %15 : tensor<2x2xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_5(%arg0: tensor<2x2xi1>, %arg1: tensor<f32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x2xi1>, tensor<2x2xf32>
return %1 : tensor<2x2xf32>
}
func.func private @inv_6(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%6 = call @solve_7(%arg0, %5) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %6 : tensor<4x4xf32>
}
func.func private @solve_7(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%12 = call @_lu_solve_8(%8, %10#3, %11) : (tensor<4x4xf32>, tensor<4xi32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %13 : tensor<4x4xf32>
}
func.func private @_lu_solve_8(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xf32>, tensor<4x1xi32>) -> tensor<4x4x1xf32>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xf32>) -> tensor<4x1x4xf32>
%9 = stablehlo.reshape %8 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
%10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%11 = stablehlo.reshape %10 : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
%13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%14 = stablehlo.reshape %13 : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xf32>) -> tensor<4x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
return %16 : tensor<4x4xf32>
}
}
// -----
// cholesky_float64_cpu
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
%c0 = stablehlo.constant dense<"0xB04ED44CA945244050B6FFF2743E02C04027A46B88B3E13FE03AA7AF133D06C050B6FFF2743E02C05C44992598CC1A40681DB329AA9BF8BFE853BE2BBFCCF7BF4027A46B88B3E13F681DB329AA9BF8BF3859E3EB5AFC20404053C3D71061F13FE03AA7AF133D06C0E853BE2BBFCCF7BF4053C3D71061F13F18F5518F62852140"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x305C2B1CF1C02640005836815291C9BFD01CA50083E809406024CB7F7441DF3F005836815291C9BFC20363CE25B72040E8D22637AC6D10C0E41BD972E45F0040D01CA50083E80940E8D22637AC6D10C0827FD76752182940A6B1AA1E22FF09C06024CB7F7441DF3FE41BD972E45F0040A6B1AA1E22FF09C0D716DFFEAD381E401860BC7C46DC224000CBE8D89501E2BF00227B90AAE2E83FF83B96B0FB7B0EC000CBE8D89501E2BFB86824B42CA9294010116A1215CF1440403FAABF48B3E63F00227B90AAE2E83F10116A1215CF144070F24E195D4E2940C0A5CF41EBC8D53FF83B96B0FB7B0EC0403FAABF48B3E63FC0A5CF41EBC8D53FF1484FF9CABE1C404AA67511F98456C0A034901FEF66FBBFA0FDCAFC6DBC0C40C0F278D48FF9F03FA034901FEF66FBBFA710BFB559B655C0000A6F6A65D9FB3FA848F05FE2C0FCBFA0FDCAFC6DBC0C40000A6F6A65D9FB3F047BA94CAD1957C000660C05EB66E8BFC0F278D48FF9F03FA848F05FE2C0FCBF00660C05EB66E8BF7B8F536852E256C0911C3357D0E01D403C56C24930C00940F4C76500CB1813403C6A9BD8EC08E8BF3C56C24930C00940A437B83DFA292740583F26C43CFD0D40A6278F1F5B9E01C0F4C76500CB181340583F26C43CFD0D40F89A4407AED82840E4E1F440C32FD33F3C6A9BD8EC08E8BFA6278F1F5B9E01C0E4E1F440C32FD33FC856962D7B8B1C40"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0x7AD5DEE44078094000000000000000000000000000000000000000000000000034A408BDEDEBE6BF59D5AE0E03E6034000000000000000000000000000000000ED5DD3B7623DC63F9A1EC8918B2FE2BFA6974C2DFCD206400000000000000000D09EF8C0BDF0EBBF2A95E82BEC2EEBBFABFADFB58BF0D03F263BDE38D5790540"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.5346365007462530e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xBB441DEDD0FB0A400000000000000000000000000000000000000000000000003A8057121E52AEBFEAB01C17771F074000000000000000000000000000000000E1B1730484B9EE3F82126495B06BF6BF25C4929AF4DD084000000000000000008AB528917988C23F501B7CBD7FC1E63F86B2A15E4EA0E8BF54D6C8F2CF4B04408156B7D0229108400000000000000000000000000000000000000000000000006BC8FF414774C7BF77AA9D7E3E9E0C4000000000000000000000000000000000DB2314641935D03F5E4FFDA4B979F73F95299B9315D80940000000000000000021DCC2A997DAF3BFFD8B55AA463FC13FEE8EEAC5C11AC23FB735BAE816F20240000000000000F87F000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F0000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F9564ACA247DD0540000000000000000000000000000000000000000000000000801587F10ED8F23F2B9C788F268B094000000000000000000000000000000000CEA128CE14F3FB3F07EA173F4FF3E03FBE73E4A1081F084000000000000000008D2C19C69C96D1BFBDBFBD9EFCD3E2BF3E392ABA2F2BD73F0AD5F033CE860440"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.9715648952632583e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x7AD5DEE44078094034A408BDEDEBE6BFED5DD3B7623DC63FD09EF8C0BDF0EBBF000000000000000059D5AE0E03E603409A1EC8918B2FE2BF2A95E82BEC2EEBBF00000000000000000000000000000000A6974C2DFCD20640ABFADFB58BF0D03F000000000000000000000000000000000000000000000000263BDE38D5790540"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.5346365007462530e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x4xf64>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %0, %1, %2 : tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x4xf64>
}
func.func private @cholesky(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf64>
%4:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf64>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf64>
return %17 : tensor<4x4xf64>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<2x2x4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf64>
%4:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%16 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%18 = stablehlo.select %16, %10, %17 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
return %18 : tensor<2x2x4x4xf64>
}
func.func private @cholesky_1(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf64>
%4:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf64>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf64>
%18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %18 : tensor<4x4xf64>
}
}
// -----
// triangular_float64_cpu
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
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<4x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xf64>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<3x4xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf64>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xf64>, tensor<4x3xf64>, tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>)
%e0 = stablehlo.constant dense<"0x255ADE65CA5CC33FDB02BFA2203CD73F6780A703281DDC3F21C4E9DDD5F5C6BF7B11DF3B39EECEBF26EE5925ADA4E13FA56A54527BC4E5BFE4B4F17EDA84D43F35DA17738CFDD63FA2F6F8CCFCBFCDBF5ED08F35B041C9BF05DCB3FDCBECDBBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.0208483961916451e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000E02003E03F80E2338242A2E33F701D7D8788E3F93F8821F6E7038CCA3F000000C02694E9BFC04FCD98E96A084002EC986297CDFCBF0455FEBB48190040000000802F03F33F00B3A0B5028E03C0496178A2B612E1BFCA33F041C11410C0"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7853578478407772e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x5130A5F3BA00B13FC21BD10B2708DB3F03CA50E7C88ED13F98003920E10DD3BF6207D5E34C9DE7BF12F38FFFAE8ADB3FB7BF32F3E3B4E1BF40D6CABD2946D63F066A45104713DB3FD5F29D920F22B8BF970CD3B57609D6BF7ACE8EA662BACEBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.2771638871807391e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x302541E03D4CCDBF092B6A79EA9BF03F00B8E43DCFE9A13F000000A03496F1BFDE6FB1FE06951AC00AF3BF5C7A77FF3F80875B5E4C62E7BF000000A0018FF43F729C4ECD138C074025D1E64E8BA6EFBF20A59667A261FABF000000A08C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.9512101633185534e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e4 = stablehlo.constant dense<"0x5130A5F3BA00B13FC21BD10B2708DB3F03CA50E7C88ED13F98003920E10DD3BF6207D5E34C9DE7BF12F38FFFAE8ADB3FB7BF32F3E3B4E1BF40D6CABD2946D63F066A45104713DB3FD5F29D920F22B8BF970CD3B57609D6BF7ACE8EA662BACEBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.2771638871807391e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x302541E03D4CCDBF092B6A79EA9BF03F00B8E43DCFE9A13F000000A03496F1BFDE6FB1FE06951AC00AF3BF5C7A77FF3F80875B5E4C62E7BF000000A0018FF43F729C4ECD138C074025D1E64E8BA6EFBF20A59667A261FABF000000A08C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.9512101633185534e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0D804EAAA792BD3FAF2A393C27BCD63F84327C7097DDDF3F98003920E10DD3BFA8D6DD694C50E7BF2195037125A0E03FC07E868FC511EABF40D6CABD2946D63FA373D363054ACF3FEC3751472051BFBFE91EC4110C00C5BF7ACE8EA662BACEBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.6178588994384561e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x8496C02A78CA0240D77BD5FA7BE9DC3F20C7B32340DC0340000000A03496F1BF49F5F2FEE8D521C0432921B0981F064020C8E57D38BC0CC0000000A0018FF43F7C7BC570A3B0024057D2BA5BDFFAF2BF80FC8DE505C8D43F000000A08C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 3.9602957547147651e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0x255ADE65CA5CC33F89D82EA99982D83FC170712EB6A0DD3FF88D440E12B1D1BF7B11DF3B39EECEBF78329919EA9FE03F36F1A36A9DFBE8BF940698A41D81E63F35DA17738CFDD63F424F681C69B1C7BF58C41AC3C39AB4BF1C895C17B360C3BF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.4670697890629063e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e9 = stablehlo.constant dense<"0x000000E02003E03FC0DE5B69E326EB3F3E1A51258C5FFF3FF8FF0E74D03FFEBF000000C02694E9BF20905DC6496A0540BBB38105531508C09F8AC406E2551D40000000802F03F33F000D36FCC52EFEBF3380C789C57DED3F8FFE911D67D606C0"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 3.2568925489547678e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e10 = stablehlo.constant dense<"0x255ADE65CA5CC33F89D82EA99982D83FC170712EB6A0DD3FF88D440E12B1D1BF7B11DF3B39EECEBF78329919EA9FE03F36F1A36A9DFBE8BF940698A41D81E63F35DA17738CFDD63F424F681C69B1C7BF58C41AC3C39AB4BF1C895C17B360C3BF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 3.4670697890629063e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e11 = stablehlo.constant dense<"0x000000E02003E03FC0DE5B69E326EB3F3E1A51258C5FFF3FF8FF0E74D03FFEBF000000C02694E9BF20905DC6496A0540BBB38105531508C09F8AC406E2551D40000000802F03F33F000D36FCC52EFEBF3380C789C57DED3F8FFE911D67D606C0"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.2568925489547678e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e12 = stablehlo.constant dense<"0xF3FEDD0EF411CD3FCDF8FDCEB4A0E83FBFF257A570B4CF3F83FFA638FA14D7BF01640B06075DCDBF84997AF38A12DA3FBBCED82116B8E5BF22B99B79D641D73FD042741CD59CD43F127966FB85C9A1BF251DFDE6C950CBBF7ACE8EA662BACEBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.4177881246989101e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e13 = stablehlo.constant dense<"0xC2A60BF5954A0340DC27FF411ADA13409091E7153FF2C53F72641E5278FEFABF93E18A7AE923F1BF4DEEA0D497FDF13FD053A13709D400C080E2D0753FA0E03F806BA5E1ABF2D43F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.2040106586713295e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e14 = stablehlo.constant dense<"0x255ADE65CA5CC33FDA3D2F979CBDDE3FA6D357BAE455D53FC2746F32C607D9BFD8EDD845A429DFBF0C3143633953CE3F02FD9AE74738E5BF5B5B962A9651E03FA9F6694F1511E03F130BA1131CDED3BF28AE3A291BFAD2BF2B87CDCB36FAC6BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.9448453646139252e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e15 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F6007735F839800C0C00F36A2622B0FC0006932D0FDF6E4BF4855D4BB600D01C0D4AD0D6FF980F73FF3DF28C0D233FD3F3BB62B5399A80EC03E81E7E2526C09C08290D15FAE06E7BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.7302533727929647e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e16 = stablehlo.constant dense<"0x255ADE65CA5CC33FDA3D2F979CBDDE3FA6D357BAE455D53FC2746F32C607D9BFD8EDD845A429DFBF0C3143633953CE3F02FD9AE74738E5BF5B5B962A9651E03FA9F6694F1511E03F130BA1131CDED3BF28AE3A291BFAD2BF2B87CDCB36FAC6BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 2.9448453646139252e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e17 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F6007735F839800C0C00F36A2622B0FC0006932D0FDF6E4BF4855D4BB600D01C0D4AD0D6FF980F73FF3DF28C0D233FD3F3BB62B5399A80EC03E81E7E2526C09C08290D15FAE06E7BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.7302533727929647e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e18 = stablehlo.constant dense<"0x255ADE65CA5CC33FDA3D2F979CBDDE3FA6D357BAE455D53F149FFF2B4DC1D7BF15AB0064FF1CDBBFB8E1BFF017F9D13FC37E6E9D2320E3BF676D1D2244A1E53FCDAFE265CBBBE23FBA38786156D7B83FF9F81EBC04DCDABF6C2C6FFF75B5CDBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 3.0017579923194098e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e19 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13FA010524BB66EFDBF20300100933309C000AE8B4FF695C1BFC219EB1D658DF5BF49B8656088240C40A118BFD9914807402090B7E74327AEBFC880CC1F1A3B1CC0E4170594068A0AC0"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 3.1342558963614252e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e20 = stablehlo.constant dense<"0x2CDA733E588696BF279DF9A236D0E83F3E1FAC4680C7D43FEECBFEA3747CD5BFB650A045F040D2BFE74C9311634FD63FD399A62C62E2E4BF2C2BB288A4C1E03FF89FB2E42213E03F127966FB85C9A1BF251DFDE6C950CBBF7ACE8EA662BACEBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 3.4435417973598930e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e21 = stablehlo.constant dense<"0x88B7D9F56FCEDBBFA5B6369C5BFD1940AB75A46519B005409414BC89098CF6BF96307F02262AF9BFB13F1056A447E33F60B65E504016FDBF60D555290531024090BFB16C2768024000000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 2.8854340151505388e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e22 = stablehlo.constant dense<"0x2CDA733E588696BF279DF9A236D0E83F3E1FAC4680C7D43FEECBFEA3747CD5BFB650A045F040D2BFE74C9311634FD63FD399A62C62E2E4BF2C2BB288A4C1E03FF89FB2E42213E03F127966FB85C9A1BF251DFDE6C950CBBF7ACE8EA662BACEBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 3.4435417973598930e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e23 = stablehlo.constant dense<"0x88B7D9F56FCEDBBFA5B6369C5BFD1940AB75A46519B005409414BC89098CF6BF96307F02262AF9BFB13F1056A447E33F60B65E504016FDBF60D555290531024090BFB16C2768024000000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 2.8854340151505388e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>) {
%0 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%1 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%2 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%3 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%4 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%5 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%6 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%7 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%8 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%9 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%11 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%12 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%14 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%15 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%16 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%17 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%18 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%19 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%20 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%21 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%22 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%23 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
}
}
// -----
// triangular_batch_float64_cpu
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
%c0 = stablehlo.constant dense<"0x00000000C1060840000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF0000001098600740000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000B028170040000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000F605840E40000000900EFB0E40000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A85925174000000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000E0496312400000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F000000080E9612400000000821761440000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000302E21174000000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000050A8720540000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000741D621340000000A6D193104000000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000020C826174000000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000B031301740000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF0000002CF8FC1240"> : tensor<2x2x4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xf64>
%c1 = stablehlo.constant dense<"0x000000807826ECBF0000002094E4C3BF000000A0BE35F8BF000000C0A426B73F00000040BD40D7BF00000000426AFBBF000000A087AAF9BF00000040591FFF3F0000006037D7E83F000000A08145CABF0000004050F1E13F000000009F60EDBF000000A0315CE9BF000000205D4EFBBF0000002070A2FCBF00000020ACADF33F000000E0310DF43F000000808BAEFFBF00000020BFC0E5BF000000A0664CFABF000000404369C0BF00000080E520DE3F000000C0F822CA3F000000C0876BF7BF000000A0A5E9E93F0000002090EBDC3F000000A09FADC0BF000000E0BCF7E9BF00000020F7C6FA3F00000080ECA8FABF000000E032BCF6BF000000C0FC15DFBF000000C0C0D1EEBF00000020EABFDD3F0000008028E7E83F000000603519EA3F000000605987F13F000000C0EDC8F4BF000000003787EF3F00000020BC40F0BF00000080E96EC23F0000008070D8F1BF00000040ABFAF33F000000C04118F9BF000000809CB4D1BF00000040B01DE13F000000802945E93F0000004079E5F9BF00000020D1FBFE3F000000E0D6E3EABF00000040FD72CBBF000000A08919E9BF000000A04B72FDBF000000609159F0BF00000040D224E6BF000000E0633ED33F00000040408CFBBF000000001D92FB3F000000407B46F3BF000000A09B1CBE3F000000207B66E2BF00000000B4FFE1BF000000E02950FA3F000000003DE9F83F"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>)
%e0 = stablehlo.constant dense<"0xD2BA64C4F64294BFEDFF8B5548EBCA3F08734030B330ACBF8EE2A31A8514E3BFED08E65C80FBD4BF7D69DA3E1FD2E9BF28336164F0D8EBBF94C8B693FD57EE3F7535DA352DCCD93FC06F4757AAADB0BF4826538E6751D43FAC1A1C6CFBE9DEBF542A015DF997CABFBD196EFE5FA2DCBF56F8E38AFD06DEBF806C2E66B4A2D43FD1126DFBDE71E03F020DB9A733F3E3BFCB8C01FB0A1BD3BFABF5CF8F2D67DABF2A01442B2730C1BFF5B48C9A71EDBC3F8F2A9799B955B83F682B5B25AE85C7BF9E0291B8D691AE3FEE680C6C166CCB3F93534555EA0DB23FB067F1DC0745C2BF06C26053230DD73FBB1919CE46F3D6BFFAC7995B5A92D3BFCC53695AAEC2BABF2829BBEA94C5BABFADCEDDF7C6A0C2BF04C4FBC474BDD23F74F894926804A43F88811224B143CB3F9E072ED08D55D6BFD6BEC029189BD03F0324784FE2F4D0BFCAE7671071DDB33FE578C2409594DDBFD191D9FB1772D93F7E2089FEB07FDCBFFC6A5CB0ED3AADBFD2BF57C2C441BC3F44DCD1ABFFDBC43FD002A81D5460D5BF7EDEBD9308B2E23F5D172544C73BD4BFE467DB3B4757B13F2D79187F5158C5BF5F13822F16F2CBBF48CD082DAE94D0BF9BA36D83E3AEB4BF053AB23F63B8963F266D243EE43ED5BFD43E70DFD1D5D03F1D4A95E62A9ABBBFA9A35D2CA96DBD3F3B3B21426302BFBF9A0F47282E55BEBF76D1CF69182CD63FAC71936FA7FDD43F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.2110361070481492e-13 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x405B9CD209BFD2BF19129AEFE205BDBF8710E5286C34DCBF867452538805C5BF2480853745F8BEBF7DBF64D0198FE3BF7F6520088814D1BF8A32D23CE506D23F41575784D28AD03FDA667930BB8991BF841AA8557A56B63FEE6D0F0BE8BFC0BF965B126E60E3D0BFD1C8EAE08D6CE4BF8EF474230916CDBF2671EB88324DA03FDD021B9315B6D43F3194CB3C8057D8BFFA49FE7FD98BBE3F0AE3F28785CEDCBF2F25D4807DF3A0BF97A7FF896AD3B53F2CEB129CBC4B41BFAB2969309700D3BF4D7D3E48E7C3CA3F3E8443FC305DAB3FD1A4C5AECA589F3FD2AF9E219992C3BF18151EE580A8DB3F42D3D69A69B0D5BF30728E716FE890BF63CA84E515F3C2BF7A92A0C87519C8BF33B18CC90255923FEDBF2F9C236CD13F929EF3D1CA78CA3FA99BA1A7D769CB3F013B6F8970A8C3BF3588702AF997D63FFF2D81DE931ED2BF0AC568DCFCD39C3F5DAE0C5A4F7EC7BF0086B8A7A5F0DA3FD0A79A968B57D5BFE6206EF5A0B0ABBF7F3111F3CC15B33F086BF811D1AFD33F7EE94ABA18B9D6BF771E33058AE7DD3FAB6FB4CE2068ACBF0138DD624DE9BFBF98E230FB56F3D4BF3E1AA481B96BDCBF2080C4116DC1D0BFB636D75FFE22913F88ECADCA0A46CB3F0C9552229C96DABFF4998EAA49E6CB3F95834702273FC4BFEFFB48778423C43FB2EBFF4D68C2C1BFAEE37AC563B2BFBF4DCC10F63E54D53FEA03368857E3D83F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.8344049184618822e-13 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) {
%0 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%1 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
return %0, %1 : tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>
}
}
// -----
// cholesky_float64_tpu
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
%c0 = stablehlo.constant dense<"0xB04ED44CA945244050B6FFF2743E02C04027A46B88B3E13FE03AA7AF133D06C050B6FFF2743E02C05C44992598CC1A40681DB329AA9BF8BFE853BE2BBFCCF7BF4027A46B88B3E13F681DB329AA9BF8BF3859E3EB5AFC20404053C3D71061F13FE03AA7AF133D06C0E853BE2BBFCCF7BF4053C3D71061F13F18F5518F62852140"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x305C2B1CF1C02640005836815291C9BFD01CA50083E809406024CB7F7441DF3F005836815291C9BFC20363CE25B72040E8D22637AC6D10C0E41BD972E45F0040D01CA50083E80940E8D22637AC6D10C0827FD76752182940A6B1AA1E22FF09C06024CB7F7441DF3FE41BD972E45F0040A6B1AA1E22FF09C0D716DFFEAD381E401860BC7C46DC224000CBE8D89501E2BF00227B90AAE2E83FF83B96B0FB7B0EC000CBE8D89501E2BFB86824B42CA9294010116A1215CF1440403FAABF48B3E63F00227B90AAE2E83F10116A1215CF144070F24E195D4E2940C0A5CF41EBC8D53FF83B96B0FB7B0EC0403FAABF48B3E63FC0A5CF41EBC8D53FF1484FF9CABE1C404AA67511F98456C0A034901FEF66FBBFA0FDCAFC6DBC0C40C0F278D48FF9F03FA034901FEF66FBBFA710BFB559B655C0000A6F6A65D9FB3FA848F05FE2C0FCBFA0FDCAFC6DBC0C40000A6F6A65D9FB3F047BA94CAD1957C000660C05EB66E8BFC0F278D48FF9F03FA848F05FE2C0FCBF00660C05EB66E8BF7B8F536852E256C0911C3357D0E01D403C56C24930C00940F4C76500CB1813403C6A9BD8EC08E8BF3C56C24930C00940A437B83DFA292740583F26C43CFD0D40A6278F1F5B9E01C0F4C76500CB181340583F26C43CFD0D40F89A4407AED82840E4E1F440C32FD33F3C6A9BD8EC08E8BFA6278F1F5B9E01C0E4E1F440C32FD33FC856962D7B8B1C40"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0x7AD5DEE44078094000000000000000000000000000000000000000000000000034A408BDEDEBE6BF59D5AE0E03E6034000000000000000000000000000000000ED5DD3B7623DC63F9A1EC8918B2FE2BFA6974C2DFCD206400000000000000000D09EF8C0BDF0EBBF2A95E82BEC2EEBBFABFADFB58BF0D03F263BDE38D5790540"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.5346365007462530e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xBB441DEDD0FB0A400000000000000000000000000000000000000000000000003A8057121E52AEBFEAB01C17771F074000000000000000000000000000000000E1B1730484B9EE3F82126495B06BF6BF25C4929AF4DD084000000000000000008AB528917988C23F501B7CBD7FC1E63F86B2A15E4EA0E8BF54D6C8F2CF4B04408156B7D0229108400000000000000000000000000000000000000000000000006BC8FF414774C7BF77AA9D7E3E9E0C4000000000000000000000000000000000DB2314641935D03F5E4FFDA4B979F73F95299B9315D80940000000000000000021DCC2A997DAF3BFFD8B55AA463FC13FEE8EEAC5C11AC23FB735BAE816F20240000000000000F87F000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F0000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F9564ACA247DD0540000000000000000000000000000000000000000000000000801587F10ED8F23F2B9C788F268B094000000000000000000000000000000000CEA128CE14F3FB3F07EA173F4FF3E03FBE73E4A1081F084000000000000000008D2C19C69C96D1BFBDBFBD9EFCD3E2BF3E392ABA2F2BD73F0AD5F033CE860440"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.9715648952632583e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x7AD5DEE44078094034A408BDEDEBE6BFED5DD3B7623DC63FD09EF8C0BDF0EBBF000000000000000059D5AE0E03E603409A1EC8918B2FE2BF2A95E82BEC2EEBBF00000000000000000000000000000000A6974C2DFCD20640ABFADFB58BF0D03F000000000000000000000000000000000000000000000000263BDE38D5790540"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.5346365007462530e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x4xf64>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %0, %1, %2 : tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x4xf64>
}
func.func private @cholesky(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf64>
%4 = stablehlo.cholesky %3, lower = true : tensor<4x4xf64>
%5 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %5, %6 : tensor<4x4xi64>
%8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%11 = stablehlo.select %9, %4, %10 : tensor<4x4xi1>, tensor<4x4xf64>
return %11 : tensor<4x4xf64>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<2x2x4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf64>
%4 = stablehlo.cholesky %3, lower = true : tensor<2x2x4x4xf64>
%5 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %5, %6 : tensor<4x4xi64>
%8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%10 = stablehlo.broadcast_in_dim %9, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%12 = stablehlo.select %10, %4, %11 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
return %12 : tensor<2x2x4x4xf64>
}
func.func private @cholesky_1(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf64>
%4 = stablehlo.cholesky %3, lower = true : tensor<4x4xf64>
%5 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %5, %6 : tensor<4x4xi64>
%8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%11 = stablehlo.select %9, %4, %10 : tensor<4x4xi1>, tensor<4x4xf64>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %12 : tensor<4x4xf64>
}
}
// -----
// triangular_float64_tpu
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
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<4x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xf64>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<3x4xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf64>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xf64>, tensor<4x3xf64>, tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>)
%e0 = stablehlo.constant dense<"0x255ADE65CA5CC33FDB02BFA2203CD73F6780A703281DDC3F21C4E9DDD5F5C6BF7B11DF3B39EECEBF26EE5925ADA4E13FA56A54527BC4E5BFE4B4F17EDA84D43F35DA17738CFDD63FA2F6F8CCFCBFCDBF5ED08F35B041C9BF05DCB3FDCBECDBBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.0208483961916451e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000E02003E03F80E2338242A2E33F701D7D8788E3F93F8821F6E7038CCA3F000000C02694E9BFC04FCD98E96A084002EC986297CDFCBF0455FEBB48190040000000802F03F33F00B3A0B5028E03C0496178A2B612E1BFCA33F041C11410C0"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7853578478407772e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x5130A5F3BA00B13FC21BD10B2708DB3F03CA50E7C88ED13F98003920E10DD3BF6207D5E34C9DE7BF12F38FFFAE8ADB3FB7BF32F3E3B4E1BF40D6CABD2946D63F066A45104713DB3FD5F29D920F22B8BF970CD3B57609D6BF7ACE8EA662BACEBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.2771638871807391e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x302541E03D4CCDBF092B6A79EA9BF03F00B8E43DCFE9A13F000000A03496F1BFDE6FB1FE06951AC00AF3BF5C7A77FF3F80875B5E4C62E7BF000000A0018FF43F729C4ECD138C074025D1E64E8BA6EFBF20A59667A261FABF000000A08C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.9512101633185534e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e4 = stablehlo.constant dense<"0x5130A5F3BA00B13FC21BD10B2708DB3F03CA50E7C88ED13F98003920E10DD3BF6207D5E34C9DE7BF12F38FFFAE8ADB3FB7BF32F3E3B4E1BF40D6CABD2946D63F066A45104713DB3FD5F29D920F22B8BF970CD3B57609D6BF7ACE8EA662BACEBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.2771638871807391e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x302541E03D4CCDBF092B6A79EA9BF03F00B8E43DCFE9A13F000000A03496F1BFDE6FB1FE06951AC00AF3BF5C7A77FF3F80875B5E4C62E7BF000000A0018FF43F729C4ECD138C074025D1E64E8BA6EFBF20A59667A261FABF000000A08C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.9512101633185534e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0D804EAAA792BD3FAF2A393C27BCD63F84327C7097DDDF3F98003920E10DD3BFA8D6DD694C50E7BF2195037125A0E03FC07E868FC511EABF40D6CABD2946D63FA373D363054ACF3FEC3751472051BFBFE91EC4110C00C5BF7ACE8EA662BACEBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.6178588994384561e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x8496C02A78CA0240D77BD5FA7BE9DC3F20C7B32340DC0340000000A03496F1BF49F5F2FEE8D521C0432921B0981F064020C8E57D38BC0CC0000000A0018FF43F7C7BC570A3B0024057D2BA5BDFFAF2BF80FC8DE505C8D43F000000A08C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 3.9602957547147651e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0x255ADE65CA5CC33F89D82EA99982D83FC170712EB6A0DD3FF88D440E12B1D1BF7B11DF3B39EECEBF78329919EA9FE03F36F1A36A9DFBE8BF940698A41D81E63F35DA17738CFDD63F424F681C69B1C7BF58C41AC3C39AB4BF1C895C17B360C3BF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.4670697890629063e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e9 = stablehlo.constant dense<"0x000000E02003E03FC0DE5B69E326EB3F3E1A51258C5FFF3FF8FF0E74D03FFEBF000000C02694E9BF20905DC6496A0540BBB38105531508C09F8AC406E2551D40000000802F03F33F000D36FCC52EFEBF3380C789C57DED3F8FFE911D67D606C0"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 3.2568925489547678e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e10 = stablehlo.constant dense<"0x255ADE65CA5CC33F89D82EA99982D83FC170712EB6A0DD3FF88D440E12B1D1BF7B11DF3B39EECEBF78329919EA9FE03F36F1A36A9DFBE8BF940698A41D81E63F35DA17738CFDD63F424F681C69B1C7BF58C41AC3C39AB4BF1C895C17B360C3BF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 3.4670697890629063e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e11 = stablehlo.constant dense<"0x000000E02003E03FC0DE5B69E326EB3F3E1A51258C5FFF3FF8FF0E74D03FFEBF000000C02694E9BF20905DC6496A0540BBB38105531508C09F8AC406E2551D40000000802F03F33F000D36FCC52EFEBF3380C789C57DED3F8FFE911D67D606C0"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.2568925489547678e-12 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e12 = stablehlo.constant dense<"0xF3FEDD0EF411CD3FCDF8FDCEB4A0E83FBFF257A570B4CF3F83FFA638FA14D7BF01640B06075DCDBF84997AF38A12DA3FBBCED82116B8E5BF22B99B79D641D73FD042741CD59CD43F127966FB85C9A1BF251DFDE6C950CBBF7ACE8EA662BACEBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.4177881246989101e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e13 = stablehlo.constant dense<"0xC2A60BF5954A0340DC27FF411ADA13409091E7153FF2C53F72641E5278FEFABF93E18A7AE923F1BF4DEEA0D497FDF13FD053A13709D400C080E2D0753FA0E03F806BA5E1ABF2D43F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.2040106586713295e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e14 = stablehlo.constant dense<"0x255ADE65CA5CC33FDA3D2F979CBDDE3FA6D357BAE455D53FC2746F32C607D9BFD8EDD845A429DFBF0C3143633953CE3F02FD9AE74738E5BF5B5B962A9651E03FA9F6694F1511E03F130BA1131CDED3BF28AE3A291BFAD2BF2B87CDCB36FAC6BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.9448453646139252e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e15 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F6007735F839800C0C00F36A2622B0FC0006932D0FDF6E4BF4855D4BB600D01C0D4AD0D6FF980F73FF3DF28C0D233FD3F3BB62B5399A80EC03E81E7E2526C09C08290D15FAE06E7BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.7302533727929647e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e16 = stablehlo.constant dense<"0x255ADE65CA5CC33FDA3D2F979CBDDE3FA6D357BAE455D53FC2746F32C607D9BFD8EDD845A429DFBF0C3143633953CE3F02FD9AE74738E5BF5B5B962A9651E03FA9F6694F1511E03F130BA1131CDED3BF28AE3A291BFAD2BF2B87CDCB36FAC6BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 2.9448453646139252e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e17 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F6007735F839800C0C00F36A2622B0FC0006932D0FDF6E4BF4855D4BB600D01C0D4AD0D6FF980F73FF3DF28C0D233FD3F3BB62B5399A80EC03E81E7E2526C09C08290D15FAE06E7BF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.7302533727929647e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e18 = stablehlo.constant dense<"0x255ADE65CA5CC33FDA3D2F979CBDDE3FA6D357BAE455D53F149FFF2B4DC1D7BF15AB0064FF1CDBBFB8E1BFF017F9D13FC37E6E9D2320E3BF676D1D2244A1E53FCDAFE265CBBBE23FBA38786156D7B83FF9F81EBC04DCDABF6C2C6FFF75B5CDBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 3.0017579923194098e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e19 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13FA010524BB66EFDBF20300100933309C000AE8B4FF695C1BFC219EB1D658DF5BF49B8656088240C40A118BFD9914807402090B7E74327AEBFC880CC1F1A3B1CC0E4170594068A0AC0"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 3.1342558963614252e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e20 = stablehlo.constant dense<"0x2CDA733E588696BF279DF9A236D0E83F3E1FAC4680C7D43FEECBFEA3747CD5BFB650A045F040D2BFE74C9311634FD63FD399A62C62E2E4BF2C2BB288A4C1E03FF89FB2E42213E03F127966FB85C9A1BF251DFDE6C950CBBF7ACE8EA662BACEBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 3.4435417973598930e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e21 = stablehlo.constant dense<"0x88B7D9F56FCEDBBFA5B6369C5BFD1940AB75A46519B005409414BC89098CF6BF96307F02262AF9BFB13F1056A447E33F60B65E504016FDBF60D555290531024090BFB16C2768024000000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 2.8854340151505388e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e22 = stablehlo.constant dense<"0x2CDA733E588696BF279DF9A236D0E83F3E1FAC4680C7D43FEECBFEA3747CD5BFB650A045F040D2BFE74C9311634FD63FD399A62C62E2E4BF2C2BB288A4C1E03FF89FB2E42213E03F127966FB85C9A1BF251DFDE6C950CBBF7ACE8EA662BACEBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 3.4435417973598930e-13 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
%e23 = stablehlo.constant dense<"0x88B7D9F56FCEDBBFA5B6369C5BFD1940AB75A46519B005409414BC89098CF6BF96307F02262AF9BFB13F1056A447E33F60B65E504016FDBF60D555290531024090BFB16C2768024000000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<4x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 2.8854340151505388e-12 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%1 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%2 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%3 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%4 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%5 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%6 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%7 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%8 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%9 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%10 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%11 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%12 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%13 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%14 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%15 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%16 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%17 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%18 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%19 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%20 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%21 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%22 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%23 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
}
}
// -----
// triangular_batch_float64_tpu
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
%c0 = stablehlo.constant dense<"0x00000000C1060840000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF0000001098600740000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000B028170040000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000F605840E40000000900EFB0E40000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A85925174000000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000E0496312400000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F000000080E9612400000000821761440000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000302E21174000000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000050A8720540000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000741D621340000000A6D193104000000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000020C826174000000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000B031301740000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF0000002CF8FC1240"> : tensor<2x2x4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xf64>
%c1 = stablehlo.constant dense<"0x000000807826ECBF0000002094E4C3BF000000A0BE35F8BF000000C0A426B73F00000040BD40D7BF00000000426AFBBF000000A087AAF9BF00000040591FFF3F0000006037D7E83F000000A08145CABF0000004050F1E13F000000009F60EDBF000000A0315CE9BF000000205D4EFBBF0000002070A2FCBF00000020ACADF33F000000E0310DF43F000000808BAEFFBF00000020BFC0E5BF000000A0664CFABF000000404369C0BF00000080E520DE3F000000C0F822CA3F000000C0876BF7BF000000A0A5E9E93F0000002090EBDC3F000000A09FADC0BF000000E0BCF7E9BF00000020F7C6FA3F00000080ECA8FABF000000E032BCF6BF000000C0FC15DFBF000000C0C0D1EEBF00000020EABFDD3F0000008028E7E83F000000603519EA3F000000605987F13F000000C0EDC8F4BF000000003787EF3F00000020BC40F0BF00000080E96EC23F0000008070D8F1BF00000040ABFAF33F000000C04118F9BF000000809CB4D1BF00000040B01DE13F000000802945E93F0000004079E5F9BF00000020D1FBFE3F000000E0D6E3EABF00000040FD72CBBF000000A08919E9BF000000A04B72FDBF000000609159F0BF00000040D224E6BF000000E0633ED33F00000040408CFBBF000000001D92FB3F000000407B46F3BF000000A09B1CBE3F000000207B66E2BF00000000B4FFE1BF000000E02950FA3F000000003DE9F83F"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>)
%e0 = stablehlo.constant dense<"0xD2BA64C4F64294BFEDFF8B5548EBCA3F08734030B330ACBF8EE2A31A8514E3BFED08E65C80FBD4BF7D69DA3E1FD2E9BF28336164F0D8EBBF94C8B693FD57EE3F7535DA352DCCD93FC06F4757AAADB0BF4826538E6751D43FAC1A1C6CFBE9DEBF542A015DF997CABFBD196EFE5FA2DCBF56F8E38AFD06DEBF806C2E66B4A2D43FD1126DFBDE71E03F020DB9A733F3E3BFCB8C01FB0A1BD3BFABF5CF8F2D67DABF2A01442B2730C1BFF5B48C9A71EDBC3F8F2A9799B955B83F682B5B25AE85C7BF9E0291B8D691AE3FEE680C6C166CCB3F93534555EA0DB23FB067F1DC0745C2BF06C26053230DD73FBB1919CE46F3D6BFFAC7995B5A92D3BFCC53695AAEC2BABF2829BBEA94C5BABFADCEDDF7C6A0C2BF04C4FBC474BDD23F74F894926804A43F88811224B143CB3F9E072ED08D55D6BFD6BEC029189BD03F0324784FE2F4D0BFCAE7671071DDB33FE578C2409594DDBFD191D9FB1772D93F7E2089FEB07FDCBFFC6A5CB0ED3AADBFD2BF57C2C441BC3F44DCD1ABFFDBC43FD002A81D5460D5BF7EDEBD9308B2E23F5D172544C73BD4BFE467DB3B4757B13F2D79187F5158C5BF5F13822F16F2CBBF48CD082DAE94D0BF9BA36D83E3AEB4BF053AB23F63B8963F266D243EE43ED5BFD43E70DFD1D5D03F1D4A95E62A9ABBBFA9A35D2CA96DBD3F3B3B21426302BFBF9A0F47282E55BEBF76D1CF69182CD63FAC71936FA7FDD43F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.2110361070481492e-13 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x405B9CD209BFD2BF19129AEFE205BDBF8710E5286C34DCBF867452538805C5BF2480853745F8BEBF7DBF64D0198FE3BF7F6520088814D1BF8A32D23CE506D23F41575784D28AD03FDA667930BB8991BF841AA8557A56B63FEE6D0F0BE8BFC0BF965B126E60E3D0BFD1C8EAE08D6CE4BF8EF474230916CDBF2671EB88324DA03FDD021B9315B6D43F3194CB3C8057D8BFFA49FE7FD98BBE3F0AE3F28785CEDCBF2F25D4807DF3A0BF97A7FF896AD3B53F2CEB129CBC4B41BFAB2969309700D3BF4D7D3E48E7C3CA3F3E8443FC305DAB3FD1A4C5AECA589F3FD2AF9E219992C3BF18151EE580A8DB3F42D3D69A69B0D5BF30728E716FE890BF63CA84E515F3C2BF7A92A0C87519C8BF33B18CC90255923FEDBF2F9C236CD13F929EF3D1CA78CA3FA99BA1A7D769CB3F013B6F8970A8C3BF3588702AF997D63FFF2D81DE931ED2BF0AC568DCFCD39C3F5DAE0C5A4F7EC7BF0086B8A7A5F0DA3FD0A79A968B57D5BFE6206EF5A0B0ABBF7F3111F3CC15B33F086BF811D1AFD33F7EE94ABA18B9D6BF771E33058AE7DD3FAB6FB4CE2068ACBF0138DD624DE9BFBF98E230FB56F3D4BF3E1AA481B96BDCBF2080C4116DC1D0BFB636D75FFE22913F88ECADCA0A46CB3F0C9552229C96DABFF4998EAA49E6CB3F95834702273FC4BFEFFB48778423C43FB2EBFF4D68C2C1BFAEE37AC563B2BFBF4DCC10F63E54D53FEA03368857E3D83F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.8344049184618822e-13 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%1 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
return %0, %1 : tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>
}
}
// -----
// lu_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F000000E04EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<5x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf64>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<3x4xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xf64>
%c3 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xf64>
%r:15 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf64>, tensor<5x3xf64>, tensor<3x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xf64>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf64>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>)
%e0 = stablehlo.constant dense<"0x00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF7F7FDC67992CDC3F095772F841C7FF3F83285B96DF42D1BF149B692B334FF93F7B06AA45EDAAE93FE252DC9A58A4E2BF0AC4994E4CD9FE3FEA7C71CA4448F63F3B5A9D8D801DEEBFBEBA02870397D0BF50000E8BAF71E5BF082338E4A375B4BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2050660172705806e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x02000000020000000300000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x02000000000000000300000001000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000C05B2DF4BF00000020B997F3BF000000A0C015F43FBF211FDCFC8FE13F3082EF3627F804408D02411F2CA0F6BF402F974A5C38C93FAB35A4D2F025BABFF02231A9626CFFBF0E09C00E8714B13FDFA82FEF2E44D7BF3B4EDFEA9991E93F7F97B8FBB649EDBF7BD30D7BCA85C13FCA478744318DDDBF"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.9100816710799208e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x040000000400000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0400000000000000020000000300000001000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e6 = stablehlo.constant dense<"0x000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF07A1FDD746F3DA3FB0CBE2232D49FA3F463AA2ACC4F3F63F5E631F54013BE7BF06DF70AA9F86E5BF2A2943E88A6CEB3FBA10A10C0CE80DC0FA1DE08045F9F43F"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.1503514317289037e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x020000000200000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000000000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e9 = stablehlo.constant dense<"0x00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F4B78E14DA31EE4BFBCD8248766800540911E9C6CD8F103C090F15BDB55DBF2BFF642F5BEAABEEFBFAA412B78E691C53FFE8B18737829FEBF10DF1F65E8BBC63F6945C78DCB3DD8BF20309109867DC9BF404559AF3E48D33F9479C98EB83DFCBF000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73FF2F9ADC5AB0CD9BFF044F709E5C2034072FE0DE85CCCFE3FD0AF493957D2004094551E3DDBB7B23F72082AA3A87FE43F8CFAFBD5D5EE01C02AFC96CAEDA105C04360CF769600CB3FD69F69C58050E3BF6E46BA2B4C84EFBF2D96D99A2DFAF0BF000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93FAAD7BCEAECA5EBBF76AD51BFD7A4034014CF6BF72685EBBFBB37E5419B11F33FEF8C03BB2399E2BF3C93C7A4A18BB0BF9C1AF2159FEE02C0463FF13D03D4F53FFA97B731C19BC53F6FCEBB63E033DABF5E27CEBBCB43E33FF8C783B9C20EE73F00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F23FAE1DE6353E6BF5A6AB5E98A9CFC3F16F6A793A214FA3FDCBD1FF63336DB3F66E80CA31F34B73FDF6E3B18E2ADC03FFE907F740FE3F63F10441EB0FFC2EFBF39468188712CE83F4561440BB167E13F67496F966AD1E73FEFC113751EAEFBBF"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 3.0021172573307937e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e10 = stablehlo.constant dense<"0x02000000020000000300000003000000020000000100000002000000030000000100000003000000030000000300000003000000010000000300000003000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e11 = stablehlo.constant dense<"0x02000000000000000300000001000000020000000100000000000000030000000100000003000000000000000200000003000000010000000000000002000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.1102230246251565e-14 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e13 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000000000BF211FDCFC8FE13F000000000000F03F0000000000000000402F974A5C38C93FAB35A4D2F025BABF000000000000F03F0E09C00E8714B13FDFA82FEF2E44D7BF3B4EDFEA9991E93F7F97B8FBB649EDBF7BD30D7BCA85C13FCA478744318DDDBF"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.1102230246251565e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e14 = stablehlo.constant dense<"0x000000C05B2DF4BF00000020B997F3BF000000A0C015F43F00000000000000003082EF3627F804408D02411F2CA0F6BF00000000000000000000000000000000F02231A9626CFFBF"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.9100816710799208e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<5x3xf64>, %arg2: tensor<3x4xf64>, %arg3: tensor<2x2x4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xf64>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf64>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>) {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_18 = %c_2, %iterArg_19 = %c_1, %iterArg_20 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xi32>, tensor<i32>)
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
%13 = stablehlo.subtract %11#1, %12 : tensor<3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%15 = stablehlo.compare GE, %11#2, %14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%19 = stablehlo.select %18, %11#0, %17 : tensor<5x3xi1>, tensor<5x3xf64>
%20 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21:4 = stablehlo.while(%iterArg = %13, %iterArg_18 = %c_7, %iterArg_19 = %c_6, %iterArg_20 = %20) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<5> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<5> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<5> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%22:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xi32>, tensor<i32>)
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%24 = stablehlo.subtract %22#1, %23 : tensor<3xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<i32>
%26 = stablehlo.compare GE, %22#2, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%30 = stablehlo.select %29, %22#0, %28 : tensor<3x4xi1>, tensor<3x4xf64>
%31 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%32:4 = stablehlo.while(%iterArg = %24, %iterArg_18 = %c_12, %iterArg_19 = %c_11, %iterArg_20 = %31) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<3> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<3> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<3> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
}
%33:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%35 = stablehlo.subtract %33#1, %34 : tensor<2x2x4xi32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%37 = stablehlo.compare GE, %33#2, %36, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_15 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%41 = stablehlo.select %40, %33#0, %39 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%42 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%43:4 = stablehlo.while(%iterArg = %35, %iterArg_18 = %c_17, %iterArg_19 = %c_16, %iterArg_20 = %42) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i64>) -> tensor<1xi64>
%51 = "stablehlo.gather"(%iterArg, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%52 = stablehlo.reshape %51 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%53 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%54 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%55 = stablehlo.add %54, %c_25 : tensor<i64>
%56 = stablehlo.select %53, %55, %iterArg_19 : tensor<i1>, tensor<i64>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i64>) -> tensor<1xi64>
%58 = "stablehlo.gather"(%iterArg_20, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%59 = stablehlo.reshape %58 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%61 = stablehlo.compare LT, %52, %60, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%63 = stablehlo.add %52, %62 : tensor<2x2xi32>
%64 = stablehlo.select %61, %63, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%66 = "stablehlo.gather"(%iterArg_20, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%67 = stablehlo.reshape %66 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%69 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%70 = stablehlo.select %68, %69, %iterArg_19 : tensor<i1>, tensor<i64>
%71 = stablehlo.convert %70 : (tensor<i64>) -> tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%iterArg_20, %72, %67) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%75 = stablehlo.compare LT, %52, %74, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%77 = stablehlo.add %52, %76 : tensor<2x2xi32>
%78 = stablehlo.select %75, %77, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%80 = "stablehlo.scatter"(%73, %79, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%81 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %81, %45, %80 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%44:3 = call @lu(%arg1) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>)
return %8, %2, %10#3, %19, %13, %21#3, %30, %24, %32#3, %41, %35, %43#3, %44#0, %44#1, %44#2 : tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xf64>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf64>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>
}
func.func private @lu(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>) {
%0:3 = call @_lu(%arg0) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>)
return %0#0, %0#1, %0#2 : tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>
}
func.func private @_lu(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>) {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<5x3xi1>, tensor<5x3xf64>
%9 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%28 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %28 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i64>
%28 = stablehlo.add %iterArg_5, %c_7 : tensor<i64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%30 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%31 = stablehlo.add %30, %c_9 : tensor<i64>
%32 = stablehlo.select %29, %31, %iterArg_5 : tensor<i1>, tensor<i64>
%33 = stablehlo.dynamic_slice %iterArg, %32, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%34 = stablehlo.reshape %33 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%35 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%36 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_11 = stablehlo.constant dense<5> : tensor<i64>
%37 = stablehlo.add %36, %c_11 : tensor<i64>
%38 = stablehlo.select %35, %37, %iterArg_5 : tensor<i1>, tensor<i64>
%39 = stablehlo.dynamic_slice %iterArg_6, %38, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%41 = stablehlo.compare LT, %34, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%42 = stablehlo.add %34, %c_13 : tensor<i32>
%43 = stablehlo.select %41, %42, %34 : tensor<i1>, tensor<i32>
%44 = stablehlo.dynamic_slice %iterArg_6, %43, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_5, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_15 = stablehlo.constant dense<5> : tensor<i64>
%47 = stablehlo.add %iterArg_5, %c_15 : tensor<i64>
%48 = stablehlo.select %46, %47, %iterArg_5 : tensor<i1>, tensor<i64>
%49 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1xi32>
%51 = "stablehlo.scatter"(%iterArg_6, %50, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%52 = stablehlo.compare LT, %34, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<5> : tensor<i32>
%53 = stablehlo.add %34, %c_17 : tensor<i32>
%54 = stablehlo.select %52, %53, %34 : tensor<i1>, tensor<i32>
%55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<1xi32>
%56 = "stablehlo.scatter"(%51, %55, %40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%57 = stablehlo.add %iterArg_4, %c_18 : tensor<i64>
stablehlo.return %iterArg, %57, %28, %56 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%11 = stablehlo.broadcast_in_dim %10#3, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
%12 = stablehlo.iota dim = 0 : tensor<5xi32>
%13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
%14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<5x5xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x5xi32>
%16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%17 = stablehlo.convert %16 : (tensor<5x5xi1>) -> tensor<5x5xf64>
%18 = call @tril(%8) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%19 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%20 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%22 = stablehlo.add %19, %21 : tensor<5x3xi64>
%23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%24 = stablehlo.convert %23 : (tensor<5x3xi1>) -> tensor<5x3xf64>
%25 = stablehlo.add %18, %24 : tensor<5x3xf64>
%26 = call @triu(%8) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%27 = stablehlo.slice %26 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
return %17, %25, %27 : tensor<5x5xf64>, tensor<5x3xf64>, tensor<3x3xf64>
}
func.func private @tril(%arg0: tensor<5x3xf64>) -> tensor<5x3xf64> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%6 = stablehlo.select %4, %arg0, %5 : tensor<5x3xi1>, tensor<5x3xf64>
return %6 : tensor<5x3xf64>
}
func.func private @triu(%arg0: tensor<5x3xf64>) -> tensor<5x3xf64> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%6 = stablehlo.select %4, %5, %arg0 : tensor<5x3xi1>, tensor<5x3xf64>
return %6 : tensor<5x3xf64>
}
}
// -----
// solve_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F000000E04EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%c2 = stablehlo.constant dense<"0x00000020478AC33F00000040B30FE4BF000000A067C2E0BF000000607D10E0BF000000804C32FF3F0000006028FEE03F000000203F50E63F000000E0C1C3E5BF"> : tensor<4x2xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<4x2xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x2xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x2xf64>
%r:7 = call @f(%a0, %a1, %a2) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>, tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2x2x4x2xf64>, tensor<2x2x4x4xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<4x4xi1>)
%e0 = stablehlo.constant dense<"0x20287608014FDDBF0B1AD13994D9F4BFA6D1CBDE9CCB04409770207E8C402EC0CFFBB99FB5BBFC3FCBE1B2407A3629C00FC72099DD3A0BC0A445F046784C3040"> : tensor<4x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4476162742265442e-12 : f64} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
%e1 = stablehlo.constant dense<"0x7DE6E7826879C63FC48C4BFF92B9D73FE31FFA1A5723E3BF4A6E939E8564A43FBDC269B1F629F4BF2E130C47BC99B23FB3C2F70855EFC03FD9FB5C6A7EC7C73FAB39EBCF6A1AF3BF0408F17FF093C93F28EAD78B5174973F0FAF047AF40FC5BF02BD4B252D25D93F26D449C17EC8F6BFF12AE3673A74D1BFA42E38CE05B6F53F49D32BA66FDCF2BFD83EDA791F80EBBF7C6A9190821DE8BF20522B37CF57E3BFFE5395141057FD3F5CD15CF09560F03F599A5EF180A608405D90596F4ECAF03FF8E76DA7D6EDE73F1A4B4E5277E4A8BF1CBE10637C83E33F5FB0810A0513E63FDACEF062E606DFBFE0209717F11AF1BFB3BEC219E365E9BF9AD585CF3197F1BF"> : tensor<2x2x4x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.7367447210375597e-13 : f64} : (tensor<2x2x4x2xf64>, tensor<2x2x4x2xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0809E6EB0DE8CDBF5E1E468558BDD03F0BB2D73BCF49D23F21ABA2EA082DD3BFDF5825E2845AD83F9489064A8511D3BFAA4AE220B373D1BF5592E9E92CBFD9BFC5C821BE2478B33F76EE6E9D6554ABBF8A6030CE52E4DEBFA7C3666EDB75E0BF897ECDDB951FC2BFAA8496EE2D21E2BFA3578F713A30C1BFCF6C46E142D9C53F9AF50290D4E1D2BFC6EA14A382D2D23FEE1F4021D540D5BF961D0FAF8FE2DFBF77E66D8C7DF9D03F4C4F55E2729BC73F248687F89208B23F89FA2147386BB5BFFFB5AECF0B8EE53F4202E32FE84CD03F82105FADFF3DC8BFB2FF3B219730F23F6A5B2023DDB3EDBFE9FA60CFCB609A3F8DE126AF7CB6D13FF6AAE8137228EEBF4C2CB512B411E33F8877BA63B91AAE3FA7638B69CFE5E5BF61DF6C31EE7BC13FFB9B54BA9CBDB63F524EE32C437CD53F1671409C372DD9BF5F818DD7AE1FD03F9878254B5EEFECBF74B509688365DBBF43CA0B5D199AE93F12B863763939D13FEAFFF47678BCEABF503F95EC8EA3D1BF1774C3338834F63FE3507A595174E03F3B6BB1A375D8B2BFD1A769873429BCBFC62E4A8CA91ACC3F73F5498AC515D93FB3830235CF2FF0BF04AE3A8B39B7DA3F231C4423F218E03FCC74A6B4BAE8673FBDCDB7BE84ECEF3F8C5DCDC87691B63F10673D5A64ABD9BF810F9785668AD13FAF6DFA5AFF88DB3FF82E91B18788D03FFFB01BEC3B7FE2BFC7C860EF217EE23F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.2326363974333700e-13 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0xFF1675587C5A2CC0F67688F9FF79244030FB44101E1220C0210A5E54EA301CC0"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.2591465586770751e-12 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BF"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e5 = stablehlo.constant dense<"0x8AAF510C7B3605407A0B9C01EC9B024058C2422ABCAB00405A3510FE4D3EFF3F"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3550955702644049e-13 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e6 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>, %arg2: tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2x2x4x2xf64>, tensor<2x2x4x4xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<4x4xi1>) {
%0 = call @solve(%arg0, %arg2) : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
%1 = call @solve_0(%arg1, %arg2) : (tensor<2x2x4x4xf64>, tensor<4x2xf64>) -> tensor<2x2x4x2xf64>
%2 = call @inv(%arg1) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%3 = call @det(%arg1) : (tensor<2x2x4x4xf64>) -> tensor<2x2xf64>
%4:2 = call @slogdet(%arg1) : (tensor<2x2x4x4xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%6 = stablehlo.multiply %arg0, %5 : tensor<4x4xf64>
%7 = call @inv_6(%6) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%8 = stablehlo.is_finite %7 : (tensor<4x4xf64>) -> tensor<4x4xi1>
return %0, %1, %2, %3, %4#0, %4#1, %8 : tensor<4x2xf64>, tensor<2x2x4x2xf64>, tensor<2x2x4x4xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<4x4xi1>
}
func.func private @solve(%arg0: tensor<4x4xf64>, %arg1: tensor<4x2xf64>) -> tensor<4x2xf64> {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xf64>, tensor<4xi32>, tensor<2x4xf64>) -> tensor<2x4xf64>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x4xf64>) -> tensor<4x2xf64>
return %13 : tensor<4x2xf64>
}
func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i64>, %arg2: tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.add %8, %c_3 : tensor<i64>
%10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%14 = stablehlo.add %6, %c_5 : tensor<i32>
%15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
%16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%19 = stablehlo.add %arg1, %c_7 : tensor<i64>
%20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
%21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
%22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
%23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.add %6, %c_9 : tensor<i32>
%26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
return %0, %28 : tensor<i64>, tensor<4xi32>
}
func.func private @_lu_solve(%arg0: tensor<4x4xf64>, %arg1: tensor<4xi32>, %arg2: tensor<2x4xf64>) -> tensor<2x4xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xf64>, tensor<4x1xi32>) -> tensor<2x4x1xf64>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x4x1xf64>) -> tensor<4x1x2xf64>
%9 = stablehlo.reshape %8 : (tensor<4x1x2xf64>) -> tensor<4x2xf64>
%10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
%11 = stablehlo.reshape %10 : (tensor<4x2xf64>) -> tensor<4x1x2xf64>
%12 = stablehlo.reshape %11 : (tensor<4x1x2xf64>) -> tensor<4x2xf64>
%13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
%14 = stablehlo.reshape %13 : (tensor<4x2xf64>) -> tensor<4x1x2xf64>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xf64>) -> tensor<2x4x1xf64>
%16 = stablehlo.reshape %15 : (tensor<2x4x1xf64>) -> tensor<2x4xf64>
return %16 : tensor<2x4xf64>
}
func.func private @solve_0(%arg0: tensor<2x2x4x4xf64>, %arg1: tensor<4x2xf64>) -> tensor<2x2x4x2xf64> {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%16:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%17 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %17, %16#0, %16#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
%12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<2x4xf64>) -> tensor<2x2x4xf64>
%13 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x2x4xf64>
%14 = call @_lu_solve_2(%8, %10#3, %13) : (tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2x2x4xf64>) -> tensor<2x2x2x4xf64>
%15 = stablehlo.transpose %14, dims = [0, 1, 3, 2] : (tensor<2x2x2x4xf64>) -> tensor<2x2x4x2xf64>
return %15 : tensor<2x2x4x2xf64>
}
func.func private @closed_call_1(%arg0: tensor<2x2x4xi32>, %arg1: tensor<i64>, %arg2: tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<1xi64>
%6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%7 = stablehlo.reshape %6 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%10 = stablehlo.add %9, %c_3 : tensor<i64>
%11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i64>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i64>) -> tensor<1xi64>
%13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%14 = stablehlo.reshape %13 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%18 = stablehlo.add %7, %17 : tensor<2x2xi32>
%19 = stablehlo.select %16, %18, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%22 = stablehlo.reshape %21 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %arg1, %c_7 : tensor<i64>
%25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i64>
%26 = stablehlo.convert %25 : (tensor<i64>) -> tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %7, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
return %0, %35 : tensor<i64>, tensor<2x2x4xi32>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xf64>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x2x4xf64>) -> tensor<2x2x2x4xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xf64>) -> tensor<2x2x2x4x1xf64>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1, 1>}> : (tensor<2x2x2x4x1xf64>, tensor<2x2x4x1xi32>) -> tensor<2x2x2x4x1xf64>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x2x4x1xf64>) -> tensor<2x2x4x1x2xf64>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x2xf64>) -> tensor<2x2x4x2xf64>
%10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4x2xf64>) -> tensor<2x2x4x2xf64>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x2xf64>) -> tensor<2x2x4x1x2xf64>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x2xf64>) -> tensor<2x2x4x2xf64>
%13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4x2xf64>) -> tensor<2x2x4x2xf64>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x2xf64>) -> tensor<2x2x4x1x2xf64>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x2xf64>) -> tensor<2x2x2x4x1xf64>
%16 = stablehlo.reshape %15 : (tensor<2x2x2x4x1xf64>) -> tensor<2x2x2x4xf64>
return %16 : tensor<2x2x2x4xf64>
}
func.func private @inv(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<2x2x4x4xf64>
%7 = call @solve_3(%arg0, %6) : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
return %7 : tensor<2x2x4x4xf64>
}
func.func private @solve_3(%arg0: tensor<2x2x4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%12 = call @_lu_solve_4(%8, %10#3, %11) : (tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
return %13 : tensor<2x2x4x4xf64>
}
func.func private @_lu_solve_4(%arg0: tensor<2x2x4x4xf64>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4x1xf64>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x2x4x4x1xf64>, tensor<2x2x4x1xi32>) -> tensor<2x2x4x4x1xf64>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x4x4x1xf64>) -> tensor<2x2x4x1x4xf64>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x4xf64>) -> tensor<2x2x4x4xf64>
%10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x1x4xf64>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x4xf64>) -> tensor<2x2x4x4xf64>
%13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x1x4xf64>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x4xf64>) -> tensor<2x2x4x4x1xf64>
%16 = stablehlo.reshape %15 : (tensor<2x2x4x4x1xf64>) -> tensor<2x2x4x4xf64>
return %16 : tensor<2x2x4x4xf64>
}
func.func private @det(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2xf64> {
%0:2 = call @slogdet(%arg0) : (tensor<2x2x4x4xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>)
%1 = stablehlo.exponential %0#1 : tensor<2x2xf64>
%2 = stablehlo.multiply %0#0, %1 : tensor<2x2xf64>
return %2 : tensor<2x2xf64>
}
func.func private @slogdet(%arg0: tensor<2x2x4x4xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>) {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_16 = stablehlo.constant dense<4> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %37 : tensor<i1>
} do {
%37:2 = func.call @closed_call_1(%iterArg, %iterArg_14, %iterArg_15) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_16 = stablehlo.constant dense<1> : tensor<i64>
%38 = stablehlo.add %iterArg_13, %c_16 : tensor<i64>
stablehlo.return %iterArg, %38, %37#0, %37#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = call @diagonal(%8) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
%c_4 = stablehlo.constant dense<false> : tensor<i1>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [2] : (tensor<2x2x4xi1>, tensor<i1>) -> tensor<2x2xi1>
%15 = stablehlo.iota dim = 0 : tensor<4xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x2x4xi32>
%18 = stablehlo.compare NE, %2, %17, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%19 = call @count_nonzero(%18) : (tensor<2x2x4xi1>) -> tensor<2x2xi64>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%21 = stablehlo.compare LT, %11, %20, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
%22 = call @count_nonzero(%21) : (tensor<2x2x4xi1>) -> tensor<2x2xi64>
%23 = stablehlo.add %19, %22 : tensor<2x2xi64>
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
%c_7 = stablehlo.constant dense<-2> : tensor<i64>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%26 = stablehlo.multiply %25, %24 : tensor<2x2xi64>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%28 = stablehlo.add %26, %27 : tensor<2x2xi64>
%29 = stablehlo.convert %28 : (tensor<2x2xi64>) -> tensor<2x2xf64>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
%31 = stablehlo.multiply %30, %29 : tensor<2x2xf64>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%32 = call @_where_5(%14, %cst_10, %31) : (tensor<2x2xi1>, tensor<f64>, tensor<2x2xf64>) -> tensor<2x2xf64>
%33 = stablehlo.abs %11 : tensor<2x2x4xf64>
%34 = stablehlo.log %33 : tensor<2x2x4xf64>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xf64>, tensor<f64>) -> tensor<2x2xf64>
%cst_12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%36 = call @_where_5(%14, %cst_12, %35) : (tensor<2x2xi1>, tensor<f64>, tensor<2x2xf64>) -> tensor<2x2xf64>
return %32, %36 : tensor<2x2xf64>, tensor<2x2xf64>
}
func.func private @diagonal(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64> {
%0 = stablehlo.iota dim = 0 : tensor<4xi64>
%1 = stablehlo.iota dim = 0 : tensor<4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
%3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
%5 = stablehlo.add %0, %4 : tensor<4xi64>
%6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%10 = stablehlo.add %1, %9 : tensor<4xi64>
%11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
%12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
%13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
%14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 2, 1, 1>}> : (tensor<2x2x4x4xf64>, tensor<4x2xi32>) -> tensor<2x2x4xf64>
return %17 : tensor<2x2x4xf64>
}
func.func private @count_nonzero(%arg0: tensor<2x2x4xi1>) -> tensor<2x2xi64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
%2 = stablehlo.convert %1 : (tensor<2x2x4xi1>) -> tensor<2x2x4xi32>
%3 = stablehlo.convert %2 : (tensor<2x2x4xi32>) -> tensor<2x2x4xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xi64>, tensor<i64>) -> tensor<2x2xi64>
return %4 : tensor<2x2xi64>
}
func.func private @remainder(%arg0: tensor<2x2xi64>, %arg1: tensor<i64>) -> tensor<2x2xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x2xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%12 = stablehlo.and %11, %6 : tensor<2x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%14 = stablehlo.add %4, %13 : tensor<2x2xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x2xi1>, tensor<2x2xi64>
return %15 : tensor<2x2xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_5(%arg0: tensor<2x2xi1>, %arg1: tensor<f64>, %arg2: tensor<2x2xf64>) -> tensor<2x2xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x2xi1>, tensor<2x2xf64>
return %1 : tensor<2x2xf64>
}
func.func private @inv_6(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
%6 = call @solve_7(%arg0, %5) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
return %6 : tensor<4x4xf64>
}
func.func private @solve_7(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%12 = call @_lu_solve_8(%8, %10#3, %11) : (tensor<4x4xf64>, tensor<4xi32>, tensor<4x4xf64>) -> tensor<4x4xf64>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
return %13 : tensor<4x4xf64>
}
func.func private @_lu_solve_8(%arg0: tensor<4x4xf64>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xf64>) -> tensor<4x4x1xf64>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xf64>, tensor<4x1xi32>) -> tensor<4x4x1xf64>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xf64>) -> tensor<4x1x4xf64>
%9 = stablehlo.reshape %8 : (tensor<4x1x4xf64>) -> tensor<4x4xf64>
%10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%11 = stablehlo.reshape %10 : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xf64>) -> tensor<4x4xf64>
%13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%14 = stablehlo.reshape %13 : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xf64>) -> tensor<4x4x1xf64>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xf64>) -> tensor<4x4xf64>
return %16 : tensor<4x4xf64>
}
}
// -----
// cholesky_complex64_cpu
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
%c0 = stablehlo.constant dense<"0x371C7741000000008D3A42C0B7ED7A40D2267F403661983FC85D7BC01B3471BF8D3A42C0B7ED7AC0DA0A5641000000005E2927C0629C9C3E2B1DED3FCAC65BC0D2267F40366198BF5E2927C0629C9CBEF225444100000000EE5FCA3E3085943EC85D7BC01B34713F2B1DED3FCAC65B40EE5FCA3E308594BE7240514100000000"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x3B7F684100000000DE891E3F64C7E73E8067BB40975906406DC911C0644A75C0DE891E3F64C7E7BE3B9A6141000000006A25F6C0E030C7BE502217BFA94080C08067BB40975906C06A25F6C0E030C73EA804A641000000005094AEC0E05599BF6DC911C0644A7540502217BFA94080405094AEC0E055993F12473D410000000092973D41000000002848A4BDFEF51A40069ECD3EEC6780BE186216C0CA8949402848A4BDFEF51AC0C8DC984100000000EF50624083E2C2C0903455C01D39A1C0069ECD3EEC67803EEF50624083E2C2401EEF764100000000AA2B3340CF8EAEC0186216C0CA8949C0903455C01D39A140AA2B3340CF8EAE40AA5C47410000000068B9A7C2000000009BB747BF4524E0BFED40A2404A8CD53F12C43F40D00474BF9BB747BF4524E03F7424A3C200000000DF02703FE948D4407045B13DA4B1C240ED40A2404A8CD5BFDF02703FE948D4C0F975AEC200000000AE4B6040735E214012C43F40D004743F7045B13DA4B1C2C0AE4B6040735E21C0A293AAC20000000005CE3C410000000008088D3EA46DCB3F706F653F80EB5740D4DC9B3F38F6B1BE08088D3EA46DCBBFBAAF62410000000085DCC54046D0D1C0FC817AC0363C93C0706F653F80EB57C085DCC54046D0D1407569A1410000000002D21E3FF40A01C1D4DC9B3F38F6B13EFC817AC0363C934002D21E3FF40A0141B623304100000000"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0E847B400000000000000000000000000000000000000000000000000000000009B145BFFB667FBF6CB75B400000000000000000000000000000000000000000AED9813FB1189BBEA0E21EBF2372E7BE8EDD4F400000000000000000000000000CD97FBFFD80753E99D7C43EF81CAC3F1082373F23A2073E0B9F454000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.3424237838298723e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x34F7734000000000000000000000000000000000000000000000000000000000E45B263E4B36F3BDCBF96F4000000000000000000000000000000000000000000AA6C43F29FA0CBFE5AA08C0DAB4A13DAE586B400000000000000000000000006CFA18BFF5B1803F3736CCBDC2A9853FFDF394BF3276193FD0FD304000000000D24E5C4000000000000000000000000000000000000000000000000000000000ADE5BEBCEE1034BF1C0E8A400000000000000000000000000000000000000000EAEDEE3D8135953DE808553F674EB23FB7CE64400000000000000000000000002CBF2EBF81306ABF6CCD6CBFE217A33F5DF60A3F617E623FCA713040000000000000C07F0000C07F0000000000000000000000000000000000000000000000000000C07F0000C07F0000C07F0000C07F000000000000000000000000000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00000000000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F99D95B4000000000000000000000000000000000000000000000000000000000A138A43DC9E0ECBE19046F400000000000000000000000000000000000000000AA94853E796C7BBF6EA1C33FDC48DF3F9B726D40000000000000000000000000BD7DB53E6039CF3D1F8685BF6ACC973F52C3283D32048C3FAF7D2B4000000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.5714768980833469e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0E847B400000008009B145BFFB667F3FAED9813FB1189B3E0CD97FBFFD8075BE00000000000000806CB75B4000000080A0E21EBF2372E73E99D7C43EF81CACBF000000000000008000000000000000808EDD4F40000000801082373F23A207BE0000000000000080000000000000008000000000000000800B9F454000000080"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.3424237838298723e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %0, %1, %2 : tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @cholesky(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%3 = stablehlo.negate %2 : tensor<4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
%8:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%21 = stablehlo.select %19, %14, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %21 : tensor<4x4xcomplex<f32>>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%2 = stablehlo.imag %0 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.negate %2 : tensor<2x2x4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<2x2x4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<2x2x4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<2x2x4x4xcomplex<f32>>
%8:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%20 = stablehlo.broadcast_in_dim %19, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%22 = stablehlo.select %20, %14, %21 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
return %22 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @cholesky_1(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%3 = stablehlo.negate %2 : tensor<4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
%8:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%21 = stablehlo.select %19, %14, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%23 = stablehlo.real %22 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%24 = stablehlo.imag %22 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%25 = stablehlo.negate %24 : tensor<4x4xf32>
%26 = stablehlo.complex %23, %25 : tensor<4x4xcomplex<f32>>
return %26 : tensor<4x4xcomplex<f32>>
}
}
// -----
// triangular_complex64_cpu
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
%c1 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f32>>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xD61CC23DB6757A3ECD50003F00F3F6BB1229C53E60862A3F2756C2BE18108B3E92164EBE491233BEC07FEC3E58F791BCA0861DBF0E9D74BDFAE3CE3E06CD603E8CFFCA3ED32F25BEDD8B3DBE6634ADBE2A346DBDB4A7CBBEB20202BE62FC95BD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8344169916417741e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0719003F32963C3F67CCDD3F73A914C0A6A93C4094DE4B408FC1D13F402AC74036A14CBF1174D9BE000B1A4080042B3F21D502C0B8AD203FC030CC3EF9D940407C19983F3D2556BF08C76DC0CC9E53BF066B273F3EF36EC072DC05409830D1C0"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.6364174371119589e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0EDD803DAB30043EF874C93EBD478F3D5030AA3E6344993E4A859DBED0B31CBE1D244FBFB84300BF62B0C43E149F35BE52A71CBFD066F13DE38FB93E1704633E738AB43EBAB3AFBE4F3A153EE7B2ABBEF02CBBBE2CD6F5BECC0B76BE7C655ABB"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2690505829814356e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x0C4C6FC06A50913ED12C144030BACFBF155B1F3F587988BEA5B18CBF348323BFD41987C083294D3FB4216FBFB0202D3EBC20C8BFB99CE33F0D78A43F86C5673F22E177C088678E3FB2EC493FD1E46EC05AD2CABFD38008C065E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0245545354337082e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x518EAD3E76FC1C3FFBB0CD3E91B9F0BDEECE483E8E7EFD3E2E1192BE821F44BE1E9E92BE672B933E44ED9C3EA70403BFE9B7F0BED99E07BEC353A93E8F8C883E582E873E645996BE642C36BEE665E53C7282ACBEDDC0BFBE0E8A73BE63CB0CBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.6705516259207798e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xB2174EC0EF0B2E4049EEAA3F1842004046710DBFDEB3E03FA5B18CBF348323BFB27C46C03620DE4066B84140DFC43FC0A0E5D03D1AE415BF0D78A43F86C5673FD0AB0C3FF8B783C060A9BFBF52D9E63FCC47DBBF049F00BF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.8126386294170516e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x0CEB1FBE52B68A3EE5431C3F886F06BEF8E7113F6486CC3E4A859DBED0B31CBEF6AFA0BEA73416BF2DCBBC3ECCDF973E1BCA64BF0897FEBCE38FB93E1704633E84B04E3E8AA0B6BD40F185BE7D366FBE2CF83DBED057FABECC0B76BE7C655ABB"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.1320558118986810e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x586D1CC15ECB1341365226400C5BCDC0A8FB454037C48E3FA5B18CBF348323BF081E3F4029337BC1A87E05402858F640FFA68EC0C22D43BE0D78A43F86C5673F8AE491407E25D140986A92C014A5ECBF587BC83EC29F00C065E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 3.8102773487480590e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0xD61CC23DB6757A3ECDA6FB3E70B5C73CCAA0F13E9339913E133E63BE70C33BBD92164EBE491233BEA038E93E406351BD8FC250BF21CBCFBEAD613E3F67263C3E8CFFCA3ED32F25BE20F407BE9386A5BE7BA78ABE6127E2BE2C0F5BBCDA3A9CBE"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.1717050913139246e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x0719003F32963C3F000AEF3FCA55F4BF61678FBF6C945DBFDC3FBF40127716C036A14CBF1174D9BEF0B80540383EB83ED8901FC08B688CC0D78C144176D9C0407C19983F3D2556BFFCC842C08E6287BF680A88BF6337194062EDA7C0628918C1"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.6390150651423028e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x510E453EF288363EB5EB783EFE1D08BE2A6A043F22A1383F34C054BE837AF3BEE5DE83BE38218DBDE44DA23E16B315BF9D24EABE90EE333BE701013FD798D03CDA38923ED23EA3BE58FFB5BB7E2E803D31D7E4BDFE3916BF5B5DE9BD1BFC813E"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.1160025198696530e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x0719003F32963C3F28972EBE8F4906BFAC112C40E0810F40D28159C0591299C036A14CBF1174D9BEACEB504062FEECBF306C6D3E5A758B40DC6C0541D0CB20C17C19983F3D2556BFCBB43ABF11B30E40F2B12BC0976A5FC06CC8F93F60C42E41"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.1135116387304151e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0x6F4892BDDE4C9D3EC0E3183FCFCED63E0B0BE73D86E46A3E8661C0BD4A4FD1BE8B4945BD05C42FBEFCEE123F892C58BE1B8B22BF4E830CBEB35FEC3E5BBDD73D12969C3E0664BEBEDA713CBDE1B131BE8E0470BE1886A5BECC0B76BE7C655ABB"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.7401244178927300e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<"0xC40B3DC0CEC470409009693F08F8573F407CA1C028C9903F1482563E726125C09DC1E93F002194BFA5262540811534C09886C0BF895F84BF62A4D53FE54484BF4480C83EA21CDCBFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.2330136769378441e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0xD61CC23DB6757A3E2BC6ED3ED22D8D3DBE70673EF8FDED3ED5C9C7BDBF0FC9BE179F86BE78F6EBBED6152E3FF36EECBE6CAD22BF0FD602BD9B51233F4E1DB13EC3E7F23E63F4E33C5E9943BEF17DF0BE3E1126BE757FF4BDBAF54ABDDF4C743E"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.9597840150709089e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FB28974BF8B6D35C026D782C0CCDD25C00E96B53FE8B8B6C0985FCEBE5ED22EBFBA7164409AD6B0BF0D4AAC4090EC783FF6381240FADA98C0AF927B40445091C04E06194182D89540"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.5388874291820684e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e16 = stablehlo.constant dense<"0x510E453EF288363EC92BE53E5F1711BEC95CD03E4425A33E462BFABE80DF1F3B187499BEE83E8A3EC84CA7BDB4EDB4BED71519BFEA4091BC473D073FCE19773E7FB7063FE473A8BE086E89BEF277D13C1227E4BDF572B6BE3582A7BE30B400BF"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.4796803782246570e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e17 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FCA654CC0823BA8BFE0076DC03C200F40FFA62EC027FD16C00A442BC06BD5F23F6D304840F4B12740E41F603FB80E0F3FAD4687C05D61C5404CE48040042A4D40F41A80C0089DE5BE"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.7828323279900360e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<"0xD61CC23DB6757A3E2BC6ED3ED22D8D3DBE70673EF8FDED3E08B5DBBD9CB8B8BE4A3563BE0AC2D5BE62872A3FC588CBBE0A0B50BFD611F53D9357E93EAFC6D63E415A9D3E56FBE6BE30F8A43ECB450ABFEEA7BCBE2C1433BF5CF1AE3E3BC8283E"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.9584446420140011e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e19 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3F7F0E52BFFDEE1AC034D554C061D61BC09B15E03F9A699DC0E58DA9C055D70040406526BFB78CBF408EC0A4C092AA0CC084D4C9408E0B37C12C7FE7C06A6E83C1815873418F50FFC0"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 4.2798883441719227e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e20 = stablehlo.constant dense<"0xC39D5BBE1F8C9C3E34F2493E5198AB3E285B2CBCE759D33EDF3697BE8C2CA3BDFF56D83D88E802BFD8A9BC3E83ECFFBEEEA217BF9EED1ABC3E01273F8B39AC3EEBC6F83EA9E5C2BEDA713CBDE1B131BE8E0470BE1886A5BECC0B76BE7C655ABB"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.7499441185009346e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e21 = stablehlo.constant dense<"0xFAD997BF61FD2C3F4CFE1BC1015F34416280D4BF1A823B4134A0E7BE1EBA163FC6E9EB3F588AFEC0186405C03AADBCC036E898BF4B14D33E6A095E40B63BDC3FA0881740805ACCBFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 3.5534712878870778e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e22 = stablehlo.constant dense<"0x09228F3EC049683BF01F4D3F7882F5BE34400D3F323CAA3EFAE9F6BE470FC5BE9C9DFEBE23A62D3E8053A23E7FA78ABE9E7C36BFD5D73ABD7499C03EF360083F7602FF3E0CCF2BBE69E9BDBC754B36BE6C3243BEE2A6B3BE0E8A73BE63CB0CBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 2.2263267851485580e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e23 = stablehlo.constant dense<"0xFE1B15416C7B9740B0316D41FA6D0FC1F0191EBFE5BD4FC09B1E32C009BCAFC0D5A1F1C098CCCA3E1943D03E10E22740E73D1CC04A5A283FD00D8A3FEC934E40D6F90E40C0B9CA3DA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 4.1304201658931561e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x3xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
%0 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%1 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%2 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%3 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%4 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%5 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%6 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%7 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%8 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%9 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%11 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%12 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%14 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%15 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%16 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%17 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%18 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%19 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%20 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%21 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%22 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%23 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
}
}
// -----
// triangular_batch_complex64_cpu
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
%c0 = stablehlo.constant dense<"0x0836404040E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453FC0043B403526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF46B90040976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF30207440E5FA78BE74D8774010D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33FCD2AB940BC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E4F1A9340DC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F70B094402883993F08B1A340B4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473F7209B940FB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF42952B4014E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BEEC109B40507B34BF8D9E8440B206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF4136B9400E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F8E81B94048AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3FC1E79740314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC43361BF4A41F4BEA1241FBE5C2D653FF5ADC1BF001436BF2635B93DD631EE3FEA05BABE6E1D763F1052DBBF95382BBE3D54CDBFB6BB95BFCAFAF83FB781FEBFBBB9463F2A8B913F0D2C52BE2A9E88BF828A0F3F6815F8BFF8046BBFF0401FBF8DE14ABFEDD1A8BFE972DABF36E3E6BF8113E5BFA4AA87BF616D9D3F89F03FBF8F69A03FF4605E3F5C74FDBFCDDEA9BFF9052EBF4A82F5BF3563D2BF91FED4BF1A4A03BE6AE0B6BF2C07F13EB09135BFC617513E899641BE3E5CBBBFCEC789BF2D4D4F3F718D90BF815CE73E93E39D3FFD6C05BE4881A6BFE7BD4FBF7D590E3FB937D63F991CB63E6447D5BF0B4A3A3F97E1B5BFEEAE3FBFE6AFF8BEF38EE0BF068E76BF21DA2ABE51FFED3E657D603D4439473F530FD6BFABC9503FB841F23FCB3A8C3FDDBB51BF6E47A6BFE53075BFB8397C3F739ED13FE10582BFF811A6BE4C77133E1764BCBF84C38EBF09D04E3F5AD59F3F0DF1C5BF0EC2C8BF429EA53EE4A48DBE4DCE57BF82ED083F28364B3F4C294A3F625267BECA2BCFBFEE71CE3F89DEF73F5471943FB71E57BF23E1223FEA975BBEC8526CBF4DCC48BF88D4E6BF5D92EBBFAC1692BF8BCC82BFEFE4F73E922631BF6DBEE13F1FF3993E691DF9BE0262DCBFE1FC47BFE890DC3F490DE0BFDA339ABF0756953FDDE4F03D54BFB0BFD93313BF46140CBFA0FD0FBF5B4FA1BE4F81D23FD53BB53EE849C73FDDE4D4BF"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xC18E613E0F1E53BFFE10F03DD801CEBE404A3BBFC7C350BF5A0B85BDF37DB03F37B5A6BE803BD83E40043FBFF2B5043FAE0F34BF5903BE3E3810333E18218ABFCE6C363F205437BD24B0F1BD0EF94EBF882F4ABE167B9EBFFE7159BE54D0243E1F693DBE7511B7BEC2C6D4BE4DAEFFBEF336E6BE9DF09CBE31CEAA3E138033BEBA42E13EBA63853D82A3F9BECE740FBD36EEF9BED9FBF2BEC171F6BE3D3187BE789604BE31A7A1BDA1B09F3D9383AABE6A2CE73D868BDEBCA215ECBC96BD66BE8B511A3D84D866BEDF804B3E44171F3E2BF3503DDFF38FBE8F5C96BD6A3B663E6B60B63E082A7CBC2ABB98BEFC356F3E6EC2A6BECEDA9DBD2CEA41BE6E49A8BE4B34C7BDF4BE25BE2C162ABE433E7DBD712A903EE02B03BF0503333EB13F873E6E189D3EA13C99BEEA3DEABED8C601BE03FFCB3E346C353EF1ECB9BEA93C48BEC20FD4BDED5ADEBEF2D0A1BE9D78AE3EB117233EB68B22BF4893B6BE673B1F3E97F3FEBC41C636BE9192AD3D425E343E92372A3E76C6B7BC8EBEBFBEB7838E3EA975163FD64B273E5E67B2BE436B8C3EBC3BE33CD7E899BE1D38C7BE0770A1BEAC6D4CBE787C2FBEC8603BBEC0BA8B3EE203EEBD4F6C313ECD79D83CEC9F9C3CCB638ABE1A876FBEF346A43E581BA1BECEC82BBEB2EB983E415E723EB8335DBE7D44F1BD49D5F2BD03AAEEBD6A9D8EBD5A2BB03E6C77AC3DCFD1AC3EE58BAEBE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.2910659797380504e-04 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xCE739EBE7408E9BDCE71493D241CAC3E2A312FBF7BAD2C3EF69E86BEF5082C3EAE2495BD4753A93EF5A0BDBE1DE97B3E3A964EBF62D623BFD0B8F13ED26A44BF9A3A9D3ED7F3AA3E44BBD4BDF473A2BEB88267BE8CCF8DBF2240853E477F52BEDE5BA4BE60EAC8BE1E4954BF467904BE2271A6BE64BB10BE26D54D3ED39B48BF6F15B23EDEE3343E89F296BEEECDBDBED633FA3B1B889CBD0BF110BF0E48FFBD992EA8BDD021B7BE00D83D3CF2FE71BD1065D83D819D46BE4401B9BE783C3DBEB6022A3EE9F4A0BE3C782FBD7FA0513E8485F93DC47ADEBE7CD0F9BDF0AA9B3E4583DF3E772F033D3C47A8BE0C7CC6BCA447E5BCD60CDE3CC6A340BE38D71FBE628C3DBE664E533C75DEC03C58F5163D46B1A63D803D02BFE3AD253EE66D053F3EC7283EAF804DBEBA8A5CBE4B7773BE1D55B43EF8E6543EAB4C6FBE0C4CF4BD088424BDED418EBEF1CF73BE0017923D00CF44BD6B9A20BF6E11B9BEF2179B3D2AB3B6BD3D4A12BE6AE0513DD983C83D10CD163EB96F56BD4AB0EABE06D4B63EFB74FF3E98D2A03D69EF32BD0879403E424DBCBDDE3BA0BD2D9D91BE4A60E6BE0276F4BED67AA9BD2AFD82BEE78B003D3C7EA43CB08F883E299B963EECC8993DA86AD8BE382193BCEA77413E4827BEBE258A84BE0F109A3D9850A33D30DA4ABEED1829BEC0F385BDCA4502BE1C9B9CBD5914A43E8E35F43D3D3ED23EDE65B0BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.6958684884448303e-04 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) {
%0 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%1 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %0, %1 : tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>
}
}
// -----
// cholesky_complex64_tpu
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
%c0 = stablehlo.constant dense<"0x371C7741000000008D3A42C0B7ED7A40D2267F403661983FC85D7BC01B3471BF8D3A42C0B7ED7AC0DA0A5641000000005E2927C0629C9C3E2B1DED3FCAC65BC0D2267F40366198BF5E2927C0629C9CBEF225444100000000EE5FCA3E3085943EC85D7BC01B34713F2B1DED3FCAC65B40EE5FCA3E308594BE7240514100000000"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x3B7F684100000000DE891E3F64C7E73E8067BB40975906406DC911C0644A75C0DE891E3F64C7E7BE3B9A6141000000006A25F6C0E030C7BE502217BFA94080C08067BB40975906C06A25F6C0E030C73EA804A641000000005094AEC0E05599BF6DC911C0644A7540502217BFA94080405094AEC0E055993F12473D410000000092973D41000000002848A4BDFEF51A40069ECD3EEC6780BE186216C0CA8949402848A4BDFEF51AC0C8DC984100000000EF50624083E2C2C0903455C01D39A1C0069ECD3EEC67803EEF50624083E2C2401EEF764100000000AA2B3340CF8EAEC0186216C0CA8949C0903455C01D39A140AA2B3340CF8EAE40AA5C47410000000068B9A7C2000000009BB747BF4524E0BFED40A2404A8CD53F12C43F40D00474BF9BB747BF4524E03F7424A3C200000000DF02703FE948D4407045B13DA4B1C240ED40A2404A8CD5BFDF02703FE948D4C0F975AEC200000000AE4B6040735E214012C43F40D004743F7045B13DA4B1C2C0AE4B6040735E21C0A293AAC20000000005CE3C410000000008088D3EA46DCB3F706F653F80EB5740D4DC9B3F38F6B1BE08088D3EA46DCBBFBAAF62410000000085DCC54046D0D1C0FC817AC0363C93C0706F653F80EB57C085DCC54046D0D1407569A1410000000002D21E3FF40A01C1D4DC9B3F38F6B13EFC817AC0363C934002D21E3FF40A0141B623304100000000"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0E847B400000000000000000000000000000000000000000000000000000000009B145BFFB667FBF6CB75B400000000000000000000000000000000000000000AED9813FB1189BBEA0E21EBF2372E7BE8EDD4F400000000000000000000000000CD97FBFFD80753E99D7C43EF81CAC3F1082373F23A2073E0B9F454000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.3424237838298723e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x34F7734000000000000000000000000000000000000000000000000000000000E45B263E4B36F3BDCBF96F4000000000000000000000000000000000000000000AA6C43F29FA0CBFE5AA08C0DAB4A13DAE586B400000000000000000000000006CFA18BFF5B1803F3736CCBDC2A9853FFDF394BF3276193FD0FD304000000000D24E5C4000000000000000000000000000000000000000000000000000000000ADE5BEBCEE1034BF1C0E8A400000000000000000000000000000000000000000EAEDEE3D8135953DE808553F674EB23FB7CE64400000000000000000000000002CBF2EBF81306ABF6CCD6CBFE217A33F5DF60A3F617E623FCA713040000000000000C07F0000C07F0000000000000000000000000000000000000000000000000000C07F0000C07F0000C07F0000C07F000000000000000000000000000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F00000000000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F99D95B4000000000000000000000000000000000000000000000000000000000A138A43DC9E0ECBE19046F400000000000000000000000000000000000000000AA94853E796C7BBF6EA1C33FDC48DF3F9B726D40000000000000000000000000BD7DB53E6039CF3D1F8685BF6ACC973F52C3283D32048C3FAF7D2B4000000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.5714768980833469e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0E847B400000008009B145BFFB667F3FAED9813FB1189B3E0CD97FBFFD8075BE00000000000000806CB75B4000000080A0E21EBF2372E73E99D7C43EF81CACBF000000000000008000000000000000808EDD4F40000000801082373F23A207BE0000000000000080000000000000008000000000000000800B9F454000000080"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.3424237838298723e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %0, %1, %2 : tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @cholesky(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%3 = stablehlo.negate %2 : tensor<4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
%8 = stablehlo.cholesky %7, lower = true : tensor<4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %9, %10 : tensor<4x4xi64>
%12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%15 = stablehlo.select %13, %8, %14 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %15 : tensor<4x4xcomplex<f32>>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%2 = stablehlo.imag %0 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.negate %2 : tensor<2x2x4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<2x2x4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<2x2x4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<2x2x4x4xcomplex<f32>>
%8 = stablehlo.cholesky %7, lower = true : tensor<2x2x4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %9, %10 : tensor<4x4xi64>
%12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%14 = stablehlo.broadcast_in_dim %13, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%16 = stablehlo.select %14, %8, %15 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
return %16 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @cholesky_1(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%3 = stablehlo.negate %2 : tensor<4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f32>>
%8 = stablehlo.cholesky %7, lower = true : tensor<4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %9, %10 : tensor<4x4xi64>
%12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%15 = stablehlo.select %13, %8, %14 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%17 = stablehlo.real %16 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%18 = stablehlo.imag %16 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%19 = stablehlo.negate %18 : tensor<4x4xf32>
%20 = stablehlo.complex %17, %19 : tensor<4x4xcomplex<f32>>
return %20 : tensor<4x4xcomplex<f32>>
}
}
// -----
// triangular_complex64_tpu
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
%c1 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f32>>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xD61CC23DB6757A3ECD50003F00F3F6BB1229C53E60862A3F2756C2BE18108B3E92164EBE491233BEC07FEC3E58F791BCA0861DBF0E9D74BDFAE3CE3E06CD603E8CFFCA3ED32F25BEDD8B3DBE6634ADBE2A346DBDB4A7CBBEB20202BE62FC95BD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8344169916417741e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0719003F32963C3F67CCDD3F73A914C0A6A93C4094DE4B408FC1D13F402AC74036A14CBF1174D9BE000B1A4080042B3F21D502C0B8AD203FC030CC3EF9D940407C19983F3D2556BF08C76DC0CC9E53BF066B273F3EF36EC072DC05409830D1C0"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.6364174371119589e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0EDD803DAB30043EF874C93EBD478F3D5030AA3E6344993E4A859DBED0B31CBE1D244FBFB84300BF62B0C43E149F35BE52A71CBFD066F13DE38FB93E1704633E738AB43EBAB3AFBE4F3A153EE7B2ABBEF02CBBBE2CD6F5BECC0B76BE7C655ABB"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2690505829814356e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x0C4C6FC06A50913ED12C144030BACFBF155B1F3F587988BEA5B18CBF348323BFD41987C083294D3FB4216FBFB0202D3EBC20C8BFB99CE33F0D78A43F86C5673F22E177C088678E3FB2EC493FD1E46EC05AD2CABFD38008C065E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0245545354337082e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x518EAD3E76FC1C3FFBB0CD3E91B9F0BDEECE483E8E7EFD3E2E1192BE821F44BE1E9E92BE672B933E44ED9C3EA70403BFE9B7F0BED99E07BEC353A93E8F8C883E582E873E645996BE642C36BEE665E53C7282ACBEDDC0BFBE0E8A73BE63CB0CBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.6705516259207798e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xB2174EC0EF0B2E4049EEAA3F1842004046710DBFDEB3E03FA5B18CBF348323BFB27C46C03620DE4066B84140DFC43FC0A0E5D03D1AE415BF0D78A43F86C5673FD0AB0C3FF8B783C060A9BFBF52D9E63FCC47DBBF049F00BF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.8126386294170516e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x0CEB1FBE52B68A3EE5431C3F886F06BEF8E7113F6486CC3E4A859DBED0B31CBEF6AFA0BEA73416BF2DCBBC3ECCDF973E1BCA64BF0897FEBCE38FB93E1704633E84B04E3E8AA0B6BD40F185BE7D366FBE2CF83DBED057FABECC0B76BE7C655ABB"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.1320558118986810e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x586D1CC15ECB1341365226400C5BCDC0A8FB454037C48E3FA5B18CBF348323BF081E3F4029337BC1A87E05402858F640FFA68EC0C22D43BE0D78A43F86C5673F8AE491407E25D140986A92C014A5ECBF587BC83EC29F00C065E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 3.8102773487480590e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0xD61CC23DB6757A3ECDA6FB3E70B5C73CCAA0F13E9339913E133E63BE70C33BBD92164EBE491233BEA038E93E406351BD8FC250BF21CBCFBEAD613E3F67263C3E8CFFCA3ED32F25BE20F407BE9386A5BE7BA78ABE6127E2BE2C0F5BBCDA3A9CBE"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.1717050913139246e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x0719003F32963C3F000AEF3FCA55F4BF61678FBF6C945DBFDC3FBF40127716C036A14CBF1174D9BEF0B80540383EB83ED8901FC08B688CC0D78C144176D9C0407C19983F3D2556BFFCC842C08E6287BF680A88BF6337194062EDA7C0628918C1"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.6390150651423028e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x510E453EF288363EB5EB783EFE1D08BE2A6A043F22A1383F34C054BE837AF3BEE5DE83BE38218DBDE44DA23E16B315BF9D24EABE90EE333BE701013FD798D03CDA38923ED23EA3BE58FFB5BB7E2E803D31D7E4BDFE3916BF5B5DE9BD1BFC813E"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.1160025198696530e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x0719003F32963C3F28972EBE8F4906BFAC112C40E0810F40D28159C0591299C036A14CBF1174D9BEACEB504062FEECBF306C6D3E5A758B40DC6C0541D0CB20C17C19983F3D2556BFCBB43ABF11B30E40F2B12BC0976A5FC06CC8F93F60C42E41"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.1135116387304151e-03 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0x6F4892BDDE4C9D3EC0E3183FCFCED63E0B0BE73D86E46A3E8661C0BD4A4FD1BE8B4945BD05C42FBEFCEE123F892C58BE1B8B22BF4E830CBEB35FEC3E5BBDD73D12969C3E0664BEBEDA713CBDE1B131BE8E0470BE1886A5BECC0B76BE7C655ABB"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.7401244178927300e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<"0xC40B3DC0CEC470409009693F08F8573F407CA1C028C9903F1482563E726125C09DC1E93F002194BFA5262540811534C09886C0BF895F84BF62A4D53FE54484BF4480C83EA21CDCBFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.2330136769378441e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0xD61CC23DB6757A3E2BC6ED3ED22D8D3DBE70673EF8FDED3ED5C9C7BDBF0FC9BE179F86BE78F6EBBED6152E3FF36EECBE6CAD22BF0FD602BD9B51233F4E1DB13EC3E7F23E63F4E33C5E9943BEF17DF0BE3E1126BE757FF4BDBAF54ABDDF4C743E"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.9597840150709089e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FB28974BF8B6D35C026D782C0CCDD25C00E96B53FE8B8B6C0985FCEBE5ED22EBFBA7164409AD6B0BF0D4AAC4090EC783FF6381240FADA98C0AF927B40445091C04E06194182D89540"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.5388874291820684e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e16 = stablehlo.constant dense<"0x510E453EF288363EC92BE53E5F1711BEC95CD03E4425A33E462BFABE80DF1F3B187499BEE83E8A3EC84CA7BDB4EDB4BED71519BFEA4091BC473D073FCE19773E7FB7063FE473A8BE086E89BEF277D13C1227E4BDF572B6BE3582A7BE30B400BF"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.4796803782246570e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e17 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FCA654CC0823BA8BFE0076DC03C200F40FFA62EC027FD16C00A442BC06BD5F23F6D304840F4B12740E41F603FB80E0F3FAD4687C05D61C5404CE48040042A4D40F41A80C0089DE5BE"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.7828323279900360e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<"0xD61CC23DB6757A3E2BC6ED3ED22D8D3DBE70673EF8FDED3E08B5DBBD9CB8B8BE4A3563BE0AC2D5BE62872A3FC588CBBE0A0B50BFD611F53D9357E93EAFC6D63E415A9D3E56FBE6BE30F8A43ECB450ABFEEA7BCBE2C1433BF5CF1AE3E3BC8283E"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.9584446420140011e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e19 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3F7F0E52BFFDEE1AC034D554C061D61BC09B15E03F9A699DC0E58DA9C055D70040406526BFB78CBF408EC0A4C092AA0CC084D4C9408E0B37C12C7FE7C06A6E83C1815873418F50FFC0"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 4.2798883441719227e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e20 = stablehlo.constant dense<"0xC39D5BBE1F8C9C3E34F2493E5198AB3E285B2CBCE759D33EDF3697BE8C2CA3BDFF56D83D88E802BFD8A9BC3E83ECFFBEEEA217BF9EED1ABC3E01273F8B39AC3EEBC6F83EA9E5C2BEDA713CBDE1B131BE8E0470BE1886A5BECC0B76BE7C655ABB"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.7499441185009346e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e21 = stablehlo.constant dense<"0xFAD997BF61FD2C3F4CFE1BC1015F34416280D4BF1A823B4134A0E7BE1EBA163FC6E9EB3F588AFEC0186405C03AADBCC036E898BF4B14D33E6A095E40B63BDC3FA0881740805ACCBFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 3.5534712878870778e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e22 = stablehlo.constant dense<"0x09228F3EC049683BF01F4D3F7882F5BE34400D3F323CAA3EFAE9F6BE470FC5BE9C9DFEBE23A62D3E8053A23E7FA78ABE9E7C36BFD5D73ABD7499C03EF360083F7602FF3E0CCF2BBE69E9BDBC754B36BE6C3243BEE2A6B3BE0E8A73BE63CB0CBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 2.2263267851485580e-04 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
%e23 = stablehlo.constant dense<"0xFE1B15416C7B9740B0316D41FA6D0FC1F0191EBFE5BD4FC09B1E32C009BCAFC0D5A1F1C098CCCA3E1943D03E10E22740E73D1CC04A5A283FD00D8A3FEC934E40D6F90E40C0B9CA3DA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<4x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 4.1304201658931561e-03 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x3xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%1 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%2 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%3 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%4 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%5 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%6 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%7 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%8 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%9 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%10 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%11 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%12 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%13 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%14 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%15 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%16 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%17 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%18 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%19 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%20 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%21 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%22 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%23 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
}
}
// -----
// triangular_batch_complex64_tpu
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
%c0 = stablehlo.constant dense<"0x0836404040E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453FC0043B403526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF46B90040976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF30207440E5FA78BE74D8774010D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33FCD2AB940BC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E4F1A9340DC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F70B094402883993F08B1A340B4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473F7209B940FB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF42952B4014E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BEEC109B40507B34BF8D9E8440B206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF4136B9400E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F8E81B94048AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3FC1E79740314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC43361BF4A41F4BEA1241FBE5C2D653FF5ADC1BF001436BF2635B93DD631EE3FEA05BABE6E1D763F1052DBBF95382BBE3D54CDBFB6BB95BFCAFAF83FB781FEBFBBB9463F2A8B913F0D2C52BE2A9E88BF828A0F3F6815F8BFF8046BBFF0401FBF8DE14ABFEDD1A8BFE972DABF36E3E6BF8113E5BFA4AA87BF616D9D3F89F03FBF8F69A03FF4605E3F5C74FDBFCDDEA9BFF9052EBF4A82F5BF3563D2BF91FED4BF1A4A03BE6AE0B6BF2C07F13EB09135BFC617513E899641BE3E5CBBBFCEC789BF2D4D4F3F718D90BF815CE73E93E39D3FFD6C05BE4881A6BFE7BD4FBF7D590E3FB937D63F991CB63E6447D5BF0B4A3A3F97E1B5BFEEAE3FBFE6AFF8BEF38EE0BF068E76BF21DA2ABE51FFED3E657D603D4439473F530FD6BFABC9503FB841F23FCB3A8C3FDDBB51BF6E47A6BFE53075BFB8397C3F739ED13FE10582BFF811A6BE4C77133E1764BCBF84C38EBF09D04E3F5AD59F3F0DF1C5BF0EC2C8BF429EA53EE4A48DBE4DCE57BF82ED083F28364B3F4C294A3F625267BECA2BCFBFEE71CE3F89DEF73F5471943FB71E57BF23E1223FEA975BBEC8526CBF4DCC48BF88D4E6BF5D92EBBFAC1692BF8BCC82BFEFE4F73E922631BF6DBEE13F1FF3993E691DF9BE0262DCBFE1FC47BFE890DC3F490DE0BFDA339ABF0756953FDDE4F03D54BFB0BFD93313BF46140CBFA0FD0FBF5B4FA1BE4F81D23FD53BB53EE849C73FDDE4D4BF"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xC18E613E0F1E53BFFE10F03DD801CEBE404A3BBFC7C350BF5A0B85BDF37DB03F37B5A6BE803BD83E40043FBFF2B5043FAE0F34BF5903BE3E3810333E18218ABFCE6C363F205437BD24B0F1BD0EF94EBF882F4ABE167B9EBFFE7159BE54D0243E1F693DBE7511B7BEC2C6D4BE4DAEFFBEF336E6BE9DF09CBE31CEAA3E138033BEBA42E13EBA63853D82A3F9BECE740FBD36EEF9BED9FBF2BEC171F6BE3D3187BE789604BE31A7A1BDA1B09F3D9383AABE6A2CE73D868BDEBCA215ECBC96BD66BE8B511A3D84D866BEDF804B3E44171F3E2BF3503DDFF38FBE8F5C96BD6A3B663E6B60B63E082A7CBC2ABB98BEFC356F3E6EC2A6BECEDA9DBD2CEA41BE6E49A8BE4B34C7BDF4BE25BE2C162ABE433E7DBD712A903EE02B03BF0503333EB13F873E6E189D3EA13C99BEEA3DEABED8C601BE03FFCB3E346C353EF1ECB9BEA93C48BEC20FD4BDED5ADEBEF2D0A1BE9D78AE3EB117233EB68B22BF4893B6BE673B1F3E97F3FEBC41C636BE9192AD3D425E343E92372A3E76C6B7BC8EBEBFBEB7838E3EA975163FD64B273E5E67B2BE436B8C3EBC3BE33CD7E899BE1D38C7BE0770A1BEAC6D4CBE787C2FBEC8603BBEC0BA8B3EE203EEBD4F6C313ECD79D83CEC9F9C3CCB638ABE1A876FBEF346A43E581BA1BECEC82BBEB2EB983E415E723EB8335DBE7D44F1BD49D5F2BD03AAEEBD6A9D8EBD5A2BB03E6C77AC3DCFD1AC3EE58BAEBE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.2910659797380504e-04 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xCE739EBE7408E9BDCE71493D241CAC3E2A312FBF7BAD2C3EF69E86BEF5082C3EAE2495BD4753A93EF5A0BDBE1DE97B3E3A964EBF62D623BFD0B8F13ED26A44BF9A3A9D3ED7F3AA3E44BBD4BDF473A2BEB88267BE8CCF8DBF2240853E477F52BEDE5BA4BE60EAC8BE1E4954BF467904BE2271A6BE64BB10BE26D54D3ED39B48BF6F15B23EDEE3343E89F296BEEECDBDBED633FA3B1B889CBD0BF110BF0E48FFBD992EA8BDD021B7BE00D83D3CF2FE71BD1065D83D819D46BE4401B9BE783C3DBEB6022A3EE9F4A0BE3C782FBD7FA0513E8485F93DC47ADEBE7CD0F9BDF0AA9B3E4583DF3E772F033D3C47A8BE0C7CC6BCA447E5BCD60CDE3CC6A340BE38D71FBE628C3DBE664E533C75DEC03C58F5163D46B1A63D803D02BFE3AD253EE66D053F3EC7283EAF804DBEBA8A5CBE4B7773BE1D55B43EF8E6543EAB4C6FBE0C4CF4BD088424BDED418EBEF1CF73BE0017923D00CF44BD6B9A20BF6E11B9BEF2179B3D2AB3B6BD3D4A12BE6AE0513DD983C83D10CD163EB96F56BD4AB0EABE06D4B63EFB74FF3E98D2A03D69EF32BD0879403E424DBCBDDE3BA0BD2D9D91BE4A60E6BE0276F4BED67AA9BD2AFD82BEE78B003D3C7EA43CB08F883E299B963EECC8993DA86AD8BE382193BCEA77413E4827BEBE258A84BE0F109A3D9850A33D30DA4ABEED1829BEC0F385BDCA4502BE1C9B9CBD5914A43E8E35F43D3D3ED23EDE65B0BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.6958684884448303e-04 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%1 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %0, %1 : tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>
}
}
// -----
// lu_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF77BA9DBE5973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<5x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f32>>
%c3 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xcomplex<f32>>
%r:15 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF77BA9DBE5973753EDA55D5BDD0F2E93EC6E5D63F44F70240970684BFD1B5D9BF14A69D3F331380BF7515E63E0BD40E3F139A4E3FA7FA043FB6BD0BC08A36E33F63A10DC04C1A30BFDCB4043ED66369BF457A3BBF0AC61ABF26F702BF790E5D3E1233ECBECE66CFBF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.6772600019976380e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x03000000030000000200000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x03000000000000000200000001000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0xDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BFDA55D5BDD0F2E93EC6E5D63F44F70240970684BFD1B5D9BFE3B066BEB44D973EAA220CBFB0B1A7BCB08406C0AB56B7BFBABA273F26D5D2BE921994BDB8AA0DBC436EE83E27C7B4BEB83B3CBF3EF300BED359E13E400D713D587657BDF21E183F"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.5776863904193306e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x040000000400000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0400000000000000020000000300000001000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e6 = stablehlo.constant dense<"0x7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBDFA2690BE0B3D0EBF1CFCE83F5582D0BF0ED1C0BFB94F89BFE47F893F0A56C93EC0D727BC17DC1C3F8541C13E3D879D3E1144113F5B022D405CC0B7BF4E4713BF"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.6463893359741633e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x020000000100000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000100000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e9 = stablehlo.constant dense<"0x10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BF3050623CC7D0F33EBEECCCBF4AB3843F9683AA3F1AC67B3F850F1DC01EBDB83F06AC74BE7016F23EF71D33BF4A8CFBBE238A26BFC6F76D403C6692C0D04ECABFD07C71BF2808723DE31C2BBF1C0F393F65D8CEBDECF9233E592ABABF4740A03FC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBE91341EBF7E3182BE9F483340D0A8E0BD31ACF73F324C673F762D20403D51D6BFAAC3F03ECCFA943E3E5D2BBFBD4D463D33E617409EACAF3F2A18BC3F2051B7BE8B4DE2BDDD0053BE0D71283F62F58B3D0B6D0EBF5443263FA5610DC004711B3F913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BF8E49E83E986A243F0A760DC037833ABF1E31D4BF3D4D593F2AEC913E462FB5BD8648363F28901F3DC8242C3F56CD15BFE7E191BF02A830C05ADE913EA6AD1340D8FCACBE82984F3F670A33BEA0B2E63EBA5B0A3F54E296BEDEA135BF22F363C093FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BFC435AEBDF9AB2DBF10FC483FB451A13F6ADD1940287251BEF2AC543F84658ABFD19F813E37BE5D3F134BD83EAA3A24BF3FE909C002F7CA3F56DA173E2E1D2D4097D221BF33C71B3F9340183F219B89BF3AD72C3EFAAE6FBF40CF98C058E38C3F"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.9209311946942762e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x02000000010000000200000003000000020000000100000003000000030000000300000002000000030000000300000002000000010000000300000003000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e11 = stablehlo.constant dense<"0x02000000010000000000000003000000020000000100000003000000000000000300000002000000000000000100000002000000010000000300000000000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000803F000000000000000000000000000000000000000000000000000000000000803F00000000000000000000803F00000000000000000000000000000000000000000000803F000000000000803F00000000000000000000000000000000"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 5.9604644775390625e-06 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0000803F0000000000000000000000000000000000000000DA55D5BDD0F2E93E0000803F000000000000000000000000E3B066BEB44D973EAA220CBFB0B1A7BC0000803F00000000BABA273F26D5D2BE921994BDB8AA0DBC436EE83E27C7B4BEB83B3CBF3EF300BED359E13E400D713D587657BDF21E183F"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.9604644775390625e-06 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0xDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF0000000000000000C6E5D63F44F70240970684BFD1B5D9BF00000000000000000000000000000000B08406C0AB56B7BF"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.5776863904193306e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<5x3xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>, %arg3: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_18 = %c_2, %iterArg_19 = %c_1, %iterArg_20 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
%13 = stablehlo.subtract %11#1, %12 : tensor<3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%15 = stablehlo.compare GE, %11#2, %14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%19 = stablehlo.select %18, %11#0, %17 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
%20 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21:4 = stablehlo.while(%iterArg = %13, %iterArg_18 = %c_7, %iterArg_19 = %c_6, %iterArg_20 = %20) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<5> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<5> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<5> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%22:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%24 = stablehlo.subtract %22#1, %23 : tensor<3xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<i32>
%26 = stablehlo.compare GE, %22#2, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_10 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%30 = stablehlo.select %29, %22#0, %28 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
%31 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%32:4 = stablehlo.while(%iterArg = %24, %iterArg_18 = %c_12, %iterArg_19 = %c_11, %iterArg_20 = %31) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<3> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<3> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<3> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
}
%33:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%35 = stablehlo.subtract %33#1, %34 : tensor<2x2x4xi32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%37 = stablehlo.compare GE, %33#2, %36, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_15 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%41 = stablehlo.select %40, %33#0, %39 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%42 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%43:4 = stablehlo.while(%iterArg = %35, %iterArg_18 = %c_17, %iterArg_19 = %c_16, %iterArg_20 = %42) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i64>) -> tensor<1xi64>
%51 = "stablehlo.gather"(%iterArg, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%52 = stablehlo.reshape %51 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%53 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%54 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%55 = stablehlo.add %54, %c_25 : tensor<i64>
%56 = stablehlo.select %53, %55, %iterArg_19 : tensor<i1>, tensor<i64>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i64>) -> tensor<1xi64>
%58 = "stablehlo.gather"(%iterArg_20, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%59 = stablehlo.reshape %58 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%61 = stablehlo.compare LT, %52, %60, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%63 = stablehlo.add %52, %62 : tensor<2x2xi32>
%64 = stablehlo.select %61, %63, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%66 = "stablehlo.gather"(%iterArg_20, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%67 = stablehlo.reshape %66 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%69 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%70 = stablehlo.select %68, %69, %iterArg_19 : tensor<i1>, tensor<i64>
%71 = stablehlo.convert %70 : (tensor<i64>) -> tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%iterArg_20, %72, %67) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%75 = stablehlo.compare LT, %52, %74, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%77 = stablehlo.add %52, %76 : tensor<2x2xi32>
%78 = stablehlo.select %75, %77, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%80 = "stablehlo.scatter"(%73, %79, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%81 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %81, %45, %80 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%44:3 = call @lu(%arg1) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
return %8, %2, %10#3, %19, %13, %21#3, %30, %24, %32#3, %41, %35, %43#3, %44#0, %44#1, %44#2 : tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
}
func.func private @lu(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:3 = call @_lu(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
return %0#0, %0#1, %0#2 : tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
}
func.func private @_lu(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %29 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i64>
%29 = stablehlo.add %iterArg_5, %c_7 : tensor<i64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%31 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%32 = stablehlo.add %31, %c_9 : tensor<i64>
%33 = stablehlo.select %30, %32, %iterArg_5 : tensor<i1>, tensor<i64>
%34 = stablehlo.dynamic_slice %iterArg, %33, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%35 = stablehlo.reshape %34 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%36 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%37 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_11 = stablehlo.constant dense<5> : tensor<i64>
%38 = stablehlo.add %37, %c_11 : tensor<i64>
%39 = stablehlo.select %36, %38, %iterArg_5 : tensor<i1>, tensor<i64>
%40 = stablehlo.dynamic_slice %iterArg_6, %39, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.compare LT, %35, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%43 = stablehlo.add %35, %c_13 : tensor<i32>
%44 = stablehlo.select %42, %43, %35 : tensor<i1>, tensor<i32>
%45 = stablehlo.dynamic_slice %iterArg_6, %44, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.compare LT, %iterArg_5, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_15 = stablehlo.constant dense<5> : tensor<i64>
%48 = stablehlo.add %iterArg_5, %c_15 : tensor<i64>
%49 = stablehlo.select %47, %48, %iterArg_5 : tensor<i1>, tensor<i64>
%50 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
%51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
%52 = "stablehlo.scatter"(%iterArg_6, %51, %46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%53 = stablehlo.compare LT, %35, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<5> : tensor<i32>
%54 = stablehlo.add %35, %c_17 : tensor<i32>
%55 = stablehlo.select %53, %54, %35 : tensor<i1>, tensor<i32>
%56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
%57 = "stablehlo.scatter"(%52, %56, %41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%58 = stablehlo.add %iterArg_4, %c_18 : tensor<i64>
stablehlo.return %iterArg, %58, %29, %57 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%11 = stablehlo.broadcast_in_dim %10#3, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
%12 = stablehlo.iota dim = 0 : tensor<5xi32>
%13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
%14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<5x5xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x5xi32>
%16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%17 = stablehlo.convert %16 : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f32>>
%18 = call @tril(%8) : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%19 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%20 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%22 = stablehlo.add %19, %21 : tensor<5x3xi64>
%23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%24 = stablehlo.convert %23 : (tensor<5x3xi1>) -> tensor<5x3xcomplex<f32>>
%25 = stablehlo.add %18, %24 : tensor<5x3xcomplex<f32>>
%26 = call @triu(%8) : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%27 = stablehlo.slice %26 [0:3, 0:3] : (tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%28 = stablehlo.real %17 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
return %28, %25, %27 : tensor<5x5xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
}
func.func private @tril(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
return %6 : tensor<5x3xcomplex<f32>>
}
func.func private @triu(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%6 = stablehlo.select %4, %5, %arg0 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
return %6 : tensor<5x3xcomplex<f32>>
}
}
// -----
// solve_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF77BA9DBE5973753E"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x39521C3E968D673F9A7D20BF8458F7BF3D1306BF8F2BF63FEB8300BFA6FE653F6492F93FCF17353E43F1073FC55C87BFF981323F7161DA3E0F1E2EBF211B10BF"> : tensor<4x2xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x2xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x2xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x2xcomplex<f32>>
%r:7 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<4x4xi1>)
%e0 = stablehlo.constant dense<"0x7AA001BF2581993E3DC19F3ED630243EF32E9D3D940EDFBC4BBC20BF91D421BFBFE01ABFFDC57D3FF9FC043FFB0881BFA0F09BBFD4DB12BF16C1A03E3B3D2B3F"> : tensor<4x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.4210365735561936e-05 : f64} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x162C713F02F22F3F8B730F3F4EA3E5BB20C2A43E3E1B273FB72F13BD98C608BFE9D304C0379A043F41FA023E2800BD3E40C12ABF3F8CD1BFE03C973EF6BDFA3E750CA8BE086D543F9F096D3ED8BB1F3F1A8BD53EA1A5CF3E4CEFD1BD13630FBE50BB293F6E668F3ECFB23CBFB86D073DC81AFFBE28D35BBEF01C853E67EF373F2177E5BD67BB48BDE9510CBFCC549ABD3C3C5BBE843B103F9C9E0EBEE7F6DD3E467B9BBEE18705BF8AC0133E4A3783BE19B56B3E1D89093E10BAAEBE9B9D9ABE474D633F52DFE5BE138409BFB36EFDBD8C50203F77A31A3E01087DBE66750FBE6ED102BF761B053FFD98C8BEBC21483E82DFDABECB4C253F7DFB9EBD0753933F"> : tensor<2x2x4x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.0200000133409048e-04 : f64} : (tensor<2x2x4x2xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x41094BBE71CD1D3E837EBD3E4D8F79BEF91AD63E9B8915BE3D95073EC4FF673E57F1793EE6E9CFBDFD7AB13ABD88E8BD8B43E83C9BD1BD3DF33B793D96207F3EB286E7BC9DE80ABE6C2D8A3CEC620C3F626088BEBAC4CD3EF2C202BF0E90DC3E872DC1BDACCCEC3C0E0517BFD5A7033DDF8EC1BE64E00D3D0934CABE760EAEBEF8D434BDC41B89BD9F2B2B3EEF9454BDCB84EDBDB4B6963EB8920ABE88EC503D9EA6883E652102BE088A9E3CDCB884BDBC93EE3D6B0E343EC2A258BE572A6CBEE1F8583E7E46EABDE907993DCCAC5ABED16508BEF4F8C4BB69FBB73EC986C4BE777DD7BE8DEBECBD8AAB933D7CFD843E67FB253E978C913D245B9EBE4500563EAC513E3E0E8005BE8EE482BDD61901BE2E8CA3BE0138ACBDBB19033E07E2153D228C34BD40D840BEEAE425BD136F05BEF806ABBE445C6C3EFB65513EA012703E657007BE45E3353EE604C5BDE92D443E453E5F3DC9BFF5BD172EFA3DD153273DA7E14EBDCFAF25BE33575CBDB3438A3E3CB3763E98511A3EFA305F3E3314ED3C0DFBA03C106551BEBD3E44BE59C2F3BD5B713A3DA57A78BDB3AC8A3E54A345BE4BB2933D7A000B3E60E7113E7B0261BE88B61FBC3B8130BE37C5CE3E3AC168BEC5AE183ECD7812BEFDCD3B3E52ED153EE6819FBD5D350C3EB6E944BE8EB16CBD6D9E4BBEBEBB3BBDCBB07F3E163D7EBD7E3F87BE2DB8703E219F9C3D14B836BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.1861875982031052e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x5D533AC1A218CFC15DA7C041C539054211714EC238E2ECC1C66DDC418561C8C1"> : tensor<2x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.8372471206239425e-03 : f64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xB20CD2BEFD7669BF18FF153F2C744F3FBC0C5EBF17CBFEBEAF6D3D3F36332CBF"> : tensor<2x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.7683721504654386e-05 : f64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x0823564041D36D4082C08240D5816740"> : tensor<2x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.9483563846733887e-04 : f64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
%e6 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>, %arg2: tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<4x4xi1>) {
%0 = call @solve(%arg0, %arg2) : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
%1 = call @solve_0(%arg1, %arg2) : (tensor<2x2x4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>>
%2 = call @inv(%arg1) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%3 = call @det(%arg1) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%4:2 = call @slogdet(%arg1) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.multiply %arg0, %5 : tensor<4x4xcomplex<f32>>
%7 = call @inv_6(%6) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%8 = stablehlo.real %7 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%9 = stablehlo.is_finite %8 : (tensor<4x4xf32>) -> tensor<4x4xi1>
%10 = stablehlo.imag %7 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%11 = stablehlo.is_finite %10 : (tensor<4x4xf32>) -> tensor<4x4xi1>
%12 = stablehlo.and %9, %11 : tensor<4x4xi1>
return %0, %1, %2, %3, %4#0, %4#1, %12 : tensor<4x2xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<4x4xi1>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
return %13 : tensor<4x2xcomplex<f32>>
}
func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i64>, %arg2: tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.add %8, %c_3 : tensor<i64>
%10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%14 = stablehlo.add %6, %c_5 : tensor<i32>
%15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
%16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%19 = stablehlo.add %arg1, %c_7 : tensor<i64>
%20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
%21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
%22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
%23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.add %6, %c_9 : tensor<i32>
%26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
return %0, %28 : tensor<i64>, tensor<4xi32>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xi32>, %arg2: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xcomplex<f32>>, tensor<4x1xi32>) -> tensor<2x4x1xcomplex<f32>>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x4x1xcomplex<f32>>) -> tensor<4x1x2xcomplex<f32>>
%9 = stablehlo.reshape %8 : (tensor<4x1x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x2xcomplex<f32>>) -> tensor<4x1x2xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x2xcomplex<f32>>) -> tensor<4x1x2xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
return %16 : tensor<2x4xcomplex<f32>>
}
func.func private @solve_0(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>> {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%16:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%17 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %17, %16#0, %16#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<2x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x2x4xcomplex<f32>>
%14 = call @_lu_solve_2(%8, %10#3, %13) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x2x4xcomplex<f32>>) -> tensor<2x2x2x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [0, 1, 3, 2] : (tensor<2x2x2x4xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>>
return %15 : tensor<2x2x4x2xcomplex<f32>>
}
func.func private @closed_call_1(%arg0: tensor<2x2x4xi32>, %arg1: tensor<i64>, %arg2: tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<1xi64>
%6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%7 = stablehlo.reshape %6 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%10 = stablehlo.add %9, %c_3 : tensor<i64>
%11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i64>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i64>) -> tensor<1xi64>
%13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%14 = stablehlo.reshape %13 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%18 = stablehlo.add %7, %17 : tensor<2x2xi32>
%19 = stablehlo.select %16, %18, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%22 = stablehlo.reshape %21 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %arg1, %c_7 : tensor<i64>
%25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i64>
%26 = stablehlo.convert %25 : (tensor<i64>) -> tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %7, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
return %0, %35 : tensor<i64>, tensor<2x2x4xi32>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x2x4xcomplex<f32>>) -> tensor<2x2x2x4xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xcomplex<f32>>) -> tensor<2x2x2x4x1xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1, 1>}> : (tensor<2x2x2x4x1xcomplex<f32>>, tensor<2x2x4x1xi32>) -> tensor<2x2x2x4x1xcomplex<f32>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x2x4x1xcomplex<f32>>) -> tensor<2x2x4x1x2xcomplex<f32>>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x2xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>>
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x2xcomplex<f32>>) -> tensor<2x2x4x1x2xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x2xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x2xcomplex<f32>>) -> tensor<2x2x4x2xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x2xcomplex<f32>>) -> tensor<2x2x4x1x2xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x2xcomplex<f32>>) -> tensor<2x2x2x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<2x2x2x4x1xcomplex<f32>>) -> tensor<2x2x2x4xcomplex<f32>>
return %16 : tensor<2x2x2x4xcomplex<f32>>
}
func.func private @inv(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = call @solve_3(%arg0, %6) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %7 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @solve_3(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%12 = call @_lu_solve_4(%8, %10#3, %11) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %13 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @_lu_solve_4(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4x1xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x2x4x4x1xcomplex<f32>>, tensor<2x2x4x1xi32>) -> tensor<2x2x4x4x1xcomplex<f32>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x4x4x1xcomplex<f32>>) -> tensor<2x2x4x1x4xcomplex<f32>>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x4xcomplex<f32>>) -> tensor<2x2x4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<2x2x4x4x1xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %16 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @det(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
%0:2 = call @slogdet(%arg0) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>)
%1 = stablehlo.exponential %0#1 : tensor<2x2xf32>
%2 = stablehlo.convert %1 : (tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%3 = stablehlo.multiply %0#0, %2 : tensor<2x2xcomplex<f32>>
return %3 : tensor<2x2xcomplex<f32>>
}
func.func private @slogdet(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_12 = %c_2, %iterArg_13 = %c_1, %iterArg_14 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_15 = stablehlo.constant dense<4> : tensor<i64>
%38 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %38 : tensor<i1>
} do {
%38:2 = func.call @closed_call_1(%iterArg, %iterArg_13, %iterArg_14) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_15 = stablehlo.constant dense<1> : tensor<i64>
%39 = stablehlo.add %iterArg_12, %c_15 : tensor<i64>
stablehlo.return %iterArg, %39, %38#0, %38#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = call @diagonal(%8) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4xi1>
%c_4 = stablehlo.constant dense<false> : tensor<i1>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [2] : (tensor<2x2x4xi1>, tensor<i1>) -> tensor<2x2xi1>
%15 = stablehlo.iota dim = 0 : tensor<4xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x2x4xi32>
%18 = stablehlo.compare NE, %2, %17, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%19 = call @count_nonzero(%18) : (tensor<2x2x4xi1>) -> tensor<2x2xi64>
%20 = stablehlo.abs %11 : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4xf32>
%21 = stablehlo.convert %20 : (tensor<2x2x4xf32>) -> tensor<2x2x4xcomplex<f32>>
%22 = stablehlo.divide %11, %21 : tensor<2x2x4xcomplex<f32>>
%cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.multiply across dimensions = [2] : (tensor<2x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%24 = call @remainder(%19, %c_6) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
%c_7 = stablehlo.constant dense<-2> : tensor<i64>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%26 = stablehlo.multiply %25, %24 : tensor<2x2xi64>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%28 = stablehlo.add %26, %27 : tensor<2x2xi64>
%29 = stablehlo.convert %28 : (tensor<2x2xi64>) -> tensor<2x2xcomplex<f32>>
%30 = stablehlo.multiply %23, %29 : tensor<2x2xcomplex<f32>>
%cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%31 = call @_where_5(%14, %cst_9, %30) : (tensor<2x2xi1>, tensor<complex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%32 = stablehlo.abs %11 : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4xf32>
%33 = stablehlo.log %32 : tensor<2x2x4xf32>
%34 = stablehlo.convert %33 : (tensor<2x2x4xf32>) -> tensor<2x2x4xcomplex<f32>>
%cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%cst_11 = stablehlo.constant dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>
%36 = call @_where_5(%14, %cst_11, %35) : (tensor<2x2xi1>, tensor<complex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%37 = stablehlo.real %36 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
return %31, %37 : tensor<2x2xcomplex<f32>>, tensor<2x2xf32>
}
func.func private @diagonal(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4xi64>
%1 = stablehlo.iota dim = 0 : tensor<4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
%3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
%5 = stablehlo.add %0, %4 : tensor<4xi64>
%6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%10 = stablehlo.add %1, %9 : tensor<4xi64>
%11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
%12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
%13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
%14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 2, 1, 1>}> : (tensor<2x2x4x4xcomplex<f32>>, tensor<4x2xi32>) -> tensor<2x2x4xcomplex<f32>>
return %17 : tensor<2x2x4xcomplex<f32>>
}
func.func private @count_nonzero(%arg0: tensor<2x2x4xi1>) -> tensor<2x2xi64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
%2 = stablehlo.convert %1 : (tensor<2x2x4xi1>) -> tensor<2x2x4xi32>
%3 = stablehlo.convert %2 : (tensor<2x2x4xi32>) -> tensor<2x2x4xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xi64>, tensor<i64>) -> tensor<2x2xi64>
return %4 : tensor<2x2xi64>
}
func.func private @remainder(%arg0: tensor<2x2xi64>, %arg1: tensor<i64>) -> tensor<2x2xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x2xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%12 = stablehlo.and %11, %6 : tensor<2x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%14 = stablehlo.add %4, %13 : tensor<2x2xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x2xi1>, tensor<2x2xi64>
return %15 : tensor<2x2xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_5(%arg0: tensor<2x2xi1>, %arg1: tensor<complex<f32>>, %arg2: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
return %1 : tensor<2x2xcomplex<f32>>
}
func.func private @inv_6(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = call @solve_7(%arg0, %5) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
func.func private @solve_7(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = call @_lu_solve_8(%8, %10#3, %11) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %13 : tensor<4x4xcomplex<f32>>
}
func.func private @_lu_solve_8(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x4x1xcomplex<f32>>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%9 = stablehlo.reshape %8 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %16 : tensor<4x4xcomplex<f32>>
}
}
// -----
// cholesky_complex128_cpu
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
%c0 = stablehlo.constant dense<"0xBA991BDD86E32E400000000000000000E0024091514708C0600BF2F9B65D0F408ABD0448DAE40F4098547503270CF33F08D30BE9B86B0FC0802BA82D8326EEBFE0024091514708C0600BF2F9B65D0FC0B6A7D0475BC12A40000000000000000018839AA62BE504C0A0C153DD8B93D33F286D633EA5A3FD3F1EB03A54D9780BC08ABD0448DAE40F4098547503270CF3BF18839AA62BE504C0A0C153DD8B93D3BF026FAC3CBE842840000000000000000000A72FA4FD4BD93F601DD21CA690D23F08D30BE9B86B0FC0802BA82D8326EE3F286D633EA5A3FD3F1EB03A54D9780B4000A72FA4FD4BD93F601DD21CA690D2BF3873DE2C0E282A400000000000000000"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xFAD78052E70F2D400000000000000000E828EAFE3BD1E33F605F4515ECF8DC3FA8AC2D08F06C1740B0981D0D33CB0040D48C02A32D3902C04CC265994CA90EC0E828EAFE3BD1E33F605F4515ECF8DCBF1DDFE45F47332C40000000000000000075A20F4DADC41EC0909CA0021CE6D8BF403BF9314AE4E2BF0D884F09150810C0A8AC2D08F06C1740B0981D0D33CB00C075A20F4DADC41EC0909CA0021CE6D83FF91D270595C034400000000000000000B1CEAF158AD215C06C1C3105BC2AF3BFD48C02A32D3902C04CC265994CA90E40403BF9314AE4E2BF0D884F0915081040B1CEAF158AD215C06C1C3105BC2AF33FC09D2D4AE2A827400000000000000000EAEC153BF2B2274000000000000000000003BE240489B4BF48DE41CABF5E034080319318C0B3D93F409EC051FD0CD0BF80FF80D442CC02C0308CCA50393109400003BE240489B4BF48DE41CABF5E03C0C4B89BED981B3340000000000000000038B611BD1D4A0C405C4A9E60505C18C068A5CA0992A60AC070B61498232714C080319318C0B3D93F409EC051FD0CD03F38B611BD1D4A0C405C4A9E60505C1840CA6D32E2E3DD2E400000000000000000305C092B756506405434A8C9D9D115C080FF80D442CC02C0308CCA50393109C068A5CA0992A60AC070B6149823271440305C092B756506405434A8C9D9D11540D2BF4A3595EB2840000000000000000014C850122DF754C000000000000000003860B703F3F6E8BF40B7C6BB8804FCBF76CB22A11D48144048AF323489B1FA3F28AA805182F80740E0A369689A80EEBF3860B703F3F6E8BF40B7C6BB8804FC3F710656928E6454C00000000000000000502EDAC15B00EE3FD4C8D73F1D891A4000F8DF38AA28B63F0432C1663456184076CB22A11D48144048AF323489B1FABF502EDAC15B00EE3FD4C8D73F1D891AC00F7FCD14BFCE55C00000000000000000C814629A75090C404EFFCD5CCE2B044028AA805182F80740E0A369689A80EE3F00F8DF38AA28B63F0432C166345618C0C814629A75090C404EFFCD5CCE2B04C09C5C5346745255C00000000000000000427C5EB3C09927400000000000000000A0C9C63101A1D13FC8F50C9DB46DF93F60E99F8CEDADEC3FF8567FF46FFD0A40AE361FAA9A7BF33F58317168C63ED6BFA0C9C63101A1D13FC8F50C9DB46DF9BF60B6754CF7552C400000000000000000ACB927A490BB1840D41543D8083A1AC070A0686E3F500FC0C7FBB5CA866712C060E99F8CEDADEC3FF8567FF46FFD0AC0ACB927A490BB1840D41543D8083A1A40487D5A9C2E2D34400000000000000000E2DA9EA740DAE33FA33439785E2120C0AE361FAA9A7BF33F58317168C63ED63F70A0686E3F500FC0C7FBB5CA86671240E2DA9EA740DAE33FA33439785E2120402A86F4B2760426400000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x0D6136B581700F4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007BC286FB20B6E8BF530C0380DFECEFBF16E1287CED760B40000000000000000000000000000000000000000000000000000000000000000000000000000000001DAD7ACB353BF03FFCFDAD521663D3BFAF9C11FA53DCE3BF7026889644EEDCBFFAC362ACB1FB0940000000000000000000000000000000000000000000000000DC40B85D21FBEFBF3694E8561FB0CE3F289FAC0AF39AD83F1FE285FC9E83F53FFCED0B1942F0E63F3B466F6044F4C03F36C03942E1B308400000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.3631042091611516e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x1DB6BE71E67E0E400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B45AFBCF7CCBC43F58F0F3FEC866BEBF3EE6F94C39FF0D40000000000000000000000000000000000000000000000000000000000000000000000000000000009FAA3860C194F83F2FBA485A459FE1BFF987259E5C1501C09C3F558C9B36B43F374C88B2156B0D4000000000000000000000000000000000000000000000000094D322854D1FE3BF2770F9C83E16F03FC7D59320C786B9BFE8FE5E2B38B5F03F2DDFEC957F9EF2BF8898D4F7C52EE33F42B049F3B91F0640000000000000000065ECE94BDA890B40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000045DAE9B2B4DC97BF3ADB7DD81D82E6BF1D794966C341114000000000000000000000000000000000000000000000000000000000000000000000000000000000F45D2680BCDDBD3F747993F2AFA6B23FBD4A74041DA1EA3F75FFAF11CD49F63F8611CDCED6990C400000000000000000000000000000000000000000000000004B6A0D5AE5D7E5BFCA6046301046EDBF03AA07CAAD99EDBFCA97105AFC62F43FB77C2566CB5EE13F53E249C2CB4FEC3FC892E32B390E06400000000000000000000000000000F87F000000000000F87F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F0000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FC6475130337B0B4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008D143D521487B43F0A20F52D199CDDBFC6E6582A83E00D4000000000000000000000000000000000000000000000000000000000000000000000000000000000787C70E894B2D03F30C6F5E48E6DEFBF121541BA2D74F83F8F15D17C1BE9FB3F1BB8E16953AE0D40000000000000000000000000000000000000000000000000B76829A8B7AFD63F2FBD7B292BE7B93FC04EBAC5C3B0F0BF0A2ACE338DF9F23F97136EE36918A53FD061A54C8680F13F139126E6B56F05400000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.7897485451885832e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0D6136B581700F4000000000000000807BC286FB20B6E8BF530C0380DFECEF3F1DAD7ACB353BF03FFCFDAD521663D33FDC40B85D21FBEFBF3694E8561FB0CEBF0000000000000000000000000000008016E1287CED760B400000000000000080AF9C11FA53DCE3BF7026889644EEDC3F289FAC0AF39AD83F1FE285FC9E83F5BF0000000000000000000000000000008000000000000000000000000000000080FAC362ACB1FB09400000000000000080FCED0B1942F0E63F3B466F6044F4C0BF00000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000008036C03942E1B308400000000000000080"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.3631042091611516e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %0, %1, %2 : tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @cholesky(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%3 = stablehlo.negate %2 : tensor<4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f64>>
%8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%21 = stablehlo.select %19, %14, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %21 : tensor<4x4xcomplex<f64>>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%2 = stablehlo.imag %0 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.negate %2 : tensor<2x2x4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<2x2x4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<2x2x4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<2x2x4x4xcomplex<f64>>
%8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%20 = stablehlo.broadcast_in_dim %19, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%22 = stablehlo.select %20, %14, %21 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
return %22 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @cholesky_1(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%3 = stablehlo.negate %2 : tensor<4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f64>>
%8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%21 = stablehlo.select %19, %14, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%23 = stablehlo.real %22 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%24 = stablehlo.imag %22 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%25 = stablehlo.negate %24 : tensor<4x4xf64>
%26 = stablehlo.complex %23, %25 : tensor<4x4xcomplex<f64>>
return %26 : tensor<4x4xcomplex<f64>>
}
}
// -----
// triangular_complex128_cpu
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
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f64>>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F3A6C4B9D190AE03F801144685FDE7EBF4675C54C22A5D83FBD43EF14CC50E53F322D93EAC44AD8BFE9DEDC1E0362D13FDE912548D2C2C9BFAA45D2134962C6BF5ABEB42FF88FDD3F28C6601AEB3E92BF9D9AB010D4B0E3BF14AB1B7CA193AEBF4C21C1417FDCD93F302CD1BCA019CC3FEB7A7F92F15FD93F1600F37CFAA5C4BF06F8E50B7CB1C7BF1A53BBCB8CA6D5BF46E6D3A584A6ADBF35AD3A8FF674D9BFF3F3D7285640C0BF3A7B3A568CBFB2BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4168682866982260e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F806225D98CB9FB3FF0D6F1532E9502C0058FBAC434950740AC9FD56AD27B09408AC3DBD33138FA3F8E4B62F147E51840000000C02694E9BF00000020822EDBBFD89CB5F45F410340C06E551B9060E53F2E03F82AA45A00C05BC84309B715E43F10FC83F01686D93F5F5E5D043F1B0840000000802F03F33F000000A0A7C4EABF902C0612E1B80DC080C9E97AD973EABF408D36DD60EDE43F028477C867DE0DC0BDFAE5278EBB00401CB20C1413261AC0"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.0480653016063085e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xA5DD82E0A11BB03F7D49FE681586C03F5758FD029F2ED93F81DED1B0F7E8B13F639F8C1E0A46D53FE134DD8F8C28D33F4D3BCE3AA9B0D3BF6CA03B037A96C3BFAF6FC9D283E4E9BFF496390D7708E0BF32FD523D0C96D83F8EF2B680E2B3C6BFE063ED63EA94E3BF085F6063DA2CBE3F41BDAB71FC31D73F2FBCF2EF8260CC3FCB257F6F4E91D63FA88A967277F6D5BF690E11284AA7C23F75E2C6EC5C76D5BF3FAE07139E65D7BF02C8ABBFC5BADEBF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.2264365818073002e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xE4EB42AE81E90DC004605D460D2AD23F32710F1E9A8502401EEA060046F7F9BF80B5389B62EBE33F00FC7A832A0FD1BF000000A03496F1BF000000806670E4BFE30C31933AE310C06C212A5E2FA5E93F30AF1D2936E4EDBFA8C1EF9B16A4C53F403137A21704F9BF404279219773FC3F000000A0018FF43F000000C0B0F8EC3FF107A44524FC0EC0C8FC78ADF1CCF13F48C54751963DE93FE2598D249ADC0DC0283F5B4F4B5AF9BF06AB445F1A1001C0000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9083816409489168e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xAE5E5D2CCAB1D53F7D721AD68E9FE33F0673358C1FB6D93F0E8CF5ED3117BEBFD5682FE9DD19C93F06F334E4D1AFDF3F3F8929D22542D2BFCE12063BF083C8BFF8414E1FC453D2BFC9B03D186D65D23FD871EDB0A89DD33F025759D79460E0BFB68FBF44FD16DEBF7056EF1CDBF3C0BF035E1E58782AD53F1BD932F09111D13FE4B73BEECAE5D03F6C72ED962CCBD2BF63E21DA38CC5C6BF9823D749BDAC9C3F4338754A4E90D5BFA07509CF1BF8D7BFE32134CE4171CEBF4E7E21716C99A1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.1116451071322655e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xCA3C4D19F6C209C0C8EB4BF27DC10540BBD9D211C95DF53F2FDECEED42080040801E7CB328AEE1BF000E76C07B16FC3F000000A03496F1BF000000806670E4BF0EE7355696CF08C046BBFFB206C41B40619B8ABD0C370840C56250E19BF807C0009CBA3DB41CBA3F80650A6883BCE2BF000000A0018FF43F000000C0B0F8EC3F31A309897A95E13FC154F12FFF7610C04259C9202CF5F7BFD8F7A6292ADBFC3F180BD27FF968FBBF181F7591E013E0BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.3763023877754344e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0xEC756B7661FDC3BF1A8C183ACA56D13F1F2E99AE7C88E33F95D7621BF1CDC0BF81423522FF3CE23F788A5EA0CC90D93F4D3BCE3AA9B0D3BF6CA03B037A96C3BFA3D671BFFE15D4BFBB410AEC94C6E2BF80EF75966599D73FE7E607B5F9FBD23FE65107A14399ECBF721D8083E0D29FBF41BDAB71FC31D73F2FBCF2EF8260CC3F5884D0AC10D6C93F5E6458E510D4B6BF4689D74428BED0BFF20AF7C5CFE6CDBF7874648C05BFC7BF13AEC438FA4ADFBF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.9712641800256249e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x04177D2EAB8D23C078A210EF6B7922405E0120DF46CA0440CDD7309861AB19C080D1C6FE74BF08402031A4DB86D8F13F000000A03496F1BF000000806670E4BFB6DEEB2EC1E30740A627592065662FC018B529FED4AF0040FE54DF1405CB1E40F854B4E3DFD411C0008B269AB765C8BF000000A0018FF43F000000C0B0F8EC3FF1AA9648913C1240763F02AEAF241A4051779D05534D12C0048F2778A294FDBF48C349146B0FD93F9258213CF81300C0000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 7.0971949333399504e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F0675DAA4D974DF3FC80B3C4BADF6983F746028611934DE3FA8EC0B7B3227D23F1837617BC267CCBF040A2A386E78A7BFDE912548D2C2C9BFAA45D2134962C6BF21AC0BFD1327DD3F2822DA3F682CAABF5A1BE61B5218EABF9DB2A22E64F9D9BF144100B635CCE73F38A125A5CC84C73FEB7A7F92F15FD93F1600F37CFAA5C4BF6DC6941E84FEC0BF58A80F7AD2B0D4BF3AF3756CEF54D1BF55054549EC44DCBF5BCB95E6E4618BBF2BB65B585B87D3BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 4.0451162584216103e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73FA0A6AD1A40E1FD3F20AFB753B98AFEBFCA0DB535ECECF1BF24AF13F48DB2EBBF30620383FBE717407AD6FB2EE2CE02C0000000C02694E9BF00000020822EDBBF78CA37F71DB70040C0371316C707D73F00BD5D021BF203C0B27C3A74118D11C04DF976E59A91224050126FEA2E1B1840000000802F03F33F000000A0A7C4EABF90774B991F5908C0202A2ABE51ECF0BFFA494B004D01F1BF7FA21383EC260340E1965054ACFD14C0955937582C1123C0"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.9155492486041985e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x5C9BCE1DCAA1C83FBFA23B541ED1C63F21DE61A6761DCF3F5C1CEDCCBF03C1BF2CB8D672458DE03F39ECB0632414E73F2CA757C60698CABF9BCF4491506FDEBF809EF999DC7BD0BF17D1981D27A4B1BFEA4F8796BC49D43FCA6FFDAD62B6E2BF917A1FFF9344DDBF681AF9A0D27D663FFA4D03EB3C20E03F83F24B721D139A3F2552863F1B47D23FDC31D555DA67D4BFFC5639A1E7BF76BF3C4A0DD3CF05B03F0C817D75E69ABCBF073416DA3FC7E2BF75579D3BAB2BBDBF7123877A833FD03F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 3.9413623995288751e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F003F8E8AE5D2C5BFC07CCEC731C9E0BFA3A2798035820540119517FD3BF0014031C02F323A300BC03492B11B4B2213C0000000C02694E9BF00000020822EDBBFC8558395751D0A4090C51E33CC9FFDBF20E9053583ADCD3FD2D43854AB6E1140006421939BAD20408ED024197A1924C0000000802F03F33F000000A0A7C4EABFC055AA8B9956E7BFF065A02962D601407CEBAA453E7605C0081D49FB52ED0BC064F045590D39FF3FBC2B33038CD82540"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 5.7993678417529145e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x2348596A0D49B2BFA77289BD9BA9D33F25F954F8771CE33F997F96E6D9D9DA3F0835520D62E1BC3FB3DD675E905CCD3FFC656D07310CB8BFB0CCCB53E929DABF5AF6FAAD31A9A8BF28A2F2B180F8C5BF12AD2890DF5DE23FB8AB2E239105CBBF1B26135B6351E4BFF1B766E46990C1BF31328F6DF68BDD3F05B43D71ABF7BA3F3B23B844C292D33F8A2D0DF680CCD7BFC65F0A3D3B8EA7BFDBC190243C36C6BF52D87ADF9100CEBF2AB6DBF0C2B0D4BF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.2412344451502666e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e13 = stablehlo.constant dense<"0x3F583C8478A107C00D2C28D599180E40B89632F23121ED3FF4F9C28400FFEA3F64582317882F14C05373F32D2519F23F421E805E42D0CA3F977955382EAC04C038070FB03338FD3FCEA89BF81F84F2BF029AE8A8D4A404404A809B29B08206C0A00DB7FDD210F8BF40A58418F18BF0BF40CA00448CB4FA3F00F67FB79C88F0BF600393420810D93F0C56894E9483FBBF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.2966671807973665e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F7DF2B556C5B8DD3FFF08371ABAA5B13FEE9301E017EECC3F442BD6EEBEBFDD3F2A8569C83AF9B8BF6C7B6DE6F721D9BF12CCBE12E3D3D0BFCACBB80BCF7EDDBF4053A6C8BAC2E53FE37BB081DE8DDDBF341D42AAAD55E4BF422EC623C25AA0BFCC46936C336AE43F2236B4BDA923D63FE253308FF85CDE3F5AE7A5428C7E9C3F2E8234E52B73C8BFD914D129BE0FDEBF05E9AEAD27C2C4BF2FFAABF7EE8FBEBF16584EB3B55EA9BF898CAB229C89CE3F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 3.6503825902104635e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F003BB54D3691EEBFF0D6F155B1AD06C0E6AA01B6E45A10C0C8747289B9BB04C000216CE4C1B2F63F506786F81CD716C054798790F3CBD9BF789C67B64BDAE5BF99E9BB5B378E0C40683E3E1DD31AF6BF1BBC7BA2418915400CDCF54E921DEF3F8CDA407E1E470240A282A92F5F1B13C02C583B0A56720F40860AD555082A12C002D510EFC9202340F21ACA5510BB1240"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 4.7290467682598958e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x5C9BCE1DCAA1C83FBFA23B541ED1C63FBB2A732A79A5DC3F7ADF70D2EB22C2BF67217D13990BDA3FC68D7F9BA864D43F156AAEEE6845DFBF4094ABF8ECFB633F7F0E8E14832ED3BFE69985FFDC47D13FD9370D2C99E9B4BF8CA1C9ADB69DD6BFCCF238F9BA22E3BF5AB9DB951C2892BFF94DAFF0A8E7E03F92180FD839E3CE3F6D33DFE8EFD6E03FF1DBC0A27C0ED5BF8F7A0A0FC12DD1BF0B552EB0002F9A3F5A64BCBAE184BCBF9AB8D2935ECED6BFDCFD13C146F0D4BF7FC614F48516E0BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 2.7561197726237180e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e17 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F00C0782BB98C09C020B7DD3F7007F5BFB4C968D8FBA00DC0F862086107E4014000454FDADFD405C0603C08E9A4DF02C00A6CD92C816805C03C6CC578AD5AFE3FB4DB2CB50D060940D6B9D2583EF60440ECD8D216FC03EC3F3E1E53C9D6E1E13F7A816498D5E810C020AD38972BAC1840A07C476A891C10402C3D610E40A5094008685E965E0310C0DE0624DFA0B3DCBF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 3.3207840386813765e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F7DF2B556C5B8DD3FFF08371ABAA5B13FEE9301E017EECC3F442BD6EEBEBFDD3FE2125B1FA176BBBF6BAA18941317D7BFC9EF19A6A966CCBFA02CF06941B8DABF09C28F55EC50E53F801FFCF81871D9BFD70ADA776101EABF4C5D0BE63AA2BE3F82A0373CF22ADD3FDC89823CD6D8DA3F0CAF82FB47ABD33F2A0CB6EE6ADFDCBF3F58F812069FD43F1DAF3277B948E1BF40782BD2FD94D7BFC7FCA5948562E6BFEBE927952BDED53F5716E1500719C53F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 3.6478877808586675e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e19 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53FC0B2A4CACF41EABF90D7DBABDF5D03C0CC50CB77A69A0AC06CB5F325CC7A03C0C093A762B302FC3FB07AC05C33AD13C017FE5B9EBC3115C08E523883EA1A00409884A113A8CCE4BF46A5A4C596F1174044E972B4119814C09E89156F529501C016A6AE9E903A1940B3ECF6AE71E126C0B5111D6EE5EF1CC0C4999322CD6D30C01D664504106B2E40141985E311EA1FC0"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 7.9719127293594640e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e20 = stablehlo.constant dense<"0x6C8EC198B873CBBF04FC0BD48391D33F321893AF463EC93FE25C245E0A73D53F90143D7F628B85BF8399AFDE3C6BDA3F397C5FD2DBE6D2BF068A9F1E9165B4BFD74450E7DF0ABB3F7EF2311B115DE0BFCE8FBED73A95D73F0A344A7590FDDFBF2E9925E25DF4E2BF761DE9B0B35D83BF2A3FACE427E0E43F5C17FC673187D53F3F978D91DD18DF3F9C13266FB55CD8BFC65F0A3D3B8EA7BFDBC190243C36C6BF52D87ADF9100CEBF2AB6DBF0C2B0D4BF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 3.2595251158171832e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e21 = stablehlo.constant dense<"0x6C3A39403FFBF2BF9CBDF69AAB9FE53F12C6349EC97F23C0ADF56D21E08B2640D88990930C90FABFC0D7DA5143702740D2CE215006F4DCBF9497160E44D7E23F52339D18397DFD3F94A511184BD11FC0AA094A0783AC00C0E361C655A79517C0E0F83FD4061DF3BF40A6C6768962DA3F404FF0512DC10B40609C5AD57687FB3F6938891214F1024024B14208508BF9BF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 6.6188561230042750e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<"0x686BB43141E4D13F102EE2933D096D3F1170B71BFEA3E93FC7736C174FB0DEBF509657A006A8E13F2F461C3D8647D53FE044A4593FDDDEBFB2FADA14E9A1D8BFD3F8C080B3D3DFBF15DB208EC4B4C53FD2B0EC0C704AD43FAC7294D3EF54D1BF40BC74EB93CFE6BF9CAEA296FA5AA7BF42582D9F2E13D83F4ADCF4731E0CE13F22D910F74EE0DF3F01551487E179C5BF80DB57372DBD97BF396A24B86EC9C6BFEC4A86834D66C8BF0206A142DC74D6BFE32134CE4171CEBF4E7E21716C99A1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 4.1468570509142406e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e23 = stablehlo.constant dense<"0xDCFEE6B37FA3224037EC49B46DEF1240CEC10B0836A62D40AB981858BFED21C0CC1DB9673DC3E3BFA79631B4BCF709C0027B955ED34306C00A5C103B81F715C0D48C68BB3A341EC038E8983B9259D93FCCF735CF6208DA3FE16BEAFC41FC0440F0B93EE6BC8703C0E0904936490BE53F00B77601BA41F13F503C4FA17DD20940B746DAC63ADF0140C063EC313857B93F00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 7.6935076848197901e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x3xcomplex<f64>>, %arg2: tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) {
%0 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%1 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%2 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%3 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%4 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%5 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%6 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%7 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%8 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%9 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%11 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%12 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%14 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%15 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%16 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%17 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%18 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%19 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%20 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%21 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%22 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%23 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=3, m=4, n=3}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>
}
}
// -----
// triangular_batch_complex128_cpu
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
%c0 = stablehlo.constant dense<"0x00000000C10608400000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F0000001098600740000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000B028170040000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000F605840E40000000A05C1FCFBF000000900EFB0E400000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A85925174000000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000E04963124000000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F000000080E961240000000006530F33F000000082176144000000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000302E211740000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000050A87205400000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000741D621340000000006A8FE6BF000000A6D193104000000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000020C8261740000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000B03130174000000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F0000002CF8FC1240000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000807826ECBF000000402988DEBF0000002094E4C3BF00000080ABA5EC3F000000A0BE35F8BF0000000080C2E6BF000000C0A426B73F000000C03AC6FD3F00000040BD40D7BF000000C0ADC3EE3F00000000426AFBBF000000A01267C5BF000000A087AAF9BF000000C076B7F2BF00000040591FFF3F000000E036D0FFBF0000006037D7E83F000000406531F23F000000A08145CABF00000040C513F1BF0000004050F1E13F00000000AD02FFBF000000009F60EDBF000000001EE8E3BF000000A0315CE9BF000000A03D1AF5BF000000205D4EFBBF000000C066DCFCBF0000002070A2FCBF0000008054F5F0BF00000020ACADF33F0000002011FEE7BF000000E0310DF43F000000801ECCEB3F000000808BAEFFBF000000A0D93BF5BF00000020BFC0E5BF0000004049B0FEBF000000A0664CFABF00000020D29FFABF000000404369C0BF000000400DDCF6BF00000080E520DE3F0000000036B2E6BF000000C0F822CA3F00000020D132C8BF000000C0876BF7BF000000C0F938F1BF000000A0A5E9E93F00000020AE11F2BF0000002090EBDC3F0000006072BCF33F000000A09FADC0BF0000000029D0F4BF000000E0BCF7E9BF000000A02FCBE13F00000020F7C6FA3F0000002093C3D63F00000080ECA8FABF000000604149E73F000000E032BCF6BF000000C0DDF5E7BF000000C0FC15DFBF00000060DE11FCBF000000C0C0D1EEBF00000020445BC5BF00000020EABFDD3F000000A0AC0FAC3F0000008028E7E83F00000060EAC1FABF000000603519EA3F000000003748FE3F000000605987F13F000000A07B37EABF000000C0EDC8F4BF000000A01CA6EEBF000000003787EF3F00000060CE33FA3F00000020BC40F0BF000000003FC2D4BF00000080E96EC23F000000E0828CF7BF0000008070D8F1BF0000002001DAE93F00000040ABFAF33F000000A021BEF8BF000000C04118F9BF00000040C8B3D43F000000809CB4D1BF000000A0C9F9EABF00000040B01DE13F00000000C566E93F000000802945E93F000000404CEACCBF0000004079E5F9BF000000C03DCEF93F00000020D1FBFE3F000000802A8EF23F000000E0D6E3EABF00000060245CE43F00000040FD72CBBF00000000598AEDBF000000A08919E9BF0000000091DAFCBF000000A04B72FDBF00000080D542F2BF000000609159F0BF000000E09DFCDE3F00000040D224E6BF000000A0CD37FC3F000000E0633ED33F00000020AD23DFBF00000040408CFBBF000000209CFFE8BF000000001D92FB3F00000020A901FCBF000000407B46F3BF000000E0C0AAF23F000000A09B1CBE3F00000080EA17F6BF000000207B66E2BF000000C08882E1BF00000000B4FFE1BF00000060EB29D4BF000000E02950FA3F000000A07AA7D63F000000003DE9F83F000000A09B9CFABF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x581FB536D831CC3F821362F5C163EABFFC0150FF1F02BE3FB07FA42B3BC0D9BF62649E054869E7BF52809D107918EABFC01AD9F06AA1B0BF99A0944BBE0FF63FFAC36212A7D6D4BF4C0B18047007DB3FD428FB1988E0E7BF8ECAAA55BE96E03FBA05CCECF581E6BF8DCA4E5E6BC0D73F4CC946CC0662C63F0FA1D0022344F1BF2DFAF7CB99CDE63F98C3A0B684EAA6BF681443440436BEBFF0A264C821DFE9BFA6D85B45F145C9BF32E5F8DB62CFF3BF959252863F2ECBBFB95F7E920A9AC43FB8CD00ED23ADC7BF59926FC02EE2D6BF38277E54D898DABF1EFAF9B0C9F5DFBF234E9885DEC6DCBF734015BB139ED3BFD5B05336C659D53FD64E0C760270C6BF964D13215728DC3F2A95EE2077ACB03FC65EFF297034DFBF1EAAF48799EEA1BFF093C8BCC63DDFBF76F92ADD7A5FDEBF65C2B5E737CEDEBF8BA0AC5B27E6D0BF93A63303CF92C0BF9496BB4DE634B4BF50E3993414F6B33FDB2941637250D5BF138AED388DE5BC3F0E81AF7170D19BBFF5531367B4829DBF228237B7B2D7CCBF76A52A6C314AA33FDDA8D77A10DBCCBFCF9A5FE61B70C93FE6C9B884E8E2C33F588095EF641EAA3FCB8AB4EB7BFED1BFA20806ED91CBB2BFCFD68B4A6DC7CC3F9F73D6520DCCD63F8893B90B41858FBF630D933B6517D3BF36411C6CBFE6CD3F65368EA14DD8D4BFFE3ED2DD59BBB3BF84B7265D453DC8BFFEED07C22D09D5BF3DF66BF588E6B8BF2E14DC25DEB7C4BF2E580C5EC542C5BF4B2ADEDCC8A7AFBFA7C884ED4D05D23F962147E07B65E0BFB01722E66060C63F1EE41303F6E7D03FA21020CE0DA3D33F24DDE7189427D3BF5A75B374BD47DDBF4444AD11DB38C0BFC6835276E07FD93FA20DF99386ADC63FD6242D239E3DD7BFC5FCEA4B9507C9BF092202F3F781BABF656029835DCBDBBF150854341E3AD4BFDE3C608513CFD53F1B9B3517F662C43FFAA092A47651E4BFF7EC88D968D2D6BF6A8AD48E6CE7C33F6945370073DE9FBF3D569F4DC8D8C6BFEC85D25652B2B53F2126E16AC88BC63F85419767F246C53F34F18713CFF896BFA99569F6D1F7D7BFBE64FCFF76D0D13F80772E13B5CEE23F732205DD7AE9C43FBF08A9E5EB4CD6BFFDF55C61688DD13FD84A3E0E77679C3F2216C6E61A3DD3BF96CC5A8303E7D8BF2A26A3C1002ED4BFD777933EB58DC9BF881C22088FEFC5BF26190507196CC7BF085543355877D13F5B15E90E7CC0BDBF42B7D0DC892DC63F67AD5541390F9B3F1A3CA72FFE93933F221F268A794CD1BF07C3288AE3F0CDBF9CAC7381DE88D43F24CE92236B23D4BF88B26B011A79C5BF34349158761DD33FA18E1F5BC84BCE3FE6EA291D77A6CBBF01C4C4998F28BEBFF3962711A95ABEBF4166696440D5BDBF3042173AADD3B1BF49EE48356B05D63F16AFCC92ED8EB53FFD84A7E4399AD53F6E5E3C947CD1D5BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.1300879032339002e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x74BD4ABC79CED3BFF5B3816F0E21BDBFB493F10F3A2EA93F6E60A79C8483D53F9A77ED6925E6E5BF3D6507ADAF95C53F51869A1BDFD3D0BF9D4111841E81C53F78CC32CC95A4B2BFB464B4D1682AD53FEBAD07BC1EB4D7BF59CBA3A1237DCF3FD49E3A63C7D2E9BF40456B70CC7AE4BF62113F451A37DE3F5FD0E55D5A8DE8BFF9620B3C53A7D33F86D8D6E77A5ED53FA6DCBCA16897BABFAF363CAA7E4ED4BF601C880A57F0CCBFDCA7849BF1B9F1BF6323F56604A8D03FFD523510E94FCABF1C44B1BB7B8BD4BF2AB267F24B1DD9BFAA36DBDF2389EABF4628D8EB288FC0BF7A0AA01224CED4BF94F688206D17C2BF3BEA413BA5BAC93F2933B3587A13E9BFDBE21AC2AD42D63FCADAC5C17B9CC63FEBC2803651DED2BF1C0308CEBDB9D7BFF4B8146A7E467F3F68CD4BAB0391B3BFCBE97D65211EE2BFAEC287DF01E9BFBFDC8FBF03D305B5BFC5F169F539E4D6BFFAC2766E00BB873FC2C42C83DE3FAEBF740AB361A20CBB3FD57D340AB0D3C8BF8DE3067B2820D7BF0CE79CF48EA7C7BFB832B8B85640C53FE09F93FB9C1ED4BFDD54EB2307EFA5BFCD7EEBFF0F34CA3F06D5B459B030BF3F224FAB8F58CFDBBF413DD8410F3ABFBF5B519F0C5E75D33F4BCBC08068F0DB3F407427E7EE65A03F7776CB89E708D5BF87CB97E880CF98BF22D7D4DBF4A89CBFB0A1858499C19B3F05DC03B27814C8BF347FE9DFE6FAC3BFD34161268CB1C7BF94FFC1CDCC698A3FF625A216CF1B983FC8464E03ABDEA23FCA8BADE328D6B43F744D60F1AF47E0BFEFAA8169BCB5C43F122BB3CEBCADE03F45C6057FE718C53FAFC0C8AA15B0C9BFC2A577845791CBBFEE3C3542E96ECEBFF10E0D7BA38AD63FBB7DB403DF9CCA3F2248E07895E9CDBF08270DB28189BEBFD3267ED48090A4BF6ED92B983DC8D1BFDE58F830FE79CEBF43AE030EE042B23FACAAA273DF99A8BF3803314A4D13E4BF500AB4EB2D22D7BF6D073A27FE62B33F1472132D65D6B6BFF9C02E8C4749C2BF113BFD5E0D3CAA3FC0CAC2447B10B93F436E6F00A2D9C23FEA79EB08F7CDAABFC496FB630956DDBFD9EFC6E080DAD63F284657589FEEDF3F18774FC0521AB43F4AFF1738ED5DA6BF6F4B8517210FC83F785CD038A889B7BF2AA7E5DE7B07B4BF0C1702BDA533D2BFE05C8C2609CCDCBF3817DF2DC08EDEBFE041B2DA5A2FB5BFCB390E3FA55FD0BF406F86FE7C11A03F6AAC94C9C78F943F4098500DF611D13FB60CF72C65D3D23FFE2F2B681D39B33F3C95EFEA540DDBBF28286001276492BF93684E5BFD2EC83FDF7D86EEE8C4D7BF276D35CC4491D0BF6669C2F80142B33F06BC60F4126AB43FA9D8F0C1455BC9BFD970FA9E1D23C5BF5461C2E477BEB0BF2649C85AB948C0BF569154856393B3BFA75F0D458B82D43F0C0F03FEB186BE3F62B2F1BBC747DA3FEB4DE2E5BB0CD6BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.0214468037772249e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) {
%0 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%1 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %0, %1 : tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>
}
}
// -----
// cholesky_complex128_tpu
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
%c0 = stablehlo.constant dense<"0xBA991BDD86E32E400000000000000000E0024091514708C0600BF2F9B65D0F408ABD0448DAE40F4098547503270CF33F08D30BE9B86B0FC0802BA82D8326EEBFE0024091514708C0600BF2F9B65D0FC0B6A7D0475BC12A40000000000000000018839AA62BE504C0A0C153DD8B93D33F286D633EA5A3FD3F1EB03A54D9780BC08ABD0448DAE40F4098547503270CF3BF18839AA62BE504C0A0C153DD8B93D3BF026FAC3CBE842840000000000000000000A72FA4FD4BD93F601DD21CA690D23F08D30BE9B86B0FC0802BA82D8326EE3F286D633EA5A3FD3F1EB03A54D9780B4000A72FA4FD4BD93F601DD21CA690D2BF3873DE2C0E282A400000000000000000"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xFAD78052E70F2D400000000000000000E828EAFE3BD1E33F605F4515ECF8DC3FA8AC2D08F06C1740B0981D0D33CB0040D48C02A32D3902C04CC265994CA90EC0E828EAFE3BD1E33F605F4515ECF8DCBF1DDFE45F47332C40000000000000000075A20F4DADC41EC0909CA0021CE6D8BF403BF9314AE4E2BF0D884F09150810C0A8AC2D08F06C1740B0981D0D33CB00C075A20F4DADC41EC0909CA0021CE6D83FF91D270595C034400000000000000000B1CEAF158AD215C06C1C3105BC2AF3BFD48C02A32D3902C04CC265994CA90E40403BF9314AE4E2BF0D884F0915081040B1CEAF158AD215C06C1C3105BC2AF33FC09D2D4AE2A827400000000000000000EAEC153BF2B2274000000000000000000003BE240489B4BF48DE41CABF5E034080319318C0B3D93F409EC051FD0CD0BF80FF80D442CC02C0308CCA50393109400003BE240489B4BF48DE41CABF5E03C0C4B89BED981B3340000000000000000038B611BD1D4A0C405C4A9E60505C18C068A5CA0992A60AC070B61498232714C080319318C0B3D93F409EC051FD0CD03F38B611BD1D4A0C405C4A9E60505C1840CA6D32E2E3DD2E400000000000000000305C092B756506405434A8C9D9D115C080FF80D442CC02C0308CCA50393109C068A5CA0992A60AC070B6149823271440305C092B756506405434A8C9D9D11540D2BF4A3595EB2840000000000000000014C850122DF754C000000000000000003860B703F3F6E8BF40B7C6BB8804FCBF76CB22A11D48144048AF323489B1FA3F28AA805182F80740E0A369689A80EEBF3860B703F3F6E8BF40B7C6BB8804FC3F710656928E6454C00000000000000000502EDAC15B00EE3FD4C8D73F1D891A4000F8DF38AA28B63F0432C1663456184076CB22A11D48144048AF323489B1FABF502EDAC15B00EE3FD4C8D73F1D891AC00F7FCD14BFCE55C00000000000000000C814629A75090C404EFFCD5CCE2B044028AA805182F80740E0A369689A80EE3F00F8DF38AA28B63F0432C166345618C0C814629A75090C404EFFCD5CCE2B04C09C5C5346745255C00000000000000000427C5EB3C09927400000000000000000A0C9C63101A1D13FC8F50C9DB46DF93F60E99F8CEDADEC3FF8567FF46FFD0A40AE361FAA9A7BF33F58317168C63ED6BFA0C9C63101A1D13FC8F50C9DB46DF9BF60B6754CF7552C400000000000000000ACB927A490BB1840D41543D8083A1AC070A0686E3F500FC0C7FBB5CA866712C060E99F8CEDADEC3FF8567FF46FFD0AC0ACB927A490BB1840D41543D8083A1A40487D5A9C2E2D34400000000000000000E2DA9EA740DAE33FA33439785E2120C0AE361FAA9A7BF33F58317168C63ED63F70A0686E3F500FC0C7FBB5CA86671240E2DA9EA740DAE33FA33439785E2120402A86F4B2760426400000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:3 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x0D6136B581700F4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007BC286FB20B6E8BF530C0380DFECEFBF16E1287CED760B40000000000000000000000000000000000000000000000000000000000000000000000000000000001DAD7ACB353BF03FFCFDAD521663D3BFAF9C11FA53DCE3BF7026889644EEDCBFFAC362ACB1FB0940000000000000000000000000000000000000000000000000DC40B85D21FBEFBF3694E8561FB0CE3F289FAC0AF39AD83F1FE285FC9E83F53FFCED0B1942F0E63F3B466F6044F4C03F36C03942E1B308400000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.3631042091611516e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x1DB6BE71E67E0E400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B45AFBCF7CCBC43F58F0F3FEC866BEBF3EE6F94C39FF0D40000000000000000000000000000000000000000000000000000000000000000000000000000000009FAA3860C194F83F2FBA485A459FE1BFF987259E5C1501C09C3F558C9B36B43F374C88B2156B0D4000000000000000000000000000000000000000000000000094D322854D1FE3BF2770F9C83E16F03FC7D59320C786B9BFE8FE5E2B38B5F03F2DDFEC957F9EF2BF8898D4F7C52EE33F42B049F3B91F0640000000000000000065ECE94BDA890B40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000045DAE9B2B4DC97BF3ADB7DD81D82E6BF1D794966C341114000000000000000000000000000000000000000000000000000000000000000000000000000000000F45D2680BCDDBD3F747993F2AFA6B23FBD4A74041DA1EA3F75FFAF11CD49F63F8611CDCED6990C400000000000000000000000000000000000000000000000004B6A0D5AE5D7E5BFCA6046301046EDBF03AA07CAAD99EDBFCA97105AFC62F43FB77C2566CB5EE13F53E249C2CB4FEC3FC892E32B390E06400000000000000000000000000000F87F000000000000F87F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F0000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FC6475130337B0B4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008D143D521487B43F0A20F52D199CDDBFC6E6582A83E00D4000000000000000000000000000000000000000000000000000000000000000000000000000000000787C70E894B2D03F30C6F5E48E6DEFBF121541BA2D74F83F8F15D17C1BE9FB3F1BB8E16953AE0D40000000000000000000000000000000000000000000000000B76829A8B7AFD63F2FBD7B292BE7B93FC04EBAC5C3B0F0BF0A2ACE338DF9F23F97136EE36918A53FD061A54C8680F13F139126E6B56F05400000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.7897485451885832e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0D6136B581700F4000000000000000807BC286FB20B6E8BF530C0380DFECEF3F1DAD7ACB353BF03FFCFDAD521663D33FDC40B85D21FBEFBF3694E8561FB0CEBF0000000000000000000000000000008016E1287CED760B400000000000000080AF9C11FA53DCE3BF7026889644EEDC3F289FAC0AF39AD83F1FE285FC9E83F5BF0000000000000000000000000000008000000000000000000000000000000080FAC362ACB1FB09400000000000000080FCED0B1942F0E63F3B466F6044F4C0BF00000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000008036C03942E1B308400000000000000080"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.3631042091611516e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = call @cholesky_0(%arg1) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%2 = call @cholesky_1(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %0, %1, %2 : tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @cholesky(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%3 = stablehlo.negate %2 : tensor<4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f64>>
%8 = stablehlo.cholesky %7, lower = true : tensor<4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %9, %10 : tensor<4x4xi64>
%12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%15 = stablehlo.select %13, %8, %14 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %15 : tensor<4x4xcomplex<f64>>
}
func.func private @cholesky_0(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%2 = stablehlo.imag %0 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.negate %2 : tensor<2x2x4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<2x2x4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<2x2x4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<2x2x4x4xcomplex<f64>>
%8 = stablehlo.cholesky %7, lower = true : tensor<2x2x4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %9, %10 : tensor<4x4xi64>
%12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%14 = stablehlo.broadcast_in_dim %13, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%16 = stablehlo.select %14, %8, %15 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
return %16 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @cholesky_1(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%3 = stablehlo.negate %2 : tensor<4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f64>>
%8 = stablehlo.cholesky %7, lower = true : tensor<4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %9, %10 : tensor<4x4xi64>
%12 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%13 = stablehlo.compare GE, %11, %12, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%15 = stablehlo.select %13, %8, %14 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%17 = stablehlo.real %16 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%18 = stablehlo.imag %16 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%19 = stablehlo.negate %18 : tensor<4x4xf64>
%20 = stablehlo.complex %17, %19 : tensor<4x4xcomplex<f64>>
return %20 : tensor<4x4xcomplex<f64>>
}
}
// -----
// triangular_complex128_tpu
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
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<4x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<4x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f64>>
%r:24 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F3A6C4B9D190AE03F801144685FDE7EBF4675C54C22A5D83FBD43EF14CC50E53F322D93EAC44AD8BFE9DEDC1E0362D13FDE912548D2C2C9BFAA45D2134962C6BF5ABEB42FF88FDD3F28C6601AEB3E92BF9D9AB010D4B0E3BF14AB1B7CA193AEBF4C21C1417FDCD93F302CD1BCA019CC3FEB7A7F92F15FD93F1600F37CFAA5C4BF06F8E50B7CB1C7BF1A53BBCB8CA6D5BF46E6D3A584A6ADBF35AD3A8FF674D9BFF3F3D7285640C0BF3A7B3A568CBFB2BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4168682866982260e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F806225D98CB9FB3FF0D6F1532E9502C0058FBAC434950740AC9FD56AD27B09408AC3DBD33138FA3F8E4B62F147E51840000000C02694E9BF00000020822EDBBFD89CB5F45F410340C06E551B9060E53F2E03F82AA45A00C05BC84309B715E43F10FC83F01686D93F5F5E5D043F1B0840000000802F03F33F000000A0A7C4EABF902C0612E1B80DC080C9E97AD973EABF408D36DD60EDE43F028477C867DE0DC0BDFAE5278EBB00401CB20C1413261AC0"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.0480653016063085e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xA5DD82E0A11BB03F7D49FE681586C03F5758FD029F2ED93F81DED1B0F7E8B13F639F8C1E0A46D53FE134DD8F8C28D33F4D3BCE3AA9B0D3BF6CA03B037A96C3BFAF6FC9D283E4E9BFF496390D7708E0BF32FD523D0C96D83F8EF2B680E2B3C6BFE063ED63EA94E3BF085F6063DA2CBE3F41BDAB71FC31D73F2FBCF2EF8260CC3FCB257F6F4E91D63FA88A967277F6D5BF690E11284AA7C23F75E2C6EC5C76D5BF3FAE07139E65D7BF02C8ABBFC5BADEBF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.2264365818073002e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xE4EB42AE81E90DC004605D460D2AD23F32710F1E9A8502401EEA060046F7F9BF80B5389B62EBE33F00FC7A832A0FD1BF000000A03496F1BF000000806670E4BFE30C31933AE310C06C212A5E2FA5E93F30AF1D2936E4EDBFA8C1EF9B16A4C53F403137A21704F9BF404279219773FC3F000000A0018FF43F000000C0B0F8EC3FF107A44524FC0EC0C8FC78ADF1CCF13F48C54751963DE93FE2598D249ADC0DC0283F5B4F4B5AF9BF06AB445F1A1001C0000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9083816409489168e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xAE5E5D2CCAB1D53F7D721AD68E9FE33F0673358C1FB6D93F0E8CF5ED3117BEBFD5682FE9DD19C93F06F334E4D1AFDF3F3F8929D22542D2BFCE12063BF083C8BFF8414E1FC453D2BFC9B03D186D65D23FD871EDB0A89DD33F025759D79460E0BFB68FBF44FD16DEBF7056EF1CDBF3C0BF035E1E58782AD53F1BD932F09111D13FE4B73BEECAE5D03F6C72ED962CCBD2BF63E21DA38CC5C6BF9823D749BDAC9C3F4338754A4E90D5BFA07509CF1BF8D7BFE32134CE4171CEBF4E7E21716C99A1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.1116451071322655e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xCA3C4D19F6C209C0C8EB4BF27DC10540BBD9D211C95DF53F2FDECEED42080040801E7CB328AEE1BF000E76C07B16FC3F000000A03496F1BF000000806670E4BF0EE7355696CF08C046BBFFB206C41B40619B8ABD0C370840C56250E19BF807C0009CBA3DB41CBA3F80650A6883BCE2BF000000A0018FF43F000000C0B0F8EC3F31A309897A95E13FC154F12FFF7610C04259C9202CF5F7BFD8F7A6292ADBFC3F180BD27FF968FBBF181F7591E013E0BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.3763023877754344e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0xEC756B7661FDC3BF1A8C183ACA56D13F1F2E99AE7C88E33F95D7621BF1CDC0BF81423522FF3CE23F788A5EA0CC90D93F4D3BCE3AA9B0D3BF6CA03B037A96C3BFA3D671BFFE15D4BFBB410AEC94C6E2BF80EF75966599D73FE7E607B5F9FBD23FE65107A14399ECBF721D8083E0D29FBF41BDAB71FC31D73F2FBCF2EF8260CC3F5884D0AC10D6C93F5E6458E510D4B6BF4689D74428BED0BFF20AF7C5CFE6CDBF7874648C05BFC7BF13AEC438FA4ADFBF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.9712641800256249e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x04177D2EAB8D23C078A210EF6B7922405E0120DF46CA0440CDD7309861AB19C080D1C6FE74BF08402031A4DB86D8F13F000000A03496F1BF000000806670E4BFB6DEEB2EC1E30740A627592065662FC018B529FED4AF0040FE54DF1405CB1E40F854B4E3DFD411C0008B269AB765C8BF000000A0018FF43F000000C0B0F8EC3FF1AA9648913C1240763F02AEAF241A4051779D05534D12C0048F2778A294FDBF48C349146B0FD93F9258213CF81300C0000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 7.0971949333399504e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F0675DAA4D974DF3FC80B3C4BADF6983F746028611934DE3FA8EC0B7B3227D23F1837617BC267CCBF040A2A386E78A7BFDE912548D2C2C9BFAA45D2134962C6BF21AC0BFD1327DD3F2822DA3F682CAABF5A1BE61B5218EABF9DB2A22E64F9D9BF144100B635CCE73F38A125A5CC84C73FEB7A7F92F15FD93F1600F37CFAA5C4BF6DC6941E84FEC0BF58A80F7AD2B0D4BF3AF3756CEF54D1BF55054549EC44DCBF5BCB95E6E4618BBF2BB65B585B87D3BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 4.0451162584216103e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73FA0A6AD1A40E1FD3F20AFB753B98AFEBFCA0DB535ECECF1BF24AF13F48DB2EBBF30620383FBE717407AD6FB2EE2CE02C0000000C02694E9BF00000020822EDBBF78CA37F71DB70040C0371316C707D73F00BD5D021BF203C0B27C3A74118D11C04DF976E59A91224050126FEA2E1B1840000000802F03F33F000000A0A7C4EABF90774B991F5908C0202A2ABE51ECF0BFFA494B004D01F1BF7FA21383EC260340E1965054ACFD14C0955937582C1123C0"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.9155492486041985e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x5C9BCE1DCAA1C83FBFA23B541ED1C63F21DE61A6761DCF3F5C1CEDCCBF03C1BF2CB8D672458DE03F39ECB0632414E73F2CA757C60698CABF9BCF4491506FDEBF809EF999DC7BD0BF17D1981D27A4B1BFEA4F8796BC49D43FCA6FFDAD62B6E2BF917A1FFF9344DDBF681AF9A0D27D663FFA4D03EB3C20E03F83F24B721D139A3F2552863F1B47D23FDC31D555DA67D4BFFC5639A1E7BF76BF3C4A0DD3CF05B03F0C817D75E69ABCBF073416DA3FC7E2BF75579D3BAB2BBDBF7123877A833FD03F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 3.9413623995288751e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F003F8E8AE5D2C5BFC07CCEC731C9E0BFA3A2798035820540119517FD3BF0014031C02F323A300BC03492B11B4B2213C0000000C02694E9BF00000020822EDBBFC8558395751D0A4090C51E33CC9FFDBF20E9053583ADCD3FD2D43854AB6E1140006421939BAD20408ED024197A1924C0000000802F03F33F000000A0A7C4EABFC055AA8B9956E7BFF065A02962D601407CEBAA453E7605C0081D49FB52ED0BC064F045590D39FF3FBC2B33038CD82540"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 5.7993678417529145e-12 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x2348596A0D49B2BFA77289BD9BA9D33F25F954F8771CE33F997F96E6D9D9DA3F0835520D62E1BC3FB3DD675E905CCD3FFC656D07310CB8BFB0CCCB53E929DABF5AF6FAAD31A9A8BF28A2F2B180F8C5BF12AD2890DF5DE23FB8AB2E239105CBBF1B26135B6351E4BFF1B766E46990C1BF31328F6DF68BDD3F05B43D71ABF7BA3F3B23B844C292D33F8A2D0DF680CCD7BFC65F0A3D3B8EA7BFDBC190243C36C6BF52D87ADF9100CEBF2AB6DBF0C2B0D4BF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.2412344451502666e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e13 = stablehlo.constant dense<"0x3F583C8478A107C00D2C28D599180E40B89632F23121ED3FF4F9C28400FFEA3F64582317882F14C05373F32D2519F23F421E805E42D0CA3F977955382EAC04C038070FB03338FD3FCEA89BF81F84F2BF029AE8A8D4A404404A809B29B08206C0A00DB7FDD210F8BF40A58418F18BF0BF40CA00448CB4FA3F00F67FB79C88F0BF600393420810D93F0C56894E9483FBBF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.2966671807973665e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F7DF2B556C5B8DD3FFF08371ABAA5B13FEE9301E017EECC3F442BD6EEBEBFDD3F2A8569C83AF9B8BF6C7B6DE6F721D9BF12CCBE12E3D3D0BFCACBB80BCF7EDDBF4053A6C8BAC2E53FE37BB081DE8DDDBF341D42AAAD55E4BF422EC623C25AA0BFCC46936C336AE43F2236B4BDA923D63FE253308FF85CDE3F5AE7A5428C7E9C3F2E8234E52B73C8BFD914D129BE0FDEBF05E9AEAD27C2C4BF2FFAABF7EE8FBEBF16584EB3B55EA9BF898CAB229C89CE3F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 3.6503825902104635e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F003BB54D3691EEBFF0D6F155B1AD06C0E6AA01B6E45A10C0C8747289B9BB04C000216CE4C1B2F63F506786F81CD716C054798790F3CBD9BF789C67B64BDAE5BF99E9BB5B378E0C40683E3E1DD31AF6BF1BBC7BA2418915400CDCF54E921DEF3F8CDA407E1E470240A282A92F5F1B13C02C583B0A56720F40860AD555082A12C002D510EFC9202340F21ACA5510BB1240"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 4.7290467682598958e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x5C9BCE1DCAA1C83FBFA23B541ED1C63FBB2A732A79A5DC3F7ADF70D2EB22C2BF67217D13990BDA3FC68D7F9BA864D43F156AAEEE6845DFBF4094ABF8ECFB633F7F0E8E14832ED3BFE69985FFDC47D13FD9370D2C99E9B4BF8CA1C9ADB69DD6BFCCF238F9BA22E3BF5AB9DB951C2892BFF94DAFF0A8E7E03F92180FD839E3CE3F6D33DFE8EFD6E03FF1DBC0A27C0ED5BF8F7A0A0FC12DD1BF0B552EB0002F9A3F5A64BCBAE184BCBF9AB8D2935ECED6BFDCFD13C146F0D4BF7FC614F48516E0BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 2.7561197726237180e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e17 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F00C0782BB98C09C020B7DD3F7007F5BFB4C968D8FBA00DC0F862086107E4014000454FDADFD405C0603C08E9A4DF02C00A6CD92C816805C03C6CC578AD5AFE3FB4DB2CB50D060940D6B9D2583EF60440ECD8D216FC03EC3F3E1E53C9D6E1E13F7A816498D5E810C020AD38972BAC1840A07C476A891C10402C3D610E40A5094008685E965E0310C0DE0624DFA0B3DCBF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 3.3207840386813765e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<"0x8DBA82F49A43B83FC53BCFB7B64ECF3F7DF2B556C5B8DD3FFF08371ABAA5B13FEE9301E017EECC3F442BD6EEBEBFDD3FE2125B1FA176BBBF6BAA18941317D7BFC9EF19A6A966CCBFA02CF06941B8DABF09C28F55EC50E53F801FFCF81871D9BFD70ADA776101EABF4C5D0BE63AA2BE3F82A0373CF22ADD3FDC89823CD6D8DA3F0CAF82FB47ABD33F2A0CB6EE6ADFDCBF3F58F812069FD43F1DAF3277B948E1BF40782BD2FD94D7BFC7FCA5948562E6BFEBE927952BDED53F5716E1500719C53F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 3.6478877808586675e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e19 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53FC0B2A4CACF41EABF90D7DBABDF5D03C0CC50CB77A69A0AC06CB5F325CC7A03C0C093A762B302FC3FB07AC05C33AD13C017FE5B9EBC3115C08E523883EA1A00409884A113A8CCE4BF46A5A4C596F1174044E972B4119814C09E89156F529501C016A6AE9E903A1940B3ECF6AE71E126C0B5111D6EE5EF1CC0C4999322CD6D30C01D664504106B2E40141985E311EA1FC0"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 7.9719127293594640e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e20 = stablehlo.constant dense<"0x6C8EC198B873CBBF04FC0BD48391D33F321893AF463EC93FE25C245E0A73D53F90143D7F628B85BF8399AFDE3C6BDA3F397C5FD2DBE6D2BF068A9F1E9165B4BFD74450E7DF0ABB3F7EF2311B115DE0BFCE8FBED73A95D73F0A344A7590FDDFBF2E9925E25DF4E2BF761DE9B0B35D83BF2A3FACE427E0E43F5C17FC673187D53F3F978D91DD18DF3F9C13266FB55CD8BFC65F0A3D3B8EA7BFDBC190243C36C6BF52D87ADF9100CEBF2AB6DBF0C2B0D4BF1145B59A79C1CEBF7839E162B04C6BBF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 3.2595251158171832e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e21 = stablehlo.constant dense<"0x6C3A39403FFBF2BF9CBDF69AAB9FE53F12C6349EC97F23C0ADF56D21E08B2640D88990930C90FABFC0D7DA5143702740D2CE215006F4DCBF9497160E44D7E23F52339D18397DFD3F94A511184BD11FC0AA094A0783AC00C0E361C655A79517C0E0F83FD4061DF3BF40A6C6768962DA3F404FF0512DC10B40609C5AD57687FB3F6938891214F1024024B14208508BF9BF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 6.6188561230042750e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<"0x686BB43141E4D13F102EE2933D096D3F1170B71BFEA3E93FC7736C174FB0DEBF509657A006A8E13F2F461C3D8647D53FE044A4593FDDDEBFB2FADA14E9A1D8BFD3F8C080B3D3DFBF15DB208EC4B4C53FD2B0EC0C704AD43FAC7294D3EF54D1BF40BC74EB93CFE6BF9CAEA296FA5AA7BF42582D9F2E13D83F4ADCF4731E0CE13F22D910F74EE0DF3F01551487E179C5BF80DB57372DBD97BF396A24B86EC9C6BFEC4A86834D66C8BF0206A142DC74D6BFE32134CE4171CEBF4E7E21716C99A1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 4.1468570509142406e-13 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e23 = stablehlo.constant dense<"0xDCFEE6B37FA3224037EC49B46DEF1240CEC10B0836A62D40AB981858BFED21C0CC1DB9673DC3E3BFA79631B4BCF709C0027B955ED34306C00A5C103B81F715C0D48C68BB3A341EC038E8983B9259D93FCCF735CF6208DA3FE16BEAFC41FC0440F0B93EE6BC8703C0E0904936490BE53F00B77601BA41F13F503C4FA17DD20940B746DAC63ADF0140C063EC313857B93F00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 7.6935076848197901e-12 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x3xcomplex<f64>>, %arg2: tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%1 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%2 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%3 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%4 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%5 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%6 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%7 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%8 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%9 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%10 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%11 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%12 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%14 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%15 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%16 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%17 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%18 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%19 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%20 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%21 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%22 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%23 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>
}
}
// -----
// triangular_batch_complex128_tpu
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
%c0 = stablehlo.constant dense<"0x00000000C10608400000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F0000001098600740000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000B028170040000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000F605840E40000000A05C1FCFBF000000900EFB0E400000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A85925174000000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000E04963124000000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F000000080E961240000000006530F33F000000082176144000000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000302E211740000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000050A87205400000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000741D621340000000006A8FE6BF000000A6D193104000000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000020C8261740000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000B03130174000000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F0000002CF8FC1240000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000807826ECBF000000402988DEBF0000002094E4C3BF00000080ABA5EC3F000000A0BE35F8BF0000000080C2E6BF000000C0A426B73F000000C03AC6FD3F00000040BD40D7BF000000C0ADC3EE3F00000000426AFBBF000000A01267C5BF000000A087AAF9BF000000C076B7F2BF00000040591FFF3F000000E036D0FFBF0000006037D7E83F000000406531F23F000000A08145CABF00000040C513F1BF0000004050F1E13F00000000AD02FFBF000000009F60EDBF000000001EE8E3BF000000A0315CE9BF000000A03D1AF5BF000000205D4EFBBF000000C066DCFCBF0000002070A2FCBF0000008054F5F0BF00000020ACADF33F0000002011FEE7BF000000E0310DF43F000000801ECCEB3F000000808BAEFFBF000000A0D93BF5BF00000020BFC0E5BF0000004049B0FEBF000000A0664CFABF00000020D29FFABF000000404369C0BF000000400DDCF6BF00000080E520DE3F0000000036B2E6BF000000C0F822CA3F00000020D132C8BF000000C0876BF7BF000000C0F938F1BF000000A0A5E9E93F00000020AE11F2BF0000002090EBDC3F0000006072BCF33F000000A09FADC0BF0000000029D0F4BF000000E0BCF7E9BF000000A02FCBE13F00000020F7C6FA3F0000002093C3D63F00000080ECA8FABF000000604149E73F000000E032BCF6BF000000C0DDF5E7BF000000C0FC15DFBF00000060DE11FCBF000000C0C0D1EEBF00000020445BC5BF00000020EABFDD3F000000A0AC0FAC3F0000008028E7E83F00000060EAC1FABF000000603519EA3F000000003748FE3F000000605987F13F000000A07B37EABF000000C0EDC8F4BF000000A01CA6EEBF000000003787EF3F00000060CE33FA3F00000020BC40F0BF000000003FC2D4BF00000080E96EC23F000000E0828CF7BF0000008070D8F1BF0000002001DAE93F00000040ABFAF33F000000A021BEF8BF000000C04118F9BF00000040C8B3D43F000000809CB4D1BF000000A0C9F9EABF00000040B01DE13F00000000C566E93F000000802945E93F000000404CEACCBF0000004079E5F9BF000000C03DCEF93F00000020D1FBFE3F000000802A8EF23F000000E0D6E3EABF00000060245CE43F00000040FD72CBBF00000000598AEDBF000000A08919E9BF0000000091DAFCBF000000A04B72FDBF00000080D542F2BF000000609159F0BF000000E09DFCDE3F00000040D224E6BF000000A0CD37FC3F000000E0633ED33F00000020AD23DFBF00000040408CFBBF000000209CFFE8BF000000001D92FB3F00000020A901FCBF000000407B46F3BF000000E0C0AAF23F000000A09B1CBE3F00000080EA17F6BF000000207B66E2BF000000C08882E1BF00000000B4FFE1BF00000060EB29D4BF000000E02950FA3F000000A07AA7D63F000000003DE9F83F000000A09B9CFABF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:2 = call @f(%a0, %a1) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x581FB536D831CC3F821362F5C163EABFFC0150FF1F02BE3FB07FA42B3BC0D9BF62649E054869E7BF52809D107918EABFC01AD9F06AA1B0BF99A0944BBE0FF63FFAC36212A7D6D4BF4C0B18047007DB3FD428FB1988E0E7BF8ECAAA55BE96E03FBA05CCECF581E6BF8DCA4E5E6BC0D73F4CC946CC0662C63F0FA1D0022344F1BF2DFAF7CB99CDE63F98C3A0B684EAA6BF681443440436BEBFF0A264C821DFE9BFA6D85B45F145C9BF32E5F8DB62CFF3BF959252863F2ECBBFB95F7E920A9AC43FB8CD00ED23ADC7BF59926FC02EE2D6BF38277E54D898DABF1EFAF9B0C9F5DFBF234E9885DEC6DCBF734015BB139ED3BFD5B05336C659D53FD64E0C760270C6BF964D13215728DC3F2A95EE2077ACB03FC65EFF297034DFBF1EAAF48799EEA1BFF093C8BCC63DDFBF76F92ADD7A5FDEBF65C2B5E737CEDEBF8BA0AC5B27E6D0BF93A63303CF92C0BF9496BB4DE634B4BF50E3993414F6B33FDB2941637250D5BF138AED388DE5BC3F0E81AF7170D19BBFF5531367B4829DBF228237B7B2D7CCBF76A52A6C314AA33FDDA8D77A10DBCCBFCF9A5FE61B70C93FE6C9B884E8E2C33F588095EF641EAA3FCB8AB4EB7BFED1BFA20806ED91CBB2BFCFD68B4A6DC7CC3F9F73D6520DCCD63F8893B90B41858FBF630D933B6517D3BF36411C6CBFE6CD3F65368EA14DD8D4BFFE3ED2DD59BBB3BF84B7265D453DC8BFFEED07C22D09D5BF3DF66BF588E6B8BF2E14DC25DEB7C4BF2E580C5EC542C5BF4B2ADEDCC8A7AFBFA7C884ED4D05D23F962147E07B65E0BFB01722E66060C63F1EE41303F6E7D03FA21020CE0DA3D33F24DDE7189427D3BF5A75B374BD47DDBF4444AD11DB38C0BFC6835276E07FD93FA20DF99386ADC63FD6242D239E3DD7BFC5FCEA4B9507C9BF092202F3F781BABF656029835DCBDBBF150854341E3AD4BFDE3C608513CFD53F1B9B3517F662C43FFAA092A47651E4BFF7EC88D968D2D6BF6A8AD48E6CE7C33F6945370073DE9FBF3D569F4DC8D8C6BFEC85D25652B2B53F2126E16AC88BC63F85419767F246C53F34F18713CFF896BFA99569F6D1F7D7BFBE64FCFF76D0D13F80772E13B5CEE23F732205DD7AE9C43FBF08A9E5EB4CD6BFFDF55C61688DD13FD84A3E0E77679C3F2216C6E61A3DD3BF96CC5A8303E7D8BF2A26A3C1002ED4BFD777933EB58DC9BF881C22088FEFC5BF26190507196CC7BF085543355877D13F5B15E90E7CC0BDBF42B7D0DC892DC63F67AD5541390F9B3F1A3CA72FFE93933F221F268A794CD1BF07C3288AE3F0CDBF9CAC7381DE88D43F24CE92236B23D4BF88B26B011A79C5BF34349158761DD33FA18E1F5BC84BCE3FE6EA291D77A6CBBF01C4C4998F28BEBFF3962711A95ABEBF4166696440D5BDBF3042173AADD3B1BF49EE48356B05D63F16AFCC92ED8EB53FFD84A7E4399AD53F6E5E3C947CD1D5BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.1300879032339002e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x74BD4ABC79CED3BFF5B3816F0E21BDBFB493F10F3A2EA93F6E60A79C8483D53F9A77ED6925E6E5BF3D6507ADAF95C53F51869A1BDFD3D0BF9D4111841E81C53F78CC32CC95A4B2BFB464B4D1682AD53FEBAD07BC1EB4D7BF59CBA3A1237DCF3FD49E3A63C7D2E9BF40456B70CC7AE4BF62113F451A37DE3F5FD0E55D5A8DE8BFF9620B3C53A7D33F86D8D6E77A5ED53FA6DCBCA16897BABFAF363CAA7E4ED4BF601C880A57F0CCBFDCA7849BF1B9F1BF6323F56604A8D03FFD523510E94FCABF1C44B1BB7B8BD4BF2AB267F24B1DD9BFAA36DBDF2389EABF4628D8EB288FC0BF7A0AA01224CED4BF94F688206D17C2BF3BEA413BA5BAC93F2933B3587A13E9BFDBE21AC2AD42D63FCADAC5C17B9CC63FEBC2803651DED2BF1C0308CEBDB9D7BFF4B8146A7E467F3F68CD4BAB0391B3BFCBE97D65211EE2BFAEC287DF01E9BFBFDC8FBF03D305B5BFC5F169F539E4D6BFFAC2766E00BB873FC2C42C83DE3FAEBF740AB361A20CBB3FD57D340AB0D3C8BF8DE3067B2820D7BF0CE79CF48EA7C7BFB832B8B85640C53FE09F93FB9C1ED4BFDD54EB2307EFA5BFCD7EEBFF0F34CA3F06D5B459B030BF3F224FAB8F58CFDBBF413DD8410F3ABFBF5B519F0C5E75D33F4BCBC08068F0DB3F407427E7EE65A03F7776CB89E708D5BF87CB97E880CF98BF22D7D4DBF4A89CBFB0A1858499C19B3F05DC03B27814C8BF347FE9DFE6FAC3BFD34161268CB1C7BF94FFC1CDCC698A3FF625A216CF1B983FC8464E03ABDEA23FCA8BADE328D6B43F744D60F1AF47E0BFEFAA8169BCB5C43F122BB3CEBCADE03F45C6057FE718C53FAFC0C8AA15B0C9BFC2A577845791CBBFEE3C3542E96ECEBFF10E0D7BA38AD63FBB7DB403DF9CCA3F2248E07895E9CDBF08270DB28189BEBFD3267ED48090A4BF6ED92B983DC8D1BFDE58F830FE79CEBF43AE030EE042B23FACAAA273DF99A8BF3803314A4D13E4BF500AB4EB2D22D7BF6D073A27FE62B33F1472132D65D6B6BFF9C02E8C4749C2BF113BFD5E0D3CAA3FC0CAC2447B10B93F436E6F00A2D9C23FEA79EB08F7CDAABFC496FB630956DDBFD9EFC6E080DAD63F284657589FEEDF3F18774FC0521AB43F4AFF1738ED5DA6BF6F4B8517210FC83F785CD038A889B7BF2AA7E5DE7B07B4BF0C1702BDA533D2BFE05C8C2609CCDCBF3817DF2DC08EDEBFE041B2DA5A2FB5BFCB390E3FA55FD0BF406F86FE7C11A03F6AAC94C9C78F943F4098500DF611D13FB60CF72C65D3D23FFE2F2B681D39B33F3C95EFEA540DDBBF28286001276492BF93684E5BFD2EC83FDF7D86EEE8C4D7BF276D35CC4491D0BF6669C2F80142B33F06BC60F4126AB43FA9D8F0C1455BC9BFD970FA9E1D23C5BF5461C2E477BEB0BF2649C85AB948C0BF569154856393B3BFA75F0D458B82D43F0C0F03FEB186BE3F62B2F1BBC747DA3FEB4DE2E5BB0CD6BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.0214468037772249e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%1 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %0, %1 : tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>
}
}
// -----
// lu_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x4xcomplex<f64>>
%c3 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x2x4x4xcomplex<f64>>
%r:15 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F60A08A78BBAABABFD75DC5075A3EDD3F27F394A6B8DCFA3F26782682E85E0040F0A7B3DBD280F0BF808C4E26BA36FBBFE2EC148AC2B4F33FD312F3566602F0BFE2DCEDAAAEC2DC3FB64EEB8081DAE13F203DA85A42D3E93F50B0C7D3549FE03F0E49E3CDB67701C029BD8C18D166FC3F32F8E25D2CB401C038076C754903E6BF90B544839B96C03FF00C36D87A2CEDBFBC6AE9B0486FE7BF80888E41C158E3BFCE0F79C6E45EE0BFC4AEA220CFA1CB3FD43D28F66186DDBFBF35FBB1D9ECF9BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.1241404108897516e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x03000000030000000200000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x03000000000000000200000001000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF60A08A78BBAABABFD75DC5075A3EDD3F27F394A6B8DCFA3F26782682E85E0040F0A7B3DBD280F0BF808C4E26BA36FBBF78D0408A1CD6CCBF54B98486B6E9D23FE39D4E415584E1BF20A1A85536F694BF9AD79D1596D000C09A20054FD5EAF6BF8ABDBE5657F7E43FE4801BCAA45ADABF473D21203283B2BFC2D19BED57B581BF79D5B8A0C80DDD3F2391B1B0E498D6BFF8DEA5057787E7BF22D208FF671EC0BFF2BFCA463A2BDC3FE8D959B3A621AE3FD83A8ECBCCEEAABFC6BAAF3DDE03E33F"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.9386697264550194e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x040000000400000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0400000000000000020000000300000001000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e6 = stablehlo.constant dense<"0x000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BFE38B973BDF04D2BF45A1F663A1C7E1BFF8EE0B8D831FFD3F743411A94A10FABF312FF5B6211AF8BFD2CCD51CF729F1BFA8DF3A81FC2FF13F105C010FC12AD93F60E20652F5FA84BF157B98F9829BE33F78D479803028D83F6648B5B2E7B0D33F1EFD65D98128E23FA52975674BA005400587DD760BF8F6BFAC09A8B2E968E2BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.0666393495760106e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x020000000100000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000100000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e9 = stablehlo.constant dense<"0x00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF0035C1E0054A8C3F8BFD9AD4187ADE3F25953EB6979DF9BFDEA4D4406996F03F1868C4A27250F53F7DF81D34C378EF3F0CEB4FAAF0A103C0771091C5A317F73F5C5C9EC28095CEBFDEE6AECECD42DE3F7C3647F2BE63E6BF9C0B54A28971DFBF64DFDCAD44D1E4BFD6CE60B5F8BE0D4078EEF96EC74C12C062D14243DA49F9BF02E10DE3992FEEBF389782220541AE3F164CCA3F9C63E5BFBD3DA1B0E321E73FC08C308D0CDBB9BF079A6AD23D7FC43FD0725EED4A45F7BF52699B580908F43F000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF8E70C92192C6E3BFCAB678B02F46D0BFDB9EDEE11369064038CD7E081A15BCBF2E23C82886F5FE3FC060334486E9EC3F6F7775BAAE05044021FC599E27CAFABFB7F078547518DE3FFB85B46B599FD23F63338AC8A76BE5BFAFCC7848B8C9A83F6AF6E56DC6FC0240B9FD4EA893F5F53F1632B4440583F73FD4E14BF523EAD6BFC6944A5FB149BCBFEB2638B81B60CABF0C047AA0210EE53FF754E45DAC7EB13F2F87D564A1CDE1BFF59284776AC8E43FD811A4A034AC01C004575A7E206EE33F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF86C00CAA3109DD3F2811B9E9528DE43F0ABBD82EC1AE01C0605357EB6650E7BF58A030C52386FABF2DE583A7A729EB3F04DC5074853DD23F446DEFB4E8A5B6BF4B0640A210C9E63FD80EAF3904F2A33F3C8AC3E99884E53FF5890EB2AAB9E2BF361807FA3C3CF2BF86332229001506C012145FB4CB3BD23F884BE5D8B47502400ECE52E19A9FD5BF7882373110F3E93F8923D39A4C61C6BF18D93AF353D6DC3F62D5F264774BE13FBB1692564ADCD2BF4E45E9EA3BB4E6BF16DC8259647E0CC000000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BFA899D598B8C6B5BF9B34D2167FB5E5BF3E9A6427821FE93F6ED6688C362AF43F672A7746AD3B034010664760452ECABFF238AD1E9E95EA3FCFF86A5EB04CF1BF2465A737FA33D03FD70EF6D7C6B7EB3F0B27E2DF6109DB3F7F8998FD5487E4BFBF0797AF273D01C0086D3F29E05EF93F46BF5E654AFBC23F009EC9B1A5A3054070A0ADED523AE4BF511F6570E678E33FD215FE661208E33F2101850C6433F1BF4E2875EBE79AC53F1EEBDE4FDFF5EDBFA0868316E81913C02BAB7FC16A9CF13F"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 5.4406589994852222e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x02000000010000000200000003000000020000000100000003000000030000000300000002000000030000000300000002000000010000000300000003000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e11 = stablehlo.constant dense<"0x02000000010000000000000003000000020000000100000003000000000000000300000002000000000000000100000002000000010000000300000000000000"> : tensor<2x2x4xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.1102230246251565e-14 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e13 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000000000000000000000000000000000000000000000000000000060A08A78BBAABABFD75DC5075A3EDD3F000000000000F03F00000000000000000000000000000000000000000000000078D0408A1CD6CCBF54B98486B6E9D23FE39D4E415584E1BF20A1A85536F694BF000000000000F03F00000000000000008ABDBE5657F7E43FE4801BCAA45ADABF473D21203283B2BFC2D19BED57B581BF79D5B8A0C80DDD3F2391B1B0E498D6BFF8DEA5057787E7BF22D208FF671EC0BFF2BFCA463A2BDC3FE8D959B3A621AE3FD83A8ECBCCEEAABFC6BAAF3DDE03E33F"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.1102230246251565e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF0000000000000000000000000000000027F394A6B8DCFA3F26782682E85E0040F0A7B3DBD280F0BF808C4E26BA36FBBF00000000000000000000000000000000000000000000000000000000000000009AD79D1596D000C09A20054FD5EAF6BF"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.9386697264550194e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<5x3xcomplex<f64>>, %arg2: tensor<3x4xcomplex<f64>>, %arg3: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_18 = %c_2, %iterArg_19 = %c_1, %iterArg_20 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
%13 = stablehlo.subtract %11#1, %12 : tensor<3xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%15 = stablehlo.compare GE, %11#2, %14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%19 = stablehlo.select %18, %11#0, %17 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
%20 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%21:4 = stablehlo.while(%iterArg = %13, %iterArg_18 = %c_7, %iterArg_19 = %c_6, %iterArg_20 = %20) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<5> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<5> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<5> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%22:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%24 = stablehlo.subtract %22#1, %23 : tensor<3xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<i32>
%26 = stablehlo.compare GE, %22#2, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_10 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%30 = stablehlo.select %29, %22#0, %28 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%31 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%32:4 = stablehlo.while(%iterArg = %24, %iterArg_18 = %c_12, %iterArg_19 = %c_11, %iterArg_20 = %31) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
cond {
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<3> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.dynamic_slice %iterArg, %49, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%52 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%53 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<3> : tensor<i64>
%54 = stablehlo.add %53, %c_25 : tensor<i64>
%55 = stablehlo.select %52, %54, %iterArg_19 : tensor<i1>, tensor<i64>
%56 = stablehlo.dynamic_slice %iterArg_20, %55, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.compare LT, %51, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_27 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %51, %c_27 : tensor<i32>
%60 = stablehlo.select %58, %59, %51 : tensor<i1>, tensor<i32>
%61 = stablehlo.dynamic_slice %iterArg_20, %60, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%62 = stablehlo.reshape %61 : (tensor<1xi32>) -> tensor<i32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<3> : tensor<i64>
%64 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%65 = stablehlo.select %63, %64, %iterArg_19 : tensor<i1>, tensor<i64>
%66 = stablehlo.convert %65 : (tensor<i64>) -> tensor<i32>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<1xi32>
%68 = "stablehlo.scatter"(%iterArg_20, %67, %62) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%69 = stablehlo.compare LT, %51, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_31 = stablehlo.constant dense<3> : tensor<i32>
%70 = stablehlo.add %51, %c_31 : tensor<i32>
%71 = stablehlo.select %69, %70, %51 : tensor<i1>, tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%68, %72, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %74, %45, %73 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
}
%33:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%35 = stablehlo.subtract %33#1, %34 : tensor<2x2x4xi32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%37 = stablehlo.compare GE, %33#2, %36, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_15 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%41 = stablehlo.select %40, %33#0, %39 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%42 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%43:4 = stablehlo.while(%iterArg = %35, %iterArg_18 = %c_17, %iterArg_19 = %c_16, %iterArg_20 = %42) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_21 = stablehlo.constant dense<4> : tensor<i64>
%45 = stablehlo.compare LT, %iterArg_18, %c_21, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %45 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i64>
%45 = stablehlo.add %iterArg_19, %c_21 : tensor<i64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%47 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_23 = stablehlo.constant dense<4> : tensor<i64>
%48 = stablehlo.add %47, %c_23 : tensor<i64>
%49 = stablehlo.select %46, %48, %iterArg_19 : tensor<i1>, tensor<i64>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i64>) -> tensor<1xi64>
%51 = "stablehlo.gather"(%iterArg, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%52 = stablehlo.reshape %51 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%53 = stablehlo.compare LT, %iterArg_19, %c_24, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%54 = stablehlo.convert %iterArg_19 : tensor<i64>
%c_25 = stablehlo.constant dense<4> : tensor<i64>
%55 = stablehlo.add %54, %c_25 : tensor<i64>
%56 = stablehlo.select %53, %55, %iterArg_19 : tensor<i1>, tensor<i64>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i64>) -> tensor<1xi64>
%58 = "stablehlo.gather"(%iterArg_20, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%59 = stablehlo.reshape %58 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%61 = stablehlo.compare LT, %52, %60, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_27 = stablehlo.constant dense<4> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%63 = stablehlo.add %52, %62 : tensor<2x2xi32>
%64 = stablehlo.select %61, %63, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%66 = "stablehlo.gather"(%iterArg_20, %65) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%67 = stablehlo.reshape %66 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_28 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.compare LT, %iterArg_19, %c_28, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_29 = stablehlo.constant dense<4> : tensor<i64>
%69 = stablehlo.add %iterArg_19, %c_29 : tensor<i64>
%70 = stablehlo.select %68, %69, %iterArg_19 : tensor<i1>, tensor<i64>
%71 = stablehlo.convert %70 : (tensor<i64>) -> tensor<i32>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<1xi32>
%73 = "stablehlo.scatter"(%iterArg_20, %72, %67) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%75 = stablehlo.compare LT, %52, %74, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_31 = stablehlo.constant dense<4> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%77 = stablehlo.add %52, %76 : tensor<2x2xi32>
%78 = stablehlo.select %75, %77, %52 : tensor<2x2xi1>, tensor<2x2xi32>
%79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%80 = "stablehlo.scatter"(%73, %79, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
stablehlo.return %arg5 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i64>
%81 = stablehlo.add %iterArg_18, %c_32 : tensor<i64>
stablehlo.return %iterArg, %81, %45, %80 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%44:3 = call @lu(%arg1) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
return %8, %2, %10#3, %19, %13, %21#3, %30, %24, %32#3, %41, %35, %43#3, %44#0, %44#1, %44#2 : tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<3xi32>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x4xi32>, tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
}
func.func private @lu(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
%0:3 = call @_lu(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
return %0#0, %0#1, %0#2 : tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
}
func.func private @_lu(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %9) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
cond {
%c_7 = stablehlo.constant dense<3> : tensor<i64>
%29 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %29 : tensor<i1>
} do {
%c_7 = stablehlo.constant dense<1> : tensor<i64>
%29 = stablehlo.add %iterArg_5, %c_7 : tensor<i64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%30 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%31 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%32 = stablehlo.add %31, %c_9 : tensor<i64>
%33 = stablehlo.select %30, %32, %iterArg_5 : tensor<i1>, tensor<i64>
%34 = stablehlo.dynamic_slice %iterArg, %33, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
%35 = stablehlo.reshape %34 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%36 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%37 = stablehlo.convert %iterArg_5 : tensor<i64>
%c_11 = stablehlo.constant dense<5> : tensor<i64>
%38 = stablehlo.add %37, %c_11 : tensor<i64>
%39 = stablehlo.select %36, %38, %iterArg_5 : tensor<i1>, tensor<i64>
%40 = stablehlo.dynamic_slice %iterArg_6, %39, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_12 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.compare LT, %35, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%43 = stablehlo.add %35, %c_13 : tensor<i32>
%44 = stablehlo.select %42, %43, %35 : tensor<i1>, tensor<i32>
%45 = stablehlo.dynamic_slice %iterArg_6, %44, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.compare LT, %iterArg_5, %c_14, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_15 = stablehlo.constant dense<5> : tensor<i64>
%48 = stablehlo.add %iterArg_5, %c_15 : tensor<i64>
%49 = stablehlo.select %47, %48, %iterArg_5 : tensor<i1>, tensor<i64>
%50 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
%51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
%52 = "stablehlo.scatter"(%iterArg_6, %51, %46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%53 = stablehlo.compare LT, %35, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_17 = stablehlo.constant dense<5> : tensor<i32>
%54 = stablehlo.add %35, %c_17 : tensor<i32>
%55 = stablehlo.select %53, %54, %35 : tensor<i1>, tensor<i32>
%56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
%57 = "stablehlo.scatter"(%52, %56, %41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
stablehlo.return %arg2 : tensor<i32>
}) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i64>
%58 = stablehlo.add %iterArg_4, %c_18 : tensor<i64>
stablehlo.return %iterArg, %58, %29, %57 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<5xi32>
}
%11 = stablehlo.broadcast_in_dim %10#3, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
%12 = stablehlo.iota dim = 0 : tensor<5xi32>
%13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
%14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<5x5xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xi32>) -> tensor<5x5xi32>
%16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%17 = stablehlo.convert %16 : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f64>>
%18 = call @tril(%8) : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%19 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%20 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%22 = stablehlo.add %19, %21 : tensor<5x3xi64>
%23 = stablehlo.compare EQ, %22, %20, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%24 = stablehlo.convert %23 : (tensor<5x3xi1>) -> tensor<5x3xcomplex<f64>>
%25 = stablehlo.add %18, %24 : tensor<5x3xcomplex<f64>>
%26 = call @triu(%8) : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%27 = stablehlo.slice %26 [0:3, 0:3] : (tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%28 = stablehlo.real %17 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
return %28, %25, %27 : tensor<5x5xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
}
func.func private @tril(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %6 : tensor<5x3xcomplex<f64>>
}
func.func private @triu(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%2 = stablehlo.add %0, %1 : tensor<5x3xi64>
%3 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%6 = stablehlo.select %4, %5, %arg0 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %6 : tensor<5x3xcomplex<f64>>
}
}
// -----
// solve_complex128
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x00000020478AC33F000000C0B2F1EC3F00000040B30FE4BF0000008010EBFEBF000000A067C2E0BF000000E071C5FE3F000000607D10E0BF000000C0D4BFEC3F000000804C32FF3F000000E0F9A2C63F0000006028FEE03F000000A098EBF0BF000000203F50E63F000000202E4CDB3F000000E0C1C3E5BF000000206403E2BF"> : tensor<4x2xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x2xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x2xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x2xcomplex<f64>>
%r:7 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> (tensor<4x2xcomplex<f64>>, tensor<2x2x4x2xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2xf64>, tensor<4x4xi1>)
%e0 = stablehlo.constant dense<"0xF0C1B9680F34E0BF64664FE02430D33F5AD432DB27F8D33FD44F48E31A86C43FD88559B5E0A5B33F9A0ADD4BD1E19BBF82B3FA9D8917E4BF55642B1D923AE4BF512C04DE175CE3BF99E23702C0B8EF3FBC14F9129F9FE03FF77EEF701F21F0BF0DE82428147EF3BF669C4DE47A5BE2BF6FB19CEA2218D43F3EF99584A767E53F"> : tensor<4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.1960114029849935e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x2A3C26B98125EE3FDA5EBE4840FEE53F2F53418B71EEE13FF8F5C4F060B47CBFA312D2314598D43F13647B9D68E3E43FFC663424F665A2BF9AEA77E1D218E1BF6EEECD037D9A00C0E9C07C5C4693E03F4C55B4E2475FC03FC2B346A305A0D73F2D04C6C22758E5BF463586068831FABFDBAD06BB9BE7D23F394A8399BE57DF3FEEA87AD98E01D5BFDEA418FDA08DEA3F531AEE6A34A1CD3F4F2F6AE57AF7E33F3CABBBA163B1DA3FD76692BAB3F4D93F4BF100C2E83DBABF36E494C461ECC1BFE86F773C6A37E53FCA342DF2CDECD13F5E4C4B165A96E7BF0DDF805ABAEDA03F162FD46659E3DFBF897F5F7A657ACBBF01D58D789EA3D03FE34FE0C6ECFDE63FBC1A7A7EE4AEBCBF4D7335C86C17A9BF6BB8A73B3D8AE1BF0AE9707A994AB3BF36B425578767CBBFAFA9A38A7007E23F734AFCA5D3D3C1BFC171E01CDDBEDB3F55EE45A8686FD3BF9B095624FCB0E0BFCD66F86B1178C23F6DD0FA41E966D0BF88B524D4A276CD3FA7A86ABB2331C13F7FD6FAF241D7D5BF8E918D36B353D3BF0CE110FAA869EC3F959498CAEABBDCBFC01A65B98230E1BF18D00270D5ADBFBF7EC1EBB4110AE43F0512542F6F54C33F6FFC5008FFA0CFBFB1969C86ADEEC1BF02A3D8D12D5AE0BF4C7539A36EA3E03FC0308C2F2013D9BF897421203704C93FC1BA4274F05BDBBF902EE98A99A9E43F4C3A035D6FDFB3BF2BF4BB0F616AF23F"> : tensor<2x2x4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.8998978011842624e-13 : f64} : (tensor<2x2x4x2xcomplex<f64>>, tensor<2x2x4x2xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x79BCBE192861C9BFBDB47E3BAEB9C33FC3EE0C0AD0AFD73FBEBB9DE1E831CFBFE303C1C35EC3DA3F800117F532B1C2BFD35BC675A6F2C03F0BA097FDF7FFCC3FED90F0E72A3ECF3F63C8888A3CFDB9BFF51F1A5BB62F563F5B665E781711BDBFC6D3875875089D3FE6D4615232BAB73F9C745D417F27AF3F2EC2859A13E4CF3FECDC6CB1D9F09CBF84B66986135DC1BFEF7ACCD6A845913F0804D0745D8CE13FCCA58A5C0C0CD1BFABA3E8A996B8D93F162A0F2F5E58E0BF560F7E5B0192DB3FF8FB6C1CB125B8BFFE05F6AF93999D3F99DF9FC6A1E0E2BFB5F8E7B1F874A03F1B23B8A3DB31D8BF665B478A0BBCA13F4D4610E98046D9BF5BCA36EFCEC1D5BF3196A1D89F9AA6BF02FE4E3E7823B1BF5F99D6C17365C53F05EBBE049D92AABFFBB9A20999B0BDBFA6E43887D6D6D23F754CE5115752C1BF94D4382D911DAA3F62BAA7AFD314D13FA97F38CB2C44C0BFE50398653DD1933F75E9964D1B97B0BF9FDA43A277D2BD3F1A0D5381CD81C63F8E3AA98E5814CBBF1BB889104B85CDBF98D0E23D1C1FCB3F65A18D21D048BDBF3E2D4750FD20B33FADED0EDC9955CBBF16282344BA0CC1BF495E69271A9F78BF6D73694C6DFFD63F8120526ED990D8BFD99D3209AFEFDABF61928460719DBDBFB55591437175B23FDFB534A7AF9FD03F9E7159226DBFC43F077407C19231B23F49AC43AB64CBD3BF8F4B09F908C0CA3F5210139235CAC73F59346EF401B0C0BF5701A3BA915CB0BF1D9B9EE13A23C0BF54A2A1C88571D4BFDB9D47AD0087B5BFE44094913763C03FF1EF28F840BCA23F72AECEC38491A6BF11933E2A081BC8BFA8AD0BD79DBCA4BF90D8B77AE2ADC0BF3716420EDF60D5BF26F707D0888BCD3F0833B07ABF2CCA3FEFD7CDE15302CE3F6A66E6A00CEEC0BF359E6CA968BCC63F778583CF9CA0B8BF80843348BD85C83F6A3B64DEC8E7AB3F7CC2BF39F9B7BEBFC882B3BEC245BF3F1CA266D979EAA43FAE09FBF434DCA9BF825F23DEF9B5C4BF6E8F120EE68AABBFB7C1AD4C7648D13F013A6B5E67D6CE3F71774EE0324AC33F000139251FE6CB3FE2DE2F4785A29D3F431CF26A601F943FD552D557A22CCABF495BC365D787C8BF5C886C7B4A78BEBF47C5CC962A4EA73F8C977B66570FAFBFA8921E4E9655D13F975750A76AB4C8BFCDCA0EA54976B23F56378DFA0E60C13F23CF52D9EB3CC23F4A5CE21D4F20CCBF360180BDCEF683BFFC4897452710C6BFAD4C09CAA6D8D93FF010C8C92718CDBF5AFB3B77D815C33F963731A3194FC2BFDC9E819DBF79C73FD2261743AABDC23F0E8F869D3CF0B3BFEB96F472AB86C13FA0C95909379DC8BFF26506473196ADBFF3C124BBCD73C9BF1CB4AFF17777A7BF2D15637519F6CF3FD5C848E7A2C7AFBF37B3B0F5EFE7D0BFCA2842C80517CE3FBDB34CF6E393B33F2A4B94B302D7C6BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 5.9347363587000988e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x040E86506B4A27C04ECBABC813E339C0E86DF654EB14384085A5EA6838A74040A68E199F22CE49C0412882AE479C3DC09DB49C26B98D3B4078EFBA93300C39C0"> : tensor<2x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 5.2847858715540570e-12 : f64} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x2B40F81D9641DABF5CBDC24FDF2EEDBFF55EFED7E2BFE23FD3B6E44D85EEE93F79D5688197C1EBBFF79AA30263D9DFBFB9DCFE1CB6ADE73F5428BBA76686E5BF"> : tensor<2x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 8.8817841970012548e-14 : f64} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xED64D1EE60C40A40878B4B0A68BA0D405A61C85610581040FAC21AA23AF00C40"> : tensor<2x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.6290968704120454e-13 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
%e6 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<4x4xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>, %arg2: tensor<4x2xcomplex<f64>>) -> (tensor<4x2xcomplex<f64>>, tensor<2x2x4x2xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2xf64>, tensor<4x4xi1>) {
%0 = call @solve(%arg0, %arg2) : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%1 = call @solve_0(%arg1, %arg2) : (tensor<2x2x4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
%2 = call @inv(%arg1) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%3 = call @det(%arg1) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%4:2 = call @slogdet(%arg1) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xf64>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.multiply %arg0, %5 : tensor<4x4xcomplex<f64>>
%7 = call @inv_6(%6) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%8 = stablehlo.real %7 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%9 = stablehlo.is_finite %8 : (tensor<4x4xf64>) -> tensor<4x4xi1>
%10 = stablehlo.imag %7 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%11 = stablehlo.is_finite %10 : (tensor<4x4xf64>) -> tensor<4x4xi1>
%12 = stablehlo.and %9, %11 : tensor<4x4xi1>
return %0, %1, %2, %3, %4#0, %4#1, %12 : tensor<4x2xcomplex<f64>>, tensor<2x2x4x2xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2xf64>, tensor<4x4xi1>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %13 : tensor<4x2xcomplex<f64>>
}
func.func private @closed_call(%arg0: tensor<4xi32>, %arg1: tensor<i64>, %arg2: tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%8 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.add %8, %c_3 : tensor<i64>
%10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
%11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%14 = stablehlo.add %6, %c_5 : tensor<i32>
%15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
%16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%19 = stablehlo.add %arg1, %c_7 : tensor<i64>
%20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
%21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
%22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
%23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.add %6, %c_9 : tensor<i32>
%26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
return %0, %28 : tensor<i64>, tensor<4xi32>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xcomplex<f64>>, tensor<4x1xi32>) -> tensor<2x4x1xcomplex<f64>>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<2x4x1xcomplex<f64>>) -> tensor<4x1x2xcomplex<f64>>
%9 = stablehlo.reshape %8 : (tensor<4x1x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x2xcomplex<f64>>) -> tensor<4x1x2xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x2xcomplex<f64>>) -> tensor<4x1x2xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<2x4x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
return %16 : tensor<2x4xcomplex<f64>>
}
func.func private @solve_0(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>> {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%16 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %16 : tensor<i1>
} do {
%16:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%17 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %17, %16#0, %16#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<2x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>>
%14 = call @_lu_solve_2(%8, %10#3, %13) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x2x4xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [0, 1, 3, 2] : (tensor<2x2x2x4xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
return %15 : tensor<2x2x4x2xcomplex<f64>>
}
func.func private @closed_call_1(%arg0: tensor<2x2x4xi32>, %arg1: tensor<i64>, %arg2: tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%2 = stablehlo.convert %arg1 : tensor<i64>
%c_1 = stablehlo.constant dense<4> : tensor<i64>
%3 = stablehlo.add %2, %c_1 : tensor<i64>
%4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<1xi64>
%6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%7 = stablehlo.reshape %6 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%9 = stablehlo.convert %arg1 : tensor<i64>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%10 = stablehlo.add %9, %c_3 : tensor<i64>
%11 = stablehlo.select %8, %10, %arg1 : tensor<i1>, tensor<i64>
%12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i64>) -> tensor<1xi64>
%13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%14 = stablehlo.reshape %13 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%16 = stablehlo.compare LT, %7, %15, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_5 = stablehlo.constant dense<4> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%18 = stablehlo.add %7, %17 : tensor<2x2xi32>
%19 = stablehlo.select %16, %18, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%21 = "stablehlo.gather"(%arg2, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%22 = stablehlo.reshape %21 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%23 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_7 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %arg1, %c_7 : tensor<i64>
%25 = stablehlo.select %23, %24, %arg1 : tensor<i1>, tensor<i64>
%26 = stablehlo.convert %25 : (tensor<i64>) -> tensor<i32>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
%28 = "stablehlo.scatter"(%arg2, %27, %22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %7, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_9 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %7, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %7 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.scatter"(%28, %34, %14) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
stablehlo.return %arg4 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
return %0, %35 : tensor<i64>, tensor<2x2x4xi32>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x2x4xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x2x4xcomplex<f64>>) -> tensor<2x2x2x4x1xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1, 1>}> : (tensor<2x2x2x4x1xcomplex<f64>>, tensor<2x2x4x1xi32>) -> tensor<2x2x2x4x1xcomplex<f64>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x2x4x1xcomplex<f64>>) -> tensor<2x2x4x1x2xcomplex<f64>>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x2xcomplex<f64>>) -> tensor<2x2x4x1x2xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=2, o=4, p=2}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x2xcomplex<f64>>) -> tensor<2x2x4x2xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x2xcomplex<f64>>) -> tensor<2x2x4x1x2xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x2xcomplex<f64>>) -> tensor<2x2x2x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<2x2x2x4x1xcomplex<f64>>) -> tensor<2x2x2x4xcomplex<f64>>
return %16 : tensor<2x2x2x4xcomplex<f64>>
}
func.func private @inv(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = call @solve_3(%arg0, %6) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %7 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @solve_3(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call_1(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%12 = call @_lu_solve_4(%8, %10#3, %11) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %13 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @_lu_solve_4(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4x1xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x2x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x2x4x4x1xcomplex<f64>>, tensor<2x2x4x1xi32>) -> tensor<2x2x4x4x1xcomplex<f64>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x2x4x4x1xcomplex<f64>>) -> tensor<2x2x4x1x4xcomplex<f64>>
%9 = stablehlo.reshape %8 : (tensor<2x2x4x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<2x2x4x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m, n])->([i, j, o, p]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x2x4x1x4xcomplex<f64>>) -> tensor<2x2x4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<2x2x4x4x1xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %16 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @det(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
%0:2 = call @slogdet(%arg0) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xf64>)
%1 = stablehlo.exponential %0#1 : tensor<2x2xf64>
%2 = stablehlo.convert %1 : (tensor<2x2xf64>) -> tensor<2x2xcomplex<f64>>
%3 = stablehlo.multiply %0#0, %2 : tensor<2x2xcomplex<f64>>
return %3 : tensor<2x2xcomplex<f64>>
}
func.func private @slogdet(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2x2xf64>) {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x2x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_12 = %c_2, %iterArg_13 = %c_1, %iterArg_14 = %9) : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
cond {
%c_15 = stablehlo.constant dense<4> : tensor<i64>
%38 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %38 : tensor<i1>
} do {
%38:2 = func.call @closed_call_1(%iterArg, %iterArg_13, %iterArg_14) : (tensor<2x2x4xi32>, tensor<i64>, tensor<2x2x4xi32>) -> (tensor<i64>, tensor<2x2x4xi32>)
%c_15 = stablehlo.constant dense<1> : tensor<i64>
%39 = stablehlo.add %iterArg_12, %c_15 : tensor<i64>
stablehlo.return %iterArg, %39, %38#0, %38#1 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = call @diagonal(%8) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xi1>
%c_4 = stablehlo.constant dense<false> : tensor<i1>
%14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [2] : (tensor<2x2x4xi1>, tensor<i1>) -> tensor<2x2xi1>
%15 = stablehlo.iota dim = 0 : tensor<4xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x2x4xi32>
%18 = stablehlo.compare NE, %2, %17, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
%19 = call @count_nonzero(%18) : (tensor<2x2x4xi1>) -> tensor<2x2xi64>
%20 = stablehlo.abs %11 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
%21 = stablehlo.convert %20 : (tensor<2x2x4xf64>) -> tensor<2x2x4xcomplex<f64>>
%22 = stablehlo.divide %11, %21 : tensor<2x2x4xcomplex<f64>>
%cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.multiply across dimensions = [2] : (tensor<2x2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%24 = call @remainder(%19, %c_6) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
%c_7 = stablehlo.constant dense<-2> : tensor<i64>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%26 = stablehlo.multiply %25, %24 : tensor<2x2xi64>
%c_8 = stablehlo.constant dense<1> : tensor<i64>
%27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%28 = stablehlo.add %26, %27 : tensor<2x2xi64>
%29 = stablehlo.convert %28 : (tensor<2x2xi64>) -> tensor<2x2xcomplex<f64>>
%30 = stablehlo.multiply %23, %29 : tensor<2x2xcomplex<f64>>
%cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%31 = call @_where_5(%14, %cst_9, %30) : (tensor<2x2xi1>, tensor<complex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%32 = stablehlo.abs %11 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
%33 = stablehlo.log %32 : tensor<2x2x4xf64>
%34 = stablehlo.convert %33 : (tensor<2x2x4xf64>) -> tensor<2x2x4xcomplex<f64>>
%cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
%cst_11 = stablehlo.constant dense<(0xFFF0000000000000,0.000000e+00)> : tensor<complex<f64>>
%36 = call @_where_5(%14, %cst_11, %35) : (tensor<2x2xi1>, tensor<complex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%37 = stablehlo.real %36 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
return %31, %37 : tensor<2x2xcomplex<f64>>, tensor<2x2xf64>
}
func.func private @diagonal(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4xi64>
%1 = stablehlo.iota dim = 0 : tensor<4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
%3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
%5 = stablehlo.add %0, %4 : tensor<4xi64>
%6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%10 = stablehlo.add %1, %9 : tensor<4xi64>
%11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
%12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
%13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
%14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 2, 1, 1>}> : (tensor<2x2x4x4xcomplex<f64>>, tensor<4x2xi32>) -> tensor<2x2x4xcomplex<f64>>
return %17 : tensor<2x2x4xcomplex<f64>>
}
func.func private @count_nonzero(%arg0: tensor<2x2x4xi1>) -> tensor<2x2xi64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x2x4xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
%2 = stablehlo.convert %1 : (tensor<2x2x4xi1>) -> tensor<2x2x4xi32>
%3 = stablehlo.convert %2 : (tensor<2x2x4xi32>) -> tensor<2x2x4xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xi64>, tensor<i64>) -> tensor<2x2xi64>
return %4 : tensor<2x2xi64>
}
func.func private @remainder(%arg0: tensor<2x2xi64>, %arg1: tensor<i64>) -> tensor<2x2xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x2xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x2xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
%12 = stablehlo.and %11, %6 : tensor<2x2xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
%14 = stablehlo.add %4, %13 : tensor<2x2xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x2xi1>, tensor<2x2xi64>
return %15 : tensor<2x2xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_5(%arg0: tensor<2x2xi1>, %arg1: tensor<complex<f64>>, %arg2: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
return %1 : tensor<2x2xcomplex<f64>>
}
func.func private @inv_6(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = call @solve_7(%arg0, %5) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
func.func private @solve_7(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%9 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
cond {
%c_6 = stablehlo.constant dense<4> : tensor<i64>
%14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
} do {
%14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<4xi32>, tensor<i64>, tensor<4xi32>) -> (tensor<i64>, tensor<4xi32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = call @_lu_solve_8(%8, %10#3, %11) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %13 : tensor<4x4xcomplex<f64>>
}
func.func private @_lu_solve_8(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xcomplex<f64>>, tensor<4x1xi32>) -> tensor<4x4x1xcomplex<f64>>
%8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%9 = stablehlo.reshape %8 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %16 : tensor<4x4xcomplex<f64>>
}
}
// -----
// triangular_float16
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
%c0 = stablehlo.constant dense<"0x0144000000000000000000007439EC4200000000000000004ABEBFBBAB44000000000000B8BBFEBC7539C94600000000F8BEFD3EC738F23DA2440000B03C2C39763CC7BCDABD0E46"> : tensor<6x6xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xf16>
%c1 = stablehlo.constant dense<"0x89B9CC3FCDB99E3CEB3DF8B6F3B312B84ABE63AD23BCC5BB"> : tensor<6x2xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2xf16>
%r:1 = call @f(%a0, %a1) : (tensor<6x6xf16>, tensor<6x2xf16>) -> (tensor<6x2xf16>)
%e0 = stablehlo.constant dense<"0x88B1CA379BB197331E33AC2F68AFA02647B59D2A32B48DB4"> : tensor<6x2xf16>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.9016265869140625e-03 : f64} : (tensor<6x2xf16>, tensor<6x2xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xf16>, %arg1: tensor<6x2xf16>) -> (tensor<6x2xf16>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<6x6xf16>, tensor<6x2xf16>) -> tensor<6x2xf16>
return %0 : tensor<6x2xf16>
}
}
// -----
// triangular_bfloat16
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
%c0 = stablehlo.constant dense<"0x8040000000000000000000002F3F5D400000000000000000C9BF78BF954000000000000077BFA0BF2F3FD94000000000DFBFE03F193FBE3F94400000963F263F8F3F99BFBBBFC240"> : tensor<6x6xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<6x6xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<6x6xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<6x6xbf16>
%c1 = stablehlo.constant dense<"0x31BFF93F3ABF943FBD3FDFBE7EBE02BFC9BFACBD84BF79BF"> : tensor<6x2xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<6x2xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x2xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x2xbf16>
%r:1 = call @f(%a0, %a1) : (tensor<6x6xbf16>, tensor<6x2xbf16>) -> (tensor<6x2xbf16>)
%e0 = stablehlo.constant dense<"0x31BEF93E34BE743E643EF53DEDBDD53CA8BE4F3D86BE92BE"> : tensor<6x2xbf16>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.5197753906250000e-02 : f64} : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<6x6xbf16>, %arg1: tensor<6x2xbf16>) -> (tensor<6x2xbf16>) {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<6x6xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
return %0 : tensor<6x2xbf16>
}
}
