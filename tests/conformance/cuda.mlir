// cholesky_float32
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
%c0 = stablehlo.constant dense<"0x4A2D2241A8F311C0429C0D3F9EE831C0A8F311C0C064D64052DDC4BFF965BEBF429C0D3F52DDC4BFD8E2074187088B3F9EE831C0F965BEBF87088B3F142B0C41"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0xC8B72941C43C22400D0339401AE05BBFC43C2240476F63415AB10CC0A9146C400D0339405AB10CC0542A4C41A77C98C01AE05BBFA9146C40A77C98C0D59609416BBCFD40F0B8233FFE1CAAC069D28A3FF0B8233F0AFD1E41D93514C0D663B5C0FE1CAAC0D93514C0D695474156D96A3F69D28A3FD663B5C056D96A3F74A93141566F01416B923AC0F2EB5D3F11D833C06B923AC017283B41C04981BF4D7CD0BFF2EB5D3FC04981BF8204AA4027B14CBE11D833C04D7CD0BF27B14CBE24B90541812FAFC2A2550FBF59FD52C00907F7BDA2550FBFE3F4BCC2218D48BF1A30AEBE59FD52C0218D48BF6C22B4C290795C400907F7BD1A30AEBE90795C401E3FB2C2204A3541F1A4AABFE8E59D3F9F627340F1A4AABFFB60024199DF4DBFFC628FC0E8E59D3F99DF4DBF36900241FF8F01409F627340FC628FC0FF8F0140001C294138BE05419E485F407462373F272027C09E485F40D4040541AE28833F76BFC2BF7462373FAE28833F807EE8406E9DB13F272027C076BFC2BF6E9DB13F7037E240"> : tensor<2x3x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xf32>
%r:2 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<4x4xf32>, tensor<2x3x4x4xf32>)
%e0 = stablehlo.constant dense<"0x07C24B400000000000000000000000006E5F37BF18301F40000000000000000014EB313E5D7C11BFE297364000000000EE855FBF617759BF5E84873EA9CE2B40"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8976435001150094e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0xFA7050400000000000000000000000000741473FE2186C4000000000000000009239633FA07E48BF81B35740000000007F0587BEEE1C873F61B08CBF5C741F4095373440000000000000000000000000B291683E7E3849400000000000000000B9A5F1BF8BA519BFE9223B40000000009F32C53EF954EABF0D1E3F3EDB133040F9073640000000000000000000000000673183BF01D450400000000000000000D10C9C3E15F35ABE539511400000000093EC7CBFE03C4FBFC76501BDCEF825400000C07F0000000000000000000000000000C07F0000C07F00000000000000000000C07F0000C07F0000C07F000000000000C07F0000C07F0000C07F0000C07F1B6E5740000000000000000000000000B6C7CABE3FED344000000000000000002EA2BB3E49B96EBE7FB23440000000001E9C903FA29FB6BFB2B6E73E63F629402509394000000000000000000000000055759A3FA0982740000000000000000033B77D3ED2E28D3E3DDC2A4000000000973867BF94C128BE17E61E3F50AD1A40"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.1988265075378877e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> (tensor<4x4xf32>, tensor<2x3x4x4xf32>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = call @cholesky_0(%arg1) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
return %0, %1 : tensor<4x4xf32>, tensor<2x3x4x4xf32>
}
func.func private @cholesky(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
%4:2 = stablehlo.custom_call @cusolver_potrf_ffi(%3) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
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
func.func private @cholesky_0(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<2x3x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<2x3x4x4xf32>
%4:2 = stablehlo.custom_call @cusolver_potrf_ffi(%3) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%16 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%18 = stablehlo.select %16, %10, %17 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
return %18 : tensor<2x3x4x4xf32>
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xf32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>)
%e0 = stablehlo.constant dense<"0xDE6AA1BFC9BD9CBF05AEA03FE77F0C3F3AC127406101B5BFE3C2493E852FD1BD1563FBBF39A4883D7721BABECE8C4C3FB84D6ABF552E0C3E8A69ECBE"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.5623382410012709e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x040000000400000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0400000000000000020000000300000001000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e3 = stablehlo.constant dense<"0x7C19983FA45603BEDEB149BF65E462BF379AD73E6949D23F269EB73F0AD839BFFD342CBF57645B3F60406FC02CCAA73F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2282029021880589e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x020000000200000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x020000000000000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e6 = stablehlo.constant dense<"0x5079D8BF2A97E43F9E0BE93E2FA7FEBFF97E78BFFD0D6B404973D3BE26302DBF48E15CBF22774E3F8425FC3F660208C0A9D87C3F9A270CBF03B09A3EFB8FEF3F5441EF3F76ECC3BFA4C58DBF49BC4D3E39EB013FA7DC2F4046A0A8BF5780963EAEE609BF2857D23D8150BA3FD1F66C3E07951B3DBA4B09BF1A15D03E8B4E423D8724C0BFFB2DD63EE7DC7C3FA0017A3FA9A917BF86ECEA3E9EA6463F628E9BBFBBD7D9BE5C641F3B56ABAC3F7AF9A83E603123BF3C5D7BBFE3436DBE7778AB3FB8C6ADBF1691733E66117ABECB25FFBF92941BBE7003E03FA374DF3FEE2A993F95E4743E1CC885BE1E8F174050187EBFA0A0C13E9F0915BF6ABE043F06462540636ADB3F410FD13F1364CC3E8423A0BF1E042E3F61B41DC0B3217DBF1F10C23FFBA532BED4D655BDFBF344BFB9BDFEBF7458A6BE40DC3EBFDB4C6DBFB5FC32C00C549E3F6FB1E43C0324F53CAB7ED53FB2B9CEBEC1C6913F452B6E3F66B8CF3FDEE012BE098A273F0EA03E3FC8ECD1BFCB702F3EC48804BF7F04C73DE5942A40"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.1891169410537259e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0x010000000200000002000000030000000300000002000000020000000300000003000000030000000200000003000000020000000200000003000000030000000000000001000000020000000300000001000000020000000300000003000000"> : tensor<2x3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x010000000200000000000000030000000300000002000000010000000000000003000000000000000200000001000000020000000000000003000000010000000000000001000000020000000300000001000000020000000300000000000000"> : tensor<2x3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3x4x4xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=5}, custom>} : (tensor<3xi32>) -> tensor<5xi32>
%10:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xi32>, tensor<i32>)
%c_1 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%12 = stablehlo.subtract %10#1, %11 : tensor<3xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%14 = stablehlo.compare GE, %10#2, %13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%18 = stablehlo.select %17, %10#0, %16 : tensor<3x4xi1>, tensor<3x4xf32>
%19 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%12) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=3}, custom>} : (tensor<3xi32>) -> tensor<3xi32>
%20:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%22 = stablehlo.subtract %20#1, %21 : tensor<2x3x4xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%24 = stablehlo.compare GE, %20#2, %23, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%28 = stablehlo.select %27, %20#0, %26 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%29 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%22) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
return %8, %2, %9, %18, %12, %19, %28, %22, %29 : tensor<5x3xf32>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
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
%c1 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xf32>
%c2 = stablehlo.constant dense<"0x39521C3E9A7D20BF3D1306BFEB8300BF6492F93F43F1073FF981323F0F1E2EBF"> : tensor<4x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x2xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<4x4xf32>, tensor<2x3x4x4xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x3x4x4xf32>, tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>)
%e0 = stablehlo.constant dense<"0x2278EABE7DCCA6BFC05C26402D0472C16DDDE53FA5B349C1C2D659C0A4638241"> : tensor<4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.7718032116536051e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x7F61933E8D7D1BBE3226E0BD1F219ABE2D75FE3BD002433EB5F4B53E5627273E6DBFAA3E0C0072BE06EE3E3D1790133F2A4D25BE026C83BEFD6DD83E60C8083FCF3FEDC047286C409BD481C041A09B40CC2677C0BF0CF33F277BF3BF14A208404B7C56C050230340EA7F00C03A001040F9A3A841211309C151F74241349839C1C49FCB3FA452803FDFCCBD3EC65A893F33A08D40064E1240685839BF975B7140735D39BEBF023BBEBEF0323FDE03973D17883B3F90193F3F571D313E94C27B3FDC2B75BEA2292CBF11F310BFFBBB4B3EA09E8A3EA174DABEE229803EA8C84CBED3393B3E2F33263E7D6BEABDC61DAD3E5020313EE843C63EE8BF93BDF89C4DBE8BED933E291AE43EFBE4E8BD84F3B13D436AC23ED81259BF8F51D8BCB05617BF873D6BBE49A02A3FC182E2BE64CA6C3F70749B3CBD5991BEA5B3A9BE1A13B7BE0B49FFBE95D7463FBBF49BBE4FCD263DEAD59ABF0AC0DA3E4291643FBBC07ABF598B533F6B95F8BD4B0CCCBE729EA13F8218C03E69F6973C80555F3E6D5615BD"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.0051758181361947e-03 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x4433B7C18995B53E80519FBF757B6841016A11C1B1EF32C0"> : tensor<2x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.0919586202362552e-03 : f64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x2278EABE7DCCA6BFC05C26402D0472C16DDDE53FA5B349C1C2D659C0A4638241"> : tensor<4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 7.7718032116536051e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
%e4 = stablehlo.constant dense<"0x6AB4263A78B261BCB5E085BB5F0780BC4B53CA3CD5F6F63BB952A93BE2C85FBC"> : tensor<4x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.1776886132963682e-06 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x3x4x4xf32>, %arg2: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x3x4x4xf32>, tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
%cst = stablehlo.constant dense<[[4.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 4.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 4.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 4.000000e+00]]> : tensor<4x4xf32>
%0 = call @solve(%arg0, %arg2) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%1 = call @inv(%arg1) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%2 = call @det(%arg1) : (tensor<2x3x4x4xf32>) -> tensor<2x3xf32>
%3:2 = call @lu_factor(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>)
%4 = call @lu_solve(%3#0, %3#1, %arg2) : (tensor<4x4xf32>, tensor<4xi32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%7 = stablehlo.add %6, %cst : tensor<4x4xf32>
%8 = call @_cho_solve(%7, %arg2) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %0, %1, %2, %4, %8 : tensor<4x2xf32>, tensor<2x3x4x4xf32>, tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x2xf32>
}
func.func private @solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xf32>, tensor<4xi32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
return %12 : tensor<4x2xf32>
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%11 = stablehlo.reshape %10 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
%12 = stablehlo.reshape %11 : (tensor<4x1x2xf32>) -> tensor<4x2xf32>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%14 = stablehlo.reshape %13 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xf32>) -> tensor<2x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
return %16 : tensor<2x4xf32>
}
func.func private @inv(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<2x3x4x4xf32>
%7 = call @solve_0(%arg0, %6) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
return %7 : tensor<2x3x4x4xf32>
}
func.func private @solve_0(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
%10 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%11 = call @_lu_solve_1(%8, %9, %10) : (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%12 = stablehlo.transpose %11, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
return %12 : tensor<2x3x4x4xf32>
}
func.func private @_lu_solve_1(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4x1xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x3x4x4x1xf32>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x4x1xf32>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x1x4xf32>
%9 = stablehlo.reshape %8 : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4xf32>
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%11 = stablehlo.reshape %10 : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x1x4xf32>
%12 = stablehlo.reshape %11 : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4xf32>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%14 = stablehlo.reshape %13 : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x1x4xf32>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x4xf32>) -> tensor<2x3x4x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<2x3x4x4x1xf32>) -> tensor<2x3x4x4xf32>
return %16 : tensor<2x3x4x4xf32>
}
func.func private @det(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3xf32> {
%0:2 = call @slogdet(%arg0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
%1 = stablehlo.exponential %0#1 : tensor<2x3xf32>
%2 = stablehlo.multiply %0#0, %1 : tensor<2x3xf32>
return %2 : tensor<2x3xf32>
}
func.func private @slogdet(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
%10 = call @diagonal(%8) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%12 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%c_2 = stablehlo.constant dense<false> : tensor<i1>
%13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.or across dimensions = [2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
%14 = stablehlo.iota dim = 0 : tensor<4xi32>
%15 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x3x4xi32>
%17 = stablehlo.compare NE, %2, %16, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
%18 = call @count_nonzero(%17) : (tensor<2x3x4xi1>) -> tensor<2x3xi64>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%20 = stablehlo.compare LT, %10, %19, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%21 = call @count_nonzero(%20) : (tensor<2x3x4xi1>) -> tensor<2x3xi64>
%22 = stablehlo.add %18, %21 : tensor<2x3xi64>
%c_4 = stablehlo.constant dense<2> : tensor<i64>
%23 = call @remainder(%22, %c_4) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
%c_5 = stablehlo.constant dense<-2> : tensor<i64>
%24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%25 = stablehlo.multiply %24, %23 : tensor<2x3xi64>
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%27 = stablehlo.add %25, %26 : tensor<2x3xi64>
%28 = stablehlo.convert %27 : (tensor<2x3xi64>) -> tensor<2x3xf32>
%cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
%30 = stablehlo.multiply %29, %28 : tensor<2x3xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%31 = call @_where_2(%13, %cst_8, %30) : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = stablehlo.abs %10 : tensor<2x3x4xf32>
%33 = stablehlo.log %32 : tensor<2x3x4xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
%cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%35 = call @_where_2(%13, %cst_10, %34) : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
return %31, %35 : tensor<2x3xf32>, tensor<2x3xf32>
}
func.func private @diagonal(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4xf32> {
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
%17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 1>}> : (tensor<2x3x4x4xf32>, tensor<4x2xi32>) -> tensor<2x3x4xf32>
return %17 : tensor<2x3x4xf32>
}
func.func private @count_nonzero(%arg0: tensor<2x3x4xi1>) -> tensor<2x3xi64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x4xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
%2 = stablehlo.convert %1 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
%3 = stablehlo.convert %2 : (tensor<2x3x4xi32>) -> tensor<2x3x4xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3xi64>
return %4 : tensor<2x3xi64>
}
func.func private @remainder(%arg0: tensor<2x3xi64>, %arg1: tensor<i64>) -> tensor<2x3xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x3xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%12 = stablehlo.and %11, %6 : tensor<2x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%14 = stablehlo.add %4, %13 : tensor<2x3xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x3xi1>, tensor<2x3xi64>
return %15 : tensor<2x3xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_2(%arg0: tensor<2x3xi1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
return %1 : tensor<2x3xf32>
}
func.func private @lu_factor(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>) {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
return %8, %2 : tensor<4x4xf32>, tensor<4xi32>
}
func.func private @lu_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4x2xf32>) -> tensor<4x2xf32> {
%0 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%1 = call @_lu_solve_3(%arg0, %0, %arg2) : (tensor<4x4xf32>, tensor<4xi32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %1 : tensor<4x2xf32>
}
func.func private @_lu_solve_3(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4x2xf32>) -> tensor<4x2xf32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.add %arg1, %2 : tensor<4xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
%7 = "stablehlo.triangular_solve"(%arg0, %6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%8 = "stablehlo.triangular_solve"(%arg0, %7) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %8 : tensor<4x2xf32>
}
func.func private @_cho_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
return %1 : tensor<4x2xf32>
}
}
// -----
// qr_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xf32>
%r:12 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>)
%e0 = stablehlo.constant dense<"0xEC38BEBEAD445DBF141C86BE9A14503EAFD690BD9A9C1E3F8CC290BEA2FEAE3CC4614F3E5C0F343F0C9508BE1A6D053E879C3FBF4CAE08BF9852B13EB1FF38BDEA81B73E498E00BF3F05493F1D11DDBC924C2DBF21FE293E5F46B03E20AE013E50BA1D3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.1518032506692180e-06 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC072EE3F1E6D913F6EC218BF0000000028942FC0FC85CF3E0000000000000000D5C01140000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.6352043985534692e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC072EE3FC04AE7BEFF2AC73D9BE2063DA4B5FC3E1E6D913F28942FC0B72F03BE32C56CBEBF57B5BE6EC218BFFC85CF3ED5C011405C39983E7D9581BE"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.6352043985534692e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x3B8EAF3F082BD63F9E22DE3F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0343977407956118e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0xC0E1A8BE870E4BBF690C03BFDDE3063F43C81ABF58EA183F7B8648BFA4E694BD4A0C1E3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.7277833203906994e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x6A2DC2BF2838BA3E60114ABF5DEEDD3F000000002AE109C06819C23EFF3B233E00000000000000003DE90EC04573483F"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.3309632151958795e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0x6A2DC2BF93DDCABEC9C9163F2838BA3E2AE109C0E68452BE60114ABF6819C23E3DE90EC05DEEDD3FFF3B233E4573483F"> : tensor<4x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.3309632151958795e-05 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
%e7 = stablehlo.constant dense<"0x7038AA3F6F9EF53F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1437520441859306e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e8 = stablehlo.constant dense<"0xACD7E6BE9B4DBABE4229493FC6A95DBEF5C5053FF4FC43BF1B1919BE643BB0BE1FDA01BFA9ED06BFF705C2BEB41C113F1520043FE7C878BDF046EE3EB06B373F4000FABC5301013F324EDF3E14B33EBFD996DD3E08936EBE8A09513F34019B3E46C3D0BE92844ABF4AA5193EF877DCBEF3AD4DBF127F833ECFBCB13E03DFD13EC0DDD9BED280383FA6FD533E87B0013FF36DEABEA06E31BF2E81553E4028043FAC779CBE267EDF3BC8D071BF9FF8F43DD2DF373FC0CD43BCF7D915BE841B2E3F78AA0CBEF95E583F3770BBBE248BBABECE10AF3E9AD9CCBE100676BE72CE50BF7D75673F1082A23EAE1A783EE59A1B3EA76A5D3E8A5121BECFA25DBF868BD83E50824ABF22F8133FC7454ABE00B109BDD4A709BF206219BF8012A13EE1BD003FE9510D3E19E648BD59CE4BBF744F163F7896833EEC440D3F9E96F43EB927223F284C1FBE4153BB3E9BCAA23E68585C3FB27168BF4437D0BE0A60BBBD764F2E3D18B4BB3EAC552DBF40BECABEBC16003F055D053E0108FCBEFC485B3FAA4CABBD"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 5.6302070561287110e-06 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0xA9214FC0289151BF5233443FD493B7BF00000000950D39C02C09DBBE47989D3F00000000000000000296E93FB3818CBF000000000000000000000000B1A4AB3F25E514C03EAC733F1AA41C400F2E83BE00000000D2DB3EC050C1B13F566F9ABE00000000000000000929B93F6057803E00000000000000000000000048BE10BD7FC105C0C5D5173F34E48F3FBCF0263F00000000B998243FE416A83F07E024C000000000000000009B71ABBF942546BD000000000000000000000000290A313F8B33C0BFC063D9BE80C4C5BCE2AD0BC00000000077BCFA3F38798B3FEE1E2B3F0000000000000000901816C0589EB93E0000000000000000000000002DCE06C0A6AF0AC080C57FBE05FB993EA0EA5EBD00000000CFF71E406AC8B63FEE5BFABF00000000000000000C03743F5699903F00000000000000000000000060BFE2BF915FAEBF8C58133FE34D0C3FA0C8C9BF000000002747ADBF4814B9BF74B851BE0000000000000000142D293F40A91BBF000000000000000000000000E0D21240"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.9290622788048495e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0xA9214FC0AB67B8BEE4FFB23E1E22B6BE289151BF950D39C089E1573E4A5BCD3D5233443F2C09DBBE0296E93F52B3DEBED493B7BF47989D3FB3818CBFB1A4AB3F25E514C0F106D7BE9B94CA3EA896473F3EAC733FD2DB3EC0DF42783F3C68083E1AA41C4050C1B13F0929B93FA19B813D0F2E83BE566F9ABE6057803E48BE10BD7FC105C0B173A43EFC855B3ECFFC00BFC5D5173FB998243FE0279D3D87DA3ABE34E48F3FE416A83F9B71ABBF350A043CBCF0263F07E024C0942546BD290A313F8B33C0BFEDEB99BEFA804BBFA4AC42BEC063D9BE77BCFA3F42FD5CBF8DD433BB80C4C5BC38798B3F901816C0E267313FE2AD0BC0EE1E2B3F589EB93E2DCE06C0A6AF0AC002B7993E87CE9DBD6EF012BE80C57FBECFF71E4048BB263B1357B7BE05FB993E6AC8B63F0C03743F4CC7A4BEA0EA5EBDEE5BFABF5699903F60BFE2BF915FAEBFF026493F3E6FA2BECCD1E6BD8C58133F2747ADBF268CA93EA74D883EE34D0C3F4814B9BF142D293F53F254BFA0C8C9BF74B851BE40A91BBFE0D21240"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.9290622788048495e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e11 = stablehlo.constant dense<"0xEBB5B93FE1C4F23FB345D73F0000000001E8833F7ABB823F94FAFE3F000000007077B63FCA58F63FBEFBFF3F000000004F95913F5CB0923FFDF1AC3F000000002841E53F55E7E23F18F9E73F0000000085E9933F08DAD83F7D4E973F00000000"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920154463496146e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3x4x4xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>) {
%0:2 = call @qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>)
%1:2 = call @qr_0(%arg0) : (tensor<5x3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>)
%2:2 = call @qr_1(%arg1) : (tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>)
%3:2 = call @qr_2(%arg1) : (tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
%4:2 = call @qr_3(%arg2) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>)
%5:2 = call @qr_4(%arg2) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>)
return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>
}
func.func private @qr(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
%2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
%3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%5 = stablehlo.add %3, %4 : tensor<5x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xf32>
return %2, %9 : tensor<5x5xf32>, tensor<5x3xf32>
}
func.func private @qr_0(%arg0: tensor<5x3xf32>) -> (tensor<3x5xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
return %1, %0#1 : tensor<3x5xf32>, tensor<3xf32>
}
func.func private @qr_1(%arg0: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
%2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf32>
return %2, %9 : tensor<3x3xf32>, tensor<3x4xf32>
}
func.func private @qr_2(%arg0: tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
return %1, %0#1 : tensor<4x3xf32>, tensor<3xf32>
}
func.func private @qr_3(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%10 = stablehlo.select %8, %9, %0#0 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
return %2, %10 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
}
func.func private @qr_4(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>)
%1 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
return %1, %0#1 : tensor<2x3x4x4xf32>, tensor<2x3x4xf32>
}
}
// -----
// qr_pivoted_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0x000000000100000000000000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xi32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x1A0A28BF46F411BEC77935BF570F5C3E73192C3CE91EFFBEB9BD6FBD9B0DEC3E46BD9ABDDA5F3A3F46882F3E4B8E39BF6A664DBE55EF1FBF384CF83D4164B23EF7D602BF39C0013C3BFC3C3FB2B7893EEA24D33EFEFADE3ED93AFDBE7FF2E7BDBC641E3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.4001563281881317e-06 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2C0A3EC09E501A3F6E7836BF0000000059F11340F80B97BE0000000000000000100BD93F000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7698829424261930e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x010000000200000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x3465EBBE82CC57BFA6068F3E2F37533FF09505BF1DF35DBE782EA83EA8F7053ECD766F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 5.5754572514388201e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0xA18119C0509FEB3EEA9AFFBEFB1DA33F0000000091B108C0C4611A3EFF7A0F3E0000000000000000E457B63FA911B5BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.4296394112989219e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x02000000010000000000000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0x2C0A3EC09E501A3F6E7836BF55059A3E59F11340F80B97BE9FF1D3BDF9693A3F100BD93F706557BE5461083F822A913E5FF17EBEA9A7C9BEC5446B3E"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.7698829424261930e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e7 = stablehlo.constant dense<"0x020000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x0D05D43FEE00823FF6E9E13F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0519936211039749e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3xi32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>) {
%0:3 = call @_qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>)
%1:3 = call @_qr_0(%arg1) : (tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>)
%2:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xi32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>, tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>
}
func.func private @_qr(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %0) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xi32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
%5 = stablehlo.custom_call @cusolver_orgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
%6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%8 = stablehlo.add %6, %7 : tensor<5x3xi64>
%9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xf32>
return %5, %12, %3 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>
}
func.func private @_qr_0(%arg0: tensor<3x4xf32>) -> (tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %0) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=3, j=4, k=4, l=3, m=4, n=4, o=3}, custom>} : (tensor<3x4xf32>, tensor<4xi32>) -> (tensor<3x4xf32>, tensor<4xi32>, tensor<3xf32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<4xi32>
%4 = stablehlo.slice %1#0 [0:3, 0:3] : (tensor<3x4xf32>) -> tensor<3x3xf32>
%5 = stablehlo.custom_call @cusolver_orgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%6 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%8 = stablehlo.add %6, %7 : tensor<3x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%12 = stablehlo.select %10, %11, %1#0 : tensor<3x4xi1>, tensor<3x4xf32>
return %5, %12, %3 : tensor<3x3xf32>, tensor<3x4xf32>, tensor<4xi32>
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xf32>
%c2 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<3x5xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x5xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x5xf32>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>)
%e0 = stablehlo.constant dense<"0xEC38BEBEAD445DBF141C86BE9A9C1E3F8CC290BEA2FEAE3C0C9508BE1A6D053E879C3FBFB1FF38BDEA81B73E498E00BF924C2DBF21FE293E5F46B03E"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.1518032506692180e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x86711ABF9024FFBFCE87453FC20DD5BF88B595BE5E2BA73EC9F2163D8557E23E28E30A4030A5093FFDDCA6BDB7B005BE72295ABE9C9C08C0F616073F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.2934890492033446e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xC172EE3F1E6D913F6EC218BFB1A3A3312A942FC0FC85CF3E60443330E4AD93B3D6C0114094558CB1E161E33380F25BB1F8A487313C5A8034E9B9A4B3"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.6352046827705635e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC0FB013F99A81C3F7E0B323F1213DE3FDF2503401FA9503E25B449BEAB0AA03F2A5F8EBF44C8A8BEB10058BF1D29463FA5700F40854709BFF82276BE"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.3358892658743571e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e4 = stablehlo.constant dense<"0xDAC88DBFD7DE8E3E9B05493FF4EDFA3F9AD3CC3F5B23493E858F16BFF9C59B3F95E485BF8BA730BE3FBD9B3F9D71773EA1CE024075E129BFFB28393F"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.2182364628188225e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
%1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
%2 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%3 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%4 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%5 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xf32>, tensor<3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %1, %2, %3, %4, %5 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}
}
// -----
// tridiagonal_float32
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
%c1 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xf32>
%r:8 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>)
%e0 = stablehlo.constant dense<"0x2E2EB1BFB66F5B40A80713C0E0E2DABD4C1D84C08E175ABFF34BAABED8E4DDBFB7A49BBE4A24D53F2034D8BE405A913E96B567BC90EF40BF490E8EBE701312C0"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.4608232251921436e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2E2EB1BF8E175ABF2034D8BE701312C0"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.3604380910692271e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x4C1D84C04A24D53F490E8EBE"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.4608232251921436e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x1D4DEA3F0344A33F00000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0910500947147739e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x6CD06240455F053E442BD53E1AA1C5BE683C8ABE10356040DF7756C06A65A8BEACAF3840883D19401C1211C02EC588C02AF927C078200FC022A1214005EA3ABFFA5E053E08064BC0D798A23D420218BF737A22C07AFF90C029635540CC09E13E9C180D4045D478402FD63F40CBFF1A40CE29EE3FBC4AB0BFE23036BF49BCCD3E7E8A2840C850C7BE93DA193FE50529BFAE7E953F58310C3FC8A218C04110E73E9E59543F49C5F0BF70C379BF13EB82C09EE052C0ED231040E838663FA001FA3F6904C6BFDFE774BF7143913E2A0260BF51AB993F4E2583BF28946ABF4F6225BEE0B6D93E9CD6B63E894B233F12F5993FC65F963F5E0A5E3E80230FBEA21664C04E4240BF44C81AC09A12863EFA100E3F8C1A3340C6B411402E20334058F71ABF5C17CD3D44AD5FBF664F18C0CD902E40EA6CE7BF7570FC3F8EC807BF0A7F56C02D2A81BF9703213F3554563F119C953ED2F0263FC858E03F9A6F53BF982ACB3ED05167BFF829943F024BC93F0A7971C08E17E33F5C311A40DA1B1340DC35D1BF"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.7007973812942510e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x6CD06240103560401C1211C005EA3ABFFA5E053E7AFF90C02FD63F4049BCCD3E7E8A284058310C3F70C379BFA001FA3F6904C6BF4E2583BF894B233FA21664C04E4240BFC6B41140664F18C00A7F56C02D2A81BFC858E03F024BC93FDC35D1BF"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.7007973812942510e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0x455F053EDF7756C02EC588C008064BC029635540CBFF1A40C850C7BEC8A218C013EB82C0DFE774BF28946ABF12F5993F44C81AC02E203340CD902E409703213F9A6F53BF0A7971C0"> : tensor<2x3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.5475441134403809e-05 : f64} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
%e7 = stablehlo.constant dense<"0x000000000D2EDA3FF0A1CB3F000000007F65FE3F239DA53F000000001512BC3FE5229C3F00000000A4EDEC3F2CE08E3F000000008292EF3F08E4983F000000004181963FC0FACD3F"> : tensor<2x3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1846258729519832e-05 : f64} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
%2:5 = stablehlo.custom_call @cusolver_sytrd_ffi(%1) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare EQ, %2#4, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %2#0, %6 : tensor<4x4xi1>, tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%12 = stablehlo.select %11, %2#1, %10 : tensor<4xi1>, tensor<4xf32>
%13 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%16 = stablehlo.select %15, %2#2, %14 : tensor<3xi1>, tensor<3xf32>
%17 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %2#3, %18 : tensor<3xi1>, tensor<3xf32>
%21 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%22 = stablehlo.add %arg1, %21 : tensor<2x3x4x4xf32>
%23:5 = stablehlo.custom_call @cusolver_sytrd_ffi(%22) {backend_config = "", mhlo.backend_config = {lower = false}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p], [i, j, q], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=3, q=3}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%28 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%29 = stablehlo.select %28, %23#0, %27 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%30 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%33 = stablehlo.select %32, %23#1, %31 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
%34 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x3xi1>
%37 = stablehlo.select %36, %23#2, %35 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
%38 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x3xi1>
%41 = stablehlo.select %40, %23#3, %39 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
return %8, %12, %16, %20, %29, %33, %37, %41 : tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
}
}
// -----
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BF"> : tensor<2x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xf32>
%c1 = stablehlo.constant dense<"0xFAE9604056E89F40E6FDAC402A5847407CDE65409ECFD64015075240DE386140D462D940E299AF402B3B8F403A75A140"> : tensor<2x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xf32>
%c2 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293E"> : tensor<2x6xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6xf32>
%c3 = stablehlo.constant dense<"0x0C2CBEBFD54D3DBB5FDECF3EAD4FF1BF0843B4BF7A3EDB3FD6F1DBBF458EBDBF4F8BE53F1B9EF93EAB2606BF379D3A3D4EC0263F721566BF405CB9BFED79933F01732E3F30DF4A3D472BA23F2603493E503AF63F894A97BF5E145C3E802586BD1E3F16BF5296BB3E998687BF4FBA9A3F2513BC3F3613BEBF3FDE06BE213464BFB071D5BF36B9CA3F0F778FBECE61B4BF"> : tensor<2x6x3xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<2x6x3xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x6x3xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x6x3xf32>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x3xf32>) -> (tensor<2x6x3xf32>, tensor<6x3xf32>, tensor<6x3xi1>)
%e0 = stablehlo.constant dense<"0x02D6E7BEE02231BDF0D8273EBCE8D8BD842C19BEA9B32E3E16A487BECF2DA5BE3BF39A3E8988953E4FE9FEBD808667BE84CBB93D90663CBEB2D89FBE7DC8353EDF71B73DCC1453BCF919EC3ED09B3C3DE575153F7401B9BE69BE873D8744393C85B657BE238059BB8F39FFBD2054323EAA459F3E2C2EFBBDD64B283E6F202ABE96F812BF55EAB03E993EB3BD5A98C7BE"> : tensor<2x6x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4798990355966453e-06 : f64} : (tensor<2x6x3xf32>, tensor<2x6x3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x02D6E7BEE02231BDF0D8273EBCE8D8BD842C19BEA9B32E3E16A487BECF2DA5BE3BF39A3E8988953E4FE9FEBD808667BE84CBB93D90663CBEB2D89FBE7DC8353EDF71B73DCC1453BC"> : tensor<6x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.6989258827825324e-06 : f64} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
%e2 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, false], [false, false, false], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x6xf32>, %arg3: tensor<2x6x3xf32>) -> (tensor<2x6x3xf32>, tensor<6x3xf32>, tensor<6x3xi1>) {
%0 = stablehlo.custom_call @cusparse_gtsv2_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=6, k=6, l=6, m=6, n=3, o=6, p=3}, custom>} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x3xf32>) -> tensor<2x6x3xf32>
%1 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%2 = stablehlo.reshape %1 : (tensor<1x6xf32>) -> tensor<6xf32>
%3 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%4 = stablehlo.reshape %3 : (tensor<1x6xf32>) -> tensor<6xf32>
%5 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%6 = stablehlo.reshape %5 : (tensor<1x6xf32>) -> tensor<6xf32>
%7 = stablehlo.slice %arg3 [0:1, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
%8 = stablehlo.reshape %7 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
%9 = stablehlo.custom_call @cusparse_gtsv2_ffi(%2, %4, %6, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=3, n=6, o=3}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%10 = stablehlo.slice %arg0 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%11 = stablehlo.reshape %10 : (tensor<1x6xf32>) -> tensor<6xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
%13 = stablehlo.multiply %11, %12 : tensor<6xf32>
%14 = stablehlo.slice %arg1 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%15 = stablehlo.reshape %14 : (tensor<1x6xf32>) -> tensor<6xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
%17 = stablehlo.multiply %15, %16 : tensor<6xf32>
%18 = stablehlo.slice %arg2 [1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
%19 = stablehlo.reshape %18 : (tensor<1x6xf32>) -> tensor<6xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
%21 = stablehlo.multiply %19, %20 : tensor<6xf32>
%22 = stablehlo.slice %arg3 [1:2, 0:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<1x6x3xf32>
%23 = stablehlo.reshape %22 : (tensor<1x6x3xf32>) -> tensor<6x3xf32>
%24 = stablehlo.custom_call @cusparse_gtsv2_ffi(%13, %17, %21, %23) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=3, n=6, o=3}, custom>} : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%25 = stablehlo.is_finite %24 : (tensor<6x3xf32>) -> tensor<6x3xi1>
return %0, %9, %25 : tensor<2x6x3xf32>, tensor<6x3xf32>, tensor<6x3xi1>
}
}
// -----
// eigh_float32
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
%c0 = stablehlo.constant dense<"0x2E2EB1BFB66F5B40A80713C0E0E2DABDB66F5B40EE0E5FBFF34BAABED8E4DDBFA80713C0F34BAABE7E6D04C0405A913EE0E2DABDD8E4DDBF405A913E77BA1DBF"> : tensor<4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf32>
%c1 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xf32>
%r:10 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>)
%e0 = stablehlo.constant dense<"0x02A3B0C0CD7614C05D7505BF36E35A40"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.5802316839835839e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x332EB1BFB96F5B40AD0713C0BFE2DABDB96F5B40F60E5FBFF54BAABEDBE4DDBFAD0713C0F14BAABE806D04C0565A913EBEE2DABDDBE4DDBF555A913E80BA1DBF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.0873217699299857e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0200803F48328733A24AA53359859AB3483287330100803F923E39335A184833A24AA533923E39330400803FBD72EF3259859AB35A184833BD72EF320100803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x01A3B0C0CD7614C0587505BF35E35A40"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 6.5802311155493953e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x372EB1BFBA6F5B40AA0713C008E3DABDBA6F5B40FF0E5FBFD84BAABED8E4DDBFAA0713C0D54BAABE826D04C0365A913E10E3DABDD7E4DDBF365A913E74BA1DBF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.0873220541470801e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0300803F9E27B1B30E65ECB13E1D27349E27B1B30100803FA0F8BA31E0105DB30E65ECB1A0F8BA310200803F18B451B33E1D2734E0105DB318B451B30000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0xD8C07FC05B7F8A3EDE1F07407FED6840ECF869C08C00B5BFD6623F3FD4927440AE82F8BF43DCA2BD2EFCC83F8AED21404CA24AC0667DA5BFBA4F9EBEA73E0140EA2960C0114F9CBFBDC2E73EF6C30A404297D7BF48A7C6BF4F15933F8A651B40"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.7637763600505423e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xBFC6BA3F5579D8BFDF20D23F9ECED5BF5379D8BF2D97E43F2F38F83F1FCE7CBEE120D23F2F38F83F19D55ABF15AAA23F9DCED5BF1DCE7CBE14AAA23F0FEABABEBE67913D86E180BF7DD7723F4D41EF3F86E180BFBBA98D3F124BFC3F6CECC3BF7DD7723F114BFC3F1E93F0BF95C58DBF4E41EF3F6CECC3BF96C58DBF36BC4D3EC6A9633FA4F8743FE180233F8924C0BFA4F8743F089A37BFE81C35BEFD2DD63EE280233FEA1C35BE3F3C6E3FF1DC7C3F8A24C0BFFC2DD63EEFDC7C3FA9017A3F6938533ED96F03BFB9C6ADBF873CA6BED96F03BFABCD6DBF1B91733ED601CDBEBAC6ADBF1A91733E7A117ABE6241ED3F873CA6BED801CDBE6241ED3FAE16E4BF636ADB3FD825953F471E99BEC6920EBFD825953F114DADBFE00C20BE0F3BA73F481E99BEE00C20BE259149BFF10AA93FC6920EBF0F3BA73FF10AA93F077FD6BF9002593E04549E3FF3B4FFBEFCAD35BE04549E3FDAB3E43C6655903F15C83D3FF3B4FFBE6655903F64136B3FB3B2AC3FFDAD35BE14C83D3FB3B2AC3FE43551BF"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.3496639300901734e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0000803FA0F26F33223FF7B1DC065CB4A0F26F33FBFF7F3F6026263310239CB3223FF7B160262633FBFF7F3F5034BAB3DC065CB410239CB35034BAB30100803FF8FF7F3F028586B2D8587DB3FFBB2A34028586B20000803FC061BB30980DB0B2D8587DB3C061BB30FAFF7F3FF78093B4FFBB2A34980DB0B2F78093B4F3FF7F3F0200803FCD092CB3D3AC42B208636932CD092CB3FDFF7F3F0125A533E89202B2D3AC42B20125A5330100803F228367B308636932E89202B2228367B30100803F0400803F3C8666B290555E31E19D04343C8666B2FDFF7F3FDE52ABB2A6F417B490555E31DE52ABB2FCFF7F3FE7559332E19D0434A6F417B4E75593320200803FFDFF7F3F562D62B421CA82B3EE7D8933562D62B4FEFF7F3FD4394E3305D5D1B321CA82B3D4394E330100803FE8DF38B1EE7D893305D5D1B3E8DF38B1FDFF7F3FF4FF7F3FA65E7DB4E6E74CB3D4900EB3A65E7DB40100803F80E796B0388C3F33E6E74CB380E796B0FEFF7F3F90C59CB1D4900EB3388C3F3390C59CB10100803F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0xA212D1C038A7AB3F53AA62402170B640A097E3C02E8D5BBF45FBBA3FCF3CB040C0FB93C0D5814F3F5F802C40BCDEA84021167AC0EEC916C0898313BFA6D0AB3F3620C4C069B117C00558B4BE4BA994400C5685C06EC292BFA167DD3FAF7D8840"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 8.4784733189735562e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>) {
%0:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
%13 = stablehlo.multiply %6, %12 : tensor<4x4xf32>
%14 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%16 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%17 = stablehlo.dot_general %16, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%18:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%20 = stablehlo.compare EQ, %18#2, %19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%24 = stablehlo.select %23, %18#0, %22 : tensor<4x4xi1>, tensor<4x4xf32>
%25 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
%27 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%28 = stablehlo.select %27, %18#1, %26 : tensor<4xi1>, tensor<4xf32>
%29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
%31 = stablehlo.multiply %24, %30 : tensor<4x4xf32>
%32 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%33 = stablehlo.dot_general %31, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%34 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%35 = stablehlo.dot_general %34, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%36:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%38 = stablehlo.compare EQ, %36#2, %37, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%42 = stablehlo.select %41, %36#0, %40 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%43 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%44 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%46 = stablehlo.select %45, %36#1, %44 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
%47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 3] : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x4xf32>
%49 = stablehlo.multiply %42, %48 : tensor<2x3x4x4xf32>
%50 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%51 = stablehlo.dot_general %49, %50, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%52 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%53 = stablehlo.dot_general %52, %42, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%54 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%55 = stablehlo.add %arg1, %54 : tensor<2x3x4x4xf32>
%56 = call @eigvalsh(%55) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4xf32>
return %10, %15, %17, %28, %33, %35, %46, %51, %53, %56 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>
}
func.func private @eigvalsh(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4xf32> {
%0:2 = call @eigh(%arg0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>)
return %0#0 : tensor<2x3x4xf32>
}
func.func private @eigh(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>) {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<2x3x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<2x3x4x4xf32>
%4:3 = stablehlo.custom_call @cusolver_syevd_ffi(%3) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%11 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
return %14, %10 : tensor<2x3x4xf32>, tensor<2x3x4x4xf32>
}
}
// -----
// eigh_jacobi_float32
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
%c0 = stablehlo.constant dense<"0xC0C63A40683C8ABEACAF38402AF927C0683C8ABE2A976440883D194078200FC0ACAF3840883D194010D5DABF22A121402AF927C078200FC022A1214005EA3ABFD567113E737A22C09C180D40CE29EE3F737A22C0CFA90D4045D47840BC4AB0BF9C180D4045D47840219370C0E23036BFCE29EE3FBC4AB0BFE23036BF49BCCD3EC5A9E33FAE7E953F9E59543F9EE052C0AE7E953F069AB7BF49C5F0BFED2310409E59543F49C5F0BF303CEE3FE838663F9EE052C0ED231040E838663FA001FA3F5738D33E51AB993FE0B6D93EC65F963F51AB993FAFCDEDBF9CD6B63E5E0A5E3EE0B6D93E9CD6B63E6611FABE80230FBEC65F963F5E0A5E3E80230FBEA21664C0636A5B408C1A33405C17CD3DEA6CE7BF8C1A3340074D2DC044AD5FBF7570FC3F5C17CD3D44AD5FBF2791C9BF8EC807BFEA6CE7BF7570FC3F8EC807BF0A7F56C06D02D93ED2F0263FD05167BF8E17E33FD2F0263F6FB1643DF829943F5C311A40D05167BFF829943F7213EB3FDA1B13408E17E33F5C311A40DA1B1340DC35D1BF"> : tensor<2x3x4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3x4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3x4x4xf32>
%r:3 = call @f(%a0) : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>)
%e0 = stablehlo.constant dense<"0xA212D1C038A7AB3F53AA62402170B640A097E3C02E8D5BBF45FBBA3FCF3CB040C0FB93C0D5814F3F5F802C40BCDEA84021167AC0EEC916C0898313BFA6D0AB3F3620C4C069B117C00558B4BE4BA994400C5685C06EC292BFA167DD3FAF7D8840"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.4784733189735562e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0xC4C63A406E3C8ABEB0AF38402EF927C0723C8ABE36976440883D194079200FC0B0AF3840883D194008D5DABF1FA121402EF927C079200FC01FA12140FDE93ABFBF67113E797A22C09D180D40D829EE3F797A22C0D9A90D404ED47840C14AB0BF9C180D404DD47840279370C0FA3036BFD929EE3FC24AB0BFFA3036BF34BCCD3EC9A9E33FAB7E953F9B59543F9FE052C0AB7E953F009AB7BF3BC5F0BFE62310409B59543F3BC5F0BF373CEE3FD938663F9FE052C0E5231040D938663FAA01FA3F5F38D33E55AB993FE1B6D93EC85F963F54AB993FB8CDEDBFA9D6B63E230A5E3EE0B6D93EA9D6B63E6511FABE7F230FBEC85F963F220A5E3E7F230FBEA41664C06A6A5B40901A33405F17CD3DEF6CE7BF911A33400E4D2DC04CAD5FBF7F70FC3F6117CD3D4CAD5FBF2C91C9BF90C807BFED6CE7BF7F70FC3F90C807BF0F7F56C07202D93ED4F0263FC25167BF9417E33FD4F0263FEDB2643D022A943F63311A40C35167BF022A943F7713EB3FE01B13409417E33F63311A40E01B1340EB35D1BF"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.6348071691681980e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0100803FA0CC4BB1AB52E3338CE2C6B3A0CC4BB10000803FAFC9A3B146DD8A32AB52E333AFC9A3B10200803FB07E1C338CE2C6B346DD8A32B07E1C330300803F0100803FE3019FB3910884B398DF60B4E3019FB30500803F4AF28DB3A538F733910884B34AF28DB3FDFF7F3FBC40B53298DF60B4A538F733BC40B5320300803FF7FF7F3FE97874B454B031346CBA73B3E97874B4FDFF7F3F1D6489337FE33E3354B031341D648933FEFF7F3FAF3EB9B16CBA73B37FE33E33AF3EB9B10100803F0100803F1CE16FB3A0050634A289E4321CE16FB30200803F3E242434878BE5B3A00506343E2424340100803FDBC82C33A289E432878BE5B3DBC82C330100803F0400803FCDCA91B202B5BD323F6F4133CDCA91B20200803FE72BB0B3523718B102B5BD32E72BB0B30100803F66229C323F6F4133523718B166229C320200803F0400803F889F60B10CCDD3B3A267C5B3889F60B1FFFF7F3FAD8201B244253FB40CCDD3B3AD8201B2FDFF7F3FF32CF733A267C5B344253FB4F32CF7330500803F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920936060505483e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) {
%0:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 2 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 3] : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x4xf32>
%13 = stablehlo.multiply %6, %12 : tensor<2x3x4x4xf32>
%14 = stablehlo.transpose %6, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%15 = stablehlo.dot_general %13, %14, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%16 = stablehlo.transpose %6, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%17 = stablehlo.dot_general %16, %6, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
return %10, %15, %17 : tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>
}
}
// -----
// svd_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xf32>
%r:25 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>)
%e0 = stablehlo.constant dense<"0x39E34E40E6A20D40C63ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8535816315743432e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x312E31BF517CF93FDBA339BFADBC933F1063BD3FDE0EDFBE916F7EBE1F4E02BF603DC9BF9850ACBD7C6D84BFE8AE78BFDA6AA1BFC6BD9CBF01AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3235158153056545e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFDFF7F3F961BBD321EAF10B4961BBD32FDFF7F3F40B5D9B01EAF10B440B5D9B00000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xFFFF7F3FFE991E32BF4396B3FE991E32FFFF7F3FA0BBBF2FBF4396B3A0BBBF2F0100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x39E34E40E6A20D40C63ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.8535816315743432e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x312E31BF517CF93FDBA339BFADBC933F1063BD3FDE0EDFBE916F7EBE1F4E02BF603DC9BF9850ACBD7C6D84BFE8AE78BFDA6AA1BFC6BD9CBF01AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3235158153056545e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e6 = stablehlo.constant dense<"0xFDFF7F3F961BBD321EAF10B4209F93324033CB32961BBD32FDFF7F3F40B5D9B0186CC23220C463B21EAF10B440B5D9B00000803F0019C2318036C232209F9332186CC2320019C231FFFF7F3F00AA29324033CB3220C463B28036C23200AA2932FFFF7F3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e7 = stablehlo.constant dense<"0xFFFF7F3FFE991E32BF4396B3FE991E32FFFF7F3FA0BBBF2FBF4396B3A0BBBF2F0100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e8 = stablehlo.constant dense<"0xBD624240B37208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0419003F965FCB3FAA268D3FA2B18CBF26A14CBF6142BF3FD94DFDBF0978A43F7A19983FA75603BEE4B149BF63E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.3590781950133533e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0xFAFF7F3F1641BCB3084ACE311641BCB30000803F40AF2D33084ACE3140AF2D330000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e11 = stablehlo.constant dense<"0xF8FF7F3FA2171334645976B4A2171334F9FF7F3FF67807B3645976B4F67807B30200803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<"0xBD624240B37208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0619003F975FCB3FAB268D3FA2B18CBF25A14CBF6142BF3FD94DFDBF0978A43F7A19983FA65603BEE4B149BF63E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.3590781950133533e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e14 = stablehlo.constant dense<"0xFAFF7F3F1641BCB3084ACE311641BCB30000803F40AF2D33084ACE3140AF2D330000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0xF8FF7F3F442FC633645976B4BE2E2CB4442FC633FCFF7F3FF67867B35B6F6633645976B4F67867B30200803F5ABCE6B3BE2E2CB45B6F66335ABCE6B3FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e16 = stablehlo.constant dense<"0xB4077940D28F53402DE4E03F48B4813F18F16E40474C5140E051663FC63E043DAE8F4540C40A274003ED853F9931173EC29D5B40CC8330408077C43FE307803F866D6A403E320D40CBDAF13FA25F183F97E74240CE77074083E7843F07E0D53E"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 4.6385468976950506e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e17 = stablehlo.constant dense<"0xBDC6BA3F32EAB53F713E9F3F674774BF4F79D8BF2997E43F920BE93E29A7FEBFDD20D23F2738F83F0FD55ABF3198A03F9ECED5BF0BCE7CBE0FAAA23F02EABABEC467913D5513C4BF71C5A03F5FC30BBC8AE180BFCAA98D3F665DF53FC90D1D3E81D7723F144BFC3F1B93F0BFCCB4CA3E5041EF3F70ECC3BFA4C58DBF42BC4D3EC9A9633FE112583E0863433EB79CE5BFA5F8743F009A37BFAD21DABF5BBCEA3FDE80233FD51C35BE293C6E3F1220B5BD8D24C0BF002ED63EE9DC7C3FA6017A3F6538533E3363DB3F6934E43FE7EEBF3FD56F03BFA7CD6DBF4338F43D82031E3FB7C6ADBF1291733E4E117ABECB25FFBF963CA6BED101CDBE5741ED3FA016E4BF626ADB3F400FD13F1B64CC3E8523A0BFD525953F054DADBF0CAA37BFC76A2A3F3B1E99BEEF0C20BE2E9149BF41EFECBFCA920EBF093BA73FF60AA93F087FD6BF6902593E42B715BFA6EECEBE52CDF93F0D549E3F8CB0E43C0F24F53CAF7ED53FF5B4FFBE6255903F6B136B3FF909733FFBAD35BE0DC83D3FB1B2AC3FDA3551BF"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 2.3762474654631660e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e18 = stablehlo.constant dense<"0xFFFF7F3F825BCF325F1144B3C0B22C33825BCF320200803F6EEA31B248AFA7B35F1144B36EEA31B20100803FF43891B3C0B22C3348AFA7B3F43891B3FFFF7F3FFAFF7F3F3ED5EFB21C4CAB33EA50DD313ED5EFB20000803FDCBC23B36278BA331C4CAB33DCBC23B3FDFF7F3FF44F0532EA50DD316278BA33F44F05320200803FFFFF7F3F26B98DB2965490B10AABBCB026B98DB20100803FBA4BD9B2A85B1733965490B1BA4BD9B2F6FF7F3F429A20330AABBCB0A85B1733429A2033FCFF7F3FFEFF7F3F8A0B8C328ADB01B4D49557348A0B8C32FDFF7F3F38FE24B3EB6995338ADB01B438FE24B3FDFF7F3F15620933D4955734EB699533156209330200803F0200803F7F8EEFB351598633438B6F337F8EEFB3FFFF7F3F8F87CEB25C1F1333515986338F87CEB2FFFF7F3F0A75D731438B6F335C1F13330A75D731FFFF7F3F0100803F40EA41B3B687B3338057E2B340EA41B3FAFF7F3FB64CE1B3005EFA32B687B333B64CE1B30100803F40EB77B28057E2B3005EFA3240EB77B20100803F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e19 = stablehlo.constant dense<"0xF9FF7F3FE2745EB2928387337050C7B2E2745EB2FAFF7F3F32D8623244483DB39283873332D86232FEFF7F3F1A2954B37050C7B244483DB31A2954B30100803FF9FF7F3F7079ABB082C5F7326858ECB27079ABB0F6FF7F3FA592D332EECB02B482C5F732A592D3320000803F40B427336858ECB2EECB02B440B427330000803F0300803F4A7E95B3B88302337DAFCA334A7E95B30300803FD519C8B27019C5B3B8830233D519C8B2FCFF7F3F61ED02B47DAFCA337019C5B361ED02B40100803FFEFF7F3F34AD5F346D0B0AB49C04B8B334AD5F34FBFF7F3F1C163B3492707EB36D0B0AB41C163B34FAFF7F3FE0B00A339C04B8B392707EB3E0B00A33FDFF7F3FFBFF7F3F7A31A4B39CB8B833B635AEB27A31A4B3FFFF7F3F74C35032B2459EB39CB8B83374C350320300803FA85502B3B635AEB2B2459EB3A85502B30400803FFEFF7F3FA9D3D6B393FE9CB2FADBB733A9D3D6B30000803FA0E49F3247849D3493FE9CB2A0E49F320100803F683D8F2FFADBB73347849D34683D8F2FFAFF7F3F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e20 = stablehlo.constant dense<"0xB4077940D28F53402DE4E03F48B4813F18F16E40474C5140E051663FC63E043DAE8F4540C40A274003ED853F9931173EC29D5B40CC8330408077C43FE307803F866D6A403E320D40CBDAF13FA25F183F97E74240CE77074083E7843F07E0D53E"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 4.6385468976950506e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e21 = stablehlo.constant dense<"0xBDC6BA3F32EAB53F713E9F3F674774BF4F79D8BF2997E43F920BE93E29A7FEBFDD20D23F2738F83F0FD55ABF3198A03F9ECED5BF0BCE7CBE0FAAA23F02EABABEC467913D5513C4BF71C5A03F5FC30BBC8AE180BFCAA98D3F665DF53FC90D1D3E81D7723F144BFC3F1B93F0BFCCB4CA3E5041EF3F70ECC3BFA4C58DBF42BC4D3EC9A9633FE112583E0863433EB79CE5BFA5F8743F009A37BFAD21DABF5BBCEA3FDE80233FD51C35BE293C6E3F1220B5BD8D24C0BF002ED63EE9DC7C3FA6017A3F6538533E3363DB3F6934E43FE7EEBF3FD56F03BFA7CD6DBF4338F43D82031E3FB7C6ADBF1291733E4E117ABECB25FFBF963CA6BED101CDBE5741ED3FA016E4BF626ADB3F400FD13F1B64CC3E8523A0BFD525953F054DADBF0CAA37BFC76A2A3F3B1E99BEEF0C20BE2E9149BF41EFECBFCA920EBF093BA73FF60AA93F087FD6BF6902593E42B715BFA6EECEBE52CDF93F0D549E3F8CB0E43C0F24F53CAF7ED53FF5B4FFBE6255903F6B136B3FF909733FFBAD35BE0DC83D3FB1B2AC3FDA3551BF"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 2.3762474654631660e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e22 = stablehlo.constant dense<"0xFFFF7F3F825BCF325F1144B3C0B22C33825BCF320200803F6EEA31B248AFA7B35F1144B36EEA31B20100803FF43891B3C0B22C3348AFA7B3F43891B3FFFF7F3FFAFF7F3F3ED5EFB21C4CAB33EA50DD313ED5EFB20000803FDCBC23B36278BA331C4CAB33DCBC23B3FDFF7F3FF44F0532EA50DD316278BA33F44F05320200803FFFFF7F3F26B98DB2965490B10AABBCB026B98DB20100803FBA4BD9B2A85B1733965490B1BA4BD9B2F6FF7F3F429A20330AABBCB0A85B1733429A2033FCFF7F3FFEFF7F3F8A0B8C328ADB01B4D49557348A0B8C32FDFF7F3F38FE24B3EB6995338ADB01B438FE24B3FDFF7F3F15620933D4955734EB699533156209330200803F0200803F7F8EEFB351598633438B6F337F8EEFB3FFFF7F3F8F87CEB25C1F1333515986338F87CEB2FFFF7F3F0A75D731438B6F335C1F13330A75D731FFFF7F3F0100803F40EA41B3B687B3338057E2B340EA41B3FAFF7F3FB64CE1B3005EFA32B687B333B64CE1B30100803F40EB77B28057E2B3005EFA3240EB77B20100803F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e23 = stablehlo.constant dense<"0xF9FF7F3FE2745EB2928387337050C7B2E2745EB2FAFF7F3F32D8623244483DB39283873332D86232FEFF7F3F1A2954B37050C7B244483DB31A2954B30100803FF9FF7F3F7079ABB082C5F7326858ECB27079ABB0F6FF7F3FA592D332EECB02B482C5F732A592D3320000803F40B427336858ECB2EECB02B440B427330000803F0300803F4A7E95B3B88302337DAFCA334A7E95B30300803FD519C8B27019C5B3B8830233D519C8B2FCFF7F3F61ED02B47DAFCA337019C5B361ED02B40100803FFEFF7F3F34AD5F346D0B0AB49C04B8B334AD5F34FBFF7F3F1C163B3492707EB36D0B0AB41C163B34FAFF7F3FE0B00A339C04B8B392707EB3E0B00A33FDFF7F3FFBFF7F3F7A31A4B39CB8B833B635AEB27A31A4B3FFFF7F3F74C35032B2459EB39CB8B83374C350320300803FA85502B3B635AEB2B2459EB3A85502B30400803FFEFF7F3FA9D3D6B393FE9CB2FADBB733A9D3D6B30000803FA0E49F3247849D3493FE9CB2A0E49F320100803F683D8F2FFADBB73347849D34683D8F2FFAFF7F3F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e24 = stablehlo.constant dense<"0xB3077940D68F53402CE4E03F48B4813F15F16E40494C5140E351663FC53E043DAD8F4540C20A274004ED853F9B31173EC39D5B40CC8330408077C43FE507803F866D6A403D320D40C6DAF13F9E5F183F98E74240D077074083E7843F06E0D53E"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 4.6385466134779563e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3x4x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = stablehlo.slice %0#2 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%3 = stablehlo.slice %1 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%9 = stablehlo.select %8, %0#1, %7 : tensor<3xi1>, tensor<3xf32>
%10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%13 = stablehlo.select %12, %2, %11 : tensor<5x3xi1>, tensor<5x3xf32>
%14 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%17 = stablehlo.select %16, %3, %15 : tensor<3x3xi1>, tensor<3x3xf32>
%18 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%20 = stablehlo.multiply %13, %19 : tensor<5x3xf32>
%21 = stablehlo.dot_general %20, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%22 = stablehlo.transpose %13, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%23 = stablehlo.dot_general %22, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
%24 = stablehlo.transpose %17, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%25 = stablehlo.dot_general %17, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%26:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%27 = stablehlo.transpose %26#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%29 = stablehlo.compare EQ, %26#4, %28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
%32 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%33 = stablehlo.select %32, %26#1, %31 : tensor<3xi1>, tensor<3xf32>
%34 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%37 = stablehlo.select %36, %26#2, %35 : tensor<5x5xi1>, tensor<5x5xf32>
%38 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%41 = stablehlo.select %40, %27, %39 : tensor<3x3xi1>, tensor<3x3xf32>
%42 = stablehlo.slice %37 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%43 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%45 = stablehlo.multiply %42, %44 : tensor<5x3xf32>
%46 = stablehlo.dot_general %45, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%47 = stablehlo.transpose %37, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
%48 = stablehlo.dot_general %47, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%49 = stablehlo.transpose %41, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%50 = stablehlo.dot_general %41, %49, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%51:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%52 = stablehlo.transpose %51#3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%53 = stablehlo.slice %51#2 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%54 = stablehlo.slice %52 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%56 = stablehlo.compare EQ, %51#4, %55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%59 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%60 = stablehlo.select %59, %51#1, %58 : tensor<3xi1>, tensor<3xf32>
%61 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%62 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%63 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%64 = stablehlo.select %63, %53, %62 : tensor<3x3xi1>, tensor<3x3xf32>
%65 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%67 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%68 = stablehlo.select %67, %54, %66 : tensor<3x4xi1>, tensor<3x4xf32>
%69 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%71 = stablehlo.multiply %64, %70 : tensor<3x3xf32>
%72 = stablehlo.dot_general %71, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%73 = stablehlo.transpose %64, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%74 = stablehlo.dot_general %73, %64, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%75 = stablehlo.transpose %68, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%76 = stablehlo.dot_general %68, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%77:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%78 = stablehlo.transpose %77#3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%79 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%80 = stablehlo.compare EQ, %77#4, %79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%82 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%83 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%84 = stablehlo.select %83, %77#1, %82 : tensor<3xi1>, tensor<3xf32>
%85 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%86 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%87 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%88 = stablehlo.select %87, %77#2, %86 : tensor<3x3xi1>, tensor<3x3xf32>
%89 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%90 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%91 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%92 = stablehlo.select %91, %78, %90 : tensor<4x4xi1>, tensor<4x4xf32>
%93 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%95 = stablehlo.multiply %88, %94 : tensor<3x3xf32>
%96 = stablehlo.slice %92 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
%97 = stablehlo.dot_general %95, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%98 = stablehlo.transpose %88, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%99 = stablehlo.dot_general %98, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%100 = stablehlo.transpose %92, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%101 = stablehlo.dot_general %92, %100, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%102:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%103 = stablehlo.transpose %102#3, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%104 = stablehlo.slice %102#2 [0:2, 0:3, 0:4, 0:4] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%105 = stablehlo.slice %103 [0:2, 0:3, 0:4, 0:4] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%106 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%107 = stablehlo.compare EQ, %102#4, %106, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%109 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%110 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%111 = stablehlo.select %110, %102#1, %109 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
%112 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%113 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%114 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%115 = stablehlo.select %114, %104, %113 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%116 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%117 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%118 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%119 = stablehlo.select %118, %105, %117 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%120 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 3] : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x4xf32>
%122 = stablehlo.multiply %115, %121 : tensor<2x3x4x4xf32>
%123 = stablehlo.dot_general %122, %119, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%124 = stablehlo.transpose %115, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%125 = stablehlo.dot_general %124, %115, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%126 = stablehlo.transpose %119, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%127 = stablehlo.dot_general %119, %126, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%128:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%129 = stablehlo.transpose %128#3, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%130 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%131 = stablehlo.compare EQ, %128#4, %130, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%133 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%134 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%135 = stablehlo.select %134, %128#1, %133 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
%136 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%137 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%139 = stablehlo.select %138, %128#2, %137 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%140 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%141 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%142 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%143 = stablehlo.select %142, %129, %141 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%144 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 3] : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
%145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x4x4xf32>
%146 = stablehlo.multiply %139, %145 : tensor<2x3x4x4xf32>
%147 = stablehlo.dot_general %146, %143, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%148 = stablehlo.transpose %139, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%149 = stablehlo.dot_general %148, %139, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%150 = stablehlo.transpose %143, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%151 = stablehlo.dot_general %143, %150, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%152 = call @svd(%arg2) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4xf32>
return %9, %21, %23, %25, %33, %46, %48, %50, %60, %72, %74, %76, %84, %97, %99, %101, %111, %123, %125, %127, %135, %147, %149, %151, %152 : tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4xf32>
}
func.func private @svd(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4xf32> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
return %6 : tensor<2x3x4xf32>
}
}
// -----
// svd_large_float32
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
%c0 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
%e0 = stablehlo.constant dense<"0x48959242"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4948141546919942e-03 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x005C99C3"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.4625489711761475e-02 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0x00000C42"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.6689300537109375e-03 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x01000C42"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.6689302356098779e-03 : f64} : (tensor<f32>, tensor<f32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
%0 = stablehlo.iota dim = 0 : tensor<1400xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1400xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.add %2, %3 : tensor<1400xi32>
%c_0 = stablehlo.constant dense<101> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%6 = stablehlo.convert %5 : (tensor<1400xi32>) -> tensor<1400xf32>
%cst = stablehlo.constant dense<6.400000e+01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1400xf32>
%8 = stablehlo.divide %6, %7 : tensor<1400xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1400xf32>
%10 = stablehlo.subtract %8, %9 : tensor<1400xf32>
%11 = stablehlo.reshape %10 : (tensor<1400xf32>) -> tensor<40x35xf32>
%12:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%11) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=40, j=35, k=40, l=35, m=35, n=40, o=35, p=35, q=35}, custom>} : (tensor<40x35xf32>) -> (tensor<40x35xf32>, tensor<35xf32>, tensor<40x35xf32>, tensor<35x35xf32>, tensor<i32>)
%13 = stablehlo.transpose %12#3, dims = [1, 0] : (tensor<35x35xf32>) -> tensor<35x35xf32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%15 = stablehlo.compare EQ, %12#4, %14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<35xf32>
%18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1xi1>) -> tensor<35xi1>
%19 = stablehlo.select %18, %12#1, %17 : tensor<35xi1>, tensor<35xf32>
%20 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<40x35xf32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x35xi1>
%23 = stablehlo.select %22, %12#2, %21 : tensor<40x35xi1>, tensor<40x35xf32>
%24 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<35x35xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<35x35xi1>
%27 = stablehlo.select %26, %13, %25 : tensor<35x35xi1>, tensor<35x35xf32>
%28 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<35xf32>) -> tensor<1x35xf32>
%29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x35xf32>) -> tensor<40x35xf32>
%30 = stablehlo.multiply %23, %29 : tensor<40x35xf32>
%31 = stablehlo.dot_general %30, %27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x35xf32>, tensor<35x35xf32>) -> tensor<40x35xf32>
%32 = stablehlo.transpose %23, dims = [1, 0] : (tensor<40x35xf32>) -> tensor<35x40xf32>
%33 = stablehlo.dot_general %32, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x40xf32>, tensor<40x35xf32>) -> tensor<35x35xf32>
%34 = stablehlo.transpose %27, dims = [1, 0] : (tensor<35x35xf32>) -> tensor<35x35xf32>
%35 = stablehlo.dot_general %27, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x35xf32>, tensor<35x35xf32>) -> tensor<35x35xf32>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%36 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<35xf32>, tensor<f32>) -> tensor<f32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x35xf32>, tensor<f32>) -> tensor<f32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<35x35xf32>, tensor<f32>) -> tensor<f32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%35 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<35x35xf32>, tensor<f32>) -> tensor<f32>
return %36, %37, %38, %39 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
func.func private @remainder(%arg0: tensor<1400xi32>, %arg1: tensor<i64>) -> tensor<1400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1400xi1>, tensor<1400xi1>) -> tensor<1400xi1>
%12 = stablehlo.and %11, %6 : tensor<1400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%14 = stablehlo.add %4, %13 : tensor<1400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1400xi1>, tensor<1400xi32>
return %15 : tensor<1400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// svd_by_qr_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%r:17 = call @f(%a0, %a1) : (tensor<5x3xf32>, tensor<3x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x39E34E40E6A20D40C63ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8535816315743432e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2C2E31BF527CF93FDCA339BFADBC933F0F63BD3FE20EDFBE936F7EBE214E02BF613DC9BFA250ACBD7C6D84BFE7AE78BFDA6AA1BFC5BD9CBF01AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3235159574142017e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFDFF7F3FF22EF533EFF9ABB3F22EF533FFFF7F3F6C5B4BB1EFF9ABB36C5B4BB1FDFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920928244535389e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xFEFF7F3F5D19DFB3EFE61BB35D19DFB3FFFF7F3F777F0133EFE61BB3777F01330100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x39E34E40E6A20D40C63ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.8535816315743432e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x2C2E31BF527CF93FDCA339BFADBC933F0F63BD3FE20EDFBE936F7EBE214E02BF613DC9BFA250ACBD7C6D84BFE7AE78BFDA6AA1BFC5BD9CBF01AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3235159574142017e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e6 = stablehlo.constant dense<"0xFDFF7F3FF22EF533EFF9ABB330769432F8A98133F22EF533FFFF7F3F6C5B4BB1069BB03310E2F1B2EFF9ABB36C5B4BB1FDFF7F3F8054FEB0C0F0913130769432069BB0338054FEB0FFFF7F3F00AA2932F8A9813310E2F1B2C0F0913100AA2932FFFF7F3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920928244535389e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e7 = stablehlo.constant dense<"0xFEFF7F3F5D19DFB3EFE61BB35D19DFB3FFFF7F3F777F0133EFE61BB3777F01330100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e8 = stablehlo.constant dense<"0xBD624240B37208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0B19003F965FCB3FAF268D3FA5B18CBF2FA14CBF6442BF3FDB4DFDBF0B78A43F7819983FA45603BEDDB149BF60E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.3590784792304476e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0x0100803FD6FEF5B2B0B34931D6FEF5B20000803F0D4C8432B0B349310D4C8432FEFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e11 = stablehlo.constant dense<"0xFBFF7F3F58FB09B4F4CD563458FB09B4FCFF7F3FF6822133F4CD5634F6822133FCFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920926112907182e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<"0xBD624240B37208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0B19003F965FCB3FAF268D3FA5B18CBF2FA14CBF6442BF3FDB4DFDBF0B78A43F7819983FA45603BEDDB149BF60E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.3590784792304476e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e14 = stablehlo.constant dense<"0x0100803FD6FEF5B2B0B34931D6FEF5B20000803F0D4C8432B0B349310D4C8432FEFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0xFBFF7F3F58FB09B4F4CD56345AE3A73358FB09B4FCFF7F3FF68221335D0F8432F4CD5634F6822133FCFF7F3F3BAA87B35AE3A7335D0F84323BAA87B3FEFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920927533992653e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e16 = stablehlo.constant dense<"0xBC624240B67208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 3.6207154607836856e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf32>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%17 = stablehlo.multiply %10, %16 : tensor<5x3xf32>
%18 = stablehlo.dot_general %17, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%19 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%20 = stablehlo.dot_general %19, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
%21 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%22 = stablehlo.dot_general %14, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%23:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
%28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%29 = stablehlo.select %28, %23#1, %27 : tensor<3xi1>, tensor<3xf32>
%30 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%33 = stablehlo.select %32, %23#2, %31 : tensor<5x5xi1>, tensor<5x5xf32>
%34 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%37 = stablehlo.select %36, %23#3, %35 : tensor<3x3xi1>, tensor<3x3xf32>
%38 = stablehlo.slice %33 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%39 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%41 = stablehlo.multiply %38, %40 : tensor<5x3xf32>
%42 = stablehlo.dot_general %41, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%43 = stablehlo.transpose %33, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
%44 = stablehlo.dot_general %43, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%45 = stablehlo.transpose %37, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%46 = stablehlo.dot_general %37, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%47:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=4, p=3, q=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%49 = stablehlo.compare EQ, %47#4, %48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%51 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%52 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%53 = stablehlo.select %52, %47#1, %51 : tensor<3xi1>, tensor<3xf32>
%54 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%57 = stablehlo.select %56, %47#3, %55 : tensor<3x3xi1>, tensor<3x3xf32>
%58 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%60 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%61 = stablehlo.select %60, %47#2, %59 : tensor<3x4xi1>, tensor<3x4xf32>
%62 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%64 = stablehlo.multiply %57, %63 : tensor<3x3xf32>
%65 = stablehlo.dot_general %64, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%66 = stablehlo.transpose %57, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%67 = stablehlo.dot_general %66, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%68 = stablehlo.transpose %61, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%69 = stablehlo.dot_general %61, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%70:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=4, o=4, p=3, q=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%72 = stablehlo.compare EQ, %70#4, %71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%75 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%76 = stablehlo.select %75, %70#1, %74 : tensor<3xi1>, tensor<3xf32>
%77 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%78 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%80 = stablehlo.select %79, %70#3, %78 : tensor<3x3xi1>, tensor<3x3xf32>
%81 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%84 = stablehlo.select %83, %70#2, %82 : tensor<4x4xi1>, tensor<4x4xf32>
%85 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%87 = stablehlo.multiply %80, %86 : tensor<3x3xf32>
%88 = stablehlo.slice %84 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
%89 = stablehlo.dot_general %87, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%90 = stablehlo.transpose %80, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%91 = stablehlo.dot_general %90, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%92 = stablehlo.transpose %84, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%93 = stablehlo.dot_general %84, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%94 = call @svd(%arg1) : (tensor<3x4xf32>) -> tensor<3xf32>
return %6, %18, %20, %22, %29, %42, %44, %46, %53, %65, %67, %69, %76, %89, %91, %93, %94 : tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>
}
func.func private @svd(%arg0: tensor<3x4xf32>) -> tensor<3xf32> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
return %6 : tensor<3xf32>
}
}
// -----
// svd_polar_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%r:17 = call @f(%a0, %a1) : (tensor<5x3xf32>, tensor<3x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x39E34E40E6A20D40C63ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8535816315743432e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x312E31BF517CF93FDBA339BFADBC933F1063BD3FDE0EDFBE916F7EBE1F4E02BF603DC9BF9850ACBD7C6D84BFE8AE78BFDA6AA1BFC6BD9CBF01AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3235158153056545e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFDFF7F3F961BBD321EAF10B4961BBD32FDFF7F3F40B5D9B01EAF10B440B5D9B00000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xFFFF7F3FFE991E32BF4396B3FE991E32FFFF7F3FA0BBBF2FBF4396B3A0BBBF2F0100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x39E34E40E6A20D40C63ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.8535816315743432e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x312E31BF517CF93FDBA339BFADBC933F1063BD3FDE0EDFBE916F7EBE1F4E02BF603DC9BF9850ACBD7C6D84BFE8AE78BFDA6AA1BFC6BD9CBF01AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3235158153056545e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e6 = stablehlo.constant dense<"0xFDFF7F3F961BBD321EAF10B4209F93324033CB32961BBD32FDFF7F3F40B5D9B0186CC23220C463B21EAF10B440B5D9B00000803F0019C2318036C232209F9332186CC2320019C231FFFF7F3F00AA29324033CB3220C463B28036C23200AA2932FFFF7F3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e7 = stablehlo.constant dense<"0xFFFF7F3FFE991E32BF4396B3FE991E32FFFF7F3FA0BBBF2FBF4396B3A0BBBF2F0100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e8 = stablehlo.constant dense<"0xBD624240B37208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0419003F965FCB3FAA268D3FA2B18CBF26A14CBF6142BF3FD94DFDBF0978A43F7A19983FA75603BEE4B149BF63E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.3590781950133533e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0xFAFF7F3F1641BCB3084ACE311641BCB30000803F40AF2D33084ACE3140AF2D330000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e11 = stablehlo.constant dense<"0xF8FF7F3FA2171334645976B4A2171334F9FF7F3FF67807B3645976B4F67807B30200803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<"0xBD624240B37208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0619003F975FCB3FAB268D3FA2B18CBF25A14CBF6142BF3FD94DFDBF0978A43F7A19983FA65603BEE4B149BF63E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.3590781950133533e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e14 = stablehlo.constant dense<"0xFAFF7F3F1641BCB3084ACE311641BCB30000803F40AF2D33084ACE3140AF2D330000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0xF8FF7F3F442FC633645976B4BE2E2CB4442FC633FCFF7F3FF67867B35B6F6633645976B4F67867B30200803F5ABCE6B3BE2E2CB45B6F66335ABCE6B3FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e16 = stablehlo.constant dense<"0xBC624240B67208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 3.6207154607836856e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
%1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%7 = stablehlo.select %6, %0#1, %5 : tensor<3xi1>, tensor<3xf32>
%8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%11 = stablehlo.select %10, %0#2, %9 : tensor<5x3xi1>, tensor<5x3xf32>
%12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%15 = stablehlo.select %14, %1, %13 : tensor<3x3xi1>, tensor<3x3xf32>
%16 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%18 = stablehlo.multiply %11, %17 : tensor<5x3xf32>
%19 = stablehlo.dot_general %18, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%20 = stablehlo.transpose %11, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%21 = stablehlo.dot_general %20, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
%22 = stablehlo.transpose %15, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%23 = stablehlo.dot_general %15, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%24:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%25 = stablehlo.transpose %24#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%27 = stablehlo.compare EQ, %24#4, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
%30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%31 = stablehlo.select %30, %24#1, %29 : tensor<3xi1>, tensor<3xf32>
%32 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%35 = stablehlo.select %34, %24#2, %33 : tensor<5x5xi1>, tensor<5x5xf32>
%36 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%39 = stablehlo.select %38, %25, %37 : tensor<3x3xi1>, tensor<3x3xf32>
%40 = stablehlo.slice %35 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%41 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%43 = stablehlo.multiply %40, %42 : tensor<5x3xf32>
%44 = stablehlo.dot_general %43, %39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%45 = stablehlo.transpose %35, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
%46 = stablehlo.dot_general %45, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%47 = stablehlo.transpose %39, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%48 = stablehlo.dot_general %39, %47, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%49:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x3xf32>, tensor<i32>)
%50 = stablehlo.transpose %49#3, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%52 = stablehlo.compare EQ, %49#4, %51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%56 = stablehlo.select %55, %49#1, %54 : tensor<3xi1>, tensor<3xf32>
%57 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%60 = stablehlo.select %59, %49#2, %58 : tensor<3x3xi1>, tensor<3x3xf32>
%61 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%62 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%63 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%64 = stablehlo.select %63, %50, %62 : tensor<3x4xi1>, tensor<3x4xf32>
%65 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%67 = stablehlo.multiply %60, %66 : tensor<3x3xf32>
%68 = stablehlo.dot_general %67, %64, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%69 = stablehlo.transpose %60, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%70 = stablehlo.dot_general %69, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%71 = stablehlo.transpose %64, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%72 = stablehlo.dot_general %64, %71, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%73:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%74 = stablehlo.transpose %73#3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%75 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%76 = stablehlo.compare EQ, %73#4, %75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%78 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%79 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%80 = stablehlo.select %79, %73#1, %78 : tensor<3xi1>, tensor<3xf32>
%81 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%82 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%84 = stablehlo.select %83, %73#2, %82 : tensor<3x3xi1>, tensor<3x3xf32>
%85 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%86 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%87 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%88 = stablehlo.select %87, %74, %86 : tensor<4x4xi1>, tensor<4x4xf32>
%89 = stablehlo.broadcast_in_dim %80, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%91 = stablehlo.multiply %84, %90 : tensor<3x3xf32>
%92 = stablehlo.slice %88 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
%93 = stablehlo.dot_general %91, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%94 = stablehlo.transpose %84, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%95 = stablehlo.dot_general %94, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%96 = stablehlo.transpose %88, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%97 = stablehlo.dot_general %88, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%98 = call @svd(%arg1) : (tensor<3x4xf32>) -> tensor<3xf32>
return %7, %19, %21, %23, %31, %44, %46, %48, %56, %68, %70, %72, %80, %93, %95, %97, %98 : tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<3xf32>
}
func.func private @svd(%arg0: tensor<3x4xf32>) -> tensor<3xf32> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
return %6 : tensor<3xf32>
}
}
// -----
// singular_values_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%c2 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xf32>
%r:6 = call @f(%a0, %a1, %a2) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>)
%e0 = stablehlo.constant dense<"0x3AE34E40E6A20D40C93ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8535819157914375e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x3AE34E40E6A20D40C93ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.8535819157914375e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xBC624240B67208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.6207154607836856e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xBC624240B67208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.6207154607836856e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e4 = stablehlo.constant dense<"0xB3077940D68F53402CE4E03F48B4813F15F16E40494C5140E351663FC53E043DAD8F4540C20A274004ED853F9B31173EC39D5B40CC8330408077C43FE507803F866D6A403D320D40C6DAF13F9E5F183F98E74240D077074083E7843F06E0D53E"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.6385466134779563e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0xB3077940D68F53402CE4E03F48B4813F15F16E40494C5140E351663FC53E043DAD8F4540C20A274004ED853F9B31173EC39D5B40CC8330408077C43FE507803F866D6A403D320D40C6DAF13F9E5F183F98E74240D077074083E7843F06E0D53E"> : tensor<2x3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.6385466134779563e-05 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3x4x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
%7:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#4, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%13 = stablehlo.select %12, %7#1, %11 : tensor<3xi1>, tensor<3xf32>
%14:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%16 = stablehlo.compare EQ, %14#4, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %14#1, %18 : tensor<3xi1>, tensor<3xf32>
%21:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%23 = stablehlo.compare EQ, %21#4, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%27 = stablehlo.select %26, %21#1, %25 : tensor<3xi1>, tensor<3xf32>
%28:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%30 = stablehlo.compare EQ, %28#4, %29, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%34 = stablehlo.select %33, %28#1, %32 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
%35:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%37 = stablehlo.compare EQ, %35#4, %36, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%41 = stablehlo.select %40, %35#1, %39 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
return %6, %13, %20, %27, %34, %41 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>
}
}
// -----
// singular_values_by_qr_float32
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
%c0 = stablehlo.constant dense<"0x2E2E31BF5A7CF93FDEA339BFB0BC933F1363BD3FEE0EDFBE946F7EBE1D4E02BF613DC9BFA450ACBD7E6D84BFEAAE78BFDE6AA1BFC9BD9CBF05AEA03F"> : tensor<5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf32>
%c1 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF"> : tensor<3x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf32>
%r:4 = call @f(%a0, %a1) : (tensor<5x3xf32>, tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x3AE34E40E6A20D40C93ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8535819157914375e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x3AE34E40E6A20D40C93ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.8535819157914375e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0xBD624240B57208406868D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0xBD624240B57208406868D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = false, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
%7:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#4, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%13 = stablehlo.select %12, %7#1, %11 : tensor<3xi1>, tensor<3xf32>
%14:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = false, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%16 = stablehlo.compare EQ, %14#4, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %14#1, %18 : tensor<3xi1>, tensor<3xf32>
%21:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%23 = stablehlo.compare EQ, %21#4, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%27 = stablehlo.select %26, %21#1, %25 : tensor<3xi1>, tensor<3xf32>
return %6, %13, %20, %27 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
}
// -----
// eig_float32
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
%c1 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xf32>
%r:6 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x22AB2CC000000000504D84BB37BB5E3F504D84BB37BB5EBF633F713E00000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.2864804830314824e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0A66193F7AA1033F7AA1033F4BC6073FCBF8263FADDC153FADDC153FDDDF373F7CD3BE3E1E6A823E1E6A823E6B43E83A15BA8D3EDE9F123FDE9F123F4493E63E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4249288205501216e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xF7D6323F2FE41D3E2FE41D3E9C65C23D4619DB3E9721EB3E9721EB3EF383193F63340E3F81E8033F81E8033F244AC13E43D4113EC9FC343FC9FC343F16FE323F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.3711538094394200e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x3E2E31BF408791344C7CF93F51A15B34CCA339BF003D00B2B0BC933F6850DC331863BD3F084CD4B3F10EDFBED817FF32AC6F7EBE4BA721322A4E02BF26F31EB3603DC9BFFC0CE8B3F450ACBD30BDD433836D84BF9F420833FEAE78BF40220233DA6AA1BF47E3EDB3BFBD9CBF8BF654B405AEA03F16DBCBB146BA9DBEEE7B42B3"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.2940604190516751e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x302E31BF3F8264B3597CF93FF08624B4D9A339BF3BCFCE32AEBC933F410D04B41063BD3F1C899EB3080FDFBE2AD8CE33986F7EBE2C0C43331A4E02BF5C7C0934583DC9BF760DF3B35050ACBD08B91E337A6D84BF5551FF32F1AE78BF2A4D2933D86AA1BFBC357A34C3BD9CBF8052643204AEA03FE587BFB376BA9DBE438911B3"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.2940678086961270e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xEF1D44C000000000DD19E53F9524A93FDD19E53F9524A9BF0241C13F00000000BE825BC000000000EB3C4ABD000000003FA4913F00000000CF97EB3F000000009272F0BF000000005722184000000000B70E4F3E00000000CB72B03F00000000A8E97DBE6DFC1840A8E97DBE6DFC18C0162F90BFFFEE8E3F162F90BFFFEE8EBF306612400000000049EDCBBF0F6E5F3F49EDCBBF0F6E5FBF251C9ABF000000009CA206400000000078720DBE8E766F3F78720DBE8E766FBFB046BEBF00000000"> : tensor<2x3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.6354822491848608e-04 : f64} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @cuhybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = true, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f32>>
%8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%11 = stablehlo.select %10, %0#2, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%15 = stablehlo.select %14, %0#3, %13 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%16 = stablehlo.abs %11 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%17 = stablehlo.abs %15 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%18 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%20 = stablehlo.multiply %15, %19 : tensor<4x4xcomplex<f32>>
%21 = call @inv(%15) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%22 = stablehlo.dot_general %20, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%23 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%24 = stablehlo.real %23 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%25 = stablehlo.imag %23 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%26 = stablehlo.negate %25 : tensor<4x4xf32>
%27 = stablehlo.complex %24, %26 : tensor<4x4xcomplex<f32>>
%28 = call @inv(%27) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%29 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%30 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%31 = stablehlo.real %30 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%32 = stablehlo.imag %30 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%33 = stablehlo.negate %32 : tensor<4x4xf32>
%34 = stablehlo.complex %31, %33 : tensor<4x4xcomplex<f32>>
%35 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%36 = stablehlo.multiply %35, %34 : tensor<4x4xcomplex<f32>>
%37 = stablehlo.dot_general %28, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%38 = call @eigvals(%arg1) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4xcomplex<f32>>
return %7, %16, %17, %22, %37, %38 : tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
}
func.func private @inv(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = call @solve(%arg0, %5) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %12 : tensor<4x4xcomplex<f32>>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %16 : tensor<4x4xcomplex<f32>>
}
func.func private @eigvals(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4xcomplex<f32>> {
%0:5 = stablehlo.custom_call @cuhybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = false}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4x4xcomplex<f32>>, tensor<2x3xi32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<2x3x4xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f32>>
return %7 : tensor<2x3x4xcomplex<f32>>
}
}
// -----
// geev_float32
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
%c1 = stablehlo.constant dense<"0xC0C6BA3F36EAB53F753E9F3F684774BF5079D8BF2A97E43F9E0BE93E2FA7FEBFE420D23F2938F83F10D55ABF3198A03FA0CED5BF10CE7CBE12AAA23F05EABABED567913D5913C4BF76C5A03FF3C20BBC8DE180BFCFA98D3F695DF53FCC0D1D3E82D7723F214BFC3F2193F0BFCCB4CA3E5441EF3F76ECC3BFA4C58DBF49BC4D3EC5A9633FEB12583EF562433EB49CE5BFA2F8743F069A37BFAB21DABF5CBCEA3FE180233FED1C35BE303C6E3FF71FB5BD8724C0BFFB2DD63EE7DC7C3FA0017A3F5738533E3E63DB3F7034E43FEBEEBF3FDA6F03BFAFCD6DBF4238F43D7F031E3FB8C6ADBF1691733E66117ABECB25FFBF923CA6BECF01CDBE5B41ED3FA216E4BF636ADB3F410FD13F1364CC3E8423A0BFD725953F074DADBF0CAA37BFD06A2A3F3C1E99BEE20C20BE279149BF3CEFECBFCC920EBF0D3BA73FF50AA93F0A7FD6BF6D02593E46B715BFAAEECEBE4ECDF93F0C549E3F6FB1E43C0324F53CAB7ED53FF5B4FFBE6855903F72136B3F010A733F04AE35BE18C83D3FB4B2AC3FDC3551BF"> : tensor<2x3x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x3x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xf32>
%r:7 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x3x4x4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x22AB2CC000000000504D84BB37BB5E3F504D84BB37BB5EBF633F713E00000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.2864804830314824e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xF7D6323F2FE41D3E2FE41D3E9C65C23D4619DB3E9721EB3E9721EB3EF383193F63340E3F81E8033F81E8033F244AC13E43D4113EC9FC343FC9FC343F16FE323F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.3711538094394200e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x3E2E31BF408791344C7CF93F51A15B34CCA339BF003D00B2B0BC933F6850DC331863BD3F084CD4B3F10EDFBED817FF32AC6F7EBE4BA721322A4E02BF26F31EB3603DC9BFFC0CE8B3F450ACBD30BDD433836D84BF9F420833FEAE78BF40220233DA6AA1BF47E3EDB3BFBD9CBF8BF654B405AEA03F16DBCBB146BA9DBEEE7B42B3"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.2940604190516751e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xEF1D44C000000000DD19E53F9524A93FDD19E53F9524A9BF0241C13F00000000BE825BC000000000EB3C4ABD000000003FA4913F00000000CF97EB3F000000009272F0BF000000005722184000000000B70E4F3E00000000CB72B03F00000000A8E97DBE6DFC1840A8E97DBE6DFC18C0162F90BFFFEE8E3F162F90BFFFEE8EBF306612400000000049EDCBBF0F6E5F3F49EDCBBF0F6E5FBF251C9ABF000000009CA206400000000078720DBE8E766F3F78720DBE8E766FBFB046BEBF00000000"> : tensor<2x3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.6354822491848608e-04 : f64} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x2BDD513E927F283F927F283F93F52E3F30D2B43ECB380B3FCB380B3F20B69C3ECB14413F0D72E23E0D72E23E6830FA3DA8A3033F059A8C3E059A8C3E8FC1263FCB76E53E522CB23EC274C63E7A46AB3E0B67D73E59CB253E7D262D3E3106E13E3FEB3C3F26B9213E5530043E8AF0713DD7958E3EE4E8683FE49D653F49DF543FB19F903E34A32B3FBB6AAE3E15E7C13E12E9653F1982A63E8EE2683F18F0043FC6CDE23DAE4DBD3ECA364B3D39F5423FDB06A33E29140E3FDAC96D3E56B7AA3D805E353F805E353F4F2B173F4F2B173FD4E43F3ED4E43F3E6C24113F6C24113F5DBE0C3F5DBE0C3FE437553EE437553EDB3DCD3EDB3DCD3EC206093FC206093F7A73723FBB70913EBB70913EBFA1943EE0549D3E8D82D23E8D82D23E0650123FAF20973D540A3C3F540A3C3F199D3F3F04EC663D2508EB3E2508EB3E4BE52D3E762C263E4DEC143F4DEC143FB3093D3F45C6F03E72F32B3F72F32B3F8A3C1C3C4A9B3D3F44F2D63E44F2D63ED603BE3EE739E73EE2533D3EE2533D3EB11C103F"> : tensor<2x3x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.5160032868807320e-05 : f64} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0xC1C6BA3F1AF6E2B335EAB53F20D12DB36E3E9F3F482D5CB3714774BF583B79B35079D8BFB4AFE8B33097E43F2467D2B3990BE93EC808D2B33CA7FEBF6B0E57B3E220D23FA89AF4B22F38F83F2AAC03B412D55ABFA0F138322E98A03FF8B6F933A0CED5BF00904E3218CE7CBE72542EB313AAA23FD02EA1B118EABABE40A4C3B1C867913D000000005413C4BF0000000074C5A03F00000000A0C20BBC000000008EE180BF00000000C9A98D3F000000006E5DF53F00000000D60D1D3E0000000080D7723F00000000284BFC3F000000002393F0BF00000000CCB4CA3E000000004F41EF3F000000006CECC3BF00000000A4C58DBF0000000058BC4D3E00000000BCA9633F00000000F912583E000000001063433E00000000B89CE5BF00000000A4F8743F000000000D9A37BF00000000B221DABF000000005FBCEA3F00000000E280233F00000000F41C35BE000000002C3C6E3F00000000F01FB5BD000000008524C0BF00000000FC2DD63E00000000ECDC7C3F00000000A2017A3F000000008838533E000080333B63DB3F000030347434E43F0000A0B3EBEEBF3F0000C0B2D86F03BF000000B3A9CD6DBF000000B3F837F43D000040B385031E3F00001033B7C6ADBF0000E0B2F890733E0000ECB378117ABE00000034CB25FFBF0000B0B2863CA6BE000090B3CA01CDBE0000E0B35541ED3F000080339F16E4BF0000B0B35B6ADB3FCCE06EB33B0FD13FF3ACA2341264CC3E7DB4B9B38A23A0BFD37A8D33D625953F6B4B1B330E4DADBFF404A4B412AA37BF939AB533CC6A2A3F568B96B3321E99BE6D604BB3580D20BE86088E342E9149BFF08115B34CEFECBFC0B419B2CC920EBF1649FCB20E3BA73FF7F68034F80AA93F6C706BB40C7FD6BF94C3F2338C02593EF38E91B14FB715BF6EBBC632C5EECEBEEDD4F7B259CDF93F1672D93212549E3F922FB0B210B1E43C842C40320022F53C800D1033B27ED53F080C90B3FCB4FFBE398951326C55903FEA4E4EB380136B3FBC069933FA09733F4CA843B306AE35BE1EE1EB3121C83D3FEC901AB3BAB2AC3FF1E23433DA3551BFC9730AB3"> : tensor<2x3x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 9.5049898618526640e-05 : f64} : (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0xEF1D44C000000000DD19E53F9524A93FDD19E53F9524A9BF0241C13F00000000BE825BC000000000EB3C4ABD000000003FA4913F00000000CF97EB3F000000009272F0BF000000005722184000000000B70E4F3E00000000CB72B03F00000000A8E97DBE6DFC1840A8E97DBE6DFC18C0162F90BFFFEE8E3F162F90BFFFEE8EBF306612400000000049EDCBBF0F6E5F3F49EDCBBF0F6E5FBF251C9ABF000000009CA206400000000078720DBE8E766F3F78720DBE8E766FBFB046BEBF00000000"> : tensor<2x3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.6354822491848608e-04 : f64} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x3x4x4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
%1 = stablehlo.imag %0#1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%4 = stablehlo.imag %0#1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = stablehlo.or %3, %6 : tensor<4xi1>
%8 = stablehlo.not %7 : tensor<4xi1>
%9 = stablehlo.convert %8 : (tensor<4xi1>) -> tensor<4xi64>
%10 = call @cumsum(%9) : (tensor<4xi64>) -> tensor<4xi64>
%c = stablehlo.constant dense<2> : tensor<i64>
%11 = call @remainder(%10, %c) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
%c_1 = stablehlo.constant dense<1> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.compare EQ, %11, %12, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.pad %0#3, %cst_2, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%15 = stablehlo.pad %0#3, %cst_3, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
%16 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xi1>) -> tensor<4x4xi1>
%17 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xi1>) -> tensor<4x4xi1>
%18 = stablehlo.or %16, %17 : tensor<4x4xi1>
%19 = stablehlo.select %18, %0#3, %15 : tensor<4x4xi1>, tensor<4x4xf32>
%20 = stablehlo.negate %0#3 : tensor<4x4xf32>
%21 = stablehlo.select %17, %14, %20 : tensor<4x4xi1>, tensor<4x4xf32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%23 = stablehlo.select %16, %22, %21 : tensor<4x4xi1>, tensor<4x4xf32>
%24 = stablehlo.complex %19, %23 : tensor<4x4xcomplex<f32>>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
%26 = stablehlo.compare EQ, %0#4, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_6 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%30 = stablehlo.select %29, %0#1, %28 : tensor<4xi1>, tensor<4xcomplex<f32>>
%31 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%34 = stablehlo.select %33, %24, %32 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%35 = stablehlo.abs %34 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%36 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%38 = stablehlo.multiply %34, %37 : tensor<4x4xcomplex<f32>>
%39 = call @inv(%34) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%40 = stablehlo.dot_general %38, %39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%41:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {left = false, right = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%42 = stablehlo.imag %41#1 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%44 = stablehlo.compare EQ, %42, %43, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%45 = stablehlo.imag %41#1 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
%47 = stablehlo.compare EQ, %45, %46, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
%48 = stablehlo.or %44, %47 : tensor<2x3x4xi1>
%49 = stablehlo.not %48 : tensor<2x3x4xi1>
%50 = stablehlo.convert %49 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi64>
%51 = call @cumsum_0(%50) : (tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
%c_10 = stablehlo.constant dense<2> : tensor<i64>
%52 = call @remainder_1(%51, %c_10) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3x4xi64>
%c_11 = stablehlo.constant dense<1> : tensor<i64>
%53 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
%54 = stablehlo.compare EQ, %52, %53, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%55 = stablehlo.pad %41#3, %cst_12, low = [0, 0, 0, -1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.pad %41#3, %cst_13, low = [0, 0, 0, 1], high = [0, 0, 0, -1], interior = [0, 0, 0, 0] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%57 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 3] : (tensor<2x3x4xi1>) -> tensor<2x3x4x4xi1>
%58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 3] : (tensor<2x3x4xi1>) -> tensor<2x3x4x4xi1>
%59 = stablehlo.or %57, %58 : tensor<2x3x4x4xi1>
%60 = stablehlo.select %59, %41#3, %56 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%61 = stablehlo.negate %41#3 : tensor<2x3x4x4xf32>
%62 = stablehlo.select %58, %55, %61 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3x4x4xf32>
%64 = stablehlo.select %57, %63, %62 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
%65 = stablehlo.complex %60, %64 : tensor<2x3x4x4xcomplex<f32>>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%67 = stablehlo.compare EQ, %41#4, %66, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%69 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
%70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%71 = stablehlo.select %70, %41#1, %69 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f32>>
%72 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%73 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%74 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%75 = stablehlo.select %74, %65, %73 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f32>>
%76 = stablehlo.abs %75 : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xf32>
%77 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 3] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x1x4xcomplex<f32>>
%78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%79 = stablehlo.multiply %75, %78 : tensor<2x3x4x4xcomplex<f32>>
%80 = call @inv_2(%75) : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%81 = stablehlo.dot_general %79, %80, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%82 = call @eigvals(%arg1) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4xcomplex<f32>>
return %30, %35, %40, %71, %76, %81, %82 : tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>
}
func.func private @cumsum(%arg0: tensor<4xi64>) -> tensor<4xi64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i64>
stablehlo.return %2 : tensor<i64>
}) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
func.func private @remainder(%arg0: tensor<4xi64>, %arg1: tensor<i64>) -> tensor<4xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%12 = stablehlo.and %11, %6 : tensor<4xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%14 = stablehlo.add %4, %13 : tensor<4xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi64>
return %15 : tensor<4xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @inv(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = call @solve(%arg0, %5) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %12 : tensor<4x4xcomplex<f32>>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %16 : tensor<4x4xcomplex<f32>>
}
func.func private @cumsum_0(%arg0: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [3, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 4>, window_strides = array<i64: 1, 1, 1>}> ({
^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i64>
stablehlo.return %2 : tensor<i64>
}) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3x4xi64>
return %1 : tensor<2x3x4xi64>
}
func.func private @remainder_1(%arg0: tensor<2x3x4xi64>, %arg1: tensor<i64>) -> tensor<2x3x4xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x3x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x3x4xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
%12 = stablehlo.and %11, %6 : tensor<2x3x4xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
%14 = stablehlo.add %4, %13 : tensor<2x3x4xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x3x4xi1>, tensor<2x3x4xi64>
return %15 : tensor<2x3x4xi64>
}
func.func private @inv_2(%arg0: tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%7 = call @solve_3(%arg0, %6) : (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
return %7 : tensor<2x3x4x4xcomplex<f32>>
}
func.func private @solve_3(%arg0: tensor<2x3x4x4xcomplex<f32>>, %arg1: tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f32>>) -> (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f32>>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
%10 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%11 = call @_lu_solve_4(%8, %9, %10) : (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4xi32>, tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%12 = stablehlo.transpose %11, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
return %12 : tensor<2x3x4x4xcomplex<f32>>
}
func.func private @_lu_solve_4(%arg0: tensor<2x3x4x4xcomplex<f32>>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4x1xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x3x4x4x1xcomplex<f32>>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x4x1xcomplex<f32>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x3x4x4x1xcomplex<f32>>) -> tensor<2x3x4x1x4xcomplex<f32>>
%9 = stablehlo.reshape %8 : (tensor<2x3x4x1x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<2x3x4x1x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xcomplex<f32>>, tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<2x3x4x4xcomplex<f32>>) -> tensor<2x3x4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x4xcomplex<f32>>) -> tensor<2x3x4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<2x3x4x4x1xcomplex<f32>>) -> tensor<2x3x4x4xcomplex<f32>>
return %16 : tensor<2x3x4x4xcomplex<f32>>
}
func.func private @eigvals(%arg0: tensor<2x3x4x4xf32>) -> tensor<2x3x4xcomplex<f32>> {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = false}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4xcomplex<f32>>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f32>>
return %6 : tensor<2x3x4xcomplex<f32>>
}
}
// -----
// cholesky_complex128
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
%c0 = stablehlo.constant dense<"0x373AB7B9237B274000000000000000006C952CBC287714C04C7FE68872DA0340B4FC342895CFF83F9032E785F158FD3F17D0E49ED3360EC09519523B644F0B406C952CBC287714C04C7FE68872DA03C0286647295BBE284000000000000000002720CF675ED002C0C44481B52941EC3FECD7AC49CB02D23FD833CC726B92FFBFB4FC342895CFF83F9032E785F158FDBF2720CF675ED002C0C44481B52941ECBF40679F250D6C2C40000000000000000091D43D554A00E73FF634A3ECD37C0D4017D0E49ED3360EC09519523B644F0BC0ECD7AC49CB02D23FD833CC726B92FF3F91D43D554A00E73FF634A3ECD37C0DC05691C50F55DA24400000000000000000"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x4402D83CC38427400000000000000000F8ADB0ADA071004017DBF754719607C059FED051D4390F40018FD594181FFA3FF8A4BAF91AC3DEBF709D2FBAF885E4BFF8ADB0ADA071004017DBF75471960740FE463DC8A44B31400000000000000000D27CABDA501A17C07A3A5029080D19407996BB7AF4650640558519DBCD120B4059FED051D4390F40018FD594181FFABFD27CABDA501A17C07A3A5029080D19C029FBDDD99211324000000000000000002AAC200C234806C0D0409AB0374A14C0F8A4BAF91AC3DEBF709D2FBAF885E43F7996BB7AF4650640558519DBCD120BC02AAC200C234806C0D0409AB0374A144068E9927E27CF24400000000000000000AE9C03E3536B2B40000000000000000098DA45294E9103C004616C6D2AE0D43F67A1B6F1613317C0AEA859F0BC35F1BF5800D0DA91730D40F91AAD49E4C703C098DA45294E9103C004616C6D2AE0D4BFD7178D74E3992A400000000000000000289CD958F90208C0D8FCC489321AC23F97787D63310719C0DC671CAB5D3502C067A1B6F1613317C0AEA859F0BC35F13F289CD958F90208C0D8FCC489321AC2BF6E30206BE9372E4000000000000000001286E740BE4A0140D56906A7B98F16405800D0DA91730D40F91AAD49E4C7034097787D63310719C0DC671CAB5D3502401286E740BE4A0140D56906A7B98F16C0492EBDDC7A482E400000000000000000C2F26888CD2C28400000000000000000BC812C10A9E418C0B81754E624ED0440AC6D6476109A0240218CA926AF070240B449114AD98009C0E98E6A891A7AFA3FBC812C10A9E418C0B81754E624ED04C087D163DF8FF633400000000000000000558C625841A3F2BFB86E6F65A7D0E43F2FF012C15BF3FE3FA2F82C752327E6BFAC6D6476109A0240218CA926AF0702C0558C625841A3F2BFB86E6F65A7D0E4BF8D916FE2E4B227400000000000000000895DDED87959FFBFF85E749BFBE41B40B449114AD98009C0E98E6A891A7AFABF2FF012C15BF3FE3FA2F82C752327E63F895DDED87959FFBFF85E749BFBE41BC066A2519EEE0F27400000000000000000F8343BDBADE053C000000000000000004FE79563FF20144068C5BE6AD5591440B8F1E082F6171340F7AB1D30954903403F0E25AC60F1FC3F7CB0F7A8422408C04FE79563FF20144068C5BE6AD55914C07BF64F579F2E56C00000000000000000148F3971B5C21240A45654DD06AE18C09BD90126E63CF73FFE7F2AA776B519C0B8F1E082F6171340F7AB1D30954903C0148F3971B5C21240A45654DD06AE18406CA45B2FBC2354C00000000000000000DCC83868FBD30A4040673C0126D4E53F3F0E25AC60F1FC3F7CB0F7A8422408409BD90126E63CF73FFE7F2AA776B51940DCC83868FBD30A4040673C0126D4E5BF46962C336EB454C000000000000000009A28A54977E62F400000000000000000AC51AA79F6FD10C09CE22C37381A19C029F5D575DAB5F53F6A1DFC81901CD9BF351385754753114004778A79780608C0AC51AA79F6FD10C09CE22C37381A1940A4153BD3EFBD31400000000000000000FEBE3043D6C3D03FE398F496CFA8114050D93935421AFFBF6E55A8EE12F41F4029F5D575DAB5F53F6A1DFC81901CD93FFEBE3043D6C3D03FE398F496CFA811C0D7B10343D1882640000000000000000053E6AC582495144066A2DFDFB6AE0240351385754753114004778A797806084050D93935421AFFBF6E55A8EE12F41FC053E6AC582495144066A2DFDFB6AE02C0AF96FA34A4212D400000000000000000A808F4C805162240000000000000000060C724AD160F184061C9BA5CDEFB0940D7CC08CDEC72E63F2321CA8EEC16DD3FEAA3EC44F8C505C07851BBA4B9CEEDBF60C724AD160F184061C9BA5CDEFB09C0297823C9680433400000000000000000EF0DCED83875004068AED9CC1551D3BF6F13091EB03C0AC078E06D4D344C05C0D7CC08CDEC72E63F2321CA8EEC16DDBFEF0DCED83875004068AED9CC1551D33F750543CB91162540000000000000000084F990E20B2501C024E9B7C401BA11C0EAA3EC44F8C505C07851BBA4B9CEED3F6F13091EB03C0AC078E06D4D344C054084F990E20B2501C024E9B7C401BA1140BC58CC82D56A27400000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xcomplex<f64>>
%r:2 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xBF2EA7965A690B40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000027FAA47F26E4F7BF3C022BD9342DE7BFFB7688524DCF0840000000000000000000000000000000000000000000000000000000000000000000000000000000003EE7E6C5C8F6DC3F85C636084621E1BF5AC534654E4BE5BF256EB38DA6BDE4BF82F4FD8D5FAF0C400000000000000000000000000000000000000000000000001C77972DC9A2F1BF671E5119B1E1EFBF87021DFB5986E5BFA6E933B3E47EDA3F4EB6A7751F07C23FFEFF92AC8841E1BF33886ECA799705400000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.9808506211358985e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x970788F4F76E0B400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F13140E95A2EE33F22FE94749783EB3F757C8FB92019104000000000000000000000000000000000000000000000000000000000000000000000000000000000C2FC58FC3B36F23F77DFD1FA3778DEBFF6E07D7C060CF8BFFB944D6570DFF3BFB7BFD0675B8F0C40000000000000000000000000000000000000000000000000D6E892B3FDF0C1BFAAD195ED89F0C73FA2E4B99BAEA6E53F9AB092A70DC2ECBF49DD5671B5A0E7BF015EABC49B84E83FA9DD8883548F06400000000000000000E795EF7B079F0D400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F72ACE7F9623E5BFA4A96E07578DB6BF3EFFA71147AF0C400000000000000000000000000000000000000000000000000000000000000000000000000000000020020C605B10F9BFEA384FC68C97D23F820408F59AE5F1BF2CB7AE9FD3E9AA3FB3DD67949EE90A40000000000000000000000000000000000000000000000000AFF86FE70CD1EF3FEA06C8D88E5EE53F7944BB1137BAF8BFDDDE036DE077E73F92FC91F372B8E03F1D51065E45F6F0BF26C74D3EA781084000000000000000003B4439D14CD00B400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F88C2CA3D4A3FCBFFE46FC337713E8BFE5656753A018104000000000000000000000000000000000000000000000000000000000000000000000000000000000920E9980D166E53F491A70F567BEE4BF1BBB12ED20F9BCBFDBE83D1CC766E2BFE071AF41DF170A400000000000000000000000000000000000000000000000005A3393058757EDBF368D08694C76DEBFFC861F83C18A90BF3643825635DDC03FFE217E383C04DFBFD9D801AEE59CFDBF317F4BE6F6D604400000000000000000000000000000F87F000000000000F87F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F0000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F00000000000000000000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87FE152D11739F30F4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009C8B5A0BC204F1BF36E0B9164224F93F24749BFF84150E400000000000000000000000000000000000000000000000000000000000000000000000000000000033E8F11189BED53F085598519B26B93FEE938BC1BEECBF3F8B0EA3F96511F0BFBBE9574C777209400000000000000000000000000000000000000000000000006B4D8325355AF13F648625131410E83F8B077F1ABDC7E0BF413C83DCA255F7BF73E11213A49EF03F8B943ABE41DDE1BFFFB3163AC00A08400000000000000000B129170BAA0E08400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E6E8E33F480000404AEB5E1F0548F1BF2B34EE33C7C50D4000000000000000000000000000000000000000000000000000000000000000000000000000000000E160495052DCCD3F3EFAE97FCB58C3BFE9CAE54CF68BD83FE366D84FA639B83F05A2F3BD33B00940000000000000000000000000000000000000000000000000F9B16F8143F6ECBFBDAF408809D3D33F9C28992CFE83D3BFBB60FE8D1EF8E93F63149A1BE662E2BF965364CF7BB5F43F9C7A9BB5DDAD06400000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.4681357479251668e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) {
%0 = call @cholesky(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = call @cholesky_0(%arg1) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %0, %1 : tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>
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
%8:2 = stablehlo.custom_call @cusolver_potrf_ffi(%7) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<i32>)
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
func.func private @cholesky_0(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%2 = stablehlo.imag %0 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%3 = stablehlo.negate %2 : tensor<2x3x4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<2x3x4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<2x3x4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<2x3x4x4xcomplex<f64>>
%8:2 = stablehlo.custom_call @cusolver_potrf_ffi(%7) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%17 = stablehlo.add %15, %16 : tensor<4x4xi64>
%18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%20 = stablehlo.broadcast_in_dim %19, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%22 = stablehlo.select %20, %14, %21 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
return %22 : tensor<2x3x4x4xcomplex<f64>>
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xcomplex<f64>>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<3xi32>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3x4xi32>)
%e0 = stablehlo.constant dense<"0xE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF86D98B01835AC63F662379AA216ED6BF6693A690149C0440BA33E36308DDF1BFDF9CDE432E1ADABF48C9321DA8C3B83FEAEF3B4DB1E3CEBF6EC58FD0B7C5E23F082117DBA071A03F127ADE85E7ECD63FDA03A27AF4D2EBBF4A35CCD2870D0240B345D464994CE73F6C5F80AA98CBB8BF3AE1FE1DE06AB33F8094BF3F92BFC33F3D86293518FBBCBF9A9A8057F4DCD83F1FD910D801D6CF3FAFF413A30E88E4BFC245D93572E4B0BF95DDF0136862923FF41E1198D8E0E0BFE47224C23C33E2BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.1172076170041044e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x030000000300000003000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0300000000000000010000000200000004000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e3 = stablehlo.constant dense<"0x58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3FE6F6DCAF246BE0BFCC608CE5FD50A7BFFE4337A1E46A02404CEAD17C30BCDC3F50EC8768ABACB03F47F80AC9ABE3C63F869D3A5F62EDE0BFBB6BA517846AF43F28F3B348F177E6BFE921641F4A3FD4BF6B84E4A07ED0CC3FEA1A9DBAAE68B2BF139972F040E002C01045D523A5DAC03F756063D6D16AE2BFDD9280AFD1A9D7BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.6236457643504995e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x010000000100000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e5 = stablehlo.constant dense<"0x010000000000000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e6 = stablehlo.constant dense<"0xF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3F2ECE17CA1BB0EABF8CAAF520F9E8D13F8F8BA868B9530A400018C24ABEDBC03F2C6EF371FDA6C5BF4043B9AEF018B23FD402B6BACBCDD9BF40F6F50F473D91BF3D71658B17B7EC3F8075A19F57C7883F4ED3058D6553B8BF40888E22798EB53F1CE43207F909004080FFF4D88791BDBFBD73D5BA8AC500C098B9E4A476ADFDBF9A3FACF4506BE0BFA872C036B405E73FA27131E11003BF3FA5ED5D63838CDDBF3E8CE2A713D4E03FD0CF16A0A3EFACBF482D6A75167207403E57BAD0828AF93F982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BF4ED5ABD8EFB5DC3FA4F98DB751EBC9BF66EDA051954E064066AC104A7F09F5BFF053D69939F9FBBF1C74CEA9C7DCECBFD09149AB47D7D63FA2F60025FBD5E9BF77253B506C26D33F3FAA288876BEEC3F3980BEDB8627EABFF664597DAE72DE3F712ADA52A0A0F53F56B67CBADF0EFA3FCA75BE925ED1D8BF0AAD6FA14B97FABF17CA32BF5052E3BFF7565C6C67A9CCBF0C63869719ABD13F25BDA4BE118DD5BF0A24E990839AE43F349FA1B873DBDDBF66DD21450779F83FC729D5EB3E95054028D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF04533691B8A4AD3FD6B9F8E63332DD3F0F6EFAC0234FE63F72B89B2DE97EE33F7EA5123425FDC1BF22C358D80A30DF3F966A00CA719C05C0DBF00E84BCD4F23F791CA5A4CD34E63FE094FAA8D56A8CBF12B9C572BC6DDE3F60A4ED102E4EA43F18047CCB08B30140DF848AC83D50004000D089A8950D77BFDC14FD04334CFE3F08A03596987CA03F32479CBD3ED1EABF1890639FAD77E8BF223219EA0590D0BFA8F716C87996C8BF5250EFA9FDC2EFBFBE47870493C6FDBFB6910ED59E4BFD3F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03FAEC9E45ADBFDE0BF5030534FE379E4BFDAE3387D140BED3F805EFF31B69003C05B3AD890BEBB054018D81738E071DBBF0806D87058E50BC0BC0E4C6AC0C0C0BF16FD773A4879D23FD6168F369C6DD73FC982B1A9D98DE43F9836E250DC37C43FE4FF5957BFDFE0BFF45BE03460E7DCBFF420C612C7A712407CB3D50D904A06402BD2847DCC26BC3FAE70A13F3786CCBF18312526A08DC43FA9A300C68C09D2BFF4A0F248403AD73F55CD5EE6BF10EA3F4CCE7F35978FFC3F3E17C3B6A4F112C00C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF16F4ECE05D12E03F8494B05E37ECE4BF1240EB67C835F03F6C334169B7F20EC05B893239FFBFD93FC0D38B59506D9A3F15746BD58B98E2BFAE9545D1C3ABED3F5B4D95C1FCBCD7BFFA045A61617EB23F72E480DCE662CFBFA203EE90F3CAD33F2239FF5CD735F33F4F3C3308B1E8F83F14F283472654F6BF8A3F139270E2F6BF6B4DCB75EABDD7BF786B066C84BFB3BFB529DD759521D5BF5195C8593C98BFBF9881A6F6535ED83F5E58EE0CB340ED3F45E695785A8B04C0123B3AFEAE89F33F9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBF59F80C3F0A04CD3FB400205F4D57D03F1681D86D34EEF03F0F6D888F2039E53F7E078E7E25B2EF3F408DFACAD240F93FD858DD674748FBBF351EAC906889F43F02FAB30C28BBDFBF0EBC45B60541B0BF5A8789D9B166EB3F97002A9970EACDBF6007B03F2524C9BF7FABFFF12C3909C026EA6524748108403F3DAC6E433E08C0682EBC75B684C93F10AA7F32A5CD933F1A3DF8E915D3D2BFD20096947693D83F32409497D93EB7BFE9F7B59AEEF9C13FFB933CA719CAF63FD032102D1A06C13F"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 6.0316405640847223e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x020000000100000002000000030000000300000002000000030000000300000001000000010000000200000003000000020000000300000002000000030000000100000001000000030000000300000001000000030000000200000003000000"> : tensor<2x3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
%e8 = stablehlo.constant dense<"0x020000000100000000000000030000000300000002000000000000000100000001000000000000000200000003000000020000000300000000000000010000000100000000000000030000000200000001000000030000000200000000000000"> : tensor<2x3x4xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<3xi32>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=5}, custom>} : (tensor<3xi32>) -> tensor<5xi32>
%10:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
%c_1 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%12 = stablehlo.subtract %10#1, %11 : tensor<3xi32>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%14 = stablehlo.compare GE, %10#2, %13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_3 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%18 = stablehlo.select %17, %10#0, %16 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%19 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%12) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=3, j=3}, custom>} : (tensor<3xi32>) -> tensor<3xi32>
%20:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%22 = stablehlo.subtract %20#1, %21 : tensor<2x3x4xi32>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%24 = stablehlo.compare GE, %20#2, %23, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_6 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%27 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%28 = stablehlo.select %27, %20#0, %26 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%29 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%22) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
return %8, %2, %9, %18, %12, %19, %28, %22, %29 : tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<5xi32>, tensor<3x4xcomplex<f64>>, tensor<3xi32>, tensor<3xi32>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3x4xi32>
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF801CFC33FF3DEFBF24028F368B2FFF3F701172C76845D73FC477E9B57B34E7BF782C73D596B1DA3FCE20A9F49577F23FA475B06B3ECCE23F54F1286B62ACF73F04C041B6A953FA3FF8A0F3B9DDE1DBBFB0B25DE70563F6BF904BDA76F2CDCFBF909F97F66276E0BFE440CE91C349E0BFFCEB0F0B8D91EBBF3C6E3D1AAC27F9BF8ED486F80AEDFEBFE051D479148AB5BF744A24986B61F4BF8CAD82BBAF8DF0BF205490F6FFF6DABF7457934FDD15EFBF50400343FD4FDBBF76D936B15B2DF4BF58E3C1EFE1E1DD3F548AA625B997F3BF805339838570C8BFFE52F9A6C015F43F10CC13CB057ADB3F280832E94EB7D3BFE89C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x00DDE322478AC33F700D56BB8A07E73FF8B93D3CB30FE4BF8813E3793821F8BFE8E4869967C2E0BFB07A18E077B0FCBF68CFAB6F7D10E0BF26B378F78869F63F68CBDC784C32FF3FC0D68949406EFFBFF8E0975428FEE03FFC2C7EB320A4FE3F2CA7361E3F50E63F0A7F65199EEDF43F44451FEBC1C3E5BF901FB177E540F23F"> : tensor<4x2xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x2xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4x2xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4x2xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> (tensor<4x2xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x41DC8C3A1EDADCBFD2753C0E5BA6D73F4609B50D939FAABF9CC361CD0586823F07348F04A84CF13F60E884F8414ADC3FDE72D9D55279B4BF2660AB24E3E9CA3F6C8C3612F138F43F5B20DAEA1CFAE83FA89279DC04D0C63FD6AF421A308DBEBFFAF443A66E4CF1BF3958CF8E2B2BA4BF7E357C10BC65EFBF4E27795A990AF5BF"> : tensor<4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4573023299603889e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x14D9AA1D854CCF3FAF1A0EFEA068C3BFAE90144CEBEFC2BF06AC42BA3A33B83FFC5320851D52A4BF72873F001C08BC3F0E9DB14889BACBBF87A708F24AAF9ABFE54B7BACF34361BF7AEC1759CB2E703F3CA55EFF549ED33F04D682B97FDD903FC97CABE955A0D13F0BD7A8C78824C0BF79484045F449AC3F322977E3498C95BFEFC2C09C87E5D13F55012BEB799784BFD8522D838BA4B3BF34F6A0CD6EC1C23F007703DB8B0F903F28336B013C50B4BFF5454062C9AAD93F5BD40ABBB7DEBD3F918ADB0025ADC0BF397437B97C1AB73F48722421003A9E3F2D92059D8F46C43FF62B09A53D03CC3F9D5303683BF5CBBFA659FF875AD7D03F7DAC46DAAB58C2BFA21022D3F388A9BF0FC136D7A284D2BF1A18F9422FC9B33F3C0717391B52B6BF0AC82E26958BB03F3BE0D591C4D490BF53C14492F67BD23F2AA394E5319B9BBF3B73FB9EF612BF3FD177F7C1B208523F3F0A29A12873C63F4861AEF72760C23FDF9817CAB4F7D23F08ECB92551D6B93F20621356796EBDBF4979DBAE600AA03F9FA9183EA27ECD3F842495206CB3C5BFDF0EC0A104A0CB3FC7ECE47BA28EC2BF6525B9C65BCFB83FD701FD9BE657C1BFC72CB5056512B3BF835F14733674BDBFF7D980675A269D3FDCE9BD528C4ED03FB13A0570105BC43F13A4D72BBCF3D1BF806CBB42F5F6C83F8F3F7D4D2FD8D43FD1E8B500F2E4CC3F9B3000DE49E6D5BF99C53973F6EAC23F315F9AFAE6B6B63F9A27AB6388A2CA3F8B55007F5DF7A43FD0A901F6C90FE1BF98BFF0E34493D6BFB1078F436279E4BFD98BDC082FF5E03FAFF409C1161CCF3FC1225124E968C7BF3EBCF789F1E9C23F8ECACD3545ADD1BF83530F3F9861E7BFCF440EDF3037F0BF065E1EECAC5DF0BF74C99BDC9894D73F025016EC6CFBB3BF025026A3BD57D13FF9B3F628CDC9B2BFDA4C2AEFD94BC13F96506BF0479F6D3FE8A7142D47FFC7BFE928171B308E81BF32C2150750D6CE3FF2149980973FD0BF5CA7887E50CAC0BFE0AAB9D0DDD8A63F4E91AF7EC2A6C03FE6D0BCF0916ACB3F76865B95B7A5D4BF5A3861268F79D1BFC373E84F6631D1BFDDE33DA9EDA4D93FAB964B7A343C93BF735A170F9CCDF5BF0195C41EB49BE8BFF18BB864FF9BDD3FA36AFB756652BDBF546805AB16E0D43F0F837D253595E3BFF67AB7C37874C83FBA9E31C83916DE3F89AE7C1855BAE33FFA11AF3BB6DDF3BF931FA52CCABDCF3FA3331B00F3BADF3F908444BF957ED53FFCD36AE0C59FD93F3C161985EFA2D2BFD79919F8658CC7BF640A1C456904E93FB3A4D1778E57F53F80AE60ED550DE5BF2C086562DAA2AD3F36E7B383A3FBD5BF55D0D249DBCCC53FF492F04D020AC03FD422AE7F6AB5BFBFD7C694ECE6D6B13F86A1A9B548AAC73F4CE088F2BADCCFBF9DA4844F87D1B7BFC79D3E3D87E8C4BF5B84E7C3AC74A93F313B77FE37D4C53F0A3CDBD65F8AC0BF14553559FA06C63FB80E8D08693CCCBF80A1589AF675B3BFF4AD2E55194CA3BF35139C83029EC8BF0493C039ED00933FE526453CD712A93F8FDF962D9A08D03FE09210F5E8F9CCBFF243153E2E11B6BF9E248D142B50B3BF71BD3434F86D9EBF24834EB3BBABA6BF4C5A0C383955AD3F14591FEB31A59FBFAC74DB7ACEFFC8BF4B2AACD1D4CFC23F1340607D2C20A1BF2C1D24B8C2A8D5BF091A6A6CE473BDBF2AB7B1606965D53F6D335B890165A9BF8FA54487148F913F5D6B0883CC06593F0826049223D5B8BFE31A49FCF1CEAE3FB72188F16F53D4BFC795CBC58154C3BF3A440422638991BFFB6E2620CD42D63F0BC84F6E90F4C3BF262A6BC26DF2C4BFF79C1649CB21A83FD494C076B1EEB2BF20769B9C2721DABF4E32EEF74969D23F8E9DE8ED39A9D2BF0F14288174C6D5BF5E6506A0CE58EA3FB5A0CFB33C22C73F10F29F499BF6C8BF2125B7E35B28DDBFCA7290B8D33CD53FDEAF5776A358E0BFBE5B8226F068EA3FB1521A75CC2EC6BFF685758F3A1EE6BF731CC9C18304E5BFB2380AFA14DCA13F27045BB49E05DE3FAC2882A9135CC6BF1F31C031A49DD63FD2C528F48EDDD8BF2BD38378145BD1BFF0E0E609B845E63F85FA927636A3B0BFE3EEE615F944C8BFFEB4BEA852F4A7BF02AF631D62AFAB3FC452183FBC88BABFFF36BFF5142FC43F1D6B39D8DDADC7BF"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.3897413597340266e-13 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xDA958543935C34C00AB32E7F3EA543C0240E2BE86003204014582B8CBB4843C0DDEB5106AA9B2B4045543DC8398917C0655CD6E08CFE2940AA7D46019E002DC0E21D2EB0AD1447C0B41C42A1F79B18C062E59EADB89528405FB664FF5AA4C4BF"> : tensor<2x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.1362228596776492e-12 : f64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x41DC8C3A1EDADCBFD2753C0E5BA6D73F4609B50D939FAABF9CC361CD0586823F07348F04A84CF13F60E884F8414ADC3FDE72D9D55279B4BF2660AB24E3E9CA3F6C8C3612F138F43F5B20DAEA1CFAE83FA89279DC04D0C63FD6AF421A308DBEBFFAF443A66E4CF1BF3958CF8E2B2BA4BF7E357C10BC65EFBF4E27795A990AF5BF"> : tensor<4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.4573023299603889e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xF47F67B7B33A383FE3B93E9D71DD753F76202DDC5C6771BF2592F44ADCF97BBF7274A9D76F3B78BF9FB74994159D89BF863CA17A44175DBFD3DD7AA5794D723F139A9524BABE8C3FCC578A71312B8EBF58344ED04551763F3D2775167F30893FD862545BB2A17F3F852C860703AD953F600DB3300C4481BFB3D5AE8B0015773F"> : tensor<4x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.0012884732678130e-15 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>, %arg2: tensor<4x2xcomplex<f64>>) -> (tensor<4x2xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) {
%cst = stablehlo.constant dense<[[(4.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(0.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]]> : tensor<4x4xcomplex<f64>>
%0 = call @solve(%arg0, %arg2) : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%1 = call @inv(%arg1) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%2 = call @det(%arg1) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%3:2 = call @lu_factor(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>)
%4 = call @lu_solve(%3#0, %3#1, %arg2) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.real %5 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%7 = stablehlo.imag %5 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%8 = stablehlo.negate %7 : tensor<4x4xf64>
%9 = stablehlo.complex %6, %8 : tensor<4x4xcomplex<f64>>
%10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.add %10, %cst : tensor<4x4xcomplex<f64>>
%12 = call @_cho_solve(%11, %arg2) : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %0, %1, %2, %4, %12 : tensor<4x2xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %12 : tensor<4x2xcomplex<f64>>
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x2xcomplex<f64>>) -> tensor<4x1x2xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x2xcomplex<f64>>) -> tensor<4x1x2xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x2xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<2x4x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
return %16 : tensor<2x4xcomplex<f64>>
}
func.func private @inv(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = call @solve_0(%arg0, %6) : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %7 : tensor<2x3x4x4xcomplex<f64>>
}
func.func private @solve_0(%arg0: tensor<2x3x4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
%10 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%11 = call @_lu_solve_1(%8, %9, %10) : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%12 = stablehlo.transpose %11, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %12 : tensor<2x3x4x4xcomplex<f64>>
}
func.func private @_lu_solve_1(%arg0: tensor<2x3x4x4xcomplex<f64>>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4x1xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x3x4x4x1xcomplex<f64>>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x4x1xcomplex<f64>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x3x4x4x1xcomplex<f64>>) -> tensor<2x3x4x1x4xcomplex<f64>>
%9 = stablehlo.reshape %8 : (tensor<2x3x4x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<2x3x4x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x4xcomplex<f64>>) -> tensor<2x3x4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<2x3x4x4x1xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %16 : tensor<2x3x4x4xcomplex<f64>>
}
func.func private @det(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
%0:2 = call @slogdet(%arg0) : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>, tensor<2x3xf64>)
%1 = stablehlo.exponential %0#1 : tensor<2x3xf64>
%2 = stablehlo.convert %1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
%3 = stablehlo.multiply %0#0, %2 : tensor<2x3xcomplex<f64>>
return %3 : tensor<2x3xcomplex<f64>>
}
func.func private @slogdet(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>, tensor<2x3xf64>) {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
%10 = call @diagonal(%8) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
%cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
%12 = stablehlo.compare EQ, %10, %11, FLOAT : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xi1>
%c_2 = stablehlo.constant dense<false> : tensor<i1>
%13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.or across dimensions = [2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<2x3xi1>
%14 = stablehlo.iota dim = 0 : tensor<4xi32>
%15 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<2x3x4xi32>
%17 = stablehlo.compare NE, %2, %16, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
%18 = call @count_nonzero(%17) : (tensor<2x3x4xi1>) -> tensor<2x3xi64>
%19 = stablehlo.abs %10 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
%20 = stablehlo.convert %19 : (tensor<2x3x4xf64>) -> tensor<2x3x4xcomplex<f64>>
%21 = stablehlo.divide %10, %20 : tensor<2x3x4xcomplex<f64>>
%cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.multiply across dimensions = [2] : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
%c_4 = stablehlo.constant dense<2> : tensor<i64>
%23 = call @remainder(%18, %c_4) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
%c_5 = stablehlo.constant dense<-2> : tensor<i64>
%24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%25 = stablehlo.multiply %24, %23 : tensor<2x3xi64>
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%27 = stablehlo.add %25, %26 : tensor<2x3xi64>
%28 = stablehlo.convert %27 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f64>>
%29 = stablehlo.multiply %22, %28 : tensor<2x3xcomplex<f64>>
%cst_7 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%30 = call @_where_2(%13, %cst_7, %29) : (tensor<2x3xi1>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%31 = stablehlo.abs %10 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
%32 = stablehlo.log %31 : tensor<2x3x4xf64>
%33 = stablehlo.convert %32 : (tensor<2x3x4xf64>) -> tensor<2x3x4xcomplex<f64>>
%cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
%cst_9 = stablehlo.constant dense<(0xFFF0000000000000,0.000000e+00)> : tensor<complex<f64>>
%35 = call @_where_2(%13, %cst_9, %34) : (tensor<2x3xi1>, tensor<complex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
%36 = stablehlo.real %35 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
return %30, %36 : tensor<2x3xcomplex<f64>>, tensor<2x3xf64>
}
func.func private @diagonal(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
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
%17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 1>}> : (tensor<2x3x4x4xcomplex<f64>>, tensor<4x2xi32>) -> tensor<2x3x4xcomplex<f64>>
return %17 : tensor<2x3x4xcomplex<f64>>
}
func.func private @count_nonzero(%arg0: tensor<2x3x4xi1>) -> tensor<2x3xi64> {
%c = stablehlo.constant dense<false> : tensor<i1>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x4xi1>
%1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
%2 = stablehlo.convert %1 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
%3 = stablehlo.convert %2 : (tensor<2x3x4xi32>) -> tensor<2x3x4xi64>
%c_0 = stablehlo.constant dense<0> : tensor<i64>
%4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3xi64>
return %4 : tensor<2x3xi64>
}
func.func private @remainder(%arg0: tensor<2x3xi64>, %arg1: tensor<i64>) -> tensor<2x3xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<2x3xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%12 = stablehlo.and %11, %6 : tensor<2x3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
%14 = stablehlo.add %4, %13 : tensor<2x3xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<2x3xi1>, tensor<2x3xi64>
return %15 : tensor<2x3xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @_where_2(%arg0: tensor<2x3xi1>, %arg1: tensor<complex<f64>>, %arg2: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
return %1 : tensor<2x3xcomplex<f64>>
}
func.func private @lu_factor(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>) {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
return %8, %2 : tensor<4x4xcomplex<f64>>, tensor<4xi32>
}
func.func private @lu_solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
%0 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%1 = call @_lu_solve_3(%arg0, %0, %arg2) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %1 : tensor<4x2xcomplex<f64>>
}
func.func private @_lu_solve_3(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.add %arg1, %2 : tensor<4xi32>
%4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xcomplex<f64>>, tensor<4x1xi32>) -> tensor<4x2xcomplex<f64>>
%7 = "stablehlo.triangular_solve"(%arg0, %6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%8 = "stablehlo.triangular_solve"(%arg0, %7) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %8 : tensor<4x2xcomplex<f64>>
}
func.func private @_cho_solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
%0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
%1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
return %1 : tensor<4x2xcomplex<f64>>
}
}
// -----
// qr_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xcomplex<f64>>
%r:12 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x7811CF6AF091CCBF7BF4D0BBF76EB9BFD8F8099AF4D5EABF9BFC028C6F2BD53F83E66385CD1DBBBFF2B71B836668BEBF35A661CF7B1CC23F6F9E028DE3DEA23FDFC93022CF47A53F500A8EC05902D23F24E3A08D87D2D73FD044C3DC9F37C13F9E1CC2C8B324CFBF330791E3E218CBBFA21448745837C3BF614A434B9106E33F79AD6C17DF01CE3F12BF6F4DC417CABF07C339171E2FE03F187E39EBCCDDBABF6FC184EF8183B4BFCE85E2A2F3E0DCBF60671DC95122893F94D41AE52601B6BF2622EC0EC134DCBF8EFE0BD82647CBBFE4A04F29BFDEE1BFF80B456E033BC6BF4A93D79055ECDB3FE302338E181DBABF2696820319C99BBF1C178A1572F2E3BFDA1CC713578DC73F70A50B9D5012AC3F417FC52B0991D1BFB46709F8AA088FBFEA5C266B176EE53F4D6BF0E3F17FA53F50ED1A5A3EB1B9BF384F887DEEEFC8BFE29BC82E4007DABF77C0CDA5CA9DC1BF40AF3BB5B6FDC03FF663716325ABC2BFE42995B675F2E03F77E29CFF2CD1ABBF55B615614FDDC53FF56B1882BD86CF3FCF644EFB71A4E33F4AD80CB874ECC43F"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0008599491722198e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0437183072CE08400000000000000000F0B715FA9820FD3F56FF4CE0903BE7BFBCB7A4ADBC23E03FB8EF87262CD6DDBF0000000000000000000000000000000050F3AE65672807C0000000000000000062AFEE182912E13FB829D640683CE2BF00000000000000000000000000000000000000000000000000000000000000005F3926C94E3707400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4425836998605638e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0437183072CE08400000000000000000636BD4F766EAD3BFB07A9F3D4EAEB5BF223551BFCD47B83FE0474751B61DD73F8630EE0E062BB03F4F39E174A024E03F9B88E8926BB8D53F5EEB8C9840BFB53FF0B715FA9820FD3F56FF4CE0903BE7BF50F3AE65672807C0000000000000000003FB44794734C3BF06E331DE377FBABF51F3F20FE8D8D2BF47C68E294FE0D0BF68E20B801473D1BFFFCC0A6271B4C33FBCB7A4ADBC23E03FB8EF87262CD6DDBF62AFEE182912E13FB829D640683CE2BF5F3926C94E3707400000000000000000E5732C46F402D53F9B1D930D26F5BFBF5E094B811EB9D8BF40E95D0CA1DBB5BF"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.4425836998605638e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x2FE2590D3E92F33F7BF4D0BBF76EB93F2826BC0A3C84F83FE8097FAC5103C73F1EF21C6BAFE6F83F4C8830630D64B93F"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7313671109414780e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xB8C3356AFAFBC5BFD5906CA3248AD53FA99EE176E238ECBF1DAC8EEC6F64CABF2B25F1F4BACCC73F108FC6C178A8A83F876BA3BD348FD13F97A540BF12C5E5BF6E132ADE2D81D9BF10C9BC040872983F035128C7B44DDDBF2F6CA0D75181D33F230D73567F1ADABFDAD05D040E04D93F90483FBBE5F49B3F604D9D0CF7E3C13FE60198A1CDF7E9BFF6314CAEB82FA73F"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.0055577707348395e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x8016420FA14E07C000000000000000006E1C63233665F3BFBD82AC197F1FF73F4A14C0FD06F7E1BF7F18EFC4C964F7BFA5C5E640BA19F1BFFD26EA76DCAC064000000000000000000000000000000000E65A29CB8AEF00C00000000000000000C82EA624D03AC1BF01156D602BD6C73F5905666F0623C73F220EE582146CF2BF00000000000000000000000000000000000000000000000000000000000000001784498C2ABBFE3F000000000000000066CEC30DD0D1DC3F6E681F6BF2DED43F"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.3631043534107565e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x8016420FA14E07C000000000000000000411AA43E9B3D7BF8F2681C18459DE3F3F9852E4843EDA3F1F31E51E479FCBBF6E1C63233665F3BFBD82AC197F1FF73FE65A29CB8AEF00C00000000000000000323EF38129CCCCBF1C5974148154B0BF4A14C0FD06F7E1BF7F18EFC4C964F7BFC82EA624D03AC1BF01156D602BD6C73F1784498C2ABBFE3F0000000000000000A5C5E640BA19F1BFFD26EA76DCAC06405905666F0623C73F220EE582146CF2BF66CEC30DD0D1DC3F6E681F6BF2DED43F"> : tensor<4x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.3631043534107565e-14 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x77B8464D7FBFF23FD5906CA3248AD5BF7B2B4000AF2AFD3FD9491B714368D7BFAB1185EC74EDFF3F8D0CF05EF754B8BF"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2179315443374807e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0xC8BBB33A3469D9BFADD3EE2DE554D2BFDFDCF02EB6CBD2BF7D2C5E39CDF8C0BFDDC8CDD2EBBAE73F0138D7CF28C6923F4CC1813D8D25D13F4DBB94B94CC1C73FAB0A20B08873DD3F5ACEA138776EC13F1CF938BE19EAE8BFC35170395463C2BFB8F1A7A3483AB7BF1FE9E0A6442DC4BF72646B543E14AFBFB8691AB2F4D8D43FB0AA3AEB8796DCBF91D098E80C0BD4BF96335637A82EDDBFC5A0CD83B0DEA2BFAFB98ABDB29BD1BF3E9CCB649758BD3FD32A93B47FCDDCBFBC4E0F5218BFDCBFEE55A780A716DD3F2AAF3D331891C4BFB2C49BC988E4B83FB8A07DE4DACCCC3F1ACECAAF9D19E13F348D6330B450CABFA2721F87F350E1BFE9A927EF22DDD2BF8036968E7A5F97BF3CADA2E333F2E2BFCA3933640EE5D13F6FE91065AD83D0BFE19665D1F472D93F5D8E9354C84DDD3FC061CEBB11FFA4BF2AB96464C87DD73F8A90153C7DB7D43F0FF0B173E7BACE3F9B7D70D71CD9CEBF5CA938C674EAB53F3002E607D7FAE63F0BAD4EDB14D3C93F1EE71A5BF852CDBF565C439689DCD9BFD69FF2A68084D3BF8CEDDAB41729A63F936076494539E2BF7AB12B48CD5CDD3FD04CCE94B9B297BF5EA1D1EC6804D13FDE8C893F5AFBD1BFB88B2D793707DE3F8C0673F3B43AE3BF94C028F9A45EC6BF6FC5E49489B0D73F12540D214DFCD53F1011F3DB55148A3FAEFE3076A30CB13F3C8455E2F4CFD4BFDA3A70D5528CDFBFF0633E0D94D1D1BF6AD9BBBF1D81BABFA6337F7AD55EE23F23C11059F8B6D93F20F3BC47AA0BB13FCD7C82AABC61DD3F01DFC98093C7D9BF47D43124ACA3CA3F28C5DC245F2CD3BFE99F44F32E50E23FB9B72911DF25DBBF09F2A9970E3BC43FF2EDE8769582D73F358408F1EA47DC3FAA50E115E21FB23F2DB8C2FA426BCABFC8234AA61498C9BF3173E1DFCBAED93F00E3A850DD8C6C3F0EA6E50A37EFDA3F6278A0D5BA28DABF5792654E62CBD1BF5BB5A4F3CDBFD53FB6663F922361E03F47185711BE13DE3FAAFF3C63593FD13F6A84AFBFDA05CFBF39F35F5631B7D0BF4F6CE02BA924D3BFC04F311D683DD63FFA9041E2B6B9DBBFFD53B4053A47DB3F50498FE70FB5B1BF340671A7CCC9D43FC3A29B9C3DB7D43F51B186A8C5E0E1BFBD36594D6D13DD3F9C3EAD987982D23F95A1CEAD6475D33F2FA3E205023CD33FC8AFAFBF9E09C63F010B5C58D217A5BF7C61726467D5CCBF6B44D46ED78BC8BF64613B8B4CDCD3BFC9B1A679F6D6E73F630803FD8BA4C53FD0EE84A4E2B5DCBF121281A3EF22DD3F61BC55D9B088E13FBCEBBC65815BC3BFFB8DBAA64241C3BF2CA0B48CD9F8C5BFD8767151D195A53F4D42CE18DB53E3BF7AF044237FE5CC3FF82D488450DFBB3FF3B559C0D9A1E2BF6780D2C350B1D13FF03D6D018E8FE3BFE2E5649B44E4B3BFE4286AD1C2B5C2BF95805D54AA5DD9BF38E285D200E2BEBF9617B0C9BEC7E2BF421EE6699C77A2BF4CE256E893E5D13FF7EA5672BF1CE4BF8F79C28B8E50B5BF22F35359FC9DDA3FA97FBBAA7C46A13F73D85118559F68BFBBD6A9292288D9BF33F0EFEEC9EAE2BFFCE7E8033EC6DABFB02E7B37AFA8D43F1607ED2C2CE4D43FBB1D25CE1510CE3FF72EFF75796EC8BF7A7D953F934FBEBF5203D6BE1F36BA3FFE527BC63A01D03F02B8D3680826A6BFAC8A9315EA5FCD3F3D5F475ABED1D5BF6284C74F70DAE03FDAFE718B67FFE3BFA5E2F1529704D33FA6758AD20568C83F04A2EBA69960C83F1A6D60B6A920D93FCC7ADA4F253DC93F28C020F0B2CED53F3EAB2CB45FADD83F9F37BECEE240A1BF8B1484C2C4E6E5BF30BDA1BD0300B5BF741625F07EE5C2BF5BA3EAA72468D33F936C6178D441C1BF417552B4D20D8C3F52AE2E3B7B7DCB3FBC4ACB33A9C3ECBF2875A91BB17CB5BF30EBAA4B97A4DEBF84D643B3B835E6BFE80927754F75B9BF0BBE14EDD163B0BFD06B6993BF62C43F381DD2336A9BDB3FF80E6D92EF57CF3F60CD661BC7EFAEBF18857C07ACBEC83F9F71269702F8D73F81B0980783DCE1BF92C71D600F77C2BF606842CF273C893F3CDC31E98DDEE53F2C361C289CE0B1BF0EAC500A5822C1BFD29E01EDC894B13FEB703337B1E4D1BFF0563DF93474E3BF941899EB16B1DABF55E3CEDB9C1BB23F02F06855F9A0E0BF9B65AAFC2F11CABFB987EAE7C894CEBF"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0023033274121757e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x9EDA54D6A2660DC000000000000000008839D7D34FFCDCBF5A6141E5002BF73F67D6C06C8DBAE33FCAF35A5431D4E1BF5570C0AE3F1401C0D494F3F006C8E5BF00000000000000000000000000000000BE9D9DC9888406C00000000000000000AA76E9952599D7BFC09ACF9A858993BFD59207D5A2A5F83FA0E13D0A2CD6A8BF0000000000000000000000000000000000000000000000000000000000000000DDB4493387A4004000000000000000000AA2A6CD4F3BEABFBC868EB01BCEE2BF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002CB69A17867300C0000000000000000064D7C1AA68E208C00000000000000000E83685ED68BEC13F745626A37848EEBF6CFCEC4B7A8EEB3FD024804E171BF0BFF50A4B021DD0E33F7E58E9E2A34BEE3F00000000000000000000000000000000B2446ECDFAB40BC000000000000000003C676809A93DEE3F1AD2D443778B024032402E0D6555D9BFB49E1622993ED9BF00000000000000000000000000000000000000000000000000000000000000009D0762E9214E0440000000000000000059C2EA91700DC8BFF658A99D51D7E63F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003C855DAFA00CF7BF00000000000000007E070864A78D09C00000000000000000ECDFC78B0CF5F43F8C71A618EEF7C9BF9C44D5B5B17FDE3FFB587B5E88DCD3BF3871EB940AF4DABF42F9B02BB171FDBF0000000000000000000000000000000079E863DD5BA1F03F00000000000000006BCF274A8253F63F745B4D59A55EE43F95C2E432391BF0BFAF9B03B9522E05400000000000000000000000000000000000000000000000000000000000000000964421E93ECA06C00000000000000000C038EB1E3CB392BF90312F2FF990F3BF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B9DC1292AE62F93F0000000000000000732BF1E65BDB07C00000000000000000843D8391E55EEBBF56C5E88EF70200C0E80E07085341F6BF6072863D8A96CBBFB0154E8ED320DABFC85189403895D13F000000000000000000000000000000009A21E86FE3D4084000000000000000000E817522A523FC3F617793C353A30440B4FCF967B018FABF10537223335BCCBF00000000000000000000000000000000000000000000000000000000000000009776CE01D5BEEBBF0000000000000000AE9479383DD704400CD52BC57118F0BF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D6F7071A40690340000000000000000069856002DB5D07C000000000000000005CFD8BAC5840F1BF1493FD6E8C7FDCBF793DDAAEF074E03F584DB17A63BFE6BF189BFA091122E23FD03B77ED6E47FA3F00000000000000000000000000000000840DE15E06150D40000000000000000098CE9964D372F43F34B22F190940EC3FE362A9B82E6DFDBF6890251BF4C7C2BF0000000000000000000000000000000000000000000000000000000000000000A8BCC666E9D401400000000000000000F7283D50EE69E7BF16DD5DA8262EF33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FC8CCB15B47BFF3F00000000000000002DE5BA21E2AA04C000000000000000003BBD6B122C6DF0BFA0027A587170EDBFFE213242C37AD93F7A625975E446DF3F20F788D574F3A53FD23D0B376531FD3F0000000000000000000000000000000096F57A89CB22FCBF000000000000000023E00BA5DD15FBBF4233A2853259E73F3471C0F50931C53F08896BBB2182CABF00000000000000000000000000000000000000000000000000000000000000009D7D612730C300C000000000000000001297F328A64EFDBF20B38F0EADA703C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000655B10DBE7A9F4BF0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.0801975963148815e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x9EDA54D6A2660DC000000000000000001CA955374D75D5BFB8EF91AC5A6D9DBF87791E45E475D63F46850726CF7BC33FE22E08238088D2BF4FC5AB1B3B52C63F8839D7D34FFCDCBF5A6141E5002BF73FBE9D9DC9888406C000000000000000005B2683708BD4C83FFFA9BAD0F848A9BFE178D3AF53547EBF8559D66FA626C0BF67D6C06C8DBAE33FCAF35A5431D4E1BFAA76E9952599D7BFC09ACF9A858993BFDDB4493387A4004000000000000000007EEF7B920FE0DFBFEE49C0E01463C83F5570C0AE3F1401C0D494F3F006C8E5BFD59207D5A2A5F83FA0E13D0A2CD6A8BF0AA2A6CD4F3BEABFBC868EB01BCEE2BF2CB69A17867300C0000000000000000064D7C1AA68E208C00000000000000000018428C22DAFD5BF681EBC3CD8C2A3BF26DA675CC23CCA3F45B4D449A49AC4BF61854B30D273E03F74F91AC54139C0BFE83685ED68BEC13F745626A37848EEBFB2446ECDFAB40BC0000000000000000026077CC3D09AE03F3FD8DD0C9217DFBF2798CC75C3BACCBFFA41DAA50DEEDCBF6CFCEC4B7A8EEB3FD024804E171BF0BF3C676809A93DEE3F1AD2D443778B02409D0762E9214E044000000000000000006A22A3934C41C53FC6EB84000626C3BFF50A4B021DD0E33F7E58E9E2A34BEE3F32402E0D6555D9BFB49E1622993ED9BF59C2EA91700DC8BFF658A99D51D7E63F3C855DAFA00CF7BF00000000000000007E070864A78D09C0000000000000000088B474B39630C93FA38D02947AABDDBF7B3C17A62FA8C03F89C424D296C3D4BF1C18EEBE8275D8BF713252955905C7BFECDFC78B0CF5F43F8C71A618EEF7C9BF79E863DD5BA1F03F000000000000000018C2314FDB53C63FF5952EDF205ED2BF9D01F11061F3AA3F18DE89C69ACA8A3F9C44D5B5B17FDE3FFB587B5E88DCD3BF6BCF274A8253F63F745B4D59A55EE43F964421E93ECA06C00000000000000000041307D2D779C23FB6D0AE595629D5BF3871EB940AF4DABF42F9B02BB171FDBF95C2E432391BF0BFAF9B03B9522E0540C038EB1E3CB392BF90312F2FF990F3BFB9DC1292AE62F93F0000000000000000732BF1E65BDB07C00000000000000000175C8CF8F33DC4BF4CB01A6BC17A83BFDA6AACA010A7CFBF6B11E48ABBCDE2BF500DDDB23052CFBFCA62A1F48F18DE3F843D8391E55EEBBF56C5E88EF70200C09A21E86FE3D4084000000000000000009D6AA893D33DC8BFC768375B5885C03FD1BD7BEFBEFAB83F221E0D9F1BE8E73FE80E07085341F6BF6072863D8A96CBBF0E817522A523FC3F617793C353A304409776CE01D5BEEBBF00000000000000003F964B388272E3BF171FA2D530F6C0BFB0154E8ED320DABFC85189403895D13FB4FCF967B018FABF10537223335BCCBFAE9479383DD704400CD52BC57118F0BFD6F7071A40690340000000000000000069856002DB5D07C000000000000000002EB74F89619FD03FF67AE532CD76D73FCEA9B976EE6CB1BF1120F6932CF9C3BF2CA7DAD43271BFBFEF43C60D4702BEBF5CFD8BAC5840F1BF1493FD6E8C7FDCBF840DE15E06150D4000000000000000006C389DCBAC8989BF0A4153ADBF7BC1BF1315D1210987D0BF0593611F3BB9C2BF793DDAAEF074E03F584DB17A63BFE6BF98CE9964D372F43F34B22F190940EC3FA8BCC666E9D401400000000000000000DA482BC03FA0B7BF3A4E0B65B8CADABF189BFA091122E23FD03B77ED6E47FA3FE362A9B82E6DFDBF6890251BF4C7C2BFF7283D50EE69E7BF16DD5DA8262EF33FFC8CCB15B47BFF3F00000000000000002DE5BA21E2AA04C0000000000000000001AEC00485A6E03F0D7A16011C41E23FF0A297D79262CCBF6AC1B1631C37D4BFF82F97EB9C5D9CBF90C39A2C57C7D03F3BBD6B122C6DF0BFA0027A587170EDBF96F57A89CB22FCBF000000000000000003EB46E99BA3D53FF4BE591D75DB903FB43894259A78E03F4A17E48A34E1D33FFE213242C37AD93F7A625975E446DF3F23E00BA5DD15FBBF4233A2853259E73F9D7D612730C300C0000000000000000085025D5737A3D5BFEC057761C1F6DE3F20F788D574F3A53FD23D0B376531FD3F3471C0F50931C53F08896BBB2182CABF1297F328A64EFDBF20B38F0EADA703C0655B10DBE7A9F4BF0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 4.0801975963148815e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0xF2EEAC0E4D5AF63FADD3EE2DE554D23F6A3C011DC4F8FD3FEDFC8965A028C93F4CFB660331E8F83F39ABFB9C4D069DBF5197A8089CEBFD3F76B94412878DDF3FDA583AEA7D5DF03F3CADA2E333F2E23FD1E6ABB14F2EF23F053543307A6082BF02CA69D756AEFC3F92BF6C5C6EB6DCBF1721EEBA2450F53FE985DD52272FEE3FFC984F036574F43F6AD9BBBF1D81BA3F8B5EC4DF2A93FB3F64C725816A16D6BFF81822475436FB3F78D65D753DE8D53F3D1457C92780FD3FE10F8DAA742CE1BF95F478FE501BF13F340671A7CCC9D4BF969FD8BB3EB3F23FF8FCBBCD06BBD13FB3C6B4CCD9C1F23F633FDAB1B6FEE1BF7AEF1EFBA3BEFF3F3A68CB0D6BC6C63FCB0BD864DF63F93F421EE6699C77A23FF35C064DE28AFB3F3E5F8B43818BD8BFE4081839F2D3F63FB515754E0D98E3BFCCF80C3FE3B7F33F6398D060B71FEF3FD31BDA3B0050F13F741625F07EE5C23FCE8477519D58F53F030462C9535BC53FAA67CB57493EF23F59EE503F7F03E4BFBA0B29955F43FE3F1B0F8AE6F2FFDC3F"> : tensor<2x3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2115704532904696e-14 : f64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
%0:2 = call @qr(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>)
%1:2 = call @qr_0(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>)
%2:2 = call @qr_1(%arg1) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
%3:2 = call @qr_2(%arg1) : (tensor<3x4xcomplex<f64>>) -> (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%4:2 = call @qr_3(%arg2) : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>)
%5:2 = call @qr_4(%arg2) : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
}
func.func private @qr(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%5 = stablehlo.add %3, %4 : tensor<5x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %2, %9 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>
}
func.func private @qr_0(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
return %1, %0#1 : tensor<3x5xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @qr_1(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%5 = stablehlo.add %3, %4 : tensor<3x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
return %2, %9 : tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>
}
func.func private @qr_2(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
return %1, %0#1 : tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>
}
func.func private @qr_3(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x4x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%2 = stablehlo.custom_call @cusolver_orgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l], [i, j, m])->([i, j, n, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%5 = stablehlo.add %3, %4 : tensor<4x4xi64>
%6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%8 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x3x4x4xi1>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%10 = stablehlo.select %8, %9, %0#0 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
return %2, %10 : tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>
}
func.func private @qr_4(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
%1 = stablehlo.transpose %0#0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %1, %0#1 : tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
}
}
// -----
// qr_pivoted_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x000000000100000000000000"> : tensor<3xi32>
%z2 = stablehlo.constant dense<0> : tensor<3xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3xi32>
%r:9 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xi32>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x3A58150781D7E1BF947ECDD8C5DFD13FBAE998A4B423D0BF704899B3F4D1A93FBBED5C9A1E45E5BF65D9FA17C7A59EBF4A51354DF8BB973F98C5CF0534BBC5BFB1F99E8CA1ECC93FBA64369147DDC63F53BAFFD17816DBBFCB62CFF74F82C5BFFCBCD4BC09CFBCBF8D8CBF8B68B6DF3F63510D769556D93FB325410ED7B1BEBF3E6A81696A46C4BF365D04F485A0B0BFB0C30AED6828DA3F97EB76D38126DABF8012D7F42AA3C23F517861F139D6C23FE9383862AC0FE1BFC641D6B6683CD1BF5C4358CB1FBB88BFE2F6529130ACCEBFB02973EC5930E5BF8E046EDEDD42D23F10F2A132095C9CBF26764554710DC3BFC65A5102E3F0D23FC1BFC464ED51D73FDB975E884758D7BF5A4276F9FF74BDBF231388354F42BB3F270282194B83D6BF7040669AC2B2E23FB95CD414ED5EC8BF05A2F134C83CCA3F190F469CA5F0D1BFC40894B9236BD63F0444E6889C18C1BF4F06A0B5208EDA3F4893B969D60E95BF586C06A303ADD5BF75268F8DDEF7D1BF8C3FC48B3A48C0BF000C177A9444C53FAA5F9E55A274E53F806713A887E0453F"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.0048505285275767e-15 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xA2E545CD66F70BC000000000000000000850F0D0B00FB53FCEEF4A50FF5DD5BF60C86AAE0FD6F9BF57C7BBC7899BE4BF000000000000000000000000000000000ED0D71CDC8108400000000000000000A2CEF821F5F4DE3FB839C1CF0949E53F0000000000000000000000000000000000000000000000000000000000000000D95848CA7B7503400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.8811193677921630e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x010000000200000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x5CEE8AD8DF5CD5BFA2D802D1C6A2B03F5B0385CB3CF6EBBFE7AB577DBC0CC43FE6E7D67DE498D33F0C32C44D67B3A9BFEF5A18EE06F9D83F5D8816989801E33F41972BD8A681D5BF6E7B341EA7CBC1BF58894C2B8E83E1BF18BAB1FA1A16D03FFC8F7840BB39D1BF960C509930BAE1BF7A998A62D800C4BF2CA84ADC4816CE3F161FCC4F677BE7BF265362E24EA8A93F"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.8558581716740239e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x4DE9A7F4FE570A400000000000000000CE48EC7BBD56F83F1CD53ECA9B3AC5BF466E70E8415BECBFDDBA1FD61262E73F0426D5423B42EE3F4CDF3F1FBF0F04400000000000000000000000000000000000857039B51803C0000000000000000028813135513FC1BF8E576645A46BE0BF083D5DD37AD1F0BFD016BC1B0BA0B9BF00000000000000000000000000000000000000000000000000000000000000001FDB5EE4AA2501400000000000000000E6E5EC0F5BC2CA3FC64550D03081D8BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.6559275142025869e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x03000000010000000200000000000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0xA2E545CD66F70BC000000000000000000850F0D0B00FB53FCEEF4A50FF5DD5BF60C86AAE0FD6F9BF57C7BBC7899BE4BFAB81CAD6C64CCF3FCE7B4496FB6BC33F0ED0D71CDC8108400000000000000000A2CEF821F5F4DE3FB839C1CF0949E53F1AA94631F0FBB2BF74C5FDB37797BBBF245465572F2CD43F808215B0030BDC3FD95848CA7B7503400000000000000000656F554D9B5CC2BF77BBEC144F9ED0BF9E55C7951B12D03FA8057CE754AAD23FC45E3BCEBB8DD23FF4FF52834240DB3F43848B1801CCCDBFFE165E9E9F88A63FF082467DD089D1BFCF3BC55CCACFC1BF87EF8A9E6C44D23FE470C914CD41963F"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.8811193677921630e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x020000000300000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e8 = stablehlo.constant dense<"0x1DAC8A83C0EBF83F947ECDD8C5DFD1BFEF8BC70504B1F03F9E038516A4AFE0BFD1EC8E664FCEF33F72ECC64A11AEE13F"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.7568140845838083e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<3xi32>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>) {
%0:3 = call @_qr(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>)
%1:3 = call @_qr_0(%arg1) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>)
%2:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %arg2) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xi32>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2#0, %2#1, %2#2 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>
}
func.func private @_qr(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%1:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %0) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xi32>) -> (tensor<5x3xcomplex<f64>>, tensor<3xi32>, tensor<3xcomplex<f64>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%5 = stablehlo.custom_call @cusolver_orgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
%8 = stablehlo.add %6, %7 : tensor<5x3xi64>
%9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
%cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
return %5, %12, %3 : tensor<5x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3xi32>
}
func.func private @_qr_0(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
%1:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg0, %0) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=3, j=4, k=4, l=3, m=4, n=4, o=3}, custom>} : (tensor<3x4xcomplex<f64>>, tensor<4xi32>) -> (tensor<3x4xcomplex<f64>>, tensor<4xi32>, tensor<3xcomplex<f64>>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%3 = stablehlo.subtract %1#1, %2 : tensor<4xi32>
%4 = stablehlo.slice %1#0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%5 = stablehlo.custom_call @cusolver_orgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%6 = stablehlo.iota dim = 0 : tensor<3x4xi64>
%c_1 = stablehlo.constant dense<-1> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
%8 = stablehlo.add %6, %7 : tensor<3x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<3x4xi64>
%10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%12 = stablehlo.select %10, %11, %1#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
return %5, %12, %3 : tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<4xi32>
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<5x3xcomplex<f64>>
%c2 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<3x5xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x5xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<3x5xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<3x5xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x7811CF6AF091CCBF7BF4D0BBF76EB9BFD8F8099AF4D5EABF9BFC028C6F2BD53F83E66385CD1DBBBFF2B71B836668BEBF24E3A08D87D2D73FD044C3DC9F37C13F9E1CC2C8B324CFBF330791E3E218CBBFA21448745837C3BF614A434B9106E33F6FC184EF8183B4BFCE85E2A2F3E0DCBF60671DC95122893F94D41AE52601B6BF2622EC0EC134DCBF8EFE0BD82647CBBF2696820319C99BBF1C178A1572F2E3BFDA1CC713578DC73F70A50B9D5012AC3F417FC52B0991D1BFB46709F8AA088FBFE29BC82E4007DABF77C0CDA5CA9DC1BF40AF3BB5B6FDC03FF663716325ABC2BFE42995B675F2E03F77E29CFF2CD1ABBF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0008599491722198e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x43A324451AD6EFBF0EDCF1BB0B53D3BF0E8E98E7700C02C0C843EDABF114DABFF88F75293537B13FC005FF5A6415F0BFB8A5D05DD758E4BFE71819A3ED2BF0BF60EF5DC38DACB1BF8F66292BDE2FE0BF84BA650E9BF5F23FC2C1379BC246F3BF8C33701FA2ACF1BF9B54DB63DF2EFF3F2F3114E14664E1BFC478E9738F46E43F7B7A2C1E62D7FD3FEE9C2651A235F43F75BF4E7FBCD4C03F90A9F22B0C6AA5BFFFDDC9CE79E1E6BFCD743A69C8E1F8BFD4B6204A8B4DD3BFC2D7ED6CD1B5DB3F809576CF25AB673F59A7C71FCD05F7BF02A4CDACAA22FABF2CD8270B0E79E4BF3424DD8FFDC8D83F96692CB8490DD7BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.5452822290634421e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0437183072CE08400000000000000000F0B715FA9820FD3F56FF4CE0903BE7BFBCB7A4ADBC23E03FB8EF87262CD6DDBFA8CCD1D95D7DA2BC948BE7C96BAE8ABC51F3AE65672807C0000000000000A03C62AFEE182912E13FB829D640683CE2BF0A87EAEF2209873C167100F47B42AABC50CA379A0563ACBC640FD453CE249ABC5E3926C94E3707400000000000000000848A99431CAC963C10F6ECDFBAE28D3CC6559A356D979F3C4484E199ABFD633C0000000000000000000000000000903CCE8487FFC4F6953CB8D22B774241793CA15F3710CC07A03C4466B52C57A48CBC00000000000000000000000000000000"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.4425836998605638e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xD09643193424ED3FA2BD871EB7D8EABFBA291B73A7B3DF3F18AA6BB6EA9FB3BF48B5C82C78A0F33F35587F896D36F83FE3A7C348040CF83F80FE1EAACD9D943F2FA5DE285108F73F04EBC6CE779AD5BF3803B7B960F4E1BFD56F6ECC9419F33FEC7BB8480601F0BF999BF2991752F9BF00B2FE2CF2E8F73F78476E9186F6DEBF7056A0587D6DEABFF66A456B6EB8E5BF19E9F41EFCC3E8BF796CFC97A373FBBF0ADE3CE58725E0BFD0DDC1DCDDBBF53F03922C407059F43F28E5EE613C53EE3FE0CDA3DCBE12FD3F886C0FC5501EB4BFDE3F9382311DD7BF6C0B026AA708EC3F70ED7B735CD4C93F489B0D73C8D4CDBF"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1627353878168658e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x3A963E7B3B55F5BFE79F909A3DDED4BF62E41E01522EE43FCE5EFF8A3AA6FC3FD0BDE132486FDA3FC8D02E997674B2BFD06B131EA8CAF33F1F2F76BFAD0DD7BF11E2A9794C01FA3FBF56E12C102DCF3F1C4085F2B31DF0BF21D4C9EE64FDE63FC6D52869D3ACC33FCB73AB0336C5C5BF3AD07DA94DD0ED3F7EFF6C74BB8FECBF2EDDE91EC515FBBF2B84E4DFFC50E8BF36E3943C2CFBEEBF09D4C3BC807801C0C85633E65FF3F03F6E270066430DE03F20C5A62C4A2E97BF45A73790EB53D13FAFC9EDC023FD0340B2A83F970ACFEEBF380B81A8CD66B53FF07975FF075CB73F96CFE5AEFCEDE03F3040914B7B73ADBF"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.9728181609404499e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<5x3xcomplex<f64>>, %arg2: tensor<3x5xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
%1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%2 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%3 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg1) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=5, m=3, n=5, o=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%4 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%5 = stablehlo.custom_call @cusolver_ormqr_ffi(%0#0, %0#1, %arg2) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k], [l, m])->([n, o]) {i=5, j=3, k=3, l=3, m=5, n=3, o=5}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
return %1, %2, %3, %4, %5 : tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
}
}
// -----
// tridiagonal_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF801CFC33FF3DEFBF24028F368B2FFF3F701172C76845D73FC477E9B57B34E7BF782C73D596B1DA3FCE20A9F49577F23FA475B06B3ECCE23F54F1286B62ACF73F04C041B6A953FA3FF8A0F3B9DDE1DBBFB0B25DE70563F6BF904BDA76F2CDCFBF909F97F66276E0BFE440CE91C349E0BFFCEB0F0B8D91EBBF3C6E3D1AAC27F9BF8ED486F80AEDFEBFE051D479148AB5BF744A24986B61F4BF8CAD82BBAF8DF0BF205490F6FFF6DABF7457934FDD15EFBF50400343FD4FDBBF76D936B15B2DF4BF58E3C1EFE1E1DD3F548AA625B997F3BF805339838570C8BFFE52F9A6C015F43F10CC13CB057ADB3F280832E94EB7D3BFE89C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xcomplex<f64>>
%r:8 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x3xf64>, tensor<2x3x3xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xD0E5A3BEC525F6BF0000000000000000BCF9DBD0F66D0B40A83B65844F82F4BF0F1599FAF46002C0D6CFF156B8CC0240808ADBC85B5CBBBFC01F7C9E6BDABE3F3D517DC104B013C0000000000000000076D7331370C9E6BF0000000000000000403AE2597E49D5BF58F5B039744CE83FC6AA8DEE9ABCFBBF1C9741AA6B75E5BFB40C5F6F1CE7D3BF768C290222E9CDBFF5D5B1180DE2F63F0000000000000000382254A5151AF1BF0000000000000000109DBEFC472BD23F30860B870165EBBFBA10B2EE960A8EBF7EFC990B50F288BF425327099770E0BFCFBE937C3DDCCBBF7C28C4D6DBB4FCBF0000000000000000B221AA192869FCBF0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.4643990910014948e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xD0E5A3BEC525F6BF76D7331370C9E6BF382254A5151AF1BFB221AA192869FCBF"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.9713930579153323e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x3D517DC104B013C0F5D5B1180DE2F63F7C28C4D6DBB4FCBF"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 5.4643990910014948e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e3 = stablehlo.constant dense<"0xEC357DE95B25FB3F3E718A43E7AAD03FAE89ACA4015DF83F6F62D53E7883AF3F15D7811479E9FB3F2453AD39295DE5BF"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.0737707471930942e-14 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xBE90FB53FF880D4000000000000000009EE0C2A6C555D43F00000000000000009B3216186888D33F0411E0FCF30C88BFB86661CC27D8D4BFFC6918886149973F40BD02FC8C47D1BFA05C6BC69B6CDBBF751056B48402114000000000000000001F5EA09EDE5D04C00000000000000000B27285776EAFD3BFF0D786BE2CB3B0BF71FDBC93F515074012401E991738F03FA58FD70CB12703408051B780B106A03FFED8C48E9C4F09C000000000000000002A5996E8015A15C00000000000000000E707854125FF04C044D4DB3F2666E73FC2B731080FE401C0DA53CC9852F5F53F255C7A282434044070D7D826715A06C028F54F97405DE7BF00000000000000003C3352B85BBBF73F000000000000000036C53DBAAC88084000000000000000002DEEF0F070A4C7BFF1A11C4CEE8CD83F282CB4D873B7C6BFD24EAA3AF6B9D53F6D9B3A5D4E4F04C0767087489A47F9BFC8517340652AFBBF0000000000000000F5E3F2576B701540000000000000000050B1E76523E29D3F040364303459DCBFEAC5A97613A3014026123CB3626DF3BFEBD917A1881A0F40F056C236705AF3BFC00178ACAB05F3BF0000000000000000ABCB56AA5EEA11400000000000000000BA3D0EB739C5FD3FD4B00AC1B655F43F509D158F5709F6BFF664188438BF01C0B45EAE491CC6E6BF198181A9A22306405059071089B7D93F0000000000000000ADCF96A5790700400000000000000000256E5C5AEA78FEBF0000000000000000A2F75A17B505D7BF726C71A71007DEBF56F4FCBD273CD2BFB3E532652DAAE03FB0E040CED5AFF23F795EA223F35401C0A44F34EF371800C000000000000000007F22A58D933E08C0000000000000000014A2388EDCE6C93F8B003A0C6887D5BFBC5CB3C8338BEA3F3CA08EE8D9FCEDBFAC3BD31FA918FEBF1481D305C923FF3FF46958387DB501400000000000000000C2E60981107317C00000000000000000C9ACA8A5135C0AC08FB6236F562E06C05D36A2AC7D04024018D3B8BAA1E2FB3FA816BF001DC7EC3FC2D9E8416F0505C07C68A10A3440FF3F00000000000000003C65727579CBE7BF0000000000000000F5EF553EFE87F43F0000000000000000522044B81D1BE83FA403186156A6DE3F18BB70EC409ED4BFD97902B3E8CFA1BF2CA7C5146A35F33F9C7F0E492FF1FF3F36738255FA8FECBF0000000000000000A2C86EA1CDA403C0000000000000000098998AE86800AB3FA860FD10FC53ECBF804E17E0DB36DB3F743F16B0D18FE9BFC06BA86ED3DAD63FB84078616F5ED3BF6C21277F110BD3BF0000000000000000AFE1EDFE79A80B400000000000000000C02B59C4F8CBF23F0062ADB9A25A973F903735C14BC1CB3FB0E7499F08AB09C0D07602776FE4C1BF8849C6100D64DDBF185CF24ED4820CC000000000000000006850C8F7C803FDBF0000000000000000C15AEC4C778B0340000000000000000021F1E0F353BCDB3F95B7B4BBF99FE23FF379FE75C3A2D53F3BF058E41F92C9BFABF7AD8151630640FE581DA6A7B00D4096E6299192D207400000000000000000455D3B9AF7781240000000000000000065EDA3C46132CEBF79EB68A9658FE13F00CDB961EBA2B93FE22F7840BCFEF7BFA4FD388DA8F5EBBF809CB4BB9EEA9BBF1E0DD51A152600C0000000000000000096A37F5E54560E4000000000000000003036103A9DEDFCBFF0C02DC8BCB6D1BF7027029E0E8EFF3F52C182C1AA66FF3F583344C311F9E0BF9CA6253027C5FB3F30591345E1CF0AC0000000000000000000C21D0BFA7F963F0000000000000000D07899E8C5F801C00000000000000000B5E008FE246DE53FBCD19B59CE26C33F5D7D51E92691D03F0970D51E345CBABFF4AA693A1ADEE43F8E66897D5943F53FA87C8CDA4203E83F0000000000000000DA3C6F83E19DF3BF0000000000000000B226341131EAD83F243857137A87D2BF80851FF339EAECBF24351F02D8C7EBBFE09837FC3E85F23F8097456E4B1DF13FF8E514C891B3F83F0000000000000000FC259B6A7A4715C0000000000000000088D25CADF162FC3F56237C794783F43F7ECE28732B460340CFBAF51AC1A107402BFDCD3D7B63024096B2841882C1FE3FE467F58DBB26FABF0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 6.5085355388321072e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xBE90FB53FF880D40751056B484021140FED8C48E9C4F09C028F54F97405DE7BF3C3352B85BBBF73FC8517340652AFBBFC00178ACAB05F3BF5059071089B7D93FADCF96A579070040A44F34EF371800C0F46958387DB501407C68A10A3440FF3F3C65727579CBE7BF36738255FA8FECBF6C21277F110BD3BF185CF24ED4820CC06850C8F7C803FDBF96E6299192D207401E0DD51A152600C030591345E1CF0AC000C21D0BFA7F963FA87C8CDA4203E83FF8E514C891B3F83FE467F58DBB26FABF"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.7211782841590535e-14 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x9EE0C2A6C555D43F1F5EA09EDE5D04C02A5996E8015A15C036C53DBAAC880840F5E3F2576B701540ABCB56AA5EEA1140256E5C5AEA78FEBF7F22A58D933E08C0C2E60981107317C0F5EF553EFE87F43FA2C86EA1CDA403C0AFE1EDFE79A80B40C15AEC4C778B0340455D3B9AF778124096A37F5E54560E40D07899E8C5F801C0DA3C6F83E19DF3BFFC259B6A7A4715C0"> : tensor<2x3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 6.5085355388321072e-14 : f64} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
%e7 = stablehlo.constant dense<"0x022AEB060B0CFB3F32596CAC0126E73FBE7446E89CCDFC3F70AAA7DC6152CD3FFD02B9F7E491F73F1C69765429C0E03F18A0CED873DBF83FDAF7AE9947A6EABF4687395777E6FA3F0FF429519E0DC23F4C99605CD88AF23F7CCA4A68A8C5E33F45472DE3F173FB3F942AA3B97558E63FADEECAF93DCFF53FCB384977E0C3D9BF088EC8E35674F23F5C143D87B3AFDC3F6087A569D752F03F2DD0750953FEEFBF15137E9D8885F13FDBEF66344EF5C1BF5D500EEF9BA5F03F94E7FDB69A00C1BFE85E2328CF22FC3F80AB517785DAE43F62A0859A59E6F43F6BD63F75E440B23F67A44616E73CF23F1AE4C9C8CD4ADD3F5C126AAA0041F03F4B8755E6F7FEEF3F503233DE12C1F23F17F7A816E305DEBFBA976CA0CBE9F63F5CC1D0782620D7BF"> : tensor<2x3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.0820742312315888e-14 : f64} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x3xf64>, tensor<2x3x3xcomplex<f64>>) {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%3 = stablehlo.negate %2 : tensor<4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
%6:5 = stablehlo.custom_call @cusolver_sytrd_ffi(%5) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%8 = stablehlo.compare EQ, %6#4, %7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%12 = stablehlo.select %11, %6#0, %10 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%16 = stablehlo.select %15, %6#1, %14 : tensor<4xi1>, tensor<4xf64>
%17 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %6#2, %18 : tensor<3xi1>, tensor<3xf64>
%21 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%24 = stablehlo.select %23, %6#3, %22 : tensor<3xi1>, tensor<3xcomplex<f64>>
%25 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%26 = stablehlo.real %25 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%27 = stablehlo.imag %25 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%28 = stablehlo.negate %27 : tensor<2x3x4x4xf64>
%29 = stablehlo.complex %26, %28 : tensor<2x3x4x4xcomplex<f64>>
%30 = stablehlo.add %arg1, %29 : tensor<2x3x4x4xcomplex<f64>>
%31:5 = stablehlo.custom_call @cusolver_sytrd_ffi(%30) {backend_config = "", mhlo.backend_config = {lower = false}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p], [i, j, q], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=3, q=3}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xi32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%33 = stablehlo.compare EQ, %31#4, %32, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%37 = stablehlo.select %36, %31#0, %35 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%38 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%41 = stablehlo.select %40, %31#1, %39 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
%42 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x3x3xf64>
%44 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x3xi1>
%45 = stablehlo.select %44, %31#2, %43 : tensor<2x3x3xi1>, tensor<2x3x3xf64>
%46 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
%48 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x3xi1>
%49 = stablehlo.select %48, %31#3, %47 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
return %12, %16, %20, %24, %37, %41, %45, %49 : tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x3xf64>, tensor<2x3x3xcomplex<f64>>
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF76D936B15B2DF4BF24028F368B2FFF3F548AA625B997F3BFC477E9B57B34E7BFFE52F9A6C015F43FCE20A9F49577F23F280832E94EB7D3BF54F1286B62ACF73F801CFC33FF3DEFBFF8A0F3B9DDE1DBBF701172C76845D73F904BDA76F2CDCFBF782C73D596B1DA3FE440CE91C349E0BFA475B06B3ECCE23F3C6E3D1AAC27F9BF04C041B6A953FA3FE051D479148AB5BFB0B25DE70563F6BF8CAD82BBAF8DF0BF909F97F66276E0BF7457934FDD15EFBFFCEB0F0B8D91EBBF"> : tensor<2x6xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x194804423F1D0C4044CCB8B109D8E43FD8C0ACC80AFD1340ECB20044AEC2ECBFC670E9BDBC9F1540EA3BC9F5872BF7BF1DCA163605EB08407A41969F3D6FF23F3E89EF7BCFBB0C4030B29F2860CEE53F836C36CDF3D91A400005ACFBE55BA93F3187F1A6E2400A40EC3D7CE66845F43F285E91B21B270C40B0A7ADC56420C93F2D12CC745A2C1B4078DD3E004AC7FE3FCFABCF353CF31540345AF72551E9F2BFB2E46D5565E7114030E29DCE8B82CB3FF454B24DA72E1440805DB4FCAFC4B0BF"> : tensor<2x6xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x1C93B1F1FBE4EFBFF80D22465929F9BF6445BEA79997FC3F04E823F854FBEEBF90E0FBC02CE2F3BFB820A6134D46D5BFA03BF3517D86F4BFD05567AFA0BFC7BFE0833551D436E3BF20F9520C174FC0BF281B61EDCF3EF1BFA2632F026F5CFB3F04CC79852AD1E53F900AE4C496E0EEBF7C7F55168AA2F8BF7C475C569BF9F3BFE63ACAFD215DF93FAC42D88649D3E53F463794249CEBF63F546F2B9D6695FC3FB6AD4D91AED1FFBF80239B58550FFB3FD01BF2800D3BC53FAC6B7E180456F83F"> : tensor<2x6xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6xcomplex<f64>>
%c3 = stablehlo.constant dense<"0xCE6FF77B81C5F7BFB4C26DDBBC30E63F0044F999BAA967BF26187B81E40EF3BF600C97DECBFBD93F0814A4FA0BB1F93FC66BD293F529FEBF104200323E1AF2BF84ED20086188F6BF82DDD8B41AE2FDBF0CB2D934CF67FB3F02D4F4F89926F3BF9EF11CB23A7EFBBF446CC79E88BEE3BFB043DD9AC8B1F7BFA08E17D589D6BFBFB44830D369B1FC3F66B2D5E11AFEF93FF0BCFA5CC333DF3F900BD0CE2043E93F70DA9054D5C4E0BFE885A0FD2391E4BFC0792AD9A653A73FC4F446D47BEBFEBF44CCB8B109D8E43F5E5D2CD772C5F5BFECB20044AEC2ECBFB84180FA9AC5FF3FEA3BC9F5872BF7BFF002D2691BA0C4BF7A41969F3D6FF23F38EA68F8FE73E83F30B29F2860CEE53F3C2D09885180FCBF0005ACFBE55BA93FD02D60C71ED2FDBFEC3D7CE66845F43F3841CC411023F63FB0A7ADC56420C93FD0BB124D6E7FD63F78DD3E004AC7FE3FA86B7DFA327CE8BF345AF72551E9F2BF209B08CB3360E7BF30E29DCE8B82CB3F5238ACD3EF49FABF805DB4FCAFC4B0BF5E6B8E33FBF2F4BF001482B9E3C7E2BFC01120642E6DFEBF78A6ED32CA72D73F5E6941B538B4F53FC6DE511AD3F0F0BF50FDFB13B540C1BF98E3E5EC4957F33F68A8E44CE8DBF7BF8EBFF8956482F73F5C8DD23DA49FEE3F3A17C2CB66C2F7BFB6F5808D6C7AF3BF704B71D8C7DBC0BFBEE9C4B57F09FCBF283B28238486ECBF002A24A33930D93F40113F0B36AEFABFB48137521854F93F4040BECB2657F93F4AA450248F46FEBF8852B2ECE1EED1BF24B55A1A5987F33FC49430CA398CF6BF4E355E2341D4F3BF"> : tensor<2x6x3xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x6x3xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<2x6x3xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<2x6x3xcomplex<f64>>
%r:3 = call @f(%a0, %a1, %a2, %a3) : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> (tensor<2x6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>, tensor<6x3xi1>)
%e0 = stablehlo.constant dense<"0x73E3F548FCA4D1BF4F8EDE0F2CC4BB3F4BB2A22ED719953F4AD71252E64DDABF5843ED00A976D53FA18240ED8439D63F82493ADEA947B8BF42AD75289501D6BF4F94073FFDD484BFEECF6B0AC4BECCBF69047F1F86D5B43F97B824FC67EFD2BF5737993A459BD2BFDEC9F43DC48EC7BF3CFA11BAA53FD4BF648841DD44CEC0BFCC8185375DA7C83F4F24B8EE35B2C33FBB5B23C99684D43F42013E777A84AB3FD64E3A32EFE0B7BF78F31FA2B92EA63FC27EEC84A920D4BF8E0DCC1E23BFE0BFB79FADEEF5D55F3F4B1A014FC1C0D2BF507A582BD0FBB9BF1AEAB47075ADDF3F47754D1CB126BCBFF4607D89826FAF3FF356E9E4CD0AC43FB8A3DC0F71F3B73F76FA305090BBBE3FE91224A69F43CDBF2A3C8A293B155A3F01D7B9C24722D1BFE9C5BC394629E53FFB986A9C20CEC53F690AE48ED65BD03FD212ED6F4475BF3F91023679032FE53F77CD0F713E82DABFA38A56C1DCE5D4BFF3D60C9231D3DEBFC1F157281F5D963F2BFEB17284A3E0BF2DCDC94B11B8CABFD204B83F17EFE4BFA98F434AE688D6BFE39F1BEC76E0C7BFAC0BCE76649EBFBF497842FA01BCA33F6A10E9DD1CBCD8BF36239C139818A03F24B3ED4DB77DA13FAF90013AB02DC0BFAF8C9722FCA1D63FFC6B2C435130C33F69E39EDBB0A9AA3F1C20C4A73247CABF66E0B14BF4A3A8BF53FD19AF9B59EABF8D2E498F6377B0BF73200DC0DF3BD63F33884A849136E4BFFF5077BB2511D93FBEA72671A1F0DC3FACFB10722F26E1BF7C9D211246C7C0BF2BED2D2F65F3D23F10E57626E2B3DDBFEA7486CCA52ED2BF"> : tensor<2x6x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.1576041567830706e-15 : f64} : (tensor<2x6x3xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x73E3F548FCA4D1BF4F8EDE0F2CC4BB3F4BB2A22ED719953F4AD71252E64DDABF5843ED00A976D53FA18240ED8439D63F82493ADEA947B8BF42AD75289501D6BF4F94073FFDD484BFEECF6B0AC4BECCBF69047F1F86D5B43F97B824FC67EFD2BF5737993A459BD2BFDEC9F43DC48EC7BF3CFA11BAA53FD4BF648841DD44CEC0BFCC8185375DA7C83F4F24B8EE35B2C33FBB5B23C99684D43F42013E777A84AB3FD64E3A32EFE0B7BF78F31FA2B92EA63FC27EEC84A920D4BF8E0DCC1E23BFE0BFB79FADEEF5D55F3F4B1A014FC1C0D2BF507A582BD0FBB9BF1AEAB47075ADDF3F47754D1CB126BCBFF4607D89826FAF3FF356E9E4CD0AC43FB8A3DC0F71F3B73F76FA305090BBBE3FE91224A69F43CDBF2A3C8A293B155A3F01D7B9C24722D1BF"> : tensor<6x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.7785707972805123e-15 : f64} : (tensor<6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [false, false, false], [false, false, false], [false, false, false]]> : tensor<6x3xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xcomplex<f64>>, %arg1: tensor<2x6xcomplex<f64>>, %arg2: tensor<2x6xcomplex<f64>>, %arg3: tensor<2x6x3xcomplex<f64>>) -> (tensor<2x6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>, tensor<6x3xi1>) {
%0 = stablehlo.custom_call @cusparse_gtsv2_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=6, k=6, l=6, m=6, n=3, o=6, p=3}, custom>} : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> tensor<2x6x3xcomplex<f64>>
%1 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%2 = stablehlo.reshape %1 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%3 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%4 = stablehlo.reshape %3 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%5 = stablehlo.slice %arg2 [0:1, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%6 = stablehlo.reshape %5 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%7 = stablehlo.slice %arg3 [0:1, 0:6, 0:3] : (tensor<2x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
%8 = stablehlo.reshape %7 : (tensor<1x6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%9 = stablehlo.custom_call @cusparse_gtsv2_ffi(%2, %4, %6, %8) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=3, n=6, o=3}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%10 = stablehlo.slice %arg0 [1:2, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
%13 = stablehlo.multiply %11, %12 : tensor<6xcomplex<f64>>
%14 = stablehlo.slice %arg1 [1:2, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%15 = stablehlo.reshape %14 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
%17 = stablehlo.multiply %15, %16 : tensor<6xcomplex<f64>>
%18 = stablehlo.slice %arg2 [1:2, 0:6] : (tensor<2x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
%19 = stablehlo.reshape %18 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
%cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
%21 = stablehlo.multiply %19, %20 : tensor<6xcomplex<f64>>
%22 = stablehlo.slice %arg3 [1:2, 0:6, 0:3] : (tensor<2x6x3xcomplex<f64>>) -> tensor<1x6x3xcomplex<f64>>
%23 = stablehlo.reshape %22 : (tensor<1x6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%24 = stablehlo.custom_call @cusparse_gtsv2_ffi(%13, %17, %21, %23) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=3, n=6, o=3}, custom>} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<6x3xcomplex<f64>>
%25 = stablehlo.real %24 : (tensor<6x3xcomplex<f64>>) -> tensor<6x3xf64>
%26 = stablehlo.is_finite %25 : (tensor<6x3xf64>) -> tensor<6x3xi1>
%27 = stablehlo.imag %24 : (tensor<6x3xcomplex<f64>>) -> tensor<6x3xf64>
%28 = stablehlo.is_finite %27 : (tensor<6x3xf64>) -> tensor<6x3xi1>
%29 = stablehlo.and %26, %28 : tensor<6x3xi1>
return %0, %9, %29 : tensor<2x6x3xcomplex<f64>>, tensor<6x3xcomplex<f64>>, tensor<6x3xi1>
}
}
// -----
// eigh_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525F6BF0000000000000000BCF9DBD0F66D0B40A83B65844F82F4BF0F1599FAF46002C0D6CFF156B8CC0240808ADBC85B5CBBBFC01F7C9E6BDABE3FBCF9DBD0F66D0B40A83B65844F82F43FF8A0F3B9DDE1EBBF0000000000000000403AE2597E49D5BF58F5B039744CE83FC6AA8DEE9ABCFBBF1C9741AA6B75E5BF0F1599FAF46002C0D6CFF156B8CC02C0403AE2597E49D5BF58F5B039744CE8BF8CAD82BBAF8D00C00000000000000000109DBEFC472BD23F30860B870165EBBF808ADBC85B5CBBBFC01F7C9E6BDABEBFC6AA8DEE9ABCFBBF1C9741AA6B75E53F109DBEFC472BD23F30860B870165EB3F280832E94EB7E3BF0000000000000000"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xcomplex<f64>>
%r:10 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>)
%e0 = stablehlo.constant dense<"0xEC44958513D018C07F3471FD4F6D09C014FB9062B533D43F1CCA554C11801040"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.3773869755409280e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xDAE5A3BEC525F6BF0000000000000000BEF9DBD0F66D0B40A83B65844F82F4BF0E1599FAF46002C0D7CFF156B8CC0240748ADBC85B5CBBBFC81F7C9E6BDABE3FBEF9DBD0F66D0B40A83B65844F82F43FF4A0F3B9DDE1EBBF000000000000A03C283AE2597E49D5BF58F5B039744CE83FC9AA8DEE9ABCFBBF169741AA6B75E5BF0E1599FAF46002C0D6CFF156B8CC02C02C3AE2597E49D5BF5BF5B039744CE8BF8AAD82BBAF8D00C000000000000090BC179DBEFC472BD23F2C860B870165EBBF748ADBC85B5CBBBFC81F7C9E6BDABEBFC9AA8DEE9ABCFBBF169741AA6B75E53F159DBEFC472BD23F2C860B870165EB3F280832E94EB7E3BF0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.1278595815113088e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F00000000000000000000000000009CBC000000000000883C00000000000092BC000000000000803C000000000000C7BC000000000000803C0000000000009CBC00000000000088BC000000000000F03F0000000000000000000000000000903C000000000000A43C00000000000080BC000000000000783C00000000000092BC00000000000080BC000000000000903C000000000000A4BC010000000000F03F0000000000000000000000000000903C000000000000803C000000000000C7BC00000000000080BC00000000000080BC00000000000078BC000000000000903C00000000000080BC010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xEA44958513D018C0803471FD4F6D09C01DFB9062B533D43F1CCA554C11801040"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.3773869755409277e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e4 = stablehlo.constant dense<"0xC4E5A3BEC525F6BF0000000000000000B4F9DBD0F66D0B40A43B65844F82F4BF071599FAF46002C0D8CFF156B8CC0240B88ADBC85B5CBBBFC31F7C9E6BDABE3FB5F9DBD0F66D0B40A43B65844F82F43F0DA1F3B9DDE1EBBF000000000000A0BC383AE2597E49D5BF50F5B039744CE83FC8AA8DEE9ABCFBBF1F9741AA6B75E5BF071599FAF46002C0D8CFF156B8CC02C02E3AE2597E49D5BF50F5B039744CE8BF8CAD82BBAF8D00C00000000000000000179DBEFC472BD23F2F860B870165EBBFC08ADBC85B5CBBBFC91F7C9E6BDABEBFC8AA8DEE9ABCFBBF1F9741AA6B75E53F159DBEFC472BD23F2F860B870165EB3F240832E94EB7E3BF0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 8.1278595815112999e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xFCFFFFFFFFFFEF3F000000000000000000000000000088BC0000000000009BBC000000000000ACBC0000000000009C3C000000000000C5BC000000000000B03C00000000000088BC0000000000009B3C020000000000F03F00000000000000000000000000000000000000000000803C000000000000C13C000000000000A8BC000000000000ACBC0000000000009CBC000000000000000000000000000080BC010000000000F03F0000000000000000000000000000A0BC000000000000A83C000000000000C5BC000000000000B0BC000000000000C13C000000000000A83C000000000000A0BC000000000000A8BCFDFFFFFFFFFFEF3F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x988B459885B011C0F1A28230967EDB3F8B6990EDC4F50040EAC6F180012F0F40DEAD9EFB379013C05160AA6206C4EEBF976C92B885B7F43F8275BCFBFC391040156F98CC2FA305C0388E53D30693F0BF3DC4049C362AF43F9AD12231023D124071A26482163013C095A3A21A06CC02C0916348AA694FF43F7D7B7D91F4060940BD77461EDD4611C02A55F9F99B02FBBF67B65255507EED3F7D98E3FECFDC074064F16B8E4C7B07C064BAD76BE472FFBFA01E97522774FF3F23CCF0FEC8340A40"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.0859843153137954e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x4D5779FAD758F73F0000000000000000002675012A0FFBBFD0AB53DB0404E03FF187F5771C44FA3FE34920EA4C6AF2BFEE580608D4B9FABFFA99DE1375E5E2BF002675012A0FFBBFD0AB53DB0404E0BF19227335E592FC3F000000000000A0BC057AC8270507FF3F6DD97112BFADD93FB258AFF4C199CFBF90997B4827FBB8BFF187F5771C44FA3FE34920EA4C6AF23F057AC8270507FF3F6BD97112BFADD9BFB6411304A25AEBBF00000000000000008E0F96364255F43FEC5D7BFE74ACEB3FEE580608D4B9FABFFA99DE1375E5E23FB658AFF4C199CFBF8C997B4827FBB83F8E0F96364255F43FEC5D7BFE74ACEBBF3AF54F97405DD7BF0000000000000000F0CD86AFFA2CB23F000000000000000068CF6B94311CF0BF74D8D11C9AE5E73FF09B3241F05AEE3F1813DF7A9C3BC13F982AEC732AE8FD3FD6B7F4524165E1BF68CF6B94311CF0BF72D8D11C9AE5E7BF46E6D1D939B5F13F000000000000A03CDFEBD6206489FF3F179208E2AEB5F43F0BF82DBD8E7DF8BF96D07F2151A6E43FEF9B3241F05AEE3F1A13DF7A9C3BC1BFE0EBD6206489FF3F189208E2AEB5F4BF4BE3161F6412FEBF000000000000000067FED381B4B8F1BFDA09FD0DDBE5FCBF982AEC732AE8FD3FD6B7F4524165E13F0AF82DBD8E7DF8BF96D07F2151A6E4BF67FED381B4B8F1BFD909FD0DDBE5FC3F3459071089B7C93F000000000000B03CA84A46A83875EC3F000000000000000023D00D47149FEE3FD46743916B3FFD3F0013941E1C70E43F9542BBD13F82F43F299B15D09004F8BF3F6BD35FAE8BEB3F23D00D47149FEE3FD56743916B3FFDBF32458DBF40F3E6BF0000000000000000D35DC5A89DA3C6BFB7AF49F9D40EF0BF7C92F05EBFC5DA3F701D8EF651518C3F0013941E1C70E43F9642BBD13F82F4BFD35DC5A89DA3C6BFB7AF49F9D40EF03F7DCEBCF485C7ED3F000000000000000008A1D7DD9C9BEF3F89CE86FED56AF83F2A9B15D09004F8BF3F6BD35FAE8BEBBF7A92F05EBFC5DA3F501D8EF651518CBF08A1D7DD9C9BEF3F89CE86FED56AF8BF7668A10A3440EF3F00000000000000009493EFDB0A67CA3F000000000000000039CD9C3AFB6DE0BFF0710E966D73BFBF63EA2B03D7B8F5BF27118DE3E124FA3F9649513A92C7D4BF23AA6F5E1BC8FBBF3ACD9C3AFB6DE0BFF8710E966D73BF3F34FF1AD0B5B9EDBF000000000000A03C853270B72272CE3FCCEC5A455B8CFD3F92F6EAE339A0D9BF46A8973440E0F93F63EA2B03D7B8F5BF28118DE3E124FABF8A3270B72272CE3FCCEC5A455B8CFDBFE46894B02C42CFBF000000000000B0BC3E2443692BA8FD3F77E410DD10A4E1BF9449513A92C7D4BF23AA6F5E1BC8FB3F90F6EAE339A0D9BF45A8973440E0F9BF3C2443692BA8FD3F77E410DD10A4E13F1A5CF24ED482FCBF0000000000000000F01CAF574C6DFB3F00000000000000000C7ACAEEBAA4F23F172AB1ED79A0FBBF0724C881C723D3BF022528B6A65FE73F065EF78959D2E1BFA6987105EECCE13F0C7ACAEEBAA4F23F182AB1ED79A0FB3FBE1D60EDA0A9F5BF000000000000B83CEE268A309C01C4BFE287C88BE59BE0BF210EEE9861E7F43FBC4C744A944CDBBF0724C881C723D3BF022528B6A65FE7BFEC268A309C01C4BFE287C88BE59BE03FE99BBCDF2432E9BF000000000000803C1FABE4A45E21F53F8813A15831BAF6BF075EF78959D2E1BFA6987105EECCE1BF210EEE9861E7F43FBA4C744A944CDB3F20ABE4A45E21F53F8813A15831BAF63F32591345E1CFFABF000000000000B03C382E43A14D20CB3F00000000000000009009C67D81CAF33F9C9C28905BB0FCBFDA6893A69EF6DFBF391D221A01F6EE3F4B87BE79C0B5C6BFC2ABEA43F81CE7BF9009C67D81CAF33F9C9C28905BB0FC3F0024A4E72D969C3F0000000000000000AD7BF7FAAC0AF23F1BE7AB3A2CC1D33FA26A350C03B9E73F2AA01395CAA1EEBFDE6893A69EF6DFBF391D221A01F6EEBFAE7BF7FAAC0AF23F1AE7AB3A2CC1D3BFA8AEF9456E62ED3F0000000000000000CE98DD725696F53FE20803355860F4BF4B87BE79C0B5C6BFC4ABEA43F81CE73FA26A350C03B9E73F2CA01395CAA1EE3FCE98DD725696F53FE30803355860F43FE467F58DBB26EABF0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 5.2359076472784907e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000A03C00000000000098BC00000000000060BC000000000000903C000000000000C2BC000000000000843C000000000000A03C000000000000983C000000000000F03F000000000000000000000000000099BC00000000000078BC000000000000A4BC00000000000090BC00000000000060BC00000000000090BC00000000000099BC000000000000783C010000000000F03F00000000000000000000000000008CBC000000000000703C000000000000C2BC00000000000084BC000000000000A4BC000000000000903C0000000000008CBC00000000000070BCFCFFFFFFFFFFEF3F0000000000000000FDFFFFFFFFFFEF3F0000000000000000000000000000A0BC000000000000A43C000000000000903C000000000000883C000000000000A6BC00000000000070BC000000000000A0BC000000000000A4BCFDFFFFFFFFFFEF3F0000000000000000000000000000C6BC0000000000008C3C000000000000A63C000000000000A83C000000000000903C00000000000088BC000000000000C6BC0000000000008CBCF9FFFFFFFFFFEF3F0000000000000000000000000000BABC000000000000A43C000000000000A6BC000000000000703C000000000000A63C000000000000A8BC000000000000BABC000000000000A4BCFEFFFFFFFFFFEF3F0000000000000000000000000000F03F0000000000000000000000000000803C00000000000094BC000000000000B53C000000000000803C00000000000090BC0000000000009CBC000000000000803C000000000000943C000000000000F03F0000000000000000000000000000A8BC00000000000090BC000000000000803C00000000000080BC000000000000B53C00000000000080BC000000000000A8BC000000000000903CFAFFFFFFFFFFEF3F0000000000000000000000000000A0BC000000000000973C00000000000090BC0000000000009C3C000000000000803C000000000000803C000000000000A0BC00000000000097BCFBFFFFFFFFFFEF3F0000000000000000040000000000F03F0000000000000000000000000080B5BC00000000000090BC000000000000BC3C0000000000000000000000000000B33C00000000000094BC000000000080B5BC000000000000903C020000000000F03F000000000000000000000000000098BC000000000000A33C000000000000A43C00000000000090BC000000000000BC3C000000000000000000000000000098BC000000000000A3BC040000000000F03F0000000000000000000000000000B93C00000000000088BC000000000000B33C000000000000943C000000000000A43C000000000000903C000000000000B93C000000000000883C070000000000F03F0000000000000000000000000000F03F0000000000000000000000000000B6BC000000000000A0BC00000000000080BC000000000000983C000000000000A0BC0000000000000000000000000000B6BC000000000000A03C020000000000F03F0000000000000000000000000000A0BC0000000000000000000000000000A83C00000000000080BC00000000000080BC00000000000098BC000000000000A0BC0000000000000000000000000000F03F00000000000000000000000000000000000000000000703C000000000000A0BC0000000000000000000000000000A83C000000000000803C000000000000000000000000000070BCFFFFFFFFFFFFEF3F0000000000000000FDFFFFFFFFFFEF3F0000000000000000000000000000983C00000000000060BC000000000000983C00000000000080BC000000000000B03C000000000000783C000000000000983C000000000000603CFCFFFFFFFFFFEF3F0000000000000000000000000000A4BC00000000000070BC000000000000B03C00000000000070BC000000000000983C000000000000803C000000000000A4BC000000000000703CF9FFFFFFFFFFEF3F0000000000000000000000000000AC3C00000000000088BC000000000000B03C00000000000078BC000000000000B03C000000000000703C000000000000AC3C000000000000883CFEFFFFFFFFFFEF3F0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.2204460492503166e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0x88F3580454081FC024D8F280DE0C034039553674BD7C0D4084CACB0D14F71640C22EDB578FDB20C081206C381942FABFD1678423511604403E5FE9AFC73A1A404D84E7B4A0EE15C07BDB7481378AF8BFD4F7C5EA9DE1054031C7F30C66E12040A22B0618279518C07CB3D5DA741803C085C4CD3E6637BDBF7F0244CB6A310940D8D8549CF5781EC02CCBF0C5EC7D07C055EAA2BFD28CD2BF2519F605158E1A40545C960E0AC816C05184AAF06A24FEBF7C595727972104408ADDF91A77FA1640"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.8741079153560406e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>) {
%0:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf64>
%11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%12 = stablehlo.convert %11 : (tensor<1x4xf64>) -> tensor<1x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.multiply %6, %13 : tensor<4x4xcomplex<f64>>
%15 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%16 = stablehlo.real %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%17 = stablehlo.imag %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%18 = stablehlo.negate %17 : tensor<4x4xf64>
%19 = stablehlo.complex %16, %18 : tensor<4x4xcomplex<f64>>
%20 = stablehlo.dot_general %14, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%21 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%22 = stablehlo.real %21 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%23 = stablehlo.imag %21 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%24 = stablehlo.negate %23 : tensor<4x4xf64>
%25 = stablehlo.complex %22, %24 : tensor<4x4xcomplex<f64>>
%26 = stablehlo.dot_general %25, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%27:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%29 = stablehlo.compare EQ, %27#2, %28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%33 = stablehlo.select %32, %27#0, %31 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%34 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%35 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
%36 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%37 = stablehlo.select %36, %27#1, %35 : tensor<4xi1>, tensor<4xf64>
%38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%39 = stablehlo.convert %38 : (tensor<1x4xf64>) -> tensor<1x4xcomplex<f64>>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%41 = stablehlo.multiply %33, %40 : tensor<4x4xcomplex<f64>>
%42 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%43 = stablehlo.real %42 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%44 = stablehlo.imag %42 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%45 = stablehlo.negate %44 : tensor<4x4xf64>
%46 = stablehlo.complex %43, %45 : tensor<4x4xcomplex<f64>>
%47 = stablehlo.dot_general %41, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%48 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%49 = stablehlo.real %48 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%50 = stablehlo.imag %48 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%51 = stablehlo.negate %50 : tensor<4x4xf64>
%52 = stablehlo.complex %49, %51 : tensor<4x4xcomplex<f64>>
%53 = stablehlo.dot_general %52, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%54:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3xi32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%56 = stablehlo.compare EQ, %54#2, %55, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%58 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%60 = stablehlo.select %59, %54#0, %58 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%61 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%62 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%63 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%64 = stablehlo.select %63, %54#1, %62 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 3] : (tensor<2x3x4xf64>) -> tensor<2x3x1x4xf64>
%66 = stablehlo.convert %65 : (tensor<2x3x1x4xf64>) -> tensor<2x3x1x4xcomplex<f64>>
%67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%68 = stablehlo.multiply %60, %67 : tensor<2x3x4x4xcomplex<f64>>
%69 = stablehlo.transpose %60, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%70 = stablehlo.real %69 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%71 = stablehlo.imag %69 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%72 = stablehlo.negate %71 : tensor<2x3x4x4xf64>
%73 = stablehlo.complex %70, %72 : tensor<2x3x4x4xcomplex<f64>>
%74 = stablehlo.dot_general %68, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%75 = stablehlo.transpose %60, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%76 = stablehlo.real %75 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%77 = stablehlo.imag %75 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%78 = stablehlo.negate %77 : tensor<2x3x4x4xf64>
%79 = stablehlo.complex %76, %78 : tensor<2x3x4x4xcomplex<f64>>
%80 = stablehlo.dot_general %79, %60, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%81 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%82 = stablehlo.real %81 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%83 = stablehlo.imag %81 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%84 = stablehlo.negate %83 : tensor<2x3x4x4xf64>
%85 = stablehlo.complex %82, %84 : tensor<2x3x4x4xcomplex<f64>>
%86 = stablehlo.add %arg1, %85 : tensor<2x3x4x4xcomplex<f64>>
%87 = call @eigvalsh(%86) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xf64>
return %10, %20, %26, %37, %47, %53, %64, %74, %80, %87 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>
}
func.func private @eigvalsh(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xf64> {
%0:2 = call @eigh(%arg0) : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>)
return %0#0 : tensor<2x3x4xf64>
}
func.func private @eigh(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>) {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%2 = stablehlo.imag %0 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%3 = stablehlo.negate %2 : tensor<2x3x4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<2x3x4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<2x3x4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<2x3x4x4xcomplex<f64>>
%8:3 = stablehlo.custom_call @cusolver_syevd_ffi(%7) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%18 = stablehlo.select %17, %8#1, %16 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
return %18, %14 : tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>
}
}
// -----
// eigh_jacobi_complex128
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
%c0 = stablehlo.constant dense<"0x4C5779FAD7580740000000000000000040BD02FC8C47D1BFA05C6BC69B6CDB3F71FDBC93F515074012401E991738F0BFE707854125FF04C044D4DB3F2666E7BF40BD02FC8C47D1BFA05C6BC69B6CDBBF22227335E5920C400000000000000000A58FD70CB12703408051B780B106A0BFC2B731080FE401C0DA53CC9852F5F5BF71FDBC93F515074012401E991738F03FA58FD70CB12703408051B780B106A03FA4411304A25AFBBF0000000000000000255C7A282434044070D7D826715A0640E707854125FF04C044D4DB3F2666E73FC2B731080FE401C0DA53CC9852F5F53F255C7A282434044070D7D826715A06C028F54F97405DE7BF000000000000000060CD86AFFA2CC23F00000000000000006D9B3A5D4E4F04C0767087489A47F93FEAC5A97613A3014026123CB3626DF33FBA3D0EB739C5FD3FD4B00AC1B655F4BF6D9B3A5D4E4F04C0767087489A47F9BF58E6D1D939B501400000000000000000EBD917A1881A0F40F056C236705AF33F509D158F5709F6BFF664188438BF0140EAC5A97613A3014026123CB3626DF3BFEBD917A1881A0F40F056C236705AF3BF54E3161F64120EC00000000000000000B45EAE491CC6E6BF198181A9A22306C0BA3D0EB739C5FD3FD4B00AC1B655F43F509D158F5709F6BFF664188438BF01C0B45EAE491CC6E6BF198181A9A22306405059071089B7D93F0000000000000000AC4A46A83875FC3F0000000000000000B0E040CED5AFF23F795EA223F3540140BC5CB3C8338BEA3F3CA08EE8D9FCED3FC9ACA8A5135C0AC08FB6236F562E0640B0E040CED5AFF23F795EA223F35401C030458DBF40F3F6BF0000000000000000AC3BD31FA918FEBF1481D305C923FFBF5D36A2AC7D04024018D3B8BAA1E2FBBFBC5CB3C8338BEA3F3CA08EE8D9FCEDBFAC3BD31FA918FEBF1481D305C923FF3F80CEBCF485C7FD3F0000000000000000A816BF001DC7EC3FC2D9E8416F050540C9ACA8A5135C0AC08FB6236F562E06C05D36A2AC7D04024018D3B8BAA1E2FB3FA816BF001DC7EC3FC2D9E8416F0505C07C68A10A3440FF3F00000000000000009093EFDB0A67DA3F00000000000000002CA7C5146A35F33F9C7F0E492FF1FFBF804E17E0DB36DB3F743F16B0D18FE93FC02B59C4F8CBF23F0062ADB9A25A97BF2CA7C5146A35F33F9C7F0E492FF1FF3F38FF1AD0B5B9FDBF0000000000000000C06BA86ED3DAD63FB84078616F5ED33F903735C14BC1CB3FB0E7499F08AB0940804E17E0DB36DB3F743F16B0D18FE9BFC06BA86ED3DAD63FB84078616F5ED3BFF06894B02C42DFBF0000000000000000D07602776FE4C1BF8849C6100D64DD3FC02B59C4F8CBF23F0062ADB9A25A973F903735C14BC1CB3FB0E7499F08AB09C0D07602776FE4C1BF8849C6100D64DDBF185CF24ED4820CC00000000000000000F41CAF574C6D0B400000000000000000ABF7AD8151630640FE581DA6A7B00DC000CDB961EBA2B93FE22F7840BCFEF73F3036103A9DEDFCBFF0C02DC8BCB6D13FABF7AD8151630640FE581DA6A7B00D40C21D60EDA0A905C00000000000000000A4FD388DA8F5EBBF809CB4BB9EEA9B3F7027029E0E8EFF3F52C182C1AA66FFBF00CDB961EBA2B93FE22F7840BCFEF7BFA4FD388DA8F5EBBF809CB4BB9EEA9BBFE09BBCDF2432F9BF0000000000000000583344C311F9E0BF9CA6253027C5FBBF3036103A9DEDFCBFF0C02DC8BCB6D1BF7027029E0E8EFF3F52C182C1AA66FF3F583344C311F9E0BF9CA6253027C5FB3F30591345E1CF0AC00000000000000000302E43A14D20DB3F0000000000000000F4AA693A1ADEE43F8E66897D5943F5BF80851FF339EAECBF24351F02D8C7EB3F88D25CADF162FC3F56237C794783F4BFF4AA693A1ADEE43F8E66897D5943F53F8023A4E72D96AC3F0000000000000000E09837FC3E85F23F8097456E4B1DF1BF7ECE28732B460340CFBAF51AC1A107C080851FF339EAECBF24351F02D8C7EBBFE09837FC3E85F23F8097456E4B1DF13FACAEF9456E62FD3F00000000000000002BFDCD3D7B63024096B2841882C1FEBF88D25CADF162FC3F56237C794783F43F7ECE28732B460340CFBAF51AC1A107402BFDCD3D7B63024096B2841882C1FE3FE467F58DBB26FABF0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x3x4x4xcomplex<f64>>
%r:3 = call @f(%a0) : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x88F3580454081FC024D8F280DE0C034039553674BD7C0D4084CACB0D14F71640C22EDB578FDB20C081206C381942FABFD1678423511604403E5FE9AFC73A1A404D84E7B4A0EE15C07BDB7481378AF8BFD4F7C5EA9DE1054031C7F30C66E12040A22B0618279518C07CB3D5DA741803C085C4CD3E6637BDBF7F0244CB6A310940D8D8549CF5781EC02CCBF0C5EC7D07C055EAA2BFD28CD2BF2519F605158E1A40545C960E0AC816C05184AAF06A24FEBF7C595727972104408ADDF91A77FA1640"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8741079153560406e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x405779FAD7580740000000000000000050BD02FC8C47D1BF9C5C6BC69B6CDB3F6CFDBC93F51507400F401E991738F0BFE007854125FF04C03DD4DB3F2666E7BF50BD02FC8C47D1BF9C5C6BC69B6CDBBF23227335E5920C40000000000000603CA48FD70CB12703401C52B780B106A0BFBFB731080FE401C0DB53CC9852F5F5BF6DFDBC93F51507400F401E991738F03FA38FD70CB12703402452B780B106A03F95411304A25AFBBF0000000000000000245C7A282434044070D7D826715A0640E007854125FF04C03CD4DB3F2666E73FBEB731080FE401C0DB53CC9852F5F53F245C7A282434044070D7D826715A06C009F54F97405DE7BF000000000000A8BC80CD86AFFA2CC23F00000000000000006F9B3A5D4E4F04C0787087489A47F93FEEC5A97613A301402A123CB3626DF33FC03D0EB739C5FD3FD7B00AC1B655F4BF6F9B3A5D4E4F04C0787087489A47F9BF54E6D1D939B50140000000000000B0BCECD917A1881A0F40EF56C236705AF33F589D158F5709F6BFF464188438BF0140EEC5A97613A301402A123CB3626DF3BFEDD917A1881A0F40EF56C236705AF3BF5AE3161F64120EC00000000000000000BC5EAE491CC6E6BF1A8181A9A22306C0C03D0EB739C5FD3FD7B00AC1B655F43F569D158F5709F6BFF464188438BF01C0BA5EAE491CC6E6BF1A8181A9A22306403059071089B7D93F0000000000000000A94A46A83875FC3F0000000000000000BBE040CED5AFF23F7B5EA223F3540140B65CB3C8338BEA3F3CA08EE8D9FCED3FCBACA8A5135C0AC08EB6236F562E0640BBE040CED5AFF23F7B5EA223F35401C02C458DBF40F3F6BF0000000000000000BB3BD31FA918FEBF1881D305C923FFBF5E36A2AC7D04024026D3B8BAA1E2FBBFB65CB3C8338BEA3F3CA08EE8D9FCEDBFBC3BD31FA918FEBF1881D305C923FF3F8ACEBCF485C7FD3F0000000000000000B616BF001DC7EC3FBDD9E8416F050540CAACA8A5135C0AC08EB6236F562E06C05E36A2AC7D04024026D3B8BAA1E2FB3FB816BF001DC7EC3FBED9E8416F0505C06A68A10A3440FF3F00000000000000008493EFDB0A67DA3F00000000000000002EA7C5146A35F33F9C7F0E492FF1FFBF814E17E0DB36DB3F763F16B0D18FE93FC12B59C4F8CBF23FC061ADB9A25A97BF2DA7C5146A35F33F9C7F0E492FF1FF3F3CFF1AD0B5B9FDBF0000000000000000D96BA86ED3DAD63FC04078616F5ED33F983735C14BC1CB3FB0E7499F08AB0940814E17E0DB36DB3F773F16B0D18FE9BFDA6BA86ED3DAD63FBF4078616F5ED3BF006994B02C42DFBF000000000000603C187702776FE4C1BF7149C6100D64DD3FC02B59C4F8CBF23FE061ADB9A25A973F903735C14BC1CB3FB0E7499F08AB09C0187702776FE4C1BF7149C6100D64DDBF1E5CF24ED4820CC0000000000000B0BCF21CAF574C6D0B400000000000000000A8F7AD8151630640FD581DA6A7B00DC0DCCCB961EBA2B93FE02F7840BCFEF73F2E36103A9DEDFCBFF6C02DC8BCB6D13FA8F7AD8151630640FC581DA6A7B00D40BA1D60EDA0A905C00000000000000000A7FD388DA8F5EBBFC09CB4BB9EEA9B3F6A27029E0E8EFF3F59C182C1AA66FFBFE4CCB961EBA2B93FE02F7840BCFEF7BFA6FD388DA8F5EBBFE09CB4BB9EEA9BBFDB9BBCDF2432F9BF00000000000000005C3344C311F9E0BF9CA6253027C5FBBF2F36103A9DEDFCBFF6C02DC8BCB6D1BF6927029E0E8EFF3F59C182C1AA66FF3F5B3344C311F9E0BF9CA6253027C5FB3F30591345E1CF0AC000000000000000002E2E43A14D20DB3F0000000000000000F2AA693A1ADEE43F8B66897D5943F5BF83851FF339EAECBF26351F02D8C7EB3F83D25CADF162FC3F52237C794783F4BFF2AA693A1ADEE43F8C66897D5943F53F2824A4E72D96AC3F0000000000000000DA9837FC3E85F23F7C97456E4B1DF1BF76CE28732B460340C6BAF51AC1A107C084851FF339EAECBF26351F02D8C7EBBFDA9837FC3E85F23F7E97456E4B1DF13FA3AEF9456E62FD3F000000000000000025FDCD3D7B6302408CB2841882C1FEBF84D25CADF162FC3F52237C794783F43F78CE28732B460340C6BAF51AC1A1074025FDCD3D7B6302408DB2841882C1FE3FDC67F58DBB26FABF000000000000B83C"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.0320896567366179e-13 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xFCFFFFFFFFFFEF3F00000000000000000000000000000000000000000000903C000000000080A8BC0000000000000000000000000040AF3C0000000000000000000000000000000000000000000090BC010000000000F03F000000000000000000000000000078BC0000000000000000000000000000A7BC00000000000082BC000000000080A8BC000000000000000000000000000078BC0000000000000000010000000000F03F00000000000000000000000000C0B5BC000000000000503C000000000040AF3C0000000000000000000000000000A7BC000000000000823C0000000000C0B5BC00000000000050BCFAFFFFFFFFFFEF3F0000000000000000020000000000F03F000000000000000000000000000090BC00000000000070BC000000000000803C00000000000080BC000000000000AABC000000000000843C00000000000090BC000000000000703C000000000000F03F0000000000000000000000000000903C00000000000090BC000000000000A0BC00000000000080BC000000000000803C000000000000803C000000000000903C000000000000903CFEFFFFFFFFFFEF3F0000000000000000000000000000B0BC00000000000090BC000000000000AABC00000000000084BC000000000000A0BC000000000000803C000000000000B0BC000000000000903CFEFFFFFFFFFFEF3F0000000000000000060000000000F03F0000000000000000000000000000A93C00000000000090BC000000000080A83C00000000000098BC000000000000B03C00000000000070BC000000000000A93C000000000000903CFDFFFFFFFFFFEF3F0000000000000000000000000000A0BC00000000000070BC00000000000080BC0000000000000000000000000080A83C000000000000983C000000000000A0BC000000000000703C040000000000F03F0000000000000000000000000000B63C0000000000000000000000000000B03C000000000000703C00000000000080BC0000000000000000000000000000B63C0000000000000000FFFFFFFFFFFFEF3F0000000000000000010000000000F03F0000000000000000000000000000A6BC000000000000A0BC000000000000AA3C000000000000BC3C000000000000B1BC000000000000A0BC000000000000A6BC000000000000A03C030000000000F03F0000000000000000000000000000A83C000000000000A53C000000000000B03C0000000000008CBC000000000000AA3C000000000000BCBC000000000000A83C000000000000A5BC030000000000F03F00000000000000000000000000009ABC000000000000983C000000000000B1BC000000000000A03C000000000000B03C0000000000008C3C0000000000009ABC00000000000098BCFFFFFFFFFFFFEF3F0000000000000000000000000000F03F0000000000000000000000000040C13C0000000000000000000000000000B2BC0000000000000000000000000000AA3C000000000000803C000000000040C13C0000000000000000020000000000F03F0000000000000000000000000000A03C00000000000088BC000000000000903C00000000000090BC000000000000B2BC0000000000000000000000000000A03C000000000000883CFBFFFFFFFFFFEF3F000000000000000000000000000090BC000000000000703C000000000000AA3C00000000000080BC000000000000903C000000000000903C00000000000090BC00000000000070BC000000000000F03F0000000000000000F8FFFFFFFFFFEF3F0000000000000000000000000000B2BC00000000000090BC000000000000703C00000000000070BC000000000000A4BC000000000000903C000000000000B2BC000000000000903CFEFFFFFFFFFFEF3F0000000000000000000000000000B03C00000000000080BC000000000000A03C000000000000903C000000000000703C000000000000703C000000000000B03C000000000000803C010000000000F03F0000000000000000000000000000783C00000000000084BC000000000000A4BC00000000000090BC000000000000A03C00000000000090BC000000000000783C000000000000843CF4FFFFFFFFFFEF3F0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503159e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) {
%0:3 = stablehlo.custom_call @cusolver_syevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {algorithm = 2 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 3] : (tensor<2x3x4xf64>) -> tensor<2x3x1x4xf64>
%12 = stablehlo.convert %11 : (tensor<2x3x1x4xf64>) -> tensor<2x3x1x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%14 = stablehlo.multiply %6, %13 : tensor<2x3x4x4xcomplex<f64>>
%15 = stablehlo.transpose %6, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%16 = stablehlo.real %15 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%17 = stablehlo.imag %15 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%18 = stablehlo.negate %17 : tensor<2x3x4x4xf64>
%19 = stablehlo.complex %16, %18 : tensor<2x3x4x4xcomplex<f64>>
%20 = stablehlo.dot_general %14, %19, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%21 = stablehlo.transpose %6, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%22 = stablehlo.real %21 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%23 = stablehlo.imag %21 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%24 = stablehlo.negate %23 : tensor<2x3x4x4xf64>
%25 = stablehlo.complex %22, %24 : tensor<2x3x4x4xcomplex<f64>>
%26 = stablehlo.dot_general %25, %6, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %10, %20, %26 : tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>
}
}
// -----
// svd_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xcomplex<f64>>
%r:25 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>)
%e0 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F301762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF290832E94EB7D3BF1F028F368B2FFF3F7E1CFC33FF3DEFBFC877E9B57B34E7BF641172C76845D73FCE20A9F49577F23F782C73D596B1DA3F52F1286B62ACF73FA275B06B3ECCE23FF0A0F3B9DDE1DBBF05C041B6A953FA3F914BDA76F2CDCFBFB1B25DE70563F6BFE540CE91C349E0BF959F97F66276E0BF3D6E3D1AAC27F9BFFAEB0F0B8D91EBBFE451D479148AB5BF8FD486F80AEDFEBF8CAD82BBAF8DF0BF794A24986B61F4BF7857934FDD15EFBF1F5490F6FFF6DABF76D936B15B2DF4BF4E400343FD4FDBBF558AA625B997F3BF5CE3C1EFE1E1DD3FFE52F9A6C015F43F8A5339838570C8BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.8404788576532420e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000A0BC000000000000803C000000000000503C000000000000803C000000000000A0BC00000000000080BC000000000000F03F0000000000000000000000000000B03C000000000000703C000000000000503C00000000000080BC000000000000B03C00000000000070BCFFFFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000A0BC0000000000008C3C00000000000080BC000000000000803C000000000000A0BC0000000000008CBCFFFFFFFFFFFFEF3F0000000000000000000000000000903C000000000000703C00000000000080BC00000000000080BC000000000000903C00000000000070BC000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F301762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e5 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF290832E94EB7D3BF1F028F368B2FFF3F7E1CFC33FF3DEFBFC877E9B57B34E7BF641172C76845D73FCE20A9F49577F23F782C73D596B1DA3F52F1286B62ACF73FA275B06B3ECCE23FF0A0F3B9DDE1DBBF05C041B6A953FA3F914BDA76F2CDCFBFB1B25DE70563F6BFE540CE91C349E0BF959F97F66276E0BF3D6E3D1AAC27F9BFFAEB0F0B8D91EBBFE451D479148AB5BF8FD486F80AEDFEBF8CAD82BBAF8DF0BF794A24986B61F4BF7857934FDD15EFBF1F5490F6FFF6DABF76D936B15B2DF4BF4E400343FD4FDBBF558AA625B997F3BF5CE3C1EFE1E1DD3FFE52F9A6C015F43F8A5339838570C8BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.8404788576532420e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000A0BC000000000000803C000000000000503C000000000000803C000000000000983C0000000000000000000000000000883C00000000000080BC000000000000A0BC00000000000080BC000000000000F03F0000000000000000000000000000B03C000000000000703C000000000000903C00000000000098BC000000000000000000000000000078BC000000000000503C00000000000080BC000000000000B03C00000000000070BCFFFFFFFFFFFFEF3F000000000000000000000000000078BC000000000000000000000000000098BC000000000000A03C000000000000983C0000000000000000000000000000903C000000000000983C00000000000078BC0000000000000000000000000000F03F00000000000000000000000000000000000000000000923C000000000000883C000000000000803C0000000000000000000000000000783C00000000000098BC000000000000A0BC000000000000000000000000000092BC000000000000F03F0000000000000000"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000A0BC0000000000008C3C00000000000080BC000000000000803C000000000000A0BC0000000000008CBCFFFFFFFFFFFFEF3F0000000000000000000000000000903C000000000000703C00000000000080BC00000000000080BC000000000000903C00000000000070BC000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x288A26EBF1C813409DF3E4E1EEE302402B6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0982848732814965e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0xA4F2F8D42003E03F66E823F06E60EFBF9EC92B6FF36BF93F82E2045CF51ECCBFBE02E597D5A4F13FD87EA6F731A1923F7AA50A953496F1BF0E432A430164CB3F56E478B32694E9BFCC9A20D246B6FF3F863ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF3245B3522347DF3F7FFCDFA3018FF43F5CD3D5801F4BFF3F8869487E2F03F33F4829A2DD6138F2BF8C07C371D46AC0BF18EA890616BFF5BF197E97C23B36E9BFC681DB3F65CFDC3F5E46D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 5.1961832469227333e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F000000000000000000000000000088BC00000000000060BC000000000000A0BC000000000000983C00000000000088BC000000000000603C020000000000F03F0000000000000000000000000000A8BC000000000000903C000000000000A0BC00000000000098BC000000000000A8BC00000000000090BC020000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x030000000000F03F0000000000000000000000000000A83C000000000000A83C000000000000903C00000000000090BC000000000000A83C000000000000A8BC000000000000F03F0000000000000000000000000000943C0000000000000000000000000000903C000000000000903C000000000000943C0000000000000000010000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x288A26EBF1C813409DF3E4E1EEE302402B6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.0982848732814965e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0xA5F2F8D42003E03F67E823F06E60EFBF9DC92B6FF36BF93F83E2045CF51ECCBFC002E597D5A4F13FD87EA6F731A1923F7AA50A953496F1BF0E432A430164CB3F52E478B32694E9BFC99A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF3045B3522347DF3F7BFCDFA3018FF43F5CD3D5801F4BFF3F8569487E2F03F33F4829A2DD6138F2BF9407C371D46AC0BF18EA890616BFF5BF187E97C23B36E9BFC681DB3F65CFDC3F5A46D4AE8C5CECBF89A838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.1961832469227320e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F000000000000000000000000000088BC00000000000060BC000000000000A0BC000000000000983C00000000000088BC000000000000603C020000000000F03F0000000000000000000000000000A8BC000000000000903C000000000000A0BC00000000000098BC000000000000A8BC00000000000090BC020000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x020000000000F03F0000000000000000000000000000A23C000000000000A03C000000000000A03C0000000000000000000000000000A03C000000000000A03C000000000000A23C000000000000A0BC020000000000F03F0000000000000000000000000000A63C000000000000903C00000000000000000000000000000000000000000000A03C0000000000000000000000000000A63C00000000000090BC000000000000F03F000000000000000000000000000090BC0000000000000000000000000000A03C000000000000A0BC0000000000000000000000000000000000000000000090BC0000000000000000010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0xB2AC42ECB3661440290D19E9F9FB0840D1678C0A8389FE3F3D0C9F947B4AF73FCF1928C7FC3A13401246DDBAEA730D40102BFCEDF014FB3F535662BA8809F53F650B71F008CA124051463BDED2F70D4036C84BB9F32AFC3F982FB3EB7C00DF3F6F9E1B457EAC154044B4E809E1210F40E4C14307B04C0640167AB82B3834D53FDD02CB3CED511540C18B04C8E9060840810D85C9CDD3FF3F14FEC67E4266F73F2250E951C57412402433B2F5D0F60840251A2E4393EDFB3F88FE2A58554EDF3F"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.2031376854000846e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e17 = stablehlo.constant dense<"0x495779FAD758F73F5B6AB394BBD7F03FB67674C246BDF63FF0EBEFC0B76DB2BFF17284AFCEE7F33FA64E1088AA91C13FB56D07F6EC88EEBF14E9F4AFC402C2BF012675012A0FFBBFCBAB53DB0404E0BF1B227335E592FC3FC7278EABE624F03F1E959AC77321DD3FB6C3884295AEDBBF7084CDD1E5D4FFBF3F9A4424A065F4BFEE87F5771C44FA3FE54920EA4C6AF23FFE79C8270507FF3F80D97112BFADD9BFA5411304A25AEBBF829B74907D42D43FBEA85E1A0613F43FEFFF73CEA7DEFE3FEB580608D4B9FABFFB99DE1375E5E23F8E58AFF4C199CFBFA8997B4827FBB83F8A0F96364255F43FE05D7BFE74ACEBBF33F54F97405DD7BF80B7344ED7C1EA3F64CD86AFFA2CB23F3E95E7E26677FD3F786709266B82F8BF76083D749AA9EA3FD73DBACCAE18F43FC22FE023EF45F13F806DF66E5E7881BFD7A9202F2C46E7BF6ACF6B94311CF0BF78D8D11C9AE5E7BF59E6D1D939B5F13F30B0B264B839E2BFEAC75821ADABFE3F28B363B4EAB3B5BFF0D5C270B9A1C33F9DE17077482BF93FFE9B3241F05AEE3F3013DF7A9C3BC1BFF0EBD6206489FF3F209208E2AEB5F4BF56E3161F6412FEBF5018E14FD0F7C03F583CF3739956D93FAAF00B8AD4C2EEBF9A2AEC732AE8FD3FD6B7F4524165E13F11F82DBD8E7DF8BFA4D07F2151A6E4BF73FED381B4B8F1BFE309FD0DDBE5FC3F5059071089B7C93F408865E95827D0BF9F4A46A83875EC3F9DF98CCD322AD53F15C5CF555D02CB3F8E5405D8EAA9D53F06277DA85E6CC83FE2C9CF754B0FD6BF67BE3B7B96B3FCBF78B75DAED596FE3F2CD00D47149FEE3FCE6743916B3FFDBF3C458DBF40F3E6BF3CE2360B6130EF3FF38FBA6A3544FBBFB8A21319E829EEBF184888818B57FD3F5CEFA55E441BFCBFFA12941E1C70E43F9742BBD13F82F4BFC05DC5A89DA3C6BFBDAF49F9D40EF03F7ECEBCF485C7ED3F9243D9053728FA3FA453C4E8FEA3B6BFF9E44A8508A0F13F2A9B15D09004F8BF386BD35FAE8BEBBF7692F05EBFC5DA3FA81D8EF651518CBF14A1D7DD9C9BEF3F8FCE86FED56AF8BF7968A10A3440EF3FDA6C6B1C5392D4BF1294EFDB0A67CA3F4C82B0B917FFEEBFB10D14B2676CFB3F6E98AD6FF8F9FDBFF5BD31FB8D86FC3FF8E20317F2B9EABF0E7EED52DDFDF73F91F488D3B06AFB3F24CD9C3AFB6DE0BF36720E966D73BF3F3FFF1AD0B5B9EDBF10A837865EF2ECBF714AC14B0887BE3F93DCFC6CBFB4F8BF29C942E26FC0E33F1E27FC09D175F93F6EEA2B03D7B8F5BF27118DE3E124FABF383370B72272CE3FB4EC5A455B8CFDBF746994B02C42CFBF6CD9B29E08D3F8BFFA722358B9E4FFBFB404BAB20B2BF03FB849513A92C7D4BF36AA6F5E1BC8FB3F78F6EAE339A0D9BF5CA8973440E0F9BF422443692BA8FD3FA0E410DD10A4E13FFE5BF24ED482FCBF19FDAA631C75E33FEF1CAF574C6DFB3FAC994DDD44F8BA3F44759114E821FA3FE887895ED5C0FFBF3C97365A828CD93FBA3AC8CAD19DE83F278714757004F4BF5470B5421FE3D1BF0B7ACAEEBAA4F23F162AB1ED79A0FB3FC01D60EDA0A9F5BF0DD1A427D3D0FF3FE273168141F5E6BFCB2CA6813A7BE13F8E32280A5A4DE53F21AEE5AE8593F8BF0024C881C723D3BFFF2428B6A65FE7BF04278A309C01C4BFE287C88BE59BE03FDA9BBCDF2432E9BFDDEFE51BECC1F73FC1C48686E79DFDBF554C125ED72BD4BF005EF78959D2E1BFA4987105EECCE1BF280EEE9861E7F43FBA4C744A944CDB3F18ABE4A45E21F53F8613A15831BAF63F2D591345E1CFFABF3E6CCAF84383F3BF292E43A14D20CB3F83F65C22B068D83F2C6822C1E8B6E2BF56D87C4A08B4DD3F22A2AB3FD5DDD9BFDA4017C04871B9BF71A394BCA939FF3FF09A0DAF96E9E1BF8E09C67D81CAF33F9D9C28905BB0FC3FE022A4E72D969C3F04E0329BFC3FF43FC04C075080A49E3F4491F07C960DF6BFA7E73660D5AFFA3F81A561EB9CF2FFBFF36893A69EF6DFBF481D221A01F6EEBFB27BF7FAAC0AF23F31E7AB3A2CC1D3BFB3AEF9456E62ED3F04F7E7F1879FF5BF02C37C114061EE3F595303C753C2E4BF3587BE79C0B5C6BFC6ABEA43F81CE73FAF6A350C03B9E73F39A01395CAA1EE3FD698DD725696F53FEA0803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 5.8211918903249808e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000A03C00000000000090BC00000000000094BC0000000000008EBC000000000000983C00000000000090BC000000000000A03C000000000000903C020000000000F03F0000000000000000000000000000B0BC000000000000B1BC00000000000088BC000000000000A2BC00000000000094BC0000000000008E3C000000000000B0BC000000000000B13C040000000000F03F0000000000000000000000000000B9BC00000000000080BC000000000000983C000000000000903C00000000000088BC000000000000A23C000000000000B9BC000000000000803C010000000000F03F0000000000000000000000000000F03F0000000000000000000000000000903C000000000000903C000000000000A4BC0000000000009BBC00000000000090BC000000000000883C000000000000903C00000000000090BC030000000000F03F000000000000000000000000000094BC00000000000000000000000000009CBC00000000000090BC000000000000A4BC0000000000009B3C00000000000094BC0000000000000000FEFFFFFFFFFFEF3F000000000000000000000000000090BC00000000000080BC00000000000090BC00000000000088BC0000000000009CBC000000000000903C00000000000090BC000000000000803C000000000000F03F0000000000000000020000000000F03F0000000000000000000000000000B4BC000000000000A03C000000000080ACBC000000000000B63C000000000000B03C000000000000883C000000000000B4BC000000000000A0BC000000000000F03F0000000000000000000000000000A03C000000000000B33C00000000000000000000000000000000000000000080ACBC000000000000B6BC000000000000A03C000000000000B3BCFFFFFFFFFFFFEF3F000000000000000000000000000098BC000000000000A53C000000000000B03C00000000000088BC0000000000000000000000000000000000000000000098BC000000000000A5BC000000000000F03F0000000000000000000000000000F03F0000000000000000000000000040A23C0000000000009CBC00000000000088BC000000000000703C000000000000A8BC000000000000A0BC000000000040A23C0000000000009C3C000000000000F03F00000000000000000000000000000000000000000000B0BC000000000000A0BC000000000000943C00000000000088BC00000000000070BC0000000000000000000000000000B03C020000000000F03F0000000000000000000000000000A9BC00000000000080BC000000000000A8BC000000000000A03C000000000000A0BC00000000000094BC000000000000A9BC000000000000803C030000000000F03F0000000000000000FCFFFFFFFFFFEF3F0000000000000000000000000000B0BC000000000000A83C000000000080BABC000000000000B4BC00000000000090BC000000000000A0BC000000000000B0BC000000000000A8BCFEFFFFFFFFFFEF3F000000000000000000000000000094BC000000000000983C000000000000000000000000000080BC000000000080BABC000000000000B43C00000000000094BC00000000000098BC020000000000F03F0000000000000000000000000000883C00000000000080BC00000000000090BC000000000000A03C0000000000000000000000000000803C000000000000883C000000000000803CFEFFFFFFFFFFEF3F0000000000000000000000000000F03F0000000000000000000000000000BEBC000000000000603C000000000000BFBC000000000080B33C000000000000A9BC000000000000A43C000000000000BEBC00000000000060BC020000000000F03F0000000000000000000000000000B43C000000000000A0BC000000000000903C000000000000AABC000000000000BFBC000000000080B3BC000000000000B43C000000000000A03CFFFFFFFFFFFFEF3F0000000000000000000000000000A43C000000000000A63C000000000000A9BC000000000000A4BC000000000000903C000000000000AA3C000000000000A43C000000000000A6BCFEFFFFFFFFFFEF3F0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e19 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000000000000000000090BC000000000000B23C00000000000070BC000000000000923C00000000000088BC0000000000000000000000000000903CFCFFFFFFFFFFEF3F0000000000000000000000000000A03C000000000000A43C000000000000943C00000000000098BC000000000000B23C000000000000703C000000000000A03C000000000000A4BCFEFFFFFFFFFFEF3F0000000000000000000000000000803C00000000000094BC000000000000923C000000000000883C000000000000943C000000000000983C000000000000803C000000000000943CF8FFFFFFFFFFEF3F0000000000000000010000000000F03F0000000000000000000000000080B03C000000000000983C00000000000098BC000000000000A03C000000000000983C0000000000000000000000000080B03C00000000000098BCFCFFFFFFFFFFEF3F000000000000000000000000000090BC000000000000883C00000000000070BC00000000000070BC00000000000098BC000000000000A0BC00000000000090BC00000000000088BCFAFFFFFFFFFFEF3F000000000000000000000000000080BC00000000000090BC000000000000983C000000000000000000000000000070BC000000000000703C00000000000080BC000000000000903CFFFFFFFFFFFFEF3F0000000000000000010000000000F03F00000000000000000000000000C0B7BC000000000000883C000000000000000000000000000090BC00000000000098BC000000000000803C0000000000C0B7BC00000000000088BC030000000000F03F00000000000000000000000000009E3C000000000000963C0000000000009C3C000000000000703C0000000000000000000000000000903C0000000000009E3C00000000000096BC020000000000F03F000000000000000000000000000080BC000000000000A4BC00000000000098BC00000000000080BC0000000000009C3C00000000000070BC00000000000080BC000000000000A43C030000000000F03F0000000000000000000000000000F03F0000000000000000000000000000BEBC000000000000983C000000000000AABC000000000000983C000000000000AC3C000000000000A0BC000000000000BEBC00000000000098BC010000000000F03F0000000000000000000000000000983C00000000000090BC00000000000098BC000000000000803C000000000000AABC00000000000098BC000000000000983C000000000000903C020000000000F03F000000000000000000000000000080BC0000000000000000000000000000AC3C000000000000A03C00000000000098BC00000000000080BC00000000000080BC0000000000000000020000000000F03F0000000000000000FDFFFFFFFFFFEF3F00000000000000000000000000000000000000000000903C000000000000A63C00000000000080BC000000000000883C000000000000803C000000000000000000000000000090BC020000000000F03F0000000000000000000000000000B4BC000000000000A43C00000000000090BC00000000000084BC000000000000A63C000000000000803C000000000000B4BC000000000000A4BCFEFFFFFFFFFFEF3F0000000000000000000000000000903C00000000000098BC000000000000883C00000000000080BC00000000000090BC000000000000843C000000000000903C000000000000983CFEFFFFFFFFFFEF3F0000000000000000FEFFFFFFFFFFEF3F0000000000000000000000000000B83C00000000000080BC000000000000A0BC0000000000007EBC000000000000A4BC000000000000943C000000000000B83C000000000000803C020000000000F03F0000000000000000000000000000BCBC0000000000000000000000000000983C00000000000090BC000000000000A0BC0000000000007E3C000000000000BCBC0000000000000000000000000000F03F0000000000000000000000000000883C000000000000943C000000000000A4BC00000000000094BC000000000000983C000000000000903C000000000000883C00000000000094BC020000000000F03F0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e20 = stablehlo.constant dense<"0xB2AC42ECB3661440290D19E9F9FB0840D1678C0A8389FE3F3D0C9F947B4AF73FCF1928C7FC3A13401246DDBAEA730D40102BFCEDF014FB3F535662BA8809F53F650B71F008CA124051463BDED2F70D4036C84BB9F32AFC3F982FB3EB7C00DF3F6F9E1B457EAC154044B4E809E1210F40E4C14307B04C0640167AB82B3834D53FDD02CB3CED511540C18B04C8E9060840810D85C9CDD3FF3F14FEC67E4266F73F2250E951C57412402433B2F5D0F60840251A2E4393EDFB3F88FE2A58554EDF3F"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 1.2031376854000846e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e21 = stablehlo.constant dense<"0x495779FAD758F73F5B6AB394BBD7F03FB67674C246BDF63FF0EBEFC0B76DB2BFF17284AFCEE7F33FA64E1088AA91C13FB56D07F6EC88EEBF14E9F4AFC402C2BF012675012A0FFBBFCBAB53DB0404E0BF1B227335E592FC3FC7278EABE624F03F1E959AC77321DD3FB6C3884295AEDBBF7084CDD1E5D4FFBF3F9A4424A065F4BFEE87F5771C44FA3FE54920EA4C6AF23FFE79C8270507FF3F80D97112BFADD9BFA5411304A25AEBBF829B74907D42D43FBEA85E1A0613F43FEFFF73CEA7DEFE3FEB580608D4B9FABFFB99DE1375E5E23F8E58AFF4C199CFBFA8997B4827FBB83F8A0F96364255F43FE05D7BFE74ACEBBF33F54F97405DD7BF80B7344ED7C1EA3F64CD86AFFA2CB23F3E95E7E26677FD3F786709266B82F8BF76083D749AA9EA3FD73DBACCAE18F43FC22FE023EF45F13F806DF66E5E7881BFD7A9202F2C46E7BF6ACF6B94311CF0BF78D8D11C9AE5E7BF59E6D1D939B5F13F30B0B264B839E2BFEAC75821ADABFE3F28B363B4EAB3B5BFF0D5C270B9A1C33F9DE17077482BF93FFE9B3241F05AEE3F3013DF7A9C3BC1BFF0EBD6206489FF3F209208E2AEB5F4BF56E3161F6412FEBF5018E14FD0F7C03F583CF3739956D93FAAF00B8AD4C2EEBF9A2AEC732AE8FD3FD6B7F4524165E13F11F82DBD8E7DF8BFA4D07F2151A6E4BF73FED381B4B8F1BFE309FD0DDBE5FC3F5059071089B7C93F408865E95827D0BF9F4A46A83875EC3F9DF98CCD322AD53F15C5CF555D02CB3F8E5405D8EAA9D53F06277DA85E6CC83FE2C9CF754B0FD6BF67BE3B7B96B3FCBF78B75DAED596FE3F2CD00D47149FEE3FCE6743916B3FFDBF3C458DBF40F3E6BF3CE2360B6130EF3FF38FBA6A3544FBBFB8A21319E829EEBF184888818B57FD3F5CEFA55E441BFCBFFA12941E1C70E43F9742BBD13F82F4BFC05DC5A89DA3C6BFBDAF49F9D40EF03F7ECEBCF485C7ED3F9243D9053728FA3FA453C4E8FEA3B6BFF9E44A8508A0F13F2A9B15D09004F8BF386BD35FAE8BEBBF7692F05EBFC5DA3FA81D8EF651518CBF14A1D7DD9C9BEF3F8FCE86FED56AF8BF7968A10A3440EF3FDA6C6B1C5392D4BF1294EFDB0A67CA3F4C82B0B917FFEEBFB10D14B2676CFB3F6E98AD6FF8F9FDBFF5BD31FB8D86FC3FF8E20317F2B9EABF0E7EED52DDFDF73F91F488D3B06AFB3F24CD9C3AFB6DE0BF36720E966D73BF3F3FFF1AD0B5B9EDBF10A837865EF2ECBF714AC14B0887BE3F93DCFC6CBFB4F8BF29C942E26FC0E33F1E27FC09D175F93F6EEA2B03D7B8F5BF27118DE3E124FABF383370B72272CE3FB4EC5A455B8CFDBF746994B02C42CFBF6CD9B29E08D3F8BFFA722358B9E4FFBFB404BAB20B2BF03FB849513A92C7D4BF36AA6F5E1BC8FB3F78F6EAE339A0D9BF5CA8973440E0F9BF422443692BA8FD3FA0E410DD10A4E13FFE5BF24ED482FCBF19FDAA631C75E33FEF1CAF574C6DFB3FAC994DDD44F8BA3F44759114E821FA3FE887895ED5C0FFBF3C97365A828CD93FBA3AC8CAD19DE83F278714757004F4BF5470B5421FE3D1BF0B7ACAEEBAA4F23F162AB1ED79A0FB3FC01D60EDA0A9F5BF0DD1A427D3D0FF3FE273168141F5E6BFCB2CA6813A7BE13F8E32280A5A4DE53F21AEE5AE8593F8BF0024C881C723D3BFFF2428B6A65FE7BF04278A309C01C4BFE287C88BE59BE03FDA9BBCDF2432E9BFDDEFE51BECC1F73FC1C48686E79DFDBF554C125ED72BD4BF005EF78959D2E1BFA4987105EECCE1BF280EEE9861E7F43FBA4C744A944CDB3F18ABE4A45E21F53F8613A15831BAF63F2D591345E1CFFABF3E6CCAF84383F3BF292E43A14D20CB3F83F65C22B068D83F2C6822C1E8B6E2BF56D87C4A08B4DD3F22A2AB3FD5DDD9BFDA4017C04871B9BF71A394BCA939FF3FF09A0DAF96E9E1BF8E09C67D81CAF33F9D9C28905BB0FC3FE022A4E72D969C3F04E0329BFC3FF43FC04C075080A49E3F4491F07C960DF6BFA7E73660D5AFFA3F81A561EB9CF2FFBFF36893A69EF6DFBF481D221A01F6EEBFB27BF7FAAC0AF23F31E7AB3A2CC1D3BFB3AEF9456E62ED3F04F7E7F1879FF5BF02C37C114061EE3F595303C753C2E4BF3587BE79C0B5C6BFC6ABEA43F81CE73FAF6A350C03B9E73F39A01395CAA1EE3FD698DD725696F53FEA0803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 5.8211918903249808e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000A03C00000000000090BC00000000000094BC0000000000008EBC000000000000983C00000000000090BC000000000000A03C000000000000903C020000000000F03F0000000000000000000000000000B0BC000000000000B1BC00000000000088BC000000000000A2BC00000000000094BC0000000000008E3C000000000000B0BC000000000000B13C040000000000F03F0000000000000000000000000000B9BC00000000000080BC000000000000983C000000000000903C00000000000088BC000000000000A23C000000000000B9BC000000000000803C010000000000F03F0000000000000000000000000000F03F0000000000000000000000000000903C000000000000903C000000000000A4BC0000000000009BBC00000000000090BC000000000000883C000000000000903C00000000000090BC030000000000F03F000000000000000000000000000094BC00000000000000000000000000009CBC00000000000090BC000000000000A4BC0000000000009B3C00000000000094BC0000000000000000FEFFFFFFFFFFEF3F000000000000000000000000000090BC00000000000080BC00000000000090BC00000000000088BC0000000000009CBC000000000000903C00000000000090BC000000000000803C000000000000F03F0000000000000000020000000000F03F0000000000000000000000000000B4BC000000000000A03C000000000080ACBC000000000000B63C000000000000B03C000000000000883C000000000000B4BC000000000000A0BC000000000000F03F0000000000000000000000000000A03C000000000000B33C00000000000000000000000000000000000000000080ACBC000000000000B6BC000000000000A03C000000000000B3BCFFFFFFFFFFFFEF3F000000000000000000000000000098BC000000000000A53C000000000000B03C00000000000088BC0000000000000000000000000000000000000000000098BC000000000000A5BC000000000000F03F0000000000000000000000000000F03F0000000000000000000000000040A23C0000000000009CBC00000000000088BC000000000000703C000000000000A8BC000000000000A0BC000000000040A23C0000000000009C3C000000000000F03F00000000000000000000000000000000000000000000B0BC000000000000A0BC000000000000943C00000000000088BC00000000000070BC0000000000000000000000000000B03C020000000000F03F0000000000000000000000000000A9BC00000000000080BC000000000000A8BC000000000000A03C000000000000A0BC00000000000094BC000000000000A9BC000000000000803C030000000000F03F0000000000000000FCFFFFFFFFFFEF3F0000000000000000000000000000B0BC000000000000A83C000000000080BABC000000000000B4BC00000000000090BC000000000000A0BC000000000000B0BC000000000000A8BCFEFFFFFFFFFFEF3F000000000000000000000000000094BC000000000000983C000000000000000000000000000080BC000000000080BABC000000000000B43C00000000000094BC00000000000098BC020000000000F03F0000000000000000000000000000883C00000000000080BC00000000000090BC000000000000A03C0000000000000000000000000000803C000000000000883C000000000000803CFEFFFFFFFFFFEF3F0000000000000000000000000000F03F0000000000000000000000000000BEBC000000000000603C000000000000BFBC000000000080B33C000000000000A9BC000000000000A43C000000000000BEBC00000000000060BC020000000000F03F0000000000000000000000000000B43C000000000000A0BC000000000000903C000000000000AABC000000000000BFBC000000000080B3BC000000000000B43C000000000000A03CFFFFFFFFFFFFEF3F0000000000000000000000000000A43C000000000000A63C000000000000A9BC000000000000A4BC000000000000903C000000000000AA3C000000000000A43C000000000000A6BCFEFFFFFFFFFFEF3F0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e23 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000000000000000000090BC000000000000B23C00000000000070BC000000000000923C00000000000088BC0000000000000000000000000000903CFCFFFFFFFFFFEF3F0000000000000000000000000000A03C000000000000A43C000000000000943C00000000000098BC000000000000B23C000000000000703C000000000000A03C000000000000A4BCFEFFFFFFFFFFEF3F0000000000000000000000000000803C00000000000094BC000000000000923C000000000000883C000000000000943C000000000000983C000000000000803C000000000000943CF8FFFFFFFFFFEF3F0000000000000000010000000000F03F0000000000000000000000000080B03C000000000000983C00000000000098BC000000000000A03C000000000000983C0000000000000000000000000080B03C00000000000098BCFCFFFFFFFFFFEF3F000000000000000000000000000090BC000000000000883C00000000000070BC00000000000070BC00000000000098BC000000000000A0BC00000000000090BC00000000000088BCFAFFFFFFFFFFEF3F000000000000000000000000000080BC00000000000090BC000000000000983C000000000000000000000000000070BC000000000000703C00000000000080BC000000000000903CFFFFFFFFFFFFEF3F0000000000000000010000000000F03F00000000000000000000000000C0B7BC000000000000883C000000000000000000000000000090BC00000000000098BC000000000000803C0000000000C0B7BC00000000000088BC030000000000F03F00000000000000000000000000009E3C000000000000963C0000000000009C3C000000000000703C0000000000000000000000000000903C0000000000009E3C00000000000096BC020000000000F03F000000000000000000000000000080BC000000000000A4BC00000000000098BC00000000000080BC0000000000009C3C00000000000070BC00000000000080BC000000000000A43C030000000000F03F0000000000000000000000000000F03F0000000000000000000000000000BEBC000000000000983C000000000000AABC000000000000983C000000000000AC3C000000000000A0BC000000000000BEBC00000000000098BC010000000000F03F0000000000000000000000000000983C00000000000090BC00000000000098BC000000000000803C000000000000AABC00000000000098BC000000000000983C000000000000903C020000000000F03F000000000000000000000000000080BC0000000000000000000000000000AC3C000000000000A03C00000000000098BC00000000000080BC00000000000080BC0000000000000000020000000000F03F0000000000000000FDFFFFFFFFFFEF3F00000000000000000000000000000000000000000000903C000000000000A63C00000000000080BC000000000000883C000000000000803C000000000000000000000000000090BC020000000000F03F0000000000000000000000000000B4BC000000000000A43C00000000000090BC00000000000084BC000000000000A63C000000000000803C000000000000B4BC000000000000A4BCFEFFFFFFFFFFEF3F0000000000000000000000000000903C00000000000098BC000000000000883C00000000000080BC00000000000090BC000000000000843C000000000000903C000000000000983CFEFFFFFFFFFFEF3F0000000000000000FEFFFFFFFFFFEF3F0000000000000000000000000000B83C00000000000080BC000000000000A0BC0000000000007EBC000000000000A4BC000000000000943C000000000000B83C000000000000803C020000000000F03F0000000000000000000000000000BCBC0000000000000000000000000000983C00000000000090BC000000000000A0BC0000000000007E3C000000000000BCBC0000000000000000000000000000F03F0000000000000000000000000000883C000000000000943C000000000000A4BC00000000000094BC000000000000983C000000000000903C000000000000883C00000000000094BC020000000000F03F0000000000000000"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e24 = stablehlo.constant dense<"0xB0AC42ECB36614402C0D19E9F9FB0840D4678C0A8389FE3F3E0C9F947B4AF73FCF1928C7FC3A13400F46DDBAEA730D40152BFCEDF014FB3F525662BA8809F53F680B71F008CA124051463BDED2F70D4034C84BB9F32AFC3F992FB3EB7C00DF3F6F9E1B457EAC154045B4E809E1210F40E2C14307B04C0640167AB82B3834D53FDC02CB3CED511540C58B04C8E9060840810D85C9CDD3FF3F15FEC67E4266F73F2450E951C57412402333B2F5D0F60840251A2E4393EDFB3F88FE2A58554EDF3F"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 1.2031376854000846e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.real %1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%4 = stablehlo.negate %3 : tensor<3x3xf64>
%5 = stablehlo.complex %2, %4 : tensor<3x3xcomplex<f64>>
%6 = stablehlo.slice %0#2 [0:5, 0:3] : (tensor<5x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%7 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %0#4, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%13 = stablehlo.select %12, %0#1, %11 : tensor<3xi1>, tensor<3xf64>
%14 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%17 = stablehlo.select %16, %6, %15 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
%18 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%21 = stablehlo.select %20, %7, %19 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%22 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%23 = stablehlo.convert %22 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%25 = stablehlo.multiply %17, %24 : tensor<5x3xcomplex<f64>>
%26 = stablehlo.dot_general %25, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%27 = stablehlo.transpose %17, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%28 = stablehlo.real %27 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%29 = stablehlo.imag %27 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%30 = stablehlo.negate %29 : tensor<3x5xf64>
%31 = stablehlo.complex %28, %30 : tensor<3x5xcomplex<f64>>
%32 = stablehlo.dot_general %31, %17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%33 = stablehlo.transpose %21, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%34 = stablehlo.real %33 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%35 = stablehlo.imag %33 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%36 = stablehlo.negate %35 : tensor<3x3xf64>
%37 = stablehlo.complex %34, %36 : tensor<3x3xcomplex<f64>>
%38 = stablehlo.dot_general %21, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%39:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%40 = stablehlo.transpose %39#3, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%41 = stablehlo.real %40 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%42 = stablehlo.imag %40 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%43 = stablehlo.negate %42 : tensor<3x3xf64>
%44 = stablehlo.complex %41, %43 : tensor<3x3xcomplex<f64>>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%46 = stablehlo.compare EQ, %39#4, %45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%48 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
%49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%50 = stablehlo.select %49, %39#1, %48 : tensor<3xi1>, tensor<3xf64>
%51 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%52 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%53 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%54 = stablehlo.select %53, %39#2, %52 : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
%55 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%56 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%58 = stablehlo.select %57, %44, %56 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%59 = stablehlo.slice %54 [0:5, 0:3] : (tensor<5x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%60 = stablehlo.broadcast_in_dim %50, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%61 = stablehlo.convert %60 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%63 = stablehlo.multiply %59, %62 : tensor<5x3xcomplex<f64>>
%64 = stablehlo.dot_general %63, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%65 = stablehlo.transpose %54, dims = [1, 0] : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%66 = stablehlo.real %65 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%67 = stablehlo.imag %65 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%68 = stablehlo.negate %67 : tensor<5x5xf64>
%69 = stablehlo.complex %66, %68 : tensor<5x5xcomplex<f64>>
%70 = stablehlo.dot_general %69, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%71 = stablehlo.transpose %58, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%72 = stablehlo.real %71 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%73 = stablehlo.imag %71 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%74 = stablehlo.negate %73 : tensor<3x3xf64>
%75 = stablehlo.complex %72, %74 : tensor<3x3xcomplex<f64>>
%76 = stablehlo.dot_general %58, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%77:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%78 = stablehlo.transpose %77#3, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%79 = stablehlo.real %78 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%80 = stablehlo.imag %78 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%81 = stablehlo.negate %80 : tensor<4x4xf64>
%82 = stablehlo.complex %79, %81 : tensor<4x4xcomplex<f64>>
%83 = stablehlo.slice %77#2 [0:3, 0:3] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%84 = stablehlo.slice %82 [0:3, 0:4] : (tensor<4x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%86 = stablehlo.compare EQ, %77#4, %85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%88 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%89 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%90 = stablehlo.select %89, %77#1, %88 : tensor<3xi1>, tensor<3xf64>
%91 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%93 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%94 = stablehlo.select %93, %83, %92 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%95 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%96 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%97 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%98 = stablehlo.select %97, %84, %96 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%99 = stablehlo.broadcast_in_dim %90, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%100 = stablehlo.convert %99 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%102 = stablehlo.multiply %94, %101 : tensor<3x3xcomplex<f64>>
%103 = stablehlo.dot_general %102, %98, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%104 = stablehlo.transpose %94, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%105 = stablehlo.real %104 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%106 = stablehlo.imag %104 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%107 = stablehlo.negate %106 : tensor<3x3xf64>
%108 = stablehlo.complex %105, %107 : tensor<3x3xcomplex<f64>>
%109 = stablehlo.dot_general %108, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%110 = stablehlo.transpose %98, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%111 = stablehlo.real %110 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%112 = stablehlo.imag %110 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%113 = stablehlo.negate %112 : tensor<4x3xf64>
%114 = stablehlo.complex %111, %113 : tensor<4x3xcomplex<f64>>
%115 = stablehlo.dot_general %98, %114, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%116:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%117 = stablehlo.transpose %116#3, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%118 = stablehlo.real %117 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%119 = stablehlo.imag %117 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%120 = stablehlo.negate %119 : tensor<4x4xf64>
%121 = stablehlo.complex %118, %120 : tensor<4x4xcomplex<f64>>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%122 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%123 = stablehlo.compare EQ, %116#4, %122, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%125 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
%126 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%127 = stablehlo.select %126, %116#1, %125 : tensor<3xi1>, tensor<3xf64>
%128 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%129 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%130 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%131 = stablehlo.select %130, %116#2, %129 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%132 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%133 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%134 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%135 = stablehlo.select %134, %121, %133 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%136 = stablehlo.broadcast_in_dim %127, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%137 = stablehlo.convert %136 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%139 = stablehlo.multiply %131, %138 : tensor<3x3xcomplex<f64>>
%140 = stablehlo.slice %135 [0:3, 0:4] : (tensor<4x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%141 = stablehlo.dot_general %139, %140, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%142 = stablehlo.transpose %131, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%143 = stablehlo.real %142 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%144 = stablehlo.imag %142 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%145 = stablehlo.negate %144 : tensor<3x3xf64>
%146 = stablehlo.complex %143, %145 : tensor<3x3xcomplex<f64>>
%147 = stablehlo.dot_general %146, %131, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%148 = stablehlo.transpose %135, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%149 = stablehlo.real %148 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%150 = stablehlo.imag %148 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%151 = stablehlo.negate %150 : tensor<4x4xf64>
%152 = stablehlo.complex %149, %151 : tensor<4x4xcomplex<f64>>
%153 = stablehlo.dot_general %135, %152, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%154:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%155 = stablehlo.transpose %154#3, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%156 = stablehlo.real %155 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%157 = stablehlo.imag %155 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%158 = stablehlo.negate %157 : tensor<2x3x4x4xf64>
%159 = stablehlo.complex %156, %158 : tensor<2x3x4x4xcomplex<f64>>
%160 = stablehlo.slice %154#2 [0:2, 0:3, 0:4, 0:4] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%161 = stablehlo.slice %159 [0:2, 0:3, 0:4, 0:4] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%162 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%163 = stablehlo.compare EQ, %154#4, %162, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_15 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%165 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%166 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%167 = stablehlo.select %166, %154#1, %165 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
%168 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%169 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%170 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%171 = stablehlo.select %170, %160, %169 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%172 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%173 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%174 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%175 = stablehlo.select %174, %161, %173 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%176 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 3] : (tensor<2x3x4xf64>) -> tensor<2x3x1x4xf64>
%177 = stablehlo.convert %176 : (tensor<2x3x1x4xf64>) -> tensor<2x3x1x4xcomplex<f64>>
%178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%179 = stablehlo.multiply %171, %178 : tensor<2x3x4x4xcomplex<f64>>
%180 = stablehlo.dot_general %179, %175, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%181 = stablehlo.transpose %171, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%182 = stablehlo.real %181 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%183 = stablehlo.imag %181 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%184 = stablehlo.negate %183 : tensor<2x3x4x4xf64>
%185 = stablehlo.complex %182, %184 : tensor<2x3x4x4xcomplex<f64>>
%186 = stablehlo.dot_general %185, %171, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%187 = stablehlo.transpose %175, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%188 = stablehlo.real %187 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%189 = stablehlo.imag %187 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%190 = stablehlo.negate %189 : tensor<2x3x4x4xf64>
%191 = stablehlo.complex %188, %190 : tensor<2x3x4x4xcomplex<f64>>
%192 = stablehlo.dot_general %175, %191, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%193:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%194 = stablehlo.transpose %193#3, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%195 = stablehlo.real %194 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%196 = stablehlo.imag %194 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%197 = stablehlo.negate %196 : tensor<2x3x4x4xf64>
%198 = stablehlo.complex %195, %197 : tensor<2x3x4x4xcomplex<f64>>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%199 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%200 = stablehlo.compare EQ, %193#4, %199, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_19 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%202 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%203 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%204 = stablehlo.select %203, %193#1, %202 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
%205 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_20 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%206 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%207 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%208 = stablehlo.select %207, %193#2, %206 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%209 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_21 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%210 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%211 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%212 = stablehlo.select %211, %198, %210 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%213 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 3] : (tensor<2x3x4xf64>) -> tensor<2x3x1x4xf64>
%214 = stablehlo.convert %213 : (tensor<2x3x1x4xf64>) -> tensor<2x3x1x4xcomplex<f64>>
%215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%216 = stablehlo.multiply %208, %215 : tensor<2x3x4x4xcomplex<f64>>
%217 = stablehlo.dot_general %216, %212, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%218 = stablehlo.transpose %208, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%219 = stablehlo.real %218 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%220 = stablehlo.imag %218 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%221 = stablehlo.negate %220 : tensor<2x3x4x4xf64>
%222 = stablehlo.complex %219, %221 : tensor<2x3x4x4xcomplex<f64>>
%223 = stablehlo.dot_general %222, %208, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%224 = stablehlo.transpose %212, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%225 = stablehlo.real %224 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%226 = stablehlo.imag %224 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%227 = stablehlo.negate %226 : tensor<2x3x4x4xf64>
%228 = stablehlo.complex %225, %227 : tensor<2x3x4x4xcomplex<f64>>
%229 = stablehlo.dot_general %212, %228, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%230 = call @svd(%arg2) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xf64>
return %13, %26, %32, %38, %50, %64, %70, %76, %90, %103, %109, %115, %127, %141, %147, %153, %167, %180, %186, %192, %204, %217, %223, %229, %230 : tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>
}
func.func private @svd(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xf64> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
return %6 : tensor<2x3x4xf64>
}
}
// -----
// svd_large_complex128
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
%c0 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:4 = call @f(%a0) : (tensor<i32>) -> (tensor<f64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>)
%e0 = stablehlo.constant dense<"0x51EC7BEAA8525240"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.5095981770832893e-12 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000802B73C00000000000000000"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.7242097466739779e-11 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x01000000008041400000000000000000"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.1086244689504391e-12 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x00000000008041400000000000000000"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.1086244689504383e-12 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<f64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) {
%0 = stablehlo.iota dim = 0 : tensor<1400xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%2 = stablehlo.multiply %0, %1 : tensor<1400xi32>
%3 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.add %2, %3 : tensor<1400xi32>
%c_0 = stablehlo.constant dense<101> : tensor<i64>
%5 = call @remainder(%4, %c_0) : (tensor<1400xi32>, tensor<i64>) -> tensor<1400xi32>
%6 = stablehlo.convert %5 : (tensor<1400xi32>) -> tensor<1400xf32>
%cst = stablehlo.constant dense<6.400000e+01> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1400xf32>
%8 = stablehlo.divide %6, %7 : tensor<1400xf32>
%cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1400xf32>
%10 = stablehlo.subtract %8, %9 : tensor<1400xf32>
%11 = stablehlo.convert %10 : (tensor<1400xf32>) -> tensor<1400xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<1400xcomplex<f64>>) -> tensor<40x35xcomplex<f64>>
%13:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%12) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=40, j=35, k=40, l=35, m=35, n=40, o=35, p=35, q=35}, custom>} : (tensor<40x35xcomplex<f64>>) -> (tensor<40x35xcomplex<f64>>, tensor<35xf64>, tensor<40x35xcomplex<f64>>, tensor<35x35xcomplex<f64>>, tensor<i32>)
%14 = stablehlo.transpose %13#3, dims = [1, 0] : (tensor<35x35xcomplex<f64>>) -> tensor<35x35xcomplex<f64>>
%15 = stablehlo.real %14 : (tensor<35x35xcomplex<f64>>) -> tensor<35x35xf64>
%16 = stablehlo.imag %14 : (tensor<35x35xcomplex<f64>>) -> tensor<35x35xf64>
%17 = stablehlo.negate %16 : tensor<35x35xf64>
%18 = stablehlo.complex %15, %17 : tensor<35x35xcomplex<f64>>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%20 = stablehlo.compare EQ, %13#4, %19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<35xf64>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xi1>) -> tensor<35xi1>
%24 = stablehlo.select %23, %13#1, %22 : tensor<35xi1>, tensor<35xf64>
%25 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<40x35xcomplex<f64>>
%27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<40x35xi1>
%28 = stablehlo.select %27, %13#2, %26 : tensor<40x35xi1>, tensor<40x35xcomplex<f64>>
%29 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<35x35xcomplex<f64>>
%31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<35x35xi1>
%32 = stablehlo.select %31, %18, %30 : tensor<35x35xi1>, tensor<35x35xcomplex<f64>>
%33 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<35xf64>) -> tensor<1x35xf64>
%34 = stablehlo.convert %33 : (tensor<1x35xf64>) -> tensor<1x35xcomplex<f64>>
%35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x35xcomplex<f64>>) -> tensor<40x35xcomplex<f64>>
%36 = stablehlo.multiply %28, %35 : tensor<40x35xcomplex<f64>>
%37 = stablehlo.dot_general %36, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x35xcomplex<f64>>, tensor<35x35xcomplex<f64>>) -> tensor<40x35xcomplex<f64>>
%38 = stablehlo.transpose %28, dims = [1, 0] : (tensor<40x35xcomplex<f64>>) -> tensor<35x40xcomplex<f64>>
%39 = stablehlo.real %38 : (tensor<35x40xcomplex<f64>>) -> tensor<35x40xf64>
%40 = stablehlo.imag %38 : (tensor<35x40xcomplex<f64>>) -> tensor<35x40xf64>
%41 = stablehlo.negate %40 : tensor<35x40xf64>
%42 = stablehlo.complex %39, %41 : tensor<35x40xcomplex<f64>>
%43 = stablehlo.dot_general %42, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x40xcomplex<f64>>, tensor<40x35xcomplex<f64>>) -> tensor<35x35xcomplex<f64>>
%44 = stablehlo.transpose %32, dims = [1, 0] : (tensor<35x35xcomplex<f64>>) -> tensor<35x35xcomplex<f64>>
%45 = stablehlo.real %44 : (tensor<35x35xcomplex<f64>>) -> tensor<35x35xf64>
%46 = stablehlo.imag %44 : (tensor<35x35xcomplex<f64>>) -> tensor<35x35xf64>
%47 = stablehlo.negate %46 : tensor<35x35xf64>
%48 = stablehlo.complex %45, %47 : tensor<35x35xcomplex<f64>>
%49 = stablehlo.dot_general %32, %48, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35x35xcomplex<f64>>, tensor<35x35xcomplex<f64>>) -> tensor<35x35xcomplex<f64>>
%cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%50 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<35xf64>, tensor<f64>) -> tensor<f64>
%cst_7 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%51 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x35xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
%cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%52 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<35x35xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
%cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%53 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<35x35xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
return %50, %51, %52, %53 : tensor<f64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>
}
func.func private @remainder(%arg0: tensor<1400xi32>, %arg1: tensor<i64>) -> tensor<1400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1400xi32>, tensor<1400xi32>) -> tensor<1400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1400xi1>, tensor<1400xi1>) -> tensor<1400xi1>
%12 = stablehlo.and %11, %6 : tensor<1400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1400xi32>
%14 = stablehlo.add %4, %13 : tensor<1400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1400xi1>, tensor<1400xi32>
return %15 : tensor<1400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// svd_by_qr_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%r:17 = call @f(%a0, %a1) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>)
%e0 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F301762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0xCEE5A3BEC525E6BF270832E94EB7D3BF22028F368B2FFF3F7E1CFC33FF3DEFBFC277E9B57B34E7BF661172C76845D73FCC20A9F49577F23F772C73D596B1DA3F54F1286B62ACF73FA875B06B3ECCE23FEFA0F3B9DDE1DBBF04C041B6A953FA3F8F4BDA76F2CDCFBFB3B25DE70563F6BFE740CE91C349E0BF969F97F66276E0BF3B6E3D1AAC27F9BFFAEB0F0B8D91EBBFDE51D479148AB5BF8FD486F80AEDFEBF8DAD82BBAF8DF0BF7A4A24986B61F4BF7257934FDD15EFBF1D5490F6FFF6DABF76D936B15B2DF4BF4C400343FD4FDBBF568AA625B997F3BF56E3C1EFE1E1DD3FFD52F9A6C015F43F8C5339838570C8BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.8404788576532426e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000B8BC00000000000000000000000000008EBC0000000000009C3C000000000000B8BC0000000000000000FFFFFFFFFFFFEF3F0000000000000000000000000000A63C00000000000084BC0000000000008EBC0000000000009CBC000000000000A63C000000000000843CFFFFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000B33C000000000000803C0000000000009ABC00000000000090BC000000000000B33C00000000000080BCFDFFFFFFFFFFEF3F0000000000000000000000000000A0BC00000000000000000000000000009ABC000000000000903C000000000000A0BC0000000000000000000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F301762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e5 = stablehlo.constant dense<"0xCEE5A3BEC525E6BF270832E94EB7D3BF22028F368B2FFF3F7E1CFC33FF3DEFBFC277E9B57B34E7BF661172C76845D73FCC20A9F49577F23F772C73D596B1DA3F54F1286B62ACF73FA875B06B3ECCE23FEFA0F3B9DDE1DBBF04C041B6A953FA3F8F4BDA76F2CDCFBFB3B25DE70563F6BFE740CE91C349E0BF969F97F66276E0BF3B6E3D1AAC27F9BFFAEB0F0B8D91EBBFDE51D479148AB5BF8FD486F80AEDFEBF8DAD82BBAF8DF0BF7A4A24986B61F4BF7257934FDD15EFBF1D5490F6FFF6DABF76D936B15B2DF4BF4C400343FD4FDBBF568AA625B997F3BF56E3C1EFE1E1DD3FFD52F9A6C015F43F8C5339838570C8BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.8404788576532426e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000B8BC00000000000000000000000000008EBC0000000000009C3C000000000000903C000000000000A4BC00000000000000000000000000000000000000000000B8BC0000000000000000FFFFFFFFFFFFEF3F0000000000000000000000000000A63C00000000000084BC000000000000803C000000000000000000000000000080BC00000000000070BC0000000000008EBC0000000000009CBC000000000000A63C000000000000843CFFFFFFFFFFFFEF3F00000000000000000000000000000000000000000000000000000000000092BC000000000000903C000000000000903C000000000000A43C000000000000803C000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000000000000000000000923C0000000000000000000000000000000000000000000080BC000000000000703C00000000000092BC00000000000090BC000000000000000000000000000092BC000000000000F03F0000000000000000"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000B33C000000000000803C0000000000009ABC00000000000090BC000000000000B33C00000000000080BCFDFFFFFFFFFFEF3F0000000000000000000000000000A0BC00000000000000000000000000009ABC000000000000903C000000000000A0BC0000000000000000000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x278A26EBF1C813409CF3E4E1EEE30240276A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0982848732814964e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0xA0F2F8D42003E03F60E823F06E60EFBF97C92B6FF36BF93F79E2045CF51ECCBFBC02E597D5A4F13F1B7FA6F731A1923F76A50A953496F1BF0B432A430164CB3F50E478B32694E9BFC49A20D246B6FF3F803ED2B54CE8F73FBFB0F30EF9BAF23F919745B6BBA9FFBF2745B3522347DF3F7DFCDFA3018FF43F59D3D5801F4BFF3F8169487E2F03F33F4429A2DD6138F2BF5807C371D46AC0BF10EA890616BFF5BF197E97C23B36E9BFBC81DB3F65CFDC3F5146D4AE8C5CECBF84A838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 5.1961832469227314e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x010000000000F03F000000000000000000000000000078BC00000000000078BC00000000000080BC00000000000090BC00000000000078BC000000000000783C010000000000F03F0000000000000000000000000000B0BC00000000000080BC00000000000080BC000000000000903C000000000000B0BC000000000000803C020000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0xF4FFFFFFFFFFEF3F0000000000000000000000000000B33C000000000000803C000000000000A03C000000000000703C000000000000B33C00000000000080BCF6FFFFFFFFFFEF3F00000000000000000000000000000000000000000000903C000000000000A03C00000000000070BC000000000000000000000000000090BCFEFFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503124e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x278A26EBF1C813409CF3E4E1EEE30240276A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.0982848732814964e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0xA0F2F8D42003E03F60E823F06E60EFBF97C92B6FF36BF93F79E2045CF51ECCBFBC02E597D5A4F13F1B7FA6F731A1923F76A50A953496F1BF0B432A430164CB3F50E478B32694E9BFC49A20D246B6FF3F803ED2B54CE8F73FBFB0F30EF9BAF23F919745B6BBA9FFBF2745B3522347DF3F7DFCDFA3018FF43F59D3D5801F4BFF3F8169487E2F03F33F4429A2DD6138F2BF5807C371D46AC0BF10EA890616BFF5BF197E97C23B36E9BFBC81DB3F65CFDC3F5146D4AE8C5CECBF84A838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.1961832469227314e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x010000000000F03F000000000000000000000000000078BC00000000000078BC00000000000080BC00000000000090BC00000000000078BC000000000000783C010000000000F03F0000000000000000000000000000B0BC00000000000080BC00000000000080BC000000000000903C000000000000B0BC000000000000803C020000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0xF4FFFFFFFFFFEF3F0000000000000000000000000000B33C000000000000803C000000000000A03C000000000000703C0000000000000000000000000000A83C000000000000B33C00000000000080BCF6FFFFFFFFFFEF3F00000000000000000000000000000000000000000000903C00000000000090BC00000000000088BC000000000000A03C00000000000070BC000000000000000000000000000090BCFEFFFFFFFFFFEF3F000000000000000000000000000060BC00000000000094BC0000000000000000000000000000A8BC00000000000090BC000000000000883C00000000000060BC000000000000943C000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x278A26EBF1C813409CF3E4E1EEE302402A6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.0982848732814964e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>) {
%0:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%16 = stablehlo.convert %15 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%18 = stablehlo.multiply %10, %17 : tensor<5x3xcomplex<f64>>
%19 = stablehlo.dot_general %18, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%20 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%21 = stablehlo.real %20 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%22 = stablehlo.imag %20 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%23 = stablehlo.negate %22 : tensor<3x5xf64>
%24 = stablehlo.complex %21, %23 : tensor<3x5xcomplex<f64>>
%25 = stablehlo.dot_general %24, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%26 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%27 = stablehlo.real %26 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%28 = stablehlo.imag %26 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%29 = stablehlo.negate %28 : tensor<3x3xf64>
%30 = stablehlo.complex %27, %29 : tensor<3x3xcomplex<f64>>
%31 = stablehlo.dot_general %14, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%32:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%34 = stablehlo.compare EQ, %32#4, %33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
%37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%38 = stablehlo.select %37, %32#1, %36 : tensor<3xi1>, tensor<3xf64>
%39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%42 = stablehlo.select %41, %32#2, %40 : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
%43 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%46 = stablehlo.select %45, %32#3, %44 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%47 = stablehlo.slice %42 [0:5, 0:3] : (tensor<5x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%48 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%49 = stablehlo.convert %48 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%51 = stablehlo.multiply %47, %50 : tensor<5x3xcomplex<f64>>
%52 = stablehlo.dot_general %51, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%53 = stablehlo.transpose %42, dims = [1, 0] : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%54 = stablehlo.real %53 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%55 = stablehlo.imag %53 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%56 = stablehlo.negate %55 : tensor<5x5xf64>
%57 = stablehlo.complex %54, %56 : tensor<5x5xcomplex<f64>>
%58 = stablehlo.dot_general %57, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%59 = stablehlo.transpose %46, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%60 = stablehlo.real %59 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%61 = stablehlo.imag %59 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%62 = stablehlo.negate %61 : tensor<3x3xf64>
%63 = stablehlo.complex %60, %62 : tensor<3x3xcomplex<f64>>
%64 = stablehlo.dot_general %46, %63, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%65:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=4, p=3, q=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%67 = stablehlo.compare EQ, %65#4, %66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%69 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%70 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%71 = stablehlo.select %70, %65#1, %69 : tensor<3xi1>, tensor<3xf64>
%72 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%73 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%74 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%75 = stablehlo.select %74, %65#3, %73 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%76 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%77 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%79 = stablehlo.select %78, %65#2, %77 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%80 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%81 = stablehlo.convert %80 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%83 = stablehlo.multiply %75, %82 : tensor<3x3xcomplex<f64>>
%84 = stablehlo.dot_general %83, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%85 = stablehlo.transpose %75, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%86 = stablehlo.real %85 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%87 = stablehlo.imag %85 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%88 = stablehlo.negate %87 : tensor<3x3xf64>
%89 = stablehlo.complex %86, %88 : tensor<3x3xcomplex<f64>>
%90 = stablehlo.dot_general %89, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%91 = stablehlo.transpose %79, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%92 = stablehlo.real %91 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%93 = stablehlo.imag %91 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%94 = stablehlo.negate %93 : tensor<4x3xf64>
%95 = stablehlo.complex %92, %94 : tensor<4x3xcomplex<f64>>
%96 = stablehlo.dot_general %79, %95, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%97:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=4, o=4, p=3, q=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<4x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%98 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%99 = stablehlo.compare EQ, %97#4, %98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%101 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
%102 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%103 = stablehlo.select %102, %97#1, %101 : tensor<3xi1>, tensor<3xf64>
%104 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%105 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%106 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%107 = stablehlo.select %106, %97#3, %105 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%108 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%109 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%110 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%111 = stablehlo.select %110, %97#2, %109 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%112 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%113 = stablehlo.convert %112 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%115 = stablehlo.multiply %107, %114 : tensor<3x3xcomplex<f64>>
%116 = stablehlo.slice %111 [0:3, 0:4] : (tensor<4x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%117 = stablehlo.dot_general %115, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%118 = stablehlo.transpose %107, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%119 = stablehlo.real %118 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%120 = stablehlo.imag %118 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%121 = stablehlo.negate %120 : tensor<3x3xf64>
%122 = stablehlo.complex %119, %121 : tensor<3x3xcomplex<f64>>
%123 = stablehlo.dot_general %122, %107, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%124 = stablehlo.transpose %111, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%125 = stablehlo.real %124 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%126 = stablehlo.imag %124 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%127 = stablehlo.negate %126 : tensor<4x4xf64>
%128 = stablehlo.complex %125, %127 : tensor<4x4xcomplex<f64>>
%129 = stablehlo.dot_general %111, %128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%130 = call @svd(%arg1) : (tensor<3x4xcomplex<f64>>) -> tensor<3xf64>
return %6, %19, %25, %31, %38, %52, %58, %64, %71, %84, %90, %96, %103, %117, %123, %129, %130 : tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>
}
func.func private @svd(%arg0: tensor<3x4xcomplex<f64>>) -> tensor<3xf64> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
return %6 : tensor<3xf64>
}
}
// -----
// svd_polar_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%r:17 = call @f(%a0, %a1) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>)
%e0 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F301762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF290832E94EB7D3BF1F028F368B2FFF3F7E1CFC33FF3DEFBFC877E9B57B34E7BF641172C76845D73FCE20A9F49577F23F782C73D596B1DA3F52F1286B62ACF73FA275B06B3ECCE23FF0A0F3B9DDE1DBBF05C041B6A953FA3F914BDA76F2CDCFBFB1B25DE70563F6BFE540CE91C349E0BF959F97F66276E0BF3D6E3D1AAC27F9BFFAEB0F0B8D91EBBFE451D479148AB5BF8FD486F80AEDFEBF8CAD82BBAF8DF0BF794A24986B61F4BF7857934FDD15EFBF1F5490F6FFF6DABF76D936B15B2DF4BF4E400343FD4FDBBF558AA625B997F3BF5CE3C1EFE1E1DD3FFE52F9A6C015F43F8A5339838570C8BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.8404788576532420e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000A0BC000000000000803C000000000000503C000000000000803C000000000000A0BC00000000000080BC000000000000F03F0000000000000000000000000000B03C000000000000703C000000000000503C00000000000080BC000000000000B03C00000000000070BCFFFFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000A0BC0000000000008C3C00000000000080BC000000000000803C000000000000A0BC0000000000008CBCFFFFFFFFFFFFEF3F0000000000000000000000000000903C000000000000703C00000000000080BC00000000000080BC000000000000903C00000000000070BC000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F301762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e5 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF290832E94EB7D3BF1F028F368B2FFF3F7E1CFC33FF3DEFBFC877E9B57B34E7BF641172C76845D73FCE20A9F49577F23F782C73D596B1DA3F52F1286B62ACF73FA275B06B3ECCE23FF0A0F3B9DDE1DBBF05C041B6A953FA3F914BDA76F2CDCFBFB1B25DE70563F6BFE540CE91C349E0BF959F97F66276E0BF3D6E3D1AAC27F9BFFAEB0F0B8D91EBBFE451D479148AB5BF8FD486F80AEDFEBF8CAD82BBAF8DF0BF794A24986B61F4BF7857934FDD15EFBF1F5490F6FFF6DABF76D936B15B2DF4BF4E400343FD4FDBBF558AA625B997F3BF5CE3C1EFE1E1DD3FFE52F9A6C015F43F8A5339838570C8BF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.8404788576532420e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000A0BC000000000000803C000000000000503C000000000000803C000000000000983C0000000000000000000000000000883C00000000000080BC000000000000A0BC00000000000080BC000000000000F03F0000000000000000000000000000B03C000000000000703C000000000000903C00000000000098BC000000000000000000000000000078BC000000000000503C00000000000080BC000000000000B03C00000000000070BCFFFFFFFFFFFFEF3F000000000000000000000000000078BC000000000000000000000000000098BC000000000000A03C000000000000983C0000000000000000000000000000903C000000000000983C00000000000078BC0000000000000000000000000000F03F00000000000000000000000000000000000000000000923C000000000000883C000000000000803C0000000000000000000000000000783C00000000000098BC000000000000A0BC000000000000000000000000000092BC000000000000F03F0000000000000000"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F0000000000000000000000000000A0BC0000000000008C3C00000000000080BC000000000000803C000000000000A0BC0000000000008CBCFFFFFFFFFFFFEF3F0000000000000000000000000000903C000000000000703C00000000000080BC00000000000080BC000000000000903C00000000000070BC000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x288A26EBF1C813409DF3E4E1EEE302402B6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0982848732814965e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0xA4F2F8D42003E03F66E823F06E60EFBF9EC92B6FF36BF93F82E2045CF51ECCBFBE02E597D5A4F13FD87EA6F731A1923F7AA50A953496F1BF0E432A430164CB3F56E478B32694E9BFCC9A20D246B6FF3F863ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF3245B3522347DF3F7FFCDFA3018FF43F5CD3D5801F4BFF3F8869487E2F03F33F4829A2DD6138F2BF8C07C371D46AC0BF18EA890616BFF5BF197E97C23B36E9BFC681DB3F65CFDC3F5E46D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 5.1961832469227333e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F000000000000000000000000000088BC00000000000060BC000000000000A0BC000000000000983C00000000000088BC000000000000603C020000000000F03F0000000000000000000000000000A8BC000000000000903C000000000000A0BC00000000000098BC000000000000A8BC00000000000090BC020000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x030000000000F03F0000000000000000000000000000A83C000000000000A83C000000000000903C00000000000090BC000000000000A83C000000000000A8BC000000000000F03F0000000000000000000000000000943C0000000000000000000000000000903C000000000000903C000000000000943C0000000000000000010000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x288A26EBF1C813409DF3E4E1EEE302402B6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.0982848732814965e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0xA5F2F8D42003E03F67E823F06E60EFBF9DC92B6FF36BF93F83E2045CF51ECCBFC002E597D5A4F13FD87EA6F731A1923F7AA50A953496F1BF0E432A430164CB3F52E478B32694E9BFC99A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF3045B3522347DF3F7BFCDFA3018FF43F5CD3D5801F4BFF3F8569487E2F03F33F4829A2DD6138F2BF9407C371D46AC0BF18EA890616BFF5BF187E97C23B36E9BFC681DB3F65CFDC3F5A46D4AE8C5CECBF89A838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.1961832469227320e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F000000000000000000000000000088BC00000000000060BC000000000000A0BC000000000000983C00000000000088BC000000000000603C020000000000F03F0000000000000000000000000000A8BC000000000000903C000000000000A0BC00000000000098BC000000000000A8BC00000000000090BC020000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x020000000000F03F0000000000000000000000000000A23C000000000000A03C000000000000A03C0000000000000000000000000000A03C000000000000A03C000000000000A23C000000000000A0BC020000000000F03F0000000000000000000000000000A63C000000000000903C00000000000000000000000000000000000000000000A03C0000000000000000000000000000A63C00000000000090BC000000000000F03F000000000000000000000000000090BC0000000000000000000000000000A03C000000000000A0BC0000000000000000000000000000000000000000000090BC0000000000000000010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x278A26EBF1C813409CF3E4E1EEE302402A6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 1.0982848732814964e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%2 = stablehlo.real %1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%3 = stablehlo.imag %1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%4 = stablehlo.negate %3 : tensor<3x3xf64>
%5 = stablehlo.complex %2, %4 : tensor<3x3xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%7 = stablehlo.compare EQ, %0#4, %6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%11 = stablehlo.select %10, %0#1, %9 : tensor<3xi1>, tensor<3xf64>
%12 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%15 = stablehlo.select %14, %0#2, %13 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
%16 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%19 = stablehlo.select %18, %5, %17 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%20 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%21 = stablehlo.convert %20 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%23 = stablehlo.multiply %15, %22 : tensor<5x3xcomplex<f64>>
%24 = stablehlo.dot_general %23, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%25 = stablehlo.transpose %15, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%26 = stablehlo.real %25 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%27 = stablehlo.imag %25 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%28 = stablehlo.negate %27 : tensor<3x5xf64>
%29 = stablehlo.complex %26, %28 : tensor<3x5xcomplex<f64>>
%30 = stablehlo.dot_general %29, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%31 = stablehlo.transpose %19, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%32 = stablehlo.real %31 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%33 = stablehlo.imag %31 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%34 = stablehlo.negate %33 : tensor<3x3xf64>
%35 = stablehlo.complex %32, %34 : tensor<3x3xcomplex<f64>>
%36 = stablehlo.dot_general %19, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%37:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%38 = stablehlo.transpose %37#3, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%39 = stablehlo.real %38 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%40 = stablehlo.imag %38 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%41 = stablehlo.negate %40 : tensor<3x3xf64>
%42 = stablehlo.complex %39, %41 : tensor<3x3xcomplex<f64>>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%44 = stablehlo.compare EQ, %37#4, %43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%46 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
%47 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%48 = stablehlo.select %47, %37#1, %46 : tensor<3xi1>, tensor<3xf64>
%49 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%50 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%51 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%52 = stablehlo.select %51, %37#2, %50 : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
%53 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%54 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%55 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%56 = stablehlo.select %55, %42, %54 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%57 = stablehlo.slice %52 [0:5, 0:3] : (tensor<5x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%58 = stablehlo.broadcast_in_dim %48, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%59 = stablehlo.convert %58 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%61 = stablehlo.multiply %57, %60 : tensor<5x3xcomplex<f64>>
%62 = stablehlo.dot_general %61, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%63 = stablehlo.transpose %52, dims = [1, 0] : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%64 = stablehlo.real %63 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%65 = stablehlo.imag %63 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%66 = stablehlo.negate %65 : tensor<5x5xf64>
%67 = stablehlo.complex %64, %66 : tensor<5x5xcomplex<f64>>
%68 = stablehlo.dot_general %67, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%69 = stablehlo.transpose %56, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%70 = stablehlo.real %69 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%71 = stablehlo.imag %69 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%72 = stablehlo.negate %71 : tensor<3x3xf64>
%73 = stablehlo.complex %70, %72 : tensor<3x3xcomplex<f64>>
%74 = stablehlo.dot_general %56, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%75:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<i32>)
%76 = stablehlo.transpose %75#3, dims = [1, 0] : (tensor<4x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%77 = stablehlo.real %76 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
%78 = stablehlo.imag %76 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
%79 = stablehlo.negate %78 : tensor<3x4xf64>
%80 = stablehlo.complex %77, %79 : tensor<3x4xcomplex<f64>>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%81 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%82 = stablehlo.compare EQ, %75#4, %81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%84 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%85 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%86 = stablehlo.select %85, %75#1, %84 : tensor<3xi1>, tensor<3xf64>
%87 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%88 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%89 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%90 = stablehlo.select %89, %75#2, %88 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%91 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%92 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%93 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%94 = stablehlo.select %93, %80, %92 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%95 = stablehlo.broadcast_in_dim %86, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%96 = stablehlo.convert %95 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%98 = stablehlo.multiply %90, %97 : tensor<3x3xcomplex<f64>>
%99 = stablehlo.dot_general %98, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%100 = stablehlo.transpose %90, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%101 = stablehlo.real %100 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%102 = stablehlo.imag %100 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%103 = stablehlo.negate %102 : tensor<3x3xf64>
%104 = stablehlo.complex %101, %103 : tensor<3x3xcomplex<f64>>
%105 = stablehlo.dot_general %104, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%106 = stablehlo.transpose %94, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%107 = stablehlo.real %106 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%108 = stablehlo.imag %106 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%109 = stablehlo.negate %108 : tensor<4x3xf64>
%110 = stablehlo.complex %107, %109 : tensor<4x3xcomplex<f64>>
%111 = stablehlo.dot_general %94, %110, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%112:5 = stablehlo.custom_call @cusolver_gesvdp_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%113 = stablehlo.transpose %112#3, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%114 = stablehlo.real %113 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%115 = stablehlo.imag %113 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%116 = stablehlo.negate %115 : tensor<4x4xf64>
%117 = stablehlo.complex %114, %116 : tensor<4x4xcomplex<f64>>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%118 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%119 = stablehlo.compare EQ, %112#4, %118, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%121 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
%122 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%123 = stablehlo.select %122, %112#1, %121 : tensor<3xi1>, tensor<3xf64>
%124 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%125 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%126 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%127 = stablehlo.select %126, %112#2, %125 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%128 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%129 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%130 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%131 = stablehlo.select %130, %117, %129 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%132 = stablehlo.broadcast_in_dim %123, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%133 = stablehlo.convert %132 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%135 = stablehlo.multiply %127, %134 : tensor<3x3xcomplex<f64>>
%136 = stablehlo.slice %131 [0:3, 0:4] : (tensor<4x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%137 = stablehlo.dot_general %135, %136, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%138 = stablehlo.transpose %127, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%139 = stablehlo.real %138 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%140 = stablehlo.imag %138 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%141 = stablehlo.negate %140 : tensor<3x3xf64>
%142 = stablehlo.complex %139, %141 : tensor<3x3xcomplex<f64>>
%143 = stablehlo.dot_general %142, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%144 = stablehlo.transpose %131, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%145 = stablehlo.real %144 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%146 = stablehlo.imag %144 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%147 = stablehlo.negate %146 : tensor<4x4xf64>
%148 = stablehlo.complex %145, %147 : tensor<4x4xcomplex<f64>>
%149 = stablehlo.dot_general %131, %148, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%150 = call @svd(%arg1) : (tensor<3x4xcomplex<f64>>) -> tensor<3xf64>
return %11, %24, %30, %36, %48, %62, %68, %74, %86, %99, %105, %111, %123, %137, %143, %149, %150 : tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>
}
func.func private @svd(%arg0: tensor<3x4xcomplex<f64>>) -> tensor<3xf64> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
return %6 : tensor<3xf64>
}
}
// -----
// singular_values_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%c2 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x3x4x4xcomplex<f64>>
%r:6 = call @f(%a0, %a1, %a2) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>, tensor<2x3x4xf64>)
%e0 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F501762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F501762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x278A26EBF1C813409CF3E4E1EEE302402A6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.0982848732814964e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x278A26EBF1C813409CF3E4E1EEE302402A6A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0982848732814964e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e4 = stablehlo.constant dense<"0xB0AC42ECB36614402C0D19E9F9FB0840D4678C0A8389FE3F3E0C9F947B4AF73FCF1928C7FC3A13400F46DDBAEA730D40152BFCEDF014FB3F525662BA8809F53F680B71F008CA124051463BDED2F70D4034C84BB9F32AFC3F992FB3EB7C00DF3F6F9E1B457EAC154045B4E809E1210F40E2C14307B04C0640167AB82B3834D53FDC02CB3CED511540C58B04C8E9060840810D85C9CDD3FF3F15FEC67E4266F73F2450E951C57412402333B2F5D0F60840251A2E4393EDFB3F88FE2A58554EDF3F"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.2031376854000846e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0xB0AC42ECB36614402C0D19E9F9FB0840D4678C0A8389FE3F3E0C9F947B4AF73FCF1928C7FC3A13400F46DDBAEA730D40152BFCEDF014FB3F525662BA8809F53F680B71F008CA124051463BDED2F70D4034C84BB9F32AFC3F992FB3EB7C00DF3F6F9E1B457EAC154045B4E809E1210F40E2C14307B04C0640167AB82B3834D53FDC02CB3CED511540C58B04C8E9060840810D85C9CDD3FF3F15FEC67E4266F73F2450E951C57412402333B2F5D0F60840251A2E4393EDFB3F88FE2A58554EDF3F"> : tensor<2x3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.2031376854000846e-13 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>, %arg2: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>, tensor<2x3x4xf64>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
%7:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#4, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
%12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%13 = stablehlo.select %12, %7#1, %11 : tensor<3xi1>, tensor<3xf64>
%14:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%16 = stablehlo.compare EQ, %14#4, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %14#1, %18 : tensor<3xi1>, tensor<3xf64>
%21:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%23 = stablehlo.compare EQ, %21#4, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3xf64>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%27 = stablehlo.select %26, %21#1, %25 : tensor<3xi1>, tensor<3xf64>
%28:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%30 = stablehlo.compare EQ, %28#4, %29, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%34 = stablehlo.select %33, %28#1, %32 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
%35:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c_8 = stablehlo.constant dense<0> : tensor<i32>
%36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%37 = stablehlo.compare EQ, %35#4, %36, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x3x4xf64>
%40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%41 = stablehlo.select %40, %35#1, %39 : tensor<2x3x4xi1>, tensor<2x3x4xf64>
return %6, %13, %20, %27, %34, %41 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3x4xf64>, tensor<2x3x4xf64>
}
}
// -----
// singular_values_by_qr_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF280832E94EB7D3BF24028F368B2FFF3F801CFC33FF3DEFBFC477E9B57B34E7BF701172C76845D73FCE20A9F49577F23F782C73D596B1DA3F54F1286B62ACF73FA475B06B3ECCE23FF8A0F3B9DDE1DBBF04C041B6A953FA3F904BDA76F2CDCFBFB0B25DE70563F6BFE440CE91C349E0BF909F97F66276E0BF3C6E3D1AAC27F9BFFCEB0F0B8D91EBBFE051D479148AB5BF8ED486F80AEDFEBF8CAD82BBAF8DF0BF744A24986B61F4BF7457934FDD15EFBF205490F6FFF6DABF76D936B15B2DF4BF50400343FD4FDBBF548AA625B997F3BF58E3C1EFE1E1DD3FFE52F9A6C015F43F805339838570C8BF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0xA4F2F8D42003E03F64E823F06E60EFBF9AC92B6FF36BF93F80E2045CF51ECCBFBE02E597D5A4F13F007FA6F731A1923F78A50A953496F1BF10432A430164CB3F58E478B32694E9BFC89A20D246B6FF3F883ED2B54CE8F73FC2B0F30EF9BAF23F969745B6BBA9FFBF2845B3522347DF3F80FCDFA3018FF43F5ED3D5801F4BFF3F8669487E2F03F33F4829A2DD6138F2BF9007C371D46AC0BF18EA890616BFF5BF147E97C23B36E9BFC881DB3F65CFDC3F5846D4AE8C5CECBF8AA838DC0D30FDBF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%r:4 = call @f(%a0, %a1) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>)
%e0 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F501762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0xB6FD9C031DA31040C37FBDE761890940F501762F2264FF3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.2354798643385223e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x298A26EBF1C813409BF3E4E1EEE30240296A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.0982848732814968e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x298A26EBF1C813409BF3E4E1EEE30240296A54A71C0AFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0982848732814968e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) {
%0:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = false, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
%7:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true, transposed = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<i32>)
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
%9 = stablehlo.compare EQ, %7#4, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
%12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%13 = stablehlo.select %12, %7#1, %11 : tensor<3xi1>, tensor<3xf64>
%14:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = false, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%16 = stablehlo.compare EQ, %14#4, %15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
%19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%20 = stablehlo.select %19, %14#1, %18 : tensor<3xi1>, tensor<3xf64>
%21:5 = stablehlo.custom_call @cusolver_gesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true, transposed = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [], [], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<i32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<i32>
%23 = stablehlo.compare EQ, %21#4, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3xf64>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%27 = stablehlo.select %26, %21#1, %25 : tensor<3xi1>, tensor<3xf64>
return %6, %13, %20, %27 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
}
}
// -----
// eig_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF801CFC33FF3DEFBF24028F368B2FFF3F701172C76845D73FC477E9B57B34E7BF782C73D596B1DA3FCE20A9F49577F23FA475B06B3ECCE23F54F1286B62ACF73F04C041B6A953FA3FF8A0F3B9DDE1DBBFB0B25DE70563F6BF904BDA76F2CDCFBF909F97F66276E0BFE440CE91C349E0BFFCEB0F0B8D91EBBF3C6E3D1AAC27F9BF8ED486F80AEDFEBFE051D479148AB5BF744A24986B61F4BF8CAD82BBAF8DF0BF205490F6FFF6DABF7457934FDD15EFBF50400343FD4FDBBF76D936B15B2DF4BF58E3C1EFE1E1DD3F548AA625B997F3BF805339838570C8BFFE52F9A6C015F43F10CC13CB057ADB3F280832E94EB7D3BFE89C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xcomplex<f64>>
%r:6 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x170955B1EFC8F13F6BA10ADB6518E03F62B371689F5304C0103E4245C71302C0557EB236228FEDBF0DD80B47B36ADCBF0EDE668BD80FBEBF6651A4AC1F43FBBF"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.0200516262388880e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xDEB887094CDFE73F2515BDD71449E23F8BAF35DE62A0E33FE44591E8F95CD13FAE70E44BEB5BE23FF5C96C4A19D1E23F427D0C3F2BB6DC3FEBA5E2702DD7D23F5998CA24B1C7C73F3164EE35FCFCD23F9399D93B4C43D23FF4D8025DFE7BDD3FAE4987865B14D23F902C87A01F55DF3F88CC37AFB8B0E23FE34501984459E93F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 7.0356784031718318e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xD00C9CAF91C0D43FB36BAAC1FCEDE23F89395B8664A9B73FDE6B07295B09C33FE72415BDB74FE13F2738952F68E9E13F020A698414E7D63F6131FB258575E23FD52519B26673E03F752F9325D749E03FCA465870CD2CE83FEFA453C63566E23FCD85456D099AE23F4DC83460D9D5D13F486D0343BE4FE13F31FED13955F2E13F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 6.7099131107005458e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0xC9E5A3BEC525E6BF7A1CFC33FF3DEFBF20028F368B2FFF3F6E1172C76845D73FBD77E9B57B34E7BF732C73D596B1DA3FCC20A9F49577F23F9F75B06B3ECCE23F54F1286B62ACF73F0AC041B6A953FA3F03A1F3B9DDE1DBBFA6B25DE70563F6BF634BDA76F2CDCFBF8D9F97F66276E0BFE640CE91C349E0BFFAEB0F0B8D91EBBF436E3D1AAC27F9BF93D486F80AEDFEBF2052D479148AB5BF734A24986B61F4BF8EAD82BBAF8DF0BF215490F6FFF6DABF7D57934FDD15EFBF44400343FD4FDBBF7BD936B15B2DF4BF48E3C1EFE1E1DD3F578AA625B997F3BFD85339838570C8BF0153F9A6C015F43F16CC13CB057ADB3F300832E94EB7D3BFEE9C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2129301692221889e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xCEE5A3BEC525E6BF6C1CFC33FF3DEFBF20028F368B2FFF3F781172C76845D73FC177E9B57B34E7BF802C73D596B1DA3FD520A9F49577F23F9E75B06B3ECCE23F53F1286B62ACF73F00C041B6A953FA3FD6A0F3B9DDE1DBBFB0B25DE70563F6BF8C4BDA76F2CDCFBF929F97F66276E0BFF240CE91C349E0BF0EEC0F0B8D91EBBF2A6E3D1AAC27F9BF88D486F80AEDFEBFF451D479148AB5BF6E4A24986B61F4BF92AD82BBAF8DF0BF1D5490F6FFF6DABF7A57934FDD15EFBF50400343FD4FDBBF71D936B15B2DF4BF28E3C1EFE1E1DD3F508AA625B997F3BF7C5339838570C8BF0053F9A6C015F43F12CC13CB057ADB3F240832E94EB7D3BFE69C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.2129301692221841e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x082716CA8DD30BC0F0B1BAA2F7E1D03FC5ABD7BB2E9DF93F464CD00B3FF304407A28331A42DEFF3FCA19BB33A825E73F185530C6C692FE3F9CF4CE3A8B0ED9BFBA2956559C7010C02003C72814BFB83FCE1560788ED8E0BF1E59FEC3A380FD3FDC8142915635F73F2C0F3AEDE92DE73F7E45FD43FC7A0540CFD2F67CDB33F8BF3799C815AC420F40F0D4E3089688C23F2BB9C2FBD68EF9BF78C8CF3FD457004052BC18093D7EF4BFCB8BFEE2B520A9BF52E155CD94CCF03F86026498A7BADE3F407EF745E676C1BFF2FC1AFE19FD11C0015A57757469F4BFDC3117BC6B3A0540DDB5F1CC5EF5F9BF945A82B6E6F6F8BFF724CE65724AD23F27F5DC5383CAE23F185C948284CE0840746D162391F6E13FFE3C8D72EEFC07C0D61F4B0AA8A50040BF287CF802D4FABFB1C0F37B6C5BF73FF57A69E4E2E8E0BFC408808905E3FBBF2A57E6263F7600402CD73E5234EAF0BF550B7BE2F168F03FB156389C7FECF93F3882B823ADAFF6BF85BBDED99042D7BFC11DC6448731F5BF8DA6731FC5A4F53F"> : tensor<2x3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 3.9961267661136069e-13 : f64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
%0:4 = stablehlo.custom_call @cuhybrid_eig_comp(%arg0) {backend_config = "", mhlo.backend_config = {left = true, magma = "auto", right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %0#2, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%15 = stablehlo.abs %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%16 = stablehlo.abs %14 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%17 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%19 = stablehlo.multiply %14, %18 : tensor<4x4xcomplex<f64>>
%20 = call @inv(%14) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%21 = stablehlo.dot_general %19, %20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%22 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%23 = stablehlo.real %22 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%24 = stablehlo.imag %22 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%25 = stablehlo.negate %24 : tensor<4x4xf64>
%26 = stablehlo.complex %23, %25 : tensor<4x4xcomplex<f64>>
%27 = call @inv(%26) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%28 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
%29 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%30 = stablehlo.real %29 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%31 = stablehlo.imag %29 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%32 = stablehlo.negate %31 : tensor<4x4xf64>
%33 = stablehlo.complex %30, %32 : tensor<4x4xcomplex<f64>>
%34 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%35 = stablehlo.multiply %34, %33 : tensor<4x4xcomplex<f64>>
%36 = stablehlo.dot_general %27, %35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%37 = call @eigvals(%arg1) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
return %6, %15, %16, %21, %36, %37 : tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
}
func.func private @inv(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = call @solve(%arg0, %5) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %12 : tensor<4x4xcomplex<f64>>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %16 : tensor<4x4xcomplex<f64>>
}
func.func private @eigvals(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
%0:4 = stablehlo.custom_call @cuhybrid_eig_comp(%arg0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = false}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
return %6 : tensor<2x3x4xcomplex<f64>>
}
}
// -----
// geev_complex128
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF801CFC33FF3DEFBF24028F368B2FFF3F701172C76845D73FC477E9B57B34E7BF782C73D596B1DA3FCE20A9F49577F23FA475B06B3ECCE23F54F1286B62ACF73F04C041B6A953FA3FF8A0F3B9DDE1DBBFB0B25DE70563F6BF904BDA76F2CDCFBF909F97F66276E0BFE440CE91C349E0BFFCEB0F0B8D91EBBF3C6E3D1AAC27F9BF8ED486F80AEDFEBFE051D479148AB5BF744A24986B61F4BF8CAD82BBAF8DF0BF205490F6FFF6DABF7457934FDD15EFBF50400343FD4FDBBF76D936B15B2DF4BF58E3C1EFE1E1DD3F548AA625B997F3BF805339838570C8BFFE52F9A6C015F43F10CC13CB057ADB3F280832E94EB7D3BFE89C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x4C5779FAD758F73F5A6AB394BBD7F03FB47674C246BDF63F00ECEFC0B76DB2BFF27284AFCEE7F33F904E1088AA91C13FC06D07F6EC88EEBF20E9F4AFC402C2BF042675012A0FFBBFD0AB53DB0404E0BF22227335E592FC3FC6278EABE624F03F28959AC77321DD3FA8C3884295AEDBBF7484CDD1E5D4FFBF449A4424A065F4BFF087F5771C44FA3FE44920EA4C6AF23F007AC8270507FF3F78D97112BFADD9BFA4411304A25AEBBF909B74907D42D43FBEA85E1A0613F43FEEFF73CEA7DEFE3FEE580608D4B9FABFFC99DE1375E5E23F8058AFF4C199CFBF60997B4827FBB83F8C0F96364255F43FE45D7BFE74ACEBBF28F54F97405DD7BF84B7344ED7C1EA3F60CD86AFFA2CB23F3C95E7E26677FD3F746709266B82F8BF7C083D749AA9EA3FD83DBACCAE18F43FC42FE023EF45F13F006FF66E5E7881BFD4A9202F2C46E7BF66CF6B94311CF0BF70D8D11C9AE5E7BF58E6D1D939B5F13F38B0B264B839E2BFEAC75821ADABFE3F00B363B4EAB3B5BFF0D5C270B9A1C33F9CE17077482BF93FF89B3241F05AEE3F1013DF7A9C3BC1BFECEBD6206489FF3F209208E2AEB5F4BF54E3161F6412FEBF6018E14FD0F7C03F583CF3739956D93FA8F00B8AD4C2EEBF982AEC732AE8FD3FD4B7F4524165E13F0EF82DBD8E7DF8BFA0D07F2151A6E4BF70FED381B4B8F1BFDE09FD0DDBE5FC3F5059071089B7C93F308865E95827D0BFAC4A46A83875EC3FA0F98CCD322AD53FE0C4CF555D02CB3F705405D8EAA9D53FF0267DA85E6CC83FE0C9CF754B0FD6BF68BE3B7B96B3FCBF7EB75DAED596FE3F28D00D47149FEE3FD66743916B3FFDBF30458DBF40F3E6BF40E2360B6130EF3FF08FBA6A3544FBBFB4A21319E829EEBF1C4888818B57FD3F52EFA55E441BFCBF0013941E1C70E43F9642BBD13F82F4BFE05DC5A89DA3C6BFBAAF49F9D40EF03F80CEBCF485C7ED3F8C43D9053728FA3F4053C4E8FEA3B6BFF8E44A8508A0F13F2A9B15D09004F8BF406BD35FAE8BEBBF7892F05EBFC5DA3F001D8EF651518CBF10A1D7DD9C9BEF3F8CCE86FED56AF8BF7C68A10A3440EF3FF86C6B1C5392D4BF9093EFDB0A67CA3F3882B0B917FFEEBFC40D14B2676CFB3F7C98AD6FF8F9FDBFFCBD31FB8D86FC3FCCE20317F2B9EABF267EED52DDFDF73F94F488D3B06AFB3F30CD9C3AFB6DE0BF00720E966D73BF3F38FF1AD0B5B9EDBF08A837865EF2ECBFE049C14B0887BE3F8CDCFC6CBFB4F8BF24C942E26FC0E33F2027FC09D175F93F5CEA2B03D7B8F5BF20118DE3E124FABF903270B72272CE3FBAEC5A455B8CFDBFF06894B02C42CFBF7ED9B29E08D3F8BF06732358B9E4FFBF9C04BAB20B2BF03F9849513A92C7D4BF1CAA6F5E1BC8FB3F80F6EAE339A0D9BF40A8973440E0F9BF2C2443692BA8FD3F74E410DD10A4E13F185CF24ED482FCBF40FDAA631C75E33FF41CAF574C6DFB3FC0994DDD44F8BA3F4A759114E821FA3FE487895ED5C0FFBF4897365A828CD93FC03AC8CAD19DE83F2C8714757004F4BF6070B5421FE3D1BF0C7ACAEEBAA4F23F182AB1ED79A0FB3FC21D60EDA0A9F5BF0AD1A427D3D0FF3FE873168141F5E6BFC82CA6813A7BE13F9432280A5A4DE53F22AEE5AE8593F8BF0824C881C723D3BF042528B6A65FE7BFF0268A309C01C4BFE487C88BE59BE03FE09BBCDF2432E9BFDEEFE51BECC1F73FC6C48686E79DFDBF584C125ED72BD4BF085EF78959D2E1BFA8987105EECCE1BF260EEE9861E7F43FC04C744A944CDB3F1AABE4A45E21F53F8613A15831BAF63F30591345E1CFFABF3E6CCAF84383F3BF302E43A14D20CB3F88F65C22B068D83F2C6822C1E8B6E2BF48D87C4A08B4DD3F10A2AB3FD5DDD9BF004117C04871B9BF72A394BCA939FF3FE89A0DAF96E9E1BF9009C67D81CAF33FA09C28905BB0FC3F8023A4E72D969C3F02E0329BFC3FF43F804C075080A49E3F4891F07C960DF6BFA8E73660D5AFFA3F88A561EB9CF2FFBFF06893A69EF6DFBF441D221A01F6EEBFAE7BF7FAAC0AF23F20E7AB3A2CC1D3BFACAEF9456E62ED3F02F7E7F1879FF5BF08C37C114061EE3F605303C753C2E4BF5087BE79C0B5C6BFC4ABEA43F81CE73FA86A350C03B9E73F2CA01395CAA1EE3FD298DD725696F53FE60803355860F43FE467F58DBB26EABF8C501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x3x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x3x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x3x4x4xcomplex<f64>>
%r:7 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x170955B1EFC8F13F6BA10ADB6518E03F62B371689F5304C0103E4245C71302C0557EB236228FEDBF0DD80B47B36ADCBF0EDE668BD80FBEBF6651A4AC1F43FBBF"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.0200516262388880e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xD00C9CAF91C0D43FB36BAAC1FCEDE23F89395B8664A9B73FDE6B07295B09C33FE72415BDB74FE13F2738952F68E9E13F020A698414E7D63F6131FB258575E23FD52519B26673E03F752F9325D749E03FCA465870CD2CE83FEFA453C63566E23FCD85456D099AE23F4DC83460D9D5D13F486D0343BE4FE13F31FED13955F2E13F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.7099131107005458e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xC9E5A3BEC525E6BF7A1CFC33FF3DEFBF20028F368B2FFF3F6E1172C76845D73FBD77E9B57B34E7BF732C73D596B1DA3FCC20A9F49577F23F9F75B06B3ECCE23F54F1286B62ACF73F0AC041B6A953FA3F03A1F3B9DDE1DBBFA6B25DE70563F6BF634BDA76F2CDCFBF8D9F97F66276E0BFE640CE91C349E0BFFAEB0F0B8D91EBBF436E3D1AAC27F9BF93D486F80AEDFEBF2052D479148AB5BF734A24986B61F4BF8EAD82BBAF8DF0BF215490F6FFF6DABF7D57934FDD15EFBF44400343FD4FDBBF7BD936B15B2DF4BF48E3C1EFE1E1DD3F578AA625B997F3BFD85339838570C8BF0153F9A6C015F43F16CC13CB057ADB3F300832E94EB7D3BFEE9C669C62B9F1BF"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2129301692221889e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x082716CA8DD30BC0F0B1BAA2F7E1D03FC5ABD7BB2E9DF93F464CD00B3FF304407A28331A42DEFF3FCA19BB33A825E73F185530C6C692FE3F9CF4CE3A8B0ED9BFBA2956559C7010C02003C72814BFB83FCE1560788ED8E0BF1E59FEC3A380FD3FDC8142915635F73F2C0F3AEDE92DE73F7E45FD43FC7A0540CFD2F67CDB33F8BF3799C815AC420F40F0D4E3089688C23F2BB9C2FBD68EF9BF78C8CF3FD457004052BC18093D7EF4BFCB8BFEE2B520A9BF52E155CD94CCF03F86026498A7BADE3F407EF745E676C1BFF2FC1AFE19FD11C0015A57757469F4BFDC3117BC6B3A0540DDB5F1CC5EF5F9BF945A82B6E6F6F8BFF724CE65724AD23F27F5DC5383CAE23F185C948284CE0840746D162391F6E13FFE3C8D72EEFC07C0D61F4B0AA8A50040BF287CF802D4FABFB1C0F37B6C5BF73FF57A69E4E2E8E0BFC408808905E3FBBF2A57E6263F7600402CD73E5234EAF0BF550B7BE2F168F03FB156389C7FECF93F3882B823ADAFF6BF85BBDED99042D7BFC11DC6448731F5BF8DA6731FC5A4F53F"> : tensor<2x3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.9961267661136069e-13 : f64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x02B883F122FEC63F0DEF6D12D708E43FA8C319ED656FE93FD831633D51A7E33F6861C80D73C4D63FA0BD3B31AD0CE13FBF5AC94C4239C33FB15B32778494E23F092427A80F92E83FC8CE837918E4E13FB825BD0C84E8AD3F0C3CA39B9D35DA3F3B03F9263E0DE03FF2D88F0D1D88BB3F9351D7937BB8E23F904BF8C6E7FAD53F101A9E1F72DFD43FEC51132A83C5E63FE55DF5015CE1DA3F97079FDDD8C7D53F267DE7045CC2DC3F662FFC7A9FA3C93F7EED24D483BCC83F13435142734BE63F422CE50E49CFE63FD4190347A8CCC33F0BF8950B115BDD3F3BD3D8D9EFE4C43FC71C8267A96CDB3F07E81FE21CF9E43FDD9A96738748E83F5D50A7C75085E33F64927DA73DAEDE3F6C0EC3C79354BA3F8E1B706914E9DC3F743228E7C0F5DC3FED18E636B65DDF3FCE55F89EAE30ED3F5DFA08670773E83F90CFF813D83EEA3FC80E89503C32E03F22109446CB4ED73F9A85E95AAC8BD43F3E3C01A53CBBD43F0EA415C8C0BEE03F3522007B721DC43F7AA944C75924D53F0B97D31951FFC03F8CB4C80BFE05E33F25B1AD4C6612DA3F30A65089320DE03FF2DC64050B0AE43F91550CB2613ED83FE397E3A1C685D93FEE85F5D81D3CC93F7B42A3A1A9B5E23F0EC73300FC87E63FDE00BBD8E1E6E23F4007A84A44A2E23FD022341EA264E03F8E686A5BD8EEB53F049FCBB41946E23FBE4B279CF079E33FBFA5D45AC48CAE3F7EF664DAA421EC3F77000AED5E9DD53F4C6B0370CB55D73FF82C39C65084C53F20085F0B85E1DB3F44613743488DE03FE9BAC2989AE3D23F68DA8F51A890CD3FBC10BE1F0A97C63FBDE728205CA3E33FD526A51370EFE93FA28CA1E87CABDF3F23436CC5EB39B43F8A7DA7A12778DF3FC5DFFE49D673D63F181EA39D0C43EA3F83DC8E913F2AD63FA931D1926A31D73F7CD6FB53B0A9DF3F817AC14E5310D13F2289376B7B6CCD3F4026CF144504E83F40DB0501FE65DB3F928DDDE90994E93F27F522BDFAEEE93FEE837CF5B2AEDA3F20518C5BDFE0E13FF91A6E683CC4D73FEEFED44BD86BDA3F35DF1710FF36D73F31BBE31CB54FE03F8D6D8136AEF5D83F"> : tensor<2x3x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 8.1018981814148206e-14 : f64} : (tensor<2x3x4x4xf64>, tensor<2x3x4x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x4A5779FAD758F73F556AB394BBD7F03FB47674C246BDF63F58ECEFC0B76DB2BFF27284AFCEE7F33F764E1088AA91C13FB26D07F6EC88EEBF38E9F4AFC402C2BFFA2575012A0FFBBFDCAB53DB0404E0BF1E227335E592FC3FCA278EABE624F03F25959AC77321DD3F9EC3884295AEDBBF6A84CDD1E5D4FFBF429A4424A065F4BFED87F5771C44FA3FE44920EA4C6AF23F0C7AC8270507FF3F77D97112BFADD9BFAE411304A25AEBBF8B9B74907D42D43FC1A85E1A0613F43FECFF73CEA7DEFE3FEE580608D4B9FABFF499DE1375E5E23F9C58AFF4C199CFBF77997B4827FBB83F8B0F96364255F43FE05D7BFE74ACEBBF29F54F97405DD7BF86B7344ED7C1EA3F90CD86AFFA2CB23F3E95E7E26677FD3F746709266B82F8BF72083D749AA9EA3FD23DBACCAE18F43FCB2FE023EF45F13F806BF66E5E7881BFCFA9202F2C46E7BF61CF6B94311CF0BF72D8D11C9AE5E7BF57E6D1D939B5F13F41B0B264B839E2BFDEC75821ADABFE3F46B363B4EAB3B5BF08D6C270B9A1C33F97E17077482BF93FEC9B3241F05AEE3F2313DF7A9C3BC1BFE7EBD6206489FF3F1A9208E2AEB5F4BF4EE3161F6412FEBF8A18E14FD0F7C03F5A3CF3739956D93FA3F00B8AD4C2EEBF9A2AEC732AE8FD3FD9B7F4524165E13F05F82DBD8E7DF8BFA6D07F2151A6E4BF71FED381B4B8F1BFEE09FD0DDBE5FC3F1659071089B7C93F5A8865E95827D0BFB84A46A83875EC3FA1F98CCD322AD53FC4C4CF555D02CB3F6A5405D8EAA9D53F20277DA85E6CC83FE2C9CF754B0FD6BF64BE3B7B96B3FCBF79B75DAED596FE3F2ED00D47149FEE3FCE6743916B3FFDBF33458DBF40F3E6BF42E2360B6130EF3FFE8FBA6A3544FBBFC4A21319E829EEBF174888818B57FD3F50EFA55E441BFCBF0E13941E1C70E43F9842BBD13F82F4BFFB5DC5A89DA3C6BFBCAF49F9D40EF03F8DCEBCF485C7ED3F8F43D9053728FA3F6053C4E8FEA3B6BFFEE44A8508A0F13F2C9B15D09004F8BF3A6BD35FAE8BEBBF6D92F05EBFC5DA3F501C8EF651518CBFFFA0D7DD9C9BEF3F8ECE86FED56AF8BF8068A10A3440EF3F0F6D6B1C5392D4BF4693EFDB0A67CA3F3282B0B917FFEEBFC80D14B2676CFB3F8898AD6FF8F9FDBFF0BD31FB8D86FC3FCCE20317F2B9EABF1C7EED52DDFDF73F92F488D3B06AFB3F2CCD9C3AFB6DE0BFC8710E966D73BF3F3EFF1AD0B5B9EDBF0FA837865EF2ECBF3449C14B0887BE3F86DCFC6CBFB4F8BF23C942E26FC0E33F1827FC09D175F93F4CEA2B03D7B8F5BF1B118DE3E124FABF903270B72272CE3FBEEC5A455B8CFDBF466994B02C42CFBF80D9B29E08D3F8BFF8722358B9E4FFBFA204BAB20B2BF03F9249513A92C7D4BF11AA6F5E1BC8FB3F74F6EAE339A0D9BF3FA8973440E0F9BF212443692BA8FD3F6FE410DD10A4E13F085CF24ED482FCBF20FDAA631C75E33FEA1CAF574C6DFB3F449A4DDD44F8BA3F49759114E821FA3FE887895ED5C0FFBF5097365A828CD93FBB3AC8CAD19DE83F338714757004F4BF6970B5421FE3D1BF047ACAEEBAA4F23F0C2AB1ED79A0FB3FCC1D60EDA0A9F5BF0CD1A427D3D0FF3FF273168141F5E6BFC02CA6813A7BE13FA432280A5A4DE53F27AEE5AE8593F8BF0024C881C723D3BFF82428B6A65FE7BFE2268A309C01C4BFEC87C88BE59BE03FF19BBCDF2432E9BFE0EFE51BECC1F73FC4C48686E79DFDBF5A4C125ED72BD4BF085EF78959D2E1BF9F987105EECCE1BF2C0EEE9861E7F43FAF4C744A944CDB3F18ABE4A45E21F53F7F13A15831BAF63F2C591345E1CFFABF3F6CCAF84383F3BF302E43A14D20CB3F93F65C22B068D83F2C6822C1E8B6E2BF42D87C4A08B4DD3F0EA2AB3FD5DDD9BF104117C04871B9BF73A394BCA939FF3FEC9A0DAF96E9E1BF8C09C67D81CAF33FA49C28905BB0FC3FA022A4E72D969C3F05E0329BFC3FF43F404D075080A49E3F4A91F07C960DF6BFA5E73660D5AFFA3F7FA561EB9CF2FFBFE06893A69EF6DFBF411D221A01F6EEBFB47BF7FAAC0AF23F20E7AB3A2CC1D3BFA3AEF9456E62ED3F08F7E7F1879FF5BF15C37C114061EE3F5E5303C753C2E4BF7687BE79C0B5C6BFCAABEA43F81CE73FAC6A350C03B9E73F2CA01395CAA1EE3FD998DD725696F53FE40803355860F43FE667F58DBB26EABF8F501381CB1BF43F"> : tensor<2x3x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3284767561299923e-13 : f64} : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x082716CA8DD30BC0F0B1BAA2F7E1D03FC5ABD7BB2E9DF93F464CD00B3FF304407A28331A42DEFF3FCA19BB33A825E73F185530C6C692FE3F9CF4CE3A8B0ED9BFBA2956559C7010C02003C72814BFB83FCE1560788ED8E0BF1E59FEC3A380FD3FDC8142915635F73F2C0F3AEDE92DE73F7E45FD43FC7A0540CFD2F67CDB33F8BF3799C815AC420F40F0D4E3089688C23F2BB9C2FBD68EF9BF78C8CF3FD457004052BC18093D7EF4BFCB8BFEE2B520A9BF52E155CD94CCF03F86026498A7BADE3F407EF745E676C1BFF2FC1AFE19FD11C0015A57757469F4BFDC3117BC6B3A0540DDB5F1CC5EF5F9BF945A82B6E6F6F8BFF724CE65724AD23F27F5DC5383CAE23F185C948284CE0840746D162391F6E13FFE3C8D72EEFC07C0D61F4B0AA8A50040BF287CF802D4FABFB1C0F37B6C5BF73FF57A69E4E2E8E0BFC408808905E3FBBF2A57E6263F7600402CD73E5234EAF0BF550B7BE2F168F03FB156389C7FECF93F3882B823ADAFF6BF85BBDED99042D7BFC11DC6448731F5BF8DA6731FC5A4F53F"> : tensor<2x3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.9961267661136069e-13 : f64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#3, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%11 = stablehlo.abs %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%12 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.multiply %10, %13 : tensor<4x4xcomplex<f64>>
%15 = call @inv(%10) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%17:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {left = false, right = true}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%19 = stablehlo.compare EQ, %17#4, %18, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%23 = stablehlo.select %22, %17#1, %21 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
%24 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst_3 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%27 = stablehlo.select %26, %17#3, %25 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%28 = stablehlo.abs %27 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xf64>
%29 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x1x4xcomplex<f64>>
%30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%31 = stablehlo.multiply %27, %30 : tensor<2x3x4x4xcomplex<f64>>
%32 = call @inv_0(%27) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%33 = stablehlo.dot_general %31, %32, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%34 = call @eigvals(%arg1) : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
return %6, %11, %16, %23, %28, %33, %34 : tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4x4xf64>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
}
func.func private @inv(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = call @solve(%arg0, %5) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %12 : tensor<4x4xcomplex<f64>>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %16 : tensor<4x4xcomplex<f64>>
}
func.func private @inv_0(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = call @solve_1(%arg0, %6) : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %7 : tensor<2x3x4x4xcomplex<f64>>
}
func.func private @solve_1(%arg0: tensor<2x3x4x4xcomplex<f64>>, %arg1: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3xi32>)
%c = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<2x3x4xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x3x1x1xi1>) -> tensor<2x3x4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xcomplex<f64>>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, l]) {i=2, j=3, k=4, l=4}, custom>} : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
%10 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%11 = call @_lu_solve_2(%8, %9, %10) : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xi32>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%12 = stablehlo.transpose %11, dims = [0, 1, 3, 2] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %12 : tensor<2x3x4x4xcomplex<f64>>
}
func.func private @_lu_solve_2(%arg0: tensor<2x3x4x4xcomplex<f64>>, %arg1: tensor<2x3x4xi32>, %arg2: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4x1xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
%c_0 = stablehlo.constant dense<4> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
%4 = stablehlo.add %arg1, %3 : tensor<2x3x4xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<2x3x4xi1>, tensor<2x3x4xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x3x4xi32>) -> tensor<2x3x4x1xi32>
%7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4, 1, 1>}> : (tensor<2x3x4x4x1xcomplex<f64>>, tensor<2x3x4x1xi32>) -> tensor<2x3x4x4x1xcomplex<f64>>
%8 = stablehlo.transpose %7, dims = [0, 1, 3, 4, 2] : (tensor<2x3x4x4x1xcomplex<f64>>) -> tensor<2x3x4x1x4xcomplex<f64>>
%9 = stablehlo.reshape %8 : (tensor<2x3x4x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<2x3x4x1x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [0, 1, 4, 2, 3] : (tensor<2x3x4x1x4xcomplex<f64>>) -> tensor<2x3x4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<2x3x4x4x1xcomplex<f64>>) -> tensor<2x3x4x4xcomplex<f64>>
return %16 : tensor<2x3x4x4xcomplex<f64>>
}
func.func private @eigvals(%arg0: tensor<2x3x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = false}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=3, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3x4x4xcomplex<f64>>, tensor<2x3xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x3x1xi1>) -> tensor<2x3x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
return %6 : tensor<2x3x4xcomplex<f64>>
}
}
// -----
// each_once_float64
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF24028F368B2FFF3FC477E9B57B34E7BFCE20A9F49577F23F54F1286B62ACF73FF8A0F3B9DDE1DBBF904BDA76F2CDCFBFE440CE91C349E0BF3C6E3D1AAC27F9BFE051D479148AB5BF8CAD82BBAF8DF0BF7457934FDD15EFBF76D936B15B2DF4BF548AA625B997F3BFFE52F9A6C015F43F280832E94EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0xA0FA9AB729B2F73F80FC84DD9249EBBFA0461DCBEA67DA3FA6B86A501EC3F13F9441D25D55A8EB3FC6933A809695FA3F324D3B86B010F73F1825AEC267C4FA3FFE297FF5624CFEBFA0CD33DB8310D0BFC0B8033A82D5AEBFE049467D83D4FBBF3AE314A2D2A3FFBF0C7AC9D0E628F53FC2B852896CEEFE3F6E4E563E0C37F23FE819050A4E9AE7BF9C36FDF45F48EA3F"> : tensor<6x3xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<6x3xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x3xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x3xf64>
%c2 = stablehlo.constant dense<"0x00DDE322478AC33FF8B93D3CB30FE4BFE8E4869967C2E0BF68CFAB6F7D10E0BF68CBDC784C32FF3FF8E0975428FEE03F"> : tensor<6xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xf64>
%c3 = stablehlo.constant dense<"0xA8BEE66D8AEC194070604FA4CD9610406AD4B1AC7EA615402AAE1A94C77018403248BAAB0A751740F2A40EA065A51A40"> : tensor<6xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<6xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xf64>
%r:22 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf64>, tensor<6x3xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<6x3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x6xf64>, tensor<3x3xf64>, tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<3xi32>, tensor<3xf64>)
%e0 = stablehlo.constant dense<"0x3C6E3D1AAC27F9BFE051D479148AB5BF8CAD82BBAF8DF0BF7457934FDD15EFBF573A956C992CDC3F6F4FEFEE41C7FF3F62613385DF42D1BF0DF0A524334FF93F4B81BB38EDAAE93FE463FDA658A4E2BF5193254C4CD9FE3F3C3BC3CD4448F63F530CB5A2801DEEBF24B7FC890397D0BFE8979091AF71E5BF3C01F328A475B4BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7640527823444434e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x02000000020000000300000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x02000000000000000300000001000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0xDC802AF198E0DCBF4F0B91DF76EFD03F713291ED0559CA3F927DA09365A5D5BF173B16768C53D9BF00C07825D894E13F158FB3E8D01BDCBFF70F1513E767E7BFFCB284D17D08D9BF1B91FC35C393B33FBB7F954CA575A23F9A20706D27CCDFBF8D1BEE497847E33F74B828F85043DBBF439BB2E3C547DA3F551FEEEAAC32D6BF39CCD5743D30CE3F22E4FAA338E9D23F"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 6.4964338541044919e-14 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0x355CC67C21420AC0C4A509B26AF6D93FA4B4447C7892EA3F00000000000000007EC3195E183F04C0C830B54C4C76C23F0000000000000000000000000000000088EC0860161D0D40"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.2322614215688540e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e5 = stablehlo.constant dense<"0x78D046DF40780940000000000000000000000000000000000000000000000000B1A863BAEDEBE6BF85E1461103E6034000000000000000000000000000000000AEC9B0A3623DC63FAD0FBE9C8B2FE2BFE2C1BF2BFCD206400000000000000000B5FE66CCBDF0EBBFB5180525EC2EEBBF852E108B8BF0D03F08EA9638D5790540"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.8277091635801646e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0xBC31151A601416C06B2DC895D98E02C0D40FDB20ABAEE0BF194A8BCE665C0B40"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 4.9026541489650558e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e7 = stablehlo.constant dense<"0xD7E5A3BEC525F6BFB8F9DBD0F66D0B400E1599FAF46002C0908ADBC85B5CBBBFB7F9DBD0F66D0B400AA1F3B9DDE1EBBF4E3AE2597E49D5BFC4AA8DEE9ABCFBBF0E1599FAF46002C04A3AE2597E49D5BF8FAD82BBAF8D00C0F89CBEFC472BD23F988ADBC85B5CBBBFC4AA8DEE9ABCFBBFF69CBEFC472BD23F2E0832E94EB7E3BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 3.0452915035331116e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F000000000000A2BC000000000000803C000000000000B73C000000000000A2BC040000000000F03F0000000000000000000000000000A43C000000000000803C0000000000000000000000000000F03F000000000000BC3C000000000000B73C000000000000A43C000000000000BC3CF8FFFFFFFFFFEF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 8.8817841970012599e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e9 = stablehlo.constant dense<"0xD5492BBD16900F401E1C63F39ED70840B42D70546ABD0340"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 3.5041799427388946e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e10 = stablehlo.constant dense<"0x9EFA9AB729B2F73F7FFC84DD9249EBBF9D461DCBEA67DA3FA9B86A501EC3F13F8B41D25D55A8EB3FC8933A809695FA3F324D3B86B010F73F1625AEC267C4FA3FFF297FF5624CFEBFA2CD33DB8310D0BF6DB8033A82D5AEBFE149467D83D4FBBF3AE314A2D2A3FFBF087AC9D0E628F53FC3B852896CEEFE3F6F4E563E0C37F23FE819050A4E9AE7BF9D36FDF45F48EA3F"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.7563690921939463e-13 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000F03F000000000000913C00000000008089BC0000000000C0873C0000000000007EBC000000000000863C000000000000913C000000000000F03F000000000000AEBC000000000000A73C0000000000009CBC000000000000A8BC00000000008089BC000000000000AEBC000000000000F03F000000000000543C00000000008094BC000000000000803C0000000000C0873C000000000000A73C000000000000543C000000000000F03F00000000000070BC00000000000084BC0000000000007EBC0000000000009CBC00000000008094BC00000000000070BCFDFFFFFFFFFFEF3F00000000000080BC000000000000863C000000000000A8BC000000000000803C00000000000084BC00000000000080BC000000000000F03F"> : tensor<6x6xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
%e12 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3F4CA292B6A90290BCDA7903A8D6A29F3C4CA292B6A90290BCFFFFFFFFFFFFEF3F2C7943C28C0F893CDA7903A8D6A29F3C2C7943C28C0F893CFCFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 8.8817841970012511e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e13 = stablehlo.constant dense<"0x9E2F0562649505C00000000000000000DEB62021DB8970BF28DE8F8865D7EB3FDEB62021DB8970BF28DE8F8865D7EBBFB0AE74B5F527CE3F0000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.3962568564260708e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0xD0E5A3BEC525F6BFBCF9DBD0F66D0B400F1599FAF46002C0808ADBC85B5CBBBFAE8FF086A98310C03C0286C5F142EBBF403AE2597E49D5BFC6AA8DEE9ABCFBBFEEE426CF9674D3BF8CDC307C89A4FA3FEC6E84048406DBBF109DBEFC472BD23FF1CF9984B2F68CBF0FA99D20F21DE8BFABC5F6FAC9C1D1BF67095AF26D4202C0"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 3.6669124466612841e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e15 = stablehlo.constant dense<"0xD0E5A3BEC525F6BF3C0286C5F142EBBFEC6E84048406DBBF67095AF26D4202C0"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.0272106386104613e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e16 = stablehlo.constant dense<"0xAE8FF086A98310C08CDC307C89A4FA3FABC5F6FAC9C1D1BF"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 3.6669124466612841e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e17 = stablehlo.constant dense<"0x60BB48B2A349FD3F7E62C5488068F43F0000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 1.6257913936878021e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e18 = stablehlo.constant dense<"0xF7C8E5143235CC3FDF6C2C08758FC1BFDBF9DDC97049AC3F853FB2C1361ED63F1289E7173D85CE3FFA56D06BA2DCD63FE60C07464EE2D23F419158028F7FD53F2F59B29D98EAD5BFA7F8D3789AF2A8BFFEDFF8C4C5DCA33F406C2F8CE2F4D1BFA786F267E4D6D8BF1B7696C8EC65D03FB51CF6DB391CD93FD05AC13AC8D5C93F218A111676C9C0BFF7148D4C938EB73F"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 3.4847483040412483e-14 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e19 = stablehlo.constant dense<"0x491ADFD759E20DC0F7081DC91F59E73F80492F95F8E47E3F379C0C3295A2D93FB514375EF19909C0FC579F3727BDDA3FCCDDAD7B6E37DDBF93D763509A7CDC3F94566072073B04C030E122E91ED6DABFCD957436185C903F16BE8769F70DC0BF56ECE6E3AED3DD3F00E99770F393E2BFD62FBCF65E34E43F0A1D1F732058C93FB372EC257598CF3F1C4F6DECE03BCCBF"> : tensor<6x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 3.3178108481879774e-13 : f64} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
%e20 = stablehlo.constant dense<"0x030000000100000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e21 = stablehlo.constant dense<"0x87FA3F5E68C4F13F721D1E63B10BF43F94571ABD49DFF53F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 1.2141520518434243e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<6x3xf64>, %arg2: tensor<6xf64>, %arg3: tensor<6xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<6x3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x6xf64>, tensor<3x3xf64>, tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<3xi32>, tensor<3xf64>) {
%cst = stablehlo.constant dense<[[4.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 4.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 4.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 4.000000e+00]]> : tensor<4x4xf64>
%c = stablehlo.constant dense<0> : tensor<3xi32>
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10:2 = call @qr(%arg1) : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3x3xf64>)
%11 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%13 = stablehlo.add %12, %cst : tensor<4x4xf64>
%14 = call @cholesky(%13) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%15 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%16 = stablehlo.add %arg0, %15 : tensor<4x4xf64>
%17:3 = stablehlo.custom_call @cusolver_syevd_ffi(%16) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<i32>
%19 = stablehlo.compare EQ, %17#2, %18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%23 = stablehlo.select %22, %17#0, %21 : tensor<4x4xi1>, tensor<4x4xf64>
%24 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
%26 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%27 = stablehlo.select %26, %17#1, %25 : tensor<4xi1>, tensor<4xf64>
%28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
%30 = stablehlo.multiply %23, %29 : tensor<4x4xf64>
%31 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%32 = stablehlo.dot_general %30, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%33 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%34 = stablehlo.dot_general %33, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%35:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=6, p=3, q=3}, custom>} : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>, tensor<6x6xf64>, tensor<3x3xf64>, tensor<i32>)
%36 = stablehlo.transpose %35#3, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%38 = stablehlo.compare EQ, %35#4, %37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%42 = stablehlo.select %41, %35#1, %40 : tensor<3xi1>, tensor<3xf64>
%43 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%46 = stablehlo.select %45, %35#2, %44 : tensor<6x6xi1>, tensor<6x6xf64>
%47 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%49 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%50 = stablehlo.select %49, %36, %48 : tensor<3x3xi1>, tensor<3x3xf64>
%51 = stablehlo.slice %46 [0:6, 0:3] : (tensor<6x6xf64>) -> tensor<6x3xf64>
%52 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
%54 = stablehlo.multiply %51, %53 : tensor<6x3xf64>
%55 = stablehlo.dot_general %54, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf64>, tensor<3x3xf64>) -> tensor<6x3xf64>
%56 = stablehlo.transpose %46, dims = [1, 0] : (tensor<6x6xf64>) -> tensor<6x6xf64>
%57 = stablehlo.dot_general %56, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xf64>
%58 = stablehlo.transpose %50, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%59 = stablehlo.dot_general %50, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%60 = call @eigvals(%arg0) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
%61 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%62 = stablehlo.add %arg0, %61 : tensor<4x4xf64>
%63:5 = stablehlo.custom_call @cusolver_sytrd_ffi(%62) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%65 = stablehlo.compare EQ, %63#4, %64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%67 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%68 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%69 = stablehlo.select %68, %63#0, %67 : tensor<4x4xi1>, tensor<4x4xf64>
%70 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4xf64>
%72 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%73 = stablehlo.select %72, %63#1, %71 : tensor<4xi1>, tensor<4xf64>
%74 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%75 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3xf64>
%76 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%77 = stablehlo.select %76, %63#2, %75 : tensor<3xi1>, tensor<3xf64>
%78 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_14 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%79 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3xf64>
%80 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%81 = stablehlo.select %80, %63#3, %79 : tensor<3xi1>, tensor<3xf64>
%82 = stablehlo.custom_call @cusparse_gtsv2_ffi(%arg2, %arg3, %arg2, %arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=3, n=6, o=3}, custom>} : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6x3xf64>) -> tensor<6x3xf64>
%83:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg1, %c) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=3, k=3, l=6, m=3, n=3, o=3}, custom>} : (tensor<6x3xf64>, tensor<3xi32>) -> (tensor<6x3xf64>, tensor<3xi32>, tensor<3xf64>)
return %8, %2, %9, %10#0, %10#1, %14, %27, %32, %34, %42, %55, %57, %59, %60, %69, %73, %77, %81, %82, %83#0, %83#1, %83#2 : tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<6x3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x6xf64>, tensor<3x3xf64>, tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<6x3xf64>, tensor<3xi32>, tensor<3xf64>
}
func.func private @qr(%arg0: tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3x3xf64>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>)
%1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=3, k=3, l=6, m=3}, custom>} : (tensor<6x3xf64>, tensor<3xf64>) -> tensor<6x3xf64>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<6x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf64>
return %1, %9 : tensor<6x3xf64>, tensor<3x3xf64>
}
func.func private @cholesky(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<4x4xf64>
%4:2 = stablehlo.custom_call @cusolver_potrf_ffi(%3) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
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
func.func private @eigvals(%arg0: tensor<4x4xf64>) -> tensor<4xcomplex<f64>> {
%0:5 = stablehlo.custom_call @cuhybrid_eig_real(%arg0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f64>>
return %7 : tensor<4xcomplex<f64>>
}
}
// -----
// geev_float64
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
%c0 = stablehlo.constant dense<"0xD0E5A3BEC525E6BF24028F368B2FFF3FC477E9B57B34E7BFCE20A9F49577F23F54F1286B62ACF73FF8A0F3B9DDE1DBBF904BDA76F2CDCFBFE440CE91C349E0BF3C6E3D1AAC27F9BFE051D479148AB5BF8CAD82BBAF8DF0BF7457934FDD15EFBF76D936B15B2DF4BF548AA625B997F3BFFE52F9A6C015F43F280832E94EB7D3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%r:4 = call @f(%a0) : (tensor<4x4xf64>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x9E2F0562649505C00000000000000000DEB62021DB8970BF28DE8F8865D7EB3FDEB62021DB8970BF28DE8F8865D7EBBFB0AE74B5F527CE3F0000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.3962568564260708e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xBC1E4814DF5AE63F636402EC84BCC33F636402EC84BCC33F85913B71BA4CB83F869332242863DB3FF5BA95643264DD3FF5BA95643264DD3F56B3A62E7E30E33F963B8A758CC6E13F30FA16F70F7DE03F30FA16F70F7DE03FCE138BC24129D83F84B5D0BB883AC23F8053E941999FE63F8053E941999FE63F16DD828DC35FE63F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.2792638514813525e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xDEE5A3BEC525E6BF604D7EEA5419AD3C25028F368B2FFF3F66D3255515DAC13CC477E9B57B34E7BFED2BBC6A20C2B0BCD020A9F49577F23F94015731BDB3B63C5DF1286B62ACF73F1CC6AA8CFBDB7D3C13A1F3B9DDE1DBBF60D1E1C0D97360BC744BDA76F2CDCFBFF211F69F5D2E893CE140CE91C349E0BFB49F34A51C44913C3E6E3D1AAC27F9BFCA5B2B405CBC993CE051D479148AB5BFB638C0D2D34BBD3C91AD82BBAF8DF0BFF5B142BAE9C7913C6C57934FDD15EFBF1E28F2D10B4DB73C78D936B15B2DF4BF7B1C26A101CAB6BC4E8AA625B997F3BF240913CDD3C4BCBC0053F9A6C015F43F08C641C2B7B0A23C340832E94EB7D3BF932B2D926969C3BC"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7311551066893770e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x9E2F0562649505C00000000000000000DEB62021DB8970BF28DE8F8865D7EB3FDEB62021DB8970BF28DE8F8865D7EBBFB0AE74B5F527CE3F0000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.3962568564260708e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
%1 = stablehlo.imag %0#1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%4 = stablehlo.imag %0#1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%7 = stablehlo.or %3, %6 : tensor<4xi1>
%8 = stablehlo.not %7 : tensor<4xi1>
%9 = stablehlo.convert %8 : (tensor<4xi1>) -> tensor<4xi64>
%10 = call @cumsum(%9) : (tensor<4xi64>) -> tensor<4xi64>
%c = stablehlo.constant dense<2> : tensor<i64>
%11 = call @remainder(%10, %c) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
%c_1 = stablehlo.constant dense<1> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.compare EQ, %11, %12, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%14 = stablehlo.pad %0#3, %cst_2, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%15 = stablehlo.pad %0#3, %cst_3, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
%16 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xi1>) -> tensor<4x4xi1>
%17 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xi1>) -> tensor<4x4xi1>
%18 = stablehlo.or %16, %17 : tensor<4x4xi1>
%19 = stablehlo.select %18, %0#3, %15 : tensor<4x4xi1>, tensor<4x4xf64>
%20 = stablehlo.negate %0#3 : tensor<4x4xf64>
%21 = stablehlo.select %17, %14, %20 : tensor<4x4xi1>, tensor<4x4xf64>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%23 = stablehlo.select %16, %22, %21 : tensor<4x4xi1>, tensor<4x4xf64>
%24 = stablehlo.complex %19, %23 : tensor<4x4xcomplex<f64>>
%c_5 = stablehlo.constant dense<0> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<i32>
%26 = stablehlo.compare EQ, %0#4, %25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_6 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%30 = stablehlo.select %29, %0#1, %28 : tensor<4xi1>, tensor<4xcomplex<f64>>
%31 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%34 = stablehlo.select %33, %24, %32 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%35 = stablehlo.abs %34 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%36 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%38 = stablehlo.multiply %34, %37 : tensor<4x4xcomplex<f64>>
%39 = call @inv(%34) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%40 = stablehlo.dot_general %38, %39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%41 = call @eigvals(%arg0) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
return %30, %35, %40, %41 : tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>
}
func.func private @cumsum(%arg0: tensor<4xi64>) -> tensor<4xi64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i64>
stablehlo.return %2 : tensor<i64>
}) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
return %1 : tensor<4xi64>
}
func.func private @remainder(%arg0: tensor<4xi64>, %arg1: tensor<i64>) -> tensor<4xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%12 = stablehlo.and %11, %6 : tensor<4xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%14 = stablehlo.add %4, %13 : tensor<4xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi64>
return %15 : tensor<4xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @inv(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = call @solve(%arg0, %5) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %12 : tensor<4x4xcomplex<f64>>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %16 : tensor<4x4xcomplex<f64>>
}
func.func private @eigvals(%arg0: tensor<4x4xf64>) -> tensor<4xcomplex<f64>> {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xcomplex<f64>>
return %6 : tensor<4xcomplex<f64>>
}
}
// -----
// each_once_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BFFAEF79BF5A7CF93F462BBA3EDEA339BFB78CD53EB0BC933FF361163F1363BD3F4E9DD23FEE0EDFBE2F18B3BF946F7EBE18B303BF1D4E02BF688C5CBF613DC9BF5868F7BFA450ACBD5D0BA3BF7E6D84BF00B8D7BEEAAE78BFEA7FDABEDE6AA1BF0F0FEF3EC9BD9CBF2C8443BE05AEA03F2ED0DB3E77BA9DBE15CB8DBF"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x4E91BD3F7AA34DBF974C5ABFC586763F563FD33EF28961BFF3188E3FC2AF903FAB425D3F28B9F93FB4ACD43F42F4F83F8485B83F9006C43F3E23D63FD75BD33F1863F2BF3134553F1F8480BE1E385F3E12AC76BDAEB2D83F1CA4DEBFCF0ED2BF951EFDBF3CFC04BF3747A93F84F6D83E6473F73FCB6FB6BD62B8913F78F1953F70D23CBFA31D9CBF0043523F4F20E0BF"> : tensor<6x3xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6x3xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<6x3xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<6x3xcomplex<f32>>
%c2 = stablehlo.constant dense<"0x39521C3EF981323F9A7D20BF0F1E2EBF3D1306BF563C383FEB8300BFC409C1BF6492F93FBF83E5BF43F1073F484CB33F"> : tensor<6xcomplex<f32>>
%z2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xcomplex<f32>>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xcomplex<f32>>
%c3 = stablehlo.constant dense<"0x5464CF408485B83F6DB684403E23D63FF533AD401863F2BF3D86C3401F8480BE55A8BB4012AC76BD2D2BD5401CA4DEBF"> : tensor<6xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<6xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<6xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<6xcomplex<f32>>
%r:22 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<6x3xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x613DC9BF5868F7BFA450ACBD5D0BA3BF7E6D84BF00B8D7BEEAAE78BFEA7FDABE901563BF9016343D03F910BFE39F21C032A597BF2CBB57BFE9D9B1BF224399BF8663F53E581C023D4B7508BF02F8263FC63FB6BFAAB3793FD053AD3DFF9F8B3F882D323E90CA02BF4095543DE2CB56BE527A7ABFE51B02BFA8F68DBDB81826BF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.2341020010353532e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x02000000010000000200000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e2 = stablehlo.constant dense<"0x02000000010000000000000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e3 = stablehlo.constant dense<"0xCC60B9BE0818493E39786F3E163467BE0C9A583EA2764EBE01F58ABE2A7D8DBE5A7843BE4D96D8BE55230A3F61FC813E8C71B4BE81B1BFBEAAE2C0BE6B6BAFBE5D1C93BEACF453BD085A7B3D35495ABDF86FEF3B2601C9BE734B67BEE210D6BE8286F73ED70B023EA94DAEBE07B701BEAA35BD3E6CC9EDBDF07F8EBE21A192BEC4CC3A3E9819A23EA299123E276C8EBE"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.8435820809136203e-05 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x8EE482C00000000084E1A8BEE48325BE7DF1623E71B917BF00000000000000008B5E89C000000000641756BFFF17DFBF00000000000000000000000000000000CF11924000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.1766061308881035e-04 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xD54A5B40000000000000000000000000000000000000000000000000000000003321BFBFA66939BF6B7A4640000000000000000000000000000000000000000047B6E73E310A09BF745A2ABF33ED25BFFD7A654000000000000000000000000049168DBF880D7FBFCF322CBF29F7D33EFB38103E450C0ABFCEBB2C4000000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.7097623867812217e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x9C80C6C0806A4BC0DC9DA13E89008440"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.9579159672721289e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e7 = stablehlo.constant dense<"0x2D2EB1BF00000000B06F5B407B12A4BFA80713C0C465164078E2DABD3BD3F63DB26F5B407B12A43FFA0E5FBF00000033EE4BAABE9E63423FD0E4DDBF64AB2BBFA80713C0C46516C0EE4BAABE9D6342BF7E6D04C0000000002E5A913E21285BBF78E2DABD37D3F6BDD0E4DDBF63AB2B3F2E5A913E20285B3F76BA1DBF00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.7454440239816904e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0xFFFF7F3F00000000000080330000E0B30000C0B2000000320000703400000000000080330000E0330200803F000000000000C0B30000C033000000B4000014B40000C0B2000000B20000C0B30000C0B3F9FF7F3F0000000000000834000000B30000703400000000000000B4000014340000083400000033FBFF7F3F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 4.7683727188996272e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x0B7CB34080D98040AA226340"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.6745281047624303e-04 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e10 = stablehlo.constant dense<"0x5491BD3F7BA34DBF944C5ABFC486763F533FD33EF48961BFF2188E3FC3AF903FA6425D3F26B9F93FB6ACD43F41F4F83F8385B83F8E06C43F3C23D63FD25BD33F1063F2BF2C34553F1E8480BE0A385F3EC8AB76BDABB2D83F17A4DEBFCA0ED2BF961EFDBF3AFC04BF3647A93F84F6D83E6273F73FD06FB6BD65B8913F78F1953F6CD23CBFA11D9CBFFE42523F4D20E0BF"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.2197618843856617e-04 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x0200803F0000000000003CB400000033000000340000F0B300000033000080B2000080330000C032000040B3000080B200003CB4000000B30400803F00000000000030B30000C0320000003300008031000080320000E0B2000000B3000000B3000000340000F033000030B30000C0B20400803F0000000000000000000080B200000032000080B3000080B2000080B0000000330000803200000033000080B100000000000080320000803F00000000000080B20000CC30000000B200000000000080330000C0B2000080320000E0320000003200008033000080B20000CCB00000803F00000000000000B2000080B2000040B300008032000000B300000033000080B200008030000000B200000000000000B2000080320000803F00000000"> : tensor<6x6xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 4.7683738557680044e-05 : f64} : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0xFAFF7F3F0000000000000033000000B2000000B3000000000000003300000032FCFF7F3F0000000000005833000000B2000000B3000000000000603300000032FAFF7F3F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 4.7683704451628728e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e13 = stablehlo.constant dense<"0x83478E3F2CC3003FFC9C22C03A9E10C00E796CBF8955E3BEAD7EF0BD0119DABF"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 1.6213778053497663e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0x2E2EB1BF00000000B66F5B407C12A4BFA80713C0C3651640E0E2DABD5CD3F63D26809DC000000000804B36BF00000000F34BAABEA263423FD8E4DDBF5DAB2BBFE4389FBE12496FBE6710B73F00000000ACD088BF00000000405A913E0C285BBFBA5470BC809247BCB68403BFEEE15EBEDFA6E5BF000000003C49E3BF00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.3469415282306727e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0x2E2EB1BF804B36BFACD088BF3C49E3BF"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 8.4670659816765692e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e16 = stablehlo.constant dense<"0x26809DC06710B73FDFA6E5BF"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 2.3469415282306727e-04 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e17 = stablehlo.constant dense<"0xDE2AD93F3A57853E0EE8C23FDD1B7C3DCB4BDF3F46E92ABF"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 8.9067776798401610e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<"0xB1F4453E80885ABE404483BD7ECBED3DE195F93CAD594ABEAED1C63EFDD94B3EAFCFAA3E0E9CEB3EA494EE3E56DD4E3E2A4A503E7C90AA3E83AE943EE4F5EB3ED309AEBE530F313C8123BFBDA1892BBC1052B8BD8B85DE3EDBAC98BECD3762BE55E8D7BE9BFB44BE2766633E80421BBDFDF0073F25D3133E0674AE3DCBAC9A3EDFFC93BDDC867BBE5B574B3E5C18ABBE"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 2.7102666422251787e-05 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
%e19 = stablehlo.constant dense<"0x85EA9FC00000000068C1393E2C60F83EA71139BF6B90C53F17F7773ED942CC3EDDD681C0000000004CA238BE0014F6BBD116BBBEEF67C13D9725E13E70F3FA3D76FC7CC0000000003AB987BE066AB1BEF89B093E50483F3D6066073DDDE0593EDD91B33E8A7F263D39BE0DBF529AB83D80C9C83E0B49963E3E064C3ECF1995BE0E0FB93ED4C6AD3E36DD53BD1D91CEBE"> : tensor<6x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 2.3829354631743627e-04 : f64} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
%e20 = stablehlo.constant dense<"0x030000000100000002000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e21 = stablehlo.constant dense<"0x62918A3F988634BEE0E0883FB429693EE95EAF3F3955D03D"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 6.5510516833455767e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<6x3xcomplex<f32>>, %arg2: tensor<6xcomplex<f32>>, %arg3: tensor<6xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<6x3xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>) {
%cst = stablehlo.constant dense<[[(4.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(0.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]]> : tensor<4x4xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<3xi32>
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
%2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10:2 = call @qr(%arg1) : (tensor<6x3xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
%11 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = stablehlo.real %11 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%13 = stablehlo.imag %11 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%14 = stablehlo.negate %13 : tensor<4x4xf32>
%15 = stablehlo.complex %12, %14 : tensor<4x4xcomplex<f32>>
%16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%17 = stablehlo.add %16, %cst : tensor<4x4xcomplex<f32>>
%18 = call @cholesky(%17) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%19 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%20 = stablehlo.real %19 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%21 = stablehlo.imag %19 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%22 = stablehlo.negate %21 : tensor<4x4xf32>
%23 = stablehlo.complex %20, %22 : tensor<4x4xcomplex<f32>>
%24 = stablehlo.add %arg0, %23 : tensor<4x4xcomplex<f32>>
%25:3 = stablehlo.custom_call @cusolver_syevd_ffi(%24) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<i32>)
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<i32>
%27 = stablehlo.compare EQ, %25#2, %26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%30 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%31 = stablehlo.select %30, %25#0, %29 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%32 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
%34 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%35 = stablehlo.select %34, %25#1, %33 : tensor<4xi1>, tensor<4xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%37 = stablehlo.convert %36 : (tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%39 = stablehlo.multiply %31, %38 : tensor<4x4xcomplex<f32>>
%40 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%41 = stablehlo.real %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%42 = stablehlo.imag %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%43 = stablehlo.negate %42 : tensor<4x4xf32>
%44 = stablehlo.complex %41, %43 : tensor<4x4xcomplex<f32>>
%45 = stablehlo.dot_general %39, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%46 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%47 = stablehlo.real %46 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%48 = stablehlo.imag %46 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%49 = stablehlo.negate %48 : tensor<4x4xf32>
%50 = stablehlo.complex %47, %49 : tensor<4x4xcomplex<f32>>
%51 = stablehlo.dot_general %50, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%52:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=6, p=3, q=3}, custom>} : (tensor<6x3xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3xf32>, tensor<6x6xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%53 = stablehlo.transpose %52#3, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%54 = stablehlo.real %53 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%55 = stablehlo.imag %53 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%56 = stablehlo.negate %55 : tensor<3x3xf32>
%57 = stablehlo.complex %54, %56 : tensor<3x3xcomplex<f32>>
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%58 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%59 = stablehlo.compare EQ, %52#4, %58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%61 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%62 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%63 = stablehlo.select %62, %52#1, %61 : tensor<3xi1>, tensor<3xf32>
%64 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%65 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
%66 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x6xi1>
%67 = stablehlo.select %66, %52#2, %65 : tensor<6x6xi1>, tensor<6x6xcomplex<f32>>
%68 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%69 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%70 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%71 = stablehlo.select %70, %57, %69 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%72 = stablehlo.slice %67 [0:6, 0:3] : (tensor<6x6xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%73 = stablehlo.broadcast_in_dim %63, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%74 = stablehlo.convert %73 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%76 = stablehlo.multiply %72, %75 : tensor<6x3xcomplex<f32>>
%77 = stablehlo.dot_general %76, %71, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%78 = stablehlo.transpose %67, dims = [1, 0] : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%79 = stablehlo.real %78 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
%80 = stablehlo.imag %78 : (tensor<6x6xcomplex<f32>>) -> tensor<6x6xf32>
%81 = stablehlo.negate %80 : tensor<6x6xf32>
%82 = stablehlo.complex %79, %81 : tensor<6x6xcomplex<f32>>
%83 = stablehlo.dot_general %82, %67, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
%84 = stablehlo.transpose %71, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%85 = stablehlo.real %84 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%86 = stablehlo.imag %84 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%87 = stablehlo.negate %86 : tensor<3x3xf32>
%88 = stablehlo.complex %85, %87 : tensor<3x3xcomplex<f32>>
%89 = stablehlo.dot_general %71, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%90 = call @eigvals(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%91 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%92 = stablehlo.real %91 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%93 = stablehlo.imag %91 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%94 = stablehlo.negate %93 : tensor<4x4xf32>
%95 = stablehlo.complex %92, %94 : tensor<4x4xcomplex<f32>>
%96 = stablehlo.add %arg0, %95 : tensor<4x4xcomplex<f32>>
%97:5 = stablehlo.custom_call @cusolver_sytrd_ffi(%96) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%98 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%99 = stablehlo.compare EQ, %97#4, %98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_11 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%101 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%102 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%103 = stablehlo.select %102, %97#0, %101 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%104 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%105 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
%106 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%107 = stablehlo.select %106, %97#1, %105 : tensor<4xi1>, tensor<4xf32>
%108 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%109 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
%110 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%111 = stablehlo.select %110, %97#2, %109 : tensor<3xi1>, tensor<3xf32>
%112 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_14 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%113 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%114 = stablehlo.broadcast_in_dim %112, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%115 = stablehlo.select %114, %97#3, %113 : tensor<3xi1>, tensor<3xcomplex<f32>>
%116 = stablehlo.custom_call @cusparse_gtsv2_ffi(%arg2, %arg3, %arg2, %arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=6, j=6, k=6, l=6, m=3, n=6, o=3}, custom>} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%117:3 = stablehlo.custom_call @cuhybrid_geqp3(%arg1, %c) {backend_config = "", mhlo.backend_config = {magma = "auto"}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=3, k=3, l=6, m=3, n=3, o=3}, custom>} : (tensor<6x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<6x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
return %8, %2, %9, %10#0, %10#1, %18, %35, %45, %51, %63, %77, %83, %89, %90, %103, %107, %111, %115, %116, %117#0, %117#1, %117#2 : tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<6x3xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>
}
func.func private @qr(%arg0: tensor<6x3xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xcomplex<f32>>) -> (tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
%1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=3, k=3, l=6, m=3}, custom>} : (tensor<6x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
%2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<6x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
%5 = stablehlo.add %3, %4 : tensor<3x3xi64>
%6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
%7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %1, %9 : tensor<6x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
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
%8:2 = stablehlo.custom_call @cusolver_potrf_ffi(%7) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<i32>)
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
func.func private @eigvals(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0:4 = stablehlo.custom_call @cuhybrid_eig_comp(%arg0) {backend_config = "", mhlo.backend_config = {left = false, magma = "auto", right = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
return %6 : tensor<4xcomplex<f32>>
}
}
// -----
// geev_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BFFAEF79BF5A7CF93F462BBA3EDEA339BFB78CD53EB0BC933FF361163F1363BD3F4E9DD23FEE0EDFBE2F18B3BF946F7EBE18B303BF1D4E02BF688C5CBF613DC9BF5868F7BFA450ACBD5D0BA3BF7E6D84BF00B8D7BEEAAE78BFEA7FDABEDE6AA1BF0F0FEF3EC9BD9CBF2C8443BE05AEA03F2ED0DB3E77BA9DBE15CB8DBF"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%r:4 = call @f(%a0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x83478E3F2CC3003FFC9C22C03A9E10C00E796CBF8955E3BEAD7EF0BD0119DABF"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.6213778053497663e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x9204A63EE66F173F1C4BBD3DE04A183EBD7D0A3F3F4B0F3FA538B73E29AC133F379B033FBA4E023F6C66413FAF31133F4AD0143FCDAE8E3EF37D0A3FAA920F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.6023573102283990e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x142E31BF02F079BF5F7CF93F3C2BBA3EE6A339BFB58CD53EB1BC933FFC61163F1263BD3F489DD23FD70EDFBE2D18B3BF986F7EBE15B303BF114E02BF698C5CBF603DC9BF5A68F7BFB050ACBD6A0BA3BF826D84BFFFB7D7BEFCAE78BFFC7FDABEDB6AA1BF140FEF3ED0BD9CBF008443BE06AEA03F34D0DB3E7ABA9DBE13CB8DBF"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1880579222633969e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x83478E3F2CC3003FFC9C22C03A9E10C00E796CBF8955E3BEAD7EF0BD0119DABF"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.6213778053497663e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#3, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%11 = stablehlo.abs %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%12 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.multiply %10, %13 : tensor<4x4xcomplex<f32>>
%15 = call @inv(%10) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%17 = call @eigvals(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %6, %11, %16, %17 : tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>
}
func.func private @inv(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = call @solve(%arg0, %5) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
func.func private @solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %12 : tensor<4x4xcomplex<f32>>
}
func.func private @_lu_solve(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %16 : tensor<4x4xcomplex<f32>>
}
func.func private @eigvals(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0:5 = stablehlo.custom_call @cusolver_geev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {left = false, right = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
return %6 : tensor<4xcomplex<f32>>
}
}
// -----
// symmetric_product_float32
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
%c0 = stablehlo.constant dense<"0x0719003F9B5FCB3FAD268D3FA5B18CBF36A14CBF6642BF3FDE4DFDBF0D78A43F7C19983FA45603BEDEB149BF65E462BF78037BBFABF760BE9009953C0A205B3E37B2FD3FC8D7953F1B39FA3EFC58FA3F0FC391BFB0F8ADBF2A7BE63E6F80E9BF51BBEDBF3DF0733D8D6B0ABE0497D53FE353043FB44D673D"> : tensor<2x5x3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x3xf32>
%c1 = stablehlo.constant dense<"0x0DE7CCBCE6470DC0AE7938C040D086BE184D5A3EE6470DC0469885BF9C6EEDBEE4ADA0BE974A7DBFAE7938C09C6EEDBEA269A03D7ACEC63FC3209ABF40D086BEE4ADA0BE7ACEC63F3EAE7E3DDF97843F184D5A3E974A7DBFC3209ABFDF97843FF635B5BF051933C000C1D73F1A11C3BF06882640F9C0DE3F00C1D73FFA4E8D3FC5AFA13EA07D0CC00341C53F1A11C3BFC5AFA13ECD7C4EC018875740C08CF33E06882640A07D0CC0188757409F1BA63FA0EA98BFF9C0DE3F0341C53FC08CF33EA0EA98BF468635C0"> : tensor<2x5x5xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x5x5xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x5x5xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x5x5xf32>
%r:2 = call @f(%a0, %a1) : (tensor<2x5x3xf32>, tensor<2x5x5xf32>) -> (tensor<5x5xf32>, tensor<2x5x5xf32>)
%e0 = stablehlo.constant dense<"0xF103FD40CCF2DEC076217BC0470DACC088ED7FBFCCF2DEC00EE9A04077988E40741C03C0A875D0BE76217BC077988E402118634146A0843F188081BE470DACC0741C03C046A0843FA60B424040146B4088ED7FBFA875D0BE188081BE40146B409E880EC0"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.3839680781966308e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e1 = stablehlo.constant dense<"0xF103FD40CCF2DEC076217BC0470DACC088ED7FBFCCF2DEC00EE9A04077988E40741C03C0A875D0BE76217BC077988E402118634146A0843F188081BE470DACC0741C03C046A0843FA60B424040146B4088ED7FBFA875D0BE188081BE40146B409E880EC0B0CE124083A425418C7CF4C0B2C9DD40DADB014183A42541768A6041CD1AB1407685FBC0325C02418C7CF4C0CD1AB140F8C7893F4A2C7B41285F36C0B2C9DD407685FBC04A2C7B41485F2D41E1C61BC1DADB0141325C0241285F36C0E1C61BC1B88D19C0"> : tensor<2x5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.7427694223879371e-05 : f64} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x5x5xf32>) -> (tensor<5x5xf32>, tensor<2x5x5xf32>) {
%0 = stablehlo.slice %arg0 [0:1, 0:5, 0:3] : (tensor<2x5x3xf32>) -> tensor<1x5x3xf32>
%1 = stablehlo.reshape %0 : (tensor<1x5x3xf32>) -> tensor<5x3xf32>
%2 = stablehlo.slice %arg1 [0:1, 0:5, 0:5] : (tensor<2x5x5xf32>) -> tensor<1x5x5xf32>
%3 = stablehlo.reshape %2 : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
%6 = stablehlo.custom_call @cusolver_syrk_ffi(%1, %3, %4, %5) {backend_config = "", mhlo.backend_config = {transpose = false}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<5x3xf32>, tensor<5x5xf32>, tensor<f32>, tensor<f32>) -> tensor<5x5xf32>
%7 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%9 = stablehlo.add %7, %8 : tensor<5x5xi64>
%10 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%13 = stablehlo.select %11, %6, %12 : tensor<5x5xi1>, tensor<5x5xf32>
%14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
%15 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%17 = stablehlo.add %15, %16 : tensor<5x5xi64>
%18 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%21 = stablehlo.select %19, %6, %20 : tensor<5x5xi1>, tensor<5x5xf32>
%22 = stablehlo.add %21, %14 : tensor<5x5xf32>
%cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
%cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<f32>
%25 = stablehlo.custom_call @cusolver_syrk_ffi(%arg0, %arg1, %23, %24) {backend_config = "", mhlo.backend_config = {transpose = false}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<f32>, tensor<f32>) -> tensor<2x5x5xf32>
%26 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c_6 = stablehlo.constant dense<-1> : tensor<i64>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%28 = stablehlo.add %26, %27 : tensor<5x5xi64>
%29 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%30 = stablehlo.compare GE, %28, %29, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%32 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
%33 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<2x5x5xf32>
%34 = stablehlo.select %32, %25, %33 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
%35 = stablehlo.transpose %34, dims = [0, 2, 1] : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
%36 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%38 = stablehlo.add %36, %37 : tensor<5x5xi64>
%39 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%40 = stablehlo.compare GE, %38, %39, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%42 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
%43 = stablehlo.broadcast_in_dim %41, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<2x5x5xf32>
%44 = stablehlo.select %42, %25, %43 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
%45 = stablehlo.add %44, %35 : tensor<2x5x5xf32>
return %22, %45 : tensor<5x5xf32>, tensor<2x5x5xf32>
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
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x6xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xf32>
%c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x6xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xf32>
%c2 = stablehlo.constant dense<"0x6D759DBF7416DB3F4D54563E9F8EA3BF1BA3C43F2CF8103FDFBB8E3ECE5CFDBE145DB6BEAB6185BFC183ECBFC09FC03F522D04BE201D433ED21A36BFA9AD803F6519F3BFDDE102BFED75F0BF4914C1BF0E2EEF3F078C213F430193BE9D7AC23D"> : tensor<2x6x2xf32>
%z2 = stablehlo.constant dense<0.0> : tensor<2x6x2xf32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6x2xf32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6x2xf32>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x2xf32>) -> (tensor<2x6x2xf32>)
%e0 = stablehlo.constant dense<"0x785DD6BE2EB55E3F3C2BD43CA0F265BFC2DF0C3F77050C3F9CE90FBE5F9634BE8CB5193E174303BF4C7C2ABF882B2C3F0BE3883BE04F86BD9B0211BE784AC63E47D594BE2B53BABD39B262BFE92720BFBACA883F1F33EB3E0E64E7BEF5C5F8BD"> : tensor<2x6x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.2739738508571463e-05 : f64} : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x6x2xf32>) -> (tensor<2x6x2xf32>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
%1 = stablehlo.multiply %arg1, %0 : tensor<2x6xf32>
%2 = stablehlo.custom_call @cu_tridiagonal_solve_perturbed(%arg0, %1, %arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=6, k=6, l=6, m=6, n=2, o=6, p=2}, custom>} : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
return %2 : tensor<2x6x2xf32>
}
}
// -----
// symmetric_product_float64
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
%c0 = stablehlo.constant dense<"0xA4F2F8D42003E03F9AC92B6FF36BF93FBE02E597D5A4F13F78A50A953496F1BF58E478B32694E9BF883ED2B54CE8F73F969745B6BBA9FFBF80FCDFA3018FF43F8669487E2F03F33F9007C371D46AC0BF147E97C23B36E9BF5846D4AE8C5CECBF64E823F06E60EFBF80E2045CF51ECCBF007FA6F731A1923F10432A430164CB3FC89A20D246B6FF3FC2B0F30EF9BAF23F2845B3522347DF3F5ED3D5801F4BFF3F4829A2DD6138F2BF18EA890616BFF5BFC881DB3F65CFDC3F8AA838DC0D30FDBF148963106AB7FDBFC0E821A1077EAE3F80390FA0714DC1BF94BDB375E0B2FA3F3C6769647C8AE03F80FB8773B6E9AC3F"> : tensor<2x5x3xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x5x3xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x5x3xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x5x3xf64>
%c1 = stablehlo.constant dense<"0x00B87A97E19C99BF18A437CBFCA801C061220FB8350F07C07056DC4308DAD0BF40614F0BA349CB3F18A437CBFCA801C010B7A3BF08B3F0BF98CC8B1DD3ADDDBFA0B0E86ABC15D4BF58B658E352A9EFBF61220FB8350F07C098CC8B1DD3ADDDBF00677D41340DB43F88CA8B5CCFD9F83F36C4CB531844F3BF7056DC4308DAD0BFA0B0E86ABC15D4BF88CA8B5CCFD9F83F80EBA0CBC7D5AF3F867AD1D8FB92F03F40614F0BA349CB3F58B658E352A9EFBF36C4CB531844F3BF867AD1D8FB92F03FF069B3B8BEA6F6BFEE8EF1AC206306C0648C340A20F8FA3FAA6C4F522362F8BFBDA7D2BC00D1044010394F1F1FD8FB3F648C340A20F8FA3FFC0CB938DFA9F13F107399BDF835D43F59ED8007B48F01C058D6426E20A8F83FAA6C4F522362F8BF107399BDF835D43F3420CBA199CF09C0BAE69CEAE2F00A40D0EE8E609871DE3FBDA7D2BC00D1044059ED8007B48F01C0BAE69CEAE2F00A40B8E20BDA73C3F43F9468E0F4531DF3BF10394F1F1FD8FB3F58D6426E20A8F83FD0EE8E609871DE3F9468E0F4531DF3BF8006EEBBC8B006C0"> : tensor<2x5x5xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x5x5xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x5x5xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x5x5xf64>
%r:2 = call @f(%a0, %a1) : (tensor<2x5x3xf64>, tensor<2x5x5xf64>) -> (tensor<5x5xf64>, tensor<2x5x5xf64>)
%e0 = stablehlo.constant dense<"0xFBE43B317EA01F4005A678A259DE1BC040DAB6C72E640FC058BBEEF5A88115C0D6C1701FB1FDEFBF05A678A259DE1BC0D8ABF491211D1440D822CCD20ED31140FC14F6968E6300C0A0622BF0B50EDABF40DAB6C72E640FC0D822CCD20ED3114061F7EF2404632C40469EF7A30894F03F20DCAD910330D0BF58BBEEF5A88115C0FC14F6968E6300C0469EF7A30894F03FA069FDB9744108405554FC0588620D40D6C1701FB1FDEFBFA0622BF0B50EDABF20DCAD910330D0BF5554FC0588620D406773AFE313D101C0"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.3031317913508861e-14 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e1 = stablehlo.constant dense<"0xFBE43B317EA01F4005A678A259DE1BC040DAB6C72E640FC058BBEEF5A88115C0D6C1701FB1FDEFBF05A678A259DE1BC0D8ABF491211D1440D822CCD20ED31140FC14F6968E6300C0A0622BF0B50EDABF40DAB6C72E640FC0D822CCD20ED3114061F7EF2404632C40469EF7A30894F03F20DCAD910330D0BF58BBEEF5A88115C0FC14F6968E6300C0469EF7A30894F03FA069FDB9744108405554FC0588620D40D6C1701FB1FDEFBFA0622BF0B50EDABF20DCAD910330D0BF5554FC0588620D406773AFE313D101C048347E18D6590240DA7DBA5390B42440907B547E918F1EC0106DC54636B91B40D8C02D4B7B3B2040DA7DBA5390B42440EAC427B54E112C401E876A99592316406113A3B9AE701FC06AE11F5A864B2040907B547E918F1EC01E876A99592316400844468CFF38F13F125B7E2889652F40E4E3FDD4E4CB06C0106DC54636B91B406113A3B9AE701FC0125B7E2889652F40675BFE03E9AB254010495C07DC7823C0D8C02D4B7B3B20406AE11F5A864B2040E4E3FDD4E4CB06C010495C07DC7823C0E4100736B73103C0"> : tensor<2x5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.9714509981959252e-14 : f64} : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x5x3xf64>, %arg1: tensor<2x5x5xf64>) -> (tensor<5x5xf64>, tensor<2x5x5xf64>) {
%0 = stablehlo.slice %arg0 [0:1, 0:5, 0:3] : (tensor<2x5x3xf64>) -> tensor<1x5x3xf64>
%1 = stablehlo.reshape %0 : (tensor<1x5x3xf64>) -> tensor<5x3xf64>
%2 = stablehlo.slice %arg1 [0:1, 0:5, 0:5] : (tensor<2x5x5xf64>) -> tensor<1x5x5xf64>
%3 = stablehlo.reshape %2 : (tensor<1x5x5xf64>) -> tensor<5x5xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<f64>
%6 = stablehlo.custom_call @cusolver_syrk_ffi(%1, %3, %4, %5) {backend_config = "", mhlo.backend_config = {transpose = false}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<5x3xf64>, tensor<5x5xf64>, tensor<f64>, tensor<f64>) -> tensor<5x5xf64>
%7 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%9 = stablehlo.add %7, %8 : tensor<5x5xi64>
%10 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%13 = stablehlo.select %11, %6, %12 : tensor<5x5xi1>, tensor<5x5xf64>
%14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
%15 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%17 = stablehlo.add %15, %16 : tensor<5x5xi64>
%18 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%21 = stablehlo.select %19, %6, %20 : tensor<5x5xi1>, tensor<5x5xf64>
%22 = stablehlo.add %21, %14 : tensor<5x5xf64>
%cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<f64>
%cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<f64>
%25 = stablehlo.custom_call @cusolver_syrk_ffi(%arg0, %arg1, %23, %24) {backend_config = "", mhlo.backend_config = {transpose = false}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x5x3xf64>, tensor<2x5x5xf64>, tensor<f64>, tensor<f64>) -> tensor<2x5x5xf64>
%26 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c_6 = stablehlo.constant dense<-1> : tensor<i64>
%27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%28 = stablehlo.add %26, %27 : tensor<5x5xi64>
%29 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%30 = stablehlo.compare GE, %28, %29, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%32 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
%33 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<5x5xf64>) -> tensor<2x5x5xf64>
%34 = stablehlo.select %32, %25, %33 : tensor<2x5x5xi1>, tensor<2x5x5xf64>
%35 = stablehlo.transpose %34, dims = [0, 2, 1] : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
%36 = stablehlo.iota dim = 0 : tensor<5x5xi64>
%c_8 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
%38 = stablehlo.add %36, %37 : tensor<5x5xi64>
%39 = stablehlo.iota dim = 1 : tensor<5x5xi64>
%40 = stablehlo.compare GE, %38, %39, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%42 = stablehlo.broadcast_in_dim %40, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
%43 = stablehlo.broadcast_in_dim %41, dims = [1, 2] : (tensor<5x5xf64>) -> tensor<2x5x5xf64>
%44 = stablehlo.select %42, %25, %43 : tensor<2x5x5xi1>, tensor<2x5x5xf64>
%45 = stablehlo.add %44, %35 : tensor<2x5x5xf64>
return %22, %45 : tensor<5x5xf64>, tensor<2x5x5xf64>
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
%c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x6xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x6xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x6xf64>
%c1 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x6xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x6xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x6xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x6xf64>
%c2 = stablehlo.constant dense<"0x4CFADB97ADAEF3BF94037086CE62FB3F00AB7D9289CACA3F76DAFCEED371F4BF9023185E6394F83FD018FC89051FE23F285D95E57BD7D13F987BF0B199ABDFBFD0440477A2CBD6BF1859F26F35ACF0BF2E58922B7890FDBFF40A3E0DF813F83F706CDD3EAA85C0BF30DB850DA463C83FA4EB42485AC3E6BF5497DC1DB515F03F4679FCA92C63FEBF08CA23A53B5CE0BFA88F8CA3BD0EFEBF5CF0052A8922F8BF889C5AB6C1E5FD3F78E30DEC8031E43F60A9456E2860D2BFA0EB50AC534FB83F"> : tensor<2x6x2xf64>
%z2 = stablehlo.constant dense<0.0> : tensor<2x6x2xf64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2x6x2xf64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2x6x2xf64>
%r:1 = call @f(%a0, %a1, %a2) : (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x2xf64>) -> (tensor<2x6x2xf64>)
%e0 = stablehlo.constant dense<"0x52E5C4F5AECBDABF2D5E4DBCA5D6EB3F606CEC1D68859A3F5E13082854BEECBF40B3B31CF89BE13F0327D1DDAE80E13F1AD8686B33FDC1BF6F23BD9DCB92C6BF9C75969AB136C33F3C8A7B006368E0BF97C49894894FE5BF6235FD087185E53F15D9534B621C713F111257CFFBC9B0BFCA48ED755320C2BF253B44E24EC9D83F7D39CFE8A89AD2BF643E12EE644AB7BF1DCA46194756ECBF3510FF3CFD04E4BFE36D913C5719F13F632F67016466DD3F5120D9CA81ECDCBF4F9B6EC8BE18BFBF"> : tensor<2x6x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.3729611851579942e-14 : f64} : (tensor<2x6x2xf64>, tensor<2x6x2xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2x6xf64>, %arg1: tensor<2x6xf64>, %arg2: tensor<2x6x2xf64>) -> (tensor<2x6x2xf64>) {
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
%1 = stablehlo.multiply %arg1, %0 : tensor<2x6xf64>
%2 = stablehlo.custom_call @cu_tridiagonal_solve_perturbed(%arg0, %1, %arg0, %arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=6, k=6, l=6, m=6, n=2, o=6, p=2}, custom>} : (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6x2xf64>) -> tensor<2x6x2xf64>
return %2 : tensor<2x6x2xf64>
}
}
// -----
// norms
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
%r:5 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<5x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x11703A40"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.3890695527152275e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x66A19A42"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.6866775189992040e-03 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0x770CD6BE07368B3E5444F2BD450B993B445795BEBD9B983E3AE7D53DC2B6C4BDBF2327BEF65E1CBDA78CEBBD07AE193CC245A8BE65CB61BED2CD1A3E"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.9934837780510861e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0100803FC6BC1AB5CBC7A1B30200803F7C336B33DA886BB4"> : tensor<3x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.7683727188996272e-05 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
%e4 = stablehlo.constant dense<"0x47D2713FA6DA363E9B197FBD36C2DE3D9F10153EC261793F3ABBFDBCEC1D22BD28730EBE967981BC1AA7663F8649CABDE3A40DBEF32006BE5460FC3DCE91753F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.6450992385871359e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<5x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<4x4xf32>) {
%0 = call @norm(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
%1 = call @cond(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
%2 = call @_pinv(%arg1) : (tensor<5x3xf32>) -> tensor<3x5xf32>
%3 = stablehlo.slice %arg1 [0:5, 0:2] : (tensor<5x3xf32>) -> tensor<5x2xf32>
%4:4 = call @_lstsq(%arg1, %3) : (tensor<5x3xf32>, tensor<5x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>, tensor<3xf32>)
%cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%6 = stablehlo.multiply %arg0, %5 : tensor<4x4xf32>
%7 = call @expm(%6) : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %0, %1, %2, %4#0, %7 : tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x2xf32>, tensor<4x4xf32>
}
func.func private @norm(%arg0: tensor<4x4xf32>) -> tensor<f32> {
%0 = call @svd(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
return %2 : tensor<f32>
}
func.func private @svd(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
return %6 : tensor<4xf32>
}
func.func private @cond(%arg0: tensor<4x4xf32>) -> tensor<f32> {
%0 = call @svd_0(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
%1 = stablehlo.slice %0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %0 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.divide %2, %4 : tensor<f32>
return %5 : tensor<f32>
}
func.func private @svd_0(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
return %6 : tensor<4xf32>
}
func.func private @_pinv(%arg0: tensor<5x3xf32>) -> tensor<3x5xf32> {
%cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
%cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
%1:3 = call @svd_1(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
%3 = stablehlo.slice %1#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%4 = stablehlo.multiply %2, %3 : tensor<1xf32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
%6 = stablehlo.compare GT, %1#1, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%7 = call @_where(%6, %1#1, %cst_1) : (tensor<3xi1>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
%8 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%9 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
%12 = stablehlo.divide %9, %11 : tensor<3x5xf32>
%13 = stablehlo.dot_general %8, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %13 : tensor<3x5xf32>
}
func.func private @svd_1(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = stablehlo.slice %0#2 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%3 = stablehlo.slice %1 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%9 = stablehlo.select %8, %0#1, %7 : tensor<3xi1>, tensor<3xf32>
%10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%13 = stablehlo.select %12, %2, %11 : tensor<5x3xi1>, tensor<5x3xf32>
%14 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%17 = stablehlo.select %16, %3, %15 : tensor<3x3xi1>, tensor<3x3xf32>
return %13, %9, %17 : tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>
}
func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f64>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @_lstsq(%arg0: tensor<5x3xf32>, %arg1: tensor<5x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>, tensor<3xf32>) {
%0:3 = call @svd_2(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%3 = stablehlo.slice %0#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<5.96046448E-7> : tensor<f32>
%5 = stablehlo.multiply %cst_0, %4 : tensor<f32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3xf32>
%7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%8 = stablehlo.and %2, %7 : tensor<3xi1>
%9 = stablehlo.convert %8 : (tensor<3xi1>) -> tensor<3xi32>
%10 = stablehlo.convert %9 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
%c_1 = stablehlo.constant dense<1> : tensor<i64>
%12 = call @_where_3(%8, %0#1, %c_1) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
%14 = stablehlo.divide %13, %12 : tensor<3xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = call @_where_3(%8, %14, %c_3) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%17 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x5xf32>, tensor<5x2xf32>) -> tensor<3x2xf32>
%19 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%20 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
%21 = stablehlo.multiply %20, %18 : tensor<3x2xf32>
%22 = stablehlo.dot_general %19, %21, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%23 = stablehlo.dot_general %arg0, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf32>, tensor<3x2xf32>) -> tensor<5x2xf32>
%24 = stablehlo.subtract %arg1, %23 : tensor<5x2xf32>
%25 = call @norm_4(%24) : (tensor<5x2xf32>) -> tensor<2xf32>
%26 = stablehlo.multiply %25, %25 : tensor<2xf32>
return %22, %26, %11, %0#1 : tensor<3x2xf32>, tensor<2xf32>, tensor<i64>, tensor<3xf32>
}
func.func private @svd_2(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = true, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%1 = stablehlo.transpose %0#3, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = stablehlo.slice %0#2 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%3 = stablehlo.slice %1 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%5 = stablehlo.compare EQ, %0#4, %4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%9 = stablehlo.select %8, %0#1, %7 : tensor<3xi1>, tensor<3xf32>
%10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%13 = stablehlo.select %12, %2, %11 : tensor<5x3xi1>, tensor<5x3xf32>
%14 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%17 = stablehlo.select %16, %3, %15 : tensor<3x3xi1>, tensor<3x3xf32>
return %13, %9, %17 : tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>
}
func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @norm_4(%arg0: tensor<5x2xf32>) -> tensor<2xf32> {
%0 = stablehlo.multiply %arg0, %arg0 : tensor<5x2xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
%2 = stablehlo.sqrt %1 : tensor<2xf32>
return %2 : tensor<2xf32>
}
func.func private @expm(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0:3 = call @_calc_P_Q(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>)
%cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
%1 = stablehlo.compare GT, %0#2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
%3 = "stablehlo.case"(%2) ({
%4 = func.call @solve(%0#1, %0#0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%5 = func.call @_squaring(%4, %0#2) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
stablehlo.return %5 : tensor<4x4xf32>
}, {
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
stablehlo.return %4 : tensor<4x4xf32>
}) : (tensor<i32>) -> tensor<4x4xf32>
return %3 : tensor<4x4xf32>
}
func.func private @_calc_P_Q(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
%cst = stablehlo.constant dense<[4.258730e-01, 1.8801527]> : tensor<2xf32>
%0 = call @norm_5(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<3.92572474> : tensor<f32>
%1 = stablehlo.divide %0, %cst_0 : tensor<f32>
%2 = stablehlo.log %1 : tensor<f32>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%3 = stablehlo.log %cst_1 : tensor<f32>
%4 = stablehlo.divide %2, %3 : tensor<f32>
%5 = stablehlo.floor %4 : tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.maximum %cst_2, %5 : tensor<f32>
%cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%7 = stablehlo.power %cst_3, %6 : tensor<f32>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.divide %arg0, %8 : tensor<4x4xf32>
%10 = call @digitize(%0, %cst) : (tensor<f32>, tensor<2xf32>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%c_4 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.clamp %c, %10, %c_4 : tensor<i32>
%12:2 = "stablehlo.case"(%11) ({
%16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%19 = stablehlo.add %16, %18 : tensor<4x4xi64>
%20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%24 = stablehlo.multiply %23, %22 : tensor<4x4xf32>
%cst_7 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%26 = stablehlo.multiply %25, %21 : tensor<4x4xf32>
%27 = stablehlo.add %24, %26 : tensor<4x4xf32>
%28 = stablehlo.dot_general %9, %27, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%30 = stablehlo.multiply %29, %22 : tensor<4x4xf32>
%cst_9 = stablehlo.constant dense<1.200000e+02> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%32 = stablehlo.multiply %31, %21 : tensor<4x4xf32>
%33 = stablehlo.add %30, %32 : tensor<4x4xf32>
stablehlo.return %28, %33 : tensor<4x4xf32>, tensor<4x4xf32>
}, {
%16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%19 = stablehlo.add %16, %18 : tensor<4x4xi64>
%20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%25 = stablehlo.multiply %24, %23 : tensor<4x4xf32>
%cst_7 = stablehlo.constant dense<4.200000e+02> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%27 = stablehlo.multiply %26, %22 : tensor<4x4xf32>
%28 = stablehlo.add %25, %27 : tensor<4x4xf32>
%cst_8 = stablehlo.constant dense<1.512000e+04> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%30 = stablehlo.multiply %29, %21 : tensor<4x4xf32>
%31 = stablehlo.add %28, %30 : tensor<4x4xf32>
%32 = stablehlo.dot_general %9, %31, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%cst_9 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%34 = stablehlo.multiply %33, %23 : tensor<4x4xf32>
%cst_10 = stablehlo.constant dense<3.360000e+03> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%36 = stablehlo.multiply %35, %22 : tensor<4x4xf32>
%37 = stablehlo.add %34, %36 : tensor<4x4xf32>
%cst_11 = stablehlo.constant dense<3.024000e+04> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%39 = stablehlo.multiply %38, %21 : tensor<4x4xf32>
%40 = stablehlo.add %37, %39 : tensor<4x4xf32>
stablehlo.return %32, %40 : tensor<4x4xf32>, tensor<4x4xf32>
}, {
%16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c_5 = stablehlo.constant dense<0> : tensor<i64>
%18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%19 = stablehlo.add %16, %18 : tensor<4x4xi64>
%20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%24 = stablehlo.dot_general %23, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%26 = stablehlo.multiply %25, %24 : tensor<4x4xf32>
%cst_7 = stablehlo.constant dense<1.512000e+03> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%28 = stablehlo.multiply %27, %23 : tensor<4x4xf32>
%29 = stablehlo.add %26, %28 : tensor<4x4xf32>
%cst_8 = stablehlo.constant dense<2.772000e+05> : tensor<f32>
%30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%31 = stablehlo.multiply %30, %22 : tensor<4x4xf32>
%32 = stablehlo.add %29, %31 : tensor<4x4xf32>
%cst_9 = stablehlo.constant dense<8.648640e+06> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%34 = stablehlo.multiply %33, %21 : tensor<4x4xf32>
%35 = stablehlo.add %32, %34 : tensor<4x4xf32>
%36 = stablehlo.dot_general %9, %35, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%cst_10 = stablehlo.constant dense<5.600000e+01> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%38 = stablehlo.multiply %37, %24 : tensor<4x4xf32>
%cst_11 = stablehlo.constant dense<2.520000e+04> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%40 = stablehlo.multiply %39, %23 : tensor<4x4xf32>
%41 = stablehlo.add %38, %40 : tensor<4x4xf32>
%cst_12 = stablehlo.constant dense<1.995840e+06> : tensor<f32>
%42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%43 = stablehlo.multiply %42, %22 : tensor<4x4xf32>
%44 = stablehlo.add %41, %43 : tensor<4x4xf32>
%cst_13 = stablehlo.constant dense<0x4B83F7C0> : tensor<f32>
%45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%46 = stablehlo.multiply %45, %21 : tensor<4x4xf32>
%47 = stablehlo.add %44, %46 : tensor<4x4xf32>
stablehlo.return %36, %47 : tensor<4x4xf32>, tensor<4x4xf32>
}) : (tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
%13 = stablehlo.add %12#0, %12#1 : tensor<4x4xf32>
%14 = stablehlo.negate %12#0 : tensor<4x4xf32>
%15 = stablehlo.add %14, %12#1 : tensor<4x4xf32>
return %13, %15, %6 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}
func.func private @norm_5(%arg0: tensor<4x4xf32>) -> tensor<f32> {
%0 = stablehlo.abs %arg0 : tensor<4x4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
return %3 : tensor<f32>
}
func.func private @digitize(%arg0: tensor<f32>, %arg1: tensor<2xf32>) -> tensor<i32> {
%0 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
%1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
%2 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
%3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
%4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = call @searchsorted(%arg1, %arg0) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
%6 = stablehlo.reverse %arg1, dims = [0] : tensor<2xf32>
%7 = call @searchsorted(%6, %arg0) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%8 = stablehlo.subtract %c, %7 : tensor<i32>
%9 = call @_where_6(%4, %5, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %9 : tensor<i32>
}
func.func private @searchsorted(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<i32> {
%0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
return %0 : tensor<i32>
}
func.func private @_searchsorted_scan_impl(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<i32> {
%c = stablehlo.constant dense<0> : tensor<ui32>
%c_0 = stablehlo.constant dense<2> : tensor<ui32>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %c, %iterArg_5 = %c_0) : tensor<2xf32>, tensor<f32>, tensor<i64>, tensor<ui32>, tensor<ui32>
cond {
%c_6 = stablehlo.constant dense<2> : tensor<i64>
%2 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%2:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<2xf32>, tensor<f32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%3 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
stablehlo.return %iterArg, %iterArg_2, %3, %2#0, %2#1 : tensor<2xf32>, tensor<f32>, tensor<i64>, tensor<ui32>, tensor<ui32>
}
%1 = stablehlo.convert %0#4 : (tensor<ui32>) -> tensor<i32>
return %1 : tensor<i32>
}
func.func private @closed_call(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
%0 = stablehlo.subtract %arg3, %arg2 : tensor<ui32>
%c = stablehlo.constant dense<2> : tensor<i64>
%1 = call @floor_divide(%0, %c) : (tensor<ui32>, tensor<i64>) -> tensor<ui32>
%2 = stablehlo.add %arg2, %1 : tensor<ui32>
%3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<2xf32>, tensor<ui32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.select %5, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.select %7, %cst_1, %6 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%9 = stablehlo.compare EQ, %4, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.select %9, %cst_3, %4 : tensor<i1>, tensor<f32>
%11 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.select %11, %cst_4, %10 : tensor<i1>, tensor<f32>
%13 = stablehlo.compare LT, %8, %12, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = stablehlo.select %13, %arg2, %2 : tensor<i1>, tensor<ui32>
%15 = stablehlo.select %13, %2, %arg3 : tensor<i1>, tensor<ui32>
return %14, %15 : tensor<ui32>, tensor<ui32>
}
func.func private @floor_divide(%arg0: tensor<ui32>, %arg1: tensor<i64>) -> tensor<ui32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
%1 = stablehlo.divide %arg0, %0 : tensor<ui32>
return %1 : tensor<ui32>
}
func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
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
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=4}, custom>} : (tensor<4xi32>) -> tensor<4xi32>
%10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%11 = call @_lu_solve(%8, %9, %10) : (tensor<4x4xf32>, tensor<4xi32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %12 : tensor<4x4xf32>
}
func.func private @_lu_solve(%arg0: tensor<4x4xf32>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
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
%10 = "stablehlo.triangular_solve"(%arg0, %9) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%11 = stablehlo.reshape %10 : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xf32>) -> tensor<4x4xf32>
%13 = "stablehlo.triangular_solve"(%arg0, %12) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%14 = stablehlo.reshape %13 : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xf32>) -> tensor<4x4x1xf32>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
return %16 : tensor<4x4xf32>
}
func.func private @_squaring(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) -> tensor<4x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<16xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1:4 = stablehlo.while(%iterArg = %0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<16xf32>, tensor<f32>, tensor<i64>, tensor<4x4xf32>
cond {
%c_3 = stablehlo.constant dense<16> : tensor<i64>
%2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %2 : tensor<i1>
} do {
%2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<16xf32>, tensor<i64>) -> tensor<f32>
%3 = func.call @closed_call_7(%iterArg_0, %iterArg_2, %2) : (tensor<f32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i64>
%4 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
stablehlo.return %iterArg, %iterArg_0, %4, %3 : tensor<16xf32>, tensor<f32>, tensor<i64>, tensor<4x4xf32>
}
return %1#3 : tensor<4x4xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<16xf32>, %arg1: tensor<i64>) -> tensor<f32> {
%0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xf32>, tensor<i64>) -> tensor<1xf32>
%1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
return %1 : tensor<f32>
}
func.func private @closed_call_7(%arg0: tensor<f32>, %arg1: tensor<4x4xf32>, %arg2: tensor<f32>) -> tensor<4x4xf32> {
%0 = stablehlo.compare LT, %arg2, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
%2 = "stablehlo.case"(%1) ({
stablehlo.return %arg1 : tensor<4x4xf32>
}, {
%3 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
stablehlo.return %3 : tensor<4x4xf32>
}) : (tensor<i32>) -> tensor<4x4xf32>
return %2 : tensor<4x4xf32>
}
}
// -----
// random
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:7 = call @f(%a0) : (tensor<i32>) -> (tensor<2xui32>, tensor<3x2xui32>, tensor<7xui64>, tensor<3x0x5xui64>, tensor<ui64>, tensor<3x5xf64>, tensor<9xi64>)
%e0 = stablehlo.constant dense<"0x2F55D0979F71BF51"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
%e1 = stablehlo.constant dense<"0x8F043E6D2D1722102DB3D703F483D0ADEA20FB9213D9380F"> : tensor<3x2xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
%e2 = stablehlo.constant dense<"0x2D1722108F043E6DF483D0AD2DB3D70313D9380FEA20FB9291A84B354669D5BAF6DD4EC3E3AE13B04E542231961AD9A4917220B608C506A5"> : tensor<7xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
%e3 = stablehlo.constant dense<> : tensor<3x0x5xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x0x5xui64>, tensor<3x0x5xui64>) -> ()
%e4 = stablehlo.constant dense<"0x2D1722108F043E6D"> : tensor<ui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
%e5 = stablehlo.constant dense<"0x8408C423814FDB3F00846E6D99BD8E3F1AE7411D645FE23F74A9C628AD5AE73FDA6978DC7502E63F4A24C652239BE43F0EC416A1D8A0E43FEE37EAA50AFAE23FB03BC7B3C84CCE3F2CB6E42251D2D03FB82EB2E970F8CE3FA08BA3B1E769AD3F52934AB08033E73F0CB6A1DB3C30EA3FBA9B7DB0A5D3E23F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e6 = stablehlo.constant dense<"0x070000000000000004000000000000000200000000000000050000000000000003000000000000000600000000000000080000000000000000000000000000000100000000000000"> : tensor<9xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<9xi64>, tensor<9xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<2xui32>, tensor<3x2xui32>, tensor<7xui64>, tensor<3x0x5xui64>, tensor<ui64>, tensor<3x5xf64>, tensor<9xi64>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%c_1 = stablehlo.constant dense<7> : tensor<ui32>
%8 = call @_threefry_fold_in(%7, %c_1) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
%9 = call @_threefry_split(%7) : (tensor<2xui32>) -> tensor<3x2xui32>
%10 = stablehlo.slice %7 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
%12 = stablehlo.slice %7 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%13 = stablehlo.reshape %12 : (tensor<1xui32>) -> tensor<ui32>
%14 = stablehlo.iota dim = 0 : tensor<7xui64>
%c_2 = stablehlo.constant dense<1> : tensor<ui64>
%15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<7xui64>
%16 = stablehlo.multiply %15, %14 : tensor<7xui64>
%c_3 = stablehlo.constant dense<32> : tensor<ui64>
%17 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<7xui64>
%18 = stablehlo.shift_right_logical %16, %17 : tensor<7xui64>
%19 = stablehlo.convert %16 : (tensor<7xui64>) -> tensor<7xui32>
%20 = stablehlo.convert %18 : (tensor<7xui64>) -> tensor<7xui32>
%21:2 = call @threefry2x32_1(%11, %13, %20, %19) : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
%22 = stablehlo.convert %21#0 : (tensor<7xui32>) -> tensor<7xui64>
%23 = stablehlo.convert %21#1 : (tensor<7xui32>) -> tensor<7xui64>
%c_4 = stablehlo.constant dense<32> : tensor<ui64>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<7xui64>
%25 = stablehlo.shift_left %22, %24 : tensor<7xui64>
%26 = stablehlo.or %25, %23 : tensor<7xui64>
%27 = stablehlo.slice %7 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%28 = stablehlo.reshape %27 : (tensor<1xui32>) -> tensor<ui32>
%29 = stablehlo.slice %7 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%30 = stablehlo.reshape %29 : (tensor<1xui32>) -> tensor<ui32>
%31 = stablehlo.iota dim = 0 : tensor<3x0x5xui64>
%32 = stablehlo.iota dim = 1 : tensor<3x0x5xui64>
%33 = stablehlo.iota dim = 2 : tensor<3x0x5xui64>
%c_5 = stablehlo.constant dense<0> : tensor<ui64>
%34 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui64>) -> tensor<3x0x5xui64>
%35 = stablehlo.multiply %34, %31 : tensor<3x0x5xui64>
%c_6 = stablehlo.constant dense<5> : tensor<ui64>
%36 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<3x0x5xui64>
%37 = stablehlo.multiply %36, %32 : tensor<3x0x5xui64>
%c_7 = stablehlo.constant dense<1> : tensor<ui64>
%38 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<3x0x5xui64>
%39 = stablehlo.multiply %38, %33 : tensor<3x0x5xui64>
%40 = stablehlo.add %35, %37 : tensor<3x0x5xui64>
%41 = stablehlo.add %40, %39 : tensor<3x0x5xui64>
%c_8 = stablehlo.constant dense<32> : tensor<ui64>
%42 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<3x0x5xui64>
%43 = stablehlo.shift_right_logical %41, %42 : tensor<3x0x5xui64>
%44 = stablehlo.convert %41 : (tensor<3x0x5xui64>) -> tensor<3x0x5xui32>
%45 = stablehlo.convert %43 : (tensor<3x0x5xui64>) -> tensor<3x0x5xui32>
%46:2 = call @threefry2x32_2(%28, %30, %45, %44) : (tensor<ui32>, tensor<ui32>, tensor<3x0x5xui32>, tensor<3x0x5xui32>) -> (tensor<3x0x5xui32>, tensor<3x0x5xui32>)
%47 = stablehlo.convert %46#0 : (tensor<3x0x5xui32>) -> tensor<3x0x5xui64>
%48 = stablehlo.convert %46#1 : (tensor<3x0x5xui32>) -> tensor<3x0x5xui64>
%c_9 = stablehlo.constant dense<32> : tensor<ui64>
%49 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<3x0x5xui64>
%50 = stablehlo.shift_left %47, %49 : tensor<3x0x5xui64>
%51 = stablehlo.or %50, %48 : tensor<3x0x5xui64>
%52 = stablehlo.slice %7 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%53 = stablehlo.reshape %52 : (tensor<1xui32>) -> tensor<ui32>
%54 = stablehlo.slice %7 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%55 = stablehlo.reshape %54 : (tensor<1xui32>) -> tensor<ui32>
%c_10 = stablehlo.constant dense<0> : tensor<ui32>
%c_11 = stablehlo.constant dense<0> : tensor<ui32>
%56:2 = call @threefry2x32_3(%53, %55, %c_10, %c_11) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
%57 = stablehlo.convert %56#0 : (tensor<ui32>) -> tensor<ui64>
%58 = stablehlo.convert %56#1 : (tensor<ui32>) -> tensor<ui64>
%c_12 = stablehlo.constant dense<32> : tensor<ui64>
%59 = stablehlo.shift_left %57, %c_12 : tensor<ui64>
%60 = stablehlo.or %59, %58 : tensor<ui64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%61 = call @_uniform(%7, %cst, %cst_13) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf64>
%62 = stablehlo.iota dim = 0 : tensor<9xi64>
%63 = call @_shuffle(%7, %62) : (tensor<2xui32>, tensor<9xi64>) -> tensor<9xi64>
return %8, %9, %26, %51, %60, %61, %63 : tensor<2xui32>, tensor<3x2xui32>, tensor<7xui64>, tensor<3x0x5xui64>, tensor<ui64>, tensor<3x5xf64>, tensor<9xi64>
}
func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
%c = stablehlo.constant dense<32> : tensor<ui32>
%0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
%2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
%7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
%9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
%12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
return %12 : tensor<2xui32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xui32>) -> tensor<1xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1xui32>) -> tensor<1xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<1xui32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
return %4#0, %4#1 : tensor<1xui32>, tensor<1xui32>
}
func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
%2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.iota dim = 0 : tensor<3xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
%6 = stablehlo.multiply %5, %4 : tensor<3xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
%8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
%9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
%10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
%11:2 = call @threefry2x32_0(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
%12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
%13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
%14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
return %14 : tensor<3x2xui32>
}
func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xui32>) -> tensor<3xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xui32>) -> tensor<3xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
return %4#0, %4#1 : tensor<3xui32>, tensor<3xui32>
}
func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7xui32>, %arg3: tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xui32>) -> tensor<7xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<7xui32>) -> tensor<7xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<7xui32>, tensor<7xui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
return %4#0, %4#1 : tensor<7xui32>, tensor<7xui32>
}
func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x0x5xui32>, %arg3: tensor<3x0x5xui32>) -> (tensor<3x0x5xui32>, tensor<3x0x5xui32>) {
%c = stablehlo.constant dense<0> : tensor<ui32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x0x5xui32>
return %0, %0 : tensor<3x0x5xui32>, tensor<3x0x5xui32>
}
func.func private @threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<ui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<ui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<ui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
return %4#0, %4#1 : tensor<ui32>, tensor<ui32>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.convert %arg2 : tensor<f64>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
%4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
%6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
%8 = stablehlo.iota dim = 0 : tensor<3x5xui64>
%9 = stablehlo.iota dim = 1 : tensor<3x5xui64>
%c = stablehlo.constant dense<5> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%11 = stablehlo.multiply %10, %8 : tensor<3x5xui64>
%c_0 = stablehlo.constant dense<1> : tensor<ui64>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%13 = stablehlo.multiply %12, %9 : tensor<3x5xui64>
%14 = stablehlo.add %11, %13 : tensor<3x5xui64>
%c_1 = stablehlo.constant dense<32> : tensor<ui64>
%15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%16 = stablehlo.shift_right_logical %14, %15 : tensor<3x5xui64>
%17 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
%18 = stablehlo.convert %16 : (tensor<3x5xui64>) -> tensor<3x5xui32>
%19:2 = call @threefry2x32_4(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
%20 = stablehlo.convert %19#0 : (tensor<3x5xui32>) -> tensor<3x5xui64>
%21 = stablehlo.convert %19#1 : (tensor<3x5xui32>) -> tensor<3x5xui64>
%c_2 = stablehlo.constant dense<32> : tensor<ui64>
%22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%23 = stablehlo.shift_left %20, %22 : tensor<3x5xui64>
%24 = stablehlo.or %23, %21 : tensor<3x5xui64>
%c_3 = stablehlo.constant dense<12> : tensor<ui64>
%25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%26 = stablehlo.shift_right_logical %24, %25 : tensor<3x5xui64>
%c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
%27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
%28 = stablehlo.or %26, %27 : tensor<3x5xui64>
%29 = stablehlo.bitcast_convert %28 : (tensor<3x5xui64>) -> tensor<3x5xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
%31 = stablehlo.subtract %29, %30 : tensor<3x5xf64>
%32 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
%33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%34 = stablehlo.multiply %31, %33 : tensor<3x5xf64>
%35 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%36 = stablehlo.add %34, %35 : tensor<3x5xf64>
%37 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
%38 = stablehlo.maximum %37, %36 : tensor<3x5xf64>
return %38 : tensor<3x5xf64>
}
func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
return %4#0, %4#1 : tensor<3x5xui32>, tensor<3x5xui32>
}
func.func private @_shuffle(%arg0: tensor<2xui32>, %arg1: tensor<9xi64>) -> tensor<9xi64> {
%0 = call @_threefry_split_5(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
%1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
%3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
%5 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
%7 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
%9 = stablehlo.iota dim = 0 : tensor<9xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
%11 = stablehlo.multiply %10, %9 : tensor<9xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
%13 = stablehlo.shift_right_logical %11, %12 : tensor<9xui64>
%14 = stablehlo.convert %11 : (tensor<9xui64>) -> tensor<9xui32>
%15 = stablehlo.convert %13 : (tensor<9xui64>) -> tensor<9xui32>
%16:2 = call @threefry2x32_7(%6, %8, %15, %14) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
%17 = stablehlo.xor %16#0, %16#1 : tensor<9xui32>
%18:2 = "stablehlo.sort"(%17, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
%19 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
stablehlo.return %19 : tensor<i1>
}) : (tensor<9xui32>, tensor<9xi64>) -> (tensor<9xui32>, tensor<9xi64>)
return %18#1 : tensor<9xi64>
}
func.func private @_threefry_split_5(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
%2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.iota dim = 0 : tensor<2xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%6 = stablehlo.multiply %5, %4 : tensor<2xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
%9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
%10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
%11:2 = call @threefry2x32_6(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
%12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
return %14 : tensor<2x2xui32>
}
func.func private @threefry2x32_6(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2xui32>) -> tensor<2xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2xui32>) -> tensor<2xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
return %4#0, %4#1 : tensor<2xui32>, tensor<2xui32>
}
func.func private @threefry2x32_7(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<9xui32>) -> tensor<9xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<9xui32>) -> tensor<9xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<9xui32>, tensor<9xui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
return %4#0, %4#1 : tensor<9xui32>, tensor<9xui32>
}
}
// -----
// random_in_loop
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
%c0 = stablehlo.constant dense<"0x2A000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%c1 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z1 = stablehlo.constant dense<0> : tensor<i32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<i32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<i32>
%r:1 = call @f(%a0, %a1) : (tensor<i32>, tensor<i32>) -> (tensor<2xui32>)
%e0 = stablehlo.constant dense<"0x2C1FEF2E94A35817"> : tensor<2xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<2xui32>) {
%c = stablehlo.constant dense<32> : tensor<i32>
%0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
%1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
%2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
%4 = stablehlo.and %3, %c_0 : tensor<i64>
%5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<ui32>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
%7 = stablehlo.concatenate %2, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%8:3 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %arg1, %iterArg_3 = %7) : tensor<i32>, tensor<i32>, tensor<2xui32>
cond {
%9 = stablehlo.compare LT, %iterArg, %iterArg_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %9 : tensor<i1>
} do {
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%9 = stablehlo.add %iterArg, %c_4 : tensor<i32>
%10 = func.call @_threefry_split(%iterArg_3) : (tensor<2xui32>) -> tensor<2x2xui32>
%11 = stablehlo.slice %10 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
%12 = stablehlo.reshape %11 : (tensor<1x2xui32>) -> tensor<2xui32>
stablehlo.return %9, %iterArg_2, %12 : tensor<i32>, tensor<i32>, tensor<2xui32>
}
return %8#2 : tensor<2xui32>
}
func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
%1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
%2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.iota dim = 0 : tensor<2xui64>
%c = stablehlo.constant dense<1> : tensor<ui64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%6 = stablehlo.multiply %5, %4 : tensor<2xui64>
%c_0 = stablehlo.constant dense<32> : tensor<ui64>
%7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
%8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
%9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
%10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
%11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
%12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
%14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
return %14 : tensor<2x2xui32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
%0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
%2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2xui32>) -> tensor<2xui32>
%3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<2xui32>) -> tensor<2xui32>
%4:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%0, %1, %2, %3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
return %4#0, %4#1 : tensor<2xui32>, tensor<2xui32>
}
}
// -----
// pivots
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
%c0 = stablehlo.constant dense<"0x0300000001000000040000000300000000000000040000000200000004000000"> : tensor<2x4xi32>
%z0 = stablehlo.constant dense<0> : tensor<2x4xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x4xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x4xi32>
%r:8 = call @f(%a0) : (tensor<2x4xi32>) -> (tensor<2x5xi32>, tensor<2x7xi32>, tensor<5xi32>, tensor<7xi32>, tensor<2x5xi32>, tensor<2x7xi32>, tensor<0x5xi32>, tensor<0x7xi32>)
%e0 = stablehlo.constant dense<"0x03000000010000000400000000000000020000000000000004000000020000000100000003000000"> : tensor<2x5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0300000001000000040000000000000002000000050000000600000000000000040000000200000001000000030000000500000006000000"> : tensor<2x7xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<2x7xi32>, tensor<2x7xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0300000001000000040000000000000002000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e3 = stablehlo.constant dense<"0x03000000010000000400000000000000020000000500000006000000"> : tensor<7xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
%e4 = stablehlo.constant dense<"0x00000000010000000200000003000000040000000000000001000000020000000300000004000000"> : tensor<2x5xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000020000000300000004000000050000000600000000000000010000000200000003000000040000000500000006000000"> : tensor<2x7xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<2x7xi32>, tensor<2x7xi32>) -> ()
%e6 = stablehlo.constant dense<> : tensor<0x5xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<0x5xi32>, tensor<0x5xi32>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x7xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x7xi32>, tensor<0x7xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<2x4xi32>) -> (tensor<2x5xi32>, tensor<2x7xi32>, tensor<5xi32>, tensor<7xi32>, tensor<2x5xi32>, tensor<2x7xi32>, tensor<0x5xi32>, tensor<0x7xi32>) {
%0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
%1 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
%2 = stablehlo.slice %arg0 [0:2, 0:0] : (tensor<2x4xi32>) -> tensor<2x0xi32>
%3 = stablehlo.slice %arg0 [0:0, 0:4] : (tensor<2x4xi32>) -> tensor<0x4xi32>
%4 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=2, j=4, k=5}, custom>} : (tensor<2x4xi32>) -> tensor<2x5xi32>
%5 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=2, j=4, k=7}, custom>} : (tensor<2x4xi32>) -> tensor<2x7xi32>
%6 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=5}, custom>} : (tensor<4xi32>) -> tensor<5xi32>
%7 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=4, j=7}, custom>} : (tensor<4xi32>) -> tensor<7xi32>
%8 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=2, j=0, k=5}, custom>} : (tensor<2x0xi32>) -> tensor<2x5xi32>
%9 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=2, j=0, k=7}, custom>} : (tensor<2x0xi32>) -> tensor<2x7xi32>
%10 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=0, j=4, k=5}, custom>} : (tensor<0x4xi32>) -> tensor<0x5xi32>
%11 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=0, j=4, k=7}, custom>} : (tensor<0x4xi32>) -> tensor<0x7xi32>
return %4, %5, %6, %7, %8, %9, %10, %11 : tensor<2x5xi32>, tensor<2x7xi32>, tensor<5xi32>, tensor<7xi32>, tensor<2x5xi32>, tensor<2x7xi32>, tensor<0x5xi32>, tensor<0x7xi32>
}
}
// -----
// pivots_of_many
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
%c0 = stablehlo.constant dense<"0x05000000"> : tensor<i32>
%z0 = stablehlo.constant dense<0> : tensor<i32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<i32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<i32>
%r:1 = call @f(%a0) : (tensor<i32>) -> (tensor<330xi32>)
%e0 = stablehlo.constant dense<"0x05000000030000001500000013000000110000000F0000000D0000000B000000090000001B000000190000001700000002000000010000000400000000000000210000001F0000001D000000080000000A0000000700000029000000270000002500000023000000100000000E000000120000002F0000002D0000002B000000160000000C00000018000000140000003500000033000000310000001C0000001E000000060000003D0000003B000000390000003700000024000000220000002600000043000000410000003F0000002A000000200000002C0000002800000049000000470000004500000030000000320000001A000000510000004F0000004D0000004B00000038000000360000003A0000005700000055000000530000003E00000034000000400000003C0000005D0000005B0000005900000044000000460000002E0000006500000063000000610000005F0000004C0000004A0000004E0000006B000000690000006700000052000000480000005400000050000000710000006F0000006D000000580000005A0000004200000079000000770000007500000073000000600000005E000000620000007F0000007D0000007B000000660000005C00000068000000640000008500000083000000810000006C0000006E000000560000008D0000008B000000890000008700000074000000720000007600000093000000910000008F0000007A000000700000007C0000007800000099000000970000009500000080000000820000006A000000A10000009F0000009D0000009B00000088000000860000008A000000A7000000A5000000A30000008E00000084000000900000008C000000AD000000AB000000A900000094000000960000007E000000B5000000B3000000B1000000AF0000009C0000009A0000009E000000BB000000B9000000B7000000A200000098000000A4000000A0000000C1000000BF000000BD000000A8000000AA00000092000000C9000000C7000000C5000000C3000000B0000000AE000000B2000000CF000000CD000000CB000000B6000000AC000000B8000000B4000000D5000000D3000000D1000000BC000000BE000000A6000000DD000000DB000000D9000000D7000000C4000000C2000000C6000000E3000000E1000000DF000000CA000000C0000000CC000000C8000000E9000000E7000000E5000000D0000000D2000000BA000000F1000000EF000000ED000000EB000000D8000000D6000000DA000000F7000000F5000000F3000000DE000000D4000000E0000000DC000000FD000000FB000000F9000000E4000000E6000000CE000000050100000301000001010000FF000000EC000000EA000000EE0000000B0100000901000007010000F2000000E8000000F4000000F0000000110100000F0100000D010000F8000000FA000000E20000001901000017010000150100001301000000010000FE000000020100001F0100001D0100001B01000006010000FC00000008010000040100002501000023010000210100000C0100000E010000F60000002D0100002B010000290100002701000014010000120100001601000033010000310100002F0100001A010000100100001C01000018010000390100003701000035010000200100002C010000240100002E0100000A0100003001000022010000320100001E010000340100002A010000360100002601000038010000280100003A0100003B0100003C0100003D0100003E0100003F01000040010000410100004201000043010000440100004501000046010000470100004801000049010000"> : tensor<330xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<330xi32>, tensor<330xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<330xi32>) {
%0 = stablehlo.iota dim = 0 : tensor<300xi32>
%1 = stablehlo.iota dim = 0 : tensor<300xi32>
%c = stablehlo.constant dense<37> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
%3 = stablehlo.multiply %1, %2 : tensor<300xi32>
%4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<300xi32>
%5 = stablehlo.add %3, %4 : tensor<300xi32>
%c_0 = stablehlo.constant dense<20> : tensor<i64>
%6 = call @remainder(%5, %c_0) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%7 = stablehlo.add %0, %6 : tensor<300xi32>
%8 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%7) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=300, j=330}, custom>} : (tensor<300xi32>) -> tensor<330xi32>
return %8 : tensor<330xi32>
}
func.func private @remainder(%arg0: tensor<300xi32>, %arg1: tensor<i64>) -> tensor<300xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<300xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<300xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<300xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<300xi1>, tensor<300xi1>) -> tensor<300xi1>
%12 = stablehlo.and %11, %6 : tensor<300xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%14 = stablehlo.add %4, %13 : tensor<300xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<300xi1>, tensor<300xi32>
return %15 : tensor<300xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// nothing
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
%c0 = stablehlo.constant dense<> : tensor<0x4x4xf32>
%z0 = stablehlo.constant dense<> : tensor<0x4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0x4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0x4x4xf32>
%c1 = stablehlo.constant dense<> : tensor<3x0x0xf32>
%z1 = stablehlo.constant dense<> : tensor<3x0x0xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x0x0xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x0x0xf32>
%r:18 = call @f(%a0, %a1) : (tensor<0x4x4xf32>, tensor<3x0x0xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0x4xi32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3x0xf32>)
%e0 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e2 = stablehlo.constant dense<> : tensor<0x4xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<0x4xi32>, tensor<0x4xi32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<0x4xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<0x4xi32>, tensor<0x4xi32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e5 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e6 = stablehlo.constant dense<> : tensor<0x4x4xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<0x4x4xf32>, tensor<0x4x4xf32>) -> ()
%e7 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e8 = stablehlo.constant dense<> : tensor<0x4xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<0x4xf32>, tensor<0x4xf32>) -> ()
%e9 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e10 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e11 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
%e12 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
%e13 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e14 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e15 = stablehlo.constant dense<> : tensor<3x0x0xf32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3x0x0xf32>, tensor<3x0x0xf32>) -> ()
%e16 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
%e17 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0x4x4xf32>, %arg1: tensor<3x0x0xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0x4xi32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3x0xf32>) {
%0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x4x4xf32>) -> tensor<0x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<0x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<0x4x4xf32>
%4:2 = stablehlo.custom_call @cusolver_potrf_ffi(%3) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=0, j=4, k=4, l=4, m=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
%6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%13 = stablehlo.add %11, %12 : tensor<4x4xi64>
%14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<0x4x4xi1>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%18 = stablehlo.select %16, %10, %17 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%19:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0xi32>)
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0x4xi32>
%21 = stablehlo.subtract %19#1, %20 : tensor<0x4xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<0xi32>
%23 = stablehlo.compare GE, %19#2, %22, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x4x4xi1>
%27 = stablehlo.select %26, %19#0, %25 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%28 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%21) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=0, j=4, k=4}, custom>} : (tensor<0x4xi32>) -> tensor<0x4xi32>
%29:2 = call @qr(%arg0) : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>)
%30 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x4x4xf32>) -> tensor<0x4x4xf32>
%31 = stablehlo.add %arg0, %30 : tensor<0x4x4xf32>
%cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%33 = stablehlo.divide %31, %32 : tensor<0x4x4xf32>
%34:3 = stablehlo.custom_call @cusolver_syevd_ffi(%33) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0xi32>)
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<0xi32>
%36 = stablehlo.compare EQ, %34#2, %35, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%39 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x4x4xi1>
%40 = stablehlo.select %39, %34#0, %38 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
%41 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
%43 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x4xi1>
%44 = stablehlo.select %43, %34#1, %42 : tensor<0x4xi1>, tensor<0x4xf32>
%45 = call @svd(%arg0) : (tensor<0x4x4xf32>) -> tensor<0x4xf32>
%46 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<3x0x0xf32>) -> tensor<3x0x0xf32>
%47 = stablehlo.add %arg1, %46 : tensor<3x0x0xf32>
%cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%49 = stablehlo.divide %47, %48 : tensor<3x0x0xf32>
%50:2 = stablehlo.custom_call @cusolver_potrf_ffi(%49) {backend_config = "", mhlo.backend_config = {lower = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=3, j=0, k=0, l=0, m=0}, custom>} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3xi32>)
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
%52 = stablehlo.compare EQ, %50#1, %51, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%55 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x0x0xi1>
%56 = stablehlo.select %55, %50#0, %54 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%57 = stablehlo.iota dim = 0 : tensor<0x0xi64>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<0x0xi64>
%59 = stablehlo.add %57, %58 : tensor<0x0xi64>
%60 = stablehlo.iota dim = 1 : tensor<0x0xi64>
%61 = stablehlo.compare GE, %59, %60, SIGNED : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
%62 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<0x0xi1>) -> tensor<3x0x0xi1>
%cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%64 = stablehlo.select %62, %56, %63 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%65:3 = stablehlo.custom_call @cusolver_getrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=3, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3xi32>)
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x0xi32>
%67 = stablehlo.subtract %65#1, %66 : tensor<3x0xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%68 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
%69 = stablehlo.compare GE, %65#2, %68, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
%cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%72 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x0x0xi1>
%73 = stablehlo.select %72, %65#0, %71 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%74 = stablehlo.custom_call @cu_lu_pivots_to_permutation(%67) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=3, j=0, k=0}, custom>} : (tensor<3x0xi32>) -> tensor<3x0xi32>
%75:2 = call @qr_0(%arg1) : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0x0xf32>)
%76 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<3x0x0xf32>) -> tensor<3x0x0xf32>
%77 = stablehlo.add %arg1, %76 : tensor<3x0x0xf32>
%cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%78 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%79 = stablehlo.divide %77, %78 : tensor<3x0x0xf32>
%80:3 = stablehlo.custom_call @cusolver_syevd_ffi(%79) {backend_config = "", mhlo.backend_config = {algorithm = 0 : ui8, lower = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=3, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3xi32>)
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%81 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
%82 = stablehlo.compare EQ, %80#2, %81, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<3xi1>) -> tensor<3x1x1xi1>
%cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%84 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
%85 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<3x1x1xi1>) -> tensor<3x0x0xi1>
%86 = stablehlo.select %85, %80#0, %84 : tensor<3x0x0xi1>, tensor<3x0x0xf32>
%87 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
%cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
%89 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x0xi1>
%90 = stablehlo.select %89, %80#1, %88 : tensor<3x0xi1>, tensor<3x0xf32>
%91 = call @svd_1(%arg1) : (tensor<3x0x0xf32>) -> tensor<3x0xf32>
return %18, %27, %21, %28, %29#0, %29#1, %40, %44, %45, %64, %73, %67, %74, %75#0, %75#1, %86, %90, %91 : tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0x4xi32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0x0xf32>, tensor<3x0xf32>, tensor<3x0xf32>
}
func.func private @qr(%arg0: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4x4xf32>) {
%0:2 = stablehlo.custom_call @cusolver_geqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>)
%1 = stablehlo.custom_call @cusolver_orgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=0, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<0x4x4xf32>, tensor<0x4xf32>) -> tensor<0x4x4xf32>
%2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-1> : tensor<i64>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%4 = stablehlo.add %2, %3 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<0x4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x4x4xf32>
%9 = stablehlo.select %7, %8, %0#0 : tensor<0x4x4xi1>, tensor<0x4x4xf32>
return %1, %9 : tensor<0x4x4xf32>, tensor<0x4x4xf32>
}
func.func private @svd(%arg0: tensor<0x4x4xf32>) -> tensor<0x4xf32> {
%0:5 = stablehlo.custom_call @cusolver_gesvdj_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_uv = false, full_matrices = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=0, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xf32>, tensor<0x4x4xf32>, tensor<0x4x4xf32>, tensor<0xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<0x4xi1>, tensor<0x4xf32>
return %6 : tensor<0x4xf32>
}
func.func private @qr_0(%arg0: tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3x0x0xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
%2 = stablehlo.add %0, %1 : tensor<0x0xi32>
%3 = stablehlo.iota dim = 1 : tensor<0x0xi32>
%4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
%5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xf32>
%6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<0x0xf32>) -> tensor<3x0x0xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0x0xf32>
return %6, %7 : tensor<3x0x0xf32>, tensor<3x0x0xf32>
}
func.func private @svd_1(%arg0: tensor<3x0x0xf32>) -> tensor<3x0xf32> {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
return %0 : tensor<3x0xf32>
}
}
