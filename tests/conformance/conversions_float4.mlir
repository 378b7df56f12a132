// f4E2M1FN
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
%c0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F"> : tensor<16xf4E2M1FN>
%z0 = stablehlo.constant dense<0.0> : tensor<16xf4E2M1FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<16xf4E2M1FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<16xf4E2M1FN>
%r:30 = call @f(%a0) : (tensor<16xf4E2M1FN>) -> (tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true]> : tensor<16xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<16xi1>, tensor<16xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 1, 1, 0, 0, -1, -1, -2, -2, -2, -2]> : tensor<16xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<16xi2>, tensor<16xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 4, 6, 0, 0, -1, -1, -2, -3, -4, -6]> : tensor<16xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<16xi4>, tensor<16xi4>) -> ()
%e3 = stablehlo.constant dense<"0x00000101020304060000FFFFFEFDFCFA"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000000001000100020003000400060000000000FFFFFFFFFEFFFDFFFCFFFAFF"> : tensor<16xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<16xi16>, tensor<16xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000100000001000000020000000300000004000000060000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFDFFFFFFFCFFFFFFFAFFFFFF"> : tensor<16xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<16xi32>, tensor<16xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000000000000100000000000000020000000000000003000000000000000400000000000000060000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF"> : tensor<16xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<16xi64>, tensor<16xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<16xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<16xui2>, tensor<16xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<16xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<16xui4>, tensor<16xui4>) -> ()
%e9 = stablehlo.constant dense<"0x00000101020304060000000000000000"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000000001000100020003000400060000000000000000000000000000000000"> : tensor<16xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<16xui16>, tensor<16xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000000100000001000000020000000300000004000000060000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<16xui32>, tensor<16xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000000000000100000000000000020000000000000003000000000000000400000000000000060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<16xui64>, tensor<16xui64>) -> ()
%e13 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x0004080C1014181C2024282C3034383C"> : tensor<16xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x00080C0E1012141620282C2E30323436"> : tensor<16xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<16xf6E3M2FN>, tensor<16xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x002030384048505880A0B0B8C0C8D0D8"> : tensor<16xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<16xf8E3M4>, tensor<16xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0030383C4044484C80B0B8BCC0C4C8CC"> : tensor<16xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<16xf8E4M3>, tensor<16xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x0030383C4044484C80B0B8BCC0C4C8CC"> : tensor<16xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x00384044484C505400B8C0C4C8CCD0D4"> : tensor<16xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x0050585C6064686C00D0D8DCE0E4E8EC"> : tensor<16xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x00383C3E4042444680B8BCBEC0C2C4C6"> : tensor<16xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x003C40424446484A00BCC0C2C4C6C8CA"> : tensor<16xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7E7F8080818182FFFFFFFFFFFFFFFF"> : tensor<16xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000003F803FC03F004040408040C040008000BF80BFC0BF00C040C080C0C0C0"> : tensor<16xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x00000038003C003E0040004200440046008000B800BC00BE00C000C200C400C6"> : tensor<16xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F0000004000004040000080400000C04000000080000000BF000080BF0000C0BF000000C0000040C0000080C00000C0C0"> : tensor<16xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000840000000000000104000000000000018400000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000008C000000000000010C000000000000018C0"> : tensor<16xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000003F000000000000803F000000000000C03F000000000000004000000000000040400000000000008040000000000000C040000000000000008000000000000000BF00000000000080BF000000000000C0BF00000000000000C000000000000040C000000000000080C0000000000000C0C000000000"> : tensor<16xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000E03F0000000000000000000000000000F03F0000000000000000000000000000F83F00000000000000000000000000000040000000000000000000000000000008400000000000000000000000000000104000000000000000000000000000001840000000000000000000000000000000800000000000000000000000000000E0BF0000000000000000000000000000F0BF0000000000000000000000000000F8BF000000000000000000000000000000C0000000000000000000000000000008C0000000000000000000000000000010C0000000000000000000000000000018C00000000000000000"> : tensor<16xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<16xf4E2M1FN>) -> (tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi1>
%1 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi2>
%2 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi4>
%3 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi8>
%4 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi16>
%5 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi32>
%6 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xi64>
%7 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xui2>
%8 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xui4>
%9 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xui8>
%10 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xui16>
%11 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xui32>
%12 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xui64>
%13 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E3M4>
%17 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3>
%18 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E5M2>
%22 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<16xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> tensor<16xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<16xi1>, tensor<16xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xbf16>
%28 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf16>
%29 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf32>
%30 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xf64>
%31 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<16xf4E2M1FN>) -> tensor<16xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>
}
}
// -----
// f6E2M3FN
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
%c0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
%z0 = stablehlo.constant dense<0.0> : tensor<64xf6E2M3FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<64xf6E2M3FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<64xf6E2M3FN>
%r:30 = call @f(%a0) : (tensor<64xf6E2M3FN>) -> (tensor<64xi1>, tensor<64xi2>, tensor<64xi4>, tensor<64xi8>, tensor<64xi16>, tensor<64xi32>, tensor<64xi64>, tensor<64xui2>, tensor<64xui4>, tensor<64xui8>, tensor<64xui16>, tensor<64xui32>, tensor<64xui64>, tensor<64xf4E2M1FN>, tensor<64xf6E2M3FN>, tensor<64xf6E3M2FN>, tensor<64xf8E3M4>, tensor<64xf8E4M3>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E5M2>, tensor<64xf8E5M2FNUZ>, tensor<64xf8E8M0FNU>, tensor<64xbf16>, tensor<64xf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<64xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<64xi1>, tensor<64xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2]> : tensor<64xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<64xi2>, tensor<64xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -3, -3, -3, -3, -4, -4, -5, -5, -6, -6, -7, -7]> : tensor<64xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<64xi4>, tensor<64xi4>) -> ()
%e3 = stablehlo.constant dense<"0x00000000000000000101010101010101020202020303030304040505060607070000000000000000FFFFFFFFFFFFFFFFFEFEFEFEFDFDFDFDFCFCFBFBFAFAF9F9"> : tensor<64xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<64xi8>, tensor<64xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000000000000000000000000001000100010001000100010001000100020002000200020003000300030003000400040005000500060006000700070000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFEFFFEFFFEFFFDFFFDFFFDFFFDFFFCFFFCFFFBFFFBFFFAFFFAFFF9FFF9FF"> : tensor<64xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<64xi16>, tensor<64xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000020000000200000002000000020000000300000003000000030000000300000004000000040000000500000005000000060000000600000007000000070000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFCFFFFFFFCFFFFFFFBFFFFFFFBFFFFFFFAFFFFFFFAFFFFFFF9FFFFFFF9FFFFFF"> : tensor<64xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<64xi32>, tensor<64xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000400000000000000040000000000000005000000000000000500000000000000060000000000000006000000000000000700000000000000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF"> : tensor<64xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<64xi64>, tensor<64xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<64xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<64xui2>, tensor<64xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<64xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<64xui4>, tensor<64xui4>) -> ()
%e9 = stablehlo.constant dense<"0x00000000000000000101010101010101020202020303030304040505060607070000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<64xui8>, tensor<64xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000000000000000000000001000100010001000100010001000100020002000200020003000300030003000400040005000500060006000700070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<64xui16>, tensor<64xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000020000000200000002000000020000000300000003000000030000000300000004000000040000000500000005000000060000000600000007000000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<64xui32>, tensor<64xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000400000000000000040000000000000005000000000000000500000000000000060000000000000006000000000000000700000000000000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<64xui64>, tensor<64xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00000001010102020202020303030404040404050505060606060607070707070808080909090A0A0A0A0A0B0B0B0C0C0C0C0C0D0D0D0E0E0E0E0E0F0F0F0F0F"> : tensor<64xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<64xf4E2M1FN>, tensor<64xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x0002040608090A0B0C0C0D0E0E0E0F10101011121212131414141516161617182022242628292A2B2C2C2D2E2E2E2F3030303132323233343434353636363738"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x000810182024282C30323436383A3C3E40424446484A4C4E50525456585A5C5E80889098A0A4A8ACB0B2B4B6B8BABCBEC0C2C4C6C8CACCCED0D2D4D6D8DADCDE"> : tensor<64xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0020282C3032343638393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F80A0A8ACB0B2B4B6B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECF"> : tensor<64xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x0020282C3032343638393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F80A0A8ACB0B2B4B6B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECF"> : tensor<64xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x00283034383A3C3E404142434445464748494A4B4C4D4E4F505152535455565700A8B0B4B8BABCBEC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7"> : tensor<64xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x0040484C5052545658595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F00C0C8CCD0D2D4D6D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEF"> : tensor<64xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x0030343638393A3B3C3C3D3E3E3E3F404040414242424344444445464646474880B0B4B6B8B9BABBBCBCBDBEBEBEBFC0C0C0C1C2C2C2C3C4C4C4C5C6C6C6C7C8"> : tensor<64xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x0034383A3C3D3E3F404041424242434444444546464647484848494A4A4A4B4C00B4B8BABCBDBEBFC0C0C1C2C2C2C3C4C4C4C5C6C6C6C7C8C8C8C9CACACACBCC"> : tensor<64xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<64xf8E5M2FNUZ>, tensor<64xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7C7D7E7E7E7F7F7F7F7F7F8080808080808080818181818181818182828282FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<64xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<64xf8E8M0FNU>, tensor<64xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000003E803EC03E003F203F403F603F803F903FA03FB03FC03FD03FE03FF03F0040104020403040404050406040704080409040A040B040C040D040E040F040008000BE80BEC0BE00BF20BF40BF60BF80BF90BFA0BFB0BFC0BFD0BFE0BFF0BF00C010C020C030C040C050C060C070C080C090C0A0C0B0C0C0C0D0C0E0C0F0C0"> : tensor<64xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x000000300034003600380039003A003B003C803C003D803D003E803E003F803F0040804000418041004280420043804300448044004580450046804600478047008000B000B400B600B800B900BA00BB00BC80BC00BD80BD00BE80BE00BF80BF00C080C000C180C100C280C200C380C300C480C400C580C500C680C600C780C7"> : tensor<64xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000003E0000803E0000C03E0000003F0000203F0000403F0000603F0000803F0000903F0000A03F0000B03F0000C03F0000D03F0000E03F0000F03F000000400000104000002040000030400000404000005040000060400000704000008040000090400000A0400000B0400000C0400000D0400000E0400000F04000000080000000BE000080BE0000C0BE000000BF000020BF000040BF000060BF000080BF000090BF0000A0BF0000B0BF0000C0BF0000D0BF0000E0BF0000F0BF000000C0000010C0000020C0000030C0000040C0000050C0000060C0000070C0000080C0000090C00000A0C00000B0C00000C0C00000D0C00000E0C00000F0C0"> : tensor<64xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000E43F000000000000E83F000000000000EC3F000000000000F03F000000000000F23F000000000000F43F000000000000F63F000000000000F83F000000000000FA3F000000000000FC3F000000000000FE3F000000000000004000000000000002400000000000000440000000000000064000000000000008400000000000000A400000000000000C400000000000000E40000000000000104000000000000012400000000000001440000000000000164000000000000018400000000000001A400000000000001C400000000000001E400000000000000080000000000000C0BF000000000000D0BF000000000000D8BF000000000000E0BF000000000000E4BF000000000000E8BF000000000000ECBF000000000000F0BF000000000000F2BF000000000000F4BF000000000000F6BF000000000000F8BF000000000000FABF000000000000FCBF000000000000FEBF00000000000000C000000000000002C000000000000004C000000000000006C000000000000008C00000000000000AC00000000000000CC00000000000000EC000000000000010C000000000000012C000000000000014C000000000000016C000000000000018C00000000000001AC00000000000001CC00000000000001EC0"> : tensor<64xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<64xf64>, tensor<64xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000003E000000000000803E000000000000C03E000000000000003F000000000000203F000000000000403F000000000000603F000000000000803F000000000000903F000000000000A03F000000000000B03F000000000000C03F000000000000D03F000000000000E03F000000000000F03F0000000000000040000000000000104000000000000020400000000000003040000000000000404000000000000050400000000000006040000000000000704000000000000080400000000000009040000000000000A040000000000000B040000000000000C040000000000000D040000000000000E040000000000000F040000000000000008000000000000000BE00000000000080BE000000000000C0BE00000000000000BF00000000000020BF00000000000040BF00000000000060BF00000000000080BF00000000000090BF000000000000A0BF000000000000B0BF000000000000C0BF000000000000D0BF000000000000E0BF000000000000F0BF00000000000000C000000000000010C000000000000020C000000000000030C000000000000040C000000000000050C000000000000060C000000000000070C000000000000080C000000000000090C0000000000000A0C0000000000000B0C0000000000000C0C0000000000000D0C0000000000000E0C0000000000000F0C000000000"> : tensor<64xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000C03F0000000000000000000000000000D03F0000000000000000000000000000D83F0000000000000000000000000000E03F0000000000000000000000000000E43F0000000000000000000000000000E83F0000000000000000000000000000EC3F0000000000000000000000000000F03F0000000000000000000000000000F23F0000000000000000000000000000F43F0000000000000000000000000000F63F0000000000000000000000000000F83F0000000000000000000000000000FA3F0000000000000000000000000000FC3F0000000000000000000000000000FE3F000000000000000000000000000000400000000000000000000000000000024000000000000000000000000000000440000000000000000000000000000006400000000000000000000000000000084000000000000000000000000000000A4000000000000000000000000000000C4000000000000000000000000000000E40000000000000000000000000000010400000000000000000000000000000124000000000000000000000000000001440000000000000000000000000000016400000000000000000000000000000184000000000000000000000000000001A4000000000000000000000000000001C4000000000000000000000000000001E40000000000000000000000000000000800000000000000000000000000000C0BF0000000000000000000000000000D0BF0000000000000000000000000000D8BF0000000000000000000000000000E0BF0000000000000000000000000000E4BF0000000000000000000000000000E8BF0000000000000000000000000000ECBF0000000000000000000000000000F0BF0000000000000000000000000000F2BF0000000000000000000000000000F4BF0000000000000000000000000000F6BF0000000000000000000000000000F8BF0000000000000000000000000000FABF0000000000000000000000000000FCBF0000000000000000000000000000FEBF000000000000000000000000000000C0000000000000000000000000000002C0000000000000000000000000000004C0000000000000000000000000000006C0000000000000000000000000000008C000000000000000000000000000000AC000000000000000000000000000000CC000000000000000000000000000000EC0000000000000000000000000000010C0000000000000000000000000000012C0000000000000000000000000000014C0000000000000000000000000000016C0000000000000000000000000000018C000000000000000000000000000001AC000000000000000000000000000001CC000000000000000000000000000001EC00000000000000000"> : tensor<64xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<64xf6E2M3FN>) -> (tensor<64xi1>, tensor<64xi2>, tensor<64xi4>, tensor<64xi8>, tensor<64xi16>, tensor<64xi32>, tensor<64xi64>, tensor<64xui2>, tensor<64xui4>, tensor<64xui8>, tensor<64xui16>, tensor<64xui32>, tensor<64xui64>, tensor<64xf4E2M1FN>, tensor<64xf6E2M3FN>, tensor<64xf6E3M2FN>, tensor<64xf8E3M4>, tensor<64xf8E4M3>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E5M2>, tensor<64xf8E5M2FNUZ>, tensor<64xf8E8M0FNU>, tensor<64xbf16>, tensor<64xf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi1>
%1 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi2>
%2 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi4>
%3 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi8>
%4 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi16>
%5 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi32>
%6 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xi64>
%7 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xui2>
%8 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xui4>
%9 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xui8>
%10 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xui16>
%11 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xui32>
%12 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xui64>
%13 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E3M4>
%17 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E4M3>
%18 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E5M2>
%22 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<64xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<64xf8E8M0FNU>, tensor<64xf8E8M0FNU>) -> tensor<64xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<64xi1>, tensor<64xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xbf16>
%28 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf16>
%29 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf32>
%30 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xf64>
%31 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<64xf6E2M3FN>) -> tensor<64xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<64xi1>, tensor<64xi2>, tensor<64xi4>, tensor<64xi8>, tensor<64xi16>, tensor<64xi32>, tensor<64xi64>, tensor<64xui2>, tensor<64xui4>, tensor<64xui8>, tensor<64xui16>, tensor<64xui32>, tensor<64xui64>, tensor<64xf4E2M1FN>, tensor<64xf6E2M3FN>, tensor<64xf6E3M2FN>, tensor<64xf8E3M4>, tensor<64xf8E4M3>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E5M2>, tensor<64xf8E5M2FNUZ>, tensor<64xf8E8M0FNU>, tensor<64xbf16>, tensor<64xf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f64>>
}
}
// -----
// f6E3M2FN
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
%c0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
%z0 = stablehlo.constant dense<0.0> : tensor<64xf6E3M2FN>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<64xf6E3M2FN>
%a0 = stablehlo.optimization_barrier %s0 : tensor<64xf6E3M2FN>
%r:30 = call @f(%a0) : (tensor<64xf6E3M2FN>) -> (tensor<64xi1>, tensor<64xi2>, tensor<64xi4>, tensor<64xi8>, tensor<64xi16>, tensor<64xi32>, tensor<64xi64>, tensor<64xui2>, tensor<64xui4>, tensor<64xui8>, tensor<64xui16>, tensor<64xui32>, tensor<64xui64>, tensor<64xf4E2M1FN>, tensor<64xf6E2M3FN>, tensor<64xf6E3M2FN>, tensor<64xf8E3M4>, tensor<64xf8E4M3>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E5M2>, tensor<64xf8E5M2FNUZ>, tensor<64xf8E8M0FNU>, tensor<64xbf16>, tensor<64xf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<64xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<64xi1>, tensor<64xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2]> : tensor<64xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<64xi2>, tensor<64xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -2, -2, -3, -3, -4, -5, -6, -7, -8, -8, -8, -8, -8, -8, -8, -8]> : tensor<64xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<64xi4>, tensor<64xi4>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000010101010202030304050607080A0C0E1014181C000000000000000000000000FFFFFFFFFEFEFDFDFCFBFAF9F8F6F4F2F0ECE8E4"> : tensor<64xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<64xi8>, tensor<64xi8>) -> ()
%e4 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000001000100010001000200020003000300040005000600070008000A000C000E001000140018001C00000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFEFFFDFFFDFFFCFFFBFFFAFFF9FFF8FFF6FFF4FFF2FFF0FFECFFE8FFE4FF"> : tensor<64xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<64xi16>, tensor<64xi16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000200000002000000030000000300000004000000050000000600000007000000080000000A0000000C0000000E0000001000000014000000180000001C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFCFFFFFFFBFFFFFFFAFFFFFFF9FFFFFFF8FFFFFFF6FFFFFFF4FFFFFFF2FFFFFFF0FFFFFFECFFFFFFE8FFFFFFE4FFFFFF"> : tensor<64xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<64xi32>, tensor<64xi32>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000A000000000000000C000000000000000E000000000000001000000000000000140000000000000018000000000000001C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFFECFFFFFFFFFFFFFFE8FFFFFFFFFFFFFFE4FFFFFFFFFFFFFF"> : tensor<64xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<64xi64>, tensor<64xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<64xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<64xui2>, tensor<64xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 15, 15, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<64xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<64xui4>, tensor<64xui4>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000000000000000010101010202030304050607080A0C0E1014181C0000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<64xui8>, tensor<64xui8>) -> ()
%e10 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000001000100010001000200020003000300040005000600070008000A000C000E001000140018001C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<64xui16>, tensor<64xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000200000002000000030000000300000004000000050000000600000007000000080000000A0000000C0000000E0000001000000014000000180000001C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<64xui32>, tensor<64xui32>) -> ()
%e12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000A000000000000000C000000000000000E000000000000001000000000000000140000000000000018000000000000001C0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<64xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<64xui64>, tensor<64xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0000000000010101010102020202030404040506060607070707070707070707080808080809090909090A0A0A0A0B0C0C0C0D0E0E0E0F0F0F0F0F0F0F0F0F0F"> : tensor<64xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<64xf4E2M1FN>, tensor<64xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000001020202030404050607080A0C0E10121416181A1C1E1F1F1F1F1F1F1F1F202021222222232424252627282A2C2E30323436383A3C3E3F3F3F3F3F3F3F3F"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x0004080C1014181C2024282C3034383C4044484C5054585C6064686C707070708084888C9094989CA0A4A8ACB0B4B8BCC0C4C8CCD0D4D8DCE0E4E8ECF0F0F0F0"> : tensor<64xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x00182024282A2C2E30323436383A3C3E40424446484A4C4E50525456585A5C5E8098A0A4A8AAACAEB0B2B4B6B8BABCBEC0C2C4C6C8CACCCED0D2D4D6D8DADCDE"> : tensor<64xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x00182024282A2C2E30323436383A3C3E40424446484A4C4E50525456585A5C5E8098A0A4A8AAACAEB0B2B4B6B8BABCBEC0C2C4C6C8CACCCED0D2D4D6D8DADCDE"> : tensor<64xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0020282C30323436383A3C3E40424446484A4C4E50525456585A5C5E6062646600A0A8ACB0B2B4B6B8BABCBEC0C2C4C6C8CACCCED0D2D4D6D8DADCDEE0E2E4E6"> : tensor<64xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x00384044484A4C4E50525456585A5C5E60626466686A6C6E70727476787A7C7E00B8C0C4C8CACCCED0D2D4D6D8DADCDEE0E2E4E6E8EAECEEF0F2F4F6F8FAFCFE"> : tensor<64xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x002C30323435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F80ACB0B2B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECF"> : tensor<64xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x0030343638393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F5051525300B0B4B6B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3"> : tensor<64xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<64xf8E5M2FNUZ>, tensor<64xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7B7C7D7D7D7E7E7E7E7F7F7F7F808080808181818182828282838383838484FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<64xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<64xf8E8M0FNU>, tensor<64xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803D003E403E803EA03EC03EE03E003F203F403F603F803FA03FC03FE03F00402040404060408040A040C040E04000412041404160418041A041C041E041008080BD00BE40BE80BEA0BEC0BEE0BE00BF20BF40BF60BF80BFA0BFC0BFE0BF00C020C040C060C080C0A0C0C0C0E0C000C120C140C160C180C1A0C1C0C1E0C1"> : tensor<64xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000002C00300032003400350036003700380039003A003B003C003D003E003F0040004100420043004400450046004700480049004A004B004C004D004E004F008000AC00B000B200B400B500B600B700B800B900BA00BB00BC00BD00BE00BF00C000C100C200C300C400C500C600C700C800C900CA00CB00CC00CD00CE00CF"> : tensor<64xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803D0000003E0000403E0000803E0000A03E0000C03E0000E03E0000003F0000203F0000403F0000603F0000803F0000A03F0000C03F0000E03F00000040000020400000404000006040000080400000A0400000C0400000E04000000041000020410000404100006041000080410000A0410000C0410000E04100000080000080BD000000BE000040BE000080BE0000A0BE0000C0BE0000E0BE000000BF000020BF000040BF000060BF000080BF0000A0BF0000C0BF0000E0BF000000C0000020C0000040C0000060C0000080C00000A0C00000C0C00000E0C0000000C1000020C1000040C1000060C1000080C10000A0C10000C0C10000E0C1"> : tensor<64xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<64xf32>, tensor<64xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000B03F000000000000C03F000000000000C83F000000000000D03F000000000000D43F000000000000D83F000000000000DC3F000000000000E03F000000000000E43F000000000000E83F000000000000EC3F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C400000000000001040000000000000144000000000000018400000000000001C400000000000002040000000000000244000000000000028400000000000002C400000000000003040000000000000344000000000000038400000000000003C400000000000000080000000000000B0BF000000000000C0BF000000000000C8BF000000000000D0BF000000000000D4BF000000000000D8BF000000000000DCBF000000000000E0BF000000000000E4BF000000000000E8BF000000000000ECBF000000000000F0BF000000000000F4BF000000000000F8BF000000000000FCBF00000000000000C000000000000004C000000000000008C00000000000000CC000000000000010C000000000000014C000000000000018C00000000000001CC000000000000020C000000000000024C000000000000028C00000000000002CC000000000000030C000000000000034C000000000000038C00000000000003CC0"> : tensor<64xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<64xf64>, tensor<64xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803D000000000000003E000000000000403E000000000000803E000000000000A03E000000000000C03E000000000000E03E000000000000003F000000000000203F000000000000403F000000000000603F000000000000803F000000000000A03F000000000000C03F000000000000E03F00000000000000400000000000002040000000000000404000000000000060400000000000008040000000000000A040000000000000C040000000000000E04000000000000000410000000000002041000000000000404100000000000060410000000000008041000000000000A041000000000000C041000000000000E041000000000000008000000000000080BD00000000000000BE00000000000040BE00000000000080BE000000000000A0BE000000000000C0BE000000000000E0BE00000000000000BF00000000000020BF00000000000040BF00000000000060BF00000000000080BF000000000000A0BF000000000000C0BF000000000000E0BF00000000000000C000000000000020C000000000000040C000000000000060C000000000000080C0000000000000A0C0000000000000C0C0000000000000E0C000000000000000C100000000000020C100000000000040C100000000000060C100000000000080C1000000000000A0C1000000000000C0C1000000000000E0C100000000"> : tensor<64xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000B03F0000000000000000000000000000C03F0000000000000000000000000000C83F0000000000000000000000000000D03F0000000000000000000000000000D43F0000000000000000000000000000D83F0000000000000000000000000000DC3F0000000000000000000000000000E03F0000000000000000000000000000E43F0000000000000000000000000000E83F0000000000000000000000000000EC3F0000000000000000000000000000F03F0000000000000000000000000000F43F0000000000000000000000000000F83F0000000000000000000000000000FC3F00000000000000000000000000000040000000000000000000000000000004400000000000000000000000000000084000000000000000000000000000000C4000000000000000000000000000001040000000000000000000000000000014400000000000000000000000000000184000000000000000000000000000001C4000000000000000000000000000002040000000000000000000000000000024400000000000000000000000000000284000000000000000000000000000002C4000000000000000000000000000003040000000000000000000000000000034400000000000000000000000000000384000000000000000000000000000003C40000000000000000000000000000000800000000000000000000000000000B0BF0000000000000000000000000000C0BF0000000000000000000000000000C8BF0000000000000000000000000000D0BF0000000000000000000000000000D4BF0000000000000000000000000000D8BF0000000000000000000000000000DCBF0000000000000000000000000000E0BF0000000000000000000000000000E4BF0000000000000000000000000000E8BF0000000000000000000000000000ECBF0000000000000000000000000000F0BF0000000000000000000000000000F4BF0000000000000000000000000000F8BF0000000000000000000000000000FCBF000000000000000000000000000000C0000000000000000000000000000004C0000000000000000000000000000008C000000000000000000000000000000CC0000000000000000000000000000010C0000000000000000000000000000014C0000000000000000000000000000018C000000000000000000000000000001CC0000000000000000000000000000020C0000000000000000000000000000024C0000000000000000000000000000028C000000000000000000000000000002CC0000000000000000000000000000030C0000000000000000000000000000034C0000000000000000000000000000038C000000000000000000000000000003CC00000000000000000"> : tensor<64xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<64xf6E3M2FN>) -> (tensor<64xi1>, tensor<64xi2>, tensor<64xi4>, tensor<64xi8>, tensor<64xi16>, tensor<64xi32>, tensor<64xi64>, tensor<64xui2>, tensor<64xui4>, tensor<64xui8>, tensor<64xui16>, tensor<64xui32>, tensor<64xui64>, tensor<64xf4E2M1FN>, tensor<64xf6E2M3FN>, tensor<64xf6E3M2FN>, tensor<64xf8E3M4>, tensor<64xf8E4M3>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E5M2>, tensor<64xf8E5M2FNUZ>, tensor<64xf8E8M0FNU>, tensor<64xbf16>, tensor<64xf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi1>
%1 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi2>
%2 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi4>
%3 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi8>
%4 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi16>
%5 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi32>
%6 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xi64>
%7 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xui2>
%8 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xui4>
%9 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xui8>
%10 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xui16>
%11 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xui32>
%12 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xui64>
%13 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E3M4>
%17 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E4M3>
%18 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E5M2>
%22 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<64xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<64xf8E8M0FNU>, tensor<64xf8E8M0FNU>) -> tensor<64xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<64xi1>, tensor<64xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xbf16>
%28 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf16>
%29 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf32>
%30 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xf64>
%31 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<64xf6E3M2FN>) -> tensor<64xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<64xi1>, tensor<64xi2>, tensor<64xi4>, tensor<64xi8>, tensor<64xi16>, tensor<64xi32>, tensor<64xi64>, tensor<64xui2>, tensor<64xui4>, tensor<64xui8>, tensor<64xui16>, tensor<64xui32>, tensor<64xui64>, tensor<64xf4E2M1FN>, tensor<64xf6E2M3FN>, tensor<64xf6E3M2FN>, tensor<64xf8E3M4>, tensor<64xf8E4M3>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FNUZ>, tensor<64xf8E4M3B11FNUZ>, tensor<64xf8E5M2>, tensor<64xf8E5M2FNUZ>, tensor<64xf8E8M0FNU>, tensor<64xbf16>, tensor<64xf16>, tensor<64xf32>, tensor<64xf64>, tensor<64xcomplex<f32>>, tensor<64xcomplex<f64>>
}
}
