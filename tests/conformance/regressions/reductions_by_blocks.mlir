// Long reductions to one element or three go by blocks, which threads share. No vector width and no block divides 131,101, a prime.
func.func public @main() {
%i = stablehlo.iota dim = 0 : tensor<131101xi32>
%factor = stablehlo.constant dense<40503> : tensor<131101xi32>
%mask = stablehlo.constant dense<65535> : tensor<131101xi32>
%p = stablehlo.multiply %i, %factor : tensor<131101xi32>
%q = stablehlo.and %p, %mask : tensor<131101xi32>
%x = stablehlo.optimization_barrier %q : tensor<131101xi32>
%n1 = stablehlo.constant dense<7> : tensor<i32>
%r1 = stablehlo.reduce(%x init: %n1) applies stablehlo.add across dimensions = [0] : (tensor<131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r1, dense<846657> : tensor<i32>
%n2 = stablehlo.constant dense<-1> : tensor<i32>
%r2 = stablehlo.reduce(%x init: %n2) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r2, dense<65535> : tensor<i32>
%n3 = stablehlo.constant dense<70000> : tensor<i32>
%r3 = stablehlo.reduce(%x init: %n3) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r3, dense<70000> : tensor<i32>
%n4 = stablehlo.constant dense<2147483647> : tensor<i32>
%r4 = stablehlo.reduce(%x init: %n4) applies stablehlo.minimum across dimensions = [0] : (tensor<131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r4, dense<0> : tensor<i32>
%odd = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
%rows0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<131101xi32>) -> tensor<3x131101xi32>
%odds = stablehlo.broadcast_in_dim %odd, dims = [0] : (tensor<3xi32>) -> tensor<3x131101xi32>
%rows = stablehlo.or %rows0, %odds : tensor<3x131101xi32>
%columns = stablehlo.transpose %rows, dims = [1, 0] : (tensor<3x131101xi32>) -> tensor<131101x3xi32>
%n5 = stablehlo.constant dense<-1> : tensor<i32>
%r5 = stablehlo.reduce(%rows init: %n5) applies stablehlo.and across dimensions = [1] : (tensor<3x131101xi32>, tensor<i32>) -> tensor<3xi32>
check.expect_eq_const %r5, dense<[1, 2, 4]> : tensor<3xi32>
%n6 = stablehlo.constant dense<-1> : tensor<i32>
%r6 = stablehlo.reduce(%columns init: %n6) applies stablehlo.and across dimensions = [0] : (tensor<131101x3xi32>, tensor<i32>) -> tensor<3xi32>
check.expect_eq_const %r6, dense<[1, 2, 4]> : tensor<3xi32>
%n7 = stablehlo.constant dense<-1> : tensor<i32>
%r7 = stablehlo.reduce(%rows init: %n7) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r7, dense<0> : tensor<i32>
%n8 = stablehlo.constant dense<0> : tensor<i32>
%r8 = stablehlo.reduce(%rows init: %n8) applies stablehlo.or across dimensions = [1] : (tensor<3x131101xi32>, tensor<i32>) -> tensor<3xi32>
check.expect_eq_const %r8, dense<[65535, 65535, 65535]> : tensor<3xi32>
%n9 = stablehlo.constant dense<0> : tensor<i32>
%r9 = stablehlo.reduce(%columns init: %n9) applies stablehlo.or across dimensions = [0] : (tensor<131101x3xi32>, tensor<i32>) -> tensor<3xi32>
check.expect_eq_const %r9, dense<[65535, 65535, 65535]> : tensor<3xi32>
%n10 = stablehlo.constant dense<0> : tensor<i32>
%r10 = stablehlo.reduce(%rows init: %n10) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r10, dense<65535> : tensor<i32>
%n11 = stablehlo.constant dense<2147483647> : tensor<i32>
%r11 = stablehlo.reduce(%rows init: %n11) applies stablehlo.minimum across dimensions = [1] : (tensor<3x131101xi32>, tensor<i32>) -> tensor<3xi32>
check.expect_eq_const %r11, dense<[1, 2, 4]> : tensor<3xi32>
%n12 = stablehlo.constant dense<2147483647> : tensor<i32>
%r12 = stablehlo.reduce(%columns init: %n12) applies stablehlo.minimum across dimensions = [0] : (tensor<131101x3xi32>, tensor<i32>) -> tensor<3xi32>
check.expect_eq_const %r12, dense<[1, 2, 4]> : tensor<3xi32>
%n13 = stablehlo.constant dense<2147483647> : tensor<i32>
%r13 = stablehlo.reduce(%rows init: %n13) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x131101xi32>, tensor<i32>) -> tensor<i32>
check.expect_eq_const %r13, dense<1> : tensor<i32>
%u = stablehlo.convert %x : (tensor<131101xi32>) -> tensor<131101xui8>
%n14 = stablehlo.constant dense<3> : tensor<ui8>
%r14 = stablehlo.reduce(%u init: %n14) applies stablehlo.add across dimensions = [0] : (tensor<131101xui8>, tensor<ui8>) -> tensor<ui8>
check.expect_eq_const %r14, dense<61> : tensor<ui8>
%g = stablehlo.convert %x : (tensor<131101xi32>) -> tensor<131101xf32>
%high = stablehlo.constant dense<6.553500e+04> : tensor<131101xf32>
%f = stablehlo.subtract %g, %high : tensor<131101xf32>
%n15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%r15 = stablehlo.reduce(%f init: %n15) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
check.expect_eq_const %r15, dense<0x00000000> : tensor<f32>
%n16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%r16 = stablehlo.reduce(%f init: %n16) applies stablehlo.minimum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
check.expect_eq_const %r16, dense<0xC77FFF00> : tensor<f32>
%n17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%r17 = stablehlo.reduce(%f init: %n17) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan17 = stablehlo.compare NE, %r17, %r17 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan17, dense<true> : tensor<i1>
%place0 = stablehlo.constant dense<0> : tensor<131101xi32>
%here0 = stablehlo.compare EQ, %i, %place0 : (tensor<131101xi32>, tensor<131101xi32>) -> tensor<131101xi1>
%nothing0 = stablehlo.constant dense<0x7FC00000> : tensor<131101xf32>
%h0 = stablehlo.select %here0, %nothing0, %f : tensor<131101xi1>, tensor<131101xf32>
%n18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%r18 = stablehlo.reduce(%h0 init: %n18) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan18 = stablehlo.compare NE, %r18, %r18 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan18, dense<true> : tensor<i1>
%n19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%r19 = stablehlo.reduce(%h0 init: %n19) applies stablehlo.minimum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan19 = stablehlo.compare NE, %r19, %r19 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan19, dense<true> : tensor<i1>
%n20 = stablehlo.constant dense<false> : tensor<i1>
%r20 = stablehlo.reduce(%here0 init: %n20) applies stablehlo.or across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r20, dense<true> : tensor<i1>
%not0 = stablehlo.not %here0 : tensor<131101xi1>
%n21 = stablehlo.constant dense<true> : tensor<i1>
%r21 = stablehlo.reduce(%not0 init: %n21) applies stablehlo.and across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r21, dense<false> : tensor<i1>
%place70001 = stablehlo.constant dense<70001> : tensor<131101xi32>
%here70001 = stablehlo.compare EQ, %i, %place70001 : (tensor<131101xi32>, tensor<131101xi32>) -> tensor<131101xi1>
%nothing70001 = stablehlo.constant dense<0x7FC00000> : tensor<131101xf32>
%h70001 = stablehlo.select %here70001, %nothing70001, %f : tensor<131101xi1>, tensor<131101xf32>
%n22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%r22 = stablehlo.reduce(%h70001 init: %n22) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan22 = stablehlo.compare NE, %r22, %r22 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan22, dense<true> : tensor<i1>
%n23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%r23 = stablehlo.reduce(%h70001 init: %n23) applies stablehlo.minimum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan23 = stablehlo.compare NE, %r23, %r23 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan23, dense<true> : tensor<i1>
%n24 = stablehlo.constant dense<false> : tensor<i1>
%r24 = stablehlo.reduce(%here70001 init: %n24) applies stablehlo.or across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r24, dense<true> : tensor<i1>
%not70001 = stablehlo.not %here70001 : tensor<131101xi1>
%n25 = stablehlo.constant dense<true> : tensor<i1>
%r25 = stablehlo.reduce(%not70001 init: %n25) applies stablehlo.and across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r25, dense<false> : tensor<i1>
%place131100 = stablehlo.constant dense<131100> : tensor<131101xi32>
%here131100 = stablehlo.compare EQ, %i, %place131100 : (tensor<131101xi32>, tensor<131101xi32>) -> tensor<131101xi1>
%nothing131100 = stablehlo.constant dense<0x7FC00000> : tensor<131101xf32>
%h131100 = stablehlo.select %here131100, %nothing131100, %f : tensor<131101xi1>, tensor<131101xf32>
%n26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%r26 = stablehlo.reduce(%h131100 init: %n26) applies stablehlo.maximum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan26 = stablehlo.compare NE, %r26, %r26 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan26, dense<true> : tensor<i1>
%n27 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%r27 = stablehlo.reduce(%h131100 init: %n27) applies stablehlo.minimum across dimensions = [0] : (tensor<131101xf32>, tensor<f32>) -> tensor<f32>
%nan27 = stablehlo.compare NE, %r27, %r27 : (tensor<f32>, tensor<f32>) -> tensor<i1>
check.expect_eq_const %nan27, dense<true> : tensor<i1>
%n28 = stablehlo.constant dense<false> : tensor<i1>
%r28 = stablehlo.reduce(%here131100 init: %n28) applies stablehlo.or across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r28, dense<true> : tensor<i1>
%not131100 = stablehlo.not %here131100 : tensor<131101xi1>
%n29 = stablehlo.constant dense<true> : tensor<i1>
%r29 = stablehlo.reduce(%not131100 init: %n29) applies stablehlo.and across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r29, dense<false> : tensor<i1>
%never = stablehlo.compare GT, %x, %mask : (tensor<131101xi32>, tensor<131101xi32>) -> tensor<131101xi1>
%n30 = stablehlo.constant dense<false> : tensor<i1>
%r30 = stablehlo.reduce(%never init: %n30) applies stablehlo.or across dimensions = [0] : (tensor<131101xi1>, tensor<i1>) -> tensor<i1>
check.expect_eq_const %r30, dense<false> : tensor<i1>
return
}
