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
%c1 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:10 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%e0 = stablehlo.constant dense<"0x00A3B0C0CF7614C05D7505BF37E35A40"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.5802305471152067e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2F2EB1BFB86F5B40AA0713C038E3DABDB86F5B40E80E5FBF084CAABEDCE4DDBFAB0713C0084CAABE806D04C0365A913E38E3DABDDEE4DDBF365A913E7EBA1DBF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.0873214857128914e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0200803F000000000000803300000000000000000200803F000000330000403300008033000000330200803F0000C0B300000000000040330000C0B30300803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00A3B0C0CF7614C05D7505BF36E35A40"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 6.5802305471152067e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x3C2EB1BFB76F5B40AA0713C0E0E2DABDB76F5B40ED0E5FBF084CAABED7E4DDBFAA0713C0084CAABE7E6D04C03E5A913EE8E2DABDD7E4DDBF3C5A913E7BBA1DBF"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.0873212014957971e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0200803F000000B30000A033000000B3000000B30000803F000080B3000000000000A033000080B30100803F00000000000000B300000000000000000000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0xFD5B87C0D528ADBF0644DEBE4C52E23F4C8824C0F59E16BEB4A81F40160D48402AB319C0B29A42BFE3AE054003D75F402538F4BF8AAD6B3FAB9D2B403C0F3240"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 5.0425279596311157e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xEA277FBFA4B619BF14E9CA3FCC4AC9BFA4B619BF78F689BFDF5CB73F9FDA77BF14E9CA3FDF5CB73F798DFEBF7832AABECC4AC9BFA0DA77BF7832AABEF2FC3DBEBF7802BE529A2E3FCF0CDFBFD736BCBE529A2E3F37ABE43FA696DF3F20AC8FBFCF0CDFBFA696DF3F71D2183F3300963FD736BCBE20AC8FBF3400963F7883253F1FC48E3F94A4F5BF9FDFA5BE8F3CD43F95A4F5BFC325E43FD85434BF3A5D6A3FA1DFA5BED95434BF7DD5A8BF2462CD3E903CD43F3A5D6A3F2762CD3E5A87583FD1D1133EFC398EBF95FF993F45DBCB3FFC398EBF04D9E43F8A16793F80E1013A94FF993F8A16793F3406E63FE20B51BE45DBCB3F80E1013AE00B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.3707060847755201e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0100803F000080B20000403400005EB4000080B20400803F000020330000803300004034000020330000803F0000803200005EB400008033000080320100803F0400803F000000B300006D3400000000000000B30200803F00006034000080B200006D34000060340100803F0000C0B300000000000080B20000C0B30000803F0100803F000000B30000A0330000C033000000B3FFFF7F3F000080B2000000330000A033000080B2FCFF7F3F000000B30000C03300000033000000B3FDFF7F3F0000803F000000B3000080330000C033000000B30100803F000000B30000803300008033000000B30100803F000000B30000C03300008033000000B30200803F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e9 = stablehlo.constant dense<"0x051AB8C0985381C0EE2307C09F275A401B4D8DC09F5D6BBFF55F8B40681CD94078D0B4C01DD6FC3EA6D06E40D1C6C8400C2431C0A34FDD3F7A593E40A28DE040"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 8.3652605553652393e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) {
%0:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
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
%18:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>)
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
%36:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2xi32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%38 = stablehlo.compare EQ, %36#2, %37, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%42 = stablehlo.select %41, %36#0, %40 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%43 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%44 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%46 = stablehlo.select %45, %36#1, %44 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x4x4xf32>
%49 = stablehlo.multiply %42, %48 : tensor<2x2x4x4xf32>
%50 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%51 = stablehlo.dot_general %49, %50, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%52 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%53 = stablehlo.dot_general %52, %42, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%54 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%55 = stablehlo.add %arg1, %54 : tensor<2x2x4x4xf32>
%56 = call @eigvalsh(%55) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32>
return %10, %15, %17, %28, %33, %35, %46, %51, %53, %56 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>
}
func.func private @eigvalsh(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32> {
%0:2 = call @eigh(%arg0) : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4x4xf32>)
return %0#0 : tensor<2x2x4xf32>
}
func.func private @eigh(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4x4xf32>) {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%1 = stablehlo.add %arg0, %0 : tensor<2x2x4x4xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf32>
%4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%11 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
return %14, %10 : tensor<2x2x4xf32>, tensor<2x2x4x4xf32>
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
%r:33 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf32>, tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>)
%e0 = stablehlo.constant dense<"0x12703A40A06026404ED8D73F27541A3D"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4726741660051630e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x202E31BF567CF93FD7A339BFAFBC933F0B63BD3FEA0EDFBE986F7EBE1A4E02BF593DC9BF6D50ACBD7C6D84BFE5AE78BFD96AA1BFC8BD9CBF00AEA03F6EBA9DBE"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3235165258483903e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFCFF7F3F0000C0B300004033000020B40000C0B30100803F000000000000C0320000403300000000FEFF7F3F000050B4000020B40000C032000050B40200803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0xF8FF7F3F00002033000040B4000010B400002033F7FF7F3F000000B3000080B2000040B4000000B3FFFF7F3F00000033000010B4000080B200000033FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920928244535389e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x12703A40A06026404ED8D73F27541A3D"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.4726741660051630e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x202E31BF567CF93FD7A339BFAFBC933F0B63BD3FEA0EDFBE986F7EBE1A4E02BF593DC9BF6D50ACBD7C6D84BFE5AE78BFD96AA1BFC8BD9CBF00AEA03F6EBA9DBE"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3235165258483903e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e6 = stablehlo.constant dense<"0xFCFF7F3F0000C0B300004033000020B40000C0B30100803F000000000000C0320000403300000000FEFF7F3F000050B4000020B40000C032000050B40200803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xF8FF7F3F00002033000040B4000010B400002033F7FF7F3F000000B3000080B2000040B4000000B3FFFF7F3F00000033000010B4000080B200000033FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920928244535389e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0x3EE34E40E6A20D40CB3ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.8535830526598147e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x2F2E31BF607CF93FE3A339BFB2BC933F1763BD3FED0EDFBE936F7EBE1E4E02BF643DC9BFA850ACBD806D84BFEBAE78BFE06AA1BFCCBD9CBF06AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.3235179469338618e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e10 = stablehlo.constant dense<"0x0200803F0073A633A011B5330073A6330100803F6010BDB2A011B5336010BDB20100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0100803F0EF45B33E418C9B20EF45B330100803F8065CDB0E418C9B28065CDB00100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<"0x3EE34E40E6A20D40CB3ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.8535830526598147e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x2F2E31BF607CF93FE3A339BFB2BC933F1763BD3FED0EDFBE936F7EBE1E4E02BF643DC9BFA850ACBD806D84BFEBAE78BFE06AA1BFCCBD9CBF06AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.3235179469338618e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e14 = stablehlo.constant dense<"0x0200803F00738633A011B533209F9332387956B2007386330100803F6010BDB2701D36B212383032A011B5336010BDB20000803F006B19B360A138B3209F9332701D36B2006B19B3FFFF7F3F08D66A33387956B21238303260A138B308D66A33FFFF7F3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0100803F0EF45B33E418C9B20EF45B330100803F8065CDB0E418C9B28065CDB00100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e16 = stablehlo.constant dense<"0xBD624240B77208406968D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0D19003F9E5FCB3FB0268D3FA7B18CBF35A14CBF6F42BF3FE34DFDBF0E78A43F7819983FB05603BEDAB149BF62E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 2.3590796160988248e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e18 = stablehlo.constant dense<"0x0500803FDD81B033C0E903B1DD81B0330200803F59C98732C0E903B159C98732FDFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.1920936060505483e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e19 = stablehlo.constant dense<"0x0100803F94F176B29A0C99B394F176B2FEFF7F3F19250D349A0C99B319250D34F8FF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e20 = stablehlo.constant dense<"0xBD624240B77208406968D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e21 = stablehlo.constant dense<"0x0D19003F9E5FCB3FB0268D3FA7B18CBF35A14CBF6F42BF3FE34DFDBF0E78A43F7819983FB05603BEDAB149BF62E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 2.3590796160988248e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e22 = stablehlo.constant dense<"0x0500803FDD81B033C0E903B1DD81B0330200803F59C98732C0E903B159C98732FDFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 1.1920936060505483e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e23 = stablehlo.constant dense<"0x0000803F0000C0B20000C0B30000C0B30000C0B2FDFF7F3F000012340000A0330000C0B300001234F8FF7F3F0000C0B30000C0B30000A0330000C0B3FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e24 = stablehlo.constant dense<"0x4BD66C40EA9E2B4022FDAD3F6087863F0B736F4090D83940BD56EC3F5FA8023FFB925040E40A3A40DE19FC3FCC7EDC3EEDB3764058BA1740B6CBAB3F5719133F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 4.5951983906888927e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e25 = stablehlo.constant dense<"0xE0277FBFCFBCE43F6C119FBFEF33A4BFA3B619BF7EF689BF41892E3F5214C5BF0FE9CA3FE25CB73F7B8DFEBF32D8293EC84AC9BFA7DA77BF7832AABE08FD3DBEA47802BE7FE3DA3FB60477BFDCCC9FBF4C9A2E3F37ABE43FA97AD83F24B0C23FC30CDFBF9F96DF3F7DD2183F913CBE3FCB36BCBE26AC8FBF2B00963F8083253F24C48E3F5FE998BF3F36BBBFDDF9863F98A4F5BFCE25E43FC7D5BABF9C06CD3EA2DFA5BEE05434BF7AD5A8BF578E8F3F943CD43F485D6A3F1162CD3E6087583F86D1133ED2A76E3E45EACF3F8D935EBFFA398EBF0ED9E43F3AE0E23FCCA1C4BD8FFF993F9416793F4406E63F042BD6BF45DBCB3F00E8013ABF0B51BE0A3E3F3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 2.3707063689926144e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e26 = stablehlo.constant dense<"0x0000803F00006034000058B40000C033000060340000803F0000DCB300002034000058B40000DCB3FCFF7F3F0000A0B20000C033000020340000A0B20200803FFDFF7F3F0000D0330000C0B30000F0B30000D0330100803F0000D033000000330000C0B30000D0330000803F000000330000F0B30000003300000033F8FF7F3F0200803F0000003400004C330000003300000034FCFF7F3F000030B30000003400004C33000030B3FFFF7F3F000000000000003300000034000000000100803F0300803F000000B3000000000000A8B3000000B30200803F000000330000C0B30000000000000033FEFF7F3F000080B20000A8B30000C0B3000080B2FDFF7F3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000803F00001834000004B40000C033000018340100803F000000B300006C34000004B4000000B30200803F000000B30000C03300006C34000000B30300803F0000803F000080B30000803200000034000080B30100803F000080330000C0330000803200008033FEFF7F3F00004834000000340000C03300004834FFFF7F3F0200803F0000003300008033000060B3000000330300803F0000B033000000B3000080330000B0330100803F000040B4000060B3000000B3000040B40200803F0400803F000088320000C0B200000033000088320000803F000000340000E0B20000C0B2000000340100803F000080B3000000330000E0B2000080B30300803F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e28 = stablehlo.constant dense<"0x4BD66C40EA9E2B4022FDAD3F6087863F0B736F4090D83940BD56EC3F5FA8023FFB925040E40A3A40DE19FC3FCC7EDC3EEDB3764058BA1740B6CBAB3F5719133F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#28, %e28) {has_side_effect = true, tolerance = 4.5951983906888927e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e29 = stablehlo.constant dense<"0xE0277FBFCFBCE43F6C119FBFEF33A4BFA3B619BF7EF689BF41892E3F5214C5BF0FE9CA3FE25CB73F7B8DFEBF32D8293EC84AC9BFA7DA77BF7832AABE08FD3DBEA47802BE7FE3DA3FB60477BFDCCC9FBF4C9A2E3F37ABE43FA97AD83F24B0C23FC30CDFBF9F96DF3F7DD2183F913CBE3FCB36BCBE26AC8FBF2B00963F8083253F24C48E3F5FE998BF3F36BBBFDDF9863F98A4F5BFCE25E43FC7D5BABF9C06CD3EA2DFA5BEE05434BF7AD5A8BF578E8F3F943CD43F485D6A3F1162CD3E6087583F86D1133ED2A76E3E45EACF3F8D935EBFFA398EBF0ED9E43F3AE0E23FCCA1C4BD8FFF993F9416793F4406E63F042BD6BF45DBCB3F00E8013ABF0B51BE0A3E3F3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 2.3707063689926144e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e30 = stablehlo.constant dense<"0x0000803F00006034000058B40000C033000060340000803F0000DCB300002034000058B40000DCB3FCFF7F3F0000A0B20000C033000020340000A0B20200803FFDFF7F3F0000D0330000C0B30000F0B30000D0330100803F0000D033000000330000C0B30000D0330000803F000000330000F0B30000003300000033F8FF7F3F0200803F0000003400004C330000003300000034FCFF7F3F000030B30000003400004C33000030B3FFFF7F3F000000000000003300000034000000000100803F0300803F000000B3000000000000A8B3000000B30200803F000000330000C0B30000000000000033FEFF7F3F000080B20000A8B30000C0B3000080B2FDFF7F3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#30, %e30) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e31 = stablehlo.constant dense<"0x0000803F00001834000004B40000C033000018340100803F000000B300006C34000004B4000000B30200803F000000B30000C03300006C34000000B30300803F0000803F000080B30000803200000034000080B30100803F000080330000C0330000803200008033FEFF7F3F00004834000000340000C03300004834FFFF7F3F0200803F0000003300008033000060B3000000330300803F0000B033000000B3000080330000B0330100803F000040B4000060B3000000B3000040B40200803F0400803F000088320000C0B200000033000088320000803F000000340000E0B20000C0B2000000340100803F000080B3000000330000E0B2000080B30300803F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e32 = stablehlo.constant dense<"0x4DD66C40E89E2B4024FDAD3F6087863F0C736F408FD83940BD56EC3F5FA8023FFB925040E30A3A40DD19FC3FCF7EDC3EEAB376405ABA1740B6CBAB3F5919133F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#32, %e32) {has_side_effect = true, tolerance = 4.5951975380376098e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<2x2x4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>) {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xf32>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xf32>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
%17 = stablehlo.multiply %10, %16 : tensor<4x4xf32>
%18 = stablehlo.dot_general %17, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%19 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%20 = stablehlo.dot_general %19, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%21 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%22 = stablehlo.dot_general %14, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%23:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
%28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%29 = stablehlo.select %28, %23#1, %27 : tensor<4xi1>, tensor<4xf32>
%30 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%33 = stablehlo.select %32, %23#2, %31 : tensor<4x4xi1>, tensor<4x4xf32>
%34 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%37 = stablehlo.select %36, %23#3, %35 : tensor<4x4xi1>, tensor<4x4xf32>
%38 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
%40 = stablehlo.multiply %33, %39 : tensor<4x4xf32>
%41 = stablehlo.dot_general %40, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%42 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%43 = stablehlo.dot_general %42, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%44 = stablehlo.transpose %37, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%45 = stablehlo.dot_general %37, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%46:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%48 = stablehlo.compare EQ, %46#4, %47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%52 = stablehlo.select %51, %46#1, %50 : tensor<3xi1>, tensor<3xf32>
%53 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
%55 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%56 = stablehlo.select %55, %46#2, %54 : tensor<5x3xi1>, tensor<5x3xf32>
%57 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%60 = stablehlo.select %59, %46#3, %58 : tensor<3x3xi1>, tensor<3x3xf32>
%61 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%63 = stablehlo.multiply %56, %62 : tensor<5x3xf32>
%64 = stablehlo.dot_general %63, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%65 = stablehlo.transpose %56, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%66 = stablehlo.dot_general %65, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x3xf32>) -> tensor<3x3xf32>
%67 = stablehlo.transpose %60, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%68 = stablehlo.dot_general %60, %67, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%69:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%71 = stablehlo.compare EQ, %69#4, %70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%73 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%74 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%75 = stablehlo.select %74, %69#1, %73 : tensor<3xi1>, tensor<3xf32>
%76 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
%78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%79 = stablehlo.select %78, %69#2, %77 : tensor<5x5xi1>, tensor<5x5xf32>
%80 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%82 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%83 = stablehlo.select %82, %69#3, %81 : tensor<3x3xi1>, tensor<3x3xf32>
%84 = stablehlo.slice %79 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
%85 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
%87 = stablehlo.multiply %84, %86 : tensor<5x3xf32>
%88 = stablehlo.dot_general %87, %83, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
%89 = stablehlo.transpose %79, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
%90 = stablehlo.dot_general %89, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
%91 = stablehlo.transpose %83, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%92 = stablehlo.dot_general %83, %91, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%93:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<i32>)
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%94 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<i32>
%95 = stablehlo.compare EQ, %93#4, %94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%97 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
%98 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%99 = stablehlo.select %98, %93#1, %97 : tensor<3xi1>, tensor<3xf32>
%100 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%101 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%102 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%103 = stablehlo.select %102, %93#2, %101 : tensor<3x3xi1>, tensor<3x3xf32>
%104 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%105 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%106 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%107 = stablehlo.select %106, %93#3, %105 : tensor<3x4xi1>, tensor<3x4xf32>
%108 = stablehlo.broadcast_in_dim %99, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%110 = stablehlo.multiply %103, %109 : tensor<3x3xf32>
%111 = stablehlo.dot_general %110, %107, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%112 = stablehlo.transpose %103, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%113 = stablehlo.dot_general %112, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%114 = stablehlo.transpose %107, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%115 = stablehlo.dot_general %107, %114, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%116:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%117 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<i32>
%118 = stablehlo.compare EQ, %116#4, %117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%120 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
%121 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%122 = stablehlo.select %121, %116#1, %120 : tensor<3xi1>, tensor<3xf32>
%123 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%124 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
%125 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%126 = stablehlo.select %125, %116#2, %124 : tensor<3x3xi1>, tensor<3x3xf32>
%127 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%128 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%129 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%130 = stablehlo.select %129, %116#3, %128 : tensor<4x4xi1>, tensor<4x4xf32>
%131 = stablehlo.broadcast_in_dim %122, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%133 = stablehlo.multiply %126, %132 : tensor<3x3xf32>
%134 = stablehlo.slice %130 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
%135 = stablehlo.dot_general %133, %134, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%136 = stablehlo.transpose %126, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%137 = stablehlo.dot_general %136, %126, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%138 = stablehlo.transpose %130, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%139 = stablehlo.dot_general %130, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%140:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2xi32>)
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%141 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%142 = stablehlo.compare EQ, %140#4, %141, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%144 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%145 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%146 = stablehlo.select %145, %140#1, %144 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%147 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%148 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%149 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%150 = stablehlo.select %149, %140#2, %148 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%151 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%152 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%153 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%154 = stablehlo.select %153, %140#3, %152 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%155 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
%156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x4x4xf32>
%157 = stablehlo.multiply %150, %156 : tensor<2x2x4x4xf32>
%158 = stablehlo.dot_general %157, %154, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%159 = stablehlo.transpose %150, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%160 = stablehlo.dot_general %159, %150, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%161 = stablehlo.transpose %154, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%162 = stablehlo.dot_general %154, %161, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%163:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2xi32>)
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%164 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%165 = stablehlo.compare EQ, %163#4, %164, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_27 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%167 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%168 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%169 = stablehlo.select %168, %163#1, %167 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%170 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_28 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%171 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%172 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%173 = stablehlo.select %172, %163#2, %171 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%174 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_29 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%175 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%176 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%177 = stablehlo.select %176, %163#3, %175 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%178 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
%179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x4x4xf32>
%180 = stablehlo.multiply %173, %179 : tensor<2x2x4x4xf32>
%181 = stablehlo.dot_general %180, %177, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%182 = stablehlo.transpose %173, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%183 = stablehlo.dot_general %182, %173, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%184 = stablehlo.transpose %177, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%185 = stablehlo.dot_general %177, %184, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%186 = call @svd(%arg3) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32>
return %6, %18, %20, %22, %29, %41, %43, %45, %52, %64, %66, %68, %75, %88, %90, %92, %99, %111, %113, %115, %122, %135, %137, %139, %146, %158, %160, %162, %169, %181, %183, %185, %186 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4xf32>
}
func.func private @svd(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32> {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
return %6 : tensor<2x2x4xf32>
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
%r:16 = call @f(%a0, %a1) : (tensor<5x3xf32>, tensor<3x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x3EE34E40E6A20D40CB3ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8535830526598147e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x312E31BF5F7CF93FDFA339BFB2BC933F1763BD3FEB0EDFBE976F7EBE1C4E02BF633DC9BFA650ACBD7E6D84BFE8AE78BFDF6AA1BFCCBD9CBF06AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3235178048253147e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000803F1EB65833F5D9DC331EB658330000803F0E01C5B1F5D9DC330E01C5B10000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0200803F1BE8B732728C24B31BE8B7320100803F50536632728C24B3505366320100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e4 = stablehlo.constant dense<"0x3EE34E40E6A20D40CB3ED03F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.8535830526598147e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x312E31BF5F7CF93FDFA339BFB2BC933F1763BD3FEB0EDFBE976F7EBE1C4E02BF633DC9BFA650ACBD7E6D84BFE8AE78BFDF6AA1BFCCBD9CBF06AEA03F"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3235178048253147e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e6 = stablehlo.constant dense<"0x0000803F1EB65833F5D9DC33307694320638D0321EB658330000803FC8FBEB30701D36B2040E2C33F5D9DC33C8FBEB300000803F786AF2B26F88D3B230769432701D36B2786AF2B2FFFF7F3F08D66A330638D032040E2C336F88D3B208D66A33FFFF7F3F"> : tensor<5x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
%e7 = stablehlo.constant dense<"0x0200803F1BE8B732728C24B31BE8B7320100803F50536632728C24B3505366320100803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e8 = stablehlo.constant dense<"0xBD624240B47208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0819003F9A5FCB3FAC268D3FA5B18CBF2EA14CBF6942BF3FDE4DFDBF0D78A43F7919983FBC5603BEDFB149BF63E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.3590789055560890e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e10 = stablehlo.constant dense<"0xFEFF7F3FBA93D0B32EC76BB2BA93D0B30200803F5C5647332EC76BB25C5647330000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0000803FA0B09CB38295ED33A0B09CB3FEFF7F3F347CB4338295ED33347CB433FEFF7F3F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e12 = stablehlo.constant dense<"0xBD624240B47208406768D23F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 3.6207157450007799e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0819003F9A5FCB3FAC268D3FA5B18CBF2EA14CBF6942BF3FDE4DFDBF0D78A43F7919983FBC5603BEDFB149BF63E462BF"> : tensor<3x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.3590789055560890e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
%e14 = stablehlo.constant dense<"0xFEFF7F3FBA93D0B32EC76BB2BA93D0B30200803F5C5647332EC76BB25C5647330000803F"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0000803F000090B30000E03300000034000090B3FEFF7F3F0000A833000000340000E0330000A833FEFF7F3F0000C0B300000034000000340000C0B3FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>) {
%0:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
%23:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
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
%47:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x4xf32>, tensor<i32>)
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
%57 = stablehlo.select %56, %47#2, %55 : tensor<3x3xi1>, tensor<3x3xf32>
%58 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
%60 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%61 = stablehlo.select %60, %47#3, %59 : tensor<3x4xi1>, tensor<3x4xf32>
%62 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%64 = stablehlo.multiply %57, %63 : tensor<3x3xf32>
%65 = stablehlo.dot_general %64, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%66 = stablehlo.transpose %57, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%67 = stablehlo.dot_general %66, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%68 = stablehlo.transpose %61, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
%69 = stablehlo.dot_general %61, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
%70:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<i32>)
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
%80 = stablehlo.select %79, %70#2, %78 : tensor<3x3xi1>, tensor<3x3xf32>
%81 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%84 = stablehlo.select %83, %70#3, %82 : tensor<4x4xi1>, tensor<4x4xf32>
%85 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
%87 = stablehlo.multiply %80, %86 : tensor<3x3xf32>
%88 = stablehlo.slice %84 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
%89 = stablehlo.dot_general %87, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%90 = stablehlo.transpose %80, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%91 = stablehlo.dot_general %90, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%92 = stablehlo.transpose %84, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%93 = stablehlo.dot_general %84, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %6, %18, %20, %22, %29, %42, %44, %46, %53, %65, %67, %69, %76, %89, %91, %93 : tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3x3xf32>, tensor<4x4xf32>
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
%c1 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F913CBE3FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf32>
%r:12 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x1EAB2CC000000000904B84BB35BB5E3F904B84BB35BB5EBF553F713E00000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.2864800282841315e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x0766193F7BA1033F7BA1033F4BC6073FC5F8263FAEDC153FAEDC153FDDDF373F92D3BE3E1A6A823E1A6A823E8F44E83A20BA8D3EDB9F123FDB9F123F4393E63E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4249288205501216e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xF9D6323F39E41D3E39E41D3EB865C23D4019DB3E9A21EB3E9A21EB3EF783193F62340E3F7EE8033F7EE8033F204AC13E53D4113EC8FC343FC8FC343F15FE323F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.3711535252223257e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x1D2E31BF4ED55434547CF93F92882833DFA339BF82BD0FB4B8BC933F47B893330963BD3F2C8A64B3F80EDFBEDC9868B3A26F7EBEC0DDADB0274E02BFAC330E335C3DC9BF2E1EC133B650ACBDAE3609B47C6D84BF91E4D9B3F1AE78BF5CA3FF33D46AA1BF81D5CEB3C4BD9CBFDDF2ED3206AEA03FB8C414347DBA9DBEA5FE04B4"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.2940649665251840e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x272E31BF9053F732507CF93FBF2F8F33E3A339BF75BF28B3B8BC933FA438F2320F63BD3F3827DD33EC0EDFBE200D7E319C6F7EBE51412932204E02BF832D9C33583DC9BFF8438834E050ACBD3FE731347A6D84BF180639B2DAAE78BFDC0F4834E16AA1BFBDB318B4C8BD9CBFCE4E6DB40BAEA03F64F50F3390BA9DBE4B42D9B3"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.2940626927884296e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x1FCBC63F000000003C4C17C05170DA3F3C4C17C05170DABFBF7189BF000000007A102C40364E583F7A102C40364E58BF8547DDBF0000000086E63EBF00000000997631C0000000001A4740400000000070DD1B3F000000005AC8CA3F00000000B21486BF00000000D9CB394000000000B8BAA73F8460463FB8BAA73F846046BF"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.4325808024295839e-04 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0xB232BA3E691A1C3F691A1C3F3659933E27B80C3F6871DD3E6871DD3EB3A20E3FB843473D2B0A013F2B0A013F677C263FAD1F403FE36CDD3EE36CDD3E5281DB3EE988CA3EE988CA3EE9E7353FAAE92A3FFB90DD3EFB90DD3E6447D83E36E0143E29CE083F29CE083FE181CF3E3C5FD53C23DC1B3F23DC1B3F75DFC73E67CD3A3F1D70C13E6AFA4A3F2DDF273F1B052F3F23CE983E4FEB0C3FAAA0883E611CA63E9655493FC7A6703D9BA4343F9BB5E13E9413C63EE167823E3952F03C0624F73EEF6B513F2C2B483E4E20123F4E20123FC097F93D6E350B3F56C6B53E56C6B53E64100D3F95992B3FFFB4AB3EFFB4AB3E1C24E33D2161EE3E05F9283F05F9283F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.9007815644254151e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0x1C46F13EED4A1B3FED4A1B3F8A16A43E5405CB3E63D4DB3E63D4DB3EE2342B3F860AAD3E6B34143F6B34143FBD1E0F3F3230363F41BFAB3E41BFAB3ED3D6BD3E885FCD3E885FCD3ECB66C93E381D9C3D49453C3F49453C3F2DE0823E57F16B3D17CCEF3E17CCEF3EBE49443FAA4E3A3FFCCD8F3EFCCD8F3EE95BE03E31DC2D3F7167F83E4124F33EB4C3703E3D9F8D3DC221E33E41795F3F7C9D763C84EBF13EB1AD223FF66EE23D4C9D053FA86E543E3659CF3E8661773CAFDE513FBD905A3FF6A5D13E209DBB3E0EE8D73E0EE8D73E6389063F938C233FA02EE93EA02EE93E70801B3F889E243FF1D9033FF1D9033F5583DD3E20FA563E1357173F1357173F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 4.1625210656093259e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0xE2277FBF3FBAD6B3D7BCE43FB895FBB26E119FBF5E7F12B3F133A4BFB0895032ADB619BF2A98723387F689BF3090AAB161892E3FFF00BBB25114C5BFB615AF3214E9CA3FE07F14B4EA5CB73F92E840B27D8DFEBF2F9F4F3388D8293E20A15731C84AC9BF6CE84E33A4DA77BF30D134326F32AABEA764B9B3F4FC3DBEB480DFB1CA7802BEEE7C9AB073E3DA3F26B47933C40477BF2CCD3DB3DCCC9FBFA93B8AB2499A2E3F12B0A2B130ABE43F44605BB3C07AD83F01D828B423B0C23FE25C8CB2C60CDFBFB04B5F32A596DF3F5E5234B483D2183F767EA9B3903CBE3FF270C132EA36BCBE47E048B120AC8FBFFB3024B33800963F00DCE1328A83253FE46485B21DC48E3F0000000055E998BF000000004436BBBF00000000DFF9863F000000008DA4F5BF00000000BB25E43F00000000C5D5BABF000000008E06CD3E0000000080DFA5BE00000000DE5434BF000000007BD5A8BF000000005A8E8F3F00000000943CD43F00000000435D6A3F000000001E62CD3E000000006887583F000000003CD1133EA6ACCA3294A76E3E22D101B22FEACF3F1C4025B273935EBF1FFE0D33003A8EBF0D460D3305D9E43F285110B330E0E23F20162F33F3A1C4BD5C871DB394FF993F307D9D318416793F782054B23906E63F45583BB3052BD6BF34EEF43348DBCB3FB1F249B300CA013A37316133F30B51BE36FF87B3133E3F3F42403E33"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 9.4828266128388350e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0xE4277FBFDF99F0B3C4BCE43F24EB2DB46C119FBFEE451734EA33A4BF948B89B3A8B619BFE32E9CB285F689BF6C86C6B162892E3F942B3EB25214C5BF0A4563311CE9CA3FF16C88B1E45CB73F481FC131798DFEBF3D0F5BB24CD8293E79825BB2D54AC9BF24D3FA319CDA77BF2CB5B7307A32AABEE2FA6D32F2FC3DBE685662B1D67802BE5844413478E3DA3FB6D262B4BE0477BF806C3733DBCC9FBF916887333D9A2E3F6A47F0343DABE43FE590E8B4BD7AD83F98B3AE3320B0C23F1A62BE33CA0CDFBFD96B2134AC96DF3F700205B481D2183F028C7033943CBE3F9BF0D832DB36BCBE96DC64B21EAC8FBFD8D654323100963FD91D56B27E83253F44E4523021C48E3F000000004DE998BF000000003C36BBBF00000000D9F9863F000000009CA4F5BF00000000BE25E43F00000000CED5BABF000000009E06CD3E00000000A2DFA5BE00000000CE5434BF000000007CD5A8BF00000000578E8F3F00000000973CD43F000000003C5D6A3F000000001162CD3E000000006587583F0000000066D1133E92F1273394A76E3E964EC1323EEACF3F18CFF33286935EBF7958FCB3F8398EBF8D65B6B306D9E43F42AF3E333AE0E23FEA4D933360A2C4BD9011ABB18AFF993FDE682A338016793FE2011C333A06E63FA2180033082BD6BF6B110BB437DBCB3FE56F0FB300DE013A78E1A033D80B51BEAEE5B333073E3F3F9046A4B3"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 9.4828243391020806e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x1FCBC63F000000003C4C17C05170DA3F3C4C17C05170DABFBF7189BF000000007A102C40364E583F7A102C40364E58BF8547DDBF0000000086E63EBF00000000997631C0000000001A4740400000000070DD1B3F000000005AC8CA3F00000000B21486BF00000000D9CB394000000000B8BAA73F8460463FB8BAA73F846046BF"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.4325808024295839e-04 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0xF9D6323F39E41D3E39E41D3EB865C23D4019DB3E9A21EB3E9A21EB3EF783193F62340E3F7EE8033F7EE8033F204AC13E53D4113EC8FC343FC8FC343F15FE323F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.3711535252223257e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2x4x4xf32>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<4x4xf32>) {
%0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
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
%16 = stablehlo.real %11 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%17 = stablehlo.imag %11 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%18 = stablehlo.abs %16 : tensor<4x4xf32>
%19 = stablehlo.abs %17 : tensor<4x4xf32>
%20 = stablehlo.maximum %18, %19 : tensor<4x4xf32>
%cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_3 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%24 = stablehlo.compare LE, %20, %23, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_4 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_5 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%28 = stablehlo.multiply %16, %25 : tensor<4x4xf32>
%29 = stablehlo.multiply %16, %26 : tensor<4x4xf32>
%30 = stablehlo.select %24, %29, %16 : tensor<4x4xi1>, tensor<4x4xf32>
%31 = stablehlo.select %22, %28, %30 : tensor<4x4xi1>, tensor<4x4xf32>
%32 = stablehlo.multiply %17, %25 : tensor<4x4xf32>
%33 = stablehlo.multiply %17, %26 : tensor<4x4xf32>
%34 = stablehlo.select %24, %33, %17 : tensor<4x4xi1>, tensor<4x4xf32>
%35 = stablehlo.select %22, %32, %34 : tensor<4x4xi1>, tensor<4x4xf32>
%36 = stablehlo.select %24, %25, %27 : tensor<4x4xi1>, tensor<4x4xf32>
%37 = stablehlo.select %22, %26, %36 : tensor<4x4xi1>, tensor<4x4xf32>
%38 = chlo.square %31 : tensor<4x4xf32> -> tensor<4x4xf32>
%39 = chlo.square %35 : tensor<4x4xf32> -> tensor<4x4xf32>
%40 = stablehlo.add %38, %39 : tensor<4x4xf32>
%41 = stablehlo.sqrt %40 : tensor<4x4xf32>
%42 = stablehlo.multiply %41, %37 : tensor<4x4xf32>
%cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%44 = stablehlo.compare EQ, %18, %43, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%45 = stablehlo.compare EQ, %19, %43, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%46 = stablehlo.or %44, %45 : tensor<4x4xi1>
%47 = stablehlo.select %46, %43, %42 : tensor<4x4xi1>, tensor<4x4xf32>
%48 = stablehlo.divide %31, %41 : tensor<4x4xf32>
%49 = stablehlo.divide %35, %41 : tensor<4x4xf32>
%50 = stablehlo.real %15 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%51 = stablehlo.imag %15 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%52 = stablehlo.abs %50 : tensor<4x4xf32>
%53 = stablehlo.abs %51 : tensor<4x4xf32>
%54 = stablehlo.maximum %52, %53 : tensor<4x4xf32>
%cst_8 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%56 = stablehlo.compare GE, %54, %55, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_9 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%58 = stablehlo.compare LE, %54, %57, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_10 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_11 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%62 = stablehlo.multiply %50, %59 : tensor<4x4xf32>
%63 = stablehlo.multiply %50, %60 : tensor<4x4xf32>
%64 = stablehlo.select %58, %63, %50 : tensor<4x4xi1>, tensor<4x4xf32>
%65 = stablehlo.select %56, %62, %64 : tensor<4x4xi1>, tensor<4x4xf32>
%66 = stablehlo.multiply %51, %59 : tensor<4x4xf32>
%67 = stablehlo.multiply %51, %60 : tensor<4x4xf32>
%68 = stablehlo.select %58, %67, %51 : tensor<4x4xi1>, tensor<4x4xf32>
%69 = stablehlo.select %56, %66, %68 : tensor<4x4xi1>, tensor<4x4xf32>
%70 = stablehlo.select %58, %59, %61 : tensor<4x4xi1>, tensor<4x4xf32>
%71 = stablehlo.select %56, %60, %70 : tensor<4x4xi1>, tensor<4x4xf32>
%72 = chlo.square %65 : tensor<4x4xf32> -> tensor<4x4xf32>
%73 = chlo.square %69 : tensor<4x4xf32> -> tensor<4x4xf32>
%74 = stablehlo.add %72, %73 : tensor<4x4xf32>
%75 = stablehlo.sqrt %74 : tensor<4x4xf32>
%76 = stablehlo.multiply %75, %71 : tensor<4x4xf32>
%cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%78 = stablehlo.compare EQ, %52, %77, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%79 = stablehlo.compare EQ, %53, %77, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%80 = stablehlo.or %78, %79 : tensor<4x4xi1>
%81 = stablehlo.select %80, %77, %76 : tensor<4x4xi1>, tensor<4x4xf32>
%82 = stablehlo.divide %65, %75 : tensor<4x4xf32>
%83 = stablehlo.divide %69, %75 : tensor<4x4xf32>
%84 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%86 = stablehlo.multiply %15, %85 : tensor<4x4xcomplex<f32>>
%87 = call @inv(%15) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%88 = stablehlo.dot_general %86, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%89 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%90 = stablehlo.real %89 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%91 = stablehlo.imag %89 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%92 = stablehlo.negate %91 : tensor<4x4xf32>
%93 = stablehlo.complex %90, %92 : tensor<4x4xcomplex<f32>>
%94 = call @inv(%93) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%95 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%96 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%97 = stablehlo.real %96 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%98 = stablehlo.imag %96 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%99 = stablehlo.negate %98 : tensor<4x4xf32>
%100 = stablehlo.complex %97, %99 : tensor<4x4xcomplex<f32>>
%101 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%102 = stablehlo.multiply %101, %100 : tensor<4x4xcomplex<f32>>
%103 = stablehlo.dot_general %94, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%104:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%105 = stablehlo.complex %104#0, %104#1 : tensor<2x2x4xcomplex<f32>>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%106 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%107 = stablehlo.compare EQ, %104#4, %106, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_15 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%109 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%110 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%111 = stablehlo.select %110, %105, %109 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f32>>
%112 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%113 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%114 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%115 = stablehlo.select %114, %104#2, %113 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%116 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%117 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%118 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%119 = stablehlo.select %118, %104#3, %117 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%120 = stablehlo.real %115 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%121 = stablehlo.imag %115 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%122 = stablehlo.abs %120 : tensor<2x2x4x4xf32>
%123 = stablehlo.abs %121 : tensor<2x2x4x4xf32>
%124 = stablehlo.maximum %122, %123 : tensor<2x2x4x4xf32>
%cst_18 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%125 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%126 = stablehlo.compare GE, %124, %125, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_19 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%127 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%128 = stablehlo.compare LE, %124, %127, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_20 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%129 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_21 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%131 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%132 = stablehlo.multiply %120, %129 : tensor<2x2x4x4xf32>
%133 = stablehlo.multiply %120, %130 : tensor<2x2x4x4xf32>
%134 = stablehlo.select %128, %133, %120 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%135 = stablehlo.select %126, %132, %134 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%136 = stablehlo.multiply %121, %129 : tensor<2x2x4x4xf32>
%137 = stablehlo.multiply %121, %130 : tensor<2x2x4x4xf32>
%138 = stablehlo.select %128, %137, %121 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%139 = stablehlo.select %126, %136, %138 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%140 = stablehlo.select %128, %129, %131 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%141 = stablehlo.select %126, %130, %140 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%142 = chlo.square %135 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%143 = chlo.square %139 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%144 = stablehlo.add %142, %143 : tensor<2x2x4x4xf32>
%145 = stablehlo.sqrt %144 : tensor<2x2x4x4xf32>
%146 = stablehlo.multiply %145, %141 : tensor<2x2x4x4xf32>
%cst_23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%147 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%148 = stablehlo.compare EQ, %122, %147, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%149 = stablehlo.compare EQ, %123, %147, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%150 = stablehlo.or %148, %149 : tensor<2x2x4x4xi1>
%151 = stablehlo.select %150, %147, %146 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%152 = stablehlo.divide %135, %145 : tensor<2x2x4x4xf32>
%153 = stablehlo.divide %139, %145 : tensor<2x2x4x4xf32>
%154 = stablehlo.real %119 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%155 = stablehlo.imag %119 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%156 = stablehlo.abs %154 : tensor<2x2x4x4xf32>
%157 = stablehlo.abs %155 : tensor<2x2x4x4xf32>
%158 = stablehlo.maximum %156, %157 : tensor<2x2x4x4xf32>
%cst_24 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%159 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%160 = stablehlo.compare GE, %158, %159, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_25 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%161 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%162 = stablehlo.compare LE, %158, %161, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_26 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%163 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_27 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%164 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%165 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%166 = stablehlo.multiply %154, %163 : tensor<2x2x4x4xf32>
%167 = stablehlo.multiply %154, %164 : tensor<2x2x4x4xf32>
%168 = stablehlo.select %162, %167, %154 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%169 = stablehlo.select %160, %166, %168 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%170 = stablehlo.multiply %155, %163 : tensor<2x2x4x4xf32>
%171 = stablehlo.multiply %155, %164 : tensor<2x2x4x4xf32>
%172 = stablehlo.select %162, %171, %155 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%173 = stablehlo.select %160, %170, %172 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%174 = stablehlo.select %162, %163, %165 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%175 = stablehlo.select %160, %164, %174 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%176 = chlo.square %169 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%177 = chlo.square %173 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%178 = stablehlo.add %176, %177 : tensor<2x2x4x4xf32>
%179 = stablehlo.sqrt %178 : tensor<2x2x4x4xf32>
%180 = stablehlo.multiply %179, %175 : tensor<2x2x4x4xf32>
%cst_29 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%181 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%182 = stablehlo.compare EQ, %156, %181, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%183 = stablehlo.compare EQ, %157, %181, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%184 = stablehlo.or %182, %183 : tensor<2x2x4x4xi1>
%185 = stablehlo.select %184, %181, %180 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%186 = stablehlo.divide %169, %179 : tensor<2x2x4x4xf32>
%187 = stablehlo.divide %173, %179 : tensor<2x2x4x4xf32>
%188 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 3] : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x1x4xcomplex<f32>>
%189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%190 = stablehlo.multiply %119, %189 : tensor<2x2x4x4xcomplex<f32>>
%191 = call @inv_0(%119) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%192 = stablehlo.dot_general %190, %191, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%193 = stablehlo.transpose %115, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%194 = stablehlo.real %193 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%195 = stablehlo.imag %193 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%196 = stablehlo.negate %195 : tensor<2x2x4x4xf32>
%197 = stablehlo.complex %194, %196 : tensor<2x2x4x4xcomplex<f32>>
%198 = call @inv_0(%197) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%199 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4x1xcomplex<f32>>
%200 = stablehlo.transpose %115, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%201 = stablehlo.real %200 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%202 = stablehlo.imag %200 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%203 = stablehlo.negate %202 : tensor<2x2x4x4xf32>
%204 = stablehlo.complex %201, %203 : tensor<2x2x4x4xcomplex<f32>>
%205 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%206 = stablehlo.multiply %205, %204 : tensor<2x2x4x4xcomplex<f32>>
%207 = stablehlo.dot_general %198, %206, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%208 = call @eigvals(%arg1) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4xcomplex<f32>>
%209:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%210 = stablehlo.complex %209#0, %209#1 : tensor<4xcomplex<f32>>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%211 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<i32>
%212 = stablehlo.compare EQ, %209#4, %211, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_31 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%214 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%215 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%216 = stablehlo.select %215, %210, %214 : tensor<4xi1>, tensor<4xcomplex<f32>>
%217 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_32 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%218 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%219 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%220 = stablehlo.select %219, %209#3, %218 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%221 = stablehlo.real %220 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%222 = stablehlo.imag %220 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%223 = stablehlo.abs %221 : tensor<4x4xf32>
%224 = stablehlo.abs %222 : tensor<4x4xf32>
%225 = stablehlo.maximum %223, %224 : tensor<4x4xf32>
%cst_33 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%226 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%227 = stablehlo.compare GE, %225, %226, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_34 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%228 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%229 = stablehlo.compare LE, %225, %228, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_35 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%230 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_36 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%231 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%232 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%233 = stablehlo.multiply %221, %230 : tensor<4x4xf32>
%234 = stablehlo.multiply %221, %231 : tensor<4x4xf32>
%235 = stablehlo.select %229, %234, %221 : tensor<4x4xi1>, tensor<4x4xf32>
%236 = stablehlo.select %227, %233, %235 : tensor<4x4xi1>, tensor<4x4xf32>
%237 = stablehlo.multiply %222, %230 : tensor<4x4xf32>
%238 = stablehlo.multiply %222, %231 : tensor<4x4xf32>
%239 = stablehlo.select %229, %238, %222 : tensor<4x4xi1>, tensor<4x4xf32>
%240 = stablehlo.select %227, %237, %239 : tensor<4x4xi1>, tensor<4x4xf32>
%241 = stablehlo.select %229, %230, %232 : tensor<4x4xi1>, tensor<4x4xf32>
%242 = stablehlo.select %227, %231, %241 : tensor<4x4xi1>, tensor<4x4xf32>
%243 = chlo.square %236 : tensor<4x4xf32> -> tensor<4x4xf32>
%244 = chlo.square %240 : tensor<4x4xf32> -> tensor<4x4xf32>
%245 = stablehlo.add %243, %244 : tensor<4x4xf32>
%246 = stablehlo.sqrt %245 : tensor<4x4xf32>
%247 = stablehlo.multiply %246, %242 : tensor<4x4xf32>
%cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%248 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%249 = stablehlo.compare EQ, %223, %248, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%250 = stablehlo.compare EQ, %224, %248, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%251 = stablehlo.or %249, %250 : tensor<4x4xi1>
%252 = stablehlo.select %251, %248, %247 : tensor<4x4xi1>, tensor<4x4xf32>
%253 = stablehlo.divide %236, %246 : tensor<4x4xf32>
%254 = stablehlo.divide %240, %246 : tensor<4x4xf32>
return %7, %47, %81, %88, %103, %111, %151, %185, %192, %207, %208, %252 : tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<4x4xf32>
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%22 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%23 = stablehlo.add %22, %c_10 : tensor<i64>
%24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
%25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%28 = stablehlo.add %20, %c_12 : tensor<i32>
%29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
%35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%39 = stablehlo.add %20, %c_16 : tensor<i32>
%40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %43, %14, %42 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %13 : tensor<4x4xcomplex<f32>>
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
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %16 : tensor<4x4xcomplex<f32>>
}
func.func private @inv_0(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = call @solve_1(%arg0, %6) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %7 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @solve_1(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
%20 = "stablehlo.gather"(%iterArg, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%21 = stablehlo.reshape %20 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%23 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %23, %c_10 : tensor<i64>
%25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
%27 = "stablehlo.gather"(%iterArg_5, %26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%28 = stablehlo.reshape %27 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %21, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.gather"(%iterArg_5, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%36 = stablehlo.reshape %35 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%38 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
%40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%46 = stablehlo.add %21, %45 : tensor<2x2xi32>
%47 = stablehlo.select %44, %46, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%50 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %50, %14, %49 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%12 = call @_lu_solve_2(%8, %10#3, %11) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %13 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
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
func.func private @eigvals(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4xcomplex<f32>> {
%0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<2x2x4xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f32>>
return %7 : tensor<2x2x4xcomplex<f32>>
}
}
// -----
// schur_float32
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
%r:9 = call @f(%a0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x1EAB2C40904B843B904B843B553F713E"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.2162000707103289e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x1D2E31BF4B7CF93FE3A339BFB1BC933F0863BD3FEE0EDFBE8B6F7EBE204E02BF543DC9BFC850ACBD7E6D84BFD8AE78BFD06AA1BFC0BD9CBF03AEA03F80BA9DBE"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.3235149626543716e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0xFEFF7F3F0000B0B40000A033000000B30000B0B4F6FF7F3F0000E0B4000078B40000A0330000E0B4F7FF7F3F000080B2000000B3000078B4000080B2FFFF7F3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920928244535389e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x1EAB2C40D1BB5E3F623F713ECCBB5E3F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.2162000707103289e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x2A2E31BF00004034507CF93F0000AE34CEA339BF000060B4AFBC933F0000A8B40C63BD3F000014B4E90EDFBE00007833C66F7EBE000080B4254E02BF000000B3543DC9BF00002834F050ACBD000040347A6D84BF0000C033EEAE78BF00006834DC6AA1BF000040B4C6BD9CBF0000B8B404AEA03F0000903466BA9DBE00004034"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.3235156731971074e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0xFBFF7F3F000000008644E0B35B8429B4BA0A68B4B0C6F0317A506AB3B0ECD6338644E0B35B8429340400803F0000000000000834000020340000B0B3000000B4BA0A68B4B0C6F0B100000834000020B4FBFF7F3F00000000000000B3000048347A506AB3B0ECD6B30000B0B300000034000000B3000048B4FCFF7F3F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x0400000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>) {
%0:2 = call @_schur(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
%1 = call @_diag(%0#0) : (tensor<4x4xf32>) -> tensor<4xf32>
%2 = stablehlo.abs %1 : tensor<4xf32>
%3 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%4 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%6 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
%7 = stablehlo.dot_general %6, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%8 = call @tril(%0#0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%10 = stablehlo.add %8, %9 : tensor<4x4xf32>
%11:2 = call @_schur_0(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%12 = call @_diag_1(%11#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%13 = stablehlo.real %12 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%14 = stablehlo.imag %12 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%15 = stablehlo.abs %13 : tensor<4xf32>
%16 = stablehlo.abs %14 : tensor<4xf32>
%17 = stablehlo.maximum %15, %16 : tensor<4xf32>
%cst_0 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%19 = stablehlo.compare GE, %17, %18, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_1 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
%21 = stablehlo.compare LE, %17, %20, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_2 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
%cst_3 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
%25 = stablehlo.multiply %13, %22 : tensor<4xf32>
%26 = stablehlo.multiply %13, %23 : tensor<4xf32>
%27 = stablehlo.select %21, %26, %13 : tensor<4xi1>, tensor<4xf32>
%28 = stablehlo.select %19, %25, %27 : tensor<4xi1>, tensor<4xf32>
%29 = stablehlo.multiply %14, %22 : tensor<4xf32>
%30 = stablehlo.multiply %14, %23 : tensor<4xf32>
%31 = stablehlo.select %21, %30, %14 : tensor<4xi1>, tensor<4xf32>
%32 = stablehlo.select %19, %29, %31 : tensor<4xi1>, tensor<4xf32>
%33 = stablehlo.select %21, %22, %24 : tensor<4xi1>, tensor<4xf32>
%34 = stablehlo.select %19, %23, %33 : tensor<4xi1>, tensor<4xf32>
%35 = chlo.square %28 : tensor<4xf32> -> tensor<4xf32>
%36 = chlo.square %32 : tensor<4xf32> -> tensor<4xf32>
%37 = stablehlo.add %35, %36 : tensor<4xf32>
%38 = stablehlo.sqrt %37 : tensor<4xf32>
%39 = stablehlo.multiply %38, %34 : tensor<4xf32>
%cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
%41 = stablehlo.compare EQ, %15, %40, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%42 = stablehlo.compare EQ, %16, %40, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%43 = stablehlo.or %41, %42 : tensor<4xi1>
%44 = stablehlo.select %43, %40, %39 : tensor<4xi1>, tensor<4xf32>
%45 = stablehlo.divide %28, %38 : tensor<4xf32>
%46 = stablehlo.divide %32, %38 : tensor<4xf32>
%47 = stablehlo.dot_general %11#1, %11#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%48 = stablehlo.transpose %11#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%49 = stablehlo.real %48 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%50 = stablehlo.imag %48 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%51 = stablehlo.negate %50 : tensor<4x4xf32>
%52 = stablehlo.complex %49, %51 : tensor<4x4xcomplex<f32>>
%53 = stablehlo.dot_general %47, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%54 = stablehlo.transpose %11#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%55 = stablehlo.real %54 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%56 = stablehlo.imag %54 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%57 = stablehlo.negate %56 : tensor<4x4xf32>
%58 = stablehlo.complex %55, %57 : tensor<4x4xcomplex<f32>>
%59 = stablehlo.dot_general %58, %11#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%60 = call @tril_3(%11#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%61 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%62 = stablehlo.add %60, %61 : tensor<4x4xcomplex<f32>>
%63:6 = stablehlo.custom_call @lapack_sgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%65 = stablehlo.compare EQ, %63#5, %64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%67 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%68 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%69 = stablehlo.select %68, %63#0, %67 : tensor<4x4xi1>, tensor<4x4xf32>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
return %2, %5, %7, %10, %44, %53, %59, %62, %c_8 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>
}
func.func private @_schur(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
%0:6 = stablehlo.custom_call @lapack_sgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xf32>
return %6, %10 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func private @_diag(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
%0 = call @diagonal(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
return %0 : tensor<4xf32>
}
func.func private @diagonal(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<4xi64>
%9 = stablehlo.iota dim = 0 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.add %8, %12 : tensor<4xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_4 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
%18 = stablehlo.add %9, %17 : tensor<4xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
%20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
%21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x2xi32>) -> tensor<4xf32>
stablehlo.return %25 : tensor<4xf32>
}) : (tensor<i32>) -> tensor<4xf32>
return %7 : tensor<4xf32>
}
func.func private @tril(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
return %6 : tensor<4x4xf32>
}
func.func private @_schur_0(%arg0: tensor<4x4xf32>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
%1:5 = stablehlo.custom_call @lapack_cgees_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%7 = stablehlo.select %6, %1#0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%11 = stablehlo.select %10, %1#1, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %7, %11 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @_diag_1(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0 = call @diagonal_2(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %0 : tensor<4xcomplex<f32>>
}
func.func private @diagonal_2(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<4xi64>
%9 = stablehlo.iota dim = 0 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.add %8, %12 : tensor<4xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_4 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
%18 = stablehlo.add %9, %17 : tensor<4xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
%20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
%21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>, tensor<4x2xi32>) -> tensor<4xcomplex<f32>>
stablehlo.return %25 : tensor<4xcomplex<f32>>
}) : (tensor<i32>) -> tensor<4xcomplex<f32>>
return %7 : tensor<4xcomplex<f32>>
}
func.func private @tril_3(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
}
// -----
// norms_float32
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
%r:6 = call @f(%a0, %a1) : (tensor<4x4xf32>, tensor<5x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<3x5xf32>, tensor<3x2xf32>)
%e0 = stablehlo.constant dense<"0x12703A40"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.3890696664020652e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x1793E740"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4507299915276235e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0x96A19A42"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.6866949812974781e-03 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x0300000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x6C0CD6BE09368B3E5444F2BD760A993B465795BEB99B983E3FE7D53DCBB6C4BDBF2327BEF05E1CBD9A8CEBBD2CAE193CC545A8BE68CB61BED3CD1A3E"> : tensor<3x5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.9934822148570674e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000803FE2157D3478EF33330100803F30F754335CBD1534"> : tensor<3x2xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.7683721504654386e-05 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf32>, %arg1: tensor<5x3xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<3x5xf32>, tensor<3x2xf32>) {
%0 = call @norm(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
%1 = call @norm_0(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
%2 = call @cond(%arg0) : (tensor<4x4xf32>) -> tensor<f32>
%3 = call @matrix_rank(%arg1) : (tensor<5x3xf32>) -> tensor<i64>
%4 = call @_pinv(%arg1) : (tensor<5x3xf32>) -> tensor<3x5xf32>
%5 = stablehlo.slice %arg1 [0:5, 0:2] : (tensor<5x3xf32>) -> tensor<5x2xf32>
%6:4 = call @_lstsq(%arg1, %5) : (tensor<5x3xf32>, tensor<5x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>, tensor<3xf32>)
return %0, %1, %2, %3, %4, %6#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<3x5xf32>, tensor<3x2xf32>
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
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
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
func.func private @norm_0(%arg0: tensor<4x4xf32>) -> tensor<f32> {
%0 = call @svd(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
return %1 : tensor<f32>
}
func.func private @cond(%arg0: tensor<4x4xf32>) -> tensor<f32> {
%0 = call @svd_1(%arg0) : (tensor<4x4xf32>) -> tensor<4xf32>
%1 = stablehlo.slice %0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %0 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.divide %2, %4 : tensor<f32>
%6 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%c = stablehlo.constant dense<false> : tensor<i1>
%8 = stablehlo.reduce(%7 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
%9 = stablehlo.not %8 : tensor<i1>
%10 = stablehlo.and %6, %9 : tensor<i1>
%cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%11 = call @_where(%10, %cst, %5) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
return %11 : tensor<f32>
}
func.func private @svd_1(%arg0: tensor<4x4xf32>) -> tensor<4xf32> {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
return %1 : tensor<f32>
}
func.func private @matrix_rank(%arg0: tensor<5x3xf32>) -> tensor<i64> {
%0 = call @svd_2(%arg0) : (tensor<5x3xf32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
%2 = stablehlo.multiply %1, %cst_0 : tensor<f32>
%cst_1 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%3 = stablehlo.multiply %2, %cst_1 : tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
%6 = stablehlo.compare GT, %0, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%7 = stablehlo.convert %6 : (tensor<3xi1>) -> tensor<3xi32>
%8 = stablehlo.convert %7 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.reduce(%8 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %9 : tensor<i64>
}
func.func private @svd_2(%arg0: tensor<5x3xf32>) -> tensor<3xf32> {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
func.func private @_pinv(%arg0: tensor<5x3xf32>) -> tensor<3x5xf32> {
%cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
%cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
%1:3 = call @svd_3(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
%3 = stablehlo.slice %1#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%4 = stablehlo.multiply %2, %3 : tensor<1xf32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
%6 = stablehlo.compare GT, %1#1, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%7 = call @_where_4(%6, %1#1, %cst_1) : (tensor<3xi1>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
%8 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%9 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
%12 = stablehlo.divide %9, %11 : tensor<3x5xf32>
%13 = stablehlo.dot_general %8, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %13 : tensor<3x5xf32>
}
func.func private @svd_3(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
return %10, %6, %14 : tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>
}
func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f64>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @_lstsq(%arg0: tensor<5x3xf32>, %arg1: tensor<5x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>, tensor<3xf32>) {
%0:3 = call @svd_5(%arg0) : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
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
%12 = call @_where_6(%8, %0#1, %c_1) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
%14 = stablehlo.divide %13, %12 : tensor<3xf32>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = call @_where_6(%8, %14, %c_3) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
%17 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
%18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x5xf32>, tensor<5x2xf32>) -> tensor<3x2xf32>
%19 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
%20 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
%21 = stablehlo.multiply %20, %18 : tensor<3x2xf32>
%22 = stablehlo.dot_general %19, %21, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%23 = stablehlo.dot_general %arg0, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf32>, tensor<3x2xf32>) -> tensor<5x2xf32>
%24 = stablehlo.subtract %arg1, %23 : tensor<5x2xf32>
%25 = call @norm_7(%24) : (tensor<5x2xf32>) -> tensor<2xf32>
%26 = stablehlo.multiply %25, %25 : tensor<2xf32>
return %22, %26, %11, %0#1 : tensor<3x2xf32>, tensor<2xf32>, tensor<i64>, tensor<3xf32>
}
func.func private @svd_5(%arg0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i32>)
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
return %10, %6, %14 : tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>
}
func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @norm_7(%arg0: tensor<5x2xf32>) -> tensor<2xf32> {
%0 = stablehlo.multiply %arg0, %arg0 : tensor<5x2xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
%2 = stablehlo.sqrt %1 : tensor<2xf32>
return %2 : tensor<2xf32>
}
}
// -----
// not_a_number_float32
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
%c0 = stablehlo.constant dense<"0xE0277FBFCDBCE43F66119FBFEB33A4BFA3B619BF7FF689BF54892E3F5114C5BF10E9CA3FE15CB73F758DFEBF6CD8293ECA4AC9BFA8DA77BF6932AABE05FD3DBEB87802BE78E3DA3FB60477BFDBCC9FBF4C9A2E3F35ABE43FAB7AD83F21B0C23FC50CDFBFA296DF3F78D2183F0000C07FDF36BCBE1FAC8FBF2D00963F8283253F21C48E3F59E998BF4036BBBFDEF9863F95A4F5BFC625E43FC4D5BABF9F06CD3EA2DFA5BEDB5434BF7BD5A8BF568E8F3F913CD43F425D6A3F1C62CD3E5D87583FA6D1133EA4A76E3E3AEACF3F83935EBFFB398EBF04D9E43F30E0E23FACA1C4BD93FF993F8616793F3606E63FFD2AD6BF43DBCB3F1BDD013AC60B51BE0B3E3F3F"> : tensor<2x2x4x4xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xf32>
%r:3 = call @f(%a0) : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi1>)
%e0 = stablehlo.constant dense<"0x1FCBC63F000000003C4C17C05170DA3F3C4C17C05170DABFBF7189BF000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F997631C0000000001A4740400000000070DD1B3F000000005AC8CA3F00000000B21486BF00000000D9CB394000000000B8BAA73F8460463FB8BAA73F846046BF"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4325808024295839e-04 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x4DD66C40E89E2B4024FDAD3F6087863F0000C07F0000C07F0000C07F0000C07FFB925040E30A3A40DD19FC3FCF7EDC3EEAB376405ABA1740B6CBAB3F5919133F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.8380790152150439e-04 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e2 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi1>) {
%0 = call @eigvals(%arg0) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4xcomplex<f32>>
%1 = call @svd(%arg0) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32>
%2 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.dot_general %arg0, %2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%4 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %4, %6 : tensor<4x4xi64>
%8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%9 = stablehlo.convert %8 : (tensor<4x4xi1>) -> tensor<4x4xf32>
%cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%11 = stablehlo.multiply %10, %9 : tensor<4x4xf32>
%12 = stablehlo.broadcast_in_dim %11, dims = [2, 3] : (tensor<4x4xf32>) -> tensor<1x1x4x4xf32>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf32>) -> tensor<2x2x4x4xf32>
%14 = stablehlo.add %3, %13 : tensor<2x2x4x4xf32>
%15 = call @cholesky(%14) : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
%16 = stablehlo.slice %15 [0:2, 0:2, 3:4, 3:4] : (tensor<2x2x4x4xf32>) -> tensor<2x2x1x1xf32>
%17 = stablehlo.reshape %16 : (tensor<2x2x1x1xf32>) -> tensor<2x2xf32>
%18 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
return %0, %1, %18 : tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi1>
}
func.func private @eigvals(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4xcomplex<f32>> {
%0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<2x2x4xcomplex<f32>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f32>>
return %7 : tensor<2x2x4xcomplex<f32>>
}
func.func private @svd(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4xf32> {
%0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
return %6 : tensor<2x2x4xf32>
}
func.func private @cholesky(%arg0: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
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
}
// -----
// eigh_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525F6BF000000D0F66D0B4000000000F56002C0000000005C5CBBBF000000D0F66D0B40000000C0DDE1EBBF000000607E49D5BF000000F09ABCFBBF00000000F56002C0000000607E49D5BF000000C0AF8D00C000000000482BD23F000000005C5CBBBF000000F09ABCFBBF00000000482BD23F000000E04EB7E3BF"> : tensor<4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xf64>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F0000002092C7F73F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xf64>
%r:10 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%e0 = stablehlo.constant dense<"0x33E2C21B601416C0834CB099D98E02C0A5BC031CABAEE0BF110037D0665C0B40"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.2256635427948682e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0C525F6BFFDFFFFCFF66D0B40FEFFFFFFF46002C0190000005C5CBBBFFDFFFFCFF66D0B40F1FFFFBFDDE1EBBF0A0000607E49D5BFFBFFFFEF9ABCFBBFFEFFFFFFF46002C0060000607E49D5BFFEFFFFBFAF8D00C0E9FFFFFF472BD23F150000005C5CBBBFFBFFFFEF9ABCFBBFE9FFFFFF472BD23F030000E04EB7E3BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 7.6132287446171951e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xFCFFFFFFFFFFEF3F6A6D9D79EB5583BC9A70C57CF4968C3C67E6011AB11AB7BC6A6D9D79EB5583BC000000000000F03FC871DBAB7ED1833C78250C78A9F99E3C9A70C57CF4968C3CC871DBAB7ED1833CFDFFFFFFFFFFEF3FEE0872D17C529D3C67E6011AB11AB7BC78250C78A9F99E3CEE0872D17C529D3C000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x32E2C21B601416C0864CB099D98E02C0A7BC031CABAEE0BF180037D0665C0B40"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.2256635427948679e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e4 = stablehlo.constant dense<"0x0B0000C0C525F6BFFEFFFFCFF66D0B40FEFFFFFFF46002C0F0FFFFFF5B5CBBBFFEFFFFCFF66D0B40F6FFFFBFDDE1EBBF1B0000607E49D5BF000000F09ABCFBBFFEFFFFFFF46002C0180000607E49D5BFFCFFFFBFAF8D00C0FFFFFFFF472BD23FF0FFFFFF5B5CBBBF000000F09ABCFBBFFFFFFFFF472BD23FFEFFFFDF4EB7E3BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 7.6132287446171951e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000F03FC9DCD7D07919793CDC6E03C1B2C8923C93D4B5F2787EBC3CC9DCD7D07919793CFAFFFFFFFFFFEF3F66DC4A1D6457AABCE66376F796C6C0BCDC6E03C1B2C8923C66DC4A1D6457AABCFDFFFFFFFFFFEF3F497C5EF01319B3BC93D4B5F2787EBC3CE66376F796C6C0BC497C5EF01319B3BCFAFFFFFFFFFFEF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x2FD5BDA87FEB10C089DD07CC1AA5F5BF8C811E5082C8DBBFA2D2066F494AFC3F80125D51099104C01714A3EEDED3C2BF11B3986816F50340B290AE87A201094060AB456E653603C0E39E40425653E8BF39369483DCB50040DC9C4123E0FA0B4033D772A50487FEBFFB7CDB34B175ED3F2F04C870B57305402D88BAD8E7410640"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 9.3924405331014758e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0xFEFFFFFFFBE4EFBF01000060D436E3BFFEFFFFFF215DF93FFCFFFF3F5929F9BF03000060D436E3BF030000E0CF3EF1BFFEFFFF1F9CEBF63F0000000055FBEEBFFEFFFFFF215DF93FFDFFFF1F9CEBF63FFDFFFF9FAED1FFBF050000204D46D5BFFCFFFF3F5929F9BFFFFFFFFF54FBEEBF020000204D46D5BF320000A0A0BFC7BF01000000174FC0BF0100008049D3E53F020000A098E1FBBF0D0000E0DB86D7BF0100008049D3E53F080000A06695FC3F01000040D4F2FB3F030000E083F5F1BF010000A098E1FBBF00000040D4F2FB3F0E0000004F1AE33F000000A005C0F23F0D0000E0DB86D7BF030000E083F5F1BFFFFFFF9F05C0F23F1100004070B0E43FFAFFFF1F84D8F13F010000A092B4FEBF08000040F4BBD4BF020000209287FA3F000000A092B4FEBFFEFFFFBFB884FC3F040000609B8AE6BF0B000040A84BED3F06000040F4BBD4BF030000609B8AE6BF0B000060AF1AF5BF0B00008043ACD93F010000209287FA3F0B000040A84BED3F0C00008043ACD93F020000A0EB10EB3F020000C0347AC23FFFFFFF5F3FC7F1BFFDFFFF5FF23FF33FFFFFFF5F687BF93FFFFFFF5F3FC7F1BF0A000080209BFC3F0C0000C0D022EF3FFAE9FF5FA33B403FFEFFFF5FF23FF33F0C0000C0D022EF3F070000C0C6C0FC3F0E0000C07821CABF00000060687BF93FEAEAFF5FA33B403F100000C07821CABF04000060C1E7E73F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 4.4157831302682513e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3FB08BCF39EF3E80BC1C0F1ED75A38B13C94A7CC68B2F197BCB08BCF39EF3E80BC000000000000F03F567BF5CE12A4B03C51CDBA5F70E1AABC1C0F1ED75A38B13C567BF5CE12A4B03CF8FFFFFFFFFFEF3F0B198E54EF42B3BC94A7CC68B2F197BC51CDBA5F70E1AABC0B198E54EF42B3BCFBFFFFFFFFFFEF3FFFFFFFFFFFFFEF3FA0F55370B5D3ABBC2BF3BF418242C43C9A0A9C04A0D59A3CA0F55370B5D3ABBCFFFFFFFFFFFFEF3F6C3801A78DB9863CD327D433A38A9A3C2BF3BF418242C43C6C3801A78DB9863C060000000000F03F136D19B80FC593BC9A0A9C04A0D59A3CD327D433A38A9A3C136D19B80FC593BC020000000000F03F030000000000F03FDE87F96E6BD7B6BC0D4523E9203AB13C18429A6705F1A03CDE87F96E6BD7B6BC020000000000F03F2C2A891C864AA9BC477284512D96ABBC0D4523E9203AB13C2C2A891C864AA9BC010000000000F03F0A018480F643A83C18429A6705F1A03C477284512D96ABBC0A018480F643A83CFDFFFFFFFFFFEF3FFEFFFFFFFFFFEF3F014FE706414882BC9EB2789C675DAA3CBED5627ED26B873C014FE706414882BC030000000000F03F646F9ED9D2CC773CFAA5B00D682E943C9EB2789C675DAA3C646F9ED9D2CC773CFEFFFFFFFFFFEF3F3DDC2F04BEAAA0BCBED5627ED26B873CFAA5B00D682E943C3DDC2F04BEAAA0BC050000000000F03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.2204460492503159e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e9 = stablehlo.constant dense<"0xC0BF05C7400317C0F309B8D3722A10C0FAC43A857DE400C05D58B626F4440B40A6AB1F37A3A911C08282EE57B56BEDBFD4B41A8BFE6B114020C702078D231B40370218610F9A16C0CBB93D97C99ADF3F9AC3C37014DA0D40CF444237DA1819405A1632D3812406C022DE9138F3A9FB3FE73343872FCB0740B4F9D29BB3111C40"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.5581506563380014e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) {
%0:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf64>
%11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
%13 = stablehlo.multiply %6, %12 : tensor<4x4xf64>
%14 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%16 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%17 = stablehlo.dot_general %16, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%18:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%20 = stablehlo.compare EQ, %18#2, %19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%24 = stablehlo.select %23, %18#0, %22 : tensor<4x4xi1>, tensor<4x4xf64>
%25 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
%27 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%28 = stablehlo.select %27, %18#1, %26 : tensor<4xi1>, tensor<4xf64>
%29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
%31 = stablehlo.multiply %24, %30 : tensor<4x4xf64>
%32 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%33 = stablehlo.dot_general %31, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%34 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%35 = stablehlo.dot_general %34, %24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%36:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2xi32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%38 = stablehlo.compare EQ, %36#2, %37, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%42 = stablehlo.select %41, %36#0, %40 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%43 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%44 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%46 = stablehlo.select %45, %36#1, %44 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x1x4xf64>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf64>) -> tensor<2x2x4x4xf64>
%49 = stablehlo.multiply %42, %48 : tensor<2x2x4x4xf64>
%50 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%51 = stablehlo.dot_general %49, %50, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%52 = stablehlo.transpose %42, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%53 = stablehlo.dot_general %52, %42, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%54 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%55 = stablehlo.add %arg1, %54 : tensor<2x2x4x4xf64>
%56 = call @eigvalsh(%55) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64>
return %10, %15, %17, %28, %33, %35, %46, %51, %53, %56 : tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>
}
func.func private @eigvalsh(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64> {
%0:2 = call @eigh(%arg0) : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4xf64>, tensor<2x2x4x4xf64>)
return %0#0 : tensor<2x2x4xf64>
}
func.func private @eigh(%arg0: tensor<2x2x4x4xf64>) -> (tensor<2x2x4xf64>, tensor<2x2x4x4xf64>) {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%1 = stablehlo.add %arg0, %0 : tensor<2x2x4x4xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf64>
%4:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%10 = stablehlo.select %9, %4#0, %8 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%11 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%14 = stablehlo.select %13, %4#1, %12 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
return %14, %10 : tensor<2x2x4xf64>, tensor<2x2x4x4xf64>
}
}
// -----
// svd_float64
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
%r:33 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xf64>, tensor<5x3xf64>, tensor<3x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>)
%e0 = stablehlo.constant dense<"0xAEB5EC2B024E07402C9E546E14CC04406B72CB0E0AFBFA3FEDC152478B4AA33F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 6.4683593580503238e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x040000C0C525E6BFFEFFFF3F8B2FFF3F010000C07B34E7BF010000009677F23F0200006062ACF73FFAFFFFBFDDE1DBBFF7FFFF7FF2CDCFBF000000A0C349E0BF02000020AC27F9BF3D000080148AB5BFFEFFFFBFAF8DF0BF05000040DD15EFBF010000C05B2DF4BFFDFFFF1FB997F3BF020000A0C015F43FFDFFFFDF4EB7D3BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3278878448206526e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03FEE0F59667DD9AA3C5036087C5308A9BCE4624182C3A1863CEE0F59667DD9AA3C000000000000F03F604EAC81EC939DBC02B3D83BE7D995BC5036087C5308A9BC604EAC81EC939DBC010000000000F03F0C74B946DC41BC3CE4624182C3A1863C02B3D83BE7D995BC0C74B946DC41BC3C000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000F03F0CE6D1BCB60B97BCE053494249B0B33C00F8E46C9C14543C0CE6D1BCB60B97BC010000000000F03FD0E7BE6B127C803C00D03959315C6FBCE053494249B0B33CD0E7BE6B127C803C000000000000F03F003E2958D3108C3C00F8E46C9C14543C00D03959315C6FBC003E2958D3108C3CFFFFFFFFFFFFEF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e4 = stablehlo.constant dense<"0xAEB5EC2B024E07402C9E546E14CC04406B72CB0E0AFBFA3FEDC152478B4AA33F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 6.4683593580503238e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x040000C0C525E6BFFEFFFF3F8B2FFF3F010000C07B34E7BF010000009677F23F0200006062ACF73FFAFFFFBFDDE1DBBFF7FFFF7FF2CDCFBF000000A0C349E0BF02000020AC27F9BF3D000080148AB5BFFEFFFFBFAF8DF0BF05000040DD15EFBF010000C05B2DF4BFFDFFFF1FB997F3BF020000A0C015F43FFDFFFFDF4EB7D3BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.3278878448206526e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03FEE0F59667DD9AA3C5036087C5308A9BCE4624182C3A1863CEE0F59667DD9AA3C000000000000F03F604EAC81EC939DBC02B3D83BE7D995BC5036087C5308A9BC604EAC81EC939DBC010000000000F03F0C74B946DC41BC3CE4624182C3A1863C02B3D83BE7D995BC0C74B946DC41BC3C000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F03F0CE6D1BCB60B97BCE053494249B0B33C00F8E46C9C14543C0CE6D1BCB60B97BC010000000000F03FD0E7BE6B127C803C00D03959315C6FBCE053494249B0B33CD0E7BE6B127C803C000000000000F03F003E2958D3108C3C00F8E46C9C14543C00D03959315C6FBC003E2958D3108C3CFFFFFFFFFFFFEF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0xB220869367DC0940366FD7BB5CB40140CD596333D907FA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 7.1778570444006766e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0x040000C0C525E6BF050000408B2FFF3FFDFFFFBF7B34E7BF020000009677F23F0600006062ACF73F000000C0DDE1DBBF03000080F2CDCFBF050000A0C349E0BF03000020AC27F9BF02000080148AB5BF040000C0AF8DF0BF07000040DD15EFBF020000C05B2DF4BF05000020B997F3BF010000A0C015F43F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.3278878448206564e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e10 = stablehlo.constant dense<"0x010000000000F03F2E153218EDD485BC6EC608242761AD3C2E153218EDD485BC030000000000F03FF24052E39EF1A1BC6EC608242761AD3CF24052E39EF1A1BC000000000000F03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e11 = stablehlo.constant dense<"0x010000000000F03FA4E83806D497B13C02F20B8F4FFCA6BCA4E83806D497B13CFFFFFFFFFFFFEF3F24D9DEB6BD0A79BC02F20B8F4FFCA6BC24D9DEB6BD0A79BCFFFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e12 = stablehlo.constant dense<"0xB220869367DC0940366FD7BB5CB40140CD596333D907FA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 7.1778570444006766e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0x040000C0C525E6BF050000408B2FFF3FFDFFFFBF7B34E7BF020000009677F23F0600006062ACF73F000000C0DDE1DBBF03000080F2CDCFBF050000A0C349E0BF03000020AC27F9BF02000080148AB5BF040000C0AF8DF0BF07000040DD15EFBF020000C05B2DF4BF05000020B997F3BF010000A0C015F43F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 4.3278878448206564e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e14 = stablehlo.constant dense<"0x010000000000F03F2E153218EDD485BC6EC608242761AD3C6A56F6FF48598B3CF924A2C9350690BC2E153218EDD485BC030000000000F03FF24052E39EF1A1BCEAC482A3F11D813C8E55C3303AA38D3C6EC608242761AD3CF24052E39EF1A1BC000000000000F03F2752B6155AFF93BC4C4C7D5611A77D3C6A56F6FF48598B3CEAC482A3F11D813C2752B6155AFF93BC000000000000F03FB01345A8FBD3583CF924A2C9350690BCC7AA61189DD1963C4C4C7D5611A77D3CB01345A8FBD3583CFEFFFFFFFFFFEF3F"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e15 = stablehlo.constant dense<"0x010000000000F03FA4E83806D497B13C02F20B8F4FFCA6BCA4E83806D497B13CFFFFFFFFFFFFEF3F24D9DEB6BD0A79BC02F20B8F4FFCA6BC24D9DEB6BD0A79BCFFFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e16 = stablehlo.constant dense<"0x4DC230A8574C0840B78EEB87560E0140696D1A050D4DFA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 6.7441087546697269e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e17 = stablehlo.constant dense<"0x000000E02003E03F01000060F36BF93FFFFFFF9FD5A4F13FFFFFFF9F3496F1BFFDFFFFBF2694E9BFF9FFFFBF4CE8F73FFCFFFFBFBBA9FFBFFDFFFF9F018FF43FFDFFFF7F2F03F33FF8FFFF7FD46AC0BFFFFFFFBF3B36E9BFFDFFFF9F8C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 4.3941268800871223e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e18 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F113A3527C2B9B0BC2F96A770C1A5903C113A3527C2B9B0BCFBFFFFFFFFFFEF3F69F773F1783A8DBC2F96A770C1A5903C69F773F1783A8DBCFCFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 2.2204460492503124e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e19 = stablehlo.constant dense<"0xF8FFFFFFFFFFEF3F602C9D6C36F7B8BC3A9CF0CD42DAA0BC602C9D6C36F7B8BC000000000000F03F56A33A429ED2773C3A9CF0CD42DAA0BC56A33A429ED2773CFEFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e20 = stablehlo.constant dense<"0x4DC230A8574C0840B78EEB87560E0140696D1A050D4DFA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 6.7441087546697269e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e21 = stablehlo.constant dense<"0x000000E02003E03F01000060F36BF93FFFFFFF9FD5A4F13FFFFFFF9F3496F1BFFDFFFFBF2694E9BFF9FFFFBF4CE8F73FFCFFFFBFBBA9FFBFFDFFFF9F018FF43FFDFFFF7F2F03F33FF8FFFF7FD46AC0BFFFFFFFBF3B36E9BFFDFFFF9F8C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 4.3941268800871223e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e22 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F113A3527C2B9B0BC2F96A770C1A5903C113A3527C2B9B0BCFBFFFFFFFFFFEF3F69F773F1783A8DBC2F96A770C1A5903C69F773F1783A8DBCFCFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 2.2204460492503124e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e23 = stablehlo.constant dense<"0xF8FFFFFFFFFFEF3F602C9D6C36F7B8BC3A9CF0CD42DAA0BCC05AEFAE9A5B4DBC602C9D6C36F7B8BC000000000000F03F56A33A429ED2773C9D00296E3BD893BC3A9CF0CD42DAA0BC56A33A429ED2773CFEFFFFFFFFFFEF3FA4A0C96337409EBCC05AEFAE9A5B4DBC9D00296E3BD893BCA4A0C96337409EBC000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e24 = stablehlo.constant dense<"0xBBE4567FC99A0D40BCEA1407DD730540CE783674A4BFF53F3888088FEBD0F03FDF6B982C61EE0D40B56A7ACE113B07409CDEF2B7D78AFD3F0457DF260C55E03F796C93365F120A402E498D865C410740EB5FA6423B83FF3FB402369DD98FDB3F6FA286FA7CD60E407048603A4BF702409642D1607679F53FC49852F62A63E23F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 8.5592212546314838e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e25 = stablehlo.constant dense<"0xF8FFFFFFFBE4EFBFFAFFFF9F9997FC3FFBFFFFBF2CE2F3BFF8FFFF5F7D86F4BFFFFFFF5FD436E3BFFEFFFFDFCF3EF1BFF9FFFF7F2AD1E53F030000208AA2F8BF03000000225DF93FFCFFFF1F9CEBF63F030000A0AED1FFBFF1FFFF7F0D3BC53F010000405929F9BFFEFFFFFF54FBEEBF070000204D46D5BFF3FFFF9FA0BFC7BF03000000174FC0BF050000006F5CFB3F060000C096E0EEBF020000609BF9F3BF0100008049D3E53F070000A06695FC3F06000060550FFB3F030000200456F83F040000A098E1FBBF0E000040D4F2FB3F060000004F1AE33F0300002092C7F73FFEFFFFDFDB86D7BF060000E083F5F1BFFEFFFF9F05C0F23FFCFFFF3F70B0E43F2500002084D8F13FDCFFFF1F2B1DF3BF24000000C866F7BFF2FFFFBF3BDFF03F030000A092B4FEBF0D0000C0B884FC3F05000080B85AF7BF260000E0D3A0D93F82FFFF3FF4BBD4BFC4FFFF5F9B8AE6BF1E000060AF1AF5BFF0FFFFBFCAF1F13FF4FFFF1F9287FA3FFBFFFF3FA84BED3F6E00008043ACD93F4B0000A0EB10EB3F110000C0347AC23F18000080F4D4CD3F0900004047FDF93F0300006070D2EBBF040000603FC7F1BFFBFFFF7F209BFC3FFEFFFFFF055CFC3FDFFFFF7F3594B8BF03000060F23FF33FFFFFFFBFD022EF3F030000C0C6C0FC3F000000A05FC5FABF04000060687BF93F86D9FF5FA33B403FECFFFFBF7821CABFEFFFFF5FC1E7E73F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 4.4157831302682538e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e26 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3FEAF1B0B30DAD80BCD896FD40FC2FA6BC7A1737F389C2A63CEAF1B0B30DAD80BCEFFFFFFFFFFFEF3F278230F4BE34B7BC441AB0C709A2BE3CD896FD40FC2FA6BC278230F4BE34B7BCFEFFFFFFFFFFEF3FA0D3ADEE72124E3C7A1737F389C2A63C441AB0C709A2BE3CA0D3ADEE72124E3C020000000000F03F030000000000F03F30233EEC3F38BBBCBFA89A4739C767BCDBF566E2A384ABBC30233EEC3F38BBBC030000000000F03FC90162AAC926BDBC8734D31353ACB0BCBFA89A4739C767BCC90162AAC926BDBC030000000000F03F2E3562127DB8B63CDBF566E2A384ABBC8734D31353ACB0BC2E3562127DB8B63CFFFFFFFFFFFFEF3F040000000000F03F4D428D5F6C52AEBC81BAD469C37BA03CF333815F8ED5ABBC4D428D5F6C52AEBC010000000000F03F08624964239C823C8892728098BC8D3C81BAD469C37BA03C08624964239C823C030000000000F03FC18F11570E649B3CF333815F8ED5ABBC8892728098BC8D3CC18F11570E649B3C000000000000F03F010000000000F03F9A6CFAE6D39DAF3C363D1F95DF99A0BCDF4361F29FE3AE3C9A6CFAE6D39DAF3C060000000000F03FACA4099F5F72AA3C0C9057AE2A2BC03C363D1F95DF99A0BCACA4099F5F72AA3CFDFFFFFFFFFFEF3FDC605155218F9CBCDF4361F29FE3AE3C0C9057AE2A2BC03CDC605155218F9CBC010000000000F03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 2.2204460492503159e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e27 = stablehlo.constant dense<"0x000000000000F03F1462D7473C2F923C287E2E7251AF79BC17765C280BE6BA3C1462D7473C2F923C010000000000F03F5CBCE362CA32A43C2EB30BBCD1809C3C287E2E7251AF79BC5CBCE362CA32A43C030000000000F03FB88AA5FCA8CB65BC17765C280BE6BA3C2EB30BBCD1809C3CB88AA5FCA8CB65BC020000000000F03F020000000000F03F4EC034B7EB18B3BC7087C71E216996BCAABD5A0705AB9EBC4EC034B7EB18B3BCFDFFFFFFFFFFEF3F5F62C19621F58C3C82FA872A4C49883C7087C71E216996BC5F62C19621F58C3C000000000000F03F65EE10ED93828D3CAABD5A0705AB9EBC82FA872A4C49883C65EE10ED93828D3C040000000000F03F030000000000F03F70A6388B67C1843C3235A7C60B9A83BC1CB3E4C05035823C70A6388B67C1843C030000000000F03FE2AE5E7D81DB913C44BCD529D4F4943C3235A7C60B9A83BCE2AE5E7D81DB913C030000000000F03F042B93491E96AD3C1CB3E4C05035823C44BCD529D4F4943C042B93491E96AD3C040000000000F03F010000000000F03FB91758CCCF30AA3C02EB433B35A1A5BCE8C0A4415E99B43CB91758CCCF30AA3CFFFFFFFFFFFFEF3F3A37B2166E9C9F3C84AB52EF68927DBC02EB433B35A1A5BC3A37B2166E9C9F3CF8FFFFFFFFFFEF3FCF857FD2347FAC3CE8C0A4415E99B43C84AB52EF68927DBCCF857FD2347FAC3C010000000000F03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e28 = stablehlo.constant dense<"0xBBE4567FC99A0D40BCEA1407DD730540CE783674A4BFF53F3888088FEBD0F03FDF6B982C61EE0D40B56A7ACE113B07409CDEF2B7D78AFD3F0457DF260C55E03F796C93365F120A402E498D865C410740EB5FA6423B83FF3FB402369DD98FDB3F6FA286FA7CD60E407048603A4BF702409642D1607679F53FC49852F62A63E23F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#28, %e28) {has_side_effect = true, tolerance = 8.5592212546314838e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e29 = stablehlo.constant dense<"0xF8FFFFFFFBE4EFBFFAFFFF9F9997FC3FFBFFFFBF2CE2F3BFF8FFFF5F7D86F4BFFFFFFF5FD436E3BFFEFFFFDFCF3EF1BFF9FFFF7F2AD1E53F030000208AA2F8BF03000000225DF93FFCFFFF1F9CEBF63F030000A0AED1FFBFF1FFFF7F0D3BC53F010000405929F9BFFEFFFFFF54FBEEBF070000204D46D5BFF3FFFF9FA0BFC7BF03000000174FC0BF050000006F5CFB3F060000C096E0EEBF020000609BF9F3BF0100008049D3E53F070000A06695FC3F06000060550FFB3F030000200456F83F040000A098E1FBBF0E000040D4F2FB3F060000004F1AE33F0300002092C7F73FFEFFFFDFDB86D7BF060000E083F5F1BFFEFFFF9F05C0F23FFCFFFF3F70B0E43F2500002084D8F13FDCFFFF1F2B1DF3BF24000000C866F7BFF2FFFFBF3BDFF03F030000A092B4FEBF0D0000C0B884FC3F05000080B85AF7BF260000E0D3A0D93F82FFFF3FF4BBD4BFC4FFFF5F9B8AE6BF1E000060AF1AF5BFF0FFFFBFCAF1F13FF4FFFF1F9287FA3FFBFFFF3FA84BED3F6E00008043ACD93F4B0000A0EB10EB3F110000C0347AC23F18000080F4D4CD3F0900004047FDF93F0300006070D2EBBF040000603FC7F1BFFBFFFF7F209BFC3FFEFFFFFF055CFC3FDFFFFF7F3594B8BF03000060F23FF33FFFFFFFBFD022EF3F030000C0C6C0FC3F000000A05FC5FABF04000060687BF93F86D9FF5FA33B403FECFFFFBF7821CABFEFFFFF5FC1E7E73F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 4.4157831302682538e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e30 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3FEAF1B0B30DAD80BCD896FD40FC2FA6BC7A1737F389C2A63CEAF1B0B30DAD80BCEFFFFFFFFFFFEF3F278230F4BE34B7BC441AB0C709A2BE3CD896FD40FC2FA6BC278230F4BE34B7BCFEFFFFFFFFFFEF3FA0D3ADEE72124E3C7A1737F389C2A63C441AB0C709A2BE3CA0D3ADEE72124E3C020000000000F03F030000000000F03F30233EEC3F38BBBCBFA89A4739C767BCDBF566E2A384ABBC30233EEC3F38BBBC030000000000F03FC90162AAC926BDBC8734D31353ACB0BCBFA89A4739C767BCC90162AAC926BDBC030000000000F03F2E3562127DB8B63CDBF566E2A384ABBC8734D31353ACB0BC2E3562127DB8B63CFFFFFFFFFFFFEF3F040000000000F03F4D428D5F6C52AEBC81BAD469C37BA03CF333815F8ED5ABBC4D428D5F6C52AEBC010000000000F03F08624964239C823C8892728098BC8D3C81BAD469C37BA03C08624964239C823C030000000000F03FC18F11570E649B3CF333815F8ED5ABBC8892728098BC8D3CC18F11570E649B3C000000000000F03F010000000000F03F9A6CFAE6D39DAF3C363D1F95DF99A0BCDF4361F29FE3AE3C9A6CFAE6D39DAF3C060000000000F03FACA4099F5F72AA3C0C9057AE2A2BC03C363D1F95DF99A0BCACA4099F5F72AA3CFDFFFFFFFFFFEF3FDC605155218F9CBCDF4361F29FE3AE3C0C9057AE2A2BC03CDC605155218F9CBC010000000000F03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#30, %e30) {has_side_effect = true, tolerance = 2.2204460492503159e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e31 = stablehlo.constant dense<"0x000000000000F03F1462D7473C2F923C287E2E7251AF79BC17765C280BE6BA3C1462D7473C2F923C010000000000F03F5CBCE362CA32A43C2EB30BBCD1809C3C287E2E7251AF79BC5CBCE362CA32A43C030000000000F03FB88AA5FCA8CB65BC17765C280BE6BA3C2EB30BBCD1809C3CB88AA5FCA8CB65BC020000000000F03F020000000000F03F4EC034B7EB18B3BC7087C71E216996BCAABD5A0705AB9EBC4EC034B7EB18B3BCFDFFFFFFFFFFEF3F5F62C19621F58C3C82FA872A4C49883C7087C71E216996BC5F62C19621F58C3C000000000000F03F65EE10ED93828D3CAABD5A0705AB9EBC82FA872A4C49883C65EE10ED93828D3C040000000000F03F030000000000F03F70A6388B67C1843C3235A7C60B9A83BC1CB3E4C05035823C70A6388B67C1843C030000000000F03FE2AE5E7D81DB913C44BCD529D4F4943C3235A7C60B9A83BCE2AE5E7D81DB913C030000000000F03F042B93491E96AD3C1CB3E4C05035823C44BCD529D4F4943C042B93491E96AD3C040000000000F03F010000000000F03FB91758CCCF30AA3C02EB433B35A1A5BCE8C0A4415E99B43CB91758CCCF30AA3CFFFFFFFFFFFFEF3F3A37B2166E9C9F3C84AB52EF68927DBC02EB433B35A1A5BC3A37B2166E9C9F3CF8FFFFFFFFFFEF3FCF857FD2347FAC3CE8C0A4415E99B43C84AB52EF68927DBCCF857FD2347FAC3C010000000000F03F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e32 = stablehlo.constant dense<"0xBCE4567FC99A0D40BBEA1407DD730540CD783674A4BFF53F3588088FEBD0F03FDD6B982C61EE0D40B46A7ACE113B07409CDEF2B7D78AFD3F0757DF260C55E03F786C93365F120A4029498D865C410740E85FA6423B83FF3FB502369DD98FDB3F6FA286FA7CD60E406F48603A4BF702409B42D1607679F53FC19852F62A63E23F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#32, %e32) {has_side_effect = true, tolerance = 8.5592212546314838e-14 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<5x3xf64>, %arg2: tensor<3x4xf64>, %arg3: tensor<2x2x4x4xf64>) -> (tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>) {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xf64>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xf64>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
%17 = stablehlo.multiply %10, %16 : tensor<4x4xf64>
%18 = stablehlo.dot_general %17, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%19 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%20 = stablehlo.dot_general %19, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%21 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%22 = stablehlo.dot_general %14, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%23:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
%28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%29 = stablehlo.select %28, %23#1, %27 : tensor<4xi1>, tensor<4xf64>
%30 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%33 = stablehlo.select %32, %23#2, %31 : tensor<4x4xi1>, tensor<4x4xf64>
%34 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%37 = stablehlo.select %36, %23#3, %35 : tensor<4x4xi1>, tensor<4x4xf64>
%38 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
%40 = stablehlo.multiply %33, %39 : tensor<4x4xf64>
%41 = stablehlo.dot_general %40, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%42 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%43 = stablehlo.dot_general %42, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%44 = stablehlo.transpose %37, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%45 = stablehlo.dot_general %37, %44, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%46:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%48 = stablehlo.compare EQ, %46#4, %47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%52 = stablehlo.select %51, %46#1, %50 : tensor<3xi1>, tensor<3xf64>
%53 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%55 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%56 = stablehlo.select %55, %46#2, %54 : tensor<5x3xi1>, tensor<5x3xf64>
%57 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%58 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%60 = stablehlo.select %59, %46#3, %58 : tensor<3x3xi1>, tensor<3x3xf64>
%61 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
%63 = stablehlo.multiply %56, %62 : tensor<5x3xf64>
%64 = stablehlo.dot_general %63, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
%65 = stablehlo.transpose %56, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
%66 = stablehlo.dot_general %65, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf64>, tensor<5x3xf64>) -> tensor<3x3xf64>
%67 = stablehlo.transpose %60, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%68 = stablehlo.dot_general %60, %67, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%69:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%71 = stablehlo.compare EQ, %69#4, %70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%73 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
%74 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%75 = stablehlo.select %74, %69#1, %73 : tensor<3xi1>, tensor<3xf64>
%76 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%79 = stablehlo.select %78, %69#2, %77 : tensor<5x5xi1>, tensor<5x5xf64>
%80 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%82 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%83 = stablehlo.select %82, %69#3, %81 : tensor<3x3xi1>, tensor<3x3xf64>
%84 = stablehlo.slice %79 [0:5, 0:3] : (tensor<5x5xf64>) -> tensor<5x3xf64>
%85 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
%87 = stablehlo.multiply %84, %86 : tensor<5x3xf64>
%88 = stablehlo.dot_general %87, %83, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
%89 = stablehlo.transpose %79, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
%90 = stablehlo.dot_general %89, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
%91 = stablehlo.transpose %83, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%92 = stablehlo.dot_general %83, %91, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%93:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<i32>)
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%94 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<i32>
%95 = stablehlo.compare EQ, %93#4, %94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_15 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%97 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3xf64>
%98 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%99 = stablehlo.select %98, %93#1, %97 : tensor<3xi1>, tensor<3xf64>
%100 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_16 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%101 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%102 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%103 = stablehlo.select %102, %93#2, %101 : tensor<3x3xi1>, tensor<3x3xf64>
%104 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_17 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%105 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%106 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%107 = stablehlo.select %106, %93#3, %105 : tensor<3x4xi1>, tensor<3x4xf64>
%108 = stablehlo.broadcast_in_dim %99, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
%110 = stablehlo.multiply %103, %109 : tensor<3x3xf64>
%111 = stablehlo.dot_general %110, %107, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%112 = stablehlo.transpose %103, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%113 = stablehlo.dot_general %112, %103, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%114 = stablehlo.transpose %107, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
%115 = stablehlo.dot_general %107, %114, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
%116:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%117 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<i32>
%118 = stablehlo.compare EQ, %116#4, %117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_19 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%120 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3xf64>
%121 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%122 = stablehlo.select %121, %116#1, %120 : tensor<3xi1>, tensor<3xf64>
%123 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_20 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%124 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%125 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%126 = stablehlo.select %125, %116#2, %124 : tensor<3x3xi1>, tensor<3x3xf64>
%127 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_21 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%128 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%129 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%130 = stablehlo.select %129, %116#3, %128 : tensor<4x4xi1>, tensor<4x4xf64>
%131 = stablehlo.broadcast_in_dim %122, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
%133 = stablehlo.multiply %126, %132 : tensor<3x3xf64>
%134 = stablehlo.slice %130 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
%135 = stablehlo.dot_general %133, %134, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%136 = stablehlo.transpose %126, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%137 = stablehlo.dot_general %136, %126, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%138 = stablehlo.transpose %130, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%139 = stablehlo.dot_general %130, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%140:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2xi32>)
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%141 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%142 = stablehlo.compare EQ, %140#4, %141, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_23 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%144 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%145 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%146 = stablehlo.select %145, %140#1, %144 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%147 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_24 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%148 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%149 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%150 = stablehlo.select %149, %140#2, %148 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%151 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_25 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%152 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%153 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%154 = stablehlo.select %153, %140#3, %152 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%155 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x1x4xf64>
%156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf64>) -> tensor<2x2x4x4xf64>
%157 = stablehlo.multiply %150, %156 : tensor<2x2x4x4xf64>
%158 = stablehlo.dot_general %157, %154, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%159 = stablehlo.transpose %150, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%160 = stablehlo.dot_general %159, %150, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%161 = stablehlo.transpose %154, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%162 = stablehlo.dot_general %154, %161, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%163:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2xi32>)
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%164 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%165 = stablehlo.compare EQ, %163#4, %164, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_27 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%167 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%168 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%169 = stablehlo.select %168, %163#1, %167 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%170 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_28 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%171 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%172 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%173 = stablehlo.select %172, %163#2, %171 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%174 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_29 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%175 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%176 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%177 = stablehlo.select %176, %163#3, %175 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%178 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x1x4xf64>
%179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf64>) -> tensor<2x2x4x4xf64>
%180 = stablehlo.multiply %173, %179 : tensor<2x2x4x4xf64>
%181 = stablehlo.dot_general %180, %177, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%182 = stablehlo.transpose %173, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%183 = stablehlo.dot_general %182, %173, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%184 = stablehlo.transpose %177, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%185 = stablehlo.dot_general %177, %184, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%186 = call @svd(%arg3) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64>
return %6, %18, %20, %22, %29, %41, %43, %45, %52, %64, %66, %68, %75, %88, %90, %92, %99, %111, %113, %115, %122, %135, %137, %139, %146, %158, %160, %162, %169, %181, %183, %185, %186 : tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4xf64>
}
func.func private @svd(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64> {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
return %6 : tensor<2x2x4xf64>
}
}
// -----
// svd_by_qr_float64
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000408B2FFF3F000000C07B34E7BF000000009677F23F0000006062ACF73F000000C0DDE1DBBF00000080F2CDCFBF000000A0C349E0BF00000020AC27F9BF00000080148AB5BF000000C0AF8DF0BF00000040DD15EFBF000000C05B2DF4BF00000020B997F3BF000000A0C015F43F"> : tensor<5x3xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xf64>
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000060F36BF93F000000A0D5A4F13F000000A03496F1BF000000C02694E9BF000000C04CE8F73F000000C0BBA9FFBF000000A0018FF43F000000802F03F33F00000080D46AC0BF000000C03B36E9BF000000A08C5CECBF"> : tensor<3x4xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xf64>
%r:16 = call @f(%a0, %a1) : (tensor<5x3xf64>, tensor<3x4xf64>) -> (tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0xB220869367DC0940366FD7BB5CB40140CD596333D907FA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.1778570444006766e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0C525E6BF080000408B2FFF3F030000C07B34E7BF020000009677F23F0700006062ACF73F070000C0DDE1DBBF02000080F2CDCFBF070000A0C349E0BF03000020AC27F9BF08000080148AB5BF050000C0AF8DF0BF05000040DD15EFBF020000C05B2DF4BF05000020B997F3BF020000A0C015F43F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3278878448206576e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e2 = stablehlo.constant dense<"0x040000000000F03F04A2901242B2B13C073FDA3C9AEB883C04A2901242B2B13C020000000000F03F6D9EEA6EC29CB2BC073FDA3C9AEB883C6D9EEA6EC29CB2BC000000000000F03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x020000000000F03F944E8C9035C1A0BC46B0479C6206A3BC944E8C9035C1A0BC000000000000F03F3CBE7FF108D8963C46B0479C6206A3BC3CBE7FF108D8963CFFFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e4 = stablehlo.constant dense<"0xB220869367DC0940366FD7BB5CB40140CD596333D907FA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 7.1778570444006766e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e5 = stablehlo.constant dense<"0x000000C0C525E6BF080000408B2FFF3F030000C07B34E7BF020000009677F23F0700006062ACF73F070000C0DDE1DBBF02000080F2CDCFBF070000A0C349E0BF03000020AC27F9BF08000080148AB5BF050000C0AF8DF0BF05000040DD15EFBF020000C05B2DF4BF05000020B997F3BF020000A0C015F43F"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.3278878448206576e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e6 = stablehlo.constant dense<"0x040000000000F03F04A2901242B2B13C073FDA3C9AEB883C6A56F6FF4859833C00E4938826D7F8BB04A2901242B2B13C020000000000F03F6D9EEA6EC29CB2BC8DB1725A7FEF82BC98AEB706F8F59C3C073FDA3C9AEB883C6D9EEA6EC29CB2BC000000000000F03F620DB194120696BC925BD50F7D38763C6A56F6FF4859833C8DB1725A7FEF82BC620DB194120696BC000000000000F03FB01345A8FBD3583C00E4938826D7F8BB98AEB706F8F59C3C925BD50F7D38763CB01345A8FBD3583CFEFFFFFFFFFFEF3F"> : tensor<5x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
%e7 = stablehlo.constant dense<"0x020000000000F03F944E8C9035C1A0BC46B0479C6206A3BC944E8C9035C1A0BC000000000000F03F3CBE7FF108D8963C46B0479C6206A3BC3CBE7FF108D8963CFFFFFFFFFFFFEF3F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e8 = stablehlo.constant dense<"0x4BC230A8574C0840B78EEB87560E0140696D1A050D4DFA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 6.7441087546697256e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0xFFFFFFDF2003E03F02000060F36BF93FFEFFFF9FD5A4F13FFFFFFF9F3496F1BFFAFFFFBF2694E9BFFDFFFFBF4CE8F73FFBFFFFBFBBA9FFBFFCFFFF9F018FF43FFFFFFF7F2F03F33F01000080D46AC0BF020000C03B36E9BFFEFFFF9F8C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.3941268800871217e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e10 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3FB3394FE7FCFFA3BC50DD86333C7F4ABCB3394FE7FCFFA3BCFFFFFFFFFFFFEF3F1A16C326704C78BC50DD86333C7F4ABC1A16C326704C78BC000000000000F03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e11 = stablehlo.constant dense<"0xFBFFFFFFFFFFEF3F8735A78AAFFFA0BCF823F2F4EE787F3C8735A78AAFFFA0BC020000000000F03F7C8CB2B5A01A91BCF823F2F4EE787F3C7C8CB2B5A01A91BC010000000000F03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e12 = stablehlo.constant dense<"0x4BC230A8574C0840B78EEB87560E0140696D1A050D4DFA3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 6.7441087546697256e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0xFFFFFFDF2003E03F02000060F36BF93FFEFFFF9FD5A4F13FFFFFFF9F3496F1BFFAFFFFBF2694E9BFFDFFFFBF4CE8F73FFBFFFFBFBBA9FFBFFCFFFF9F018FF43FFFFFFF7F2F03F33F01000080D46AC0BF020000C03B36E9BFFEFFFF9F8C5CECBF"> : tensor<3x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 4.3941268800871217e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
%e14 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3FB3394FE7FCFFA3BC50DD86333C7F4ABCB3394FE7FCFFA3BCFFFFFFFFFFFFEF3F1A16C326704C78BC50DD86333C7F4ABC1A16C326704C78BC000000000000F03F"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e15 = stablehlo.constant dense<"0xFBFFFFFFFFFFEF3F8735A78AAFFFA0BCF823F2F4EE787F3C8054E13C69B58D3C8735A78AAFFFA0BC020000000000F03F7C8CB2B5A01A91BC38ABFB81ABF597BCF823F2F4EE787F3C7C8CB2B5A01A91BC010000000000F03F0825F3A94F1490BC8054E13C69B58D3C38ABFB81ABF597BC0825F3A94F1490BC010000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xf64>, %arg1: tensor<3x4xf64>) -> (tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>) {
%0:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf64>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
%17 = stablehlo.multiply %10, %16 : tensor<5x3xf64>
%18 = stablehlo.dot_general %17, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
%19 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
%20 = stablehlo.dot_general %19, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf64>, tensor<5x3xf64>) -> tensor<3x3xf64>
%21 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%22 = stablehlo.dot_general %14, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%23:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%25 = stablehlo.compare EQ, %23#4, %24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
%28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%29 = stablehlo.select %28, %23#1, %27 : tensor<3xi1>, tensor<3xf64>
%30 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%33 = stablehlo.select %32, %23#2, %31 : tensor<5x5xi1>, tensor<5x5xf64>
%34 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%37 = stablehlo.select %36, %23#3, %35 : tensor<3x3xi1>, tensor<3x3xf64>
%38 = stablehlo.slice %33 [0:5, 0:3] : (tensor<5x5xf64>) -> tensor<5x3xf64>
%39 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
%41 = stablehlo.multiply %38, %40 : tensor<5x3xf64>
%42 = stablehlo.dot_general %41, %37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
%43 = stablehlo.transpose %33, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
%44 = stablehlo.dot_general %43, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
%45 = stablehlo.transpose %37, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%46 = stablehlo.dot_general %37, %45, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%47:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%49 = stablehlo.compare EQ, %47#4, %48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%51 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%52 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%53 = stablehlo.select %52, %47#1, %51 : tensor<3xi1>, tensor<3xf64>
%54 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%57 = stablehlo.select %56, %47#2, %55 : tensor<3x3xi1>, tensor<3x3xf64>
%58 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
%60 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%61 = stablehlo.select %60, %47#3, %59 : tensor<3x4xi1>, tensor<3x4xf64>
%62 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
%64 = stablehlo.multiply %57, %63 : tensor<3x3xf64>
%65 = stablehlo.dot_general %64, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%66 = stablehlo.transpose %57, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%67 = stablehlo.dot_general %66, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%68 = stablehlo.transpose %61, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
%69 = stablehlo.dot_general %61, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
%70:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%72 = stablehlo.compare EQ, %70#4, %71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%74 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
%75 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%76 = stablehlo.select %75, %70#1, %74 : tensor<3xi1>, tensor<3xf64>
%77 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%78 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%80 = stablehlo.select %79, %70#2, %78 : tensor<3x3xi1>, tensor<3x3xf64>
%81 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%84 = stablehlo.select %83, %70#3, %82 : tensor<4x4xi1>, tensor<4x4xf64>
%85 = stablehlo.broadcast_in_dim %76, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
%87 = stablehlo.multiply %80, %86 : tensor<3x3xf64>
%88 = stablehlo.slice %84 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
%89 = stablehlo.dot_general %87, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%90 = stablehlo.transpose %80, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%91 = stablehlo.dot_general %90, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
%92 = stablehlo.transpose %84, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%93 = stablehlo.dot_general %84, %92, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
return %6, %18, %20, %22, %29, %42, %44, %46, %53, %65, %67, %69, %76, %89, %91, %93 : tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>
}
}
// -----
// eig_float64
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
%r:12 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<2x2x4x4xf64>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0x15D48061649505C00000000000000000E0AB758AD98970BF2626588265D7EB3FE0AB758AD98970BF2626588265D7EBBF629BB470F527CE3F0000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.3962568530047081e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x5CAB7E53C12CE33FD8784CF92E74E03FD8784CF92E74E03F6952B5B4C9F8E03FC10E75F218DFE43F1473BE1696BBE23F1473BE1696BBE23FF545AD9EFBFBE63FE6CE394C70DAD73F6D6075A8424DD03F6D6075A8424DD03F874C3C0333075D3F22B6A5CC42B7D13F9AC2B28CFB53E23F9AC2B28CFB53E23F86C85CCA67D2DC3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.3794270321692845e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xB881EB11DF5AE63F29A31EF384BCC33F29A31EF384BCC33FEAA0E924BA4CB83F1BA1CE0D2863DB3F8C0A356B3264DD3F8C0A356B3264DD3F1C1F9C2E7E30E33F722CF3838CC6E13F7EB3EDF20F7DE03F7EB3EDF20F7DE03F1C0749CA4129D83F0EC0E38F883AC23F25DC6742999FE63F25DC6742999FE63F7C6DC08CC35FE63F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 6.2792638596584057e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0F0000C0C525E6BF40D57C086BB0BF3C120000408B2FFF3FD77DB6CD47CDBC3C180000C07B34E7BF67577681CFDEB0BC0B0000009677F23FE90CD8179BECAA3C0400006062ACF73F591723D30461A5BCFFFFFFBFDDE1DBBF834AD681D831A8BCFCFFFF7FF2CDCFBF74FDC7531BF5903C070000A0C349E0BF0CB1A39F5FBE87BCFCFFFF1FAC27F9BF902BA8B989256DBC1DFFFF7F148AB5BF909C1BC54B2F6D3C080000C0AF8DF0BF1F9CCC36E0A9923CFAFFFF3FDD15EFBF1A94C8BD9F4A923CFAFFFFBF5B2DF4BF2DADBE956AF8ABBC0C000020B997F3BFC4E823FC38678ABC040000A0C015F43FEA92953731E8A43C1E0000E04EB7D3BF53543AA1F8F3A3BC"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7311551379282651e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x1E0000C0C525E6BF688476796D03893CFCFFFF3F8B2FFF3F41F9A840278498BCFBFFFFBF7B34E7BFCBCA19203DD074BC010000009677F23FA12988C81FFF9ABC1000006062ACF73F1E28020672CCAA3C190000C0DDE1DBBF1D568F25F8CAA23CCFFFFF7FF2CDCFBF2ACF88A07E75A03C060000A0C349E0BF152102AB82B7AE3C0F000020AC27F9BFC815CC9AF1F86D3CF0FFFF7F148AB5BF30701A6A8B7AB3BC030000C0AF8DF0BFFDBDAB77C728A83CF1FFFF3FDD15EFBF84F38D3165CDADBC030000C05B2DF4BF0E0DB7FA7F6CB2BCFBFFFF1FB997F3BFDA426E86703EA4BCFCFFFF9FC015F43F01CD796DA1FF84BCFFFFFFDF4EB7D3BFB043E2EA3823B5BC"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.7311551379282608e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x189198C563D9F83F000000000000000086610F1587E902C0F9F26C36094EFB3F86610F1587E902C0F9F26C36094EFBBFF00A5B05382EF1BF0000000000000000DCFF37CD0E8205404E4D3B7EC709EB3FDCFF37CD0E8205404E4D3B7EC709EBBFB37CFB34EFA8FBBF00000000000000007305C93FD1DCE7BF000000000000000030D1152FD32E06C00000000000000000211B4DEDE30808400000000000000000F9957C96AC7BE33F00000000000000001E2153880B59F93F00000000000000008C93CFC895C2F0BF0000000000000000093C0FE37A3907400000000000000000C98D584557F7F43F630FE89811CCE83FC98D584557F7F43F630FE89811CCE8BF"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.6683908293379669e-13 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x89C01EE75446D73FBBC8C7F64C83E33FBBC8C7F64C83E33F73ACC496266BD23F2817DF960597E13FF387346A2DAEDB3FF387346A2DAEDB3FB3E09DA956D4E13F96A9E71A79E8A83FACC2E4304521E03FACC2E4304521E03FC27967FF8CCFE43FB4D99494F503E83F994DF36F9DADDB3F994DF36F9DADDB3FBF1035E92970DB3FB091B8331D51D93FB091B8331D51D93F076A9A42FDBCE63F3E60655A355DE53FCABEBC8121B2DB3FCABEBC8121B2DB3F119A4452EB08DB3FD551E7B4079CC23F2EC9FD7DC419E13F2EC9FD7DC419E13F72BB32F439F0D93F880DA0D6EEAB9A3FAAD43B1C847BE33FAAD43B1C847BE33F88F75AE4F0FBD83F597A03C2AC59E73FC6C8767C032ED83FA200CF8C4C5FE93F67B26B4FE5FBE43F2A93B037A3E0E53FF1E1642AC519D33F7C0DD1476B9DE13F2275992E1514D13FCEF7513E8CC3D43F7E6EFA98B22AE93F416D664BD414AE3F670CBDA49394E63F8B69D67DB236DC3FFEAE9FB072C2D83F4A9D3E2AFB4CD03F26DCB8B4620A9E3F9A52B3DC81E4DE3FEA153BF77D2DEA3F06DA3D946505C93FABA69F540A44E23FABA69F540A44E23F85E32F06F832BF3FA9B5188FAE66E13F628E9CFACAB8D63F628E9CFACAB8D63F43717B820CA2E13FEF0D68993273E53FF6D0BD38A076D53FF6D0BD38A076D53F27C1F6758064BC3F033738FF21CCDD3F96466E46201FE53F96466E46201FE53F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 7.2657722435079429e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0xF5181AF8C228DE3FC2811E6E5D69E33FC2811E6E5D69E33FA9E03E6FD182D43F4869C538AB60D93FC39D42C48C7ADB3FC39D42C48C7ADB3FD75BD34A9C66E53FC5E005A250A1D53F6C3B63448D86E23F6C3B63448D86E23FCB97B6A7D7E3E13F21EF6E3806C6E63F72220FD0E877D53F72220FD0E877D53F208F0788DABAD73FC8D1878BF2ABD93FC8D1878BF2ABD93FE47808A7D82CD93F62DEBA669F83B33F671A789EA888E73F671A789EA888E73FA8021156045CD03FE5427F10297EAD3F2AF8284083F9DD3F2AF8284083F9DD3F08BFDA223889E83F67FC3DEED549E73FDD165B66C0F9D13FDD165B66C0F9D13F75433C357D0BDC3F53A01D4D85BBE53FDAE0DFA8ED0CDF3F8427A4418864DE3FE74C8A737618CE3F2CC8B0A2F0B3B13FA25229423864DC3F6D89922428EFEB3F5F2F2972D2D38E3F19419835703DDE3F8523DE39B655E43F1D279A41DB4DBC3F405147C6A9B3E03FBEC01175D38DCA3FFEC9F6BD26EBD93F72728EE128EC8E3F4FF9FDCAD53BEA3FE45071B31752EB3F25F4F750BE34DA3F64D34458A573D73F3872B3A403FDDA3F3872B3A403FDDA3F45CB77752CD1E03FE0E15B379271E43FAAD2BD30D225DD3FAAD2BD30D225DD3F84C158200E70E33F7D95AEA5D093E43F5449F6FC3D7BE03F5449F6FC3D7BE03FBEFF20656AB0DB3F3D12B9AC47DFCA3F811787DFE2EAE23F811787DFE2EAE23F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 7.7532997470730539e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0xF3FFFFFFFBE4EFBFF4A9D65CF234743CF8FFFF9F9997FC3F363534EEEB2378BCFAFFFFBF2CE2F3BFB24C650431F48FBC000000607D86F4BF3333EDEC77BA96BC06000060D436E3BFC2247730C28897BC000000E0CF3EF1BFD6D8327507C4753CF4FFFF7F2AD1E53F8CAE7EFAAD36613CFAFFFF1F8AA2F8BF4FC1E6BA7F22A03CF9FFFFFF215DF93F14D253A44F9091BCF9FFFF1F9CEBF63F2E64CAF88CB294BCFCFFFF9FAED1FFBFEC457F812D769A3CF8FFFF7F0D3BC53FDA509699E613B1BCF3FFFF3F5929F9BF04D35CF06E5D94BCF9FFFFFF54FBEEBFC9EBEEE3D3C55E3CFFFFFF1F4D46D5BF13C9C34300E9A7BCBCFFFF9FA0BFC7BFDA6492B2399B80BC0C000000174FC0BFD0342911E7649DBC0B0000006F5CFB3F7A837490759A55BCFBFFFFBF96E0EEBFB64D785F9868893CFBFFFF5F9BF9F3BF8FA47C0EBF1B863C1300008049D3E53FCE7388ECAF5BA3BC050000A06695FC3F20953A2A27187DBCFCFFFF5F550FFB3FE84029185841723CF8FFFF1F0456F83FD24929DE090B97BC010000A098E1FBBF80E68AE412DD8E3CFBFFFF3FD4F2FB3F20856D0A547D4BBC040000004F1AE33FAC05BB08673D7A3C0700002092C7F73FD4B8517A616B5FBCFAFFFFDFDB86D7BFC0D9853275D8913C0A0000E083F5F1BF30255F63053564BCFCFFFF9F05C0F23F16500693581E7DBCF8FFFF3F70B0E43F3C7369362922773CFCFFFF1F84D8F13F0000000000000000030000202B1DF3BF000000000000000006000000C866F7BF0000000000000000070000C03BDFF03F0000000000000000020000A092B4FEBF0000000000000000010000C0B884FC3F0000000000000000FEFFFF7FB85AF7BF0000000000000000FBFFFFDFD3A0D93F000000000000000013000040F4BBD4BF0000000000000000040000609B8AE6BF0000000000000000FEFFFF5FAF1AF5BF0000000000000000030000C0CAF1F13F0000000000000000FDFFFF1F9287FA3F0000000000000000F3FFFF3FA84BED3F0000000000000000FCFFFF7F43ACD93F0000000000000000FFFFFF9FEB10EB3F0000000000000000200000C0347AC23F8092091EEB8E30BCF8FFFF7FF4D4CD3F01B812101A1681BC0700004047FDF93F4C472D82755E703CFEFFFF5F70D2EBBF642B6C6B738C89BCFAFFFF5F3FC7F1BF154B9CC0991B9A3C05000080209BFC3F78B968D7DFBC86BC03000000065CFC3F5EC9C675758E693C030000803594B8BF646FCB3DDD0371BCFBFFFF5FF23FF33F3D455300CF1386BC0B0000C0D022EF3F0C75D622254F6ABC120000C0C6C0FC3F5C984657A62775BC090000A05FC5FABF9E678A3716C88DBCFFFFFF5F687BF93F23C6F5F59101AABC00000060A33B403F0FBFED1849BF9D3CDDFFFFBF7821CABF9476699BB8C659BCFEFFFF5FC1E7E73FF41C47EDBB71723C"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.7663132521073002e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0xFAFFFFFFFBE4EFBF740B01DF5795853CFBFFFF9F9997FC3F29165C4C7C3681BCFAFFFFBF2CE2F3BF404AA4DA0EFB84BC080000607D86F4BFA0C4705B552A7F3C0F000060D436E3BF679FCF9AD20D8FBC000000E0CF3EF1BF46D803769C6B6BBCECFFFF7F2AD1E53F08466C9EC65B5EBCFAFFFF1F8AA2F8BF0FA8C18F18D783BCFBFFFFFF215DF93F86174FF7944C83BCFBFFFF1F9CEBF63FAA6ECA5351E281BCFAFFFF9FAED1FFBF4FA4BA2797BB71BCBCFFFF7F0D3BC53FA1428C64B814643CF7FFFF3F5929F9BFF749FBA7A71E903CFBFFFFFF54FBEEBF7CD0C1772128883CEDFFFF1F4D46D5BFC0B4BA92F30F8DBCD8FFFF9FA0BFC7BFE014366C8D4C963CDFFFFFFF164FC0BF5C6FB1B3DD229EBC100000006F5CFB3F3E8B2C01F052B33C170000C096E0EEBF3BACC4D70CFEA1BC030000609BF9F3BF94C24C403B3E8C3C0800008049D3E53FB2B16D19C4CAAABCFCFFFF9F6695FC3F565AB3B4F473BC3C03000060550FFB3F5AD7B17B712193BCF8FFFF1F0456F83F58B72B94C437963CEDFFFF9F98E1FBBF611CE1663118B13CF1FFFF3FD4F2FB3FFA2C247302B1A7BCFFFFFFFF4E1AE33FB0AF8741D4F2513CFBFFFF1F92C7F73F503086564A4691BC220000E0DB86D7BF21C2E7C5B07294BC0C0000E083F5F1BF8EAC145381825FBC080000A005C0F23F25392177EA187C3CFFFFFF3F70B0E43F20A7F6D042FF5F3CFFFFFF1F84D8F13F0000000000000000050000202B1DF3BF000000000000000003000000C866F7BF0000000000000000030000C03BDFF03F0000000000000000050000A092B4FEBF0000000000000000FEFFFFBFB884FC3F0000000000000000FFFFFF7FB85AF7BF0000000000000000F2FFFFDFD3A0D93F00000000000000000C000040F4BBD4BF0000000000000000070000609B8AE6BF000000000000000000000060AF1AF5BF0000000000000000020000C0CAF1F13F0000000000000000090000209287FA3F0000000000000000FEFFFF3FA84BED3F00000000000000000400008043ACD93F0000000000000000030000A0EB10EB3F0000000000000000D4FFFFBF347AC23F92A76ACAA3BE7C3C40000080F4D4CD3FE419B68B4B5195BC0A00004047FDF93F93D3C773F1A573BC0A00006070D2EBBF947C89378A15703C020000603FC7F1BFA45689DFF153863C0C000080209BFC3F1344DC3F6C2D983C03000000065CFC3F000AEC5E58A04A3C680000803594B8BFD91B463D5AAE953C01000060F23FF33F00A6727D1B71233C0A0000C0D022EF3F9A051028208998BC120000C0C6C0FC3F006472AD25A707BC090000A05FC5FABF207F72A46806A0BC0A000060687BF93F1CC7520E3F88833C00EAFF5FA33B403F767EBACCC2AE723CF2FFFFBF7821CABF4678427DE2F77D3C06000060C1E7E73FF4FBEC071BB46ABC"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.7663132521072997e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x189198C563D9F83F000000000000000086610F1587E902C0F9F26C36094EFB3F86610F1587E902C0F9F26C36094EFBBFF00A5B05382EF1BF0000000000000000DCFF37CD0E8205404E4D3B7EC709EB3FDCFF37CD0E8205404E4D3B7EC709EBBFB37CFB34EFA8FBBF00000000000000007305C93FD1DCE7BF000000000000000030D1152FD32E06C00000000000000000211B4DEDE30808400000000000000000F9957C96AC7BE33F00000000000000001E2153880B59F93F00000000000000008C93CFC895C2F0BF0000000000000000093C0FE37A3907400000000000000000C98D584557F7F43F630FE89811CCE83FC98D584557F7F43F630FE89811CCE8BF"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.6683908293379669e-13 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0xB881EB11DF5AE63F29A31EF384BCC33F29A31EF384BCC33FEAA0E924BA4CB83F1BA1CE0D2863DB3F8C0A356B3264DD3F8C0A356B3264DD3F1C1F9C2E7E30E33F722CF3838CC6E13F7EB3EDF20F7DE03F7EB3EDF20F7DE03F1C0749CA4129D83F0EC0E38F883AC23F25DC6742999FE63F25DC6742999FE63F7C6DC08CC35FE63F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 6.2792638596584057e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<2x2x4x4xf64>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<4x4xf64>) {
%0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f64>>
%8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%11 = stablehlo.select %10, %0#2, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%15 = stablehlo.select %14, %0#3, %13 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%16 = stablehlo.real %11 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%17 = stablehlo.imag %11 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%18 = stablehlo.abs %16 : tensor<4x4xf64>
%19 = stablehlo.abs %17 : tensor<4x4xf64>
%20 = stablehlo.maximum %18, %19 : tensor<4x4xf64>
%cst_2 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_3 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%24 = stablehlo.compare LE, %20, %23, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_4 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_5 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%28 = stablehlo.multiply %16, %25 : tensor<4x4xf64>
%29 = stablehlo.multiply %16, %26 : tensor<4x4xf64>
%30 = stablehlo.select %24, %29, %16 : tensor<4x4xi1>, tensor<4x4xf64>
%31 = stablehlo.select %22, %28, %30 : tensor<4x4xi1>, tensor<4x4xf64>
%32 = stablehlo.multiply %17, %25 : tensor<4x4xf64>
%33 = stablehlo.multiply %17, %26 : tensor<4x4xf64>
%34 = stablehlo.select %24, %33, %17 : tensor<4x4xi1>, tensor<4x4xf64>
%35 = stablehlo.select %22, %32, %34 : tensor<4x4xi1>, tensor<4x4xf64>
%36 = stablehlo.select %24, %25, %27 : tensor<4x4xi1>, tensor<4x4xf64>
%37 = stablehlo.select %22, %26, %36 : tensor<4x4xi1>, tensor<4x4xf64>
%38 = chlo.square %31 : tensor<4x4xf64> -> tensor<4x4xf64>
%39 = chlo.square %35 : tensor<4x4xf64> -> tensor<4x4xf64>
%40 = stablehlo.add %38, %39 : tensor<4x4xf64>
%41 = stablehlo.sqrt %40 : tensor<4x4xf64>
%42 = stablehlo.multiply %41, %37 : tensor<4x4xf64>
%cst_7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%44 = stablehlo.compare EQ, %18, %43, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%45 = stablehlo.compare EQ, %19, %43, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%46 = stablehlo.or %44, %45 : tensor<4x4xi1>
%47 = stablehlo.select %46, %43, %42 : tensor<4x4xi1>, tensor<4x4xf64>
%48 = stablehlo.divide %31, %41 : tensor<4x4xf64>
%49 = stablehlo.divide %35, %41 : tensor<4x4xf64>
%50 = stablehlo.real %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%51 = stablehlo.imag %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%52 = stablehlo.abs %50 : tensor<4x4xf64>
%53 = stablehlo.abs %51 : tensor<4x4xf64>
%54 = stablehlo.maximum %52, %53 : tensor<4x4xf64>
%cst_8 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%56 = stablehlo.compare GE, %54, %55, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_9 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%58 = stablehlo.compare LE, %54, %57, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_10 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%59 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_11 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%62 = stablehlo.multiply %50, %59 : tensor<4x4xf64>
%63 = stablehlo.multiply %50, %60 : tensor<4x4xf64>
%64 = stablehlo.select %58, %63, %50 : tensor<4x4xi1>, tensor<4x4xf64>
%65 = stablehlo.select %56, %62, %64 : tensor<4x4xi1>, tensor<4x4xf64>
%66 = stablehlo.multiply %51, %59 : tensor<4x4xf64>
%67 = stablehlo.multiply %51, %60 : tensor<4x4xf64>
%68 = stablehlo.select %58, %67, %51 : tensor<4x4xi1>, tensor<4x4xf64>
%69 = stablehlo.select %56, %66, %68 : tensor<4x4xi1>, tensor<4x4xf64>
%70 = stablehlo.select %58, %59, %61 : tensor<4x4xi1>, tensor<4x4xf64>
%71 = stablehlo.select %56, %60, %70 : tensor<4x4xi1>, tensor<4x4xf64>
%72 = chlo.square %65 : tensor<4x4xf64> -> tensor<4x4xf64>
%73 = chlo.square %69 : tensor<4x4xf64> -> tensor<4x4xf64>
%74 = stablehlo.add %72, %73 : tensor<4x4xf64>
%75 = stablehlo.sqrt %74 : tensor<4x4xf64>
%76 = stablehlo.multiply %75, %71 : tensor<4x4xf64>
%cst_13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%78 = stablehlo.compare EQ, %52, %77, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%79 = stablehlo.compare EQ, %53, %77, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%80 = stablehlo.or %78, %79 : tensor<4x4xi1>
%81 = stablehlo.select %80, %77, %76 : tensor<4x4xi1>, tensor<4x4xf64>
%82 = stablehlo.divide %65, %75 : tensor<4x4xf64>
%83 = stablehlo.divide %69, %75 : tensor<4x4xf64>
%84 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%86 = stablehlo.multiply %15, %85 : tensor<4x4xcomplex<f64>>
%87 = call @inv(%15) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%88 = stablehlo.dot_general %86, %87, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%89 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%90 = stablehlo.real %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%91 = stablehlo.imag %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%92 = stablehlo.negate %91 : tensor<4x4xf64>
%93 = stablehlo.complex %90, %92 : tensor<4x4xcomplex<f64>>
%94 = call @inv(%93) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%95 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
%96 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%97 = stablehlo.real %96 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%98 = stablehlo.imag %96 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%99 = stablehlo.negate %98 : tensor<4x4xf64>
%100 = stablehlo.complex %97, %99 : tensor<4x4xcomplex<f64>>
%101 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%102 = stablehlo.multiply %101, %100 : tensor<4x4xcomplex<f64>>
%103 = stablehlo.dot_general %94, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%104:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%105 = stablehlo.complex %104#0, %104#1 : tensor<2x2x4xcomplex<f64>>
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%106 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%107 = stablehlo.compare EQ, %104#4, %106, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_15 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%109 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%110 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%111 = stablehlo.select %110, %105, %109 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
%112 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%113 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%114 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%115 = stablehlo.select %114, %104#2, %113 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%116 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%117 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%118 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%119 = stablehlo.select %118, %104#3, %117 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%120 = stablehlo.real %115 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%121 = stablehlo.imag %115 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%122 = stablehlo.abs %120 : tensor<2x2x4x4xf64>
%123 = stablehlo.abs %121 : tensor<2x2x4x4xf64>
%124 = stablehlo.maximum %122, %123 : tensor<2x2x4x4xf64>
%cst_18 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%125 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%126 = stablehlo.compare GE, %124, %125, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_19 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%127 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%128 = stablehlo.compare LE, %124, %127, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_20 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%129 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_21 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%130 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%131 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%132 = stablehlo.multiply %120, %129 : tensor<2x2x4x4xf64>
%133 = stablehlo.multiply %120, %130 : tensor<2x2x4x4xf64>
%134 = stablehlo.select %128, %133, %120 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%135 = stablehlo.select %126, %132, %134 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%136 = stablehlo.multiply %121, %129 : tensor<2x2x4x4xf64>
%137 = stablehlo.multiply %121, %130 : tensor<2x2x4x4xf64>
%138 = stablehlo.select %128, %137, %121 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%139 = stablehlo.select %126, %136, %138 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%140 = stablehlo.select %128, %129, %131 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%141 = stablehlo.select %126, %130, %140 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%142 = chlo.square %135 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%143 = chlo.square %139 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%144 = stablehlo.add %142, %143 : tensor<2x2x4x4xf64>
%145 = stablehlo.sqrt %144 : tensor<2x2x4x4xf64>
%146 = stablehlo.multiply %145, %141 : tensor<2x2x4x4xf64>
%cst_23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%147 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%148 = stablehlo.compare EQ, %122, %147, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%149 = stablehlo.compare EQ, %123, %147, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%150 = stablehlo.or %148, %149 : tensor<2x2x4x4xi1>
%151 = stablehlo.select %150, %147, %146 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%152 = stablehlo.divide %135, %145 : tensor<2x2x4x4xf64>
%153 = stablehlo.divide %139, %145 : tensor<2x2x4x4xf64>
%154 = stablehlo.real %119 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%155 = stablehlo.imag %119 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%156 = stablehlo.abs %154 : tensor<2x2x4x4xf64>
%157 = stablehlo.abs %155 : tensor<2x2x4x4xf64>
%158 = stablehlo.maximum %156, %157 : tensor<2x2x4x4xf64>
%cst_24 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%159 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%160 = stablehlo.compare GE, %158, %159, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_25 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%161 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%162 = stablehlo.compare LE, %158, %161, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_26 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%163 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_27 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%164 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%165 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%166 = stablehlo.multiply %154, %163 : tensor<2x2x4x4xf64>
%167 = stablehlo.multiply %154, %164 : tensor<2x2x4x4xf64>
%168 = stablehlo.select %162, %167, %154 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%169 = stablehlo.select %160, %166, %168 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%170 = stablehlo.multiply %155, %163 : tensor<2x2x4x4xf64>
%171 = stablehlo.multiply %155, %164 : tensor<2x2x4x4xf64>
%172 = stablehlo.select %162, %171, %155 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%173 = stablehlo.select %160, %170, %172 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%174 = stablehlo.select %162, %163, %165 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%175 = stablehlo.select %160, %164, %174 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%176 = chlo.square %169 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%177 = chlo.square %173 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%178 = stablehlo.add %176, %177 : tensor<2x2x4x4xf64>
%179 = stablehlo.sqrt %178 : tensor<2x2x4x4xf64>
%180 = stablehlo.multiply %179, %175 : tensor<2x2x4x4xf64>
%cst_29 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%181 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%182 = stablehlo.compare EQ, %156, %181, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%183 = stablehlo.compare EQ, %157, %181, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%184 = stablehlo.or %182, %183 : tensor<2x2x4x4xi1>
%185 = stablehlo.select %184, %181, %180 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%186 = stablehlo.divide %169, %179 : tensor<2x2x4x4xf64>
%187 = stablehlo.divide %173, %179 : tensor<2x2x4x4xf64>
%188 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 3] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x1x4xcomplex<f64>>
%189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%190 = stablehlo.multiply %119, %189 : tensor<2x2x4x4xcomplex<f64>>
%191 = call @inv_0(%119) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%192 = stablehlo.dot_general %190, %191, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%193 = stablehlo.transpose %115, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%194 = stablehlo.real %193 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%195 = stablehlo.imag %193 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%196 = stablehlo.negate %195 : tensor<2x2x4x4xf64>
%197 = stablehlo.complex %194, %196 : tensor<2x2x4x4xcomplex<f64>>
%198 = call @inv_0(%197) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%199 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4x1xcomplex<f64>>
%200 = stablehlo.transpose %115, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%201 = stablehlo.real %200 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%202 = stablehlo.imag %200 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%203 = stablehlo.negate %202 : tensor<2x2x4x4xf64>
%204 = stablehlo.complex %201, %203 : tensor<2x2x4x4xcomplex<f64>>
%205 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%206 = stablehlo.multiply %205, %204 : tensor<2x2x4x4xcomplex<f64>>
%207 = stablehlo.dot_general %198, %206, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%208 = call @eigvals(%arg1) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4xcomplex<f64>>
%209:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%210 = stablehlo.complex %209#0, %209#1 : tensor<4xcomplex<f64>>
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%211 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<i32>
%212 = stablehlo.compare EQ, %209#4, %211, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_31 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%214 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%215 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%216 = stablehlo.select %215, %210, %214 : tensor<4xi1>, tensor<4xcomplex<f64>>
%217 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_32 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%218 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%219 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%220 = stablehlo.select %219, %209#3, %218 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%221 = stablehlo.real %220 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%222 = stablehlo.imag %220 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%223 = stablehlo.abs %221 : tensor<4x4xf64>
%224 = stablehlo.abs %222 : tensor<4x4xf64>
%225 = stablehlo.maximum %223, %224 : tensor<4x4xf64>
%cst_33 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%226 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%227 = stablehlo.compare GE, %225, %226, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_34 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%228 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%229 = stablehlo.compare LE, %225, %228, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_35 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%230 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_36 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%231 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%232 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%233 = stablehlo.multiply %221, %230 : tensor<4x4xf64>
%234 = stablehlo.multiply %221, %231 : tensor<4x4xf64>
%235 = stablehlo.select %229, %234, %221 : tensor<4x4xi1>, tensor<4x4xf64>
%236 = stablehlo.select %227, %233, %235 : tensor<4x4xi1>, tensor<4x4xf64>
%237 = stablehlo.multiply %222, %230 : tensor<4x4xf64>
%238 = stablehlo.multiply %222, %231 : tensor<4x4xf64>
%239 = stablehlo.select %229, %238, %222 : tensor<4x4xi1>, tensor<4x4xf64>
%240 = stablehlo.select %227, %237, %239 : tensor<4x4xi1>, tensor<4x4xf64>
%241 = stablehlo.select %229, %230, %232 : tensor<4x4xi1>, tensor<4x4xf64>
%242 = stablehlo.select %227, %231, %241 : tensor<4x4xi1>, tensor<4x4xf64>
%243 = chlo.square %236 : tensor<4x4xf64> -> tensor<4x4xf64>
%244 = chlo.square %240 : tensor<4x4xf64> -> tensor<4x4xf64>
%245 = stablehlo.add %243, %244 : tensor<4x4xf64>
%246 = stablehlo.sqrt %245 : tensor<4x4xf64>
%247 = stablehlo.multiply %246, %242 : tensor<4x4xf64>
%cst_38 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%248 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%249 = stablehlo.compare EQ, %223, %248, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%250 = stablehlo.compare EQ, %224, %248, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%251 = stablehlo.or %249, %250 : tensor<4x4xi1>
%252 = stablehlo.select %251, %248, %247 : tensor<4x4xi1>, tensor<4x4xf64>
%253 = stablehlo.divide %236, %246 : tensor<4x4xf64>
%254 = stablehlo.divide %240, %246 : tensor<4x4xf64>
return %7, %47, %81, %88, %103, %111, %151, %185, %192, %207, %208, %252 : tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<4x4xf64>
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%22 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%23 = stablehlo.add %22, %c_10 : tensor<i64>
%24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
%25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%28 = stablehlo.add %20, %c_12 : tensor<i32>
%29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
%35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%39 = stablehlo.add %20, %c_16 : tensor<i32>
%40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %43, %14, %42 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %13 : tensor<4x4xcomplex<f64>>
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
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %16 : tensor<4x4xcomplex<f64>>
}
func.func private @inv_0(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = call @solve_1(%arg0, %6) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %7 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @solve_1(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
%20 = "stablehlo.gather"(%iterArg, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%21 = stablehlo.reshape %20 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%23 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %23, %c_10 : tensor<i64>
%25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
%27 = "stablehlo.gather"(%iterArg_5, %26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%28 = stablehlo.reshape %27 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %21, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.gather"(%iterArg_5, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%36 = stablehlo.reshape %35 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%38 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
%40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%46 = stablehlo.add %21, %45 : tensor<2x2xi32>
%47 = stablehlo.select %44, %46, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%50 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %50, %14, %49 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%12 = call @_lu_solve_2(%8, %10#3, %11) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %13 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
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
func.func private @eigvals(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4xcomplex<f64>> {
%0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<2x2x4xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
return %7 : tensor<2x2x4xcomplex<f64>>
}
}
// -----
// schur_float64
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
%r:9 = call @f(%a0) : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x15D4806164950540E0AB758AD989703FE0AB758AD989703F629BB470F527CE3F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.9906421325117701e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x2D0000C0C525E6BF180000408B2FFF3F150000C07B34E7BF0F0000009677F23F1200006062ACF73F1B0000C0DDE1DBBFEBFFFF7FF2CDCFBF0E0000A0C349E0BF0E000020AC27F9BF91FFFF7F148AB5BF0C0000C0AF8DF0BFF0FFFF3FDD15EFBFFEFFFFBF5B2DF4BF04000020B997F3BF000000A0C015F43F0F0000E04EB7D3BF"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3278878448206658e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0x090000000000F03FE66C5586A02FA13CDA22A5F65FDED43C9A7ED9B3EB07C73CE66C5586A02FA13C010000000000F03FF4B00A965CA4C5BC21751064366CC63CDA22A5F65FDED43CF4B00A965CA4C5BC020000000000F03FC1C13DCFB2FDAB3C9A7ED9B3EB07C73C21751064366CC63CC1C13DCFB2FDAB3CFFFFFFFFFFFFEF3F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503175e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e4 = stablehlo.constant dense<"0x12D48061649505403714572879D7EB3F529BB470F527CE3F3814572879D7EB3F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 5.9906421325117676e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x1F0000C0C525E6BF000000000000C5BC0A0000408B2FFF3F000000000000D6BC060000C07B34E7BF000000000000D0BC050000009677F23F000000000000C43C0300006062ACF73F000000000080C3BC2E0000C0DDE1DBBF000000000000BC3CD6FFFF7FF2CDCFBF000000000000D83C040000A0C349E0BF00000000000078BC08000020AC27F9BF0000000000C0DE3CD8FFFF7F148AB5BF000000000000B03CFBFFFFBFAF8DF0BF000000000080D2BCF4FFFF3FDD15EFBF000000000000C03CF7FFFFBF5B2DF4BF000000000000C63CF8FFFF1FB997F3BF000000000080C03CFEFFFF9FC015F43F000000000000D3BC080000E04EB7D3BF000000000000CABC"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.3278878448206589e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x030000000000F03F0000000000000000D90BDB4CD412CD3C68AD74BB86F9A3BC0A6BE0E81533C13C208511E9592EC33C80490CB5E8496CBCBE2384ADC1A7B3BCD90BDB4CD412CD3C68AD74BB86F9A33CF8FFFFFFFFFFEF3F0000000000000000000000000000B23C000000000000C2BC000000000000B0BC000000000080B13C0A6BE0E81533C13C208511E9592EC3BC000000000000B23C000000000000C23CFAFFFFFFFFFFEF3F0000000000000000000000000000A43C000000000000A0BC80490CB5E8496CBCBE2384ADC1A7B33C000000000000B0BC000000000080B1BC000000000000A43C000000000000A03C010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x0400000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>) {
%0:2 = call @_schur(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
%1 = call @_diag(%0#0) : (tensor<4x4xf64>) -> tensor<4xf64>
%2 = stablehlo.abs %1 : tensor<4xf64>
%3 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%4 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%6 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
%7 = stablehlo.dot_general %6, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%8 = call @tril(%0#0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%10 = stablehlo.add %8, %9 : tensor<4x4xf64>
%11:2 = call @_schur_0(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%12 = call @_diag_1(%11#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
%13 = stablehlo.real %12 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%14 = stablehlo.imag %12 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%15 = stablehlo.abs %13 : tensor<4xf64>
%16 = stablehlo.abs %14 : tensor<4xf64>
%17 = stablehlo.maximum %15, %16 : tensor<4xf64>
%cst_0 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%19 = stablehlo.compare GE, %17, %18, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%cst_1 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
%21 = stablehlo.compare LE, %17, %20, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%cst_2 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
%cst_3 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
%cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
%25 = stablehlo.multiply %13, %22 : tensor<4xf64>
%26 = stablehlo.multiply %13, %23 : tensor<4xf64>
%27 = stablehlo.select %21, %26, %13 : tensor<4xi1>, tensor<4xf64>
%28 = stablehlo.select %19, %25, %27 : tensor<4xi1>, tensor<4xf64>
%29 = stablehlo.multiply %14, %22 : tensor<4xf64>
%30 = stablehlo.multiply %14, %23 : tensor<4xf64>
%31 = stablehlo.select %21, %30, %14 : tensor<4xi1>, tensor<4xf64>
%32 = stablehlo.select %19, %29, %31 : tensor<4xi1>, tensor<4xf64>
%33 = stablehlo.select %21, %22, %24 : tensor<4xi1>, tensor<4xf64>
%34 = stablehlo.select %19, %23, %33 : tensor<4xi1>, tensor<4xf64>
%35 = chlo.square %28 : tensor<4xf64> -> tensor<4xf64>
%36 = chlo.square %32 : tensor<4xf64> -> tensor<4xf64>
%37 = stablehlo.add %35, %36 : tensor<4xf64>
%38 = stablehlo.sqrt %37 : tensor<4xf64>
%39 = stablehlo.multiply %38, %34 : tensor<4xf64>
%cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
%41 = stablehlo.compare EQ, %15, %40, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%42 = stablehlo.compare EQ, %16, %40, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%43 = stablehlo.or %41, %42 : tensor<4xi1>
%44 = stablehlo.select %43, %40, %39 : tensor<4xi1>, tensor<4xf64>
%45 = stablehlo.divide %28, %38 : tensor<4xf64>
%46 = stablehlo.divide %32, %38 : tensor<4xf64>
%47 = stablehlo.dot_general %11#1, %11#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%48 = stablehlo.transpose %11#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%49 = stablehlo.real %48 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%50 = stablehlo.imag %48 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%51 = stablehlo.negate %50 : tensor<4x4xf64>
%52 = stablehlo.complex %49, %51 : tensor<4x4xcomplex<f64>>
%53 = stablehlo.dot_general %47, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%54 = stablehlo.transpose %11#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%55 = stablehlo.real %54 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%56 = stablehlo.imag %54 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%57 = stablehlo.negate %56 : tensor<4x4xf64>
%58 = stablehlo.complex %55, %57 : tensor<4x4xcomplex<f64>>
%59 = stablehlo.dot_general %58, %11#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%60 = call @tril_3(%11#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%61 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%62 = stablehlo.add %60, %61 : tensor<4x4xcomplex<f64>>
%63:6 = stablehlo.custom_call @lapack_dgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%65 = stablehlo.compare EQ, %63#5, %64, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%67 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%68 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%69 = stablehlo.select %68, %63#0, %67 : tensor<4x4xi1>, tensor<4x4xf64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
return %2, %5, %7, %10, %44, %53, %59, %62, %c_8 : tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>
}
func.func private @_schur(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
%0:6 = stablehlo.custom_call @lapack_dgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#5, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xf64>
return %6, %10 : tensor<4x4xf64>, tensor<4x4xf64>
}
func.func private @_diag(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
%0 = call @diagonal(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
return %0 : tensor<4xf64>
}
func.func private @diagonal(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<4xi64>
%9 = stablehlo.iota dim = 0 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.add %8, %12 : tensor<4xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_4 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
%18 = stablehlo.add %9, %17 : tensor<4xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
%20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
%21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf64>, tensor<4x2xi32>) -> tensor<4xf64>
stablehlo.return %25 : tensor<4xf64>
}) : (tensor<i32>) -> tensor<4xf64>
return %7 : tensor<4xf64>
}
func.func private @tril(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf64>
return %6 : tensor<4x4xf64>
}
func.func private @_schur_0(%arg0: tensor<4x4xf64>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0 = stablehlo.convert %arg0 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
%1:5 = stablehlo.custom_call @lapack_zgees_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%7 = stablehlo.select %6, %1#0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%11 = stablehlo.select %10, %1#1, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %7, %11 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @_diag_1(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
%0 = call @diagonal_2(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
return %0 : tensor<4xcomplex<f64>>
}
func.func private @diagonal_2(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<4xi64>
%9 = stablehlo.iota dim = 0 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.add %8, %12 : tensor<4xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_4 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
%18 = stablehlo.add %9, %17 : tensor<4xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
%20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
%21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) -> tensor<4xcomplex<f64>>
stablehlo.return %25 : tensor<4xcomplex<f64>>
}) : (tensor<i32>) -> tensor<4xcomplex<f64>>
return %7 : tensor<4xcomplex<f64>>
}
func.func private @tril_3(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
}
// -----
// norms_float64
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
%r:6 = call @f(%a0, %a1) : (tensor<4x4xf64>, tensor<5x3xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>, tensor<3x5xf64>, tensor<3x2xf64>)
%e0 = stablehlo.constant dense<"0xAFB5EC2B024E0740"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.5873437432201300e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x0D2C62E762F21C40"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.4274855777443150e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e2 = stablehlo.constant dense<"0xD6FDCE4E2C545340"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 6.8669696006207263e-12 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e3 = stablehlo.constant dense<"0x0300000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x4A9668CE8DC1DABF3BA35BEAC066D13FD922EB258B48BEBF48223F924C21733F22B8C680E8AAD2BF7B3D0A237713D33F6B9FED29E7BCBA3F9397A46BD896B8BFD1DC5C8B77E4C4BFE362023EDE8BA3BF310BE1CE9371BDBF9E7B0DC6BF35833F00509F55B808D5BFF08ECBFF6C39CCBFA9670057BA59C33F"> : tensor<3x5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 3.7131506261619694e-14 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
%e5 = stablehlo.constant dense<"0xFEFFFFFFFFFFEF3FE573EB39E5B4803C43826C58D3F1A03C010000000000F03FD4BA6B4AE60CA0BCCEE0978DCB749ABC"> : tensor<3x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.8817841970012548e-14 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xf64>, %arg1: tensor<5x3xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>, tensor<3x5xf64>, tensor<3x2xf64>) {
%0 = call @norm(%arg0) : (tensor<4x4xf64>) -> tensor<f64>
%1 = call @norm_0(%arg0) : (tensor<4x4xf64>) -> tensor<f64>
%2 = call @cond(%arg0) : (tensor<4x4xf64>) -> tensor<f64>
%3 = call @matrix_rank(%arg1) : (tensor<5x3xf64>) -> tensor<i64>
%4 = call @_pinv(%arg1) : (tensor<5x3xf64>) -> tensor<3x5xf64>
%5 = stablehlo.slice %arg1 [0:5, 0:2] : (tensor<5x3xf64>) -> tensor<5x2xf64>
%6:4 = call @_lstsq(%arg1, %5) : (tensor<5x3xf64>, tensor<5x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<i64>, tensor<3xf64>)
return %0, %1, %2, %3, %4, %6#0 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>, tensor<3x5xf64>, tensor<3x2xf64>
}
func.func private @norm(%arg0: tensor<4x4xf64>) -> tensor<f64> {
%0 = call @svd(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%2 = stablehlo.maximum %cst_0, %1 : tensor<f64>
return %2 : tensor<f64>
}
func.func private @svd(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
return %6 : tensor<4xf64>
}
func.func private @norm_0(%arg0: tensor<4x4xf64>) -> tensor<f64> {
%0 = call @svd(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
return %1 : tensor<f64>
}
func.func private @cond(%arg0: tensor<4x4xf64>) -> tensor<f64> {
%0 = call @svd_1(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
%1 = stablehlo.slice %0 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
%2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
%3 = stablehlo.slice %0 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%5 = stablehlo.divide %2, %4 : tensor<f64>
%6 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%c = stablehlo.constant dense<false> : tensor<i1>
%8 = stablehlo.reduce(%7 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
%9 = stablehlo.not %8 : tensor<i1>
%10 = stablehlo.and %6, %9 : tensor<i1>
%cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%11 = call @_where(%10, %cst, %5) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
return %11 : tensor<f64>
}
func.func private @svd_1(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
return %6 : tensor<4xf64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f64>
return %1 : tensor<f64>
}
func.func private @matrix_rank(%arg0: tensor<5x3xf64>) -> tensor<i64> {
%0 = call @svd_2(%arg0) : (tensor<5x3xf64>) -> tensor<3xf64>
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
%2 = stablehlo.multiply %1, %cst_0 : tensor<f64>
%cst_1 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
%3 = stablehlo.multiply %2, %cst_1 : tensor<f64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1xf64>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
%6 = stablehlo.compare GT, %0, %5, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%7 = stablehlo.convert %6 : (tensor<3xi1>) -> tensor<3xi32>
%8 = stablehlo.convert %7 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.reduce(%8 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %9 : tensor<i64>
}
func.func private @svd_2(%arg0: tensor<5x3xf64>) -> tensor<3xf64> {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i32>)
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
func.func private @_pinv(%arg0: tensor<5x3xf64>) -> tensor<3x5xf64> {
%cst = stablehlo.constant dense<5.000000e+01> : tensor<f64>
%cst_0 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
%0 = stablehlo.multiply %cst, %cst_0 : tensor<f64>
%1:3 = call @svd_3(%arg0) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
%3 = stablehlo.slice %1#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
%4 = stablehlo.multiply %2, %3 : tensor<1xf64>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
%6 = stablehlo.compare GT, %1#1, %5, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%7 = call @_where_4(%6, %1#1, %cst_1) : (tensor<3xi1>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
%8 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%9 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
%10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
%12 = stablehlo.divide %9, %11 : tensor<3x5xf64>
%13 = stablehlo.dot_general %8, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
return %13 : tensor<3x5xf64>
}
func.func private @svd_3(%arg0: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>) {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf64>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
return %10, %6, %14 : tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>
}
func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<f64>) -> tensor<3xf64> {
%0 = stablehlo.convert %arg2 : tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf64>
return %2 : tensor<3xf64>
}
func.func private @_lstsq(%arg0: tensor<5x3xf64>, %arg1: tensor<5x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<i64>, tensor<3xf64>) {
%0:3 = call @svd_5(%arg0) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%3 = stablehlo.slice %0#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<1.1102230246251565E-15> : tensor<f64>
%5 = stablehlo.multiply %cst_0, %4 : tensor<f64>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<3xf64>
%7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%8 = stablehlo.and %2, %7 : tensor<3xi1>
%9 = stablehlo.convert %8 : (tensor<3xi1>) -> tensor<3xi32>
%10 = stablehlo.convert %9 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
%c_1 = stablehlo.constant dense<1> : tensor<i64>
%12 = call @_where_6(%8, %0#1, %c_1) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> tensor<3xf64>
%cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
%14 = stablehlo.divide %13, %12 : tensor<3xf64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = call @_where_6(%8, %14, %c_3) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> tensor<3xf64>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
%17 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
%18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x5xf64>, tensor<5x2xf64>) -> tensor<3x2xf64>
%19 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
%20 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x2xf64>
%21 = stablehlo.multiply %20, %18 : tensor<3x2xf64>
%22 = stablehlo.dot_general %19, %21, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%23 = stablehlo.dot_general %arg0, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf64>, tensor<3x2xf64>) -> tensor<5x2xf64>
%24 = stablehlo.subtract %arg1, %23 : tensor<5x2xf64>
%25 = call @norm_7(%24) : (tensor<5x2xf64>) -> tensor<2xf64>
%26 = stablehlo.multiply %25, %25 : tensor<2xf64>
return %22, %26, %11, %0#1 : tensor<3x2xf64>, tensor<2xf64>, tensor<i64>, tensor<3xf64>
}
func.func private @svd_5(%arg0: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>) {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf64>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
return %10, %6, %14 : tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>
}
func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<3xf64> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf64>
return %2 : tensor<3xf64>
}
func.func private @norm_7(%arg0: tensor<5x2xf64>) -> tensor<2xf64> {
%0 = stablehlo.multiply %arg0, %arg0 : tensor<5x2xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf64>, tensor<f64>) -> tensor<2xf64>
%2 = stablehlo.sqrt %1 : tensor<2xf64>
return %2 : tensor<2xf64>
}
}
// -----
// not_a_number_float64
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
%c0 = stablehlo.constant dense<"0x00000000FCE4EFBF000000A09997FC3F000000C02CE2F3BF000000607D86F4BF00000060D436E3BF000000E0CF3EF1BF000000802AD1E53F000000208AA2F8BF00000000225DF93F000000209CEBF63F000000A0AED1FFBF000000800D3BC53F000000405929F9BF0000000055FBEEBF000000204D46D5BF000000A0A0BFC7BF00000000174FC0BF000000006F5CFB3F000000C096E0EEBF000000609BF9F3BF0000008049D3E53F000000A06695FC3F00000060550FFB3F000000200456F83F000000A098E1FBBF00000040D4F2FB3F000000004F1AE33F000000000000F87F000000E0DB86D7BF000000E083F5F1BF000000A005C0F23F0000004070B0E43F0000002084D8F13F000000202B1DF3BF00000000C866F7BF000000C03BDFF03F000000A092B4FEBF000000C0B884FC3F00000080B85AF7BF000000E0D3A0D93F00000040F4BBD4BF000000609B8AE6BF00000060AF1AF5BF000000C0CAF1F13F000000209287FA3F00000040A84BED3F0000008043ACD93F000000A0EB10EB3F000000C0347AC23F00000080F4D4CD3F0000004047FDF93F0000006070D2EBBF000000603FC7F1BF00000080209BFC3F00000000065CFC3F000000803594B8BF00000060F23FF33F000000C0D022EF3F000000C0C6C0FC3F000000A05FC5FABF00000060687BF93F00000060A33B403F000000C07821CABF00000060C1E7E73F"> : tensor<2x2x4x4xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<2x2x4x4xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xf64>
%r:3 = call @f(%a0) : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi1>)
%e0 = stablehlo.constant dense<"0x189198C563D9F83F000000000000000086610F1587E902C0F9F26C36094EFB3F86610F1587E902C0F9F26C36094EFBBFF00A5B05382EF1BF0000000000000000000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F30D1152FD32E06C00000000000000000211B4DEDE30808400000000000000000F9957C96AC7BE33F00000000000000001E2153880B59F93F00000000000000008C93CFC895C2F0BF0000000000000000093C0FE37A3907400000000000000000C98D584557F7F43F630FE89811CCE83FC98D584557F7F43F630FE89811CCE8BF"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.6683908293379669e-13 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xBCE4567FC99A0D40BBEA1407DD730540CD783674A4BFF53F3588088FEBD0F03F000000000000F87F000000000000F87F000000000000F87F000000000000F87F786C93365F120A4029498D865C410740E85FA6423B83FF3FB502369DD98FDB3F6FA286FA7CD60E406F48603A4BF702409B42D1607679F53FC19852F62A63E23F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4236885018525935e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e2 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xf64>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi1>) {
%0 = call @eigvals(%arg0) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4xcomplex<f64>>
%1 = call @svd(%arg0) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64>
%2 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.dot_general %arg0, %2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%4 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%5 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%7 = stablehlo.add %4, %6 : tensor<4x4xi64>
%8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%9 = stablehlo.convert %8 : (tensor<4x4xi1>) -> tensor<4x4xf64>
%cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%11 = stablehlo.multiply %10, %9 : tensor<4x4xf64>
%12 = stablehlo.broadcast_in_dim %11, dims = [2, 3] : (tensor<4x4xf64>) -> tensor<1x1x4x4xf64>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xf64>) -> tensor<2x2x4x4xf64>
%14 = stablehlo.add %3, %13 : tensor<2x2x4x4xf64>
%15 = call @cholesky(%14) : (tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64>
%16 = stablehlo.slice %15 [0:2, 0:2, 3:4, 3:4] : (tensor<2x2x4x4xf64>) -> tensor<2x2x1x1xf64>
%17 = stablehlo.reshape %16 : (tensor<2x2x1x1xf64>) -> tensor<2x2xf64>
%18 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
return %0, %1, %18 : tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi1>
}
func.func private @eigvals(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4xcomplex<f64>> {
%0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n], [i, j, o, p], [i, j, q, r], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%1 = stablehlo.complex %0#0, %0#1 : tensor<2x2x4xcomplex<f64>>
%c = stablehlo.constant dense<0> : tensor<i32>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%7 = stablehlo.select %6, %1, %5 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
return %7 : tensor<2x2x4xcomplex<f64>>
}
func.func private @svd(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4xf64> {
%0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xf64>) -> (tensor<2x2x4x4xf64>, tensor<2x2x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
return %6 : tensor<2x2x4xf64>
}
func.func private @cholesky(%arg0: tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xf64> {
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
}
// -----
// eigh_complex64
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
%c0 = stablehlo.constant dense<"0x2E2EB1BF00000000B66F5B4040590B3EA80713C0612491BFE0E2DABDF9FB3DC0B66F5B4040590BBEEE0E5FBF00000000F34BAABEA3A31EC0D8E4DDBF2E2291BFA80713C06124913FF34BAABEA3A31E407E6D04C000000000405A913EB057163DE0E2DABDF9FB3D40D8E4DDBF2E22913F405A913EB05716BD77BA1DBF00000000"> : tensor<4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E913CBE3FDEEC7EBEDF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f32>>
%r:10 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>)
%e0 = stablehlo.constant dense<"0x8050C2C07C7A81C064A086BE8A19AE40"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.2387774707749486e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x302EB1BF00000000B56F5B4034590B3EA70713C0632491BFF2E2DABDF8FB3DC0B56F5B402E590BBEE10E5FBF00008033084CAABEA6A31EC0E2E4DDBF332291BFA70713C06324913F0C4CAABEA7A31E407E6D04C000000000175A913E9D57163DF6E2DABDF8FB3D40E2E4DDBF3322913F175A913E8C5716BD74BA1DBF00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.0905385390033189e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xFDFF7F3F000000000000F431000040B1000020330000003300006033000080320000F431000040310300803F00000000000060B30000D033000000B3000068B300002033000000B3000060B30000D0B30200803F0000000000000031000090B300006033000080B2000000B30000683300000031000090330200803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x8050C2C07E7A81C0BAA086BE8E19AE40"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 7.2387774707749486e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e4 = stablehlo.constant dense<"0x2C2EB1BF00000034B46F5B4044590B3EA80713C0612491BFE8E2DABDFDFB3DC0B46F5B4040590BBEE20E5FBF000080331C4CAABEABA31EC0DAE4DDBF322291BFA80713C06124913F204CAABEABA31E408C6D04C0000000004A5A913EAB57163DE2E2DABDFCFB3D40DAE4DDBF3222913F4D5A913EA95716BD89BA1DBF00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.0905382547862246e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x0100803F000000000000503200002C33000000B30000C0B200002CB4000090B30000503200002CB30300803F00000000000008B40000C0B200000033000040B3000000B30000C032000008B40000C032FFFF7F3F00000000000080B20000003200002CB4000090330000003300004033000080B2000000B20000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x307392C0845732C002187D3C09554640B9D34EC027EA67BFA923114014B7984005CD32C017DDCCBF220E913F44F0B540C52306C0ECF878BE25BD963F7C68B440"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 6.7777386902889702e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xDB277FBF00000000A1B619BFC8DF45BF0CE9CA3FE747A7BFCA4AC9BFD3CE913FA1B619BFC9DF453F84F689BF00000000E25CB73F424C873FB2DA77BFF4BE443F0CE9CA3FE747A73FE25CB73F424C87BF7C8DFEBF000000008232AABE5243C33FCA4AC9BFD3CE91BFB0DA77BFF3BE44BF7F32AABE5143C3BFF4FC3DBE000000B2CE7802BE00000000509A2E3F828CB3BFC70CDFBF41C2C63FD936BCBEF35D9E3F509A2E3F828CB33F37ABE43F00000000A596DF3F553282BE20AC8FBF433F56BFC70CDFBF41C2C6BFA696DF3F5832823E70D2183F000000002800963FD91FA2BFD936BCBEF25D9EBF20AC8FBF433F563F2800963FD91FA23F7A83253F000000001EC48E3F0000000094A4F5BF8C4647BFA3DFA5BEF09EE9BF8B3CD43FB77DD6BF94A4F5BF8C46473FBF25E43F00000000D45434BF3635693F365D6A3F4059D93FA3DFA5BEF09EE93FD45434BF363569BF7CD5A8BF000080332B62CD3EC4E8793E8B3CD43FB77DD63F385D6A3F3F59D9BF2862CD3EC4E879BE6087583F00000032B1D1133E00000000023A8EBFA090303F98FF993FC356BE3F4ADBCB3F9A672ABF033A8EBFA09030BF01D9E43F000000008C16793F66D1CCBF00D5013AD169A3BF98FF993FC456BEBF8E16793F66D1CC3F3F06E63F00000000CE0B51BE9ADCAABF49DBCB3F9A672A3F00D3013AD169A33FCC0B51BE9ADCAA3F0F3E3F3F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.8102303417654184e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0xFEFF7F3F000000000000E0B300000000000020B3000022330000A833000080B20000E0B3000000000300803F00000000000050B4000000B300002034000000B3000020B3000022B3000050B4000000330100803F00000000000090B4000070330000A833000080320000203400000033000090B4000070B30000803F000000000300803F00000000000040B30000003300006034000040B30000A03300009033000040B3000000B30000803F000000000000B434000020B300000000000040B300006034000040330000B43400002033FEFF7F3F000000000000B0330000C0330000A033000090B300000000000040330000B0330000C0B30000803F000000000000803F00000000000040330000000000002033000060B30000A0B3000000330000403300000000FEFF7F3F000000000000A0B3000080330000A0320000000000002033000060330000A0B3000080B30000803F00000000000080B2000040330000A0B3000000B30000A03200000000000080B2000040B3FEFF7F3F000000000200803F000000000000AC3300004033000080B3000030330000D033000020B30000AC33000040B30600803F000000000000B0330000B0B3000000330000A032000080B3000030B30000B0330000B0330300803F0000000000004034000040320000D03300002033000000330000A0B200004034000040B20400803F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.1920937481590954e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0x88C0D3C0E8F081C033F2E0BF7B047C4078E0B6C067DD01C02C43A640C4A70541E228D9C0AAC32C3F1FF983405CC3DA40DE9970C0EFB32EBD157F354082B31E41"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.1824160992546240e-04 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>) {
%0:3 = stablehlo.custom_call @lapack_cheevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf32>
%11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%12 = stablehlo.convert %11 : (tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.multiply %6, %13 : tensor<4x4xcomplex<f32>>
%15 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%16 = stablehlo.real %15 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%17 = stablehlo.imag %15 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%18 = stablehlo.negate %17 : tensor<4x4xf32>
%19 = stablehlo.complex %16, %18 : tensor<4x4xcomplex<f32>>
%20 = stablehlo.dot_general %14, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%21 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%22 = stablehlo.real %21 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%23 = stablehlo.imag %21 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%24 = stablehlo.negate %23 : tensor<4x4xf32>
%25 = stablehlo.complex %22, %24 : tensor<4x4xcomplex<f32>>
%26 = stablehlo.dot_general %25, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%27:3 = stablehlo.custom_call @lapack_cheevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<i32>)
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<i32>
%29 = stablehlo.compare EQ, %27#2, %28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%33 = stablehlo.select %32, %27#0, %31 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%34 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
%36 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%37 = stablehlo.select %36, %27#1, %35 : tensor<4xi1>, tensor<4xf32>
%38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%39 = stablehlo.convert %38 : (tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%41 = stablehlo.multiply %33, %40 : tensor<4x4xcomplex<f32>>
%42 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%43 = stablehlo.real %42 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%44 = stablehlo.imag %42 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%45 = stablehlo.negate %44 : tensor<4x4xf32>
%46 = stablehlo.complex %43, %45 : tensor<4x4xcomplex<f32>>
%47 = stablehlo.dot_general %41, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%48 = stablehlo.transpose %33, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%49 = stablehlo.real %48 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%50 = stablehlo.imag %48 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%51 = stablehlo.negate %50 : tensor<4x4xf32>
%52 = stablehlo.complex %49, %51 : tensor<4x4xcomplex<f32>>
%53 = stablehlo.dot_general %52, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%54:3 = stablehlo.custom_call @lapack_cheevd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%56 = stablehlo.compare EQ, %54#2, %55, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%58 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%60 = stablehlo.select %59, %54#0, %58 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%61 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%62 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%63 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%64 = stablehlo.select %63, %54#1, %62 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
%66 = stablehlo.convert %65 : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4xcomplex<f32>>
%67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%68 = stablehlo.multiply %60, %67 : tensor<2x2x4x4xcomplex<f32>>
%69 = stablehlo.transpose %60, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%70 = stablehlo.real %69 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%71 = stablehlo.imag %69 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%72 = stablehlo.negate %71 : tensor<2x2x4x4xf32>
%73 = stablehlo.complex %70, %72 : tensor<2x2x4x4xcomplex<f32>>
%74 = stablehlo.dot_general %68, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%75 = stablehlo.transpose %60, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%76 = stablehlo.real %75 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%77 = stablehlo.imag %75 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%78 = stablehlo.negate %77 : tensor<2x2x4x4xf32>
%79 = stablehlo.complex %76, %78 : tensor<2x2x4x4xcomplex<f32>>
%80 = stablehlo.dot_general %79, %60, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%81 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%82 = stablehlo.real %81 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%83 = stablehlo.imag %81 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%84 = stablehlo.negate %83 : tensor<2x2x4x4xf32>
%85 = stablehlo.complex %82, %84 : tensor<2x2x4x4xcomplex<f32>>
%86 = stablehlo.add %arg1, %85 : tensor<2x2x4x4xcomplex<f32>>
%87 = call @eigvalsh(%86) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xf32>
return %10, %20, %26, %37, %47, %53, %64, %74, %80, %87 : tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>
}
func.func private @eigvalsh(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xf32> {
%0:2 = call @eigh(%arg0) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>)
return %0#0 : tensor<2x2x4xf32>
}
func.func private @eigh(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>) {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%1 = stablehlo.real %0 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%2 = stablehlo.imag %0 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%3 = stablehlo.negate %2 : tensor<2x2x4x4xf32>
%4 = stablehlo.complex %1, %3 : tensor<2x2x4x4xcomplex<f32>>
%5 = stablehlo.add %arg0, %4 : tensor<2x2x4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.divide %5, %6 : tensor<2x2x4x4xcomplex<f32>>
%8:3 = stablehlo.custom_call @lapack_cheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%18 = stablehlo.select %17, %8#1, %16 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
return %18, %14 : tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>
}
}
// -----
// svd_complex64
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
%r:33 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>)
%e0 = stablehlo.constant dense<"0xB3088940CA3F5940342F3340FC9D2D3F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.1049136118308525e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x272E31BF6C9243BF507CF93F8479C23FD8A339BF898983BFAEBC933FE84995BF0D63BD3F5F0EB13FEC0EDFBECD06B8BF986F7EBEF05647BF174E02BF0019B9BF5D3DC9BFDBADD93D1551ACBDD09BD93F806D84BF067A0C3EF1AE78BF22786BBFDB6AA1BF02AEE63FC6BD9CBF2ADB9FBEFFADA03FA3DD74BF81BA9DBE4873753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.9460346695486805e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xF8FF7F3F0000000000002033000080B2000000B3000080320000E8B2000060330000203300008032F9FF7F3F000000000000783400000000000020B4000000B3000000B3000080B200007834000000000100803F000000000000C0B30000B0B30000E8B2000060B3000020B4000000330000C0B30000B0330200803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xFAFF7F3F00000000000080B2000000310000A03300004032000080B200008033000080B2000000B10100803F000000000000C033000000000000E0B3000074330000A033000040B20000C033000000000400803F00000000000000B300004833000080B2000080B30000E0B3000074B3000000B3000048B30200803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xB3088940CA3F5940342F3340FC9D2D3F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 5.1049136118308525e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x272E31BF6C9243BF507CF93F8479C23FD8A339BF898983BFAEBC933FE84995BF0D63BD3F5F0EB13FEC0EDFBECD06B8BF986F7EBEF05647BF174E02BF0019B9BF5D3DC9BFDBADD93D1551ACBDD09BD93F806D84BF067A0C3EF1AE78BF22786BBFDB6AA1BF02AEE63FC6BD9CBF2ADB9FBEFFADA03FA3DD74BF81BA9DBE4873753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.9460346695486805e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0xF8FF7F3F0000000000002033000080B2000000B3000080320000E8B2000060330000203300008032F9FF7F3F000000000000783400000000000020B4000000B3000000B3000080B200007834000000000100803F000000000000C0B30000B0B30000E8B2000060B3000020B4000000330000C0B30000B0330200803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0xFAFF7F3F00000000000080B2000000310000A03300004032000080B200008033000080B2000000B10100803F000000000000C033000000000000E0B3000074330000A033000040B20000C033000000000400803F00000000000000B300004833000080B2000080B30000E0B3000074B3000000B3000048B30200803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920934639420011e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0xBC2E9E40838C4A40C75DF13F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 5.8927594182023313e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x292E31BF689243BF587CF93F8A79C23FDAA339BF818983BFB1BC933FE84995BF0C63BD3F630EB13FE80EDFBED106B8BFA66F7EBEEA5647BF1E4E02BFF918B9BF5E3DC9BFC0ADD93DAA50ACBDCB9BD93F7C6D84BF007A0C3EE6AE78BF1D786BBFDA6AA1BF04AEE63FC6BD9CBF44DB9FBE02AEA03F96DD74BF"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.9460363748512464e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0xFEFF7F3F000000000000403300004033000020B30000903300004033000040B3FFFF7F3F00000000000076B400008032000000B3000060B3000080B4000000000100803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0xFDFF7F3F00000000000000B3000090B20000C0B2000080B2000000B300009032FAFF7F3F000000000000000000000000000000B3000080320000C032000000000000803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0xBC2E9E40838C4A40C75DF13F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 5.8927594182023313e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x292E31BF689243BF587CF93F8A79C23FDAA339BF818983BFB1BC933FE84995BF0C63BD3F630EB13FE80EDFBED106B8BFA66F7EBEEA5647BF1E4E02BFF918B9BF5E3DC9BFC0ADD93DAA50ACBDCB9BD93F7C6D84BF007A0C3EE6AE78BF1D786BBFDA6AA1BF04AEE63FC6BD9CBF44DB9FBE02AEA03F96DD74BF"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.9460363748512464e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0xFEFF7F3F000000000000403300004033000000B300006033000000330000003300000000000000B300004033000040B3FFFF7F3F00000000000080B40000000000000000000080B3000000B3000000B2000000B3000060B3000080B4000000000200803F0000000000003033000000B3000080B3000000B200000033000000B3000000000000803300003033000000330100803F0000000000000033000000320000000000008032000000B300004032000040B30000003200008032000080B20100803F00000000"> : tensor<5x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0xFDFF7F3F00000000000000B3000090B20000C0B2000080B2000000B300009032FAFF7F3F000000000000000000000000000000B3000080320000C032000000000000803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e16 = stablehlo.constant dense<"0x04C57840882D294019AFD83F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 4.6336947434610920e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0F19003F2E963C3F9B5FCB3F54CB01BEAB268D3F31B6AE3FA9B18CBF348323BF35A14CBF2274D9BE5D42BF3FCFE6AFBFDC4DFDBF04F690BE0678A43F89C5673F7919983F472556BF7F5603BE2CD526BFD8B149BFA6F79FBF66E462BF2C268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 2.4200315351663448e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e18 = stablehlo.constant dense<"0x0000803F000000000000603300000033000040340000003200006033000000B3FEFF7F3F00000000000000340000E032000040340000000000000034000000B3FEFF7F3F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e19 = stablehlo.constant dense<"0xFEFF7F3F0000000000000EB5000000B3000080B3000080B300000EB500000033F7FF7F3F000000000000603300003634000088B30000A03300007433000030B4FEFF7F3F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 1.1920927533992653e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e20 = stablehlo.constant dense<"0x04C57840882D294019AFD83F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 4.6336947434610920e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e21 = stablehlo.constant dense<"0x0D19003F2E963C3F995FCB3F54CB01BEAA268D3F31B6AE3FA8B18CBF338323BF35A14CBF2274D9BE5C42BF3FCFE6AFBFDB4DFDBF04F690BE0778A43F8AC5673F7A19983F422556BF7D5603BE2AD526BFD7B149BFA3F79FBF66E462BF38268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 2.4200318193834391e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e22 = stablehlo.constant dense<"0x0000803F000000000000603300000033000040340000003200006033000000B3FEFF7F3F00000000000000340000E032000040340000000000000034000000B3FEFF7F3F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e23 = stablehlo.constant dense<"0xFBFF7F3F000000000000F4B400000000000008B40000C0B300000000000080B20000F4B400000000F5FF7F3F000000000000A03300003034000000B4000030B4000008B40000C0330000A033000030B4FEFF7F3F0000000000000000000000B30000000000008032000000B40000303400000000000000330000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e24 = stablehlo.constant dense<"0x7DC2A140A1657440096509407D5A2F3F6DF39F4089AB5640B57A16403274853F565AA0405F4E5F404D082B405A00A33FD847AA406F7230400924E73F2EEAB33F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 6.3434481489821337e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e25 = stablehlo.constant dense<"0xC6277FBF15E3DF3ED0BCE43F55B87D3F62119FBF8CB78F3FE733A4BF783C59BF91B619BFA4DF453F75F689BF3826DA3F50892E3FD0645F3D4814C5BF4E76BF3F10E9CA3FE747A73FD45CB73F354C87BF688DFEBF966DA73F78D8293E782AF5BFC24AC9BFC5CE91BFAADA77BFF7BE44BF6532AABE4C43C3BFEEFC3DBEBAFA78BED47802BE0ED9073F81E3DA3F069D89BEB80477BF2EE1A93FD9CC9FBF92270D3F489A2E3F818CB33F33ABE43FC90536BFAB7AD83F7C10E53E1EB0C23FB0FFF2BFC40CDFBF3CC2C6BFA496DF3F6F32823E70D2183FE61FFC3E8F3CBE3FCBEC7EBEDD36BCBEF45D9EBF1EAC8FBF4A3F563F2B00963FDA1FA23F7F83253F2683993F22C48E3FB6FEA03F5AE998BF4466BDBE3C36BBBFE053B0BFDAF9863F585BCE3F96A4F5BF8746473FC725E43FF224E53EC1D5BABF4560D2BF9506CD3E0051AABFA0DFA5BEF39EE93FDB5434BF393569BF7ED5A8BF18E97E3F558E8F3FB3240A3E913CD43FB77DD63F425D6A3F4459D9BF0E62CD3EB8E879BE6287583F587B34BF99D1133EB306D63FB8A76E3ED48C03BF40EACF3F122F8F3F82935EBF16160FBEF8398EBFA59030BF0AD9E43F119FED3E32E0E23FBC8BAEBF70A2C4BD3070403E94FF993FC156BEBF8D16793F66D1CC3F3E06E63F48AE34BFFC2AD6BF3FB7C9BF42DBCB3F93672A3F00C2013ACE69A33FC40B51BE95DCAA3F0D3E3F3F3E4308BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 2.8998670131841209e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e26 = stablehlo.constant dense<"0xF8FF7F3F000000000000ADB30000C0B30000000000000033000080B30000C0B10000ADB30000C033F8FF7F3F000000000000A0330000000000008033000080B100000000000000B30000A03300000000FEFF7F3F000000000000C0B100008032000080B30000C03100008033000080310000C0B1000080B2FCFF7F3F000000000100803F000000000000A0B30000803400008E340000000000008032000020B40000A0B3000080B40500803F000000000000003400009CB40000A0B40000D83300008E34000000000000003400009C340400803F00000000000098B3000018B400008032000020340000A0B40000D8B3000098B3000018340000803F000000000100803F000000000000C0330000C0B20000D033000000B30000A833000000330000C0330000C032FEFF7F3F00000000000000B20000D0B30000C033000088B30000D03300000033000000B20000D033F6FF7F3F000000000000A0B30000D0B30000A833000000B30000C033000088330000A0B30000D033FAFF7F3F000000000300803F0000000000009833000090B3000000000000E0B2000000330000000000009833000090330000803F000000000000A0330000A0330000E03200005833000000000000E0320000A0330000A0B3FAFF7F3F000000000000E4B30000000000000033000000000000E032000058B30000E4B300000000FDFF7F3F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 1.1920936060505483e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e27 = stablehlo.constant dense<"0xF6FF7F3F0000000000000033000040B3000008340000803200008033000010B30000003300004033FAFF7F3F000000000000A0B400000033000000000000C0B300000834000080B20000A0B4000000B30100803F00000000000080B30000C0320000803300001033000000000000C033000080B30000C0B2FEFF7F3F00000000FFFF7F3F0000000000008032000000330000803200000032000040B30000B0B200008032000000B3FCFF7F3F000000000000C033000000330000C0B2000040B300008032000000B20000C033000000B3FAFF7F3F000000000000000000009C32000040B30000B0320000C0B2000040330000000000009CB2FEFF7F3F000000000000803F00000000000080B200000000000040B300000000000000B3000080B2000080B200000000FDFF7F3F00000000000040B30000E0B10000C033000000B3000040B300000000000040B30000E0310300803F000000000000C033000000B3000000B3000080320000C033000000330000C033000000330000803F000000000200803F00000000000000B4000040330000C0320000000000005CB400004033000000B4000040B30000803F0000000000008032000000320000B033000000B20000C0320000000000008032000000B2FAFF7F3F00000000000060B30000003300005CB4000040B30000B03300000032000060B3000000B3FEFF7F3F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e28 = stablehlo.constant dense<"0x7DC2A140A1657440096509407D5A2F3F6DF39F4089AB5640B57A16403274853F565AA0405F4E5F404D082B405A00A33FD847AA406F7230400924E73F2EEAB33F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#28, %e28) {has_side_effect = true, tolerance = 6.3434481489821337e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e29 = stablehlo.constant dense<"0xC6277FBF15E3DF3ED0BCE43F55B87D3F62119FBF8CB78F3FE733A4BF783C59BF91B619BFA4DF453F75F689BF3826DA3F50892E3FD0645F3D4814C5BF4E76BF3F10E9CA3FE747A73FD45CB73F354C87BF688DFEBF966DA73F78D8293E782AF5BFC24AC9BFC5CE91BFAADA77BFF7BE44BF6532AABE4C43C3BFEEFC3DBEBAFA78BED47802BE0ED9073F81E3DA3F069D89BEB80477BF2EE1A93FD9CC9FBF92270D3F489A2E3F818CB33F33ABE43FC90536BFAB7AD83F7C10E53E1EB0C23FB0FFF2BFC40CDFBF3CC2C6BFA496DF3F6F32823E70D2183FE61FFC3E8F3CBE3FCBEC7EBEDD36BCBEF45D9EBF1EAC8FBF4A3F563F2B00963FDA1FA23F7F83253F2683993F22C48E3FB6FEA03F5AE998BF4466BDBE3C36BBBFE053B0BFDAF9863F585BCE3F96A4F5BF8746473FC725E43FF224E53EC1D5BABF4560D2BF9506CD3E0051AABFA0DFA5BEF39EE93FDB5434BF393569BF7ED5A8BF18E97E3F558E8F3FB3240A3E913CD43FB77DD63F425D6A3F4459D9BF0E62CD3EB8E879BE6287583F587B34BF99D1133EB306D63FB8A76E3ED48C03BF40EACF3F122F8F3F82935EBF16160FBEF8398EBFA59030BF0AD9E43F119FED3E32E0E23FBC8BAEBF70A2C4BD3070403E94FF993FC156BEBF8D16793F66D1CC3F3E06E63F48AE34BFFC2AD6BF3FB7C9BF42DBCB3F93672A3F00C2013ACE69A33FC40B51BE95DCAA3F0D3E3F3F3E4308BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 2.8998670131841209e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e30 = stablehlo.constant dense<"0xF8FF7F3F000000000000ADB30000C0B30000000000000033000080B30000C0B10000ADB30000C033F8FF7F3F000000000000A0330000000000008033000080B100000000000000B30000A03300000000FEFF7F3F000000000000C0B100008032000080B30000C03100008033000080310000C0B1000080B2FCFF7F3F000000000100803F000000000000A0B30000803400008E340000000000008032000020B40000A0B3000080B40500803F000000000000003400009CB40000A0B40000D83300008E34000000000000003400009C340400803F00000000000098B3000018B400008032000020340000A0B40000D8B3000098B3000018340000803F000000000100803F000000000000C0330000C0B20000D033000000B30000A833000000330000C0330000C032FEFF7F3F00000000000000B20000D0B30000C033000088B30000D03300000033000000B20000D033F6FF7F3F000000000000A0B30000D0B30000A833000000B30000C033000088330000A0B30000D033FAFF7F3F000000000300803F0000000000009833000090B3000000000000E0B2000000330000000000009833000090330000803F000000000000A0330000A0330000E03200005833000000000000E0320000A0330000A0B3FAFF7F3F000000000000E4B30000000000000033000000000000E032000058B30000E4B300000000FDFF7F3F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#30, %e30) {has_side_effect = true, tolerance = 1.1920936060505483e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e31 = stablehlo.constant dense<"0xF6FF7F3F0000000000000033000040B3000008340000803200008033000010B30000003300004033FAFF7F3F000000000000A0B400000033000000000000C0B300000834000080B20000A0B4000000B30100803F00000000000080B30000C0320000803300001033000000000000C033000080B30000C0B2FEFF7F3F00000000FFFF7F3F0000000000008032000000330000803200000032000040B30000B0B200008032000000B3FCFF7F3F000000000000C033000000330000C0B2000040B300008032000000B20000C033000000B3FAFF7F3F000000000000000000009C32000040B30000B0320000C0B2000040330000000000009CB2FEFF7F3F000000000000803F00000000000080B200000000000040B300000000000000B3000080B2000080B200000000FDFF7F3F00000000000040B30000E0B10000C033000000B3000040B300000000000040B30000E0310300803F000000000000C033000000B3000000B3000080320000C033000000330000C033000000330000803F000000000200803F00000000000000B4000040330000C0320000000000005CB400004033000000B4000040B30000803F0000000000008032000000320000B033000000B20000C0320000000000008032000000B2FAFF7F3F00000000000060B30000003300005CB4000040B30000B03300000032000060B3000000B3FEFF7F3F00000000"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e32 = stablehlo.constant dense<"0x7EC2A140A7657440096509407D5A2F3F6FF39F408BAB5640B97A16403374853F565AA040614E5F404B082B405A00A33FD847AA406F7230400C24E73F30EAB33F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#32, %e32) {has_side_effect = true, tolerance = 6.3434481489821337e-05 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<5x3xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>, %arg3: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>) {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%16 = stablehlo.convert %15 : (tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%18 = stablehlo.multiply %10, %17 : tensor<4x4xcomplex<f32>>
%19 = stablehlo.dot_general %18, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%20 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%21 = stablehlo.real %20 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%22 = stablehlo.imag %20 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%23 = stablehlo.negate %22 : tensor<4x4xf32>
%24 = stablehlo.complex %21, %23 : tensor<4x4xcomplex<f32>>
%25 = stablehlo.dot_general %24, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%26 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%27 = stablehlo.real %26 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%28 = stablehlo.imag %26 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%29 = stablehlo.negate %28 : tensor<4x4xf32>
%30 = stablehlo.complex %27, %29 : tensor<4x4xcomplex<f32>>
%31 = stablehlo.dot_general %14, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%32:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%34 = stablehlo.compare EQ, %32#4, %33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
%37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%38 = stablehlo.select %37, %32#1, %36 : tensor<4xi1>, tensor<4xf32>
%39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%42 = stablehlo.select %41, %32#2, %40 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%43 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%46 = stablehlo.select %45, %32#3, %44 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%47 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
%48 = stablehlo.convert %47 : (tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
%49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%50 = stablehlo.multiply %42, %49 : tensor<4x4xcomplex<f32>>
%51 = stablehlo.dot_general %50, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%52 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%53 = stablehlo.real %52 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%54 = stablehlo.imag %52 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%55 = stablehlo.negate %54 : tensor<4x4xf32>
%56 = stablehlo.complex %53, %55 : tensor<4x4xcomplex<f32>>
%57 = stablehlo.dot_general %56, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%58 = stablehlo.transpose %46, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%59 = stablehlo.real %58 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%60 = stablehlo.imag %58 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%61 = stablehlo.negate %60 : tensor<4x4xf32>
%62 = stablehlo.complex %59, %61 : tensor<4x4xcomplex<f32>>
%63 = stablehlo.dot_general %46, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%64:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%66 = stablehlo.compare EQ, %64#4, %65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%68 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%69 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%70 = stablehlo.select %69, %64#1, %68 : tensor<3xi1>, tensor<3xf32>
%71 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%72 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%74 = stablehlo.select %73, %64#2, %72 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
%75 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%76 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%78 = stablehlo.select %77, %64#3, %76 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%79 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%80 = stablehlo.convert %79 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%82 = stablehlo.multiply %74, %81 : tensor<5x3xcomplex<f32>>
%83 = stablehlo.dot_general %82, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%84 = stablehlo.transpose %74, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%85 = stablehlo.real %84 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%86 = stablehlo.imag %84 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%87 = stablehlo.negate %86 : tensor<3x5xf32>
%88 = stablehlo.complex %85, %87 : tensor<3x5xcomplex<f32>>
%89 = stablehlo.dot_general %88, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%90 = stablehlo.transpose %78, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%91 = stablehlo.real %90 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%92 = stablehlo.imag %90 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%93 = stablehlo.negate %92 : tensor<3x3xf32>
%94 = stablehlo.complex %91, %93 : tensor<3x3xcomplex<f32>>
%95 = stablehlo.dot_general %78, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%96:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%97 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%98 = stablehlo.compare EQ, %96#4, %97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%100 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%101 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%102 = stablehlo.select %101, %96#1, %100 : tensor<3xi1>, tensor<3xf32>
%103 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%104 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
%105 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%106 = stablehlo.select %105, %96#2, %104 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
%107 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%108 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%109 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%110 = stablehlo.select %109, %96#3, %108 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%111 = stablehlo.slice %106 [0:5, 0:3] : (tensor<5x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%112 = stablehlo.broadcast_in_dim %102, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%113 = stablehlo.convert %112 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%115 = stablehlo.multiply %111, %114 : tensor<5x3xcomplex<f32>>
%116 = stablehlo.dot_general %115, %110, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%117 = stablehlo.transpose %106, dims = [1, 0] : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%118 = stablehlo.real %117 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
%119 = stablehlo.imag %117 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
%120 = stablehlo.negate %119 : tensor<5x5xf32>
%121 = stablehlo.complex %118, %120 : tensor<5x5xcomplex<f32>>
%122 = stablehlo.dot_general %121, %106, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%123 = stablehlo.transpose %110, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%124 = stablehlo.real %123 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%125 = stablehlo.imag %123 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%126 = stablehlo.negate %125 : tensor<3x3xf32>
%127 = stablehlo.complex %124, %126 : tensor<3x3xcomplex<f32>>
%128 = stablehlo.dot_general %110, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%129:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>)
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%130 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<i32>
%131 = stablehlo.compare EQ, %129#4, %130, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%133 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
%134 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%135 = stablehlo.select %134, %129#1, %133 : tensor<3xi1>, tensor<3xf32>
%136 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%137 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%138 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%139 = stablehlo.select %138, %129#2, %137 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%140 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%141 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%142 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%143 = stablehlo.select %142, %129#3, %141 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
%144 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%145 = stablehlo.convert %144 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%147 = stablehlo.multiply %139, %146 : tensor<3x3xcomplex<f32>>
%148 = stablehlo.dot_general %147, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%149 = stablehlo.transpose %139, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%150 = stablehlo.real %149 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%151 = stablehlo.imag %149 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%152 = stablehlo.negate %151 : tensor<3x3xf32>
%153 = stablehlo.complex %150, %152 : tensor<3x3xcomplex<f32>>
%154 = stablehlo.dot_general %153, %139, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%155 = stablehlo.transpose %143, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%156 = stablehlo.real %155 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
%157 = stablehlo.imag %155 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
%158 = stablehlo.negate %157 : tensor<4x3xf32>
%159 = stablehlo.complex %156, %158 : tensor<4x3xcomplex<f32>>
%160 = stablehlo.dot_general %143, %159, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%161:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%162 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<i32>
%163 = stablehlo.compare EQ, %161#4, %162, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%165 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
%166 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%167 = stablehlo.select %166, %161#1, %165 : tensor<3xi1>, tensor<3xf32>
%168 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_20 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%169 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%170 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%171 = stablehlo.select %170, %161#2, %169 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%172 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_21 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%173 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%174 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%175 = stablehlo.select %174, %161#3, %173 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%176 = stablehlo.broadcast_in_dim %167, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%177 = stablehlo.convert %176 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%179 = stablehlo.multiply %171, %178 : tensor<3x3xcomplex<f32>>
%180 = stablehlo.slice %175 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%181 = stablehlo.dot_general %179, %180, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%182 = stablehlo.transpose %171, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%183 = stablehlo.real %182 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%184 = stablehlo.imag %182 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%185 = stablehlo.negate %184 : tensor<3x3xf32>
%186 = stablehlo.complex %183, %185 : tensor<3x3xcomplex<f32>>
%187 = stablehlo.dot_general %186, %171, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%188 = stablehlo.transpose %175, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%189 = stablehlo.real %188 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%190 = stablehlo.imag %188 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%191 = stablehlo.negate %190 : tensor<4x4xf32>
%192 = stablehlo.complex %189, %191 : tensor<4x4xcomplex<f32>>
%193 = stablehlo.dot_general %175, %192, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%194:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%195 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%196 = stablehlo.compare EQ, %194#4, %195, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%198 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%199 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%200 = stablehlo.select %199, %194#1, %198 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%201 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_24 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%202 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%203 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%204 = stablehlo.select %203, %194#2, %202 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%205 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_25 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%206 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%207 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%208 = stablehlo.select %207, %194#3, %206 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%209 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
%210 = stablehlo.convert %209 : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4xcomplex<f32>>
%211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%212 = stablehlo.multiply %204, %211 : tensor<2x2x4x4xcomplex<f32>>
%213 = stablehlo.dot_general %212, %208, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%214 = stablehlo.transpose %204, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%215 = stablehlo.real %214 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%216 = stablehlo.imag %214 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%217 = stablehlo.negate %216 : tensor<2x2x4x4xf32>
%218 = stablehlo.complex %215, %217 : tensor<2x2x4x4xcomplex<f32>>
%219 = stablehlo.dot_general %218, %204, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%220 = stablehlo.transpose %208, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%221 = stablehlo.real %220 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%222 = stablehlo.imag %220 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%223 = stablehlo.negate %222 : tensor<2x2x4x4xf32>
%224 = stablehlo.complex %221, %223 : tensor<2x2x4x4xcomplex<f32>>
%225 = stablehlo.dot_general %208, %224, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%226:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%227 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%228 = stablehlo.compare EQ, %226#4, %227, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_27 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%230 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%231 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%232 = stablehlo.select %231, %226#1, %230 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
%233 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_28 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%234 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%235 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%236 = stablehlo.select %235, %226#2, %234 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%237 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_29 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%238 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%239 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%240 = stablehlo.select %239, %226#3, %238 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%241 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 3] : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
%242 = stablehlo.convert %241 : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4xcomplex<f32>>
%243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%244 = stablehlo.multiply %236, %243 : tensor<2x2x4x4xcomplex<f32>>
%245 = stablehlo.dot_general %244, %240, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%246 = stablehlo.transpose %236, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%247 = stablehlo.real %246 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%248 = stablehlo.imag %246 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%249 = stablehlo.negate %248 : tensor<2x2x4x4xf32>
%250 = stablehlo.complex %247, %249 : tensor<2x2x4x4xcomplex<f32>>
%251 = stablehlo.dot_general %250, %236, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%252 = stablehlo.transpose %240, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%253 = stablehlo.real %252 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%254 = stablehlo.imag %252 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%255 = stablehlo.negate %254 : tensor<2x2x4x4xf32>
%256 = stablehlo.complex %253, %255 : tensor<2x2x4x4xcomplex<f32>>
%257 = stablehlo.dot_general %240, %256, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%258 = call @svd(%arg3) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xf32>
return %6, %19, %25, %31, %38, %51, %57, %63, %70, %83, %89, %95, %102, %116, %122, %128, %135, %148, %154, %160, %167, %181, %187, %193, %200, %213, %219, %225, %232, %245, %251, %257, %258 : tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>
}
func.func private @svd(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xf32> {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
return %6 : tensor<2x2x4xf32>
}
}
// -----
// svd_by_qr_complex64
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
%c0 = stablehlo.constant dense<"0x2E2E31BF699243BF5A7CF93F8D79C23FDEA339BF848983BFB0BC933FEA4995BF1363BD3F650EB13FEE0EDFBED206B8BF946F7EBEE85647BF1D4E02BFFE18B9BF613DC9BFD6ADD93DA450ACBDD29BD93F7E6D84BFF4790C3EEAAE78BF24786BBFDE6AA1BF08AEE63FC9BD9CBF40DB9FBE05AEA03F9FDD74BF"> : tensor<5x3xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x0719003F32963C3F9B5FCB3F4FCB01BEAD268D3F2EB6AE3FA5B18CBF348323BF36A14CBF1174D9BE6642BF3FD6E6AFBFDE4DFDBF15F690BE0D78A43F86C5673F7C19983F3D2556BFA45603BE28D526BFDEB149BFA2F79FBF65E462BF87268FBD"> : tensor<3x4xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f32>>
%r:16 = call @f(%a0, %a1) : (tensor<5x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> (tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xBC2E9E40838C4A40C75DF13F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.8927594182023313e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2F2E31BF679243BF5A7CF93F8B79C23FDBA339BF7F8983BFAFBC933FE84995BF0F63BD3F640EB13FEA0EDFBED006B8BF9F6F7EBEEA5647BF1C4E02BFFB18B9BF5C3DC9BFD0ADD93DB950ACBDCC9BD93F7C6D84BFFA790C3EE2AE78BF1B786BBFDA6AA1BF03AEE63FC6BD9CBF49DB9FBE00AEA03F94DD74BF"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.9460366590683407e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xFDFF7F3F00000000000000000000D8330000783300009633000000000000D8B3FFFF7F3F0000000000009CB3000018B300004033000080B3000080B3000080330200803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x0000803F00000000000000000000783300008032000080B200000000000078B3F9FF7F3F0000000000008033000080B200000000000080320000A83300000033FEFF7F3F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xBC2E9E40838C4A40C75DF13F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 5.8927594182023313e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x2F2E31BF679243BF5A7CF93F8B79C23FDBA339BF7F8983BFAFBC933FE84995BF0F63BD3F640EB13FEA0EDFBED006B8BF9F6F7EBEEA5647BF1C4E02BFFB18B9BF5C3DC9BFD0ADD93DB950ACBDCC9BD93F7C6D84BFFA790C3EE2AE78BF1B786BBFDA6AA1BF03AEE63FC6BD9CBF49DB9FBE00AEA03F94DD74BF"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.9460366590683407e-05 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0xFDFF7F3F00000000000000000000D83300004033000080330000803300008032000080B2000080B2000000000000D8B3FFFF7F3F00000000000080B3000080B30000C032000080B3000080B30000E03100004033000080B3000080B3000080330200803F0000000000008032000080B2000080B30000003200008033000080B20000C0320000803300008032000080320100803F000000000000003300000032000080B200000000000000B3000040B1000080B30000000000008032000080B20100803F00000000"> : tensor<5x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920931797249068e-05 : f64} : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x0000803F00000000000000000000783300008032000080B200000000000078B3F9FF7F3F0000000000008033000080B200000000000080320000A83300000033FEFF7F3F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x03C578408B2D294019AFD83F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 4.6336944592439977e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0E19003F2E963C3FA25FCB3F5DCB01BEAE268D3F36B6AE3FACB18CBF348323BF3BA14CBF2574D9BE6A42BF3FD8E6AFBFE24DFDBFFEF590BE0878A43F8CC5673F7B19983F452556BFC35603BE34D526BFD9B149BFA2F79FBF68E462BF68268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.4200340931201936e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0x0200803F0000000000003834000000000000C0330000C63200003834000000000300803F00000000000000330000AC320000C033000000B3000080320000C0B20200803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x0100803F000000000000303400000033000080B20000003300003034000000B30100803F000000000000C8330000903300008031000080B20000C033000098B30000803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e12 = stablehlo.constant dense<"0x03C578408B2D294019AFD83F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 4.6336944592439977e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e13 = stablehlo.constant dense<"0x0E19003F2E963C3FA25FCB3F5DCB01BEAE268D3F36B6AE3FACB18CBF348323BF3BA14CBF2574D9BE6A42BF3FD8E6AFBFE24DFDBFFEF590BE0878A43F8CC5673F7B19983F452556BFC35603BE34D526BFD9B149BFA2F79FBF68E462BF68268FBD"> : tensor<3x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 2.4200340931201936e-05 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
%e14 = stablehlo.constant dense<"0x0200803F0000000000003834000000000000C0330000C63200003834000000000300803F00000000000000330000AC320000C033000000B3000080320000C0B20200803F00000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 1.1920933218334540e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e15 = stablehlo.constant dense<"0x0100803F0000000000003034000000330000803100008032000060B30000D0B300003034000000B30100803F000000000000C033000098330000B0B3000080B200008031000080B20000C033000098B30100803F00000000000000B3000080B2000060B30000D0330000B0B300008032000000B3000080320100803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 1.1920930376163597e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f32>>, %arg1: tensor<3x4xcomplex<f32>>) -> (tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%16 = stablehlo.convert %15 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%18 = stablehlo.multiply %10, %17 : tensor<5x3xcomplex<f32>>
%19 = stablehlo.dot_general %18, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%20 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%21 = stablehlo.real %20 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%22 = stablehlo.imag %20 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%23 = stablehlo.negate %22 : tensor<3x5xf32>
%24 = stablehlo.complex %21, %23 : tensor<3x5xcomplex<f32>>
%25 = stablehlo.dot_general %24, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%26 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%27 = stablehlo.real %26 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%28 = stablehlo.imag %26 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%29 = stablehlo.negate %28 : tensor<3x3xf32>
%30 = stablehlo.complex %27, %29 : tensor<3x3xcomplex<f32>>
%31 = stablehlo.dot_general %14, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%32:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%34 = stablehlo.compare EQ, %32#4, %33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
%37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%38 = stablehlo.select %37, %32#1, %36 : tensor<3xi1>, tensor<3xf32>
%39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%42 = stablehlo.select %41, %32#2, %40 : tensor<5x5xi1>, tensor<5x5xcomplex<f32>>
%43 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%46 = stablehlo.select %45, %32#3, %44 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%47 = stablehlo.slice %42 [0:5, 0:3] : (tensor<5x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%48 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%49 = stablehlo.convert %48 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%51 = stablehlo.multiply %47, %50 : tensor<5x3xcomplex<f32>>
%52 = stablehlo.dot_general %51, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%53 = stablehlo.transpose %42, dims = [1, 0] : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%54 = stablehlo.real %53 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
%55 = stablehlo.imag %53 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
%56 = stablehlo.negate %55 : tensor<5x5xf32>
%57 = stablehlo.complex %54, %56 : tensor<5x5xcomplex<f32>>
%58 = stablehlo.dot_general %57, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
%59 = stablehlo.transpose %46, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%60 = stablehlo.real %59 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%61 = stablehlo.imag %59 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%62 = stablehlo.negate %61 : tensor<3x3xf32>
%63 = stablehlo.complex %60, %62 : tensor<3x3xcomplex<f32>>
%64 = stablehlo.dot_general %46, %63, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%65:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%67 = stablehlo.compare EQ, %65#4, %66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%69 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
%70 = stablehlo.broadcast_in_dim %68, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%71 = stablehlo.select %70, %65#1, %69 : tensor<3xi1>, tensor<3xf32>
%72 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%73 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%74 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%75 = stablehlo.select %74, %65#2, %73 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%76 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%77 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
%78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%79 = stablehlo.select %78, %65#3, %77 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
%80 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%81 = stablehlo.convert %80 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%83 = stablehlo.multiply %75, %82 : tensor<3x3xcomplex<f32>>
%84 = stablehlo.dot_general %83, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%85 = stablehlo.transpose %75, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%86 = stablehlo.real %85 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%87 = stablehlo.imag %85 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%88 = stablehlo.negate %87 : tensor<3x3xf32>
%89 = stablehlo.complex %86, %88 : tensor<3x3xcomplex<f32>>
%90 = stablehlo.dot_general %89, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%91 = stablehlo.transpose %79, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%92 = stablehlo.real %91 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
%93 = stablehlo.imag %91 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
%94 = stablehlo.negate %93 : tensor<4x3xf32>
%95 = stablehlo.complex %92, %94 : tensor<4x3xcomplex<f32>>
%96 = stablehlo.dot_general %79, %95, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%97:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%98 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%99 = stablehlo.compare EQ, %97#4, %98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%101 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
%102 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%103 = stablehlo.select %102, %97#1, %101 : tensor<3xi1>, tensor<3xf32>
%104 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%105 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%106 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%107 = stablehlo.select %106, %97#2, %105 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
%108 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%109 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%110 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%111 = stablehlo.select %110, %97#3, %109 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%112 = stablehlo.broadcast_in_dim %103, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
%113 = stablehlo.convert %112 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
%114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%115 = stablehlo.multiply %107, %114 : tensor<3x3xcomplex<f32>>
%116 = stablehlo.slice %111 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%117 = stablehlo.dot_general %115, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%118 = stablehlo.transpose %107, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%119 = stablehlo.real %118 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%120 = stablehlo.imag %118 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%121 = stablehlo.negate %120 : tensor<3x3xf32>
%122 = stablehlo.complex %119, %121 : tensor<3x3xcomplex<f32>>
%123 = stablehlo.dot_general %122, %107, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%124 = stablehlo.transpose %111, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%125 = stablehlo.real %124 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%126 = stablehlo.imag %124 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%127 = stablehlo.negate %126 : tensor<4x4xf32>
%128 = stablehlo.complex %125, %127 : tensor<4x4xcomplex<f32>>
%129 = stablehlo.dot_general %111, %128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %6, %19, %25, %31, %38, %52, %58, %64, %71, %84, %90, %96, %103, %117, %123, %129 : tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
}
// -----
// eig_complex64
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
%r:12 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<4x4xf32>)
%e0 = stablehlo.constant dense<"0x90601440DE4C933F05AD89BEAFDD953FB6F627C09E0B39C0489FF2BFA8A5A0BF"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8619537058839342e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x49062A3FD5DAE43E40B3173FD5B8D83ED746FB3ECA42CA3E145F383F4AD7153F1066F73E2A85123FF59B123EE229DC3EA7E0943EA409103FEE8CA93E28A60A3F"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.4341849186603213e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e2 = stablehlo.constant dense<"0x4B3B123FAFC9843ED8ED2E3FDF53F03E2414083FF09BA73EB8A4163FBE3CF23D7331353E603F2D3FDEF51F3E12034A3F4691193F95351B3FD754CE3E839BC13E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.7627665960826562e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
%e3 = stablehlo.constant dense<"0x192E31BF709243BF687CF93F8C79C23FE0A339BF848983BFB0BC933FEE4995BF1163BD3F630EB13FC60EDFBECD06B8BFCD6F7EBEE95647BF104E02BF0219B9BF683DC9BFA0ADD93D8050ACBDD29BD93F7D6D84BFEA790C3EE8AE78BF20786BBFDD6AA1BF08AEE63FCFBD9CBF2ADB9FBEFFADA03FA1DD74BF70BA9DBE9473753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1784153457483626e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x2A2E31BF6B9243BF637CF93F8E79C23FDCA339BF8B8983BFB1BC933FEC4995BF1463BD3F610EB13FCC0EDFBECB06B8BFE06F7EBEE75647BF1A4E02BF0B19B9BF583DC9BFBDADD93DCC50ACBDC89BD93F7E6D84BFD4790C3EDEAE78BF1E786BBFE16AA1BF02AEE63FCFBD9CBF14DB9FBE02AEA03F9EDD74BF46BA9DBE6873753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.1784152320615249e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xDA350AC0186E6240E036973FD193E33FE9E014C0560BB3BFBEC171BFCDEE35BF52EE69407653F43FE09A36408423773E2EB2FFBFF74D013D24D9CDBF409B2BBFC91A47C0D1FAF83E9EA3CF3FADAF0EC006ED3340AF4509400F108D3F1314CC3F6E1795408A6F8EBF0336D8BFC4C854BFEC2D57BDE92A0D40348AC73F068D843F"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.2841238660475938e-04 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x2140FB3E7F88B53E1B60073F34D9823E4D23393F0385393F8D04513EDDC9003F1079C53EA575953EE8D0AF3E0DB01C3F9762973E0A83033FB5B43F3FA8D60D3F9724013F7B160F3FBB63363FEE04253FA96F8D3E29A9F23E964CA33EC1AFDA3ED28AFD3E6F87213F153EAF3E7B97893D16B1263F215F823E3BE3053FBB68213FD5B1BE3ECEB1C03EEDC8483FA34E103F931D9A3E9005133FD16CB93E96B7CB3E0453473F3FC68E3EABD52B3EE2C52C3F729FCF3E7EE02B3F2E26F33EB5F3853EDBA1DA3E523DBE3E820C423F82DBA03E7B50AE3EA6E4E93EB9285C3DE66F2A3F5795353F5612213F177EA63ED30F983E552FE43E23E0013FE616103F45AF1B3F"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 3.7399095731416310e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e7 = stablehlo.constant dense<"0xDB48B53E50A3E13E8EDF363FE7890E3FFF8CBA3E6E1DE23E59F4023F5CA6843E7A48473FFEFBEA3E6CC1E43D4DE62E3F07BEBC3E35EE213F08B6ED3E1749CA3E9A35803E24A2EA3E3753E23EAA2B673EC2AF2D3F8687443F8E4CAC3EECFAEF3EE40AD23E5ADCDE3E11053A3FECBD2D3F893B0E3FE17BD83D63EECE3EF2B5043FFF58053F7F46263EBE44043FE21CAD3E367C053FEB7E113FC5850A3FCBF03D3F52491C3FB18D743EAA41E23E3EAE013FC277943ED03B453FBF69FD3E13858F3EA4226E3E1A60D43ECC16553FF070A73EFD00003FBA64E63EC8F1A93E5958563FF005313F5F79263F5E18D23D28A1863D04E9EE3EFE71E63E7C14DD3E32CFDD3E"> : tensor<2x2x4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 3.9924887573761225e-05 : f64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> ()
%e8 = stablehlo.constant dense<"0xE4277FBF54E3DF3EC7BCE43F50B87D3F69119FBF8AB78F3FE533A4BF803C59BFA4B619BFB9DF453F82F689BF2F26DA3F58892E3F3C645F3D4414C5BF5F76BF3F12E9CA3FE647A73FE45CB73F344C87BF728DFEBF9C6DA73F1CD8293E842AF5BFC84AC9BFD0CE91BFA2DA77BFF2BE44BF5932AABE5243C3BF02FD3DBEE2FA78BEC67802BE02D9073F7AE3DA3F0E9D89BEAC0477BF2AE1A93FDACC9FBF92270D3F4A9A2E3F788CB33F2BABE43FBA0536BF9F7AD83F8610E53E19B0C23FB0FFF2BFB10CDFBF3EC2C6BF8D96DF3F4B32823E7BD2183FBB1FFC3E803CBE3FFCEC7EBEE736BCBEF35D9EBF1DAC8FBF403F563F2700963FD61FA23F8583253F2283993F26C48E3FB1FEA03F5AE998BF2766BDBE3536BBBFDB53B0BFD9F9863F585BCE3F9EA4F5BF7F46473FCA25E43F0025E53EBED5BABF4A60D2BF9806CD3EFE50AABFB0DFA5BEF49EE93FD75434BF3D3569BF7AD5A8BF15E97E3F568E8F3FBA240A3E923CD43FC27DD63F3E5D6A3F4759D9BF0862CD3E8BE879BE6A87583F5C7B34BFBCD1133EB806D63F83A76E3EE18C03BF39EACF3F112F8F3F83935EBFF2150FBEFD398EBF9A9030BF04D9E43F269FED3E29E0E23FBA8BAEBF10A2C4BD3C70403E90FF993FBA56BEBF7A16793F69D1CC3F3606E63F58AE34BF002BD6BF44B7C9BF46DBCB3F9C672A3F0088013AC869A33FA30B51BE91DCAA3F113E3F3F3C4308BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.1599466915868106e-04 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e9 = stablehlo.constant dense<"0xE2277FBF4EE3DF3ECBBCE43F49B87D3F66119FBF88B78F3FEA33A4BF793C59BFACB619BFC0DF453F7BF689BF3426DA3F48892E3F60645F3D4214C5BF5876BF3F15E9CA3FEE47A73FE35CB73F384C87BF768DFEBF9A6DA73F48D8293E802AF5BFCE4AC9BFD1CE91BFA6DA77BFECBE44BF5432AABE5043C3BF26FD3DBEE0FA78BED87802BE11D9073F7CE3DA3F0E9D89BEB40477BF29E1A93FD8CC9FBF94270D3F449A2E3F808CB33F30ABE43FD20536BF9E7AD83F8A10E53E28B0C23FB2FFF2BFC20CDFBF3CC2C6BF9C96DF3F4932823E80D2183FBB1FFC3E8C3CBE3FE2EC7EBEE236BCBEFB5D9EBF1CAC8FBF3A3F563F2600963FD31FA23F7583253F2783993F2AC48E3FAEFEA03F5FE998BF4066BDBE4336BBBFED53B0BFE1F9863F565BCE3F8BA4F5BF7E46473FC225E43F1125E53EBFD5BABF4760D2BF9806CD3E0151AABF9ADFA5BEE69EE93FCF5434BF3A3569BF78D5A8BF00E97E3F508E8F3FB4240A3E8F3CD43FBE7DD63F3B5D6A3F5259D9BF1C62CD3ECCE879BE6E87583F4A7B34BFC8D1133EB306D63FD0A76E3EDE8C03BF3DEACF3F0F2F8F3F96935EBF20160FBEFE398EBF8C9030BF05D9E43F079FED3E29E0E23FB68BAEBFF4A1C4BD4A70403E93FF993FB056BEBF8116793F69D1CC3F3906E63F33AE34BFFF2AD6BF43B7C9BF48DBCB3F91672A3F00BE013AD369A33FAC0B51BE94DCAA3F053E3F3F674308BE"> : tensor<2x2x4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 1.1599472600209992e-04 : f64} : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> ()
%e10 = stablehlo.constant dense<"0xDA350AC0186E6240E036973FD193E33FE9E014C0560BB3BFBEC171BFCDEE35BF52EE69407653F43FE09A36408423773E2EB2FFBFF74D013D24D9CDBF409B2BBFC91A47C0D1FAF83E9EA3CF3FADAF0EC006ED3340AF4509400F108D3F1314CC3F6E1795408A6F8EBF0336D8BFC4C854BFEC2D57BDE92A0D40348AC73F068D843F"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2841238660475938e-04 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
%e11 = stablehlo.constant dense<"0x4B3B123FAFC9843ED8ED2E3FDF53F03E2414083FF09BA73EB8A4163FBE3CF23D7331353E603F2D3FDEF51F3E12034A3F4691193F95351B3FD754CE3E839BC13E"> : tensor<4x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 3.7627665960826562e-05 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<4x4xf32>) {
%0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %0#2, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%15 = stablehlo.real %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%16 = stablehlo.imag %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%17 = stablehlo.abs %15 : tensor<4x4xf32>
%18 = stablehlo.abs %16 : tensor<4x4xf32>
%19 = stablehlo.maximum %17, %18 : tensor<4x4xf32>
%cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%21 = stablehlo.compare GE, %19, %20, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_3 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%23 = stablehlo.compare LE, %19, %22, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_4 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_5 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%27 = stablehlo.multiply %15, %24 : tensor<4x4xf32>
%28 = stablehlo.multiply %15, %25 : tensor<4x4xf32>
%29 = stablehlo.select %23, %28, %15 : tensor<4x4xi1>, tensor<4x4xf32>
%30 = stablehlo.select %21, %27, %29 : tensor<4x4xi1>, tensor<4x4xf32>
%31 = stablehlo.multiply %16, %24 : tensor<4x4xf32>
%32 = stablehlo.multiply %16, %25 : tensor<4x4xf32>
%33 = stablehlo.select %23, %32, %16 : tensor<4x4xi1>, tensor<4x4xf32>
%34 = stablehlo.select %21, %31, %33 : tensor<4x4xi1>, tensor<4x4xf32>
%35 = stablehlo.select %23, %24, %26 : tensor<4x4xi1>, tensor<4x4xf32>
%36 = stablehlo.select %21, %25, %35 : tensor<4x4xi1>, tensor<4x4xf32>
%37 = chlo.square %30 : tensor<4x4xf32> -> tensor<4x4xf32>
%38 = chlo.square %34 : tensor<4x4xf32> -> tensor<4x4xf32>
%39 = stablehlo.add %37, %38 : tensor<4x4xf32>
%40 = stablehlo.sqrt %39 : tensor<4x4xf32>
%41 = stablehlo.multiply %40, %36 : tensor<4x4xf32>
%cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%43 = stablehlo.compare EQ, %17, %42, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%44 = stablehlo.compare EQ, %18, %42, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%45 = stablehlo.or %43, %44 : tensor<4x4xi1>
%46 = stablehlo.select %45, %42, %41 : tensor<4x4xi1>, tensor<4x4xf32>
%47 = stablehlo.divide %30, %40 : tensor<4x4xf32>
%48 = stablehlo.divide %34, %40 : tensor<4x4xf32>
%49 = stablehlo.real %14 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%50 = stablehlo.imag %14 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%51 = stablehlo.abs %49 : tensor<4x4xf32>
%52 = stablehlo.abs %50 : tensor<4x4xf32>
%53 = stablehlo.maximum %51, %52 : tensor<4x4xf32>
%cst_8 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%55 = stablehlo.compare GE, %53, %54, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_9 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%57 = stablehlo.compare LE, %53, %56, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_10 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_11 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%61 = stablehlo.multiply %49, %58 : tensor<4x4xf32>
%62 = stablehlo.multiply %49, %59 : tensor<4x4xf32>
%63 = stablehlo.select %57, %62, %49 : tensor<4x4xi1>, tensor<4x4xf32>
%64 = stablehlo.select %55, %61, %63 : tensor<4x4xi1>, tensor<4x4xf32>
%65 = stablehlo.multiply %50, %58 : tensor<4x4xf32>
%66 = stablehlo.multiply %50, %59 : tensor<4x4xf32>
%67 = stablehlo.select %57, %66, %50 : tensor<4x4xi1>, tensor<4x4xf32>
%68 = stablehlo.select %55, %65, %67 : tensor<4x4xi1>, tensor<4x4xf32>
%69 = stablehlo.select %57, %58, %60 : tensor<4x4xi1>, tensor<4x4xf32>
%70 = stablehlo.select %55, %59, %69 : tensor<4x4xi1>, tensor<4x4xf32>
%71 = chlo.square %64 : tensor<4x4xf32> -> tensor<4x4xf32>
%72 = chlo.square %68 : tensor<4x4xf32> -> tensor<4x4xf32>
%73 = stablehlo.add %71, %72 : tensor<4x4xf32>
%74 = stablehlo.sqrt %73 : tensor<4x4xf32>
%75 = stablehlo.multiply %74, %70 : tensor<4x4xf32>
%cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%77 = stablehlo.compare EQ, %51, %76, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%78 = stablehlo.compare EQ, %52, %76, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%79 = stablehlo.or %77, %78 : tensor<4x4xi1>
%80 = stablehlo.select %79, %76, %75 : tensor<4x4xi1>, tensor<4x4xf32>
%81 = stablehlo.divide %64, %74 : tensor<4x4xf32>
%82 = stablehlo.divide %68, %74 : tensor<4x4xf32>
%83 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%85 = stablehlo.multiply %14, %84 : tensor<4x4xcomplex<f32>>
%86 = call @inv(%14) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%87 = stablehlo.dot_general %85, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%88 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%89 = stablehlo.real %88 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%90 = stablehlo.imag %88 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%91 = stablehlo.negate %90 : tensor<4x4xf32>
%92 = stablehlo.complex %89, %91 : tensor<4x4xcomplex<f32>>
%93 = call @inv(%92) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%94 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%95 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%96 = stablehlo.real %95 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%97 = stablehlo.imag %95 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%98 = stablehlo.negate %97 : tensor<4x4xf32>
%99 = stablehlo.complex %96, %98 : tensor<4x4xcomplex<f32>>
%100 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%101 = stablehlo.multiply %100, %99 : tensor<4x4xcomplex<f32>>
%102 = stablehlo.dot_general %93, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%103:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%104 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%105 = stablehlo.compare EQ, %103#3, %104, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_15 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%107 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%108 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%109 = stablehlo.select %108, %103#0, %107 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f32>>
%110 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%111 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%112 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%113 = stablehlo.select %112, %103#1, %111 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%114 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%115 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%116 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%117 = stablehlo.select %116, %103#2, %115 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f32>>
%118 = stablehlo.real %113 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%119 = stablehlo.imag %113 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%120 = stablehlo.abs %118 : tensor<2x2x4x4xf32>
%121 = stablehlo.abs %119 : tensor<2x2x4x4xf32>
%122 = stablehlo.maximum %120, %121 : tensor<2x2x4x4xf32>
%cst_18 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%123 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%124 = stablehlo.compare GE, %122, %123, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_19 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%125 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%126 = stablehlo.compare LE, %122, %125, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_20 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%127 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_21 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%128 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%129 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%130 = stablehlo.multiply %118, %127 : tensor<2x2x4x4xf32>
%131 = stablehlo.multiply %118, %128 : tensor<2x2x4x4xf32>
%132 = stablehlo.select %126, %131, %118 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%133 = stablehlo.select %124, %130, %132 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%134 = stablehlo.multiply %119, %127 : tensor<2x2x4x4xf32>
%135 = stablehlo.multiply %119, %128 : tensor<2x2x4x4xf32>
%136 = stablehlo.select %126, %135, %119 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%137 = stablehlo.select %124, %134, %136 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%138 = stablehlo.select %126, %127, %129 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%139 = stablehlo.select %124, %128, %138 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%140 = chlo.square %133 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%141 = chlo.square %137 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%142 = stablehlo.add %140, %141 : tensor<2x2x4x4xf32>
%143 = stablehlo.sqrt %142 : tensor<2x2x4x4xf32>
%144 = stablehlo.multiply %143, %139 : tensor<2x2x4x4xf32>
%cst_23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%145 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%146 = stablehlo.compare EQ, %120, %145, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%147 = stablehlo.compare EQ, %121, %145, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%148 = stablehlo.or %146, %147 : tensor<2x2x4x4xi1>
%149 = stablehlo.select %148, %145, %144 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%150 = stablehlo.divide %133, %143 : tensor<2x2x4x4xf32>
%151 = stablehlo.divide %137, %143 : tensor<2x2x4x4xf32>
%152 = stablehlo.real %117 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%153 = stablehlo.imag %117 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%154 = stablehlo.abs %152 : tensor<2x2x4x4xf32>
%155 = stablehlo.abs %153 : tensor<2x2x4x4xf32>
%156 = stablehlo.maximum %154, %155 : tensor<2x2x4x4xf32>
%cst_24 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%157 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%158 = stablehlo.compare GE, %156, %157, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_25 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%159 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%160 = stablehlo.compare LE, %156, %159, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%cst_26 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%161 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_27 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%162 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%163 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%164 = stablehlo.multiply %152, %161 : tensor<2x2x4x4xf32>
%165 = stablehlo.multiply %152, %162 : tensor<2x2x4x4xf32>
%166 = stablehlo.select %160, %165, %152 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%167 = stablehlo.select %158, %164, %166 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%168 = stablehlo.multiply %153, %161 : tensor<2x2x4x4xf32>
%169 = stablehlo.multiply %153, %162 : tensor<2x2x4x4xf32>
%170 = stablehlo.select %160, %169, %153 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%171 = stablehlo.select %158, %168, %170 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%172 = stablehlo.select %160, %161, %163 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%173 = stablehlo.select %158, %162, %172 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%174 = chlo.square %167 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%175 = chlo.square %171 : tensor<2x2x4x4xf32> -> tensor<2x2x4x4xf32>
%176 = stablehlo.add %174, %175 : tensor<2x2x4x4xf32>
%177 = stablehlo.sqrt %176 : tensor<2x2x4x4xf32>
%178 = stablehlo.multiply %177, %173 : tensor<2x2x4x4xf32>
%cst_29 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%179 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
%180 = stablehlo.compare EQ, %154, %179, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%181 = stablehlo.compare EQ, %155, %179, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
%182 = stablehlo.or %180, %181 : tensor<2x2x4x4xi1>
%183 = stablehlo.select %182, %179, %178 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
%184 = stablehlo.divide %167, %177 : tensor<2x2x4x4xf32>
%185 = stablehlo.divide %171, %177 : tensor<2x2x4x4xf32>
%186 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 3] : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x1x4xcomplex<f32>>
%187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%188 = stablehlo.multiply %117, %187 : tensor<2x2x4x4xcomplex<f32>>
%189 = call @inv_0(%117) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%190 = stablehlo.dot_general %188, %189, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%191 = stablehlo.transpose %113, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%192 = stablehlo.real %191 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%193 = stablehlo.imag %191 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%194 = stablehlo.negate %193 : tensor<2x2x4x4xf32>
%195 = stablehlo.complex %192, %194 : tensor<2x2x4x4xcomplex<f32>>
%196 = call @inv_0(%195) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%197 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4x1xcomplex<f32>>
%198 = stablehlo.transpose %113, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%199 = stablehlo.real %198 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%200 = stablehlo.imag %198 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%201 = stablehlo.negate %200 : tensor<2x2x4x4xf32>
%202 = stablehlo.complex %199, %201 : tensor<2x2x4x4xcomplex<f32>>
%203 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%204 = stablehlo.multiply %203, %202 : tensor<2x2x4x4xcomplex<f32>>
%205 = stablehlo.dot_general %196, %204, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%206 = call @eigvals(%arg1) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%207:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%208 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<i32>
%209 = stablehlo.compare EQ, %207#3, %208, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_31 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%211 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%212 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%213 = stablehlo.select %212, %207#0, %211 : tensor<4xi1>, tensor<4xcomplex<f32>>
%214 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_32 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%215 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%216 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%217 = stablehlo.select %216, %207#2, %215 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%218 = stablehlo.real %217 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%219 = stablehlo.imag %217 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%220 = stablehlo.abs %218 : tensor<4x4xf32>
%221 = stablehlo.abs %219 : tensor<4x4xf32>
%222 = stablehlo.maximum %220, %221 : tensor<4x4xf32>
%cst_33 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%223 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%224 = stablehlo.compare GE, %222, %223, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_34 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%225 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%226 = stablehlo.compare LE, %222, %225, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%cst_35 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%227 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_36 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%228 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%229 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%230 = stablehlo.multiply %218, %227 : tensor<4x4xf32>
%231 = stablehlo.multiply %218, %228 : tensor<4x4xf32>
%232 = stablehlo.select %226, %231, %218 : tensor<4x4xi1>, tensor<4x4xf32>
%233 = stablehlo.select %224, %230, %232 : tensor<4x4xi1>, tensor<4x4xf32>
%234 = stablehlo.multiply %219, %227 : tensor<4x4xf32>
%235 = stablehlo.multiply %219, %228 : tensor<4x4xf32>
%236 = stablehlo.select %226, %235, %219 : tensor<4x4xi1>, tensor<4x4xf32>
%237 = stablehlo.select %224, %234, %236 : tensor<4x4xi1>, tensor<4x4xf32>
%238 = stablehlo.select %226, %227, %229 : tensor<4x4xi1>, tensor<4x4xf32>
%239 = stablehlo.select %224, %228, %238 : tensor<4x4xi1>, tensor<4x4xf32>
%240 = chlo.square %233 : tensor<4x4xf32> -> tensor<4x4xf32>
%241 = chlo.square %237 : tensor<4x4xf32> -> tensor<4x4xf32>
%242 = stablehlo.add %240, %241 : tensor<4x4xf32>
%243 = stablehlo.sqrt %242 : tensor<4x4xf32>
%244 = stablehlo.multiply %243, %239 : tensor<4x4xf32>
%cst_38 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%245 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
%246 = stablehlo.compare EQ, %220, %245, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%247 = stablehlo.compare EQ, %221, %245, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
%248 = stablehlo.or %246, %247 : tensor<4x4xi1>
%249 = stablehlo.select %248, %245, %244 : tensor<4x4xi1>, tensor<4x4xf32>
%250 = stablehlo.divide %233, %243 : tensor<4x4xf32>
%251 = stablehlo.divide %237, %243 : tensor<4x4xf32>
return %6, %46, %80, %87, %102, %109, %149, %183, %190, %205, %206, %249 : tensor<4xcomplex<f32>>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>, tensor<4x4xf32>
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%22 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%23 = stablehlo.add %22, %c_10 : tensor<i64>
%24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
%25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%28 = stablehlo.add %20, %c_12 : tensor<i32>
%29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
%35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%39 = stablehlo.add %20, %c_16 : tensor<i32>
%40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %43, %14, %42 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %13 : tensor<4x4xcomplex<f32>>
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
%10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
return %16 : tensor<4x4xcomplex<f32>>
}
func.func private @inv_0(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%7 = call @solve_1(%arg0, %6) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %7 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @solve_1(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
%20 = "stablehlo.gather"(%iterArg, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%21 = stablehlo.reshape %20 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%23 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %23, %c_10 : tensor<i64>
%25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
%27 = "stablehlo.gather"(%iterArg_5, %26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%28 = stablehlo.reshape %27 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %21, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.gather"(%iterArg_5, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%36 = stablehlo.reshape %35 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%38 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
%40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%46 = stablehlo.add %21, %45 : tensor<2x2xi32>
%47 = stablehlo.select %44, %46, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%50 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %50, %14, %49 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%12 = call @_lu_solve_2(%8, %10#3, %11) : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
return %13 : tensor<2x2x4x4xcomplex<f32>>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
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
func.func private @eigvals(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>> {
%0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f32>>
return %6 : tensor<2x2x4xcomplex<f32>>
}
}
// -----
// schur_complex64
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
%r:9 = call @f(%a0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x90A6254080C4993F3DE879403E7E1140"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.6548839804927411e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x082E31BF569243BF647CF93F8D79C23FE9A339BF8E8983BFAEBC933FF04995BF1563BD3F5F0EB13F9A0EDFBEC506B8BFF36F7EBEE95647BF0F4E02BF0A19B9BF653DC9BFF8ADD93DC850ACBDCE9BD93F7D6D84BFEA790C3EDFAE78BF1D786BBFE06AA1BF05AEE63FD5BD9CBFFEDA9FBE07AEA03F9DDD74BF3CBA9DBEA273753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.9460377959367179e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0600803F00000000000048B4000020B4000080330000503400000033000000B3000048B4000020340300803F000000000000853400000000000000B40000E0B300008033000050B40000853400000000F6FF7F3F00000000000010340000A0330000003300000033000000B40000E033000010340000A0B3FDFF7F3F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.1920937481590954e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x90A6254080C4993F3DE879403E7E1140"> : tensor<4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 4.6548839804927411e-05 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e5 = stablehlo.constant dense<"0x082E31BF569243BF647CF93F8D79C23FE9A339BF8E8983BFAEBC933FF04995BF1563BD3F5F0EB13F9A0EDFBEC506B8BFF36F7EBEE95647BF0F4E02BF0A19B9BF653DC9BFF8ADD93DC850ACBDCE9BD93F7D6D84BFEA790C3EDFAE78BF1D786BBFE06AA1BF05AEE63FD5BD9CBFFEDA9FBE07AEA03F9DDD74BF3CBA9DBEA273753E"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.9460377959367179e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x0600803F00000000000048B4000020B4000080330000503400000033000000B3000048B4000020340300803F000000000000853400000000000000B40000E0B300008033000050B40000853400000000F6FF7F3F00000000000010340000A0330000003300000033000000B40000E033000010340000A0B3FDFF7F3F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.1920937481590954e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<4x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 1.1920928955078125e-05 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x0400000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>) {
%0:2 = call @_schur(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%1 = call @_diag(%0#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%2 = stablehlo.real %1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = stablehlo.imag %1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%4 = stablehlo.abs %2 : tensor<4xf32>
%5 = stablehlo.abs %3 : tensor<4xf32>
%6 = stablehlo.maximum %4, %5 : tensor<4xf32>
%cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%8 = stablehlo.compare GE, %6, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
%10 = stablehlo.compare LE, %6, %9, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
%cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
%cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
%14 = stablehlo.multiply %2, %11 : tensor<4xf32>
%15 = stablehlo.multiply %2, %12 : tensor<4xf32>
%16 = stablehlo.select %10, %15, %2 : tensor<4xi1>, tensor<4xf32>
%17 = stablehlo.select %8, %14, %16 : tensor<4xi1>, tensor<4xf32>
%18 = stablehlo.multiply %3, %11 : tensor<4xf32>
%19 = stablehlo.multiply %3, %12 : tensor<4xf32>
%20 = stablehlo.select %10, %19, %3 : tensor<4xi1>, tensor<4xf32>
%21 = stablehlo.select %8, %18, %20 : tensor<4xi1>, tensor<4xf32>
%22 = stablehlo.select %10, %11, %13 : tensor<4xi1>, tensor<4xf32>
%23 = stablehlo.select %8, %12, %22 : tensor<4xi1>, tensor<4xf32>
%24 = chlo.square %17 : tensor<4xf32> -> tensor<4xf32>
%25 = chlo.square %21 : tensor<4xf32> -> tensor<4xf32>
%26 = stablehlo.add %24, %25 : tensor<4xf32>
%27 = stablehlo.sqrt %26 : tensor<4xf32>
%28 = stablehlo.multiply %27, %23 : tensor<4xf32>
%cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
%30 = stablehlo.compare EQ, %4, %29, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%31 = stablehlo.compare EQ, %5, %29, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = stablehlo.or %30, %31 : tensor<4xi1>
%33 = stablehlo.select %32, %29, %28 : tensor<4xi1>, tensor<4xf32>
%34 = stablehlo.divide %17, %27 : tensor<4xf32>
%35 = stablehlo.divide %21, %27 : tensor<4xf32>
%36 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%37 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%38 = stablehlo.real %37 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%39 = stablehlo.imag %37 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%40 = stablehlo.negate %39 : tensor<4x4xf32>
%41 = stablehlo.complex %38, %40 : tensor<4x4xcomplex<f32>>
%42 = stablehlo.dot_general %36, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%43 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%44 = stablehlo.real %43 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%45 = stablehlo.imag %43 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%46 = stablehlo.negate %45 : tensor<4x4xf32>
%47 = stablehlo.complex %44, %46 : tensor<4x4xcomplex<f32>>
%48 = stablehlo.dot_general %47, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%49 = call @tril(%0#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%50 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%51 = stablehlo.add %49, %50 : tensor<4x4xcomplex<f32>>
%52:2 = call @_schur_0(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
%53 = call @_diag(%52#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%54 = stablehlo.real %53 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%55 = stablehlo.imag %53 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%56 = stablehlo.abs %54 : tensor<4xf32>
%57 = stablehlo.abs %55 : tensor<4xf32>
%58 = stablehlo.maximum %56, %57 : tensor<4xf32>
%cst_6 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
%60 = stablehlo.compare GE, %58, %59, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_7 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%61 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
%62 = stablehlo.compare LE, %58, %61, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%cst_8 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%63 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
%cst_9 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%65 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
%66 = stablehlo.multiply %54, %63 : tensor<4xf32>
%67 = stablehlo.multiply %54, %64 : tensor<4xf32>
%68 = stablehlo.select %62, %67, %54 : tensor<4xi1>, tensor<4xf32>
%69 = stablehlo.select %60, %66, %68 : tensor<4xi1>, tensor<4xf32>
%70 = stablehlo.multiply %55, %63 : tensor<4xf32>
%71 = stablehlo.multiply %55, %64 : tensor<4xf32>
%72 = stablehlo.select %62, %71, %55 : tensor<4xi1>, tensor<4xf32>
%73 = stablehlo.select %60, %70, %72 : tensor<4xi1>, tensor<4xf32>
%74 = stablehlo.select %62, %63, %65 : tensor<4xi1>, tensor<4xf32>
%75 = stablehlo.select %60, %64, %74 : tensor<4xi1>, tensor<4xf32>
%76 = chlo.square %69 : tensor<4xf32> -> tensor<4xf32>
%77 = chlo.square %73 : tensor<4xf32> -> tensor<4xf32>
%78 = stablehlo.add %76, %77 : tensor<4xf32>
%79 = stablehlo.sqrt %78 : tensor<4xf32>
%80 = stablehlo.multiply %79, %75 : tensor<4xf32>
%cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%81 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4xf32>
%82 = stablehlo.compare EQ, %56, %81, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%83 = stablehlo.compare EQ, %57, %81, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%84 = stablehlo.or %82, %83 : tensor<4xi1>
%85 = stablehlo.select %84, %81, %80 : tensor<4xi1>, tensor<4xf32>
%86 = stablehlo.divide %69, %79 : tensor<4xf32>
%87 = stablehlo.divide %73, %79 : tensor<4xf32>
%88 = stablehlo.dot_general %52#1, %52#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%89 = stablehlo.transpose %52#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%90 = stablehlo.real %89 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%91 = stablehlo.imag %89 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%92 = stablehlo.negate %91 : tensor<4x4xf32>
%93 = stablehlo.complex %90, %92 : tensor<4x4xcomplex<f32>>
%94 = stablehlo.dot_general %88, %93, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%95 = stablehlo.transpose %52#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%96 = stablehlo.real %95 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%97 = stablehlo.imag %95 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%98 = stablehlo.negate %97 : tensor<4x4xf32>
%99 = stablehlo.complex %96, %98 : tensor<4x4xcomplex<f32>>
%100 = stablehlo.dot_general %99, %52#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%101 = call @tril(%52#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%cst_12 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%102 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%103 = stablehlo.add %101, %102 : tensor<4x4xcomplex<f32>>
%104:5 = stablehlo.custom_call @lapack_cgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%105 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%106 = stablehlo.compare EQ, %104#4, %105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%108 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%109 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%110 = stablehlo.select %109, %104#0, %108 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
return %33, %42, %48, %51, %85, %94, %100, %103, %c_14 : tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>
}
func.func private @_schur(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @lapack_cgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %6, %10 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
func.func private @_diag(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0 = call @diagonal(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %0 : tensor<4xcomplex<f32>>
}
func.func private @diagonal(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<4xi64>
%9 = stablehlo.iota dim = 0 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.add %8, %12 : tensor<4xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_4 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
%18 = stablehlo.add %9, %17 : tensor<4xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
%20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
%21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>, tensor<4x2xi32>) -> tensor<4xcomplex<f32>>
stablehlo.return %25 : tensor<4xcomplex<f32>>
}) : (tensor<i32>) -> tensor<4xcomplex<f32>>
return %7 : tensor<4xcomplex<f32>>
}
func.func private @tril(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %6 : tensor<4x4xcomplex<f32>>
}
func.func private @_schur_0(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @lapack_cgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
return %6, %10 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
}
}
// -----
// norms_complex64
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
%r:6 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<3x5xcomplex<f32>>, tensor<3x2xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xB3088940"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.0419654447323410e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0xF8793241"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.3190124162938446e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e2 = stablehlo.constant dense<"0xD20ECA40"> : tensor<f32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.0108972168818582e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
%e3 = stablehlo.constant dense<"0x0300000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0xD8BA72BEF1FAC5BC43BF6C3D7520CC3D2CC293BBA1CD3D3E0E4CB9BDB6CFE0BD1096DDBDA6F5DDBD4066CE3D30B072BE7CA1E53C9B8483BC25105CBEF9EEDB3D10B6AFBD2DAD61BD240454BCC6F51A3CE071EDBD68E6373CF02CA83B26E8013EF20143BE6BD4FB3D8C3642BEB8559E3D50A1883D8F8DD33D"> : tensor<3x5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.2280376893158973e-05 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x0000803FA2355233DE8D3234EEC4D633465A75B32B4326B20000803F000020344009B53047A9FD320000E03300008033"> : tensor<3x2xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.7683715820312500e-05 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<5x3xcomplex<f32>>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<3x5xcomplex<f32>>, tensor<3x2xcomplex<f32>>) {
%0 = call @norm(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<f32>
%1 = call @norm_0(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<f32>
%2 = call @cond(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<f32>
%3 = call @matrix_rank(%arg1) : (tensor<5x3xcomplex<f32>>) -> tensor<i64>
%4 = call @_pinv(%arg1) : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%5 = stablehlo.slice %arg1 [0:5, 0:2] : (tensor<5x3xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
%6:4 = call @_lstsq(%arg1, %5) : (tensor<5x3xcomplex<f32>>, tensor<5x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<i64>, tensor<3xf32>)
return %0, %1, %2, %3, %4, %6#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<3x5xcomplex<f32>>, tensor<3x2xcomplex<f32>>
}
func.func private @norm(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<f32> {
%0 = call @svd(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
return %2 : tensor<f32>
}
func.func private @svd(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
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
func.func private @norm_0(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<f32> {
%0 = call @svd(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
return %1 : tensor<f32>
}
func.func private @cond(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<f32> {
%0 = call @svd_1(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
%1 = stablehlo.slice %0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
%2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
%3 = stablehlo.slice %0 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
%4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
%5 = stablehlo.divide %2, %4 : tensor<f32>
%6 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xi1>
%c = stablehlo.constant dense<false> : tensor<i1>
%8 = stablehlo.reduce(%7 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
%9 = stablehlo.not %8 : tensor<i1>
%10 = stablehlo.and %6, %9 : tensor<i1>
%cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%11 = call @_where(%10, %cst, %5) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
return %11 : tensor<f32>
}
func.func private @svd_1(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
%0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
return %1 : tensor<f32>
}
func.func private @matrix_rank(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<i64> {
%0 = call @svd_2(%arg0) : (tensor<5x3xcomplex<f32>>) -> tensor<3xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
%2 = stablehlo.multiply %1, %cst_0 : tensor<f32>
%cst_1 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%3 = stablehlo.multiply %2, %cst_1 : tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
%6 = stablehlo.compare GT, %0, %5, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%7 = stablehlo.convert %6 : (tensor<3xi1>) -> tensor<3xi32>
%8 = stablehlo.convert %7 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.reduce(%8 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %9 : tensor<i64>
}
func.func private @svd_2(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<3xf32> {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
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
func.func private @_pinv(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
%0 = stablehlo.real %arg0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
%1 = stablehlo.imag %arg0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
%2 = stablehlo.negate %1 : tensor<5x3xf32>
%3 = stablehlo.complex %0, %2 : tensor<5x3xcomplex<f32>>
%cst = stablehlo.constant dense<5.000000e+01> : tensor<f32>
%cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
%4 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
%5:3 = call @svd_3(%3) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>)
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
%7 = stablehlo.slice %5#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
%8 = stablehlo.multiply %6, %7 : tensor<1xf32>
%9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
%10 = stablehlo.compare GT, %5#1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%11 = call @_where_4(%10, %5#1, %cst_1) : (tensor<3xi1>, tensor<3xf32>, tensor<f64>) -> tensor<3xf32>
%12 = stablehlo.convert %11 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
%13 = stablehlo.transpose %5#2, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%14 = stablehlo.transpose %5#0, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%17 = stablehlo.divide %14, %16 : tensor<3x5xcomplex<f32>>
%18 = stablehlo.dot_general %13, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
return %18 : tensor<3x5xcomplex<f32>>
}
func.func private @svd_3(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %10, %6, %14 : tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>
}
func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f64>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @_lstsq(%arg0: tensor<5x3xcomplex<f32>>, %arg1: tensor<5x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<i64>, tensor<3xf32>) {
%0:3 = call @svd_5(%arg0) : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>)
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
%12 = call @_where_6(%8, %0#1, %c_1) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
%13 = stablehlo.convert %12 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
%cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%15 = stablehlo.divide %14, %13 : tensor<3xcomplex<f32>>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%16 = call @_where_7(%8, %15, %c_3) : (tensor<3xi1>, tensor<3xcomplex<f32>>, tensor<i64>) -> tensor<3xcomplex<f32>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%18 = stablehlo.real %0#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
%19 = stablehlo.imag %0#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
%20 = stablehlo.negate %19 : tensor<5x3xf32>
%21 = stablehlo.complex %18, %20 : tensor<5x3xcomplex<f32>>
%22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
%23 = stablehlo.dot_general %22, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x5xcomplex<f32>>, tensor<5x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%24 = stablehlo.real %0#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%25 = stablehlo.imag %0#2 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%26 = stablehlo.negate %25 : tensor<3x3xf32>
%27 = stablehlo.complex %24, %26 : tensor<3x3xcomplex<f32>>
%28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%29 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%30 = stablehlo.multiply %29, %23 : tensor<3x2xcomplex<f32>>
%31 = stablehlo.dot_general %28, %30, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%32 = stablehlo.dot_general %arg0, %31, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
%33 = stablehlo.subtract %arg1, %32 : tensor<5x2xcomplex<f32>>
%34 = call @norm_8(%33) : (tensor<5x2xcomplex<f32>>) -> tensor<2xf32>
%35 = stablehlo.multiply %34, %34 : tensor<2xf32>
return %31, %35, %11, %0#1 : tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<i64>, tensor<3xf32>
}
func.func private @svd_5(%arg0: tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xcomplex<f32>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
return %10, %6, %14 : tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>
}
func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3xf32> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
return %2 : tensor<3xf32>
}
func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xcomplex<f32>>, %arg2: tensor<i64>) -> tensor<3xcomplex<f32>> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f32>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xcomplex<f32>>
return %2 : tensor<3xcomplex<f32>>
}
func.func private @norm_8(%arg0: tensor<5x2xcomplex<f32>>) -> tensor<2xf32> {
%0 = stablehlo.real %arg0 : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
%1 = stablehlo.imag %arg0 : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
%2 = stablehlo.negate %1 : tensor<5x2xf32>
%3 = stablehlo.complex %0, %2 : tensor<5x2xcomplex<f32>>
%4 = stablehlo.multiply %arg0, %3 : tensor<5x2xcomplex<f32>>
%5 = stablehlo.real %4 : (tensor<5x2xcomplex<f32>>) -> tensor<5x2xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
%7 = stablehlo.sqrt %6 : tensor<2xf32>
return %7 : tensor<2xf32>
}
}
// -----
// not_a_number_complex64
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
%c0 = stablehlo.constant dense<"0xE0277FBF40E3DF3ECDBCE43F49B87D3F66119FBF91B78F3FEB33A4BF743C59BFA3B619BFC4DF453F7FF689BF3526DA3F54892E3F4A655F3D5114C5BF5C76BF3F10E9CA3FE847A73FE15CB73F3A4C87BF758DFEBF976DA73F6CD8293E852AF5BFCA4AC9BFD3CE91BFA8DA77BFEDBE44BF6932AABE5243C3BF05FD3DBEE5FA78BEB87802BE10D9073F78E3DA3F1E9D89BEB60477BF29E1A93FDBCC9FBF92270D3F4C9A2E3F818CB33F35ABE43FBC0536BFAB7AD83F8910E53E21B0C23FB0FFF2BFC50CDFBF40C2C6BFA296DF3F6232823E78D2183FDC1FFC3E0000C07F00000000DF36BCBEF65D9EBF1FAC8FBF4B3F563F2D00963FDD1FA23F8283253F2883993F21C48E3FB4FEA03F59E998BF3D66BDBE4036BBBFE653B0BFDEF9863F5B5BCE3F95A4F5BF8346473FC625E43FFB24E53EC4D5BABF4360D2BF9F06CD3E0351AABFA2DFA5BEF29EE93FDB5434BF3C3569BF7BD5A8BF14E97E3F568E8F3FA5240A3E913CD43FB67DD63F425D6A3F4459D9BF1C62CD3EC7E879BE5D87583F507B34BFA6D1133EB206D63FA4A76E3ED68C03BF3AEACF3F102F8F3F83935EBF0C160FBEFB398EBF989030BF04D9E43F0E9FED3E30E0E23FB78BAEBFACA1C4BD3470403E93FF993FBB56BEBF8616793F61D1CC3F3606E63F48AE34BFFD2AD6BF43B7C9BF43DBCB3F95672A3F1BDD013ACD69A33FC60B51BE92DCAA3F0B3E3F3F314308BE"> : tensor<2x2x4x4xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xcomplex<f32>>
%r:3 = call @f(%a0) : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi1>)
%e0 = stablehlo.constant dense<"0xDA350AC0186E6240E036973FD193E33FE9E014C0560BB3BFBEC171BFCDEE35BF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07FC91A47C0D1FAF83E9EA3CF3FADAF0EC006ED3340AF4509400F108D3F1314CC3F6E1795408A6F8EBF0336D8BFC4C854BFEC2D57BDE92A0D40348AC73F068D843F"> : tensor<2x2x4xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2841238660475938e-04 : f64} : (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x7EC2A140A7657440096509407D5A2F3F0000C07F0000C07F0000C07F0000C07F565AA040614E5F404B082B405A00A33FD847AA406F7230400C24E73F30EAB33F"> : tensor<2x2x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.5373792595928535e-04 : f64} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
%e2 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi1>) {
%0 = call @eigvals(%arg0) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%1 = call @svd(%arg0) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xf32>
%2 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%3 = stablehlo.real %2 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%4 = stablehlo.imag %2 : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xf32>
%5 = stablehlo.negate %4 : tensor<2x2x4x4xf32>
%6 = stablehlo.complex %3, %5 : tensor<2x2x4x4xcomplex<f32>>
%7 = stablehlo.dot_general %arg0, %6, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%8 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %8, %10 : tensor<4x4xi64>
%12 = stablehlo.compare EQ, %11, %9, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%13 = stablehlo.convert %12 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%cst = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%15 = stablehlo.multiply %14, %13 : tensor<4x4xcomplex<f32>>
%16 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<4x4xcomplex<f32>>) -> tensor<1x1x4x4xcomplex<f32>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%18 = stablehlo.add %7, %17 : tensor<2x2x4x4xcomplex<f32>>
%19 = call @cholesky(%18) : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>>
%20 = stablehlo.slice %19 [0:2, 0:2, 3:4, 3:4] : (tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x1x1xcomplex<f32>>
%21 = stablehlo.reshape %20 : (tensor<2x2x1x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%22 = stablehlo.compare NE, %21, %21, FLOAT : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xi1>
return %0, %1, %22 : tensor<2x2x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2xi1>
}
func.func private @eigvals(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>> {
%0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x4xcomplex<f32>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f32>>
return %6 : tensor<2x2x4xcomplex<f32>>
}
func.func private @svd(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4xf32> {
%0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f32>>) -> (tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4xf32>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2x4x4xcomplex<f32>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
return %6 : tensor<2x2x4xf32>
}
func.func private @cholesky(%arg0: tensor<2x2x4x4xcomplex<f32>>) -> tensor<2x2x4x4xcomplex<f32>> {
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
%c0 = stablehlo.constant dense<"0x000000C0C525F6BF0000000000000000000000D0F66D0B4000000000286BC13F00000000F56002C00000002C8C24F2BF000000005C5CBBBF000000207FBF07C0000000D0F66D0B4000000000286BC1BF000000C0DDE1EBBF0000000000000000000000607E49D5BF0000006074D403C0000000F09ABCFBBF000000C04524F2BF00000000F56002C00000002C8C24F23F000000607E49D5BF0000006074D40340000000C0AF8D00C0000000000000000000000000482BD23F00000000F6CAA23F000000005C5CBBBF000000207FBF0740000000F09ABCFBBF000000C04524F23F00000000482BD23F00000000F6CAA2BF000000E04EB7E3BF0000000000000000"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:10 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>)
%e0 = stablehlo.constant dense<"0x61F2B2FF0F4A18C09AEE554C4F2F10C0196B757C12D4D0BFAC37D08F31C31540"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.3483273732342401e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xFCFFFFBFC525F6BF0000000000000000020000D0F66D0B4003000000286BC13F04000000F56002C0FFFFFF2B8C24F2BFD8FFFFFF5B5CBBBF020000207FBF07C0010000D0F66D0B4002000000286BC1BF050000C0DDE1EBBF0000000000000000FCFFFF5F7E49D5BFFCFFFF5F74D403C0F8FFFFEF9ABCFBBFF5FFFFBF4524F2BF04000000F56002C0FFFFFF2B8C24F23FFCFFFF5F7E49D5BFFCFFFF5F74D40340030000C0AF8D00C0000000000000A03CE9FFFFFF472BD23F4F000000F6CAA23FD9FFFFFF5B5CBBBF020000207FBF0740F8FFFFEF9ABCFBBFF5FFFFBF4524F23FE9FFFFFF472BD23F60000000F6CAA2BF090000E04EB7E3BF0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 7.6192227366089114e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F000000000000000000000000002083BC000000000080A03C0000000000000000000000000000903C000000000000A23C000000000000903C00000000002083BC000000000080A0BCFEFFFFFFFFFFEF3F0000000000000000000000000000B2BC000000000000943C000000000000B0BC000000000000743C000000000000000000000000000090BC000000000000B2BC00000000000094BC000000000000F03F0000000000000000000000000000A73C00000000000098BC000000000000A23C00000000000090BC000000000000B0BC00000000000074BC000000000000A73C000000000000983CFEFFFFFFFFFFEF3F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x63F2B2FF0F4A18C098EE554C4F2F10C0236B757C12D4D0BFAC37D08F31C31540"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.3483273732342403e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e4 = stablehlo.constant dense<"0x180000C0C525F6BF000000000000C03CFEFFFFCFF66D0B4006000000286BC13F00000000F56002C0F4FFFF2B8C24F2BF220000005C5CBBBFFEFFFF1F7FBF07C0FEFFFFCFF66D0B400C000000286BC1BF060000C0DDE1EBBF000000000000A03CE0FFFF5F7E49D5BFFBFFFF5F74D403C0FFFFFFEF9ABCFBBF030000C04524F2BFFFFFFFFFF46002C0F4FFFF2B8C24F23FE4FFFF5F7E49D5BFFAFFFF5F74D40340FAFFFFBFAF8D00C00000000000000000FEFFFFFF472BD23F50000000F6CAA23F250000005C5CBBBFFEFFFF1F7FBF0740FFFFFFEF9ABCFBBF030000C04524F23F00000000482BD23F52000000F6CAA2BFEBFFFFDF4EB7E3BF0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 7.6192227366089077e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xFCFFFFFFFFFFEF3F000000000000000000000000008082BC000000000000723C000000000000A43C0000000000000000000000000040C33C000000000000AC3C00000000008082BC00000000000072BCFCFFFFFFFFFFEF3F0000000000000000000000000000A33C00000000000080BC0000000000000000000000000000903C000000000000A43C0000000000000000000000000000A33C000000000000803CFFFFFFFFFFFFEF3F0000000000000000000000000000A6BC000000000000983C000000000040C33C000000000000ACBC000000000000000000000000000090BC000000000000A6BC00000000000098BCF9FFFFFFFFFFEF3F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 2.2204460492503128e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x2998AFF6654E12C08CA21146F04A06C05A2092140DA38F3FC3405CDCA0CA084098D2304377DA09C0A9D4435C45FDECBFB8ADCBC174240240060D3BC4E21613405B6F83A6A05906C03AF360BDA39BF9BF153B60CDC521F23FB6E541A308BE1640A62FF64278C400C067A6212A1B1FCFBFF827AE1BA5D7F23F069BE0550F8D1640"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 1.2624523260791615e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0xFCFFFFFFFBE4EFBF000000000000000005000060D436E3BFFDFFFF7FF8BBE8BF01000000225DF93F03000000FDE8F4BF020000405929F9BF00000060DA39F23F05000060D436E3BFFDFFFF7FF8BBE83FFDFFFFDFCF3EF1BF0000000000000000FEFFFF1F9CEBF63FFCFFFF3F87E9F03FFCFFFFFF54FBEEBFF4FFFF9FDD97E83F02000000225DF93F03000000FDE8F43FFEFFFF1F9CEBF63FFCFFFF3F87E9F0BFFFFFFF9FAED1FFBF0000000000000000F4FFFF1F4D46D5BF000000406A68F83F020000405929F9BFFFFFFF5FDA39F2BFFCFFFFFF54FBEEBFF4FFFF9FDD97E8BFF4FFFF1F4D46D5BF000000406A68F8BF240000A0A0BFC7BF00000000000082BC0D000000174FC0BF00000000000000000300008049D3E53FFEFFFF1F9071F6BFFFFFFF9F98E1FBBF0100000048D8F83F050000E0DB86D7BFFFFFFFBFBECBF33F0300008049D3E53FFEFFFF1F9071F63F080000A06695FC3F000000000000B03C02000040D4F2FB3FEEFFFF3F4C46D0BF030000E083F5F1BF00000060E9C7EABFFFFFFF9F98E1FBBF0000000048D8F8BF03000040D4F2FB3FEDFFFF3F4C46D03FFDFFFFFF4E1AE33F0000000000000000020000A005C0F23FFEFFFF9FFB43F4BF040000E0DB86D7BFFFFFFFBFBECBF3BF030000E083F5F1BF00000060E9C7EA3F030000A005C0F23FFFFFFF9FFB43F43F0400004070B0E43F000000000000803C0800002084D8F13F0000000000000000030000A092B4FEBF05000060D0E8E8BF03000040F4BBD4BFFEFFFF3FDE33FDBFFFFFFF1F9287FA3F000000C0B6CFFABF030000A092B4FEBF06000060D0E8E83F070000C0B884FC3F000000000000A0BC0C0000609B8AE6BF0F000080A726ED3F0A000040A84BED3F04000080282BFB3F01000040F4BBD4BFFEFFFF3FDE33FD3F0C0000609B8AE6BF10000080A726EDBF04000060AF1AF5BF000000000000A03CF2FFFF7F43ACD93F310000E0183DCF3F000000209287FA3F000000C0B6CFFA3F09000040A84BED3F04000080282BFBBFF4FFFF7F43ACD93F350000E0183DCFBF020000A0EB10EB3F00000000000098BCEAFFFFBF347AC23F0000000000000000FEFFFF5F3FC7F1BFFAFFFFFF1212E63FFBFFFF5FF23FF33FF9FFFF5FD7CAF73FFCFFFF5F687BF93FFAFFFF9FF24CE5BFFEFFFF5F3FC7F1BFFBFFFFFF1212E6BF03000080209BFC3F0000000000000000020000C0D022EF3F020000202C9AF9BF00EFFF5FA33B403FFFFFFF9F396DF4BFFBFFFF5FF23FF33FF9FFFF5FD7CAF7BF020000C0D022EF3F020000202C9AF93FF8FFFFBFC6C0FC3F0000000000000000F7FFFFBF7821CABFFAFFFF3F925BF5BFFBFFFF5F687BF93FFAFFFF9FF24CE53F00F1FF5FA33B403FFFFFFF9F396DF43FFAFFFFBF7821CABFF9FFFF3F925BF53FFEFFFF5FC1E7E73F00000000000060BC"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 5.2344625711626653e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000903C000000000000983C0000000000009C3C00000000000073BC00000000000092BC000000000000A4BC000000000000903C00000000000098BC000000000000F03F0000000000000000000000000000BA3C000000000000983C000000000000A0BC00000000000090BC0000000000009C3C000000000000733C000000000000BA3C00000000000098BC000000000000F03F0000000000000000000000000000BA3C0000000000008E3C00000000000092BC000000000000A43C000000000000A0BC000000000000903C000000000000BA3C0000000000008EBCFCFFFFFFFFFFEF3F0000000000000000010000000000F03F0000000000000000000000000000983C00000000000080BC00000000000090BC000000000000A4BC00000000000098BC000000000000903C000000000000983C000000000000803C020000000000F03F0000000000000000000000000000A6BC00000000000070BC000000000000B0BC000000000000000000000000000090BC000000000000A43C000000000000A6BC000000000000703C030000000000F03F0000000000000000000000000000A2BC000000000000A03C00000000000098BC00000000000090BC000000000000B0BC0000000000000000000000000000A2BC000000000000A0BC000000000000F03F0000000000000000FEFFFFFFFFFFEF3F0000000000000000000000000000B8BC000000000000A0BC00000000000080BC000000000000903C00000000000090BC0000000000008CBC000000000000B8BC000000000000A03C020000000000F03F00000000000000000000000000009CBC000000000000943C00000000000096BC000000000000000000000000000080BC00000000000090BC0000000000009CBC00000000000094BC000000000000F03F0000000000000000000000000000803C000000000000983C00000000000090BC0000000000008C3C00000000000096BC0000000000000000000000000000803C00000000000098BC030000000000F03F0000000000000000FEFFFFFFFFFFEF3F000000000000000000000000000088BC00000000000090BC000000000000903C000000000000A0BC000000000000A43C000000000080A23C00000000000088BC000000000000903CFCFFFFFFFFFFEF3F000000000000000000000000000080BC000000000000803C000000000000A0BC000000000000A5BC000000000000903C000000000000A03C00000000000080BC00000000000080BCFFFFFFFFFFFFEF3F0000000000000000000000000000A2BC0000000000C0B53C000000000000A43C000000000080A2BC000000000000A0BC000000000000A53C000000000000A2BC0000000000C0B5BC000000000000F03F0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0xA7D11D3311781AC0654697151D3E10C04BF9EB33471EFCBFBB2C60978F800F40AE6BFBEB0EDC16C0FA64EE4DAD3B00C0098804CC65C81440120B77BBF8B42040DCCB89071C251BC0AFE76A8A7398E53FC56B2FB1237F104022030D8D6B581B4061CDD32C3B130EC059CB2F356DD6A5BFD98DA322E3AF0640AE3FC11170D62340"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.2024213056246680e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>) {
%0:3 = stablehlo.custom_call @lapack_zheevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>)
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
%27:3 = stablehlo.custom_call @lapack_zheevd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>)
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
%54:3 = stablehlo.custom_call @lapack_zheevd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi32>)
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%56 = stablehlo.compare EQ, %54#2, %55, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%58 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%59 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%60 = stablehlo.select %59, %54#0, %58 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%61 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%62 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%63 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%64 = stablehlo.select %63, %54#1, %62 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x1x4xf64>
%66 = stablehlo.convert %65 : (tensor<2x2x1x4xf64>) -> tensor<2x2x1x4xcomplex<f64>>
%67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%68 = stablehlo.multiply %60, %67 : tensor<2x2x4x4xcomplex<f64>>
%69 = stablehlo.transpose %60, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%70 = stablehlo.real %69 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%71 = stablehlo.imag %69 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%72 = stablehlo.negate %71 : tensor<2x2x4x4xf64>
%73 = stablehlo.complex %70, %72 : tensor<2x2x4x4xcomplex<f64>>
%74 = stablehlo.dot_general %68, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%75 = stablehlo.transpose %60, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%76 = stablehlo.real %75 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%77 = stablehlo.imag %75 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%78 = stablehlo.negate %77 : tensor<2x2x4x4xf64>
%79 = stablehlo.complex %76, %78 : tensor<2x2x4x4xcomplex<f64>>
%80 = stablehlo.dot_general %79, %60, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%81 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%82 = stablehlo.real %81 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%83 = stablehlo.imag %81 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%84 = stablehlo.negate %83 : tensor<2x2x4x4xf64>
%85 = stablehlo.complex %82, %84 : tensor<2x2x4x4xcomplex<f64>>
%86 = stablehlo.add %arg1, %85 : tensor<2x2x4x4xcomplex<f64>>
%87 = call @eigvalsh(%86) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xf64>
return %10, %20, %26, %37, %47, %53, %64, %74, %80, %87 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>
}
func.func private @eigvalsh(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xf64> {
%0:2 = call @eigh(%arg0) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>)
return %0#0 : tensor<2x2x4xf64>
}
func.func private @eigh(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>) {
%0 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%1 = stablehlo.real %0 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%2 = stablehlo.imag %0 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%3 = stablehlo.negate %2 : tensor<2x2x4x4xf64>
%4 = stablehlo.complex %1, %3 : tensor<2x2x4x4xcomplex<f64>>
%5 = stablehlo.add %arg0, %4 : tensor<2x2x4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.divide %5, %6 : tensor<2x2x4x4xcomplex<f64>>
%8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%14 = stablehlo.select %13, %8#0, %12 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%18 = stablehlo.select %17, %8#1, %16 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
return %18, %14 : tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>
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
%r:33 = call @f(%a0, %a1, %a2, %a3) : (tensor<4x4xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>)
%e0 = stablehlo.constant dense<"0x25C0808816211140CCD3C667F9270B4061413173E665064040E25607BFB3E53F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.5086439164494228e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0x010000C0C525E6BFFFFFFF1F4D72E8BF050000408B2FFF3F020000A0314FF83F050000C07B34E7BF000000803071F0BF020000009677F23FFEFFFF3F3DA9F2BFFCFFFF5F62ACF73FFEFFFF9FCC21F63F040000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF020000A0C349E0BF060000C01F23F7BF01000020AC27F9BF1A0000C0BA35BB3F34000080148AB5BF060000407A33FB3F030000C0AF8DF0BFF0FFFF7F3E8FC13F05000040DD15EFBF04000080046FEDBF010000C05B2DF4BFFFFFFFFFC0D5FC3F07000020B997F3BF0800000068FBD3BF020000A0C015F43FFEFFFFDFB39BEEBF000000E04EB7D3BF2D0000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.4874211733526033e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000B83C000000000000A2BC000000000000ACBC00000000000000000000000000009C3C000000000000903C000000000000B83C000000000000A23C020000000000F03F0000000000000000000000000000A2BC00000000000000000000000000000000000000000000983C000000000000ACBC0000000000000000000000000000A2BC0000000000000000060000000000F03F0000000000000000000000000000A03C000000000000983C0000000000009C3C00000000000090BC000000000000000000000000000098BC000000000000A03C00000000000098BC010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503159e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000A43C000000000000783C000000000000983C000000000000703C000000000000A43C00000000000090BC000000000000A43C00000000000078BCFEFFFFFFFFFFEF3F0000000000000000000000000000B63C00000000000080BC000000000000803C00000000000095BC000000000000983C00000000000070BC000000000000B63C000000000000803C000000000000F03F0000000000000000000000000000A43C00000000000096BC000000000000A43C000000000000903C000000000000803C000000000000953C000000000000A43C000000000000963C020000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x25C0808816211140CCD3C667F9270B4061413173E665064040E25607BFB3E53F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 9.5086439164494228e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e5 = stablehlo.constant dense<"0x010000C0C525E6BFFFFFFF1F4D72E8BF050000408B2FFF3F020000A0314FF83F050000C07B34E7BF000000803071F0BF020000009677F23FFEFFFF3F3DA9F2BFFCFFFF5F62ACF73FFEFFFF9FCC21F63F040000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF020000A0C349E0BF060000C01F23F7BF01000020AC27F9BF1A0000C0BA35BB3F34000080148AB5BF060000407A33FB3F030000C0AF8DF0BFF0FFFF7F3E8FC13F05000040DD15EFBF04000080046FEDBF010000C05B2DF4BFFFFFFFFFC0D5FC3F07000020B997F3BF0800000068FBD3BF020000A0C015F43FFEFFFFDFB39BEEBF000000E04EB7D3BF2D0000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 5.4874211733526033e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000B83C000000000000A2BC000000000000ACBC00000000000000000000000000009C3C000000000000903C000000000000B83C000000000000A23C020000000000F03F0000000000000000000000000000A2BC00000000000000000000000000000000000000000000983C000000000000ACBC0000000000000000000000000000A2BC0000000000000000060000000000F03F0000000000000000000000000000A03C000000000000983C0000000000009C3C00000000000090BC000000000000000000000000000098BC000000000000A03C00000000000098BC010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503159e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000A43C000000000000783C000000000000983C000000000000703C000000000000A43C00000000000090BC000000000000A43C00000000000078BCFEFFFFFFFFFFEF3F0000000000000000000000000000B63C00000000000080BC000000000000803C00000000000095BC000000000000983C00000000000070BC000000000000B63C000000000000803C000000000000F03F0000000000000000000000000000A43C00000000000096BC000000000000A43C000000000000903C000000000000803C000000000000953C000000000000A43C000000000000963C020000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x564013A7D7C51340083E3CA79051094054907F20B92BFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 1.0976121038789538e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0x060000C0C525E6BFFEFFFF1F4D72E8BFFCFFFF3F8B2FFF3F040000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F020000403DA9F2BF0100006062ACF73FFFFFFF9FCC21F63FFCFFFFBFDDE1DBBF03000040DA00F7BF00000080F2CDCFBF01000000DDEAE8BF050000A0C349E0BF020000C01F23F7BF0A000020AC27F9BFD8FFFFBFBA35BB3F11000080148AB5BF030000407A33FB3F020000C0AF8DF0BF0A0000803E8FC13F14000040DD15EFBF04000080046FEDBF020000C05B2DF4BF03000000C1D5FC3FFFFFFF1FB997F3BF0100000068FBD3BF020000A0C015F43F0E0000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 5.4874211733526001e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000803C00000000000070BC000000000000703C0000000000000000000000000000803C000000000000703C030000000000F03F0000000000000000000000000000BCBC000000000000B43C000000000000703C0000000000000000000000000000BCBC000000000000B4BC010000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000000000000000000092BC000000000000A03C00000000000060BC0000000000000000000000000000923C020000000000F03F0000000000000000000000000000B9BC000000000000A03C000000000000A03C000000000000603C000000000000B9BC000000000000A0BC040000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x564013A7D7C51340083E3CA79051094054907F20B92BFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 1.0976121038789538e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0x060000C0C525E6BFFEFFFF1F4D72E8BFFCFFFF3F8B2FFF3F040000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F020000403DA9F2BF0100006062ACF73FFFFFFF9FCC21F63FFCFFFFBFDDE1DBBF03000040DA00F7BF00000080F2CDCFBF01000000DDEAE8BF050000A0C349E0BF020000C01F23F7BF0A000020AC27F9BFD8FFFFBFBA35BB3F11000080148AB5BF030000407A33FB3F020000C0AF8DF0BF0A0000803E8FC13F14000040DD15EFBF04000080046FEDBF020000C05B2DF4BF03000000C1D5FC3FFFFFFF1FB997F3BF0100000068FBD3BF020000A0C015F43F0E0000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 5.4874211733526001e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000803C00000000000070BC000000000000703C0000000000000000000000000000903C0000000000000000000000000000000000000000000080BC000000000000803C000000000000703C030000000000F03F0000000000000000000000000000BCBC000000000000B43C000000000000983C0000000000009CBC000000000000000000000000000082BC000000000000703C0000000000000000000000000000BCBC000000000000B4BC010000000000F03F0000000000000000000000000000A23C0000000000000000000000000000803C000000000000903C000000000000903C0000000000000000000000000000983C0000000000009C3C000000000000A23C0000000000000000000000000000F03F000000000000000000000000000080BC000000000000943C0000000000000000000000000000803C0000000000000000000000000000823C000000000000803C00000000000090BC00000000000080BC00000000000094BC000000000000F03F0000000000000000"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000000000000000000092BC000000000000A03C00000000000060BC0000000000000000000000000000923C020000000000F03F0000000000000000000000000000B9BC000000000000A03C000000000000A03C000000000000603C000000000000B9BC000000000000A0BC040000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e16 = stablehlo.constant dense<"0x715AF864A0180F40F3E06815B12505407342171FE315FB3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#16, %e16) {has_side_effect = true, tolerance = 8.6309285897530985e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e17 = stablehlo.constant dense<"0x000000E02003E03F06000040C692E73F00000060F36BF93FFDFFFFDF6939C0BF020000A0D5A4F13F000000C0C5D6F53FFEFFFF9F3496F1BF030000806670E4BF010000C02694E9BF12000020822EDBBFFFFFFFBF4CE8F73F000000C0DAFCF5BF030000C0BBA9FFBF020000A0C21ED2BF000000A0018FF43F080000C0B0F8EC3FFDFFFF7F2F03F33F000000A0A7C4EABFF8FFFF7FD46AC0BFFEFFFFFFA4DAE4BFF7FFFFBF3B36E9BF02000040F4FEF3BFFBFFFF9F8C5CECBF94FFFFDFD0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#17, %e17) {has_side_effect = true, tolerance = 4.5076633563792511e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e18 = stablehlo.constant dense<"0x020000000000F03F000000000000000000000000000090BC0000000000000000000000000000A03C00000000000090BC00000000000090BC0000000000000000FBFFFFFFFFFFEF3F0000000000000000000000000000B23C00000000000088BC000000000000A03C000000000000903C000000000000B23C000000000000883CF6FFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#18, %e18) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e19 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000883C00000000000090BC000000000000923C0000000000000000000000000000883C000000000000903CFFFFFFFFFFFFEF3F000000000000000000000000000092BC000000000000963C000000000000923C000000000000000000000000000092BC00000000000096BC010000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#19, %e19) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e20 = stablehlo.constant dense<"0x715AF864A0180F40F3E06815B12505407342171FE315FB3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#20, %e20) {has_side_effect = true, tolerance = 8.6309285897530985e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e21 = stablehlo.constant dense<"0x020000E02003E03F07000040C692E73F01000060F36BF93FFFFFFFDF6939C0BF030000A0D5A4F13F010000C0C5D6F53FFFFFFF9F3496F1BF030000806670E4BF040000C02694E9BF13000020822EDBBFFFFFFFBF4CE8F73F000000C0DAFCF5BF040000C0BBA9FFBF030000A0C21ED2BF020000A0018FF43F070000C0B0F8EC3FFCFFFF7F2F03F33F000000A0A7C4EABFFCFFFF7FD46AC0BFFFFFFFFFA4DAE4BFF8FFFFBF3B36E9BF04000040F4FEF3BFFAFFFF9F8C5CECBF88FFFFDFD0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#21, %e21) {has_side_effect = true, tolerance = 4.5076633563792511e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e22 = stablehlo.constant dense<"0x020000000000F03F000000000000000000000000000090BC0000000000000000000000000000A03C00000000000090BC00000000000090BC0000000000000000FBFFFFFFFFFFEF3F0000000000000000000000000000B23C00000000000088BC000000000000A03C000000000000903C000000000000B23C000000000000883CF6FFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#22, %e22) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e23 = stablehlo.constant dense<"0x020000000000F03F0000000000000000000000000000703C000000000000000000000000000094BC000000000000903C000000000000703C00000000000080BC000000000000703C0000000000000000000000000000F03F000000000000000000000000000076BC000000000000883C000000000000983C000000000000903C00000000000094BC00000000000090BC00000000000076BC00000000000088BC000000000000F03F0000000000000000000000000000B0BC000000000000A0BC000000000000703C000000000000803C000000000000983C00000000000090BC000000000000B0BC000000000000A03C010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#23, %e23) {has_side_effect = true, tolerance = 2.2204460492503140e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e24 = stablehlo.constant dense<"0xEB57D8934F38144025D15BE7B48C0E4097ADABE4A02C0140390717C84FEBE53F679BEDAC6DFE1340A3CC473C71D50A40D48644FE56CF0240004A153586AEF03FB5A009AE4A0B14403216CD0DCCE90B4030DAEB6509610540B1B4CB3F0B60F43FD78352FBFA481540D30674A54D0E0640FC4BD8C581E4FC3FBCE2EDE6457DF63F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#24, %e24) {has_side_effect = true, tolerance = 1.1815592769328356e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e25 = stablehlo.constant dense<"0xF5FFFFFFFBE4EFBF1B00000068FCDB3FFBFFFF9F9997FC3FF8FFFF1F09B7EF3F040000C02CE2F3BF01000020F2F6F13FFCFFFF5F7D86F4BF030000808E27EBBF08000060D436E3BFFAFFFF7FF8BBE83F000000E0CF3EF1BF000000A0C644FB3FF6FFFF7F2AD1E53F60000040A9ECAB3FFEFFFF1F8AA2F8BF02000080CBEEF73F01000000225DF93F01000000FDE8F43F060000209CEBF63F0000004087E9F0BF020000A0AED1FFBFFEFFFFDFB2EDF43F000000800D3BC53F020000A050A5FEBFFFFFFF3F5929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BFF9FFFF1F4D46D5BF020000406A68F8BF020000A0A0BFC7BF000000A05C1FCFBF15000000174FC0BF0700000022FBE03F000000006F5CFB3FF8FFFFBFA333D1BF000000C096E0EEBF06000020253CF53FFEFFFF5F9BF9F3BF03000040F2A4E13FFFFFFF7F49D3E53F010000209071F63F010000A06695FC3F03000080B7C0E6BF01000060550FFB3F0400002011A2DC3FFFFFFF1F0456F83FFEFFFFFFF55FFEBF010000A098E1FBBFFDFFFFFF47D8F8BF02000040D4F2FB3FFAFFFF3F4C46D03F000000004F1AE33F04000080FB83DF3FFEFFFF1F92C7F73F020000C09BDDCFBFF4FFFFDFDB86D7BF010000C0BECBF3BF020000E083F5F1BF02000060E9C7EA3F030000A005C0F23F030000A0FB43F43F0200004070B0E43F010000006530F33F0000002084D8F13F00000080D61FF43F080000202B1DF3BF000000A0C7ACD7BFFEFFFFFFC766F7BF040000C07C0AF6BF000000C03BDFF03F060000606BCBF93FFAFFFF9F92B4FEBFFDFFFF5FD0E8E83F010000C0B884FC3FFCFFFF5F9FA4DC3FFDFFFF7FB85AF7BF01000060084CFABFFAFFFFDFD3A0D93F06000060204AF5BF14000040F4BBD4BF00000040DE33FD3F010000609B8AE6BFF8FFFF7FA726EDBF03000060AF1AF5BF0200008022DDEF3F030000C0CAF1F13F050000A09444C13F040000209287FA3F000000C0B6CFFA3F07000040A84BED3F02000080282BFBBF1A00008043ACD93F0A0000E0183DCFBF010000A0EB10EB3F080000006A8FE6BFF4FFFFBF347AC23FF8FFFF3FD6C0FA3FD9FFFF7FF4D4CD3F050000C09A71E0BFFBFFFF3F47FDF93FFEFFFFFFE1E5F13FFAFFFF5F70D2EBBFF4FFFF7FC1E2C1BFFDFFFF5F3FC7F1BF000000001312E6BFFEFFFF7F209BFC3F050000C0E1B3DD3FF8FFFFFF055CFC3FFEFFFFDF76D1F5BF100000803594B8BF0A000080060EC83FFCFFFF5FF23FF33FFBFFFF5FD7CAF7BFF5FFFFBFD022EF3FFEFFFF1F2C9AF93FFAFFFFBFC6C0FC3FFDFFFFFFC895E6BFFEFFFF9F5FC5FABFFBFFFF5FE836F9BFFDFFFF5F687BF93F010000A0F24CE53F00F3FF5FA33B403FFCFFFF9F396DF43FECFFFFBF7821CABFFEFFFF3F925BF53FFCFFFF5FC1E7E73FF0FFFF1F6608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#25, %e25) {has_side_effect = true, tolerance = 5.4014237680421570e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e26 = stablehlo.constant dense<"0x010000000000F03F00000000000000000000000000809DBC00000000000080BC000000000000A03C00000000000090BC000000000000A73C00000000000099BC0000000000809DBC000000000000803CFAFFFFFFFFFFEF3F0000000000000000000000000000983C00000000000098BC000000000000000000000000000084BC000000000000A03C000000000000903C000000000000983C000000000000983CF5FFFFFFFFFFEF3F0000000000000000000000000000783C000000000000A03C000000000000A73C000000000000993C0000000000000000000000000000843C000000000000783C000000000000A0BCFDFFFFFFFFFFEF3F0000000000000000FFFFFFFFFFFFEF3F0000000000000000000000000000B03C000000000000923C000000000000703C0000000000000000000000000000A4BC000000000000A4BC000000000000B03C00000000000092BC030000000000F03F0000000000000000000000000000A8BC0000000000009C3C0000000000000000000000000000903C000000000000703C0000000000000000000000000000A8BC0000000000009CBCFAFFFFFFFFFFEF3F0000000000000000000000000000A6BC000000000000A13C000000000000A4BC000000000000A43C000000000000000000000000000090BC000000000000A6BC000000000000A1BCFDFFFFFFFFFFEF3F0000000000000000040000000000F03F0000000000000000000000000000B43C000000000000AFBC000000000000A83C00000000000000000000000000C0B43C000000000000903C000000000000B43C000000000000AF3C010000000000F03F0000000000000000000000000000B03C000000000000ACBC000000000000A03C00000000000084BC000000000000A83C0000000000000000000000000000B03C000000000000AC3C030000000000F03F000000000000000000000000000098BC000000000000AABC0000000000C0B43C00000000000090BC000000000000A03C000000000000843C00000000000098BC000000000000AA3C020000000000F03F0000000000000000FCFFFFFFFFFFEF3F0000000000000000000000000000A4BC000000000000803C000000000000A03C00000000000060BC000000000000A83C00000000000090BC000000000000A4BC00000000000080BCFBFFFFFFFFFFEF3F0000000000000000000000000000A43C000000000000963C000000000000923C000000000000863C000000000000A03C000000000000603C000000000000A43C00000000000096BCFDFFFFFFFFFFEF3F000000000000000000000000000094BC000000000000903C000000000000A83C000000000000903C000000000000923C00000000000086BC00000000000094BC00000000000090BC000000000000F03F0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#26, %e26) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e27 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000AC3C00000000000070BC000000000000903C000000000000803C000000000000A8BC0000000000008CBC000000000000AC3C000000000000703C000000000000F03F0000000000000000000000000000983C000000000000A0BC000000000000C2BC000000000000983C000000000000903C00000000000080BC000000000000983C000000000000A03CFAFFFFFFFFFFEF3F0000000000000000000000000000ACBC00000000000090BC000000000000A8BC0000000000008C3C000000000000C2BC00000000000098BC000000000000ACBC000000000000903C000000000000F03F0000000000000000020000000000F03F0000000000000000000000000000A9BC000000000000903C00000000000098BC000000000000883C000000000000903C00000000008095BC000000000000A9BC00000000000090BCFDFFFFFFFFFFEF3F0000000000000000000000000000903C000000000000943C000000000000923C000000000000B0BC00000000000098BC00000000000088BC000000000000903C00000000000094BC000000000000F03F0000000000000000000000000000903C00000000000097BC000000000000903C000000000080953C000000000000923C000000000000B03C000000000000903C000000000000973C010000000000F03F0000000000000000FEFFFFFFFFFFEF3F000000000000000000000000000000000000000000000000000000000000803C000000000000863C00000000000098BC000000000000000000000000000000000000000000000000040000000000F03F0000000000000000000000000000B4BC00000000008095BC000000000000983C000000000000983C000000000000803C00000000000086BC000000000000B4BC000000000080953C010000000000F03F0000000000000000000000000000903C000000000000803C00000000000098BC0000000000000000000000000000983C00000000000098BC000000000000903C00000000000080BC000000000000F03F0000000000000000FDFFFFFFFFFFEF3F0000000000000000000000000000B0BC000000000000000000000000000070BC000000000000903C000000000000843C000000000000A0BC000000000000B0BC0000000000000000F5FFFFFFFFFFEF3F0000000000000000000000000000803C000000000000883C00000000000080BC000000000000A0BC00000000000070BC00000000000090BC000000000000803C00000000000088BCFBFFFFFFFFFFEF3F0000000000000000000000000000883C00000000000080BC000000000000843C000000000000A03C00000000000080BC000000000000A03C000000000000883C000000000000803C010000000000F03F0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#27, %e27) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e28 = stablehlo.constant dense<"0xEB57D8934F38144025D15BE7B48C0E4097ADABE4A02C0140390717C84FEBE53F679BEDAC6DFE1340A3CC473C71D50A40D48644FE56CF0240004A153586AEF03FB5A009AE4A0B14403216CD0DCCE90B4030DAEB6509610540B1B4CB3F0B60F43FD78352FBFA481540D30674A54D0E0640FC4BD8C581E4FC3FBCE2EDE6457DF63F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#28, %e28) {has_side_effect = true, tolerance = 1.1815592769328356e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e29 = stablehlo.constant dense<"0xF5FFFFFFFBE4EFBF1B00000068FCDB3FFBFFFF9F9997FC3FF8FFFF1F09B7EF3F040000C02CE2F3BF01000020F2F6F13FFCFFFF5F7D86F4BF030000808E27EBBF08000060D436E3BFFAFFFF7FF8BBE83F000000E0CF3EF1BF000000A0C644FB3FF6FFFF7F2AD1E53F60000040A9ECAB3FFEFFFF1F8AA2F8BF02000080CBEEF73F01000000225DF93F01000000FDE8F43F060000209CEBF63F0000004087E9F0BF020000A0AED1FFBFFEFFFFDFB2EDF43F000000800D3BC53F020000A050A5FEBFFFFFFF3F5929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BFF9FFFF1F4D46D5BF020000406A68F8BF020000A0A0BFC7BF000000A05C1FCFBF15000000174FC0BF0700000022FBE03F000000006F5CFB3FF8FFFFBFA333D1BF000000C096E0EEBF06000020253CF53FFEFFFF5F9BF9F3BF03000040F2A4E13FFFFFFF7F49D3E53F010000209071F63F010000A06695FC3F03000080B7C0E6BF01000060550FFB3F0400002011A2DC3FFFFFFF1F0456F83FFEFFFFFFF55FFEBF010000A098E1FBBFFDFFFFFF47D8F8BF02000040D4F2FB3FFAFFFF3F4C46D03F000000004F1AE33F04000080FB83DF3FFEFFFF1F92C7F73F020000C09BDDCFBFF4FFFFDFDB86D7BF010000C0BECBF3BF020000E083F5F1BF02000060E9C7EA3F030000A005C0F23F030000A0FB43F43F0200004070B0E43F010000006530F33F0000002084D8F13F00000080D61FF43F080000202B1DF3BF000000A0C7ACD7BFFEFFFFFFC766F7BF040000C07C0AF6BF000000C03BDFF03F060000606BCBF93FFAFFFF9F92B4FEBFFDFFFF5FD0E8E83F010000C0B884FC3FFCFFFF5F9FA4DC3FFDFFFF7FB85AF7BF01000060084CFABFFAFFFFDFD3A0D93F06000060204AF5BF14000040F4BBD4BF00000040DE33FD3F010000609B8AE6BFF8FFFF7FA726EDBF03000060AF1AF5BF0200008022DDEF3F030000C0CAF1F13F050000A09444C13F040000209287FA3F000000C0B6CFFA3F07000040A84BED3F02000080282BFBBF1A00008043ACD93F0A0000E0183DCFBF010000A0EB10EB3F080000006A8FE6BFF4FFFFBF347AC23FF8FFFF3FD6C0FA3FD9FFFF7FF4D4CD3F050000C09A71E0BFFBFFFF3F47FDF93FFEFFFFFFE1E5F13FFAFFFF5F70D2EBBFF4FFFF7FC1E2C1BFFDFFFF5F3FC7F1BF000000001312E6BFFEFFFF7F209BFC3F050000C0E1B3DD3FF8FFFFFF055CFC3FFEFFFFDF76D1F5BF100000803594B8BF0A000080060EC83FFCFFFF5FF23FF33FFBFFFF5FD7CAF7BFF5FFFFBFD022EF3FFEFFFF1F2C9AF93FFAFFFFBFC6C0FC3FFDFFFFFFC895E6BFFEFFFF9F5FC5FABFFBFFFF5FE836F9BFFDFFFF5F687BF93F010000A0F24CE53F00F3FF5FA33B403FFCFFFF9F396DF43FECFFFFBF7821CABFFEFFFF3F925BF53FFCFFFF5FC1E7E73FF0FFFF1F6608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#29, %e29) {has_side_effect = true, tolerance = 5.4014237680421570e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e30 = stablehlo.constant dense<"0x010000000000F03F00000000000000000000000000809DBC00000000000080BC000000000000A03C00000000000090BC000000000000A73C00000000000099BC0000000000809DBC000000000000803CFAFFFFFFFFFFEF3F0000000000000000000000000000983C00000000000098BC000000000000000000000000000084BC000000000000A03C000000000000903C000000000000983C000000000000983CF5FFFFFFFFFFEF3F0000000000000000000000000000783C000000000000A03C000000000000A73C000000000000993C0000000000000000000000000000843C000000000000783C000000000000A0BCFDFFFFFFFFFFEF3F0000000000000000FFFFFFFFFFFFEF3F0000000000000000000000000000B03C000000000000923C000000000000703C0000000000000000000000000000A4BC000000000000A4BC000000000000B03C00000000000092BC030000000000F03F0000000000000000000000000000A8BC0000000000009C3C0000000000000000000000000000903C000000000000703C0000000000000000000000000000A8BC0000000000009CBCFAFFFFFFFFFFEF3F0000000000000000000000000000A6BC000000000000A13C000000000000A4BC000000000000A43C000000000000000000000000000090BC000000000000A6BC000000000000A1BCFDFFFFFFFFFFEF3F0000000000000000040000000000F03F0000000000000000000000000000B43C000000000000AFBC000000000000A83C00000000000000000000000000C0B43C000000000000903C000000000000B43C000000000000AF3C010000000000F03F0000000000000000000000000000B03C000000000000ACBC000000000000A03C00000000000084BC000000000000A83C0000000000000000000000000000B03C000000000000AC3C030000000000F03F000000000000000000000000000098BC000000000000AABC0000000000C0B43C00000000000090BC000000000000A03C000000000000843C00000000000098BC000000000000AA3C020000000000F03F0000000000000000FCFFFFFFFFFFEF3F0000000000000000000000000000A4BC000000000000803C000000000000A03C00000000000060BC000000000000A83C00000000000090BC000000000000A4BC00000000000080BCFBFFFFFFFFFFEF3F0000000000000000000000000000A43C000000000000963C000000000000923C000000000000863C000000000000A03C000000000000603C000000000000A43C00000000000096BCFDFFFFFFFFFFEF3F000000000000000000000000000094BC000000000000903C000000000000A83C000000000000903C000000000000923C00000000000086BC00000000000094BC00000000000090BC000000000000F03F0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#30, %e30) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e31 = stablehlo.constant dense<"0x010000000000F03F0000000000000000000000000000AC3C00000000000070BC000000000000903C000000000000803C000000000000A8BC0000000000008CBC000000000000AC3C000000000000703C000000000000F03F0000000000000000000000000000983C000000000000A0BC000000000000C2BC000000000000983C000000000000903C00000000000080BC000000000000983C000000000000A03CFAFFFFFFFFFFEF3F0000000000000000000000000000ACBC00000000000090BC000000000000A8BC0000000000008C3C000000000000C2BC00000000000098BC000000000000ACBC000000000000903C000000000000F03F0000000000000000020000000000F03F0000000000000000000000000000A9BC000000000000903C00000000000098BC000000000000883C000000000000903C00000000008095BC000000000000A9BC00000000000090BCFDFFFFFFFFFFEF3F0000000000000000000000000000903C000000000000943C000000000000923C000000000000B0BC00000000000098BC00000000000088BC000000000000903C00000000000094BC000000000000F03F0000000000000000000000000000903C00000000000097BC000000000000903C000000000080953C000000000000923C000000000000B03C000000000000903C000000000000973C010000000000F03F0000000000000000FEFFFFFFFFFFEF3F000000000000000000000000000000000000000000000000000000000000803C000000000000863C00000000000098BC000000000000000000000000000000000000000000000000040000000000F03F0000000000000000000000000000B4BC00000000008095BC000000000000983C000000000000983C000000000000803C00000000000086BC000000000000B4BC000000000080953C010000000000F03F0000000000000000000000000000903C000000000000803C00000000000098BC0000000000000000000000000000983C00000000000098BC000000000000903C00000000000080BC000000000000F03F0000000000000000FDFFFFFFFFFFEF3F0000000000000000000000000000B0BC000000000000000000000000000070BC000000000000903C000000000000843C000000000000A0BC000000000000B0BC0000000000000000F5FFFFFFFFFFEF3F0000000000000000000000000000803C000000000000883C00000000000080BC000000000000A0BC00000000000070BC00000000000090BC000000000000803C00000000000088BCFBFFFFFFFFFFEF3F0000000000000000000000000000883C00000000000080BC000000000000843C000000000000A03C00000000000080BC000000000000A03C000000000000883C000000000000803C010000000000F03F0000000000000000"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#31, %e31) {has_side_effect = true, tolerance = 2.2204460492503150e-14 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e32 = stablehlo.constant dense<"0xEB57D8934F38144024D15BE7B48C0E4098ADABE4A02C01403C0717C84FEBE53F669BEDAC6DFE1340A2CC473C71D50A40D48644FE56CF0240014A153586AEF03FB8A009AE4A0B14403216CD0DCCE90B402EDAEB6509610540B0B4CB3F0B60F43FD78352FBFA481540D40674A54D0E0640FA4BD8C581E4FC3FBBE2EDE6457DF63F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#32, %e32) {has_side_effect = true, tolerance = 1.1815592769328356e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<5x3xcomplex<f64>>, %arg2: tensor<3x4xcomplex<f64>>, %arg3: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>) {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%16 = stablehlo.convert %15 : (tensor<1x4xf64>) -> tensor<1x4xcomplex<f64>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%18 = stablehlo.multiply %10, %17 : tensor<4x4xcomplex<f64>>
%19 = stablehlo.dot_general %18, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%20 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%21 = stablehlo.real %20 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%22 = stablehlo.imag %20 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%23 = stablehlo.negate %22 : tensor<4x4xf64>
%24 = stablehlo.complex %21, %23 : tensor<4x4xcomplex<f64>>
%25 = stablehlo.dot_general %24, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%26 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%27 = stablehlo.real %26 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%28 = stablehlo.imag %26 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%29 = stablehlo.negate %28 : tensor<4x4xf64>
%30 = stablehlo.complex %27, %29 : tensor<4x4xcomplex<f64>>
%31 = stablehlo.dot_general %14, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%32:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<i32>
%34 = stablehlo.compare EQ, %32#4, %33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
%37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%38 = stablehlo.select %37, %32#1, %36 : tensor<4xi1>, tensor<4xf64>
%39 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_4 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%42 = stablehlo.select %41, %32#2, %40 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%43 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_5 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%44 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%46 = stablehlo.select %45, %32#3, %44 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%47 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
%48 = stablehlo.convert %47 : (tensor<1x4xf64>) -> tensor<1x4xcomplex<f64>>
%49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%50 = stablehlo.multiply %42, %49 : tensor<4x4xcomplex<f64>>
%51 = stablehlo.dot_general %50, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%52 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%53 = stablehlo.real %52 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%54 = stablehlo.imag %52 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%55 = stablehlo.negate %54 : tensor<4x4xf64>
%56 = stablehlo.complex %53, %55 : tensor<4x4xcomplex<f64>>
%57 = stablehlo.dot_general %56, %42, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%58 = stablehlo.transpose %46, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%59 = stablehlo.real %58 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%60 = stablehlo.imag %58 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%61 = stablehlo.negate %60 : tensor<4x4xf64>
%62 = stablehlo.complex %59, %61 : tensor<4x4xcomplex<f64>>
%63 = stablehlo.dot_general %46, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%64:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c_6 = stablehlo.constant dense<0> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<i32>
%66 = stablehlo.compare EQ, %64#4, %65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%68 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
%69 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%70 = stablehlo.select %69, %64#1, %68 : tensor<3xi1>, tensor<3xf64>
%71 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%72 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
%73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
%74 = stablehlo.select %73, %64#2, %72 : tensor<5x3xi1>, tensor<5x3xcomplex<f64>>
%75 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%76 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%78 = stablehlo.select %77, %64#3, %76 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%79 = stablehlo.broadcast_in_dim %70, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%80 = stablehlo.convert %79 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%82 = stablehlo.multiply %74, %81 : tensor<5x3xcomplex<f64>>
%83 = stablehlo.dot_general %82, %78, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%84 = stablehlo.transpose %74, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%85 = stablehlo.real %84 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%86 = stablehlo.imag %84 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
%87 = stablehlo.negate %86 : tensor<3x5xf64>
%88 = stablehlo.complex %85, %87 : tensor<3x5xcomplex<f64>>
%89 = stablehlo.dot_general %88, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%90 = stablehlo.transpose %78, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%91 = stablehlo.real %90 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%92 = stablehlo.imag %90 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%93 = stablehlo.negate %92 : tensor<3x3xf64>
%94 = stablehlo.complex %91, %93 : tensor<3x3xcomplex<f64>>
%95 = stablehlo.dot_general %78, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%96:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%97 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<i32>
%98 = stablehlo.compare EQ, %96#4, %97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%100 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
%101 = stablehlo.broadcast_in_dim %99, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%102 = stablehlo.select %101, %96#1, %100 : tensor<3xi1>, tensor<3xf64>
%103 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_12 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%104 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
%105 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
%106 = stablehlo.select %105, %96#2, %104 : tensor<5x5xi1>, tensor<5x5xcomplex<f64>>
%107 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%108 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%109 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%110 = stablehlo.select %109, %96#3, %108 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%111 = stablehlo.slice %106 [0:5, 0:3] : (tensor<5x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%112 = stablehlo.broadcast_in_dim %102, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%113 = stablehlo.convert %112 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%115 = stablehlo.multiply %111, %114 : tensor<5x3xcomplex<f64>>
%116 = stablehlo.dot_general %115, %110, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%117 = stablehlo.transpose %106, dims = [1, 0] : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%118 = stablehlo.real %117 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%119 = stablehlo.imag %117 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
%120 = stablehlo.negate %119 : tensor<5x5xf64>
%121 = stablehlo.complex %118, %120 : tensor<5x5xcomplex<f64>>
%122 = stablehlo.dot_general %121, %106, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
%123 = stablehlo.transpose %110, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%124 = stablehlo.real %123 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%125 = stablehlo.imag %123 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%126 = stablehlo.negate %125 : tensor<3x3xf64>
%127 = stablehlo.complex %124, %126 : tensor<3x3xcomplex<f64>>
%128 = stablehlo.dot_general %110, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%129:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>)
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%130 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<i32>
%131 = stablehlo.compare EQ, %129#4, %130, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_15 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%133 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3xf64>
%134 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%135 = stablehlo.select %134, %129#1, %133 : tensor<3xi1>, tensor<3xf64>
%136 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%137 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%138 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%139 = stablehlo.select %138, %129#2, %137 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%140 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%141 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%142 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%143 = stablehlo.select %142, %129#3, %141 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
%144 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%145 = stablehlo.convert %144 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%147 = stablehlo.multiply %139, %146 : tensor<3x3xcomplex<f64>>
%148 = stablehlo.dot_general %147, %143, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%149 = stablehlo.transpose %139, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%150 = stablehlo.real %149 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%151 = stablehlo.imag %149 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%152 = stablehlo.negate %151 : tensor<3x3xf64>
%153 = stablehlo.complex %150, %152 : tensor<3x3xcomplex<f64>>
%154 = stablehlo.dot_general %153, %139, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%155 = stablehlo.transpose %143, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
%156 = stablehlo.real %155 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%157 = stablehlo.imag %155 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
%158 = stablehlo.negate %157 : tensor<4x3xf64>
%159 = stablehlo.complex %156, %158 : tensor<4x3xcomplex<f64>>
%160 = stablehlo.dot_general %143, %159, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%161:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%162 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<i32>
%163 = stablehlo.compare EQ, %161#4, %162, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_19 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%165 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3xf64>
%166 = stablehlo.broadcast_in_dim %164, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
%167 = stablehlo.select %166, %161#1, %165 : tensor<3xi1>, tensor<3xf64>
%168 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_20 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%169 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
%170 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
%171 = stablehlo.select %170, %161#2, %169 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%172 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_21 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%173 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%174 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%175 = stablehlo.select %174, %161#3, %173 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%176 = stablehlo.broadcast_in_dim %167, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
%177 = stablehlo.convert %176 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
%178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%179 = stablehlo.multiply %171, %178 : tensor<3x3xcomplex<f64>>
%180 = stablehlo.slice %175 [0:3, 0:4] : (tensor<4x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%181 = stablehlo.dot_general %179, %180, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
%182 = stablehlo.transpose %171, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%183 = stablehlo.real %182 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%184 = stablehlo.imag %182 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%185 = stablehlo.negate %184 : tensor<3x3xf64>
%186 = stablehlo.complex %183, %185 : tensor<3x3xcomplex<f64>>
%187 = stablehlo.dot_general %186, %171, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%188 = stablehlo.transpose %175, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%189 = stablehlo.real %188 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%190 = stablehlo.imag %188 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%191 = stablehlo.negate %190 : tensor<4x4xf64>
%192 = stablehlo.complex %189, %191 : tensor<4x4xcomplex<f64>>
%193 = stablehlo.dot_general %175, %192, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%194:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%195 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%196 = stablehlo.compare EQ, %194#4, %195, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_23 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%198 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%199 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%200 = stablehlo.select %199, %194#1, %198 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%201 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_24 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%202 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%203 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%204 = stablehlo.select %203, %194#2, %202 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%205 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_25 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%206 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%207 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%208 = stablehlo.select %207, %194#3, %206 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%209 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x1x4xf64>
%210 = stablehlo.convert %209 : (tensor<2x2x1x4xf64>) -> tensor<2x2x1x4xcomplex<f64>>
%211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%212 = stablehlo.multiply %204, %211 : tensor<2x2x4x4xcomplex<f64>>
%213 = stablehlo.dot_general %212, %208, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%214 = stablehlo.transpose %204, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%215 = stablehlo.real %214 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%216 = stablehlo.imag %214 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%217 = stablehlo.negate %216 : tensor<2x2x4x4xf64>
%218 = stablehlo.complex %215, %217 : tensor<2x2x4x4xcomplex<f64>>
%219 = stablehlo.dot_general %218, %204, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%220 = stablehlo.transpose %208, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%221 = stablehlo.real %220 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%222 = stablehlo.imag %220 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%223 = stablehlo.negate %222 : tensor<2x2x4x4xf64>
%224 = stablehlo.complex %221, %223 : tensor<2x2x4x4xcomplex<f64>>
%225 = stablehlo.dot_general %208, %224, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%226:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%227 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%228 = stablehlo.compare EQ, %226#4, %227, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_27 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%230 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%231 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%232 = stablehlo.select %231, %226#1, %230 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
%233 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_28 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%234 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%235 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%236 = stablehlo.select %235, %226#2, %234 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%237 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_29 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%238 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%239 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%240 = stablehlo.select %239, %226#3, %238 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%241 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 3] : (tensor<2x2x4xf64>) -> tensor<2x2x1x4xf64>
%242 = stablehlo.convert %241 : (tensor<2x2x1x4xf64>) -> tensor<2x2x1x4xcomplex<f64>>
%243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%244 = stablehlo.multiply %236, %243 : tensor<2x2x4x4xcomplex<f64>>
%245 = stablehlo.dot_general %244, %240, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%246 = stablehlo.transpose %236, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%247 = stablehlo.real %246 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%248 = stablehlo.imag %246 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%249 = stablehlo.negate %248 : tensor<2x2x4x4xf64>
%250 = stablehlo.complex %247, %249 : tensor<2x2x4x4xcomplex<f64>>
%251 = stablehlo.dot_general %250, %236, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%252 = stablehlo.transpose %240, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%253 = stablehlo.real %252 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%254 = stablehlo.imag %252 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%255 = stablehlo.negate %254 : tensor<2x2x4x4xf64>
%256 = stablehlo.complex %253, %255 : tensor<2x2x4x4xcomplex<f64>>
%257 = stablehlo.dot_general %240, %256, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%258 = call @svd(%arg3) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xf64>
return %6, %19, %25, %31, %38, %51, %57, %63, %70, %83, %89, %95, %102, %116, %122, %128, %135, %148, %154, %160, %167, %181, %187, %193, %200, %213, %219, %225, %232, %245, %251, %257, %258 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>
}
func.func private @svd(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xf64> {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
return %6 : tensor<2x2x4xf64>
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<5x3xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000E02003E03F00000040C692E73F00000060F36BF93F000000E06939C0BF000000A0D5A4F13F000000C0C5D6F53F000000A03496F1BF000000806670E4BF000000C02694E9BF00000020822EDBBF000000C04CE8F73F000000C0DAFCF5BF000000C0BBA9FFBF000000A0C21ED2BF000000A0018FF43F000000C0B0F8EC3F000000802F03F33F000000A0A7C4EABF00000080D46AC0BF00000000A5DAE4BF000000C03B36E9BF00000040F4FEF3BF000000A08C5CECBF000000E0D0E4B1BF"> : tensor<3x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<3x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<3x4xcomplex<f64>>
%r:16 = call @f(%a0, %a1) : (tensor<5x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x564013A7D7C51340083E3CA79051094054907F20B92BFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0976121038789538e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x060000C0C525E6BF020000204D72E8BFFFFFFF3F8B2FFF3F030000A0314FF83FFFFFFFBF7B34E7BFFFFFFF7F3071F0BF000000009677F23F010000403DA9F2BF0300006062ACF73FFFFFFF9FCC21F63FFBFFFFBFDDE1DBBF02000040DA00F7BFF6FFFF7FF2CDCFBFFFFFFFFFDCEAE8BF090000A0C349E0BF040000C01F23F7BF08000020AC27F9BFE8FFFFBFBA35BB3FFEFFFF7F148AB5BF030000407A33FB3F010000C0AF8DF0BFF6FFFF7F3E8FC13F12000040DD15EFBF04000080046FEDBF020000C05B2DF4BF04000000C1D5FC3FFEFFFF1FB997F3BFFEFFFFFF67FBD3BF030000A0C015F43F0F0000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.4874211733526014e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000000000000000000090BC0000000000000000000000000000803C0000000000000000000000000000903C030000000000F03F0000000000000000000000000000C0BC000000000000903C000000000000000000000000000080BC000000000000C0BC00000000000090BCFEFFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000903C0000000000009C3C000000000000A83C0000000000008CBC000000000000903C0000000000009CBC030000000000F03F0000000000000000000000000080B1BC00000000000090BC000000000000A83C0000000000008C3C000000000080B1BC000000000000903C030000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x564013A7D7C51340083E3CA79051094054907F20B92BFE3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 1.0976121038789538e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e5 = stablehlo.constant dense<"0x060000C0C525E6BF020000204D72E8BFFFFFFF3F8B2FFF3F030000A0314FF83FFFFFFFBF7B34E7BFFFFFFF7F3071F0BF000000009677F23F010000403DA9F2BF0300006062ACF73FFFFFFF9FCC21F63FFBFFFFBFDDE1DBBF02000040DA00F7BFF6FFFF7FF2CDCFBFFFFFFFFFDCEAE8BF090000A0C349E0BF040000C01F23F7BF08000020AC27F9BFE8FFFFBFBA35BB3FFEFFFF7F148AB5BF030000407A33FB3F010000C0AF8DF0BFF6FFFF7F3E8FC13F12000040DD15EFBF04000080046FEDBF020000C05B2DF4BF04000000C1D5FC3FFEFFFF1FB997F3BFFEFFFFFF67FBD3BF030000A0C015F43F0F0000E0B39BEEBF"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 5.4874211733526014e-14 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000000000000000000090BC0000000000000000000000000000803C000000000000983C000000000000803C000000000000000000000000000090BC0000000000000000000000000000903C030000000000F03F0000000000000000000000000000C0BC000000000000903C000000000000943C000000000000A0BC00000000000000000000000000008DBC000000000000000000000000000080BC000000000000C0BC00000000000090BCFEFFFFFFFFFFEF3F00000000000000000000000000009A3C000000000000803C000000000000983C000000000000803C000000000000983C00000000000080BC000000000000943C000000000000A03C0000000000009A3C00000000000080BC000000000000F03F000000000000000000000000000080BC000000000000943C0000000000000000000000000000903C00000000000000000000000000008D3C000000000000983C00000000000080BC00000000000080BC00000000000094BC000000000000F03F0000000000000000"> : tensor<5x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000903C0000000000009C3C000000000000A83C0000000000008CBC000000000000903C0000000000009CBC030000000000F03F0000000000000000000000000080B1BC00000000000090BC000000000000A83C0000000000008C3C000000000080B1BC000000000000903C030000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503147e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x725AF864A0180F40F2E06815B12505407542171FE315FB3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 8.6309285897530997e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e9 = stablehlo.constant dense<"0x000000E02003E03F01000040C692E73FF8FFFF5FF36BF93FEBFFFFDF6939C0BF000000A0D5A4F13FFDFFFFBFC5D6F53FFDFFFF9F3496F1BF010000806670E4BF040000C02694E9BF07000020822EDBBF000000C04CE8F73FFEFFFFBFDAFCF5BF000000C0BBA9FFBF0B0000A0C21ED2BF020000A0018FF43F030000C0B0F8EC3FFCFFFF7F2F03F33FFFFFFF9FA7C4EABFE1FFFF7FD46AC0BFF6FFFFFFA4DAE4BF000000C03B36E9BF01000040F4FEF3BFFBFFFF9F8C5CECBFCCFFFFDFD0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 4.5076633563792498e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000B5BC000000000000000000000000000090BC00000000000098BC000000000000B5BC0000000000000000FAFFFFFFFFFFEF3F0000000000000000000000000000803C00000000000088BC00000000000090BC000000000000983C000000000000803C000000000000883C000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF3F000000000000000000000000000090BC0000000000000000000000000000903C00000000000080BC00000000000090BC0000000000000000F8FFFFFFFFFFEF3F000000000000000000000000008094BC000000000000A9BC000000000000903C000000000000803C00000000008094BC000000000000A93CFEFFFFFFFFFFEF3F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 2.2204460492503128e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e12 = stablehlo.constant dense<"0x725AF864A0180F40F2E06815B12505407542171FE315FB3F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#12, %e12) {has_side_effect = true, tolerance = 8.6309285897530997e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e13 = stablehlo.constant dense<"0x000000E02003E03F01000040C692E73FF8FFFF5FF36BF93FEBFFFFDF6939C0BF000000A0D5A4F13FFDFFFFBFC5D6F53FFDFFFF9F3496F1BF010000806670E4BF040000C02694E9BF07000020822EDBBF000000C04CE8F73FFEFFFFBFDAFCF5BF000000C0BBA9FFBF0B0000A0C21ED2BF020000A0018FF43F030000C0B0F8EC3FFCFFFF7F2F03F33FFFFFFF9FA7C4EABFE1FFFF7FD46AC0BFF6FFFFFFA4DAE4BF000000C03B36E9BF01000040F4FEF3BFFBFFFF9F8C5CECBFCCFFFFDFD0E4B1BF"> : tensor<3x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#13, %e13) {has_side_effect = true, tolerance = 4.5076633563792498e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
%e14 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000B5BC000000000000000000000000000090BC00000000000098BC000000000000B5BC0000000000000000FAFFFFFFFFFFEF3F0000000000000000000000000000803C00000000000088BC00000000000090BC000000000000983C000000000000803C000000000000883C000000000000F03F0000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#14, %e14) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e15 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF3F000000000000000000000000000090BC0000000000000000000000000000903C00000000000080BC0000000000009ABC00000000000090BC00000000000090BC0000000000000000F8FFFFFFFFFFEF3F000000000000000000000000008094BC000000000000A9BC000000000000903C000000000000A83C000000000000903C000000000000803C00000000008094BC000000000000A93CFEFFFFFFFFFFEF3F0000000000000000000000000000000000000000000098BC0000000000009ABC000000000000903C000000000000903C000000000000A8BC0000000000000000000000000000983C010000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#15, %e15) {has_side_effect = true, tolerance = 2.2204460492503137e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<3x4xcomplex<f64>>) -> (tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
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
%32:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
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
%65:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>)
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
%75 = stablehlo.select %74, %65#2, %73 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%76 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_9 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%77 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
%78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
%79 = stablehlo.select %78, %65#3, %77 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
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
%97:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=4, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
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
%107 = stablehlo.select %106, %97#2, %105 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
%108 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%109 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%110 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%111 = stablehlo.select %110, %97#3, %109 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
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
return %6, %19, %25, %31, %38, %52, %58, %64, %71, %84, %90, %96, %103, %117, %123, %129 : tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x4xcomplex<f64>>
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
%c0 = stablehlo.constant dense<"0x000000C0C525E6BF000000204D72E8BF000000408B2FFF3F000000A0314FF83F000000C07B34E7BF000000803071F0BF000000009677F23F000000403DA9F2BF0000006062ACF73F000000A0CC21F63F000000C0DDE1DBBF00000040DA00F7BF00000080F2CDCFBF00000000DDEAE8BF000000A0C349E0BF000000C01F23F7BF00000020AC27F9BF000000C0BA35BB3F00000080148AB5BF000000407A33FB3F000000C0AF8DF0BF000000803E8FC13F00000040DD15EFBF00000080046FEDBF000000C05B2DF4BF00000000C1D5FC3F00000020B997F3BF0000000068FBD3BF000000A0C015F43F000000E0B39BEEBF000000E04EB7D3BF000000206BAECE3F"> : tensor<4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x4xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F0000002092C7F73F000000C09BDDCFBF000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<2x2x4x4xcomplex<f64>>
%r:12 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<4x4xf64>)
%e0 = stablehlo.constant dense<"0xD8F2A2D9108C0240249E8FDA9A69F23F7FF71645A035D1BFA421C67AB6BBF23F9ACCFA21D7FE04C032F5E7DB732107C0978E0A26E953FEBF59D58539B514F4BF"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.4681594807235072e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x68291B8FC940E53F525850245B9BDC3FD4578CBE67F6E23FCA5368AC1B17DB3FA36ED988DA68DF3F637EB24A5948D93FD0010ABAE20BE73F09E5DA25E9BAE23FEDD79FFCC1ECDE3F983E3DF9A450E23F6DC8015F8153C23F671822ED3B85DB3F9E219B1E139CD23FDC80295F3401E23FACD30B659D31D53F24DC5E44C554E13F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.3966688404809585e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e2 = stablehlo.constant dense<"0xC3699C3C6947E23F13D884C03699D03FCFFF4AACBADDE53FE6A18BEE7C0ADE3FF6EF73808402E13FBB3F3D307EF3D43FC6E07D8697D4E23FD0B833D59347BE3FB23603562FA6C63FDA8BA8A1EBA7E53F4525C04FB9FEC33F8C0E0ED16140E93F7A2535F42832E33FDDB357C0B266E33F628390329BCAD93F7159538A7033D83F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 7.0086971124490799e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
%e3 = stablehlo.constant dense<"0xF0FFFFBFC525E6BFF0FFFF1F4D72E8BF0C0000408B2FFF3FFAFFFF9F314FF83F080000C07B34E7BF040000803071F0BFFEFFFFFF9577F23F0D0000403DA9F2BFFDFFFF5F62ACF73F000000A0CC21F63FF9FFFFBFDDE1DBBFFEFFFF3FDA00F7BFFDFFFF7FF2CDCFBFFDFFFFFFDCEAE8BF0E0000A0C349E0BFFAFFFFBF1F23F7BF05000020AC27F9BF200000C0BA35BB3F08000080148AB5BF0A0000407A33FB3F060000C0AF8DF0BFEDFFFF7F3E8FC13F07000040DD15EFBF04000080046FEDBF020000C05B2DF4BF07000000C1D5FC3F0C000020B997F3BFF0FFFFFF67FBD3BF070000A0C015F43F000000E0B39BEEBFF0FFFFDF4EB7D3BF2B0000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.1949684693410413e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x070000C0C525E6BFEAFFFF1F4D72E8BF090000408B2FFF3FF4FFFF9F314FF83F000000C07B34E7BF020000803071F0BFFDFFFFFF9577F23F0C0000403DA9F2BF0500006062ACF73F030000A0CC21F63FFCFFFFBFDDE1DBBF04000040DA00F7BF14000080F2CDCFBF0F000000DDEAE8BF070000A0C349E0BF040000C01F23F7BFFDFFFF1FAC27F9BFCAFFFFBFBA35BB3FF4FFFF7F148AB5BF020000407A33FB3F020000C0AF8DF0BF040000803E8FC13FFEFFFF3FDD15EFBFFEFFFF7F046FEDBF070000C05B2DF4BF04000000C1D5FC3F01000020B997F3BFE4FFFFFF67FBD3BF070000A0C015F43F060000E0B39BEEBFE6FFFFDF4EB7D3BF170000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.1949684693410400e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xD2BA5F74BB4601C0962205B6C24D0C406C762030DDE6F23F7FCF618B7A72FC3FA9FA85421D9C02C085F6060C6B61F6BFF416AAAC3838EEBF1F3CCAFED9BDE6BF68048AD6CB3D0D4004E3D12D6F8AFE3F063CEEDB5BD30640DB28D81D79E4CE3F7302EAFA46F6FFBF47E05231CC29A03F6E7E060A25BBF9BF37FE2E266773E5BF7CCD1CAF59E308C0A6255E5D5D1FDF3FC5D7567A73F4F93F99F6A16AF5D501C0B71E0E7EA07D06405AD107C7B5280140D585C63702A2F13F1DC1DC878282F93F733617D1EDA2124094BCC6ECF0CDF1BFE183B7D6C006FBBF3FAEB1EF1799EABF94AED788D3E5AABFBA9107D05CA50140A967A1B646F1F83F367090B0A091F03F"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 4.2545123241193670e-13 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0xA7A5098E0368DF3F7E54154C10B1D63FFF41E86903ECE03F5FB61748265BD03FE12477B16924E73F9C32310FA030E73F1FDA2A859020CA3F29C7DB843B19E03F4CA47AC721AFD83F09316F6AB5AED23F76D3BDB31DFAD53F34D17FA50196E33F3AADAA7954ECD23F7FF2EC566170E03F96B8359896F6E73F6D50B8D9D4BAE13F24BA37DE9124E03F9EB349A8CFE2E13FCAB93FB377CCE63F66DC2BFC9DA0E43F2C7FC9B4F5ADD13F2F39703D2555DE3F3843426C9369D43F7DF797D0F755DB3FF94C49A85BB1DF3F1DF08985ED30E43F52AF0015C4E7D53F3D3A00FAF232B13F48DE26D922D6E43F32610ED6E34BD03F3B8BBE9666BCE03FDF10DEF8162DE43FD54D33BE3BD6D73FE7F776EF3816D83F803ACFE61D19E93F0F2FE89CD409E23F2D5A6B9FB243D33F56AC57D7B160E23F8ADF3289982DD73F8D216735F276D93FCC62612960EAE83F23F1021FC8D8D13FDA61B2CCB57AC53F4091E6DCBB98E53FC662F517EFF3D93FEFA00130107CE53FEEDCDC10C664DE3F052070B576BED03FE2AE8F083C54DB3FBC71025EAAC7D73F4EC8285E9041E83F90815BA4701BD43FF8A0EB1F0FCAD53F0D8D8C43943CDD3F9D96870B1285AB3FCE69EF95FC4DE53F3A2C0AFCAAB2E63F34EBECDD4A22E43FEE3A2B9BC2CFD43FBF10764FFA01D33F43B8F75BEA85DC3F6FF90191043CE03F4FF0108ADC02E23F34C1B6DFE875E33F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 6.9661255964193646e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e7 = stablehlo.constant dense<"0x317AB4001BA9D63FCEF2F05B6A34DC3F1B34D7D5F1DBE63F5B7D6ED13CD1E13FF62DAEAC9F51D73FF04990F4AD43DC3F675B116B8B5EE03F98760DD0CC94D03F6B47AA6F0FE9E83FA18A24BD7E5FDD3FB548EE512D98BC3F9A7A5053C9DCE53FADA89617C197D73F6B75E98BC63DE43F31C8A81EC1B6DD3F117430122349D93F2F821FB0B106D03FE4BD2F774554DD3FC6436B7C654ADC3F175078C170E5CC3FF050EC69F8B5E53F494117F9F090E83FD097C47F9189D53F9E1921655CFFDD3FD8FF480B5E41DA3FBD2C1F2289DBDB3F6CA6EC6BA240E73FE8A678E1BDB7E53FA2F96CBF70C7E13F4016655D7E0FBB3F312D92C7CDDDD93F5734A324BF96E03FB4D8C23E20ABE03F96733CD4CFC8C43FC9AD75BA9788E03F043194869BA3D53FAE5C6C6686AFE03FC3F0E489DD2FE23FAE73BAC6B850E13F81A2959319BEE73F28C8BF192A89E33FCC061A04B691CE3F43D7E04E3548DC3F172370B4C735E03FF765A53FF88ED23FAECB7CE979A7E83F9D5CED5937ADDF3F24846BF9A2F0D13FAA1B617955C4CD3F931357D8028CDA3F8D8FC371D9A2EA3F073C3E8E1DEED43FC5147DA01F00E03F786744CB97CCDC3F5D31E5DE383ED53FBE017FDC0ACBEA3F46DDEEF6BD20E63FE9B71CB72BCFE43FA179215E0A43BA3F8637939F22D4B03FC260BF6C20DDDD3FBE1CC41940CEDC3F60C59A9C8FA2DB3F4AD295B2E6B9DB3F"> : tensor<2x2x4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 7.4365887005277547e-14 : f64} : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> ()
%e8 = stablehlo.constant dense<"0xEFFFFFFFFBE4EFBF1D00000068FCDB3F000000A09997FC3FFEFFFF1F09B7EF3F030000C02CE2F3BF04000020F2F6F13FFFFFFF5F7D86F4BFF6FFFF7F8E27EBBF09000060D436E3BFFAFFFF7FF8BBE83FFFFFFFDFCF3EF1BF050000A0C644FB3FFEFFFF7F2AD1E53F7C000040A9ECAB3F120000208AA2F8BFFFFFFF7FCBEEF73F07000000225DF93F08000000FDE8F43F080000209CEBF63F0200004087E9F0BF090000A0AED1FFBF080000E0B2EDF43F7A0000800D3BC53F040000A050A5FEBF020000405929F9BF04000060DA39F2BFFEFFFFFF54FBEEBFFAFFFF9FDD97E8BFFDFFFF1F4D46D5BF040000406A68F8BF100000A0A0BFC7BF060000A05C1FCFBFD4FFFFFF164FC0BF0900000022FBE03FFEFFFFFF6E5CFB3FFEFFFFBFA333D1BF030000C096E0EEBFFDFFFF1F253CF53F020000609BF9F3BFF6FFFF3FF2A4E13FF4FFFF7F49D3E53FF1FFFF1F9071F63F040000A06695FC3FEEFFFF7FB7C0E6BFF4FFFF5F550FFB3F0000002011A2DC3F080000200456F83FFFFFFFFFF55FFEBF010000A098E1FBBF0300000048D8F8BFF9FFFF3FD4F2FB3F040000404C46D03F050000004F1AE33FEDFFFF7FFB83DF3F0900002092C7F73FD6FFFFBF9BDDCFBFECFFFFDFDB86D7BF0A0000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F010000A005C0F23FF4FFFF9FFB43F43FF3FFFF3F70B0E43F020000006530F33F0D00002084D8F13F07000080D61FF43F120000202B1DF3BF320000A0C7ACD7BF09000000C866F7BF050000C07C0AF6BF050000C03BDFF03F020000606BCBF93F020000A092B4FEBFF6FFFF5FD0E8E83F050000C0B884FC3F0B0000609FA4DC3FEEFFFF7FB85AF7BFF7FFFF5F084CFABF000000E0D3A0D93FFDFFFF5F204AF5BFFFFFFF3FF4BBD4BFFEFFFF3FDE33FD3F130000609B8AE6BFFEFFFF7FA726EDBFFCFFFF5FAF1AF5BFF2FFFF7F22DDEF3F040000C0CAF1F13FFDFFFF9F9444C13F010000209287FA3F030000C0B6CFFA3F04000040A84BED3FFCFFFF7F282BFBBFEAFFFF7F43ACD93F1F0000E0183DCFBFF5FFFF9FEB10EB3FF5FFFFFF698FE6BF380000C0347AC23FFEFFFF3FD6C0FA3FE6FFFF7FF4D4CD3FF6FFFFBF9A71E0BF0600004047FDF93F02000000E2E5F13FFDFFFF5F70D2EBBF0C000080C1E2C1BFFBFFFF5F3FC7F1BF040000001312E6BF08000080209BFC3F0D0000C0E1B3DD3F02000000065CFC3F050000E076D1F5BF780000803594B8BF2C000080060EC83F10000060F23FF33F00000060D7CAF7BF020000C0D022EF3F050000202C9AF93F0F0000C0C6C0FC3F0A000000C995E6BF090000A05FC5FABF04000060E836F9BF08000060687BF93F060000A0F24CE53F00080060A33B403F060000A0396DF43FCAFFFFBF7821CABF04000040925BF53F09000060C1E7E73F520000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#8, %e8) {has_side_effect = true, tolerance = 2.1605695072168640e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e9 = stablehlo.constant dense<"0xE7FFFFFFFBE4EFBF0400000068FCDB3FFEFFFF9F9997FC3FF2FFFF1F09B7EF3F040000C02CE2F3BF08000020F2F6F13FFAFFFF5F7D86F4BF0A0000808E27EBBFFEFFFF5FD436E3BFF3FFFF7FF8BBE83F060000E0CF3EF1BFFFFFFF9FC644FB3F0F0000802AD1E53F50FFFF3FA9ECAB3F080000208AA2F8BFFCFFFF7FCBEEF73F04000000225DF93F04000000FDE8F43F060000209CEBF63FFFFFFF3F87E9F0BF060000A0AED1FFBF0F0000E0B2EDF43F580000800D3BC53F080000A050A5FEBF010000405929F9BF03000060DA39F2BF0200000055FBEEBF000000A0DD97E8BF070000204D46D5BF040000406A68F8BF1C0000A0A0BFC7BFD2FFFF9F5C1FCFBF04000000174FC0BF0000000022FBE03FFCFFFFFF6E5CFB3FFCFFFFBFA333D1BF020000C096E0EEBFFEFFFF1F253CF53F000000609BF9F3BF00000040F2A4E13FF4FFFF7F49D3E53FFCFFFF1F9071F63FFEFFFF9F6695FC3FF4FFFF7FB7C0E6BFF8FFFF5F550FFB3FFEFFFF1F11A2DC3F110000200456F83FF8FFFFFFF55FFEBF060000A098E1FBBF0100000048D8F8BFF9FFFF3FD4F2FB3FE9FFFF3F4C46D03FFBFFFFFF4E1AE33FF0FFFF7FFB83DF3FFCFFFF1F92C7F73FA0FFFFBF9BDDCFBF060000E0DB86D7BF0B0000C0BECBF3BF010000E083F5F1BF05000060E9C7EA3F080000A005C0F23FFEFFFF9FFB43F43FFEFFFF3F70B0E43F050000006530F33F0900002084D8F13F04000080D61FF43FFEFFFF1F2B1DF3BF0E0000A0C7ACD7BF02000000C866F7BF000000C07C0AF6BF000000C03BDFF03FFCFFFF5F6BCBF93F0C0000A092B4FEBF07000060D0E8E83F080000C0B884FC3FF4FFFF5F9FA4DC3FFBFFFF7FB85AF7BFFDFFFF5F084CFABFECFFFFDFD3A0D93FF0FFFF5F204AF5BFFFFFFF3FF4BBD4BF0C000040DE33FD3FFAFFFF5F9B8AE6BF0E000080A726EDBF01000060AF1AF5BFFEFFFF7F22DDEF3F060000C0CAF1F13F1C0000A09444C13F0E0000209287FA3F070000C0B6CFFA3FFBFFFF3FA84BED3FFEFFFF7F282BFBBF1300008043ACD93FF8FFFFDF183DCFBF040000A0EB10EB3FECFFFFFF698FE6BF200000C0347AC23FFAFFFF3FD6C0FA3FF6FFFF7FF4D4CD3F050000C09A71E0BFFFFFFF3F47FDF93FFEFFFFFFE1E5F13F0900006070D2EBBFCCFFFF7FC1E2C1BFFCFFFF5F3FC7F1BF070000001312E6BF04000080209BFC3FFBFFFFBFE1B3DD3F00000000065CFC3F0A0000E076D1F5BF300000803594B8BF1A000080060EC83F06000060F23FF33F02000060D7CAF7BFFCFFFFBFD022EF3F070000202C9AF93F080000C0C6C0FC3F05000000C995E6BF020000A05FC5FABF08000060E836F9BF03000060687BF93F040000A0F24CE53F00F8FF5FA33B403F020000A0396DF43FE0FFFFBF7821CABF08000040925BF53F0C000060C1E7E73F030000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#9, %e9) {has_side_effect = true, tolerance = 2.1605695072168635e-13 : f64} : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> ()
%e10 = stablehlo.constant dense<"0xD2BA5F74BB4601C0962205B6C24D0C406C762030DDE6F23F7FCF618B7A72FC3FA9FA85421D9C02C085F6060C6B61F6BFF416AAAC3838EEBF1F3CCAFED9BDE6BF68048AD6CB3D0D4004E3D12D6F8AFE3F063CEEDB5BD30640DB28D81D79E4CE3F7302EAFA46F6FFBF47E05231CC29A03F6E7E060A25BBF9BF37FE2E266773E5BF7CCD1CAF59E308C0A6255E5D5D1FDF3FC5D7567A73F4F93F99F6A16AF5D501C0B71E0E7EA07D06405AD107C7B5280140D585C63702A2F13F1DC1DC878282F93F733617D1EDA2124094BCC6ECF0CDF1BFE183B7D6C006FBBF3FAEB1EF1799EABF94AED788D3E5AABFBA9107D05CA50140A967A1B646F1F83F367090B0A091F03F"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#10, %e10) {has_side_effect = true, tolerance = 4.2545123241193670e-13 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
%e11 = stablehlo.constant dense<"0xC3699C3C6947E23F13D884C03699D03FCFFF4AACBADDE53FE6A18BEE7C0ADE3FF6EF73808402E13FBB3F3D307EF3D43FC6E07D8697D4E23FD0B833D59347BE3FB23603562FA6C63FDA8BA8A1EBA7E53F4525C04FB9FEC33F8C0E0ED16140E93F7A2535F42832E33FDDB357C0B266E33F628390329BCAD93F7159538A7033D83F"> : tensor<4x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#11, %e11) {has_side_effect = true, tolerance = 7.0086971124490799e-14 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<4x4xf64>) {
%0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
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
%15 = stablehlo.real %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%16 = stablehlo.imag %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%17 = stablehlo.abs %15 : tensor<4x4xf64>
%18 = stablehlo.abs %16 : tensor<4x4xf64>
%19 = stablehlo.maximum %17, %18 : tensor<4x4xf64>
%cst_2 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%21 = stablehlo.compare GE, %19, %20, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_3 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%23 = stablehlo.compare LE, %19, %22, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_4 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_5 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%27 = stablehlo.multiply %15, %24 : tensor<4x4xf64>
%28 = stablehlo.multiply %15, %25 : tensor<4x4xf64>
%29 = stablehlo.select %23, %28, %15 : tensor<4x4xi1>, tensor<4x4xf64>
%30 = stablehlo.select %21, %27, %29 : tensor<4x4xi1>, tensor<4x4xf64>
%31 = stablehlo.multiply %16, %24 : tensor<4x4xf64>
%32 = stablehlo.multiply %16, %25 : tensor<4x4xf64>
%33 = stablehlo.select %23, %32, %16 : tensor<4x4xi1>, tensor<4x4xf64>
%34 = stablehlo.select %21, %31, %33 : tensor<4x4xi1>, tensor<4x4xf64>
%35 = stablehlo.select %23, %24, %26 : tensor<4x4xi1>, tensor<4x4xf64>
%36 = stablehlo.select %21, %25, %35 : tensor<4x4xi1>, tensor<4x4xf64>
%37 = chlo.square %30 : tensor<4x4xf64> -> tensor<4x4xf64>
%38 = chlo.square %34 : tensor<4x4xf64> -> tensor<4x4xf64>
%39 = stablehlo.add %37, %38 : tensor<4x4xf64>
%40 = stablehlo.sqrt %39 : tensor<4x4xf64>
%41 = stablehlo.multiply %40, %36 : tensor<4x4xf64>
%cst_7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%43 = stablehlo.compare EQ, %17, %42, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%44 = stablehlo.compare EQ, %18, %42, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%45 = stablehlo.or %43, %44 : tensor<4x4xi1>
%46 = stablehlo.select %45, %42, %41 : tensor<4x4xi1>, tensor<4x4xf64>
%47 = stablehlo.divide %30, %40 : tensor<4x4xf64>
%48 = stablehlo.divide %34, %40 : tensor<4x4xf64>
%49 = stablehlo.real %14 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%50 = stablehlo.imag %14 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%51 = stablehlo.abs %49 : tensor<4x4xf64>
%52 = stablehlo.abs %50 : tensor<4x4xf64>
%53 = stablehlo.maximum %51, %52 : tensor<4x4xf64>
%cst_8 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%55 = stablehlo.compare GE, %53, %54, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_9 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%56 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%57 = stablehlo.compare LE, %53, %56, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_10 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_11 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%61 = stablehlo.multiply %49, %58 : tensor<4x4xf64>
%62 = stablehlo.multiply %49, %59 : tensor<4x4xf64>
%63 = stablehlo.select %57, %62, %49 : tensor<4x4xi1>, tensor<4x4xf64>
%64 = stablehlo.select %55, %61, %63 : tensor<4x4xi1>, tensor<4x4xf64>
%65 = stablehlo.multiply %50, %58 : tensor<4x4xf64>
%66 = stablehlo.multiply %50, %59 : tensor<4x4xf64>
%67 = stablehlo.select %57, %66, %50 : tensor<4x4xi1>, tensor<4x4xf64>
%68 = stablehlo.select %55, %65, %67 : tensor<4x4xi1>, tensor<4x4xf64>
%69 = stablehlo.select %57, %58, %60 : tensor<4x4xi1>, tensor<4x4xf64>
%70 = stablehlo.select %55, %59, %69 : tensor<4x4xi1>, tensor<4x4xf64>
%71 = chlo.square %64 : tensor<4x4xf64> -> tensor<4x4xf64>
%72 = chlo.square %68 : tensor<4x4xf64> -> tensor<4x4xf64>
%73 = stablehlo.add %71, %72 : tensor<4x4xf64>
%74 = stablehlo.sqrt %73 : tensor<4x4xf64>
%75 = stablehlo.multiply %74, %70 : tensor<4x4xf64>
%cst_13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%77 = stablehlo.compare EQ, %51, %76, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%78 = stablehlo.compare EQ, %52, %76, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%79 = stablehlo.or %77, %78 : tensor<4x4xi1>
%80 = stablehlo.select %79, %76, %75 : tensor<4x4xi1>, tensor<4x4xf64>
%81 = stablehlo.divide %64, %74 : tensor<4x4xf64>
%82 = stablehlo.divide %68, %74 : tensor<4x4xf64>
%83 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
%84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%85 = stablehlo.multiply %14, %84 : tensor<4x4xcomplex<f64>>
%86 = call @inv(%14) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%87 = stablehlo.dot_general %85, %86, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%88 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%89 = stablehlo.real %88 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%90 = stablehlo.imag %88 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%91 = stablehlo.negate %90 : tensor<4x4xf64>
%92 = stablehlo.complex %89, %91 : tensor<4x4xcomplex<f64>>
%93 = call @inv(%92) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%94 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
%95 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%96 = stablehlo.real %95 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%97 = stablehlo.imag %95 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%98 = stablehlo.negate %97 : tensor<4x4xf64>
%99 = stablehlo.complex %96, %98 : tensor<4x4xcomplex<f64>>
%100 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%101 = stablehlo.multiply %100, %99 : tensor<4x4xcomplex<f64>>
%102 = stablehlo.dot_general %93, %101, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%103:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c_14 = stablehlo.constant dense<0> : tensor<i32>
%104 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%105 = stablehlo.compare EQ, %103#3, %104, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst_15 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%107 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%108 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%109 = stablehlo.select %108, %103#0, %107 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
%110 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_16 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%111 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%112 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%113 = stablehlo.select %112, %103#1, %111 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%114 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1x1xi1>
%cst_17 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%115 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%116 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xi1>) -> tensor<2x2x4x4xi1>
%117 = stablehlo.select %116, %103#2, %115 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xcomplex<f64>>
%118 = stablehlo.real %113 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%119 = stablehlo.imag %113 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%120 = stablehlo.abs %118 : tensor<2x2x4x4xf64>
%121 = stablehlo.abs %119 : tensor<2x2x4x4xf64>
%122 = stablehlo.maximum %120, %121 : tensor<2x2x4x4xf64>
%cst_18 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%123 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%124 = stablehlo.compare GE, %122, %123, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_19 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%125 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%126 = stablehlo.compare LE, %122, %125, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_20 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%127 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_21 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%128 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%129 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%130 = stablehlo.multiply %118, %127 : tensor<2x2x4x4xf64>
%131 = stablehlo.multiply %118, %128 : tensor<2x2x4x4xf64>
%132 = stablehlo.select %126, %131, %118 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%133 = stablehlo.select %124, %130, %132 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%134 = stablehlo.multiply %119, %127 : tensor<2x2x4x4xf64>
%135 = stablehlo.multiply %119, %128 : tensor<2x2x4x4xf64>
%136 = stablehlo.select %126, %135, %119 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%137 = stablehlo.select %124, %134, %136 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%138 = stablehlo.select %126, %127, %129 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%139 = stablehlo.select %124, %128, %138 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%140 = chlo.square %133 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%141 = chlo.square %137 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%142 = stablehlo.add %140, %141 : tensor<2x2x4x4xf64>
%143 = stablehlo.sqrt %142 : tensor<2x2x4x4xf64>
%144 = stablehlo.multiply %143, %139 : tensor<2x2x4x4xf64>
%cst_23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%145 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%146 = stablehlo.compare EQ, %120, %145, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%147 = stablehlo.compare EQ, %121, %145, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%148 = stablehlo.or %146, %147 : tensor<2x2x4x4xi1>
%149 = stablehlo.select %148, %145, %144 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%150 = stablehlo.divide %133, %143 : tensor<2x2x4x4xf64>
%151 = stablehlo.divide %137, %143 : tensor<2x2x4x4xf64>
%152 = stablehlo.real %117 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%153 = stablehlo.imag %117 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%154 = stablehlo.abs %152 : tensor<2x2x4x4xf64>
%155 = stablehlo.abs %153 : tensor<2x2x4x4xf64>
%156 = stablehlo.maximum %154, %155 : tensor<2x2x4x4xf64>
%cst_24 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%157 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%158 = stablehlo.compare GE, %156, %157, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_25 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%159 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%160 = stablehlo.compare LE, %156, %159, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%cst_26 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%161 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_27 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%162 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%163 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%164 = stablehlo.multiply %152, %161 : tensor<2x2x4x4xf64>
%165 = stablehlo.multiply %152, %162 : tensor<2x2x4x4xf64>
%166 = stablehlo.select %160, %165, %152 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%167 = stablehlo.select %158, %164, %166 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%168 = stablehlo.multiply %153, %161 : tensor<2x2x4x4xf64>
%169 = stablehlo.multiply %153, %162 : tensor<2x2x4x4xf64>
%170 = stablehlo.select %160, %169, %153 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%171 = stablehlo.select %158, %168, %170 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%172 = stablehlo.select %160, %161, %163 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%173 = stablehlo.select %158, %162, %172 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%174 = chlo.square %167 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%175 = chlo.square %171 : tensor<2x2x4x4xf64> -> tensor<2x2x4x4xf64>
%176 = stablehlo.add %174, %175 : tensor<2x2x4x4xf64>
%177 = stablehlo.sqrt %176 : tensor<2x2x4x4xf64>
%178 = stablehlo.multiply %177, %173 : tensor<2x2x4x4xf64>
%cst_29 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%179 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x2x4x4xf64>
%180 = stablehlo.compare EQ, %154, %179, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%181 = stablehlo.compare EQ, %155, %179, FLOAT : (tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>) -> tensor<2x2x4x4xi1>
%182 = stablehlo.or %180, %181 : tensor<2x2x4x4xi1>
%183 = stablehlo.select %182, %179, %178 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf64>
%184 = stablehlo.divide %167, %177 : tensor<2x2x4x4xf64>
%185 = stablehlo.divide %171, %177 : tensor<2x2x4x4xf64>
%186 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 3] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x1x4xcomplex<f64>>
%187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%188 = stablehlo.multiply %117, %187 : tensor<2x2x4x4xcomplex<f64>>
%189 = call @inv_0(%117) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%190 = stablehlo.dot_general %188, %189, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%191 = stablehlo.transpose %113, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%192 = stablehlo.real %191 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%193 = stablehlo.imag %191 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%194 = stablehlo.negate %193 : tensor<2x2x4x4xf64>
%195 = stablehlo.complex %192, %194 : tensor<2x2x4x4xcomplex<f64>>
%196 = call @inv_0(%195) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%197 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4x1xcomplex<f64>>
%198 = stablehlo.transpose %113, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%199 = stablehlo.real %198 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%200 = stablehlo.imag %198 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%201 = stablehlo.negate %200 : tensor<2x2x4x4xf64>
%202 = stablehlo.complex %199, %201 : tensor<2x2x4x4xcomplex<f64>>
%203 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%204 = stablehlo.multiply %203, %202 : tensor<2x2x4x4xcomplex<f64>>
%205 = stablehlo.dot_general %196, %204, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%206 = call @eigvals(%arg1) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%207:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c_30 = stablehlo.constant dense<0> : tensor<i32>
%208 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<i32>
%209 = stablehlo.compare EQ, %207#3, %208, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst_31 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%211 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
%212 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%213 = stablehlo.select %212, %207#0, %211 : tensor<4xi1>, tensor<4xcomplex<f64>>
%214 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_32 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%215 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%216 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%217 = stablehlo.select %216, %207#2, %215 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%218 = stablehlo.real %217 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%219 = stablehlo.imag %217 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%220 = stablehlo.abs %218 : tensor<4x4xf64>
%221 = stablehlo.abs %219 : tensor<4x4xf64>
%222 = stablehlo.maximum %220, %221 : tensor<4x4xf64>
%cst_33 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%223 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%224 = stablehlo.compare GE, %222, %223, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_34 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%225 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%226 = stablehlo.compare LE, %222, %225, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%cst_35 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%227 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_36 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%228 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%229 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%230 = stablehlo.multiply %218, %227 : tensor<4x4xf64>
%231 = stablehlo.multiply %218, %228 : tensor<4x4xf64>
%232 = stablehlo.select %226, %231, %218 : tensor<4x4xi1>, tensor<4x4xf64>
%233 = stablehlo.select %224, %230, %232 : tensor<4x4xi1>, tensor<4x4xf64>
%234 = stablehlo.multiply %219, %227 : tensor<4x4xf64>
%235 = stablehlo.multiply %219, %228 : tensor<4x4xf64>
%236 = stablehlo.select %226, %235, %219 : tensor<4x4xi1>, tensor<4x4xf64>
%237 = stablehlo.select %224, %234, %236 : tensor<4x4xi1>, tensor<4x4xf64>
%238 = stablehlo.select %226, %227, %229 : tensor<4x4xi1>, tensor<4x4xf64>
%239 = stablehlo.select %224, %228, %238 : tensor<4x4xi1>, tensor<4x4xf64>
%240 = chlo.square %233 : tensor<4x4xf64> -> tensor<4x4xf64>
%241 = chlo.square %237 : tensor<4x4xf64> -> tensor<4x4xf64>
%242 = stablehlo.add %240, %241 : tensor<4x4xf64>
%243 = stablehlo.sqrt %242 : tensor<4x4xf64>
%244 = stablehlo.multiply %243, %239 : tensor<4x4xf64>
%cst_38 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%245 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
%246 = stablehlo.compare EQ, %220, %245, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%247 = stablehlo.compare EQ, %221, %245, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
%248 = stablehlo.or %246, %247 : tensor<4x4xi1>
%249 = stablehlo.select %248, %245, %244 : tensor<4x4xi1>, tensor<4x4xf64>
%250 = stablehlo.divide %233, %243 : tensor<4x4xf64>
%251 = stablehlo.divide %237, %243 : tensor<4x4xf64>
return %6, %46, %80, %87, %102, %109, %149, %183, %190, %205, %206, %249 : tensor<4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<4x4xf64>
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%22 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%23 = stablehlo.add %22, %c_10 : tensor<i64>
%24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
%25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
%26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%28 = stablehlo.add %20, %c_12 : tensor<i32>
%29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
%30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
%35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
%36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
%37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%39 = stablehlo.add %20, %c_16 : tensor<i32>
%40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %43, %14, %42 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %13 : tensor<4x4xcomplex<f64>>
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
%10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x1x4xcomplex<f64>>
%15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f64>>) -> tensor<4x4x1xcomplex<f64>>
%16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
return %16 : tensor<4x4xcomplex<f64>>
}
func.func private @inv_0(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%7 = call @solve_1(%arg0, %6) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %7 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @solve_1(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
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
%c_6 = stablehlo.constant dense<1> : tensor<i64>
%14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
%c_7 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_8 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.add %16, %c_8 : tensor<i64>
%18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
%19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
%20 = "stablehlo.gather"(%iterArg, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%21 = stablehlo.reshape %20 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%22 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%23 = stablehlo.convert %iterArg_4 : tensor<i64>
%c_10 = stablehlo.constant dense<4> : tensor<i64>
%24 = stablehlo.add %23, %c_10 : tensor<i64>
%25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
%26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
%27 = "stablehlo.gather"(%iterArg_5, %26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 2, 1>}> : (tensor<2x2x4xi32>, tensor<1xi64>) -> tensor<2x2x1xi32>
%28 = stablehlo.reshape %27 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_12 = stablehlo.constant dense<4> : tensor<i32>
%31 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%32 = stablehlo.add %21, %31 : tensor<2x2xi32>
%33 = stablehlo.select %30, %32, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%35 = "stablehlo.gather"(%iterArg_5, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x4xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi32>
%36 = stablehlo.reshape %35 : (tensor<2x2x1xi32>) -> tensor<2x2xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i64>
%37 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
%38 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
%39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
%40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
%41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_15 = stablehlo.constant dense<0> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%c_16 = stablehlo.constant dense<4> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%46 = stablehlo.add %21, %45 : tensor<2x2xi32>
%47 = stablehlo.select %44, %46, %21 : tensor<2x2xi1>, tensor<2x2xi32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
%49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
stablehlo.return %arg3 : tensor<i32>
}) : (tensor<2x2x4xi32>, tensor<2x2x1xi32>, tensor<2x2xi32>) -> tensor<2x2x4xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i64>
%50 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
stablehlo.return %iterArg, %50, %14, %49 : tensor<2x2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x2x4xi32>
}
%11 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%12 = call @_lu_solve_2(%8, %10#3, %11) : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%13 = stablehlo.transpose %12, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
return %13 : tensor<2x2x4x4xcomplex<f64>>
}
func.func private @_lu_solve_2(%arg0: tensor<2x2x4x4xcomplex<f64>>, %arg1: tensor<2x2x4xi32>, %arg2: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
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
func.func private @eigvals(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>> {
%0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
return %6 : tensor<2x2x4xcomplex<f64>>
}
}
// -----
// schur_complex128
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
%r:9 = call @f(%a0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xA0D115D0D0B40440AFE9E0949038F33F9436D902083D0F403D071EF1C72F0240"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 8.6703987018087679e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e1 = stablehlo.constant dense<"0xECFFFFBFC525E6BFE4FFFF1F4D72E8BF0B0000408B2FFF3FF4FFFF9F314FF83F060000C07B34E7BF070000803071F0BFFFFFFFFF9577F23F0D0000403DA9F2BF0400006062ACF73F020000A0CC21F63FF4FFFFBFDDE1DBBFFDFFFF3FDA00F7BF1E000080F2CDCFBF10000000DDEAE8BF080000A0C349E0BF050000C01F23F7BF02000020AC27F9BF2C0000C0BA35BB3F40000080148AB5BF080000407A33FB3F060000C0AF8DF0BF140000803E8FC13F0A000040DD15EFBF02000080046FEDBF070000C05B2DF4BF08000000C1D5FC3F0A000020B997F3BFE4FFFFFF67FBD3BF0F0000A0C015F43F100000E0B39BEEBFDEFFFFDF4EB7D3BF310000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 5.4874211733526014e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x040000000000F03F0000000000000000000000000000973C000000000000883C000000000000BABC000000000000A9BC000000000000AE3C000000000000A83C000000000000973C00000000000088BC050000000000F03F0000000000000000000000000000883C000000000000BA3C000000000000983C000000000000883C000000000000BABC000000000000A93C000000000000883C000000000000BABCFFFFFFFFFFFFEF3F0000000000000000000000000080B5BC000000000000B23C000000000000AE3C000000000000A8BC000000000000983C00000000000088BC000000000080B5BC000000000000B2BC000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2204460492503156e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xA0D115D0D0B40440AFE9E0949038F33F9436D902083D0F403D071EF1C72F0240"> : tensor<4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 8.6703987018087679e-14 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e5 = stablehlo.constant dense<"0xECFFFFBFC525E6BFE4FFFF1F4D72E8BF0B0000408B2FFF3FF4FFFF9F314FF83F060000C07B34E7BF070000803071F0BFFFFFFFFF9577F23F0D0000403DA9F2BF0400006062ACF73F020000A0CC21F63FF4FFFFBFDDE1DBBFFDFFFF3FDA00F7BF1E000080F2CDCFBF10000000DDEAE8BF080000A0C349E0BF050000C01F23F7BF02000020AC27F9BF2C0000C0BA35BB3F40000080148AB5BF080000407A33FB3F060000C0AF8DF0BF140000803E8FC13F0A000040DD15EFBF02000080046FEDBF070000C05B2DF4BF08000000C1D5FC3F0A000020B997F3BFE4FFFFFF67FBD3BF0F0000A0C015F43F100000E0B39BEEBFDEFFFFDF4EB7D3BF310000206BAECE3F"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 5.4874211733526014e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x040000000000F03F0000000000000000000000000000973C000000000000883C000000000000BABC000000000000A9BC000000000000AE3C000000000000A83C000000000000973C00000000000088BC050000000000F03F0000000000000000000000000000883C000000000000BA3C000000000000983C000000000000883C000000000000BABC000000000000A93C000000000000883C000000000000BABCFFFFFFFFFFFFEF3F0000000000000000000000000080B5BC000000000000B23C000000000000AE3C000000000000A8BC000000000000983C00000000000088BC000000000080B5BC000000000000B2BC000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#6, %e6) {has_side_effect = true, tolerance = 2.2204460492503156e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<4x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#7, %e7) {has_side_effect = true, tolerance = 2.2204460492503131e-14 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x0400000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>) {
%0:2 = call @_schur(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%1 = call @_diag(%0#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
%2 = stablehlo.real %1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%3 = stablehlo.imag %1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%4 = stablehlo.abs %2 : tensor<4xf64>
%5 = stablehlo.abs %3 : tensor<4xf64>
%6 = stablehlo.maximum %4, %5 : tensor<4xf64>
%cst = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%8 = stablehlo.compare GE, %6, %7, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%cst_0 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
%10 = stablehlo.compare LE, %6, %9, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%cst_1 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
%cst_2 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
%cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
%14 = stablehlo.multiply %2, %11 : tensor<4xf64>
%15 = stablehlo.multiply %2, %12 : tensor<4xf64>
%16 = stablehlo.select %10, %15, %2 : tensor<4xi1>, tensor<4xf64>
%17 = stablehlo.select %8, %14, %16 : tensor<4xi1>, tensor<4xf64>
%18 = stablehlo.multiply %3, %11 : tensor<4xf64>
%19 = stablehlo.multiply %3, %12 : tensor<4xf64>
%20 = stablehlo.select %10, %19, %3 : tensor<4xi1>, tensor<4xf64>
%21 = stablehlo.select %8, %18, %20 : tensor<4xi1>, tensor<4xf64>
%22 = stablehlo.select %10, %11, %13 : tensor<4xi1>, tensor<4xf64>
%23 = stablehlo.select %8, %12, %22 : tensor<4xi1>, tensor<4xf64>
%24 = chlo.square %17 : tensor<4xf64> -> tensor<4xf64>
%25 = chlo.square %21 : tensor<4xf64> -> tensor<4xf64>
%26 = stablehlo.add %24, %25 : tensor<4xf64>
%27 = stablehlo.sqrt %26 : tensor<4xf64>
%28 = stablehlo.multiply %27, %23 : tensor<4xf64>
%cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
%30 = stablehlo.compare EQ, %4, %29, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%31 = stablehlo.compare EQ, %5, %29, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%32 = stablehlo.or %30, %31 : tensor<4xi1>
%33 = stablehlo.select %32, %29, %28 : tensor<4xi1>, tensor<4xf64>
%34 = stablehlo.divide %17, %27 : tensor<4xf64>
%35 = stablehlo.divide %21, %27 : tensor<4xf64>
%36 = stablehlo.dot_general %0#1, %0#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%37 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%38 = stablehlo.real %37 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%39 = stablehlo.imag %37 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%40 = stablehlo.negate %39 : tensor<4x4xf64>
%41 = stablehlo.complex %38, %40 : tensor<4x4xcomplex<f64>>
%42 = stablehlo.dot_general %36, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%43 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%44 = stablehlo.real %43 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%45 = stablehlo.imag %43 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%46 = stablehlo.negate %45 : tensor<4x4xf64>
%47 = stablehlo.complex %44, %46 : tensor<4x4xcomplex<f64>>
%48 = stablehlo.dot_general %47, %0#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%49 = call @tril(%0#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%50 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%51 = stablehlo.add %49, %50 : tensor<4x4xcomplex<f64>>
%52:2 = call @_schur_0(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
%53 = call @_diag(%52#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
%54 = stablehlo.real %53 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%55 = stablehlo.imag %53 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
%56 = stablehlo.abs %54 : tensor<4xf64>
%57 = stablehlo.abs %55 : tensor<4xf64>
%58 = stablehlo.maximum %56, %57 : tensor<4xf64>
%cst_6 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%59 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
%60 = stablehlo.compare GE, %58, %59, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%cst_7 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%61 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4xf64>
%62 = stablehlo.compare LE, %58, %61, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%cst_8 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%63 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4xf64>
%cst_9 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4xf64>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%65 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4xf64>
%66 = stablehlo.multiply %54, %63 : tensor<4xf64>
%67 = stablehlo.multiply %54, %64 : tensor<4xf64>
%68 = stablehlo.select %62, %67, %54 : tensor<4xi1>, tensor<4xf64>
%69 = stablehlo.select %60, %66, %68 : tensor<4xi1>, tensor<4xf64>
%70 = stablehlo.multiply %55, %63 : tensor<4xf64>
%71 = stablehlo.multiply %55, %64 : tensor<4xf64>
%72 = stablehlo.select %62, %71, %55 : tensor<4xi1>, tensor<4xf64>
%73 = stablehlo.select %60, %70, %72 : tensor<4xi1>, tensor<4xf64>
%74 = stablehlo.select %62, %63, %65 : tensor<4xi1>, tensor<4xf64>
%75 = stablehlo.select %60, %64, %74 : tensor<4xi1>, tensor<4xf64>
%76 = chlo.square %69 : tensor<4xf64> -> tensor<4xf64>
%77 = chlo.square %73 : tensor<4xf64> -> tensor<4xf64>
%78 = stablehlo.add %76, %77 : tensor<4xf64>
%79 = stablehlo.sqrt %78 : tensor<4xf64>
%80 = stablehlo.multiply %79, %75 : tensor<4xf64>
%cst_11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%81 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4xf64>
%82 = stablehlo.compare EQ, %56, %81, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%83 = stablehlo.compare EQ, %57, %81, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%84 = stablehlo.or %82, %83 : tensor<4xi1>
%85 = stablehlo.select %84, %81, %80 : tensor<4xi1>, tensor<4xf64>
%86 = stablehlo.divide %69, %79 : tensor<4xf64>
%87 = stablehlo.divide %73, %79 : tensor<4xf64>
%88 = stablehlo.dot_general %52#1, %52#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%89 = stablehlo.transpose %52#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%90 = stablehlo.real %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%91 = stablehlo.imag %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%92 = stablehlo.negate %91 : tensor<4x4xf64>
%93 = stablehlo.complex %90, %92 : tensor<4x4xcomplex<f64>>
%94 = stablehlo.dot_general %88, %93, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%95 = stablehlo.transpose %52#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%96 = stablehlo.real %95 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%97 = stablehlo.imag %95 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
%98 = stablehlo.negate %97 : tensor<4x4xf64>
%99 = stablehlo.complex %96, %98 : tensor<4x4xcomplex<f64>>
%100 = stablehlo.dot_general %99, %52#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%101 = call @tril(%52#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
%cst_12 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%102 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%103 = stablehlo.add %101, %102 : tensor<4x4xcomplex<f64>>
%104:5 = stablehlo.custom_call @lapack_zgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%105 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%106 = stablehlo.compare EQ, %104#4, %105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_13 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%108 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%109 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%110 = stablehlo.select %109, %104#0, %108 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%c_14 = stablehlo.constant dense<4> : tensor<i64>
return %33, %42, %48, %51, %85, %94, %100, %103, %c_14 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>
}
func.func private @_schur(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @lapack_zgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %6, %10 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
func.func private @_diag(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
%0 = call @diagonal(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
return %0 : tensor<4xcomplex<f64>>
}
func.func private @diagonal(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%3 = stablehlo.add %0, %2 : tensor<4x4xi64>
%4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%6 = "stablehlo.case"(%c_0) ({
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}, {
%c_1 = stablehlo.constant dense<0> : tensor<i32>
stablehlo.return %c_1 : tensor<i32>
}) : (tensor<i32>) -> tensor<i32>
%7 = "stablehlo.case"(%6) ({
%8 = stablehlo.iota dim = 0 : tensor<4xi64>
%9 = stablehlo.iota dim = 0 : tensor<4xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
%11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<4> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
%13 = stablehlo.add %8, %12 : tensor<4xi64>
%14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
%16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%c_4 = stablehlo.constant dense<4> : tensor<i64>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
%18 = stablehlo.add %9, %17 : tensor<4xi64>
%19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
%20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
%21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
%24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
%25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) -> tensor<4xcomplex<f64>>
stablehlo.return %25 : tensor<4xcomplex<f64>>
}) : (tensor<i32>) -> tensor<4xcomplex<f64>>
return %7 : tensor<4xcomplex<f64>>
}
func.func private @tril(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
%0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%c = stablehlo.constant dense<-2> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%2 = stablehlo.add %0, %1 : tensor<4x4xi64>
%3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %6 : tensor<4x4xcomplex<f64>>
}
func.func private @_schur_0(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @lapack_zgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
%7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
%10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
return %6, %10 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
}
}
// -----
// norms_complex128
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
%r:6 = call @f(%a0, %a1) : (tensor<4x4xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>, tensor<3x5xcomplex<f64>>, tensor<3x2xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x25C0808816211140"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 3.8034575665797691e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x82D3732B3F4F2640"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.9074338260856339e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e2 = stablehlo.constant dense<"0xA83A227FDA411940"> : tensor<f64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 5.6082339314256435e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
%e3 = stablehlo.constant dense<"0x0300000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0xEBCC8A1A5B57CEBFFF199C405CBF98BF0DA8C254E797AD3FF2EA7B070E84B93F0FD9FE032F7872BFB7E5B2B3B3B9C73F4B02F9E48029B7BF97D3DB5BF719BCBF8AB9E6C4C2B2BBBFD83CB205B5BEBBBFE62EF799C7CCB93F382AD1060656CEBFD4B8EAAE31B49C3FCBC2F3CE957090BFA22AB01D0482CBBF37554FE4DF7DBB3F85E8861FC1F6B5BF804F6645A435ACBFB0E3213F84808ABF90D70F24B25E833F14FB483A3CAEBDBF54C61B8CD0FC863F80FDF1B69B05753FC00E1F75043DC03FD0C0E0DC3D60C8BF106E12EA8C7ABF3FBAEC9EF8D046C8BFC140E7DCB6CAB33F707BB6A32914B13F566E3991B171BA3F"> : tensor<3x5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#4, %e4) {has_side_effect = true, tolerance = 2.2873984135879742e-14 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xFDFFFFFFFFFFEF3F035F58F7C1447A3CE2D6D256A332BABCFC1876633FA6B63CBA85D8594AD09C3CCABA2D6CFF94AFBC000000000000F03F000000000058B9BCCB6589A59E9C8DBCC272F4D38EE29CBC000000000000903C00000000000080BC"> : tensor<3x2xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#5, %e5) {has_side_effect = true, tolerance = 8.8817841970012523e-14 : f64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<5x3xcomplex<f64>>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>, tensor<3x5xcomplex<f64>>, tensor<3x2xcomplex<f64>>) {
%0 = call @norm(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<f64>
%1 = call @norm_0(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<f64>
%2 = call @cond(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<f64>
%3 = call @matrix_rank(%arg1) : (tensor<5x3xcomplex<f64>>) -> tensor<i64>
%4 = call @_pinv(%arg1) : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%5 = stablehlo.slice %arg1 [0:5, 0:2] : (tensor<5x3xcomplex<f64>>) -> tensor<5x2xcomplex<f64>>
%6:4 = call @_lstsq(%arg1, %5) : (tensor<5x3xcomplex<f64>>, tensor<5x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xf64>, tensor<i64>, tensor<3xf64>)
return %0, %1, %2, %3, %4, %6#0 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<i64>, tensor<3x5xcomplex<f64>>, tensor<3x2xcomplex<f64>>
}
func.func private @norm(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<f64> {
%0 = call @svd(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xf64>
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%2 = stablehlo.maximum %cst_0, %1 : tensor<f64>
return %2 : tensor<f64>
}
func.func private @svd(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xf64> {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
return %6 : tensor<4xf64>
}
func.func private @norm_0(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<f64> {
%0 = call @svd(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
return %1 : tensor<f64>
}
func.func private @cond(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<f64> {
%0 = call @svd_1(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xf64>
%1 = stablehlo.slice %0 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
%2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
%3 = stablehlo.slice %0 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%5 = stablehlo.divide %2, %4 : tensor<f64>
%6 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
%c = stablehlo.constant dense<false> : tensor<i1>
%8 = stablehlo.reduce(%7 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
%9 = stablehlo.not %8 : tensor<i1>
%10 = stablehlo.and %6, %9 : tensor<i1>
%cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%11 = call @_where(%10, %cst, %5) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
return %11 : tensor<f64>
}
func.func private @svd_1(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xf64> {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
return %6 : tensor<4xf64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
%0 = stablehlo.convert %arg1 : tensor<f64>
%1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f64>
return %1 : tensor<f64>
}
func.func private @matrix_rank(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<i64> {
%0 = call @svd_2(%arg0) : (tensor<5x3xcomplex<f64>>) -> tensor<3xf64>
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
%2 = stablehlo.multiply %1, %cst_0 : tensor<f64>
%cst_1 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
%3 = stablehlo.multiply %2, %cst_1 : tensor<f64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1xf64>
%5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
%6 = stablehlo.compare GT, %0, %5, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%7 = stablehlo.convert %6 : (tensor<3xi1>) -> tensor<3xi32>
%8 = stablehlo.convert %7 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.reduce(%8 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
return %9 : tensor<i64>
}
func.func private @svd_2(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<3xf64> {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
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
func.func private @_pinv(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>> {
%0 = stablehlo.real %arg0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
%1 = stablehlo.imag %arg0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
%2 = stablehlo.negate %1 : tensor<5x3xf64>
%3 = stablehlo.complex %0, %2 : tensor<5x3xcomplex<f64>>
%cst = stablehlo.constant dense<5.000000e+01> : tensor<f64>
%cst_0 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
%4 = stablehlo.multiply %cst, %cst_0 : tensor<f64>
%5:3 = call @svd_3(%3) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>)
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<1xf64>
%7 = stablehlo.slice %5#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
%8 = stablehlo.multiply %6, %7 : tensor<1xf64>
%9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
%10 = stablehlo.compare GT, %5#1, %9, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%11 = call @_where_4(%10, %5#1, %cst_1) : (tensor<3xi1>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
%12 = stablehlo.convert %11 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
%13 = stablehlo.transpose %5#2, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%14 = stablehlo.transpose %5#0, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%17 = stablehlo.divide %14, %16 : tensor<3x5xcomplex<f64>>
%18 = stablehlo.dot_general %13, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
return %18 : tensor<3x5xcomplex<f64>>
}
func.func private @svd_3(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
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
return %10, %6, %14 : tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>
}
func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<f64>) -> tensor<3xf64> {
%0 = stablehlo.convert %arg2 : tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf64>
return %2 : tensor<3xf64>
}
func.func private @_lstsq(%arg0: tensor<5x3xcomplex<f64>>, %arg1: tensor<5x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xf64>, tensor<i64>, tensor<3xf64>) {
%0:3 = call @svd_5(%arg0) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>)
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%3 = stablehlo.slice %0#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
%4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
%cst_0 = stablehlo.constant dense<1.1102230246251565E-15> : tensor<f64>
%5 = stablehlo.multiply %cst_0, %4 : tensor<f64>
%6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<3xf64>
%7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
%8 = stablehlo.and %2, %7 : tensor<3xi1>
%9 = stablehlo.convert %8 : (tensor<3xi1>) -> tensor<3xi32>
%10 = stablehlo.convert %9 : (tensor<3xi32>) -> tensor<3xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
%c_1 = stablehlo.constant dense<1> : tensor<i64>
%12 = call @_where_6(%8, %0#1, %c_1) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> tensor<3xf64>
%13 = stablehlo.convert %12 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
%cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%15 = stablehlo.divide %14, %13 : tensor<3xcomplex<f64>>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%16 = call @_where_7(%8, %15, %c_3) : (tensor<3xi1>, tensor<3xcomplex<f64>>, tensor<i64>) -> tensor<3xcomplex<f64>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<3xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%18 = stablehlo.real %0#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
%19 = stablehlo.imag %0#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
%20 = stablehlo.negate %19 : tensor<5x3xf64>
%21 = stablehlo.complex %18, %20 : tensor<5x3xcomplex<f64>>
%22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
%23 = stablehlo.dot_general %22, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x5xcomplex<f64>>, tensor<5x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
%24 = stablehlo.real %0#2 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%25 = stablehlo.imag %0#2 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
%26 = stablehlo.negate %25 : tensor<3x3xf64>
%27 = stablehlo.complex %24, %26 : tensor<3x3xcomplex<f64>>
%28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%29 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
%30 = stablehlo.multiply %29, %23 : tensor<3x2xcomplex<f64>>
%31 = stablehlo.dot_general %28, %30, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
%32 = stablehlo.dot_general %arg0, %31, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<5x2xcomplex<f64>>
%33 = stablehlo.subtract %arg1, %32 : tensor<5x2xcomplex<f64>>
%34 = call @norm_8(%33) : (tensor<5x2xcomplex<f64>>) -> tensor<2xf64>
%35 = stablehlo.multiply %34, %34 : tensor<2xf64>
return %31, %35, %11, %0#1 : tensor<3x2xcomplex<f64>>, tensor<2xf64>, tensor<i64>, tensor<3xf64>
}
func.func private @svd_5(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>) {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
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
return %10, %6, %14 : tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>
}
func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<3xf64> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf64>
return %2 : tensor<3xf64>
}
func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xcomplex<f64>>, %arg2: tensor<i64>) -> tensor<3xcomplex<f64>> {
%0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f64>>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
%2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xcomplex<f64>>
return %2 : tensor<3xcomplex<f64>>
}
func.func private @norm_8(%arg0: tensor<5x2xcomplex<f64>>) -> tensor<2xf64> {
%0 = stablehlo.real %arg0 : (tensor<5x2xcomplex<f64>>) -> tensor<5x2xf64>
%1 = stablehlo.imag %arg0 : (tensor<5x2xcomplex<f64>>) -> tensor<5x2xf64>
%2 = stablehlo.negate %1 : tensor<5x2xf64>
%3 = stablehlo.complex %0, %2 : tensor<5x2xcomplex<f64>>
%4 = stablehlo.multiply %arg0, %3 : tensor<5x2xcomplex<f64>>
%5 = stablehlo.real %4 : (tensor<5x2xcomplex<f64>>) -> tensor<5x2xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf64>, tensor<f64>) -> tensor<2xf64>
%7 = stablehlo.sqrt %6 : tensor<2xf64>
return %7 : tensor<2xf64>
}
}
// -----
// not_a_number_complex128
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
%c0 = stablehlo.constant dense<"0x00000000FCE4EFBF0000000068FCDB3F000000A09997FC3F0000002009B7EF3F000000C02CE2F3BF00000020F2F6F13F000000607D86F4BF000000808E27EBBF00000060D436E3BF00000080F8BBE83F000000E0CF3EF1BF000000A0C644FB3F000000802AD1E53F00000040A9ECAB3F000000208AA2F8BF00000080CBEEF73F00000000225DF93F00000000FDE8F43F000000209CEBF63F0000004087E9F0BF000000A0AED1FFBF000000E0B2EDF43F000000800D3BC53F000000A050A5FEBF000000405929F9BF00000060DA39F2BF0000000055FBEEBF000000A0DD97E8BF000000204D46D5BF000000406A68F8BF000000A0A0BFC7BF000000A05C1FCFBF00000000174FC0BF0000000022FBE03F000000006F5CFB3F000000C0A333D1BF000000C096E0EEBF00000020253CF53F000000609BF9F3BF00000040F2A4E13F0000008049D3E53F000000209071F63F000000A06695FC3F00000080B7C0E6BF00000060550FFB3F0000002011A2DC3F000000200456F83F00000000F65FFEBF000000A098E1FBBF0000000048D8F8BF00000040D4F2FB3F000000404C46D03F000000004F1AE33F00000080FB83DF3F000000000000F87F0000000000000000000000E0DB86D7BF000000C0BECBF3BF000000E083F5F1BF00000060E9C7EA3F000000A005C0F23F000000A0FB43F43F0000004070B0E43F000000006530F33F0000002084D8F13F00000080D61FF43F000000202B1DF3BF000000A0C7ACD7BF00000000C866F7BF000000C07C0AF6BF000000C03BDFF03F000000606BCBF93F000000A092B4FEBF00000060D0E8E83F000000C0B884FC3F000000609FA4DC3F00000080B85AF7BF00000060084CFABF000000E0D3A0D93F00000060204AF5BF00000040F4BBD4BF00000040DE33FD3F000000609B8AE6BF00000080A726EDBF00000060AF1AF5BF0000008022DDEF3F000000C0CAF1F13F000000A09444C13F000000209287FA3F000000C0B6CFFA3F00000040A84BED3F00000080282BFBBF0000008043ACD93F000000E0183DCFBF000000A0EB10EB3F000000006A8FE6BF000000C0347AC23F00000040D6C0FA3F00000080F4D4CD3F000000C09A71E0BF0000004047FDF93F00000000E2E5F13F0000006070D2EBBF00000080C1E2C1BF000000603FC7F1BF000000001312E6BF00000080209BFC3F000000C0E1B3DD3F00000000065CFC3F000000E076D1F5BF000000803594B8BF00000080060EC83F00000060F23FF33F00000060D7CAF7BF000000C0D022EF3F000000202C9AF93F000000C0C6C0FC3F00000000C995E6BF000000A05FC5FABF00000060E836F9BF00000060687BF93F000000A0F24CE53F00000060A33B403F000000A0396DF43F000000C07821CABF00000040925BF53F00000060C1E7E73F000000206608C1BF"> : tensor<2x2x4x4xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2x4x4xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2x2x4x4xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2x2x4x4xcomplex<f64>>
%r:3 = call @f(%a0) : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi1>)
%e0 = stablehlo.constant dense<"0xD2BA5F74BB4601C0962205B6C24D0C406C762030DDE6F23F7FCF618B7A72FC3FA9FA85421D9C02C085F6060C6B61F6BFF416AAAC3838EEBF1F3CCAFED9BDE6BF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F7CCD1CAF59E308C0A6255E5D5D1FDF3FC5D7567A73F4F93F99F6A16AF5D501C0B71E0E7EA07D06405AD107C7B5280140D585C63702A2F13F1DC1DC878282F93F733617D1EDA2124094BCC6ECF0CDF1BFE183B7D6C006FBBF3FAEB1EF1799EABF94AED788D3E5AABFBA9107D05CA50140A967A1B646F1F83F367090B0A091F03F"> : tensor<2x2x4xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.2545123241193670e-13 : f64} : (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xEB57D8934F38144024D15BE7B48C0E4098ADABE4A02C01403C0717C84FEBE53F000000000000F87F000000000000F87F000000000000F87F000000000000F87FB8A009AE4A0B14403216CD0DCCE90B402EDAEB6509610540B0B4CB3F0B60F43FD78352FBFA481540D40674A54D0E0640FA4BD8C581E4FC3FBBE2EDE6457DF63F"> : tensor<2x2x4xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.7262371077313424e-13 : f64} : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> ()
%e2 = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi1>) {
%0 = call @eigvals(%arg0) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%1 = call @svd(%arg0) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xf64>
%2 = stablehlo.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%3 = stablehlo.real %2 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%4 = stablehlo.imag %2 : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xf64>
%5 = stablehlo.negate %4 : tensor<2x2x4x4xf64>
%6 = stablehlo.complex %3, %5 : tensor<2x2x4x4xcomplex<f64>>
%7 = stablehlo.dot_general %arg0, %6, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%8 = stablehlo.iota dim = 0 : tensor<4x4xi64>
%9 = stablehlo.iota dim = 1 : tensor<4x4xi64>
%c = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
%11 = stablehlo.add %8, %10 : tensor<4x4xi64>
%12 = stablehlo.compare EQ, %11, %9, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
%13 = stablehlo.convert %12 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
%cst = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
%15 = stablehlo.multiply %14, %13 : tensor<4x4xcomplex<f64>>
%16 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<4x4xcomplex<f64>>) -> tensor<1x1x4x4xcomplex<f64>>
%17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x1x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%18 = stablehlo.add %7, %17 : tensor<2x2x4x4xcomplex<f64>>
%19 = call @cholesky(%18) : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>>
%20 = stablehlo.slice %19 [0:2, 0:2, 3:4, 3:4] : (tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x1x1xcomplex<f64>>
%21 = stablehlo.reshape %20 : (tensor<2x2x1x1xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
%22 = stablehlo.compare NE, %21, %21, FLOAT : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xi1>
return %0, %1, %22 : tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2xi1>
}
func.func private @eigvals(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>> {
%0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m], [i, j, n, o], [i, j, p, q], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#0, %4 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
return %6 : tensor<2x2x4xcomplex<f64>>
}
func.func private @svd(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4xf64> {
%0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "2"}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, m, n], [i, j, o], [i, j, p, q], [i, j, r, s], [i, j]) {i=2, j=2, k=4, l=4, m=4, n=4, o=4, p=4, q=4, r=4, s=4}, custom>} : (tensor<2x2x4x4xcomplex<f64>>) -> (tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4xf64>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2x4x4xcomplex<f64>>, tensor<2x2xi32>)
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
%2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xi1>) -> tensor<2x2x1xi1>
%cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2x4xf64>
%5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x1xi1>) -> tensor<2x2x4xi1>
%6 = stablehlo.select %5, %0#1, %4 : tensor<2x2x4xi1>, tensor<2x2x4xf64>
return %6 : tensor<2x2x4xf64>
}
func.func private @cholesky(%arg0: tensor<2x2x4x4xcomplex<f64>>) -> tensor<2x2x4x4xcomplex<f64>> {
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
}
