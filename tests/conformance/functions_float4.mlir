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
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000101010101010101010101010101010102020202020202020202020202020202030303030303030303030303030303030404040404040404040404040404040405050505050505050505050505050505060606060606060606060606060606060707070707070707070707070707070708080808080808080808080808080808090909090909090909090909090909090A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0D0D0D0D0D0D0D0D0D0D0D0D0D0D0D0D0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F"> : tensor<256xf4E2M1FN>
%z1 = stablehlo.constant dense<0.0> : tensor<256xf4E2M1FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<256xf4E2M1FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<256xf4E2M1FN>
%c2 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F"> : tensor<256xf4E2M1FN>
%z2 = stablehlo.constant dense<0.0> : tensor<256xf4E2M1FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<256xf4E2M1FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<256xf4E2M1FN>
%c3 = stablehlo.constant dense<"0x0001050607080A0C0D0E0F"> : tensor<11xf4E2M1FN>
%z3 = stablehlo.constant dense<0.0> : tensor<11xf4E2M1FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<11xf4E2M1FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<11xf4E2M1FN>
%c4 = stablehlo.constant dense<"0x020202020202020202030303030303030303040404040404040404050505050505050505060606060606060606070707070707070707"> : tensor<54xf4E2M1FN>
%z4 = stablehlo.constant dense<0.0> : tensor<54xf4E2M1FN>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<54xf4E2M1FN>
%a4 = stablehlo.optimization_barrier %s4 : tensor<54xf4E2M1FN>
%c5 = stablehlo.constant dense<"0x000102030405060708000102030405060708000102030405060708000102030405060708000102030405060708000102030405060708"> : tensor<54xf4E2M1FN>
%z5 = stablehlo.constant dense<0.0> : tensor<54xf4E2M1FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<54xf4E2M1FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<54xf4E2M1FN>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<16xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>) -> (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>)
%e0 = stablehlo.constant dense<"0x0002020203030304080A0A0A0B0B0B0C"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e1 = stablehlo.constant dense<"0x02020100090A090202020100090A0902"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e2 = stablehlo.constant dense<"0x02030506070707070201010000000000"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e3 = stablehlo.constant dense<"0x00010305070707070809090A0A0A0A0A"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e4 = stablehlo.constant dense<"0x0F090001010203040F08080808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e5 = stablehlo.constant dense<"0x000101020203030408090F0808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e6 = stablehlo.constant dense<"0x01010102020202020101010000000000"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e7 = stablehlo.constant dense<"0x07030202010101010F08080808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e8 = stablehlo.constant dense<"0x0001020202000A0908090A0A0A080201"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e9 = stablehlo.constant dense<"0x000103070C08020908090B0F04000A01"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e10 = stablehlo.constant dense<"0x000102020202020208090A0A0A0A0A0A"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e11 = stablehlo.constant dense<"0x03020008080808080304050808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e12 = stablehlo.constant dense<"0x08080002030404040808080808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e13 = stablehlo.constant dense<"0x000103080808080808090B0808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e14 = stablehlo.constant dense<"0x000102020304040408090A0A0B0C0C0C"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e15 = stablehlo.constant dense<"0x000102020202030308090A0A0A0A0B0B"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e16 = stablehlo.constant dense<"0x000107080808080808090F0808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e17 = stablehlo.constant dense<"0x00000000000000000008080808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e18 = stablehlo.constant dense<"0x02020304060707070202030406070707"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e19 = stablehlo.constant dense<"0x0F0C020303070808080808"> : tensor<11xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
%e20 = stablehlo.constant dense<"0x000102020202020208090A0A0A0A0A0A"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e21 = stablehlo.constant dense<"0x000107080808080800090F0808080808"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e22 = stablehlo.constant dense<"0x02010000000000000203040404040404"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e23 = stablehlo.constant dense<"0x0701010406070707070707"> : tensor<11xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
%e24 = stablehlo.constant dense<"0x000102040607070708090A0C0E0F0F0F"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e25 = stablehlo.constant dense<"0x000103070C08020908090B0F04000A01"> : tensor<16xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>) -> ()
%e26 = stablehlo.constant dense<"0x000000000000000005050505050505050302010100000000030405050505050503020201010100000304040505050505030202020101010003040404040505050303020202010101030404040405050503030202020201010303040404040405030303020202020103030404040404050303030302020202030303040404040408080808080808080D0D0D0D0D0D0D0D0B0A0909080808080B0C0D0D0D0D0D0D0B0A0A09090908080B0C0C0D0D0D0D0D0B0A0A0A090909080B0C0C0C0C0D0D0D0B0B0A0A0A0909090B0C0C0C0C0D0D0D0B0B0A0A0A0A09090B0B0C0C0C0C0C0D0B0B0B0A0A0A0A090B0B0C0C0C0C0C0D0B0B0B0B0A0A0A0A0B0B0B0C0C0C0C0C"> : tensor<256xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> ()
%e27 = stablehlo.constant dense<"0x0200000000000000020707070707070702010101000000000203040506070707020202020202020202020202020202020202030404050707020201010101000002030405060707070201010100000000020305070707070702010100000000000204060707070707020100000000000002040707070707070201000000000000020008000008000002070F07070F0707020809080008000002080C08060F070702080A08020A020202080A08020A020202080B08040D0707020809080109000002080C08060F0707020809080008000002080D08070F0707020809080008000002080E08070F0707020808080008000002080F08070F07070208080800080000"> : tensor<256xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>) -> ()
%e28 = stablehlo.constant dense<"0x070707070707070707080605040303020208070603020101010007080702010000000008070702000000000007070702000000000007"> : tensor<54xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>) -> ()
%e29 = stablehlo.constant dense<"0x070603020101010007080808080808080808080F0C0A0908080808070707030100000007080F0F0D0A08080808080F0F0F0F09080808"> : tensor<54xf4E2M1FN>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>) -> ()
return
}
func.func private @f(%x: tensor<16xf4E2M1FN>, %a: tensor<256xf4E2M1FN>, %b: tensor<256xf4E2M1FN>, %g: tensor<11xf4E2M1FN>, %n: tensor<54xf4E2M1FN>, %q: tensor<54xf4E2M1FN>) -> (tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>) {
%0 = stablehlo.cbrt %x : tensor<16xf4E2M1FN>
%1 = stablehlo.cosine %x : tensor<16xf4E2M1FN>
%2 = stablehlo.exponential %x : tensor<16xf4E2M1FN>
%3 = stablehlo.exponential_minus_one %x : tensor<16xf4E2M1FN>
%4 = stablehlo.log %x : tensor<16xf4E2M1FN>
%5 = stablehlo.log_plus_one %x : tensor<16xf4E2M1FN>
%6 = stablehlo.logistic %x : tensor<16xf4E2M1FN>
%7 = stablehlo.rsqrt %x : tensor<16xf4E2M1FN>
%8 = stablehlo.sine %x : tensor<16xf4E2M1FN>
%9 = stablehlo.tan %x : tensor<16xf4E2M1FN>
%10 = stablehlo.tanh %x : tensor<16xf4E2M1FN>
%11 = chlo.acos %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%12 = chlo.acosh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%13 = chlo.asin %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%14 = chlo.asinh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%15 = chlo.atan %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%16 = chlo.atanh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%17 = chlo.bessel_i1e %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%18 = chlo.cosh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%19 = chlo.digamma %g : tensor<11xf4E2M1FN> -> tensor<11xf4E2M1FN>
%20 = chlo.erf %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%21 = chlo.erf_inv %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%22 = chlo.erfc %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%23 = chlo.lgamma %g : tensor<11xf4E2M1FN> -> tensor<11xf4E2M1FN>
%24 = chlo.sinh %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%25 = chlo.tan %x : tensor<16xf4E2M1FN> -> tensor<16xf4E2M1FN>
%26 = stablehlo.atan2 %a, %b : tensor<256xf4E2M1FN>
%27 = stablehlo.power %a, %b : tensor<256xf4E2M1FN>
%28 = chlo.zeta %n, %q : tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN> -> tensor<54xf4E2M1FN>
%29 = chlo.polygamma %n, %q : tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN> -> tensor<54xf4E2M1FN>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<11xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<16xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<256xf4E2M1FN>, tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>
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
%c1 = stablehlo.constant dense<"0x0000000000000000002020202020202020200808080808080808083232323232323232321F1F1F1F1F1F1F1F1F3F3F3F3F3F3F3F3F3F2020202020202020201414141414141414141F1F1F1F1F1F1F1F1F2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<101xf6E2M3FN>
%z1 = stablehlo.constant dense<0.0> : tensor<101xf6E2M3FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<101xf6E2M3FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<101xf6E2M3FN>
%c2 = stablehlo.constant dense<"0x002008321F3F20141F002008321F3F20141F002008321F3F20141F002008321F3F20141F002008321F3F20141F002008321F3F20141F002008321F3F20141F002008321F3F20141F002008321F3F20141F3A2F393832353D2E33363B3E3C313F3437302C2D"> : tensor<101xf6E2M3FN>
%z2 = stablehlo.constant dense<0.0> : tensor<101xf6E2M3FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<101xf6E2M3FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<101xf6E2M3FN>
%c3 = stablehlo.constant dense<"0x00010203040506071112131415161718191A1B1C1D1E1F20283034383A3C3E"> : tensor<31xf6E2M3FN>
%z3 = stablehlo.constant dense<0.0> : tensor<31xf6E2M3FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<31xf6E2M3FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<31xf6E2M3FN>
%c4 = stablehlo.constant dense<"0x080808080808081F1F1F1F1F1F1F141414141414141F1F1F1F1F1F1F"> : tensor<28xf6E2M3FN>
%z4 = stablehlo.constant dense<0.0> : tensor<28xf6E2M3FN>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<28xf6E2M3FN>
%a4 = stablehlo.optimization_barrier %s4 : tensor<28xf6E2M3FN>
%c5 = stablehlo.constant dense<"0x0020081F20141F0020081F20141F0020081F20141F0020081F20141F"> : tensor<28xf6E2M3FN>
%z5 = stablehlo.constant dense<0.0> : tensor<28xf6E2M3FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<28xf6E2M3FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<28xf6E2M3FN>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<64xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN>) -> (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN>)
%e0 = stablehlo.constant dense<"0x00040506060707080808090909090A0A0A0A0B0B0C0C0C0C0D0D0E0E0F0F0F1020242526262727282828292929292A2A2A2A2B2B2C2C2C2C2D2D2E2E2F2F2F30"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e1 = stablehlo.constant dense<"0x08080807070606050403030201202122232526272828272725220206080806030808080707060605040303020120212223252627282827272522020608080603"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e2 = stablehlo.constant dense<"0x08090A0C0D0F101213141618191A1C1D1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F0807060505040403030302020202010101010101000000000000000000000000"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e3 = stablehlo.constant dense<"0x000102040507090B0E10121416181A1B1D1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F2021222323242425252526262626272727272727282828282828282828282828"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e4 = stablehlo.constant dense<"0x3F302B282624222100010203030404050606070809090A0B0B0C0D0E0E0F10103F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e5 = stablehlo.constant dense<"0x0001020303040405060606070708080809090A0B0B0C0C0C0D0E0E0F101010112021222426282B303F2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e6 = stablehlo.constant dense<"0x04040405050505060606060607070707070707080808080808080808080808080404040303030302020202020101010101010100000000000000000000000000"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e7 = stablehlo.constant dense<"0x1F13100D0B0A09090808070707060606060505050504040404040403030303033F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e8 = stablehlo.constant dense<"0x00010203040505060707080808080808070605030121232526282826220205082021222324252526272728282828282827262523210103050608080602222528"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e9 = stablehlo.constant dense<"0x000102030406070A0C10141A1F3F3B35312A2623210103060919362822020713202122232426272A2C30343A3F1F1B15110A0603012123262939160802222733"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e10 = stablehlo.constant dense<"0x00010203040405060606070707070808080808080808080808080808080808082021222324242526262627272727282828282828282828282828282828282828"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e11 = stablehlo.constant dense<"0x0D0C0B09080706040020202020202020202020202020202020202020202020200D0E0F1010111213152020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e12 = stablehlo.constant dense<"0x2020202020202020000406070809090A0B0C0D0D0E0F0F1010111112121213132020202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e13 = stablehlo.constant dense<"0x00010203040507090D202020202020202020202020202020202020202020202020212223242527292D2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e14 = stablehlo.constant dense<"0x0001020304050606070808090A0A0B0B0C0C0D0E0F0F101010111112121213132021222324252626272828292A2A2B2B2C2C2D2E2F2F30303031313232323333"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e15 = stablehlo.constant dense<"0x0001020304040506060707080808080909090A0A0A0A0A0A0B0B0B0B0B0B0B0C2021222324242526262727282828282929292A2A2A2A2A2A2B2B2B2B2B2B2B2C"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e16 = stablehlo.constant dense<"0x000102030406080B1F2020202020202020202020202020202020202020202020202122232426282B3F2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e17 = stablehlo.constant dense<"0x00000101010102020202020202020202020202020202010101010101010101010020212121212222222222222222222222222222222221212121212121212121"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e18 = stablehlo.constant dense<"0x08080809090A0A0B0C0E0F1011131415171A1C1F1F1F1F1F1F1F1F1F1F1F1F1F08080809090A0A0B0C0E0F1011131415171A1C1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e19 = stablehlo.constant dense<"0x3F3F3833302C2926050607070809090A0B0C0D0E0E0F101F20202020202020"> : tensor<31xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
%e20 = stablehlo.constant dense<"0x00010203040506060707070808080808080808080808080808080808080808082021222324252626272727282828282828282828282828282828282828282828"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e21 = stablehlo.constant dense<"0x00010203040507091F202020202020202020202020202020202020202020202000212223242527293F2020202020202020202020202020202020202020202020"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e22 = stablehlo.constant dense<"0x080706050403020201010100000000000000000000000000000000000000000008090A0B0C0D0E0E0F0F0F101010101010101010101010101010101010101010"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e23 = stablehlo.constant dense<"0x1F100A070503020101020406070A0C0E1215181A1B1D1F1F1F1F1F1F1F1F1F"> : tensor<31xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
%e24 = stablehlo.constant dense<"0x0001020304050708090B0D0F1112131517191C1F1F1F1F1F1F1F1F1F1F1F1F1F2021222324252728292B2D2F3132333537393C3F3F3F3F3F3F3F3F3F3F3F3F3F"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e25 = stablehlo.constant dense<"0x000102030406070A0C10141A1F3F3B35312A2623210103060919362822020713202122232426272A2C30343A3F1F1B15110A0603012123262939160802222733"> : tensor<64xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>) -> ()
%e26 = stablehlo.constant dense<"0x0015001500151500002035203520353520200D0D061301140D03012D2D2A3123332D26230D0D0C0F06110D0A062D2D2C2F26312D2A262035203520353520200D0D0A1103130D06030D0D0C0F06110D0A0633323333323233313132323332303230312F2E2E"> : tensor<101xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xf6E2M3FN>, tensor<101xf6E2M3FN>) -> ()
%e27 = stablehlo.constant dense<"0x0808001F001F0800000808201F001F082000080808080808080808080832202020083F2008081F001F00081F1F08083F202020083F200808201F001F082000080814011F00081F1F08081F001F00081F1F2120200120202020202020200020202020002020"> : tensor<101xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xf6E2M3FN>, tensor<101xf6E2M3FN>) -> ()
%e28 = stablehlo.constant dense<"0x1F1F1F1F1F1F1F2020080020000020200A0020010020200800200000"> : tensor<28xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN>) -> ()
%e29 = stablehlo.constant dense<"0x1F1F0D011F0301202020202020201F1F1D001F010020202020202020"> : tensor<28xf6E2M3FN>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN>) -> ()
return
}
func.func private @f(%x: tensor<64xf6E2M3FN>, %a: tensor<101xf6E2M3FN>, %b: tensor<101xf6E2M3FN>, %g: tensor<31xf6E2M3FN>, %n: tensor<28xf6E2M3FN>, %q: tensor<28xf6E2M3FN>) -> (tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN>) {
%0 = stablehlo.cbrt %x : tensor<64xf6E2M3FN>
%1 = stablehlo.cosine %x : tensor<64xf6E2M3FN>
%2 = stablehlo.exponential %x : tensor<64xf6E2M3FN>
%3 = stablehlo.exponential_minus_one %x : tensor<64xf6E2M3FN>
%4 = stablehlo.log %x : tensor<64xf6E2M3FN>
%5 = stablehlo.log_plus_one %x : tensor<64xf6E2M3FN>
%6 = stablehlo.logistic %x : tensor<64xf6E2M3FN>
%7 = stablehlo.rsqrt %x : tensor<64xf6E2M3FN>
%8 = stablehlo.sine %x : tensor<64xf6E2M3FN>
%9 = stablehlo.tan %x : tensor<64xf6E2M3FN>
%10 = stablehlo.tanh %x : tensor<64xf6E2M3FN>
%11 = chlo.acos %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%12 = chlo.acosh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%13 = chlo.asin %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%14 = chlo.asinh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%15 = chlo.atan %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%16 = chlo.atanh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%17 = chlo.bessel_i1e %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%18 = chlo.cosh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%19 = chlo.digamma %g : tensor<31xf6E2M3FN> -> tensor<31xf6E2M3FN>
%20 = chlo.erf %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%21 = chlo.erf_inv %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%22 = chlo.erfc %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%23 = chlo.lgamma %g : tensor<31xf6E2M3FN> -> tensor<31xf6E2M3FN>
%24 = chlo.sinh %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%25 = chlo.tan %x : tensor<64xf6E2M3FN> -> tensor<64xf6E2M3FN>
%26 = stablehlo.atan2 %a, %b : tensor<101xf6E2M3FN>
%27 = stablehlo.power %a, %b : tensor<101xf6E2M3FN>
%28 = chlo.zeta %n, %q : tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN> -> tensor<28xf6E2M3FN>
%29 = chlo.polygamma %n, %q : tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN> -> tensor<28xf6E2M3FN>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<31xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<64xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<101xf6E2M3FN>, tensor<28xf6E2M3FN>, tensor<28xf6E2M3FN>
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
%c1 = stablehlo.constant dense<"0x0000000000000000002020202020202020200C0C0C0C0C0C0C0C0C3131313131313131311F1F1F1F1F1F1F1F1F3F3F3F3F3F3F3F3F3F2020202020202020201212121212121212121F1F1F1F1F1F1F1F1F2C2D2E2F303132333435363738393A3B3C3D3E3F"> : tensor<101xf6E3M2FN>
%z1 = stablehlo.constant dense<0.0> : tensor<101xf6E3M2FN>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<101xf6E3M2FN>
%a1 = stablehlo.optimization_barrier %s1 : tensor<101xf6E3M2FN>
%c2 = stablehlo.constant dense<"0x00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F00200C311F3F20121F3A2F393832353D2E33363B3E3C313F3437302C2D"> : tensor<101xf6E3M2FN>
%z2 = stablehlo.constant dense<0.0> : tensor<101xf6E3M2FN>
%s2 = stablehlo.select %live, %c2, %z2 : tensor<i1>, tensor<101xf6E3M2FN>
%a2 = stablehlo.optimization_barrier %s2 : tensor<101xf6E3M2FN>
%c3 = stablehlo.constant dense<"0x000102030405060708090A0B1112131415161718191A1B1C1D1E1F202C30323435363738393A3B3C3D3E3F"> : tensor<43xf6E3M2FN>
%z3 = stablehlo.constant dense<0.0> : tensor<43xf6E3M2FN>
%s3 = stablehlo.select %live, %c3, %z3 : tensor<i1>, tensor<43xf6E3M2FN>
%a3 = stablehlo.optimization_barrier %s3 : tensor<43xf6E3M2FN>
%c4 = stablehlo.constant dense<"0x0C0C0C0C0C0C0C1F1F1F1F1F1F1F121212121212121F1F1F1F1F1F1F"> : tensor<28xf6E3M2FN>
%z4 = stablehlo.constant dense<0.0> : tensor<28xf6E3M2FN>
%s4 = stablehlo.select %live, %c4, %z4 : tensor<i1>, tensor<28xf6E3M2FN>
%a4 = stablehlo.optimization_barrier %s4 : tensor<28xf6E3M2FN>
%c5 = stablehlo.constant dense<"0x00200C1F20121F00200C1F20121F00200C1F20121F00200C1F20121F"> : tensor<28xf6E3M2FN>
%z5 = stablehlo.constant dense<0.0> : tensor<28xf6E3M2FN>
%s5 = stablehlo.select %live, %c5, %z5 : tensor<i1>, tensor<28xf6E3M2FN>
%a5 = stablehlo.optimization_barrier %s5 : tensor<28xf6E3M2FN>
%r:30 = call @f(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<64xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN>) -> (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN>)
%e0 = stablehlo.constant dense<"0x0006080909090A0A0A0B0B0C0C0C0D0D0D0D0E0E0E0F0F1010101111111112122026282929292A2A2A2B2B2C2C2C2D2D2D2D2E2E2E2F2F303030313131313232"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#0, %e0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e1 = stablehlo.constant dense<"0x0C0C0C0C0C0C0B0B0B0A0A0908050123272A2C2B29050C0A222B0B022C07072C0C0C0C0C0C0C0B0B0B0A0A0908050123272A2C2B29050C0A222B0B022C07072C"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#1, %e1) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e2 = stablehlo.constant dense<"0x0C0C0D0D0D0D0E0E0F0F101111131416171A1D1F1F1F1F1F1F1F1F1F1F1F1F1F0C0C0B0B0A0A0909090808070605040302010100000000000000000000000000"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#2, %e2) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e3 = stablehlo.constant dense<"0x0001020305060708090B0C0E0F111315161A1D1F1F1F1F1F1F1F1F1F1F1F1F1F202122232424252626272829292A2A2B2B2B2C2C2C2C2C2C2C2C2C2C2C2C2C2C"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#3, %e3) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e4 = stablehlo.constant dense<"0x3F32302F2E2D2C2B2A282522000406080A0B0C0D0E0E0F1010111111121212133F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#4, %e4) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e5 = stablehlo.constant dense<"0x0001020304040506060808090A0A0B0C0C0D0E0E0E0F1010101111111212121320212223252628292A2C2E303F20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#5, %e5) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e6 = stablehlo.constant dense<"0x08080808080909090909090A0A0A0B0B0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0808080707070706060605050404030202010100000000000000000000000000"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#6, %e6) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e7 = stablehlo.constant dense<"0x1F141211100F0F0E0E0D0D0C0C0B0B0A0A0909080807070606050504040403033F20202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#7, %e7) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e8 = stablehlo.constant dense<"0x00010203040506070809090A0B0C0C0C0B0902262A2C24090C28280C250B2B0420212223242526272829292A2B2C2C2C2B2922060A0C04292C08082C052B0B24"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#8, %e8) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e9 = stablehlo.constant dense<"0x0001020304050607080A0B0D0E121B36302A22060D33250B37092917051030252021222324252627282A2B2D2E323B16100A02262D13052B1729093725301005"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#9, %e9) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e10 = stablehlo.constant dense<"0x00010203040506070708090A0A0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C20212223242526272728292A2A2B2B2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#10, %e10) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e11 = stablehlo.constant dense<"0x0E0E0E0E0D0D0D0C0C0B0A0800202020202020202020202020202020202020200E0F0F0F0F101010101011111220202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#11, %e11) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e12 = stablehlo.constant dense<"0x202020202020202020202020000A0C0D0D0E0F101011111112121213131314142020202020202020202020202020202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#12, %e12) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e13 = stablehlo.constant dense<"0x000102030405060708090B0C0E20202020202020202020202020202020202020202122232425262728292B2C2E20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#13, %e13) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e14 = stablehlo.constant dense<"0x000102030405060708090A0A0B0C0D0D0E0F0F10101111111212121313131414202122232425262728292A2A2B2C2D2D2E2F2F30303131313232323333333434"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#14, %e14) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e15 = stablehlo.constant dense<"0x00010203040506070708090A0A0B0C0C0C0D0D0D0D0D0E0E0E0E0E0E0E0E0E0E20212223242526272728292A2A2B2C2C2C2D2D2D2D2D2E2E2E2E2E2E2E2E2E2E"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#15, %e15) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e16 = stablehlo.constant dense<"0x0001020304050608080A0C0D1F202020202020202020202020202020202020202021222324252628282A2C2D3F20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#16, %e16) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e17 = stablehlo.constant dense<"0x00000101020202020303030303030403030303030303020202020202020101010020212122222222232323232323242323232323232322222222222222212121"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#17, %e17) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e18 = stablehlo.constant dense<"0x0C0C0C0C0C0C0C0C0D0D0D0E0E1011121416191C1F1F1F1F1F1F1F1F1F1F1F1F0C0C0C0C0C0C0C0C0D0D0D0E0E1011121416191C1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#18, %e18) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e19 = stablehlo.constant dense<"0x3F3C383634333231302E2C2A0A0B0C0D0E0F0F10111111111212131F202020202020202020202020202020"> : tensor<43xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#19, %e19) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<43xf6E3M2FN>, tensor<43xf6E3M2FN>) -> ()
%e20 = stablehlo.constant dense<"0x000102030405060708090A0A0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C202122232425262728292A2A2B2B2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C2C"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#20, %e20) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e21 = stablehlo.constant dense<"0x000102030405060708090B0C1F20202020202020202020202020202020202020002122232425262728292B2C3F20202020202020202020202020202020202020"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#21, %e21) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e22 = stablehlo.constant dense<"0x0C0B0B0A0A0909080806050303010100000000000000000000000000000000000C0C0D0D0D0D0E0E0E0E0F0F0F10101010101010101010101010101010101010"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#22, %e22) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e23 = stablehlo.constant dense<"0x1F11100E0D0C0B0A09060301050A0D0F121517181A1C1E1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F"> : tensor<43xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#23, %e23) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<43xf6E3M2FN>, tensor<43xf6E3M2FN>) -> ()
%e24 = stablehlo.constant dense<"0x000102030405060708090B0C0D0E10121316191C1F1F1F1F1F1F1F1F1F1F1F1F202122232425262728292B2C2D2E30323336393C3F3F3F3F3F3F3F3F3F3F3F3F"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#24, %e24) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e25 = stablehlo.constant dense<"0x0001020304050607080A0B0D0E121B36302A22060D33250B37092917051030252021222324252627282A2B2D2E323B16100A02262D13052B1729093725301005"> : tensor<64xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#25, %e25) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
%e26 = stablehlo.constant dense<"0x0012001200121200002032203220323220200E0E0A1201120E05012E2E2D3121322E2A210E0E0E0F0A110E0E0A2E2E2E2F2A312E2E2A2032203220323220200E0E0D1102120E0A020E0E0E0F0A110E0E0A323132323131323031313132312F312F302F2E2E"> : tensor<101xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#26, %e26) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xf6E3M2FN>, tensor<101xf6E3M2FN>) -> ()
%e27 = stablehlo.constant dense<"0x0C0C001F001F0C00000C0C201F001F0C20000C0C0C0C0C0C0C0C0C0C0C31201F000C3C1F0C0C1F001F000C1F1F0C0C3F201F000C3F1F0C0C201F001F0C20000C0C12011F000C1F1F0C0C1F001F000C1F1F0C20000022200020200000000020000020002120"> : tensor<101xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#27, %e27) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<101xf6E3M2FN>, tensor<101xf6E3M2FN>) -> ()
%e28 = stablehlo.constant dense<"0x1F1F1F1F1F1F1F1F1F0C001F000020200D002001001F1F0C001F0000"> : tensor<28xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#28, %e28) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN>) -> ()
%e29 = stablehlo.constant dense<"0x1F1F0F011F060120203F20203F201F1F16001F020020203F20203F20"> : tensor<28xf6E3M2FN>
stablehlo.custom_call @check.expect_close(%r#29, %e29) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN>) -> ()
return
}
func.func private @f(%x: tensor<64xf6E3M2FN>, %a: tensor<101xf6E3M2FN>, %b: tensor<101xf6E3M2FN>, %g: tensor<43xf6E3M2FN>, %n: tensor<28xf6E3M2FN>, %q: tensor<28xf6E3M2FN>) -> (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN>) {
%0 = stablehlo.cbrt %x : tensor<64xf6E3M2FN>
%1 = stablehlo.cosine %x : tensor<64xf6E3M2FN>
%2 = stablehlo.exponential %x : tensor<64xf6E3M2FN>
%3 = stablehlo.exponential_minus_one %x : tensor<64xf6E3M2FN>
%4 = stablehlo.log %x : tensor<64xf6E3M2FN>
%5 = stablehlo.log_plus_one %x : tensor<64xf6E3M2FN>
%6 = stablehlo.logistic %x : tensor<64xf6E3M2FN>
%7 = stablehlo.rsqrt %x : tensor<64xf6E3M2FN>
%8 = stablehlo.sine %x : tensor<64xf6E3M2FN>
%9 = stablehlo.tan %x : tensor<64xf6E3M2FN>
%10 = stablehlo.tanh %x : tensor<64xf6E3M2FN>
%11 = chlo.acos %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%12 = chlo.acosh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%13 = chlo.asin %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%14 = chlo.asinh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%15 = chlo.atan %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%16 = chlo.atanh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%17 = chlo.bessel_i1e %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%18 = chlo.cosh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%19 = chlo.digamma %g : tensor<43xf6E3M2FN> -> tensor<43xf6E3M2FN>
%20 = chlo.erf %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%21 = chlo.erf_inv %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%22 = chlo.erfc %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%23 = chlo.lgamma %g : tensor<43xf6E3M2FN> -> tensor<43xf6E3M2FN>
%24 = chlo.sinh %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%25 = chlo.tan %x : tensor<64xf6E3M2FN> -> tensor<64xf6E3M2FN>
%26 = stablehlo.atan2 %a, %b : tensor<101xf6E3M2FN>
%27 = stablehlo.power %a, %b : tensor<101xf6E3M2FN>
%28 = chlo.zeta %n, %q : tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN> -> tensor<28xf6E3M2FN>
%29 = chlo.polygamma %n, %q : tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN> -> tensor<28xf6E3M2FN>
return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<43xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<101xf6E3M2FN>, tensor<28xf6E3M2FN>, tensor<28xf6E3M2FN>
}
}
