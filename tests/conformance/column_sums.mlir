// 5x8_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x000034C2"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000E0C00000C0C00000A841000070C20000C841"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000070C20000C8410000C0400000E0C100008040"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00003144"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F04100007042000010420000F04200007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000F04200007042000034430000524300004041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<40xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<40xi32>
%3 = stablehlo.add %1, %2 : tensor<40xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%5 = stablehlo.multiply %3, %4 : tensor<40xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%7 = stablehlo.multiply %6, %3 : tensor<40xi32>
%8 = stablehlo.add %5, %7 : tensor<40xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%11 = stablehlo.subtract %9, %10 : tensor<40xi32>
%12 = stablehlo.convert %11 : (tensor<40xi32>) -> tensor<40xf32>
%13 = stablehlo.reshape %12 : (tensor<40xf32>) -> tensor<5x8xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
%15 = stablehlo.iota dim = 0 : tensor<8xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<8xi32>, tensor<i64>) -> tensor<8xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8xi32>
%18 = stablehlo.add %17, %16 : tensor<8xi32>
%19 = stablehlo.convert %18 : (tensor<8xi32>) -> tensor<8xf32>
%20 = stablehlo.multiply %14, %19 : tensor<8xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
%22 = stablehlo.slice %20 [0:5] : (tensor<8xf32>) -> tensor<5xf32>
%23 = stablehlo.slice %20 [3:8] : (tensor<8xf32>) -> tensor<5xf32>
%24 = stablehlo.multiply %13, %13 : tensor<5x8xf32>
%25 = stablehlo.subtract %24, %13 : tensor<5x8xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
%27 = stablehlo.iota dim = 0 : tensor<8xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%28 = call @remainder_0(%27, %c_7) : (tensor<8xi32>, tensor<i64>) -> tensor<8xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8xi32>
%30 = stablehlo.add %29, %28 : tensor<8xi32>
%31 = stablehlo.convert %30 : (tensor<8xi32>) -> tensor<8xf32>
%32 = stablehlo.multiply %26, %31 : tensor<8xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
%34 = stablehlo.slice %32 [0:5] : (tensor<8xf32>) -> tensor<5xf32>
%35 = stablehlo.slice %32 [3:8] : (tensor<8xf32>) -> tensor<5xf32>
return %21, %22, %23, %33, %34, %35 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<40xi32>, %arg1: tensor<i64>) -> tensor<40xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<40xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
%12 = stablehlo.and %11, %6 : tensor<40xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%14 = stablehlo.add %4, %13 : tensor<40xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<40xi1>, tensor<40xi32>
return %15 : tensor<40xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<8xi32>, %arg1: tensor<i64>) -> tensor<8xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%12 = stablehlo.and %11, %6 : tensor<8xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8xi32>
%14 = stablehlo.add %4, %13 : tensor<8xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8xi1>, tensor<8xi32>
return %15 : tensor<8xi32>
}
}
// -----
// 1x700_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x009006C5"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000803F000000C100004041000040410000A041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000C0400000A0410000A0C00000F0C10000A8C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00AA0D47"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000002042000010420000C04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000C0400000A04200002041000034430000A842"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<700xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<700xi32>
%3 = stablehlo.add %1, %2 : tensor<700xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<700xi32>
%5 = stablehlo.multiply %3, %4 : tensor<700xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%7 = stablehlo.multiply %6, %3 : tensor<700xi32>
%8 = stablehlo.add %5, %7 : tensor<700xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%11 = stablehlo.subtract %9, %10 : tensor<700xi32>
%12 = stablehlo.convert %11 : (tensor<700xi32>) -> tensor<700xf32>
%13 = stablehlo.reshape %12 : (tensor<700xf32>) -> tensor<1x700xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1x700xf32>, tensor<f32>) -> tensor<700xf32>
%15 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder(%15, %c_3) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<700xi32>
%18 = stablehlo.add %17, %16 : tensor<700xi32>
%19 = stablehlo.convert %18 : (tensor<700xi32>) -> tensor<700xf32>
%20 = stablehlo.multiply %14, %19 : tensor<700xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%22 = stablehlo.slice %20 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%23 = stablehlo.slice %20 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
%24 = stablehlo.multiply %13, %13 : tensor<1x700xf32>
%25 = stablehlo.subtract %24, %13 : tensor<1x700xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<1x700xf32>, tensor<f32>) -> tensor<700xf32>
%27 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%28 = call @remainder(%27, %c_7) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<700xi32>
%30 = stablehlo.add %29, %28 : tensor<700xi32>
%31 = stablehlo.convert %30 : (tensor<700xi32>) -> tensor<700xf32>
%32 = stablehlo.multiply %26, %31 : tensor<700xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%34 = stablehlo.slice %32 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%35 = stablehlo.slice %32 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
return %21, %22, %23, %33, %34, %35 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<700xi32>, %arg1: tensor<i64>) -> tensor<700xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<700xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<700xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<700xi32>, tensor<700xi32>) -> tensor<700xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<700xi32>, tensor<700xi32>) -> tensor<700xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<700xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<700xi1>, tensor<700xi1>) -> tensor<700xi1>
%12 = stablehlo.and %11, %6 : tensor<700xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%14 = stablehlo.add %4, %13 : tensor<700xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<700xi1>, tensor<700xi32>
return %15 : tensor<700xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
}
// -----
// 2x513_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x006040C5"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000080BF000090C10000D841000000C100000C42"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000070410000C040000060C20000803F000080C0"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x006E1F47"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C04000007042000070420000F04200007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000704200009042000052430000004000007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<1026xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%3 = stablehlo.add %1, %2 : tensor<1026xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%5 = stablehlo.multiply %3, %4 : tensor<1026xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<1026xi32>, tensor<i64>) -> tensor<1026xi32>
%7 = stablehlo.multiply %6, %3 : tensor<1026xi32>
%8 = stablehlo.add %5, %7 : tensor<1026xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<1026xi32>, tensor<i64>) -> tensor<1026xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%11 = stablehlo.subtract %9, %10 : tensor<1026xi32>
%12 = stablehlo.convert %11 : (tensor<1026xi32>) -> tensor<1026xf32>
%13 = stablehlo.reshape %12 : (tensor<1026xf32>) -> tensor<2x513xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x513xf32>, tensor<f32>) -> tensor<513xf32>
%15 = stablehlo.iota dim = 0 : tensor<513xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<513xi32>, tensor<i64>) -> tensor<513xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<513xi32>
%18 = stablehlo.add %17, %16 : tensor<513xi32>
%19 = stablehlo.convert %18 : (tensor<513xi32>) -> tensor<513xf32>
%20 = stablehlo.multiply %14, %19 : tensor<513xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<513xf32>, tensor<f32>) -> tensor<f32>
%22 = stablehlo.slice %20 [0:5] : (tensor<513xf32>) -> tensor<5xf32>
%23 = stablehlo.slice %20 [508:513] : (tensor<513xf32>) -> tensor<5xf32>
%24 = stablehlo.multiply %13, %13 : tensor<2x513xf32>
%25 = stablehlo.subtract %24, %13 : tensor<2x513xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<2x513xf32>, tensor<f32>) -> tensor<513xf32>
%27 = stablehlo.iota dim = 0 : tensor<513xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%28 = call @remainder_0(%27, %c_7) : (tensor<513xi32>, tensor<i64>) -> tensor<513xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<513xi32>
%30 = stablehlo.add %29, %28 : tensor<513xi32>
%31 = stablehlo.convert %30 : (tensor<513xi32>) -> tensor<513xf32>
%32 = stablehlo.multiply %26, %31 : tensor<513xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<513xf32>, tensor<f32>) -> tensor<f32>
%34 = stablehlo.slice %32 [0:5] : (tensor<513xf32>) -> tensor<5xf32>
%35 = stablehlo.slice %32 [508:513] : (tensor<513xf32>) -> tensor<5xf32>
return %21, %22, %23, %33, %34, %35 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1026xi32>, %arg1: tensor<i64>) -> tensor<1026xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1026xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1026xi32>, tensor<1026xi32>) -> tensor<1026xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1026xi32>, tensor<1026xi32>) -> tensor<1026xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1026xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1026xi1>, tensor<1026xi1>) -> tensor<1026xi1>
%12 = stablehlo.and %11, %6 : tensor<1026xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1026xi32>
%14 = stablehlo.add %4, %13 : tensor<1026xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1026xi1>, tensor<1026xi32>
return %15 : tensor<1026xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<513xi32>, %arg1: tensor<i64>) -> tensor<513xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<513xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<513xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<513xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<513xi32>, tensor<513xi32>) -> tensor<513xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<513xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<513xi32>, tensor<513xi32>) -> tensor<513xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<513xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<513xi1>, tensor<513xi1>) -> tensor<513xi1>
%12 = stablehlo.and %11, %6 : tensor<513xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<513xi32>
%14 = stablehlo.add %4, %13 : tensor<513xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<513xi1>, tensor<513xi32>
return %15 : tensor<513xi32>
}
}
// -----
// 3x1025_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00D412C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000010C1000020C1000010C10000A041000070C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000058C2000044420000E040000090C100009041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00EDAD47"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000020420000B4420000A04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000344300000C430000A0410000704200001042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<3075xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%3 = stablehlo.add %1, %2 : tensor<3075xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%5 = stablehlo.multiply %3, %4 : tensor<3075xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<3075xi32>, tensor<i64>) -> tensor<3075xi32>
%7 = stablehlo.multiply %6, %3 : tensor<3075xi32>
%8 = stablehlo.add %5, %7 : tensor<3075xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<3075xi32>, tensor<i64>) -> tensor<3075xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%11 = stablehlo.subtract %9, %10 : tensor<3075xi32>
%12 = stablehlo.convert %11 : (tensor<3075xi32>) -> tensor<3075xf32>
%13 = stablehlo.reshape %12 : (tensor<3075xf32>) -> tensor<3x1025xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x1025xf32>, tensor<f32>) -> tensor<1025xf32>
%15 = stablehlo.iota dim = 0 : tensor<1025xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<1025xi32>, tensor<i64>) -> tensor<1025xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1025xi32>
%18 = stablehlo.add %17, %16 : tensor<1025xi32>
%19 = stablehlo.convert %18 : (tensor<1025xi32>) -> tensor<1025xf32>
%20 = stablehlo.multiply %14, %19 : tensor<1025xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1025xf32>, tensor<f32>) -> tensor<f32>
%22 = stablehlo.slice %20 [0:5] : (tensor<1025xf32>) -> tensor<5xf32>
%23 = stablehlo.slice %20 [1020:1025] : (tensor<1025xf32>) -> tensor<5xf32>
%24 = stablehlo.multiply %13, %13 : tensor<3x1025xf32>
%25 = stablehlo.subtract %24, %13 : tensor<3x1025xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<3x1025xf32>, tensor<f32>) -> tensor<1025xf32>
%27 = stablehlo.iota dim = 0 : tensor<1025xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%28 = call @remainder_0(%27, %c_7) : (tensor<1025xi32>, tensor<i64>) -> tensor<1025xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1025xi32>
%30 = stablehlo.add %29, %28 : tensor<1025xi32>
%31 = stablehlo.convert %30 : (tensor<1025xi32>) -> tensor<1025xf32>
%32 = stablehlo.multiply %26, %31 : tensor<1025xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1025xf32>, tensor<f32>) -> tensor<f32>
%34 = stablehlo.slice %32 [0:5] : (tensor<1025xf32>) -> tensor<5xf32>
%35 = stablehlo.slice %32 [1020:1025] : (tensor<1025xf32>) -> tensor<5xf32>
return %21, %22, %23, %33, %34, %35 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3075xi32>, %arg1: tensor<i64>) -> tensor<3075xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3075xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3075xi32>, tensor<3075xi32>) -> tensor<3075xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3075xi32>, tensor<3075xi32>) -> tensor<3075xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3075xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3075xi1>, tensor<3075xi1>) -> tensor<3075xi1>
%12 = stablehlo.and %11, %6 : tensor<3075xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3075xi32>
%14 = stablehlo.add %4, %13 : tensor<3075xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3075xi1>, tensor<3075xi32>
return %15 : tensor<3075xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1025xi32>, %arg1: tensor<i64>) -> tensor<1025xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1025xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1025xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1025xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1025xi32>, tensor<1025xi32>) -> tensor<1025xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1025xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1025xi32>, tensor<1025xi32>) -> tensor<1025xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1025xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1025xi1>, tensor<1025xi1>) -> tensor<1025xi1>
%12 = stablehlo.and %11, %6 : tensor<1025xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1025xi32>
%14 = stablehlo.add %4, %13 : tensor<1025xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1025xi1>, tensor<1025xi32>
return %15 : tensor<1025xi32>
}
}
// -----
// 600x33_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00055FC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000B6C200008CC300C00AC4000063C40020ADC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0080BBC3008050C400A00CC6000000C100006BC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00206E45"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<19800xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%3 = stablehlo.add %1, %2 : tensor<19800xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%5 = stablehlo.multiply %3, %4 : tensor<19800xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<19800xi32>, tensor<i64>) -> tensor<19800xi32>
%7 = stablehlo.multiply %6, %3 : tensor<19800xi32>
%8 = stablehlo.add %5, %7 : tensor<19800xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<19800xi32>, tensor<i64>) -> tensor<19800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%11 = stablehlo.subtract %9, %10 : tensor<19800xi32>
%12 = stablehlo.convert %11 : (tensor<19800xi32>) -> tensor<19800xf32>
%13 = stablehlo.reshape %12 : (tensor<19800xf32>) -> tensor<600x33xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<600x33xf32>, tensor<f32>) -> tensor<33xf32>
%15 = stablehlo.iota dim = 0 : tensor<33xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<33xi32>, tensor<i64>) -> tensor<33xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<33xi32>
%18 = stablehlo.add %17, %16 : tensor<33xi32>
%19 = stablehlo.convert %18 : (tensor<33xi32>) -> tensor<33xf32>
%20 = stablehlo.multiply %14, %19 : tensor<33xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
%22 = stablehlo.slice %20 [0:5] : (tensor<33xf32>) -> tensor<5xf32>
%23 = stablehlo.slice %20 [28:33] : (tensor<33xf32>) -> tensor<5xf32>
%24 = stablehlo.multiply %13, %13 : tensor<600x33xf32>
%25 = stablehlo.subtract %24, %13 : tensor<600x33xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<600x33xf32>, tensor<f32>) -> tensor<33xf32>
%27 = stablehlo.iota dim = 0 : tensor<33xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%28 = call @remainder_0(%27, %c_7) : (tensor<33xi32>, tensor<i64>) -> tensor<33xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<33xi32>
%30 = stablehlo.add %29, %28 : tensor<33xi32>
%31 = stablehlo.convert %30 : (tensor<33xi32>) -> tensor<33xf32>
%32 = stablehlo.multiply %26, %31 : tensor<33xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
%34 = stablehlo.slice %32 [0:5] : (tensor<33xf32>) -> tensor<5xf32>
%35 = stablehlo.slice %32 [28:33] : (tensor<33xf32>) -> tensor<5xf32>
return %21, %22, %23, %33, %34, %35 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<19800xi32>, %arg1: tensor<i64>) -> tensor<19800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<19800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<19800xi32>, tensor<19800xi32>) -> tensor<19800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<19800xi32>, tensor<19800xi32>) -> tensor<19800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<19800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<19800xi1>, tensor<19800xi1>) -> tensor<19800xi1>
%12 = stablehlo.and %11, %6 : tensor<19800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<19800xi32>
%14 = stablehlo.add %4, %13 : tensor<19800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<19800xi1>, tensor<19800xi32>
return %15 : tensor<19800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<33xi32>, %arg1: tensor<i64>) -> tensor<33xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<33xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<33xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<33xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<33xi32>, tensor<33xi32>) -> tensor<33xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<33xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<33xi32>, tensor<33xi32>) -> tensor<33xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<33xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<33xi1>, tensor<33xi1>) -> tensor<33xi1>
%12 = stablehlo.and %11, %6 : tensor<33xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<33xi32>
%14 = stablehlo.add %4, %13 : tensor<33xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<33xi1>, tensor<33xi32>
return %15 : tensor<33xi32>
}
}
// -----
// 2500x1000_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x888C8049"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x008089430080084400804D440080824400A0AF44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000254400806E440000A24400E0BF440000DB44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0033EA47"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000070420000B4420000F0420000164300003443"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<2500000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%3 = stablehlo.add %1, %2 : tensor<2500000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<2500000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<2500000xi32>, tensor<i64>) -> tensor<2500000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<2500000xi32>
%8 = stablehlo.add %5, %7 : tensor<2500000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<2500000xi32>, tensor<i64>) -> tensor<2500000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<2500000xi32>
%12 = stablehlo.convert %11 : (tensor<2500000xi32>) -> tensor<2500000xf32>
%13 = stablehlo.reshape %12 : (tensor<2500000xf32>) -> tensor<2500x1000xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2500x1000xf32>, tensor<f32>) -> tensor<1000xf32>
%15 = stablehlo.iota dim = 0 : tensor<1000xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<1000xi32>, tensor<i64>) -> tensor<1000xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%18 = stablehlo.add %17, %16 : tensor<1000xi32>
%19 = stablehlo.convert %18 : (tensor<1000xi32>) -> tensor<1000xf32>
%20 = stablehlo.multiply %14, %19 : tensor<1000xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
%22 = stablehlo.slice %20 [0:5] : (tensor<1000xf32>) -> tensor<5xf32>
%23 = stablehlo.slice %20 [995:1000] : (tensor<1000xf32>) -> tensor<5xf32>
%24 = stablehlo.multiply %13, %13 : tensor<2500x1000xf32>
%25 = stablehlo.subtract %24, %13 : tensor<2500x1000xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<2500x1000xf32>, tensor<f32>) -> tensor<1000xf32>
%27 = stablehlo.iota dim = 0 : tensor<1000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%28 = call @remainder_0(%27, %c_7) : (tensor<1000xi32>, tensor<i64>) -> tensor<1000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%30 = stablehlo.add %29, %28 : tensor<1000xi32>
%31 = stablehlo.convert %30 : (tensor<1000xi32>) -> tensor<1000xf32>
%32 = stablehlo.multiply %26, %31 : tensor<1000xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
%34 = stablehlo.slice %32 [0:5] : (tensor<1000xf32>) -> tensor<5xf32>
%35 = stablehlo.slice %32 [995:1000] : (tensor<1000xf32>) -> tensor<5xf32>
return %21, %22, %23, %33, %34, %35 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<2500000xi32>, %arg1: tensor<i64>) -> tensor<2500000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2500000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2500000xi32>, tensor<2500000xi32>) -> tensor<2500000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2500000xi32>, tensor<2500000xi32>) -> tensor<2500000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2500000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2500000xi1>, tensor<2500000xi1>) -> tensor<2500000xi1>
%12 = stablehlo.and %11, %6 : tensor<2500000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2500000xi32>
%14 = stablehlo.add %4, %13 : tensor<2500000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2500000xi1>, tensor<2500000xi32>
return %15 : tensor<2500000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1000xi32>, %arg1: tensor<i64>) -> tensor<1000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1000xi1>, tensor<1000xi1>) -> tensor<1000xi1>
%12 = stablehlo.and %11, %6 : tensor<1000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%14 = stablehlo.add %4, %13 : tensor<1000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1000xi1>, tensor<1000xi32>
return %15 : tensor<1000xi32>
}
}
// -----
// 7x9x64_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00683EC6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000000000000804000001041000020C2000070C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000048C20000000000006041000040400000A0C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00B58647"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000164300003443000052430000F04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000443C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x000050C1000000C2000040C0000080C00000C8C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e8 = stablehlo.constant dense<"0x000010410000E0C10000A0400000F0410000EEC2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e9 = stablehlo.constant dense<"0x005C5047"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0000B4420000F042000016430000344300005243"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x00443AC6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e13 = stablehlo.constant dense<"0x0000B8C20000A4C200004041000086C30080DEC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e14 = stablehlo.constant dense<"0x000060C20080CAC30000A5C300009AC2000048C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0030ED45"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e16 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0000F0420000164300003443000052430000F041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e18 = stablehlo.constant dense<"0x000C22C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e19 = stablehlo.constant dense<"0x0000B5C300801EC4000076C40080AFC40060BDC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e20 = stablehlo.constant dense<"0x0060BDC4000016C500E0FCC40080D2C300001DC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e21 = stablehlo.constant dense<"0x00806844"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e22 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e23 = stablehlo.constant dense<"0x0000164300003443000052430000F04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<4032xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%3 = stablehlo.add %1, %2 : tensor<4032xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%5 = stablehlo.multiply %3, %4 : tensor<4032xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<4032xi32>, tensor<i64>) -> tensor<4032xi32>
%7 = stablehlo.multiply %6, %3 : tensor<4032xi32>
%8 = stablehlo.add %5, %7 : tensor<4032xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<4032xi32>, tensor<i64>) -> tensor<4032xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%11 = stablehlo.subtract %9, %10 : tensor<4032xi32>
%12 = stablehlo.convert %11 : (tensor<4032xi32>) -> tensor<4032xf32>
%13 = stablehlo.reshape %12 : (tensor<4032xf32>) -> tensor<7x9x64xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<9x64xf32>
%15 = stablehlo.iota dim = 0 : tensor<576xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<576xi32>
%18 = stablehlo.add %17, %16 : tensor<576xi32>
%19 = stablehlo.convert %18 : (tensor<576xi32>) -> tensor<576xf32>
%20 = stablehlo.reshape %19 : (tensor<576xf32>) -> tensor<9x64xf32>
%21 = stablehlo.multiply %14, %20 : tensor<9x64xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x64xf32>, tensor<f32>) -> tensor<f32>
%23 = stablehlo.reshape %21 : (tensor<9x64xf32>) -> tensor<576xf32>
%24 = stablehlo.slice %23 [0:5] : (tensor<576xf32>) -> tensor<5xf32>
%25 = stablehlo.reshape %21 : (tensor<9x64xf32>) -> tensor<576xf32>
%26 = stablehlo.slice %25 [571:576] : (tensor<576xf32>) -> tensor<5xf32>
%27 = stablehlo.multiply %13, %13 : tensor<7x9x64xf32>
%28 = stablehlo.subtract %27, %13 : tensor<7x9x64xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<9x64xf32>
%30 = stablehlo.iota dim = 0 : tensor<576xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%31 = call @remainder_0(%30, %c_7) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<576xi32>
%33 = stablehlo.add %32, %31 : tensor<576xi32>
%34 = stablehlo.convert %33 : (tensor<576xi32>) -> tensor<576xf32>
%35 = stablehlo.reshape %34 : (tensor<576xf32>) -> tensor<9x64xf32>
%36 = stablehlo.multiply %29, %35 : tensor<9x64xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x64xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.reshape %36 : (tensor<9x64xf32>) -> tensor<576xf32>
%39 = stablehlo.slice %38 [0:5] : (tensor<576xf32>) -> tensor<5xf32>
%40 = stablehlo.reshape %36 : (tensor<9x64xf32>) -> tensor<576xf32>
%41 = stablehlo.slice %40 [571:576] : (tensor<576xf32>) -> tensor<5xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<7x64xf32>
%43 = stablehlo.iota dim = 0 : tensor<448xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%44 = call @remainder_1(%43, %c_11) : (tensor<448xi32>, tensor<i64>) -> tensor<448xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<448xi32>
%46 = stablehlo.add %45, %44 : tensor<448xi32>
%47 = stablehlo.convert %46 : (tensor<448xi32>) -> tensor<448xf32>
%48 = stablehlo.reshape %47 : (tensor<448xf32>) -> tensor<7x64xf32>
%49 = stablehlo.multiply %42, %48 : tensor<7x64xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<f32>
%51 = stablehlo.reshape %49 : (tensor<7x64xf32>) -> tensor<448xf32>
%52 = stablehlo.slice %51 [0:5] : (tensor<448xf32>) -> tensor<5xf32>
%53 = stablehlo.reshape %49 : (tensor<7x64xf32>) -> tensor<448xf32>
%54 = stablehlo.slice %53 [443:448] : (tensor<448xf32>) -> tensor<5xf32>
%55 = stablehlo.multiply %13, %13 : tensor<7x9x64xf32>
%56 = stablehlo.subtract %55, %13 : tensor<7x9x64xf32>
%cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<7x64xf32>
%58 = stablehlo.iota dim = 0 : tensor<448xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_1(%58, %c_15) : (tensor<448xi32>, tensor<i64>) -> tensor<448xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<448xi32>
%61 = stablehlo.add %60, %59 : tensor<448xi32>
%62 = stablehlo.convert %61 : (tensor<448xi32>) -> tensor<448xf32>
%63 = stablehlo.reshape %62 : (tensor<448xf32>) -> tensor<7x64xf32>
%64 = stablehlo.multiply %57, %63 : tensor<7x64xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x64xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<7x64xf32>) -> tensor<448xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<448xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<7x64xf32>) -> tensor<448xf32>
%69 = stablehlo.slice %68 [443:448] : (tensor<448xf32>) -> tensor<5xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<64xf32>
%71 = stablehlo.iota dim = 0 : tensor<64xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_2(%71, %c_19) : (tensor<64xi32>, tensor<i64>) -> tensor<64xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<64xi32>
%74 = stablehlo.add %73, %72 : tensor<64xi32>
%75 = stablehlo.convert %74 : (tensor<64xi32>) -> tensor<64xf32>
%76 = stablehlo.multiply %70, %75 : tensor<64xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
%78 = stablehlo.slice %76 [0:5] : (tensor<64xf32>) -> tensor<5xf32>
%79 = stablehlo.slice %76 [59:64] : (tensor<64xf32>) -> tensor<5xf32>
%80 = stablehlo.multiply %13, %13 : tensor<7x9x64xf32>
%81 = stablehlo.subtract %80, %13 : tensor<7x9x64xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<64xf32>
%83 = stablehlo.iota dim = 0 : tensor<64xi32>
%c_23 = stablehlo.constant dense<7> : tensor<i64>
%84 = call @remainder_2(%83, %c_23) : (tensor<64xi32>, tensor<i64>) -> tensor<64xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<64xi32>
%86 = stablehlo.add %85, %84 : tensor<64xi32>
%87 = stablehlo.convert %86 : (tensor<64xi32>) -> tensor<64xf32>
%88 = stablehlo.multiply %82, %87 : tensor<64xf32>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
%90 = stablehlo.slice %88 [0:5] : (tensor<64xf32>) -> tensor<5xf32>
%91 = stablehlo.slice %88 [59:64] : (tensor<64xf32>) -> tensor<5xf32>
%cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%92 = stablehlo.reduce(%13 init: %cst_26) applies stablehlo.add across dimensions = [0, 2] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<9xf32>
%93 = stablehlo.iota dim = 0 : tensor<9xi32>
%c_27 = stablehlo.constant dense<7> : tensor<i64>
%94 = call @remainder_3(%93, %c_27) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%95 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9xi32>
%96 = stablehlo.add %95, %94 : tensor<9xi32>
%97 = stablehlo.convert %96 : (tensor<9xi32>) -> tensor<9xf32>
%98 = stablehlo.multiply %92, %97 : tensor<9xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%99 = stablehlo.reduce(%98 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
%100 = stablehlo.slice %98 [0:5] : (tensor<9xf32>) -> tensor<5xf32>
%101 = stablehlo.slice %98 [4:9] : (tensor<9xf32>) -> tensor<5xf32>
%102 = stablehlo.multiply %13, %13 : tensor<7x9x64xf32>
%103 = stablehlo.subtract %102, %13 : tensor<7x9x64xf32>
%cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%104 = stablehlo.reduce(%103 init: %cst_30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<7x9x64xf32>, tensor<f32>) -> tensor<9xf32>
%105 = stablehlo.iota dim = 0 : tensor<9xi32>
%c_31 = stablehlo.constant dense<7> : tensor<i64>
%106 = call @remainder_3(%105, %c_31) : (tensor<9xi32>, tensor<i64>) -> tensor<9xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%107 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<9xi32>
%108 = stablehlo.add %107, %106 : tensor<9xi32>
%109 = stablehlo.convert %108 : (tensor<9xi32>) -> tensor<9xf32>
%110 = stablehlo.multiply %104, %109 : tensor<9xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%111 = stablehlo.reduce(%110 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
%112 = stablehlo.slice %110 [0:5] : (tensor<9xf32>) -> tensor<5xf32>
%113 = stablehlo.slice %110 [4:9] : (tensor<9xf32>) -> tensor<5xf32>
return %22, %24, %26, %37, %39, %41, %50, %52, %54, %65, %67, %69, %77, %78, %79, %89, %90, %91, %99, %100, %101, %111, %112, %113 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<4032xi32>, %arg1: tensor<i64>) -> tensor<4032xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4032xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4032xi32>, tensor<4032xi32>) -> tensor<4032xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4032xi32>, tensor<4032xi32>) -> tensor<4032xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4032xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4032xi1>, tensor<4032xi1>) -> tensor<4032xi1>
%12 = stablehlo.and %11, %6 : tensor<4032xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4032xi32>
%14 = stablehlo.add %4, %13 : tensor<4032xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4032xi1>, tensor<4032xi32>
return %15 : tensor<4032xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<576xi32>, %arg1: tensor<i64>) -> tensor<576xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<576xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<576xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<576xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<576xi32>, tensor<576xi32>) -> tensor<576xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<576xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<576xi32>, tensor<576xi32>) -> tensor<576xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<576xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<576xi1>, tensor<576xi1>) -> tensor<576xi1>
%12 = stablehlo.and %11, %6 : tensor<576xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<576xi32>
%14 = stablehlo.add %4, %13 : tensor<576xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<576xi1>, tensor<576xi32>
return %15 : tensor<576xi32>
}
func.func private @remainder_1(%arg0: tensor<448xi32>, %arg1: tensor<i64>) -> tensor<448xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<448xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<448xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<448xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<448xi32>, tensor<448xi32>) -> tensor<448xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<448xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<448xi32>, tensor<448xi32>) -> tensor<448xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<448xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<448xi1>, tensor<448xi1>) -> tensor<448xi1>
%12 = stablehlo.and %11, %6 : tensor<448xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<448xi32>
%14 = stablehlo.add %4, %13 : tensor<448xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<448xi1>, tensor<448xi32>
return %15 : tensor<448xi32>
}
func.func private @remainder_2(%arg0: tensor<64xi32>, %arg1: tensor<i64>) -> tensor<64xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<64xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<64xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%12 = stablehlo.and %11, %6 : tensor<64xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64xi32>
%14 = stablehlo.add %4, %13 : tensor<64xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<64xi1>, tensor<64xi32>
return %15 : tensor<64xi32>
}
func.func private @remainder_3(%arg0: tensor<9xi32>, %arg1: tensor<i64>) -> tensor<9xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
%12 = stablehlo.and %11, %6 : tensor<9xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
%14 = stablehlo.add %4, %13 : tensor<9xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi32>
return %15 : tensor<9xi32>
}
}
// -----
// 300x5x16_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00A28DC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000062C30000EAC300402DC400004FC400E08DC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0040A4C40040D7C4000066C30000D6C300002EC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00301346"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00003443000052430000F041000070420000B442"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x80F08FC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x0000C0C0000080C000004041000000C10000A040"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e8 = stablehlo.constant dense<"0x000080BF000040410000F0C1000080C1000020C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e9 = stablehlo.constant dense<"0x80790349"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x0000F041000020420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x00DA84C7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e13 = stablehlo.constant dense<"0x00608EC400C00CC500A054C500C08DC50088B3C5"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e14 = stablehlo.constant dense<"0x00F8B6C50050D9C500F8FDC500E092C400E00FC5"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0040DD44"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e16 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0000164300003443000052430000F04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e18 = stablehlo.constant dense<"0x004158C7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e19 = stablehlo.constant dense<"0x009065C500D0E7C500A02DC600C066C600AC8FC6"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e20 = stablehlo.constant dense<"0x009065C500D0E7C500A02DC600C066C600AC8FC6"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e21 = stablehlo.constant dense<"0x0000E143"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e22 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e23 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<24000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%3 = stablehlo.add %1, %2 : tensor<24000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<24000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<24000xi32>, tensor<i64>) -> tensor<24000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<24000xi32>
%8 = stablehlo.add %5, %7 : tensor<24000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<24000xi32>, tensor<i64>) -> tensor<24000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<24000xi32>
%12 = stablehlo.convert %11 : (tensor<24000xi32>) -> tensor<24000xf32>
%13 = stablehlo.reshape %12 : (tensor<24000xf32>) -> tensor<300x5x16xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
%15 = stablehlo.iota dim = 0 : tensor<80xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<80xi32>, tensor<i64>) -> tensor<80xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<80xi32>
%18 = stablehlo.add %17, %16 : tensor<80xi32>
%19 = stablehlo.convert %18 : (tensor<80xi32>) -> tensor<80xf32>
%20 = stablehlo.reshape %19 : (tensor<80xf32>) -> tensor<5x16xf32>
%21 = stablehlo.multiply %14, %20 : tensor<5x16xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x16xf32>, tensor<f32>) -> tensor<f32>
%23 = stablehlo.reshape %21 : (tensor<5x16xf32>) -> tensor<80xf32>
%24 = stablehlo.slice %23 [0:5] : (tensor<80xf32>) -> tensor<5xf32>
%25 = stablehlo.reshape %21 : (tensor<5x16xf32>) -> tensor<80xf32>
%26 = stablehlo.slice %25 [75:80] : (tensor<80xf32>) -> tensor<5xf32>
%27 = stablehlo.multiply %13, %13 : tensor<300x5x16xf32>
%28 = stablehlo.subtract %27, %13 : tensor<300x5x16xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<5x16xf32>
%30 = stablehlo.iota dim = 0 : tensor<80xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%31 = call @remainder_0(%30, %c_7) : (tensor<80xi32>, tensor<i64>) -> tensor<80xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<80xi32>
%33 = stablehlo.add %32, %31 : tensor<80xi32>
%34 = stablehlo.convert %33 : (tensor<80xi32>) -> tensor<80xf32>
%35 = stablehlo.reshape %34 : (tensor<80xf32>) -> tensor<5x16xf32>
%36 = stablehlo.multiply %29, %35 : tensor<5x16xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x16xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.reshape %36 : (tensor<5x16xf32>) -> tensor<80xf32>
%39 = stablehlo.slice %38 [0:5] : (tensor<80xf32>) -> tensor<5xf32>
%40 = stablehlo.reshape %36 : (tensor<5x16xf32>) -> tensor<80xf32>
%41 = stablehlo.slice %40 [75:80] : (tensor<80xf32>) -> tensor<5xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<300x16xf32>
%43 = stablehlo.iota dim = 0 : tensor<4800xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%44 = call @remainder_1(%43, %c_11) : (tensor<4800xi32>, tensor<i64>) -> tensor<4800xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%46 = stablehlo.add %45, %44 : tensor<4800xi32>
%47 = stablehlo.convert %46 : (tensor<4800xi32>) -> tensor<4800xf32>
%48 = stablehlo.reshape %47 : (tensor<4800xf32>) -> tensor<300x16xf32>
%49 = stablehlo.multiply %42, %48 : tensor<300x16xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x16xf32>, tensor<f32>) -> tensor<f32>
%51 = stablehlo.reshape %49 : (tensor<300x16xf32>) -> tensor<4800xf32>
%52 = stablehlo.slice %51 [0:5] : (tensor<4800xf32>) -> tensor<5xf32>
%53 = stablehlo.reshape %49 : (tensor<300x16xf32>) -> tensor<4800xf32>
%54 = stablehlo.slice %53 [4795:4800] : (tensor<4800xf32>) -> tensor<5xf32>
%55 = stablehlo.multiply %13, %13 : tensor<300x5x16xf32>
%56 = stablehlo.subtract %55, %13 : tensor<300x5x16xf32>
%cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<300x16xf32>
%58 = stablehlo.iota dim = 0 : tensor<4800xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_1(%58, %c_15) : (tensor<4800xi32>, tensor<i64>) -> tensor<4800xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%61 = stablehlo.add %60, %59 : tensor<4800xi32>
%62 = stablehlo.convert %61 : (tensor<4800xi32>) -> tensor<4800xf32>
%63 = stablehlo.reshape %62 : (tensor<4800xf32>) -> tensor<300x16xf32>
%64 = stablehlo.multiply %57, %63 : tensor<300x16xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x16xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<300x16xf32>) -> tensor<4800xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<4800xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<300x16xf32>) -> tensor<4800xf32>
%69 = stablehlo.slice %68 [4795:4800] : (tensor<4800xf32>) -> tensor<5xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<16xf32>
%71 = stablehlo.iota dim = 0 : tensor<16xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_2(%71, %c_19) : (tensor<16xi32>, tensor<i64>) -> tensor<16xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<16xi32>
%74 = stablehlo.add %73, %72 : tensor<16xi32>
%75 = stablehlo.convert %74 : (tensor<16xi32>) -> tensor<16xf32>
%76 = stablehlo.multiply %70, %75 : tensor<16xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
%78 = stablehlo.slice %76 [0:5] : (tensor<16xf32>) -> tensor<5xf32>
%79 = stablehlo.slice %76 [11:16] : (tensor<16xf32>) -> tensor<5xf32>
%80 = stablehlo.multiply %13, %13 : tensor<300x5x16xf32>
%81 = stablehlo.subtract %80, %13 : tensor<300x5x16xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<16xf32>
%83 = stablehlo.iota dim = 0 : tensor<16xi32>
%c_23 = stablehlo.constant dense<7> : tensor<i64>
%84 = call @remainder_2(%83, %c_23) : (tensor<16xi32>, tensor<i64>) -> tensor<16xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<16xi32>
%86 = stablehlo.add %85, %84 : tensor<16xi32>
%87 = stablehlo.convert %86 : (tensor<16xi32>) -> tensor<16xf32>
%88 = stablehlo.multiply %82, %87 : tensor<16xf32>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
%90 = stablehlo.slice %88 [0:5] : (tensor<16xf32>) -> tensor<5xf32>
%91 = stablehlo.slice %88 [11:16] : (tensor<16xf32>) -> tensor<5xf32>
%cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%92 = stablehlo.reduce(%13 init: %cst_26) applies stablehlo.add across dimensions = [0, 2] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<5xf32>
%93 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_27 = stablehlo.constant dense<7> : tensor<i64>
%94 = call @remainder_3(%93, %c_27) : (tensor<5xi32>, tensor<i64>) -> tensor<5xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%95 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<5xi32>
%96 = stablehlo.add %95, %94 : tensor<5xi32>
%97 = stablehlo.convert %96 : (tensor<5xi32>) -> tensor<5xf32>
%98 = stablehlo.multiply %92, %97 : tensor<5xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%99 = stablehlo.reduce(%98 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
%100 = stablehlo.multiply %13, %13 : tensor<300x5x16xf32>
%101 = stablehlo.subtract %100, %13 : tensor<300x5x16xf32>
%cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%102 = stablehlo.reduce(%101 init: %cst_30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<300x5x16xf32>, tensor<f32>) -> tensor<5xf32>
%103 = stablehlo.iota dim = 0 : tensor<5xi32>
%c_31 = stablehlo.constant dense<7> : tensor<i64>
%104 = call @remainder_3(%103, %c_31) : (tensor<5xi32>, tensor<i64>) -> tensor<5xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%105 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<5xi32>
%106 = stablehlo.add %105, %104 : tensor<5xi32>
%107 = stablehlo.convert %106 : (tensor<5xi32>) -> tensor<5xf32>
%108 = stablehlo.multiply %102, %107 : tensor<5xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%109 = stablehlo.reduce(%108 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
return %22, %24, %26, %37, %39, %41, %50, %52, %54, %65, %67, %69, %77, %78, %79, %89, %90, %91, %99, %98, %98, %109, %108, %108 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<24000xi32>, %arg1: tensor<i64>) -> tensor<24000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<24000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<24000xi32>, tensor<24000xi32>) -> tensor<24000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<24000xi32>, tensor<24000xi32>) -> tensor<24000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<24000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<24000xi1>, tensor<24000xi1>) -> tensor<24000xi1>
%12 = stablehlo.and %11, %6 : tensor<24000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24000xi32>
%14 = stablehlo.add %4, %13 : tensor<24000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<24000xi1>, tensor<24000xi32>
return %15 : tensor<24000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<80xi32>, %arg1: tensor<i64>) -> tensor<80xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<80xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<80xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<80xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<80xi32>, tensor<80xi32>) -> tensor<80xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<80xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<80xi32>, tensor<80xi32>) -> tensor<80xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<80xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<80xi1>, tensor<80xi1>) -> tensor<80xi1>
%12 = stablehlo.and %11, %6 : tensor<80xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<80xi32>
%14 = stablehlo.add %4, %13 : tensor<80xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<80xi1>, tensor<80xi32>
return %15 : tensor<80xi32>
}
func.func private @remainder_1(%arg0: tensor<4800xi32>, %arg1: tensor<i64>) -> tensor<4800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4800xi32>, tensor<4800xi32>) -> tensor<4800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4800xi32>, tensor<4800xi32>) -> tensor<4800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4800xi1>, tensor<4800xi1>) -> tensor<4800xi1>
%12 = stablehlo.and %11, %6 : tensor<4800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%14 = stablehlo.add %4, %13 : tensor<4800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4800xi1>, tensor<4800xi32>
return %15 : tensor<4800xi32>
}
func.func private @remainder_2(%arg0: tensor<16xi32>, %arg1: tensor<i64>) -> tensor<16xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%12 = stablehlo.and %11, %6 : tensor<16xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
%14 = stablehlo.add %4, %13 : tensor<16xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
return %15 : tensor<16xi32>
}
func.func private @remainder_3(%arg0: tensor<5xi32>, %arg1: tensor<i64>) -> tensor<5xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%12 = stablehlo.and %11, %6 : tensor<5xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
%14 = stablehlo.add %4, %13 : tensor<5xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
return %15 : tensor<5xi32>
}
}
// -----
// 4x1000x16_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x403740C8"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000080C00000D0C1000010C10000804000007041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000C0000080C00000904100000000000034C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xD09DCD49"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00004041000070420000B4420000404200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000F041000070420000B4420000A04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000B3EC8"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x00C03FC40040BFC400700FC500C03FC500F070C5"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e8 = stablehlo.constant dense<"0x008040C500606FC5005091C50088A9C500803FC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e9 = stablehlo.constant dense<"0x0030ED45"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x0000F0420000164300003443000052430000F041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e12 = stablehlo.constant dense<"0xC05331C8"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e13 = stablehlo.constant dense<"0x002040C500C0BFC500E80FC6005040C600C870C6"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e14 = stablehlo.constant dense<"0x00A070C600D08FC600C4A8C6005040C50090BFC5"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0040DD44"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e16 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0000164300003443000052430000F04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e18 = stablehlo.constant dense<"0x001E40C8"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e19 = stablehlo.constant dense<"0x000038C20000A8C2000004C3000030C3008084C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e20 = stablehlo.constant dense<"0x0000A8C2000019C300005CC30080A2C300006AC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e21 = stablehlo.constant dense<"0x0033EA47"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e22 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e23 = stablehlo.constant dense<"0x000070420000B4420000F0420000164300003443"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<64000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%3 = stablehlo.add %1, %2 : tensor<64000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<64000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<64000xi32>, tensor<i64>) -> tensor<64000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<64000xi32>
%8 = stablehlo.add %5, %7 : tensor<64000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<64000xi32>, tensor<i64>) -> tensor<64000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<64000xi32>
%12 = stablehlo.convert %11 : (tensor<64000xi32>) -> tensor<64000xf32>
%13 = stablehlo.reshape %12 : (tensor<64000xf32>) -> tensor<4x1000x16xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<1000x16xf32>
%15 = stablehlo.iota dim = 0 : tensor<16000xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<16000xi32>, tensor<i64>) -> tensor<16000xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16000xi32>
%18 = stablehlo.add %17, %16 : tensor<16000xi32>
%19 = stablehlo.convert %18 : (tensor<16000xi32>) -> tensor<16000xf32>
%20 = stablehlo.reshape %19 : (tensor<16000xf32>) -> tensor<1000x16xf32>
%21 = stablehlo.multiply %14, %20 : tensor<1000x16xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x16xf32>, tensor<f32>) -> tensor<f32>
%23 = stablehlo.reshape %21 : (tensor<1000x16xf32>) -> tensor<16000xf32>
%24 = stablehlo.slice %23 [0:5] : (tensor<16000xf32>) -> tensor<5xf32>
%25 = stablehlo.reshape %21 : (tensor<1000x16xf32>) -> tensor<16000xf32>
%26 = stablehlo.slice %25 [15995:16000] : (tensor<16000xf32>) -> tensor<5xf32>
%27 = stablehlo.multiply %13, %13 : tensor<4x1000x16xf32>
%28 = stablehlo.subtract %27, %13 : tensor<4x1000x16xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<1000x16xf32>
%30 = stablehlo.iota dim = 0 : tensor<16000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%31 = call @remainder_0(%30, %c_7) : (tensor<16000xi32>, tensor<i64>) -> tensor<16000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<16000xi32>
%33 = stablehlo.add %32, %31 : tensor<16000xi32>
%34 = stablehlo.convert %33 : (tensor<16000xi32>) -> tensor<16000xf32>
%35 = stablehlo.reshape %34 : (tensor<16000xf32>) -> tensor<1000x16xf32>
%36 = stablehlo.multiply %29, %35 : tensor<1000x16xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1000x16xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.reshape %36 : (tensor<1000x16xf32>) -> tensor<16000xf32>
%39 = stablehlo.slice %38 [0:5] : (tensor<16000xf32>) -> tensor<5xf32>
%40 = stablehlo.reshape %36 : (tensor<1000x16xf32>) -> tensor<16000xf32>
%41 = stablehlo.slice %40 [15995:16000] : (tensor<16000xf32>) -> tensor<5xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<4x16xf32>
%43 = stablehlo.iota dim = 0 : tensor<64xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%44 = call @remainder_1(%43, %c_11) : (tensor<64xi32>, tensor<i64>) -> tensor<64xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<64xi32>
%46 = stablehlo.add %45, %44 : tensor<64xi32>
%47 = stablehlo.convert %46 : (tensor<64xi32>) -> tensor<64xf32>
%48 = stablehlo.reshape %47 : (tensor<64xf32>) -> tensor<4x16xf32>
%49 = stablehlo.multiply %42, %48 : tensor<4x16xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
%51 = stablehlo.reshape %49 : (tensor<4x16xf32>) -> tensor<64xf32>
%52 = stablehlo.slice %51 [0:5] : (tensor<64xf32>) -> tensor<5xf32>
%53 = stablehlo.reshape %49 : (tensor<4x16xf32>) -> tensor<64xf32>
%54 = stablehlo.slice %53 [59:64] : (tensor<64xf32>) -> tensor<5xf32>
%55 = stablehlo.multiply %13, %13 : tensor<4x1000x16xf32>
%56 = stablehlo.subtract %55, %13 : tensor<4x1000x16xf32>
%cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<4x16xf32>
%58 = stablehlo.iota dim = 0 : tensor<64xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_1(%58, %c_15) : (tensor<64xi32>, tensor<i64>) -> tensor<64xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<64xi32>
%61 = stablehlo.add %60, %59 : tensor<64xi32>
%62 = stablehlo.convert %61 : (tensor<64xi32>) -> tensor<64xf32>
%63 = stablehlo.reshape %62 : (tensor<64xf32>) -> tensor<4x16xf32>
%64 = stablehlo.multiply %57, %63 : tensor<4x16xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<4x16xf32>) -> tensor<64xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<64xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<4x16xf32>) -> tensor<64xf32>
%69 = stablehlo.slice %68 [59:64] : (tensor<64xf32>) -> tensor<5xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<16xf32>
%71 = stablehlo.iota dim = 0 : tensor<16xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_2(%71, %c_19) : (tensor<16xi32>, tensor<i64>) -> tensor<16xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<16xi32>
%74 = stablehlo.add %73, %72 : tensor<16xi32>
%75 = stablehlo.convert %74 : (tensor<16xi32>) -> tensor<16xf32>
%76 = stablehlo.multiply %70, %75 : tensor<16xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
%78 = stablehlo.slice %76 [0:5] : (tensor<16xf32>) -> tensor<5xf32>
%79 = stablehlo.slice %76 [11:16] : (tensor<16xf32>) -> tensor<5xf32>
%80 = stablehlo.multiply %13, %13 : tensor<4x1000x16xf32>
%81 = stablehlo.subtract %80, %13 : tensor<4x1000x16xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<16xf32>
%83 = stablehlo.iota dim = 0 : tensor<16xi32>
%c_23 = stablehlo.constant dense<7> : tensor<i64>
%84 = call @remainder_2(%83, %c_23) : (tensor<16xi32>, tensor<i64>) -> tensor<16xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<16xi32>
%86 = stablehlo.add %85, %84 : tensor<16xi32>
%87 = stablehlo.convert %86 : (tensor<16xi32>) -> tensor<16xf32>
%88 = stablehlo.multiply %82, %87 : tensor<16xf32>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
%90 = stablehlo.slice %88 [0:5] : (tensor<16xf32>) -> tensor<5xf32>
%91 = stablehlo.slice %88 [11:16] : (tensor<16xf32>) -> tensor<5xf32>
%cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%92 = stablehlo.reduce(%13 init: %cst_26) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<1000xf32>
%93 = stablehlo.iota dim = 0 : tensor<1000xi32>
%c_27 = stablehlo.constant dense<7> : tensor<i64>
%94 = call @remainder_3(%93, %c_27) : (tensor<1000xi32>, tensor<i64>) -> tensor<1000xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%95 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%96 = stablehlo.add %95, %94 : tensor<1000xi32>
%97 = stablehlo.convert %96 : (tensor<1000xi32>) -> tensor<1000xf32>
%98 = stablehlo.multiply %92, %97 : tensor<1000xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%99 = stablehlo.reduce(%98 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
%100 = stablehlo.slice %98 [0:5] : (tensor<1000xf32>) -> tensor<5xf32>
%101 = stablehlo.slice %98 [995:1000] : (tensor<1000xf32>) -> tensor<5xf32>
%102 = stablehlo.multiply %13, %13 : tensor<4x1000x16xf32>
%103 = stablehlo.subtract %102, %13 : tensor<4x1000x16xf32>
%cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%104 = stablehlo.reduce(%103 init: %cst_30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x1000x16xf32>, tensor<f32>) -> tensor<1000xf32>
%105 = stablehlo.iota dim = 0 : tensor<1000xi32>
%c_31 = stablehlo.constant dense<7> : tensor<i64>
%106 = call @remainder_3(%105, %c_31) : (tensor<1000xi32>, tensor<i64>) -> tensor<1000xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%107 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%108 = stablehlo.add %107, %106 : tensor<1000xi32>
%109 = stablehlo.convert %108 : (tensor<1000xi32>) -> tensor<1000xf32>
%110 = stablehlo.multiply %104, %109 : tensor<1000xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%111 = stablehlo.reduce(%110 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
%112 = stablehlo.slice %110 [0:5] : (tensor<1000xf32>) -> tensor<5xf32>
%113 = stablehlo.slice %110 [995:1000] : (tensor<1000xf32>) -> tensor<5xf32>
return %22, %24, %26, %37, %39, %41, %50, %52, %54, %65, %67, %69, %77, %78, %79, %89, %90, %91, %99, %100, %101, %111, %112, %113 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<64000xi32>, %arg1: tensor<i64>) -> tensor<64000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<64000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<64000xi32>, tensor<64000xi32>) -> tensor<64000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<64000xi32>, tensor<64000xi32>) -> tensor<64000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<64000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<64000xi1>, tensor<64000xi1>) -> tensor<64000xi1>
%12 = stablehlo.and %11, %6 : tensor<64000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64000xi32>
%14 = stablehlo.add %4, %13 : tensor<64000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<64000xi1>, tensor<64000xi32>
return %15 : tensor<64000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16000xi32>, %arg1: tensor<i64>) -> tensor<16000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16000xi32>, tensor<16000xi32>) -> tensor<16000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16000xi32>, tensor<16000xi32>) -> tensor<16000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16000xi1>, tensor<16000xi1>) -> tensor<16000xi1>
%12 = stablehlo.and %11, %6 : tensor<16000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16000xi32>
%14 = stablehlo.add %4, %13 : tensor<16000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16000xi1>, tensor<16000xi32>
return %15 : tensor<16000xi32>
}
func.func private @remainder_1(%arg0: tensor<64xi32>, %arg1: tensor<i64>) -> tensor<64xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<64xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<64xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%12 = stablehlo.and %11, %6 : tensor<64xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64xi32>
%14 = stablehlo.add %4, %13 : tensor<64xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<64xi1>, tensor<64xi32>
return %15 : tensor<64xi32>
}
func.func private @remainder_2(%arg0: tensor<16xi32>, %arg1: tensor<i64>) -> tensor<16xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%12 = stablehlo.and %11, %6 : tensor<16xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
%14 = stablehlo.add %4, %13 : tensor<16xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
return %15 : tensor<16xi32>
}
func.func private @remainder_3(%arg0: tensor<1000xi32>, %arg1: tensor<i64>) -> tensor<1000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1000xi1>, tensor<1000xi1>) -> tensor<1000xi1>
%12 = stablehlo.and %11, %6 : tensor<1000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%14 = stablehlo.add %4, %13 : tensor<1000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1000xi1>, tensor<1000xi32>
return %15 : tensor<1000xi32>
}
}
// -----
// 2x3x1500_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x0078D8C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000803F000040C10000C0400000404100002042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000090C10000C0C1000040C10000C8C100004042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00CFA048"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000002042000010420000C04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000070420000B4420000A0420000C84200009042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x00CCD5C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x000080C0000020C100000000000000000000C8C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e8 = stablehlo.constant dense<"0x000028C2000080BF000000C0000040C10000A0C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e9 = stablehlo.constant dense<"0x40C98A48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x0000F04100007042000010420000A04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x000052430000404100007042000070420000F042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x00F4D9C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e13 = stablehlo.constant dense<"0x0000E0C00000B0C1000010C10000A0C1000020C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e14 = stablehlo.constant dense<"0x00000CC2000010C20000E0C1000020C1000080C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x00122348"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e16 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0000164300003443000052430000A04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e18 = stablehlo.constant dense<"0x003C58C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e19 = stablehlo.constant dense<"0x00600FC5008090C50048D8C5"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e20 = stablehlo.constant dense<"0x00600FC5008090C50048D8C5"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e21 = stablehlo.constant dense<"0x00003443"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e22 = stablehlo.constant dense<"0x0000F041000070420000B442"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e23 = stablehlo.constant dense<"0x0000F041000070420000B442"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<9000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%3 = stablehlo.add %1, %2 : tensor<9000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<9000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<9000xi32>
%8 = stablehlo.add %5, %7 : tensor<9000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<9000xi32>
%12 = stablehlo.convert %11 : (tensor<9000xi32>) -> tensor<9000xf32>
%13 = stablehlo.reshape %12 : (tensor<9000xf32>) -> tensor<2x3x1500xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<3x1500xf32>
%15 = stablehlo.iota dim = 0 : tensor<4500xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<4500xi32>, tensor<i64>) -> tensor<4500xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4500xi32>
%18 = stablehlo.add %17, %16 : tensor<4500xi32>
%19 = stablehlo.convert %18 : (tensor<4500xi32>) -> tensor<4500xf32>
%20 = stablehlo.reshape %19 : (tensor<4500xf32>) -> tensor<3x1500xf32>
%21 = stablehlo.multiply %14, %20 : tensor<3x1500xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1500xf32>, tensor<f32>) -> tensor<f32>
%23 = stablehlo.reshape %21 : (tensor<3x1500xf32>) -> tensor<4500xf32>
%24 = stablehlo.slice %23 [0:5] : (tensor<4500xf32>) -> tensor<5xf32>
%25 = stablehlo.reshape %21 : (tensor<3x1500xf32>) -> tensor<4500xf32>
%26 = stablehlo.slice %25 [4495:4500] : (tensor<4500xf32>) -> tensor<5xf32>
%27 = stablehlo.multiply %13, %13 : tensor<2x3x1500xf32>
%28 = stablehlo.subtract %27, %13 : tensor<2x3x1500xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<3x1500xf32>
%30 = stablehlo.iota dim = 0 : tensor<4500xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%31 = call @remainder_0(%30, %c_7) : (tensor<4500xi32>, tensor<i64>) -> tensor<4500xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4500xi32>
%33 = stablehlo.add %32, %31 : tensor<4500xi32>
%34 = stablehlo.convert %33 : (tensor<4500xi32>) -> tensor<4500xf32>
%35 = stablehlo.reshape %34 : (tensor<4500xf32>) -> tensor<3x1500xf32>
%36 = stablehlo.multiply %29, %35 : tensor<3x1500xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1500xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.reshape %36 : (tensor<3x1500xf32>) -> tensor<4500xf32>
%39 = stablehlo.slice %38 [0:5] : (tensor<4500xf32>) -> tensor<5xf32>
%40 = stablehlo.reshape %36 : (tensor<3x1500xf32>) -> tensor<4500xf32>
%41 = stablehlo.slice %40 [4495:4500] : (tensor<4500xf32>) -> tensor<5xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<2x1500xf32>
%43 = stablehlo.iota dim = 0 : tensor<3000xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%44 = call @remainder_1(%43, %c_11) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%46 = stablehlo.add %45, %44 : tensor<3000xi32>
%47 = stablehlo.convert %46 : (tensor<3000xi32>) -> tensor<3000xf32>
%48 = stablehlo.reshape %47 : (tensor<3000xf32>) -> tensor<2x1500xf32>
%49 = stablehlo.multiply %42, %48 : tensor<2x1500xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1500xf32>, tensor<f32>) -> tensor<f32>
%51 = stablehlo.reshape %49 : (tensor<2x1500xf32>) -> tensor<3000xf32>
%52 = stablehlo.slice %51 [0:5] : (tensor<3000xf32>) -> tensor<5xf32>
%53 = stablehlo.reshape %49 : (tensor<2x1500xf32>) -> tensor<3000xf32>
%54 = stablehlo.slice %53 [2995:3000] : (tensor<3000xf32>) -> tensor<5xf32>
%55 = stablehlo.multiply %13, %13 : tensor<2x3x1500xf32>
%56 = stablehlo.subtract %55, %13 : tensor<2x3x1500xf32>
%cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<2x1500xf32>
%58 = stablehlo.iota dim = 0 : tensor<3000xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_1(%58, %c_15) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%61 = stablehlo.add %60, %59 : tensor<3000xi32>
%62 = stablehlo.convert %61 : (tensor<3000xi32>) -> tensor<3000xf32>
%63 = stablehlo.reshape %62 : (tensor<3000xf32>) -> tensor<2x1500xf32>
%64 = stablehlo.multiply %57, %63 : tensor<2x1500xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x1500xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<2x1500xf32>) -> tensor<3000xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<3000xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<2x1500xf32>) -> tensor<3000xf32>
%69 = stablehlo.slice %68 [2995:3000] : (tensor<3000xf32>) -> tensor<5xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<1500xf32>
%71 = stablehlo.iota dim = 0 : tensor<1500xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_2(%71, %c_19) : (tensor<1500xi32>, tensor<i64>) -> tensor<1500xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%74 = stablehlo.add %73, %72 : tensor<1500xi32>
%75 = stablehlo.convert %74 : (tensor<1500xi32>) -> tensor<1500xf32>
%76 = stablehlo.multiply %70, %75 : tensor<1500xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
%78 = stablehlo.slice %76 [0:5] : (tensor<1500xf32>) -> tensor<5xf32>
%79 = stablehlo.slice %76 [1495:1500] : (tensor<1500xf32>) -> tensor<5xf32>
%80 = stablehlo.multiply %13, %13 : tensor<2x3x1500xf32>
%81 = stablehlo.subtract %80, %13 : tensor<2x3x1500xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%82 = stablehlo.reduce(%81 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<1500xf32>
%83 = stablehlo.iota dim = 0 : tensor<1500xi32>
%c_23 = stablehlo.constant dense<7> : tensor<i64>
%84 = call @remainder_2(%83, %c_23) : (tensor<1500xi32>, tensor<i64>) -> tensor<1500xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%86 = stablehlo.add %85, %84 : tensor<1500xi32>
%87 = stablehlo.convert %86 : (tensor<1500xi32>) -> tensor<1500xf32>
%88 = stablehlo.multiply %82, %87 : tensor<1500xf32>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%89 = stablehlo.reduce(%88 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
%90 = stablehlo.slice %88 [0:5] : (tensor<1500xf32>) -> tensor<5xf32>
%91 = stablehlo.slice %88 [1495:1500] : (tensor<1500xf32>) -> tensor<5xf32>
%cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%92 = stablehlo.reduce(%13 init: %cst_26) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<3xf32>
%93 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_27 = stablehlo.constant dense<7> : tensor<i64>
%94 = call @remainder_3(%93, %c_27) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%95 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
%96 = stablehlo.add %95, %94 : tensor<3xi32>
%97 = stablehlo.convert %96 : (tensor<3xi32>) -> tensor<3xf32>
%98 = stablehlo.multiply %92, %97 : tensor<3xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%99 = stablehlo.reduce(%98 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%100 = stablehlo.multiply %13, %13 : tensor<2x3x1500xf32>
%101 = stablehlo.subtract %100, %13 : tensor<2x3x1500xf32>
%cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%102 = stablehlo.reduce(%101 init: %cst_30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x1500xf32>, tensor<f32>) -> tensor<3xf32>
%103 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_31 = stablehlo.constant dense<7> : tensor<i64>
%104 = call @remainder_3(%103, %c_31) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%105 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
%106 = stablehlo.add %105, %104 : tensor<3xi32>
%107 = stablehlo.convert %106 : (tensor<3xi32>) -> tensor<3xf32>
%108 = stablehlo.multiply %102, %107 : tensor<3xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%109 = stablehlo.reduce(%108 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
return %22, %24, %26, %37, %39, %41, %50, %52, %54, %65, %67, %69, %77, %78, %79, %89, %90, %91, %99, %98, %98, %109, %108, %108 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>
}
func.func private @remainder(%arg0: tensor<9000xi32>, %arg1: tensor<i64>) -> tensor<9000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<9000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9000xi1>, tensor<9000xi1>) -> tensor<9000xi1>
%12 = stablehlo.and %11, %6 : tensor<9000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%14 = stablehlo.add %4, %13 : tensor<9000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<9000xi1>, tensor<9000xi32>
return %15 : tensor<9000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4500xi32>, %arg1: tensor<i64>) -> tensor<4500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4500xi32>, tensor<4500xi32>) -> tensor<4500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4500xi32>, tensor<4500xi32>) -> tensor<4500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4500xi1>, tensor<4500xi1>) -> tensor<4500xi1>
%12 = stablehlo.and %11, %6 : tensor<4500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4500xi32>
%14 = stablehlo.add %4, %13 : tensor<4500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4500xi1>, tensor<4500xi32>
return %15 : tensor<4500xi32>
}
func.func private @remainder_1(%arg0: tensor<3000xi32>, %arg1: tensor<i64>) -> tensor<3000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3000xi32>, tensor<3000xi32>) -> tensor<3000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3000xi32>, tensor<3000xi32>) -> tensor<3000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3000xi1>, tensor<3000xi1>) -> tensor<3000xi1>
%12 = stablehlo.and %11, %6 : tensor<3000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%14 = stablehlo.add %4, %13 : tensor<3000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3000xi1>, tensor<3000xi32>
return %15 : tensor<3000xi32>
}
func.func private @remainder_2(%arg0: tensor<1500xi32>, %arg1: tensor<i64>) -> tensor<1500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1500xi32>, tensor<1500xi32>) -> tensor<1500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1500xi32>, tensor<1500xi32>) -> tensor<1500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1500xi1>, tensor<1500xi1>) -> tensor<1500xi1>
%12 = stablehlo.and %11, %6 : tensor<1500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%14 = stablehlo.add %4, %13 : tensor<1500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1500xi1>, tensor<1500xi32>
return %15 : tensor<1500xi32>
}
func.func private @remainder_3(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%12 = stablehlo.and %11, %6 : tensor<3xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%14 = stablehlo.add %4, %13 : tensor<3xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
return %15 : tensor<3xi32>
}
}
// -----
// 30x40x1x12_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00152CC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000E0C1000030C2000010C1000070C2000070C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000044C20000E8C1000098C20000EAC2000034C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x004C6047"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000052430000F041000070420000B4420000F042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x002F2DC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x0000D0C10000404100004040000098C2000057C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e8 = stablehlo.constant dense<"0x000034C30000AFC3000050C2000048C200001CC2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e9 = stablehlo.constant dense<"0x000C2847"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x00003443000052430000F041000070420000B442"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x00601BC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e13 = stablehlo.constant dense<"0x00C061C40040E1C4008026C500C065C500B892C5"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e14 = stablehlo.constant dense<"0x004069C400C0E8C4004030C500C068C500908DC5"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x0040A144"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e16 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e18 = stablehlo.constant dense<"0x00152CC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e19 = stablehlo.constant dense<"0x0000E0C1000030C2000010C1000070C2000070C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e20 = stablehlo.constant dense<"0x000044C20000E8C1000098C20000EAC2000034C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e21 = stablehlo.constant dense<"0x004C6047"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e22 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e23 = stablehlo.constant dense<"0x000052430000F041000070420000B4420000F042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<14400xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%3 = stablehlo.add %1, %2 : tensor<14400xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%5 = stablehlo.multiply %3, %4 : tensor<14400xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<14400xi32>, tensor<i64>) -> tensor<14400xi32>
%7 = stablehlo.multiply %6, %3 : tensor<14400xi32>
%8 = stablehlo.add %5, %7 : tensor<14400xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<14400xi32>, tensor<i64>) -> tensor<14400xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%11 = stablehlo.subtract %9, %10 : tensor<14400xi32>
%12 = stablehlo.convert %11 : (tensor<14400xi32>) -> tensor<14400xf32>
%13 = stablehlo.reshape %12 : (tensor<14400xf32>) -> tensor<30x40x1x12xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<40x1x12xf32>
%15 = stablehlo.iota dim = 0 : tensor<480xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<480xi32>
%18 = stablehlo.add %17, %16 : tensor<480xi32>
%19 = stablehlo.convert %18 : (tensor<480xi32>) -> tensor<480xf32>
%20 = stablehlo.reshape %19 : (tensor<480xf32>) -> tensor<40x1x12xf32>
%21 = stablehlo.multiply %14, %20 : tensor<40x1x12xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<40x1x12xf32>, tensor<f32>) -> tensor<f32>
%23 = stablehlo.reshape %21 : (tensor<40x1x12xf32>) -> tensor<480xf32>
%24 = stablehlo.slice %23 [0:5] : (tensor<480xf32>) -> tensor<5xf32>
%25 = stablehlo.reshape %21 : (tensor<40x1x12xf32>) -> tensor<480xf32>
%26 = stablehlo.slice %25 [475:480] : (tensor<480xf32>) -> tensor<5xf32>
%27 = stablehlo.multiply %13, %13 : tensor<30x40x1x12xf32>
%28 = stablehlo.subtract %27, %13 : tensor<30x40x1x12xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<40x1x12xf32>
%30 = stablehlo.iota dim = 0 : tensor<480xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%31 = call @remainder_0(%30, %c_7) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<480xi32>
%33 = stablehlo.add %32, %31 : tensor<480xi32>
%34 = stablehlo.convert %33 : (tensor<480xi32>) -> tensor<480xf32>
%35 = stablehlo.reshape %34 : (tensor<480xf32>) -> tensor<40x1x12xf32>
%36 = stablehlo.multiply %29, %35 : tensor<40x1x12xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<40x1x12xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.reshape %36 : (tensor<40x1x12xf32>) -> tensor<480xf32>
%39 = stablehlo.slice %38 [0:5] : (tensor<480xf32>) -> tensor<5xf32>
%40 = stablehlo.reshape %36 : (tensor<40x1x12xf32>) -> tensor<480xf32>
%41 = stablehlo.slice %40 [475:480] : (tensor<480xf32>) -> tensor<5xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<30x1x12xf32>
%43 = stablehlo.iota dim = 0 : tensor<360xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%44 = call @remainder_1(%43, %c_11) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<360xi32>
%46 = stablehlo.add %45, %44 : tensor<360xi32>
%47 = stablehlo.convert %46 : (tensor<360xi32>) -> tensor<360xf32>
%48 = stablehlo.reshape %47 : (tensor<360xf32>) -> tensor<30x1x12xf32>
%49 = stablehlo.multiply %42, %48 : tensor<30x1x12xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<30x1x12xf32>, tensor<f32>) -> tensor<f32>
%51 = stablehlo.reshape %49 : (tensor<30x1x12xf32>) -> tensor<360xf32>
%52 = stablehlo.slice %51 [0:5] : (tensor<360xf32>) -> tensor<5xf32>
%53 = stablehlo.reshape %49 : (tensor<30x1x12xf32>) -> tensor<360xf32>
%54 = stablehlo.slice %53 [355:360] : (tensor<360xf32>) -> tensor<5xf32>
%55 = stablehlo.multiply %13, %13 : tensor<30x40x1x12xf32>
%56 = stablehlo.subtract %55, %13 : tensor<30x40x1x12xf32>
%cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<30x1x12xf32>
%58 = stablehlo.iota dim = 0 : tensor<360xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_1(%58, %c_15) : (tensor<360xi32>, tensor<i64>) -> tensor<360xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<360xi32>
%61 = stablehlo.add %60, %59 : tensor<360xi32>
%62 = stablehlo.convert %61 : (tensor<360xi32>) -> tensor<360xf32>
%63 = stablehlo.reshape %62 : (tensor<360xf32>) -> tensor<30x1x12xf32>
%64 = stablehlo.multiply %57, %63 : tensor<30x1x12xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<30x1x12xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<30x1x12xf32>) -> tensor<360xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<360xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<30x1x12xf32>) -> tensor<360xf32>
%69 = stablehlo.slice %68 [355:360] : (tensor<360xf32>) -> tensor<5xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<1x12xf32>
%71 = stablehlo.iota dim = 0 : tensor<12xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_2(%71, %c_19) : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<12xi32>
%74 = stablehlo.add %73, %72 : tensor<12xi32>
%75 = stablehlo.convert %74 : (tensor<12xi32>) -> tensor<12xf32>
%76 = stablehlo.reshape %75 : (tensor<12xf32>) -> tensor<1x12xf32>
%77 = stablehlo.multiply %70, %76 : tensor<1x12xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%78 = stablehlo.reduce(%77 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x12xf32>, tensor<f32>) -> tensor<f32>
%79 = stablehlo.reshape %77 : (tensor<1x12xf32>) -> tensor<12xf32>
%80 = stablehlo.slice %79 [0:5] : (tensor<12xf32>) -> tensor<5xf32>
%81 = stablehlo.reshape %77 : (tensor<1x12xf32>) -> tensor<12xf32>
%82 = stablehlo.slice %81 [7:12] : (tensor<12xf32>) -> tensor<5xf32>
%83 = stablehlo.multiply %13, %13 : tensor<30x40x1x12xf32>
%84 = stablehlo.subtract %83, %13 : tensor<30x40x1x12xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<1x12xf32>
%86 = stablehlo.iota dim = 0 : tensor<12xi32>
%c_23 = stablehlo.constant dense<7> : tensor<i64>
%87 = call @remainder_2(%86, %c_23) : (tensor<12xi32>, tensor<i64>) -> tensor<12xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%88 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<12xi32>
%89 = stablehlo.add %88, %87 : tensor<12xi32>
%90 = stablehlo.convert %89 : (tensor<12xi32>) -> tensor<12xf32>
%91 = stablehlo.reshape %90 : (tensor<12xf32>) -> tensor<1x12xf32>
%92 = stablehlo.multiply %85, %91 : tensor<1x12xf32>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%93 = stablehlo.reduce(%92 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x12xf32>, tensor<f32>) -> tensor<f32>
%94 = stablehlo.reshape %92 : (tensor<1x12xf32>) -> tensor<12xf32>
%95 = stablehlo.slice %94 [0:5] : (tensor<12xf32>) -> tensor<5xf32>
%96 = stablehlo.reshape %92 : (tensor<1x12xf32>) -> tensor<12xf32>
%97 = stablehlo.slice %96 [7:12] : (tensor<12xf32>) -> tensor<5xf32>
%cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%98 = stablehlo.reduce(%13 init: %cst_26) applies stablehlo.add across dimensions = [0, 2] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<40x12xf32>
%99 = stablehlo.iota dim = 0 : tensor<480xi32>
%c_27 = stablehlo.constant dense<7> : tensor<i64>
%100 = call @remainder_0(%99, %c_27) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%101 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<480xi32>
%102 = stablehlo.add %101, %100 : tensor<480xi32>
%103 = stablehlo.convert %102 : (tensor<480xi32>) -> tensor<480xf32>
%104 = stablehlo.reshape %103 : (tensor<480xf32>) -> tensor<40x12xf32>
%105 = stablehlo.multiply %98, %104 : tensor<40x12xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%106 = stablehlo.reduce(%105 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x12xf32>, tensor<f32>) -> tensor<f32>
%107 = stablehlo.reshape %105 : (tensor<40x12xf32>) -> tensor<480xf32>
%108 = stablehlo.slice %107 [0:5] : (tensor<480xf32>) -> tensor<5xf32>
%109 = stablehlo.reshape %105 : (tensor<40x12xf32>) -> tensor<480xf32>
%110 = stablehlo.slice %109 [475:480] : (tensor<480xf32>) -> tensor<5xf32>
%111 = stablehlo.multiply %13, %13 : tensor<30x40x1x12xf32>
%112 = stablehlo.subtract %111, %13 : tensor<30x40x1x12xf32>
%cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%113 = stablehlo.reduce(%112 init: %cst_30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<30x40x1x12xf32>, tensor<f32>) -> tensor<40x12xf32>
%114 = stablehlo.iota dim = 0 : tensor<480xi32>
%c_31 = stablehlo.constant dense<7> : tensor<i64>
%115 = call @remainder_0(%114, %c_31) : (tensor<480xi32>, tensor<i64>) -> tensor<480xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%116 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<480xi32>
%117 = stablehlo.add %116, %115 : tensor<480xi32>
%118 = stablehlo.convert %117 : (tensor<480xi32>) -> tensor<480xf32>
%119 = stablehlo.reshape %118 : (tensor<480xf32>) -> tensor<40x12xf32>
%120 = stablehlo.multiply %113, %119 : tensor<40x12xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%121 = stablehlo.reduce(%120 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x12xf32>, tensor<f32>) -> tensor<f32>
%122 = stablehlo.reshape %120 : (tensor<40x12xf32>) -> tensor<480xf32>
%123 = stablehlo.slice %122 [0:5] : (tensor<480xf32>) -> tensor<5xf32>
%124 = stablehlo.reshape %120 : (tensor<40x12xf32>) -> tensor<480xf32>
%125 = stablehlo.slice %124 [475:480] : (tensor<480xf32>) -> tensor<5xf32>
return %22, %24, %26, %37, %39, %41, %50, %52, %54, %65, %67, %69, %78, %80, %82, %93, %95, %97, %106, %108, %110, %121, %123, %125 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<14400xi32>, %arg1: tensor<i64>) -> tensor<14400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<14400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<14400xi32>, tensor<14400xi32>) -> tensor<14400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<14400xi32>, tensor<14400xi32>) -> tensor<14400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<14400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<14400xi1>, tensor<14400xi1>) -> tensor<14400xi1>
%12 = stablehlo.and %11, %6 : tensor<14400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<14400xi32>
%14 = stablehlo.add %4, %13 : tensor<14400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<14400xi1>, tensor<14400xi32>
return %15 : tensor<14400xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<480xi32>, %arg1: tensor<i64>) -> tensor<480xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<480xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<480xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<480xi32>, tensor<480xi32>) -> tensor<480xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<480xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<480xi1>, tensor<480xi1>) -> tensor<480xi1>
%12 = stablehlo.and %11, %6 : tensor<480xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480xi32>
%14 = stablehlo.add %4, %13 : tensor<480xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<480xi1>, tensor<480xi32>
return %15 : tensor<480xi32>
}
func.func private @remainder_1(%arg0: tensor<360xi32>, %arg1: tensor<i64>) -> tensor<360xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<360xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<360xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<360xi32>, tensor<360xi32>) -> tensor<360xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<360xi32>, tensor<360xi32>) -> tensor<360xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<360xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<360xi1>, tensor<360xi1>) -> tensor<360xi1>
%12 = stablehlo.and %11, %6 : tensor<360xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<360xi32>
%14 = stablehlo.add %4, %13 : tensor<360xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<360xi1>, tensor<360xi32>
return %15 : tensor<360xi32>
}
func.func private @remainder_2(%arg0: tensor<12xi32>, %arg1: tensor<i64>) -> tensor<12xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
%12 = stablehlo.and %11, %6 : tensor<12xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12xi32>
%14 = stablehlo.add %4, %13 : tensor<12xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12xi1>, tensor<12xi32>
return %15 : tensor<12xi32>
}
}
// -----
// 30x4x100x1_float32
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>)
%e0 = stablehlo.constant dense<"0x00EB0EC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000090C10000D0C2000096C2000024C30000FAC2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000F0C200005CC2000052C300007CC200002CC2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00263B47"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000F0420000164300003443000052430000F041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x00A20FC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e7 = stablehlo.constant dense<"0x0000A0C00000C0C00000404100000042000020C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e8 = stablehlo.constant dense<"0x000060C2000030C1000000C10000F0C1000000C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e9 = stablehlo.constant dense<"0xC00D9A48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e10 = stablehlo.constant dense<"0x0000F041000020420000B4420000A04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e11 = stablehlo.constant dense<"0x000052430000F041000070420000B4420000F042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e12 = stablehlo.constant dense<"0x00320DC7"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e13 = stablehlo.constant dense<"0x0000CEC200005EC30080AFC3000094C300C000C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e14 = stablehlo.constant dense<"0x0080EDC30000FCC300C006C4000098C2000022C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e15 = stablehlo.constant dense<"0x00283946"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e16 = stablehlo.constant dense<"0x0000F041000070420000B4420000F04200001643"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e17 = stablehlo.constant dense<"0x0000164300003443000052430000F04100007042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e18 = stablehlo.constant dense<"0x0032B3C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e19 = stablehlo.constant dense<"0x00A014C500808AC50058E0C500D00BC6"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e20 = stablehlo.constant dense<"0x00A014C500808AC50058E0C500D00BC6"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e21 = stablehlo.constant dense<"0x00009643"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e22 = stablehlo.constant dense<"0x0000F041000070420000B4420000F042"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
%e23 = stablehlo.constant dense<"0x0000F041000070420000B4420000F042"> : tensor<4xf32>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<12000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%3 = stablehlo.add %1, %2 : tensor<12000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<12000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<12000xi32>, tensor<i64>) -> tensor<12000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<12000xi32>
%8 = stablehlo.add %5, %7 : tensor<12000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<12000xi32>, tensor<i64>) -> tensor<12000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<12000xi32>
%12 = stablehlo.convert %11 : (tensor<12000xi32>) -> tensor<12000xf32>
%13 = stablehlo.reshape %12 : (tensor<12000xf32>) -> tensor<30x4x100x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<4x100x1xf32>
%15 = stablehlo.iota dim = 0 : tensor<400xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%16 = call @remainder_0(%15, %c_3) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<400xi32>
%18 = stablehlo.add %17, %16 : tensor<400xi32>
%19 = stablehlo.convert %18 : (tensor<400xi32>) -> tensor<400xf32>
%20 = stablehlo.reshape %19 : (tensor<400xf32>) -> tensor<4x100x1xf32>
%21 = stablehlo.multiply %14, %20 : tensor<4x100x1xf32>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x100x1xf32>, tensor<f32>) -> tensor<f32>
%23 = stablehlo.reshape %21 : (tensor<4x100x1xf32>) -> tensor<400xf32>
%24 = stablehlo.slice %23 [0:5] : (tensor<400xf32>) -> tensor<5xf32>
%25 = stablehlo.reshape %21 : (tensor<4x100x1xf32>) -> tensor<400xf32>
%26 = stablehlo.slice %25 [395:400] : (tensor<400xf32>) -> tensor<5xf32>
%27 = stablehlo.multiply %13, %13 : tensor<30x4x100x1xf32>
%28 = stablehlo.subtract %27, %13 : tensor<30x4x100x1xf32>
%cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<4x100x1xf32>
%30 = stablehlo.iota dim = 0 : tensor<400xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%31 = call @remainder_0(%30, %c_7) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<400xi32>
%33 = stablehlo.add %32, %31 : tensor<400xi32>
%34 = stablehlo.convert %33 : (tensor<400xi32>) -> tensor<400xf32>
%35 = stablehlo.reshape %34 : (tensor<400xf32>) -> tensor<4x100x1xf32>
%36 = stablehlo.multiply %29, %35 : tensor<4x100x1xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x100x1xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.reshape %36 : (tensor<4x100x1xf32>) -> tensor<400xf32>
%39 = stablehlo.slice %38 [0:5] : (tensor<400xf32>) -> tensor<5xf32>
%40 = stablehlo.reshape %36 : (tensor<4x100x1xf32>) -> tensor<400xf32>
%41 = stablehlo.slice %40 [395:400] : (tensor<400xf32>) -> tensor<5xf32>
%cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%13 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<30x100x1xf32>
%43 = stablehlo.iota dim = 0 : tensor<3000xi32>
%c_11 = stablehlo.constant dense<7> : tensor<i64>
%44 = call @remainder_1(%43, %c_11) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%46 = stablehlo.add %45, %44 : tensor<3000xi32>
%47 = stablehlo.convert %46 : (tensor<3000xi32>) -> tensor<3000xf32>
%48 = stablehlo.reshape %47 : (tensor<3000xf32>) -> tensor<30x100x1xf32>
%49 = stablehlo.multiply %42, %48 : tensor<30x100x1xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<30x100x1xf32>, tensor<f32>) -> tensor<f32>
%51 = stablehlo.reshape %49 : (tensor<30x100x1xf32>) -> tensor<3000xf32>
%52 = stablehlo.slice %51 [0:5] : (tensor<3000xf32>) -> tensor<5xf32>
%53 = stablehlo.reshape %49 : (tensor<30x100x1xf32>) -> tensor<3000xf32>
%54 = stablehlo.slice %53 [2995:3000] : (tensor<3000xf32>) -> tensor<5xf32>
%55 = stablehlo.multiply %13, %13 : tensor<30x4x100x1xf32>
%56 = stablehlo.subtract %55, %13 : tensor<30x4x100x1xf32>
%cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%57 = stablehlo.reduce(%56 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<30x100x1xf32>
%58 = stablehlo.iota dim = 0 : tensor<3000xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_1(%58, %c_15) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%61 = stablehlo.add %60, %59 : tensor<3000xi32>
%62 = stablehlo.convert %61 : (tensor<3000xi32>) -> tensor<3000xf32>
%63 = stablehlo.reshape %62 : (tensor<3000xf32>) -> tensor<30x100x1xf32>
%64 = stablehlo.multiply %57, %63 : tensor<30x100x1xf32>
%cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<30x100x1xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<30x100x1xf32>) -> tensor<3000xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<3000xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<30x100x1xf32>) -> tensor<3000xf32>
%69 = stablehlo.slice %68 [2995:3000] : (tensor<3000xf32>) -> tensor<5xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%70 = stablehlo.reduce(%13 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<100x1xf32>
%71 = stablehlo.iota dim = 0 : tensor<100xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_2(%71, %c_19) : (tensor<100xi32>, tensor<i64>) -> tensor<100xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<100xi32>
%74 = stablehlo.add %73, %72 : tensor<100xi32>
%75 = stablehlo.convert %74 : (tensor<100xi32>) -> tensor<100xf32>
%76 = stablehlo.reshape %75 : (tensor<100xf32>) -> tensor<100x1xf32>
%77 = stablehlo.multiply %70, %76 : tensor<100x1xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%78 = stablehlo.reduce(%77 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x1xf32>, tensor<f32>) -> tensor<f32>
%79 = stablehlo.reshape %77 : (tensor<100x1xf32>) -> tensor<100xf32>
%80 = stablehlo.slice %79 [0:5] : (tensor<100xf32>) -> tensor<5xf32>
%81 = stablehlo.reshape %77 : (tensor<100x1xf32>) -> tensor<100xf32>
%82 = stablehlo.slice %81 [95:100] : (tensor<100xf32>) -> tensor<5xf32>
%83 = stablehlo.multiply %13, %13 : tensor<30x4x100x1xf32>
%84 = stablehlo.subtract %83, %13 : tensor<30x4x100x1xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<100x1xf32>
%86 = stablehlo.iota dim = 0 : tensor<100xi32>
%c_23 = stablehlo.constant dense<7> : tensor<i64>
%87 = call @remainder_2(%86, %c_23) : (tensor<100xi32>, tensor<i64>) -> tensor<100xi32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%88 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<100xi32>
%89 = stablehlo.add %88, %87 : tensor<100xi32>
%90 = stablehlo.convert %89 : (tensor<100xi32>) -> tensor<100xf32>
%91 = stablehlo.reshape %90 : (tensor<100xf32>) -> tensor<100x1xf32>
%92 = stablehlo.multiply %85, %91 : tensor<100x1xf32>
%cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%93 = stablehlo.reduce(%92 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x1xf32>, tensor<f32>) -> tensor<f32>
%94 = stablehlo.reshape %92 : (tensor<100x1xf32>) -> tensor<100xf32>
%95 = stablehlo.slice %94 [0:5] : (tensor<100xf32>) -> tensor<5xf32>
%96 = stablehlo.reshape %92 : (tensor<100x1xf32>) -> tensor<100xf32>
%97 = stablehlo.slice %96 [95:100] : (tensor<100xf32>) -> tensor<5xf32>
%cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%98 = stablehlo.reduce(%13 init: %cst_26) applies stablehlo.add across dimensions = [0, 2] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<4x1xf32>
%99 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_27 = stablehlo.constant dense<7> : tensor<i64>
%100 = call @remainder_3(%99, %c_27) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%101 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
%102 = stablehlo.add %101, %100 : tensor<4xi32>
%103 = stablehlo.convert %102 : (tensor<4xi32>) -> tensor<4xf32>
%104 = stablehlo.reshape %103 : (tensor<4xf32>) -> tensor<4x1xf32>
%105 = stablehlo.multiply %98, %104 : tensor<4x1xf32>
%cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%106 = stablehlo.reduce(%105 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
%107 = stablehlo.reshape %105 : (tensor<4x1xf32>) -> tensor<4xf32>
%108 = stablehlo.reshape %105 : (tensor<4x1xf32>) -> tensor<4xf32>
%109 = stablehlo.multiply %13, %13 : tensor<30x4x100x1xf32>
%110 = stablehlo.subtract %109, %13 : tensor<30x4x100x1xf32>
%cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%111 = stablehlo.reduce(%110 init: %cst_30) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<30x4x100x1xf32>, tensor<f32>) -> tensor<4x1xf32>
%112 = stablehlo.iota dim = 0 : tensor<4xi32>
%c_31 = stablehlo.constant dense<7> : tensor<i64>
%113 = call @remainder_3(%112, %c_31) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%114 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<4xi32>
%115 = stablehlo.add %114, %113 : tensor<4xi32>
%116 = stablehlo.convert %115 : (tensor<4xi32>) -> tensor<4xf32>
%117 = stablehlo.reshape %116 : (tensor<4xf32>) -> tensor<4x1xf32>
%118 = stablehlo.multiply %111, %117 : tensor<4x1xf32>
%cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%119 = stablehlo.reduce(%118 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
%120 = stablehlo.reshape %118 : (tensor<4x1xf32>) -> tensor<4xf32>
%121 = stablehlo.reshape %118 : (tensor<4x1xf32>) -> tensor<4xf32>
return %22, %24, %26, %37, %39, %41, %50, %52, %54, %65, %67, %69, %78, %80, %82, %93, %95, %97, %106, %107, %108, %119, %120, %121 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @remainder(%arg0: tensor<12000xi32>, %arg1: tensor<i64>) -> tensor<12000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12000xi1>, tensor<12000xi1>) -> tensor<12000xi1>
%12 = stablehlo.and %11, %6 : tensor<12000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%14 = stablehlo.add %4, %13 : tensor<12000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12000xi1>, tensor<12000xi32>
return %15 : tensor<12000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<400xi32>, %arg1: tensor<i64>) -> tensor<400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<400xi32>, tensor<400xi32>) -> tensor<400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<400xi32>, tensor<400xi32>) -> tensor<400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<400xi1>, tensor<400xi1>) -> tensor<400xi1>
%12 = stablehlo.and %11, %6 : tensor<400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<400xi32>
%14 = stablehlo.add %4, %13 : tensor<400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<400xi1>, tensor<400xi32>
return %15 : tensor<400xi32>
}
func.func private @remainder_1(%arg0: tensor<3000xi32>, %arg1: tensor<i64>) -> tensor<3000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3000xi32>, tensor<3000xi32>) -> tensor<3000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3000xi32>, tensor<3000xi32>) -> tensor<3000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3000xi1>, tensor<3000xi1>) -> tensor<3000xi1>
%12 = stablehlo.and %11, %6 : tensor<3000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%14 = stablehlo.add %4, %13 : tensor<3000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3000xi1>, tensor<3000xi32>
return %15 : tensor<3000xi32>
}
func.func private @remainder_2(%arg0: tensor<100xi32>, %arg1: tensor<i64>) -> tensor<100xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<100xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<100xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<100xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<100xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<100xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<100xi1>, tensor<100xi1>) -> tensor<100xi1>
%12 = stablehlo.and %11, %6 : tensor<100xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<100xi32>
%14 = stablehlo.add %4, %13 : tensor<100xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<100xi1>, tensor<100xi32>
return %15 : tensor<100xi32>
}
func.func private @remainder_3(%arg0: tensor<4xi32>, %arg1: tensor<i64>) -> tensor<4xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%12 = stablehlo.and %11, %6 : tensor<4xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
%14 = stablehlo.add %4, %13 : tensor<4xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
return %15 : tensor<4xi32>
}
}
// -----
// 300x1000_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:6 = call @f(%a0) : (tensor<1xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>)
%e0 = stablehlo.constant dense<"0x00000000785628C1"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000008068C00000000000807AC000000000009883C00000000000A08AC00000000000908FC0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000002074C00000000000B07FC000000000004084C00000000000088BC000000000007091C0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e3 = stablehlo.constant dense<"0x000000006046FD40"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000003E400000000000004E4000000000008056400000000000005E400000000000C06240"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e5 = stablehlo.constant dense<"0x0000000000004E4000000000008056400000000000005E400000000000C062400000000000806640"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<300000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%3 = stablehlo.add %1, %2 : tensor<300000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<300000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<300000xi32>
%8 = stablehlo.add %5, %7 : tensor<300000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<300000xi32>
%12 = stablehlo.convert %11 : (tensor<300000xi32>) -> tensor<300000xf32>
%13 = stablehlo.reshape %12 : (tensor<300000xf32>) -> tensor<300x1000xf32>
%14 = stablehlo.convert %13 : (tensor<300x1000xf32>) -> tensor<300x1000xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<300x1000xf64>, tensor<f64>) -> tensor<1000xf64>
%16 = stablehlo.iota dim = 0 : tensor<1000xi32>
%c_3 = stablehlo.constant dense<7> : tensor<i64>
%17 = call @remainder_0(%16, %c_3) : (tensor<1000xi32>, tensor<i64>) -> tensor<1000xi32>
%c_4 = stablehlo.constant dense<1> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%19 = stablehlo.add %18, %17 : tensor<1000xi32>
%20 = stablehlo.convert %19 : (tensor<1000xi32>) -> tensor<1000xf64>
%21 = stablehlo.multiply %15, %20 : tensor<1000xf64>
%cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1000xf64>, tensor<f64>) -> tensor<f64>
%23 = stablehlo.slice %21 [0:5] : (tensor<1000xf64>) -> tensor<5xf64>
%24 = stablehlo.slice %21 [995:1000] : (tensor<1000xf64>) -> tensor<5xf64>
%25 = stablehlo.multiply %14, %14 : tensor<300x1000xf64>
%26 = stablehlo.subtract %25, %14 : tensor<300x1000xf64>
%cst_6 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.maximum across dimensions = [0] : (tensor<300x1000xf64>, tensor<f64>) -> tensor<1000xf64>
%28 = stablehlo.iota dim = 0 : tensor<1000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%29 = call @remainder_0(%28, %c_7) : (tensor<1000xi32>, tensor<i64>) -> tensor<1000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%31 = stablehlo.add %30, %29 : tensor<1000xi32>
%32 = stablehlo.convert %31 : (tensor<1000xi32>) -> tensor<1000xf64>
%33 = stablehlo.multiply %27, %32 : tensor<1000xf64>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%34 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1000xf64>, tensor<f64>) -> tensor<f64>
%35 = stablehlo.slice %33 [0:5] : (tensor<1000xf64>) -> tensor<5xf64>
%36 = stablehlo.slice %33 [995:1000] : (tensor<1000xf64>) -> tensor<5xf64>
return %22, %23, %24, %34, %35, %36 : tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>
}
func.func private @remainder(%arg0: tensor<300000xi32>, %arg1: tensor<i64>) -> tensor<300000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<300000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<300000xi32>, tensor<300000xi32>) -> tensor<300000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<300000xi32>, tensor<300000xi32>) -> tensor<300000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<300000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<300000xi1>, tensor<300000xi1>) -> tensor<300000xi1>
%12 = stablehlo.and %11, %6 : tensor<300000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%14 = stablehlo.add %4, %13 : tensor<300000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<300000xi1>, tensor<300000xi32>
return %15 : tensor<300000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1000xi32>, %arg1: tensor<i64>) -> tensor<1000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1000xi1>, tensor<1000xi1>) -> tensor<1000xi1>
%12 = stablehlo.and %11, %6 : tensor<1000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1000xi32>
%14 = stablehlo.add %4, %13 : tensor<1000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1000xi1>, tensor<1000xi32>
return %15 : tensor<1000xi32>
}
}
// -----
// 5x300x40_int16
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x03000000"> : tensor<1xi32>
%z0 = stablehlo.constant dense<0> : tensor<1xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<1xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<1xi32>
%r:24 = call @f(%a0) : (tensor<1xi32>) -> (tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>)
%e0 = stablehlo.constant dense<"0xD02EFDFFFFFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xFCFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF210000000000000018000000000000003700000000000000"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e2 = stablehlo.constant dense<"0xD8FFFFFFFFFFFFFFBEFFFFFFFFFFFFFF07000000000000000100000000000000EAFFFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e3 = stablehlo.constant dense<"0x268D130000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e4 = stablehlo.constant dense<"0x1E003C00240030003C00"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e5 = stablehlo.constant dense<"0x9600B400D2001E003C00"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e6 = stablehlo.constant dense<"0xA034FDFFFFFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e7 = stablehlo.constant dense<"0x28FFFFFFFFFFFFFF22FEFFFFFFFFFFFF81FDFFFFFFFFFFFF78FCFFFFFFFFFFFFDCFBFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#7, %e7) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e8 = stablehlo.constant dense<"0x0AFAFFFFFFFFFFFF0DFFFFFFFFFFFFFF34FEFFFFFFFFFFFF00FDFFFFFFFFFFFF88FCFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#8, %e8) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e9 = stablehlo.constant dense<"0x0C5D000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#9, %e9) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e10 = stablehlo.constant dense<"0x1E003C005A0078009600"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#10, %e10) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e11 = stablehlo.constant dense<"0xD2001E003C005A007800"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#11, %e11) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e12 = stablehlo.constant dense<"0x0A46FDFFFFFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#12, %e12) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e13 = stablehlo.constant dense<"0x7FFBFFFFFFFFFFFFD8F6FFFFFFFFFFFF98F2FFFFFFFFFFFFECEDFFFFFFFFFFFF48EAFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#13, %e13) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e14 = stablehlo.constant dense<"0x7DFBFFFFFFFFFFFFE4F6FFFFFFFFFFFF7DF2FFFFFFFFFFFF10EEFFFFFFFFFFFFBCE9FFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#14, %e14) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e15 = stablehlo.constant dense<"0x2A12000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#15, %e15) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e16 = stablehlo.constant dense<"0x1E003C005A0078009600"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#16, %e16) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e17 = stablehlo.constant dense<"0x1E003C005A0078009600"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#17, %e17) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e18 = stablehlo.constant dense<"0x6E34FDFFFFFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#18, %e18) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e19 = stablehlo.constant dense<"0x87FFFFFFFFFFFFFFC8FEFFFFFFFFFFFFE7FDFFFFFFFFFFFF10FEFFFFFFFFFFFF2BFDFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#19, %e19) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e20 = stablehlo.constant dense<"0x6AFEFFFFFFFFFFFF5FFEFFFFFFFFFFFFFCFDFFFFFFFFFFFFD6FCFFFFFFFFFFFFF8FBFFFFFFFFFFFF"> : tensor<5xi64>
stablehlo.custom_call @check.expect_eq(%r#20, %e20) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
%e21 = stablehlo.constant dense<"0x468C000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#21, %e21) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e22 = stablehlo.constant dense<"0x1E003C005A0078009600"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#22, %e22) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
%e23 = stablehlo.constant dense<"0x3C005A0078009600B400"> : tensor<5xi16>
stablehlo.custom_call @check.expect_eq(%r#23, %e23) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
return
}
func.func private @f(%arg0: tensor<1xi32>) -> (tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>) {
%0 = stablehlo.reshape %arg0 : (tensor<1xi32>) -> tensor<i32>
%1 = stablehlo.iota dim = 0 : tensor<60000xi32>
%2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%3 = stablehlo.add %1, %2 : tensor<60000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%5 = stablehlo.multiply %3, %4 : tensor<60000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%6 = call @remainder(%3, %c_0) : (tensor<60000xi32>, tensor<i64>) -> tensor<60000xi32>
%7 = stablehlo.multiply %6, %3 : tensor<60000xi32>
%8 = stablehlo.add %5, %7 : tensor<60000xi32>
%c_1 = stablehlo.constant dense<11> : tensor<i64>
%9 = call @remainder(%8, %c_1) : (tensor<60000xi32>, tensor<i64>) -> tensor<60000xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i32>
%10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%11 = stablehlo.subtract %9, %10 : tensor<60000xi32>
%12 = stablehlo.convert %11 : (tensor<60000xi32>) -> tensor<60000xf32>
%13 = stablehlo.reshape %12 : (tensor<60000xf32>) -> tensor<5x300x40xf32>
%14 = stablehlo.convert %13 : (tensor<5x300x40xf32>) -> tensor<5x300x40xi16>
%15 = stablehlo.convert %14 : (tensor<5x300x40xi16>) -> tensor<5x300x40xi64>
%c_3 = stablehlo.constant dense<0> : tensor<i64>
%16 = stablehlo.reduce(%15 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<5x300x40xi64>, tensor<i64>) -> tensor<300x40xi64>
%17 = stablehlo.iota dim = 0 : tensor<12000xi32>
%c_4 = stablehlo.constant dense<7> : tensor<i64>
%18 = call @remainder_0(%17, %c_4) : (tensor<12000xi32>, tensor<i64>) -> tensor<12000xi32>
%c_5 = stablehlo.constant dense<1> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%20 = stablehlo.add %19, %18 : tensor<12000xi32>
%21 = stablehlo.convert %20 : (tensor<12000xi32>) -> tensor<12000xi64>
%22 = stablehlo.reshape %21 : (tensor<12000xi64>) -> tensor<300x40xi64>
%23 = stablehlo.multiply %16, %22 : tensor<300x40xi64>
%c_6 = stablehlo.constant dense<0> : tensor<i64>
%24 = stablehlo.reduce(%23 init: %c_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x40xi64>, tensor<i64>) -> tensor<i64>
%25 = stablehlo.reshape %23 : (tensor<300x40xi64>) -> tensor<12000xi64>
%26 = stablehlo.slice %25 [0:5] : (tensor<12000xi64>) -> tensor<5xi64>
%27 = stablehlo.reshape %23 : (tensor<300x40xi64>) -> tensor<12000xi64>
%28 = stablehlo.slice %27 [11995:12000] : (tensor<12000xi64>) -> tensor<5xi64>
%29 = stablehlo.multiply %14, %14 : tensor<5x300x40xi16>
%30 = stablehlo.subtract %29, %14 : tensor<5x300x40xi16>
%c_7 = stablehlo.constant dense<-32768> : tensor<i16>
%31 = stablehlo.reduce(%30 init: %c_7) applies stablehlo.maximum across dimensions = [0] : (tensor<5x300x40xi16>, tensor<i16>) -> tensor<300x40xi16>
%32 = stablehlo.iota dim = 0 : tensor<12000xi32>
%c_8 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_0(%32, %c_8) : (tensor<12000xi32>, tensor<i64>) -> tensor<12000xi32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%35 = stablehlo.add %34, %33 : tensor<12000xi32>
%36 = stablehlo.convert %35 : (tensor<12000xi32>) -> tensor<12000xi16>
%37 = stablehlo.reshape %36 : (tensor<12000xi16>) -> tensor<300x40xi16>
%38 = stablehlo.multiply %31, %37 : tensor<300x40xi16>
%39 = stablehlo.convert %38 : (tensor<300x40xi16>) -> tensor<300x40xi64>
%c_10 = stablehlo.constant dense<0> : tensor<i64>
%40 = stablehlo.reduce(%39 init: %c_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x40xi64>, tensor<i64>) -> tensor<i64>
%41 = stablehlo.reshape %38 : (tensor<300x40xi16>) -> tensor<12000xi16>
%42 = stablehlo.slice %41 [0:5] : (tensor<12000xi16>) -> tensor<5xi16>
%43 = stablehlo.reshape %38 : (tensor<300x40xi16>) -> tensor<12000xi16>
%44 = stablehlo.slice %43 [11995:12000] : (tensor<12000xi16>) -> tensor<5xi16>
%45 = stablehlo.convert %14 : (tensor<5x300x40xi16>) -> tensor<5x300x40xi64>
%c_11 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.reduce(%45 init: %c_11) applies stablehlo.add across dimensions = [1] : (tensor<5x300x40xi64>, tensor<i64>) -> tensor<5x40xi64>
%47 = stablehlo.iota dim = 0 : tensor<200xi32>
%c_12 = stablehlo.constant dense<7> : tensor<i64>
%48 = call @remainder_1(%47, %c_12) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<200xi32>
%50 = stablehlo.add %49, %48 : tensor<200xi32>
%51 = stablehlo.convert %50 : (tensor<200xi32>) -> tensor<200xi64>
%52 = stablehlo.reshape %51 : (tensor<200xi64>) -> tensor<5x40xi64>
%53 = stablehlo.multiply %46, %52 : tensor<5x40xi64>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%54 = stablehlo.reduce(%53 init: %c_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x40xi64>, tensor<i64>) -> tensor<i64>
%55 = stablehlo.reshape %53 : (tensor<5x40xi64>) -> tensor<200xi64>
%56 = stablehlo.slice %55 [0:5] : (tensor<200xi64>) -> tensor<5xi64>
%57 = stablehlo.reshape %53 : (tensor<5x40xi64>) -> tensor<200xi64>
%58 = stablehlo.slice %57 [195:200] : (tensor<200xi64>) -> tensor<5xi64>
%59 = stablehlo.multiply %14, %14 : tensor<5x300x40xi16>
%60 = stablehlo.subtract %59, %14 : tensor<5x300x40xi16>
%c_15 = stablehlo.constant dense<-32768> : tensor<i16>
%61 = stablehlo.reduce(%60 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<5x300x40xi16>, tensor<i16>) -> tensor<5x40xi16>
%62 = stablehlo.iota dim = 0 : tensor<200xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%63 = call @remainder_1(%62, %c_16) : (tensor<200xi32>, tensor<i64>) -> tensor<200xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<200xi32>
%65 = stablehlo.add %64, %63 : tensor<200xi32>
%66 = stablehlo.convert %65 : (tensor<200xi32>) -> tensor<200xi16>
%67 = stablehlo.reshape %66 : (tensor<200xi16>) -> tensor<5x40xi16>
%68 = stablehlo.multiply %61, %67 : tensor<5x40xi16>
%69 = stablehlo.convert %68 : (tensor<5x40xi16>) -> tensor<5x40xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%70 = stablehlo.reduce(%69 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x40xi64>, tensor<i64>) -> tensor<i64>
%71 = stablehlo.reshape %68 : (tensor<5x40xi16>) -> tensor<200xi16>
%72 = stablehlo.slice %71 [0:5] : (tensor<200xi16>) -> tensor<5xi16>
%73 = stablehlo.reshape %68 : (tensor<5x40xi16>) -> tensor<200xi16>
%74 = stablehlo.slice %73 [195:200] : (tensor<200xi16>) -> tensor<5xi16>
%75 = stablehlo.convert %14 : (tensor<5x300x40xi16>) -> tensor<5x300x40xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%76 = stablehlo.reduce(%75 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x300x40xi64>, tensor<i64>) -> tensor<40xi64>
%77 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_20 = stablehlo.constant dense<7> : tensor<i64>
%78 = call @remainder_2(%77, %c_20) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%79 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<40xi32>
%80 = stablehlo.add %79, %78 : tensor<40xi32>
%81 = stablehlo.convert %80 : (tensor<40xi32>) -> tensor<40xi64>
%82 = stablehlo.multiply %76, %81 : tensor<40xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%83 = stablehlo.reduce(%82 init: %c_22) applies stablehlo.add across dimensions = [0] : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
%84 = stablehlo.slice %82 [0:5] : (tensor<40xi64>) -> tensor<5xi64>
%85 = stablehlo.slice %82 [35:40] : (tensor<40xi64>) -> tensor<5xi64>
%86 = stablehlo.multiply %14, %14 : tensor<5x300x40xi16>
%87 = stablehlo.subtract %86, %14 : tensor<5x300x40xi16>
%c_23 = stablehlo.constant dense<-32768> : tensor<i16>
%88 = stablehlo.reduce(%87 init: %c_23) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x300x40xi16>, tensor<i16>) -> tensor<40xi16>
%89 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_24 = stablehlo.constant dense<7> : tensor<i64>
%90 = call @remainder_2(%89, %c_24) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%91 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<40xi32>
%92 = stablehlo.add %91, %90 : tensor<40xi32>
%93 = stablehlo.convert %92 : (tensor<40xi32>) -> tensor<40xi16>
%94 = stablehlo.multiply %88, %93 : tensor<40xi16>
%95 = stablehlo.convert %94 : (tensor<40xi16>) -> tensor<40xi64>
%c_26 = stablehlo.constant dense<0> : tensor<i64>
%96 = stablehlo.reduce(%95 init: %c_26) applies stablehlo.add across dimensions = [0] : (tensor<40xi64>, tensor<i64>) -> tensor<i64>
%97 = stablehlo.slice %94 [0:5] : (tensor<40xi16>) -> tensor<5xi16>
%98 = stablehlo.slice %94 [35:40] : (tensor<40xi16>) -> tensor<5xi16>
%99 = stablehlo.convert %14 : (tensor<5x300x40xi16>) -> tensor<5x300x40xi64>
%c_27 = stablehlo.constant dense<0> : tensor<i64>
%100 = stablehlo.reduce(%99 init: %c_27) applies stablehlo.add across dimensions = [0, 2] : (tensor<5x300x40xi64>, tensor<i64>) -> tensor<300xi64>
%101 = stablehlo.iota dim = 0 : tensor<300xi32>
%c_28 = stablehlo.constant dense<7> : tensor<i64>
%102 = call @remainder_3(%101, %c_28) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%c_29 = stablehlo.constant dense<1> : tensor<i32>
%103 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<300xi32>
%104 = stablehlo.add %103, %102 : tensor<300xi32>
%105 = stablehlo.convert %104 : (tensor<300xi32>) -> tensor<300xi64>
%106 = stablehlo.multiply %100, %105 : tensor<300xi64>
%c_30 = stablehlo.constant dense<0> : tensor<i64>
%107 = stablehlo.reduce(%106 init: %c_30) applies stablehlo.add across dimensions = [0] : (tensor<300xi64>, tensor<i64>) -> tensor<i64>
%108 = stablehlo.slice %106 [0:5] : (tensor<300xi64>) -> tensor<5xi64>
%109 = stablehlo.slice %106 [295:300] : (tensor<300xi64>) -> tensor<5xi64>
%110 = stablehlo.multiply %14, %14 : tensor<5x300x40xi16>
%111 = stablehlo.subtract %110, %14 : tensor<5x300x40xi16>
%c_31 = stablehlo.constant dense<-32768> : tensor<i16>
%112 = stablehlo.reduce(%111 init: %c_31) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<5x300x40xi16>, tensor<i16>) -> tensor<300xi16>
%113 = stablehlo.iota dim = 0 : tensor<300xi32>
%c_32 = stablehlo.constant dense<7> : tensor<i64>
%114 = call @remainder_3(%113, %c_32) : (tensor<300xi32>, tensor<i64>) -> tensor<300xi32>
%c_33 = stablehlo.constant dense<1> : tensor<i32>
%115 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<300xi32>
%116 = stablehlo.add %115, %114 : tensor<300xi32>
%117 = stablehlo.convert %116 : (tensor<300xi32>) -> tensor<300xi16>
%118 = stablehlo.multiply %112, %117 : tensor<300xi16>
%119 = stablehlo.convert %118 : (tensor<300xi16>) -> tensor<300xi64>
%c_34 = stablehlo.constant dense<0> : tensor<i64>
%120 = stablehlo.reduce(%119 init: %c_34) applies stablehlo.add across dimensions = [0] : (tensor<300xi64>, tensor<i64>) -> tensor<i64>
%121 = stablehlo.slice %118 [0:5] : (tensor<300xi16>) -> tensor<5xi16>
%122 = stablehlo.slice %118 [295:300] : (tensor<300xi16>) -> tensor<5xi16>
return %24, %26, %28, %40, %42, %44, %54, %56, %58, %70, %72, %74, %83, %84, %85, %96, %97, %98, %107, %108, %109, %120, %121, %122 : tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>, tensor<i64>, tensor<5xi64>, tensor<5xi64>, tensor<i64>, tensor<5xi16>, tensor<5xi16>
}
func.func private @remainder(%arg0: tensor<60000xi32>, %arg1: tensor<i64>) -> tensor<60000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<60000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<60000xi32>, tensor<60000xi32>) -> tensor<60000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<60000xi32>, tensor<60000xi32>) -> tensor<60000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<60000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<60000xi1>, tensor<60000xi1>) -> tensor<60000xi1>
%12 = stablehlo.and %11, %6 : tensor<60000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<60000xi32>
%14 = stablehlo.add %4, %13 : tensor<60000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<60000xi1>, tensor<60000xi32>
return %15 : tensor<60000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<12000xi32>, %arg1: tensor<i64>) -> tensor<12000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<12000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<12000xi32>, tensor<12000xi32>) -> tensor<12000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<12000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<12000xi1>, tensor<12000xi1>) -> tensor<12000xi1>
%12 = stablehlo.and %11, %6 : tensor<12000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<12000xi32>
%14 = stablehlo.add %4, %13 : tensor<12000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<12000xi1>, tensor<12000xi32>
return %15 : tensor<12000xi32>
}
func.func private @remainder_1(%arg0: tensor<200xi32>, %arg1: tensor<i64>) -> tensor<200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<200xi32>, tensor<200xi32>) -> tensor<200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<200xi32>, tensor<200xi32>) -> tensor<200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<200xi1>, tensor<200xi1>) -> tensor<200xi1>
%12 = stablehlo.and %11, %6 : tensor<200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<200xi32>
%14 = stablehlo.add %4, %13 : tensor<200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<200xi1>, tensor<200xi32>
return %15 : tensor<200xi32>
}
func.func private @remainder_2(%arg0: tensor<40xi32>, %arg1: tensor<i64>) -> tensor<40xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<40xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
%12 = stablehlo.and %11, %6 : tensor<40xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%14 = stablehlo.add %4, %13 : tensor<40xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<40xi1>, tensor<40xi32>
return %15 : tensor<40xi32>
}
func.func private @remainder_3(%arg0: tensor<300xi32>, %arg1: tensor<i64>) -> tensor<300xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<300xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<300xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<300xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<300xi1>, tensor<300xi1>) -> tensor<300xi1>
%12 = stablehlo.and %11, %6 : tensor<300xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<300xi32>
%14 = stablehlo.add %4, %13 : tensor<300xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<300xi1>, tensor<300xi32>
return %15 : tensor<300xi32>
}
}
// -----
// none
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<4x3x9xf32>
%z0 = stablehlo.constant dense<0.0> : tensor<4x3x9xf32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<4x3x9xf32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<4x3x9xf32>
%r:4 = call @f(%a0) : (tensor<4x3x9xf32>) -> (tensor<3x9xf32>, tensor<0x9xf32>, tensor<3x9xf32>, tensor<4x0xf32>)
%e0 = stablehlo.constant dense<"0x000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040"> : tensor<3x9xf32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
%e1 = stablehlo.constant dense<> : tensor<0x9xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<0x9xf32>, tensor<0x9xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x9xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3x9xf32>, tensor<3x9xf32>) -> ()
%e3 = stablehlo.constant dense<> : tensor<4x0xf32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<4x0xf32>, tensor<4x0xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<4x3x9xf32>) -> (tensor<3x9xf32>, tensor<0x9xf32>, tensor<3x9xf32>, tensor<4x0xf32>) {
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
%1 = stablehlo.slice %arg0 [0:4, 0:0, 0:9] : (tensor<4x3x9xf32>) -> tensor<4x0x9xf32>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x0x9xf32>, tensor<f32>) -> tensor<0x9xf32>
%3 = stablehlo.slice %arg0 [0:0, 0:3, 0:9] : (tensor<4x3x9xf32>) -> tensor<0x3x9xf32>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<0x3x9xf32>, tensor<f32>) -> tensor<3x9xf32>
%5 = stablehlo.slice %arg0 [0:4, 0:3, 0:0] : (tensor<4x3x9xf32>) -> tensor<4x3x0xf32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x3x0xf32>, tensor<f32>) -> tensor<4x0xf32>
return %0, %2, %4, %6 : tensor<3x9xf32>, tensor<0x9xf32>, tensor<3x9xf32>, tensor<4x0xf32>
}
}
