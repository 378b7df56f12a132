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
