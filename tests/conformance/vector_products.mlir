// columns_512x700
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xA0E5A348"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000C8C20000ACC200401B4400809D440000F0C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000070C30000BA4300804A44000058C300402644"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xA0E5A348"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C8C20000ACC200401B4400809D440000F0C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000070C30000BA4300804A44000058C300402644"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<512xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.add %2, %3 : tensor<512xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.multiply %4, %5 : tensor<512xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%8 = stablehlo.multiply %7, %4 : tensor<512xi32>
%9 = stablehlo.add %6, %8 : tensor<512xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%12 = stablehlo.subtract %10, %11 : tensor<512xi32>
%13 = stablehlo.convert %12 : (tensor<512xi32>) -> tensor<512xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<358400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%18 = stablehlo.add %16, %17 : tensor<358400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<358400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<358400xi32>
%23 = stablehlo.add %20, %22 : tensor<358400xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<358400xi32>
%27 = stablehlo.convert %26 : (tensor<358400xi32>) -> tensor<358400xf32>
%28 = stablehlo.reshape %27 : (tensor<358400xf32>) -> tensor<512x700xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512x700xf32>) -> tensor<700xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x700xf32>, tensor<512xf32>) -> tensor<700xf32>
%31 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<700xi32>
%34 = stablehlo.add %33, %32 : tensor<700xi32>
%35 = stablehlo.convert %34 : (tensor<700xi32>) -> tensor<700xf32>
%36 = stablehlo.multiply %29, %35 : tensor<700xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<700xi32>
%43 = stablehlo.add %42, %41 : tensor<700xi32>
%44 = stablehlo.convert %43 : (tensor<700xi32>) -> tensor<700xf32>
%45 = stablehlo.multiply %30, %44 : tensor<700xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<512xi32>, %arg1: tensor<i64>) -> tensor<512xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<512xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<512xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<512xi1>, tensor<512xi1>) -> tensor<512xi1>
%12 = stablehlo.and %11, %6 : tensor<512xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%14 = stablehlo.add %4, %13 : tensor<512xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<512xi1>, tensor<512xi32>
return %15 : tensor<512xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<358400xi32>, %arg1: tensor<i64>) -> tensor<358400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<358400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<358400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<358400xi1>, tensor<358400xi1>) -> tensor<358400xi1>
%12 = stablehlo.and %11, %6 : tensor<358400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%14 = stablehlo.add %4, %13 : tensor<358400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<358400xi1>, tensor<358400xi32>
return %15 : tensor<358400xi32>
}
func.func private @remainder_1(%arg0: tensor<700xi32>, %arg1: tensor<i64>) -> tensor<700xi32> {
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
}
// -----
// rows_512x700
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x20F4A248"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x00001842000060C10000164400000CC300C00F44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000060420000A0C200C0B4C400802BC4000030C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x20F4A248"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00001842000060C10000164400000CC300C00F44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000060420000A0C200C0B4C400802BC4000030C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<700xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<700xi32>
%4 = stablehlo.add %2, %3 : tensor<700xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<700xi32>
%6 = stablehlo.multiply %4, %5 : tensor<700xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%8 = stablehlo.multiply %7, %4 : tensor<700xi32>
%9 = stablehlo.add %6, %8 : tensor<700xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%12 = stablehlo.subtract %10, %11 : tensor<700xi32>
%13 = stablehlo.convert %12 : (tensor<700xi32>) -> tensor<700xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<358400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%18 = stablehlo.add %16, %17 : tensor<358400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<358400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<358400xi32>
%23 = stablehlo.add %20, %22 : tensor<358400xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<358400xi32>
%27 = stablehlo.convert %26 : (tensor<358400xi32>) -> tensor<358400xf32>
%28 = stablehlo.reshape %27 : (tensor<358400xf32>) -> tensor<512x700xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<700xf32>, tensor<512x700xf32>) -> tensor<512xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x700xf32>, tensor<700xf32>) -> tensor<512xf32>
%31 = stablehlo.iota dim = 0 : tensor<512xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<512xi32>
%34 = stablehlo.add %33, %32 : tensor<512xi32>
%35 = stablehlo.convert %34 : (tensor<512xi32>) -> tensor<512xf32>
%36 = stablehlo.multiply %29, %35 : tensor<512xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<512xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [507:512] : (tensor<512xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<512xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<512xi32>
%43 = stablehlo.add %42, %41 : tensor<512xi32>
%44 = stablehlo.convert %43 : (tensor<512xi32>) -> tensor<512xf32>
%45 = stablehlo.multiply %30, %44 : tensor<512xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<512xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [507:512] : (tensor<512xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_0(%arg0: tensor<358400xi32>, %arg1: tensor<i64>) -> tensor<358400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<358400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<358400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<358400xi1>, tensor<358400xi1>) -> tensor<358400xi1>
%12 = stablehlo.and %11, %6 : tensor<358400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%14 = stablehlo.add %4, %13 : tensor<358400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<358400xi1>, tensor<358400xi32>
return %15 : tensor<358400xi32>
}
func.func private @remainder_1(%arg0: tensor<512xi32>, %arg1: tensor<i64>) -> tensor<512xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<512xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<512xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<512xi1>, tensor<512xi1>) -> tensor<512xi1>
%12 = stablehlo.and %11, %6 : tensor<512xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%14 = stablehlo.add %4, %13 : tensor<512xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<512xi1>, tensor<512xi32>
return %15 : tensor<512xi32>
}
}
// -----
// turned_512x700
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x007CA548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000044200009243000070C30000CB440000FFC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004C42000062C40080F7C3000031C4000085C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x007CA548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000044200009243000070C30000CB440000FFC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00004C42000062C40080F7C3000031C4000085C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<512xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.add %2, %3 : tensor<512xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.multiply %4, %5 : tensor<512xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%8 = stablehlo.multiply %7, %4 : tensor<512xi32>
%9 = stablehlo.add %6, %8 : tensor<512xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%12 = stablehlo.subtract %10, %11 : tensor<512xi32>
%13 = stablehlo.convert %12 : (tensor<512xi32>) -> tensor<512xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<358400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%18 = stablehlo.add %16, %17 : tensor<358400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<358400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<358400xi32>
%23 = stablehlo.add %20, %22 : tensor<358400xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<358400xi32>
%27 = stablehlo.convert %26 : (tensor<358400xi32>) -> tensor<358400xf32>
%28 = stablehlo.reshape %27 : (tensor<358400xf32>) -> tensor<700x512xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<700x512xf32>) -> tensor<512x700xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<512x700xf32>) -> tensor<700xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x700xf32>, tensor<512xf32>) -> tensor<700xf32>
%32 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<700xi32>
%35 = stablehlo.add %34, %33 : tensor<700xi32>
%36 = stablehlo.convert %35 : (tensor<700xi32>) -> tensor<700xf32>
%37 = stablehlo.multiply %30, %36 : tensor<700xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<700xi32>
%44 = stablehlo.add %43, %42 : tensor<700xi32>
%45 = stablehlo.convert %44 : (tensor<700xi32>) -> tensor<700xf32>
%46 = stablehlo.multiply %31, %45 : tensor<700xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<512xi32>, %arg1: tensor<i64>) -> tensor<512xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<512xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<512xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<512xi1>, tensor<512xi1>) -> tensor<512xi1>
%12 = stablehlo.and %11, %6 : tensor<512xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%14 = stablehlo.add %4, %13 : tensor<512xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<512xi1>, tensor<512xi32>
return %15 : tensor<512xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<358400xi32>, %arg1: tensor<i64>) -> tensor<358400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<358400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<358400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<358400xi1>, tensor<358400xi1>) -> tensor<358400xi1>
%12 = stablehlo.and %11, %6 : tensor<358400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%14 = stablehlo.add %4, %13 : tensor<358400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<358400xi1>, tensor<358400xi32>
return %15 : tensor<358400xi32>
}
func.func private @remainder_1(%arg0: tensor<700xi32>, %arg1: tensor<i64>) -> tensor<700xi32> {
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
}
// -----
// columns_700x512
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x8097A548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000080410000524300004CC200808B4400A0BE44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000C300C08A440000A2C30068804500005B43"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x8097A548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000080410000524300004CC200808B4400A0BE44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000C300C08A440000A2C30068804500005B43"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<700xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<700xi32>
%4 = stablehlo.add %2, %3 : tensor<700xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<700xi32>
%6 = stablehlo.multiply %4, %5 : tensor<700xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%8 = stablehlo.multiply %7, %4 : tensor<700xi32>
%9 = stablehlo.add %6, %8 : tensor<700xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%12 = stablehlo.subtract %10, %11 : tensor<700xi32>
%13 = stablehlo.convert %12 : (tensor<700xi32>) -> tensor<700xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<358400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%18 = stablehlo.add %16, %17 : tensor<358400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<358400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<358400xi32>
%23 = stablehlo.add %20, %22 : tensor<358400xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<358400xi32>
%27 = stablehlo.convert %26 : (tensor<358400xi32>) -> tensor<358400xf32>
%28 = stablehlo.reshape %27 : (tensor<358400xf32>) -> tensor<700x512xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700xf32>, tensor<700x512xf32>) -> tensor<512xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700x512xf32>, tensor<700xf32>) -> tensor<512xf32>
%31 = stablehlo.iota dim = 0 : tensor<512xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<512xi32>
%34 = stablehlo.add %33, %32 : tensor<512xi32>
%35 = stablehlo.convert %34 : (tensor<512xi32>) -> tensor<512xf32>
%36 = stablehlo.multiply %29, %35 : tensor<512xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<512xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [507:512] : (tensor<512xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<512xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<512xi32>
%43 = stablehlo.add %42, %41 : tensor<512xi32>
%44 = stablehlo.convert %43 : (tensor<512xi32>) -> tensor<512xf32>
%45 = stablehlo.multiply %30, %44 : tensor<512xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<512xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [507:512] : (tensor<512xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_0(%arg0: tensor<358400xi32>, %arg1: tensor<i64>) -> tensor<358400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<358400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<358400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<358400xi1>, tensor<358400xi1>) -> tensor<358400xi1>
%12 = stablehlo.and %11, %6 : tensor<358400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%14 = stablehlo.add %4, %13 : tensor<358400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<358400xi1>, tensor<358400xi32>
return %15 : tensor<358400xi32>
}
func.func private @remainder_1(%arg0: tensor<512xi32>, %arg1: tensor<i64>) -> tensor<512xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<512xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<512xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<512xi1>, tensor<512xi1>) -> tensor<512xi1>
%12 = stablehlo.and %11, %6 : tensor<512xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%14 = stablehlo.add %4, %13 : tensor<512xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<512xi1>, tensor<512xi32>
return %15 : tensor<512xi32>
}
}
// -----
// rows_700x512
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x007CA548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000044200009243000070C30000CB440000FFC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00004C42000062C40080F7C3000031C4000085C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x007CA548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000044200009243000070C30000CB440000FFC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00004C42000062C40080F7C3000031C4000085C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<512xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.add %2, %3 : tensor<512xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.multiply %4, %5 : tensor<512xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%8 = stablehlo.multiply %7, %4 : tensor<512xi32>
%9 = stablehlo.add %6, %8 : tensor<512xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%12 = stablehlo.subtract %10, %11 : tensor<512xi32>
%13 = stablehlo.convert %12 : (tensor<512xi32>) -> tensor<512xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<358400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%18 = stablehlo.add %16, %17 : tensor<358400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<358400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<358400xi32>
%23 = stablehlo.add %20, %22 : tensor<358400xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<358400xi32>
%27 = stablehlo.convert %26 : (tensor<358400xi32>) -> tensor<358400xf32>
%28 = stablehlo.reshape %27 : (tensor<358400xf32>) -> tensor<700x512xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512xf32>, tensor<700x512xf32>) -> tensor<700xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700x512xf32>, tensor<512xf32>) -> tensor<700xf32>
%31 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<700xi32>
%34 = stablehlo.add %33, %32 : tensor<700xi32>
%35 = stablehlo.convert %34 : (tensor<700xi32>) -> tensor<700xf32>
%36 = stablehlo.multiply %29, %35 : tensor<700xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<700xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<700xi32>
%43 = stablehlo.add %42, %41 : tensor<700xi32>
%44 = stablehlo.convert %43 : (tensor<700xi32>) -> tensor<700xf32>
%45 = stablehlo.multiply %30, %44 : tensor<700xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<700xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<700xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [695:700] : (tensor<700xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<512xi32>, %arg1: tensor<i64>) -> tensor<512xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<512xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<512xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<512xi1>, tensor<512xi1>) -> tensor<512xi1>
%12 = stablehlo.and %11, %6 : tensor<512xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%14 = stablehlo.add %4, %13 : tensor<512xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<512xi1>, tensor<512xi32>
return %15 : tensor<512xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<358400xi32>, %arg1: tensor<i64>) -> tensor<358400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<358400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<358400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<358400xi1>, tensor<358400xi1>) -> tensor<358400xi1>
%12 = stablehlo.and %11, %6 : tensor<358400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%14 = stablehlo.add %4, %13 : tensor<358400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<358400xi1>, tensor<358400xi32>
return %15 : tensor<358400xi32>
}
func.func private @remainder_1(%arg0: tensor<700xi32>, %arg1: tensor<i64>) -> tensor<700xi32> {
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
}
// -----
// turned_700x512
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x20F4A248"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x00001842000060C10000164400000CC300C00F44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000060420000A0C200C0B4C400802BC4000030C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x20F4A248"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00001842000060C10000164400000CC300C00F44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000060420000A0C200C0B4C400802BC4000030C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<700xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<700xi32>
%4 = stablehlo.add %2, %3 : tensor<700xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<700xi32>
%6 = stablehlo.multiply %4, %5 : tensor<700xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%8 = stablehlo.multiply %7, %4 : tensor<700xi32>
%9 = stablehlo.add %6, %8 : tensor<700xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<700xi32>, tensor<i64>) -> tensor<700xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<700xi32>
%12 = stablehlo.subtract %10, %11 : tensor<700xi32>
%13 = stablehlo.convert %12 : (tensor<700xi32>) -> tensor<700xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<358400xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%18 = stablehlo.add %16, %17 : tensor<358400xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%20 = stablehlo.multiply %18, %19 : tensor<358400xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%22 = stablehlo.multiply %21, %18 : tensor<358400xi32>
%23 = stablehlo.add %20, %22 : tensor<358400xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<358400xi32>, tensor<i64>) -> tensor<358400xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%26 = stablehlo.subtract %24, %25 : tensor<358400xi32>
%27 = stablehlo.convert %26 : (tensor<358400xi32>) -> tensor<358400xf32>
%28 = stablehlo.reshape %27 : (tensor<358400xf32>) -> tensor<512x700xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<512x700xf32>) -> tensor<700x512xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700xf32>, tensor<700x512xf32>) -> tensor<512xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700x512xf32>, tensor<700xf32>) -> tensor<512xf32>
%32 = stablehlo.iota dim = 0 : tensor<512xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<512xi32>
%35 = stablehlo.add %34, %33 : tensor<512xi32>
%36 = stablehlo.convert %35 : (tensor<512xi32>) -> tensor<512xf32>
%37 = stablehlo.multiply %30, %36 : tensor<512xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<512xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [507:512] : (tensor<512xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<512xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<512xi32>, tensor<i64>) -> tensor<512xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<512xi32>
%44 = stablehlo.add %43, %42 : tensor<512xi32>
%45 = stablehlo.convert %44 : (tensor<512xi32>) -> tensor<512xf32>
%46 = stablehlo.multiply %31, %45 : tensor<512xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<512xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [507:512] : (tensor<512xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_0(%arg0: tensor<358400xi32>, %arg1: tensor<i64>) -> tensor<358400xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<358400xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<358400xi32>, tensor<358400xi32>) -> tensor<358400xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<358400xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<358400xi1>, tensor<358400xi1>) -> tensor<358400xi1>
%12 = stablehlo.and %11, %6 : tensor<358400xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<358400xi32>
%14 = stablehlo.add %4, %13 : tensor<358400xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<358400xi1>, tensor<358400xi32>
return %15 : tensor<358400xi32>
}
func.func private @remainder_1(%arg0: tensor<512xi32>, %arg1: tensor<i64>) -> tensor<512xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<512xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<512xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<512xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<512xi1>, tensor<512xi1>) -> tensor<512xi1>
%12 = stablehlo.and %11, %6 : tensor<512xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<512xi32>
%14 = stablehlo.add %4, %13 : tensor<512xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<512xi1>, tensor<512xi32>
return %15 : tensor<512xi32>
}
}
// -----
// columns_3000x40
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x40C21F48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000028420000404300502046000004C30000F0C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0040274400007043000007C300D05A46008059C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x40C21F48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000028420000404300502046000004C30000F0C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0040274400007043000007C300D05A46008059C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%4 = stablehlo.add %2, %3 : tensor<3000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3000xi32>
%9 = stablehlo.add %6, %8 : tensor<3000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3000xi32>
%13 = stablehlo.convert %12 : (tensor<3000xi32>) -> tensor<3000xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<120000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%18 = stablehlo.add %16, %17 : tensor<120000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<120000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<120000xi32>, tensor<i64>) -> tensor<120000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<120000xi32>
%23 = stablehlo.add %20, %22 : tensor<120000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<120000xi32>, tensor<i64>) -> tensor<120000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<120000xi32>
%27 = stablehlo.convert %26 : (tensor<120000xi32>) -> tensor<120000xf32>
%28 = stablehlo.reshape %27 : (tensor<120000xf32>) -> tensor<3000x40xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3000xf32>, tensor<3000x40xf32>) -> tensor<40xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3000x40xf32>, tensor<3000xf32>) -> tensor<40xf32>
%31 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
%34 = stablehlo.add %33, %32 : tensor<40xi32>
%35 = stablehlo.convert %34 : (tensor<40xi32>) -> tensor<40xf32>
%36 = stablehlo.multiply %29, %35 : tensor<40xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<40xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [35:40] : (tensor<40xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
%43 = stablehlo.add %42, %41 : tensor<40xi32>
%44 = stablehlo.convert %43 : (tensor<40xi32>) -> tensor<40xf32>
%45 = stablehlo.multiply %30, %44 : tensor<40xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<40xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [35:40] : (tensor<40xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3000xi32>, %arg1: tensor<i64>) -> tensor<3000xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<120000xi32>, %arg1: tensor<i64>) -> tensor<120000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120000xi1>, tensor<120000xi1>) -> tensor<120000xi1>
%12 = stablehlo.and %11, %6 : tensor<120000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%14 = stablehlo.add %4, %13 : tensor<120000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120000xi1>, tensor<120000xi32>
return %15 : tensor<120000xi32>
}
func.func private @remainder_1(%arg0: tensor<40xi32>, %arg1: tensor<i64>) -> tensor<40xi32> {
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
}
// -----
// rows_3000x40
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00C13C48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000010C200000041008082430000C0C10000A040"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000005440000204200001EC30000EA420000C842"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00C13C48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000010C200000041008082430000C0C10000A040"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000005440000204200001EC30000EA420000C842"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<40xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<40xi32>
%4 = stablehlo.add %2, %3 : tensor<40xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%6 = stablehlo.multiply %4, %5 : tensor<40xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%8 = stablehlo.multiply %7, %4 : tensor<40xi32>
%9 = stablehlo.add %6, %8 : tensor<40xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%12 = stablehlo.subtract %10, %11 : tensor<40xi32>
%13 = stablehlo.convert %12 : (tensor<40xi32>) -> tensor<40xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<120000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%18 = stablehlo.add %16, %17 : tensor<120000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<120000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<120000xi32>, tensor<i64>) -> tensor<120000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<120000xi32>
%23 = stablehlo.add %20, %22 : tensor<120000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<120000xi32>, tensor<i64>) -> tensor<120000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<120000xi32>
%27 = stablehlo.convert %26 : (tensor<120000xi32>) -> tensor<120000xf32>
%28 = stablehlo.reshape %27 : (tensor<120000xf32>) -> tensor<3000x40xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<40xf32>, tensor<3000x40xf32>) -> tensor<3000xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3000x40xf32>, tensor<40xf32>) -> tensor<3000xf32>
%31 = stablehlo.iota dim = 0 : tensor<3000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%34 = stablehlo.add %33, %32 : tensor<3000xi32>
%35 = stablehlo.convert %34 : (tensor<3000xi32>) -> tensor<3000xf32>
%36 = stablehlo.multiply %29, %35 : tensor<3000xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3000xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<3000xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [2995:3000] : (tensor<3000xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<3000xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%43 = stablehlo.add %42, %41 : tensor<3000xi32>
%44 = stablehlo.convert %43 : (tensor<3000xi32>) -> tensor<3000xf32>
%45 = stablehlo.multiply %30, %44 : tensor<3000xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3000xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<3000xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [2995:3000] : (tensor<3000xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_0(%arg0: tensor<120000xi32>, %arg1: tensor<i64>) -> tensor<120000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120000xi1>, tensor<120000xi1>) -> tensor<120000xi1>
%12 = stablehlo.and %11, %6 : tensor<120000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%14 = stablehlo.add %4, %13 : tensor<120000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120000xi1>, tensor<120000xi32>
return %15 : tensor<120000xi32>
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
}
// -----
// turned_3000x40
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x80F51548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000C0410000C0420080A6C300007042000007C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00005B450040CB4400E00546000070C30000F042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x80F51548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C0410000C0420080A6C300007042000007C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00005B450040CB4400E00546000070C30000F042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%4 = stablehlo.add %2, %3 : tensor<3000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3000xi32>
%9 = stablehlo.add %6, %8 : tensor<3000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3000xi32>
%13 = stablehlo.convert %12 : (tensor<3000xi32>) -> tensor<3000xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<120000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%18 = stablehlo.add %16, %17 : tensor<120000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<120000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<120000xi32>, tensor<i64>) -> tensor<120000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<120000xi32>
%23 = stablehlo.add %20, %22 : tensor<120000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<120000xi32>, tensor<i64>) -> tensor<120000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<120000xi32>
%27 = stablehlo.convert %26 : (tensor<120000xi32>) -> tensor<120000xf32>
%28 = stablehlo.reshape %27 : (tensor<120000xf32>) -> tensor<40x3000xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<40x3000xf32>) -> tensor<3000x40xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3000xf32>, tensor<3000x40xf32>) -> tensor<40xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3000x40xf32>, tensor<3000xf32>) -> tensor<40xf32>
%32 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
%35 = stablehlo.add %34, %33 : tensor<40xi32>
%36 = stablehlo.convert %35 : (tensor<40xi32>) -> tensor<40xf32>
%37 = stablehlo.multiply %30, %36 : tensor<40xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<40xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [35:40] : (tensor<40xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
%44 = stablehlo.add %43, %42 : tensor<40xi32>
%45 = stablehlo.convert %44 : (tensor<40xi32>) -> tensor<40xf32>
%46 = stablehlo.multiply %31, %45 : tensor<40xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<40xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [35:40] : (tensor<40xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3000xi32>, %arg1: tensor<i64>) -> tensor<3000xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<120000xi32>, %arg1: tensor<i64>) -> tensor<120000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120000xi1>, tensor<120000xi1>) -> tensor<120000xi1>
%12 = stablehlo.and %11, %6 : tensor<120000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120000xi32>
%14 = stablehlo.add %4, %13 : tensor<120000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120000xi1>, tensor<120000xi32>
return %15 : tensor<120000xi32>
}
func.func private @remainder_1(%arg0: tensor<40xi32>, %arg1: tensor<i64>) -> tensor<40xi32> {
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
}
// -----
// columns_40x3001
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xC0EA3D48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000803F00006041000001430000AE4300005CC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000034420000E8420000F04200005C43000043C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC0EA3D48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000803F00006041000001430000AE4300005CC3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000034420000E8420000F04200005C43000043C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<40xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<40xi32>
%4 = stablehlo.add %2, %3 : tensor<40xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%6 = stablehlo.multiply %4, %5 : tensor<40xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%8 = stablehlo.multiply %7, %4 : tensor<40xi32>
%9 = stablehlo.add %6, %8 : tensor<40xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%12 = stablehlo.subtract %10, %11 : tensor<40xi32>
%13 = stablehlo.convert %12 : (tensor<40xi32>) -> tensor<40xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<120040xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%18 = stablehlo.add %16, %17 : tensor<120040xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%20 = stablehlo.multiply %18, %19 : tensor<120040xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<120040xi32>, tensor<i64>) -> tensor<120040xi32>
%22 = stablehlo.multiply %21, %18 : tensor<120040xi32>
%23 = stablehlo.add %20, %22 : tensor<120040xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<120040xi32>, tensor<i64>) -> tensor<120040xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%26 = stablehlo.subtract %24, %25 : tensor<120040xi32>
%27 = stablehlo.convert %26 : (tensor<120040xi32>) -> tensor<120040xf32>
%28 = stablehlo.reshape %27 : (tensor<120040xf32>) -> tensor<40x3001xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40xf32>, tensor<40x3001xf32>) -> tensor<3001xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x3001xf32>, tensor<40xf32>) -> tensor<3001xf32>
%31 = stablehlo.iota dim = 0 : tensor<3001xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<3001xi32>, tensor<i64>) -> tensor<3001xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%34 = stablehlo.add %33, %32 : tensor<3001xi32>
%35 = stablehlo.convert %34 : (tensor<3001xi32>) -> tensor<3001xf32>
%36 = stablehlo.multiply %29, %35 : tensor<3001xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3001xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<3001xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [2996:3001] : (tensor<3001xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<3001xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<3001xi32>, tensor<i64>) -> tensor<3001xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%43 = stablehlo.add %42, %41 : tensor<3001xi32>
%44 = stablehlo.convert %43 : (tensor<3001xi32>) -> tensor<3001xf32>
%45 = stablehlo.multiply %30, %44 : tensor<3001xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3001xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<3001xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [2996:3001] : (tensor<3001xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_0(%arg0: tensor<120040xi32>, %arg1: tensor<i64>) -> tensor<120040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120040xi32>, tensor<120040xi32>) -> tensor<120040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120040xi32>, tensor<120040xi32>) -> tensor<120040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120040xi1>, tensor<120040xi1>) -> tensor<120040xi1>
%12 = stablehlo.and %11, %6 : tensor<120040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%14 = stablehlo.add %4, %13 : tensor<120040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120040xi1>, tensor<120040xi32>
return %15 : tensor<120040xi32>
}
func.func private @remainder_1(%arg0: tensor<3001xi32>, %arg1: tensor<i64>) -> tensor<3001xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3001xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3001xi32>, tensor<3001xi32>) -> tensor<3001xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3001xi32>, tensor<3001xi32>) -> tensor<3001xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3001xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3001xi1>, tensor<3001xi1>) -> tensor<3001xi1>
%12 = stablehlo.and %11, %6 : tensor<3001xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%14 = stablehlo.add %4, %13 : tensor<3001xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3001xi1>, tensor<3001xi32>
return %15 : tensor<3001xi32>
}
}
// -----
// rows_40x3001
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xC0CA1848"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x00004041000076C300E0054500008A4300106F45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00E029450070B3450000904200D05D460000F0C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC0CA1848"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00004041000076C300E0054500008A4300106F45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00E029450070B3450000904200D05D460000F0C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3001xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%4 = stablehlo.add %2, %3 : tensor<3001xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3001xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3001xi32>, tensor<i64>) -> tensor<3001xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3001xi32>
%9 = stablehlo.add %6, %8 : tensor<3001xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3001xi32>, tensor<i64>) -> tensor<3001xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3001xi32>
%13 = stablehlo.convert %12 : (tensor<3001xi32>) -> tensor<3001xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<120040xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%18 = stablehlo.add %16, %17 : tensor<120040xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%20 = stablehlo.multiply %18, %19 : tensor<120040xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<120040xi32>, tensor<i64>) -> tensor<120040xi32>
%22 = stablehlo.multiply %21, %18 : tensor<120040xi32>
%23 = stablehlo.add %20, %22 : tensor<120040xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<120040xi32>, tensor<i64>) -> tensor<120040xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%26 = stablehlo.subtract %24, %25 : tensor<120040xi32>
%27 = stablehlo.convert %26 : (tensor<120040xi32>) -> tensor<120040xf32>
%28 = stablehlo.reshape %27 : (tensor<120040xf32>) -> tensor<40x3001xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3001xf32>, tensor<40x3001xf32>) -> tensor<40xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x3001xf32>, tensor<3001xf32>) -> tensor<40xf32>
%31 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40xi32>
%34 = stablehlo.add %33, %32 : tensor<40xi32>
%35 = stablehlo.convert %34 : (tensor<40xi32>) -> tensor<40xf32>
%36 = stablehlo.multiply %29, %35 : tensor<40xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<40xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [35:40] : (tensor<40xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<40xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<40xi32>
%43 = stablehlo.add %42, %41 : tensor<40xi32>
%44 = stablehlo.convert %43 : (tensor<40xi32>) -> tensor<40xf32>
%45 = stablehlo.multiply %30, %44 : tensor<40xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<40xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [35:40] : (tensor<40xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3001xi32>, %arg1: tensor<i64>) -> tensor<3001xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3001xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3001xi32>, tensor<3001xi32>) -> tensor<3001xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3001xi32>, tensor<3001xi32>) -> tensor<3001xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3001xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3001xi1>, tensor<3001xi1>) -> tensor<3001xi1>
%12 = stablehlo.and %11, %6 : tensor<3001xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%14 = stablehlo.add %4, %13 : tensor<3001xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3001xi1>, tensor<3001xi32>
return %15 : tensor<3001xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<120040xi32>, %arg1: tensor<i64>) -> tensor<120040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120040xi32>, tensor<120040xi32>) -> tensor<120040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120040xi32>, tensor<120040xi32>) -> tensor<120040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120040xi1>, tensor<120040xi1>) -> tensor<120040xi1>
%12 = stablehlo.and %11, %6 : tensor<120040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%14 = stablehlo.add %4, %13 : tensor<120040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120040xi1>, tensor<120040xi32>
return %15 : tensor<120040xi32>
}
func.func private @remainder_1(%arg0: tensor<40xi32>, %arg1: tensor<i64>) -> tensor<40xi32> {
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
}
// -----
// turned_40x3001
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x80D73C48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000010C200000041008082430000C0C10000A040"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000204200001EC30000EA420000C8420000B442"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x80D73C48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000010C200000041008082430000C0C10000A040"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000204200001EC30000EA420000C8420000B442"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<40xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<40xi32>
%4 = stablehlo.add %2, %3 : tensor<40xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40xi32>
%6 = stablehlo.multiply %4, %5 : tensor<40xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%8 = stablehlo.multiply %7, %4 : tensor<40xi32>
%9 = stablehlo.add %6, %8 : tensor<40xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<40xi32>, tensor<i64>) -> tensor<40xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
%12 = stablehlo.subtract %10, %11 : tensor<40xi32>
%13 = stablehlo.convert %12 : (tensor<40xi32>) -> tensor<40xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<120040xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%18 = stablehlo.add %16, %17 : tensor<120040xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%20 = stablehlo.multiply %18, %19 : tensor<120040xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<120040xi32>, tensor<i64>) -> tensor<120040xi32>
%22 = stablehlo.multiply %21, %18 : tensor<120040xi32>
%23 = stablehlo.add %20, %22 : tensor<120040xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<120040xi32>, tensor<i64>) -> tensor<120040xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%26 = stablehlo.subtract %24, %25 : tensor<120040xi32>
%27 = stablehlo.convert %26 : (tensor<120040xi32>) -> tensor<120040xf32>
%28 = stablehlo.reshape %27 : (tensor<120040xf32>) -> tensor<3001x40xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<3001x40xf32>) -> tensor<40x3001xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40xf32>, tensor<40x3001xf32>) -> tensor<3001xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x3001xf32>, tensor<40xf32>) -> tensor<3001xf32>
%32 = stablehlo.iota dim = 0 : tensor<3001xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<3001xi32>, tensor<i64>) -> tensor<3001xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%35 = stablehlo.add %34, %33 : tensor<3001xi32>
%36 = stablehlo.convert %35 : (tensor<3001xi32>) -> tensor<3001xf32>
%37 = stablehlo.multiply %30, %36 : tensor<3001xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3001xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<3001xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [2996:3001] : (tensor<3001xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<3001xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<3001xi32>, tensor<i64>) -> tensor<3001xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%44 = stablehlo.add %43, %42 : tensor<3001xi32>
%45 = stablehlo.convert %44 : (tensor<3001xi32>) -> tensor<3001xf32>
%46 = stablehlo.multiply %31, %45 : tensor<3001xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3001xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<3001xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [2996:3001] : (tensor<3001xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
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
func.func private @remainder_0(%arg0: tensor<120040xi32>, %arg1: tensor<i64>) -> tensor<120040xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<120040xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<120040xi32>, tensor<120040xi32>) -> tensor<120040xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<120040xi32>, tensor<120040xi32>) -> tensor<120040xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<120040xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<120040xi1>, tensor<120040xi1>) -> tensor<120040xi1>
%12 = stablehlo.and %11, %6 : tensor<120040xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<120040xi32>
%14 = stablehlo.add %4, %13 : tensor<120040xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<120040xi1>, tensor<120040xi32>
return %15 : tensor<120040xi32>
}
func.func private @remainder_1(%arg0: tensor<3001xi32>, %arg1: tensor<i64>) -> tensor<3001xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3001xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3001xi32>, tensor<3001xi32>) -> tensor<3001xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3001xi32>, tensor<3001xi32>) -> tensor<3001xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3001xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3001xi1>, tensor<3001xi1>) -> tensor<3001xi1>
%12 = stablehlo.and %11, %6 : tensor<3001xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3001xi32>
%14 = stablehlo.add %4, %13 : tensor<3001xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3001xi1>, tensor<3001xi32>
return %15 : tensor<3001xi32>
}
}
// -----
// columns_9000x3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x008AB246"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x002802460060A24600A8C3C5"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x002802460060A24600A8C3C5"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x008AB246"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x002802460060A24600A8C3C5"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x002802460060A24600A8C3C5"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<9000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%4 = stablehlo.add %2, %3 : tensor<9000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<9000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<9000xi32>
%9 = stablehlo.add %6, %8 : tensor<9000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<9000xi32>
%13 = stablehlo.convert %12 : (tensor<9000xi32>) -> tensor<9000xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<27000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%18 = stablehlo.add %16, %17 : tensor<27000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<27000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<27000xi32>, tensor<i64>) -> tensor<27000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<27000xi32>
%23 = stablehlo.add %20, %22 : tensor<27000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<27000xi32>, tensor<i64>) -> tensor<27000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<27000xi32>
%27 = stablehlo.convert %26 : (tensor<27000xi32>) -> tensor<27000xf32>
%28 = stablehlo.reshape %27 : (tensor<27000xf32>) -> tensor<9000x3xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000xf32>, tensor<9000x3xf32>) -> tensor<3xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000x3xf32>, tensor<9000xf32>) -> tensor<3xf32>
%31 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%34 = stablehlo.add %33, %32 : tensor<3xi32>
%35 = stablehlo.convert %34 : (tensor<3xi32>) -> tensor<3xf32>
%36 = stablehlo.multiply %29, %35 : tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%39 = call @remainder_1(%38, %c_9) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
%41 = stablehlo.add %40, %39 : tensor<3xi32>
%42 = stablehlo.convert %41 : (tensor<3xi32>) -> tensor<3xf32>
%43 = stablehlo.multiply %30, %42 : tensor<3xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
return %37, %36, %36, %44, %43, %43 : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>
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
func.func private @remainder_0(%arg0: tensor<27000xi32>, %arg1: tensor<i64>) -> tensor<27000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<27000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<27000xi32>, tensor<27000xi32>) -> tensor<27000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<27000xi32>, tensor<27000xi32>) -> tensor<27000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<27000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<27000xi1>, tensor<27000xi1>) -> tensor<27000xi1>
%12 = stablehlo.and %11, %6 : tensor<27000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%14 = stablehlo.add %4, %13 : tensor<27000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<27000xi1>, tensor<27000xi32>
return %15 : tensor<27000xi32>
}
func.func private @remainder_1(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
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
// rows_9000x3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x806F1748"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000C0400000C04100000000000080410000A041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000000000000C0C1000090C10000000000004842"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x806F1748"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C0400000C04100000000000080410000A041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000000000000C0C1000090C10000000000004842"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%4 = stablehlo.add %2, %3 : tensor<3xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3xi32>
%9 = stablehlo.add %6, %8 : tensor<3xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3xi32>
%13 = stablehlo.convert %12 : (tensor<3xi32>) -> tensor<3xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<27000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%18 = stablehlo.add %16, %17 : tensor<27000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<27000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<27000xi32>, tensor<i64>) -> tensor<27000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<27000xi32>
%23 = stablehlo.add %20, %22 : tensor<27000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<27000xi32>, tensor<i64>) -> tensor<27000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<27000xi32>
%27 = stablehlo.convert %26 : (tensor<27000xi32>) -> tensor<27000xf32>
%28 = stablehlo.reshape %27 : (tensor<27000xf32>) -> tensor<9000x3xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<9000x3xf32>) -> tensor<9000xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000x3xf32>, tensor<3xf32>) -> tensor<9000xf32>
%31 = stablehlo.iota dim = 0 : tensor<9000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%34 = stablehlo.add %33, %32 : tensor<9000xi32>
%35 = stablehlo.convert %34 : (tensor<9000xi32>) -> tensor<9000xf32>
%36 = stablehlo.multiply %29, %35 : tensor<9000xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<9000xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<9000xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [8995:9000] : (tensor<9000xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<9000xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%43 = stablehlo.add %42, %41 : tensor<9000xi32>
%44 = stablehlo.convert %43 : (tensor<9000xi32>) -> tensor<9000xf32>
%45 = stablehlo.multiply %30, %44 : tensor<9000xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<9000xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<9000xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [8995:9000] : (tensor<9000xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<27000xi32>, %arg1: tensor<i64>) -> tensor<27000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<27000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<27000xi32>, tensor<27000xi32>) -> tensor<27000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<27000xi32>, tensor<27000xi32>) -> tensor<27000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<27000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<27000xi1>, tensor<27000xi1>) -> tensor<27000xi1>
%12 = stablehlo.and %11, %6 : tensor<27000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%14 = stablehlo.add %4, %13 : tensor<27000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<27000xi1>, tensor<27000xi32>
return %15 : tensor<27000xi32>
}
func.func private @remainder_1(%arg0: tensor<9000xi32>, %arg1: tensor<i64>) -> tensor<9000xi32> {
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
}
// -----
// turned_9000x3
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x005CC246"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000030C1000060C200E2C246"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000030C1000060C200E2C246"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x005CC246"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000030C1000060C200E2C246"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000030C1000060C200E2C246"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<9000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%4 = stablehlo.add %2, %3 : tensor<9000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<9000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<9000xi32>
%9 = stablehlo.add %6, %8 : tensor<9000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<9000xi32>, tensor<i64>) -> tensor<9000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<9000xi32>
%13 = stablehlo.convert %12 : (tensor<9000xi32>) -> tensor<9000xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<27000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%18 = stablehlo.add %16, %17 : tensor<27000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<27000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<27000xi32>, tensor<i64>) -> tensor<27000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<27000xi32>
%23 = stablehlo.add %20, %22 : tensor<27000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<27000xi32>, tensor<i64>) -> tensor<27000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<27000xi32>
%27 = stablehlo.convert %26 : (tensor<27000xi32>) -> tensor<27000xf32>
%28 = stablehlo.reshape %27 : (tensor<27000xf32>) -> tensor<3x9000xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<3x9000xf32>) -> tensor<9000x3xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000xf32>, tensor<9000x3xf32>) -> tensor<3xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9000x3xf32>, tensor<9000xf32>) -> tensor<3xf32>
%32 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%35 = stablehlo.add %34, %33 : tensor<3xi32>
%36 = stablehlo.convert %35 : (tensor<3xi32>) -> tensor<3xf32>
%37 = stablehlo.multiply %30, %36 : tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%40 = call @remainder_1(%39, %c_9) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
%42 = stablehlo.add %41, %40 : tensor<3xi32>
%43 = stablehlo.convert %42 : (tensor<3xi32>) -> tensor<3xf32>
%44 = stablehlo.multiply %31, %43 : tensor<3xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
return %38, %37, %37, %45, %44, %44 : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>
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
func.func private @remainder_0(%arg0: tensor<27000xi32>, %arg1: tensor<i64>) -> tensor<27000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<27000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<27000xi32>, tensor<27000xi32>) -> tensor<27000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<27000xi32>, tensor<27000xi32>) -> tensor<27000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<27000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<27000xi1>, tensor<27000xi1>) -> tensor<27000xi1>
%12 = stablehlo.and %11, %6 : tensor<27000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<27000xi32>
%14 = stablehlo.add %4, %13 : tensor<27000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<27000xi1>, tensor<27000xi32>
return %15 : tensor<27000xi32>
}
func.func private @remainder_1(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
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
// columns_3x90000
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x60368749"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000000C00000A041000040C1000020420000A042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00008042000048420000C0C100008C42000000C0"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x60368749"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000000C00000A041000040C1000020420000A042"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00008042000048420000C0C100008C42000000C0"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%4 = stablehlo.add %2, %3 : tensor<3xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3xi32>
%9 = stablehlo.add %6, %8 : tensor<3xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3xi32>
%13 = stablehlo.convert %12 : (tensor<3xi32>) -> tensor<3xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<270000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%18 = stablehlo.add %16, %17 : tensor<270000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<270000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<270000xi32>, tensor<i64>) -> tensor<270000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<270000xi32>
%23 = stablehlo.add %20, %22 : tensor<270000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<270000xi32>, tensor<i64>) -> tensor<270000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<270000xi32>
%27 = stablehlo.convert %26 : (tensor<270000xi32>) -> tensor<270000xf32>
%28 = stablehlo.reshape %27 : (tensor<270000xf32>) -> tensor<3x90000xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x90000xf32>) -> tensor<90000xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x90000xf32>, tensor<3xf32>) -> tensor<90000xf32>
%31 = stablehlo.iota dim = 0 : tensor<90000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<90000xi32>, tensor<i64>) -> tensor<90000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%34 = stablehlo.add %33, %32 : tensor<90000xi32>
%35 = stablehlo.convert %34 : (tensor<90000xi32>) -> tensor<90000xf32>
%36 = stablehlo.multiply %29, %35 : tensor<90000xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<90000xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<90000xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [89995:90000] : (tensor<90000xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<90000xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<90000xi32>, tensor<i64>) -> tensor<90000xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%43 = stablehlo.add %42, %41 : tensor<90000xi32>
%44 = stablehlo.convert %43 : (tensor<90000xi32>) -> tensor<90000xf32>
%45 = stablehlo.multiply %30, %44 : tensor<90000xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<90000xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<90000xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [89995:90000] : (tensor<90000xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<270000xi32>, %arg1: tensor<i64>) -> tensor<270000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<270000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<270000xi32>, tensor<270000xi32>) -> tensor<270000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<270000xi32>, tensor<270000xi32>) -> tensor<270000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<270000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<270000xi1>, tensor<270000xi1>) -> tensor<270000xi1>
%12 = stablehlo.and %11, %6 : tensor<270000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%14 = stablehlo.add %4, %13 : tensor<270000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<270000xi1>, tensor<270000xi32>
return %15 : tensor<270000xi32>
}
func.func private @remainder_1(%arg0: tensor<90000xi32>, %arg1: tensor<i64>) -> tensor<90000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<90000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<90000xi32>, tensor<90000xi32>) -> tensor<90000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<90000xi32>, tensor<90000xi32>) -> tensor<90000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<90000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<90000xi1>, tensor<90000xi1>) -> tensor<90000xi1>
%12 = stablehlo.and %11, %6 : tensor<90000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%14 = stablehlo.add %4, %13 : tensor<90000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<90000xi1>, tensor<90000xi32>
return %15 : tensor<90000xi32>
}
}
// -----
// rows_3x90000
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>)
%e0 = stablehlo.constant dense<"0x802F9848"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000078420000E04140249848"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000078420000E04140249848"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e3 = stablehlo.constant dense<"0x802F9848"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000078420000E04140249848"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000078420000E04140249848"> : tensor<3xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<90000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%4 = stablehlo.add %2, %3 : tensor<90000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<90000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<90000xi32>, tensor<i64>) -> tensor<90000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<90000xi32>
%9 = stablehlo.add %6, %8 : tensor<90000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<90000xi32>, tensor<i64>) -> tensor<90000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<90000xi32>
%13 = stablehlo.convert %12 : (tensor<90000xi32>) -> tensor<90000xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<270000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%18 = stablehlo.add %16, %17 : tensor<270000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<270000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<270000xi32>, tensor<i64>) -> tensor<270000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<270000xi32>
%23 = stablehlo.add %20, %22 : tensor<270000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<270000xi32>, tensor<i64>) -> tensor<270000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<270000xi32>
%27 = stablehlo.convert %26 : (tensor<270000xi32>) -> tensor<270000xf32>
%28 = stablehlo.reshape %27 : (tensor<270000xf32>) -> tensor<3x90000xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<90000xf32>, tensor<3x90000xf32>) -> tensor<3xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x90000xf32>, tensor<90000xf32>) -> tensor<3xf32>
%31 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
%34 = stablehlo.add %33, %32 : tensor<3xi32>
%35 = stablehlo.convert %34 : (tensor<3xi32>) -> tensor<3xf32>
%36 = stablehlo.multiply %29, %35 : tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.iota dim = 0 : tensor<3xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%39 = call @remainder_1(%38, %c_9) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
%41 = stablehlo.add %40, %39 : tensor<3xi32>
%42 = stablehlo.convert %41 : (tensor<3xi32>) -> tensor<3xf32>
%43 = stablehlo.multiply %30, %42 : tensor<3xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
return %37, %36, %36, %44, %43, %43 : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>
}
func.func private @remainder(%arg0: tensor<90000xi32>, %arg1: tensor<i64>) -> tensor<90000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<90000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<90000xi32>, tensor<90000xi32>) -> tensor<90000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<90000xi32>, tensor<90000xi32>) -> tensor<90000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<90000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<90000xi1>, tensor<90000xi1>) -> tensor<90000xi1>
%12 = stablehlo.and %11, %6 : tensor<90000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%14 = stablehlo.add %4, %13 : tensor<90000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<90000xi1>, tensor<90000xi32>
return %15 : tensor<90000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<270000xi32>, %arg1: tensor<i64>) -> tensor<270000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<270000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<270000xi32>, tensor<270000xi32>) -> tensor<270000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<270000xi32>, tensor<270000xi32>) -> tensor<270000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<270000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<270000xi1>, tensor<270000xi1>) -> tensor<270000xi1>
%12 = stablehlo.and %11, %6 : tensor<270000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%14 = stablehlo.add %4, %13 : tensor<270000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<270000xi1>, tensor<270000xi32>
return %15 : tensor<270000xi32>
}
func.func private @remainder_1(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
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
// turned_3x90000
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x204BBD49"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000C0400000C04100000000000080410000A041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00000042000020410000404200000000000040C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x204BBD49"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C0400000C04100000000000080410000A041"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00000042000020410000404200000000000040C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3xi32>
%4 = stablehlo.add %2, %3 : tensor<3xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3xi32>
%9 = stablehlo.add %6, %8 : tensor<3xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3xi32>
%13 = stablehlo.convert %12 : (tensor<3xi32>) -> tensor<3xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<270000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%18 = stablehlo.add %16, %17 : tensor<270000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<270000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<270000xi32>, tensor<i64>) -> tensor<270000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<270000xi32>
%23 = stablehlo.add %20, %22 : tensor<270000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<270000xi32>, tensor<i64>) -> tensor<270000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<270000xi32>
%27 = stablehlo.convert %26 : (tensor<270000xi32>) -> tensor<270000xf32>
%28 = stablehlo.reshape %27 : (tensor<270000xf32>) -> tensor<90000x3xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<90000x3xf32>) -> tensor<3x90000xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x90000xf32>) -> tensor<90000xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x90000xf32>, tensor<3xf32>) -> tensor<90000xf32>
%32 = stablehlo.iota dim = 0 : tensor<90000xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<90000xi32>, tensor<i64>) -> tensor<90000xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%35 = stablehlo.add %34, %33 : tensor<90000xi32>
%36 = stablehlo.convert %35 : (tensor<90000xi32>) -> tensor<90000xf32>
%37 = stablehlo.multiply %30, %36 : tensor<90000xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<90000xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<90000xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [89995:90000] : (tensor<90000xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<90000xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<90000xi32>, tensor<i64>) -> tensor<90000xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%44 = stablehlo.add %43, %42 : tensor<90000xi32>
%45 = stablehlo.convert %44 : (tensor<90000xi32>) -> tensor<90000xf32>
%46 = stablehlo.multiply %31, %45 : tensor<90000xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<90000xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<90000xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [89995:90000] : (tensor<90000xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<270000xi32>, %arg1: tensor<i64>) -> tensor<270000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<270000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<270000xi32>, tensor<270000xi32>) -> tensor<270000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<270000xi32>, tensor<270000xi32>) -> tensor<270000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<270000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<270000xi1>, tensor<270000xi1>) -> tensor<270000xi1>
%12 = stablehlo.and %11, %6 : tensor<270000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<270000xi32>
%14 = stablehlo.add %4, %13 : tensor<270000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<270000xi1>, tensor<270000xi32>
return %15 : tensor<270000xi32>
}
func.func private @remainder_1(%arg0: tensor<90000xi32>, %arg1: tensor<i64>) -> tensor<90000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<90000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<90000xi32>, tensor<90000xi32>) -> tensor<90000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<90000xi32>, tensor<90000xi32>) -> tensor<90000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<90000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<90000xi1>, tensor<90000xi1>) -> tensor<90000xi1>
%12 = stablehlo.and %11, %6 : tensor<90000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90000xi32>
%14 = stablehlo.add %4, %13 : tensor<90000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<90000xi1>, tensor<90000xi32>
return %15 : tensor<90000xi32>
}
}
// -----
// columns_261x1009
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x60E4B748"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000E0C000000E43000067430080874400001144"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00007D44000075C3000016C30080B9C30000BB43"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x60E4B748"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000E0C000000E43000067430080874400001144"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00007D44000075C3000016C30080B9C30000BB43"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<261xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<261xi32>
%4 = stablehlo.add %2, %3 : tensor<261xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<261xi32>
%6 = stablehlo.multiply %4, %5 : tensor<261xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<261xi32>, tensor<i64>) -> tensor<261xi32>
%8 = stablehlo.multiply %7, %4 : tensor<261xi32>
%9 = stablehlo.add %6, %8 : tensor<261xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<261xi32>, tensor<i64>) -> tensor<261xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%12 = stablehlo.subtract %10, %11 : tensor<261xi32>
%13 = stablehlo.convert %12 : (tensor<261xi32>) -> tensor<261xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<263349xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%18 = stablehlo.add %16, %17 : tensor<263349xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%20 = stablehlo.multiply %18, %19 : tensor<263349xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<263349xi32>, tensor<i64>) -> tensor<263349xi32>
%22 = stablehlo.multiply %21, %18 : tensor<263349xi32>
%23 = stablehlo.add %20, %22 : tensor<263349xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<263349xi32>, tensor<i64>) -> tensor<263349xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%26 = stablehlo.subtract %24, %25 : tensor<263349xi32>
%27 = stablehlo.convert %26 : (tensor<263349xi32>) -> tensor<263349xf32>
%28 = stablehlo.reshape %27 : (tensor<263349xf32>) -> tensor<261x1009xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<261xf32>, tensor<261x1009xf32>) -> tensor<1009xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<261x1009xf32>, tensor<261xf32>) -> tensor<1009xf32>
%31 = stablehlo.iota dim = 0 : tensor<1009xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%34 = stablehlo.add %33, %32 : tensor<1009xi32>
%35 = stablehlo.convert %34 : (tensor<1009xi32>) -> tensor<1009xf32>
%36 = stablehlo.multiply %29, %35 : tensor<1009xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1009xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<1009xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [1004:1009] : (tensor<1009xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%43 = stablehlo.add %42, %41 : tensor<1009xi32>
%44 = stablehlo.convert %43 : (tensor<1009xi32>) -> tensor<1009xf32>
%45 = stablehlo.multiply %30, %44 : tensor<1009xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1009xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<1009xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [1004:1009] : (tensor<1009xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<261xi32>, %arg1: tensor<i64>) -> tensor<261xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<261xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<261xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<261xi32>, tensor<261xi32>) -> tensor<261xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<261xi32>, tensor<261xi32>) -> tensor<261xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<261xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<261xi1>, tensor<261xi1>) -> tensor<261xi1>
%12 = stablehlo.and %11, %6 : tensor<261xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%14 = stablehlo.add %4, %13 : tensor<261xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<261xi1>, tensor<261xi32>
return %15 : tensor<261xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<263349xi32>, %arg1: tensor<i64>) -> tensor<263349xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<263349xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<263349xi32>, tensor<263349xi32>) -> tensor<263349xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<263349xi32>, tensor<263349xi32>) -> tensor<263349xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<263349xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<263349xi1>, tensor<263349xi1>) -> tensor<263349xi1>
%12 = stablehlo.and %11, %6 : tensor<263349xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%14 = stablehlo.add %4, %13 : tensor<263349xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<263349xi1>, tensor<263349xi32>
return %15 : tensor<263349xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%14 = stablehlo.add %4, %13 : tensor<1009xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xi32>
return %15 : tensor<1009xi32>
}
}
// -----
// rows_261x1009
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x0042B748"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000B8410040E3440000CC420000084400A0AA45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000075430050D0450000604200003A43000010C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0042B748"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000B8410040E3440000CC420000084400A0AA45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x000075430050D0450000604200003A43000010C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1009xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.add %2, %3 : tensor<1009xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1009xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1009xi32>
%9 = stablehlo.add %6, %8 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1009xi32>
%13 = stablehlo.convert %12 : (tensor<1009xi32>) -> tensor<1009xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<263349xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%18 = stablehlo.add %16, %17 : tensor<263349xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%20 = stablehlo.multiply %18, %19 : tensor<263349xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<263349xi32>, tensor<i64>) -> tensor<263349xi32>
%22 = stablehlo.multiply %21, %18 : tensor<263349xi32>
%23 = stablehlo.add %20, %22 : tensor<263349xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<263349xi32>, tensor<i64>) -> tensor<263349xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%26 = stablehlo.subtract %24, %25 : tensor<263349xi32>
%27 = stablehlo.convert %26 : (tensor<263349xi32>) -> tensor<263349xf32>
%28 = stablehlo.reshape %27 : (tensor<263349xf32>) -> tensor<261x1009xf32>
%29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1009xf32>, tensor<261x1009xf32>) -> tensor<261xf32>
%30 = stablehlo.dot_general %28, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<261x1009xf32>, tensor<1009xf32>) -> tensor<261xf32>
%31 = stablehlo.iota dim = 0 : tensor<261xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%32 = call @remainder_1(%31, %c_7) : (tensor<261xi32>, tensor<i64>) -> tensor<261xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<261xi32>
%34 = stablehlo.add %33, %32 : tensor<261xi32>
%35 = stablehlo.convert %34 : (tensor<261xi32>) -> tensor<261xf32>
%36 = stablehlo.multiply %29, %35 : tensor<261xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%37 = stablehlo.reduce(%36 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<261xf32>, tensor<f32>) -> tensor<f32>
%38 = stablehlo.slice %36 [0:5] : (tensor<261xf32>) -> tensor<5xf32>
%39 = stablehlo.slice %36 [256:261] : (tensor<261xf32>) -> tensor<5xf32>
%40 = stablehlo.iota dim = 0 : tensor<261xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<261xi32>, tensor<i64>) -> tensor<261xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<261xi32>
%43 = stablehlo.add %42, %41 : tensor<261xi32>
%44 = stablehlo.convert %43 : (tensor<261xi32>) -> tensor<261xf32>
%45 = stablehlo.multiply %30, %44 : tensor<261xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<261xf32>, tensor<f32>) -> tensor<f32>
%47 = stablehlo.slice %45 [0:5] : (tensor<261xf32>) -> tensor<5xf32>
%48 = stablehlo.slice %45 [256:261] : (tensor<261xf32>) -> tensor<5xf32>
return %37, %38, %39, %46, %47, %48 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%14 = stablehlo.add %4, %13 : tensor<1009xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xi32>
return %15 : tensor<1009xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<263349xi32>, %arg1: tensor<i64>) -> tensor<263349xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<263349xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<263349xi32>, tensor<263349xi32>) -> tensor<263349xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<263349xi32>, tensor<263349xi32>) -> tensor<263349xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<263349xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<263349xi1>, tensor<263349xi1>) -> tensor<263349xi1>
%12 = stablehlo.and %11, %6 : tensor<263349xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%14 = stablehlo.add %4, %13 : tensor<263349xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<263349xi1>, tensor<263349xi32>
return %15 : tensor<263349xi32>
}
func.func private @remainder_1(%arg0: tensor<261xi32>, %arg1: tensor<i64>) -> tensor<261xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<261xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<261xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<261xi32>, tensor<261xi32>) -> tensor<261xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<261xi32>, tensor<261xi32>) -> tensor<261xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<261xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<261xi1>, tensor<261xi1>) -> tensor<261xi1>
%12 = stablehlo.and %11, %6 : tensor<261xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%14 = stablehlo.add %4, %13 : tensor<261xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<261xi1>, tensor<261xi32>
return %15 : tensor<261xi32>
}
}
// -----
// turned_261x1009
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xA03C8D48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000070C10000B0C100803B440000EEC3000011C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000EEC3000011C30080624400609E44000088C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xA03C8D48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000070C10000B0C100803B440000EEC3000011C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0000EEC3000011C30080624400609E44000088C2"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<261xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<261xi32>
%4 = stablehlo.add %2, %3 : tensor<261xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<261xi32>
%6 = stablehlo.multiply %4, %5 : tensor<261xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<261xi32>, tensor<i64>) -> tensor<261xi32>
%8 = stablehlo.multiply %7, %4 : tensor<261xi32>
%9 = stablehlo.add %6, %8 : tensor<261xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<261xi32>, tensor<i64>) -> tensor<261xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%12 = stablehlo.subtract %10, %11 : tensor<261xi32>
%13 = stablehlo.convert %12 : (tensor<261xi32>) -> tensor<261xf32>
%14 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<263349xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%18 = stablehlo.add %16, %17 : tensor<263349xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%20 = stablehlo.multiply %18, %19 : tensor<263349xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder_0(%18, %c_4) : (tensor<263349xi32>, tensor<i64>) -> tensor<263349xi32>
%22 = stablehlo.multiply %21, %18 : tensor<263349xi32>
%23 = stablehlo.add %20, %22 : tensor<263349xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%24 = call @remainder_0(%23, %c_5) : (tensor<263349xi32>, tensor<i64>) -> tensor<263349xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%26 = stablehlo.subtract %24, %25 : tensor<263349xi32>
%27 = stablehlo.convert %26 : (tensor<263349xi32>) -> tensor<263349xf32>
%28 = stablehlo.reshape %27 : (tensor<263349xf32>) -> tensor<1009x261xf32>
%29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<1009x261xf32>) -> tensor<261x1009xf32>
%30 = stablehlo.dot_general %13, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<261xf32>, tensor<261x1009xf32>) -> tensor<1009xf32>
%31 = stablehlo.dot_general %29, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<261x1009xf32>, tensor<261xf32>) -> tensor<1009xf32>
%32 = stablehlo.iota dim = 0 : tensor<1009xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%35 = stablehlo.add %34, %33 : tensor<1009xi32>
%36 = stablehlo.convert %35 : (tensor<1009xi32>) -> tensor<1009xf32>
%37 = stablehlo.multiply %30, %36 : tensor<1009xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1009xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<1009xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [1004:1009] : (tensor<1009xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<1009xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<1009xi32>, tensor<i64>) -> tensor<1009xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%44 = stablehlo.add %43, %42 : tensor<1009xi32>
%45 = stablehlo.convert %44 : (tensor<1009xi32>) -> tensor<1009xf32>
%46 = stablehlo.multiply %31, %45 : tensor<1009xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1009xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<1009xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [1004:1009] : (tensor<1009xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<261xi32>, %arg1: tensor<i64>) -> tensor<261xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<261xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<261xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<261xi32>, tensor<261xi32>) -> tensor<261xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<261xi32>, tensor<261xi32>) -> tensor<261xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<261xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<261xi1>, tensor<261xi1>) -> tensor<261xi1>
%12 = stablehlo.and %11, %6 : tensor<261xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<261xi32>
%14 = stablehlo.add %4, %13 : tensor<261xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<261xi1>, tensor<261xi32>
return %15 : tensor<261xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<263349xi32>, %arg1: tensor<i64>) -> tensor<263349xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<263349xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<263349xi32>, tensor<263349xi32>) -> tensor<263349xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<263349xi32>, tensor<263349xi32>) -> tensor<263349xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<263349xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<263349xi1>, tensor<263349xi1>) -> tensor<263349xi1>
%12 = stablehlo.and %11, %6 : tensor<263349xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<263349xi32>
%14 = stablehlo.add %4, %13 : tensor<263349xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<263349xi1>, tensor<263349xi32>
return %15 : tensor<263349xi32>
}
func.func private @remainder_1(%arg0: tensor<1009xi32>, %arg1: tensor<i64>) -> tensor<1009xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1009xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1009xi32>, tensor<1009xi32>) -> tensor<1009xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1009xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1009xi1>, tensor<1009xi1>) -> tensor<1009xi1>
%12 = stablehlo.and %11, %6 : tensor<1009xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1009xi32>
%14 = stablehlo.add %4, %13 : tensor<1009xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1009xi1>, tensor<1009xi32>
return %15 : tensor<1009xi32>
}
}
// -----
// f64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>)
%e0 = stablehlo.constant dense<"0x00000000D4FD1541"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000C0784000000000005084400000000000A06D400000000000806440000000000086A540"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000004CA44000000000000055C00000000000C05340000000000098954000000000000075C0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e3 = stablehlo.constant dense<"0x00000000D4FD1541"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000C0784000000000005084400000000000A06D400000000000806440000000000086A540"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000004CA44000000000000055C00000000000C05340000000000098954000000000000075C0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.add %2, %3 : tensor<600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<600xi32>
%9 = stablehlo.add %6, %8 : tensor<600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<600xi32>
%13 = stablehlo.convert %12 : (tensor<600xi32>) -> tensor<600xf32>
%14 = stablehlo.convert %13 : (tensor<600xf32>) -> tensor<600xf64>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<300000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%19 = stablehlo.add %17, %18 : tensor<300000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<300000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<300000xi32>
%24 = stablehlo.add %21, %23 : tensor<300000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<300000xi32>
%28 = stablehlo.convert %27 : (tensor<300000xi32>) -> tensor<300000xf32>
%29 = stablehlo.reshape %28 : (tensor<300000xf32>) -> tensor<600x500xf32>
%30 = stablehlo.convert %29 : (tensor<600x500xf32>) -> tensor<600x500xf64>
%31 = stablehlo.dot_general %14, %30, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600xf64>, tensor<600x500xf64>) -> tensor<500xf64>
%32 = stablehlo.dot_general %30, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600x500xf64>, tensor<600xf64>) -> tensor<500xf64>
%33 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%34 = call @remainder_1(%33, %c_7) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<500xi32>
%36 = stablehlo.add %35, %34 : tensor<500xi32>
%37 = stablehlo.convert %36 : (tensor<500xi32>) -> tensor<500xf64>
%38 = stablehlo.multiply %31, %37 : tensor<500xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<500xf64>, tensor<f64>) -> tensor<f64>
%40 = stablehlo.slice %38 [0:5] : (tensor<500xf64>) -> tensor<5xf64>
%41 = stablehlo.slice %38 [495:500] : (tensor<500xf64>) -> tensor<5xf64>
%42 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%43 = call @remainder_1(%42, %c_9) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<500xi32>
%45 = stablehlo.add %44, %43 : tensor<500xi32>
%46 = stablehlo.convert %45 : (tensor<500xi32>) -> tensor<500xf64>
%47 = stablehlo.multiply %32, %46 : tensor<500xf64>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<500xf64>, tensor<f64>) -> tensor<f64>
%49 = stablehlo.slice %47 [0:5] : (tensor<500xf64>) -> tensor<5xf64>
%50 = stablehlo.slice %47 [495:500] : (tensor<500xf64>) -> tensor<5xf64>
return %39, %40, %41, %48, %49, %50 : tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>
}
func.func private @remainder(%arg0: tensor<600xi32>, %arg1: tensor<i64>) -> tensor<600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600xi1>, tensor<600xi1>) -> tensor<600xi1>
%12 = stablehlo.and %11, %6 : tensor<600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%14 = stablehlo.add %4, %13 : tensor<600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600xi1>, tensor<600xi32>
return %15 : tensor<600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<300000xi32>, %arg1: tensor<i64>) -> tensor<300000xi32> {
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
func.func private @remainder_1(%arg0: tensor<500xi32>, %arg1: tensor<i64>) -> tensor<500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<500xi1>, tensor<500xi1>) -> tensor<500xi1>
%12 = stablehlo.and %11, %6 : tensor<500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%14 = stablehlo.add %4, %13 : tensor<500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<500xi1>, tensor<500xi32>
return %15 : tensor<500xi32>
}
}
// -----
// complex_columns
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x00A00C4600949747"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x00000DC30080AF43000080400000F143000007430040A7440040114500403B450000E1C3004008C4"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x00004C440000854500007AC3006090C400801AC400E026450000FC4300C05AC40000964200000CC3"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x00A00C4600949747"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x00000DC30080AF43000080400000F143000007430040A7440040114500403B450000E1C3004008C4"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x00004C440000854500007AC3006090C400801AC400E026450000FC4300C05AC40000964200000CC3"> : tensor<5xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.add %2, %3 : tensor<600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<600xi32>
%9 = stablehlo.add %6, %8 : tensor<600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<600xi32>
%13 = stablehlo.convert %12 : (tensor<600xi32>) -> tensor<600xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%14 = stablehlo.add %1, %c_3 : tensor<i32>
%15 = stablehlo.iota dim = 0 : tensor<600xi32>
%16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<600xi32>
%17 = stablehlo.add %15, %16 : tensor<600xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<600xi32>
%19 = stablehlo.multiply %17, %18 : tensor<600xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%20 = call @remainder(%17, %c_5) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%21 = stablehlo.multiply %20, %17 : tensor<600xi32>
%22 = stablehlo.add %19, %21 : tensor<600xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%23 = call @remainder(%22, %c_6) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<600xi32>
%25 = stablehlo.subtract %23, %24 : tensor<600xi32>
%26 = stablehlo.convert %25 : (tensor<600xi32>) -> tensor<600xf32>
%27 = stablehlo.complex %13, %26 : tensor<600xcomplex<f32>>
%28 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%29 = stablehlo.reshape %28 : (tensor<1xi32>) -> tensor<i32>
%30 = stablehlo.iota dim = 0 : tensor<30000xi32>
%31 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%32 = stablehlo.add %30, %31 : tensor<30000xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%33 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%34 = stablehlo.multiply %32, %33 : tensor<30000xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%35 = call @remainder_0(%32, %c_9) : (tensor<30000xi32>, tensor<i64>) -> tensor<30000xi32>
%36 = stablehlo.multiply %35, %32 : tensor<30000xi32>
%37 = stablehlo.add %34, %36 : tensor<30000xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%38 = call @remainder_0(%37, %c_10) : (tensor<30000xi32>, tensor<i64>) -> tensor<30000xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%39 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%40 = stablehlo.subtract %38, %39 : tensor<30000xi32>
%41 = stablehlo.convert %40 : (tensor<30000xi32>) -> tensor<30000xf32>
%42 = stablehlo.reshape %41 : (tensor<30000xf32>) -> tensor<600x50xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %29, %c_12 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<30000xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%46 = stablehlo.add %44, %45 : tensor<30000xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%48 = stablehlo.multiply %46, %47 : tensor<30000xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_0(%46, %c_14) : (tensor<30000xi32>, tensor<i64>) -> tensor<30000xi32>
%50 = stablehlo.multiply %49, %46 : tensor<30000xi32>
%51 = stablehlo.add %48, %50 : tensor<30000xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%52 = call @remainder_0(%51, %c_15) : (tensor<30000xi32>, tensor<i64>) -> tensor<30000xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%54 = stablehlo.subtract %52, %53 : tensor<30000xi32>
%55 = stablehlo.convert %54 : (tensor<30000xi32>) -> tensor<30000xf32>
%56 = stablehlo.reshape %55 : (tensor<30000xf32>) -> tensor<600x50xf32>
%57 = stablehlo.complex %42, %56 : tensor<600x50xcomplex<f32>>
%58 = stablehlo.dot_general %27, %57, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600xcomplex<f32>>, tensor<600x50xcomplex<f32>>) -> tensor<50xcomplex<f32>>
%59 = stablehlo.dot_general %57, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<600x50xcomplex<f32>>, tensor<600xcomplex<f32>>) -> tensor<50xcomplex<f32>>
%60 = stablehlo.iota dim = 0 : tensor<50xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%61 = call @remainder_1(%60, %c_17) : (tensor<50xi32>, tensor<i64>) -> tensor<50xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<50xi32>
%63 = stablehlo.add %62, %61 : tensor<50xi32>
%64 = stablehlo.convert %63 : (tensor<50xi32>) -> tensor<50xcomplex<f32>>
%65 = stablehlo.multiply %58, %64 : tensor<50xcomplex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%66 = stablehlo.reduce(%65 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<50xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%67 = stablehlo.slice %65 [0:5] : (tensor<50xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%68 = stablehlo.slice %65 [45:50] : (tensor<50xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%69 = stablehlo.iota dim = 0 : tensor<50xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%70 = call @remainder_1(%69, %c_19) : (tensor<50xi32>, tensor<i64>) -> tensor<50xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<50xi32>
%72 = stablehlo.add %71, %70 : tensor<50xi32>
%73 = stablehlo.convert %72 : (tensor<50xi32>) -> tensor<50xcomplex<f32>>
%74 = stablehlo.multiply %59, %73 : tensor<50xcomplex<f32>>
%cst_21 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%75 = stablehlo.reduce(%74 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<50xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%76 = stablehlo.slice %74 [0:5] : (tensor<50xcomplex<f32>>) -> tensor<5xcomplex<f32>>
%77 = stablehlo.slice %74 [45:50] : (tensor<50xcomplex<f32>>) -> tensor<5xcomplex<f32>>
return %66, %67, %68, %75, %76, %77 : tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<complex<f32>>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<600xi32>, %arg1: tensor<i64>) -> tensor<600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600xi1>, tensor<600xi1>) -> tensor<600xi1>
%12 = stablehlo.and %11, %6 : tensor<600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%14 = stablehlo.add %4, %13 : tensor<600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600xi1>, tensor<600xi32>
return %15 : tensor<600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<30000xi32>, %arg1: tensor<i64>) -> tensor<30000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<30000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<30000xi32>, tensor<30000xi32>) -> tensor<30000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<30000xi32>, tensor<30000xi32>) -> tensor<30000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<30000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<30000xi1>, tensor<30000xi1>) -> tensor<30000xi1>
%12 = stablehlo.and %11, %6 : tensor<30000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<30000xi32>
%14 = stablehlo.add %4, %13 : tensor<30000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<30000xi1>, tensor<30000xi32>
return %15 : tensor<30000xi32>
}
func.func private @remainder_1(%arg0: tensor<50xi32>, %arg1: tensor<i64>) -> tensor<50xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<50xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<50xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<50xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<50xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<50xi32>, tensor<50xi32>) -> tensor<50xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<50xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
%12 = stablehlo.and %11, %6 : tensor<50xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<50xi32>
%14 = stablehlo.add %4, %13 : tensor<50xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<50xi1>, tensor<50xi32>
return %15 : tensor<50xi32>
}
}
// -----
// complex_rows
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
%e0 = stablehlo.constant dense<"0x000000003892014100000000F4862041"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e1 = stablehlo.constant dense<"0x0000000000804EC00000000000C074C000000000008891400000000000108D4000000000004084C00000000000EC99400000000000F8A540000000000000A64000000000007097400000000000188040"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
%e2 = stablehlo.constant dense<"0x00000000003899C000000000008060C00000000000206BC00000000000B4A2C000000000000046C00000000000805C400000000000A077C0000000000080744000000000007077400000000000606840"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
%e3 = stablehlo.constant dense<"0x000000003892014100000000F4862041"> : tensor<complex<f64>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
%e4 = stablehlo.constant dense<"0x0000000000804EC00000000000C074C000000000008891400000000000108D4000000000004084C00000000000EC99400000000000F8A540000000000000A64000000000007097400000000000188040"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
%e5 = stablehlo.constant dense<"0x00000000003899C000000000008060C00000000000206BC00000000000B4A2C000000000000046C00000000000805C400000000000A077C0000000000080744000000000007077400000000000606840"> : tensor<5xcomplex<f64>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.add %2, %3 : tensor<600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<600xi32>
%9 = stablehlo.add %6, %8 : tensor<600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<600xi32>
%13 = stablehlo.convert %12 : (tensor<600xi32>) -> tensor<600xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%14 = stablehlo.add %1, %c_3 : tensor<i32>
%15 = stablehlo.iota dim = 0 : tensor<600xi32>
%16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i32>) -> tensor<600xi32>
%17 = stablehlo.add %15, %16 : tensor<600xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<600xi32>
%19 = stablehlo.multiply %17, %18 : tensor<600xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%20 = call @remainder(%17, %c_5) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%21 = stablehlo.multiply %20, %17 : tensor<600xi32>
%22 = stablehlo.add %19, %21 : tensor<600xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%23 = call @remainder(%22, %c_6) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<600xi32>
%25 = stablehlo.subtract %23, %24 : tensor<600xi32>
%26 = stablehlo.convert %25 : (tensor<600xi32>) -> tensor<600xf32>
%27 = stablehlo.complex %13, %26 : tensor<600xcomplex<f32>>
%28 = stablehlo.convert %27 : (tensor<600xcomplex<f32>>) -> tensor<600xcomplex<f64>>
%29 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%30 = stablehlo.reshape %29 : (tensor<1xi32>) -> tensor<i32>
%31 = stablehlo.iota dim = 0 : tensor<300000xi32>
%32 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%33 = stablehlo.add %31, %32 : tensor<300000xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%35 = stablehlo.multiply %33, %34 : tensor<300000xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%36 = call @remainder_0(%33, %c_9) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%37 = stablehlo.multiply %36, %33 : tensor<300000xi32>
%38 = stablehlo.add %35, %37 : tensor<300000xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%39 = call @remainder_0(%38, %c_10) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%41 = stablehlo.subtract %39, %40 : tensor<300000xi32>
%42 = stablehlo.convert %41 : (tensor<300000xi32>) -> tensor<300000xf32>
%43 = stablehlo.reshape %42 : (tensor<300000xf32>) -> tensor<500x600xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %30, %c_12 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<300000xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%47 = stablehlo.add %45, %46 : tensor<300000xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%49 = stablehlo.multiply %47, %48 : tensor<300000xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_0(%47, %c_14) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%51 = stablehlo.multiply %50, %47 : tensor<300000xi32>
%52 = stablehlo.add %49, %51 : tensor<300000xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%53 = call @remainder_0(%52, %c_15) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%55 = stablehlo.subtract %53, %54 : tensor<300000xi32>
%56 = stablehlo.convert %55 : (tensor<300000xi32>) -> tensor<300000xf32>
%57 = stablehlo.reshape %56 : (tensor<300000xf32>) -> tensor<500x600xf32>
%58 = stablehlo.complex %43, %57 : tensor<500x600xcomplex<f32>>
%59 = stablehlo.convert %58 : (tensor<500x600xcomplex<f32>>) -> tensor<500x600xcomplex<f64>>
%60 = stablehlo.dot_general %28, %59, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<600xcomplex<f64>>, tensor<500x600xcomplex<f64>>) -> tensor<500xcomplex<f64>>
%61 = stablehlo.dot_general %59, %28, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<500x600xcomplex<f64>>, tensor<600xcomplex<f64>>) -> tensor<500xcomplex<f64>>
%62 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%63 = call @remainder_1(%62, %c_17) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<500xi32>
%65 = stablehlo.add %64, %63 : tensor<500xi32>
%66 = stablehlo.convert %65 : (tensor<500xi32>) -> tensor<500xcomplex<f64>>
%67 = stablehlo.multiply %60, %66 : tensor<500xcomplex<f64>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%68 = stablehlo.reduce(%67 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<500xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
%69 = stablehlo.slice %67 [0:5] : (tensor<500xcomplex<f64>>) -> tensor<5xcomplex<f64>>
%70 = stablehlo.slice %67 [495:500] : (tensor<500xcomplex<f64>>) -> tensor<5xcomplex<f64>>
%71 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%72 = call @remainder_1(%71, %c_19) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<500xi32>
%74 = stablehlo.add %73, %72 : tensor<500xi32>
%75 = stablehlo.convert %74 : (tensor<500xi32>) -> tensor<500xcomplex<f64>>
%76 = stablehlo.multiply %61, %75 : tensor<500xcomplex<f64>>
%cst_21 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
%77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<500xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
%78 = stablehlo.slice %76 [0:5] : (tensor<500xcomplex<f64>>) -> tensor<5xcomplex<f64>>
%79 = stablehlo.slice %76 [495:500] : (tensor<500xcomplex<f64>>) -> tensor<5xcomplex<f64>>
return %68, %69, %70, %77, %78, %79 : tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
}
func.func private @remainder(%arg0: tensor<600xi32>, %arg1: tensor<i64>) -> tensor<600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600xi1>, tensor<600xi1>) -> tensor<600xi1>
%12 = stablehlo.and %11, %6 : tensor<600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%14 = stablehlo.add %4, %13 : tensor<600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600xi1>, tensor<600xi32>
return %15 : tensor<600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<300000xi32>, %arg1: tensor<i64>) -> tensor<300000xi32> {
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
func.func private @remainder_1(%arg0: tensor<500xi32>, %arg1: tensor<i64>) -> tensor<500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<500xi1>, tensor<500xi1>) -> tensor<500xi1>
%12 = stablehlo.and %11, %6 : tensor<500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%14 = stablehlo.add %4, %13 : tensor<500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<500xi1>, tensor<500xi32>
return %15 : tensor<500xi32>
}
}
// -----
// complex_inner
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
%e0 = stablehlo.constant dense<"0x000080C10026C0C6"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e1 = stablehlo.constant dense<"0x000080C10026C0C6"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
%e2 = stablehlo.constant dense<"0x000080C10026C0C6"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
%e3 = stablehlo.constant dense<"0x000080C10026C0C6"> : tensor<complex<f32>>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
%e4 = stablehlo.constant dense<"0x000080C10026C0C6"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
%e5 = stablehlo.constant dense<"0x000080C10026C0C6"> : tensor<1xcomplex<f32>>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<40000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%4 = stablehlo.add %2, %3 : tensor<40000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<40000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<40000xi32>
%9 = stablehlo.add %6, %8 : tensor<40000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<40000xi32>
%13 = stablehlo.convert %12 : (tensor<40000xi32>) -> tensor<40000xf32>
%14 = stablehlo.reshape %13 : (tensor<40000xf32>) -> tensor<40x1000xf32>
%c_3 = stablehlo.constant dense<1> : tensor<i32>
%15 = stablehlo.add %1, %c_3 : tensor<i32>
%16 = stablehlo.iota dim = 0 : tensor<40000xi32>
%17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%18 = stablehlo.add %16, %17 : tensor<40000xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%20 = stablehlo.multiply %18, %19 : tensor<40000xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%21 = call @remainder(%18, %c_5) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%22 = stablehlo.multiply %21, %18 : tensor<40000xi32>
%23 = stablehlo.add %20, %22 : tensor<40000xi32>
%c_6 = stablehlo.constant dense<5> : tensor<i64>
%24 = call @remainder(%23, %c_6) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%c_7 = stablehlo.constant dense<2> : tensor<i32>
%25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%26 = stablehlo.subtract %24, %25 : tensor<40000xi32>
%27 = stablehlo.convert %26 : (tensor<40000xi32>) -> tensor<40000xf32>
%28 = stablehlo.reshape %27 : (tensor<40000xf32>) -> tensor<40x1000xf32>
%29 = stablehlo.complex %14, %28 : tensor<40x1000xcomplex<f32>>
%30 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
%32 = stablehlo.iota dim = 0 : tensor<40000xi32>
%33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%34 = stablehlo.add %32, %33 : tensor<40000xi32>
%c_8 = stablehlo.constant dense<7919> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%36 = stablehlo.multiply %34, %35 : tensor<40000xi32>
%c_9 = stablehlo.constant dense<13> : tensor<i64>
%37 = call @remainder(%34, %c_9) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%38 = stablehlo.multiply %37, %34 : tensor<40000xi32>
%39 = stablehlo.add %36, %38 : tensor<40000xi32>
%c_10 = stablehlo.constant dense<9> : tensor<i64>
%40 = call @remainder(%39, %c_10) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%c_11 = stablehlo.constant dense<4> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%42 = stablehlo.subtract %40, %41 : tensor<40000xi32>
%43 = stablehlo.convert %42 : (tensor<40000xi32>) -> tensor<40000xf32>
%44 = stablehlo.reshape %43 : (tensor<40000xf32>) -> tensor<40x1000xf32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %31, %c_12 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<40000xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%48 = stablehlo.add %46, %47 : tensor<40000xi32>
%c_13 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%50 = stablehlo.multiply %48, %49 : tensor<40000xi32>
%c_14 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder(%48, %c_14) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%52 = stablehlo.multiply %51, %48 : tensor<40000xi32>
%53 = stablehlo.add %50, %52 : tensor<40000xi32>
%c_15 = stablehlo.constant dense<7> : tensor<i64>
%54 = call @remainder(%53, %c_15) : (tensor<40000xi32>, tensor<i64>) -> tensor<40000xi32>
%c_16 = stablehlo.constant dense<3> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%56 = stablehlo.subtract %54, %55 : tensor<40000xi32>
%57 = stablehlo.convert %56 : (tensor<40000xi32>) -> tensor<40000xf32>
%58 = stablehlo.reshape %57 : (tensor<40000xf32>) -> tensor<40x1000xf32>
%59 = stablehlo.complex %44, %58 : tensor<40x1000xcomplex<f32>>
%60 = stablehlo.dot_general %29, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<40x1000xcomplex<f32>>, tensor<40x1000xcomplex<f32>>) -> tensor<complex<f32>>
%61 = stablehlo.dot_general %59, %29, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<40x1000xcomplex<f32>>, tensor<40x1000xcomplex<f32>>) -> tensor<complex<f32>>
%62 = stablehlo.iota dim = 0 : tensor<1xi32>
%c_17 = stablehlo.constant dense<7> : tensor<i64>
%63 = call @remainder_0(%62, %c_17) : (tensor<1xi32>, tensor<i64>) -> tensor<1xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
%65 = stablehlo.add %64, %63 : tensor<1xi32>
%66 = stablehlo.convert %65 : (tensor<1xi32>) -> tensor<1xcomplex<f32>>
%67 = stablehlo.reshape %66 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%68 = stablehlo.multiply %60, %67 : tensor<complex<f32>>
%cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%69 = stablehlo.reduce(%68 init: %cst) applies stablehlo.add across dimensions = [] : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%70 = stablehlo.reshape %68 : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%71 = stablehlo.reshape %68 : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%72 = stablehlo.iota dim = 0 : tensor<1xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%73 = call @remainder_0(%72, %c_19) : (tensor<1xi32>, tensor<i64>) -> tensor<1xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%74 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
%75 = stablehlo.add %74, %73 : tensor<1xi32>
%76 = stablehlo.convert %75 : (tensor<1xi32>) -> tensor<1xcomplex<f32>>
%77 = stablehlo.reshape %76 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
%78 = stablehlo.multiply %61, %77 : tensor<complex<f32>>
%cst_21 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
%79 = stablehlo.reduce(%78 init: %cst_21) applies stablehlo.add across dimensions = [] : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
%80 = stablehlo.reshape %78 : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%81 = stablehlo.reshape %78 : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
return %69, %70, %71, %79, %80, %81 : tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
}
func.func private @remainder(%arg0: tensor<40000xi32>, %arg1: tensor<i64>) -> tensor<40000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<40000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<40000xi32>, tensor<40000xi32>) -> tensor<40000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<40000xi32>, tensor<40000xi32>) -> tensor<40000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<40000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<40000xi1>, tensor<40000xi1>) -> tensor<40000xi1>
%12 = stablehlo.and %11, %6 : tensor<40000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<40000xi32>
%14 = stablehlo.add %4, %13 : tensor<40000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<40000xi1>, tensor<40000xi32>
return %15 : tensor<40000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1xi32>, %arg1: tensor<i64>) -> tensor<1xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%12 = stablehlo.and %11, %6 : tensor<1xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
%14 = stablehlo.add %4, %13 : tensor<1xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1xi1>, tensor<1xi32>
return %15 : tensor<1xi32>
}
}
// -----
// one_row
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xA0EEAF48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000C6430080224400006D430000244300302C45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x006022450000A8C200009E4200C0AC440000A8C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xA0EEAF48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000C6430080224400006D430000244300302C45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x006022450000A8C200009E4200C0AC440000A8C3"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<600xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.add %2, %3 : tensor<600xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.multiply %4, %5 : tensor<600xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%8 = stablehlo.multiply %7, %4 : tensor<600xi32>
%9 = stablehlo.add %6, %8 : tensor<600xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<600xi32>, tensor<i64>) -> tensor<600xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%12 = stablehlo.subtract %10, %11 : tensor<600xi32>
%13 = stablehlo.convert %12 : (tensor<600xi32>) -> tensor<600xf32>
%14 = stablehlo.reshape %13 : (tensor<600xf32>) -> tensor<1x600xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<300000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%19 = stablehlo.add %17, %18 : tensor<300000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<300000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<300000xi32>
%24 = stablehlo.add %21, %23 : tensor<300000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<300000xi32>, tensor<i64>) -> tensor<300000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<300000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<300000xi32>
%28 = stablehlo.convert %27 : (tensor<300000xi32>) -> tensor<300000xf32>
%29 = stablehlo.reshape %28 : (tensor<300000xf32>) -> tensor<600x500xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x600xf32>, tensor<600x500xf32>) -> tensor<1x500xf32>
%31 = stablehlo.dot_general %29, %14, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<600x500xf32>, tensor<1x600xf32>) -> tensor<500x1xf32>
%32 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<500xi32>
%35 = stablehlo.add %34, %33 : tensor<500xi32>
%36 = stablehlo.convert %35 : (tensor<500xi32>) -> tensor<500xf32>
%37 = stablehlo.reshape %36 : (tensor<500xf32>) -> tensor<1x500xf32>
%38 = stablehlo.multiply %30, %37 : tensor<1x500xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x500xf32>, tensor<f32>) -> tensor<f32>
%40 = stablehlo.reshape %38 : (tensor<1x500xf32>) -> tensor<500xf32>
%41 = stablehlo.slice %40 [0:5] : (tensor<500xf32>) -> tensor<5xf32>
%42 = stablehlo.reshape %38 : (tensor<1x500xf32>) -> tensor<500xf32>
%43 = stablehlo.slice %42 [495:500] : (tensor<500xf32>) -> tensor<5xf32>
%44 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%45 = call @remainder_1(%44, %c_9) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<500xi32>
%47 = stablehlo.add %46, %45 : tensor<500xi32>
%48 = stablehlo.convert %47 : (tensor<500xi32>) -> tensor<500xf32>
%49 = stablehlo.reshape %48 : (tensor<500xf32>) -> tensor<500x1xf32>
%50 = stablehlo.multiply %31, %49 : tensor<500x1xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<500x1xf32>, tensor<f32>) -> tensor<f32>
%52 = stablehlo.reshape %50 : (tensor<500x1xf32>) -> tensor<500xf32>
%53 = stablehlo.slice %52 [0:5] : (tensor<500xf32>) -> tensor<5xf32>
%54 = stablehlo.reshape %50 : (tensor<500x1xf32>) -> tensor<500xf32>
%55 = stablehlo.slice %54 [495:500] : (tensor<500xf32>) -> tensor<5xf32>
return %39, %41, %43, %51, %53, %55 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<600xi32>, %arg1: tensor<i64>) -> tensor<600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600xi32>, tensor<600xi32>) -> tensor<600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600xi1>, tensor<600xi1>) -> tensor<600xi1>
%12 = stablehlo.and %11, %6 : tensor<600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600xi32>
%14 = stablehlo.add %4, %13 : tensor<600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600xi1>, tensor<600xi32>
return %15 : tensor<600xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<300000xi32>, %arg1: tensor<i64>) -> tensor<300000xi32> {
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
func.func private @remainder_1(%arg0: tensor<500xi32>, %arg1: tensor<i64>) -> tensor<500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<500xi1>, tensor<500xi1>) -> tensor<500xi1>
%12 = stablehlo.and %11, %6 : tensor<500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%14 = stablehlo.add %4, %13 : tensor<500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<500xi1>, tensor<500xi32>
return %15 : tensor<500xi32>
}
}
// -----
// one_in_the_middle
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xC09F4E48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0080C843000009C400001045000080C0008004C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00A009C5009019C50000F442000060C300C070C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC09F4E48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0080C843000009C400001045000080C0008004C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00A009C5009019C50000F442000060C300C070C4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%4 = stablehlo.add %2, %3 : tensor<1200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1200xi32>
%9 = stablehlo.add %6, %8 : tensor<1200xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1200xi32>
%13 = stablehlo.convert %12 : (tensor<1200xi32>) -> tensor<1200xf32>
%14 = stablehlo.reshape %13 : (tensor<1200xf32>) -> tensor<600x1x2xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<600000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%19 = stablehlo.add %17, %18 : tensor<600000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<600000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<600000xi32>, tensor<i64>) -> tensor<600000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<600000xi32>
%24 = stablehlo.add %21, %23 : tensor<600000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<600000xi32>, tensor<i64>) -> tensor<600000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<600000xi32>
%28 = stablehlo.convert %27 : (tensor<600000xi32>) -> tensor<600000xf32>
%29 = stablehlo.reshape %28 : (tensor<600000xf32>) -> tensor<2x500x600xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [0, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<600x1x2xf32>, tensor<2x500x600xf32>) -> tensor<1x500xf32>
%31 = stablehlo.dot_general %29, %14, contracting_dims = [2, 0] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x500x600xf32>, tensor<600x1x2xf32>) -> tensor<500x1xf32>
%32 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<500xi32>
%35 = stablehlo.add %34, %33 : tensor<500xi32>
%36 = stablehlo.convert %35 : (tensor<500xi32>) -> tensor<500xf32>
%37 = stablehlo.reshape %36 : (tensor<500xf32>) -> tensor<1x500xf32>
%38 = stablehlo.multiply %30, %37 : tensor<1x500xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x500xf32>, tensor<f32>) -> tensor<f32>
%40 = stablehlo.reshape %38 : (tensor<1x500xf32>) -> tensor<500xf32>
%41 = stablehlo.slice %40 [0:5] : (tensor<500xf32>) -> tensor<5xf32>
%42 = stablehlo.reshape %38 : (tensor<1x500xf32>) -> tensor<500xf32>
%43 = stablehlo.slice %42 [495:500] : (tensor<500xf32>) -> tensor<5xf32>
%44 = stablehlo.iota dim = 0 : tensor<500xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%45 = call @remainder_1(%44, %c_9) : (tensor<500xi32>, tensor<i64>) -> tensor<500xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<500xi32>
%47 = stablehlo.add %46, %45 : tensor<500xi32>
%48 = stablehlo.convert %47 : (tensor<500xi32>) -> tensor<500xf32>
%49 = stablehlo.reshape %48 : (tensor<500xf32>) -> tensor<500x1xf32>
%50 = stablehlo.multiply %31, %49 : tensor<500x1xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<500x1xf32>, tensor<f32>) -> tensor<f32>
%52 = stablehlo.reshape %50 : (tensor<500x1xf32>) -> tensor<500xf32>
%53 = stablehlo.slice %52 [0:5] : (tensor<500xf32>) -> tensor<5xf32>
%54 = stablehlo.reshape %50 : (tensor<500x1xf32>) -> tensor<500xf32>
%55 = stablehlo.slice %54 [495:500] : (tensor<500xf32>) -> tensor<5xf32>
return %39, %41, %43, %51, %53, %55 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1200xi32>, %arg1: tensor<i64>) -> tensor<1200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1200xi1>, tensor<1200xi1>) -> tensor<1200xi1>
%12 = stablehlo.and %11, %6 : tensor<1200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%14 = stablehlo.add %4, %13 : tensor<1200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1200xi1>, tensor<1200xi32>
return %15 : tensor<1200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<600000xi32>, %arg1: tensor<i64>) -> tensor<600000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<600000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<600000xi32>, tensor<600000xi32>) -> tensor<600000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<600000xi32>, tensor<600000xi32>) -> tensor<600000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<600000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<600000xi1>, tensor<600000xi1>) -> tensor<600000xi1>
%12 = stablehlo.and %11, %6 : tensor<600000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<600000xi32>
%14 = stablehlo.add %4, %13 : tensor<600000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<600000xi1>, tensor<600000xi32>
return %15 : tensor<600000xi32>
}
func.func private @remainder_1(%arg0: tensor<500xi32>, %arg1: tensor<i64>) -> tensor<500xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<500xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<500xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<500xi32>, tensor<500xi32>) -> tensor<500xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<500xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<500xi1>, tensor<500xi1>) -> tensor<500xi1>
%12 = stablehlo.and %11, %6 : tensor<500xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<500xi32>
%14 = stablehlo.add %4, %13 : tensor<500xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<500xi1>, tensor<500xi32>
return %15 : tensor<500xi32>
}
}
// -----
// batch
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x40D58548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000078C30000EC430000DB44000063C400C08F44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0080DCC4000011430000024400C031C400005644"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x40D58548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x000078C30000EC430000DB44000063C400C08F44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x0080DCC4000011430000024400C031C400005644"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1500xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%4 = stablehlo.add %2, %3 : tensor<1500xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1500xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1500xi32>, tensor<i64>) -> tensor<1500xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1500xi32>
%9 = stablehlo.add %6, %8 : tensor<1500xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1500xi32>, tensor<i64>) -> tensor<1500xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1500xi32>
%13 = stablehlo.convert %12 : (tensor<1500xi32>) -> tensor<1500xf32>
%14 = stablehlo.reshape %13 : (tensor<1500xf32>) -> tensor<3x500xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%19 = stablehlo.add %17, %18 : tensor<450000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450000xi32>, tensor<i64>) -> tensor<450000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450000xi32>
%24 = stablehlo.add %21, %23 : tensor<450000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450000xi32>, tensor<i64>) -> tensor<450000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450000xi32>
%28 = stablehlo.convert %27 : (tensor<450000xi32>) -> tensor<450000xf32>
%29 = stablehlo.reshape %28 : (tensor<450000xf32>) -> tensor<3x500x300xf32>
%30 = stablehlo.dot_general %14, %29, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x500xf32>, tensor<3x500x300xf32>) -> tensor<3x300xf32>
%31 = stablehlo.dot_general %29, %14, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x500x300xf32>, tensor<3x500xf32>) -> tensor<3x300xf32>
%32 = stablehlo.iota dim = 0 : tensor<900xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<900xi32>, tensor<i64>) -> tensor<900xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<900xi32>
%35 = stablehlo.add %34, %33 : tensor<900xi32>
%36 = stablehlo.convert %35 : (tensor<900xi32>) -> tensor<900xf32>
%37 = stablehlo.reshape %36 : (tensor<900xf32>) -> tensor<3x300xf32>
%38 = stablehlo.multiply %30, %37 : tensor<3x300xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x300xf32>, tensor<f32>) -> tensor<f32>
%40 = stablehlo.reshape %38 : (tensor<3x300xf32>) -> tensor<900xf32>
%41 = stablehlo.slice %40 [0:5] : (tensor<900xf32>) -> tensor<5xf32>
%42 = stablehlo.reshape %38 : (tensor<3x300xf32>) -> tensor<900xf32>
%43 = stablehlo.slice %42 [895:900] : (tensor<900xf32>) -> tensor<5xf32>
%44 = stablehlo.iota dim = 0 : tensor<900xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%45 = call @remainder_1(%44, %c_9) : (tensor<900xi32>, tensor<i64>) -> tensor<900xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<900xi32>
%47 = stablehlo.add %46, %45 : tensor<900xi32>
%48 = stablehlo.convert %47 : (tensor<900xi32>) -> tensor<900xf32>
%49 = stablehlo.reshape %48 : (tensor<900xf32>) -> tensor<3x300xf32>
%50 = stablehlo.multiply %31, %49 : tensor<3x300xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x300xf32>, tensor<f32>) -> tensor<f32>
%52 = stablehlo.reshape %50 : (tensor<3x300xf32>) -> tensor<900xf32>
%53 = stablehlo.slice %52 [0:5] : (tensor<900xf32>) -> tensor<5xf32>
%54 = stablehlo.reshape %50 : (tensor<3x300xf32>) -> tensor<900xf32>
%55 = stablehlo.slice %54 [895:900] : (tensor<900xf32>) -> tensor<5xf32>
return %39, %41, %43, %51, %53, %55 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1500xi32>, %arg1: tensor<i64>) -> tensor<1500xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450000xi32>, %arg1: tensor<i64>) -> tensor<450000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450000xi32>, tensor<450000xi32>) -> tensor<450000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450000xi32>, tensor<450000xi32>) -> tensor<450000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450000xi1>, tensor<450000xi1>) -> tensor<450000xi1>
%12 = stablehlo.and %11, %6 : tensor<450000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%14 = stablehlo.add %4, %13 : tensor<450000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450000xi1>, tensor<450000xi32>
return %15 : tensor<450000xi32>
}
func.func private @remainder_1(%arg0: tensor<900xi32>, %arg1: tensor<i64>) -> tensor<900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900xi32>, tensor<900xi32>) -> tensor<900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900xi32>, tensor<900xi32>) -> tensor<900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900xi1>, tensor<900xi1>) -> tensor<900xi1>
%12 = stablehlo.and %11, %6 : tensor<900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900xi32>
%14 = stablehlo.add %4, %13 : tensor<900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900xi1>, tensor<900xi32>
return %15 : tensor<900xi32>
}
}
// -----
// batch_inside
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xA0AB8548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x00006FC30000C7C30080024400008FC400200F45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00804E45000069430000B8C20060964400009D44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xA0AB8548"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00006FC30000C7C30080024400008FC400200F45"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00804E45000069430000B8C20060964400009D44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1500xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%4 = stablehlo.add %2, %3 : tensor<1500xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1500xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1500xi32>, tensor<i64>) -> tensor<1500xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1500xi32>
%9 = stablehlo.add %6, %8 : tensor<1500xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1500xi32>, tensor<i64>) -> tensor<1500xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1500xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1500xi32>
%13 = stablehlo.convert %12 : (tensor<1500xi32>) -> tensor<1500xf32>
%14 = stablehlo.reshape %13 : (tensor<1500xf32>) -> tensor<500x3xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<450000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%19 = stablehlo.add %17, %18 : tensor<450000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<450000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<450000xi32>, tensor<i64>) -> tensor<450000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<450000xi32>
%24 = stablehlo.add %21, %23 : tensor<450000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<450000xi32>, tensor<i64>) -> tensor<450000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<450000xi32>
%28 = stablehlo.convert %27 : (tensor<450000xi32>) -> tensor<450000xf32>
%29 = stablehlo.reshape %28 : (tensor<450000xf32>) -> tensor<500x3x300xf32>
%30 = stablehlo.dot_general %14, %29, batching_dims = [1] x [1], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<500x3xf32>, tensor<500x3x300xf32>) -> tensor<3x300xf32>
%31 = stablehlo.dot_general %29, %14, batching_dims = [1] x [1], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<500x3x300xf32>, tensor<500x3xf32>) -> tensor<3x300xf32>
%32 = stablehlo.iota dim = 0 : tensor<900xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<900xi32>, tensor<i64>) -> tensor<900xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<900xi32>
%35 = stablehlo.add %34, %33 : tensor<900xi32>
%36 = stablehlo.convert %35 : (tensor<900xi32>) -> tensor<900xf32>
%37 = stablehlo.reshape %36 : (tensor<900xf32>) -> tensor<3x300xf32>
%38 = stablehlo.multiply %30, %37 : tensor<3x300xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x300xf32>, tensor<f32>) -> tensor<f32>
%40 = stablehlo.reshape %38 : (tensor<3x300xf32>) -> tensor<900xf32>
%41 = stablehlo.slice %40 [0:5] : (tensor<900xf32>) -> tensor<5xf32>
%42 = stablehlo.reshape %38 : (tensor<3x300xf32>) -> tensor<900xf32>
%43 = stablehlo.slice %42 [895:900] : (tensor<900xf32>) -> tensor<5xf32>
%44 = stablehlo.iota dim = 0 : tensor<900xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%45 = call @remainder_1(%44, %c_9) : (tensor<900xi32>, tensor<i64>) -> tensor<900xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<900xi32>
%47 = stablehlo.add %46, %45 : tensor<900xi32>
%48 = stablehlo.convert %47 : (tensor<900xi32>) -> tensor<900xf32>
%49 = stablehlo.reshape %48 : (tensor<900xf32>) -> tensor<3x300xf32>
%50 = stablehlo.multiply %31, %49 : tensor<3x300xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x300xf32>, tensor<f32>) -> tensor<f32>
%52 = stablehlo.reshape %50 : (tensor<3x300xf32>) -> tensor<900xf32>
%53 = stablehlo.slice %52 [0:5] : (tensor<900xf32>) -> tensor<5xf32>
%54 = stablehlo.reshape %50 : (tensor<3x300xf32>) -> tensor<900xf32>
%55 = stablehlo.slice %54 [895:900] : (tensor<900xf32>) -> tensor<5xf32>
return %39, %41, %43, %51, %53, %55 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1500xi32>, %arg1: tensor<i64>) -> tensor<1500xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<450000xi32>, %arg1: tensor<i64>) -> tensor<450000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<450000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<450000xi32>, tensor<450000xi32>) -> tensor<450000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<450000xi32>, tensor<450000xi32>) -> tensor<450000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<450000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<450000xi1>, tensor<450000xi1>) -> tensor<450000xi1>
%12 = stablehlo.and %11, %6 : tensor<450000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<450000xi32>
%14 = stablehlo.add %4, %13 : tensor<450000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<450000xi1>, tensor<450000xi32>
return %15 : tensor<450000xi32>
}
func.func private @remainder_1(%arg0: tensor<900xi32>, %arg1: tensor<i64>) -> tensor<900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900xi32>, tensor<900xi32>) -> tensor<900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900xi32>, tensor<900xi32>) -> tensor<900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900xi1>, tensor<900xi1>) -> tensor<900xi1>
%12 = stablehlo.and %11, %6 : tensor<900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900xi32>
%14 = stablehlo.add %4, %13 : tensor<900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900xi1>, tensor<900xi32>
return %15 : tensor<900xi32>
}
}
// -----
// batch_behind
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0xC0231B48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x0000AA420000C0C1000004C20000E6430080B143"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x00808AC40040CE4400C00DC50080E3C30000C242"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0xC0231B48"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x0000AA420000C0C1000004C20000E6430080B143"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x00808AC40040CE4400C00DC50080E3C30000C242"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<3000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%4 = stablehlo.add %2, %3 : tensor<3000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<3000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<3000xi32>
%9 = stablehlo.add %6, %8 : tensor<3000xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<3000xi32>, tensor<i64>) -> tensor<3000xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<3000xi32>
%13 = stablehlo.convert %12 : (tensor<3000xi32>) -> tensor<3000xf32>
%14 = stablehlo.reshape %13 : (tensor<3000xf32>) -> tensor<2x500x3xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<900000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%19 = stablehlo.add %17, %18 : tensor<900000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<900000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<900000xi32>, tensor<i64>) -> tensor<900000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<900000xi32>
%24 = stablehlo.add %21, %23 : tensor<900000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<900000xi32>, tensor<i64>) -> tensor<900000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<900000xi32>
%28 = stablehlo.convert %27 : (tensor<900000xi32>) -> tensor<900000xf32>
%29 = stablehlo.reshape %28 : (tensor<900000xf32>) -> tensor<500x300x3x2xf32>
%30 = stablehlo.dot_general %14, %29, batching_dims = [0, 2] x [3, 2], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x500x3xf32>, tensor<500x300x3x2xf32>) -> tensor<2x3x300xf32>
%31 = stablehlo.dot_general %29, %14, batching_dims = [3, 2] x [0, 2], contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<500x300x3x2xf32>, tensor<2x500x3xf32>) -> tensor<2x3x300xf32>
%32 = stablehlo.iota dim = 0 : tensor<1800xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<1800xi32>, tensor<i64>) -> tensor<1800xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1800xi32>
%35 = stablehlo.add %34, %33 : tensor<1800xi32>
%36 = stablehlo.convert %35 : (tensor<1800xi32>) -> tensor<1800xf32>
%37 = stablehlo.reshape %36 : (tensor<1800xf32>) -> tensor<2x3x300xf32>
%38 = stablehlo.multiply %30, %37 : tensor<2x3x300xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x300xf32>, tensor<f32>) -> tensor<f32>
%40 = stablehlo.reshape %38 : (tensor<2x3x300xf32>) -> tensor<1800xf32>
%41 = stablehlo.slice %40 [0:5] : (tensor<1800xf32>) -> tensor<5xf32>
%42 = stablehlo.reshape %38 : (tensor<2x3x300xf32>) -> tensor<1800xf32>
%43 = stablehlo.slice %42 [1795:1800] : (tensor<1800xf32>) -> tensor<5xf32>
%44 = stablehlo.iota dim = 0 : tensor<1800xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%45 = call @remainder_1(%44, %c_9) : (tensor<1800xi32>, tensor<i64>) -> tensor<1800xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1800xi32>
%47 = stablehlo.add %46, %45 : tensor<1800xi32>
%48 = stablehlo.convert %47 : (tensor<1800xi32>) -> tensor<1800xf32>
%49 = stablehlo.reshape %48 : (tensor<1800xf32>) -> tensor<2x3x300xf32>
%50 = stablehlo.multiply %31, %49 : tensor<2x3x300xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%51 = stablehlo.reduce(%50 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x300xf32>, tensor<f32>) -> tensor<f32>
%52 = stablehlo.reshape %50 : (tensor<2x3x300xf32>) -> tensor<1800xf32>
%53 = stablehlo.slice %52 [0:5] : (tensor<1800xf32>) -> tensor<5xf32>
%54 = stablehlo.reshape %50 : (tensor<2x3x300xf32>) -> tensor<1800xf32>
%55 = stablehlo.slice %54 [1795:1800] : (tensor<1800xf32>) -> tensor<5xf32>
return %39, %41, %43, %51, %53, %55 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<3000xi32>, %arg1: tensor<i64>) -> tensor<3000xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<900000xi32>, %arg1: tensor<i64>) -> tensor<900000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<900000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<900000xi32>, tensor<900000xi32>) -> tensor<900000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<900000xi32>, tensor<900000xi32>) -> tensor<900000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<900000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<900000xi1>, tensor<900000xi1>) -> tensor<900000xi1>
%12 = stablehlo.and %11, %6 : tensor<900000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<900000xi32>
%14 = stablehlo.add %4, %13 : tensor<900000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<900000xi1>, tensor<900000xi32>
return %15 : tensor<900000xi32>
}
func.func private @remainder_1(%arg0: tensor<1800xi32>, %arg1: tensor<i64>) -> tensor<1800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1800xi32>, tensor<1800xi32>) -> tensor<1800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1800xi32>, tensor<1800xi32>) -> tensor<1800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1800xi1>, tensor<1800xi1>) -> tensor<1800xi1>
%12 = stablehlo.and %11, %6 : tensor<1800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1800xi32>
%14 = stablehlo.add %4, %13 : tensor<1800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1800xi1>, tensor<1800xi32>
return %15 : tensor<1800xi32>
}
}
// -----
// two_sums
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:6 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00BDC448"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x00000D440080114400003A430000A0C300801DC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x004053450040B0440080A6C40000134400C03744"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00BDC448"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00000D440080114400003A430000A0C300801DC4"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e5 = stablehlo.constant dense<"0x004053450040B0440080A6C40000134400C03744"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<1200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%4 = stablehlo.add %2, %3 : tensor<1200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<1200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<1200xi32>
%9 = stablehlo.add %6, %8 : tensor<1200xi32>
%c_1 = stablehlo.constant dense<7> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%c_2 = stablehlo.constant dense<3> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<1200xi32>
%13 = stablehlo.convert %12 : (tensor<1200xi32>) -> tensor<1200xf32>
%14 = stablehlo.reshape %13 : (tensor<1200xf32>) -> tensor<40x30xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<480000xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%19 = stablehlo.add %17, %18 : tensor<480000xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%21 = stablehlo.multiply %19, %20 : tensor<480000xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<480000xi32>, tensor<i64>) -> tensor<480000xi32>
%23 = stablehlo.multiply %22, %19 : tensor<480000xi32>
%24 = stablehlo.add %21, %23 : tensor<480000xi32>
%c_5 = stablehlo.constant dense<9> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<480000xi32>, tensor<i64>) -> tensor<480000xi32>
%c_6 = stablehlo.constant dense<4> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%27 = stablehlo.subtract %25, %26 : tensor<480000xi32>
%28 = stablehlo.convert %27 : (tensor<480000xi32>) -> tensor<480000xf32>
%29 = stablehlo.reshape %28 : (tensor<480000xf32>) -> tensor<30x400x40xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1, 0] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<40x30xf32>, tensor<30x400x40xf32>) -> tensor<400xf32>
%31 = stablehlo.dot_general %29, %14, contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<30x400x40xf32>, tensor<40x30xf32>) -> tensor<400xf32>
%32 = stablehlo.iota dim = 0 : tensor<400xi32>
%c_7 = stablehlo.constant dense<7> : tensor<i64>
%33 = call @remainder_1(%32, %c_7) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<400xi32>
%35 = stablehlo.add %34, %33 : tensor<400xi32>
%36 = stablehlo.convert %35 : (tensor<400xi32>) -> tensor<400xf32>
%37 = stablehlo.multiply %30, %36 : tensor<400xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<400xf32>, tensor<f32>) -> tensor<f32>
%39 = stablehlo.slice %37 [0:5] : (tensor<400xf32>) -> tensor<5xf32>
%40 = stablehlo.slice %37 [395:400] : (tensor<400xf32>) -> tensor<5xf32>
%41 = stablehlo.iota dim = 0 : tensor<400xi32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%42 = call @remainder_1(%41, %c_9) : (tensor<400xi32>, tensor<i64>) -> tensor<400xi32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<400xi32>
%44 = stablehlo.add %43, %42 : tensor<400xi32>
%45 = stablehlo.convert %44 : (tensor<400xi32>) -> tensor<400xf32>
%46 = stablehlo.multiply %31, %45 : tensor<400xf32>
%cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<400xf32>, tensor<f32>) -> tensor<f32>
%48 = stablehlo.slice %46 [0:5] : (tensor<400xf32>) -> tensor<5xf32>
%49 = stablehlo.slice %46 [395:400] : (tensor<400xf32>) -> tensor<5xf32>
return %38, %39, %40, %47, %48, %49 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<1200xi32>, %arg1: tensor<i64>) -> tensor<1200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1200xi1>, tensor<1200xi1>) -> tensor<1200xi1>
%12 = stablehlo.and %11, %6 : tensor<1200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%14 = stablehlo.add %4, %13 : tensor<1200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1200xi1>, tensor<1200xi32>
return %15 : tensor<1200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<480000xi32>, %arg1: tensor<i64>) -> tensor<480000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<480000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<480000xi32>, tensor<480000xi32>) -> tensor<480000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<480000xi32>, tensor<480000xi32>) -> tensor<480000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<480000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<480000xi1>, tensor<480000xi1>) -> tensor<480000xi1>
%12 = stablehlo.and %11, %6 : tensor<480000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<480000xi32>
%14 = stablehlo.add %4, %13 : tensor<480000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<480000xi1>, tensor<480000xi32>
return %15 : tensor<480000xi32>
}
func.func private @remainder_1(%arg0: tensor<400xi32>, %arg1: tensor<i64>) -> tensor<400xi32> {
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
}
// -----
// in_loop_200x301
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:7 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x008016C5"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0000080C00000C0C0000000C1000020C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x0000C0C0000000C1000020C1000040C1000060C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00400C45"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x90D55749"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e5 = stablehlo.constant dense<"0x000038430000444300009343000038440000F543"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x00808243000033440000E6430080054400A09C44"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<60200xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%4 = stablehlo.add %2, %3 : tensor<60200xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%6 = stablehlo.multiply %4, %5 : tensor<60200xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<60200xi32>, tensor<i64>) -> tensor<60200xi32>
%8 = stablehlo.multiply %7, %4 : tensor<60200xi32>
%9 = stablehlo.add %6, %8 : tensor<60200xi32>
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<60200xi32>, tensor<i64>) -> tensor<60200xi32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%12 = stablehlo.subtract %10, %11 : tensor<60200xi32>
%13 = stablehlo.convert %12 : (tensor<60200xi32>) -> tensor<60200xf32>
%14 = stablehlo.reshape %13 : (tensor<60200xf32>) -> tensor<200x301xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<200x301xf32>
%16 = stablehlo.subtract %14, %15 : tensor<200x301xf32>
%17 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
%19 = stablehlo.iota dim = 0 : tensor<1200xi32>
%20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%21 = stablehlo.add %19, %20 : tensor<1200xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%23 = stablehlo.multiply %21, %22 : tensor<1200xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%24 = call @remainder_0(%21, %c_4) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%25 = stablehlo.multiply %24, %21 : tensor<1200xi32>
%26 = stablehlo.add %23, %25 : tensor<1200xi32>
%c_5 = stablehlo.constant dense<5> : tensor<i64>
%27 = call @remainder_0(%26, %c_5) : (tensor<1200xi32>, tensor<i64>) -> tensor<1200xi32>
%c_6 = stablehlo.constant dense<2> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%29 = stablehlo.subtract %27, %28 : tensor<1200xi32>
%30 = stablehlo.convert %29 : (tensor<1200xi32>) -> tensor<1200xf32>
%31 = stablehlo.reshape %30 : (tensor<1200xf32>) -> tensor<6x200xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x301xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%33:5 = stablehlo.while(%iterArg = %31, %iterArg_22 = %16, %iterArg_23 = %c_9, %iterArg_24 = %cst_7, %iterArg_25 = %32) : tensor<6x200xf32>, tensor<200x301xf32>, tensor<i64>, tensor<f32>, tensor<6x301xf32>
cond {
%c_26 = stablehlo.constant dense<6> : tensor<i64>
%70 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%70 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<6x200xf32>, tensor<i64>) -> tensor<200xf32>
%71:2 = func.call @closed_call(%iterArg_22, %iterArg_24, %70) : (tensor<200x301xf32>, tensor<f32>, tensor<200xf32>) -> (tensor<f32>, tensor<301xf32>)
%72 = func.call @dynamic_update_index_in_dim(%iterArg_25, %71#1, %iterArg_23) : (tensor<6x301xf32>, tensor<301xf32>, tensor<i64>) -> tensor<6x301xf32>
%c_26 = stablehlo.constant dense<1> : tensor<i64>
%73 = stablehlo.add %iterArg_23, %c_26 : tensor<i64>
stablehlo.return %iterArg, %iterArg_22, %73, %71#0, %72 : tensor<6x200xf32>, tensor<200x301xf32>, tensor<i64>, tensor<f32>, tensor<6x301xf32>
}
%34 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%35 = stablehlo.reshape %34 : (tensor<1xi32>) -> tensor<i32>
%36 = stablehlo.iota dim = 0 : tensor<301xi32>
%37 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<301xi32>
%38 = stablehlo.add %36, %37 : tensor<301xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<301xi32>
%40 = stablehlo.multiply %38, %39 : tensor<301xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%41 = call @remainder_1(%38, %c_11) : (tensor<301xi32>, tensor<i64>) -> tensor<301xi32>
%42 = stablehlo.multiply %41, %38 : tensor<301xi32>
%43 = stablehlo.add %40, %42 : tensor<301xi32>
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%44 = call @remainder_1(%43, %c_12) : (tensor<301xi32>, tensor<i64>) -> tensor<301xi32>
%c_13 = stablehlo.constant dense<2> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<301xi32>
%46 = stablehlo.subtract %44, %45 : tensor<301xi32>
%47 = stablehlo.convert %46 : (tensor<301xi32>) -> tensor<301xf32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%48:4 = stablehlo.while(%iterArg = %16, %iterArg_22 = %c_15, %iterArg_23 = %c_14, %iterArg_24 = %47) : tensor<200x301xf32>, tensor<i64>, tensor<i64>, tensor<301xf32>
cond {
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%70 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%70:2 = func.call @closed_call_2(%iterArg, %iterArg_23, %iterArg_24) : (tensor<200x301xf32>, tensor<i64>, tensor<301xf32>) -> (tensor<i64>, tensor<301xf32>)
%c_25 = stablehlo.constant dense<1> : tensor<i64>
%71 = stablehlo.add %iterArg_22, %c_25 : tensor<i64>
stablehlo.return %iterArg, %71, %70#0, %70#1 : tensor<200x301xf32>, tensor<i64>, tensor<i64>, tensor<301xf32>
}
%49 = stablehlo.iota dim = 0 : tensor<301xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_16) : (tensor<301xi32>, tensor<i64>) -> tensor<301xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<301xi32>
%52 = stablehlo.add %51, %50 : tensor<301xi32>
%53 = stablehlo.convert %52 : (tensor<301xi32>) -> tensor<301xf32>
%54 = stablehlo.multiply %48#3, %53 : tensor<301xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%55 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<301xf32>, tensor<f32>) -> tensor<f32>
%56 = stablehlo.slice %54 [0:5] : (tensor<301xf32>) -> tensor<5xf32>
%57 = stablehlo.slice %54 [296:301] : (tensor<301xf32>) -> tensor<5xf32>
%58 = stablehlo.iota dim = 0 : tensor<1806xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_4(%58, %c_19) : (tensor<1806xi32>, tensor<i64>) -> tensor<1806xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1806xi32>
%61 = stablehlo.add %60, %59 : tensor<1806xi32>
%62 = stablehlo.convert %61 : (tensor<1806xi32>) -> tensor<1806xf32>
%63 = stablehlo.reshape %62 : (tensor<1806xf32>) -> tensor<6x301xf32>
%64 = stablehlo.multiply %33#4, %63 : tensor<6x301xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x301xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<6x301xf32>) -> tensor<1806xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<1806xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<6x301xf32>) -> tensor<1806xf32>
%69 = stablehlo.slice %68 [1801:1806] : (tensor<1806xf32>) -> tensor<5xf32>
return %55, %56, %57, %33#3, %65, %67, %69 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<60200xi32>, %arg1: tensor<i64>) -> tensor<60200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<60200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<60200xi32>, tensor<60200xi32>) -> tensor<60200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<60200xi32>, tensor<60200xi32>) -> tensor<60200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<60200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<60200xi1>, tensor<60200xi1>) -> tensor<60200xi1>
%12 = stablehlo.and %11, %6 : tensor<60200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<60200xi32>
%14 = stablehlo.add %4, %13 : tensor<60200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<60200xi1>, tensor<60200xi32>
return %15 : tensor<60200xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<1200xi32>, %arg1: tensor<i64>) -> tensor<1200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1200xi32>, tensor<1200xi32>) -> tensor<1200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1200xi1>, tensor<1200xi1>) -> tensor<1200xi1>
%12 = stablehlo.and %11, %6 : tensor<1200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1200xi32>
%14 = stablehlo.add %4, %13 : tensor<1200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1200xi1>, tensor<1200xi32>
return %15 : tensor<1200xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<6x200xf32>, %arg1: tensor<i64>) -> tensor<200xf32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 200] : (tensor<6x200xf32>, tensor<i64>, tensor<i64>) -> tensor<1x200xf32>
%1 = stablehlo.reshape %0 : (tensor<1x200xf32>) -> tensor<200xf32>
return %1 : tensor<200xf32>
}
func.func private @closed_call(%arg0: tensor<200x301xf32>, %arg1: tensor<f32>, %arg2: tensor<200xf32>) -> (tensor<f32>, tensor<301xf32>) {
%0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200xf32>, tensor<200x301xf32>) -> tensor<301xf32>
%1 = stablehlo.slice %0 [0:3] : (tensor<301xf32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%3 = stablehlo.add %arg1, %2 : tensor<f32>
%4 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200xf32>, tensor<200x301xf32>) -> tensor<301xf32>
return %3, %4 : tensor<f32>, tensor<301xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x301xf32>, %arg1: tensor<301xf32>, %arg2: tensor<i64>) -> tensor<6x301xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<301xf32>) -> tensor<1x301xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x301xf32>, tensor<1x301xf32>, tensor<i64>, tensor<i64>) -> tensor<6x301xf32>
return %1 : tensor<6x301xf32>
}
func.func private @remainder_1(%arg0: tensor<301xi32>, %arg1: tensor<i64>) -> tensor<301xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<301xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<301xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<301xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<301xi32>, tensor<301xi32>) -> tensor<301xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<301xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<301xi32>, tensor<301xi32>) -> tensor<301xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<301xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<301xi1>, tensor<301xi1>) -> tensor<301xi1>
%12 = stablehlo.and %11, %6 : tensor<301xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<301xi32>
%14 = stablehlo.add %4, %13 : tensor<301xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<301xi1>, tensor<301xi32>
return %15 : tensor<301xi32>
}
func.func private @closed_call_2(%arg0: tensor<200x301xf32>, %arg1: tensor<i64>, %arg2: tensor<301xf32>) -> (tensor<i64>, tensor<301xf32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<200x301xf32>) -> tensor<301x200xf32>
%2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x301xf32>, tensor<301xf32>) -> tensor<200xf32>
%c_0 = stablehlo.constant dense<-2> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%3 = call @clip(%2, %c_0, %c_1) : (tensor<200xf32>, tensor<i64>, tensor<i64>) -> tensor<200xf32>
%4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<301x200xf32>, tensor<200xf32>) -> tensor<301xf32>
%c_2 = stablehlo.constant dense<-2> : tensor<i64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%5 = call @clip_3(%4, %c_2, %c_3) : (tensor<301xf32>, tensor<i64>, tensor<i64>) -> tensor<301xf32>
return %0, %5 : tensor<i64>, tensor<301xf32>
}
func.func private @clip(%arg0: tensor<200xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<200xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<200xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<200xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<200xf32>
%5 = stablehlo.minimum %4, %2 : tensor<200xf32>
return %5 : tensor<200xf32>
}
func.func private @clip_3(%arg0: tensor<301xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<301xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<301xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<301xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<301xf32>
%5 = stablehlo.minimum %4, %2 : tensor<301xf32>
return %5 : tensor<301xf32>
}
func.func private @remainder_4(%arg0: tensor<1806xi32>, %arg1: tensor<i64>) -> tensor<1806xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1806xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1806xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1806xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1806xi32>, tensor<1806xi32>) -> tensor<1806xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1806xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1806xi32>, tensor<1806xi32>) -> tensor<1806xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1806xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1806xi1>, tensor<1806xi1>) -> tensor<1806xi1>
%12 = stablehlo.and %11, %6 : tensor<1806xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1806xi32>
%14 = stablehlo.add %4, %13 : tensor<1806xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1806xi1>, tensor<1806xi32>
return %15 : tensor<1806xi32>
}
}
// -----
// in_loop_700x520
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:7 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00B081C5"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0000080C00000C0C0000000C1000020C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000020C1000040C1000060C1000000C0000080C0"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x0050D445"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x26088E4A"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e5 = stablehlo.constant dense<"0x0080A143008026440000B7440080A1440020D044"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x0000F04300801B44000079440080A54400401745"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<364000xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%4 = stablehlo.add %2, %3 : tensor<364000xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%6 = stablehlo.multiply %4, %5 : tensor<364000xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<364000xi32>, tensor<i64>) -> tensor<364000xi32>
%8 = stablehlo.multiply %7, %4 : tensor<364000xi32>
%9 = stablehlo.add %6, %8 : tensor<364000xi32>
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<364000xi32>, tensor<i64>) -> tensor<364000xi32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%12 = stablehlo.subtract %10, %11 : tensor<364000xi32>
%13 = stablehlo.convert %12 : (tensor<364000xi32>) -> tensor<364000xf32>
%14 = stablehlo.reshape %13 : (tensor<364000xf32>) -> tensor<700x520xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<700x520xf32>
%16 = stablehlo.subtract %14, %15 : tensor<700x520xf32>
%17 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
%19 = stablehlo.iota dim = 0 : tensor<4200xi32>
%20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%21 = stablehlo.add %19, %20 : tensor<4200xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%23 = stablehlo.multiply %21, %22 : tensor<4200xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%24 = call @remainder_0(%21, %c_4) : (tensor<4200xi32>, tensor<i64>) -> tensor<4200xi32>
%25 = stablehlo.multiply %24, %21 : tensor<4200xi32>
%26 = stablehlo.add %23, %25 : tensor<4200xi32>
%c_5 = stablehlo.constant dense<5> : tensor<i64>
%27 = call @remainder_0(%26, %c_5) : (tensor<4200xi32>, tensor<i64>) -> tensor<4200xi32>
%c_6 = stablehlo.constant dense<2> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%29 = stablehlo.subtract %27, %28 : tensor<4200xi32>
%30 = stablehlo.convert %29 : (tensor<4200xi32>) -> tensor<4200xf32>
%31 = stablehlo.reshape %30 : (tensor<4200xf32>) -> tensor<6x700xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x520xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%33:5 = stablehlo.while(%iterArg = %31, %iterArg_22 = %16, %iterArg_23 = %c_9, %iterArg_24 = %cst_7, %iterArg_25 = %32) : tensor<6x700xf32>, tensor<700x520xf32>, tensor<i64>, tensor<f32>, tensor<6x520xf32>
cond {
%c_26 = stablehlo.constant dense<6> : tensor<i64>
%70 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%70 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<6x700xf32>, tensor<i64>) -> tensor<700xf32>
%71:2 = func.call @closed_call(%iterArg_22, %iterArg_24, %70) : (tensor<700x520xf32>, tensor<f32>, tensor<700xf32>) -> (tensor<f32>, tensor<520xf32>)
%72 = func.call @dynamic_update_index_in_dim(%iterArg_25, %71#1, %iterArg_23) : (tensor<6x520xf32>, tensor<520xf32>, tensor<i64>) -> tensor<6x520xf32>
%c_26 = stablehlo.constant dense<1> : tensor<i64>
%73 = stablehlo.add %iterArg_23, %c_26 : tensor<i64>
stablehlo.return %iterArg, %iterArg_22, %73, %71#0, %72 : tensor<6x700xf32>, tensor<700x520xf32>, tensor<i64>, tensor<f32>, tensor<6x520xf32>
}
%34 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%35 = stablehlo.reshape %34 : (tensor<1xi32>) -> tensor<i32>
%36 = stablehlo.iota dim = 0 : tensor<520xi32>
%37 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<520xi32>
%38 = stablehlo.add %36, %37 : tensor<520xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<520xi32>
%40 = stablehlo.multiply %38, %39 : tensor<520xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%41 = call @remainder_1(%38, %c_11) : (tensor<520xi32>, tensor<i64>) -> tensor<520xi32>
%42 = stablehlo.multiply %41, %38 : tensor<520xi32>
%43 = stablehlo.add %40, %42 : tensor<520xi32>
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%44 = call @remainder_1(%43, %c_12) : (tensor<520xi32>, tensor<i64>) -> tensor<520xi32>
%c_13 = stablehlo.constant dense<2> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<520xi32>
%46 = stablehlo.subtract %44, %45 : tensor<520xi32>
%47 = stablehlo.convert %46 : (tensor<520xi32>) -> tensor<520xf32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%48:4 = stablehlo.while(%iterArg = %16, %iterArg_22 = %c_15, %iterArg_23 = %c_14, %iterArg_24 = %47) : tensor<700x520xf32>, tensor<i64>, tensor<i64>, tensor<520xf32>
cond {
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%70 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%70:2 = func.call @closed_call_2(%iterArg, %iterArg_23, %iterArg_24) : (tensor<700x520xf32>, tensor<i64>, tensor<520xf32>) -> (tensor<i64>, tensor<520xf32>)
%c_25 = stablehlo.constant dense<1> : tensor<i64>
%71 = stablehlo.add %iterArg_22, %c_25 : tensor<i64>
stablehlo.return %iterArg, %71, %70#0, %70#1 : tensor<700x520xf32>, tensor<i64>, tensor<i64>, tensor<520xf32>
}
%49 = stablehlo.iota dim = 0 : tensor<520xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_16) : (tensor<520xi32>, tensor<i64>) -> tensor<520xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<520xi32>
%52 = stablehlo.add %51, %50 : tensor<520xi32>
%53 = stablehlo.convert %52 : (tensor<520xi32>) -> tensor<520xf32>
%54 = stablehlo.multiply %48#3, %53 : tensor<520xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%55 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<520xf32>, tensor<f32>) -> tensor<f32>
%56 = stablehlo.slice %54 [0:5] : (tensor<520xf32>) -> tensor<5xf32>
%57 = stablehlo.slice %54 [515:520] : (tensor<520xf32>) -> tensor<5xf32>
%58 = stablehlo.iota dim = 0 : tensor<3120xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_4(%58, %c_19) : (tensor<3120xi32>, tensor<i64>) -> tensor<3120xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3120xi32>
%61 = stablehlo.add %60, %59 : tensor<3120xi32>
%62 = stablehlo.convert %61 : (tensor<3120xi32>) -> tensor<3120xf32>
%63 = stablehlo.reshape %62 : (tensor<3120xf32>) -> tensor<6x520xf32>
%64 = stablehlo.multiply %33#4, %63 : tensor<6x520xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x520xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<6x520xf32>) -> tensor<3120xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<3120xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<6x520xf32>) -> tensor<3120xf32>
%69 = stablehlo.slice %68 [3115:3120] : (tensor<3120xf32>) -> tensor<5xf32>
return %55, %56, %57, %33#3, %65, %67, %69 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<364000xi32>, %arg1: tensor<i64>) -> tensor<364000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<364000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<364000xi32>, tensor<364000xi32>) -> tensor<364000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<364000xi32>, tensor<364000xi32>) -> tensor<364000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<364000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<364000xi1>, tensor<364000xi1>) -> tensor<364000xi1>
%12 = stablehlo.and %11, %6 : tensor<364000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<364000xi32>
%14 = stablehlo.add %4, %13 : tensor<364000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<364000xi1>, tensor<364000xi32>
return %15 : tensor<364000xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4200xi32>, %arg1: tensor<i64>) -> tensor<4200xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4200xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4200xi32>, tensor<4200xi32>) -> tensor<4200xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4200xi32>, tensor<4200xi32>) -> tensor<4200xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4200xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4200xi1>, tensor<4200xi1>) -> tensor<4200xi1>
%12 = stablehlo.and %11, %6 : tensor<4200xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4200xi32>
%14 = stablehlo.add %4, %13 : tensor<4200xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4200xi1>, tensor<4200xi32>
return %15 : tensor<4200xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<6x700xf32>, %arg1: tensor<i64>) -> tensor<700xf32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 700] : (tensor<6x700xf32>, tensor<i64>, tensor<i64>) -> tensor<1x700xf32>
%1 = stablehlo.reshape %0 : (tensor<1x700xf32>) -> tensor<700xf32>
return %1 : tensor<700xf32>
}
func.func private @closed_call(%arg0: tensor<700x520xf32>, %arg1: tensor<f32>, %arg2: tensor<700xf32>) -> (tensor<f32>, tensor<520xf32>) {
%0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700xf32>, tensor<700x520xf32>) -> tensor<520xf32>
%1 = stablehlo.slice %0 [0:3] : (tensor<520xf32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%3 = stablehlo.add %arg1, %2 : tensor<f32>
%4 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700xf32>, tensor<700x520xf32>) -> tensor<520xf32>
return %3, %4 : tensor<f32>, tensor<520xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x520xf32>, %arg1: tensor<520xf32>, %arg2: tensor<i64>) -> tensor<6x520xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<520xf32>) -> tensor<1x520xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x520xf32>, tensor<1x520xf32>, tensor<i64>, tensor<i64>) -> tensor<6x520xf32>
return %1 : tensor<6x520xf32>
}
func.func private @remainder_1(%arg0: tensor<520xi32>, %arg1: tensor<i64>) -> tensor<520xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<520xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<520xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<520xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<520xi32>, tensor<520xi32>) -> tensor<520xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<520xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<520xi32>, tensor<520xi32>) -> tensor<520xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<520xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<520xi1>, tensor<520xi1>) -> tensor<520xi1>
%12 = stablehlo.and %11, %6 : tensor<520xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<520xi32>
%14 = stablehlo.add %4, %13 : tensor<520xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<520xi1>, tensor<520xi32>
return %15 : tensor<520xi32>
}
func.func private @closed_call_2(%arg0: tensor<700x520xf32>, %arg1: tensor<i64>, %arg2: tensor<520xf32>) -> (tensor<i64>, tensor<520xf32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<700x520xf32>) -> tensor<520x700xf32>
%2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<700x520xf32>, tensor<520xf32>) -> tensor<700xf32>
%c_0 = stablehlo.constant dense<-2> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%3 = call @clip(%2, %c_0, %c_1) : (tensor<700xf32>, tensor<i64>, tensor<i64>) -> tensor<700xf32>
%4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<520x700xf32>, tensor<700xf32>) -> tensor<520xf32>
%c_2 = stablehlo.constant dense<-2> : tensor<i64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%5 = call @clip_3(%4, %c_2, %c_3) : (tensor<520xf32>, tensor<i64>, tensor<i64>) -> tensor<520xf32>
return %0, %5 : tensor<i64>, tensor<520xf32>
}
func.func private @clip(%arg0: tensor<700xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<700xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<700xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<700xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<700xf32>
%5 = stablehlo.minimum %4, %2 : tensor<700xf32>
return %5 : tensor<700xf32>
}
func.func private @clip_3(%arg0: tensor<520xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<520xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<520xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<520xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<520xf32>
%5 = stablehlo.minimum %4, %2 : tensor<520xf32>
return %5 : tensor<520xf32>
}
func.func private @remainder_4(%arg0: tensor<3120xi32>, %arg1: tensor<i64>) -> tensor<3120xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3120xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3120xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3120xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3120xi32>, tensor<3120xi32>) -> tensor<3120xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3120xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3120xi32>, tensor<3120xi32>) -> tensor<3120xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3120xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3120xi1>, tensor<3120xi1>) -> tensor<3120xi1>
%12 = stablehlo.and %11, %6 : tensor<3120xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3120xi32>
%14 = stablehlo.add %4, %13 : tensor<3120xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3120xi1>, tensor<3120xi32>
return %15 : tensor<3120xi32>
}
}
// -----
// in_loop_63x1031
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:7 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>)
%e0 = stablehlo.constant dense<"0x00B800C6"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e1 = stablehlo.constant dense<"0x000000C0000080C00000C0C0000000C1000020C1"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e2 = stablehlo.constant dense<"0x000020C1000040C1000060C1000000C0000080C0"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e3 = stablehlo.constant dense<"0x00402D44"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e4 = stablehlo.constant dense<"0x00826649"> : tensor<f32>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
%e5 = stablehlo.constant dense<"0x000090410000E8420000FC420000B04200007543"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
%e6 = stablehlo.constant dense<"0x000000420000D4420000DE420000B8420000A043"> : tensor<5xf32>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<64953xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%4 = stablehlo.add %2, %3 : tensor<64953xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%6 = stablehlo.multiply %4, %5 : tensor<64953xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<64953xi32>, tensor<i64>) -> tensor<64953xi32>
%8 = stablehlo.multiply %7, %4 : tensor<64953xi32>
%9 = stablehlo.add %6, %8 : tensor<64953xi32>
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<64953xi32>, tensor<i64>) -> tensor<64953xi32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%12 = stablehlo.subtract %10, %11 : tensor<64953xi32>
%13 = stablehlo.convert %12 : (tensor<64953xi32>) -> tensor<64953xf32>
%14 = stablehlo.reshape %13 : (tensor<64953xf32>) -> tensor<63x1031xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<63x1031xf32>
%16 = stablehlo.subtract %14, %15 : tensor<63x1031xf32>
%17 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
%19 = stablehlo.iota dim = 0 : tensor<378xi32>
%20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i32>) -> tensor<378xi32>
%21 = stablehlo.add %19, %20 : tensor<378xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<378xi32>
%23 = stablehlo.multiply %21, %22 : tensor<378xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%24 = call @remainder_0(%21, %c_4) : (tensor<378xi32>, tensor<i64>) -> tensor<378xi32>
%25 = stablehlo.multiply %24, %21 : tensor<378xi32>
%26 = stablehlo.add %23, %25 : tensor<378xi32>
%c_5 = stablehlo.constant dense<5> : tensor<i64>
%27 = call @remainder_0(%26, %c_5) : (tensor<378xi32>, tensor<i64>) -> tensor<378xi32>
%c_6 = stablehlo.constant dense<2> : tensor<i32>
%28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<378xi32>
%29 = stablehlo.subtract %27, %28 : tensor<378xi32>
%30 = stablehlo.convert %29 : (tensor<378xi32>) -> tensor<378xf32>
%31 = stablehlo.reshape %30 : (tensor<378xf32>) -> tensor<6x63xf32>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x1031xf32>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%33:5 = stablehlo.while(%iterArg = %31, %iterArg_22 = %16, %iterArg_23 = %c_9, %iterArg_24 = %cst_7, %iterArg_25 = %32) : tensor<6x63xf32>, tensor<63x1031xf32>, tensor<i64>, tensor<f32>, tensor<6x1031xf32>
cond {
%c_26 = stablehlo.constant dense<6> : tensor<i64>
%70 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%70 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<6x63xf32>, tensor<i64>) -> tensor<63xf32>
%71:2 = func.call @closed_call(%iterArg_22, %iterArg_24, %70) : (tensor<63x1031xf32>, tensor<f32>, tensor<63xf32>) -> (tensor<f32>, tensor<1031xf32>)
%72 = func.call @dynamic_update_index_in_dim(%iterArg_25, %71#1, %iterArg_23) : (tensor<6x1031xf32>, tensor<1031xf32>, tensor<i64>) -> tensor<6x1031xf32>
%c_26 = stablehlo.constant dense<1> : tensor<i64>
%73 = stablehlo.add %iterArg_23, %c_26 : tensor<i64>
stablehlo.return %iterArg, %iterArg_22, %73, %71#0, %72 : tensor<6x63xf32>, tensor<63x1031xf32>, tensor<i64>, tensor<f32>, tensor<6x1031xf32>
}
%34 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%35 = stablehlo.reshape %34 : (tensor<1xi32>) -> tensor<i32>
%36 = stablehlo.iota dim = 0 : tensor<1031xi32>
%37 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%38 = stablehlo.add %36, %37 : tensor<1031xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%40 = stablehlo.multiply %38, %39 : tensor<1031xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%41 = call @remainder_1(%38, %c_11) : (tensor<1031xi32>, tensor<i64>) -> tensor<1031xi32>
%42 = stablehlo.multiply %41, %38 : tensor<1031xi32>
%43 = stablehlo.add %40, %42 : tensor<1031xi32>
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%44 = call @remainder_1(%43, %c_12) : (tensor<1031xi32>, tensor<i64>) -> tensor<1031xi32>
%c_13 = stablehlo.constant dense<2> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%46 = stablehlo.subtract %44, %45 : tensor<1031xi32>
%47 = stablehlo.convert %46 : (tensor<1031xi32>) -> tensor<1031xf32>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%48:4 = stablehlo.while(%iterArg = %16, %iterArg_22 = %c_15, %iterArg_23 = %c_14, %iterArg_24 = %47) : tensor<63x1031xf32>, tensor<i64>, tensor<i64>, tensor<1031xf32>
cond {
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%70 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %70 : tensor<i1>
} do {
%70:2 = func.call @closed_call_2(%iterArg, %iterArg_23, %iterArg_24) : (tensor<63x1031xf32>, tensor<i64>, tensor<1031xf32>) -> (tensor<i64>, tensor<1031xf32>)
%c_25 = stablehlo.constant dense<1> : tensor<i64>
%71 = stablehlo.add %iterArg_22, %c_25 : tensor<i64>
stablehlo.return %iterArg, %71, %70#0, %70#1 : tensor<63x1031xf32>, tensor<i64>, tensor<i64>, tensor<1031xf32>
}
%49 = stablehlo.iota dim = 0 : tensor<1031xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%50 = call @remainder_1(%49, %c_16) : (tensor<1031xi32>, tensor<i64>) -> tensor<1031xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%52 = stablehlo.add %51, %50 : tensor<1031xi32>
%53 = stablehlo.convert %52 : (tensor<1031xi32>) -> tensor<1031xf32>
%54 = stablehlo.multiply %48#3, %53 : tensor<1031xf32>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%55 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1031xf32>, tensor<f32>) -> tensor<f32>
%56 = stablehlo.slice %54 [0:5] : (tensor<1031xf32>) -> tensor<5xf32>
%57 = stablehlo.slice %54 [1026:1031] : (tensor<1031xf32>) -> tensor<5xf32>
%58 = stablehlo.iota dim = 0 : tensor<6186xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%59 = call @remainder_4(%58, %c_19) : (tensor<6186xi32>, tensor<i64>) -> tensor<6186xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<6186xi32>
%61 = stablehlo.add %60, %59 : tensor<6186xi32>
%62 = stablehlo.convert %61 : (tensor<6186xi32>) -> tensor<6186xf32>
%63 = stablehlo.reshape %62 : (tensor<6186xf32>) -> tensor<6x1031xf32>
%64 = stablehlo.multiply %33#4, %63 : tensor<6x1031xf32>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%65 = stablehlo.reduce(%64 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1031xf32>, tensor<f32>) -> tensor<f32>
%66 = stablehlo.reshape %64 : (tensor<6x1031xf32>) -> tensor<6186xf32>
%67 = stablehlo.slice %66 [0:5] : (tensor<6186xf32>) -> tensor<5xf32>
%68 = stablehlo.reshape %64 : (tensor<6x1031xf32>) -> tensor<6186xf32>
%69 = stablehlo.slice %68 [6181:6186] : (tensor<6186xf32>) -> tensor<5xf32>
return %55, %56, %57, %33#3, %65, %67, %69 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @remainder(%arg0: tensor<64953xi32>, %arg1: tensor<i64>) -> tensor<64953xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<64953xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<64953xi32>, tensor<64953xi32>) -> tensor<64953xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<64953xi32>, tensor<64953xi32>) -> tensor<64953xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<64953xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<64953xi1>, tensor<64953xi1>) -> tensor<64953xi1>
%12 = stablehlo.and %11, %6 : tensor<64953xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<64953xi32>
%14 = stablehlo.add %4, %13 : tensor<64953xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<64953xi1>, tensor<64953xi32>
return %15 : tensor<64953xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<378xi32>, %arg1: tensor<i64>) -> tensor<378xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<378xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<378xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<378xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<378xi32>, tensor<378xi32>) -> tensor<378xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<378xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<378xi32>, tensor<378xi32>) -> tensor<378xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<378xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<378xi1>, tensor<378xi1>) -> tensor<378xi1>
%12 = stablehlo.and %11, %6 : tensor<378xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<378xi32>
%14 = stablehlo.add %4, %13 : tensor<378xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<378xi1>, tensor<378xi32>
return %15 : tensor<378xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<6x63xf32>, %arg1: tensor<i64>) -> tensor<63xf32> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 63] : (tensor<6x63xf32>, tensor<i64>, tensor<i64>) -> tensor<1x63xf32>
%1 = stablehlo.reshape %0 : (tensor<1x63xf32>) -> tensor<63xf32>
return %1 : tensor<63xf32>
}
func.func private @closed_call(%arg0: tensor<63x1031xf32>, %arg1: tensor<f32>, %arg2: tensor<63xf32>) -> (tensor<f32>, tensor<1031xf32>) {
%0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<63xf32>, tensor<63x1031xf32>) -> tensor<1031xf32>
%1 = stablehlo.slice %0 [0:3] : (tensor<1031xf32>) -> tensor<3xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%3 = stablehlo.add %arg1, %2 : tensor<f32>
%4 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<63xf32>, tensor<63x1031xf32>) -> tensor<1031xf32>
return %3, %4 : tensor<f32>, tensor<1031xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x1031xf32>, %arg1: tensor<1031xf32>, %arg2: tensor<i64>) -> tensor<6x1031xf32> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1031xf32>) -> tensor<1x1031xf32>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x1031xf32>, tensor<1x1031xf32>, tensor<i64>, tensor<i64>) -> tensor<6x1031xf32>
return %1 : tensor<6x1031xf32>
}
func.func private @remainder_1(%arg0: tensor<1031xi32>, %arg1: tensor<i64>) -> tensor<1031xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1031xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1031xi32>, tensor<1031xi32>) -> tensor<1031xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1031xi32>, tensor<1031xi32>) -> tensor<1031xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1031xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1031xi1>, tensor<1031xi1>) -> tensor<1031xi1>
%12 = stablehlo.and %11, %6 : tensor<1031xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1031xi32>
%14 = stablehlo.add %4, %13 : tensor<1031xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1031xi1>, tensor<1031xi32>
return %15 : tensor<1031xi32>
}
func.func private @closed_call_2(%arg0: tensor<63x1031xf32>, %arg1: tensor<i64>, %arg2: tensor<1031xf32>) -> (tensor<i64>, tensor<1031xf32>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<63x1031xf32>) -> tensor<1031x63xf32>
%2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<63x1031xf32>, tensor<1031xf32>) -> tensor<63xf32>
%c_0 = stablehlo.constant dense<-2> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%3 = call @clip(%2, %c_0, %c_1) : (tensor<63xf32>, tensor<i64>, tensor<i64>) -> tensor<63xf32>
%4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1031x63xf32>, tensor<63xf32>) -> tensor<1031xf32>
%c_2 = stablehlo.constant dense<-2> : tensor<i64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%5 = call @clip_3(%4, %c_2, %c_3) : (tensor<1031xf32>, tensor<i64>, tensor<i64>) -> tensor<1031xf32>
return %0, %5 : tensor<i64>, tensor<1031xf32>
}
func.func private @clip(%arg0: tensor<63xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<63xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<63xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<63xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<63xf32>
%5 = stablehlo.minimum %4, %2 : tensor<63xf32>
return %5 : tensor<63xf32>
}
func.func private @clip_3(%arg0: tensor<1031xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<1031xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1031xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<1031xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1031xf32>
%5 = stablehlo.minimum %4, %2 : tensor<1031xf32>
return %5 : tensor<1031xf32>
}
func.func private @remainder_4(%arg0: tensor<6186xi32>, %arg1: tensor<i64>) -> tensor<6186xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6186xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<6186xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6186xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6186xi32>, tensor<6186xi32>) -> tensor<6186xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6186xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6186xi32>, tensor<6186xi32>) -> tensor<6186xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6186xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6186xi1>, tensor<6186xi1>) -> tensor<6186xi1>
%12 = stablehlo.and %11, %6 : tensor<6186xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6186xi32>
%14 = stablehlo.add %4, %13 : tensor<6186xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<6186xi1>, tensor<6186xi32>
return %15 : tensor<6186xi32>
}
}
// -----
// in_loop_90x605_float64
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
%p = stablehlo.compare LT, %i, %rounds : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %p : tensor<i1>
} do {
%j = stablehlo.add %i, %one : tensor<i32>
%m = stablehlo.multiply %h, %factor : tensor<ui32>
%k = stablehlo.add %m, %term : tensor<ui32>
stablehlo.return %j, %k : tensor<i32>, tensor<ui32>
}
%live = stablehlo.compare EQ, %loop#1, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
%c0 = stablehlo.constant dense<"0x0200000005000000"> : tensor<2xi32>
%z0 = stablehlo.constant dense<0> : tensor<2xi32>
%s0 = stablehlo.select %live, %c0, %z0 : tensor<i1>, tensor<2xi32>
%a0 = stablehlo.optimization_barrier %s0 : tensor<2xi32>
%r:7 = call @f(%a0) : (tensor<2xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>)
%e0 = stablehlo.constant dense<"0x0000000000DCB2C0"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e1 = stablehlo.constant dense<"0x00000000000000C000000000000010C000000000000018C000000000000020C000000000000024C0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e2 = stablehlo.constant dense<"0x00000000000028C00000000000002CC000000000000000C000000000000010C000000000000018C0"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#2, %e2) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e3 = stablehlo.constant dense<"0x0000000000D88F40"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#3, %e3) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e4 = stablehlo.constant dense<"0x00000000A62E2941"> : tensor<f64>
stablehlo.custom_call @check.expect_eq(%r#4, %e4) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
%e5 = stablehlo.constant dense<"0x00000000000047400000000000806540000000000020694000000000008066400000000000B07840"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#5, %e5) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
%e6 = stablehlo.constant dense<"0x0000000000D8804000000000008052400000000000005D4000000000007071400000000000807140"> : tensor<5xf64>
stablehlo.custom_call @check.expect_eq(%r#6, %e6) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<54450xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%4 = stablehlo.add %2, %3 : tensor<54450xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%6 = stablehlo.multiply %4, %5 : tensor<54450xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<54450xi32>, tensor<i64>) -> tensor<54450xi32>
%8 = stablehlo.multiply %7, %4 : tensor<54450xi32>
%9 = stablehlo.add %6, %8 : tensor<54450xi32>
%c_1 = stablehlo.constant dense<3> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<54450xi32>, tensor<i64>) -> tensor<54450xi32>
%c_2 = stablehlo.constant dense<1> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%12 = stablehlo.subtract %10, %11 : tensor<54450xi32>
%13 = stablehlo.convert %12 : (tensor<54450xi32>) -> tensor<54450xf32>
%14 = stablehlo.reshape %13 : (tensor<54450xf32>) -> tensor<90x605xf32>
%15 = stablehlo.convert %14 : (tensor<90x605xf32>) -> tensor<90x605xf64>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<90x605xf64>
%17 = stablehlo.subtract %15, %16 : tensor<90x605xf64>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<540xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<540xi32>
%22 = stablehlo.add %20, %21 : tensor<540xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<540xi32>
%24 = stablehlo.multiply %22, %23 : tensor<540xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_4) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%26 = stablehlo.multiply %25, %22 : tensor<540xi32>
%27 = stablehlo.add %24, %26 : tensor<540xi32>
%c_5 = stablehlo.constant dense<5> : tensor<i64>
%28 = call @remainder_0(%27, %c_5) : (tensor<540xi32>, tensor<i64>) -> tensor<540xi32>
%c_6 = stablehlo.constant dense<2> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<540xi32>
%30 = stablehlo.subtract %28, %29 : tensor<540xi32>
%31 = stablehlo.convert %30 : (tensor<540xi32>) -> tensor<540xf32>
%32 = stablehlo.reshape %31 : (tensor<540xf32>) -> tensor<6x90xf32>
%33 = stablehlo.convert %32 : (tensor<6x90xf32>) -> tensor<6x90xf64>
%cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6x605xf64>
%c_9 = stablehlo.constant dense<0> : tensor<i64>
%35:5 = stablehlo.while(%iterArg = %33, %iterArg_22 = %17, %iterArg_23 = %c_9, %iterArg_24 = %cst_7, %iterArg_25 = %34) : tensor<6x90xf64>, tensor<90x605xf64>, tensor<i64>, tensor<f64>, tensor<6x605xf64>
cond {
%c_26 = stablehlo.constant dense<6> : tensor<i64>
%73 = stablehlo.compare LT, %iterArg_23, %c_26, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %73 : tensor<i1>
} do {
%73 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<6x90xf64>, tensor<i64>) -> tensor<90xf64>
%74:2 = func.call @closed_call(%iterArg_22, %iterArg_24, %73) : (tensor<90x605xf64>, tensor<f64>, tensor<90xf64>) -> (tensor<f64>, tensor<605xf64>)
%75 = func.call @dynamic_update_index_in_dim(%iterArg_25, %74#1, %iterArg_23) : (tensor<6x605xf64>, tensor<605xf64>, tensor<i64>) -> tensor<6x605xf64>
%c_26 = stablehlo.constant dense<1> : tensor<i64>
%76 = stablehlo.add %iterArg_23, %c_26 : tensor<i64>
stablehlo.return %iterArg, %iterArg_22, %76, %74#0, %75 : tensor<6x90xf64>, tensor<90x605xf64>, tensor<i64>, tensor<f64>, tensor<6x605xf64>
}
%36 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
%38 = stablehlo.iota dim = 0 : tensor<605xi32>
%39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<605xi32>
%40 = stablehlo.add %38, %39 : tensor<605xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<605xi32>
%42 = stablehlo.multiply %40, %41 : tensor<605xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%43 = call @remainder_1(%40, %c_11) : (tensor<605xi32>, tensor<i64>) -> tensor<605xi32>
%44 = stablehlo.multiply %43, %40 : tensor<605xi32>
%45 = stablehlo.add %42, %44 : tensor<605xi32>
%c_12 = stablehlo.constant dense<5> : tensor<i64>
%46 = call @remainder_1(%45, %c_12) : (tensor<605xi32>, tensor<i64>) -> tensor<605xi32>
%c_13 = stablehlo.constant dense<2> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<605xi32>
%48 = stablehlo.subtract %46, %47 : tensor<605xi32>
%49 = stablehlo.convert %48 : (tensor<605xi32>) -> tensor<605xf32>
%50 = stablehlo.convert %49 : (tensor<605xf32>) -> tensor<605xf64>
%c_14 = stablehlo.constant dense<0> : tensor<i64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%51:4 = stablehlo.while(%iterArg = %17, %iterArg_22 = %c_15, %iterArg_23 = %c_14, %iterArg_24 = %50) : tensor<90x605xf64>, tensor<i64>, tensor<i64>, tensor<605xf64>
cond {
%c_25 = stablehlo.constant dense<5> : tensor<i64>
%73 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
stablehlo.return %73 : tensor<i1>
} do {
%73:2 = func.call @closed_call_2(%iterArg, %iterArg_23, %iterArg_24) : (tensor<90x605xf64>, tensor<i64>, tensor<605xf64>) -> (tensor<i64>, tensor<605xf64>)
%c_25 = stablehlo.constant dense<1> : tensor<i64>
%74 = stablehlo.add %iterArg_22, %c_25 : tensor<i64>
stablehlo.return %iterArg, %74, %73#0, %73#1 : tensor<90x605xf64>, tensor<i64>, tensor<i64>, tensor<605xf64>
}
%52 = stablehlo.iota dim = 0 : tensor<605xi32>
%c_16 = stablehlo.constant dense<7> : tensor<i64>
%53 = call @remainder_1(%52, %c_16) : (tensor<605xi32>, tensor<i64>) -> tensor<605xi32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<605xi32>
%55 = stablehlo.add %54, %53 : tensor<605xi32>
%56 = stablehlo.convert %55 : (tensor<605xi32>) -> tensor<605xf64>
%57 = stablehlo.multiply %51#3, %56 : tensor<605xf64>
%cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%58 = stablehlo.reduce(%57 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<605xf64>, tensor<f64>) -> tensor<f64>
%59 = stablehlo.slice %57 [0:5] : (tensor<605xf64>) -> tensor<5xf64>
%60 = stablehlo.slice %57 [600:605] : (tensor<605xf64>) -> tensor<5xf64>
%61 = stablehlo.iota dim = 0 : tensor<3630xi32>
%c_19 = stablehlo.constant dense<7> : tensor<i64>
%62 = call @remainder_4(%61, %c_19) : (tensor<3630xi32>, tensor<i64>) -> tensor<3630xi32>
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3630xi32>
%64 = stablehlo.add %63, %62 : tensor<3630xi32>
%65 = stablehlo.convert %64 : (tensor<3630xi32>) -> tensor<3630xf64>
%66 = stablehlo.reshape %65 : (tensor<3630xf64>) -> tensor<6x605xf64>
%67 = stablehlo.multiply %35#4, %66 : tensor<6x605xf64>
%cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%68 = stablehlo.reduce(%67 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x605xf64>, tensor<f64>) -> tensor<f64>
%69 = stablehlo.reshape %67 : (tensor<6x605xf64>) -> tensor<3630xf64>
%70 = stablehlo.slice %69 [0:5] : (tensor<3630xf64>) -> tensor<5xf64>
%71 = stablehlo.reshape %67 : (tensor<6x605xf64>) -> tensor<3630xf64>
%72 = stablehlo.slice %71 [3625:3630] : (tensor<3630xf64>) -> tensor<5xf64>
return %58, %59, %60, %35#3, %68, %70, %72 : tensor<f64>, tensor<5xf64>, tensor<5xf64>, tensor<f64>, tensor<f64>, tensor<5xf64>, tensor<5xf64>
}
func.func private @remainder(%arg0: tensor<54450xi32>, %arg1: tensor<i64>) -> tensor<54450xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<54450xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<54450xi32>, tensor<54450xi32>) -> tensor<54450xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<54450xi32>, tensor<54450xi32>) -> tensor<54450xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<54450xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<54450xi1>, tensor<54450xi1>) -> tensor<54450xi1>
%12 = stablehlo.and %11, %6 : tensor<54450xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<54450xi32>
%14 = stablehlo.add %4, %13 : tensor<54450xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<54450xi1>, tensor<54450xi32>
return %15 : tensor<54450xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<540xi32>, %arg1: tensor<i64>) -> tensor<540xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<540xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<540xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<540xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<540xi32>, tensor<540xi32>) -> tensor<540xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<540xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<540xi32>, tensor<540xi32>) -> tensor<540xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<540xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<540xi1>, tensor<540xi1>) -> tensor<540xi1>
%12 = stablehlo.and %11, %6 : tensor<540xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<540xi32>
%14 = stablehlo.add %4, %13 : tensor<540xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<540xi1>, tensor<540xi32>
return %15 : tensor<540xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<6x90xf64>, %arg1: tensor<i64>) -> tensor<90xf64> {
%c = stablehlo.constant dense<0> : tensor<i64>
%0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 90] : (tensor<6x90xf64>, tensor<i64>, tensor<i64>) -> tensor<1x90xf64>
%1 = stablehlo.reshape %0 : (tensor<1x90xf64>) -> tensor<90xf64>
return %1 : tensor<90xf64>
}
func.func private @closed_call(%arg0: tensor<90x605xf64>, %arg1: tensor<f64>, %arg2: tensor<90xf64>) -> (tensor<f64>, tensor<605xf64>) {
%0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<90xf64>, tensor<90x605xf64>) -> tensor<605xf64>
%1 = stablehlo.slice %0 [0:3] : (tensor<605xf64>) -> tensor<3xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
%3 = stablehlo.add %arg1, %2 : tensor<f64>
%4 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<90xf64>, tensor<90x605xf64>) -> tensor<605xf64>
return %3, %4 : tensor<f64>, tensor<605xf64>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x605xf64>, %arg1: tensor<605xf64>, %arg2: tensor<i64>) -> tensor<6x605xf64> {
%0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<605xf64>) -> tensor<1x605xf64>
%c = stablehlo.constant dense<0> : tensor<i64>
%1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x605xf64>, tensor<1x605xf64>, tensor<i64>, tensor<i64>) -> tensor<6x605xf64>
return %1 : tensor<6x605xf64>
}
func.func private @remainder_1(%arg0: tensor<605xi32>, %arg1: tensor<i64>) -> tensor<605xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<605xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<605xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<605xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<605xi32>, tensor<605xi32>) -> tensor<605xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<605xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<605xi32>, tensor<605xi32>) -> tensor<605xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<605xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<605xi1>, tensor<605xi1>) -> tensor<605xi1>
%12 = stablehlo.and %11, %6 : tensor<605xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<605xi32>
%14 = stablehlo.add %4, %13 : tensor<605xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<605xi1>, tensor<605xi32>
return %15 : tensor<605xi32>
}
func.func private @closed_call_2(%arg0: tensor<90x605xf64>, %arg1: tensor<i64>, %arg2: tensor<605xf64>) -> (tensor<i64>, tensor<605xf64>) {
%c = stablehlo.constant dense<1> : tensor<i64>
%0 = stablehlo.add %arg1, %c : tensor<i64>
%1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<90x605xf64>) -> tensor<605x90xf64>
%2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<90x605xf64>, tensor<605xf64>) -> tensor<90xf64>
%c_0 = stablehlo.constant dense<-2> : tensor<i64>
%c_1 = stablehlo.constant dense<2> : tensor<i64>
%3 = call @clip(%2, %c_0, %c_1) : (tensor<90xf64>, tensor<i64>, tensor<i64>) -> tensor<90xf64>
%4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<605x90xf64>, tensor<90xf64>) -> tensor<605xf64>
%c_2 = stablehlo.constant dense<-2> : tensor<i64>
%c_3 = stablehlo.constant dense<2> : tensor<i64>
%5 = call @clip_3(%4, %c_2, %c_3) : (tensor<605xf64>, tensor<i64>, tensor<i64>) -> tensor<605xf64>
return %0, %5 : tensor<i64>, tensor<605xf64>
}
func.func private @clip(%arg0: tensor<90xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<90xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<90xf64>
%2 = stablehlo.maximum %1, %arg0 : tensor<90xf64>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<90xf64>
%5 = stablehlo.minimum %4, %2 : tensor<90xf64>
return %5 : tensor<90xf64>
}
func.func private @clip_3(%arg0: tensor<605xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<605xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<605xf64>
%2 = stablehlo.maximum %1, %arg0 : tensor<605xf64>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<605xf64>
%5 = stablehlo.minimum %4, %2 : tensor<605xf64>
return %5 : tensor<605xf64>
}
func.func private @remainder_4(%arg0: tensor<3630xi32>, %arg1: tensor<i64>) -> tensor<3630xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3630xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3630xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3630xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3630xi32>, tensor<3630xi32>) -> tensor<3630xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3630xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3630xi32>, tensor<3630xi32>) -> tensor<3630xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3630xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3630xi1>, tensor<3630xi1>) -> tensor<3630xi1>
%12 = stablehlo.and %11, %6 : tensor<3630xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3630xi32>
%14 = stablehlo.add %4, %13 : tensor<3630xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3630xi1>, tensor<3630xi32>
return %15 : tensor<3630xi32>
}
}
