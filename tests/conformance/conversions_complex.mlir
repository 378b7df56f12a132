// complex<f32>
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
%c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000803F00000000000020C0000000000000403F000000000000404000000000000000000000008000000000000000000000803F00000000000020C0000000000000403F00000000000040400000803F000000000000803F000000000000803F0000803F0000803F000020C00000803F0000403F0000803F00004040000020C000000000000020C000000000000020C00000803F000020C0000020C0000020C00000403F000020C0000040400000403F000000000000403F000000000000403F0000803F0000403F000020C00000403F0000403F0000403F0000404000004040000000000000404000000000000040400000803F00004040000020C0000040400000403F0000404000004040"> : tensor<36xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<36xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<36xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<36xcomplex<f32>>
%r:30 = call @f(%a0) : (tensor<36xcomplex<f32>>) -> (tensor<36xi1>, tensor<36xi2>, tensor<36xi4>, tensor<36xi8>, tensor<36xi16>, tensor<36xi32>, tensor<36xi64>, tensor<36xui2>, tensor<36xui4>, tensor<36xui8>, tensor<36xui16>, tensor<36xui32>, tensor<36xui64>, tensor<36xf4E2M1FN>, tensor<36xf6E2M3FN>, tensor<36xf6E3M2FN>, tensor<36xf8E3M4>, tensor<36xf8E4M3>, tensor<36xf8E4M3FN>, tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E5M2>, tensor<36xf8E5M2FNUZ>, tensor<36xf8E8M0FNU>, tensor<36xbf16>, tensor<36xf16>, tensor<36xf32>, tensor<36xf64>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<36xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<36xi1>, tensor<36xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, -2, -2, -2, -2, -2, -2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]> : tensor<36xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<36xi2>, tensor<36xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, -2, -2, -2, -2, -2, -2, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]> : tensor<36xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<36xi4>, tensor<36xi4>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000010101010101FEFEFEFEFEFE000000000000030303030303"> : tensor<36xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<36xi8>, tensor<36xi8>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000010001000100010001000100FEFFFEFFFEFFFEFFFEFFFEFF000000000000000000000000030003000300030003000300"> : tensor<36xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<36xi16>, tensor<36xi16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000FEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF000000000000000000000000000000000000000000000000030000000300000003000000030000000300000003000000"> : tensor<36xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<36xi32>, tensor<36xi32>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<36xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<36xi64>, tensor<36xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]> : tensor<36xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<36xui2>, tensor<36xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]> : tensor<36xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<36xui4>, tensor<36xui4>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000000000000000010101010101000000000000000000000000030303030303"> : tensor<36xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<36xui8>, tensor<36xui8>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000010001000100010001000100000000000000000000000000000000000000000000000000030003000300030003000300"> : tensor<36xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<36xui16>, tensor<36xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000300000003000000030000000300000003000000"> : tensor<36xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<36xui32>, tensor<36xui32>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<36xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<36xui64>, tensor<36xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0000000000000008000000000202020202020C0C0C0C0C0C020202020202050505050505"> : tensor<36xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000000000000002000000000080808080808323232323232060606060606141414141414"> : tensor<36xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<36xf6E2M3FN>, tensor<36xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x0000000000000020000000000C0C0C0C0C0C3131313131310A0A0A0A0A0A121212121212"> : tensor<36xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<36xf6E3M2FN>, tensor<36xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x000000000000008000000000303030303030C4C4C4C4C4C4282828282828484848484848"> : tensor<36xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<36xf8E3M4>, tensor<36xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x000000000000008000000000383838383838C2C2C2C2C2C2343434343434444444444444"> : tensor<36xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<36xf8E4M3>, tensor<36xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x000000000000008000000000383838383838C2C2C2C2C2C2343434343434444444444444"> : tensor<36xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<36xf8E4M3FN>, tensor<36xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x000000000000000000000000404040404040CACACACACACA3C3C3C3C3C3C4C4C4C4C4C4C"> : tensor<36xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x000000000000000000000000585858585858E2E2E2E2E2E2545454545454646464646464"> : tensor<36xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x0000000000000080000000003C3C3C3C3C3CC1C1C1C1C1C13A3A3A3A3A3A424242424242"> : tensor<36xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<36xf8E5M2>, tensor<36xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x000000000000000000000000404040404040C5C5C5C5C5C53E3E3E3E3E3E464646464646"> : tensor<36xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<36xf8E5M2FNUZ>, tensor<36xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF7F7F7F7F7F7FFFFFFFFFFFFF7F7F7F7F7F7F818181818181"> : tensor<36xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000803F803F803F803F803F803F20C020C020C020C020C020C0403F403F403F403F403F403F404040404040404040404040"> : tensor<36xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<36xbf16>, tensor<36xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000003C003C003C003C003C003C00C100C100C100C100C100C1003A003A003A003A003A003A004200420042004200420042"> : tensor<36xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<36xf16>, tensor<36xf16>) -> ()
%e26 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F000020C0000020C0000020C0000020C0000020C0000020C00000403F0000403F0000403F0000403F0000403F0000403F000040400000404000004040000040400000404000004040"> : tensor<36xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<36xf32>, tensor<36xf32>) -> ()
%e27 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C0000000000000E83F000000000000E83F000000000000E83F000000000000E83F000000000000E83F000000000000E83F000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840"> : tensor<36xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<36xf64>, tensor<36xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000803F00000000000020C0000000000000403F000000000000404000000000000000000000008000000000000000000000803F00000000000020C0000000000000403F00000000000040400000803F000000000000803F000000000000803F0000803F0000803F000020C00000803F0000403F0000803F00004040000020C000000000000020C000000000000020C00000803F000020C0000020C0000020C00000403F000020C0000040400000403F000000000000403F000000000000403F0000803F0000403F000020C00000403F0000403F0000403F0000404000004040000000000000404000000000000040400000803F00004040000020C0000040400000403F0000404000004040"> : tensor<36xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000004C00000000000000000000000000000E83F0000000000000000000000000000084000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000F03F000000000000000000000000000004C00000000000000000000000000000E83F00000000000000000000000000000840000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000004C0000000000000F03F000000000000E83F000000000000F03F000000000000084000000000000004C0000000000000000000000000000004C0000000000000000000000000000004C0000000000000F03F00000000000004C000000000000004C000000000000004C0000000000000E83F00000000000004C00000000000000840000000000000E83F0000000000000000000000000000E83F0000000000000000000000000000E83F000000000000F03F000000000000E83F00000000000004C0000000000000E83F000000000000E83F000000000000E83F000000000000084000000000000008400000000000000000000000000000084000000000000000000000000000000840000000000000F03F000000000000084000000000000004C00000000000000840000000000000E83F00000000000008400000000000000840"> : tensor<36xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<36xcomplex<f32>>) -> (tensor<36xi1>, tensor<36xi2>, tensor<36xi4>, tensor<36xi8>, tensor<36xi16>, tensor<36xi32>, tensor<36xi64>, tensor<36xui2>, tensor<36xui4>, tensor<36xui8>, tensor<36xui16>, tensor<36xui32>, tensor<36xui64>, tensor<36xf4E2M1FN>, tensor<36xf6E2M3FN>, tensor<36xf6E3M2FN>, tensor<36xf8E3M4>, tensor<36xf8E4M3>, tensor<36xf8E4M3FN>, tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E5M2>, tensor<36xf8E5M2FNUZ>, tensor<36xf8E8M0FNU>, tensor<36xbf16>, tensor<36xf16>, tensor<36xf32>, tensor<36xf64>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi1>
%1 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi2>
%2 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi4>
%3 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi8>
%4 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi16>
%5 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi32>
%6 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xi64>
%7 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xui2>
%8 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xui4>
%9 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xui8>
%10 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xui16>
%11 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xui32>
%12 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xui64>
%13 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E3M4>
%17 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E4M3>
%18 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E5M2>
%22 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<36xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> tensor<36xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<36xi1>, tensor<36xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xbf16>
%28 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf16>
%29 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf32>
%30 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xf64>
%31 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<36xcomplex<f32>>) -> tensor<36xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<36xi1>, tensor<36xi2>, tensor<36xi4>, tensor<36xi8>, tensor<36xi16>, tensor<36xi32>, tensor<36xi64>, tensor<36xui2>, tensor<36xui4>, tensor<36xui8>, tensor<36xui16>, tensor<36xui32>, tensor<36xui64>, tensor<36xf4E2M1FN>, tensor<36xf6E2M3FN>, tensor<36xf6E3M2FN>, tensor<36xf8E3M4>, tensor<36xf8E4M3>, tensor<36xf8E4M3FN>, tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E5M2>, tensor<36xf8E5M2FNUZ>, tensor<36xf8E8M0FNU>, tensor<36xbf16>, tensor<36xf16>, tensor<36xf32>, tensor<36xf64>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f64>>
}
}
// -----
// complex<f64>
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
%c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000004C00000000000000000000000000000E83F0000000000000000000000000000084000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000F03F000000000000000000000000000004C00000000000000000000000000000E83F00000000000000000000000000000840000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000004C0000000000000F03F000000000000E83F000000000000F03F000000000000084000000000000004C0000000000000000000000000000004C0000000000000000000000000000004C0000000000000F03F00000000000004C000000000000004C000000000000004C0000000000000E83F00000000000004C00000000000000840000000000000E83F0000000000000000000000000000E83F0000000000000000000000000000E83F000000000000F03F000000000000E83F00000000000004C0000000000000E83F000000000000E83F000000000000E83F000000000000084000000000000008400000000000000000000000000000084000000000000000000000000000000840000000000000F03F000000000000084000000000000004C00000000000000840000000000000E83F00000000000008400000000000000840"> : tensor<36xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<36xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<36xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<36xcomplex<f64>>
%r:30 = call @f(%a0) : (tensor<36xcomplex<f64>>) -> (tensor<36xi1>, tensor<36xi2>, tensor<36xi4>, tensor<36xi8>, tensor<36xi16>, tensor<36xi32>, tensor<36xi64>, tensor<36xui2>, tensor<36xui4>, tensor<36xui8>, tensor<36xui16>, tensor<36xui32>, tensor<36xui64>, tensor<36xf4E2M1FN>, tensor<36xf6E2M3FN>, tensor<36xf6E3M2FN>, tensor<36xf8E3M4>, tensor<36xf8E4M3>, tensor<36xf8E4M3FN>, tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E5M2>, tensor<36xf8E5M2FNUZ>, tensor<36xf8E8M0FNU>, tensor<36xbf16>, tensor<36xf16>, tensor<36xf32>, tensor<36xf64>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f64>>)
%e0 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<36xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<36xi1>, tensor<36xi1>) -> ()
%e1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, -2, -2, -2, -2, -2, -2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]> : tensor<36xi2>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<36xi2>, tensor<36xi2>) -> ()
%e2 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, -2, -2, -2, -2, -2, -2, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]> : tensor<36xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<36xi4>, tensor<36xi4>) -> ()
%e3 = stablehlo.constant dense<"0x000000000000000000000000010101010101FEFEFEFEFEFE000000000000030303030303"> : tensor<36xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<36xi8>, tensor<36xi8>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000010001000100010001000100FEFFFEFFFEFFFEFFFEFFFEFF000000000000000000000000030003000300030003000300"> : tensor<36xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<36xi16>, tensor<36xi16>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000FEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF000000000000000000000000000000000000000000000000030000000300000003000000030000000300000003000000"> : tensor<36xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<36xi32>, tensor<36xi32>) -> ()
%e6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<36xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<36xi64>, tensor<36xi64>) -> ()
%e7 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]> : tensor<36xui2>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<36xui2>, tensor<36xui2>) -> ()
%e8 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]> : tensor<36xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<36xui4>, tensor<36xui4>) -> ()
%e9 = stablehlo.constant dense<"0x000000000000000000000000010101010101000000000000000000000000030303030303"> : tensor<36xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<36xui8>, tensor<36xui8>) -> ()
%e10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000010001000100010001000100000000000000000000000000000000000000000000000000030003000300030003000300"> : tensor<36xui16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<36xui16>, tensor<36xui16>) -> ()
%e11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000300000003000000030000000300000003000000"> : tensor<36xui32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<36xui32>, tensor<36xui32>) -> ()
%e12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<36xui64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<36xui64>, tensor<36xui64>) -> ()
%e13 = stablehlo.constant dense<"0x0000000000000008000000000202020202020C0C0C0C0C0C020202020202050505050505"> : tensor<36xf4E2M1FN>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000000000000002000000000080808080808323232323232060606060606141414141414"> : tensor<36xf6E2M3FN>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<36xf6E2M3FN>, tensor<36xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x0000000000000020000000000C0C0C0C0C0C3131313131310A0A0A0A0A0A121212121212"> : tensor<36xf6E3M2FN>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<36xf6E3M2FN>, tensor<36xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x000000000000008000000000303030303030C4C4C4C4C4C4282828282828484848484848"> : tensor<36xf8E3M4>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<36xf8E3M4>, tensor<36xf8E3M4>) -> ()
%e17 = stablehlo.constant dense<"0x000000000000008000000000383838383838C2C2C2C2C2C2343434343434444444444444"> : tensor<36xf8E4M3>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<36xf8E4M3>, tensor<36xf8E4M3>) -> ()
%e18 = stablehlo.constant dense<"0x000000000000008000000000383838383838C2C2C2C2C2C2343434343434444444444444"> : tensor<36xf8E4M3FN>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<36xf8E4M3FN>, tensor<36xf8E4M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x000000000000000000000000404040404040CACACACACACA3C3C3C3C3C3C4C4C4C4C4C4C"> : tensor<36xf8E4M3FNUZ>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3FNUZ>) -> ()
%e20 = stablehlo.constant dense<"0x000000000000000000000000585858585858E2E2E2E2E2E2545454545454646464646464"> : tensor<36xf8E4M3B11FNUZ>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E4M3B11FNUZ>) -> ()
%e21 = stablehlo.constant dense<"0x0000000000000080000000003C3C3C3C3C3CC1C1C1C1C1C13A3A3A3A3A3A424242424242"> : tensor<36xf8E5M2>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<36xf8E5M2>, tensor<36xf8E5M2>) -> ()
%e22 = stablehlo.constant dense<"0x000000000000000000000000404040404040C5C5C5C5C5C53E3E3E3E3E3E464646464646"> : tensor<36xf8E5M2FNUZ>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<36xf8E5M2FNUZ>, tensor<36xf8E5M2FNUZ>) -> ()
%e23 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF7F7F7F7F7F7FFFFFFFFFFFFF7F7F7F7F7F7F818181818181"> : tensor<36xf8E8M0FNU>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> ()
%e24 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000803F803F803F803F803F803F20C020C020C020C020C020C0403F403F403F403F403F403F404040404040404040404040"> : tensor<36xbf16>
stablehlo.custom_call @check.expect_eq(%r#24, %e24) {has_side_effect = true} : (tensor<36xbf16>, tensor<36xbf16>) -> ()
%e25 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000003C003C003C003C003C003C00C100C100C100C100C100C1003A003A003A003A003A003A004200420042004200420042"> : tensor<36xf16>
stablehlo.custom_call @check.expect_eq(%r#25, %e25) {has_side_effect = true} : (tensor<36xf16>, tensor<36xf16>) -> ()
%e26 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F000020C0000020C0000020C0000020C0000020C0000020C00000403F0000403F0000403F0000403F0000403F0000403F000040400000404000004040000040400000404000004040"> : tensor<36xf32>
stablehlo.custom_call @check.expect_eq(%r#26, %e26) {has_side_effect = true} : (tensor<36xf32>, tensor<36xf32>) -> ()
%e27 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000004C000000000000004C000000000000004C000000000000004C000000000000004C000000000000004C0000000000000E83F000000000000E83F000000000000E83F000000000000E83F000000000000E83F000000000000E83F000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840"> : tensor<36xf64>
stablehlo.custom_call @check.expect_eq(%r#27, %e27) {has_side_effect = true} : (tensor<36xf64>, tensor<36xf64>) -> ()
%e28 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000803F00000000000020C0000000000000403F000000000000404000000000000000000000008000000000000000000000803F00000000000020C0000000000000403F00000000000040400000803F000000000000803F000000000000803F0000803F0000803F000020C00000803F0000403F0000803F00004040000020C000000000000020C000000000000020C00000803F000020C0000020C0000020C00000403F000020C0000040400000403F000000000000403F000000000000403F0000803F0000403F000020C00000403F0000403F0000403F0000404000004040000000000000404000000000000040400000803F00004040000020C0000040400000403F0000404000004040"> : tensor<36xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#28, %e28) {has_side_effect = true} : (tensor<36xcomplex<f32>>, tensor<36xcomplex<f32>>) -> ()
%e29 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000000004C00000000000000000000000000000E83F0000000000000000000000000000084000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000F03F000000000000000000000000000004C00000000000000000000000000000E83F00000000000000000000000000000840000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F000000000000F03F00000000000004C0000000000000F03F000000000000E83F000000000000F03F000000000000084000000000000004C0000000000000000000000000000004C0000000000000000000000000000004C0000000000000F03F00000000000004C000000000000004C000000000000004C0000000000000E83F00000000000004C00000000000000840000000000000E83F0000000000000000000000000000E83F0000000000000000000000000000E83F000000000000F03F000000000000E83F00000000000004C0000000000000E83F000000000000E83F000000000000E83F000000000000084000000000000008400000000000000000000000000000084000000000000000000000000000000840000000000000F03F000000000000084000000000000004C00000000000000840000000000000E83F00000000000008400000000000000840"> : tensor<36xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#29, %e29) {has_side_effect = true} : (tensor<36xcomplex<f64>>, tensor<36xcomplex<f64>>) -> ()
return
}
func.func private @f(%x: tensor<36xcomplex<f64>>) -> (tensor<36xi1>, tensor<36xi2>, tensor<36xi4>, tensor<36xi8>, tensor<36xi16>, tensor<36xi32>, tensor<36xi64>, tensor<36xui2>, tensor<36xui4>, tensor<36xui8>, tensor<36xui16>, tensor<36xui32>, tensor<36xui64>, tensor<36xf4E2M1FN>, tensor<36xf6E2M3FN>, tensor<36xf6E3M2FN>, tensor<36xf8E3M4>, tensor<36xf8E4M3>, tensor<36xf8E4M3FN>, tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E5M2>, tensor<36xf8E5M2FNUZ>, tensor<36xf8E8M0FNU>, tensor<36xbf16>, tensor<36xf16>, tensor<36xf32>, tensor<36xf64>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f64>>) {
%0 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi1>
%1 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi2>
%2 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi4>
%3 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi8>
%4 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi16>
%5 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi32>
%6 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xi64>
%7 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xui2>
%8 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xui4>
%9 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xui8>
%10 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xui16>
%11 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xui32>
%12 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xui64>
%13 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf4E2M1FN>
%14 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf6E2M3FN>
%15 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf6E3M2FN>
%16 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E3M4>
%17 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E4M3>
%18 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E4M3FN>
%19 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E4M3FNUZ>
%20 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E4M3B11FNUZ>
%21 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E5M2>
%22 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E5M2FNUZ>
%23 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf8E8M0FNU>
%24 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<36xf8E8M0FNU>
%25 = stablehlo.compare NE, %23, %23, FLOAT : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> tensor<36xi1>
%26 = stablehlo.select %25, %24, %23 : tensor<36xi1>, tensor<36xf8E8M0FNU>
%27 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xbf16>
%28 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf16>
%29 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf32>
%30 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xf64>
%31 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xcomplex<f32>>
%32 = stablehlo.convert %x : (tensor<36xcomplex<f64>>) -> tensor<36xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %26, %27, %28, %29, %30, %31, %32 : tensor<36xi1>, tensor<36xi2>, tensor<36xi4>, tensor<36xi8>, tensor<36xi16>, tensor<36xi32>, tensor<36xi64>, tensor<36xui2>, tensor<36xui4>, tensor<36xui8>, tensor<36xui16>, tensor<36xui32>, tensor<36xui64>, tensor<36xf4E2M1FN>, tensor<36xf6E2M3FN>, tensor<36xf6E3M2FN>, tensor<36xf8E3M4>, tensor<36xf8E4M3>, tensor<36xf8E4M3FN>, tensor<36xf8E4M3FNUZ>, tensor<36xf8E4M3B11FNUZ>, tensor<36xf8E5M2>, tensor<36xf8E5M2FNUZ>, tensor<36xf8E8M0FNU>, tensor<36xbf16>, tensor<36xf16>, tensor<36xf32>, tensor<36xf64>, tensor<36xcomplex<f32>>, tensor<36xcomplex<f64>>
}
}
