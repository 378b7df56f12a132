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
%c0 = stablehlo.constant dense<"0xFEFF0001FEFF0001FEFF0001FEFF0001"> : tensor<16xi8>
%z0 = stablehlo.constant dense<0> : tensor<16xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<16xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<16xi8>
%c1 = stablehlo.constant dense<"0xFEFEFEFEFFFFFFFF0000000001010101"> : tensor<16xi8>
%z1 = stablehlo.constant dense<0> : tensor<16xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<16xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<16xi8>
%r:22 = call @f(%a0, %a1) : (tensor<16xi8>, tensor<16xi8>) -> (tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<i8>, tensor<16xi32>, tensor<16xf32>)
%e0 = stablehlo.constant dense<"0x0001FEFF01FEFF00FEFF0001FF0001FE"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0001FEFFFF0001FEFEFF000101FEFF00"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e2 = stablehlo.constant dense<"0x00FE00FEFE0100FF00000000FEFF0001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e3 = stablehlo.constant dense<"0x01000000FE0100FFFFFFFFFFFEFF0001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e4 = stablehlo.constant dense<"0x00FF000100000000FEFF000100000000"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e5 = stablehlo.constant dense<"0xFEFF0001FFFF00010000000101010101"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e6 = stablehlo.constant dense<"0xFEFEFEFEFEFFFFFFFEFF0000FEFF0001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e7 = stablehlo.constant dense<"0xFEFE0000FEFF00010000000000010001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e8 = stablehlo.constant dense<"0xFEFFFEFFFFFFFFFFFEFF0001FFFF0101"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e9 = stablehlo.constant dense<"0x0001FEFF0100FFFEFEFF0001FFFE0100"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000000FEFF000100FE00FE"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e11 = stablehlo.constant dense<"0x0000000000000000FEFF000101010000"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e12 = stablehlo.constant dense<"0xFFFF0000FFFF0000FEFF0001FFFF0000"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e13 = stablehlo.constant dense<"0x0100FFFE0100FFFE0100FFFE0100FFFE"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e14 = stablehlo.constant dense<"0xFE0100FFFE0100FFFE0100FFFE0100FF"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e15 = stablehlo.constant dense<"0x01FE000101FE000101FE000101FE0001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e16 = stablehlo.constant dense<"0x0000FE010000FE010000FE010000FE01"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e17 = stablehlo.constant dense<"0xFE010001FE010001FE010001FE010001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e18 = stablehlo.constant dense<"0xFFFF0001FFFF0001FFFF0001FFFF0001"> : tensor<16xi8>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<16xi8>, tensor<16xi8>) -> ()
%e19 = stablehlo.constant dense<"0x00"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e20 = stablehlo.constant dense<"0x0000000001000000FEFFFFFFFFFFFFFF01000000FEFFFFFFFFFFFFFF00000000FEFFFFFFFFFFFFFF0000000001000000FFFFFFFF0000000001000000FEFFFFFF"> : tensor<16xi32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<16xi32>, tensor<16xi32>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000000C000000000000000C0000000C00000803F00000000000080BF00000000000000000000000000000000000000C0000080BF000000000000803F"> : tensor<16xf32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
return
}
func.func private @f(%a: tensor<16xi8>, %b: tensor<16xi8>) -> (tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<i8>, tensor<16xi32>, tensor<16xf32>) {
%x = stablehlo.convert %a : (tensor<16xi8>) -> tensor<16xi2>
%y = stablehlo.convert %b : (tensor<16xi8>) -> tensor<16xi2>
%radd = stablehlo.add %x, %y : tensor<16xi2>
%sadd = stablehlo.convert %radd : (tensor<16xi2>) -> tensor<16xi8>
%rsubtract = stablehlo.subtract %x, %y : tensor<16xi2>
%ssubtract = stablehlo.convert %rsubtract : (tensor<16xi2>) -> tensor<16xi8>
%rmultiply = stablehlo.multiply %x, %y : tensor<16xi2>
%smultiply = stablehlo.convert %rmultiply : (tensor<16xi2>) -> tensor<16xi8>
%rdivide = stablehlo.divide %x, %y : tensor<16xi2>
%sdivide = stablehlo.convert %rdivide : (tensor<16xi2>) -> tensor<16xi8>
%rremainder = stablehlo.remainder %x, %y : tensor<16xi2>
%sremainder = stablehlo.convert %rremainder : (tensor<16xi2>) -> tensor<16xi8>
%rmaximum = stablehlo.maximum %x, %y : tensor<16xi2>
%smaximum = stablehlo.convert %rmaximum : (tensor<16xi2>) -> tensor<16xi8>
%rminimum = stablehlo.minimum %x, %y : tensor<16xi2>
%sminimum = stablehlo.convert %rminimum : (tensor<16xi2>) -> tensor<16xi8>
%rand = stablehlo.and %x, %y : tensor<16xi2>
%sand = stablehlo.convert %rand : (tensor<16xi2>) -> tensor<16xi8>
%ror = stablehlo.or %x, %y : tensor<16xi2>
%sor = stablehlo.convert %ror : (tensor<16xi2>) -> tensor<16xi8>
%rxor = stablehlo.xor %x, %y : tensor<16xi2>
%sxor = stablehlo.convert %rxor : (tensor<16xi2>) -> tensor<16xi8>
%rshift_left = stablehlo.shift_left %x, %y : tensor<16xi2>
%sshift_left = stablehlo.convert %rshift_left : (tensor<16xi2>) -> tensor<16xi8>
%rshift_right_logical = stablehlo.shift_right_logical %x, %y : tensor<16xi2>
%sshift_right_logical = stablehlo.convert %rshift_right_logical : (tensor<16xi2>) -> tensor<16xi8>
%rshift_right_arithmetic = stablehlo.shift_right_arithmetic %x, %y : tensor<16xi2>
%sshift_right_arithmetic = stablehlo.convert %rshift_right_arithmetic : (tensor<16xi2>) -> tensor<16xi8>
%rnot = stablehlo.not %x : tensor<16xi2>
%snot = stablehlo.convert %rnot : (tensor<16xi2>) -> tensor<16xi8>
%rnegate = stablehlo.negate %x : tensor<16xi2>
%snegate = stablehlo.convert %rnegate : (tensor<16xi2>) -> tensor<16xi8>
%rpopcnt = stablehlo.popcnt %x : tensor<16xi2>
%spopcnt = stablehlo.convert %rpopcnt : (tensor<16xi2>) -> tensor<16xi8>
%rcount_leading_zeros = stablehlo.count_leading_zeros %x : tensor<16xi2>
%scount_leading_zeros = stablehlo.convert %rcount_leading_zeros : (tensor<16xi2>) -> tensor<16xi8>
%rabs = stablehlo.abs %x : tensor<16xi2>
%sabs = stablehlo.convert %rabs : (tensor<16xi2>) -> tensor<16xi8>
%rsign = stablehlo.sign %x : tensor<16xi2>
%ssign = stablehlo.convert %rsign : (tensor<16xi2>) -> tensor<16xi8>
%z = stablehlo.constant dense<0> : tensor<i2>
%total = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<16xi2>, tensor<i2>) -> tensor<i2>
%wide = stablehlo.convert %radd : (tensor<16xi2>) -> tensor<16xi32>
%real = stablehlo.convert %rmultiply : (tensor<16xi2>) -> tensor<16xf32>
%sum = stablehlo.convert %total : (tensor<i2>) -> tensor<i8>
return %sadd, %ssubtract, %smultiply, %sdivide, %sremainder, %smaximum, %sminimum, %sand, %sor, %sxor, %sshift_left, %sshift_right_logical, %sshift_right_arithmetic, %snot, %snegate, %spopcnt, %scount_leading_zeros, %sabs, %ssign, %sum, %wide, %real : tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<i8>, tensor<16xi32>, tensor<16xf32>
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
%c0 = stablehlo.constant dense<"0x00010203000102030001020300010203"> : tensor<16xui8>
%z0 = stablehlo.constant dense<0> : tensor<16xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<16xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<16xui8>
%c1 = stablehlo.constant dense<"0x00000000010101010202020203030303"> : tensor<16xui8>
%z1 = stablehlo.constant dense<0> : tensor<16xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<16xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<16xui8>
%r:20 = call @f(%a0, %a1) : (tensor<16xui8>, tensor<16xui8>) -> (tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<ui8>, tensor<16xi32>, tensor<16xf32>)
%e0 = stablehlo.constant dense<"0x00010203010203000203000103000102"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e1 = stablehlo.constant dense<"0x00010203030001020203000101020300"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000102030002000200030201"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e3 = stablehlo.constant dense<"0x03030303000102030000010100000001"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e4 = stablehlo.constant dense<"0x00010203000000000001000100010200"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e5 = stablehlo.constant dense<"0x00010203010102030202020303030303"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000101010001020200010203"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000100010000020200010203"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e8 = stablehlo.constant dense<"0x00010203010103030203020303030303"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e9 = stablehlo.constant dense<"0x00010203010003020203000103020100"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e10 = stablehlo.constant dense<"0x00010203000200020000000000000000"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e11 = stablehlo.constant dense<"0x00010203000001010000000000000000"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e12 = stablehlo.constant dense<"0x00010203000003030000030300000303"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e13 = stablehlo.constant dense<"0x03020100030201000302010003020100"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e14 = stablehlo.constant dense<"0x00030201000302010003020100030201"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e15 = stablehlo.constant dense<"0x00010102000101020001010200010102"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e16 = stablehlo.constant dense<"0x02010000020100000201000002010000"> : tensor<16xui8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<16xui8>, tensor<16xui8>) -> ()
%e17 = stablehlo.constant dense<"0x00"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e18 = stablehlo.constant dense<"0x00000000010000000200000003000000010000000200000003000000000000000200000003000000000000000100000003000000000000000100000002000000"> : tensor<16xi32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<16xi32>, tensor<16xi32>) -> ()
%e19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000803F0000004000004040000000000000004000000000000000400000000000004040000000400000803F"> : tensor<16xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
return
}
func.func private @f(%a: tensor<16xui8>, %b: tensor<16xui8>) -> (tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<ui8>, tensor<16xi32>, tensor<16xf32>) {
%x = stablehlo.convert %a : (tensor<16xui8>) -> tensor<16xui2>
%y = stablehlo.convert %b : (tensor<16xui8>) -> tensor<16xui2>
%radd = stablehlo.add %x, %y : tensor<16xui2>
%sadd = stablehlo.convert %radd : (tensor<16xui2>) -> tensor<16xui8>
%rsubtract = stablehlo.subtract %x, %y : tensor<16xui2>
%ssubtract = stablehlo.convert %rsubtract : (tensor<16xui2>) -> tensor<16xui8>
%rmultiply = stablehlo.multiply %x, %y : tensor<16xui2>
%smultiply = stablehlo.convert %rmultiply : (tensor<16xui2>) -> tensor<16xui8>
%rdivide = stablehlo.divide %x, %y : tensor<16xui2>
%sdivide = stablehlo.convert %rdivide : (tensor<16xui2>) -> tensor<16xui8>
%rremainder = stablehlo.remainder %x, %y : tensor<16xui2>
%sremainder = stablehlo.convert %rremainder : (tensor<16xui2>) -> tensor<16xui8>
%rmaximum = stablehlo.maximum %x, %y : tensor<16xui2>
%smaximum = stablehlo.convert %rmaximum : (tensor<16xui2>) -> tensor<16xui8>
%rminimum = stablehlo.minimum %x, %y : tensor<16xui2>
%sminimum = stablehlo.convert %rminimum : (tensor<16xui2>) -> tensor<16xui8>
%rand = stablehlo.and %x, %y : tensor<16xui2>
%sand = stablehlo.convert %rand : (tensor<16xui2>) -> tensor<16xui8>
%ror = stablehlo.or %x, %y : tensor<16xui2>
%sor = stablehlo.convert %ror : (tensor<16xui2>) -> tensor<16xui8>
%rxor = stablehlo.xor %x, %y : tensor<16xui2>
%sxor = stablehlo.convert %rxor : (tensor<16xui2>) -> tensor<16xui8>
%rshift_left = stablehlo.shift_left %x, %y : tensor<16xui2>
%sshift_left = stablehlo.convert %rshift_left : (tensor<16xui2>) -> tensor<16xui8>
%rshift_right_logical = stablehlo.shift_right_logical %x, %y : tensor<16xui2>
%sshift_right_logical = stablehlo.convert %rshift_right_logical : (tensor<16xui2>) -> tensor<16xui8>
%rshift_right_arithmetic = stablehlo.shift_right_arithmetic %x, %y : tensor<16xui2>
%sshift_right_arithmetic = stablehlo.convert %rshift_right_arithmetic : (tensor<16xui2>) -> tensor<16xui8>
%rnot = stablehlo.not %x : tensor<16xui2>
%snot = stablehlo.convert %rnot : (tensor<16xui2>) -> tensor<16xui8>
%rnegate = stablehlo.negate %x : tensor<16xui2>
%snegate = stablehlo.convert %rnegate : (tensor<16xui2>) -> tensor<16xui8>
%rpopcnt = stablehlo.popcnt %x : tensor<16xui2>
%spopcnt = stablehlo.convert %rpopcnt : (tensor<16xui2>) -> tensor<16xui8>
%rcount_leading_zeros = stablehlo.count_leading_zeros %x : tensor<16xui2>
%scount_leading_zeros = stablehlo.convert %rcount_leading_zeros : (tensor<16xui2>) -> tensor<16xui8>
%z = stablehlo.constant dense<0> : tensor<ui2>
%total = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<16xui2>, tensor<ui2>) -> tensor<ui2>
%wide = stablehlo.convert %radd : (tensor<16xui2>) -> tensor<16xi32>
%real = stablehlo.convert %rmultiply : (tensor<16xui2>) -> tensor<16xf32>
%sum = stablehlo.convert %total : (tensor<ui2>) -> tensor<ui8>
return %sadd, %ssubtract, %smultiply, %sdivide, %sremainder, %smaximum, %sminimum, %sand, %sor, %sxor, %sshift_left, %sshift_right_logical, %sshift_right_arithmetic, %snot, %snegate, %spopcnt, %scount_leading_zeros, %sum, %wide, %real : tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<16xui8>, tensor<ui8>, tensor<16xi32>, tensor<16xf32>
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
%c0 = stablehlo.constant dense<"0xF8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607F8F9FAFBFCFDFEFF0001020304050607"> : tensor<256xi8>
%z0 = stablehlo.constant dense<0> : tensor<256xi8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<256xi8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<256xi8>
%c1 = stablehlo.constant dense<"0xF8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F9F9F9F9F9F9F9F9F9F9F9F9F9F9F9F9FAFAFAFAFAFAFAFAFAFAFAFAFAFAFAFAFBFBFBFBFBFBFBFBFBFBFBFBFBFBFBFBFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFDFDFDFDFDFDFDFDFDFDFDFDFDFDFDFDFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000000000000000000001010101010101010101010101010101020202020202020202020202020202020303030303030303030303030303030304040404040404040404040404040404050505050505050505050505050505050606060606060606060606060606060607070707070707070707070707070707"> : tensor<256xi8>
%z1 = stablehlo.constant dense<0> : tensor<256xi8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<256xi8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<256xi8>
%r:22 = call @f(%a0, %a1) : (tensor<256xi8>, tensor<256xi8>) -> (tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<i8>, tensor<256xi32>, tensor<256xf32>)
%e0 = stablehlo.constant dense<"0x0001020304050607F8F9FAFBFCFDFEFF01020304050607F8F9FAFBFCFDFEFF00020304050607F8F9FAFBFCFDFEFF00010304050607F8F9FAFBFCFDFEFF00010204050607F8F9FAFBFCFDFEFF00010203050607F8F9FAFBFCFDFEFF00010203040607F8F9FAFBFCFDFEFF00010203040507F8F9FAFBFCFDFEFF00010203040506F8F9FAFBFCFDFEFF0001020304050607F9FAFBFCFDFEFF0001020304050607F8FAFBFCFDFEFF0001020304050607F8F9FBFCFDFEFF0001020304050607F8F9FAFCFDFEFF0001020304050607F8F9FAFBFDFEFF0001020304050607F8F9FAFBFCFEFF0001020304050607F8F9FAFBFCFDFF0001020304050607F8F9FAFBFCFDFE"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e1 = stablehlo.constant dense<"0x0001020304050607F8F9FAFBFCFDFEFFFF0001020304050607F8F9FAFBFCFDFEFEFF0001020304050607F8F9FAFBFCFDFDFEFF0001020304050607F8F9FAFBFCFCFDFEFF0001020304050607F8F9FAFBFBFCFDFEFF0001020304050607F8F9FAFAFBFCFDFEFF0001020304050607F8F9F9FAFBFCFDFEFF0001020304050607F8F8F9FAFBFCFDFEFF000102030405060707F8F9FAFBFCFDFEFF000102030405060607F8F9FAFBFCFDFEFF000102030405050607F8F9FAFBFCFDFEFF000102030404050607F8F9FAFBFCFDFEFF000102030304050607F8F9FAFBFCFDFEFF000102020304050607F8F9FAFBFCFDFEFF000101020304050607F8F9FAFBFCFDFEFF00"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e2 = stablehlo.constant dense<"0x00F800F800F800F800F800F800F800F8F801FA03FC05FE0700F902FB04FD06FF00FA04FEF802FC0600FA04FEF802FC06F803FEF904FFFA0500FB0601FC0702FD00FCF80400FCF80400FCF80400FCF804F80502FFFCF9060300FDFA070401FEFB00FEFCFAF806040200FEFCFAF8060402F80706050403020100FFFEFDFCFBFAF900000000000000000000000000000000F8F9FAFBFCFDFEFF000102030405060700020406F8FAFCFE00020406F8FAFCFEF8FBFE010407FAFD000306F9FCFF02050004F8FC0004F8FC0004F8FC0004F8FCF8FD0207FC0106FB0005FAFF04F9FE030006FC02F8FE04FA0006FC02F8FE04FAF8FF06FD04FB02F90007FE05FC03FA01"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e3 = stablehlo.constant dense<"0x01000000000000000000000000000000010100000000000000000000000000FF0101010000000000000000000000FFFF01010101000000000000000000FFFFFF020101010100000000000000FFFFFFFF0202020101010000000000FFFFFFFEFE04030302020101000000FFFFFEFEFDFDF80706050403020100FFFEFDFCFBFAF9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF8F9FAFBFCFDFEFF0001020304050607FCFDFDFEFEFFFF000000010102020303FEFEFEFFFFFF00000000000101010202FEFFFFFFFF0000000000000001010101FFFFFFFF000000000000000000010101FFFFFF00000000000000000000000101FFFF0000000000000000000000000001"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e4 = stablehlo.constant dense<"0x00F9FAFBFCFDFEFF0001020304050607FF00FAFBFCFDFEFF0001020304050600FEFF00FBFCFDFEFF0001020304050001FDFEFF00FCFDFEFF000102030400010200FDFEFF00FDFEFF0001020300010203FEFF00FEFF00FEFF000102000102000100FF00FF00FF00FF000100010001000100000000000000000000000000000000F8F9FAFBFCFDFEFF00010203040506070000000000000000000000000000000000FF00FF00FF00FF0001000100010001FEFF00FEFF00FEFF000102000102000100FDFEFF00FDFEFF0001020300010203FDFEFF00FCFDFEFF0001020304000102FEFF00FBFCFDFEFF0001020304050001FF00FAFBFCFDFEFF0001020304050600"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e5 = stablehlo.constant dense<"0xF8F9FAFBFCFDFEFF0001020304050607F9F9FAFBFCFDFEFF0001020304050607FAFAFAFBFCFDFEFF0001020304050607FBFBFBFBFCFDFEFF0001020304050607FCFCFCFCFCFDFEFF0001020304050607FDFDFDFDFDFDFEFF0001020304050607FEFEFEFEFEFEFEFF0001020304050607FFFFFFFFFFFFFFFF00010203040506070000000000000000000102030405060701010101010101010101020304050607020202020202020202020203040506070303030303030303030303030405060704040404040404040404040404050607050505050505050505050505050506070606060606060606060606060606060707070707070707070707070707070707"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e6 = stablehlo.constant dense<"0xF8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F9F9F9F9F9F9F9F9F9F9F9F9F9F9F9F8F9FAFAFAFAFAFAFAFAFAFAFAFAFAFAF8F9FAFBFBFBFBFBFBFBFBFBFBFBFBFBF8F9FAFBFCFCFCFCFCFCFCFCFCFCFCFCF8F9FAFBFCFDFDFDFDFDFDFDFDFDFDFDF8F9FAFBFCFDFEFEFEFEFEFEFEFEFEFEF8F9FAFBFCFDFEFFFFFFFFFFFFFFFFFFF8F9FAFBFCFDFEFF0000000000000000F8F9FAFBFCFDFEFF0001010101010101F8F9FAFBFCFDFEFF0001020202020202F8F9FAFBFCFDFEFF0001020303030303F8F9FAFBFCFDFEFF0001020304040404F8F9FAFBFCFDFEFF0001020304050505F8F9FAFBFCFDFEFF0001020304050606F8F9FAFBFCFDFEFF0001020304050607"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e7 = stablehlo.constant dense<"0xF8F8F8F8F8F8F8F80000000000000000F8F9F8F9F8F9F8F90001000100010001F8F8FAFAF8F8FAFA0000020200000202F8F9FAFBF8F9FAFB0001020300010203F8F8F8F8FCFCFCFC0000000004040404F8F9F8F9FCFDFCFD0001000104050405F8F8FAFAFCFCFEFE0000020204040606F8F9FAFBFCFDFEFF00010203040506070000000000000000000000000000000000010001000100010001000100010001000002020000020200000202000002020001020300010203000102030001020300000000040404040000000004040404000100010405040500010001040504050000020204040606000002020404060600010203040506070001020304050607"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e8 = stablehlo.constant dense<"0xF8F9FAFBFCFDFEFFF8F9FAFBFCFDFEFFF9F9FBFBFDFDFFFFF9F9FBFBFDFDFFFFFAFBFAFBFEFFFEFFFAFBFAFBFEFFFEFFFBFBFBFBFFFFFFFFFBFBFBFBFFFFFFFFFCFDFEFFFCFDFEFFFCFDFEFFFCFDFEFFFDFDFFFFFDFDFFFFFDFDFFFFFDFDFFFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF8F9FAFBFCFDFEFF0001020304050607F9F9FBFBFDFDFFFF0101030305050707FAFBFAFBFEFFFEFF0203020306070607FBFBFBFBFFFFFFFF0303030307070707FCFDFEFFFCFDFEFF0405060704050607FDFDFFFFFDFDFFFF0505070705050707FEFFFEFFFEFFFEFF0607060706070607FFFFFFFFFFFFFFFF0707070707070707"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e9 = stablehlo.constant dense<"0x0001020304050607F8F9FAFBFCFDFEFF0100030205040706F9F8FBFAFDFCFFFE0203000106070405FAFBF8F9FEFFFCFD0302010007060504FBFAF9F8FFFEFDFC0405060700010203FCFDFEFFF8F9FAFB0504070601000302FDFCFFFEF9F8FBFA0607040502030001FEFFFCFDFAFBF8F90706050403020100FFFEFDFCFBFAF9F8F8F9FAFBFCFDFEFF0001020304050607F9F8FBFAFDFCFFFE0100030205040706FAFBF8F9FEFFFCFD0203000106070405FBFAF9F8FFFEFDFC0302010007060504FCFDFEFFF8F9FAFB0405060700010203FDFCFFFEF9F8FBFA0504070601000302FEFFFCFDFAFBF8F90607040502030001FFFEFDFCFBFAF9F80706050403020100"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e10 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F8F9FAFBFCFDFEFF000102030405060700020406F8FAFCFE00020406F8FAFCFE0004F8FC0004F8FC0004F8FC0004F8FC00F800F800F800F800F800F800F800F800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F8F9FAFBFCFDFEFF000102030405060704040505060607070000010102020303020202020303030300000000010101010101010101010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e12 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000F8F9FAFBFCFDFEFF0001020304050607FCFCFDFDFEFEFFFF0000010102020303FEFEFEFEFFFFFFFF0000000001010101FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e13 = stablehlo.constant dense<"0x0706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F8"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e14 = stablehlo.constant dense<"0xF80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9F80706050403020100FFFEFDFCFBFAF9"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e15 = stablehlo.constant dense<"0x01020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e16 = stablehlo.constant dense<"0x00000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e17 = stablehlo.constant dense<"0xF8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607F8070605040302010001020304050607"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e18 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101FFFFFFFFFFFFFFFF0001010101010101"> : tensor<256xi8>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<256xi8>, tensor<256xi8>) -> ()
%e19 = stablehlo.constant dense<"0x00"> : tensor<i8>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
%e20 = stablehlo.constant dense<"0x0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF01000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000010000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000010000000200000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000010000000200000003000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000010000000200000003000000040000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000010000000200000003000000040000000500000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF00000000010000000200000003000000040000000500000006000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFFFFFFFF0000000001000000020000000300000004000000050000000600000007000000F8FFFFFFF9FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFF"> : tensor<256xi32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<256xi32>, tensor<256xi32>) -> ()
%e21 = stablehlo.constant dense<"0x00000000000000C100000000000000C100000000000000C100000000000000C100000000000000C100000000000000C100000000000000C100000000000000C1000000C10000803F0000C0C000004040000080C00000A040000000C00000E040000000000000E0C0000000400000A0C000008040000040C00000C040000080BF000000000000C0C000008040000000C0000000C100000040000080C00000C040000000000000C0C000008040000000C0000000C100000040000080C00000C040000000C100004040000000C00000E0C000008040000080BF0000C0C00000A040000000000000A0C00000C0400000803F000080C00000E04000000040000040C000000000000080C0000000C10000804000000000000080C0000000C10000804000000000000080C0000000C10000804000000000000080C0000000C100008040000000C10000A04000000040000080BF000080C00000E0C00000C0400000404000000000000040C00000C0C00000E040000080400000803F000000C00000A0C000000000000000C0000080C00000C0C0000000C10000C040000080400000004000000000000000C0000080C00000C0C0000000C10000C0400000804000000040000000C10000E0400000C0400000A0400000804000004040000000400000803F00000000000080BF000000C0000040C0000080C00000A0C00000C0C00000E0C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C10000E0C00000C0C00000A0C0000080C0000040C0000000C0000080BF000000000000803F0000004000004040000080400000A0400000C0400000E0400000000000000040000080400000C040000000C10000C0C0000080C0000000C00000000000000040000080400000C040000000C10000C0C0000080C0000000C0000000C10000A0C0000000C00000803F000080400000E0400000C0C0000040C000000000000040400000C0400000E0C0000080C0000080BF000000400000A0400000000000008040000000C1000080C00000000000008040000000C1000080C00000000000008040000000C1000080C00000000000008040000000C1000080C0000000C1000040C0000000400000E040000080C00000803F0000C0400000A0C0000000000000A0400000C0C0000080BF000080400000E0C0000000C000004040000000000000C040000080C000000040000000C1000000C0000080400000C0C0000000000000C040000080C000000040000000C1000000C0000080400000C0C0000000C1000080BF0000C040000040C0000080400000A0C0000000400000E0C0000000000000E040000000C00000A040000080C0000040400000C0C00000803F"> : tensor<256xf32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<256xf32>, tensor<256xf32>) -> ()
return
}
func.func private @f(%a: tensor<256xi8>, %b: tensor<256xi8>) -> (tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<i8>, tensor<256xi32>, tensor<256xf32>) {
%x = stablehlo.convert %a : (tensor<256xi8>) -> tensor<256xi4>
%y = stablehlo.convert %b : (tensor<256xi8>) -> tensor<256xi4>
%radd = stablehlo.add %x, %y : tensor<256xi4>
%sadd = stablehlo.convert %radd : (tensor<256xi4>) -> tensor<256xi8>
%rsubtract = stablehlo.subtract %x, %y : tensor<256xi4>
%ssubtract = stablehlo.convert %rsubtract : (tensor<256xi4>) -> tensor<256xi8>
%rmultiply = stablehlo.multiply %x, %y : tensor<256xi4>
%smultiply = stablehlo.convert %rmultiply : (tensor<256xi4>) -> tensor<256xi8>
%rdivide = stablehlo.divide %x, %y : tensor<256xi4>
%sdivide = stablehlo.convert %rdivide : (tensor<256xi4>) -> tensor<256xi8>
%rremainder = stablehlo.remainder %x, %y : tensor<256xi4>
%sremainder = stablehlo.convert %rremainder : (tensor<256xi4>) -> tensor<256xi8>
%rmaximum = stablehlo.maximum %x, %y : tensor<256xi4>
%smaximum = stablehlo.convert %rmaximum : (tensor<256xi4>) -> tensor<256xi8>
%rminimum = stablehlo.minimum %x, %y : tensor<256xi4>
%sminimum = stablehlo.convert %rminimum : (tensor<256xi4>) -> tensor<256xi8>
%rand = stablehlo.and %x, %y : tensor<256xi4>
%sand = stablehlo.convert %rand : (tensor<256xi4>) -> tensor<256xi8>
%ror = stablehlo.or %x, %y : tensor<256xi4>
%sor = stablehlo.convert %ror : (tensor<256xi4>) -> tensor<256xi8>
%rxor = stablehlo.xor %x, %y : tensor<256xi4>
%sxor = stablehlo.convert %rxor : (tensor<256xi4>) -> tensor<256xi8>
%rshift_left = stablehlo.shift_left %x, %y : tensor<256xi4>
%sshift_left = stablehlo.convert %rshift_left : (tensor<256xi4>) -> tensor<256xi8>
%rshift_right_logical = stablehlo.shift_right_logical %x, %y : tensor<256xi4>
%sshift_right_logical = stablehlo.convert %rshift_right_logical : (tensor<256xi4>) -> tensor<256xi8>
%rshift_right_arithmetic = stablehlo.shift_right_arithmetic %x, %y : tensor<256xi4>
%sshift_right_arithmetic = stablehlo.convert %rshift_right_arithmetic : (tensor<256xi4>) -> tensor<256xi8>
%rnot = stablehlo.not %x : tensor<256xi4>
%snot = stablehlo.convert %rnot : (tensor<256xi4>) -> tensor<256xi8>
%rnegate = stablehlo.negate %x : tensor<256xi4>
%snegate = stablehlo.convert %rnegate : (tensor<256xi4>) -> tensor<256xi8>
%rpopcnt = stablehlo.popcnt %x : tensor<256xi4>
%spopcnt = stablehlo.convert %rpopcnt : (tensor<256xi4>) -> tensor<256xi8>
%rcount_leading_zeros = stablehlo.count_leading_zeros %x : tensor<256xi4>
%scount_leading_zeros = stablehlo.convert %rcount_leading_zeros : (tensor<256xi4>) -> tensor<256xi8>
%rabs = stablehlo.abs %x : tensor<256xi4>
%sabs = stablehlo.convert %rabs : (tensor<256xi4>) -> tensor<256xi8>
%rsign = stablehlo.sign %x : tensor<256xi4>
%ssign = stablehlo.convert %rsign : (tensor<256xi4>) -> tensor<256xi8>
%z = stablehlo.constant dense<0> : tensor<i4>
%total = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<256xi4>, tensor<i4>) -> tensor<i4>
%wide = stablehlo.convert %radd : (tensor<256xi4>) -> tensor<256xi32>
%real = stablehlo.convert %rmultiply : (tensor<256xi4>) -> tensor<256xf32>
%sum = stablehlo.convert %total : (tensor<i4>) -> tensor<i8>
return %sadd, %ssubtract, %smultiply, %sdivide, %sremainder, %smaximum, %sminimum, %sand, %sor, %sxor, %sshift_left, %sshift_right_logical, %sshift_right_arithmetic, %snot, %snegate, %spopcnt, %scount_leading_zeros, %sabs, %ssign, %sum, %wide, %real : tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<256xi8>, tensor<i8>, tensor<256xi32>, tensor<256xf32>
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
%c0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F000102030405060708090A0B0C0D0E0F"> : tensor<256xui8>
%z0 = stablehlo.constant dense<0> : tensor<256xui8>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<256xui8>
%a0 = stablehlo.optimization_barrier %s0 : tensor<256xui8>
%c1 = stablehlo.constant dense<"0x000000000000000000000000000000000101010101010101010101010101010102020202020202020202020202020202030303030303030303030303030303030404040404040404040404040404040405050505050505050505050505050505060606060606060606060606060606060707070707070707070707070707070708080808080808080808080808080808090909090909090909090909090909090A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0B0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0D0D0D0D0D0D0D0D0D0D0D0D0D0D0D0D0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F"> : tensor<256xui8>
%z1 = stablehlo.constant dense<0> : tensor<256xui8>
%s1 = stablehlo.select %live, %c1, %z1 : tensor<i1>, tensor<256xui8>
%a1 = stablehlo.optimization_barrier %s1 : tensor<256xui8>
%r:20 = call @f(%a0, %a1) : (tensor<256xui8>, tensor<256xui8>) -> (tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<ui8>, tensor<256xi32>, tensor<256xf32>)
%e0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F0102030405060708090A0B0C0D0E0F0002030405060708090A0B0C0D0E0F0001030405060708090A0B0C0D0E0F0001020405060708090A0B0C0D0E0F0001020305060708090A0B0C0D0E0F0001020304060708090A0B0C0D0E0F0001020304050708090A0B0C0D0E0F0001020304050608090A0B0C0D0E0F0001020304050607090A0B0C0D0E0F0001020304050607080A0B0C0D0E0F000102030405060708090B0C0D0E0F000102030405060708090A0C0D0E0F000102030405060708090A0B0D0E0F000102030405060708090A0B0C0E0F000102030405060708090A0B0C0D0F000102030405060708090A0B0C0D0E"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e1 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F0F000102030405060708090A0B0C0D0E0E0F000102030405060708090A0B0C0D0D0E0F000102030405060708090A0B0C0C0D0E0F000102030405060708090A0B0B0C0D0E0F000102030405060708090A0A0B0C0D0E0F00010203040506070809090A0B0C0D0E0F00010203040506070808090A0B0C0D0E0F00010203040506070708090A0B0C0D0E0F00010203040506060708090A0B0C0D0E0F00010203040505060708090A0B0C0D0E0F00010203040405060708090A0B0C0D0E0F00010203030405060708090A0B0C0D0E0F00010202030405060708090A0B0C0D0E0F00010102030405060708090A0B0C0D0E0F00"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000000000000000000000000000102030405060708090A0B0C0D0E0F00020406080A0C0E00020406080A0C0E000306090C0F0205080B0E0104070A0D0004080C0004080C0004080C0004080C00050A0F04090E03080D02070C01060B00060C02080E040A00060C02080E040A00070E050C030A01080F060D040B0209000800080008000800080008000800080009020B040D060F08010A030C050E07000A040E08020C06000A040E08020C06000B06010C07020D08030E09040F0A05000C0804000C0804000C0804000C0804000D0A0704010E0B0805020F0C090603000E0C0A08060402000E0C0A08060402000F0E0D0C0B0A090807060504030201"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e3 = stablehlo.constant dense<"0x0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F000102030405060708090A0B0C0D0E0F0000010102020303040405050606070700000001010102020203030304040405000000000101010102020202030303030000000000010101010102020202020300000000000001010101010102020202000000000000000101010101010102020000000000000000010101010101010100000000000000000001010101010101000000000000000000000101010101010000000000000000000000010101010100000000000000000000000001010101000000000000000000000000000101010000000000000000000000000000010100000000000000000000000000000001"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e4 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F00000000000000000000000000000000000100010001000100010001000100010001020001020001020001020001020000010203000102030001020300010203000102030400010203040001020304000001020304050001020304050001020300010203040506000102030405060001000102030405060700010203040506070001020304050607080001020304050600010203040506070809000102030405000102030405060708090A0001020304000102030405060708090A0B00010203000102030405060708090A0B0C000102000102030405060708090A0B0C0D0001000102030405060708090A0B0C0D0E00"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e5 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F010102030405060708090A0B0C0D0E0F020202030405060708090A0B0C0D0E0F030303030405060708090A0B0C0D0E0F040404040405060708090A0B0C0D0E0F050505050505060708090A0B0C0D0E0F060606060606060708090A0B0C0D0E0F070707070707070708090A0B0C0D0E0F080808080808080808090A0B0C0D0E0F090909090909090909090A0B0C0D0E0F0A0A0A0A0A0A0A0A0A0A0A0B0C0D0E0F0B0B0B0B0B0B0B0B0B0B0B0B0C0D0E0F0C0C0C0C0C0C0C0C0C0C0C0C0C0D0E0F0D0D0D0D0D0D0D0D0D0D0D0D0D0D0E0F0E0E0E0E0E0E0E0E0E0E0E0E0E0E0E0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000101010101010101010101010101010001020202020202020202020202020200010203030303030303030303030303000102030404040404040404040404040001020304050505050505050505050500010203040506060606060606060606000102030405060707070707070707070001020304050607080808080808080800010203040506070809090909090909000102030405060708090A0A0A0A0A0A000102030405060708090A0B0B0B0B0B000102030405060708090A0B0C0C0C0C000102030405060708090A0B0C0D0D0D000102030405060708090A0B0C0D0E0E000102030405060708090A0B0C0D0E0F"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e7 = stablehlo.constant dense<"0x00000000000000000000000000000000000100010001000100010001000100010000020200000202000002020000020200010203000102030001020300010203000000000404040400000000040404040001000104050405000100010405040500000202040406060000020204040606000102030405060700010203040506070000000000000000080808080808080800010001000100010809080908090809000002020000020208080A0A08080A0A000102030001020308090A0B08090A0B0000000004040404080808080C0C0C0C0001000104050405080908090C0D0C0D000002020404060608080A0A0C0C0E0E000102030405060708090A0B0C0D0E0F"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e8 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F010103030505070709090B0B0D0D0F0F02030203060706070A0B0A0B0E0F0E0F03030303070707070B0B0B0B0F0F0F0F04050607040506070C0D0E0F0C0D0E0F05050707050507070D0D0F0F0D0D0F0F06070607060706070E0F0E0F0E0F0E0F07070707070707070F0F0F0F0F0F0F0F08090A0B0C0D0E0F08090A0B0C0D0E0F09090B0B0D0D0F0F09090B0B0D0D0F0F0A0B0A0B0E0F0E0F0A0B0A0B0E0F0E0F0B0B0B0B0F0F0F0F0B0B0B0B0F0F0F0F0C0D0E0F0C0D0E0F0C0D0E0F0C0D0E0F0D0D0F0F0D0D0F0F0D0D0F0F0D0D0F0F0E0F0E0F0E0F0E0F0E0F0E0F0E0F0E0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e9 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F010003020504070609080B0A0D0C0F0E02030001060704050A0B08090E0F0C0D03020100070605040B0A09080F0E0D0C04050607000102030C0D0E0F08090A0B05040706010003020D0C0F0E09080B0A06070405020300010E0F0C0D0A0B080907060504030201000F0E0D0C0B0A090808090A0B0C0D0E0F000102030405060709080B0A0D0C0F0E01000302050407060A0B08090E0F0C0D02030001060704050B0A09080F0E0D0C03020100070605040C0D0E0F08090A0B04050607000102030D0C0F0E09080B0A05040706010003020E0F0C0D0A0B080906070405020300010F0E0D0C0B0A09080706050403020100"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e10 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F00020406080A0C0E00020406080A0C0E0004080C0004080C0004080C0004080C00080008000800080008000800080008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e11 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F000001010202030304040505060607070000000001010101020202020303030300000000000000000101010101010101000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e12 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F00000101020203030C0C0D0D0E0E0F0F00000000010101010E0E0E0E0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F00000000000000000F0F0F0F0F0F0F0F"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e13 = stablehlo.constant dense<"0x0F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A09080706050403020100"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e14 = stablehlo.constant dense<"0x000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201000F0E0D0C0B0A090807060504030201"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e15 = stablehlo.constant dense<"0x00010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304000101020102020301020203020303040001010201020203010202030203030400010102010202030102020302030304"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e16 = stablehlo.constant dense<"0x04030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000040302020101010100000000000000000403020201010101000000000000000004030202010101010000000000000000"> : tensor<256xui8>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<256xui8>, tensor<256xui8>) -> ()
%e17 = stablehlo.constant dense<"0x00"> : tensor<ui8>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
%e18 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000300000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000300000004000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000300000004000000050000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000300000004000000050000000600000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000300000004000000050000000600000007000000090000000A0000000B0000000C0000000D0000000E0000000F0000000000000001000000020000000300000004000000050000000600000007000000080000000A0000000B0000000C0000000D0000000E0000000F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000B0000000C0000000D0000000E0000000F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000C0000000D0000000E0000000F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000D0000000E0000000F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000E0000000F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000F000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E000000"> : tensor<256xi32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<256xi32>, tensor<256xi32>) -> ()
%e19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041000070410000000000000040000080400000C040000000410000204100004041000060410000000000000040000080400000C0400000004100002041000040410000604100000000000040400000C040000010410000404100007041000000400000A0400000004100003041000060410000803F000080400000E040000020410000504100000000000080400000004100004041000000000000804000000041000040410000000000008040000000410000404100000000000080400000004100004041000000000000A0400000204100007041000080400000104100006041000040400000004100005041000000400000E040000040410000803F0000C04000003041000000000000C040000040410000004000000041000060410000804000002041000000000000C040000040410000004000000041000060410000804000002041000000000000E040000060410000A0400000404100004040000020410000803F00000041000070410000C0400000504100008040000030410000004000001041000000000000004100000000000000410000000000000041000000000000004100000000000000410000000000000041000000000000004100000000000000410000000000001041000000400000304100008040000050410000C04000007041000000410000803F0000204100004040000040410000A040000060410000E040000000000000204100008040000060410000004100000040000040410000C040000000000000204100008040000060410000004100000040000040410000C04000000000000030410000C0400000803F000040410000E0400000004000005041000000410000404000006041000010410000804000007041000020410000A040000000000000404100000041000080400000000000004041000000410000804000000000000040410000004100008040000000000000404100000041000080400000000000005041000020410000E040000080400000803F0000604100003041000000410000A040000000400000704100004041000010410000C0400000404000000000000060410000404100002041000000410000C040000080400000004000000000000060410000404100002041000000410000C04000008040000000400000000000007041000060410000504100004041000030410000204100001041000000410000E0400000C0400000A0400000804000004040000000400000803F"> : tensor<256xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<256xf32>, tensor<256xf32>) -> ()
return
}
func.func private @f(%a: tensor<256xui8>, %b: tensor<256xui8>) -> (tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<ui8>, tensor<256xi32>, tensor<256xf32>) {
%x = stablehlo.convert %a : (tensor<256xui8>) -> tensor<256xui4>
%y = stablehlo.convert %b : (tensor<256xui8>) -> tensor<256xui4>
%radd = stablehlo.add %x, %y : tensor<256xui4>
%sadd = stablehlo.convert %radd : (tensor<256xui4>) -> tensor<256xui8>
%rsubtract = stablehlo.subtract %x, %y : tensor<256xui4>
%ssubtract = stablehlo.convert %rsubtract : (tensor<256xui4>) -> tensor<256xui8>
%rmultiply = stablehlo.multiply %x, %y : tensor<256xui4>
%smultiply = stablehlo.convert %rmultiply : (tensor<256xui4>) -> tensor<256xui8>
%rdivide = stablehlo.divide %x, %y : tensor<256xui4>
%sdivide = stablehlo.convert %rdivide : (tensor<256xui4>) -> tensor<256xui8>
%rremainder = stablehlo.remainder %x, %y : tensor<256xui4>
%sremainder = stablehlo.convert %rremainder : (tensor<256xui4>) -> tensor<256xui8>
%rmaximum = stablehlo.maximum %x, %y : tensor<256xui4>
%smaximum = stablehlo.convert %rmaximum : (tensor<256xui4>) -> tensor<256xui8>
%rminimum = stablehlo.minimum %x, %y : tensor<256xui4>
%sminimum = stablehlo.convert %rminimum : (tensor<256xui4>) -> tensor<256xui8>
%rand = stablehlo.and %x, %y : tensor<256xui4>
%sand = stablehlo.convert %rand : (tensor<256xui4>) -> tensor<256xui8>
%ror = stablehlo.or %x, %y : tensor<256xui4>
%sor = stablehlo.convert %ror : (tensor<256xui4>) -> tensor<256xui8>
%rxor = stablehlo.xor %x, %y : tensor<256xui4>
%sxor = stablehlo.convert %rxor : (tensor<256xui4>) -> tensor<256xui8>
%rshift_left = stablehlo.shift_left %x, %y : tensor<256xui4>
%sshift_left = stablehlo.convert %rshift_left : (tensor<256xui4>) -> tensor<256xui8>
%rshift_right_logical = stablehlo.shift_right_logical %x, %y : tensor<256xui4>
%sshift_right_logical = stablehlo.convert %rshift_right_logical : (tensor<256xui4>) -> tensor<256xui8>
%rshift_right_arithmetic = stablehlo.shift_right_arithmetic %x, %y : tensor<256xui4>
%sshift_right_arithmetic = stablehlo.convert %rshift_right_arithmetic : (tensor<256xui4>) -> tensor<256xui8>
%rnot = stablehlo.not %x : tensor<256xui4>
%snot = stablehlo.convert %rnot : (tensor<256xui4>) -> tensor<256xui8>
%rnegate = stablehlo.negate %x : tensor<256xui4>
%snegate = stablehlo.convert %rnegate : (tensor<256xui4>) -> tensor<256xui8>
%rpopcnt = stablehlo.popcnt %x : tensor<256xui4>
%spopcnt = stablehlo.convert %rpopcnt : (tensor<256xui4>) -> tensor<256xui8>
%rcount_leading_zeros = stablehlo.count_leading_zeros %x : tensor<256xui4>
%scount_leading_zeros = stablehlo.convert %rcount_leading_zeros : (tensor<256xui4>) -> tensor<256xui8>
%z = stablehlo.constant dense<0> : tensor<ui4>
%total = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<256xui4>, tensor<ui4>) -> tensor<ui4>
%wide = stablehlo.convert %radd : (tensor<256xui4>) -> tensor<256xi32>
%real = stablehlo.convert %rmultiply : (tensor<256xui4>) -> tensor<256xf32>
%sum = stablehlo.convert %total : (tensor<ui4>) -> tensor<ui8>
return %sadd, %ssubtract, %smultiply, %sdivide, %sremainder, %smaximum, %sminimum, %sand, %sor, %sxor, %sshift_left, %sshift_right_logical, %sshift_right_arithmetic, %snot, %snegate, %spopcnt, %scount_leading_zeros, %sum, %wide, %real : tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<256xui8>, tensor<ui8>, tensor<256xi32>, tensor<256xf32>
}
}
