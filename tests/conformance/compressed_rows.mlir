// gaps_int32_int32
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi32>, tensor<8xi32>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<7xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<7x17xi32>)
%e0 = stablehlo.constant dense<"0x00000000FDFFFFFF0000000000000000E0FFFFFF5800000000000000"> : tensor<7xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
%e1 = stablehlo.constant dense<"0x00000000F8FFFFFF000000000000000020000000ECFFFFFF00000000"> : tensor<7x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7x1xi32>, tensor<7x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000FDFFFFFFF6FFFFFFE7FFFFFF000000000000000000000000000000000000000000000000ECFFFFFFECFFFFFF140000000500000079000000D7FFFFFF000000000000000000000000"> : tensor<7x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7x3xi32>, tensor<7x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001A00000013000000FDFFFFFFF1FFFFFFF9FFFFFFFFFFFFFF07000000E9FFFFFF150000000900000007000000130000000300000001000000F6FFFFFF0E00000006000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ECFFFFFF20000000F8FFFFFF0C0000000C000000100000001800000020000000F4FFFFFF0C000000F4FFFFFFF4FFFFFF140000001000000010000000C2FFFFFFC2FFFFFFE9FFFFFF06000000E4FFFFFF23000000390000004A000000A4FFFFFF1C0000000D000000CBFFFFFF09000000EBFFFFFFC3FFFFFF04000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7x17xi32>, tensor<7x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<7xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<7x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<8xi32>, tensor<9xi32>, tensor<5xi32>) -> tensor<7xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<8xi32>, tensor<9xi32>, tensor<5x1xi32>) -> tensor<7x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<8xi32>, tensor<9xi32>, tensor<5x3xi32>) -> tensor<7x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<8xi32>, tensor<9xi32>, tensor<5x17xi32>) -> tensor<7x17xi32>
return %0, %1, %2, %3 : tensor<7xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<7x17xi32>
}
}
// -----
// full_int32_int32
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000040000000100000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x000000000200000004000000060000000700000009000000"> : tensor<6xi32>
%z2 = stablehlo.constant dense<0> : tensor<6xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi32>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi32>, tensor<6xi32>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>)
%e0 = stablehlo.constant dense<"0x00000000DDFFFFFF32000000D0FFFFFF63000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e1 = stablehlo.constant dense<"0xFAFFFFFF1E0000000000000030000000B2FFFFFF"> : tensor<5x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1xi32>, tensor<5x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0xFDFFFFFFFAFFFFFFEBFFFFFFECFFFFFFE8FFFFFF10000000E2FFFFFF50000000E2FFFFFFE2FFFFFFE2FFFFFF1E0000004B00000052000000D1FFFFFF"> : tensor<5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x120000000C000000FDFFFFFFEBFFFFFFF1FFFFFF0000000006000000E8FFFFFF15000000090000000C000000180000000600000000000000F4FFFFFF09000000090000000800000007000000ECFFFFFF26000000000000000B0000000D000000110000001800000020000000EFFFFFFF07000000F1FFFFFFF5FFFFFF16000000150000000D000000ECFFFFFFCEFFFFFFBAFFFFFF1400000000000000500000003C0000003C000000B0FFFFFF000000000A000000B0FFFFFF00000000E2FFFFFFCEFFFFFF32000000F6FFFFFF0000000000000000E2FFFFFF30000000F4FFFFFF1200000012000000180000002400000030000000EEFFFFFF12000000EEFFFFFFEEFFFFFF1E0000001800000018000000CFFFFFFFF2FFFFFF59000000B9FFFFFFEDFFFFFFB7FFFFFFE8FFFFFFF5FFFFFFC9FFFFFFEAFFFFFF180000000B0000001F0000001F000000D1FFFFFFAFFFFFFFF5FFFFFF"> : tensor<5x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x17xi32>, tensor<5x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>, %arg2: tensor<6xi32>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<6xi32>, tensor<9xi32>, tensor<5xi32>) -> tensor<5xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<6xi32>, tensor<9xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<6xi32>, tensor<9xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<6xi32>, tensor<9xi32>, tensor<5x17xi32>) -> tensor<5x17xi32>
return %0, %1, %2, %3 : tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>
}
}
// -----
// line_int32_int32
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x000000000000000001000000020000000200000003000000040000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000009000000"> : tensor<2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi32>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi32>, tensor<2xi32>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<1xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x17xi32>)
%e0 = stablehlo.constant dense<"0xD7FFFFFF"> : tensor<1xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xi32>, tensor<1xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0A000000"> : tensor<1x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0xDCFFFFFFDBFFFFFFC2FFFFFF"> : tensor<1x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x3xi32>, tensor<1x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x550000003C000000D2FFFFFF26000000060000001900000036000000F8FFFFFF3600000043000000EDFFFFFF11000000EBFFFFFFF0FFFFFFFBFFFFFF5400000014000000"> : tensor<1x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1x17xi32>, tensor<1x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>, %arg2: tensor<2xi32>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<1xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<2xi32>, tensor<9xi32>, tensor<5xi32>) -> tensor<1xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<2xi32>, tensor<9xi32>, tensor<5x1xi32>) -> tensor<1x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<2xi32>, tensor<9xi32>, tensor<5x3xi32>) -> tensor<1x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<2xi32>, tensor<9xi32>, tensor<5x17xi32>) -> tensor<1x17xi32>
return %0, %1, %2, %3 : tensor<1xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x17xi32>
}
}
// -----
// empty_int32_int32
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi32>, tensor<4xi32>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi32>, tensor<3x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<4xi32>, tensor<9xi32>, tensor<5xi32>) -> tensor<3xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<4xi32>, tensor<9xi32>, tensor<5x1xi32>) -> tensor<3x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<4xi32>, tensor<9xi32>, tensor<5x3xi32>) -> tensor<3x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<4xi32>, tensor<9xi32>, tensor<5x17xi32>) -> tensor<3x17xi32>
return %0, %1, %2, %3 : tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>
}
}
// -----
// nothing_int32_int32
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
%c0 = stablehlo.constant dense<> : tensor<0xi32>
%z0 = stablehlo.constant dense<> : tensor<0xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xi32>
%c1 = stablehlo.constant dense<> : tensor<0xi32>
%z1 = stablehlo.constant dense<> : tensor<0xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%c7 = stablehlo.constant dense<> : tensor<5x0xi32>
%z7 = stablehlo.constant dense<> : tensor<5x0xi32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xi32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xi32>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xi32>, tensor<0xi32>, tensor<4xi32>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>, tensor<5x0xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>, tensor<3x0xi32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi32>, tensor<3x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<0xi32>, %arg1: tensor<0xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>, %arg7: tensor<5x0xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>, tensor<3x0xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xi32>, tensor<4xi32>, tensor<0xi32>, tensor<5xi32>) -> tensor<3xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi32>, tensor<0xi32>, tensor<5x1xi32>) -> tensor<3x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi32>, tensor<0xi32>, tensor<5x3xi32>) -> tensor<3x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi32>, tensor<0xi32>, tensor<5x17xi32>) -> tensor<3x17xi32>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi32>, tensor<0xi32>, tensor<5x0xi32>) -> tensor<3x0xi32>
return %0, %1, %2, %3, %4 : tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>, tensor<3x0xi32>
}
}
// -----
// gaps_int32_int64
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000030000000000000003000000000000000300000000000000040000000000000009000000000000000900000000000000"> : tensor<8xi64>
%z2 = stablehlo.constant dense<0> : tensor<8xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi64>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi64>, tensor<8xi64>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<7xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<7x17xi32>)
%e0 = stablehlo.constant dense<"0x00000000FDFFFFFF0000000000000000E0FFFFFF5800000000000000"> : tensor<7xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
%e1 = stablehlo.constant dense<"0x00000000F8FFFFFF000000000000000020000000ECFFFFFF00000000"> : tensor<7x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7x1xi32>, tensor<7x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000FDFFFFFFF6FFFFFFE7FFFFFF000000000000000000000000000000000000000000000000ECFFFFFFECFFFFFF140000000500000079000000D7FFFFFF000000000000000000000000"> : tensor<7x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7x3xi32>, tensor<7x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001A00000013000000FDFFFFFFF1FFFFFFF9FFFFFFFFFFFFFF07000000E9FFFFFF150000000900000007000000130000000300000001000000F6FFFFFF0E00000006000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ECFFFFFF20000000F8FFFFFF0C0000000C000000100000001800000020000000F4FFFFFF0C000000F4FFFFFFF4FFFFFF140000001000000010000000C2FFFFFFC2FFFFFFE9FFFFFF06000000E4FFFFFF23000000390000004A000000A4FFFFFF1C0000000D000000CBFFFFFF09000000EBFFFFFFC3FFFFFF04000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7x17xi32>, tensor<7x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi64>, %arg2: tensor<8xi64>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<7xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<7x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<8xi64>, tensor<9xi64>, tensor<5xi32>) -> tensor<7xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<8xi64>, tensor<9xi64>, tensor<5x1xi32>) -> tensor<7x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<8xi64>, tensor<9xi64>, tensor<5x3xi32>) -> tensor<7x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<8xi64>, tensor<9xi64>, tensor<5x17xi32>) -> tensor<7x17xi32>
return %0, %1, %2, %3 : tensor<7xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<7x17xi32>
}
}
// -----
// full_int32_int64
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000040000000000000001000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x000000000000000002000000000000000400000000000000060000000000000007000000000000000900000000000000"> : tensor<6xi64>
%z2 = stablehlo.constant dense<0> : tensor<6xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi64>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi64>, tensor<6xi64>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>)
%e0 = stablehlo.constant dense<"0x00000000DDFFFFFF32000000D0FFFFFF63000000"> : tensor<5xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
%e1 = stablehlo.constant dense<"0xFAFFFFFF1E0000000000000030000000B2FFFFFF"> : tensor<5x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1xi32>, tensor<5x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0xFDFFFFFFFAFFFFFFEBFFFFFFECFFFFFFE8FFFFFF10000000E2FFFFFF50000000E2FFFFFFE2FFFFFFE2FFFFFF1E0000004B00000052000000D1FFFFFF"> : tensor<5x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x120000000C000000FDFFFFFFEBFFFFFFF1FFFFFF0000000006000000E8FFFFFF15000000090000000C000000180000000600000000000000F4FFFFFF09000000090000000800000007000000ECFFFFFF26000000000000000B0000000D000000110000001800000020000000EFFFFFFF07000000F1FFFFFFF5FFFFFF16000000150000000D000000ECFFFFFFCEFFFFFFBAFFFFFF1400000000000000500000003C0000003C000000B0FFFFFF000000000A000000B0FFFFFF00000000E2FFFFFFCEFFFFFF32000000F6FFFFFF0000000000000000E2FFFFFF30000000F4FFFFFF1200000012000000180000002400000030000000EEFFFFFF12000000EEFFFFFFEEFFFFFF1E0000001800000018000000CFFFFFFFF2FFFFFF59000000B9FFFFFFEDFFFFFFB7FFFFFFE8FFFFFFF5FFFFFFC9FFFFFFEAFFFFFF180000000B0000001F0000001F000000D1FFFFFFAFFFFFFFF5FFFFFF"> : tensor<5x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x17xi32>, tensor<5x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi64>, %arg2: tensor<6xi64>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<6xi64>, tensor<9xi64>, tensor<5xi32>) -> tensor<5xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<6xi64>, tensor<9xi64>, tensor<5x1xi32>) -> tensor<5x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<6xi64>, tensor<9xi64>, tensor<5x3xi32>) -> tensor<5x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<6xi64>, tensor<9xi64>, tensor<5x17xi32>) -> tensor<5x17xi32>
return %0, %1, %2, %3 : tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>
}
}
// -----
// line_int32_int64
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000020000000000000002000000000000000300000000000000040000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000900000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi64>, tensor<2xi64>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<1xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x17xi32>)
%e0 = stablehlo.constant dense<"0xD7FFFFFF"> : tensor<1xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xi32>, tensor<1xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0A000000"> : tensor<1x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0xDCFFFFFFDBFFFFFFC2FFFFFF"> : tensor<1x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x3xi32>, tensor<1x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x550000003C000000D2FFFFFF26000000060000001900000036000000F8FFFFFF3600000043000000EDFFFFFF11000000EBFFFFFFF0FFFFFFFBFFFFFF5400000014000000"> : tensor<1x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1x17xi32>, tensor<1x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<1xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<2xi64>, tensor<9xi64>, tensor<5xi32>) -> tensor<1xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<2xi64>, tensor<9xi64>, tensor<5x1xi32>) -> tensor<1x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<2xi64>, tensor<9xi64>, tensor<5x3xi32>) -> tensor<1x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<2xi64>, tensor<9xi64>, tensor<5x17xi32>) -> tensor<1x17xi32>
return %0, %1, %2, %3 : tensor<1xi32>, tensor<1x1xi32>, tensor<1x3xi32>, tensor<1x17xi32>
}
}
// -----
// empty_int32_int64
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
%c0 = stablehlo.constant dense<"0x06000000FDFFFFFF010000000400000003000000070000000600000007000000F8FFFFFF"> : tensor<9xi32>
%z0 = stablehlo.constant dense<0> : tensor<9xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi32>
%c1 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi32>, tensor<9xi64>, tensor<4xi64>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi32>, tensor<3x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi32>, %arg1: tensor<9xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi32>, tensor<4xi64>, tensor<9xi64>, tensor<5xi32>) -> tensor<3xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<4xi64>, tensor<9xi64>, tensor<5x1xi32>) -> tensor<3x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<4xi64>, tensor<9xi64>, tensor<5x3xi32>) -> tensor<3x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi32>, tensor<4xi64>, tensor<9xi64>, tensor<5x17xi32>) -> tensor<3x17xi32>
return %0, %1, %2, %3 : tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>
}
}
// -----
// nothing_int32_int64
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
%c0 = stablehlo.constant dense<> : tensor<0xi32>
%z0 = stablehlo.constant dense<> : tensor<0xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xi32>
%c1 = stablehlo.constant dense<> : tensor<0xi64>
%z1 = stablehlo.constant dense<> : tensor<0xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x050000000500000000000000FDFFFFFFF8FFFFFF"> : tensor<5xi32>
%z3 = stablehlo.constant dense<0> : tensor<5xi32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi32>
%c4 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFFFEFFFFFF08000000"> : tensor<5x1xi32>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi32>
%c5 = stablehlo.constant dense<"0xFDFFFFFF08000000FDFFFFFF0500000006000000FFFFFFFFFFFFFFFFFEFFFFFFF9FFFFFF00000000FCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFF05000000"> : tensor<5x3xi32>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi32>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFBFFFFFFF9FFFFFF0200000000000000080000000600000006000000F8FFFFFF0000000001000000F8FFFFFF00000000FDFFFFFFFBFFFFFF05000000FFFFFFFFF9FFFFFFFEFFFFFF07000000FFFFFFFFFBFFFFFFF9FFFFFF0000000003000000FFFFFFFF0600000000000000050000000100000001000000FFFFFFFFF9FFFFFF030000000600000004000000FFFFFFFFF9FFFFFFFBFFFFFF0000000002000000F8FFFFFF070000000300000004000000080000000200000000000000FCFFFFFF03000000030000000800000007000000000000000600000008000000FFFFFFFF01000000010000000000000000000000FBFFFFFFFBFFFFFFFDFFFFFF010000000200000005000000FDFFFFFF0000000000000000FBFFFFFF08000000FEFFFFFF0300000003000000040000000600000008000000FDFFFFFF03000000FDFFFFFFFDFFFFFF050000000400000004000000"> : tensor<5x17xi32>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi32>
%c7 = stablehlo.constant dense<> : tensor<5x0xi32>
%z7 = stablehlo.constant dense<> : tensor<5x0xi32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xi32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xi32>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xi32>, tensor<0xi64>, tensor<4xi64>, tensor<5xi32>, tensor<5x1xi32>, tensor<5x3xi32>, tensor<5x17xi32>, tensor<5x0xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>, tensor<3x0xi32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi32>, tensor<3x1xi32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<0xi32>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xi32>, %arg4: tensor<5x1xi32>, %arg5: tensor<5x3xi32>, %arg6: tensor<5x17xi32>, %arg7: tensor<5x0xi32>) -> (tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>, tensor<3x0xi32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xi32>, tensor<4xi64>, tensor<0xi64>, tensor<5xi32>) -> tensor<3xi32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi64>, tensor<0xi64>, tensor<5x1xi32>) -> tensor<3x1xi32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi64>, tensor<0xi64>, tensor<5x3xi32>) -> tensor<3x3xi32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi64>, tensor<0xi64>, tensor<5x17xi32>) -> tensor<3x17xi32>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi32>, tensor<4xi64>, tensor<0xi64>, tensor<5x0xi32>) -> tensor<3x0xi32>
return %0, %1, %2, %3, %4 : tensor<3xi32>, tensor<3x1xi32>, tensor<3x3xi32>, tensor<3x17xi32>, tensor<3x0xi32>
}
}
// -----
// gaps_int64_int32
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi32>, tensor<8xi32>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<7xi64>, tensor<7x1xi64>, tensor<7x3xi64>, tensor<7x17xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000E0FFFFFFFFFFFFFF58000000000000000000000000000000"> : tensor<7xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<7xi64>, tensor<7xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000F8FFFFFFFFFFFFFF000000000000000000000000000000002000000000000000ECFFFFFFFFFFFFFF0000000000000000"> : tensor<7x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7x1xi64>, tensor<7x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FDFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFE7FFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ECFFFFFFFFFFFFFFECFFFFFFFFFFFFFF140000000000000005000000000000007900000000000000D7FFFFFFFFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<7x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7x3xi64>, tensor<7x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001A000000000000001300000000000000FDFFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000E9FFFFFFFFFFFFFF150000000000000009000000000000000700000000000000130000000000000003000000000000000100000000000000F6FFFFFFFFFFFFFF0E000000000000000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ECFFFFFFFFFFFFFF2000000000000000F8FFFFFFFFFFFFFF0C000000000000000C00000000000000100000000000000018000000000000002000000000000000F4FFFFFFFFFFFFFF0C00000000000000F4FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF140000000000000010000000000000001000000000000000C2FFFFFFFFFFFFFFC2FFFFFFFFFFFFFFE9FFFFFFFFFFFFFF0600000000000000E4FFFFFFFFFFFFFF230000000000000039000000000000004A00000000000000A4FFFFFFFFFFFFFF1C000000000000000D00000000000000CBFFFFFFFFFFFFFF0900000000000000EBFFFFFFFFFFFFFFC3FFFFFFFFFFFFFF0400000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7x17xi64>, tensor<7x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<7xi64>, tensor<7x1xi64>, tensor<7x3xi64>, tensor<7x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<8xi32>, tensor<9xi32>, tensor<5xi64>) -> tensor<7xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<8xi32>, tensor<9xi32>, tensor<5x1xi64>) -> tensor<7x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<8xi32>, tensor<9xi32>, tensor<5x3xi64>) -> tensor<7x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<8xi32>, tensor<9xi32>, tensor<5x17xi64>) -> tensor<7x17xi64>
return %0, %1, %2, %3 : tensor<7xi64>, tensor<7x1xi64>, tensor<7x3xi64>, tensor<7x17xi64>
}
}
// -----
// full_int64_int32
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000040000000100000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x000000000200000004000000060000000700000009000000"> : tensor<6xi32>
%z2 = stablehlo.constant dense<0> : tensor<6xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi32>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi32>, tensor<6xi32>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000DDFFFFFFFFFFFFFF3200000000000000D0FFFFFFFFFFFFFF6300000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e1 = stablehlo.constant dense<"0xFAFFFFFFFFFFFFFF1E0000000000000000000000000000003000000000000000B2FFFFFFFFFFFFFF"> : tensor<5x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1xi64>, tensor<5x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFEBFFFFFFFFFFFFFFECFFFFFFFFFFFFFFE8FFFFFFFFFFFFFF1000000000000000E2FFFFFFFFFFFFFF5000000000000000E2FFFFFFFFFFFFFFE2FFFFFFFFFFFFFFE2FFFFFFFFFFFFFF1E000000000000004B000000000000005200000000000000D1FFFFFFFFFFFFFF"> : tensor<5x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x3xi64>, tensor<5x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x12000000000000000C00000000000000FDFFFFFFFFFFFFFFEBFFFFFFFFFFFFFFF1FFFFFFFFFFFFFF00000000000000000600000000000000E8FFFFFFFFFFFFFF150000000000000009000000000000000C00000000000000180000000000000006000000000000000000000000000000F4FFFFFFFFFFFFFF0900000000000000090000000000000008000000000000000700000000000000ECFFFFFFFFFFFFFF260000000000000000000000000000000B000000000000000D00000000000000110000000000000018000000000000002000000000000000EFFFFFFFFFFFFFFF0700000000000000F1FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF160000000000000015000000000000000D00000000000000ECFFFFFFFFFFFFFFCEFFFFFFFFFFFFFFBAFFFFFFFFFFFFFF1400000000000000000000000000000050000000000000003C000000000000003C00000000000000B0FFFFFFFFFFFFFF00000000000000000A00000000000000B0FFFFFFFFFFFFFF0000000000000000E2FFFFFFFFFFFFFFCEFFFFFFFFFFFFFF3200000000000000F6FFFFFFFFFFFFFF00000000000000000000000000000000E2FFFFFFFFFFFFFF3000000000000000F4FFFFFFFFFFFFFF12000000000000001200000000000000180000000000000024000000000000003000000000000000EEFFFFFFFFFFFFFF1200000000000000EEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF1E0000000000000018000000000000001800000000000000CFFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF5900000000000000B9FFFFFFFFFFFFFFEDFFFFFFFFFFFFFFB7FFFFFFFFFFFFFFE8FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFC9FFFFFFFFFFFFFFEAFFFFFFFFFFFFFF18000000000000000B000000000000001F000000000000001F00000000000000D1FFFFFFFFFFFFFFAFFFFFFFFFFFFFFFF5FFFFFFFFFFFFFF"> : tensor<5x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x17xi64>, tensor<5x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi32>, %arg2: tensor<6xi32>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<6xi32>, tensor<9xi32>, tensor<5xi64>) -> tensor<5xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<6xi32>, tensor<9xi32>, tensor<5x1xi64>) -> tensor<5x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<6xi32>, tensor<9xi32>, tensor<5x3xi64>) -> tensor<5x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<6xi32>, tensor<9xi32>, tensor<5x17xi64>) -> tensor<5x17xi64>
return %0, %1, %2, %3 : tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>
}
}
// -----
// line_int64_int32
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x000000000000000001000000020000000200000003000000040000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000009000000"> : tensor<2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi32>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi32>, tensor<2xi32>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<1xi64>, tensor<1x1xi64>, tensor<1x3xi64>, tensor<1x17xi64>)
%e0 = stablehlo.constant dense<"0xD7FFFFFFFFFFFFFF"> : tensor<1xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xi64>, tensor<1xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0A00000000000000"> : tensor<1x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x1xi64>, tensor<1x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0xDCFFFFFFFFFFFFFFDBFFFFFFFFFFFFFFC2FFFFFFFFFFFFFF"> : tensor<1x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x3xi64>, tensor<1x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x55000000000000003C00000000000000D2FFFFFFFFFFFFFF2600000000000000060000000000000019000000000000003600000000000000F8FFFFFFFFFFFFFF36000000000000004300000000000000EDFFFFFFFFFFFFFF1100000000000000EBFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF54000000000000001400000000000000"> : tensor<1x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1x17xi64>, tensor<1x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi32>, %arg2: tensor<2xi32>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<1xi64>, tensor<1x1xi64>, tensor<1x3xi64>, tensor<1x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<2xi32>, tensor<9xi32>, tensor<5xi64>) -> tensor<1xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<2xi32>, tensor<9xi32>, tensor<5x1xi64>) -> tensor<1x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<2xi32>, tensor<9xi32>, tensor<5x3xi64>) -> tensor<1x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<2xi32>, tensor<9xi32>, tensor<5x17xi64>) -> tensor<1x17xi64>
return %0, %1, %2, %3 : tensor<1xi64>, tensor<1x1xi64>, tensor<1x3xi64>, tensor<1x17xi64>
}
}
// -----
// empty_int64_int32
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi32>, tensor<4xi32>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi64>, tensor<3x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi64>, tensor<3x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<4xi32>, tensor<9xi32>, tensor<5xi64>) -> tensor<3xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<4xi32>, tensor<9xi32>, tensor<5x1xi64>) -> tensor<3x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<4xi32>, tensor<9xi32>, tensor<5x3xi64>) -> tensor<3x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<4xi32>, tensor<9xi32>, tensor<5x17xi64>) -> tensor<3x17xi64>
return %0, %1, %2, %3 : tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>
}
}
// -----
// nothing_int64_int32
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
%c0 = stablehlo.constant dense<> : tensor<0xi64>
%z0 = stablehlo.constant dense<> : tensor<0xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xi64>
%c1 = stablehlo.constant dense<> : tensor<0xi32>
%z1 = stablehlo.constant dense<> : tensor<0xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%c7 = stablehlo.constant dense<> : tensor<5x0xi64>
%z7 = stablehlo.constant dense<> : tensor<5x0xi64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xi64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xi64>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xi64>, tensor<0xi32>, tensor<4xi32>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>, tensor<5x0xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>, tensor<3x0xi64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi64>, tensor<3x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi64>, tensor<3x17xi64>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<0xi64>, %arg1: tensor<0xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>, %arg7: tensor<5x0xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>, tensor<3x0xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xi64>, tensor<4xi32>, tensor<0xi32>, tensor<5xi64>) -> tensor<3xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi32>, tensor<0xi32>, tensor<5x1xi64>) -> tensor<3x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi32>, tensor<0xi32>, tensor<5x3xi64>) -> tensor<3x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi32>, tensor<0xi32>, tensor<5x17xi64>) -> tensor<3x17xi64>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi32>, tensor<0xi32>, tensor<5x0xi64>) -> tensor<3x0xi64>
return %0, %1, %2, %3, %4 : tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>, tensor<3x0xi64>
}
}
// -----
// gaps_int64_int64
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000030000000000000003000000000000000300000000000000040000000000000009000000000000000900000000000000"> : tensor<8xi64>
%z2 = stablehlo.constant dense<0> : tensor<8xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi64>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi64>, tensor<8xi64>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<7xi64>, tensor<7x1xi64>, tensor<7x3xi64>, tensor<7x17xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000E0FFFFFFFFFFFFFF58000000000000000000000000000000"> : tensor<7xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<7xi64>, tensor<7xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000F8FFFFFFFFFFFFFF000000000000000000000000000000002000000000000000ECFFFFFFFFFFFFFF0000000000000000"> : tensor<7x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<7x1xi64>, tensor<7x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FDFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFE7FFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ECFFFFFFFFFFFFFFECFFFFFFFFFFFFFF140000000000000005000000000000007900000000000000D7FFFFFFFFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<7x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<7x3xi64>, tensor<7x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001A000000000000001300000000000000FDFFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000E9FFFFFFFFFFFFFF150000000000000009000000000000000700000000000000130000000000000003000000000000000100000000000000F6FFFFFFFFFFFFFF0E000000000000000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ECFFFFFFFFFFFFFF2000000000000000F8FFFFFFFFFFFFFF0C000000000000000C00000000000000100000000000000018000000000000002000000000000000F4FFFFFFFFFFFFFF0C00000000000000F4FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF140000000000000010000000000000001000000000000000C2FFFFFFFFFFFFFFC2FFFFFFFFFFFFFFE9FFFFFFFFFFFFFF0600000000000000E4FFFFFFFFFFFFFF230000000000000039000000000000004A00000000000000A4FFFFFFFFFFFFFF1C000000000000000D00000000000000CBFFFFFFFFFFFFFF0900000000000000EBFFFFFFFFFFFFFFC3FFFFFFFFFFFFFF0400000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<7x17xi64>, tensor<7x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi64>, %arg2: tensor<8xi64>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<7xi64>, tensor<7x1xi64>, tensor<7x3xi64>, tensor<7x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<8xi64>, tensor<9xi64>, tensor<5xi64>) -> tensor<7xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<8xi64>, tensor<9xi64>, tensor<5x1xi64>) -> tensor<7x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<8xi64>, tensor<9xi64>, tensor<5x3xi64>) -> tensor<7x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<8xi64>, tensor<9xi64>, tensor<5x17xi64>) -> tensor<7x17xi64>
return %0, %1, %2, %3 : tensor<7xi64>, tensor<7x1xi64>, tensor<7x3xi64>, tensor<7x17xi64>
}
}
// -----
// full_int64_int64
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000040000000000000001000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x000000000000000002000000000000000400000000000000060000000000000007000000000000000900000000000000"> : tensor<6xi64>
%z2 = stablehlo.constant dense<0> : tensor<6xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi64>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi64>, tensor<6xi64>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>)
%e0 = stablehlo.constant dense<"0x0000000000000000DDFFFFFFFFFFFFFF3200000000000000D0FFFFFFFFFFFFFF6300000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e1 = stablehlo.constant dense<"0xFAFFFFFFFFFFFFFF1E0000000000000000000000000000003000000000000000B2FFFFFFFFFFFFFF"> : tensor<5x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5x1xi64>, tensor<5x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFEBFFFFFFFFFFFFFFECFFFFFFFFFFFFFFE8FFFFFFFFFFFFFF1000000000000000E2FFFFFFFFFFFFFF5000000000000000E2FFFFFFFFFFFFFFE2FFFFFFFFFFFFFFE2FFFFFFFFFFFFFF1E000000000000004B000000000000005200000000000000D1FFFFFFFFFFFFFF"> : tensor<5x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5x3xi64>, tensor<5x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x12000000000000000C00000000000000FDFFFFFFFFFFFFFFEBFFFFFFFFFFFFFFF1FFFFFFFFFFFFFF00000000000000000600000000000000E8FFFFFFFFFFFFFF150000000000000009000000000000000C00000000000000180000000000000006000000000000000000000000000000F4FFFFFFFFFFFFFF0900000000000000090000000000000008000000000000000700000000000000ECFFFFFFFFFFFFFF260000000000000000000000000000000B000000000000000D00000000000000110000000000000018000000000000002000000000000000EFFFFFFFFFFFFFFF0700000000000000F1FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF160000000000000015000000000000000D00000000000000ECFFFFFFFFFFFFFFCEFFFFFFFFFFFFFFBAFFFFFFFFFFFFFF1400000000000000000000000000000050000000000000003C000000000000003C00000000000000B0FFFFFFFFFFFFFF00000000000000000A00000000000000B0FFFFFFFFFFFFFF0000000000000000E2FFFFFFFFFFFFFFCEFFFFFFFFFFFFFF3200000000000000F6FFFFFFFFFFFFFF00000000000000000000000000000000E2FFFFFFFFFFFFFF3000000000000000F4FFFFFFFFFFFFFF12000000000000001200000000000000180000000000000024000000000000003000000000000000EEFFFFFFFFFFFFFF1200000000000000EEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF1E0000000000000018000000000000001800000000000000CFFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF5900000000000000B9FFFFFFFFFFFFFFEDFFFFFFFFFFFFFFB7FFFFFFFFFFFFFFE8FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFC9FFFFFFFFFFFFFFEAFFFFFFFFFFFFFF18000000000000000B000000000000001F000000000000001F00000000000000D1FFFFFFFFFFFFFFAFFFFFFFFFFFFFFFF5FFFFFFFFFFFFFF"> : tensor<5x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<5x17xi64>, tensor<5x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi64>, %arg2: tensor<6xi64>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<6xi64>, tensor<9xi64>, tensor<5xi64>) -> tensor<5xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<6xi64>, tensor<9xi64>, tensor<5x1xi64>) -> tensor<5x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<6xi64>, tensor<9xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<6xi64>, tensor<9xi64>, tensor<5x17xi64>) -> tensor<5x17xi64>
return %0, %1, %2, %3 : tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>
}
}
// -----
// line_int64_int64
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000020000000000000002000000000000000300000000000000040000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000900000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi64>, tensor<2xi64>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<1xi64>, tensor<1x1xi64>, tensor<1x3xi64>, tensor<1x17xi64>)
%e0 = stablehlo.constant dense<"0xD7FFFFFFFFFFFFFF"> : tensor<1xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xi64>, tensor<1xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0A00000000000000"> : tensor<1x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x1xi64>, tensor<1x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0xDCFFFFFFFFFFFFFFDBFFFFFFFFFFFFFFC2FFFFFFFFFFFFFF"> : tensor<1x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1x3xi64>, tensor<1x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x55000000000000003C00000000000000D2FFFFFFFFFFFFFF2600000000000000060000000000000019000000000000003600000000000000F8FFFFFFFFFFFFFF36000000000000004300000000000000EDFFFFFFFFFFFFFF1100000000000000EBFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF54000000000000001400000000000000"> : tensor<1x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<1x17xi64>, tensor<1x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<1xi64>, tensor<1x1xi64>, tensor<1x3xi64>, tensor<1x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<2xi64>, tensor<9xi64>, tensor<5xi64>) -> tensor<1xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<2xi64>, tensor<9xi64>, tensor<5x1xi64>) -> tensor<1x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<2xi64>, tensor<9xi64>, tensor<5x3xi64>) -> tensor<1x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<2xi64>, tensor<9xi64>, tensor<5x17xi64>) -> tensor<1x17xi64>
return %0, %1, %2, %3 : tensor<1xi64>, tensor<1x1xi64>, tensor<1x3xi64>, tensor<1x17xi64>
}
}
// -----
// empty_int64_int64
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
%c0 = stablehlo.constant dense<"0x0600000000000000FDFFFFFFFFFFFFFF010000000000000004000000000000000300000000000000070000000000000006000000000000000700000000000000F8FFFFFFFFFFFFFF"> : tensor<9xi64>
%z0 = stablehlo.constant dense<0> : tensor<9xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xi64>
%c1 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xi64>, tensor<9xi64>, tensor<4xi64>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi64>, tensor<3x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi64>, tensor<3x17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xi64>, %arg1: tensor<9xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xi64>, tensor<4xi64>, tensor<9xi64>, tensor<5xi64>) -> tensor<3xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<4xi64>, tensor<9xi64>, tensor<5x1xi64>) -> tensor<3x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<4xi64>, tensor<9xi64>, tensor<5x3xi64>) -> tensor<3x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xi64>, tensor<4xi64>, tensor<9xi64>, tensor<5x17xi64>) -> tensor<3x17xi64>
return %0, %1, %2, %3 : tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>
}
}
// -----
// nothing_int64_int64
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
%c0 = stablehlo.constant dense<> : tensor<0xi64>
%z0 = stablehlo.constant dense<> : tensor<0xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xi64>
%c1 = stablehlo.constant dense<> : tensor<0xi64>
%z1 = stablehlo.constant dense<> : tensor<0xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x050000000000000005000000000000000000000000000000FDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<5xi64>
%z3 = stablehlo.constant dense<0> : tensor<5xi64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xi64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xi64>
%c4 = stablehlo.constant dense<"0x0000000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000"> : tensor<5x1xi64>
%z4 = stablehlo.constant dense<0> : tensor<5x1xi64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xi64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xi64>
%c5 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF05000000000000000600000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000"> : tensor<5x3xi64>
%z5 = stablehlo.constant dense<0> : tensor<5x3xi64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xi64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xi64>
%c6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF02000000000000000000000000000000080000000000000006000000000000000600000000000000F8FFFFFFFFFFFFFF00000000000000000100000000000000F8FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000000000000000000050000000000000001000000000000000100000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF00000000000000000200000000000000F8FFFFFFFFFFFFFF070000000000000003000000000000000400000000000000080000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0300000000000000030000000000000008000000000000000700000000000000000000000000000006000000000000000800000000000000FFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000000000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000002000000000000000500000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000FBFFFFFFFFFFFFFF0800000000000000FEFFFFFFFFFFFFFF03000000000000000300000000000000040000000000000006000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF050000000000000004000000000000000400000000000000"> : tensor<5x17xi64>
%z6 = stablehlo.constant dense<0> : tensor<5x17xi64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xi64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xi64>
%c7 = stablehlo.constant dense<> : tensor<5x0xi64>
%z7 = stablehlo.constant dense<> : tensor<5x0xi64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xi64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xi64>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xi64>, tensor<0xi64>, tensor<4xi64>, tensor<5xi64>, tensor<5x1xi64>, tensor<5x3xi64>, tensor<5x17xi64>, tensor<5x0xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>, tensor<3x0xi64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xi64>, tensor<3x1xi64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xi64>, tensor<3x17xi64>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<0xi64>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xi64>, %arg4: tensor<5x1xi64>, %arg5: tensor<5x3xi64>, %arg6: tensor<5x17xi64>, %arg7: tensor<5x0xi64>) -> (tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>, tensor<3x0xi64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xi64>, tensor<4xi64>, tensor<0xi64>, tensor<5xi64>) -> tensor<3xi64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi64>, tensor<0xi64>, tensor<5x1xi64>) -> tensor<3x1xi64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi64>, tensor<0xi64>, tensor<5x3xi64>) -> tensor<3x3xi64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi64>, tensor<0xi64>, tensor<5x17xi64>) -> tensor<3x17xi64>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xi64>, tensor<4xi64>, tensor<0xi64>, tensor<5x0xi64>) -> tensor<3x0xi64>
return %0, %1, %2, %3, %4 : tensor<3xi64>, tensor<3x1xi64>, tensor<3x3xi64>, tensor<3x17xi64>, tensor<3x0xi64>
}
}
// -----
// gaps_float32_int32
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi32>, tensor<8xi32>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<7xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x17xf32>)
%e0 = stablehlo.constant dense<"0x000000008E1DCCC00000000000000000AE7120C250AAD44200000000"> : tensor<7xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0140670929104090e-04 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000B82DC1000000000000000085532F422EA799C100000000"> : tensor<7x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.1801034967647865e-05 : f64} : (tensor<7x1xf32>, tensor<7x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000014E77C088EA71C1F8F1E0C10000000000000000000000000000000000000000000000004DCBE2C16239DCC1F8C1E14150767B40705B144327AC5DC2000000000000000000000000"> : tensor<7x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.4148443005979061e-04 : f64} : (tensor<7x3xf32>, tensor<7x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000187905427DA3CF41F6458CC0B9AE13C150B92EBF102932BE79393A4192D3A7C11A18AF41E2321E41B0C100408E70664100D082BE803C2C403F1D0BC1EFCCA041F88B4140000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006A0DB63F514C86C04507EDC1D9452D4250A46CC1B334894187B9894117D8C24184D3EF41789520421BE080C1494372416FCA83C1696691C1CA9ED2417E7DB34189D0A641B9EC93C278F397C234C6EEC1386A1D414E8D27C2FE17374260DA8B423653A74237D3D7C2C00E30423563E0414A4471C2C0D0C740B93BA5C18AE992C20CC12B4180E263400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0291340731782839e-04 : f64} : (tensor<7x17xf32>, tensor<7x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<7xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<8xi32>, tensor<9xi32>, tensor<5xf32>) -> tensor<7xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi32>, tensor<9xi32>, tensor<5x1xf32>) -> tensor<7x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi32>, tensor<9xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi32>, tensor<9xi32>, tensor<5x17xf32>) -> tensor<7x17xf32>
return %0, %1, %2, %3 : tensor<7xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x17xf32>
}
}
// -----
// full_float32_int32
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000040000000100000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x000000000200000004000000060000000700000009000000"> : tensor<6xi32>
%z2 = stablehlo.constant dense<0> : tensor<6xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi32>, tensor<6xi32>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>)
%e0 = stablehlo.constant dense<"0x34A8473F00143DC2959A79427D5850C2764CDC42"> : tensor<5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0504659439902753e-04 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2638D5C08A8C1E42ECDBF940C8AB6342AE02C0C2"> : tensor<5x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.1557725681923330e-05 : f64} : (tensor<5x1xf32>, tensor<5x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x78504AC05239CFC0FA03A0C1FE6AE8C129B010C2FAD3A04193990DC29E62C7425B5C14C2A34013C29BFC0EC25D941242CEEAAE428229C2421E957BC2"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.5074283308349550e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x62E89141A5393741E4FB82C05E18A8C132D77FC117F7264019570141B6D1C0C1E351B4412EC02E416F13354154BEC641FCC1C440FA3EC5BE4A6660C1BAD41641B5512241A66A84412CE72441C959EFC15A665C42D074043FFCE26541B72AA6413BD6DB41BB99EA4125721C429C51CBC15E6E96402E06B7C1BA9371C15043FD41087004425BB25B410EC1DAC1141676C2D35AA8C2CABBFA41CE1B05C1658CC74206DB8F42F5E08942228BB7C2942B3541F7E3AF410C13B8C2A16E94C0A57A0BC2AF0468C2761173429C7781C1C267EC3FC764AEC0BAE519C22B0161427AA599C1672BB241E2D7B2411C04FD41C5B61B42F78650421C5AA7C1C54B9D414223ABC166CFBCC14BC008420214E9413F9ED84120CB60C2095529C18A82D54232B4B1C2F21E89C1DDEEAFC2B9BBDDC1F1B796C149CE7BC2063DAAC18F61F64116A26741D0B71342FF392D42E51063C2CA50B6C2AC08FBC0"> : tensor<5x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0180946264881641e-04 : f64} : (tensor<5x17xf32>, tensor<5x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<6xi32>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<6xi32>, tensor<9xi32>, tensor<5xf32>) -> tensor<5xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<6xi32>, tensor<9xi32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<6xi32>, tensor<9xi32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<6xi32>, tensor<9xi32>, tensor<5x17xf32>) -> tensor<5x17xf32>
return %0, %1, %2, %3 : tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>
}
}
// -----
// line_float32_int32
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x000000000000000001000000020000000200000003000000040000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000009000000"> : tensor<2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi32>, tensor<2xi32>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<1xf32>, tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x17xf32>)
%e0 = stablehlo.constant dense<"0x24B432C2"> : tensor<1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.2606276110745966e-05 : f64} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x907BE240"> : tensor<1x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.7497094278223813e-06 : f64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x1A6B2CC23B1A41C2DCBF9AC2"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 7.3790288297459483e-05 : f64} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x467EC7420E338C4268C356C216A1044256228BC19F88D141BAE79942501F5AC1BEDD96423C88B142D25F55C1C8E91E42E27ABCC1122E67C1042530C1BCB4C642C89AE741"> : tensor<1x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.5125797088257968e-05 : f64} : (tensor<1x17xf32>, tensor<1x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<2xi32>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<1xf32>, tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<2xi32>, tensor<9xi32>, tensor<5xf32>) -> tensor<1xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<2xi32>, tensor<9xi32>, tensor<5x1xf32>) -> tensor<1x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<2xi32>, tensor<9xi32>, tensor<5x3xf32>) -> tensor<1x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<2xi32>, tensor<9xi32>, tensor<5x17xf32>) -> tensor<1x17xf32>
return %0, %1, %2, %3 : tensor<1xf32>, tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x17xf32>
}
}
// -----
// empty_float32_int32
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi32>, tensor<4xi32>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<4xi32>, tensor<9xi32>, tensor<5xf32>) -> tensor<3xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<4xi32>, tensor<9xi32>, tensor<5x1xf32>) -> tensor<3x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<4xi32>, tensor<9xi32>, tensor<5x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<4xi32>, tensor<9xi32>, tensor<5x17xf32>) -> tensor<3x17xf32>
return %0, %1, %2, %3 : tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>
}
}
// -----
// nothing_float32_int32
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
%c0 = stablehlo.constant dense<> : tensor<0xf32>
%z0 = stablehlo.constant dense<> : tensor<0xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xf32>
%c1 = stablehlo.constant dense<> : tensor<0xi32>
%z1 = stablehlo.constant dense<> : tensor<0xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%c7 = stablehlo.constant dense<> : tensor<5x0xf32>
%z7 = stablehlo.constant dense<> : tensor<5x0xf32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xf32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xf32>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xf32>, tensor<0xi32>, tensor<4xi32>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>, tensor<5x0xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>, tensor<3x0xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0xf32>, %arg1: tensor<0xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>, %arg7: tensor<5x0xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>, tensor<3x0xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xf32>, tensor<4xi32>, tensor<0xi32>, tensor<5xf32>) -> tensor<3xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi32>, tensor<0xi32>, tensor<5x1xf32>) -> tensor<3x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi32>, tensor<0xi32>, tensor<5x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi32>, tensor<0xi32>, tensor<5x17xf32>) -> tensor<3x17xf32>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi32>, tensor<0xi32>, tensor<5x0xf32>) -> tensor<3x0xf32>
return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>, tensor<3x0xf32>
}
}
// -----
// gaps_float32_int64
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000030000000000000003000000000000000300000000000000040000000000000009000000000000000900000000000000"> : tensor<8xi64>
%z2 = stablehlo.constant dense<0> : tensor<8xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi64>, tensor<8xi64>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<7xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x17xf32>)
%e0 = stablehlo.constant dense<"0x000000008E1DCCC00000000000000000AE7120C250AAD44200000000"> : tensor<7xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0140670929104090e-04 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000B82DC1000000000000000085532F422EA799C100000000"> : tensor<7x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.1801034967647865e-05 : f64} : (tensor<7x1xf32>, tensor<7x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000014E77C088EA71C1F8F1E0C10000000000000000000000000000000000000000000000004DCBE2C16239DCC1F8C1E14150767B40705B144327AC5DC2000000000000000000000000"> : tensor<7x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.4148443005979061e-04 : f64} : (tensor<7x3xf32>, tensor<7x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000187905427DA3CF41F6458CC0B9AE13C150B92EBF102932BE79393A4192D3A7C11A18AF41E2321E41B0C100408E70664100D082BE803C2C403F1D0BC1EFCCA041F88B4140000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006A0DB63F514C86C04507EDC1D9452D4250A46CC1B334894187B9894117D8C24184D3EF41789520421BE080C1494372416FCA83C1696691C1CA9ED2417E7DB34189D0A641B9EC93C278F397C234C6EEC1386A1D414E8D27C2FE17374260DA8B423653A74237D3D7C2C00E30423563E0414A4471C2C0D0C740B93BA5C18AE992C20CC12B4180E263400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0291340731782839e-04 : f64} : (tensor<7x17xf32>, tensor<7x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi64>, %arg2: tensor<8xi64>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<7xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<8xi64>, tensor<9xi64>, tensor<5xf32>) -> tensor<7xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi64>, tensor<9xi64>, tensor<5x1xf32>) -> tensor<7x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi64>, tensor<9xi64>, tensor<5x3xf32>) -> tensor<7x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi64>, tensor<9xi64>, tensor<5x17xf32>) -> tensor<7x17xf32>
return %0, %1, %2, %3 : tensor<7xf32>, tensor<7x1xf32>, tensor<7x3xf32>, tensor<7x17xf32>
}
}
// -----
// full_float32_int64
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000040000000000000001000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x000000000000000002000000000000000400000000000000060000000000000007000000000000000900000000000000"> : tensor<6xi64>
%z2 = stablehlo.constant dense<0> : tensor<6xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi64>, tensor<6xi64>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>)
%e0 = stablehlo.constant dense<"0x34A8473F00143DC2959A79427D5850C2764CDC42"> : tensor<5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.0504659439902753e-04 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e1 = stablehlo.constant dense<"0x2638D5C08A8C1E42ECDBF940C8AB6342AE02C0C2"> : tensor<5x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.1557725681923330e-05 : f64} : (tensor<5x1xf32>, tensor<5x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x78504AC05239CFC0FA03A0C1FE6AE8C129B010C2FAD3A04193990DC29E62C7425B5C14C2A34013C29BFC0EC25D941242CEEAAE428229C2421E957BC2"> : tensor<5x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.5074283308349550e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x62E89141A5393741E4FB82C05E18A8C132D77FC117F7264019570141B6D1C0C1E351B4412EC02E416F13354154BEC641FCC1C440FA3EC5BE4A6660C1BAD41641B5512241A66A84412CE72441C959EFC15A665C42D074043FFCE26541B72AA6413BD6DB41BB99EA4125721C429C51CBC15E6E96402E06B7C1BA9371C15043FD41087004425BB25B410EC1DAC1141676C2D35AA8C2CABBFA41CE1B05C1658CC74206DB8F42F5E08942228BB7C2942B3541F7E3AF410C13B8C2A16E94C0A57A0BC2AF0468C2761173429C7781C1C267EC3FC764AEC0BAE519C22B0161427AA599C1672BB241E2D7B2411C04FD41C5B61B42F78650421C5AA7C1C54B9D414223ABC166CFBCC14BC008420214E9413F9ED84120CB60C2095529C18A82D54232B4B1C2F21E89C1DDEEAFC2B9BBDDC1F1B796C149CE7BC2063DAAC18F61F64116A26741D0B71342FF392D42E51063C2CA50B6C2AC08FBC0"> : tensor<5x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.0180946264881641e-04 : f64} : (tensor<5x17xf32>, tensor<5x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi64>, %arg2: tensor<6xi64>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<6xi64>, tensor<9xi64>, tensor<5xf32>) -> tensor<5xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<6xi64>, tensor<9xi64>, tensor<5x1xf32>) -> tensor<5x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<6xi64>, tensor<9xi64>, tensor<5x3xf32>) -> tensor<5x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<6xi64>, tensor<9xi64>, tensor<5x17xf32>) -> tensor<5x17xf32>
return %0, %1, %2, %3 : tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>
}
}
// -----
// line_float32_int64
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000020000000000000002000000000000000300000000000000040000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000900000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi64>, tensor<2xi64>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<1xf32>, tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x17xf32>)
%e0 = stablehlo.constant dense<"0x24B432C2"> : tensor<1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.2606276110745966e-05 : f64} : (tensor<1xf32>, tensor<1xf32>) -> ()
%e1 = stablehlo.constant dense<"0x907BE240"> : tensor<1x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 6.7497094278223813e-06 : f64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x1A6B2CC23B1A41C2DCBF9AC2"> : tensor<1x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 7.3790288297459483e-05 : f64} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x467EC7420E338C4268C356C216A1044256228BC19F88D141BAE79942501F5AC1BEDD96423C88B142D25F55C1C8E91E42E27ABCC1122E67C1042530C1BCB4C642C89AE741"> : tensor<1x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.5125797088257968e-05 : f64} : (tensor<1x17xf32>, tensor<1x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<1xf32>, tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<2xi64>, tensor<9xi64>, tensor<5xf32>) -> tensor<1xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<2xi64>, tensor<9xi64>, tensor<5x1xf32>) -> tensor<1x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<2xi64>, tensor<9xi64>, tensor<5x3xf32>) -> tensor<1x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<2xi64>, tensor<9xi64>, tensor<5x17xf32>) -> tensor<1x17xf32>
return %0, %1, %2, %3 : tensor<1xf32>, tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x17xf32>
}
}
// -----
// empty_float32_int64
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf32>, tensor<9xi64>, tensor<4xi64>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<4xi64>, tensor<9xi64>, tensor<5xf32>) -> tensor<3xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<4xi64>, tensor<9xi64>, tensor<5x1xf32>) -> tensor<3x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<4xi64>, tensor<9xi64>, tensor<5x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<4xi64>, tensor<9xi64>, tensor<5x17xf32>) -> tensor<3x17xf32>
return %0, %1, %2, %3 : tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>
}
}
// -----
// nothing_float32_int64
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
%c0 = stablehlo.constant dense<> : tensor<0xf32>
%z0 = stablehlo.constant dense<> : tensor<0xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xf32>
%c1 = stablehlo.constant dense<> : tensor<0xi64>
%z1 = stablehlo.constant dense<> : tensor<0xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40B85FB140893D8D3EBEC176C0CC7700C1"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%c4 = stablehlo.constant dense<"0x80DC2F3F4D8D34C0A4D516C0699410C058620C41"> : tensor<5x1xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf32>
%c5 = stablehlo.constant dense<"0xF45347C0F2550C4159D850C04634A640760FD540CCF0FABFC31E8FBFE09712C00D65E2C0B8DAC1BE2EFB94C064E28BC03998B5C08255B0C0C6C3B440"> : tensor<5x3xf32>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf32>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf32>
%c6 = stablehlo.constant dense<"0xE6F719C0B334ADC089FDECC0117A3040F95F3BBF59730C41D280CA40F816C240862F01C1CD077F3F2899F73F2F8F01C112F2D0BEAE5744C0E34DA3C0E614AB40BC3FB6BF0891E4C0A5D416C04DF3EE403F5EFEBF3418B4C05B8FF9C09E58603E4506414000E3C8BFC9A1C840F3B0E13E7952AB40741C963F5F33D13F9F9BC9BF1BCDE0C022B06B40436FCE40C19D8140EB51B9BF7BD3EDC047FCB4C0323A6C3F90FE3640366708C1381FFF40143E77408618804016980C417A300B40E6880BBE5DBE9EC06E6655406DA76540E461024161F7F9407B1A20BE7F0FCB40FDE9034174D9BFBF531AF53F9660D73FFF21B4BE51A30EBF7761A0C076F1B3C017C15CC08D17D43F13BD374012F4B740BA7475C012C5913ECE1057BF0ACABDC070BD0A41CE7A3DC0DDB85B40938D5C401C039C408A07C04074940041B8614EC0FEFA4140E50C53C026D868C0E8A4A840DFB78F40A0918540"> : tensor<5x17xf32>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf32>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf32>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf32>
%c7 = stablehlo.constant dense<> : tensor<5x0xf32>
%z7 = stablehlo.constant dense<> : tensor<5x0xf32>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xf32>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xf32>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xf32>, tensor<0xi64>, tensor<4xi64>, tensor<5xf32>, tensor<5x1xf32>, tensor<5x3xf32>, tensor<5x17xf32>, tensor<5x0xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>, tensor<3x0xf32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<0xf32>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<5x17xf32>, %arg7: tensor<5x0xf32>) -> (tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>, tensor<3x0xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xf32>, tensor<4xi64>, tensor<0xi64>, tensor<5xf32>) -> tensor<3xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi64>, tensor<0xi64>, tensor<5x1xf32>) -> tensor<3x1xf32>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi64>, tensor<0xi64>, tensor<5x3xf32>) -> tensor<3x3xf32>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi64>, tensor<0xi64>, tensor<5x17xf32>) -> tensor<3x17xf32>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf32>, tensor<4xi64>, tensor<0xi64>, tensor<5x0xf32>) -> tensor<3x0xf32>
return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<3x1xf32>, tensor<3x3xf32>, tensor<3x17xf32>, tensor<3x0xf32>
}
}
// -----
// gaps_float64_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi32>, tensor<8xi32>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<7xf64>, tensor<7x1xf64>, tensor<7x3xf64>, tensor<7x17xf64>)
%e0 = stablehlo.constant dense<"0x0000000000000000F265C7B5B18319C000000000000000000000000000000000E94055C9350E44C01EB359FA49955A400000000000000000"> : tensor<7xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8888471276772797e-13 : f64} : (tensor<7xf64>, tensor<7xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000B988AD2C00B725C000000000000000000000000000000000EE27739E70EA4540B6D473B4E53433C00000000000000000"> : tensor<7x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 7.7860494687061228e-14 : f64} : (tensor<7x1xf64>, tensor<7x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000003920AE2AC0E90EC0E5F74BFA503D2EC091CBE6F03E1E3CC00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000435209369593CC06C162A412C873BC03E314A013F383C4030BD734DCB6E0F406A55280D6E8B6240F5D94FE384B54BC0000000000000000000000000000000000000000000000000"> : tensor<7x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.6353529848745675e-13 : f64} : (tensor<7x3xf64>, tensor<7x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B651931C23AF4040B2AD20B46FF439407131E4D3BE8811C0C5C02776D77522C0C0E7DD7F2FD7E5BF30EC1C482045C6BF81961F282F472740F452BE6872FA34C044E0B57303E33540F539523F5CC62340102CD162361800403F80F7D811CE2C400066425EFF59D0BF1C9FE6E68F870540C3251938A86321C0EC4482D59D1934402E2DA2DA7F310840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000085373240ADC1F63F64C7E60F8AC910C0B35E8E8DE8A03DC064E6DF21BBA84540D2DB1FF489942DC0A470FF4996263140EDE6B0D4303731408B63B9CF025B384063C4D57A70FA3D40362B3616AF12444076427853031C30C024733F1769482E402ECD86DE4D7930C0849E3A1CCD2C32C040DD8A2ED9533A406D9FE0A9AF6F3640F9A73C2011DA3440D246B729977D52C0E47D6AF86EFE52C03E9220B2C6D83DC0E81D278E46AD234090AFE9B0A9F144C0B24183EBFFE24640F8AFCEFB4B7B5140F69355B066EA5440D99937DE66FA5AC0A4F645C4D701464034F970C0660C3C4010482E1C89284EC0A0E5D32F18FA18407349C7CC76A734C0F5361437315D52C0ECD91DBA21782540C032B40D4E7C0C4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9169115817633386e-13 : f64} : (tensor<7x17xf64>, tensor<7x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<7xf64>, tensor<7x1xf64>, tensor<7x3xf64>, tensor<7x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<8xi32>, tensor<9xi32>, tensor<5xf64>) -> tensor<7xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<8xi32>, tensor<9xi32>, tensor<5x1xf64>) -> tensor<7x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<8xi32>, tensor<9xi32>, tensor<5x3xf64>) -> tensor<7x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<8xi32>, tensor<9xi32>, tensor<5x17xf64>) -> tensor<7x17xf64>
return %0, %1, %2, %3 : tensor<7xf64>, tensor<7x1xf64>, tensor<7x3xf64>, tensor<7x17xf64>
}
}
// -----
// full_float64_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000040000000100000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x000000000200000004000000060000000700000009000000"> : tensor<6xi32>
%z2 = stablehlo.constant dense<0> : tensor<6xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi32>, tensor<6xi32>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>)
%e0 = stablehlo.constant dense<"0x0E1720AE06F5E83F04AEC61A80A247C08C438D8B52334F4009478BAA0F0B4AC0C7F682CE8E895B40"> : tensor<5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.9566453564647279e-13 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e1 = stablehlo.constant dense<"0xC0749D0105A71AC058747B3391D143406EC52F757D3B1F4099A495F278754C408AE493C9550058C0"> : tensor<5x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7053955767236937e-13 : f64} : (tensor<5x1xf64>, tensor<5x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0xE42BC50D0F4A09C092F262362AE719C02130B1447F0034C08F53BDB65F0D3DC0DDAA5B18051642C0CE9514557F1A34403CB6E55532B341C0F621A0EA53EC58400A3AE66B8B8B42C000E4B55B146842C009CD705993DF41C0CB25DA9D8B52424080371FCF59DD554034BC652C3045584036EC55DAA3724FC0"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7708967067351619e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x02392D490C3D32407D02B4C734E72640C1EE83977C5F10C0C4ED51F20B0335C06ECF7284E6FA2FC0881C28EFE2DE04408905E31FE32A20406C9894F0361A38C0FF697C9C3C8A364016BFB1CA05D825409E5E1A066EA22640A0835398CAD73840CC00E1A13F9818400C078675DFA7D8BFE6372B8EC90C2CC0F86C382B97DA22406637E1D6364A2440E28DFCC3548D304034F59998E59C24405F6FA61C39EB3DC015ED7E3DCB8C4B4000525185998EE03F756614575FBC2C40692FCFD856C5344003A98F57C77A3B40A83A0F5237533D40EE495EB3448E4340434C2B8A336A39C046D81F7FCBCD1240F91678C4C5E036C008650F4377322EC052E693D969A83F40EE56E3F4008E4040D8A340604B762B40AEEEB9A721583BC0E285A982C2C24EC0635AA0695A0B55C0BAA4C92879573F40056014C779A320C01463349F8CF1584086C878C860FB5140D30F509C1E3C51401295963D64F156C06D5A828872A526404E7479E67EFC3540090E5D66610257C0562F9B20D48D12C0B473C692546F41C06FE978E195004DC02E5FB3BA2E624E40FAAA1770F32E30C06F7A3F39F88CFD3F03837FD598CC15C01045742DB73C43C062E5924C25204C40342E772CAF3433C023DEC0BD6C453640F63D2D4FFC5A36406791D45F83A03F40D6520396D8764340125837E7DE104A4000074D6843EB34C031703F9378A933409ADF5F3C686435C041BCB6B3EC9937C0D2645B570918414025D6C70F80223D4035692EDEC7133B40067453ED63194CC0EBF30D3FA12A25C02F9E3F2C51B05A40B282943E863656C04927854BDE2331C02ECDE7A5DBFD55C08F837C3277B73BC07E80374AFED632C026FDAF35C9794FC0CE31323EA14735C0AC67B6CB31CC3E408C45619742F42C40365012E7F9764240DB9EA1F13FA7454094BB708C1C624CC078FDB43A19CA56C02CD59FDC16611FC0"> : tensor<5x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.8963489338354570e-13 : f64} : (tensor<5x17xf64>, tensor<5x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi32>, %arg2: tensor<6xi32>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<6xi32>, tensor<9xi32>, tensor<5xf64>) -> tensor<5xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<6xi32>, tensor<9xi32>, tensor<5x1xf64>) -> tensor<5x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<6xi32>, tensor<9xi32>, tensor<5x3xf64>) -> tensor<5x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<6xi32>, tensor<9xi32>, tensor<5x17xf64>) -> tensor<5x17xf64>
return %0, %1, %2, %3 : tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>
}
}
// -----
// line_float64_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x000000000000000001000000020000000200000003000000040000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000009000000"> : tensor<2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi32>, tensor<2xi32>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<1x17xf64>)
%e0 = stablehlo.constant dense<"0x3ABAF536845646C0"> : tensor<1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.9360358057627237e-14 : f64} : (tensor<1xf64>, tensor<1xf64>) -> ()
%e1 = stablehlo.constant dense<"0x20E57953724F1C40"> : tensor<1x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.2572315734047173e-14 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x21A66536638D45C0D49C2972472348C0B2338E3EFB5753C0"> : tensor<1x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.3744509484078287e-13 : f64} : (tensor<1x3xf64>, tensor<1x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x23055795C8EF58404AD6D793618651409B852CD06CD84AC0D29914DA22944040E56571CE4A6431C0C8B7BF1A14313A402871D958F73C53402E194510EA432BC05F5EF6A0B7DB5240A62E8981073156402EF5C7E4F9AB2AC08BD4B40139DD4340729F31065C8F37C0C6B56C2CC2E52CC0A47DC45BA10426C0648ABC8C97D6584034BFA10B59F33C40"> : tensor<1x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7718558644592626e-13 : f64} : (tensor<1x17xf64>, tensor<1x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi32>, %arg2: tensor<2xi32>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<1x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<2xi32>, tensor<9xi32>, tensor<5xf64>) -> tensor<1xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<2xi32>, tensor<9xi32>, tensor<5x1xf64>) -> tensor<1x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<2xi32>, tensor<9xi32>, tensor<5x3xf64>) -> tensor<1x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<2xi32>, tensor<9xi32>, tensor<5x17xf64>) -> tensor<1x17xf64>
return %0, %1, %2, %3 : tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<1x17xf64>
}
}
// -----
// empty_float64_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi32>, tensor<4xi32>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x17xf64>, tensor<3x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<4xi32>, tensor<9xi32>, tensor<5xf64>) -> tensor<3xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<4xi32>, tensor<9xi32>, tensor<5x1xf64>) -> tensor<3x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<4xi32>, tensor<9xi32>, tensor<5x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<4xi32>, tensor<9xi32>, tensor<5x17xf64>) -> tensor<3x17xf64>
return %0, %1, %2, %3 : tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>
}
}
// -----
// nothing_float64_int32
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
%c0 = stablehlo.constant dense<> : tensor<0xf64>
%z0 = stablehlo.constant dense<> : tensor<0xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xf64>
%c1 = stablehlo.constant dense<> : tensor<0xi32>
%z1 = stablehlo.constant dense<> : tensor<0xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%c7 = stablehlo.constant dense<> : tensor<5x0xf64>
%z7 = stablehlo.constant dense<> : tensor<5x0xf64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xf64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xf64>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xf64>, tensor<0xi32>, tensor<4xi32>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>, tensor<5x0xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>, tensor<3x0xf64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xf64>, tensor<3x17xf64>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<0xf64>, %arg1: tensor<0xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>, %arg7: tensor<5x0xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>, tensor<3x0xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xf64>, tensor<4xi32>, tensor<0xi32>, tensor<5xf64>) -> tensor<3xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi32>, tensor<0xi32>, tensor<5x1xf64>) -> tensor<3x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi32>, tensor<0xi32>, tensor<5x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi32>, tensor<0xi32>, tensor<5x17xf64>) -> tensor<3x17xf64>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi32>, tensor<0xi32>, tensor<5x0xf64>) -> tensor<3x0xf64>
return %0, %1, %2, %3, %4 : tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>, tensor<3x0xf64>
}
}
// -----
// gaps_float64_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000030000000000000003000000000000000300000000000000040000000000000009000000000000000900000000000000"> : tensor<8xi64>
%z2 = stablehlo.constant dense<0> : tensor<8xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi64>, tensor<8xi64>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<7xf64>, tensor<7x1xf64>, tensor<7x3xf64>, tensor<7x17xf64>)
%e0 = stablehlo.constant dense<"0x0000000000000000F265C7B5B18319C000000000000000000000000000000000E94055C9350E44C01EB359FA49955A400000000000000000"> : tensor<7xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.8888471276772797e-13 : f64} : (tensor<7xf64>, tensor<7xf64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000B988AD2C00B725C000000000000000000000000000000000EE27739E70EA4540B6D473B4E53433C00000000000000000"> : tensor<7x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 7.7860494687061228e-14 : f64} : (tensor<7x1xf64>, tensor<7x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000003920AE2AC0E90EC0E5F74BFA503D2EC091CBE6F03E1E3CC00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000435209369593CC06C162A412C873BC03E314A013F383C4030BD734DCB6E0F406A55280D6E8B6240F5D94FE384B54BC0000000000000000000000000000000000000000000000000"> : tensor<7x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.6353529848745675e-13 : f64} : (tensor<7x3xf64>, tensor<7x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B651931C23AF4040B2AD20B46FF439407131E4D3BE8811C0C5C02776D77522C0C0E7DD7F2FD7E5BF30EC1C482045C6BF81961F282F472740F452BE6872FA34C044E0B57303E33540F539523F5CC62340102CD162361800403F80F7D811CE2C400066425EFF59D0BF1C9FE6E68F870540C3251938A86321C0EC4482D59D1934402E2DA2DA7F310840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000085373240ADC1F63F64C7E60F8AC910C0B35E8E8DE8A03DC064E6DF21BBA84540D2DB1FF489942DC0A470FF4996263140EDE6B0D4303731408B63B9CF025B384063C4D57A70FA3D40362B3616AF12444076427853031C30C024733F1769482E402ECD86DE4D7930C0849E3A1CCD2C32C040DD8A2ED9533A406D9FE0A9AF6F3640F9A73C2011DA3440D246B729977D52C0E47D6AF86EFE52C03E9220B2C6D83DC0E81D278E46AD234090AFE9B0A9F144C0B24183EBFFE24640F8AFCEFB4B7B5140F69355B066EA5440D99937DE66FA5AC0A4F645C4D701464034F970C0660C3C4010482E1C89284EC0A0E5D32F18FA18407349C7CC76A734C0F5361437315D52C0ECD91DBA21782540C032B40D4E7C0C4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9169115817633386e-13 : f64} : (tensor<7x17xf64>, tensor<7x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi64>, %arg2: tensor<8xi64>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<7xf64>, tensor<7x1xf64>, tensor<7x3xf64>, tensor<7x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<8xi64>, tensor<9xi64>, tensor<5xf64>) -> tensor<7xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<8xi64>, tensor<9xi64>, tensor<5x1xf64>) -> tensor<7x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<8xi64>, tensor<9xi64>, tensor<5x3xf64>) -> tensor<7x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<8xi64>, tensor<9xi64>, tensor<5x17xf64>) -> tensor<7x17xf64>
return %0, %1, %2, %3 : tensor<7xf64>, tensor<7x1xf64>, tensor<7x3xf64>, tensor<7x17xf64>
}
}
// -----
// full_float64_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000040000000000000001000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x000000000000000002000000000000000400000000000000060000000000000007000000000000000900000000000000"> : tensor<6xi64>
%z2 = stablehlo.constant dense<0> : tensor<6xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi64>, tensor<6xi64>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>)
%e0 = stablehlo.constant dense<"0x0E1720AE06F5E83F04AEC61A80A247C08C438D8B52334F4009478BAA0F0B4AC0C7F682CE8E895B40"> : tensor<5xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.9566453564647279e-13 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e1 = stablehlo.constant dense<"0xC0749D0105A71AC058747B3391D143406EC52F757D3B1F4099A495F278754C408AE493C9550058C0"> : tensor<5x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7053955767236937e-13 : f64} : (tensor<5x1xf64>, tensor<5x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0xE42BC50D0F4A09C092F262362AE719C02130B1447F0034C08F53BDB65F0D3DC0DDAA5B18051642C0CE9514557F1A34403CB6E55532B341C0F621A0EA53EC58400A3AE66B8B8B42C000E4B55B146842C009CD705993DF41C0CB25DA9D8B52424080371FCF59DD554034BC652C3045584036EC55DAA3724FC0"> : tensor<5x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7708967067351619e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x02392D490C3D32407D02B4C734E72640C1EE83977C5F10C0C4ED51F20B0335C06ECF7284E6FA2FC0881C28EFE2DE04408905E31FE32A20406C9894F0361A38C0FF697C9C3C8A364016BFB1CA05D825409E5E1A066EA22640A0835398CAD73840CC00E1A13F9818400C078675DFA7D8BFE6372B8EC90C2CC0F86C382B97DA22406637E1D6364A2440E28DFCC3548D304034F59998E59C24405F6FA61C39EB3DC015ED7E3DCB8C4B4000525185998EE03F756614575FBC2C40692FCFD856C5344003A98F57C77A3B40A83A0F5237533D40EE495EB3448E4340434C2B8A336A39C046D81F7FCBCD1240F91678C4C5E036C008650F4377322EC052E693D969A83F40EE56E3F4008E4040D8A340604B762B40AEEEB9A721583BC0E285A982C2C24EC0635AA0695A0B55C0BAA4C92879573F40056014C779A320C01463349F8CF1584086C878C860FB5140D30F509C1E3C51401295963D64F156C06D5A828872A526404E7479E67EFC3540090E5D66610257C0562F9B20D48D12C0B473C692546F41C06FE978E195004DC02E5FB3BA2E624E40FAAA1770F32E30C06F7A3F39F88CFD3F03837FD598CC15C01045742DB73C43C062E5924C25204C40342E772CAF3433C023DEC0BD6C453640F63D2D4FFC5A36406791D45F83A03F40D6520396D8764340125837E7DE104A4000074D6843EB34C031703F9378A933409ADF5F3C686435C041BCB6B3EC9937C0D2645B570918414025D6C70F80223D4035692EDEC7133B40067453ED63194CC0EBF30D3FA12A25C02F9E3F2C51B05A40B282943E863656C04927854BDE2331C02ECDE7A5DBFD55C08F837C3277B73BC07E80374AFED632C026FDAF35C9794FC0CE31323EA14735C0AC67B6CB31CC3E408C45619742F42C40365012E7F9764240DB9EA1F13FA7454094BB708C1C624CC078FDB43A19CA56C02CD59FDC16611FC0"> : tensor<5x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.8963489338354570e-13 : f64} : (tensor<5x17xf64>, tensor<5x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi64>, %arg2: tensor<6xi64>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<6xi64>, tensor<9xi64>, tensor<5xf64>) -> tensor<5xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<6xi64>, tensor<9xi64>, tensor<5x1xf64>) -> tensor<5x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<6xi64>, tensor<9xi64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<6xi64>, tensor<9xi64>, tensor<5x17xf64>) -> tensor<5x17xf64>
return %0, %1, %2, %3 : tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>
}
}
// -----
// line_float64_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000020000000000000002000000000000000300000000000000040000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000900000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi64>, tensor<2xi64>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<1x17xf64>)
%e0 = stablehlo.constant dense<"0x3ABAF536845646C0"> : tensor<1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.9360358057627237e-14 : f64} : (tensor<1xf64>, tensor<1xf64>) -> ()
%e1 = stablehlo.constant dense<"0x20E57953724F1C40"> : tensor<1x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.2572315734047173e-14 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x21A66536638D45C0D49C2972472348C0B2338E3EFB5753C0"> : tensor<1x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.3744509484078287e-13 : f64} : (tensor<1x3xf64>, tensor<1x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x23055795C8EF58404AD6D793618651409B852CD06CD84AC0D29914DA22944040E56571CE4A6431C0C8B7BF1A14313A402871D958F73C53402E194510EA432BC05F5EF6A0B7DB5240A62E8981073156402EF5C7E4F9AB2AC08BD4B40139DD4340729F31065C8F37C0C6B56C2CC2E52CC0A47DC45BA10426C0648ABC8C97D6584034BFA10B59F33C40"> : tensor<1x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7718558644592626e-13 : f64} : (tensor<1x17xf64>, tensor<1x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<1x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<2xi64>, tensor<9xi64>, tensor<5xf64>) -> tensor<1xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<2xi64>, tensor<9xi64>, tensor<5x1xf64>) -> tensor<1x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<2xi64>, tensor<9xi64>, tensor<5x3xf64>) -> tensor<1x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<2xi64>, tensor<9xi64>, tensor<5x17xf64>) -> tensor<1x17xf64>
return %0, %1, %2, %3 : tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<1x17xf64>
}
}
// -----
// empty_float64_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A40109C3539C5B20EC070EF8024E8B4FD3FBA0F781A82FB1340C8898C09601D0F4040E6415049E81D40D8B60297C6F21940BCE903BBF41C1E409F8717AAF70A21C0"> : tensor<9xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf64>
%c1 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xf64>, tensor<9xi64>, tensor<4xi64>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x17xf64>, tensor<3x17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf64>, %arg1: tensor<9xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf64>, tensor<4xi64>, tensor<9xi64>, tensor<5xf64>) -> tensor<3xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<4xi64>, tensor<9xi64>, tensor<5x1xf64>) -> tensor<3x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<4xi64>, tensor<9xi64>, tensor<5x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf64>, tensor<4xi64>, tensor<9xi64>, tensor<5x17xf64>) -> tensor<3x17xf64>
return %0, %1, %2, %3 : tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>
}
}
// -----
// nothing_float64_int64
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
%c0 = stablehlo.constant dense<> : tensor<0xf64>
%z0 = stablehlo.constant dense<> : tensor<0xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xf64>
%c1 = stablehlo.constant dense<> : tensor<0xi64>
%z1 = stablehlo.constant dense<> : tensor<0xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F515408AA169F2F62B1640001E9C1DB1A7D13F103FE5C937D80EC0B6BC7482F90E20C0"> : tensor<5xf64>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf64>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf64>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf64>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F3871C5A3A99106C084C1B78CB4DA02C05449A11D8D1202C06A32FC034B8C2140"> : tensor<5x1xf64>
%z4 = stablehlo.constant dense<0.0> : tensor<5x1xf64>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xf64>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xf64>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C03471B04EBE8A2140BCA6A62C0B1B0AC0E8443EB388C614407E0F8EB8EEA11A4018153271195EFFBF80CADA62D8E3F1BF00090804FC5202C0041C859DA14C1CC020DC0E09573BD8BF3E03F3B2659F12C031E1C27C4C7C11C0A5B45D2707B316C09E5B5B4AB00A16C05E7DD8BB78981640"> : tensor<5x3xf64>
%z5 = stablehlo.constant dense<0.0> : tensor<5x3xf64>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xf64>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xf64>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0D67CD06A96A615C05C051C2BB19F1DC0F428A624420F06401079B629FF6BE7BFFE4A0D236B8E2140FEA527481A501940140A0F01DF4218408319BEB8F02520C0E06F9BA8F9E0EF3F08796F0425F3FE3F525AD5D7E53120C080807341421EDABF28E51CB1F58A08C0F975D064BC6914C052BE69C79C62154004F7D976F7C7F6BF0ADE710221921CC0785EEBA994DA02C0B4BED29769DE1D40743AFFEDC7CBFFBF5F32CB83068316C07E230C50EB311FC040B937C7130BCC3F2851EFA8C8200840F05E19FE5F1CF9BFBA02FF26391419400088F65B1E36DC3F829278254F6A154060699A708EC3F23F48A95CE56B26FA3F1007C5D07333F9BF10E5E255A3191CC0A848443004760D409E1D135CE8CD194034523513B833104050FD34603D2AF7BF684D4B526FBA1DC00B8B8FEC889F16C030AAC5394687ED3F28DE7708D2DF0640B491EFBFE60C21C0F84B06F7E6E31F4008262F72C2E70E40B6D55ECB10031040B87F45C302932140A47DA2450F660140000B0DCF1C71C1BF38E6F2A5CBD713C0B49293B0CDAC0A40AC9C8EACEDB40C40EC904F8D3C4C2040C4581928EC3E1F40C020746A4F03C4BFE8986FE3EF611940EA25E5973F7D2040808B92702EFBF7BF682CEA534AA3FE3F50BFADC912ECFA3F807F41D53F84D6BFD087BD206AD4E1BF516A2FDB2E0C14C04037B7C62E7E16C0A039EAEA22980BC070376499F182FA3F9CC77A55A2F7064002F7784A82FE1640B0AB684797AE0EC06069143AA238D23F6074A5BE19E2EABF868ECC3A41B917C060328802AE5721403095CEB959AF07C0BCA5BD921B770B40F0686469B2910B4060C2507C6380134054007E45F100184082CDEA8D8E122040F216F4F436CC09C010101FC85F3F0840448132949C610AC0406F6CCB041B0DC0E01C64F79C141540800316D0FBF61140BCC3610A34B21040"> : tensor<5x17xf64>
%z6 = stablehlo.constant dense<0.0> : tensor<5x17xf64>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xf64>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xf64>
%c7 = stablehlo.constant dense<> : tensor<5x0xf64>
%z7 = stablehlo.constant dense<> : tensor<5x0xf64>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xf64>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xf64>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xf64>, tensor<0xi64>, tensor<4xi64>, tensor<5xf64>, tensor<5x1xf64>, tensor<5x3xf64>, tensor<5x17xf64>, tensor<5x0xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>, tensor<3x0xf64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xf64>, tensor<3x17xf64>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<0xf64>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xf64>, %arg4: tensor<5x1xf64>, %arg5: tensor<5x3xf64>, %arg6: tensor<5x17xf64>, %arg7: tensor<5x0xf64>) -> (tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>, tensor<3x0xf64>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xf64>, tensor<4xi64>, tensor<0xi64>, tensor<5xf64>) -> tensor<3xf64>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi64>, tensor<0xi64>, tensor<5x1xf64>) -> tensor<3x1xf64>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi64>, tensor<0xi64>, tensor<5x3xf64>) -> tensor<3x3xf64>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi64>, tensor<0xi64>, tensor<5x17xf64>) -> tensor<3x17xf64>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xf64>, tensor<4xi64>, tensor<0xi64>, tensor<5x0xf64>) -> tensor<3x0xf64>
return %0, %1, %2, %3, %4 : tensor<3xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x17xf64>, tensor<3x0xf64>
}
}
// -----
// gaps_complex64_int32
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi32>, tensor<8xi32>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7x1xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<7x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000000000000000D2D5A2C2C3DD06C100000000000000000000000000000000E6611F4250ACE842B3240E43585279420000000000000000"> : tensor<7xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4801877841819078e-04 : f64} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000001A462341DABD9241000000000000000000000000000000002A7A84C1E6F5DFC27C7787C2C9B254420000000000000000"> : tensor<7x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.0795408888952807e-04 : f64} : (tensor<7x1xcomplex<f32>>, tensor<7x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000009D86A1C2145DEBC165E97CC2DAB0B341408D41C23B26ED41000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FAC035C2EA9E23423C4B0DC1FB206E425897A441B73D5AC22C8F7541A4ABB6C1B8634643FA50FB4286FFE9C234303C41000000000000000000000000000000000000000000000000"> : tensor<7x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2395793348550797e-04 : f64} : (tensor<7x3xcomplex<f32>>, tensor<7x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004AF8EC414C6871C212BC96C11FF985C20D73D041783FF8C03FCB7AC22AA029C2D6132542238457C27B4FD3C10CD6953F497C7BC1068C1BC21F705CC2206262BF649A934266C9EC4071EB8742782F0BC12EE34AC220FDAB40CC791942EE503F42E0AD93C20BBB1EC1BDED48C197168FC164942FC23E3982C19657F341193578C226931BC23A446F4100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005D259B415AC3F140B15C8B4288CC434213508BC2DA73F241E48681C12824DDC28A6229425CAF6942723F59C271568DC2E4AE5E42F23F11C10C06AE42C45D03C1A803E4C1F875ACC29F5C2A42B7478CC22C4670420BEC8E42D46823C25E9F69C242381442BF946D4298C9154104563F42C9D328C246BEAAC2447CF2C192278BC21F73B1424098753F20CFC54147E116C38C1D41C3F0EA7FC174714DC2BEE25CC28AD5C1C130FFB54270B41DC39E942C42F155084377321542DF8AF94262203442F0E44A43EC8310C1355FBBC1641447C32D235DC2BCFC09430A30C1424CADC5C105332CC3687DD84160F2873F106481C1CEA703429E92B0C2124917C39CAB81C10BA4FD4258500CC252F6DB420072E2C200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9368670473340899e-04 : f64} : (tensor<7x17xcomplex<f32>>, tensor<7x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7x1xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<7x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi32>, tensor<9xi32>, tensor<5xcomplex<f32>>) -> tensor<7xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi32>, tensor<9xi32>, tensor<5x1xcomplex<f32>>) -> tensor<7x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi32>, tensor<9xi32>, tensor<5x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi32>, tensor<9xi32>, tensor<5x17xcomplex<f32>>) -> tensor<7x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<7xcomplex<f32>>, tensor<7x1xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<7x17xcomplex<f32>>
}
}
// -----
// full_complex64_int32
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000040000000100000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x000000000200000004000000060000000700000009000000"> : tensor<6xi32>
%z2 = stablehlo.constant dense<0> : tensor<6xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi32>, tensor<6xi32>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xDCEF2AC17337BCC1901BF7C13A6F0343D850BA42B0486242063CC4C23A3B894199F18E42040B09C3"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4740058395545930e-04 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xDC312FC11246ABC0440793400E92B0C21E9CD9C18EE61442A25EB74280A96C3F960772C2BA7DF642"> : tensor<5x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.3093712914269418e-04 : f64} : (tensor<5x1xcomplex<f32>>, tensor<5x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x72AB3FC100E181C1147D1BC1D09255C0E473CBC110A786BFAC71E4C2C0C1DD41EF5C79C24AA9AA42287A18C0C2EABEC1CC7071C1668B75C2220F2443AE209D42CB3F74C231AEE9C1A2CCD7C1991E26C2D80A3AC2D59869C1AE2F244274ECBA418192C942F201F7C0BD2DC442F4E021C230930CC22DE6B442"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7347349785268307e-04 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xF0E1CD412027C3406C8F8A41108DC540E23865C1020995C1E4897AC1B7B8A941AD56A0C1009984BED85D663FC5BF97C0501C0F3F078E99C12CE89AC1ED0CAC415406C4416C7FE6C0C0698DBF7681EDC108D91E406E88BBC1729CF541000AF6BE225544C05C34ADC17E629CBF1EB7BFBF922E1CC1ECDE784128C88C3FC0D5ABC10B742141BC50A4C0B63BBA41C5946BC2A3130642B0AEC1C1CE30EAC17FB6244238EC7CC235312EC3DC50CF4258A399405440A3C21C8381C260931D42FE29E6C10F104D42E0CEF4C1945FA6416B418FC2684FDF42919A44C270ABDB40F88DC84240BD04C2708921C12CDE06C215408E42A8BEFCBFE390FB4144AE98C27368EAC220267EBFAE4CDCC215F61E420E63A8410C419042A0D5E0C27CBB38C3485182410707ECC28780A4C29A662242A7DC0442D063EAC2047D9342CB2B4A4367A844425EA8F8424E3C5042F60923439CB47D41101739C2F49619C3769B80C20089924285AAE442C0372DC2ACF420C3575482C2C6E4F3C16D31614139122141FC9D9FC2513D16C3B8594DC0F6693543845E74C19BCA4D4293A892C293FB07C175F26841A5EC3FC2A8354642F6E276C15D416EC24F05B542A042853F6D6550C286E0D341FAA57D42C6070AC2000D5E3E78C03642C8358EC0F64D8D42CD3091428A383EC1E8E54A4255CE2B42868C81C2230D1C4206974F42E854CAC19CD550C25806B141FDD01DC240C2B73F2249934262B2B7C115016E426E1977C1FAF33FC172B98D42EB977EC2B4A6F240A6E93CC228189FC268FDE84255EEBFC12FBA09C2B500234366C417C2FA5321C288A042C265D80043EC4E39C2AC64F6C180767BC202A5B9C2D74779C250D6ED4110CFE0C096BD244208D04741776060C24E3686428C58E342003425BE9614CAC2982CCC418F8D6EC248040FC289DC9242DFB181C21BD3C8427B1D7CC25708F6C2"> : tensor<5x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9842450274154544e-04 : f64} : (tensor<5x17xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi32>, %arg2: tensor<6xi32>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi32>, tensor<9xi32>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi32>, tensor<9xi32>, tensor<5x1xcomplex<f32>>) -> tensor<5x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi32>, tensor<9xi32>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi32>, tensor<9xi32>, tensor<5x17xcomplex<f32>>) -> tensor<5x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>
}
}
// -----
// line_complex64_int32
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000000000000001000000020000000200000003000000040000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000009000000"> : tensor<2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi32>, tensor<2xi32>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xB0937DC224AC5EC3"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2079535119701177e-04 : f64} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x92750C42A0E4E741"> : tensor<1x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3423871829872951e-05 : f64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xC0421542FB7547C3801F10C011DA3BC340B7EAC0907A94BF"> : tensor<1x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.9352084200363606e-04 : f64} : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x78E0D64204720D43BAA5B542044F04431B64D9C299C6FBC2D8BD574375B5B8425D18BEC25B5941434EE3D5426C9623C2BEA3404285AF17C288854AC28E77174200624E3D3A590042442EDA41CC4BE6C008A4F3C0679C0CC3CB640E43205D1CC2CC4414C24E6419C3F2E511C2ACE1DFC1A5D9964227E84242C41BB942B0D6BF41FED112C282CA94C2"> : tensor<1x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2380638984031975e-04 : f64} : (tensor<1x17xcomplex<f32>>, tensor<1x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi32>, %arg2: tensor<2xi32>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi32>, tensor<9xi32>, tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi32>, tensor<9xi32>, tensor<5x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi32>, tensor<9xi32>, tensor<5x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi32>, tensor<9xi32>, tensor<5x17xcomplex<f32>>) -> tensor<1x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x17xcomplex<f32>>
}
}
// -----
// empty_complex64_int32
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi32>, tensor<4xi32>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x17xcomplex<f32>>, tensor<3x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi32>, tensor<9xi32>, tensor<5xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi32>, tensor<9xi32>, tensor<5x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi32>, tensor<9xi32>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi32>, tensor<9xi32>, tensor<5x17xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>
}
}
// -----
// nothing_complex64_int32
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
%c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
%z0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xcomplex<f32>>
%c1 = stablehlo.constant dense<> : tensor<0xi32>
%z1 = stablehlo.constant dense<> : tensor<0xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%c7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f32>>
%z7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f32>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xcomplex<f32>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xcomplex<f32>>, tensor<0xi32>, tensor<4xi32>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>, tensor<5x0xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>, tensor<3x0xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xcomplex<f32>>, tensor<3x17xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<0xcomplex<f32>>, %arg1: tensor<0xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>, %arg7: tensor<5x0xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>, tensor<3x0xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi32>, tensor<0xi32>, tensor<5xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi32>, tensor<0xi32>, tensor<5x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi32>, tensor<0xi32>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi32>, tensor<0xi32>, tensor<5x17xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi32>, tensor<0xi32>, tensor<5x0xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
return %0, %1, %2, %3, %4 : tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>, tensor<3x0xcomplex<f32>>
}
}
// -----
// gaps_complex64_int64
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000030000000000000003000000000000000300000000000000040000000000000009000000000000000900000000000000"> : tensor<8xi64>
%z2 = stablehlo.constant dense<0> : tensor<8xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi64>, tensor<8xi64>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7x1xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<7x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000000000000000D2D5A2C2C3DD06C100000000000000000000000000000000E6611F4250ACE842B3240E43585279420000000000000000"> : tensor<7xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4801877841819078e-04 : f64} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000001A462341DABD9241000000000000000000000000000000002A7A84C1E6F5DFC27C7787C2C9B254420000000000000000"> : tensor<7x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.0795408888952807e-04 : f64} : (tensor<7x1xcomplex<f32>>, tensor<7x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000009D86A1C2145DEBC165E97CC2DAB0B341408D41C23B26ED41000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FAC035C2EA9E23423C4B0DC1FB206E425897A441B73D5AC22C8F7541A4ABB6C1B8634643FA50FB4286FFE9C234303C41000000000000000000000000000000000000000000000000"> : tensor<7x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 2.2395793348550797e-04 : f64} : (tensor<7x3xcomplex<f32>>, tensor<7x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004AF8EC414C6871C212BC96C11FF985C20D73D041783FF8C03FCB7AC22AA029C2D6132542238457C27B4FD3C10CD6953F497C7BC1068C1BC21F705CC2206262BF649A934266C9EC4071EB8742782F0BC12EE34AC220FDAB40CC791942EE503F42E0AD93C20BBB1EC1BDED48C197168FC164942FC23E3982C19657F341193578C226931BC23A446F4100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005D259B415AC3F140B15C8B4288CC434213508BC2DA73F241E48681C12824DDC28A6229425CAF6942723F59C271568DC2E4AE5E42F23F11C10C06AE42C45D03C1A803E4C1F875ACC29F5C2A42B7478CC22C4670420BEC8E42D46823C25E9F69C242381442BF946D4298C9154104563F42C9D328C246BEAAC2447CF2C192278BC21F73B1424098753F20CFC54147E116C38C1D41C3F0EA7FC174714DC2BEE25CC28AD5C1C130FFB54270B41DC39E942C42F155084377321542DF8AF94262203442F0E44A43EC8310C1355FBBC1641447C32D235DC2BCFC09430A30C1424CADC5C105332CC3687DD84160F2873F106481C1CEA703429E92B0C2124917C39CAB81C10BA4FD4258500CC252F6DB420072E2C200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9368670473340899e-04 : f64} : (tensor<7x17xcomplex<f32>>, tensor<7x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi64>, %arg2: tensor<8xi64>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7x1xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<7x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi64>, tensor<9xi64>, tensor<5xcomplex<f32>>) -> tensor<7xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi64>, tensor<9xi64>, tensor<5x1xcomplex<f32>>) -> tensor<7x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi64>, tensor<9xi64>, tensor<5x3xcomplex<f32>>) -> tensor<7x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<8xi64>, tensor<9xi64>, tensor<5x17xcomplex<f32>>) -> tensor<7x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<7xcomplex<f32>>, tensor<7x1xcomplex<f32>>, tensor<7x3xcomplex<f32>>, tensor<7x17xcomplex<f32>>
}
}
// -----
// full_complex64_int64
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000040000000000000001000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x000000000000000002000000000000000400000000000000060000000000000007000000000000000900000000000000"> : tensor<6xi64>
%z2 = stablehlo.constant dense<0> : tensor<6xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi64>, tensor<6xi64>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xDCEF2AC17337BCC1901BF7C13A6F0343D850BA42B0486242063CC4C23A3B894199F18E42040B09C3"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.4740058395545930e-04 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xDC312FC11246ABC0440793400E92B0C21E9CD9C18EE61442A25EB74280A96C3F960772C2BA7DF642"> : tensor<5x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.3093712914269418e-04 : f64} : (tensor<5x1xcomplex<f32>>, tensor<5x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x72AB3FC100E181C1147D1BC1D09255C0E473CBC110A786BFAC71E4C2C0C1DD41EF5C79C24AA9AA42287A18C0C2EABEC1CC7071C1668B75C2220F2443AE209D42CB3F74C231AEE9C1A2CCD7C1991E26C2D80A3AC2D59869C1AE2F244274ECBA418192C942F201F7C0BD2DC442F4E021C230930CC22DE6B442"> : tensor<5x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7347349785268307e-04 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xF0E1CD412027C3406C8F8A41108DC540E23865C1020995C1E4897AC1B7B8A941AD56A0C1009984BED85D663FC5BF97C0501C0F3F078E99C12CE89AC1ED0CAC415406C4416C7FE6C0C0698DBF7681EDC108D91E406E88BBC1729CF541000AF6BE225544C05C34ADC17E629CBF1EB7BFBF922E1CC1ECDE784128C88C3FC0D5ABC10B742141BC50A4C0B63BBA41C5946BC2A3130642B0AEC1C1CE30EAC17FB6244238EC7CC235312EC3DC50CF4258A399405440A3C21C8381C260931D42FE29E6C10F104D42E0CEF4C1945FA6416B418FC2684FDF42919A44C270ABDB40F88DC84240BD04C2708921C12CDE06C215408E42A8BEFCBFE390FB4144AE98C27368EAC220267EBFAE4CDCC215F61E420E63A8410C419042A0D5E0C27CBB38C3485182410707ECC28780A4C29A662242A7DC0442D063EAC2047D9342CB2B4A4367A844425EA8F8424E3C5042F60923439CB47D41101739C2F49619C3769B80C20089924285AAE442C0372DC2ACF420C3575482C2C6E4F3C16D31614139122141FC9D9FC2513D16C3B8594DC0F6693543845E74C19BCA4D4293A892C293FB07C175F26841A5EC3FC2A8354642F6E276C15D416EC24F05B542A042853F6D6550C286E0D341FAA57D42C6070AC2000D5E3E78C03642C8358EC0F64D8D42CD3091428A383EC1E8E54A4255CE2B42868C81C2230D1C4206974F42E854CAC19CD550C25806B141FDD01DC240C2B73F2249934262B2B7C115016E426E1977C1FAF33FC172B98D42EB977EC2B4A6F240A6E93CC228189FC268FDE84255EEBFC12FBA09C2B500234366C417C2FA5321C288A042C265D80043EC4E39C2AC64F6C180767BC202A5B9C2D74779C250D6ED4110CFE0C096BD244208D04741776060C24E3686428C58E342003425BE9614CAC2982CCC418F8D6EC248040FC289DC9242DFB181C21BD3C8427B1D7CC25708F6C2"> : tensor<5x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.9842450274154544e-04 : f64} : (tensor<5x17xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi64>, %arg2: tensor<6xi64>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi64>, tensor<9xi64>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi64>, tensor<9xi64>, tensor<5x1xcomplex<f32>>) -> tensor<5x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi64>, tensor<9xi64>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<6xi64>, tensor<9xi64>, tensor<5x17xcomplex<f32>>) -> tensor<5x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>
}
}
// -----
// line_complex64_int64
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000020000000000000002000000000000000300000000000000040000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000900000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi64>, tensor<2xi64>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xB0937DC224AC5EC3"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.2079535119701177e-04 : f64} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x92750C42A0E4E741"> : tensor<1x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 4.3423871829872951e-05 : f64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xC0421542FB7547C3801F10C011DA3BC340B7EAC0907A94BF"> : tensor<1x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.9352084200363606e-04 : f64} : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x78E0D64204720D43BAA5B542044F04431B64D9C299C6FBC2D8BD574375B5B8425D18BEC25B5941434EE3D5426C9623C2BEA3404285AF17C288854AC28E77174200624E3D3A590042442EDA41CC4BE6C008A4F3C0679C0CC3CB640E43205D1CC2CC4414C24E6419C3F2E511C2ACE1DFC1A5D9964227E84242C41BB942B0D6BF41FED112C282CA94C2"> : tensor<1x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 2.2380638984031975e-04 : f64} : (tensor<1x17xcomplex<f32>>, tensor<1x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi64>, tensor<9xi64>, tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi64>, tensor<9xi64>, tensor<5x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi64>, tensor<9xi64>, tensor<5x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<2xi64>, tensor<9xi64>, tensor<5x17xcomplex<f32>>) -> tensor<1x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x17xcomplex<f32>>
}
}
// -----
// empty_complex64_int64
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
%c0 = stablehlo.constant dense<"0x7743D540A39490BF2A9675C0CAC08ABE41A7ED3F9F78FAC011DC9F4034610EC100EB78401D70BE404B42EF40E8300B413596CF406EEFA340A6E7F040BE6C54C0BD5708C1608B6C40"> : tensor<9xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f32>>, tensor<9xi64>, tensor<4xi64>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f32>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 9.5367431640625000e-07 : f64} : (tensor<3x17xcomplex<f32>>, tensor<3x17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f32>>, %arg1: tensor<9xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi64>, tensor<9xi64>, tensor<5xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi64>, tensor<9xi64>, tensor<5x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi64>, tensor<9xi64>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f32>>, tensor<4xi64>, tensor<9xi64>, tensor<5x17xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
return %0, %1, %2, %3 : tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>
}
}
// -----
// nothing_complex64_int64
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
%c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
%z0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xcomplex<f32>>
%c1 = stablehlo.constant dense<> : tensor<0xi64>
%z1 = stablehlo.constant dense<> : tensor<0xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x83AEAF40EB5B06C0B85FB140B3E0D2BF893D8D3EF3F502C1BEC176C031F501C1CC7700C142C30F41"> : tensor<5xcomplex<f32>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f32>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f32>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f32>>
%c4 = stablehlo.constant dense<"0x80DC2F3F6BEF18404D8D34C038D24840A4D516C0D1E143C0699410C0E1434F4058620C41FC2AD9C0"> : tensor<5x1xcomplex<f32>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f32>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f32>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f32>>
%c5 = stablehlo.constant dense<"0xF45347C0C671B1BFF2550C41FC968CC059D850C0AF70D13F4634A6404E3EF03F760FD540322E2940CCF0FABFF7F0EC40C31E8FBF357BC9C0E09712C07B2914C00D65E2C0F51D78C0B8DAC1BEB12A0BC12EFB94C0C86CB7C064E28BC000AFF2BF3998B5C0E7CFF5BF8255B0C079780640C6C3B440B2F45BBF"> : tensor<5x3xcomplex<f32>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f32>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f32>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f32>>
%c6 = stablehlo.constant dense<"0xE6F719C01544D9C0B334ADC0188F064189FDECC0A5CF1340117A3040A8C721BFF95F3BBF97CEED4059730C41ECA7DFC0D280CA40D7E864C0F816C2406B88CDC0862F01C16CC246C0CD077F3F3D2FA5402899F73F53B4C9C02F8F01C14988964012F2D0BED0D4E13FAE5744C05D4D44C0E34DA3C0D075C940E614AB4045C203C1BC3FB6BF7EB893C00891E4C0F4038B3BA5D416C0E6DBE5BF4DF3EE40FCC204C03F5EFEBFDC2F0F413418B4C035F0613F5B8FF9C0DDA739409E58603EC47E4BBF45064140688FADC000E3C8BF4016E4C0C9A1C8409B379340F3B0E13E168580407952AB4045970D41741C963F8D3F8FC05F33D13FAFCBF4BF9F9BC9BFAEB40FC01BCDE0C0A3C6A93F22B06B40871F02C1436FCE40704AAB40C19D8140AB158640EB51B9BF78CFE9C07BD3EDC00CA0744047FCB4C0112D39C0323A6C3F1A309CBF90FE36408EEDABC0366708C1ED8E5840381FFF403C6AB33F143E7740326509C186188040F7DEC9C016980C412ADB85407A300B403E94D2C0E6880BBE2AE718BF5DBE9EC02FD542406E6655409342BEC06DA76540FE441EBDE461024185DFB7BF61F7F9404922CFC07B1A20BE5A48A6407F0FCB40D97AF0C0FDE903412114BC4074D9BFBF2C9448C0531AF53FC42822C09660D73FB5E99EC0FF21B4BE9837CC4051A30EBF004B0F417761A0C03F78B3C076F1B3C0D00F144017C15CC0BE9303C18D17D43FA1B1EBBF13BD37400857A1C012F4B74061731840BA7475C0BF26ABC012C5913E6F3F0140CE1057BF43D504410ACABDC0DDF08FC070BD0A41E8FED5C0CE7A3DC09D76CD40DDB85B40967D00C1938D5C401E498A401C039C402D50E1408A07C0409E4BD2C07494004186A58C3EB8614EC0FAF70841FEFA4140CF5AC9C0E50C53C0907DC04026D868C08C0B4640E8A4A8406773F6C0DFB78F40D3ADBDC0A09185409912F440"> : tensor<5x17xcomplex<f32>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f32>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f32>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f32>>
%c7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f32>>
%z7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f32>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xcomplex<f32>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xcomplex<f32>>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xcomplex<f32>>, tensor<0xi64>, tensor<4xi64>, tensor<5xcomplex<f32>>, tensor<5x1xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x17xcomplex<f32>>, tensor<5x0xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>, tensor<3x0xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xcomplex<f32>>, tensor<3x17xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<0xcomplex<f32>>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<5x1xcomplex<f32>>, %arg5: tensor<5x3xcomplex<f32>>, %arg6: tensor<5x17xcomplex<f32>>, %arg7: tensor<5x0xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>, tensor<3x0xcomplex<f32>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi64>, tensor<0xi64>, tensor<5xcomplex<f32>>) -> tensor<3xcomplex<f32>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi64>, tensor<0xi64>, tensor<5x1xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi64>, tensor<0xi64>, tensor<5x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi64>, tensor<0xi64>, tensor<5x17xcomplex<f32>>) -> tensor<3x17xcomplex<f32>>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f32>>, tensor<4xi64>, tensor<0xi64>, tensor<5x0xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
return %0, %1, %2, %3, %4 : tensor<3xcomplex<f32>>, tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x17xcomplex<f32>>, tensor<3x0xcomplex<f32>>
}
}
// -----
// gaps_complex128_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi32>, tensor<8xi32>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<7xcomplex<f64>>, tensor<7x1xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<7x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000067BE134FBA5A54C0F29270C8B8DB20C00000000000000000000000000000000000000000000000000000000000000000AD49C47B3CEC434060F5A0088A155D4089C7CB6596C461401C801F284B2A4F4000000000000000000000000000000000"> : tensor<7xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.7570646530756871e-13 : f64} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000038A0D858C36824400E302F31BB57324000000000000000000000000000000000000000000000000000000000000000000A091E5E458F30C022B37EC3BCFE5BC0BE2ED27EEFEE50C01A0BBD2A59964A4000000000000000000000000000000000"> : tensor<7x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.0108016720158056e-13 : f64} : (tensor<7x1xcomplex<f64>>, tensor<7x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002F3834C8D33054C028FD519BA26B3DC04F55CDB62C9D4FC09410A02D1B763640117BBD13A83148C0C8B3912BC7A43D40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C77FD5471FB846C073F7D250DD7344407645A49667A921C097D7474F1FC44D4072BDBB14EB92344094423BDFB6474BC01833D0CDE5B12E409B29E25C74D536C0D668563277CC6840C67069751F6A5F40E08BA4B6F03F5DC01ABE2CA105862740000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.1715420835566544e-13 : f64} : (tensor<7x3xcomplex<f64>>, tensor<7x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C4D58630099F3D40FBF42A8C092D4EC05CF74C2582D732C0A15E8DED23BF50C0858A3FA8610E3A409A7CB0CEEF071FC0FDF9280768594FC0840CBF5E053445C03CB5FEF07AA244403A54F75184F04AC0C41F437CEF693AC004CCEB4AC1BAF23FB5803353896F2FC0CC9E16C5807143C01A2FCFE3038E4BC060201FC5434CECBF463636A04C73524093D43E072D991D40051A3F446EFD504034534159EF6521C0EDB6EEC7655C49C0F89B2BF8A37F1540A3856DA8392F43405E9DF5E61DEA4740A213C2F7BB7552C017F329AA61D723C06A37C5A7B71D29C027E77BE6D2E231C0E4AF7C9D8CF245C04D7589C9274730C0BCE1B0B5F26A3E4078594837A3064FC0A21DAABE647243C05189F27C87E82D4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000952FED77AB643340D2FB50376B381E401A5F8605966B5140ECB341ED90794840F840C068026A51C0D6D4FC3F7B4E3E409AEBD1A0DC3030C028AAA6F984A45BC094BCA81D512C454064256758EB354D40906B0D61EE274BC0B85F0418CEAA51C0FCAFFA8DDCD54B404076511DFE2722C0A7F22A72C1C05540C45EF46DB86B20C09FF1331575803CC0927EE2EFBE8E55C0F4CDA4F4934B45407B5F5A02F78851C09951E587C5084E406F81E25781DD5140CED951751A6D44C0B05351C5EB334DC081003A31088742409D86BFD097B24D401AF510C832B92240E4619076C0EA47402680951B791A45C0D3779AABC85755C0CB89918A884F3EC0FE624E26F26451C00EA0EBF4632E56408065E75506B3EE3F85675EB4E4B938407CA2CCC128DC62C0D9FE758CB12368C064EA551560FD2FC06C6D035E2EAE49C0538B81C2579C4BC022AE35B4B13A38C0D8D837FDE5BF5640A81450FD8DB663C07C3045BA9392454060535431BE0A6140401DA45A4FA64240426A65DE5B315F40FCF176530C844640EB2FFE019E5C6940589B35B17D1022C024F9CE97E66B37C0094306BC8CE268C0940ADCC165A44BC08ED2B381973F61405BEF657A01265840889DDD33AAB538C0F48C6B79608665C0FC9C0BA3AD0F3B40805ABBD44BFEF03F8A896BDF812C30C0631184F4F97440400CD22BA7531256C05B1A613E22E962C0187170F5733530C0CB50E35B81B45F408A9A32A90A8A41C0F317BA41CA7E5B40E18CE4FD3F4E5CC00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.6076960294655059e-13 : f64} : (tensor<7x17xcomplex<f64>>, tensor<7x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<7xcomplex<f64>>, tensor<7x1xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<7x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi32>, tensor<9xi32>, tensor<5xcomplex<f64>>) -> tensor<7xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi32>, tensor<9xi32>, tensor<5x1xcomplex<f64>>) -> tensor<7x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi32>, tensor<9xi32>, tensor<5x3xcomplex<f64>>) -> tensor<7x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi32>, tensor<9xi32>, tensor<5x17xcomplex<f64>>) -> tensor<7x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<7xcomplex<f64>>, tensor<7x1xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<7x17xcomplex<f64>>
}
}
// -----
// full_complex128_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000040000000100000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x000000000200000004000000060000000700000009000000"> : tensor<6xi32>
%z2 = stablehlo.constant dense<0> : tensor<6xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi32>, tensor<6xi32>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xCF78D377FB5D25C07F495DA1EE8637C0DAA9DC8872E33EC0B11AF54BE76D6040AE05F8FD1A4A574070D5064716494C40F7793AD5808758C0E6A6E20667273140BB91202A33DE51402CA37C7F602161C0"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.7455501727590624e-13 : f64} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xC456F6873BE625C0E202E160C26815C0D0C92549E8601240F0D624D1411256C0DAA781CC83333BC03C6194D2D19C424082E92B2DD4EB56400073A75D3695ED3FAEE645AFF2404EC092394032B7CF5E40"> : tensor<5x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.4388941699628118e-13 : f64} : (tensor<5x1xcomplex<f64>>, tensor<5x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xCADD56196EF527C093742B09203C30C09BA0348EA26F23C0BCB85F935AB20AC0FC562A8E7C6E39C0E059E63EE4D4F0BF5A1CF4A8358E5CC050667F0F38B83B40863EE9F89D2B4FC0B6EDA64729555540A00DA724440F03C0C26BF64E58DD37C0402AF12D192E2EC05936BAAE6CB14EC06ABB5D71E48164406CF0E40C16A4534080C2386AF9874EC0A4BB1773C6353DC01203054494F93AC026531E2BD3C344C03CB2DBEC5A4147C0B4A105E21A332DC0E268B2B2F5854440F2E204928E5D3740A9EF4613503259405ACD31743EE01EC0F49DC692B7855840EE5C8CAF1E3C44C082434507669241C04B01F995C59C5640"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.2311964115737023e-13 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x7E3748F43DBC3940E8A8AEE0E4641840080FFAA8ED51314094B21B2EA2B1184046FCFE2B1CA72CC01C37F67720A132C0E0B3C9FD3C512FC0E5EC56B91637354083C24EA9D50A34C0C00096B32393D0BFC85BE32ABBCBEC3F0B0CFD9FF8F712C050F6FCE488E3E13F8F8828F4C03133C052B37B9D055D33C01A0794B49D813540381045B3CA80384053C1DC2DEDCF1CC04030B6B237ADF1BFFBB9D7F42EB03DC0D0F73A3821DB034002AFDFAC0D7137C0F07552598EB33E404006660F37C1DEBF0C85B6DDA38A08C07F02B2AD8BA635C073B8ADC64F8CF3BF84F16B1CE4F6F7BF5C8A7B60D28523C0E4ACC09EDD1B2F40584ECE220499F13F0A10290EB87A35C0816BF9A3812E244006166984178A14C0DBCD2BB4764737409EAA56C198724DC0023BE92374C2404050FF3867D63538C038FBC1E419463DC0667623E2CF964440D2821F18879D4FC0D2F5ADAB26C665C08969A7711BEA594060E9B76E6A3413407044ED850A6854C0C7DFD888633050C0F6DB99156CB243402970ADA43FC53CC0DD8F44CF01A249407F2FB709DC993EC043D75FB8F2CB344034C5904C2DE851C0C0595C1DEDE95B40C6369960529348C0785997636D751B40EF269D02BF115940238F8DF9A79740C018A9F3C02D3124C073BE6E80C5DB40C08B05879E02C85140105AF436D797FFBFB99B6B481C723F40BAA67990C81553C0C3EAD4510E4D5DC0A09EB1E1C2C4EFBFB84B68BE95895BC09AC72EC2C2DE434056C542D2610C3540A229E4A721085240E81E12F0B31A5CC0922FAA976F1767C0308A467E284A3040E8736EE5E0805DC016E2EBFE109054C017C7473BD34C4440A346A2EE949B404030EDAE367A4C5DC0C6E03785A06F52406B8C146D7945694009EA76340D954840EBFBF8CB0B155F401FCAA1F189074A4036F290C83E616440B6D09BDD93B62F40D9418FCBE12247C094272A8EDE3263C0D9393EC16E1350C00C4B060120515240CB5C99BA50955C408721CBF5F7A645C0CDB21B6C951E64C060A35AD68A4A50C03E726ADC987C3EC0A3B124972D262C40580EDE7E4722244097EA7964BFF353C08191501DAAC762C0F88B48A73AAB09C028F298D03EAD66401EDB5BCCCF8B2EC0A88F346A53B94940AE75C45E125552C0D5EA684A72FF20C00285558E4E1E2D408F92908294FD47C0FCD451E4B4C6484022F477585EDC2EC031593EA92BC84DC0AA3161D6A9A0564020A1896E52A8F03FD9176692AD0C4AC04985AD93107C3A402AE21734BFB44F405EA690E1F84041C000B4B3B6A3C1CB3FCE63451A0FD846408CE2BAF4B9C611C08FE684C8BEA95140ECA9E49A19265240EE047A0611C727C036234208BD5C49403D14D4BFCA794540DE7A46AF903150C07A9A404BA4814340DC4A71CEE0F249401D36A8E49C4A39C028444D79B31A4AC067A29301CB203640F2BCF7991FBA43C000F13B3746F8F63F3BB37B5224695240CA0EF7254CF636C0AE30FD9322C04D40541286BB2DE32EC0F2ACF8367FFE27C0425FC0472EB75140CA236C41FDD24FC0D840C4ABD6541E40A456F7A0349D47C0BEA07C0505E353C0A0B59002AD1F5D405A731C63CAFD37C0352222DE453741C000EF23A816606440F3E28FA38CF842C0185C8B4A7F2A44C04E5547F2105448C0B65B72A40C1B6040CEE5B384DD2947C0D13BC2B495CC3EC0E85B911FD06E4FC0B8D0984BA03457C03355D6FFFA284FC01C8FCC13CABA3D402039F671E3191CC02E94BAB9B2974440F2D471F200FA2840CC4701230F0C4CC0FC278FACC9C650405467EA7F116B5C40C05E0F9B8AA6C4BFD1E982B6924259C0990DFD27938539403689BDE8B1D14DC006895DE888E041C02C25411E915B52402C2310EA3B3650C04178036F631A5940CB4E6784AF834FC0AA5E06DE0AC15EC0"> : tensor<5x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.6959445435252940e-13 : f64} : (tensor<5x17xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi32>, %arg2: tensor<6xi32>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi32>, tensor<9xi32>, tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi32>, tensor<9xi32>, tensor<5x1xcomplex<f64>>) -> tensor<5x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi32>, tensor<9xi32>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi32>, tensor<9xi32>, tensor<5x17xcomplex<f64>>) -> tensor<5x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>
}
}
// -----
// line_complex128_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000000000000001000000020000000200000003000000040000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000009000000"> : tensor<2xi32>
%z2 = stablehlo.constant dense<0> : tensor<2xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi32>, tensor<2xi32>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xB1F8CB9D75B24FC06A4CAB8084D56BC0"> : tensor<1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.1126338113209045e-13 : f64} : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x2F6D790EB28E4140709E600794FC3C40"> : tensor<1x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.0883258722587841e-14 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xFF598F8F58A842407930F65CBFEE68C0C0F8BC30EA0302C011EE9820427B67C0C023DB46E7561DC0D01EADE6548FF2BF"> : tensor<1x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.6046066069785601e-13 : f64} : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x4EDEC3F80EDC5A40DA24549740AE614066FFA34DB7B45640DC08EF7BE08960406A575D25832C5BC08A344E3FD3785FC01CC71404BBF76A40C21C61BEAE165740AD4BFAD20BC357C0E062E2312B2B68400A9D35C069BC5A40E0C4C4A5CD7244C03B5B1D8B771448407882A3B9F0F542C0171475CEB05049C0243A0871F1EE424000CEE23C10CAA93F88DB8964270B40402CC34708C9453B40BCF7A1BB76C91CC06047A03B7D741EC00F1AC6F18C9361C0BA43AB6A99CC614054AF129EA38B43C07CEB8C37998842C031F2A2AD892C63C036DB0314BE3C42C0309D85C435FC3BC0039D45A034DB5240454346CF045D484055A1128578235740B8B5F4E9D6FA37405984FD833F5A42C0FDB02E42509952C0"> : tensor<1x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.1687188295915886e-13 : f64} : (tensor<1x17xcomplex<f64>>, tensor<1x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi32>, %arg2: tensor<2xi32>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi32>, tensor<9xi32>, tensor<5xcomplex<f64>>) -> tensor<1xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi32>, tensor<9xi32>, tensor<5x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi32>, tensor<9xi32>, tensor<5x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi32>, tensor<9xi32>, tensor<5x17xcomplex<f64>>) -> tensor<1x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x17xcomplex<f64>>
}
}
// -----
// empty_complex128_int32
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x050000000500000005000000050000000500000005000000050000000500000005000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi32>, tensor<4xi32>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x17xcomplex<f64>>, tensor<3x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi32>, tensor<9xi32>, tensor<5xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi32>, tensor<9xi32>, tensor<5x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi32>, tensor<9xi32>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi32>, tensor<9xi32>, tensor<5x17xcomplex<f64>>) -> tensor<3x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>
}
}
// -----
// nothing_complex128_int32
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
%c0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
%z0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xcomplex<f64>>
%c1 = stablehlo.constant dense<> : tensor<0xi32>
%z1 = stablehlo.constant dense<> : tensor<0xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi32>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<4xi32>
%z2 = stablehlo.constant dense<1> : tensor<4xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi32>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%c7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f64>>
%z7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f64>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xcomplex<f64>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xcomplex<f64>>, tensor<0xi32>, tensor<4xi32>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>, tensor<5x0xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>, tensor<3x0xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xcomplex<f64>>, tensor<3x17xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<0xcomplex<f64>>, %arg1: tensor<0xi32>, %arg2: tensor<4xi32>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>, %arg7: tensor<5x0xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>, tensor<3x0xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi32>, tensor<0xi32>, tensor<5xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi32>, tensor<0xi32>, tensor<5x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi32>, tensor<0xi32>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi32>, tensor<0xi32>, tensor<5x17xcomplex<f64>>) -> tensor<3x17xcomplex<f64>>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi32>, tensor<0xi32>, tensor<5x0xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
return %0, %1, %2, %3, %4 : tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>, tensor<3x0xcomplex<f64>>
}
}
// -----
// gaps_complex128_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000010000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000000000000000000030000000000000003000000000000000300000000000000040000000000000009000000000000000900000000000000"> : tensor<8xi64>
%z2 = stablehlo.constant dense<0> : tensor<8xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi64>, tensor<8xi64>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<7xcomplex<f64>>, tensor<7x1xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<7x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000067BE134FBA5A54C0F29270C8B8DB20C00000000000000000000000000000000000000000000000000000000000000000AD49C47B3CEC434060F5A0088A155D4089C7CB6596C461401C801F284B2A4F4000000000000000000000000000000000"> : tensor<7xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.7570646530756871e-13 : f64} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000038A0D858C36824400E302F31BB57324000000000000000000000000000000000000000000000000000000000000000000A091E5E458F30C022B37EC3BCFE5BC0BE2ED27EEFEE50C01A0BBD2A59964A4000000000000000000000000000000000"> : tensor<7x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.0108016720158056e-13 : f64} : (tensor<7x1xcomplex<f64>>, tensor<7x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002F3834C8D33054C028FD519BA26B3DC04F55CDB62C9D4FC09410A02D1B763640117BBD13A83148C0C8B3912BC7A43D40000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C77FD5471FB846C073F7D250DD7344407645A49667A921C097D7474F1FC44D4072BDBB14EB92344094423BDFB6474BC01833D0CDE5B12E409B29E25C74D536C0D668563277CC6840C67069751F6A5F40E08BA4B6F03F5DC01ABE2CA105862740000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 4.1715420835566544e-13 : f64} : (tensor<7x3xcomplex<f64>>, tensor<7x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C4D58630099F3D40FBF42A8C092D4EC05CF74C2582D732C0A15E8DED23BF50C0858A3FA8610E3A409A7CB0CEEF071FC0FDF9280768594FC0840CBF5E053445C03CB5FEF07AA244403A54F75184F04AC0C41F437CEF693AC004CCEB4AC1BAF23FB5803353896F2FC0CC9E16C5807143C01A2FCFE3038E4BC060201FC5434CECBF463636A04C73524093D43E072D991D40051A3F446EFD504034534159EF6521C0EDB6EEC7655C49C0F89B2BF8A37F1540A3856DA8392F43405E9DF5E61DEA4740A213C2F7BB7552C017F329AA61D723C06A37C5A7B71D29C027E77BE6D2E231C0E4AF7C9D8CF245C04D7589C9274730C0BCE1B0B5F26A3E4078594837A3064FC0A21DAABE647243C05189F27C87E82D4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000952FED77AB643340D2FB50376B381E401A5F8605966B5140ECB341ED90794840F840C068026A51C0D6D4FC3F7B4E3E409AEBD1A0DC3030C028AAA6F984A45BC094BCA81D512C454064256758EB354D40906B0D61EE274BC0B85F0418CEAA51C0FCAFFA8DDCD54B404076511DFE2722C0A7F22A72C1C05540C45EF46DB86B20C09FF1331575803CC0927EE2EFBE8E55C0F4CDA4F4934B45407B5F5A02F78851C09951E587C5084E406F81E25781DD5140CED951751A6D44C0B05351C5EB334DC081003A31088742409D86BFD097B24D401AF510C832B92240E4619076C0EA47402680951B791A45C0D3779AABC85755C0CB89918A884F3EC0FE624E26F26451C00EA0EBF4632E56408065E75506B3EE3F85675EB4E4B938407CA2CCC128DC62C0D9FE758CB12368C064EA551560FD2FC06C6D035E2EAE49C0538B81C2579C4BC022AE35B4B13A38C0D8D837FDE5BF5640A81450FD8DB663C07C3045BA9392454060535431BE0A6140401DA45A4FA64240426A65DE5B315F40FCF176530C844640EB2FFE019E5C6940589B35B17D1022C024F9CE97E66B37C0094306BC8CE268C0940ADCC165A44BC08ED2B381973F61405BEF657A01265840889DDD33AAB538C0F48C6B79608665C0FC9C0BA3AD0F3B40805ABBD44BFEF03F8A896BDF812C30C0631184F4F97440400CD22BA7531256C05B1A613E22E962C0187170F5733530C0CB50E35B81B45F408A9A32A90A8A41C0F317BA41CA7E5B40E18CE4FD3F4E5CC00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.6076960294655059e-13 : f64} : (tensor<7x17xcomplex<f64>>, tensor<7x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi64>, %arg2: tensor<8xi64>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<7xcomplex<f64>>, tensor<7x1xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<7x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi64>, tensor<9xi64>, tensor<5xcomplex<f64>>) -> tensor<7xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi64>, tensor<9xi64>, tensor<5x1xcomplex<f64>>) -> tensor<7x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi64>, tensor<9xi64>, tensor<5x3xcomplex<f64>>) -> tensor<7x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<8xi64>, tensor<9xi64>, tensor<5x17xcomplex<f64>>) -> tensor<7x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<7xcomplex<f64>>, tensor<7x1xcomplex<f64>>, tensor<7x3xcomplex<f64>>, tensor<7x17xcomplex<f64>>
}
}
// -----
// full_complex128_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000040000000000000000000000000000000000000000000000040000000000000001000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x000000000000000002000000000000000400000000000000060000000000000007000000000000000900000000000000"> : tensor<6xi64>
%z2 = stablehlo.constant dense<0> : tensor<6xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<6xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<6xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi64>, tensor<6xi64>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xCF78D377FB5D25C07F495DA1EE8637C0DAA9DC8872E33EC0B11AF54BE76D6040AE05F8FD1A4A574070D5064716494C40F7793AD5808758C0E6A6E20667273140BB91202A33DE51402CA37C7F602161C0"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.7455501727590624e-13 : f64} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xC456F6873BE625C0E202E160C26815C0D0C92549E8601240F0D624D1411256C0DAA781CC83333BC03C6194D2D19C424082E92B2DD4EB56400073A75D3695ED3FAEE645AFF2404EC092394032B7CF5E40"> : tensor<5x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 2.4388941699628118e-13 : f64} : (tensor<5x1xcomplex<f64>>, tensor<5x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xCADD56196EF527C093742B09203C30C09BA0348EA26F23C0BCB85F935AB20AC0FC562A8E7C6E39C0E059E63EE4D4F0BF5A1CF4A8358E5CC050667F0F38B83B40863EE9F89D2B4FC0B6EDA64729555540A00DA724440F03C0C26BF64E58DD37C0402AF12D192E2EC05936BAAE6CB14EC06ABB5D71E48164406CF0E40C16A4534080C2386AF9874EC0A4BB1773C6353DC01203054494F93AC026531E2BD3C344C03CB2DBEC5A4147C0B4A105E21A332DC0E268B2B2F5854440F2E204928E5D3740A9EF4613503259405ACD31743EE01EC0F49DC692B7855840EE5C8CAF1E3C44C082434507669241C04B01F995C59C5640"> : tensor<5x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.2311964115737023e-13 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x7E3748F43DBC3940E8A8AEE0E4641840080FFAA8ED51314094B21B2EA2B1184046FCFE2B1CA72CC01C37F67720A132C0E0B3C9FD3C512FC0E5EC56B91637354083C24EA9D50A34C0C00096B32393D0BFC85BE32ABBCBEC3F0B0CFD9FF8F712C050F6FCE488E3E13F8F8828F4C03133C052B37B9D055D33C01A0794B49D813540381045B3CA80384053C1DC2DEDCF1CC04030B6B237ADF1BFFBB9D7F42EB03DC0D0F73A3821DB034002AFDFAC0D7137C0F07552598EB33E404006660F37C1DEBF0C85B6DDA38A08C07F02B2AD8BA635C073B8ADC64F8CF3BF84F16B1CE4F6F7BF5C8A7B60D28523C0E4ACC09EDD1B2F40584ECE220499F13F0A10290EB87A35C0816BF9A3812E244006166984178A14C0DBCD2BB4764737409EAA56C198724DC0023BE92374C2404050FF3867D63538C038FBC1E419463DC0667623E2CF964440D2821F18879D4FC0D2F5ADAB26C665C08969A7711BEA594060E9B76E6A3413407044ED850A6854C0C7DFD888633050C0F6DB99156CB243402970ADA43FC53CC0DD8F44CF01A249407F2FB709DC993EC043D75FB8F2CB344034C5904C2DE851C0C0595C1DEDE95B40C6369960529348C0785997636D751B40EF269D02BF115940238F8DF9A79740C018A9F3C02D3124C073BE6E80C5DB40C08B05879E02C85140105AF436D797FFBFB99B6B481C723F40BAA67990C81553C0C3EAD4510E4D5DC0A09EB1E1C2C4EFBFB84B68BE95895BC09AC72EC2C2DE434056C542D2610C3540A229E4A721085240E81E12F0B31A5CC0922FAA976F1767C0308A467E284A3040E8736EE5E0805DC016E2EBFE109054C017C7473BD34C4440A346A2EE949B404030EDAE367A4C5DC0C6E03785A06F52406B8C146D7945694009EA76340D954840EBFBF8CB0B155F401FCAA1F189074A4036F290C83E616440B6D09BDD93B62F40D9418FCBE12247C094272A8EDE3263C0D9393EC16E1350C00C4B060120515240CB5C99BA50955C408721CBF5F7A645C0CDB21B6C951E64C060A35AD68A4A50C03E726ADC987C3EC0A3B124972D262C40580EDE7E4722244097EA7964BFF353C08191501DAAC762C0F88B48A73AAB09C028F298D03EAD66401EDB5BCCCF8B2EC0A88F346A53B94940AE75C45E125552C0D5EA684A72FF20C00285558E4E1E2D408F92908294FD47C0FCD451E4B4C6484022F477585EDC2EC031593EA92BC84DC0AA3161D6A9A0564020A1896E52A8F03FD9176692AD0C4AC04985AD93107C3A402AE21734BFB44F405EA690E1F84041C000B4B3B6A3C1CB3FCE63451A0FD846408CE2BAF4B9C611C08FE684C8BEA95140ECA9E49A19265240EE047A0611C727C036234208BD5C49403D14D4BFCA794540DE7A46AF903150C07A9A404BA4814340DC4A71CEE0F249401D36A8E49C4A39C028444D79B31A4AC067A29301CB203640F2BCF7991FBA43C000F13B3746F8F63F3BB37B5224695240CA0EF7254CF636C0AE30FD9322C04D40541286BB2DE32EC0F2ACF8367FFE27C0425FC0472EB75140CA236C41FDD24FC0D840C4ABD6541E40A456F7A0349D47C0BEA07C0505E353C0A0B59002AD1F5D405A731C63CAFD37C0352222DE453741C000EF23A816606440F3E28FA38CF842C0185C8B4A7F2A44C04E5547F2105448C0B65B72A40C1B6040CEE5B384DD2947C0D13BC2B495CC3EC0E85B911FD06E4FC0B8D0984BA03457C03355D6FFFA284FC01C8FCC13CABA3D402039F671E3191CC02E94BAB9B2974440F2D471F200FA2840CC4701230F0C4CC0FC278FACC9C650405467EA7F116B5C40C05E0F9B8AA6C4BFD1E982B6924259C0990DFD27938539403689BDE8B1D14DC006895DE888E041C02C25411E915B52402C2310EA3B3650C04178036F631A5940CB4E6784AF834FC0AA5E06DE0AC15EC0"> : tensor<5x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 3.6959445435252940e-13 : f64} : (tensor<5x17xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi64>, %arg2: tensor<6xi64>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi64>, tensor<9xi64>, tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi64>, tensor<9xi64>, tensor<5x1xcomplex<f64>>) -> tensor<5x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi64>, tensor<9xi64>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<6xi64>, tensor<9xi64>, tensor<5x17xcomplex<f64>>) -> tensor<5x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>
}
}
// -----
// line_complex128_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000020000000000000002000000000000000300000000000000040000000000000004000000000000000400000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x00000000000000000900000000000000"> : tensor<2xi64>
%z2 = stablehlo.constant dense<0> : tensor<2xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<2xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<2xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi64>, tensor<2xi64>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xB1F8CB9D75B24FC06A4CAB8084D56BC0"> : tensor<1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.1126338113209045e-13 : f64} : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x2F6D790EB28E4140709E600794FC3C40"> : tensor<1x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 8.0883258722587841e-14 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0xFF598F8F58A842407930F65CBFEE68C0C0F8BC30EA0302C011EE9820427B67C0C023DB46E7561DC0D01EADE6548FF2BF"> : tensor<1x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 3.6046066069785601e-13 : f64} : (tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x4EDEC3F80EDC5A40DA24549740AE614066FFA34DB7B45640DC08EF7BE08960406A575D25832C5BC08A344E3FD3785FC01CC71404BBF76A40C21C61BEAE165740AD4BFAD20BC357C0E062E2312B2B68400A9D35C069BC5A40E0C4C4A5CD7244C03B5B1D8B771448407882A3B9F0F542C0171475CEB05049C0243A0871F1EE424000CEE23C10CAA93F88DB8964270B40402CC34708C9453B40BCF7A1BB76C91CC06047A03B7D741EC00F1AC6F18C9361C0BA43AB6A99CC614054AF129EA38B43C07CEB8C37998842C031F2A2AD892C63C036DB0314BE3C42C0309D85C435FC3BC0039D45A034DB5240454346CF045D484055A1128578235740B8B5F4E9D6FA37405984FD833F5A42C0FDB02E42509952C0"> : tensor<1x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 4.1687188295915886e-13 : f64} : (tensor<1x17xcomplex<f64>>, tensor<1x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi64>, tensor<9xi64>, tensor<5xcomplex<f64>>) -> tensor<1xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi64>, tensor<9xi64>, tensor<5x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi64>, tensor<9xi64>, tensor<5x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<2xi64>, tensor<9xi64>, tensor<5x17xcomplex<f64>>) -> tensor<1x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x17xcomplex<f64>>
}
}
// -----
// empty_complex128_int64
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
%c0 = stablehlo.constant dense<"0xF4598EEE6EA81A4054479A569412F2BF109C3539C5B20EC0E017A2401958D1BF70EF8024E8B4FD3F1C13EFEC134F1FC0BA0F781A82FB1340D1BF2B7B26CC21C0C8898C09601D0F404EA9E2AA03CE174040E6415049E81D40EE873E0D1D662140D8B60297C6F219403C1821C6ED7D1440BCE903BBF41C1E4024BD45CB978D0AC09F8717AAF70A21C070DD9CF36B910D40"> : tensor<9xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000050000000000000005000000000000000500000000000000"> : tensor<9xi64>
%z1 = stablehlo.constant dense<0> : tensor<9xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%r:4 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<9xcomplex<f64>>, tensor<9xi64>, tensor<4xi64>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#2, %e2) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f64>>
stablehlo.custom_call @check.expect_almost_eq(%r#3, %e3) {has_side_effect = true, tolerance = 1.7763568394002505e-15 : f64} : (tensor<3x17xcomplex<f64>>, tensor<3x17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<9xcomplex<f64>>, %arg1: tensor<9xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi64>, tensor<9xi64>, tensor<5xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi64>, tensor<9xi64>, tensor<5x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi64>, tensor<9xi64>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xcomplex<f64>>, tensor<4xi64>, tensor<9xi64>, tensor<5x17xcomplex<f64>>) -> tensor<3x17xcomplex<f64>>
return %0, %1, %2, %3 : tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>
}
}
// -----
// nothing_complex128_int64
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
%c0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
%z0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<0xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<0xcomplex<f64>>
%c1 = stablehlo.constant dense<> : tensor<0xi64>
%z1 = stablehlo.constant dense<> : tensor<0xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<0xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<0xi64>
%c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>
%z2 = stablehlo.constant dense<1> : tensor<4xi64>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<4xi64>
%a2 = stablehlo.optimization_barrier %s2 : tensor<4xi64>
%c3 = stablehlo.constant dense<"0x004C205BD0F51540A0FA07557DCB00C08AA169F2F62B1640BC7F1B67165CFABF001E9C1DB1A7D13F2548876ABE5E20C0103FE5C937D80EC0A5F6CB20A63E20C0B6BC7482F90E20C07A5B293668F82140"> : tensor<5xcomplex<f64>>
%z3 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5xcomplex<f64>>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xcomplex<f64>>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xcomplex<f64>>
%c4 = stablehlo.constant dense<"0xA058400790FBE53F18DD2A5FED1D03403871C5A3A99106C0107CFD01471A094084C1B78CB4DA02C0EC2D83283A7C08C05449A11D8D1202C020CFC0127CE809406A32FC034B8C2140F9751F895F251BC0"> : tensor<5x1xcomplex<f64>>
%z4 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x1xcomplex<f64>>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5x1xcomplex<f64>>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5x1xcomplex<f64>>
%c5 = stablehlo.constant dense<"0x8A6278767EEA08C02C4958C6382EF6BF3471B04EBE8A214008D03D8DDF9211C0BCA6A62C0B1B0AC0A05360E0152EFA3FE8443EB388C61440089221B0C907FE3F7E0F8EB8EEA11A4058842639C625054018153271195EFFBF04F809ED1E9E1D4080CADA62D8E3F1BF066949A4662F19C000090804FC5202C082936A552F8502C0041C859DA14C1CC07CE971ACBE030FC020DC0E09573BD8BF90D7CB2B566521C03E03F3B2659F12C0C2D3280B99ED16C031E1C27C4C7C11C0A45E62F5DF55FEBFA5B45D2707B316C058A863EBFCB9FEBF9E5B5B4AB00A16C0E00FDD160FCF00405E7DD8BB78981640F07DA033967EEBBF"> : tensor<5x3xcomplex<f64>>
%z5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x3xcomplex<f64>>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<5x3xcomplex<f64>>
%a5 = stablehlo.optimization_barrier %s5 : tensor<5x3xcomplex<f64>>
%c6 = stablehlo.constant dense<"0xD8F050C0FC3E03C0CB2027A082281BC0D67CD06A96A615C01EE333F8E2D120405C051C2BB19F1DC0C8A8769CF4790240F428A624420F064080DC7C01F538E4BF1079B629FF6BE7BF9808F0EFD2B91D40FE4A0D236B8E214066905C81FDF41BC0FEA527481A501940FC86D7E51A9D0CC0140A0F01DF421840A498CD610DB119C08319BEB8F02520C0CE1E327E4DD808C0E06F9BA8F9E0EF3F6046B8A6E7A5144008796F0425F3FE3FB90FF2678A3619C0525AD5D7E53120C05CCA252609D1124080807341421EDABF000D0C039A3AFC3F28E51CB1F58A08C05860AC94AB8908C0F975D064BC6914C094B6C6FBB92E194052BE69C79C621540EEE86D9C487820C004F7D976F7C7F6BFE47F52BA0F7712C00ADE710221921CC0004048847E60713F785EEBA994DA02C0305AEFCE7CBBFCBFB4BED29769DE1D40942E5B7A5F9800C0743AFFEDC7CBFFBF42C2928EFBE521405F32CB83068316C07038379B063EEC3F7E230C50EB311FC0C438859CFB34074040B937C7130BCC3F30A9627BD86FE9BF2851EFA8C82008406B7F6CFAECB115C0F05E19FE5F1CF9BFFAC6D60BC8821CC0BA02FF263914194042D1616FF36612400088F65B1E36DC3F049826C3A2101040829278254F6A1540727F3BAAE8B2214060699A708EC3F23FF95D09A3F1E711C048A95CE56B26FA3FE8365DEF7599FEBF1007C5D07333F9BF2C8B93B495F601C010E5E255A3191CC0B042D755D438F53FA848443004760D40D3A7BDE8F04320C09E1D135CE8CD1940AE60A5FD4D69154034523513B8331040240DDB6EB5C2104050FD34603D2AF7BFA13AF60BEF391DC0684D4B526FBA1DC0280C4A7601940E400B8B8FEC889F16C084D4FD16A22507C030AAC5394687ED3F70898F440386F3BF28DE7708D2DF064011088EBEB17D15C0B491EFBFE60C21C08081CBAFDD110B40F84B06F7E6E31F40501E7384476DF63F08262F72C2E70E4056985434A62C21C0B6D55ECB10031040452ED3D1DE3B19C0B87F45C302932140C8F3D83F65BB1040A47DA2450F660140E5B4E5C687521AC0000B0DCF1C71C1BFC05CF547E51CE3BF38E6F2A5CBD713C0386774E4A55A0840B49293B0CDAC0A408083166D52C817C0AC9C8EACEDB40C4000A871BA9FC8A3BFEC904F8D3C4C204044EAB4A2F0FBF6BFC4581928EC3E1F40F8CC982449E419C0C020746A4F03C4BFC22D883B0BC91440E8986FE3EF611940CB3D961B5B0F1EC0EA25E5973F7D20408E80002A84821740808B92702EFBF7BFA0DE368D851209C0682CEA534AA3FE3FC2396685184504C050BFADC912ECFA3F2DC45E9036DD13C0807F41D53F84D6BF0C974506F3861940D087BD206AD4E1BFD0AD740860E92140516A2FDB2E0C14C0F774E2EB076F16C04037B7C62E7E16C0CCC23E0CFA810240A039EAEA22980BC025E624C8777220C070376499F182FA3F10C63E1C3476FDBF9CC77A55A2F70640A22F78F8E02A14C002F7784A82FE16404886EF1B6C0E0340B0AB684797AE0EC029488BE7D76415C06069143AA238D23FDCFB3CD3ED2700406074A5BE19E2EABF16595C50A89A2040868ECC3A41B917C0D1E16DA91BFE11C060328802AE572140271ED509DDBF1AC03095CEB959AF07C0B8940193D3AE1940BCA5BD921B770B4069AA84CDB20F20C0F0686469B2910B40D67FBACB2349114060C2507C6380134018E2539E052A1C4054007E45F10018403058D7CD73491AC082CDEA8D8E122040004B61C4B094D13FF216F4F436CC09C0D29DDC40FF1E214010101FC85F3F0840BA2810DB592B19C0448132949C610AC07A3D0804B20F1840406F6CCB041B0DC0F4EE077871C10840E01C64F79C141540A4F927E16CCE1EC0800316D0FBF611405C3C3A65BAB517C0BCC3610A34B2104084E5232353821E40"> : tensor<5x17xcomplex<f64>>
%z6 = stablehlo.constant dense<(0.0, 0.0)> : tensor<5x17xcomplex<f64>>
%s6 = stablehlo.select %live, %c6, %z6 : tensor<i1>, tensor<5x17xcomplex<f64>>
%a6 = stablehlo.optimization_barrier %s6 : tensor<5x17xcomplex<f64>>
%c7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f64>>
%z7 = stablehlo.constant dense<> : tensor<5x0xcomplex<f64>>
%s7 = stablehlo.select %live, %c7, %z7 : tensor<i1>, tensor<5x0xcomplex<f64>>
%a7 = stablehlo.optimization_barrier %s7 : tensor<5x0xcomplex<f64>>
%r:5 = call @f(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<0xcomplex<f64>>, tensor<0xi64>, tensor<4xi64>, tensor<5xcomplex<f64>>, tensor<5x1xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x17xcomplex<f64>>, tensor<5x0xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>, tensor<3x0xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x1xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3x17xcomplex<f64>>, tensor<3x17xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<0xcomplex<f64>>, %arg1: tensor<0xi64>, %arg2: tensor<4xi64>, %arg3: tensor<5xcomplex<f64>>, %arg4: tensor<5x1xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x17xcomplex<f64>>, %arg7: tensor<5x0xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>, tensor<3x0xcomplex<f64>>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi64>, tensor<0xi64>, tensor<5xcomplex<f64>>) -> tensor<3xcomplex<f64>>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi64>, tensor<0xi64>, tensor<5x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
%2 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi64>, tensor<0xi64>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
%3 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg6) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi64>, tensor<0xi64>, tensor<5x17xcomplex<f64>>) -> tensor<3x17xcomplex<f64>>
%4 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<0xcomplex<f64>>, tensor<4xi64>, tensor<0xi64>, tensor<5x0xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
return %0, %1, %2, %3, %4 : tensor<3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x17xcomplex<f64>>, tensor<3x0xcomplex<f64>>
}
}
// -----
// padding
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
%c0 = stablehlo.constant dense<"0x6E868FC033AA004193F3B2C068BAB8C077ED2CC04F359BC07F5A4440DBB6DDC03246E4400000C07F0000807F0000803F"> : tensor<12xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<12xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<12xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<12xf32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000050000000500000005000000"> : tensor<12xi32>
%z1 = stablehlo.constant dense<0> : tensor<12xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<12xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<12xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1A39490BFCAC08ABE9F78FAC034610EC11D70BE40E8300B416EEFA340BE6C54C0608B6C40E95767C0CFAB8A40"> : tensor<5x4xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x4xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x4xf32>
%c4 = stablehlo.constant dense<"0x7743D54000EB7840BD5708C134610EC1BE6C54C0"> : tensor<5xf32>
%z4 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<5xf32>
%a4 = stablehlo.optimization_barrier %s4 : tensor<5xf32>
%r:2 = call @f(%a0, %a1, %a2, %a3, %a4) : (tensor<12xf32>, tensor<12xi32>, tensor<8xi32>, tensor<5x4xf32>, tensor<5xf32>) -> (tensor<7x4xf32>, tensor<7xf32>)
%e0 = stablehlo.constant dense<"0x0000000000000000000000000000000084AA9B41A23015C2CD7346C238F161C20000000000000000000000000000000000000000000000000000000000000000D64899416AB0AAC1A3EFA641EC20C8C19A511CC23AB55242D476A440AEE25BC100000000000000000000000000000000"> : tensor<7x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 5.3868832765147090e-05 : f64} : (tensor<7x4xf32>, tensor<7x4xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000084AA9B410000000000000000D64899419A511CC200000000"> : tensor<7xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.7269295717123896e-05 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<12xf32>, %arg1: tensor<12xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5x4xf32>, %arg4: tensor<5xf32>) -> (tensor<7x4xf32>, tensor<7xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<12xf32>, tensor<8xi32>, tensor<12xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
%1 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg4) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<12xf32>, tensor<8xi32>, tensor<12xi32>, tensor<5xf32>) -> tensor<7xf32>
return %0, %1 : tensor<7x4xf32>, tensor<7xf32>
}
}
// -----
// gradients
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1A39490BFCAC08ABE9F78FAC034610EC11D70BE40E8300B416EEFA340BE6C54C0608B6C40E95767C0CFAB8A40"> : tensor<5x4xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5x4xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5x4xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5x4xf32>
%r:2 = call @f(%a0, %a1, %a2, %a3) : (tensor<9xf32>, tensor<9xi32>, tensor<8xi32>, tensor<5x4xf32>) -> (tensor<9xf32>, tensor<5x4xf32>)
%e0 = stablehlo.constant dense<"0x5FBB3E3F5FBB3E3FE0BDB0400A4288BF2C1092C02C1092C0599A5D3E888F1941888F1941"> : tensor<9xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 7.3223432991653681e-05 : f64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0xF2AB15C1CB187C40FDE0FCC05AE900418BD8AAC070E10F40B35390C016269340554C30C0024CB6BB75A12BC068B43440548EE7BF556F6FBBEF6CE1BFF957ED3FF01319C08C1989400B6B86403416ADC0"> : tensor<5x4xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 7.1369009674526751e-05 : f64} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5x4xf32>) -> (tensor<9xf32>, tensor<5x4xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<9xf32>, tensor<8xi32>, tensor<9xi32>, tensor<5x4xf32>) -> tensor<7x4xf32>
%1 = stablehlo.sine %0 : tensor<7x4xf32>
%2 = stablehlo.cosine %0 : tensor<7x4xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x4xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
%5 = stablehlo.multiply %4, %2 : tensor<7x4xf32>
%6:2 = call @_csr_to_coo(%arg1, %arg2) : (tensor<9xi32>, tensor<8xi32>) -> (tensor<9xi32>, tensor<9xi32>)
%7 = stablehlo.broadcast_in_dim %6#0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%8 = stablehlo.broadcast_in_dim %6#1, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%9 = stablehlo.concatenate %7, %8, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
%c = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
%11 = stablehlo.compare LT, %c, %10, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%c_2 = stablehlo.constant dense<2> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2xi64>
%13 = stablehlo.add %c, %12 : tensor<2xi64>
%14 = stablehlo.select %11, %13, %c : tensor<2xi1>, tensor<2xi64>
%15 = stablehlo.convert %14 : (tensor<2xi64>) -> tensor<2xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
%17 = "stablehlo.gather"(%9, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 9, 1>}> : (tensor<9x2xi32>, tensor<2x1xi32>) -> tensor<9x2xi32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
%19 = stablehlo.slice %17 [0:9, 0:1] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%20 = stablehlo.reshape %19 : (tensor<9x1xi32>) -> tensor<9xi32>
%21 = stablehlo.slice %17 [0:9, 1:2] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%22 = stablehlo.reshape %21 : (tensor<9x1xi32>) -> tensor<9xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
%24 = stablehlo.compare LT, %20, %23, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
%26 = stablehlo.add %20, %25 : tensor<9xi32>
%27 = stablehlo.select %24, %26, %20 : tensor<9xi1>, tensor<9xi32>
%28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%c_6 = stablehlo.constant dense<6> : tensor<1xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
%30 = stablehlo.compare GE, %28, %29, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%31 = stablehlo.broadcast_in_dim %c_6, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
%33 = stablehlo.compare LE, %28, %32, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%34 = stablehlo.and %30, %33 : tensor<9x1xi1>
%c_8 = stablehlo.constant dense<true> : tensor<i1>
%35 = stablehlo.reduce(%34 init: %c_8) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
%36 = "stablehlo.gather"(%5, %28) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<9x1xi32>) -> tensor<9x4xf32>
%37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<9xi1>) -> tensor<9x4xi1>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
%39 = stablehlo.select %37, %36, %38 : tensor<9x4xi1>, tensor<9x4xf32>
%40 = stablehlo.dot_general %arg0, %39, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
%42 = stablehlo.compare LT, %22, %41, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<5> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
%44 = stablehlo.add %22, %43 : tensor<9xi32>
%45 = stablehlo.select %42, %44, %22 : tensor<9xi1>, tensor<9xi32>
%46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%47 = "stablehlo.scatter"(%18, %46, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
%92 = stablehlo.add %arg4, %arg5 : tensor<f32>
stablehlo.return %92 : tensor<f32>
}) : (tensor<5x4xf32>, tensor<9x1xi32>, tensor<9x4xf32>) -> tensor<5x4xf32>
%48:2 = call @_csr_to_coo(%arg1, %arg2) : (tensor<9xi32>, tensor<8xi32>) -> (tensor<9xi32>, tensor<9xi32>)
%49 = stablehlo.broadcast_in_dim %48#0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%50 = stablehlo.broadcast_in_dim %48#1, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%51 = stablehlo.concatenate %49, %50, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<9xf64>
%53 = stablehlo.slice %51 [0:9, 0:1] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%54 = stablehlo.reshape %53 : (tensor<9x1xi32>) -> tensor<9xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
%56 = stablehlo.compare LT, %54, %55, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
%58 = stablehlo.add %54, %57 : tensor<9xi32>
%59 = stablehlo.select %56, %58, %54 : tensor<9xi1>, tensor<9xi32>
%60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%c_15 = stablehlo.constant dense<6> : tensor<1xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
%62 = stablehlo.compare GE, %60, %61, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
%65 = stablehlo.compare LE, %60, %64, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%66 = stablehlo.and %62, %65 : tensor<9x1xi1>
%c_17 = stablehlo.constant dense<true> : tensor<i1>
%67 = stablehlo.reduce(%66 init: %c_17) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
%68 = "stablehlo.gather"(%5, %60) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<9x1xi32>) -> tensor<9x4xf32>
%69 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<9xi1>) -> tensor<9x4xi1>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
%71 = stablehlo.select %69, %68, %70 : tensor<9x4xi1>, tensor<9x4xf32>
%72 = stablehlo.slice %51 [0:9, 1:2] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%73 = stablehlo.reshape %72 : (tensor<9x1xi32>) -> tensor<9xi32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
%75 = stablehlo.compare LT, %73, %74, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_20 = stablehlo.constant dense<5> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
%77 = stablehlo.add %73, %76 : tensor<9xi32>
%78 = stablehlo.select %75, %77, %73 : tensor<9xi1>, tensor<9xi32>
%79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%c_21 = stablehlo.constant dense<4> : tensor<1xi32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%80 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
%81 = stablehlo.compare GE, %79, %80, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%82 = stablehlo.broadcast_in_dim %c_21, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
%84 = stablehlo.compare LE, %79, %83, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%85 = stablehlo.and %81, %84 : tensor<9x1xi1>
%c_23 = stablehlo.constant dense<true> : tensor<i1>
%86 = stablehlo.reduce(%85 init: %c_23) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
%87 = "stablehlo.gather"(%arg3, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<9x1xi32>) -> tensor<9x4xf32>
%88 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<9xi1>) -> tensor<9x4xi1>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
%90 = stablehlo.select %88, %87, %89 : tensor<9x4xi1>, tensor<9x4xf32>
%91 = stablehlo.dot_general %71, %90, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9xf32>
return %91, %47 : tensor<9xf32>, tensor<5x4xf32>
}
func.func private @_csr_to_coo(%arg0: tensor<9xi32>, %arg1: tensor<8xi32>) -> (tensor<9xi32>, tensor<9xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%c_1 = stablehlo.constant dense<9> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
%4 = stablehlo.add %arg1, %3 : tensor<8xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<8xi1>, tensor<8xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
%8 = "stablehlo.scatter"(%0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
%12 = stablehlo.add %arg2, %arg3 : tensor<i32>
stablehlo.return %12 : tensor<i32>
}) : (tensor<9xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<9xi32>
%9 = call @cumsum(%8) : (tensor<9xi32>) -> tensor<9xi32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
%11 = stablehlo.subtract %9, %10 : tensor<9xi32>
return %11, %arg0 : tensor<9xi32>, tensor<9xi32>
}
func.func private @cumsum(%arg0: tensor<9xi32>) -> tensor<9xi32> {
%0 = call @cumsum_0(%arg0) : (tensor<9xi32>) -> tensor<9xi32>
return %0 : tensor<9xi32>
}
func.func private @cumsum_0(%arg0: tensor<9xi32>) -> tensor<9xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
return %1 : tensor<9xi32>
}
}
// -----
// gradient_of_vector
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
%c0 = stablehlo.constant dense<"0x7743D5402A9675C041A7ED3F11DC9F4000EB78404B42EF403596CF40A6E7F040BD5708C1"> : tensor<9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<9xf32>
%c1 = stablehlo.constant dense<"0x020000000200000003000000040000000000000000000000010000000400000004000000"> : tensor<9xi32>
%z1 = stablehlo.constant dense<0> : tensor<9xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<9xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<9xi32>
%c2 = stablehlo.constant dense<"0x0000000000000000030000000300000003000000040000000900000009000000"> : tensor<8xi32>
%z2 = stablehlo.constant dense<0> : tensor<8xi32>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<8xi32>
%a2 = stablehlo.optimization_barrier %s2 : tensor<8xi32>
%c3 = stablehlo.constant dense<"0x2A9675C04B42EF40A39490BF1D70BE40608B6C40"> : tensor<5xf32>
%z3 = stablehlo.constant dense<0.0> : tensor<5xf32>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<5xf32>
%a3 = stablehlo.optimization_barrier %s3 : tensor<5xf32>
%r:2 = call @f(%a0, %a1, %a2, %a3) : (tensor<9xf32>, tensor<9xi32>, tensor<8xi32>, tensor<5xf32>) -> (tensor<9xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x1AAA113B1AAA113B95DD3FBCE8295B40FE37AABFFE37AABF3ED5254096F3A33F96F3A33F"> : tensor<9xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 2.6126348529942334e-05 : f64} : (tensor<9xf32>, tensor<9xf32>) -> ()
%e1 = stablehlo.constant dense<"0xCB187C4070E10F40024CB6BB556F6FBB8C198940"> : tensor<5xf32>
stablehlo.custom_call @check.expect_almost_eq(%r#1, %e1) {has_side_effect = true, tolerance = 3.2687137718312442e-05 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<8xi32>, %arg3: tensor<5xf32>) -> (tensor<9xf32>, tensor<5xf32>) {
%0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%arg0, %arg2, %arg1, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<9xf32>, tensor<8xi32>, tensor<9xi32>, tensor<5xf32>) -> tensor<7xf32>
%1 = stablehlo.sine %0 : tensor<7xf32>
%2 = stablehlo.cosine %0 : tensor<7xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
%5 = stablehlo.multiply %4, %2 : tensor<7xf32>
%6:2 = call @_csr_to_coo(%arg1, %arg2) : (tensor<9xi32>, tensor<8xi32>) -> (tensor<9xi32>, tensor<9xi32>)
%7 = stablehlo.broadcast_in_dim %6#0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%8 = stablehlo.broadcast_in_dim %6#1, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%9 = stablehlo.concatenate %7, %8, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
%c = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
%11 = stablehlo.compare LT, %c, %10, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
%c_2 = stablehlo.constant dense<2> : tensor<i64>
%12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2xi64>
%13 = stablehlo.add %c, %12 : tensor<2xi64>
%14 = stablehlo.select %11, %13, %c : tensor<2xi1>, tensor<2xi64>
%15 = stablehlo.convert %14 : (tensor<2xi64>) -> tensor<2xi32>
%16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
%17 = "stablehlo.gather"(%9, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 9, 1>}> : (tensor<9x2xi32>, tensor<2x1xi32>) -> tensor<9x2xi32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
%19 = stablehlo.slice %17 [0:9, 0:1] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%20 = stablehlo.reshape %19 : (tensor<9x1xi32>) -> tensor<9xi32>
%21 = stablehlo.slice %17 [0:9, 1:2] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%22 = stablehlo.reshape %21 : (tensor<9x1xi32>) -> tensor<9xi32>
%c_4 = stablehlo.constant dense<0> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
%24 = stablehlo.compare LT, %20, %23, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_5 = stablehlo.constant dense<7> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
%26 = stablehlo.add %20, %25 : tensor<9xi32>
%27 = stablehlo.select %24, %26, %20 : tensor<9xi1>, tensor<9xi32>
%28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%c_6 = stablehlo.constant dense<6> : tensor<1xi32>
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
%30 = stablehlo.compare GE, %28, %29, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%31 = stablehlo.broadcast_in_dim %c_6, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
%33 = stablehlo.compare LE, %28, %32, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%34 = stablehlo.and %30, %33 : tensor<9x1xi1>
%c_8 = stablehlo.constant dense<true> : tensor<i1>
%35 = stablehlo.reduce(%34 init: %c_8) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
%36 = "stablehlo.gather"(%5, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<9x1xi32>) -> tensor<9xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
%38 = stablehlo.select %35, %36, %37 : tensor<9xi1>, tensor<9xf32>
%39 = stablehlo.dot_general %arg0, %38, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%c_10 = stablehlo.constant dense<0> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
%41 = stablehlo.compare LT, %22, %40, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_11 = stablehlo.constant dense<5> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
%43 = stablehlo.add %22, %42 : tensor<9xi32>
%44 = stablehlo.select %41, %43, %22 : tensor<9xi1>, tensor<9xi32>
%45 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%46 = "stablehlo.scatter"(%18, %45, %39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
%89 = stablehlo.add %arg4, %arg5 : tensor<f32>
stablehlo.return %89 : tensor<f32>
}) : (tensor<5xf32>, tensor<9x1xi32>, tensor<9xf32>) -> tensor<5xf32>
%47:2 = call @_csr_to_coo(%arg1, %arg2) : (tensor<9xi32>, tensor<8xi32>) -> (tensor<9xi32>, tensor<9xi32>)
%48 = stablehlo.broadcast_in_dim %47#0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%49 = stablehlo.broadcast_in_dim %47#1, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%50 = stablehlo.concatenate %48, %49, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
%cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<9xf64>
%52 = stablehlo.slice %50 [0:9, 0:1] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%53 = stablehlo.reshape %52 : (tensor<9x1xi32>) -> tensor<9xi32>
%c_13 = stablehlo.constant dense<0> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
%55 = stablehlo.compare LT, %53, %54, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_14 = stablehlo.constant dense<7> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
%57 = stablehlo.add %53, %56 : tensor<9xi32>
%58 = stablehlo.select %55, %57, %53 : tensor<9xi1>, tensor<9xi32>
%59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%c_15 = stablehlo.constant dense<6> : tensor<1xi32>
%c_16 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
%61 = stablehlo.compare GE, %59, %60, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
%64 = stablehlo.compare LE, %59, %63, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%65 = stablehlo.and %61, %64 : tensor<9x1xi1>
%c_17 = stablehlo.constant dense<true> : tensor<i1>
%66 = stablehlo.reduce(%65 init: %c_17) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
%67 = "stablehlo.gather"(%5, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<9x1xi32>) -> tensor<9xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%68 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9xf32>
%69 = stablehlo.select %66, %67, %68 : tensor<9xi1>, tensor<9xf32>
%70 = stablehlo.slice %50 [0:9, 1:2] : (tensor<9x2xi32>) -> tensor<9x1xi32>
%71 = stablehlo.reshape %70 : (tensor<9x1xi32>) -> tensor<9xi32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%72 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
%73 = stablehlo.compare LT, %71, %72, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_20 = stablehlo.constant dense<5> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
%75 = stablehlo.add %71, %74 : tensor<9xi32>
%76 = stablehlo.select %73, %75, %71 : tensor<9xi1>, tensor<9xi32>
%77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
%c_21 = stablehlo.constant dense<4> : tensor<1xi32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%78 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
%79 = stablehlo.compare GE, %77, %78, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%80 = stablehlo.broadcast_in_dim %c_21, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
%81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
%82 = stablehlo.compare LE, %77, %81, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
%83 = stablehlo.and %79, %82 : tensor<9x1xi1>
%c_23 = stablehlo.constant dense<true> : tensor<i1>
%84 = stablehlo.reduce(%83 init: %c_23) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
%85 = "stablehlo.gather"(%arg3, %77) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<9x1xi32>) -> tensor<9xf32>
%cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<9xf32>
%87 = stablehlo.select %84, %85, %86 : tensor<9xi1>, tensor<9xf32>
%88 = stablehlo.multiply %69, %87 : tensor<9xf32>
return %88, %46 : tensor<9xf32>, tensor<5xf32>
}
func.func private @_csr_to_coo(%arg0: tensor<9xi32>, %arg1: tensor<8xi32>) -> (tensor<9xi32>, tensor<9xi32>) {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
%c_0 = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
%2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%c_1 = stablehlo.constant dense<9> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
%4 = stablehlo.add %arg1, %3 : tensor<8xi32>
%5 = stablehlo.select %2, %4, %arg1 : tensor<8xi1>, tensor<8xi32>
%6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
%8 = "stablehlo.scatter"(%0, %6, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
%12 = stablehlo.add %arg2, %arg3 : tensor<i32>
stablehlo.return %12 : tensor<i32>
}) : (tensor<9xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<9xi32>
%9 = call @cumsum(%8) : (tensor<9xi32>) -> tensor<9xi32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
%11 = stablehlo.subtract %9, %10 : tensor<9xi32>
return %11, %arg0 : tensor<9xi32>, tensor<9xi32>
}
func.func private @cumsum(%arg0: tensor<9xi32>) -> tensor<9xi32> {
%0 = call @cumsum_0(%arg0) : (tensor<9xi32>) -> tensor<9xi32>
return %0 : tensor<9xi32>
}
func.func private @cumsum_0(%arg0: tensor<9xi32>) -> tensor<9xi32> {
%c = stablehlo.constant dense<0> : tensor<i32>
%0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
%2 = stablehlo.add %arg1, %arg2 : tensor<i32>
stablehlo.return %2 : tensor<i32>
}) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
return %1 : tensor<9xi32>
}
}
// -----
// many
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
%r:2 = call @f(%a0) : (tensor<i32>) -> (tensor<300x2xf32>, tensor<300xf32>)
%e0 = stablehlo.constant dense<"0x00000000000000000000000000000000000080410000A0410000B0C10000C0C10000F04100000442000008C2000018C200009041000088410000004200001C42000000C1000060C10000D0C10000D0C10000B0C10000A8C1000080400000404000004042000040420000B0410000E041000068C2000082C2000020C1000010C100002842000038420000D0C10000E8C1000090C1000080C10000804200007042000050C2000050C200000041000000410000004100000041000050C2000050C20000B0420000B842000068C2000070C20000184200002442000040C2000050C200008842000086420000E0C10000A8C10000004100000040000030C2000030C20000184200001C42000000410000E040000048C2000048C2000094420000A042000048C2000064C20000C0C10000B8C100007842000084420000C0C0000010C1000050C2000048C2000040410000004100008041000080410000104200001042000030C2000030C2000030C2000030C20000504200006042000020C1000040C10000204200002C42000060C1000090C10000A04100009841000040C10000A0C0000080C0000020C1000000C0000000C00000C0400000E0400000C0C00000E0C000000040000000400000804000002041000040410000A0400000A0C1000098C10000604100009041000020C200002CC20000204100004041000050C2000060C200003042000030420000304200003042000010C2000010C2000080C1000080C1000040C1000000C100005042000048420000C04000001041000078C2000084C20000C0410000B8410000484200006442000094C20000A0C20000484200004842000000C10000E0C0000018C200001CC20000304200003042000000C1000000C00000E0410000A841000088C2000086C20000404200005042000018C2000024C200006842000070420000B0C20000B8C20000504200005042000000C1000000C1000000C1000000C10000504200005042000080C2000070C200009041000080410000D0410000E841000028C2000038C2000020410000104100006842000082420000B0C10000E0C1000040C2000040C2000080C0000040C00000B0410000A8410000D0410000D0410000004100006041000000C200001CC2000090C1000088C100000842000018420000F0C1000004C20000B0410000C041000080C10000A0C10000000000000000000000000000000000000000000000000000000000000000000080410000A0410000B0C10000C0C10000F04100000442000008C2000018C200009041000088410000004200001C42000000C1000060C10000D0C10000D0C10000B0C10000A8C1000080400000404000004042000040420000B0410000E041000068C2000082C2000020C1000010C100002842000038420000D0C10000E8C1000090C1000080C10000804200007042000050C2000050C200000041000000410000004100000041000050C2000050C20000B0420000B842000068C2000070C20000184200002442000040C2000050C200008842000086420000E0C10000A8C10000004100000040000030C2000030C20000184200001C42000000410000E040000048C2000048C2000094420000A042000048C2000064C20000C0C10000B8C100007842000084420000C0C0000010C1000050C2000048C2000040410000004100008041000080410000104200001042000030C2000030C2000030C2000030C20000504200006042000020C1000040C10000204200002C42000060C1000090C10000A04100009841000040C10000A0C0000080C0000020C1000000C0000000C00000C0400000E0400000C0C00000E0C000000040000000400000804000002041000040410000A0400000A0C1000098C10000604100009041000020C200002CC20000204100004041000050C2000060C200003042000030420000304200003042000010C2000010C2000080C1000080C1000040C1000000C100005042000048420000C04000001041000078C2000084C20000C0410000B8410000484200006442000094C20000A0C20000484200004842000000C10000E0C0000018C200001CC20000304200003042000000C1000000C00000E0410000A841000088C2000086C20000404200005042000018C2000024C200006842000070420000B0C20000B8C20000504200005042000000C1000000C1000000C1000000C10000504200005042000080C2000070C200009041000080410000D0410000E841000028C2000038C2000020410000104100006842000082420000B0C10000E0C1000040C2000040C2000080C0000040C00000B0410000A8410000D0410000D0410000004100006041000000C200001CC2000090C1000088C100000842000018420000F0C1000004C20000B0410000C041000080C10000A0C10000000000000000000000000000000000000000000000000000000000000000000080410000A0410000B0C10000C0C10000F04100000442000008C2000018C200009041000088410000004200001C42000000C1000060C10000D0C10000D0C10000B0C10000A8C1000080400000404000004042000040420000B0410000E041000068C2000082C2000020C1000010C100002842000038420000D0C10000E8C1000090C1000080C10000804200007042000050C2000050C200000041000000410000004100000041000050C2000050C20000B0420000B842000068C2000070C20000184200002442000040C2000050C200008842000086420000E0C10000A8C10000004100000040000030C2000030C20000184200001C42000000410000E040000048C2000048C2000094420000A042000048C2000064C20000C0C10000B8C100007842000084420000C0C0000010C1000050C2000048C2000040410000004100008041000080410000104200001042000030C2000030C2000030C2000030C20000504200006042000020C1000040C10000204200002C42000060C1000090C10000A04100009841000040C10000A0C0000080C0000020C1000000C0000000C00000C0400000E0400000C0C00000E0C000000040000000400000804000002041000040410000A0400000A0C1000098C10000604100009041000020C200002CC2000090C1000080C100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<300x2xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<300x2xf32>, tensor<300x2xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000000000000041000030C100007041000088C10000104100008041000080C0000050C1000030C1000000400000C041000030410000E8C10000A0C00000A841000050C1000010C1000000420000D0C100008040000080400000D0C1000030420000E8C1000098410000C0C100000842000060C1000080400000B0C100009841000080400000C8C1000014420000C8C1000040C10000F841000040C00000D0C10000C04000000041000090410000B0C10000B0C10000D0410000A0C00000A0410000E0C0000020410000C0C0000000C0000080BF00004040000040C00000803F000000400000C040000020C10000E0400000A0C10000A0400000D0C10000B0410000B041000090C1000000C10000C0C00000D041000040400000F8C1000040410000C841000014C20000C841000080C0000098C10000B041000080C000006041000008C20000C041000098C10000E841000030C20000D041000080C0000080C00000D041000000C200001041000050410000A8C10000A0400000E841000030C10000C0C1000000C0000030410000504100008040000080C1000010C100008841000070C100003041000000C10000000000000000000000000000000000000041000030C100007041000088C10000104100008041000080C0000050C1000030C1000000400000C041000030410000E8C10000A0C00000A841000050C1000010C1000000420000D0C100008040000080400000D0C1000030420000E8C1000098410000C0C100000842000060C1000080400000B0C100009841000080400000C8C1000014420000C8C1000040C10000F841000040C00000D0C10000C04000000041000090410000B0C10000B0C10000D0410000A0C00000A0410000E0C0000020410000C0C0000000C0000080BF00004040000040C00000803F000000400000C040000020C10000E0400000A0C10000A0400000D0C10000B0410000B041000090C1000000C10000C0C00000D041000040400000F8C1000040410000C841000014C20000C841000080C0000098C10000B041000080C000006041000008C20000C041000098C10000E841000030C20000D041000080C0000080C00000D041000000C200001041000050410000A8C10000A0400000E841000030C10000C0C1000000C0000030410000504100008040000080C1000010C100008841000070C100003041000000C10000000000000000000000000000000000000041000030C100007041000088C10000104100008041000080C0000050C1000030C1000000400000C041000030410000E8C10000A0C00000A841000050C1000010C1000000420000D0C100008040000080400000D0C1000030420000E8C1000098410000C0C100000842000060C1000080400000B0C100009841000080400000C8C1000014420000C8C1000040C10000F841000040C00000D0C10000C04000000041000090410000B0C10000B0C10000D0410000A0C00000A0410000E0C0000020410000C0C0000000C0000080BF00004040000040C00000803F000000400000C040000020C10000E0400000A0C1000010C10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<300xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<300xf32>, tensor<300xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<i32>) -> (tensor<300x2xf32>, tensor<300xf32>) {
%0 = stablehlo.iota dim = 0 : tensor<20000xi64>
%c = stablehlo.constant dense<37> : tensor<i64>
%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<20000xi64>
%2 = stablehlo.multiply %0, %1 : tensor<20000xi64>
%3 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<20000xi64>
%5 = stablehlo.add %2, %4 : tensor<20000xi64>
%c_0 = stablehlo.constant dense<11> : tensor<i64>
%6 = call @remainder(%5, %c_0) : (tensor<20000xi64>, tensor<i64>) -> tensor<20000xi64>
%7 = stablehlo.convert %6 : (tensor<20000xi64>) -> tensor<20000xf64>
%cst = stablehlo.constant dense<5.000000e+00> : tensor<f64>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20000xf64>
%9 = stablehlo.subtract %7, %8 : tensor<20000xf64>
%10 = stablehlo.iota dim = 0 : tensor<20000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20000xi32>
%12 = stablehlo.multiply %10, %11 : tensor<20000xi32>
%13 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<20000xi32>
%14 = stablehlo.add %12, %13 : tensor<20000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%15 = call @remainder_0(%14, %c_2) : (tensor<20000xi32>, tensor<i64>) -> tensor<20000xi32>
%16 = stablehlo.iota dim = 0 : tensor<301xi32>
%17 = stablehlo.multiply %16, %16 : tensor<301xi32>
%c_3 = stablehlo.constant dense<4> : tensor<i64>
%18 = call @floor_divide(%17, %c_3) : (tensor<301xi32>, tensor<i64>) -> tensor<301xi32>
%c_4 = stablehlo.constant dense<20000> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<301xi32>
%20 = stablehlo.minimum %18, %19 : tensor<301xi32>
%21 = stablehlo.iota dim = 0 : tensor<10xf64>
%22 = stablehlo.reshape %21 : (tensor<10xf64>) -> tensor<5x2xf64>
%23 = stablehlo.iota dim = 0 : tensor<5xf64>
%24 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%9, %20, %15, %22) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<20000xf64>, tensor<301xi32>, tensor<20000xi32>, tensor<5x2xf64>) -> tensor<300x2xf64>
%25 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%9, %20, %15, %23) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<20000xf64>, tensor<301xi32>, tensor<20000xi32>, tensor<5xf64>) -> tensor<300xf64>
%26 = stablehlo.convert %24 : (tensor<300x2xf64>) -> tensor<300x2xf32>
%27 = stablehlo.convert %25 : (tensor<300xf64>) -> tensor<300xf32>
return %26, %27 : tensor<300x2xf32>, tensor<300xf32>
}
func.func private @remainder(%arg0: tensor<20000xi64>, %arg1: tensor<i64>) -> tensor<20000xi64> {
%0 = stablehlo.convert %arg1 : tensor<i64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i64>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<20000xi64>
%4 = stablehlo.remainder %arg0, %3 : tensor<20000xi64>
%c_1 = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<20000xi64>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<20000xi64>, tensor<20000xi64>) -> tensor<20000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i64>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<20000xi64>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<20000xi64>, tensor<20000xi64>) -> tensor<20000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20000xi1>, tensor<20000xi1>) -> tensor<20000xi1>
%12 = stablehlo.and %11, %6 : tensor<20000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<20000xi64>
%14 = stablehlo.add %4, %13 : tensor<20000xi64>
%15 = stablehlo.select %12, %14, %4 : tensor<20000xi1>, tensor<20000xi64>
return %15 : tensor<20000xi64>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
return %0 : tensor<i64>
}
func.func private @remainder_0(%arg0: tensor<20000xi32>, %arg1: tensor<i64>) -> tensor<20000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where_1(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<20000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20000xi1>, tensor<20000xi1>) -> tensor<20000xi1>
%12 = stablehlo.and %11, %6 : tensor<20000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20000xi32>
%14 = stablehlo.add %4, %13 : tensor<20000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<20000xi1>, tensor<20000xi32>
return %15 : tensor<20000xi32>
}
func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @floor_divide(%arg0: tensor<301xi32>, %arg1: tensor<i64>) -> tensor<301xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<301xi32>
%2 = stablehlo.divide %arg0, %1 : tensor<301xi32>
%3 = stablehlo.sign %arg0 : tensor<301xi32>
%4 = stablehlo.sign %0 : tensor<i32>
%5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<301xi32>
%6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<301xi32>, tensor<301xi32>) -> tensor<301xi1>
%7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<301xi32>
%8 = stablehlo.remainder %arg0, %7 : tensor<301xi32>
%c = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<301xi32>
%10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<301xi32>, tensor<301xi32>) -> tensor<301xi1>
%11 = stablehlo.and %6, %10 : tensor<301xi1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<301xi32>
%13 = stablehlo.subtract %2, %12 : tensor<301xi32>
%14 = call @_where_2(%11, %13, %2) : (tensor<301xi1>, tensor<301xi32>, tensor<301xi32>) -> tensor<301xi32>
return %14 : tensor<301xi32>
}
func.func private @_where_2(%arg0: tensor<301xi1>, %arg1: tensor<301xi32>, %arg2: tensor<301xi32>) -> tensor<301xi32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<301xi1>, tensor<301xi32>
return %0 : tensor<301xi32>
}
}
