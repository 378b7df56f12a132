// i1
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
%c0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
%z0 = stablehlo.constant dense<false> : tensor<3xi1>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xi1>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xi1>
%r:30 = call @f(%a0) : (tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi2>, tensor<3xi4>, tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<3xui2>, tensor<3xui4>, tensor<3xui8>, tensor<3xui16>, tensor<3xui32>, tensor<3xui64>, tensor<3xf4E2M1FN>, tensor<3xf6E2M3FN>, tensor<3xf6E3M2FN>, tensor<3xf8E3M4>, tensor<3xf8E4M3>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E5M2>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E8M0FNU>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf32>, tensor<3xf64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xi1>, tensor<3xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xi2>, tensor<3xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xi4>, tensor<3xi4>) -> ()
%e3 = stablehlo.constant dense<"0x000101"> : tensor<3xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<3xi8>, tensor<3xi8>) -> ()
%e4 = stablehlo.constant dense<"0x000001000100"> : tensor<3xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xi16>, tensor<3xi16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000100000001000000"> : tensor<3xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000000001000000000000000100000000000000"> : tensor<3xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<3xi64>, tensor<3xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<3xui2>, tensor<3xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<3xui4>, tensor<3xui4>) -> ()
%e9 = stablehlo.constant dense<"0x000101"> : tensor<3xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
%e10 = stablehlo.constant dense<"0x000001000100"> : tensor<3xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<3xui16>, tensor<3xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000100000001000000"> : tensor<3xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000000001000000000000000100000000000000"> : tensor<3xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
%e13 = stablehlo.constant dense<"0x000202"> : tensor<3xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000808"> : tensor<3xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C0C"> : tensor<3xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x003030"> : tensor<3xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x003838"> : tensor<3xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003838"> : tensor<3xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x004040"> : tensor<3xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x005858"> : tensor<3xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C3C"> : tensor<3xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x004040"> : tensor<3xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F7F"> : tensor<3xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F803F"> : tensor<3xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C003C"> : tensor<3xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000803F"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F03F"> : tensor<3xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F00000000"> : tensor<3xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<3xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi2>, tensor<3xi4>, tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<3xui2>, tensor<3xui4>, tensor<3xui8>, tensor<3xui16>, tensor<3xui32>, tensor<3xui64>, tensor<3xf4E2M1FN>, tensor<3xf6E2M3FN>, tensor<3xf6E3M2FN>, tensor<3xf8E3M4>, tensor<3xf8E4M3>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E5M2>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E8M0FNU>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf32>, tensor<3xf64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi1>
%1 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi2>
%2 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi4>
%3 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi8>
%4 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi16>
%5 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi32>
%6 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xi64>
%7 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xui2>
%8 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xui4>
%9 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xui8>
%10 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xui16>
%11 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xui32>
%12 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xui64>
%13 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E3M4>
%17 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E4M3>
%18 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E5M2>
%22 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFF"> : tensor<3xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<3xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<3xi1>, tensor<3xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xbf16>
%28 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf16>
%29 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf32>
%30 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xf64>
%31 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<3xi1>) -> tensor<3xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<3xi1>, tensor<3xi2>, tensor<3xi4>, tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<3xui2>, tensor<3xui4>, tensor<3xui8>, tensor<3xui16>, tensor<3xui32>, tensor<3xui64>, tensor<3xf4E2M1FN>, tensor<3xf6E2M3FN>, tensor<3xf6E3M2FN>, tensor<3xf8E3M4>, tensor<3xf8E4M3>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E5M2>, tensor<3xf8E5M2FNUZ>, tensor<3xf8E8M0FNU>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf32>, tensor<3xf64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f64>>
}
}
// -----
// i2
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
%c0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
%z0 = stablehlo.constant dense<0> : tensor<4xi2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4xi2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4xi2>
%r:30 = call @f(%a0) : (tensor<4xi2>) -> (tensor<4xi1>, tensor<4xi2>, tensor<4xi4>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui2>, tensor<4xui4>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf4E2M1FN>, tensor<4xf6E2M3FN>, tensor<4xf6E3M2FN>, tensor<4xf8E3M4>, tensor<4xf8E4M3>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E8M0FNU>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>)
%e0 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e1 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi2>, tensor<4xi2>) -> ()
%e2 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi4>, tensor<4xi4>) -> ()
%e3 = stablehlo.constant dense<"0xFEFF0001"> : tensor<4xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
%e4 = stablehlo.constant dense<"0xFEFFFFFF00000100"> : tensor<4xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<4xi16>, tensor<4xi16>) -> ()
%e5 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0000000001000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<4xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4xi64>, tensor<4xi64>) -> ()
%e7 = stablehlo.constant dense<[2, 3, 0, 1]> : tensor<4xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<4xui2>, tensor<4xui2>) -> ()
%e8 = stablehlo.constant dense<[14, 15, 0, 1]> : tensor<4xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<4xui4>, tensor<4xui4>) -> ()
%e9 = stablehlo.constant dense<"0xFEFF0001"> : tensor<4xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
%e10 = stablehlo.constant dense<"0xFEFFFFFF00000100"> : tensor<4xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<4xui16>, tensor<4xui16>) -> ()
%e11 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0000000001000000"> : tensor<4xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
%e12 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<4xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4xui64>, tensor<4xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0C0A0002"> : tensor<4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x30280008"> : tensor<4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x302C000C"> : tensor<4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0xC0B00030"> : tensor<4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0xC0B80038"> : tensor<4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0xC0B80038"> : tensor<4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0xC8C00040"> : tensor<4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0xE0D80058"> : tensor<4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0xC0BC003C"> : tensor<4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0xC4C00040"> : tensor<4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFFFFFF7F"> : tensor<4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x00C080BF0000803F"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x00C000BC0000003C"> : tensor<4xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<4xf16>, tensor<4xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e27 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF0000000000000000000000000000F03F"> : tensor<4xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e28 = stablehlo.constant dense<"0x000000C000000000000080BF0000000000000000000000000000803F00000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<4xi2>) -> (tensor<4xi1>, tensor<4xi2>, tensor<4xi4>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui2>, tensor<4xui4>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf4E2M1FN>, tensor<4xf6E2M3FN>, tensor<4xf6E3M2FN>, tensor<4xf8E3M4>, tensor<4xf8E4M3>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E8M0FNU>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi1>
%1 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi2>
%2 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi4>
%3 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi8>
%4 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi16>
%5 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi32>
%6 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi64>
%7 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui2>
%8 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui4>
%9 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui8>
%10 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui16>
%11 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui32>
%12 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui64>
%13 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E3M4>
%17 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3>
%18 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E5M2>
%22 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<4xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<4xi1>, tensor<4xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xbf16>
%28 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf16>
%29 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf32>
%30 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf64>
%31 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<4xi1>, tensor<4xi2>, tensor<4xi4>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui2>, tensor<4xui4>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf4E2M1FN>, tensor<4xf6E2M3FN>, tensor<4xf6E3M2FN>, tensor<4xf8E3M4>, tensor<4xf8E4M3>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E8M0FNU>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>
}
}
// -----
// i4
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
%c0 = stablehlo.constant dense<[-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<16xi4>
%z0 = stablehlo.constant dense<0> : tensor<16xi4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<16xi4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<16xi4>
%r:30 = call @f(%a0) : (tensor<16xi4>) -> (tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>)
%e0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true]> : tensor<16xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<16xi1>, tensor<16xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1]> : tensor<16xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<16xi2>, tensor<16xi2>) -> ()
%e2 = stablehlo.constant dense<[-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<16xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<16xi4>, tensor<16xi4>) -> ()
%e3 = stablehlo.constant dense<"0xF8F9FAFBFCFDFEFF0001020304050607"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e4 = stablehlo.constant dense<"0xF8FFF9FFFAFFFBFFFCFFFDFFFEFFFFFF00000100020003000400050006000700"> : tensor<16xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<16xi16>, tensor<16xi16>) -> ()
%e5 = stablehlo.constant dense<"0xF8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000"> : tensor<16xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<16xi32>, tensor<16xi32>) -> ()
%e6 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000"> : tensor<16xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<16xi64>, tensor<16xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<16xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<16xui2>, tensor<16xui2>) -> ()
%e8 = stablehlo.constant dense<[8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<16xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<16xui4>, tensor<16xui4>) -> ()
%e9 = stablehlo.constant dense<"0xF8F9FAFBFCFDFEFF0001020304050607"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e10 = stablehlo.constant dense<"0xF8FFF9FFFAFFFBFFFCFFFDFFFEFFFFFF00000100020003000400050006000700"> : tensor<16xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<16xui16>, tensor<16xui16>) -> ()
%e11 = stablehlo.constant dense<"0xF8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000"> : tensor<16xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<16xui32>, tensor<16xui32>) -> ()
%e12 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000"> : tensor<16xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<16xui64>, tensor<16xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0F0F0F0E0E0D0C0A0002040506060707"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x3F3E3C3A3834302800081014181A1C1E"> : tensor<16xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x383736353432302C000C101214151617"> : tensor<16xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<16xf6E3M2FN>, tensor<16xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0xE0DCD8D4D0C8C0B0003040485054585C"> : tensor<16xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<16xf8E3M4>, tensor<16xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0xD0CECCCAC8C4C0B800384044484A4C4E"> : tensor<16xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<16xf8E4M3>, tensor<16xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0xD0CECCCAC8C4C0B800384044484A4C4E"> : tensor<16xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0xD8D6D4D2D0CCC8C00040484C50525456"> : tensor<16xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0xF0EEECEAE8E4E0D800586064686A6C6E"> : tensor<16xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0xC8C7C6C5C4C2C0BC003C404244454647"> : tensor<16xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0xCCCBCAC9C8C6C4C00040444648494A4B"> : tensor<16xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFF7F808181818282"> : tensor<16xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x00C1E0C0C0C0A0C080C040C000C080BF0000803F004040408040A040C040E040"> : tensor<16xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x00C800C700C600C500C400C200C000BC0000003C004000420044004500460047"> : tensor<16xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000C10000E0C00000C0C00000A0C0000080C0000040C0000000C0000080BF000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<16xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
%e27 = stablehlo.constant dense<"0x00000000000020C00000000000001CC000000000000018C000000000000014C000000000000010C000000000000008C000000000000000C0000000000000F0BF0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40"> : tensor<16xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
%e28 = stablehlo.constant dense<"0x000000C1000000000000E0C0000000000000C0C0000000000000A0C000000000000080C000000000000040C000000000000000C000000000000080BF0000000000000000000000000000803F000000000000004000000000000040400000000000008040000000000000A040000000000000C040000000000000E04000000000"> : tensor<16xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000020C000000000000000000000000000001CC0000000000000000000000000000018C0000000000000000000000000000014C0000000000000000000000000000010C0000000000000000000000000000008C0000000000000000000000000000000C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000001040000000000000000000000000000014400000000000000000000000000000184000000000000000000000000000001C400000000000000000"> : tensor<16xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<16xi4>) -> (tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi1>
%1 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi2>
%2 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi4>
%3 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi8>
%4 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi16>
%5 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi32>
%6 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xi64>
%7 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xui2>
%8 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xui4>
%9 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xui8>
%10 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xui16>
%11 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xui32>
%12 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xui64>
%13 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E3M4>
%17 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E4M3>
%18 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E5M2>
%22 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<16xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> tensor<16xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<16xi1>, tensor<16xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xbf16>
%28 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf16>
%29 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf32>
%30 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xf64>
%31 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<16xi4>) -> tensor<16xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>
}
}
// -----
// i8
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
%c0 = stablehlo.constant dense<"0x808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F"> : tensor<256xi8>
%z0 = stablehlo.constant dense<0> : tensor<256xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<256xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<256xi8>
%r:30 = call @f(%a0) : (tensor<256xi8>) -> (tensor<256xi1>, tensor<256xi2>, tensor<256xi4>, tensor<256xi8>, tensor<256xi16>, tensor<256xi32>, tensor<256xi64>, tensor<256xui2>, tensor<256xui4>, tensor<256xui8>, tensor<256xui16>, tensor<256xui32>, tensor<256xui64>, tensor<256xf4E2M1FN>, tensor<256xf6E2M3FN>, tensor<256xf6E3M2FN>, tensor<256xf8E3M4>, tensor<256xf8E4M3>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E5M2>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E8M0FNU>, tensor<256xbf16>, tensor<256xf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xcomplex<f32>>, tensor<256xcomplex<f64>>)
%e0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<256xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<256xi1>, tensor<256xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1]> : tensor<256xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<256xi2>, tensor<256xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<256xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<256xi4>, tensor<256xi4>) -> ()
%e3 = stablehlo.constant dense<"0x808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e4 = stablehlo.constant dense<"0x80FF81FF82FF83FF84FF85FF86FF87FF88FF89FF8AFF8BFF8CFF8DFF8EFF8FFF90FF91FF92FF93FF94FF95FF96FF97FF98FF99FF9AFF9BFF9CFF9DFF9EFF9FFFA0FFA1FFA2FFA3FFA4FFA5FFA6FFA7FFA8FFA9FFAAFFABFFACFFADFFAEFFAFFFB0FFB1FFB2FFB3FFB4FFB5FFB6FFB7FFB8FFB9FFBAFFBBFFBCFFBDFFBEFFBFFFC0FFC1FFC2FFC3FFC4FFC5FFC6FFC7FFC8FFC9FFCAFFCBFFCCFFCDFFCEFFCFFFD0FFD1FFD2FFD3FFD4FFD5FFD6FFD7FFD8FFD9FFDAFFDBFFDCFFDDFFDEFFDFFFE0FFE1FFE2FFE3FFE4FFE5FFE6FFE7FFE8FFE9FFEAFFEBFFECFFEDFFEEFFEFFFF0FFF1FFF2FFF3FFF4FFF5FFF6FFF7FFF8FFF9FFFAFFFBFFFCFFFDFFFEFFFFFF00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F0030003100320033003400350036003700380039003A003B003C003D003E003F0040004100420043004400450046004700480049004A004B004C004D004E004F0050005100520053005400550056005700580059005A005B005C005D005E005F0060006100620063006400650066006700680069006A006B006C006D006E006F0070007100720073007400750076007700780079007A007B007C007D007E007F00"> : tensor<256xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<256xi16>, tensor<256xi16>) -> ()
%e5 = stablehlo.constant dense<"0x80FFFFFF81FFFFFF82FFFFFF83FFFFFF84FFFFFF85FFFFFF86FFFFFF87FFFFFF88FFFFFF89FFFFFF8AFFFFFF8BFFFFFF8CFFFFFF8DFFFFFF8EFFFFFF8FFFFFFF90FFFFFF91FFFFFF92FFFFFF93FFFFFF94FFFFFF95FFFFFF96FFFFFF97FFFFFF98FFFFFF99FFFFFF9AFFFFFF9BFFFFFF9CFFFFFF9DFFFFFF9EFFFFFF9FFFFFFFA0FFFFFFA1FFFFFFA2FFFFFFA3FFFFFFA4FFFFFFA5FFFFFFA6FFFFFFA7FFFFFFA8FFFFFFA9FFFFFFAAFFFFFFABFFFFFFACFFFFFFADFFFFFFAEFFFFFFAFFFFFFFB0FFFFFFB1FFFFFFB2FFFFFFB3FFFFFFB4FFFFFFB5FFFFFFB6FFFFFFB7FFFFFFB8FFFFFFB9FFFFFFBAFFFFFFBBFFFFFFBCFFFFFFBDFFFFFFBEFFFFFFBFFFFFFFC0FFFFFFC1FFFFFFC2FFFFFFC3FFFFFFC4FFFFFFC5FFFFFFC6FFFFFFC7FFFFFFC8FFFFFFC9FFFFFFCAFFFFFFCBFFFFFFCCFFFFFFCDFFFFFFCEFFFFFFCFFFFFFFD0FFFFFFD1FFFFFFD2FFFFFFD3FFFFFFD4FFFFFFD5FFFFFFD6FFFFFFD7FFFFFFD8FFFFFFD9FFFFFFDAFFFFFFDBFFFFFFDCFFFFFFDDFFFFFFDEFFFFFFDFFFFFFFE0FFFFFFE1FFFFFFE2FFFFFFE3FFFFFFE4FFFFFFE5FFFFFFE6FFFFFFE7FFFFFFE8FFFFFFE9FFFFFFEAFFFFFFEBFFFFFFECFFFFFFEDFFFFFFEEFFFFFFEFFFFFFFF0FFFFFFF1FFFFFFF2FFFFFFF3FFFFFFF4FFFFFFF5FFFFFFF6FFFFFFF7FFFFFFF8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000"> : tensor<256xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<256xi32>, tensor<256xi32>) -> ()
%e6 = stablehlo.constant dense<"0x80FFFFFFFFFFFFFF81FFFFFFFFFFFFFF82FFFFFFFFFFFFFF83FFFFFFFFFFFFFF84FFFFFFFFFFFFFF85FFFFFFFFFFFFFF86FFFFFFFFFFFFFF87FFFFFFFFFFFFFF88FFFFFFFFFFFFFF89FFFFFFFFFFFFFF8AFFFFFFFFFFFFFF8BFFFFFFFFFFFFFF8CFFFFFFFFFFFFFF8DFFFFFFFFFFFFFF8EFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF90FFFFFFFFFFFFFF91FFFFFFFFFFFFFF92FFFFFFFFFFFFFF93FFFFFFFFFFFFFF94FFFFFFFFFFFFFF95FFFFFFFFFFFFFF96FFFFFFFFFFFFFF97FFFFFFFFFFFFFF98FFFFFFFFFFFFFF99FFFFFFFFFFFFFF9AFFFFFFFFFFFFFF9BFFFFFFFFFFFFFF9CFFFFFFFFFFFFFF9DFFFFFFFFFFFFFF9EFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFA0FFFFFFFFFFFFFFA1FFFFFFFFFFFFFFA2FFFFFFFFFFFFFFA3FFFFFFFFFFFFFFA4FFFFFFFFFFFFFFA5FFFFFFFFFFFFFFA6FFFFFFFFFFFFFFA7FFFFFFFFFFFFFFA8FFFFFFFFFFFFFFA9FFFFFFFFFFFFFFAAFFFFFFFFFFFFFFABFFFFFFFFFFFFFFACFFFFFFFFFFFFFFADFFFFFFFFFFFFFFAEFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFB0FFFFFFFFFFFFFFB1FFFFFFFFFFFFFFB2FFFFFFFFFFFFFFB3FFFFFFFFFFFFFFB4FFFFFFFFFFFFFFB5FFFFFFFFFFFFFFB6FFFFFFFFFFFFFFB7FFFFFFFFFFFFFFB8FFFFFFFFFFFFFFB9FFFFFFFFFFFFFFBAFFFFFFFFFFFFFFBBFFFFFFFFFFFFFFBCFFFFFFFFFFFFFFBDFFFFFFFFFFFFFFBEFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFC0FFFFFFFFFFFFFFC1FFFFFFFFFFFFFFC2FFFFFFFFFFFFFFC3FFFFFFFFFFFFFFC4FFFFFFFFFFFFFFC5FFFFFFFFFFFFFFC6FFFFFFFFFFFFFFC7FFFFFFFFFFFFFFC8FFFFFFFFFFFFFFC9FFFFFFFFFFFFFFCAFFFFFFFFFFFFFFCBFFFFFFFFFFFFFFCCFFFFFFFFFFFFFFCDFFFFFFFFFFFFFFCEFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFD0FFFFFFFFFFFFFFD1FFFFFFFFFFFFFFD2FFFFFFFFFFFFFFD3FFFFFFFFFFFFFFD4FFFFFFFFFFFFFFD5FFFFFFFFFFFFFFD6FFFFFFFFFFFFFFD7FFFFFFFFFFFFFFD8FFFFFFFFFFFFFFD9FFFFFFFFFFFFFFDAFFFFFFFFFFFFFFDBFFFFFFFFFFFFFFDCFFFFFFFFFFFFFFDDFFFFFFFFFFFFFFDEFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFE0FFFFFFFFFFFFFFE1FFFFFFFFFFFFFFE2FFFFFFFFFFFFFFE3FFFFFFFFFFFFFFE4FFFFFFFFFFFFFFE5FFFFFFFFFFFFFFE6FFFFFFFFFFFFFFE7FFFFFFFFFFFFFFE8FFFFFFFFFFFFFFE9FFFFFFFFFFFFFFEAFFFFFFFFFFFFFFEBFFFFFFFFFFFFFFECFFFFFFFFFFFFFFEDFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F0000000000000030000000000000003100000000000000320000000000000033000000000000003400000000000000350000000000000036000000000000003700000000000000380000000000000039000000000000003A000000000000003B000000000000003C000000000000003D000000000000003E000000000000003F0000000000000040000000000000004100000000000000420000000000000043000000000000004400000000000000450000000000000046000000000000004700000000000000480000000000000049000000000000004A000000000000004B000000000000004C000000000000004D000000000000004E000000000000004F0000000000000050000000000000005100000000000000520000000000000053000000000000005400000000000000550000000000000056000000000000005700000000000000580000000000000059000000000000005A000000000000005B000000000000005C000000000000005D000000000000005E000000000000005F0000000000000060000000000000006100000000000000620000000000000063000000000000006400000000000000650000000000000066000000000000006700000000000000680000000000000069000000000000006A000000000000006B000000000000006C000000000000006D000000000000006E000000000000006F0000000000000070000000000000007100000000000000720000000000000073000000000000007400000000000000750000000000000076000000000000007700000000000000780000000000000079000000000000007A000000000000007B000000000000007C000000000000007D000000000000007E000000000000007F00000000000000"> : tensor<256xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<256xi64>, tensor<256xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<256xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<256xui2>, tensor<256xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<256xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<256xui4>, tensor<256xui4>) -> ()
%e9 = stablehlo.constant dense<"0x808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e10 = stablehlo.constant dense<"0x80FF81FF82FF83FF84FF85FF86FF87FF88FF89FF8AFF8BFF8CFF8DFF8EFF8FFF90FF91FF92FF93FF94FF95FF96FF97FF98FF99FF9AFF9BFF9CFF9DFF9EFF9FFFA0FFA1FFA2FFA3FFA4FFA5FFA6FFA7FFA8FFA9FFAAFFABFFACFFADFFAEFFAFFFB0FFB1FFB2FFB3FFB4FFB5FFB6FFB7FFB8FFB9FFBAFFBBFFBCFFBDFFBEFFBFFFC0FFC1FFC2FFC3FFC4FFC5FFC6FFC7FFC8FFC9FFCAFFCBFFCCFFCDFFCEFFCFFFD0FFD1FFD2FFD3FFD4FFD5FFD6FFD7FFD8FFD9FFDAFFDBFFDCFFDDFFDEFFDFFFE0FFE1FFE2FFE3FFE4FFE5FFE6FFE7FFE8FFE9FFEAFFEBFFECFFEDFFEEFFEFFFF0FFF1FFF2FFF3FFF4FFF5FFF6FFF7FFF8FFF9FFFAFFFBFFFCFFFDFFFEFFFFFF00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F0030003100320033003400350036003700380039003A003B003C003D003E003F0040004100420043004400450046004700480049004A004B004C004D004E004F0050005100520053005400550056005700580059005A005B005C005D005E005F0060006100620063006400650066006700680069006A006B006C006D006E006F0070007100720073007400750076007700780079007A007B007C007D007E007F00"> : tensor<256xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<256xui16>, tensor<256xui16>) -> ()
%e11 = stablehlo.constant dense<"0x80FFFFFF81FFFFFF82FFFFFF83FFFFFF84FFFFFF85FFFFFF86FFFFFF87FFFFFF88FFFFFF89FFFFFF8AFFFFFF8BFFFFFF8CFFFFFF8DFFFFFF8EFFFFFF8FFFFFFF90FFFFFF91FFFFFF92FFFFFF93FFFFFF94FFFFFF95FFFFFF96FFFFFF97FFFFFF98FFFFFF99FFFFFF9AFFFFFF9BFFFFFF9CFFFFFF9DFFFFFF9EFFFFFF9FFFFFFFA0FFFFFFA1FFFFFFA2FFFFFFA3FFFFFFA4FFFFFFA5FFFFFFA6FFFFFFA7FFFFFFA8FFFFFFA9FFFFFFAAFFFFFFABFFFFFFACFFFFFFADFFFFFFAEFFFFFFAFFFFFFFB0FFFFFFB1FFFFFFB2FFFFFFB3FFFFFFB4FFFFFFB5FFFFFFB6FFFFFFB7FFFFFFB8FFFFFFB9FFFFFFBAFFFFFFBBFFFFFFBCFFFFFFBDFFFFFFBEFFFFFFBFFFFFFFC0FFFFFFC1FFFFFFC2FFFFFFC3FFFFFFC4FFFFFFC5FFFFFFC6FFFFFFC7FFFFFFC8FFFFFFC9FFFFFFCAFFFFFFCBFFFFFFCCFFFFFFCDFFFFFFCEFFFFFFCFFFFFFFD0FFFFFFD1FFFFFFD2FFFFFFD3FFFFFFD4FFFFFFD5FFFFFFD6FFFFFFD7FFFFFFD8FFFFFFD9FFFFFFDAFFFFFFDBFFFFFFDCFFFFFFDDFFFFFFDEFFFFFFDFFFFFFFE0FFFFFFE1FFFFFFE2FFFFFFE3FFFFFFE4FFFFFFE5FFFFFFE6FFFFFFE7FFFFFFE8FFFFFFE9FFFFFFEAFFFFFFEBFFFFFFECFFFFFFEDFFFFFFEEFFFFFFEFFFFFFFF0FFFFFFF1FFFFFFF2FFFFFFF3FFFFFFF4FFFFFFF5FFFFFFF6FFFFFFF7FFFFFFF8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000"> : tensor<256xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<256xui32>, tensor<256xui32>) -> ()
%e12 = stablehlo.constant dense<"0x80FFFFFFFFFFFFFF81FFFFFFFFFFFFFF82FFFFFFFFFFFFFF83FFFFFFFFFFFFFF84FFFFFFFFFFFFFF85FFFFFFFFFFFFFF86FFFFFFFFFFFFFF87FFFFFFFFFFFFFF88FFFFFFFFFFFFFF89FFFFFFFFFFFFFF8AFFFFFFFFFFFFFF8BFFFFFFFFFFFFFF8CFFFFFFFFFFFFFF8DFFFFFFFFFFFFFF8EFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF90FFFFFFFFFFFFFF91FFFFFFFFFFFFFF92FFFFFFFFFFFFFF93FFFFFFFFFFFFFF94FFFFFFFFFFFFFF95FFFFFFFFFFFFFF96FFFFFFFFFFFFFF97FFFFFFFFFFFFFF98FFFFFFFFFFFFFF99FFFFFFFFFFFFFF9AFFFFFFFFFFFFFF9BFFFFFFFFFFFFFF9CFFFFFFFFFFFFFF9DFFFFFFFFFFFFFF9EFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFA0FFFFFFFFFFFFFFA1FFFFFFFFFFFFFFA2FFFFFFFFFFFFFFA3FFFFFFFFFFFFFFA4FFFFFFFFFFFFFFA5FFFFFFFFFFFFFFA6FFFFFFFFFFFFFFA7FFFFFFFFFFFFFFA8FFFFFFFFFFFFFFA9FFFFFFFFFFFFFFAAFFFFFFFFFFFFFFABFFFFFFFFFFFFFFACFFFFFFFFFFFFFFADFFFFFFFFFFFFFFAEFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFB0FFFFFFFFFFFFFFB1FFFFFFFFFFFFFFB2FFFFFFFFFFFFFFB3FFFFFFFFFFFFFFB4FFFFFFFFFFFFFFB5FFFFFFFFFFFFFFB6FFFFFFFFFFFFFFB7FFFFFFFFFFFFFFB8FFFFFFFFFFFFFFB9FFFFFFFFFFFFFFBAFFFFFFFFFFFFFFBBFFFFFFFFFFFFFFBCFFFFFFFFFFFFFFBDFFFFFFFFFFFFFFBEFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFC0FFFFFFFFFFFFFFC1FFFFFFFFFFFFFFC2FFFFFFFFFFFFFFC3FFFFFFFFFFFFFFC4FFFFFFFFFFFFFFC5FFFFFFFFFFFFFFC6FFFFFFFFFFFFFFC7FFFFFFFFFFFFFFC8FFFFFFFFFFFFFFC9FFFFFFFFFFFFFFCAFFFFFFFFFFFFFFCBFFFFFFFFFFFFFFCCFFFFFFFFFFFFFFCDFFFFFFFFFFFFFFCEFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFD0FFFFFFFFFFFFFFD1FFFFFFFFFFFFFFD2FFFFFFFFFFFFFFD3FFFFFFFFFFFFFFD4FFFFFFFFFFFFFFD5FFFFFFFFFFFFFFD6FFFFFFFFFFFFFFD7FFFFFFFFFFFFFFD8FFFFFFFFFFFFFFD9FFFFFFFFFFFFFFDAFFFFFFFFFFFFFFDBFFFFFFFFFFFFFFDCFFFFFFFFFFFFFFDDFFFFFFFFFFFFFFDEFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFE0FFFFFFFFFFFFFFE1FFFFFFFFFFFFFFE2FFFFFFFFFFFFFFE3FFFFFFFFFFFFFFE4FFFFFFFFFFFFFFE5FFFFFFFFFFFFFFE6FFFFFFFFFFFFFFE7FFFFFFFFFFFFFFE8FFFFFFFFFFFFFFE9FFFFFFFFFFFFFFEAFFFFFFFFFFFFFFEBFFFFFFFFFFFFFFECFFFFFFFFFFFFFFEDFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F0000000000000030000000000000003100000000000000320000000000000033000000000000003400000000000000350000000000000036000000000000003700000000000000380000000000000039000000000000003A000000000000003B000000000000003C000000000000003D000000000000003E000000000000003F0000000000000040000000000000004100000000000000420000000000000043000000000000004400000000000000450000000000000046000000000000004700000000000000480000000000000049000000000000004A000000000000004B000000000000004C000000000000004D000000000000004E000000000000004F0000000000000050000000000000005100000000000000520000000000000053000000000000005400000000000000550000000000000056000000000000005700000000000000580000000000000059000000000000005A000000000000005B000000000000005C000000000000005D000000000000005E000000000000005F0000000000000060000000000000006100000000000000620000000000000063000000000000006400000000000000650000000000000066000000000000006700000000000000680000000000000069000000000000006A000000000000006B000000000000006C000000000000006D000000000000006E000000000000006F0000000000000070000000000000007100000000000000720000000000000073000000000000007400000000000000750000000000000076000000000000007700000000000000780000000000000079000000000000007A000000000000007B000000000000007C000000000000007D000000000000007E000000000000007F00000000000000"> : tensor<256xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<256xui64>, tensor<256xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0E0E0D0C0A0002040506060707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707"> : tensor<256xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3E3C3A3834302800081014181A1C1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<256xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<256xf6E2M3FN>, tensor<256xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3E3E3E3E3E3D3D3D3C3C3C3C3B3A3A3A3938383736353432302C000C1012141516171818191A1A1A1B1C1C1C1C1D1D1D1E1E1E1E1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<256xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<256xf6E3M2FN>, tensor<256xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0xF0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0EEECEAE8E6E4E2E0DCD8D4D0C8C0B0003040485054585C60626466686A6C6E70707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070"> : tensor<256xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<256xf8E3M4>, tensor<256xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0xF0F0F0F0F0EFEFEFEFEFEFEFEEEEEEEEEEEEEEEEEEEDEDEDEDEDEDEDECECECECECECECECECEBEBEBEBEBEBEBEAEAEAEAEAEAEAEAEAE9E9E9E9E9E9E9E8E8E8E8E8E8E8E7E7E7E6E6E6E6E6E5E5E5E4E4E4E4E4E3E3E3E2E2E2E2E2E1E1E1E0E0E0E0DFDEDEDEDDDCDCDCDBDADADAD9D8D8D7D6D5D4D3D2D1D0CECCCAC8C4C0B800384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F6060606061616162626262626363636464646464656565666666666667676768686868686868696969696969696A6A6A6A6A6A6A6A6A6B6B6B6B6B6B6B6C6C6C6C6C6C6C6C6C6D6D6D6D6D6D6D6E6E6E6E6E6E6E6E6E6F6F6F6F6F6F6F70707070"> : tensor<256xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<256xf8E4M3>, tensor<256xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0xF0F0F0F0F0EFEFEFEFEFEFEFEEEEEEEEEEEEEEEEEEEDEDEDEDEDEDEDECECECECECECECECECEBEBEBEBEBEBEBEAEAEAEAEAEAEAEAEAE9E9E9E9E9E9E9E8E8E8E8E8E8E8E7E7E7E6E6E6E6E6E5E5E5E4E4E4E4E4E3E3E3E2E2E2E2E2E1E1E1E0E0E0E0DFDEDEDEDDDCDCDCDBDADADAD9D8D8D7D6D5D4D3D2D1D0CECCCAC8C4C0B800384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F6060606061616162626262626363636464646464656565666666666667676768686868686868696969696969696A6A6A6A6A6A6A6A6A6B6B6B6B6B6B6B6C6C6C6C6C6C6C6C6C6D6D6D6D6D6D6D6E6E6E6E6E6E6E6E6E6F6F6F6F6F6F6F70707070"> : tensor<256xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0xF8F8F8F8F8F7F7F7F7F7F7F7F6F6F6F6F6F6F6F6F6F5F5F5F5F5F5F5F4F4F4F4F4F4F4F4F4F3F3F3F3F3F3F3F2F2F2F2F2F2F2F2F2F1F1F1F1F1F1F1F0F0F0F0F0F0F0EFEFEFEEEEEEEEEEEDEDEDECECECECECEBEBEBEAEAEAEAEAE9E9E9E8E8E8E8E7E6E6E6E5E4E4E4E3E2E2E2E1E0E0DFDEDDDCDBDAD9D8D6D4D2D0CCC8C00040484C5052545658595A5B5C5D5E5F606061626262636464646566666667686868686969696A6A6A6A6A6B6B6B6C6C6C6C6C6D6D6D6E6E6E6E6E6F6F6F707070707070707171717171717172727272727272727273737373737373747474747474747474757575757575757676767676767676767777777777777778787878"> : tensor<256xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x8080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080FFFEFEFEFDFCFCFCFBFAFAFAF9F8F8F7F6F5F4F3F2F1F0EEECEAE8E4E0D800586064686A6C6E70717273747576777878797A7A7A7B7C7C7C7D7E7E7E7F80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0xD8D8D8D8D8D8D8D8D8D7D7D7D7D7D7D7D7D7D7D7D7D7D7D7D6D6D6D6D6D6D6D6D6D6D6D6D6D6D6D6D6D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D4D4D4D4D4D4D4D4D4D4D4D4D4D3D3D3D3D3D3D3D2D2D2D2D2D2D2D2D2D1D1D1D1D1D1D1D0D0D0D0D0D0D0CFCFCFCECECECECECDCDCDCCCCCCCCCBCACACAC9C8C8C7C6C5C4C2C0BC003C4042444546474848494A4A4A4B4C4C4C4C4D4D4D4E4E4E4E4E4F4F4F5050505050505051515151515151525252525252525252535353535353535454545454545454545454545455555555555555555555555555555556565656565656565656565656565656565757575757575757575757575757575858585858585858"> : tensor<256xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<256xf8E5M2>, tensor<256xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0xDCDCDCDCDCDCDCDCDCDBDBDBDBDBDBDBDBDBDBDBDBDBDBDBDADADADADADADADADADADADADADADADADAD9D9D9D9D9D9D9D9D9D9D9D9D9D9D9D8D8D8D8D8D8D8D8D8D8D8D8D8D7D7D7D7D7D7D7D6D6D6D6D6D6D6D6D6D5D5D5D5D5D5D5D4D4D4D4D4D4D4D3D3D3D2D2D2D2D2D1D1D1D0D0D0D0CFCECECECDCCCCCBCAC9C8C6C4C00040444648494A4B4C4C4D4E4E4E4F505050505151515252525252535353545454545454545555555555555556565656565656565657575757575757585858585858585858585858585959595959595959595959595959595A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5C5C5C5C5C5C5C5C"> : tensor<256xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7F808181818282828282828383838383838383838383838484848484848484848484848484848484848484848484848585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858686868686868686868686868686868686868686868686868686868686868686"> : tensor<256xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x00C3FEC2FCC2FAC2F8C2F6C2F4C2F2C2F0C2EEC2ECC2EAC2E8C2E6C2E4C2E2C2E0C2DEC2DCC2DAC2D8C2D6C2D4C2D2C2D0C2CEC2CCC2CAC2C8C2C6C2C4C2C2C2C0C2BEC2BCC2BAC2B8C2B6C2B4C2B2C2B0C2AEC2ACC2AAC2A8C2A6C2A4C2A2C2A0C29EC29CC29AC298C296C294C292C290C28EC28CC28AC288C286C284C282C280C27CC278C274C270C26CC268C264C260C25CC258C254C250C24CC248C244C240C23CC238C234C230C22CC228C224C220C21CC218C214C210C20CC208C204C200C2F8C1F0C1E8C1E0C1D8C1D0C1C8C1C0C1B8C1B0C1A8C1A0C198C190C188C180C170C160C150C140C130C120C110C100C1E0C0C0C0A0C080C040C000C080BF0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841F041F8410042044208420C421042144218421C422042244228422C423042344238423C424042444248424C425042544258425C426042644268426C427042744278427C42804282428442864288428A428C428E42904292429442964298429A429C429E42A042A242A442A642A842AA42AC42AE42B042B242B442B642B842BA42BC42BE42C042C242C442C642C842CA42CC42CE42D042D242D442D642D842DA42DC42DE42E042E242E442E642E842EA42EC42EE42F042F242F442F642F842FA42FC42FE42"> : tensor<256xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<256xbf16>, tensor<256xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x00D8F0D7E0D7D0D7C0D7B0D7A0D790D780D770D760D750D740D730D720D710D700D7F0D6E0D6D0D6C0D6B0D6A0D690D680D670D660D650D640D630D620D610D600D6F0D5E0D5D0D5C0D5B0D5A0D590D580D570D560D550D540D530D520D510D500D5F0D4E0D4D0D4C0D4B0D4A0D490D480D470D460D450D440D430D420D410D400D4E0D3C0D3A0D380D360D340D320D300D3E0D2C0D2A0D280D260D240D220D200D2E0D1C0D1A0D180D160D140D120D100D1E0D0C0D0A0D080D060D040D020D000D0C0CF80CF40CF00CFC0CE80CE40CE00CEC0CD80CD40CD00CDC0CC80CC40CC00CC80CB00CB80CA00CA80C900C980C800C800C700C600C500C400C200C000BC0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D004E404E804EC04E004F404F804FC04F00502050405060508050A050C050E05000512051405160518051A051C051E05100522052405260528052A052C052E05200532053405360538053A053C053E0530054105420543054405450546054705480549054A054B054C054D054E054F0540055105520553055405550556055705580559055A055B055C055D055E055F0550056105620563056405650566056705680569056A056B056C056D056E056F0560057105720573057405750576057705780579057A057B057C057D057E057F057"> : tensor<256xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<256xf16>, tensor<256xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000C30000FEC20000FCC20000FAC20000F8C20000F6C20000F4C20000F2C20000F0C20000EEC20000ECC20000EAC20000E8C20000E6C20000E4C20000E2C20000E0C20000DEC20000DCC20000DAC20000D8C20000D6C20000D4C20000D2C20000D0C20000CEC20000CCC20000CAC20000C8C20000C6C20000C4C20000C2C20000C0C20000BEC20000BCC20000BAC20000B8C20000B6C20000B4C20000B2C20000B0C20000AEC20000ACC20000AAC20000A8C20000A6C20000A4C20000A2C20000A0C200009EC200009CC200009AC2000098C2000096C2000094C2000092C2000090C200008EC200008CC200008AC2000088C2000086C2000084C2000082C2000080C200007CC2000078C2000074C2000070C200006CC2000068C2000064C2000060C200005CC2000058C2000054C2000050C200004CC2000048C2000044C2000040C200003CC2000038C2000034C2000030C200002CC2000028C2000024C2000020C200001CC2000018C2000014C2000010C200000CC2000008C2000004C2000000C20000F8C10000F0C10000E8C10000E0C10000D8C10000D0C10000C8C10000C0C10000B8C10000B0C10000A8C10000A0C1000098C1000090C1000088C1000080C1000070C1000060C1000050C1000040C1000030C1000020C1000010C1000000C10000E0C00000C0C00000A0C0000080C0000040C0000000C0000080BF000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE42"> : tensor<256xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<256xf32>, tensor<256xf32>) -> ()
%e27 = stablehlo.constant dense<"0x00000000000060C00000000000C05FC00000000000805FC00000000000405FC00000000000005FC00000000000C05EC00000000000805EC00000000000405EC00000000000005EC00000000000C05DC00000000000805DC00000000000405DC00000000000005DC00000000000C05CC00000000000805CC00000000000405CC00000000000005CC00000000000C05BC00000000000805BC00000000000405BC00000000000005BC00000000000C05AC00000000000805AC00000000000405AC00000000000005AC00000000000C059C000000000008059C000000000004059C000000000000059C00000000000C058C000000000008058C000000000004058C000000000000058C00000000000C057C000000000008057C000000000004057C000000000000057C00000000000C056C000000000008056C000000000004056C000000000000056C00000000000C055C000000000008055C000000000004055C000000000000055C00000000000C054C000000000008054C000000000004054C000000000000054C00000000000C053C000000000008053C000000000004053C000000000000053C00000000000C052C000000000008052C000000000004052C000000000000052C00000000000C051C000000000008051C000000000004051C000000000000051C00000000000C050C000000000008050C000000000004050C000000000000050C00000000000804FC00000000000004FC00000000000804EC00000000000004EC00000000000804DC00000000000004DC00000000000804CC00000000000004CC00000000000804BC00000000000004BC00000000000804AC00000000000004AC000000000008049C000000000000049C000000000008048C000000000000048C000000000008047C000000000000047C000000000008046C000000000000046C000000000008045C000000000000045C000000000008044C000000000000044C000000000008043C000000000000043C000000000008042C000000000000042C000000000008041C000000000000041C000000000008040C000000000000040C00000000000003FC00000000000003EC00000000000003DC00000000000003CC00000000000003BC00000000000003AC000000000000039C000000000000038C000000000000037C000000000000036C000000000000035C000000000000034C000000000000033C000000000000032C000000000000031C000000000000030C00000000000002EC00000000000002CC00000000000002AC000000000000028C000000000000026C000000000000024C000000000000022C000000000000020C00000000000001CC000000000000018C000000000000014C000000000000010C000000000000008C000000000000000C0000000000000F0BF0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740000000000000384000000000000039400000000000003A400000000000003B400000000000003C400000000000003D400000000000003E400000000000003F40000000000000404000000000008040400000000000004140000000000080414000000000000042400000000000804240000000000000434000000000008043400000000000004440000000000080444000000000000045400000000000804540000000000000464000000000008046400000000000004740000000000080474000000000000048400000000000804840000000000000494000000000008049400000000000004A400000000000804A400000000000004B400000000000804B400000000000004C400000000000804C400000000000004D400000000000804D400000000000004E400000000000804E400000000000004F400000000000804F400000000000005040000000000040504000000000008050400000000000C050400000000000005140000000000040514000000000008051400000000000C051400000000000005240000000000040524000000000008052400000000000C052400000000000005340000000000040534000000000008053400000000000C053400000000000005440000000000040544000000000008054400000000000C054400000000000005540000000000040554000000000008055400000000000C055400000000000005640000000000040564000000000008056400000000000C056400000000000005740000000000040574000000000008057400000000000C057400000000000005840000000000040584000000000008058400000000000C058400000000000005940000000000040594000000000008059400000000000C059400000000000005A400000000000405A400000000000805A400000000000C05A400000000000005B400000000000405B400000000000805B400000000000C05B400000000000005C400000000000405C400000000000805C400000000000C05C400000000000005D400000000000405D400000000000805D400000000000C05D400000000000005E400000000000405E400000000000805E400000000000C05E400000000000005F400000000000405F400000000000805F400000000000C05F40"> : tensor<256xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<256xf64>, tensor<256xf64>) -> ()
%e28 = stablehlo.constant dense<"0x000000C3000000000000FEC2000000000000FCC2000000000000FAC2000000000000F8C2000000000000F6C2000000000000F4C2000000000000F2C2000000000000F0C2000000000000EEC2000000000000ECC2000000000000EAC2000000000000E8C2000000000000E6C2000000000000E4C2000000000000E2C2000000000000E0C2000000000000DEC2000000000000DCC2000000000000DAC2000000000000D8C2000000000000D6C2000000000000D4C2000000000000D2C2000000000000D0C2000000000000CEC2000000000000CCC2000000000000CAC2000000000000C8C2000000000000C6C2000000000000C4C2000000000000C2C2000000000000C0C2000000000000BEC2000000000000BCC2000000000000BAC2000000000000B8C2000000000000B6C2000000000000B4C2000000000000B2C2000000000000B0C2000000000000AEC2000000000000ACC2000000000000AAC2000000000000A8C2000000000000A6C2000000000000A4C2000000000000A2C2000000000000A0C20000000000009EC20000000000009CC20000000000009AC200000000000098C200000000000096C200000000000094C200000000000092C200000000000090C20000000000008EC20000000000008CC20000000000008AC200000000000088C200000000000086C200000000000084C200000000000082C200000000000080C20000000000007CC200000000000078C200000000000074C200000000000070C20000000000006CC200000000000068C200000000000064C200000000000060C20000000000005CC200000000000058C200000000000054C200000000000050C20000000000004CC200000000000048C200000000000044C200000000000040C20000000000003CC200000000000038C200000000000034C200000000000030C20000000000002CC200000000000028C200000000000024C200000000000020C20000000000001CC200000000000018C200000000000014C200000000000010C20000000000000CC200000000000008C200000000000004C200000000000000C2000000000000F8C1000000000000F0C1000000000000E8C1000000000000E0C1000000000000D8C1000000000000D0C1000000000000C8C1000000000000C0C1000000000000B8C1000000000000B0C1000000000000A8C1000000000000A0C100000000000098C100000000000090C100000000000088C100000000000080C100000000000070C100000000000060C100000000000050C100000000000040C100000000000030C100000000000020C100000000000010C100000000000000C1000000000000E0C0000000000000C0C0000000000000A0C000000000000080C000000000000040C000000000000000C000000000000080BF0000000000000000000000000000803F000000000000004000000000000040400000000000008040000000000000A040000000000000C040000000000000E040000000000000004100000000000010410000000000002041000000000000304100000000000040410000000000005041000000000000604100000000000070410000000000008041000000000000884100000000000090410000000000009841000000000000A041000000000000A841000000000000B041000000000000B841000000000000C041000000000000C841000000000000D041000000000000D841000000000000E041000000000000E841000000000000F041000000000000F8410000000000000042000000000000044200000000000008420000000000000C420000000000001042000000000000144200000000000018420000000000001C420000000000002042000000000000244200000000000028420000000000002C420000000000003042000000000000344200000000000038420000000000003C420000000000004042000000000000444200000000000048420000000000004C420000000000005042000000000000544200000000000058420000000000005C420000000000006042000000000000644200000000000068420000000000006C420000000000007042000000000000744200000000000078420000000000007C42000000000000804200000000000082420000000000008442000000000000864200000000000088420000000000008A420000000000008C420000000000008E42000000000000904200000000000092420000000000009442000000000000964200000000000098420000000000009A420000000000009C420000000000009E42000000000000A042000000000000A242000000000000A442000000000000A642000000000000A842000000000000AA42000000000000AC42000000000000AE42000000000000B042000000000000B242000000000000B442000000000000B642000000000000B842000000000000BA42000000000000BC42000000000000BE42000000000000C042000000000000C242000000000000C442000000000000C642000000000000C842000000000000CA42000000000000CC42000000000000CE42000000000000D042000000000000D242000000000000D442000000000000D642000000000000D842000000000000DA42000000000000DC42000000000000DE42000000000000E042000000000000E242000000000000E442000000000000E642000000000000E842000000000000EA42000000000000EC42000000000000EE42000000000000F042000000000000F242000000000000F442000000000000F642000000000000F842000000000000FA42000000000000FC42000000000000FE4200000000"> : tensor<256xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<256xcomplex<f32>>, tensor<256xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000060C000000000000000000000000000C05FC000000000000000000000000000805FC000000000000000000000000000405FC000000000000000000000000000005FC000000000000000000000000000C05EC000000000000000000000000000805EC000000000000000000000000000405EC000000000000000000000000000005EC000000000000000000000000000C05DC000000000000000000000000000805DC000000000000000000000000000405DC000000000000000000000000000005DC000000000000000000000000000C05CC000000000000000000000000000805CC000000000000000000000000000405CC000000000000000000000000000005CC000000000000000000000000000C05BC000000000000000000000000000805BC000000000000000000000000000405BC000000000000000000000000000005BC000000000000000000000000000C05AC000000000000000000000000000805AC000000000000000000000000000405AC000000000000000000000000000005AC000000000000000000000000000C059C0000000000000000000000000008059C0000000000000000000000000004059C0000000000000000000000000000059C000000000000000000000000000C058C0000000000000000000000000008058C0000000000000000000000000004058C0000000000000000000000000000058C000000000000000000000000000C057C0000000000000000000000000008057C0000000000000000000000000004057C0000000000000000000000000000057C000000000000000000000000000C056C0000000000000000000000000008056C0000000000000000000000000004056C0000000000000000000000000000056C000000000000000000000000000C055C0000000000000000000000000008055C0000000000000000000000000004055C0000000000000000000000000000055C000000000000000000000000000C054C0000000000000000000000000008054C0000000000000000000000000004054C0000000000000000000000000000054C000000000000000000000000000C053C0000000000000000000000000008053C0000000000000000000000000004053C0000000000000000000000000000053C000000000000000000000000000C052C0000000000000000000000000008052C0000000000000000000000000004052C0000000000000000000000000000052C000000000000000000000000000C051C0000000000000000000000000008051C0000000000000000000000000004051C0000000000000000000000000000051C000000000000000000000000000C050C0000000000000000000000000008050C0000000000000000000000000004050C0000000000000000000000000000050C000000000000000000000000000804FC000000000000000000000000000004FC000000000000000000000000000804EC000000000000000000000000000004EC000000000000000000000000000804DC000000000000000000000000000004DC000000000000000000000000000804CC000000000000000000000000000004CC000000000000000000000000000804BC000000000000000000000000000004BC000000000000000000000000000804AC000000000000000000000000000004AC0000000000000000000000000008049C0000000000000000000000000000049C0000000000000000000000000008048C0000000000000000000000000000048C0000000000000000000000000008047C0000000000000000000000000000047C0000000000000000000000000008046C0000000000000000000000000000046C0000000000000000000000000008045C0000000000000000000000000000045C0000000000000000000000000008044C0000000000000000000000000000044C0000000000000000000000000008043C0000000000000000000000000000043C0000000000000000000000000008042C0000000000000000000000000000042C0000000000000000000000000008041C0000000000000000000000000000041C0000000000000000000000000008040C0000000000000000000000000000040C000000000000000000000000000003FC000000000000000000000000000003EC000000000000000000000000000003DC000000000000000000000000000003CC000000000000000000000000000003BC000000000000000000000000000003AC0000000000000000000000000000039C0000000000000000000000000000038C0000000000000000000000000000037C0000000000000000000000000000036C0000000000000000000000000000035C0000000000000000000000000000034C0000000000000000000000000000033C0000000000000000000000000000032C0000000000000000000000000000031C0000000000000000000000000000030C000000000000000000000000000002EC000000000000000000000000000002CC000000000000000000000000000002AC0000000000000000000000000000028C0000000000000000000000000000026C0000000000000000000000000000024C0000000000000000000000000000022C0000000000000000000000000000020C000000000000000000000000000001CC0000000000000000000000000000018C0000000000000000000000000000014C0000000000000000000000000000010C0000000000000000000000000000008C0000000000000000000000000000000C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000001040000000000000000000000000000014400000000000000000000000000000184000000000000000000000000000001C40000000000000000000000000000020400000000000000000000000000000224000000000000000000000000000002440000000000000000000000000000026400000000000000000000000000000284000000000000000000000000000002A4000000000000000000000000000002C4000000000000000000000000000002E400000000000000000000000000000304000000000000000000000000000003140000000000000000000000000000032400000000000000000000000000000334000000000000000000000000000003440000000000000000000000000000035400000000000000000000000000000364000000000000000000000000000003740000000000000000000000000000038400000000000000000000000000000394000000000000000000000000000003A4000000000000000000000000000003B4000000000000000000000000000003C4000000000000000000000000000003D4000000000000000000000000000003E4000000000000000000000000000003F40000000000000000000000000000040400000000000000000000000000080404000000000000000000000000000004140000000000000000000000000008041400000000000000000000000000000424000000000000000000000000000804240000000000000000000000000000043400000000000000000000000000080434000000000000000000000000000004440000000000000000000000000008044400000000000000000000000000000454000000000000000000000000000804540000000000000000000000000000046400000000000000000000000000080464000000000000000000000000000004740000000000000000000000000008047400000000000000000000000000000484000000000000000000000000000804840000000000000000000000000000049400000000000000000000000000080494000000000000000000000000000004A4000000000000000000000000000804A4000000000000000000000000000004B4000000000000000000000000000804B4000000000000000000000000000004C4000000000000000000000000000804C4000000000000000000000000000004D4000000000000000000000000000804D4000000000000000000000000000004E4000000000000000000000000000804E4000000000000000000000000000004F4000000000000000000000000000804F4000000000000000000000000000005040000000000000000000000000004050400000000000000000000000000080504000000000000000000000000000C0504000000000000000000000000000005140000000000000000000000000004051400000000000000000000000000080514000000000000000000000000000C0514000000000000000000000000000005240000000000000000000000000004052400000000000000000000000000080524000000000000000000000000000C0524000000000000000000000000000005340000000000000000000000000004053400000000000000000000000000080534000000000000000000000000000C0534000000000000000000000000000005440000000000000000000000000004054400000000000000000000000000080544000000000000000000000000000C0544000000000000000000000000000005540000000000000000000000000004055400000000000000000000000000080554000000000000000000000000000C0554000000000000000000000000000005640000000000000000000000000004056400000000000000000000000000080564000000000000000000000000000C0564000000000000000000000000000005740000000000000000000000000004057400000000000000000000000000080574000000000000000000000000000C0574000000000000000000000000000005840000000000000000000000000004058400000000000000000000000000080584000000000000000000000000000C0584000000000000000000000000000005940000000000000000000000000004059400000000000000000000000000080594000000000000000000000000000C0594000000000000000000000000000005A4000000000000000000000000000405A4000000000000000000000000000805A4000000000000000000000000000C05A4000000000000000000000000000005B4000000000000000000000000000405B4000000000000000000000000000805B4000000000000000000000000000C05B4000000000000000000000000000005C4000000000000000000000000000405C4000000000000000000000000000805C4000000000000000000000000000C05C4000000000000000000000000000005D4000000000000000000000000000405D4000000000000000000000000000805D4000000000000000000000000000C05D4000000000000000000000000000005E4000000000000000000000000000405E4000000000000000000000000000805E4000000000000000000000000000C05E4000000000000000000000000000005F4000000000000000000000000000405F4000000000000000000000000000805F4000000000000000000000000000C05F400000000000000000"> : tensor<256xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<256xcomplex<f64>>, tensor<256xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<256xi8>) -> (tensor<256xi1>, tensor<256xi2>, tensor<256xi4>, tensor<256xi8>, tensor<256xi16>, tensor<256xi32>, tensor<256xi64>, tensor<256xui2>, tensor<256xui4>, tensor<256xui8>, tensor<256xui16>, tensor<256xui32>, tensor<256xui64>, tensor<256xf4E2M1FN>, tensor<256xf6E2M3FN>, tensor<256xf6E3M2FN>, tensor<256xf8E3M4>, tensor<256xf8E4M3>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E5M2>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E8M0FNU>, tensor<256xbf16>, tensor<256xf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xcomplex<f32>>, tensor<256xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi1>
%1 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi2>
%2 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi4>
%3 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi8>
%4 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi16>
%5 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi32>
%6 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xi64>
%7 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xui2>
%8 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xui4>
%9 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xui8>
%10 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xui16>
%11 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xui32>
%12 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xui64>
%13 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E3M4>
%17 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E4M3>
%18 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E4M3B11FNUZ>
%21 = stablehlo.constant dense<"0x80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ>
%22 = stablehlo.compare NE, %20, %20, FLOAT : (tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>) -> tensor<256xi1>
%23 = stablehlo.select %22, %21, %20 : tensor<256xi1>, tensor<256xf8E4M3B11FNUZ>
%24 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E5M2>
%25 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E5M2FNUZ>
%26 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf8E8M0FNU>
%27 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<256xi1>, tensor<256xf8E8M0FNU>
%30 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xbf16>
%31 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf16>
%32 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf32>
%33 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xf64>
%34 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xcomplex<f32>>
%35 = stablehlo.convert %x : (tensor<256xi8>) -> tensor<256xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %23, %24, %25, %29, %30, %31, %32, %33, %34, %35 : tensor<256xi1>, tensor<256xi2>, tensor<256xi4>, tensor<256xi8>, tensor<256xi16>, tensor<256xi32>, tensor<256xi64>, tensor<256xui2>, tensor<256xui4>, tensor<256xui8>, tensor<256xui16>, tensor<256xui32>, tensor<256xui64>, tensor<256xf4E2M1FN>, tensor<256xf6E2M3FN>, tensor<256xf6E3M2FN>, tensor<256xf8E3M4>, tensor<256xf8E4M3>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E5M2>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E8M0FNU>, tensor<256xbf16>, tensor<256xf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xcomplex<f32>>, tensor<256xcomplex<f64>>
}
}
// -----
// i16
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
%c0 = stablehlo.constant dense<"0x0000010002000300AA2A00010F00100000800180FF7FFE7FFFFF55D5E5710620262FAF650A1493466A55A7B9378ED7CC"> : tensor<24xi16>
%z0 = stablehlo.constant dense<0> : tensor<24xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24xi16>
%r:30 = call @f(%a0) : (tensor<24xi16>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<24xi1>, tensor<24xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, -2, 0, -1, 0, 0, 1, -1, -2, -1, 1, 1, -2, -2, -1, -2, -1, -2, -1, -1, -1]> : tensor<24xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<24xi2>, tensor<24xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, -6, 0, -1, 0, 0, 1, -1, -2, -1, 5, 5, 6, 6, -1, -6, 3, -6, 7, 7, 7]> : tensor<24xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xi4>, tensor<24xi4>) -> ()
%e3 = stablehlo.constant dense<"0x00010203AA000F100001FFFEFF55E50626AF0A936AA737D7"> : tensor<24xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<24xi8>, tensor<24xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300AA2A00010F00100000800180FF7FFE7FFFFF55D5E5710620262FAF650A1493466A55A7B9378ED7CC"> : tensor<24xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<24xi16>, tensor<24xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000010000000200000003000000AA2A0000000100000F000000100000000080FFFF0180FFFFFF7F0000FE7F0000FFFFFFFF55D5FFFFE571000006200000262F0000AF6500000A140000934600006A550000A7B9FFFF378EFFFFD7CCFFFF"> : tensor<24xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<24xi32>, tensor<24xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AA2A00000000000000010000000000000F0000000000000010000000000000000080FFFFFFFFFFFF0180FFFFFFFFFFFFFF7F000000000000FE7F000000000000FFFFFFFFFFFFFFFF55D5FFFFFFFFFFFFE5710000000000000620000000000000262F000000000000AF650000000000000A1400000000000093460000000000006A55000000000000A7B9FFFFFFFFFFFF378EFFFFFFFFFFFFD7CCFFFFFFFFFFFF"> : tensor<24xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<24xi64>, tensor<24xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 2, 0, 3, 0, 0, 1, 3, 2, 3, 1, 1, 2, 2, 3, 2, 3, 2, 3, 3, 3]> : tensor<24xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<24xui2>, tensor<24xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 10, 0, 15, 0, 0, 1, 15, 14, 15, 5, 5, 6, 6, 15, 10, 3, 10, 7, 7, 7]> : tensor<24xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<24xui4>, tensor<24xui4>) -> ()
%e9 = stablehlo.constant dense<"0x00010203AA000F100001FFFEFF55E50626AF0A936AA737D7"> : tensor<24xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300AA2A00010F00100000800180FF7FFE7FFFFF55D5E5710620262FAF650A1493466A55A7B9378ED7CC"> : tensor<24xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<24xui16>, tensor<24xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000000010000000200000003000000AA2A0000000100000F000000100000000080FFFF0180FFFFFF7F0000FE7F0000FFFFFFFF55D5FFFFE571000006200000262F0000AF6500000A140000934600006A550000A7B9FFFF378EFFFFD7CCFFFF"> : tensor<24xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<24xui32>, tensor<24xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AA2A00000000000000010000000000000F0000000000000010000000000000000080FFFFFFFFFFFF0180FFFFFFFFFFFFFF7F000000000000FE7F000000000000FFFFFFFFFFFFFFFF55D5FFFFFFFFFFFFE5710000000000000620000000000000262F000000000000AF650000000000000A1400000000000093460000000000006A55000000000000A7B9FFFFFFFFFFFF378EFFFFFFFFFFFFD7CCFFFFFFFFFFFF"> : tensor<24xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<24xui64>, tensor<24xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00020405070707070F0F07070A0F070707070707070F0F0F"> : tensor<24xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000810141F1F1F1F3F3F1F1F283F1F1F1F1F1F1F1F3F3F3F"> : tensor<24xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C10121F1F1C1C3F3F1F1F2C3F1F1F1F1F1F1F1F3F3F3F"> : tensor<24xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x0030404870706E70F0F07070B0F070707070707070F0F0F0"> : tensor<24xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0038404478785758F8F87878B8F878787878787878F8F8F8"> : tensor<24xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003840447F7857587F7F7F7FB87F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C80805F6080808080C08080808080808080808080"> : tensor<24xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x005860648080777880808080D88080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C4042715C4C4CF8F87878BCF1777072766D7475F4F7F2"> : tensor<24xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x0040444675605050FCFC7C7CC0F57B74767A717879F8FBF6"> : tensor<24xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F80818C878383FFFF8E8EFFFF8E8C8C8E8B8D8DFFFFFF"> : tensor<24xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F004040402B4680437041804100C700C70047004780BF2BC6E44600463D46CB46A0458D46AB468DC6E4C64DC6"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C004000425571005C804B004C00F800F80078007800BC55F11E770170E5715B76026D6974577566F41DF765F2"> : tensor<24xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F000000400000404000A82A46000080430000704100008041000000C700FEFFC600FEFF4600FCFF46000080BF00AC2AC600CAE3460018004600983C46005ECB460050A04500268D4600D4AA4600B28CC60092E3C600A44CC6"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840000000000055C54000000000000070400000000000002E400000000000003040000000000000E0C000000000C0FFDFC000000000C0FFDF400000000080FFDF40000000000000F0BF000000008055C5C0000000004079DC40000000000003C040000000000093C74000000000C06BD94000000000000AB44000000000C0A4D14000000000805AD540000000004096D1C0000000004072DCC0000000008094C9C0"> : tensor<24xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004000000000000040400000000000A82A4600000000000080430000000000007041000000000000804100000000000000C70000000000FEFFC60000000000FEFF460000000000FCFF4600000000000080BF0000000000AC2AC60000000000CAE34600000000001800460000000000983C4600000000005ECB46000000000050A0450000000000268D460000000000D4AA460000000000B28CC6000000000092E3C60000000000A44CC600000000"> : tensor<24xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000000000000055C5400000000000000000000000000000704000000000000000000000000000002E40000000000000000000000000000030400000000000000000000000000000E0C0000000000000000000000000C0FFDFC0000000000000000000000000C0FFDF4000000000000000000000000080FFDF400000000000000000000000000000F0BF0000000000000000000000008055C5C00000000000000000000000004079DC400000000000000000000000000003C0400000000000000000000000000093C740000000000000000000000000C06BD940000000000000000000000000000AB440000000000000000000000000C0A4D140000000000000000000000000805AD5400000000000000000000000004096D1C00000000000000000000000004072DCC00000000000000000000000008094C9C00000000000000000"> : tensor<24xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<24xi16>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi1>
%1 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi2>
%2 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi4>
%3 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi8>
%4 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi16>
%5 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi32>
%6 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xi64>
%7 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xui2>
%8 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xui4>
%9 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xui8>
%10 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xui16>
%11 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xui32>
%12 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xui64>
%13 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E3M4>
%17 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E4M3>
%18 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E4M3FN>
%19 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
%20 = stablehlo.compare NE, %18, %18, FLOAT : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> tensor<24xi1>
%21 = stablehlo.select %20, %19, %18 : tensor<24xi1>, tensor<24xf8E4M3FN>
%22 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E4M3FNUZ>
%23 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3FNUZ>
%24 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> tensor<24xi1>
%25 = stablehlo.select %24, %23, %22 : tensor<24xi1>, tensor<24xf8E4M3FNUZ>
%26 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E4M3B11FNUZ>
%27 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> tensor<24xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<24xi1>, tensor<24xf8E4M3B11FNUZ>
%30 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E5M2>
%31 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E5M2FNUZ>
%32 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf8E8M0FNU>
%33 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xf8E8M0FNU>
%34 = stablehlo.compare NE, %32, %32, FLOAT : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> tensor<24xi1>
%35 = stablehlo.select %34, %33, %32 : tensor<24xi1>, tensor<24xf8E8M0FNU>
%36 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xbf16>
%37 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf16>
%38 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf32>
%39 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xf64>
%40 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xcomplex<f32>>
%41 = stablehlo.convert %x : (tensor<24xi16>) -> tensor<24xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %21, %25, %29, %30, %31, %35, %36, %37, %38, %39, %40, %41 : tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>
}
}
// -----
// i32
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
%c0 = stablehlo.constant dense<"0x00000000010000000200000003000000AAAAAA2A000001001F000000200000000000008001000080FFFFFF7FFEFFFF7FFFFFFFFF555555D58B4AE571A9410620956A262FBCCDAF6562F90A145F56934642276A55AB2DA7B94551378E99B2D7CC"> : tensor<24xi32>
%z0 = stablehlo.constant dense<0> : tensor<24xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24xi32>
%r:30 = call @f(%a0) : (tensor<24xi32>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<24xi1>, tensor<24xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, -2, 0, -1, 0, 0, 1, -1, -2, -1, 1, -1, 1, 1, 0, -2, -1, -2, -1, 1, 1]> : tensor<24xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<24xi2>, tensor<24xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, -6, 0, -1, 0, 0, 1, -1, -2, -1, 5, -5, -7, 5, -4, 2, -1, 2, -5, 5, -7]> : tensor<24xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xi4>, tensor<24xi4>) -> ()
%e3 = stablehlo.constant dense<"0x00010203AA001F200001FFFEFF558BA995BC625F42AB4599"> : tensor<24xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<24xi8>, tensor<24xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300AAAA00001F00200000000100FFFFFEFFFFFF55558B4AA941956ABCCD62F95F564227AB2D455199B2"> : tensor<24xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<24xi16>, tensor<24xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000010000000200000003000000AAAAAA2A000001001F000000200000000000008001000080FFFFFF7FFEFFFF7FFFFFFFFF555555D58B4AE571A9410620956A262FBCCDAF6562F90A145F56934642276A55AB2DA7B94551378E99B2D7CC"> : tensor<24xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<24xi32>, tensor<24xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AAAAAA2A0000000000000100000000001F00000000000000200000000000000000000080FFFFFFFF01000080FFFFFFFFFFFFFF7F00000000FEFFFF7F00000000FFFFFFFFFFFFFFFF555555D5FFFFFFFF8B4AE57100000000A941062000000000956A262F00000000BCCDAF650000000062F90A14000000005F5693460000000042276A5500000000AB2DA7B9FFFFFFFF4551378EFFFFFFFF99B2D7CCFFFFFFFF"> : tensor<24xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<24xi64>, tensor<24xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 2, 0, 3, 0, 0, 1, 3, 2, 3, 1, 3, 1, 1, 0, 2, 3, 2, 3, 1, 1]> : tensor<24xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<24xui2>, tensor<24xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 10, 0, 15, 0, 0, 1, 15, 14, 15, 5, 11, 9, 5, 12, 2, 15, 2, 11, 5, 9]> : tensor<24xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<24xui4>, tensor<24xui4>) -> ()
%e9 = stablehlo.constant dense<"0x00010203AA001F200001FFFEFF558BA995BC625F42AB4599"> : tensor<24xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300AAAA00001F00200000000100FFFFFEFFFFFF55558B4AA941956ABCCD62F95F564227AB2D455199B2"> : tensor<24xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<24xui16>, tensor<24xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000000010000000200000003000000AAAAAA2A000001001F000000200000000000008001000080FFFFFF7FFEFFFF7FFFFFFFFF555555D58B4AE571A9410620956A262FBCCDAF6562F90A145F56934642276A55AB2DA7B94551378E99B2D7CC"> : tensor<24xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<24xui32>, tensor<24xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AAAAAA2A0000000000000100000000001F00000000000000200000000000000000000080FFFFFFFF01000080FFFFFFFFFFFFFF7F00000000FEFFFF7F00000000FFFFFFFFFFFFFFFF555555D5FFFFFFFF8B4AE57100000000A941062000000000956A262F00000000BCCDAF650000000062F90A14000000005F5693460000000042276A5500000000AB2DA7B9FFFFFFFF4551378EFFFFFFFF99B2D7CCFFFFFFFF"> : tensor<24xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<24xui64>, tensor<24xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00020405070707070F0F07070A0F070707070707070F0F0F"> : tensor<24xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000810141F1F1F1F3F3F1F1F283F1F1F1F1F1F1F1F3F3F3F"> : tensor<24xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C10121F1F1F1F3F3F1F1F2C3F1F1F1F1F1F1F1F3F3F3F"> : tensor<24xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x0030404870707070F0F07070B0F070707070707070F0F0F0"> : tensor<24xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0038404478786060F8F87878B8F878787878787878F8F8F8"> : tensor<24xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003840447F7F60607F7F7F7FB87F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C8080686880808080C08080808080808080808080"> : tensor<24xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x005860648080808080808080D88080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C40427C7C5050FCFC7C7CBCFC7C7C7C7C7C7C7CFCFCFC"> : tensor<24xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x004044468080545480808080C08080808080808080808080"> : tensor<24xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F80819C8F8484FFFF9E9EFFFF9E9C9C9E9B9D9DFFFFFF"> : tensor<24xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F004040402B4E8047F841004200CF00CF004F004F80BF2BCEE44E004E3D4ECB4EA04D8D4EAB4E8DCEE4CE4DCE"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C00400042007C007CC04F005000FC00FC007C007C00BC00FC007C007C007C007C007C007C007C00FC00FC00FC"> : tensor<24xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040ABAA2A4E000080470000F84100000042000000CF000000CF0000004F0000004F000080BFABAA2ACE95CAE34E0719004EAA993C4E9B5FCB4ECB57A04DAD268D4E4FD4AA4EA5B18CCE5D91E3CE36A14CCE"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840000000555555C541000000000000F0400000000000003F400000000000004040000000000000E0C10000C0FFFFFFDFC10000C0FFFFFFDF41000080FFFFFFDF41000000000000F0BF000080555555C5C10000C0A25279DC41000080D42003C0410000804A3593C7410000006FF36BD94100000062F90AB4410000C097D5A4D141000080D0895AD541000040953496D1C10000C0AE2B72DCC1000080B32694C9C1"> : tensor<24xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000040000000000000404000000000ABAA2A4E0000000000008047000000000000F841000000000000004200000000000000CF00000000000000CF000000000000004F000000000000004F00000000000080BF00000000ABAA2ACE0000000095CAE34E000000000719004E00000000AA993C4E000000009B5FCB4E00000000CB57A04D00000000AD268D4E000000004FD4AA4E00000000A5B18CCE000000005D91E3CE0000000036A14CCE00000000"> : tensor<24xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000000000555555C5410000000000000000000000000000F04000000000000000000000000000003F40000000000000000000000000000040400000000000000000000000000000E0C100000000000000000000C0FFFFFFDFC100000000000000000000C0FFFFFFDF410000000000000000000080FFFFFFDF410000000000000000000000000000F0BF0000000000000000000080555555C5C100000000000000000000C0A25279DC410000000000000000000080D42003C04100000000000000000000804A3593C74100000000000000000000006FF36BD941000000000000000000000062F90AB44100000000000000000000C097D5A4D1410000000000000000000080D0895AD5410000000000000000000040953496D1C100000000000000000000C0AE2B72DCC10000000000000000000080B32694C9C10000000000000000"> : tensor<24xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<24xi32>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi1>
%1 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi2>
%2 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi4>
%3 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi8>
%4 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi16>
%5 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi32>
%6 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xi64>
%7 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xui2>
%8 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xui4>
%9 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xui8>
%10 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xui16>
%11 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xui32>
%12 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xui64>
%13 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E3M4>
%17 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E4M3>
%18 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E4M3FN>
%19 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
%20 = stablehlo.compare NE, %18, %18, FLOAT : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> tensor<24xi1>
%21 = stablehlo.select %20, %19, %18 : tensor<24xi1>, tensor<24xf8E4M3FN>
%22 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E4M3FNUZ>
%23 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3FNUZ>
%24 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> tensor<24xi1>
%25 = stablehlo.select %24, %23, %22 : tensor<24xi1>, tensor<24xf8E4M3FNUZ>
%26 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E4M3B11FNUZ>
%27 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> tensor<24xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<24xi1>, tensor<24xf8E4M3B11FNUZ>
%30 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E5M2>
%31 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E5M2FNUZ>
%32 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E5M2FNUZ>
%33 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> tensor<24xi1>
%34 = stablehlo.select %33, %32, %31 : tensor<24xi1>, tensor<24xf8E5M2FNUZ>
%35 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf8E8M0FNU>
%36 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xf8E8M0FNU>
%37 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> tensor<24xi1>
%38 = stablehlo.select %37, %36, %35 : tensor<24xi1>, tensor<24xf8E8M0FNU>
%39 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xbf16>
%40 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf16>
%41 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf32>
%42 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xf64>
%43 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xcomplex<f32>>
%44 = stablehlo.convert %x : (tensor<24xi32>) -> tensor<24xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %21, %25, %29, %30, %34, %38, %39, %40, %41, %42, %43, %44 : tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>
}
}
// -----
// i64
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
%c0 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AAAAAAAAAAAAAA2A00000000010000003F00000000000000400000000000000000000000000000800100000000000080FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFFFF55555555555555D58B4AE5F1A9410620956A26AFBCCDAF6562F90A945F56934642276AD5AB2DA7B94551370E99B2D7CC3427FA48D732A15F70ACA1E926115981DD06F27F8F063C525E19A621F9BD0C4C21397C1EC795CAF7"> : tensor<24xi64>
%z0 = stablehlo.constant dense<0> : tensor<24xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24xi64>
%r:30 = call @f(%a0) : (tensor<24xi64>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<24xi1>, tensor<24xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, -2, 0, -1, 0, 0, 1, -1, -2, -1, 1, -1, 1, -2, -2, 1, 0, 0, 1, -2, 1]> : tensor<24xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<24xi2>, tensor<24xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, -6, 0, -1, 0, 0, 1, -1, -2, -1, 5, -5, 5, 2, 2, 5, 4, 0, -3, -2, 1]> : tensor<24xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xi4>, tensor<24xi4>) -> ()
%e3 = stablehlo.constant dense<"0x00010203AA003F400001FFFEFF558B956242453470DD5E21"> : tensor<24xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<24xi8>, tensor<24xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300AAAA00003F00400000000100FFFFFEFFFFFF55558B4A956A62F942274551342770ACDD065E192139"> : tensor<24xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<24xi16>, tensor<24xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000010000000200000003000000AAAAAAAA000000003F000000400000000000000001000000FFFFFFFFFEFFFFFFFFFFFFFF555555558B4AE5F1956A26AF62F90A9442276AD54551370E3427FA4870ACA1E9DD06F27F5E19A62121397C1E"> : tensor<24xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<24xi32>, tensor<24xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AAAAAAAAAAAAAA2A00000000010000003F00000000000000400000000000000000000000000000800100000000000080FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFFFF55555555555555D58B4AE5F1A9410620956A26AFBCCDAF6562F90A945F56934642276AD5AB2DA7B94551370E99B2D7CC3427FA48D732A15F70ACA1E926115981DD06F27F8F063C525E19A621F9BD0C4C21397C1EC795CAF7"> : tensor<24xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<24xi64>, tensor<24xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 2, 0, 3, 0, 0, 1, 3, 2, 3, 1, 3, 1, 2, 2, 1, 0, 0, 1, 2, 1]> : tensor<24xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<24xui2>, tensor<24xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 10, 0, 15, 0, 0, 1, 15, 14, 15, 5, 11, 5, 2, 2, 5, 4, 0, 13, 14, 1]> : tensor<24xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<24xui4>, tensor<24xui4>) -> ()
%e9 = stablehlo.constant dense<"0x00010203AA003F400001FFFEFF558B956242453470DD5E21"> : tensor<24xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300AAAA00003F00400000000100FFFFFEFFFFFF55558B4A956A62F942274551342770ACDD065E192139"> : tensor<24xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<24xui16>, tensor<24xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000000010000000200000003000000AAAAAAAA000000003F000000400000000000000001000000FFFFFFFFFEFFFFFFFFFFFFFF555555558B4AE5F1956A26AF62F90A9442276AD54551370E3427FA4870ACA1E9DD06F27F5E19A62121397C1E"> : tensor<24xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<24xui32>, tensor<24xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000AAAAAAAAAAAAAA2A00000000010000003F00000000000000400000000000000000000000000000800100000000000080FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFFFF55555555555555D58B4AE5F1A9410620956A26AFBCCDAF6562F90A945F56934642276AD5AB2DA7B94551370E99B2D7CC3427FA48D732A15F70ACA1E926115981DD06F27F8F063C525E19A621F9BD0C4C21397C1EC795CAF7"> : tensor<24xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<24xui64>, tensor<24xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00020405070707070F0F07070A0F0707070F0F070F07070F"> : tensor<24xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000810141F1F1F1F3F3F1F1F283F1F1F1F3F3F1F3F1F1F3F"> : tensor<24xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C10121F1F1F1F3F3F1F1F2C3F1F1F1F3F3F1F3F1F1F3F"> : tensor<24xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x0030404870707070F0F07070B0F0707070F0F070F07070F0"> : tensor<24xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0038404478786868F8F87878B8F8787878F8F878F87878F8"> : tensor<24xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003840447F7F68687F7F7F7FB87F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C8080707080808080C08080808080808080808080"> : tensor<24xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x005860648080808080808080D88080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C40427C7C5454FCFC7C7CBCFC7C7C7CFCFC7CFC7C7CFC"> : tensor<24xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x004044468080585880808080C08080808080808080808080"> : tensor<24xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F8081BC9F8585FFFFBEBEFFFFBCBEBDFFFFBDFFBDBDFF"> : tensor<24xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F004040402B5E804F7C42804200DF00DF005F005F80BF2BDE005ECB5E8D5E8DDE4DDEBF5EFDDEA45E985E03DD"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C00400042007C007CE053005400FC00FC007C007C00BC00FC007C007C007C00FC00FC007C00FC007C007C00FC"> : tensor<24xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040ABAA2A5E0000804F00007C4200008042000000DF000000DF0000005F0000005F000080BFABAA2ADE0719005E9B5FCB5EAD268D5EA5B18CDE36A14CDE6642BF5EDE4DFDDE0D78A45E7C19985EA45603DD"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840555555555555C543000000000000F0410000000000804F400000000000005040000000000000E0C3000000000000E0C3000000000000E043000000000000E043000000000000F0BF555555555555C5C3A5F2F8D42003C0439BC92B6FF36BD943BE02E597D5A4D14376A50A953496D1C357E478B32694C9C38A3ED2B54CE8D743959745B6BBA9DFC382FCDFA3018FD4438669487E2F03D3438E07C371D46AA0C3"> : tensor<24xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000040000000000000404000000000ABAA2A5E000000000000804F0000000000007C42000000000000804200000000000000DF00000000000000DF000000000000005F000000000000005F00000000000080BF00000000ABAA2ADE000000000719005E000000009B5FCB5E00000000AD268D5E00000000A5B18CDE0000000036A14CDE000000006642BF5E00000000DE4DFDDE000000000D78A45E000000007C19985E00000000A45603DD00000000"> : tensor<24xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000555555555555C5430000000000000000000000000000F04100000000000000000000000000804F40000000000000000000000000000050400000000000000000000000000000E0C30000000000000000000000000000E0C30000000000000000000000000000E0430000000000000000000000000000E0430000000000000000000000000000F0BF0000000000000000555555555555C5C30000000000000000A5F2F8D42003C04300000000000000009BC92B6FF36BD9430000000000000000BE02E597D5A4D143000000000000000076A50A953496D1C3000000000000000057E478B32694C9C300000000000000008A3ED2B54CE8D7430000000000000000959745B6BBA9DFC3000000000000000082FCDFA3018FD44300000000000000008669487E2F03D34300000000000000008E07C371D46AA0C30000000000000000"> : tensor<24xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<24xi64>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi1>
%1 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi2>
%2 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi4>
%3 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi8>
%4 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi16>
%5 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi32>
%6 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xi64>
%7 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xui2>
%8 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xui4>
%9 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xui8>
%10 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xui16>
%11 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xui32>
%12 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xui64>
%13 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E3M4>
%17 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E4M3>
%18 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E4M3FN>
%19 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
%20 = stablehlo.compare NE, %18, %18, FLOAT : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> tensor<24xi1>
%21 = stablehlo.select %20, %19, %18 : tensor<24xi1>, tensor<24xf8E4M3FN>
%22 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E4M3FNUZ>
%23 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3FNUZ>
%24 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> tensor<24xi1>
%25 = stablehlo.select %24, %23, %22 : tensor<24xi1>, tensor<24xf8E4M3FNUZ>
%26 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E4M3B11FNUZ>
%27 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> tensor<24xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<24xi1>, tensor<24xf8E4M3B11FNUZ>
%30 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E5M2>
%31 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E5M2FNUZ>
%32 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E5M2FNUZ>
%33 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> tensor<24xi1>
%34 = stablehlo.select %33, %32, %31 : tensor<24xi1>, tensor<24xf8E5M2FNUZ>
%35 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf8E8M0FNU>
%36 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xf8E8M0FNU>
%37 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> tensor<24xi1>
%38 = stablehlo.select %37, %36, %35 : tensor<24xi1>, tensor<24xf8E8M0FNU>
%39 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xbf16>
%40 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf16>
%41 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf32>
%42 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xf64>
%43 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xcomplex<f32>>
%44 = stablehlo.convert %x : (tensor<24xi64>) -> tensor<24xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %21, %25, %29, %30, %34, %38, %39, %40, %41, %42, %43, %44 : tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>
}
}
// -----
// ui2
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
%c0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
%z0 = stablehlo.constant dense<0> : tensor<4xui2>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4xui2>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4xui2>
%r:30 = call @f(%a0) : (tensor<4xui2>) -> (tensor<4xi1>, tensor<4xi2>, tensor<4xi4>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui2>, tensor<4xui4>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf4E2M1FN>, tensor<4xf6E2M3FN>, tensor<4xf6E3M2FN>, tensor<4xf8E3M4>, tensor<4xf8E4M3>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E8M0FNU>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<4xi2>, tensor<4xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<4xi4>, tensor<4xi4>) -> ()
%e3 = stablehlo.constant dense<"0x00010203"> : tensor<4xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300"> : tensor<4xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<4xi16>, tensor<4xi16>) -> ()
%e5 = stablehlo.constant dense<"0x00000000010000000200000003000000"> : tensor<4xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<4xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<4xi64>, tensor<4xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<4xui2>, tensor<4xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<4xui4>, tensor<4xui4>) -> ()
%e9 = stablehlo.constant dense<"0x00010203"> : tensor<4xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300"> : tensor<4xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<4xui16>, tensor<4xui16>) -> ()
%e11 = stablehlo.constant dense<"0x00000000010000000200000003000000"> : tensor<4xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<4xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<4xui64>, tensor<4xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00020405"> : tensor<4xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x00081014"> : tensor<4xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C1012"> : tensor<4xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x00304048"> : tensor<4xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x00384044"> : tensor<4xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x00384044"> : tensor<4xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C"> : tensor<4xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x00586064"> : tensor<4xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C4042"> : tensor<4xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x00404446"> : tensor<4xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F8081"> : tensor<4xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C00400042"> : tensor<4xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<4xf16>, tensor<4xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840"> : tensor<4xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000040000000000000404000000000"> : tensor<4xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000"> : tensor<4xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<4xui2>) -> (tensor<4xi1>, tensor<4xi2>, tensor<4xi4>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui2>, tensor<4xui4>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf4E2M1FN>, tensor<4xf6E2M3FN>, tensor<4xf6E3M2FN>, tensor<4xf8E3M4>, tensor<4xf8E4M3>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E8M0FNU>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi1>
%1 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi2>
%2 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi4>
%3 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi8>
%4 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi16>
%5 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi32>
%6 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi64>
%7 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui2>
%8 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui4>
%9 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui8>
%10 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui16>
%11 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui32>
%12 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui64>
%13 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E3M4>
%17 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3>
%18 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E5M2>
%22 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<4xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<4xi1>, tensor<4xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xbf16>
%28 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf16>
%29 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf32>
%30 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf64>
%31 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<4xi1>, tensor<4xi2>, tensor<4xi4>, tensor<4xi8>, tensor<4xi16>, tensor<4xi32>, tensor<4xi64>, tensor<4xui2>, tensor<4xui4>, tensor<4xui8>, tensor<4xui16>, tensor<4xui32>, tensor<4xui64>, tensor<4xf4E2M1FN>, tensor<4xf6E2M3FN>, tensor<4xf6E3M2FN>, tensor<4xf8E3M4>, tensor<4xf8E4M3>, tensor<4xf8E4M3FN>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E5M2>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E8M0FNU>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf32>, tensor<4xf64>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>
}
}
// -----
// ui4
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
%c0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
%z0 = stablehlo.constant dense<0> : tensor<16xui4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<16xui4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<16xui4>
%r:30 = call @f(%a0) : (tensor<16xui4>) -> (tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<16xi1>, tensor<16xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1]> : tensor<16xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<16xi2>, tensor<16xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<16xi4>, tensor<16xi4>) -> ()
%e3 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e4 = stablehlo.constant dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F00"> : tensor<16xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<16xi16>, tensor<16xi16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000"> : tensor<16xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<16xi32>, tensor<16xi32>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F00000000000000"> : tensor<16xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<16xi64>, tensor<16xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<16xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<16xui2>, tensor<16xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<16xui4>, tensor<16xui4>) -> ()
%e9 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e10 = stablehlo.constant dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F00"> : tensor<16xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<16xui16>, tensor<16xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000"> : tensor<16xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<16xui32>, tensor<16xui32>) -> ()
%e12 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F00000000000000"> : tensor<16xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<16xui64>, tensor<16xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00020405060607070707070707070707"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x00081014181A1C1E1F1F1F1F1F1F1F1F"> : tensor<16xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<16xf6E2M3FN>, tensor<16xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C1012141516171818191A1A1A1B1C"> : tensor<16xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<16xf6E3M2FN>, tensor<16xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x003040485054585C60626466686A6C6E"> : tensor<16xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<16xf8E3M4>, tensor<16xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x00384044484A4C4E5051525354555657"> : tensor<16xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<16xf8E4M3>, tensor<16xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x00384044484A4C4E5051525354555657"> : tensor<16xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C5052545658595A5B5C5D5E5F"> : tensor<16xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x00586064686A6C6E7071727374757677"> : tensor<16xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C4042444546474848494A4A4A4B4C"> : tensor<16xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x0040444648494A4B4C4C4D4E4E4E4F50"> : tensor<16xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F8081818182828282828283838383"> : tensor<16xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F004040408040A040C040E04000411041204130414041504160417041"> : tensor<16xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B"> : tensor<16xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041"> : tensor<16xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E40"> : tensor<16xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004000000000000040400000000000008040000000000000A040000000000000C040000000000000E0400000000000000041000000000000104100000000000020410000000000003041000000000000404100000000000050410000000000006041000000000000704100000000"> : tensor<16xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000001040000000000000000000000000000014400000000000000000000000000000184000000000000000000000000000001C40000000000000000000000000000020400000000000000000000000000000224000000000000000000000000000002440000000000000000000000000000026400000000000000000000000000000284000000000000000000000000000002A4000000000000000000000000000002C4000000000000000000000000000002E400000000000000000"> : tensor<16xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<16xui4>) -> (tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi1>
%1 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi2>
%2 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi4>
%3 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi8>
%4 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi16>
%5 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi32>
%6 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xi64>
%7 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xui2>
%8 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xui4>
%9 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xui8>
%10 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xui16>
%11 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xui32>
%12 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xui64>
%13 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E3M4>
%17 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E4M3>
%18 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E5M2>
%22 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<16xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> tensor<16xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<16xi1>, tensor<16xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xbf16>
%28 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf16>
%29 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf32>
%30 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xf64>
%31 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<16xui4>) -> tensor<16xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<16xi1>, tensor<16xi2>, tensor<16xi4>, tensor<16xi8>, tensor<16xi16>, tensor<16xi32>, tensor<16xi64>, tensor<16xui2>, tensor<16xui4>, tensor<16xui8>, tensor<16xui16>, tensor<16xui32>, tensor<16xui64>, tensor<16xf4E2M1FN>, tensor<16xf6E2M3FN>, tensor<16xf6E3M2FN>, tensor<16xf8E3M4>, tensor<16xf8E4M3>, tensor<16xf8E4M3FN>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E5M2>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>, tensor<16xbf16>, tensor<16xf16>, tensor<16xf32>, tensor<16xf64>, tensor<16xcomplex<f32>>, tensor<16xcomplex<f64>>
}
}
// -----
// ui8
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
%c0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xui8>
%z0 = stablehlo.constant dense<0> : tensor<256xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<256xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<256xui8>
%r:30 = call @f(%a0) : (tensor<256xui8>) -> (tensor<256xi1>, tensor<256xi2>, tensor<256xi4>, tensor<256xi8>, tensor<256xi16>, tensor<256xi32>, tensor<256xi64>, tensor<256xui2>, tensor<256xui4>, tensor<256xui8>, tensor<256xui16>, tensor<256xui32>, tensor<256xui64>, tensor<256xf4E2M1FN>, tensor<256xf6E2M3FN>, tensor<256xf6E3M2FN>, tensor<256xf8E3M4>, tensor<256xf8E4M3>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E5M2>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E8M0FNU>, tensor<256xbf16>, tensor<256xf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xcomplex<f32>>, tensor<256xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<256xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<256xi1>, tensor<256xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1]> : tensor<256xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<256xi2>, tensor<256xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<256xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<256xi4>, tensor<256xi4>) -> ()
%e3 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e4 = stablehlo.constant dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F0030003100320033003400350036003700380039003A003B003C003D003E003F0040004100420043004400450046004700480049004A004B004C004D004E004F0050005100520053005400550056005700580059005A005B005C005D005E005F0060006100620063006400650066006700680069006A006B006C006D006E006F0070007100720073007400750076007700780079007A007B007C007D007E007F0080008100820083008400850086008700880089008A008B008C008D008E008F0090009100920093009400950096009700980099009A009B009C009D009E009F00A000A100A200A300A400A500A600A700A800A900AA00AB00AC00AD00AE00AF00B000B100B200B300B400B500B600B700B800B900BA00BB00BC00BD00BE00BF00C000C100C200C300C400C500C600C700C800C900CA00CB00CC00CD00CE00CF00D000D100D200D300D400D500D600D700D800D900DA00DB00DC00DD00DE00DF00E000E100E200E300E400E500E600E700E800E900EA00EB00EC00ED00EE00EF00F000F100F200F300F400F500F600F700F800F900FA00FB00FC00FD00FE00FF00"> : tensor<256xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<256xi16>, tensor<256xi16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000"> : tensor<256xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<256xi32>, tensor<256xi32>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F0000000000000030000000000000003100000000000000320000000000000033000000000000003400000000000000350000000000000036000000000000003700000000000000380000000000000039000000000000003A000000000000003B000000000000003C000000000000003D000000000000003E000000000000003F0000000000000040000000000000004100000000000000420000000000000043000000000000004400000000000000450000000000000046000000000000004700000000000000480000000000000049000000000000004A000000000000004B000000000000004C000000000000004D000000000000004E000000000000004F0000000000000050000000000000005100000000000000520000000000000053000000000000005400000000000000550000000000000056000000000000005700000000000000580000000000000059000000000000005A000000000000005B000000000000005C000000000000005D000000000000005E000000000000005F0000000000000060000000000000006100000000000000620000000000000063000000000000006400000000000000650000000000000066000000000000006700000000000000680000000000000069000000000000006A000000000000006B000000000000006C000000000000006D000000000000006E000000000000006F0000000000000070000000000000007100000000000000720000000000000073000000000000007400000000000000750000000000000076000000000000007700000000000000780000000000000079000000000000007A000000000000007B000000000000007C000000000000007D000000000000007E000000000000007F0000000000000080000000000000008100000000000000820000000000000083000000000000008400000000000000850000000000000086000000000000008700000000000000880000000000000089000000000000008A000000000000008B000000000000008C000000000000008D000000000000008E000000000000008F0000000000000090000000000000009100000000000000920000000000000093000000000000009400000000000000950000000000000096000000000000009700000000000000980000000000000099000000000000009A000000000000009B000000000000009C000000000000009D000000000000009E000000000000009F00000000000000A000000000000000A100000000000000A200000000000000A300000000000000A400000000000000A500000000000000A600000000000000A700000000000000A800000000000000A900000000000000AA00000000000000AB00000000000000AC00000000000000AD00000000000000AE00000000000000AF00000000000000B000000000000000B100000000000000B200000000000000B300000000000000B400000000000000B500000000000000B600000000000000B700000000000000B800000000000000B900000000000000BA00000000000000BB00000000000000BC00000000000000BD00000000000000BE00000000000000BF00000000000000C000000000000000C100000000000000C200000000000000C300000000000000C400000000000000C500000000000000C600000000000000C700000000000000C800000000000000C900000000000000CA00000000000000CB00000000000000CC00000000000000CD00000000000000CE00000000000000CF00000000000000D000000000000000D100000000000000D200000000000000D300000000000000D400000000000000D500000000000000D600000000000000D700000000000000D800000000000000D900000000000000DA00000000000000DB00000000000000DC00000000000000DD00000000000000DE00000000000000DF00000000000000E000000000000000E100000000000000E200000000000000E300000000000000E400000000000000E500000000000000E600000000000000E700000000000000E800000000000000E900000000000000EA00000000000000EB00000000000000EC00000000000000ED00000000000000EE00000000000000EF00000000000000F000000000000000F100000000000000F200000000000000F300000000000000F400000000000000F500000000000000F600000000000000F700000000000000F800000000000000F900000000000000FA00000000000000FB00000000000000FC00000000000000FD00000000000000FE00000000000000FF00000000000000"> : tensor<256xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<256xi64>, tensor<256xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<256xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<256xui2>, tensor<256xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<256xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<256xui4>, tensor<256xui4>) -> ()
%e9 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e10 = stablehlo.constant dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F0030003100320033003400350036003700380039003A003B003C003D003E003F0040004100420043004400450046004700480049004A004B004C004D004E004F0050005100520053005400550056005700580059005A005B005C005D005E005F0060006100620063006400650066006700680069006A006B006C006D006E006F0070007100720073007400750076007700780079007A007B007C007D007E007F0080008100820083008400850086008700880089008A008B008C008D008E008F0090009100920093009400950096009700980099009A009B009C009D009E009F00A000A100A200A300A400A500A600A700A800A900AA00AB00AC00AD00AE00AF00B000B100B200B300B400B500B600B700B800B900BA00BB00BC00BD00BE00BF00C000C100C200C300C400C500C600C700C800C900CA00CB00CC00CD00CE00CF00D000D100D200D300D400D500D600D700D800D900DA00DB00DC00DD00DE00DF00E000E100E200E300E400E500E600E700E800E900EA00EB00EC00ED00EE00EF00F000F100F200F300F400F500F600F700F800F900FA00FB00FC00FD00FE00FF00"> : tensor<256xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<256xui16>, tensor<256xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F000000700000007100000072000000730000007400000075000000760000007700000078000000790000007A0000007B0000007C0000007D0000007E0000007F000000800000008100000082000000830000008400000085000000860000008700000088000000890000008A0000008B0000008C0000008D0000008E0000008F000000900000009100000092000000930000009400000095000000960000009700000098000000990000009A0000009B0000009C0000009D0000009E0000009F000000A0000000A1000000A2000000A3000000A4000000A5000000A6000000A7000000A8000000A9000000AA000000AB000000AC000000AD000000AE000000AF000000B0000000B1000000B2000000B3000000B4000000B5000000B6000000B7000000B8000000B9000000BA000000BB000000BC000000BD000000BE000000BF000000C0000000C1000000C2000000C3000000C4000000C5000000C6000000C7000000C8000000C9000000CA000000CB000000CC000000CD000000CE000000CF000000D0000000D1000000D2000000D3000000D4000000D5000000D6000000D7000000D8000000D9000000DA000000DB000000DC000000DD000000DE000000DF000000E0000000E1000000E2000000E3000000E4000000E5000000E6000000E7000000E8000000E9000000EA000000EB000000EC000000ED000000EE000000EF000000F0000000F1000000F2000000F3000000F4000000F5000000F6000000F7000000F8000000F9000000FA000000FB000000FC000000FD000000FE000000FF000000"> : tensor<256xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<256xui32>, tensor<256xui32>) -> ()
%e12 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F0000000000000030000000000000003100000000000000320000000000000033000000000000003400000000000000350000000000000036000000000000003700000000000000380000000000000039000000000000003A000000000000003B000000000000003C000000000000003D000000000000003E000000000000003F0000000000000040000000000000004100000000000000420000000000000043000000000000004400000000000000450000000000000046000000000000004700000000000000480000000000000049000000000000004A000000000000004B000000000000004C000000000000004D000000000000004E000000000000004F0000000000000050000000000000005100000000000000520000000000000053000000000000005400000000000000550000000000000056000000000000005700000000000000580000000000000059000000000000005A000000000000005B000000000000005C000000000000005D000000000000005E000000000000005F0000000000000060000000000000006100000000000000620000000000000063000000000000006400000000000000650000000000000066000000000000006700000000000000680000000000000069000000000000006A000000000000006B000000000000006C000000000000006D000000000000006E000000000000006F0000000000000070000000000000007100000000000000720000000000000073000000000000007400000000000000750000000000000076000000000000007700000000000000780000000000000079000000000000007A000000000000007B000000000000007C000000000000007D000000000000007E000000000000007F0000000000000080000000000000008100000000000000820000000000000083000000000000008400000000000000850000000000000086000000000000008700000000000000880000000000000089000000000000008A000000000000008B000000000000008C000000000000008D000000000000008E000000000000008F0000000000000090000000000000009100000000000000920000000000000093000000000000009400000000000000950000000000000096000000000000009700000000000000980000000000000099000000000000009A000000000000009B000000000000009C000000000000009D000000000000009E000000000000009F00000000000000A000000000000000A100000000000000A200000000000000A300000000000000A400000000000000A500000000000000A600000000000000A700000000000000A800000000000000A900000000000000AA00000000000000AB00000000000000AC00000000000000AD00000000000000AE00000000000000AF00000000000000B000000000000000B100000000000000B200000000000000B300000000000000B400000000000000B500000000000000B600000000000000B700000000000000B800000000000000B900000000000000BA00000000000000BB00000000000000BC00000000000000BD00000000000000BE00000000000000BF00000000000000C000000000000000C100000000000000C200000000000000C300000000000000C400000000000000C500000000000000C600000000000000C700000000000000C800000000000000C900000000000000CA00000000000000CB00000000000000CC00000000000000CD00000000000000CE00000000000000CF00000000000000D000000000000000D100000000000000D200000000000000D300000000000000D400000000000000D500000000000000D600000000000000D700000000000000D800000000000000D900000000000000DA00000000000000DB00000000000000DC00000000000000DD00000000000000DE00000000000000DF00000000000000E000000000000000E100000000000000E200000000000000E300000000000000E400000000000000E500000000000000E600000000000000E700000000000000E800000000000000E900000000000000EA00000000000000EB00000000000000EC00000000000000ED00000000000000EE00000000000000EF00000000000000F000000000000000F100000000000000F200000000000000F300000000000000F400000000000000F500000000000000F600000000000000F700000000000000F800000000000000F900000000000000FA00000000000000FB00000000000000FC00000000000000FD00000000000000FE00000000000000FF00000000000000"> : tensor<256xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<256xui64>, tensor<256xui64>) -> ()
%e13 = stablehlo.constant dense<"0x00020405060607070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707"> : tensor<256xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x00081014181A1C1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<256xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<256xf6E2M3FN>, tensor<256xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C1012141516171818191A1A1A1B1C1C1C1C1D1D1D1E1E1E1E1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<256xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<256xf6E3M2FN>, tensor<256xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x003040485054585C60626466686A6C6E707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070"> : tensor<256xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<256xf8E3M4>, tensor<256xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x00384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F6060606061616162626262626363636464646464656565666666666667676768686868686868696969696969696A6A6A6A6A6A6A6A6A6B6B6B6B6B6B6B6C6C6C6C6C6C6C6C6C6D6D6D6D6D6D6D6E6E6E6E6E6E6E6E6E6F6F6F6F6F6F6F707070707070707070707070707171717171717171717171717171717272727272727272727272727272727272737373737373737373737373737373747474747474747474747474747474747475757575757575757575757575757576767676767676767676767676767676767777777777777777777777777777777878787878787878"> : tensor<256xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<256xf8E4M3>, tensor<256xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x00384044484A4C4E50515253545556575858595A5A5A5B5C5C5C5D5E5E5E5F6060606061616162626262626363636464646464656565666666666667676768686868686868696969696969696A6A6A6A6A6A6A6A6A6B6B6B6B6B6B6B6C6C6C6C6C6C6C6C6C6D6D6D6D6D6D6D6E6E6E6E6E6E6E6E6E6F6F6F6F6F6F6F707070707070707070707070707171717171717171717171717171717272727272727272727272727272727272737373737373737373737373737373747474747474747474747474747474747475757575757575757575757575757576767676767676767676767676767676767777777777777777777777777777777878787878787878"> : tensor<256xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C5052545658595A5B5C5D5E5F606061626262636464646566666667686868686969696A6A6A6A6A6B6B6B6C6C6C6C6C6D6D6D6E6E6E6E6E6F6F6F7070707070707071717171717171727272727272727272737373737373737474747474747474747575757575757576767676767676767677777777777777787878787878787878787878787979797979797979797979797979797A7A7A7A7A7A7A7A7A7A7A7A7A7A7A7A7A7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7D7D7D7D7D7D7D7D7D7D7D7D7D7D7D7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F8080808080808080"> : tensor<256xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x00586064686A6C6E70717273747576777878797A7A7A7B7C7C7C7D7E7E7E7F808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C4042444546474848494A4A4A4B4C4C4C4C4D4D4D4E4E4E4E4E4F4F4F50505050505050515151515151515252525252525252525353535353535354545454545454545454545454555555555555555555555555555555565656565656565656565656565656565657575757575757575757575757575758585858585858585858585858585858585858585858585858595959595959595959595959595959595959595959595959595959595959595A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C"> : tensor<256xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<256xf8E5M2>, tensor<256xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x0040444648494A4B4C4C4D4E4E4E4F505050505151515252525252535353545454545454545555555555555556565656565656565657575757575757585858585858585858585858585959595959595959595959595959595A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5B5B5B5B5B5B5B5B5B5B5B5B5B5B5B5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5C5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5D5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5E5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F60606060606060606060606060606060"> : tensor<256xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<256xf8E5M2FNUZ>, tensor<256xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F8081818182828282828283838383838383838383838384848484848484848484848484848484848484848484848485858585858585858585858585858585858585858585858585858585858585858585858585858585858585858585858586868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868687878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787"> : tensor<256xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841F041F8410042044208420C421042144218421C422042244228422C423042344238423C424042444248424C425042544258425C426042644268426C427042744278427C42804282428442864288428A428C428E42904292429442964298429A429C429E42A042A242A442A642A842AA42AC42AE42B042B242B442B642B842BA42BC42BE42C042C242C442C642C842CA42CC42CE42D042D242D442D642D842DA42DC42DE42E042E242E442E642E842EA42EC42EE42F042F242F442F642F842FA42FC42FE4200430143024303430443054306430743084309430A430B430C430D430E430F4310431143124313431443154316431743184319431A431B431C431D431E431F4320432143224323432443254326432743284329432A432B432C432D432E432F4330433143324333433443354336433743384339433A433B433C433D433E433F4340434143424343434443454346434743484349434A434B434C434D434E434F4350435143524353435443554356435743584359435A435B435C435D435E435F4360436143624363436443654366436743684369436A436B436C436D436E436F4370437143724373437443754376437743784379437A437B437C437D437E437F43"> : tensor<256xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<256xbf16>, tensor<256xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D004E404E804EC04E004F404F804FC04F00502050405060508050A050C050E05000512051405160518051A051C051E05100522052405260528052A052C052E05200532053405360538053A053C053E0530054105420543054405450546054705480549054A054B054C054D054E054F0540055105520553055405550556055705580559055A055B055C055D055E055F0550056105620563056405650566056705680569056A056B056C056D056E056F0560057105720573057405750576057705780579057A057B057C057D057E057F05700580858105818582058285830583858405848585058585860586858705878588058885890589858A058A858B058B858C058C858D058D858E058E858F058F85800590859105918592059285930593859405948595059585960596859705978598059885990599859A059A859B059B859C059C859D059D859E059E859F059F859005A085A105A185A205A285A305A385A405A485A505A585A605A685A705A785A805A885A905A985AA05AA85AB05AB85AC05AC85AD05AD85AE05AE85AF05AF85A005B085B105B185B205B285B305B385B405B485B505B585B605B685B705B785B805B885B905B985BA05BA85BB05BB85BC05BC85BD05BD85BE05BE85BF05BF85B"> : tensor<256xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<256xf16>, tensor<256xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43"> : tensor<256xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<256xf32>, tensor<256xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740000000000000384000000000000039400000000000003A400000000000003B400000000000003C400000000000003D400000000000003E400000000000003F40000000000000404000000000008040400000000000004140000000000080414000000000000042400000000000804240000000000000434000000000008043400000000000004440000000000080444000000000000045400000000000804540000000000000464000000000008046400000000000004740000000000080474000000000000048400000000000804840000000000000494000000000008049400000000000004A400000000000804A400000000000004B400000000000804B400000000000004C400000000000804C400000000000004D400000000000804D400000000000004E400000000000804E400000000000004F400000000000804F400000000000005040000000000040504000000000008050400000000000C050400000000000005140000000000040514000000000008051400000000000C051400000000000005240000000000040524000000000008052400000000000C052400000000000005340000000000040534000000000008053400000000000C053400000000000005440000000000040544000000000008054400000000000C054400000000000005540000000000040554000000000008055400000000000C055400000000000005640000000000040564000000000008056400000000000C056400000000000005740000000000040574000000000008057400000000000C057400000000000005840000000000040584000000000008058400000000000C058400000000000005940000000000040594000000000008059400000000000C059400000000000005A400000000000405A400000000000805A400000000000C05A400000000000005B400000000000405B400000000000805B400000000000C05B400000000000005C400000000000405C400000000000805C400000000000C05C400000000000005D400000000000405D400000000000805D400000000000C05D400000000000005E400000000000405E400000000000805E400000000000C05E400000000000005F400000000000405F400000000000805F400000000000C05F40000000000000604000000000002060400000000000406040000000000060604000000000008060400000000000A060400000000000C060400000000000E06040000000000000614000000000002061400000000000406140000000000060614000000000008061400000000000A061400000000000C061400000000000E06140000000000000624000000000002062400000000000406240000000000060624000000000008062400000000000A062400000000000C062400000000000E06240000000000000634000000000002063400000000000406340000000000060634000000000008063400000000000A063400000000000C063400000000000E06340000000000000644000000000002064400000000000406440000000000060644000000000008064400000000000A064400000000000C064400000000000E06440000000000000654000000000002065400000000000406540000000000060654000000000008065400000000000A065400000000000C065400000000000E06540000000000000664000000000002066400000000000406640000000000060664000000000008066400000000000A066400000000000C066400000000000E06640000000000000674000000000002067400000000000406740000000000060674000000000008067400000000000A067400000000000C067400000000000E06740000000000000684000000000002068400000000000406840000000000060684000000000008068400000000000A068400000000000C068400000000000E06840000000000000694000000000002069400000000000406940000000000060694000000000008069400000000000A069400000000000C069400000000000E069400000000000006A400000000000206A400000000000406A400000000000606A400000000000806A400000000000A06A400000000000C06A400000000000E06A400000000000006B400000000000206B400000000000406B400000000000606B400000000000806B400000000000A06B400000000000C06B400000000000E06B400000000000006C400000000000206C400000000000406C400000000000606C400000000000806C400000000000A06C400000000000C06C400000000000E06C400000000000006D400000000000206D400000000000406D400000000000606D400000000000806D400000000000A06D400000000000C06D400000000000E06D400000000000006E400000000000206E400000000000406E400000000000606E400000000000806E400000000000A06E400000000000C06E400000000000E06E400000000000006F400000000000206F400000000000406F400000000000606F400000000000806F400000000000A06F400000000000C06F400000000000E06F40"> : tensor<256xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<256xf64>, tensor<256xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004000000000000040400000000000008040000000000000A040000000000000C040000000000000E040000000000000004100000000000010410000000000002041000000000000304100000000000040410000000000005041000000000000604100000000000070410000000000008041000000000000884100000000000090410000000000009841000000000000A041000000000000A841000000000000B041000000000000B841000000000000C041000000000000C841000000000000D041000000000000D841000000000000E041000000000000E841000000000000F041000000000000F8410000000000000042000000000000044200000000000008420000000000000C420000000000001042000000000000144200000000000018420000000000001C420000000000002042000000000000244200000000000028420000000000002C420000000000003042000000000000344200000000000038420000000000003C420000000000004042000000000000444200000000000048420000000000004C420000000000005042000000000000544200000000000058420000000000005C420000000000006042000000000000644200000000000068420000000000006C420000000000007042000000000000744200000000000078420000000000007C42000000000000804200000000000082420000000000008442000000000000864200000000000088420000000000008A420000000000008C420000000000008E42000000000000904200000000000092420000000000009442000000000000964200000000000098420000000000009A420000000000009C420000000000009E42000000000000A042000000000000A242000000000000A442000000000000A642000000000000A842000000000000AA42000000000000AC42000000000000AE42000000000000B042000000000000B242000000000000B442000000000000B642000000000000B842000000000000BA42000000000000BC42000000000000BE42000000000000C042000000000000C242000000000000C442000000000000C642000000000000C842000000000000CA42000000000000CC42000000000000CE42000000000000D042000000000000D242000000000000D442000000000000D642000000000000D842000000000000DA42000000000000DC42000000000000DE42000000000000E042000000000000E242000000000000E442000000000000E642000000000000E842000000000000EA42000000000000EC42000000000000EE42000000000000F042000000000000F242000000000000F442000000000000F642000000000000F842000000000000FA42000000000000FC42000000000000FE4200000000000000430000000000000143000000000000024300000000000003430000000000000443000000000000054300000000000006430000000000000743000000000000084300000000000009430000000000000A430000000000000B430000000000000C430000000000000D430000000000000E430000000000000F4300000000000010430000000000001143000000000000124300000000000013430000000000001443000000000000154300000000000016430000000000001743000000000000184300000000000019430000000000001A430000000000001B430000000000001C430000000000001D430000000000001E430000000000001F4300000000000020430000000000002143000000000000224300000000000023430000000000002443000000000000254300000000000026430000000000002743000000000000284300000000000029430000000000002A430000000000002B430000000000002C430000000000002D430000000000002E430000000000002F4300000000000030430000000000003143000000000000324300000000000033430000000000003443000000000000354300000000000036430000000000003743000000000000384300000000000039430000000000003A430000000000003B430000000000003C430000000000003D430000000000003E430000000000003F4300000000000040430000000000004143000000000000424300000000000043430000000000004443000000000000454300000000000046430000000000004743000000000000484300000000000049430000000000004A430000000000004B430000000000004C430000000000004D430000000000004E430000000000004F4300000000000050430000000000005143000000000000524300000000000053430000000000005443000000000000554300000000000056430000000000005743000000000000584300000000000059430000000000005A430000000000005B430000000000005C430000000000005D430000000000005E430000000000005F4300000000000060430000000000006143000000000000624300000000000063430000000000006443000000000000654300000000000066430000000000006743000000000000684300000000000069430000000000006A430000000000006B430000000000006C430000000000006D430000000000006E430000000000006F4300000000000070430000000000007143000000000000724300000000000073430000000000007443000000000000754300000000000076430000000000007743000000000000784300000000000079430000000000007A430000000000007B430000000000007C430000000000007D430000000000007E430000000000007F4300000000"> : tensor<256xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<256xcomplex<f32>>, tensor<256xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000000000000000000000400000000000000000000000000000084000000000000000000000000000001040000000000000000000000000000014400000000000000000000000000000184000000000000000000000000000001C40000000000000000000000000000020400000000000000000000000000000224000000000000000000000000000002440000000000000000000000000000026400000000000000000000000000000284000000000000000000000000000002A4000000000000000000000000000002C4000000000000000000000000000002E400000000000000000000000000000304000000000000000000000000000003140000000000000000000000000000032400000000000000000000000000000334000000000000000000000000000003440000000000000000000000000000035400000000000000000000000000000364000000000000000000000000000003740000000000000000000000000000038400000000000000000000000000000394000000000000000000000000000003A4000000000000000000000000000003B4000000000000000000000000000003C4000000000000000000000000000003D4000000000000000000000000000003E4000000000000000000000000000003F40000000000000000000000000000040400000000000000000000000000080404000000000000000000000000000004140000000000000000000000000008041400000000000000000000000000000424000000000000000000000000000804240000000000000000000000000000043400000000000000000000000000080434000000000000000000000000000004440000000000000000000000000008044400000000000000000000000000000454000000000000000000000000000804540000000000000000000000000000046400000000000000000000000000080464000000000000000000000000000004740000000000000000000000000008047400000000000000000000000000000484000000000000000000000000000804840000000000000000000000000000049400000000000000000000000000080494000000000000000000000000000004A4000000000000000000000000000804A4000000000000000000000000000004B4000000000000000000000000000804B4000000000000000000000000000004C4000000000000000000000000000804C4000000000000000000000000000004D4000000000000000000000000000804D4000000000000000000000000000004E4000000000000000000000000000804E4000000000000000000000000000004F4000000000000000000000000000804F4000000000000000000000000000005040000000000000000000000000004050400000000000000000000000000080504000000000000000000000000000C0504000000000000000000000000000005140000000000000000000000000004051400000000000000000000000000080514000000000000000000000000000C0514000000000000000000000000000005240000000000000000000000000004052400000000000000000000000000080524000000000000000000000000000C0524000000000000000000000000000005340000000000000000000000000004053400000000000000000000000000080534000000000000000000000000000C0534000000000000000000000000000005440000000000000000000000000004054400000000000000000000000000080544000000000000000000000000000C0544000000000000000000000000000005540000000000000000000000000004055400000000000000000000000000080554000000000000000000000000000C0554000000000000000000000000000005640000000000000000000000000004056400000000000000000000000000080564000000000000000000000000000C0564000000000000000000000000000005740000000000000000000000000004057400000000000000000000000000080574000000000000000000000000000C0574000000000000000000000000000005840000000000000000000000000004058400000000000000000000000000080584000000000000000000000000000C0584000000000000000000000000000005940000000000000000000000000004059400000000000000000000000000080594000000000000000000000000000C0594000000000000000000000000000005A4000000000000000000000000000405A4000000000000000000000000000805A4000000000000000000000000000C05A4000000000000000000000000000005B4000000000000000000000000000405B4000000000000000000000000000805B4000000000000000000000000000C05B4000000000000000000000000000005C4000000000000000000000000000405C4000000000000000000000000000805C4000000000000000000000000000C05C4000000000000000000000000000005D4000000000000000000000000000405D4000000000000000000000000000805D4000000000000000000000000000C05D4000000000000000000000000000005E4000000000000000000000000000405E4000000000000000000000000000805E4000000000000000000000000000C05E4000000000000000000000000000005F4000000000000000000000000000405F4000000000000000000000000000805F4000000000000000000000000000C05F40000000000000000000000000000060400000000000000000000000000020604000000000000000000000000000406040000000000000000000000000006060400000000000000000000000000080604000000000000000000000000000A0604000000000000000000000000000C0604000000000000000000000000000E06040000000000000000000000000000061400000000000000000000000000020614000000000000000000000000000406140000000000000000000000000006061400000000000000000000000000080614000000000000000000000000000A0614000000000000000000000000000C0614000000000000000000000000000E06140000000000000000000000000000062400000000000000000000000000020624000000000000000000000000000406240000000000000000000000000006062400000000000000000000000000080624000000000000000000000000000A0624000000000000000000000000000C0624000000000000000000000000000E06240000000000000000000000000000063400000000000000000000000000020634000000000000000000000000000406340000000000000000000000000006063400000000000000000000000000080634000000000000000000000000000A0634000000000000000000000000000C0634000000000000000000000000000E06340000000000000000000000000000064400000000000000000000000000020644000000000000000000000000000406440000000000000000000000000006064400000000000000000000000000080644000000000000000000000000000A0644000000000000000000000000000C0644000000000000000000000000000E06440000000000000000000000000000065400000000000000000000000000020654000000000000000000000000000406540000000000000000000000000006065400000000000000000000000000080654000000000000000000000000000A0654000000000000000000000000000C0654000000000000000000000000000E06540000000000000000000000000000066400000000000000000000000000020664000000000000000000000000000406640000000000000000000000000006066400000000000000000000000000080664000000000000000000000000000A0664000000000000000000000000000C0664000000000000000000000000000E06640000000000000000000000000000067400000000000000000000000000020674000000000000000000000000000406740000000000000000000000000006067400000000000000000000000000080674000000000000000000000000000A0674000000000000000000000000000C0674000000000000000000000000000E06740000000000000000000000000000068400000000000000000000000000020684000000000000000000000000000406840000000000000000000000000006068400000000000000000000000000080684000000000000000000000000000A0684000000000000000000000000000C0684000000000000000000000000000E06840000000000000000000000000000069400000000000000000000000000020694000000000000000000000000000406940000000000000000000000000006069400000000000000000000000000080694000000000000000000000000000A0694000000000000000000000000000C0694000000000000000000000000000E0694000000000000000000000000000006A4000000000000000000000000000206A4000000000000000000000000000406A4000000000000000000000000000606A4000000000000000000000000000806A4000000000000000000000000000A06A4000000000000000000000000000C06A4000000000000000000000000000E06A4000000000000000000000000000006B4000000000000000000000000000206B4000000000000000000000000000406B4000000000000000000000000000606B4000000000000000000000000000806B4000000000000000000000000000A06B4000000000000000000000000000C06B4000000000000000000000000000E06B4000000000000000000000000000006C4000000000000000000000000000206C4000000000000000000000000000406C4000000000000000000000000000606C4000000000000000000000000000806C4000000000000000000000000000A06C4000000000000000000000000000C06C4000000000000000000000000000E06C4000000000000000000000000000006D4000000000000000000000000000206D4000000000000000000000000000406D4000000000000000000000000000606D4000000000000000000000000000806D4000000000000000000000000000A06D4000000000000000000000000000C06D4000000000000000000000000000E06D4000000000000000000000000000006E4000000000000000000000000000206E4000000000000000000000000000406E4000000000000000000000000000606E4000000000000000000000000000806E4000000000000000000000000000A06E4000000000000000000000000000C06E4000000000000000000000000000E06E4000000000000000000000000000006F4000000000000000000000000000206F4000000000000000000000000000406F4000000000000000000000000000606F4000000000000000000000000000806F4000000000000000000000000000A06F4000000000000000000000000000C06F4000000000000000000000000000E06F400000000000000000"> : tensor<256xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<256xcomplex<f64>>, tensor<256xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<256xui8>) -> (tensor<256xi1>, tensor<256xi2>, tensor<256xi4>, tensor<256xi8>, tensor<256xi16>, tensor<256xi32>, tensor<256xi64>, tensor<256xui2>, tensor<256xui4>, tensor<256xui8>, tensor<256xui16>, tensor<256xui32>, tensor<256xui64>, tensor<256xf4E2M1FN>, tensor<256xf6E2M3FN>, tensor<256xf6E3M2FN>, tensor<256xf8E3M4>, tensor<256xf8E4M3>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E5M2>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E8M0FNU>, tensor<256xbf16>, tensor<256xf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xcomplex<f32>>, tensor<256xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi1>
%1 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi2>
%2 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi4>
%3 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi8>
%4 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi16>
%5 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi32>
%6 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xi64>
%7 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xui2>
%8 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xui4>
%9 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xui8>
%10 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xui16>
%11 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xui32>
%12 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xui64>
%13 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E3M4>
%17 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E4M3>
%18 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
%20 = stablehlo.constant dense<"0x80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3FNUZ>
%21 = stablehlo.compare NE, %19, %19, FLOAT : (tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) -> tensor<256xi1>
%22 = stablehlo.select %21, %20, %19 : tensor<256xi1>, tensor<256xf8E4M3FNUZ>
%23 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E4M3B11FNUZ>
%24 = stablehlo.constant dense<"0x80808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080808080"> : tensor<256xf8E4M3B11FNUZ>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E4M3B11FNUZ>) -> tensor<256xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<256xi1>, tensor<256xf8E4M3B11FNUZ>
%27 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E5M2>
%28 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E5M2FNUZ>
%29 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
%30 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<256xf8E8M0FNU>
%31 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xi1>
%32 = stablehlo.select %31, %30, %29 : tensor<256xi1>, tensor<256xf8E8M0FNU>
%33 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xbf16>
%34 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf16>
%35 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf32>
%36 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xf64>
%37 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xcomplex<f32>>
%38 = stablehlo.convert %x : (tensor<256xui8>) -> tensor<256xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %22, %26, %27, %28, %32, %33, %34, %35, %36, %37, %38 : tensor<256xi1>, tensor<256xi2>, tensor<256xi4>, tensor<256xi8>, tensor<256xi16>, tensor<256xi32>, tensor<256xi64>, tensor<256xui2>, tensor<256xui4>, tensor<256xui8>, tensor<256xui16>, tensor<256xui32>, tensor<256xui64>, tensor<256xf4E2M1FN>, tensor<256xf6E2M3FN>, tensor<256xf6E3M2FN>, tensor<256xf8E3M4>, tensor<256xf8E4M3>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3B11FNUZ>, tensor<256xf8E5M2>, tensor<256xf8E5M2FNUZ>, tensor<256xf8E8M0FNU>, tensor<256xbf16>, tensor<256xf16>, tensor<256xf32>, tensor<256xf64>, tensor<256xcomplex<f32>>, tensor<256xcomplex<f64>>
}
}
// -----
// ui16
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
%c0 = stablehlo.constant dense<"0x0000010002000300555500010F00100000000100FFFFFEFF05000000E5F106A026AFAFE50A9493C66AD5A739370ED74C"> : tensor<24xui16>
%z0 = stablehlo.constant dense<0> : tensor<24xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24xui16>
%r:30 = call @f(%a0) : (tensor<24xui16>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<24xi1>, tensor<24xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 1, 0, -1, 0, 0, 1, -1, -2, 1, 0, 1, -2, -2, -1, -2, -1, -2, -1, -1, -1]> : tensor<24xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<24xi2>, tensor<24xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, 5, 0, -1, 0, 0, 1, -1, -2, 5, 0, 5, 6, 6, -1, -6, 3, -6, 7, 7, 7]> : tensor<24xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xi4>, tensor<24xi4>) -> ()
%e3 = stablehlo.constant dense<"0x0001020355000F100001FFFE0500E50626AF0A936AA737D7"> : tensor<24xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<24xi8>, tensor<24xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300555500010F00100000000100FFFFFEFF05000000E5F106A026AFAFE50A9493C66AD5A739370ED74C"> : tensor<24xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<24xi16>, tensor<24xi16>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000020000000300000055550000000100000F000000100000000000000001000000FFFF0000FEFF00000500000000000000E5F1000006A0000026AF0000AFE500000A94000093C600006AD50000A7390000370E0000D74C0000"> : tensor<24xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<24xi32>, tensor<24xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555500000000000000010000000000000F00000000000000100000000000000000000000000000000100000000000000FFFF000000000000FEFF00000000000005000000000000000000000000000000E5F100000000000006A000000000000026AF000000000000AFE50000000000000A9400000000000093C60000000000006AD5000000000000A739000000000000370E000000000000D74C000000000000"> : tensor<24xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<24xi64>, tensor<24xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 1, 0, 3, 0, 0, 1, 3, 2, 1, 0, 1, 2, 2, 3, 2, 3, 2, 3, 3, 3]> : tensor<24xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<24xui2>, tensor<24xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 5, 0, 15, 0, 0, 1, 15, 14, 5, 0, 5, 6, 6, 15, 10, 3, 10, 7, 7, 7]> : tensor<24xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<24xui4>, tensor<24xui4>) -> ()
%e9 = stablehlo.constant dense<"0x0001020355000F100001FFFE0500E50626AF0A936AA737D7"> : tensor<24xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300555500010F00100000000100FFFFFEFF05000000E5F106A026AFAFE50A9493C66AD5A739370ED74C"> : tensor<24xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<24xui16>, tensor<24xui16>) -> ()
%e11 = stablehlo.constant dense<"0x0000000001000000020000000300000055550000000100000F000000100000000000000001000000FFFF0000FEFF00000500000000000000E5F1000006A0000026AF0000AFE500000A94000093C600006AD50000A7390000370E0000D74C0000"> : tensor<24xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<24xui32>, tensor<24xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555500000000000000010000000000000F00000000000000100000000000000000000000000000000100000000000000FFFF000000000000FEFF00000000000005000000000000000000000000000000E5F100000000000006A000000000000026AF000000000000AFE50000000000000A9400000000000093C60000000000006AD5000000000000A739000000000000370E000000000000D74C000000000000"> : tensor<24xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<24xui64>, tensor<24xui64>) -> ()
%e13 = stablehlo.constant dense<"0x000204050707070700020707060007070707070707070707"> : tensor<24xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000810141F1F1F1F00081F1F1A001F1F1F1F1F1F1F1F1F1F"> : tensor<24xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C10121F1F1C1C000C1F1F15001F1F1F1F1F1F1F1F1F1F"> : tensor<24xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x0030404870706E7000307070540070707070707070707070"> : tensor<24xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0038404478785758003878784A0078787878787878787878"> : tensor<24xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003840447F78575800387F7F4A007F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C80805F6000408080520080808080808080808080"> : tensor<24xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x0058606480807778005880806A0080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C4042755C4C4C003C7C7C45007C79797B797A7B736B75"> : tensor<24xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x0040444679605050004080804900807D7D7F7D7E7F776F79"> : tensor<24xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F80818D878383FF7F8F8F81FF8F8E8E8F8E8F8F8D8B8D"> : tensor<24xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F00404040AB468043704180410000803F80478047A0400000724720472F476647144747475547674663459A46"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C004000425575005C804B004C0000003C007C007C004500008F7B007979792D7BA078357AAB7A35731C6BCD74"> : tensor<24xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F000000400000404000AAAA46000080430000704100008041000000000000803F00FF7F4700FE7F470000A0400000000000E571470006204700262F4700AF6547000A144700934647006A5547009C66460070634500AE9946"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840000000004055D54000000000000070400000000000002E4000000000000030400000000000000000000000000000F03F00000000E0FFEF4000000000C0FFEF400000000000001440000000000000000000000000A03CEE4000000000C000E44000000000C0E4E54000000000E0B5EC40000000004081E2400000000060D2E8400000000040ADEA400000000080D3CC4000000000006EAC4000000000C035D340"> : tensor<24xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004000000000000040400000000000AAAA460000000000008043000000000000704100000000000080410000000000000000000000000000803F0000000000FF7F470000000000FE7F47000000000000A04000000000000000000000000000E5714700000000000620470000000000262F470000000000AF654700000000000A1447000000000093464700000000006A554700000000009C664600000000007063450000000000AE994600000000"> : tensor<24xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000000000004055D5400000000000000000000000000000704000000000000000000000000000002E4000000000000000000000000000003040000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000E0FFEF40000000000000000000000000C0FFEF400000000000000000000000000000144000000000000000000000000000000000000000000000000000000000A03CEE40000000000000000000000000C000E440000000000000000000000000C0E4E540000000000000000000000000E0B5EC400000000000000000000000004081E24000000000000000000000000060D2E84000000000000000000000000040ADEA4000000000000000000000000080D3CC40000000000000000000000000006EAC40000000000000000000000000C035D3400000000000000000"> : tensor<24xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<24xui16>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi1>
%1 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi2>
%2 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi4>
%3 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi8>
%4 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi16>
%5 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi32>
%6 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xi64>
%7 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xui2>
%8 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xui4>
%9 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xui8>
%10 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xui16>
%11 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xui32>
%12 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xui64>
%13 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E3M4>
%17 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E4M3>
%18 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E4M3FN>
%19 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
%20 = stablehlo.compare NE, %18, %18, FLOAT : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> tensor<24xi1>
%21 = stablehlo.select %20, %19, %18 : tensor<24xi1>, tensor<24xf8E4M3FN>
%22 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E4M3FNUZ>
%23 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3FNUZ>
%24 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> tensor<24xi1>
%25 = stablehlo.select %24, %23, %22 : tensor<24xi1>, tensor<24xf8E4M3FNUZ>
%26 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E4M3B11FNUZ>
%27 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> tensor<24xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<24xi1>, tensor<24xf8E4M3B11FNUZ>
%30 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E5M2>
%31 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E5M2FNUZ>
%32 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E5M2FNUZ>
%33 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> tensor<24xi1>
%34 = stablehlo.select %33, %32, %31 : tensor<24xi1>, tensor<24xf8E5M2FNUZ>
%35 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf8E8M0FNU>
%36 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xf8E8M0FNU>
%37 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> tensor<24xi1>
%38 = stablehlo.select %37, %36, %35 : tensor<24xi1>, tensor<24xf8E8M0FNU>
%39 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xbf16>
%40 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf16>
%41 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf32>
%42 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xf64>
%43 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xcomplex<f32>>
%44 = stablehlo.convert %x : (tensor<24xui16>) -> tensor<24xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %21, %25, %29, %30, %34, %38, %39, %40, %41, %42, %43, %44 : tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>
}
}
// -----
// ui32
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
%c0 = stablehlo.constant dense<"0x0000000001000000020000000300000055555555000001001F000000200000000000000001000000FFFFFFFFFEFFFFFF05000000000000008B4AE5F1A94106A0956A26AFBCCDAFE562F90A945F5693C642276AD5AB2DA7394551370E99B2D74C"> : tensor<24xui32>
%z0 = stablehlo.constant dense<0> : tensor<24xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24xui32>
%r:30 = call @f(%a0) : (tensor<24xui32>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<24xi1>, tensor<24xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 1, 0, -1, 0, 0, 1, -1, -2, 1, 0, -1, 1, 1, 0, -2, -1, -2, -1, 1, 1]> : tensor<24xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<24xi2>, tensor<24xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, 5, 0, -1, 0, 0, 1, -1, -2, 5, 0, -5, -7, 5, -4, 2, -1, 2, -5, 5, -7]> : tensor<24xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xi4>, tensor<24xi4>) -> ()
%e3 = stablehlo.constant dense<"0x0001020355001F200001FFFE05008BA995BC625F42AB4599"> : tensor<24xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<24xi8>, tensor<24xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300555500001F00200000000100FFFFFEFF050000008B4AA941956ABCCD62F95F564227AB2D455199B2"> : tensor<24xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<24xi16>, tensor<24xi16>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000020000000300000055555555000001001F000000200000000000000001000000FFFFFFFFFEFFFFFF05000000000000008B4AE5F1A94106A0956A26AFBCCDAFE562F90A945F5693C642276AD5AB2DA7394551370E99B2D74C"> : tensor<24xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<24xi32>, tensor<24xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555555550000000000000100000000001F00000000000000200000000000000000000000000000000100000000000000FFFFFFFF00000000FEFFFFFF00000000050000000000000000000000000000008B4AE5F100000000A94106A000000000956A26AF00000000BCCDAFE50000000062F90A94000000005F5693C60000000042276AD500000000AB2DA739000000004551370E0000000099B2D74C00000000"> : tensor<24xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<24xi64>, tensor<24xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 1, 0, 3, 0, 0, 1, 3, 2, 1, 0, 3, 1, 1, 0, 2, 3, 2, 3, 1, 1]> : tensor<24xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<24xui2>, tensor<24xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 5, 0, 15, 0, 0, 1, 15, 14, 5, 0, 11, 9, 5, 12, 2, 15, 2, 11, 5, 9]> : tensor<24xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<24xui4>, tensor<24xui4>) -> ()
%e9 = stablehlo.constant dense<"0x0001020355001F200001FFFE05008BA995BC625F42AB4599"> : tensor<24xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300555500001F00200000000100FFFFFEFF050000008B4AA941956ABCCD62F95F564227AB2D455199B2"> : tensor<24xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<24xui16>, tensor<24xui16>) -> ()
%e11 = stablehlo.constant dense<"0x0000000001000000020000000300000055555555000001001F000000200000000000000001000000FFFFFFFFFEFFFFFF05000000000000008B4AE5F1A94106A0956A26AFBCCDAFE562F90A945F5693C642276AD5AB2DA7394551370E99B2D74C"> : tensor<24xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<24xui32>, tensor<24xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555555550000000000000100000000001F00000000000000200000000000000000000000000000000100000000000000FFFFFFFF00000000FEFFFFFF00000000050000000000000000000000000000008B4AE5F100000000A94106A000000000956A26AF00000000BCCDAFE50000000062F90A94000000005F5693C60000000042276AD500000000AB2DA739000000004551370E0000000099B2D74C00000000"> : tensor<24xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<24xui64>, tensor<24xui64>) -> ()
%e13 = stablehlo.constant dense<"0x000204050707070700020707060007070707070707070707"> : tensor<24xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000810141F1F1F1F00081F1F1A001F1F1F1F1F1F1F1F1F1F"> : tensor<24xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C10121F1F1F1F000C1F1F15001F1F1F1F1F1F1F1F1F1F"> : tensor<24xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x003040487070707000307070540070707070707070707070"> : tensor<24xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0038404478786060003878784A0078787878787878787878"> : tensor<24xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003840447F7F606000387F7F4A007F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C8080686800408080520080808080808080808080"> : tensor<24xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x0058606480808080005880806A0080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C40427C7C5050003C7C7C45007C7C7C7C7C7C7C7C7C7C"> : tensor<24xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x004044468080545400408080490080808080808080808080"> : tensor<24xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F80819D8F8484FF7F9F9F81FF9F9E9E9F9E9F9F9D9B9D"> : tensor<24xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F00404040AB4E8047F84100420000803F804F804FA0400000724F204F2F4F664F144F474F554F674E634D9A4E"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C00400042007C007CC04F00500000003C007C007C00450000007C007C007C007C007C007C007C007C007C007C"> : tensor<24xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040ABAAAA4E000080470000F84100000042000000000000803F0000804F0000804F0000A040000000004BE5714F4206204F6B262F4FCEAF654FF90A144F5693464F276A554FB79C664E1475634D65AF994E"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840000040555555D541000000000000F0400000000000003F4000000000000040400000000000000000000000000000F03F0000E0FFFFFFEF410000C0FFFFFFEF410000000000001440000000000000000000006051A93CEE4100002035C800E4410000A052CDE4E541000080B7F9B5EC410000402C5F81E2410000E0CB6AD2E841000040E844ADEA41000080D596D3CC410000008AA26EAC41000040A6EC35D341"> : tensor<24xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000040000000000000404000000000ABAAAA4E0000000000008047000000000000F84100000000000000420000000000000000000000000000803F000000000000804F000000000000804F000000000000A0400000000000000000000000004BE5714F000000004206204F000000006B262F4F00000000CEAF654F00000000F90A144F000000005693464F00000000276A554F00000000B79C664E000000001475634D0000000065AF994E00000000"> : tensor<24xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000000040555555D5410000000000000000000000000000F04000000000000000000000000000003F4000000000000000000000000000004040000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000E0FFFFFFEF4100000000000000000000C0FFFFFFEF410000000000000000000000000000144000000000000000000000000000000000000000000000000000006051A93CEE41000000000000000000002035C800E44100000000000000000000A052CDE4E5410000000000000000000080B7F9B5EC4100000000000000000000402C5F81E24100000000000000000000E0CB6AD2E8410000000000000000000040E844ADEA410000000000000000000080D596D3CC4100000000000000000000008AA26EAC410000000000000000000040A6EC35D3410000000000000000"> : tensor<24xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<24xui32>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi1>
%1 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi2>
%2 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi4>
%3 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi8>
%4 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi16>
%5 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi32>
%6 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xi64>
%7 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xui2>
%8 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xui4>
%9 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xui8>
%10 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xui16>
%11 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xui32>
%12 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xui64>
%13 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E3M4>
%17 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E4M3>
%18 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E4M3FN>
%19 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
%20 = stablehlo.compare NE, %18, %18, FLOAT : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> tensor<24xi1>
%21 = stablehlo.select %20, %19, %18 : tensor<24xi1>, tensor<24xf8E4M3FN>
%22 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E4M3FNUZ>
%23 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3FNUZ>
%24 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> tensor<24xi1>
%25 = stablehlo.select %24, %23, %22 : tensor<24xi1>, tensor<24xf8E4M3FNUZ>
%26 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E4M3B11FNUZ>
%27 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> tensor<24xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<24xi1>, tensor<24xf8E4M3B11FNUZ>
%30 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E5M2>
%31 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E5M2FNUZ>
%32 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E5M2FNUZ>
%33 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> tensor<24xi1>
%34 = stablehlo.select %33, %32, %31 : tensor<24xi1>, tensor<24xf8E5M2FNUZ>
%35 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf8E8M0FNU>
%36 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xf8E8M0FNU>
%37 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> tensor<24xi1>
%38 = stablehlo.select %37, %36, %35 : tensor<24xi1>, tensor<24xf8E8M0FNU>
%39 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xbf16>
%40 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf16>
%41 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf32>
%42 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xf64>
%43 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xcomplex<f32>>
%44 = stablehlo.convert %x : (tensor<24xui32>) -> tensor<24xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %21, %25, %29, %30, %34, %38, %39, %40, %41, %42, %43, %44 : tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>
}
}
// -----
// ui64
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
%c0 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555555555555555500000000010000003F00000000000000400000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF050000000000000000000000000000008B4AE5F1A94106A0956A26AFBCCDAFE562F90A945F5693C642276AD5AB2DA7394551370E99B2D74C3427FA48D732A1DF70ACA1E926115901DD06F27F8F063CD25E19A621F9BD0CCC21397C1EC795CA77"> : tensor<24xui64>
%z0 = stablehlo.constant dense<0> : tensor<24xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<24xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<24xui64>
%r:30 = call @f(%a0) : (tensor<24xui64>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<24xi1>, tensor<24xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 1, -2, -1, 1, 0, -1, 0, 0, 1, -1, -2, 1, 0, -1, 1, -2, -2, 1, 0, 0, 1, -2, 1]> : tensor<24xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<24xi2>, tensor<24xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 1, 2, 3, 5, 0, -1, 0, 0, 1, -1, -2, 5, 0, -5, 5, 2, 2, 5, 4, 0, -3, -2, 1]> : tensor<24xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<24xi4>, tensor<24xi4>) -> ()
%e3 = stablehlo.constant dense<"0x0001020355003F400001FFFE05008B956242453470DD5E21"> : tensor<24xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<24xi8>, tensor<24xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0000010002000300555500003F00400000000100FFFFFEFF050000008B4A956A62F942274551342770ACDD065E192139"> : tensor<24xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<24xi16>, tensor<24xi16>) -> ()
%e5 = stablehlo.constant dense<"0x0000000001000000020000000300000055555555000000003F000000400000000000000001000000FFFFFFFFFEFFFFFF05000000000000008B4AE5F1956A26AF62F90A9442276AD54551370E3427FA4870ACA1E9DD06F27F5E19A62121397C1E"> : tensor<24xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<24xi32>, tensor<24xi32>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555555555555555500000000010000003F00000000000000400000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF050000000000000000000000000000008B4AE5F1A94106A0956A26AFBCCDAFE562F90A945F5693C642276AD5AB2DA7394551370E99B2D74C3427FA48D732A1DF70ACA1E926115901DD06F27F8F063CD25E19A621F9BD0CCC21397C1EC795CA77"> : tensor<24xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<24xi64>, tensor<24xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 1, 2, 3, 1, 0, 3, 0, 0, 1, 3, 2, 1, 0, 3, 1, 2, 2, 1, 0, 0, 1, 2, 1]> : tensor<24xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<24xui2>, tensor<24xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 1, 2, 3, 5, 0, 15, 0, 0, 1, 15, 14, 5, 0, 11, 5, 2, 2, 5, 4, 0, 13, 14, 1]> : tensor<24xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<24xui4>, tensor<24xui4>) -> ()
%e9 = stablehlo.constant dense<"0x0001020355003F400001FFFE05008B956242453470DD5E21"> : tensor<24xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<24xui8>, tensor<24xui8>) -> ()
%e10 = stablehlo.constant dense<"0x0000010002000300555500003F00400000000100FFFFFEFF050000008B4A956A62F942274551342770ACDD065E192139"> : tensor<24xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<24xui16>, tensor<24xui16>) -> ()
%e11 = stablehlo.constant dense<"0x0000000001000000020000000300000055555555000000003F000000400000000000000001000000FFFFFFFFFEFFFFFF05000000000000008B4AE5F1956A26AF62F90A9442276AD54551370E3427FA4870ACA1E9DD06F27F5E19A62121397C1E"> : tensor<24xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<24xui32>, tensor<24xui32>) -> ()
%e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000555555555555555500000000010000003F00000000000000400000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF050000000000000000000000000000008B4AE5F1A94106A0956A26AFBCCDAFE562F90A945F5693C642276AD5AB2DA7394551370E99B2D74C3427FA48D732A1DF70ACA1E926115901DD06F27F8F063CD25E19A621F9BD0CCC21397C1EC795CA77"> : tensor<24xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<24xui64>, tensor<24xui64>) -> ()
%e13 = stablehlo.constant dense<"0x000204050707070700020707060007070707070707070707"> : tensor<24xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<24xf4E2M1FN>, tensor<24xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000810141F1F1F1F00081F1F1A001F1F1F1F1F1F1F1F1F1F"> : tensor<24xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<24xf6E2M3FN>, tensor<24xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x000C10121F1F1F1F000C1F1F15001F1F1F1F1F1F1F1F1F1F"> : tensor<24xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x003040487070707000307070540070707070707070707070"> : tensor<24xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x0038404478786868003878784A0078787878787878787878"> : tensor<24xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x003840447F7F686800387F7F4A007F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x0040484C8080707000408080520080808080808080808080"> : tensor<24xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x0058606480808080005880806A0080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x003C40427C7C5454003C7C7C45007C7C7C7C7C7C7C7C7C7C"> : tensor<24xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x004044468080585800408080490080808080808080808080"> : tensor<24xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFF7F8081BD9F8585FF7FBFBF81FFBEBFBFBDBDBFB7BFBFBE"> : tensor<24xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x0000803F00404040AB5E804F7C4280420000803F805F805FA0400000205F665F475F675E9A5E605FAD5B525F4C5FF05E"> : tensor<24xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<24xbf16>, tensor<24xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x0000003C00400042007C007CE05300540000003C007C007C00450000007C007C007C007C007C007C007C007C007C007C"> : tensor<24xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<24xf16>, tensor<24xf16>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000803F0000004000004040ABAAAA5E0000804F00007C4200008042000000000000803F0000805F0000805F0000A040000000004206205FCEAF655F5693465FB79C665E65AF995E33A15F5F9388AC5B073C525FBE0C4C5F2C95EF5E"> : tensor<24xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
%e27 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840555555555555D543000000000000F0410000000000804F4000000000000050400000000000000000000000000000F03F000000000000F043000000000000F04300000000000014400000000000000000A93C3E35C800E443CDE495B7F9B5EC435F81F2CB6AD2E84314B5EAD596D3CC43D48D43A6EC35D343451FE95A26F4EB43C71A9A6E1291754341FEEFD18047EA43C33424BF9781E9430E9FC771A5F2DD43"> : tensor<24xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<24xf64>, tensor<24xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000040000000000000404000000000ABAAAA5E000000000000804F0000000000007C4200000000000080420000000000000000000000000000803F000000000000805F000000000000805F000000000000A0400000000000000000000000004206205F00000000CEAF655F000000005693465F00000000B79C665E0000000065AF995E0000000033A15F5F000000009388AC5B00000000073C525F00000000BE0C4C5F000000002C95EF5E00000000"> : tensor<24xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000555555555555D5430000000000000000000000000000F04100000000000000000000000000804F4000000000000000000000000000005040000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F0430000000000000000000000000000F04300000000000000000000000000001440000000000000000000000000000000000000000000000000A93C3E35C800E4430000000000000000CDE495B7F9B5EC4300000000000000005F81F2CB6AD2E843000000000000000014B5EAD596D3CC430000000000000000D48D43A6EC35D3430000000000000000451FE95A26F4EB430000000000000000C71A9A6E12917543000000000000000041FEEFD18047EA430000000000000000C33424BF9781E94300000000000000000E9FC771A5F2DD430000000000000000"> : tensor<24xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<24xui64>) -> (tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi1>
%1 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi2>
%2 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi4>
%3 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi8>
%4 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi16>
%5 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi32>
%6 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xi64>
%7 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xui2>
%8 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xui4>
%9 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xui8>
%10 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xui16>
%11 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xui32>
%12 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xui64>
%13 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E3M4>
%17 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E4M3>
%18 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E4M3FN>
%19 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<24xf8E4M3FN>
%20 = stablehlo.compare NE, %18, %18, FLOAT : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> tensor<24xi1>
%21 = stablehlo.select %20, %19, %18 : tensor<24xi1>, tensor<24xf8E4M3FN>
%22 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E4M3FNUZ>
%23 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3FNUZ>
%24 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> tensor<24xi1>
%25 = stablehlo.select %24, %23, %22 : tensor<24xi1>, tensor<24xf8E4M3FNUZ>
%26 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E4M3B11FNUZ>
%27 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E4M3B11FNUZ>
%28 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> tensor<24xi1>
%29 = stablehlo.select %28, %27, %26 : tensor<24xi1>, tensor<24xf8E4M3B11FNUZ>
%30 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E5M2>
%31 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E5M2FNUZ>
%32 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080808080"> : tensor<24xf8E5M2FNUZ>
%33 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> tensor<24xi1>
%34 = stablehlo.select %33, %32, %31 : tensor<24xi1>, tensor<24xf8E5M2FNUZ>
%35 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf8E8M0FNU>
%36 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xf8E8M0FNU>
%37 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<24xf8E8M0FNU>, tensor<24xf8E8M0FNU>) -> tensor<24xi1>
%38 = stablehlo.select %37, %36, %35 : tensor<24xi1>, tensor<24xf8E8M0FNU>
%39 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xbf16>
%40 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf16>
%41 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf32>
%42 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xf64>
%43 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xcomplex<f32>>
%44 = stablehlo.convert %x : (tensor<24xui64>) -> tensor<24xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %21, %25, %29, %30, %34, %38, %39, %40, %41, %42, %43, %44 : tensor<24xi1>, tensor<24xi2>, tensor<24xi4>, tensor<24xi8>, tensor<24xi16>, tensor<24xi32>, tensor<24xi64>, tensor<24xui2>, tensor<24xui4>, tensor<24xui8>, tensor<24xui16>, tensor<24xui32>, tensor<24xui64>, tensor<24xf4E2M1FN>, tensor<24xf6E2M3FN>, tensor<24xf6E3M2FN>, tensor<24xf8E3M4>, tensor<24xf8E4M3>, tensor<24xf8E4M3FN>, tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E5M2>, tensor<24xf8E5M2FNUZ>, tensor<24xf8E8M0FNU>, tensor<24xbf16>, tensor<24xf16>, tensor<24xf32>, tensor<24xf64>, tensor<24xcomplex<f32>>, tensor<24xcomplex<f64>>
}
}
