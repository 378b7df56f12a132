// unary_float32
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
%c0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:9 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB0BFEF94AD3F8C856CBE0D16073F20F3913F16D5E93E7E1E933EDB07E4BE230F72BFF42BF83FB3DC7B3F6C4AD5BE7720D53FE2DAFEBF4529AABF852BED3F50528ABE"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94AD3F8C856C3E0D16073F20F3913F16D5E93E7E1E933EDB07E43E230F723FF42BF83FB3DC7B3F6C4AD53E7720D53FE2DAFE3F4529AA3F852BED3F50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000803F000000C000000000000080BF000000C0000080BF000080BF0000000000000000000000C0000080BF00000000000000C00000803F0000803F000000C000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00000040000080BF0000803F00000080000080BF00000080000000800000803F0000803F000080BF000000800000803F000080BF0000004000000040000080BF0000803F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e4 = stablehlo.constant dense<"0x0000803F000080BF0000803F000080BF000080BF000080BF000080BF0000803F0000803F000080BF000080BF0000803F000080BF0000803F0000803F000080BF0000803F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e5 = stablehlo.constant dense<"0xDB61963F010F953F7411F63E66F6393F36AE883F24012D3F1C3A093F41D82A3F97EE783FE93AB23F31EC7D3F143B253FD32AA53F349DB43F2895933F1B3CAE3F8C0F053F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000803F000080BF00000000000080BF000080BF0000008000000080000000000000803F000000C0000080BF00000000000000C0000000400000803F000000C000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0000803F000080BF00000000000080BF000080BF0000008000000080000000000000803F000000C0000080BF00000000000000C0000000400000803F000000C000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xf32>, tensor<17xf32>) {
%0 = stablehlo.negate %arg0 : tensor<17xf32>
%1 = stablehlo.abs %arg0 : tensor<17xf32>
%2 = stablehlo.floor %arg0 : tensor<17xf32>
%3 = stablehlo.ceil %arg0 : tensor<17xf32>
%4 = stablehlo.sign %arg0 : tensor<17xf32>
%5 = stablehlo.abs %arg0 : tensor<17xf32>
%6 = stablehlo.sqrt %5 : tensor<17xf32>
%7 = stablehlo.is_finite %arg0 : (tensor<17xf32>) -> tensor<17xi1>
%8 = stablehlo.round_nearest_even %arg0 : tensor<17xf32>
%9 = stablehlo.round_nearest_afz %arg0 : tensor<17xf32>
return %0, %1, %2, %3, %4, %6, %7, %8, %9 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// unary_float64
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
%c0 = stablehlo.constant dense<"0xF26B6F95B415F63F542179EB9DB2F5BF207BEA7CB190CD3FD0821EA8C1E2E0BF24B5FD0F643EF2BF18318BC8A23ADDBFE0B015B7CF63D2BF985AA361FB80DC3FBCA78B67E441EE3FACCD3C887E05FFBF8C13B55B967BEFBF98B55D7F4DA9DA3F44FDB5D80EA4FABF4ED9AC325CDBFF3F1AB4EBAD2845F53F9279E59470A5FDBF8088A6084A4AD13F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:9 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xf64>, tensor<17xf64>)
%e0 = stablehlo.constant dense<"0xF26B6F95B415F6BF542179EB9DB2F53F207BEA7CB190CDBFD0821EA8C1E2E03F24B5FD0F643EF23F18318BC8A23ADD3FE0B015B7CF63D23F985AA361FB80DCBFBCA78B67E441EEBFACCD3C887E05FF3F8C13B55B967BEF3F98B55D7F4DA9DABF44FDB5D80EA4FA3F4ED9AC325CDBFFBF1AB4EBAD2845F5BF9279E59470A5FD3F8088A6084A4AD1BF"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e1 = stablehlo.constant dense<"0xF26B6F95B415F63F542179EB9DB2F53F207BEA7CB190CD3FD0821EA8C1E2E03F24B5FD0F643EF23F18318BC8A23ADD3FE0B015B7CF63D23F985AA361FB80DC3FBCA78B67E441EE3FACCD3C887E05FF3F8C13B55B967BEF3F98B55D7F4DA9DA3F44FDB5D80EA4FA3F4ED9AC325CDBFF3F1AB4EBAD2845F53F9279E59470A5FD3F8088A6084A4AD13F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F03F00000000000000C00000000000000000000000000000F0BF00000000000000C0000000000000F0BF000000000000F0BF0000000000000000000000000000000000000000000000C0000000000000F0BF000000000000000000000000000000C0000000000000F03F000000000000F03F00000000000000C00000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000000040000000000000F0BF000000000000F03F0000000000000080000000000000F0BF00000000000000800000000000000080000000000000F03F000000000000F03F000000000000F0BF0000000000000080000000000000F03F000000000000F0BF00000000000000400000000000000040000000000000F0BF000000000000F03F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e4 = stablehlo.constant dense<"0x000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F03F000000000000F0BF000000000000F03F000000000000F03F000000000000F0BF000000000000F03F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e5 = stablehlo.constant dense<"0xAEDEE0673BCCF23F6B45FE15E0A1F23F3076467C2EC2DE3F6247DDCECC3EE73FCEBCA8C9C615F13F92C52D8B24A0E53F6AC318774327E13F68E36F2C085BE53F960318E5D21DEF3F37DECB2C5D47F63FC9C2972186BDEF3F1800428E62A7E43F6568B5655AA5F43F5BAE526CA693F63F76898AFCA472F23F4083835483C7F53FC13B7377F1A1E03F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000F0BF000000000000008000000000000000800000000000000000000000000000F03F00000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F03F00000000000000C00000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e8 = stablehlo.constant dense<"0x000000000000F03F000000000000F0BF0000000000000000000000000000F0BF000000000000F0BF000000000000008000000000000000800000000000000000000000000000F03F00000000000000C0000000000000F0BF000000000000000000000000000000C00000000000000040000000000000F03F00000000000000C00000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xf64>, tensor<17xf64>) {
%0 = stablehlo.negate %arg0 : tensor<17xf64>
%1 = stablehlo.abs %arg0 : tensor<17xf64>
%2 = stablehlo.floor %arg0 : tensor<17xf64>
%3 = stablehlo.ceil %arg0 : tensor<17xf64>
%4 = stablehlo.sign %arg0 : tensor<17xf64>
%5 = stablehlo.abs %arg0 : tensor<17xf64>
%6 = stablehlo.sqrt %5 : tensor<17xf64>
%7 = stablehlo.is_finite %arg0 : (tensor<17xf64>) -> tensor<17xi1>
%8 = stablehlo.round_nearest_even %arg0 : tensor<17xf64>
%9 = stablehlo.round_nearest_afz %arg0 : tensor<17xf64>
return %0, %1, %2, %3, %4, %6, %7, %8, %9 : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xi1>, tensor<17xf64>, tensor<17xf64>
}
}
// -----
// unary_float16
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
%c0 = stablehlo.constant dense<"0x853D6DBD643339B890BC4FB799B42037903BC1BFDFBBAA36A9BEF73F513D69BF5334"> : tensor<17xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf16>
%r:9 = call @f(%a0) : (tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xi1>, tensor<17xf16>, tensor<17xf16>)
%e0 = stablehlo.constant dense<"0x85BD6D3D64B33938903C4F37993420B790BBC13FDF3BAAB6A93EF7BF51BD693F53B4"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e1 = stablehlo.constant dense<"0x853D6D3D64333938903C4F3799342037903BC13FDF3BAA36A93EF73F513D693F5334"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e2 = stablehlo.constant dense<"0x003C00C0000000BC00C000BC00BC0000000000C000BC000000C0003C003C00C00000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0x004000BC003C008000BC00800080003C003C00BC0080003C00BC0040004000BC003C"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e4 = stablehlo.constant dense<"0x003C00BC003C00BC00BC00BC00BC003C003C00BC00BC003C00BC003C003C00BC003C"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e5 = stablehlo.constant dense<"0xB33CA93CB037D039463C68394A385739C73B923DEF3B2A39293DA53D9D3C723D2938"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x003C00BC000000BC00BC008000800000003C00C000BC000000C00040003C00C00000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e8 = stablehlo.constant dense<"0x003C00BC000000BC00BC008000800000003C00C000BC000000C00040003C00C00000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xi1>, tensor<17xf16>, tensor<17xf16>) {
%0 = stablehlo.negate %arg0 : tensor<17xf16>
%1 = stablehlo.abs %arg0 : tensor<17xf16>
%2 = stablehlo.floor %arg0 : tensor<17xf16>
%3 = stablehlo.ceil %arg0 : tensor<17xf16>
%4 = stablehlo.sign %arg0 : tensor<17xf16>
%5 = stablehlo.abs %arg0 : tensor<17xf16>
%6 = stablehlo.sqrt %5 : tensor<17xf16>
%7 = stablehlo.is_finite %arg0 : (tensor<17xf16>) -> tensor<17xi1>
%8 = stablehlo.round_nearest_even %arg0 : tensor<17xf16>
%9 = stablehlo.round_nearest_afz %arg0 : tensor<17xf16>
return %0, %1, %2, %3, %4, %6, %7, %8, %9 : tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xi1>, tensor<17xf16>, tensor<17xf16>
}
}
// -----
// unary_bfloat16
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
%c0 = stablehlo.constant dense<"0xB13FAEBF6D3E07BF92BFEABE93BEE43E723FF8BF7CBFD53ED5BFFF3FAA3FEDBF8A3E"> : tensor<17xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xbf16>
%r:9 = call @f(%a0) : (tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xi1>, tensor<17xbf16>, tensor<17xbf16>)
%e0 = stablehlo.constant dense<"0xB1BFAE3F6DBE073F923FEA3E933EE4BE72BFF83F7C3FD5BED53FFFBFAABFED3F8ABE"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e1 = stablehlo.constant dense<"0xB13FAE3F6D3E073F923FEA3E933EE43E723FF83F7C3FD53ED53FFF3FAA3FED3F8A3E"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x803F00C0000080BF00C080BF80BF0000000000C080BF000000C0803F803F00C00000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x004080BF803F008080BF00800080803F803F80BF0080803F80BF0040004080BF803F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x803F80BF803F80BF80BF80BF80BF803F803F80BF80BF803F80BF803F803F80BF803F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e5 = stablehlo.constant dense<"0x973F953FF63E3A3F893F2D3F093F2B3F793FB23F7E3F253FA53FB53F943FAE3F053F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x803F80BF000080BF80BF008000800000803F00C080BF000000C00040803F00C00000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e8 = stablehlo.constant dense<"0x803F80BF000080BF80BF008000800000803F00C080BF000000C00040803F00C00000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xi1>, tensor<17xbf16>, tensor<17xbf16>) {
%0 = stablehlo.negate %arg0 : tensor<17xbf16>
%1 = stablehlo.abs %arg0 : tensor<17xbf16>
%2 = stablehlo.floor %arg0 : tensor<17xbf16>
%3 = stablehlo.ceil %arg0 : tensor<17xbf16>
%4 = stablehlo.sign %arg0 : tensor<17xbf16>
%5 = stablehlo.abs %arg0 : tensor<17xbf16>
%6 = stablehlo.sqrt %5 : tensor<17xbf16>
%7 = stablehlo.is_finite %arg0 : (tensor<17xbf16>) -> tensor<17xi1>
%8 = stablehlo.round_nearest_even %arg0 : tensor<17xbf16>
%9 = stablehlo.round_nearest_afz %arg0 : tensor<17xbf16>
return %0, %1, %2, %3, %4, %6, %7, %8, %9 : tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xi1>, tensor<17xbf16>, tensor<17xbf16>
}
}
// -----
// arithmetic_int8
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
%c0 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xi8>
%z0 = stablehlo.constant dense<0> : tensor<17xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi8>
%c1 = stablehlo.constant dense<"0x04FE02FB07FAFC02F9FFFB07FD05FD05F9"> : tensor<17xi8>
%z1 = stablehlo.constant dense<0> : tensor<17xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi8>
%r:15 = call @f(%a0, %a1) : (tensor<17xi8>, tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<"0x0803FCF606FB0000F2FBFA050304FF07F3"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0007F800F80708FC00FD04F709FA05FD01"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e2 = stablehlo.constant dense<"0x10F6F419F9FAF0FC310405F2EEFBFA0A2A"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e3 = stablehlo.constant dense<"0x040502FB07010402F9FFFF0706050205FA"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e4 = stablehlo.constant dense<"0x04FEFAFBFFFAFCFEF9FCFBFEFDFFFD02F9"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e5 = stablehlo.constant dense<"0x040402FB07000402F9FCFB0604050000F8"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e6 = stablehlo.constant dense<"0x04FFFAFBFFFBFCFEF9FFFFFFFFFFFF07FB"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e7 = stablehlo.constant dense<"0x00FBF800F8FBF8FC000304F9FBFAFF0703"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e8 = stablehlo.constant dense<"0xFBFA050400FEFB0106030001F900FDFD05"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e9 = stablehlo.constant dense<[false, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[true, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[true, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi8>, %arg1: tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xi8>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xi8>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xi8>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xi8>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xi8>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xi8>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xi8>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xi8>
%8 = stablehlo.not %arg0 : tensor<17xi8>
%9 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// divide_int8
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
%c0 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xi8>
%z0 = stablehlo.constant dense<0> : tensor<17xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi8>
%c1 = stablehlo.constant dense<"0x04FE02FB07FAFC02F9FFFB07FD05FD05F9"> : tensor<17xi8>
%z1 = stablehlo.constant dense<0> : tensor<17xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi8>
%r:2 = call @f(%a0, %a1) : (tensor<17xi8>, tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>)
%e0 = stablehlo.constant dense<"0x01FEFD010000FFFF01040000FE00000000"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e1 = stablehlo.constant dense<"0x00010000FF0100000000FFFE00FF0202FA"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi8>, %arg1: tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>) {
%0 = stablehlo.divide %arg0, %arg1 : tensor<17xi8>
%1 = stablehlo.remainder %arg0, %arg1 : tensor<17xi8>
return %0, %1 : tensor<17xi8>, tensor<17xi8>
}
}
// -----
// shift_int8
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
%c0 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xi8>
%z0 = stablehlo.constant dense<0> : tensor<17xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi8>
%c1 = stablehlo.constant dense<"0x0505000103030502000103020602040400"> : tensor<17xi8>
%z1 = stablehlo.constant dense<0> : tensor<17xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi8>
%r:5 = call @f(%a0, %a1) : (tensor<17xi8>, tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>)
%e0 = stablehlo.constant dense<"0x80A0FAF6F80880F8F9F8F8F880FC2020FA"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0000FAFDFF0000FFF9FEFFFF00FF0000FA"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e2 = stablehlo.constant dense<"0x0000FA7D1F00003FF97E1F3F003F0000FA"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e3 = stablehlo.constant dense<"0x0102060708010107060608070208010106"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0505000000070500000000000500060600"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi8>, %arg1: tensor<17xi8>) -> (tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>) {
%0 = stablehlo.shift_left %arg0, %arg1 : tensor<17xi8>
%1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17xi8>
%2 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17xi8>
%3 = stablehlo.popcnt %arg0 : tensor<17xi8>
%4 = stablehlo.count_leading_zeros %arg0 : tensor<17xi8>
return %0, %1, %2, %3, %4 : tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>, tensor<17xi8>
}
}
// -----
// convert_int8
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
%c0 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xi8>
%z0 = stablehlo.constant dense<0> : tensor<17xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi8>
%r:8 = call @f(%a0) : (tensor<17xi8>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080400000A0400000C0C00000A0C0000080BF0000803F00008040000000C00000E0C0000080C0000080BF000000C00000C040000080BF00000040000000400000C0C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000001040000000000000144000000000000018C000000000000014C0000000000000F0BF000000000000F03F000000000000104000000000000000C00000000000001CC000000000000010C0000000000000F0BF00000000000000C00000000000001840000000000000F0BF0000000000000040000000000000004000000000000018C0"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0044004500C600C500BC003C004400C000C700C400BC00C0004600BC0040004000C6"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0x8040A040C0C0A0C080BF803F804000C0E0C080C080BF00C0C04080BF00400040C0C0"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x00008040000000000000A040000000000000C0C0000000000000A0C000000000000080BF000000000000803F000000000000804000000000000000C0000000000000E0C000000000000080C000000000000080BF00000000000000C0000000000000C04000000000000080BF00000000000000400000000000000040000000000000C0C000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi8>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xi64>
%5 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<i8>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<17xi8>
%7 = stablehlo.compare NE, %arg0, %6, SIGNED : (tensor<17xi8>, tensor<17xi8>) -> tensor<17xi1>
%8 = stablehlo.convert %7 : tensor<17xi1>
%9 = stablehlo.convert %arg0 : (tensor<17xi8>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_int32
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
%c0 = stablehlo.constant dense<"0x0400000005000000FAFFFFFFFBFFFFFFFFFFFFFF0100000004000000FEFFFFFFF9FFFFFFFCFFFFFFFFFFFFFFFEFFFFFF06000000FFFFFFFF0200000002000000FAFFFFFF"> : tensor<17xi32>
%z0 = stablehlo.constant dense<0> : tensor<17xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi32>
%c1 = stablehlo.constant dense<"0x04000000FEFFFFFF02000000FBFFFFFF07000000FAFFFFFFFCFFFFFF02000000F9FFFFFFFFFFFFFFFBFFFFFF07000000FDFFFFFF05000000FDFFFFFF05000000F9FFFFFF"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%r:15 = call @f(%a0, %a1) : (tensor<17xi32>, tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<"0x0800000003000000FCFFFFFFF6FFFFFF06000000FBFFFFFF0000000000000000F2FFFFFFFBFFFFFFFAFFFFFF050000000300000004000000FFFFFFFF07000000F3FFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000007000000F8FFFFFF00000000F8FFFFFF0700000008000000FCFFFFFF00000000FDFFFFFF04000000F7FFFFFF09000000FAFFFFFF05000000FDFFFFFF01000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e2 = stablehlo.constant dense<"0x10000000F6FFFFFFF4FFFFFF19000000F9FFFFFFFAFFFFFFF0FFFFFFFCFFFFFF310000000400000005000000F2FFFFFFEEFFFFFFFBFFFFFFFAFFFFFF0A0000002A000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e3 = stablehlo.constant dense<"0x040000000500000002000000FBFFFFFF07000000010000000400000002000000F9FFFFFFFFFFFFFFFFFFFFFF0700000006000000050000000200000005000000FAFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e4 = stablehlo.constant dense<"0x04000000FEFFFFFFFAFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFCFFFFFFFEFFFFFFF9FFFFFFFCFFFFFFFBFFFFFFFEFFFFFFFDFFFFFFFFFFFFFFFDFFFFFF02000000F9FFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e5 = stablehlo.constant dense<"0x040000000400000002000000FBFFFFFF07000000000000000400000002000000F9FFFFFFFCFFFFFFFBFFFFFF0600000004000000050000000000000000000000F8FFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e6 = stablehlo.constant dense<"0x04000000FFFFFFFFFAFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFCFFFFFFFEFFFFFFF9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF07000000FBFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e7 = stablehlo.constant dense<"0x00000000FBFFFFFFF8FFFFFF00000000F8FFFFFFFBFFFFFFF8FFFFFFFCFFFFFF000000000300000004000000F9FFFFFFFBFFFFFFFAFFFFFFFFFFFFFF0700000003000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e8 = stablehlo.constant dense<"0xFBFFFFFFFAFFFFFF050000000400000000000000FEFFFFFFFBFFFFFF0100000006000000030000000000000001000000F9FFFFFF00000000FDFFFFFFFDFFFFFF05000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e9 = stablehlo.constant dense<[false, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[true, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[true, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi32>, %arg1: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xi32>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xi32>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xi32>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xi32>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xi32>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xi32>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xi32>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xi32>
%8 = stablehlo.not %arg0 : tensor<17xi32>
%9 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// divide_int32
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
%c0 = stablehlo.constant dense<"0x0400000005000000FAFFFFFFFBFFFFFFFFFFFFFF0100000004000000FEFFFFFFF9FFFFFFFCFFFFFFFFFFFFFFFEFFFFFF06000000FFFFFFFF0200000002000000FAFFFFFF"> : tensor<17xi32>
%z0 = stablehlo.constant dense<0> : tensor<17xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi32>
%c1 = stablehlo.constant dense<"0x04000000FEFFFFFF02000000FBFFFFFF07000000FAFFFFFFFCFFFFFF02000000F9FFFFFFFFFFFFFFFBFFFFFF07000000FDFFFFFF05000000FDFFFFFF05000000F9FFFFFF"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%r:2 = call @f(%a0, %a1) : (tensor<17xi32>, tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>)
%e0 = stablehlo.constant dense<"0x01000000FEFFFFFFFDFFFFFF010000000000000000000000FFFFFFFFFFFFFFFF01000000040000000000000000000000FEFFFFFF00000000000000000000000000000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e1 = stablehlo.constant dense<"0x00000000010000000000000000000000FFFFFFFF0100000000000000000000000000000000000000FFFFFFFFFEFFFFFF00000000FFFFFFFF0200000002000000FAFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi32>, %arg1: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>) {
%0 = stablehlo.divide %arg0, %arg1 : tensor<17xi32>
%1 = stablehlo.remainder %arg0, %arg1 : tensor<17xi32>
return %0, %1 : tensor<17xi32>, tensor<17xi32>
}
}
// -----
// shift_int32
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
%c0 = stablehlo.constant dense<"0x0400000005000000FAFFFFFFFBFFFFFFFFFFFFFF0100000004000000FEFFFFFFF9FFFFFFFCFFFFFFFFFFFFFFFEFFFFFF06000000FFFFFFFF0200000002000000FAFFFFFF"> : tensor<17xi32>
%z0 = stablehlo.constant dense<0> : tensor<17xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi32>
%c1 = stablehlo.constant dense<"0x0500000005000000000000000100000003000000030000000500000002000000000000000100000003000000020000000600000002000000040000000400000000000000"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%r:5 = call @f(%a0, %a1) : (tensor<17xi32>, tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>)
%e0 = stablehlo.constant dense<"0x80000000A0000000FAFFFFFFF6FFFFFFF8FFFFFF0800000080000000F8FFFFFFF9FFFFFFF8FFFFFFF8FFFFFFF8FFFFFF80010000FCFFFFFF2000000020000000FAFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000FAFFFFFFFDFFFFFFFFFFFFFF0000000000000000FFFFFFFFF9FFFFFFFEFFFFFFFFFFFFFFFFFFFFFF00000000FFFFFFFF0000000000000000FAFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000FAFFFFFFFDFFFF7FFFFFFF1F0000000000000000FFFFFF3FF9FFFFFFFEFFFF7FFFFFFF1FFFFFFF3F00000000FFFFFF3F0000000000000000FAFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e3 = stablehlo.constant dense<"0x01000000020000001E0000001F0000002000000001000000010000001F0000001E0000001E000000200000001F000000020000002000000001000000010000001E000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
%e4 = stablehlo.constant dense<"0x1D0000001D0000000000000000000000000000001F0000001D00000000000000000000000000000000000000000000001D000000000000001E0000001E00000000000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi32>, %arg1: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>) {
%0 = stablehlo.shift_left %arg0, %arg1 : tensor<17xi32>
%1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17xi32>
%2 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17xi32>
%3 = stablehlo.popcnt %arg0 : tensor<17xi32>
%4 = stablehlo.count_leading_zeros %arg0 : tensor<17xi32>
return %0, %1, %2, %3, %4 : tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>, tensor<17xi32>
}
}
// -----
// convert_int32
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
%c0 = stablehlo.constant dense<"0x0400000005000000FAFFFFFFFBFFFFFFFFFFFFFF0100000004000000FEFFFFFFF9FFFFFFFCFFFFFFFFFFFFFFFEFFFFFF06000000FFFFFFFF0200000002000000FAFFFFFF"> : tensor<17xi32>
%z0 = stablehlo.constant dense<0> : tensor<17xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi32>
%r:8 = call @f(%a0) : (tensor<17xi32>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080400000A0400000C0C00000A0C0000080BF0000803F00008040000000C00000E0C0000080C0000080BF000000C00000C040000080BF00000040000000400000C0C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000001040000000000000144000000000000018C000000000000014C0000000000000F0BF000000000000F03F000000000000104000000000000000C00000000000001CC000000000000010C0000000000000F0BF00000000000000C00000000000001840000000000000F0BF0000000000000040000000000000004000000000000018C0"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0044004500C600C500BC003C004400C000C700C400BC00C0004600BC0040004000C6"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0x8040A040C0C0A0C080BF803F804000C0E0C080C080BF00C0C04080BF00400040C0C0"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x00008040000000000000A040000000000000C0C0000000000000A0C000000000000080BF000000000000803F000000000000804000000000000000C0000000000000E0C000000000000080C000000000000080BF00000000000000C0000000000000C04000000000000080BF00000000000000400000000000000040000000000000C0C000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi32>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xi64>
%5 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<i32>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
%7 = stablehlo.compare NE, %arg0, %6, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%8 = stablehlo.convert %7 : tensor<17xi1>
%9 = stablehlo.convert %arg0 : (tensor<17xi32>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_int64
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
%c0 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
%z0 = stablehlo.constant dense<0> : tensor<17xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi64>
%c1 = stablehlo.constant dense<"0x0400000000000000FEFFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF0700000000000000FAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0700000000000000FDFFFFFFFFFFFFFF0500000000000000FDFFFFFFFFFFFFFF0500000000000000F9FFFFFFFFFFFFFF"> : tensor<17xi64>
%z1 = stablehlo.constant dense<0> : tensor<17xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi64>
%r:15 = call @f(%a0, %a1) : (tensor<17xi64>, tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<"0x08000000000000000300000000000000FCFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0600000000000000FBFFFFFFFFFFFFFF00000000000000000000000000000000F2FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF050000000000000003000000000000000400000000000000FFFFFFFFFFFFFFFF0700000000000000F3FFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000700000000000000F8FFFFFFFFFFFFFF0000000000000000F8FFFFFFFFFFFFFF07000000000000000800000000000000FCFFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFF0400000000000000F7FFFFFFFFFFFFFF0900000000000000FAFFFFFFFFFFFFFF0500000000000000FDFFFFFFFFFFFFFF0100000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e2 = stablehlo.constant dense<"0x1000000000000000F6FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF1900000000000000F9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF310000000000000004000000000000000500000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0A000000000000002A00000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e3 = stablehlo.constant dense<"0x040000000000000005000000000000000200000000000000FBFFFFFFFFFFFFFF0700000000000000010000000000000004000000000000000200000000000000F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF07000000000000000600000000000000050000000000000002000000000000000500000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e4 = stablehlo.constant dense<"0x0400000000000000FEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0200000000000000F9FFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x040000000000000004000000000000000200000000000000FBFFFFFFFFFFFFFF0700000000000000000000000000000004000000000000000200000000000000F9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF06000000000000000400000000000000050000000000000000000000000000000000000000000000F8FFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e6 = stablehlo.constant dense<"0x0400000000000000FFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000FBFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e7 = stablehlo.constant dense<"0x0000000000000000FBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0000000000000000F8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF000000000000000003000000000000000400000000000000F9FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF07000000000000000300000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e8 = stablehlo.constant dense<"0xFBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF050000000000000004000000000000000000000000000000FEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF01000000000000000600000000000000030000000000000000000000000000000100000000000000F9FFFFFFFFFFFFFF0000000000000000FDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0500000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e9 = stablehlo.constant dense<[false, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[true, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[true, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi64>, %arg1: tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xi64>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xi64>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xi64>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xi64>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xi64>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xi64>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xi64>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xi64>
%8 = stablehlo.not %arg0 : tensor<17xi64>
%9 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// divide_int64
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
%c0 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
%z0 = stablehlo.constant dense<0> : tensor<17xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi64>
%c1 = stablehlo.constant dense<"0x0400000000000000FEFFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF0700000000000000FAFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0200000000000000F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0700000000000000FDFFFFFFFFFFFFFF0500000000000000FDFFFFFFFFFFFFFF0500000000000000F9FFFFFFFFFFFFFF"> : tensor<17xi64>
%z1 = stablehlo.constant dense<0> : tensor<17xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi64>
%r:2 = call @f(%a0, %a1) : (tensor<17xi64>, tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>)
%e0 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF010000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000040000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000010000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF01000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi64>, %arg1: tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>) {
%0 = stablehlo.divide %arg0, %arg1 : tensor<17xi64>
%1 = stablehlo.remainder %arg0, %arg1 : tensor<17xi64>
return %0, %1 : tensor<17xi64>, tensor<17xi64>
}
}
// -----
// shift_int64
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
%c0 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
%z0 = stablehlo.constant dense<0> : tensor<17xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi64>
%c1 = stablehlo.constant dense<"0x05000000000000000500000000000000000000000000000001000000000000000300000000000000030000000000000005000000000000000200000000000000000000000000000001000000000000000300000000000000020000000000000006000000000000000200000000000000040000000000000004000000000000000000000000000000"> : tensor<17xi64>
%z1 = stablehlo.constant dense<0> : tensor<17xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi64>
%r:5 = call @f(%a0, %a1) : (tensor<17xi64>, tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>)
%e0 = stablehlo.constant dense<"0x8000000000000000A000000000000000FAFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF08000000000000008000000000000000F8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF8001000000000000FCFFFFFFFFFFFFFF20000000000000002000000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000000000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000000000000000000000FAFFFFFFFFFFFFFFFDFFFFFFFFFFFF7FFFFFFFFFFFFFFF1F00000000000000000000000000000000FFFFFFFFFFFFFF3FF9FFFFFFFFFFFFFFFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF3F0000000000000000FFFFFFFFFFFFFF3F00000000000000000000000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e3 = stablehlo.constant dense<"0x010000000000000002000000000000003E000000000000003F000000000000004000000000000000010000000000000001000000000000003F000000000000003E000000000000003E0000000000000040000000000000003F0000000000000002000000000000004000000000000000010000000000000001000000000000003E00000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e4 = stablehlo.constant dense<"0x3D000000000000003D000000000000000000000000000000000000000000000000000000000000003F000000000000003D00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003D0000000000000000000000000000003E000000000000003E000000000000000000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi64>, %arg1: tensor<17xi64>) -> (tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>) {
%0 = stablehlo.shift_left %arg0, %arg1 : tensor<17xi64>
%1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17xi64>
%2 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17xi64>
%3 = stablehlo.popcnt %arg0 : tensor<17xi64>
%4 = stablehlo.count_leading_zeros %arg0 : tensor<17xi64>
return %0, %1, %2, %3, %4 : tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>, tensor<17xi64>
}
}
// -----
// convert_int64
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
%c0 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
%z0 = stablehlo.constant dense<0> : tensor<17xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi64>
%r:8 = call @f(%a0) : (tensor<17xi64>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080400000A0400000C0C00000A0C0000080BF0000803F00008040000000C00000E0C0000080C0000080BF000000C00000C040000080BF00000040000000400000C0C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000001040000000000000144000000000000018C000000000000014C0000000000000F0BF000000000000F03F000000000000104000000000000000C00000000000001CC000000000000010C0000000000000F0BF00000000000000C00000000000001840000000000000F0BF0000000000000040000000000000004000000000000018C0"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0044004500C600C500BC003C004400C000C700C400BC00C0004600BC0040004000C6"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0x8040A040C0C0A0C080BF803F804000C0E0C080C080BF00C0C04080BF00400040C0C0"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x00008040000000000000A040000000000000C0C0000000000000A0C000000000000080BF000000000000803F000000000000804000000000000000C0000000000000E0C000000000000080C000000000000080BF00000000000000C0000000000000C04000000000000080BF00000000000000400000000000000040000000000000C0C000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi64>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xi64>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xi64>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xi64>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xi64>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xi64>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<i64>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<17xi64>
%6 = stablehlo.compare NE, %arg0, %5, SIGNED : (tensor<17xi64>, tensor<17xi64>) -> tensor<17xi1>
%7 = stablehlo.convert %6 : tensor<17xi1>
%8 = stablehlo.convert %arg0 : (tensor<17xi64>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %arg0, %4, %7, %8 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_uint8
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
%c0 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
%z0 = stablehlo.constant dense<0> : tensor<17xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui8>
%c1 = stablehlo.constant dense<"0x0602050107000205000301070206020600"> : tensor<17xui8>
%z1 = stablehlo.constant dense<0> : tensor<17xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui8>
%r:15 = call @f(%a0, %a1) : (tensor<17xui8>, tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<"0x0B0805020A0408070004040A0909070A00"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e1 = stablehlo.constant dense<"0xFF04FB00FC0404FD00FE02FC05FD03FE00"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e2 = stablehlo.constant dense<"0x1E0C000115000C0A000303150E120A1800"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e3 = stablehlo.constant dense<"0x0606050107040605000303070706050600"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e4 = stablehlo.constant dense<"0x0502000103000202000101030203020400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e5 = stablehlo.constant dense<"0x0402000103000200000101030202000400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<"0x0706050107040607000303070707070600"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e7 = stablehlo.constant dense<"0x0304050004040407000202040505070200"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e8 = stablehlo.constant dense<"0xFAF9FFFEFCFBF9FDFFFEFCFCF8FCFAFBFF"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e9 = stablehlo.constant dense<[true, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[false, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui8>, %arg1: tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xui8>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xui8>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xui8>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xui8>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xui8>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xui8>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xui8>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xui8>
%8 = stablehlo.not %arg0 : tensor<17xui8>
%9 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// divide_uint8
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
%c0 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
%z0 = stablehlo.constant dense<0> : tensor<17xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui8>
%c1 = stablehlo.constant dense<"0x0602050107000205000301070206020600"> : tensor<17xui8>
%z1 = stablehlo.constant dense<0> : tensor<17xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui8>
%r:2 = call @f(%a0, %a1) : (tensor<17xui8>, tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>)
%e0 = stablehlo.constant dense<"0x0003000100FF0300FF00030003000200FF"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e1 = stablehlo.constant dense<"0x0500000003040002000100030103010400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui8>, %arg1: tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>) {
%0 = stablehlo.divide %arg0, %arg1 : tensor<17xui8>
%1 = stablehlo.remainder %arg0, %arg1 : tensor<17xui8>
return %0, %1 : tensor<17xui8>, tensor<17xui8>
}
}
// -----
// shift_uint8
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
%c0 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
%z0 = stablehlo.constant dense<0> : tensor<17xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui8>
%c1 = stablehlo.constant dense<"0x0505000103030502000103020602040400"> : tensor<17xui8>
%z1 = stablehlo.constant dense<0> : tensor<17xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui8>
%r:5 = call @f(%a0, %a1) : (tensor<17xui8>, tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>)
%e0 = stablehlo.constant dense<"0xA0C000021820C0080002180CC00C504000"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e3 = stablehlo.constant dense<"0x0202000102010201000102020302020100"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e4 = stablehlo.constant dense<"0x0505080706050506080706060506050508"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui8>, %arg1: tensor<17xui8>) -> (tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>) {
%0 = stablehlo.shift_left %arg0, %arg1 : tensor<17xui8>
%1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17xui8>
%2 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17xui8>
%3 = stablehlo.popcnt %arg0 : tensor<17xui8>
%4 = stablehlo.count_leading_zeros %arg0 : tensor<17xui8>
return %0, %1, %2, %3, %4 : tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>, tensor<17xui8>
}
}
// -----
// convert_uint8
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
%c0 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
%z0 = stablehlo.constant dense<0> : tensor<17xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui8>
%r:8 = call @f(%a0) : (tensor<17xui8>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000A0400000C040000000000000803F00004040000080400000C04000000040000000000000803F00004040000040400000E040000040400000A0400000804000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000144000000000000018400000000000000000000000000000F03F00000000000008400000000000001040000000000000184000000000000000400000000000000000000000000000F03F000000000000084000000000000008400000000000001C400000000000000840000000000000144000000000000010400000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x004500460000003C00420044004600400000003C0042004200470042004500440000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0xA040C0400000803F40408040C04000400000803F40404040E0404040A04080400000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000A040000000000000C0400000000000000000000000000000803F00000000000040400000000000008040000000000000C04000000000000000400000000000000000000000000000803F00000000000040400000000000004040000000000000E0400000000000004040000000000000A0400000000000008040000000000000000000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui8>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xui8>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xui8>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xui8>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xui8>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xui8>) -> tensor<17xi64>
%c = stablehlo.constant dense<0> : tensor<ui8>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<17xui8>
%6 = stablehlo.compare NE, %arg0, %5, UNSIGNED : (tensor<17xui8>, tensor<17xui8>) -> tensor<17xi1>
%7 = stablehlo.convert %6 : tensor<17xi1>
%8 = stablehlo.convert %arg0 : (tensor<17xui8>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %arg0, %7, %8 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_uint32
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
%c0 = stablehlo.constant dense<"0x0500000006000000000000000100000003000000040000000600000002000000000000000100000003000000030000000700000003000000050000000400000000000000"> : tensor<17xui32>
%z0 = stablehlo.constant dense<0> : tensor<17xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui32>
%c1 = stablehlo.constant dense<"0x0600000002000000050000000100000007000000000000000200000005000000000000000300000001000000070000000200000006000000020000000600000000000000"> : tensor<17xui32>
%z1 = stablehlo.constant dense<0> : tensor<17xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui32>
%r:15 = call @f(%a0, %a1) : (tensor<17xui32>, tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<"0x0B0000000800000005000000020000000A0000000400000008000000070000000000000004000000040000000A0000000900000009000000070000000A00000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e1 = stablehlo.constant dense<"0xFFFFFFFF04000000FBFFFFFF00000000FCFFFFFF0400000004000000FDFFFFFF00000000FEFFFFFF02000000FCFFFFFF05000000FDFFFFFF03000000FEFFFFFF00000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e2 = stablehlo.constant dense<"0x1E0000000C000000000000000100000015000000000000000C0000000A000000000000000300000003000000150000000E000000120000000A0000001800000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e3 = stablehlo.constant dense<"0x0600000006000000050000000100000007000000040000000600000005000000000000000300000003000000070000000700000006000000050000000600000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e4 = stablehlo.constant dense<"0x0500000002000000000000000100000003000000000000000200000002000000000000000100000001000000030000000200000003000000020000000400000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e5 = stablehlo.constant dense<"0x0400000002000000000000000100000003000000000000000200000000000000000000000100000001000000030000000200000002000000000000000400000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e6 = stablehlo.constant dense<"0x0700000006000000050000000100000007000000040000000600000007000000000000000300000003000000070000000700000007000000070000000600000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e7 = stablehlo.constant dense<"0x0300000004000000050000000000000004000000040000000400000007000000000000000200000002000000040000000500000005000000070000000200000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e8 = stablehlo.constant dense<"0xFAFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFCFFFFFFFBFFFFFFF9FFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFCFFFFFFFCFFFFFFF8FFFFFFFCFFFFFFFAFFFFFFFBFFFFFFFFFFFFFF"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e9 = stablehlo.constant dense<[true, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[false, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui32>, %arg1: tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xui32>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xui32>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xui32>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xui32>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xui32>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xui32>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xui32>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xui32>
%8 = stablehlo.not %arg0 : tensor<17xui32>
%9 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// divide_uint32
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
%c0 = stablehlo.constant dense<"0x0500000006000000000000000100000003000000040000000600000002000000000000000100000003000000030000000700000003000000050000000400000000000000"> : tensor<17xui32>
%z0 = stablehlo.constant dense<0> : tensor<17xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui32>
%c1 = stablehlo.constant dense<"0x0600000002000000050000000100000007000000000000000200000005000000000000000300000001000000070000000200000006000000020000000600000000000000"> : tensor<17xui32>
%z1 = stablehlo.constant dense<0> : tensor<17xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui32>
%r:2 = call @f(%a0, %a1) : (tensor<17xui32>, tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>)
%e0 = stablehlo.constant dense<"0x0000000003000000000000000100000000000000FFFFFFFF0300000000000000FFFFFFFF00000000030000000000000003000000000000000200000000000000FFFFFFFF"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e1 = stablehlo.constant dense<"0x0500000000000000000000000000000003000000040000000000000002000000000000000100000000000000030000000100000003000000010000000400000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui32>, %arg1: tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>) {
%0 = stablehlo.divide %arg0, %arg1 : tensor<17xui32>
%1 = stablehlo.remainder %arg0, %arg1 : tensor<17xui32>
return %0, %1 : tensor<17xui32>, tensor<17xui32>
}
}
// -----
// shift_uint32
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
%c0 = stablehlo.constant dense<"0x0500000006000000000000000100000003000000040000000600000002000000000000000100000003000000030000000700000003000000050000000400000000000000"> : tensor<17xui32>
%z0 = stablehlo.constant dense<0> : tensor<17xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui32>
%c1 = stablehlo.constant dense<"0x0500000005000000000000000100000003000000030000000500000002000000000000000100000003000000020000000600000002000000040000000400000000000000"> : tensor<17xui32>
%z1 = stablehlo.constant dense<0> : tensor<17xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui32>
%r:5 = call @f(%a0, %a1) : (tensor<17xui32>, tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>)
%e0 = stablehlo.constant dense<"0xA0000000C000000000000000020000001800000020000000C0000000080000000000000002000000180000000C000000C00100000C000000500000004000000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e3 = stablehlo.constant dense<"0x0200000002000000000000000100000002000000010000000200000001000000000000000100000002000000020000000300000002000000020000000100000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
%e4 = stablehlo.constant dense<"0x1D0000001D000000200000001F0000001E0000001D0000001D0000001E000000200000001F0000001E0000001E0000001D0000001E0000001D0000001D00000020000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui32>, %arg1: tensor<17xui32>) -> (tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>) {
%0 = stablehlo.shift_left %arg0, %arg1 : tensor<17xui32>
%1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17xui32>
%2 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17xui32>
%3 = stablehlo.popcnt %arg0 : tensor<17xui32>
%4 = stablehlo.count_leading_zeros %arg0 : tensor<17xui32>
return %0, %1, %2, %3, %4 : tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>, tensor<17xui32>
}
}
// -----
// convert_uint32
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
%c0 = stablehlo.constant dense<"0x0500000006000000000000000100000003000000040000000600000002000000000000000100000003000000030000000700000003000000050000000400000000000000"> : tensor<17xui32>
%z0 = stablehlo.constant dense<0> : tensor<17xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui32>
%r:8 = call @f(%a0) : (tensor<17xui32>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000A0400000C040000000000000803F00004040000080400000C04000000040000000000000803F00004040000040400000E040000040400000A0400000804000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000144000000000000018400000000000000000000000000000F03F00000000000008400000000000001040000000000000184000000000000000400000000000000000000000000000F03F000000000000084000000000000008400000000000001C400000000000000840000000000000144000000000000010400000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x004500460000003C00420044004600400000003C0042004200470042004500440000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0xA040C0400000803F40408040C04000400000803F40404040E0404040A04080400000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000A040000000000000C0400000000000000000000000000000803F00000000000040400000000000008040000000000000C04000000000000000400000000000000000000000000000803F00000000000040400000000000004040000000000000E0400000000000004040000000000000A0400000000000008040000000000000000000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui32>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xi64>
%5 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<ui32>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<17xui32>
%7 = stablehlo.compare NE, %arg0, %6, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
%8 = stablehlo.convert %7 : tensor<17xi1>
%9 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_uint64
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
%c0 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xui64>
%z0 = stablehlo.constant dense<0> : tensor<17xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui64>
%c1 = stablehlo.constant dense<"0x06000000000000000200000000000000050000000000000001000000000000000700000000000000000000000000000002000000000000000500000000000000000000000000000003000000000000000100000000000000070000000000000002000000000000000600000000000000020000000000000006000000000000000000000000000000"> : tensor<17xui64>
%z1 = stablehlo.constant dense<0> : tensor<17xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui64>
%r:15 = call @f(%a0, %a1) : (tensor<17xui64>, tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<"0x0B000000000000000800000000000000050000000000000002000000000000000A000000000000000400000000000000080000000000000007000000000000000000000000000000040000000000000004000000000000000A000000000000000900000000000000090000000000000007000000000000000A000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0400000000000000FBFFFFFFFFFFFFFF0000000000000000FCFFFFFFFFFFFFFF04000000000000000400000000000000FDFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF0500000000000000FDFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e2 = stablehlo.constant dense<"0x1E000000000000000C0000000000000000000000000000000100000000000000150000000000000000000000000000000C000000000000000A0000000000000000000000000000000300000000000000030000000000000015000000000000000E0000000000000012000000000000000A0000000000000018000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e3 = stablehlo.constant dense<"0x06000000000000000600000000000000050000000000000001000000000000000700000000000000040000000000000006000000000000000500000000000000000000000000000003000000000000000300000000000000070000000000000007000000000000000600000000000000050000000000000006000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e4 = stablehlo.constant dense<"0x05000000000000000200000000000000000000000000000001000000000000000300000000000000000000000000000002000000000000000200000000000000000000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000004000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e5 = stablehlo.constant dense<"0x04000000000000000200000000000000000000000000000001000000000000000300000000000000000000000000000002000000000000000000000000000000000000000000000001000000000000000100000000000000030000000000000002000000000000000200000000000000000000000000000004000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e6 = stablehlo.constant dense<"0x07000000000000000600000000000000050000000000000001000000000000000700000000000000040000000000000006000000000000000700000000000000000000000000000003000000000000000300000000000000070000000000000007000000000000000700000000000000070000000000000006000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e7 = stablehlo.constant dense<"0x03000000000000000400000000000000050000000000000000000000000000000400000000000000040000000000000004000000000000000700000000000000000000000000000002000000000000000200000000000000040000000000000005000000000000000500000000000000070000000000000002000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e8 = stablehlo.constant dense<"0xFAFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e9 = stablehlo.constant dense<[true, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[false, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui64>, %arg1: tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xui64>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xui64>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xui64>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xui64>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xui64>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xui64>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xui64>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xui64>
%8 = stablehlo.not %arg0 : tensor<17xui64>
%9 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// divide_uint64
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
%c0 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xui64>
%z0 = stablehlo.constant dense<0> : tensor<17xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui64>
%c1 = stablehlo.constant dense<"0x06000000000000000200000000000000050000000000000001000000000000000700000000000000000000000000000002000000000000000500000000000000000000000000000003000000000000000100000000000000070000000000000002000000000000000600000000000000020000000000000006000000000000000000000000000000"> : tensor<17xui64>
%z1 = stablehlo.constant dense<0> : tensor<17xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui64>
%r:2 = call @f(%a0, %a1) : (tensor<17xui64>, tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>)
%e0 = stablehlo.constant dense<"0x00000000000000000300000000000000000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF03000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000030000000000000000000000000000000300000000000000000000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e1 = stablehlo.constant dense<"0x05000000000000000000000000000000000000000000000000000000000000000300000000000000040000000000000000000000000000000200000000000000000000000000000001000000000000000000000000000000030000000000000001000000000000000300000000000000010000000000000004000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui64>, %arg1: tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>) {
%0 = stablehlo.divide %arg0, %arg1 : tensor<17xui64>
%1 = stablehlo.remainder %arg0, %arg1 : tensor<17xui64>
return %0, %1 : tensor<17xui64>, tensor<17xui64>
}
}
// -----
// shift_uint64
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
%c0 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xui64>
%z0 = stablehlo.constant dense<0> : tensor<17xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui64>
%c1 = stablehlo.constant dense<"0x05000000000000000500000000000000000000000000000001000000000000000300000000000000030000000000000005000000000000000200000000000000000000000000000001000000000000000300000000000000020000000000000006000000000000000200000000000000040000000000000004000000000000000000000000000000"> : tensor<17xui64>
%z1 = stablehlo.constant dense<0> : tensor<17xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui64>
%r:5 = call @f(%a0, %a1) : (tensor<17xui64>, tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>)
%e0 = stablehlo.constant dense<"0xA000000000000000C0000000000000000000000000000000020000000000000018000000000000002000000000000000C00000000000000008000000000000000000000000000000020000000000000018000000000000000C00000000000000C0010000000000000C00000000000000500000000000000040000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e3 = stablehlo.constant dense<"0x02000000000000000200000000000000000000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000000000000000000001000000000000000200000000000000020000000000000003000000000000000200000000000000020000000000000001000000000000000000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
%e4 = stablehlo.constant dense<"0x3D000000000000003D0000000000000040000000000000003F000000000000003E000000000000003D000000000000003D000000000000003E0000000000000040000000000000003F000000000000003E000000000000003E000000000000003D000000000000003E000000000000003D000000000000003D000000000000004000000000000000"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui64>, %arg1: tensor<17xui64>) -> (tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>) {
%0 = stablehlo.shift_left %arg0, %arg1 : tensor<17xui64>
%1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17xui64>
%2 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17xui64>
%3 = stablehlo.popcnt %arg0 : tensor<17xui64>
%4 = stablehlo.count_leading_zeros %arg0 : tensor<17xui64>
return %0, %1, %2, %3, %4 : tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>, tensor<17xui64>
}
}
// -----
// convert_uint64
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
%c0 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xui64>
%z0 = stablehlo.constant dense<0> : tensor<17xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui64>
%r:8 = call @f(%a0) : (tensor<17xui64>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000A0400000C040000000000000803F00004040000080400000C04000000040000000000000803F00004040000040400000E040000040400000A0400000804000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000144000000000000018400000000000000000000000000000F03F00000000000008400000000000001040000000000000184000000000000000400000000000000000000000000000F03F000000000000084000000000000008400000000000001C400000000000000840000000000000144000000000000010400000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x004500460000003C00420044004600400000003C0042004200470042004500440000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0xA040C0400000803F40408040C04000400000803F40404040E0404040A04080400000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000A040000000000000C0400000000000000000000000000000803F00000000000040400000000000008040000000000000C04000000000000000400000000000000000000000000000803F00000000000040400000000000004040000000000000E0400000000000004040000000000000A0400000000000008040000000000000000000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui64>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xi64>
%5 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<ui64>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<17xui64>
%7 = stablehlo.compare NE, %arg0, %6, UNSIGNED : (tensor<17xui64>, tensor<17xui64>) -> tensor<17xi1>
%8 = stablehlo.convert %7 : tensor<17xi1>
%9 = stablehlo.convert %arg0 : (tensor<17xui64>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_int4
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
%c0 = stablehlo.constant dense<[4, 5, -6, -5, -1, 1, 4, -2, -7, -4, -1, -2, 6, -1, 2, 2, -6]> : tensor<17xi4>
%z0 = stablehlo.constant dense<0> : tensor<17xi4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi4>
%c1 = stablehlo.constant dense<[4, -2, 2, -5, 7, -6, -4, 2, -7, -1, -5, 7, -3, 5, -3, 5, -7]> : tensor<17xi4>
%z1 = stablehlo.constant dense<0> : tensor<17xi4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi4>
%r:15 = call @f(%a0, %a1) : (tensor<17xi4>, tensor<17xi4>) -> (tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<[-8, 3, -4, 6, 6, -5, 0, 0, 2, -5, -6, 5, 3, 4, -1, 7, 3]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e1 = stablehlo.constant dense<[0, 7, -8, 0, -8, 7, -8, -4, 0, -3, 4, 7, -7, -6, 5, -3, 1]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e2 = stablehlo.constant dense<[0, 6, 4, -7, -7, -6, 0, -4, 1, 4, 5, 2, -2, -5, -6, -6, -6]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e3 = stablehlo.constant dense<[4, 5, 2, -5, 7, 1, 4, 2, -7, -1, -1, 7, 6, 5, 2, 5, -6]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e4 = stablehlo.constant dense<[4, -2, -6, -5, -1, -6, -4, -2, -7, -4, -5, -2, -3, -1, -3, 2, -7]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e5 = stablehlo.constant dense<[4, 4, 2, -5, 7, 0, 4, 2, -7, -4, -5, 6, 4, 5, 0, 0, -8]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e6 = stablehlo.constant dense<[4, -1, -6, -5, -1, -5, -4, -2, -7, -1, -1, -1, -1, -1, -1, 7, -5]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e7 = stablehlo.constant dense<[0, -5, -8, 0, -8, -5, -8, -4, 0, 3, 4, -7, -5, -6, -1, 7, 3]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e8 = stablehlo.constant dense<[-5, -6, 5, 4, 0, -2, -5, 1, 6, 3, 0, 1, -7, 0, -3, -3, 5]> : tensor<17xi4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xi4>, tensor<17xi4>) -> ()
%e9 = stablehlo.constant dense<[false, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[true, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[false, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[true, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi4>, %arg1: tensor<17xi4>) -> (tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xi4>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xi4>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xi4>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xi4>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xi4>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xi4>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xi4>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xi4>
%8 = stablehlo.not %arg0 : tensor<17xi4>
%9 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi4>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// convert_int4
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
%c0 = stablehlo.constant dense<[4, 5, -6, -5, -1, 1, 4, -2, -7, -4, -1, -2, 6, -1, 2, 2, -6]> : tensor<17xi4>
%z0 = stablehlo.constant dense<0> : tensor<17xi4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi4>
%r:8 = call @f(%a0) : (tensor<17xi4>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080400000A0400000C0C00000A0C0000080BF0000803F00008040000000C00000E0C0000080C0000080BF000000C00000C040000080BF00000040000000400000C0C0"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000001040000000000000144000000000000018C000000000000014C0000000000000F0BF000000000000F03F000000000000104000000000000000C00000000000001CC000000000000010C0000000000000F0BF00000000000000C00000000000001840000000000000F0BF0000000000000040000000000000004000000000000018C0"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x0044004500C600C500BC003C004400C000C700C400BC00C0004600BC0040004000C6"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0x8040A040C0C0A0C080BF803F804000C0E0C080C080BF00C0C04080BF00400040C0C0"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x04000000000000000500000000000000FAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000400000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FAFFFFFFFFFFFFFF"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0405FAFBFF0104FEF9FCFFFE06FF0202FA"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x00008040000000000000A040000000000000C0C0000000000000A0C000000000000080BF000000000000803F000000000000804000000000000000C0000000000000E0C000000000000080C000000000000080BF00000000000000C0000000000000C04000000000000080BF00000000000000400000000000000040000000000000C0C000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi4>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xi64>
%5 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<i4>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<17xi4>
%7 = stablehlo.compare NE, %arg0, %6, SIGNED : (tensor<17xi4>, tensor<17xi4>) -> tensor<17xi1>
%8 = stablehlo.convert %7 : tensor<17xi1>
%9 = stablehlo.convert %arg0 : (tensor<17xi4>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// arithmetic_uint4
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
%c0 = stablehlo.constant dense<[5, 6, 0, 1, 3, 4, 6, 2, 0, 1, 3, 3, 7, 3, 5, 4, 0]> : tensor<17xui4>
%z0 = stablehlo.constant dense<0> : tensor<17xui4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui4>
%c1 = stablehlo.constant dense<[6, 2, 5, 1, 7, 0, 2, 5, 0, 3, 1, 7, 2, 6, 2, 6, 0]> : tensor<17xui4>
%z1 = stablehlo.constant dense<0> : tensor<17xui4>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xui4>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xui4>
%r:15 = call @f(%a0, %a1) : (tensor<17xui4>, tensor<17xui4>) -> (tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<[11, 8, 5, 2, 10, 4, 8, 7, 0, 4, 4, 10, 9, 9, 7, 10, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e1 = stablehlo.constant dense<[15, 4, 11, 0, 12, 4, 4, 13, 0, 14, 2, 12, 5, 13, 3, 14, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e2 = stablehlo.constant dense<[14, 12, 0, 1, 5, 0, 12, 10, 0, 3, 3, 5, 14, 2, 10, 8, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e3 = stablehlo.constant dense<[6, 6, 5, 1, 7, 4, 6, 5, 0, 3, 3, 7, 7, 6, 5, 6, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e4 = stablehlo.constant dense<[5, 2, 0, 1, 3, 0, 2, 2, 0, 1, 1, 3, 2, 3, 2, 4, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e5 = stablehlo.constant dense<[4, 2, 0, 1, 3, 0, 2, 0, 0, 1, 1, 3, 2, 2, 0, 4, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e6 = stablehlo.constant dense<[7, 6, 5, 1, 7, 4, 6, 7, 0, 3, 3, 7, 7, 7, 7, 6, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e7 = stablehlo.constant dense<[3, 4, 5, 0, 4, 4, 4, 7, 0, 2, 2, 4, 5, 5, 7, 2, 0]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e8 = stablehlo.constant dense<[10, 9, 15, 14, 12, 11, 9, 13, 15, 14, 12, 12, 8, 12, 10, 11, 15]> : tensor<17xui4>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<17xui4>, tensor<17xui4>) -> ()
%e9 = stablehlo.constant dense<[true, false, true, false, true, false, false, true, false, true, false, true, false, true, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true, true, false, true, false, true, false, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e11 = stablehlo.constant dense<[false, false, false, true, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e12 = stablehlo.constant dense<[true, true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e13 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, true, false, true, false, true, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e14 = stablehlo.constant dense<[false, true, false, true, false, true, true, false, true, false, true, false, true, false, true, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui4>, %arg1: tensor<17xui4>) -> (tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xui4>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xui4>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xui4>
%3 = stablehlo.maximum %arg0, %arg1 : tensor<17xui4>
%4 = stablehlo.minimum %arg0, %arg1 : tensor<17xui4>
%5 = stablehlo.and %arg0, %arg1 : tensor<17xui4>
%6 = stablehlo.or %arg0, %arg1 : tensor<17xui4>
%7 = stablehlo.xor %arg0, %arg1 : tensor<17xui4>
%8 = stablehlo.not %arg0 : tensor<17xui4>
%9 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
%10 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
%11 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
%12 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
%13 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
%14 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xui4>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
}
// -----
// convert_uint4
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
%c0 = stablehlo.constant dense<[5, 6, 0, 1, 3, 4, 6, 2, 0, 1, 3, 3, 7, 3, 5, 4, 0]> : tensor<17xui4>
%z0 = stablehlo.constant dense<0> : tensor<17xui4>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui4>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui4>
%r:8 = call @f(%a0) : (tensor<17xui4>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x0000A0400000C040000000000000803F00004040000080400000C04000000040000000000000803F00004040000040400000E040000040400000A0400000804000000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000144000000000000018400000000000000000000000000000F03F00000000000008400000000000001040000000000000184000000000000000400000000000000000000000000000F03F000000000000084000000000000008400000000000001C400000000000000840000000000000144000000000000010400000000000000000"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x004500460000003C00420044004600400000003C0042004200470042004500440000"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0xA040C0400000803F40408040C04000400000803F40404040E0404040A04080400000"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e4 = stablehlo.constant dense<"0x05000000000000000600000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000200000000000000000000000000000001000000000000000300000000000000030000000000000007000000000000000300000000000000050000000000000004000000000000000000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
%e5 = stablehlo.constant dense<"0x0506000103040602000103030703050400"> : tensor<17xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<17xui8>, tensor<17xui8>) -> ()
%e6 = stablehlo.constant dense<[true, true, false, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e7 = stablehlo.constant dense<"0x0000A040000000000000C0400000000000000000000000000000803F00000000000040400000000000008040000000000000C04000000000000000400000000000000000000000000000803F00000000000040400000000000004040000000000000E0400000000000004040000000000000A0400000000000008040000000000000000000000000"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui4>) -> (tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xf32>
%1 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xf64>
%2 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xf16>
%3 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xbf16>
%4 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xi64>
%5 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xui8>
%c = stablehlo.constant dense<0> : tensor<ui4>
%6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui4>) -> tensor<17xui4>
%7 = stablehlo.compare NE, %arg0, %6, UNSIGNED : (tensor<17xui4>, tensor<17xui4>) -> tensor<17xi1>
%8 = stablehlo.convert %7 : tensor<17xi1>
%9 = stablehlo.convert %arg0 : (tensor<17xui4>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %8, %9 : tensor<17xf32>, tensor<17xf64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xi64>, tensor<17xui8>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
}
// -----
// narrow_float16
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xf16>)
%e0 = stablehlo.constant dense<"0x007C00FC007E000000800000007C00FCFF7B007C00000100025F445F007C00FC0038"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xf16>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xf16>
return %0 : tensor<17xf16>
}
}
// -----
// narrow_f64_float16
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xf16>)
%e0 = stablehlo.constant dense<"0x007C00FC007E000000800000007C00FCFF7B007C00000100025F445F007C00FC0038"> : tensor<17xf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf16>, tensor<17xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xf16>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xf16>
return %0 : tensor<17xf16>
}
}
// -----
// narrow_bfloat16
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xbf16>)
%e0 = stablehlo.constant dense<"0x807F80FFC07F00000080A20D627F62FF804780472C327D33E043E843004F00CF003F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xbf16>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xbf16>
return %0 : tensor<17xbf16>
}
}
// -----
// narrow_f64_bfloat16
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xbf16>)
%e0 = stablehlo.constant dense<"0x807F80FFC07F00000080A20D627F62FF804780472C327D33E043E843004F00CF003F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xbf16>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xbf16>
return %0 : tensor<17xbf16>
}
}
// -----
// narrow_float8_e5m2
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xf8E5M2>)
%e0 = stablehlo.constant dense<"0x7CFC7E0080007CFC7C7C00005F5F7CFC38"> : tensor<17xf8E5M2>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xf8E5M2>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xf8E5M2>
return %0 : tensor<17xf8E5M2>
}
}
// -----
// narrow_f64_float8_e5m2
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xf8E5M2>)
%e0 = stablehlo.constant dense<"0x7CFC7E0080007CFC7C7C00005F5F7CFC38"> : tensor<17xf8E5M2>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xf8E5M2>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xf8E5M2>
return %0 : tensor<17xf8E5M2>
}
}
// -----
// narrow_int32
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xi32>)
%e0 = stablehlo.constant dense<"0xFFFFFF7F0000008000000000000000000000000000000000FFFFFF7F00000080EFFF0000F0FF00000000000000000000C0010000D1010000FFFFFF7F0000008000000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xi32>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xi32>
return %0 : tensor<17xi32>
}
}
// -----
// narrow_f64_int32
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xi32>)
%e0 = stablehlo.constant dense<"0xFFFFFF7F0000008000000000000000000000000000000000FFFFFF7F00000080EFFF0000F0FF00000000000000000000C0010000D1010000FFFFFF7F0000008000000000"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xi32>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xi32>
return %0 : tensor<17xi32>
}
}
// -----
// narrow_int8
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xi8>)
%e0 = stablehlo.constant dense<"0x7F80000000007F807F7F00007F7F7F8000"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xi8>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xi8>
return %0 : tensor<17xi8>
}
}
// -----
// narrow_f64_int8
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xi8>)
%e0 = stablehlo.constant dense<"0x7F80000000007F807F7F00007F7F7F8000"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xi8>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xi8>
return %0 : tensor<17xi8>
}
}
// -----
// narrow_uint32
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xui32>)
%e0 = stablehlo.constant dense<"0xFFFFFFFF0000000000000000000000000000000000000000FFFFFFFF00000000EFFF0000F0FF00000000000000000000C0010000D1010000000000800000000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xui32>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xui32>
return %0 : tensor<17xui32>
}
}
// -----
// narrow_f64_uint32
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xui32>)
%e0 = stablehlo.constant dense<"0xFFFFFFFF0000000000000000000000000000000000000000FFFFFFFF00000000EFFF0000F0FF00000000000000000000C0010000D1010000000000800000000000000000"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xui32>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xui32>
return %0 : tensor<17xui32>
}
}
// -----
// narrow_int64
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xi64>)
%e0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F00000000000000800000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF7F0000000000000080EFFF000000000000F0FF00000000000000000000000000000000000000000000C001000000000000D101000000000000000000800000000000000080FFFFFFFF0000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xi64>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xi64>
return %0 : tensor<17xi64>
}
}
// -----
// narrow_f64_int64
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xi64>)
%e0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7F00000000000000800000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF7F0000000000000080EFFF000000000000F0FF00000000000000000000000000000000000000000000C001000000000000D101000000000000000000800000000000000080FFFFFFFF0000000000000000"> : tensor<17xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi64>, tensor<17xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xi64>) {
%0 = stablehlo.convert %arg0 : (tensor<17xf64>) -> tensor<17xi64>
return %0 : tensor<17xi64>
}
}
// -----
// narrow_bool
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xi1>)
%e0 = stablehlo.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xi1>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%2 = stablehlo.convert %1 : tensor<17xi1>
return %2 : tensor<17xi1>
}
}
// -----
// narrow_f64_bool
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xi1>)
%e0 = stablehlo.constant dense<[true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xi1>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<17xf64>
%1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%2 = stablehlo.convert %1 : tensor<17xi1>
return %2 : tensor<17xi1>
}
}
// -----
// narrow_integers
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
%c0 = stablehlo.constant dense<"0x0080D4FE7FFF80FFFFFF000001007F008000C800FF0000012C01FF7F"> : tensor<14xi16>
%z0 = stablehlo.constant dense<0> : tensor<14xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<14xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<14xi16>
%r:2 = call @f(%a0) : (tensor<14xi16>) -> (tensor<14xi8>, tensor<14xui8>)
%e0 = stablehlo.constant dense<"0x00D47F80FF00017F80C8FF002CFF"> : tensor<14xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<14xi8>, tensor<14xi8>) -> ()
%e1 = stablehlo.constant dense<"0x00D47F80FF00017F80C8FF002CFF"> : tensor<14xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<14xui8>, tensor<14xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<14xi16>) -> (tensor<14xi8>, tensor<14xui8>) {
%0 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xi8>
%1 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xui8>
return %0, %1 : tensor<14xi8>, tensor<14xui8>
}
}
// -----
// narrow_integers_by_float
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
%c0 = stablehlo.constant dense<"0x0080D4FE7FFF80FFFFFF000001007F008000C800FF0000012C01FF7F"> : tensor<14xi16>
%z0 = stablehlo.constant dense<0> : tensor<14xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<14xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<14xi16>
%r:5 = call @f(%a0) : (tensor<14xi16>) -> (tensor<14xi8>, tensor<14xui8>, tensor<14xui16>, tensor<14xi8>, tensor<14xi64>)
%e0 = stablehlo.constant dense<"0x80808080FF00017F7F7F7F7F7F7F"> : tensor<14xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<14xi8>, tensor<14xi8>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000017F80C8FFFFFFFF"> : tensor<14xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<14xui8>, tensor<14xui8>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000000000000001007F008000C800FF0000012C01FF7F"> : tensor<14xui16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<14xui16>, tensor<14xui16>) -> ()
%e3 = stablehlo.constant dense<"0x007F7F7F7F00017F7F7F7F002C7F"> : tensor<14xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<14xi8>, tensor<14xi8>) -> ()
%e4 = stablehlo.constant dense<"0x0080FFFFFFFFFFFFD4FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF80FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000007F000000000000008000000000000000C800000000000000FF0000000000000000010000000000002C01000000000000FF7F000000000000"> : tensor<14xi64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<14xi64>, tensor<14xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<14xi16>) -> (tensor<14xi8>, tensor<14xui8>, tensor<14xui16>, tensor<14xi8>, tensor<14xi64>) {
%0 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xf32>
%1 = stablehlo.convert %0 : (tensor<14xf32>) -> tensor<14xi8>
%2 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xf32>
%3 = stablehlo.convert %2 : (tensor<14xf32>) -> tensor<14xui8>
%4 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xf64>
%5 = stablehlo.convert %4 : (tensor<14xf64>) -> tensor<14xui16>
%6 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xui8>
%7 = stablehlo.convert %6 : (tensor<14xui8>) -> tensor<14xf16>
%8 = stablehlo.convert %7 : (tensor<14xf16>) -> tensor<14xi8>
%9 = stablehlo.convert %arg0 : (tensor<14xi16>) -> tensor<14xf32>
%10 = stablehlo.convert %9 : (tensor<14xf32>) -> tensor<14xi64>
return %1, %3, %5, %8, %10 : tensor<14xi8>, tensor<14xui8>, tensor<14xui16>, tensor<14xi8>, tensor<14xi64>
}
}
// -----
// extreme_order
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%c1 = stablehlo.constant dense<"0xFFFFFF3E000000CF0000004F0080E8430040E04330677D3377CC2B3200F07F47E6EF7F47E6B161FFE6B1617F6042A20D00000080000000000000C07F000080FF0000807F"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:6 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x0000807F000000CF0000C07F0080E8430040E04330677D33E6B1617F00F07F47E6EF7F4700F07F47E6B1617F30677D330040E0430080E8430000C07F000000CF0000807F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xFFFFFF3E000080FF0000C07F00000000000000806042A20D77CC2B32E6B161FFE6EF7F47E6B161FF77CC2B326042A20D00000080000000000000C07F000080FFFFFFFF3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<[false, true, false, true, true, true, false, true, false, false, true, false, false, false, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e3 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e4 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e5 = stablehlo.constant dense<"0x000080FFE6B161FF000000CF00000000000000806042A20D77CC2B3230677D33FFFFFF3E0040E0430080E843E6EF7F4700F07F470000004FE6B1617F0000807F0000C07F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xf32>) {
%0 = stablehlo.maximum %arg0, %arg1 : tensor<17xf32>
%1 = stablehlo.minimum %arg0, %arg1 : tensor<17xf32>
%2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%3 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%4 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%5 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.select %6, %cst_0, %arg2 : tensor<i1>, tensor<f32>
%8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%9 = stablehlo.select %8, %cst_1, %7 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%10 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%11 = stablehlo.select %10, %cst_3, %arg3 : tensor<i1>, tensor<f32>
%12 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%13 = stablehlo.select %12, %cst_4, %11 : tensor<i1>, tensor<f32>
%14 = stablehlo.compare LT, %9, %13, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %14 : tensor<i1>
}) : (tensor<17xf32>) -> tensor<17xf32>
return %0, %1, %2, %3, %4, %5 : tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xf32>
}
}
// -----
// clamp_select
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
%c0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%c1 = stablehlo.constant dense<"0x0500000007000000F9FFFFFFFAFFFFFFFFFFFFFF0100000005000000FDFFFFFFF7FFFFFFFBFFFFFFFFFFFFFFFEFFFFFF08000000FFFFFFFF0300000002000000F8FFFFFF"> : tensor<17xi32>
%z1 = stablehlo.constant dense<0> : tensor<17xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xi32>
%r:3 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17xi32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xi32>)
%e0 = stablehlo.constant dense<"0x0000803F000080BF8C856C3E0D1607BF000080BF16D5E9BE7E1E93BEDB07E43E230F723F000080BFB3DC7BBF6C4AD53E000080BF0000803F0000803F000080BF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856CBE0D16073F20F3913F16D5E9BE7E1E93BEDB07E4BE230F72BFF42BF83FB3DC7B3F6C4AD5BE7720D5BFE2DAFEBF4529AA3F852BEDBF50528ABE"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0300000003000000FDFFFFFFFDFFFFFFFFFFFFFF0100000003000000FDFFFFFFFDFFFFFFFDFFFFFFFFFFFFFFFEFFFFFF03000000FFFFFFFF0300000002000000FDFFFFFF"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17xi32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xi32>) {
%cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
%cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%2 = stablehlo.clamp %0, %arg0, %1 : tensor<17xf32>
%c = stablehlo.constant dense<0> : tensor<i32>
%3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17xi32>
%4 = stablehlo.compare GT, %arg1, %3, SIGNED : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
%5 = stablehlo.negate %arg0 : tensor<17xf32>
%6 = call @_where(%4, %arg0, %5) : (tensor<17xi1>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
%c_1 = stablehlo.constant dense<-3> : tensor<i32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17xi32>
%8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17xi32>
%9 = stablehlo.clamp %7, %arg1, %8 : tensor<17xi32>
return %2, %6, %9 : tensor<17xf32>, tensor<17xf32>, tensor<17xi32>
}
func.func private @_where(%arg0: tensor<17xi1>, %arg1: tensor<17xf32>, %arg2: tensor<17xf32>) -> tensor<17xf32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17xi1>, tensor<17xf32>
return %0 : tensor<17xf32>
}
}
// -----
// complex
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
%c0 = stablehlo.constant dense<"0xA5ADB03F7110A3BEEF94ADBF8C0BDA3F8C856C3EA08E67BF0D1607BF4F41E1BF20F391BFE50042BF16D5E9BEF56B5F3F7E1E93BEB9DA8F3FDB07E43EB8831E3E230F723FC8DA40BFF42BF8BFCB2BD53FB3DC7BBFB72CDB3F6C4AD53E4A0182BE7720D5BF16F3B8BEE2DAFE3F1DEDE73E4529AA3F62BD5A3F852BEDBF5800F63E50528A3E2F4B89BE"> : tensor<17xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC43361BFA5EE8F3FA1241FBE54C6D83EF5ADC1BF20D6563F2635B93DC361D2BFEA05BABE00DA053F1052DBBFD22CF63F3D54CDBFC0DD9CBECAFAF83F1A73C6BFBBB9463FE6A1EA3F0D2C52BEAD34343F828A0F3F8E099BBFF8046BBF4D30303F8DE14ABFA148FC3FE972DABF52BE94BF8113E5BF1D2DB53F616D9D3F45AF4B3F8F69A03F9C808EBF"> : tensor<17xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xcomplex<f32>>
%r:11 = call @f(%a0, %a1) : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x8627003F12554E3F8379C1BF901E0840441DA4BF00C485BDD0DEDFBE89D159C09A74C0BF949B70BEABE30AC066F13240DC1BF2BF9246513F60FE1840A3A2B2BF6F64DC3F82348A3FBB3809C011A3174062A4D8BE5246003FC25F00BF505FDE3E9F481DC0DC0BCE3FE49F913E168635BFF0A8EBBEE7451140487C1FBFB857A33F23FEC23F68D3B0BF"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xC4A31040C1B2B8BF5BB099BFF7D9A33FA63EDF3F6032DFBFB23C1EBFC0F8EDBD4BE346BF72EDA3BFCADCA03FD87686BF9E8CA83F2912B73FD3F8BFBF9143DA3FA0552D3EA58725C072E6DDBFE922763F9AB3C5BF221B3B4017D5AA3FF23071BF615F5FBFB34215C0E6A66C4099B9CE3F639E4740D89C0FBF734C45C0325EA1BEF6A97BBFA05B583F"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x7E2A5BBF0088EA3F80AE02BF53C256BF69B4D13E8FFFC73F702B3CC09C49353FB07D4F3F4145A4BE775D65BF69EB17C0B8254E3F377EDBBFC99B8D3F505EC7BECE5A07405A00933FEF3D46BF9F72DABF3CDCC23F4BB6094016AC54BE8F12053FA304024014B63FC06AC837C0048E45C01BAB65C00779B43E5C502AC0752062BFD8FC233DC00623BF"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x567B45BFA9BF1FBF2C9E9240D9B4C23FB496BDBE8AEAC83E9961863FECF3C1BE7549363D0E97094094EABD3E5B77BEBDF613333D097E35BFA44FCF3D611C243E572B27BEF6BF15BFE4EB3A40CE8CF33F6EA7BCBFDD1805BE09B4D8BEFCC526BD85DE093E4A684A3FD9AA6BBFCB09B93E571066BEB5B627BF474762BF5564763F172B683EFABB4DBC"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xA5ADB0BF7110A33EEF94AD3F8C0BDABF8C856CBEA08E673F0D16073F4F41E13F20F3913FE500423F16D5E93EF56B5FBF7E1E933EB9DA8FBFDB07E4BEB8831EBE230F72BFC8DA403FF42BF83FCB2BD5BFB3DC7B3FB72CDBBF6C4AD5BE4A01823E7720D53F16F3B83EE2DAFEBF1DEDE7BE4529AABF62BD5ABF852BED3F5800F6BE50528ABE2F4B893E"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xA5ADB03F7110A33EEF94ADBF8C0BDABF8C856C3EA08E673F0D1607BF4F41E13F20F391BFE500423F16D5E9BEF56B5FBF7E1E93BEB9DA8FBFDB07E43EB8831EBE230F723FC8DA403FF42BF8BFCB2BD5BFB3DC7BBFB72CDBBF6C4AD53E4A01823E7720D5BF16F3B83EE2DAFE3F1DEDE7BE4529AA3F62BD5ABF852BEDBF5800F6BE50528A3E2F4B893E"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e7 = stablehlo.constant dense<"0x7110A3BE8C0BDA3FA08E67BF4F41E1BFE50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e8 = stablehlo.constant dense<"0x0752B53FBD590B40D8FC6E3FE429EB3F9C3EAF3FF8297C3F557B943F7269F13E06BF9A3FFA932340E3C6FC3FD3C9F93EAF15DA3F08AF02404F47CA3F9B03F53F08E4C23E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e9 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e10 = stablehlo.constant dense<"0xA5ADB03F7110A3BEA1241FBE54C6D83E8C856C3EA08E67BF2635B93DC361D2BFEA05BABE00DA053F1052DBBFD22CF63F3D54CDBFC0DD9CBEDB07E43EB8831E3E230F723FC8DA40BF0D2C52BEAD34343F828A0F3F8E099BBF6C4AD53E4A0182BE8DE14ABFA148FC3FE2DAFE3F1DEDE73E4529AA3F62BD5A3F616D9D3F45AF4B3F50528A3E2F4B89BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f32>>, %arg1: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xcomplex<f32>>
%1 = stablehlo.subtract %arg0, %arg1 : tensor<17xcomplex<f32>>
%2 = stablehlo.multiply %arg0, %arg1 : tensor<17xcomplex<f32>>
%3 = stablehlo.divide %arg0, %arg1 : tensor<17xcomplex<f32>>
%4 = stablehlo.negate %arg0 : tensor<17xcomplex<f32>>
%5 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%6 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%7 = stablehlo.negate %6 : tensor<17xf32>
%8 = stablehlo.complex %5, %7 : tensor<17xcomplex<f32>>
%9 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%10 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%11 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%12 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%13 = stablehlo.abs %11 : tensor<17xf32>
%14 = stablehlo.abs %12 : tensor<17xf32>
%15 = stablehlo.maximum %13, %14 : tensor<17xf32>
%cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%17 = stablehlo.compare GE, %15, %16, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%19 = stablehlo.compare LE, %15, %18, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<17xf32>
%cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<17xf32>
%cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<17xf32>
%23 = stablehlo.multiply %11, %20 : tensor<17xf32>
%24 = stablehlo.multiply %11, %21 : tensor<17xf32>
%25 = stablehlo.select %19, %24, %11 : tensor<17xi1>, tensor<17xf32>
%26 = stablehlo.select %17, %23, %25 : tensor<17xi1>, tensor<17xf32>
%27 = stablehlo.multiply %12, %20 : tensor<17xf32>
%28 = stablehlo.multiply %12, %21 : tensor<17xf32>
%29 = stablehlo.select %19, %28, %12 : tensor<17xi1>, tensor<17xf32>
%30 = stablehlo.select %17, %27, %29 : tensor<17xi1>, tensor<17xf32>
%31 = stablehlo.select %19, %20, %22 : tensor<17xi1>, tensor<17xf32>
%32 = stablehlo.select %17, %21, %31 : tensor<17xi1>, tensor<17xf32>
%33 = chlo.square %26 : tensor<17xf32> -> tensor<17xf32>
%34 = chlo.square %30 : tensor<17xf32> -> tensor<17xf32>
%35 = stablehlo.add %33, %34 : tensor<17xf32>
%36 = stablehlo.sqrt %35 : tensor<17xf32>
%37 = stablehlo.multiply %36, %32 : tensor<17xf32>
%cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17xf32>
%39 = stablehlo.compare EQ, %13, %38, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%40 = stablehlo.compare EQ, %14, %38, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%41 = stablehlo.or %39, %40 : tensor<17xi1>
%42 = stablehlo.select %41, %38, %37 : tensor<17xi1>, tensor<17xf32>
%43 = stablehlo.divide %26, %36 : tensor<17xf32>
%44 = stablehlo.divide %30, %36 : tensor<17xf32>
%45 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> tensor<17xi1>
%46 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<17xf32>
%48 = stablehlo.compare GT, %46, %47, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%49 = call @_where(%48, %arg0, %arg1) : (tensor<17xi1>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %8, %9, %10, %42, %45, %49 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xi1>, tensor<17xcomplex<f32>>
}
func.func private @_where(%arg0: tensor<17xi1>, %arg1: tensor<17xcomplex<f32>>, %arg2: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17xi1>, tensor<17xcomplex<f32>>
return %0 : tensor<17xcomplex<f32>>
}
}
// -----
// complex128
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
%c0 = stablehlo.constant dense<"0x000000A0B415F63F000000200E62D4BF000000E09DB2F5BF000000807141FB3F00000080B190CD3F00000000D4F1ECBF000000A0C1E2E0BF000000E02928FCBF00000000643EF2BF000000A01C40E8BF000000C0A23ADDBF000000A07EEDEB3F000000C0CF63D2BF0000002057FBF13F00000060FB80DC3F0000000077D0C33F00000060E441EE3F00000000591BE8BF000000807E05FFBF0000006079A5FA3F00000060967BEFBF000000E09665FB3F000000804DA9DA3F000000402940D0BF000000E00EA4FABF000000C0621ED7BF000000405CDBFF3F000000A0A3FDDC3F000000A02845F53F00000040AC57EB3F000000A070A5FDBF000000000BC0DE3F000000004A4AD13F000000E06529D1BF"> : tensor<17xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000807826ECBF000000A0D4FDF13F0000002094E4C3BF00000080CA18DB3F000000A0BE35F8BF00000000C4DAEA3F000000C0A426B73F00000060384CFABF00000040BD40D7BF0000000040BBE03F00000000426AFBBF000000409AC5FE3F000000A087AAF9BF00000000B89BD3BF00000040591FFF3F0000004063CEF8BF0000006037D7E83F000000C03C54FD3F000000A08145CABF000000A09586E63F0000004050F1E13F000000C03161F3BF000000009F60EDBF000000A00906E63F000000A0315CE9BF000000201489FF3F000000205D4EFBBF00000040CA97F2BF0000002070A2FCBF000000A0A3A5F63F00000020ACADF33F000000A0E875E93F000000E0310DF43F0000008013D0F1BF"> : tensor<17xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xcomplex<f64>>
%r:3 = call @f(%a0, %a1) : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000C0F004E03F00000030A2CAE93F00000064302FF8BF00000010D203014000000070A883F4BF0000000080B8B0BF00000010DAFBDBBF00000020313A0BC000000050930EF8BF000000807213CEBF00000058755C01C0000000C82C5E0640000000907B43FEBF00000040D228EA3F0000000CCC1F0340000000605454F6BF000000E08D8CFB3F000000409046F13F0000005A172701C00000001862F40240000000408C14DBBF00000040CA08E03F00000040F80BE0BF00000000EACBDB3F000000D813A903C0000000707BC1F93F00000080FC33D23F000000B0C2B0E6BF000000001E75DDBF000000E0BC2802400000000089EFE3BF00000010F76AF43F00000060C45FF83F000000F86C1AF6BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x607A3FC84F65EBBF602215020051FD3F10D96DEACF55E0BF403E06654AD8EABF80A0F7158D36DA3F00CAA2D4F1FFF83F8EBC38FF6D8507C0F0D34D8A33A9E63F00A87B04B6EFE93FC0B5361DA888D4BF80129FFAAEABECBF6035C82E6DFD02C0C078EB0CB7C4E93F40F36DFAC66FFBBF6052C92879B3F13F8069D705CAEBD8BF884760B159EB0040C00CEE440B60F23F8055F2C6BDC7E8BFF86669DD534EFBBF2012D66E875BF83F80138167C9360140805761AD8295CABFC0A200D451A2E03F600FD05F9440004068765B7EC2F607C0F0ABEF330DF906C0A8D7B882C0B108C0403AB85663B50CC000A0F3D7208FD63F80CB0C880B4A05C0404B769E0E44ECBF0018F4669B7FA43F20E02DF7D760E4BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000A0B415F63F000000A0D4FDF13F000000E09DB2F5BF00000080CA18DB3F00000080B190CD3F00000000C4DAEA3F000000A0C1E2E0BF00000060384CFABF00000000643EF2BF0000000040BBE03F000000C0A23ADDBF000000409AC5FE3F000000C0CF63D2BF00000000B89BD3BF00000060FB80DC3F0000004063CEF8BF00000060E441EE3F000000C03C54FD3F000000807E05FFBF000000A09586E63F00000060967BEFBF000000C03161F3BF000000804DA9DA3F000000A00906E63F000000E00EA4FABF000000201489FF3F000000405CDBFF3F00000040CA97F2BF000000A02845F53F000000A0A3A5F63F000000A070A5FDBF000000A0E875E93F000000004A4AD13F0000008013D0F1BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f64>>, %arg1: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) {
%0 = stablehlo.add %arg0, %arg1 : tensor<17xcomplex<f64>>
%1 = stablehlo.multiply %arg0, %arg1 : tensor<17xcomplex<f64>>
%2 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%3 = stablehlo.imag %arg1 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%4 = stablehlo.complex %2, %3 : tensor<17xcomplex<f64>>
return %0, %1, %4 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
}
}
// -----
// functions_complex64
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
%c0 = stablehlo.constant dense<"0xA5ADB03F7110A3BEEF94ADBF8C0BDA3F8C856C3EA08E67BF0D1607BF4F41E1BF20F391BFE50042BF16D5E9BEF56B5F3F7E1E93BEB9DA8F3FDB07E43EB8831E3E230F723FC8DA40BFF42BF8BFCB2BD53FB3DC7BBFB72CDB3F6C4AD53E4A0182BE7720D5BF16F3B8BEE2DAFE3F1DEDE73E4529AA3F62BD5A3F852BEDBF5800F63E50528A3E2F4B89BE"> : tensor<17xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f32>>
%c1 = stablehlo.constant dense<"0xC43361BFA5EE8F3FA1241FBE54C6D83EF5ADC1BF20D6563F2635B93DC361D2BFEA05BABE00DA053F1052DBBFD22CF63F3D54CDBFC0DD9CBECAFAF83F1A73C6BFBBB9463FE6A1EA3F0D2C52BEAD34343F828A0F3F8E099BBFF8046BBF4D30303F8DE14ABFA148FC3FE972DABF52BE94BF8113E5BF1D2DB53F616D9D3F45AF4B3F8F69A03F9C808EBF"> : tensor<17xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xcomplex<f32>>
%r:10 = call @f(%a0, %a1) : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x3CAC7140FC5C9FBF699E0BBD69C3823EF555473F2F8A7DBFF703E3BDD35714BF8BD06D3E9F0C61BE4E6DD03EA26EF83EB405A63E32332D3F876DC53F2577763EF956F03F2967E1BF99A95EBC29AA123E4EFA57BD9B82BD3EEAEBBB3F6213C3BEFF37353E79EE88BDAFB5D240D01E4D4064CC1E40996536405E5E0E3E6E68943D77B5A13F03BBB1BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x3CAC3140FC5C9FBFF35C84BF69C3823E2BA862BE2F8A7DBF3F308EBFD35714BFDD8B44BFA00C61BE59C917BFA26EF83E26FD2CBF32332D3F0CDB0A3F2477763EEEAD603F2967E1BF53BD81BF28AA123ED2BF86BF9B82BD3EA8AFEF3E6313C3BEFFB152BF7BEE88BDAFB5B240D01E4D40C998BD3F9965364069685CBF6C68943DDED5863E03BBB1BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xEA4BB23EB43568BE3132473FAA8F0F40E6D48CBD4D0FA9BF5BB61B3FD759EEBF90D8A03E358523C0A35D77BCDA6203408AFE173E0F1AE93F477740BF0245AB3E644F423EC0382CBF723B703F84A41B40BE332E3F5BE80540E0BB37BFC7210CBF1269083FA0633BC0F4C1363FB211653E914CEA3EDE3D123F9137263FE4D23840464477BF741B48BF"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xFA47603FDD3308BEC1D60D3FAC70E33F2CECD83E313A22BF7698193FA47FA7BFEF5B85BE987BE0BF5A78E23C3FCA813FCF4E923EC5B9803F0C86BF3E0082DA3DBE423C3F7826BDBE45E6253F42620540B8B2093F8BDAC73F0A66BA3E5E9E35BEDEA78EBE933729C002B18D3F0BE9193E19A2683FAB01B43EAD92AEBC5B3A2840979A853E0D0E55BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xE95D973F42E409BE5A0B243FB322AA3FF557433FA9BA17BF3D264F3F10308BBFF832AD3E0A608FBFF092033F545A593F481A293FFEC6593F3F552D3F3E1DEA3D1BDA843FAECFB9BE72320E3F4FE3BF3F8E33343FF1AE9B3F78272C3F955241BE1D810E3E0420A6BFA4C3B53F1553233EBC639A3FD559B53E243F333E66ABAF3F6708123F16AE70BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xA8B5553F37AFC23DB3AE963E07471CBFC53F513FAB87223FED80E13E3285173F0E037D3ED571513F5793053FCAA85CBFC3C6113FA0BC3BBFA5CEB73FE74278BEA9C75B3F1FB2993EE9895E3E0B2716BFC57FB63E1FAB1DBF6B6FB03F4A21C63E8B47A73DC301433F1208323F72F89FBD8364433FAD8365BEA548BB3DD28B37BF86D2BF3FCA121E3F"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e6 = stablehlo.constant dense<"0x88CF4D3FA15451BDA38C043D39FF823E7422123F66B374BED2A8573E2AB303BFEF9C5A3ECCA40FBE57CCBA3E0949603ED765CD3E6FA49C3ECE331C3F442A173DAF463F3FEE6D1EBE6A73EA3B1D9F133E2D5EAC3DA738B73E36B11A3F05397ABDE0C41C3ED00F45BD885C633F2AA0413D9FF8533FD62D103E6D9D003E39DB633D247E113F849687BD"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e7 = stablehlo.constant dense<"0x2B72793F883966BE67711FBFDD48483FC45B7D3E5F0A78BF260E93BEAB3675BFA43455BFA1B30DBFBA63EDBE0ED2623F8DA67DBE9605783F68CF713FE217A83ECD38483F96851FBFD43142BF7ECE263FD412FFBE25F85D3F41985A3FEA3C05BF1F2E7ABFA71A59BE0F9F793FD429633E585A573FA16A0A3FE0CD77BF0984803E72B1353FCF5734BF"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e8 = stablehlo.constant dense<"0x0752B53FBD590B40D8FC6E3FE429EB3F9C3EAF3FF8297C3F557B943F7269F13E06BF9A3FFA932340E3C6FC3FD3C9F93EAF15DA3F08AF02404F47CA3F9B03F53F08E4C23E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e9 = stablehlo.constant dense<"0x567B45BFA9BF1FBF2C9E9240D9B4C23FB496BDBE8AEAC83E9961863FECF3C1BE7549363D0E97094094EABD3E5B77BEBDF613333D097E35BFA44FCF3D611C243E572B27BEF6BF15BFE4EB3A40CE8CF33F6EA7BCBFDD1805BE09B4D8BEFCC526BD85DE093E4A684A3FD9AA6BBFCB09B93E571066BEB5B627BF474762BF5564763F172B683EFABB4DBC"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f32>>, %arg1: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.exponential %arg0 : tensor<17xcomplex<f32>>
%1 = stablehlo.exponential_minus_one %arg0 : tensor<17xcomplex<f32>>
%2 = stablehlo.log %arg0 : tensor<17xcomplex<f32>>
%3 = stablehlo.log_plus_one %arg0 : tensor<17xcomplex<f32>>
%4 = stablehlo.sqrt %arg0 : tensor<17xcomplex<f32>>
%5 = stablehlo.rsqrt %arg0 : tensor<17xcomplex<f32>>
%6 = stablehlo.negate %arg0 : tensor<17xcomplex<f32>>
%7 = stablehlo.exponential %6 : tensor<17xcomplex<f32>>
%cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
%9 = stablehlo.add %8, %7 : tensor<17xcomplex<f32>>
%cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
%11 = stablehlo.divide %10, %9 : tensor<17xcomplex<f32>>
%12 = stablehlo.sign %arg0 : tensor<17xcomplex<f32>>
%13 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%14 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%15 = stablehlo.abs %13 : tensor<17xf32>
%16 = stablehlo.abs %14 : tensor<17xf32>
%17 = stablehlo.maximum %15, %16 : tensor<17xf32>
%cst_1 = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<17xf32>
%19 = stablehlo.compare GE, %17, %18, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%cst_2 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<17xf32>
%21 = stablehlo.compare LE, %17, %20, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%cst_3 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
%22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<17xf32>
%cst_4 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
%23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17xf32>
%cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<17xf32>
%25 = stablehlo.multiply %13, %22 : tensor<17xf32>
%26 = stablehlo.multiply %13, %23 : tensor<17xf32>
%27 = stablehlo.select %21, %26, %13 : tensor<17xi1>, tensor<17xf32>
%28 = stablehlo.select %19, %25, %27 : tensor<17xi1>, tensor<17xf32>
%29 = stablehlo.multiply %14, %22 : tensor<17xf32>
%30 = stablehlo.multiply %14, %23 : tensor<17xf32>
%31 = stablehlo.select %21, %30, %14 : tensor<17xi1>, tensor<17xf32>
%32 = stablehlo.select %19, %29, %31 : tensor<17xi1>, tensor<17xf32>
%33 = stablehlo.select %21, %22, %24 : tensor<17xi1>, tensor<17xf32>
%34 = stablehlo.select %19, %23, %33 : tensor<17xi1>, tensor<17xf32>
%35 = chlo.square %28 : tensor<17xf32> -> tensor<17xf32>
%36 = chlo.square %32 : tensor<17xf32> -> tensor<17xf32>
%37 = stablehlo.add %35, %36 : tensor<17xf32>
%38 = stablehlo.sqrt %37 : tensor<17xf32>
%39 = stablehlo.multiply %38, %34 : tensor<17xf32>
%cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<17xf32>
%41 = stablehlo.compare EQ, %15, %40, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%42 = stablehlo.compare EQ, %16, %40, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%43 = stablehlo.or %41, %42 : tensor<17xi1>
%44 = stablehlo.select %43, %40, %39 : tensor<17xi1>, tensor<17xf32>
%45 = stablehlo.divide %28, %38 : tensor<17xf32>
%46 = stablehlo.divide %32, %38 : tensor<17xf32>
%47 = stablehlo.divide %arg0, %arg1 : tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5, %11, %12, %44, %47 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xcomplex<f32>>
}
}
// -----
// circular_complex64
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
%c0 = stablehlo.constant dense<"0xA5ADB03F7110A3BEEF94ADBF8C0BDA3F8C856C3EA08E67BF0D1607BF4F41E1BF20F391BFE50042BF16D5E9BEF56B5F3F7E1E93BEB9DA8F3FDB07E43EB8831E3E230F723FC8DA40BFF42BF8BFCB2BD53FB3DC7BBFB72CDB3F6C4AD53E4A0182BE7720D5BF16F3B8BEE2DAFE3F1DEDE73E4529AA3F62BD5A3F852BEDBF5800F63E50528A3E2F4B89BE"> : tensor<17xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f32>>
%r:6 = call @f(%a0) : (tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xE21C843FEA337BBDD86E31C0DFD3103F4685A83E8FB680BFFED1C0BFCBE81BC0F65897BF6EE6B1BE06B01EBF61F7623F11CDF6BE53E3A83FEA36DF3E9C9F0F3E4CA7863F65B9F7BE218623C095CF6ABF2F7618C0F707BE3FB5E3D53E205670BE33D687BFDB4D0E3DD00E813FF9C943BEC17CAC3F1D946B3E0D6889BFD2490EBE5C968D3EBDE785BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xE7CE4B3EC2D5A23EA5C11A3F9F0C2640BD24B33F4B29723EA26C2540C1BAB5BF71070B3FA5A941BF2D7BA13F370ADF3EFDC8D03FAFA3C73E03CD693FCD1E89BD8567423FD6952B3FCA3A7CBF2A3B1840C4D2CA3F87D80E4088B1713F43B0D43D3577CDBDC028BCBEE0B1E6BE950FDBBEFCDFA93E8D336FBF564B9FBE7679F53E46A37F3F4C54943D"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x0611A93F64CC1AC0E644F0BC84E6873FDE88E23DF6B73CBF7EE54CBD304F78BFC0EDDFBEFDDF9FBFF48563BE7B8C473FEDE5C5BD71FE543F4F5EED3E4510403EA4D7EC3E5ED085BF49704F3D66CF863F26187CBD0D06833F2102D23ECC6196BE954A253F21882DC04FFE76BFC695AB3F63C9713E6BDEAD3FBE87513FA19CDA3F015F833E879F8FBE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xD28CA13FAF456ABFB9831FBF5845BE3FE7182F3E4C7652BFAC9183BE1911AEBF180E59BF4C087BBF20EEAEBEC009543F84C542BE4BDE7A3FAFA4E83EBC8D2F3EDB683A3F904F63BFB2A352BF6F60D03F8058F1BE4F3EB43F9480D33EC72F8CBEA4BCA7BF8CE791BFB276A83F17BCAC3FF224663F00A18F3F336CA3BF6CBCA33F7CD4863EB06D8CBE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x230C9E3EAF456A3FDC680C405845BEBFBE2CB33F4C76523F45F4E93F1911AE3F73CB1A404C087B3F63CBF43FC00954BF8B68E13F4BDE7ABFAFE68E3FBC8D2FBEDBB6573F904F633FDA3019406F60D0BFFDB202404F3EB4BFB52F943FC72F8C3E3F6638408CE7913FA264823E17BCACBFC3FA2B3F00A18FBF073E36406CBCA3BFBC5AA73FB06D8C3E"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0xC6D1753FF545DCBDC8E9A0BF25D8AE3E2F56263F027082BFB84DAEBF49350EBFF2ED77BF161D96BE28E544BF0F89333F602F87BF494B763F4262DA3E8D91043E66B4673F5555B6BE24F0A1BF232B733E36E8A2BFB87BDD3E647AD43EBD275FBE82C185BF17C3BFBD2B8E8F3F5C54B53D505B853F0BC5883EF66B8CBF3A0AD63D2F43903E2E1082BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) {
%0 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%1 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%4 = stablehlo.sine %0 : tensor<17xf32>
%5 = stablehlo.cosine %0 : tensor<17xf32>
%6 = stablehlo.exponential_minus_one %1 : tensor<17xf32>
%7 = stablehlo.negate %1 : tensor<17xf32>
%8 = stablehlo.exponential_minus_one %7 : tensor<17xf32>
%9 = stablehlo.subtract %6, %8 : tensor<17xf32>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%11 = stablehlo.divide %9, %10 : tensor<17xf32>
%12 = stablehlo.add %6, %8 : tensor<17xf32>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<17xf32>
%14 = stablehlo.add %12, %13 : tensor<17xf32>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<17xf32>
%16 = stablehlo.divide %14, %15 : tensor<17xf32>
%17 = stablehlo.multiply %4, %16 : tensor<17xf32>
%18 = stablehlo.multiply %5, %11 : tensor<17xf32>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<17xf32>
%20 = stablehlo.complex %19, %18 : tensor<17xcomplex<f32>>
%21 = stablehlo.complex %17, %18 : tensor<17xcomplex<f32>>
%22 = stablehlo.select %3, %20, %21 : tensor<17xi1>, tensor<17xcomplex<f32>>
%23 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%24 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17xf32>
%26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%27 = stablehlo.sine %23 : tensor<17xf32>
%28 = stablehlo.cosine %23 : tensor<17xf32>
%29 = stablehlo.exponential_minus_one %24 : tensor<17xf32>
%30 = stablehlo.negate %24 : tensor<17xf32>
%31 = stablehlo.exponential_minus_one %30 : tensor<17xf32>
%32 = stablehlo.subtract %29, %31 : tensor<17xf32>
%cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<17xf32>
%34 = stablehlo.divide %32, %33 : tensor<17xf32>
%35 = stablehlo.add %29, %31 : tensor<17xf32>
%cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<17xf32>
%37 = stablehlo.add %35, %36 : tensor<17xf32>
%cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<17xf32>
%39 = stablehlo.divide %37, %38 : tensor<17xf32>
%40 = stablehlo.multiply %28, %39 : tensor<17xf32>
%41 = stablehlo.negate %27 : tensor<17xf32>
%42 = stablehlo.multiply %41, %34 : tensor<17xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<17xf32>
%44 = stablehlo.complex %40, %43 : tensor<17xcomplex<f32>>
%45 = stablehlo.complex %40, %42 : tensor<17xcomplex<f32>>
%46 = stablehlo.select %26, %44, %45 : tensor<17xi1>, tensor<17xcomplex<f32>>
%47 = stablehlo.tan %arg0 : tensor<17xcomplex<f32>>
%48 = chlo.asin %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%49 = chlo.acos %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%50 = chlo.atan %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
return %22, %46, %47, %48, %49, %50 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>
}
}
// -----
// hyperbolic_complex64
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
%c0 = stablehlo.constant dense<"0xA5ADB03F7110A3BEEF94ADBF8C0BDA3F8C856C3EA08E67BF0D1607BF4F41E1BF20F391BFE50042BF16D5E9BEF56B5F3F7E1E93BEB9DA8F3FDB07E43EB8831E3E230F723FC8DA40BFF42BF8BFCB2BD53FB3DC7BBFB72CDB3F6C4AD53E4A0182BE7720D5BF16F3B8BEE2DAFE3F1DEDE73E4529AA3F62BD5A3F852BEDBF5800F63E50528A3E2F4B89BE"> : tensor<17xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f32>>
%r:6 = call @f(%a0) : (tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0xD462E23F8E7129BFEB6C753E64460340157D133E28A44EBFE699D43D31A28FBFD78482BFE5A497BFF8919BBE5EEE583F82ED00BE6B73703FA0D3E83E1ECD2D3E14124C3F81B581BF8C9AA43EC90262401F24263E8F28C13FA479D43E48EF8BBE2C9218C0AAAF77BFDFC74E40F1F1D03F53AD933FC22BC33F918B30C04C4FC13FB101873E85A28CBE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xD27A00406A4815BF422A8CBEEFDBE5BFB076223F1C983BBEEFCE5BBE90EC0A3FE93EA03FA206773FA2FF353F1C6EB9BE757CE63E728086BE9F388B3F0E54913DEF4D8A3F4F633FBFD88FABBE27D858C0B3225CBEE9C791BF81CD863F6790DCBDACE52340DA91663F7FA35640AF4BC93F75EBA93F709FA93F77713940C608B8BF16EA7F3FF86194BD"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xDA99663F5F5D8BBDCB6D91BF8DC522BD75650C3FBF8A8EBF623EEDBF01B70A3F3EF077BF2A9E4CBE044952BFE202463FD8F68EBFD7A3B73F1858DA3E7B4D033E850F703FECFA93BEE54E85BF96E904BC7216A7BFA2DDD4BDAA1CD53EC5285EBE2A5972BFCFC237BD1B127A3F8DF2EA3CF63A813F1E23103E47B178BFDB73203D2C7D903EB63582BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x70FE913F38403EBE1B52BBBF657D583F96AAD03E749F7CBF484F9EBF94649DBFF91589BF5380F7BE61A81FBFC047503FC7C329BF4BF4933F4F33DF3E400B113E36D3723F343E08BF86D5D1BF33332C3F3833ACBF161A7D3FAC23D53EB03971BE271BA6BFBC1F3DBEA89CBA3F5B324E3E0D81993FC5CAFB3EC301B3BFBC00673EF55F8D3E94BC85BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0xAF456A3F230C9EBE5845BE3FDC680C404C76523FBE2CB3BF1911AE3F45F4E9BF4C087B3F73CB1AC0C009543F63CBF43F4BDE7A3F8B68E13FBC8D2F3EAFE68E3F904F633FDBB657BF6F60D03FDA3019404F3EB43FFDB20240C72F8C3EB52F94BF8CE7913F3F6638C017BCAC3FA264823E00A18F3FC3FA2B3F6CBCA33F073E3640B06D8C3EBC5AA7BF"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x4CE1493FB2F4A4BF8C6183BEB6C8993F8E0B013E4FFC3FBF70F5FBBDB9868ABFDE4B0ABF700586BF907B80BE82E1463F960B00BE6C975C3FB50FED3E7FFB413E370D023FE21C6FBF17B891BE4061A63F26DE59BEC17F913F40F1D03EF27D96BE394C22BFDCD6B1BF0DB3023F503EB73FA42AFF3E6B94923F4EB40ABF06E8B23F3C37833ECE668FBE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) {
%0 = chlo.sinh %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%1 = chlo.cosh %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%2 = stablehlo.tanh %arg0 : tensor<17xcomplex<f32>>
%3 = chlo.asinh %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%4 = chlo.acosh %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%5 = chlo.atanh %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
return %0, %1, %2, %3, %4, %5 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>
}
}
// -----
// power_complex64
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
%c0 = stablehlo.constant dense<"0x692BAC40F29D6B4088352940E382B6402C648740581C46407D3A5E40585F0F4070063740C77F4F405DC562407FED9B40309C6D40AEF6A3407E408E401EF48440E4419E404EC94F4006EA0340F34AB540D30841402ECBB640A7548D40D7BF6F40C46F15409DE16840B8B6BF40D27E8E40518AAA40AC579B403E6A094006608F4025A588409AD66E40"> : tensor<17xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f32>>
%c1 = stablehlo.constant dense<"0x91B93E3FB95D2E3E3A504A3F317F013E0E97343FEE1B1C3E373F4E3FC09E32BB9EFC463FE6DC073E8B62313FD07C613E4522333F5D95A53D26EC6B3F60364B3B6938593F5AB75B3E1D84493F9273133E75C5553FFC0CC73C7E1C3E3F7A72123EB41E403FB78A643E707E313FEC39E03C5D2A303FF5FC403E797A603F3852193EFFD9603FC430F93C"> : tensor<17xcomplex<f32>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xcomplex<f32>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xcomplex<f32>>
%r:1 = call @f(%a0, %a1) : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x3346284002F821408FDEC93F456A5640D3470F40A176F03FB958344020B1B13F54A5EA3FF1760640D831B43FED6C1C4028BE1440A01B1C40C7248140BACA58409FCD234093E143403885973FF35C4F40C9DA2B40DC007140059518402C0415409E7C913F0849074004A25E401634F23F94040A408E2F27406B4E953FB7924F406BE75E4037983540"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f32>>, %arg1: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>) {
%0 = stablehlo.power %arg0, %arg1 : tensor<17xcomplex<f32>>
return %0 : tensor<17xcomplex<f32>>
}
}
// -----
// parts_complex64
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
%c0 = stablehlo.constant dense<"0xA5ADB03F7110A3BEEF94ADBF8C0BDA3F8C856C3EA08E67BF0D1607BF4F41E1BF20F391BFE50042BF16D5E9BEF56B5F3F7E1E93BEB9DA8F3FDB07E43EB8831E3E230F723FC8DA40BFF42BF8BFCB2BD53FB3DC7BBFB72CDB3F6C4AD53E4A0182BE7720D5BF16F3B8BEE2DAFE3F1DEDE73E4529AA3F62BD5A3F852BEDBF5800F63E50528A3E2F4B89BE"> : tensor<17xcomplex<f32>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f32>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f32>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f32>>
%r:5 = call @f(%a0) : (tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xA5ADB03F7110A33EEF94ADBF8C0BDABF8C856C3EA08E673F0D1607BF4F41E13F20F391BFE500423F16D5E9BEF56B5FBF7E1E93BEB9DA8FBFDB07E43EB8831EBE230F723FC8DA403FF42BF8BFCB2BD5BFB3DC7BBFB72CDBBF6C4AD53E4A01823E7720D5BF16F3B83EE2DAFE3F1DEDE7BE4529AA3F62BD5ABF852BEDBF5800F6BE50528A3E2F4B893E"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0xB3E2E63FD21361BF130A88BFA8D893C04DCA43BF47F0D5BECC6134C0AFB9ED3FE9CF393F8235DD3FDE970DBF3A134CBFAA1A97BF755725BF4894323E2D320D3E712FA73E385AB6BF254D7C3F06A7CEC0CF65FBBFCBA157C03C5FDF3DBCA158BE25152940B6F9993F389570408FE3E63F21C2843F0665114052F34C4023E8E3BF2BA58D3A595D14BE"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0xA5ADB0BF7110A33EEF94AD3F8C0BDABF8C856CBEA08E673F0D16073F4F41E13F20F3913FE500423F16D5E93EF56B5FBF7E1E933EB9DA8FBFDB07E4BEB8831EBE230F72BFC8DA403FF42BF83FCB2BD5BFB3DC7B3FB72CDBBF6C4AD5BE4A01823E7720D53F16F3B83EE2DAFEBF1DEDE7BE4529AABF62BD5ABF852BED3F5800F6BE50528ABE2F4B893E"> : tensor<17xcomplex<f32>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e4 = stablehlo.constant dense<"0x7110A3BE8C0BDA3FA08E67BF4F41E1BFE50042BFF56B5F3FB9DA8F3FB8831E3EC8DA40BFCB2BD53FB72CDB3F4A0182BE16F3B8BE1DEDE73E62BD5A3F5800F63E2F4B89BE"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f32>>) -> (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xf32>) {
%0 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%1 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%2 = stablehlo.negate %1 : tensor<17xf32>
%3 = stablehlo.complex %0, %2 : tensor<17xcomplex<f32>>
%4 = chlo.square %arg0 : tensor<17xcomplex<f32>> -> tensor<17xcomplex<f32>>
%5 = stablehlo.negate %arg0 : tensor<17xcomplex<f32>>
%6 = stablehlo.real %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
%7 = stablehlo.imag %arg0 : (tensor<17xcomplex<f32>>) -> tensor<17xf32>
return %3, %4, %5, %6, %7 : tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// functions_complex128
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
%c0 = stablehlo.constant dense<"0x000000A0B415F63F000000200E62D4BF000000E09DB2F5BF000000807141FB3F00000080B190CD3F00000000D4F1ECBF000000A0C1E2E0BF000000E02928FCBF00000000643EF2BF000000A01C40E8BF000000C0A23ADDBF000000A07EEDEB3F000000C0CF63D2BF0000002057FBF13F00000060FB80DC3F0000000077D0C33F00000060E441EE3F00000000591BE8BF000000807E05FFBF0000006079A5FA3F00000060967BEFBF000000E09665FB3F000000804DA9DA3F000000402940D0BF000000E00EA4FABF000000C0621ED7BF000000405CDBFF3F000000A0A3FDDC3F000000A02845F53F00000040AC57EB3F000000A070A5FDBF000000000BC0DE3F000000004A4AD13F000000E06529D1BF"> : tensor<17xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x000000807826ECBF000000A0D4FDF13F0000002094E4C3BF00000080CA18DB3F000000A0BE35F8BF00000000C4DAEA3F000000C0A426B73F00000060384CFABF00000040BD40D7BF0000000040BBE03F00000000426AFBBF000000409AC5FE3F000000A087AAF9BF00000000B89BD3BF00000040591FFF3F0000004063CEF8BF0000006037D7E83F000000C03C54FD3F000000A08145CABF000000A09586E63F0000004050F1E13F000000C03161F3BF000000009F60EDBF000000A00906E63F000000A0315CE9BF000000201489FF3F000000205D4EFBBF00000040CA97F2BF0000002070A2FCBF000000A0A3A5F63F00000020ACADF33F000000A0E875E93F000000E0310DF43F0000008013D0F1BF"> : tensor<17xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xcomplex<f64>>
%r:10 = call @f(%a0, %a1) : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xf64>, tensor<17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x8592D77A87350E400BA5E3889FEBF3BF55742809CD73A1BF350F18196D58D03FA1C8EEA2BEEAE83FEC6A72E645B1EFBF10488ABC7E60BCBF6B262765FA8AE2BF85738D7D11BACD3F35D06EF09321CCBFA599E7DAA90DDA3F48589E40D40DDF3F092A8976B6C0D43FA69B273466A6E53F24725ED0B0ADF83F9480EEA8E4CECE3F95CFDCFBDE0AFE3F5A828725E52CFCBFD2447B1733D58BBF9641911E4555C23F5E1C13CA49FFAABFA2916A6353B0D73F942A7F3A7D7DF73F9CC3ED646C62D8BF5D5696F2FFA6C63FEAEAD91BCF1DB1BF3F0FE5EBB5561A40313909FED9A3094039EF3F9F8CD903402CF68A21B3CC064063C4A8C2CBCBC13FCA8EBDCD0D8DB23FB2EBF3EEAE36F43F6E15C9716037D6BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x8592D77A873506400BA5E3889FEBF3BFA34349689E8BF0BF340F18196D58D03F7BDD44740555CCBFEC6A72E645B1EFBF81A4C8EB07C6F1BF6B262765FA8AE2BF1FA39CA07B91E8BF35D06EF09321CCBF2D338C122BF9E2BF48589E40D40DDF3FFC6ABBC4A49FE5BFA69B273466A6E53F49E4BCA0615BE13F9480EEA8E4CECE3F299FB9F7BD15EC3F5A828725E52CFCBF8AF62E66AA37F0BF9641911E4555C23FE398504EFAD7F0BFA3916A6353B0D73F51AAFCE9F4F5DD3F9CC3ED646C62D8BF696A5A034056EABFEAEAD91BCF1DB1BF3F0FE5EBB5561640313909FED9A3094073DE7F3E19B3F73F2CF68A21B3CC0640E7CE550F0D8DEBBFC98EBDCD0D8DB23FC4AECFBBBBDAD03F6E15C9716037D6BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x0BC42F547D49D63FE4F01C82B606CDBFE845C51646E6E83F0817454BF5F101405748C2D39C9AB1BF663DEF94E921F5BF4392F669CB76E33F133A70003BCBFDBFD181F5EB111BD43F93103892A67004C00E54036AB4EB8EBF0D8B2D335B6C0040C2448D47D1FFC23F795FF2DD4123FD3FF3117AD4E80EE8BFFE10BF43A068D53F77EE8580EC49C83FF79F70011887E5BF42AC493F6E07EE3FCB974F8790740340A487F2CC77C6E53F1871D1690BBD0040F27A43147CF7E6BF768D73D93884E1BFCF418B41220DE13F33CDF7F1736C07C0029432703ED8E63F5A8AD73F36A2CC3F86E8272C9249DD3F78F9D3D2BB47E23FF0093734F2C6E43FA449F2905C1A074057AA76B688E8EEBF334CB67D6E03E9BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xFCD50043FF08EC3F9EE1079C7B06C1BFE804A11BD8BAE13F705FB28D156EFC3F194AE9A8851DDB3F51239B3A4647E4BFE080E5C50E33E33FFB4C5378F4EFF4BF6EC383D47DABD0BF96613C02730FFCBF28E3F13D0B4F9C3F5C4D71D34739F03FBC1B98E6D949D23F50C369A23817F03F7FBE1D8FC1F0D73F6ADF4A0C4050BB3F7EA1D0A25788E73FF20248FBCEA4D7BF33051096C8BCE43F37FCB25B48AC004027E2A3F85636E13FFBC4C85C51FBF83F9B89B123C14CD73F9A0C8AC9CBB3C6BFCBA59EC5FBD4D1BFA9A72E53F22605C0F8CCFE4820B6F13F1A95EA60213DC33FD1120A184314ED3F773CA9443580D63F89D8198355D295BF058D61664B070540592413DE52B3D03F794325A3C1A1CABF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x69A53515BDEBF23F78ABB551883CC1BF2CFE9F406B81E43F182B8B605644F53F44BB88A5FE6AE83F3E9FF60B55F7E2BF084396ABC7E4E93F565797020266F1BF5F0A56105FA6D53F905EBA3601ECF1BFD74E60115E72E03F7CACBE714A2BEB3FAA6C88014923E53F261942B7DF38EB3FB8295CDCA7AAE53F75F96EBAA743BD3F420AED64439BF03F041DBCAEF539D7BF5E205E344EC6E13F5C3E19E669FCF73F7DDE5ABC7186E63F530CDC1BDE75F33F2393BE0CEF84E53F9787ED82522AC8BF40241F9223D0C13F58EF608600C4F4BFEE98929A74B8F63FC0ED497C626AC43FD5CFCF7C774CF33F35D0FAA03AABD63F1F8D057DE467C63F325D99B96CF5F53FA6E012E60C41E23F27E3E8BFC215CEBF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x565973D8B4B6EA3FEC7C01C8E655B83F07CBDF47D6D5D23F6B7469F6E088E3BFBCC835ABF827EA3F2512A16EF550E43FB3F180531D30DC3F21780848A6F0E23F47FD890662A0CF3F03DE77AE3A2EEA3F1461A0FC6AB2E03F2329033C1995EBBF3FEE416BD838E23F1252FE089477E7BFC9E36D91D4F9F63F9A883EDB5C08CFBF66FF143DF578EB3FC24873054436D33F9A633D143DD1CB3FADBBE87AE1C4E2BF7E566880F8CFD63FF33F2DDE63B5E3BFE12CEF62ED0DF63FEC20182929C4D83F9B9FEE1FF2E8B43FC95F3D5A3860E83F01E09E430241E63F562CE4450EFFB3BFA78BA64F906CE83F92DA65B275B0CCBFC520F1F61369B73F0B4519487AF1E6BF60DE48C950FAF73FE08DC94C59C2E33F"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e6 = stablehlo.constant dense<"0x40259C01F1B9E93F8F8CFB45942AAABF34E8CD549491A03F059A552FE75FD03F69F2D07F4E44E23F68FA42C16C96CEBFB36A165E1AF5CA3F045D30556576E0BF5D324BE39D53CB3FA906E19399F4C1BFD6ABE9C28A59D73F88CC1E1D2109CC3F75A24FEDBAACD93F636218E08D94D33F4DABE4BA7986E33FE18AE98D48E5A23FC84FB3C3D5E8E73F32E9A3B0BDCDC3BFF49E51316D4E7D3F23230198E373C23F2D7EFCC3C58BB53F3A469CF614E7D63FCA2C8BBE2656E33FCE2A949D2047AFBFA1B7EB009C98C33F892DE7EFF9A1A8BF096CFEE1906BEC3FE600DB2F0534A83F788A7A06147FEA3F2BA6E2CDBA05C23F5B6F2998AD13C03FCCDBD534677BAC3F246BEB76C42FE23FD41E3877D0F2B0BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e7 = stablehlo.constant dense<"0x86FC9C4A452EEF3FFFB393E530C7CCBFF10934EA2CEEE3BF09CE0DBC1B09E93FA826996578ABCF3F814357D74B01EFBFBAE7E8C6C461D2BFDFA4416ED5A6EEBF11D2BA6E94A6EABF876F831974B6E1BF2D13823D77ACDDBF8C71B7B9415AEC3F0405D2D2D1B4CFBF1D7274F3B200EF3F6C37E7FAEC39EE3FEE3C8526FC02D53F445145791907E93FA8B5D4A4B2F0E3BFF0B7E3733A46E8BF1DC621B6CFD9E43F6CDDE4645AE2DFBFD987F78E04BFEB3F5870CAF30753EB3F13D2B12F9DA7E0BFF35AAFDFC345EFBFE60C8FED5423CBBF0B3AA4CAE133EF3F8E17937E3A65CC3F170B10E44AEBEA3FFBF28F19544DE13FC4295D0EBCF9EEBF15F353258110D03F74B9553E2EB6E63FC5BF0EEFF98AE6BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e8 = stablehlo.constant dense<"0x6D8284D540AAF63F2C4074AD376B0140E453800E9BDFED3FADC7456E3C65FD3FD4343570D3E7F53F4F4661013F85EF3F0BF85CAA6A8FF23FB04FBB502E2DDE3FCEC972B9E057F33F6B9715407F7204408AA91A6DDC98FF3F002F746F3A39DF3F5A439DD9B542FB3F71174806E1550040643017D6E948F93FD4BE925773A0FE3FBF7104FD805CD83F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e9 = stablehlo.constant dense<"0x76D7DAB16AAFE8BF0BD52F1EF5F7E3BF75517987C553124074F44D059B56F83F27B39E6AD6B2D7BF90266C50511DD93F7EEE7B3333CCF03FBECEA2777D3ED8BFE60F106C2FC9A63F1B1678B9E13201408888CE8652BDD73F16973081EBCEB7BF000C83C67E62A63FEC6DFB2CC1AFE6BF734B8464F4E9B93FFBAA591A8C83C43FE6BE29C66AE5C4BF3BF162C0FEB7E2BFD176DF887C5D07404D769CCE9971FE3F969035B2ED94F7BF008F05831BA3C0BF479FB02D8116DBBFE7BDCB8CBFD8A4BF9D3007B1D03BC13F89CE5839094DE93F957EBD1D5B75EDBFA8D133443921D73F4980FEB90AC2CCBFBD9B199DD6F6E4BFCA4327DFE848ECBF053609AF8ACCEE3F1A3722EB6205CD3F126452147FB789BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f64>>, %arg1: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xf64>, tensor<17xcomplex<f64>>) {
%0 = stablehlo.exponential %arg0 : tensor<17xcomplex<f64>>
%1 = stablehlo.exponential_minus_one %arg0 : tensor<17xcomplex<f64>>
%2 = stablehlo.log %arg0 : tensor<17xcomplex<f64>>
%3 = stablehlo.log_plus_one %arg0 : tensor<17xcomplex<f64>>
%4 = stablehlo.sqrt %arg0 : tensor<17xcomplex<f64>>
%5 = stablehlo.rsqrt %arg0 : tensor<17xcomplex<f64>>
%6 = stablehlo.negate %arg0 : tensor<17xcomplex<f64>>
%7 = stablehlo.exponential %6 : tensor<17xcomplex<f64>>
%cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<17xcomplex<f64>>
%9 = stablehlo.add %8, %7 : tensor<17xcomplex<f64>>
%cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<17xcomplex<f64>>
%11 = stablehlo.divide %10, %9 : tensor<17xcomplex<f64>>
%12 = stablehlo.sign %arg0 : tensor<17xcomplex<f64>>
%13 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%14 = stablehlo.imag %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%15 = stablehlo.abs %13 : tensor<17xf64>
%16 = stablehlo.abs %14 : tensor<17xf64>
%17 = stablehlo.maximum %15, %16 : tensor<17xf64>
%cst_1 = stablehlo.constant dense<6.7039039649712985E+153> : tensor<f64>
%18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<17xf64>
%19 = stablehlo.compare GE, %17, %18, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%cst_2 = stablehlo.constant dense<1.4901161193847656E-8> : tensor<f64>
%20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<17xf64>
%21 = stablehlo.compare LE, %17, %20, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%cst_3 = stablehlo.constant dense<2.2227587494850775E-162> : tensor<f64>
%22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<17xf64>
%cst_4 = stablehlo.constant dense<4.4989137945431964E+161> : tensor<f64>
%23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<17xf64>
%cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<17xf64>
%25 = stablehlo.multiply %13, %22 : tensor<17xf64>
%26 = stablehlo.multiply %13, %23 : tensor<17xf64>
%27 = stablehlo.select %21, %26, %13 : tensor<17xi1>, tensor<17xf64>
%28 = stablehlo.select %19, %25, %27 : tensor<17xi1>, tensor<17xf64>
%29 = stablehlo.multiply %14, %22 : tensor<17xf64>
%30 = stablehlo.multiply %14, %23 : tensor<17xf64>
%31 = stablehlo.select %21, %30, %14 : tensor<17xi1>, tensor<17xf64>
%32 = stablehlo.select %19, %29, %31 : tensor<17xi1>, tensor<17xf64>
%33 = stablehlo.select %21, %22, %24 : tensor<17xi1>, tensor<17xf64>
%34 = stablehlo.select %19, %23, %33 : tensor<17xi1>, tensor<17xf64>
%35 = chlo.square %28 : tensor<17xf64> -> tensor<17xf64>
%36 = chlo.square %32 : tensor<17xf64> -> tensor<17xf64>
%37 = stablehlo.add %35, %36 : tensor<17xf64>
%38 = stablehlo.sqrt %37 : tensor<17xf64>
%39 = stablehlo.multiply %38, %34 : tensor<17xf64>
%cst_6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<17xf64>
%41 = stablehlo.compare EQ, %15, %40, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%42 = stablehlo.compare EQ, %16, %40, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%43 = stablehlo.or %41, %42 : tensor<17xi1>
%44 = stablehlo.select %43, %40, %39 : tensor<17xi1>, tensor<17xf64>
%45 = stablehlo.divide %28, %38 : tensor<17xf64>
%46 = stablehlo.divide %32, %38 : tensor<17xf64>
%47 = stablehlo.divide %arg0, %arg1 : tensor<17xcomplex<f64>>
return %0, %1, %2, %3, %4, %5, %11, %12, %44, %47 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xf64>, tensor<17xcomplex<f64>>
}
}
// -----
// circular_complex128
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
%c0 = stablehlo.constant dense<"0x000000A0B415F63F000000200E62D4BF000000E09DB2F5BF000000807141FB3F00000080B190CD3F00000000D4F1ECBF000000A0C1E2E0BF000000E02928FCBF00000000643EF2BF000000A01C40E8BF000000C0A23ADDBF000000A07EEDEB3F000000C0CF63D2BF0000002057FBF13F00000060FB80DC3F0000000077D0C33F00000060E441EE3F00000000591BE8BF000000807E05FFBF0000006079A5FA3F00000060967BEFBF000000E09665FB3F000000804DA9DA3F000000402940D0BF000000E00EA4FABF000000C0621ED7BF000000405CDBFF3F000000A0A3FDDC3F000000A02845F53F00000040AC57EB3F000000A070A5FDBF000000000BC0DE3F000000004A4AD13F000000E06529D1BF"> : tensor<17xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f64>>
%r:6 = call @f(%a0) : (tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x8966A53F9C83F03F70483A4F7D66AFBFD38C1215DB2D06C0F24281F17B1AE23F477C7ACFA810D53FEA1CFDDFD116F0BF56123CC23F1AF8BF245B324E197D03C043BB7CB61EEBF2BFD15C85C9CD3CD6BF705108C500D6E3BF89278B23EC5EEC3F0905E512A2D9DEBFD53076696A1CF53F78E7784FDDE6DB3F4305BB95F3F3C13F811E4A80E9D4F03F628D3F882CF7DEBF3C12E63AC47004C0344058B2F259EDBF95E225ECC50E03C0CE08E0EFFEC0F73F2A1FA38D76BCDA3F0B0A0AF7C30ACEBFA8FB8751C6FAF0BFBF22DF58BBC9A13F2E974EF6D921F03F828471273F79C8BFF13AE21F988FF53F9EE3A8AF8372CD3FF3B870A8012DF1BF47B348373AC9C1BFDA412078CBB2D13F8A060E85F7BCD0BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xCD1837F5DC79C93F7F5B6D45B85AD43F4CCB60BA3458E33F6FB0CEF793C104408BE49AB39764F63F1D79A44F2945CE3F531E542494AD0440F7E87C2258B7F6BF5CBD7F0EEE60E13F77322D8F3435E8BFA6EF59A7652FF43FF401DDC946E1DB3F005428A71F19FA3F83C4CDCB75F4D83F015A527AA039ED3F94F74DAED923B1BF194B35AAF04CE83F4A8D5E9CBA72E53FDADCB26A5987EFBFDABED24865070340C9C55C92585AF93FE15E84DE10DB0140FC69450D3136EE3F3C69895B0896BA3FCC1E4F82E6AEB9BF1F946D051885D7BF7D0119053CD6DCBF05FE908EF261DBBF9B37A873FF3BD53F15C731A371E6EDBF0EEA8BC56AE9D3BF334A36B02EAFDE3F3438B3D268F4EF3FDEC96151898AB23F"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x7894B4C52022F53F550281848C5903C0CF433FBB9C089EBFBC20B87CD0FCF03FA087D8B41B51BC3FC83FF4C0FE96E7BF00B048DDAF9CA9BF3AB9A921E609EFBFA64807EDB7FDDBBF7FFEB8A7FFFBF3BFBDD3AA78BE70CCBFC682FE4C8FF1E83F4F268F80BDBCB8BF27FBEA23CE9FEA3FF54B1CCDC9ABDD3FA83D0F9B0802C83FBFC4F57BF49ADD3F928F96AC0BBAF0BF3B34C63009EEA93F3E0C36BDECD9F03F175BCFC40483AFBF7546BB98C160F03F6DB444FE4340DA3F5BBCCD8D39CCD2BF1FA45E8052A9E43F20B9E81604B105C0F9ECA0FBC9DFEEBF30760FDEB872F53FBD80D25E2C39CE3FA4611162CDBBF53F21C53CBBF730EA3FC8FDB71E9453FB3F213E0E10E06BD03F5E5D3DE7F0F3D1BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0xE9362B349A31F43FA10B2717B648EDBF5CF9221577F0E3BF3156A805ABC8F73F869420071DE3C53F993072BFC94EEABFF431E67D3572D0BF9116AE0F23C2F5BF3F9BC9ECC221EBBFAE6B8E7D0961EFBFEB891C1DC4DDD5BFC33DC6193881EA3FC1426D79B058C8BF5F1F8057C95BEF3F5937D6D29514DD3FE9E8E06FB7F1C53FE1F229611B4DE73FB272170FF269ECBF403536607654EABF2A2C5CCE0D0CFA3F5FEA1CDF0F2BDEBF23461CE7C987F63F31B6AB731270DA3F5A8B5ED3F885D1BF42E4718094F7F4BF9847AA76F13CF2BF99943F4BD60EF53F76688DE38297F53FBFDE0C5A9EC4EC3F87C536FB1FF4F13F4E788567866DF4BF06BB75788D77F43F3E4D4D868FDAD03F0E5DE6EBB58DD1BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xBED8638084C1D33FA10B2717B648ED3FE3D46A6F1B8D01403156A805ABC8F7BF871A60B39765F63F993072BFC94EEA3F95B9BDB3883EFD3F9116AE0F23C2F53F5C7D54656E590340AE6B8E7D0961EF3F934F8B5B6C99FE3FC33DC6193881EABF70D57163112DFC3F5F1F8057C95BEFBF429F8EDFD5DCF13FE9E8E06FB7F1C5BF50675E47DBF6EA3FB272170FF269EC3FDCA32F421B2603402A2C5CCE0D0CFABFD8B305A65F56004023461CE7C987F6BF8C3F59B7F685F23F5A8B5ED3F885D13FAD085BEAC70C07409847AA76F13CF23FFC611224944CD03F76688DE38297F5BF717B7B4E587FE53F87C536FB1FF4F1BFB3D2E4DDC0C7064006BB75788D77F4BFC9D9B07257EBF43F0E5DE6EBB58DD13F"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x192B08C638BAEE3F17CE6CBBBE88BBBF8A9AD8F2381DF4BF9105E98D04DBD53F1B697BE3C5CAE43F8C41FF3D004EF0BFC6712EF4B6C9F5BF9E350616A9C6E1BFAB2E3554BEFDEEBF76AD32B4A2C3D2BF3E2EB007A59CE8BF173455DB2171E63F691242F8EBE5F0BF822C781F69C9EE3F3CD51B39484CDB3F7390079E3192C03F3BA61FBE8CF6EC3F872E2C9FAACAD6BFC8776D8B043EF4BF1626B3646465CE3F44F19EBF065DF4BFA3D818ED76AFDB3FE5B1AD7A4C8FDA3F2EC519B5F7E4CBBFDB9B5D5130B8F0BF1043DDE162F8B7BF7ACD195DC5F1F13F9776DDA58BAAB63FE2C93EFD69ABF03F75D67D61A118D13F7B5D77AB7E8DF1BF1ACE306447C1BA3F6E2313D96508D23F1842B7A30542D0BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) {
%0 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%1 = stablehlo.imag %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<17xf64>
%3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%4 = stablehlo.sine %0 : tensor<17xf64>
%5 = stablehlo.cosine %0 : tensor<17xf64>
%6 = stablehlo.exponential_minus_one %1 : tensor<17xf64>
%7 = stablehlo.negate %1 : tensor<17xf64>
%8 = stablehlo.exponential_minus_one %7 : tensor<17xf64>
%9 = stablehlo.subtract %6, %8 : tensor<17xf64>
%cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<17xf64>
%11 = stablehlo.divide %9, %10 : tensor<17xf64>
%12 = stablehlo.add %6, %8 : tensor<17xf64>
%cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<17xf64>
%14 = stablehlo.add %12, %13 : tensor<17xf64>
%cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<17xf64>
%16 = stablehlo.divide %14, %15 : tensor<17xf64>
%17 = stablehlo.multiply %4, %16 : tensor<17xf64>
%18 = stablehlo.multiply %5, %11 : tensor<17xf64>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<17xf64>
%20 = stablehlo.complex %19, %18 : tensor<17xcomplex<f64>>
%21 = stablehlo.complex %17, %18 : tensor<17xcomplex<f64>>
%22 = stablehlo.select %3, %20, %21 : tensor<17xi1>, tensor<17xcomplex<f64>>
%23 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%24 = stablehlo.imag %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<17xf64>
%26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%27 = stablehlo.sine %23 : tensor<17xf64>
%28 = stablehlo.cosine %23 : tensor<17xf64>
%29 = stablehlo.exponential_minus_one %24 : tensor<17xf64>
%30 = stablehlo.negate %24 : tensor<17xf64>
%31 = stablehlo.exponential_minus_one %30 : tensor<17xf64>
%32 = stablehlo.subtract %29, %31 : tensor<17xf64>
%cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<17xf64>
%34 = stablehlo.divide %32, %33 : tensor<17xf64>
%35 = stablehlo.add %29, %31 : tensor<17xf64>
%cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<17xf64>
%37 = stablehlo.add %35, %36 : tensor<17xf64>
%cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<17xf64>
%39 = stablehlo.divide %37, %38 : tensor<17xf64>
%40 = stablehlo.multiply %28, %39 : tensor<17xf64>
%41 = stablehlo.negate %27 : tensor<17xf64>
%42 = stablehlo.multiply %41, %34 : tensor<17xf64>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<17xf64>
%44 = stablehlo.complex %40, %43 : tensor<17xcomplex<f64>>
%45 = stablehlo.complex %40, %42 : tensor<17xcomplex<f64>>
%46 = stablehlo.select %26, %44, %45 : tensor<17xi1>, tensor<17xcomplex<f64>>
%47 = stablehlo.tan %arg0 : tensor<17xcomplex<f64>>
%48 = chlo.asin %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%49 = chlo.acos %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%50 = chlo.atan %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
return %22, %46, %47, %48, %49, %50 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
}
}
// -----
// hyperbolic_complex128
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
%c0 = stablehlo.constant dense<"0x000000A0B415F63F000000200E62D4BF000000E09DB2F5BF000000807141FB3F00000080B190CD3F00000000D4F1ECBF000000A0C1E2E0BF000000E02928FCBF00000000643EF2BF000000A01C40E8BF000000C0A23ADDBF000000A07EEDEB3F000000C0CF63D2BF0000002057FBF13F00000060FB80DC3F0000000077D0C33F00000060E441EE3F00000000591BE8BF000000807E05FFBF0000006079A5FA3F00000060967BEFBF000000E09665FB3F000000804DA9DA3F000000402940D0BF000000E00EA4FABF000000C0621ED7BF000000405CDBFF3F000000A0A3FDDC3F000000A02845F53F00000040AC57EB3F000000A070A5FDBF000000000BC0DE3F000000004A4AD13F000000E06529D1BF"> : tensor<17xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f64>>
%r:6 = call @f(%a0) : (tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0xC41FCF715A4CFC3F35F90FBB312EE5BFB25DC46E9DADCE3FF4B9998ECC680040244C05AEA26FC23F7F90160785D4E9BF46B071DF3C93BA3F925A082646F4F1BF36C58FE39A50F0BF4094A6AC9CF4F2BF02E60FFC3E72D3BF4053DDD7CB1DEB3F755FE53FB01DC0BFA438E35B6D0EEE3FB03E65EC731ADD3FE2042CCDA3B9C53F730FEE694282E93F0A34E32FB036F0BF4959DC7F5193D43FE433982759400C40CD20EEDA83C4C43FA1F924DD1125F83FD3D9216C348FDA3F18FA661CE97DD1BFB777308B451203C065D52932F5F5EEBFD06998F9FBD80940C32D412A3E1EFA3FACF6F285AA75F23FCFFE652C7865F83F5CDA8010721106C0319C958CE929F83F5F91183C36E0D03F52D1F5A95094D1BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xA302F0415A0F0040E150B7560DA9E2BF633D87584885D1BF1C70EDD67DBBFCBF98756DF7D54EE43FB4696F7D0373C7BF2BFCFDCDDD79CBBFBA8EE9E6915DE13FA6734113DD07F43F7374315DD4E0EE3FD3BF7B6BF4BFE63F384E1C6FC32DD7BFC4D97B968ECFDC3FFC39774F0ED0D0BF782245D51367F13F63F784B7812AB23FDCC7E5C6BD49F13FA09C48EB69ECE7BF6F339818FB71D5BFCA1FAFD5041B0BC0E5E7724D5684CBBF39554A04FD38F2BF1FB4761FB0D9F03F11261B220D92BBBF1DDD598AB57C04400798AE4E3BD2EC3FACB431DE6FD40A409D44D1D17529F93FC8E78CB86E3DF53F89EDAF16EE33F53FA266ABCC2E2E074045C3B9AF1801F7BFB48EDBBF42FDEF3F71104D1F3F8CB2BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x5E3844583BD3EC3F7D8EBCD9AB6BB1BF846CC94EB92DF2BF5EF6BFB0B158A4BF95B947A7AE8CE13FB7451FF557D1F1BF48A47E53CCA7FDBF14B47622E056E13F6EDF92C207FEEEBF07A6FB58C593C9BF5706244A2049EABF3D2A15265CC0E83F3403C50ADBDEF1BF63584EE17AF4F63F789EDF02034BDB3F29573472AF69C03FDC6BB279F001EE3FA83D44775D7FD2BF262A8DA0DCA9F0BFD6B55A9E329D80BF1C514851CEE2F4BF724F23FEB39BBABF7B4FFB4D95A3DA3F1E85EA9B18C5CBBFC22C845D254BEEBFBCC913E059F8A6BF30EC42454342EF3F83571EB5515E9D3F910EACAD5E27F03F276212BC6304C23F4F38AC102916EFBF119F30717B0EA43F90B3CE8EA50FD23FEC2804B1B646D0BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x134006F7CD3FF23F43D49CF106C8C7BF35757A69436AF7BF7876DEBAAC0FEB3FBE96BF9F5215DA3FA83BA561EE93EFBFF64ECE05E9C9F3BFFF75648892ACF3BF32D7BA1ABF22F1BF11623D5F0AF0DEBF1676AE2C0CF5E3BF57717B0AF808EA3F35451BFC7838E5BF55DA435A897EF23FCFFDD5C069E6DB3F500ED2E26721C23F2A5CE4C7665AEE3F93EDD486C607E1BF98FDFDB4B03AFABFE0198B6E6686E53FD202D3FF6686F5BFCE5B64B942A3EF3F8691704475A4DA3FDD4112FC3527CEBFD7EC6AC864C3F4BF24FC066FF7A3C7BFC9E906189553F73F2E79446B4BC6C93F6A018EAB2130F33F844830A05879DF3FB14A495F3860F6BF2573D7A017E0CC3F37585AA4FEABD13F237EB59192B7D0BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0xA10B2717B648ED3FBED8638084C1D3BF3156A805ABC8F73FE3D46A6F1B8D0140993072BFC94EEA3F871A60B39765F6BF9116AE0F23C2F53F95B9BDB3883EFDBFAE6B8E7D0961EF3F5C7D54656E5903C0C33DC6193881EA3F934F8B5B6C99FE3F5F1F8057C95BEF3F70D57163112DFC3FE9E8E06FB7F1C53F429F8EDFD5DCF13FB272170FF269EC3F50675E47DBF6EABF2A2C5CCE0D0CFA3FDCA32F421B26034023461CE7C987F63FD8B305A65F5600405A8B5ED3F885D13F8C3F59B7F685F2BF9847AA76F13CF23FAD085BEAC70C07C076688DE38297F53FFC611224944CD03F87C536FB1FF4F13F717B7B4E587FE53F06BB75788D77F43FB3D2E4DDC0C706400E5DE6EBB58DD13FC9D9B07257EBF4BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0xB2A82492293CE93F43A6864D969EF4BFB4619482316CD0BF128973AA1639F33F7EC56AB17121C03FA46FD6E489FFE7BF4AA574FFAD7EBFBFBC900910D750F1BFB1E2FABD7B49E1BF61DC4913AEC0F0BF4BFE81FA710FD0BFECE7F75330DCE83F891500D97201C0BF1581E37EED92EB3F8B5C377BF6A1DD3FBC4BBDCF6F3FC83FAE51F5DFA641E03F27283C539CE3EDBF34C7E5CF0237D2BF3020B50328CCF43FD804AED0C43BCBBF7DA5DC1FF82FF23FEAD15FF5271EDA3FCF36583CBECFD2BF834CD21D8749E4BFD9091E7EDB3AF6BFA195BBAE6156E03F5C8D3F0ECAE7F63FE5FCAB8154E5DF3F6B8E3D618D52F23F8A2EA2B28956E1BF124C51CB005DF63F950AD489E766D03FA508BCBED9ECD1BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) {
%0 = chlo.sinh %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%1 = chlo.cosh %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%2 = stablehlo.tanh %arg0 : tensor<17xcomplex<f64>>
%3 = chlo.asinh %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%4 = chlo.acosh %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%5 = chlo.atanh %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
return %0, %1, %2, %3, %4, %5 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>
}
}
// -----
// power_complex128
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
%c0 = stablehlo.constant dense<"0x000000286D8515400000003CBE730D4000000010B1260540000000605CD016400000008C85EC1040000000008BC30840000000984FC70B4000000010EBEB014000000000CEE00640000000D8F8EF0940000000A8AB580C40000000D4AF7D13400000000886B30D40000000C8D57E1440000000B60FC81140000000B8839E10400000008C3CC81340000000C029F90940000000C0407D0040000000585EA91640000000681A210840000000B865D91640000000D894AA1140000000D8FAF70D4000000090F8AD0240000000A8331C0D4000000010D7F617400000003ADACF1140000000284A51154000000088F56A1340000000B0472D0140000000B000EC1140000000A0A414114000000044D3DA0D40"> : tensor<17xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f64>>
%c1 = stablehlo.constant dense<"0x9A99991132D7E73FCDCCCC1CB7CBC53F9A991949074AE93FCDCCCC1CE62FC03F9A9999C5E192E63FCDCCCCCC7D83C33F9A9919E3E6C7E93FC0CCCCCCD85366BF9A9999AF93DFE83FCDCCCCCC9CFBC03F9A999959512CE63FCDCCCCEC992FCC3F9A9999A54864E63F9A999999ABB2B43F9A9999C1847DED3F40333333CB66693F9A99990F0D27EB3FCDCCCC2CEB76CB3F9A9919938330E93FCDCCCC34726EC23F9A99999DAEB8EA3F686666669FE1983F9A9999A98FC3E73FCDCCCC344F4EC23F9A99997FD603E83FCDCCCCDC5691CC3F9A9999F5CD2FE63F686666663D079C3F9A9999954B05E63FCDCCCC9C9E1FC83F9A99991D4F0FEC3FCDCCCCF4462AC33F9A9999D53F1BEC3F6866666618269F3F"> : tensor<17xcomplex<f64>>
%z1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xcomplex<f64>>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xcomplex<f64>>
%r:1 = call @f(%a0, %a1) : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x1C367094C6080540CC5D7055003F0440B1C6ADE7D13BF93F2C993CC648CD0A40A0F8C279FAE801402678EF46D40EFE3F56FA6821178B06403AACF3282436F63F9194305CAA54FD3F733CDCFDDDCE0040EB8A7D373B86F63F572616739D8D034069849107C5970240599F6D3C74830340D928F0D4982410406339C26D57190B40831617CDB37904403DDAB258327C084029F2D82EA7F0F23FA28552449EEB0940233B0E2C597B0540A0B9D1831B200E409A0B298CA012034059B9B44185A0024063519BD1932FF23F0DB99A0021E900402B0E818A40D40B404FC035B58246FE3FD142A35492400140DCD7189CF1E50440F03DF872CDA9F23FAE8982F656F20940A5850188EDDC0B408A4AE7DE06B30640"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 64 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f64>>, %arg1: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>) {
%0 = stablehlo.power %arg0, %arg1 : tensor<17xcomplex<f64>>
return %0 : tensor<17xcomplex<f64>>
}
}
// -----
// parts_complex128
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
%c0 = stablehlo.constant dense<"0x000000A0B415F63F000000200E62D4BF000000E09DB2F5BF000000807141FB3F00000080B190CD3F00000000D4F1ECBF000000A0C1E2E0BF000000E02928FCBF00000000643EF2BF000000A01C40E8BF000000C0A23ADDBF000000A07EEDEB3F000000C0CF63D2BF0000002057FBF13F00000060FB80DC3F0000000077D0C33F00000060E441EE3F00000000591BE8BF000000807E05FFBF0000006079A5FA3F00000060967BEFBF000000E09665FB3F000000804DA9DA3F000000402940D0BF000000E00EA4FABF000000C0621ED7BF000000405CDBFF3F000000A0A3FDDC3F000000A02845F53F00000040AC57EB3F000000A070A5FDBF000000000BC0DE3F000000004A4AD13F000000E06529D1BF"> : tensor<17xcomplex<f64>>
%z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<17xcomplex<f64>>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xcomplex<f64>>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xcomplex<f64>>
%r:5 = call @f(%a0) : (tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xf64>, tensor<17xf64>)
%e0 = stablehlo.constant dense<"0x000000A0B415F63F000000200E62D43F000000E09DB2F5BF000000807141FBBF00000080B190CD3F00000000D4F1EC3F000000A0C1E2E0BF000000E02928FC3F00000000643EF2BF000000A01C40E83F000000C0A23ADDBF000000A07EEDEBBF000000C0CF63D2BF0000002057FBF1BF00000060FB80DC3F0000000077D0C3BF00000060E441EE3F00000000591BE83F000000807E05FFBF0000006079A5FABF00000060967BEFBF000000E09665FBBF000000804DA9DA3F000000402940D03F000000E00EA4FABF000000C0621ED73F000000405CDBFF3F000000A0A3FDDCBF000000A02845F53F00000040AC57EBBF000000A070A5FDBF000000000BC0DEBF000000004A4AD13F000000E06529D13F"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0xBCCE496656DCFC3F40757D397A22ECBFC05B87524201F1BF80F636FB147B12C0E0F626874979E8BF00F063E708BEDABFD8E60494398C06C0C0C086ED35B7FD3FE0644830FD39E73F00E89E33B0A6FB3F00204AB0FBB2E1BFC00164406782E9BF30540F4255E3F2BF804395AAEEAAE4BF200988F38852C63F00CD96A245A6C13F40A2F805EEE5D43F002BF40747CBF6BF80CB0680A489EF3F80CF1AC6E0D419C0B061F8E5B96CFFBFA0FE506339F40AC0000B3D8CE7EBBB3F00CE7B723714CBBF585E9997A422054040E737B5363FF33FEE85CCE7A6120E4040B300EE71DCFC3F008EAD224498F03F40ADB7CBA02C0240A026BE226A9E094000B79E6A047DFCBF00F0654CA5B4513F002CA314AB8BC2BF"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x000000A0B415F6BF000000200E62D43F000000E09DB2F53F000000807141FBBF00000080B190CDBF00000000D4F1EC3F000000A0C1E2E03F000000E02928FC3F00000000643EF23F000000A01C40E83F000000C0A23ADD3F000000A07EEDEBBF000000C0CF63D23F0000002057FBF1BF00000060FB80DCBF0000000077D0C3BF00000060E441EEBF00000000591BE83F000000807E05FF3F0000006079A5FABF00000060967BEF3F000000E09665FBBF000000804DA9DABF000000402940D03F000000E00EA4FA3F000000C0621ED73F000000405CDBFFBF000000A0A3FDDCBF000000A02845F5BF00000040AC57EBBF000000A070A5FD3F000000000BC0DEBF000000004A4AD1BF000000E06529D13F"> : tensor<17xcomplex<f64>>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000A0B415F63F000000E09DB2F5BF00000080B190CD3F000000A0C1E2E0BF00000000643EF2BF000000C0A23ADDBF000000C0CF63D2BF00000060FB80DC3F00000060E441EE3F000000807E05FFBF00000060967BEFBF000000804DA9DA3F000000E00EA4FABF000000405CDBFF3F000000A02845F53F000000A070A5FDBF000000004A4AD13F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e4 = stablehlo.constant dense<"0x000000200E62D4BF000000807141FB3F00000000D4F1ECBF000000E02928FCBF000000A01C40E8BF000000A07EEDEB3F0000002057FBF13F0000000077D0C33F00000000591BE8BF0000006079A5FA3F000000E09665FB3F000000402940D0BF000000C0621ED7BF000000A0A3FDDC3F00000040AC57EB3F000000000BC0DE3F000000E06529D1BF"> : tensor<17xf64>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 3 : i64} : (tensor<17xf64>, tensor<17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xcomplex<f64>>) -> (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xf64>, tensor<17xf64>) {
%0 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%1 = stablehlo.imag %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%2 = stablehlo.negate %1 : tensor<17xf64>
%3 = stablehlo.complex %0, %2 : tensor<17xcomplex<f64>>
%4 = chlo.square %arg0 : tensor<17xcomplex<f64>> -> tensor<17xcomplex<f64>>
%5 = stablehlo.negate %arg0 : tensor<17xcomplex<f64>>
%6 = stablehlo.real %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
%7 = stablehlo.imag %arg0 : (tensor<17xcomplex<f64>>) -> tensor<17xf64>
return %3, %4, %5, %6, %7 : tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>, tensor<17xf64>, tensor<17xf64>
}
}
// -----
// mulhi_int8
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
%c0 = stablehlo.constant dense<"0x807F00012A807F00012A807F00012A807F00012A807F00012A"> : tensor<25xi8>
%z0 = stablehlo.constant dense<0> : tensor<25xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xi8>
%c1 = stablehlo.constant dense<"0x80808080807F7F7F7F7F000000000001010101012A2A2A2A2A"> : tensor<25xi8>
%z1 = stablehlo.constant dense<0> : tensor<25xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xi8>
%r:1 = call @f(%a0, %a1) : (tensor<25xi8>, tensor<25xi8>) -> (tensor<25xi8>)
%e0 = stablehlo.constant dense<"0x40C000FFEBC03F0000140000000000FF00000000EB14000006"> : tensor<25xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xi8>, tensor<25xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<25xi8>, %arg1: tensor<25xi8>) -> (tensor<25xi8>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xi8>, tensor<25xi8> -> tensor<25xi8>
return %0 : tensor<25xi8>
}
}
// -----
// mulhi_int16
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
%c0 = stablehlo.constant dense<"0x0080FF7F00000100AA2A0080FF7F00000100AA2A0080FF7F00000100AA2A0080FF7F00000100AA2A0080FF7F00000100AA2A"> : tensor<25xi16>
%z0 = stablehlo.constant dense<0> : tensor<25xi16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xi16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xi16>
%c1 = stablehlo.constant dense<"0x00800080008000800080FF7FFF7FFF7FFF7FFF7F0000000000000000000001000100010001000100AA2AAA2AAA2AAA2AAA2A"> : tensor<25xi16>
%z1 = stablehlo.constant dense<0> : tensor<25xi16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xi16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xi16>
%r:1 = call @f(%a0, %a1) : (tensor<25xi16>, tensor<25xi16>) -> (tensor<25xi16>)
%e0 = stablehlo.constant dense<"0x004000C00000FFFFABEA00C0FF3F00000000541500000000000000000000FFFF0000000000000000ABEA5415000000001C07"> : tensor<25xi16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xi16>, tensor<25xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<25xi16>, %arg1: tensor<25xi16>) -> (tensor<25xi16>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xi16>, tensor<25xi16> -> tensor<25xi16>
return %0 : tensor<25xi16>
}
}
// -----
// mulhi_int32
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
%c0 = stablehlo.constant dense<"0x00000080FFFFFF7F0000000001000000AAAAAA2A00000080FFFFFF7F0000000001000000AAAAAA2A00000080FFFFFF7F0000000001000000AAAAAA2A00000080FFFFFF7F0000000001000000AAAAAA2A00000080FFFFFF7F0000000001000000AAAAAA2A"> : tensor<25xi32>
%z0 = stablehlo.constant dense<0> : tensor<25xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xi32>
%c1 = stablehlo.constant dense<"0x0000008000000080000000800000008000000080FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F00000000000000000000000000000000000000000100000001000000010000000100000001000000AAAAAA2AAAAAAA2AAAAAAA2AAAAAAA2AAAAAAA2A"> : tensor<25xi32>
%z1 = stablehlo.constant dense<0> : tensor<25xi32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xi32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xi32>
%r:1 = call @f(%a0, %a1) : (tensor<25xi32>, tensor<25xi32>) -> (tensor<25xi32>)
%e0 = stablehlo.constant dense<"0x00000040000000C000000000FFFFFFFFABAAAAEA000000C0FFFFFF3F0000000000000000545555150000000000000000000000000000000000000000FFFFFFFF00000000000000000000000000000000ABAAAAEA545555150000000000000000C6711C07"> : tensor<25xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xi32>, tensor<25xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<25xi32>, %arg1: tensor<25xi32>) -> (tensor<25xi32>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xi32>, tensor<25xi32> -> tensor<25xi32>
return %0 : tensor<25xi32>
}
}
// -----
// mulhi_int64
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
%c0 = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000AAAAAAAAAAAAAA2A0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000AAAAAAAAAAAAAA2A0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000AAAAAAAAAAAAAA2A0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000AAAAAAAAAAAAAA2A0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000AAAAAAAAAAAAAA2A"> : tensor<25xi64>
%z0 = stablehlo.constant dense<0> : tensor<25xi64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xi64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xi64>
%c1 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000008000000000000000800000000000000080FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000AAAAAAAAAAAAAA2AAAAAAAAAAAAAAA2AAAAAAAAAAAAAAA2AAAAAAAAAAAAAAA2AAAAAAAAAAAAAAA2A"> : tensor<25xi64>
%z1 = stablehlo.constant dense<0> : tensor<25xi64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xi64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xi64>
%r:1 = call @f(%a0, %a1) : (tensor<25xi64>, tensor<25xi64>) -> (tensor<25xi64>)
%e0 = stablehlo.constant dense<"0x000000000000004000000000000000C00000000000000000FFFFFFFFFFFFFFFFABAAAAAAAAAAAAEA00000000000000C0FFFFFFFFFFFFFF3F00000000000000000000000000000000545555555555551500000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000ABAAAAAAAAAAAAEA5455555555555515000000000000000000000000000000001CC7711CC7711C07"> : tensor<25xi64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xi64>, tensor<25xi64>) -> ()
return
}
func.func private @f(%arg0: tensor<25xi64>, %arg1: tensor<25xi64>) -> (tensor<25xi64>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xi64>, tensor<25xi64> -> tensor<25xi64>
return %0 : tensor<25xi64>
}
}
// -----
// mulhi_uint8
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
%c0 = stablehlo.constant dense<"0x00FF00015500FF00015500FF00015500FF00015500FF000155"> : tensor<25xui8>
%z0 = stablehlo.constant dense<0> : tensor<25xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xui8>
%c1 = stablehlo.constant dense<"0x0000000000FFFFFFFFFF000000000001010101015555555555"> : tensor<25xui8>
%z1 = stablehlo.constant dense<0> : tensor<25xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xui8>
%r:1 = call @f(%a0, %a1) : (tensor<25xui8>, tensor<25xui8>) -> (tensor<25xui8>)
%e0 = stablehlo.constant dense<"0x000000000000FE00005400000000000000000000005400001C"> : tensor<25xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xui8>, tensor<25xui8>) -> ()
return
}
func.func private @f(%arg0: tensor<25xui8>, %arg1: tensor<25xui8>) -> (tensor<25xui8>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xui8>, tensor<25xui8> -> tensor<25xui8>
return %0 : tensor<25xui8>
}
}
// -----
// mulhi_uint16
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
%c0 = stablehlo.constant dense<"0x0000FFFF0000010055550000FFFF0000010055550000FFFF0000010055550000FFFF0000010055550000FFFF000001005555"> : tensor<25xui16>
%z0 = stablehlo.constant dense<0> : tensor<25xui16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xui16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xui16>
%c1 = stablehlo.constant dense<"0x00000000000000000000FFFFFFFFFFFFFFFFFFFF000000000000000000000100010001000100010055555555555555555555"> : tensor<25xui16>
%z1 = stablehlo.constant dense<0> : tensor<25xui16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xui16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xui16>
%r:1 = call @f(%a0, %a1) : (tensor<25xui16>, tensor<25xui16>) -> (tensor<25xui16>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000FEFF00000000545500000000000000000000000000000000000000000000545500000000711C"> : tensor<25xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xui16>, tensor<25xui16>) -> ()
return
}
func.func private @f(%arg0: tensor<25xui16>, %arg1: tensor<25xui16>) -> (tensor<25xui16>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xui16>, tensor<25xui16> -> tensor<25xui16>
return %0 : tensor<25xui16>
}
}
// -----
// mulhi_uint32
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
%c0 = stablehlo.constant dense<"0x00000000FFFFFFFF00000000010000005555555500000000FFFFFFFF00000000010000005555555500000000FFFFFFFF00000000010000005555555500000000FFFFFFFF00000000010000005555555500000000FFFFFFFF000000000100000055555555"> : tensor<25xui32>
%z0 = stablehlo.constant dense<0> : tensor<25xui32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xui32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xui32>
%c1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000001000000010000000100000001000000010000005555555555555555555555555555555555555555"> : tensor<25xui32>
%z1 = stablehlo.constant dense<0> : tensor<25xui32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xui32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xui32>
%r:1 = call @f(%a0, %a1) : (tensor<25xui32>, tensor<25xui32>) -> (tensor<25xui32>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FEFFFFFF00000000000000005455555500000000000000000000000000000000000000000000000000000000000000000000000000000000000000005455555500000000000000001CC7711C"> : tensor<25xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xui32>, tensor<25xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<25xui32>, %arg1: tensor<25xui32>) -> (tensor<25xui32>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xui32>, tensor<25xui32> -> tensor<25xui32>
return %0 : tensor<25xui32>
}
}
// -----
// mulhi_uint64
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
%c0 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000055555555555555550000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000055555555555555550000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000055555555555555550000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000055555555555555550000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000005555555555555555"> : tensor<25xui64>
%z0 = stablehlo.constant dense<0> : tensor<25xui64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<25xui64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<25xui64>
%c1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000055555555555555555555555555555555555555555555555555555555555555555555555555555555"> : tensor<25xui64>
%z1 = stablehlo.constant dense<0> : tensor<25xui64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<25xui64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<25xui64>
%r:1 = call @f(%a0, %a1) : (tensor<25xui64>, tensor<25xui64>) -> (tensor<25xui64>)
%e0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FEFFFFFFFFFFFFFF00000000000000000000000000000000545555555555555500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000545555555555555500000000000000000000000000000000711CC7711CC7711C"> : tensor<25xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<25xui64>, tensor<25xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<25xui64>, %arg1: tensor<25xui64>) -> (tensor<25xui64>) {
%0 = chlo.mulhi %arg0, %arg1 : tensor<25xui64>, tensor<25xui64> -> tensor<25xui64>
return %0 : tensor<25xui64>
}
}
// -----
// next_after_float16
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
%c0 = stablehlo.constant dense<"0x007C00FC007E000000800000007C00FCFF7B007C00000100025F445F007C00FC0038"> : tensor<17xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf16>
%c1 = stablehlo.constant dense<"0x003800FC007C445F025F01000000007CFF7B00FC007C000000800000007E00FC007C"> : tensor<17xf16>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf16>
%r:4 = call @f(%a0, %a1) : (tensor<17xf16>, tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>)
%e0 = stablehlo.constant dense<"0xFF7B00FC007E010001000100FF7BFFFBFF7BFF7B01000000015F435F007E00FC0138"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e1 = stablehlo.constant dense<"0x013C00FC007E4363016301000100FF7BFF7BFFFBFF7B010001000100007E00FCFF7B"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e2 = stablehlo.constant dense<"0x007C00FC007E000000800000007C00FCFF7B007C00000100025F445F007C00FC0038"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
%e3 = stablehlo.constant dense<"0xFF7BFFFB007E008000000080FF7BFFFBFE7BFF7B00800000015F435FFF7BFFFBFF37"> : tensor<17xf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xf16>, tensor<17xf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf16>, %arg1: tensor<17xf16>) -> (tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>) {
%0 = chlo.next_after %arg0, %arg1 : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<17xf16>
%2 = stablehlo.multiply %arg1, %1 : tensor<17xf16>
%3 = chlo.next_after %2, %arg0 : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
%4 = chlo.next_after %arg0, %arg0 : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
%5 = stablehlo.negate %arg0 : tensor<17xf16>
%6 = chlo.next_after %arg0, %5 : tensor<17xf16>, tensor<17xf16> -> tensor<17xf16>
return %0, %3, %4, %6 : tensor<17xf16>, tensor<17xf16>, tensor<17xf16>, tensor<17xf16>
}
}
// -----
// classify_float16
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
%c0 = stablehlo.constant dense<"0x007C00FC007E000000800000007C00FCFF7B007C00000100025F445F007C00FC0038"> : tensor<17xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf16>
%r:5 = call @f(%a0) : (tensor<17xf16>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<[false, false, false, true, true, true, false, false, true, false, true, true, true, true, false, false, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e1 = stablehlo.constant dense<[true, true, false, false, false, false, true, true, false, true, false, false, false, false, true, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e2 = stablehlo.constant dense<[true, false, false, false, false, false, true, false, false, true, false, false, false, false, true, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e3 = stablehlo.constant dense<[false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf16>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.is_finite %arg0 : (tensor<17xf16>) -> tensor<17xi1>
%1 = call @isinf(%arg0) : (tensor<17xf16>) -> tensor<17xi1>
%cst = stablehlo.constant dense<0x7C00> : tensor<f16>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<17xf16>
%3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<17xf16>, tensor<17xf16>) -> tensor<17xi1>
%cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<17xf16>
%5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<17xf16>, tensor<17xf16>) -> tensor<17xi1>
%6 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<17xf16>, tensor<17xf16>) -> tensor<17xi1>
return %0, %1, %3, %5, %6 : tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
func.func private @isinf(%arg0: tensor<17xf16>) -> tensor<17xi1> {
%0 = stablehlo.abs %arg0 : tensor<17xf16>
%cst = stablehlo.constant dense<0x7C00> : tensor<f16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<17xf16>
%2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17xf16>, tensor<17xf16>) -> tensor<17xi1>
return %2 : tensor<17xi1>
}
}
// -----
// next_after_bfloat16
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
%c0 = stablehlo.constant dense<"0x807F80FFC07F00000080A20D627F62FF804780472C327D33E043E843004F00CF003F"> : tensor<17xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xbf16>
%c1 = stablehlo.constant dense<"0x003F00CF004FE843E0437D332C328047804762FF627FA20D00800000C07F80FF807F"> : tensor<17xbf16>
%z1 = stablehlo.constant dense<0.0> : tensor<17xbf16>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xbf16>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xbf16>
%r:4 = call @f(%a0, %a1) : (tensor<17xbf16>, tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>)
%e0 = stablehlo.constant dense<"0x7F7F7FFFC07F01000100A30D617F61FF80477F472D327C33DF43E743C07F01CF013F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e1 = stablehlo.constant dense<"0x813F81CFC07F67445F44FC33AD32FF47FF477FFF7F7F230E01000100C07F7FFF7F7F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e2 = stablehlo.constant dense<"0x807F80FFC07F00000080A20D627F62FF804780472C327D33E043E843004F00CF003F"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
%e3 = stablehlo.constant dense<"0x7F7F7FFFC07F00800000A10D617F61FF7F477F472B327C33DF43E743FF4EFFCEFF3E"> : tensor<17xbf16>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xbf16>, %arg1: tensor<17xbf16>) -> (tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>) {
%0 = chlo.next_after %arg0, %arg1 : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<17xbf16>
%2 = stablehlo.multiply %arg1, %1 : tensor<17xbf16>
%3 = chlo.next_after %2, %arg0 : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
%4 = chlo.next_after %arg0, %arg0 : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
%5 = stablehlo.negate %arg0 : tensor<17xbf16>
%6 = chlo.next_after %arg0, %5 : tensor<17xbf16>, tensor<17xbf16> -> tensor<17xbf16>
return %0, %3, %4, %6 : tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>, tensor<17xbf16>
}
}
// -----
// classify_bfloat16
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
%c0 = stablehlo.constant dense<"0x807F80FFC07F00000080A20D627F62FF804780472C327D33E043E843004F00CF003F"> : tensor<17xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xbf16>
%r:5 = call @f(%a0) : (tensor<17xbf16>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e1 = stablehlo.constant dense<[true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e2 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e3 = stablehlo.constant dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xbf16>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.is_finite %arg0 : (tensor<17xbf16>) -> tensor<17xi1>
%1 = call @isinf(%arg0) : (tensor<17xbf16>) -> tensor<17xi1>
%cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<17xbf16>
%3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<17xbf16>, tensor<17xbf16>) -> tensor<17xi1>
%cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<17xbf16>
%5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<17xbf16>, tensor<17xbf16>) -> tensor<17xi1>
%6 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<17xbf16>, tensor<17xbf16>) -> tensor<17xi1>
return %0, %1, %3, %5, %6 : tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
func.func private @isinf(%arg0: tensor<17xbf16>) -> tensor<17xi1> {
%0 = stablehlo.abs %arg0 : tensor<17xbf16>
%cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<17xbf16>
%2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17xbf16>, tensor<17xbf16>) -> tensor<17xi1>
return %2 : tensor<17xi1>
}
}
// -----
// next_after_float32
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%c1 = stablehlo.constant dense<"0xFFFFFF3E000000CF0000004F0080E8430040E04330677D3377CC2B3200F07F47E6EF7F47E6B161FFE6B1617F6042A20D00000080000000000000C07F000080FF0000807F"> : tensor<17xf32>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf32>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf32>
%r:4 = call @f(%a0, %a1) : (tensor<17xf32>, tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>)
%e0 = stablehlo.constant dense<"0xFFFF7F7FFFFF7FFF0000C07F01000000010000006142A20DE5B1617FE5B161FFE6EF7F47FFEF7F4778CC2B322F677D33FF3FE043FF7FE8430000C07F010000CF0000003F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e1 = stablehlo.constant dense<"0x0000803F010080CF0000C07FFF7F6844FF3F60442F67FD3378CCAB32FFEFFF47E5EFFF47FFFF7FFFFFFF7F7F6142220E01000000010000000000C07FFFFF7FFFFFFF7F7F"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
%e3 = stablehlo.constant dense<"0xFFFF7F7FFFFF7FFF0000C07F00000080000000005F42A20DE5B1617FE5B161FFE5EF7F47FFEF7F4776CC2B322F677D33FF3FE043FF7FE843FFFFFF4EFFFFFFCEFEFFFF3E"> : tensor<17xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>, %arg1: tensor<17xf32>) -> (tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>) {
%0 = chlo.next_after %arg0, %arg1 : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%2 = stablehlo.multiply %arg1, %1 : tensor<17xf32>
%3 = chlo.next_after %2, %arg0 : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
%4 = chlo.next_after %arg0, %arg0 : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
%5 = stablehlo.negate %arg0 : tensor<17xf32>
%6 = chlo.next_after %arg0, %5 : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
return %0, %3, %4, %6 : tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
}
}
// -----
// classify_float32
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
%c0 = stablehlo.constant dense<"0x0000807F000080FF0000C07F00000000000000806042A20DE6B1617FE6B161FFE6EF7F4700F07F4777CC2B3230677D330040E0430080E8430000004F000000CFFFFFFF3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:5 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e1 = stablehlo.constant dense<[true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e2 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e3 = stablehlo.constant dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.is_finite %arg0 : (tensor<17xf32>) -> tensor<17xi1>
%1 = call @isinf(%arg0) : (tensor<17xf32>) -> tensor<17xi1>
%cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
%5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
%6 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
return %0, %1, %3, %5, %6 : tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
func.func private @isinf(%arg0: tensor<17xf32>) -> tensor<17xi1> {
%0 = stablehlo.abs %arg0 : tensor<17xf32>
%cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
%2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17xf32>, tensor<17xf32>) -> tensor<17xi1>
return %2 : tensor<17xi1>
}
}
// -----
// next_after_float64
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%c1 = stablehlo.constant dense<"0x000000E0FFFFDF3F000000000000E0C1000000000000E0410000000000107D400000000000087C4000000000E6AC6F3E000000E08E79453E0000000000FEEF40000000C0FCFDEF40000000C03C36ECC7000000C03C36EC47000000004C48B43900000000000000800000000000000000000000000000F87F000000000000F0FF000000000000F07F"> : tensor<17xf64>
%z1 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<17xf64>
%a1 = stablehlo.optimization_barrier %s1 : tensor<17xf64>
%r:4 = call @f(%a0, %a1) : (tensor<17xf64>, tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>)
%e0 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F87F01000000000000000100000000000000010000004C48B439FFFFFFBF3C36EC47FFFFFFBF3C36ECC7000000C0FCFDEF40FFFFFFFFFFFDEF40010000E08E79453EFFFFFFFFE5AC6F3EFFFFFFFFFF077C40FFFFFFFFFF0F7D40000000000000F87F010000000000E0C1010000E0FFFFDF3F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e1 = stablehlo.constant dense<"0x010000E0FFFFEF3F010000000000F0C1000000000000F87FFFFFFFFFFF0F8D40FFFFFFFFFF078C40FFFFFFFFE5AC7F3E010000E08E79553EFFFFFFFFFFFDFF40FFFFFFBFFCFDFF40FFFFFFBF3C36FCC7FFFFFFBF3C36FC47010000004C48C43901000000000000000100000000000000000000000000F87FFFFFFFFFFFFFEFFFFFFFFFFFFFFFEF7F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
%e3 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF000000000000F87F00000000000000800000000000000000FFFFFFFF4B48B439FFFFFFBF3C36EC47FFFFFFBF3C36ECC7FFFFFFBFFCFDEF40FFFFFFFFFFFDEF40FFFFFFDF8E79453EFFFFFFFFE5AC6F3EFFFFFFFFFF077C40FFFFFFFFFF0F7D40FFFFFFFFFFFFDF41FFFFFFFFFFFFDFC1FFFFFFDFFFFFDF3F"> : tensor<17xf64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xf64>, tensor<17xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>, %arg1: tensor<17xf64>) -> (tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>) {
%0 = chlo.next_after %arg0, %arg1 : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<17xf64>
%2 = stablehlo.multiply %arg1, %1 : tensor<17xf64>
%3 = chlo.next_after %2, %arg0 : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
%4 = chlo.next_after %arg0, %arg0 : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
%5 = stablehlo.negate %arg0 : tensor<17xf64>
%6 = chlo.next_after %arg0, %5 : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
return %0, %3, %4, %6 : tensor<17xf64>, tensor<17xf64>, tensor<17xf64>, tensor<17xf64>
}
}
// -----
// classify_float64
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
%c0 = stablehlo.constant dense<"0x000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000004C48B439000000C03C36EC47000000C03C36ECC7000000C0FCFDEF400000000000FEEF40000000E08E79453E00000000E6AC6F3E0000000000087C400000000000107D40000000000000E041000000000000E0C1000000E0FFFFDF3F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:5 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>)
%e0 = stablehlo.constant dense<[false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e1 = stablehlo.constant dense<[true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e2 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e3 = stablehlo.constant dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
%e4 = stablehlo.constant dense<[false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<17xi1>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<17xi1>, tensor<17xi1>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>) {
%0 = stablehlo.is_finite %arg0 : (tensor<17xf64>) -> tensor<17xi1>
%1 = call @isinf(%arg0) : (tensor<17xf64>) -> tensor<17xi1>
%cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<17xf64>
%3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<17xf64>
%5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
%6 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
return %0, %1, %3, %5, %6 : tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>, tensor<17xi1>
}
func.func private @isinf(%arg0: tensor<17xf64>) -> tensor<17xi1> {
%0 = stablehlo.abs %arg0 : tensor<17xf64>
%cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
%1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<17xf64>
%2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
return %2 : tensor<17xi1>
}
}
// -----
// bitcast_float32
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
%c0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:1 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17xi32>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xi32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi32>, tensor<17xi32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17xi32>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xf32>) -> tensor<17xi32>
return %0 : tensor<17xi32>
}
}
// -----
// bitcast_int32
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
%c0 = stablehlo.constant dense<"0x01000000FFFFFFFF0000000000000000FFFFFFFF00000000000000000000000000000000FFFFFFFF0000000000000000FFFFFFFF0100000001000000FFFFFFFF00000000"> : tensor<17xi32>
%z0 = stablehlo.constant dense<0> : tensor<17xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xi32>
%r:1 = call @f(%a0) : (tensor<17xi32>) -> (tensor<17xf32>)
%e0 = stablehlo.constant dense<"0x01000000FFFFFFFF0000000000000000FFFFFFFF00000000000000000000000000000000FFFFFFFF0000000000000000FFFFFFFF0100000001000000FFFFFFFF00000000"> : tensor<17xf32>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<17xi32>) -> (tensor<17xf32>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xi32>) -> tensor<17xf32>
return %0 : tensor<17xf32>
}
}
// -----
// bitcast_float64
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
%c0 = stablehlo.constant dense<"0x000000A0B415F63F000000E09DB2F5BF00000080B190CD3F000000A0C1E2E0BF00000000643EF2BF000000C0A23ADDBF000000C0CF63D2BF00000060FB80DC3F00000060E441EE3F000000807E05FFBF00000060967BEFBF000000804DA9DA3F000000E00EA4FABF000000405CDBFF3F000000A02845F53F000000A070A5FDBF000000004A4AD13F"> : tensor<17xf64>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf64>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf64>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf64>
%r:1 = call @f(%a0) : (tensor<17xf64>) -> (tensor<17xui64>)
%e0 = stablehlo.constant dense<"0x000000A0B415F63F000000E09DB2F5BF00000080B190CD3F000000A0C1E2E0BF00000000643EF2BF000000C0A23ADDBF000000C0CF63D2BF00000060FB80DC3F00000060E441EE3F000000807E05FFBF00000060967BEFBF000000804DA9DA3F000000E00EA4FABF000000405CDBFF3F000000A02845F53F000000A070A5FDBF000000004A4AD13F"> : tensor<17xui64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui64>, tensor<17xui64>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf64>) -> (tensor<17xui64>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xf64>) -> tensor<17xui64>
return %0 : tensor<17xui64>
}
}
// -----
// bitcast_float16
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
%c0 = stablehlo.constant dense<"0x853D6DBD643339B890BC4FB799B42037903BC1BFDFBBAA36A9BEF73F513D69BF5334"> : tensor<17xf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf16>
%r:1 = call @f(%a0) : (tensor<17xf16>) -> (tensor<17xi16>)
%e0 = stablehlo.constant dense<"0x853D6DBD643339B890BC4FB799B42037903BC1BFDFBBAA36A9BEF73F513D69BF5334"> : tensor<17xi16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi16>, tensor<17xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf16>) -> (tensor<17xi16>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xf16>) -> tensor<17xi16>
return %0 : tensor<17xi16>
}
}
// -----
// bitcast_bfloat16
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
%c0 = stablehlo.constant dense<"0xB13FAEBF6D3E07BF92BFEABE93BEE43E723FF8BF7CBFD53ED5BFFF3FAA3FEDBF8A3E"> : tensor<17xbf16>
%z0 = stablehlo.constant dense<0.0> : tensor<17xbf16>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xbf16>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xbf16>
%r:1 = call @f(%a0) : (tensor<17xbf16>) -> (tensor<17xui16>)
%e0 = stablehlo.constant dense<"0xB13FAEBF6D3E07BF92BFEABE93BEE43E723FF8BF7CBFD53ED5BFFF3FAA3FEDBF8A3E"> : tensor<17xui16>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui16>, tensor<17xui16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xbf16>) -> (tensor<17xui16>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xbf16>) -> tensor<17xui16>
return %0 : tensor<17xui16>
}
}
// -----
// bitcast_uint8
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
%c0 = stablehlo.constant dense<"0x01FF0000FF00000000FF0000FF0101FF00"> : tensor<17xui8>
%z0 = stablehlo.constant dense<0> : tensor<17xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xui8>
%r:1 = call @f(%a0) : (tensor<17xui8>) -> (tensor<17xi8>)
%e0 = stablehlo.constant dense<"0x01FF0000FF00000000FF0000FF0101FF00"> : tensor<17xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xi8>, tensor<17xi8>) -> ()
return
}
func.func private @f(%arg0: tensor<17xui8>) -> (tensor<17xi8>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xui8>) -> tensor<17xi8>
return %0 : tensor<17xi8>
}
}
// -----
// bitcast_narrow_1
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
%c0 = stablehlo.constant dense<"0x7DAF413D"> : tensor<1xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<1xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xf32>
%r:2 = call @f(%a0) : (tensor<1xf32>) -> (tensor<1x4xui8>, tensor<1x2xi16>)
%e0 = stablehlo.constant dense<"0x7DAF413D"> : tensor<1x4xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1x4xui8>, tensor<1x4xui8>) -> ()
%e1 = stablehlo.constant dense<"0x7DAF413D"> : tensor<1x2xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1x2xi16>, tensor<1x2xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xf32>) -> (tensor<1x4xui8>, tensor<1x2xi16>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<1xf32>) -> tensor<1x4xui8>
%1 = stablehlo.bitcast_convert %arg0 : (tensor<1xf32>) -> tensor<1x2xi16>
return %0, %1 : tensor<1x4xui8>, tensor<1x2xi16>
}
}
// -----
// bitcast_join_1
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
%c0 = stablehlo.constant dense<"0xABCD05CE"> : tensor<1x4xui8>
%z0 = stablehlo.constant dense<0> : tensor<1x4xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1x4xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1x4xui8>
%r:1 = call @f(%a0) : (tensor<1x4xui8>) -> (tensor<1xui32>)
%e0 = stablehlo.constant dense<"0xABCD05CE"> : tensor<1xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<1x4xui8>) -> (tensor<1xui32>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<1x4xui8>) -> tensor<1xui32>
return %0 : tensor<1xui32>
}
}
// -----
// bitcast_narrow_3
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
%c0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<3xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3xf32>
%r:2 = call @f(%a0) : (tensor<3xf32>) -> (tensor<3x4xui8>, tensor<3x2xi16>)
%e0 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3x4xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
%e1 = stablehlo.constant dense<"0xCB25D4BFC6C086BFA6409A3F"> : tensor<3x2xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<3xf32>) -> (tensor<3x4xui8>, tensor<3x2xi16>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<3xf32>) -> tensor<3x4xui8>
%1 = stablehlo.bitcast_convert %arg0 : (tensor<3xf32>) -> tensor<3x2xi16>
return %0, %1 : tensor<3x4xui8>, tensor<3x2xi16>
}
}
// -----
// bitcast_join_3
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
%c0 = stablehlo.constant dense<"0xF09FAEE493C5D4390E4C48DE"> : tensor<3x4xui8>
%z0 = stablehlo.constant dense<0> : tensor<3x4xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<3x4xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<3x4xui8>
%r:1 = call @f(%a0) : (tensor<3x4xui8>) -> (tensor<3xui32>)
%e0 = stablehlo.constant dense<"0xF09FAEE493C5D4390E4C48DE"> : tensor<3xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3xui32>, tensor<3xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<3x4xui8>) -> (tensor<3xui32>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui8>) -> tensor<3xui32>
return %0 : tensor<3xui32>
}
}
// -----
// bitcast_narrow_17
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
%c0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<17xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17xf32>
%r:2 = call @f(%a0) : (tensor<17xf32>) -> (tensor<17x4xui8>, tensor<17x2xi16>)
%e0 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17x4xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17x4xui8>, tensor<17x4xui8>) -> ()
%e1 = stablehlo.constant dense<"0xA5ADB03FEF94ADBF8C856C3E0D1607BF20F391BF16D5E9BE7E1E93BEDB07E43E230F723FF42BF8BFB3DC7BBF6C4AD53E7720D5BFE2DAFE3F4529AA3F852BEDBF50528A3E"> : tensor<17x2xi16>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<17x2xi16>, tensor<17x2xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<17xf32>) -> (tensor<17x4xui8>, tensor<17x2xi16>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17xf32>) -> tensor<17x4xui8>
%1 = stablehlo.bitcast_convert %arg0 : (tensor<17xf32>) -> tensor<17x2xi16>
return %0, %1 : tensor<17x4xui8>, tensor<17x2xi16>
}
}
// -----
// bitcast_join_17
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
%c0 = stablehlo.constant dense<"0x4CC7629A76B457164BA09EFA3D6BF11CB2F4E9ACE332C0AB81FDD735FAD95FB2C738422F76F36356EB700FA7C270F100DD42CB78A5C2E49AA26D0D301DC81B2F39B84F7E"> : tensor<17x4xui8>
%z0 = stablehlo.constant dense<0> : tensor<17x4xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<17x4xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<17x4xui8>
%r:1 = call @f(%a0) : (tensor<17x4xui8>) -> (tensor<17xui32>)
%e0 = stablehlo.constant dense<"0x4CC7629A76B457164BA09EFA3D6BF11CB2F4E9ACE332C0AB81FDD735FAD95FB2C738422F76F36356EB700FA7C270F100DD42CB78A5C2E49AA26D0D301DC81B2F39B84F7E"> : tensor<17xui32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<17xui32>, tensor<17xui32>) -> ()
return
}
func.func private @f(%arg0: tensor<17x4xui8>) -> (tensor<17xui32>) {
%0 = stablehlo.bitcast_convert %arg0 : (tensor<17x4xui8>) -> tensor<17xui32>
return %0 : tensor<17xui32>
}
}
