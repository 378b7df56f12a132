// in_rounds_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xDD1DAC4F00000000"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<4> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %arg0, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<-4> : tensor<i64>
%c_18 = stablehlo.constant dense<4> : tensor<i64>
%47 = func.call @clip(%iterArg_15, %c_17, %c_18) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%48 = stablehlo.slice %iterArg_15 [0:67, 0:1] : (tensor<67x67xf32>) -> tensor<67x1xf32>
%49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%50 = stablehlo.subtract %47, %49 : tensor<67x67xf32>
%51 = stablehlo.slice %iterArg [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%52 = stablehlo.reshape %51 : (tensor<1xi32>) -> tensor<i32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.add %52, %c_19 : tensor<i32>
%54 = stablehlo.iota dim = 0 : tensor<4690xi32>
%55 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%56 = stablehlo.add %54, %55 : tensor<4690xi32>
%c_20 = stablehlo.constant dense<7919> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%58 = stablehlo.multiply %56, %57 : tensor<4690xi32>
%c_21 = stablehlo.constant dense<13> : tensor<i64>
%59 = func.call @remainder_0(%56, %c_21) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%60 = stablehlo.multiply %59, %56 : tensor<4690xi32>
%61 = stablehlo.add %58, %60 : tensor<4690xi32>
%c_22 = stablehlo.constant dense<3> : tensor<i64>
%62 = func.call @remainder_0(%61, %c_22) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_23 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%64 = stablehlo.subtract %62, %63 : tensor<4690xi32>
%65 = stablehlo.convert %64 : (tensor<4690xi32>) -> tensor<4690xf32>
%66 = stablehlo.reshape %65 : (tensor<4690xf32>) -> tensor<67x70xf32>
%67 = stablehlo.dot_general %50, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%68 = stablehlo.slice %67 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%69 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%70 = stablehlo.multiply %iterArg_15, %69 : tensor<67x67xf32>
%71 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%72 = stablehlo.subtract %71, %70 : tensor<67x67xf32>
%c_24 = stablehlo.constant dense<-9> : tensor<i64>
%c_25 = stablehlo.constant dense<9> : tensor<i64>
%73 = func.call @clip(%72, %c_24, %c_25) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %46, %iterArg_14, %73 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%37 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%39 = stablehlo.multiply %37, %38 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<4489xui32>
%42 = stablehlo.convert %41 : (tensor<4489xui32>) -> tensor<4489xi64>
%43 = stablehlo.reshape %42 : (tensor<4489xi64>) -> tensor<67x67xi64>
%44 = stablehlo.multiply %36, %43 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
// in_rounds_of_rows_300x96x41
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xB70EC4ADFFFFFFFF"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<4> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %arg0, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<300x41xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
%47 = stablehlo.reduce(%iterArg_15 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%50 = stablehlo.subtract %iterArg_15, %49 : tensor<300x41xf32>
%51 = stablehlo.slice %iterArg [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%52 = stablehlo.reshape %51 : (tensor<1xi32>) -> tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.add %52, %c_17 : tensor<i32>
%54 = stablehlo.iota dim = 0 : tensor<2870xi32>
%55 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%56 = stablehlo.add %54, %55 : tensor<2870xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%58 = stablehlo.multiply %56, %57 : tensor<2870xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%59 = func.call @remainder_1(%56, %c_19) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%60 = stablehlo.multiply %59, %56 : tensor<2870xi32>
%61 = stablehlo.add %58, %60 : tensor<2870xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%62 = func.call @remainder_1(%61, %c_20) : (tensor<2870xi32>, tensor<i64>) -> tensor<2870xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<2870xi32>
%64 = stablehlo.subtract %62, %63 : tensor<2870xi32>
%65 = stablehlo.convert %64 : (tensor<2870xi32>) -> tensor<2870xf32>
%66 = stablehlo.reshape %65 : (tensor<2870xf32>) -> tensor<41x70xf32>
%67 = stablehlo.dot_general %50, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x70xf32>) -> tensor<300x70xf32>
%68 = stablehlo.slice %67 [0:300, 0:1] : (tensor<300x70xf32>) -> tensor<300x1xf32>
%69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%70 = stablehlo.subtract %69, %iterArg_15 : tensor<300x41xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%71 = stablehlo.reduce(%70 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%74 = stablehlo.subtract %70, %73 : tensor<300x41xf32>
%c_23 = stablehlo.constant dense<-9> : tensor<i64>
%c_24 = stablehlo.constant dense<9> : tensor<i64>
%75 = func.call @clip(%74, %c_23, %c_24) : (tensor<300x41xf32>, tensor<i64>, tensor<i64>) -> tensor<300x41xf32>
stablehlo.return %iterArg, %46, %iterArg_14, %75 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<300x41xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<300x41xf32>) -> tensor<300x41xi64>
%37 = stablehlo.iota dim = 0 : tensor<12300xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<12300xui32>
%39 = stablehlo.multiply %37, %38 : tensor<12300xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<12300xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<12300xui32>
%42 = stablehlo.convert %41 : (tensor<12300xui32>) -> tensor<12300xi64>
%43 = stablehlo.reshape %42 : (tensor<12300xi64>) -> tensor<300x41xi64>
%44 = stablehlo.multiply %36, %43 : tensor<300x41xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x41xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
func.func private @clip(%arg0: tensor<300x41xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<300x41xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<300x41xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%5 = stablehlo.minimum %4, %2 : tensor<300x41xf32>
return %5 : tensor<300x41xf32>
}
}
// -----
// in_rounds_of_rows_64x130x128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xFA894A85FFFFFFFF"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<4> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %arg0, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<64x128xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
%47 = stablehlo.reduce(%iterArg_15 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%50 = stablehlo.subtract %iterArg_15, %49 : tensor<64x128xf32>
%51 = stablehlo.slice %iterArg [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%52 = stablehlo.reshape %51 : (tensor<1xi32>) -> tensor<i32>
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%53 = stablehlo.add %52, %c_17 : tensor<i32>
%54 = stablehlo.iota dim = 0 : tensor<8960xi32>
%55 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%56 = stablehlo.add %54, %55 : tensor<8960xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%58 = stablehlo.multiply %56, %57 : tensor<8960xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%59 = func.call @remainder_1(%56, %c_19) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%60 = stablehlo.multiply %59, %56 : tensor<8960xi32>
%61 = stablehlo.add %58, %60 : tensor<8960xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%62 = func.call @remainder_1(%61, %c_20) : (tensor<8960xi32>, tensor<i64>) -> tensor<8960xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%63 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8960xi32>
%64 = stablehlo.subtract %62, %63 : tensor<8960xi32>
%65 = stablehlo.convert %64 : (tensor<8960xi32>) -> tensor<8960xf32>
%66 = stablehlo.reshape %65 : (tensor<8960xf32>) -> tensor<128x70xf32>
%67 = stablehlo.dot_general %50, %66, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x70xf32>) -> tensor<64x70xf32>
%68 = stablehlo.slice %67 [0:64, 0:1] : (tensor<64x70xf32>) -> tensor<64x1xf32>
%69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%70 = stablehlo.subtract %69, %iterArg_15 : tensor<64x128xf32>
%cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
%71 = stablehlo.reduce(%70 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%74 = stablehlo.subtract %70, %73 : tensor<64x128xf32>
%c_23 = stablehlo.constant dense<-9> : tensor<i64>
%c_24 = stablehlo.constant dense<9> : tensor<i64>
%75 = func.call @clip(%74, %c_23, %c_24) : (tensor<64x128xf32>, tensor<i64>, tensor<i64>) -> tensor<64x128xf32>
stablehlo.return %iterArg, %46, %iterArg_14, %75 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<64x128xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<64x128xf32>) -> tensor<64x128xi64>
%37 = stablehlo.iota dim = 0 : tensor<8192xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<8192xui32>
%39 = stablehlo.multiply %37, %38 : tensor<8192xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<8192xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<8192xui32>
%42 = stablehlo.convert %41 : (tensor<8192xui32>) -> tensor<8192xi64>
%43 = stablehlo.reshape %42 : (tensor<8192xi64>) -> tensor<64x128xi64>
%44 = stablehlo.multiply %36, %43 : tensor<64x128xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
func.func private @clip(%arg0: tensor<64x128xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<64x128xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<64x128xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%5 = stablehlo.minimum %4, %2 : tensor<64x128xf32>
return %5 : tensor<64x128xf32>
}
}
// -----
// in_rounds_of_product_in_rows_300x96x41
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x186091ACFCFFFFFF"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<4> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<300x41xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<4> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%48 = stablehlo.iota dim = 0 : tensor<1681xi32>
%49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%50 = stablehlo.add %48, %49 : tensor<1681xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%52 = stablehlo.multiply %50, %51 : tensor<1681xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%53 = func.call @remainder_1(%50, %c_19) : (tensor<1681xi32>, tensor<i64>) -> tensor<1681xi32>
%54 = stablehlo.multiply %53, %50 : tensor<1681xi32>
%55 = stablehlo.add %52, %54 : tensor<1681xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%56 = func.call @remainder_1(%55, %c_20) : (tensor<1681xi32>, tensor<i64>) -> tensor<1681xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%58 = stablehlo.subtract %56, %57 : tensor<1681xi32>
%59 = stablehlo.convert %58 : (tensor<1681xi32>) -> tensor<1681xf32>
%60 = stablehlo.reshape %59 : (tensor<1681xf32>) -> tensor<41x41xf32>
%61 = stablehlo.dot_general %iterArg_15, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<300x41xf32>, tensor<41x41xf32>) -> tensor<300x41xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%62 = stablehlo.reduce(%61 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<300x41xf32>, tensor<f32>) -> tensor<300xf32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<300xf32>) -> tensor<300x1xf32>
%64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<300x1xf32>) -> tensor<300x41xf32>
%65 = stablehlo.subtract %61, %64 : tensor<300x41xf32>
%cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%67 = stablehlo.multiply %iterArg_15, %66 : tensor<300x41xf32>
%68 = stablehlo.add %65, %67 : tensor<300x41xf32>
%c_23 = stablehlo.constant dense<-9> : tensor<i64>
%c_24 = stablehlo.constant dense<9> : tensor<i64>
%69 = func.call @clip(%68, %c_23, %c_24) : (tensor<300x41xf32>, tensor<i64>, tensor<i64>) -> tensor<300x41xf32>
stablehlo.return %iterArg, %46, %iterArg_14, %69 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<300x41xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<300x41xf32>) -> tensor<300x41xi64>
%37 = stablehlo.iota dim = 0 : tensor<12300xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<12300xui32>
%39 = stablehlo.multiply %37, %38 : tensor<12300xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<12300xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<12300xui32>
%42 = stablehlo.convert %41 : (tensor<12300xui32>) -> tensor<12300xi64>
%43 = stablehlo.reshape %42 : (tensor<12300xi64>) -> tensor<300x41xi64>
%44 = stablehlo.multiply %36, %43 : tensor<300x41xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<300x41xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
func.func private @remainder_1(%arg0: tensor<1681xi32>, %arg1: tensor<i64>) -> tensor<1681xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<1681xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1681xi32>, tensor<1681xi32>) -> tensor<1681xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1681xi32>, tensor<1681xi32>) -> tensor<1681xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1681xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1681xi1>, tensor<1681xi1>) -> tensor<1681xi1>
%12 = stablehlo.and %11, %6 : tensor<1681xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1681xi32>
%14 = stablehlo.add %4, %13 : tensor<1681xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<1681xi1>, tensor<1681xi32>
return %15 : tensor<1681xi32>
}
func.func private @clip(%arg0: tensor<300x41xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<300x41xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<300x41xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<300x41xf32>
%5 = stablehlo.minimum %4, %2 : tensor<300x41xf32>
return %5 : tensor<300x41xf32>
}
}
// -----
// in_rounds_of_product_in_rows_64x130x128
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x859F1DC0FDFFFFFF"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<4> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<64x128xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<4> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%48 = stablehlo.iota dim = 0 : tensor<16384xi32>
%49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%50 = stablehlo.add %48, %49 : tensor<16384xi32>
%c_18 = stablehlo.constant dense<7919> : tensor<i32>
%51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%52 = stablehlo.multiply %50, %51 : tensor<16384xi32>
%c_19 = stablehlo.constant dense<13> : tensor<i64>
%53 = func.call @remainder_1(%50, %c_19) : (tensor<16384xi32>, tensor<i64>) -> tensor<16384xi32>
%54 = stablehlo.multiply %53, %50 : tensor<16384xi32>
%55 = stablehlo.add %52, %54 : tensor<16384xi32>
%c_20 = stablehlo.constant dense<3> : tensor<i64>
%56 = func.call @remainder_1(%55, %c_20) : (tensor<16384xi32>, tensor<i64>) -> tensor<16384xi32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%57 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%58 = stablehlo.subtract %56, %57 : tensor<16384xi32>
%59 = stablehlo.convert %58 : (tensor<16384xi32>) -> tensor<16384xf32>
%60 = stablehlo.reshape %59 : (tensor<16384xf32>) -> tensor<128x128xf32>
%61 = stablehlo.dot_general %iterArg_15, %60, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
%62 = stablehlo.reduce(%61 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
%63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
%64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
%65 = stablehlo.subtract %61, %64 : tensor<64x128xf32>
%cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%67 = stablehlo.multiply %iterArg_15, %66 : tensor<64x128xf32>
%68 = stablehlo.add %65, %67 : tensor<64x128xf32>
%c_23 = stablehlo.constant dense<-9> : tensor<i64>
%c_24 = stablehlo.constant dense<9> : tensor<i64>
%69 = func.call @clip(%68, %c_23, %c_24) : (tensor<64x128xf32>, tensor<i64>, tensor<i64>) -> tensor<64x128xf32>
stablehlo.return %iterArg, %46, %iterArg_14, %69 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<64x128xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<64x128xf32>) -> tensor<64x128xi64>
%37 = stablehlo.iota dim = 0 : tensor<8192xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<8192xui32>
%39 = stablehlo.multiply %37, %38 : tensor<8192xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<8192xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<8192xui32>
%42 = stablehlo.convert %41 : (tensor<8192xui32>) -> tensor<8192xi64>
%43 = stablehlo.reshape %42 : (tensor<8192xi64>) -> tensor<64x128xi64>
%44 = stablehlo.multiply %36, %43 : tensor<64x128xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
func.func private @remainder_1(%arg0: tensor<16384xi32>, %arg1: tensor<i64>) -> tensor<16384xi32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
%c = stablehlo.constant dense<0> : tensor<i32>
%1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_0 = stablehlo.constant dense<1> : tensor<i32>
%2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%4 = stablehlo.remainder %arg0, %3 : tensor<16384xi32>
%c_1 = stablehlo.constant dense<0> : tensor<i32>
%5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16384xi32>, tensor<16384xi32>) -> tensor<16384xi1>
%c_2 = stablehlo.constant dense<0> : tensor<i32>
%7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16384xi32>, tensor<16384xi32>) -> tensor<16384xi1>
%c_3 = stablehlo.constant dense<0> : tensor<i32>
%9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16384xi1>
%11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16384xi1>, tensor<16384xi1>) -> tensor<16384xi1>
%12 = stablehlo.and %11, %6 : tensor<16384xi1>
%13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16384xi32>
%14 = stablehlo.add %4, %13 : tensor<16384xi32>
%15 = stablehlo.select %12, %14, %4 : tensor<16384xi1>, tensor<16384xi32>
return %15 : tensor<16384xi32>
}
func.func private @clip(%arg0: tensor<64x128xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<64x128xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<64x128xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
%5 = stablehlo.minimum %4, %2 : tensor<64x128xf32>
return %5 : tensor<64x128xf32>
}
}
// -----
// in_rounds_of_two_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x11AC55F500000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x535E249F00000000"> : tensor<i64>
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
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.add %33, %34 : tensor<67x67xf32>
%c_8 = stablehlo.constant dense<4> : tensor<i32>
%36 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%37:5 = stablehlo.while(%iterArg = %arg0, %iterArg_16 = %c_9, %iterArg_17 = %36, %iterArg_18 = %33, %iterArg_19 = %35) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<67x67xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_16, %iterArg_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
%cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%60 = stablehlo.multiply %iterArg_19, %59 : tensor<67x67xf32>
%cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%61 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%62 = stablehlo.subtract %60, %61 : tensor<67x67xf32>
%c_23 = stablehlo.constant dense<-7> : tensor<i64>
%c_24 = stablehlo.constant dense<7> : tensor<i64>
%63 = func.call @clip(%62, %c_23, %c_24) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%64 = stablehlo.slice %iterArg [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%65 = stablehlo.reshape %64 : (tensor<1xi32>) -> tensor<i32>
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%66 = stablehlo.add %65, %c_25 : tensor<i32>
%67 = stablehlo.iota dim = 0 : tensor<4690xi32>
%68 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%69 = stablehlo.add %67, %68 : tensor<4690xi32>
%c_26 = stablehlo.constant dense<7919> : tensor<i32>
%70 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%71 = stablehlo.multiply %69, %70 : tensor<4690xi32>
%c_27 = stablehlo.constant dense<13> : tensor<i64>
%72 = func.call @remainder_0(%69, %c_27) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%73 = stablehlo.multiply %72, %69 : tensor<4690xi32>
%74 = stablehlo.add %71, %73 : tensor<4690xi32>
%c_28 = stablehlo.constant dense<3> : tensor<i64>
%75 = func.call @remainder_0(%74, %c_28) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_29 = stablehlo.constant dense<1> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%77 = stablehlo.subtract %75, %76 : tensor<4690xi32>
%78 = stablehlo.convert %77 : (tensor<4690xi32>) -> tensor<4690xf32>
%79 = stablehlo.reshape %78 : (tensor<4690xf32>) -> tensor<67x70xf32>
%80 = stablehlo.dot_general %iterArg_18, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%81 = stablehlo.slice %80 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%83 = stablehlo.add %82, %iterArg_18 : tensor<67x67xf32>
%84 = stablehlo.subtract %83, %iterArg_19 : tensor<67x67xf32>
%c_30 = stablehlo.constant dense<-5> : tensor<i64>
%c_31 = stablehlo.constant dense<5> : tensor<i64>
%85 = func.call @clip(%84, %c_30, %c_31) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %58, %iterArg_17, %63, %85 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<67x67xf32>
}
%38 = stablehlo.convert %37#3 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%39 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.multiply %39, %40 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%43 = stablehlo.shift_right_logical %41, %42 : tensor<4489xui32>
%44 = stablehlo.convert %43 : (tensor<4489xui32>) -> tensor<4489xi64>
%45 = stablehlo.reshape %44 : (tensor<4489xi64>) -> tensor<67x67xi64>
%46 = stablehlo.multiply %38, %45 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.reduce(%46 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
%48 = stablehlo.convert %37#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%49 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%51 = stablehlo.multiply %49, %50 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%53 = stablehlo.shift_right_logical %51, %52 : tensor<4489xui32>
%54 = stablehlo.convert %53 : (tensor<4489xui32>) -> tensor<4489xi64>
%55 = stablehlo.reshape %54 : (tensor<4489xi64>) -> tensor<67x67xi64>
%56 = stablehlo.multiply %48, %55 : tensor<67x67xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %47, %57 : tensor<i64>, tensor<i64>
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
// carries_in_turn_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x5F266E3B01000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xA1D991C4FEFFFFFF"> : tensor<i64>
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
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.add %33, %34 : tensor<67x67xf32>
%36 = stablehlo.reshape %35 : (tensor<67x67xf32>) -> tensor<4489xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%37 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%38:5 = stablehlo.while(%iterArg = %arg0, %iterArg_16 = %c_9, %iterArg_17 = %37, %iterArg_18 = %33, %iterArg_19 = %36) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<4489xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_16, %iterArg_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
%59 = stablehlo.reshape %iterArg_19 : (tensor<4489xf32>) -> tensor<67x67xf32>
%60 = stablehlo.slice %iterArg [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%61 = stablehlo.reshape %60 : (tensor<1xi32>) -> tensor<i32>
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.add %61, %c_21 : tensor<i32>
%63 = stablehlo.iota dim = 0 : tensor<4690xi32>
%64 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%65 = stablehlo.add %63, %64 : tensor<4690xi32>
%c_22 = stablehlo.constant dense<7919> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%67 = stablehlo.multiply %65, %66 : tensor<4690xi32>
%c_23 = stablehlo.constant dense<13> : tensor<i64>
%68 = func.call @remainder_0(%65, %c_23) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%69 = stablehlo.multiply %68, %65 : tensor<4690xi32>
%70 = stablehlo.add %67, %69 : tensor<4690xi32>
%c_24 = stablehlo.constant dense<3> : tensor<i64>
%71 = func.call @remainder_0(%70, %c_24) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%72 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%73 = stablehlo.subtract %71, %72 : tensor<4690xi32>
%74 = stablehlo.convert %73 : (tensor<4690xi32>) -> tensor<4690xf32>
%75 = stablehlo.reshape %74 : (tensor<4690xf32>) -> tensor<67x70xf32>
%76 = stablehlo.dot_general %iterArg_18, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%77 = stablehlo.slice %76 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%79 = stablehlo.multiply %iterArg_18, %78 : tensor<67x67xf32>
%80 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%81 = stablehlo.add %80, %79 : tensor<67x67xf32>
%c_27 = stablehlo.constant dense<-9> : tensor<i64>
%c_28 = stablehlo.constant dense<9> : tensor<i64>
%82 = func.call @clip(%81, %c_27, %c_28) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
%83 = stablehlo.reshape %82 : (tensor<67x67xf32>) -> tensor<4489xf32>
stablehlo.return %iterArg, %58, %iterArg_17, %59, %83 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<4489xf32>
}
%39 = stablehlo.convert %38#3 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%40 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%42 = stablehlo.multiply %40, %41 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%44 = stablehlo.shift_right_logical %42, %43 : tensor<4489xui32>
%45 = stablehlo.convert %44 : (tensor<4489xui32>) -> tensor<4489xi64>
%46 = stablehlo.reshape %45 : (tensor<4489xi64>) -> tensor<67x67xi64>
%47 = stablehlo.multiply %39, %46 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = stablehlo.reduce(%47 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
%49 = stablehlo.convert %38#4 : (tensor<4489xf32>) -> tensor<4489xi64>
%50 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%52 = stablehlo.multiply %50, %51 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<4489xui32>
%55 = stablehlo.convert %54 : (tensor<4489xui32>) -> tensor<4489xi64>
%56 = stablehlo.multiply %49, %55 : tensor<4489xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0] : (tensor<4489xi64>, tensor<i64>) -> tensor<i64>
return %48, %57 : tensor<i64>, tensor<i64>
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
// carry_that_is_copied_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xA1D991C4FEFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x5F266E3B01000000"> : tensor<i64>
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
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%35 = stablehlo.add %33, %34 : tensor<67x67xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%36 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%37:6 = stablehlo.while(%iterArg = %2, %iterArg_16 = %arg0, %iterArg_17 = %c_9, %iterArg_18 = %36, %iterArg_19 = %33, %iterArg_20 = %35) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<67x67xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_17, %c_21 : tensor<i32>
%cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%59 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%60 = stablehlo.multiply %iterArg_20, %59 : tensor<67x67xf32>
%c_23 = stablehlo.constant dense<3> : tensor<i32>
%61 = stablehlo.add %c_23, %iterArg : tensor<i32>
%c_24 = stablehlo.constant dense<0> : tensor<i32>
%62:4 = stablehlo.while(%iterArg_28 = %iterArg_16, %iterArg_29 = %c_24, %iterArg_30 = %61, %iterArg_31 = %60) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%69 = stablehlo.compare LT, %iterArg_29, %iterArg_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %69 : tensor<i1>
} do {
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%69 = stablehlo.add %iterArg_29, %c_32 : tensor<i32>
%70 = stablehlo.slice %iterArg_28 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%71 = stablehlo.reshape %70 : (tensor<1xi32>) -> tensor<i32>
%c_33 = stablehlo.constant dense<1> : tensor<i32>
%72 = stablehlo.add %71, %c_33 : tensor<i32>
%73 = stablehlo.iota dim = 0 : tensor<4690xi32>
%74 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%75 = stablehlo.add %73, %74 : tensor<4690xi32>
%c_34 = stablehlo.constant dense<7919> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%77 = stablehlo.multiply %75, %76 : tensor<4690xi32>
%c_35 = stablehlo.constant dense<13> : tensor<i64>
%78 = func.call @remainder_0(%75, %c_35) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%79 = stablehlo.multiply %78, %75 : tensor<4690xi32>
%80 = stablehlo.add %77, %79 : tensor<4690xi32>
%c_36 = stablehlo.constant dense<3> : tensor<i64>
%81 = func.call @remainder_0(%80, %c_36) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_37 = stablehlo.constant dense<1> : tensor<i32>
%82 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%83 = stablehlo.subtract %81, %82 : tensor<4690xi32>
%84 = stablehlo.convert %83 : (tensor<4690xi32>) -> tensor<4690xf32>
%85 = stablehlo.reshape %84 : (tensor<4690xf32>) -> tensor<67x70xf32>
%86 = stablehlo.dot_general %iterArg_31, %85, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%87 = stablehlo.slice %86 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%89 = stablehlo.subtract %88, %iterArg_31 : tensor<67x67xf32>
%90 = stablehlo.reverse %iterArg_31, dims = [0] : tensor<67x67xf32>
%91 = stablehlo.add %89, %90 : tensor<67x67xf32>
%c_38 = stablehlo.constant dense<-9> : tensor<i64>
%c_39 = stablehlo.constant dense<9> : tensor<i64>
%92 = func.call @clip(%91, %c_38, %c_39) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_28, %69, %iterArg_30, %92 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%63 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%64 = stablehlo.multiply %iterArg_19, %63 : tensor<67x67xf32>
%65 = func.call @_roll_static(%iterArg_20) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%66 = stablehlo.add %64, %65 : tensor<67x67xf32>
%67 = stablehlo.add %66, %62#3 : tensor<67x67xf32>
%c_26 = stablehlo.constant dense<-9> : tensor<i64>
%c_27 = stablehlo.constant dense<9> : tensor<i64>
%68 = func.call @clip(%67, %c_26, %c_27) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %iterArg_16, %58, %iterArg_18, %62#3, %68 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<67x67xf32>
}
%38 = stablehlo.convert %37#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%39 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.multiply %39, %40 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%43 = stablehlo.shift_right_logical %41, %42 : tensor<4489xui32>
%44 = stablehlo.convert %43 : (tensor<4489xui32>) -> tensor<4489xi64>
%45 = stablehlo.reshape %44 : (tensor<4489xi64>) -> tensor<67x67xi64>
%46 = stablehlo.multiply %38, %45 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.reduce(%46 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
%48 = stablehlo.convert %37#5 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%49 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%51 = stablehlo.multiply %49, %50 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%53 = stablehlo.shift_right_logical %51, %52 : tensor<4489xui32>
%54 = stablehlo.convert %53 : (tensor<4489xui32>) -> tensor<4489xi64>
%55 = stablehlo.reshape %54 : (tensor<4489xi64>) -> tensor<67x67xi64>
%56 = stablehlo.multiply %48, %55 : tensor<67x67xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %47, %57 : tensor<i64>, tensor<i64>
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
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @_roll_static(%arg0: tensor<67x67xf32>) -> tensor<67x67xf32> {
%0 = stablehlo.slice %arg0 [66:67, 0:67] : (tensor<67x67xf32>) -> tensor<1x67xf32>
%1 = stablehlo.slice %arg0 [0:66, 0:67] : (tensor<67x67xf32>) -> tensor<66x67xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x67xf32>, tensor<66x67xf32>) -> tensor<67x67xf32>
return %2 : tensor<67x67xf32>
}
}
// -----
// carry_that_is_copied_at_the_end_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x5F266E3B01000000"> : tensor<i64>
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
%35 = stablehlo.add %33, %34 : tensor<67x67xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%36 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%37:6 = stablehlo.while(%iterArg = %2, %iterArg_13 = %arg0, %iterArg_14 = %c_9, %iterArg_15 = %36, %iterArg_16 = %33, %iterArg_17 = %35) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<67x67xf32>
cond {
%48 = stablehlo.compare LT, %iterArg_14, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %48 : tensor<i1>
} do {
%c_18 = stablehlo.constant dense<1> : tensor<i32>
%48 = stablehlo.add %iterArg_14, %c_18 : tensor<i32>
%cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%50 = stablehlo.multiply %iterArg_17, %49 : tensor<67x67xf32>
%c_20 = stablehlo.constant dense<3> : tensor<i32>
%51 = stablehlo.add %c_20, %iterArg : tensor<i32>
%c_21 = stablehlo.constant dense<0> : tensor<i32>
%52:4 = stablehlo.while(%iterArg_25 = %iterArg_13, %iterArg_26 = %c_21, %iterArg_27 = %51, %iterArg_28 = %50) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%59 = stablehlo.compare LT, %iterArg_26, %iterArg_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %59 : tensor<i1>
} do {
%c_29 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.add %iterArg_26, %c_29 : tensor<i32>
%60 = stablehlo.slice %iterArg_25 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%61 = stablehlo.reshape %60 : (tensor<1xi32>) -> tensor<i32>
%c_30 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.add %61, %c_30 : tensor<i32>
%63 = stablehlo.iota dim = 0 : tensor<4690xi32>
%64 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%65 = stablehlo.add %63, %64 : tensor<4690xi32>
%c_31 = stablehlo.constant dense<7919> : tensor<i32>
%66 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%67 = stablehlo.multiply %65, %66 : tensor<4690xi32>
%c_32 = stablehlo.constant dense<13> : tensor<i64>
%68 = func.call @remainder_0(%65, %c_32) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%69 = stablehlo.multiply %68, %65 : tensor<4690xi32>
%70 = stablehlo.add %67, %69 : tensor<4690xi32>
%c_33 = stablehlo.constant dense<3> : tensor<i64>
%71 = func.call @remainder_0(%70, %c_33) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_34 = stablehlo.constant dense<1> : tensor<i32>
%72 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%73 = stablehlo.subtract %71, %72 : tensor<4690xi32>
%74 = stablehlo.convert %73 : (tensor<4690xi32>) -> tensor<4690xf32>
%75 = stablehlo.reshape %74 : (tensor<4690xf32>) -> tensor<67x70xf32>
%76 = stablehlo.dot_general %iterArg_28, %75, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%77 = stablehlo.slice %76 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%79 = stablehlo.subtract %78, %iterArg_28 : tensor<67x67xf32>
%80 = stablehlo.reverse %iterArg_28, dims = [0] : tensor<67x67xf32>
%81 = stablehlo.add %79, %80 : tensor<67x67xf32>
%c_35 = stablehlo.constant dense<-9> : tensor<i64>
%c_36 = stablehlo.constant dense<9> : tensor<i64>
%82 = func.call @clip(%81, %c_35, %c_36) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_25, %59, %iterArg_27, %82 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%53 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%54 = stablehlo.multiply %iterArg_16, %53 : tensor<67x67xf32>
%55 = func.call @_roll_static(%iterArg_17) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%56 = stablehlo.add %54, %55 : tensor<67x67xf32>
%57 = stablehlo.add %56, %52#3 : tensor<67x67xf32>
%c_23 = stablehlo.constant dense<-9> : tensor<i64>
%c_24 = stablehlo.constant dense<9> : tensor<i64>
%58 = func.call @clip(%57, %c_23, %c_24) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %iterArg_13, %48, %iterArg_15, %52#3, %58 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<67x67xf32>
}
%38 = stablehlo.convert %37#5 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%39 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.multiply %39, %40 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%43 = stablehlo.shift_right_logical %41, %42 : tensor<4489xui32>
%44 = stablehlo.convert %43 : (tensor<4489xui32>) -> tensor<4489xi64>
%45 = stablehlo.reshape %44 : (tensor<4489xi64>) -> tensor<67x67xi64>
%46 = stablehlo.multiply %38, %45 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.reduce(%46 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %47 : tensor<i64>
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
func.func private @clip(%arg0: tensor<67x67xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67x67xf32> {
%0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
%1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%2 = stablehlo.maximum %1, %arg0 : tensor<67x67xf32>
%3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
%4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%5 = stablehlo.minimum %4, %2 : tensor<67x67xf32>
return %5 : tensor<67x67xf32>
}
func.func private @_roll_static(%arg0: tensor<67x67xf32>) -> tensor<67x67xf32> {
%0 = stablehlo.slice %arg0 [66:67, 0:67] : (tensor<67x67xf32>) -> tensor<1x67xf32>
%1 = stablehlo.slice %arg0 [0:66, 0:67] : (tensor<67x67xf32>) -> tensor<66x67xf32>
%2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x67xf32>, tensor<66x67xf32>) -> tensor<67x67xf32>
return %2 : tensor<67x67xf32>
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
%e0 = stablehlo.constant dense<"0x32B248871A000000"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%36 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%37:4 = stablehlo.while(%iterArg = %arg0, %iterArg_23 = %c_9, %iterArg_24 = %36, %iterArg_25 = %35) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%74 = stablehlo.compare LT, %iterArg_23, %iterArg_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %74 : tensor<i1>
} do {
%c_26 = stablehlo.constant dense<1> : tensor<i32>
%74 = stablehlo.add %iterArg_23, %c_26 : tensor<i32>
%75 = stablehlo.slice %iterArg [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%76 = stablehlo.reshape %75 : (tensor<1xi32>) -> tensor<i32>
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%77 = stablehlo.add %76, %c_27 : tensor<i32>
%78 = stablehlo.iota dim = 0 : tensor<4690xi32>
%79 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%80 = stablehlo.add %78, %79 : tensor<4690xi32>
%c_28 = stablehlo.constant dense<7919> : tensor<i32>
%81 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%82 = stablehlo.multiply %80, %81 : tensor<4690xi32>
%c_29 = stablehlo.constant dense<13> : tensor<i64>
%83 = func.call @remainder_0(%80, %c_29) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%84 = stablehlo.multiply %83, %80 : tensor<4690xi32>
%85 = stablehlo.add %82, %84 : tensor<4690xi32>
%c_30 = stablehlo.constant dense<3> : tensor<i64>
%86 = func.call @remainder_0(%85, %c_30) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_31 = stablehlo.constant dense<1> : tensor<i32>
%87 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%88 = stablehlo.subtract %86, %87 : tensor<4690xi32>
%89 = stablehlo.convert %88 : (tensor<4690xi32>) -> tensor<4690xf32>
%90 = stablehlo.reshape %89 : (tensor<4690xf32>) -> tensor<67x70xf32>
%91 = stablehlo.dot_general %iterArg_25, %90, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%92 = stablehlo.slice %91 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%94 = stablehlo.subtract %93, %iterArg_25 : tensor<67x67xf32>
%95 = stablehlo.reverse %iterArg_25, dims = [0] : tensor<67x67xf32>
%96 = stablehlo.add %94, %95 : tensor<67x67xf32>
%c_32 = stablehlo.constant dense<-9> : tensor<i64>
%c_33 = stablehlo.constant dense<9> : tensor<i64>
%97 = func.call @clip(%96, %c_32, %c_33) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %74, %iterArg_24, %97 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%c_10 = stablehlo.constant dense<3> : tensor<i32>
%38 = stablehlo.add %2, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%39 = stablehlo.compare LT, %38, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<67> : tensor<i32>
%40 = stablehlo.add %38, %c_12 : tensor<i32>
%41 = stablehlo.select %39, %40, %38 : tensor<i1>, tensor<i32>
%42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
%44 = stablehlo.concatenate %42, %43, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_14 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
%46 = "stablehlo.scatter"(%37#3, %44, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%47 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%49 = stablehlo.add %48, %c_15 : tensor<i32>
%50 = stablehlo.iota dim = 0 : tensor<4690xi32>
%51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.add %50, %51 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%54 = stablehlo.multiply %52, %53 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%55 = call @remainder_0(%52, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%56 = stablehlo.multiply %55, %52 : tensor<4690xi32>
%57 = stablehlo.add %54, %56 : tensor<4690xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%58 = call @remainder_0(%57, %c_18) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%60 = stablehlo.subtract %58, %59 : tensor<4690xi32>
%61 = stablehlo.convert %60 : (tensor<4690xi32>) -> tensor<4690xf32>
%62 = stablehlo.reshape %61 : (tensor<4690xf32>) -> tensor<67x70xf32>
%63 = stablehlo.dot_general %46, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%64 = stablehlo.convert %63 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%65 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%66 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%67 = stablehlo.multiply %65, %66 : tensor<4690xui32>
%c_21 = stablehlo.constant dense<14> : tensor<ui32>
%68 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%69 = stablehlo.shift_right_logical %67, %68 : tensor<4690xui32>
%70 = stablehlo.convert %69 : (tensor<4690xui32>) -> tensor<4690xi64>
%71 = stablehlo.reshape %70 : (tensor<4690xi64>) -> tensor<67x70xi64>
%72 = stablehlo.multiply %64, %71 : tensor<67x70xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%73 = stablehlo.reduce(%72 init: %c_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %73 : tensor<i64>
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
// updated_in_kernel_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xE82676D302000000"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%36 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%37:3 = stablehlo.while(%iterArg = %c_9, %iterArg_23 = %36, %iterArg_24 = %35) : tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%74 = stablehlo.compare LT, %iterArg, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %74 : tensor<i1>
} do {
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%74 = stablehlo.add %iterArg, %c_25 : tensor<i32>
%75 = func.call @_roll_static(%iterArg_24) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%76 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%77 = stablehlo.multiply %iterArg_24, %76 : tensor<67x67xf32>
%78 = stablehlo.subtract %75, %77 : tensor<67x67xf32>
%c_27 = stablehlo.constant dense<-9> : tensor<i64>
%c_28 = stablehlo.constant dense<9> : tensor<i64>
%79 = func.call @clip(%78, %c_27, %c_28) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %74, %iterArg_23, %79 : tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%c_10 = stablehlo.constant dense<3> : tensor<i32>
%38 = stablehlo.add %2, %c_10 : tensor<i32>
%c_11 = stablehlo.constant dense<0> : tensor<i32>
%39 = stablehlo.compare LT, %38, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_12 = stablehlo.constant dense<67> : tensor<i32>
%40 = stablehlo.add %38, %c_12 : tensor<i32>
%41 = stablehlo.select %39, %40, %38 : tensor<i1>, tensor<i32>
%42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_13 = stablehlo.constant dense<5> : tensor<i32>
%43 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
%44 = stablehlo.concatenate %42, %43, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_14 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
%46 = "stablehlo.scatter"(%37#2, %44, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%47 = stablehlo.slice %arg0 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%48 = stablehlo.reshape %47 : (tensor<1xi32>) -> tensor<i32>
%c_15 = stablehlo.constant dense<1> : tensor<i32>
%49 = stablehlo.add %48, %c_15 : tensor<i32>
%50 = stablehlo.iota dim = 0 : tensor<4690xi32>
%51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%52 = stablehlo.add %50, %51 : tensor<4690xi32>
%c_16 = stablehlo.constant dense<7919> : tensor<i32>
%53 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%54 = stablehlo.multiply %52, %53 : tensor<4690xi32>
%c_17 = stablehlo.constant dense<13> : tensor<i64>
%55 = call @remainder_0(%52, %c_17) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%56 = stablehlo.multiply %55, %52 : tensor<4690xi32>
%57 = stablehlo.add %54, %56 : tensor<4690xi32>
%c_18 = stablehlo.constant dense<3> : tensor<i64>
%58 = call @remainder_0(%57, %c_18) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_19 = stablehlo.constant dense<1> : tensor<i32>
%59 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%60 = stablehlo.subtract %58, %59 : tensor<4690xi32>
%61 = stablehlo.convert %60 : (tensor<4690xi32>) -> tensor<4690xf32>
%62 = stablehlo.reshape %61 : (tensor<4690xf32>) -> tensor<67x70xf32>
%63 = stablehlo.dot_general %46, %62, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%64 = stablehlo.convert %63 : (tensor<67x70xf32>) -> tensor<67x70xi64>
%65 = stablehlo.iota dim = 0 : tensor<4690xui32>
%c_20 = stablehlo.constant dense<2246822519> : tensor<ui32>
%66 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%67 = stablehlo.multiply %65, %66 : tensor<4690xui32>
%c_21 = stablehlo.constant dense<14> : tensor<ui32>
%68 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<4690xui32>
%69 = stablehlo.shift_right_logical %67, %68 : tensor<4690xui32>
%70 = stablehlo.convert %69 : (tensor<4690xui32>) -> tensor<4690xi64>
%71 = stablehlo.reshape %70 : (tensor<4690xi64>) -> tensor<67x70xi64>
%72 = stablehlo.multiply %64, %71 : tensor<67x70xi64>
%c_22 = stablehlo.constant dense<0> : tensor<i64>
%73 = stablehlo.reduce(%72 init: %c_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x70xi64>, tensor<i64>) -> tensor<i64>
return %73 : tensor<i64>
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
// of_updated_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x5F266E3B01000000"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:5 = stablehlo.while(%iterArg = %2, %iterArg_13 = %arg0, %iterArg_14 = %c_9, %iterArg_15 = %34, %iterArg_16 = %33) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_14, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_14, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<3> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %47, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<67> : tensor<i32>
%49 = stablehlo.add %47, %c_20 : tensor<i32>
%50 = stablehlo.select %48, %49, %47 : tensor<i1>, tensor<i32>
%51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_21 = stablehlo.constant dense<5> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
%53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%55 = "stablehlo.scatter"(%iterArg_16, %53, %54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%c_22 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.add %c_22, %iterArg : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%57:4 = stablehlo.while(%iterArg_31 = %iterArg_13, %iterArg_32 = %c_23, %iterArg_33 = %56, %iterArg_34 = %55) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%80 = stablehlo.compare LT, %iterArg_32, %iterArg_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %80 : tensor<i1>
} do {
%c_35 = stablehlo.constant dense<1> : tensor<i32>
%80 = stablehlo.add %iterArg_32, %c_35 : tensor<i32>
%81 = stablehlo.slice %iterArg_31 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%82 = stablehlo.reshape %81 : (tensor<1xi32>) -> tensor<i32>
%c_36 = stablehlo.constant dense<1> : tensor<i32>
%83 = stablehlo.add %82, %c_36 : tensor<i32>
%84 = stablehlo.iota dim = 0 : tensor<4690xi32>
%85 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%86 = stablehlo.add %84, %85 : tensor<4690xi32>
%c_37 = stablehlo.constant dense<7919> : tensor<i32>
%87 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%88 = stablehlo.multiply %86, %87 : tensor<4690xi32>
%c_38 = stablehlo.constant dense<13> : tensor<i64>
%89 = func.call @remainder_0(%86, %c_38) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%90 = stablehlo.multiply %89, %86 : tensor<4690xi32>
%91 = stablehlo.add %88, %90 : tensor<4690xi32>
%c_39 = stablehlo.constant dense<3> : tensor<i64>
%92 = func.call @remainder_0(%91, %c_39) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_40 = stablehlo.constant dense<1> : tensor<i32>
%93 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%94 = stablehlo.subtract %92, %93 : tensor<4690xi32>
%95 = stablehlo.convert %94 : (tensor<4690xi32>) -> tensor<4690xf32>
%96 = stablehlo.reshape %95 : (tensor<4690xf32>) -> tensor<67x70xf32>
%97 = stablehlo.dot_general %iterArg_34, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%98 = stablehlo.slice %97 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%100 = stablehlo.subtract %99, %iterArg_34 : tensor<67x67xf32>
%101 = stablehlo.reverse %iterArg_34, dims = [0] : tensor<67x67xf32>
%102 = stablehlo.add %100, %101 : tensor<67x67xf32>
%c_41 = stablehlo.constant dense<-9> : tensor<i64>
%c_42 = stablehlo.constant dense<9> : tensor<i64>
%103 = func.call @clip(%102, %c_41, %c_42) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_31, %80, %iterArg_33, %103 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%58 = stablehlo.reverse %57#3, dims = [0] : tensor<67x67xf32>
%59 = stablehlo.slice %iterArg_13 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_24 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<4690xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%64 = stablehlo.add %62, %63 : tensor<4690xi32>
%c_25 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%66 = stablehlo.multiply %64, %65 : tensor<4690xi32>
%c_26 = stablehlo.constant dense<13> : tensor<i64>
%67 = func.call @remainder_0(%64, %c_26) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%68 = stablehlo.multiply %67, %64 : tensor<4690xi32>
%69 = stablehlo.add %66, %68 : tensor<4690xi32>
%c_27 = stablehlo.constant dense<3> : tensor<i64>
%70 = func.call @remainder_0(%69, %c_27) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%72 = stablehlo.subtract %70, %71 : tensor<4690xi32>
%73 = stablehlo.convert %72 : (tensor<4690xi32>) -> tensor<4690xf32>
%74 = stablehlo.reshape %73 : (tensor<4690xf32>) -> tensor<67x70xf32>
%75 = stablehlo.dot_general %57#3, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%76 = stablehlo.slice %75 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%78 = stablehlo.add %58, %77 : tensor<67x67xf32>
%c_29 = stablehlo.constant dense<-9> : tensor<i64>
%c_30 = stablehlo.constant dense<9> : tensor<i64>
%79 = func.call @clip(%78, %c_29, %c_30) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %iterArg_13, %46, %iterArg_15, %79 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%36 = stablehlo.convert %35#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%37 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%39 = stablehlo.multiply %37, %38 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<4489xui32>
%42 = stablehlo.convert %41 : (tensor<4489xui32>) -> tensor<4489xi64>
%43 = stablehlo.reshape %42 : (tensor<4489xi64>) -> tensor<67x67xi64>
%44 = stablehlo.multiply %36, %43 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
// of_updated_in_kernel_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x35F68EE3FFFFFFFF"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<3> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %47, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<67> : tensor<i32>
%49 = stablehlo.add %47, %c_19 : tensor<i32>
%50 = stablehlo.select %48, %49, %47 : tensor<i1>, tensor<i32>
%51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_20 = stablehlo.constant dense<5> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
%53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%55 = "stablehlo.scatter"(%iterArg_15, %53, %54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%c_21 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.add %c_21, %iterArg : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%57:3 = stablehlo.while(%iterArg_25 = %c_22, %iterArg_26 = %56, %iterArg_27 = %55) : tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%62 = stablehlo.compare LT, %iterArg_25, %iterArg_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %62 : tensor<i1>
} do {
%c_28 = stablehlo.constant dense<1> : tensor<i32>
%62 = stablehlo.add %iterArg_25, %c_28 : tensor<i32>
%63 = func.call @_roll_static(%iterArg_27) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%64 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%65 = stablehlo.multiply %iterArg_27, %64 : tensor<67x67xf32>
%66 = stablehlo.subtract %63, %65 : tensor<67x67xf32>
%c_30 = stablehlo.constant dense<-9> : tensor<i64>
%c_31 = stablehlo.constant dense<9> : tensor<i64>
%67 = func.call @clip(%66, %c_30, %c_31) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %62, %iterArg_26, %67 : tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%58 = stablehlo.reverse %57#2, dims = [0] : tensor<67x67xf32>
%59 = stablehlo.transpose %57#2, dims = [1, 0] : (tensor<67x67xf32>) -> tensor<67x67xf32>
%60 = stablehlo.add %58, %59 : tensor<67x67xf32>
%c_23 = stablehlo.constant dense<-9> : tensor<i64>
%c_24 = stablehlo.constant dense<9> : tensor<i64>
%61 = func.call @clip(%60, %c_23, %c_24) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %46, %iterArg_14, %61 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%37 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%39 = stablehlo.multiply %37, %38 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<4489xui32>
%42 = stablehlo.convert %41 : (tensor<4489xui32>) -> tensor<4489xi64>
%43 = stablehlo.reshape %42 : (tensor<4489xi64>) -> tensor<67x67xi64>
%44 = stablehlo.multiply %36, %43 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
// two_loops_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x5F266E3B01000000"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:5 = stablehlo.while(%iterArg = %2, %iterArg_13 = %arg0, %iterArg_14 = %c_9, %iterArg_15 = %34, %iterArg_16 = %33) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_14, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_14, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<3> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_18 : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %47, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_20 = stablehlo.constant dense<67> : tensor<i32>
%49 = stablehlo.add %47, %c_20 : tensor<i32>
%50 = stablehlo.select %48, %49, %47 : tensor<i1>, tensor<i32>
%51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_21 = stablehlo.constant dense<5> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<1xi32>
%53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%55 = "stablehlo.scatter"(%iterArg_16, %53, %54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%c_22 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.add %c_22, %iterArg : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%57:4 = stablehlo.while(%iterArg_28 = %iterArg_13, %iterArg_29 = %c_23, %iterArg_30 = %56, %iterArg_31 = %55) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%64 = stablehlo.compare LT, %iterArg_29, %iterArg_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %64 : tensor<i1>
} do {
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.add %iterArg_29, %c_32 : tensor<i32>
%65 = stablehlo.slice %iterArg_28 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%66 = stablehlo.reshape %65 : (tensor<1xi32>) -> tensor<i32>
%c_33 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.add %66, %c_33 : tensor<i32>
%68 = stablehlo.iota dim = 0 : tensor<4690xi32>
%69 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%70 = stablehlo.add %68, %69 : tensor<4690xi32>
%c_34 = stablehlo.constant dense<7919> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%72 = stablehlo.multiply %70, %71 : tensor<4690xi32>
%c_35 = stablehlo.constant dense<13> : tensor<i64>
%73 = func.call @remainder_0(%70, %c_35) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%74 = stablehlo.multiply %73, %70 : tensor<4690xi32>
%75 = stablehlo.add %72, %74 : tensor<4690xi32>
%c_36 = stablehlo.constant dense<3> : tensor<i64>
%76 = func.call @remainder_0(%75, %c_36) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_37 = stablehlo.constant dense<1> : tensor<i32>
%77 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%78 = stablehlo.subtract %76, %77 : tensor<4690xi32>
%79 = stablehlo.convert %78 : (tensor<4690xi32>) -> tensor<4690xf32>
%80 = stablehlo.reshape %79 : (tensor<4690xf32>) -> tensor<67x70xf32>
%81 = stablehlo.dot_general %iterArg_31, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%82 = stablehlo.slice %81 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%84 = stablehlo.subtract %83, %iterArg_31 : tensor<67x67xf32>
%85 = stablehlo.reverse %iterArg_31, dims = [0] : tensor<67x67xf32>
%86 = stablehlo.add %84, %85 : tensor<67x67xf32>
%c_38 = stablehlo.constant dense<-9> : tensor<i64>
%c_39 = stablehlo.constant dense<9> : tensor<i64>
%87 = func.call @clip(%86, %c_38, %c_39) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_28, %64, %iterArg_30, %87 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%59 = stablehlo.multiply %57#3, %58 : tensor<67x67xf32>
%cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%60 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%61 = stablehlo.add %59, %60 : tensor<67x67xf32>
%c_26 = stablehlo.constant dense<3> : tensor<i32>
%62 = stablehlo.add %c_26, %iterArg : tensor<i32>
%c_27 = stablehlo.constant dense<0> : tensor<i32>
%63:4 = stablehlo.while(%iterArg_28 = %iterArg_13, %iterArg_29 = %c_27, %iterArg_30 = %62, %iterArg_31 = %61) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%64 = stablehlo.compare LT, %iterArg_29, %iterArg_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %64 : tensor<i1>
} do {
%c_32 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.add %iterArg_29, %c_32 : tensor<i32>
%65 = stablehlo.slice %iterArg_28 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%66 = stablehlo.reshape %65 : (tensor<1xi32>) -> tensor<i32>
%c_33 = stablehlo.constant dense<1> : tensor<i32>
%67 = stablehlo.add %66, %c_33 : tensor<i32>
%68 = stablehlo.iota dim = 0 : tensor<4690xi32>
%69 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%70 = stablehlo.add %68, %69 : tensor<4690xi32>
%c_34 = stablehlo.constant dense<7919> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%72 = stablehlo.multiply %70, %71 : tensor<4690xi32>
%c_35 = stablehlo.constant dense<13> : tensor<i64>
%73 = func.call @remainder_0(%70, %c_35) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%74 = stablehlo.multiply %73, %70 : tensor<4690xi32>
%75 = stablehlo.add %72, %74 : tensor<4690xi32>
%c_36 = stablehlo.constant dense<3> : tensor<i64>
%76 = func.call @remainder_0(%75, %c_36) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_37 = stablehlo.constant dense<1> : tensor<i32>
%77 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%78 = stablehlo.subtract %76, %77 : tensor<4690xi32>
%79 = stablehlo.convert %78 : (tensor<4690xi32>) -> tensor<4690xf32>
%80 = stablehlo.reshape %79 : (tensor<4690xf32>) -> tensor<67x70xf32>
%81 = stablehlo.dot_general %iterArg_31, %80, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%82 = stablehlo.slice %81 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%84 = stablehlo.subtract %83, %iterArg_31 : tensor<67x67xf32>
%85 = stablehlo.reverse %iterArg_31, dims = [0] : tensor<67x67xf32>
%86 = stablehlo.add %84, %85 : tensor<67x67xf32>
%c_38 = stablehlo.constant dense<-9> : tensor<i64>
%c_39 = stablehlo.constant dense<9> : tensor<i64>
%87 = func.call @clip(%86, %c_38, %c_39) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_28, %64, %iterArg_30, %87 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
stablehlo.return %iterArg, %iterArg_13, %46, %iterArg_15, %63#3 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%36 = stablehlo.convert %35#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%37 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%39 = stablehlo.multiply %37, %38 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<4489xui32>
%42 = stablehlo.convert %41 : (tensor<4489xui32>) -> tensor<4489xi64>
%43 = stablehlo.reshape %42 : (tensor<4489xi64>) -> tensor<67x67xi64>
%44 = stablehlo.multiply %36, %43 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
// two_loops_in_kernels_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x996C702C00000000"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_9, %iterArg_14 = %34, %iterArg_15 = %33) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_13, %iterArg_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_16 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_13, %c_16 : tensor<i32>
%c_17 = stablehlo.constant dense<3> : tensor<i32>
%47 = stablehlo.add %iterArg, %c_17 : tensor<i32>
%c_18 = stablehlo.constant dense<0> : tensor<i32>
%48 = stablehlo.compare LT, %47, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_19 = stablehlo.constant dense<67> : tensor<i32>
%49 = stablehlo.add %47, %c_19 : tensor<i32>
%50 = stablehlo.select %48, %49, %47 : tensor<i1>, tensor<i32>
%51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_20 = stablehlo.constant dense<5> : tensor<i32>
%52 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
%53 = stablehlo.concatenate %51, %52, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
%55 = "stablehlo.scatter"(%iterArg_15, %53, %54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%c_21 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.add %c_21, %iterArg : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%57:3 = stablehlo.while(%iterArg_27 = %c_22, %iterArg_28 = %56, %iterArg_29 = %55) : tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%64 = stablehlo.compare LT, %iterArg_27, %iterArg_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %64 : tensor<i1>
} do {
%c_30 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.add %iterArg_27, %c_30 : tensor<i32>
%65 = func.call @_roll_static(%iterArg_29) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%67 = stablehlo.multiply %iterArg_29, %66 : tensor<67x67xf32>
%68 = stablehlo.subtract %65, %67 : tensor<67x67xf32>
%c_32 = stablehlo.constant dense<-9> : tensor<i64>
%c_33 = stablehlo.constant dense<9> : tensor<i64>
%69 = func.call @clip(%68, %c_32, %c_33) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %64, %iterArg_28, %69 : tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%58 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%59 = stablehlo.multiply %57#2, %58 : tensor<67x67xf32>
%cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%60 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%61 = stablehlo.add %59, %60 : tensor<67x67xf32>
%c_25 = stablehlo.constant dense<3> : tensor<i32>
%62 = stablehlo.add %c_25, %iterArg : tensor<i32>
%c_26 = stablehlo.constant dense<0> : tensor<i32>
%63:3 = stablehlo.while(%iterArg_27 = %c_26, %iterArg_28 = %62, %iterArg_29 = %61) : tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%64 = stablehlo.compare LT, %iterArg_27, %iterArg_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %64 : tensor<i1>
} do {
%c_30 = stablehlo.constant dense<1> : tensor<i32>
%64 = stablehlo.add %iterArg_27, %c_30 : tensor<i32>
%65 = func.call @_roll_static(%iterArg_29) : (tensor<67x67xf32>) -> tensor<67x67xf32>
%cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%67 = stablehlo.multiply %iterArg_29, %66 : tensor<67x67xf32>
%68 = stablehlo.subtract %65, %67 : tensor<67x67xf32>
%c_32 = stablehlo.constant dense<-9> : tensor<i64>
%c_33 = stablehlo.constant dense<9> : tensor<i64>
%69 = func.call @clip(%68, %c_32, %c_33) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %64, %iterArg_28, %69 : tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
stablehlo.return %iterArg, %46, %iterArg_14, %63#2 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%36 = stablehlo.convert %35#3 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%37 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%39 = stablehlo.multiply %37, %38 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<4489xui32>
%42 = stablehlo.convert %41 : (tensor<4489xui32>) -> tensor<4489xi64>
%43 = stablehlo.reshape %42 : (tensor<4489xi64>) -> tensor<67x67xi64>
%44 = stablehlo.multiply %36, %43 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
// loops_in_branches_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xA1D991C4FEFFFFFF"> : tensor<i64>
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
%c_8 = stablehlo.constant dense<3> : tensor<i32>
%34 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%35:5 = stablehlo.while(%iterArg = %2, %iterArg_13 = %arg0, %iterArg_14 = %c_9, %iterArg_15 = %34, %iterArg_16 = %33) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%46 = stablehlo.compare LT, %iterArg_14, %iterArg_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %46 : tensor<i1>
} do {
%c_17 = stablehlo.constant dense<1> : tensor<i32>
%46 = stablehlo.add %iterArg_14, %c_17 : tensor<i32>
%47 = stablehlo.slice %iterArg_16 [0:1, 0:1] : (tensor<67x67xf32>) -> tensor<1x1xf32>
%48 = stablehlo.reshape %47 : (tensor<1x1xf32>) -> tensor<f32>
%49 = stablehlo.slice %iterArg_16 [1:2, 1:2] : (tensor<67x67xf32>) -> tensor<1x1xf32>
%50 = stablehlo.reshape %49 : (tensor<1x1xf32>) -> tensor<f32>
%51 = stablehlo.compare GT, %48, %50, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
%52 = stablehlo.convert %51 : (tensor<i1>) -> tensor<i32>
%53 = "stablehlo.case"(%52) ({
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%55 = stablehlo.subtract %iterArg_16, %54 : tensor<67x67xf32>
%c_18 = stablehlo.constant dense<4> : tensor<i32>
%56 = stablehlo.add %c_18, %iterArg : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%57:4 = stablehlo.while(%iterArg_20 = %iterArg_13, %iterArg_21 = %c_19, %iterArg_22 = %56, %iterArg_23 = %55) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_21, %iterArg_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_21, %c_24 : tensor<i32>
%59 = stablehlo.slice %iterArg_20 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_25 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<4690xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%64 = stablehlo.add %62, %63 : tensor<4690xi32>
%c_26 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%66 = stablehlo.multiply %64, %65 : tensor<4690xi32>
%c_27 = stablehlo.constant dense<13> : tensor<i64>
%67 = func.call @remainder_0(%64, %c_27) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%68 = stablehlo.multiply %67, %64 : tensor<4690xi32>
%69 = stablehlo.add %66, %68 : tensor<4690xi32>
%c_28 = stablehlo.constant dense<3> : tensor<i64>
%70 = func.call @remainder_0(%69, %c_28) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_29 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%72 = stablehlo.subtract %70, %71 : tensor<4690xi32>
%73 = stablehlo.convert %72 : (tensor<4690xi32>) -> tensor<4690xf32>
%74 = stablehlo.reshape %73 : (tensor<4690xf32>) -> tensor<67x70xf32>
%75 = stablehlo.dot_general %iterArg_23, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%76 = stablehlo.slice %75 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%78 = stablehlo.subtract %77, %iterArg_23 : tensor<67x67xf32>
%79 = stablehlo.reverse %iterArg_23, dims = [0] : tensor<67x67xf32>
%80 = stablehlo.add %78, %79 : tensor<67x67xf32>
%c_30 = stablehlo.constant dense<-9> : tensor<i64>
%c_31 = stablehlo.constant dense<9> : tensor<i64>
%81 = func.call @clip(%80, %c_30, %c_31) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_20, %58, %iterArg_22, %81 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
stablehlo.return %57#3 : tensor<67x67xf32>
}, {
%cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%54 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%55 = stablehlo.multiply %iterArg_16, %54 : tensor<67x67xf32>
%c_18 = stablehlo.constant dense<3> : tensor<i32>
%56 = stablehlo.add %c_18, %iterArg : tensor<i32>
%c_19 = stablehlo.constant dense<0> : tensor<i32>
%57:4 = stablehlo.while(%iterArg_20 = %iterArg_13, %iterArg_21 = %c_19, %iterArg_22 = %56, %iterArg_23 = %55) : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_21, %iterArg_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_24 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_21, %c_24 : tensor<i32>
%59 = stablehlo.slice %iterArg_20 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%60 = stablehlo.reshape %59 : (tensor<1xi32>) -> tensor<i32>
%c_25 = stablehlo.constant dense<1> : tensor<i32>
%61 = stablehlo.add %60, %c_25 : tensor<i32>
%62 = stablehlo.iota dim = 0 : tensor<4690xi32>
%63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%64 = stablehlo.add %62, %63 : tensor<4690xi32>
%c_26 = stablehlo.constant dense<7919> : tensor<i32>
%65 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%66 = stablehlo.multiply %64, %65 : tensor<4690xi32>
%c_27 = stablehlo.constant dense<13> : tensor<i64>
%67 = func.call @remainder_0(%64, %c_27) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%68 = stablehlo.multiply %67, %64 : tensor<4690xi32>
%69 = stablehlo.add %66, %68 : tensor<4690xi32>
%c_28 = stablehlo.constant dense<3> : tensor<i64>
%70 = func.call @remainder_0(%69, %c_28) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_29 = stablehlo.constant dense<1> : tensor<i32>
%71 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%72 = stablehlo.subtract %70, %71 : tensor<4690xi32>
%73 = stablehlo.convert %72 : (tensor<4690xi32>) -> tensor<4690xf32>
%74 = stablehlo.reshape %73 : (tensor<4690xf32>) -> tensor<67x70xf32>
%75 = stablehlo.dot_general %iterArg_23, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%76 = stablehlo.slice %75 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%78 = stablehlo.subtract %77, %iterArg_23 : tensor<67x67xf32>
%79 = stablehlo.reverse %iterArg_23, dims = [0] : tensor<67x67xf32>
%80 = stablehlo.add %78, %79 : tensor<67x67xf32>
%c_30 = stablehlo.constant dense<-9> : tensor<i64>
%c_31 = stablehlo.constant dense<9> : tensor<i64>
%81 = func.call @clip(%80, %c_30, %c_31) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg_20, %58, %iterArg_22, %81 : tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
stablehlo.return %57#3 : tensor<67x67xf32>
}) : (tensor<i32>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %iterArg_13, %46, %iterArg_15, %53 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>
}
%36 = stablehlo.convert %35#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%37 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%39 = stablehlo.multiply %37, %38 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%40 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%41 = stablehlo.shift_right_logical %39, %40 : tensor<4489xui32>
%42 = stablehlo.convert %41 : (tensor<4489xui32>) -> tensor<4489xi64>
%43 = stablehlo.reshape %42 : (tensor<4489xi64>) -> tensor<67x67xi64>
%44 = stablehlo.multiply %36, %43 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %45 : tensor<i64>
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
// updated_for_another_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x8F925C3B01000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0xA1D991C4FEFFFFFF"> : tensor<i64>
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
%34 = stablehlo.reshape %33 : (tensor<67x67xf32>) -> tensor<4489xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%36 = stablehlo.add %34, %35 : tensor<4489xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%37 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%38:6 = stablehlo.while(%iterArg = %2, %iterArg_16 = %arg0, %iterArg_17 = %c_9, %iterArg_18 = %37, %iterArg_19 = %36, %iterArg_20 = %33) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<4489xf32>, tensor<67x67xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_17, %c_21 : tensor<i32>
%c_22 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %iterArg, %c_22 : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.compare LT, %59, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<67> : tensor<i32>
%61 = stablehlo.add %59, %c_24 : tensor<i32>
%62 = stablehlo.select %60, %61, %59 : tensor<i1>, tensor<i32>
%63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_25 = stablehlo.constant dense<5> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
%65 = stablehlo.concatenate %63, %64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_26 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
%67 = "stablehlo.scatter"(%iterArg_20, %65, %66) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%68 = stablehlo.reshape %67 : (tensor<67x67xf32>) -> tensor<4489xf32>
%69 = stablehlo.reshape %iterArg_19 : (tensor<4489xf32>) -> tensor<67x67xf32>
%70 = stablehlo.slice %iterArg_16 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%71 = stablehlo.reshape %70 : (tensor<1xi32>) -> tensor<i32>
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%72 = stablehlo.add %71, %c_27 : tensor<i32>
%73 = stablehlo.iota dim = 0 : tensor<4690xi32>
%74 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%75 = stablehlo.add %73, %74 : tensor<4690xi32>
%c_28 = stablehlo.constant dense<7919> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%77 = stablehlo.multiply %75, %76 : tensor<4690xi32>
%c_29 = stablehlo.constant dense<13> : tensor<i64>
%78 = func.call @remainder_0(%75, %c_29) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%79 = stablehlo.multiply %78, %75 : tensor<4690xi32>
%80 = stablehlo.add %77, %79 : tensor<4690xi32>
%c_30 = stablehlo.constant dense<3> : tensor<i64>
%81 = func.call @remainder_0(%80, %c_30) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_31 = stablehlo.constant dense<1> : tensor<i32>
%82 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%83 = stablehlo.subtract %81, %82 : tensor<4690xi32>
%84 = stablehlo.convert %83 : (tensor<4690xi32>) -> tensor<4690xf32>
%85 = stablehlo.reshape %84 : (tensor<4690xf32>) -> tensor<67x70xf32>
%86 = stablehlo.dot_general %69, %85, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%87 = stablehlo.slice %86 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%88 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%89 = stablehlo.multiply %69, %88 : tensor<67x67xf32>
%90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%91 = stablehlo.add %90, %89 : tensor<67x67xf32>
%c_33 = stablehlo.constant dense<-9> : tensor<i64>
%c_34 = stablehlo.constant dense<9> : tensor<i64>
%92 = func.call @clip(%91, %c_33, %c_34) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %iterArg_16, %58, %iterArg_18, %68, %92 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<4489xf32>, tensor<67x67xf32>
}
%39 = stablehlo.convert %38#4 : (tensor<4489xf32>) -> tensor<4489xi64>
%40 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%42 = stablehlo.multiply %40, %41 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%44 = stablehlo.shift_right_logical %42, %43 : tensor<4489xui32>
%45 = stablehlo.convert %44 : (tensor<4489xui32>) -> tensor<4489xi64>
%46 = stablehlo.multiply %39, %45 : tensor<4489xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.reduce(%46 init: %c_12) applies stablehlo.add across dimensions = [0] : (tensor<4489xi64>, tensor<i64>) -> tensor<i64>
%48 = stablehlo.convert %38#5 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%49 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%51 = stablehlo.multiply %49, %50 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%53 = stablehlo.shift_right_logical %51, %52 : tensor<4489xui32>
%54 = stablehlo.convert %53 : (tensor<4489xui32>) -> tensor<4489xi64>
%55 = stablehlo.reshape %54 : (tensor<4489xi64>) -> tensor<67x67xi64>
%56 = stablehlo.multiply %48, %55 : tensor<67x67xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %47, %57 : tensor<i64>, tensor<i64>
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
// updated_for_the_next_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0xA1D991C4FEFFFFFF"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x8F925C3B01000000"> : tensor<i64>
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
%34 = stablehlo.reshape %33 : (tensor<67x67xf32>) -> tensor<4489xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%36 = stablehlo.add %34, %35 : tensor<4489xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%37 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%38:6 = stablehlo.while(%iterArg = %2, %iterArg_16 = %arg0, %iterArg_17 = %c_9, %iterArg_18 = %37, %iterArg_19 = %33, %iterArg_20 = %36) : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<4489xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_17, %iterArg_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_21 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_17, %c_21 : tensor<i32>
%c_22 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %iterArg, %c_22 : tensor<i32>
%c_23 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.compare LT, %59, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_24 = stablehlo.constant dense<67> : tensor<i32>
%61 = stablehlo.add %59, %c_24 : tensor<i32>
%62 = stablehlo.select %60, %61, %59 : tensor<i1>, tensor<i32>
%63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_25 = stablehlo.constant dense<5> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
%65 = stablehlo.concatenate %63, %64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_26 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
%67 = "stablehlo.scatter"(%iterArg_19, %65, %66) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%68 = stablehlo.reshape %67 : (tensor<67x67xf32>) -> tensor<4489xf32>
%69 = stablehlo.reshape %iterArg_20 : (tensor<4489xf32>) -> tensor<67x67xf32>
%70 = stablehlo.slice %iterArg_16 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
%71 = stablehlo.reshape %70 : (tensor<1xi32>) -> tensor<i32>
%c_27 = stablehlo.constant dense<1> : tensor<i32>
%72 = stablehlo.add %71, %c_27 : tensor<i32>
%73 = stablehlo.iota dim = 0 : tensor<4690xi32>
%74 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%75 = stablehlo.add %73, %74 : tensor<4690xi32>
%c_28 = stablehlo.constant dense<7919> : tensor<i32>
%76 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%77 = stablehlo.multiply %75, %76 : tensor<4690xi32>
%c_29 = stablehlo.constant dense<13> : tensor<i64>
%78 = func.call @remainder_0(%75, %c_29) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%79 = stablehlo.multiply %78, %75 : tensor<4690xi32>
%80 = stablehlo.add %77, %79 : tensor<4690xi32>
%c_30 = stablehlo.constant dense<3> : tensor<i64>
%81 = func.call @remainder_0(%80, %c_30) : (tensor<4690xi32>, tensor<i64>) -> tensor<4690xi32>
%c_31 = stablehlo.constant dense<1> : tensor<i32>
%82 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<4690xi32>
%83 = stablehlo.subtract %81, %82 : tensor<4690xi32>
%84 = stablehlo.convert %83 : (tensor<4690xi32>) -> tensor<4690xf32>
%85 = stablehlo.reshape %84 : (tensor<4690xf32>) -> tensor<67x70xf32>
%86 = stablehlo.dot_general %69, %85, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<67x67xf32>, tensor<67x70xf32>) -> tensor<67x70xf32>
%87 = stablehlo.slice %86 [0:67, 0:1] : (tensor<67x70xf32>) -> tensor<67x1xf32>
%cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%88 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%89 = stablehlo.multiply %69, %88 : tensor<67x67xf32>
%90 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<67x1xf32>) -> tensor<67x67xf32>
%91 = stablehlo.add %90, %89 : tensor<67x67xf32>
%c_33 = stablehlo.constant dense<-9> : tensor<i64>
%c_34 = stablehlo.constant dense<9> : tensor<i64>
%92 = func.call @clip(%91, %c_33, %c_34) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %iterArg_16, %58, %iterArg_18, %92, %68 : tensor<i32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<4489xf32>
}
%39 = stablehlo.convert %38#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%40 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%42 = stablehlo.multiply %40, %41 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%44 = stablehlo.shift_right_logical %42, %43 : tensor<4489xui32>
%45 = stablehlo.convert %44 : (tensor<4489xui32>) -> tensor<4489xi64>
%46 = stablehlo.reshape %45 : (tensor<4489xi64>) -> tensor<67x67xi64>
%47 = stablehlo.multiply %39, %46 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = stablehlo.reduce(%47 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
%49 = stablehlo.convert %38#5 : (tensor<4489xf32>) -> tensor<4489xi64>
%50 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%52 = stablehlo.multiply %50, %51 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<4489xui32>
%55 = stablehlo.convert %54 : (tensor<4489xui32>) -> tensor<4489xi64>
%56 = stablehlo.multiply %49, %55 : tensor<4489xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0] : (tensor<4489xi64>, tensor<i64>) -> tensor<i64>
return %48, %57 : tensor<i64>, tensor<i64>
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
// updated_for_another_in_kernel_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x82D348E000000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x4DE75DF400000000"> : tensor<i64>
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
%34 = stablehlo.reshape %33 : (tensor<67x67xf32>) -> tensor<4489xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%36 = stablehlo.add %34, %35 : tensor<4489xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%37 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%38:5 = stablehlo.while(%iterArg = %2, %iterArg_16 = %c_9, %iterArg_17 = %37, %iterArg_18 = %36, %iterArg_19 = %33) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<4489xf32>, tensor<67x67xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_16, %iterArg_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
%c_21 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %iterArg, %c_21 : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.compare LT, %59, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_23 = stablehlo.constant dense<67> : tensor<i32>
%61 = stablehlo.add %59, %c_23 : tensor<i32>
%62 = stablehlo.select %60, %61, %59 : tensor<i1>, tensor<i32>
%63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_24 = stablehlo.constant dense<5> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
%65 = stablehlo.concatenate %63, %64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_25 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
%67 = "stablehlo.scatter"(%iterArg_19, %65, %66) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%68 = stablehlo.reshape %67 : (tensor<67x67xf32>) -> tensor<4489xf32>
%69 = stablehlo.reshape %iterArg_18 : (tensor<4489xf32>) -> tensor<67x67xf32>
%70 = stablehlo.reverse %69, dims = [0] : tensor<67x67xf32>
%cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%72 = stablehlo.multiply %69, %71 : tensor<67x67xf32>
%73 = stablehlo.add %70, %72 : tensor<67x67xf32>
%c_27 = stablehlo.constant dense<-9> : tensor<i64>
%c_28 = stablehlo.constant dense<9> : tensor<i64>
%74 = func.call @clip(%73, %c_27, %c_28) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %58, %iterArg_17, %68, %74 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<4489xf32>, tensor<67x67xf32>
}
%39 = stablehlo.convert %38#3 : (tensor<4489xf32>) -> tensor<4489xi64>
%40 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%42 = stablehlo.multiply %40, %41 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%44 = stablehlo.shift_right_logical %42, %43 : tensor<4489xui32>
%45 = stablehlo.convert %44 : (tensor<4489xui32>) -> tensor<4489xi64>
%46 = stablehlo.multiply %39, %45 : tensor<4489xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%47 = stablehlo.reduce(%46 init: %c_12) applies stablehlo.add across dimensions = [0] : (tensor<4489xi64>, tensor<i64>) -> tensor<i64>
%48 = stablehlo.convert %38#4 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%49 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%50 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%51 = stablehlo.multiply %49, %50 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%53 = stablehlo.shift_right_logical %51, %52 : tensor<4489xui32>
%54 = stablehlo.convert %53 : (tensor<4489xui32>) -> tensor<4489xi64>
%55 = stablehlo.reshape %54 : (tensor<4489xi64>) -> tensor<67x67xi64>
%56 = stablehlo.multiply %48, %55 : tensor<67x67xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
return %47, %57 : tensor<i64>, tensor<i64>
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
// updated_for_the_next_in_kernel_67x129x67
module {
func.func public @main() {
%zero = stablehlo.constant dense<0> : tensor<i32>
%rounds = stablehlo.constant dense<300007> : tensor<i32>
%first = stablehlo.constant dense<1> : tensor<ui32>
%factor = stablehlo.constant dense<1664525> : tensor<ui32>
%term = stablehlo.constant dense<1013904223> : tensor<ui32>
%last = stablehlo.constant dense<3420290034> : tensor<ui32>
%one = stablehlo.constant dense<1> : tensor<i32>
%loop:2 = stablehlo.while(%i = %zero, %h = %first) : tensor<i32>, tensor<ui32>
cond {
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
%e0 = stablehlo.constant dense<"0x4DE75DF400000000"> : tensor<i64>
stablehlo.custom_call @check.expect_eq(%r#0, %e0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
%e1 = stablehlo.constant dense<"0x82D348E000000000"> : tensor<i64>
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
%34 = stablehlo.reshape %33 : (tensor<67x67xf32>) -> tensor<4489xf32>
%cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
%35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4489xf32>
%36 = stablehlo.add %34, %35 : tensor<4489xf32>
%c_8 = stablehlo.constant dense<5> : tensor<i32>
%37 = stablehlo.add %c_8, %2 : tensor<i32>
%c_9 = stablehlo.constant dense<0> : tensor<i32>
%38:5 = stablehlo.while(%iterArg = %2, %iterArg_16 = %c_9, %iterArg_17 = %37, %iterArg_18 = %33, %iterArg_19 = %36) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<4489xf32>
cond {
%58 = stablehlo.compare LT, %iterArg_16, %iterArg_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
stablehlo.return %58 : tensor<i1>
} do {
%c_20 = stablehlo.constant dense<1> : tensor<i32>
%58 = stablehlo.add %iterArg_16, %c_20 : tensor<i32>
%c_21 = stablehlo.constant dense<3> : tensor<i32>
%59 = stablehlo.add %iterArg, %c_21 : tensor<i32>
%c_22 = stablehlo.constant dense<0> : tensor<i32>
%60 = stablehlo.compare LT, %59, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
%c_23 = stablehlo.constant dense<67> : tensor<i32>
%61 = stablehlo.add %59, %c_23 : tensor<i32>
%62 = stablehlo.select %60, %61, %59 : tensor<i1>, tensor<i32>
%63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
%c_24 = stablehlo.constant dense<5> : tensor<i32>
%64 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<1xi32>
%65 = stablehlo.concatenate %63, %64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%cst_25 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
%66 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
%67 = "stablehlo.scatter"(%iterArg_18, %65, %66) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
stablehlo.return %arg2 : tensor<f32>
}) : (tensor<67x67xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<67x67xf32>
%68 = stablehlo.reshape %67 : (tensor<67x67xf32>) -> tensor<4489xf32>
%69 = stablehlo.reshape %iterArg_19 : (tensor<4489xf32>) -> tensor<67x67xf32>
%70 = stablehlo.reverse %69, dims = [0] : tensor<67x67xf32>
%cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
%71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<67x67xf32>
%72 = stablehlo.multiply %69, %71 : tensor<67x67xf32>
%73 = stablehlo.add %70, %72 : tensor<67x67xf32>
%c_27 = stablehlo.constant dense<-9> : tensor<i64>
%c_28 = stablehlo.constant dense<9> : tensor<i64>
%74 = func.call @clip(%73, %c_27, %c_28) : (tensor<67x67xf32>, tensor<i64>, tensor<i64>) -> tensor<67x67xf32>
stablehlo.return %iterArg, %58, %iterArg_17, %74, %68 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<67x67xf32>, tensor<4489xf32>
}
%39 = stablehlo.convert %38#3 : (tensor<67x67xf32>) -> tensor<67x67xi64>
%40 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_10 = stablehlo.constant dense<2246822519> : tensor<ui32>
%41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%42 = stablehlo.multiply %40, %41 : tensor<4489xui32>
%c_11 = stablehlo.constant dense<14> : tensor<ui32>
%43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%44 = stablehlo.shift_right_logical %42, %43 : tensor<4489xui32>
%45 = stablehlo.convert %44 : (tensor<4489xui32>) -> tensor<4489xi64>
%46 = stablehlo.reshape %45 : (tensor<4489xi64>) -> tensor<67x67xi64>
%47 = stablehlo.multiply %39, %46 : tensor<67x67xi64>
%c_12 = stablehlo.constant dense<0> : tensor<i64>
%48 = stablehlo.reduce(%47 init: %c_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<67x67xi64>, tensor<i64>) -> tensor<i64>
%49 = stablehlo.convert %38#4 : (tensor<4489xf32>) -> tensor<4489xi64>
%50 = stablehlo.iota dim = 0 : tensor<4489xui32>
%c_13 = stablehlo.constant dense<2246822519> : tensor<ui32>
%51 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%52 = stablehlo.multiply %50, %51 : tensor<4489xui32>
%c_14 = stablehlo.constant dense<14> : tensor<ui32>
%53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<4489xui32>
%54 = stablehlo.shift_right_logical %52, %53 : tensor<4489xui32>
%55 = stablehlo.convert %54 : (tensor<4489xui32>) -> tensor<4489xi64>
%56 = stablehlo.multiply %49, %55 : tensor<4489xi64>
%c_15 = stablehlo.constant dense<0> : tensor<i64>
%57 = stablehlo.reduce(%56 init: %c_15) applies stablehlo.add across dimensions = [0] : (tensor<4489xi64>, tensor<i64>) -> tensor<i64>
return %48, %57 : tensor<i64>, tensor<i64>
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
