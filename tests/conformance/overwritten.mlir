// elements_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x02AF44C3DAFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%34 = call @clip(%33, %c_8, %c_9) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%36 = stablehlo.multiply %34, %35 : tensor<80x80xf32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%38 = stablehlo.add %36, %37 : tensor<80x80xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_11 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_14) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%56 = stablehlo.convert %55 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%59 = stablehlo.multiply %57, %58 : tensor<5600xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<5600xui32>
%62 = stablehlo.convert %61 : (tensor<5600xui32>) -> tensor<5600xi64>
%63 = stablehlo.reshape %62 : (tensor<5600xi64>) -> tensor<80x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<80x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf32>
return %5 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// elements_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x1CDAFEA3E4FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%34 = call @clip(%33, %c_8, %c_9) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%36 = stablehlo.multiply %34, %35 : tensor<67x67xf32>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%38 = stablehlo.add %36, %37 : tensor<67x67xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_11 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_14) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%56 = stablehlo.convert %55 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%59 = stablehlo.multiply %57, %58 : tensor<4690xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<4690xui32>
%62 = stablehlo.convert %61 : (tensor<4690xui32>) -> tensor<4690xi64>
%63 = stablehlo.reshape %62 : (tensor<4690xi64>) -> tensor<67x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<67x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// chain_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x9C5647FE0E000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%c_8 = stablehlo.constant dense<-3> : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%34 = call @clip(%33, %c_8, %c_9) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
%35 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%37 = stablehlo.add %36, %c_10 : tensor<i32>
%38 = stablehlo.iota dim = 0 : tensor<5600xi32>
%39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%40 = stablehlo.add %38, %39 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%42 = stablehlo.multiply %40, %41 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%43 = call @remainder_0(%40, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%44 = stablehlo.multiply %43, %40 : tensor<5600xi32>
%45 = stablehlo.add %42, %44 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%46 = call @remainder_0(%45, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%48 = stablehlo.subtract %46, %47 : tensor<5600xi32>
%49 = stablehlo.convert %48 : (tensor<5600xi32>) -> tensor<5600xf32>
%50 = stablehlo.reshape %49 : (tensor<5600xf32>) -> tensor<80x70xf32>
%51 = stablehlo.dot_general %34, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%c_15 = stablehlo.constant dense<-5> : tensor<i64>
%c_16 = stablehlo.constant dense<5> : tensor<i64>
%52 = call @clip_1(%51, %c_15, %c_16) : (tensor<80x70xf32>, tensor<i64>, tensor<i64>) -> tensor<80x70xf32>
%53 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%54 = stablehlo.reshape %53 : (tensor<1xi32>) -> tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%55 = stablehlo.add %54, %c_17 : tensor<i32>
%56 = stablehlo.iota dim = 0 : tensor<4900xi32>
%57 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%58 = stablehlo.add %56, %57 : tensor<4900xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%60 = stablehlo.multiply %58, %59 : tensor<4900xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%61 = call @remainder_2(%58, %c_19) : (tensor<4900xi32>, tensor<i64>) -> tensor<4900xi32>
%62 = stablehlo.multiply %61, %58 : tensor<4900xi32>
%63 = stablehlo.add %60, %62 : tensor<4900xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%64 = call @remainder_2(%63, %c_20) : (tensor<4900xi32>, tensor<i64>) -> tensor<4900xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%66 = stablehlo.subtract %64, %65 : tensor<4900xi32>
%67 = stablehlo.convert %66 : (tensor<4900xi32>) -> tensor<4900xf32>
%68 = stablehlo.reshape %67 : (tensor<4900xf32>) -> tensor<70x70xf32>
%69 = stablehlo.dot_general %52, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x70xf32>, tensor<70x70xf32>) -> tensor<80x70xf32>
%70 = stablehlo.convert %69 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%71 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_22 = stablehlo.constant dense<2246822519> : tensor<ui32>
%72 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%73 = stablehlo.multiply %71, %72 : tensor<5600xui32>
%c_23 = stablehlo.constant dense<14> : tensor<ui32>
%74 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%75 = stablehlo.shift_right_logical %73, %74 : tensor<5600xui32>
%76 = stablehlo.convert %75 : (tensor<5600xui32>) -> tensor<5600xi64>
%77 = stablehlo.reshape %76 : (tensor<5600xi64>) -> tensor<80x70xi64>
%78 = stablehlo.multiply %70, %77 : tensor<80x70xi64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %79 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf32>
return %5 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
func.func private @clip_1(%arg0: tensor<80x70xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x70xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x70xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x70xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x70xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x70xf32>
return %5 : tensor<80x70xf32>
}
func.func private @remainder_2(%arg0: tensor<4900xi32>, %arg1: tensor<i64>) -> tensor<4900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4900xi32>, tensor<4900xi32>) -> tensor<4900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4900xi32>, tensor<4900xi32>) -> tensor<4900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4900xi1>, tensor<4900xi1>) -> tensor<4900xi1>
%12 = stablehlo.and %11, %6 : tensor<4900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%14 = stablehlo.add %4, %13 : tensor<4900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4900xi1>, tensor<4900xi32>
return %15 : tensor<4900xi32>
}
}
// -----
// chain_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xD4D5A8950A000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%c_8 = stablehlo.constant dense<-3> : tensor<i64>
%c_9 = stablehlo.constant dense<3> : tensor<i64>
%34 = call @clip(%33, %c_8, %c_9) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%35 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%37 = stablehlo.add %36, %c_10 : tensor<i32>
%38 = stablehlo.iota dim = 0 : tensor<4690xi32>
%39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%40 = stablehlo.add %38, %39 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%42 = stablehlo.multiply %40, %41 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%43 = call @remainder_0(%40, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%44 = stablehlo.multiply %43, %40 : tensor<4690xi32>
%45 = stablehlo.add %42, %44 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%46 = call @remainder_0(%45, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%48 = stablehlo.subtract %46, %47 : tensor<4690xi32>
%49 = stablehlo.convert %48 : (tensor<4690xi32>) -> tensor<4690xf32>
%50 = stablehlo.reshape %49 : (tensor<4690xf32>) -> tensor<67x70xf32>
%51 = stablehlo.dot_general %34, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%c_15 = stablehlo.constant dense<-5> : tensor<i64>
%c_16 = stablehlo.constant dense<5> : tensor<i64>
%52 = call @clip_1(%51, %c_15, %c_16) : (tensor<67x70xf32>, tensor<i64>, tensor<i64>) -> tensor<67x70xf32>
%53 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%54 = stablehlo.reshape %53 : (tensor<1xi32>) -> tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%55 = stablehlo.add %54, %c_17 : tensor<i32>
%56 = stablehlo.iota dim = 0 : tensor<4900xi32>
%57 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%58 = stablehlo.add %56, %57 : tensor<4900xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%60 = stablehlo.multiply %58, %59 : tensor<4900xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%61 = call @remainder_2(%58, %c_19) : (tensor<4900xi32>, tensor<i64>) -> tensor<4900xi32>
%62 = stablehlo.multiply %61, %58 : tensor<4900xi32>
%63 = stablehlo.add %60, %62 : tensor<4900xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%64 = call @remainder_2(%63, %c_20) : (tensor<4900xi32>, tensor<i64>) -> tensor<4900xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%66 = stablehlo.subtract %64, %65 : tensor<4900xi32>
%67 = stablehlo.convert %66 : (tensor<4900xi32>) -> tensor<4900xf32>
%68 = stablehlo.reshape %67 : (tensor<4900xf32>) -> tensor<70x70xf32>
%69 = stablehlo.dot_general %52, %68, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x70xf32>, tensor<70x70xf32>) -> tensor<67x70xf32>
%70 = stablehlo.convert %69 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%71 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_22 = stablehlo.constant dense<2246822519> : tensor<ui32>
%72 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%73 = stablehlo.multiply %71, %72 : tensor<4690xui32>
%c_23 = stablehlo.constant dense<14> : tensor<ui32>
%74 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%75 = stablehlo.shift_right_logical %73, %74 : tensor<4690xui32>
%76 = stablehlo.convert %75 : (tensor<4690xui32>) -> tensor<4690xi64>
%77 = stablehlo.reshape %76 : (tensor<4690xi64>) -> tensor<67x70xi64>
%78 = stablehlo.multiply %70, %77 : tensor<67x70xi64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %79 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
func.func private @clip_1(%arg0: tensor<67x70xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x70xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x70xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x70xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x70xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x70xf32>
return %5 : tensor<67x70xf32>
}
func.func private @remainder_2(%arg0: tensor<4900xi32>, %arg1: tensor<i64>) -> tensor<4900xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4900xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4900xi32>, tensor<4900xi32>) -> tensor<4900xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4900xi32>, tensor<4900xi32>) -> tensor<4900xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4900xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4900xi1>, tensor<4900xi1>) -> tensor<4900xi1>
%12 = stablehlo.and %11, %6 : tensor<4900xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4900xi32>
%14 = stablehlo.add %4, %13 : tensor<4900xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4900xi1>, tensor<4900xi32>
return %15 : tensor<4900xi32>
}
}
// -----
// doubles_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x02AF44C3DAFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.convert %17 : (tensor<80x96xf32>) -> tensor<80x96xf64>
%19 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%21 = stablehlo.iota dim = 0 : tensor<7680xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%23 = stablehlo.add %21, %22 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%25 = stablehlo.multiply %23, %24 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder(%23, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%27 = stablehlo.multiply %26, %23 : tensor<7680xi32>
%28 = stablehlo.add %25, %27 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%29 = call @remainder(%28, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%31 = stablehlo.subtract %29, %30 : tensor<7680xi32>
%32 = stablehlo.convert %31 : (tensor<7680xi32>) -> tensor<7680xf32>
%33 = stablehlo.reshape %32 : (tensor<7680xf32>) -> tensor<96x80xf32>
%34 = stablehlo.convert %33 : (tensor<96x80xf32>) -> tensor<96x80xf64>
%35 = stablehlo.dot_general %18, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf64>, tensor<96x80xf64>) -> tensor<80x80xf64>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%36 = call @clip(%35, %c_8, %c_9) : (tensor<80x80xf64>, tensor<i64>, tensor<i64>) -> tensor<80x80xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%37 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<80x80xf64>
%38 = stablehlo.multiply %36, %37 : tensor<80x80xf64>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<80x80xf64>
%40 = stablehlo.add %38, %39 : tensor<80x80xf64>
%41 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%42 = stablehlo.reshape %41 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %42, %c_11 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<5600xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.add %44, %45 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%48 = stablehlo.multiply %46, %47 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_0(%46, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%50 = stablehlo.multiply %49, %46 : tensor<5600xi32>
%51 = stablehlo.add %48, %50 : tensor<5600xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%52 = call @remainder_0(%51, %c_14) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%54 = stablehlo.subtract %52, %53 : tensor<5600xi32>
%55 = stablehlo.convert %54 : (tensor<5600xi32>) -> tensor<5600xf32>
%56 = stablehlo.reshape %55 : (tensor<5600xf32>) -> tensor<80x70xf32>
%57 = stablehlo.convert %56 : (tensor<80x70xf32>) -> tensor<80x70xf64>
%58 = stablehlo.dot_general %40, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf64>, tensor<80x70xf64>) -> tensor<80x70xf64>
%59 = stablehlo.convert %58 : (tensor<80x70xf64>) -> tensor<80x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%62 = stablehlo.multiply %60, %61 : tensor<5600xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<5600xui32>
%65 = stablehlo.convert %64 : (tensor<5600xui32>) -> tensor<5600xi64>
%66 = stablehlo.reshape %65 : (tensor<5600xi64>) -> tensor<80x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<80x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<80x80xf64>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf64>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<80x80xf64>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf64>
return %5 : tensor<80x80xf64>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// doubles_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x1CDAFEA3E4FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.convert %17 : (tensor<67x129xf32>) -> tensor<67x129xf64>
%19 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%21 = stablehlo.iota dim = 0 : tensor<8643xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%23 = stablehlo.add %21, %22 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%25 = stablehlo.multiply %23, %24 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder(%23, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%27 = stablehlo.multiply %26, %23 : tensor<8643xi32>
%28 = stablehlo.add %25, %27 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%29 = call @remainder(%28, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%31 = stablehlo.subtract %29, %30 : tensor<8643xi32>
%32 = stablehlo.convert %31 : (tensor<8643xi32>) -> tensor<8643xf32>
%33 = stablehlo.reshape %32 : (tensor<8643xf32>) -> tensor<129x67xf32>
%34 = stablehlo.convert %33 : (tensor<129x67xf32>) -> tensor<129x67xf64>
%35 = stablehlo.dot_general %18, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf64>, tensor<129x67xf64>) -> tensor<67x67xf64>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%36 = call @clip(%35, %c_8, %c_9) : (tensor<67x67xf64>, tensor<i64>, tensor<i64>) -> tensor<67x67xf64>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%37 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67x67xf64>
%38 = stablehlo.multiply %36, %37 : tensor<67x67xf64>
%cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<67x67xf64>
%40 = stablehlo.add %38, %39 : tensor<67x67xf64>
%41 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%42 = stablehlo.reshape %41 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %42, %c_11 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<4690xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.add %44, %45 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%48 = stablehlo.multiply %46, %47 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_0(%46, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%50 = stablehlo.multiply %49, %46 : tensor<4690xi32>
%51 = stablehlo.add %48, %50 : tensor<4690xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%52 = call @remainder_0(%51, %c_14) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%54 = stablehlo.subtract %52, %53 : tensor<4690xi32>
%55 = stablehlo.convert %54 : (tensor<4690xi32>) -> tensor<4690xf32>
%56 = stablehlo.reshape %55 : (tensor<4690xf32>) -> tensor<67x70xf32>
%57 = stablehlo.convert %56 : (tensor<67x70xf32>) -> tensor<67x70xf64>
%58 = stablehlo.dot_general %40, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf64>, tensor<67x70xf64>) -> tensor<67x70xf64>
%59 = stablehlo.convert %58 : (tensor<67x70xf64>) -> tensor<67x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%62 = stablehlo.multiply %60, %61 : tensor<4690xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<4690xui32>
%65 = stablehlo.convert %64 : (tensor<4690xui32>) -> tensor<4690xi64>
%66 = stablehlo.reshape %65 : (tensor<4690xi64>) -> tensor<67x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<67x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<67x67xf64>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf64>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<67x67xf64>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf64>
return %5 : tensor<67x67xf64>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// complex_80x96x80
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
%r:2 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xB5B9E77BEFFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.convert %17 : (tensor<80x96xf32>) -> tensor<80x96xcomplex<f32>>
%19 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%21 = stablehlo.iota dim = 0 : tensor<7680xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%23 = stablehlo.add %21, %22 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%25 = stablehlo.multiply %23, %24 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder(%23, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%27 = stablehlo.multiply %26, %23 : tensor<7680xi32>
%28 = stablehlo.add %25, %27 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%29 = call @remainder(%28, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%31 = stablehlo.subtract %29, %30 : tensor<7680xi32>
%32 = stablehlo.convert %31 : (tensor<7680xi32>) -> tensor<7680xf32>
%33 = stablehlo.reshape %32 : (tensor<7680xf32>) -> tensor<96x80xf32>
%34 = stablehlo.convert %33 : (tensor<96x80xf32>) -> tensor<96x80xcomplex<f32>>
%35 = stablehlo.dot_general %18, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xcomplex<f32>>, tensor<96x80xcomplex<f32>>) -> tensor<80x80xcomplex<f32>>
%36 = stablehlo.imag %35 : (tensor<80x80xcomplex<f32>>) -> tensor<80x80xf32>
%37 = stablehlo.real %35 : (tensor<80x80xcomplex<f32>>) -> tensor<80x80xf32>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%38 = call @clip(%37, %c_8, %c_9) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
%39 = stablehlo.complex %36, %38 : tensor<80x80xcomplex<f32>>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_10 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<5600xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%45 = stablehlo.add %43, %44 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%47 = stablehlo.multiply %45, %46 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_0(%45, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%49 = stablehlo.multiply %48, %45 : tensor<5600xi32>
%50 = stablehlo.add %47, %49 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_0(%50, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%53 = stablehlo.subtract %51, %52 : tensor<5600xi32>
%54 = stablehlo.convert %53 : (tensor<5600xi32>) -> tensor<5600xf32>
%55 = stablehlo.reshape %54 : (tensor<5600xf32>) -> tensor<80x70xf32>
%56 = stablehlo.convert %55 : (tensor<80x70xf32>) -> tensor<80x70xcomplex<f32>>
%57 = stablehlo.dot_general %39, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xcomplex<f32>>, tensor<80x70xcomplex<f32>>) -> tensor<80x70xcomplex<f32>>
%58 = stablehlo.real %57 : (tensor<80x70xcomplex<f32>>) -> tensor<80x70xf32>
%59 = stablehlo.imag %57 : (tensor<80x70xcomplex<f32>>) -> tensor<80x70xf32>
%60 = stablehlo.convert %58 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%63 = stablehlo.multiply %61, %62 : tensor<5600xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<5600xui32>
%66 = stablehlo.convert %65 : (tensor<5600xui32>) -> tensor<5600xi64>
%67 = stablehlo.reshape %66 : (tensor<5600xi64>) -> tensor<80x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<80x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
%70 = stablehlo.convert %59 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%71 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%72 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%73 = stablehlo.multiply %71, %72 : tensor<5600xui32>
%c_19 = stablehlo.constant dense<14> : tensor<ui32>
%74 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%75 = stablehlo.shift_right_logical %73, %74 : tensor<5600xui32>
%76 = stablehlo.convert %75 : (tensor<5600xui32>) -> tensor<5600xi64>
%77 = stablehlo.reshape %76 : (tensor<5600xi64>) -> tensor<80x70xi64>
%78 = stablehlo.multiply %70, %77 : tensor<80x70xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %69, %79 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf32>
return %5 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// complex_67x129x67
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
%r:2 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x0FF9E3CBF3FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.convert %17 : (tensor<67x129xf32>) -> tensor<67x129xcomplex<f32>>
%19 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%21 = stablehlo.iota dim = 0 : tensor<8643xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%23 = stablehlo.add %21, %22 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%25 = stablehlo.multiply %23, %24 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder(%23, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%27 = stablehlo.multiply %26, %23 : tensor<8643xi32>
%28 = stablehlo.add %25, %27 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%29 = call @remainder(%28, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%31 = stablehlo.subtract %29, %30 : tensor<8643xi32>
%32 = stablehlo.convert %31 : (tensor<8643xi32>) -> tensor<8643xf32>
%33 = stablehlo.reshape %32 : (tensor<8643xf32>) -> tensor<129x67xf32>
%34 = stablehlo.convert %33 : (tensor<129x67xf32>) -> tensor<129x67xcomplex<f32>>
%35 = stablehlo.dot_general %18, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xcomplex<f32>>, tensor<129x67xcomplex<f32>>) -> tensor<67x67xcomplex<f32>>
%36 = stablehlo.imag %35 : (tensor<67x67xcomplex<f32>>) -> tensor<67x67xf32>
%37 = stablehlo.real %35 : (tensor<67x67xcomplex<f32>>) -> tensor<67x67xf32>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%38 = call @clip(%37, %c_8, %c_9) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%39 = stablehlo.complex %36, %38 : tensor<67x67xcomplex<f32>>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_10 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<4690xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%45 = stablehlo.add %43, %44 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%47 = stablehlo.multiply %45, %46 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_0(%45, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%49 = stablehlo.multiply %48, %45 : tensor<4690xi32>
%50 = stablehlo.add %47, %49 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_0(%50, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%53 = stablehlo.subtract %51, %52 : tensor<4690xi32>
%54 = stablehlo.convert %53 : (tensor<4690xi32>) -> tensor<4690xf32>
%55 = stablehlo.reshape %54 : (tensor<4690xf32>) -> tensor<67x70xf32>
%56 = stablehlo.convert %55 : (tensor<67x70xf32>) -> tensor<67x70xcomplex<f32>>
%57 = stablehlo.dot_general %39, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xcomplex<f32>>, tensor<67x70xcomplex<f32>>) -> tensor<67x70xcomplex<f32>>
%58 = stablehlo.real %57 : (tensor<67x70xcomplex<f32>>) -> tensor<67x70xf32>
%59 = stablehlo.imag %57 : (tensor<67x70xcomplex<f32>>) -> tensor<67x70xf32>
%60 = stablehlo.convert %58 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%63 = stablehlo.multiply %61, %62 : tensor<4690xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<4690xui32>
%66 = stablehlo.convert %65 : (tensor<4690xui32>) -> tensor<4690xi64>
%67 = stablehlo.reshape %66 : (tensor<4690xi64>) -> tensor<67x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<67x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
%70 = stablehlo.convert %59 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%71 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_18 = stablehlo.constant dense<2246822519> : tensor<ui32>
%72 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%73 = stablehlo.multiply %71, %72 : tensor<4690xui32>
%c_19 = stablehlo.constant dense<14> : tensor<ui32>
%74 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%75 = stablehlo.shift_right_logical %73, %74 : tensor<4690xui32>
%76 = stablehlo.convert %75 : (tensor<4690xui32>) -> tensor<4690xi64>
%77 = stablehlo.reshape %76 : (tensor<4690xi64>) -> tensor<67x70xi64>
%78 = stablehlo.multiply %70, %77 : tensor<67x70xi64>
%c_20 = stablehlo.constant dense<0> : tensor<i64>
%79 = stablehlo.reduce(%78 init: %c_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %69, %79 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// integers_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x73AE248A4FFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.convert %33 : (tensor<80x80xf32>) -> tensor<80x80xi32>
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<80x80xi32>
%36 = stablehlo.multiply %34, %35 : tensor<80x80xi32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<80x80xi32>
%38 = stablehlo.add %36, %37 : tensor<80x80xi32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_10 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.convert %54 : (tensor<80x70xf32>) -> tensor<80x70xi32>
%56 = stablehlo.dot_general %38, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xi32>, tensor<80x70xi32>) -> tensor<80x70xi32>
%57 = stablehlo.convert %56 : (tensor<80x70xi32>) -> tensor<80x70xi64>
%58 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%60 = stablehlo.multiply %58, %59 : tensor<5600xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%62 = stablehlo.shift_right_logical %60, %61 : tensor<5600xui32>
%63 = stablehlo.convert %62 : (tensor<5600xui32>) -> tensor<5600xi64>
%64 = stablehlo.reshape %63 : (tensor<5600xi64>) -> tensor<80x70xi64>
%65 = stablehlo.multiply %57, %64 : tensor<80x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %66 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// integers_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x628EF54B5BFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.convert %33 : (tensor<67x67xf32>) -> tensor<67x67xi32>
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<67x67xi32>
%36 = stablehlo.multiply %34, %35 : tensor<67x67xi32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<67x67xi32>
%38 = stablehlo.add %36, %37 : tensor<67x67xi32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_10 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.convert %54 : (tensor<67x70xf32>) -> tensor<67x70xi32>
%56 = stablehlo.dot_general %38, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xi32>, tensor<67x70xi32>) -> tensor<67x70xi32>
%57 = stablehlo.convert %56 : (tensor<67x70xi32>) -> tensor<67x70xi64>
%58 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%60 = stablehlo.multiply %58, %59 : tensor<4690xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%62 = stablehlo.shift_right_logical %60, %61 : tensor<4690xui32>
%63 = stablehlo.convert %62 : (tensor<4690xui32>) -> tensor<4690xi64>
%64 = stablehlo.reshape %63 : (tensor<4690xi64>) -> tensor<67x70xi64>
%65 = stablehlo.multiply %57, %64 : tensor<67x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %66 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// other_type_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x1F4E24D043000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.bitcast_convert %33 : (tensor<80x80xf32>) -> tensor<80x80xui32>
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%36 = stablehlo.compare GT, %33, %35, FLOAT : (tensor<80x80xf32>, tensor<80x80xf32>) -> tensor<80x80xi1>
%37 = stablehlo.convert %36 : (tensor<80x80xi1>) -> tensor<80x80xui32>
%c_8 = stablehlo.constant dense<31> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<80x80xui32>
%39 = stablehlo.shift_left %37, %38 : tensor<80x80xui32>
%40 = stablehlo.xor %34, %39 : tensor<80x80xui32>
%41 = stablehlo.bitcast_convert %40 : (tensor<80x80xui32>) -> tensor<80x80xf32>
%42 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %43, %c_9 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<5600xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%47 = stablehlo.add %45, %46 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%49 = stablehlo.multiply %47, %48 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_0(%47, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%51 = stablehlo.multiply %50, %47 : tensor<5600xi32>
%52 = stablehlo.add %49, %51 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%53 = call @remainder_0(%52, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%55 = stablehlo.subtract %53, %54 : tensor<5600xi32>
%56 = stablehlo.convert %55 : (tensor<5600xi32>) -> tensor<5600xf32>
%57 = stablehlo.reshape %56 : (tensor<5600xf32>) -> tensor<80x70xf32>
%58 = stablehlo.dot_general %41, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%59 = stablehlo.convert %58 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%62 = stablehlo.multiply %60, %61 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<5600xui32>
%65 = stablehlo.convert %64 : (tensor<5600xui32>) -> tensor<5600xi64>
%66 = stablehlo.reshape %65 : (tensor<5600xi64>) -> tensor<80x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<80x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// other_type_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xCE61B3CD3A000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.bitcast_convert %33 : (tensor<67x67xf32>) -> tensor<67x67xui32>
%cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%36 = stablehlo.compare GT, %33, %35, FLOAT : (tensor<67x67xf32>, tensor<67x67xf32>) -> tensor<67x67xi1>
%37 = stablehlo.convert %36 : (tensor<67x67xi1>) -> tensor<67x67xui32>
%c_8 = stablehlo.constant dense<31> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<67x67xui32>
%39 = stablehlo.shift_left %37, %38 : tensor<67x67xui32>
%40 = stablehlo.xor %34, %39 : tensor<67x67xui32>
%41 = stablehlo.bitcast_convert %40 : (tensor<67x67xui32>) -> tensor<67x67xf32>
%42 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %43, %c_9 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<4690xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%47 = stablehlo.add %45, %46 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%49 = stablehlo.multiply %47, %48 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_0(%47, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%51 = stablehlo.multiply %50, %47 : tensor<4690xi32>
%52 = stablehlo.add %49, %51 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%53 = call @remainder_0(%52, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%55 = stablehlo.subtract %53, %54 : tensor<4690xi32>
%56 = stablehlo.convert %55 : (tensor<4690xi32>) -> tensor<4690xf32>
%57 = stablehlo.reshape %56 : (tensor<4690xf32>) -> tensor<67x70xf32>
%58 = stablehlo.dot_general %41, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%59 = stablehlo.convert %58 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%62 = stablehlo.multiply %60, %61 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<4690xui32>
%65 = stablehlo.convert %64 : (tensor<4690xui32>) -> tensor<4690xi64>
%66 = stablehlo.reshape %65 : (tensor<4690xi64>) -> tensor<67x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<67x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// shorter_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB04E75D5F7FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i64>
%34 = call @remainder_0(%33, %c_8) : (tensor<80x80xf32>, tensor<i64>) -> tensor<80x80xf32>
%35 = stablehlo.convert %34 : (tensor<80x80xf32>) -> tensor<80x80xi8>
%36 = stablehlo.convert %35 : (tensor<80x80xi8>) -> tensor<80x80xf32>
%37 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%39 = stablehlo.add %38, %c_9 : tensor<i32>
%40 = stablehlo.iota dim = 0 : tensor<5600xi32>
%41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%42 = stablehlo.add %40, %41 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.multiply %42, %43 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%45 = call @remainder_1(%42, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%46 = stablehlo.multiply %45, %42 : tensor<5600xi32>
%47 = stablehlo.add %44, %46 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%48 = call @remainder_1(%47, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%50 = stablehlo.subtract %48, %49 : tensor<5600xi32>
%51 = stablehlo.convert %50 : (tensor<5600xi32>) -> tensor<5600xf32>
%52 = stablehlo.reshape %51 : (tensor<5600xf32>) -> tensor<80x70xf32>
%53 = stablehlo.dot_general %36, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%54 = stablehlo.convert %53 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%55 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%56 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%57 = stablehlo.multiply %55, %56 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%59 = stablehlo.shift_right_logical %57, %58 : tensor<5600xui32>
%60 = stablehlo.convert %59 : (tensor<5600xui32>) -> tensor<5600xi64>
%61 = stablehlo.reshape %60 : (tensor<5600xi64>) -> tensor<80x70xi64>
%62 = stablehlo.multiply %54, %61 : tensor<80x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.reduce(%62 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %63 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<80x80xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<80x80xf32>, tensor<80x80xf32>) -> tensor<80x80xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<80x80xf32>, tensor<80x80xf32>) -> tensor<80x80xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<80x80xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<80x80xi1>, tensor<80x80xi1>) -> tensor<80x80xi1>
%10 = stablehlo.and %9, %4 : tensor<80x80xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%12 = stablehlo.add %2, %11 : tensor<80x80xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<80x80xi1>, tensor<80x80xf32>
return %13 : tensor<80x80xf32>
}
func.func private @remainder_1(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// shorter_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x0EB27F1FFAFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i64>
%34 = call @remainder_0(%33, %c_8) : (tensor<67x67xf32>, tensor<i64>) -> tensor<67x67xf32>
%35 = stablehlo.convert %34 : (tensor<67x67xf32>) -> tensor<67x67xi8>
%36 = stablehlo.convert %35 : (tensor<67x67xi8>) -> tensor<67x67xf32>
%37 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%39 = stablehlo.add %38, %c_9 : tensor<i32>
%40 = stablehlo.iota dim = 0 : tensor<4690xi32>
%41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%42 = stablehlo.add %40, %41 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.multiply %42, %43 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%45 = call @remainder_1(%42, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%46 = stablehlo.multiply %45, %42 : tensor<4690xi32>
%47 = stablehlo.add %44, %46 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%48 = call @remainder_1(%47, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%50 = stablehlo.subtract %48, %49 : tensor<4690xi32>
%51 = stablehlo.convert %50 : (tensor<4690xi32>) -> tensor<4690xf32>
%52 = stablehlo.reshape %51 : (tensor<4690xf32>) -> tensor<67x70xf32>
%53 = stablehlo.dot_general %36, %52, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%54 = stablehlo.convert %53 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%55 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%56 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%57 = stablehlo.multiply %55, %56 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%59 = stablehlo.shift_right_logical %57, %58 : tensor<4690xui32>
%60 = stablehlo.convert %59 : (tensor<4690xui32>) -> tensor<4690xi64>
%61 = stablehlo.reshape %60 : (tensor<4690xi64>) -> tensor<67x70xi64>
%62 = stablehlo.multiply %54, %61 : tensor<67x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%63 = stablehlo.reduce(%62 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %63 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<67x67xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<67x67xf32>, tensor<67x67xf32>) -> tensor<67x67xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<67x67xf32>, tensor<67x67xf32>) -> tensor<67x67xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<67x67xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<67x67xi1>, tensor<67x67xi1>) -> tensor<67x67xi1>
%10 = stablehlo.and %9, %4 : tensor<67x67xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%12 = stablehlo.add %2, %11 : tensor<67x67xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<67x67xi1>, tensor<67x67xf32>
return %13 : tensor<67x67xf32>
}
func.func private @remainder_1(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// column_of_row_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xE935CF8E80FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.slice %33 [0:1, 0:80] : (tensor<80x80xf32>) -> tensor<1x80xf32>
%35 = stablehlo.reshape %34 : (tensor<1x80xf32>) -> tensor<80xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
%37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x80xf32>) -> tensor<80x80xf32>
%38 = stablehlo.add %33, %37 : tensor<80x80xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_8 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_10) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%56 = stablehlo.convert %55 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%59 = stablehlo.multiply %57, %58 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<5600xui32>
%62 = stablehlo.convert %61 : (tensor<5600xui32>) -> tensor<5600xi64>
%63 = stablehlo.reshape %62 : (tensor<5600xi64>) -> tensor<80x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<80x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// column_of_row_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x8505C29694FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.slice %33 [0:1, 0:67] : (tensor<67x67xf32>) -> tensor<1x67xf32>
%35 = stablehlo.reshape %34 : (tensor<1x67xf32>) -> tensor<67xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<67xf32>) -> tensor<1x67xf32>
%37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x67xf32>) -> tensor<67x67xf32>
%38 = stablehlo.add %33, %37 : tensor<67x67xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_8 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_10) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%56 = stablehlo.convert %55 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%59 = stablehlo.multiply %57, %58 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<4690xui32>
%62 = stablehlo.convert %61 : (tensor<4690xui32>) -> tensor<4690xi64>
%63 = stablehlo.reshape %62 : (tensor<4690xi64>) -> tensor<67x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<67x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// transposed_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x932C2E248DFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<80x80xf32>) -> tensor<80x80xf32>
%35 = stablehlo.add %33, %34 : tensor<80x80xf32>
%36 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%38 = stablehlo.add %37, %c_8 : tensor<i32>
%39 = stablehlo.iota dim = 0 : tensor<5600xi32>
%40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%41 = stablehlo.add %39, %40 : tensor<5600xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%43 = stablehlo.multiply %41, %42 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%44 = call @remainder_0(%41, %c_10) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%45 = stablehlo.multiply %44, %41 : tensor<5600xi32>
%46 = stablehlo.add %43, %45 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%47 = call @remainder_0(%46, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%49 = stablehlo.subtract %47, %48 : tensor<5600xi32>
%50 = stablehlo.convert %49 : (tensor<5600xi32>) -> tensor<5600xf32>
%51 = stablehlo.reshape %50 : (tensor<5600xf32>) -> tensor<80x70xf32>
%52 = stablehlo.dot_general %35, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%53 = stablehlo.convert %52 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%54 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%56 = stablehlo.multiply %54, %55 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%58 = stablehlo.shift_right_logical %56, %57 : tensor<5600xui32>
%59 = stablehlo.convert %58 : (tensor<5600xui32>) -> tensor<5600xi64>
%60 = stablehlo.reshape %59 : (tensor<5600xi64>) -> tensor<80x70xi64>
%61 = stablehlo.multiply %53, %60 : tensor<80x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%62 = stablehlo.reduce(%61 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %62 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// transposed_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xF4778F3794FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<67x67xf32>) -> tensor<67x67xf32>
%35 = stablehlo.add %33, %34 : tensor<67x67xf32>
%36 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%38 = stablehlo.add %37, %c_8 : tensor<i32>
%39 = stablehlo.iota dim = 0 : tensor<4690xi32>
%40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%41 = stablehlo.add %39, %40 : tensor<4690xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%43 = stablehlo.multiply %41, %42 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%44 = call @remainder_0(%41, %c_10) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%45 = stablehlo.multiply %44, %41 : tensor<4690xi32>
%46 = stablehlo.add %43, %45 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%47 = call @remainder_0(%46, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%49 = stablehlo.subtract %47, %48 : tensor<4690xi32>
%50 = stablehlo.convert %49 : (tensor<4690xi32>) -> tensor<4690xf32>
%51 = stablehlo.reshape %50 : (tensor<4690xf32>) -> tensor<67x70xf32>
%52 = stablehlo.dot_general %35, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%53 = stablehlo.convert %52 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%54 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%56 = stablehlo.multiply %54, %55 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%58 = stablehlo.shift_right_logical %56, %57 : tensor<4690xui32>
%59 = stablehlo.convert %58 : (tensor<4690xui32>) -> tensor<4690xi64>
%60 = stablehlo.reshape %59 : (tensor<4690xi64>) -> tensor<67x70xi64>
%61 = stablehlo.multiply %53, %60 : tensor<67x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%62 = stablehlo.reduce(%61 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %62 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// only_transposed_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x2C4807EA88FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%35 = stablehlo.multiply %33, %34 : tensor<80x80xf32>
%36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<80x80xf32>) -> tensor<80x80xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%38 = stablehlo.add %36, %37 : tensor<80x80xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_9 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%56 = stablehlo.convert %55 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%59 = stablehlo.multiply %57, %58 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<5600xui32>
%62 = stablehlo.convert %61 : (tensor<5600xui32>) -> tensor<5600xi64>
%63 = stablehlo.reshape %62 : (tensor<5600xi64>) -> tensor<80x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<80x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// only_transposed_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x4EBED65091FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.multiply %33, %34 : tensor<67x67xf32>
%36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<67x67xf32>) -> tensor<67x67xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%38 = stablehlo.add %36, %37 : tensor<67x67xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_9 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%56 = stablehlo.convert %55 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%59 = stablehlo.multiply %57, %58 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<4690xui32>
%62 = stablehlo.convert %61 : (tensor<4690xui32>) -> tensor<4690xi64>
%63 = stablehlo.reshape %62 : (tensor<4690xi64>) -> tensor<67x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<67x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// transposed_other_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x74F212E47D050000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%34 = call @clip(%33, %c_8, %c_9) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
%35 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%37 = stablehlo.add %36, %c_10 : tensor<i32>
%38 = stablehlo.iota dim = 0 : tensor<5600xi32>
%39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%40 = stablehlo.add %38, %39 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%42 = stablehlo.multiply %40, %41 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%43 = call @remainder_0(%40, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%44 = stablehlo.multiply %43, %40 : tensor<5600xi32>
%45 = stablehlo.add %42, %44 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%46 = call @remainder_0(%45, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%48 = stablehlo.subtract %46, %47 : tensor<5600xi32>
%49 = stablehlo.convert %48 : (tensor<5600xi32>) -> tensor<5600xf32>
%50 = stablehlo.reshape %49 : (tensor<5600xf32>) -> tensor<80x70xf32>
%51 = stablehlo.dot_general %33, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%52 = stablehlo.slice %51 [0:80, 0:1] : (tensor<80x70xf32>) -> tensor<80x1xf32>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<80x1xf32>) -> tensor<1x80xf32>
%54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x80xf32>) -> tensor<80x80xf32>
%55 = stablehlo.add %34, %54 : tensor<80x80xf32>
%56 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %57, %c_15 : tensor<i32>
%59 = stablehlo.iota dim = 0 : tensor<5600xi32>
%60 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%61 = stablehlo.add %59, %60 : tensor<5600xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%63 = stablehlo.multiply %61, %62 : tensor<5600xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%64 = call @remainder_0(%61, %c_17) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%65 = stablehlo.multiply %64, %61 : tensor<5600xi32>
%66 = stablehlo.add %63, %65 : tensor<5600xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%67 = call @remainder_0(%66, %c_18) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%68 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%69 = stablehlo.subtract %67, %68 : tensor<5600xi32>
%70 = stablehlo.convert %69 : (tensor<5600xi32>) -> tensor<5600xf32>
%71 = stablehlo.reshape %70 : (tensor<5600xf32>) -> tensor<80x70xf32>
%72 = stablehlo.dot_general %55, %71, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%73 = stablehlo.convert %72 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%74 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%75 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%76 = stablehlo.multiply %74, %75 : tensor<5600xui32>
%c_21 = stablehlo.constant dense<14> : tensor<ui32>
%77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%78 = stablehlo.shift_right_logical %76, %77 : tensor<5600xui32>
%79 = stablehlo.convert %78 : (tensor<5600xui32>) -> tensor<5600xi64>
%80 = stablehlo.reshape %79 : (tensor<5600xi64>) -> tensor<80x70xi64>
%81 = stablehlo.multiply %73, %80 : tensor<80x70xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%82 = stablehlo.reduce(%81 init: %c_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %82 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf32>
return %5 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// transposed_other_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x4B145CAC60040000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%34 = call @clip(%33, %c_8, %c_9) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%35 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%37 = stablehlo.add %36, %c_10 : tensor<i32>
%38 = stablehlo.iota dim = 0 : tensor<4690xi32>
%39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%40 = stablehlo.add %38, %39 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%42 = stablehlo.multiply %40, %41 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%43 = call @remainder_0(%40, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%44 = stablehlo.multiply %43, %40 : tensor<4690xi32>
%45 = stablehlo.add %42, %44 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%46 = call @remainder_0(%45, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%48 = stablehlo.subtract %46, %47 : tensor<4690xi32>
%49 = stablehlo.convert %48 : (tensor<4690xi32>) -> tensor<4690xf32>
%50 = stablehlo.reshape %49 : (tensor<4690xf32>) -> tensor<67x70xf32>
%51 = stablehlo.dot_general %33, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%52 = stablehlo.slice %51 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<67x1xf32>) -> tensor<1x67xf32>
%54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x67xf32>) -> tensor<67x67xf32>
%55 = stablehlo.add %34, %54 : tensor<67x67xf32>
%56 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%57 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %57, %c_15 : tensor<i32>
%59 = stablehlo.iota dim = 0 : tensor<4690xi32>
%60 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%61 = stablehlo.add %59, %60 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%62 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%63 = stablehlo.multiply %61, %62 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%64 = call @remainder_0(%61, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%65 = stablehlo.multiply %64, %61 : tensor<4690xi32>
%66 = stablehlo.add %63, %65 : tensor<4690xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%67 = call @remainder_0(%66, %c_18) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%68 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%69 = stablehlo.subtract %67, %68 : tensor<4690xi32>
%70 = stablehlo.convert %69 : (tensor<4690xi32>) -> tensor<4690xf32>
%71 = stablehlo.reshape %70 : (tensor<4690xf32>) -> tensor<67x70xf32>
%72 = stablehlo.dot_general %55, %71, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%73 = stablehlo.convert %72 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%74 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%75 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%76 = stablehlo.multiply %74, %75 : tensor<4690xui32>
%c_21 = stablehlo.constant dense<14> : tensor<ui32>
%77 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%78 = stablehlo.shift_right_logical %76, %77 : tensor<4690xui32>
%79 = stablehlo.convert %78 : (tensor<4690xui32>) -> tensor<4690xi64>
%80 = stablehlo.reshape %79 : (tensor<4690xi64>) -> tensor<67x70xi64>
%81 = stablehlo.multiply %73, %80 : tensor<67x70xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%82 = stablehlo.reduce(%81 init: %c_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %82 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// turned_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xFB093DF1FFFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.reverse %33, dims = [0] : tensor<80x80xf32>
%35 = stablehlo.subtract %34, %33 : tensor<80x80xf32>
%36 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%38 = stablehlo.add %37, %c_8 : tensor<i32>
%39 = stablehlo.iota dim = 0 : tensor<5600xi32>
%40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%41 = stablehlo.add %39, %40 : tensor<5600xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%43 = stablehlo.multiply %41, %42 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%44 = call @remainder_0(%41, %c_10) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%45 = stablehlo.multiply %44, %41 : tensor<5600xi32>
%46 = stablehlo.add %43, %45 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%47 = call @remainder_0(%46, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%49 = stablehlo.subtract %47, %48 : tensor<5600xi32>
%50 = stablehlo.convert %49 : (tensor<5600xi32>) -> tensor<5600xf32>
%51 = stablehlo.reshape %50 : (tensor<5600xf32>) -> tensor<80x70xf32>
%52 = stablehlo.dot_general %35, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%53 = stablehlo.convert %52 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%54 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%56 = stablehlo.multiply %54, %55 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%58 = stablehlo.shift_right_logical %56, %57 : tensor<5600xui32>
%59 = stablehlo.convert %58 : (tensor<5600xui32>) -> tensor<5600xi64>
%60 = stablehlo.reshape %59 : (tensor<5600xi64>) -> tensor<80x70xi64>
%61 = stablehlo.multiply %53, %60 : tensor<80x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%62 = stablehlo.reduce(%61 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %62 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// turned_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xA92AB72A00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.reverse %33, dims = [0] : tensor<67x67xf32>
%35 = stablehlo.subtract %34, %33 : tensor<67x67xf32>
%36 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%37 = stablehlo.reshape %36 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%38 = stablehlo.add %37, %c_8 : tensor<i32>
%39 = stablehlo.iota dim = 0 : tensor<4690xi32>
%40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%41 = stablehlo.add %39, %40 : tensor<4690xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%43 = stablehlo.multiply %41, %42 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%44 = call @remainder_0(%41, %c_10) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%45 = stablehlo.multiply %44, %41 : tensor<4690xi32>
%46 = stablehlo.add %43, %45 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%47 = call @remainder_0(%46, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%49 = stablehlo.subtract %47, %48 : tensor<4690xi32>
%50 = stablehlo.convert %49 : (tensor<4690xi32>) -> tensor<4690xf32>
%51 = stablehlo.reshape %50 : (tensor<4690xf32>) -> tensor<67x70xf32>
%52 = stablehlo.dot_general %35, %51, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%53 = stablehlo.convert %52 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%54 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%56 = stablehlo.multiply %54, %55 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%58 = stablehlo.shift_right_logical %56, %57 : tensor<4690xui32>
%59 = stablehlo.convert %58 : (tensor<4690xui32>) -> tensor<4690xi64>
%60 = stablehlo.reshape %59 : (tensor<4690xi64>) -> tensor<67x70xi64>
%61 = stablehlo.multiply %53, %60 : tensor<67x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%62 = stablehlo.reduce(%61 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %62 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// rolled_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xE7530BCC53FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = call @_roll_static(%33) : (tensor<80x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%36 = stablehlo.multiply %34, %35 : tensor<80x80xf32>
%37 = stablehlo.add %36, %33 : tensor<80x80xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<5600xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%43 = stablehlo.add %41, %42 : tensor<5600xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%45 = stablehlo.multiply %43, %44 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_0(%43, %c_10) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%47 = stablehlo.multiply %46, %43 : tensor<5600xi32>
%48 = stablehlo.add %45, %47 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_0(%48, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%51 = stablehlo.subtract %49, %50 : tensor<5600xi32>
%52 = stablehlo.convert %51 : (tensor<5600xi32>) -> tensor<5600xf32>
%53 = stablehlo.reshape %52 : (tensor<5600xf32>) -> tensor<80x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%55 = stablehlo.convert %54 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%56 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%58 = stablehlo.multiply %56, %57 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<5600xui32>
%61 = stablehlo.convert %60 : (tensor<5600xui32>) -> tensor<5600xi64>
%62 = stablehlo.reshape %61 : (tensor<5600xi64>) -> tensor<80x70xi64>
%63 = stablehlo.multiply %55, %62 : tensor<80x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%64 = stablehlo.reduce(%63 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %64 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_roll_static(%arg0: tensor<80x80xf32>) -> tensor<80x80xf32> {
%0 = stablehlo.slice %arg0 [79:80, 0:80] : (tensor<80x80xf32>) -> tensor<1x80xf32>
%1 = stablehlo.slice %arg0 [0:79, 0:80] : (tensor<80x80xf32>) -> tensor<79x80xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x80xf32>, tensor<79x80xf32>) -> tensor<80x80xf32>
return %2 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// rolled_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB0622A0C5EFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = call @_roll_static(%33) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%36 = stablehlo.multiply %34, %35 : tensor<67x67xf32>
%37 = stablehlo.add %36, %33 : tensor<67x67xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<4690xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%43 = stablehlo.add %41, %42 : tensor<4690xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%45 = stablehlo.multiply %43, %44 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_0(%43, %c_10) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%47 = stablehlo.multiply %46, %43 : tensor<4690xi32>
%48 = stablehlo.add %45, %47 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_0(%48, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%51 = stablehlo.subtract %49, %50 : tensor<4690xi32>
%52 = stablehlo.convert %51 : (tensor<4690xi32>) -> tensor<4690xf32>
%53 = stablehlo.reshape %52 : (tensor<4690xf32>) -> tensor<67x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%55 = stablehlo.convert %54 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%56 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%57 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%58 = stablehlo.multiply %56, %57 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%60 = stablehlo.shift_right_logical %58, %59 : tensor<4690xui32>
%61 = stablehlo.convert %60 : (tensor<4690xui32>) -> tensor<4690xi64>
%62 = stablehlo.reshape %61 : (tensor<4690xi64>) -> tensor<67x70xi64>
%63 = stablehlo.multiply %55, %62 : tensor<67x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%64 = stablehlo.reduce(%63 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %64 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @_roll_static(%arg0: tensor<67x67xf32>) -> tensor<67x67xf32> {
%0 = stablehlo.slice %arg0 [66:67, 0:67] : (tensor<67x67xf32>) -> tensor<1x67xf32>
%1 = stablehlo.slice %arg0 [0:66, 0:67] : (tensor<67x67xf32>) -> tensor<66x67xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x67xf32>, tensor<66x67xf32>) -> tensor<67x67xf32>
return %2 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// read_later_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x4B096E49BFFEFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%35 = stablehlo.multiply %33, %34 : tensor<80x80xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%37 = stablehlo.add %35, %36 : tensor<80x80xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_9 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<5600xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%43 = stablehlo.add %41, %42 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%45 = stablehlo.multiply %43, %44 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_0(%43, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%47 = stablehlo.multiply %46, %43 : tensor<5600xi32>
%48 = stablehlo.add %45, %47 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_0(%48, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%51 = stablehlo.subtract %49, %50 : tensor<5600xi32>
%52 = stablehlo.convert %51 : (tensor<5600xi32>) -> tensor<5600xf32>
%53 = stablehlo.reshape %52 : (tensor<5600xf32>) -> tensor<80x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%55 = stablehlo.slice %37 [0:1, 0:80] : (tensor<80x80xf32>) -> tensor<1x80xf32>
%56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x80xf32>) -> tensor<80x80xf32>
%57 = stablehlo.add %33, %56 : tensor<80x80xf32>
%58 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%59 = stablehlo.reshape %58 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.add %59, %c_14 : tensor<i32>
%61 = stablehlo.iota dim = 0 : tensor<5600xi32>
%62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%63 = stablehlo.add %61, %62 : tensor<5600xi32>
%c_15 = stablehlo.constant dense<7919> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%65 = stablehlo.multiply %63, %64 : tensor<5600xi32>
%c_16 = stablehlo.constant dense<13> : tensor<i64>
%66 = call @remainder_0(%63, %c_16) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%67 = stablehlo.multiply %66, %63 : tensor<5600xi32>
%68 = stablehlo.add %65, %67 : tensor<5600xi32>
%c_17 = stablehlo.constant dense<3> : tensor<i64>
%69 = call @remainder_0(%68, %c_17) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%71 = stablehlo.subtract %69, %70 : tensor<5600xi32>
%72 = stablehlo.convert %71 : (tensor<5600xi32>) -> tensor<5600xf32>
%73 = stablehlo.reshape %72 : (tensor<5600xf32>) -> tensor<80x70xf32>
%74 = stablehlo.dot_general %57, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%75 = stablehlo.add %54, %74 : tensor<80x70xf32>
%76 = stablehlo.convert %75 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%77 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_19 = stablehlo.constant dense<2246822519> : tensor<ui32>
%78 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%79 = stablehlo.multiply %77, %78 : tensor<5600xui32>
%c_20 = stablehlo.constant dense<14> : tensor<ui32>
%80 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%81 = stablehlo.shift_right_logical %79, %80 : tensor<5600xui32>
%82 = stablehlo.convert %81 : (tensor<5600xui32>) -> tensor<5600xi64>
%83 = stablehlo.reshape %82 : (tensor<5600xi64>) -> tensor<80x70xi64>
%84 = stablehlo.multiply %76, %83 : tensor<80x70xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%85 = stablehlo.reduce(%84 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %85 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// read_later_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xD267315BEDFEFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.multiply %33, %34 : tensor<67x67xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%37 = stablehlo.add %35, %36 : tensor<67x67xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_9 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<4690xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%43 = stablehlo.add %41, %42 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%45 = stablehlo.multiply %43, %44 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_0(%43, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%47 = stablehlo.multiply %46, %43 : tensor<4690xi32>
%48 = stablehlo.add %45, %47 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_0(%48, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%51 = stablehlo.subtract %49, %50 : tensor<4690xi32>
%52 = stablehlo.convert %51 : (tensor<4690xi32>) -> tensor<4690xf32>
%53 = stablehlo.reshape %52 : (tensor<4690xf32>) -> tensor<67x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%55 = stablehlo.slice %37 [0:1, 0:67] : (tensor<67x67xf32>) -> tensor<1x67xf32>
%56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x67xf32>) -> tensor<67x67xf32>
%57 = stablehlo.add %33, %56 : tensor<67x67xf32>
%58 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%59 = stablehlo.reshape %58 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.add %59, %c_14 : tensor<i32>
%61 = stablehlo.iota dim = 0 : tensor<4690xi32>
%62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%63 = stablehlo.add %61, %62 : tensor<4690xi32>
%c_15 = stablehlo.constant dense<7919> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%65 = stablehlo.multiply %63, %64 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<13> : tensor<i64>
%66 = call @remainder_0(%63, %c_16) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%67 = stablehlo.multiply %66, %63 : tensor<4690xi32>
%68 = stablehlo.add %65, %67 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<3> : tensor<i64>
%69 = call @remainder_0(%68, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%71 = stablehlo.subtract %69, %70 : tensor<4690xi32>
%72 = stablehlo.convert %71 : (tensor<4690xi32>) -> tensor<4690xf32>
%73 = stablehlo.reshape %72 : (tensor<4690xf32>) -> tensor<67x70xf32>
%74 = stablehlo.dot_general %57, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%75 = stablehlo.add %54, %74 : tensor<67x70xf32>
%76 = stablehlo.convert %75 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%77 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_19 = stablehlo.constant dense<2246822519> : tensor<ui32>
%78 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%79 = stablehlo.multiply %77, %78 : tensor<4690xui32>
%c_20 = stablehlo.constant dense<14> : tensor<ui32>
%80 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%81 = stablehlo.shift_right_logical %79, %80 : tensor<4690xui32>
%82 = stablehlo.convert %81 : (tensor<4690xui32>) -> tensor<4690xi64>
%83 = stablehlo.reshape %82 : (tensor<4690xi64>) -> tensor<67x70xi64>
%84 = stablehlo.multiply %76, %83 : tensor<67x70xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%85 = stablehlo.reduce(%84 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %85 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// read_before_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x885B1867B0000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.reverse %33, dims = [0] : tensor<80x80xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%36 = stablehlo.add %34, %35 : tensor<80x80xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%38 = stablehlo.multiply %33, %37 : tensor<80x80xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%40 = stablehlo.add %38, %39 : tensor<80x80xf32>
%41 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%42 = stablehlo.reshape %41 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %42, %c_10 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<5600xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.add %44, %45 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%48 = stablehlo.multiply %46, %47 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_0(%46, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%50 = stablehlo.multiply %49, %46 : tensor<5600xi32>
%51 = stablehlo.add %48, %50 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%52 = call @remainder_0(%51, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%54 = stablehlo.subtract %52, %53 : tensor<5600xi32>
%55 = stablehlo.convert %54 : (tensor<5600xi32>) -> tensor<5600xf32>
%56 = stablehlo.reshape %55 : (tensor<5600xf32>) -> tensor<80x70xf32>
%57 = stablehlo.dot_general %36, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%58 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%59 = stablehlo.reshape %58 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.add %59, %c_15 : tensor<i32>
%61 = stablehlo.iota dim = 0 : tensor<5600xi32>
%62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%63 = stablehlo.add %61, %62 : tensor<5600xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%65 = stablehlo.multiply %63, %64 : tensor<5600xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%66 = call @remainder_0(%63, %c_17) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%67 = stablehlo.multiply %66, %63 : tensor<5600xi32>
%68 = stablehlo.add %65, %67 : tensor<5600xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%69 = call @remainder_0(%68, %c_18) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%71 = stablehlo.subtract %69, %70 : tensor<5600xi32>
%72 = stablehlo.convert %71 : (tensor<5600xi32>) -> tensor<5600xf32>
%73 = stablehlo.reshape %72 : (tensor<5600xf32>) -> tensor<80x70xf32>
%74 = stablehlo.dot_general %40, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<80x70xf32>
%76 = stablehlo.multiply %74, %75 : tensor<80x70xf32>
%77 = stablehlo.subtract %57, %76 : tensor<80x70xf32>
%78 = stablehlo.convert %77 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%79 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_21 = stablehlo.constant dense<2246822519> : tensor<ui32>
%80 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%81 = stablehlo.multiply %79, %80 : tensor<5600xui32>
%c_22 = stablehlo.constant dense<14> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%83 = stablehlo.shift_right_logical %81, %82 : tensor<5600xui32>
%84 = stablehlo.convert %83 : (tensor<5600xui32>) -> tensor<5600xi64>
%85 = stablehlo.reshape %84 : (tensor<5600xi64>) -> tensor<80x70xi64>
%86 = stablehlo.multiply %78, %85 : tensor<80x70xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%87 = stablehlo.reduce(%86 init: %c_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %87 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// read_before_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x479CC1DEA4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.reverse %33, dims = [0] : tensor<67x67xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%36 = stablehlo.add %34, %35 : tensor<67x67xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%38 = stablehlo.multiply %33, %37 : tensor<67x67xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%40 = stablehlo.add %38, %39 : tensor<67x67xf32>
%41 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%42 = stablehlo.reshape %41 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %42, %c_10 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<4690xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.add %44, %45 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%48 = stablehlo.multiply %46, %47 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_0(%46, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%50 = stablehlo.multiply %49, %46 : tensor<4690xi32>
%51 = stablehlo.add %48, %50 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%52 = call @remainder_0(%51, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%54 = stablehlo.subtract %52, %53 : tensor<4690xi32>
%55 = stablehlo.convert %54 : (tensor<4690xi32>) -> tensor<4690xf32>
%56 = stablehlo.reshape %55 : (tensor<4690xf32>) -> tensor<67x70xf32>
%57 = stablehlo.dot_general %36, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%58 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%59 = stablehlo.reshape %58 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.add %59, %c_15 : tensor<i32>
%61 = stablehlo.iota dim = 0 : tensor<4690xi32>
%62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%63 = stablehlo.add %61, %62 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%65 = stablehlo.multiply %63, %64 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%66 = call @remainder_0(%63, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%67 = stablehlo.multiply %66, %63 : tensor<4690xi32>
%68 = stablehlo.add %65, %67 : tensor<4690xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%69 = call @remainder_0(%68, %c_18) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%71 = stablehlo.subtract %69, %70 : tensor<4690xi32>
%72 = stablehlo.convert %71 : (tensor<4690xi32>) -> tensor<4690xf32>
%73 = stablehlo.reshape %72 : (tensor<4690xf32>) -> tensor<67x70xf32>
%74 = stablehlo.dot_general %40, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<67x70xf32>
%76 = stablehlo.multiply %74, %75 : tensor<67x70xf32>
%77 = stablehlo.subtract %57, %76 : tensor<67x70xf32>
%78 = stablehlo.convert %77 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%79 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_21 = stablehlo.constant dense<2246822519> : tensor<ui32>
%80 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%81 = stablehlo.multiply %79, %80 : tensor<4690xui32>
%c_22 = stablehlo.constant dense<14> : tensor<ui32>
%82 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%83 = stablehlo.shift_right_logical %81, %82 : tensor<4690xui32>
%84 = stablehlo.convert %83 : (tensor<4690xui32>) -> tensor<4690xi64>
%85 = stablehlo.reshape %84 : (tensor<4690xi64>) -> tensor<67x70xi64>
%86 = stablehlo.multiply %78, %85 : tensor<67x70xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%87 = stablehlo.reduce(%86 init: %c_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %87 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// two_results_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x5DDAF0DEB8000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%35 = stablehlo.subtract %33, %34 : tensor<80x80xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%37 = stablehlo.multiply %33, %36 : tensor<80x80xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%39 = stablehlo.add %37, %38 : tensor<80x80xf32>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_10 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<5600xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%45 = stablehlo.add %43, %44 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%47 = stablehlo.multiply %45, %46 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_0(%45, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%49 = stablehlo.multiply %48, %45 : tensor<5600xi32>
%50 = stablehlo.add %47, %49 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_0(%50, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%53 = stablehlo.subtract %51, %52 : tensor<5600xi32>
%54 = stablehlo.convert %53 : (tensor<5600xi32>) -> tensor<5600xf32>
%55 = stablehlo.reshape %54 : (tensor<5600xf32>) -> tensor<80x70xf32>
%56 = stablehlo.dot_general %35, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%57 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%58 = stablehlo.reshape %57 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.add %58, %c_15 : tensor<i32>
%60 = stablehlo.iota dim = 0 : tensor<5600xi32>
%61 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%62 = stablehlo.add %60, %61 : tensor<5600xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%64 = stablehlo.multiply %62, %63 : tensor<5600xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%65 = call @remainder_0(%62, %c_17) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%66 = stablehlo.multiply %65, %62 : tensor<5600xi32>
%67 = stablehlo.add %64, %66 : tensor<5600xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%68 = call @remainder_0(%67, %c_18) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%69 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%70 = stablehlo.subtract %68, %69 : tensor<5600xi32>
%71 = stablehlo.convert %70 : (tensor<5600xi32>) -> tensor<5600xf32>
%72 = stablehlo.reshape %71 : (tensor<5600xf32>) -> tensor<80x70xf32>
%73 = stablehlo.dot_general %39, %72, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<80x70xf32>
%75 = stablehlo.multiply %73, %74 : tensor<80x70xf32>
%76 = stablehlo.subtract %56, %75 : tensor<80x70xf32>
%77 = stablehlo.convert %76 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%78 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_21 = stablehlo.constant dense<2246822519> : tensor<ui32>
%79 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%80 = stablehlo.multiply %78, %79 : tensor<5600xui32>
%c_22 = stablehlo.constant dense<14> : tensor<ui32>
%81 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%82 = stablehlo.shift_right_logical %80, %81 : tensor<5600xui32>
%83 = stablehlo.convert %82 : (tensor<5600xui32>) -> tensor<5600xi64>
%84 = stablehlo.reshape %83 : (tensor<5600xi64>) -> tensor<80x70xi64>
%85 = stablehlo.multiply %77, %84 : tensor<80x70xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %86 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// two_results_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xA2A19C9BAA000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.subtract %33, %34 : tensor<67x67xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%37 = stablehlo.multiply %33, %36 : tensor<67x67xf32>
%cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%39 = stablehlo.add %37, %38 : tensor<67x67xf32>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_10 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<4690xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%45 = stablehlo.add %43, %44 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%47 = stablehlo.multiply %45, %46 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_0(%45, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%49 = stablehlo.multiply %48, %45 : tensor<4690xi32>
%50 = stablehlo.add %47, %49 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_0(%50, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%53 = stablehlo.subtract %51, %52 : tensor<4690xi32>
%54 = stablehlo.convert %53 : (tensor<4690xi32>) -> tensor<4690xf32>
%55 = stablehlo.reshape %54 : (tensor<4690xf32>) -> tensor<67x70xf32>
%56 = stablehlo.dot_general %35, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%57 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%58 = stablehlo.reshape %57 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.add %58, %c_15 : tensor<i32>
%60 = stablehlo.iota dim = 0 : tensor<4690xi32>
%61 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%62 = stablehlo.add %60, %61 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%64 = stablehlo.multiply %62, %63 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%65 = call @remainder_0(%62, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%66 = stablehlo.multiply %65, %62 : tensor<4690xi32>
%67 = stablehlo.add %64, %66 : tensor<4690xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%68 = call @remainder_0(%67, %c_18) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%69 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%70 = stablehlo.subtract %68, %69 : tensor<4690xi32>
%71 = stablehlo.convert %70 : (tensor<4690xi32>) -> tensor<4690xf32>
%72 = stablehlo.reshape %71 : (tensor<4690xf32>) -> tensor<67x70xf32>
%73 = stablehlo.dot_general %39, %72, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<67x70xf32>
%75 = stablehlo.multiply %73, %74 : tensor<67x70xf32>
%76 = stablehlo.subtract %56, %75 : tensor<67x70xf32>
%77 = stablehlo.convert %76 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%78 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_21 = stablehlo.constant dense<2246822519> : tensor<ui32>
%79 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%80 = stablehlo.multiply %78, %79 : tensor<4690xui32>
%c_22 = stablehlo.constant dense<14> : tensor<ui32>
%81 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%82 = stablehlo.shift_right_logical %80, %81 : tensor<4690xui32>
%83 = stablehlo.convert %82 : (tensor<4690xui32>) -> tensor<4690xi64>
%84 = stablehlo.reshape %83 : (tensor<4690xi64>) -> tensor<67x70xi64>
%85 = stablehlo.multiply %77, %84 : tensor<67x70xi64>
%c_23 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %86 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// flat_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x33DCD4F788FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.reshape %33 : (tensor<80x80xf32>) -> tensor<6400xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6400xf32>
%36 = stablehlo.multiply %34, %35 : tensor<6400xf32>
%37 = stablehlo.iota dim = 0 : tensor<6400xf32>
%c_8 = stablehlo.constant dense<3> : tensor<i64>
%38 = call @remainder_0(%37, %c_8) : (tensor<6400xf32>, tensor<i64>) -> tensor<6400xf32>
%39 = stablehlo.add %36, %38 : tensor<6400xf32>
%40 = stablehlo.reshape %39 : (tensor<6400xf32>) -> tensor<80x80xf32>
%41 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%42 = stablehlo.reshape %41 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %42, %c_9 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<5600xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.add %44, %45 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%48 = stablehlo.multiply %46, %47 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_1(%46, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%50 = stablehlo.multiply %49, %46 : tensor<5600xi32>
%51 = stablehlo.add %48, %50 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%52 = call @remainder_1(%51, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%54 = stablehlo.subtract %52, %53 : tensor<5600xi32>
%55 = stablehlo.convert %54 : (tensor<5600xi32>) -> tensor<5600xf32>
%56 = stablehlo.reshape %55 : (tensor<5600xf32>) -> tensor<80x70xf32>
%57 = stablehlo.dot_general %40, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%58 = stablehlo.convert %57 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%59 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%61 = stablehlo.multiply %59, %60 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%63 = stablehlo.shift_right_logical %61, %62 : tensor<5600xui32>
%64 = stablehlo.convert %63 : (tensor<5600xui32>) -> tensor<5600xi64>
%65 = stablehlo.reshape %64 : (tensor<5600xi64>) -> tensor<80x70xi64>
%66 = stablehlo.multiply %58, %65 : tensor<80x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%67 = stablehlo.reduce(%66 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %67 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<6400xf32>, %arg1: tensor<i64>) -> tensor<6400xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6400xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<6400xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6400xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<6400xf32>, tensor<6400xf32>) -> tensor<6400xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6400xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<6400xf32>, tensor<6400xf32>) -> tensor<6400xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<6400xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<6400xi1>, tensor<6400xi1>) -> tensor<6400xi1>
%10 = stablehlo.and %9, %4 : tensor<6400xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6400xf32>
%12 = stablehlo.add %2, %11 : tensor<6400xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<6400xi1>, tensor<6400xf32>
return %13 : tensor<6400xf32>
}
func.func private @remainder_1(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// flat_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x3713FD4E91FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.reshape %33 : (tensor<67x67xf32>) -> tensor<4489xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%36 = stablehlo.multiply %34, %35 : tensor<4489xf32>
%37 = stablehlo.iota dim = 0 : tensor<4489xf32>
%c_8 = stablehlo.constant dense<3> : tensor<i64>
%38 = call @remainder_0(%37, %c_8) : (tensor<4489xf32>, tensor<i64>) -> tensor<4489xf32>
%39 = stablehlo.add %36, %38 : tensor<4489xf32>
%40 = stablehlo.reshape %39 : (tensor<4489xf32>) -> tensor<67x67xf32>
%41 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%42 = stablehlo.reshape %41 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%43 = stablehlo.add %42, %c_9 : tensor<i32>
%44 = stablehlo.iota dim = 0 : tensor<4690xi32>
%45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.add %44, %45 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%47 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%48 = stablehlo.multiply %46, %47 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%49 = call @remainder_1(%46, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%50 = stablehlo.multiply %49, %46 : tensor<4690xi32>
%51 = stablehlo.add %48, %50 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%52 = call @remainder_1(%51, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%54 = stablehlo.subtract %52, %53 : tensor<4690xi32>
%55 = stablehlo.convert %54 : (tensor<4690xi32>) -> tensor<4690xf32>
%56 = stablehlo.reshape %55 : (tensor<4690xf32>) -> tensor<67x70xf32>
%57 = stablehlo.dot_general %40, %56, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%58 = stablehlo.convert %57 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%59 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%61 = stablehlo.multiply %59, %60 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%63 = stablehlo.shift_right_logical %61, %62 : tensor<4690xui32>
%64 = stablehlo.convert %63 : (tensor<4690xui32>) -> tensor<4690xi64>
%65 = stablehlo.reshape %64 : (tensor<4690xi64>) -> tensor<67x70xi64>
%66 = stablehlo.multiply %58, %65 : tensor<67x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%67 = stablehlo.reduce(%66 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %67 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4489xf32>, %arg1: tensor<i64>) -> tensor<4489xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<4489xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<4489xf32>, tensor<4489xf32>) -> tensor<4489xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<4489xf32>, tensor<4489xf32>) -> tensor<4489xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<4489xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<4489xi1>, tensor<4489xi1>) -> tensor<4489xi1>
%10 = stablehlo.and %9, %4 : tensor<4489xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%12 = stablehlo.add %2, %11 : tensor<4489xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<4489xi1>, tensor<4489xf32>
return %13 : tensor<4489xf32>
}
func.func private @remainder_1(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// other_shape_80x96x50
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB55A10D7B5FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<4800xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%22 = stablehlo.add %20, %21 : tensor<4800xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%24 = stablehlo.multiply %22, %23 : tensor<4800xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<4800xi32>, tensor<i64>) -> tensor<4800xi32>
%26 = stablehlo.multiply %25, %22 : tensor<4800xi32>
%27 = stablehlo.add %24, %26 : tensor<4800xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<4800xi32>, tensor<i64>) -> tensor<4800xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%30 = stablehlo.subtract %28, %29 : tensor<4800xi32>
%31 = stablehlo.convert %30 : (tensor<4800xi32>) -> tensor<4800xf32>
%32 = stablehlo.reshape %31 : (tensor<4800xf32>) -> tensor<96x50xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x50xf32>) -> tensor<80x50xf32>
%34 = stablehlo.reshape %33 : (tensor<80x50xf32>) -> tensor<50x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50x80xf32>
%36 = stablehlo.multiply %34, %35 : tensor<50x80xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<50x80xf32>
%38 = stablehlo.add %36, %37 : tensor<50x80xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_9 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_1(%44, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_1(%49, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<50x80xf32>, tensor<80x70xf32>) -> tensor<50x70xf32>
%56 = stablehlo.convert %55 : (tensor<50x70xf32>) -> tensor<50x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<3500xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3500xui32>
%59 = stablehlo.multiply %57, %58 : tensor<3500xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3500xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<3500xui32>
%62 = stablehlo.convert %61 : (tensor<3500xui32>) -> tensor<3500xi64>
%63 = stablehlo.reshape %62 : (tensor<3500xi64>) -> tensor<50x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<50x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<50x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4800xi32>, %arg1: tensor<i64>) -> tensor<4800xi32> {
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
func.func private @remainder_1(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// other_shape_67x129x60
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x3B5A4E92A8FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7740xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%22 = stablehlo.add %20, %21 : tensor<7740xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7740xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<7740xi32>, tensor<i64>) -> tensor<7740xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7740xi32>
%27 = stablehlo.add %24, %26 : tensor<7740xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<7740xi32>, tensor<i64>) -> tensor<7740xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7740xi32>
%31 = stablehlo.convert %30 : (tensor<7740xi32>) -> tensor<7740xf32>
%32 = stablehlo.reshape %31 : (tensor<7740xf32>) -> tensor<129x60xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x60xf32>) -> tensor<67x60xf32>
%34 = stablehlo.reshape %33 : (tensor<67x60xf32>) -> tensor<60x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<60x67xf32>
%36 = stablehlo.multiply %34, %35 : tensor<60x67xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<60x67xf32>
%38 = stablehlo.add %36, %37 : tensor<60x67xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_9 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_1(%44, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_1(%49, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x67xf32>, tensor<67x70xf32>) -> tensor<60x70xf32>
%56 = stablehlo.convert %55 : (tensor<60x70xf32>) -> tensor<60x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<4200xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4200xui32>
%59 = stablehlo.multiply %57, %58 : tensor<4200xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4200xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<4200xui32>
%62 = stablehlo.convert %61 : (tensor<4200xui32>) -> tensor<4200xi64>
%63 = stablehlo.reshape %62 : (tensor<4200xi64>) -> tensor<60x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<60x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<60x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<7740xi32>, %arg1: tensor<i64>) -> tensor<7740xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7740xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7740xi32>, tensor<7740xi32>) -> tensor<7740xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7740xi32>, tensor<7740xi32>) -> tensor<7740xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7740xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7740xi1>, tensor<7740xi1>) -> tensor<7740xi1>
%12 = stablehlo.and %11, %6 : tensor<7740xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%14 = stablehlo.add %4, %13 : tensor<7740xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7740xi1>, tensor<7740xi32>
return %15 : tensor<7740xi32>
}
func.func private @remainder_1(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// other_shape_of_both_80x96x50
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x1947B28794FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<4800xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%22 = stablehlo.add %20, %21 : tensor<4800xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%24 = stablehlo.multiply %22, %23 : tensor<4800xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<4800xi32>, tensor<i64>) -> tensor<4800xi32>
%26 = stablehlo.multiply %25, %22 : tensor<4800xi32>
%27 = stablehlo.add %24, %26 : tensor<4800xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<4800xi32>, tensor<i64>) -> tensor<4800xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4800xi32>
%30 = stablehlo.subtract %28, %29 : tensor<4800xi32>
%31 = stablehlo.convert %30 : (tensor<4800xi32>) -> tensor<4800xf32>
%32 = stablehlo.reshape %31 : (tensor<4800xf32>) -> tensor<96x50xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x50xf32>) -> tensor<80x50xf32>
%34 = stablehlo.reshape %33 : (tensor<80x50xf32>) -> tensor<50x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50x80xf32>
%36 = stablehlo.multiply %34, %35 : tensor<50x80xf32>
%37 = stablehlo.transpose %33, dims = [1, 0] : (tensor<80x50xf32>) -> tensor<50x80xf32>
%38 = stablehlo.add %36, %37 : tensor<50x80xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_8 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_1(%44, %c_10) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<50x80xf32>, tensor<80x70xf32>) -> tensor<50x70xf32>
%56 = stablehlo.convert %55 : (tensor<50x70xf32>) -> tensor<50x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<3500xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3500xui32>
%59 = stablehlo.multiply %57, %58 : tensor<3500xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3500xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<3500xui32>
%62 = stablehlo.convert %61 : (tensor<3500xui32>) -> tensor<3500xi64>
%63 = stablehlo.reshape %62 : (tensor<3500xi64>) -> tensor<50x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<50x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<50x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4800xi32>, %arg1: tensor<i64>) -> tensor<4800xi32> {
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
func.func private @remainder_1(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// other_shape_of_both_67x129x60
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x757ECDFE7AFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7740xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%22 = stablehlo.add %20, %21 : tensor<7740xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7740xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<7740xi32>, tensor<i64>) -> tensor<7740xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7740xi32>
%27 = stablehlo.add %24, %26 : tensor<7740xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<7740xi32>, tensor<i64>) -> tensor<7740xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7740xi32>
%31 = stablehlo.convert %30 : (tensor<7740xi32>) -> tensor<7740xf32>
%32 = stablehlo.reshape %31 : (tensor<7740xf32>) -> tensor<129x60xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x60xf32>) -> tensor<67x60xf32>
%34 = stablehlo.reshape %33 : (tensor<67x60xf32>) -> tensor<60x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<60x67xf32>
%36 = stablehlo.multiply %34, %35 : tensor<60x67xf32>
%37 = stablehlo.transpose %33, dims = [1, 0] : (tensor<67x60xf32>) -> tensor<60x67xf32>
%38 = stablehlo.add %36, %37 : tensor<60x67xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_8 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_1(%44, %c_10) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_1(%49, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<60x67xf32>, tensor<67x70xf32>) -> tensor<60x70xf32>
%56 = stablehlo.convert %55 : (tensor<60x70xf32>) -> tensor<60x70xi64>
%57 = stablehlo.iota dim = 0 : tensor<4200xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4200xui32>
%59 = stablehlo.multiply %57, %58 : tensor<4200xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4200xui32>
%61 = stablehlo.shift_right_logical %59, %60 : tensor<4200xui32>
%62 = stablehlo.convert %61 : (tensor<4200xui32>) -> tensor<4200xi64>
%63 = stablehlo.reshape %62 : (tensor<4200xi64>) -> tensor<60x70xi64>
%64 = stablehlo.multiply %56, %63 : tensor<60x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%65 = stablehlo.reduce(%64 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<60x70xi64>, tensor<i64>) -> tensor<i64>
return %65 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<7740xi32>, %arg1: tensor<i64>) -> tensor<7740xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7740xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7740xi32>, tensor<7740xi32>) -> tensor<7740xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7740xi32>, tensor<7740xi32>) -> tensor<7740xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7740xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7740xi1>, tensor<7740xi1>) -> tensor<7740xi1>
%12 = stablehlo.and %11, %6 : tensor<7740xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7740xi32>
%14 = stablehlo.add %4, %13 : tensor<7740xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7740xi1>, tensor<7740xi32>
return %15 : tensor<7740xi32>
}
func.func private @remainder_1(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// returned_80x96x80
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
%r:2 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xCA3A304C05000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x973A9D2C00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%35 = stablehlo.multiply %33, %34 : tensor<80x80xf32>
%c_8 = stablehlo.constant dense<-2> : tensor<i64>
%c_9 = stablehlo.constant dense<2> : tensor<i64>
%36 = call @clip(%33, %c_8, %c_9) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
%37 = stablehlo.convert %35 : (tensor<80x80xf32>) -> tensor<80x80xi64>
%38 = stablehlo.iota dim = 0 : tensor<6400xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<6400xui32>
%40 = stablehlo.multiply %38, %39 : tensor<6400xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<6400xui32>
%42 = stablehlo.shift_right_logical %40, %41 : tensor<6400xui32>
%43 = stablehlo.convert %42 : (tensor<6400xui32>) -> tensor<6400xi64>
%44 = stablehlo.reshape %43 : (tensor<6400xi64>) -> tensor<80x80xi64>
%45 = stablehlo.multiply %37, %44 : tensor<80x80xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.reduce(%45 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x80xi64>, tensor<i64>) -> tensor<i64>
%47 = stablehlo.convert %36 : (tensor<80x80xf32>) -> tensor<80x80xi64>
%48 = stablehlo.iota dim = 0 : tensor<6400xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<6400xui32>
%50 = stablehlo.multiply %48, %49 : tensor<6400xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<6400xui32>
%52 = stablehlo.shift_right_logical %50, %51 : tensor<6400xui32>
%53 = stablehlo.convert %52 : (tensor<6400xui32>) -> tensor<6400xi64>
%54 = stablehlo.reshape %53 : (tensor<6400xi64>) -> tensor<80x80xi64>
%55 = stablehlo.multiply %47, %54 : tensor<80x80xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%56 = stablehlo.reduce(%55 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x80xi64>, tensor<i64>) -> tensor<i64>
return %46, %56 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf32>
return %5 : tensor<80x80xf32>
}
}
// -----
// returned_67x129x67
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
%r:2 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>, tensor<i64>)
%e0 = stablehlo.constant dense<"0xAE72360005000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x23DB621F00000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#1, %e1) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>, tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.multiply %33, %34 : tensor<67x67xf32>
%c_8 = stablehlo.constant dense<-2> : tensor<i64>
%c_9 = stablehlo.constant dense<2> : tensor<i64>
%36 = call @clip(%33, %c_8, %c_9) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%37 = stablehlo.convert %35 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%38 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%40 = stablehlo.multiply %38, %39 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%42 = stablehlo.shift_right_logical %40, %41 : tensor<4489xui32>
%43 = stablehlo.convert %42 : (tensor<4489xui32>) -> tensor<4489xi64>
%44 = stablehlo.reshape %43 : (tensor<4489xi64>) -> tensor<67x67xi64>
%45 = stablehlo.multiply %37, %44 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%46 = stablehlo.reduce(%45 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
%47 = stablehlo.convert %36 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%48 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%49 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%50 = stablehlo.multiply %48, %49 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%52 = stablehlo.shift_right_logical %50, %51 : tensor<4489xui32>
%53 = stablehlo.convert %52 : (tensor<4489xui32>) -> tensor<4489xi64>
%54 = stablehlo.reshape %53 : (tensor<4489xi64>) -> tensor<67x67xi64>
%55 = stablehlo.multiply %47, %54 : tensor<67x67xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%56 = stablehlo.reduce(%55 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %46, %56 : tensor<i64>, tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
}
// -----
// updated_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x6DA6D3FE88FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%35 = stablehlo.multiply %33, %34 : tensor<80x80xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%37 = stablehlo.add %35, %36 : tensor<80x80xf32>
%38 = stablehlo.slice %33 [4:5, 1:5] : (tensor<80x80xf32>) -> tensor<1x4xf32>
%39 = stablehlo.reshape %38 : (tensor<1x4xf32>) -> tensor<4xf32>
%c_9 = stablehlo.constant dense<3> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_10 = stablehlo.constant dense<5> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = stablehlo.concatenate %40, %41, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%43 = "stablehlo.scatter"(%37, %42, %39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<80x80xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<80x80xf32>
%44 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %45, %c_11 : tensor<i32>
%47 = stablehlo.iota dim = 0 : tensor<5600xi32>
%48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%49 = stablehlo.add %47, %48 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%51 = stablehlo.multiply %49, %50 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%52 = call @remainder_0(%49, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%53 = stablehlo.multiply %52, %49 : tensor<5600xi32>
%54 = stablehlo.add %51, %53 : tensor<5600xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%55 = call @remainder_0(%54, %c_14) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%57 = stablehlo.subtract %55, %56 : tensor<5600xi32>
%58 = stablehlo.convert %57 : (tensor<5600xi32>) -> tensor<5600xf32>
%59 = stablehlo.reshape %58 : (tensor<5600xf32>) -> tensor<80x70xf32>
%60 = stablehlo.dot_general %43, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%61 = stablehlo.convert %60 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%62 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%64 = stablehlo.multiply %62, %63 : tensor<5600xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%65 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%66 = stablehlo.shift_right_logical %64, %65 : tensor<5600xui32>
%67 = stablehlo.convert %66 : (tensor<5600xui32>) -> tensor<5600xi64>
%68 = stablehlo.reshape %67 : (tensor<5600xi64>) -> tensor<80x70xi64>
%69 = stablehlo.multiply %61, %68 : tensor<80x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%70 = stablehlo.reduce(%69 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %70 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// updated_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x22ECEA4491FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.multiply %33, %34 : tensor<67x67xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%37 = stablehlo.add %35, %36 : tensor<67x67xf32>
%38 = stablehlo.slice %33 [4:5, 1:5] : (tensor<67x67xf32>) -> tensor<1x4xf32>
%39 = stablehlo.reshape %38 : (tensor<1x4xf32>) -> tensor<4xf32>
%c_9 = stablehlo.constant dense<3> : tensor<i32>
%40 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_10 = stablehlo.constant dense<5> : tensor<i32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1xi32>
%42 = stablehlo.concatenate %40, %41, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%43 = "stablehlo.scatter"(%37, %42, %39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%44 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %45, %c_11 : tensor<i32>
%47 = stablehlo.iota dim = 0 : tensor<4690xi32>
%48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%49 = stablehlo.add %47, %48 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%51 = stablehlo.multiply %49, %50 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%52 = call @remainder_0(%49, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%53 = stablehlo.multiply %52, %49 : tensor<4690xi32>
%54 = stablehlo.add %51, %53 : tensor<4690xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%55 = call @remainder_0(%54, %c_14) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%57 = stablehlo.subtract %55, %56 : tensor<4690xi32>
%58 = stablehlo.convert %57 : (tensor<4690xi32>) -> tensor<4690xf32>
%59 = stablehlo.reshape %58 : (tensor<4690xf32>) -> tensor<67x70xf32>
%60 = stablehlo.dot_general %43, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%61 = stablehlo.convert %60 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%62 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%64 = stablehlo.multiply %62, %63 : tensor<4690xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%65 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%66 = stablehlo.shift_right_logical %64, %65 : tensor<4690xui32>
%67 = stablehlo.convert %66 : (tensor<4690xui32>) -> tensor<4690xi64>
%68 = stablehlo.reshape %67 : (tensor<4690xi64>) -> tensor<67x70xi64>
%69 = stablehlo.multiply %61, %68 : tensor<67x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%70 = stablehlo.reduce(%69 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %70 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// sorted_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xDF970C814BFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%35 = stablehlo.multiply %33, %34 : tensor<80x80xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%37 = stablehlo.add %35, %36 : tensor<80x80xf32>
%38 = call @sort(%37) : (tensor<80x80xf32>) -> tensor<80x80xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_9 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<5600xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%44 = stablehlo.add %42, %43 : tensor<5600xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%46 = stablehlo.multiply %44, %45 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_11) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%48 = stablehlo.multiply %47, %44 : tensor<5600xi32>
%49 = stablehlo.add %46, %48 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%52 = stablehlo.subtract %50, %51 : tensor<5600xi32>
%53 = stablehlo.convert %52 : (tensor<5600xi32>) -> tensor<5600xf32>
%54 = stablehlo.reshape %53 : (tensor<5600xf32>) -> tensor<80x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%57 = stablehlo.add %33, %56 : tensor<80x80xf32>
%58 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%59 = stablehlo.reshape %58 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.add %59, %c_15 : tensor<i32>
%61 = stablehlo.iota dim = 0 : tensor<5600xi32>
%62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%63 = stablehlo.add %61, %62 : tensor<5600xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%65 = stablehlo.multiply %63, %64 : tensor<5600xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%66 = call @remainder_0(%63, %c_17) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%67 = stablehlo.multiply %66, %63 : tensor<5600xi32>
%68 = stablehlo.add %65, %67 : tensor<5600xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%69 = call @remainder_0(%68, %c_18) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%71 = stablehlo.subtract %69, %70 : tensor<5600xi32>
%72 = stablehlo.convert %71 : (tensor<5600xi32>) -> tensor<5600xf32>
%73 = stablehlo.reshape %72 : (tensor<5600xf32>) -> tensor<80x70xf32>
%74 = stablehlo.dot_general %57, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%75 = stablehlo.add %55, %74 : tensor<80x70xf32>
%76 = stablehlo.convert %75 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%77 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%78 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%79 = stablehlo.multiply %77, %78 : tensor<5600xui32>
%c_21 = stablehlo.constant dense<14> : tensor<ui32>
%80 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%81 = stablehlo.shift_right_logical %79, %80 : tensor<5600xui32>
%82 = stablehlo.convert %81 : (tensor<5600xui32>) -> tensor<5600xi64>
%83 = stablehlo.reshape %82 : (tensor<5600xi64>) -> tensor<80x70xi64>
%84 = stablehlo.multiply %76, %83 : tensor<80x70xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%85 = stablehlo.reduce(%84 init: %c_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %85 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @sort(%arg0: tensor<80x80xf32>) -> tensor<80x80xf32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
%9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %9 : tensor<i1>
}) : (tensor<80x80xf32>) -> tensor<80x80xf32>
return %0 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// sorted_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB856B91358FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.multiply %33, %34 : tensor<67x67xf32>
%cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%37 = stablehlo.add %35, %36 : tensor<67x67xf32>
%38 = call @sort(%37) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%39 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%41 = stablehlo.add %40, %c_9 : tensor<i32>
%42 = stablehlo.iota dim = 0 : tensor<4690xi32>
%43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%44 = stablehlo.add %42, %43 : tensor<4690xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%46 = stablehlo.multiply %44, %45 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%47 = call @remainder_0(%44, %c_11) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%48 = stablehlo.multiply %47, %44 : tensor<4690xi32>
%49 = stablehlo.add %46, %48 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%50 = call @remainder_0(%49, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.subtract %50, %51 : tensor<4690xi32>
%53 = stablehlo.convert %52 : (tensor<4690xi32>) -> tensor<4690xf32>
%54 = stablehlo.reshape %53 : (tensor<4690xf32>) -> tensor<67x70xf32>
%55 = stablehlo.dot_general %38, %54, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%57 = stablehlo.add %33, %56 : tensor<67x67xf32>
%58 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%59 = stablehlo.reshape %58 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%60 = stablehlo.add %59, %c_15 : tensor<i32>
%61 = stablehlo.iota dim = 0 : tensor<4690xi32>
%62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%63 = stablehlo.add %61, %62 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%65 = stablehlo.multiply %63, %64 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%66 = call @remainder_0(%63, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%67 = stablehlo.multiply %66, %63 : tensor<4690xi32>
%68 = stablehlo.add %65, %67 : tensor<4690xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%69 = call @remainder_0(%68, %c_18) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%71 = stablehlo.subtract %69, %70 : tensor<4690xi32>
%72 = stablehlo.convert %71 : (tensor<4690xi32>) -> tensor<4690xf32>
%73 = stablehlo.reshape %72 : (tensor<4690xf32>) -> tensor<67x70xf32>
%74 = stablehlo.dot_general %57, %73, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%75 = stablehlo.add %55, %74 : tensor<67x70xf32>
%76 = stablehlo.convert %75 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%77 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%78 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%79 = stablehlo.multiply %77, %78 : tensor<4690xui32>
%c_21 = stablehlo.constant dense<14> : tensor<ui32>
%80 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%81 = stablehlo.shift_right_logical %79, %80 : tensor<4690xui32>
%82 = stablehlo.convert %81 : (tensor<4690xui32>) -> tensor<4690xi64>
%83 = stablehlo.reshape %82 : (tensor<4690xi64>) -> tensor<67x70xi64>
%84 = stablehlo.multiply %76, %83 : tensor<67x70xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%85 = stablehlo.reduce(%84 init: %c_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %85 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @sort(%arg0: tensor<67x67xf32>) -> tensor<67x67xf32> {
%0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
%3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
%cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
%7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
%8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
%9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
stablehlo.return %9 : tensor<i1>
}) : (tensor<67x67xf32>) -> tensor<67x67xf32>
return %0 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
// -----
// rows_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x2AACDB083C010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%40 = call @remainder_1(%39, %c_9) : (tensor<300x1xf32>, tensor<i64>) -> tensor<300x1xf32>
%41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%42 = stablehlo.subtract %37, %41 : tensor<300x41xf32>
%43 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%44 = stablehlo.reshape %43 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %44, %c_10 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<2870xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%48 = stablehlo.add %46, %47 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%50 = stablehlo.multiply %48, %49 : tensor<2870xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_2(%48, %c_12) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%52 = stablehlo.multiply %51, %48 : tensor<2870xi32>
%53 = stablehlo.add %50, %52 : tensor<2870xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%54 = call @remainder_2(%53, %c_13) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%56 = stablehlo.subtract %54, %55 : tensor<2870xi32>
%57 = stablehlo.convert %56 : (tensor<2870xi32>) -> tensor<2870xf32>
%58 = stablehlo.reshape %57 : (tensor<2870xf32>) -> tensor<41x70xf32>
%59 = stablehlo.dot_general %42, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%60 = stablehlo.convert %59 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%63 = stablehlo.multiply %61, %62 : tensor<21000xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<21000xui32>
%66 = stablehlo.convert %65 : (tensor<21000xui32>) -> tensor<21000xi64>
%67 = stablehlo.reshape %66 : (tensor<21000xi64>) -> tensor<300x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<300x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %69 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<300x1xf32>, %arg1: tensor<i64>) -> tensor<300x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<300x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<300x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<300x1xi1>, tensor<300x1xi1>) -> tensor<300x1xi1>
%10 = stablehlo.and %9, %4 : tensor<300x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%12 = stablehlo.add %2, %11 : tensor<300x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<300x1xi1>, tensor<300x1xf32>
return %13 : tensor<300x1xf32>
}
func.func private @remainder_2(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xE0510DB608010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%38 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%40 = call @remainder_1(%39, %c_9) : (tensor<64x1xf32>, tensor<i64>) -> tensor<64x1xf32>
%41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%42 = stablehlo.subtract %37, %41 : tensor<64x128xf32>
%43 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%44 = stablehlo.reshape %43 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %44, %c_10 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<8960xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%48 = stablehlo.add %46, %47 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%50 = stablehlo.multiply %48, %49 : tensor<8960xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_2(%48, %c_12) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%52 = stablehlo.multiply %51, %48 : tensor<8960xi32>
%53 = stablehlo.add %50, %52 : tensor<8960xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%54 = call @remainder_2(%53, %c_13) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%56 = stablehlo.subtract %54, %55 : tensor<8960xi32>
%57 = stablehlo.convert %56 : (tensor<8960xi32>) -> tensor<8960xf32>
%58 = stablehlo.reshape %57 : (tensor<8960xf32>) -> tensor<128x70xf32>
%59 = stablehlo.dot_general %42, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%60 = stablehlo.convert %59 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%63 = stablehlo.multiply %61, %62 : tensor<4480xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<4480xui32>
%66 = stablehlo.convert %65 : (tensor<4480xui32>) -> tensor<4480xi64>
%67 = stablehlo.reshape %66 : (tensor<4480xi64>) -> tensor<64x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<64x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %69 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<64x1xf32>, %arg1: tensor<i64>) -> tensor<64x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<64x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<64x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<64x1xi1>, tensor<64x1xi1>) -> tensor<64x1xi1>
%10 = stablehlo.and %9, %4 : tensor<64x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%12 = stablehlo.add %2, %11 : tensor<64x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<64x1xi1>, tensor<64x1xf32>
return %13 : tensor<64x1xf32>
}
func.func private @remainder_2(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_of_turned_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xFDB544073C010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%34 = stablehlo.reverse %33, dims = [1] : tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%35 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%38 = stablehlo.subtract %34, %37 : tensor<300x41xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<300x1xf32>, tensor<i64>) -> tensor<300x1xf32>
%42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%43 = stablehlo.subtract %38, %42 : tensor<300x41xf32>
%44 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %45, %c_10 : tensor<i32>
%47 = stablehlo.iota dim = 0 : tensor<2870xi32>
%48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%49 = stablehlo.add %47, %48 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%51 = stablehlo.multiply %49, %50 : tensor<2870xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%52 = call @remainder_2(%49, %c_12) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%53 = stablehlo.multiply %52, %49 : tensor<2870xi32>
%54 = stablehlo.add %51, %53 : tensor<2870xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%55 = call @remainder_2(%54, %c_13) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%57 = stablehlo.subtract %55, %56 : tensor<2870xi32>
%58 = stablehlo.convert %57 : (tensor<2870xi32>) -> tensor<2870xf32>
%59 = stablehlo.reshape %58 : (tensor<2870xf32>) -> tensor<41x70xf32>
%60 = stablehlo.dot_general %43, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%61 = stablehlo.convert %60 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%62 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%64 = stablehlo.multiply %62, %63 : tensor<21000xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%65 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%66 = stablehlo.shift_right_logical %64, %65 : tensor<21000xui32>
%67 = stablehlo.convert %66 : (tensor<21000xui32>) -> tensor<21000xi64>
%68 = stablehlo.reshape %67 : (tensor<21000xi64>) -> tensor<300x70xi64>
%69 = stablehlo.multiply %61, %68 : tensor<300x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%70 = stablehlo.reduce(%69 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %70 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<300x1xf32>, %arg1: tensor<i64>) -> tensor<300x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<300x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<300x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<300x1xi1>, tensor<300x1xi1>) -> tensor<300x1xi1>
%10 = stablehlo.and %9, %4 : tensor<300x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%12 = stablehlo.add %2, %11 : tensor<300x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<300x1xi1>, tensor<300x1xf32>
return %13 : tensor<300x1xf32>
}
func.func private @remainder_2(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_of_turned_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xD9EA0C3508010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%34 = stablehlo.reverse %33, dims = [1] : tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%35 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%38 = stablehlo.subtract %34, %37 : tensor<64x128xf32>
%cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%c_9 = stablehlo.constant dense<7> : tensor<i64>
%41 = call @remainder_1(%40, %c_9) : (tensor<64x1xf32>, tensor<i64>) -> tensor<64x1xf32>
%42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%43 = stablehlo.subtract %38, %42 : tensor<64x128xf32>
%44 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%45 = stablehlo.reshape %44 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %45, %c_10 : tensor<i32>
%47 = stablehlo.iota dim = 0 : tensor<8960xi32>
%48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%49 = stablehlo.add %47, %48 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%51 = stablehlo.multiply %49, %50 : tensor<8960xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%52 = call @remainder_2(%49, %c_12) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%53 = stablehlo.multiply %52, %49 : tensor<8960xi32>
%54 = stablehlo.add %51, %53 : tensor<8960xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%55 = call @remainder_2(%54, %c_13) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%56 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%57 = stablehlo.subtract %55, %56 : tensor<8960xi32>
%58 = stablehlo.convert %57 : (tensor<8960xi32>) -> tensor<8960xf32>
%59 = stablehlo.reshape %58 : (tensor<8960xf32>) -> tensor<128x70xf32>
%60 = stablehlo.dot_general %43, %59, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%61 = stablehlo.convert %60 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%62 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%64 = stablehlo.multiply %62, %63 : tensor<4480xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%65 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%66 = stablehlo.shift_right_logical %64, %65 : tensor<4480xui32>
%67 = stablehlo.convert %66 : (tensor<4480xui32>) -> tensor<4480xi64>
%68 = stablehlo.reshape %67 : (tensor<4480xi64>) -> tensor<64x70xi64>
%69 = stablehlo.multiply %61, %68 : tensor<64x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%70 = stablehlo.reduce(%69 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %70 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<64x1xf32>, %arg1: tensor<i64>) -> tensor<64x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<64x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<64x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<64x1xi1>, tensor<64x1xi1>) -> tensor<64x1xi1>
%10 = stablehlo.and %9, %4 : tensor<64x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%12 = stablehlo.add %2, %11 : tensor<64x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<64x1xi1>, tensor<64x1xf32>
return %13 : tensor<64x1xf32>
}
func.func private @remainder_2(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_of_both_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x895DF91E23010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%34 = stablehlo.reverse %33, dims = [1] : tensor<300x41xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%36 = stablehlo.multiply %34, %35 : tensor<300x41xf32>
%37 = stablehlo.subtract %36, %33 : tensor<300x41xf32>
%cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%38 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%41 = stablehlo.subtract %37, %40 : tensor<300x41xf32>
%42 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %43, %c_9 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<2870xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%47 = stablehlo.add %45, %46 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%49 = stablehlo.multiply %47, %48 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_1(%47, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%51 = stablehlo.multiply %50, %47 : tensor<2870xi32>
%52 = stablehlo.add %49, %51 : tensor<2870xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%53 = call @remainder_1(%52, %c_12) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%55 = stablehlo.subtract %53, %54 : tensor<2870xi32>
%56 = stablehlo.convert %55 : (tensor<2870xi32>) -> tensor<2870xf32>
%57 = stablehlo.reshape %56 : (tensor<2870xf32>) -> tensor<41x70xf32>
%58 = stablehlo.dot_general %41, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%59 = stablehlo.convert %58 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%62 = stablehlo.multiply %60, %61 : tensor<21000xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<21000xui32>
%65 = stablehlo.convert %64 : (tensor<21000xui32>) -> tensor<21000xi64>
%66 = stablehlo.reshape %65 : (tensor<21000xi64>) -> tensor<300x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<300x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_of_both_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x769A702DF2000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%34 = stablehlo.reverse %33, dims = [1] : tensor<64x128xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%36 = stablehlo.multiply %34, %35 : tensor<64x128xf32>
%37 = stablehlo.subtract %36, %33 : tensor<64x128xf32>
%cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%38 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%41 = stablehlo.subtract %37, %40 : tensor<64x128xf32>
%42 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %43, %c_9 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<8960xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%47 = stablehlo.add %45, %46 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%49 = stablehlo.multiply %47, %48 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_1(%47, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%51 = stablehlo.multiply %50, %47 : tensor<8960xi32>
%52 = stablehlo.add %49, %51 : tensor<8960xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%53 = call @remainder_1(%52, %c_12) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%55 = stablehlo.subtract %53, %54 : tensor<8960xi32>
%56 = stablehlo.convert %55 : (tensor<8960xi32>) -> tensor<8960xf32>
%57 = stablehlo.reshape %56 : (tensor<8960xf32>) -> tensor<128x70xf32>
%58 = stablehlo.dot_general %41, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%59 = stablehlo.convert %58 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%62 = stablehlo.multiply %60, %61 : tensor<4480xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<4480xui32>
%65 = stablehlo.convert %64 : (tensor<4480xui32>) -> tensor<4480xi64>
%66 = stablehlo.reshape %65 : (tensor<4480xi64>) -> tensor<64x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<64x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_of_neighbours_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xD66A566FEC000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%34 = call @_roll_static(%33) : (tensor<300x41xf32>) -> tensor<300x41xf32>
%35 = stablehlo.add %33, %34 : tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%36 = stablehlo.reduce(%35 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%39 = stablehlo.subtract %35, %38 : tensor<300x41xf32>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_8 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<2870xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%45 = stablehlo.add %43, %44 : tensor<2870xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%47 = stablehlo.multiply %45, %46 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_1(%45, %c_10) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%49 = stablehlo.multiply %48, %45 : tensor<2870xi32>
%50 = stablehlo.add %47, %49 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_1(%50, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%53 = stablehlo.subtract %51, %52 : tensor<2870xi32>
%54 = stablehlo.convert %53 : (tensor<2870xi32>) -> tensor<2870xf32>
%55 = stablehlo.reshape %54 : (tensor<2870xf32>) -> tensor<41x70xf32>
%56 = stablehlo.dot_general %39, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%57 = stablehlo.convert %56 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%58 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%60 = stablehlo.multiply %58, %59 : tensor<21000xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%62 = stablehlo.shift_right_logical %60, %61 : tensor<21000xui32>
%63 = stablehlo.convert %62 : (tensor<21000xui32>) -> tensor<21000xi64>
%64 = stablehlo.reshape %63 : (tensor<21000xi64>) -> tensor<300x70xi64>
%65 = stablehlo.multiply %57, %64 : tensor<300x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %66 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @_roll_static(%arg0: tensor<300x41xf32>) -> tensor<300x41xf32> {
%0 = stablehlo.slice %arg0 [0:300, 40:41] : (tensor<300x41xf32>) -> tensor<300x1xf32>
%1 = stablehlo.slice %arg0 [0:300, 0:40] : (tensor<300x41xf32>) -> tensor<300x40xf32>
%2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<300x1xf32>, tensor<300x40xf32>) -> tensor<300x41xf32>
return %2 : tensor<300x41xf32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_of_neighbours_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB70DD5506B010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%34 = call @_roll_static(%33) : (tensor<64x128xf32>) -> tensor<64x128xf32>
%35 = stablehlo.add %33, %34 : tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%36 = stablehlo.reduce(%35 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%39 = stablehlo.subtract %35, %38 : tensor<64x128xf32>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_8 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<8960xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%45 = stablehlo.add %43, %44 : tensor<8960xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%47 = stablehlo.multiply %45, %46 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_1(%45, %c_10) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%49 = stablehlo.multiply %48, %45 : tensor<8960xi32>
%50 = stablehlo.add %47, %49 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_1(%50, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%53 = stablehlo.subtract %51, %52 : tensor<8960xi32>
%54 = stablehlo.convert %53 : (tensor<8960xi32>) -> tensor<8960xf32>
%55 = stablehlo.reshape %54 : (tensor<8960xf32>) -> tensor<128x70xf32>
%56 = stablehlo.dot_general %39, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%57 = stablehlo.convert %56 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%58 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%60 = stablehlo.multiply %58, %59 : tensor<4480xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%62 = stablehlo.shift_right_logical %60, %61 : tensor<4480xui32>
%63 = stablehlo.convert %62 : (tensor<4480xui32>) -> tensor<4480xi64>
%64 = stablehlo.reshape %63 : (tensor<4480xi64>) -> tensor<64x70xi64>
%65 = stablehlo.multiply %57, %64 : tensor<64x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %66 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @_roll_static(%arg0: tensor<64x128xf32>) -> tensor<64x128xf32> {
%0 = stablehlo.slice %arg0 [0:64, 127:128] : (tensor<64x128xf32>) -> tensor<64x1xf32>
%1 = stablehlo.slice %arg0 [0:64, 0:127] : (tensor<64x128xf32>) -> tensor<64x127xf32>
%2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<64x1xf32>, tensor<64x127xf32>) -> tensor<64x128xf32>
return %2 : tensor<64x128xf32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_read_later_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x1E7D2FE818F0FFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<2870xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%43 = stablehlo.add %41, %42 : tensor<2870xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%45 = stablehlo.multiply %43, %44 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_1(%43, %c_10) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%47 = stablehlo.multiply %46, %43 : tensor<2870xi32>
%48 = stablehlo.add %45, %47 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_1(%48, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%51 = stablehlo.subtract %49, %50 : tensor<2870xi32>
%52 = stablehlo.convert %51 : (tensor<2870xi32>) -> tensor<2870xf32>
%53 = stablehlo.reshape %52 : (tensor<2870xf32>) -> tensor<41x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%55 = stablehlo.multiply %37, %33 : tensor<300x41xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x70xf32>
%59 = stablehlo.add %54, %58 : tensor<300x70xf32>
%60 = stablehlo.convert %59 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%63 = stablehlo.multiply %61, %62 : tensor<21000xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<21000xui32>
%66 = stablehlo.convert %65 : (tensor<21000xui32>) -> tensor<21000xi64>
%67 = stablehlo.reshape %66 : (tensor<21000xi64>) -> tensor<300x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<300x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %69 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_read_later_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x8500C373E7EBFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<8960xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%43 = stablehlo.add %41, %42 : tensor<8960xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%45 = stablehlo.multiply %43, %44 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_1(%43, %c_10) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%47 = stablehlo.multiply %46, %43 : tensor<8960xi32>
%48 = stablehlo.add %45, %47 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_1(%48, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%51 = stablehlo.subtract %49, %50 : tensor<8960xi32>
%52 = stablehlo.convert %51 : (tensor<8960xi32>) -> tensor<8960xf32>
%53 = stablehlo.reshape %52 : (tensor<8960xf32>) -> tensor<128x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%55 = stablehlo.multiply %37, %33 : tensor<64x128xf32>
%cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%56 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x70xf32>
%59 = stablehlo.add %54, %58 : tensor<64x70xf32>
%60 = stablehlo.convert %59 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%63 = stablehlo.multiply %61, %62 : tensor<4480xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<4480xui32>
%66 = stablehlo.convert %65 : (tensor<4480xui32>) -> tensor<4480xi64>
%67 = stablehlo.reshape %66 : (tensor<4480xi64>) -> tensor<64x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<64x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %69 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_read_again_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xEDD49BA99F020000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<2870xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%43 = stablehlo.add %41, %42 : tensor<2870xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%45 = stablehlo.multiply %43, %44 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_1(%43, %c_10) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%47 = stablehlo.multiply %46, %43 : tensor<2870xi32>
%48 = stablehlo.add %45, %47 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_1(%48, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%51 = stablehlo.subtract %49, %50 : tensor<2870xi32>
%52 = stablehlo.convert %51 : (tensor<2870xi32>) -> tensor<2870xf32>
%53 = stablehlo.reshape %52 : (tensor<2870xf32>) -> tensor<41x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%55 = stablehlo.reduce(%37 init: %cst_13) applies stablehlo.minimum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%58 = stablehlo.add %33, %57 : tensor<300x41xf32>
%59 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_14 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<2870xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%64 = stablehlo.add %62, %63 : tensor<2870xi32>
%c_15 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%66 = stablehlo.multiply %64, %65 : tensor<2870xi32>
%c_16 = stablehlo.constant dense<13> : tensor<i64>
%67 = call @remainder_1(%64, %c_16) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%68 = stablehlo.multiply %67, %64 : tensor<2870xi32>
%69 = stablehlo.add %66, %68 : tensor<2870xi32>
%c_17 = stablehlo.constant dense<3> : tensor<i64>
%70 = call @remainder_1(%69, %c_17) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%72 = stablehlo.subtract %70, %71 : tensor<2870xi32>
%73 = stablehlo.convert %72 : (tensor<2870xi32>) -> tensor<2870xf32>
%74 = stablehlo.reshape %73 : (tensor<2870xf32>) -> tensor<41x70xf32>
%75 = stablehlo.dot_general %58, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%76 = stablehlo.add %54, %75 : tensor<300x70xf32>
%77 = stablehlo.convert %76 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%78 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_19 = stablehlo.constant dense<2246822519> : tensor<ui32>
%79 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%80 = stablehlo.multiply %78, %79 : tensor<21000xui32>
%c_20 = stablehlo.constant dense<14> : tensor<ui32>
%81 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%82 = stablehlo.shift_right_logical %80, %81 : tensor<21000xui32>
%83 = stablehlo.convert %82 : (tensor<21000xui32>) -> tensor<21000xi64>
%84 = stablehlo.reshape %83 : (tensor<21000xi64>) -> tensor<300x70xi64>
%85 = stablehlo.multiply %77, %84 : tensor<300x70xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %86 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_read_again_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x12AFCCA806020000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<8960xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%43 = stablehlo.add %41, %42 : tensor<8960xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%45 = stablehlo.multiply %43, %44 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_1(%43, %c_10) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%47 = stablehlo.multiply %46, %43 : tensor<8960xi32>
%48 = stablehlo.add %45, %47 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_1(%48, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%51 = stablehlo.subtract %49, %50 : tensor<8960xi32>
%52 = stablehlo.convert %51 : (tensor<8960xi32>) -> tensor<8960xf32>
%53 = stablehlo.reshape %52 : (tensor<8960xf32>) -> tensor<128x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%55 = stablehlo.reduce(%37 init: %cst_13) applies stablehlo.minimum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%58 = stablehlo.add %33, %57 : tensor<64x128xf32>
%59 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_14 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<8960xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%64 = stablehlo.add %62, %63 : tensor<8960xi32>
%c_15 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%66 = stablehlo.multiply %64, %65 : tensor<8960xi32>
%c_16 = stablehlo.constant dense<13> : tensor<i64>
%67 = call @remainder_1(%64, %c_16) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%68 = stablehlo.multiply %67, %64 : tensor<8960xi32>
%69 = stablehlo.add %66, %68 : tensor<8960xi32>
%c_17 = stablehlo.constant dense<3> : tensor<i64>
%70 = call @remainder_1(%69, %c_17) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%72 = stablehlo.subtract %70, %71 : tensor<8960xi32>
%73 = stablehlo.convert %72 : (tensor<8960xi32>) -> tensor<8960xf32>
%74 = stablehlo.reshape %73 : (tensor<8960xf32>) -> tensor<128x70xf32>
%75 = stablehlo.dot_general %58, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%76 = stablehlo.add %54, %75 : tensor<64x70xf32>
%77 = stablehlo.convert %76 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%78 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_19 = stablehlo.constant dense<2246822519> : tensor<ui32>
%79 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%80 = stablehlo.multiply %78, %79 : tensor<4480xui32>
%c_20 = stablehlo.constant dense<14> : tensor<ui32>
%81 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%82 = stablehlo.shift_right_logical %80, %81 : tensor<4480xui32>
%83 = stablehlo.convert %82 : (tensor<4480xui32>) -> tensor<4480xi64>
%84 = stablehlo.reshape %83 : (tensor<4480xi64>) -> tensor<64x70xi64>
%85 = stablehlo.multiply %77, %84 : tensor<64x70xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %86 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_of_others_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xA20A07CDB4000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%38 = stablehlo.reverse %33, dims = [0] : tensor<300x41xf32>
%39 = stablehlo.add %37, %38 : tensor<300x41xf32>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_8 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<2870xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%45 = stablehlo.add %43, %44 : tensor<2870xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%47 = stablehlo.multiply %45, %46 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_1(%45, %c_10) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%49 = stablehlo.multiply %48, %45 : tensor<2870xi32>
%50 = stablehlo.add %47, %49 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_1(%50, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%53 = stablehlo.subtract %51, %52 : tensor<2870xi32>
%54 = stablehlo.convert %53 : (tensor<2870xi32>) -> tensor<2870xf32>
%55 = stablehlo.reshape %54 : (tensor<2870xf32>) -> tensor<41x70xf32>
%56 = stablehlo.dot_general %39, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%57 = stablehlo.convert %56 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%58 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%60 = stablehlo.multiply %58, %59 : tensor<21000xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%62 = stablehlo.shift_right_logical %60, %61 : tensor<21000xui32>
%63 = stablehlo.convert %62 : (tensor<21000xui32>) -> tensor<21000xi64>
%64 = stablehlo.reshape %63 : (tensor<21000xi64>) -> tensor<300x70xi64>
%65 = stablehlo.multiply %57, %64 : tensor<300x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %66 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_of_others_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x483B24F58D000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%38 = stablehlo.reverse %33, dims = [0] : tensor<64x128xf32>
%39 = stablehlo.add %37, %38 : tensor<64x128xf32>
%40 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%41 = stablehlo.reshape %40 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%42 = stablehlo.add %41, %c_8 : tensor<i32>
%43 = stablehlo.iota dim = 0 : tensor<8960xi32>
%44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%45 = stablehlo.add %43, %44 : tensor<8960xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%46 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%47 = stablehlo.multiply %45, %46 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%48 = call @remainder_1(%45, %c_10) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%49 = stablehlo.multiply %48, %45 : tensor<8960xi32>
%50 = stablehlo.add %47, %49 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%51 = call @remainder_1(%50, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%53 = stablehlo.subtract %51, %52 : tensor<8960xi32>
%54 = stablehlo.convert %53 : (tensor<8960xi32>) -> tensor<8960xf32>
%55 = stablehlo.reshape %54 : (tensor<8960xf32>) -> tensor<128x70xf32>
%56 = stablehlo.dot_general %39, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%57 = stablehlo.convert %56 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%58 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%59 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%60 = stablehlo.multiply %58, %59 : tensor<4480xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%62 = stablehlo.shift_right_logical %60, %61 : tensor<4480xui32>
%63 = stablehlo.convert %62 : (tensor<4480xui32>) -> tensor<4480xi64>
%64 = stablehlo.reshape %63 : (tensor<4480xi64>) -> tensor<64x70xi64>
%65 = stablehlo.multiply %57, %64 : tensor<64x70xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%66 = stablehlo.reduce(%65 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %66 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_of_next_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xB96D7BA87C010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%38 = call @_roll_static(%33) : (tensor<300x41xf32>) -> tensor<300x41xf32>
%cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.minimum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%42 = stablehlo.add %37, %41 : tensor<300x41xf32>
%43 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%44 = stablehlo.reshape %43 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %44, %c_9 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<2870xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%48 = stablehlo.add %46, %47 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%50 = stablehlo.multiply %48, %49 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_1(%48, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%52 = stablehlo.multiply %51, %48 : tensor<2870xi32>
%53 = stablehlo.add %50, %52 : tensor<2870xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%54 = call @remainder_1(%53, %c_12) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%56 = stablehlo.subtract %54, %55 : tensor<2870xi32>
%57 = stablehlo.convert %56 : (tensor<2870xi32>) -> tensor<2870xf32>
%58 = stablehlo.reshape %57 : (tensor<2870xf32>) -> tensor<41x70xf32>
%59 = stablehlo.dot_general %42, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%60 = stablehlo.convert %59 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%63 = stablehlo.multiply %61, %62 : tensor<21000xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<21000xui32>
%66 = stablehlo.convert %65 : (tensor<21000xui32>) -> tensor<21000xi64>
%67 = stablehlo.reshape %66 : (tensor<21000xi64>) -> tensor<300x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<300x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %69 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @_roll_static(%arg0: tensor<300x41xf32>) -> tensor<300x41xf32> {
%0 = stablehlo.slice %arg0 [299:300, 0:41] : (tensor<300x41xf32>) -> tensor<1x41xf32>
%1 = stablehlo.slice %arg0 [0:299, 0:41] : (tensor<300x41xf32>) -> tensor<299x41xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x41xf32>, tensor<299x41xf32>) -> tensor<300x41xf32>
return %2 : tensor<300x41xf32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_of_next_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x8E465B7913010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%38 = call @_roll_static(%33) : (tensor<64x128xf32>) -> tensor<64x128xf32>
%cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%39 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.minimum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%42 = stablehlo.add %37, %41 : tensor<64x128xf32>
%43 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%44 = stablehlo.reshape %43 : (tensor<1xi32>) -> tensor<i32>
%c_9 = stablehlo.constant dense<1> : tensor<i32>
%45 = stablehlo.add %44, %c_9 : tensor<i32>
%46 = stablehlo.iota dim = 0 : tensor<8960xi32>
%47 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%48 = stablehlo.add %46, %47 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<7919> : tensor<i32>
%49 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%50 = stablehlo.multiply %48, %49 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<13> : tensor<i64>
%51 = call @remainder_1(%48, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%52 = stablehlo.multiply %51, %48 : tensor<8960xi32>
%53 = stablehlo.add %50, %52 : tensor<8960xi32>
%c_12 = stablehlo.constant dense<3> : tensor<i64>
%54 = call @remainder_1(%53, %c_12) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_13 = stablehlo.constant dense<1> : tensor<i32>
%55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%56 = stablehlo.subtract %54, %55 : tensor<8960xi32>
%57 = stablehlo.convert %56 : (tensor<8960xi32>) -> tensor<8960xf32>
%58 = stablehlo.reshape %57 : (tensor<8960xf32>) -> tensor<128x70xf32>
%59 = stablehlo.dot_general %42, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%60 = stablehlo.convert %59 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%61 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_14 = stablehlo.constant dense<2246822519> : tensor<ui32>
%62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%63 = stablehlo.multiply %61, %62 : tensor<4480xui32>
%c_15 = stablehlo.constant dense<14> : tensor<ui32>
%64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%65 = stablehlo.shift_right_logical %63, %64 : tensor<4480xui32>
%66 = stablehlo.convert %65 : (tensor<4480xui32>) -> tensor<4480xi64>
%67 = stablehlo.reshape %66 : (tensor<4480xi64>) -> tensor<64x70xi64>
%68 = stablehlo.multiply %60, %67 : tensor<64x70xi64>
%c_16 = stablehlo.constant dense<0> : tensor<i64>
%69 = stablehlo.reduce(%68 init: %c_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %69 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @_roll_static(%arg0: tensor<64x128xf32>) -> tensor<64x128xf32> {
%0 = stablehlo.slice %arg0 [63:64, 0:128] : (tensor<64x128xf32>) -> tensor<1x128xf32>
%1 = stablehlo.slice %arg0 [0:63, 0:128] : (tensor<64x128xf32>) -> tensor<63x128xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x128xf32>, tensor<63x128xf32>) -> tensor<64x128xf32>
return %2 : tensor<64x128xf32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_to_two_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x7BEDEA0491030000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<2870xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%43 = stablehlo.add %41, %42 : tensor<2870xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%45 = stablehlo.multiply %43, %44 : tensor<2870xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_1(%43, %c_10) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%47 = stablehlo.multiply %46, %43 : tensor<2870xi32>
%48 = stablehlo.add %45, %47 : tensor<2870xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_1(%48, %c_11) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%51 = stablehlo.subtract %49, %50 : tensor<2870xi32>
%52 = stablehlo.convert %51 : (tensor<2870xi32>) -> tensor<2870xf32>
%53 = stablehlo.reshape %52 : (tensor<2870xf32>) -> tensor<41x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%56 = stablehlo.multiply %33, %55 : tensor<300x41xf32>
%57 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%58 = stablehlo.add %56, %57 : tensor<300x41xf32>
%59 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_14 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<2870xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%64 = stablehlo.add %62, %63 : tensor<2870xi32>
%c_15 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%66 = stablehlo.multiply %64, %65 : tensor<2870xi32>
%c_16 = stablehlo.constant dense<13> : tensor<i64>
%67 = call @remainder_1(%64, %c_16) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%68 = stablehlo.multiply %67, %64 : tensor<2870xi32>
%69 = stablehlo.add %66, %68 : tensor<2870xi32>
%c_17 = stablehlo.constant dense<3> : tensor<i64>
%70 = call @remainder_1(%69, %c_17) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%72 = stablehlo.subtract %70, %71 : tensor<2870xi32>
%73 = stablehlo.convert %72 : (tensor<2870xi32>) -> tensor<2870xf32>
%74 = stablehlo.reshape %73 : (tensor<2870xf32>) -> tensor<41x70xf32>
%75 = stablehlo.dot_general %58, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%76 = stablehlo.subtract %54, %75 : tensor<300x70xf32>
%77 = stablehlo.convert %76 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%78 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_19 = stablehlo.constant dense<2246822519> : tensor<ui32>
%79 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%80 = stablehlo.multiply %78, %79 : tensor<21000xui32>
%c_20 = stablehlo.constant dense<14> : tensor<ui32>
%81 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%82 = stablehlo.shift_right_logical %80, %81 : tensor<21000xui32>
%83 = stablehlo.convert %82 : (tensor<21000xui32>) -> tensor<21000xi64>
%84 = stablehlo.reshape %83 : (tensor<21000xi64>) -> tensor<300x70xi64>
%85 = stablehlo.multiply %77, %84 : tensor<300x70xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %86 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_to_two_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xBC58CA0D16030000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%38 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%39 = stablehlo.reshape %38 : (tensor<1xi32>) -> tensor<i32>
%c_8 = stablehlo.constant dense<1> : tensor<i32>
%40 = stablehlo.add %39, %c_8 : tensor<i32>
%41 = stablehlo.iota dim = 0 : tensor<8960xi32>
%42 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%43 = stablehlo.add %41, %42 : tensor<8960xi32>
%c_9 = stablehlo.constant dense<7919> : tensor<i32>
%44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%45 = stablehlo.multiply %43, %44 : tensor<8960xi32>
%c_10 = stablehlo.constant dense<13> : tensor<i64>
%46 = call @remainder_1(%43, %c_10) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%47 = stablehlo.multiply %46, %43 : tensor<8960xi32>
%48 = stablehlo.add %45, %47 : tensor<8960xi32>
%c_11 = stablehlo.constant dense<3> : tensor<i64>
%49 = call @remainder_1(%48, %c_11) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_12 = stablehlo.constant dense<1> : tensor<i32>
%50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%51 = stablehlo.subtract %49, %50 : tensor<8960xi32>
%52 = stablehlo.convert %51 : (tensor<8960xi32>) -> tensor<8960xf32>
%53 = stablehlo.reshape %52 : (tensor<8960xf32>) -> tensor<128x70xf32>
%54 = stablehlo.dot_general %37, %53, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%56 = stablehlo.multiply %33, %55 : tensor<64x128xf32>
%57 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%58 = stablehlo.add %56, %57 : tensor<64x128xf32>
%59 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_14 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<8960xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%64 = stablehlo.add %62, %63 : tensor<8960xi32>
%c_15 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%66 = stablehlo.multiply %64, %65 : tensor<8960xi32>
%c_16 = stablehlo.constant dense<13> : tensor<i64>
%67 = call @remainder_1(%64, %c_16) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%68 = stablehlo.multiply %67, %64 : tensor<8960xi32>
%69 = stablehlo.add %66, %68 : tensor<8960xi32>
%c_17 = stablehlo.constant dense<3> : tensor<i64>
%70 = call @remainder_1(%69, %c_17) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%72 = stablehlo.subtract %70, %71 : tensor<8960xi32>
%73 = stablehlo.convert %72 : (tensor<8960xi32>) -> tensor<8960xf32>
%74 = stablehlo.reshape %73 : (tensor<8960xf32>) -> tensor<128x70xf32>
%75 = stablehlo.dot_general %58, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%76 = stablehlo.subtract %54, %75 : tensor<64x70xf32>
%77 = stablehlo.convert %76 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%78 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_19 = stablehlo.constant dense<2246822519> : tensor<ui32>
%79 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%80 = stablehlo.multiply %78, %79 : tensor<4480xui32>
%c_20 = stablehlo.constant dense<14> : tensor<ui32>
%81 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%82 = stablehlo.shift_right_logical %80, %81 : tensor<4480xui32>
%83 = stablehlo.convert %82 : (tensor<4480xui32>) -> tensor<4480xi64>
%84 = stablehlo.reshape %83 : (tensor<4480xi64>) -> tensor<64x70xi64>
%85 = stablehlo.multiply %77, %84 : tensor<64x70xi64>
%c_21 = stablehlo.constant dense<0> : tensor<i64>
%86 = stablehlo.reduce(%85 init: %c_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %86 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// rows_one_behind_the_other_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x4777F53156020000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.subtract %33, %36 : tensor<300x41xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%39 = stablehlo.multiply %37, %38 : tensor<300x41xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%c_10 = stablehlo.constant dense<5> : tensor<i64>
%42 = call @remainder_1(%41, %c_10) : (tensor<300x1xf32>, tensor<i64>) -> tensor<300x1xf32>
%43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%44 = stablehlo.subtract %39, %43 : tensor<300x41xf32>
%45 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.add %46, %c_11 : tensor<i32>
%48 = stablehlo.iota dim = 0 : tensor<2870xi32>
%49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%50 = stablehlo.add %48, %49 : tensor<2870xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%52 = stablehlo.multiply %50, %51 : tensor<2870xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%53 = call @remainder_2(%50, %c_13) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%54 = stablehlo.multiply %53, %50 : tensor<2870xi32>
%55 = stablehlo.add %52, %54 : tensor<2870xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%56 = call @remainder_2(%55, %c_14) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%58 = stablehlo.subtract %56, %57 : tensor<2870xi32>
%59 = stablehlo.convert %58 : (tensor<2870xi32>) -> tensor<2870xf32>
%60 = stablehlo.reshape %59 : (tensor<2870xf32>) -> tensor<41x70xf32>
%61 = stablehlo.dot_general %44, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%62 = stablehlo.reduce(%44 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x70xf32>
%65 = stablehlo.add %61, %64 : tensor<300x70xf32>
%66 = stablehlo.convert %65 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%67 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_17 = stablehlo.constant dense<2246822519> : tensor<ui32>
%68 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%69 = stablehlo.multiply %67, %68 : tensor<21000xui32>
%c_18 = stablehlo.constant dense<14> : tensor<ui32>
%70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%71 = stablehlo.shift_right_logical %69, %70 : tensor<21000xui32>
%72 = stablehlo.convert %71 : (tensor<21000xui32>) -> tensor<21000xi64>
%73 = stablehlo.reshape %72 : (tensor<21000xi64>) -> tensor<300x70xi64>
%74 = stablehlo.multiply %66, %73 : tensor<300x70xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%75 = stablehlo.reduce(%74 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %75 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<300x1xf32>, %arg1: tensor<i64>) -> tensor<300x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<300x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<300x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<300x1xi1>, tensor<300x1xi1>) -> tensor<300x1xi1>
%10 = stablehlo.and %9, %4 : tensor<300x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%12 = stablehlo.add %2, %11 : tensor<300x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<300x1xi1>, tensor<300x1xf32>
return %13 : tensor<300x1xf32>
}
func.func private @remainder_2(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// rows_one_behind_the_other_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x08D1E25EE6010000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.subtract %33, %36 : tensor<64x128xf32>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%39 = stablehlo.multiply %37, %38 : tensor<64x128xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%40 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%c_10 = stablehlo.constant dense<5> : tensor<i64>
%42 = call @remainder_1(%41, %c_10) : (tensor<64x1xf32>, tensor<i64>) -> tensor<64x1xf32>
%43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%44 = stablehlo.subtract %39, %43 : tensor<64x128xf32>
%45 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%47 = stablehlo.add %46, %c_11 : tensor<i32>
%48 = stablehlo.iota dim = 0 : tensor<8960xi32>
%49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%50 = stablehlo.add %48, %49 : tensor<8960xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%52 = stablehlo.multiply %50, %51 : tensor<8960xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%53 = call @remainder_2(%50, %c_13) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%54 = stablehlo.multiply %53, %50 : tensor<8960xi32>
%55 = stablehlo.add %52, %54 : tensor<8960xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%56 = call @remainder_2(%55, %c_14) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%58 = stablehlo.subtract %56, %57 : tensor<8960xi32>
%59 = stablehlo.convert %58 : (tensor<8960xi32>) -> tensor<8960xf32>
%60 = stablehlo.reshape %59 : (tensor<8960xf32>) -> tensor<128x70xf32>
%61 = stablehlo.dot_general %44, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%62 = stablehlo.reduce(%44 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x70xf32>
%65 = stablehlo.add %61, %64 : tensor<64x70xf32>
%66 = stablehlo.convert %65 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%67 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_17 = stablehlo.constant dense<2246822519> : tensor<ui32>
%68 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%69 = stablehlo.multiply %67, %68 : tensor<4480xui32>
%c_18 = stablehlo.constant dense<14> : tensor<ui32>
%70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%71 = stablehlo.shift_right_logical %69, %70 : tensor<4480xui32>
%72 = stablehlo.convert %71 : (tensor<4480xui32>) -> tensor<4480xi64>
%73 = stablehlo.reshape %72 : (tensor<4480xi64>) -> tensor<64x70xi64>
%74 = stablehlo.multiply %66, %73 : tensor<64x70xi64>
%c_19 = stablehlo.constant dense<0> : tensor<i64>
%75 = stablehlo.reduce(%74 init: %c_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %75 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<64x1xf32>, %arg1: tensor<i64>) -> tensor<64x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<64x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<64x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<64x1xi1>, tensor<64x1xi1>) -> tensor<64x1xi1>
%10 = stablehlo.and %9, %4 : tensor<64x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%12 = stablehlo.add %2, %11 : tensor<64x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<64x1xi1>, tensor<64x1xf32>
return %13 : tensor<64x1xf32>
}
func.func private @remainder_2(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// normalized_rows_300x96x41
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x96A6ECECC5FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<28800xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%7 = stablehlo.add %5, %6 : tensor<28800xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%9 = stablehlo.multiply %7, %8 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%11 = stablehlo.multiply %10, %7 : tensor<28800xi32>
%12 = stablehlo.add %9, %11 : tensor<28800xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<28800xi32>, tensor<i64>) -> tensor<28800xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%15 = stablehlo.subtract %13, %14 : tensor<28800xi32>
%16 = stablehlo.convert %15 : (tensor<28800xi32>) -> tensor<28800xf32>
%17 = stablehlo.reshape %16 : (tensor<28800xf32>) -> tensor<300x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<3936xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%22 = stablehlo.add %20, %21 : tensor<3936xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%24 = stablehlo.multiply %22, %23 : tensor<3936xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%26 = stablehlo.multiply %25, %22 : tensor<3936xi32>
%27 = stablehlo.add %24, %26 : tensor<3936xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<3936xi32>, tensor<i64>) -> tensor<3936xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%30 = stablehlo.subtract %28, %29 : tensor<3936xi32>
%31 = stablehlo.convert %30 : (tensor<3936xi32>) -> tensor<3936xf32>
%32 = stablehlo.reshape %31 : (tensor<3936xf32>) -> tensor<96x41xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x96xf32>, tensor<96x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%37 = stablehlo.compare EQ, %33, %36, FLOAT : (tensor<300x41xf32>, tensor<300x41xf32>) -> tensor<300x41xi1>
%cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%38 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.minimum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%41 = stablehlo.subtract %33, %40 : tensor<300x41xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%c_10 = stablehlo.constant dense<11> : tensor<i64>
%44 = call @remainder_1(%43, %c_10) : (tensor<300x1xf32>, tensor<i64>) -> tensor<300x1xf32>
%45 = call @_where_2(%37, %41, %44) : (tensor<300x41xi1>, tensor<300x41xf32>, tensor<300x1xf32>) -> tensor<300x41xf32>
%46 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%47 = stablehlo.reshape %46 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.add %47, %c_11 : tensor<i32>
%49 = stablehlo.iota dim = 0 : tensor<2870xi32>
%50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%51 = stablehlo.add %49, %50 : tensor<2870xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%53 = stablehlo.multiply %51, %52 : tensor<2870xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%54 = call @remainder_3(%51, %c_13) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%55 = stablehlo.multiply %54, %51 : tensor<2870xi32>
%56 = stablehlo.add %53, %55 : tensor<2870xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%57 = call @remainder_3(%56, %c_14) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%59 = stablehlo.subtract %57, %58 : tensor<2870xi32>
%60 = stablehlo.convert %59 : (tensor<2870xi32>) -> tensor<2870xf32>
%61 = stablehlo.reshape %60 : (tensor<2870xf32>) -> tensor<41x70xf32>
%62 = stablehlo.dot_general %45, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%63 = stablehlo.convert %62 : (tensor<300x70xf32>) -> tensor<300x70xi64>
%64 = stablehlo.iota dim = 0 : tensor<21000xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%65 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%66 = stablehlo.multiply %64, %65 : tensor<21000xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<21000xui32>
%68 = stablehlo.shift_right_logical %66, %67 : tensor<21000xui32>
%69 = stablehlo.convert %68 : (tensor<21000xui32>) -> tensor<21000xi64>
%70 = stablehlo.reshape %69 : (tensor<21000xi64>) -> tensor<300x70xi64>
%71 = stablehlo.multiply %63, %70 : tensor<300x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%72 = stablehlo.reduce(%71 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x70xi64>, tensor<i64>) -> tensor<i64>
return %72 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<28800xi32>, %arg1: tensor<i64>) -> tensor<28800xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<28800xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<28800xi32>, tensor<28800xi32>) -> tensor<28800xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<28800xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<28800xi1>, tensor<28800xi1>) -> tensor<28800xi1>
%12 = stablehlo.and %11, %6 : tensor<28800xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<28800xi32>
%14 = stablehlo.add %4, %13 : tensor<28800xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<28800xi1>, tensor<28800xi32>
return %15 : tensor<28800xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<3936xi32>, %arg1: tensor<i64>) -> tensor<3936xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<3936xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3936xi32>, tensor<3936xi32>) -> tensor<3936xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3936xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3936xi1>, tensor<3936xi1>) -> tensor<3936xi1>
%12 = stablehlo.and %11, %6 : tensor<3936xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3936xi32>
%14 = stablehlo.add %4, %13 : tensor<3936xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<3936xi1>, tensor<3936xi32>
return %15 : tensor<3936xi32>
}
func.func private @remainder_1(%arg0: tensor<300x1xf32>, %arg1: tensor<i64>) -> tensor<300x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<300x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<300x1xf32>, tensor<300x1xf32>) -> tensor<300x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<300x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<300x1xi1>, tensor<300x1xi1>) -> tensor<300x1xi1>
%10 = stablehlo.and %9, %4 : tensor<300x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x1xf32>
%12 = stablehlo.add %2, %11 : tensor<300x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<300x1xi1>, tensor<300x1xf32>
return %13 : tensor<300x1xf32>
}
func.func private @_where_2(%arg0: tensor<300x41xi1>, %arg1: tensor<300x41xf32>, %arg2: tensor<300x1xf32>) -> tensor<300x41xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<300x41xi1>, tensor<300x41xf32>
return %1 : tensor<300x41xf32>
}
func.func private @remainder_3(%arg0: tensor<2870xi32>, %arg1: tensor<i64>) -> tensor<2870xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2870xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2870xi32>, tensor<2870xi32>) -> tensor<2870xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2870xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2870xi1>, tensor<2870xi1>) -> tensor<2870xi1>
%12 = stablehlo.and %11, %6 : tensor<2870xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%14 = stablehlo.add %4, %13 : tensor<2870xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2870xi1>, tensor<2870xi32>
return %15 : tensor<2870xi32>
}
}
// -----
// normalized_rows_64x130x128
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x51FB6E93C5FFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8320xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%7 = stablehlo.add %5, %6 : tensor<8320xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8320xi32>
%12 = stablehlo.add %9, %11 : tensor<8320xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8320xi32>, tensor<i64>) -> tensor<8320xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8320xi32>
%16 = stablehlo.convert %15 : (tensor<8320xi32>) -> tensor<8320xf32>
%17 = stablehlo.reshape %16 : (tensor<8320xf32>) -> tensor<64x130xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<16640xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%22 = stablehlo.add %20, %21 : tensor<16640xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%24 = stablehlo.multiply %22, %23 : tensor<16640xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder_0(%22, %c_5) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%26 = stablehlo.multiply %25, %22 : tensor<16640xi32>
%27 = stablehlo.add %24, %26 : tensor<16640xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder_0(%27, %c_6) : (tensor<16640xi32>, tensor<i64>) -> tensor<16640xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%30 = stablehlo.subtract %28, %29 : tensor<16640xi32>
%31 = stablehlo.convert %30 : (tensor<16640xi32>) -> tensor<16640xf32>
%32 = stablehlo.reshape %31 : (tensor<16640xf32>) -> tensor<130x128xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x130xf32>, tensor<130x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%34 = stablehlo.reduce(%33 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%37 = stablehlo.compare EQ, %33, %36, FLOAT : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xi1>
%cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
%38 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.minimum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%41 = stablehlo.subtract %33, %40 : tensor<64x128xf32>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%42 = stablehlo.reduce(%33 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%c_10 = stablehlo.constant dense<11> : tensor<i64>
%44 = call @remainder_1(%43, %c_10) : (tensor<64x1xf32>, tensor<i64>) -> tensor<64x1xf32>
%45 = call @_where_2(%37, %41, %44) : (tensor<64x128xi1>, tensor<64x128xf32>, tensor<64x1xf32>) -> tensor<64x128xf32>
%46 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%47 = stablehlo.reshape %46 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.add %47, %c_11 : tensor<i32>
%49 = stablehlo.iota dim = 0 : tensor<8960xi32>
%50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%51 = stablehlo.add %49, %50 : tensor<8960xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%53 = stablehlo.multiply %51, %52 : tensor<8960xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%54 = call @remainder_3(%51, %c_13) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%55 = stablehlo.multiply %54, %51 : tensor<8960xi32>
%56 = stablehlo.add %53, %55 : tensor<8960xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%57 = call @remainder_3(%56, %c_14) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%59 = stablehlo.subtract %57, %58 : tensor<8960xi32>
%60 = stablehlo.convert %59 : (tensor<8960xi32>) -> tensor<8960xf32>
%61 = stablehlo.reshape %60 : (tensor<8960xf32>) -> tensor<128x70xf32>
%62 = stablehlo.dot_general %45, %61, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%63 = stablehlo.convert %62 : (tensor<64x70xf32>) -> tensor<64x70xi64>
%64 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_16 = stablehlo.constant dense<2246822519> : tensor<ui32>
%65 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%66 = stablehlo.multiply %64, %65 : tensor<4480xui32>
%c_17 = stablehlo.constant dense<14> : tensor<ui32>
%67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%68 = stablehlo.shift_right_logical %66, %67 : tensor<4480xui32>
%69 = stablehlo.convert %68 : (tensor<4480xui32>) -> tensor<4480xi64>
%70 = stablehlo.reshape %69 : (tensor<4480xi64>) -> tensor<64x70xi64>
%71 = stablehlo.multiply %63, %70 : tensor<64x70xi64>
%c_18 = stablehlo.constant dense<0> : tensor<i64>
%72 = stablehlo.reduce(%71 init: %c_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %72 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8320xi32>, %arg1: tensor<i64>) -> tensor<8320xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8320xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8320xi32>, tensor<8320xi32>) -> tensor<8320xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8320xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8320xi1>, tensor<8320xi1>) -> tensor<8320xi1>
%12 = stablehlo.and %11, %6 : tensor<8320xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8320xi32>
%14 = stablehlo.add %4, %13 : tensor<8320xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8320xi1>, tensor<8320xi32>
return %15 : tensor<8320xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<16640xi32>, %arg1: tensor<i64>) -> tensor<16640xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16640xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16640xi32>, tensor<16640xi32>) -> tensor<16640xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16640xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16640xi1>, tensor<16640xi1>) -> tensor<16640xi1>
%12 = stablehlo.and %11, %6 : tensor<16640xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16640xi32>
%14 = stablehlo.add %4, %13 : tensor<16640xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16640xi1>, tensor<16640xi32>
return %15 : tensor<16640xi32>
}
func.func private @remainder_1(%arg0: tensor<64x1xf32>, %arg1: tensor<i64>) -> tensor<64x1xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%2 = stablehlo.remainder %arg0, %1 : tensor<64x1xf32>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<64x1xf32>, tensor<64x1xf32>) -> tensor<64x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<64x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<64x1xi1>, tensor<64x1xi1>) -> tensor<64x1xi1>
%10 = stablehlo.and %9, %4 : tensor<64x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
%12 = stablehlo.add %2, %11 : tensor<64x1xf32>
%13 = stablehlo.select %10, %12, %2 : tensor<64x1xi1>, tensor<64x1xf32>
return %13 : tensor<64x1xf32>
}
func.func private @_where_2(%arg0: tensor<64x128xi1>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x1xf32>) -> tensor<64x128xf32> {
%0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%1 = stablehlo.select %arg0, %arg1, %0 : tensor<64x128xi1>, tensor<64x128xf32>
return %1 : tensor<64x128xf32>
}
func.func private @remainder_3(%arg0: tensor<8960xi32>, %arg1: tensor<i64>) -> tensor<8960xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8960xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8960xi32>, tensor<8960xi32>) -> tensor<8960xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8960xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8960xi1>, tensor<8960xi1>) -> tensor<8960xi1>
%12 = stablehlo.and %11, %6 : tensor<8960xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%14 = stablehlo.add %4, %13 : tensor<8960xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8960xi1>, tensor<8960xi32>
return %15 : tensor<8960xi32>
}
}
// -----
// same_diagonals
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<67x2xf64>)
%e0 = stablehlo.constant dense<"0xD2930E2F0860F93F39B2807FC9DDF83FC54E06C2941D6F3F38B3EDC3E1A7E6BF5CBEE55BBEE5DBBF976FF9966FF9C63F8D8BA1BB45CA00405ABF52A0D6AFF93F4000A7FBE849E0BF17A61BA3D4D5E5BF18866118866198BC143BB1133BB1C33FB3A41C10196EFA3F234AFF68615CF23F11259789F6DCD2BF16C6D52D234AD3BF2EDF011EE0015E3F1AA4411AA441BABFB90DAD1682FEF43F402B6ECB5928EE3F40C72DC5F5E7DD3F072568DF6A7FCC3F285C65E14408E6BFA4F4BEC05133D6BF9991BC547ADFFC3F88B84214E7FCF13F838E5B8AEBCFCB3FF62E7BE1D106D03FBEB1613283A7DBBF50572FDE85E9E0BF0222C3BD0AE6F53F7BE6210715DCF43F31EAFF72015DE73F7963C364064FD33F6FDF9929C83CEEBF304A5DBD7817E0BF9891BC547ADFFC3FEBDFB8760E73F43FC50A66493920D23FC5E214F19CFDC3BFB771BE725A61E7BF2C396489AD35BFBF1112C4CCFAE6FC3F479E9ED2CC58F03F2F89C2E214F1ACBF6D43AB85A01FD7BF0047404ABB11A03F4DCA303B6DBCD93F86E309E457DBF13FBEF6254825E0E83F5CBEE55BBEE5DB3F946FF9966FF9C6BF42EE6F2D91FBCBBFC0E6F7AC8983DB3F2B25248899F5F53FC019564A4810E33F00000000000000001AA4411AA4419A3C02161A8A44D4D23F451B4030BECBDE3FC543DF7F2C82EB3FE026286B55E2E33F5BBEE55BBEE5DB3F00A4411AA4419ABF3567FF240A8BC3BF7666242F95DE973FBE585D1BCD2EF13FF674AC3B8C09F03F38C0033CC003DC3FD0200DD2200DD2BF7C0F3EF8E083DFBF4C175D74D145C7BFD2930E2F0860FD3F1EEB0E63026CF83FF9F9E466CB2AD0BF3CD61DC604D8E0BF143BB1133BB1C33C0000000000000000D1930E2F0860F93F3BB2807FC9DDF83F7D4B06C2941D6F3F3BB3EDC3E1A7E6BF52BEE55BBEE5DBBF9A6FF9966FF9C63F8C8BA1BB45CA00405CBF52A0D6AFF93F4300A7FBE849E0BF1BA61BA3D4D5E5BFDBB66DDBB66DBB3C113BB1133BB1C33FB3A41C10196EFA3F254AFF68615CF23F19259789F6DCD2BF1EC6D52D234AD3BF00E8011EE0015E3F18A4411AA441BABFB90DAD1682FEF43F432B6ECB5928EE3F39C72DC5F5E7DD3F072568DF6A7FCC3F245C65E14408E6BFACF4BEC05133D6BF9991BC547ADFFC3F8AB84214E7FCF13F768E5B8AEBCFCB3FF62E7BE1D106D03FB8B1613283A7DBBF54572FDE85E9E0BF0222C3BD0AE6F53F7DE6210715DCF43F2EEAFF72015DE73F7963C364064FD33F6EDF9929C83CEEBF334A5DBD7817E0BF9A91BC547ADFFC3FECDFB8760E73F43FBE0A66493920D23FC5E214F19CFDC3BFB771BE725A61E7BF3B396489AD35BFBF1212C4CCFAE6FC3F489E9ED2CC58F03F4689C2E214F1ACBF6F43AB85A01FD7BF4047404ABB11A03F51CA303B6DBCD93F84E309E457DBF13FBDF6254825E0E83F5FBEE55BBEE5DB3F976FF9966FF9C6BF3BEE6F2D91FBCBBFC2E6F7AC8983DB3F2A25248899F5F53FC019564A4810E33F"> : tensor<67x2xf64>
stablehlo.custom_call @check.expect_almost_eq(%r#0, %e0) {has_side_effect = true, tolerance = 4.8865699617094767e-10 : f64} : (tensor<67x2xf64>, tensor<67x2xf64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<67x2xf64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%2 = stablehlo.iota dim = 0 : tensor<2010xi32>
%3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%4 = stablehlo.add %2, %3 : tensor<2010xi32>
%c = stablehlo.constant dense<7919> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%6 = stablehlo.multiply %4, %5 : tensor<2010xi32>
%c_0 = stablehlo.constant dense<13> : tensor<i64>
%7 = call @remainder(%4, %c_0) : (tensor<2010xi32>, tensor<i64>) -> tensor<2010xi32>
%8 = stablehlo.multiply %7, %4 : tensor<2010xi32>
%9 = stablehlo.add %6, %8 : tensor<2010xi32>
%c_1 = stablehlo.constant dense<5> : tensor<i64>
%10 = call @remainder(%9, %c_1) : (tensor<2010xi32>, tensor<i64>) -> tensor<2010xi32>
%c_2 = stablehlo.constant dense<2> : tensor<i32>
%11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%12 = stablehlo.subtract %10, %11 : tensor<2010xi32>
%13 = stablehlo.convert %12 : (tensor<2010xi32>) -> tensor<2010xf32>
%14 = stablehlo.reshape %13 : (tensor<2010xf32>) -> tensor<67x30xf32>
%15 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
%17 = stablehlo.iota dim = 0 : tensor<90xi32>
%18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<90xi32>
%19 = stablehlo.add %17, %18 : tensor<90xi32>
%c_3 = stablehlo.constant dense<7919> : tensor<i32>
%20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<90xi32>
%21 = stablehlo.multiply %19, %20 : tensor<90xi32>
%c_4 = stablehlo.constant dense<13> : tensor<i64>
%22 = call @remainder_0(%19, %c_4) : (tensor<90xi32>, tensor<i64>) -> tensor<90xi32>
%23 = stablehlo.multiply %22, %19 : tensor<90xi32>
%24 = stablehlo.add %21, %23 : tensor<90xi32>
%c_5 = stablehlo.constant dense<3> : tensor<i64>
%25 = call @remainder_0(%24, %c_5) : (tensor<90xi32>, tensor<i64>) -> tensor<90xi32>
%c_6 = stablehlo.constant dense<1> : tensor<i32>
%26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<90xi32>
%27 = stablehlo.subtract %25, %26 : tensor<90xi32>
%28 = stablehlo.convert %27 : (tensor<90xi32>) -> tensor<90xf32>
%29 = stablehlo.reshape %28 : (tensor<90xf32>) -> tensor<30x3xf32>
%30 = stablehlo.dot_general %14, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x30xf32>, tensor<30x3xf32>) -> tensor<67x3xf32>
%31 = stablehlo.convert %30 : (tensor<67x3xf32>) -> tensor<67x3xf64>
%cst = stablehlo.constant dense<4.000000e+01> : tensor<f64>
%32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67x3xf64>
%33 = stablehlo.add %32, %31 : tensor<67x3xf64>
%34 = stablehlo.slice %33 [0:67, 0:1] : (tensor<67x3xf64>) -> tensor<67x1xf64>
%35 = stablehlo.reshape %34 : (tensor<67x1xf64>) -> tensor<67xf64>
%36 = stablehlo.slice %33 [0:67, 0:1] : (tensor<67x3xf64>) -> tensor<67x1xf64>
%37 = stablehlo.reshape %36 : (tensor<67x1xf64>) -> tensor<67xf64>
%38 = stablehlo.slice %33 [0:67, 0:1] : (tensor<67x3xf64>) -> tensor<67x1xf64>
%39 = stablehlo.reshape %38 : (tensor<67x1xf64>) -> tensor<67xf64>
%40 = stablehlo.slice %33 [0:67, 1:3] : (tensor<67x3xf64>) -> tensor<67x2xf64>
%41:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%35, %37, %39, %40) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=67, j=67, k=67, l=67, m=2, n=67, o=67, p=67, q=67, r=2}, custom>} : (tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67x2xf64>) -> (tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67x2xf64>, tensor<i32>)
%c_7 = stablehlo.constant dense<0> : tensor<i32>
%42 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<i32>
%43 = stablehlo.compare EQ, %41#4, %42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
%cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
%45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<67x2xf64>
%46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<67x2xi1>
%47 = stablehlo.select %46, %41#3, %45 : tensor<67x2xi1>, tensor<67x2xf64>
return %47 : tensor<67x2xf64>
}
func.func private @remainder(%arg0: tensor<2010xi32>, %arg1: tensor<i64>) -> tensor<2010xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<2010xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2010xi32>, tensor<2010xi32>) -> tensor<2010xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2010xi32>, tensor<2010xi32>) -> tensor<2010xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2010xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2010xi1>, tensor<2010xi1>) -> tensor<2010xi1>
%12 = stablehlo.and %11, %6 : tensor<2010xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<2010xi32>
%14 = stablehlo.add %4, %13 : tensor<2010xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<2010xi1>, tensor<2010xi32>
return %15 : tensor<2010xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<90xi32>, %arg1: tensor<i64>) -> tensor<90xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<90xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<90xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<90xi32>, tensor<90xi32>) -> tensor<90xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<90xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<90xi32>, tensor<90xi32>) -> tensor<90xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<90xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<90xi1>, tensor<90xi1>) -> tensor<90xi1>
%12 = stablehlo.and %11, %6 : tensor<90xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<90xi32>
%14 = stablehlo.add %4, %13 : tensor<90xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<90xi1>, tensor<90xi32>
return %15 : tensor<90xi32>
}
}
// -----
// long_rows_64x9x5000
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x7DE9AF0BC2040000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<576xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<576xi32>
%7 = stablehlo.add %5, %6 : tensor<576xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<576xi32>
%9 = stablehlo.multiply %7, %8 : tensor<576xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%11 = stablehlo.multiply %10, %7 : tensor<576xi32>
%12 = stablehlo.add %9, %11 : tensor<576xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<576xi32>, tensor<i64>) -> tensor<576xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<576xi32>
%15 = stablehlo.subtract %13, %14 : tensor<576xi32>
%16 = stablehlo.convert %15 : (tensor<576xi32>) -> tensor<576xf32>
%17 = stablehlo.reshape %16 : (tensor<576xf32>) -> tensor<64x9xf32>
%18 = stablehlo.convert %17 : (tensor<64x9xf32>) -> tensor<64x9xf64>
%19 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%21 = stablehlo.iota dim = 0 : tensor<45000xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%23 = stablehlo.add %21, %22 : tensor<45000xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%25 = stablehlo.multiply %23, %24 : tensor<45000xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder_0(%23, %c_5) : (tensor<45000xi32>, tensor<i64>) -> tensor<45000xi32>
%27 = stablehlo.multiply %26, %23 : tensor<45000xi32>
%28 = stablehlo.add %25, %27 : tensor<45000xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%29 = call @remainder_0(%28, %c_6) : (tensor<45000xi32>, tensor<i64>) -> tensor<45000xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%31 = stablehlo.subtract %29, %30 : tensor<45000xi32>
%32 = stablehlo.convert %31 : (tensor<45000xi32>) -> tensor<45000xf32>
%33 = stablehlo.reshape %32 : (tensor<45000xf32>) -> tensor<9x5000xf32>
%34 = stablehlo.convert %33 : (tensor<9x5000xf32>) -> tensor<9x5000xf64>
%35 = stablehlo.dot_general %18, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x9xf64>, tensor<9x5000xf64>) -> tensor<64x5000xf64>
%cst = stablehlo.constant dense<5.000000e+00> : tensor<f64>
%36 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%37 = stablehlo.multiply %35, %36 : tensor<64x5000xf64>
%c_8 = stablehlo.constant dense<7> : tensor<i64>
%38 = call @remainder_1(%37, %c_8) : (tensor<64x5000xf64>, tensor<i64>) -> tensor<64x5000xf64>
%cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%40 = stablehlo.multiply %35, %39 : tensor<64x5000xf64>
%c_10 = stablehlo.constant dense<5> : tensor<i64>
%41 = call @remainder_1(%40, %c_10) : (tensor<64x5000xf64>, tensor<i64>) -> tensor<64x5000xf64>
%42 = stablehlo.add %38, %41 : tensor<64x5000xf64>
%cst_11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%43 = stablehlo.reduce(%35 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<64x5000xf64>, tensor<f64>) -> tensor<64xf64>
%44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<64xf64>) -> tensor<64x1xf64>
%45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<64x1xf64>) -> tensor<64x5000xf64>
%46 = stablehlo.subtract %42, %45 : tensor<64x5000xf64>
%cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
%47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%48 = stablehlo.multiply %46, %47 : tensor<64x5000xf64>
%c_13 = stablehlo.constant dense<7> : tensor<i64>
%49 = call @remainder_1(%48, %c_13) : (tensor<64x5000xf64>, tensor<i64>) -> tensor<64x5000xf64>
%cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
%50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%51 = stablehlo.multiply %46, %50 : tensor<64x5000xf64>
%c_15 = stablehlo.constant dense<5> : tensor<i64>
%52 = call @remainder_1(%51, %c_15) : (tensor<64x5000xf64>, tensor<i64>) -> tensor<64x5000xf64>
%53 = stablehlo.add %49, %52 : tensor<64x5000xf64>
%cst_16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%54 = stablehlo.reduce(%46 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<64x5000xf64>, tensor<f64>) -> tensor<64xf64>
%55 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<64xf64>) -> tensor<64x1xf64>
%56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<64x1xf64>) -> tensor<64x5000xf64>
%57 = stablehlo.subtract %53, %56 : tensor<64x5000xf64>
%58 = stablehlo.multiply %57, %46 : tensor<64x5000xf64>
%cst_17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%59 = stablehlo.reduce(%57 init: %cst_17) applies stablehlo.maximum across dimensions = [1] : (tensor<64x5000xf64>, tensor<f64>) -> tensor<64xf64>
%60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<64xf64>) -> tensor<64x1xf64>
%61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<64x1xf64>) -> tensor<64x5000xf64>
%62 = stablehlo.add %58, %61 : tensor<64x5000xf64>
%63 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%64 = stablehlo.reshape %63 : (tensor<1xi32>) -> tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%65 = stablehlo.add %64, %c_18 : tensor<i32>
%66 = stablehlo.iota dim = 0 : tensor<350000xi32>
%67 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%68 = stablehlo.add %66, %67 : tensor<350000xi32>
%c_19 = stablehlo.constant dense<7919> : tensor<i32>
%69 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%70 = stablehlo.multiply %68, %69 : tensor<350000xi32>
%c_20 = stablehlo.constant dense<13> : tensor<i64>
%71 = call @remainder_2(%68, %c_20) : (tensor<350000xi32>, tensor<i64>) -> tensor<350000xi32>
%72 = stablehlo.multiply %71, %68 : tensor<350000xi32>
%73 = stablehlo.add %70, %72 : tensor<350000xi32>
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%74 = call @remainder_2(%73, %c_21) : (tensor<350000xi32>, tensor<i64>) -> tensor<350000xi32>
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%75 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%76 = stablehlo.subtract %74, %75 : tensor<350000xi32>
%77 = stablehlo.convert %76 : (tensor<350000xi32>) -> tensor<350000xf32>
%78 = stablehlo.reshape %77 : (tensor<350000xf32>) -> tensor<5000x70xf32>
%79 = stablehlo.convert %78 : (tensor<5000x70xf32>) -> tensor<5000x70xf64>
%80 = stablehlo.dot_general %62, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x5000xf64>, tensor<5000x70xf64>) -> tensor<64x70xf64>
%81 = stablehlo.convert %80 : (tensor<64x70xf64>) -> tensor<64x70xi64>
%82 = stablehlo.iota dim = 0 : tensor<4480xui32>
%c_23 = stablehlo.constant dense<2246822519> : tensor<ui32>
%83 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%84 = stablehlo.multiply %82, %83 : tensor<4480xui32>
%c_24 = stablehlo.constant dense<14> : tensor<ui32>
%85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<4480xui32>
%86 = stablehlo.shift_right_logical %84, %85 : tensor<4480xui32>
%87 = stablehlo.convert %86 : (tensor<4480xui32>) -> tensor<4480xi64>
%88 = stablehlo.reshape %87 : (tensor<4480xi64>) -> tensor<64x70xi64>
%89 = stablehlo.multiply %81, %88 : tensor<64x70xi64>
%c_25 = stablehlo.constant dense<0> : tensor<i64>
%90 = stablehlo.reduce(%89 init: %c_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x70xi64>, tensor<i64>) -> tensor<i64>
return %90 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<576xi32>, %arg1: tensor<i64>) -> tensor<576xi32> {
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
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<45000xi32>, %arg1: tensor<i64>) -> tensor<45000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<45000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<45000xi32>, tensor<45000xi32>) -> tensor<45000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<45000xi32>, tensor<45000xi32>) -> tensor<45000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<45000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<45000xi1>, tensor<45000xi1>) -> tensor<45000xi1>
%12 = stablehlo.and %11, %6 : tensor<45000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<45000xi32>
%14 = stablehlo.add %4, %13 : tensor<45000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<45000xi1>, tensor<45000xi32>
return %15 : tensor<45000xi32>
}
func.func private @remainder_1(%arg0: tensor<64x5000xf64>, %arg1: tensor<i64>) -> tensor<64x5000xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%2 = stablehlo.remainder %arg0, %1 : tensor<64x5000xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<64x5000xf64>, tensor<64x5000xf64>) -> tensor<64x5000xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<64x5000xf64>, tensor<64x5000xf64>) -> tensor<64x5000xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<64x5000xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<64x5000xi1>, tensor<64x5000xi1>) -> tensor<64x5000xi1>
%10 = stablehlo.and %9, %4 : tensor<64x5000xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<64x5000xf64>
%12 = stablehlo.add %2, %11 : tensor<64x5000xf64>
%13 = stablehlo.select %10, %12, %2 : tensor<64x5000xi1>, tensor<64x5000xf64>
return %13 : tensor<64x5000xf64>
}
func.func private @remainder_2(%arg0: tensor<350000xi32>, %arg1: tensor<i64>) -> tensor<350000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<350000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<350000xi32>, tensor<350000xi32>) -> tensor<350000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<350000xi32>, tensor<350000xi32>) -> tensor<350000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<350000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<350000xi1>, tensor<350000xi1>) -> tensor<350000xi1>
%12 = stablehlo.and %11, %6 : tensor<350000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%14 = stablehlo.add %4, %13 : tensor<350000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<350000xi1>, tensor<350000xi32>
return %15 : tensor<350000xi32>
}
}
// -----
// long_rows_read_later_5x30x5000
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0xF70671EFE3000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<150xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<150xi32>
%7 = stablehlo.add %5, %6 : tensor<150xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<150xi32>
%9 = stablehlo.multiply %7, %8 : tensor<150xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<150xi32>, tensor<i64>) -> tensor<150xi32>
%11 = stablehlo.multiply %10, %7 : tensor<150xi32>
%12 = stablehlo.add %9, %11 : tensor<150xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<150xi32>, tensor<i64>) -> tensor<150xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<150xi32>
%15 = stablehlo.subtract %13, %14 : tensor<150xi32>
%16 = stablehlo.convert %15 : (tensor<150xi32>) -> tensor<150xf32>
%17 = stablehlo.reshape %16 : (tensor<150xf32>) -> tensor<5x30xf32>
%18 = stablehlo.convert %17 : (tensor<5x30xf32>) -> tensor<5x30xf64>
%19 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
%21 = stablehlo.iota dim = 0 : tensor<150000xi32>
%22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%23 = stablehlo.add %21, %22 : tensor<150000xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%25 = stablehlo.multiply %23, %24 : tensor<150000xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%26 = call @remainder_0(%23, %c_5) : (tensor<150000xi32>, tensor<i64>) -> tensor<150000xi32>
%27 = stablehlo.multiply %26, %23 : tensor<150000xi32>
%28 = stablehlo.add %25, %27 : tensor<150000xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%29 = call @remainder_0(%28, %c_6) : (tensor<150000xi32>, tensor<i64>) -> tensor<150000xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%31 = stablehlo.subtract %29, %30 : tensor<150000xi32>
%32 = stablehlo.convert %31 : (tensor<150000xi32>) -> tensor<150000xf32>
%33 = stablehlo.reshape %32 : (tensor<150000xf32>) -> tensor<30x5000xf32>
%34 = stablehlo.convert %33 : (tensor<30x5000xf32>) -> tensor<30x5000xf64>
%35 = stablehlo.dot_general %18, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x30xf64>, tensor<30x5000xf64>) -> tensor<5x5000xf64>
%cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%36 = stablehlo.reduce(%35 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5000xf64>, tensor<f64>) -> tensor<5xf64>
%37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
%38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5000xf64>
%39 = stablehlo.subtract %35, %38 : tensor<5x5000xf64>
%cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
%40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<5x5000xf64>
%41 = stablehlo.multiply %39, %40 : tensor<5x5000xf64>
%cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%42 = stablehlo.reduce(%39 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<5x5000xf64>, tensor<f64>) -> tensor<5xf64>
%43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
%c_10 = stablehlo.constant dense<5> : tensor<i64>
%44 = call @remainder_1(%43, %c_10) : (tensor<5x1xf64>, tensor<i64>) -> tensor<5x1xf64>
%45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5000xf64>
%46 = stablehlo.subtract %41, %45 : tensor<5x5000xf64>
%47 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
%c_11 = stablehlo.constant dense<1> : tensor<i32>
%49 = stablehlo.add %48, %c_11 : tensor<i32>
%50 = stablehlo.iota dim = 0 : tensor<350000xi32>
%51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%52 = stablehlo.add %50, %51 : tensor<350000xi32>
%c_12 = stablehlo.constant dense<7919> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%54 = stablehlo.multiply %52, %53 : tensor<350000xi32>
%c_13 = stablehlo.constant dense<13> : tensor<i64>
%55 = call @remainder_2(%52, %c_13) : (tensor<350000xi32>, tensor<i64>) -> tensor<350000xi32>
%56 = stablehlo.multiply %55, %52 : tensor<350000xi32>
%57 = stablehlo.add %54, %56 : tensor<350000xi32>
%c_14 = stablehlo.constant dense<3> : tensor<i64>
%58 = call @remainder_2(%57, %c_14) : (tensor<350000xi32>, tensor<i64>) -> tensor<350000xi32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%60 = stablehlo.subtract %58, %59 : tensor<350000xi32>
%61 = stablehlo.convert %60 : (tensor<350000xi32>) -> tensor<350000xf32>
%62 = stablehlo.reshape %61 : (tensor<350000xf32>) -> tensor<5000x70xf32>
%63 = stablehlo.convert %62 : (tensor<5000x70xf32>) -> tensor<5000x70xf64>
%64 = stablehlo.dot_general %46, %63, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5000xf64>, tensor<5000x70xf64>) -> tensor<5x70xf64>
%cst_16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
%65 = stablehlo.reduce(%46 init: %cst_16) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5000xf64>, tensor<f64>) -> tensor<5xf64>
%66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
%67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x70xf64>
%68 = stablehlo.add %64, %67 : tensor<5x70xf64>
%69 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%70 = stablehlo.reshape %69 : (tensor<1xi32>) -> tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.add %70, %c_17 : tensor<i32>
%72 = stablehlo.iota dim = 0 : tensor<350000xi32>
%73 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%74 = stablehlo.add %72, %73 : tensor<350000xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%76 = stablehlo.multiply %74, %75 : tensor<350000xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%77 = call @remainder_2(%74, %c_19) : (tensor<350000xi32>, tensor<i64>) -> tensor<350000xi32>
%78 = stablehlo.multiply %77, %74 : tensor<350000xi32>
%79 = stablehlo.add %76, %78 : tensor<350000xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%80 = call @remainder_2(%79, %c_20) : (tensor<350000xi32>, tensor<i64>) -> tensor<350000xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%81 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%82 = stablehlo.subtract %80, %81 : tensor<350000xi32>
%83 = stablehlo.convert %82 : (tensor<350000xi32>) -> tensor<350000xf32>
%84 = stablehlo.reshape %83 : (tensor<350000xf32>) -> tensor<5000x70xf32>
%85 = stablehlo.convert %84 : (tensor<5000x70xf32>) -> tensor<5000x70xf64>
%86 = stablehlo.dot_general %39, %85, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5000xf64>, tensor<5000x70xf64>) -> tensor<5x70xf64>
%87 = stablehlo.add %68, %86 : tensor<5x70xf64>
%88 = stablehlo.convert %87 : (tensor<5x70xf64>) -> tensor<5x70xi64>
%89 = stablehlo.iota dim = 0 : tensor<350xui32>
%c_22 = stablehlo.constant dense<2246822519> : tensor<ui32>
%90 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<350xui32>
%91 = stablehlo.multiply %89, %90 : tensor<350xui32>
%c_23 = stablehlo.constant dense<14> : tensor<ui32>
%92 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<350xui32>
%93 = stablehlo.shift_right_logical %91, %92 : tensor<350xui32>
%94 = stablehlo.convert %93 : (tensor<350xui32>) -> tensor<350xi64>
%95 = stablehlo.reshape %94 : (tensor<350xi64>) -> tensor<5x70xi64>
%96 = stablehlo.multiply %88, %95 : tensor<5x70xi64>
%c_24 = stablehlo.constant dense<0> : tensor<i64>
%97 = stablehlo.reduce(%96 init: %c_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x70xi64>, tensor<i64>) -> tensor<i64>
return %97 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<150xi32>, %arg1: tensor<i64>) -> tensor<150xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<150xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<150xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<150xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<150xi32>, tensor<150xi32>) -> tensor<150xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<150xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<150xi32>, tensor<150xi32>) -> tensor<150xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<150xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<150xi1>, tensor<150xi1>) -> tensor<150xi1>
%12 = stablehlo.and %11, %6 : tensor<150xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<150xi32>
%14 = stablehlo.add %4, %13 : tensor<150xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<150xi1>, tensor<150xi32>
return %15 : tensor<150xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @remainder_0(%arg0: tensor<150000xi32>, %arg1: tensor<i64>) -> tensor<150000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<150000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<150000xi32>, tensor<150000xi32>) -> tensor<150000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<150000xi32>, tensor<150000xi32>) -> tensor<150000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<150000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<150000xi1>, tensor<150000xi1>) -> tensor<150000xi1>
%12 = stablehlo.and %11, %6 : tensor<150000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<150000xi32>
%14 = stablehlo.add %4, %13 : tensor<150000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<150000xi1>, tensor<150000xi32>
return %15 : tensor<150000xi32>
}
func.func private @remainder_1(%arg0: tensor<5x1xf64>, %arg1: tensor<i64>) -> tensor<5x1xf64> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
%2 = stablehlo.remainder %arg0, %1 : tensor<5x1xf64>
%cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
%4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
%cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
%6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
%7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
%8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<5x1xi1>
%9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
%10 = stablehlo.and %9, %4 : tensor<5x1xi1>
%11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
%12 = stablehlo.add %2, %11 : tensor<5x1xf64>
%13 = stablehlo.select %10, %12, %2 : tensor<5x1xi1>, tensor<5x1xf64>
return %13 : tensor<5x1xf64>
}
func.func private @remainder_2(%arg0: tensor<350000xi32>, %arg1: tensor<i64>) -> tensor<350000xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<350000xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<350000xi32>, tensor<350000xi32>) -> tensor<350000xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<350000xi32>, tensor<350000xi32>) -> tensor<350000xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<350000xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<350000xi1>, tensor<350000xi1>) -> tensor<350000xi1>
%12 = stablehlo.and %11, %6 : tensor<350000xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<350000xi32>
%14 = stablehlo.add %4, %13 : tensor<350000xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<350000xi1>, tensor<350000xi32>
return %15 : tensor<350000xi32>
}
}
// -----
// in_branches_80x96x80
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x3F2CF6CBB0030000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<7680xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%7 = stablehlo.add %5, %6 : tensor<7680xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%9 = stablehlo.multiply %7, %8 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%11 = stablehlo.multiply %10, %7 : tensor<7680xi32>
%12 = stablehlo.add %9, %11 : tensor<7680xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%15 = stablehlo.subtract %13, %14 : tensor<7680xi32>
%16 = stablehlo.convert %15 : (tensor<7680xi32>) -> tensor<7680xf32>
%17 = stablehlo.reshape %16 : (tensor<7680xf32>) -> tensor<80x96xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<7680xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%22 = stablehlo.add %20, %21 : tensor<7680xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%24 = stablehlo.multiply %22, %23 : tensor<7680xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%26 = stablehlo.multiply %25, %22 : tensor<7680xi32>
%27 = stablehlo.add %24, %26 : tensor<7680xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<7680xi32>, tensor<i64>) -> tensor<7680xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%30 = stablehlo.subtract %28, %29 : tensor<7680xi32>
%31 = stablehlo.convert %30 : (tensor<7680xi32>) -> tensor<7680xf32>
%32 = stablehlo.reshape %31 : (tensor<7680xf32>) -> tensor<96x80xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x96xf32>, tensor<96x80xf32>) -> tensor<80x80xf32>
%34 = stablehlo.slice %33 [0:1, 0:1] : (tensor<80x80xf32>) -> tensor<1x1xf32>
%35 = stablehlo.reshape %34 : (tensor<1x1xf32>) -> tensor<f32>
%36 = stablehlo.slice %33 [1:2, 1:2] : (tensor<80x80xf32>) -> tensor<1x1xf32>
%37 = stablehlo.reshape %36 : (tensor<1x1xf32>) -> tensor<f32>
%38 = stablehlo.compare GT, %35, %37, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%39 = call @clip(%33, %c_8, %c_9) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
%40 = stablehlo.convert %38 : (tensor<i1>) -> tensor<i32>
%41 = "stablehlo.case"(%40) ({
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%69 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%70 = stablehlo.multiply %39, %69 : tensor<80x80xf32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%72 = stablehlo.add %70, %71 : tensor<80x80xf32>
%73 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%74 = stablehlo.reshape %73 : (tensor<1xi32>) -> tensor<i32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%75 = stablehlo.add %74, %c_19 : tensor<i32>
%76 = stablehlo.iota dim = 0 : tensor<5600xi32>
%77 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%78 = stablehlo.add %76, %77 : tensor<5600xi32>
%c_20 = stablehlo.constant dense<7919> : tensor<i32>
%79 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%80 = stablehlo.multiply %78, %79 : tensor<5600xi32>
%c_21 = stablehlo.constant dense<13> : tensor<i64>
%81 = func.call @remainder_0(%78, %c_21) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%82 = stablehlo.multiply %81, %78 : tensor<5600xi32>
%83 = stablehlo.add %80, %82 : tensor<5600xi32>
%c_22 = stablehlo.constant dense<3> : tensor<i64>
%84 = func.call @remainder_0(%83, %c_22) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_23 = stablehlo.constant dense<1> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%86 = stablehlo.subtract %84, %85 : tensor<5600xi32>
%87 = stablehlo.convert %86 : (tensor<5600xi32>) -> tensor<5600xf32>
%88 = stablehlo.reshape %87 : (tensor<5600xf32>) -> tensor<80x70xf32>
%89 = stablehlo.dot_general %72, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%90 = stablehlo.slice %89 [0:80, 0:1] : (tensor<80x70xf32>) -> tensor<80x1xf32>
%91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<80x1xf32>) -> tensor<80x80xf32>
%92 = stablehlo.subtract %91, %39 : tensor<80x80xf32>
stablehlo.return %92 : tensor<80x80xf32>
}, {
%69 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%70 = stablehlo.reshape %69 : (tensor<1xi32>) -> tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.add %70, %c_18 : tensor<i32>
%72 = stablehlo.iota dim = 0 : tensor<5600xi32>
%73 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%74 = stablehlo.add %72, %73 : tensor<5600xi32>
%c_19 = stablehlo.constant dense<7919> : tensor<i32>
%75 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%76 = stablehlo.multiply %74, %75 : tensor<5600xi32>
%c_20 = stablehlo.constant dense<13> : tensor<i64>
%77 = func.call @remainder_0(%74, %c_20) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%78 = stablehlo.multiply %77, %74 : tensor<5600xi32>
%79 = stablehlo.add %76, %78 : tensor<5600xi32>
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%80 = func.call @remainder_0(%79, %c_21) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%81 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%82 = stablehlo.subtract %80, %81 : tensor<5600xi32>
%83 = stablehlo.convert %82 : (tensor<5600xi32>) -> tensor<5600xf32>
%84 = stablehlo.reshape %83 : (tensor<5600xf32>) -> tensor<80x70xf32>
%85 = stablehlo.dot_general %39, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%86 = stablehlo.slice %85 [0:80, 0:1] : (tensor<80x70xf32>) -> tensor<80x1xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%87 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%88 = stablehlo.multiply %39, %87 : tensor<80x80xf32>
%89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<80x1xf32>) -> tensor<80x80xf32>
%90 = stablehlo.add %89, %88 : tensor<80x80xf32>
%c_23 = stablehlo.constant dense<-5> : tensor<i64>
%c_24 = stablehlo.constant dense<5> : tensor<i64>
%91 = func.call @clip(%90, %c_23, %c_24) : (tensor<80x80xf32>, tensor<i64>, tensor<i64>) -> tensor<80x80xf32>
stablehlo.return %91 : tensor<80x80xf32>
}) : (tensor<i32>) -> tensor<80x80xf32>
%42 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %43, %c_10 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<5600xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%47 = stablehlo.add %45, %46 : tensor<5600xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%49 = stablehlo.multiply %47, %48 : tensor<5600xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_0(%47, %c_12) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%51 = stablehlo.multiply %50, %47 : tensor<5600xi32>
%52 = stablehlo.add %49, %51 : tensor<5600xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%53 = call @remainder_0(%52, %c_13) : (tensor<5600xi32>, tensor<i64>) -> tensor<5600xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%55 = stablehlo.subtract %53, %54 : tensor<5600xi32>
%56 = stablehlo.convert %55 : (tensor<5600xi32>) -> tensor<5600xf32>
%57 = stablehlo.reshape %56 : (tensor<5600xf32>) -> tensor<80x70xf32>
%58 = stablehlo.dot_general %41, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<80x80xf32>, tensor<80x70xf32>) -> tensor<80x70xf32>
%59 = stablehlo.convert %58 : (tensor<80x70xf32>) -> tensor<80x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<5600xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%62 = stablehlo.multiply %60, %61 : tensor<5600xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5600xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<5600xui32>
%65 = stablehlo.convert %64 : (tensor<5600xui32>) -> tensor<5600xi64>
%66 = stablehlo.reshape %65 : (tensor<5600xi64>) -> tensor<80x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<80x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<80x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<7680xi32>, %arg1: tensor<i64>) -> tensor<7680xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<7680xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7680xi32>, tensor<7680xi32>) -> tensor<7680xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<7680xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7680xi1>, tensor<7680xi1>) -> tensor<7680xi1>
%12 = stablehlo.and %11, %6 : tensor<7680xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<7680xi32>
%14 = stablehlo.add %4, %13 : tensor<7680xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<7680xi1>, tensor<7680xi32>
return %15 : tensor<7680xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<80x80xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<80x80xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<80x80xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<80x80xf32>
%5 = stablehlo.minimum %4, %2 : tensor<80x80xf32>
return %5 : tensor<80x80xf32>
}
func.func private @remainder_0(%arg0: tensor<5600xi32>, %arg1: tensor<i64>) -> tensor<5600xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<5600xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5600xi32>, tensor<5600xi32>) -> tensor<5600xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5600xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5600xi1>, tensor<5600xi1>) -> tensor<5600xi1>
%12 = stablehlo.and %11, %6 : tensor<5600xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5600xi32>
%14 = stablehlo.add %4, %13 : tensor<5600xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<5600xi1>, tensor<5600xi32>
return %15 : tensor<5600xi32>
}
}
// -----
// in_branches_67x129x67
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
%r:1 = call @f(%a0) : (tensor<2xi32>) -> (tensor<i64>)
%e0 = stablehlo.constant dense<"0x508574410E000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
return
}
func.func private @f(%arg0: tensor<2xi32>) -> (tensor<i64>) {
%0 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
%c = stablehlo.constant dense<2> : tensor<i32>
%2 = stablehlo.subtract %1, %c : tensor<i32>
%3 = stablehlo.slice %arg0 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
%4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
%5 = stablehlo.iota dim = 0 : tensor<8643xi32>
%6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%7 = stablehlo.add %5, %6 : tensor<8643xi32>
%c_0 = stablehlo.constant dense<7919> : tensor<i32>
%8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%9 = stablehlo.multiply %7, %8 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<13> : tensor<i64>
%10 = call @remainder(%7, %c_1) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%11 = stablehlo.multiply %10, %7 : tensor<8643xi32>
%12 = stablehlo.add %9, %11 : tensor<8643xi32>
%c_2 = stablehlo.constant dense<5> : tensor<i64>
%13 = call @remainder(%12, %c_2) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_3 = stablehlo.constant dense<2> : tensor<i32>
%14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%15 = stablehlo.subtract %13, %14 : tensor<8643xi32>
%16 = stablehlo.convert %15 : (tensor<8643xi32>) -> tensor<8643xf32>
%17 = stablehlo.reshape %16 : (tensor<8643xf32>) -> tensor<67x129xf32>
%18 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
%20 = stablehlo.iota dim = 0 : tensor<8643xi32>
%21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%22 = stablehlo.add %20, %21 : tensor<8643xi32>
%c_4 = stablehlo.constant dense<7919> : tensor<i32>
%23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%24 = stablehlo.multiply %22, %23 : tensor<8643xi32>
%c_5 = stablehlo.constant dense<13> : tensor<i64>
%25 = call @remainder(%22, %c_5) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%26 = stablehlo.multiply %25, %22 : tensor<8643xi32>
%27 = stablehlo.add %24, %26 : tensor<8643xi32>
%c_6 = stablehlo.constant dense<3> : tensor<i64>
%28 = call @remainder(%27, %c_6) : (tensor<8643xi32>, tensor<i64>) -> tensor<8643xi32>
%c_7 = stablehlo.constant dense<1> : tensor<i32>
%29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%30 = stablehlo.subtract %28, %29 : tensor<8643xi32>
%31 = stablehlo.convert %30 : (tensor<8643xi32>) -> tensor<8643xf32>
%32 = stablehlo.reshape %31 : (tensor<8643xf32>) -> tensor<129x67xf32>
%33 = stablehlo.dot_general %17, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x129xf32>, tensor<129x67xf32>) -> tensor<67x67xf32>
%34 = stablehlo.slice %33 [0:1, 0:1] : (tensor<67x67xf32>) -> tensor<1x1xf32>
%35 = stablehlo.reshape %34 : (tensor<1x1xf32>) -> tensor<f32>
%36 = stablehlo.slice %33 [1:2, 1:2] : (tensor<67x67xf32>) -> tensor<1x1xf32>
%37 = stablehlo.reshape %36 : (tensor<1x1xf32>) -> tensor<f32>
%38 = stablehlo.compare GT, %35, %37, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%c_8 = stablehlo.constant dense<-9> : tensor<i64>
%c_9 = stablehlo.constant dense<9> : tensor<i64>
%39 = call @clip(%33, %c_8, %c_9) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%40 = stablehlo.convert %38 : (tensor<i1>) -> tensor<i32>
%41 = "stablehlo.case"(%40) ({
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%69 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%70 = stablehlo.multiply %39, %69 : tensor<67x67xf32>
%cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%72 = stablehlo.add %70, %71 : tensor<67x67xf32>
%73 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%74 = stablehlo.reshape %73 : (tensor<1xi32>) -> tensor<i32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%75 = stablehlo.add %74, %c_19 : tensor<i32>
%76 = stablehlo.iota dim = 0 : tensor<4690xi32>
%77 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%78 = stablehlo.add %76, %77 : tensor<4690xi32>
%c_20 = stablehlo.constant dense<7919> : tensor<i32>
%79 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%80 = stablehlo.multiply %78, %79 : tensor<4690xi32>
%c_21 = stablehlo.constant dense<13> : tensor<i64>
%81 = func.call @remainder_0(%78, %c_21) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%82 = stablehlo.multiply %81, %78 : tensor<4690xi32>
%83 = stablehlo.add %80, %82 : tensor<4690xi32>
%c_22 = stablehlo.constant dense<3> : tensor<i64>
%84 = func.call @remainder_0(%83, %c_22) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_23 = stablehlo.constant dense<1> : tensor<i32>
%85 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%86 = stablehlo.subtract %84, %85 : tensor<4690xi32>
%87 = stablehlo.convert %86 : (tensor<4690xi32>) -> tensor<4690xf32>
%88 = stablehlo.reshape %87 : (tensor<4690xf32>) -> tensor<67x70xf32>
%89 = stablehlo.dot_general %72, %88, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%90 = stablehlo.slice %89 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%92 = stablehlo.subtract %91, %39 : tensor<67x67xf32>
stablehlo.return %92 : tensor<67x67xf32>
}, {
%69 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%70 = stablehlo.reshape %69 : (tensor<1xi32>) -> tensor<i32>
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.add %70, %c_18 : tensor<i32>
%72 = stablehlo.iota dim = 0 : tensor<4690xi32>
%73 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%74 = stablehlo.add %72, %73 : tensor<4690xi32>
%c_19 = stablehlo.constant dense<7919> : tensor<i32>
%75 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%76 = stablehlo.multiply %74, %75 : tensor<4690xi32>
%c_20 = stablehlo.constant dense<13> : tensor<i64>
%77 = func.call @remainder_0(%74, %c_20) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%78 = stablehlo.multiply %77, %74 : tensor<4690xi32>
%79 = stablehlo.add %76, %78 : tensor<4690xi32>
%c_21 = stablehlo.constant dense<3> : tensor<i64>
%80 = func.call @remainder_0(%79, %c_21) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_22 = stablehlo.constant dense<1> : tensor<i32>
%81 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%82 = stablehlo.subtract %80, %81 : tensor<4690xi32>
%83 = stablehlo.convert %82 : (tensor<4690xi32>) -> tensor<4690xf32>
%84 = stablehlo.reshape %83 : (tensor<4690xf32>) -> tensor<67x70xf32>
%85 = stablehlo.dot_general %39, %84, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%86 = stablehlo.slice %85 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%87 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%88 = stablehlo.multiply %39, %87 : tensor<67x67xf32>
%89 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%90 = stablehlo.add %89, %88 : tensor<67x67xf32>
%c_23 = stablehlo.constant dense<-5> : tensor<i64>
%c_24 = stablehlo.constant dense<5> : tensor<i64>
%91 = func.call @clip(%90, %c_23, %c_24) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %91 : tensor<67x67xf32>
}) : (tensor<i32>) -> tensor<67x67xf32>
%42 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
%c_10 = stablehlo.constant dense<1> : tensor<i32>
%44 = stablehlo.add %43, %c_10 : tensor<i32>
%45 = stablehlo.iota dim = 0 : tensor<4690xi32>
%46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%47 = stablehlo.add %45, %46 : tensor<4690xi32>
%c_11 = stablehlo.constant dense<7919> : tensor<i32>
%48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%49 = stablehlo.multiply %47, %48 : tensor<4690xi32>
%c_12 = stablehlo.constant dense<13> : tensor<i64>
%50 = call @remainder_0(%47, %c_12) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%51 = stablehlo.multiply %50, %47 : tensor<4690xi32>
%52 = stablehlo.add %49, %51 : tensor<4690xi32>
%c_13 = stablehlo.constant dense<3> : tensor<i64>
%53 = call @remainder_0(%52, %c_13) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_14 = stablehlo.constant dense<1> : tensor<i32>
%54 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%55 = stablehlo.subtract %53, %54 : tensor<4690xi32>
%56 = stablehlo.convert %55 : (tensor<4690xi32>) -> tensor<4690xf32>
%57 = stablehlo.reshape %56 : (tensor<4690xf32>) -> tensor<67x70xf32>
%58 = stablehlo.dot_general %41, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%59 = stablehlo.convert %58 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%60 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_15 = stablehlo.constant dense<2246822519> : tensor<ui32>
%61 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%62 = stablehlo.multiply %60, %61 : tensor<4690xui32>
%c_16 = stablehlo.constant dense<14> : tensor<ui32>
%63 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%64 = stablehlo.shift_right_logical %62, %63 : tensor<4690xui32>
%65 = stablehlo.convert %64 : (tensor<4690xui32>) -> tensor<4690xi64>
%66 = stablehlo.reshape %65 : (tensor<4690xi64>) -> tensor<67x70xi64>
%67 = stablehlo.multiply %59, %66 : tensor<67x70xi64>
%c_17 = stablehlo.constant dense<0> : tensor<i64>
%68 = stablehlo.reduce(%67 init: %c_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %68 : tensor<i64>
}
func.func private @remainder(%arg0: tensor<8643xi32>, %arg1: tensor<i64>) -> tensor<8643xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<8643xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8643xi32>, tensor<8643xi32>) -> tensor<8643xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8643xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8643xi1>, tensor<8643xi1>) -> tensor<8643xi1>
%12 = stablehlo.and %11, %6 : tensor<8643xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8643xi32>
%14 = stablehlo.add %4, %13 : tensor<8643xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<8643xi1>, tensor<8643xi32>
return %15 : tensor<8643xi32>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
%0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
return %0 : tensor<i32>
}
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @remainder_0(%arg0: tensor<4690xi32>, %arg1: tensor<i64>) -> tensor<4690xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<4690xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4690xi32>, tensor<4690xi32>) -> tensor<4690xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4690xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4690xi1>, tensor<4690xi1>) -> tensor<4690xi1>
%12 = stablehlo.and %11, %6 : tensor<4690xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%14 = stablehlo.add %4, %13 : tensor<4690xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<4690xi1>, tensor<4690xi32>
return %15 : tensor<4690xi32>
}
}
